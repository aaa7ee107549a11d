### Quello che la pagina dice di The Last Stand, in italiano: che cosa succede ora, che cosa si chiede a chi, nomi brevi delle scelte.
### Ogni frase parla a chi viene interrogato; il suo «may» a chi può parlare senza essere atteso, il suo «wait» a tutti gli altri.

## Gli accordi

table-terms-heroes = { $count ->
        [one] 1 eroe
       *[other] { $count } eroi
    } contro un Titano.

## Carte azione

table-card-lose-heart = Ogni eroe colpito perde un cuore.
table-card-lose-die = Ogni eroe colpito cede un dado.
table-card-titan-does = Il Titano { $does }
table-card-stop-each = Ogni eroe colpito può pagare { $price } SCHIVATA per sottrarsi.
table-card-stop-all = Gli eroi possono fermarla con { $price } TATTICA tutti insieme.
table-card-cost = per { $cost } TITANO
table-page-together = tutti insieme pagano { $symbols }

## Che cosa succede in una fase, in breve

table-step-choose-titan = si sceglie il Titano
table-step-take-heroes = si scelgono gli eroi
table-step-choose-levels = gli eroi prendono posto
table-step-see-tactics = si scopre una carta tattica
table-step-lay = si posano le carte
table-step-first-roll = tira { $who }
table-step-roll = gli eroi possono ritirare
table-step-reroll = { $who } ritira
table-step-abilities = capacità del Titano
table-step-name-hero = gli eroi indicano uno di loro
table-step-returned = { $who } tira i dadi restituiti
table-step-lend = { $who } presta dadi
table-step-dodge = colpisce { $card }
table-step-give-up = { $card }: { $who } cede un dado
table-step-gather = { $card }: si raccolgono TATTICA
table-step-spend = gli eroi spendono i dadi
table-step-mutilate = si pesca una carta della mano
table-step-see-order = { $who } guarda il mazzo
table-step-search = { $who } sceglie una carta tattica
table-step-over = la fine

## La frase

table-now-choose-titan = Quale Titano attacca la città?
    .wait = Si aspetta che chi gioca il Titano scelga quale attacca.
table-now-take-heroes = Quale eroe giochi?
    .wait = Si aspetta che { $who } scelga un eroe.
table-now-choose-levels = Da quale livello cominci?
    .wait = Si aspetta che { $who } scelga da dove cominciare.
table-now-see-tactics = Si scopre la prossima carta tattica.
table-now-lay = { $can ->
        [open] Posa due carte. Tutte e due scoperte: sei accecato.
       *[other] Posa due carte: una scoperta e una coperta.
    }
    .wait = Si aspetta che il Titano posi due carte.
table-now-first-roll = { $hero } tira cinque dadi.
table-now-roll = { $can ->
        [cannot] Non hai dadi da ritirare. Di' che hai finito.
        [keeps] Scegli i dadi da ritirare, o tienili tutti. Ogni TITANO resta con te, bloccato.
       *[other] Scegli i dadi da ritirare, o tienili tutti. Ogni TITANO va al Titano.
    }
    .may = Hai finito, ma puoi ancora ritirare. Si aspetta { $who }.
    .wait = Si aspetta { $who }: tenere i dadi o ritirare.
table-now-reroll = { $hero } ritira.
table-now-abilities = { $can ->
        [cannot] Hai { $dice ->
            [one] 1 dado
           *[other] { $dice } dadi
        }, troppo pochi per una capacità. Vai avanti.
       *[other] Hai { $dice ->
            [one] 1 dado
           *[other] { $dice } dadi
        }. Quale capacità usi?
    }
    .wait = Il Titano ha { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } e può usare le sue capacità.
table-now-name-hero = Il Titano colpisce un eroe. Indica chi perde un cuore.
    .wait = Il Titano colpisce un eroe. Si aspetta che { $who } indichi chi perde un cuore.
table-now-returned = { $hero } tira i dadi tornati.
table-now-lend = Puoi prestare un dado a ogni compagno prima che le carte colpiscano.
    .wait = Si aspetta { $hero }, che può prestare dadi.
table-now-dodge = { $can ->
        [cannot] { $card } ti colpisce e non hai { $price } SCHIVATA per sottrarti.
       *[other] { $card } ti colpisce. Paghi { $price } SCHIVATA per sottrarti o la subisci?
    }
    .wait = Colpisce { $card }. Si aspetta { $who }: schivare o subire?
table-now-give-up = { $card } ti toglie un dado. Quale?
    .wait = { $card } toglie un dado a { $hero }. Si aspetta la scelta.
table-now-gather = { $can ->
        [cannot] Arriva { $card }. Per fermarla bisogna mettere ancora { $missing } TATTICA e tu non ne hai.
       *[other] Arriva { $card }. Per fermarla bisogna mettere ancora { $missing } TATTICA: metti le tue o la lasci venire?
    }
    .may = Arriva { $card }. Per fermarla bisogna mettere ancora { $missing } TATTICA. Hai finito, ma puoi ancora mettere le tue. Si aspetta { $who }.
    .wait = Arriva { $card }. Per fermarla bisogna mettere ancora { $missing } TATTICA. Si aspetta { $who }.
table-now-spend = Spendi i tuoi dadi: muoviti, combatti, spara o paga la carta tattica.
    .may = Hai finito, ma puoi ancora spendere dadi. Si aspetta { $who }.
    .wait = Si aspetta che { $who } spenda i dadi.
table-now-mutilate = Si pesca una carta dalla mano del Titano, che esce dal gioco.
table-now-see-order = { $hero } guarda il mazzo tattica.
table-now-search = Quale carta tattica metti in cima?
    .wait = Si aspetta che { $hero } metta in cima una carta tattica.
table-now-over = La partita è finita.

## Nomi brevi delle scelte

table-act-choose = { $name }
table-act-take = Gioca { $name }
table-act-stand = Livello { $level }
table-act-lay = { $open } scoperta, { $other } coperta
table-act-roll = { $count ->
        [one] Ritira 1 dado
       *[other] Ritira { $count } dadi
    }
table-act-content = Fatto
table-act-stop = Nessun'altra capacità
table-act-lend-no-more = Non prestare altro
table-act-use = { $name }
table-act-name = { $name }
table-act-lend = { $face } a { $name }
table-act-dodge = Schiva
table-act-suffer = Subisci
table-act-give-up = Cedi { $face }
table-act-put-in = Metti TATTICA
table-act-move-up = Sali a { $level }
table-act-move-down = Scendi a { $level }
table-act-wound = { $face }: { $boxes ->
        [one] 1 ferita
       *[other] { $boxes } ferite
    }
table-act-cycle = Prossima carta tattica
table-act-meet = Paga la condizione { $number }
table-act-together = Paga { $face } insieme
table-act-search = Cerca nel mazzo
table-act-top = { $name } in cima
table-act-resign = Arrenditi
