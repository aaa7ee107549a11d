### Lo que dice Anima Tactics en español: sucesos, elecciones, rechazos y qué falla en una ficha, un grupo o un archivo, un mensaje por línea.
### Los sucesos y los rechazos son frases con punto; las elecciones, órdenes sin él. Los nombres llegan traducidos, y de cada nombre $KEY_id es su identificador, para elegir variante.
### Los lugares y las longitudes llegan escritos: pulgadas en una mesa, casillas en un tablero. PA son puntos de acción; PV, puntos de vida.

## Sucesos: preparación

line-scenery-rolled = Los dados de escenografía muestran { $a } y { $b }: { $pieces } elementos.
line-tied = Los dos sacan { $die }, así que repiten la tirada.
line-scenery-order = Los dados muestran { $a } y { $b }: el { $side } coloca el primer elemento de escenografía.
line-piece-set = El { $side } coloca { $piece } en { $at }.
line-deploy-rolled = Los dados muestran { $a } y { $b }: el { $side } elige el borde y despliega primero.
line-initiative-adds = { $side } suma { $by } a su dado por Iniciativa.
line-edge-chosen = El { $side } se queda el { $zone }.
line-plot-taken = El { $side } toma en la mano la carta de trama { $card } ({ $points }).
line-plot-taken-unseen = El { $side } toma en la mano una carta de trama de { $points } puntos.
line-deployed = { $who } se despliega en { $at }.
line-flag-set = El { $side } pone su bandera en { $at }.
line-nodes-set = Hay { $count } nodos de poder.
line-first-actions = { $actions ->
        [one] { $who } empieza con 1 PA.
       *[other] { $who } empieza con { $actions } PA.
    }
line-first-rolled = Los dados muestran { $a } y { $b }: el { $side } dice quién actúa primero.
line-goes-first = El { $side } actúa primero.

## Sucesos: el turno

line-turn-begins = Empieza el turno { $turn }.
line-straightened = Se enderezan todas las cartas.
line-healed-by-state = { $who } se cura y tiene { $life } PV.
line-recovered = { $who } recupera { $gained } PA ({ $parts }) y tiene { $actions }.
line-counter-off = { $left ->
        [0] { $who } se libra de { $status }.
        [one] { $who } pierde un contador de { $status }; queda 1.
       *[other] { $who } pierde un contador de { $status }; quedan { $left }.
    }
line-state-given = { $level ->
        [one] { $who } recibe un contador de { $status } y tiene { $left }.
       *[other] { $who } recibe { $level } contadores de { $status } y tiene { $left }.
    }
line-immune = { $who } es inmune a { $status }.
line-stunned = { $who } queda aturdido.
line-doom-kills = { $who } saca { $die } contra la condena y pierde todos sus PV.
line-doom-spares = { $who } saca { $die } contra la condena y sobrevive.
line-activated-figure = Se activa { $who }.
line-turned = { $actions ->
        [0] { $who } ha terminado.
        [one] { $who } ha terminado y guarda 1 PA.
       *[other] { $who } ha terminado y guarda { $actions } PA.
    }
line-skipped = Al { $side } no le queda nadie por activar y se le salta.

## Sucesos: movimiento

line-move-declared = { $cost ->
        [0] { $who } declara { $gait }.
       *[other] { $who } declara { $gait } ({ $cost } PA).
    }
line-went = { $who } va de { $from } a { $to } por { $cost }; le queda { $left }.
line-stops-moving = { $who } deja de mover.
line-touches = { $who } entra en contacto con { $enemy }.
line-climbed = { $who } trepa hasta { $to } ({ $cost } PA).
line-charge-short = La carga no llega: { $who } se detiene en { $to }.
line-charged = { $contacts ->
        [0] { $who } carga desde { $from } hasta { $to }.
        [one] { $who } carga desde { $from } hasta { $to } y toca a 1 enemigo.
       *[other] { $who } carga desde { $from } hasta { $to } y toca a { $contacts } enemigos.
    }
line-pushed-back = { $inches_count ->
        [0] { $who } no se desplaza.
       *[other] { $who } recibe un empuje de { $inches }.
    }
line-pushed = { $who } se desplaza de { $from } a { $to } por el empuje.

## Sucesos: lanzamientos

line-thrown = { $by } lanza a { $who } por los aires: { $inches }.
line-not-thrown = { $who } no sale por los aires.
line-dead-not-thrown = { $who } ha muerto y no sale por los aires.
line-thrown-towards = { $who } sale por los aires hacia { $to }.
line-thrown-along = { $who } sale por los aires siguiendo la línea del ataque.
line-flew = { $who } vuela de { $from } a { $to }; quedan { $left }.
line-crashed = { $cost ->
        [0] { $who } choca con { $into } sin hacerse daño; quedan { $left }.
       *[other] { $who } choca con { $into }: { $cost } PV; quedan { $left }.
    }
