field-board = El campo de batalla
field-keys = Las flechas recorren el tablero, Tab pasa por lo que se puede elegir, Intro elige, Escape da un paso atrás, más y menos cambian el tamaño, las cifras toman un verbo de tu mano.
field-pieces = Quién está sobre la mesa
field-minimap = Toda la mesa, con la parte que se ve
field-sight = Líneas de visión
field-control = Zonas de control
field-control-blind = En esta partida no se miden las zonas de control
field-measure = Medir
field-measure-blind = En esta partida solo se mide después de declarar algo
field-whole = Toda la mesa
field-can = se puede elegir
field-yours = tuyo
field-theirs = del rival
field-hidden = oculto
field-finished = ha terminado
field-engaged = trabado
field-infiltrating = infiltrado
field-level = nivel { $level }
field-life = vida { $now } de { $of }
field-actions = { $now } de { $of } puntos de acción
field-tray = Junto a la mesa
field-plot-card = Una carta de trama
field-gnosis = { $count ->
    [one] { $count } punto de gnosis
   *[other] { $count } puntos de gnosis
}
field-turn-number = Turno { $turn }
field-turn-limit = de { $limit }
field-phase-setup = Preparación
field-phase-recovery = Recuperación
field-phase-maintenance = Mantenimiento
field-phase-action = Acción
field-phase-over = El final
field-not-now = ahora no
field-idle = Ahora no se te pide nada.
field-costs = { $count ->
    [one] cuesta { $count } punto de acción
   *[other] cuesta { $count } puntos de acción
}
field-targets = { $count ->
    [one] { $count } objetivo
   *[other] { $count } objetivos
}
field-squares = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
field-left = quedan { $length }
field-at-worst = { $chance } si responde
field-answered = si responde
field-stop = Parar aquí
field-turn = Girar
field-other = Otro objetivo
field-back = Atrás
field-verb-go = Ir
field-verb-free = Movimiento libre
field-verb-walk = Andar
field-verb-run = Correr
field-verb-charge = Cargar
field-verb-attack = Atacar
field-verb-shoot = Disparar
field-verb-dodge = Esquivar
field-verb-counter = Contraatacar
field-verb-push-to = Empujar allí
field-verb-slam = Embestir
field-verb-climb = Trepar
field-verb-end = Terminar
field-verb-let-be = Dejarlo pasar
field-verb-activate = Que actúe
field-verb-deploy = Desplegar
field-verb-put = Poner allí
field-verb-pick = Elegir
field-verb-reveal = Salir a la luz
field-verb-infiltrate = Infiltrar
field-verb-place-marker = Poner un marcador
field-verb-intercept = Interponerse
field-verb-take-shot = Recibir el disparo
field-verb-place-flag = Plantar la bandera
field-verb-use = Habilidad
field-ask-leg = { $verb }, quedan { $left }. Se puede girar: pulsa el final del siguiente tramo y luego el otro; termina con Parar aquí.
field-ask-leg-on = Quedan { $left }: pulsa el siguiente tramo o termina con Parar aquí.
field-ask-run = { $verb }, { $left }: una sola línea recta, y lo que no se usa se pierde. Pulsa dónde acaba.
field-ask-sure = ¿{ $verb } hasta ahí? Pulsa otra vez o Intro; lo que queda se pierde.
field-ask-whom = { $verb }: ¿a quién? Pulsa a uno de los marcados.
field-unmeasured = Nada se mide antes de declararlo, así que puede quedarse corto.
field-ask-deploy = Le toca a { $name }: pulsa un lugar libre en la zona azul.
field-ask-set = { $name }: pulsa dónde queda su centro.
field-ask-where = Pulsa un lugar marcado.
field-missed = Aquí no. Pulsa un lugar marcado.
field-hit = impacto
field-hit-chance = Probabilidad de recibir el golpe
field-if-reached = si llega
field-point-where = Pulsa un lugar
field-point-whom = Pulsa a alguien
field-first-you = Tú primero
field-first = { $name } primero
