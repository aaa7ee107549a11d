### Las reglas de Anima Tactics en español: un mensaje por regla de rules/anima.toml, en el mismo orden, y los títulos de capítulo propios.
### El valor es el título; .meaning dice qué hace la regla y .reason por qué lo decidimos así donde los reglamentos lo dejan abierto.
### Cada texto ocupa una sola línea, porque Fluent conserva los saltos y la pantalla ya ajusta el texto. PA son puntos de acción; PV, puntos de vida.

## Títulos de los capítulos

chapter-party = El grupo
chapter-turn = El turno
chapter-action = Las acciones
chapter-measure = Las medidas
chapter-move = El movimiento
chapter-charge = La carga
chapter-combat = El combate
chapter-ranged = Los ataques a distancia
chapter-hidden = Escondidos
chapter-innate = Habilidades innatas
chapter-throw = Lanzamientos y choques
chapter-state = Los estados
chapter-cards = Cartas
chapter-scenery = La escenografía
chapter-sight = La línea de visión
chapter-board = El juego en tablero
chapter-scenario = Los escenarios

## Los dados

rule-dice-who = Quién tira
    .meaning = Todos los dados tienen diez caras. Cada jugador tira por sus propios personajes.
rule-dice-ties = Tiradas iguales
    .meaning = Si los dos jugadores tiran para decidir algo y sacan el mismo número, los dos repiten la tirada.
    .reason = Los reglamentos comparan tiradas sin decir qué pasa si empatan, y repetir no favorece a nadie.

## El grupo

rule-party-levels = Niveles del grupo
    .meaning = La suma de los niveles de los personajes no supera el total acordado. Lo habitual son 250 (300 en las reglas italianas).
    .reason = Los tamaños que imprimen los reglamentos son sugerencias, así que los jugadores acuerdan el total que quieran.
rule-party-unique = Uno de cada
    .meaning = Un grupo no lleva dos veces el mismo personaje, salvo que su carta lo permita. Los dos bandos pueden llevar el mismo. Las invocaciones y las cartas en las que alguien solo se transforma no van en ningún grupo.
rule-party-factions = Luz y Oscuridad
    .meaning = Luz y Oscuridad nunca luchan en el mismo grupo. Los Neutrales van con cualquiera de las dos. Una carta puede nombrar a otros con los que su personaje nunca va.
rule-party-organization = Una sola organización
    .meaning = Un grupo cuyos personajes son todos de la misma organización puede mezclar Luz y Oscuridad. Una carta puede decir que alguien cuenta como de otra, o cuáles son los únicos grupos que su personaje dirige.
    .reason = Unos reglamentos lo dejan a cada jugador y otros piden acuerdo, así que la partida dice si se permite o incluso se exige. Bajo los Errantes se agrupan «todos los personajes que no tienen una filiación fija»: con todo, son una de las ocho, y el libro pide «la misma filiación», así que cuentan. Una partida puede separar entre ellos Luz y Oscuridad.
rule-party-leaders = Líderes
    .meaning = En un formato, un grupo no tiene más Líderes de los que el formato permite. Sin formato puede tener los que quiera.
rule-party-advantage-count = No más cartas que personajes
    .meaning = Un grupo nunca tiene más cartas de Ventaja, sumando todas las clases, que personajes con los que empieza.
rule-party-advantage-one-each = Una carta cada uno
    .meaning = Un personaje lleva como mucho una carta de equipo o poder, dos si lo dice su propia carta. Las cartas de trama, de equipo de combate y de organización no las lleva nadie.
    .reason = Los reglamentos solo hablan de equipo y poderes. Las cartas de equipo de combate son posteriores y nombran a varios personajes, así que se dejan a la vista junto al grupo, igual que las que hablan por toda una organización.
rule-party-advantage-category = Para quién es una carta
    .meaning = Una carta solo va a las categorías, organizaciones, facciones y personajes que nombra, y no por encima del nivel que indica. Una carta de equipo de combate necesita a todos sus miembros, y una de trama que nombra a alguien necesita a uno de ellos en el grupo. Una carta de organización es para un grupo en el que todos puedan ser de ella, y está una sola vez.
    .reason = Los reglamentos lo dicen de las categorías; las cartas nombran lo demás del mismo modo.
rule-party-advantage-budget = Lo que cuestan las cartas de Ventaja
    .meaning = Las cartas de Ventaja cuestan niveles, como los personajes. En un formato no los cuestan: se pagan con los puntos de Ventaja del formato.
    .reason = El reglamento italiano imprime las dos cosas, un precio en niveles y unos puntos por formato, así que los puntos cuentan cuando se elige un formato.
rule-party-formats = Formatos
    .meaning = Solo en las reglas italianas. Alpha, Beta, Gamma, Sigma y Omega limitan los niveles (100, 200, 300, 450, 600 o más), los puntos de Ventaja (10, 20, 30, 40, 60 o más) los Líderes (0, 0, 1, 1, 2) y las cartas de organización (0, 1, 1, 2, 3), y dan puntos de gnosis (1, 2, 3, 4, 6).
    .reason = El signo más tras las cifras de Omega se lee como un comienzo: sus niveles son los acordados, desde 600, y sus puntos de Ventaja crecen con ellos. Ningún reglamento dice qué son las ventajas de organización; según cartas posteriores hablan por todo un grupo de una organización, así que contamos esas.

## La preparación

rule-setup-table = La mesa
    .meaning = Se juega en 48 por 48 pulgadas (120 por 120 cm), salvo acuerdo, y nadie sale de ahí. Las distancias se miden libremente en una mesa o se cuentan en un tablero de casillas.
rule-setup-scenery-count = Cuánta escenografía
    .meaning = Cada jugador tira: de 1 a 3 da un elemento de escenografía, de 4 a 6 dos y de 7 a 10 tres. Se suman los dos resultados. También se puede jugar sin escenografía.
    .reason = Las reglas inglesas ponen el 6 en dos filas; como en los demás libros, da dos elementos.
rule-setup-scenery-order = Quién coloca primero
    .meaning = Los dos tiran y el más alto coloca el primer elemento; después se turnan. Quien coloca un elemento también lo elige.
rule-setup-scenery-place = Dónde va la escenografía
    .meaning = Un elemento está a más de 3 pulgadas (7,5 cm) del borde de la mesa (en las reglas españolas, a 3 como mínimo) y al menos a 1 pulgada (2,5 cm) de cualquier otro.
rule-setup-zone = Zonas de despliegue
    .meaning = Las zonas están en bordes opuestos, centradas, con 24 pulgadas (60 cm) de ancho y 4 (10 cm) de fondo. Quien saca la tirada más baja elige el borde. Una carta puede agrandar una zona.
    .reason = Del diagrama impreso solo quedan las cifras, y esta es la zona más sencilla que encaja con ellas.
rule-setup-deploy = Desplegar
    .meaning = Quien saca la tirada más baja coloca primero un personaje; después se turnan, de uno en uno.
rule-setup-deploy-rest = Colocar el resto
    .meaning = Cuando a un bando no le quedan personajes, el otro coloca todos los suyos. Cada base queda entera en su zona, fuera del terreno infranqueable y sin tocar a ningún enemigo.
    .reason = Los reglamentos no dicen qué pasa con grupos de distinto tamaño ni cómo debe caber exactamente una base.
rule-setup-first-actions = Primeros puntos de acción
    .meaning = En el turno 1 cada personaje tiene su Recuperación más 1 PA, sin pasar nunca de su total.
