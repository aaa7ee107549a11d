### Las reglas de La última batalla en español: un mensaje por cada regla de rules/last-stand.toml, en el mismo orden.
### El valor es el título, .meaning dice qué hace la regla y .reason por qué lo decidimos así donde el reglamento no lo hace.
### Cada texto ocupa una sola línea, porque Fluent conserva los saltos y es la pantalla la que ajusta el texto.

## Los dados

rule-dice-titan = La cara TITÁN
    .meaning = Si sale TITÁN en la etapa 2, el dado pasa enseguida al Titán. Si sale en la etapa 4, se aparta y ya no sirve en esta ronda.
rule-dice-move = La cara MOVER
    .meaning = El héroe que gasta un MOVER sube o baja un nivel. No mueve a nadie más. Nadie puede bajar del nivel 0 ni pasar del 8.
    .reason = El reglamento dice que el dado permite a un jugador mover «una figura de Héroe», que puede ser cualquiera o la propia; en su ejemplo una jugadora mueve la suya, y si los dados llevaran a los compañeros apenas importaría quién los tiró.
rule-dice-fight = La cara LUCHA
    .meaning = Un héroe que está sobre el Titán (nivel 1, 2, 4, 6, 7 u 8) gasta una LUCHA y hace 1 de daño.
rule-dice-cannon = La cara CAÑÓN
    .meaning = Un héroe que está en la Torre (nivel 3 o 5) gasta un CAÑÓN y hace 2 de daño. Da igual el piso, porque los cañones no tienen nivel.
rule-dice-tactics = La cara TÁCTICA
    .meaning = En la etapa 6, cada TÁCTICA manda la carta de tácticas abierta debajo del mazo, tantas veces como puedas pagar. En la etapa 5, el equipo junta TÁCTICA para detener una carta de acción colectiva.
rule-dice-dodge = La cara ESQUIVA
    .meaning = En la etapa 5, un héroe alcanzado por una carta de acción individual paga ESQUIVA para librarse. No protege a nadie más.
rule-dice-cannon-cap = El límite de cañones
    .meaning = En una ronda, todo el equipo usa como mucho tantos CAÑÓN como cañones sigan en pie. Cuentan el daño, las cartas de tácticas y los comodines usados como CAÑÓN.
rule-dice-states = Dónde está cada dado
    .meaning = Cada dado está en un solo sitio: en tus manos con su cara, en manos del Titán, devuelto a la espera de la etapa 4, apartado hasta la etapa 7, prestado o gastado. Solo Levi conserva dados TITÁN, y quedan bloqueados: no puede usarlos, tirarlos, prestarlos ni perderlos. Los dados de un héroe con la misma cara son equivalentes.
    .reason = El reglamento no enumera estos sitios, y sin una lista sería discutible qué dados aún pueden usarse.
rule-dice-half = Medio dado doble
    .meaning = Si un dado vale por dos símbolos, cada uno puede pagar algo distinto. El símbolo que sobre se pierde en la etapa 7.
    .reason = El reglamento da dos símbolos sin atarlos a un mismo uso, así que dejamos separarlos.
rule-dice-reroll-odds = El riesgo de repetir tirada
    .meaning = Un dado tiene seis caras distintas, todas igual de probables. Si lo tiras una y otra vez hasta lograr la cara que buscas, la mitad de las veces acaba en TITÁN. Poderes como el de Sasha lo cambian, y verás las probabilidades antes de tirar.
    .reason = El reglamento no muestra ningún dado, y lo más sencillo son seis caras para seis símbolos. Volver a tirar parece gratis, y conviene ver antes lo que cuesta.

## La preparación

rule-setup-order = Orden de la preparación
    .meaning = Primero se elige el Titán, a la vista de todos; luego los héroes, todos distintos y por orden de llegada; después el nivel inicial de cada uno, también a la vista. Por último se baraja el mazo de tácticas y se ve su primera carta. Lo que ya fija la ficha de la partida no se pregunta.
    .reason = El reglamento da los pasos pero no quién elige antes, y un orden fijo deja claro a qué responde cada bando.
rule-setup-pieces = Piezas iniciales
    .meaning = La partida empieza con 6 cañones, 12 ciudadanos y la ficha de salud en su primera casilla.
