### Ciò che il server dice a chi siede a un tavolo in un browser, in italiano.

## Il tavolo

table-parted = Questa partita non può continuare, perché le regole sono cambiate da quando è stata giocata: { $problem } Ciò che è stato detto fino ad allora si può leggere sotto.
table-waits-for-players = In attesa che tutti si siedano.
computer-name = Computer, { $how }
undo-last-choice = l'ultima scelta

## Messaggi non eseguiti

refused-not-yours = Non spetta a te.
refused-parted = Le regole sono cambiate da quando è stata giocata questa partita, perciò non può continuare.
refused-not-now = Adesso non si può fare.
refused-no-takeback = Da allora si sono tirati dadi, si è mostrata una carta o ha scelto il computer, quindi resta. Solo a un tavolo di pratica lo si ritira.
refused-no-hints = A questo tavolo non si danno consigli.
refused-thinking = Si sta già pensando a un consiglio per questo posto.
refused-no-such = Qui non c'è niente del genere.
refused-too-long = È vuoto o troppo lungo.
refused-too-fast = È arrivato troppo in fretta. Aspetta un momento.
refused-malformed = Quel messaggio non si è potuto leggere.
refused-not-stored = Non si è potuto salvare, quindi non è accaduto. Riprova.

## Conversazioni che finiscono

failed-version = Questa pagina è più vecchia o più nuova del server. Ricaricala.
failed-no-such-table = Questo tavolo non esiste.
failed-not-allowed = Solo chi gioca a questo tavolo può guardarlo.
failed-malformed = Il server non ha potuto leggere ciò che diceva questa pagina.
failed-too-fast = È stato detto troppo e troppo in fretta.
failed-too-many = Ci sono già troppe connessioni.
failed-closing = Il server sta chiudendo e tornerà.
failed-not-stored = Il tavolo ora non si può salvare. Si riproverà.
failed-too-slow = La connessione era troppo lenta e ricomincia.
failed-broken = Qualcosa non va in questo tavolo. Il suo diario è conservato.

## Richieste

http-malformed = La richiesta non si è potuta leggere.
http-malformed-at = La richiesta non si è potuta leggere ({ $problem }).
http-too-long = La richiesta è troppo lunga.
http-not-json = La richiesta deve essere JSON.
http-not-found = A questo indirizzo non c'è nulla.
http-no-page = Il programma è stato compilato senza la sua pagina. «cargo play» costruisce entrambi; «tactica play» gioca come testo.
http-no-person = Questo browser non conosce nessuno. Ricarica la pagina.
http-no-websocket = A questo indirizzo si parla solo per websocket.
http-origin = Non si risponde a richieste di altre pagine.
http-too-fast = Troppe richieste. Aspetta un momento.
http-too-many-tables = Hai iniziato moltissimi tavoli. Prima giocane qualcuno.
http-not-stored = Non si è potuto salvare. Riprova.
http-broken = Qualcosa è andato storto nella partita.
http-name = Un nome ha da 1 a 24 caratteri visibili.
http-name-taken = Qualcun altro conserva questo nome.
http-password = Una password ha da 8 a 200 caratteri.
http-wrong-password = Il nome o la password è sbagliato.
http-setup = La partita non si può preparare così.
http-seats = I posti non si possono occupare così.
http-no-such-table = Questo tavolo non esiste.
http-no-such-link = Questo link non esiste. Forse è stato sostituito da uno più nuovo.
http-no-such-seat = Questo posto non esiste.
http-no-such-card = Questa carta non esiste.
http-link-used = Qualcun altro ha preso il posto di questo link.
http-seat-taken = Qualcuno ha già preso questo posto.
http-not-open = Qui nessuno può sedersi.
http-not-allowed = Non spetta a te.
http-not-over = Si potrà vedere quando la partita sarà finita.