rule-deploy-advanced = Despliegue avanzado
    .meaning = Toda la base a 16 pulgadas o menos de la zona, en cualquier dirección: se admiten el terreno abrupto y las elevaciones, no el infranqueable. Si la edición lo dice y ambos bandos tienen personajes así, los que se colocan fuera de su zona se mantienen a 4 pulgadas de todo enemigo.
    .reason = Dentro de la zona vale la regla de siempre, para que a nadie se le pueda impedir desplegar.

## El turno

rule-turn-first = El primer turno
    .meaning = El turno 1 no tiene fase de Recuperación: la sustituyen los puntos de acción repartidos en la preparación.
    .reason = Recuperar además de los puntos iniciales dejaría sin sentido el número impreso.
rule-turn-phases = Tres fases
    .meaning = El turno tiene fase de Recuperación, de Mantenimiento y de Acción. Los dos bandos terminan una antes de empezar la siguiente.
rule-turn-straighten = Enderezar
    .meaning = La Recuperación empieza enderezando las cartas giradas: todos pueden volver a actuar, mover y localizar.
rule-turn-healing = Primero la curación
    .meaning = Tras enderezar, cada personaje en estado de Curación recupera 2 PV, hasta su valor inicial.
rule-turn-recovery = Recuperar puntos de acción
    .meaning = Cada personaje recupera tantos PA como su Recuperación, 1 más con Acelerar, 1 menos con Lentitud, 1 más sobre un nodo. Nunca menos de 0, y nadie tiene más PA que su total.
rule-turn-initiative = Quién actúa primero
    .meaning = Los dos tiran y el más alto elige quién actúa primero. En las reglas de inicio vale para toda la partida; en las avanzadas y las italianas se vuelve a tirar cada turno desde el segundo. Una partida también puede hacer que los bandos se alternen.
    .reason = Los reglamentos no coinciden en cada cuánto se tira; que el más alto elija, y no que empiece sin más, es lo que imprimen todos.
rule-turn-upkeep = El mantenimiento
    .meaning = En el Mantenimiento el dueño paga el mantenimiento de cada habilidad activa o la habilidad termina; primero el primer jugador. Quien sufre Sello no puede pagar; quien está paralizado, sí. No es una acción, así que el veneno no cuesta nada.
    .reason = Los reglamentos no dicen qué hacen los estados con el mantenimiento: el Sello impide las habilidades especiales, y pagar no es una acción.
rule-turn-counters = Se retiran contadores
    .meaning = En el Mantenimiento cada personaje pierde un contador de cada estado que tenga. Retirados todos, tiran los que sufren Condena, primero los del primer jugador.
    .reason = El orden entre retirar y tirar no está impreso, e importa cuando hay varios personajes con Condena.
rule-turn-action = Actuar por turnos
    .meaning = En la fase de Acción los jugadores se alternan. Cuando te toca, activas un personaje, gastas lo que quieras y terminas su activación.
rule-turn-turned = Personajes girados
    .meaning = Un personaje que ha terminado su activación está girado y no realiza más acciones activas este turno. No puedes pasar sin girar uno. A quien no le queda ninguno por girar se le salta.
rule-turn-limit = Diez turnos
    .meaning = La partida estándar termina tras el turno 10.

## Las acciones

rule-action-cost = Pagar puntos de acción
    .meaning = Sin PA suficientes no se puede declarar una acción. Se retiran al declararla.
rule-action-active = Acciones activas
    .meaning = Solo el personaje activado realiza acciones activas.
rule-action-order = En cualquier orden
    .meaning = Un personaje realiza sus acciones en el orden que quieras. Puede atacar antes, durante y después de su movimiento.
rule-action-repeat = Repetir acciones
    .meaning = Una acción se puede repetir mientras queden PA. Solo el movimiento y Localizar se limitan a una vez por turno cada uno.
rule-action-keep = Guardar puntos de acción
    .meaning = Los PA sin gastar se quedan en la carta, para reacciones y para el turno siguiente.
rule-action-reactive = Reacciones
    .meaning = Se reacciona aunque no te toque, incluso con personajes girados; el personaje activo puede esquivar un contraataque. Se declaran antes de tirar ningún dado de ese ataque.
rule-react-once = Una sola reacción
    .meaning = El objetivo reacciona a un ataque una vez como máximo.
    .reason = Los reglamentos describen una defensa por ataque y nunca suman dos.
rule-declare-checked = Qué se comprueba antes
    .meaning = Lo que todos ven se rechaza sin coste: faltan PA, está enzarzado, girado, un estado, un objetivo escondido, no hay línea de visión. Las distancias se miden después de pagar y, si no se llega, se pierden los PA. En casillas se pueden contar, así que también se rechaza sin coste, salvo que se juegue a ciegas.
    .reason = Los reglamentos prohíben medir antes, pero no mirar, así que solo cuesta calcular mal.
rule-measure-blind = Sin medir antes
    .meaning = Nadie mide una distancia antes de declarar la acción. Una partida puede permitirlo.
rule-declare-move = Declarar un movimiento
    .meaning = Caminar y Correr se declaran y se pagan; después se ve el alcance y se elige el camino. Un camino demasiado largo se rechaza. Quedarse en el sitio está permitido, pero gasta el movimiento.
    .reason = Un movimiento no tiene objetivo que fallar, así que no aporta nada adivinar hasta dónde llega.
rule-declare-hide = Esconderse se mide
    .meaning = En la mesa, quien intenta esconderse dentro de la zona de control de un enemigo fracasa: pierde los PA y no queda escondido. Donde las distancias se pueden contar, como en casillas, o si ese enemigo le toca, se rechaza sin coste.
    .reason = La zona de control es una distancia, y las distancias que no se pueden contar se miden después de pagar los PA.
rule-declare-lost = Acciones perdidas
    .meaning = Si el objetivo ya no está, está oculto o queda fuera de alcance, se pierde lo que aún iba contra él: el siguiente de varios golpes o un ataque que sigue a otro. Si el atacante muere, termina su activación. Los PA no vuelven.
    .reason = Los PA se pagan al declarar, y lo que pase después no los devuelve.

## Las medidas

rule-measure-edge = De base a base
    .meaning = Las distancias van entre los puntos más cercanos de las dos bases.
    .reason = Los reglamentos miden desde el frente de la base, pero no dicen qué lado es el frente.
rule-measure-flat = Distancias en plano
    .meaning = Las alturas no cuentan en las distancias. Dentro de una distancia incluye el límite; a menos o a más de ella lo excluye. Basta cualquier parte de la base.
    .reason = Los reglamentos nunca miden por una cuesta, y para el límite justo hace falta una sola respuesta.
rule-geometry-contact = Contacto
    .meaning = Las bases nunca se solapan. Un hueco de hasta 0,02 pulgadas (0,05 cm) es contacto, y una carga termina en el primer lugar así.
    .reason = Un programa necesita un número donde en la mesa se mira si dos bases se tocan.
rule-geometry-leg = Contar un camino
    .meaning = Un camino se recorre por tramos. Cada tramo cuesta su longitud, contando doble las partes a mitad de ritmo, redondeada hacia arriba a la milésima de pulgada.
    .reason = Redondear siempre igual da a todos el mismo resultado en cualquier máquina.
