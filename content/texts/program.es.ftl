### Todo lo que el programa dice de sí mismo, en español.

## Listas y cantidades

list-none = nada
list-last = { $most } y { $last }
tagged = { $name } ({ $tag })
counted = { $amount } { $name }
said = { $text }
length-inches = { $count ->
        [one] 1 pulgada
       *[other] { $count } pulgadas
    }
quoted-rule = { $rule } [{ $rule_id }]

## La línea de órdenes

usage-no-command = No existe la orden «{ $found }». «tactica help» las muestra todas.
usage-no-flag = «{ $found }» no es una opción aquí. «tactica help» seguido de la orden muestra las que hay.
usage-too-much = «{ $found }» sobra.
usage-missing = Falta algo: { $found }
usage-no-value = La opción { $found } necesita un valor detrás.
usage-value = La opción { $found } no lleva valor.
usage-not-a-number = { $what } necesita un número entero, y «{ $found }» no lo es.
usage-not-a-pair = --{ $flag } necesita NOMBRE=VALOR, y «{ $found }» no tiene esa forma.
usage-not-text = «{ $found }» no se puede leer como texto.
usage-no-language = Aquí no se habla el idioma «{ $found }». Hay en, es e it.
usage-no-dice = No hay dados «{ $found }». Los hay seeded, typed y fair.
usage-seed-and-dice = Una semilla solo sirve con dados seeded.
usage-seats-or-players = O --seat o --players: con ambas habría gente sentada dos veces.

help =
    Tactica: una mesa para juegos de batalla de tablero.

    tactica serve                    abre la mesa en el navegador
    tactica play [JUEGO]              juega una partida como texto
    tactica rules [JUEGO [REGLA]]     consulta las reglas
    tactica card [NOMBRE]             muestra una carta: sus números y lo que hace
    tactica replay show ARCHIVO       muestra una partida grabada
    tactica scenario run RUTA...      comprueba casos escritos como texto
    tactica sim JUEGO                 juega muchas partidas entre jugadores del ordenador
    tactica match JUEGO               dos jugadores del ordenador en parejas de partidas
    tactica odds JUEGO                calcula probabilidades exactas
    tactica balance JUEGO             mide si las cartas son justas
    tactica party check ARCHIVO       comprueba un grupo y lo que le queda por gastar
    tactica pack check DIR           busca errores en una carpeta de cartas
    tactica pack new CARPETA         escribe un paquete de cartas tuyas para empezar
    tactica help ORDEN                más sobre una orden

    Opciones en todas partes: --lang en|es|it   --help   --version
    Juegos: last-stand, anima
help-serve =
    tactica serve: abre la mesa en el navegador, para ti y para quien llegue hasta ella.

    --bind DIRECCIÓN      dónde escucha: 127.0.0.1:8080, o 0.0.0.0:8080 para toda la red
    --public-url URL      la dirección por la que se llega, si es otra: detrás de un proxy
    --data CARPETA        dónde se guardan las partidas; si no, la carpeta de tu sistema
    --pack CARPETA        una carpeta con cartas tuyas, junto a las nuestras;
                          se puede repetir
    --page CARPETA        sirve la página desde una carpeta, para quien trabaja en ella

    La variable TACTICA_LOG dice cuánto se registra, como en TACTICA_LOG=server=debug.
help-play =
    tactica play [JUEGO]: juega una partida como texto, contra el ordenador o con otros ante la misma pantalla.

    --seat ASIENTOS         lo que llevas tú: titan, hero1, heroes, a, b, all o none
    --players NOMBRE=ASIENTOS   varias personas ante una pantalla; se puede repetir
    --opponent NIVEL        quién lleva los demás asientos: random o de 1 a 5, y cómo
                            juega: 3-bold, 3-careful, 3-vengeful
    --dice CLASE            seeded, typed (los de tu propia mesa) o fair
    --seed N                la misma semilla da los mismos dados
    --option NOMBRE=VALOR   una opción de partida, como
                            third-ability=not-weak-or-kill, o una regla de la casa
                            de Anima Tactics, como measuring=open; se puede repetir
    --pack CARPETA          una carpeta con cartas tuyas, junto a las nuestras;
                            se puede repetir
    --practice              una partida para aprender: se puede retirar todo, también
                            después de tirar, y el diario lo dice
    --save ARCHIVO          dónde se guarda el diario
    --resume ARCHIVO        continúa una partida
    --defaults              no pregunta nada antes de la partida

    La última batalla (last-stand):
    --heroes N              2, 3 o 4 héroes
    --titan NOMBRE          basic, abnormal, voracious o aggressive
    --hero NOMBRE           un héroe para cada asiento, por orden; se puede repetir
    --level N               el nivel en que empieza, igual

    Anima Tactics (anima):
    --edition NOMBRE        core-en, core-es, advanced o alpha-it
    --measure CÓMO          board (tablero) o table (mesa)
    --map NOMBRE            un mapa, o un archivo tuyo que acabe en .toml
    --a GRUPO, --b GRUPO    un grupo hecho, personajes separados por comas o un
                            archivo
    --levels N              los niveles que puede tener un bando
    --scenario NOMBRE       standard, nodes, flag o armageddon
    --scenery DE            map, rolled o none

    Lo que no se indica se pregunta. En cualquier pregunta de la partida ? da ayuda.
