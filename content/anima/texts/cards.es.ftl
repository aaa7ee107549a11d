### Lo que dicen las cartas en español: una sola gramática para todas las habilidades, montada a partir de los datos de la carta.
### Unas frases van dentro de otras: los verbos van en tercera persona del singular, y la mayúscula y el punto se ponen al final.
### { $by } es una cantidad y { $count } su tamaño, para el plural. PV son puntos de vida; PA, puntos de acción.

## Encabezados de las habilidades

card-cost = { $actions } PA
card-cost-open = { $actions }+ PA
card-source = { $source ->
        [magic] Magia
        [ki] Ki
        [subterfuge] Subterfugio
       *[other] Especial
    }
card-kind = { $kind ->
        [attack] Ataque
        [ranged-attack] Ataque a distancia
        [charge] Carga
        [effect] Efecto
        [dodge] Esquiva
        [counterattack] Contraataque
        [movement] Movimiento
        [walk] Caminar
        [run] Correr
        [escape] Escapar
        [seek] Localizar
       *[other] Pasiva
    }
card-range = { $inches } pulgadas
card-reactive = Reactiva

## Cuándo se puede usar

card-only = solo { $when }
card-only-by = solo { $who } puede usarla
card-only-while = solo mientras { $is }
card-only-after = solo justo después de { $did ->
        [hit] impactar
        [damage] hacer daño
        [charge] una carga
        [charge-hit] una carga que impacte
        [throw] lanzar a alguien por los aires
       *[other] una acción
    }
card-only-after-ability = solo justo después de { $did ->
        [hit] impactar
        [damage] hacer daño
        [charge] una carga
        [charge-hit] una carga que impacte
        [throw] lanzar a alguien por los aires
       *[other] una acción
    } con { $ability }
card-same-target = { $only }, contra el mismo objetivo
card-more-actions = { $most ->
        [one] se puede pagar 1 PA
       *[other] se pueden pagar hasta { $most } PA
    } más
card-more-tokens = { $most ->
        [one] se puede pagar 1 ficha
       *[other] se pueden pagar hasta { $most } fichas
    } más
card-more-life = se { $most ->
        [one] puede sacrificar 1 PV
       *[other] pueden sacrificar hasta { $most } PV
    } más
card-upgrade = por cada paso de más, { $options }
card-upgrades = cada paso de más da una de estas cosas: { $options }
card-gain = ({ $number }) { $does }
card-instead-tokens = { $most ->
        [one] se puede pagar 1 PA
       *[other] se pueden pagar hasta { $most } PA
    } de su coste con { $each ->
        [one] 1 ficha
       *[other] { $each } fichas
    } cada uno
card-instead-life = { $most ->
        [one] se puede pagar 1 PA
       *[other] se pueden pagar hasta { $most } PA
    } de su coste con el sacrificio de { $each } PV cada uno
card-more-targets = ataca del mismo modo a { $targets ->
        [one] 1 objetivo
       *[other] { $targets } objetivos
    } más
card-more-blows = golpea al mismo objetivo { $blows ->
        [one] una vez más
       *[other] { $blows } veces más
    }
card-costs-also = cuesta además { $what }
card-costs = cuesta { $what }
card-pays-actions = { $count } PA
card-pays-life = el sacrificio de { $count } PV
card-pays-tokens = { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
card-pays-card = esta carta, que se descarta
card-pays-state = { $count ->
        [one] 1 contador
       *[other] { $count } contadores
    } de { $state }, que recibe
card-pays-stunned = quedar aturdido
card-pays-carried = otra carta de { $kind ->
        [equipment] equipo
        [power] poder
       *[any] ventaja
    } que lleve, que se descarta
card-pays-gnosis = { $count ->
        [one] 1 punto de gnosis
       *[other] { $count } puntos de gnosis
    }
card-limit-attack = { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    } por ataque
card-limit-turn = { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    } por turno
card-limit-game = { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    } por partida
card-limit-roll = { $times ->
        [1] una vez
        [2] dos veces
       *[other] { $times } veces
    } por tirada
card-limit-shared = { $limit } entre todas las de este tipo
card-upkeep = mantenimiento { $actions }
card-must = debe usarse antes de que termine la activación, si es posible

## Frases

card-who-does = { $who } { $does }
card-it-does = { $does }
card-bearer-does = este personaje { $does }
card-how = { $does } { $how }
card-how-apart = { $does }, { $how }
card-how-first = { $how }, { $does }
card-against = { $does } contra quien { $is }
card-if-it = { $does } si { $is }
card-has = tiene { $what }
card-gains = gana { $what }
card-gets = recibe { $what }
card-loses = pierde { $what }
card-loses-tokens = pierde todas sus fichas
card-loses-every = pierde cada { $pile }
card-loses-all-actions = pierde todos sus PA
card-regains = recupera { $what }
card-suffers = sufre { $what }
card-sacrifices = sacrifica { $what }
card-unless-resists = { $does } si no resiste ({ $difficulty })
card-with = { $does } con { $what }
card-with-apart = { $does }, con { $what }
card-labelled = { $who }: { $does }
card-aimed = objetivo: { $who }
card-nothing = no ocurre nada

## Cuánto dura

card-until-action = { $does } para esta acción
    .or = { $does } o para esta acción
card-until-next-attack = { $does } hasta que acabe su próximo ataque
    .or = { $does } o hasta que acabe su próximo ataque
card-until-turn = { $does } hasta el final del turno
    .or = { $does } o hasta el final del turno
card-until-upkeep = { $does } mientras se pague el mantenimiento
    .or = { $does } o mientras se pague el mantenimiento
card-until-kill = { $does } hasta que mate a un enemigo
    .or = { $does } o hasta que mate a un enemigo
card-until-game = { $does } durante el resto de la partida
    .or = { $does } o durante el resto de la partida
card-until-next-turn = { $does } hasta el final del próximo turno
    .or = { $does } o hasta el final del próximo turno
card-until-activation = { $does } hasta que empiece su próxima activación
    .or = { $does } o hasta que empiece su próxima activación
card-until-activation-ends = { $does } hasta que acabe su activación
    .or = { $does } o hasta que acabe su activación
card-until-bearer-activation = { $does } hasta que empiece la próxima activación de este personaje
    .or = { $does } o hasta que empiece la próxima activación de este personaje
card-until-use = { $does } hasta que acabe la próxima habilidad de ese tipo que use
    .or = { $does } o hasta que acabe la próxima habilidad de ese tipo que use
card-until-such-action = { $does } hasta que acabe su próxima acción de ese tipo
    .or = { $does } o hasta que acabe su próxima acción de ese tipo
card-until-any-use = { $does } hasta que acabe la próxima habilidad que use
    .or = { $does } o hasta que acabe la próxima habilidad que use
card-until-spent = { $does } hasta que no le queden PA tras una acción
    .or = { $does } o hasta que no le queden PA tras una acción
card-during-upkeep = mientras se pague el mantenimiento, { $does }
card-during-turn = hasta el final del turno, { $does }

## Pasos de un ataque

card-if-hit = si impacta, { $then }
card-if-hit-anyway = si el ataque acierta pese a ello, antes de que cueste nada, { $then }
card-between = entre golpe y golpe, { $then }
card-if-damage = si hace daño, { $then }
card-if-critical = con un impacto crítico, { $then }
card-if-kill = si mata, { $then }
card-if-missed = si falla, { $then }
card-if-dodged = si el ataque falla, { $then }
card-afterwards = después, { $then }
card-strikes-times = ataca { $times ->
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $times }
    } veces al mismo objetivo
card-strikes-all = ataca { $who } con una sola tirada
card-strikes-each = ataca { $who }, con una tirada para cada cual
card-strikes-series = ataca { $who }, { $times ->
        [2] dos
        [3] tres
        [4] cuatro
       *[other] { $times }
    } veces a cada cual, con una tirada para cada ataque
card-strikes-area = si impacta, el ataque alcanza también a todos a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos del objetivo
card-strikes-targets = ataca a { $targets } objetivos distintos, con una tirada por cada uno
card-strikes-while-hits = ataca otra vez al mismo objetivo mientras acierte, { $times } veces como mucho
card-strikes-chain = si acierta, ataca a otro enemigo a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos del último, y así sucesivamente; a nadie dos veces
card-strikes-line = ataca con una sola tirada a todos los que toque una línea recta de { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } que pasa por el objetivo

## A quién

card-bearer = este personaje
    .whom = a este personaje
card-target = el objetivo
    .whom = al objetivo
card-attacker = el atacante
    .whom = al atacante
card-that = ese personaje
    .whom = a ese personaje
card-causer = quien lo ha causado
    .whom = a quien lo ha causado
card-every-friend = cada amigo
    .whom = a cada amigo
card-one-friend = un amigo
    .whom = a un amigo
card-nearest-friend = el amigo más cercano
    .whom = al amigo más cercano
card-every-own = cada personaje de tu bando
    .whom = a cada personaje de tu bando
card-one-own = un personaje de tu bando
    .whom = a un personaje de tu bando
card-nearest-own = el personaje más cercano de tu bando
    .whom = al personaje más cercano de tu bando
