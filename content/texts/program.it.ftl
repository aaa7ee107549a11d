### Tutto ciò che il programma dice di sé, in italiano.

## Elenchi e quantità

list-none = niente
list-last = { $most } e { $last }
tagged = { $name } ({ $tag })
counted = { $amount } { $name }
said = { $text }
length-inches = { $count ->
        [one] 1 pollice
       *[other] { $count } pollici
    }
quoted-rule = { $rule } [{ $rule_id }]

## La riga di comando

usage-no-command = Il comando «{ $found }» non esiste. «tactica help» li elenca tutti.
usage-no-flag = «{ $found }» qui non è un'opzione. «tactica help» seguito dal comando mostra quelle che ci sono.
usage-too-much = «{ $found }» è di troppo.
usage-missing = Manca qualcosa: { $found }
usage-no-value = L'opzione { $found } vuole un valore dopo di sé.
usage-value = L'opzione { $found } non prende valori.
usage-not-a-number = { $what } vuole un numero intero, e «{ $found }» non lo è.
usage-not-a-pair = --{ $flag } vuole NOME=VALORE, e «{ $found }» non ha quella forma.
usage-not-text = «{ $found }» non si può leggere come testo.
usage-no-language = Qui non si parla la lingua «{ $found }». Ci sono en, es e it.
usage-no-dice = Non ci sono dadi «{ $found }». Ci sono seeded, typed e fair.
usage-seed-and-dice = Un seme serve solo con dadi seeded.
usage-seats-or-players = O --seat o --players: con entrambi qualcuno siederebbe due volte.

help =
    Tactica: un tavolo per giochi di battaglia.

    tactica serve                    apre il tavolo nel browser
    tactica play [GIOCO]              gioca una partita come testo
    tactica rules [GIOCO [REGOLA]]    consulta le regole
    tactica card [NOME]               mostra una carta: i suoi numeri e che cosa fa
    tactica replay show FILE          mostra una partita registrata
    tactica scenario run PERCORSO...  controlla casi scritti come testo
    tactica sim GIOCO                 gioca molte partite fra giocatori del computer
    tactica match GIOCO               due giocatori del computer in coppie di partite
    tactica odds GIOCO                calcola probabilità esatte
    tactica balance GIOCO             misura se le carte sono eque
    tactica party check FILE          controlla un gruppo e quanto gli resta da spendere
    tactica pack check DIR           cerca errori in una cartella di carte
    tactica pack new CARTELLA         scrive un pacchetto di carte tue per cominciare
    tactica help COMANDO              altro su un comando

    Opzioni ovunque: --lang en|es|it   --help   --version
    Giochi: last-stand, anima
help-serve =
    tactica serve: apre il tavolo nel browser, per te e per chi riesce a raggiungerlo.

    --bind INDIRIZZO      dove ascolta: 127.0.0.1:8080, o 0.0.0.0:8080 per tutta la rete
    --public-url URL      l'indirizzo a cui lo si raggiunge, se è un altro: dietro un proxy
    --data CARTELLA       dove si conservano le partite; altrimenti la cartella del sistema
    --pack CARTELLA       una cartella con carte tue, accanto alle nostre;
                          si può ripetere
    --page CARTELLA       serve la pagina da una cartella, per chi ci lavora

    La variabile TACTICA_LOG dice quanto si registra, come in TACTICA_LOG=server=debug.
help-play =
    tactica play [GIOCO]: gioca una partita come testo, contro il computer o con altri allo stesso schermo.

    --seat POSTI          ciò che tieni tu: titan, hero1, heroes, a, b, all o none
    --players NOME=POSTI  più persone a uno schermo; si può ripetere
    --opponent LIVELLO    chi tiene gli altri posti: random o da 1 a 5, e come
                          gioca: 3-bold, 3-careful, 3-vengeful
    --dice TIPO           seeded, typed (quelli del tuo tavolo) o fair
    --seed N              lo stesso seme dà gli stessi dadi
    --option NOME=VALORE  un'opzione di partita, come
                          third-ability=not-weak-or-kill, o una regola della casa di
                          Anima Tactics, come measuring=open; si può ripetere
    --pack CARTELLA       una cartella con carte tue, accanto alle nostre;
                          si può ripetere
    --practice            una partita per imparare: si può ritirare tutto, anche
                          dopo i dadi, e il diario lo dice
    --save FILE           dove va il diario
    --resume FILE         riprende una partita
    --defaults            non chiede nulla prima della partita

    L'ultima battaglia (last-stand):
    --heroes N            2, 3 o 4 eroi
    --titan NOME          basic, abnormal, voracious o aggressive
    --hero NOME           un eroe per ogni posto, in ordine; si può ripetere
    --level N             il livello da cui comincia, allo stesso modo

    Anima Tactics (anima):
    --edition NOME        core-en, core-es, advanced o alpha-it
    --measure COME        board (tabellone) o table (tavolo)
    --map NOME            una mappa, o un tuo file che finisce in .toml
    --a GRUPPO, --b GRUPPO   un gruppo pronto, personaggi separati da virgole o un
                             file
    --levels N            i livelli che uno schieramento può avere
    --scenario NOME       standard, nodes, flag o armageddon
    --scenery DA          map, rolled o none

    Ciò che manca viene chiesto. A ogni domanda della partita ? dà aiuto.