help-rules =
    tactica rules [JUEGO [REGLA]]: enumera las reglas de un juego o muestra una.

    --coverage   dónde está cada regla en el código y qué casos la muestran
    --rulings    la página de nuestras decisiones, en Markdown
    --json       lo mismo, para que lo lean programas
help-card =
    tactica card [NOMBRE]: muestra un personaje o una carta de ventaja de Anima Tactics, por su identificador o su
    nombre; sin nombre, enumera todos los identificadores.

    --pack CARPETA  una carpeta con cartas tuyas, junto a las nuestras; se puede repetir
    --json       lo mismo, para que lo lean programas
help-scenario =
    tactica scenario run RUTA...: juega los casos de los archivos, y de todos los archivos de las
    carpetas, y dice cuáles se cumplen. Los casos de un paquete se juegan con sus cartas.
    tactica scenario export DIARIO --at N: escribe la posición anterior a la entrada N como comienzo de un caso.

    --pack CARPETA  una carpeta con cartas tuyas, junto a las nuestras; se puede repetir
    --json   lo mismo, para que lo lean programas
help-replay =
    tactica replay show ARCHIVO: cuenta una partida grabada; no necesita más que el archivo.
    tactica replay verify ARCHIVO: la vuelve a jugar y dice dónde se apartan de ella las reglas de hoy, en
        qué entrada y por qué regla. Sus dados justos se comprueban en todo caso. Código de salida 3: las reglas han
        cambiado desde entonces; 1: el archivo está dañado o falsificado.
    tactica replay export ARCHIVO: escribe lo que vio alguien, línea a línea.
    tactica replay review ARCHIVO: dice qué elecciones costaron más, en una partida terminada.

    --pack CARPETA   nombres para cartas tuyas, si el registro no los tiene; se puede repetir
    --as QUIÉN   un asiento como titan o hero1, o spectator
    --seat ASIENTO  de quién se repasan las elecciones; si no, de todos
    --json       un repaso para programas
help-sim =
    tactica sim JUEGO: juega muchas partidas entre jugadores del ordenador y las resume.

    --players A,B    el nivel del primer bando y el del otro, o uno para ambos:
                     random, 1 o 2
    --games N        cuántas partidas; 10000 si no se indica
    --seed N         la misma semilla da las mismas partidas
    --jobs N         hilos; tantos como núcleos si no se indica
    --setup PALABRAS lo que tienen en común, como «map=twin-hills a=old-guard», o un
                     archivo con tales palabras; una palabra sola es un mapa, o un
                     Titán
    --usage          Anima Tactics: en su lugar, qué aparece de las cartas en partidas
                     de toda clase; admite --games, --seed, --jobs y --json
    --pack CARPETA   una carpeta con cartas tuyas, junto a las nuestras;
                     se puede repetir
    --json           lo mismo, para que lo lean programas

    La última batalla (last-stand); lo que no se indica lo decide la semilla:
    --heroes N       2, 3 o 4 héroes; 3 si no se indica
    --titan NOMBRE   un mismo Titán para todas las partidas
    --hero NOMBRE    un héroe para cada asiento, por orden

    Anima Tactics (anima); 250 niveles por bando, y grupos y mapa según la semilla:
    --edition NOMBRE core-en, core-es, advanced o alpha-it
    --measure CÓMO   board (tablero) o table (mesa)
    --map, --a, --b, --levels, --scenario, --scenery   como en play
help-match =
    tactica match JUEGO --a NIVEL --b NIVEL: dos jugadores del ordenador se enfrentan en parejas de partidas con la
    misma preparación y los mismos dados, y cambian de bando entre ambas. Dice qué parte de los puntos gana el
    primero, con un intervalo del 95 %.

    --a, --b NIVEL   random, anchor o de 1 a 5, según los tenga el juego; con carácter: 3-bold
    --pairs N        cuántas parejas; 200 si no se indica
    --seed N         la misma semilla da las mismas partidas, salvo con reloj
    --jobs N         hilos; tantos como núcleos si no se indica
    --share P[,Q]    milésimas de lo que los niveles prueban por regla, una para ambos o dos
    --time P[,Q]     milésimas de su tiempo en su lugar
    --sprt BAJO,ALTO termina en cuanto está claro cuál de dos diferencias en la escala de Elo es
                     cierta; dos números más dicen con qué frecuencia se admite cada error (0.05,0.05)
    --setup PALABRAS lo que tienen en común, como en sim; los grupos se indican aquí, como a=old-guard
    --pack CARPETA   una carpeta con cartas tuyas, junto a las nuestras;
                     se puede repetir
    --json           lo mismo, para que lo lean programas

    Las demás opciones de sim dicen a qué se juega. Ctrl-C termina con lo hallado hasta entonces.
