### I nomi del pacchetto `saga` in italiano: i personaggi, le loro abilità, le carte vantaggio e i gruppi.
### Un personaggio o una carta è `name-<id>`, un'abilità `ability-<carta>-<id>`; le abilità seguono il nome.

## L'Impero

name-claire-adelheid = Claire Adelheid
ability-claire-adelheid-gae-bolg = Gae Bolg
ability-claire-adelheid-nuala = Nuala
ability-claire-adelheid-eadgil-solaris = Eadgil Solaris
ability-claire-adelheid-tuatha-de-danann = Tuatha De Danann

name-duncan-reid = Duncan Reid
ability-duncan-reid-crossblade = Lame Incrociate
ability-duncan-reid-pride = Orgoglio

name-empire-knight = Cavaliere dell'Impero

name-erika = Erika
ability-erika-mjolnir = Mjolnir
ability-erika-ka-boom = Ka-Boom!
ability-erika-spin-spin-spin = Gira! Gira! Gira!
ability-erika-taunt = Provocazione

name-griever = Griever
ability-griever-indomitable = Indomabile
ability-griever-scar-of-the-world = Cicatrice del Mondo
ability-griever-end-of-the-world = Fine del Mondo
ability-griever-defensive-stance = Posizione Difensiva

name-janus-faith = Janus Faith
ability-janus-faith-executioner = Boia
ability-janus-faith-absolute-defense = Difesa Assoluta

name-lilian-virgil = Lilian Virgil
ability-lilian-virgil-aura-of-protection = Aura di Protezione
ability-lilian-virgil-breath-of-life = Soffio di Vita
ability-lilian-virgil-sacred-seal = Sigillo Sacro
ability-lilian-virgil-inspiration = Ispirazione

name-macbeth = Macbeth
ability-macbeth-destroyer-of-the-unholy = Distruttore degli Empi
ability-macbeth-aegis = Egida
ability-macbeth-immortal-breath = Soffio Immortale
ability-macbeth-consecrate = Consacrare
ability-macbeth-the-sword-of-azrael = La Spada di Azrael
ability-macbeth-soul-of-light = Anima di Luce

name-october = October
ability-october-master-archer = Maestro Arciere
ability-october-ice-arrows = Frecce di Ghiaccio
ability-october-melting-ice = Disgelo
ability-october-assassin = Assassino
ability-october-liberation = Liberazione

name-samiel = Samiel, il Leone Nero
ability-samiel-the-black-sword = La Spada Nera
ability-samiel-dark-lions = Leoni Oscuri
ability-samiel-the-soul-of-the-beast = L'Anima della Bestia
ability-samiel-hearth-of-shadows = Focolare delle Ombre
ability-samiel-preying-shadows = Ombre Predatrici
ability-samiel-for-the-fallen = Per i Caduti
ability-samiel-eternal-damnation = Dannazione Eterna
ability-samiel-unholy-power = Potere Empio
ability-samiel-unholy-edge = Potere Empio: La Spada
ability-samiel-death-pact = Patto di Morte
ability-samiel-life-for-a-life = Vita per Vita

name-sho = Sho
ability-sho-combo = Combo
ability-sho-kurokami = Kurokami
ability-sho-master = Maestro
ability-sho-iaido = Iaido
ability-sho-bushu = Bushu

name-valentine = Valentine
ability-valentine-information = Informazioni
ability-valentine-surprise-shot = Tiro a Sorpresa
ability-valentine-stealth = Furtività
ability-valentine-in-my-sights = Nel Mirino
ability-valentine-perfect-shot = Tiro Perfetto
ability-valentine-execution = Esecuzione

name-yuri-olsen = Yuri Olsen
ability-yuri-olsen-unbreakable-will = Volontà Incrollabile
ability-yuri-olsen-kings-tower = Torre del Re
ability-yuri-olsen-queens-round = Ronda della Regina
ability-yuri-olsen-tactical-mastery = Maestria Tattica
ability-yuri-olsen-war-cry = Grido di Guerra

## Samael

name-aoi-inukai = Aoi Inukai
ability-aoi-inukai-spiritual-beam = Raggio Spirituale
ability-aoi-inukai-moon-seal = Sigillo Lunare
ability-aoi-inukai-coral-ecstasy = Estasi di Corallo
ability-aoi-inukai-winds-of-life = Venti di Vita

