### Le regole di The Last Stand in italiano: un messaggio per ogni regola di rules/last-stand.toml, nello stesso ordine.
### Il valore è il titolo, .meaning dice che cosa fa la regola e .reason perché abbiamo deciso così dove il regolamento non lo fa.
### Ogni testo sta su una sola riga, perché Fluent conserva gli a capo ed è lo schermo a impaginare.

## I dadi

rule-dice-titan = La faccia TITANO
    .meaning = Se esce TITANO nella fase 2, il dado va subito al Titano. Se esce nella fase 4, si mette da parte e in questo round non serve più.
rule-dice-move = La faccia MOSSA
    .meaning = L'eroe che spende una MOSSA sale o scende di un livello. Non muove nessun altro. Nessuno va sotto il livello 0 o sopra l'8.
    .reason = Il regolamento dice che il dado permette a un giocatore di muovere «una figura de Héroe», una qualsiasi o la propria; nel suo esempio una giocatrice muove la propria, e se i dadi portassero i compagni conterebbe poco chi li ha tirati.
rule-dice-fight = La faccia LOTTA
    .meaning = Un eroe che sta sul Titano (livello 1, 2, 4, 6, 7 o 8) spende una LOTTA e infligge 1 danno.
rule-dice-cannon = La faccia CANNONE
    .meaning = Un eroe che sta nella Torre (livello 3 o 5) spende un CANNONE e infligge 2 danni. Quale dei due non conta, perché i cannoni non hanno livello.
rule-dice-tactics = La faccia TATTICA
    .meaning = Nella fase 6 ogni TATTICA manda la carta tattica scoperta sotto il mazzo, tutte le volte che puoi pagare. Nella fase 5 la squadra mette insieme TATTICA per fermare una carta azione collettiva.
rule-dice-dodge = La faccia SCHIVATA
    .meaning = Nella fase 5 un eroe colpito da una carta azione individuale paga SCHIVATA per salvarsi. Non protegge nessun altro.
rule-dice-cannon-cap = Il limite dei cannoni
    .meaning = In un round tutta la squadra usa al massimo tanti CANNONE quanti sono i cannoni in piedi. Contano i danni, le carte tattica e i jolly usati come CANNONE.
rule-dice-states = Dove si trova un dado
    .meaning = Ogni dado è in un posto solo: tenuto con la sua faccia, in mano al Titano, restituito in attesa della fase 4, messo da parte fino alla fase 7, prestato o speso. Solo Levi tiene dadi TITANO, e restano bloccati: non può usarli, tirarli, prestarli né cederli. I dadi di un eroe con la stessa faccia sono equivalenti.
    .reason = Il regolamento non elenca questi posti, e senza un elenco si potrebbe discutere su quali dadi siano ancora utilizzabili.
rule-dice-half = Mezzo dado doppio
    .meaning = Se un dado vale due simboli, ognuno può pagare una cosa diversa. Il simbolo che avanza si perde nella fase 7.
    .reason = Il regolamento dà due simboli senza legarli a un solo uso, quindi lasciamo che si separino.
rule-dice-reroll-odds = Il rischio di ritirare
    .meaning = Un dado ha sei facce diverse, tutte ugualmente probabili. Se continui a tirarlo finché mostra la faccia che vuoi, metà delle volte finisce in TITANO. Poteri come quello di Sasha cambiano le cose, e vedi le probabilità prima di tirare.
    .reason = Il regolamento non mostra nessun dado, e la cosa più semplice sono sei facce per sei simboli. Ritirare sembra gratis, ed è giusto vederne prima il prezzo.

## La preparazione

rule-setup-order = Ordine della preparazione
    .meaning = Prima si sceglie il Titano, apertamente; poi gli eroi, tutti diversi, chi prima arriva prima sceglie; poi il livello iniziale di ciascuno, apertamente. Infine si mescola il mazzo tattica e se ne vede la prima carta. Ciò che la scheda della partita fissa già non viene chiesto.
    .reason = Il regolamento dà i passi ma non chi sceglie prima, e un ordine fisso dice a ogni parte a che cosa risponde.
rule-setup-pieces = Pezzi iniziali
    .meaning = La partita comincia con 6 cannoni, 12 cittadini e il segnalino salute sulla prima casella.
