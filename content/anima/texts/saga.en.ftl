### The names of the pack `saga` in English: its characters, their abilities, its advantage cards, and its ready parties.
### A character or card is `name-<id>`, an ability `ability-<card>-<id>`; each card's abilities follow its name.

## Empire

name-claire-adelheid = Claire Adelheid
ability-claire-adelheid-gae-bolg = Gae Bolg
ability-claire-adelheid-nuala = Nuala
ability-claire-adelheid-eadgil-solaris = Eadgil Solaris
ability-claire-adelheid-tuatha-de-danann = Tuatha De Danann

name-duncan-reid = Duncan Reid
ability-duncan-reid-crossblade = Crossblade
ability-duncan-reid-pride = Pride

name-empire-knight = Empire Knight

name-erika = Erika
ability-erika-mjolnir = Mjolnir
ability-erika-ka-boom = Ka-Boom!
ability-erika-spin-spin-spin = Spin! Spin! Spin!
ability-erika-taunt = Taunt

name-griever = Griever
ability-griever-indomitable = Indomitable
ability-griever-scar-of-the-world = Scar of the World
ability-griever-end-of-the-world = End of the World
ability-griever-defensive-stance = Defensive Stance

name-janus-faith = Janus Faith
ability-janus-faith-executioner = Executioner
ability-janus-faith-absolute-defense = Absolute Defense

name-lilian-virgil = Lilian Virgil
ability-lilian-virgil-aura-of-protection = Aura of Protection
ability-lilian-virgil-breath-of-life = Breath of Life
ability-lilian-virgil-sacred-seal = Sacred Seal
ability-lilian-virgil-inspiration = Inspiration

name-macbeth = Macbeth
ability-macbeth-destroyer-of-the-unholy = Destroyer of the Unholy
ability-macbeth-aegis = Aegis
ability-macbeth-immortal-breath = Immortal Breath
ability-macbeth-consecrate = Consecrate
ability-macbeth-the-sword-of-azrael = The Sword of Azrael
ability-macbeth-soul-of-light = Soul of Light

name-october = October
ability-october-master-archer = Master Archer
ability-october-ice-arrows = Ice Arrows
ability-october-melting-ice = Melting Ice
ability-october-assassin = Assassin
ability-october-liberation = Liberation

name-samiel = Samiel, the Black Lion
ability-samiel-the-black-sword = The Black Sword
ability-samiel-dark-lions = Dark Lions
ability-samiel-the-soul-of-the-beast = The Soul of the Beast
ability-samiel-hearth-of-shadows = Hearth of Shadows
ability-samiel-preying-shadows = Preying Shadows
ability-samiel-for-the-fallen = For the Fallen
ability-samiel-eternal-damnation = Eternal Damnation
ability-samiel-unholy-power = Unholy Power
ability-samiel-unholy-edge = Unholy Power: the Sword
ability-samiel-death-pact = Death Pact
ability-samiel-life-for-a-life = Life for a Life

name-sho = Sho
ability-sho-combo = Combo
ability-sho-kurokami = Kurokami
ability-sho-master = Master
ability-sho-iaido = Iaido
ability-sho-bushu = Bushu

name-valentine = Valentine
ability-valentine-information = Information
ability-valentine-surprise-shot = Surprise Shot
ability-valentine-stealth = Stealth
ability-valentine-in-my-sights = In My Sights
ability-valentine-perfect-shot = Perfect Shot
ability-valentine-execution = Execution

name-yuri-olsen = Yuri Olsen
ability-yuri-olsen-unbreakable-will = Unbreakable Will
ability-yuri-olsen-kings-tower = King's Tower
ability-yuri-olsen-queens-round = Queen's Round
ability-yuri-olsen-tactical-mastery = Tactical Mastery
ability-yuri-olsen-war-cry = War Cry

## Samael

name-aoi-inukai = Aoi Inukai
ability-aoi-inukai-spiritual-beam = Spiritual Beam
ability-aoi-inukai-moon-seal = Moon Seal
ability-aoi-inukai-coral-ecstasy = Coral Ecstasy
ability-aoi-inukai-winds-of-life = Winds of Life

