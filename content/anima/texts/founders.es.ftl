### Los nombres del paquete `founders` en español: sus personajes, las habilidades de cada uno, sus cartas de ventaja y sus grupos.
### Un personaje, una carta o un grupo es `name-<id>`, una habilidad `ability-<carta>-<id>`; las habilidades siguen al nombre.

## Sol Negro

name-maddalen = Maddalen
ability-maddalen-ledger = El Libro Mayor
ability-maddalen-interest = Interés Compuesto
ability-maddalen-hired-blades = Aceros a Sueldo
ability-maddalen-foreclosure = Embargo
ability-maddalen-collateral = Aval

name-silvano = Silvano
ability-silvano-deep-pockets = Bolsillos Hondos
ability-silvano-out-of-the-crowd = Salido de la Multitud
ability-silvano-smugglers-door = Puerta de Contrabandista
ability-silvano-sand-in-the-eyes = Arena en los Ojos

name-repossessor = Embargador
ability-repossessor-iron-jaws = Mandíbulas de Hierro
ability-repossessor-scuttling-charge = Carga de Demolición

name-sabel = Sabel
ability-sabel-bad-medicine = Mala Medicina
ability-sabel-borrowed-heart = Corazón Prestado
ability-sabel-anatomy = Anatomía
ability-sabel-sedative = Sedante

name-teodric = Teodric
ability-teodric-unredeemed = Sin Rescatar
ability-teodric-short-leash = Correa Corta
ability-teodric-called-in = Cobro Inmediato
ability-teodric-cold-receipt = Recibo Helado

name-pawned-shade = Sombra Empeñada
ability-pawned-shade-fading = Desvanecimiento
ability-pawned-shade-hollow-grasp = Mano Hueca

name-vorga = Vorga
ability-vorga-gallery = De Cara a la Grada
ability-vorga-encore = Otra Vez
ability-vorga-weighted-net = Red Lastrada
ability-vorga-trident = Tridente
ability-vorga-twist = Giro de Muñeca
ability-vorga-thumbs-down = Pulgar Abajo

name-omra = Omra
ability-omra-walk-through = A Través
ability-omra-wail = Lamento
ability-omra-last-instalment = Último Plazo

## Alianza Azur

name-caspia = Caspia
ability-caspia-signal-flags = Banderas de Señales
ability-caspia-shoulder-to-shoulder = Hombro con Hombro
ability-caspia-boarding-order = Orden de Abordaje
ability-caspia-riposte = Estocada de Respuesta
ability-caspia-broadside = Andanada

name-ondrea = Ondrea
ability-ondrea-salt-lash = Látigo de Sal
ability-ondrea-undertow = Resaca
ability-ondrea-spring-tide = Marea Viva
ability-ondrea-sea-mist = Bruma Marina

name-joss = Joss
ability-joss-whale-killer = Mataballenas
ability-joss-harpoon = Arpón
ability-joss-on-the-line = En el Sedal
ability-joss-flensing = Despiece

name-fenn = Fenn
ability-fenn-light-as-a-feather = Ligero como una Pluma
ability-fenn-stoop = Picado
ability-fenn-updraft = Corriente Ascendente
ability-fenn-birds-eye = A Vista de Pájaro

name-harbour-guard = Guardia del Puerto
ability-harbour-guard-close-ranks = Cerrar Filas
ability-harbour-guard-musket = Mosquete

name-varn = Varn
ability-varn-gathering-storm = Tormenta Creciente
ability-varn-live-blade = Hoja Electrizada
ability-varn-thunder-on-arrival = Llegada del Trueno
ability-varn-discharge = Descarga
ability-varn-lightning-rod = Pararrayos

name-benthe = Benthe
ability-benthe-living-reef = Arrecife Viviente
ability-benthe-breakwater = Rompeolas
ability-benthe-into-the-shell = Dentro del Caparazón
ability-benthe-tail-sweep = Barrido de Cola
ability-benthe-slow-tides = Mareas Lentas

## Tol Rauko

