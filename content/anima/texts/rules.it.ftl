### Le regole di Anima Tactics in italiano: un messaggio per ogni regola di rules/anima.toml, nello stesso ordine, e i titoli dei suoi capitoli.
### Il valore è il titolo, .meaning dice che cosa fa la regola e .reason perché abbiamo deciso così dove i regolamenti lasciano aperta la questione.
### Ogni testo sta su una sola riga, perché Fluent conserva gli a capo ed è lo schermo a impaginare. PA sono i punti azione, PV i punti vita.

## Titoli dei capitoli

chapter-party = Il gruppo
chapter-turn = Il turno
chapter-action = Le azioni
chapter-measure = Le misure
chapter-move = Il movimento
chapter-charge = La carica
chapter-combat = Il combattimento
chapter-ranged = Gli attacchi a distanza
chapter-hidden = Nascosti
chapter-innate = Abilità innate
chapter-throw = Lanci e schianti
chapter-state = Gli stati
chapter-cards = Le carte
chapter-scenery = Gli elementi scenici
chapter-sight = La Linea di Vista
chapter-board = Il gioco su tabellone
chapter-scenario = Gli scenari

## I dadi

rule-dice-who = Chi tira
    .meaning = Tutti i dadi hanno dieci facce. Ogni giocatore tira per i propri personaggi.
rule-dice-ties = Tiri uguali
    .meaning = Se i due giocatori tirano per decidere qualcosa e fanno lo stesso numero, ritirano entrambi.
    .reason = I regolamenti confrontano i tiri senza dire che cosa succede in parità, e ritirare non favorisce nessuno.

## Il gruppo

rule-party-levels = Livelli del gruppo
    .meaning = I livelli dei personaggi di un gruppo, sommati, restano entro il totale concordato. Di solito è 250 (300 nelle regole italiane).
    .reason = Le dimensioni stampate nei regolamenti sono consigli, quindi i giocatori concordano il totale che vogliono.
rule-party-unique = Uno per tipo
    .meaning = Un gruppo non ha due volte lo stesso personaggio, a meno che la sua carta lo permetta. I due schieramenti possono avere lo stesso. Le evocazioni e le carte in cui qualcuno soltanto si trasforma non stanno in nessun gruppo.
rule-party-factions = Luce e Tenebra
    .meaning = Luce e Tenebra non combattono mai nello stesso gruppo. Gli Indipendenti vanno con l'una o con l'altra. Una carta può nominare altri con cui il suo personaggio non va mai.
rule-party-organization = Una sola organizzazione
    .meaning = Un gruppo i cui personaggi sono tutti della stessa organizzazione può mescolare Luce e Tenebra. Una carta può dire che qualcuno conta come di un'altra, o quali sono i soli gruppi che il suo personaggio guida.
    .reason = Per alcuni regolamenti sceglie il giocatore, per altri serve un accordo: è la partita a dire se è permesso o addirittura richiesto. I Viandanti comprendono «tutti i personaggi senza un'affiliazione fissa»: sono comunque una delle otto, e il libro spagnolo chiede «la misma filiación» (la stessa affiliazione), quindi contano. Una partita può tenere separate tra loro Luce e Tenebra.
rule-party-leaders = Leader
    .meaning = In un formato un gruppo non ha più Leader di quanti il formato permette. Senza formato può averne quanti vuole.
rule-party-advantage-count = Non più carte che personaggi
    .meaning = Un gruppo non ha mai più carte Vantaggio, di tutti i tipi insieme, dei personaggi con cui comincia.
rule-party-advantage-one-each = Una carta ciascuno
    .meaning = Un personaggio porta al massimo una carta equipaggiamento o potere, due se lo dice la sua carta. Le carte trama, le carte squadra e quelle di organizzazione non le porta nessuno.
    .reason = I regolamenti parlano solo di equipaggiamento e poteri. Le carte squadra sono arrivate dopo e nominano più personaggi, quindi stanno scoperte accanto al gruppo, come quelle che parlano per tutta un'organizzazione.
rule-party-advantage-category = Per chi è una carta
    .meaning = Una carta va solo alle categorie, organizzazioni, fazioni e personaggi che nomina, e non oltre il livello che indica. Una carta squadra ha bisogno di tutti i suoi membri, e una carta trama che nomina qualcuno ne vuole uno nel gruppo. Una carta di organizzazione è per un gruppo in cui tutti possano esserne, e c'è una volta sola.
    .reason = I regolamenti lo dicono delle categorie; le carte nominano il resto allo stesso modo.
rule-party-advantage-budget = Quanto costano le carte Vantaggio
    .meaning = Le carte Vantaggio costano livelli, come i personaggi. In un formato non ne costano: si pagano con i punti Vantaggio del formato.
    .reason = Il regolamento italiano stampa entrambe le cose, un prezzo in livelli e dei punti per formato, quindi i punti valgono dove si sceglie un formato.
rule-party-formats = Formati
    .meaning = Solo nelle regole italiane. Alpha, Beta, Gamma, Sigma e Omega limitano i livelli (100, 200, 300, 450, 600 e oltre), i punti Vantaggio (10, 20, 30, 40, 60 e oltre) i Leader (0, 0, 1, 1, 2) e le carte di organizzazione (0, 1, 1, 2, 3), e danno punti gnosi (1, 2, 3, 4, 6).
    .reason = Il più dietro le cifre di Omega si legge come un inizio: i suoi livelli sono quelli concordati, da 600 in su, e i suoi punti Vantaggio crescono con loro. Che cosa siano i vantaggi di organizzazione nessun regolamento lo dice; secondo carte uscite dopo parlano per tutto un gruppo di un'organizzazione, quindi contiamo quelle.

## La preparazione

rule-setup-table = Il tavolo
    .meaning = Si gioca su 48 per 48 pollici (120 per 120 cm), salvo accordi diversi, e nessuno ne esce. Le distanze si misurano liberamente su un tavolo o si contano su un tabellone a caselle.
rule-setup-scenery-count = Quanti elementi scenici
    .meaning = Ogni giocatore tira: da 1 a 3 porta un elemento scenico, da 4 a 6 due, da 7 a 10 tre. I due risultati si sommano. Si può anche giocare senza elementi scenici.
    .reason = Le regole inglesi mettono il 6 in due righe; come negli altri libri, porta due elementi.
rule-setup-scenery-order = Chi piazza per primo
    .meaning = I due giocatori tirano e il più alto piazza il primo elemento; poi si alternano. Chi piazza un elemento lo sceglie anche.
rule-setup-scenery-place = Dove vanno gli elementi scenici
    .meaning = Un elemento sta a più di 3 pollici (7,5 cm) dal bordo del tavolo (nelle regole spagnole, almeno a 3) e ad almeno 1 pollice (2,5 cm) da ogni altro.
rule-setup-zone = Zone di schieramento
    .meaning = Le zone stanno su bordi opposti, centrate, larghe 24 pollici (60 cm) e profonde 4 (10 cm). Chi ha il tiro più basso sceglie il bordo. Una carta può ingrandire una zona.
    .reason = Del diagramma stampato restano solo le cifre, e questa è la zona più semplice che vi corrisponde.
rule-setup-deploy = Schierare
    .meaning = Chi ha il tiro più basso piazza per primo un personaggio; poi i giocatori si alternano, un personaggio alla volta.
rule-setup-deploy-rest = Schierare gli altri
    .meaning = Quando uno schieramento ha finito i personaggi, l'altro piazza tutti i suoi. Ogni basetta sta per intero nella sua zona, fuori dal terreno intransitabile e senza toccare nemici.
    .reason = I regolamenti non dicono che cosa succede con gruppi di numero diverso, né come debba starci esattamente una basetta.
