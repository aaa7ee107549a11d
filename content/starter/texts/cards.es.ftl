# Los nombres en español.

name-lamp-captain = Capitana del farol
ability-lamp-captain-steady-light = Luz firme
name-roof-runner = Corretejados
ability-roof-runner-chimney-kick = Patada de chimenea
name-bell-archer = Arquera del campanario
name-waxed-coat = Abrigo encerado
ability-waxed-coat-waxed-coat = Abrigo encerado
name-first-shift = El primer turno