help-rules =
    tactica rules [GIOCO [REGOLA]]: elenca le regole di un gioco o ne mostra una.

    --coverage   dove sta ogni regola nel codice e quali casi la mostrano
    --rulings    la pagina delle nostre decisioni, in Markdown
    --json       lo stesso, per i programmi
help-card =
    tactica card [NOME]: mostra un personaggio o una carta vantaggio di Anima Tactics, dal suo identificatore o dal
    nome; senza nome, elenca tutti gli identificatori.

    --pack CARTELLA  una cartella con carte tue, accanto alle nostre; si può ripetere
    --json       lo stesso, leggibile da programmi
help-scenario =
    tactica scenario run PERCORSO...: gioca i casi dei file, e di tutti i file delle cartelle, e
    dice quali valgono. I casi di un pacchetto si giocano con le sue carte.
    tactica scenario export DIARIO --at N: scrive la posizione prima della voce N come inizio di un caso.

    --pack CARTELLA  una cartella con carte tue, accanto alle nostre; si può ripetere
    --json   lo stesso, per i programmi
help-replay =
    tactica replay show FILE: racconta una partita registrata; basta il file.
    tactica replay verify FILE: la rigioca e dice dove le regole di oggi se ne discostano, a
        quale voce e per quale regola. I suoi dadi equi si controllano in ogni caso. Codice di uscita 3: le regole sono
        cambiate da allora; 1: il file è danneggiato o falsificato.
    tactica replay export FILE: scrive ciò che ha visto qualcuno, riga per riga.
    tactica replay review FILE: dice quali scelte sono costate di più, in una partita finita.

    --pack CARTELLA   nomi per le tue carte, se la registrazione non li ha; si può ripetere
    --as CHI   un posto come titan o hero1, oppure spectator
    --seat POSTO  di chi si rivedono le scelte; altrimenti di tutti
    --json     una revisione per programmi
help-sim =
    tactica sim GIOCO: gioca molte partite fra giocatori del computer e ne fa la somma.

    --players A,B    il livello del primo schieramento e dell'altro, o uno per
                     entrambi: random, 1 o 2
    --games N        quante partite; 10000 se non è indicato
    --seed N         lo stesso seme dà le stesse partite
    --jobs N         thread; tanti quanti i core se non è indicato
    --setup PAROLE   ciò che le partite hanno in comune, come «map=twin-hills
                     a=old-guard», o un file con tali parole; una parola sola è una
                     mappa, o un Titano
    --usage          Anima Tactics: invece, che cosa delle carte compare in partite di
                     ogni genere; accetta --games, --seed, --jobs e --json
    --pack CARTELLA  una cartella con carte tue, accanto alle nostre; si può ripetere
    --json           lo stesso, perché lo leggano i programmi

    L'ultima battaglia (last-stand); ciò che manca lo decide il seme:
    --heroes N       2, 3 o 4 eroi; 3 se non è indicato
    --titan NOME     lo stesso Titano per tutte le partite
    --hero NOME      un eroe per ogni posto, in ordine

    Anima Tactics (anima); 250 livelli per parte, gruppi e mappa secondo il seme:
    --edition NOME   core-en, core-es, advanced o alpha-it
    --measure COME   board (tabellone) o table (tavolo)
    --map, --a, --b, --levels, --scenario, --scenery   come per play
help-match =
    tactica match GIOCO --a LIVELLO --b LIVELLO: due giocatori del computer si incontrano in coppie di partite con la
    stessa preparazione e gli stessi dadi, e fra le due cambiano schieramento. Dice quanta parte dei punti vince il
    primo, con un intervallo del 95%.

    --a, --b LIVELLO random, anchor o da 1 a 5, se il gioco li ha; con un carattere: 3-bold
    --pairs N        quante coppie; 200 se non è indicato
    --seed N         lo stesso seme dà le stesse partite, salvo con l'orologio
    --jobs N         thread; tanti quanti i core se non è indicato
    --share P[,Q]    millesimi di ciò che i livelli provano di regola, uno per entrambi o due
    --time P[,Q]     millesimi del loro tempo, invece
    --sprt BASSO,ALTO  finisce appena è chiaro quale di due differenze sulla scala Elo è vera;
                     altri due numeri dicono quanto spesso si ammette ciascun errore (0.05,0.05)
    --setup PAROLE   ciò che le partite hanno in comune, come per sim; i gruppi si nominano qui, come a=old-guard
    --pack CARTELLA  una cartella con carte tue, accanto alle nostre; si può ripetere
    --json           lo stesso, perché lo leggano i programmi

    Le altre opzioni di sim dicono che cosa si gioca. Ctrl-C finisce con quanto trovato fin lì.
