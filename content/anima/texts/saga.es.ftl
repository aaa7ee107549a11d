### Los nombres del paquete `saga` en español: sus personajes, las habilidades de cada uno, sus cartas de ventaja y sus grupos.
### Un personaje o una carta es `name-<id>`, una habilidad `ability-<carta>-<id>`; las habilidades siguen al nombre.

## El Imperio

name-claire-adelheid = Claire Adelheid
ability-claire-adelheid-gae-bolg = Gae Bolg
ability-claire-adelheid-nuala = Nuala
ability-claire-adelheid-eadgil-solaris = Eadgil Solaris
ability-claire-adelheid-tuatha-de-danann = Tuatha De Danann

name-duncan-reid = Duncan Reid
ability-duncan-reid-crossblade = Hojas Cruzadas
ability-duncan-reid-pride = Orgullo

name-empire-knight = Caballero del Imperio

name-erika = Erika
ability-erika-mjolnir = Mjolnir
ability-erika-ka-boom = ¡Catapum!
ability-erika-spin-spin-spin = ¡Gira! ¡Gira! ¡Gira!
ability-erika-taunt = Provocación

name-griever = Griever
ability-griever-indomitable = Indomable
ability-griever-scar-of-the-world = Cicatriz del Mundo
ability-griever-end-of-the-world = Fin del Mundo
ability-griever-defensive-stance = Postura Defensiva

name-janus-faith = Janus Faith
ability-janus-faith-executioner = Verdugo
ability-janus-faith-absolute-defense = Defensa Absoluta

name-lilian-virgil = Lilian Virgil
ability-lilian-virgil-aura-of-protection = Aura de Protección
ability-lilian-virgil-breath-of-life = Aliento de Vida
ability-lilian-virgil-sacred-seal = Sello Sagrado
ability-lilian-virgil-inspiration = Inspiración

name-macbeth = Macbeth
ability-macbeth-destroyer-of-the-unholy = Destructor de Impíos
ability-macbeth-aegis = Égida
ability-macbeth-immortal-breath = Aliento Inmortal
ability-macbeth-consecrate = Consagrar
ability-macbeth-the-sword-of-azrael = La Espada de Azrael
ability-macbeth-soul-of-light = Alma de Luz

name-october = October
ability-october-master-archer = Maestro Arquero
ability-october-ice-arrows = Flechas de Hielo
ability-october-melting-ice = Deshielo
ability-october-assassin = Asesino
ability-october-liberation = Liberación

name-samiel = Samiel, el León Negro
ability-samiel-the-black-sword = La Espada Negra
ability-samiel-dark-lions = Leones Oscuros
ability-samiel-the-soul-of-the-beast = El Alma de la Bestia
ability-samiel-hearth-of-shadows = Hogar de Sombras
ability-samiel-preying-shadows = Sombras Depredadoras
ability-samiel-for-the-fallen = Por los Caídos
ability-samiel-eternal-damnation = Condenación Eterna
ability-samiel-unholy-power = Poder Impío
ability-samiel-unholy-edge = Poder Impío: La Espada
ability-samiel-death-pact = Pacto de Muerte
ability-samiel-life-for-a-life = Vida por Vida

name-sho = Sho
ability-sho-combo = Combo
ability-sho-kurokami = Kurokami
ability-sho-master = Maestro
ability-sho-iaido = Iaido
ability-sho-bushu = Bushu

name-valentine = Valentine
ability-valentine-information = Información
ability-valentine-surprise-shot = Disparo Sorpresa
ability-valentine-stealth = Sigilo
ability-valentine-in-my-sights = En el Punto de Mira
ability-valentine-perfect-shot = Disparo Perfecto
ability-valentine-execution = Ejecución

name-yuri-olsen = Yuri Olsen
ability-yuri-olsen-unbreakable-will = Voluntad Inquebrantable
ability-yuri-olsen-kings-tower = Torre del Rey
ability-yuri-olsen-queens-round = Ronda de la Reina
ability-yuri-olsen-tactical-mastery = Maestría Táctica
ability-yuri-olsen-war-cry = Grito de Guerra

## Samael