rule-setup-first-actions = I primi punti azione
    .meaning = Nel turno 1 ogni personaggio ha il suo Recupero più 1 PA, mai oltre il suo totale.
rule-deploy-advanced = Schieramento avanzato
    .meaning = Tutta la basetta entro 16 pollici dalla zona, in qualunque direzione: terreno inospitale ed elevazioni sono ammessi, il terreno intransitabile no. Dove l'edizione lo dice e tutti e due gli schieramenti hanno personaggi simili, chi è messo fuori dalla sua zona resta ad almeno 4 pollici da ogni nemico.
    .reason = Dentro la zona vale la regola di sempre, così a nessuno si può impedire di schierare.

## Il turno

rule-turn-first = Il primo turno
    .meaning = Il turno 1 non ha Fase di Recupero: al suo posto valgono i punti azione dati nella preparazione.
    .reason = Recuperare oltre ai punti iniziali toglierebbe ogni senso al numero stampato.
rule-turn-phases = Tre fasi
    .meaning = Il turno ha una Fase di Recupero, una di Mantenimento e una di Azione. I due schieramenti finiscono una fase prima di iniziare la successiva.
rule-turn-straighten = Raddrizzare
    .meaning = Il Recupero comincia raddrizzando le carte ruotate: tutti possono di nuovo agire, muoversi e cercare.
rule-turn-healing = Prima la guarigione
    .meaning = Dopo aver raddrizzato le carte, ogni personaggio in stato di Guarigione recupera 2 PV, fino al valore iniziale.
rule-turn-recovery = Recuperare punti azione
    .meaning = Ogni personaggio recupera tanti PA quanto il suo Recupero, 1 in più con Rapidità, 1 in meno con Lentezza, 1 in più su un nodo. Mai meno di 0, e nessuno ha più PA del suo totale.
rule-turn-initiative = Chi agisce per primo
    .meaning = I due giocatori tirano e il più alto sceglie chi agisce per primo. Nelle regole introduttive vale per tutta la partita; in quelle avanzate e italiane si ritira ogni turno dal secondo in poi. Una partita può anche far alternare gli schieramenti.
    .reason = I regolamenti non concordano su quanto spesso si tira; che il più alto scelga, e non che inizi e basta, è ciò che stampano tutti.
rule-turn-upkeep = Il mantenimento
    .meaning = Nel Mantenimento il proprietario paga il mantenimento di ogni abilità attiva, o l'abilità finisce; prima il primo giocatore. Chi ha il Sigillo non può pagare, chi è paralizzato sì. Non è un'azione, quindi il veleno non costa nulla.
    .reason = I regolamenti non dicono che cosa fanno gli stati al mantenimento: il Sigillo impedisce le abilità speciali, e pagare non è un'azione.
rule-turn-counters = Si tolgono i segnalini
    .meaning = Nel Mantenimento ogni personaggio perde un segnalino di ogni stato che ha. Tolti tutti, tirano quelli con Sventura, per primi quelli del primo giocatore.
    .reason = L'ordine tra togliere e tirare non è stampato, e conta quando più personaggi hanno Sventura.
rule-turn-action = Agire a turno
    .meaning = Nella Fase di Azione i giocatori si alternano. Quando tocca a te attivi un personaggio, spendi quello che vuoi e concludi la sua attivazione.
rule-turn-turned = Personaggi ruotati
    .meaning = Un personaggio che ha concluso la sua attivazione è ruotato e non compie altre azioni attive in questo turno. Non puoi passare senza ruotarne uno. Chi non ne ha più da ruotare viene saltato.
rule-turn-limit = Dieci turni
    .meaning = La partita standard finisce dopo il turno 10.

## Le azioni

rule-action-cost = Pagare i punti azione
    .meaning = Senza PA a sufficienza non si può dichiarare un'azione. Si tolgono quando la si dichiara.
rule-action-active = Azioni attive
    .meaning = Solo il personaggio attivato compie azioni attive.
rule-action-order = In qualsiasi ordine
    .meaning = Un personaggio compie le sue azioni nell'ordine che preferisci. Può attaccare prima, durante e dopo il movimento.
rule-action-repeat = Ripetere le azioni
    .meaning = Un'azione si può ripetere finché bastano i PA. Solo il movimento e Cercare si limitano a una volta per turno ciascuno.
rule-action-keep = Conservare i punti azione
    .meaning = I PA non spesi restano sulla carta, per le reazioni e per il turno dopo.
rule-action-reactive = Reazioni
    .meaning = Si reagisce anche quando non tocca a te, pure con personaggi ruotati; il personaggio attivo può schivare un contrattacco. Si dichiarano prima di tirare qualsiasi dado di quell'attacco.
rule-react-once = Una sola reazione
    .meaning = Il bersaglio reagisce a un attacco al massimo una volta.
    .reason = I regolamenti descrivono una difesa per attacco e non ne sommano mai due.
rule-declare-checked = Che cosa si controlla prima
    .meaning = Ciò che tutti vedono si rifiuta senza costo: pochi PA, ingaggiato, ruotato, uno stato, un bersaglio nascosto, nessuna Linea di Vista. Le distanze si misurano dopo aver pagato e, se non ci arrivi, i PA sono persi. Sulle caselle si possono contare, quindi si rifiuta senza costo anche quello, a meno che si giochi alla cieca.
    .reason = I regolamenti vietano di misurare prima, non di guardare: costa solo una stima sbagliata.
rule-measure-blind = Non si misura prima
    .meaning = Nessuno misura una distanza prima di dichiarare l'azione. Una partita può permetterlo.
rule-declare-move = Dichiarare un movimento
    .meaning = Camminare e Corsa si dichiarano e si pagano; poi si vede fin dove si arriva e si sceglie il percorso. Un percorso troppo lungo viene rifiutato. Restare fermi è permesso, ma consuma il movimento.
    .reason = Un movimento non ha un bersaglio da mancare, quindi non serve indovinare fin dove arriva.
rule-declare-hide = Nascondersi si misura
    .meaning = Sul tavolo, chi cerca di nascondersi nella zona di controllo di un nemico fallisce: perde i PA e non si nasconde. Dove le distanze si possono contare, come sulle caselle, o se quel nemico lo tocca, si rifiuta senza costo.
    .reason = La zona di controllo è una distanza, e le distanze che non si possono contare si misurano dopo aver pagato i PA.
rule-declare-lost = Azioni perse
    .meaning = Se il bersaglio non c'è più, è nascosto o fuori portata, ciò che doveva ancora colpirlo è perso: il prossimo di più colpi o un attacco che ne segue un altro. Se l'attaccante muore, la sua attivazione finisce. I PA non tornano.
    .reason = I PA si pagano quando si dichiara, e quello che succede dopo non li restituisce.

## Le misure

rule-measure-edge = Da basetta a basetta
    .meaning = Le distanze vanno tra i punti più vicini delle due basette.
    .reason = I regolamenti misurano dal fronte della basetta, ma non dicono quale lato sia il fronte.
rule-measure-flat = Distanze in piano
    .meaning = Le altezze non contano nelle distanze. Entro una distanza comprende il limite; a meno o a più di essa lo esclude. Basta una parte qualsiasi della basetta.
    .reason = I regolamenti non misurano mai lungo un pendio, e per il limite esatto serve una risposta sola.
rule-geometry-contact = Contatto
    .meaning = Le basette non si sovrappongono mai. Uno spazio fino a 0,02 pollici (0,05 cm) è contatto, e una carica finisce nel primo punto così.
    .reason = A un programma serve un numero dove al tavolo si guarda se due basette si toccano.
