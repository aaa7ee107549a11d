### The names of the pack `saga` in English: its characters, their abilities, and its advantage cards.
### A character or card is `name-<id>`, an ability `ability-<card>-<id>`; each card's abilities follow its name.

name-aoi-inukai = Aoi Inukai
ability-aoi-inukai-spiritual-beam = Spiritual Beam
ability-aoi-inukai-moon-seal = Moon Seal
ability-aoi-inukai-coral-ecstasy = Coral Ecstasy
ability-aoi-inukai-winds-of-life = Winds of Life

name-claire-adelheid = Claire Adelheid
ability-claire-adelheid-gae-bolg = Gae Bolg
ability-claire-adelheid-nuala = Nuala
ability-claire-adelheid-eadgil-solaris = Eadgil Solaris
ability-claire-adelheid-tuatha-de-danann = Tuatha De Danann

name-covel = Covel
ability-covel-summoner = Summoner
ability-covel-master-summoner = Master Summoner
ability-covel-superior-presence = Superior Presence
ability-covel-dark-star = Dark Star
ability-covel-empowerment = Empowerment

name-dark-chesire = Dark Chesire
ability-dark-chesire-excisun-aeris = Excisun Aeris
ability-dark-chesire-summun = Summun

name-duncan-reid = Duncan Reid
ability-duncan-reid-crossblade = Crossblade
ability-duncan-reid-pride = Pride

name-empire-knight = Empire Knight

name-ergo-mundus = Ergo Mundus
ability-ergo-mundus-god-eater = God Eater
ability-ergo-mundus-dark-beam = Dark Beam
ability-ergo-mundus-dark-dome = Dark Dome
ability-ergo-mundus-absolute-annihilation = Absolute Annihilation
ability-ergo-mundus-superior-presence = Superior Presence
ability-ergo-mundus-dark-claw = Dark Claw
ability-ergo-mundus-wings-of-darkness = Wings of Darkness

name-erika = Erika
ability-erika-mjolnir = Mjolnir
ability-erika-ka-boom = Ka-Boom!
ability-erika-spin-spin-spin = Spin! Spin! Spin!
ability-erika-taunt = Taunt

name-genma = Genma
ability-genma-summoner = Summoner
ability-genma-life-link = Life Link
ability-genma-lasso-of-unity = Lasso of Unity
ability-genma-vanish = Vanish
ability-genma-spiritual-beam = Spiritual Beam

name-gloam-hound = Gloam Hound
ability-gloam-hound-bond = Bond

name-griever = Griever
ability-griever-indomitable = Indomitable
ability-griever-scar-of-the-world = Scar of the World
ability-griever-end-of-the-world = End of the World
ability-griever-defensive-stance = Defensive Stance

name-hollow-shade = Hollow Shade
ability-hollow-shade-bond = Bond

name-janus-faith = Janus Faith
ability-janus-faith-executioner = Executioner
ability-janus-faith-absolute-defense = Absolute Defense

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

name-ophiel = Ophiel
ability-ophiel-dark-beam = Dark Beam
ability-ophiel-devouring-darkness = Devouring Darkness
ability-ophiel-end-of-eternity = End of Eternity
ability-ophiel-godless-world = Godless World

name-pale-warden = Pale Warden
ability-pale-warden-bond = Bond

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