help-odds =
    tactica odds last-stand --hero NOME --held DADI --want SIMBOLI: la probabilità esatta di avere alla fine ciò che
    vuoi, se ritiri nel modo migliore possibile.

    --hero NOME      di chi è il potere che conta, come mikasa
    --held DADI      ciò che hai, come fight:1,move:2
    --want SIMBOLI   ciò che vuoi poter pagare, come fight:2,move:1
    --json           lo stesso, perché lo leggano i programmi

    Più eroi insieme: --hero e --held una volta per ciascuno, come in --hero levi --held move:5 --hero sasha
    --held dodge:2. La squadra divide come vuole ciò che pagherà; la risposta è quale dado si tira adesso.

    tactica odds anima COSA …: che cosa viene esattamente da un attacco o un tentativo, secondo le regole stesse.

    attack, charge e shot vogliono --attack N --damage N --defense N --armor N o carte; ability, una carta.
    Accettano
    --life N         i punti vita del bersaglio, per sapere se muore
    --reaction COME  none, dodge, counter o best
    --modifier N     si somma all'attacco     --dice N          dadi d'attacco
    --critical-on N  il critico più basso     --defense-dice N  dadi della schivata
    --back-attack N --back-damage N           con che cosa contrattacca il bersaglio,
    --own-defense N --own-armor N --own-life N --back-reaction none|dodge   e contro chi
    --long --cover --higher --engaged --moved   un tiro da lontano, con copertura, dall'alto,
                                                contro chi è ingaggiato, dopo un movimento
    --defense, --armor e --life accettano più numeri separati da virgole, per un'area: ciascuno degli
    attaccati può reagire a modo suo, come in --reaction dodge,none
    --attacker CARTA --target CARTA[,CARTA…]   carte per nome invece di numeri
    --ability NOME   che cosa fa la carta dell'attaccante; a un effetto si resiste con --resistance N
    --extra N        passi pagati oltre al costo, come si scrivono giocando
    --own-state PAROLE --state PAROLE   che cosa ha l'attaccante o il bersaglio: blind=2, hidden, tokens=3
    --gnosis --defense-gnosis   un punto Gnosis sul tiro, dove l'edizione ne ha
    resist --difficulty N --resistance N; seek; doom;
    escape [--against N] [--prowler] [--fast] [--big]; tutti accettano
    --pack CARTELLA  una cartella con carte tue, accanto alle nostre; si può ripetere
    --edition NOME   core-en, core-es, advanced o alpha-it
    --json           lo stesso, perché lo leggano i programmi
help-balance =
    tactica balance last-stand: quante volte vincono gli eroi contro ogni Titano, in una tabella con intervalli del 95%.

    --games N          partite in ogni casella; 2000 se non è indicato
    --players LIVELLO  chi gioca da entrambe le parti: random, 1, 2…; 1 se non è indicato

    tactica balance anima: quante volte ogni gruppo pronto vince contro gli altri dei suoi
    stessi livelli, su mappe a caso; un pareggio vale mezza vittoria.

    --games N          partite di ogni due gruppi per ogni schieramento; 10 se non è indicato
    --players LIVELLO  chi gioca da entrambe le parti; 2 se non è indicato
    --levels N         solo i gruppi fatti per tanti livelli
    --edition NOME     core-en, core-es, advanced o alpha-it

    Entrambi accettano:
    --seed N           lo stesso seme dà le stesse partite
    --jobs N           thread; tanti quanti i core se non è indicato
    --pack CARTELLA    una cartella con carte tue, accanto alle nostre; si può ripetere
    --json             lo stesso, perché lo leggano i programmi
help-party =
    tactica party check FILE: dice tutto quello che non va in un gruppo e quanto gli resta da spendere.
    tactica party code FILE: scrive il gruppo come codice breve.
    tactica party show CODICE: mostra il gruppo di un codice.

    Un gruppo è un file, un codice o il nome di uno già pronto.
    --edition NOME   core-en, core-es, advanced o alpha-it; quella del gruppo se manca
    --format NOME    un formato dell'edizione, come gamma; quello del gruppo se manca
    --pack CARTELLA  una cartella con carte tue, accanto alle nostre; si può ripetere
    --json           lo stesso, perché lo leggano i programmi
help-pack =
    tactica pack check CARTELLA: controlla un pacchetto, o un'intera cartella di contenuti,
    insieme alle carte incluse, e dice tutto ciò che non va: prima gli errori, poi gli avvisi.

    --json   lo stesso, per essere letto da programmi

    tactica pack new CARTELLA: scrive un piccolo pacchetto commentato per cominciare, pronto
    da giocare.
    tactica pack export NOME CARTELLA: scrive un pacchetto che viene con il programma:
    founders, saga o base.

    tactica pack prove CARTELLA: gioca i casi in CARTELLA/scenarios, poi toglie, sposta di uno o
    scambia ogni parte di ogni carta, una dopo l'altra, e dice che cosa nessun caso nota. Se ne
    devono notare almeno 90 su 100, e tests/proofs/<pacchetto>.toml, in una cartella superiore,
    deve dare un motivo per ciascuna delle altre.

    --card ID   solo questa carta; si può ripetere
    --jobs N    tante carte alla volta
    --json      lo stesso, perché lo leggano i programmi
    tactica pack schema [character | advantage]: il JSON Schema del file di una carta,
    per gli editor.
    tactica pack words: la pagina del linguaggio delle carte, in Markdown.
card-ability = { $name } ({ $head })
version = tactica { $version }

## Errori

