# I nomi in italiano.

name-lamp-captain = Capitana della lanterna
ability-lamp-captain-steady-light = Luce ferma
name-roof-runner = Corritetti
ability-roof-runner-chimney-kick = Calcio del camino
name-bell-archer = Arciera del campanile
name-waxed-coat = Mantello cerato
ability-waxed-coat-waxed-coat = Mantello cerato
name-first-shift = Il primo turno
