### Ciò che Anima Tactics dice in italiano: eventi, scelte, rifiuti e che cosa non va in un modulo, un gruppo o un file, un messaggio per ogni riga.
### Gli eventi e i rifiuti sono frasi con il punto; le scelte sono comandi senza. I nomi arrivano tradotti, e di ogni nome $KEY_id è l'identificatore, per scegliere la variante.
### I luoghi e le lunghezze arrivano già scritti: pollici su un tavolo, caselle su un tabellone. PA sono i punti azione, PV i punti vita.

## Eventi: preparazione

line-scenery-rolled = I dadi per gli elementi scenici mostrano { $a } e { $b }: { $pieces } elementi.
line-tied = Entrambi tirano { $die }, quindi ritirano.
line-scenery-order = I dadi mostrano { $a } e { $b }: lo { $side } piazza il primo elemento scenico.
line-piece-set = Lo { $side } piazza { $piece } in { $at }.
line-deploy-rolled = I dadi mostrano { $a } e { $b }: lo { $side } sceglie il bordo e schiera per primo.
line-initiative-adds = { $side } aggiunge { $by } al suo dado per l'Iniziativa.
line-edge-chosen = Lo { $side } prende il { $zone }.
line-plot-taken = Lo { $side } prende in mano la carta trama { $card } ({ $points }).
line-plot-taken-unseen = Lo { $side } prende in mano una carta trama da { $points } punti.
line-deployed = { $who } si schiera in { $at }.
line-flag-set = Lo { $side } mette la sua bandiera in { $at }.
line-nodes-set = Ci sono { $count } nodi di potere.
line-first-actions = { $actions ->
        [one] { $who } comincia con 1 PA.
       *[other] { $who } comincia con { $actions } PA.
    }
line-first-rolled = I dadi mostrano { $a } e { $b }: lo { $side } dice chi agisce per primo.
line-goes-first = Lo { $side } agisce per primo.

## Eventi: il turno

line-turn-begins = Comincia il turno { $turn }.
line-straightened = Si raddrizzano tutte le carte.
line-healed-by-state = { $who } guarisce e ha { $life } PV.
line-recovered = { $who } recupera { $gained } PA ({ $parts }) e ne ha { $actions }.
line-counter-off = { $left ->
        [0] { $who } si libera di { $status }.
        [one] { $who } perde un segnalino di { $status }; ne resta 1.
       *[other] { $who } perde un segnalino di { $status }; ne restano { $left }.
    }
line-state-given = { $level ->
        [one] { $who } riceve un segnalino di { $status } e ne ha { $left }.
       *[other] { $who } riceve { $level } segnalini di { $status } e ne ha { $left }.
    }
line-immune = { $who } è immune a { $status }.
line-stunned = { $who } è stordito.
line-doom-kills = { $who } tira { $die } contro la sventura e perde tutti i PV.
line-doom-spares = { $who } tira { $die } contro la sventura e sopravvive.
line-activated-figure = Si attiva { $who }.
line-turned = { $actions ->
        [0] { $who } ha finito.
        [one] { $who } ha finito e conserva 1 PA.
       *[other] { $who } ha finito e conserva { $actions } PA.
    }
line-skipped = Lo { $side } non ha più nessuno da attivare e viene saltato.

## Eventi: movimento

line-move-declared = { $cost ->
        [0] { $who } dichiara { $gait }.
       *[other] { $who } dichiara { $gait } ({ $cost } PA).
    }
line-went = { $who } va da { $from } a { $to } per { $cost }; resta { $left }.
line-stops-moving = { $who } si ferma.
line-touches = { $who } entra in contatto con { $enemy }.
line-climbed = { $who } scala fino a { $to } ({ $cost } PA).
line-charge-short = La carica non arriva: { $who } si ferma in { $to }.
line-charged = { $contacts ->
        [0] { $who } carica da { $from } a { $to }.
        [one] { $who } carica da { $from } a { $to } e tocca 1 nemico.
       *[other] { $who } carica da { $from } a { $to } e tocca { $contacts } nemici.
    }
line-pushed-back = { $inches_count ->
        [0] { $who } non si sposta.
       *[other] { $who } subisce una spinta di { $inches }.
    }
line-pushed = { $who } si sposta da { $from } a { $to } per la spinta.

## Eventi: lanci

line-thrown = { $by } lancia in aria { $who }: { $inches }.
line-not-thrown = { $who } non viene lanciato in aria.
line-dead-not-thrown = { $who } è morto e non viene lanciato in aria.
line-thrown-towards = { $who } viene lanciato verso { $to }.
line-thrown-along = { $who } viene lanciato lungo la linea dell'attacco.
line-flew = { $who } vola da { $from } a { $to }; restano { $left }.
line-crashed = { $cost ->
        [0] { $who } sbatte contro { $into } senza farsi male; restano { $left }.
       *[other] { $who } sbatte contro { $into }: { $cost } PV; restano { $left }.
    }