name-aldreda = Aldreda
ability-aldreda-three-seals = Tres Sellos
ability-aldreda-break-a-seal = Romper un Sello
ability-aldreda-keepers-oath = Juramento de la Guardiana
ability-aldreda-verdict = Veredicto

name-aldreda-unsealed = Aldreda sin Sellos
ability-aldreda-unsealed-burning-vessel = Vasija en Llamas
ability-aldreda-unsealed-word-of-unmaking = Palabra que Deshace
ability-aldreda-unsealed-the-open-door = La Puerta Abierta

name-vault-sentinel = Centinela de la Cámara
ability-vault-sentinel-stand-fast = A Pie Firme
ability-vault-sentinel-bar-the-way = Cerrar el Paso

name-lucan = Lucan
ability-lucan-struck-out = Tachado
ability-lucan-dead-language = Lengua Muerta
ability-lucan-known-weakness = Punto Débil
ability-lucan-footnote = Nota al Pie

name-hale = Hale
ability-hale-patience = Paciencia
ability-hale-returned-gift = Regalo Devuelto
ability-hale-flowing-sleeve = Manga Fluida
ability-hale-empty-hand = Mano Vacía
ability-hale-prayer-beads = Cuentas de Oración
ability-hale-iron-body = Cuerpo de Hierro

name-vane = Vane
ability-vane-lantern-light = Luz de Farol
ability-vane-no-shadow-left = Sin Sombra donde Esconderse
ability-vane-watchfire = Fuego de Guardia
ability-vane-flare-bolt = Virote Llameante

name-thrale = Thrale
ability-thrale-the-box = La Caja
ability-thrale-feeding = Darle de Comer
ability-thrale-close-the-lid = Cerrar la Tapa
ability-thrale-not-yet = Todavía No

name-burl = Burl
ability-burl-deep-roots = Raíces Hondas
ability-burl-landslide = Corrimiento de Tierra

name-tavish = Tavish
ability-tavish-shield-bash = Golpe de Escudo

## Errantes

name-mirelle = Mirelle
ability-mirelle-first-on-the-road = Primera en el Camino
ability-mirelle-company-of-the-road = Compañía del Camino
ability-mirelle-campfire = Hoguera
ability-mirelle-short-cut = Atajo
ability-mirelle-strike-camp = Levantar el Campamento
ability-mirelle-two-knives = Dos Cuchillos

name-tamsin = Tamsin
ability-tamsin-lucky-streak = Buena Racha
ability-tamsin-ace-in-the-sleeve = As en la Manga
ability-tamsin-double-or-nothing = Doble o Nada
ability-tamsin-loaded-dice = Dados Cargados

name-ansa = Ansa
ability-ansa-old-friends = Viejos Amigos
ability-ansa-side-by-side = Codo con Codo
ability-ansa-at-them = ¡A por Ellos!
ability-ansa-honeycomb = Panal de Miel
ability-ansa-grief = Duelo

name-old-bruin = Viejo Bruin
ability-old-bruin-thick-fur = Pelaje Espeso
ability-old-bruin-maul = Zarpazo

name-emeric = Emeric
ability-emeric-heron-stance = Postura de la Garza
ability-emeric-boar-stance = Postura del Jabalí
ability-emeric-heron-strikes = La Garza Golpea
ability-emeric-boar-gores = El Jabalí Embiste
ability-emeric-one-breath = Un Solo Aliento
ability-emeric-last-pupil = Último Discípulo

name-hesk = Hesk
ability-hesk-wide-scythe = Guadaña Ancha
ability-hesk-ride-through = Paso al Galope
ability-hesk-ashfall = Lluvia de Ceniza
ability-hesk-dread = Pavor
ability-hesk-reaping = Siega

name-wend = Wend
ability-wend-hide-and-seek = Escondite
ability-wend-cold-spot = Punto Frío
ability-wend-wrong-way = Camino Equivocado
ability-wend-found-it = Lo Encontré
ability-wend-lullaby = Nana

name-yrsel = Yrsel
ability-yrsel-already-there = Ya Estaba Allí
ability-yrsel-stealth = Sigilo

## Wissenschaft

