# What the lobby says of The Last Stand, in English.
lobby-last-stand-play = Face the Titan
lobby-last-stand-titan = Be the Titan
lobby-last-stand-text = Three heroes against the computer.
scene-last-stand = A gaunt giant leans over a table-top town and reaches for its tower
game-last-stand = The Last Stand
friend-last-stand = Titan