name-aoi-inukai = Aoi Inukai
ability-aoi-inukai-spiritual-beam = Rayo Espiritual
ability-aoi-inukai-moon-seal = Sello Lunar
ability-aoi-inukai-coral-ecstasy = Éxtasis de Coral
ability-aoi-inukai-winds-of-life = Vientos de Vida

name-covel = Covel
ability-covel-summoner = Invocador
ability-covel-master-summoner = Maestro Invocador
ability-covel-superior-presence = Presencia Superior
ability-covel-dark-star = Estrella Oscura
ability-covel-empowerment = Potenciación

name-dark-chesire = Dark Chesire
ability-dark-chesire-excisun-aeris = Excisun Aeris
ability-dark-chesire-summun = Summun

name-genma = Genma
ability-genma-summoner = Invocadora
ability-genma-life-link = Vínculo de Vida
ability-genma-lasso-of-unity = Lazo de Unidad
ability-genma-vanish = Desvanecer
ability-genma-spiritual-beam = Rayo Espiritual

name-kairos = Kairos
ability-kairos-dark-valestis = Valestis Oscuro
ability-kairos-soul-spiral = Espiral de Almas
ability-kairos-final-burst = Estallido Final

name-konosuke = Konosuke
ability-konosuke-itami = Itami
ability-konosuke-kokoro = Kokoro
ability-konosuke-mesatsu = Mesatsu
ability-konosuke-explosion-of-condemned-souls = Explosión de Almas Condenadas
ability-konosuke-ikusaguruma = Ikusaguruma
ability-konosuke-rasetsu = Rasetsu
ability-konosuke-thousand-broken-bones = Mil Huesos Rotos

name-ophiel = Ophiel
ability-ophiel-dark-beam = Rayo Oscuro
ability-ophiel-devouring-darkness = Oscuridad Devoradora
ability-ophiel-end-of-eternity = Fin de la Eternidad
ability-ophiel-godless-world = Mundo sin Dioses

## La Iglesia

name-alexias = Alexias
ability-alexias-angel-of-death = Ángel de la Muerte
ability-alexias-assassin = Asesino
ability-alexias-piety = Piedad
ability-alexias-stealth = Sigilo
ability-alexias-sword-throw = Lanzamiento de Espada
ability-alexias-fold-space = Plegar el Espacio
ability-alexias-umbra-and-thanatos = Umbra y Thanatos
ability-alexias-ormus = Ormus

name-azriel = Azriel
ability-azriel-invite-hell = Invocar el Infierno
ability-azriel-wings-of-sin = Alas del Pecado
ability-azriel-promised-pain = Dolor Prometido

name-damaris = Damaris
ability-damaris-summoner = Invocadora
ability-damaris-spirit-link = Vínculo Espiritual
ability-damaris-dark-power = Poder Oscuro
ability-damaris-life-link = Vínculo de Vida
ability-damaris-death-link = Vínculo de Muerte

name-gemini = Gemini
ability-gemini-dominant-personality = Personalidad Dominante
ability-gemini-unnatural-size = Tamaño Antinatural
ability-gemini-gabriel = Gabriel
ability-gemini-uriel = Uriel
ability-gemini-azrael = Azrael

name-gemini-zafini = Gemini, Zafini
ability-gemini-zafini-dominant-personality = Personalidad Dominante
ability-gemini-zafini-unnatural-size = Tamaño Antinatural
ability-gemini-zafini-meseguis = Meseguis
ability-gemini-zafini-noah = Noah
ability-gemini-zafini-zemial = Zemial

name-high-saint-elienai = Suma Santa Elienai
ability-high-saint-elienai-superior-presence = Presencia Superior
ability-high-saint-elienai-essence = Esencia
ability-high-saint-elienai-door-to-the-beyond = Puerta al Más Allá
ability-high-saint-elienai-threads-of-destiny = Hilos del Destino
ability-high-saint-elienai-vision = Visión
ability-high-saint-elienai-hand-of-god = Mano de Dios
ability-high-saint-elienai-deus-vult = Deus Vult
ability-high-saint-elienai-possession = Posesión
ability-high-saint-elienai-soul-fusion = Fusión de Almas

name-justina = Justina
ability-justina-nux = Nux
ability-justina-anathema = Anatema
ability-justina-sinners-glare = Mirada del Pecador
ability-justina-tears-of-heaven = Lágrimas del Cielo
ability-justina-suppression-aura = Aura de Supresión
ability-justina-penitent-shot = Disparo Penitente

