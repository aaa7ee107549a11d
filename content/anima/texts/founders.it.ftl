### I nomi del pacchetto `founders` in italiano: i suoi personaggi, le loro abilità, le sue carte vantaggio e i suoi gruppi.
### Un personaggio, una carta o un gruppo è `name-<id>`, un'abilità `ability-<carta>-<id>`; le abilità seguono il nome.

## Sole Nero

name-maddalen = Maddalen
ability-maddalen-ledger = Il Libro Mastro
ability-maddalen-interest = Interesse Composto
ability-maddalen-hired-blades = Lame a Contratto
ability-maddalen-foreclosure = Pignoramento
ability-maddalen-collateral = Garanzia

name-silvano = Silvano
ability-silvano-deep-pockets = Tasche Profonde
ability-silvano-out-of-the-crowd = Sbucato dalla Folla
ability-silvano-smugglers-door = Porta del Contrabbandiere
ability-silvano-sand-in-the-eyes = Sabbia negli Occhi

name-repossessor = Pignoratore
ability-repossessor-iron-jaws = Mascelle di Ferro
ability-repossessor-scuttling-charge = Carica di Autodistruzione

name-sabel = Sabel
ability-sabel-bad-medicine = Cattiva Medicina
ability-sabel-borrowed-heart = Cuore in Prestito
ability-sabel-anatomy = Anatomia
ability-sabel-sedative = Sedativo

name-teodric = Teodric
ability-teodric-unredeemed = Mai Riscattati
ability-teodric-short-leash = Guinzaglio Corto
ability-teodric-called-in = Riscossione Immediata
ability-teodric-cold-receipt = Ricevuta Gelida

name-pawned-shade = Ombra Impegnata
ability-pawned-shade-fading = Dissolvenza
ability-pawned-shade-hollow-grasp = Stretta Vuota

name-vorga = Vorga
ability-vorga-gallery = Per il Pubblico
ability-vorga-encore = Bis
ability-vorga-weighted-net = Rete Piombata
ability-vorga-trident = Tridente
ability-vorga-twist = Torsione
ability-vorga-thumbs-down = Pollice Verso

name-omra = Omra
ability-omra-walk-through = Attraverso
ability-omra-wail = Lamento
ability-omra-last-instalment = Ultima Rata

## Alleanza Azur

name-caspia = Caspia
ability-caspia-signal-flags = Bandiere di Segnalazione
ability-caspia-shoulder-to-shoulder = Spalla a Spalla
ability-caspia-boarding-order = Ordine d'Abbordaggio
ability-caspia-riposte = Risposta di Lama
ability-caspia-broadside = Bordata

name-ondrea = Ondrea
ability-ondrea-salt-lash = Frusta di Sale
ability-ondrea-undertow = Risucchio
ability-ondrea-spring-tide = Marea Viva
ability-ondrea-sea-mist = Bruma Marina

name-joss = Joss
ability-joss-whale-killer = Ammazzabalene
ability-joss-harpoon = Arpione
ability-joss-on-the-line = Sulla Lenza
ability-joss-flensing = Scuoiatura

name-fenn = Fenn
ability-fenn-light-as-a-feather = Leggero come una Piuma
ability-fenn-stoop = Picchiata
ability-fenn-updraft = Corrente Ascensionale
ability-fenn-birds-eye = A Volo d'Uccello

name-harbour-guard = Guardia del Porto
ability-harbour-guard-close-ranks = Serrare i Ranghi
ability-harbour-guard-musket = Moschetto

name-varn = Varn
ability-varn-gathering-storm = Tempesta Crescente
ability-varn-live-blade = Lama Elettrizzata
ability-varn-thunder-on-arrival = Arrivo del Tuono
ability-varn-discharge = Scarica
ability-varn-lightning-rod = Parafulmine

name-benthe = Benthe
ability-benthe-living-reef = Scogliera Vivente
ability-benthe-breakwater = Frangiflutti
ability-benthe-into-the-shell = Dentro il Guscio
ability-benthe-tail-sweep = Spazzata di Coda
ability-benthe-slow-tides = Maree Lente

## Tol Rauko