rule-geometry-leg = Contare un percorso
    .meaning = Un percorso si fa a tratti. Ogni tratto costa la sua lunghezza, contando doppie le parti ad andatura dimezzata, arrotondata per eccesso al millesimo di pollice.
    .reason = Arrotondare sempre allo stesso modo dà a tutti lo stesso risultato su ogni macchina.
rule-base-size = Misure delle basette
    .meaning = Una basetta è larga 1,2 pollici (3 cm) se Piccola, 1,6 (4 cm) se Media e 2 (5 cm) se Grande. Piccola e Media sono taglia normale. Su un tabellone ognuno occupa una casella.
    .reason = I regolamenti parlano di taglie senza darne le misure.

## Le azioni di base

rule-move-free = Movimento libero
    .meaning = Costa 0 PA e arriva fino a 2 pollici (5 cm). È il movimento del turno.
    .reason = I regolamenti lo permettono come reazione solo per intercettare una carica, quindi fuori dal tuo turno non serve ad altro.
rule-move-walk = Camminare
    .meaning = Costa 1 PA: qualsiasi percorso, fino al primo numero di Velocità.
rule-move-run = Corsa
    .meaning = Costa 2 PA: una linea retta, fino al secondo numero di Velocità.
rule-attack-charge = Carica
    .meaning = Costa 3 PA ed è il movimento del turno: una corsa dritta contro un nemico e poi un attacco a +2. Le regole italiane tirano due dadi e tengono il migliore.
    .reason = Dove si tirano due dadi, il +2 si aggiunge comunque una volta sola.
rule-attack-melee = Attacco in corpo a corpo
    .meaning = Un attacco costa 2 PA e colpisce un nemico a contatto.
rule-attack-ranged = Attacco da lontano
    .meaning = Un attacco a distanza costa 2 PA e va contro un nemico in vista ed entro la gittata.
rule-attack-choose = Scegliere il bersaglio
    .meaning = In corpo a corpo si attacca un nemico a contatto a scelta, e ogni volta un altro se vuoi.
rule-attack-enemy-only = Solo nemici
    .meaning = Gli attacchi si dirigono solo contro i nemici.
rule-react-dodge = Schivata
    .meaning = Reazione da 1 PA: il bersaglio tira un dado e lo aggiunge alla sua Difesa contro questo attacco.
rule-react-counter = Contrattacco
    .meaning = Reazione da 3 PA contro un attacco in corpo a corpo: prima vale come una Schivata, poi il bersaglio può rispondere al colpo a -2.
rule-react-counter-when = Quando si risponde al colpo
    .meaning = Il contrattacco arriva se l'attacco manca; un colpo fermato dall'armatura non manca. Non costa altro e vuole l'attaccante a contatto, altrimenti è stata solo una Schivata.
    .reason = I regolamenti lasciano fuori l'armatura quando chiedono un attacco senza danno, e questo equivale a mancare.
rule-react-counter-no-chain = Niente contro al contrattacco
    .meaning = Un contrattacco si può schivare, ma non contrattaccare.
    .reason = Altrimenti due combattenti potrebbero rispondersi senza fine.
rule-action-escape = Fuga
    .meaning = Per 1 PA un personaggio ingaggiato tira e si libera con 6 o più. Le regole italiane aggiungono 1 al Predatore, 1 per Velocità 12/16 e 2 per la basetta Media o Grande, e tolgono 1 contro due nemici o 2 contro di più.
    .reason = La tabella italiana non dice se i suoi modificatori si sommano; lo fanno, come quelli degli attacchi a distanza.
rule-action-seek = Cercare
    .meaning = Per 1 PA, una volta per turno, un personaggio tira: con 8 o più (7 nelle regole italiane) si vede ogni nemico nascosto nella sua Zona di Controllo.
rule-action-push = Spinta
    .meaning = Solo nelle regole italiane. Per 3 PA e il suo movimento un personaggio attacca un nemico a contatto per spostarlo, non per ferirlo: tanti pollici quanto il danno, almeno 1 con un colpo critico. L'armatura conta solo per una creatura accumulatore, e nessuno di intangibile è spostato da ciò che non potrebbe ferirlo. L'attaccante sceglie una direzione verso il fronte e resta dov'è. Si può schivare o contrattaccare.
    .reason = Il libro non dà la distanza, e il danno che avrebbe fatto è l'unico numero a portata di mano.
rule-action-slam = Slam
    .meaning = Solo nelle regole italiane. Per 3 PA e il suo movimento un personaggio carica con i dadi e il +2 di una carica e spinge il bersaglio lungo la linea invece di ferirlo. L'armatura e l'essere intangibile contano come in una spinta.
    .reason = Il libro lo descrive come una spinta fatta caricando, quindi prende la distanza dall'una e i dadi dall'altra.
rule-action-climb = Scalare
    .meaning = Solo nelle regole italiane. Per 1 PA e il suo movimento un personaggio a meno di 2 pollici (5 cm) da una parete verticale la sale, se è alta al massimo 8 pollici (20 cm), e si ferma entro 2 pollici dal bordo in cima. Sulle caselle scala fino a due livelli dalla casella vicina.
    .reason = Il libro stampa 2 cm per il posto in cima dove prima conta in pollici; in 2 cm una basetta ci sta appena, quindi leggiamo pollici.

## Il movimento

rule-move-once = Un movimento per turno
    .meaning = Un personaggio si muove una volta per turno, qualunque sia il numero dei suoi PA.
rule-move-counts = Che cosa conta come movimento
    .meaning = Movimento libero, Camminare, Corsa, Carica, Spinta, Slam, Scalare e intercettare una carica consumano il movimento del turno. Lo Scudo Umano, essere spinti e la Fuga no.
    .reason = I regolamenti lo dicono di ogni azione al suo posto, e di alcune non lo dicono.
rule-move-engaged = Chi è ingaggiato sta fermo
    .meaning = Un personaggio ingaggiato non può muoversi; prima gli serve la Fuga. È permessa solo la Spinta.
rule-move-contact = Entrare in contatto
    .meaning = Un movimento che arriva a toccare un nemico visibile finisce lì, ed entrambi sono ingaggiati. Una partita può ammettere il contatto solo con la carica e l'intercettazione: allora ogni movimento che arriva a toccare un nemico visibile è rifiutato. Chi è nascosto non ferma nessuno e non viene fermato.
    .reason = Secondo le regole stampate le basette che si toccano sono ingaggiate, e chi è ingaggiato non prosegue.
rule-move-abrupt = Nel terreno inospitale
    .meaning = Dentro il terreno inospitale ogni distanza conta doppia.
rule-move-up = Salire
    .meaning = Salire di un livello costa 1 pollice (2,5 cm) in più; scendere non costa nulla. Due livelli in una volta sono un dirupo, solo per chi scala o vola.
    .reason = I regolamenti dimezzano il movimento in salita senza dire quanto è lungo il pendio, quindi ogni livello ha un prezzo fisso.
rule-move-impassable = Terreno intransitabile
    .meaning = Nessuno attraversa il terreno intransitabile, nemmeno correndo. Chi vola lo attraversa, ma non ci finisce sopra.
    .reason = Una frase lascia correre attraverso qualsiasi elemento scenico e un'altra vieta di attraversare l'intransitabile; la seconda è ciò che la parola significa.
rule-move-bases = Tra le altre basette
    .meaning = Nessuno attraversa un'altra basetta, amica o nemica, tranne chi vola.
    .reason = I regolamenti lo dicono delle caselle e fanno eccezione per chi vola, quindi vale anche sul tavolo.
rule-zone-control = Zona di Controllo
    .meaning = La Zona di Controllo di un personaggio è tutto ciò che vede entro 8 pollici (20 cm).

## La carica

rule-charge-target = Chi si può caricare
    .meaning = Non puoi caricare un nemico che tocchi o con cui sei ingaggiato. Uno ingaggiato con qualcun altro si può caricare.