line-lands-before = { $who } aterriza ante el terreno bajo.
line-crashed-at-edge = { $who } vuela hasta el borde de la mesa y se detiene ahí.
line-lands-beside = Ahí no cabe nadie: { $who } aterriza en { $to }.
line-gets-clear = { $who } renuncia a su movimiento y se aparta de { $from } a { $to }.
line-ducks = { $who } renuncia a su movimiento y se agacha en { $to }.
line-goes-through = { $who } atraviesa a { $over } en el aire.
line-run-over-dodged = { $who } saca { $die } y { $by } no le arrolla: basta con { $target }.
line-run-over-rolled = { $who } saca { $die }: habría bastado { $target } para librarse de { $by }.
line-run-over-rolled-larger = { $who } saca { $die }: contra la peana mayor de { $by } habría bastado { $target }.
line-run-over = { $by } arrolla a { $who }.
line-run-over-halved = La peana de { $who } es grande: solo quedan { $left }.
line-run-over-goes-on = { $who } sale despedido { $left }.

## Sucesos: ataques

line-attack-declared = { $cost ->
        [0] { $who } declara { $kind } contra { $target }.
       *[other] { $who } declara { $kind } contra { $target } ({ $cost } PA).
    }
line-covered = { $target } está a cubierto: { $by }.
line-too-far = { $target } está fuera de alcance: a { $gap }; { $who } llega a { $reach }.
line-intercepted = { $who } va de { $from } a { $to } y se cruza en el camino de { $charger }.
line-shot-taken = { $who } recibe el disparo dirigido a { $target }.
line-let-be = El { $side } deja que ocurra.
line-revealed = { $who } sale de su escondite.
line-dodges = { $who } esquiva ({ $cost } PA).
line-counters = { $who } esquiva para contraatacar ({ $cost } PA).
line-defense-rolled = { $who } saca { $die }: Defensa { $total } ({ $parts }).
line-attack-rolled = { $who } saca { $dice }: Ataque { $total } ({ $parts }).
line-missed = { $who } falla contra { $target } por { $by }.
line-hit = { $who } impacta a { $target } con nivel de éxito { $success }.
line-hit-natural = Un dado tan alto siempre impacta: { $who } impacta a { $target } con nivel de éxito { $success }.
line-critical = Es un impacto crítico de { $who }.
line-takes-it = { $who } no puede esquivar ni contraatacar.
line-passes-through = { $who } es intangible: el golpe lo atraviesa.
line-slips-away = { $who } es intangible y se escabulle.
line-damage = Daño { $damage } ({ $damage-parts }) contra Armadura { $armor } ({ $armor-parts }): a { $who } le cuesta { $lost } PV.
line-life-lost = { $lost ->
        [0] { $who } no pierde nada (le quedan { $left } PV).
       *[other] { $who } pierde { $lost } PV (le quedan { $left }).
    }
line-died = { $who } cae y sale de la mesa.
line-activation-lost = Se pierde lo que había declarado { $who }.
line-strikes-back = { $who } contraataca a { $target }.
line-no-strike-back = { $who } no puede contraatacar.
line-tries-to-escape = { $who } intenta escapar ({ $cost } PA).
line-seeks = { $who } intenta localizar enemigos escondidos ({ $cost } PA).
line-escapes = { $who } saca { $die } y escapa: { $total } ({ $parts }), y bastaba { $needed }.
line-escape-fails = { $who } saca { $die } y no escapa: { $total } ({ $parts }), y hacía falta { $needed }.
line-finds = { $who } saca { $die } (hacía falta { $needed }) y localiza a { $found }.
line-seeks-in-vain = { $who } saca { $die } (hacía falta { $needed }) y no localiza a nadie.

## Sucesos: infiltración

line-infiltrates = { $who } se infiltra.
line-marker-set = { $side } coloca un marcador en { $at }.
line-no-room-for-marker = No queda sitio para otro marcador de { $side }.
line-reveals-nobody = { $side } no revela a nadie más este turno.
line-appears = { $actions ->
        [one] Se revela { $who } en { $at } con 1 PA.
       *[other] Se revela { $who } en { $at } con { $actions } PA.
    }
line-is-found = { $actions ->
        [one] { $who } estaba en { $at } y tiene 1 PA.
       *[other] { $who } estaba en { $at } y tiene { $actions } PA.
    }
line-makes-room = { $who } hace sitio, de { $from } a { $to }.
line-names-marker = { $who } registra el marcador de { $at }.
line-marker-too-far = El marcador de { $at } está a { $gap }, más allá de las { $reach } que controla { $who }.
line-marker-empty = No hay nadie en { $at }: { $side } retira el marcador.
line-marker-stays = Nadie de { $side } cabe en { $at }; el marcador se queda.
line-markers-gone = { $left ->
        [one] Ya no queda nadie infiltrado de { $side }; se retira el último marcador.
       *[other] Ya no queda nadie infiltrado de { $side }; se retiran los últimos { $left } marcadores.
    }
