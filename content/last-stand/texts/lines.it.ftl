### Ciò che dice The Last Stand, in italiano: eventi, scelte e rifiuti, un messaggio per ogni riga del motore.

## Nomi che solo le righe usano

name-cause-card = una carta Azione
name-cause-ability = un'abilità
name-cause-tactics = una carta Tattica
name-cause-wound = i colpi degli eroi
name-slot-first = prima carta
name-slot-second = seconda carta
name-slot-fury = carta di Furia
name-returned-die = un dado reso
name-face-down = la carta coperta

## Preparazione

line-titan-chosen = Gli eroi affrontano questo Titano: { $titan }.
line-hero-taken = { $seat } è { $hero }.
line-stood = { $who } comincia al livello { $level }.
line-set-out = Sul tavolo: { $cannons } cannoni, { $citizens } cittadini; { $hearts } cuori e { $dice } dadi per ogni eroe.
line-tactics-seen = La carta Tattica scoperta è { $card }.
line-tactics-open = { $card } è di nuovo in cima al mazzo Tattiche.

## Il round

line-round-begins = Comincia il round { $round }.
line-laid-open = Il Titano gioca { $card } scoperta.
line-laid-hidden = Il Titano gioca una carta coperta.
line-laid-hidden-card = Il Titano gioca { $card } coperta.
line-rolled = { $who } tira { $faces }.{ $given ->
        [0] { "" }
        [one] { " " }1 dado va al Titano.
       *[other] { " " }{ $given } dadi vanno al Titano.
    }
line-rolled-again = { $who } ritira: { $faces }.{ $given ->
        [0] { "" }
        [one] { " " }1 dado va al Titano.
       *[other] { " " }{ $given } dadi vanno al Titano.
    }
line-rolls-again = { $who } riprende { $faces }.
line-is-content = { $who } è a posto.{ $still ->
        [0] { "" }
        [one] { " " }Manca 1 eroe.
       *[other] { " " }Mancano { $still } eroi.
    }
line-rolled-returned = { $who } tira i dadi resi: { $faces }.{ $aside ->
        [0] { "" }
        [one] { " " }1 va da parte.
       *[other] { " " }{ $aside } vanno da parte.
    }
line-lent = { $who } presta { $face } a { $to }.
line-lending-ends = { $who } non presta altro.
line-half-lost = Mezzo simbolo di { $who } va perso.
line-reset = Il round finisce. Da parte: { $aside }. Di nuovo in mano: { $back }.{ $unspent ->
        [0] { "" }
        [one] { " " }1 dado non usato dal Titano torna a casa.
       *[other] { " " }{ $unspent } dadi non usati dal Titano tornano a casa.
    }

## Il Titano

line-ability-used = Il Titano usa { $ability }. Dadi: { $dice }.
line-titan-stops = Il Titano non usa altre abilità.{ $left ->
        [0] { "" }
        [one] { " " }Gli resta 1 dado.
       *[other] { " " }Gli restano { $left } dadi.
    }
line-marker-moved = Il segnalino Salute va dalla casella { $from } alla { $to }: { $cause }.
line-zone-entered = Il segnalino è ora nella { $zone }.
line-devoured = { $count ->
        [one] Il Titano mangia 1 cittadino;
       *[other] Il Titano mangia { $count } cittadini;
    } ne restano { $left }.
line-cannons-lost = { $count ->
        [one] Cade 1 cannone;
       *[other] Cadono { $count } cannoni;
    } ne restano { $left }.
line-heart-lost = { $who } perde un cuore per { $cause }; ne restano { $left }.
line-die-lost = { $who } perde un dado: { $die }.
line-no-die-to-lose = { $who } non ha dadi da perdere.
line-named = { $who } indica { $hero }.
line-team-chose = Gli eroi hanno scelto { $hero }.
line-swapped = Il Titano scambia la { $slot } senza mostrarla.
line-swapped-card = Il Titano scambia la { $slot }: { $went } torna in mano, al suo posto c'è { $came }.
line-fury-laid = Con furia il Titano gioca anche { $card }, scoperta.

## Carte Azione