name-covel = Covel
ability-covel-summoner = Evocatore
ability-covel-master-summoner = Maestro Evocatore
ability-covel-superior-presence = Presenza Superiore
ability-covel-dark-star = Stella Oscura
ability-covel-empowerment = Potenziamento

name-dark-chesire = Dark Chesire
ability-dark-chesire-excisun-aeris = Excisun Aeris
ability-dark-chesire-summun = Summun

name-genma = Genma
ability-genma-summoner = Evocatrice
ability-genma-life-link = Legame di Vita
ability-genma-lasso-of-unity = Laccio di Unità
ability-genma-vanish = Svanire
ability-genma-spiritual-beam = Raggio Spirituale

name-kairos = Kairos
ability-kairos-dark-valestis = Valestis Oscuro
ability-kairos-soul-spiral = Spirale d'Anime
ability-kairos-final-burst = Esplosione Finale

name-konosuke = Konosuke
ability-konosuke-itami = Itami
ability-konosuke-kokoro = Kokoro
ability-konosuke-mesatsu = Mesatsu
ability-konosuke-explosion-of-condemned-souls = Esplosione di Anime Dannate
ability-konosuke-ikusaguruma = Ikusaguruma
ability-konosuke-rasetsu = Rasetsu
ability-konosuke-thousand-broken-bones = Mille Ossa Rotte

name-ophiel = Ophiel
ability-ophiel-dark-beam = Raggio Oscuro
ability-ophiel-devouring-darkness = Oscurità Divoratrice
ability-ophiel-end-of-eternity = Fine dell'Eternità
ability-ophiel-godless-world = Mondo senza Dèi

## La Chiesa

name-alexias = Alexias
ability-alexias-angel-of-death = Angelo della Morte
ability-alexias-assassin = Assassino
ability-alexias-piety = Pietà
ability-alexias-stealth = Furtività
ability-alexias-sword-throw = Lancio della Spada
ability-alexias-fold-space = Piegare lo Spazio
ability-alexias-umbra-and-thanatos = Umbra e Thanatos
ability-alexias-ormus = Ormus

name-azriel = Azriel
ability-azriel-invite-hell = Invito all'Inferno
ability-azriel-wings-of-sin = Ali del Peccato
ability-azriel-promised-pain = Dolore Promesso

name-damaris = Damaris
ability-damaris-summoner = Evocatrice
ability-damaris-spirit-link = Legame Spirituale
ability-damaris-dark-power = Potere Oscuro
ability-damaris-life-link = Legame di Vita
ability-damaris-death-link = Legame di Morte

name-gemini = Gemini
ability-gemini-dominant-personality = Personalità Dominante
ability-gemini-unnatural-size = Taglia Innaturale
ability-gemini-gabriel = Gabriel
ability-gemini-uriel = Uriel
ability-gemini-azrael = Azrael

name-gemini-zafini = Gemini, Zafini
ability-gemini-zafini-dominant-personality = Personalità Dominante
ability-gemini-zafini-unnatural-size = Taglia Innaturale
ability-gemini-zafini-meseguis = Meseguis
ability-gemini-zafini-noah = Noah
ability-gemini-zafini-zemial = Zemial

name-high-saint-elienai = Somma Santa Elienai
ability-high-saint-elienai-superior-presence = Presenza Superiore
ability-high-saint-elienai-essence = Essenza
ability-high-saint-elienai-door-to-the-beyond = Porta dell'Aldilà
ability-high-saint-elienai-threads-of-destiny = Fili del Destino
ability-high-saint-elienai-vision = Visione
ability-high-saint-elienai-hand-of-god = Mano di Dio
ability-high-saint-elienai-deus-vult = Deus Vult
ability-high-saint-elienai-possession = Possessione
ability-high-saint-elienai-soul-fusion = Fusione delle Anime

name-justina = Justina
ability-justina-nux = Nux
ability-justina-anathema = Anatema
ability-justina-sinners-glare = Sguardo del Peccatore
ability-justina-tears-of-heaven = Lacrime del Cielo
ability-justina-suppression-aura = Aura di Soppressione
ability-justina-penitent-shot = Tiro Penitente

