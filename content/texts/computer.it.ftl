### Il computer come avversario e come consigliere, in italiano.

## Avversari

opponent-level = livello { $level }
opponent-random = a caso
form-opponent = Come gioca il computer?
form-opponent-random = a caso
form-opponent-1 = una prima sera: prende ciò che ha davanti
form-opponent-2 = assennato a colpo d'occhio, e risponde subito
form-opponent-3 = guarda avanti prima di rispondere
form-opponent-4 = soppesa piani contro le tue risposte
form-opponent-5 = il migliore che c'è; pensa un secondo o due
form-persona = In che modo?
form-persona-plain = ciò che vince
form-persona-bold = il danno fatto conta più di quello subito
form-persona-careful = il danno subito conta più di quello fatto
form-persona-vengeful = va addosso a chi è già ferito
persona-plain = senza carattere
persona-bold = audace
persona-careful = prudente
persona-vengeful = vendicativo

## Consigli e revisioni

hint-thinks = Il computer ci sta pensando…
hint-line = Consiglio: { $choice }
hint-other = Lascia scegliere prima { $name }.
hint-odds = Così vinci il { $after }% delle volte; come stanno le cose il { $now }%, con altre scelte il { $others }% in media.
hint-only = Non c'è altro da fare. Vinci il { $now }% delle volte.
hint-none = Ora non c'è niente da consigliare.
hint-off = I consigli si danno solo a chi gioca da solo contro il computer.
review-heading = { $name }: le scelte costate di più, su { $count }
review-nothing = { $name }: nessuna di { $count } scelte è costata qualcosa di rilevante.
review-slip =
    { "  " }{ $input }. { $done }
    { "     " }meglio: { $better }
    { "     " }costata { $loss } punti: { $to }% invece di { $from }%

## Che cosa parla per una scelta

reason-last-stand-start-up = Lo scontro ti favorisce.
reason-last-stand-start-down = Lo scontro ti sfavorisce.
reason-last-stand-citizens-up = { $side ->
    [titan] Vengono divorati più cittadini.
   *[hero] Sopravvivono più cittadini.
}
reason-last-stand-citizens-down = { $side ->
    [titan] Risparmia cittadini.
   *[hero] Costa cittadini.
}
reason-last-stand-cannons-up = { $side ->
    [titan] Vengono schiacciati più cannoni.
   *[hero] Restano interi più cannoni.
}
reason-last-stand-cannons-down = { $side ->
    [titan] Risparmia cannoni.
   *[hero] Costa cannoni.
}
reason-last-stand-hearts-up = { $side ->
    [titan] Gli eroi perdono più cuori.
   *[hero] Gli eroi conservano più cuori.
}
reason-last-stand-hearts-down = { $side ->
    [titan] Lascia agli eroi i loro cuori.
   *[hero] Costa cuori agli eroi.
}
reason-last-stand-marker-up = { $side ->
    [titan] Ti tiene più lontano dalla fine.
   *[hero] Porta il Titano più vicino alla fine.
}
reason-last-stand-marker-down = { $side ->
    [titan] Lascia che ti feriscano di più.
   *[hero] Ferisce meno il Titano.
}
reason-last-stand-deck-up = { $side ->
    [titan] Lascia agli eroi meno dalle carte tattica.
   *[hero] Ricava di più dalle carte tattica.
}
reason-last-stand-deck-down = { $side ->
    [titan] Lascia agli eroi più dalle carte tattica.
   *[hero] Ricava di meno dalle carte tattica.
}
reason-last-stand-levels-up = { $side ->
    [titan] Gli eroi stanno su livelli peggiori.
   *[hero] Gli eroi stanno su livelli migliori.
}
reason-last-stand-levels-down = { $side ->
    [titan] Gli eroi stanno su livelli migliori.
   *[hero] Gli eroi stanno su livelli peggiori.
}
reason-anima-levels-up = Cadono più dei loro che dei tuoi.
reason-anima-levels-down = Possono cadere più dei tuoi.
reason-anima-numbers-up = Resta più del tuo gruppo che del loro.
reason-anima-numbers-down = Resta meno del tuo gruppo.
reason-anima-wounds-up = Fa più ferite di quante ne riceva.
reason-anima-wounds-down = Riceve più ferite di quante ne faccia.
reason-anima-actions-up = Ti lascia più punti azione.
reason-anima-actions-down = Spende punti azione.
reason-anima-states-up = La tua parte è in stati migliori della loro.
reason-anima-states-down = La tua parte è in stati peggiori della loro.
reason-anima-threat-up = Minacci più di quanto sei minacciato.
reason-anima-threat-down = Sei minacciato più di quanto minacci.
reason-anima-score-up = Hai più vantaggio quando finiscono i turni.
reason-anima-score-down = Hai meno vantaggio quando finiscono i turni.
reason-anima-nodes-up = Controlli più nodi.
reason-anima-nodes-down = Controlli meno nodi.
reason-anima-flag-up = Avanzi con la bandiera.
reason-anima-flag-down = Resti indietro con la bandiera.
reason-anima-cards-up = Conservi più carte e gnosi.
reason-anima-cards-down = Spende carte o gnosi.
