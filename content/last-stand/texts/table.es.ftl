### La mesa de La última batalla tal como la dibuja el terminal, en español.

## La ronda

table-setup = Preparación
table-over = Fin de la partida, en la ronda { $round }
table-round = Ronda { $round }, etapa { $stage } de 7
table-stage-1 = Cartas
table-stage-2 = Tirada
table-stage-3 = Capacidades
table-stage-4 = Devueltos
table-stage-5 = Golpes
table-stage-6 = Actuar
table-stage-7 = Fin

## El tablero

table-levels = Niveles
table-health = Salud del Titán: casilla { $box } de { $last }, { $zone }
table-weak = DÉBIL
table-kill = LETAL
table-pieces = Cañones en pie: { $cannons } (CAÑÓN usados esta ronda: { $used }). Ciudadanos: { $citizens }

## Los héroes

table-heroes = Héroes
table-hero-setup = { "  " }{ $seat } { $name }: { $stands }
table-hero = { "  " }{ $seat } { $name }: { $stands }, { $hearts ->
        [one] 1 corazón
       *[other] { $hearts } corazones
    }
table-on-offer = Héroes disponibles
table-nowhere = aún sin colocar
table-stands = nivel { $level } ({ $place })
table-content = , ha dicho «listo»
table-holds-none = no tiene dados
table-holds = tiene { $faces }
table-borrowed = prestado { $face }
table-half = queda 1 { $face } de un dado doble
table-locked = TITÁN bloqueados { $count }
table-with-titan = en manos del Titán { $count }
table-returned = por volver a tirar { $count }
table-aside = apartados { $count }
table-lent = prestados { $count }
table-spent = gastados { $count }
table-power-eren = puede prestar un dado a cada compañero antes de los golpes
table-power-sasha = su ESQUIVA vale por cualquier cara menos TITÁN
table-power-erwin = TÁCTICA y ESQUIVA valen la una por la otra
table-power-mikasa = su propia LUCHA cuenta doble
table-power-conny = su propio MOVER cuenta doble
table-power-levi = no entrega al Titán sus dados TITÁN
table-power-armin = por una TÁCTICA pone encima cualquier carta de tácticas
table-power-hange = su propio CAÑÓN hiere desde cualquier nivel
table-power-of-lend = puede prestar un dado a cada compañero antes de los golpes
table-power-of-wild = { $face } vale por cualquier cara menos TITÁN
table-power-of-swap = { $face } y { $with } valen la una por la otra
table-power-of-double = cada { $face } del héroe cuenta doble
table-power-of-keeps-titan = no entrega al Titán sus dados TITÁN
table-power-of-search = por { $price } { $face } pone encima cualquier carta de tácticas
table-power-of-far = cada { $face } del héroe hiere desde cualquier nivel

## El Titán

table-ability = { "  " }{ $name } ({ $cost } TITÁN): { $does }
table-third-locked-weak = bloqueada hasta que la ficha de salud esté en la zona DÉBIL, desde la casilla { $box }
table-third-locked-healthy = bloqueada mientras la ficha de salud esté en la zona DÉBIL o en la LETAL
table-ability-hit-hero = los héroes eligen quién pierde un corazón
table-ability-crush-hero = el Titán elige quién pierde un corazón
table-ability-hinder = aparta un dado de un héroe
table-ability-sudden-charge = cambia una carta de la mesa por una de la mano
table-ability-fury = coloca una tercera carta boca arriba
table-titan-dice = { "  " }Dados en manos del Titán: { $count } ({ $whose })
table-slot-first = { "  " }Primera carta: { $lies }
table-slot-fury = { "  " }Carta de Furia: { $lies }
table-slot-second = { "  " }Segunda carta: { $lies }
table-slot-empty = ninguna
table-slot-face-down = boca abajo
table-slot-hidden = boca abajo, una de estas: { $cards }
table-slot-hidden-known = boca abajo, { $card }
table-hand = { "  " }Mano: { $cards }
table-hand-or-hidden = { "  " }Mano y carta boca abajo: { $cards }
table-laid-aside = { "  " }A un lado esta ronda: { $cards }
table-card-individual = { $name }: cada héroe en { $levels } ({ $area }) { $effects }, o paga { $price } ESQUIVA
table-card-collective = { $name }: { $effects }, salvo que los héroes paguen juntos { $price } TÁCTICA
table-effect-lose-heart = pierde un corazón
table-effect-lose-die = pierde un dado
table-effect-devour = se come a { $count ->
        [one] 1 ciudadano
       *[other] { $count } ciudadanos
    }
table-effect-cannons = destruye { $count ->
        [one] 1 cañón
       *[other] { $count } cañones
    }
table-effect-regenerate = se cura { $count ->
        [one] 1 casilla
       *[other] { $count } casillas
    }

## Tácticas

table-tactics = Carta de tácticas: { $card }
table-met = [x]
table-open = [ ]
table-condition = un héroe en el nivel { $level } paga { $symbols }
table-together = entre todos pagan { $symbols } (pagado: { $paid })
table-kill-zone = la ficha está en la zona LETAL
table-two-heroes = Con dos héroes bastan { $needed } de las tres.
table-two-heroes-kill = Con dos héroes bastan { $needed } de las tres: la zona es una, y un héroe está en el nivel { $level }.
table-tactics-open-cards = Efecto: desde la próxima ronda el Titán coloca las dos cartas boca arriba.
table-tactics-remove-card = Efecto: una carta al azar de la mano del Titán sale de la partida.
table-tactics-collapse = Efecto: la ficha va a la última casilla.
table-tactics-heal = Efecto: cada héroe gana { $count ->
        [one] 1 corazón
       *[other] { $count } corazones
    }, hasta { $most }.
table-tactics-rescue = Efecto: vuelven hasta { $count } ciudadanos.
table-tactics-victory = Efecto: ganan los héroes.
table-deck = { "  " }Siguientes en el mazo: { $cards }

## Probabilidades

line-odds-roll = TITÁN { $titan } %

## Lo que se esperaba entre las palabras de una acción

expected-an-action-such-as-roll-fight-1-or-content = una acción como 'roll fight:1' o 'content'
expected-a-titan = un Titán
expected-a-hero = un héroe
expected-a-level = un nivel
expected-a-tactics-card = una carta de tácticas
expected-an-action-card = una carta de acción
expected-a-hero-s-seat = el asiento de un héroe
expected-a-hero-s-seat-such-as-hero1 = el asiento de un héroe como hero1
expected-a-face = una cara
expected-a-face-and-a-number-such-as-fight-2 = una cara y un número como fight:2
expected-each-face-once = cada cara una sola vez
expected-up-or-down = up o down
expected-other-or-nothing = other o nada
expected-how-many-other-dice = cuántos otros dados
expected-a-condition-1-or-2 = una condición, 1 o 2
expected-an-ability-1-to-3 = una capacidad, de 1 a 3
expected-pay = pay
expected-how-many-dice-of-each-hero-such-as-1-0-2-0 = cuántos dados de cada héroe, como 1,0,2,0
expected-first-or-second = first o second
expected-on-die-returned-swap-or-card = on, die, returned, swap o card