rule-charge-line = La linea di carica
    .meaning = Una carica va dritta fino a un punto in cui tocca il bersaglio, e il terreno costa come nella corsa. In mezzo non può esserci un'altra basetta né terreno intransitabile; a chi vola basta non finirci sopra. Non serve vedere il bersaglio.
    .reason = I regolamenti chiedono una linea retta e mai la vista, quindi basta una linea che si possa correre.
rule-charge-attack = L'attacco della carica
    .meaning = Quando tocca il suo bersaglio, chi carica attacca a +2.
rule-charge-short = Una carica che non arriva
    .meaning = Se il bersaglio è troppo lontano, chi carica corre tutta la sua distanza lungo la linea e si ferma al primo contatto. PA e movimento sono persi, e non c'è attacco.
    .reason = I regolamenti dicono solo che una carica così non arriva; resta una corsa in linea retta.
rule-charge-contact = Finire a contatto
    .meaning = Chi carica è ingaggiato con ogni nemico che tocca alla fine, ma attacca solo il suo bersaglio.
    .reason = Il contatto ingaggia tutti allo stesso modo, e una carica nomina un solo bersaglio.
rule-defend-intercept-charge = Intercettare una carica
    .meaning = Un amico del bersaglio, non ingaggiato né paralizzato, si muove fino a 2 pollici (5 cm) e si mette in mezzo. La carica finisce lì, e il suo attacco, +2 compreso, va contro di lui. Ogni personaggio lo fa una volta per turno, anche dopo essersi mosso, e dopo non può muoversi. Solo chi vola ferma chi vola, e nessuno chi carica da nascosto.
    .reason = I regolamenti fermano la carica senza dire che ne è del suo attacco; va contro chi si è messo in mezzo. «A distanza di Movimento Libero dalla Linea di Carica» è chi arriva a toccare la basetta che carica sulla sua via, perché la basetta è larga quanto quella via. Una partita può misurare dalla linea del suo centro.

## Il combattimento

rule-react-order = L'ordine di un attacco
    .meaning = Dichiarare, pagare, misurare. Un amico può intercettare la carica o fare da Scudo Umano. La carica si muove e un attaccante nascosto si rivela. Il bersaglio reagisce. Si tira il dado di difesa e poi quello di attacco. Seguono colpo, danno e morte, il contrattacco e alla fine il veleno, per primo quello dell'attaccante.
    .reason = I regolamenti danno questi passi in punti diversi, e i giocatori devono sapere che cosa è già deciso quando scelgono.
rule-combat-engaged = Ingaggiati
    .meaning = I nemici le cui basette si toccano sono ingaggiati in corpo a corpo. Su un tabellone, quelli in caselle vicine.
rule-engage-height = Troppo in alto per combattere
    .meaning = Nessuno è ingaggiato attraverso caselle elevate intransitabili né con due livelli di differenza.
    .reason = Sulle caselle i vicini contano come a contatto, anche con un muro o un dirupo in mezzo.
rule-combat-hit = Colpire
    .meaning = Un dado più l'Attacco colpisce se eguaglia o supera la Difesa. La differenza è il Livello di Successo, mai meno di 0.
rule-combat-natural-ten = Un 10 naturale
    .meaning = Un dado di attacco che mostra 10 colpisce sempre.
rule-combat-kept-die = Il dado tenuto
    .meaning = Se si tirano più dadi, conta solo quello che si tiene, anche come 10 naturale.
    .reason = Altrimenti un secondo dado darebbe due occasioni di critico con un totale peggiore.
rule-combat-damage = Danno
    .meaning = Danno più Livello di Successo meno Armatura sono i PV che perde il bersaglio, mai meno di 0.
    .reason = Alcuni libri tolgono l'Armatura dal solo Livello di Successo, ma il loro esempio stampato la toglie dal totale.
rule-combat-critical = Colpi critici
    .meaning = Nelle regole avanzate e italiane un 10 naturale è un colpo critico: il bersaglio perde almeno 1 PV, qualunque sia la sua Armatura. In quelle introduttive un 10 colpisce e basta.
    .reason = Il testo italiano dà a quel colpo un Livello di Successo di 10 dove l'inglese dice 0; seguiamo l'inglese.
rule-combat-accumulation = Creature accumulatori
    .meaning = Una creatura tanto grande da incassare quel che arriva: non schiva e non contrattacca in nessun modo, e non è mai stordita.
rule-combat-death = Morte
    .meaning = Un personaggio a 0 PV lascia il tavolo.
rule-death-simultaneous = Morire insieme
    .meaning = I PV persi nello stesso passo si perdono insieme, e i morti lasciano il tavolo insieme. Tutti i tiri di Sventura di uno stesso Mantenimento sono un solo passo; lo è anche un solo tiro d'attacco per tutti quelli che raggiunge, compreso l'attaccante nella propria area, e un effetto per tutti quelli che tocca. Chi sta morendo non fa più nulla. Solo dopo, e quando nessun altro sta ancora morendo, si guarda chi ha vinto.
    .reason = Altrimenti l'ordine dei conti deciderebbe una battaglia in cui cadono gli ultimi due.
rule-escape-after = Dopo la fuga
    .meaning = Chi riesce nella Fuga non è ingaggiato con nessuno finché non finisce la sua attivazione: può muoversi, tirare a nemici che non tocca o caricare qualcun altro, ma non colpisce quelli da cui è fuggito. Se alla fine tocca ancora un nemico, è di nuovo ingaggiato. Un tentativo fallito si può ripetere.
    .reason = I regolamenti gli permettono di allontanarsi e non dicono che cosa succede se resta. «Hand-to-hand combat takes place when the bases of two enemy characters are touching» potrebbe lasciarlo colpire chi tocca; ma la Fuga «allows a character to disengage from hand-to-hand combat», e un Attacco colpisce «an enemy character in combat». Chi ha lasciato il combattimento ne è fuori.
rule-effect-resist = Resistere a un effetto
    .meaning = Chi può resistere a un effetto tira un dado e aggiunge la Resistenza. Non ne è colpito se il totale supera la difficoltà. A un effetto senza difficoltà non si resiste.
    .reason = I regolamenti non dicono che cosa significa una carta senza difficoltà: non c'è nulla contro cui tirare.
rule-effect-each = Ognuno resiste da sé
    .meaning = Ogni personaggio raggiunto da un effetto tira per conto suo, anche gli amici di chi lo usa e lui stesso.
rule-effect-on-damage = Stati portati da un attacco
    .meaning = Contro uno stato portato da un attacco si tira solo se l'attacco ha fatto ciò che dice la carta, come togliere punti vita.

## Gli attacchi a distanza

rule-ranged-sight = Vedere il bersaglio
    .meaning = A un attacco a distanza serve la Linea di Vista fino al bersaglio.
rule-ranged-range = Gittata
    .meaning = Il bersaglio dev'essere entro la gittata indicata sulla carta dell'attaccante.
rule-ranged-engaged-shooter = Tiratori ingaggiati
    .meaning = Un personaggio ingaggiato non fa attacchi a distanza.
rule-ranged-no-counter = Niente contrattacco
    .meaning = Un attacco a distanza si può schivare, ma non contrattaccare.
rule-ranged-long = Distanza lunga
    .meaning = Bersaglio oltre metà della gittata: -1 all'Attacco. I modificatori degli attacchi a distanza si sommano.
rule-ranged-cover = Copertura
    .meaning = Bersaglio in copertura: -2 all'Attacco (-1 nelle regole italiane), una volta sola, qualunque cosa lo copra.
    .reason = Il testo italiano dice -2 e la sua tabella -1; i giocatori guardano la tabella.