line-lands-before = { $who } atterra davanti al terreno basso.
line-crashed-at-edge = { $who } vola fino al bordo del tavolo e si ferma lì.
line-lands-beside = Lì non può stare nessuno: { $who } atterra in { $to }.
line-gets-clear = { $who } rinuncia al suo movimento e si scansa da { $from } a { $to }.
line-ducks = { $who } rinuncia al suo movimento e si abbassa in { $to }.
line-goes-through = { $who } attraversa in volo { $over }.
line-run-over-dodged = { $who } tira { $die } e { $by } non lo travolge: basta { $target }.
line-run-over-rolled = { $who } tira { $die }: per evitare { $by } sarebbe bastato { $target }.
line-run-over-rolled-larger = { $who } tira { $die }: contro la basetta più grande di { $by } sarebbe bastato { $target }.
line-run-over = { $by } travolge { $who }.
line-run-over-halved = La basetta di { $who } è grande: restano solo { $left }.
line-run-over-goes-on = { $who } viene spinto oltre di { $left }.

## Eventi: attacchi

line-attack-declared = { $cost ->
        [0] { $who } dichiara { $kind } contro { $target }.
       *[other] { $who } dichiara { $kind } contro { $target } ({ $cost } PA).
    }
line-covered = { $target } è in copertura: { $by }.
line-too-far = { $target } è fuori portata: a { $gap }, e { $who } arriva a { $reach }.
line-intercepted = { $who } va da { $from } a { $to } e si mette sulla strada di { $charger }.
line-shot-taken = { $who } prende su di sé il tiro diretto a { $target }.
line-let-be = Lo { $side } lascia che accada.
line-revealed = { $who } esce allo scoperto.
line-dodges = { $who } schiva ({ $cost } PA).
line-counters = { $who } schiva per contrattaccare ({ $cost } PA).
line-defense-rolled = { $who } tira { $die }: Difesa { $total } ({ $parts }).
line-attack-rolled = { $who } tira { $dice }: Attacco { $total } ({ $parts }).
line-missed = { $who } manca { $target } di { $by }.
line-hit = { $who } colpisce { $target } con Livello di Successo { $success }.
line-hit-natural = Un dado così alto colpisce sempre: { $who } colpisce { $target } con Livello di Successo { $success }.
line-critical = È un colpo critico di { $who }.
line-takes-it = { $who } non può né schivare né contrattaccare.
line-passes-through = { $who } è intangibile: il colpo lo attraversa.
line-slips-away = { $who } è intangibile e scivola via.
line-damage = Danno { $damage } ({ $damage-parts }) contro Armatura { $armor } ({ $armor-parts }): a { $who } costa { $lost } PV.
line-life-lost = { $lost ->
        [0] { $who } non perde nulla (restano { $left } PV).
       *[other] { $who } perde { $lost } PV (ne restano { $left }).
    }
line-died = { $who } cade e lascia il tavolo.
line-activation-lost = Ciò che { $who } aveva dichiarato è perso.
line-strikes-back = { $who } contrattacca { $target }.
line-no-strike-back = { $who } non può contrattaccare.
line-tries-to-escape = { $who } tenta la fuga ({ $cost } PA).
line-seeks = { $who } cerca nemici nascosti ({ $cost } PA).
line-escapes = { $who } tira { $die } e fugge: { $total } ({ $parts }), e bastava { $needed }.
line-escape-fails = { $who } tira { $die } e non fugge: { $total } ({ $parts }), e serviva { $needed }.
line-finds = { $who } tira { $die } (serviva { $needed }) e trova { $found }.
line-seeks-in-vain = { $who } tira { $die } (serviva { $needed }) e non trova nessuno.

## Eventi: infiltrazione

line-infiltrates = { $who } si infiltra.
line-marker-set = { $side } mette un segnalino in { $at }.
line-no-room-for-marker = Non c'è posto per un altro segnalino di { $side }.
line-reveals-nobody = { $side } non rivela nessun altro in questo turno.
line-appears = { $actions ->
        [one] { $who } viene rivelato in { $at } con 1 PA.
       *[other] { $who } viene rivelato in { $at } con { $actions } PA.
    }
line-is-found = { $actions ->
        [one] { $who } era in { $at } e ha 1 PA.
       *[other] { $who } era in { $at } e ha { $actions } PA.
    }
line-makes-room = { $who } fa posto, da { $from } a { $to }.
line-names-marker = { $who } controlla il segnalino in { $at }.
line-marker-too-far = Il segnalino in { $at } è a { $gap }, oltre i { $reach } che { $who } controlla.
line-marker-empty = In { $at } non c'è nessuno: { $side } toglie il segnalino.
line-marker-stays = Nessuno di { $side } ci sta in { $at }; il segnalino resta.
line-markers-gone = { $left ->
        [one] Nessuno di { $side } è più infiltrato; l'ultimo segnalino lascia il tavolo.
       *[other] Nessuno di { $side } è più infiltrato; gli ultimi { $left } segnalini lasciano il tavolo.
    }
line-initiative-absent = L'Iniziativa di { $who }, che è infiltrato, non conta.
line-unrevealed = { $who } non è mai stato rivelato e conta come perdita.
line-seek-answered = { $who } tira { $die } (serviva { $needed }): bisogna rispondere per il segnalino.

