# What the page itself says. What happens in a game comes from the server.
skip-to-main = Ir a la parte principal
nowhere-title = Esa página no existe.
nowhere-back = Volver a las mesas
close = Cerrar
loading = Un momento…
unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
choose = Elegir
you = tú
to-lobby = Al vestíbulo

# Settings
settings-title = Ajustes
settings-language = Idioma
settings-units = Longitudes
settings-units-inches = pulgadas
settings-units-centimetres = centímetros
settings-theme = Luz
settings-theme-system = como el dispositivo
settings-theme-dark = oscuro
settings-theme-light = claro
settings-motion = Movimiento
settings-motion-system = como el dispositivo
settings-motion-full = sí
settings-motion-none = no
settings-sound = Sonido de madera y dados
settings-notifications = Avisarme fuera de la página cuando me toque
settings-notifications-denied = El navegador no lo permite. Se cambia en sus propios ajustes para esta página.
settings-chat = Mostrar lo que escriben los demás

# Keys
keys-title = Teclas
keys-walk = recorrer el tablero
keys-walk-letters = lo mismo
keys-next = lo siguiente que se puede hacer
keys-choose = elegir
keys-back = atrás, cerrar
keys-undo = deshacer, o pedirlo
keys-zoom = acercar, alejar, todo
keys-rules = buscar en las reglas
keys-chat = escribir a los demás
keys-keys = estas teclas

# Rules
rules-title = Reglas
rules-search = Buscar en títulos y textos
rules-none = Ninguna regla tiene esas palabras.
rules-unreachable = Ahora no se pueden traer las reglas.
rules-no-such = No hay ninguna regla { $slug }.
rules-in-browser = Todas las reglas, desde aquí
rules-ruling = Cómo lo leemos
rules-source = En el libro: { $source }

# The table
title = { $title } · Tactica
title-your-move = ● Te toca · { $title }
tab-card = Carta
tab-log = Registro
tab-chat = Charla
tab-new = nuevos
side-panel = Carta y registro
side-tabs = Qué mostrar aquí
your-choices = Lo que puedes hacer
no-board = Esta página no sabe dibujar ese juego.
is-awaited = a quien se espera
away = ausente
seat-invited = invitado
seat-nobody = nadie
log-earlier = Mostrar líneas anteriores
log-empty = Aún no ha pasado nada.
card-none = Señala algo para leer su carta.
card-unreachable = Ahora no se puede traer esta carta.
why = ¿Por qué?
why-hint = ¿Por qué? Señala una opción para ver qué hay detrás.
cost = cuesta { $count }
at-worst = { $chance } en el peor caso
undo = Deshacer
undo-ask = Pedir deshacer
undo-nothing = No hay nada que deshacer
takeback = Deshacer
takeback-asked = { $name } pide deshacer:
takeback-mine = Has pedido a los demás deshacer:
takeback-yes = Permitir
takeback-no = Rechazar
dice-enter = { $label }: tira { $count } y toca lo que muestran.
dice-entered = Introducido
dice-back = Atrás
dice-send = Son estos
dice-typed = Los dados se tiran en una mesa de verdad
dice-fair = Dados del servidor, que luego se pueden comprobar
dice-commitment = Prometido de antemano:
house-rule = Regla de la casa: { $rule }
curtain-next = Ahora le toca mirar a { $name }. Oculta la mesa y pasa el dispositivo.
curtain-close = Ocultar la mesa
curtain-title = { $name }, te toca
curtain-text = Nadie más mira mientras mira { $name }.
curtain-open = Soy { $name }
ending-draw = Empate
ending-won = Has ganado
ending-lost = Has perdido
ending-winner = Gana { $name }
ending-seed = La semilla de los dados, para comprobar:
ending-rematch = Otra vez
ending-replay = Repetición
gathering-fill = Que juegue el ordenador
link = Enlace
copy-link = Copiar enlace
copied = Copiado
sitting-down = Te estás sentando…
chat-empty = Nadie ha escrito aún.
chat-write = Escribe a los demás
chat-send = Enviar
chat-mute = Silenciar
chat-muted = No se muestra lo que escriben los demás.
chat-unmute = Mostrarlo
reconnecting = Se perdió la conexión. Reintentando…
reconnecting-short = reconectando…
watching = { $count } mirando
claim = Reclamar la partida
menu = Menú
menu-rules = Reglas
menu-keys = Teclas
menu-settings = Ajustes
menu-share = Copiar un enlace para mirar
menu-look = Mirar como { $role }
menu-fill = Que el ordenador juegue por { $name }
resign = Rendirse…
resign-sure = Sí: { $choice }
resign-not = No, seguir jugando