name-luzbell = Luzbell
ability-luzbell-holy-cut = Taglio Sacro
ability-luzbell-holy-reflection = Riflesso Sacro
ability-luzbell-divine-shield = Scudo Divino
ability-luzbell-mirror-jump = Salto dello Specchio

name-nero = Nero
ability-nero-hand-of-azrael = Mano di Azrael
ability-nero-wings-of-absolution = Ali dell'Assoluzione
ability-nero-soul = Anima
ability-nero-the-fallen-angels = Gli Angeli Caduti

name-romeo-exxet = Romeo Exxet
ability-romeo-exxet-exterminator-of-gods = Sterminatore di Dèi
ability-romeo-exxet-miracles = Miracoli
ability-romeo-exxet-final-conflagration = Conflagrazione Finale
ability-romeo-exxet-caedus-celestia = Caedus Celestia
ability-romeo-exxet-queens-round = Ronda della Regina
ability-romeo-exxet-pray = Pregare
ability-romeo-exxet-wings-of-the-seraph = Ali del Serafino
ability-romeo-exxet-the-blessed-sword = La Spada Benedetta
ability-romeo-exxet-celestial-call = Richiamo Celeste
ability-romeo-exxet-gods-wrath = Ira di Dio

name-saint-astraega = Santa Astraega
ability-saint-astraega-the-temperance = La Temperanza
ability-saint-astraega-the-holy-priestess = La Sacra Sacerdotessa
ability-saint-astraega-the-star = La Stella
ability-saint-astraega-the-world = Il Mondo

name-saint-hazael = Santa Hazael
ability-saint-hazael-summoner = Evocatrice
ability-saint-hazael-sacred-charge = Carica Sacra
ability-saint-hazael-winged-hurricane = Uragano Alato
ability-saint-hazael-wall-of-shields = Muro di Scudi
ability-saint-hazael-exorcism = Esorcismo

name-the-bearer-of-calamities = La Portatrice di Calamità
ability-the-bearer-of-calamities-magic-beam = Raggio Magico
ability-the-bearer-of-calamities-charged-beam = Raggio Caricato
ability-the-bearer-of-calamities-catastrophic-light = Luce Catastrofica
ability-the-bearer-of-calamities-enchantment = Incantamento
ability-the-bearer-of-calamities-awakening = Risveglio

## Erranti

name-ergo-mundus = Ergo Mundus
ability-ergo-mundus-god-eater = Divoratore di Dèi
ability-ergo-mundus-dark-beam = Raggio Oscuro
ability-ergo-mundus-dark-dome = Cupola Oscura
ability-ergo-mundus-absolute-annihilation = Annientamento Assoluto
ability-ergo-mundus-superior-presence = Presenza Superiore
ability-ergo-mundus-dark-claw = Artiglio Oscuro
ability-ergo-mundus-wings-of-darkness = Ali di Tenebra

## Wissenschaft

name-alessa-raincross = Alessa Raincross
ability-alessa-raincross-stealth = Furtività
ability-alessa-raincross-dark-sniper = Cecchina Oscura
ability-alessa-raincross-storm-waltz = Valzer della Tempesta

name-celia = Celia
ability-celia-neokinesis = Neocinesi
ability-celia-mirror-stance = Posa dello Specchio
ability-celia-tear-of-illusions = Lacrima d'Illusioni

name-crow = Corvo
ability-crow-the-process = Il Processo

name-feng-yi = Feng Yi
ability-feng-yi-xian-wu-jian = Prima Posizione: Xian Wu Jian
ability-feng-yi-san-hua = Seconda Posizione: San Hua
ability-feng-yi-jing-niao = Terza Posizione: Jing Niao
ability-feng-yi-yan-feng = Posizione Finale: Yan Feng

name-gear-mk-trithemius = Gear Mk. Trithemius
ability-gear-mk-trithemius-canyon-legate = Canyon Legate

name-grimorium-verum = Grimorium Verum
ability-grimorium-verum-armor-piercing = Perforazione dell'Armatura
ability-grimorium-verum-exodia-cannon = Cannone Exodia
ability-grimorium-verum-magus-burst = Esplosione del Mago
ability-grimorium-verum-veritas = Veritas

