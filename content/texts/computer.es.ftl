### El ordenador como rival y como consejero, en español.

## Rivales

opponent-level = nivel { $level }
opponent-random = al azar
form-opponent = ¿Cómo juega el ordenador?
form-opponent-random = al azar
form-opponent-1 = una primera tarde: toma lo que tiene delante
form-opponent-2 = sensato a primera vista, y contesta al momento
form-opponent-3 = mira hacia delante antes de contestar
form-opponent-4 = sopesa planes contra tus respuestas
form-opponent-5 = el mejor que hay; piensa uno o dos segundos
form-persona = ¿De qué manera?
form-persona-plain = lo que gane
form-persona-bold = el daño hecho cuenta más que el sufrido
form-persona-careful = el daño sufrido cuenta más que el hecho
form-persona-vengeful = va a por quien ya está herido
persona-plain = sin carácter
persona-bold = audaz
persona-careful = prudente
persona-vengeful = vengativo