help-odds =
    tactica odds last-stand --hero NOMBRE --held DADOS --want SÍMBOLOS: la probabilidad exacta de acabar con lo que
    quieres, si vuelves a tirar de la mejor manera posible.

    --hero NOMBRE     de quién es el poder que cuenta, como mikasa
    --held DADOS      lo que tienes, como fight:1,move:2
    --want SÍMBOLOS   lo que quieres poder pagar, como fight:2,move:1
    --json            lo mismo, para que lo lean programas

    Varios héroes a la vez: --hero y --held una vez por cada uno, como en --hero levi --held move:5 --hero sasha
    --held dodge:2. El equipo reparte como quiera lo que va a pagar; la respuesta es qué dado se tira ahora.

    tactica odds anima QUÉ …: qué sale exactamente de un ataque o un intento, según las propias reglas.

    attack, charge y shot necesitan --attack N --damage N --defense N --armor N o cartas; ability, una carta.
    Admiten
    --life N         los puntos de vida del objetivo, para saber si muere
    --reaction CÓMO  none, dodge, counter o best
    --modifier N     se suma al ataque        --dice N          dados de ataque
    --critical-on N  el crítico más bajo      --defense-dice N  dados de la esquiva
    --back-attack N --back-damage N           con qué contraataca el objetivo,
    --own-defense N --own-armor N --own-life N --back-reaction none|dodge   y contra quién
    --long --cover --higher --engaged --moved   un disparo de lejos, con cobertura, desde
                                                arriba, a alguien trabado, tras moverse
    --defense, --armor y --life admiten varios números separados por comas, para un área: cada uno de los
    atacados puede reaccionar a su manera, como en --reaction dodge,none
    --attacker CARTA --target CARTA[,CARTA…]   cartas por su nombre en vez de números
    --ability NOMBRE lo que hace la carta del atacante; un efecto se resiste con --resistance N
    --extra N        pasos pagados además de su coste, como se escriben al jugar
    --own-state PALABRAS --state PALABRAS   lo que tiene el atacante o el objetivo: blind=2, hidden, tokens=3
    --gnosis --defense-gnosis   un punto de Gnosis en la tirada, donde la edición los tiene
    resist --difficulty N --resistance N; seek; doom;
    escape [--against N] [--prowler] [--fast] [--big]; todos admiten
    --pack CARPETA   una carpeta con cartas tuyas, junto a las nuestras; se puede repetir
    --edition NOMBRE core-en, core-es, advanced o alpha-it
    --json           lo mismo, para que lo lean programas
help-balance =
    tactica balance last-stand: cuántas veces ganan los héroes contra cada Titán, en una tabla con intervalos del 95 %.

    --games N         partidas en cada casilla; 2000 si no se indica
    --players NIVEL   quién juega en ambos bandos: random, 1, 2…; 1 si no se indica

    tactica balance anima: cuántas veces gana cada grupo preparado contra los demás de sus
    mismos niveles, en mapas al azar; un empate cuenta como media victoria.

    --games N         partidas de cada dos grupos en cada bando; 10 si no se indica
    --players NIVEL   quién juega en ambos bandos; 2 si no se indica
    --levels N        solo los grupos hechos para tantos niveles
    --edition NOMBRE  core-en, core-es, advanced o alpha-it

    Ambos admiten:
    --seed N          la misma semilla da las mismas partidas
    --jobs N          hilos; tantos como núcleos si no se indica
    --pack CARPETA    una carpeta con cartas tuyas, junto a las nuestras;
                      se puede repetir
    --json            lo mismo, para que lo lean programas
help-party =
    tactica party check ARCHIVO: dice todo lo que falla en un grupo y lo que le queda por gastar.
    tactica party code ARCHIVO: escribe el grupo como un código corto.
    tactica party show CÓDIGO: muestra el grupo de un código.

    Un grupo es un archivo, un código o el nombre de uno ya preparado.
    --edition NOMBRE   core-en, core-es, advanced o alpha-it; la del grupo si no se da
    --format NOMBRE    un formato de la edición, como gamma; el del grupo si no se da
    --pack CARPETA     una carpeta con cartas tuyas, junto a las nuestras;
                       se puede repetir
    --json             lo mismo, para que lo lean programas
help-pack =
    tactica pack check CARPETA: examina un paquete, o una carpeta de contenido entera, junto
    con las cartas incluidas, y dice todo lo que está mal: primero errores, luego avisos.

    --json   lo mismo para que lo lean programas

    tactica pack new CARPETA: escribe un pequeño paquete comentado para empezar, listo para
    jugar.
    tactica pack export NOMBRE CARPETA: escribe un paquete que viene con el programa:
    founders, saga o base.

    tactica pack prove CARPETA: juega los casos de CARPETA/scenarios y luego quita, mueve en uno o
    cambia cada parte de cada carta, una tras otra, y dice qué no nota ningún caso. Hay que notar
    al menos 90 de cada 100, y tests/proofs/<paquete>.toml, en una carpeta superior, ha de dar un
    motivo para cada una de las demás.

    --card ID   solo esta carta; se puede repetir
    --jobs N    tantas cartas a la vez
    --json      lo mismo, para que lo lean programas
    tactica pack schema [character | advantage]: el JSON Schema del archivo de una
    carta, para editores.
    tactica pack words: la página del lenguaje de las cartas, en Markdown.
card-ability = { $name } ({ $head })
version = tactica { $version }

## Errores

