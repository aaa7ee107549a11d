### Lo que la página dice de Anima Tactics, en español: qué pasa ahora, qué se pide a quién, nombres cortos de las opciones.
### Cada frase habla a quien se le pregunta; su «may», a quien puede hablar sin que se le espere; su «wait», a todos los demás.

## Lo acordado

battle-terms-levels = { $levels } niveles por bando.
battle-terms-open = Las distancias se pueden medir en cualquier momento.
battle-terms-blind = Las distancias se miden solo después de declarar.

## El terreno

battle-ground-abrupt = Se avanza despacio; da cobertura a quien está dentro o detrás.
battle-ground-high = Nadie lo atraviesa ni ve a través de él.
battle-ground-low = Nadie lo cruza a pie; todos ven por encima.
battle-ground-elevation = Terreno elevado: subir cuesta más y desde arriba se dispara mejor.
battle-ground-minor = Da cobertura a quien está detrás y no estorba a nadie.

## Atributos

battle-attribute-attack = Ataque
battle-attribute-damage = Daño
battle-attribute-defense = Defensa
battle-attribute-armor = Armadura
battle-attribute-life = Vida
battle-attribute-resistance = Resistencia
battle-attribute-walk = Andar
battle-attribute-run = Correr
battle-attribute-range = Alcance
battle-attribute-actions = Acciones
battle-attribute-recovery = Recuperación

## Qué pasa, en breve

battle-step-aim = { $attacker } nombra otro objetivo
battle-step-defend-shot = { $attacker } dispara a { $target }
battle-step-defend-charge = { $attacker } va contra { $target }
battle-step-react = { $attacker } contra { $target }
battle-step-after-roll = { $attacker } ha tirado contra { $target }
battle-step-push-to = { $attacker } aparta a { $target }
battle-step-defense-die = tira { $target }
battle-step-attack-die = tira { $attacker }
battle-step-attack = { $attacker } contra { $target }
battle-step-escape = { $who } intenta escapar
battle-step-seek = { $who } busca
battle-step-found = { $who } ha registrado el marcador { $number }
battle-step-throw-will = { $who } puede salir despedido
battle-step-throw-way = { $who } sale despedido
battle-step-throw-fly = { $who } vuela
battle-step-throw-avoid = { $over } está en medio
battle-step-throw-roll = { $over } está en medio
battle-step-window = las cartas pueden responder
battle-step-doing-word = { $ability }
battle-step-doing-pick = { $ability }
battle-step-doing-option = { $ability }
battle-step-doing-counter = { $ability }
battle-step-doing-place = { $ability }
battle-step-doing-resist = { $ability }
battle-step-doing-die = { $ability }
battle-step-cards = las cartas hacen efecto
battle-step-take-plot = se eligen cartas de trama
battle-step-scenery-count = se tira por la escenografía
battle-step-scenery-order = ambos tiran por la primera pieza
battle-step-place-scenery = se coloca la escenografía
battle-step-deploy-roll = ambos tiran por el borde
battle-step-choose-edge = se elige el borde
battle-step-deploy = despliegue
battle-step-place-markers = se colocan marcadores
battle-step-place-flag = se colocan las banderas
battle-step-first-roll = se tira la iniciativa
battle-step-choose-first = iniciativa
battle-step-reveal = infiltrados
battle-step-doom = Condena
battle-step-act = quién actúa ahora
battle-step-active = actúa { $who }
battle-step-acting = actúa { $who }
battle-step-moving = { $who } se mueve
battle-step-upkeep = mantenimiento
battle-step-phase = el turno sigue
battle-step-over = el final

## La frase

battle-now-aim = ¿A quién más ataca { $attacker }?
    .wait = Ataca { $attacker }. Esperando a que { $side } nombre a quién más ataca.
battle-now-defend-shot = { $can ->
        [step-in] { $attacker } dispara a { $target }. ¿Alguien recibe el disparo en su lugar?
       *[other] { $attacker } dispara a { $target }. ¿Lo dejas venir?
    }
    .wait = { $attacker } dispara a { $target }. Esperando a { $side }: ¿se interpone alguien?
battle-now-defend-charge = { $can ->
        [step-in] { $attacker } carga contra { $target }. ¿Alguien intercepta?
       *[other] { $attacker } carga contra { $target }. ¿Lo dejas venir?
    }
    .wait = { $attacker } carga contra { $target }. Esperando a { $side }: ¿intercepta alguien?