name-luzbell = Luzbell
ability-luzbell-holy-cut = Corte Sagrado
ability-luzbell-holy-reflection = Reflejo Sagrado
ability-luzbell-divine-shield = Escudo Divino
ability-luzbell-mirror-jump = Salto del Espejo

name-nero = Nero
ability-nero-hand-of-azrael = Mano de Azrael
ability-nero-wings-of-absolution = Alas de Absolución
ability-nero-soul = Alma
ability-nero-the-fallen-angels = Los Ángeles Caídos

name-romeo-exxet = Romeo Exxet
ability-romeo-exxet-exterminator-of-gods = Exterminador de Dioses
ability-romeo-exxet-miracles = Milagros
ability-romeo-exxet-final-conflagration = Conflagración Final
ability-romeo-exxet-caedus-celestia = Caedus Celestia
ability-romeo-exxet-queens-round = Ronda de la Reina
ability-romeo-exxet-pray = Rezar
ability-romeo-exxet-wings-of-the-seraph = Alas del Serafín
ability-romeo-exxet-the-blessed-sword = La Espada Bendita
ability-romeo-exxet-celestial-call = Llamada Celestial
ability-romeo-exxet-gods-wrath = Ira de Dios

name-saint-astraega = Santa Astraega
ability-saint-astraega-the-temperance = La Templanza
ability-saint-astraega-the-holy-priestess = La Sacerdotisa Sagrada
ability-saint-astraega-the-star = La Estrella
ability-saint-astraega-the-world = El Mundo

name-saint-hazael = Santa Hazael
ability-saint-hazael-summoner = Invocadora
ability-saint-hazael-sacred-charge = Carga Sagrada
ability-saint-hazael-winged-hurricane = Huracán Alado
ability-saint-hazael-wall-of-shields = Muro de Escudos
ability-saint-hazael-exorcism = Exorcismo

name-the-bearer-of-calamities = La Portadora de Calamidades
ability-the-bearer-of-calamities-magic-beam = Rayo Mágico
ability-the-bearer-of-calamities-charged-beam = Rayo Cargado
ability-the-bearer-of-calamities-catastrophic-light = Luz Catastrófica
ability-the-bearer-of-calamities-enchantment = Encantamiento
ability-the-bearer-of-calamities-awakening = Despertar

## Errantes

name-ergo-mundus = Ergo Mundus
ability-ergo-mundus-god-eater = Devorador de Dioses
ability-ergo-mundus-dark-beam = Rayo Oscuro
ability-ergo-mundus-dark-dome = Cúpula Oscura
ability-ergo-mundus-absolute-annihilation = Aniquilación Absoluta
ability-ergo-mundus-superior-presence = Presencia Superior
ability-ergo-mundus-dark-claw = Garra Oscura
ability-ergo-mundus-wings-of-darkness = Alas de Oscuridad

## Wissenschaft

name-alessa-raincross = Alessa Raincross
ability-alessa-raincross-stealth = Sigilo
ability-alessa-raincross-dark-sniper = Francotiradora Oscura
ability-alessa-raincross-storm-waltz = Vals de la Tormenta

name-celia = Celia
ability-celia-neokinesis = Neoquinesis
ability-celia-mirror-stance = Postura del Espejo
ability-celia-tear-of-illusions = Lágrima de Ilusiones

name-crow = Cuervo
ability-crow-the-process = El Proceso

name-feng-yi = Feng Yi
ability-feng-yi-xian-wu-jian = Primera Postura: Xian Wu Jian
ability-feng-yi-san-hua = Segunda Postura: San Hua
ability-feng-yi-jing-niao = Tercera Postura: Jing Niao
ability-feng-yi-yan-feng = Postura Final: Yan Feng

name-gear-mk-trithemius = Gear Mk. Trithemius
ability-gear-mk-trithemius-canyon-legate = Canyon Legate

name-grimorium-verum = Grimorium Verum
ability-grimorium-verum-armor-piercing = Perforación de Armadura
ability-grimorium-verum-exodia-cannon = Cañón Exodia
ability-grimorium-verum-magus-burst = Estallido del Mago
ability-grimorium-verum-veritas = Veritas

