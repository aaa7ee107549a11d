### Lo que dice La última batalla en español: sucesos, opciones, negativas, notas y lo que falla en un archivo, un mensaje por línea.
### Sucesos, negativas y notas son frases con punto final; las opciones son órdenes sin él. Los nombres llegan traducidos, y $CLAVE_id es el identificador de cada uno, para elegir variante.
### Cuando un número o un identificador cambia la frase, cada variante es la frase entera, para no tener que encajar trozos al traducir.

## Sucesos: la preparación

line-titan-chosen = Ataca el { $titan }.
line-hero-taken = { $seat } juega con { $hero }.
line-stood = { $who } empieza en el nivel { $level }.
line-set-out = La mesa está lista. Cañones: { $cannons }. Ciudadanos: { $citizens }. Para cada héroe, corazones: { $hearts }, dados: { $dice }.
line-tactics-seen = Hay una nueva carta de tácticas abierta: «{ $card }».
line-tactics-open = «{ $card }», ya conocida, es ahora la carta de tácticas abierta.

## Sucesos: la ronda

line-round-begins = Empieza la ronda { $round }.
line-laid-open = El Titán juega «{ $card }» boca arriba.
line-laid-hidden-card = El Titán juega «{ $card }» boca abajo.
line-laid-hidden = El Titán juega una carta boca abajo.
line-rolled = { $given ->
        [0] { $who } saca { $faces }.
       *[other] { $who } saca { $faces }; el Titán se lleva { $given }.
    }
line-rolls-again = { $who } recoge { $faces } para tirar otra vez.
line-rolled-again = { $given ->
        [0] { $who } saca ahora { $faces }.
       *[other] { $who } saca ahora { $faces }; el Titán se lleva { $given }.
    }
line-is-content = { $still ->
        [0] { $who } dice «listo», y ya lo han dicho todos.
        [one] { $who } dice «listo»; falta 1 héroe.
       *[other] { $who } dice «listo»; faltan { $still } héroes.
    }
line-rolled-returned = { $aside ->
        [0] { $who } tira los dados devueltos: { $faces }.
        [one] { $who } tira los dados devueltos: { $faces }; se aparta 1 dado.
       *[other] { $who } tira los dados devueltos: { $faces }; se apartan { $aside } dados.
    }
line-lent = { $who } presta a { $to } un dado { $face }.
line-lending-ends = { $who } no presta más dados.
line-spend-begins = Ahora los héroes gastan sus dados.
line-half-lost = { $who } pierde el símbolo que quedaba de un dado doble.
line-reset = { $unspent ->
        [0] Acaba la ronda. Apartadas: { $aside }. De vuelta en la mano del Titán: { $back }.
        [one] Acaba la ronda. Apartadas: { $aside }. De vuelta en la mano del Titán: { $back }. El Titán devuelve 1 dado sin gastar.
       *[other] Acaba la ronda. Apartadas: { $aside }. De vuelta en la mano del Titán: { $back }. El Titán devuelve { $unspent } dados sin gastar.
    }

## Sucesos: el Titán

line-ability-used = El Titán usa { $ability } (dados pagados: { $dice }).
line-titan-stops = { $left ->
        [0] El Titán no usa más capacidades.
        [one] El Titán no usa más capacidades y se queda con 1 dado.
       *[other] El Titán no usa más capacidades y se queda con { $left } dados.
    }
# Una carta o una capacidad solo cura, y desde la casilla 0 no hay nada que curar.
line-marker-moved = { $cause_id ->
        [cause-card] { $from ->
            [0] El Titán no tiene nada que curar: la ficha de salud sigue en la casilla 0.
           *[other] El Titán se cura: la ficha de salud retrocede de la casilla { $from } a la { $to }.
        }
        [cause-ability] { $from ->
            [0] El Titán no tiene nada que curar: la ficha de salud sigue en la casilla 0.
           *[other] El Titán se cura: la ficha de salud retrocede de la casilla { $from } a la { $to }.
        }
       *[other] La ficha de salud está ahora en la casilla { $to } (antes: { $from }).
    }
line-zone-entered = La ficha de salud está ahora en la { $zone }.
line-devoured = { $count ->
        [one] El Titán se come a 1 ciudadano (quedan: { $left }).
       *[other] El Titán se come a { $count } ciudadanos (quedan: { $left }).
    }
