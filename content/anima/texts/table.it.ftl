### Il tavolo di Anima Tactics come lo disegna il terminale, e ciò che chiede prima di una battaglia, in italiano.

## La testa del tavolo

battle-setup = Prima della battaglia
battle-turn = Turno { $turn } di { $limit }. Agisce per primo lo { $side }.
battle-turn-endless = Turno { $turn }, senza limite. Agisce per primo lo { $side }.
battle-over = Fine della battaglia, nel turno { $turn }
battle-field = { $map }: { $measure }, { $scenario }, { $edition }

## La mappa

battle-legend = Segni: { $marks }. a1 e b1 sono personaggi dello schieramento A e dello schieramento B.
battle-legend-level = livello { $level }
battle-legend-zone = zona di schieramento
battle-legend-node = nodo di potere
battle-legend-flag = bandiera
battle-legend-board = Una casella si scrive x,y: x si conta verso destra, y verso l'alto.
battle-legend-letters = Su questa mappa sono lettere: A è a1, B è a2, e in minuscolo a è b1, b è b2. Una casella si scrive x,y: x si conta verso destra, y verso l'alto.
battle-legend-table = Un punto si scrive x,y in pollici: x si conta verso destra, y verso l'alto. Una colonna è { $column } pollici, una riga { $row }.

## Nodi e bandiere

battle-node = Nodo { $number } in { $place }: { $side }
battle-nobody = di nessuno
battle-flag = La bandiera dello { $side }: { $lies }
battle-flag-nowhere = non ancora piazzata
battle-flag-at = in { $place }
battle-flag-carried = la porta { $who }

## I personaggi

battle-side = { $side }, { $zone }: { $standing } di { $all } sul tavolo, { $levels } livelli
battle-side-setup = { $side }: { $standing } di { $all } sul tavolo
battle-waits = { $who }: non ancora schierato
battle-fallen = { $who }: caduto
battle-stands = { $who } in { $place }
battle-fights = { $who } in { $place }: { $life } di { $most } PV, { $actions } di { $all } PA
battle-on-level = al livello { $level }
battle-acts = sta agendo
battle-engaged = ingaggiato con { $enemies }
battle-mark-turned = ha già agito
battle-mark-moved = si è già mosso
battle-mark-sought = ha già cercato
battle-mark-intercepted = ha già intercettato
battle-mark-hidden = nascosto
battle-mark-escaped = è fuggito
battle-mark-stunned = stordito
battle-mark-surfaced = è appena comparso
battle-mark-summoned = evocato
battle-mark-passing = se ne va a fine turno
battle-mark-worthless = non vale nulla per il nemico
battle-tokens = { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    }
battle-on = in vigore: { $abilities }
battle-changed = sotto l'effetto di { $abilities }
battle-gnosis = Gnosis: { $count }
battle-status = { $status } { $count }
battle-on-node = su un nodo
battle-carries = porta la bandiera dello { $side }
battle-bears = porta { $cards }
battle-hand = Carte trama: { $cards }
battle-hand-hidden = una da { $points } punti
battle-card = Livello { $level }, Attacco { $attack }, Danno { $damage }, Difesa { $defense }, Armatura { $armor }, Resistenza { $resistance }, Camminare { $walk }, Correre { $run }
battle-card-range = portata { $range }
battle-marker = { $side }, segnalino { $number } in { $place }
battle-infiltrated = { $who }: infiltrato, da qualche parte fra i segnalini
battle-searched = { $who } ha controllato il segnalino { $number }. C'è qualcuno?
battle-may-reveal = Ora si possono rivelare gli infiltrati.
battle-markers-left = { $count ->
        [one] Resta da mettere 1 segnalino.
       *[other] Restano da mettere { $count } segnalini.
    }
battle-legend-marker = segnalino di infiltrazione
battle-card-intangible = intangibile
battle-card-open-movement = ignora il terreno inospitale
battle-card-advanced-deployment = Schieramento avanzato
battle-card-infiltration = Infiltrazione
battle-card-initiative = Iniziativa
battle-card-critical-mastery = Maestria
battle-card-damage-resistance = non schiva e non contrattacca
battle-card-immunity = immune a { $states }
battle-card-flight = vola

## Che cosa succede ora

battle-attack-aims = { $who } attacca { $target } e nomina chi altro attaccare allo stesso modo.
battle-attack-coming = { $kind }: { $who } contro { $target }. Qualcuno si mette in mezzo?
battle-attack-arrives = { $kind }: { $who } contro { $target }.
battle-attack-pushes = { $kind }: { $who } sposta { $target }.
battle-moving = { $gait }: restano { $left }
battle-scenery-left = { $count ->
        [one] Resta un elemento scenico da piazzare.
       *[other] Restano { $count } elementi scenici da piazzare.
    }

## Quello che le carte offrono e chiedono