name-hiro = Hiro
ability-hiro-posing = Pose
ability-hiro-rider-kick = Patada del Jinete
ability-hiro-shooting-starflash = Destello Fugaz
ability-hiro-garo-fang = Colmillo Garo
ability-hiro-ultra-finisher = Ultra Remate

name-theurgia-gear = Theurgia Gear

name-legacy-of-solomon = Legado de Salomón
ability-legacy-of-solomon-energy-screen = Pantalla de Energía
ability-legacy-of-solomon-energy-wings = Alas de Energía
ability-legacy-of-solomon-unlimited = Sin Límites
ability-legacy-of-solomon-the-voice-of-god = La Voz de Dios

name-rayne = Rayne
ability-rayne-neokinesis = Neoquinesis
ability-rayne-shadow-technique = Técnica de la Sombra
ability-rayne-unlimited-edges = Filos Infinitos
ability-rayne-never-ending-illusion = Ilusión sin Fin

name-veronica = Veronica
ability-veronica-instinct = Instinto
ability-veronica-stealth = Sigilo
ability-veronica-forgetful-kiss = Beso del Olvido
ability-veronica-deadly-dance = Danza Mortal
ability-veronica-master-theft = Robo Magistral
ability-veronica-assignation = Asignación

name-xii = XII
ability-xii-the-process = El Proceso
ability-xii-veritas = Veritas
ability-xii-vox-nihili = Vox Nihili
ability-xii-versus = Versus
ability-xii-visio-dei = Visio Dei

## Otros

name-valis-ul-del-vilfain = Valis Ul Del Vilfain
ability-valis-ul-del-vilfain-summoner = Invocadora
ability-valis-ul-del-vilfain-battle-summoner = Invocadora de Batalla
ability-valis-ul-del-vilfain-kadru = Kadru
ability-valis-ul-del-vilfain-shesha = Shesha
ability-valis-ul-del-vilfain-arjuna = Arjuna
ability-valis-ul-del-vilfain-nux = Nux
ability-valis-ul-del-vilfain-naga = Naga

name-clay-warden = Guardián de Arcilla
ability-clay-warden-bond = Vínculo
ability-clay-warden-stubborn-clay = Arcilla Tenaz

name-grave-hound = Sabueso de Tumba
ability-grave-hound-bond = Vínculo
ability-grave-hound-cold-bite = Mordisco Helado

name-lantern-wisp = Fuego Fatuo
ability-lantern-wisp-bond = Vínculo
ability-lantern-wisp-kindly-light = Luz Bondadosa

## Cartas de ventaja

name-aberration-power = Poder Aberrante
ability-aberration-power-aberration-power = Poder Aberrante

name-alaron = Alaron
ability-alaron-alaron = Alaron

name-ark-shield = Escudo del Arca
ability-ark-shield-ark-shield = Escudo del Arca

name-battle-tactics = Táctica
ability-battle-tactics-battle-tactics = Táctica

name-bell-of-fortune = Campana de la Fortuna
ability-bell-of-fortune-bell-of-fortune = Campana de la Fortuna

name-blood-omen = Presagio de Sangre
ability-blood-omen-blood-omen = Presagio de Sangre

name-ceridwen = Ceridwen
ability-ceridwen-ceridwen = Ceridwen

name-chosen-prey = Presa Elegida
ability-chosen-prey-chosen-prey = Presa Elegida

name-combined-combat = Combate Combinado
ability-combined-combat-combined-combat = Combate Combinado

name-control-bound = Vínculo de Control
ability-control-bound-control-bound = Vínculo de Control

name-curse = Maldición
ability-curse-curse = Maldición

name-dawn-of-the-dark = Amanecer de la Oscuridad
ability-dawn-of-the-dark-dawn-of-the-dark = Amanecer de la Oscuridad

name-doom-silver = Plata Maldita
ability-doom-silver-doom-silver = Plata Maldita

name-elemental-weapon = Arma Elemental
ability-elemental-weapon-elemental-weapon = Arma Elemental

name-familiar = Familiar
ability-familiar-familiar = Familiar

name-fate-clock = Reloj del Destino
ability-fate-clock-fate-clock = Reloj del Destino

name-gabriels-gift = Don de Gabriel
ability-gabriels-gift-gabriels-gift = Don de Gabriel

