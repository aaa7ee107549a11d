### Quello che dicono le carte in italiano: una sola grammatica per tutte le abilità, composta dai dati della carta.
### Una frase sta dentro l'altra: i verbi sono alla terza persona singolare, e maiuscola e punto si mettono alla fine.
### { $by } è una quantità e { $count } la sua misura, per il plurale. PV sono i punti vita, PA i punti azione.

## Intestazioni delle abilità

card-cost = { $actions } PA
card-cost-open = { $actions }+ PA
card-source = { $source ->
        [magic] Magia
        [ki] Ki
        [subterfuge] Sotterfugio
       *[other] Speciale
    }
card-kind = { $kind ->
        [attack] Attacco
        [ranged-attack] Attacco a distanza
        [charge] Carica
        [effect] Effetto
        [dodge] Schivata
        [counterattack] Contrattacco
        [movement] Movimento
        [walk] Camminare
        [run] Corsa
        [escape] Fuga
        [seek] Cercare
       *[other] Passiva
    }
card-range = { $inches } pollici
card-reactive = Reattiva

## Quando si può usare

card-only = solo { $when }
card-only-by = solo { $who } può usarla
card-only-while = solo mentre { $is }
card-only-after = solo subito dopo { $did ->
        [hit] un colpo a segno
        [damage] aver fatto danno
        [charge] una carica
        [charge-hit] una carica a segno
        [throw] aver lanciato qualcuno
       *[other] un'azione
    }
card-only-after-ability = solo subito dopo { $did ->
        [hit] un colpo a segno
        [damage] aver fatto danno
        [charge] una carica
        [charge-hit] una carica a segno
        [throw] aver lanciato qualcuno
       *[other] un'azione
    } con { $ability }
card-same-target = { $only }, contro lo stesso bersaglio
card-more-actions = { $most ->
        [one] si può pagare 1 PA
       *[other] si possono pagare fino a { $most } PA
    } in più
card-more-tokens = { $most ->
        [one] si può pagare 1 gettone
       *[other] si possono pagare fino a { $most } gettoni
    } in più
card-more-life = si { $most ->
        [one] può sacrificare 1 PV
       *[other] possono sacrificare fino a { $most } PV
    } in più
card-upgrade = per ogni passo in più, { $options }
card-upgrades = ogni passo in più dà una di queste cose: { $options }
card-gain = ({ $number }) { $does }
card-instead-tokens = { $most ->
        [one] si può pagare 1 PA
       *[other] si possono pagare fino a { $most } PA
    } del suo costo con { $each ->
        [one] 1 gettone
       *[other] { $each } gettoni
    } ciascuno
card-instead-life = { $most ->
        [one] si può pagare 1 PA
       *[other] si possono pagare fino a { $most } PA
    } del suo costo con il sacrificio di { $each } PV ciascuno
card-more-targets = attacca allo stesso modo { $targets ->
        [one] 1 altro bersaglio
       *[other] altri { $targets } bersagli
    }
card-more-blows = colpisce lo stesso bersaglio { $blows ->
        [one] un'altra volta
       *[other] altre { $blows } volte
    }
card-costs-also = costa anche { $what }
card-costs = costa { $what }
card-pays-actions = { $count } PA
card-pays-life = il sacrificio di { $count } PV
card-pays-tokens = { $count ->
        [one] 1 gettone
       *[other] { $count } gettoni
    }
card-pays-card = questa carta, che si scarta
card-pays-state = { $count ->
        [one] 1 segnalino
       *[other] { $count } segnalini
    } di { $state }, che riceve
card-pays-stunned = restare stordito
card-pays-carried = un'altra carta { $kind ->
        [equipment] equipaggiamento
        [power] potere
       *[any] vantaggio
    } che porta, che si scarta
card-pays-gnosis = { $count ->
        [one] 1 punto Gnosis
       *[other] { $count } punti Gnosis
    }
card-limit-attack = { $times ->
        [1] una volta
        [2] due volte
       *[other] { $times } volte
    } per attacco
card-limit-turn = { $times ->
        [1] una volta
        [2] due volte
       *[other] { $times } volte
    } per turno
card-limit-game = { $times ->
        [1] una volta
        [2] due volte
       *[other] { $times } volte
    } per partita
card-limit-roll = { $times ->
        [1] una volta
        [2] due volte
       *[other] { $times } volte
    } per tiro
card-limit-shared = { $limit } fra tutte quelle di questo tipo
card-upkeep = mantenimento { $actions }
card-must = deve essere usata prima che finisca l'attivazione, se è possibile

## Frasi

card-who-does = { $who } { $does }
card-it-does = { $does }
card-bearer-does = questo personaggio { $does }
card-how = { $does } { $how }
card-how-apart = { $does }, { $how }
card-how-first = { $how }, { $does }
card-against = { $does } contro chi { $is }
card-if-it = { $does } se { $is }
card-has = ha { $what }
card-gains = ottiene { $what }
card-gets = riceve { $what }
card-loses = perde { $what }
card-loses-tokens = perde tutti i suoi gettoni
card-loses-every = perde ogni { $pile }
card-loses-all-actions = perde tutti i suoi PA
card-regains = recupera { $what }
card-suffers = subisce { $what }
card-sacrifices = sacrifica { $what }
card-unless-resists = { $does } se non resiste ({ $difficulty })
card-with = { $does } con { $what }
card-with-apart = { $does }, con { $what }
card-labelled = { $who }: { $does }
card-aimed = bersaglio: { $who }
card-nothing = non succede niente

## Quanto dura

card-until-action = { $does } per questa azione
    .or = { $does } o per questa azione
card-until-next-attack = { $does } fino alla fine del suo prossimo attacco
    .or = { $does } o fino alla fine del suo prossimo attacco
card-until-turn = { $does } fino alla fine del turno
    .or = { $does } o fino alla fine del turno
card-until-upkeep = { $does } finché si paga il mantenimento
    .or = { $does } o finché si paga il mantenimento
card-until-kill = { $does } finché non uccide un nemico
    .or = { $does } o finché non uccide un nemico
card-until-game = { $does } per il resto della partita
    .or = { $does } o per il resto della partita
card-until-next-turn = { $does } fino alla fine del prossimo turno
    .or = { $does } o fino alla fine del prossimo turno
card-until-activation = { $does } fino all'inizio della sua prossima attivazione
    .or = { $does } o fino all'inizio della sua prossima attivazione
card-until-activation-ends = { $does } fino alla fine della sua attivazione
    .or = { $does } o fino alla fine della sua attivazione
card-until-bearer-activation = { $does } fino all'inizio della prossima attivazione di questo personaggio
    .or = { $does } o fino all'inizio della prossima attivazione di questo personaggio
card-until-use = { $does } fino alla fine della prossima abilità di quel tipo che usa
    .or = { $does } o fino alla fine della prossima abilità di quel tipo che usa
card-until-such-action = { $does } fino alla fine della sua prossima azione di quel tipo
    .or = { $does } o fino alla fine della sua prossima azione di quel tipo
card-until-any-use = { $does } fino alla fine della prossima abilità che usa
    .or = { $does } o fino alla fine della prossima abilità che usa
card-until-spent = { $does } finché dopo un'azione non gli restano PA
    .or = { $does } o finché dopo un'azione non gli restano PA
card-during-upkeep = finché si paga il mantenimento, { $does }
card-during-turn = fino alla fine del turno, { $does }

## Fasi di un attacco

card-if-hit = se colpisce, { $then }
card-if-hit-anyway = se l'attacco colpisce lo stesso, prima che costi qualcosa, { $then }
card-between = tra un colpo e l'altro, { $then }
card-if-damage = se fa danno, { $then }
card-if-critical = con un colpo critico, { $then }
card-if-kill = se uccide, { $then }
card-if-missed = se manca, { $then }
card-if-dodged = se l'attacco va a vuoto, { $then }
card-afterwards = dopo, { $then }
card-strikes-times = attacca { $times ->
        [2] due
        [3] tre
        [4] quattro
       *[other] { $times }
    } volte lo stesso bersaglio
card-strikes-all = attacca { $who } con un solo tiro
card-strikes-each = attacca { $who }, con un tiro per ciascuno
card-strikes-series = attacca { $who }, { $times ->
        [2] due
        [3] tre
        [4] quattro
       *[other] { $times }
    } volte ciascuno, con un tiro per ogni attacco
card-strikes-area = se colpisce, l'attacco investe anche tutti entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } dal bersaglio
card-strikes-targets = attacca { $targets } bersagli diversi, con un tiro per ciascuno
card-strikes-while-hits = attacca di nuovo lo stesso bersaglio finché va a segno, al massimo { $times } volte
card-strikes-chain = se va a segno, attacca un altro nemico entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } dall'ultimo, e così via; nessuno due volte
card-strikes-line = attacca con un solo tiro tutti quelli toccati da una linea retta di { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } che passa per il bersaglio

## Chi

card-bearer = questo personaggio
    .whom = questo personaggio
card-target = il bersaglio
    .whom = il bersaglio
card-attacker = l'attaccante
    .whom = l'attaccante
card-that = quel personaggio
    .whom = quel personaggio
card-causer = chi l'ha causato
    .whom = chi l'ha causato
card-every-friend = ogni amico
    .whom = ogni amico
card-one-friend = un amico
    .whom = un amico
card-nearest-friend = l'amico più vicino
    .whom = l'amico più vicino
card-every-own = ogni personaggio del tuo schieramento
    .whom = ogni personaggio del tuo schieramento
card-one-own = un personaggio del tuo schieramento
    .whom = un personaggio del tuo schieramento