line-cannons-lost = { $count ->
        [one] El Titán destruye 1 cañón (quedan: { $left }).
       *[other] El Titán destruye { $count } cañones (quedan: { $left }).
    }
line-heart-lost = { $left ->
        [0] { $who } pierde su último corazón.
        [one] { $who } pierde un corazón (le queda 1).
       *[other] { $who } pierde un corazón (le quedan { $left }).
    }
line-die-lost = { $die_id ->
        [returned-die] { $who } pierde un dado devuelto.
       *[other] { $who } pierde un dado { $die }.
    }
line-no-die-to-lose = { $who } no tiene ningún dado que perder.
line-named = { $who } nombra a { $hero }.
line-team-chose = Los héroes eligen a { $hero } para recibir el golpe.
line-swapped-card = El Titán cambia la { $slot }: entra «{ $came }» y «{ $went }» vuelve a la mano.
line-swapped = El Titán cambia la { $slot } por otra de su mano, sin enseñarlas.
line-fury-laid = En su furia, el Titán juega boca arriba una tercera carta: «{ $card }».

## Sucesos: las cartas de acción

line-card-up = Siguiente carta: «{ $card }».
line-card-turned = Se descubre la carta que estaba boca abajo: «{ $card }».
line-nobody-there = No hay nadie donde alcanza «{ $card }».
line-struck = «{ $card }» alcanza a { $heroes }.
line-dodged = { $other ->
        [0] { $who } esquiva ({ $paid }).
       *[other] { $who } esquiva ({ $paid }, usando { $other } { $with }).
    }
line-suffers = { $who } no esquiva.
line-put-in = { $other ->
        [0] { $who } pone { $paid }: van { $so-far } de { $needed }.
       *[other] { $who } pone { $paid } (usando { $other } { $with }): van { $so-far } de { $needed }.
    }
line-card-stopped = Los héroes detienen «{ $card }».
line-card-strikes = { $back ->
        [0] «{ $card }» se aplica.
        [one] «{ $card }» se aplica; la TÁCTICA puesta vuelve a los héroes.
       *[other] «{ $card }» se aplica; las { $back } TÁCTICA puestas vuelven a los héroes.
    }

## Sucesos: lo que hacen los héroes

line-moved = { $other ->
        [0] { $who } va del nivel { $from } al { $to } ({ $paid }).
       *[other] { $who } va del nivel { $from } al { $to } ({ $paid }, usando { $other } { $with }).
    }
line-wounded = { $other ->
        [0] { $who } hace { $damage } de daño al Titán ({ $paid }).
       *[other] { $who } hace { $damage } de daño al Titán ({ $paid }, usando { $other } { $with }).
    }
line-cycled = { $other ->
        [0] { $who } pone «{ $card }» debajo del mazo ({ $paid }).
       *[other] { $who } pone «{ $card }» debajo del mazo ({ $paid }, usando { $other } { $with }).
    }
line-condition-met = { $other ->
        [0] { $who } cumple la condición { $condition } de «{ $card }» ({ $paid }).
       *[other] { $who } cumple la condición { $condition } de «{ $card }» ({ $paid }, usando { $other } { $with }).
    }
line-paid-together = { $other ->
        [0] { $who } paga { $paid } por «{ $card }»: van { $so-far } de { $needed }.
       *[other] { $who } paga { $paid } (usando { $other } { $with }) por «{ $card }»: van { $so-far } de { $needed }.
    }
line-payment-lost = Se pierde lo pagado por «{ $card }».
line-activated = «{ $card }» surte efecto.
line-cards-stay-open = Desde la próxima ronda, el Titán juega las dos cartas boca arriba.
line-card-removed = «{ $card }» sale de la mano del Titán y de la partida.
line-healed = { $hearts ->
        [one] { $who } tiene ahora 1 corazón.
       *[other] { $who } tiene ahora { $hearts } corazones.
    }
line-rescued = { $count ->
        [0] No hay ciudadanos que rescatar ({ $citizens } están a salvo).
        [one] Se rescata a 1 ciudadano (ahora hay { $citizens }).
       *[other] Se rescata a { $count } ciudadanos (ahora hay { $citizens }).
    }