name-gnose = Gnosis
ability-gnose-gnose = Gnosis

name-heart-of-gold = Corazón de Oro
ability-heart-of-gold-heart-of-gold = Corazón de Oro

name-heavy-armor = Armadura Pesada
ability-heavy-armor-heavy-armor = Armadura Pesada

name-jedahs-eye = Ojo de Jedah
ability-jedahs-eye-jedahs-eye = Ojo de Jedah

name-life-potion = Poción de Vida
ability-life-potion-life-potion = Poción de Vida

name-logistics = Logística
ability-logistics-logistics = Logística

name-magus-wand = Varita del Mago
ability-magus-wand-magus-wand = Varita del Mago

name-mikaels-tear = Lágrima de Mikael
ability-mikaels-tear-mikaels-tear = Lágrima de Mikael

name-nephiros = Nephiros
ability-nephiros-nephiros = Nephiros

name-nue = Nue
ability-nue-nue = Nue

name-nullum-lusec = Nullum Lusec
ability-nullum-lusec-nullum-lusec = Nullum Lusec

name-personal-reasons = Motivos Personales
ability-personal-reasons-personal-reasons = Motivos Personales

name-pool-of-life = Fuente de Vida
ability-pool-of-life-pool-of-life = Fuente de Vida
ability-pool-of-life-healing-ground = Suelo Curativo

name-presence = Presencia
ability-presence-presence = Presencia

name-protective-shield = Escudo Protector
ability-protective-shield-protective-shield = Escudo Protector

name-red-theurgia-go = ¡¡¡Theurgia Roja!!! ¡¡¡Adelante!!!
ability-red-theurgia-go-red-theurgia-go = ¡¡¡Theurgia Roja!!! ¡¡¡Adelante!!!

name-ring-of-erebus = Anillo de Érebo
ability-ring-of-erebus-ring-of-erebus = Anillo de Érebo

name-seal-of-bones = Sello de Huesos
ability-seal-of-bones-seal-of-bones = Sello de Huesos

name-smoke-cloud = Nube de Humo
ability-smoke-cloud-smoke-cloud = Nube de Humo

name-supernatural-devourer = Devorador Sobrenatural
ability-supernatural-devourer-supernatural-devourer = Devorador Sobrenatural

name-supernatural-weapon = Arma Sobrenatural
ability-supernatural-weapon-supernatural-weapon = Arma Sobrenatural

name-team-assault-group = Grupo de Asalto
ability-team-assault-group-assault = Asalto
ability-team-assault-group-pride = Orgullo
ability-team-assault-group-high-technology = Alta Tecnología

name-team-condemned-lovers = Amantes Condenados
ability-team-condemned-lovers-blinded-by-anger = Cegado por la Ira
ability-team-condemned-lovers-bodyguard = Guardaespaldas
ability-team-condemned-lovers-live-blood = Sangre Viva
ability-team-condemned-lovers-combined-combat = Combate Combinado

name-team-executive-team = Equipo Ejecutivo
ability-team-executive-team-resurrection = Resurrección
ability-team-executive-team-destruction-protocol = Protocolo de Destrucción
ability-team-executive-team-resurrection-protocol = Protocolo de Resurrección

name-team-les-jaeger = Les Jaeger
ability-team-les-jaeger-absolute-command = Mando Absoluto
ability-team-les-jaeger-opugnis = Opugnis
ability-team-les-jaeger-impero = Impero
ability-team-les-jaeger-motum = Motum

name-team-saint-council = Consejo de Santos
ability-team-saint-council-holy-essence = Esencia Sagrada
ability-team-saint-council-holy-aura = Aura Sagrada
ability-team-saint-council-superior-healing = Curación Superior
ability-team-saint-council-healing = Curación

name-team-the-puppet-master = El Titiritero
ability-team-the-puppet-master-compello = Compello
ability-team-the-puppet-master-clamito = Clamito
ability-team-the-puppet-master-luctus = Luctus
ability-team-the-puppet-master-subjugated = Subyugadas
ability-team-the-puppet-master-blood-sisters = Hermanas de Sangre
ability-team-the-puppet-master-pack-hunters = Cazadoras en Manada