# Names
name-title = Tu nombre
name-is-kept = Juegas como { $name }, y el nombre es tuyo.
name-logout = Dejar este nombre
name-way-rename = otro nombre
name-way-keep = conservarlo
name-way-login = ya tengo uno
name-about-rename = Vale cualquier nombre. Queda en este navegador.
name-about-keep = Con una contraseña el nombre es tuyo en todos tus dispositivos.
name-about-login = Vuelve a un nombre que conservaste.
name-name = Nombre
name-password = Contraseña
name-do-rename = Tomar este nombre
name-do-keep = Conservar este nombre
name-do-login = Volver

# Lobby
lobby-heroes = Enfréntate al titán
lobby-titan = Sé el titán
lobby-field = Sal al campo
lobby-title = Jugar
lobby-tagline = Hay dos mesas puestas. Siéntate.
lobby-you-play-as = Juegas como
lobby-heroes-text = Tres héroes contra el ordenador.
lobby-field-text = Tu grupo contra el ordenador.
lobby-party = Elegir grupo
lobby-learn = Aprender jugando
lobby-play = Jugar ya
lobby-mine = Mis partidas
lobby-mine-none = Ninguna aún. Siéntate arriba.
lobby-my-move = Te toca
lobby-open = Mesas abiertas
lobby-open-none = Ahora nadie busca jugadores.
lobby-finished = Repeticiones recientes
lobby-finished-none = Aún no ha terminado ninguna partida.
lobby-sit = Sentarse
lobby-sit-as = Sentarse como { $role }, { $title }
lobby-watch = Mirar
lobby-promise = Sin registro. Dados que puedes comprobar.
lobby-theme-light = Claro
lobby-theme-dark = Oscuro
scene-titan = Un gigante demacrado se inclina sobre una ciudad de mesa y alcanza su torre
scene-field = Un rival encapuchado coloca una pieza sobre un mapa a tinta
game-last-stand = The Last Stand
game-anima = Anima Tactics
friend-title = Con un amigo
friend-titan = Titán
friend-field = Campo
friend-make = Crear enlace
friend-sit = Sentarse
form-title = Preparar una partida
form-hint = juego, asientos, edición, reloj, reglas de la casa
form-game = Juego
form-in-play = se elige jugando
form-seats = Asientos
form-seat-me = yo
form-seat-computer = ordenador: { $level }
form-seat-open = quien reciba el enlace
form-hot-seat = Varias personas pueden compartir este dispositivo: ponles a todas «yo». Donde algo se oculta, cae un telón entre ellas.
form-house-rules = Reglas de la casa
form-by-the-book = según el libro
form-patience = Tiempo por jugada
form-dice = Dados
form-dice-server = los tira el servidor
form-dice-typed = se tiran en una mesa y se teclean
form-listed = Mostrarla entre las mesas abiertas
form-spectators = Otros pueden mirar
form-begin = Poner la mesa
patience-none = el que haga falta
patience-2-minutes = 2 minutos
patience-10-minutes = 10 minutos
patience-1-day = por correspondencia, 1 día
patience-3-days = por correspondencia, 3 días
patience-7-days = por correspondencia, 7 días

# Rules and replays
rules-rulings-only = solo donde tuvimos que decidir
rules-count = { $count } reglas
rules-chapters = Capítulos
title-replay = Repetición de { $title } · Tactica
tab-record = Acta
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forth = Un paso adelante
replay-last = Al final
replay-moment = Momento de la partida
replay-at = { $at } de { $last }
replay-speed = Velocidad
replay-as = Visto por
replay-share = Copiar un enlace a este momento
replay-download = Descargar el acta
replay-fork-as = Nueva partida desde aquí, como
replay-fork-both = todos
replay-fork = Jugar desde aquí
verified-rules = Las reglas de hoy llevan a la misma partida.
verified-rules-not = Las reglas de hoy se apartan de esta acta.
verified-dice = Los dados son los prometidos.
verified-dice-not = Los dados no se pueden comprobar.