error = Errore: { $message }
error-no-help = Non c'è aiuto su «{ $topic }».
error-no-game = Non c'è nessun gioco «{ $game }». Ci sono: { $games }
error-not-measured = Per { $game } non ancora, solo per: { $games }
error-no-option = Non c'è nessuna opzione di partita «{ $option }». C'è: { $known }
error-no-value = «{ $value }» non è un valore di { $option }. Ci sono: { $known }
error-party = Il gruppo dello { $side } non può giocare. { $problem } [{ $rule }]
error-content-at = Il contenuto del gioco non si può usare. { $path }, riga { $line }, colonna { $column }: { $problem }
error-content = Il contenuto del gioco non si può usare. { $path }: { $problem }
error-not-followed = Il diario non si può continuare: alla riga { $line } le regole dicono: { $problem }
error-not-over = Questo si può avere solo di una partita finita.
error-no-pack = La partita si gioca con il pacchetto «{ $pack }», che non c'è; indica la sua cartella con --pack.
error-other-pack = Il pacchetto «{ $pack }» non è quello con cui la partita è cominciata: le sue carte o i suoi testi sono cambiati.
error-no-card = Non c'è una sola carta «{ $card }». «tactica card» le elenca tutte.
error-no-rule = Non c'è nessuna regola «{ $slug }».
error-no-rule-like = Non c'è nessuna regola «{ $slug }». Intendevi { $like }?
error-uncovered = Regole senza codice che le nomini o senza un caso che le mostri: { $rules }
error-read = Non si può leggere { $file }: { $problem }
error-write = Non si può scrivere { $file }: { $problem }
error-system-not-found = il file o la cartella non esiste
error-system-permission = non è consentito
error-system-folder = è una cartella
error-system-no-folder = non è in una cartella
error-system-not-text = non è testo UTF-8
error-system-full = non c'è più spazio
error-system-read-only = lì non si può scrivere
error-exists = { $file } esiste già. Scegli un altro nome, o continua con quello: tactica play --resume { $file }
error-journal = { $file } non è un diario corretto: { $problem }
error-parted = { $file } non può continuare, perché le regole sono cambiate da quando è stato scritto: { $problem }
    Si può ancora leggere: tactica replay show { $file }
error-no-viewer = In questa partita nessuno si chiama «{ $viewer }». Ci sono: { $known }
error-scenario = { $file }: { $problem }
error-no-input = Il diario non ha nessuna voce { $number }.
error-no-source = Il codice sorgente non è qui: esegui questo dentro una copia del progetto.
error-resume-game = Il diario è di { $game }, non di { $wanted }.
error-resume-setup = Una partita che riprende conserva la sua preparazione; togli --{ $flag }.
error-no-secret = Il segreto dei dadi equi non è accanto al diario, in { $file }, quindi non se ne possono tirare altri.
error-no-randomness = Il sistema non dà numeri casuali: { $problem }
error-no-dice-change = La partita è cominciata con dadi { $dice } e continua con quelli.

## Che cosa non va in un diario

journal-at = alla riga { $line }: { $problem }
parted = alla voce { $input } ({ $words }), riga { $line }: { $how }
parted-whole = { $said } { $told }
parted-rules = { $count ->
        [one] La regola è { $rules }.
       *[other] Le regole sono { $rules }.
    }
parted-goes-on = la partita continua.
parted-nothing = niente

## Rifiuti che nessuna regola dà

refusal-illegal = { $text } [{ $rules }]
refusal-stale = Nel frattempo le scelte sono cambiate.
refusal-nothing-to-choose = Quel posto non ha nulla da scegliere adesso.
refusal-unclear = «{ $found }» non si capisce; ci si aspettava: { $expected }
refusal-not-drawn = Nessuno ha chiesto quei dadi.
refusal-no-such-input = Non c'è nessuna scelta numero { $number } da ritirare.
line-taken-back = L'ultima scelta è ritirata.
expected-an-action = un'azione
expected-nothing-more = nient'altro

## Regole

rules-games = Giochi: { $games }
rules-hint = «tactica rules { $game } REGOLA» ne mostra una.
rules-printed = Nel regolamento, sotto: { $heading }
rules-printed-in-part = Nel regolamento, sotto: { $heading }. In parte decisione nostra.
rules-ruling = Decisione nostra. Appartiene a: { $heading }
rules-reason = Perché: { $reason }
rules-code = { "  " }codice: { $place }
rules-test = { "  " }caso: { $test }
rules-coverage = Tutte le { $all } regole stanno nel codice e sono mostrate da un caso.
rulings-title = Decisioni
rulings-intro = Dove un regolamento tace, non è chiaro o si contraddice, qualcuno deve decidere. Queste sono le nostre decisioni e il perché di ognuna; `tactica rules --rulings` scrive questa pagina.
rulings-reason = Perché: { $reason }
chapter-dice = I dadi
chapter-setup = Preparazione
chapter-round = Il round
chapter-actions = Carte Azione
chapter-titan = Il Titano
chapter-tactics = Tattiche
chapter-heroes = Gli eroi
chapter-win = Vittoria

## Casi

scenario-good = bene: riga { $line }: { $title }
scenario-bad = MALE: riga { $line }: { $title }
scenario-title = La posizione di { $file } prima della voce { $at }
scenario-sum = Valgono { $good } casi su { $all }.
scenario-failed = Non valgono { $bad } casi su { $all }.

## Partite registrate

replay-game = Una partita di { $game }: { $setup }
replay-cut = Il file si interrompe; le sue ultime { $lines } righe sono state tralasciate.
replay-taken-back = Le ultime { $lines } righe non sono mai successe: sono state ritirate.
replay-end = Fine: { $outcome }
replay-unfinished = Qui finisce la registrazione; la partita non è finita.
replay-verified = { $file } regge: { $inputs ->
        [one] 1 voce, e le regole di oggi ne dicono lo stesso.
       *[other] { $inputs } voci, e le regole di oggi dicono lo stesso di ognuna.
    }