card-every-enemy = cada enemigo
    .whom = a cada enemigo
card-one-enemy = un enemigo
    .whom = a un enemigo
card-nearest-enemy = el enemigo más cercano
    .whom = al enemigo más cercano
card-every-character = cada personaje
    .whom = a cada personaje
card-one-character = un personaje
    .whom = a un personaje
card-nearest-character = el personaje más cercano
    .whom = al personaje más cercano
card-every-other = cada uno de los demás personajes
    .whom = a cada uno de los demás personajes
card-one-other = otro personaje
    .whom = a otro personaje
card-nearest-other = el otro personaje más cercano
    .whom = al otro personaje más cercano
card-every-summon = cada una de sus invocaciones
    .whom = a cada una de sus invocaciones
card-one-summon = una de sus invocaciones
    .whom = a una de sus invocaciones
card-one-summon-of-bearer = una de las invocaciones de este personaje
    .whom = a una de las invocaciones de este personaje
card-nearest-summon = la más cercana de sus invocaciones
    .whom = a la más cercana de sus invocaciones
card-summoner = { $of ->
        [target] quien invocó al objetivo
        [subject] quien invocó a ese personaje
       *[other] su invocador
    }
    .whom = { $of ->
        [target] a quien invocó al objetivo
        [subject] a quien invocó a ese personaje
       *[other] a su invocador
    }
card-up-to = hasta { $by }
card-some-of = { $who }, { $most } a elección de su dueño,
card-every-fallen = cada amigo caído
    .whom = a cada amigo caído
card-one-fallen = un amigo caído
    .whom = a un amigo caído
card-nearest-fallen = el amigo caído más cerca
    .whom = al amigo caído más cerca
card-kind-fallen = un amigo caído
    .whom = un amigo caído
card-kind-summon = una invocación suya
    .whom = una invocación suya
card-anybody = alguien
card-whoever = a quien { $is }
card-who-where = { $who } { $where }
card-that-is = { $who } que { $is }
card-stands-at = está { $where }
card-holds-in-zone = { $of ->
        [it] lo tiene en su zona de control
        [target] tiene a su objetivo en su zona de control
        [subject] tiene a ese personaje en su zona de control
        [summon] tiene a su última invocación en su zona de control
       *[other] tiene a este personaje en su zona de control
    }
card-and-itself = { $who }, incluido este personaje,
card-but-target = { $who }, salvo el objetivo,
card-but-that = { $who }, salvo ese personaje,
card-but-summon = { $who }, salvo esa invocación,
card-in-zone = en { $of ->
        [target] la zona de control del objetivo
        [subject] la zona de control de ese personaje
        [summon] la zona de control de su última invocación
       *[other] su zona de control
    }
card-in-their-zone = en cuya zona de control está { $of ->
        [target] el objetivo
        [subject] ese personaje
        [summon] su última invocación
        [it] él
       *[other] este personaje
    }
card-on-line = en la línea recta desde este personaje hasta { $of ->
        [target] el objetivo
        [subject] ese personaje
       *[other] su última invocación
    }
card-in-contact = en contacto con { $of ->
        [target] el objetivo
        [subject] ese personaje
        [summon] su última invocación
        [it] él
       *[other] este personaje
    }
card-engaged-with = en combate con { $of ->
        [target] el objetivo
        [subject] ese personaje
        [summon] su última invocación
        [it] él
       *[other] este personaje
    }
card-in-sight = { $of ->
        [target] a la vista del objetivo
        [subject] a la vista de ese personaje
        [summon] a la vista de su última invocación
        [it] a su vista
       *[other] a la vista de este personaje
    }
card-within = a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos{ $of ->
        [target] { " " }del objetivo
        [subject] { " " }de ese personaje
        [summon] { " " }de su última invocación
       *[other] { "" }
    }
card-within-sight = a la vista a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos{ $of ->
        [target] { " " }del objetivo
        [subject] { " " }de ese personaje
        [summon] { " " }de su última invocación
       *[other] { "" }
    }
card-in-range = a la vista y al alcance del ataque

## Momentos

card-when-it = cuando { $does }
card-when-who = cuando { $who } { $does }
card-when-other = { $when }, si { $who } { $is }
card-while = { $when } mientras { $is }
card-when-last = { $when } (los últimos que le quedan)
card-when-then = { $when }, { $then }
card-may = si quieres, { $then }
card-may-by = si quiere quien juega con { $who }, { $then }
card-may-pay = puedes pagar { $what }: { $then }
card-pays = paga { $what }: { $then }
card-when-deployment-begins = antes de que nadie despliegue
card-when-game-begins = al empezar la partida
card-when-recovery-begins = al empezar cada Recuperación
card-when-recovery-ends = al acabar cada Recuperación
card-when-maintenance-begins = al empezar cada Mantenimiento
card-when-maintenance-ends = al acabar cada Mantenimiento
card-when-actions-begin = al empezar cada fase de Acción
card-when-turn-ends = al acabar cada turno
card-when-between = entre dos acciones
card-moment-activated = se activa
    .cause = activa a alguien
    .whom = activa { $whom }
card-moment-attacked = recibe un ataque
    .cause = ataca
    .whom = ataca { $whom }
card-moment-before-roll = va a sufrir una tirada de ataque
    .cause = va a tirar para atacar
    .whom = va a tirar para atacar { $whom }
card-moment-after-roll = acaba de sufrir una tirada de ataque
    .cause = acaba de tirar para atacar
    .whom = acaba de tirar para atacar { $whom }
card-moment-rolls = va a tirar por algo que no sea un ataque
    .cause = va a hacer tirar a alguien
    .whom = va a hacer tirar { $whom }
card-moment-rolled = acaba de tirar por algo que no sea un ataque
    .cause = acaba de hacer tirar a alguien
    .whom = acaba de hacer tirar { $whom }
card-moment-rolls-for = va a tirar { $roll ->
        [escape] para escapar
        [seek] para localizar
        [resistance] Resistencia
        [run-over] para apartarse de quien vuela por los aires
        [attack] para atacar
        [defense] para esquivar o contraatacar
       *[other] por Condena
    }
    .cause = va a hacer tirar a alguien
    .whom = va a hacer tirar { $whom }
card-moment-rolled-for = acaba de tirar { $roll ->
        [escape] para escapar
        [seek] para localizar
        [resistance] Resistencia
        [run-over] para apartarse de quien vuela por los aires
        [attack] para atacar
        [defense] para esquivar o contraatacar
       *[other] por Condena
    }
    .cause = acaba de hacer tirar a alguien
    .whom = acaba de hacer tirar { $whom }
card-moment-failed-for = falla una tirada { $roll ->
        [escape] para escapar
        [seek] para localizar
        [resistance] de Resistencia
        [run-over] para apartarse de quien vuela por los aires
        [attack] para atacar
        [defense] para esquivar o contraatacar
       *[other] por Condena
    }
    .cause = hace fallar una tirada a alguien
    .whom = hace fallar una tirada { $whom }
card-moment-succeeded-for = supera una tirada { $roll ->
        [escape] para escapar
        [seek] para localizar
        [resistance] de Resistencia
        [run-over] para apartarse de quien vuela por los aires
        [attack] para atacar
        [defense] para esquivar o contraatacar
       *[other] por Condena
    }
    .cause = hace superar una tirada a alguien
    .whom = hace superar una tirada { $whom }
card-moment-hit = recibe un impacto
    .cause = impacta
    .whom = impacta { $whom }
card-moment-missed = se libra de un ataque
    .cause = falla
    .whom = no acierta { $whom }
card-moment-critical = recibe un impacto crítico
    .cause = logra un impacto crítico
    .whom = golpea con un crítico { $whom }
card-moment-before-damage = va a perder PV por un ataque
    .cause = va a hacer daño
    .whom = va a herir { $whom }
card-moment-before-loss = va a perder PV
    .cause = va a quitar PV
    .whom = va a quitar PV { $whom }
card-moment-damaged = sufre daño
    .cause = hace daño
    .whom = hiere { $whom }
card-moment-dying = pierde su último PV
    .cause = deja sin PV a alguien
    .whom = deja sin PV { $whom }
card-moment-sacrificed = sacrifica PV
    .cause = hace que alguien sacrifique PV
    .whom = hace que { $whom } sacrifique PV
card-moment-initiative = gana la tirada de iniciativa
    .cause = hace que alguien gane la tirada de iniciativa
    .whom = hace que { $whom } gane la tirada de iniciativa
card-moment-died = muere
    .cause = mata
    .whom = mata { $whom }
card-moment-escapes = intenta escapar
    .cause = hace escapar a alguien
    .whom = hace escapar { $whom }
card-moment-moves = declara un movimiento
    .cause = mueve a alguien
    .whom = mueve { $whom }
card-moment-moved = termina de moverse
    .cause = hace moverse a alguien
    .whom = hace moverse { $whom }
card-moment-comes-near = llega a esa distancia
    .cause = hace acercarse a alguien
    .whom = hace acercarse { $whom }