battle-ability = { $name }: { $head }. { $body }
battle-ability-bare = { $name }: { $head }.
battle-plot-card = una carta trama
battle-option = { $number }: { $text }
battle-upkeep = { $who } può pagare { $cost } dei suoi { $actions } PA per mantenere { $ability }. Altrimenti finisce.
battle-asks-whether = { $by }: vuoi che accada?
battle-asks-whom = { $by }: per chi?
battle-asks-which = { $by }: quale di queste?
battle-asks-where = Dove va messo { $who }?
battle-asks-counter = { $who }: di quale stato si toglie un segnalino?
battle-moment-deployment-begins = Le zone sono scelte e nessuno è ancora schierato.
battle-moment-game-begins = Tutti sono schierati e sta per cominciare il primo turno.
battle-moment-recovery-begins = Comincia la fase di Recupero.
battle-moment-recovery-ends = Finisce la fase di Recupero.
battle-moment-maintenance-begins = Comincia la fase di Mantenimento.
battle-moment-maintenance-ends = Finisce la fase di Mantenimento.
battle-moment-actions-begin = Comincia la fase di Azione.
battle-moment-turn-ends = Finisce il turno.
battle-moment-activated = { $subject } si attiva.
battle-moment-attacked = { $cause } attacca { $subject }.
battle-moment-before-roll = { $cause } sta per tirare contro { $subject }.
battle-moment-after-roll = { $cause } ha tirato contro { $subject }.
battle-moment-rolls = { $test ->
        [escape] { $subject } sta per tirare per fuggire.
        [seek] { $subject } sta per tirare per la ricerca.
        [resist] { $subject } sta per tirare per resistere a { $cause }.
        [run-over] { $subject } sta per tirare per scansarsi.
        [doom] { $subject } sta per tirare per la Sventura.
        [dodge] { $subject } sta per tirare la schivata.
        [first] I due schieramenti stanno per tirare per chi comincia.
       *[card] Una carta di { $subject } sta per tirare un dado.
    }
battle-moment-rolled = { $subject } ha ottenuto { $die }.
battle-moment-hit = { $cause } colpisce { $subject }.
battle-moment-missed = { $cause } manca { $subject }.
battle-moment-critical = { $cause } mette a segno un critico contro { $subject }.
battle-moment-before-damage = { $subject } sta per perdere punti vita per mano di { $cause }.
battle-moment-before-loss = { $subject } sta per perdere punti vita.
battle-moment-damaged = { $subject } ha perso punti vita.
battle-moment-dying = { $subject } non ha più punti vita.
battle-moment-died = { $subject } ha lasciato il tavolo.
battle-moment-escapes = { $subject } tenta la fuga.
battle-moment-moves = { $subject } sta per muoversi.
battle-moment-moved = { $subject } ha finito di muoversi.
battle-moment-touches = { $subject } è entrato in contatto.
battle-moment-uses = { $subject } ha usato un'abilità.
battle-moment-gnosis = Si spende un punto Gnosis per { $subject }.
battle-moment-summoned = { $subject } è stato evocato.
battle-moment-comes-near = { $subject } si è avvicinato.
battle-moment-revealed = { $subject } non è più nascosto.
battle-moment-healed = { $cause } ha curato { $subject }.
battle-moment-state-given = { $cause } ha causato uno stato a { $subject }.
battle-moment-guarded = { $cause } si frappone per { $subject }.
battle-moment-plays = Si gioca una carta trama.
battle-moment-pays-upkeep = { $subject } ha pagato un mantenimento.
battle-moment-charged = { $subject } ha caricato.
battle-moment-between = Un'azione è finita.
battle-moment-failed = Il tiro di { $subject } è fallito.
battle-moment-succeeded = Il tiro di { $subject } è riuscito.
battle-moment-activation-ends = L'attivazione di { $subject } è finita.
battle-moment-displaced = { $subject } è stato mosso da { $cause }.
battle-moment-passed = { $cause } ha oltrepassato { $subject }.
battle-moment-initiative = Lo schieramento di { $subject } ha vinto il tiro per l'iniziativa.
battle-moment-sacrificed = { $subject } ha sacrificato punti vita.
battle-moment-affected = Un'abilità di { $cause } sta per avere effetto su { $subject }.

## Gruppi di scelte; ciò che è da scrivere si scrive così com'è