replay-parted = { $file } è intero, e le regole di oggi dicono altro { $problem }
replay-fair-partly = { $rolls } tiri sono quelli impegnati; di altri { $open } la registrazione da sola non lo dice.
replay-fair = Ogni tiro è quello impegnato all'inizio.
replay-fair-open = Il seme dei dadi equi non è ancora rivelato, quindi i tiri non si possono controllare.
replay-old-format = Il file è nel formato { $format }, che si legge ancora.

## Prima della partita

form-heading = Una partita di { $game }. Invio prende ciò che sta fra parentesi quadre.
form-game = Quale gioco?
form-heroes = Quanti eroi?
form-titan = Quale Titano?
form-seat = Quali posti sono tuoi: { $known }? Se sono più d'uno, con virgole.
form-players = Più persone? Nomi e posti come Anna={ $first } Leo={ $last }; Invio se ci sei solo tu. >
seat-word-titan = titano
seat-word-hero = eroe
seat-word-heroes = eroi
seat-word-a = a
seat-word-b = b
seat-word-all = tutti
seat-word-none = nessuno
form-dice = Quali dadi?
form-seed = Un seme per i dadi?
form-entropy = { $name }, scrivi qualsiasi cosa: entra nei dadi. >
form-later = si sceglie giocando
form-any = qualsiasi
form-you = Tu
form-dice-seeded = tirati qui
form-dice-typed = i tuoi dadi, scritti a mano
form-dice-fair = tirati qui, e dimostrabili dopo
form-not-understood = «{ $found }» non è nessuna delle risposte. Ci sono: { $known }
form-not-a-number = «{ $found }» non è un numero intero.
form-ended = I dati in ingresso sono finiti prima che la partita cominciasse. Non è stato salvato nulla.
form-help = Scrivi il numero, la parola o il suo inizio; Invio da solo prende ciò che sta tra parentesi. «esci» lascia tutto, e non si conserva nulla.
form-left = Non è cominciato nulla e non è stato salvato nulla.
option-third-ability = Quando può il Titano usare la terza capacità?
option-third-ability-weak-or-kill = con il segnalino nella zona DEBOLE o LETALE
option-third-ability-not-weak-or-kill = con il segnalino fuori da entrambe le zone
seating-no-seat = Non c'è nessun posto «{ $seat }». Ci sono: { $known }
seating-twice = Il posto { $seat } è dato a due persone.

## Durante la partita

table-practice = Pratica: si può ritirare tutto, anche dopo dadi, carte mostrate e scelte del computer.
play-begins = La partita comincia. È conservata in { $file }
play-resumed = La partita continua. È conservata in { $file }
play-house-rule = Regola della casa: { $rule } è { $value }; l'edizione dice { $usual }.
play-house-rule-new = Regola della casa: { $rule } è { $value }.
play-commitment =
    I dadi ormai sono fissati; questo lo dimostrerà dopo:
    { "  " }{ $commitment }
play-decides = { $name }: { $question }
play-decides-person = { $name } ({ $person }): { $question }
play-choice = { "  " }{ $number }. { $text }
play-choice-remark = { $text }: { $remark }
play-choice-odds = { $text } ({ $odds })
play-choice-rules = { $text } [{ $rules }]
play-rules = Regole: { $rules }
play-more = { $count ->
        [one] Ce n'è un'altra: «tutto» la mostra
       *[other] Ce ne sono altre { $count }: «tutto» le mostra
    }, oppure scrivi parte delle parole che cerchi.
play-sampled = Si può scegliere più di questo: scrivi le parole di qualsiasi altra scelta.
play-others = Possono scegliere anche: { $names }. Scrivi «come» e un nome per decidere al suo posto.
play-prompt = { $name } >
play-prompt-dice = { $label }, { $count } di { $values } >
play-curtain = Il tavolo ora è di { $name }. Gli altri guardino altrove. Invio quando è tutto pronto >
play-not-understood = «{ $found }» non è un numero da 1 a { $most }, né parole di una scelta, né un comando. ? dà aiuto.
play-no-such-number = Non c'è nessuna scelta { $found }; vanno da 1 a { $most }.
play-found = Scelte con «{ $found }»:
play-no-odds = Qui nessuna scelta ha probabilità da mostrare.
play-sure-concede = Così si abbandona la partita. Scrivi «sì» per farlo >
play-sure-undo = Da allora si sono visti dadi, carte o altre scelte. Scrivi «sì» per ritirarla lo stesso >
play-agree-undo = { $name }: { $by } vorrebbe ritirare l'ultima scelta. Scrivi «sì» se sei d'accordo >
play-yes = sì
play-kept = Non è cambiato nulla.
play-undo-nothing = Non hai fatto nessuna scelta che si possa ritirare.
play-undo-refused = Da allora si sono tirati dadi, si è mostrata una carta o ha scelto il computer, quindi resta. In una partita di pratica (--practice) si può ritirare tutto.
play-saved = Tutto fin qui è in { $file }
play-copied = Una copia è in { $file }
play-no-seat = Nessun tuo posto che possa scegliere adesso si chiama «{ $seat }». Ci sono: { $known }
play-log-empty = Non è ancora successo nulla.
play-over = { $side }: vittoria. { $outcome }
play-drawn = Fine della partita. { $outcome }
play-over-kept =
    La partita intera è in { $file }. Per rivederla:
    { "  " }tactica replay show { $file }
play-revealed =
    Il seme dei dadi era:
    { "  " }{ $seed }
    Per controllare ogni tiro:
    { "  " }tactica replay verify { $file }