card-moment-touches = entra en contacto con este personaje
    .cause = entra en contacto con alguien
    .whom = toca { $whom }
card-touches-enemy = entra en contacto con un enemigo
card-comes-near-whom = se acerca al moverse { $whom }
card-moment-uses = usa una habilidad
    .cause = hace usar una habilidad a alguien
    .whom = hace usar una habilidad { $whom }
card-moment-uses-it = usa { $ability }
    .cause = hace usar { $ability } a alguien
    .whom = hace usar { $ability } { $whom }
card-moment-gnosis = se beneficia de un punto de gnosis
    .cause = gasta un punto de gnosis
    .whom = gasta un punto de gnosis por atacar { $whom }
card-moment-summoned = entra en juego por invocación
    .cause = invoca a alguien
    .whom = invoca { $whom }
card-moment-charged = ha terminado una carga
    .cause = ha cargado contra alguien
    .whom = ha alcanzado en carga { $whom }
card-moment-failed = falla una tirada que no es de ataque
    .cause = hace fallar una tirada a alguien
    .whom = hace fallar una tirada { $whom }
card-moment-succeeded = supera una tirada que no es de ataque
    .cause = hace tirar a alguien, que supera la tirada
    .whom = hace tirar { $whom }, que supera la tirada
card-moment-activation-ends = termina su activación
    .cause = termina su activación
    .whom = termina su activación frente { $whom }
card-moment-passed = es sobrepasado por alguien
    .cause = sobrepasa a alguien
    .whom = sobrepasa { $whom }
card-moment-displaced = es movido por otro
    .cause = mueve a otro
    .whom = mueve { $whom }
card-moment-affected = va a ser afectado por una habilidad ajena
    .cause = va a afectar a alguien
    .whom = va a afectar { $whom }
card-moment-revealed = deja de estar oculto
    .cause = descubre a alguien
    .whom = descubre { $whom }
card-moment-healed = recupera PV por una carta
    .cause = cura a alguien
    .whom = cura { $whom }
card-moment-state-given = recibe un estado
    .cause = causa un estado a alguien
    .whom = causa un estado { $whom }
card-moment-guarded = es protegido por alguien que se interpone
    .cause = se interpone por alguien
    .whom = se interpone para proteger { $whom }
card-moment-plays = juega una carta de trama
    .cause = juega una carta de trama
    .whom = juega una carta de trama frente { $whom }
card-moment-pays-upkeep = paga un mantenimiento
    .cause = hace pagar un mantenimiento a alguien
    .whom = hace pagar un mantenimiento { $whom }

## Cómo es una acción

card-hand-to-hand = cuerpo a cuerpo
card-at-range = a distancia
card-in-basic = con una acción básica
card-in-kind = { $kind ->
        [attack] con un Ataque
        [ranged-attack] con un Ataque a distancia
        [charge] con una Carga
        [effect] con un Efecto
        [dodge] con una Esquiva
        [counterattack] con un Contraataque
        [movement] con un Movimiento
        [walk] al caminar
        [run] al correr
        [escape] al escapar
        [seek] al localizar
       *[other] con una habilidad pasiva
    }
card-by-source = con { $source ->
        [magic] Magia
        [ki] Ki
        [subterfuge] Subterfugio
       *[other] un poder especial
    }
card-on-critical = con un impacto crítico
card-by-ability = con { $ability }
card-first-time = la primera vez en la partida
card-on-strike = con el { $blow ->
        [1] primer golpe
        [2] segundo golpe
        [3] tercer golpe
        [4] cuarto golpe
        [5] quinto golpe
       *[other] golpe número { $blow }
    }
card-on-roll = { $roll ->
        [attack] en las tiradas de ataque
        [defense] en las tiradas para esquivar o contraatacar
        [escape] en las tiradas para escapar
        [seek] en las tiradas para localizar
        [resistance] en las tiradas de Resistencia
        [run-over] al apartarse de quien vuela por los aires
       *[other] en las tiradas de Condena
    }
card-on-die-at-least = con { $die } o más en el dado
card-on-die-at-most = con { $die } o menos en el dado
card-on-die = con { $span ->
        [one] { $least }
        [span] { $least }–{ $most }
        [least] { $least } o más
        [most] { $most } o menos
       *[any] { $parity ->
            [even] un número par
           *[odd] un número impar
        }
    }{ $span ->
        [any] { "" }
       *[other] { $parity ->
            [even] { ", " }par,
            [odd] { ", " }impar,
           *[any] { "" }
        }
    } en { $die ->
        [defense] el dado de defensa
       *[attack] el dado
    }
card-all-hit = sin haber fallado ningún golpe
card-on-failing = sin lograrlo
card-from-turn = desde el turno { $turn }
card-number = { $by }
card-counting = { $span ->
        [least] con al menos { $least }
        [most] con { $most } como máximo
       *[span] con { $least } a { $most }
    } en total ({ $this })
card-is-counting = { $span ->
        [least] suma al menos { $least }
        [most] suma { $most } como máximo
       *[span] suma de { $least } a { $most }
    } en total ({ $this })
    .not = { $span ->
        [least] suma menos de { $least }
        [most] suma más de { $most }
       *[span] suma menos de { $least } o más de { $most }
    } en total ({ $this })
card-except = salvo { $how }
card-from-afar = a más de { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    }
card-from-near = a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos
card-from-hidden = desde su escondite
card-passing-by = por una línea a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos de este personaje
card-with-nearer = con { $who } más cerca que el objetivo

## Cómo está alguien

card-is-hidden = se esconde
    .not = no se esconde
card-is-engaged = está en combate
    .not = no está en combate
card-is-in-cover = está a cubierto
    .not = no está a cubierto
card-is-unmoved = no se ha movido este turno
    .not = se ha movido este turno
card-is-surfaced = ha salido de la infiltración este turno
    .not = no ha salido de la infiltración este turno
card-is-dodging = intenta esquivar
    .not = no intenta esquivar
card-is-undying = sigue luchando sin PV
    .not = tiene PV
card-is-full = tiene todos sus PA
    .not = no tiene todos sus PA
card-is-spent = no tiene PA
    .not = tiene PA
card-is-actions-at-least = tiene al menos { $actions } PA
    .not = tiene menos de { $actions } PA
card-is-in-mode = está en { $mode }
    .not = no está en { $mode }
card-is-stunned = está aturdido
    .not = no está aturdido
card-is-carrying = lleva una carta de { $kind ->
        [equipment] equipo
       *[other] poder
    }
    .not = no lleva cartas de { $kind ->
        [equipment] equipo
       *[other] poder
    }
card-is-in-deployment = está en la zona de despliegue { $side ->
        [enemy] enemiga
       *[other] { $of ->
            [bearer] del bando de este personaje
           *[other] de su bando
        }
    }
    .not = no está en la zona de despliegue { $side ->
        [enemy] enemiga
       *[other] { $of ->
            [bearer] del bando de este personaje
           *[other] de su bando
        }
    }
card-is-life-at-most = tiene { $life } PV o menos
    .not = tiene más de { $life } PV
card-is-tokens-at-least = tiene { $tokens ->
        [one] alguna ficha
       *[other] al menos { $tokens } fichas
    }
    .not = { $tokens ->
        [one] no tiene fichas
       *[other] tiene menos de { $tokens } fichas
    }
card-is-tokens-at-most = { $tokens ->
        [0] no tiene fichas
        [one] tiene 1 ficha como mucho
       *[other] tiene { $tokens } fichas como mucho
    }
    .not = tiene { $tokens ->
        [0] alguna ficha
        [one] más de 1 ficha
       *[other] más de { $tokens } fichas
    }
card-is-level-at-most = tiene nivel { $level } o menos
    .not = supera el nivel { $level }
card-is-level-at-least = tiene nivel { $level } o más
    .not = no llega al nivel { $level }
card-is-level-of-bearer = tiene su mismo nivel o más
    .not = tiene menos nivel
card-is-level-against = es de un nivel no { $span ->
        [most] superior al que tiene { $who }
       *[least] inferior al que tiene { $who }
    }
    .not = es de un nivel { $span ->
        [most] superior al que tiene { $who }
       *[least] inferior al que tiene { $who }
    }
card-is-faction = { $faction ->
        [light] pertenece a la Luz
        [darkness] pertenece a la Oscuridad
       *[other] es Neutral
    }
    .not = no { $faction ->
        [light] pertenece a la Luz
        [darkness] pertenece a la Oscuridad
       *[other] es Neutral
    }
card-is-affiliation = pertenece { $affiliation ->
        [church] a la Iglesia
        [samael] a Samael
        [wissenschaft] a Wissenschaft
        [black-sun] al Sol Negro
        [empire] al Imperio
        [azur-alliance] a la Alianza Azur
        [tol-rauko] a Tol Rauko
       *[other] a los Errantes
    }
    .not = no pertenece { $affiliation ->
        [church] a la Iglesia
        [samael] a Samael
        [wissenschaft] a Wissenschaft
        [black-sun] al Sol Negro
        [empire] al Imperio
        [azur-alliance] a la Alianza Azur
        [tol-rauko] a Tol Rauko
       *[other] a los Errantes
    }
