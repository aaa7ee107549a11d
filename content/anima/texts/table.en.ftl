### The table of Anima Tactics as the terminal draws it, and what it asks before a battle, in English.

## The head of the table

battle-setup = Before the battle
battle-turn = Turn { $turn } of { $limit }. { $side } acts first.
battle-turn-endless = Turn { $turn }, without a limit. { $side } acts first.
battle-over = The battle is over, in turn { $turn }
battle-field = { $map }: { $measure }, { $scenario }, { $edition }

## The map

battle-legend = Marks: { $marks }. a1 and b1 are characters of side A and side B.
battle-legend-level = level { $level }
battle-legend-zone = deployment zone
battle-legend-node = node of power
battle-legend-flag = flag
battle-legend-board = A square is written x,y: x is counted to the right, y upwards.
battle-legend-letters = On this map they are letters: A is a1, B is a2, and in small letters a is b1, b is b2. A square is written x,y: x is counted to the right, y upwards.
battle-legend-table = A point is written x,y in inches: x is counted to the right, y upwards. A column is { $column } inches, a row { $row }.

## Nodes and flags

battle-node = Node { $number } at { $place }: { $side }
battle-nobody = nobody's
battle-flag = The flag of { $side }: { $lies }
battle-flag-nowhere = not placed yet
battle-flag-at = at { $place }
battle-flag-carried = carried by { $who }

## The characters

battle-side = { $side }, { $zone }: { $standing } of { $all } on the table, { $levels } levels
battle-side-setup = { $side }: { $standing } of { $all } on the table
battle-waits = { $who }: not deployed yet
battle-fallen = { $who }: fallen
battle-stands = { $who } at { $place }
battle-fights = { $who } at { $place }: { $life } of { $most } LP, { $actions } of { $all } AP
battle-on-level = on level { $level }
battle-acts = is acting
battle-engaged = engaged with { $enemies }
battle-mark-turned = has acted
battle-mark-moved = has moved
battle-mark-sought = has sought
battle-mark-intercepted = has intercepted
battle-mark-hidden = hidden
battle-mark-escaped = has escaped
battle-mark-stunned = stunned
battle-mark-surfaced = has just been revealed
battle-mark-summoned = summoned
battle-mark-passing = leaves when the turn ends
battle-mark-worthless = worth nothing to the enemy
battle-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
battle-on = in force: { $abilities }
battle-changed = changed by { $abilities }
battle-gnosis = Gnosis: { $count }
battle-status = { $status } { $count }
battle-on-node = on a node
battle-carries = carries the flag of { $side }
battle-bears = carries { $cards }
battle-hand = Plot cards: { $cards }
battle-hand-hidden = one of { $points } points
battle-card = Level { $level }, Attack { $attack }, Damage { $damage }, Defense { $defense }, Armor { $armor }, Resistance { $resistance }, Walk { $walk }, Run { $run }
battle-card-range = range { $range }
battle-marker = { $side }, marker { $number } at { $place }
battle-infiltrated = { $who }: infiltrated, somewhere among the markers
battle-searched = { $who } has searched marker { $number }. Is anybody there?
battle-may-reveal = Infiltrators may be revealed now.
battle-markers-left = { $count ->
        [one] 1 marker is still to be placed.
       *[other] { $count } markers are still to be placed.
    }
battle-legend-marker = marker of infiltration
battle-card-intangible = intangible
battle-card-open-movement = moves freely over abrupt ground
battle-card-advanced-deployment = Advanced Deployment
battle-card-infiltration = Infiltration
battle-card-initiative = Initiative
battle-card-critical-mastery = Critical Mastery
battle-card-damage-resistance = neither dodges nor counters
battle-card-immunity = immune to { $states }
battle-card-flight = flies

## What is going on

battle-attack-aims = { $who } attacks { $target }, and names who else is attacked in the same way.
battle-attack-coming = { $kind }: { $who } against { $target }. Does anybody step in?
battle-attack-arrives = { $kind }: { $who } against { $target }.
battle-attack-pushes = { $kind }: { $who } sends { $target } away.
battle-moving = { $gait }: { $left } left
battle-scenery-left = { $count ->
        [one] One piece of scenery is still to be placed.
       *[other] { $count } pieces of scenery are still to be placed.
    }

## What cards offer and ask