name-covel = Covel
ability-covel-summoner = Summoner
ability-covel-master-summoner = Master Summoner
ability-covel-superior-presence = Superior Presence
ability-covel-dark-star = Dark Star
ability-covel-empowerment = Empowerment

name-dark-chesire = Dark Chesire
ability-dark-chesire-excisun-aeris = Excisun Aeris
ability-dark-chesire-summun = Summun

name-genma = Genma
ability-genma-summoner = Summoner
ability-genma-life-link = Life Link
ability-genma-lasso-of-unity = Lasso of Unity
ability-genma-vanish = Vanish
ability-genma-spiritual-beam = Spiritual Beam

name-kairos = Kairos
ability-kairos-dark-valestis = Dark Valestis
ability-kairos-soul-spiral = Soul Spiral
ability-kairos-final-burst = Final Burst

name-konosuke = Konosuke
ability-konosuke-itami = Itami
ability-konosuke-kokoro = Kokoro
ability-konosuke-mesatsu = Mesatsu
ability-konosuke-explosion-of-condemned-souls = Explosion of Condemned Souls
ability-konosuke-ikusaguruma = Ikusaguruma
ability-konosuke-rasetsu = Rasetsu
ability-konosuke-thousand-broken-bones = Thousand Broken Bones

name-ophiel = Ophiel
ability-ophiel-dark-beam = Dark Beam
ability-ophiel-devouring-darkness = Devouring Darkness
ability-ophiel-end-of-eternity = End of Eternity
ability-ophiel-godless-world = Godless World

## Church

name-alexias = Alexias
ability-alexias-angel-of-death = Angel of Death
ability-alexias-assassin = Assassin
ability-alexias-piety = Piety
ability-alexias-stealth = Stealth
ability-alexias-sword-throw = Sword Throw
ability-alexias-fold-space = Fold Space
ability-alexias-umbra-and-thanatos = Umbra and Thanatos
ability-alexias-ormus = Ormus

name-azriel = Azriel
ability-azriel-invite-hell = Invite Hell
ability-azriel-wings-of-sin = Wings of Sin
ability-azriel-promised-pain = Promised Pain

name-damaris = Damaris
ability-damaris-summoner = Summoner
ability-damaris-spirit-link = Spirit Link
ability-damaris-dark-power = Dark Power
ability-damaris-life-link = Life Link
ability-damaris-death-link = Death Link

name-gemini = Gemini
ability-gemini-dominant-personality = Dominant Personality
ability-gemini-unnatural-size = Unnatural Size
ability-gemini-gabriel = Gabriel
ability-gemini-uriel = Uriel
ability-gemini-azrael = Azrael

name-gemini-zafini = Gemini, Zafini
ability-gemini-zafini-dominant-personality = Dominant Personality
ability-gemini-zafini-unnatural-size = Unnatural Size
ability-gemini-zafini-meseguis = Meseguis
ability-gemini-zafini-noah = Noah
ability-gemini-zafini-zemial = Zemial

name-high-saint-elienai = High Saint Elienai
ability-high-saint-elienai-superior-presence = Superior Presence
ability-high-saint-elienai-essence = Essence
ability-high-saint-elienai-door-to-the-beyond = Door to the Beyond
ability-high-saint-elienai-threads-of-destiny = Threads of Destiny
ability-high-saint-elienai-vision = Vision
ability-high-saint-elienai-hand-of-god = Hand of God
ability-high-saint-elienai-deus-vult = Deus Vult
ability-high-saint-elienai-possession = Possession
ability-high-saint-elienai-soul-fusion = Soul Fusion

name-justina = Justina
ability-justina-nux = Nux
ability-justina-anathema = Anathema
ability-justina-sinners-glare = Sinner's Glare
ability-justina-tears-of-heaven = Tears of Heaven
ability-justina-suppression-aura = Suppression Aura
ability-justina-penitent-shot = Penitent Shot