card-nearest-own = il personaggio più vicino del tuo schieramento
    .whom = il personaggio più vicino del tuo schieramento
card-every-enemy = ogni nemico
    .whom = ogni nemico
card-one-enemy = un nemico
    .whom = un nemico
card-nearest-enemy = il nemico più vicino
    .whom = il nemico più vicino
card-every-character = ogni personaggio
    .whom = ogni personaggio
card-one-character = un personaggio
    .whom = un personaggio
card-nearest-character = il personaggio più vicino
    .whom = il personaggio più vicino
card-every-other = ogni altro personaggio
    .whom = ogni altro personaggio
card-one-other = un altro personaggio
    .whom = un altro personaggio
card-nearest-other = l'altro personaggio più vicino
    .whom = l'altro personaggio più vicino
card-every-summon = ogni sua evocazione
    .whom = ogni sua evocazione
card-one-summon = una sua evocazione
    .whom = una sua evocazione
card-one-summon-of-bearer = una delle evocazioni di questo personaggio
    .whom = una delle evocazioni di questo personaggio
card-nearest-summon = la sua evocazione più vicina
    .whom = la sua evocazione più vicina
card-summoner = { $of ->
        [target] chi ha evocato il bersaglio
        [subject] chi ha evocato quel personaggio
       *[other] il suo evocatore
    }
    .whom = { $of ->
        [target] chi ha evocato il bersaglio
        [subject] chi ha evocato quel personaggio
       *[other] il suo evocatore
    }
card-up-to = fino a { $by }
card-some-of = { $who }, { $most } a scelta del proprietario,
card-every-fallen = ogni amico caduto
    .whom = ogni amico caduto
card-one-fallen = un amico caduto
    .whom = un amico caduto
card-nearest-fallen = l'amico caduto più vicino
    .whom = l'amico caduto più vicino
card-kind-fallen = un amico caduto
    .whom = un amico caduto
card-kind-summon = una sua evocazione
    .whom = una sua evocazione
card-anybody = qualcuno
card-whoever = chi { $is }
card-who-where = { $who } { $where }
card-that-is = { $who } che { $is }
card-stands-at = è { $where }
card-holds-in-zone = { $of ->
        [it] lo ha nella sua Zona di Controllo
        [target] ha il bersaglio nella sua Zona di Controllo
        [subject] ha quel personaggio nella sua Zona di Controllo
        [summon] ha la sua ultima evocazione nella sua Zona di Controllo
       *[other] ha questo personaggio nella sua Zona di Controllo
    }
card-and-itself = { $who }, compreso questo personaggio,
card-but-target = { $who }, tranne il bersaglio,
card-but-that = { $who }, tranne quel personaggio,
card-but-summon = { $who }, tranne quell'evocazione,
card-in-zone = { $of ->
        [target] nella Zona di Controllo del bersaglio
        [subject] nella Zona di Controllo di quel personaggio
        [summon] nella Zona di Controllo della sua ultima evocazione
       *[other] nella sua Zona di Controllo
    }
card-in-their-zone = nella cui Zona di Controllo si trova { $of ->
        [target] il bersaglio
        [subject] quel personaggio
        [summon] la sua ultima evocazione
        [it] lui
       *[other] questo personaggio
    }
card-on-line = sulla linea retta da questo personaggio { $of ->
        [target] al bersaglio
        [subject] a quel personaggio
       *[other] alla sua ultima evocazione
    }
card-in-contact = a contatto con { $of ->
        [target] il bersaglio
        [subject] quel personaggio
        [summon] la sua ultima evocazione
        [it] lui
       *[other] questo personaggio
    }
card-engaged-with = in corpo a corpo con { $of ->
        [target] il bersaglio
        [subject] quel personaggio
        [summon] la sua ultima evocazione
        [it] lui
       *[other] questo personaggio
    }
card-in-sight = { $of ->
        [target] in vista del bersaglio
        [subject] in vista di quel personaggio
        [summon] in vista della sua ultima evocazione
        [it] nella sua visuale
       *[other] in vista di questo personaggio
    }
card-within = entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    }{ $of ->
        [target] { " " }dal bersaglio
        [subject] { " " }da quel personaggio
        [summon] { " " }dalla sua ultima evocazione
       *[other] { "" }
    }
card-within-sight = in vista entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    }{ $of ->
        [target] { " " }dal bersaglio
        [subject] { " " }da quel personaggio
        [summon] { " " }dalla sua ultima evocazione
       *[other] { "" }
    }
card-in-range = in vista e a portata dell'attacco

## Momenti

card-when-it = quando { $does }
card-when-who = quando { $who } { $does }
card-when-other = { $when }, se { $who } { $is }
card-while = { $when } mentre { $is }
card-when-last = { $when } (gli ultimi che gli restano)
card-when-then = { $when }, { $then }
card-may = se vuoi, { $then }
card-may-by = se chi gioca { $who } vuole, { $then }
card-may-pay = puoi pagare { $what }: { $then }
card-pays = paga { $what }: { $then }
card-when-deployment-begins = prima che qualcuno venga schierato
card-when-game-begins = all'inizio della partita
card-when-recovery-begins = all'inizio di ogni Recupero
card-when-recovery-ends = alla fine di ogni Recupero
card-when-maintenance-begins = all'inizio di ogni Mantenimento
card-when-maintenance-ends = alla fine di ogni Mantenimento
card-when-actions-begin = all'inizio di ogni Fase di Azione
card-when-turn-ends = alla fine di ogni turno
card-when-between = tra due azioni
card-moment-activated = si attiva
    .cause = attiva qualcuno
    .whom = attiva { $whom }
card-moment-attacked = subisce un attacco
    .cause = attacca
    .whom = attacca { $whom }
card-moment-before-roll = sta per subire un tiro di attacco
    .cause = sta per tirare per attaccare
    .whom = sta per tirare per attaccare { $whom }
card-moment-after-roll = ha appena subito un tiro di attacco
    .cause = ha appena tirato per attaccare
    .whom = ha appena tirato per attaccare { $whom }
card-moment-rolls = sta per tirare per qualcosa che non sia un attacco
    .cause = sta per far tirare qualcuno
    .whom = sta per far tirare { $whom }
card-moment-rolled = ha appena tirato per qualcosa che non sia un attacco
    .cause = ha appena fatto tirare qualcuno
    .whom = ha appena fatto tirare { $whom }
card-moment-rolls-for = sta per tirare { $roll ->
        [escape] per fuggire
        [seek] per cercare
        [resistance] Resistenza
        [run-over] per scansarsi da chi vola
        [attack] per attaccare
        [defense] per schivare o contrattaccare
       *[other] per la Sventura
    }
    .cause = sta per far tirare qualcuno
    .whom = sta per far tirare { $whom }
card-moment-rolled-for = ha appena tirato { $roll ->
        [escape] per fuggire
        [seek] per cercare
        [resistance] Resistenza
        [run-over] per scansarsi da chi vola
        [attack] per attaccare
        [defense] per schivare o contrattaccare
       *[other] per la Sventura
    }
    .cause = ha appena fatto tirare qualcuno
    .whom = ha appena fatto tirare { $whom }
card-moment-failed-for = fallisce un tiro { $roll ->
        [escape] per fuggire
        [seek] per cercare
        [resistance] di Resistenza
        [run-over] per scansarsi da chi vola
        [attack] per attaccare
        [defense] per schivare o contrattaccare
       *[other] per la Sventura
    }
    .cause = fa fallire un tiro a qualcuno
    .whom = fa fallire un tiro a { $whom }
card-moment-succeeded-for = supera un tiro { $roll ->
        [escape] per fuggire
        [seek] per cercare
        [resistance] di Resistenza
        [run-over] per scansarsi da chi vola
        [attack] per attaccare
        [defense] per schivare o contrattaccare
       *[other] per la Sventura
    }
    .cause = fa superare un tiro a qualcuno
    .whom = fa superare un tiro a { $whom }
card-moment-hit = subisce un colpo
    .cause = colpisce
    .whom = colpisce { $whom }
card-moment-missed = si salva da un attacco
    .cause = manca il bersaglio
    .whom = manca { $whom }
card-moment-critical = subisce un colpo critico
    .cause = mette a segno un colpo critico
    .whom = colpisce con un critico { $whom }
card-moment-before-damage = sta per perdere PV per un attacco
    .cause = sta per fare danno
    .whom = sta per ferire { $whom }
card-moment-before-loss = sta per perdere PV
    .cause = sta per togliere PV
    .whom = sta per togliere PV a { $whom }
card-moment-damaged = subisce danno
    .cause = fa danno
    .whom = ferisce { $whom }
card-moment-dying = perde l'ultimo PV
    .cause = lascia qualcuno senza PV
    .whom = lascia senza PV { $whom }
card-moment-sacrificed = sacrifica PV
    .cause = fa sacrificare PV a qualcuno
    .whom = fa sacrificare PV a { $whom }
card-moment-initiative = vince il tiro per l'iniziativa
    .cause = fa vincere a qualcuno il tiro per l'iniziativa
    .whom = fa vincere a { $whom } il tiro per l'iniziativa
card-moment-died = muore
    .cause = uccide
    .whom = uccide { $whom }
card-moment-escapes = tenta la fuga
    .cause = fa fuggire qualcuno
    .whom = fa fuggire { $whom }
card-moment-moves = dichiara un movimento
    .cause = muove qualcuno
    .whom = muove { $whom }
card-moment-moved = finisce di muoversi
    .cause = fa muovere qualcuno
    .whom = fa muovere { $whom }