## Eventi: carte

line-uses-ability = { $cost ->
        [0] { $who } usa { $ability }.
       *[other] { $who } usa { $ability } ({ $cost } PA).
    }
line-uses-ability-at = { $cost ->
        [0] { $who } usa { $ability } contro { $target }.
       *[other] { $who } usa { $ability } contro { $target } ({ $cost } PA).
    }
line-ability-answers = Risponde { $ability } di { $who }.
line-out-of-reach = { $target } è fuori portata e { $who } ha agito invano.
line-upkeep-paid = { $cost ->
        [0] { $who } mantiene { $ability } senza pagare nulla.
       *[other] { $who } paga { $cost } PA per mantenere { $ability }.
    }
line-ability-ends = Finisce { $ability } di { $who }.
line-changed = { $by } cambia { $who }.
line-actions-gained = { $who } guadagna { $by } PA e ne ha { $actions }.
line-actions-lost = { $who } perde { $by } PA e ne ha { $actions }.
line-tokens-on = { $by ->
        [one] { $who } riceve un gettone e ne ha { $left }.
       *[other] { $who } riceve { $by } gettoni e ne ha { $left }.
    }
line-tokens-off = { $by ->
        [one] { $who } cede un gettone e ne ha { $left }.
       *[other] { $who } cede { $by } gettoni e ne ha { $left }.
    }
line-mode = { $who } passa a { $of }.
line-pile-more = { $of } ({ $who }): { $by ->
        [one] 1 gettone in più
       *[other] { $by } gettoni in più
    }, ora { $left }.
line-pile-less = { $of } ({ $who }): { $by ->
        [one] 1 gettone in meno
       *[other] { $by } gettoni in meno
    }, ora { $left }.
line-card-rolled = { $who } tira { $die } per la sua carta.
line-resisted = { $who } tira { $die } e resiste: Resistenza { $total } ({ $parts }), più di { $needed }.
line-not-resisted = { $who } tira { $die } e non resiste: Resistenza { $total } ({ $parts }), non più di { $needed }.
line-healed-by-card = { $who } recupera { $by } PV e ne ha { $life }.
line-cleansed = { $left ->
        [0] { $who } si libera di { $status }.
        [one] { $who } perde un segnalino di { $status }; ne resta 1.
       *[other] { $who } perde un segnalino di { $status }; ne restano { $left }.
    }
line-gets-away = { $who } si sgancia.
line-hides = { $who } si nasconde.
line-stays-seen = { $who } non può essere nascosto.
line-cannot-hide = { $who } non può nascondersi: { $by } è troppo vicino.
line-unhurt = Ora niente ferisce { $who }.
line-unmoved = Nessuno può spostare { $who }.
line-goes-on = { $who } non ha più PV e continua a combattere.
line-removed-by-card = { $who } lascia il tavolo.
line-leaves-table = { $who } lascia il tavolo e tornerà.
line-rerolled = { $who } tira di nuovo.
line-halted = { $who } non va oltre.
line-granted = { $who } ha ora { $ability }.
line-suppressed = { $who } per ora non può usare { $ability }.
line-readied = { $who } può essere attivato di nuovo.
line-moves-again = { $who } può usare di nuovo il movimento del turno.
line-guards-again = { $who } può di nuovo intercettare e prendersi tiri per altri in questo turno.
line-goes-next = { $who } viene attivato subito dopo.
line-finishes = { $who } ha finito per questo turno.
line-delayed = { $who } agisce dopo tutti gli altri del suo schieramento.
line-acts-at-once = { $who } agisce fuori dal proprio turno.
line-prevented = { $life ->
        [0] A { $who } non viene risparmiato nulla.
       *[other] A { $who } vengono risparmiati { $life } PV.
    }
line-redirected = L'azione di { $who } si rivolge invece contro { $target }.
line-cancelled = { $who } lo annulla.
line-revived = { $who } resta sul tavolo con { $life } PV.
line-forgets = { $count ->
        [one] { $who } perde un'abilità.
       *[other] { $who } perde { $count } abilità.
    }
line-becomes = { $who } si trasforma in { $card }.
line-summoned = { $by } evoca { $who } in { $at }.
line-relocated = { $who } passa da { $from } a { $to }.
line-picks = { $who } sceglie { $target }.
line-chooses = { $who } sceglie la riga { $option } della carta.
line-marked = { $by } ha scelto { $who }.
line-too-much = Accade troppo tutto insieme: ciò che farebbe una carta in più viene tralasciato.
line-discarded = { $who } scarta { $card }.
line-card-taken = { $who } riceve { $card } da { $from }.
line-plot-played = Lo { $side } gioca { $card }.
line-enters = { $who } lascia il tavolo e abita { $into }.
line-taken-over = { $who } cambia schieramento e ora è { $by }.
line-freed = { $who } torna dalla sua parte.
line-comes-back = { $who } torna sul tavolo in { $at }.
line-plot-answers = Risponde { $ability } dello { $side }.
line-zone-grown = La zona dello { $side } cresce di { $by_long } in ogni direzione.
line-hand-shown = { $count ->
        [0] Lo { $side } non ha carte trama da mostrare.
        [one] Lo { $side } mostra la sua carta trama.
       *[other] Lo { $side } mostra le sue { $count } carte trama.
    }