name-luzbell = Luzbell
ability-luzbell-holy-cut = Holy Cut
ability-luzbell-holy-reflection = Holy Reflection
ability-luzbell-divine-shield = Divine Shield
ability-luzbell-mirror-jump = Mirror Jump

name-nero = Nero
ability-nero-hand-of-azrael = Hand of Azrael
ability-nero-wings-of-absolution = Wings of Absolution
ability-nero-soul = Soul
ability-nero-the-fallen-angels = The Fallen Angels

name-romeo-exxet = Romeo Exxet
ability-romeo-exxet-exterminator-of-gods = Exterminator of Gods
ability-romeo-exxet-miracles = Miracles
ability-romeo-exxet-final-conflagration = Final Conflagration
ability-romeo-exxet-caedus-celestia = Caedus Celestia
ability-romeo-exxet-queens-round = Queen's Round
ability-romeo-exxet-pray = Pray
ability-romeo-exxet-wings-of-the-seraph = Wings of the Seraph
ability-romeo-exxet-the-blessed-sword = The Blessed Sword
ability-romeo-exxet-celestial-call = Celestial Call
ability-romeo-exxet-gods-wrath = God's Wrath

name-saint-astraega = Saint Astraega
ability-saint-astraega-the-temperance = The Temperance
ability-saint-astraega-the-holy-priestess = The Holy Priestess
ability-saint-astraega-the-star = The Star
ability-saint-astraega-the-world = The World

name-saint-hazael = Saint Hazael
ability-saint-hazael-summoner = Summoner
ability-saint-hazael-sacred-charge = Sacred Charge
ability-saint-hazael-winged-hurricane = Winged Hurricane
ability-saint-hazael-wall-of-shields = Wall of Shields
ability-saint-hazael-exorcism = Exorcism

name-the-bearer-of-calamities = The Bearer of Calamities
ability-the-bearer-of-calamities-magic-beam = Magic Beam
ability-the-bearer-of-calamities-charged-beam = Charged Beam
ability-the-bearer-of-calamities-catastrophic-light = Catastrophic Light
ability-the-bearer-of-calamities-enchantment = Enchantment
ability-the-bearer-of-calamities-awakening = Awakening

## Wanderers

name-ergo-mundus = Ergo Mundus
ability-ergo-mundus-god-eater = God Eater
ability-ergo-mundus-dark-beam = Dark Beam
ability-ergo-mundus-dark-dome = Dark Dome
ability-ergo-mundus-absolute-annihilation = Absolute Annihilation
ability-ergo-mundus-superior-presence = Superior Presence
ability-ergo-mundus-dark-claw = Dark Claw
ability-ergo-mundus-wings-of-darkness = Wings of Darkness

## Wissenschaft

name-alessa-raincross = Alessa Raincross
ability-alessa-raincross-stealth = Stealth
ability-alessa-raincross-dark-sniper = Dark Sniper
ability-alessa-raincross-storm-waltz = Storm Waltz

name-celia = Celia
ability-celia-neokinesis = Neokinesis
ability-celia-mirror-stance = Mirror Stance
ability-celia-tear-of-illusions = Tear of Illusions

name-crow = Crow
ability-crow-the-process = The Process

name-feng-yi = Feng Yi
ability-feng-yi-xian-wu-jian = First Stand: Xian Wu Jian
ability-feng-yi-san-hua = Second Stand: San Hua
ability-feng-yi-jing-niao = Third Stand: Jing Niao
ability-feng-yi-yan-feng = Final Stand: Yan Feng

name-gear-mk-trithemius = Gear Mk. Trithemius
ability-gear-mk-trithemius-canyon-legate = Canyon Legate

name-grimorium-verum = Grimorium Verum
ability-grimorium-verum-armor-piercing = Armor Piercing
ability-grimorium-verum-exodia-cannon = Exodia Cannon
ability-grimorium-verum-magus-burst = Magus Burst
ability-grimorium-verum-veritas = Veritas