rule-setup-titan = Elección del Titán
    .meaning = Quien lleva al Titán elige uno de los 4 y juega con las 7 cartas de acción de ese Titán.
rule-setup-heroes = Comienzo de los héroes
    .meaning = Cada héroe empieza con 3 corazones y 5 dados, en el nivel 0, 3 o 5.
rule-setup-tactics = El mazo de tácticas
    .meaning = Las 7 cartas de tácticas forman un solo mazo barajado y boca arriba, del que solo se ve la primera.
rule-levels-line = La línea de niveles
    .meaning = Los niveles forman una sola línea del 0 al 8: el 0 es el suelo, el 3 y el 5 son la Torre, y el 1, 2, 4, 6, 7 y 8 están sobre el Titán. En un nivel caben todos los héroes que quieran.
rule-track-zones = El marcador de salud
    .meaning = La ficha empieza en la casilla 0; el daño la lleva a la derecha y la curación a la izquierda. Las casillas 10 a 16 son la zona DÉBIL y las 17 a 20 la zona LETAL.
    .reason = El reglamento nombra las zonas sin mostrar las casillas, así que su número y sus límites son nuestros.
rule-track-ends = Los extremos del marcador
    .meaning = La ficha se detiene en la casilla 0 y en la 20. El daño o la curación que sobre se pierde.
    .reason = El reglamento no dice qué pasa más allá, y que la ficha se detenga es la lectura más sencilla.

## La ronda

rule-round-choose = Etapa 1: elegir cartas
    .meaning = El Titán juega dos cartas de acción distintas de su mano: una boca arriba y luego otra boca abajo. Desde la ronda siguiente a «Disparo cegador», las dos van boca arriba.
rule-round-roll = Etapa 2: tirar
    .meaning = Todos los héroes tiran a la vez sus cinco dados, y cada TITÁN pasa enseguida al Titán. Después cualquier héroe puede repetir los dados que conserva, sin límite y en el orden que quiera el equipo.
rule-team-done = Cuando el equipo ha terminado
    .meaning = Un héroe que dice «listo» aún puede actuar mientras falte alguien; si actúa, retira solo su propia palabra. Quien no tiene nada que tirar cuenta como listo. La etapa acaba cuando lo están todos.
    .reason = Según el reglamento, la etapa acaba cuando los héroes están satisfechos, y así se sabe en la mesa.
rule-round-titan-abilities = Etapa 3: capacidades del Titán
    .meaning = El Titán paga dados TITÁN por sus capacidades, de una en una y repitiendo mientras le alcance; cada una se aplica antes de la siguiente. Termina cuando se planta o no puede pagar ninguna. Los héroes no pueden esquivarlas ni detenerlas.
rule-titan-pays-with = Qué dados pagan
    .meaning = El Titán decide de qué héroes son los dados con que paga y puede mezclar colores. Los dados pagados vuelven a sus dueños, que los tiran en la etapa 4.
rule-titan-unspent = Dados sin gastar
    .meaning = Los dados que el Titán no gasta siguen en sus manos hasta la etapa 7, fuera del alcance de sus dueños.
rule-titan-third = La tercera capacidad
    .meaning = El Titán solo puede usar su tercera capacidad mientras la ficha de salud está en la zona DÉBIL o en la LETAL. Una opción de partida lo invierte: solo mientras no está en ninguna.
    .reason = El reglamento dice una cosa en la etapa 3 y la contraria en la 5; seguimos la 3, que es donde se usan las capacidades.
rule-round-returned = Etapa 4: dados devueltos
    .meaning = Cada héroe tira juntos, y una sola vez, todos los dados que le devolvió el Titán. Ahora un TITÁN se aparta, y los dados guardados antes no se tiran. Después Eren puede prestar dados.
    .reason = El reglamento deja tirar los dados devueltos que se quieran; uno sin tirar sigue en TITÁN y no paga nada, así que se tiran todos sin preguntar.
rule-round-actions = Etapa 5: cartas de acción
    .meaning = Las cartas se aplican en orden: la primera, luego la que añadió Furia y al final la segunda. Una carta boca abajo se descubre solo cuando ha acabado la anterior.