name-team-twin-shadow = Sombra Gemela
ability-team-twin-shadow-elusive-shadow = Sombra Escurridiza
ability-team-twin-shadow-kageken = Kageken
ability-team-twin-shadow-ninja = Ninja
ability-team-twin-shadow-honorable-teacher = Maestro Honorable
ability-team-twin-shadow-spontaneous-shadow = Sombra Espontánea
ability-team-twin-shadow-kage = Kage
ability-team-twin-shadow-stealth = Sigilo

name-tempus-fugit = Tempus Fugit
ability-tempus-fugit-tempus-fugit = Tempus Fugit

name-ultimate-weapon = Arma Definitiva
ability-ultimate-weapon-ultimate-weapon = Arma Definitiva

name-vial-of-life = Vial de Vida
ability-vial-of-life-vial-of-life = Vial de Vida

name-winds-spirit = Espíritu del Viento
ability-winds-spirit-winds-spirit = Espíritu del Viento

## Grupos

name-black-lions = Los Leones Negros
name-border-patrol = La Patrulla Fronteriza
name-bound-spirits = Espíritus Atados
name-crusade = La Cruzada
name-dark-duel = El Duelo Oscuro
name-fallen-thrones = Tronos Caídos
name-fallen-wings = Alas Caídas
name-field-trial = La Prueba de Campo
name-heavy-machinery = Maquinaria Pesada
name-holy-see = La Santa Sede
name-inquest = La Pesquisa
name-institute = El Instituto
name-iron-march = La Marcha de Hierro
name-kings-game = El Juego del Rey
name-moonless-rite = El Rito sin Luna
name-night-hunt = La Cacería Nocturna
name-ophiels-court = La Corte de Ophiel
name-penitents = Los Penitentes
name-prototypes = Los Prototipos
name-quiet-work = Trabajo Silencioso
name-shadow-office = El Despacho en Sombras
name-siege-works = Las Obras de Asedio
name-throne-guard = La Guardia del Trono
name-white-choir = El Coro Blanco

# The second list
name-frederick-adler = Frederick Adler
ability-frederick-adler-order-of-assassination = Orden de Asesinato
ability-frederick-adler-war-sacrifice = Sacrificio de Guerra
ability-frederick-adler-disposable-agents = Agentes Prescindibles
ability-frederick-adler-kortana = Kortana

name-iosara = Iosara
ability-iosara-crystal-fire = Fuego de Cristal
ability-iosara-death-bringer = Portadora de Muerte
ability-iosara-the-three-fates = Las Tres Parcas
ability-iosara-specter = No Nacida: Espectro
ability-iosara-wandering-shadow = No Nacida: Sombra Errante
ability-iosara-power-absorption = No Nacida: Absorción de Poder

name-lilith = Lilith
ability-lilith-swirling-blades = Espadas Giratorias
ability-lilith-alraune = Alraune
ability-lilith-scorpion-blade = Hoja del Escorpión
ability-lilith-dream-of-lust = Sueño de Lujuria
ability-lilith-healing-light = Archimaga: Luz Curativa
ability-lilith-spy-light = Archimaga: Luz Espía
ability-lilith-protection = Archimaga: Protección
ability-lilith-blessing = Archimaga: Bendición

name-may = May
ability-may-death-halo = Halo de Muerte
ability-may-stealth = Sigilo
ability-may-dark-zero = Dark Zero
ability-may-moon-zero = Moon Zero
ability-may-death-zero = Death Zero

name-september = September
ability-september-pain-master = Maestro del Dolor
ability-september-wrath-of-the-fallen = Ira del Caído
ability-september-to-the-limit = Hasta el Límite
ability-september-catastrophe-in-wave = Catástrofe en Oleada
ability-september-dark-side = Lado Oscuro

name-tiamat = Tiamat
ability-tiamat-cancer = Cáncer
ability-tiamat-awe-of-the-forgotten = Temor de los Olvidados
ability-tiamat-world-of-wires = Mundo de Hilos
ability-tiamat-wires-of-destiny = Hilos del Destino

name-vayl = Vayl
ability-vayl-chronos-blades = Hojas de Cronos
ability-vayl-time-steal = Robo de Tiempo
ability-vayl-stealth = Sigilo
ability-vayl-crumbling-of-time = Desmoronamiento del Tiempo
ability-vayl-scar-of-time = Cicatriz del Tiempo

