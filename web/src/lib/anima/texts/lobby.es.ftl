# What the lobby says of Anima Tactics, in Spanish.
lobby-anima-play = Sal al campo
lobby-anima-text = Tu grupo contra el ordenador.
lobby-anima-party = Elegir grupo
scene-anima = Un rival encapuchado coloca una pieza sobre un mapa a tinta
game-anima = Anima Tactics
friend-anima = Campo
