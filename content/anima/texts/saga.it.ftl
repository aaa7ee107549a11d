### I nomi del pacchetto `saga` in italiano: i personaggi, le loro abilità e le carte vantaggio.
### Un personaggio o una carta è `name-<id>`, un'abilità `ability-<carta>-<id>`; le abilità seguono il nome.

name-aoi-inukai = Aoi Inukai
ability-aoi-inukai-spiritual-beam = Raggio spirituale
ability-aoi-inukai-moon-seal = Sigillo lunare
ability-aoi-inukai-coral-ecstasy = Estasi di corallo
ability-aoi-inukai-winds-of-life = Venti di vita

name-claire-adelheid = Claire Adelheid
ability-claire-adelheid-gae-bolg = Gae Bolg
ability-claire-adelheid-nuala = Nuala
ability-claire-adelheid-eadgil-solaris = Eadgil Solaris
ability-claire-adelheid-tuatha-de-danann = Tuatha De Danann

name-covel = Covel
ability-covel-summoner = Evocatore
ability-covel-master-summoner = Maestro evocatore
ability-covel-superior-presence = Presenza superiore
ability-covel-dark-star = Stella oscura
ability-covel-empowerment = Potenziamento

name-dark-chesire = Dark Chesire
ability-dark-chesire-excisun-aeris = Excisun Aeris
ability-dark-chesire-summun = Summun

name-duncan-reid = Duncan Reid
ability-duncan-reid-crossblade = Lame incrociate
ability-duncan-reid-pride = Orgoglio

name-empire-knight = Cavaliere dell'Impero

name-ergo-mundus = Ergo Mundus
ability-ergo-mundus-god-eater = Divoratore di dèi
ability-ergo-mundus-dark-beam = Raggio oscuro
ability-ergo-mundus-dark-dome = Cupola oscura
ability-ergo-mundus-absolute-annihilation = Annientamento assoluto
ability-ergo-mundus-superior-presence = Presenza superiore
ability-ergo-mundus-dark-claw = Artiglio oscuro
ability-ergo-mundus-wings-of-darkness = Ali di tenebra

name-erika = Erika
ability-erika-mjolnir = Mjolnir
ability-erika-ka-boom = Ka-Boom!
ability-erika-spin-spin-spin = Gira! Gira! Gira!
ability-erika-taunt = Provocazione

name-genma = Genma
ability-genma-summoner = Evocatrice
ability-genma-life-link = Legame vitale
ability-genma-lasso-of-unity = Laccio di unità
ability-genma-vanish = Svanire
ability-genma-spiritual-beam = Raggio spirituale

name-gloam-hound = Segugio del crepuscolo
ability-gloam-hound-bond = Vincolo

name-griever = Griever
ability-griever-indomitable = Indomabile
ability-griever-scar-of-the-world = Cicatrice del mondo
ability-griever-end-of-the-world = Fine del mondo
ability-griever-defensive-stance = Posizione difensiva

name-hollow-shade = Ombra vuota
ability-hollow-shade-bond = Vincolo

name-janus-faith = Janus Faith
ability-janus-faith-executioner = Boia
ability-janus-faith-absolute-defense = Difesa assoluta

name-kairos = Kairos
ability-kairos-dark-valestis = Valestis oscuro
ability-kairos-soul-spiral = Spirale d'anime
ability-kairos-final-burst = Esplosione finale

name-konosuke = Konosuke
ability-konosuke-itami = Itami
ability-konosuke-kokoro = Kokoro
ability-konosuke-mesatsu = Mesatsu
ability-konosuke-explosion-of-condemned-souls = Esplosione di anime dannate
ability-konosuke-ikusaguruma = Ikusaguruma
ability-konosuke-rasetsu = Rasetsu
ability-konosuke-thousand-broken-bones = Mille ossa rotte

name-lilian-virgil = Lilian Virgil
ability-lilian-virgil-aura-of-protection = Aura di protezione
ability-lilian-virgil-breath-of-life = Soffio di vita
ability-lilian-virgil-sacred-seal = Sigillo sacro
ability-lilian-virgil-inspiration = Ispirazione

name-macbeth = Macbeth
ability-macbeth-destroyer-of-the-unholy = Distruttore degli empi
ability-macbeth-aegis = Egida
ability-macbeth-immortal-breath = Soffio immortale
ability-macbeth-consecrate = Consacrare
ability-macbeth-the-sword-of-azrael = La spada di Azrael
ability-macbeth-soul-of-light = Anima di luce

name-october = October
ability-october-master-archer = Maestro arciere
ability-october-ice-arrows = Frecce di ghiaccio
ability-october-melting-ice = Disgelo
ability-october-assassin = Assassino
ability-october-liberation = Liberazione

name-ophiel = Ophiel
ability-ophiel-dark-beam = Raggio oscuro
ability-ophiel-devouring-darkness = Oscurità divoratrice
ability-ophiel-end-of-eternity = Fine dell'eternità
ability-ophiel-godless-world = Mondo senza dèi

name-pale-warden = Custode pallido
ability-pale-warden-bond = Vincolo

name-samiel = Samiel, il Leone Nero
ability-samiel-the-black-sword = La spada nera
ability-samiel-dark-lions = Leoni oscuri
ability-samiel-the-soul-of-the-beast = L'anima della bestia
ability-samiel-hearth-of-shadows = Focolare delle ombre
ability-samiel-preying-shadows = Ombre predatrici
ability-samiel-for-the-fallen = Per i caduti
ability-samiel-eternal-damnation = Dannazione eterna
ability-samiel-unholy-power = Potere empio
ability-samiel-unholy-edge = Potere empio: la spada
ability-samiel-death-pact = Patto di morte
ability-samiel-life-for-a-life = Vita per vita

name-sho = Sho
ability-sho-combo = Combo
ability-sho-kurokami = Kurokami
ability-sho-master = Maestro
ability-sho-iaido = Iaido
ability-sho-bushu = Bushu

name-valentine = Valentine
ability-valentine-information = Informazioni
ability-valentine-surprise-shot = Tiro a sorpresa
ability-valentine-stealth = Furtività
ability-valentine-in-my-sights = Nel mirino
ability-valentine-perfect-shot = Tiro perfetto
ability-valentine-execution = Esecuzione

name-yuri-olsen = Yuri Olsen
ability-yuri-olsen-unbreakable-will = Volontà incrollabile
ability-yuri-olsen-kings-tower = Torre del re
ability-yuri-olsen-queens-round = Giro della regina
ability-yuri-olsen-tactical-mastery = Maestria tattica
ability-yuri-olsen-war-cry = Grido di guerra