line-plot-shown = Lo { $side } ha { $card } in mano.
line-gnosis-spent = Lo { $side } spende Gnosis e ne ha ancora { $left }.
line-dice-rolled = { $who } tira { $dice } e tiene { $kept }.
line-roll-changed = Il tiro di { $who } arriva a { $total } ({ $parts }).
line-points-given = Lo { $side } ha ora { $all } punti dalle carte per la vittoria ({ $by }).
line-plot-taken-back = Lo { $side } riprende { $card } in mano.
line-gnosis-gained = Lo { $side } ha { $left } di Gnosis.
line-area-hit = { $count ->
        [one] Il colpo raggiunge un altro attorno a { $who }.
       *[other] Il colpo raggiunge altri { $count } attorno a { $who }.
    }
line-area-missed = Mancato { $who }, il colpo non raggiunge nessun altro.

## Eventi: scenari e fine

line-flag-taken = { $who } prende la bandiera dello { $owner }.
line-flag-dropped = La bandiera dello { $owner } cade in { $at }.
line-flag-home = La bandiera dello { $owner } torna nella sua zona.
line-node-claimed = { $who } prende il nodo { $node } per lo { $side }.
line-worth = { $who } vale { $points } punti vittoria ({ $parts }).
line-nobody-left = Lo { $side } non ha più nessuno; l'altro continua per i nodi.
line-anima-resigned = Lo { $side } si arrende.
line-anima-won = { $reason_id ->
        [reason-levels] Lo { $side } vince per i livelli rimasti sul tavolo, { $a } a { $b }.
        [reason-points] Lo { $side } vince ai punti, { $a } a { $b }: { $band }.
        [reason-nodes] Lo { $side } vince per i nodi, { $a } a { $b }.
        [reason-wiped-points] A uno schieramento non resta nessuno: lo { $side } vince ai punti, { $a } a { $b }: { $band }.
        [reason-wiped-nodes] A uno schieramento non resta nessuno: lo { $side } vince per i nodi, { $a } a { $b }.
       *[other] Lo { $side } vince: { $reason }.
    }
line-anima-drawn = { $reason_id ->
        [reason-wiped] Pareggio: non resta nessuno da nessuna parte.
        [reason-levels] Pareggio per i livelli rimasti sul tavolo, { $a } a { $b }.
        [reason-points] Pareggio ai punti, { $a } a { $b }.
        [reason-nodes] Pareggio per i nodi, { $a } a { $b }.
        [reason-wiped-points] A uno schieramento non resta nessuno: pareggio ai punti, { $a } a { $b }.
        [reason-wiped-nodes] A uno schieramento non resta nessuno: pareggio per i nodi, { $a } a { $b }.
       *[other] Pareggio: { $reason }.
    }

## Ciò che si tira

draw-scenery = I dadi per il numero di elementi scenici, prima lo schieramento A
draw-order = I dadi per chi piazza per primo gli elementi scenici, prima lo schieramento A
draw-deploy = I dadi per lo schieramento, prima lo schieramento A
draw-first = I dadi per chi agisce per primo, prima lo schieramento A
draw-doom = I dadi contro la sventura
draw-defense = Il dado di difesa
draw-attack = I dadi di attacco
draw-escape = Il dado della fuga
draw-seek = Il dado per cercare
draw-resist = Il dado contro l'effetto
draw-card = Il dado della carta

## Scelte

line-place-scenery = { $quarters ->
        [0] Piazza { $piece } in { $at }
        [one] Piazza { $piece } in { $at }, con un quarto di giro
       *[other] Piazza { $piece } in { $at }, con { $quarters } quarti di giro
    }
line-choose-edge = Prendi il { $zone }
line-take-plot = Prendi in mano { $card } ({ $points } punti)
line-deploy = Schiera { $who } in { $to }
line-infiltrate = Infiltra { $who }
line-place-marker = Metti un segnalino in { $at }
line-seek-at = Cerca e controlla il segnalino { $marker } in { $at } ({ $cost } PA)
line-reveal = Rivela { $who } al segnalino { $marker }, in { $to }
line-reveal-here = { $who } è qui, in { $to }
line-reveal-nobody = Non rivelare nessun altro in questo turno
line-nobody-here = Qui non c'è nessuno; togli il segnalino
line-place-flag = Metti la tua bandiera in { $at }
line-go-first = Fai agire per primo lo { $side }
line-activate = Attiva { $who }
line-end-activation = Finisci con questo personaggio
line-stop-moving = Fermati qui
line-declare-move = { $cost ->
        [0] { $gait } (senza PA)
       *[other] { $gait } ({ $cost } PA)
    }