error = Error: { $message }
error-no-help = No hay ayuda sobre «{ $topic }».
error-no-game = No hay ningún juego «{ $game }». Hay: { $games }
error-not-measured = Para { $game } aún no; solo para: { $games }
error-no-option = No hay ninguna opción de partida «{ $option }». Hay: { $known }
error-no-value = «{ $value }» no es un valor de { $option }. Hay: { $known }
error-party = El grupo del { $side } no puede jugar. { $problem } [{ $rule }]
error-content-at = El contenido del juego no se puede usar. { $path }, línea { $line }, columna { $column }: { $problem }
error-content = El contenido del juego no se puede usar. { $path }: { $problem }
error-not-followed = El diario no se puede continuar: en la línea { $line } las reglas dicen: { $problem }
error-not-over = Eso solo se puede tener de una partida terminada.
error-no-pack = La partida se juega con el paquete «{ $pack }», que no está; da su carpeta con --pack.
error-other-pack = El paquete «{ $pack }» no es aquel con el que empezó la partida: sus cartas o sus textos han cambiado.
error-no-card = No hay una sola carta «{ $card }». «tactica card» las enumera todas.
error-no-rule = No hay ninguna regla «{ $slug }».
error-no-rule-like = No hay ninguna regla «{ $slug }». ¿Querías decir { $like }?
error-uncovered = Reglas sin código que las nombre o sin caso que las muestre: { $rules }
error-read = No se puede leer { $file }: { $problem }
error-write = No se puede escribir { $file }: { $problem }
error-system-not-found = no existe tal archivo o carpeta
error-system-permission = no está permitido
error-system-folder = es una carpeta
error-system-no-folder = no está en una carpeta
error-system-not-text = no es texto UTF-8
error-system-full = no queda espacio
error-system-read-only = ahí no se puede escribir
error-exists = { $file } ya existe. Elige otro nombre o continúa con él: tactica play --resume { $file }
error-journal = { $file } no es un diario correcto: { $problem }
error-parted = { $file } no puede seguir, porque las reglas han cambiado desde que se escribió: { $problem }
    Todavía se puede leer: tactica replay show { $file }
error-no-viewer = En esta partida nadie se llama «{ $viewer }». Están: { $known }
error-scenario = { $file }: { $problem }
error-no-input = El diario no tiene ninguna entrada { $number }.
error-no-source = El código fuente no está aquí: ejecuta esto dentro de una copia del proyecto.
error-resume-game = El diario es de { $game }, no de { $wanted }.
error-resume-setup = Una partida que continúa conserva su preparación; quita --{ $flag }.
error-no-secret = El secreto de los dados justos no está junto al diario, en { $file }, así que no se pueden tirar más.
error-no-randomness = El sistema no da números al azar: { $problem }
error-no-dice-change = La partida empezó con dados { $dice } y sigue con ellos.

## Lo que falla en un diario

journal-at = en la línea { $line }: { $problem }
parted = en la entrada { $input } ({ $words }), línea { $line }: { $how }
parted-whole = { $said } { $told }
parted-rules = { $count ->
        [one] La regla es { $rules }.
       *[other] Las reglas son { $rules }.
    }
parted-goes-on = la partida sigue.
parted-nothing = nada

## Negativas que no da ninguna regla

refusal-illegal = { $text } [{ $rules }]
refusal-stale = Mientras tanto, las opciones han cambiado.
refusal-nothing-to-choose = Ese asiento no tiene nada que elegir ahora.
refusal-unclear = «{ $found }» no se entiende; se esperaba: { $expected }
refusal-not-drawn = Nadie ha pedido esos dados.
refusal-no-such-input = No hay ninguna elección número { $number } que retirar.
line-taken-back = Se retira la última elección.
expected-an-action = una acción
expected-nothing-more = nada más

## Reglas

rules-games = Juegos: { $games }
rules-hint = «tactica rules { $game } REGLA» muestra una.
rules-printed = En el reglamento, en: { $heading }
rules-printed-in-part = En el reglamento, en: { $heading }. En parte, decisión nuestra.
rules-ruling = Decisión nuestra. Pertenece a: { $heading }
rules-reason = Motivo: { $reason }
rules-code = { "  " }código: { $place }
rules-test = { "  " }caso: { $test }
rules-coverage = Las { $all } reglas están en el código y las muestra algún caso.
rulings-title = Decisiones
rulings-intro = Donde un reglamento calla, no es claro o se contradice, alguien tiene que decidir. Estas son nuestras decisiones y el motivo de cada una; `tactica rules --rulings` escribe esta página.
rulings-reason = Motivo: { $reason }
chapter-dice = Los dados
chapter-setup = Preparación
chapter-round = La ronda
chapter-actions = Cartas de Acción
chapter-titan = El Titán
chapter-tactics = Tácticas
chapter-heroes = Los héroes
chapter-win = Victoria

## Casos

scenario-good = bien: línea { $line }: { $title }
scenario-bad = MAL: línea { $line }: { $title }
scenario-title = La posición de { $file } antes de la entrada { $at }
scenario-sum = Se cumplen { $good } de { $all } casos.
scenario-failed = No se cumplen { $bad } de { $all } casos.

## Partidas grabadas

replay-game = Una partida de { $game }: { $setup }
replay-cut = El archivo se corta; se han dejado fuera sus últimas { $lines } líneas.
replay-taken-back = Las últimas { $lines } líneas no ocurrieron: se retiraron.
replay-end = Fin: { $outcome }
replay-unfinished = Aquí acaba lo grabado; la partida no ha terminado.
replay-verified = { $file } se sostiene: { $inputs ->
        [one] 1 entrada, y las reglas de hoy dicen lo mismo de ella.
       *[other] { $inputs } entradas, y las reglas de hoy dicen lo mismo de cada una.
    }
