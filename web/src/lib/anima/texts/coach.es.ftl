# The guided first game of Anima Tactics, in Spanish.
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