line-go-to = Vai in { $to }
line-attack = Attacca { $target } ({ $cost } PA)
line-shoot = Tira a { $target } ({ $cost } PA)
line-charge = Carica { $target }, fino a { $to } ({ $cost } PA)
line-push = Spingi { $target } ({ $cost } PA)
line-slam = Slam contro { $target }, fino a { $to } ({ $cost } PA)
line-push-to = Spingi verso { $to }
line-throw-to = Lancia verso { $to }
line-throw-it = Lancia in aria { $who }
line-get-clear = Scansa { $who } in { $to } e rinuncia al suo movimento
line-duck = Fai abbassare { $who } e rinuncia al suo movimento
line-try-escape = Fuggi ({ $cost } PA)
line-seek = Cerca ({ $cost } PA)
line-climb = Scala fino a { $to } ({ $cost } PA)
line-take-flag = Prendi la bandiera ({ $cost } PA)
line-intercept = Intercetta con { $who } in { $to }
line-take-shot = Fai prendere il tiro a { $who }
line-anima-dodge = Schiva ({ $cost } PA)
line-counter = Schiva e contrattacca ({ $cost } PA)
line-use-ability = { $extra ->
        [0] { $who }: { $ability } ({ $cost } PA)
       *[other] { $who }: { $ability } ({ $cost } PA in tutto) con { $extra } in più
    }
line-use-ability-at = { $extra ->
        [0] { $who }: { $ability } contro { $target } ({ $cost } PA)
       *[other] { $who }: { $ability } contro { $target } ({ $cost } PA in tutto) con { $extra } in più
    }
line-use-ability-to = { $extra ->
        [0] { $who }: { $ability } contro { $target }, fino a { $to } ({ $cost } PA)
       *[other] { $who }: { $ability } contro { $target }, fino a { $to } ({ $cost } PA in tutto) con { $extra } in più
    }
line-use-ability-gaining = { $who }: { $ability } ({ $cost } PA in tutto) con { $extra } in più per { $gains }
line-use-ability-at-gaining = { $who }: { $ability } contro { $target } ({ $cost } PA in tutto) con { $extra } in più per { $gains }
line-play-plot = Gioca { $card }
line-play-plot-at = Gioca { $card } su { $target }
line-spend-gnosis = Spendi un punto Gnosis per un dado in più
line-do-it = Fallo: { $ability }
line-pay-upkeep = Paga il mantenimento
line-pick = Scegli { $who }
line-choose-option = Scegli la riga { $option } della carta
line-choose-counter = Togli un segnalino di { $state }
line-put-at = Mettilo in { $to }
line-let-it-be = Lascia che accada
line-say-nothing = Non dire nulla
line-leave-it = Lascia stare
line-let-it-end = Lascia che finisca
line-resign-battle = Arrenditi

## Rifiuti

line-anima-not-now = Ora non si può fare; scegli una delle opzioni.
line-no-such-figure = Non c'è questo personaggio; scegline uno in gioco.
line-not-yours = { $figure } non è dei tuoi; scegli uno dei tuoi personaggi.
line-not-on-table = { $figure } non è sul tavolo; scegli qualcuno che ci sia.
line-already-turned = { $figure } ha già agito in questo turno; scegli un altro personaggio.
line-is-stunned = { $figure } non si può più attivare in questo turno; scegli un altro personaggio.
line-is-paralyzed = { $figure } è in stato di Paralisi e non può agire.
line-is-berserk = Un berserker deve attaccare: { $figure } non può farlo.
line-is-ordered = { $figure } agisce fuori dal proprio turno e ora non può farlo.
line-has-to-wait = { $figure } deve aspettare gli altri del suo schieramento.
line-has-to-use = { $figure } deve usare un'abilità prima che finisca la sua attivazione.
line-not-nearest = Un berserker carica il nemico più vicino, e { $figure } non lo è.
line-not-near-enough = { $figure } è un berserker e si avvicina quanto può al nemico più vicino che vede; c'è un posto più vicino.
line-too-few-actions = Costa { $cost } PA e ce ne sono solo { $has }.
line-already-moved = { $figure } ha già fatto il suo movimento in questo turno.
line-already-sought = { $figure } ha già usato Cercare in questo turno.
line-is-engaged = { $figure } è in corpo a corpo; prima serve la Fuga.
line-not-engaged = { $figure } non è in corpo a corpo con nessuno.
line-not-an-enemy = { $figure } non è un nemico; scegli un nemico.
line-is-hidden = { $figure } si nasconde e non può essere il bersaglio; usa prima Cercare.
line-not-in-contact = { $figure } non è a contatto; prima muoviti o carica.
line-in-contact = { $figure } è già a contatto; scegli un altro bersaglio o attacca in corpo a corpo.
line-no-ranged-attack = { $figure } non ha attacchi a distanza.
line-no-sight = { $by_id ->
        [none] Da qui non si vede { $figure }.
       *[other] Da qui non si vede { $figure } (in mezzo: { $by }).
    }