line-searches = { $other ->
        [0] { $who } busca en el mazo de tácticas ({ $paid }).
       *[other] { $who } busca en el mazo de tácticas ({ $paid }, usando { $other } { $with }).
    }
line-order-seen = La carta { $place } del mazo de tácticas es «{ $card }».
line-put-on-top = { $who } pone «{ $card }» encima del mazo de tácticas.

## Sucesos: el final

line-resigned = { $who_id ->
        [titan] El Titán se rinde.
       *[other] { $still ->
            [0] { $who } también se rinde, y con eso se rinden todos los héroes.
            [one] { $who } quiere rendirse; falta que acepte 1 héroe.
           *[other] { $who } quiere rendirse; falta que acepten { $still } héroes.
        }
    }
line-titan-wins = Gana el Titán: { $reason }.
line-heroes-win = { $reason_id ->
        [resigned] Ganan los héroes: { $reason }.
       *[other] Ganan los héroes con «{ $reason }».
    }

## Opciones: la preparación y el Titán

line-choose-titan = Juega con el { $titan }
line-take-hero = Elige a { $hero }
line-stand-at = Empieza en el nivel { $level }
line-lay = Juega «{ $first }» boca arriba y «{ $second }» boca abajo
line-lay-open = Juega primero «{ $first }» y después «{ $second }», las dos boca arriba
line-use = { $amount ->
        [0] Usa { $ability } (dados: { $dice })
       *[other] Usa { $ability } { $amount } (dados: { $dice })
    }
line-use-on-hero = Usa { $ability } contra { $hero } (dados: { $dice })
line-use-on-die = { $face_id ->
        [returned-die] Usa { $ability } contra un dado devuelto de { $hero } (dados: { $dice })
       *[other] Usa { $ability } contra un dado { $face } de { $hero } (dados: { $dice })
    }
line-use-swap = { $went_id ->
        [face-down] Usa { $ability }: cambia la { $slot }, boca abajo, por «{ $came }» (dados: { $dice })
       *[other] Usa { $ability }: cambia «{ $went }», la { $slot }, por «{ $came }» (dados: { $dice })
    }
line-use-card = Usa { $ability }: juega «{ $card }» como tercera carta, boca arriba (dados: { $dice })
line-stop = No uses más capacidades

## Opciones: los héroes

line-roll = Tira otra vez { $faces }
line-content = { $stage ->
        [2] Quédate con estos dados y di «listo»
        [5] No pongas nada más y di «listo»
       *[other] No gastes nada más y di «listo»
    }
line-name-hero = Nombra a { $hero } para recibir el golpe
line-lend = Presta a { $to } un dado { $face }
line-lend-no-more = No prestes más dados
line-dodge = { $other ->
        [0] Esquiva por { $count } ESQUIVA
       *[other] Esquiva por { $count } ESQUIVA (usando { $other } { $with })
    }
line-suffer = No esquives
line-give-up = Aparta un dado { $face }
line-put-in-tactics = { $with_id ->
        [tactics] Pon 1 TÁCTICA contra la carta
       *[other] Pon 1 TÁCTICA contra la carta (paga con { $with })
    }
line-move-up = { $with_id ->
        [move] Sube al nivel { $to }
       *[other] Sube al nivel { $to } (paga con { $with })
    }
line-move-down = { $with_id ->
        [move] Baja al nivel { $to }
       *[other] Baja al nivel { $to } (paga con { $with })
    }
line-wound = { $face_id ->
        [cannon] { $with_id ->
            [cannon] Haz { $damage } de daño al Titán con { $face }
           *[other] Haz { $damage } de daño al Titán con { $face } (paga con { $with })
        }
       *[other] { $with_id ->
            [fight] Haz { $damage } de daño al Titán con { $face }
           *[other] Haz { $damage } de daño al Titán con { $face } (paga con { $with })
        }
    }
line-cycle = { $with_id ->
        [tactics] Pon «{ $card }» debajo del mazo por 1 TÁCTICA
       *[other] Pon «{ $card }» debajo del mazo por 1 TÁCTICA (paga con { $with })
    }