battle-now-react = { $kind_id ->
        [kind-ranged] { $attacker } dispara a { $target }.
        [kind-charge] { $attacker } carga contra { $target }.
        [kind-push] { $attacker } empuja a { $target }.
        [kind-slam] { $attacker } embiste a { $target }.
        [kind-counter] { $attacker } contraataca a { $target }.
       *[other] { $attacker } ataca a { $target }.
    } { $can ->
        [both] ¿Esquivas, contraatacas o lo encajas?
        [dodge] ¿Esquivas o lo encajas?
        [counter] ¿Contraatacas o lo encajas?
       *[other] ¿Lo encajas o respondes con una habilidad?
    }
    .wait = { $kind_id ->
        [kind-ranged] { $attacker } dispara a { $target }.
        [kind-charge] { $attacker } carga contra { $target }.
        [kind-push] { $attacker } empuja a { $target }.
        [kind-slam] { $attacker } embiste a { $target }.
        [kind-counter] { $attacker } contraataca a { $target }.
       *[other] { $attacker } ataca a { $target }.
    } Esperando la respuesta de { $side }.
battle-now-after-roll = Los dados contra { $target } están echados. { $can ->
        [dodge] ¿Esquivas ahora o lo encajas?
       *[other] ¿Respondes ahora o lo encajas?
    }
    .wait = Los dados contra { $target } están echados. Esperando la respuesta de { $side }.
battle-now-push-to = ¿Hacia dónde aparta { $attacker } a { $target }?
    .wait = Esperando a que { $side } diga hacia dónde va { $target }.
battle-now-defense-die = { $target } tira para defenderse.
battle-now-attack-die = { $attacker } tira contra { $target }.
battle-now-attack = { $kind }: { $attacker } contra { $target }.
battle-now-escape = { $who } intenta escapar.
battle-now-seek = { $who } busca.
battle-now-found = { $who } ha registrado tu marcador { $number }. ¿Hay alguien ahí?
    .wait = { $who } ha registrado el marcador { $number }. Esperando a que { $side } diga si hay alguien ahí.
battle-now-throw-will = { $flung ->
        [push] ¿Empujar a { $who }?
        [slam] ¿Embestir a { $who }?
       *[other] ¿Lanzar por los aires a { $who }?
    }
    .wait = Esperando a que { $side } diga si { $who } sale despedido.
battle-now-throw-way = ¿Hacia dónde lanza { $by } a { $who }?
    .wait = Esperando a que { $side } diga hacia dónde vuela { $who }.
battle-now-throw-fly = { $who } vuela.
battle-now-throw-avoid = { $who } vuela hacia { $over }. ¿Adónde se aparta { $over }, o se queda?
    .wait = { $who } vuela hacia { $over }. Esperando a { $side }.
battle-now-throw-roll = { $who } vuela hacia { $over }, que tira.
battle-now-window = { $happens } ¿Respondes?
    .wait = { $happens } Esperando a { $side }, que puede responder.
battle-now-doing-word = { $ability } de { $by }: ¿quieres que ocurra?
    .wait = { $ability } de { $by }. Esperando a { $side }.
battle-now-doing-pick = { $ability } de { $by }: ¿para quién?
    .wait = { $ability } de { $by }. Esperando a que { $side } nombre a alguien.
battle-now-doing-option = { $ability } de { $by }: ¿cuál de estas?
    .wait = { $ability } de { $by }. Esperando a que { $side } elija.
battle-now-doing-counter = { $ability } de { $by }: ¿de qué estado pierde { $who } un contador?
    .wait = { $ability } de { $by }. Esperando a que { $side } elija un estado de { $who }.
battle-now-doing-place = { $ability } de { $by }: ¿dónde se coloca { $who }?
    .wait = { $ability } de { $by }. Esperando a que { $side } diga dónde se coloca { $who }.
battle-now-doing-resist = { $who } tira para resistir { $ability } de { $by }.
battle-now-doing-die = { $ability } de { $by }: se tira un dado.
battle-now-cards = Las cartas hacen efecto.
battle-now-take-plot = Elige una carta de trama de { $points } puntos. Nadie más la ve.
    .may = Ya puedes elegir tus cartas de trama. Esperando a que { $side } elija una de { $points } puntos.
    .wait = Esperando a que { $side } elija cartas de trama.
