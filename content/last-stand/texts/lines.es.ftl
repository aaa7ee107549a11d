### Lo que dice La última batalla, en español: sucesos, opciones y negativas, un mensaje por cada línea del motor.

## Nombres que solo usan las líneas

name-cause-card = una carta de Acción
name-cause-ability = una capacidad
name-cause-tactics = una carta de Tácticas
name-cause-wound = los golpes de los héroes
name-slot-first = primera carta
name-slot-second = segunda carta
name-slot-fury = carta de Furia
name-returned-die = un dado devuelto
name-face-down = la carta boca abajo

## Preparación

line-titan-chosen = Los héroes se enfrentan a este Titán: { $titan }.
line-hero-taken = { $seat } es { $hero }.
line-stood = { $who } empieza en el nivel { $level }.
line-set-out = Sobre la mesa: { $cannons } cañones, { $citizens } ciudadanos; { $hearts } corazones y { $dice } dados para cada héroe.
line-tactics-seen = La carta de Tácticas abierta es { $card }.
line-tactics-open = { $card } vuelve a estar encima de la pila de Tácticas.

## La ronda

line-round-begins = Empieza la ronda { $round }.
line-laid-open = El Titán coloca { $card } boca arriba.
line-laid-hidden = El Titán coloca una carta boca abajo.
line-laid-hidden-card = El Titán coloca { $card } boca abajo.
line-rolled = { $who } saca { $faces }.{ $given ->
        [0] { "" }
        [one] { " " }1 dado pasa al Titán.
       *[other] { " " }{ $given } dados pasan al Titán.
    }
line-rolled-again = { $who } vuelve a tirar y saca { $faces }.{ $given ->
        [0] { "" }
        [one] { " " }1 dado pasa al Titán.
       *[other] { " " }{ $given } dados pasan al Titán.
    }
line-rolls-again = { $who } recoge { $faces }.
line-is-content = { $who } está conforme.{ $still ->
        [0] { "" }
        [one] { " " }Falta 1 héroe.
       *[other] { " " }Faltan { $still } héroes.
    }
line-rolled-returned = { $who } tira los dados devueltos: { $faces }.{ $aside ->
        [0] { "" }
        [one] { " " }1 queda apartado.
       *[other] { " " }{ $aside } quedan apartados.
    }
line-lent = { $who } presta { $face } a { $to }.
line-lending-ends = { $who } no presta más.
line-half-lost = Se pierde medio símbolo de { $who }.
line-reset = Termina la ronda. A un lado: { $aside }. De vuelta a la mano: { $back }.{ $unspent ->
        [0] { "" }
        [one] { " " }Vuelve 1 dado que el Titán no usó.
       *[other] { " " }Vuelven { $unspent } dados que el Titán no usó.
    }

## El Titán

line-ability-used = El Titán usa { $ability }. Dados: { $dice }.
line-titan-stops = El Titán no usa más capacidades.{ $left ->
        [0] { "" }
        [one] { " " }Se queda con 1 dado.
       *[other] { " " }Se queda con { $left } dados.
    }
line-marker-moved = La ficha de Salud va de la casilla { $from } a la { $to }: { $cause }.
line-zone-entered = La ficha está ahora en la { $zone }.
line-devoured = { $count ->
        [one] El Titán se come a 1 ciudadano;
       *[other] El Titán se come a { $count } ciudadanos;
    } quedan { $left }.
line-cannons-lost = { $count ->
        [one] Cae 1 cañón;
       *[other] Caen { $count } cañones;
    } quedan { $left }.
line-heart-lost = { $who } pierde un corazón por { $cause }; le quedan { $left }.
line-die-lost = { $who } pierde un dado: { $die }.
line-no-die-to-lose = { $who } no tiene ningún dado que perder.
line-named = { $who } señala a { $hero }.
line-team-chose = Los héroes han elegido a { $hero }.
line-swapped = El Titán cambia la { $slot } sin enseñarla.
line-swapped-card = El Titán cambia la { $slot }: { $went } vuelve a la mano y ahora está { $came }.
line-fury-laid = Con furia, el Titán coloca también { $card }, boca arriba.

## Cartas de Acción

