### Los nombres de Anima Tactics en español: bandos, estados, acciones, partes de los totales, escenografía, mapas y finales, un mensaje por identificador.
### Los nombres propios, los estados y los atributos del reglamento llevan mayúscula inicial; lo que cabe dentro de una frase, no.

## El juego y sus bandos

name-anima = Anima Tactics
name-a = Bando A
name-b = Bando B
name-draw = empate

## Figuras, por bando y puesto en el grupo

name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-a7 = A7
name-a8 = A8
name-a9 = A9
name-a10 = A10
name-a11 = A11
name-a12 = A12
name-a13 = A13
name-a14 = A14
name-a15 = A15
name-a16 = A16
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-b8 = B8
name-b9 = B9
name-b10 = B10
name-b11 = B11
name-b12 = B12
name-b13 = B13
name-b14 = B14
name-b15 = B15
name-b16 = B16

## Estados

name-status-haste = Acelerar
name-status-slow = Lentitud
name-status-shield = Escudo
name-status-protection = Protección
name-status-healing = Curación
name-status-poison = Veneno
name-status-blind = Cegado
name-status-doom = Condena
name-status-seal = Sello
name-status-paralyzed = Paralizado
name-status-berserker = Bersérker

## Formas de mover

name-gait-free = Movimiento gratuito
name-gait-walk = Caminar
name-gait-run = Correr

## Clases de ataque

name-kind-melee = Ataque
name-kind-ranged = Ataque a distancia
name-kind-charge = Carga
name-kind-push = Empujón
name-kind-slam = Embestida
name-kind-counter = Contraataque

## Reacciones

name-reaction-dodge = Esquiva
name-reaction-counter = Contraataque
name-reaction-none = ninguna reacción

## Partes de los totales

name-part-attack = Ataque
name-part-die = en el dado
name-part-charge = carga
name-part-counter = contraataque
name-part-long = larga distancia
name-part-cover = cobertura
name-part-engaged = objetivo enzarzado
name-part-higher = posición elevada
name-part-moved = ha movido mucho
name-part-blind = Cegado
name-part-berserker = Bersérker
name-part-defense = Defensa
name-part-damage = Daño
name-part-success = nivel de éxito
name-part-armor = Armadura
name-part-shield = Escudo
name-part-recovery = Recuperación
name-part-haste = Acelerar
name-part-slow = Lentitud
name-part-node = nodo
name-part-prowler = Acechador
name-part-fast = velocidad
name-part-big-base = base mayor
name-part-against-two = dos enemigos
name-part-against-three = tres enemigos o más
name-part-removed = eliminado
name-part-unrevealed = sin revelar
name-part-wounded = herido
name-part-leader = líder
name-part-one-total = el mismo total
name-part-ability = habilidad
name-part-pierced = perforada
name-part-floor = mínimo
name-part-resistance = Resistencia
name-part-protection = Protección

## Facciones

name-faction-light = Luz
name-faction-darkness = Oscuridad
name-faction-unaligned = Neutral

## Filiaciones

name-affiliation-church = Iglesia
name-affiliation-samael = Samael
name-affiliation-wissenschaft = Wissenschaft
name-affiliation-black-sun = Sol Negro
name-affiliation-empire = Imperio
name-affiliation-azur-alliance = Alianza Azur
name-affiliation-tol-rauko = Tol Rauko
name-affiliation-wanderers = Errantes

## Categorías y papeles

name-category-mystic = Místico
name-category-fighter = Guerrero
name-category-prowler = Acechador
name-role-leader = Líder
name-role-agent = Agente
name-role-summon = Invocación

## Tamaños de base

name-base-small = Pequeña
name-base-medium = Mediana
name-base-large = Grande

## Clases de escenografía

name-scenery-clear = terreno llano
name-scenery-abrupt = terreno abrupto
name-scenery-high = terreno alto infranqueable
name-scenery-low = terreno bajo infranqueable
name-scenery-elevation = elevación
name-scenery-minor = obstáculo menor

## Con qué se choca en el aire