line-meet = { $other ->
        [0] Paga { $symbols } por la condición { $condition } de «{ $card }»
       *[other] Paga { $symbols } por la condición { $condition } de «{ $card }» (usando { $other } { $with })
    }
line-pay-together = { $face_id ->
        [move] { $with_id ->
            [move] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed })
           *[other] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed }; paga con { $with })
        }
        [fight] { $with_id ->
            [fight] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed })
           *[other] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed }; paga con { $with })
        }
        [cannon] { $with_id ->
            [cannon] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed })
           *[other] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed }; paga con { $with })
        }
        [tactics] { $with_id ->
            [tactics] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed })
           *[other] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed }; paga con { $with })
        }
       *[dodge] { $with_id ->
            [dodge] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed })
           *[other] Paga 1 { $face } por «{ $card }» (van { $so-far } de { $needed }; paga con { $with })
        }
    }
line-search = Busca en el mazo de tácticas
line-put-on-top-card = Pon «{ $card }» encima del mazo de tácticas
line-resign = Ríndete

## Notas junto a una opción

# Un héroe sin poder sobre las caras tiene dos veces la misma probabilidad: una de dos.
line-reroll-odds = { $best ->
        [50] Si tiras un dado hasta que salga la cara que buscas, el { $plain } % de las veces acaba en manos del Titán.
       *[other] Si tiras un dado hasta que salga la cara que buscas, el { $plain } % de las veces acaba en manos del Titán; donde ayuda tu poder, solo el { $best } %.
    }
line-reroll-locks = Si tiras un dado hasta que salga la cara que buscas, el { $plain } % de las veces acaba en un TITÁN bloqueado.
line-strong-with-two = Con solo dos héroes, este es muy fuerte, porque el Titán no recibe ninguno de sus dados: acordadlo antes.
line-pays-with-half = Paga primero el símbolo de { $face } que queda de un dado doble.
line-pays-with-borrowed = Paga primero el dado prestado de { $face }.

## Negativas: la preparación y el Titán

line-not-now = Eso no se puede hacer ahora; elige una de las opciones que se ofrecen.
line-no-such-titan = No existe ese Titán; elige uno de la lista.
line-no-such-hero = No existe ese héroe; elige uno de la lista.
line-hero-is-taken = { $hero } ya está en juego; elige otro héroe.
line-not-a-start = Nadie empieza en el nivel { $level }; elige uno de los niveles iniciales.
line-no-such-card = No existe esa carta en esta partida; elige una de la lista.
line-not-in-hand = «{ $card }» no está en la mano del Titán; elige una que sí esté.
line-same-card-twice = «{ $card }» solo se puede jugar una vez; elige dos cartas distintas.
line-no-such-ability = El Titán no tiene esa capacidad; elige una de las suyas.
line-third-locked = La tercera capacidad está cerrada mientras la ficha de salud siga en esta zona; usa otra.
line-wrong-price = { $cost ->
        [one] Esta capacidad cuesta exactamente 1 dado, no { $paid }.
       *[other] Esta capacidad cuesta exactamente { $cost } dados, no { $paid }.
    }
line-not-with-titan = { $has ->
        [0] El Titán no tiene dados de { $who }; paga con los de otros.
        [one] El Titán solo tiene 1 dado de { $who }; paga el resto con los de otros.
       *[other] El Titán solo tiene { $has } dados de { $who }; paga el resto con los de otros.
    }
line-wrong-target = Esta capacidad no se puede dirigir ahí; elige uno de los objetivos que se ofrecen.
line-fury-once = Furia solo se puede usar una vez por ronda.
line-no-such-slot = Ahí no hay ninguna carta que cambiar; elige la primera o la segunda.

## Negativas: los héroes

line-nothing-to-roll = No has elegido ningún dado; di cuáles quieres tirar o di «listo».
line-not-held = { $held ->
        [0] No queda ningún dado { $face }; elige otra cara.
        [one] Solo queda 1 dado { $face }; no elijas más.
       *[other] Solo quedan { $held } dados { $face }; no elijas más.
    }