line-out-of-range = { $figure } è a { $gap } e si arriva a { $reach }.
line-off-table = Così si esce dal tavolo; resta dentro.
line-impassable = C'è terreno intransitabile in mezzo; passa intorno.
line-base-in-the-way = { $figure } è in mezzo; passa intorno.
line-way-too-far = Quel percorso costa { $cost } e resta solo { $left }.
line-not-straight = Chi corre o carica segue una sola linea.
line-cliff = È un dirupo: due livelli in una volta sono solo per chi scala o vola.
line-nowhere = Sei già lì; scegli un altro posto o finisci.
line-not-the-target = In { $to } non si tocca il bersaglio; finisci dove le basette si toccano.
line-not-in-edition = Le regole di questa partita non hanno quell'azione.
line-no-counter = Questo attacco non si può contrattaccare; schivalo o lascia che accada.
line-cannot-intercept = { $figure } non può intercettare la carica: { $why }.
line-cannot-shield = { $figure } non può prendere il tiro: { $why }.
line-accumulates = { $figure } non può né schivare né contrattaccare; lascia che accada.
line-in-the-open = { $figure } non può nascondersi lì: { $by } controlla quel terreno.
line-too-far-forward = { $to } è più lontano dalla tua zona di quanto permette lo Schieramento avanzato.
line-near-enemy = È troppo vicino a { $figure } per lo Schieramento avanzato; resta lontano da ogni nemico.
line-cannot-infiltrate = { $figure } non può infiltrarsi; schieralo.
line-too-many-infiltrators = Non può infiltrarsi più di metà del gruppo ({ $most }); schiera questo personaggio.
line-no-room-to-infiltrate = Non c'è più posto per un altro segnalino; schiera questo personaggio.
line-marker-near-zone = { $to } è troppo vicino alla zona nemica per un segnalino.
line-marker-near-marker = È troppo vicino al tuo segnalino { $marker }.
line-no-such-marker = Non c'è un segnalino simile; indicane uno sul tavolo.
line-not-infiltrated = { $figure } non è infiltrato.
line-away-from-marker = Il segnalino non è in { $to }; accanto compare solo chi deve fare posto.
line-marker-blocked = In { $to } non si può mettere nessuno: ci vogliono posto e nessun nemico a contatto.
line-must-appear = Non resta un altro posto per i tuoi infiltrati; uno di loro deve essere qui.
line-marker-unseen = Il segnalino in { $at } non è in vista.
line-marker-out-of-reach = Il segnalino è a { $gap }; se ne controllano solo { $reach }.
line-no-flag = Qui non c'è nessuna bandiera da prendere.
line-no-such-piece = Non c'è questo elemento scenico; scegline uno dell'elenco.
line-scenery-near-edge = È troppo vicino al bordo del tavolo.
line-scenery-near-piece = È troppo vicino all'elemento { $piece }.
line-not-in-zone = { $to } non è un posto libero nella tua zona.
line-no-such-zone = Non c'è questa zona; scegli una delle due.
line-not-that-plot-card = Prendi una carta trama da { $points } punti che il tuo gruppo può avere.
line-already-deployed = { $figure } è già sul tavolo; schiera un altro personaggio.
line-not-that-way = Non si può spingere da quella parte; scegli una direzione lontano da chi attacca.
line-no-way-to-throw = { $to } non indica una direzione in cui lanciare qualcuno; sulle caselle scegli una delle otto intorno.
line-not-clear = { $to } non è fuori dal volo, o è troppo lontano per un movimento libero; scegli un altro posto, o resta e abbassati.
line-nothing-to-climb = Qui non c'è nulla da scalare che sia abbastanza basso.
line-has-no-such-ability = { $figure } non ha questa abilità; scegline una della sua carta.
line-not-now-ability = { $figure } non può usare questa abilità adesso.
line-is-sealed = { $figure } è in stato di Sigillo e non può usare abilità speciali.
line-used-up = { $figure } ha già usato questa abilità tutte le volte che può.
line-already-on = Questa abilità di { $figure } è già attiva.
line-unmet = { $figure } ora non soddisfa ciò che l'abilità chiede.
line-cannot-pay-ability = { $figure } non può pagare ciò che l'abilità costa oltre ai PA.
line-too-many-steps = Si possono pagare al massimo { $most } passi in più.
line-not-a-target = { $figure } non può essere il bersaglio; scegli uno di quelli offerti.
line-needs-target = Indica un bersaglio.
line-no-reaction = { $figure } non può reagire a questo attacco; lascia che accada.
line-is-rooted = { $figure } ora non può camminare, correre né caricare.
line-is-forbidden = Una carta vieta a { $figure } di farlo ora.
line-is-barred = Una carta impedisce di mirare a { $figure } ora.
line-not-in-your-hand = Questa carta non è nella tua mano.
line-not-now-card = Questa carta non si può giocare adesso.
line-no-gnosis = Ora non si può spendere Gnosis.
line-not-among-them = { $figure } non è tra loro; scegli uno di quelli offerti.
line-no-such-option = Non c'è una riga { $option } da scegliere; scegli una di quelle offerte.
line-not-that-place = { $to } non è un luogo che la carta consente.

## Che cosa non va in un modulo di partita

