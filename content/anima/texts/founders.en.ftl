### The names of the pack `founders` in English: its characters, their abilities, its advantage cards and its ready parties.
### A character, card or party is `name-<id>`, an ability `ability-<card>-<id>`; each card's abilities follow its name.

## Black Sun

name-maddalen = Maddalen
ability-maddalen-ledger = The Ledger
ability-maddalen-interest = Compound Interest
ability-maddalen-hired-blades = Hired Blades
ability-maddalen-foreclosure = Foreclosure
ability-maddalen-collateral = Collateral

name-silvano = Silvano
ability-silvano-deep-pockets = Deep Pockets
ability-silvano-out-of-the-crowd = Out of the Crowd
ability-silvano-smugglers-door = Smuggler's Door
ability-silvano-sand-in-the-eyes = Sand in the Eyes

name-repossessor = Repossessor
ability-repossessor-iron-jaws = Iron Jaws
ability-repossessor-scuttling-charge = Scuttling Charge

name-sabel = Sabel
ability-sabel-bad-medicine = Bad Medicine
ability-sabel-borrowed-heart = Borrowed Heart
ability-sabel-anatomy = Anatomy
ability-sabel-sedative = Sedative

name-teodric = Teodric
ability-teodric-unredeemed = Unredeemed
ability-teodric-short-leash = Short Leash
ability-teodric-called-in = Called In
ability-teodric-cold-receipt = Cold Receipt

name-pawned-shade = Pawned Shade
ability-pawned-shade-fading = Fading
ability-pawned-shade-hollow-grasp = Hollow Grasp

name-vorga = Vorga
ability-vorga-gallery = Playing to the Gallery
ability-vorga-encore = Encore
ability-vorga-weighted-net = Weighted Net
ability-vorga-trident = Trident
ability-vorga-twist = Twist
ability-vorga-thumbs-down = Thumbs Down

name-omra = Omra
ability-omra-walk-through = Walk Through
ability-omra-wail = Wail
ability-omra-last-instalment = Last Instalment

## Azur Alliance

name-caspia = Caspia
ability-caspia-signal-flags = Signal Flags
ability-caspia-shoulder-to-shoulder = Shoulder to Shoulder
ability-caspia-boarding-order = Boarding Order
ability-caspia-riposte = Riposte
ability-caspia-broadside = Broadside

name-ondrea = Ondrea
ability-ondrea-salt-lash = Salt Lash
ability-ondrea-undertow = Undertow
ability-ondrea-spring-tide = Spring Tide
ability-ondrea-sea-mist = Sea Mist

name-joss = Joss
ability-joss-whale-killer = Whale Killer
ability-joss-harpoon = Harpoon
ability-joss-on-the-line = On the Line
ability-joss-flensing = Flensing

name-fenn = Fenn
ability-fenn-light-as-a-feather = Light as a Feather
ability-fenn-stoop = Stoop
ability-fenn-updraft = Updraft
ability-fenn-birds-eye = Bird's-Eye View

name-harbour-guard = Harbour Guard
ability-harbour-guard-close-ranks = Close Ranks
ability-harbour-guard-musket = Musket

name-varn = Varn
ability-varn-gathering-storm = Gathering Storm
ability-varn-live-blade = Live Blade
ability-varn-thunder-on-arrival = Thunder on Arrival
ability-varn-discharge = Discharge
ability-varn-lightning-rod = Lightning Rod

name-benthe = Benthe
ability-benthe-living-reef = Living Reef
ability-benthe-breakwater = Breakwater
ability-benthe-into-the-shell = Into the Shell
ability-benthe-tail-sweep = Tail Sweep
ability-benthe-slow-tides = Slow Tides

## Tol Rauko

name-aldreda = Aldreda
ability-aldreda-three-seals = Three Seals
ability-aldreda-break-a-seal = Break a Seal
ability-aldreda-keepers-oath = Keeper's Oath
ability-aldreda-verdict = Verdict

name-aldreda-unsealed = Aldreda Unsealed
ability-aldreda-unsealed-burning-vessel = Burning Vessel
ability-aldreda-unsealed-word-of-unmaking = Word of Unmaking
ability-aldreda-unsealed-the-open-door = The Open Door

name-vault-sentinel = Vault Sentinel
ability-vault-sentinel-stand-fast = Stand Fast
ability-vault-sentinel-bar-the-way = Bar the Way

name-lucan = Lucan
ability-lucan-struck-out = Struck Out
ability-lucan-dead-language = Dead Language
ability-lucan-known-weakness = Known Weakness
ability-lucan-footnote = Footnote

name-hale = Hale
ability-hale-patience = Patience
ability-hale-returned-gift = Returned Gift
ability-hale-flowing-sleeve = Flowing Sleeve
ability-hale-empty-hand = Empty Hand
ability-hale-prayer-beads = Prayer Beads
ability-hale-iron-body = Iron Body

name-vane = Vane
ability-vane-lantern-light = Lantern Light
ability-vane-no-shadow-left = No Shadow Left
ability-vane-watchfire = Watchfire
ability-vane-flare-bolt = Flare Bolt

name-thrale = Thrale
ability-thrale-the-box = The Box
ability-thrale-feeding = Feeding It
ability-thrale-close-the-lid = Close the Lid
ability-thrale-not-yet = Not Yet

name-burl = Burl
ability-burl-deep-roots = Deep Roots
ability-burl-landslide = Landslide

name-tavish = Tavish
ability-tavish-shield-bash = Shield Bash

## Wanderers