card-moment-comes-near = arriva a tale distanza
    .cause = fa avvicinare qualcuno
    .whom = fa avvicinare { $whom }
card-moment-touches = entra in contatto con questo personaggio
    .cause = entra in contatto con qualcuno
    .whom = tocca { $whom }
card-touches-enemy = entra in contatto con un nemico
card-comes-near-whom = si avvicina muovendosi a { $whom }
card-moment-uses = usa un'abilità
    .cause = fa usare un'abilità a qualcuno
    .whom = fa usare un'abilità a { $whom }
card-moment-uses-it = usa { $ability }
    .cause = fa usare { $ability } a qualcuno
    .whom = fa usare { $ability } a { $whom }
card-moment-gnosis = beneficia di un punto Gnosis
    .cause = spende un punto Gnosis
    .whom = spende un punto Gnosis contro { $whom }
card-moment-summoned = entra in gioco per evocazione
    .cause = evoca qualcuno
    .whom = evoca { $whom }
card-moment-charged = ha concluso una carica
    .cause = ha caricato qualcuno
    .whom = ha caricato { $whom }
card-moment-failed = fallisce un tiro che non è un attacco
    .cause = fa fallire un tiro a qualcuno
    .whom = fa fallire un tiro a { $whom }
card-moment-succeeded = supera un tiro che non è un attacco
    .cause = fa tirare qualcuno, che supera il tiro
    .whom = fa tirare { $whom }, che supera il tiro
card-moment-activation-ends = termina la propria attivazione
    .cause = termina la propria attivazione
    .whom = termina la propria attivazione contro { $whom }
card-moment-passed = viene oltrepassato da qualcuno
    .cause = oltrepassa qualcuno
    .whom = oltrepassa { $whom }
card-moment-displaced = viene mosso da un altro
    .cause = muove un altro
    .whom = muove { $whom }
card-moment-affected = sta per subire l'abilità di un altro
    .cause = sta per colpire qualcuno con un'abilità
    .whom = sta per colpire { $whom } con un'abilità
card-moment-revealed = non è più nascosto
    .cause = scopre qualcuno
    .whom = scopre { $whom }
card-moment-healed = recupera PV per una carta
    .cause = cura qualcuno
    .whom = cura { $whom }
card-moment-state-given = riceve uno stato
    .cause = causa uno stato a qualcuno
    .whom = causa uno stato a { $whom }
card-moment-guarded = è protetto da qualcuno che si frappone
    .cause = si frappone per qualcuno
    .whom = si frappone per { $whom }
card-moment-plays = gioca una carta trama
    .cause = gioca una carta trama
    .whom = gioca una carta trama contro { $whom }
card-moment-pays-upkeep = paga un mantenimento
    .cause = fa pagare un mantenimento a qualcuno
    .whom = fa pagare un mantenimento a { $whom }

## Com'è un'azione

card-hand-to-hand = in corpo a corpo
card-at-range = a distanza
card-in-basic = con un'azione di base
card-in-kind = { $kind ->
        [attack] con un Attacco
        [ranged-attack] con un Attacco a distanza
        [charge] con una Carica
        [effect] con un Effetto
        [dodge] con una Schivata
        [counterattack] con un Contrattacco
        [movement] con un Movimento
        [walk] camminando
        [run] con una Corsa
        [escape] con una Fuga
        [seek] cercando
       *[other] con un'abilità passiva
    }
card-by-source = con { $source ->
        [magic] la Magia
        [ki] il Ki
        [subterfuge] il Sotterfugio
       *[other] un potere speciale
    }
card-on-critical = con un colpo critico
card-by-ability = con { $ability }
card-first-time = la prima volta nella partita
card-on-strike = con il { $blow ->
        [1] primo colpo
        [2] secondo colpo
        [3] terzo colpo
        [4] quarto colpo
        [5] quinto colpo
       *[other] colpo numero { $blow }
    }
card-on-roll = { $roll ->
        [attack] nei tiri di attacco
        [defense] nei tiri per schivare o contrattaccare
        [escape] nei tiri di Fuga
        [seek] nei tiri per cercare
        [resistance] nei tiri di Resistenza
        [run-over] quando si scansa da chi vola
       *[other] nei tiri di Sventura
    }
card-on-die-at-least = con { $die } o più sul dado
card-on-die-at-most = con { $die } o meno sul dado
card-on-die = con { $span ->
        [one] { $least }
        [span] { $least }–{ $most }
        [least] { $least } o più
        [most] { $most } o meno
       *[any] { $parity ->
            [even] un numero pari
           *[odd] un numero dispari
        }
    }{ $span ->
        [any] { "" }
       *[other] { $parity ->
            [even] { ", " }pari,
            [odd] { ", " }dispari,
           *[any] { "" }
        }
    } { $die ->
        [defense] sul dado di difesa
       *[attack] sul dado
    }
card-all-hit = senza aver mancato alcun colpo
card-on-failing = senza riuscirci
card-from-turn = dal turno { $turn } in poi
card-number = { $by }
card-counting = { $span ->
        [least] con almeno { $least }
        [most] con al massimo { $most }
       *[span] con da { $least } a { $most }
    } in tutto ({ $this })
card-is-counting = { $span ->
        [least] arriva ad almeno { $least }
        [most] arriva al massimo a { $most }
       *[span] arriva da { $least } a { $most }
    } in tutto ({ $this })
    .not = { $span ->
        [least] arriva a meno di { $least }
        [most] arriva a più di { $most }
       *[span] arriva a meno di { $least } o a più di { $most }
    } in tutto ({ $this })
card-except = tranne { $how }
card-from-afar = a più di { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    }
card-from-near = entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    }
card-from-hidden = dal nascondiglio
card-passing-by = lungo una linea entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } da questo personaggio
card-with-nearer = con { $who } più vicino del bersaglio

## Com'è qualcuno

card-is-hidden = si nasconde
    .not = non si nasconde
card-is-engaged = è in corpo a corpo
    .not = non è in corpo a corpo
card-is-in-cover = è in copertura
    .not = non è in copertura
card-is-unmoved = non ha usato il movimento in questo turno
    .not = ha usato il movimento in questo turno
card-is-surfaced = ha lasciato l'infiltrazione in questo turno
    .not = non ha lasciato l'infiltrazione in questo turno
card-is-dodging = tenta di schivare
    .not = non tenta di schivare
card-is-undying = combatte ancora senza PV
    .not = ha ancora PV
card-is-full = ha tutti i suoi PA
    .not = non ha tutti i suoi PA
card-is-spent = non ha PA
    .not = ha PA
card-is-actions-at-least = ha almeno { $actions } PA
    .not = ha meno di { $actions } PA
card-is-in-mode = è in { $mode }
    .not = non è in { $mode }
card-is-stunned = è stordito
    .not = non è stordito
card-is-carrying = porta una carta { $kind ->
        [equipment] equipaggiamento
       *[other] potere
    }
    .not = non porta carte { $kind ->
        [equipment] equipaggiamento
       *[other] potere
    }
card-is-in-deployment = è nella zona di schieramento { $side ->
        [enemy] nemica
       *[other] { $of ->
            [bearer] di questo personaggio
           *[other] della sua parte
        }
    }
    .not = non è nella zona di schieramento { $side ->
        [enemy] nemica
       *[other] { $of ->
            [bearer] di questo personaggio
           *[other] della sua parte
        }
    }
card-is-life-at-most = ha { $life } PV o meno
    .not = ha più di { $life } PV
card-is-tokens-at-least = ha { $tokens ->
        [one] almeno un gettone
       *[other] almeno { $tokens } gettoni
    }
    .not = { $tokens ->
        [one] non ha gettoni
       *[other] ha meno di { $tokens } gettoni
    }
card-is-tokens-at-most = { $tokens ->
        [0] non ha gettoni
        [one] ha al massimo 1 gettone
       *[other] ha al massimo { $tokens } gettoni
    }
    .not = ha { $tokens ->
        [0] almeno un gettone
        [one] più di 1 gettone
       *[other] più di { $tokens } gettoni
    }
card-is-level-at-most = ha livello { $level } o meno
    .not = supera il livello { $level }
card-is-level-at-least = ha livello { $level } o più
    .not = non arriva al livello { $level }
card-is-level-of-bearer = ha il suo stesso livello o più
    .not = ha un livello più basso
card-is-level-against = è di livello non { $span ->
        [most] superiore a quello che ha { $who }
       *[least] inferiore a quello che ha { $who }
    }
    .not = è di livello { $span ->
        [most] superiore a quello che ha { $who }
       *[least] inferiore a quello che ha { $who }
    }
card-is-faction = { $faction ->
        [light] appartiene alla Luce
        [darkness] appartiene alla Tenebra
       *[other] è Indipendente
    }
    .not = non { $faction ->
        [light] appartiene alla Luce
        [darkness] appartiene alla Tenebra
       *[other] è Indipendente
    }
card-is-affiliation = appartiene { $affiliation ->
        [church] alla Chiesa
        [samael] a Samael
        [wissenschaft] a Wissenschaft
        [black-sun] al Sole Nero
        [empire] all'Impero
        [azur-alliance] all'Alleanza Azur
        [tol-rauko] a Tol Rauko
       *[other] ai Viandanti
    }
    .not = non appartiene { $affiliation ->
        [church] alla Chiesa
        [samael] a Samael
        [wissenschaft] a Wissenschaft
        [black-sun] al Sole Nero
        [empire] all'Impero
        [azur-alliance] all'Alleanza Azur
        [tol-rauko] a Tol Rauko
       *[other] ai Viandanti
    }