play-goodbye =
    La partita è conservata in { $file }. Per continuare:
    { "  " }tactica play --resume { $file }
play-rule-which = Quale? «regola» e il suo nome, come: regola { $slug }
play-no-card = Nessuna carta, o più di una, si chiama «{ $card }». Scrivi «carta» e un identificatore o un nome.

play-help =
    Un numero prende quella scelta, e così le parole che solo una ha.
    Altre parole mostrano le scelte che le contengono.
    Le parole di qualsiasi azione la fanno, elencata o no, come: { $game ->
        [anima] go 12,8
       *[other] roll fight:1
    }
    ? o aiuto      questo aiuto
    tavolo         il tavolo intero
    storia         ciò che è successo finora
    tutto          tutte le scelte
    probabilità    le probabilità delle scelte
    consiglio      che cosa farebbe il giocatore più forte, e perché
    come NOME      decide per un altro tuo posto
    regole         le regole che contano qui; «regole tutte» per tutte
    regola NOME    una regola
    { $game ->
        [anima] carta NOME     che cosa dice la carta di un personaggio o una carta vantaggio
       *[other] carta NOME     che cosa fa un eroe, un Titano o una carta
    }
    annulla        ritira la tua ultima scelta
    salva [FILE]   dove è conservata la partita; con un nome, una copia
    esci           ferma; la partita si può riprendere

play-help-dice =
    Scrivi ciò che mostrano i dadi, una parola per dado; basta l'inizio di ognuna.
    tavolo         il tavolo intero
    esci           ferma; la partita si può riprendere

draw-tactics = La prossima carta Tattica
draw-hand = La carta che lascia la mano del Titano

command-help = ? aiuto
command-table = tavolo
command-log = storia
command-all = tutto
command-odds = probabilità
command-hint = consiglio
command-as = come
command-card = carta
command-rules = regole
command-rule = regola
command-undo = annulla
command-save = salva
command-quit = esci

## Molte partite, probabilità ed equilibrio

usage-no-level = Non ci sono giocatori di livello «{ $found }». Ci sono: { $known }
sim-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 } in { $seconds } s: { $rate } partite e { $decisions } decisioni al secondo.
sim-outcome = { $count } ({ $share }%): { $outcome }
sim-errors = { $errors ->
    [0] Nessuna partita è andata male.
    [one] { $errors } partita è andata male.
   *[other] { $errors } partite sono andate male.
 }
sim-digest = Impronta di tutte le posizioni finali: { $digest }
match-share-or-time = O --share o --time: si pensa a conto o a orologio.
match-no-share = «{ $found }» non è un numero di millesimi da 1 a { $most }.
match-no-sprt = «{ $found }» non si può verificare: --sprt vuole BASSO,ALTO con BASSO minore di ALTO, e forse due errori fra 0 e 0.5.
match-interrupted = Fermato prima del tempo; questo è quanto trovato fin lì.
match-played = { $a } contro { $b }, { $pairs ->
    [one] { $pairs } coppia
   *[other] { $pairs } coppie
 } di partite: { $won } vinte, { $drawn } patte, { $lost } perse.
match-rate = Vince il { $rate }% (intervallo del 95%: da { $low } a { $high }).
match-elo = Elo { $elo } (da { $low } a { $high }).
match-side = Come { $side }: { $rate }%
match-sprt = Elo { $low } o { $high }? { $verdict ->
    [low] Non più di { $low }.
    [high] Almeno { $high }.
   *[none] Non ancora deciso.
 } (logaritmo del rapporto: { $ratio })
match-fault = Seme { $seed }, coppia { $pair }, il primo come { $side }.
usage-fixes = --usage gioca partite di ogni genere, perciò --{ $flag } non si può fissare.
usage-no-cards = --usage conta le carte di Anima Tactics; { $game } non ne ha.
used-title = Che cosa compare in gioco
used-about = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
 } di gruppi pronti e di gruppi sorteggiati, in tutte le edizioni e gli scenari, su caselle e con misura libera, per lo più fra giocatori a caso e una su quattro con il primo avversario da una parte. Un'abilità è comparsa se è stata usata, se ha risposto un suo innesco o se ciò che dice valeva per qualcuno sul tavolo; una carta vantaggio, se è comparsa una sua abilità; una parola, se è comparsa la parte di un'abilità in cui sta. Questa pagina è fatta da `{ $command }`.
used-head = | | ci sono | compaiono | mai |
used-abilities = Abilità
used-advantages = Carte vantaggio
used-words = Parole sulle carte
used-never = Ciò che non è mai comparso
used-seldom = Ciò che è comparso in meno di una partita su mille, e in quante
used-unsaid = Parole che nessuna carta dei pacchetti dice, così che nessuna partita può averle; le mostrano scenari ({ $count }): { $words }.
odds-best = Tirando nel modo migliore possibile: { $chance }%, e per strada { $titans } facce di TITANO in media.
odds-roll = Tira adesso: { $dice }.
odds-stop = Non tirare nulla.
odds-held = Se ti fermi adesso, hai ciò che vuoi.
odds-not-held = Se ti fermi adesso, non hai ciò che vuoi.
odds-too-many = { $dice } dadi sono troppi: un eroe ne ha { $most }.
odds-holds-titan = { $hero } non tiene facce di TITANO: vanno al Titano.
odds-wants-titan = Nessuno può pagare con facce di TITANO, quindi nessuno può volerle.
odds-no-hero = Non c'è nessun eroe «{ $hero }».
odds-unclear = «{ $found }» non è una faccia con un numero, come fight:2.
odds-between = Tirando nel modo migliore possibile: almeno { $chance }% e al massimo { $most }%, e per strada { $titans } facce di TITANO in media per il primo. Tanti poteri insieme sono troppi per essere esatti.
odds-next = Tira adesso: un dado di { $hero } che mostra { $face }.
odds-team-held = La squadra ha ciò che vuole.
odds-team-never = Tirando, la squadra non può ottenere ciò che vuole.
odds-too-many-heroes = Non giocano più di { $most } eroi insieme.
odds-same-hero = { $hero } può esserci una volta sola.
odds-attack = { $deed ->
        [charge] Carica
        [shot] Tiro
        [ability] { $name }
       *[attack] Attacco
    }: { $one } contro { $other }; { $reaction ->
        [dodge] con schivata
        [counter] con contrattacco
        [none] senza reazione
       *[ability] con { $answer }
    } ({ $edition })