line-locked = Un dado TITÁN bloqueado no se puede tocar; elige otro dado.
line-already-said = Tu «listo» ya cuenta; la etapa acaba cuando lo dicen todos los héroes.
line-one-each = { $to } ya tiene un dado tuyo en esta ronda; presta a otro compañero.
line-not-a-teammate = Los dados solo se prestan a los compañeros; elige a otro héroe en juego.
line-not-struck = La carta no te alcanza, así que no hay nada que esquivar.
line-cannot-pay = { $has ->
        [0] Eso cuesta { $needed } { $face }, y no tienes ninguno de esos símbolos.
       *[other] Estos dados no pagan { $needed } { $face }; con todo lo que vale como { $face } tienes { $has }.
    }
line-no-power = Ninguna otra cara te vale aquí como { $face }; paga con { $face }.
line-end-of-line = No hay nada más allá del nivel { $level }; muévete en el otro sentido.
line-not-on-titan = LUCHA solo hace daño desde el cuerpo del Titán; ve allí primero.
line-not-in-tower = CAÑÓN solo hace daño desde la Torre; ve allí primero.
line-cannon-cap = { $cannons ->
        [one] Serían demasiados CAÑÓN: solo queda 1 cañón en pie, y el equipo puede usar 1 por ronda.
       *[other] Serían demasiados CAÑÓN: solo quedan { $cannons } cañones en pie, y el equipo puede usar { $cannons } por ronda.
    }
line-not-a-weapon = Esa cara no hace daño; usa LUCHA o CAÑÓN.
line-last-card = Es la única carta que queda en el mazo, así que sigue encima.
line-no-such-condition = La carta abierta no tiene esa condición; elige una de las que muestra.
line-already-met = Esa parte ya está pagada; paga por otra.
line-not-there = Solo un héroe en el nivel { $level } puede cumplir esa condición; ve allí primero.
line-is-a-zone = La tercera condición es una zona del marcador de salud: en vez de pagar, haz daño al Titán.
line-cannot-search = Tu héroe no puede buscar en el mazo de tácticas; pon debajo la carta abierta.
line-not-in-deck = «{ $card }» ya no está en el mazo; elige una carta que sí esté.
line-already-resigned = Ya has dicho que quieres rendirte; falta que acepten los demás héroes.

## Lo que falla en una ficha de partida

line-form-unknown-key = La ficha de la partida no conoce «{ $key_id }»; usa heroes, titan, hero1, level1 y similares.
line-form-not-a-number = «{ $key_id }» lleva un número entero pequeño, no «{ $value_id }».
line-form-how-many-heroes = Juegan de { $least } a { $most } héroes, no { $heroes }.
line-form-no-such-titan = No hay ningún Titán que se llame «{ $titan_id }».
line-form-no-such-hero = No hay ningún héroe que se llame «{ $hero_id }».
line-form-hero-twice = El héroe «{ $hero_id }» está dos veces; todos deben ser distintos.
line-form-not-a-start = Nadie empieza en el nivel { $level }; pon uno de los niveles iniciales.
line-form-no-such-place = Nadie juega en el puesto que indica «{ $key_id }»; cuenta desde 1 hasta el número de héroes.
line-form-not-a-pair = «{ $word_id }» no se entiende; escribe una clave y un valor, como heroes=3.

## Lo que falla en el contenido

line-content-unreadable = No se puede leer el archivo: { $message }.
line-content-not-toml =
    El archivo no es TOML correcto: { $slip ->
        [repeated-key] esta clave ya está en esta tabla
        [no-value] la clave no tiene valor
        [no-equals] después de una clave va = y un valor
        [comma] falta o sobra una coma
        [unclosed] algo abierto antes no se cierra aquí
        [quotes] un texto va entre comillas que se abren y se cierran en la misma línea
        [number] así no se escribe un número
        [key] así no se escribe una clave
        [too-deep] hay demasiadas listas y tablas unas dentro de otras
       *[other] aquí hay algo que TOML no conoce
    }.