line-initiative-absent = La Iniciativa de { $who } no cuenta mientras siga infiltrado.
line-unrevealed = { $who } no se reveló nunca y cuenta como baja.
line-seek-answered = { $who } saca { $die } (hacía falta { $needed }): hay que responder por el marcador.

## Sucesos: cartas

line-uses-ability = { $cost ->
        [0] { $who } usa { $ability }.
       *[other] { $who } usa { $ability } ({ $cost } PA).
    }
line-uses-ability-at = { $cost ->
        [0] { $who } usa { $ability } contra { $target }.
       *[other] { $who } usa { $ability } contra { $target } ({ $cost } PA).
    }
line-ability-answers = Responde { $ability } de { $who }.
line-out-of-reach = { $target } está fuera de alcance y { $who } ha actuado en vano.
line-upkeep-paid = { $cost ->
        [0] { $who } mantiene { $ability } sin pagar nada.
       *[other] { $who } paga { $cost } PA para mantener { $ability }.
    }
line-ability-ends = Termina { $ability } de { $who }.
line-changed = { $by } cambia a { $who }.
line-actions-gained = { $who } gana { $by } PA y tiene { $actions }.
line-actions-lost = { $who } pierde { $by } PA y tiene { $actions }.
line-tokens-on = { $by ->
        [one] { $who } recibe una ficha y tiene { $left }.
       *[other] { $who } recibe { $by } fichas y tiene { $left }.
    }
line-tokens-off = { $by ->
        [one] { $who } entrega una ficha y tiene { $left }.
       *[other] { $who } entrega { $by } fichas y tiene { $left }.
    }
line-mode = { $who } pasa a { $of }.
line-pile-more = { $of } ({ $who }): { $by ->
        [one] 1 ficha más
       *[other] { $by } fichas más
    }, ahora { $left }.
line-pile-less = { $of } ({ $who }): { $by ->
        [one] 1 ficha menos
       *[other] { $by } fichas menos
    }, ahora { $left }.
line-card-rolled = { $who } saca { $die } para su carta.
line-resisted = { $who } saca { $die } y resiste: Resistencia { $total } ({ $parts }), más que { $needed }.
line-not-resisted = { $who } saca { $die } y no resiste: Resistencia { $total } ({ $parts }), no más que { $needed }.
line-healed-by-card = { $who } recupera { $by } PV y tiene { $life }.
line-cleansed = { $left ->
        [0] { $who } se libra de { $status }.
        [one] { $who } pierde un contador de { $status }; queda 1.
       *[other] { $who } pierde un contador de { $status }; quedan { $left }.
    }
line-gets-away = { $who } se zafa.
line-hides = { $who } se esconde.
line-stays-seen = { $who } no puede estar oculto.
line-cannot-hide = { $who } no puede esconderse: { $by } está demasiado cerca.
line-unhurt = Ahora nada hiere a { $who }.
line-unmoved = Nadie puede mover a { $who }.
line-goes-on = A { $who } no le quedan PV y sigue luchando.
line-removed-by-card = { $who } sale de la mesa.
line-leaves-table = { $who } sale de la mesa y volverá.
line-rerolled = { $who } repite la tirada.
line-halted = { $who } no avanza más.
line-granted = { $who } tiene ahora { $ability }.
line-suppressed = { $who } no puede usar { $ability } por ahora.
line-readied = { $who } se puede activar otra vez.
line-moves-again = { $who } puede volver a usar su movimiento del turno.
line-guards-again = { $who } puede volver a interceptar y a recibir disparos por otros este turno.
line-goes-next = { $who } se activa a continuación.
line-finishes = { $who } ha terminado por este turno.
line-delayed = { $who } actúa después de todos los demás de su bando.
line-acts-at-once = { $who } actúa fuera de su turno.
line-prevented = { $life ->
        [0] { $who } no se libra de nada.
       *[other] { $who } se libra de perder { $life } PV.
    }
line-redirected = La acción de { $who } se desvía hacia { $target }.
line-cancelled = { $who } lo anula.
line-revived = { $who } sigue en la mesa con { $life } PV.
line-forgets = { $count ->
        [one] { $who } pierde una habilidad.
       *[other] { $who } pierde { $count } habilidades.
    }
line-becomes = { $who } se transforma en { $card }.
line-summoned = { $by } invoca a { $who } en { $at }.
line-relocated = { $who } pasa de { $from } a { $to }.
line-picks = { $who } elige a { $target }.
line-chooses = { $who } elige la línea { $option } de la carta.
line-marked = { $by } ha elegido a { $who }.
line-too-much = Pasa demasiado a la vez: lo que haría una carta más se omite.
line-discarded = { $who } descarta { $card }.
line-card-taken = { $who } recibe { $card } de { $from }.
line-plot-played = El { $side } juega { $card }.
line-enters = { $who } deja la mesa y entra en { $into }.
line-taken-over = { $who } cambia de bando y ahora es { $by }.
line-freed = { $who } vuelve a ser de los suyos.
line-comes-back = { $who } vuelve a la mesa en { $at }.
line-plot-answers = Responde { $ability } del { $side }.
line-zone-grown = La zona del { $side } crece { $by_long } en todas las direcciones.
line-hand-shown = { $count ->
        [0] El { $side } no tiene cartas de trama que enseñar.
        [one] El { $side } enseña su carta de trama.
       *[other] El { $side } enseña sus { $count } cartas de trama.
    }