rule-ranged-engaged-target = Tirare in una mischia
    .meaning = Bersaglio ingaggiato: -1 all'Attacco.
rule-ranged-higher = Posizione rialzata
    .meaning = Tiratore più in alto del bersaglio: +1 all'Attacco.
rule-ranged-moved = Tirare dopo essersi mossi
    .meaning = Solo nelle regole italiane. Tiratore che in questo turno si è mosso più di 8 pollici (20 cm): -1 all'Attacco.
    .reason = La tabella italiana non dice di chi è il movimento; a disturbare la mira è soprattutto quello del tiratore.
rule-area-target = Un'area ha un bersaglio
    .meaning = Un attacco ad area è diretto contro un bersaglio, che reagisce per primo.
rule-area-miss = Chi manca non ha area
    .meaning = Se il bersaglio non è colpito, non è raggiunto nemmeno nessun altro.
rule-area-measure = Chi raggiunge un'area
    .meaning = Sono raggiunti anche tutti quelli entro quei pollici dalla basetta del bersaglio, amici e attaccante compresi, in vista o no. Si misura dove il bersaglio è stato colpito, anche se da lì viene lanciato. Un solo totale e un solo dado valgono per tutti.
    .reason = I regolamenti non dicono da dove si misura un'area; ogni altra distanza si misura dal bordo della basetta.
rule-area-dodge = Schivare un'area
    .meaning = Chi è nell'area può schivare quando conosce già il totale. Non può contrattaccare.
rule-area-no-intercept = Nessuno ripara da un'area
    .meaning = Qualcun altro può prendere il tiro diretto al bersaglio; l'area in sé non si intercetta, e si misura allora attorno a chi lo prende.
rule-defend-take-shot = Scudo Umano
    .meaning = Un amico a meno di 2 pollici (5 cm) dalla linea di un tiro (sulle caselle, fino a 2 caselle), senza terreno intransitabile in mezzo, può prenderlo su di sé, quante volte vuole, senza muoversi né pagare. Può essere ingaggiato, ma non paralizzato. La linea conserva i suoi modificatori; Difesa, Armatura e reazione sono del nuovo bersaglio. Non se chi tira è più in alto del bersaglio o si nasconde.
    .reason = I regolamenti nominano questa manovra senza dire quali numeri cambiano: la linea resta, il corpo cambia. Lasciano che un amico si posizioni «nella traiettoria», quindi nulla che non potrebbe attraversare può separarlo dalla linea. I «meno di 5 centimetri» stampati sono un movimento libero, cioè due caselle: con una casella in mezzo, anche quelli sono meno di 2 pollici.

## Nascosti

rule-hidden-gain = Nascondersi
    .meaning = Un personaggio si nasconde con un'abilità, ma non nella zona di controllo di un nemico.
rule-hidden-untargetable = Chi è nascosto è al sicuro
    .meaning = Nessun attacco, effetto o intercettazione può essere diretto contro un personaggio nascosto.
rule-hidden-presence = Essere nascosti
    .meaning = Un personaggio nascosto non intralcia il passaggio né la vista e non ingaggia nessuno. Può intercettare una carica o fare da Scudo Umano, e allora si rivela.
    .reason = Lo dicono solo le regole avanzate e gli altri libri tacciono, quindi vale in tutti.
rule-hidden-lose = Rivelarsi
    .meaning = Un personaggio nascosto si rivela quando attacca o fa qualsiasi altra cosa contro un nemico, quando intercetta una carica o fa da Scudo Umano e quando viene trovato.
rule-hidden-upkeep-end = Nascondersi costa mantenimento
    .meaning = Chi si nasconde con un'abilità che ha mantenimento si rivela quando non lo si paga.
rule-infiltration-choice = Infiltrarsi
    .meaning = Quando tocca a lui schierarsi, un personaggio con Infiltrazione può infiltrarsi invece di essere messo sul tavolo.
rule-infiltration-half = Metà del gruppo
    .meaning = Non si infiltra mai più di metà del gruppo, arrotondata per difetto.
rule-infiltration-markers = Segnalini di infiltrazione
    .meaning = Il primo infiltrato porta tre segnalini, ogni altro ne porta uno. Hanno una basetta piccola e stanno ad almeno 6 pollici (nelle regole italiane, a più di 6) dagli altri segnalini del loro schieramento e dalla zona nemica, dove qualcuno potrebbe stare. Il segnalino che non ci sta non si mette.
    .reason = I libri non dicono che cosa succede quando manca il posto.
rule-infiltration-anywhere = Nessun vero posto
    .meaning = Un infiltrato non è in nessun posto preciso finché il suo proprietario non gliene dà uno: ogni segnalino è possibile, e tutti sanno chi è infiltrato.
rule-infiltration-reveal = Rivelare
    .meaning = Dal turno 2, nel Recupero e prima del tiro di iniziativa, i giocatori possono mettere gli infiltrati al posto dei loro segnalini, prima il primo giocatore, con il Recupero e un punto azione in più. Se qualcuno tocca il segnalino, l'edizione dice chi fa posto, fino a 2 pollici e mai fino al contatto con un nemico. Dove fa posto chi lo tocca, va per la via più corta.
    .reason = Il libro italiano non dice chi sposta la miniatura a contatto, perciò nessuno sceglie. Anche una basetta troppo grande per il posto del suo segnalino può spostarsi.
rule-infiltration-detect = Controllare un segnalino
    .meaning = Con Cerca si può indicare prima un segnalino in vista. Se riesce e il segnalino è nella zona di controllo, il proprietario dice chi c'è o che non c'è nessuno; se restano tanti segnalini quanti infiltrati, qualcuno deve esserci. Chi è trovato ha tanti punti azione quanto il suo Recupero, in questo turno ha già mosso e può essere attivato.
rule-infiltration-removed = I segnalini se ne vanno
    .meaning = Un segnalino controllato dove non c'è nessuno lascia il tavolo. Quando non resta nessuno da mettere, se ne vanno tutti quelli dello schieramento. Un segnalino dove qualcuno dovrebbe esserci ma nessuno ci sta resta.
    .reason = Altrimenti qualcuno potrebbe restare senza posto.
rule-infiltration-absent = Non c'è ancora
    .meaning = Un infiltrato non dà e non riceve quello che il suo schieramento ha in comune: la sua Iniziativa non conta.

## Capacità innate

rule-innate-ranged-attack = Attacco a Distanza
    .meaning = Un personaggio con una gittata sulla carta può attaccare da lontano. Può anche combattere in corpo a corpo.
    .reason = Le regole introduttive parlano solo di proiettili, ma così quel personaggio non potrebbe fare nulla una volta ingaggiato.
rule-innate-advanced-deployment = Schieramento avanzato
    .meaning = Il personaggio può schierarsi davanti alla sua zona.
rule-innate-infiltration = Infiltrazione
    .meaning = Il personaggio può infiltrarsi invece di schierarsi.
rule-innate-initiative = Iniziativa
    .meaning = Ogni personaggio con Iniziativa aggiunge 1 ai tiri del suo schieramento per lo schieramento e per chi agisce per primo; per quest'ultimo solo quelli sul tavolo.
rule-innate-immunity = Immunità
    .meaning = Sul personaggio non si mettono mai segnalini degli stati indicati. Se ne ha già quando diventa immune, vengono tolti tutti nel Mantenimento successivo, senza effetto.
    .reason = Il libro fa ignorare gli effetti a un'unità immune; segnalini che non fanno nulla non servono sul tavolo.
rule-innate-intangible-move = Intangibile: muoversi
    .meaning = Nessun terreno rallenta o ferma il personaggio, nemmeno quello intransitabile, ma non vi si ferma, e non passa attraverso nessuno.