name-hiro = Hiro
ability-hiro-posing = In Posa
ability-hiro-rider-kick = Calcio del Cavaliere
ability-hiro-shooting-starflash = Lampo Cadente
ability-hiro-garo-fang = Zanna Garo
ability-hiro-ultra-finisher = Ultra Finale

name-theurgia-gear = Theurgia Gear

name-legacy-of-solomon = Eredità di Salomone
ability-legacy-of-solomon-energy-screen = Schermo d'Energia
ability-legacy-of-solomon-energy-wings = Ali d'Energia
ability-legacy-of-solomon-unlimited = Senza Limiti
ability-legacy-of-solomon-the-voice-of-god = La Voce di Dio

name-rayne = Rayne
ability-rayne-neokinesis = Neocinesi
ability-rayne-shadow-technique = Tecnica dell'Ombra
ability-rayne-unlimited-edges = Lame Infinite
ability-rayne-never-ending-illusion = Illusione Senza Fine

name-veronica = Veronica
ability-veronica-instinct = Istinto
ability-veronica-stealth = Furtività
ability-veronica-forgetful-kiss = Bacio dell'Oblio
ability-veronica-deadly-dance = Danza Mortale
ability-veronica-master-theft = Furto Magistrale
ability-veronica-assignation = Assegnazione

name-xii = XII
ability-xii-the-process = Il Processo
ability-xii-veritas = Veritas
ability-xii-vox-nihili = Vox Nihili
ability-xii-versus = Versus
ability-xii-visio-dei = Visio Dei

## Altri

name-valis-ul-del-vilfain = Valis Ul Del Vilfain
ability-valis-ul-del-vilfain-summoner = Evocatrice
ability-valis-ul-del-vilfain-battle-summoner = Evocatrice di Battaglia
ability-valis-ul-del-vilfain-kadru = Kadru
ability-valis-ul-del-vilfain-shesha = Shesha
ability-valis-ul-del-vilfain-arjuna = Arjuna
ability-valis-ul-del-vilfain-nux = Nux
ability-valis-ul-del-vilfain-naga = Naga

name-clay-warden = Guardiano d'Argilla
ability-clay-warden-bond = Vincolo
ability-clay-warden-stubborn-clay = Argilla Tenace

name-grave-hound = Segugio della Tomba
ability-grave-hound-bond = Vincolo
ability-grave-hound-cold-bite = Morso Gelido

name-lantern-wisp = Fuoco Fatuo
ability-lantern-wisp-bond = Vincolo
ability-lantern-wisp-kindly-light = Luce Benevola

## Carte vantaggio

name-aberration-power = Potere Aberrante
ability-aberration-power-aberration-power = Potere Aberrante

name-alaron = Alaron
ability-alaron-alaron = Alaron

name-ark-shield = Scudo dell'Arca
ability-ark-shield-ark-shield = Scudo dell'Arca

name-battle-tactics = Tattica
ability-battle-tactics-battle-tactics = Tattica

name-bell-of-fortune = Campana della Fortuna
ability-bell-of-fortune-bell-of-fortune = Campana della Fortuna

name-blood-omen = Presagio di Sangue
ability-blood-omen-blood-omen = Presagio di Sangue

name-ceridwen = Ceridwen
ability-ceridwen-ceridwen = Ceridwen

name-chosen-prey = Preda Designata
ability-chosen-prey-chosen-prey = Preda Designata

name-combined-combat = Combattimento Combinato
ability-combined-combat-combined-combat = Combattimento Combinato

name-control-bound = Vincolo di Controllo
ability-control-bound-control-bound = Vincolo di Controllo

name-curse = Maledizione
ability-curse-curse = Maledizione

name-dawn-of-the-dark = Alba dell'Oscurità
ability-dawn-of-the-dark-dawn-of-the-dark = Alba dell'Oscurità

name-doom-silver = Argento Maledetto
ability-doom-silver-doom-silver = Argento Maledetto

name-elemental-weapon = Arma Elementale
ability-elemental-weapon-elemental-weapon = Arma Elementale

name-familiar = Famiglio
ability-familiar-familiar = Famiglio

name-fate-clock = Orologio del Destino
ability-fate-clock-fate-clock = Orologio del Destino

name-gabriels-gift = Dono di Gabriel
ability-gabriels-gift-gabriels-gift = Dono di Gabriel

