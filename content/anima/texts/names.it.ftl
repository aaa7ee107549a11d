### I nomi di Anima Tactics in italiano: schieramenti, stati, azioni, parti dei totali, elementi scenici, mappe e finali, un messaggio per ogni identificatore.
### I nomi propri, gli stati e gli attributi del regolamento hanno l'iniziale maiuscola; ciò che sta dentro una frase no.

## Il gioco e i suoi schieramenti

name-anima = Anima Tactics
name-a = Schieramento A
name-b = Schieramento B
name-draw = pareggio

## Pedine, per schieramento e posto nel gruppo

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

## Stati

name-status-haste = Rapidità
name-status-slow = Lentezza
name-status-shield = Scudo
name-status-protection = Protezione
name-status-healing = Guarigione
name-status-poison = Veleno
name-status-blind = Cecità
name-status-doom = Sventura
name-status-seal = Sigillo
name-status-paralyzed = Paralisi
name-status-berserker = Berserker

## Modi di muoversi

name-gait-free = Movimento libero
name-gait-walk = Camminare
name-gait-run = Corsa

## Tipi di attacco

name-kind-melee = Attacco
name-kind-ranged = Attacco a distanza
name-kind-charge = Carica
name-kind-push = Spinta
name-kind-slam = Slam
name-kind-counter = Contrattacco

## Reazioni

name-reaction-dodge = Schivata
name-reaction-counter = Contrattacco
name-reaction-none = nessuna reazione

## Parti dei totali

name-part-attack = Attacco
name-part-die = sul dado
name-part-charge = carica
name-part-counter = contrattacco
name-part-long = distanza lunga
name-part-cover = copertura
name-part-engaged = bersaglio ingaggiato
name-part-higher = posizione rialzata
name-part-moved = movimento lungo
name-part-blind = Cecità
name-part-berserker = Berserker
name-part-defense = Difesa
name-part-damage = Danno
name-part-success = Livello di Successo
name-part-armor = Armatura
name-part-shield = Scudo
name-part-recovery = Recupero
name-part-haste = Rapidità
name-part-slow = Lentezza
name-part-node = nodo
name-part-prowler = Predatore
name-part-fast = velocità
name-part-big-base = basetta grande
name-part-against-two = due nemici
name-part-against-three = tre o più nemici
name-part-removed = eliminato
name-part-unrevealed = mai rivelato
name-part-wounded = ferito
name-part-leader = leader
name-part-one-total = lo stesso totale
name-part-ability = abilità
name-part-pierced = perforata
name-part-floor = minimo
name-part-resistance = Resistenza
name-part-protection = Protezione

## Fazioni

name-faction-light = Luce
name-faction-darkness = Tenebra
name-faction-unaligned = Indipendente

## Affiliazioni

name-affiliation-church = Chiesa
name-affiliation-samael = Samael
name-affiliation-wissenschaft = Wissenschaft
name-affiliation-black-sun = Sole Nero
name-affiliation-empire = Impero
name-affiliation-azur-alliance = Alleanza Azur
name-affiliation-tol-rauko = Tol Rauko
name-affiliation-wanderers = Viandanti

## Categorie e ruoli

name-category-mystic = Mistico
name-category-fighter = Guerriero
name-category-prowler = Predatore
name-role-leader = Leader
name-role-agent = Agente
name-role-summon = Evocazione

## Misure delle basette

name-base-small = Piccola
name-base-medium = Media
name-base-large = Grande

## Tipi di elementi scenici

name-scenery-clear = terreno aperto
name-scenery-abrupt = terreno inospitale
name-scenery-high = terreno elevato intransitabile
name-scenery-low = terreno ribassato intransitabile
name-scenery-elevation = altura
name-scenery-minor = ostacolo minore

## Contro che cosa si sbatte in aria

name-crash-minor = un ostacolo minore
name-crash-forest = una foresta
name-crash-wall = un muro
name-crash-impassable = qualcosa di non oltrepassabile
name-crash-low = terreno basso

## Elementi scenici sul tavolo, per numero

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

## Edizioni

name-edition-core-en = regole introduttive inglesi
name-edition-core-es = regole introduttive spagnole
name-edition-advanced = regole avanzate
name-edition-alpha-it = regole italiane

## Scenari

name-scenario-standard = Partita standard
name-scenario-nodes = Nodi di Potere
name-scenario-flag = Cattura la Bandiera
name-scenario-armageddon = Armageddon

## Modi di misurare

name-measure-board = tabellone a caselle
name-measure-table = tavolo a misura libera

## Quanto è netta una vittoria

name-band-none = senza conteggio di punti
name-band-tie = pareggio
name-band-partial = vittoria parziale
name-band-clear = vittoria netta
name-band-annihilation = annientamento

## Come finisce una battaglia

name-reason-wiped = nell'altro schieramento non resta nessuno
name-reason-wiped-points = a uno schieramento non resta nessuno e decidono i punti vittoria
name-reason-wiped-nodes = a uno schieramento non resta nessuno e decidono i nodi
name-reason-levels = i livelli rimasti sul tavolo
name-reason-points = i punti vittoria
name-reason-nodes = i nodi posseduti
name-reason-flag = la bandiera nemica arriva a casa
name-reason-no-flag = nessuno ha portato in tempo una bandiera a casa
name-reason-too-long = la battaglia è durata troppo
name-reason-resigned = l'altro schieramento si arrende

## Perché qualcuno non può mettersi in mezzo per un amico

name-unfit-not-a-friend = non è un amico del bersaglio
name-unfit-is-the-target = è proprio il bersaglio
name-unfit-engaged = è in corpo a corpo
name-unfit-paralyzed = è in stato di Paralisi
name-unfit-berserk = è un berserker
name-unfit-kept-out = una carta glielo impedisce
name-unfit-already-intercepted = ha già intercettato in questo turno
name-unfit-too-far = è troppo lontano dalla linea
name-unfit-cut-off = un terreno intransitabile sbarra la via fino alla linea
name-unfit-cannot-fly = solo chi vola ferma chi vola
name-unfit-hidden-attacker = chi attacca si nasconde
name-unfit-shooter-higher = chi tira è più in alto del bersaglio

## Zone di schieramento

name-edge-south = bordo inferiore della mappa
name-edge-north = bordo superiore della mappa
name-edge-west = bordo sinistro della mappa
name-edge-east = bordo destro della mappa

## Elementi scenici

name-crag = Rupe
name-crates = Casse
name-grove = Boschetto
name-gully = Burrone
name-hedge = Siepe
name-hill = Collina
name-mesa = Tavolato
name-pool = Stagno
name-ruined-wall = Muro in rovina
name-scree = Ghiaione
name-thicket = Roveto

## Tabelloni

name-birch-ring = L'anello di betulle
name-customs-house = La dogana
name-gallows-cross = Il crocevia della forca
name-old-terraces = I vecchi terrazzamenti
name-quarry-floor = Il fondo della cava
name-reed-islands = Le isole di canne
name-stairs-of-ash = Le scale di cenere
name-sunken-court = Il cortile sommerso
name-twin-hills = Le colline gemelle

## Tavoli

name-broken-abbey = L'abbazia diroccata
name-crossing-at-dusk = L'incrocio al tramonto
name-drowned-orchard = Il frutteto allagato
name-eagle-stones = Le pietre dell'aquila
name-last-ferry = L'ultimo traghetto
name-long-fields = I campi lunghi
name-salt-market = Il mercato del sale
name-split-valley = La valle spaccata
name-watch-of-kaldor = La vedetta di Kaldor
