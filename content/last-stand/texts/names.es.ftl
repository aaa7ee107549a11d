### Los nombres de La última batalla en español: cartas, Titanes, héroes, caras, sitios y finales, un mensaje por identificador.
### Los nombres propios llevan mayúscula inicial y las caras van en mayúsculas; sitios, zonas y finales, en minúscula, caben en una frase.

## El juego

name-last-stand = La última batalla

## Los bandos

name-titan = Titán
name-heroes = Héroes

## Asientos cuyo héroe aún no se ha elegido, y quien mira

name-hero1 = Héroe 1
name-hero2 = Héroe 2
name-hero3 = Héroe 3
name-hero4 = Héroe 4
name-spectator = público

## Los Titanes

name-basic = Titán Básico
name-abnormal = Titán Anómalo
name-voracious = Titán Voraz
name-aggressive = Titán Agresivo

## Los héroes

name-eren = Eren
name-sasha = Sasha
name-erwin = Erwin
name-mikasa = Mikasa
name-levi = Levi
name-conny = Conny
name-armin = Armin
name-hange = Hange

## Cartas de acción del Titán Básico

name-stomp = Pisotón
name-knee-strike = Rodillazo
name-tower-slam = Golpe a la Torre
name-swat = Manotazo
name-frenzy = Frenesí
name-feast = Festín
name-demolish = Demolición

## Cartas de acción del Titán Anómalo

name-leaping-stomp = Pisotón en salto
name-thrash = Convulsión
name-headlong-rush = Embestida ciega
name-shake-off = Sacudida
name-erratic-charge = Carga errática
name-gorge = Atracón
name-seething-steam = Vapor hirviente

## Cartas de acción del Titán Agresivo

name-crushing-stomp = Pisotón aplastante
name-kick = Patada
name-backhand = Revés
name-snatch = Captura
name-rampage = Devastación
name-slaughter = Matanza
name-second-wind = Segundo aliento

## Cartas de acción del Titán Voraz

name-trample = Pisoteo
name-grab = Agarrón
name-sweep = Barrido
name-bite = Mordisco
name-banquet = Banquete
name-chew-through = A dentelladas
name-digest = Digestión

## Cartas de tácticas; las dos mortales son también motivos de victoria

name-blinding-shot = Disparo cegador
name-mutilation = Mutilación
name-collapse = Desplomar
name-cover-to-heal = Cubrirse para curarse
name-rescue = Rescate
name-nape-cut = Corte en la nuca
name-eradication = Erradicación

## Capacidades del Titán

name-devour = Devorar
name-regenerate = Regeneración
name-crush-cannons = Aplastar Cañones
name-hit-hero = Golpear a un Héroe
name-crush-hero = Aplastar a un Héroe
name-hinder = Estorbar a los Héroes
name-sudden-charge = Carga súbita
name-fury = Furia

## Caras de los dados

name-titan-face = TITÁN
name-another-face = otra cara
name-move = MOVER
name-fight = LUCHA
name-cannon = CAÑÓN
name-tactics = TÁCTICA
name-dodge = ESQUIVA

## Sitios, áreas y zonas

name-ground = suelo
name-titan-body = cuerpo del Titán
name-tower = Torre
name-area-ground = suelo
name-area-lower = parte baja del cuerpo
name-area-tower = Torre
name-area-upper = parte alta del cuerpo
name-zone-healthy = zona sana
name-zone-weak = zona DÉBIL
name-zone-kill = zona LETAL

## Motivos de victoria

name-cannons = todos los cañones destruidos
name-citizens = todos los ciudadanos devorados
name-hero-lost = un héroe sin corazones
name-resigned = el otro bando se ha rendido

## Cartas y dados sobre la mesa; «ninguna» se dice de las cartas

name-slot-first = primera carta
name-slot-second = segunda carta
name-slot-fury = carta de Furia
name-face-down = carta boca abajo
name-returned-die = dado devuelto
name-none = ninguna

## Lo que mueve la ficha de salud o cuesta un corazón o un dado

name-cause-card = carta de acción
name-cause-ability = capacidad
name-cause-tactics = carta de tácticas
name-cause-wound = herida