rule-base-size = Tamaños de base
    .meaning = Una base mide de lado a lado 1,2 pulgadas (3 cm) si es Pequeña, 1,6 (4 cm) si es Mediana y 2 (5 cm) si es Grande. Pequeña y Mediana son tamaño normal. En un tablero cada uno ocupa una casilla.
    .reason = Los reglamentos hablan de tamaños sin dar sus medidas.

## Las acciones básicas

rule-move-free = Movimiento gratuito
    .meaning = Cuesta 0 PA y llega hasta 2 pulgadas (5 cm). Es el movimiento del turno.
    .reason = Los reglamentos lo permiten como reacción solo para interceptar una carga, así que fuera de tu turno no sirve para más.
rule-move-walk = Caminar
    .meaning = Cuesta 1 PA: cualquier camino, hasta el primer número de Velocidad.
rule-move-run = Correr
    .meaning = Cuesta 2 PA: una línea recta, hasta el segundo número de Velocidad.
rule-attack-charge = Carga
    .meaning = Cuesta 3 PA y es el movimiento del turno: una carrera recta hacia un enemigo y después un ataque con +2. Las reglas italianas tiran dos dados y se quedan el mejor.
    .reason = Donde se tiran dos dados, el +2 se suma igualmente una sola vez.
rule-attack-melee = Ataque cuerpo a cuerpo
    .meaning = Un ataque cuesta 2 PA y golpea a un enemigo en contacto.
rule-attack-ranged = Ataque a distancia
    .meaning = Un ataque a distancia cuesta 2 PA y va contra un enemigo a la vista y dentro del alcance.
rule-attack-choose = Elegir el objetivo
    .meaning = En cuerpo a cuerpo se ataca a cualquier enemigo en contacto, y cada vez a otro si quieres.
rule-attack-enemy-only = Solo enemigos
    .meaning = Los ataques solo se dirigen contra enemigos.
rule-react-dodge = Esquiva
    .meaning = Reacción por 1 PA: el objetivo tira un dado y lo suma a su Defensa contra este ataque.
rule-react-counter = Contraataque
    .meaning = Reacción por 3 PA contra un ataque cuerpo a cuerpo: primero funciona como una Esquiva y después el objetivo puede devolver el golpe con -2.
rule-react-counter-when = Cuándo se devuelve el golpe
    .meaning = El contraataque llega si el ataque falla; un impacto parado por la armadura no es un fallo. No cuesta nada más y necesita al atacante en contacto; si no, solo ha sido una Esquiva.
    .reason = Los reglamentos dejan aparte la armadura cuando piden un ataque sin daño, y eso equivale a un fallo.
rule-react-counter-no-chain = Sin contra del contraataque
    .meaning = Un contraataque se puede esquivar, pero no contraatacar.
    .reason = De otro modo dos combatientes podrían responderse sin fin.
rule-action-escape = Escapar
    .meaning = Por 1 PA un personaje enzarzado tira y se libra con 6 o más. Las reglas italianas suman 1 al Acechador, 1 por Velocidad 12/16 y 2 por base Mediana o Grande, y restan 1 contra dos enemigos o 2 contra más.
    .reason = La tabla italiana no dice si sus modificadores se suman; lo hacen, como los del ataque a distancia.
rule-action-seek = Localizar
    .meaning = Por 1 PA, una vez por turno, un personaje tira: con 8 o más (7 en las reglas italianas) se ve a todo enemigo escondido en su zona de control.
rule-action-push = Empujón
    .meaning = Solo en las reglas italianas. Por 3 PA y su movimiento, un personaje ataca a un enemigo en contacto para desplazarlo, no para herirlo: tantas pulgadas como el daño, al menos 1 con un crítico. La armadura solo cuenta para una criatura de acumulación, y nadie intangible se mueve por lo que no podría herirlo. El atacante elige una dirección hacia el frente y no se mueve. Se puede esquivar o contraatacar.
    .reason = El libro no da la distancia, y el daño que habría hecho es el único número a mano.
rule-action-slam = Embestida
    .meaning = Solo en las reglas italianas. Por 3 PA y su movimiento, un personaje carga con los dados y el +2 de una carga y empuja a su objetivo a lo largo de la línea en vez de herirlo. La armadura y lo intangible cuentan como en un empujón.
    .reason = El libro la describe como un empujón hecho con una carga, así que toma la distancia de uno y los dados de la otra.
rule-action-climb = Trepar
    .meaning = Solo en las reglas italianas. Por 1 PA y su movimiento, un personaje a menos de 2 pulgadas (5 cm) de una pared vertical la sube, si no pasa de 8 pulgadas (20 cm), y queda a 2 pulgadas o menos del borde de arriba. En casillas trepa hasta dos niveles desde la casilla vecina.
    .reason = El libro imprime 2 cm para el lugar de arriba cuando antes cuenta en pulgadas; en 2 cm apenas cabe una base, así que leemos pulgadas.

## El movimiento

rule-move-once = Un movimiento por turno
    .meaning = Un personaje mueve una vez por turno, tenga los PA que tenga.
rule-move-counts = Qué cuenta como movimiento
    .meaning = El movimiento gratuito, Caminar, Correr, la Carga, el Empujón, la Embestida, Trepar e interceptar una carga gastan el movimiento del turno. Recibir un disparo por otro, ser empujado y Escapar no lo gastan.
    .reason = Los reglamentos lo dicen de cada acción por separado, y de algunas no lo dicen.
rule-move-engaged = El enzarzado no mueve
    .meaning = Un personaje enzarzado en combate no puede mover; antes tiene que Escapar. Solo se permite el Empujón.
rule-move-contact = Entrar en contacto
    .meaning = Un movimiento que llega a tocar a un enemigo visible termina ahí, y ambos quedan enzarzados. Una partida puede admitir el contacto solo por carga e intercepción: entonces se rechaza todo movimiento que llegue a tocar a un enemigo visible. Los escondidos ni detienen a nadie ni son detenidos.
    .reason = Según lo impreso las bases que se tocan están en combate, y quien está en combate no sigue moviendo.
rule-move-abrupt = Por terreno abrupto
    .meaning = Dentro del terreno abrupto cada distancia cuenta el doble.
rule-move-up = Subir
    .meaning = Subir un nivel cuesta 1 pulgada (2,5 cm) más; bajar no cuesta nada. Dos niveles de golpe son un precipicio, solo para quien trepa o vuela.
    .reason = Los reglamentos reducen a la mitad el movimiento cuesta arriba sin dar el largo de la cuesta, así que cada nivel tiene un precio fijo.
rule-move-impassable = Terreno infranqueable
    .meaning = Nadie cruza el terreno infranqueable, tampoco corriendo. Quien vuela lo cruza, pero no termina en él.
    .reason = Una frase deja correr a través de cualquier escenografía y otra no deja cruzar lo infranqueable; la segunda es lo que significa la palabra.
rule-move-bases = Entre otras bases
    .meaning = Nadie atraviesa otra base, amiga o enemiga, salvo quien vuela.
    .reason = Los reglamentos lo dicen de las casillas y exceptúan a quien vuela, así que vale también en la mesa.
rule-zone-control = Zona de control
    .meaning = La zona de control de un personaje es todo lo que ve a 8 pulgadas (20 cm) o menos.

## La carga

rule-charge-target = Contra quién cargar
    .meaning = No puedes cargar contra un enemigo al que tocas o con el que estás enzarzado. Contra uno enzarzado con otro, sí.