rule-setup-titan = Scelta del Titano
    .meaning = Chi guida il Titano ne sceglie uno fra 4 e gioca con le sue 7 carte azione.
rule-setup-heroes = Inizio degli eroi
    .meaning = Ogni eroe comincia con 3 cuori e 5 dadi, al livello 0, 3 o 5.
rule-setup-tactics = Il mazzo tattica
    .meaning = Le 7 carte tattica formano un solo mazzo mescolato e scoperto, di cui si vede solo la prima.
rule-levels-line = La linea dei livelli
    .meaning = I livelli formano una sola linea da 0 a 8: lo 0 è il suolo, il 3 e il 5 sono la Torre, e 1, 2, 4, 6, 7 e 8 stanno sul Titano. Su un livello possono stare quanti eroi vogliono.
rule-track-zones = Il tracciato salute
    .meaning = Il segnalino parte dalla casella 0; i danni lo spingono a destra, le cure a sinistra. Le caselle da 10 a 16 sono la zona DEBOLE, quelle da 17 a 20 la zona LETALE.
    .reason = Il regolamento nomina le zone senza mostrare le caselle, quindi numero e confini sono nostri.
rule-track-ends = Le estremità del tracciato
    .meaning = Il segnalino si ferma alla casella 0 e alla 20. Danni o cure in più vanno persi.
    .reason = Il regolamento non dice che cosa c'è oltre, e un segnalino che si ferma è la lettura più semplice.

## Il round

rule-round-choose = Fase 1: scegliere le carte
    .meaning = Il Titano gioca dalla mano due carte azione diverse: una scoperta e poi una coperta. Dal round dopo «Tiro accecante» stanno scoperte entrambe.
rule-round-roll = Fase 2: tirare
    .meaning = Tutti gli eroi tirano insieme i loro cinque dadi, e ogni TITANO va subito al Titano. Poi qualsiasi eroe può ritirare i dadi che tiene, senza limiti e nell'ordine che la squadra preferisce.
rule-team-done = Quando la squadra ha finito
    .meaning = Un eroe che dice «fatto» può ancora agire finché non l'hanno detto tutti; se agisce, ritira solo la propria parola. Chi non ha nulla da tirare conta come pronto. La fase finisce quando lo sono tutti.
    .reason = Per il regolamento la fase finisce quando gli eroi sono soddisfatti, e così il tavolo lo sa.
rule-round-titan-abilities = Fase 3: capacità del Titano
    .meaning = Il Titano paga dadi TITANO per le sue capacità, una alla volta e la stessa finché può permettersela; ognuna ha effetto prima della successiva. Finisce quando si ferma o non può pagarne nessuna. Gli eroi non possono schivarle né fermarle.
rule-titan-pays-with = Quali dadi pagano
    .meaning = Il Titano decide di quali eroi sono i dadi con cui paga e può mescolare i colori. I dadi pagati tornano ai proprietari, che li tirano nella fase 4.
rule-titan-unspent = Dadi non spesi
    .meaning = I dadi che il Titano non spende restano a lui fino alla fase 7, fuori dalla portata dei proprietari.
rule-titan-third = La terza capacità
    .meaning = Il Titano può usare la terza capacità solo mentre il segnalino salute è nella zona DEBOLE o LETALE. Un'opzione della partita capovolge la regola: solo mentre non è in nessuna delle due.
    .reason = Il regolamento dice una cosa nella fase 3 e il contrario nella 5; seguiamo la 3, dove le capacità si usano.
rule-round-returned = Fase 4: dadi restituiti
    .meaning = Ogni eroe tira insieme, una volta sola, tutti i dadi che il Titano gli ha reso. Ora un TITANO si mette da parte, e i dadi tenuti prima non si tirano. Poi Eren può prestare dadi.
    .reason = Il regolamento lascia tirare i dadi restituiti che si vogliono; uno non tirato mostra ancora TITANO e non paga nulla, quindi si tirano tutti senza chiedere.
rule-round-actions = Fase 5: carte azione
    .meaning = Le carte si risolvono in ordine: la prima, poi quella aggiunta da Furia, infine la seconda. Una carta coperta si gira solo quando la precedente è finita.