name-hiro = Hiro
ability-hiro-posing = Posing
ability-hiro-rider-kick = Rider Kick
ability-hiro-shooting-starflash = Shooting Starflash
ability-hiro-garo-fang = Garo Fang
ability-hiro-ultra-finisher = Ultra Finisher

name-theurgia-gear = Theurgia Gear

name-legacy-of-solomon = Legacy of Solomon
ability-legacy-of-solomon-energy-screen = Energy Screen
ability-legacy-of-solomon-energy-wings = Energy Wings
ability-legacy-of-solomon-unlimited = Unlimited
ability-legacy-of-solomon-the-voice-of-god = The Voice of God

name-rayne = Rayne
ability-rayne-neokinesis = Neokinesis
ability-rayne-shadow-technique = Shadow Technique
ability-rayne-unlimited-edges = Unlimited Edges
ability-rayne-never-ending-illusion = Never Ending Illusion

name-veronica = Veronica
ability-veronica-instinct = Instinct
ability-veronica-stealth = Stealth
ability-veronica-forgetful-kiss = Forgetful Kiss
ability-veronica-deadly-dance = Deadly Dance
ability-veronica-master-theft = Master Theft
ability-veronica-assignation = Assignation

name-xii = XII
ability-xii-the-process = The Process
ability-xii-veritas = Veritas
ability-xii-vox-nihili = Vox Nihili
ability-xii-versus = Versus
ability-xii-visio-dei = Visio Dei

## Others

name-valis-ul-del-vilfain = Valis Ul Del Vilfain
ability-valis-ul-del-vilfain-summoner = Summoner
ability-valis-ul-del-vilfain-battle-summoner = Battle Summoner
ability-valis-ul-del-vilfain-kadru = Kadru
ability-valis-ul-del-vilfain-shesha = Shesha
ability-valis-ul-del-vilfain-arjuna = Arjuna
ability-valis-ul-del-vilfain-nux = Nux
ability-valis-ul-del-vilfain-naga = Naga

name-clay-warden = Clay Warden
ability-clay-warden-bond = Bond
ability-clay-warden-stubborn-clay = Stubborn Clay

name-grave-hound = Grave Hound
ability-grave-hound-bond = Bond
ability-grave-hound-cold-bite = Cold Bite

name-lantern-wisp = Lantern Wisp
ability-lantern-wisp-bond = Bond
ability-lantern-wisp-kindly-light = Kindly Light

## Advantage cards

name-aberration-power = Aberration Power
ability-aberration-power-aberration-power = Aberration Power

name-alaron = Alaron
ability-alaron-alaron = Alaron

name-ark-shield = Ark Shield
ability-ark-shield-ark-shield = Ark Shield

name-battle-tactics = Tactics
ability-battle-tactics-battle-tactics = Tactics

name-bell-of-fortune = Bell of Fortune
ability-bell-of-fortune-bell-of-fortune = Bell of Fortune

name-blood-omen = Blood Omen
ability-blood-omen-blood-omen = Blood Omen

name-ceridwen = Ceridwen
ability-ceridwen-ceridwen = Ceridwen

name-chosen-prey = Chosen Prey
ability-chosen-prey-chosen-prey = Chosen Prey

name-combined-combat = Combined Combat
ability-combined-combat-combined-combat = Combined Combat

name-control-bound = Control Bound
ability-control-bound-control-bound = Control Bound

name-curse = Curse
ability-curse-curse = Curse

name-dawn-of-the-dark = Dawn of the Dark
ability-dawn-of-the-dark-dawn-of-the-dark = Dawn of the Dark

name-doom-silver = Doom Silver
ability-doom-silver-doom-silver = Doom Silver

name-elemental-weapon = Elemental Weapon
ability-elemental-weapon-elemental-weapon = Elemental Weapon

name-familiar = Familiar
ability-familiar-familiar = Familiar

name-fate-clock = Fate Clock
ability-fate-clock-fate-clock = Fate Clock

name-gabriels-gift = Gabriel's Gift
ability-gabriels-gift-gabriels-gift = Gabriel's Gift