card-is-category = è un { $category ->
        [mystic] Mistico
        [fighter] Guerriero
       *[other] Predatore
    }
    .not = non è un { $category ->
        [mystic] Mistico
        [fighter] Guerriero
       *[other] Predatore
    }
card-is-role = è { $role ->
        [leader] un Leader
        [agent] un Agente
       *[other] un'Evocazione
    }
    .not = non è { $role ->
        [leader] un Leader
        [agent] un Agente
       *[other] un'Evocazione
    }
card-is-trait = ha il tratto { $trait }
    .not = non ha il tratto { $trait }
card-is-character = è { $character }
    .not = non è { $character }
card-is-innate = ha { $innate }
    .not = non ha { $innate }
card-is-state = ha segnalini di { $state }
    .not = non ha segnalini di { $state }
card-is-base-medium = ha una basetta media
    .not = non ha una basetta media
card-is-in-state = ha segnalini di uno { $sort ->
        [negative] stato negativo
        [positive] stato positivo
       *[all] stato
    }
    .not = non ha segnalini di nessuno { $sort ->
        [negative] stato negativo
        [positive] stato positivo
       *[all] stato
    }
card-is-base-at-least = ha { $size ->
        [small] una basetta qualsiasi
        [medium] una basetta media o grande
       *[other] una basetta grande
    }
    .not = ha { $size ->
        [small] nessuna basetta
        [medium] una basetta piccola
       *[other] una basetta piccola o media
    }
card-is-base-at-most = ha { $size ->
        [small] una basetta piccola
        [medium] una basetta piccola o media
       *[other] una basetta qualsiasi
    }
    .not = ha { $size ->
        [small] una basetta media o grande
        [medium] una basetta grande
       *[other] nessuna basetta
    }
card-is-immune = è immune a { $state }
    .not = non è immune a { $state }
card-is-given = riceve { $state } in questo modo
    .not = non riceve { $state } in questo modo
card-is-rid-of-it = non ha più segnalini di quello stato
    .not = ha ancora segnalini di quello stato
card-is-enemy = è un nemico
    .not = non è un nemico
card-is-some = ha { $who }
    .not = non ha { $who }
card-is-some-there = ha sul tavolo { $who }
    .not = non ha sul tavolo { $who }
card-is-near = è entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    }{ $of ->
        [bearer] { " " }da questo personaggio
       *[other] { "" }
    }
    .not = è a più di { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    }{ $of ->
        [bearer] { " " }da questo personaggio
       *[other] { "" }
    }
card-is-far = è ad almeno { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    }{ $of ->
        [bearer] { " " }da questo personaggio
       *[other] { "" }
    }
    .not = è a meno di { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    }{ $of ->
        [bearer] { " " }da questo personaggio
       *[other] { "" }
    }
card-is-in-zone = è nella { $of ->
        [bearer] Zona di Controllo di questo personaggio
       *[other] sua Zona di Controllo
    }
    .not = è fuori dalla { $of ->
        [bearer] Zona di Controllo di questo personaggio
       *[other] sua Zona di Controllo
    }
card-is-friend-engaged = è in corpo a corpo con un amico
    .not = non è in corpo a corpo con un amico
card-is-hurt-by = ha subito { $ability } in questo turno
    .not = non ha subito { $ability } in questo turno
card-is-marked = è la scelta di questa carta
    .not = non è la scelta di questa carta
card-is-on-marked = è sull'elemento scenico scelto per questa carta
    .not = non è sull'elemento scenico scelto per questa carta
card-is-active = ha in vigore { $ability }
    .not = non ha in vigore { $ability }
card-is-under = è ancora sotto l'effetto di { $ability }
    .not = non è più sotto l'effetto di { $ability }
card-is-entered = lo ha nel suo corpo
    .not = non lo ha nel suo corpo
card-is-slayer = gli ha tolto l'ultimo PV
    .not = non gli ha tolto l'ultimo PV
card-is-life-below = { $share ->
        [50] ha meno della metà dei suoi PV
        [100] ha perso PV
       *[other] ha meno del { $share }% dei suoi PV
    }
    .not = { $share ->
        [50] ha almeno la metà dei suoi PV
        [100] ha tutti i suoi PV
       *[other] ha almeno il { $share }% dei suoi PV
    }
card-is-would-die = perderebbe l'ultimo PV
    .not = non perderebbe l'ultimo PV
card-is-subject = è quello stesso personaggio
    .not = è un altro personaggio
card-is-bearer = è questo personaggio
    .not = non è questo personaggio
card-is-given-of = riceve uno stato{ $sort ->
        [negative] { " " }negativo
        [positive] { " " }positivo
       *[all] { "" }
    }
    .not = non riceve uno stato{ $sort ->
        [negative] { " " }negativo
        [positive] { " " }positivo
       *[all] { "" }
    }
card-is-near-scenery = è entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } da { $scenery ->
        [abrupt] terreno inospitale
        [forest] una foresta
        [elevation] un'altura
        [minor] un ostacolo minore
        [high] un elemento scenico alto
        [low] un elemento scenico basso
       *[any] un elemento scenico
    }
    .not = non è entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } da { $scenery ->
        [abrupt] terreno inospitale
        [forest] una foresta
        [elevation] un'altura
        [minor] un ostacolo minore
        [high] un elemento scenico alto
        [low] un elemento scenico basso
       *[any] un elemento scenico
    }
card-is-several = ha almeno { $count } di questo tipo: { $who }
    .not = ha meno di { $count } di questo tipo: { $who }
card-is-higher = sta più in alto{ $of ->
        [bearer] { " " }di questo personaggio
       *[other] { "" }
    }
    .not = non sta più in alto{ $of ->
        [bearer] { " " }di questo personaggio
       *[other] { "" }
    }
card-is-lower = sta più in basso{ $of ->
        [bearer] { " " }di questo personaggio
       *[other] { "" }
    }
    .not = non sta più in basso{ $of ->
        [bearer] { " " }di questo personaggio
       *[other] { "" }
    }
card-is-in-contact = è a contatto con { $of ->
        [bearer] questo personaggio
       *[other] esso
    }
    .not = non è a contatto con { $of ->
        [bearer] questo personaggio
       *[other] esso
    }
card-is-affiliation-of-bearer = è { $of ->
        [bearer] dell'affiliazione di questo personaggio
       *[other] della sua stessa affiliazione
    }
    .not = non è { $of ->
        [bearer] dell'affiliazione di questo personaggio
       *[other] della sua stessa affiliazione
    }
card-is-away = è fuori dal tavolo
    .not = è sul tavolo
card-is-seen = è nella { $of ->
        [bearer] visuale di questo personaggio
       *[other] sua visuale
    }
    .not = non è nella { $of ->
        [bearer] visuale di questo personaggio
       *[other] sua visuale
    }
card-is-how = agisce { $how }
    .not = non agisce { $how }
card-is-printed = ha { $innate } sulla sua carta
    .not = non ha { $innate } sulla sua carta
card-is-has-done = in questo turno { $feat ->
        [activated] si è attivato
        [moved] ha usato il movimento
        [attacked] ha attaccato
        [hit] ha colpito qualcuno
        [bled] ha perso PV
       *[other] ha fatto danno
    }
    .not = in questo turno { $feat ->
        [activated] non si è attivato
        [moved] non ha usato il movimento
        [attacked] non ha attaccato
        [hit] non ha colpito nessuno
        [bled] non ha perso PV
       *[other] non ha fatto danno
    }
card-is-on = è { $scenery ->
        [abrupt] su terreno inospitale
        [forest] in una foresta
        [elevation] su un'altura
        [minor] su un ostacolo minore
        [high] su un elemento scenico alto
       *[other] su un elemento scenico basso
    }
    .not = non è { $scenery ->
        [abrupt] su terreno inospitale
        [forest] in una foresta
        [elevation] su un'altura
        [minor] su un ostacolo minore
        [high] su un elemento scenico alto
       *[other] su un elemento scenico basso
    }
card-is-would-leave = resterebbe { $life ->
        [0] senza PV
       *[other] con { $life } PV o meno
    }
    .not = resterebbe { $life ->
        [0] con dei PV
       *[other] con più di { $life } PV
    }

## Quantità

card-die = { $times ->
        [1] { "" }
        [-1] { "−" }
       *[other] { $times } ×{ " " }
    }1d10{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    }
card-more = +{ $by }
card-for-each = { $what } per { $each }
card-each-but = { $each }, meno { $less }
card-but-each = { $what }, meno { $times } per { $each }
card-and-each = { $what } e { $times } in più per { $each }
card-each-die = ogni { $per ->
        [1] punto
       *[other] { $per } punti
    } su un dado
card-each-life-missing = ogni { $per ->
        [1] PV perso
       *[other] { $per } PV persi
    }
card-each-target-life = ogni { $per ->
        [1] PV
       *[other] { $per } PV
    } che { $per ->
        [1] resta
       *[other] restano
    } al bersaglio
card-each-extra = ogni { $per ->
        [1] PA pagato
       *[other] { $per } PA pagati
    } in più
card-pile = { $count ->
        [one] gettone
       *[other] gettoni
    }{ $named ->
        [yes] {" "}di { $name }
       *[other] {""}
    }{ $on ->
        [card] {" "}su questa carta
        [party] {" "}del suo gruppo
       *[other] {""}
    }
card-pile-of = { $by } { $pile }
card-each-pile = ogni { $per ->
        [1] { $pile }
       *[other] { $per } { $pile }
    }