rule-round-spend = Fase 6: spendere i dadi
    .meaning = Gli eroi spendono i dadi rimasti un uso alla volta, alternandosi come vogliono: muoversi, infliggere danni, cambiare la carta tattica scoperta o pagarla. La fase finisce quando tutti hanno finito.
rule-round-reset = Fase 7: nuovo inizio
    .meaning = Tutti i dadi tornano a casa e si cancella ciò che è stato pagato sulla carta tattica. Le carte azione appena giocate si mettono da parte scoperte e saltano il round dopo; quelle messe da parte un round fa tornano in mano al Titano.

## Le carte azione

rule-action-area = I livelli colpiti
    .meaning = Una carta azione individuale colpisce ogni eroe che sta nei suoi livelli quando si risolve. Se non c'è nessuno, non succede nulla.
rule-action-cancel-individual = Schivare una carta
    .meaning = Ogni eroe colpito decide se pagare 2 SCHIVATA dai propri dadi; il prezzo è sempre 2. Quando tutti hanno risposto, chi non ha pagato subisce l'effetto, in ordine di posto.
    .reason = Il regolamento dà il prezzo e dice che può pagarlo solo l'eroe colpito; non dice chi risponde prima, e con le perdite in ordine di posto non c'è dubbio su quale venga prima.
rule-action-cancel-collective = Fermare una carta insieme
    .meaning = La squadra ferma la carta con una TATTICA per ogni eroe in gioco (2, 3 o 4), messa da chiunque e divisa come si vuole. Se tutti hanno finito prima di arrivarci, i dadi tornano non spesi e la carta ha effetto. Si può anche lasciarla passare.
    .reason = Il regolamento dà il numero dei simboli e dice che li mette chiunque, ma non che cosa accade ai dadi che non bastano; tornano, perché gli eroi pagano per fermare la carta e la carta non si è fermata.
rule-action-lose-heart = Perdere un cuore
    .meaning = L'eroe perde 1 cuore. Se era l'ultimo, vince il Titano.
rule-action-lose-die = Perdere un dado
    .meaning = L'eroe sceglie uno dei dadi che tiene e lo mette da parte per il round. Se non ne ha, non perde nulla; i dadi bloccati di Levi non contano.
    .reason = Il regolamento non dice chi sceglie il dado, e il proprietario sa meglio di quale può fare a meno.
rule-action-effects = Più effetti
    .meaning = Una carta con più effetti li applica nell'ordine in cui li mostra. Dopo ciascuno si guarda se qualcuno ha vinto.
    .reason = L'ordine può decidere chi vince, e quello sulla carta è sotto gli occhi di tutti.
rule-action-examples = Gli esempi stampati
    .meaning = Ciò che il regolamento mostra con esempi succede anche qui. Fra gli altri: 2 TITANO pagano Divorare 1; tre eroi hanno bisogno di 3 TATTICA contro «Frenesia»; dal livello 4 una MOSSA porta al 3 o al 5 e due portano al 2 o al 6; due TATTICA portano da «Salvataggio», oltre «Al riparo per curarsi», a «Tiro accecante».

## Le capacità del Titano

rule-titan-regenerate = Capacità: Rigenerazione
    .meaning = Il segnalino salute torna a sinistra di tante caselle quante indica il numero, al massimo fino alla 0. Usata come capacità, non si può fermare.
rule-titan-devour = Capacità: Divorare
    .meaning = Il Titano mangia tanti cittadini quanti indica il numero; se li mangia tutti e 12, vince. Usata come capacità, non si può fermare.
rule-titan-crush-cannons = Capacità: Schiacciare i Cannoni
    .meaning = Il Titano distrugge tanti cannoni quanti indica il numero; se cadono tutti e 6, vince. Usata come capacità, non si può fermare.
rule-titan-hit-hero = Capacità: Colpire un Eroe
    .meaning = Gli eroi decidono chi di loro perde 1 cuore. Non si può schivare.
rule-titan-crush-hero = Capacità: Schiacciare un Eroe
    .meaning = Il Titano decide quale eroe perde 1 cuore. Non si può schivare.
rule-titan-hinder = Capacità: Ostacolare gli Eroi
    .meaning = Il Titano indica un dado di un eroe, tenuto o appena restituito. Quel dado resta da parte fino alla fase 7.