rule-charge-line = La línea de carga
    .meaning = Una carga va recta hasta un lugar donde toca al objetivo, y el terreno cuesta como al correr. En medio no puede haber otra base ni terreno infranqueable; a quien vuela le basta con no terminar en ellos. No hace falta ver al objetivo.
    .reason = Los reglamentos piden una línea recta y nunca visión, así que basta una línea que se pueda correr.
rule-charge-attack = El ataque de la carga
    .meaning = Cuando toca a su objetivo, quien carga ataca con +2.
rule-charge-short = Una carga que no llega
    .meaning = Si el objetivo está demasiado lejos, quien carga corre toda su distancia por la línea y se detiene en el primer contacto. Pierde los PA y el movimiento, y no ataca.
    .reason = Los reglamentos solo dicen que esa carga no llega; sigue siendo una carrera en línea recta.
rule-charge-contact = Terminar en contacto
    .meaning = Quien carga queda enzarzado con todo enemigo al que toca al final, pero ataca solo a su objetivo.
    .reason = El contacto enzarza a todos por igual, y una carga nombra un solo objetivo.
rule-defend-intercept-charge = Interceptar una carga
    .meaning = Un amigo del objetivo, ni enzarzado ni paralizado, mueve hasta 2 pulgadas (5 cm) y se cruza en el camino. La carga termina ahí, y su ataque, con el +2, va contra él. Cada personaje lo hace una vez por turno, incluso después de mover, y después no puede mover. Solo quien vuela detiene a quien vuela, y nadie a quien carga escondido.
    .reason = Los reglamentos detienen la carga sin decir qué pasa con su ataque; va contra quien se ha cruzado. «A distancia de movimiento gratuito de la Línea de Carga» está quien llega a tocar la base que carga en su camino, pues la base es tan ancha como ese camino. Una partida puede medir desde la línea de su centro.

## El combate

rule-react-order = El orden de un ataque
    .meaning = Declarar, pagar, medir. Un amigo puede interceptar. La carga mueve y se ve al atacante escondido. El objetivo reacciona. Se tira el dado de defensa y después el de ataque. Luego van impacto, daño y muerte, el contraataque y, al final, el veneno, primero el del atacante.
    .reason = Los reglamentos dan estos pasos en sitios distintos, y los jugadores deben saber qué está ya resuelto cuando deciden.
rule-combat-engaged = Enzarzados en combate
    .meaning = Los enemigos cuyas bases se tocan están enzarzados en combate cuerpo a cuerpo. En un tablero, los de casillas vecinas.
rule-engage-height = Demasiado alto para luchar
    .meaning = Nadie está enzarzado a través de casillas altas infranqueables ni con dos niveles de diferencia.
    .reason = En casillas los vecinos cuentan como en contacto, aunque haya un muro o un precipicio en medio.
rule-combat-hit = Impactar
    .meaning = Un dado más el Ataque impacta si iguala o supera la Defensa. La diferencia es el nivel de éxito, nunca menor que 0.
rule-combat-natural-ten = Un 10 natural
    .meaning = Un dado de ataque que muestra 10 siempre impacta.
rule-combat-kept-die = El dado que se queda
    .meaning = Si se tiran varios dados, solo cuenta el que se queda, también como 10 natural.
    .reason = De otro modo un segundo dado daría dos opciones de crítico con un total peor.
rule-combat-damage = Daño
    .meaning = Daño más nivel de éxito menos Armadura son los PV que pierde el objetivo, nunca menos de 0.
    .reason = Algunos libros restan la Armadura solo del nivel de éxito, pero su ejemplo impreso la resta del total.
rule-combat-critical = Impactos críticos
    .meaning = En las reglas avanzadas y las italianas un 10 natural es un crítico: el objetivo pierde al menos 1 PV, tenga la Armadura que tenga. En las de inicio un 10 solo impacta.
    .reason = El texto italiano da a ese golpe un nivel de éxito de 10 donde el inglés dice 0; seguimos el inglés.
rule-combat-accumulation = Criaturas de acumulación
    .meaning = Una criatura tan grande que encaja lo que venga: no esquiva ni contraataca de ningún modo y nunca queda aturdida.
rule-combat-death = Muerte
    .meaning = Un personaje con 0 PV sale de la mesa.
rule-death-simultaneous = Morir a la vez
    .meaning = Los PV perdidos en un mismo paso se pierden a la vez, y los muertos salen juntos. Todas las tiradas de Condena de un mismo Mantenimiento son un solo paso; también lo es una sola tirada de ataque para todos los que alcanza, incluido el atacante en su propia área, y un efecto para todos los que toca. Quien está muriendo ya no hace nada. Solo después, y cuando ya nadie más esté muriendo, se mira quién ha ganado.
    .reason = De otro modo el orden de las cuentas decidiría un combate en que caen los dos últimos.
rule-escape-after = Después de escapar
    .meaning = Quien escapa no está enzarzado con nadie hasta que termina su activación: puede mover, disparar a enemigos que no toca o cargar contra otro, pero no golpea a aquellos de los que ha escapado. Si al final sigue tocando a un enemigo, vuelve a estar enzarzado. Si falla, puede intentarlo otra vez.
    .reason = Los reglamentos le dejan alejarse y no dicen qué pasa si se queda. «Hand-to-hand combat takes place when the bases of two enemy characters are touching» podría dejarle golpear a quien toca; pero Escapar «allows a character to disengage from hand-to-hand combat», y un Ataque golpea a «an enemy character in combat». Quien ha dejado el combate está fuera de él.
rule-effect-resist = Resistir un efecto
    .meaning = Quien puede resistir un efecto tira un dado y suma su Resistencia. No le afecta si el total supera la dificultad. Un efecto sin dificultad no se puede resistir.
    .reason = Los reglamentos no dicen qué significa una carta sin dificultad: no hay nada contra lo que tirar.
rule-effect-each = Cada uno resiste por su cuenta
    .meaning = Cada personaje al que alcanza un efecto tira por su cuenta, también los amigos de quien lo usa y él mismo.
rule-effect-on-damage = Estados que trae un ataque
    .meaning = Contra un estado que trae un ataque solo se tira si el ataque ha hecho lo que dice la carta, como quitar puntos de vida.

## Los ataques a distancia

rule-ranged-sight = Ver al objetivo
    .meaning = Un ataque a distancia necesita línea de visión hasta su objetivo.
rule-ranged-range = Alcance
    .meaning = El objetivo debe estar dentro del alcance que indica la carta del atacante.
rule-ranged-engaged-shooter = Tirador enzarzado
    .meaning = Un personaje enzarzado no hace ataques a distancia.
rule-ranged-no-counter = Sin contraataque
    .meaning = Un ataque a distancia se puede esquivar, pero no contraatacar.
rule-ranged-long = Larga distancia
    .meaning = Objetivo a más de la mitad del alcance: -1 al Ataque. Los modificadores de los ataques a distancia se suman.
rule-ranged-cover = Cobertura
    .meaning = Objetivo con cobertura: -2 al Ataque (-1 en las reglas italianas), una sola vez, lo cubra lo que lo cubra.
    .reason = El texto italiano dice -2 y su tabla -1; la tabla es lo que miran los jugadores.
rule-ranged-engaged-target = Disparar a un combate
    .meaning = Objetivo enzarzado en combate: -1 al Ataque.
rule-ranged-higher = Posición elevada
    .meaning = Tirador situado más alto que el objetivo: +1 al Ataque.