line-card-up = Se resuelve { $card }.
line-card-turned = Se da la vuelta a la carta boca abajo: { $card }.
line-nobody-there = { $card } no golpea a nadie.
line-struck = { $card } golpea a { $heroes }.
line-dodged = { $who } esquiva con { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    }.
line-suffers = { $who } no esquiva.
line-put-in = { $who } aporta { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    }: { $so-far } de { $needed }.
line-card-stopped = { $card } queda anulada.
line-card-strikes = { $card } surte efecto.{ $back ->
        [0] { "" }
        [one] { " " }Se recupera el dado aportado.
       *[other] { " " }Se recuperan los { $back } dados aportados.
    }

## Lo que hacen los héroes

line-spend-begins = Los héroes actúan.
line-moved = { $who } va del nivel { $from } al { $to } por { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    }.
line-wounded = { $who } causa { $damage } de daño al Titán con { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    }.
line-cycled = { $who } paga { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    }: { $card } va al fondo de la pila.
line-condition-met = { $who } cumple la condición { $condition } de { $card } con { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    }.
line-paid-together = { $who } paga { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    } para { $card }: { $so-far } de { $needed }.
line-payment-lost = Se pierde lo pagado por { $card }.
line-activated = { $card } surte efecto.
line-cards-stay-open = Desde la próxima ronda el Titán coloca las dos cartas boca arriba.
line-card-removed = { $card } sale de la mano del Titán y de la partida.
line-healed = { $who } se cura y tiene { $hearts ->
        [one] 1 corazón
       *[other] { $hearts } corazones
    }.
line-rescued = { $count ->
        [one] Se rescata a 1 ciudadano;
       *[other] Se rescata a { $count } ciudadanos;
    } ahora hay { $citizens }.
line-searches = { $who } busca en la pila de Tácticas por { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    }.
line-order-seen = En el lugar { $place } de la pila está { $card }.
line-put-on-top = { $who } pone { $card } encima de la pila.
line-resigned = { $who } quiere rendirse.{ $still ->
        [0] { "" }
        [one] { " " }Falta 1 por aceptar.
       *[other] { " " }Faltan { $still } por aceptar.
    }
line-titan-wins = Gana el Titán: { $reason }.
line-heroes-win = Ganan los héroes: { $reason }.

## Opciones

line-choose-titan = Jugar con { $titan }
line-take-hero = Elegir a { $hero }
line-stand-at = Empezar en el nivel { $level }
line-lay = Colocar { $first } boca arriba y { $second } boca abajo
line-lay-open = Colocar primero { $first } y después { $second }, ambas boca arriba
line-roll = Volver a tirar { $faces }
line-stop = No usar más capacidades
line-lend-no-more = No prestar más
line-content = Estar conforme
line-use = { $ability }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }, con dados de { $dice }
line-use-on-hero = { $ability }: { $hero }, con dados de { $dice }
line-use-on-die = { $ability }: { $hero }, { $face }, con dados de { $dice }
line-use-swap = { $ability }: { $slot }, { $came } por { $went }, con dados de { $dice }
line-use-card = { $ability }: { $card }, con dados de { $dice }
line-name-hero = Señalar a { $hero }
line-lend = Prestar { $face } a { $to }
line-dodge = Esquivar por { $count } ESQUIVA{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    }
line-suffer = No esquivar
line-give-up = Perder { $face }
line-put-in-tactics = Aportar una TÁCTICA{ $with_id ->
        [tactics] { "" }
       *[other] { " " }(pagada con { $with })
    }
line-move-up = Subir al nivel { $to }{ $with_id ->
        [move] { "" }
       *[other] { " " }(pagado con { $with })
    }
line-move-down = Bajar al nivel { $to }{ $with_id ->
        [move] { "" }
       *[other] { " " }(pagado con { $with })
    }
line-wound = Causar { $damage } de daño al Titán con { $face }{ $with_id ->
        [fight] { "" }
        [cannon] { "" }
       *[other] { " " }(pagado con { $with })
    }
line-cycle = Poner { $card } al fondo de la pila por una TÁCTICA{ $with_id ->
        [tactics] { "" }
       *[other] { " " }(pagada con { $with })
    }