name-gnose = Gnose
ability-gnose-gnose = Gnose

name-heart-of-gold = Heart of Gold
ability-heart-of-gold-heart-of-gold = Heart of Gold

name-heavy-armor = Heavy Armor
ability-heavy-armor-heavy-armor = Heavy Armor

name-jedahs-eye = Jedah's Eye
ability-jedahs-eye-jedahs-eye = Jedah's Eye

name-life-potion = Life Potion
ability-life-potion-life-potion = Life Potion

name-logistics = Logistics
ability-logistics-logistics = Logistics

name-magus-wand = Magus Wand
ability-magus-wand-magus-wand = Magus Wand

name-mikaels-tear = Mikael's Tear
ability-mikaels-tear-mikaels-tear = Mikael's Tear

name-nephiros = Nephiros
ability-nephiros-nephiros = Nephiros

name-nue = Nue
ability-nue-nue = Nue

name-nullum-lusec = Nullum Lusec
ability-nullum-lusec-nullum-lusec = Nullum Lusec

name-personal-reasons = Personal Reasons
ability-personal-reasons-personal-reasons = Personal Reasons

name-pool-of-life = Pool of Life
ability-pool-of-life-pool-of-life = Pool of Life
ability-pool-of-life-healing-ground = Healing Ground

name-presence = Presence
ability-presence-presence = Presence

name-protective-shield = Protective Shield
ability-protective-shield-protective-shield = Protective Shield

name-red-theurgia-go = Red Theurgia!!! Go!!!
ability-red-theurgia-go-red-theurgia-go = Red Theurgia!!! Go!!!

name-ring-of-erebus = Ring of Erebus
ability-ring-of-erebus-ring-of-erebus = Ring of Erebus

name-seal-of-bones = Seal of Bones
ability-seal-of-bones-seal-of-bones = Seal of Bones

name-smoke-cloud = Smoke Cloud
ability-smoke-cloud-smoke-cloud = Smoke Cloud

name-supernatural-devourer = Supernatural Devourer
ability-supernatural-devourer-supernatural-devourer = Supernatural Devourer

name-supernatural-weapon = Supernatural Weapon
ability-supernatural-weapon-supernatural-weapon = Supernatural Weapon

name-team-assault-group = Assault Group
ability-team-assault-group-assault = Assault
ability-team-assault-group-pride = Pride
ability-team-assault-group-high-technology = High Technology

name-team-condemned-lovers = Condemned Lovers
ability-team-condemned-lovers-blinded-by-anger = Blinded by Anger
ability-team-condemned-lovers-bodyguard = Bodyguard
ability-team-condemned-lovers-live-blood = Live Blood
ability-team-condemned-lovers-combined-combat = Combined Combat

name-team-executive-team = Executive Team
ability-team-executive-team-resurrection = Resurrection
ability-team-executive-team-destruction-protocol = Destruction Protocol
ability-team-executive-team-resurrection-protocol = Resurrection Protocol

name-team-les-jaeger = Les Jaeger
ability-team-les-jaeger-absolute-command = Absolute Command
ability-team-les-jaeger-opugnis = Opugnis
ability-team-les-jaeger-impero = Impero
ability-team-les-jaeger-motum = Motum

name-team-saint-council = Saint Council
ability-team-saint-council-holy-essence = Holy Essence
ability-team-saint-council-holy-aura = Holy Aura
ability-team-saint-council-superior-healing = Superior Healing
ability-team-saint-council-healing = Healing

name-team-the-puppet-master = The Puppet Master
ability-team-the-puppet-master-compello = Compello
ability-team-the-puppet-master-clamito = Clamito
ability-team-the-puppet-master-luctus = Luctus
ability-team-the-puppet-master-subjugated = Subjugated
ability-team-the-puppet-master-blood-sisters = Blood Sisters
ability-team-the-puppet-master-pack-hunters = Pack Hunters