rule-ranged-moved = Disparar tras mover
    .meaning = Solo en las reglas italianas. Tirador que ha movido más de 8 pulgadas (20 cm) este turno: -1 al Ataque.
    .reason = La tabla italiana no dice de quién es el movimiento; el que más estorba al apuntar es el del tirador.
rule-area-target = Un área tiene objetivo
    .meaning = Un ataque con área se dirige contra un objetivo, que reacciona primero.
rule-area-miss = Un fallo no tiene área
    .meaning = Si el ataque no impacta en el objetivo, tampoco alcanza a nadie más.
rule-area-measure = A quién alcanza un área
    .meaning = También alcanza a todos los que estén a esas pulgadas o menos de la base del objetivo, amigos y el propio atacante incluidos, se los vea o no. Se mide donde el objetivo recibió el impacto, aunque salga lanzado de allí. Vale un solo total y un solo dado para todos.
    .reason = Los reglamentos no dicen desde dónde se mide un área; todas las demás distancias se miden desde el borde de la base.
rule-area-dodge = Esquivar un área
    .meaning = Quienes están dentro del área pueden esquivar cuando ya conocen el total. No pueden contraatacar.
rule-area-no-intercept = Nadie protege de un área
    .meaning = Otro puede recibir el disparo dirigido al objetivo; el área en sí no se puede interceptar y se mide entonces alrededor de quien lo recibe.
rule-defend-take-shot = Interceptar un disparo
    .meaning = Un amigo a menos de 2 pulgadas (5 cm) de la línea de un disparo (en casillas, hasta 2 casillas), sin terreno infranqueable por medio, puede recibirlo cuantas veces quiera, sin mover ni pagar. Puede estar enzarzado, pero no paralizado. La línea conserva sus modificadores; Defensa, Armadura y reacción son las del nuevo objetivo. No si el tirador está más alto que el objetivo o se esconde.
    .reason = Los reglamentos nombran esta maniobra sin decir qué números cambian: la línea se queda, el cuerpo cambia. Permiten a un amigo «situarse en la trayectoria», así que nada que no pudiera cruzar puede separarlo de la línea. Los «menos de 5 centímetros» impresos son un movimiento gratuito, que son dos casillas: con una casilla por medio, también son menos de 2 pulgadas.

## Escondidos

rule-hidden-gain = Esconderse
    .meaning = Un personaje se esconde mediante una habilidad, salvo dentro de la zona de control de un enemigo.
rule-hidden-untargetable = El escondido está a salvo
    .meaning = Ningún ataque, efecto o intercepción puede dirigirse contra un personaje escondido.
rule-hidden-presence = Estar escondido
    .meaning = Un personaje escondido no estorba ni el paso ni la visión y no traba combate con nadie. Puede interceptar una carga o un disparo, y entonces se le ve.
    .reason = Solo lo dicen las reglas avanzadas y los demás libros callan, así que vale en todas.
rule-hidden-lose = Dejarse ver
    .meaning = A un personaje escondido se le ve cuando ataca o hace cualquier otra cosa contra un enemigo, cuando intercepta una carga o un disparo y cuando lo localizan.
rule-hidden-upkeep-end = Esconderse cuesta mantenimiento
    .meaning = A quien se esconde mediante una habilidad con mantenimiento se le ve cuando no se paga.
rule-infiltration-choice = Infiltrarse
    .meaning = Cuando le toca desplegar, un personaje con Infiltración puede infiltrarse en vez de colocarse.
rule-infiltration-half = La mitad del grupo
    .meaning = Nunca se infiltra más de la mitad del grupo, redondeando hacia abajo.
rule-infiltration-markers = Marcadores de infiltración
    .meaning = El primer infiltrado trae tres marcadores y cada uno de los demás, uno más. Tienen base pequeña y se colocan al menos a 6 pulgadas (en las reglas italianas, a más de 6) de los demás marcadores de su bando y de la zona enemiga, donde alguien pudiera estar. El marcador que no cabe no se coloca.
    .reason = Los libros no dicen qué pasa cuando no hay sitio.
rule-infiltration-anywhere = Sin lugar verdadero
    .meaning = Un infiltrado no está en ningún lugar concreto hasta que su dueño le da uno: todos los marcadores son posibles, y todos saben quién está infiltrado.
rule-infiltration-reveal = Revelar
    .meaning = Desde el turno 2, en la Recuperación y antes de tirar la iniciativa, los jugadores pueden poner infiltrados en el lugar de sus marcadores, primero el primer jugador, con su Recuperación y un punto de acción más. Si alguien toca el marcador, la edición dice quién hace sitio, hasta 2 pulgadas y nunca hasta el contacto con un enemigo. Si hacen sitio quienes lo tocan, van por el camino más corto.
    .reason = El libro italiano no dice quién mueve la miniatura que lo toca, así que nadie elige. También puede desplazarse una base demasiado grande para el lugar de su marcador.
rule-infiltration-detect = Registrar un marcador
    .meaning = Al Localizar se puede nombrar antes un marcador a la vista. Si tiene éxito y el marcador está en la zona de control, su dueño dice quién está ahí o que no hay nadie; si quedan tantos marcadores como infiltrados, alguien tiene que estar. Quien aparece tiene tantos puntos de acción como su Recuperación, ya ha movido este turno y puede activarse.
rule-infiltration-removed = Se retiran marcadores
    .meaning = El marcador registrado donde no hay nadie se retira. Cuando no queda nadie por colocar, se retiran todos los de ese bando. El marcador donde alguien tendría que estar pero nadie cabe se queda.
    .reason = Si no, alguien podría quedarse sin lugar.
rule-infiltration-absent = Aún no está
    .meaning = Un infiltrado ni da ni recibe lo que su bando tiene en común: su Iniciativa no cuenta.

## Capacidades innatas

rule-innate-ranged-attack = Ataque a distancia
    .meaning = Un personaje con alcance en su carta puede atacar a distancia. También puede luchar cuerpo a cuerpo.
    .reason = Las reglas de inicio hablan solo de proyectiles, pero así ese personaje no podría hacer nada una vez enzarzado.
rule-innate-advanced-deployment = Despliegue avanzado
    .meaning = El personaje puede desplegarse por delante de su zona.
rule-innate-infiltration = Infiltración
    .meaning = El personaje puede infiltrarse en vez de desplegarse.
rule-innate-initiative = Iniciativa
    .meaning = Cada personaje con Iniciativa suma 1 a las tiradas de su bando para el despliegue y para quién actúa primero; en esta última solo los que están en la mesa.
rule-innate-immunity = Inmunidad
    .meaning = Nunca se ponen contadores de los estados nombrados sobre el personaje. Si ya tiene alguno al volverse inmune, se retiran todos en el siguiente Mantenimiento, sin efecto.
    .reason = El libro deja que una unidad inmune ignore los efectos; contadores que no hacen nada sobran en la mesa.
rule-innate-intangible-move = Intangible: moverse
    .meaning = Ningún terreno frena ni detiene al personaje, ni siquiera el infranqueable, pero no termina en él y no atraviesa a nadie.
rule-innate-intangible-harm = Intangible: daño
    .meaning = Solo la Magia, el Ki, los efectos o un enemigo de nivel más alto hieren al personaje. Los demás impactan, pero no pierde nada ni se le empuja.
rule-innate-intangible-escape = Intangible: escapar
    .meaning = El personaje escapa sin gastar nada y sin tirar, salvo que alguien con quien combate también sea intangible.
