### Il tavolo di The Last Stand come lo disegna il terminale, in italiano.

## Il round

table-setup = Preparazione
table-over = Fine della partita, nel round { $round }
table-round = Round { $round }, fase { $stage } di 7
table-stage-1 = Carte
table-stage-2 = Tiro
table-stage-3 = Capacità
table-stage-4 = Resi
table-stage-5 = Colpi
table-stage-6 = Azioni
table-stage-7 = Fine

## Il tabellone

table-levels = Livelli
table-health = Salute del Titano: casella { $box } di { $last }, { $zone }
table-weak = DEBOLE
table-kill = LETALE
table-pieces = Cannoni in piedi: { $cannons } (CANNONE usati in questo round: { $used }). Cittadini: { $citizens }

## Gli eroi

table-heroes = Eroi
table-hero-setup = { "  " }{ $seat } { $name }: { $stands }
table-hero = { "  " }{ $seat } { $name }: { $stands }, { $hearts ->
        [one] 1 cuore
       *[other] { $hearts } cuori
    }
table-on-offer = Eroi disponibili
table-nowhere = non ancora piazzato
table-stands = livello { $level } ({ $place })
table-content = , ha detto «fatto»
table-holds-none = non ha dadi
table-holds = ha { $faces }
table-borrowed = in prestito { $face }
table-half = resta 1 { $face } di un dado doppio
table-locked = TITANO bloccati { $count }
table-with-titan = presso il Titano { $count }
table-returned = da ritirare { $count }
table-aside = messi da parte { $count }
table-lent = prestati { $count }
table-spent = spesi { $count }
table-power-eren = può prestare un dado a ogni compagno prima dei colpi
table-power-sasha = la sua SCHIVATA vale come qualsiasi faccia tranne TITANO
table-power-erwin = TATTICA e SCHIVATA valgono l'una per l'altra
table-power-mikasa = la sua LOTTA conta doppio
table-power-conny = la sua MOSSA conta doppio
table-power-levi = non cede al Titano i suoi dadi TITANO
table-power-armin = per una TATTICA mette in cima una carta tattica a scelta
table-power-hange = il suo CANNONE ferisce da qualsiasi livello
table-power-of-lend = può prestare un dado a ogni compagno prima dei colpi
table-power-of-wild = { $face } vale come qualsiasi faccia tranne TITANO
table-power-of-swap = { $face } e { $with } valgono l'una per l'altra
table-power-of-double = ogni { $face } dell'eroe conta doppio
table-power-of-keeps-titan = non cede al Titano i suoi dadi TITANO
table-power-of-search = per { $price } { $face } mette in cima una carta tattica a scelta
table-power-of-far = ogni { $face } dell'eroe ferisce da qualsiasi livello

## Il Titano

table-ability = { "  " }{ $name } ({ $cost } TITANO): { $does }
table-third-locked-weak = bloccata finché il segnalino salute non è nella zona DEBOLE, dalla casella { $box }
table-third-locked-healthy = bloccata finché il segnalino salute è nella zona DEBOLE o LETALE
table-ability-hit-hero = gli eroi scelgono chi perde un cuore
table-ability-crush-hero = il Titano sceglie chi perde un cuore
table-ability-hinder = mette da parte un dado di un eroe
table-ability-sudden-charge = scambia una carta sul tavolo con una della mano
table-ability-fury = gioca una terza carta scoperta
table-titan-dice = { "  " }Dadi presso il Titano: { $count } ({ $whose })
table-slot-first = { "  " }Prima carta: { $lies }
table-slot-fury = { "  " }Carta di Furia: { $lies }
table-slot-second = { "  " }Seconda carta: { $lies }
table-slot-empty = nessuna
table-slot-face-down = coperta
table-slot-hidden = coperta, una di queste: { $cards }
table-slot-hidden-known = coperta, { $card }
table-hand = { "  " }Mano: { $cards }
table-hand-or-hidden = { "  " }Mano e carta coperta: { $cards }
table-laid-aside = { "  " }Da parte in questo round: { $cards }
table-card-individual = { $name }: ogni eroe su { $levels } ({ $area }) { $effects }, oppure paga { $price } SCHIVATA
table-card-collective = { $name }: { $effects }, a meno che gli eroi insieme non paghino { $price } TATTICA
table-effect-lose-heart = perde un cuore
table-effect-lose-die = perde un dado
table-effect-devour = mangia { $count ->
        [one] 1 cittadino
       *[other] { $count } cittadini
    }
table-effect-cannons = distrugge { $count ->
        [one] 1 cannone
       *[other] { $count } cannoni
    }
table-effect-regenerate = guarisce di { $count ->
        [one] 1 casella
       *[other] { $count } caselle
    }

## Tattiche

table-tactics = Carta tattica: { $card }
table-met = [x]
table-open = [ ]
table-condition = un eroe al livello { $level } paga { $symbols }
table-together = tutti insieme pagano { $symbols } (pagato: { $paid })
table-kill-zone = il segnalino è nella zona LETALE
table-two-heroes = Con due eroi ne bastano { $needed } su tre.
table-two-heroes-kill = Con due eroi ne bastano { $needed } su tre: la zona è una, e un eroe sta al livello { $level }.
table-tactics-open-cards = Effetto: dal prossimo round il Titano gioca entrambe le carte scoperte.
table-tactics-remove-card = Effetto: una carta a caso della mano del Titano esce dal gioco.
table-tactics-collapse = Effetto: il segnalino va nell'ultima casella.
table-tactics-heal = Effetto: ogni eroe recupera { $count ->
        [one] 1 cuore
       *[other] { $count } cuori
    }, fino a { $most }.
table-tactics-rescue = Effetto: tornano fino a { $count } cittadini.
table-tactics-victory = Effetto: gli eroi vincono.
table-deck = { "  " }Prossime nel mazzo: { $cards }

## Probabilità

line-odds-roll = TITANO { $titan }%

## Che cosa ci si aspettava tra le parole di un'azione

expected-an-action-such-as-roll-fight-1-or-content = un'azione come 'roll fight:1' o 'content'
expected-a-titan = un Titano
expected-a-hero = un eroe
expected-a-level = un livello
expected-a-tactics-card = una carta tattica
expected-an-action-card = una carta azione
expected-a-hero-s-seat = il posto di un eroe
expected-a-hero-s-seat-such-as-hero1 = il posto di un eroe come hero1
expected-a-face = una faccia
expected-a-face-and-a-number-such-as-fight-2 = una faccia e un numero come fight:2
expected-each-face-once = ogni faccia una volta sola
expected-up-or-down = up o down
expected-other-or-nothing = other o niente
expected-how-many-other-dice = quanti altri dadi
expected-a-condition-1-or-2 = una condizione, 1 o 2
expected-an-ability-1-to-3 = una capacità, da 1 a 3
expected-pay = pay
expected-how-many-dice-of-each-hero-such-as-1-0-2-0 = quanti dadi di ogni eroe, come 1,0,2,0
expected-first-or-second = first o second
expected-on-die-returned-swap-or-card = on, die, returned, swap o card
