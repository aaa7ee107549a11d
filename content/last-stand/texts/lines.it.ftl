### Ciò che dice L'ultima battaglia in italiano: eventi, scelte, rifiuti, note e ciò che non va in un file, un messaggio per riga.
### Eventi, rifiuti e note sono frasi con il punto; le scelte sono ordini senza punto. I nomi arrivano tradotti, e $CHIAVE_id è l'identificatore di ciascuno, per scegliere la variante.
### Quando un numero o un identificatore cambia la frase, ogni variante è la frase intera, così chi traduce non deve incastrare pezzi.

## Eventi: la preparazione

line-titan-chosen = Attacca il { $titan }.
line-hero-taken = { $seat } gioca con { $hero }.
line-stood = { $who } comincia al livello { $level }.
line-set-out = Il tavolo è pronto. Cannoni: { $cannons }. Cittadini: { $citizens }. Per ogni eroe, cuori: { $hearts }, dadi: { $dice }.
line-tactics-seen = C'è una nuova carta tattica scoperta: «{ $card }».
line-tactics-open = «{ $card }», già nota, è ora la carta tattica scoperta.

## Eventi: il round

line-round-begins = Comincia il round { $round }.
line-laid-open = Il Titano gioca «{ $card }» scoperta.
line-laid-hidden-card = Il Titano gioca «{ $card }» coperta.
line-laid-hidden = Il Titano gioca una carta coperta.
line-rolled = { $given ->
        [0] { $who } tira { $faces }.
       *[other] { $who } tira { $faces }; il Titano ne prende { $given }.
    }
line-rolls-again = { $who } riprende { $faces } per tirare di nuovo.
line-rolled-again = { $given ->
        [0] { $who } ora tira { $faces }.
       *[other] { $who } ora tira { $faces }; il Titano ne prende { $given }.
    }
line-is-content = { $still ->
        [0] { $who } dice «fatto», e ora l'hanno detto tutti.
        [one] { $who } dice «fatto»; manca 1 eroe.
       *[other] { $who } dice «fatto»; mancano { $still } eroi.
    }
line-rolled-returned = { $aside ->
        [0] { $who } tira i dadi restituiti: { $faces }.
        [one] { $who } tira i dadi restituiti: { $faces }; 1 dado va da parte.
       *[other] { $who } tira i dadi restituiti: { $faces }; { $aside } dadi vanno da parte.
    }
line-lent = { $who } presta a { $to } un dado { $face }.
line-lending-ends = { $who } non presta altri dadi.
line-spend-begins = Ora gli eroi spendono i loro dadi.
line-half-lost = { $who } perde il simbolo che restava di un dado doppio.
line-reset = { $unspent ->
        [0] Il round finisce. Messe da parte: { $aside }. Di nuovo in mano al Titano: { $back }.
        [one] Il round finisce. Messe da parte: { $aside }. Di nuovo in mano al Titano: { $back }. Il Titano restituisce 1 dado non speso.
       *[other] Il round finisce. Messe da parte: { $aside }. Di nuovo in mano al Titano: { $back }. Il Titano restituisce { $unspent } dadi non spesi.
    }

## Eventi: il Titano

line-ability-used = Il Titano usa { $ability } (dadi pagati: { $dice }).
line-titan-stops = { $left ->
        [0] Il Titano non usa altre capacità.
        [one] Il Titano non usa altre capacità e tiene 1 dado.
       *[other] Il Titano non usa altre capacità e tiene { $left } dadi.
    }
# Una carta o una capacità cura soltanto, e dalla casella 0 non c'è nulla da curare.
line-marker-moved = { $cause_id ->
        [cause-card] { $from ->
            [0] Il Titano non ha nulla da curare: il segnalino salute resta alla casella 0.
           *[other] Il Titano si cura: il segnalino salute torna dalla casella { $from } alla { $to }.
        }
        [cause-ability] { $from ->
            [0] Il Titano non ha nulla da curare: il segnalino salute resta alla casella 0.
           *[other] Il Titano si cura: il segnalino salute torna dalla casella { $from } alla { $to }.
        }
       *[other] Il segnalino salute è ora alla casella { $to } (prima: { $from }).
    }
line-zone-entered = Il segnalino salute è ora nella { $zone }.
line-devoured = { $count ->
        [one] Il Titano mangia 1 cittadino (restano: { $left }).
       *[other] Il Titano mangia { $count } cittadini (restano: { $left }).
    }