card-is-pile-none = non ha nessun { $pile }
    .not = ha un { $pile }
card-is-pile-most = ha al massimo { $tokens } { $pile }
    .not = ha più di { $tokens } { $pile }
card-is-pile-least = ha almeno { $tokens } { $pile }
    .not = ha meno di { $tokens } { $pile }
card-is-pile-exactly = ha esattamente { $tokens } { $pile }
    .not = non ha esattamente { $tokens } { $pile }
card-is-pile-between = ha da { $least } a { $tokens } { $pile }
    .not = ha meno di { $least } o più di { $tokens } { $pile }
card-pays-pile = { $count } { $pile }
card-each-token = ogni { $per ->
        [1] gettone che ha
       *[other] { $per } gettoni che ha
    }
card-each-token-paid = ogni { $per ->
        [1] gettone pagato
       *[other] { $per } gettoni pagati
    }
card-each-life-paid = ogni { $per ->
        [1] PV sacrificato
       *[other] { $per } PV sacrificati
    }
card-each-level = ogni { $per ->
        [1] livello
       *[other] { $per } livelli
    } di quel personaggio
card-each-dealt = ogni { $per ->
        [1] PV tolto
       *[other] { $per } PV tolti
    } dall'attacco
card-each-taken = ogni { $what ->
        [counters] { $per ->
            [1] segnalino tolto
           *[other] { $per } segnalini tolti
        }
        [tokens] { $per ->
            [1] gettone perso
           *[other] { $per } gettoni persi
        }
        [actions] { $per ->
            [1] PA perso
           *[other] { $per } PA persi
        }
       *[other] { $per ->
            [1] PV perso
           *[other] { $per } PV persi
        }
    } così
card-each-life = ogni { $per ->
        [1] PV rimasto
       *[other] { $per } PV rimasti
    }
card-each-action = { $per ->
        [1] ogni PA che gli resta
       *[other] ogni { $per } PA che gli restano
    }
card-each-healed = ogni { $per ->
        [1] PV recuperato
       *[other] { $per } PV recuperati
    }
card-each-price = { $per ->
        [1] ogni PA
       *[other] ogni { $per } PA
    } che questo è costato
card-each-moved = { $per ->
        [1] ogni pollice
       *[other] ogni { $per } pollici
    } di movimento
card-each-blow = { $per ->
        [1] ogni colpo
       *[other] ogni { $per } colpi
    } finora, compreso questo
card-each-target-life-missing = ogni { $per ->
        [1] PV perso
       *[other] { $per } PV persi
    } dal bersaglio
card-each-counter = ogni { $per ->
        [1] segnalino
       *[other] { $per } segnalini
    } di { $state } che ha
card-each-target-counter = ogni { $per ->
        [1] segnalino
       *[other] { $per } segnalini
    } di { $state } che ha il bersaglio
card-each-value = ogni { $attribute ->
        [speed] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
        [zone] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
        [free] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
        [range] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
       *[other] { $per ->
            [1] punto
           *[other] { $per } punti
        }
    } di { $attribute ->
        [attack] Attacco
        [damage] Danno
        [defense] Difesa
        [armor] Armatura
        [recovery] Recupero
        [speed] Velocità
        [zone] Zona di Controllo
        [free] movimento libero
        [range] gittata
       *[other] Resistenza
    } che ha
card-each-target-value = ogni { $attribute ->
        [speed] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
        [zone] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
        [free] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
        [range] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
       *[other] { $per ->
            [1] punto
           *[other] { $per } punti
        }
    } di { $attribute ->
        [attack] Attacco
        [damage] Danno
        [defense] Difesa
        [armor] Armatura
        [recovery] Recupero
        [speed] Velocità
        [zone] Zona di Controllo
        [free] movimento libero
        [range] gittata
       *[other] Resistenza
    } che ha il bersaglio
card-each-near = { $per ->
        [1] { $who }
       *[other] ogni { $per } di questi: { $who }
    }
card-each-fallen-friend = ogni { $per ->
        [1] amico perso
       *[other] { $per } amici persi
    } finora
card-each-fallen-enemy = ogni { $per ->
        [1] nemico perso
       *[other] { $per } nemici persi
    } finora
card-each-turn = ogni { $per ->
        [1] turno
       *[other] { $per } turni
    } di gioco
card-each-life-of = ogni { $per ->
        [1] PV
       *[other] { $per } PV
    } che ha ancora { $who }
card-each-action-of = ogni { $per ->
        [1] PA
       *[other] { $per } PA
    } che ha ancora { $who }
card-each-pile-of = { $per ->
        [1] ogni { $pile }
       *[other] ogni { $per } { $pile }
    } che ha { $who }
card-each-life-missing-of = ogni { $per ->
        [1] PV
       *[other] { $per } PV
    } che ha perso { $who }
card-each-token-of = ogni { $per ->
        [1] gettone
       *[other] { $per } gettoni
    } che ha { $who }
card-each-counter-of = ogni { $per ->
        [1] segnalino
       *[other] { $per } segnalini
    } di { $state } che ha { $who }
card-each-value-of = ogni { $attribute ->
        [speed] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
        [zone] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
        [free] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
        [range] { $per ->
            [1] pollice
           *[other] { $per } pollici
        }
       *[other] { $per ->
            [1] punto
           *[other] { $per } punti
        }
    } di { $attribute ->
        [attack] Attacco
        [damage] Danno
        [defense] Difesa
        [armor] Armatura
        [recovery] Recupero
        [speed] Velocità
        [zone] Zona di Controllo
        [free] movimento libero
        [range] gittata
       *[other] Resistenza
    } che ha { $who }
card-each-own-level = ogni { $per ->
        [1] livello
       *[other] { $per } livelli
    } che ha
card-each-level-of = ogni { $per ->
        [1] livello
       *[other] { $per } livelli
    } che ha { $who }
card-each-game-level = ogni { $per ->
        [1] livello
       *[other] { $per } livelli
    } di gioco per schieramento
card-rounded-up = { $each }, arrotondando per eccesso,
card-in-all = { $what } ({ $most } al massimo)
card-at-least-all = { $what } (almeno { $least })
card-life = { $by } PV
card-actions = { $by } PA
card-tokens = { $by } { $count ->
        [one] gettone
       *[other] gettoni
    }
card-tokens-own = { $by } { $count ->
        [one] gettone
       *[other] gettoni
    } del tipo che usa la sua carta
card-loses-tokens-own = perde tutti i gettoni del tipo che usa la sua carta
card-victory-points = { $by } { $count ->
        [one] punto
       *[other] punti
    } per la vittoria
card-gnosis = { $by } { $count ->
        [one] punto
       *[other] punti
    } Gnosis
card-state = { $state } { $by }

## Che cosa si aggiunge

card-attack = { $by } all'Attacco
    .lost = { $by } di Attacco
card-damage = { $by } al Danno
    .lost = { $by } di Danno
card-defense = { $by } alla Difesa
    .lost = { $by } di Difesa
card-armor = { $by } all'Armatura
    .lost = { $by } di Armatura
card-resistance = { $by } alla Resistenza
    .lost = { $by } di Resistenza
card-recovery = { $by } al Recupero
    .lost = { $by } di Recupero
card-speed = { $by } { $count ->
        [one] pollice
       *[other] pollici
    } di Velocità
    .lost = { $by } { $count ->
            [one] pollice
           *[other] pollici
        } di Velocità
card-actions-more = { $by } al suo totale di PA
card-life-more = { $by } PV massimi
    .lost = { $by } PV massimi
card-zone = { $by } { $count ->
        [one] pollice
       *[other] pollici
    } di Zona di Controllo
    .lost = { $by } { $count ->
            [one] pollice
           *[other] pollici
        } di Zona di Controllo
card-area-more = { $by } { $count ->
        [one] pollice
       *[other] pollici
    } all'area dei suoi attacchi
card-range-more = { $by } { $count ->
        [one] pollice
       *[other] pollici
    } di gittata
    .lost = { $by } { $count ->
            [one] pollice
           *[other] pollici
        } di gittata
card-difficulty = { $by } alla difficoltà dei suoi effetti
card-escape-roll = { $by } ai tiri di Fuga
card-seek-target = { $by } al tiro necessario per trovare questo personaggio
card-initiative-roll = { $by } ai tiri di iniziativa e di schieramento
card-side-initiative = { $by } ai tiri di iniziativa del suo schieramento
card-every-roll = { $by } a tutti i tiri
card-that-roll = { $by } al risultato
card-healing = { $by } PV alle sue cure
card-roll-dice-more = { $by } { $count ->
        [one] dado
       *[other] dadi
    } in ogni tiro, tenendo il { $kept ->
        [worst] peggiore
       *[best] migliore
    },
card-dice-more = { $by } { $count ->
        [one] dado
       *[other] dadi
    } di attacco, tenendo il { $kept ->
        [worst] peggiore
       *[best] migliore
    },
card-defense-dice-more = { $by } { $count ->
        [one] dado
       *[other] dadi
    } di difesa, tenendo il { $kept ->
        [worst] peggiore
       *[best] migliore
    },

## Che cosa si fa diversamente

card-reach = combatte in corpo a corpo fino a { $by } { $count ->
        [one] pollice
       *[other] pollici
    }
card-screen = non lascia vedere attraverso { $count ->
        [0] di sé
        [one] 1 pollice intorno a sé
       *[other] { $by } pollici intorno a sé
    }
card-charge-reach = carica fino a { $by } { $count ->
        [one] pollice
       *[other] pollici
    }