line-anima-form-not-a-pair = «{ $word_id }» non si capisce; scrivi una chiave e un valore, come levels=250.
line-anima-form-unknown-key = Il modulo di partita non conosce «{ $key_id }»; usa map, a, b, levels, format, scenery o scenario.
line-anima-form-missing = Al modulo di partita serve «{ $key_id }».
line-anima-form-not-a-number = «{ $key_id }» vuole un numero intero, non «{ $value_id }».
line-anima-form-no-such-map = Non c'è una mappa chiamata «{ $map_id }».
line-anima-form-no-such-party = Non c'è un gruppo o un personaggio chiamato «{ $party_id }».
line-anima-form-no-such-scenery = La scena non può essere «{ $scenery_id }»; è map, rolled o none.
line-anima-form-no-such-scenario = Non c'è uno scenario chiamato «{ $scenario_id }»; ci sono standard, nodes, flag e armageddon.
line-anima-form-no-such-format = Questa edizione non ha un formato chiamato «{ $format_id }».
line-anima-form-no-such-card = Non c'è una carta Vantaggio chiamata «{ $card_id }».
line-anima-form-not-a-plot-card = «{ $card_id }» non è una carta trama.
line-anima-form-no-such-declaration = Non c'è un'organizzazione o una fazione chiamata «{ $declared_id }».
line-anima-form-code = Questo codice di gruppo non si può leggere: { $problem_id }.
line-anima-form-party = Il gruppo dello { $side } non può giocare: { $problem_id }.

## Che cosa non va in un gruppo

line-party-empty = Nel gruppo non c'è nessuno.
line-party-no-such-character = Non c'è un personaggio con il numero { $number }.
line-party-too-many-characters = Il gruppo ha { $count } personaggi e il massimo è { $most }.
line-party-over-levels = Il gruppo ha { $total } livelli e ne sono stati concordati { $levels }.
line-party-too-many-copies = { $copies ->
        [one] Il personaggio «{ $character }» può stare in un gruppo una volta sola.
       *[other] Il personaggio «{ $character }» può stare in un gruppo al massimo { $copies } volte.
    }
line-party-too-many-of-a-card = { $copies ->
        [one] La carta «{ $card }» può stare in un gruppo una volta sola.
       *[other] La carta «{ $card }» può stare in un gruppo al massimo { $copies } volte.
    }
line-party-opposed-factions = Luce e Tenebra non vanno insieme: «{ $light }» e «{ $darkness }».
line-party-not-one-organization = Tutti devono essere della stessa organizzazione, e «{ $one }» e «{ $other }» non lo sono.
line-party-comes-by-a-card = «{ $character }» entra in gioco solo grazie a una carta.
line-party-never-together = «{ $one }» non sta mai nello stesso gruppo con «{ $other }».
line-party-may-not-lead = «{ $character }» non può guidare questo gruppo.
line-party-no-such-card = Non c'è una carta Vantaggio con il numero { $number }.
line-party-not-as-declared = «{ $character }» non è di ciò che il gruppo dice di essere: { $declared }.
line-party-too-many-leaders = Il gruppo ha { $count } Leader e il formato ne permette { $most }.
line-party-over-format = Il gruppo è fatto per { $levels } livelli e il formato ne permette { $most }.
line-party-too-many-organizations = { $count ->
        [one] C'è 1 carta di organizzazione
       *[other] Ci sono { $count } carte di organizzazione
    } e il formato ne permette { $most }.
line-party-under-format = Il gruppo è fatto per { $levels } livelli e il formato comincia da { $least }.
line-party-over-points = Le carte Vantaggio costano { $total } punti e il formato ne permette { $points }.
line-party-too-many-cards = Ci sono { $count } carte Vantaggio e il massimo è { $most }.
line-party-too-many-carried = «{ $character }» porta { $count } carte Vantaggio e può portarne { $most }.
line-party-not-carried = Qualcuno deve portare la carta «{ $card }».
line-party-cannot-carry = Nessuno può portare la carta «{ $card }».
line-party-not-suited = «{ $character }» non può portare la carta «{ $card }».
line-party-suits-nobody = La carta «{ $card }» non è per nessuno del gruppo.
line-party-no-team = La squadra «{ $card }» ha bisogno di «{ $character }» nel gruppo.
line-party-not-of-it = La carta «{ $card }» è per un gruppo in cui «{ $character }» non può stare.
line-party-no-plot-card = Non c'è una carta trama da { $points } punti per questo gruppo.

## Che cosa non va nel contenuto

