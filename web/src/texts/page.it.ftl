# What the page itself says. What happens in a game comes from the server.
skip-to-main = Vai alla parte principale
nowhere-title = Questa pagina non esiste.
nowhere-back = Torna ai tavoli
close = Chiudi
loading = Un momento…
unreachable = Il server non risponde. Riprova tra un momento.
choose = Scegli
you = tu
to-lobby = Alla sala

# Settings
settings-title = Impostazioni
settings-language = Lingua
settings-units = Lunghezze
settings-units-inches = pollici
settings-units-centimetres = centimetri
settings-theme = Luce
settings-theme-system = come il dispositivo
settings-theme-dark = scuro
settings-theme-light = chiaro
settings-motion = Movimento
settings-motion-system = come il dispositivo
settings-motion-full = sì
settings-motion-none = no
settings-sound = Suono di legno e dadi
settings-notifications = Avvisami fuori dalla pagina quando tocca a me
settings-notifications-denied = Il browser non lo permette. Si cambia nelle sue impostazioni per questa pagina.
settings-chat = Mostra quello che scrivono gli altri

# Keys
keys-title = Tasti
keys-walk = percorrere il tavolo
keys-walk-letters = lo stesso
keys-next = prossima cosa che si può fare
keys-choose = scegliere
keys-back = indietro, chiudere
keys-undo = annullare, o chiederlo
keys-zoom = più vicino, più lontano, tutto
keys-rules = cercare nelle regole
keys-chat = scrivere agli altri
keys-keys = questi tasti

# Rules
rules-title = Regole
rules-search = Cerca in titoli e testi
rules-none = Nessuna regola ha queste parole.
rules-unreachable = Ora non si possono recuperare le regole.
rules-no-such = Non c'è nessuna regola { $slug }.
rules-in-browser = Tutte le regole, a partire da qui
rules-ruling = Come la leggiamo
rules-source = Nel libro: { $source }

# The table
title = { $title } · Tactica
title-your-move = ● Tocca a te · { $title }
tab-card = Carta
tab-log = Registro
tab-chat = Chat
tab-new = nuovi
side-panel = Carta e registro
side-tabs = Che cosa mostrare qui
your-choices = Che cosa puoi fare
no-board = Questa pagina non sa disegnare quel gioco.
is-awaited = atteso
away = assente
seat-invited = invitato
seat-nobody = nessuno
log-earlier = Mostra righe precedenti
log-empty = Non è ancora successo niente.
card-none = Indica qualcosa per leggerne la carta.
card-unreachable = Ora non si può recuperare questa carta.
why = Perché?
why-hint = Perché? Indica una scelta per vedere che cosa c'è dietro.
cost = costa { $count }
at-worst = { $chance } nel caso peggiore
undo = Annulla
undo-ask = Chiedi di annullare
undo-nothing = Non c'è niente da annullare
takeback = Annullare
takeback-asked = { $name } chiede di annullare:
takeback-mine = Hai chiesto agli altri di annullare:
takeback-yes = Permetti
takeback-no = Rifiuta
dice-enter = { $label }: tira { $count } e tocca quello che mostrano.
dice-entered = Inserito
dice-back = Indietro
dice-send = Sono questi
dice-typed = I dadi si tirano su un tavolo vero
dice-fair = Dadi del server, verificabili alla fine
dice-commitment = Promesso in anticipo:
house-rule = Regola della casa: { $rule }
curtain-next = Ora tocca a { $name } guardare. Copri il tavolo e passa il dispositivo.
curtain-close = Copri il tavolo
curtain-title = { $name }, tocca a te
curtain-text = Nessun altro guarda mentre guarda { $name }.
curtain-open = Sono { $name }
ending-draw = Pareggio
ending-won = Hai vinto
ending-lost = Hai perso
ending-winner = Vince { $name }
ending-seed = Il seme dei dadi, per verificare:
ending-rematch = Ancora una
ending-replay = Replay
gathering-fill = Fai giocare il computer
link = Collegamento
copy-link = Copia il link
copied = Copiato
sitting-down = Ti stai sedendo…
chat-empty = Nessuno ha ancora scritto.
chat-write = Scrivi agli altri
chat-send = Invia
chat-mute = Silenzia
chat-muted = Quello che scrivono gli altri non è mostrato.
chat-unmute = Mostralo
reconnecting = Connessione persa. Riprovo…
reconnecting-short = riconnessione…
watching = { $count } guardano
claim = Reclama la partita
menu = Menu
menu-rules = Regole
menu-keys = Tasti
menu-settings = Impostazioni
menu-share = Copia un link per guardare
menu-look = Guarda come { $role }
menu-fill = Fai giocare il computer per { $name }
resign = Arrendersi…
resign-sure = Sì: { $choice }
resign-not = No, continua