line-meet = Cumplir la condición { $condition } de { $card } con { $symbols }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } por su poder)
    }
line-pay-together = Pagar { $face } para { $card } con un dado { $with } (van { $so-far } de { $needed })
line-search = Buscar en la pila de Tácticas
line-put-on-top-card = Poner encima { $card }
line-resign = Rendirse

## Negativas

line-not-now = Eso no se puede elegir ahora.
line-no-such-titan = No existe ese Titán.
line-no-such-hero = No existe ese héroe.
line-hero-is-taken = { $hero } ya está en juego.
line-not-a-start = Nadie empieza en el nivel { $level }.
line-no-such-card = No existe esa carta.
line-not-in-hand = { $card } no está en la mano.
line-same-card-twice = { $card } no se puede colocar dos veces.
line-nothing-to-roll = No hay ningún dado que tirar.
line-not-held = No hay tantos dados con { $face }: hay { $held }.
line-locked = Un TITÁN bloqueado no se puede usar.
line-already-said = Eso ya está dicho.
line-no-such-ability = No existe esa capacidad.
line-third-locked = La tercera capacidad no se puede usar con la ficha donde está.
line-wrong-price = La capacidad cuesta { $cost } y se ofrecen { $paid }.
line-not-with-titan = El Titán solo tiene { $has } dados de { $who }.
line-wrong-target = Esta capacidad no se puede dirigir a eso.
line-fury-once = La Furia llega una vez por ronda.
line-no-such-slot = No existe esa carta en la mesa.
line-one-each = { $to } ya tiene un dado prestado.
line-not-a-teammate = Solo se prestan dados a los compañeros.
line-not-struck = La carta no golpea a este héroe.
line-cannot-pay = Hacen falta { $needed } de { $face } y hay { $has }.
line-no-power = Ningún poder hace aquí que otra cara valga por { $face }.
line-end-of-line = No hay nada más allá del nivel { $level }.
line-not-on-titan = Las cuchillas solo hieren desde un nivel del Titán.
line-not-in-tower = Los cañones solo disparan desde la Torre.
line-cannon-cap = En una ronda no se usan más CAÑÓN que cañones en pie: { $cannons }.
line-not-a-weapon = Solo LUCHA y CAÑÓN hieren.
line-last-card = La única carta de la pila se queda encima.
line-no-such-condition = La carta no tiene esa condición.
line-already-met = Eso ya está pagado.
line-not-there = Solo un héroe en el nivel { $level } puede pagar eso.
line-is-a-zone = La tercera condición es una zona, y por ella no se paga nada.
line-cannot-search = Este héroe no puede buscar en la pila.
line-not-in-deck = { $card } no está en la pila.
line-already-resigned = Eso ya está dicho.

## Lo que falla en la ficha de la partida

line-form-unknown-key = La ficha de la partida no tiene «{ $key_id }».
line-form-not-a-number = { $key_id } necesita un número, y «{ $value_id }» no lo es.
line-form-how-many-heroes = Pueden jugar de { $least } a { $most } héroes, no { $heroes }.
line-form-no-such-titan = No hay ningún Titán «{ $titan_id }».
line-form-no-such-hero = No hay ningún héroe «{ $hero_id }».
line-form-hero-twice = El héroe «{ $hero_id }» solo se puede elegir una vez.
line-form-not-a-start = Nadie empieza en el nivel { $level }.
line-form-no-such-place = Nadie juega en el lugar de «{ $key_id }».
line-form-not-a-pair = «{ $word_id }» no tiene la forma clave=valor.

## Lo que conviene saber además de la opción

line-reroll-odds = un dado que se tira hasta sacar una cara concreta acaba en TITÁN el { $plain } % de las veces{ $best ->
        [50] { "" }
       *[other] { " " }({ $best } % en el mejor caso con tu poder)
    }
line-reroll-locks = un dado que se tira hasta sacar una cara concreta acaba en TITÁN bloqueado el { $plain } % de las veces{ $best ->
        [50] { "" }
       *[other] { " " }({ $best } % en el mejor caso con tu poder)
    }
line-strong-with-two = con dos héroes esto se lo pone difícil al Titán