replay-parted = { $file } está entero, y las reglas de hoy dicen otra cosa { $problem }
replay-fair-partly = { $rolls } tiradas son las comprometidas; de otras { $open } el registro por sí solo no lo dice.
replay-fair = Cada tirada es la que se comprometió.
replay-fair-open = La semilla de los dados justos aún no se ha revelado, así que las tiradas no se pueden comprobar.
replay-old-format = El archivo es del formato { $format }, que aún se lee.

## Antes de la partida

form-heading = Una partida de { $game }. Intro toma lo que está entre corchetes.
form-game = ¿Qué juego?
form-heroes = ¿Cuántos héroes?
form-titan = ¿Qué Titán?
form-seat = ¿Qué asientos son tuyos: { $known }? Si son varios, con comas.
form-players = ¿Varias personas? Nombres y asientos como Ana={ $first } Leo={ $last }; Intro si solo estás tú. >
seat-word-titan = titán
seat-word-hero = héroe
seat-word-heroes = héroes
seat-word-a = a
seat-word-b = b
seat-word-all = todos
seat-word-none = ninguno
form-dice = ¿Qué dados?
form-seed = ¿Una semilla para los dados?
form-entropy = { $name }, escribe cualquier cosa: entra en los dados. >
form-later = se elige jugando
form-any = cualquiera
form-you = Tú
form-dice-seeded = se tiran aquí
form-dice-typed = tus propios dados, tecleados
form-dice-fair = se tiran aquí, y después se puede demostrar
form-not-understood = «{ $found }» no es ninguna de las respuestas. Hay: { $known }
form-not-a-number = «{ $found }» no es un número entero.
form-ended = La entrada terminó antes de que empezara la partida. No se ha guardado nada.
form-help = Escribe el número, la palabra o su principio; Intro solo toma lo que está entre corchetes. «salir» lo deja, y no se guarda nada.
form-left = No se empezó nada y no se guardó nada.
option-third-ability = ¿Cuándo puede usar el Titán su tercera capacidad?
option-third-ability-weak-or-kill = con su ficha en la zona DÉBIL o LETAL
option-third-ability-not-weak-or-kill = con su ficha fuera de ambas zonas
seating-no-seat = No hay ningún asiento «{ $seat }». Hay: { $known }
seating-twice = El asiento { $seat } se da a dos personas.

## Durante la partida

table-practice = Práctica: se puede retirar todo, también después de dados, de cartas mostradas y de lo que elige el ordenador.
play-begins = Empieza la partida. Se guarda en { $file }
play-resumed = La partida continúa. Se guarda en { $file }
play-house-rule = Regla de la casa: { $rule } es { $value }; la edición dice { $usual }.
play-house-rule-new = Regla de la casa: { $rule } es { $value }.
play-commitment =
    Los dados ya están fijados; esto lo demostrará después:
    { "  " }{ $commitment }
play-decides = { $name }: { $question }
play-decides-person = { $name } ({ $person }): { $question }
play-choice = { "  " }{ $number }. { $text }
play-choice-remark = { $text }: { $remark }
play-choice-odds = { $text } ({ $odds })
play-choice-rules = { $text } [{ $rules }]
play-rules = Reglas: { $rules }
play-more = { $count ->
        [one] Hay 1 más: «todo» la muestra
       *[other] Hay { $count } más: «todo» las muestra
    }, o escribe parte de las palabras que buscas.
play-sampled = Se puede elegir más de lo que hay aquí: escribe las palabras de cualquier otra opción.
play-others = También pueden elegir: { $names }. Escribe «como» y un nombre para decidir en su lugar.
play-prompt = { $name } >
play-prompt-dice = { $label }, { $count } de { $values } >
play-curtain = La mesa es ahora de { $name }. Los demás, mirad a otro lado. Intro cuando esté listo >
play-not-understood = «{ $found }» no es un número del 1 al { $most }, ni palabras de una opción, ni una orden. ? da ayuda.
play-no-such-number = No hay ninguna opción { $found }; van del 1 al { $most }.
play-found = Opciones con «{ $found }»:
play-no-odds = Aquí ninguna opción tiene probabilidades que mostrar.
play-sure-concede = Con eso se abandona la partida. Escribe «sí» para hacerlo >
play-sure-undo = Desde entonces se han visto dados, cartas u otras elecciones. Escribe «sí» para retirarla de todos modos >
play-agree-undo = { $name }: { $by } quiere retirar su última elección. Escribe «sí» si estás de acuerdo >
play-yes = sí
play-kept = No ha cambiado nada.
play-undo-nothing = No has hecho ninguna elección que se pueda retirar.
play-undo-refused = Desde entonces se han tirado dados, se ha mostrado una carta o ha elegido el ordenador, así que se queda. En una partida de práctica (--practice) se puede retirar todo.
play-saved = Todo lo jugado hasta aquí está en { $file }
play-copied = Hay una copia en { $file }
play-no-seat = Ningún asiento tuyo que pueda elegir ahora se llama «{ $seat }». Hay: { $known }
play-log-empty = Aún no ha pasado nada.
play-over = { $side }: victoria. { $outcome }
play-drawn = Fin de la partida. { $outcome }
play-over-kept =
    La partida entera está en { $file }. Para volver a verla:
    { "  " }tactica replay show { $file }
play-revealed =
    La semilla de los dados era:
    { "  " }{ $seed }
    Para comprobar cada tirada:
    { "  " }tactica replay verify { $file }
