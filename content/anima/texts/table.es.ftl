### La mesa de Anima Tactics tal como la dibuja el terminal, y lo que pregunta antes de una batalla, en español.

## El encabezado de la mesa

battle-setup = Antes de la batalla
battle-turn = Turno { $turn } de { $limit }. Primero actúa el { $side }.
battle-turn-endless = Turno { $turn }, sin límite. Primero actúa el { $side }.
battle-over = Fin de la batalla, en el turno { $turn }
battle-field = { $map }: { $measure }, { $scenario }, { $edition }

## El mapa

battle-legend = Signos: { $marks }. a1 y b1 son personajes del bando A y del bando B.
battle-legend-level = nivel { $level }
battle-legend-zone = zona de despliegue
battle-legend-node = nodo de poder
battle-legend-flag = bandera
battle-legend-board = Una casilla se escribe x,y: x cuenta hacia la derecha e y hacia arriba.
battle-legend-letters = En este mapa son letras: A es a1, B es a2, y en minúscula a es b1, b es b2. Una casilla se escribe x,y: x cuenta hacia la derecha e y hacia arriba.
battle-legend-table = Un punto se escribe x,y en pulgadas: x cuenta hacia la derecha e y hacia arriba. Una columna son { $column } pulgadas y una fila { $row }.

## Nodos y banderas

battle-node = Nodo { $number } en { $place }: { $side }
battle-nobody = de nadie
battle-flag = La bandera del { $side }: { $lies }
battle-flag-nowhere = sin colocar
battle-flag-at = en { $place }
battle-flag-carried = la lleva { $who }

## Los personajes