odds-one = Attacco { $attack }, Danno { $damage }
odds-other = Difesa { $defense }, Armatura { $armor }
odds-other-resistance = Resistenza { $resistance }
odds-attack-sum = Colpisce il { $hit }%, critico il { $critical }%, { $expected } PV persi in media.
odds-kill = Uccide il { $kill }%.
odds-columns = { "  " }PV       %
odds-back = Il contrattacco colpisce il { $hit }% e toglie { $expected } PV in media.
odds-own = All'attaccante costa { $expected } PV in media.
odds-loss = { $expected } PV persi in media.
odds-hold = Ha effetto il { $chance }%.
odds-state = { $state } { $chance }%
odds-states = Stati: { $states }.
odds-actions = { $actions } PA persi in media.
odds-nothing = Non fa nulla al bersaglio.
odds-cut = { $cut ->
    [after-the-blows] Troppo per seguirlo fino in fondo: senza quel che segue ai colpi.
   *[after-the-first-blow] Troppo per seguirlo fino in fondo: solo il primo colpo.
  }
odds-reaction = { $place ->
        [0] Reazione migliore: { $reaction ->
            [dodge] schivare
            [counter] contrattaccare
            [none] nessuna
           *[ability] { $answer }
        }
       *[other] { $reaction ->
            [dodge] Schivare
            [counter] Contrattaccare
            [none] Nessuna reazione
           *[ability] { $answer }
        }
    } (colpito { $hit }%, { $expected } PV{ $kill ->
        [unknown] {""}
       *[known] , ucciso { $kill }%
    })
odds-try = { $deed ->
        [resist] Resiste: { $chance }%
        [escape] Fugge: { $chance }%
        [doom] Muore: { $chance }%
       *[seek] Trova chi è nascosto: { $chance }%
    }
odds-no-deed = Non ci sono probabilità di «{ $found }». Ci sono: attack, charge, shot, ability, resist, seek, escape, doom
odds-no-character = Non c'è nessun personaggio «{ $found }».
odds-no-ability = { $card } non ha nessuna abilità «{ $found }» da usare. Ha: { $known }
odds-no-state = «{ $found }» non è nulla che un personaggio possa avere qui, come blind=2, hidden o tokens=3.
odds-too-many-targets = Qui se ne possono attaccare al massimo { $most }.
odds-no-reaction = Qui non c'è nessuna reazione «{ $found }». Ci sono: { $known }
odds-no-edition = Non c'è nessuna edizione «{ $found }». Ci sono: { $known }
odds-no-card = Nessuna carta ha { $found } per --{ $flag }.
odds-out-of-range = --{ $flag } va da { $least } a { $most }.
odds-too-few-dice = Tira già { $dice } dadi; non possono essere meno.
odds-refused = Qui le regole non permettono { $what ->
        [dodge] di schivare
        [counter] di contrattaccare
        [gnosis] di usare Gnosis
        [area] un'area
        [ability] di usare questa abilità
       *[attack] quest'attacco
    } ({ $rule }).
odds-lost = Non si può seguire fino alla fine.
balance-title = Partite vinte dagli eroi, con intervalli del 95%: { $games } partite in ogni casella, giocatori di livello { $level } da entrambe le parti, seme { $seed }.
balance-parties-title = Partite vinte da ogni gruppo pronto, contando i pareggi come mezze, con intervalli del 95%: ogni due gruppi degli stessi livelli si affrontano { $games ->
    [one] una volta
   *[other] { $games } volte
 } per schieramento, giocatori di livello { $level }, seme { $seed }.
balance-no-parties = Non ci sono due gruppi pronti per { $levels } livelli.
balance-levels = Livelli
balance-party = Gruppo
balance-won = Partite vinte
balance-titan = Titano
balance-heroes = { $heroes } eroi
balance-cell = { $rate }% (da { $low } a { $high }){ $errors ->
    [0] {""}
   *[other] , errori: { $errors }
 }

## Gruppi

party-title = { $party }: { $levels } livelli, { $edition }
party-title-format = { $party }: { $levels } livelli, { $edition }, formato { $format }
party-own = Un gruppo tuo
party-declares = Dichiarato: { $declared }
party-member = { $character } ({ $level })
party-member-with = { $character } ({ $level }), porta { $cards }
party-card = { $card } ({ $points })
party-open = Scoperte: { $cards }
party-plot = Carte trama: { $cards }
party-problem = { $problem } [{ $rule }]
party-good = Il gruppo può giocare.
party-bad = { $count ->
        [one] Il gruppo non può giocare: c'è un problema.
       *[other] Il gruppo non può giocare: ci sono { $count } problemi.
    }
