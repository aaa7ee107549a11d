# The guided first game of The Last Stand, in Spanish.
coach-last-stand-welcome = Diriges a tres héroes contra un Titán. Hiérelo hasta la zona roja LETAL y paga Corte en la nuca o Erradicación: nada más da la victoria. Él gana si se come a todos los ciudadanos, destroza todos los cañones o quita el último corazón a un héroe.
coach-last-stand-take = Elige tres héroes. Cada uno tiene un poder: léelo antes de elegir. Mikasa golpea fuerte, Hange dispara cañones desde cualquier sitio, Sasha siempre tiene salida.
coach-last-stand-stand = Los niveles son peldaños del 0 al 8. Las espadas hieren desde el cuerpo del Titán (1, 2, 4, 6, 7, 8); los cañones disparan desde la torre (3 y 5). A un equipo repartido cuesta más alcanzarlo con una carta.
coach-last-stand-cards = El Titán pone dos cartas, una boca arriba y otra boca abajo. Lee ya la primera: qué niveles golpea y cuánto cuesta pararla. Vas a tirar los dados para eso.
coach-last-stand-roll = Guarda las caras que necesitas y vuelve a tirar el resto cuantas veces te atrevas. Cada TITÁN que saques pasa a la mano del Titán. La probabilidad se ve antes de tirar; cuando te guste lo que hay, dilo.
coach-last-stand-abilities = Ahora el Titán gasta los dados que le diste. Nada detiene una capacidad: es el precio de tirar demasiado.
coach-last-stand-returned = Los dados con que pagó el Titán vuelven y se tiran una vez más. Un TITÁN entre ellos queda fuera esta ronda.
coach-last-stand-dodge = Esta carta golpea a tu héroe. Dos ESQUIVA de ese mismo héroe lo salvan; nadie más puede pagar. Un corazón vale más de lo que parece: a cero se acaba la partida.
coach-last-stand-together = Esta carta se detiene entre todos: una TÁCTICA por héroe, de quien las tenga. Si no se llega, las recuperas.
coach-last-stand-strike = Se ejecutan las cartas del Titán: primero la que está boca arriba, luego la que está boca abajo. Fíjate en los niveles rayados: quien está ahí recibe el golpe.
coach-last-stand-spend = Gasta lo que queda: MOVER para trepar, LUCHA sobre el cuerpo para 1 de daño, CAÑÓN en la torre para 2, o paga las condiciones de la carta táctica. TÁCTICA pasa a la siguiente. Piensa también dónde estará cada uno en la próxima ronda.
coach-last-stand-reset = Acaba la ronda: los dados vuelven y las cartas jugadas descansan una ronda. Así sabes qué no puede poner ahora el Titán.
coach-last-stand-over = Ha sido una partida entera. La repetición vuelve a mostrar cada dado y dice si fue limpio. La próxima vez, prueba a ser el Titán.