line-content-unknown-key = Aquí no hay ninguna clave «{ $key }». Hay estas: { $known }.
line-content-unknown-key-like = Aquí no hay ninguna clave «{ $key }». ¿Será «{ $like }»? Hay estas: { $known }.
line-content-wrong-form =
    El valor de «{ $key }» es { $found ->
        [nothing] nada
        [not-date] cualquier cosa menos una fecha
        [number] un número entero
        [huge-number] un número que pasa de todo límite
        [fraction] un número con decimales
        [yes-or-no] true o false
        [date] una fecha
        [list] una lista
        [table] una tabla
        [word] una palabra entre comillas, o una tabla con una sola clave
        [number-or-table] un número entero o una tabla
        [word-or-table] una palabra entre comillas o una tabla
        [length] un número de pulgadas
       *[text] un texto entre comillas
    }, pero debe ser { $expected ->
        [nothing] nada
        [not-date] cualquier cosa menos una fecha
        [number] un número entero
        [huge-number] un número que pasa de todo límite
        [fraction] un número con decimales
        [yes-or-no] true o false
        [date] una fecha
        [list] una lista
        [table] una tabla
        [word] una palabra entre comillas, o una tabla con una sola clave
        [number-or-table] un número entero o una tabla
        [word-or-table] una palabra entre comillas o una tabla
        [length] un número de pulgadas
       *[text] un texto entre comillas
    }.
line-content-not-one-key =
    { $count ->
        [0] La tabla de «{ $key }» está vacía; debe tener una clave.
       *[other] La tabla de «{ $key }» tiene { $count } claves; debe tener una. Pon las demás en tablas propias.
    }
line-content-alone = La palabra «{ $word }» no va sola; escribe una tabla: {"{"} { $word } = … {"}"}.
line-content-no-name = Falta el texto «{ $message }» en: { $lang }
line-content-unknown-file = Ningún archivo de contenido tiene esa ruta.
line-content-duplicate-file = El mismo archivo está dos veces.
line-content-no-edition = No hay archivo de edición.
line-content-two-editions = Esta es una segunda edición además de { $first }; debe haber una sola.
line-content-no-pack-file = El paquete «{ $pack }» no tiene pack.toml.
line-content-bad-version = La versión «{ $version }» debe ser tres números separados por puntos, como 1.0.0.
line-content-bad-id = El identificador «{ $id }» debe estar hecho de minúsculas, cifras y guiones sueltos.
line-content-id-is-not-name = El identificador «{ $id }» está bajo el nombre «{ $name }»; deben ser iguales.
line-content-duplicate-id = El identificador «{ $id }» ya se usa en { $first }.
line-content-not-utf8 = A partir de aquí el texto no es UTF-8; guarda el archivo en esa codificación.
line-content-not-a-pack = Aquí no hay pack.toml. Es lo que hace de una carpeta un paquete y dice su «id» y su «version».
line-content-linked-away = Este enlace sale de la carpeta y no se sigue; pon ahí el archivo mismo.
line-content-unread = No se puede leer: { $message }
line-content-too-large = Ocupa más de { $most } bytes.
line-content-too-many = La carpeta tiene más de { $most } archivos.
line-content-too-deep = Hay más de { $most } carpetas una dentro de otra.
line-content-not-fluent = Esto no es un mensaje según la gramática de Fluent, como «name-guard = Guardia»: { $message }
line-content-taken-id = El identificador «{ $id }» es una palabra del programa; elige otro.
line-content-idle-text = El texto «{ $message }» no nombra nada del paquete.
line-content-twice-pack = Un segundo paquete tiene el identificador «{ $pack }»; cada paquete necesita el suyo.
line-content-missing = Falta la clave «{ $key }».
line-content-not-needed = La clave «{ $key }» no significa nada junto a «{ $beside }»; quítala.
line-content-both = Las claves «{ $one }» y «{ $other }» se excluyen; deja solo una.
line-content-out-of-range = El valor de «{ $key }» es { $value }, pero debe ir de { $least } a { $most }.
line-content-wrong-count = El número de «{ $key }» es { $count }, pero debe ser al menos { $least } y como mucho { $most }.
line-content-unknown-word = El valor de «{ $key }» es «{ $value }», pero debe ser uno de estos: { $known }.
line-content-unknown-word-like = El valor de «{ $key }» es «{ $value }». ¿Será «{ $like }»? Debe ser uno de estos: { $known }.
line-content-unknown-area = La edición no tiene ningún área «{ $area }».
line-content-empty-area = Nadie puede estar en el área «{ $area }»; dale un nivel.
line-content-level-does-not-exist = No hay nivel { $level }: los niveles van de 0 a { $highest }.
line-content-repeated-level = El nivel { $level } está dos veces.
line-content-not-one-effect = Un efecto dice exactamente una cosa, y este dice { $count }.
line-content-wrong-effect = El efecto «{ $effect }» no puede estar en una carta con «{ $card }».
line-content-impossible-place = Nadie puede usar «{ $face }» en el nivel { $level }.
line-content-titan-face = La clave «{ $key }» pide la cara «titan», que ningún héroe puede usar.
line-content-no-symbols = La clave «{ $key }» no pide nada; dale un símbolo.
line-content-too-many-symbols = La clave «{ $key }» pide { $total } símbolos, pero solo hay dados para { $most }.
line-content-over-cannon-cap = Los símbolos «cannon» de esta carta son { $symbols }, pero los cañones en juego son { $cannons }.
line-content-same-faces = La cara «{ $face }» se intercambia consigo misma; nombra dos distintas.
line-content-face-has-no-place = La cara «{ $face }» no hace daño, así que no puede hacerlo a distancia.
line-content-victory-without-kill-zone = Una carta que gana la partida debe tener zone = «kill».
line-content-no-killing-card = Ninguna carta de tácticas da la victoria a los héroes; debe haber una.
line-content-unknown-parameter = La edición no tiene ningún parámetro «{ $parameter }».
line-content-bad-parameter = { $expected ->
        [integer] El parámetro «{ $parameter }» no puede ser «{ $value }»: debe ser un número entero.
        [float] El parámetro «{ $parameter }» no puede ser «{ $value }»: debe ser un número.
        [boolean] El parámetro «{ $parameter }» no puede ser «{ $value }»: debe ser true o false.
        [array] El parámetro «{ $parameter }» no puede ser «{ $value }»: debe ser una lista como [0, 3, 5].
       *[other] El parámetro «{ $parameter }» no puede ser «{ $value }»: debe ser un valor del tipo { $expected }.
    }