play-goodbye =
    La partida se guarda en { $file }. Para continuar:
    { "  " }tactica play --resume { $file }
play-rule-which = ¿Cuál? «regla» y su nombre, como: regla { $slug }
play-no-card = Ninguna carta, o más de una, se llama «{ $card }». Escribe «carta» y un identificador o un nombre.

play-help =
    Un número toma esa opción, y también las palabras que solo tiene una.
    Otras palabras muestran las opciones que las contienen.
    Las palabras de cualquier acción la hacen, esté o no en la lista, como: { $game ->
        [anima] go 12,8
       *[other] roll fight:1
    }
    ? o ayuda        esta ayuda
    mesa             la mesa entera
    historia         lo que ha pasado hasta ahora
    todo             todas las opciones
    probabilidades   las probabilidades de las opciones
    pista            qué haría el jugador más fuerte, y por qué
    como NOMBRE      decide por otro asiento tuyo
    reglas           las reglas que importan aquí; «reglas todas» para todas
    regla NOMBRE     una regla
    { $game ->
        [anima] carta NOMBRE     lo que dice la carta de un personaje o una carta de ventaja
       *[other] carta NOMBRE     lo que hace un héroe, un Titán o una carta
    }
    deshacer         retira tu última elección
    guardar [ARCHIVO]   dónde se guarda la partida; con un nombre, una copia
    salir            para; la partida se puede continuar

play-help-dice =
    Escribe lo que muestran los dados, una palabra por dado; basta el comienzo de cada una.
    mesa             la mesa entera
    salir            para; la partida se puede continuar

draw-tactics = La siguiente carta de Tácticas
draw-hand = La carta que sale de la mano del Titán

command-help = ? ayuda
command-table = mesa
command-log = historia
command-all = todo
command-odds = probabilidades
command-hint = pista
command-as = como
command-card = carta
command-rules = reglas
command-rule = regla
command-undo = deshacer
command-save = guardar
command-quit = salir

## Muchas partidas, probabilidades y equilibrio

usage-no-level = No hay jugadores de nivel «{ $found }». Los hay de: { $known }
sim-played = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 } en { $seconds } s: { $rate } partidas y { $decisions } decisiones por segundo.
sim-outcome = { $count } ({ $share } %): { $outcome }
sim-errors = { $errors ->
    [0] Ninguna partida ha salido mal.
    [one] { $errors } partida ha salido mal.
   *[other] { $errors } partidas han salido mal.
 }
sim-digest = Huella de todas las posiciones finales: { $digest }
match-share-or-time = O --share o --time: se piensa por cuenta o por reloj.
match-no-share = «{ $found }» no es un número de milésimas de 1 a { $most }.
match-no-sprt = «{ $found }» no se puede contrastar: --sprt pide BAJO,ALTO con BAJO menor que ALTO, y quizá dos errores entre 0 y 0.5.
match-interrupted = Detenido antes de tiempo; esto es lo hallado hasta entonces.
match-played = { $a } contra { $b }, { $pairs ->
    [one] { $pairs } pareja
   *[other] { $pairs } parejas
 } de partidas: { $won } ganadas, { $drawn } en tablas, { $lost } perdidas.
match-rate = Gana el { $rate } % (intervalo del 95 %: de { $low } a { $high }).
match-elo = Elo { $elo } (de { $low } a { $high }).
match-side = Como { $side }: { $rate } %
match-sprt = ¿Elo { $low } o { $high }? { $verdict ->
    [low] No más de { $low }.
    [high] Al menos { $high }.
   *[none] Aún sin decidir.
 } (logaritmo de la razón: { $ratio })
match-fault = Semilla { $seed }, pareja { $pair }, el primero como { $side }.
usage-fixes = --usage juega partidas de toda clase, así que no se puede fijar --{ $flag }.
usage-no-cards = --usage cuenta las cartas de Anima Tactics; { $game } no tiene ninguna.
used-title = Qué aparece en juego
used-about = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 } de grupos preparados y de grupos sorteados, en todas las ediciones y escenarios, sobre casillas y con medida libre, casi siempre entre jugadores al azar y una de cada cuatro con el primer rival en un bando. Una habilidad ha aparecido si se usó, si respondió uno de sus disparadores o si lo que dice valía para alguien en la mesa; una carta de ventaja, si apareció una habilidad suya; una palabra, si apareció la parte de una habilidad en la que está. Esta página la hace `{ $command }`.
used-head = | | hay | aparecen | nunca |
used-abilities = Habilidades
used-advantages = Cartas de ventaja
used-words = Palabras en las cartas
used-never = Lo que nunca ha aparecido
used-seldom = Lo que ha aparecido en menos de una partida de cada mil, y en cuántas
used-unsaid = Palabras que no dice ninguna carta de los paquetes, de modo que ninguna partida puede tenerlas; las muestran escenarios ({ $count }): { $words }.
odds-best = Tirando de la mejor manera posible: { $chance } %, y por el camino { $titans } caras de TITÁN de media.
odds-roll = Tira ahora: { $dice }.
odds-stop = No tires nada.
odds-held = Si paras ahora, tienes lo que quieres.
odds-not-held = Si paras ahora, no tienes lo que quieres.
odds-too-many = { $dice } dados son demasiados: un héroe tiene { $most }.
odds-holds-titan = { $hero } no conserva caras de TITÁN: van al Titán.
odds-wants-titan = Nadie puede pagar con caras de TITÁN, así que nadie puede quererlas.
odds-no-hero = No hay ningún héroe «{ $hero }».
odds-unclear = «{ $found }» no es una cara y un número, como fight:2.
odds-between = Tirando de la mejor manera posible: al menos { $chance } % y como mucho { $most } %, y por el camino { $titans } caras de TITÁN de media para lo primero. Tantos poderes a la vez son demasiados para ser exactos.
odds-next = Tira ahora: un dado de { $hero } que muestra { $face }.
odds-team-held = El equipo tiene lo que quiere.
odds-team-never = Tirando, el equipo no puede conseguir lo que quiere.
odds-too-many-heroes = No juegan más de { $most } héroes juntos.
odds-same-hero = { $hero } solo puede estar una vez.
odds-attack = { $deed ->
        [charge] Carga
        [shot] Disparo
        [ability] { $name }
       *[attack] Ataque
    }: { $one } contra { $other }; { $reaction ->
        [dodge] con esquiva
        [counter] con contraataque
        [none] sin reacción
       *[ability] con { $answer }
    } ({ $edition })