rule-innate-critical-mastery = Maestría crítica
    .meaning = Un 9 natural hace lo mismo que un 10 natural: siempre impacta y, donde hay golpes críticos, lo es.
    .reason = Las reglas de inicio no conocen esta habilidad, pero una carta puede traerla. Da un crítico «con un resultado de 9 o 10», y lo único que esas reglas tienen de un crítico es que el 10 siempre impacta. Una partida puede reservarlo al 10.
rule-innate-open-movement = Movimiento abierto
    .meaning = El terreno abrupto no le cuesta más al personaje.
rule-innate-flight = Vuelo
    .meaning = Quien vuela pasa sobre la escenografía, el terreno infranqueable y otros personajes sin perder movimiento, pero no termina en ellos. Solo otro volador intercepta su carga.
    .reason = Las reglas de inicio nombran solo la escenografía; las avanzadas dicen el resto, y las seguimos en todas.

## Lanzamientos y choques

rule-throw-distance = Lanzar
    .meaning = Quien pierde PV por un ataque que lanza vuela tantas pulgadas, o casillas, como PV ha perdido. No es un movimiento propio.
rule-throw-direction = Hacia dónde
    .meaning = Una carga o un disparo lanzan siguiendo su línea. Cuerpo a cuerpo, quien ataca elige la dirección. En casillas es la más próxima de las ocho.
rule-throw-dead = Los muertos no vuelan
    .meaning = Quien muere por el ataque no sale lanzado, y una muerte en el aire termina el vuelo.
    .reason = Los reglamentos no lo dicen; un cuerpo que ha salido de la mesa no tiene adónde volar.
rule-crash-kind = Qué es la escenografía en el aire
    .meaning = Cada pieza dice qué es para quien choca con ella. Si no lo dice: el terreno abrupto es un obstáculo menor; la escenografía alta es un muro si en ningún punto tiene dos casillas de grosor, y si no es infranqueable, igual que una subida; ante el terreno bajo se aterriza. Hacia abajo nada estorba, ni tampoco aquello en lo que ya se está. Nadie se queda dentro de un muro.
    .reason = Los reglamentos nombran bosques y muros sin decir qué escenografía lo es.
rule-crash-armor = Sin Armadura
    .meaning = La Armadura no protege de aquello con lo que se choca en el aire.
rule-crash-minor = Obstáculos menores
    .meaning = Cada uno cuesta 1 PV y no frena a nadie.
rule-crash-forest = Bosques
    .meaning = 2 pulgadas menos, 2 PV y aturdido.
rule-crash-wall = Muros
    .meaning = 4 pulgadas menos, 3 PV y aturdido. A quien le quedan pulgadas las vuela al otro lado del muro: las 4 pulgadas pagan el paso a través de él, y lo que pasa de ese grosor también cuesta pulgadas. Quien no llega a salir por el otro lado cae delante del muro.
    .reason = Con 6 pulgadas restantes, el libro inglés dice que «it would continue to move 2 Inches more» y el italiano que son «2 pollici oltre il muro»; ninguno dice qué pasa con el grosor del muro.
rule-crash-impassable = Escenografía infranqueable
    .meaning = Detiene el vuelo y cuesta 5 PV; aturdido.
rule-crash-edge = El borde de la mesa
    .meaning = Detiene el vuelo y no cuesta nada; aturdido.
rule-run-over-avoid = Apartarse
    .meaning = Quien está en medio, amigo o enemigo, puede renunciar al movimiento que no ha usado: se aparta hasta lo que da un movimiento libre o se agacha, y el lanzado pasa de largo. No puede quien está paralizado o trabado.
    .reason = Los reglamentos dicen que lo evita sin decir adónde va; un movimiento libre basta para apartarse de cualquier peana.
rule-run-over-roll = La tirada de quien está en medio
    .meaning = Quien no se aparta tira el dado y no es arrollado con 6 o más; con 8 o más si la peana lanzada es mayor.
rule-run-over-hit = Arrollado
    .meaning = Los dos pierden 1 PV, y el arrollado sale empujado en la misma dirección las pulgadas que quedan; aterriza primero. Después el otro sigue volando tras él. Un intangible no sufre daño ni arrolla a nadie; en las reglas italianas nada le toca en el aire.
rule-run-over-half = Chocar con una peana mayor
    .meaning = Si la peana arrollada es mayor que la lanzada, los dos recorren la mitad. En las reglas italianas la peana arrollada ha de ser grande.
rule-run-over-chain = Uno tras otro
    .meaning = El que sale empujado puede arrollar al siguiente, y así hasta que no quedan pulgadas.
    .reason = Los reglamentos mueven al arrollado igual que a quien lo arrolló, así que le pasa lo mismo a quien encuentre.

## Los estados

rule-state-stunned = Aturdido
    .meaning = Un personaje aturdido no puede activarse durante el resto del turno, y la activación en curso termina. Aún puede reaccionar. Las criaturas de acumulación nunca quedan aturdidas.
rule-state-haste = Acelerar
    .meaning = 1 PA más en la Recuperación, sean cuantos sean los contadores.
rule-state-slow = Lentitud
    .meaning = 1 PA menos en la Recuperación, sean cuantos sean los contadores.
rule-state-shield = Escudo
    .meaning = +4 a la Armadura.
rule-state-protection = Protección
    .meaning = +4 a la Resistencia.
rule-state-healing = Curación
    .meaning = 2 PV recuperados al principio de cada turno, nunca por encima del valor inicial.
    .reason = Los reglamentos no ponen límite, pero curar devuelve lo perdido y no añade nada nuevo.
rule-state-poison = Veneno
    .meaning = 1 PV perdido por cada PA gastado, también en reacciones, al terminar la acción.
    .reason = Unos libros cuentan acciones y otros PA; su ejemplo, 2 PV por un ataque, es el mismo.
rule-state-blind = Cegado
    .meaning = -4 al Ataque.
rule-state-doom = Condena
    .meaning = Al retirar un contador de Condena en el Mantenimiento se tira: con 8, 9 o 10 el personaje pierde todos sus PV. No se suma nada a lo que muestra el dado.
rule-state-seal = Sello
    .meaning = Sin habilidades especiales, activas o reactivas. Las innatas se conservan.
rule-state-paralyzed = Paralizado
    .meaning = Sin acciones, sin reacciones y sin movimiento.
    .reason = Los reglamentos prohíben las acciones, y las reacciones y el movimiento también lo son.
rule-state-berserker = Bersérker
    .meaning = +1 al Ataque y +1 al Daño. Al ser activado (en las reglas españolas, en cuanto recibe el estado, sea de quien sea el turno de actuar) ataca si está enzarzado; si no, carga contra el enemigo más cercano que ve; si no puede cargar, dispara o se acerca cuanto le permite el movimiento que elija, sobre la mesa hasta un veinteavo de pulgada, pero fuera de su activación solo mueve para cargar. Ataca, también con ataques especiales, mientras tenga PA y objetivo. No se defiende de ningún modo ni intercepta por nadie, y así obligado ni escapa ni localiza.
    .reason = Los reglamentos exigen cargar enseguida y no dicen qué hacer cuando no se puede; «usar todas sus acciones para atacar» deja disparar a un arquero. Las reglas inglesas e italianas le obligan «upon being activated» (al ser activado), así que quien se vuelve bersérker después queda libre hasta entonces; las españolas, «cuando se activa el Estado», y luego ya no.

## Cartas

rule-ability-source = De dónde viene el poder
    .meaning = El poder de una habilidad es Magia, Ki, Subterfugio o Especial. Algunas reglas y cartas preguntan por él.