party-levels-left = Livelli rimasti: { $count }
party-points-left = Punti Vantaggio rimasti: { $count }
party-cards-left = Carte Vantaggio che si possono ancora aggiungere: { $count }
party-size-beginner = Consigliato per una prima partita.
party-size-standard = La dimensione di una partita normale.
party-size-large = Consigliato per una partita grande.
party-size-pitched = Consigliato per una battaglia campale.
party-no-such = Non c'è un gruppo «{ $party }»: né un file, né un codice, né uno già pronto.
code-version = Qui non si conosce un codice che comincia con { $prefix }.
code-bad-letter = «{ $letter }» non è una lettera di un codice.
code-damaged = Il codice è rovinato: mancano delle lettere o sono sbagliate.
code-unknown-character = Il codice nomina un personaggio che non c'è.
code-unknown-card = Il codice nomina una carta Vantaggio che non c'è.
code-unknown-edition = Il codice nomina un'edizione o un formato che non c'è.
## Pacchetti di carte

error-no-schema = Non c'è uno schema di «{ $found }». Ci sono questi: { $known }.
error-pack-is-file = { $file } è un solo file: indica la cartella del pacchetto a cui appartiene, così da controllarlo con i suoi nomi e gruppi
error-pack-of-another-game = «{ $pack }» è un pacchetto per { $game } e qui non serve a niente.
error-empty-pack = Non c'è nessun file TOML in { $folder }.
error-no-such-pack = Non c'è nessun pacchetto «{ $pack }». Ci sono: { $known }
error-folder-not-empty = { $folder } esiste già e non è vuota; nulla viene sovrascritto. Scegli un'altra cartella.
pack-new = { $folder } è un pacchetto di tre personaggi per cominciare. Prova: tactica pack check { $folder }, poi tactica play anima --pack { $folder } --a first-shift
pack-exported = Il pacchetto «{ $pack }» è in { $folder }.
pack-counts = Personaggi: { $characters }. Abilità: { $abilities }. Carte vantaggio: { $advantages }. Gruppi: { $parties }.
pack-counts-last-stand = Eroi: { $heroes }. Titani: { $titans }. Carte tattica: { $tactics }.
pack-warning = Avviso: { $problem }
pack-warned = { $warnings ->
    [one] Va tutto bene; c'è un avviso.
   *[other] Va tutto bene; ci sono { $warnings } avvisi.
}
pack-refused = { $problems ->
    [one] Con il pacchetto non si può giocare: c'è un problema.
   *[other] Con il pacchetto non si può giocare: ci sono { $problems } problemi.
}
pack-most-words = Parole del linguaggio delle carte: { $used } su { $all } in uso.
pack-words = Parole del linguaggio delle carte: { $used } su { $all } in uso. Non usate: { $unused }.
pack-all-words = Parole del linguaggio delle carte: tutte e { $all } in uso.
pack-good = Non c'è niente che non va.
pack-bad =
    { $problems ->
        [one] C'è un problema
       *[other] Ci sono { $problems } problemi
    } in { $files ->
        [one] un file.
       *[other] { $files } file.
    }
error-nothing-to-prove = In questa cartella non c'è nessuna carta di un gioco: indica un pacchetto, con le sue carte in cartelle come characters.
error-no-card-in-pack = Il pacchetto { $pack } non ha nessuna carta { $card }.
prove-failed-case = MALE: { $file }:{ $line }: { $title }
prove-card =
    { $card }: si notano { $noticed } di { $total } modifiche in { $cases ->
        [one] un caso
       *[other] { $cases } casi
    }{ $unread ->
        [0] .
       *[other] , { $unread } dei quali non riletti.
    }
prove-survivor-removed = { $part } = { $written } si può togliere
prove-survivor-changed = { $part } = { $written } può essere { $instead }
prove-idle = È dato un motivo per { $card }: { $part }, ma quella modifica si nota.
prove-sum =
    Si notano { $noticed } di { $total } modifiche ({ $share }%). { $survive ->
        [one] Una non si nota
       *[other] { $survive } non si notano
    }, { $unexcused } senza motivo. Altre { $refused } sono rifiutate alla lettura delle carte.
prove-bad-cases = Alcuni casi non valgono con le carte così come sono.
prove-unexcused = Ogni modifica che non si nota ha bisogno di un motivo in tests/proofs, e ogni motivo di una modifica che non si noti.
prove-too-few = Si notano meno di { $enough } modifiche su 100.

## Il tavolo nel browser

serve-open = Il tavolo è aperto: { $url } (le partite sono conservate in { $folder }). Ctrl-C lo chiude.
serve-closed = Il tavolo è chiuso. Tutte le partite sono conservate.
serve-busy = { $address } è occupato da un altro programma. Scegli un'altra porta, come in --bind { $other }
serve-no-bind = Il server non può ascoltare su { $address }: { $problem }
serve-no-data = La cartella { $folder } non si può usare: { $problem }
serve-no-folder = Questo sistema non indica una cartella per i dati. Dinne una con --data
serve-no-address = «{ $found }» non è un indirizzo con porta, come 127.0.0.1:8080.
serve-no-url = «{ $found }» non è un indirizzo come https://table.example (senza percorso).