name-gnose = Gnosi
ability-gnose-gnose = Gnosi

name-heart-of-gold = Cuore d'Oro
ability-heart-of-gold-heart-of-gold = Cuore d'Oro

name-heavy-armor = Armatura Pesante
ability-heavy-armor-heavy-armor = Armatura Pesante

name-jedahs-eye = Occhio di Jedah
ability-jedahs-eye-jedahs-eye = Occhio di Jedah

name-life-potion = Pozione di Vita
ability-life-potion-life-potion = Pozione di Vita

name-logistics = Logistica
ability-logistics-logistics = Logistica

name-magus-wand = Bacchetta del Mago
ability-magus-wand-magus-wand = Bacchetta del Mago

name-mikaels-tear = Lacrima di Mikael
ability-mikaels-tear-mikaels-tear = Lacrima di Mikael

name-nephiros = Nephiros
ability-nephiros-nephiros = Nephiros

name-nue = Nue
ability-nue-nue = Nue

name-nullum-lusec = Nullum Lusec
ability-nullum-lusec-nullum-lusec = Nullum Lusec

name-personal-reasons = Motivi Personali
ability-personal-reasons-personal-reasons = Motivi Personali

name-pool-of-life = Fonte della Vita
ability-pool-of-life-pool-of-life = Fonte della Vita
ability-pool-of-life-healing-ground = Terreno Curativo

name-presence = Presenza
ability-presence-presence = Presenza

name-protective-shield = Scudo Protettivo
ability-protective-shield-protective-shield = Scudo Protettivo

name-red-theurgia-go = Theurgia Rossa!!! Vai!!!
ability-red-theurgia-go-red-theurgia-go = Theurgia Rossa!!! Vai!!!

name-ring-of-erebus = Anello di Erebo
ability-ring-of-erebus-ring-of-erebus = Anello di Erebo

name-seal-of-bones = Sigillo d'Ossa
ability-seal-of-bones-seal-of-bones = Sigillo d'Ossa

name-smoke-cloud = Nube di Fumo
ability-smoke-cloud-smoke-cloud = Nube di Fumo

name-supernatural-devourer = Divoratore Soprannaturale
ability-supernatural-devourer-supernatural-devourer = Divoratore Soprannaturale

name-supernatural-weapon = Arma Soprannaturale
ability-supernatural-weapon-supernatural-weapon = Arma Soprannaturale

name-team-assault-group = Gruppo d'Assalto
ability-team-assault-group-assault = Assalto
ability-team-assault-group-pride = Orgoglio
ability-team-assault-group-high-technology = Alta Tecnologia

name-team-condemned-lovers = Amanti Condannati
ability-team-condemned-lovers-blinded-by-anger = Accecato dall'Ira
ability-team-condemned-lovers-bodyguard = Guardia del Corpo
ability-team-condemned-lovers-live-blood = Sangue Vivo
ability-team-condemned-lovers-combined-combat = Combattimento Combinato

name-team-executive-team = Squadra Esecutiva
ability-team-executive-team-resurrection = Resurrezione
ability-team-executive-team-destruction-protocol = Protocollo di Distruzione
ability-team-executive-team-resurrection-protocol = Protocollo di Resurrezione

name-team-les-jaeger = Les Jaeger
ability-team-les-jaeger-absolute-command = Comando Assoluto
ability-team-les-jaeger-opugnis = Opugnis
ability-team-les-jaeger-impero = Impero
ability-team-les-jaeger-motum = Motum

name-team-saint-council = Consiglio dei Santi
ability-team-saint-council-holy-essence = Essenza Sacra
ability-team-saint-council-holy-aura = Aura Sacra
ability-team-saint-council-superior-healing = Guarigione Superiore
ability-team-saint-council-healing = Guarigione

name-team-the-puppet-master = Il Burattinaio
ability-team-the-puppet-master-compello = Compello
ability-team-the-puppet-master-clamito = Clamito
ability-team-the-puppet-master-luctus = Luctus
ability-team-the-puppet-master-subjugated = Soggiogate
ability-team-the-puppet-master-blood-sisters = Sorelle di Sangue
ability-team-the-puppet-master-pack-hunters = Cacciatrici in Branco

