### Quello che la pagina dice di Anima Tactics, in italiano: che cosa succede ora, che cosa si chiede a chi, nomi brevi delle scelte.
### Ogni frase parla a chi viene interrogato; il suo «may» a chi può parlare senza essere atteso, il suo «wait» a tutti gli altri.

## Gli accordi

battle-terms-levels = { $levels } livelli per parte.
battle-terms-open = Le distanze si possono misurare in ogni momento.
battle-terms-blind = Le distanze si misurano solo dopo una dichiarazione.

## Il terreno

battle-ground-abrupt = Si avanza piano; dà copertura a chi ci sta dentro o dietro.
battle-ground-high = Nessuno ci passa né ci vede attraverso.
battle-ground-low = Nessuno lo attraversa a piedi; tutti ci vedono oltre.
battle-ground-elevation = Terreno rialzato: salire costa di più e da sopra si tira meglio.
battle-ground-minor = Dà copertura a chi ci sta dietro e non ostacola nessuno.

## Attributi

battle-attribute-attack = Attacco
battle-attribute-damage = Danno
battle-attribute-defense = Difesa
battle-attribute-armor = Armatura
battle-attribute-life = Vita
battle-attribute-resistance = Resistenza
battle-attribute-walk = Passo
battle-attribute-run = Corsa
battle-attribute-range = Gittata
battle-attribute-actions = Azioni
battle-attribute-recovery = Recupero

## Che cosa succede, in breve

battle-step-aim = { $attacker } indica un altro bersaglio
battle-step-defend-shot = { $attacker } tira a { $target }
battle-step-defend-charge = { $attacker } si lancia su { $target }
battle-step-react = { $attacker } contro { $target }
battle-step-after-roll = { $attacker } ha tirato contro { $target }
battle-step-push-to = { $attacker } allontana { $target }
battle-step-defense-die = tira { $target }
battle-step-attack-die = tira { $attacker }
battle-step-attack = { $attacker } contro { $target }
battle-step-escape = { $who } tenta di fuggire
battle-step-seek = { $who } cerca
battle-step-found = { $who } ha frugato il segnalino { $number }
battle-step-throw-will = { $who } può essere scagliato
battle-step-throw-way = { $who } viene scagliato
battle-step-throw-fly = { $who } vola
battle-step-throw-avoid = { $over } è in mezzo
battle-step-throw-roll = { $over } è in mezzo
battle-step-window = le carte possono rispondere
battle-step-doing-word = { $ability }
battle-step-doing-pick = { $ability }
battle-step-doing-option = { $ability }
battle-step-doing-counter = { $ability }
battle-step-doing-place = { $ability }
battle-step-doing-resist = { $ability }
battle-step-doing-die = { $ability }
battle-step-cards = le carte hanno effetto
battle-step-take-plot = si prendono le carte trama
battle-step-scenery-count = si tira per gli elementi scenici
battle-step-scenery-order = tutti e due tirano per il primo elemento
battle-step-place-scenery = si dispongono gli elementi scenici
battle-step-deploy-roll = tutti e due tirano per il lato
battle-step-choose-edge = si sceglie il lato
battle-step-deploy = schieramento
battle-step-place-markers = si dispongono i segnalini
battle-step-place-flag = si dispongono le bandiere
battle-step-first-roll = si tira l'iniziativa
battle-step-choose-first = iniziativa
battle-step-reveal = infiltrati
battle-step-doom = Condanna
battle-step-act = chi agisce ora
battle-step-active = agisce { $who }
battle-step-acting = agisce { $who }
battle-step-moving = { $who } si muove
battle-step-upkeep = mantenimento
battle-step-phase = il turno prosegue
battle-step-over = la fine

## La frase

battle-now-aim = Chi altro attacca { $attacker }?
    .wait = Attacca { $attacker }. Si aspetta che { $side } indichi chi altro è attaccato.
battle-now-defend-shot = { $can ->
        [step-in] { $attacker } tira a { $target }. Qualcuno prende il colpo al suo posto?
       *[other] { $attacker } tira a { $target }. Lo lasci venire?
    }
    .wait = { $attacker } tira a { $target }. Si aspetta { $side }: qualcuno si mette in mezzo?
battle-now-defend-charge = { $can ->
        [step-in] { $attacker } carica { $target }. Qualcuno intercetta?
       *[other] { $attacker } carica { $target }. Lo lasci venire?
    }
    .wait = { $attacker } carica { $target }. Si aspetta { $side }: qualcuno intercetta?
