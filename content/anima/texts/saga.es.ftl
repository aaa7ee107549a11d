### Los nombres del paquete `saga` en español: sus personajes, las habilidades de cada uno y sus cartas de ventaja.
### Un personaje o una carta es `name-<id>`, una habilidad `ability-<carta>-<id>`; las habilidades siguen al nombre.

name-aoi-inukai = Aoi Inukai
ability-aoi-inukai-spiritual-beam = Rayo espiritual
ability-aoi-inukai-moon-seal = Sello lunar
ability-aoi-inukai-coral-ecstasy = Éxtasis de coral
ability-aoi-inukai-winds-of-life = Vientos de vida

name-claire-adelheid = Claire Adelheid
ability-claire-adelheid-gae-bolg = Gae Bolg
ability-claire-adelheid-nuala = Nuala
ability-claire-adelheid-eadgil-solaris = Eadgil Solaris
ability-claire-adelheid-tuatha-de-danann = Tuatha De Danann

name-covel = Covel
ability-covel-summoner = Invocador
ability-covel-master-summoner = Maestro invocador
ability-covel-superior-presence = Presencia superior
ability-covel-dark-star = Estrella oscura
ability-covel-empowerment = Potenciación

name-dark-chesire = Dark Chesire
ability-dark-chesire-excisun-aeris = Excisun Aeris
ability-dark-chesire-summun = Summun

name-duncan-reid = Duncan Reid
ability-duncan-reid-crossblade = Hojas cruzadas
ability-duncan-reid-pride = Orgullo

name-empire-knight = Caballero del Imperio

name-ergo-mundus = Ergo Mundus
ability-ergo-mundus-god-eater = Devorador de dioses
ability-ergo-mundus-dark-beam = Rayo oscuro
ability-ergo-mundus-dark-dome = Cúpula oscura
ability-ergo-mundus-absolute-annihilation = Aniquilación absoluta
ability-ergo-mundus-superior-presence = Presencia superior
ability-ergo-mundus-dark-claw = Garra oscura
ability-ergo-mundus-wings-of-darkness = Alas de oscuridad

name-erika = Erika
ability-erika-mjolnir = Mjolnir
ability-erika-ka-boom = ¡Catapum!
ability-erika-spin-spin-spin = ¡Gira! ¡Gira! ¡Gira!
ability-erika-taunt = Provocación

name-genma = Genma
ability-genma-summoner = Invocadora
ability-genma-life-link = Vínculo vital
ability-genma-lasso-of-unity = Lazo de unidad
ability-genma-vanish = Desvanecer
ability-genma-spiritual-beam = Rayo espiritual

name-gloam-hound = Sabueso del ocaso
ability-gloam-hound-bond = Vínculo

name-griever = Griever
ability-griever-indomitable = Indomable
ability-griever-scar-of-the-world = Cicatriz del mundo
ability-griever-end-of-the-world = Fin del mundo
ability-griever-defensive-stance = Postura defensiva

name-hollow-shade = Sombra hueca
ability-hollow-shade-bond = Vínculo

name-janus-faith = Janus Faith
ability-janus-faith-executioner = Verdugo
ability-janus-faith-absolute-defense = Defensa absoluta

name-kairos = Kairos
ability-kairos-dark-valestis = Valestis oscuro
ability-kairos-soul-spiral = Espiral de almas
ability-kairos-final-burst = Estallido final

name-konosuke = Konosuke
ability-konosuke-itami = Itami
ability-konosuke-kokoro = Kokoro
ability-konosuke-mesatsu = Mesatsu
ability-konosuke-explosion-of-condemned-souls = Explosión de almas condenadas
ability-konosuke-ikusaguruma = Ikusaguruma
ability-konosuke-rasetsu = Rasetsu
ability-konosuke-thousand-broken-bones = Mil huesos rotos

name-lilian-virgil = Lilian Virgil
ability-lilian-virgil-aura-of-protection = Aura de protección
ability-lilian-virgil-breath-of-life = Aliento de vida
ability-lilian-virgil-sacred-seal = Sello sagrado
ability-lilian-virgil-inspiration = Inspiración

name-macbeth = Macbeth
ability-macbeth-destroyer-of-the-unholy = Destructor de impíos
ability-macbeth-aegis = Égida
ability-macbeth-immortal-breath = Aliento inmortal
ability-macbeth-consecrate = Consagrar
ability-macbeth-the-sword-of-azrael = La espada de Azrael
ability-macbeth-soul-of-light = Alma de luz

name-october = October
ability-october-master-archer = Maestro arquero
ability-october-ice-arrows = Flechas de hielo
ability-october-melting-ice = Deshielo
ability-october-assassin = Asesino
ability-october-liberation = Liberación

name-ophiel = Ophiel
ability-ophiel-dark-beam = Rayo oscuro
ability-ophiel-devouring-darkness = Oscuridad devoradora
ability-ophiel-end-of-eternity = Fin de la eternidad
ability-ophiel-godless-world = Mundo sin dioses

name-pale-warden = Custodio pálido
ability-pale-warden-bond = Vínculo

name-samiel = Samiel, el León Negro
ability-samiel-the-black-sword = La espada negra
ability-samiel-dark-lions = Leones oscuros
ability-samiel-the-soul-of-the-beast = El alma de la bestia
ability-samiel-hearth-of-shadows = Hogar de sombras
ability-samiel-preying-shadows = Sombras depredadoras
ability-samiel-for-the-fallen = Por los caídos
ability-samiel-eternal-damnation = Condenación eterna
ability-samiel-unholy-power = Poder impío
ability-samiel-unholy-edge = Poder impío: la espada
ability-samiel-death-pact = Pacto de muerte
ability-samiel-life-for-a-life = Vida por vida

name-sho = Sho
ability-sho-combo = Combo
ability-sho-kurokami = Kurokami
ability-sho-master = Maestro
ability-sho-iaido = Iaido
ability-sho-bushu = Bushu

name-valentine = Valentine
ability-valentine-information = Información
ability-valentine-surprise-shot = Disparo sorpresa
ability-valentine-stealth = Sigilo
ability-valentine-in-my-sights = En el punto de mira
ability-valentine-perfect-shot = Disparo perfecto
ability-valentine-execution = Ejecución

name-yuri-olsen = Yuri Olsen
ability-yuri-olsen-unbreakable-will = Voluntad inquebrantable
ability-yuri-olsen-kings-tower = Torre del rey
ability-yuri-olsen-queens-round = Ronda de la reina
ability-yuri-olsen-tactical-mastery = Maestría táctica
ability-yuri-olsen-war-cry = Grito de guerra