# The guided first game
coach = Guía
coach-rule = la regla
coach-heard = { $heard } de { $all } lecciones oídas
coach-enough = Ya sé bastante
coach-last-stand-welcome = Diriges a tres héroes contra un titán. Hiérelo hasta la zona roja LETAL y paga Corte en la nuca o Erradicación: nada más da la victoria. Él gana si se come a todos los ciudadanos, destroza todos los cañones o quita el último corazón a un héroe.
coach-last-stand-take = Elige tres héroes. Cada uno tiene un poder: léelo antes de elegir. Mikasa golpea fuerte, Hange dispara cañones desde cualquier sitio, Sasha siempre tiene salida.
coach-last-stand-stand = Los niveles son peldaños del 0 al 8. Las espadas hieren desde el cuerpo del titán (1, 2, 4, 6, 7, 8); los cañones disparan desde la torre (3 y 5). A un equipo repartido cuesta más alcanzarlo con una carta.
coach-last-stand-cards = El titán pone dos cartas, una a la vista y otra oculta. Lee ya la visible: qué niveles golpea y cuánto cuesta pararla. Vas a tirar los dados para eso.
coach-last-stand-roll = Guarda las caras que necesitas y vuelve a tirar el resto cuantas veces te atrevas. Cada TITÁN que saques pasa a la mano del titán. La probabilidad se ve antes de tirar; cuando te guste lo que hay, dilo.
coach-last-stand-abilities = Ahora el titán gasta los dados que le diste. Nada detiene una habilidad: es el precio de tirar demasiado.
coach-last-stand-returned = Los dados con que pagó el titán vuelven y se tiran una vez más. Un TITÁN entre ellos queda fuera esta ronda.
coach-last-stand-dodge = Esta carta golpea a tu héroe. Dos ESQUIVA de ese mismo héroe lo salvan; nadie más puede pagar. Un corazón vale más de lo que parece: a cero se acaba la partida.
coach-last-stand-together = Esta carta se detiene entre todos: una TÁCTICA por héroe, de quien las tenga. Si no se llega, las recuperas.
coach-last-stand-strike = Se ejecutan las cartas del titán: primero la visible, luego la oculta. Fíjate en los niveles rayados: quien está ahí recibe el golpe.
coach-last-stand-spend = Gasta lo que queda: MOVER para trepar, LUCHA sobre el cuerpo para 1 de daño, CAÑÓN en la torre para 2, o paga las condiciones de la carta táctica. TÁCTICA pasa a la siguiente. Piensa también dónde estará cada uno en la próxima ronda.
coach-last-stand-reset = Acaba la ronda: los dados vuelven y las cartas jugadas descansan una ronda. Así sabes qué no puede poner ahora el titán.
coach-last-stand-over = Ha sido una partida entera. La repetición vuelve a mostrar cada dado y dice si fue limpio. La próxima vez, prueba a ser el titán.
coach-anima-welcome = Diriges un grupo contra otro. Lee tus cartas mientras se prepara la mesa: señala una ficha para ver quién es.
coach-anima-edge = Elige el borde por el que entras. Busca algo tras lo que cubrirte por el camino.
coach-anima-deploy = Coloca a uno tras otro, por turnos, dentro de tu zona. Delante los que pelean de cerca; donde se vea lejos, los que disparan.
coach-anima-first = Quien actúa primero puede golpear primero; quien actúa último lo ve todo antes de decidir.
coach-anima-activate = Los bandos se alternan. Elige a uno de los tuyos; cuando acabe, solo podrá reaccionar hasta el turno siguiente.
coach-anima-act = Los puntos de acción lo pagan todo: los puntitos de los botones son el precio. Cada personaje se mueve una vez por turno. Los puntos que guardes pagan las esquivas: no los gastes todos.
coach-anima-go = Señala adónde ir: lo marcado se alcanza. Andando se puede girar; correr y cargar van en línea recta. Los bosques y las cuestas cuestan más.
coach-anima-strike = Hay a quien atacar. El botón muestra la probabilidad, y la que queda si el objetivo responde bien. Una carga es moverse y atacar a la vez, con +2.
coach-anima-react = Te atacan. Esquivar cuesta 1 punto y suma un dado a tu Defensa; contraatacar cuesta 3 y devuelve el golpe si el ataque falla. Aguantar guarda tus puntos. Se ve la probabilidad de cada cosa.
coach-anima-attack = El objetivo decide cómo responder antes de tirar ningún dado. Luego se suma un dado al Ataque y se compara con la Defensa; el registro muestra cada sumando.
coach-anima-recovery = Turno nuevo: todos vuelven a estar listos y recuperan puntos de acción, además de los guardados.
coach-anima-wait = Actúa el otro bando. Mira quién tiene aún puntos de acción: esos pueden esquivar; los que no, son tus mejores blancos.
coach-anima-over = Ha sido una batalla entera. La repetición la muestra de nuevo desde ambos bandos. La próxima vez elige tu propio grupo al preparar la partida.
gathering-link = Nuevo enlace
seat-computer = Ordenador