name-team-twin-shadow = Twin Shadow
ability-team-twin-shadow-elusive-shadow = Elusive Shadow
ability-team-twin-shadow-kageken = Kageken
ability-team-twin-shadow-ninja = Ninja
ability-team-twin-shadow-honorable-teacher = Honorable Teacher
ability-team-twin-shadow-spontaneous-shadow = Spontaneous Shadow
ability-team-twin-shadow-kage = Kage
ability-team-twin-shadow-stealth = Stealth

name-tempus-fugit = Tempus Fugit
ability-tempus-fugit-tempus-fugit = Tempus Fugit

name-ultimate-weapon = Ultimate Weapon
ability-ultimate-weapon-ultimate-weapon = Ultimate Weapon

name-vial-of-life = Vial of Life
ability-vial-of-life-vial-of-life = Vial of Life

name-winds-spirit = Wind's Spirit
ability-winds-spirit-winds-spirit = Wind's Spirit

## Parties

name-black-lions = The Black Lions
name-border-patrol = The Border Patrol
name-bound-spirits = Bound Spirits
name-crusade = The Crusade
name-dark-duel = The Dark Duel
name-fallen-thrones = Fallen Thrones
name-fallen-wings = Fallen Wings
name-field-trial = The Field Trial
name-heavy-machinery = Heavy Machinery
name-holy-see = The Holy See
name-inquest = The Inquest
name-institute = The Institute
name-iron-march = The Iron March
name-kings-game = The King's Game
name-moonless-rite = The Moonless Rite
name-night-hunt = The Night Hunt
name-ophiels-court = Ophiel's Court
name-penitents = The Penitents
name-prototypes = The Prototypes
name-quiet-work = Quiet Work
name-shadow-office = The Shadow Office
name-siege-works = The Siege Works
name-throne-guard = The Throne Guard
name-white-choir = The White Choir

# The second list
name-frederick-adler = Frederick Adler
ability-frederick-adler-order-of-assassination = Order of Assassination
ability-frederick-adler-war-sacrifice = War Sacrifice
ability-frederick-adler-disposable-agents = Disposable Agents
ability-frederick-adler-kortana = Kortana

name-iosara = Iosara
ability-iosara-crystal-fire = Crystal Fire
ability-iosara-death-bringer = Death Bringer
ability-iosara-the-three-fates = The Three Fates
ability-iosara-specter = Unborn: Specter
ability-iosara-wandering-shadow = Unborn: Wandering Shadow
ability-iosara-power-absorption = Unborn: Power Absorption

name-lilith = Lilith
ability-lilith-swirling-blades = Swirling Blades
ability-lilith-alraune = Alraune
ability-lilith-scorpion-blade = Scorpion Blade
ability-lilith-dream-of-lust = Dream of Lust
ability-lilith-healing-light = Archmage: Healing Light
ability-lilith-spy-light = Archmage: Spy Light
ability-lilith-protection = Archmage: Protection
ability-lilith-blessing = Archmage: Blessing

name-may = May
ability-may-death-halo = Death Halo
ability-may-stealth = Stealth
ability-may-dark-zero = Dark Zero
ability-may-moon-zero = Moon Zero
ability-may-death-zero = Death Zero

name-september = September
ability-september-pain-master = Pain Master
ability-september-wrath-of-the-fallen = Wrath of the Fallen
ability-september-to-the-limit = To the Limit
ability-september-catastrophe-in-wave = Catastrophe in Wave
ability-september-dark-side = Dark Side

name-tiamat = Tiamat
ability-tiamat-cancer = Cancer
ability-tiamat-awe-of-the-forgotten = Awe of the Forgotten
ability-tiamat-world-of-wires = World of Wires
ability-tiamat-wires-of-destiny = Wires of Destiny

name-vayl = Vayl
ability-vayl-chronos-blades = Chronos Blades
ability-vayl-time-steal = Time Steal
ability-vayl-stealth = Stealth
ability-vayl-crumbling-of-time = Crumbling of Time
ability-vayl-scar-of-time = Scar of Time