rule-ability-kind = Clases de habilidad
    .meaning = Un Ataque, una Carga, una Esquiva y demás especiales siguen las reglas de esa acción con los cambios de la carta, y su coste sustituye al habitual. Un Efecto hace lo que dice. Cualquiera puede ser reactiva.
rule-ability-upkeep = Habilidades que siguen activas
    .meaning = Una habilidad con mantenimiento sigue activa mientras se pague en cada Mantenimiento. Mientras está activa no se puede volver a usar.
rule-ability-limit = Cuántas veces
    .meaning = Algunas habilidades solo se pueden usar cierto número de veces por turno o por partida.
rule-ability-condition = Lo que pide una habilidad
    .meaning = Una habilidad solo se puede usar mientras se cumpla lo que pide, como estar escondido o herido.
rule-advantage-equipment = Equipo
    .meaning = El equipo se asigna a un personaje antes de la batalla y lo que dice vale desde el principio.
rule-advantage-power = Poderes
    .meaning = Un poder se asigna a un personaje antes de la batalla y lo que dice vale desde el principio.
rule-advantage-fixed = Cartas que cambian de manos
    .meaning = Una carta se queda con su portador salvo que otra carta la entregue. La que es fija nunca cambia de portador.
rule-advantage-action = Usar cartas de ventaja
    .meaning = Lo que una carta no hace por sí sola cuesta sus PA durante la activación de su portador. Una carta agotada sale de la partida.
rule-advantage-plot = Cartas de trama
    .meaning = Las cartas de trama se guardan en la mano, ocultas hasta que se juegan. Cuántas tiene cada bando y cuánto cuesta cada una es público. Antes de la batalla cada bando toma sus cartas, sin que el otro las vea, por los puntos que su grupo ha pagado.
rule-advantage-plot-window = Cuándo se juegan las cartas de trama
    .meaning = Entre dos acciones, antes de cualquier tirada de un personaje, antes de que ambos bandos tiren por quién empieza y en los momentos que nombran las cartas se pregunta a un bando si se podría jugar una carta que cuesta lo mismo que una de las suyas. Solo cuenta cuántas tiene y sus puntos, nunca cuáles son. Una carta en la que algo sigue en vigor se queda en la mesa al jugarla. A un bando sin cartas no se le pregunta.
    .reason = Las cartas de trama «pueden jugarse en cualquier momento»: antes de toda tirada, no solo de la de un ataque. Se pregunta primero a quien provoca la tirada. Que se pregunte no debe delatar lo que alguien tiene.
rule-gnosis-points = Puntos de gnosis
    .meaning = Un formato da a cada bando puntos de gnosis. Se reponen en cada Recuperación y no se acumulan.
    .reason = El reglamento italiano solo imprime cuántos hay; la regla viene de un librito posterior.
rule-gnosis-die = Un dado por gnosis
    .meaning = Antes de una tirada de uno de sus personajes, sea por lo que sea, un bando puede gastar un punto de gnosis: se tira un dado más y se queda el mejor, que es el más alto, y en la Condena el más bajo. Una carta puede permitirlo también después de la tirada. Los dados que pide una carta para una cantidad o una tabla no son tiradas de un personaje.
    .reason = El reglamento italiano solo imprime cuántos puntos hay; la regla viene de un librito posterior. La Condena mata con dados altos, así que para quien tira el más bajo es el mejor; entre las caras de una tabla ninguna lo es.

## La escenografía

rule-scenery-clear = Terreno llano
    .meaning = El terreno llano no cambia nada.
rule-scenery-abrupt = Terreno abrupto
    .meaning = Árboles, rocas y matorral: dentro el movimiento cuenta el doble, y da cobertura a quien recibe un disparo a través de él.
rule-scenery-high = Terreno alto infranqueable
    .meaning = Muros y edificios: nadie los cruza ni ve a través de ellos.
rule-scenery-low = Terreno bajo infranqueable
    .meaning = Agua y barrancos: nadie los cruza, pero todos ven por encima, y no dan cobertura.
rule-scenery-elevation = Elevaciones
    .meaning = Colinas y precipicios: subir cuesta, bajar es gratis. Tapan lo que hay detrás y ayudan a quien dispara desde arriba.
rule-scenery-minor = Obstáculos menores
    .meaning = Cajas, setos y cosas así: no frenan a nadie, pero dan cobertura.

## La línea de visión

rule-sight-line = La visión y sus motivos
    .meaning = Cada línea de visión dice si está libre, cubierta o bloqueada, y por qué.
    .reason = En la mesa se señala el muro; aquí hay que nombrarlo.
rule-sight-lanes = Tres líneas
    .meaning = En una mesa se trazan tres líneas: de centro a centro y por los dos lados de las bases. Con una libre hay visión. Hay cobertura con una o dos bloqueadas, o si la del centro cruza terreno abrupto o un obstáculo menor. Tocar un contorno no bloquea.
    .reason = Los reglamentos dejan la cobertura parcial a ojo; tres líneas dan a los dos jugadores la misma respuesta en ambos sentidos.
rule-sight-abrupt = Terreno abrupto y visión
    .meaning = El terreno abrupto bajo el tirador no da cobertura; bajo el objetivo, sí, en la mesa y en casillas. Donde queda más bajo que el tirador no cuenta.
    .reason = Disparar desde el borde de un bosque es más fácil que disparar hacia dentro, y los reglamentos solo imprimen el caso del terreno más bajo. En casillas, una línea que «passes through a square» (pasa por una casilla) puede pasar o no por aquella en la que acaba; se lee como en la mesa, donde el objetivo está «parcialmente cubierto por elementos de escenografía».
rule-sight-characters = Visión entre personajes
    .meaning = Los personajes de tamaño normal ni bloquean ni cubren. Los Grandes cubren.
    .reason = Los reglamentos lo dicen solo del tamaño normal, así que los mayores deben hacer algo; cubrir es lo más suave.
rule-sight-elevation = Visión sobre colinas
    .meaning = En una mesa la visión va de ojos a ojos: a 1 pulgada (2,5 cm) del suelo, 2 (5 cm) en las bases Grandes; un nivel mide 2 pulgadas. Lo que sobresale de la línea la bloquea.
    .reason = Los reglamentos piden mirar desde detrás de la miniatura; estas alturas hacen de ojo.

## El juego en tablero

rule-board-move = Mover en casillas
    .meaning = Un paso a cualquiera de las ocho casillas vecinas cuesta 1, también en diagonal entre dos esquinas bloqueadas. La Velocidad son las pulgadas de la carta en casillas (en las reglas españolas e italianas, las cifras para casillas, si la carta las trae).
    .reason = Una carta sin cifras para casillas también necesita velocidad, y los libros no hablan de las esquinas, así que nada prohíbe el paso. El libro inglés menciona «numbers framed beneath these values» (cifras enmarcadas), pero su capítulo de casillas dice que se mueven tantas casillas como pulgadas; una partida puede guiarse por las cifras.
rule-board-occupied = Casillas ocupadas
    .meaning = Nadie pasa por una casilla ocupada ni se detiene en ella.
rule-board-walk = Caminar en casillas
    .meaning = Al caminar se cambia de dirección cuantas veces se quiera.
rule-board-run = Correr en casillas
    .meaning = Cada paso de una carrera va en su primera dirección o en una de las dos contiguas. Las reglas españolas permiten como máximo dos cambios de dirección.