rule-round-spend = Etapa 6: gastar dados
    .meaning = Los héroes gastan los dados que les quedan, uso a uso y alternándose como quieran: moverse, hacer daño, cambiar la carta de tácticas abierta o pagar por ella. La etapa acaba cuando todos están listos.
rule-round-reset = Etapa 7: reinicio
    .meaning = Todos los dados vuelven a casa y se borra lo pagado en la carta de tácticas. Las cartas de acción recién jugadas se apartan boca arriba y descansan la próxima ronda; las apartadas hace una ronda regresan a la mano del Titán.

## Las cartas de acción

rule-action-area = Niveles que alcanza
    .meaning = Una carta de acción individual alcanza a todo héroe que esté en sus niveles al aplicarse. Si no hay nadie, no pasa nada.
rule-action-cancel-individual = Esquivar una carta
    .meaning = Cada héroe alcanzado decide si paga 2 ESQUIVA de sus propios dados; el precio siempre es 2. Cuando todos han contestado, quienes no pagaron sufren el efecto por orden de asiento.
    .reason = El reglamento da el precio y dice que solo puede pagarlo el héroe alcanzado; no dice quién contesta antes, y con las pérdidas por orden de asiento no hay duda de cuál fue primero.
rule-action-cancel-collective = Detener una carta juntos
    .meaning = El equipo detiene la carta con una TÁCTICA por cada héroe en juego (2, 3 o 4), que puede poner cualquiera en cualquier reparto. Si todos están listos sin llegar, los dados vuelven sin gastarse y la carta se aplica. También se puede dejar pasar.
    .reason = El reglamento da el número de símbolos y dice que los pone cualquiera, pero no qué pasa con los dados que no llegan; vuelven, porque los héroes pagan por detener la carta y no se detuvo.
rule-action-lose-heart = Perder un corazón
    .meaning = El héroe pierde 1 corazón. Si era el último, gana el Titán.
rule-action-lose-die = Perder un dado
    .meaning = El héroe elige uno de los dados que conserva y lo aparta durante la ronda. Si no le queda ninguno, no pierde nada; los dados bloqueados de Levi no cuentan.
    .reason = El reglamento no dice quién elige el dado, y su dueño sabe mejor de cuál puede prescindir.
rule-action-effects = Varios efectos
    .meaning = Una carta con varios efectos los aplica en el orden en que los muestra. Tras cada uno se mira si alguien ha ganado.
    .reason = El orden puede decidir la partida, y el de la carta está a la vista de todos.
rule-action-examples = Los ejemplos impresos
    .meaning = Lo que el reglamento enseña con ejemplos ocurre aquí igual. Entre otros: 2 TITÁN pagan Devorar 1; tres héroes necesitan 3 TÁCTICA contra «Frenesí»; desde el nivel 4, un MOVER lleva al 3 o al 5 y dos llevan al 2 o al 6; dos TÁCTICA llevan de «Rescate», pasando por «Cubrirse para curarse», a «Disparo cegador».

## Las capacidades del Titán

rule-titan-regenerate = Capacidad: Regeneración
    .meaning = La ficha de salud retrocede a la izquierda tantas casillas como indica el número, como mucho hasta la 0. Usada como capacidad, no se puede detener.
rule-titan-devour = Capacidad: Devorar
    .meaning = El Titán se come tantos ciudadanos como indica el número; si acaba con los 12, gana. Usada como capacidad, no se puede detener.
rule-titan-crush-cannons = Capacidad: Aplastar Cañones
    .meaning = El Titán destruye tantos cañones como indica el número; si caen los 6, gana. Usada como capacidad, no se puede detener.
rule-titan-hit-hero = Capacidad: Golpear a un Héroe
    .meaning = Los héroes deciden cuál de ellos pierde 1 corazón. No se puede esquivar.
rule-titan-crush-hero = Capacidad: Aplastar a un Héroe
    .meaning = El Titán decide qué héroe pierde 1 corazón. No se puede esquivar.
rule-titan-hinder = Capacidad: Estorbar a los Héroes
    .meaning = El Titán señala un dado de un héroe, conservado o recién devuelto. Ese dado queda apartado hasta la etapa 7.
