### Lo que el servidor dice a quien está sentado a una mesa en un navegador, en español.

## La mesa

table-parted = Esta partida no puede seguir, porque las reglas han cambiado desde que se jugó: { $problem } Lo que se dijo hasta entonces se puede leer abajo.
table-waits-for-players = A la espera de que todos se sienten.
computer-name = Ordenador, { $how }
undo-last-choice = la última elección

## Mensajes que no se cumplieron

refused-not-yours = Eso no te corresponde.
refused-parted = Las reglas han cambiado desde que se jugó esta partida, así que no puede seguir.
refused-not-now = Eso no se puede hacer ahora.
refused-no-takeback = Desde entonces se han tirado dados, se ha mostrado una carta o ha elegido el ordenador, así que se queda. Eso solo se retira en una mesa de práctica.
refused-no-hints = En esta mesa no se dan pistas.
refused-thinking = Ya se está pensando una pista para este asiento.
refused-no-such = Aquí no hay tal cosa.
refused-too-long = Está vacío o es demasiado largo.
refused-too-fast = Ha llegado demasiado rápido. Espera un momento.
refused-malformed = No se ha podido leer ese mensaje.
refused-not-stored = No se ha podido guardar, así que no ha ocurrido. Inténtalo otra vez.

## Conversaciones que terminan

failed-version = Esta página es más antigua o más nueva que el servidor. Cárgala de nuevo.
failed-no-such-table = No existe esa mesa.
failed-not-allowed = Solo quienes juegan en esta mesa pueden mirarla.
failed-malformed = El servidor no ha podido leer lo que decía esta página.
failed-too-fast = Se ha dicho demasiado y demasiado rápido.
failed-too-many = Ya hay demasiadas conexiones.
failed-closing = El servidor se está cerrando y volverá.
failed-not-stored = La mesa no se puede guardar ahora. Se intentará de nuevo.
failed-too-slow = La conexión era demasiado lenta y empieza de nuevo.
failed-broken = Algo va mal en esta mesa. Su registro se conserva.

## Peticiones

http-malformed = No se ha podido leer la petición.
http-malformed-at = La petición no se ha podido leer ({ $problem }).
http-too-long = La petición es demasiado larga.
http-not-json = La petición tiene que ser JSON.
http-not-found = En esta dirección no hay nada.
http-no-page = El programa se compiló sin su página. «cargo play» construye ambos; «tactica play» juega como texto.
http-no-person = Este navegador no conoce a nadie. Carga la página de nuevo.
http-no-websocket = En esta dirección solo se habla por websocket.
http-origin = No se responde a peticiones de otras páginas.
http-too-fast = Demasiadas peticiones. Espera un momento.
http-too-many-tables = Has empezado muchísimas mesas. Juega antes algunas.
http-not-stored = No se ha podido guardar. Inténtalo otra vez.
http-broken = Algo ha fallado en la partida.
http-name = Un nombre tiene de 1 a 24 caracteres visibles.
http-name-taken = Otra persona conserva ese nombre.
http-password = Una contraseña tiene de 8 a 200 caracteres.
http-wrong-password = El nombre o la contraseña no es correcto.
http-setup = La partida no se puede preparar así.
http-seats = Los asientos no se pueden ocupar así.
http-no-such-table = No existe esa mesa.
http-no-such-link = No existe ese enlace. Quizá lo sustituyó otro más nuevo.
http-no-such-seat = No existe ese asiento.
http-no-such-card = No existe esa carta.
http-link-used = Otra persona ha ocupado el asiento de este enlace.
http-seat-taken = Alguien ha ocupado ya este asiento.
http-not-open = Aquí no puede sentarse nadie.
http-not-allowed = Eso no te corresponde.
http-not-over = Eso se puede ver cuando la partida haya terminado.
