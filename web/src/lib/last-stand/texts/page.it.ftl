titan-you = tu
titan-nobody = ancora nessuno
titan-hero-number = Eroe { $number }
titan-level = livello { $level }
titan-levels = Livelli, dall'alto in basso
titan-done = ha finito
titan-dodged = ha schivato
titan-hearts = { $left } cuori su { $of }
titan-dice-of = Dadi di { $name }
titan-half = Resta un simbolo di un dado doppio.
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
titan-place-empty = Non c'è nessuno
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
    [first] la prima carta
   *[second] la seconda carta
}
titan-put-in = { $count } di { $price } finora
titan-marker = segnalino { $from } → { $to }
titan-health = Salute del Titano: casella { $box } di { $last }. La zona DEBOLE comincia da { $weak }, la zona LETALE da { $kill }.
titan-computer = computer
titan-rule = Regola { $rule }
titan-not-seen = non ancora vista
titan-rules = Regole