card-is-category = es { $category ->
        [mystic] Místico
        [fighter] Guerrero
       *[other] Acechador
    }
    .not = no es { $category ->
        [mystic] Místico
        [fighter] Guerrero
       *[other] Acechador
    }
card-is-role = es { $role ->
        [leader] Líder
        [agent] Agente
       *[other] una Invocación
    }
    .not = no es { $role ->
        [leader] Líder
        [agent] Agente
       *[other] una Invocación
    }
card-is-trait = tiene el rasgo { $trait }
    .not = no tiene el rasgo { $trait }
card-is-character = es { $character }
    .not = no es { $character }
card-is-innate = tiene { $innate }
    .not = no tiene { $innate }
card-is-state = tiene contadores de { $state }
    .not = no tiene contadores de { $state }
card-is-base-medium = tiene base mediana
    .not = no tiene base mediana
card-is-in-state = tiene contadores de un { $sort ->
        [negative] estado negativo
        [positive] estado positivo
       *[all] estado
    }
    .not = no tiene contadores de ningún { $sort ->
        [negative] estado negativo
        [positive] estado positivo
       *[all] estado
    }
card-is-base-at-least = tiene { $size ->
        [small] cualquier base
        [medium] base mediana o grande
       *[other] base grande
    }
    .not = tiene { $size ->
        [small] ninguna base
        [medium] base pequeña
       *[other] base pequeña o mediana
    }
card-is-base-at-most = tiene { $size ->
        [small] base pequeña
        [medium] base pequeña o mediana
       *[other] cualquier base
    }
    .not = tiene { $size ->
        [small] base mediana o grande
        [medium] base grande
       *[other] ninguna base
    }
card-is-immune = es inmune a { $state }
    .not = no es inmune a { $state }
card-is-given = recibe { $state } con ello
    .not = no recibe { $state } con ello
card-is-rid-of-it = no conserva ningún contador de ese estado
    .not = conserva contadores de ese estado
card-is-enemy = es enemigo
    .not = no es enemigo
card-is-some = tiene { $who }
    .not = no tiene { $who }
card-is-some-there = tiene en la mesa { $who }
    .not = no tiene en la mesa { $who }
card-is-near = está a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos{ $of ->
        [bearer] { " " }de este personaje
       *[other] { "" }
    }
    .not = está a más de { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    }{ $of ->
        [bearer] { " " }de este personaje
       *[other] { "" }
    }
card-is-far = está a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o más{ $of ->
        [bearer] { " " }de este personaje
       *[other] { "" }
    }
    .not = está a menos de { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    }{ $of ->
        [bearer] { " " }de este personaje
       *[other] { "" }
    }
card-is-in-zone = está en { $of ->
        [bearer] la zona de control de este personaje
       *[other] su zona de control
    }
    .not = está fuera de { $of ->
        [bearer] la zona de control de este personaje
       *[other] su zona de control
    }
card-is-friend-engaged = está en combate con un amigo
    .not = no está en combate con un amigo
card-is-hurt-by = ha sufrido { $ability } este turno
    .not = no ha sufrido { $ability } este turno
card-is-marked = es la elección de esta carta
    .not = no es la elección de esta carta
card-is-on-marked = está sobre la escenografía elegida para esta carta
    .not = no está sobre la escenografía elegida para esta carta
card-is-active = tiene en vigor { $ability }
    .not = no tiene en vigor { $ability }
card-is-under = sigue bajo el efecto de { $ability }
    .not = ya no está bajo el efecto de { $ability }
card-is-entered = lo tiene en su cuerpo
    .not = no lo tiene en su cuerpo
card-is-slayer = le quitó el último PV
    .not = no le quitó el último PV
card-is-life-below = { $share ->
        [50] tiene menos de la mitad de sus PV
        [100] ha perdido PV
       *[other] tiene menos del { $share } % de sus PV
    }
    .not = { $share ->
        [50] tiene al menos la mitad de sus PV
        [100] tiene todos sus PV
       *[other] tiene al menos el { $share } % de sus PV
    }
card-is-would-die = perdería su último PV
    .not = no perdería su último PV
card-is-subject = es ese mismo personaje
    .not = es otro personaje
card-is-bearer = es este personaje
    .not = no es este personaje
card-is-given-of = recibe un estado{ $sort ->
        [negative] { " " }negativo
        [positive] { " " }positivo
       *[all] { "" }
    }
    .not = no recibe un estado{ $sort ->
        [negative] { " " }negativo
        [positive] { " " }positivo
       *[all] { "" }
    }
card-is-near-scenery = está a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos de { $scenery ->
        [abrupt] terreno abrupto
        [forest] un bosque
        [elevation] una elevación
        [minor] un obstáculo menor
        [high] escenografía alta
        [low] escenografía baja
       *[any] escenografía
    }
    .not = no está a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos de { $scenery ->
        [abrupt] terreno abrupto
        [forest] un bosque
        [elevation] una elevación
        [minor] un obstáculo menor
        [high] escenografía alta
        [low] escenografía baja
       *[any] escenografía
    }
card-is-several = tiene al menos { $count } de este tipo: { $who }
    .not = tiene menos de { $count } de este tipo: { $who }
card-is-higher = está más alto{ $of ->
        [bearer] { " " }que este personaje
       *[other] { "" }
    }
    .not = no está más alto{ $of ->
        [bearer] { " " }que este personaje
       *[other] { "" }
    }
card-is-lower = está más bajo{ $of ->
        [bearer] { " " }que este personaje
       *[other] { "" }
    }
    .not = no está más bajo{ $of ->
        [bearer] { " " }que este personaje
       *[other] { "" }
    }
card-is-in-contact = está en contacto con { $of ->
        [bearer] este personaje
       *[other] él
    }
    .not = no está en contacto con { $of ->
        [bearer] este personaje
       *[other] él
    }
card-is-affiliation-of-bearer = es de { $of ->
        [bearer] la afiliación de este personaje
       *[other] su misma afiliación
    }
    .not = no es de { $of ->
        [bearer] la afiliación de este personaje
       *[other] su misma afiliación
    }
card-is-away = está fuera de la mesa
    .not = está en la mesa
card-is-seen = está a { $of ->
        [bearer] la vista de este personaje
       *[other] su vista
    }
    .not = no está a { $of ->
        [bearer] la vista de este personaje
       *[other] su vista
    }
card-is-how = actúa { $how }
    .not = no actúa { $how }
card-is-printed = tiene { $innate } en su carta
    .not = no tiene { $innate } en su carta
card-is-has-done = { $feat ->
        [activated] se ha activado
        [moved] ha usado su movimiento
        [attacked] ha atacado
        [hit] ha impactado a alguien
        [bled] ha perdido PV
       *[other] ha hecho daño
    } este turno
    .not = { $feat ->
        [activated] no se ha activado
        [moved] no ha usado su movimiento
        [attacked] no ha atacado
        [hit] no ha impactado a nadie
        [bled] no ha perdido PV
       *[other] no ha hecho daño
    } este turno
card-is-on = está { $scenery ->
        [abrupt] en terreno abrupto
        [forest] en un bosque
        [elevation] en una elevación
        [minor] en un obstáculo menor
        [high] en escenografía alta
       *[other] en escenografía baja
    }
    .not = no está { $scenery ->
        [abrupt] en terreno abrupto
        [forest] en un bosque
        [elevation] en una elevación
        [minor] en un obstáculo menor
        [high] en escenografía alta
       *[other] en escenografía baja
    }
card-is-would-leave = se quedaría { $life ->
        [0] sin PV
       *[other] con { $life } PV o menos
    }
    .not = se quedaría { $life ->
        [0] con PV
       *[other] con más de { $life } PV
    }

## Cantidades

card-die = { $times ->
        [1] { "" }
        [-1] { "−" }
       *[other] { $times } ×{ " " }
    }1d10{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    }
card-more = +{ $by }
card-for-each = { $what } por { $each }
card-each-but = { $each }, menos { $less }
card-but-each = { $what }, menos { $times } por { $each }
card-and-each = { $what } y { $times } más por { $each }
card-each-die = cada { $per ->
        [1] punto
       *[other] { $per } puntos
    } en un dado
card-each-life-missing = cada { $per ->
        [1] PV
       *[other] { $per } PV
    } que haya perdido
card-each-target-life = cada { $per ->
        [1] PV
       *[other] { $per } PV
    } que le { $per ->
        [1] quede
       *[other] queden
    } al objetivo
card-each-extra = cada { $per ->
        [1] PA
       *[other] { $per } PA
    } que se { $per ->
        [1] pague
       *[other] paguen
    } de más
card-pile = { $count ->
        [one] ficha
       *[other] fichas
    }{ $named ->
        [yes] {" "}de { $name }
       *[other] {""}
    }{ $on ->
        [card] {" "}en esta carta
        [party] {" "}de su grupo
       *[other] {""}
    }
card-pile-of = { $by } { $pile }
card-each-pile = cada { $per ->
        [1] { $pile }
       *[other] { $per } { $pile }
    }
card-is-pile-none = no tiene ninguna { $pile }
    .not = tiene una { $pile }