name-quillon = Quillon
ability-quillon-only-round = La Única Bala

name-seraphe = Seraphe
ability-seraphe-prism = Prisma

## Cartas de ventaja

name-bottled-storm = Tormenta Embotellada
ability-bottled-storm-bottled-storm = Tormenta Embotellada

name-broken-omen = Presagio Roto
ability-broken-omen-broken-omen = Presagio Roto

name-captains-bane = Azote de Capitanes
ability-captains-bane-captains-bane = Azote de Capitanes

name-counting-charm = Amuleto de Cuentas
ability-counting-charm-counting-charm = Amuleto de Cuentas

name-duelling-buckler = Rodela de Duelo
ability-duelling-buckler-duelling-buckler = Rodela de Duelo

name-early-start = Salida Temprana
ability-early-start-early-start = Salida Temprana

name-evil-eye = Mal de Ojo
ability-evil-eye-evil-eye = Mal de Ojo

name-forced-march = Marcha Forzada
ability-forced-march-forced-march = Marcha Forzada

name-hooked-chain = Cadena con Garfio
ability-hooked-chain-hooked-chain = Cadena con Garfio

name-knives-out = Cuchillos Fuera
ability-knives-out-knives-out = Cuchillos Fuera

name-nine-lives = Siete Vidas
ability-nine-lives-nine-lives = Siete Vidas

name-not-today = Hoy No
ability-not-today-not-today = Hoy No

name-rearguard = Retaguardia
ability-rearguard-rearguard = Retaguardia

name-road-worn-boots = Botas Gastadas
ability-road-worn-boots-road-worn-boots = Botas Gastadas

name-salt-cloak = Capa de Sal
ability-salt-cloak-salt-cloak = Capa de Sal

name-second-breath = Segundo Aliento
ability-second-breath-second-breath = Segundo Aliento

name-sleepless-night = Noche en Vela
ability-sleepless-night-sleepless-night = Noche en Vela

name-team-first-watch = Primera Guardia
ability-team-first-watch-called-from-above = Aviso desde el Aire
ability-team-first-watch-never-alone = Nunca a Solas

name-team-lock-and-key = Bajo Llave
ability-team-lock-and-key-under-the-shield = Bajo el Escudo
ability-team-lock-and-key-read-aloud = Lectura en Voz Alta

name-vault-key = Llave de la Cámara
ability-vault-key-vault-key = Llave de la Cámara

name-vendetta = Vendetta
ability-vendetta-vendetta = Vendetta

## Sin habilidades

name-brannoc = Brannoc
name-corvane = Corvane
name-drusk = Drusk
name-ghorm = Ghorm
name-halloran = Halloran
name-isaura = Isaura
name-meriel = Meriel
name-nerezza = Nerezza
name-vasska = Vasska

## Grupos

name-admirals-own = Los de la Almirante
name-ash-riders = Los Jinetes de Ceniza
name-bad-debts = Deudas Incobrables
name-bear-dance = El Baile del Oso
name-black-ledger = El Libro Negro
name-blood-and-sand = Sangre y Arena
name-board-of-audit = La Junta de Auditores
name-box-bearers = Los Portadores de la Caja
name-caravan-guard = La Escolta de la Caravana
name-convoy = El Convoy
name-creditors = Los Acreedores
name-crossroads = La Encrucijada
name-deep-water = Aguas Profundas
name-drifters = Los Errantes
name-gate-wardens = Los Guardianes del Portón
name-high-tide = Pleamar
name-lantern-round = La Ronda del Farol
name-long-way-home = El Largo Regreso
name-night-collectors = Los Cobradores Nocturnos
name-night-court = La Corte Nocturna
name-ninth-vault = La Novena Cámara
name-old-guard = La Vieja Guardia
name-open-road = El Camino Abierto
name-pawn-shop = La Casa de Empeños
name-pilgrims = Los Peregrinos
name-seal-keepers = Los Guardasellos
name-shore-leave = Permiso en Tierra
name-stone-and-roots = Piedra y Raíces
name-storm-signal = La Señal de Tormenta