name-crimson-death = Crimson Death
ability-crimson-death-fearbringer = Fearbringer
ability-crimson-death-immortal-shadow = Immortal Shadow
ability-crimson-death-sentenced = Sentenced
ability-crimson-death-cailleach = Cailleach
ability-crimson-death-feast-for-crows = Feast for Crows

name-lucera = Lucera

name-umbra = Umbra

name-dinah = Dinah
ability-dinah-blessing = Blessing
ability-dinah-blessing-by-lucera = Blessing by Lucera
ability-dinah-darkness-veil = Darkness Veil
ability-dinah-darkness-veil-by-umbra = Darkness Veil by Umbra
ability-dinah-devastation-by-lucera = Devastation by Lucera
ability-dinah-devastation-by-umbra = Devastation by Umbra
ability-dinah-reality-fold = Reality Fold
ability-dinah-divine-being = Divine Being
ability-dinah-umbra-and-lucera = Umbra and Lucera
ability-dinah-angel-guardian = Angel Guardian

name-kaori = Kaori
ability-kaori-magic-beam = Magic Beam
ability-kaori-towards-the-clouds = Towards the Clouds
ability-kaori-forced-landing = Forced Landing
ability-kaori-pumpkin-bomb = Pumpkin Bomb
ability-kaori-cats-trick = Cat's Trick

name-legion = Legion
ability-legion-unstoppable = Unstoppable
ability-legion-destroyer = Destroyer
ability-legion-destroyer-all-round = Destroyer: all round
ability-legion-gaira-chains = Gaira Chains
ability-legion-vortex-nova = Vortex Nova
ability-legion-disaster-10 = Disaster: 10
ability-legion-disaster-20 = Disaster: 20
ability-legion-disaster-30 = Disaster: 30
ability-legion-disaster-40 = Disaster: 40
ability-legion-prelude-to-destruction = Prelude to Destruction
ability-legion-disgrace = Catastrophe: Disgrace
ability-legion-eternal-darkness = Catastrophe: Eternal Darkness
ability-legion-wings-of-shadow = Catastrophe: Wings of Shadow
ability-legion-doom = Catastrophe: Doom
ability-legion-the-end = Catastrophe: The End

name-alis-testarrosa = Alis Testarrosa
ability-alis-testarrosa-wings-of-light = Wings of Light
ability-alis-testarrosa-aegis-wind = Aegis' Wind
ability-alis-testarrosa-valkyrie = Valkyrie
ability-alis-testarrosa-aegis = Aegis
ability-alis-testarrosa-beyond-the-winds = Beyond the Winds
ability-alis-testarrosa-out-of-the-winds = Out of the Winds

name-damien = Damien
ability-damien-lightning-slash = Lightning Slash
ability-damien-breathless = Breathless
ability-damien-bodyless = Bodyless
ability-damien-liveless = Lifeless

name-grey = Grey
ability-grey-exaltation = Exaltation
ability-grey-my-life-for-thine = My Life for Thine
ability-grey-final-protection = Final Protection
ability-grey-lightning-retribution = Lightning Retribution
ability-grey-the-promise = The Promise
ability-grey-guardian = Guardian

name-maria = Maria
ability-maria-death-incarnate = Death Incarnate
ability-maria-death-scythe = Death Scythe
ability-maria-shadow-of-death = Shadow of Death
ability-maria-death-puppets = Death Puppets
ability-maria-soulhunter = Soulhunter

name-sarah-reindhold = Sarah Reindhold
ability-sarah-reindhold-mist-of-the-hallowed = Mist of the Hallowed
ability-sarah-reindhold-summoner = Summoner
ability-sarah-reindhold-nathaniels-hand = Nathaniel's Hand
ability-sarah-reindhold-stigmata = Stigmata
ability-sarah-reindhold-nathaniels-incense = Nathaniel's Incense

name-xavier = Xavier
ability-xavier-dark-exaltation = Dark Exaltation
ability-xavier-fallen-from-grace = Fallen from Grace
ability-xavier-primordial-sin = Primordial Sin
ability-xavier-dark-hunter = Dark Hunter
ability-xavier-soul-steal = Soul Steal