card-is-pile-most = tiene { $tokens } { $pile } como máximo
    .not = tiene más de { $tokens } { $pile }
card-is-pile-least = tiene al menos { $tokens } { $pile }
    .not = tiene menos de { $tokens } { $pile }
card-is-pile-exactly = tiene exactamente { $tokens } { $pile }
    .not = no tiene exactamente { $tokens } { $pile }
card-is-pile-between = tiene de { $least } a { $tokens } { $pile }
    .not = tiene menos de { $least } o más de { $tokens } { $pile }
card-pays-pile = { $count } { $pile }
card-each-token = cada { $per ->
        [1] ficha que tenga
       *[other] { $per } fichas que tenga
    }
card-each-token-paid = cada { $per ->
        [1] ficha pagada
       *[other] { $per } fichas pagadas
    }
card-each-life-paid = cada { $per ->
        [1] PV sacrificado
       *[other] { $per } PV sacrificados
    }
card-each-level = cada { $per ->
        [1] nivel
       *[other] { $per } niveles
    } de ese personaje
card-each-dealt = cada { $per ->
        [1] PV
       *[other] { $per } PV
    } que quite el ataque
card-each-taken = cada { $what ->
        [counters] { $per ->
            [1] contador quitado
           *[other] { $per } contadores quitados
        }
        [tokens] { $per ->
            [1] ficha perdida
           *[other] { $per } fichas perdidas
        }
        [actions] { $per ->
            [1] PA perdido
           *[other] { $per } PA perdidos
        }
       *[other] { $per ->
            [1] PV perdido
           *[other] { $per } PV perdidos
        }
    } así
card-each-life = cada { $per ->
        [1] PV que le quede
       *[other] { $per } PV que le queden
    }
card-each-action = { $per ->
        [1] cada PA que le quede
       *[other] cada { $per } PA que le queden
    }
card-each-healed = cada { $per ->
        [1] PV recuperado
       *[other] { $per } PV recuperados
    }
card-each-price = { $per ->
        [1] cada PA
       *[other] cada { $per } PA
    } que ha costado esto
card-each-moved = { $per ->
        [1] cada pulgada
       *[other] cada { $per } pulgadas
    } de movimiento
card-each-blow = { $per ->
        [1] cada golpe
       *[other] cada { $per } golpes
    } hasta ahora, contando este
card-each-target-life-missing = cada { $per ->
        [1] PV
       *[other] { $per } PV
    } que haya perdido el objetivo
card-each-counter = cada { $per ->
        [1] contador
       *[other] { $per } contadores
    } de { $state } que tenga
card-each-target-counter = cada { $per ->
        [1] contador
       *[other] { $per } contadores
    } de { $state } que tenga el objetivo
card-each-value = cada { $attribute ->
        [speed] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
        [zone] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
        [free] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
        [range] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
       *[other] { $per ->
            [1] punto
           *[other] { $per } puntos
        }
    } de su { $attribute ->
        [attack] Ataque
        [damage] Daño
        [defense] Defensa
        [armor] Armadura
        [recovery] Recuperación
        [speed] Velocidad
        [zone] zona de control
        [free] movimiento libre
        [range] alcance
       *[other] Resistencia
    }
card-each-target-value = cada { $attribute ->
        [speed] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
        [zone] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
        [free] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
        [range] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
       *[other] { $per ->
            [1] punto
           *[other] { $per } puntos
        }
    } de { $attribute ->
        [attack] Ataque
        [damage] Daño
        [defense] Defensa
        [armor] Armadura
        [recovery] Recuperación
        [speed] Velocidad
        [zone] zona de control
        [free] movimiento libre
        [range] alcance
       *[other] Resistencia
    } que tenga el objetivo
card-each-near = { $per ->
        [1] { $who }
       *[other] cada { $per } de estos: { $who }
    }
card-each-fallen-friend = cada { $per ->
        [1] amigo perdido
       *[other] { $per } amigos perdidos
    } hasta ahora
card-each-fallen-enemy = cada { $per ->
        [1] enemigo perdido
       *[other] { $per } enemigos perdidos
    } hasta ahora
card-each-turn = cada { $per ->
        [1] turno
       *[other] { $per } turnos
    } de la partida
card-each-life-of = cada { $per ->
        [1] PV
       *[other] { $per } PV
    } que aún tenga { $who }
card-each-action-of = cada { $per ->
        [1] PA
       *[other] { $per } PA
    } que aún tenga { $who }
card-each-pile-of = { $per ->
        [1] cada { $pile }
       *[other] cada { $per } { $pile }
    } que tenga { $who }
card-each-life-missing-of = cada { $per ->
        [1] PV
       *[other] { $per } PV
    } que haya perdido { $who }
card-each-token-of = cada { $per ->
        [1] ficha
       *[other] { $per } fichas
    } que tenga { $who }
card-each-counter-of = cada { $per ->
        [1] contador
       *[other] { $per } contadores
    } de { $state } que tenga { $who }
card-each-value-of = cada { $attribute ->
        [speed] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
        [zone] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
        [free] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
        [range] { $per ->
            [1] pulgada
           *[other] { $per } pulgadas
        }
       *[other] { $per ->
            [1] punto
           *[other] { $per } puntos
        }
    } de { $attribute ->
        [attack] Ataque
        [damage] Daño
        [defense] Defensa
        [armor] Armadura
        [recovery] Recuperación
        [speed] Velocidad
        [zone] zona de control
        [free] movimiento libre
        [range] alcance
       *[other] Resistencia
    } que tenga { $who }
card-each-own-level = cada { $per ->
        [1] nivel
       *[other] { $per } niveles
    } que tenga
card-each-level-of = cada { $per ->
        [1] nivel
       *[other] { $per } niveles
    } que tenga { $who }
card-each-game-level = cada { $per ->
        [1] nivel
       *[other] { $per } niveles
    } de la partida por bando
card-rounded-up = { $each }, redondeando hacia arriba,
card-in-all = { $what } ({ $most } como mucho)
card-at-least-all = { $what } (al menos { $least })
card-life = { $by } PV
card-actions = { $by } PA
card-tokens = { $by } { $count ->
        [one] ficha
       *[other] fichas
    }
card-tokens-own = { $by } { $count ->
        [one] ficha
       *[other] fichas
    } del tipo que usa su propia carta
card-loses-tokens-own = pierde todas las fichas del tipo que usa su propia carta
card-victory-points = { $by } { $count ->
        [one] punto
       *[other] puntos
    } para la victoria
card-gnosis = { $by } { $count ->
        [one] punto
       *[other] puntos
    } de gnosis
card-state = { $state } { $by }

## Lo que se suma

card-attack = { $by } al Ataque
    .lost = { $by } de Ataque
card-damage = { $by } al Daño
    .lost = { $by } de Daño
card-defense = { $by } a la Defensa
    .lost = { $by } de Defensa
card-armor = { $by } a la Armadura
    .lost = { $by } de Armadura
card-resistance = { $by } a la Resistencia
    .lost = { $by } de Resistencia
card-recovery = { $by } a la Recuperación
    .lost = { $by } de Recuperación
card-speed = { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } de Velocidad
    .lost = { $by } { $count ->
            [one] pulgada
           *[other] pulgadas
        } de Velocidad
card-actions-more = { $by } a su total de PA
card-life-more = { $by } PV máximos
    .lost = { $by } PV máximos
card-zone = { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } de zona de control
    .lost = { $by } { $count ->
            [one] pulgada
           *[other] pulgadas
        } de zona de control
card-area-more = { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } al área de sus ataques
card-range-more = { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } de alcance
    .lost = { $by } { $count ->
            [one] pulgada
           *[other] pulgadas
        } de alcance
card-difficulty = { $by } a la dificultad de sus efectos
card-escape-roll = { $by } a las tiradas para escapar
card-seek-target = { $by } a la tirada necesaria para localizar a este personaje
card-initiative-roll = { $by } a las tiradas de iniciativa y despliegue
card-side-initiative = { $by } a las tiradas de iniciativa de su bando
card-every-roll = { $by } a todas las tiradas
card-that-roll = { $by } al resultado
card-healing = { $by } PV a sus curaciones
card-roll-dice-more = { $by } { $count ->
        [one] dado
       *[other] dados
    } en cada tirada, conservando el { $kept ->
        [worst] peor
       *[best] mejor
    },
card-dice-more = { $by } { $count ->
        [one] dado
       *[other] dados
    } de ataque, conservando el { $kept ->
        [worst] peor
       *[best] mejor
    },
card-defense-dice-more = { $by } { $count ->
        [one] dado
       *[other] dados
    } de defensa, conservando el { $kept ->
        [worst] peor
       *[best] mejor
    },

## Lo que se hace de otro modo

card-reach = lucha cuerpo a cuerpo a { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } o menos
card-screen = no deja ver a través { $count ->
        [0] de él
        [one] de 1 pulgada a su alrededor
       *[other] de { $by } pulgadas a su alrededor
    }