name-mirelle = Mirelle
ability-mirelle-first-on-the-road = First on the Road
ability-mirelle-company-of-the-road = Company of the Road
ability-mirelle-campfire = Campfire
ability-mirelle-short-cut = Short Cut
ability-mirelle-strike-camp = Strike Camp
ability-mirelle-two-knives = Two Knives

name-tamsin = Tamsin
ability-tamsin-lucky-streak = Lucky Streak
ability-tamsin-ace-in-the-sleeve = Ace in the Sleeve
ability-tamsin-double-or-nothing = Double or Nothing
ability-tamsin-loaded-dice = Loaded Dice

name-ansa = Ansa
ability-ansa-old-friends = Old Friends
ability-ansa-side-by-side = Side by Side
ability-ansa-at-them = At Them!
ability-ansa-honeycomb = Honeycomb
ability-ansa-grief = Grief

name-old-bruin = Old Bruin
ability-old-bruin-thick-fur = Thick Fur
ability-old-bruin-maul = Maul

name-emeric = Emeric
ability-emeric-heron-stance = Heron Stance
ability-emeric-boar-stance = Boar Stance
ability-emeric-heron-strikes = The Heron Strikes
ability-emeric-boar-gores = The Boar Gores
ability-emeric-one-breath = One Breath
ability-emeric-last-pupil = Last Pupil

name-hesk = Hesk
ability-hesk-wide-scythe = Wide Scythe
ability-hesk-ride-through = Ride Through
ability-hesk-ashfall = Ashfall
ability-hesk-dread = Dread
ability-hesk-reaping = Reaping

name-wend = Wend
ability-wend-hide-and-seek = Hide-and-Seek
ability-wend-cold-spot = Cold Spot
ability-wend-wrong-way = Wrong Way
ability-wend-found-it = Found It
ability-wend-lullaby = Lullaby

name-yrsel = Yrsel
ability-yrsel-already-there = Already There
ability-yrsel-stealth = Stealth

## Wissenschaft

name-quillon = Quillon
ability-quillon-only-round = The Only Round

name-seraphe = Seraphe
ability-seraphe-prism = Prism

## Advantage cards

name-bottled-storm = Bottled Storm
ability-bottled-storm-bottled-storm = Bottled Storm

name-broken-omen = Broken Omen
ability-broken-omen-broken-omen = Broken Omen

name-captains-bane = Captain's Bane
ability-captains-bane-captains-bane = Captain's Bane

name-counting-charm = Counting Charm
ability-counting-charm-counting-charm = Counting Charm

name-duelling-buckler = Duelling Buckler
ability-duelling-buckler-duelling-buckler = Duelling Buckler

name-early-start = Early Start
ability-early-start-early-start = Early Start

name-evil-eye = Evil Eye
ability-evil-eye-evil-eye = Evil Eye

name-forced-march = Forced March
ability-forced-march-forced-march = Forced March

name-hooked-chain = Hooked Chain
ability-hooked-chain-hooked-chain = Hooked Chain

name-knives-out = Knives Out
ability-knives-out-knives-out = Knives Out

name-nine-lives = Nine Lives
ability-nine-lives-nine-lives = Nine Lives

name-not-today = Not Today
ability-not-today-not-today = Not Today

name-rearguard = Rearguard
ability-rearguard-rearguard = Rearguard

name-road-worn-boots = Road-Worn Boots
ability-road-worn-boots-road-worn-boots = Road-Worn Boots

name-salt-cloak = Salt Cloak
ability-salt-cloak-salt-cloak = Salt Cloak

name-second-breath = Second Wind
ability-second-breath-second-breath = Second Wind

name-sleepless-night = Sleepless Night
ability-sleepless-night-sleepless-night = Sleepless Night

name-team-first-watch = First Watch
ability-team-first-watch-called-from-above = Called from Above
ability-team-first-watch-never-alone = Never Alone

name-team-lock-and-key = Lock and Key
ability-team-lock-and-key-under-the-shield = Under the Shield
ability-team-lock-and-key-read-aloud = Read Aloud

name-vault-key = Vault Key
ability-vault-key-vault-key = Vault Key

name-vendetta = Vendetta
ability-vendetta-vendetta = Vendetta

## Without abilities

name-brannoc = Brannoc
name-corvane = Corvane
name-drusk = Drusk
name-ghorm = Ghorm
name-halloran = Halloran
name-isaura = Isaura
name-meriel = Meriel
name-nerezza = Nerezza
name-vasska = Vasska

## Parties

name-admirals-own = The Admiral's Own
name-ash-riders = The Ash Riders
name-bad-debts = Bad Debts
name-bear-dance = The Bear Dance
name-black-ledger = The Black Ledger
name-blood-and-sand = Blood and Sand
name-board-of-audit = The Board of Audit
name-box-bearers = The Box Bearers
name-caravan-guard = The Caravan Guard
name-convoy = The Convoy
name-creditors = The Creditors
name-crossroads = The Crossroads
name-deep-water = Deep Water
name-drifters = The Drifters
name-gate-wardens = The Gate Wardens
name-high-tide = High Tide
name-lantern-round = The Lantern Round
name-long-way-home = The Long Way Home
name-night-collectors = The Night Collectors
name-night-court = The Night Court
name-ninth-vault = The Ninth Vault
name-old-guard = The Old Guard
name-open-road = The Open Road
name-pawn-shop = The Pawn Shop
name-pilgrims = The Pilgrims
name-seal-keepers = The Seal Keepers
name-shore-leave = Shore Leave
name-stone-and-roots = Stone and Roots
name-storm-signal = The Storm Signal