battle-ability = { $name }: { $head }. { $body }
battle-ability-bare = { $name }: { $head }.
battle-plot-card = a plot card
battle-option = { $number }: { $text }
battle-upkeep = { $who } can pay { $cost } of its { $actions } AP to keep { $ability }. Otherwise it ends.
battle-asks-whether = { $by }: do you want this to happen?
battle-asks-whom = { $by }: for whom?
battle-asks-which = { $by }: which of these?
battle-asks-where = Where is { $who } put?
battle-asks-counter = { $who }: a counter of which state comes off?
battle-moment-deployment-begins = The zones are chosen, and nobody is deployed yet.
battle-moment-game-begins = Everybody is deployed, and the first turn is about to begin.
battle-moment-recovery-begins = The Recovery phase begins.
battle-moment-recovery-ends = The Recovery phase ends.
battle-moment-maintenance-begins = The Maintenance phase begins.
battle-moment-maintenance-ends = The Maintenance phase ends.
battle-moment-actions-begin = The Action phase begins.
battle-moment-turn-ends = The turn ends.
battle-moment-activated = { $subject } is activated.
battle-moment-attacked = { $cause } attacks { $subject }.
battle-moment-before-roll = { $cause } is about to roll against { $subject }.
battle-moment-after-roll = { $cause } has rolled against { $subject }.
battle-moment-rolls = { $test ->
        [escape] { $subject } is about to roll to escape.
        [seek] { $subject } is about to roll for its search.
        [resist] { $subject } is about to roll to resist { $cause }.
        [run-over] { $subject } is about to roll to get clear.
        [doom] { $subject } is about to roll for Doom.
        [dodge] { $subject } is about to roll its dodge.
        [first] Both sides are about to roll for who goes first.
       *[card] A card of { $subject } is about to roll a die.
    }
battle-moment-rolled = { $subject } has rolled { $die }.
battle-moment-hit = { $cause } hits { $subject }.
battle-moment-missed = { $cause } misses { $subject }.
battle-moment-critical = { $cause } lands a critical hit on { $subject }.
battle-moment-before-damage = { $subject } is about to lose life points to { $cause }.
battle-moment-before-loss = { $subject } is about to lose life points.
battle-moment-damaged = { $subject } has lost life points.
battle-moment-dying = { $subject } has no life points left.
battle-moment-died = { $subject } has left the table.
battle-moment-escapes = { $subject } tries to escape.
battle-moment-moves = { $subject } is about to move.
battle-moment-moved = { $subject } has moved.
battle-moment-touches = { $subject } has come into contact.
battle-moment-uses = { $subject } has used an ability.
battle-moment-gnosis = A point of Gnosis is spent for { $subject }.
battle-moment-summoned = { $subject } has been summoned.
battle-moment-comes-near = { $subject } has come near.
battle-moment-revealed = { $subject } is no longer hidden.
battle-moment-healed = { $subject } has been healed by { $cause }.
battle-moment-state-given = { $cause } has given { $subject } a state.
battle-moment-guarded = { $cause } steps in for { $subject }.
battle-moment-plays = A plot card is played.
battle-moment-pays-upkeep = { $subject } has paid an upkeep.
battle-moment-charged = { $subject } has charged.
battle-moment-between = An action is over.
battle-moment-failed = The roll of { $subject } has failed.
battle-moment-succeeded = The roll of { $subject } has succeeded.
battle-moment-activation-ends = The activation of { $subject } is over.
battle-moment-displaced = { $subject } was moved by { $cause }.
battle-moment-passed = { $cause } has passed { $subject }.
battle-moment-initiative = The side of { $subject } has won the roll for initiative.
battle-moment-sacrificed = { $subject } has sacrificed life points.
battle-moment-affected = An ability of { $cause } is about to affect { $subject }.

## Groups of choices; what stands there to be typed is typed as it stands