card-charge-reach = carga hasta { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    }
card-guard = intercepta cargas y recibe disparos por un amigo desde { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } o menos
card-dice = tira { $dice ->
        [2] dos
        [3] tres
       *[other] { $dice }
    } dados de ataque y conserva el { $kept ->
        [worst] peor
       *[best] mejor
    }
card-defense-dice = tira { $dice ->
        [2] dos
        [3] tres
       *[other] { $dice }
    } dados para esquivar o contraatacar y conserva el { $kept ->
        [worst] peor
       *[best] mejor
    }
card-roll-dice = tira { $dice ->
        [2] dos
        [3] tres
       *[other] { $dice }
    } dados en cada tirada y conserva el { $kept ->
        [worst] peor
       *[best] mejor
    }
card-zone-most = tiene una zona de control de { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } como mucho
card-unhealed = no recupera PV
card-counts-small = cuenta como si tuviera base pequeña
card-counts-as = cuenta como perteneciente { $affiliation ->
        [church] a la Iglesia
        [samael] a Samael
        [wissenschaft] a Wissenschaft
        [black-sun] al Sol Negro
        [empire] al Imperio
        [azur-alliance] a la Alianza Azur
        [tol-rauko] a Tol Rauko
       *[other] a los Errantes
    }
card-counts-as-role = cuenta también como { $role ->
        [leader] Líder
        [agent] Agente
       *[other] Invocación
    }
card-counts-as-category = cuenta también como { $category ->
        [mystic] Místico
        [fighter] Guerrero
       *[other] Acechador
    }
card-late-gnosis = deja gastar gnosis en sus tiradas después de tirar los dados
card-fixed-die = no tira su dado, que cuenta como un { $by }
card-pierce = ignora { $count ->
        [one] 1 punto
       *[other] { $by } puntos
    } de la Armadura del objetivo
    .others = ignora { $count ->
        [one] 1 punto
       *[other] { $by } puntos
    } de la Armadura de su objetivo
card-of-kind = { $kind ->
        [attack] un Ataque
        [ranged-attack] un Ataque a distancia
        [charge] una Carga
        [effect] un Efecto
        [dodge] una Esquiva
        [counterattack] un Contraataque
        [movement] un Movimiento
        [walk] Caminar
        [run] Correr
        [escape] Escapar
        [seek] Localizar
       *[other] una habilidad pasiva
    }
card-cost-more = paga { $by } PA más por { $kinds }
card-cost-less = paga { $by } PA menos por { $kinds }
card-cost-least = ninguna carta hace que pague menos de { $by } PA por { $kinds }
card-costs-least = ninguna carta hace que pague menos de { $by } PA por una acción
card-ability-least = ninguna carta hace que pague menos de { $by } PA por { $ability }
card-ability-more = paga { $by } PA más por { $ability }
card-ability-less = paga { $by } PA menos por { $ability }
card-costs-more = paga { $by } PA más por cada acción
card-costs-less = paga { $by } PA menos por cada acción
card-source-more = paga { $by } PA más por las habilidades { $source ->
        [magic] de Magia
        [ki] de Ki
        [subterfuge] de Subterfugio
       *[other] especiales
    }
card-source-less = paga { $by } PA menos por las habilidades { $source ->
        [magic] de Magia
        [ki] de Ki
        [subterfuge] de Subterfugio
       *[other] especiales
    }
card-upkeep-more = paga { $by } PA más por el mantenimiento de una habilidad
card-upkeep-less = paga { $by } PA menos por el mantenimiento de una habilidad
card-half-speed = se mueve a la mitad de su Velocidad
card-ignore-armor = ignora la Armadura del objetivo
    .others = ignora la Armadura de su objetivo
card-throws = lanza al objetivo por los aires
    .others = lanza por los aires a su objetivo
card-throws-at-will = puede lanzar al objetivo por los aires
    .others = puede lanzar por los aires a su objetivo
card-unstoppable = no se puede interceptar
card-unstoppable-by = no permite que intercepte ni reciba el disparo { $who }
card-no-reaction = no deja reaccionar al objetivo
    .others = no deja reaccionar a su objetivo
card-no-counter = no deja contraatacar al objetivo
    .others = no deja contraatacar a su objetivo
card-harms-intangible = hiere a quien es intangible
card-free-dodge = esquiva por 0 PA
card-dodge-after-roll = puede esquivar después de la tirada de ataque
card-despite-damage-resistance = se puede usar a pesar de la Acumulación de daño
card-secondary = usa { $attribute ->
        [attack] su Ataque secundario
        [damage] su Daño secundario
        [defense] su Defensa secundaria
        [armor] su Armadura secundaria
       *[other] su Resistencia secundaria
    }
card-immune = es inmune a { $states }
card-immune-negative = es inmune a todo estado negativo
card-unaffected = no sufre los efectos de sus contadores de { $states }
card-unaffected-negative = no sufre los efectos de sus contadores de estados negativos
card-friendless = no es amigo de su propio bando
card-over-figures = puede pasar por encima de otros personajes
card-healing-takes = pierde una { $pile } en lugar de cada PV que recuperaría, mientras le quede alguna
card-sight = solo ve hasta { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    }
card-shoots-from = mide sus disparos desde { $who } y no desde sí mismo
card-keeps-state = no pierde contadores de { $states } en la fase de Mantenimiento
card-despite-berserk = { $urge ->
        [react] puede esquivar y contraatacar aunque sufra Bersérker
       *[nearest] puede cargar contra quien quiera aunque sufra Bersérker
    }
card-unhurt = no pierde PV salvo por sacrificio
card-stays = sigue en la mesa con 0 PV
card-spares = deja con 1 PV a quien fuera a matar
card-rooted = no puede moverse, correr ni cargar
card-sweeps-contact = alcanza en cada ataque cuerpo a cuerpo a todos los que combaten con este personaje
card-sweeps = alcanza también { $who } en cada ataque cuerpo a cuerpo
card-unseen = no se deja ver
card-covered = cuenta como a cubierto contra los disparos
card-critical-from = { $count ->
        [1] siempre logra un impacto crítico
       *[other] logra un impacto crítico con { $by } o más en el dado
    }
card-loss-most = pierde como mucho { $what } de una vez
card-shoots-engaged = puede disparar aunque esté en combate
card-shoots-blind = dispara sin necesidad de línea de visión
card-eyes = puede disparar a quien vea { $who }
card-sees-hidden = puede apuntar a quien se esconde
card-stays-hidden = sigue oculto al atacar
card-leaves-freely = puede abandonar el combate sin escapar
card-immovable = no puede ser empujado, lanzado ni movido por el enemigo
card-unthrown = no puede ser lanzado por ataques
card-keeps-clear = no puede moverse hasta el contacto con un enemigo, salvo con cargas e interceptaciones
card-firm = tiene { $attribute ->
        [attack] un Ataque
        [damage] un Daño
        [defense] una Defensa
        [armor] una Armadura
       *[other] una Resistencia
    } que ninguna carta reduce ni ignora
card-floor = tiene { $attribute ->
        [attack] un Ataque
        [damage] un Daño
        [defense] una Defensa
        [armor] una Armadura
       *[other] una Resistencia
    } de { $by } como mínimo, aunque algo la reduzca o la ignore
card-upkeeps-more = paga { $by } PA más por el mantenimiento de cada habilidad
card-upkeeps-less = paga { $by } PA menos por el mantenimiento de cada habilidad
card-no-gnosis = no deja gastar gnosis en sus tiradas
card-only-with = combate solo con { $who }
card-never-hidden = no puede ocultarse
card-no-reactive = no usa habilidades reactivas
card-guards-engaged = intercepta cargas incluso en combate
card-lacks = carece de { $innate }
card-without = no se sirve de sus { $kind ->
        [equipment] cartas de Equipo
       *[power] cartas de Poder
    }
card-no-stun = no puede quedar aturdido
card-no-penalty = no sufre penalización por { $penalty ->
        [long] larga distancia
        [cover] cobertura
        [engaged] objetivo en combate
        [moved] haberse movido
        [blind] estar cegado
       *[other] contraatacar
    }
card-set = { $measure ->
        [attack] Ataque
        [damage] Daño
        [defense] Defensa
        [armor] Armadura
        [recovery] Recuperación
        [speed] una Velocidad de
        [zone] una zona de control de
        [free] un movimiento libre de
        [range] un alcance de
       *[other] Resistencia
    } { $by }{ $measure ->
        [zone] { " pulgadas" }
        [free] { " pulgadas" }
        [range] { " pulgadas" }
        [speed] { " pulgadas" }
       *[other] { "" }
    }
card-if-more = { $what } si es más
card-half = tiene { $measure ->
        [attack] la mitad de Ataque
        [damage] la mitad de Daño
        [defense] la mitad de Defensa
        [armor] la mitad de Armadura
        [recovery] la mitad de Recuperación
        [speed] la mitad de Velocidad
        [zone] la mitad de zona de control
        [free] la mitad de movimiento libre
        [range] la mitad de alcance
       *[other] la mitad de Resistencia
    }