## Lo que falla en el texto de un diario: $found es lo que hay, $expected lo que debería haber

line-not-text = Estos bytes no son texto UTF-8.
line-not-a-journal = Un diario no empieza con «{ $found }».
line-format = Aquí no se conoce el formato de diario «{ $found }».
line-carriage-return = Las líneas acaban como en Windows; deben acabar solo en un salto de línea.
line-cut-header = El diario se corta antes de que empiece la partida.
line-unclear = En lugar de «{ $found }» debería haber aquí una de estas cosas: { $expected }.
line-escape = Los signos \ y ~ no se usan como en un diario en «{ $found }».
line-no-check = A esta entrada le falta la comprobación final.
line-check-digits = Una comprobación son ocho cifras hexadecimales, y «{ $found }» no lo es.
line-check = El texto no está como se escribió: la comprobación es { $found } y debería ser { $expected }.
line-takeback = La jugada { $found } no se puede deshacer, porque no está en vigor.
line-not-fair = La entropía y las semillas son solo para dados verificables, y esta partida usa otros.
line-after-reveal = No se puede tirar ni añadir nada una vez revelada la semilla.

## Dónde se apartan de un diario las reglas de hoy: $found es lo anotado, $expected lo que dicen hoy
## Una negativa y un final llegan como frases enteras, con su punto

line-game = Este es un diario de «{ $found }», no de «{ $expected }».
line-seat = Ningún asiento se llama «{ $found }».
line-words = No se entienden las palabras «{ $found }»; se esperaba: { $expected }.
line-refused = Las reglas de hoy rechazan esta elección: { $found }
line-not-deciding = Aquí nadie tiene que elegir.
line-not-drawn = Aquí no hay nada que tirar ni robar.
line-label = Está anotada la tirada «{ $found }», y las reglas de hoy piden «{ $expected }».
line-events = Las reglas de hoy lo cuentan de otro modo. Anotado: { $found }. Hoy: { $expected }.
line-outcome = Las reglas de hoy lo acaban de otro modo. Anotado: { $found } Hoy: { $expected }
line-seed = La semilla revelada corresponde al compromiso { $found }, pero la partida empezó con { $expected }.
line-fair-roll = Los dados muestran { $found }, pero la semilla da { $expected }.