group-answer = La tua risposta. Le probabilità valgono per l'attacco così come arriva.
group-answer-more = Per mettersi in mezzo altrove: { $example }
group-window = Puoi rispondere.
group-put = Dove?
group-put-more = In ogni altro posto permesso: { $example }
group-ability = Abilità. Le probabilità sono quelle senza risposta.
group-ability-more = Per finire una carica altrove: { $example }
group-choose = La tua scelta
group-scenery = Piazza elementi scenici.
group-scenery-more = Altrove: { $example }, dove l'ultimo numero sono i quarti di giro.
group-deploy = Schiera qualcuno.
group-deploy-more = Altrove nella tua zona: { $example }
group-infiltrate = Infiltrazione
group-infiltrate-more = Altrove: { $example }
group-flag = Piazza la tua bandiera.
group-flag-more = Altrove nella tua zona: { $example }
group-activate = Chi agisce?
group-fight = Attacca. Le probabilità sono quelle senza risposta.
group-fight-more = Per finire una carica altrove: { $example }
group-move = Muoviti
group-move-more = Per arrampicarsi altrove: { $example }
group-go = Dove?
group-go-more = Altrove: { $example }
group-special = Altre azioni
group-end = Oppure

## Ciò che distingue le scelte

line-offer-figure = { $figure }, { $life } PV, { $actions } PA
line-offer-reach = fino a { $reach }
line-offer-contact = a contatto con { $enemy }
line-offer-towards = verso { $enemy }
line-offer-on-node = sul nodo { $node }
line-offer-to-node = verso il nodo { $node }
line-offer-to-flag = verso la bandiera nemica
line-offer-home = verso casa con la bandiera
line-offer-away = il più lontano da ogni nemico
line-offer-piece = si scrive { $piece_id }
line-offer-front = { $figure }, davanti
line-offer-back = { $figure }, dietro

## Probabilità

line-odds-attack = colpisce il { $chance }%, toglie { $lost } PV in media{ $kill ->
        [0] {""}
       *[other] , uccide il { $kill }%
    }{ $many ->
        [0] {""}
       *[other] ; in tutto { $all } PV{ $own_count ->
            [0] {""}
           *[other] {" "}(e { $own } dei tuoi)
        }
    }{ $cut ->
        [0] {""}
        [1] ; senza quel che segue ai colpi
       *[other] ; solo il primo colpo
    }
line-odds-shot = entro mezza gittata colpisce il { $chance }%, toglie { $lost } PV in media{ $kill ->
        [0] {""}
       *[other] , uccide il { $kill }%
    }; oltre { $far }%, { $far-lost } PV{ $far-kill ->
        [0] {""}
       *[other] , uccide il { $far-kill }%
    }
line-odds-arriving = se arriva, colpisce il { $chance }%, toglie { $lost } PV in media{ $kill ->
        [0] {""}
       *[other] , uccide il { $kill }%
    }
line-odds-arriving-chance = se arriva, riesce il { $chance }%
line-odds-answer = ti colpiscono il { $chance }%, perdi { $lost } PV in media{ $kill ->
        [0] {""}
       *[other] , muori il { $kill }%
    }{ $back ->
        [0] {""}
       *[other] ; rispondi il { $back }%, { $back-lost } PV
    }{ $best ->
        [0] {""}
       *[other] ; la risposta migliore
    }{ $cut ->
        [0] {""}
        [1] ; senza quel che segue ai colpi
       *[other] ; solo il primo colpo
    }
line-odds-effect = { $rolls ->
        [0] ha effetto il { $chance }%
       *[other] ha effetto su { $held } di { $rolls } in media
    }{ $lost_count ->
        [0] {""}
       *[other] , toglie { $lost } PV in media
    }{ $kill ->
        [0] {""}
       *[other] , uccide il { $kill }%
    }
line-odds-chance = riesce il { $chance }%

## Prima di una battaglia

form-edition = Quali regole?
form-measure = A caselle o con misura libera?
form-map = Quale mappa?
form-a = Il gruppo dello schieramento A? Uno di questi, personaggi separati da virgole o un tuo file.
form-b = Il gruppo dello schieramento B? Uno di questi, personaggi separati da virgole o un tuo file.
form-scenario = Quale scenario?
form-scenery = Da dove vengono gli elementi scenici?
name-scenery-from-map = quelli della mappa
name-scenery-from-rolled = si tira e si piazzano a turno
name-scenery-from-none = nessuno

## Che cosa ci si aspettava tra le parole di un'azione

expected-an-action-such-as-walk-attack-b1-or-end = un'azione come 'walk', 'attack b1' o 'end'
expected-a-piece-of-scenery = un elemento scenico
expected-quarter-turns-0-to-3 = quarti di giro, da 0 a 3
expected-an-edge-0-or-1 = un bordo, 0 o 1
expected-a-or-b = a o b
expected-a-figure = un personaggio
expected-a-figure-such-as-a1-or-b3 = un personaggio come a1 o b3
expected-a-place = un posto
expected-a-point-in-inches-such-as-12-5-8 = un punto in pollici come 12.5,8
expected-a-square-such-as-12-8 = una casella come 12,8
expected-a-plot-card = una carta complotto
expected-the-number-of-an-ability = il numero di un'abilità
expected-the-number-of-an-option = il numero di un'opzione
expected-the-number-of-a-marker = il numero di un segnalino