# The Last Stand
titan-you = tú
titan-nobody = nadie aún
titan-hero-number = Héroe { $number }
titan-level = nivel { $level }
titan-levels = Niveles, de arriba abajo
titan-done = ha terminado
titan-dodged = ha esquivado
titan-hearts = { $left } de { $of } corazones
titan-dice-of = Dados de { $name }
titan-half = Queda la mitad de un símbolo doble.
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
titan-lies-open = abierta
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
titan-lay-first = Pulsa la carta que irá abierta
titan-lay-second = Ahora la que irá boca abajo
titan-ways = { $count } maneras
titan-waiting = ahora no se te pide
titan-not-now = ahora no se puede
titan-not-yet = más tarde en la ronda
titan-later = fase { $stage }
titan-back = Atrás
titan-slot = { $slot ->
    [0] la primera carta
    [1] la tercera carta
   *[other] la segunda carta
}
titan-put-in = { $count } de { $price } hasta ahora
titan-marker = marcador { $from } → { $to }
titan-health = Salud del Titán: casilla { $box } de { $last }. La zona DÉBIL empieza en { $weak }, la zona LETAL en { $kill }.
titan-computer = ordenador
titan-rule = Regla { $rule }

# El campo de Anima Tactics
field-board = El campo de batalla
field-keys = Las flechas recorren el tablero, Tab pasa por lo que se puede elegir, Intro elige, Escape da un paso atrás, más y menos cambian el tamaño, las cifras toman un verbo de tu mano.
field-pieces = Quién está sobre la mesa
field-minimap = Toda la mesa, con la parte que se ve
field-sight = Líneas de visión
field-control = Zonas de control
field-control-blind = En esta partida no se miden las zonas de control
field-measure = Medir
field-measure-blind = En esta partida solo se mide después de declarar algo
field-whole = Toda la mesa
field-point = a { $x } del oeste, a { $y } del sur
field-can = se puede elegir
field-yours = tuyo
field-theirs = del rival
field-hidden = oculto
field-finished = ha terminado
field-engaged = trabado
field-infiltrating = infiltrado
field-level = nivel { $level }
field-life = vida { $now } de { $of }
field-actions = { $now } de { $of } puntos de acción
field-tray = Junto a la mesa
field-plot-card = Una carta de trama
field-gnosis = { $count ->
    [one] { $count } punto de gnosis
   *[other] { $count } puntos de gnosis
}
field-turn-number = Turno { $turn }
field-turn-limit = de { $limit }
field-phase-setup = Preparación
field-phase-recovery = Recuperación
field-phase-maintenance = Mantenimiento
field-phase-action = Acción
field-phase-over = El final
field-not-now = ahora no
field-idle = Ahora no se te pide nada.
field-costs = { $count ->
    [one] cuesta { $count } punto de acción
   *[other] cuesta { $count } puntos de acción
}
field-targets = { $count ->
    [one] { $count } objetivo
   *[other] { $count } objetivos
}
field-squares = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
field-left = quedan { $length }
field-at-worst = { $chance } si responde
field-answered = si responde
field-stop = Parar aquí
field-turn = Girar
field-other = Otro objetivo
field-back = Atrás
field-verb-go = Ir
field-verb-free = Movimiento libre
field-verb-walk = Andar
field-verb-run = Correr
field-verb-charge = Cargar
field-verb-attack = Atacar
field-verb-shoot = Disparar
field-verb-dodge = Esquivar
field-verb-counter = Contraatacar
field-verb-push-to = Empujar allí
field-verb-slam = Embestir
field-verb-climb = Trepar
field-verb-end = Terminar
field-verb-let-be = Dejarlo pasar
field-verb-activate = Que actúe
field-verb-deploy = Desplegar
field-verb-put = Poner allí
field-verb-pick = Elegir
field-verb-reveal = Salir a la luz
field-verb-infiltrate = Infiltrar
field-verb-marker = Poner un marcador
field-verb-intercept = Interponerse
field-verb-take-shot = Recibir el disparo
field-verb-flag = Plantar la bandera
field-verb-set = Colocar
field-verb-use = Habilidad