name-team-twin-shadow = Ombra Gemella
ability-team-twin-shadow-elusive-shadow = Ombra Sfuggente
ability-team-twin-shadow-kageken = Kageken
ability-team-twin-shadow-ninja = Ninja
ability-team-twin-shadow-honorable-teacher = Maestro Onorevole
ability-team-twin-shadow-spontaneous-shadow = Ombra Spontanea
ability-team-twin-shadow-kage = Kage
ability-team-twin-shadow-stealth = Furtività

name-tempus-fugit = Tempus Fugit
ability-tempus-fugit-tempus-fugit = Tempus Fugit

name-ultimate-weapon = Arma Definitiva
ability-ultimate-weapon-ultimate-weapon = Arma Definitiva

name-vial-of-life = Fiala di Vita
ability-vial-of-life-vial-of-life = Fiala di Vita

name-winds-spirit = Spirito del Vento
ability-winds-spirit-winds-spirit = Spirito del Vento

## Gruppi

name-black-lions = I Leoni Neri
name-border-patrol = La Pattuglia di Confine
name-bound-spirits = Spiriti Vincolati
name-crusade = La Crociata
name-dark-duel = Il Duello Oscuro
name-fallen-thrones = Troni Caduti
name-fallen-wings = Ali Cadute
name-field-trial = La Prova sul Campo
name-heavy-machinery = Macchine Pesanti
name-holy-see = La Santa Sede
name-inquest = L'Inchiesta
name-institute = L'Istituto
name-iron-march = La Marcia di Ferro
name-kings-game = Il Gioco del Re
name-moonless-rite = Il Rito senza Luna
name-night-hunt = La Caccia Notturna
name-ophiels-court = La Corte di Ophiel
name-penitents = I Penitenti
name-prototypes = I Prototipi
name-quiet-work = Lavoro Silenzioso
name-shadow-office = L'Ufficio nell'Ombra
name-siege-works = Le Opere d'Assedio
name-throne-guard = La Guardia del Trono
name-white-choir = Il Coro Bianco

# The second list
name-frederick-adler = Frederick Adler
ability-frederick-adler-order-of-assassination = Ordine di Assassinio
ability-frederick-adler-war-sacrifice = Sacrificio di Guerra
ability-frederick-adler-disposable-agents = Agenti Sacrificabili
ability-frederick-adler-kortana = Kortana

name-iosara = Iosara
ability-iosara-crystal-fire = Fuoco di Cristallo
ability-iosara-death-bringer = Portatrice di Morte
ability-iosara-the-three-fates = Le Tre Parche
ability-iosara-specter = Non Nata: Spettro
ability-iosara-wandering-shadow = Non Nata: Ombra Errante
ability-iosara-power-absorption = Non Nata: Assorbimento di Potere

name-lilith = Lilith
ability-lilith-swirling-blades = Lame Vorticose
ability-lilith-alraune = Alraune
ability-lilith-scorpion-blade = Lama dello Scorpione
ability-lilith-dream-of-lust = Sogno di Lussuria
ability-lilith-healing-light = Arcimaga: Luce Curativa
ability-lilith-spy-light = Arcimaga: Luce Spia
ability-lilith-protection = Arcimaga: Protezione
ability-lilith-blessing = Arcimaga: Benedizione

name-may = May
ability-may-death-halo = Aureola di Morte
ability-may-stealth = Furtività
ability-may-dark-zero = Dark Zero
ability-may-moon-zero = Moon Zero
ability-may-death-zero = Death Zero

name-september = September
ability-september-pain-master = Maestro del Dolore
ability-september-wrath-of-the-fallen = Ira del Caduto
ability-september-to-the-limit = Fino al Limite
ability-september-catastrophe-in-wave = Catastrofe a Ondate
ability-september-dark-side = Lato Oscuro

name-tiamat = Tiamat
ability-tiamat-cancer = Cancro
ability-tiamat-awe-of-the-forgotten = Timore dei Dimenticati
ability-tiamat-world-of-wires = Mondo di Fili
ability-tiamat-wires-of-destiny = Fili del Destino

name-vayl = Vayl
ability-vayl-chronos-blades = Lame di Crono
ability-vayl-time-steal = Furto di Tempo
ability-vayl-stealth = Furtività
ability-vayl-crumbling-of-time = Sgretolarsi del Tempo
ability-vayl-scar-of-time = Cicatrice del Tempo