rule-innate-intangible-harm = Intangibile: danno
    .meaning = Solo Magia, Ki, effetti o un nemico di livello più alto feriscono il personaggio. Gli altri colpiscono, ma non perde nulla e non viene spinto.
rule-innate-intangible-escape = Intangibile: fuga
    .meaning = Il personaggio fugge senza spendere nulla e senza tirare, a meno che qualcuno con cui combatte sia intangibile anche lui.
rule-innate-critical-mastery = Maestria
    .meaning = Un 9 naturale fa quello che fa un 10 naturale: colpisce sempre e, dove ci sono colpi critici, lo è.
    .reason = Le regole iniziali non conoscono questa abilità, ma una carta può portarla. Dà un «Colpo Critico con un risultato di 9 o 10», e di un colpo critico quelle regole hanno solo che il 10 colpisce sempre. Una partita può riservarlo al 10.
rule-innate-open-movement = Movimento aperto
    .meaning = Il terreno inospitale non costa di più al personaggio.
rule-innate-flight = Volo
    .meaning = Chi vola passa sopra gli elementi scenici, il terreno intransitabile e gli altri personaggi senza perdere movimento, ma non ci finisce sopra. Solo un altro che vola intercetta la sua carica.
    .reason = Le regole introduttive nominano solo gli elementi scenici; quelle avanzate dicono il resto, e le seguiamo ovunque.

## Lanci e schianti

rule-throw-distance = Lancio
    .meaning = Chi perde PV per un attacco che lancia vola di tanti pollici, o caselle, quanti PV ha perso. Non è un suo movimento.
rule-throw-direction = Da che parte
    .meaning = Una carica o un tiro lanciano lungo la loro linea. Nel corpo a corpo la direzione la sceglie chi attacca. Sulle caselle è la più vicina delle otto.
rule-throw-dead = I morti non volano
    .meaning = Chi muore per l'attacco non viene lanciato, e una morte in aria mette fine al volo.
    .reason = I regolamenti non lo dicono; un corpo che ha lasciato il tavolo non ha dove volare.
rule-crash-kind = Che cosa sono gli elementi scenici in aria
    .meaning = Ogni elemento dice che cos'è per chi ci va a sbattere. Se non lo dice: il terreno inospitale è un ostacolo minore; un elemento alto è un muro se in nessun punto è spesso due caselle, altrimenti è non oltrepassabile, come una salita; davanti al terreno basso si atterra. Verso il basso niente è d'intralcio, né lo è ciò in cui ci si trova già. Nessuno resta dentro un muro.
    .reason = I regolamenti nominano foreste e muri senza dire quali elementi lo siano.
rule-crash-armor = Niente Armatura
    .meaning = L'Armatura non protegge da ciò contro cui si sbatte in aria.
rule-crash-minor = Ostacoli minori
    .meaning = Ognuno costa 1 PV e non rallenta nessuno.
rule-crash-forest = Foreste
    .meaning = 2 pollici in meno, 2 PV e stordito.
rule-crash-wall = Muri
    .meaning = 4 pollici in meno, 3 PV e stordito. Chi ha ancora pollici li vola oltre il muro: i 4 pollici pagano il passaggio attraverso di esso, e ciò che è più spesso costa anch'esso pollici. Chi non esce dall'altra parte cade davanti al muro.
    .reason = Di 6 pollici rimasti il libro inglese dice che «it would continue to move 2 Inches more», quello italiano che sono «2 pollici oltre il muro»; nessuno dice che cosa conta lo spessore del muro.
rule-crash-impassable = Elementi non oltrepassabili
    .meaning = Fermano il volo e costano 5 PV; stordito.
rule-crash-edge = Il bordo del tavolo
    .meaning = Ferma il volo e non costa nulla; stordito.
rule-run-over-avoid = Scansarsi
    .meaning = Chi è sulla traiettoria, amico o nemico, può rinunciare al movimento che non ha usato: si sposta al massimo di un movimento libero o si abbassa, e chi è lanciato passa oltre. Non può chi è paralizzato o impegnato.
    .reason = I regolamenti dicono che lo evita senza dire dove va; un movimento libero basta a scansare qualsiasi basetta.
rule-run-over-roll = Il tiro di chi è sulla traiettoria
    .meaning = Chi non si scansa tira il dado e non viene travolto con 6 o più; con 8 o più se la basetta lanciata è più grande.
rule-run-over-hit = Travolto
    .meaning = Entrambi perdono 1 PV, e chi è travolto viene spinto nella stessa direzione per i pollici che restano; atterra per primo. Poi l'altro continua a volare dietro di lui. Un intangibile non si fa male e non travolge nessuno; nelle regole italiane in aria niente lo tocca.
rule-run-over-half = Contro una basetta più grande
    .meaning = Se la basetta travolta è più grande di quella lanciata, entrambi fanno metà strada. Nelle regole italiane la basetta travolta dev'essere grande.
rule-run-over-chain = Uno dopo l'altro
    .meaning = Chi viene spinto via può travolgere il prossimo, e così via finché non restano pollici.
    .reason = I regolamenti muovono chi è travolto come chi lo ha travolto, quindi a chi incontra succede lo stesso.

## Gli stati

rule-state-stunned = Stordito
    .meaning = Un personaggio stordito non può essere attivato per il resto del turno, e l'attivazione in corso finisce. Può ancora reagire. Le creature accumulatori non sono mai stordite.
rule-state-haste = Rapidità
    .meaning = 1 PA in più nel Recupero, quanti che siano i segnalini.
rule-state-slow = Lentezza
    .meaning = 1 PA in meno nel Recupero, quanti che siano i segnalini.
rule-state-shield = Scudo
    .meaning = +4 all'Armatura.
rule-state-protection = Protezione
    .meaning = +4 alla Resistenza.
rule-state-healing = Guarigione
    .meaning = 2 PV recuperati all'inizio di ogni turno, mai oltre il valore iniziale.
    .reason = I regolamenti non stampano un limite, ma guarire restituisce il perduto e non aggiunge nulla di nuovo.
rule-state-poison = Veleno
    .meaning = 1 PV perso per ogni PA speso, anche nelle reazioni, alla fine dell'azione.
    .reason = Alcuni libri contano le azioni e altri i PA; il loro esempio, 2 PV per un attacco, è lo stesso.
rule-state-blind = Cecità
    .meaning = -4 all'Attacco.
rule-state-doom = Sventura
    .meaning = Quando si toglie un segnalino Sventura nel Mantenimento si tira: con 8, 9 o 10 il personaggio perde tutti i suoi PV. A ciò che il dado mostra non si aggiunge nulla.
rule-state-seal = Sigillo
    .meaning = Niente abilità speciali, attive o reattive. Quelle innate restano.
rule-state-paralyzed = Paralisi
    .meaning = Niente azioni, niente reazioni e niente movimento.
    .reason = I regolamenti vietano le azioni, e anche reazioni e movimento lo sono.
rule-state-berserker = Berserker
    .meaning = +1 all'Attacco e +1 al Danno. Quando è attivato (nelle regole spagnole appena riceve lo stato, a chiunque tocchi) attacca se è ingaggiato, altrimenti carica il nemico più vicino che vede; se non può caricare nessuno tira, o gli si avvicina quanto gli permette il movimento che sceglie, sul tavolo fino a un ventesimo di pollice, ma fuori dalla sua attivazione si muove solo per caricare. Attacca, anche con attacchi speciali, finché ha PA e un bersaglio. Non si difende in nessun modo e non si mette in mezzo per nessuno, e così obbligato non fugge né cerca.
    .reason = I regolamenti esigono subito una carica e non dicono che cosa fare quando non è possibile; «utilizzare tutte le sue Azioni per attaccare» lascia tirare un arciere. Le regole inglesi e italiane lo obbligano «nel momento in cui viene attivato», quindi chi lo diventa dopo è libero fino ad allora; le spagnole «cuando se activa el Estado», quando lo stato comincia, e poi non più.

