### Lo que la página dice de The Last Stand, en español: qué pasa ahora, qué se pide a quién, nombres cortos de las opciones.
### Cada frase habla a quien se le pregunta; su «may», a quien puede hablar sin que se le espere; su «wait», a todos los demás.

## Lo acordado

table-terms-heroes = { $count ->
        [one] 1 héroe
       *[other] { $count } héroes
    } contra un Titán.

## Cartas de acción

table-card-lose-heart = Cada héroe golpeado pierde un corazón.
table-card-lose-die = Cada héroe golpeado entrega un dado.
table-card-titan-does = El Titán { $does }
table-card-stop-each = Cada héroe golpeado puede pagar { $price } ESQUIVA para librarse.
table-card-stop-all = Los héroes pueden pararla con { $price } TÁCTICA entre todos.
table-card-cost = por { $cost } TITÁN
table-page-together = entre todos pagan { $symbols }

## Qué pasa en una fase, en breve

table-step-choose-titan = se elige el Titán
table-step-take-heroes = se eligen los héroes
table-step-choose-levels = los héroes ocupan su sitio
table-step-see-tactics = se descubre una carta de tácticas
table-step-lay = se colocan las cartas
table-step-first-roll = tira { $who }
table-step-roll = los héroes pueden repetir tirada
table-step-reroll = { $who } tira otra vez
table-step-abilities = capacidades del Titán
table-step-name-hero = los héroes nombran a uno de ellos
table-step-returned = { $who } tira los dados devueltos
table-step-lend = { $who } presta dados
table-step-dodge = golpea { $card }
table-step-give-up = { $card }: { $who } entrega un dado
table-step-gather = { $card }: se reúnen TÁCTICA
table-step-spend = los héroes gastan sus dados
table-step-mutilate = se roba una carta de la mano
table-step-see-order = { $who } mira el mazo
table-step-search = { $who } elige una carta de tácticas
table-step-over = el final

## La frase

table-now-choose-titan = ¿Qué Titán ataca la ciudad?
    .wait = Esperando a que quien juega el Titán elija cuál ataca.
table-now-take-heroes = ¿Qué héroe juegas?
    .wait = Esperando a que { $who } elija héroe.
table-now-choose-levels = ¿En qué nivel empiezas?
    .wait = Esperando a que { $who } elija dónde empezar.
table-now-see-tactics = Se descubre la siguiente carta de tácticas.
table-now-lay = { $can ->
        [open] Coloca dos cartas. Las dos van boca arriba: estás cegado.
       *[other] Coloca dos cartas: una boca arriba y otra boca abajo.
    }
    .wait = Esperando a que el Titán coloque dos cartas.
table-now-first-roll = { $hero } tira cinco dados.
table-now-roll = { $can ->
        [cannot] No tienes dados que repetir. Di que has terminado.
        [keeps] Elige los dados que repites, o quédatelos todos. Cada TITÁN se queda contigo, bloqueado.
       *[other] Elige los dados que repites, o quédatelos todos. Cada TITÁN se va con el Titán.
    }
    .may = Has terminado, pero aún puedes repetir tirada. Esperando a { $who }.
    .wait = Esperando a { $who }: quedarse los dados o repetir.
table-now-reroll = { $hero } tira otra vez.
table-now-abilities = { $can ->
        [cannot] Tienes { $dice ->
            [one] 1 dado
           *[other] { $dice } dados
        }, demasiado pocos para una capacidad. Sigue.
       *[other] Tienes { $dice ->
            [one] 1 dado
           *[other] { $dice } dados
        }. ¿Qué capacidad usas?
    }
    .wait = El Titán tiene { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } y puede usar sus capacidades.
table-now-name-hero = El Titán golpea a un héroe. Nombra quién pierde un corazón.
    .wait = El Titán golpea a un héroe. Esperando a que { $who } nombre quién pierde un corazón.
table-now-returned = { $hero } tira los dados que han vuelto.
table-now-lend = Puedes prestar un dado a cada compañero antes de que golpeen las cartas.
    .wait = Esperando a { $hero }, que puede prestar dados.
table-now-dodge = { $can ->
        [cannot] { $card } te golpea y no tienes { $price } ESQUIVA para librarte.
       *[other] { $card } te golpea. ¿Pagas { $price } ESQUIVA para librarte o la aguantas?
    }
    .wait = Golpea { $card }. Esperando a { $who }: ¿esquivar o aguantar?
table-now-give-up = { $card } te quita un dado. ¿Cuál?
    .wait = { $card } le quita un dado a { $hero }. Esperando su elección.
table-now-gather = { $can ->
        [cannot] Viene { $card }. Para pararla hay que poner { $missing } TÁCTICA más y no tienes ninguna.
       *[other] Viene { $card }. Para pararla hay que poner { $missing } TÁCTICA más: ¿pones las tuyas o dejas que venga?
    }
    .may = Viene { $card }. Para pararla hay que poner { $missing } TÁCTICA más. Has terminado, pero aún puedes poner las tuyas. Esperando a { $who }.
    .wait = Viene { $card }. Para pararla hay que poner { $missing } TÁCTICA más. Esperando a { $who }.
table-now-spend = Gasta tus dados: muévete, lucha, dispara o paga la carta de tácticas.
    .may = Has terminado, pero aún puedes gastar dados. Esperando a { $who }.
    .wait = Esperando a que { $who } gaste sus dados.
table-now-mutilate = Se roba una carta de la mano del Titán y sale del juego.
table-now-see-order = { $hero } mira el mazo de tácticas.
table-now-search = ¿Qué carta de tácticas pones encima?
    .wait = Esperando a que { $hero } ponga encima una carta de tácticas.
table-now-over = La partida ha terminado.

## Nombres cortos de las opciones

table-act-choose = { $name }
table-act-take = Jugar con { $name }
table-act-stand = Nivel { $level }
table-act-lay = { $open } boca arriba, { $other } boca abajo
table-act-roll = { $count ->
        [one] Repetir 1 dado
       *[other] Repetir { $count } dados
    }
table-act-content = Listo
table-act-stop = Ninguna capacidad más
table-act-lend-no-more = No prestar más
table-act-use = { $name }
table-act-name = { $name }
table-act-lend = { $face } para { $name }
table-act-dodge = Esquivar
table-act-suffer = Aguantar
table-act-give-up = Entregar { $face }
table-act-put-in = Poner TÁCTICA
table-act-move-up = Subir a { $level }
table-act-move-down = Bajar a { $level }
table-act-wound = { $face }: { $boxes ->
        [one] 1 herida
       *[other] { $boxes } heridas
    }
table-act-cycle = Siguiente carta de tácticas
table-act-meet = Pagar la condición { $number }
table-act-together = Pagar { $face } entre todos
table-act-search = Buscar en el mazo
table-act-top = { $name } encima
table-act-resign = Rendirse