battle-now-react = { $kind_id ->
        [kind-ranged] { $attacker } tira a { $target }.
        [kind-charge] { $attacker } carica { $target }.
        [kind-push] { $attacker } spinge { $target }.
        [kind-slam] { $attacker } travolge { $target }.
        [kind-counter] { $attacker } contrattacca { $target }.
       *[other] { $attacker } attacca { $target }.
    } { $can ->
        [both] Schivi, contrattacchi o incassi?
        [dodge] Schivi o incassi?
        [counter] Contrattacchi o incassi?
       *[other] Incassi o rispondi con un'abilità?
    }
    .wait = { $kind_id ->
        [kind-ranged] { $attacker } tira a { $target }.
        [kind-charge] { $attacker } carica { $target }.
        [kind-push] { $attacker } spinge { $target }.
        [kind-slam] { $attacker } travolge { $target }.
        [kind-counter] { $attacker } contrattacca { $target }.
       *[other] { $attacker } attacca { $target }.
    } Si aspetta la risposta di { $side }.
battle-now-after-roll = I dadi contro { $target } sono tratti. { $can ->
        [dodge] Schivi ora o incassi?
       *[other] Rispondi ora o incassi?
    }
    .wait = I dadi contro { $target } sono tratti. Si aspetta la risposta di { $side }.
battle-now-push-to = Da che parte { $attacker } allontana { $target }?
    .wait = Si aspetta che { $side } dica da che parte va { $target }.
battle-now-defense-die = { $target } tira per difendersi.
battle-now-attack-die = { $attacker } tira contro { $target }.
battle-now-attack = { $kind }: { $attacker } contro { $target }.
battle-now-escape = { $who } tenta di fuggire.
battle-now-seek = { $who } cerca.
battle-now-found = { $who } ha frugato il tuo segnalino { $number }. C'è qualcuno?
    .wait = { $who } ha frugato il segnalino { $number }. Si aspetta che { $side } dica se c'è qualcuno.
battle-now-throw-will = { $flung ->
        [push] Spingere via { $who }?
        [slam] Travolgere { $who }?
       *[other] Scagliare { $who }?
    }
    .wait = Si aspetta che { $side } dica se { $who } viene scagliato.
battle-now-throw-way = Da che parte { $by } scaglia { $who }?
    .wait = Si aspetta che { $side } dica da che parte vola { $who }.
battle-now-throw-fly = { $who } vola.
battle-now-throw-avoid = { $who } vola verso { $over }. Dove si scansa { $over }, o resta?
    .wait = { $who } vola verso { $over }. Si aspetta { $side }.
battle-now-throw-roll = { $who } vola verso { $over }, che tira.
battle-now-window = { $happens } Rispondi?
    .wait = { $happens } Si aspetta { $side }, che può rispondere.
battle-now-doing-word = { $ability } di { $by }: vuoi che accada?
    .wait = { $ability } di { $by }. Si aspetta { $side }.
battle-now-doing-pick = { $ability } di { $by }: per chi?
    .wait = { $ability } di { $by }. Si aspetta che { $side } indichi qualcuno.
battle-now-doing-option = { $ability } di { $by }: quale di queste?
    .wait = { $ability } di { $by }. Si aspetta la scelta di { $side }.
battle-now-doing-counter = { $ability } di { $by }: di quale stato { $who } perde un segnalino?
    .wait = { $ability } di { $by }. Si aspetta che { $side } scelga uno stato di { $who }.
battle-now-doing-place = { $ability } di { $by }: dove va { $who }?
    .wait = { $ability } di { $by }. Si aspetta che { $side } dica dove va { $who }.
battle-now-doing-resist = { $who } tira per resistere a { $ability } di { $by }.
battle-now-doing-die = { $ability } di { $by }: si tira un dado.
battle-now-cards = Le carte hanno effetto.
battle-now-take-plot = Prendi una carta trama da { $points } punti. Nessun altro la vede.
    .may = Puoi già prendere le tue carte trama. Si aspetta che { $side } ne prenda una da { $points } punti.
    .wait = Si aspetta che { $side } prenda le carte trama.