group-answer = Your answer. The odds are for the attack as it comes.
group-answer-more = To step in elsewhere: { $example }
group-window = You may answer.
group-put = Where to?
group-put-more = Anywhere else that is allowed: { $example }
group-ability = Abilities. The odds are those without an answer.
group-ability-more = To end a charge elsewhere: { $example }
group-choose = Your choice
group-scenery = Place scenery.
group-scenery-more = Anywhere else: { $example }, the last number being quarter turns.
group-deploy = Deploy somebody.
group-deploy-more = Anywhere else in your zone: { $example }
group-infiltrate = Infiltration
group-infiltrate-more = Anywhere else: { $example }
group-flag = Place your flag.
group-flag-more = Anywhere else in your zone: { $example }
group-activate = Who acts?
group-fight = Attack. The odds are those without an answer.
group-fight-more = To end a charge elsewhere: { $example }
group-move = Move
group-move-more = To climb elsewhere: { $example }
group-go = Where to?
group-go-more = Anywhere else: { $example }
group-special = Other actions
group-end = Or

## What tells choices apart

line-offer-figure = { $figure }, { $life } LP, { $actions } AP
line-offer-reach = up to { $reach }
line-offer-contact = in contact with { $enemy }
line-offer-towards = towards { $enemy }
line-offer-on-node = on node { $node }
line-offer-to-node = towards node { $node }
line-offer-to-flag = towards the enemy flag
line-offer-home = homewards with the flag
line-offer-away = farthest from every enemy
line-offer-piece = typed as { $piece_id }
line-offer-front = { $figure }, at the front
line-offer-back = { $figure }, at the back

## Odds

line-odds-attack = hits { $chance }%, takes { $lost } LP on average{ $kill ->
        [0] {""}
       *[other] , kills { $kill }%
    }{ $many ->
        [0] {""}
       *[other] ; all together { $all } LP{ $own_count ->
            [0] {""}
           *[other] {" "}(and { $own } of your own)
        }
    }{ $cut ->
        [0] {""}
        [1] ; without what comes after the blows
       *[other] ; the first blow alone
    }
line-odds-shot = within half range hits { $chance }%, takes { $lost } LP on average{ $kill ->
        [0] {""}
       *[other] , kills { $kill }%
    }; beyond it { $far }%, { $far-lost } LP{ $far-kill ->
        [0] {""}
       *[other] , kills { $far-kill }%
    }
line-odds-arriving = if it arrives, hits { $chance }%, takes { $lost } LP on average{ $kill ->
        [0] {""}
       *[other] , kills { $kill }%
    }
line-odds-arriving-chance = if it arrives, succeeds { $chance }%
line-odds-answer = hit { $chance }%, { $lost } LP lost on average{ $kill ->
        [0] {""}
       *[other] , killed { $kill }%
    }{ $back ->
        [0] {""}
       *[other] ; strikes back { $back }%, { $back-lost } LP
    }{ $best ->
        [0] {""}
       *[other] ; the best answer
    }{ $cut ->
        [0] {""}
        [1] ; without what comes after the blows
       *[other] ; the first blow alone
    }
line-odds-effect = { $rolls ->
        [0] takes hold { $chance }%
       *[other] takes hold of { $held } of { $rolls } on average
    }{ $lost_count ->
        [0] {""}
       *[other] , takes { $lost } LP on average
    }{ $kill ->
        [0] {""}
       *[other] , kills { $kill }%
    }
line-odds-chance = succeeds { $chance }%

## Before a battle

form-edition = Which rules?
form-measure = On squares or with free measuring?
form-map = Which map?
form-a = The party of side A? One of these, characters with commas between them, or a file of your own.
form-b = The party of side B? One of these, characters with commas between them, or a file of your own.
form-scenario = Which scenario?
form-scenery = Where does the scenery come from?
name-scenery-from-map = the map's own
name-scenery-from-rolled = rolled for and placed in turn
name-scenery-from-none = none at all

## What an action's words were expected to be

expected-an-action-such-as-walk-attack-b1-or-end = an action such as 'walk', 'attack b1' or 'end'
expected-a-piece-of-scenery = a piece of scenery
expected-quarter-turns-0-to-3 = quarter turns, 0 to 3
expected-an-edge-0-or-1 = an edge, 0 or 1
expected-a-or-b = a or b
expected-a-figure = a figure
expected-a-figure-such-as-a1-or-b3 = a figure such as a1 or b3
expected-a-place = a place
expected-a-point-in-inches-such-as-12-5-8 = a point in inches such as 12.5,8
expected-a-square-such-as-12-8 = a square such as 12,8
expected-a-plot-card = a plot card
expected-the-number-of-an-ability = the number of an ability
expected-the-number-of-an-option = the number of an option
expected-the-number-of-a-marker = the number of a marker
