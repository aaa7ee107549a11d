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

## Pistas y repasos

hint-thinks = El ordenador lo está pensando…
hint-line = Pista: { $choice }
hint-other = Que elija primero { $name }.
hint-odds = Con ella ganas el { $after } % de las veces; tal como está, el { $now } %, y con otras elecciones el { $others } % de media.
hint-only = No hay otra cosa que hacer. Ganas el { $now } % de las veces.
hint-none = Ahora no hay nada que aconsejar.
hint-off = Solo se dan pistas a quien juega a solas contra el ordenador.
review-heading = { $name }: las elecciones que más costaron, de { $count }
review-nothing = { $name }: ninguna de { $count } elecciones costó nada digno de mención.
review-slip =
    { "  " }{ $input }. { $done }
    { "     " }mejor: { $better }
    { "     " }costó { $loss } puntos: { $to } % en vez de { $from } %

## Lo que habla a favor de una elección

reason-last-stand-start-up = El enfrentamiento te favorece.
reason-last-stand-start-down = El enfrentamiento va en tu contra.
reason-last-stand-citizens-up = { $side ->
    [titan] Se devora a más ciudadanos.
   *[hero] Sobreviven más ciudadanos.
}
reason-last-stand-citizens-down = { $side ->
    [titan] Perdona a ciudadanos.
   *[hero] Cuesta ciudadanos.
}
reason-last-stand-cannons-up = { $side ->
    [titan] Se aplastan más cañones.
   *[hero] Quedan más cañones enteros.
}
reason-last-stand-cannons-down = { $side ->
    [titan] Perdona cañones.
   *[hero] Cuesta cañones.
}
reason-last-stand-hearts-up = { $side ->
    [titan] Los héroes pierden más corazones.
   *[hero] Los héroes conservan más corazones.
}
reason-last-stand-hearts-down = { $side ->
    [titan] Deja a los héroes sus corazones.
   *[hero] Cuesta corazones a los héroes.
}
reason-last-stand-marker-up = { $side ->
    [titan] Te mantiene más lejos de tu fin.
   *[hero] Acerca al Titán a su fin.
}
reason-last-stand-marker-down = { $side ->
    [titan] Deja que te hieran más.
   *[hero] Hiere menos al Titán.
}
reason-last-stand-deck-up = { $side ->
    [titan] Deja a los héroes menos de sus cartas de táctica.
   *[hero] Saca más de las cartas de táctica.
}
reason-last-stand-deck-down = { $side ->
    [titan] Deja a los héroes más de sus cartas de táctica.
   *[hero] Saca menos de las cartas de táctica.
}
reason-last-stand-levels-up = { $side ->
    [titan] Los héroes quedan en peores niveles.
   *[hero] Los héroes quedan en mejores niveles.
}
reason-last-stand-levels-down = { $side ->
    [titan] Los héroes quedan en mejores niveles.
   *[hero] Los héroes quedan en peores niveles.
}
reason-anima-levels-up = Caen más de los suyos que de los tuyos.
reason-anima-levels-down = Pueden caer más de los tuyos.
reason-anima-numbers-up = Queda más de tu grupo que del suyo.
reason-anima-numbers-down = Queda menos de tu grupo.
reason-anima-wounds-up = Hace más heridas de las que recibe.
reason-anima-wounds-down = Recibe más heridas de las que hace.
reason-anima-actions-up = Te deja más puntos de acción.
reason-anima-actions-down = Gasta puntos de acción.
reason-anima-states-up = Tu bando queda en mejores estados que el suyo.
reason-anima-states-down = Tu bando queda en peores estados que el suyo.
reason-anima-threat-up = Amenazas más de lo que te amenazan.
reason-anima-threat-down = Te amenazan más de lo que amenazas.
reason-anima-score-up = Llevas más ventaja cuando se acaben los turnos.
reason-anima-score-down = Llevas menos ventaja cuando se acaben los turnos.
reason-anima-nodes-up = Controlas más nodos.
reason-anima-nodes-down = Controlas menos nodos.
reason-anima-flag-up = Avanzas con la bandera.
reason-anima-flag-down = Te quedas atrás con la bandera.
reason-anima-cards-up = Conservas más cartas y gnosis.
reason-anima-cards-down = Gasta cartas o gnosis.