line-cannons-lost = { $count ->
        [one] Il Titano distrugge 1 cannone (restano: { $left }).
       *[other] Il Titano distrugge { $count } cannoni (restano: { $left }).
    }
line-heart-lost = { $left ->
        [0] { $who } perde l'ultimo cuore.
        [one] { $who } perde un cuore (ne resta 1).
       *[other] { $who } perde un cuore (ne restano { $left }).
    }
line-die-lost = { $die_id ->
        [returned-die] { $who } perde un dado restituito.
       *[other] { $who } perde un dado { $die }.
    }
line-no-die-to-lose = { $who } non ha dadi da perdere.
line-named = { $who } fa il nome di { $hero }.
line-team-chose = Gli eroi scelgono { $hero } per subire il colpo.
line-swapped-card = Il Titano cambia la { $slot }: entra «{ $came }» e «{ $went }» torna in mano.
line-swapped = Il Titano cambia la { $slot } con un'altra della mano, senza mostrarle.
line-fury-laid = Nella sua furia il Titano gioca scoperta una terza carta: «{ $card }».

## Eventi: le carte azione

line-card-up = Prossima carta: «{ $card }».
line-card-turned = Si gira la carta coperta: «{ $card }».
line-nobody-there = Nessuno si trova dove colpisce «{ $card }».
line-struck = «{ $card }» colpisce { $heroes }.
line-dodged = { $other ->
        [0] { $who } schiva ({ $paid }).
       *[other] { $who } schiva ({ $paid }, usando { $other } { $with }).
    }
line-suffers = { $who } non schiva.
line-put-in = { $other ->
        [0] { $who } mette { $paid }: { $so-far } su { $needed }.
       *[other] { $who } mette { $paid } (usando { $other } { $with }): { $so-far } su { $needed }.
    }
line-card-stopped = Gli eroi fermano «{ $card }».
line-card-strikes = { $back ->
        [0] «{ $card }» ha effetto.
        [one] «{ $card }» ha effetto; la TATTICA messa torna agli eroi.
       *[other] «{ $card }» ha effetto; le { $back } TATTICA messe tornano agli eroi.
    }

## Eventi: ciò che fanno gli eroi

line-moved = { $other ->
        [0] { $who } va dal livello { $from } al { $to } ({ $paid }).
       *[other] { $who } va dal livello { $from } al { $to } ({ $paid }, usando { $other } { $with }).
    }
line-wounded = { $damage ->
        [one] { $other ->
            [0] { $who } infligge 1 danno al Titano ({ $paid }).
           *[other] { $who } infligge 1 danno al Titano ({ $paid }, usando { $other } { $with }).
        }
       *[other] { $other ->
            [0] { $who } infligge { $damage } danni al Titano ({ $paid }).
           *[other] { $who } infligge { $damage } danni al Titano ({ $paid }, usando { $other } { $with }).
        }
    }
line-cycled = { $other ->
        [0] { $who } mette «{ $card }» sotto il mazzo ({ $paid }).
       *[other] { $who } mette «{ $card }» sotto il mazzo ({ $paid }, usando { $other } { $with }).
    }
line-condition-met = { $other ->
        [0] { $who } soddisfa la condizione { $condition } di «{ $card }» ({ $paid }).
       *[other] { $who } soddisfa la condizione { $condition } di «{ $card }» ({ $paid }, usando { $other } { $with }).
    }
line-paid-together = { $other ->
        [0] { $who } paga { $paid } per «{ $card }»: { $so-far } su { $needed }.
       *[other] { $who } paga { $paid } (usando { $other } { $with }) per «{ $card }»: { $so-far } su { $needed }.
    }
line-payment-lost = Ciò che è stato pagato per «{ $card }» va perso.
line-activated = «{ $card }» ha effetto.
line-cards-stay-open = Dal prossimo round il Titano gioca scoperte entrambe le carte.
line-card-removed = «{ $card }» lascia la mano del Titano e il gioco.
line-healed = { $hearts ->
        [one] { $who } ora ha 1 cuore.
       *[other] { $who } ora ha { $hearts } cuori.
    }