line-plot-shown = El { $side } tiene { $card } en la mano.
line-gnosis-spent = El { $side } gasta gnosis y le queda { $left }.
line-dice-rolled = { $who } saca { $dice } y conserva { $kept }.
line-roll-changed = La tirada de { $who } suma { $total } ({ $parts }).
line-points-given = El { $side } tiene ahora { $all } puntos de cartas para la victoria ({ $by }).
line-plot-taken-back = El { $side } devuelve { $card } a la mano.
line-gnosis-gained = El { $side } tiene { $left } de gnosis.
line-area-hit = { $count ->
        [one] El golpe alcanza a 1 más alrededor de { $who }.
       *[other] El golpe alcanza a { $count } más alrededor de { $who }.
    }
line-area-missed = Como el ataque falla contra { $who }, no alcanza a nadie más.

## Sucesos: escenarios y final

line-flag-taken = { $who } coge la bandera del { $owner }.
line-flag-dropped = La bandera del { $owner } cae en { $at }.
line-flag-home = La bandera del { $owner } vuelve a su zona.
line-node-claimed = { $who } gana el nodo { $node } para el { $side }.
line-worth = { $who } vale { $points } puntos de victoria ({ $parts }).
line-nobody-left = Al { $side } no le queda nadie; el otro sigue jugando por los nodos.
line-anima-resigned = El { $side } se rinde.
line-anima-won = { $reason_id ->
        [reason-levels] El { $side } gana por los niveles que quedan en la mesa, { $a } a { $b }.
        [reason-points] El { $side } gana por puntos, { $a } a { $b }: { $band }.
        [reason-nodes] El { $side } gana por nodos, { $a } a { $b }.
        [reason-wiped-points] A un bando no le queda nadie: el { $side } gana por puntos, { $a } a { $b }: { $band }.
        [reason-wiped-nodes] A un bando no le queda nadie: el { $side } gana por nodos, { $a } a { $b }.
       *[other] El { $side } gana: { $reason }.
    }
line-anima-drawn = { $reason_id ->
        [reason-wiped] Empate: no queda nadie en ningún bando.
        [reason-levels] Empate por los niveles que quedan en la mesa, { $a } a { $b }.
        [reason-points] Empate por puntos, { $a } a { $b }.
        [reason-nodes] Empate por nodos, { $a } a { $b }.
        [reason-wiped-points] A un bando no le queda nadie: empate por puntos, { $a } a { $b }.
        [reason-wiped-nodes] A un bando no le queda nadie: empate por nodos, { $a } a { $b }.
       *[other] Empate: { $reason }.
    }

## Lo que se tira

draw-scenery = Los dados de la cantidad de escenografía, primero el bando A
draw-order = Los dados de quién coloca primero la escenografía, primero el bando A
draw-deploy = Los dados del despliegue, primero el bando A
draw-first = Los dados de quién actúa primero, primero el bando A
draw-doom = Los dados contra la condena
draw-defense = El dado de defensa
draw-attack = Los dados de ataque
draw-escape = El dado para escapar
draw-seek = El dado para localizar
draw-resist = El dado contra el efecto
draw-card = El dado de la carta

## Elecciones

line-place-scenery = { $quarters ->
        [0] Coloca { $piece } en { $at }
        [one] Coloca { $piece } en { $at }, con un cuarto de vuelta
       *[other] Coloca { $piece } en { $at }, con { $quarters } cuartos de vuelta
    }
line-choose-edge = Elige el { $zone }
line-take-plot = Tomar { $card } en la mano ({ $points } puntos)
line-deploy = Despliega a { $who } en { $to }
line-infiltrate = Infiltra a { $who }
line-place-marker = Coloca un marcador en { $at }
line-seek-at = Localiza y registra el marcador { $marker } de { $at } ({ $cost } PA)
line-reveal = Revela a { $who } por el marcador { $marker }, en { $to }
line-reveal-here = { $who } está aquí, en { $to }
line-reveal-nobody = No reveles a nadie más este turno
line-nobody-here = Aquí no hay nadie; retira el marcador
line-place-flag = Pon tu bandera en { $at }
line-go-first = Que actúe primero el { $side }
line-activate = Activa a { $who }
line-end-activation = Termina con este personaje
line-stop-moving = Deja de mover
line-declare-move = { $cost ->
        [0] { $gait } (sin PA)
       *[other] { $gait } ({ $cost } PA)
    }