card-half-healing = recupera la mitad de PV
card-forbids = no puede hacer { $kinds }
card-free-of-cost = no paga PA por { $kinds }
card-untargetable = no puede ser elegido como objetivo
card-by-whoever = { $does } por quien { $is }
card-if-victim = { $does } si la víctima { $is }
card-for-whoever = { $does } si ese amigo { $is }

## Lo que ocurre

card-cleansed = se libra de todos los contadores { $sort ->
        [negative] negativos
        [positive] positivos
       *[other] de estado
    }
card-beyond-total = { $does }, incluso por encima de su total
card-against-armor = { $does }, menos su Armadura
card-enters-mode = pasa a { $mode }
card-lowered = se libra de { $by } { $count ->
        [one] contador
       *[other] contadores
    } de ese estado
card-lowered-all = se libra de tantos contadores de ese estado como ha recibido
card-option-if = solo si este personaje { $is }: { $does }
card-times = { $count ->
        [1] una vez
       *[other] { $by } veces
    }
card-repeat = { $times }: { $then }
card-cleansed-some = se libra de { $count ->
        [one] 1 contador { $sort ->
            [negative] negativo
            [positive] positivo
           *[other] de estado
        }
       *[other] hasta { $by } contadores { $sort ->
            [negative] negativos
            [positive] positivos
           *[other] de estado
        }
    } a tu elección
card-cleansed-of = se libra de todos los contadores de { $states }
card-cleansed-some-of = se libra de { $count ->
        [one] 1 contador
       *[other] hasta { $by } contadores
    } de { $states }
card-cleansed-onto = { $does }, que en su lugar recibe { $who }
card-hides = se esconde
card-hides-anywhere = se oculta, incluso donde un enemigo controla el terreno
card-revealed = sale de su escondite
card-free-attack = { $may ->
        [yes] puede hacer
       *[other] hace
    } { $times ->
        [1] un ataque gratuito
       *[other] { $times } ataques gratuitos
    } contra { $who }
card-free-shot = { $may ->
        [yes] puede hacer
       *[other] hace
    } { $times ->
        [1] un ataque a distancia gratuito
       *[other] { $times } ataques a distancia gratuitos
    } ({ $inches } pulgadas) contra { $who }
card-one-roll = { $does } con una sola tirada
card-own-rolls = { $does }, con una tirada para cada cual
card-and-area = { $does } y, si impacta, contra todos a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos del objetivo
card-relocated = se coloca { $where }
card-placed = { $does } y se coloca { $where }
card-spot-zone = en cualquier lugar de su zona de control
card-spot-inches = a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos de este personaje
card-spot-near-target = a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos del objetivo
card-spot-contact = en contacto con el objetivo
card-spot-place = donde estaba ese personaje
card-spot-contact-bearer = en contacto con este personaje
card-spot-anywhere = en cualquier lugar de la mesa
card-spot-apart = en cualquier lugar a más de { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } de todo enemigo
card-spot-near = { $inches ->
        [0] en contacto con { $who }
       *[other] a { $inches ->
            [one] 1 pulgada
           *[other] { $inches } pulgadas
        } o menos de { $who }
    }
card-spot-was = { $was ->
        [here] donde { $who } está o estaba al irse
        [before] donde { $who } estaba antes de moverse por última vez
       *[activation] donde { $who } empezó su activación
    }
card-spot-seen = { $where }, donde lo vea { $who }
card-spot-edge = { $inches ->
        [0] { $where }, en contacto con { $side ->
            [own] su propio borde de la mesa
            [enemy] el borde enemigo de la mesa
           *[any] un borde de la mesa
        }
       *[other] { $where }, como mucho a { $inches ->
            [one] 1 pulgada
           *[other] { $inches } pulgadas
        } { $side ->
            [own] de su propio borde de la mesa
            [enemy] del borde enemigo de la mesa
           *[any] de un borde de la mesa
        }
    }
card-spot-far = { $where }, a más de { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } de todo enemigo
card-spot-on = { $where }, { $scenery ->
        [forest] en un bosque
        [elevation] en una elevación
        [minor] en escenografía menor
        [high] en escenografía alta
        [low] en escenografía baja
       *[abrupt] en terreno abrupto
    }
card-spot-higher = { $where }, más alto que { $who }
card-spot-alone = { $where }, sin contacto con nadie
card-spot-free = { $where }, sin contacto con ningún enemigo
card-spot-uncontrolled = { $where }, fuera de la zona de control de todo enemigo
card-spot-toward-scenery = { $where }, en línea recta hacia la escenografía
card-spot-near-scenery = { $where }, a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos de escenografía
card-spot-deployment = { $where }, en { $side ->
        [enemy] la zona de despliegue enemiga
       *[other] su zona de despliegue
    }
card-step-ends = { $does } y termina { $where }
card-step-free = { $does }, pero no hasta el contacto con un enemigo
card-shoved = se mueve { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } { $from ->
        [other] en dirección opuesta a la que va hacia { $origin }
       *[bearer] lejos
    }, hacia donde elijas
card-escapes = escapa del combate
card-at-most = { $does } ({ $most } como mucho)
card-becomes = se convierte en { $character } ({ $keeps ->
        [yes] conservando sus PV
       *[other] con PV propios
    })
card-summons = pone en juego { $who } { $where }
card-summoned = a { $character }
card-summoned-any = una invocación
card-so-many = { $does } ({ $what })
card-levels-together = { $who } (hasta { $levels } niveles en total)
card-summoned-unique = { $who } (que no esté ya en su bando)
card-at-once = { $does } ({ $most } en la mesa como mucho)
card-worthless = { $does }, sin puntos para el enemigo
card-prevented = se pierden { $by } PV menos
card-loss-at-most = se pierden { $most } PV como mucho
card-loss-leaves = solo se pierden los PV que dejan { $life } PV
card-prevented-all = no se pierden PV
card-redirected = el ataque se vuelve contra { $who }, con una nueva tirada
card-redirected-rolled = el ataque lo recibe en su lugar { $who }, con el dado ya tirado
card-redirected-effect = la habilidad se vuelve contra { $who }
card-loses-instead = pierde esos PV en su lugar
card-loses-some-instead = pierde en su lugar hasta { $by } de esos PV
card-cancelled = aquello a lo que responde queda sin efecto
card-cancelled-attack = el ataque queda sin efecto
card-cancelled-effect = esa habilidad no le afecta
card-cancelled-roll = la tirada falla
card-misses-outright = el ataque falla
card-roll-succeeds = la tirada tiene éxito, salga lo que salga en el dado
card-revived = sigue en la mesa con { $what }
card-stands-again = vuelve a la mesa con { $what }
card-leaves-game = sale de la partida
card-leaves-worthless = sale de la partida y no cuenta para nadie como baja
card-enters = deja la mesa y entra en { $who }{ $takes ->
        [yes] , que entretanto es de su bando,
       *[no] {""}
    } hasta que esta habilidad acabe o ese cuerpo desaparezca, y entonces se coloca a { $inches } { $inches ->
        [one] pulgada
       *[other] pulgadas
    } o menos de él
card-ends = esta habilidad termina
card-rolls-resistance = { $who } tira Resistencia ({ $difficulty })
card-rolls-with = { $who } tira con { $attribute ->
        [attack] el Ataque
        [damage] el Daño
        [armor] la Armadura
       *[defense] la Defensa
    } contra { $difficulty }
card-if-passed = si resiste, { $then }
card-if-failed = si no resiste, { $then }
card-forgets = pierde { $abilities }
card-choose-one = elige una cosa
card-may-for = para { $who }, si quieres: { $then }
card-must-for = para { $who }: { $then }
card-in-any-case = en todo caso, { $does }
card-choose = elige { $by }
card-choose-again = { $choose } (se puede repetir)
card-choose-for = para { $who }, { $choose }
card-choose-by = decide quien juega con { $who }: { $choose }
card-options = { $choose }: { $options }
card-most-times = { $does } ({ $most ->
        [1] una vez
       *[other] hasta { $most } veces
    })
card-roll = tira un dado: { $table }
card-roll-plus = tira un dado ({ $plus }): { $table }
card-plus = { $by }
card-roll-line = { $span ->
        [one] { $to }
        [span] { $from }–{ $to }
        [even] par:
        [odd] impar:
       *[other] { $from }+
    } { $does }
card-if-it-then = si { $is }, { $then }
card-if-who-then = si { $who } { $is }, { $then }
card-if-how-then = si ocurre { $how }, { $then }
card-side-gains = tu bando gana { $what }
card-side-loses = tu bando pierde { $what }
card-other-side-gains = el enemigo gana { $what }
card-other-side-loses = el enemigo pierde { $what }
card-shows-own-hand = tu bando muestra las cartas de trama de su mano
card-shows-hand = el enemigo muestra las cartas de trama de su mano
card-takes-card = quita una carta de equipo { $who }
card-gives-card = da una carta de equipo { $who }
card-gives-this-card = da esta carta { $who }
card-needs-die = { $does } ({ $die } o más en un dado)
card-marks = elige para esta carta { $who }
card-marks-scenery = elige un elemento de escenografía para esta carta
card-larger-zone = la zona de despliegue de su dueño crece { $inches } { $inches ->
        [one] pulgada
       *[other] pulgadas
    } en todas las direcciones