rule-titan-sudden-charge = Capacità: Carica improvvisa
    .meaning = Il Titano cambia una delle due carte giocate con una della mano, che resta scoperta o coperta come l'altra. La carta ripresa non conta come giocata. Può rifarlo finché riesce a pagare.
rule-titan-fury = Capacità: Furia
    .meaning = Una volta per round il Titano aggiunge dalla mano una terza carta azione, scoperta. Si risolve fra le altre due.
    .reason = Il regolamento dice che la terza carta si gioca scoperta accanto alle altre due e che in tutto sono tre, ma non quando si risolve; la carta coperta è l'ultima a essere girata, quindi quelle scoperte vengono prima.

## Le tattiche

rule-tactics-pay = Pagare le tattiche
    .meaning = Nella fase 6, per ciascuna delle prime due condizioni della carta scoperta, un eroe che sta al suo livello ne paga tutti i simboli in una volta; resta soddisfatta per il round, così un solo eroe può spostarsi e soddisfarle entrambe. La terza la paga chiunque, da ovunque e un po' alla volta. I dadi pagati così non servono ad altro in questo round.
    .reason = Il regolamento chiede «un Héroe» in ogni posizione e che tutte le condizioni siano soddisfatte nello stesso round; non dice che debbano essere due eroi diversi né che il primo debba restare dov'è, quindi uno solo può soddisfarle entrambe.
rule-tactics-activate = La tattica ha effetto
    .meaning = Appena valgono tutte le condizioni necessarie, la carta ha effetto e lascia il gioco, e la successiva si può già pagare nello stesso round. Conta la zona di quel momento: puoi ferire prima o dopo aver pagato.
rule-tactics-lost = Pagamenti persi
    .meaning = Se la carta scoperta va sotto il mazzo prima di avere effetto, tutto ciò che è stato pagato per lei va perso.
    .reason = Il regolamento tace, e restituire i dadi renderebbe gratis cambiare idea.
rule-tactics-two-heroes = Tattiche con due eroi
    .meaning = A due eroi bastano due delle tre condizioni di una carta. Per «Taglio alla nuca» e «Eradicazione» una delle due dev'essere la zona LETALE, e in quel momento un eroe deve trovarsi al livello 8.
rule-tactics-known = Carte tattica note
    .meaning = Una carta tattica già vista resta nota finché se ne può seguire il posto: quelle messe sotto il mazzo vi conservano l'ordine. Quando Armin cerca, tutti conoscono l'ordine intero.
    .reason = Chiunque al tavolo potrebbe ricordarlo, quindi la memoria non deve decidere la partita.
rule-tactics-deck = L'ultima carta tattica
    .meaning = Il mazzo non finisce mai, perché «Taglio alla nuca» e «Eradicazione» lo lasciano solo chiudendo la partita. Quando resta una carta sola, non si può cambiare.
    .reason = Mettere l'unica carta sotto sé stessa sprecherebbe un dado.
rule-tactics-blinding-shot = Tattica: Tiro accecante
    .meaning = Dal round successivo fino alla fine, il Titano gioca scoperte entrambe le carte azione.
rule-tactics-mutilation = Tattica: Mutilazione
    .meaning = Una carta a caso della mano del Titano viene mostrata a tutti e lascia il gioco. Quelle già giocate e quelle messe da parte sono al sicuro.
rule-tactics-collapse = Tattica: Crollo
    .meaning = Il segnalino salute salta alla casella 20, l'ultima della zona LETALE.
rule-tactics-cover-to-heal = Tattica: Al riparo per curarsi
    .meaning = Ogni eroe guadagna 1 cuore, fino a un massimo di 3.
rule-tactics-rescue = Tattica: Salvataggio
    .meaning = Tornano fino a 4 cittadini divorati, senza mai superare i 12.
rule-tactics-nape-cut = Tattica: Taglio alla nuca
    .meaning = Gli eroi vincono appena questa carta ha effetto. La sua terza condizione è la zona LETALE.
rule-tactics-eradication = Tattica: Eradicazione
    .meaning = Come «Taglio alla nuca», quando ha effetto dà la vittoria agli eroi. Anch'essa richiede la zona LETALE.

## Gli eroi

