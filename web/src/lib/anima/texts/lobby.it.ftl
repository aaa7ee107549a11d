# What the lobby says of Anima Tactics, in Italian.
lobby-anima-play = Scendi in campo
lobby-anima-text = Il tuo gruppo contro il computer.
lobby-anima-party = Scegli un gruppo
scene-anima = Un rivale incappucciato posa un pezzo su una mappa a inchiostro
game-anima = Anima Tactics
friend-anima = Campo
