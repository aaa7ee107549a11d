# What the lobby says of The Last Stand, in Italian.
lobby-last-stand-play = Affronta il Titano
lobby-last-stand-titan = Sii il Titano
lobby-last-stand-text = Tre eroi contro il computer.
scene-last-stand = Un gigante scarno si china su una città da tavolo e afferra la sua torre
game-last-stand = The Last Stand
friend-last-stand = Titano