line-go-to = Ve a { $to }
line-attack = Ataca a { $target } ({ $cost } PA)
line-shoot = Dispara a { $target } ({ $cost } PA)
line-charge = Carga contra { $target }, hasta { $to } ({ $cost } PA)
line-push = Empuja a { $target } ({ $cost } PA)
line-slam = Embiste a { $target }, hasta { $to } ({ $cost } PA)
line-push-to = Empuja hacia { $to }
line-throw-to = Lanza hacia { $to }
line-throw-it = Lanza por los aires a { $who }
line-get-clear = Aparta a { $who } a { $to } y renuncia a su movimiento
line-duck = Haz que { $who } se agache y renuncie a su movimiento
line-try-escape = Escapa ({ $cost } PA)
line-seek = Localiza ({ $cost } PA)
line-climb = Trepa hasta { $to } ({ $cost } PA)
line-take-flag = Coge la bandera ({ $cost } PA)
line-intercept = Intercepta con { $who } en { $to }
line-take-shot = Que { $who } reciba el disparo
line-anima-dodge = Esquiva ({ $cost } PA)
line-counter = Esquiva y contraataca ({ $cost } PA)
line-use-ability = { $extra ->
        [0] { $who }: { $ability } ({ $cost } PA)
       *[other] { $who }: { $ability } ({ $cost } PA en total) con { $extra } de más
    }
line-use-ability-at = { $extra ->
        [0] { $who }: { $ability } contra { $target } ({ $cost } PA)
       *[other] { $who }: { $ability } contra { $target } ({ $cost } PA en total) con { $extra } de más
    }
line-use-ability-to = { $extra ->
        [0] { $who }: { $ability } contra { $target }, hasta { $to } ({ $cost } PA)
       *[other] { $who }: { $ability } contra { $target }, hasta { $to } ({ $cost } PA en total) con { $extra } de más
    }
line-use-ability-gaining = { $who }: { $ability } ({ $cost } PA en total) con { $extra } de más por { $gains }
line-use-ability-at-gaining = { $who }: { $ability } contra { $target } ({ $cost } PA en total) con { $extra } de más por { $gains }
line-play-plot = Juega { $card }
line-play-plot-at = Juega { $card } sobre { $target }
line-spend-gnosis = Gasta un punto de gnosis por un dado más
line-do-it = Hazlo: { $ability }
line-pay-upkeep = Paga el mantenimiento
line-pick = Elige a { $who }
line-choose-option = Elige la línea { $option } de la carta
line-choose-counter = Retira un contador de { $state }
line-put-at = Colócalo en { $to }
line-let-it-be = Deja que ocurra
line-say-nothing = No digas nada
line-leave-it = Déjalo
line-let-it-end = Deja que termine
line-resign-battle = Ríndete

## Rechazos

line-anima-not-now = Eso no se puede hacer ahora; elige una de las opciones.
line-no-such-figure = No existe ese personaje; elige uno de los que están en juego.
line-not-yours = { $figure } no es de tu bando; elige uno de tus personajes.
line-not-on-table = { $figure } no está en la mesa; elige a alguien que esté.
line-already-turned = { $figure } ya ha actuado este turno; elige a otro personaje.
line-is-stunned = { $figure } no puede activarse más este turno; elige a otro personaje.
line-is-paralyzed = { $figure } sufre parálisis y no puede actuar.
line-is-berserk = Un bersérker tiene que atacar: { $figure } no puede hacer eso.
line-is-ordered = { $figure } actúa fuera de su turno y ahora no puede hacer eso.
line-has-to-wait = { $figure } tiene que esperar a los demás de su bando.
line-has-to-use = { $figure } tiene que usar una habilidad antes de que termine su activación.
line-not-nearest = Un bersérker carga contra el enemigo más cercano, y { $figure } no lo es.
line-not-near-enough = { $figure } es un bersérker y se acerca cuanto puede al enemigo más cercano que ve; hay un lugar más cercano.
line-too-few-actions = Eso cuesta { $cost } PA y solo hay { $has }.
line-already-moved = { $figure } ya ha movido este turno.
line-already-sought = { $figure } ya ha usado Localizar este turno.
line-is-engaged = { $figure } está en combate; antes tiene que Escapar.
line-not-engaged = { $figure } no está en combate con nadie.
line-not-an-enemy = { $figure } no es enemigo; elige un enemigo.
line-is-hidden = { $figure } se esconde y no puede ser el objetivo; usa antes Localizar.
line-not-in-contact = { $figure } no está en contacto; antes mueve o carga.
line-in-contact = { $figure } ya está en contacto; elige otro objetivo o ataca cuerpo a cuerpo.
line-no-ranged-attack = { $figure } no tiene ataque a distancia.
line-no-sight = { $by_id ->
        [none] No se ve a { $figure } desde aquí.
       *[other] No se ve a { $figure } desde aquí (en medio: { $by }).
    }