rule-titan-sudden-charge = Capacidad: Carga súbita
    .meaning = El Titán cambia una de las dos cartas jugadas por otra de su mano, que queda en la misma posición, boca arriba o boca abajo. La carta recuperada no cuenta como jugada. Puede repetirlo mientras pueda pagar.
rule-titan-fury = Capacidad: Furia
    .meaning = Una vez por ronda, el Titán añade boca arriba una tercera carta de acción de su mano. Se aplica entre las otras dos.
    .reason = El reglamento dice que la tercera carta se juega boca arriba junto a las otras dos y que son tres en total, pero no cuándo se aplica; la carta boca abajo es la última en descubrirse, así que las abiertas van antes.

## Las tácticas

rule-tactics-pay = Pagar las tácticas
    .meaning = En la etapa 6, para cada una de las dos primeras condiciones de la carta abierta, un héroe situado en su nivel paga de una vez todos sus símbolos; queda cumplida toda la ronda, así que un mismo héroe puede moverse y cumplir ambas. La tercera la paga cualquiera, desde donde sea y poco a poco. Los dados así pagados no sirven para nada más en la ronda.
    .reason = El reglamento pide «un Héroe» en cada posición y que todas las condiciones se cumplan en la misma ronda; no dice que deban ser dos héroes distintos ni que el primero tenga que quedarse donde está, así que uno puede cumplir ambas.
rule-tactics-activate = La táctica se activa
    .meaning = En cuanto se dan todas las condiciones necesarias, la carta surte efecto y sale de la partida, y la siguiente ya puede pagarse en la misma ronda. Cuenta la zona de ese momento: puedes herir antes o después de pagar.
rule-tactics-lost = Pagos perdidos
    .meaning = Si la carta abierta va debajo del mazo antes de surtir efecto, se pierde todo lo pagado por ella.
    .reason = El reglamento calla, y devolver los dados haría gratis cambiar de idea.
rule-tactics-two-heroes = Tácticas con dos héroes
    .meaning = A dos héroes les bastan dos de las tres condiciones de una carta. Para «Corte en la nuca» y «Erradicación», una de las dos ha de ser la zona LETAL, y en ese momento tiene que haber un héroe en el nivel 8.
rule-tactics-known = Cartas de tácticas conocidas
    .meaning = Una carta de tácticas ya vista sigue siendo conocida mientras se pueda seguir su sitio: las que van debajo del mazo guardan allí su orden. Cuando Armin busca, todos conocen el orden entero.
    .reason = Cualquiera en la mesa podría recordarlo, así que la memoria no debe decidir la partida.
rule-tactics-deck = La última carta
    .meaning = El mazo nunca se agota, porque «Corte en la nuca» y «Erradicación» solo salen de él al acabar la partida. Cuando queda una sola carta, no se puede cambiar.
    .reason = Poner la única carta debajo de sí misma sería malgastar un dado.
rule-tactics-blinding-shot = Táctica: Disparo cegador
    .meaning = Desde la ronda siguiente y hasta el final, las dos cartas de acción del Titán se juegan boca arriba.
rule-tactics-mutilation = Táctica: Mutilación
    .meaning = Una carta al azar de la mano del Titán se enseña a todos y desaparece de la partida. Las ya jugadas y las apartadas están a salvo.
rule-tactics-collapse = Táctica: Desplomar
    .meaning = La ficha de salud salta a la casilla 20, la última de la zona LETAL.
rule-tactics-cover-to-heal = Táctica: Cubrirse para curarse
    .meaning = Todos los héroes ganan 1 corazón, sin pasar de 3.
rule-tactics-rescue = Táctica: Rescate
    .meaning = Regresan hasta 4 ciudadanos devorados, sin superar nunca los 12.
rule-tactics-nape-cut = Táctica: Corte en la nuca
    .meaning = Los héroes ganan en cuanto esta carta surte efecto. Su tercera condición es la zona LETAL.
rule-tactics-eradication = Táctica: Erradicación
    .meaning = Como «Corte en la nuca», da la victoria a los héroes al surtir efecto. También exige la zona LETAL.

## Los héroes