rule-hero-eren = Eren presta dadi
    .meaning = Una volta per round, dopo la fase 4 e prima della prima carta azione, Eren può prestare a ogni compagno un dado che tiene, con la sua faccia. Un dado prestato non si presta di nuovo e torna a casa nella fase 7.
    .reason = Il regolamento dice soltanto «después de tirar»; lo intendiamo dopo l'ultimo tiro del round, così nessuno presta prima di sapere quali dadi restano, e prima delle carte, così i dadi prestati possono fermarle.
rule-hero-sasha = La SCHIVATA jolly di Sasha
    .meaning = La SCHIVATA di Sasha vale una faccia qualsiasi tranne TITANO, scelta quando la spende. Funziona anche con un dado prestato a lei.
    .reason = L'icona manca nella nostra copia del regolamento, e SCHIVATA è la nostra lettura: il simbolo che vale meno per gli altri. Il dado lo spende lei, quindi ne va bene anche uno prestato.
rule-hero-erwin = Erwin scambia i simboli
    .meaning = Erwin può usare TATTICA come SCHIVATA e SCHIVATA come TATTICA. Funziona anche con un dado prestato a lui.
    .reason = Le icone mancano nella nostra copia del regolamento, e questi due sono i simboli che fermano le carte azione.
rule-hero-mikasa = La LOTTA doppia di Mikasa
    .meaning = Ogni LOTTA tirata da Mikasa stessa vale due simboli. Un dado prestato ne vale uno.
    .reason = L'icona manca nella nostra copia del regolamento, e LOTTA è la nostra lettura.
rule-hero-conny = La MOSSA doppia di Conny
    .meaning = Ogni MOSSA tirata da Conny stesso vale due simboli. Un dado prestato ne vale uno.
    .reason = L'icona manca nella nostra copia del regolamento, e MOSSA è la nostra lettura.
rule-hero-levi = Levi tiene i suoi TITANO
    .meaning = I dadi TITANO di Levi restano a lui invece di andare al Titano. Sono bloccati: non può usarli, tirarli, prestarli né cederli. Con due eroi si può sceglierlo, con un avviso.
rule-hero-armin = Armin cerca nel mazzo
    .meaning = Nella fase 6 Armin può spendere una TATTICA, anche di un dado prestato, per mettere in cima una carta qualsiasi del mazzo tattica. Le altre restano nel loro ordine.
    .reason = L'icona manca nella nostra copia del regolamento, e TATTICA è la nostra lettura: il simbolo con cui gli altri cambiano la carta scoperta. La fase 6 è quando si spendono quei simboli.
rule-hero-hange = Hange spara da ovunque
    .meaning = Un CANNONE tirato da Hange stessa infligge i suoi 2 danni da qualsiasi livello. Il limite dei cannoni vale ancora.

## La vittoria

rule-win-titan = Vince il Titano
    .meaning = Il Titano vince se cadono tutti e 6 i cannoni, se mangia tutti e 12 i cittadini o se un eroe resta senza cuori.
rule-win-heroes = Vincono gli eroi
    .meaning = Gli eroi vincono quando ha effetto «Taglio alla nuca» o «Eradicazione». Nessun'altra carta ci riesce.
rule-win-now = Vittoria immediata
    .meaning = Dopo ogni cambiamento si guarda se qualcuno ha vinto. Il primo motivo che vale chiude la partita ed è quello registrato, quindi non c'è pareggio.
    .reason = Una sola carta può portare a più finali, e guardare dopo ogni cambiamento ne lascia esattamente uno.
rule-team-choice = Scegliere insieme
    .meaning = Quando gli eroi devono scegliere insieme uno di loro, ognuno ne nomina uno apertamente, una volta sola, e viene scelto il più nominato. Tra eroi nominati altrettante volte è quello con più cuori, e a pari cuori quello del posto più basso: non lo decide nessuno.
    .reason = Il regolamento lascia la cosa alla discussione; un conteggio la risolve quando parlare non basta, e l'eroe con più cuori è chi sopporta meglio la perdita.
rule-team-resign = Arrendersi insieme
    .meaning = Gli eroi si arrendono solo se sono tutti d'accordo. Chi se ne va lascia il posto a un compagno o al computer.
    .reason = Un solo giocatore non dovrebbe chiudere la partita degli altri.