line-card-up = Si risolve { $card }.
line-card-turned = La carta coperta viene girata: { $card }.
line-nobody-there = { $card } non colpisce nessuno.
line-struck = { $card } colpisce { $heroes }.
line-dodged = { $who } schiva con { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    }.
line-suffers = { $who } non schiva.
line-put-in = { $who } mette { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    }: { $so-far } su { $needed }.
line-card-stopped = { $card } è annullata.
line-card-strikes = { $card } ha effetto.{ $back ->
        [0] { "" }
        [one] { " " }Il dado messo torna indietro.
       *[other] { " " }I { $back } dadi messi tornano indietro.
    }

## Ciò che fanno gli eroi

line-spend-begins = Gli eroi agiscono.
line-moved = { $who } va dal livello { $from } al { $to } per { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    }.
line-wounded = { $who } infligge { $damage } al Titano con { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    }.
line-cycled = { $who } paga { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    }: { $card } va in fondo al mazzo.
line-condition-met = { $who } soddisfa la condizione { $condition } di { $card } con { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    }.
line-paid-together = { $who } paga { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    } per { $card }: { $so-far } su { $needed }.
line-payment-lost = Ciò che era pagato per { $card } va perso.
line-activated = { $card } ha effetto.
line-cards-stay-open = Dal prossimo round il Titano gioca entrambe le carte scoperte.
line-card-removed = { $card } lascia la mano del Titano e il gioco.
line-healed = { $who } guarisce e ha { $hearts ->
        [one] 1 cuore
       *[other] { $hearts } cuori
    }.
line-rescued = { $count ->
        [one] 1 cittadino è in salvo;
       *[other] { $count } cittadini sono in salvo;
    } ora sono { $citizens }.
line-searches = { $who } cerca nel mazzo Tattiche per { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    }.
line-order-seen = Al posto { $place } del mazzo c'è { $card }.
line-put-on-top = { $who } mette { $card } in cima al mazzo.
line-resigned = { $who } vuole arrendersi.{ $still ->
        [0] { "" }
        [one] { " " }Manca 1 consenso.
       *[other] { " " }Mancano { $still } consensi.
    }
line-titan-wins = Vince il Titano: { $reason }.
line-heroes-win = Vincono gli eroi: { $reason }.

## Scelte

line-choose-titan = Giocare con { $titan }
line-take-hero = Prendere { $hero }
line-stand-at = Cominciare al livello { $level }
line-lay = Giocare { $first } scoperta e { $second } coperta
line-lay-open = Giocare prima { $first } e poi { $second }, entrambe scoperte
line-roll = Ritirare { $faces }
line-stop = Non usare altre abilità
line-lend-no-more = Non prestare altro
line-content = Dirsi a posto
line-use = { $ability }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }, con dadi di { $dice }
line-use-on-hero = { $ability }: { $hero }, con dadi di { $dice }
line-use-on-die = { $ability }: { $hero }, { $face }, con dadi di { $dice }
line-use-swap = { $ability }: { $slot }, { $came } per { $went }, con dadi di { $dice }
line-use-card = { $ability }: { $card }, con dadi di { $dice }
line-name-hero = Indicare { $hero }
line-lend = Prestare { $face } a { $to }
line-dodge = Schivare per { $count } SCHIVATA{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    }
line-suffer = Non schivare
line-give-up = Rinunciare a { $face }
line-put-in-tactics = Mettere una TATTICA{ $with_id ->
        [tactics] { "" }
       *[other] { " " }(pagata con { $with })
    }
line-move-up = Salire al livello { $to }{ $with_id ->
        [move] { "" }
       *[other] { " " }(pagato con { $with })
    }
line-move-down = Scendere al livello { $to }{ $with_id ->
        [move] { "" }
       *[other] { " " }(pagato con { $with })
    }
line-wound = Infliggere { $damage } al Titano con { $face }{ $with_id ->
        [fight] { "" }
        [cannon] { "" }
       *[other] { " " }(pagato con { $with })
    }
line-cycle = Mettere { $card } in fondo al mazzo per una TATTICA{ $with_id ->
        [tactics] { "" }
       *[other] { " " }(pagata con { $with })
    }