battle-now-scenery-count = Tutti e due tirano per quanti elementi scenici ci sono.
battle-now-scenery-order = Tutti e due tirano per chi dispone il primo elemento.
battle-now-place-scenery = Disponi un elemento scenico; { $count ->
        [one] è l'ultimo.
       *[other] ne restano { $count }.
    }
    .wait = Si aspetta che { $side } disponga un elemento scenico; { $count ->
        [one] è l'ultimo.
       *[other] ne restano { $count }.
    }
battle-now-deploy-roll = Tutti e due tirano per chi sceglie il lato e schiera per primo.
battle-now-choose-edge = Su quale lato schieri?
    .wait = Si aspetta che { $side } scelga un lato.
battle-now-deploy = Schiera qualcuno; { $count ->
        [one] è il tuo ultimo personaggio.
       *[other] te ne restano { $count }.
    }
    .wait = Si aspetta che { $side } schieri; { $count ->
        [one] resta un personaggio.
       *[other] restano { $count } personaggi.
    }
battle-now-place-markers = Disponi un segnalino d'infiltrazione; { $count ->
        [one] è l'ultimo.
       *[other] ne restano { $count }.
    }
    .wait = Si aspetta che { $side } disponga i segnalini; { $count ->
        [one] ne resta uno.
       *[other] ne restano { $count }.
    }
battle-now-place-flag = Dove sta la tua bandiera?
    .wait = Si aspetta che { $side } disponga la bandiera.
battle-now-first-roll = Tutti e due tirano l'iniziativa.
battle-now-choose-first = Hai l'iniziativa. Chi agisce per primo?
    .wait = Si aspetta che { $side } dica chi agisce per primo.
battle-now-reveal = Ora puoi rivelare gli infiltrati.
    .wait = Si aspetta { $side }, che può rivelare gli infiltrati.
battle-now-doom = Si tira per la Condanna.
battle-now-act = Chi agisce ora? { $count ->
        [one] Uno dei tuoi non ha agito.
       *[other] { $count } dei tuoi non hanno agito.
    }
    .wait = Si aspetta che { $side } attivi qualcuno; { $count ->
        [one] uno non ha agito.
       *[other] { $count } non hanno agito.
    }
battle-now-active = Agisce { $who }, con { $actions ->
        [one] 1 punto azione
       *[other] { $actions } punti azione
    }. Che cosa fa?
    .wait = Agisce { $who }. Si aspetta { $side }.
battle-now-acting = Agisce { $who }.
battle-now-moving = { $gait }: dove va { $who }?
    .wait = { $who } si muove. Si aspetta { $side }.
battle-now-upkeep = { $cost ->
        [one] Paghi 1 punto azione per mantenere { $ability } di { $who }?
       *[other] Paghi { $cost } punti azione per mantenere { $ability } di { $who }?
    }
    .wait = Si aspetta che { $side } mantenga { $ability } di { $who } o la lasci finire.
battle-now-phase = Il turno prosegue.
battle-now-over = La battaglia è finita.

## Nomi brevi delle scelte

battle-act-set = { $piece }
battle-act-edge = { $edge }
battle-act-deploy = Schiera { $who }
battle-act-infiltrate = { $who } si infiltra
battle-act-marker = Segnalino qui
battle-act-flag = Bandiera qui
battle-act-first = Prima { $side }
battle-act-activate = { $who }
battle-act-stop = Fermati
battle-act-end = Fine attivazione
battle-act-free = Movimento libero
battle-act-walk = Cammina
battle-act-run = Corri
battle-act-go = Vai lì
battle-act-attack = Attacca
battle-act-shoot = Tira
battle-act-charge = Carica
battle-act-push = Spingi
battle-act-slam = Travolgi
battle-act-push-to = Da questa parte
battle-act-escape = Fuggi
battle-act-seek = Cerca
battle-act-seek-at = Fruga il segnalino { $number }
battle-act-reveal = Rivela { $who }
battle-act-stay-out = Nessuno
battle-act-climb = Arrampicati
battle-act-take-flag = Prendi la bandiera
battle-act-intercept = { $who } intercetta
battle-act-take-shot = { $who } lo prende
battle-act-dodge = Schiva
battle-act-counter = Contrattacca
battle-act-gnosis = Spendi gnosi
battle-act-accept = Sì
battle-act-choose = Opzione { $number }
battle-act-put = Qui
battle-act-let-be = Lascia stare
battle-act-resign = Arrenditi