# Names
name-title = Il tuo nome
name-is-kept = Giochi come { $name }, e il nome è tuo.
name-logout = Lascia questo nome
name-way-rename = un altro nome
name-way-keep = tenerlo
name-way-login = ne ho uno
name-about-rename = Va bene qualsiasi nome. Resta in questo browser.
name-about-keep = Con una password il nome resta tuo su ogni dispositivo.
name-about-login = Torna a un nome che hai tenuto.
name-name = Nome
name-password = Password
name-do-rename = Prendi questo nome
name-do-keep = Tieni questo nome
name-do-login = Torna

# Lobby
lobby-heroes = Affronta il Titano
lobby-titan = Sii il Titano
lobby-field = Scendi in campo
lobby-title = Gioca
lobby-tagline = Due tavoli sono pronti. Siediti.
lobby-you-play-as = Giochi come
lobby-heroes-text = Tre eroi contro il computer.
lobby-field-text = Il tuo gruppo contro il computer.
lobby-party = Scegli un gruppo
lobby-learn = Impara giocando
lobby-play = Gioca ora
lobby-mine = Le mie partite
lobby-mine-none = Ancora nessuna. Siediti qui sopra.
lobby-my-move = Tocca a te
lobby-open = Tavoli aperti
lobby-open-none = Ora nessuno cerca giocatori.
lobby-finished = Replay recenti
lobby-finished-none = Nessuna partita è ancora finita.
lobby-sit = Siediti
lobby-sit-as = Siediti come { $role }, { $title }
lobby-watch = Guarda
lobby-promise = Senza registrazione. Dadi verificabili.
lobby-theme-light = Chiaro
lobby-theme-dark = Scuro
scene-titan = Un gigante scarno si china su una città da tavolo e afferra la sua torre
scene-field = Un rivale incappucciato posa un pezzo su una mappa a inchiostro
game-last-stand = The Last Stand
game-anima = Anima Tactics
friend-title = Con un amico
friend-titan = Titano
friend-field = Campo
friend-make = Crea un link
friend-sit = Siediti
form-title = Prepara una partita
form-hint = gioco, posti, edizione, orologio, regole della casa
form-game = Gioco
form-in-play = si sceglie giocando
form-seats = Posti
form-seat-me = io
form-seat-computer = computer: { $level }
form-seat-open = chi riceve il link
form-hot-seat = Più persone possono usare questo dispositivo: metti «io» a tutte. Dove qualcosa è nascosto, tra loro cala un sipario.
form-house-rules = Regole della casa
form-by-the-book = secondo il libro
form-patience = Tempo per mossa
form-dice = Dadi
form-dice-server = li tira il server
form-dice-typed = si tirano su un tavolo e si inseriscono
form-listed = Mostrala tra i tavoli aperti
form-spectators = Altri possono guardare
form-begin = Prepara il tavolo
patience-none = quanto serve
patience-2-minutes = 2 minuti
patience-10-minutes = 10 minuti
patience-1-day = per corrispondenza, 1 giorno
patience-3-days = per corrispondenza, 3 giorni
patience-7-days = per corrispondenza, 7 giorni

# Rules and replays
rules-rulings-only = solo dove abbiamo dovuto decidere
rules-count = { $count } regole
rules-chapters = Capitoli
title-replay = Replay di { $title } · Tactica
tab-record = Verbale
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forth = Un passo avanti
replay-last = Alla fine
replay-moment = Momento della partita
replay-at = { $at } di { $last }
replay-speed = Velocità
replay-as = Visto da
replay-share = Copia un link a questo momento
replay-download = Scarica il verbale
replay-fork-as = Nuova partita da qui, come
replay-fork-both = tutti
replay-fork = Gioca da qui
verified-rules = Le regole di oggi portano alla stessa partita.
verified-rules-not = Le regole di oggi si scostano da questo verbale.
verified-dice = I dadi sono quelli promessi.
verified-dice-not = I dadi non si possono verificare.

