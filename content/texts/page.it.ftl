### Quello che la pagina dice qualunque sia il gioco, in italiano.

## Il modulo della partita

page-form-heroes = Eroi
page-form-titan = Titano
page-form-edition = Regole
page-form-measure = Terreno
page-form-map = Mappa
page-form-a = Gruppo della parte A
page-form-a-other = Un codice di gruppo, o personaggi separati da virgole
page-form-b = Gruppo della parte B
page-form-b-other = Un codice di gruppo, o personaggi separati da virgole
page-form-scenario = Scenario
page-form-scenery = Elementi scenici
option-measuring = Quando si possono misurare le distanze?
option-measuring-open = in ogni momento
option-measuring-blind = solo dopo una dichiarazione

## Repliche

page-seen-spectator = uno spettatore
page-seen-open = tutto scoperto
page-verified = { $inputs ->
        [one] 1 voce, e le regole di oggi ne dicono lo stesso.
       *[other] { $inputs } voci, e le regole di oggi dicono lo stesso di ognuna.
    }
page-dice-proved = Ogni tiro è quello promesso.
page-dice-unrevealed = Il seme dei dadi non è stato svelato, quindi i tiri non si possono controllare.
page-dice-unproved = Nessuno si è impegnato su questi dadi, quindi i tiri non si possono dimostrare.