odds-one = Ataque { $attack }, Daño { $damage }
odds-other = Defensa { $defense }, Armadura { $armor }
odds-other-resistance = Resistencia { $resistance }
odds-attack-sum = Acierta el { $hit } %, crítico el { $critical } %, { $expected } PV perdidos de media.
odds-kill = Mata el { $kill } %.
odds-columns = { "  " }PV       %
odds-back = El contraataque acierta el { $hit } % y quita { $expected } PV de media.
odds-own = Al atacante le cuesta { $expected } PV de media.
odds-loss = { $expected } PV perdidos de media.
odds-hold = Surte efecto el { $chance } %.
odds-state = { $state } { $chance } %
odds-states = Estados: { $states }.
odds-actions = { $actions } PA perdidos de media.
odds-nothing = No le hace nada al objetivo.
odds-cut = { $cut ->
    [after-the-blows] Demasiado para seguirlo hasta el final: sin lo que venga tras los golpes.
   *[after-the-first-blow] Demasiado para seguirlo hasta el final: solo el primer golpe.
  }
odds-reaction = { $place ->
        [0] Mejor reacción: { $reaction ->
            [dodge] esquivar
            [counter] contraatacar
            [none] ninguna
           *[ability] { $answer }
        }
       *[other] { $reaction ->
            [dodge] Esquivar
            [counter] Contraatacar
            [none] Sin reacción
           *[ability] { $answer }
        }
    } (acierto { $hit } %, { $expected } PV{ $kill ->
        [unknown] {""}
       *[known] , muerte { $kill } %
    })
odds-try = { $deed ->
        [resist] Resiste: { $chance } %
        [escape] Escapa: { $chance } %
        [doom] Muere: { $chance } %
       *[seek] Encuentra a quien está oculto: { $chance } %
    }
odds-no-deed = No hay probabilidades de «{ $found }». Las hay de: attack, charge, shot, ability, resist, seek, escape, doom
odds-no-character = No hay ningún personaje «{ $found }».
odds-no-ability = { $card } no tiene ninguna habilidad «{ $found }» que usar. Tiene: { $known }
odds-no-state = «{ $found }» no es nada que un personaje pueda tener aquí, como blind=2, hidden o tokens=3.
odds-too-many-targets = Aquí se puede atacar a { $most } como mucho.
odds-no-reaction = Aquí no hay ninguna reacción «{ $found }». Las hay: { $known }
odds-no-edition = No hay ninguna edición «{ $found }». Las hay: { $known }
odds-no-card = Ninguna carta tiene { $found } en --{ $flag }.
odds-out-of-range = --{ $flag } va de { $least } a { $most }.
odds-too-few-dice = Ya tira { $dice } dados; no puede tirar menos.
odds-refused = Aquí las reglas no permiten { $what ->
        [dodge] esquivar
        [counter] contraatacar
        [gnosis] gastar gnosis
        [area] atacar un área
        [ability] usar esta habilidad
       *[attack] ese ataque
    } ({ $rule }).
odds-lost = Eso no se puede seguir hasta el final.
balance-title = Partidas ganadas por los héroes, con intervalos del 95 %: { $games } partidas en cada casilla, jugadores de nivel { $level } en ambos bandos, semilla { $seed }.
balance-parties-title = Partidas ganadas por cada grupo preparado, contando los empates como media, con intervalos del 95 %: cada dos grupos de los mismos niveles se enfrentan { $games ->
    [one] una vez
   *[other] { $games } veces
 } en cada bando, jugadores de nivel { $level }, semilla { $seed }.
balance-no-parties = No hay dos grupos preparados para { $levels } niveles.
balance-levels = Niveles
balance-party = Grupo
balance-won = Partidas ganadas
balance-titan = Titán
balance-heroes = { $heroes } héroes
balance-cell = { $rate } % (de { $low } a { $high }){ $errors ->
    [0] {""}
   *[other] , errores: { $errors }
 }

## Grupos