line-rescued = { $count ->
        [0] Non ci sono cittadini da salvare (al sicuro: { $citizens }).
        [one] Si salva 1 cittadino (ora sono { $citizens }).
       *[other] Si salvano { $count } cittadini (ora sono { $citizens }).
    }
line-searches = { $other ->
        [0] { $who } cerca nel mazzo tattica ({ $paid }).
       *[other] { $who } cerca nel mazzo tattica ({ $paid }, usando { $other } { $with }).
    }
line-order-seen = La carta { $place } del mazzo tattica è «{ $card }».
line-put-on-top = { $who } mette «{ $card }» in cima al mazzo tattica.

## Eventi: la fine

line-resigned = { $who_id ->
        [titan] Il Titano si arrende.
       *[other] { $still ->
            [0] Anche { $who } si arrende, e così si arrendono tutti gli eroi.
            [one] { $who } vuole arrendersi; deve accettare ancora 1 eroe.
           *[other] { $who } vuole arrendersi; devono accettare ancora { $still } eroi.
        }
    }
line-titan-wins = Vince il Titano: { $reason }.
line-heroes-win = { $reason_id ->
        [resigned] Vincono gli eroi: { $reason }.
       *[other] Vincono gli eroi con «{ $reason }».
    }

## Scelte: la preparazione e il Titano

line-choose-titan = Gioca con il { $titan }
line-take-hero = Scegli { $hero }
line-stand-at = Comincia al livello { $level }
line-lay = Gioca «{ $first }» scoperta e «{ $second }» coperta
line-lay-open = Gioca prima «{ $first }» e poi «{ $second }», entrambe scoperte
line-use = { $amount ->
        [0] Usa { $ability } (dadi: { $dice })
       *[other] Usa { $ability } { $amount } (dadi: { $dice })
    }
line-use-on-hero = Usa { $ability } contro { $hero } (dadi: { $dice })
line-use-on-die = { $face_id ->
        [returned-die] Usa { $ability } contro un dado restituito di { $hero } (dadi: { $dice })
       *[other] Usa { $ability } contro un dado { $face } di { $hero } (dadi: { $dice })
    }
line-use-swap = { $went_id ->
        [face-down] Usa { $ability }: cambia la { $slot }, coperta, con «{ $came }» (dadi: { $dice })
       *[other] Usa { $ability }: cambia «{ $went }», la { $slot }, con «{ $came }» (dadi: { $dice })
    }
line-use-card = Usa { $ability }: gioca «{ $card }» come terza carta, scoperta (dadi: { $dice })
line-stop = Non usare altre capacità

## Scelte: gli eroi

line-roll = Tira di nuovo { $faces }
line-content = { $stage ->
        [2] Tieni questi dadi e di' «fatto»
        [5] Non mettere altro e di' «fatto»
       *[other] Non spendere altro e di' «fatto»
    }
line-name-hero = Fai il nome di { $hero } per subire il colpo
line-lend = Presta a { $to } un dado { $face }
line-lend-no-more = Non prestare altri dadi
line-dodge = { $other ->
        [0] Schiva per { $count } SCHIVATA
       *[other] Schiva per { $count } SCHIVATA (usando { $other } { $with })
    }
line-suffer = Non schivare
line-give-up = Metti da parte un dado { $face }
line-put-in-tactics = { $with_id ->
        [tactics] Metti 1 TATTICA contro la carta
       *[other] Metti 1 TATTICA contro la carta (paga con { $with })
    }
line-move-up = { $with_id ->
        [move] Sali al livello { $to }
       *[other] Sali al livello { $to } (paga con { $with })
    }
line-move-down = { $with_id ->
        [move] Scendi al livello { $to }
       *[other] Scendi al livello { $to } (paga con { $with })
    }
line-wound = { $face_id ->
        [cannon] { $with_id ->
            [cannon] Ferisci il Titano di { $damage } con { $face }
           *[other] Ferisci il Titano di { $damage } con { $face } (paga con { $with })
        }
       *[other] { $with_id ->
            [fight] Ferisci il Titano di { $damage } con { $face }
           *[other] Ferisci il Titano di { $damage } con { $face } (paga con { $with })
        }
    }
line-cycle = { $with_id ->
        [tactics] Metti «{ $card }» sotto il mazzo per 1 TATTICA
       *[other] Metti «{ $card }» sotto il mazzo per 1 TATTICA (paga con { $with })
    }