line-out-of-range = { $figure } está a { $gap } y se llega a { $reach }.
line-off-table = Eso sale de la mesa; quédate dentro.
line-impassable = Hay terreno infranqueable en medio; rodéalo.
line-base-in-the-way = { $figure } está en medio; da un rodeo.
line-way-too-far = Ese camino cuesta { $cost } y solo queda { $left }.
line-not-straight = Al correr o cargar se sigue una sola línea.
line-cliff = Eso es un precipicio: dos niveles de golpe son solo para quien trepa o vuela.
line-nowhere = Ya estás ahí; elige otro lugar o termina.
line-not-the-target = En { $to } no se toca al objetivo; termina donde se toquen las bases.
line-not-in-edition = Las reglas de esta partida no tienen esa acción.
line-no-counter = Este ataque no se puede contraatacar; esquívalo o deja que ocurra.
line-cannot-intercept = { $figure } no puede interceptar la carga: { $why }.
line-cannot-shield = { $figure } no puede recibir el disparo: { $why }.
line-accumulates = { $figure } no puede esquivar ni contraatacar; deja que ocurra.
line-in-the-open = { $figure } no puede esconderse ahí: { $by } controla ese terreno.
line-too-far-forward = { $to } está más lejos de tu zona de lo que permite el Despliegue avanzado.
line-near-enemy = Está demasiado cerca de { $figure } para el Despliegue avanzado; mantente lejos de todo enemigo.
line-cannot-infiltrate = { $figure } no puede infiltrarse; despliégalo.
line-too-many-infiltrators = No puede infiltrarse más de la mitad del grupo ({ $most }); despliega a este personaje.
line-no-room-to-infiltrate = No queda sitio para otro marcador; despliega a este personaje.
line-marker-near-zone = { $to } está demasiado cerca de la zona enemiga para un marcador.
line-marker-near-marker = Está demasiado cerca de tu marcador { $marker }.
line-no-such-marker = No existe ese marcador; nombra uno que esté en la mesa.
line-not-infiltrated = { $figure } no está infiltrado.
line-away-from-marker = El marcador no está en { $to }; solo aparece a su lado quien tiene que hacer sitio.
line-marker-blocked = No se puede colocar a nadie en { $to }: tiene que haber sitio y ningún enemigo en contacto.
line-must-appear = No queda otro lugar para tus infiltrados; uno de ellos tiene que estar aquí.
line-marker-unseen = El marcador de { $at } no está a la vista.
line-marker-out-of-reach = El marcador está a { $gap }; solo se controlan { $reach }.
line-no-flag = Aquí no hay ninguna bandera que coger.
line-no-such-piece = No existe ese elemento de escenografía; elige uno de la lista.
line-scenery-near-edge = Eso queda demasiado cerca del borde de la mesa.
line-scenery-near-piece = Eso queda demasiado cerca del elemento { $piece }.
line-not-in-zone = { $to } no es un lugar libre de tu zona.
line-no-such-zone = No existe esa zona; elige una de las dos.
line-not-that-plot-card = Toma una carta de trama de { $points } puntos que tu grupo pueda tener.
line-already-deployed = { $figure } ya está en la mesa; despliega a otro personaje.
line-not-that-way = No se puede empujar hacia ahí; elige una dirección que se aleje de quien ataca.
line-no-way-to-throw = { $to } no indica una dirección para lanzar a nadie; en casillas elige una de las ocho de alrededor.
line-not-clear = { $to } no queda fuera del vuelo o está demasiado lejos para un movimiento libre; elige otro lugar, o quédate y agáchate.
line-nothing-to-climb = Aquí no hay nada lo bastante bajo para trepar.
line-has-no-such-ability = { $figure } no tiene esa habilidad; elige una de su carta.
line-not-now-ability = { $figure } no puede usar esa habilidad ahora.
line-is-sealed = { $figure } sufre Sello y no puede usar habilidades especiales.
line-used-up = { $figure } ya ha usado esa habilidad tantas veces como puede.
line-already-on = Esa habilidad de { $figure } ya está activa.
line-unmet = { $figure } no cumple ahora lo que pide la habilidad.
line-cannot-pay-ability = { $figure } no puede pagar lo que la habilidad cuesta además de PA.
line-too-many-steps = Se pueden pagar { $most } pasos de más como mucho.
line-not-a-target = { $figure } no puede ser el objetivo; elige uno de los que se ofrecen.
line-needs-target = Nombra un objetivo.
line-no-reaction = { $figure } no puede reaccionar a este ataque; deja que ocurra.
line-is-rooted = { $figure } no puede caminar, correr ni cargar ahora.
line-is-forbidden = Una carta no deja que { $figure } haga eso ahora.
line-is-barred = Una carta impide apuntar a { $figure } ahora.
line-not-in-your-hand = Esa carta no está en tu mano.
line-not-now-card = Esa carta no se puede jugar ahora.
line-no-gnosis = Ahora no se puede gastar gnosis.
line-not-among-them = { $figure } no está entre ellos; elige uno de los que se ofrecen.
line-no-such-option = No hay una línea { $option } que elegir; elige una de las que se ofrecen.
line-not-that-place = { $to } no es un lugar que la carta permita.

## Qué falla en una ficha de partida