# The guided first game
coach = Guida
coach-rule = la regola
coach-heard = { $heard } di { $all } lezioni sentite
coach-enough = Ne so abbastanza
coach-last-stand-welcome = Guidi tre eroi contro un Titano. Feriscilo fino alla zona rossa LETALE, poi paga Taglio alla nuca o Eradicazione: nient'altro fa vincere. Lui vince se mangia tutti i cittadini, distrugge tutti i cannoni o toglie l'ultimo cuore a un eroe.
coach-last-stand-take = Prendi tre eroi. Ognuno ha un potere: leggilo prima di scegliere. Mikasa colpisce forte, Hange spara coi cannoni da ovunque, Sasha se la cava sempre.
coach-last-stand-stand = I livelli sono pioli da 0 a 8. Le lame feriscono dal corpo del Titano (1, 2, 4, 6, 7, 8); i cannoni sparano dalla torre (3 e 5). Una squadra sparsa è più difficile da colpire con una carta sola.
coach-last-stand-cards = Il Titano mette due carte, una scoperta e una coperta. Leggi ora quella scoperta: quali livelli colpisce e quanto costa fermarla. Tra poco tiri i dadi per questo.
coach-last-stand-roll = Tieni le facce che ti servono e ritira le altre quanto osi. Ogni TITANO che esce passa in mano al Titano. La probabilità si vede prima di tirare; quando ti va bene, dillo.
coach-last-stand-abilities = Ora il Titano spende i dadi che gli hai dato. Niente ferma un'abilità: è il prezzo di aver tirato troppo.
coach-last-stand-returned = I dadi con cui il Titano ha pagato tornano e si tirano ancora una volta. Un TITANO tra loro resta fuori per questo round.
coach-last-stand-dodge = Questa carta colpisce il tuo eroe. Due SCHIVATA sue lo salvano; nessun altro può pagare. Un cuore vale più di quanto sembri: a zero la partita è finita.
coach-last-stand-together = Questa carta si ferma tutti insieme: una TATTICA per eroe, da chi le ha. Se non bastano, le riprendi.
coach-last-stand-strike = Le carte del Titano si eseguono: prima la scoperta, poi la coperta. Guarda i livelli tratteggiati: chi è lì viene colpito.
coach-last-stand-spend = Spendi quello che resta: MOSSA per salire, LOTTA sul corpo per 1 danno, CANNONE nella torre per 2, o paga le condizioni della carta tattica. TATTICA passa alla successiva. Pensa anche a dove starà ciascuno nel prossimo round.
coach-last-stand-reset = Il round finisce: i dadi tornano e le carte giocate riposano un round. Così sai che cosa il Titano non può mettere adesso.
coach-last-stand-over = È stata una partita intera. Il replay mostra di nuovo ogni dado e dice se era onesto. La prossima volta prova a essere il Titano.
coach-anima-welcome = Guidi un gruppo contro un altro. Leggi le tue carte mentre si prepara il tavolo: indica un segnalino per vedere chi è.
coach-anima-edge = Scegli il bordo da cui arrivi. Cerca qualcosa dietro cui coprirti lungo la strada.
coach-anima-deploy = Metti uno dopo l'altro, a turno, nella tua zona. Davanti chi combatte da vicino; dove si vede lontano, chi tira.
coach-anima-first = Chi agisce per primo può colpire per primo; chi agisce per ultimo vede tutto prima di decidere.
coach-anima-activate = Le parti si alternano. Scegli uno dei tuoi; quando ha finito, fino al prossimo turno può solo reagire.
coach-anima-act = I punti azione pagano tutto: i pallini sui pulsanti sono il prezzo. Un personaggio si muove una volta per turno. I punti che tieni pagano le schivate: non spenderli tutti.
coach-anima-go = Indica dove andare: ciò che è segnato si raggiunge. Camminando si può svoltare; corsa e carica sono una linea retta. Boschi e salite costano di più.
coach-anima-strike = C'è chi attaccare. Il pulsante mostra la probabilità, e quella che resta se il bersaglio risponde bene. Una carica è muoversi e attaccare insieme, a +2.
coach-anima-react = Ti attaccano. Schivare costa 1 punto e aggiunge un dado alla Difesa; contrattaccare costa 3 e restituisce il colpo se l'attacco manca. Incassare conserva i punti. Si vede la probabilità di ognuno.
coach-anima-attack = Il bersaglio decide come rispondere prima che si tiri un dado. Poi un dado si aggiunge all'Attacco e si confronta con la Difesa; il registro mostra ogni addendo.
coach-anima-recovery = Nuovo turno: tutti sono di nuovo pronti e recuperano punti azione, oltre a quelli tenuti.
coach-anima-wait = Agisce l'altra parte. Guarda chi ha ancora punti azione: quelli possono schivare; chi non ne ha è il bersaglio migliore.
coach-anima-over = È stata una battaglia intera. Il replay la mostra di nuovo da entrambe le parti. La prossima volta scegli il tuo gruppo preparando la partita.
gathering-link = Nuovo link
seat-computer = Computer