line-meet = { $other ->
        [0] Paga { $symbols } per la condizione { $condition } di «{ $card }»
       *[other] Paga { $symbols } per la condizione { $condition } di «{ $card }» (usando { $other } { $with })
    }
line-pay-together = { $face_id ->
        [move] { $with_id ->
            [move] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed })
           *[other] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed }; paga con { $with })
        }
        [fight] { $with_id ->
            [fight] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed })
           *[other] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed }; paga con { $with })
        }
        [cannon] { $with_id ->
            [cannon] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed })
           *[other] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed }; paga con { $with })
        }
        [tactics] { $with_id ->
            [tactics] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed })
           *[other] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed }; paga con { $with })
        }
       *[dodge] { $with_id ->
            [dodge] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed })
           *[other] Paga 1 { $face } per «{ $card }» (finora { $so-far } su { $needed }; paga con { $with })
        }
    }
line-search = Cerca nel mazzo tattica
line-put-on-top-card = Metti «{ $card }» in cima al mazzo tattica
line-resign = Arrenditi

## Note accanto a una scelta

# Un eroe senza potere sulle facce ha due volte la stessa probabilità: una su due.
line-reroll-odds = { $best ->
        [50] Se tiri un dado finché mostra la faccia che vuoi, il { $plain }% delle volte finisce al Titano.
       *[other] Se tiri un dado finché mostra la faccia che vuoi, il { $plain }% delle volte finisce al Titano; dove aiuta il tuo potere, solo il { $best }%.
    }
line-reroll-locks = Se tiri un dado finché mostra la faccia che vuoi, il { $plain }% delle volte finisce in un TITANO bloccato.
line-strong-with-two = Con due soli eroi questo è molto forte, perché il Titano non riceve nessuno dei suoi dadi: accordatevi prima.
line-pays-with-half = Paga per primo il simbolo { $face } che resta di un dado doppio.
line-pays-with-borrowed = Paga per primo il dado { $face } preso in prestito.

## Rifiuti: la preparazione e il Titano

line-not-now = Ora non si può fare; scegli una delle possibilità offerte.
line-no-such-titan = Non esiste un Titano così; scegline uno dell'elenco.
line-no-such-hero = Non esiste un eroe così; scegline uno dell'elenco.
line-hero-is-taken = { $hero } è già in gioco; scegli un altro eroe.
line-not-a-start = Nessuno comincia al livello { $level }; scegli uno dei livelli iniziali.
line-no-such-card = In questa partita non c'è una carta così; scegline una dell'elenco.
line-not-in-hand = «{ $card }» non è in mano al Titano; scegli una carta che ci sia.
line-same-card-twice = «{ $card }» si può giocare una volta sola; scegli due carte diverse.
line-no-such-ability = Il Titano non ha questa capacità; scegli una delle sue.
line-third-locked = La terza capacità è chiusa finché il segnalino salute resta in questa zona; usane un'altra.
line-wrong-price = { $cost ->
        [one] Questa capacità costa esattamente 1 dado, non { $paid }.
       *[other] Questa capacità costa esattamente { $cost } dadi, non { $paid }.
    }
line-not-with-titan = { $has ->
        [0] Il Titano non ha dadi di { $who }; paga con quelli di altri.
        [one] Il Titano ha solo 1 dado di { $who }; paga il resto con quelli di altri.
       *[other] Il Titano ha solo { $has } dadi di { $who }; paga il resto con quelli di altri.
    }
line-wrong-target = Questa capacità non si può rivolgere lì; scegli uno dei bersagli offerti.
line-fury-once = Furia si può usare una volta sola per round.
line-no-such-slot = Lì non c'è una carta da cambiare; scegli la prima o la seconda.

## Rifiuti: gli eroi

line-nothing-to-roll = Non hai scelto nessun dado; di' quali vuoi tirare oppure di' «fatto».
line-not-held = { $held ->
        [0] Non c'è nessun dado { $face }; scegli un'altra faccia.
        [one] C'è solo 1 dado { $face }; non sceglierne di più.
       *[other] Ci sono solo { $held } dadi { $face }; non sceglierne di più.
    }