line-meet = Soddisfare la condizione { $condition } di { $card } con { $symbols }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } con il suo potere)
    }
line-pay-together = Pagare { $face } per { $card } con un dado { $with } (finora { $so-far } su { $needed })
line-search = Cercare nel mazzo Tattiche
line-put-on-top-card = Mettere in cima { $card }
line-resign = Arrendersi

## Rifiuti

line-not-now = Questo non si può scegliere adesso.
line-no-such-titan = Quel Titano non esiste.
line-no-such-hero = Quell'eroe non esiste.
line-hero-is-taken = { $hero } è già in gioco.
line-not-a-start = Nessuno comincia al livello { $level }.
line-no-such-card = Quella carta non esiste.
line-not-in-hand = { $card } non è in mano.
line-same-card-twice = { $card } non si può giocare due volte.
line-nothing-to-roll = Non c'è nessun dado da tirare.
line-not-held = Non ci sono tanti dadi con { $face }: sono { $held }.
line-locked = Un TITANO bloccato non si può usare.
line-already-said = Questo è già detto.
line-no-such-ability = Quell'abilità non esiste.
line-third-locked = La terza abilità non si può usare con il segnalino dove sta.
line-wrong-price = L'abilità costa { $cost } e ne sono offerti { $paid }.
line-not-with-titan = Presso il Titano ci sono solo { $has } dadi di { $who }.
line-wrong-target = Questa abilità non si può rivolgere a quello.
line-fury-once = La Furia viene una volta per round.
line-no-such-slot = Sul tavolo non c'è quella carta.
line-one-each = { $to } ha già un dado in prestito.
line-not-a-teammate = I dadi si prestano solo ai compagni.
line-not-struck = La carta non colpisce questo eroe.
line-cannot-pay = Servono { $needed } { $face } e ce ne sono { $has }.
line-no-power = Qui nessun potere fa valere un'altra faccia come { $face }.
line-end-of-line = Oltre il livello { $level } non c'è nulla.
line-not-on-titan = Le lame feriscono solo da un livello sul Titano.
line-not-in-tower = I cannoni sparano solo dalla Torre.
line-cannon-cap = In un round non si usano più CANNONE dei cannoni in piedi: { $cannons }.
line-not-a-weapon = Solo LOTTA e CANNONE feriscono.
line-last-card = L'unica carta del mazzo resta in cima.
line-no-such-condition = La carta non ha quella condizione.
line-already-met = Questo è già pagato.
line-not-there = Solo un eroe al livello { $level } può pagarlo.
line-is-a-zone = La terza condizione è una zona, e per essa non si paga nulla.
line-cannot-search = Questo eroe non può cercare nel mazzo.
line-not-in-deck = { $card } non è nel mazzo.
line-already-resigned = Questo è già detto.

## Che cosa non va nel modulo della partita

line-form-unknown-key = Il modulo della partita non ha «{ $key_id }».
line-form-not-a-number = { $key_id } vuole un numero, e «{ $value_id }» non lo è.
line-form-how-many-heroes = Possono giocare da { $least } a { $most } eroi, non { $heroes }.
line-form-no-such-titan = Non c'è nessun Titano «{ $titan_id }».
line-form-no-such-hero = Non c'è nessun eroe «{ $hero_id }».
line-form-hero-twice = L'eroe «{ $hero_id }» si può prendere una volta sola.
line-form-not-a-start = Nessuno comincia al livello { $level }.
line-form-no-such-place = Nessuno gioca al posto di «{ $key_id }».
line-form-not-a-pair = «{ $word_id }» non ha la forma chiave=valore.

## Che cosa sapere oltre alla scelta

line-reroll-odds = un dado tirato finché mostra una faccia voluta finisce su TITANO il { $plain } % delle volte{ $best ->
        [50] { "" }
       *[other] { " " }({ $best } % al meglio con il tuo potere)
    }
line-reroll-locks = un dado tirato finché mostra una faccia voluta finisce su TITANO bloccato il { $plain } % delle volte{ $best ->
        [50] { "" }
       *[other] { " " }({ $best } % al meglio con il tuo potere)
    }
line-strong-with-two = con due eroi questo rende difficile la vita al Titano