name-fate = Fate
ability-fate-targeting-lasers = Targeting Lasers
ability-fate-technofairy = Technofairy
ability-fate-light-marker = Light Marker
ability-fate-nanomachines = Nanomachines
ability-fate-command-system = Command System
ability-fate-master-spark = Master Spark

name-goethia = Goethia
ability-goethia-homing-lasers = Homing Lasers
ability-goethia-goethe = Goethe
ability-goethia-calamity-rain = Calamity Rain

name-hecatondies-zero-sigma = Hecatondies Zero Sigma
ability-hecatondies-zero-sigma-prehensile-tail = Prehensile Tail
ability-hecatondies-zero-sigma-soft-grip = Prehensile Tail: the grip
ability-hecatondies-zero-sigma-execution = Code-34: Execution
ability-hecatondies-zero-sigma-destroyer-dome = Code-11: Destroyer Dome
ability-hecatondies-zero-sigma-force-shield = Force Shield
ability-hecatondies-zero-sigma-terminus = Code-66: Terminus
ability-hecatondies-zero-sigma-energy = Energy
ability-hecatondies-zero-sigma-power-cells = Power Cells

name-kira = Kira
ability-kira-impure-shot = Impure Shot
ability-kira-buster-shot = Buster Shot
ability-kira-buckshot = Buckshot
ability-kira-valkyrie = Valkyrie

name-alinor = Alinor
ability-alinor-alinor = Alinor

name-aura = Aura
ability-aura-aura = Aura

name-black-candle = Black Candle
ability-black-candle-black-candle = Black Candle

name-blood-stone = Blood Stone
ability-blood-stone-blood-stone = Blood Stone

name-chaos = Chaos
ability-chaos-chaos = Chaos

name-clock-of-cronos = Clock of Cronos
ability-clock-of-cronos-clock-of-cronos = Clock of Cronos

name-cursed-weapon = Cursed Weapon
ability-cursed-weapon-cursed-weapon = Cursed Weapon

name-destiny = Destiny
ability-destiny-destiny = Destiny

name-dragon-blood = Dragon Blood
ability-dragon-blood-dragon-blood = Dragon Blood

name-gale = Gale
ability-gale-gale = Gale

name-heart-of-shadow = Heart of Shadow
ability-heart-of-shadow-heart-of-shadow = Heart of Shadow

name-ikaro = Ikaro
ability-ikaro-ikaro = Ikaro

name-final-stand = Last Stand
ability-final-stand-final-stand = Last Stand

name-limiter = Limiter
ability-limiter-limiter = Limiter

name-martyrdom = Martyr
ability-martyrdom-martyrdom = Martyr

name-the-nine-lives = Nine Lives
ability-the-nine-lives-the-nine-lives = Nine Lives

name-nullifier = Nullifier
ability-nullifier-nullifier = Nullifier

name-primal = Primal
ability-primal-primal = Primal

name-ring-of-rudraskha = Ring of Rudraskha
ability-ring-of-rudraskha-ring-of-rudraskha = Ring of Rudraskha

name-serum = Serum
ability-serum-serum = Serum
ability-serum-serum-shared = Serum: shared

name-talisman-of-eriol = Talisman of Eriol
ability-talisman-of-eriol-talisman-of-eriol = Talisman of Eriol

name-vision = Vision
ability-vision-vision = Vision

name-team-the-dark-hand = The Dark Hand
ability-team-the-dark-hand-group-combat = Group Combat
ability-team-the-dark-hand-share-the-pain = Share the Pain
ability-team-the-dark-hand-ice-arrows = Ice Arrows
ability-team-the-dark-hand-combined-murder = Combined Murder
name-supernatural-traps = Supernatural Traps
ability-supernatural-traps-supernatural-traps = Supernatural Traps
name-supernatural-trap = Supernatural Trap
ability-supernatural-trap-snap = Snap
ability-supernatural-trap-grip = Grip
