titan-you = tú
titan-nobody = nadie aún
titan-hero-number = Héroe { $number }
titan-level = nivel { $level }
titan-levels = Niveles, de arriba abajo
titan-done = ha terminado
titan-dodged = ha esquivado
titan-hearts = { $left } de { $of } corazones
titan-dice-of = Dados de { $name }
titan-half = Queda un símbolo de un dado doble.
titan-face-titan = TITÁN
titan-face-move = MOVER
titan-face-fight = LUCHA
titan-face-cannon = CAÑÓN
titan-face-tactics = TÁCTICA
titan-face-dodge = ESQUIVA
titan-face-none = un dado sin cara
titan-die = { $face }, { $state }
titan-die-held = en la bandeja
titan-die-locked = bloqueado
titan-die-borrowed = prestado
titan-die-with-titan = con el Titán
titan-die-returned = vuelve para tirarse
titan-die-aside = apartado
titan-die-lent = prestado a un compañero
titan-die-spent = gastado
titan-away-with-titan = Titán
titan-away-returned = vuelve
titan-away-aside = aparte
titan-away-lent = prestado
titan-away-spent = pagado
titan-die-does-take = tómalo para volver a tirarlo
titan-die-does-put-back = déjalo de nuevo
titan-die-does-pay = mira qué puede pagar
titan-side = El Titán y sus cartas
titan-tactics = Carta de táctica
titan-hand = Cartas en la mano del Titán
titan-cost = { $count } dados TITÁN
titan-strikes = golpea
titan-strikes-all = toda la ciudad
titan-harm = daño
titan-stop = parar
titan-card-done = resuelta
titan-face-down = { $count ->
    [one] Boca abajo: es esta
   *[other] Boca abajo, una de { $count }
}
titan-face-down-known = Boca abajo: { $card }, solo tú lo sabes
titan-card-back = Una carta boca abajo
titan-would-strike = golpearía a { $name }
titan-laid-aside = apartadas, vuelven la próxima ronda
titan-blinded = Cegado: ambas cartas se ponen boca arriba.
titan-grip = { $count ->
    [0] Ningún dado en su mano
    [one] 1 dado en su mano
   *[other] { $count } dados en su mano
}
titan-kill-zone = zona LETAL
titan-weak = DÉBIL
titan-kill = LETAL
titan-nobody-on = nadie en el { $level }
titan-boxes-to-go = { $count ->
    [one] falta 1 casilla
   *[other] faltan { $count } casillas
}
titan-met = pagado
titan-pay = Pagar
titan-below = Debajo:
titan-unseen = { $count } sin ver
titan-citizens = { $left } de { $of } ciudadanos
titan-cannons = { $left } de { $of } cañones
titan-cannons-used = { $count } disparados
titan-place = Nivel { $level }, { $name }
titan-place-hero = { $name } está aquí con { $left } de { $of } corazones
titan-place-empty = No hay nadie
titan-place-struck = { $card } golpea aquí
titan-stages = Fases de la ronda { $round }
titan-setup = Antes de la primera ronda
titan-now = ahora:
titan-choose-titan = Qué Titán ataca
titan-choose-hero = Quién defiende la ciudad
titan-lies-open = boca arriba
titan-lies-down = boca abajo
titan-tab-dice = Dados
titan-tab-titan = Titán
titan-tab-tactics = Táctica
titan-verb-up = Subir
titan-verb-down = Bajar
titan-verb-fight = Cortar
titan-verb-cannon = Disparar
titan-verb-meet-1 = Condición 1
titan-verb-meet-2 = Condición 2
titan-verb-together = Entre todos
titan-verb-cycle = Otra táctica
titan-verb-search = Buscar
titan-verb-content = Listo
titan-verb-roll = Volver a tirar
titan-verb-dodge = Esquivar
titan-verb-suffer = Aguantar
titan-verb-put-in = Aportar TÁCTICA
titan-verb-lend = Prestar un dado
titan-verb-lay = Poner dos cartas
titan-roll-pick = Pulsa los dados que quieras tirar
titan-lay-first = Pulsa la carta que irá boca arriba
titan-lay-second = Ahora la que irá boca abajo
titan-ways = { $count } maneras
titan-waiting = ahora no se te pide
titan-not-now = ahora no se puede
titan-not-yet = más tarde en la ronda
titan-later = fase { $stage }
titan-back = Atrás
titan-slot = { $slot ->
    [first] la primera carta
   *[second] la segunda carta
}
titan-put-in = { $count } de { $price } hasta ahora
titan-marker = marcador { $from } → { $to }
titan-health = Salud del Titán: casilla { $box } de { $last }. La zona DÉBIL empieza en { $weak }, la zona LETAL en { $kill }.
titan-computer = ordenador
titan-rule = Regla { $rule }
titan-not-seen = aún no vista
titan-rules = Reglas