name-crimson-death = Muerte Carmesí
ability-crimson-death-fearbringer = Portador del Miedo
ability-crimson-death-immortal-shadow = Sombra Inmortal
ability-crimson-death-sentenced = Sentenciado
ability-crimson-death-cailleach = Cailleach
ability-crimson-death-feast-for-crows = Festín de Cuervos

name-lucera = Lucera

name-umbra = Umbra

name-dinah = Dinah
ability-dinah-blessing = Bendición
ability-dinah-blessing-by-lucera = Bendición por Lucera
ability-dinah-darkness-veil = Velo de Oscuridad
ability-dinah-darkness-veil-by-umbra = Velo de Oscuridad por Umbra
ability-dinah-devastation-by-lucera = Devastación por Lucera
ability-dinah-devastation-by-umbra = Devastación por Umbra
ability-dinah-reality-fold = Pliegue de la Realidad
ability-dinah-divine-being = Ser Divino
ability-dinah-umbra-and-lucera = Umbra y Lucera
ability-dinah-angel-guardian = Ángel de la Guarda

name-kaori = Kaori
ability-kaori-magic-beam = Rayo Mágico
ability-kaori-towards-the-clouds = Hacia las Nubes
ability-kaori-forced-landing = Aterrizaje Forzoso
ability-kaori-pumpkin-bomb = Bomba Calabaza
ability-kaori-cats-trick = Truco del Gato

name-legion = Legion
ability-legion-unstoppable = Imparable
ability-legion-destroyer = Destructor
ability-legion-destroyer-all-round = Destructor: alrededor
ability-legion-gaira-chains = Cadenas de Gaira
ability-legion-vortex-nova = Vortex Nova
ability-legion-disaster-10 = Desastre: 10
ability-legion-disaster-20 = Desastre: 20
ability-legion-disaster-30 = Desastre: 30
ability-legion-disaster-40 = Desastre: 40
ability-legion-prelude-to-destruction = Preludio de Destrucción
ability-legion-disgrace = Catástrofe: Desgracia
ability-legion-eternal-darkness = Catástrofe: Oscuridad Eterna
ability-legion-wings-of-shadow = Catástrofe: Alas de Sombra
ability-legion-doom = Catástrofe: Condena
ability-legion-the-end = Catástrofe: El Fin

name-alis-testarrosa = Alis Testarrosa
ability-alis-testarrosa-wings-of-light = Alas de Luz
ability-alis-testarrosa-aegis-wind = Viento de Égida
ability-alis-testarrosa-valkyrie = Valquiria
ability-alis-testarrosa-aegis = Égida
ability-alis-testarrosa-beyond-the-winds = Más Allá de los Vientos
ability-alis-testarrosa-out-of-the-winds = Desde los Vientos

name-damien = Damien
ability-damien-lightning-slash = Tajo Relámpago
ability-damien-breathless = Sin Aliento
ability-damien-bodyless = Sin Cuerpo
ability-damien-liveless = Sin Vida

name-grey = Grey
ability-grey-exaltation = Exaltación
ability-grey-my-life-for-thine = Mi Vida por la Tuya
ability-grey-final-protection = Protección Final
ability-grey-lightning-retribution = Represalia Relámpago
ability-grey-the-promise = La Promesa
ability-grey-guardian = Guardián

name-maria = Maria
ability-maria-death-incarnate = Muerte Encarnada
ability-maria-death-scythe = Guadaña de la Muerte
ability-maria-shadow-of-death = Sombra de la Muerte
ability-maria-death-puppets = Marionetas de la Muerte
ability-maria-soulhunter = Cazadora de Almas

name-sarah-reindhold = Sarah Reindhold
ability-sarah-reindhold-mist-of-the-hallowed = Niebla de los Santos
ability-sarah-reindhold-summoner = Invocadora
ability-sarah-reindhold-nathaniels-hand = Mano de Nathaniel
ability-sarah-reindhold-stigmata = Estigmas
ability-sarah-reindhold-nathaniels-incense = Incienso de Nathaniel

name-xavier = Xavier
ability-xavier-dark-exaltation = Exaltación Oscura
ability-xavier-fallen-from-grace = Caído en Desgracia
ability-xavier-primordial-sin = Pecado Primordial
ability-xavier-dark-hunter = Cazador Oscuro
ability-xavier-soul-steal = Robo de Alma