card-guard = intercetta cariche e si prende tiri per un amico fino a { $by } { $count ->
        [one] pollice
       *[other] pollici
    } di distanza
card-dice = tira { $dice ->
        [2] due
        [3] tre
       *[other] { $dice }
    } dadi di attacco e tiene il { $kept ->
        [worst] peggiore
       *[best] migliore
    }
card-defense-dice = tira { $dice ->
        [2] due
        [3] tre
       *[other] { $dice }
    } dadi per schivare o contrattaccare e tiene il { $kept ->
        [worst] peggiore
       *[best] migliore
    }
card-roll-dice = tira { $dice ->
        [2] due
        [3] tre
       *[other] { $dice }
    } dadi in ogni tiro e tiene il { $kept ->
        [worst] peggiore
       *[best] migliore
    }
card-zone-most = ha una Zona di Controllo di { $by } { $count ->
        [one] pollice
       *[other] pollici
    } al massimo
card-unhealed = non recupera PV
card-counts-small = conta come se avesse una basetta piccola
card-counts-as = conta come appartenente { $affiliation ->
        [church] alla Chiesa
        [samael] a Samael
        [wissenschaft] a Wissenschaft
        [black-sun] al Sole Nero
        [empire] all'Impero
        [azur-alliance] all'Alleanza Azur
        [tol-rauko] a Tol Rauko
       *[other] ai Viandanti
    }
card-counts-as-role = conta anche come { $role ->
        [leader] Leader
        [agent] Agente
       *[other] Evocazione
    }
card-counts-as-category = conta anche come { $category ->
        [mystic] Mistico
        [fighter] Guerriero
       *[other] Predatore
    }
card-late-gnosis = lascia spendere Gnosis sui suoi tiri dopo aver tirato i dadi
card-fixed-die = non tira il suo dado, che vale { $by }
card-pierce = ignora { $count ->
        [one] 1 punto
       *[other] { $by } punti
    } dell'Armatura del bersaglio
    .others = ignora { $count ->
        [one] 1 punto
       *[other] { $by } punti
    } dell'Armatura del suo bersaglio
card-of-kind = { $kind ->
        [attack] un Attacco
        [ranged-attack] un Attacco a distanza
        [charge] una Carica
        [effect] un Effetto
        [dodge] una Schivata
        [counterattack] un Contrattacco
        [movement] un Movimento
        [walk] Camminare
        [run] una Corsa
        [escape] una Fuga
        [seek] Cercare
       *[other] un'abilità passiva
    }
card-cost-more = paga { $by } PA in più per { $kinds }
card-cost-less = paga { $by } PA in meno per { $kinds }
card-cost-least = nessuna carta gli fa pagare meno di { $by } PA per { $kinds }
card-costs-least = nessuna carta gli fa pagare meno di { $by } PA per un'azione
card-ability-least = nessuna carta gli fa pagare meno di { $by } PA per { $ability }
card-ability-more = paga { $by } PA in più per { $ability }
card-ability-less = paga { $by } PA in meno per { $ability }
card-costs-more = paga { $by } PA in più per ogni azione
card-costs-less = paga { $by } PA in meno per ogni azione
card-source-more = paga { $by } PA in più per le abilità { $source ->
        [magic] di Magia
        [ki] di Ki
        [subterfuge] di Sotterfugio
       *[other] speciali
    }
card-source-less = paga { $by } PA in meno per le abilità { $source ->
        [magic] di Magia
        [ki] di Ki
        [subterfuge] di Sotterfugio
       *[other] speciali
    }
card-upkeep-more = paga { $by } PA in più per il mantenimento di un'abilità
card-upkeep-less = paga { $by } PA in meno per il mantenimento di un'abilità
card-half-speed = si muove a metà Velocità
card-ignore-armor = ignora l'Armatura del bersaglio
    .others = ignora l'Armatura del suo bersaglio
card-throws = lancia in aria il bersaglio
    .others = lancia in aria il suo bersaglio
card-throws-at-will = può lanciare in aria il bersaglio
    .others = può lanciare in aria il suo bersaglio
card-unstoppable = non può essere intercettato
card-unstoppable-by = non può essere intercettato, né avere il tiro preso, da { $who }
card-no-reaction = non lascia reagire il bersaglio
    .others = non lascia reagire il suo bersaglio
card-no-counter = non lascia contrattaccare il bersaglio
    .others = non lascia contrattaccare il suo bersaglio
card-harms-intangible = ferisce chi è intangibile
card-free-dodge = schiva per 0 PA
card-dodge-after-roll = può schivare dopo il tiro di attacco
card-despite-damage-resistance = si può usare malgrado l'Accumulo di danni
card-secondary = usa { $attribute ->
        [attack] il suo Attacco secondario
        [damage] il suo Danno secondario
        [defense] la sua Difesa secondaria
        [armor] la sua Armatura secondaria
       *[other] la sua Resistenza secondaria
    }
card-immune = è immune a { $states }
card-immune-negative = è immune a ogni stato negativo
card-unaffected = non subisce gli effetti dei suoi segnalini di { $states }
card-unaffected-negative = non subisce gli effetti dei suoi segnalini di stati negativi
card-friendless = non è amico del suo schieramento
card-over-figures = può passare sopra altri personaggi
card-healing-takes = perde un { $pile } al posto di ogni PV che recupererebbe, finché ne ha
card-sight = vede solo fino a { $by } { $count ->
        [one] pollice
       *[other] pollici
    }
card-shoots-from = misura i suoi tiri da { $who } e non da sé
card-keeps-state = non perde segnalini di { $states } nella fase di Mantenimento
card-despite-berserk = { $urge ->
        [react] può schivare e contrattaccare anche da Berserker
       *[nearest] può caricare chi vuole anche da Berserker
    }
card-unhurt = non perde PV se non per sacrificio
card-stays = resta sul tavolo con 0 PV
card-spares = lascia con 1 PV chi ucciderebbe
card-rooted = non può muoversi, correre né caricare
card-sweeps-contact = in ogni attacco in corpo a corpo colpisce tutti quelli con cui combatte
card-sweeps = in ogni attacco in corpo a corpo colpisce anche { $who }
card-unseen = non si lascia vedere
card-covered = conta come in copertura contro i tiri
card-critical-from = { $count ->
        [1] ottiene sempre un colpo critico
       *[other] ottiene un colpo critico con { $by } o più sul dado
    }
card-loss-most = perde al massimo { $what } alla volta
card-shoots-engaged = può tirare anche in corpo a corpo
card-shoots-blind = tira senza bisogno di linea di vista
card-eyes = può tirare a chiunque { $who } veda
card-sees-hidden = può mirare a chi si nasconde
card-stays-hidden = resta nascosto quando attacca
card-leaves-freely = può lasciare il corpo a corpo senza fuggire
card-immovable = non può essere spinto, lanciato o spostato dal nemico
card-unthrown = non può essere scagliato dagli attacchi
card-keeps-clear = non può muoversi fino al contatto con un nemico, salvo con cariche e intercettazioni
card-firm = ha { $attribute ->
        [attack] un Attacco
        [damage] un Danno
        [defense] una Difesa
        [armor] un'Armatura
       *[other] una Resistenza
    } che nessuna carta riduce o ignora
card-floor = ha { $attribute ->
        [attack] un Attacco
        [damage] un Danno
        [defense] una Difesa
        [armor] un'Armatura
       *[other] una Resistenza
    } di almeno { $by }, qualunque cosa riduca o ignori questo valore
card-upkeeps-more = paga { $by } PA in più per il mantenimento di ogni abilità
card-upkeeps-less = paga { $by } PA in meno per il mantenimento di ogni abilità
card-no-gnosis = non lascia spendere Gnosis sui suoi tiri
card-only-with = combatte solo con { $who }
card-never-hidden = non può nascondersi
card-no-reactive = non usa abilità reattive
card-guards-engaged = intercetta cariche anche in corpo a corpo
card-lacks = è privo di { $innate }
card-without = non si avvale delle sue { $kind ->
        [equipment] carte Equipaggiamento
       *[power] carte Potere
    }
card-no-stun = non può essere stordito
card-no-penalty = non subisce penalità per { $penalty ->
        [long] distanza lunga
        [cover] copertura
        [engaged] bersaglio in corpo a corpo
        [moved] essersi mosso
        [blind] Cecità
       *[other] contrattacco
    }
card-set = { $measure ->
        [attack] Attacco
        [damage] Danno
        [defense] Difesa
        [armor] Armatura
        [recovery] Recupero
        [speed] una Velocità di
        [zone] una Zona di Controllo di
        [free] un movimento libero di
        [range] una gittata di
       *[other] Resistenza
    } { $by }{ $measure ->
        [speed] { " pollici" }
        [zone] { " pollici" }
        [free] { " pollici" }
        [range] { " pollici" }
       *[other] { "" }
    }
card-if-more = { $what } se è di più
card-half = ha { $measure ->
        [attack] l'Attacco dimezzato
        [damage] il Danno dimezzato
        [defense] la Difesa dimezzata
        [armor] l'Armatura dimezzata
        [recovery] il Recupero dimezzato
        [speed] la Velocità dimezzata
        [zone] la Zona di Controllo dimezzata
        [free] il movimento libero dimezzato
        [range] la gittata dimezzata
       *[other] la Resistenza dimezzata
    }
card-half-healing = recupera la metà dei PV
card-forbids = non può fare { $kinds }
card-free-of-cost = non paga PA per { $kinds }
card-untargetable = non può essere preso di mira
card-by-whoever = { $does } da chi { $is }
card-if-victim = { $does } se la vittima { $is }
card-for-whoever = { $does } se quell'amico { $is }