line-locked = Un dado TITANO bloccato non si può toccare; scegli un altro dado.
line-already-said = Il tuo «fatto» conta già; la fase finisce quando lo dicono tutti gli eroi.
line-one-each = { $to } ha già un tuo dado in questo round; presta a un altro compagno.
line-not-a-teammate = I dadi si prestano solo ai compagni; scegli un altro eroe in gioco.
line-not-struck = La carta non ti colpisce, quindi non c'è nulla da schivare.
line-cannot-pay = { $has ->
        [0] Costa { $needed } { $face }, e non hai nessuno di questi simboli.
       *[other] Questi dadi non pagano { $needed } { $face }; con tutto ciò che vale come { $face } ne hai { $has }.
    }
line-no-power = Nessun'altra faccia ti vale qui come { $face }; paga con { $face }.
line-end-of-line = Oltre il livello { $level } non c'è nulla; muoviti nell'altro senso.
line-not-on-titan = LOTTA ferisce solo dal corpo del Titano; prima vai lì.
line-not-in-tower = CANNONE ferisce solo dalla Torre; prima vai lì.
line-cannon-cap = { $cannons ->
        [one] Sarebbero troppi CANNONE: resta in piedi solo 1 cannone, e la squadra può usarne 1 per round.
       *[other] Sarebbero troppi CANNONE: restano in piedi solo { $cannons } cannoni, e la squadra può usarne { $cannons } per round.
    }
line-not-a-weapon = Questa faccia non ferisce; usa LOTTA o CANNONE.
line-last-card = È l'unica carta rimasta nel mazzo, quindi resta in cima.
line-no-such-condition = La carta scoperta non ha questa condizione; scegli una di quelle che mostra.
line-already-met = Questa parte è già pagata; paga per un'altra.
line-not-there = Solo un eroe al livello { $level } può soddisfare questa condizione; prima vai lì.
line-is-a-zone = La terza condizione è una zona del tracciato salute: invece di pagare, ferisci il Titano.
line-cannot-search = Il tuo eroe non può cercare nel mazzo tattica; metti sotto la carta scoperta.
line-not-in-deck = «{ $card }» non è più nel mazzo; scegli una carta che ci sia.
line-already-resigned = Hai già detto che vuoi arrenderti; devono accettare gli altri eroi.

## Ciò che non va in una scheda della partita

line-form-unknown-key = La scheda della partita non conosce «{ $key_id }»; usa heroes, titan, hero1, level1 e simili.
line-form-not-a-number = «{ $key_id }» vuole un piccolo numero intero, non «{ $value_id }».
line-form-how-many-heroes = Giocano da { $least } a { $most } eroi, non { $heroes }.
line-form-no-such-titan = Nessun Titano si chiama «{ $titan_id }».
line-form-no-such-hero = Nessun eroe si chiama «{ $hero_id }».
line-form-hero-twice = L'eroe «{ $hero_id }» c'è due volte; devono essere tutti diversi.
line-form-not-a-start = Nessuno comincia al livello { $level }; metti uno dei livelli iniziali.
line-form-no-such-place = Nessuno gioca al posto indicato da «{ $key_id }»; conta da 1 al numero degli eroi.
line-form-not-a-pair = «{ $word_id }» non si capisce; scrivi una chiave e un valore, come heroes=3.

## Ciò che non va nei contenuti

line-content-unreadable = Il file non si può leggere: { $message }.
line-content-not-toml =
    Il file non è TOML corretto: { $slip ->
        [repeated-key] questa chiave c'è già in questa tabella
        [no-value] la chiave non ha un valore
        [no-equals] dopo una chiave vanno = e un valore
        [comma] manca una virgola o ce n'è una di troppo
        [unclosed] qualcosa aperto prima non viene chiuso qui
        [quotes] un testo sta tra virgolette che si aprono e si chiudono sulla stessa riga
        [number] un numero non si scrive così
        [key] una chiave non si scrive così
        [too-deep] ci sono troppi elenchi e tabelle gli uni dentro gli altri
       *[other] qui c'è qualcosa che TOML non conosce
    }.