card-discarded = se descarta esta carta
card-to-hand = esta carta vuelve a tu mano
card-refunded = el atacante recupera los PA de esta acción
card-thrown-back = el mismo efecto recae sobre { $who }, contra la misma dificultad
card-stripped = descarta una carta de { $kind ->
        [equipment] equipo
        [power] poder
       *[any] ventaja
    } que lleve
card-redeploys = { $count ->
        [one] 1 amigo se puede
       *[other] hasta { $count } amigos se pueden
    } volver a desplegar
card-steps = se mueve hasta { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } sin que cuente como movimiento
card-steps-away = se mueve hasta { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } { $from ->
        [other] en dirección opuesta a la que va hacia { $origin }
       *[target] alejándose del objetivo
    } (no cuenta como movimiento)
card-steps-toward = se mueve hasta { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } { $from ->
        [other] hacia { $origin }
       *[target] acercándose al objetivo
    } (no cuenta como movimiento)
card-moves-again = puede volver a usar su movimiento del turno
card-as-by = { $does }, como si lo hubiera hecho { $who }
card-leaves-life = { $does }, pero conserva al menos { $life } PV
card-if-stopped = { $does }; si algo lo detiene en el camino, { $then }
card-pulled = se acerca { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } { $from ->
        [other] hacia { $origin }
       *[bearer] hacia este personaje
    }, como elijas
card-shoved-straight = se aparta { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } { $from ->
        [other] en línea recta, en dirección opuesta a la que va hacia { $origin }
       *[bearer] en línea recta
    }, hasta donde nada lo impida
card-pulled-straight = es arrastrado { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } { $from ->
        [other] en línea recta hacia { $origin }
       *[bearer] en línea recta hacia este personaje
    }, hasta donde nada lo impida
card-moved = se mueve { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } hacia donde elijas
card-passing = { $does }; por cada personaje junto al que pase en línea recta: { $then }
card-dispelled-of = pierde lo que mantiene con { $sources }
card-dispelled-of-ability = deja de mantener { $ability }
card-dispelled = pierde todo lo que mantiene
card-freed-of = se libra de lo que otros mantienen en él con { $sources }
card-freed-of-ability = queda libre de { $ability }
card-freed = se libra de todo lo que otros mantienen en él
card-swaps = cambia de lugar con { $who }
card-leaves-table = sale de la mesa y vuelve más tarde
card-returns = reaparece { $where }
card-raised = sigue luchando por tu bando con { $what }
card-controlled = lucha por tu bando
card-gets-stunned = queda aturdido
card-reroll-it = se repite ese dado
card-reroll-attack = se repite el dado de ataque
card-reroll-defense = se repite el dado de defensa
card-halted = no avanza más
card-halted-of = no avanza más con { $kinds }
card-flung = sale despedido { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } { $from ->
        [other] en línea recta, en dirección opuesta a la que va hacia { $origin }
       *[bearer] en línea recta
    }
card-flung-here = sale despedido { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } { $from ->
        [other] en línea recta hacia { $origin }
       *[bearer] en línea recta hacia este personaje
    }
card-flung-anywhere = sale despedido { $by } { $count ->
        [one] pulgada
       *[other] pulgadas
    } en línea recta hacia donde elijas
card-chain = el otro enemigo más cercano a { $inches } pulgadas o menos, y así desde cada uno, { $most } como máximo: { $then }
card-grants = recibe { $ability }
card-suppressed = no puede usar una de sus habilidades, que tú eliges, y esa habilidad no dice nada
card-suppressed-of = no puede usar una de sus habilidades de { $sources }, que tú eliges, y esa habilidad no dice nada
card-suppressed-carried = { $does } (una de una carta de { $kind ->
        [equipment] equipo
        [power] poder
       *[any] ventaja
    } que lleva)
card-copies-of = copia una habilidad de { $sources } que tenga { $who }
card-copies-any = copia una habilidad que tenga { $who }
card-for-turn = solo durante el turno en que se juega
card-granted = nadie la tiene hasta que se le da
card-repeated = { $does } ({ $times } veces, eligiendo cada vez)
card-readied = se puede activar otra vez este turno
card-guards-again = puede volver a interceptar y a recibir disparos por otros este turno
card-seeks-again = puede volver a localizar este turno
card-goes-next = se activa a continuación, antes de que siga el otro bando, si aún se puede activar este turno
card-finishes = termina por este turno
card-delayed = solo se puede activar este turno después de todos los demás de su bando
card-goes-first = el bando al que pertenece { $who } actúa primero
card-acts = { $kind ->
        [movement] hacer un movimiento libre
        [walk] caminar
        [run] correr
        [attack] atacar
        [ranged-attack] disparar
        [charge] cargar
        [seek] localizar
       *[other] usar un Efecto
    }
card-acts-special = { $does }, también con sus habilidades
card-acts-at = { $does }, solo contra { $who }
card-acts-free = { $does }, por 0 PA
card-acts-less = { $does }, por { $by } PA menos
card-acts-may = puede de inmediato { $does }
card-acts-must = debe de inmediato, si puede, { $does }
card-as-marker = { $does } como marcador
card-free-charge = { $may ->
        [yes] puede cargar
       *[other] carga
    } gratis contra { $who }{ $times ->
        [1] { "" }
       *[other] { " " }y { $may ->
            [yes] golpear
           *[other] golpea
        } { $times } veces
    }
card-and-while-hits = { $does }, mientras vaya acertando
card-and-chain = { $does } y, mientras acierte, contra otro enemigo a { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    } o menos del último
card-and-line = { $does } y contra todos los que toque una línea recta de { $inches ->
        [one] 1 pulgada
       *[other] { $inches } pulgadas
    }

## Habilidades innatas

card-innate-advanced-deployment = Despliegue avanzado
card-innate-infiltration = Infiltración
card-innate-initiative = Iniciativa
card-innate-intangible = Intangible
card-innate-critical-mastery = Maestría crítica
card-innate-open-movement = Movimiento abierto
card-innate-flight = Vuelo
card-innate-damage-resistance = Acumulación de daño

## La carta

card-attributes = Nivel { $level } · Ataque { $attack } · Daño { $damage } · Defensa { $defense } · Armadura { $armor } · PV { $life } · Resistencia { $resistance } · Velocidad { $walk }/{ $run } · PA { $recovery }/{ $actions }
card-secondary-value = { $first }/{ $second }
card-base = { $size ->
        [small] base pequeña
        [medium] base mediana
       *[other] base grande
    }
card-innate-ranged = Ataque a distancia ({ $inches_long })
card-innate-immune = Inmunidad ({ $states })
card-innate-immune-negative = Inmunidad (todo estado negativo)
card-innate-line = Innatas: { $list }
card-trait-line = Rasgos: { $list }
card-carries = { $count ->
        [0] No lleva cartas de ventaja
        [one] Lleva hasta 1 carta de ventaja
       *[other] Lleva hasta { $count } cartas de ventaja
    }
card-copies = { $count ->
        [one] Una sola copia en un mismo grupo
       *[other] Hasta { $count } copias en un mismo grupo
    }
card-copies-per-levels = Una copia por cada { $levels } niveles del grupo
card-never-with = Nunca en un mismo grupo con { $list }
card-leads = Solo en un grupo de { $list }, al que dirige y del que cuenta como parte
card-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
card-advantage-kind = { $kind ->
        [equipment] Equipo
        [power] Poder
        [plot] Trama
        [organization] Organización
       *[other] Equipo de combate
    }
card-only-for = Solo para: { $list }
card-gives-back = { $points ->
        [one] Da a su grupo 1 nivel más
       *[other] Da a su grupo { $points } niveles más
    }
card-no-leader = No para un Líder
card-shoots = Ataque a Distancia
card-only-attribute = { $bound ->
        [most] Solo con { $attribute ->
            [attack] Ataque
            [damage] Daño
            [defense] Defensa
            [armor] Armadura
           *[resistance] Resistencia
        } hasta { $value }
       *[least] Solo con { $attribute ->
            [attack] Ataque
            [damage] Daño
            [defense] Defensa
            [armor] Armadura
           *[resistance] Resistencia
        } a partir de { $value }
    }
card-only-levels = Solo hasta el nivel { $level }
card-only-levels-from = Solo a partir del nivel { $level }
card-factions = Cuenta como { $list }, a elección de su grupo
card-levels-everybody = todos
card-levels-more = En su grupo, cada uno de estos cuenta { $levels } niveles más: { $list }
card-levels-less = En su grupo, cada uno de estos cuenta { $levels } niveles menos: { $list }
card-levels-cards = En su grupo no cuentan { $levels } niveles de las cartas de ventaja que lleva cada uno de estos: { $list }

## Listas

card-list-or = { $most } o { $last }

## Rasgos

name-trait-form = Forma
name-trait-gear = Gear
name-tokens-party = Fichas del grupo
name-trait-imperial-agent = Agente imperial
name-trait-guide = Guía
name-trait-shadow = Sombra
name-trait-type-005 = Tipo-005
name-trait-undead = No muerto
