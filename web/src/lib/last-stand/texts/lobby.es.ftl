# What the lobby says of The Last Stand, in Spanish.
lobby-last-stand-play = Enfréntate al Titán
lobby-last-stand-titan = Sé el Titán
lobby-last-stand-text = Tres héroes contra el ordenador.
scene-last-stand = Un gigante demacrado se inclina sobre una ciudad de mesa y alcanza su torre
game-last-stand = The Last Stand
friend-last-stand = Titán