## Le carte

rule-ability-source = Da dove viene il potere
    .meaning = Il potere di un'abilità è Magia, Ki, Sotterfugio o Speciale. Alcune regole e carte lo chiedono.
rule-ability-kind = Tipi di abilità
    .meaning = Un Attacco, una Carica, una Schivata e così via speciali seguono le regole di quell'azione con i cambiamenti della carta, e il loro costo sostituisce quello solito. Un Effetto fa ciò che dice. Ognuna può essere reattiva.
rule-ability-upkeep = Abilità che restano attive
    .meaning = Un'abilità con mantenimento resta attiva finché lo si paga in ogni Mantenimento. Finché è attiva non si può usare di nuovo.
rule-ability-limit = Quante volte
    .meaning = Alcune abilità si possono usare solo un certo numero di volte per turno o per partita.
rule-ability-condition = Che cosa chiede un'abilità
    .meaning = Un'abilità si può usare solo finché è vero ciò che chiede, come essere nascosti o feriti.
rule-advantage-equipment = Equipaggiamento
    .meaning = L'equipaggiamento si dà a un personaggio prima della battaglia, e ciò che dice vale dall'inizio.
rule-advantage-power = Poteri
    .meaning = Un potere si dà a un personaggio prima della battaglia, e ciò che dice vale dall'inizio.
rule-advantage-fixed = Carte che cambiano mano
    .meaning = Una carta resta al suo portatore, a meno che un'altra carta la consegni. Quella fissa non cambia mai portatore.
rule-advantage-action = Usare le carte vantaggio
    .meaning = Ciò che una carta non fa da sola costa i suoi PA nell'attivazione del suo portatore. Una carta esaurita lascia la partita.
rule-advantage-plot = Carte trama
    .meaning = Le carte trama si tengono in mano, coperte finché non si giocano. Quante ne ha uno schieramento e quanto costa ognuna è noto a tutti. Prima della battaglia ogni schieramento prende le sue carte, senza che l'altro le veda, per i punti che il suo gruppo ha pagato.
rule-advantage-plot-window = Quando si giocano le carte trama
    .meaning = Tra due azioni, prima di ogni tiro di un personaggio, prima che i due schieramenti tirino per chi comincia e nei momenti che le carte nominano si chiede a uno schieramento se si potrebbe giocare una carta che costa quanto una delle sue. Contano solo quante ne ha e i loro punti, mai quali sono. Una carta su cui qualcosa resta in vigore rimane sul tavolo quando la si gioca. A chi ha la mano vuota non si chiede.
    .reason = Le carte trama «possono essere giocate in qualsiasi momento»: prima di ogni tiro, non solo di quello di un attacco. Si chiede prima a chi provoca il tiro. Che si chieda non deve tradire ciò che qualcuno ha.
rule-gnosis-points = Punti Gnosis
    .meaning = Un formato dà a ogni schieramento punti Gnosis. Si ricaricano a ogni Recupero e non si accumulano.
    .reason = Il regolamento italiano stampa solo quanti sono; la regola viene da un libretto successivo.
rule-gnosis-die = Un dado per la Gnosis
    .meaning = Prima di un tiro di un suo personaggio, qualunque sia, uno schieramento può spendere un punto Gnosis: si tira un dado in più e si tiene il migliore, cioè il più alto, e per la Sventura il più basso. Una carta può permetterlo anche dopo il tiro. I dadi che una carta chiede per una quantità o una tabella non sono tiri di un personaggio.
    .reason = Il regolamento italiano stampa solo quanti punti sono; la regola viene da un libretto successivo. La Sventura uccide con dadi alti, perciò per chi tira il più basso è il migliore; tra le facce di una tabella nessuna lo è.

## Gli elementi scenici

rule-scenery-clear = Terreno aperto
    .meaning = Il terreno aperto non cambia nulla.
rule-scenery-abrupt = Terreno inospitale
    .meaning = Alberi, rocce e boscaglia: dentro il movimento conta doppio, e chi è bersagliato attraverso di essi è in copertura.
rule-scenery-high = Terreno elevato intransitabile
    .meaning = Muri ed edifici: nessuno li attraversa né ci vede attraverso.
rule-scenery-low = Terreno ribassato intransitabile
    .meaning = Acqua e burroni: nessuno li attraversa, ma tutti ci vedono sopra, e non danno copertura.
rule-scenery-elevation = Alture
    .meaning = Colline e dirupi: salire costa, scendere è gratis. Nascondono ciò che sta dietro e aiutano chi tira dall'alto.
rule-scenery-minor = Ostacoli minori
    .meaning = Casse, siepi e simili: non rallentano nessuno, ma danno copertura.

## La Linea di Vista

rule-sight-line = La vista e i suoi motivi
    .meaning = Ogni Linea di Vista dice se è libera, coperta o bloccata, e da che cosa.
    .reason = Al tavolo si indica il muro; qui bisogna nominarlo.
rule-sight-lanes = Tre linee
    .meaning = Su un tavolo si tracciano tre linee: da centro a centro e lungo i due lati delle basette. Con una libera c'è vista. C'è copertura con una o due bloccate, o se quella centrale attraversa terreno inospitale o un ostacolo minore. Toccare un contorno non blocca.
    .reason = I regolamenti lasciano all'occhio la copertura parziale; tre linee danno ai due giocatori la stessa risposta nei due sensi.
rule-sight-abrupt = Terreno inospitale e vista
    .meaning = Il terreno inospitale sotto il tiratore non dà copertura; sotto il bersaglio sì, sul tavolo e sulle caselle. Dove sta più in basso del tiratore non conta.
    .reason = Tirare dal margine di un bosco è più facile che tirarci dentro, e i regolamenti stampano solo il caso del terreno più basso. Sulle caselle una linea che «passes through a square» (passa per una casella) può passare o no per quella in cui finisce; si legge come sul tavolo, dove il bersaglio è «parzialmente coperto da elementi scenici».
rule-sight-characters = Vista tra i personaggi
    .meaning = I personaggi di taglia normale non bloccano e non coprono. Quelli Grandi coprono.
    .reason = I regolamenti lo dicono solo della taglia normale, quindi i più grandi devono fare qualcosa; coprire è il meno.
rule-sight-elevation = Vista oltre le alture
    .meaning = Su un tavolo la vista va da occhi a occhi: 1 pollice (2,5 cm) da terra, 2 (5 cm) per le basette Grandi; un livello è alto 2 pollici. Ciò che sporge oltre la linea la blocca.
    .reason = I regolamenti chiedono di guardare da dietro la miniatura; queste altezze fanno da occhio.

## Il gioco su tabellone

rule-board-move = Muoversi sulle caselle
    .meaning = Un passo in una delle otto caselle vicine costa 1, anche in diagonale tra due angoli bloccati. La Velocità sono i pollici della carta in caselle (nelle regole spagnole e italiane le cifre per le caselle, se la carta le riporta).
    .reason = Anche a una carta senza cifre per le caselle serve una velocità, e i libri non parlano degli angoli, quindi nulla vieta il passo. Il libro inglese nomina «numbers framed beneath these values» (cifre incorniciate), ma il suo capitolo sulle caselle dice che si muovono tante caselle quanti pollici; una partita può seguire le cifre.
rule-board-occupied = Caselle occupate
    .meaning = Nessuno passa per una casella occupata né ci si ferma.
rule-board-walk = Camminare sulle caselle
    .meaning = Camminando si cambia direzione quante volte si vuole.
rule-board-run = Correre sulle caselle
    .meaning = Ogni passo di una corsa va nella prima direzione o in una delle due accanto. Le regole spagnole permettono al massimo due cambi di direzione.