party-title = { $party }: { $levels } niveles, { $edition }
party-title-format = { $party }: { $levels } niveles, { $edition }, formato { $format }
party-own = Un grupo tuyo
party-declares = Declarado: { $declared }
party-member = { $character } ({ $level })
party-member-with = { $character } ({ $level }), lleva { $cards }
party-card = { $card } ({ $points })
party-open = A la vista: { $cards }
party-plot = Cartas de trama: { $cards }
party-problem = { $problem } [{ $rule }]
party-good = El grupo puede jugar.
party-bad = { $count ->
        [one] El grupo no puede jugar: hay un problema.
       *[other] El grupo no puede jugar: hay { $count } problemas.
    }
party-levels-left = Niveles que quedan: { $count }
party-points-left = Puntos de Ventaja que quedan: { $count }
party-cards-left = Cartas de Ventaja que aún caben: { $count }
party-size-beginner = Sugerido para una primera partida.
party-size-standard = El tamaño de una partida normal.
party-size-large = Sugerido para una partida grande.
party-size-pitched = Sugerido para una batalla campal.
party-no-such = No hay ningún grupo «{ $party }»: ni archivo, ni código, ni uno ya preparado.
code-version = Aquí no se conoce un código que empieza por { $prefix }.
code-bad-letter = «{ $letter }» no es una letra de un código.
code-damaged = El código está dañado: faltan letras o están mal.
code-unknown-character = El código nombra a un personaje que no está.
code-unknown-card = El código nombra una carta de Ventaja que no está.
code-unknown-edition = El código nombra una edición o un formato que no está.
## Paquetes de cartas

error-no-schema = No hay esquema de «{ $found }». Hay estos: { $known }.
error-pack-is-file = { $file } es un solo archivo: indica la carpeta del paquete al que pertenece, para comprobarlo con sus nombres y grupos
error-pack-of-another-game = «{ $pack }» es un paquete para { $game } y aquí no sirve de nada.
error-empty-pack = No hay ningún archivo TOML en { $folder }.
error-no-such-pack = No hay ningún paquete «{ $pack }». Hay: { $known }
error-folder-not-empty = { $folder } ya existe y no está vacía; nada se sobrescribe. Elige otra carpeta.
pack-new = { $folder } es un paquete de tres personajes para empezar. Prueba: tactica pack check { $folder }, y luego tactica play anima --pack { $folder } --a first-shift
pack-exported = El paquete «{ $pack }» está en { $folder }.
pack-counts = Personajes: { $characters }. Habilidades: { $abilities }. Cartas de ventaja: { $advantages }. Grupos: { $parties }.
pack-counts-last-stand = Héroes: { $heroes }. Titanes: { $titans }. Cartas de táctica: { $tactics }.
pack-warning = Aviso: { $problem }
pack-warned = { $warnings ->
    [one] Todo está bien; hay un aviso.
   *[other] Todo está bien; hay { $warnings } avisos.
}
pack-refused = { $problems ->
    [one] No se puede jugar con el paquete: hay un problema.
   *[other] No se puede jugar con el paquete: hay { $problems } problemas.
}
pack-most-words = Palabras del lenguaje de las cartas: se usan { $used } de { $all }.
pack-words = Palabras del lenguaje de las cartas: se usan { $used } de { $all }. Sin usar: { $unused }.
pack-all-words = Palabras del lenguaje de las cartas: se usan todas, { $all }.
pack-good = No hay nada mal.
pack-bad =
    { $problems ->
        [one] Hay un problema
       *[other] Hay { $problems } problemas
    } en { $files ->
        [one] un archivo.
       *[other] { $files } archivos.
    }
error-nothing-to-prove = En esta carpeta no hay ninguna carta de un juego: indica un paquete, con sus cartas en carpetas como characters.
error-no-card-in-pack = El paquete { $pack } no tiene ninguna carta { $card }.
prove-failed-case = MAL: { $file }:{ $line }: { $title }
prove-card =
    { $card }: se notan { $noticed } de { $total } cambios en { $cases ->
        [one] un caso
       *[other] { $cases } casos
    }{ $unread ->
        [0] .
       *[other] , { $unread } de ellos sin revisar.
    }
prove-survivor-removed = { $part } = { $written } se puede quitar
prove-survivor-changed = { $part } = { $written } puede ser { $instead }
prove-idle = Se da un motivo para { $card }: { $part }, pero ese cambio se nota.
prove-sum =
    Se notan { $noticed } de { $total } cambios ({ $share } %). { $survive ->
        [one] Uno no se nota
       *[other] { $survive } no se notan
    }, { $unexcused } sin motivo. Otros { $refused } se rechazan al leer las cartas.
prove-bad-cases = Algunos casos no se cumplen con las cartas tal como están.
prove-unexcused = Cada cambio que no se nota necesita un motivo en tests/proofs, y cada motivo, un cambio que no se note.
prove-too-few = Se notan menos de { $enough } de cada 100 cambios.

## La mesa en el navegador

serve-open = La mesa está abierta: { $url } (las partidas se guardan en { $folder }). Ctrl-C la cierra.
serve-closed = La mesa está cerrada. Todas las partidas están guardadas.
serve-busy = Otro programa ocupa { $address }. Elige otro puerto, como en --bind { $other }
serve-no-bind = El servidor no puede escuchar en { $address }: { $problem }
serve-no-data = La carpeta { $folder } no se puede usar: { $problem }
serve-no-folder = Este sistema no indica ninguna carpeta para datos. Di una con --data
serve-no-address = «{ $found }» no es una dirección con puerto, como 127.0.0.1:8080.
serve-no-url = «{ $found }» no es una dirección como https://table.example (sin ruta).