battle-side = { $side }, { $zone }: { $standing } de { $all } en la mesa, { $levels } niveles
battle-side-setup = { $side }: { $standing } de { $all } en la mesa
battle-waits = { $who }: sin desplegar
battle-fallen = { $who }: ha caído
battle-stands = { $who } en { $place }
battle-fights = { $who } en { $place }: { $life } de { $most } PV, { $actions } de { $all } PA
battle-on-level = en el nivel { $level }
battle-acts = está actuando
battle-engaged = trabado con { $enemies }
battle-mark-turned = ya ha actuado
battle-mark-moved = ya ha movido
battle-mark-sought = ya ha buscado
battle-mark-intercepted = ya ha interceptado
battle-mark-hidden = oculto
battle-mark-escaped = ha escapado
battle-mark-stunned = aturdido
battle-mark-surfaced = acaba de aparecer
battle-mark-summoned = invocado
battle-mark-passing = se va al acabar el turno
battle-mark-worthless = no vale nada para el enemigo
battle-tokens = { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
battle-on = en vigor: { $abilities }
battle-changed = bajo el efecto de { $abilities }
battle-gnosis = Gnosis: { $count }
battle-status = { $status } { $count }
battle-on-node = sobre un nodo
battle-carries = lleva la bandera del { $side }
battle-bears = lleva { $cards }
battle-hand = Cartas de trama: { $cards }
battle-hand-hidden = una de { $points } puntos
battle-card = Nivel { $level }, Ataque { $attack }, Daño { $damage }, Defensa { $defense }, Armadura { $armor }, Resistencia { $resistance }, Caminar { $walk }, Correr { $run }
battle-card-range = alcance { $range }
battle-marker = { $side }, marcador { $number } en { $place }
battle-infiltrated = { $who }: infiltrado, en algún lugar entre los marcadores
battle-searched = { $who } ha registrado el marcador { $number }. ¿Hay alguien ahí?
battle-may-reveal = Ahora se puede revelar a los infiltrados.
battle-markers-left = { $count ->
        [one] Falta por colocar 1 marcador.
       *[other] Faltan por colocar { $count } marcadores.
    }
battle-legend-marker = marcador de infiltración
battle-card-intangible = intangible
battle-card-open-movement = ignora el terreno abrupto
battle-card-advanced-deployment = Despliegue avanzado
battle-card-infiltration = Infiltración
battle-card-initiative = Iniciativa
battle-card-critical-mastery = Maestría crítica
battle-card-damage-resistance = no esquiva ni contraataca
battle-card-immunity = inmune a { $states }
battle-card-flight = vuela

## Lo que ocurre ahora

battle-attack-aims = { $who } ataca a { $target } y nombra a quién más ataca del mismo modo.
battle-attack-coming = { $kind }: { $who } contra { $target }. ¿Se interpone alguien?
battle-attack-arrives = { $kind }: { $who } contra { $target }.
battle-attack-pushes = { $kind }: { $who } desplaza a { $target }.
battle-moving = { $gait }: quedan { $left }
battle-scenery-left = { $count ->
        [one] Falta un elemento de escenografía por colocar.
       *[other] Faltan { $count } elementos de escenografía por colocar.
    }

## Lo que las cartas ofrecen y preguntan

battle-ability = { $name }: { $head }. { $body }
battle-ability-bare = { $name }: { $head }.
battle-plot-card = una carta de trama
battle-option = { $number }: { $text }
battle-upkeep = { $who } puede pagar { $cost } de sus { $actions } PA para mantener { $ability }. Si no, termina.
battle-asks-whether = { $by }: ¿quieres que ocurra?
battle-asks-whom = { $by }: ¿para quién?
battle-asks-which = { $by }: ¿cuál de estas opciones?
battle-asks-where = ¿Dónde se coloca a { $who }?
battle-asks-counter = { $who }: ¿de qué estado se quita un contador?
battle-moment-deployment-begins = Las zonas están elegidas y nadie ha desplegado todavía.
battle-moment-game-begins = Todos están desplegados y va a empezar el primer turno.
battle-moment-recovery-begins = Empieza la fase de Recuperación.
battle-moment-recovery-ends = Acaba la fase de Recuperación.
battle-moment-maintenance-begins = Empieza la fase de Mantenimiento.
battle-moment-maintenance-ends = Acaba la fase de Mantenimiento.
battle-moment-actions-begin = Empieza la fase de Acción.
battle-moment-turn-ends = Acaba el turno.
battle-moment-activated = { $subject } se activa.
battle-moment-attacked = { $cause } ataca a { $subject }.
battle-moment-before-roll = { $cause } va a tirar contra { $subject }.
battle-moment-after-roll = { $cause } ha tirado contra { $subject }.
battle-moment-rolls = { $test ->
        [escape] { $subject } va a tirar para escapar.
        [seek] { $subject } va a tirar para buscar.
        [resist] { $subject } va a tirar para resistir a { $cause }.
        [run-over] { $subject } va a tirar para apartarse.
        [doom] { $subject } va a tirar por la Condena.
        [dodge] { $subject } va a tirar su esquiva.
        [first] Los dos bandos van a tirar por quién empieza.
       *[card] Una carta de { $subject } va a tirar un dado.
    }
battle-moment-rolled = { $subject } ha sacado { $die }.
battle-moment-hit = { $cause } impacta a { $subject }.
battle-moment-missed = { $cause } falla contra { $subject }.
battle-moment-critical = { $cause } logra un crítico contra { $subject }.
battle-moment-before-damage = { $subject } va a perder puntos de vida por { $cause }.
battle-moment-before-loss = { $subject } va a perder puntos de vida.
battle-moment-damaged = { $subject } ha perdido puntos de vida.
battle-moment-dying = A { $subject } no le quedan puntos de vida.
battle-moment-died = { $subject } ha dejado la mesa.
battle-moment-escapes = { $subject } intenta escapar.
battle-moment-moves = { $subject } va a moverse.
battle-moment-moved = { $subject } ha terminado de moverse.
battle-moment-touches = { $subject } ha entrado en contacto.
battle-moment-uses = { $subject } ha usado una habilidad.
battle-moment-gnosis = Se gasta un punto de gnosis por { $subject }.
battle-moment-summoned = { $subject } ha sido invocado.
battle-moment-comes-near = { $subject } se ha acercado.
battle-moment-revealed = { $subject } deja de estar oculto.
battle-moment-healed = { $cause } ha curado a { $subject }.
battle-moment-state-given = { $cause } ha causado un estado a { $subject }.
battle-moment-guarded = { $cause } se interpone por { $subject }.
battle-moment-plays = Se juega una carta de trama.
battle-moment-pays-upkeep = { $subject } ha pagado un mantenimiento.
battle-moment-charged = { $subject } ha cargado.
battle-moment-between = Ha terminado una acción.
battle-moment-failed = La tirada de { $subject } ha fallado.
battle-moment-succeeded = La tirada de { $subject } ha tenido éxito.
battle-moment-activation-ends = La activación de { $subject } ha terminado.
battle-moment-displaced = { $cause } ha movido a { $subject }.
battle-moment-passed = { $cause } ha sobrepasado a { $subject }.
battle-moment-initiative = El bando de { $subject } ha ganado la tirada de iniciativa.
battle-moment-sacrificed = { $subject } ha sacrificado puntos de vida.
battle-moment-affected = Una habilidad de { $cause } va a afectar a { $subject }.

## Grupos de opciones; lo que se ha de teclear se teclea tal cual

group-answer = Tu respuesta. Las probabilidades son del ataque tal como llega.
group-answer-more = Para interponerse en otro sitio: { $example }
group-window = Puedes responder.
group-put = ¿Adónde?
group-put-more = A cualquier otro sitio permitido: { $example }
group-ability = Habilidades. Las probabilidades son sin respuesta.
group-ability-more = Para acabar una carga en otro sitio: { $example }
group-choose = Tu elección
group-scenery = Coloca escenografía.
group-scenery-more = En otro sitio: { $example }, donde el último número son cuartos de vuelta.
group-deploy = Despliega a alguien.
group-deploy-more = En otro sitio de tu zona: { $example }
group-infiltrate = Infiltración
group-infiltrate-more = En cualquier otro lugar: { $example }
group-flag = Coloca tu bandera.
group-flag-more = En otro sitio de tu zona: { $example }
group-activate = ¿Quién actúa?
group-fight = Ataca. Las probabilidades son sin respuesta.
group-fight-more = Para acabar una carga en otro sitio: { $example }
group-move = Muévete
group-move-more = Para trepar a otro sitio: { $example }
group-go = ¿Adónde?
group-go-more = A cualquier otro sitio: { $example }
group-special = Otras acciones
group-end = O bien

## Lo que distingue las opciones

line-offer-figure = { $figure }, { $life } PV, { $actions } PA
line-offer-reach = hasta { $reach }
line-offer-contact = en contacto con { $enemy }
line-offer-towards = hacia { $enemy }
line-offer-on-node = sobre el nodo { $node }
line-offer-to-node = hacia el nodo { $node }
line-offer-to-flag = hacia la bandera enemiga
line-offer-home = a casa con la bandera
line-offer-away = lo más lejos de todo enemigo
line-offer-piece = se escribe { $piece_id }
line-offer-front = { $figure }, delante
line-offer-back = { $figure }, detrás

## Probabilidades

line-odds-attack = acierta el { $chance } %, quita { $lost } PV de media{ $kill ->
        [0] {""}
       *[other] , mata el { $kill } %
    }{ $many ->
        [0] {""}
       *[other] ; entre todos { $all } PV{ $own_count ->
            [0] {""}
           *[other] {" "}(y { $own } de los tuyos)
        }
    }{ $cut ->
        [0] {""}
        [1] ; sin lo que venga tras los golpes
       *[other] ; solo el primer golpe
    }
line-odds-shot = hasta medio alcance acierta el { $chance } %, quita { $lost } PV de media{ $kill ->
        [0] {""}
       *[other] , mata el { $kill } %
    }; más allá { $far } %, { $far-lost } PV{ $far-kill ->
        [0] {""}
       *[other] , mata el { $far-kill } %
    }
line-odds-arriving = si llega, acierta el { $chance } %, quita { $lost } PV de media{ $kill ->
        [0] {""}
       *[other] , mata el { $kill } %
    }
line-odds-arriving-chance = si llega, lo logra el { $chance } %
line-odds-answer = te aciertan el { $chance } %, pierdes { $lost } PV de media{ $kill ->
        [0] {""}
       *[other] , mueres el { $kill } %
    }{ $back ->
        [0] {""}
       *[other] ; devuelves el golpe el { $back } %, { $back-lost } PV
    }{ $best ->
        [0] {""}
       *[other] ; la mejor respuesta
    }{ $cut ->
        [0] {""}
        [1] ; sin lo que venga tras los golpes
       *[other] ; solo el primer golpe
    }
line-odds-effect = { $rolls ->
        [0] surte efecto el { $chance } %
       *[other] surte efecto en { $held } de { $rolls } de media
    }{ $lost_count ->
        [0] {""}
       *[other] , quita { $lost } PV de media
    }{ $kill ->
        [0] {""}
       *[other] , mata el { $kill } %
    }
line-odds-chance = sale bien el { $chance } %

## Antes de una batalla

form-edition = ¿Qué reglas?
form-measure = ¿En casillas o con medida libre?
form-map = ¿Qué mapa?
form-a = ¿El grupo del bando A? Uno de estos, personajes separados por comas o un archivo tuyo.
form-b = ¿El grupo del bando B? Uno de estos, personajes separados por comas o un archivo tuyo.
form-scenario = ¿Qué escenario?
form-scenery = ¿De dónde sale la escenografía?
name-scenery-from-map = la del mapa
name-scenery-from-rolled = se tira y se coloca por turnos
name-scenery-from-none = ninguna

## Lo que se esperaba entre las palabras de una acción

expected-an-action-such-as-walk-attack-b1-or-end = una acción como 'walk', 'attack b1' o 'end'
expected-a-piece-of-scenery = un elemento de escenografía
expected-quarter-turns-0-to-3 = cuartos de vuelta, de 0 a 3
expected-an-edge-0-or-1 = un borde, 0 o 1
expected-a-or-b = a o b
expected-a-figure = un personaje
expected-a-figure-such-as-a1-or-b3 = un personaje como a1 o b3
expected-a-place = un lugar
expected-a-point-in-inches-such-as-12-5-8 = un punto en pulgadas como 12.5,8
expected-a-square-such-as-12-8 = una casilla como 12,8
expected-a-plot-card = una carta de trama
expected-the-number-of-an-ability = el número de una habilidad
expected-the-number-of-an-option = el número de una opción
expected-the-number-of-a-marker = el número de un marcador