name-aldreda = Aldreda
ability-aldreda-three-seals = Tre Sigilli
ability-aldreda-break-a-seal = Spezzare un Sigillo
ability-aldreda-keepers-oath = Giuramento della Custode
ability-aldreda-verdict = Verdetto

name-aldreda-unsealed = Aldreda senza Sigilli
ability-aldreda-unsealed-burning-vessel = Vaso in Fiamme
ability-aldreda-unsealed-word-of-unmaking = Parola che Disfa
ability-aldreda-unsealed-the-open-door = La Porta Aperta

name-vault-sentinel = Sentinella della Cripta
ability-vault-sentinel-stand-fast = A Piè Fermo
ability-vault-sentinel-bar-the-way = Sbarrare il Passo

name-lucan = Lucan
ability-lucan-struck-out = Cancellato
ability-lucan-dead-language = Lingua Morta
ability-lucan-known-weakness = Punto Debole
ability-lucan-footnote = Nota a Piè di Pagina

name-hale = Hale
ability-hale-patience = Pazienza
ability-hale-returned-gift = Dono Restituito
ability-hale-flowing-sleeve = Manica Fluente
ability-hale-empty-hand = Mano Vuota
ability-hale-prayer-beads = Grani di Preghiera
ability-hale-iron-body = Corpo di Ferro

name-vane = Vane
ability-vane-lantern-light = Luce di Lanterna
ability-vane-no-shadow-left = Nessuna Ombra Rimasta
ability-vane-watchfire = Fuoco di Guardia
ability-vane-flare-bolt = Dardo Illuminante

name-thrale = Thrale
ability-thrale-the-box = La Scatola
ability-thrale-feeding = Nutrirla
ability-thrale-close-the-lid = Chiudere il Coperchio
ability-thrale-not-yet = Non Ancora

name-burl = Burl
ability-burl-deep-roots = Radici Profonde
ability-burl-landslide = Frana

name-tavish = Tavish
ability-tavish-shield-bash = Colpo di Scudo

## Viandanti

name-mirelle = Mirelle
ability-mirelle-first-on-the-road = Prima sulla Strada
ability-mirelle-company-of-the-road = Compagnia della Strada
ability-mirelle-campfire = Fuoco da Campo
ability-mirelle-short-cut = Scorciatoia
ability-mirelle-strike-camp = Levare il Campo
ability-mirelle-two-knives = Due Coltelli

name-tamsin = Tamsin
ability-tamsin-lucky-streak = Serie Fortunata
ability-tamsin-ace-in-the-sleeve = Asso nella Manica
ability-tamsin-double-or-nothing = Lascia o Raddoppia
ability-tamsin-loaded-dice = Dadi Truccati

name-ansa = Ansa
ability-ansa-old-friends = Vecchi Amici
ability-ansa-side-by-side = Fianco a Fianco
ability-ansa-at-them = Addosso!
ability-ansa-honeycomb = Favo di Miele
ability-ansa-grief = Lutto

name-old-bruin = Vecchio Bruin
ability-old-bruin-thick-fur = Pelo Folto
ability-old-bruin-maul = Zampata

name-emeric = Emeric
ability-emeric-heron-stance = Posizione dell'Airone
ability-emeric-boar-stance = Posizione del Cinghiale
ability-emeric-heron-strikes = L'Airone Colpisce
ability-emeric-boar-gores = Il Cinghiale Carica
ability-emeric-one-breath = Un Solo Respiro
ability-emeric-last-pupil = Ultimo Allievo

name-hesk = Hesk
ability-hesk-wide-scythe = Falce Ampia
ability-hesk-ride-through = Al Galoppo
ability-hesk-ashfall = Pioggia di Cenere
ability-hesk-dread = Sgomento
ability-hesk-reaping = Mietitura

name-wend = Wend
ability-wend-hide-and-seek = Nascondino
ability-wend-cold-spot = Punto Gelido
ability-wend-wrong-way = Strada Sbagliata
ability-wend-found-it = Trovato
ability-wend-lullaby = Ninna Nanna

name-yrsel = Yrsel
ability-yrsel-already-there = Già sul Posto
ability-yrsel-stealth = Furtività

