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
field-verb-place-marker = Porre un segnalino
field-verb-intercept = Frapporsi
field-verb-take-shot = Prendere il colpo
field-verb-place-flag = Piantare la bandiera
field-verb-use = Abilità
field-ask-leg = { $verb }, restano { $left }. Si può svoltare: clicca la fine del prossimo tratto, poi quello dopo; finisci con Fermarsi qui.
field-ask-leg-on = Restano { $left }: clicca il prossimo tratto o finisci con Fermarsi qui.
field-ask-run = { $verb }, { $left }: una sola linea retta, e ciò che non si usa è perso. Clicca dove finisce.
field-ask-sure = { $verb } fin lì? Clicca di nuovo o premi Invio; ciò che resta è perso.
field-ask-whom = { $verb }: contro chi? Clicca uno di quelli segnati.
field-unmeasured = Nulla si misura prima di dichiararlo, quindi può non arrivare.
field-ask-deploy = Tocca a { $name }: clicca un posto libero nella zona blu.
field-ask-set = { $name }: clicca dove sta il suo centro.
field-ask-where = Clicca un posto segnato.
field-missed = Non qui. Clicca un posto segnato.
field-hit = colpito
field-hit-chance = Probabilità di essere colpito
field-if-reached = se arriva
field-point-where = Clicca un posto
field-point-whom = Clicca qualcuno
field-first-you = Tu per primo
field-first = Prima { $name }