line-content-unknown-key = Qui non c'è nessuna chiave «{ $key }». Ci sono queste: { $known }.
line-content-unknown-key-like = Qui non c'è nessuna chiave «{ $key }». Sarà «{ $like }»? Ci sono queste: { $known }.
line-content-wrong-form =
    Il valore di «{ $key }» è { $found ->
        [nothing] niente
        [not-date] qualunque cosa tranne una data
        [number] un numero intero
        [huge-number] un numero oltre ogni limite
        [fraction] un numero con i decimali
        [yes-or-no] true o false
        [date] una data
        [list] un elenco
        [table] una tabella
        [word] una parola tra virgolette, o una tabella con una sola chiave
        [number-or-table] un numero intero o una tabella
        [word-or-table] una parola tra virgolette o una tabella
        [length] un numero di pollici
       *[text] un testo tra virgolette
    }, ma dev'essere { $expected ->
        [nothing] niente
        [not-date] qualunque cosa tranne una data
        [number] un numero intero
        [huge-number] un numero oltre ogni limite
        [fraction] un numero con i decimali
        [yes-or-no] true o false
        [date] una data
        [list] un elenco
        [table] una tabella
        [word] una parola tra virgolette, o una tabella con una sola chiave
        [number-or-table] un numero intero o una tabella
        [word-or-table] una parola tra virgolette o una tabella
        [length] un numero di pollici
       *[text] un testo tra virgolette
    }.
line-content-not-one-key =
    { $count ->
        [0] La tabella di «{ $key }» è vuota; deve avere una chiave.
       *[other] La tabella di «{ $key }» ha { $count } chiavi; deve averne una. Metti le altre in tabelle proprie.
    }
line-content-alone = La parola «{ $word }» non sta da sola; scrivi una tabella: {"{"} { $word } = … {"}"}.
line-content-no-name = Manca il testo «{ $message }» in: { $lang }
line-content-unknown-file = Nessun file di contenuti ha questo percorso.
line-content-duplicate-file = Lo stesso file c'è due volte.
line-content-no-edition = Manca il file dell'edizione.
line-content-two-editions = Questa è una seconda edizione oltre a { $first }; dev'essercene una sola.
line-content-no-pack-file = Il pacchetto «{ $pack }» non ha pack.toml.
line-content-bad-version = La versione «{ $version }» dev'essere di tre numeri separati da punti, come 1.0.0.
line-content-bad-id = L'identificatore «{ $id }» dev'essere fatto di minuscole, cifre e trattini singoli.
line-content-id-is-not-name = L'identificatore «{ $id }» sta sotto il nome «{ $name }»; devono essere uguali.
line-content-duplicate-id = L'identificatore «{ $id }» è già usato in { $first }.
line-content-not-utf8 = Da qui in poi il testo non è UTF-8; salva il file in quella codifica.
line-content-not-a-pack = Qui non c'è pack.toml. È ciò che fa di una cartella un pacchetto e ne dice «id» e «version».
line-content-linked-away = Questo collegamento porta fuori dalla cartella e non viene seguito; metti lì il file stesso.
line-content-unread = Non si può leggere: { $message }
line-content-too-large = Occupa più di { $most } byte.
line-content-too-many = La cartella ha più di { $most } file.
line-content-too-deep = Ci sono più di { $most } cartelle una dentro l'altra.
line-content-not-fluent = Questo non è un messaggio secondo la grammatica di Fluent, come «name-guard = Guardia»: { $message }
line-content-taken-id = L'identificatore «{ $id }» è una parola del programma; scegline un altro.
line-content-idle-text = Il testo «{ $message }» non nomina nulla nel pacchetto.
line-content-twice-pack = Un secondo pacchetto ha l'identificatore «{ $pack }»; ogni pacchetto deve avere il suo.
line-content-missing = Manca la chiave «{ $key }».
line-content-not-needed = La chiave «{ $key }» non significa nulla accanto a «{ $beside }»; toglila.
line-content-both = Le chiavi «{ $one }» e «{ $other }» si escludono; tienine una.
line-content-out-of-range = Il valore di «{ $key }» è { $value }, ma deve andare da { $least } a { $most }.
line-content-wrong-count = Il numero di «{ $key }» è { $count }, ma dev'essere almeno { $least } e al massimo { $most }.
line-content-unknown-word = Il valore di «{ $key }» è «{ $value }», ma dev'essere uno di questi: { $known }.
line-content-unknown-word-like = Il valore di «{ $key }» è «{ $value }». Sarà «{ $like }»? Dev'essere uno di questi: { $known }.
line-content-unknown-area = L'edizione non ha un'area «{ $area }».
line-content-empty-area = Nessuno può stare nell'area «{ $area }»; dalle un livello.
line-content-level-does-not-exist = Il livello { $level } non esiste: i livelli vanno da 0 a { $highest }.
line-content-repeated-level = Il livello { $level } c'è due volte.
line-content-not-one-effect = Un effetto dice esattamente una cosa, e questo ne dice { $count }.
line-content-wrong-effect = L'effetto «{ $effect }» non può stare su una carta con «{ $card }».
line-content-impossible-place = Nessuno può usare «{ $face }» al livello { $level }.
line-content-titan-face = La chiave «{ $key }» chiede la faccia «titan», che nessun eroe può usare.
line-content-no-symbols = La chiave «{ $key }» non chiede nulla; dalle un simbolo.
line-content-too-many-symbols = La chiave «{ $key }» chiede { $total } simboli, ma ci sono dadi solo per { $most }.
line-content-over-cannon-cap = I simboli «cannon» su questa carta sono { $symbols }, ma i cannoni in gioco sono { $cannons }.
line-content-same-faces = La faccia «{ $face }» è scambiata con sé stessa; indicane due diverse.
line-content-face-has-no-place = La faccia «{ $face }» non ferisce, quindi non può ferire da lontano.
line-content-victory-without-kill-zone = Una carta che vince la partita deve avere zone = «kill».
line-content-no-killing-card = Nessuna carta tattica dà la vittoria agli eroi; dev'essercene una.
line-content-unknown-parameter = L'edizione non ha un parametro «{ $parameter }».
line-content-bad-parameter = { $expected ->
        [integer] Il parametro «{ $parameter }» non può essere «{ $value }»: dev'essere un numero intero.
        [float] Il parametro «{ $parameter }» non può essere «{ $value }»: dev'essere un numero.
        [boolean] Il parametro «{ $parameter }» non può essere «{ $value }»: dev'essere true o false.
        [array] Il parametro «{ $parameter }» non può essere «{ $value }»: dev'essere un elenco come [0, 3, 5].
       *[other] Il parametro «{ $parameter }» non può essere «{ $value }»: dev'essere un valore di tipo { $expected }.
    }