line-anima-form-not-a-pair = «{ $word_id }» no se entiende; escribe una clave y un valor, como levels=250.
line-anima-form-unknown-key = La ficha de partida no conoce «{ $key_id }»; usa map, a, b, levels, format, scenery o scenario.
line-anima-form-missing = La ficha de partida necesita «{ $key_id }».
line-anima-form-not-a-number = «{ $key_id }» admite un número entero, no «{ $value_id }».
line-anima-form-no-such-map = No hay ningún mapa llamado «{ $map_id }».
line-anima-form-no-such-party = No hay ningún grupo ni personaje llamado «{ $party_id }».
line-anima-form-no-such-scenery = La escenografía no puede ser «{ $scenery_id }»; es map, rolled o none.
line-anima-form-no-such-scenario = No hay ningún escenario llamado «{ $scenario_id }»; hay standard, nodes, flag y armageddon.
line-anima-form-no-such-format = Esta edición no tiene ningún formato llamado «{ $format_id }».
line-anima-form-no-such-card = No hay ninguna carta de Ventaja llamada «{ $card_id }».
line-anima-form-not-a-plot-card = «{ $card_id }» no es una carta de trama.
line-anima-form-no-such-declaration = No hay ninguna organización ni facción llamada «{ $declared_id }».
line-anima-form-code = Ese código de grupo no se puede leer: { $problem_id }.
line-anima-form-party = El grupo del { $side } no puede jugar: { $problem_id }.

## Qué falla en un grupo

line-party-empty = El grupo no tiene a nadie.
line-party-no-such-character = No hay ningún personaje con el número { $number }.
line-party-too-many-characters = El grupo tiene { $count } personajes y el máximo es { $most }.
line-party-over-levels = El grupo suma { $total } niveles y se acordaron { $levels }.
line-party-too-many-copies = { $copies ->
        [one] El personaje «{ $character }» solo puede estar una vez en un grupo.
       *[other] El personaje «{ $character }» puede estar en un grupo { $copies } veces como máximo.
    }
line-party-too-many-of-a-card = { $copies ->
        [one] La carta «{ $card }» solo puede estar una vez en un grupo.
       *[other] La carta «{ $card }» puede estar en un grupo { $copies } veces como máximo.
    }
line-party-opposed-factions = Luz y Oscuridad no van juntas: «{ $light }» no puede ir con «{ $darkness }».
line-party-not-one-organization = Todos deben ser de la misma organización, y «{ $one }» no es de la de «{ $other }».
line-party-comes-by-a-card = «{ $character }» solo entra en juego por una carta.
line-party-never-together = «{ $one }» nunca va en el mismo grupo que «{ $other }».
line-party-may-not-lead = «{ $character }» no puede dirigir este grupo.
line-party-no-such-card = No hay ninguna carta de Ventaja con el número { $number }.
line-party-not-as-declared = «{ $character }» no es de lo que el grupo dice ser: { $declared }.
line-party-too-many-leaders = El grupo tiene { $count } Líderes y el formato permite { $most }.
line-party-over-format = El grupo está hecho para { $levels } niveles y el formato permite { $most }.
line-party-too-many-organizations = { $count ->
        [one] Hay 1 carta de organización
       *[other] Hay { $count } cartas de organización
    } y el formato permite { $most }.
line-party-under-format = El grupo está hecho para { $levels } niveles y el formato empieza en { $least }.
line-party-over-points = Las cartas de Ventaja cuestan { $total } puntos y el formato permite { $points }.
line-party-too-many-cards = Hay { $count } cartas de Ventaja y el máximo es { $most }.
line-party-too-many-carried = «{ $character }» lleva { $count } cartas de Ventaja y puede llevar { $most }.
line-party-not-carried = Alguien debe llevar la carta «{ $card }».
line-party-cannot-carry = Nadie puede llevar la carta «{ $card }».
line-party-not-suited = «{ $character }» no puede llevar la carta «{ $card }».
line-party-suits-nobody = La carta «{ $card }» no es para nadie del grupo.
line-party-no-team = El equipo «{ $card }» necesita a «{ $character }» en el grupo.
line-party-not-of-it = La carta «{ $card }» es para un grupo en el que «{ $character }» no puede estar.
line-party-no-plot-card = No hay ninguna carta de trama de { $points } puntos para este grupo.

## Qué falla en el contenido