name-crimson-death = Morte Cremisi
ability-crimson-death-fearbringer = Portatore di Paura
ability-crimson-death-immortal-shadow = Ombra Immortale
ability-crimson-death-sentenced = Condannato
ability-crimson-death-cailleach = Cailleach
ability-crimson-death-feast-for-crows = Banchetto dei Corvi

name-lucera = Lucera

name-umbra = Umbra

name-dinah = Dinah
ability-dinah-blessing = Benedizione
ability-dinah-blessing-by-lucera = Benedizione per Lucera
ability-dinah-darkness-veil = Velo di Oscurità
ability-dinah-darkness-veil-by-umbra = Velo di Oscurità per Umbra
ability-dinah-devastation-by-lucera = Devastazione per Lucera
ability-dinah-devastation-by-umbra = Devastazione per Umbra
ability-dinah-reality-fold = Piega della Realtà
ability-dinah-divine-being = Essere Divino
ability-dinah-umbra-and-lucera = Umbra e Lucera
ability-dinah-angel-guardian = Angelo Custode

name-kaori = Kaori
ability-kaori-magic-beam = Raggio Magico
ability-kaori-towards-the-clouds = Verso le Nuvole
ability-kaori-forced-landing = Atterraggio di Fortuna
ability-kaori-pumpkin-bomb = Bomba Zucca
ability-kaori-cats-trick = Trucco del Gatto

name-legion = Legion
ability-legion-unstoppable = Inarrestabile
ability-legion-destroyer = Distruttore
ability-legion-destroyer-all-round = Distruttore: tutto intorno
ability-legion-gaira-chains = Catene di Gaira
ability-legion-vortex-nova = Vortex Nova
ability-legion-disaster-10 = Disastro: 10
ability-legion-disaster-20 = Disastro: 20
ability-legion-disaster-30 = Disastro: 30
ability-legion-disaster-40 = Disastro: 40
ability-legion-prelude-to-destruction = Preludio alla Distruzione
ability-legion-disgrace = Catastrofe: Disgrazia
ability-legion-eternal-darkness = Catastrofe: Oscurità Eterna
ability-legion-wings-of-shadow = Catastrofe: Ali d'Ombra
ability-legion-doom = Catastrofe: Sventura
ability-legion-the-end = Catastrofe: La Fine

name-alis-testarrosa = Alis Testarrosa
ability-alis-testarrosa-wings-of-light = Ali di Luce
ability-alis-testarrosa-aegis-wind = Vento di Egida
ability-alis-testarrosa-valkyrie = Valchiria
ability-alis-testarrosa-aegis = Egida
ability-alis-testarrosa-beyond-the-winds = Oltre i Venti
ability-alis-testarrosa-out-of-the-winds = Dai Venti

name-damien = Damien
ability-damien-lightning-slash = Fendente Fulmineo
ability-damien-breathless = Senza Respiro
ability-damien-bodyless = Senza Corpo
ability-damien-liveless = Senza Vita

name-grey = Grey
ability-grey-exaltation = Esaltazione
ability-grey-my-life-for-thine = La Mia Vita per la Tua
ability-grey-final-protection = Protezione Finale
ability-grey-lightning-retribution = Castigo Fulmineo
ability-grey-the-promise = La Promessa
ability-grey-guardian = Guardiano

name-maria = Maria
ability-maria-death-incarnate = Morte Incarnata
ability-maria-death-scythe = Falce della Morte
ability-maria-shadow-of-death = Ombra della Morte
ability-maria-death-puppets = Burattini della Morte
ability-maria-soulhunter = Cacciatrice di Anime

name-sarah-reindhold = Sarah Reindhold
ability-sarah-reindhold-mist-of-the-hallowed = Nebbia dei Santi
ability-sarah-reindhold-summoner = Evocatrice
ability-sarah-reindhold-nathaniels-hand = Mano di Nathaniel
ability-sarah-reindhold-stigmata = Stigmate
ability-sarah-reindhold-nathaniels-incense = Incenso di Nathaniel

name-xavier = Xavier
ability-xavier-dark-exaltation = Esaltazione Oscura
ability-xavier-fallen-from-grace = Caduto in Disgrazia
ability-xavier-primordial-sin = Peccato Primordiale
ability-xavier-dark-hunter = Cacciatore Oscuro
ability-xavier-soul-steal = Furto d'Anima