## Ciò che non va nel testo di un diario: $found è ciò che c'è, $expected ciò che dovrebbe esserci

line-not-text = Questi byte non sono testo UTF-8.
line-not-a-journal = Un diario non comincia con «{ $found }».
line-format = Il formato di diario «{ $found }» qui non è noto.
line-carriage-return = Le righe finiscono come in Windows; devono finire con il solo carattere di nuova riga.
line-cut-header = Il diario si interrompe prima che la partita cominci.
line-unclear = Invece di «{ $found }» qui dovrebbe esserci una di queste cose: { $expected }.
line-escape = I segni \ e ~ non sono usati come in un diario in «{ $found }».
line-no-check = A questa voce manca il controllo finale.
line-check-digits = Un controllo è di otto cifre esadecimali, e «{ $found }» non lo è.
line-check = Il testo non è come fu scritto: il controllo è { $found } e dovrebbe essere { $expected }.
line-takeback = La giocata { $found } non si può annullare, perché non è in vigore.
line-not-fair = Entropia e semi servono solo ai dadi verificabili, e questa partita ne usa altri.
line-after-reveal = Dopo che il seme è rivelato non si può tirare né aggiungere nulla.

## Dove le regole di oggi si staccano da un diario: $found è ciò che è scritto, $expected ciò che dicono oggi
## Un rifiuto e un finale arrivano come frasi intere, con il loro punto

line-game = Questo è un diario di «{ $found }», non di «{ $expected }».
line-seat = Nessun posto si chiama «{ $found }».
line-words = Le parole «{ $found }» non si capiscono; atteso: { $expected }.
line-refused = Le regole di oggi rifiutano questa scelta: { $found }
line-not-deciding = Qui nessuno deve scegliere.
line-not-drawn = Qui non c'è nulla da tirare o pescare.
line-label = È scritto il tiro «{ $found }», e le regole di oggi chiedono «{ $expected }».
line-events = Le regole di oggi lo raccontano in un altro modo. Scritto: { $found }. Oggi: { $expected }.
line-outcome = Le regole di oggi lo finiscono in un altro modo. Scritto: { $found } Oggi: { $expected }
line-seed = Il seme rivelato appartiene all'impegno { $found }, ma la partita è cominciata con { $expected }.
line-fair-roll = I dadi mostrano { $found }, ma il seme dà { $expected }.