rule-board-charge = Caricare sulle caselle
    .meaning = Una carica usa il minor numero di caselle, e solo quelle in cui entra o che tocca la linea tra i due centri. Se non sono libere, non c'è carica.
    .reason = I regolamenti chiedono il percorso più diretto senza dire quali caselle ne fanno parte.
rule-board-free = Movimento libero sulle caselle
    .meaning = Il movimento libero è di 2 caselle.
rule-board-zone = Zona di Controllo sulle caselle
    .meaning = La Zona di Controllo è tutto ciò che è in vista entro 8 caselle.
rule-board-engaged = Ingaggiati sulle caselle
    .meaning = I nemici in caselle vicine sono ingaggiati, anche in diagonale.
rule-board-range = Gittata sulle caselle
    .meaning = Una gittata in pollici è lo stesso numero di caselle, e la sua metà segna la distanza lunga.
rule-board-abrupt = Caselle inospitali
    .meaning = Entrare in una casella inospitale costa 2.
rule-board-high = Caselle elevate
    .meaning = Nessuno entra in una casella elevata né ci vede attraverso.
rule-board-low = Caselle ribassate
    .meaning = Nessuno entra in una casella ribassata, ma tutti ci vedono sopra.
rule-board-elevation = Livelli delle caselle
    .meaning = Le caselle hanno livello 0, 1 o 2. Salire di un livello costa 2, scendere il solito 1, e due livelli in una volta sono impossibili.
rule-board-lower-abrupt = Caselle inospitali più basse
    .meaning = Le caselle inospitali più basse del tiratore non danno copertura.
rule-board-sight = Vista sulle caselle
    .meaning = La linea va da centro a centro e conta ogni casella in cui entra tranne quella del tiratore; esattamente per un angolo bloccano solo le due caselle accanto insieme, mentre per coprire ne basta una. Bloccano le elevate e ogni casella due livelli sopra il tiratore; dall'alto si vede in basso. Coprono le inospitali non più basse del tiratore e gli ostacoli minori, anche sotto il bersaglio, un bersaglio un livello più in alto e una casella un livello sopra entrambi.
    .reason = I regolamenti dicono quali caselle bloccano e coprono, ma non per quali passa una linea. «Two levels of difference block Line of Sight» (due livelli di differenza la bloccano) chiude una frase sul tirare verso l'alto, e l'esempio stampato dice «two levels higher», quindi vale solo verso l'alto. Una partita può bloccare in entrambi i sensi.

## La vittoria

rule-win-levels = Vittoria per livelli
    .meaning = Dopo l'ultimo turno vince lo schieramento con più livelli di personaggi sul tavolo. A livelli pari è un pareggio.
    .reason = I regolamenti non nominano un vincitore a livelli pari.
rule-win-wiped = Non resta nessuno
    .meaning = Quando uno schieramento non ha più nessuno sul tavolo né infiltrato, la battaglia finisce e si conta ciò che contano le sue regole: i livelli, i punti vittoria, con i caduti di entrambi, o i nodi. In Armageddon e con le bandiere vince lo schieramento che resta. Se non resta nessuno dei due, decide lo stesso conteggio; se non c'è nulla da contare, è un pareggio. Per i nodi lo schieramento che resta continua prima dell'ultimo turno finché non ne ha più dell'altro; chi è ancora infiltrato non conta come perso.
    .reason = I libri fanno decidere il conteggio e non chiudono nessuna battaglia in anticipo: «Once both players have their point totals, you need to interpret the results», «The player that controls the most nodes at the end of the tenth turn wins the game». Da solo uno schieramento può prendere altri nodi, ma non altri livelli o punti; perciò continua solo per i nodi; con le bandiere non resta nessuno che impedisca di portarne una a casa.
rule-win-unrevealed = Mai rivelato
    .meaning = Chi non è mai stato rivelato conta come perdita quando finisce l'ultimo turno.
rule-win-points-removed = Punti per i caduti
    .meaning = Un nemico tolto dal gioco vale il suo livello in punti vittoria.
rule-win-points-wounded = Punti per i feriti
    .meaning = Un nemico rimasto con metà dei PV iniziali o meno vale metà del suo livello, arrotondata per eccesso a un multiplo di 5. La metà di 13 PV è 6.
rule-win-points-leader = Punti per i leader
    .meaning = Un leader nemico caduto vale 20 punti in più, uno ferito 10. Mai tutti e due.
    .reason = Un leader caduto prima è stato ferito, e anche il livello si conta una volta sola.
rule-win-points-cards = Le carte non valgono punti
    .meaning = Le carte vantaggio non aggiungono nulla a ciò che vale un personaggio.
rule-win-points-bands = Quanto è netta la vittoria
    .meaning = Decide la differenza di punti: fino a 25 è un pareggio, da 30 vittoria parziale, da 55 netta, da 155 annientamento. Una differenza tra due gradini conta come il più basso.
    .reason = La tabella stampata ha dei vuoti tra i gradini, e un gradino conta quando lo si raggiunge.
rule-win-points-scenario = Lo scenario viene prima
    .meaning = Uno scenario con un suo modo di vincere sostituisce livelli e punti.

## Gli scenari

rule-scenario-nodes-place = Dove stanno i nodi
    .meaning = Cinque nodi: il centro e i quattro punti a 12 pollici (30 cm) dai due bordi più vicini. Con 200 livelli o meno, tre: il centro e 12 pollici alla sua sinistra e alla sua destra.
    .reason = Il diagramma stampato è andato perso, e così i nodi sono distribuiti in modo uguale per i due schieramenti.
rule-scenario-nodes-claim = Prendere un nodo
    .meaning = Alla fine di ogni movimento un nodo passa allo schieramento che da solo vi ha sopra una basetta, e resta suo finché non lo prende l'altro.
    .reason = I regolamenti non dicono che cosa succede con i due schieramenti su un nodo: resta com'era.
rule-scenario-nodes-recovery = La forza di un nodo
    .meaning = Un personaggio su un nodo recupera 1 PA in più, mai oltre il suo totale.
rule-scenario-nodes-win = Vincere con i nodi
    .meaning = Dopo il turno 10 vince lo schieramento con più nodi. A numero pari è un pareggio.
    .reason = I regolamenti non nominano un vincitore a numero pari.
rule-scenario-flag-place = Dove stanno le bandiere
    .meaning = Ogni giocatore mette una bandiera nella propria zona di schieramento.
rule-scenario-flag-take = Prendere una bandiera
    .meaning = Un personaggio a contatto con una bandiera la prende per 1 PA, anche se è ingaggiato.
    .reason = I regolamenti chiedono contatto e un'azione e non lo vietano a nessuno.
rule-scenario-flag-drop = Perdere una bandiera
    .meaning = Quando muore chi la porta, la bandiera cade dov'era.
rule-scenario-flag-return = Riportare la tua bandiera
    .meaning = La tua bandiera, una volta caduta, si può raccogliere e riportare nella tua zona.
rule-scenario-flag-win = Vincere con la bandiera
    .meaning = Vinci quando chi porta la bandiera nemica arriva con il proprio movimento a stare per intero nella tua zona. Se nessuno ci riesce entro la fine del turno 10, è un pareggio.
    .reason = I regolamenti non dicono quanto bisogna entrare, se vale arrivarci spinti né che cosa succede quando il tempo finisce.
rule-scenario-armageddon = Armageddon
    .meaning = Non c'è il limite di dieci turni: vince l'ultimo schieramento in piedi. Una battaglia ancora aperta dopo il turno 100 è un pareggio.
    .reason = Altrimenti due schieramenti che non si incontrano mai giocherebbero per sempre.