battle-now-scenery-count = Ambos tiran para ver cuánta escenografía hay.
battle-now-scenery-order = Ambos tiran para ver quién coloca la primera pieza.
battle-now-place-scenery = Coloca una pieza de escenografía; { $count ->
        [one] es la última.
       *[other] quedan { $count }.
    }
    .wait = Esperando a que { $side } coloque escenografía; { $count ->
        [one] es la última pieza.
       *[other] quedan { $count } piezas.
    }
battle-now-deploy-roll = Ambos tiran para ver quién elige borde y despliega primero.
battle-now-choose-edge = ¿En qué borde despliegas?
    .wait = Esperando a que { $side } elija un borde.
battle-now-deploy = Despliega a alguien; { $count ->
        [one] es tu último personaje.
       *[other] te quedan { $count }.
    }
    .wait = Esperando a que { $side } despliegue; { $count ->
        [one] queda un personaje.
       *[other] quedan { $count } personajes.
    }
battle-now-place-markers = Coloca un marcador de infiltración; { $count ->
        [one] es el último.
       *[other] quedan { $count }.
    }
    .wait = Esperando a que { $side } coloque marcadores; { $count ->
        [one] queda uno.
       *[other] quedan { $count }.
    }
battle-now-place-flag = ¿Dónde está tu bandera?
    .wait = Esperando a que { $side } coloque su bandera.
battle-now-first-roll = Ambos tiran la iniciativa.
battle-now-choose-first = Tienes la iniciativa. ¿Quién actúa primero?
    .wait = Esperando a que { $side } diga quién actúa primero.
battle-now-reveal = Ahora puedes revelar infiltrados.
    .wait = Esperando a { $side }, que puede revelar infiltrados.
battle-now-doom = Se tira por la Condena.
battle-now-act = ¿Quién actúa ahora? { $count ->
        [one] Uno de los tuyos no ha actuado.
       *[other] { $count } de los tuyos no han actuado.
    }
    .wait = Esperando a que { $side } active a alguien; { $count ->
        [one] uno no ha actuado.
       *[other] { $count } no han actuado.
    }
battle-now-active = Actúa { $who }, con { $actions ->
        [one] 1 punto de acción
       *[other] { $actions } puntos de acción
    }. ¿Qué hace?
    .wait = Actúa { $who }. Esperando a { $side }.
battle-now-acting = Actúa { $who }.
battle-now-moving = { $gait }: ¿adónde va { $who }?
    .wait = { $who } se mueve. Esperando a { $side }.
battle-now-upkeep = { $cost ->
        [one] ¿Pagas 1 punto de acción para mantener { $ability } de { $who }?
       *[other] ¿Pagas { $cost } puntos de acción para mantener { $ability } de { $who }?
    }
    .wait = Esperando a que { $side } mantenga { $ability } de { $who } o la deje acabar.
battle-now-phase = El turno sigue.
battle-now-over = La batalla ha terminado.

## Nombres cortos de las opciones

battle-act-set = { $piece }
battle-act-edge = { $edge }
battle-act-deploy = Desplegar a { $who }
battle-act-infiltrate = { $who } se infiltra
battle-act-marker = Marcador aquí
battle-act-flag = Bandera aquí
battle-act-first = Primero { $side }
battle-act-activate = { $who }
battle-act-stop = Parar
battle-act-end = Terminar
battle-act-free = Movimiento libre
battle-act-walk = Andar
battle-act-run = Correr
battle-act-go = Ir allí
battle-act-attack = Atacar
battle-act-shoot = Disparar
battle-act-charge = Cargar
battle-act-push = Empujar
battle-act-slam = Embestir
battle-act-push-to = Hacia aquí
battle-act-escape = Escapar
battle-act-seek = Buscar
battle-act-seek-at = Registrar el marcador { $number }
battle-act-reveal = Revelar a { $who }
battle-act-stay-out = A nadie
battle-act-climb = Trepar
battle-act-take-flag = Coger la bandera
battle-act-intercept = { $who } intercepta
battle-act-take-shot = { $who } lo recibe
battle-act-dodge = Esquivar
battle-act-counter = Contraatacar
battle-act-gnosis = Gastar gnosis
battle-act-accept = Sí
battle-act-choose = Opción { $number }
battle-act-put = Aquí
battle-act-let-be = Dejarlo
battle-act-resign = Rendirse