name-fate = Fate
ability-fate-targeting-lasers = Laser di Puntamento
ability-fate-technofairy = Tecnofata
ability-fate-light-marker = Marchio di Luce
ability-fate-nanomachines = Nanomacchine
ability-fate-command-system = Sistema di Comando
ability-fate-master-spark = Scintilla Maestra

name-goethia = Goethia
ability-goethia-homing-lasers = Laser Guidati
ability-goethia-goethe = Goethe
ability-goethia-calamity-rain = Pioggia di Calamità

name-hecatondies-zero-sigma = Hecatondies Zero Sigma
ability-hecatondies-zero-sigma-prehensile-tail = Coda Prensile
ability-hecatondies-zero-sigma-soft-grip = Coda Prensile: la presa
ability-hecatondies-zero-sigma-execution = Codice-34: Esecuzione
ability-hecatondies-zero-sigma-destroyer-dome = Codice-11: Cupola Distruttrice
ability-hecatondies-zero-sigma-force-shield = Scudo di Forza
ability-hecatondies-zero-sigma-terminus = Codice-66: Terminus
ability-hecatondies-zero-sigma-energy = Energia
ability-hecatondies-zero-sigma-power-cells = Celle di Energia

name-kira = Kira
ability-kira-impure-shot = Tiro Impuro
ability-kira-buster-shot = Tiro Devastante
ability-kira-buckshot = Pallettoni
ability-kira-valkyrie = Valchiria

name-alinor = Alinor
ability-alinor-alinor = Alinor

name-aura = Aura
ability-aura-aura = Aura

name-black-candle = Candela Nera
ability-black-candle-black-candle = Candela Nera

name-blood-stone = Pietra di Sangue
ability-blood-stone-blood-stone = Pietra di Sangue

name-chaos = Caos
ability-chaos-chaos = Caos

name-clock-of-cronos = Orologio di Crono
ability-clock-of-cronos-clock-of-cronos = Orologio di Crono

name-cursed-weapon = Arma Maledetta
ability-cursed-weapon-cursed-weapon = Arma Maledetta

name-destiny = Sorte
ability-destiny-destiny = Sorte

name-dragon-blood = Sangue di Drago
ability-dragon-blood-dragon-blood = Sangue di Drago

name-gale = Burrasca
ability-gale-gale = Burrasca

name-heart-of-shadow = Cuore d'Ombra
ability-heart-of-shadow-heart-of-shadow = Cuore d'Ombra

name-ikaro = Icaro
ability-ikaro-ikaro = Icaro

name-final-stand = Ultima Resistenza
ability-final-stand-final-stand = Ultima Resistenza

name-limiter = Limitatore
ability-limiter-limiter = Limitatore

name-martyrdom = Martire
ability-martyrdom-martyrdom = Martire

name-the-nine-lives = Nove Vite
ability-the-nine-lives-the-nine-lives = Nove Vite

name-nullifier = Annullatore
ability-nullifier-nullifier = Annullatore

name-primal = Primordiale
ability-primal-primal = Primordiale

name-ring-of-rudraskha = Anello di Rudraskha
ability-ring-of-rudraskha-ring-of-rudraskha = Anello di Rudraskha

name-serum = Siero
ability-serum-serum = Siero
ability-serum-serum-shared = Siero: condiviso

name-talisman-of-eriol = Talismano di Eriol
ability-talisman-of-eriol-talisman-of-eriol = Talismano di Eriol

name-vision = Visione
ability-vision-vision = Visione

name-team-the-dark-hand = La Mano Oscura
ability-team-the-dark-hand-group-combat = Combattimento di Gruppo
ability-team-the-dark-hand-share-the-pain = Condividere il Dolore
ability-team-the-dark-hand-ice-arrows = Frecce di Ghiaccio
ability-team-the-dark-hand-combined-murder = Omicidio Combinato
name-supernatural-traps = Trappole Soprannaturali
ability-supernatural-traps-supernatural-traps = Trappole Soprannaturali
name-supernatural-trap = Trappola Soprannaturale
ability-supernatural-trap-snap = Scatto
ability-supernatural-trap-grip = Presa