# The Last Stand
titan-you = tu
titan-nobody = ancora nessuno
titan-hero-number = Eroe { $number }
titan-level = livello { $level }
titan-levels = Livelli, dall’alto in basso
titan-done = ha finito
titan-dodged = ha schivato
titan-hearts = { $left } cuori su { $of }
titan-dice-of = Dadi di { $name }
titan-half = Resta la metà di un simbolo doppio.
titan-face-titan = TITANO
titan-face-move = MOSSA
titan-face-fight = LOTTA
titan-face-cannon = CANNONE
titan-face-tactics = TATTICA
titan-face-dodge = SCHIVATA
titan-face-none = un dado senza faccia
titan-die = { $face }, { $state }
titan-die-held = nel vassoio
titan-die-locked = bloccato
titan-die-borrowed = in prestito
titan-die-with-titan = dal Titano
titan-die-returned = torna per essere tirato
titan-die-aside = messo da parte
titan-die-lent = prestato a un compagno
titan-die-spent = speso
titan-away-with-titan = Titano
titan-away-returned = torna
titan-away-aside = da parte
titan-away-lent = prestato
titan-away-spent = pagato
titan-die-does-take = prendilo per tirarlo di nuovo
titan-die-does-put-back = rimettilo giù
titan-die-does-pay = guarda che cosa può pagare
titan-side = Il Titano e le sue carte
titan-tactics = Carta tattica
titan-hand = Carte in mano al Titano
titan-cost = { $count } dadi TITANO
titan-strikes = colpisce
titan-strikes-all = tutta la città
titan-harm = danno
titan-stop = fermare
titan-card-done = risolta
titan-face-down = { $count ->
    [one] Coperta: è questa
   *[other] Coperta, una di { $count }
}
titan-face-down-known = Coperta: { $card }, lo sai solo tu
titan-card-back = Una carta coperta
titan-would-strike = colpirebbe { $name }
titan-laid-aside = da parte, tornano il prossimo round
titan-blinded = Accecato: entrambe le carte si giocano scoperte.
titan-grip = { $count ->
    [0] Nessun dado nella sua mano
    [one] 1 dado nella sua mano
   *[other] { $count } dadi nella sua mano
}
titan-kill-zone = zona LETALE
titan-weak = DEBOLE
titan-kill = LETALE
titan-nobody-on = nessuno al { $level }
titan-boxes-to-go = { $count ->
    [one] manca 1 casella
   *[other] mancano { $count } caselle
}
titan-met = pagato
titan-pay = Paga
titan-below = Sotto:
titan-unseen = { $count } mai viste
titan-citizens = { $left } di { $of } cittadini
titan-cannons = { $left } di { $of } cannoni
titan-cannons-used = { $count } usati
titan-place = Livello { $level }, { $name }
titan-place-hero = { $name } è qui con { $left } cuori su { $of }
titan-place-empty = Non c’è nessuno
titan-place-struck = { $card } colpisce qui
titan-stages = Fasi del round { $round }
titan-setup = Prima del primo round
titan-now = ora:
titan-choose-titan = Quale Titano attacca
titan-choose-hero = Chi difende la città
titan-lies-open = scoperta
titan-lies-down = coperta
titan-tab-dice = Dadi
titan-tab-titan = Titano
titan-tab-tactics = Tattica
titan-verb-up = Sali
titan-verb-down = Scendi
titan-verb-fight = Colpisci
titan-verb-cannon = Spara
titan-verb-meet-1 = Condizione 1
titan-verb-meet-2 = Condizione 2
titan-verb-together = Insieme
titan-verb-cycle = Altra tattica
titan-verb-search = Cerca
titan-verb-content = Fatto
titan-verb-roll = Tira di nuovo
titan-verb-dodge = Schiva
titan-verb-suffer = Subisci
titan-verb-put-in = Metti TATTICA
titan-verb-lend = Presta un dado
titan-verb-lay = Gioca due carte
titan-roll-pick = Premi i dadi da ritirare
titan-lay-first = Premi la carta scoperta
titan-lay-second = Ora quella coperta
titan-ways = { $count } modi
titan-waiting = ora non è chiesto
titan-not-now = ora non si può
titan-not-yet = più tardi nel round
titan-later = fase { $stage }
titan-back = Indietro
titan-slot = { $slot ->
    [0] la prima carta
    [1] la terza carta
   *[other] la seconda carta
}
titan-put-in = { $count } di { $price } finora
titan-marker = segnalino { $from } → { $to }
titan-health = Salute del Titano: casella { $box } di { $last }. La zona DEBOLE comincia da { $weak }, la zona LETALE da { $kill }.
titan-computer = computer
titan-rule = Regola { $rule }