rule-board-charge = Cargar en casillas
    .meaning = Una carga usa el mínimo de casillas, y solo las que pisa o toca la línea entre los dos centros. Si no están libres, no hay carga.
    .reason = Los reglamentos piden el camino más directo sin decir qué casillas lo forman.
rule-board-free = Movimiento gratuito en casillas
    .meaning = El movimiento gratuito es de 2 casillas.
rule-board-zone = Zona de control en casillas
    .meaning = La zona de control es todo lo que está a la vista a 8 casillas o menos.
rule-board-engaged = Enzarzados en casillas
    .meaning = Los enemigos en casillas vecinas están enzarzados en combate, también en diagonal.
rule-board-range = Alcance en casillas
    .meaning = Un alcance en pulgadas son otras tantas casillas, y su mitad marca la larga distancia.
rule-board-abrupt = Casillas abruptas
    .meaning = Entrar en una casilla abrupta cuesta 2.
rule-board-high = Casillas altas
    .meaning = Nadie entra en una casilla alta ni ve a través de ella.
rule-board-low = Casillas bajas
    .meaning = Nadie entra en una casilla baja, pero todos ven por encima.
rule-board-elevation = Niveles de casillas
    .meaning = Las casillas tienen nivel 0, 1 o 2. Subir un nivel cuesta 2, bajar lo normal, 1, y dos niveles de golpe es imposible.
rule-board-lower-abrupt = Casillas abruptas más bajas
    .meaning = Las casillas abruptas más bajas que el tirador no dan cobertura.
rule-board-sight = Visión en casillas
    .meaning = La línea va de centro a centro y cuenta cada casilla en la que entra menos la del tirador; justo por una esquina bloquean solo las dos casillas contiguas juntas, y para cubrir basta una. Bloquean las altas y toda casilla dos niveles por encima del tirador; desde arriba se ve hacia abajo. Cubren las abruptas no más bajas que el tirador y los obstáculos menores, también bajo el objetivo, un objetivo un nivel más arriba y una casilla un nivel por encima de ambos.
    .reason = Los reglamentos dicen qué casillas bloquean y cubren, pero no por cuáles pasa una línea. «Two levels of difference block Line of Sight» (dos niveles de diferencia la bloquean) cierra una frase sobre disparar hacia arriba, y el ejemplo impreso dice «two levels higher», así que solo vale hacia arriba. Una partida puede bloquear en ambos sentidos.

## La victoria

rule-win-levels = Victoria por niveles
    .meaning = Tras el último turno gana el bando con más niveles de personajes sobre la mesa. Con niveles iguales hay empate.
    .reason = Los reglamentos no nombran ganador con niveles iguales.
rule-win-wiped = No queda nadie
    .meaning = Cuando a un bando no le queda nadie en la mesa ni infiltrado, el combate termina y se cuenta lo que cuentan sus reglas: los niveles, los puntos de victoria, con los caídos de los dos bandos, o los nodos. En Armagedón y con banderas gana el bando que queda. Si no queda nadie de ninguno, decide el mismo recuento; si no hay nada que contar, hay empate. Por los nodos, el bando que queda sigue jugando antes del último turno mientras no tenga más que el otro; quien sigue infiltrado no cuenta como perdido.
    .reason = Los libros dejan que decida el recuento y no terminan ningún combate antes de tiempo: «Once both players have their point totals, you need to interpret the results», «The player that controls the most nodes at the end of the tenth turn wins the game». Un bando solo puede ganar nodos, pero no niveles ni puntos; por eso solo sigue jugando por los nodos; con banderas ya no queda nadie que impida llevarse una a casa.
rule-win-unrevealed = Nunca revelado
    .meaning = Quien no se ha revelado cuenta como baja cuando acaba el último turno.
rule-win-points-removed = Puntos por los caídos
    .meaning = Un enemigo retirado del juego vale su nivel en puntos de victoria.
rule-win-points-wounded = Puntos por los heridos
    .meaning = Un enemigo que acaba con la mitad de sus PV iniciales o menos vale la mitad de su nivel, redondeada hacia arriba a un múltiplo de 5. La mitad de 13 PV es 6.
rule-win-points-leader = Puntos por los líderes
    .meaning = Un líder enemigo caído vale 20 puntos más; uno herido, 10. Nunca ambas cosas.
    .reason = Un líder caído estuvo herido antes, y el nivel también se cuenta una sola vez.
rule-win-points-cards = Las cartas no valen puntos
    .meaning = Las cartas de ventaja no suman nada a lo que vale un personaje.
rule-win-points-bands = Lo clara que es la victoria
    .meaning = Decide la diferencia de puntos: hasta 25 es empate, desde 30 victoria parcial, desde 55 clara, desde 155 aniquilación. Una diferencia entre dos escalones cuenta como el inferior.
    .reason = La tabla impresa tiene huecos entre escalones, y un escalón cuenta cuando se alcanza.
rule-win-points-scenario = El escenario manda
    .meaning = Un escenario con su propia forma de ganar sustituye a los niveles y los puntos.

## Los escenarios

rule-scenario-nodes-place = Dónde están los nodos
    .meaning = Cinco nodos: el centro y los cuatro puntos a 12 pulgadas (30 cm) de los dos bordes más cercanos. Con 200 niveles o menos, tres: el centro y 12 pulgadas a su izquierda y a su derecha.
    .reason = El diagrama impreso se ha perdido, y así los nodos quedan repartidos por igual para los dos bandos.
rule-scenario-nodes-claim = Ganar un nodo
    .meaning = Al final de cada movimiento un nodo pasa al bando que sea el único con una base encima, y es suyo hasta que lo gane el otro.
    .reason = Los reglamentos no dicen qué pasa con los dos bandos sobre un nodo: se queda como estaba.
rule-scenario-nodes-recovery = La fuerza de un nodo
    .meaning = Un personaje sobre un nodo recupera 1 PA más, sin pasar nunca de su total.
rule-scenario-nodes-win = Ganar por nodos
    .meaning = Tras el turno 10 gana el bando con más nodos. Con los mismos hay empate.
    .reason = Los reglamentos no nombran ganador con nodos iguales.
rule-scenario-flag-place = Dónde van las banderas
    .meaning = Cada jugador pone una bandera en su propia zona de despliegue.
rule-scenario-flag-take = Coger una bandera
    .meaning = Un personaje en contacto con una bandera la coge por 1 PA, aunque esté enzarzado.
    .reason = Los reglamentos piden contacto y una acción, y no se lo prohíben a nadie.
rule-scenario-flag-drop = Soltar una bandera
    .meaning = Cuando muere quien la lleva, la bandera cae donde estaba.
rule-scenario-flag-return = Devolver tu bandera
    .meaning = Tu propia bandera, una vez caída, se puede recoger y llevar de vuelta a tu zona.
rule-scenario-flag-win = Ganar por la bandera
    .meaning = Ganas cuando quien lleva la bandera enemiga llega por su propio movimiento a estar por completo en tu zona. Si nadie lo logra antes de acabar el turno 10, hay empate.
    .reason = Los reglamentos no dicen cuánto hay que entrar, si vale llegar empujado ni qué pasa cuando se acaba el tiempo.
rule-scenario-armageddon = Armagedón
    .meaning = No hay límite de diez turnos: gana el último bando en pie. Un combate aún abierto tras el turno 100 es empate.
    .reason = De otro modo dos bandos que nunca se encuentran jugarían para siempre.