name-fate = Fate
ability-fate-targeting-lasers = Láseres de Puntería
ability-fate-technofairy = Tecnohada
ability-fate-light-marker = Marca de Luz
ability-fate-nanomachines = Nanomáquinas
ability-fate-command-system = Sistema de Mando
ability-fate-master-spark = Chispa Maestra

name-goethia = Goethia
ability-goethia-homing-lasers = Láseres Guiados
ability-goethia-goethe = Goethe
ability-goethia-calamity-rain = Lluvia de Calamidades

name-hecatondies-zero-sigma = Hecatondies Zero Sigma
ability-hecatondies-zero-sigma-prehensile-tail = Cola Prensil
ability-hecatondies-zero-sigma-soft-grip = Cola Prensil: la presa
ability-hecatondies-zero-sigma-execution = Código-34: Ejecución
ability-hecatondies-zero-sigma-destroyer-dome = Código-11: Cúpula Destructora
ability-hecatondies-zero-sigma-force-shield = Escudo de Fuerza
ability-hecatondies-zero-sigma-terminus = Código-66: Terminus
ability-hecatondies-zero-sigma-energy = Energía
ability-hecatondies-zero-sigma-power-cells = Células de Energía

name-kira = Kira
ability-kira-impure-shot = Disparo Impuro
ability-kira-buster-shot = Disparo Demoledor
ability-kira-buckshot = Perdigonada
ability-kira-valkyrie = Valquiria

name-alinor = Alinor
ability-alinor-alinor = Alinor

name-aura = Aura
ability-aura-aura = Aura

name-black-candle = Vela Negra
ability-black-candle-black-candle = Vela Negra

name-blood-stone = Piedra de Sangre
ability-blood-stone-blood-stone = Piedra de Sangre

name-chaos = Caos
ability-chaos-chaos = Caos

name-clock-of-cronos = Reloj de Cronos
ability-clock-of-cronos-clock-of-cronos = Reloj de Cronos

name-cursed-weapon = Arma Maldita
ability-cursed-weapon-cursed-weapon = Arma Maldita

name-destiny = Destino
ability-destiny-destiny = Destino

name-dragon-blood = Sangre de Dragón
ability-dragon-blood-dragon-blood = Sangre de Dragón

name-gale = Vendaval
ability-gale-gale = Vendaval

name-heart-of-shadow = Corazón de Sombra
ability-heart-of-shadow-heart-of-shadow = Corazón de Sombra

name-ikaro = Ícaro
ability-ikaro-ikaro = Ícaro

name-final-stand = Última Resistencia
ability-final-stand-final-stand = Última Resistencia

name-limiter = Limitador
ability-limiter-limiter = Limitador

name-martyrdom = Mártir
ability-martyrdom-martyrdom = Mártir

name-the-nine-lives = Nueve Vidas
ability-the-nine-lives-the-nine-lives = Nueve Vidas

name-nullifier = Anulador
ability-nullifier-nullifier = Anulador

name-primal = Primigenio
ability-primal-primal = Primigenio

name-ring-of-rudraskha = Anillo de Rudraskha
ability-ring-of-rudraskha-ring-of-rudraskha = Anillo de Rudraskha

name-serum = Suero
ability-serum-serum = Suero
ability-serum-serum-shared = Suero: compartido

name-talisman-of-eriol = Talismán de Eriol
ability-talisman-of-eriol-talisman-of-eriol = Talismán de Eriol

name-vision = Visión
ability-vision-vision = Visión

name-team-the-dark-hand = La Mano Oscura
ability-team-the-dark-hand-group-combat = Combate en Grupo
ability-team-the-dark-hand-share-the-pain = Compartir el Dolor
ability-team-the-dark-hand-ice-arrows = Flechas de Hielo
ability-team-the-dark-hand-combined-murder = Asesinato Combinado
name-supernatural-traps = Trampas Sobrenaturales
ability-supernatural-traps-supernatural-traps = Trampas Sobrenaturales
name-supernatural-trap = Trampa Sobrenatural
ability-supernatural-trap-snap = Chasquido
ability-supernatural-trap-grip = Presa