## Che cosa succede

card-cleansed = si libera di tutti i segnalini { $sort ->
        [negative] negativi
        [positive] positivi
       *[other] di stato
    }
card-beyond-total = { $does }, anche oltre il suo totale
card-against-armor = { $does }, meno la sua Armatura
card-enters-mode = passa a { $mode }
card-lowered = si libera di { $by } { $count ->
        [one] segnalino
       *[other] segnalini
    } di quello stato
card-lowered-all = si libera di tanti segnalini di quello stato quanti ne ha ricevuti
card-option-if = solo se questo personaggio { $is }: { $does }
card-times = { $count ->
        [1] una volta
       *[other] { $by } volte
    }
card-repeat = { $times }: { $then }
card-cleansed-some = si libera di { $count ->
        [one] 1 segnalino { $sort ->
            [negative] negativo
            [positive] positivo
           *[other] di stato
        }
       *[other] un massimo di { $by } segnalini { $sort ->
            [negative] negativi
            [positive] positivi
           *[other] di stato
        }
    } a tua scelta
card-cleansed-of = si libera di tutti i segnalini di { $states }
card-cleansed-some-of = si libera di { $count ->
        [one] 1 segnalino
       *[other] un massimo di { $by } segnalini
    } di { $states }
card-cleansed-onto = { $does }, che riceve invece { $who }
card-hides = si nasconde
card-hides-anywhere = si nasconde, anche dove un nemico controlla il terreno
card-revealed = esce allo scoperto
card-free-attack = { $may ->
        [yes] può fare
       *[other] fa
    } { $times ->
        [1] un attacco gratuito
       *[other] { $times } attacchi gratuiti
    } contro { $who }
card-free-shot = { $may ->
        [yes] può fare
       *[other] fa
    } { $times ->
        [1] un attacco a distanza gratuito
       *[other] { $times } attacchi a distanza gratuiti
    } ({ $inches } pollici) contro { $who }
card-one-roll = { $does } con un solo tiro
card-own-rolls = { $does }, con un tiro per ciascuno
card-and-area = { $does } e, se colpisce, contro tutti entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } dal bersaglio
card-relocated = si piazza { $where }
card-placed = { $does } e si piazza { $where }
card-spot-zone = in qualsiasi punto della sua Zona di Controllo
card-spot-inches = entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } da questo personaggio
card-spot-near-target = entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } dal bersaglio
card-spot-contact = a contatto con il bersaglio
card-spot-place = dove si trovava quel personaggio
card-spot-contact-bearer = a contatto con questo personaggio
card-spot-anywhere = ovunque sul tavolo
card-spot-apart = ovunque a più di { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } da ogni nemico
card-spot-near = { $inches ->
        [0] a contatto con { $who }
       *[other] entro { $inches ->
            [one] 1 pollice
           *[other] { $inches } pollici
        } da { $who }
    }
card-spot-was = { $was ->
        [here] dove { $who } è o era quando se n'è andato
        [before] dove { $who } stava prima dell'ultimo movimento
       *[activation] dove { $who } ha iniziato la propria attivazione
    }
card-spot-seen = { $where }, dove lo vede { $who }
card-spot-edge = { $inches ->
        [0] { $where }, a contatto con { $side ->
            [own] il proprio bordo del tavolo
            [enemy] il bordo nemico del tavolo
           *[any] un bordo del tavolo
        }
       *[other] { $where }, al massimo a { $inches ->
            [one] 1 pollice
           *[other] { $inches } pollici
        } { $side ->
            [own] dal proprio bordo del tavolo
            [enemy] dal bordo nemico del tavolo
           *[any] da un bordo del tavolo
        }
    }
card-spot-far = { $where }, a più di { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } da ogni nemico
card-spot-on = { $where }, { $scenery ->
        [forest] in una foresta
        [elevation] su un rialzo
        [minor] su un elemento scenico minore
        [high] su un elemento scenico alto
        [low] su un elemento scenico basso
       *[abrupt] su terreno accidentato
    }
card-spot-higher = { $where }, su terreno più alto di quello su cui sta { $who }
card-spot-alone = { $where }, a contatto con nessuno
card-spot-free = { $where }, senza contatto con nemici
card-spot-uncontrolled = { $where }, fuori dalla zona di controllo di ogni nemico
card-spot-toward-scenery = { $where }, in linea retta verso un elemento scenico
card-spot-near-scenery = { $where }, entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } da un elemento scenico
card-spot-deployment = { $where }, nella { $side ->
        [enemy] zona di schieramento nemica
       *[other] sua zona di schieramento
    }
card-step-ends = { $does } e termina { $where }
card-step-free = { $does }, ma non fino al contatto con un nemico
card-shoved = si sposta di { $by } { $count ->
        [one] pollice
       *[other] pollici
    } { $from ->
        [other] nella direzione opposta a quella verso { $origin }
       *[bearer] lontano
    }, dove scegli tu
card-escapes = fugge dal combattimento
card-at-most = { $does } (al massimo { $most })
card-becomes = diventa { $character } ({ $keeps ->
        [yes] conservando i suoi PV
       *[other] con PV propri
    })
card-summons = mette in gioco { $who } { $where }
card-summoned = { $character }
card-summoned-any = un'evocazione
card-so-many = { $does } ({ $what })
card-levels-together = { $who } (fino a { $levels } livelli in tutto)
card-summoned-unique = { $who } (che non sia già nel suo schieramento)
card-at-once = { $does } (al massimo { $most } sul tavolo)
card-worthless = { $does }, senza punti per il nemico
card-prevented = si perdono { $by } PV in meno
card-loss-at-most = si perdono al massimo { $most } PV
card-loss-leaves = si perdono solo i PV che ne lasciano { $life }
card-prevented-all = non si perdono PV
card-redirected = l'attacco si rivolge contro { $who }, con un nuovo tiro
card-redirected-rolled = l'attacco colpisce invece { $who }, con il dado già tirato
card-redirected-effect = l'abilità si rivolge contro { $who }
card-loses-instead = perde quei PV al suo posto
card-loses-some-instead = perde al suo posto fino a { $by } di quei PV
card-cancelled = ciò a cui risponde resta senza effetto
card-cancelled-attack = l'attacco resta senza effetto
card-cancelled-effect = quell'abilità non ha effetto su di lui
card-cancelled-roll = il tiro fallisce
card-misses-outright = l'attacco manca
card-roll-succeeds = il tiro riesce, qualunque cosa mostri il dado
card-revived = resta sul tavolo con { $what }
card-stands-again = torna sul tavolo con { $what }
card-leaves-game = esce dalla partita
card-leaves-worthless = esce dalla partita e non conta per nessuno come perdita
card-enters = lascia il tavolo e abita { $who }{ $takes ->
        [yes] , che intanto è del suo schieramento,
       *[no] {""}
    } finché questa abilità non finisce o quel corpo non sparisce, e allora si mette entro { $inches } { $inches ->
        [one] pollice
       *[other] pollici
    } da esso
card-ends = questa abilità finisce
card-rolls-resistance = { $who } tira Resistenza ({ $difficulty })
card-rolls-with = { $who } tira con { $attribute ->
        [attack] l'Attacco
        [damage] il Danno
        [armor] l'Armatura
       *[defense] la Difesa
    } contro { $difficulty }
card-if-passed = se resiste, { $then }
card-if-failed = se non resiste, { $then }
card-forgets = perde { $abilities }
card-choose-one = scegli una cosa
card-may-for = per { $who }, se vuoi: { $then }
card-must-for = per { $who }: { $then }
card-in-any-case = in ogni caso, { $does }
card-choose = scegli { $by }
card-choose-again = { $choose } (si può ripetere)
card-choose-for = per { $who }, { $choose }
card-choose-by = decide chi gioca { $who }: { $choose }
card-options = { $choose }: { $options }
card-most-times = { $does } ({ $most ->
        [1] una volta
       *[other] fino a { $most } volte
    })
card-roll = tira un dado: { $table }
card-roll-plus = tira un dado ({ $plus }): { $table }
card-plus = { $by }
card-roll-line = { $span ->
        [one] { $to }
        [span] { $from }–{ $to }
        [even] pari:
        [odd] dispari:
       *[other] { $from }+
    } { $does }
card-if-it-then = se { $is }, { $then }
card-if-who-then = se { $who } { $is }, { $then }
card-if-how-then = se accade { $how }, { $then }
card-side-gains = il tuo schieramento ottiene { $what }
card-side-loses = il tuo schieramento perde { $what }
card-other-side-gains = il nemico ottiene { $what }
card-other-side-loses = il nemico perde { $what }
card-shows-own-hand = il tuo schieramento mostra le carte trama che ha in mano
card-shows-hand = il nemico mostra le carte trama che ha in mano
card-takes-card = priva { $who } di una carta equipaggiamento
card-gives-card = dota { $who } di una carta equipaggiamento
card-gives-this-card = dota { $who } di questa carta
card-needs-die = { $does } ({ $die } o più su un dado)
card-marks = scegli per questa carta { $who }
card-marks-scenery = scegli un elemento scenico per questa carta
card-larger-zone = la zona di schieramento del proprietario cresce di { $inches } { $inches ->
        [one] pollice
       *[other] pollici
    } in ogni direzione
card-discarded = si scarta questa carta
card-to-hand = questa carta torna nella tua mano
card-refunded = l'attaccante recupera i PA di questa azione
card-thrown-back = lo stesso effetto colpisce { $who }, contro la stessa difficoltà
card-stripped = scarta una carta { $kind ->
        [equipment] equipaggiamento
        [power] potere
       *[any] vantaggio
    } che porta