line-content-bad-length = Il valore di «{ $key }» è { $value }, ma una lunghezza è in pollici con al massimo tre decimali.
line-content-length-out-of-range = Il valore di «{ $key }» è di { $value } pollici, ma deve stare tra { $least } e { $most }.
line-content-repeated = «{ $value }» c'è due volte in «{ $key }».
line-content-too-few-corners = A un contorno servono almeno tre angoli e questo ne ha { $count }.
line-content-too-many-corners = Un contorno con { $count } angoli ne ha troppi.
line-content-repeated-corner = L'angolo { $corner } del contorno coincide con il precedente.
line-content-crossed-edges = I lati { $one } e { $other } del contorno si incrociano o si toccano.
line-content-loose-square = La casella { $x },{ $y } non tocca nessun'altra casella dell'elemento.
line-content-unknown-piece = Non c'è un elemento scenico «{ $piece }».
line-content-unknown-character = Non c'è un personaggio «{ $character }».
line-content-unknown-card = Non c'è una carta Vantaggio «{ $card }».
line-content-unknown-format = L'edizione non ha un formato «{ $format }».
line-content-carrier-not-in-party = «{ $character }» non è nel gruppo, quindi non porta nulla.
line-content-unknown-ability = La carta non ha nessuna abilità «{ $ability }».
line-content-unknown-ability-like = La carta non ha nessuna abilità «{ $ability }». Sarà «{ $like }»?
line-content-empty = La chiave «{ $key }» non dice nulla; toglila o riempila.
line-content-endless = Quello che fa questo innesco provoca di nuovo «{ $moment }», senza fine; dagli un limite.
line-content-several-limits = Un'abilità e i suoi inneschi possono avere in tutto un solo limite, e questa ne ha più d'uno.
line-content-nobody-there = Qui nessuno si chiama «{ $word }».
line-content-out-of-place = La parola «{ $word }» qui non significa nulla.
line-content-out-of-place-because = La parola «{ $word }» qui non significa nulla: { $why ->
        [no-bearer] nessuno porta questa carta
        [nobody-plays-it] nessuno gioca una carta che è lì dall'inizio
        [beside-a-cost] ciò che una carta trama fa quando è giocata e ciò che vale dopo sono due abilità
        [of-a-side] per uno schieramento si contano solo i limiti di un turno o della partita, e nessuno paga
        [no-longer-given] chi è morto ha perso ciò che gli era stato dato; scrivi «dying»
        [sacrificed] nulla riduce un sacrificio
        [about-itself] accade al portatore stesso; di' as = «cause» o as = «witness»
        [not-straight] solo chi è mosso in linea retta («straight») viene fermato per strada
        [fallen] chi è caduto è raggiunto solo da «revive» e «copy»
        [no-line] una linea retta va in fuori («away») o verso qui («toward»), senza «crash»
        [either] si dice una delle due cose, non entrambe
        [no-mode] nessun effetto «mode» di questa carta la mette in quel modo
        [not-owned] sono di qualcuno solo i punti vita e azione, i gettoni su una figura, i segnalini, i livelli e i valori
        [nobody-in-particular] deve essere «bearer», «target», «subject» o «cause»
        [no-upkeep] l'abilità ha bisogno di «upkeep»
        [not-of-a-body] resta fino a «turn», «next-turn», «activation», «bearer-activation», «use», «spent» o «game»
        [nothing-to-undo] si può annullare solo un attacco, un tiro, un punto gnosis, ciò che sta per accadere in «affected» o una carta trama in «plays»
        [no-opponent] ciò che vale ha un bersaglio solo se tutto quello che cambia riguarda un combattimento con qualcuno
        [no-attack] non è in corso nessun attacco
        [no-loss] nessuno sta per perdere punti vita
        [no-dice] ci sono dadi sul tavolo solo in «after-roll», «rolled», «before-damage» e «before-loss»
        [nothing] non aggiunge nulla
        [standing] ciò che vale di continuo non tira e non conta nulla una volta sola
        [no-more] l'abilità ha bisogno di «more»
        [no-tokens] nulla si paga con gettoni
        [no-state] solo in «state-given» è stato causato uno stato
        [no-action] non è in corso nessuna azione o abilità che sia stata pagata
        [anywhere] è del portatore, o di tutti sul tavolo o di una parte, senza condizioni
        [not-yet] una condizione non tira dadi, e solo tra gli effetti si sa che cosa hanno tolto o ridato i precedenti
       *[one-blow] l'attacco ha un solo colpo
    }.
line-content-no-second-value = La carta non ha un secondo valore di «{ $attribute }»; daglielo in [secondary].
line-content-edges-not-opposite = I bordi «{ $one }» e «{ $other }» non sono opposti.
line-content-cramped-zone = { $room ->
        [one] Nella zona del bordo «{ $edge }» c'è posto per 1 basetta, ma ce ne devono stare { $needed }.
       *[other] Nella zona del bordo «{ $edge }» c'è posto per { $room } basette, ma ce ne devono stare { $needed }.
    }
line-content-scenery-near-edge = L'elemento «{ $piece }» è a meno di { $least } pollici dal bordo.
line-content-scenery-overlaps = Gli elementi «{ $one }» e «{ $other }» si sovrappongono.
line-content-scenery-too-close = Gli elementi «{ $one }» e «{ $other }» sono a meno di { $least } pollici tra loro.
line-content-uneven-row = Questa fila ha { $length } caselle e la prima ne ha { $expected }.
line-content-unknown-terrain = Nessun terreno si scrive «{ $letter }»; ci sono questi: { $known }.
line-content-no-way = Nessuno può andare a piedi da una zona all'altra.
line-content-out-of-reach = Nessuno arriva a piedi alla casella { $x },{ $y }, di livello { $level }.