name-crash-minor = un obstáculo menor
name-crash-forest = un bosque
name-crash-wall = un muro
name-crash-impassable = algo infranqueable
name-crash-low = terreno bajo

## Elementos de escenografía en la mesa, por número

name-piece1 = elemento 1
name-piece2 = elemento 2
name-piece3 = elemento 3
name-piece4 = elemento 4
name-piece5 = elemento 5
name-piece6 = elemento 6
name-piece7 = elemento 7
name-piece8 = elemento 8
name-piece9 = elemento 9
name-piece10 = elemento 10
name-piece11 = elemento 11
name-piece12 = elemento 12

## Ediciones

name-edition-core-en = reglas de inicio inglesas
name-edition-core-es = reglas de inicio españolas
name-edition-advanced = reglas avanzadas
name-edition-alpha-it = reglas italianas

## Escenarios

name-scenario-standard = Partida estándar
name-scenario-nodes = Nodos de Poder
name-scenario-flag = Capturar la Bandera
name-scenario-armageddon = Armagedón

## Formas de medir

name-measure-board = tablero de casillas
name-measure-table = mesa con medida libre

## Lo clara que es una victoria

name-band-none = sin cuenta de puntos
name-band-tie = empate
name-band-partial = victoria parcial
name-band-clear = victoria clara
name-band-annihilation = aniquilación

## Cómo termina un combate

name-reason-wiped = no queda nadie en el otro bando
name-reason-wiped-points = a un bando no le queda nadie y deciden los puntos de victoria
name-reason-wiped-nodes = a un bando no le queda nadie y deciden los nodos
name-reason-levels = los niveles que quedan en la mesa
name-reason-points = los puntos de victoria
name-reason-nodes = los nodos en su poder
name-reason-flag = la bandera enemiga llega a casa
name-reason-no-flag = nadie ha llevado a tiempo una bandera a casa
name-reason-too-long = el combate ha durado demasiado
name-reason-resigned = el otro bando se rinde

## Por qué alguien no puede interponerse por un amigo

name-unfit-not-a-friend = no es amigo del objetivo
name-unfit-is-the-target = es el propio objetivo
name-unfit-engaged = está en combate
name-unfit-paralyzed = sufre parálisis
name-unfit-berserk = es bersérker
name-unfit-kept-out = una carta se lo impide
name-unfit-already-intercepted = ya ha interceptado este turno
name-unfit-too-far = está demasiado lejos de la línea
name-unfit-cut-off = terreno infranqueable corta el paso hasta la línea
name-unfit-cannot-fly = solo quien vuela detiene a quien vuela
name-unfit-hidden-attacker = quien ataca se esconde
name-unfit-shooter-higher = quien dispara está más alto que el objetivo

## Zonas de despliegue

name-edge-south = borde inferior del mapa
name-edge-north = borde superior del mapa
name-edge-west = borde izquierdo del mapa
name-edge-east = borde derecho del mapa

## Escenografía

name-crag = Peñasco
name-crates = Cajas
name-grove = Arboleda
name-gully = Barranco
name-hedge = Seto
name-hill = Colina
name-mesa = Mesa rocosa
name-pool = Charca
name-ruined-wall = Muro en ruinas
name-scree = Pedregal
name-thicket = Maleza

## Tableros

name-birch-ring = El anillo de abedules
name-customs-house = La aduana
name-gallows-cross = El cruce de la horca
name-old-terraces = Los viejos bancales
name-quarry-floor = El fondo de la cantera
name-reed-islands = Las islas de juncos
name-stairs-of-ash = Las escaleras de ceniza
name-sunken-court = El patio hundido
name-twin-hills = Las colinas gemelas

## Mesas

name-broken-abbey = La abadía rota
name-crossing-at-dusk = El cruce al anochecer
name-drowned-orchard = El huerto anegado
name-eagle-stones = Las piedras del águila
name-last-ferry = La última barcaza
name-long-fields = Los campos largos
name-salt-market = El mercado de la sal
name-split-valley = El valle partido
name-watch-of-kaldor = La atalaya de Kaldor