# Il campo di Anima Tactics
field-board = Il campo di battaglia
field-keys = Le frecce percorrono il tavolo, Tab passa per ciò che si può scegliere, Invio sceglie, Esc torna indietro, più e meno cambiano la grandezza, le cifre prendono un verbo dalla tua mano.
field-pieces = Chi sta sul tavolo
field-minimap = Tutto il tavolo, con la parte che si vede
field-sight = Linee di vista
field-control = Zone di controllo
field-control-blind = In questa partita le zone di controllo non si misurano
field-measure = Misurare
field-measure-blind = In questa partita si misura solo dopo aver dichiarato qualcosa
field-whole = Tutto il tavolo
field-point = a { $x } da ovest, a { $y } da sud
field-can = si può scegliere
field-yours = tuo
field-theirs = avversario
field-hidden = nascosto
field-finished = ha finito
field-engaged = impegnato
field-infiltrating = infiltrato
field-level = livello { $level }
field-life = vita { $now } su { $of }
field-actions = { $now } su { $of } punti azione
field-tray = Accanto al tavolo
field-plot-card = Una carta trama
field-gnosis = { $count ->
    [one] { $count } punto di gnosi
   *[other] { $count } punti di gnosi
}
field-turn-number = Turno { $turn }
field-turn-limit = di { $limit }
field-phase-setup = Preparazione
field-phase-recovery = Recupero
field-phase-maintenance = Mantenimento
field-phase-action = Azione
field-phase-over = La fine
field-not-now = non ora
field-idle = Ora non ti si chiede nulla.
field-costs = { $count ->
    [one] costa { $count } punto azione
   *[other] costa { $count } punti azione
}
field-targets = { $count ->
    [one] { $count } bersaglio
   *[other] { $count } bersagli
}
field-squares = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
field-left = restano { $length }
field-at-worst = { $chance } se risponde
field-answered = se risponde
field-stop = Fermarsi qui
field-turn = Girare
field-other = Altro bersaglio
field-back = Indietro
field-verb-go = Andare
field-verb-free = Movimento libero
field-verb-walk = Camminare
field-verb-run = Correre
field-verb-charge = Caricare
field-verb-attack = Attaccare
field-verb-shoot = Tirare
field-verb-dodge = Schivare
field-verb-counter = Contrattaccare
field-verb-push-to = Spingere lì
field-verb-slam = Travolgere
field-verb-climb = Arrampicarsi
field-verb-end = Finire
field-verb-let-be = Lasciar stare
field-verb-activate = Far agire
field-verb-deploy = Schierare
field-verb-put = Mettere lì
field-verb-pick = Scegliere
field-verb-reveal = Uscire allo scoperto
field-verb-infiltrate = Infiltrare
field-verb-marker = Porre un segnalino
field-verb-intercept = Frapporsi
field-verb-take-shot = Prendere il colpo
field-verb-flag = Piantare la bandiera
field-verb-set = Posare
field-verb-use = Abilità