card-redeploys = { $count ->
        [one] 1 amico può essere schierato
       *[other] fino a { $count } amici possono essere schierati
    } di nuovo
card-steps = si muove fino a { $by } { $count ->
        [one] pollice
       *[other] pollici
    } senza che conti come movimento
card-steps-away = si muove fino a { $by } { $count ->
        [one] pollice
       *[other] pollici
    } { $from ->
        [other] nella direzione opposta a quella verso { $origin }
       *[target] allontanandosi dal bersaglio
    } (non conta come movimento)
card-steps-toward = si muove fino a { $by } { $count ->
        [one] pollice
       *[other] pollici
    } { $from ->
        [other] verso { $origin }
       *[target] avvicinandosi al bersaglio
    } (non conta come movimento)
card-moves-again = può usare di nuovo il movimento del turno
card-as-by = { $does }, come se lo avesse fatto { $who }
card-leaves-life = { $does }, ma conserva almeno { $life } PV
card-if-stopped = { $does }; se qualcosa lo ferma per strada, { $then }
card-pulled = è avvicinato di { $by } { $count ->
        [one] pollice
       *[other] pollici
    } { $from ->
        [other] verso { $origin }
       *[bearer] a questo personaggio
    }, dove scegli tu
card-shoved-straight = si allontana di { $by } { $count ->
        [one] pollice
       *[other] pollici
    } { $from ->
        [other] in linea retta, nella direzione opposta a quella verso { $origin }
       *[bearer] in linea retta
    }, finché nulla è d'intralcio
card-pulled-straight = è trascinato di { $by } { $count ->
        [one] pollice
       *[other] pollici
    } { $from ->
        [other] in linea retta verso { $origin }
       *[bearer] in linea retta verso questo personaggio
    }, finché nulla è d'intralcio
card-moved = si sposta di { $by } { $count ->
        [one] pollice
       *[other] pollici
    } dove scegli tu
card-passing = { $does }; per ogni personaggio accanto a cui passa in linea retta: { $then }
card-dispelled-of = perde ciò che mantiene con { $sources }
card-dispelled-of-ability = non mantiene più { $ability }
card-dispelled = perde tutto ciò che mantiene
card-freed-of = si libera di ciò che altri mantengono su di lui con { $sources }
card-freed-of-ability = si libera di { $ability }
card-freed = si libera di tutto ciò che altri mantengono su di lui
card-swaps = scambia il posto con { $who }
card-leaves-table = lascia il tavolo e torna più tardi
card-returns = riappare { $where }
card-raised = continua a combattere per il tuo schieramento con { $what }
card-controlled = combatte per il tuo schieramento
card-gets-stunned = è stordito
card-reroll-it = quel dado si tira di nuovo
card-reroll-attack = il dado di attacco si tira di nuovo
card-reroll-defense = il dado di difesa si tira di nuovo
card-halted = non va oltre
card-halted-of = non va oltre in { $kinds }
card-flung = è scagliato di { $by } { $count ->
        [one] pollice
       *[other] pollici
    } { $from ->
        [other] in linea retta, nella direzione opposta a quella verso { $origin }
       *[bearer] in linea retta
    }
card-flung-here = è scagliato di { $by } { $count ->
        [one] pollice
       *[other] pollici
    } { $from ->
        [other] in linea retta verso { $origin }
       *[bearer] in linea retta verso questo personaggio
    }
card-flung-anywhere = è scagliato di { $by } { $count ->
        [one] pollice
       *[other] pollici
    } in linea retta dove scegli tu
card-chain = l'altro nemico più vicino entro { $inches } pollici, e così via da ciascuno, { $most } al massimo: { $then }
card-grants = riceve { $ability }
card-suppressed = non può usare una delle sue abilità, che scegli tu, e quell'abilità non dice nulla
card-suppressed-of = non può usare una delle sue abilità di { $sources }, che scegli tu, e quell'abilità non dice nulla
card-suppressed-carried = { $does } (una di una carta { $kind ->
        [equipment] equipaggiamento
        [power] potere
       *[any] vantaggio
    } che porta)
card-copies-of = copia un'abilità di { $sources } che ha { $who }
card-copies-any = copia un'abilità che ha { $who }
card-for-turn = solo per il turno in cui viene giocata
card-granted = nessuno la possiede finché non gli viene data
card-repeated = { $does } ({ $times } volte, scegliendo ogni volta)
card-readied = può essere attivato di nuovo in questo turno
card-guards-again = può di nuovo intercettare e prendersi tiri per altri in questo turno
card-seeks-again = può cercare di nuovo in questo turno
card-goes-next = viene attivato subito dopo, prima che prosegua l'altro schieramento, se può ancora essere attivato in questo turno
card-finishes = ha finito per questo turno
card-delayed = può essere attivato in questo turno solo dopo tutti gli altri del suo schieramento
card-goes-first = lo schieramento a cui appartiene { $who } agisce per primo
card-acts = { $kind ->
        [movement] fare un movimento libero
        [walk] camminare
        [run] correre
        [attack] attaccare
        [ranged-attack] attaccare a distanza
        [charge] caricare
        [seek] cercare
       *[other] usare un Effetto
    }
card-acts-special = { $does }, anche con le sue abilità
card-acts-at = { $does }, solo contro { $who }
card-acts-free = { $does }, per 0 PA
card-acts-less = { $does }, per { $by } PA in meno
card-acts-may = può subito { $does }
card-acts-must = deve subito, se può, { $does }
card-as-marker = { $does } come segnalino
card-free-charge = { $may ->
        [yes] può caricare
       *[other] carica
    } gratis { $who }{ $times ->
        [1] { "" }
       *[other] { " " }e { $may ->
            [yes] colpire
           *[other] colpisce
        } { $times } volte
    }
card-and-while-hits = { $does }, finché va a segno
card-and-chain = { $does } e, finché va a segno, contro un altro nemico entro { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    } dall'ultimo
card-and-line = { $does } e contro tutti quelli toccati da una linea retta di { $inches ->
        [one] 1 pollice
       *[other] { $inches } pollici
    }

## Capacità innate

card-innate-advanced-deployment = Schieramento avanzato
card-innate-infiltration = Infiltrazione
card-innate-initiative = Iniziativa
card-innate-intangible = Intangibile
card-innate-critical-mastery = Maestria critica
card-innate-open-movement = Movimento aperto
card-innate-flight = Volo
card-innate-damage-resistance = Accumulo di danni

## La carta

card-attributes = Livello { $level } · Attacco { $attack } · Danno { $damage } · Difesa { $defense } · Armatura { $armor } · PV { $life } · Resistenza { $resistance } · Velocità { $walk }/{ $run } · PA { $recovery }/{ $actions }
card-secondary-value = { $first }/{ $second }
card-base = { $size ->
        [small] basetta piccola
        [medium] basetta media
       *[other] basetta grande
    }
card-innate-ranged = Attacco a distanza ({ $inches_long })
card-innate-immune = Immunità ({ $states })
card-innate-immune-negative = Immunità (ogni stato negativo)
card-innate-line = Innate: { $list }
card-trait-line = Tratti: { $list }
card-carries = { $count ->
        [0] Non porta carte vantaggio
        [one] Porta fino a 1 carta vantaggio
       *[other] Porta fino a { $count } carte vantaggio
    }
card-copies = { $count ->
        [one] Una sola copia nello stesso gruppo
       *[other] Fino a { $count } copie nello stesso gruppo
    }
card-copies-per-levels = Una copia ogni { $levels } livelli del gruppo
card-never-with = Mai nello stesso gruppo con { $list }
card-leads = Solo in un gruppo di { $list }, che guida e di cui conta come parte
card-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
card-advantage-kind = { $kind ->
        [equipment] Equipaggiamento
        [power] Potere
        [plot] Trama
        [organization] Organizzazione
       *[other] Squadra
    }
card-only-for = Solo per: { $list }
card-gives-back = { $points ->
        [one] Dà al suo gruppo 1 livello in più
       *[other] Dà al suo gruppo { $points } livelli in più
    }
card-no-leader = Non per un Leader
card-shoots = Attacco a Distanza
card-only-attribute = { $bound ->
        [most] Solo con { $attribute ->
            [attack] Attacco
            [damage] Danno
            [defense] Difesa
            [armor] Armatura
           *[resistance] Resistenza
        } fino a { $value }
       *[least] Solo con { $attribute ->
            [attack] Attacco
            [damage] Danno
            [defense] Difesa
            [armor] Armatura
           *[resistance] Resistenza
        } da { $value } in su
    }
card-only-levels = Solo fino al livello { $level }
card-only-levels-from = Solo dal livello { $level } in su
card-factions = Conta come { $list }, a scelta del suo gruppo
card-levels-everybody = tutti
card-levels-more = Nel suo gruppo ognuno di questi conta { $levels } livelli in più: { $list }
card-levels-less = Nel suo gruppo ognuno di questi conta { $levels } livelli in meno: { $list }
card-levels-cards = Nel suo gruppo non contano { $levels } livelli delle carte vantaggio che porta ognuno di questi: { $list }

## Elenchi

card-list-or = { $most } o { $last }

## Tratti

name-trait-form = Forma
name-trait-gear = Gear
name-tokens-party = Gettoni del gruppo
name-trait-imperial-agent = Agente imperiale
name-trait-guide = Guida
name-trait-shadow = Ombra
name-trait-type-005 = Tipo-005
name-trait-undead = Non morto
