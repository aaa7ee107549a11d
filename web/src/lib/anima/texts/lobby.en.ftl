# What the lobby says of Anima Tactics, in English.
lobby-anima-play = Take the field
lobby-anima-text = Your party against the computer.
lobby-anima-party = Choose a party
scene-anima = A hooded rival sets down a piece on an inked map
game-anima = Anima Tactics
friend-anima = Field