line-content-bad-length = El valor de «{ $key }» es { $value }, pero una longitud son pulgadas con tres decimales como máximo.
line-content-length-out-of-range = El valor de «{ $key }» es de { $value } pulgadas, pero debe estar entre { $least } y { $most }.
line-content-repeated = «{ $value }» está dos veces en «{ $key }».
line-content-too-few-corners = Un contorno necesita al menos tres esquinas y este tiene { $count }.
line-content-too-many-corners = Un contorno con { $count } esquinas tiene demasiadas.
line-content-repeated-corner = La esquina { $corner } del contorno coincide con la anterior.
line-content-crossed-edges = Los lados { $one } y { $other } del contorno se cruzan o se tocan.
line-content-loose-square = La casilla { $x },{ $y } no toca ninguna otra casilla del elemento.
line-content-unknown-piece = No hay ningún elemento de escenografía «{ $piece }».
line-content-unknown-character = No hay ningún personaje «{ $character }».
line-content-unknown-card = No hay ninguna carta de Ventaja «{ $card }».
line-content-unknown-format = La edición no tiene ningún formato «{ $format }».
line-content-carrier-not-in-party = «{ $character }» no está en el grupo, así que no lleva nada.
line-content-unknown-ability = La carta no tiene ninguna habilidad «{ $ability }».
line-content-unknown-ability-like = La carta no tiene ninguna habilidad «{ $ability }». ¿Será «{ $like }»?
line-content-empty = La clave «{ $key }» no dice nada; quítala o complétala.
line-content-endless = Lo que hace este disparador vuelve a provocar «{ $moment }», sin fin; dale un límite.
line-content-several-limits = Una habilidad y sus disparadores pueden tener un solo límite en total, y esta tiene varios.
line-content-nobody-there = Aquí nadie se llama «{ $word }».
line-content-out-of-place = La palabra «{ $word }» no significa nada aquí.
line-content-out-of-place-because = La palabra «{ $word }» no significa nada aquí: { $why ->
        [no-bearer] nadie lleva esta carta
        [nobody-plays-it] nadie juega una carta que está ahí desde el principio
        [beside-a-cost] lo que una carta de trama hace al jugarse y lo que vale después son dos habilidades
        [of-a-side] para un bando solo se cuentan los límites de un turno o de la partida, y nadie paga
        [no-longer-given] quien ha muerto ha perdido lo que le dieron; pon «dying»
        [sacrificed] nada reduce un sacrificio
        [about-itself] le ocurre al propio portador; di as = «cause» o as = «witness»
        [not-straight] solo se detiene en su camino quien es movido en línea recta («straight»)
        [fallen] a quien ha caído solo llegan «revive» y «copy»
        [no-line] una línea recta va hacia fuera («away») o hacia aquí («toward»), sin «crash»
        [either] se dice una de las dos cosas, no ambas
        [no-mode] ningún efecto «mode» de esta carta la pone en ese modo
        [not-owned] solo son de alguien los puntos de vida y de acción, las fichas sobre una figura, los contadores, los niveles y los valores
        [nobody-in-particular] tiene que ser «bearer», «target», «subject» o «cause»
        [no-upkeep] la habilidad necesita «upkeep»
        [not-of-a-body] permanece hasta «turn», «next-turn», «activation», «bearer-activation», «use», «spent» o «game»
        [nothing-to-undo] solo se puede anular un ataque, una tirada, un punto de gnosis, lo que está a punto de ocurrir en «affected» o una carta de trama en «plays»
        [no-opponent] lo que se mantiene tiene objetivo solo si todo lo que cambia trata de luchar con alguien
        [no-attack] no hay ningún ataque en curso
        [no-loss] nadie está a punto de perder puntos de vida
        [no-dice] solo hay dados sobre la mesa en «after-roll», «rolled», «before-damage» y «before-loss»
        [nothing] no añade nada
        [standing] lo que se mantiene no tira ni cuenta nada una sola vez
        [no-more] la habilidad necesita «more»
        [no-tokens] no se paga nada con fichas
        [no-state] solo en «state-given» se ha causado un estado
        [no-action] no hay ninguna acción ni habilidad en curso que se haya pagado
        [anywhere] es del portador, o de todos los de la mesa o de un bando, sin condiciones
        [not-yet] una condición no tira ningún dado, y solo entre efectos se sabe qué quitaron o devolvieron los anteriores
       *[one-blow] el ataque tiene un solo golpe
    }.
line-content-no-second-value = La carta no tiene segundo valor de «{ $attribute }»; dáselo en [secondary].
line-content-edges-not-opposite = Los bordes «{ $one }» y «{ $other }» no son opuestos.
line-content-cramped-zone = { $room ->
        [one] En la zona del borde «{ $edge }» cabe 1 base, pero deben caber { $needed }.
       *[other] En la zona del borde «{ $edge }» caben { $room } bases, pero deben caber { $needed }.
    }
line-content-scenery-near-edge = El elemento «{ $piece }» está a menos de { $least } pulgadas del borde.
line-content-scenery-overlaps = Los elementos «{ $one }» y «{ $other }» se solapan.
line-content-scenery-too-close = Los elementos «{ $one }» y «{ $other }» están a menos de { $least } pulgadas entre sí.
line-content-uneven-row = Esta fila tiene { $length } casillas y la primera tiene { $expected }.
line-content-unknown-terrain = Ningún terreno se escribe «{ $letter }»; hay estos: { $known }.
line-content-no-way = Nadie puede ir a pie de una zona a la otra.
line-content-out-of-reach = Nadie llega a pie a la casilla { $x },{ $y }, de nivel { $level }.
