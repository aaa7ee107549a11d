### The names of Anima Tactics in English: sides, states, actions, parts of totals, scenery, maps and endings, one message for each id.
### Proper names, states, attributes and cards of the rulebook are capitalised; whatever fits inside a sentence is not.

## The game and its sides

name-anima = Anima Tactics
name-a = Side A
name-b = Side B
name-draw = draw

## Figures, by side and place in the party

name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-a7 = A7
name-a8 = A8
name-a9 = A9
name-a10 = A10
name-a11 = A11
name-a12 = A12
name-a13 = A13
name-a14 = A14
name-a15 = A15
name-a16 = A16
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-b8 = B8
name-b9 = B9
name-b10 = B10
name-b11 = B11
name-b12 = B12
name-b13 = B13
name-b14 = B14
name-b15 = B15
name-b16 = B16

## States

name-status-haste = Haste
name-status-slow = Slow
name-status-shield = Shield
name-status-protection = Protection
name-status-healing = Healing
name-status-poison = Poison
name-status-blind = Blind
name-status-doom = Doom
name-status-seal = Seal
name-status-paralyzed = Paralyzed
name-status-berserker = Berserker

## Ways to move

name-gait-free = Free movement
name-gait-walk = Walk
name-gait-run = Run

## Kinds of attack

name-kind-melee = Attack
name-kind-ranged = Ranged Attack
name-kind-charge = Charge
name-kind-push = Push
name-kind-slam = Slam
name-kind-counter = Counterattack

## Reactions

name-reaction-dodge = Dodge
name-reaction-counter = Counterattack
name-reaction-none = no reaction

## Parts of totals

name-part-attack = Attack
name-part-die = on the die
name-part-charge = charge
name-part-counter = counterattack
name-part-long = long range
name-part-cover = cover
name-part-engaged = engaged target
name-part-higher = higher ground
name-part-moved = moved far
name-part-blind = Blind
name-part-berserker = Berserker
name-part-defense = Defense
name-part-damage = Damage
name-part-success = level of success
name-part-armor = Armor
name-part-shield = Shield
name-part-recovery = Recovery
name-part-haste = Haste
name-part-slow = Slow
name-part-node = node
name-part-prowler = Prowler
name-part-fast = speed
name-part-big-base = big base
name-part-against-two = two enemies
name-part-against-three = three or more enemies
name-part-removed = removed
name-part-unrevealed = never revealed
name-part-wounded = wounded
name-part-leader = leader
name-part-one-total = the same total
name-part-ability = ability
name-part-pierced = pierced
name-part-floor = least
name-part-resistance = Resistance
name-part-protection = Protection

## Factions

name-faction-light = Light
name-faction-darkness = Darkness
name-faction-unaligned = Unaligned

## Affiliations

name-affiliation-church = Church
name-affiliation-samael = Samael
name-affiliation-wissenschaft = Wissenschaft
name-affiliation-black-sun = Black Sun
name-affiliation-empire = Empire
name-affiliation-azur-alliance = Azur Alliance
name-affiliation-tol-rauko = Tol Rauko
name-affiliation-wanderers = Wanderers

## Categories and roles

name-category-mystic = Mystic
name-category-fighter = Fighter
name-category-prowler = Prowler
name-role-leader = Leader
name-role-agent = Agent
name-role-summon = Summon

## Base sizes

name-base-small = Small
name-base-medium = Medium
name-base-large = Large

## Kinds of scenery

name-scenery-clear = clear ground
name-scenery-abrupt = abrupt ground
name-scenery-high = high impassable ground
name-scenery-low = low impassable ground
name-scenery-elevation = elevation
name-scenery-minor = minor obstacle

## What is run into in the air

name-crash-minor = a minor obstacle
name-crash-forest = a forest
name-crash-wall = a wall
name-crash-impassable = something impassable
name-crash-low = low ground

## Pieces of scenery on the table, by number

name-piece1 = piece 1
name-piece2 = piece 2
name-piece3 = piece 3
name-piece4 = piece 4
name-piece5 = piece 5
name-piece6 = piece 6
name-piece7 = piece 7
name-piece8 = piece 8
name-piece9 = piece 9
name-piece10 = piece 10
name-piece11 = piece 11
name-piece12 = piece 12

## Editions

name-edition-core-en = English starter rules
name-edition-core-es = Spanish starter rules
name-edition-advanced = advanced rules
name-edition-alpha-it = Italian rules

## Scenarios

name-scenario-standard = Standard Game
name-scenario-nodes = Nodes of Power
name-scenario-flag = Capture the Flag
name-scenario-armageddon = Armageddon

## Ways to measure

name-measure-board = board of squares
name-measure-table = table with free measuring

## How clearly a battle is won

name-band-none = no count of points
name-band-tie = tie
name-band-partial = partial victory
name-band-clear = clear victory
name-band-annihilation = annihilation

## How a battle ends

name-reason-wiped = nobody is left on the other side
name-reason-wiped-points = nobody is left on a side, and the victory points decide
name-reason-wiped-nodes = nobody is left on a side, and the nodes held decide
name-reason-levels = the levels left on the table
name-reason-points = the victory points
name-reason-nodes = the nodes held
name-reason-flag = the enemy flag is carried home
name-reason-no-flag = nobody has carried a flag home in time
name-reason-too-long = the battle has gone on for too long
name-reason-resigned = the other side gives up

## Why somebody cannot step in for a friend

name-unfit-not-a-friend = it is no friend of the target
name-unfit-is-the-target = it is the target itself
name-unfit-engaged = it is engaged
name-unfit-paralyzed = it is paralyzed
name-unfit-berserk = it is a berserker
name-unfit-kept-out = a card keeps it out
name-unfit-already-intercepted = it has already intercepted this turn
name-unfit-too-far = it is too far from the line
name-unfit-cut-off = impassable ground parts it from the line
name-unfit-cannot-fly = only a flyer stops a flyer
name-unfit-hidden-attacker = the attacker is hidden
name-unfit-shooter-higher = the shooter stands higher than the target

## Deployment zones

name-edge-south = bottom edge of the map
name-edge-north = top edge of the map
name-edge-west = left edge of the map
name-edge-east = right edge of the map

## Scenery

name-crag = Crag
name-crates = Crates
name-grove = Grove
name-gully = Gully
name-hedge = Hedge
name-hill = Hill
name-mesa = Mesa
name-pool = Pool
name-ruined-wall = Ruined Wall
name-scree = Scree
name-thicket = Thicket

## Boards

name-birch-ring = Birch Ring
name-customs-house = Customs House
name-gallows-cross = Gallows Cross
name-old-terraces = Old Terraces
name-quarry-floor = Quarry Floor
name-reed-islands = Reed Islands
name-stairs-of-ash = Stairs of Ash
name-sunken-court = Sunken Court
name-twin-hills = Twin Hills

## Tables

name-broken-abbey = Broken Abbey
name-crossing-at-dusk = Crossing at Dusk
name-drowned-orchard = Drowned Orchard
name-eagle-stones = Eagle Stones
name-last-ferry = Last Ferry
name-long-fields = Long Fields
name-salt-market = Salt Market
name-split-valley = Split Valley
name-watch-of-kaldor = Watch of Kaldor