## Wissenschaft

name-quillon = Quillon
ability-quillon-only-round = L'Unico Colpo

name-seraphe = Seraphe
ability-seraphe-prism = Prisma

## Carte vantaggio

name-bottled-storm = Tempesta in Bottiglia
ability-bottled-storm-bottled-storm = Tempesta in Bottiglia

name-broken-omen = Presagio Infranto
ability-broken-omen-broken-omen = Presagio Infranto

name-captains-bane = Flagello dei Capitani
ability-captains-bane-captains-bane = Flagello dei Capitani

name-counting-charm = Amuleto del Conto
ability-counting-charm-counting-charm = Amuleto del Conto

name-duelling-buckler = Brocchiere da Duello
ability-duelling-buckler-duelling-buckler = Brocchiere da Duello

name-early-start = Partenza all'Alba
ability-early-start-early-start = Partenza all'Alba

name-evil-eye = Malocchio
ability-evil-eye-evil-eye = Malocchio

name-forced-march = Marcia Forzata
ability-forced-march-forced-march = Marcia Forzata

name-hooked-chain = Catena Uncinata
ability-hooked-chain-hooked-chain = Catena Uncinata

name-knives-out = Fuori i Coltelli
ability-knives-out-knives-out = Fuori i Coltelli

name-nine-lives = Sette Vite
ability-nine-lives-nine-lives = Sette Vite

name-not-today = Non Oggi
ability-not-today-not-today = Non Oggi

name-rearguard = Retroguardia
ability-rearguard-rearguard = Retroguardia

name-road-worn-boots = Stivali Consumati
ability-road-worn-boots-road-worn-boots = Stivali Consumati

name-salt-cloak = Mantello di Sale
ability-salt-cloak-salt-cloak = Mantello di Sale

name-second-breath = Secondo Fiato
ability-second-breath-second-breath = Secondo Fiato

name-sleepless-night = Notte Insonne
ability-sleepless-night-sleepless-night = Notte Insonne

name-team-first-watch = Primo Turno
ability-team-first-watch-called-from-above = Avviso dall'Alto
ability-team-first-watch-never-alone = Mai da Soli

name-team-lock-and-key = Sotto Chiave
ability-team-lock-and-key-under-the-shield = Sotto lo Scudo
ability-team-lock-and-key-read-aloud = Lettura ad Alta Voce

name-vault-key = Chiave della Cripta
ability-vault-key-vault-key = Chiave della Cripta

name-vendetta = Vendetta
ability-vendetta-vendetta = Vendetta

## Senza abilità

name-brannoc = Brannoc
name-corvane = Corvane
name-drusk = Drusk
name-ghorm = Ghorm
name-halloran = Halloran
name-isaura = Isaura
name-meriel = Meriel
name-nerezza = Nerezza
name-vasska = Vasska

## Gruppi

name-admirals-own = I Fidi dell'Ammiraglia
name-ash-riders = I Cavalieri di Cenere
name-bad-debts = Debiti Inesigibili
name-bear-dance = Il Ballo dell'Orso
name-black-ledger = Il Libro Nero
name-blood-and-sand = Sangue e Sabbia
name-board-of-audit = Il Collegio dei Revisori
name-box-bearers = I Portatori della Scatola
name-caravan-guard = La Scorta della Carovana
name-convoy = Il Convoglio
name-creditors = I Creditori
name-crossroads = Il Crocevia
name-deep-water = Acque Profonde
name-drifters = I Vagabondi
name-gate-wardens = I Guardiani della Porta
name-high-tide = Alta Marea
name-lantern-round = La Ronda della Lanterna
name-long-way-home = La Lunga Via di Casa
name-night-collectors = Gli Esattori Notturni
name-night-court = La Corte della Notte
name-ninth-vault = La Nona Cripta
name-old-guard = La Vecchia Guardia
name-open-road = La Strada Aperta
name-pawn-shop = Il Banco dei Pegni
name-pilgrims = I Pellegrini
name-seal-keepers = I Guardasigilli
name-shore-leave = Franchigia a Terra
name-stone-and-roots = Pietra e Radici
name-storm-signal = Il Segnale di Tempesta