rule-hero-eren = Eren presta dados
    .meaning = Una vez por ronda, tras la etapa 4 y antes de la primera carta de acción, Eren puede prestar a cada compañero un dado de los que conserva, con su cara. Un dado prestado no se vuelve a prestar y regresa en la etapa 7.
    .reason = El reglamento solo dice «después de tirar»; entendemos que es tras la última tirada de la ronda, para no prestar antes de saber qué dados quedan, y antes de las cartas, para que los dados prestados puedan detenerlas.
rule-hero-sasha = La ESQUIVA comodín de Sasha
    .meaning = La ESQUIVA de Sasha vale por una cara cualquiera menos TITÁN, que elige al gastarla. También sirve con un dado que le presten.
    .reason = El icono falta en nuestro ejemplar del reglamento, y ESQUIVA es nuestra lectura: el símbolo que menos vale para los demás. Quien gasta el dado es ella, así que sirve uno prestado.
rule-hero-erwin = Erwin intercambia símbolos
    .meaning = Erwin puede gastar TÁCTICA como ESQUIVA y ESQUIVA como TÁCTICA. También sirve con un dado que le presten.
    .reason = Los iconos faltan en nuestro ejemplar del reglamento, y estos dos son los símbolos que detienen cartas de acción.
rule-hero-mikasa = La LUCHA doble de Mikasa
    .meaning = Cada LUCHA que tira la propia Mikasa son dos símbolos. Un dado prestado vale por uno.
    .reason = El icono falta en nuestro ejemplar del reglamento, y LUCHA es nuestra lectura.
rule-hero-conny = El MOVER doble de Conny
    .meaning = Cada MOVER que tira el propio Conny son dos símbolos. Un dado prestado vale por uno.
    .reason = El icono falta en nuestro ejemplar del reglamento, y MOVER es nuestra lectura.
rule-hero-levi = Levi conserva sus TITÁN
    .meaning = Los dados TITÁN de Levi se quedan con él en vez de ir al Titán. Están bloqueados: no puede usarlos, tirarlos, prestarlos ni perderlos. Con dos héroes se permite elegirlo, con un aviso.
rule-hero-armin = Armin busca en el mazo
    .meaning = En la etapa 6, Armin puede gastar una TÁCTICA, incluso de un dado prestado, para poner encima cualquier carta del mazo de tácticas. Las demás siguen en su orden.
    .reason = El icono falta en nuestro ejemplar del reglamento, y TÁCTICA es nuestra lectura: el símbolo con el que los demás cambian la carta abierta. La etapa 6 es cuando se gastan esos símbolos.
rule-hero-hange = Hange dispara a distancia
    .meaning = Un CAÑÓN que tira la propia Hange hace sus 2 de daño desde cualquier nivel. El límite de cañones sigue valiendo.

## La victoria

rule-win-titan = Gana el Titán
    .meaning = El Titán gana si caen los 6 cañones, si se come a los 12 ciudadanos o si algún héroe se queda sin corazones.
rule-win-heroes = Ganan los héroes
    .meaning = Los héroes ganan cuando surte efecto «Corte en la nuca» o «Erradicación». Ninguna otra carta lo consigue.
rule-win-now = Victoria inmediata
    .meaning = Después de cada cambio se mira si alguien ha ganado. El primer motivo que se cumple acaba la partida y es el que se anota, así que no hay empate.
    .reason = Una sola carta puede traer varios finales, y mirar tras cada cambio deja exactamente uno.
rule-team-choice = Elegir juntos
    .meaning = Cuando los héroes deben elegir a uno de ellos entre todos, cada uno nombra a uno en voz alta, una sola vez, y el más nombrado es el elegido. Entre héroes nombrados por igual, es el que tiene más corazones y, con los mismos corazones, el del asiento más bajo: no lo decide nadie.
    .reason = El reglamento lo deja a la conversación; un recuento lo resuelve cuando hablar no basta, y el héroe con más corazones es quien mejor soporta la pérdida.
rule-team-resign = Rendirse juntos
    .meaning = Los héroes solo se rinden si todos están de acuerdo. Quien se va deja su asiento a un compañero o al ordenador.
    .reason = Un solo jugador no debería acabar la partida de los demás.
