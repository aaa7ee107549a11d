### What cards say in English: one grammar for every ability, put together from the card's data.
### A phrase fits inside another: verbs are in the third person singular, and a capital and a full stop come last.
### { $by } is an amount, { $count } its size for the plural. LP are life points, AP action points.

## Heads of abilities

card-cost = { $actions } AP
card-cost-open = { $actions }+ AP
card-source = { $source ->
        [magic] Magic
        [ki] Ki
        [subterfuge] Subterfuge
       *[other] Special
    }
card-kind = { $kind ->
        [attack] Attack
        [ranged-attack] Ranged Attack
        [charge] Charge
        [effect] Effect
        [dodge] Dodge
        [counterattack] Counterattack
        [movement] Movement
        [walk] Walk
        [run] Run
        [escape] Escape
        [seek] Seek
       *[other] Passive
    }
card-range = { $inches } inches
card-reactive = Reactive

## When it may be used

card-only = only { $when }
card-only-by = only { $who } may use it
card-only-while = only while it { $is }
card-only-after = only right after { $did ->
        [hit] a hit
        [damage] doing damage
        [charge] a charge
        [charge-hit] a charge that hits
        [throw] throwing somebody
       *[other] an action
    }
card-only-after-ability = only right after { $did ->
        [hit] a hit
        [damage] doing damage
        [charge] a charge
        [charge-hit] a charge that hits
        [throw] throwing somebody
       *[other] an action
    } with { $ability }
card-same-target = { $only }, on the same target
card-more-actions = { $most ->
        [one] 1 AP
       *[other] up to { $most } AP
    } more may be paid
card-more-tokens = { $most ->
        [one] 1 more token
       *[other] up to { $most } more tokens
    } may be paid
card-more-life = { $most ->
        [one] 1 LP
       *[other] up to { $most } LP
    } more may be sacrificed
card-upgrade = for each step on top, { $options }
card-upgrades = each step on top buys one of these: { $options }
card-gain = ({ $number }) { $does }
card-instead-tokens = { $most ->
        [one] 1 AP
       *[other] up to { $most } AP
    } of its cost may be paid with { $each ->
        [one] 1 token
       *[other] { $each } tokens
    } each
card-instead-life = { $most ->
        [one] 1 AP
       *[other] up to { $most } AP
    } of its cost may be paid with a sacrifice of { $each } LP each
card-more-targets = attacks { $targets ->
        [one] 1 more target
       *[other] { $targets } more targets
    } in the same way
card-more-blows = strikes the same target { $blows ->
        [one] once more
       *[other] { $blows } times more
    }
card-costs-also = also costs { $what }
card-costs = costs { $what }
card-pays-actions = { $count } AP
card-pays-life = a sacrifice of { $count } LP
card-pays-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
card-pays-card = this card, which is discarded
card-pays-state = { $count ->
        [one] 1 counter
       *[other] { $count } counters
    } of { $state }, which it gets
card-pays-stunned = being stunned
card-pays-carried = another { $kind ->
        [equipment] equipment card
        [power] power card
       *[any] advantage card
    } it carries, which is discarded
card-pays-gnosis = { $count ->
        [one] 1 point of gnosis
       *[other] { $count } points of gnosis
    }
card-limit-attack = { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    } an attack
card-limit-turn = { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    } a turn
card-limit-game = { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    } a game
card-limit-roll = { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    } a roll
card-limit-shared = { $limit } together with the others of this kind
card-upkeep = upkeep { $actions }
card-must = has to be used before the activation ends, if it can be

## Sentences

card-who-does = { $who } { $does }
card-it-does = it { $does }
card-bearer-does = this character { $does }
card-how = { $does } { $how }
card-how-apart = { $does }, { $how }
card-how-first = { $how }, { $does }
card-against = { $does } against whoever { $is }
card-if-it = { $does } if it { $is }
card-has = has { $what }
card-gains = gains { $what }
card-gets = gets { $what }
card-loses = loses { $what }
card-loses-tokens = loses all its tokens
card-loses-every = loses every { $pile }
card-loses-all-actions = loses all its AP
card-regains = regains { $what }
card-suffers = suffers { $what }
card-sacrifices = sacrifices { $what }
card-unless-resists = { $does } unless it resists ({ $difficulty })
card-with = { $does } with { $what }
card-with-apart = { $does }, with { $what }
card-labelled = { $who }: { $does }
card-aimed = target: { $who }
card-nothing = nothing happens

## How long

card-until-action = { $does } for this action
    .or = { $does } or for this action
card-until-next-attack = { $does } until its next attack is over
    .or = { $does } or until its next attack is over
card-until-turn = { $does } until the end of the turn
    .or = { $does } or until the end of the turn
card-until-upkeep = { $does } while its upkeep is paid
    .or = { $does } or while its upkeep is paid
card-until-kill = { $does } until it kills an enemy
    .or = { $does } or until it kills an enemy
card-until-game = { $does } for the rest of the game
    .or = { $does } or for the rest of the game
card-until-next-turn = { $does } until the end of the next turn
    .or = { $does } or until the end of the next turn
card-until-activation = { $does } until its next activation begins
    .or = { $does } or until its next activation begins
card-until-activation-ends = { $does } until its activation is over
    .or = { $does } or until its activation is over
card-until-bearer-activation = { $does } until the next activation of this character begins
    .or = { $does } or until the next activation of this character begins
card-until-use = { $does } until the next such ability it uses is over
    .or = { $does } or until the next such ability it uses is over
card-until-such-action = { $does } until the next such action of its is over
    .or = { $does } or until the next such action of its is over
card-until-any-use = { $does } until the next ability it uses is over
    .or = { $does } or until the next ability it uses is over
card-until-spent = { $does } until it has no AP left after an action
    .or = { $does } or until it has no AP left after an action
card-during-upkeep = while its upkeep is paid, { $does }
card-during-turn = until the end of the turn, { $does }

## Steps of an attack

card-if-hit = if it hits, { $then }
card-if-hit-anyway = if the attack hits all the same, before it costs anything, { $then }
card-between = between two blows, { $then }
card-if-damage = if it does damage, { $then }
card-if-critical = on a critical hit, { $then }
card-if-kill = if it kills, { $then }
card-if-missed = if it misses, { $then }
card-if-dodged = if the attack misses, { $then }
card-afterwards = afterwards, { $then }
card-strikes-times = attacks the same target { $times ->
        [2] twice
        [3] three times
        [4] four times
       *[other] { $times } times
    }
card-strikes-all = attacks { $who } with one roll
card-strikes-each = attacks { $who }, with a roll for each
card-strikes-series = attacks { $who } { $times ->
        [2] twice
        [3] three times
        [4] four times
       *[other] { $times } times
    } each, with a roll for every attack
card-strikes-area = if it hits, the attack also strikes everybody within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of the target
card-strikes-targets = attacks { $targets } different targets, with a roll for each
card-strikes-while-hits = attacks the same target again as long as it hits, { $times } times at most
card-strikes-chain = if it hits, it attacks another enemy within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of the last one, and so on; nobody twice
card-strikes-line = attacks everybody whom a straight line of { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } through the target touches, with one roll

## Whom

card-bearer = this character
    .whom = this character
card-target = the target
    .whom = the target
card-attacker = the attacker
    .whom = the attacker
card-that = that character
    .whom = that character
card-causer = whoever brought that about
    .whom = whoever brought that about
card-every-friend = every friend
    .whom = every friend
card-one-friend = a friend
    .whom = a friend
card-nearest-friend = the nearest friend
    .whom = the nearest friend
card-every-own = every character of your side
    .whom = every character of your side
card-one-own = a character of your side
    .whom = a character of your side
card-nearest-own = the nearest character of your side
    .whom = the nearest character of your side
card-every-enemy = every enemy
    .whom = every enemy
card-one-enemy = an enemy
    .whom = an enemy
card-nearest-enemy = the nearest enemy
    .whom = the nearest enemy
card-every-character = every character
    .whom = every character
card-one-character = a character
    .whom = a character
card-nearest-character = the nearest character
    .whom = the nearest character
card-every-other = every other character
    .whom = every other character
card-one-other = another character
    .whom = another character
card-nearest-other = the nearest other character
    .whom = the nearest other character
card-every-summon = each of its summons
    .whom = each of its summons
card-one-summon = one of its summons
    .whom = one of its summons
card-one-summon-of-bearer = one of this character's summons
    .whom = one of this character's summons
card-nearest-summon = the nearest of its summons
    .whom = the nearest of its summons
card-summoner = { $of ->
        [target] whoever has summoned the target
        [subject] whoever has summoned that character
       *[other] its summoner
    }
    .whom = { $of ->
        [target] whoever has summoned the target
        [subject] whoever has summoned that character
       *[other] its summoner
    }
card-up-to = up to { $by }
card-some-of = { $who }, { $most } as its owner chooses,
card-every-fallen = every fallen friend
    .whom = every fallen friend
card-one-fallen = a fallen friend
    .whom = a fallen friend
card-nearest-fallen = the fallen friend who fell nearest
    .whom = the fallen friend who fell nearest
card-kind-fallen = a fallen friend
    .whom = a fallen friend
card-kind-summon = a summon of its own
    .whom = a summon of its own
card-anybody = somebody
card-whoever = whoever { $is }
card-who-where = { $who } { $where }
card-that-is = { $who } that { $is }
card-stands-at = is { $where }
card-holds-in-zone = has { $of ->
        [it] it
        [target] the target
        [subject] that character
        [summon] its last summon
       *[other] this character
    } within its zone of control
card-and-itself = { $who }, itself included,
card-but-target = { $who }, the target excepted,
card-but-that = { $who }, that character excepted,
card-but-summon = { $who }, that summon excepted,
card-in-zone = within { $of ->
        [target] the target's
        [subject] that character's
        [summon] its last summon's
       *[other] its
    } zone of control
card-in-their-zone = whose zone of control holds { $of ->
        [target] the target
        [subject] that character
        [summon] its last summon
       *[other] it
    }
card-on-line = on the straight line from this character to { $of ->
        [target] the target
        [subject] that character
       *[other] its last summon
    }
card-in-contact = in contact with { $of ->
        [target] the target
        [subject] that character
        [summon] its last summon
       *[other] it
    }
card-engaged-with = engaged with { $of ->
        [target] the target
        [subject] that character
        [summon] its last summon
       *[other] it
    }
card-in-sight = in { $of ->
        [target] the target's
        [subject] that character's
        [summon] its last summon's
       *[other] its
    } sight
card-within = within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    }{ $of ->
        [target] { " " }of the target
        [subject] { " " }of that character
        [summon] { " " }of its last summon
       *[other] { "" }
    }
card-within-sight = in sight within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    }{ $of ->
        [target] { " " }of the target
        [subject] { " " }of that character
        [summon] { " " }of its last summon
       *[other] { "" }
    }
card-in-range = in sight and within the attack's range

## Moments

card-when-it = when it { $does }
card-when-who = when { $who } { $does }
card-when-other = { $when }, if { $who } { $is }
card-while = { $when } while it { $is }
card-when-last = { $when } (the last it has)
card-when-then = { $when }, { $then }
card-may = if you wish, { $then }
card-may-by = if the player of { $who } wishes, { $then }
card-may-pay = you may pay { $what }: { $then }
card-pays = pay { $what }: { $then }
card-when-deployment-begins = before anybody is deployed
card-when-game-begins = at the start of the game
card-when-recovery-begins = at the start of each Recovery
card-when-recovery-ends = at the end of each Recovery
card-when-maintenance-begins = at the start of each Maintenance
card-when-maintenance-ends = at the end of each Maintenance
card-when-actions-begin = at the start of each Action phase
card-when-turn-ends = at the end of each turn
card-when-between = between two actions
card-moment-activated = is activated
    .cause = activates somebody
    .whom = activates { $whom }
card-moment-attacked = is attacked
    .cause = attacks
    .whom = attacks { $whom }
card-moment-before-roll = is about to face an attack roll
    .cause = is about to roll an attack
    .whom = is about to roll an attack on { $whom }
card-moment-after-roll = has just faced an attack roll
    .cause = has just rolled an attack
    .whom = has just rolled an attack on { $whom }
card-moment-rolls = is about to roll for anything but an attack
    .cause = is about to make somebody roll
    .whom = is about to make { $whom } roll
card-moment-rolled = has just rolled for anything but an attack
    .cause = has just made somebody roll
    .whom = has just made { $whom } roll
card-moment-rolls-for = is about to roll { $roll ->
        [escape] to escape
        [seek] to seek
        [resistance] for Resistance
        [run-over] to get clear of somebody in the air
        [attack] to attack
        [defense] to dodge or counterattack
       *[other] for Doom
    }
    .cause = is about to make somebody roll
    .whom = is about to make { $whom } roll
card-moment-rolled-for = has just rolled { $roll ->
        [escape] to escape
        [seek] to seek
        [resistance] for Resistance
        [run-over] to get clear of somebody in the air
        [attack] to attack
        [defense] to dodge or counterattack
       *[other] for Doom
    }
    .cause = has just made somebody roll
    .whom = has just made { $whom } roll
card-moment-failed-for = fails a roll { $roll ->
        [escape] to escape
        [seek] to seek
        [resistance] for Resistance
        [run-over] to get clear of somebody in the air
        [attack] to attack
        [defense] to dodge or counterattack
       *[other] for Doom
    }
    .cause = makes somebody fail a roll
    .whom = makes { $whom } fail a roll
card-moment-succeeded-for = succeeds in a roll { $roll ->
        [escape] to escape
        [seek] to seek
        [resistance] for Resistance
        [run-over] to get clear of somebody in the air
        [attack] to attack
        [defense] to dodge or counterattack
       *[other] for Doom
    }
    .cause = makes somebody roll, who succeeds
    .whom = makes { $whom } roll, who succeeds
card-moment-hit = is hit
    .cause = hits
    .whom = hits { $whom }
card-moment-missed = is missed by an attack
    .cause = misses
    .whom = misses { $whom }
card-moment-critical = suffers a critical hit
    .cause = lands a critical hit
    .whom = lands a critical hit on { $whom }
card-moment-before-damage = is about to lose LP to an attack
    .cause = is about to do damage
    .whom = is about to damage { $whom }
card-moment-before-loss = is about to lose LP
    .cause = is about to take LP
    .whom = is about to take LP from { $whom }
card-moment-damaged = suffers damage
    .cause = does damage
    .whom = damages { $whom }
card-moment-dying = loses its last LP
    .cause = takes somebody's last LP
    .whom = leaves { $whom } without LP
card-moment-sacrificed = sacrifices LP
    .cause = has somebody sacrifice LP
    .whom = has { $whom } sacrifice LP
card-moment-initiative = wins the roll for initiative
    .cause = has somebody win the roll for initiative
    .whom = has { $whom } win the roll for initiative
card-moment-died = dies
    .cause = kills
    .whom = kills { $whom }
card-moment-escapes = tries to escape
    .cause = makes somebody escape
    .whom = makes { $whom } escape
card-moment-moves = declares a movement
    .cause = moves somebody
    .whom = moves { $whom }
card-moment-moved = comes to rest after moving
    .cause = makes somebody move
    .whom = makes { $whom } move
card-moment-comes-near = comes that near
    .cause = brings somebody near
    .whom = brings { $whom } near
card-moment-touches = comes into contact with it
    .cause = comes into contact
    .whom = touches { $whom }
card-touches-enemy = comes into contact with an enemy
card-comes-near-whom = comes near to { $whom } on its way
card-moment-uses = uses an ability
    .cause = makes somebody use an ability
    .whom = makes { $whom } use an ability
card-moment-uses-it = uses { $ability }
    .cause = makes somebody use { $ability }
    .whom = makes { $whom } use { $ability }
card-moment-gnosis = benefits from a point of gnosis
    .cause = spends a point of gnosis
    .whom = spends a point of gnosis against { $whom }
card-moment-summoned = is summoned
    .cause = summons somebody
    .whom = summons { $whom }
card-moment-charged = has finished a charge
    .cause = has charged somebody
    .whom = has charged { $whom }
card-moment-failed = fails a roll that is no attack
    .cause = makes somebody fail a roll
    .whom = makes { $whom } fail a roll
card-moment-succeeded = succeeds in a roll that is no attack
    .cause = makes somebody roll, who succeeds
    .whom = makes { $whom } roll, who succeeds
card-moment-activation-ends = ends its activation
    .cause = ends its activation
    .whom = ends its activation against { $whom }
card-moment-passed = is passed by somebody on its way
    .cause = passes somebody on its way
    .whom = passes { $whom } on its way
card-moment-displaced = is moved by somebody else
    .cause = moves somebody else
    .whom = moves { $whom }
card-moment-affected = is about to be affected by another's ability
    .cause = is about to affect somebody
    .whom = is about to affect { $whom }
card-moment-revealed = is no longer hidden
    .cause = reveals somebody
    .whom = reveals { $whom }
card-moment-healed = regains LP by a card
    .cause = heals somebody
    .whom = heals { $whom }
card-moment-state-given = is given a state
    .cause = gives somebody a state
    .whom = gives { $whom } a state
card-moment-guarded = is guarded by somebody who steps in
    .cause = steps in for somebody
    .whom = steps in for { $whom }
card-moment-plays = plays a plot card
    .cause = plays a plot card
    .whom = plays a plot card against { $whom }
card-moment-pays-upkeep = pays an upkeep
    .cause = makes somebody pay an upkeep
    .whom = makes { $whom } pay an upkeep

## How an action goes

card-hand-to-hand = hand to hand
card-at-range = at range
card-in-basic = with a basic action
card-in-kind = { $kind ->
        [attack] with an Attack
        [ranged-attack] with a Ranged Attack
        [charge] with a Charge
        [effect] with an Effect
        [dodge] with a Dodge
        [counterattack] with a Counterattack
        [movement] with a Movement
        [walk] with a Walk
        [run] with a Run
        [escape] with an Escape
        [seek] with a Seek
       *[other] with a passive ability
    }
card-by-source = by { $source ->
        [magic] Magic
        [ki] Ki
        [subterfuge] Subterfuge
       *[other] special power
    }
card-on-critical = on a critical hit
card-by-ability = with { $ability }
card-first-time = the first time in the game
card-on-strike = with the { $blow ->
        [1] first blow
        [2] second blow
        [3] third blow
        [4] fourth blow
        [5] fifth blow
       *[other] blow number { $blow }
    }
card-on-roll = { $roll ->
        [attack] when rolling to attack
        [defense] when rolling to dodge or counterattack
        [escape] when rolling to escape
        [seek] when rolling to seek
        [resistance] when rolling for Resistance
        [run-over] when getting clear of somebody in the air
       *[other] when rolling for Doom
    }
card-on-die-at-least = with { $die } or more on the die
card-on-die-at-most = with { $die } or less on the die
card-on-die = with { $span ->
        [one] { $least }
        [span] { $least }–{ $most }
        [least] { $least } or more
        [most] { $most } or less
       *[any] { $parity ->
            [even] an even number
           *[odd] an odd number
        }
    }{ $span ->
        [any] { "" }
       *[other] { $parity ->
            [even] { ", " }even,
            [odd] { ", " }odd,
           *[any] { "" }
        }
    } on { $die ->
        [defense] the defense die
       *[attack] the die
    }
card-all-hit = with no blow missed
card-on-failing = when that fails
card-from-turn = from turn { $turn } on
card-number = { $by }
card-counting = { $span ->
        [least] with at least { $least }
        [most] with at most { $most }
       *[span] with { $least } to { $most }
    } in all ({ $this })
card-is-counting = { $span ->
        [least] has at least { $least }
        [most] has at most { $most }
       *[span] has { $least } to { $most }
    } in all ({ $this })
    .not = { $span ->
        [least] has less than { $least }
        [most] has more than { $most }
       *[span] has less than { $least } or more than { $most }
    } in all ({ $this })
card-except = except { $how }
card-from-afar = at more than { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    }
card-from-near = at up to { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    }
card-from-hidden = out of hiding
card-passing-by = along a line within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of this character
card-with-nearer = with { $who } nearer than the target

## What somebody is

card-is-hidden = is hidden
    .not = is not hidden
card-is-engaged = is engaged
    .not = is not engaged
card-is-in-cover = is in cover
    .not = is not in cover
card-is-unmoved = has not moved this turn
    .not = has moved this turn
card-is-surfaced = came out of infiltration this turn
    .not = did not come out of infiltration this turn
card-is-dodging = tried to dodge
    .not = did not try to dodge
card-is-undying = fights on without LP
    .not = has LP left
card-is-full = has all its AP
    .not = does not have all its AP
card-is-spent = has no AP left
    .not = has AP left
card-is-actions-at-least = has at least { $actions } AP
    .not = has fewer than { $actions } AP
card-is-in-mode = is in { $mode }
    .not = is not in { $mode }
card-is-stunned = is stunned
    .not = is not stunned
card-is-carrying = carries { $kind ->
        [equipment] an equipment card
       *[other] a power card
    }
    .not = carries no { $kind ->
        [equipment] equipment card
       *[other] power card
    }
card-is-in-deployment = stands in { $of ->
        [bearer] this character's { $side ->
            [enemy] enemies'
           *[other] own
        }
       *[other] { $side ->
            [enemy] the enemy's
           *[other] its own side's
        }
    } deployment zone
    .not = does not stand in { $of ->
        [bearer] this character's { $side ->
            [enemy] enemies'
           *[other] own
        }
       *[other] { $side ->
            [enemy] the enemy's
           *[other] its own side's
        }
    } deployment zone
card-is-life-at-most = has { $life } LP or fewer
    .not = has more than { $life } LP
card-is-tokens-at-least = has { $tokens ->
        [one] a token
       *[other] at least { $tokens } tokens
    }
    .not = has { $tokens ->
        [one] no token
       *[other] fewer than { $tokens } tokens
    }
card-is-tokens-at-most = has { $tokens ->
        [0] no token
        [one] at most 1 token
       *[other] at most { $tokens } tokens
    }
    .not = has { $tokens ->
        [0] a token
        [one] more than 1 token
       *[other] more than { $tokens } tokens
    }
card-is-level-at-most = is of level { $level } or lower
    .not = is above level { $level }
card-is-level-at-least = is of level { $level } or higher
    .not = is below level { $level }
card-is-level-of-bearer = is of its level or higher
    .not = is of a lower level
card-is-level-against = is of { $span ->
        [most] no higher level than { $who }
       *[least] no lower level than { $who }
    }
    .not = is of { $span ->
        [most] a higher level than { $who }
       *[least] a lower level than { $who }
    }
card-is-faction = { $faction ->
        [light] belongs to the Light
        [darkness] belongs to the Darkness
       *[other] is Unaligned
    }
    .not = { $faction ->
        [light] does not belong to the Light
        [darkness] does not belong to the Darkness
       *[other] is not Unaligned
    }
card-is-affiliation = belongs to { $affiliation ->
        [church] the Church
        [samael] Samael
        [wissenschaft] Wissenschaft
        [black-sun] the Black Sun
        [empire] the Empire
        [azur-alliance] the Azur Alliance
        [tol-rauko] Tol Rauko
       *[other] the Wanderers
    }
    .not = does not belong to { $affiliation ->
        [church] the Church
        [samael] Samael
        [wissenschaft] Wissenschaft
        [black-sun] the Black Sun
        [empire] the Empire
        [azur-alliance] the Azur Alliance
        [tol-rauko] Tol Rauko
       *[other] the Wanderers
    }
card-is-category = is a { $category ->
        [mystic] Mystic
        [fighter] Fighter
       *[other] Prowler
    }
    .not = is not a { $category ->
        [mystic] Mystic
        [fighter] Fighter
       *[other] Prowler
    }
card-is-role = is { $role ->
        [leader] a Leader
        [agent] an Agent
       *[other] a Summon
    }
    .not = is not { $role ->
        [leader] a Leader
        [agent] an Agent
       *[other] a Summon
    }
card-is-trait = has the trait { $trait }
    .not = does not have the trait { $trait }
card-is-character = is { $character }
    .not = is not { $character }
card-is-innate = has { $innate }
    .not = does not have { $innate }
card-is-state = has counters of { $state }
    .not = has no counters of { $state }
card-is-base-medium = has a medium base
    .not = has no medium base
card-is-in-state = has counters of a { $sort ->
        [negative] negative state
        [positive] positive state
       *[all] state
    }
    .not = has no counters of a { $sort ->
        [negative] negative state
        [positive] positive state
       *[all] state
    }
card-is-base-at-least = has { $size ->
        [small] any base
        [medium] a medium or large base
       *[other] a large base
    }
    .not = has { $size ->
        [small] no base
        [medium] a small base
       *[other] a small or medium base
    }
card-is-base-at-most = has { $size ->
        [small] a small base
        [medium] a small or medium base
       *[other] any base
    }
    .not = has { $size ->
        [small] a medium or large base
        [medium] a large base
       *[other] no base
    }
card-is-immune = is immune to { $state }
    .not = is not immune to { $state }
card-is-given = is given { $state } by it
    .not = is not given { $state } by it
card-is-rid-of-it = has no counter left of that state
    .not = has counters left of that state
card-is-enemy = is an enemy
    .not = is not an enemy
card-is-some = has { $who }
    .not = does not have { $who }
card-is-some-there = has { $who } on the table
    .not = does not have { $who } on the table
card-is-near = is within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    }{ $of ->
        [bearer] { " " }of this character
       *[other] { "" }
    }
    .not = is more than { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } away{ $of ->
        [bearer] { " " }from this character
       *[other] { "" }
    }
card-is-far = is { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } { $of ->
        [bearer] or more away from this character
       *[other] away or more
    }
    .not = is less than { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } away{ $of ->
        [bearer] { " " }from this character
       *[other] { "" }
    }
card-is-in-zone = is within { $of ->
        [bearer] this character's
       *[other] its
    } zone of control
    .not = is outside { $of ->
        [bearer] this character's
       *[other] its
    } zone of control
card-is-friend-engaged = is engaged with a friend
    .not = is not engaged with a friend
card-is-hurt-by = was affected by { $ability } this turn
    .not = was not affected by { $ability } this turn
card-is-marked = was chosen for this card
    .not = was not chosen for this card
card-is-on-marked = stands on the scenery chosen for this card
    .not = does not stand on the scenery chosen for this card
card-is-active = has { $ability } in force
    .not = does not have { $ability } in force
card-is-under = is still under { $ability }
    .not = is no longer under { $ability }
card-is-entered = has it in its body
    .not = does not have it in its body
card-is-slayer = took its last LP
    .not = did not take its last LP
card-is-life-below = has { $share ->
        [50] less than half of its LP
        [100] lost LP
       *[other] less than { $share }% of its LP
    }
    .not = has { $share ->
        [50] at least half of its LP
        [100] all of its LP
       *[other] at least { $share }% of its LP
    }
card-is-would-die = would lose its last LP
    .not = would not lose its last LP
card-is-subject = is that character itself
    .not = is somebody else
card-is-bearer = is this character
    .not = is not this character
card-is-given-of = is given a { $sort ->
        [negative] negative state
        [positive] positive state
       *[all] state
    }
    .not = is not given a { $sort ->
        [negative] negative state
        [positive] positive state
       *[all] state
    }
card-is-near-scenery = is within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of { $scenery ->
        [abrupt] abrupt ground
        [forest] a forest
        [elevation] raised ground
        [minor] minor scenery
        [high] high scenery
        [low] low scenery
       *[any] scenery
    }
    .not = is not within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of { $scenery ->
        [abrupt] abrupt ground
        [forest] a forest
        [elevation] raised ground
        [minor] minor scenery
        [high] high scenery
        [low] low scenery
       *[any] scenery
    }
card-is-several = has at least { $count } of this kind: { $who }
    .not = has fewer than { $count } of this kind: { $who }
card-is-higher = stands higher{ $of ->
        [bearer] { " " }than this character
       *[other] { "" }
    }
    .not = does not stand higher{ $of ->
        [bearer] { " " }than this character
       *[other] { "" }
    }
card-is-lower = stands lower{ $of ->
        [bearer] { " " }than this character
       *[other] { "" }
    }
    .not = does not stand lower{ $of ->
        [bearer] { " " }than this character
       *[other] { "" }
    }
card-is-in-contact = is in contact with { $of ->
        [bearer] this character
       *[other] it
    }
    .not = is not in contact with { $of ->
        [bearer] this character
       *[other] it
    }
card-is-affiliation-of-bearer = is of { $of ->
        [bearer] this character's
       *[other] its
    } affiliation
    .not = is of another affiliation than { $of ->
        [bearer] this character's
       *[other] its own
    }
card-is-away = is off the table
    .not = is on the table
card-is-seen = is in { $of ->
        [bearer] this character's
       *[other] its
    } sight
    .not = is not in { $of ->
        [bearer] this character's
       *[other] its
    } sight
card-is-how = acts { $how }
    .not = does not act { $how }
card-is-printed = has { $innate } on its card
    .not = does not have { $innate } on its card
card-is-has-done = { $feat ->
        [activated] has been activated
        [moved] has used its movement
        [attacked] has attacked
        [hit] has hit somebody
        [bled] has lost LP
       *[other] has done damage
    } this turn
    .not = { $feat ->
        [activated] has not been activated
        [moved] has not used its movement
        [attacked] has not attacked
        [hit] has hit nobody
        [bled] has lost no LP
       *[other] has done no damage
    } this turn
card-is-on = stands { $scenery ->
        [abrupt] on abrupt ground
        [forest] in a forest
        [elevation] on raised ground
        [minor] on minor scenery
        [high] on high scenery
       *[other] on low scenery
    }
    .not = does not stand { $scenery ->
        [abrupt] on abrupt ground
        [forest] in a forest
        [elevation] on raised ground
        [minor] on minor scenery
        [high] on high scenery
       *[other] on low scenery
    }
card-is-would-leave = would be left with { $life ->
        [0] no LP
       *[other] { $life } LP or fewer
    }
    .not = would be left with { $life ->
        [0] LP
       *[other] more than { $life } LP
    }

## Amounts

card-die = { $times ->
        [1] { "" }
        [-1] { "−" }
       *[other] { $times } ×{ " " }
    }1d10{ $plus ->
        [0] { "" }
       *[other] { " " }+ { $plus }
    }
card-more = +{ $by }
card-for-each = { $what } for { $each }
card-each-but = { $each }, less { $less }
card-but-each = { $what }, less { $times } for { $each }
card-and-each = { $what } and { $times } more for { $each }
card-each-die = { $per ->
        [1] each point on a die
       *[other] every { $per } points on a die
    }
card-each-life-missing = { $per ->
        [1] each LP
       *[other] every { $per } LP
    } it has lost
card-each-target-life = { $per ->
        [1] each LP
       *[other] every { $per } LP
    } the target has left
card-each-extra = { $per ->
        [1] each AP
       *[other] every { $per } AP
    } paid on top
card-pile = { $count ->
        [one] token
       *[other] tokens
    }{ $named ->
        [yes] {" "}of { $name }
       *[other] {""}
    }{ $on ->
        [card] {" "}on this card
        [party] {" "}of its party
       *[other] {""}
    }
card-pile-of = { $by } { $pile }
card-each-pile = { $per ->
        [1] each { $pile }
       *[other] every { $per } { $pile }
    }
card-is-pile-none = has no { $pile }
    .not = has a { $pile }
card-is-pile-most = has at most { $tokens } { $pile }
    .not = has more than { $tokens } { $pile }
card-is-pile-least = has at least { $tokens } { $pile }
    .not = has fewer than { $tokens } { $pile }
card-is-pile-exactly = has exactly { $tokens } { $pile }
    .not = does not have exactly { $tokens } { $pile }
card-is-pile-between = has { $least } to { $tokens } { $pile }
    .not = has fewer than { $least } or more than { $tokens } { $pile }
card-pays-pile = { $count } { $pile }
card-each-token = { $per ->
        [1] each token
       *[other] every { $per } tokens
    } it has
card-each-token-paid = { $per ->
        [1] each token
       *[other] every { $per } tokens
    } paid
card-each-life-paid = { $per ->
        [1] each LP
       *[other] every { $per } LP
    } sacrificed
card-each-level = { $per ->
        [1] each level
       *[other] every { $per } levels
    } of that character
card-each-dealt = { $per ->
        [1] each LP
       *[other] every { $per } LP
    } the attack took
card-each-taken = { $what ->
        [counters] { $per ->
            [1] each counter shed
           *[other] every { $per } counters shed
        }
        [tokens] { $per ->
            [1] each token lost
           *[other] every { $per } tokens lost
        }
        [actions] { $per ->
            [1] each AP lost
           *[other] every { $per } AP lost
        }
       *[other] { $per ->
            [1] each LP lost
           *[other] every { $per } LP lost
        }
    } that way
card-each-life = { $per ->
        [1] each LP
       *[other] every { $per } LP
    } it has left
card-each-action = { $per ->
        [1] each AP
       *[other] every { $per } AP
    } it has left
card-each-healed = { $per ->
        [1] each LP
       *[other] every { $per } LP
    } regained
card-each-price = { $per ->
        [1] each AP
       *[other] every { $per } AP
    } that this cost
card-each-moved = { $per ->
        [1] each inch
       *[other] every { $per } inches
    } moved
card-each-blow = { $per ->
        [1] each blow
       *[other] every { $per } blows
    } so far, this one included
card-each-target-life-missing = { $per ->
        [1] each LP
       *[other] every { $per } LP
    } the target has lost
card-each-counter = { $per ->
        [1] each counter
       *[other] every { $per } counters
    } of { $state } it has
card-each-target-counter = { $per ->
        [1] each counter
       *[other] every { $per } counters
    } of { $state } the target has
card-each-value = { $attribute ->
        [speed] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
        [zone] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
        [free] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
        [range] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
       *[other] { $per ->
            [1] each point
           *[other] every { $per } points
        }
    } of its { $attribute ->
        [attack] Attack
        [damage] Damage
        [defense] Defense
        [armor] Armor
        [recovery] Recovery
        [speed] Speed
        [zone] zone of control
        [free] free movement
        [range] range
       *[other] Resistance
    }
card-each-target-value = { $attribute ->
        [speed] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
        [zone] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
        [free] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
        [range] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
       *[other] { $per ->
            [1] each point
           *[other] every { $per } points
        }
    } of the target's { $attribute ->
        [attack] Attack
        [damage] Damage
        [defense] Defense
        [armor] Armor
        [recovery] Recovery
        [speed] Speed
        [zone] zone of control
        [free] free movement
        [range] range
       *[other] Resistance
    }
card-each-near = { $per ->
        [1] { $who }
       *[other] every { $per } of these: { $who }
    }
card-each-fallen-friend = { $per ->
        [1] each friend
       *[other] every { $per } friends
    } lost so far
card-each-fallen-enemy = { $per ->
        [1] each enemy
       *[other] every { $per } enemies
    } lost so far
card-each-turn = { $per ->
        [1] each turn
       *[other] every { $per } turns
    } of the game
card-each-life-of = { $per ->
        [1] each LP
       *[other] every { $per } LP
    } { $who } has left
card-each-action-of = { $per ->
        [1] each AP
       *[other] every { $per } AP
    } { $who } has left
card-each-pile-of = { $per ->
        [1] each { $pile }
       *[other] every { $per } { $pile }
    } { $who } has
card-each-life-missing-of = { $per ->
        [1] each LP
       *[other] every { $per } LP
    } { $who } has lost
card-each-token-of = { $per ->
        [1] each token
       *[other] every { $per } tokens
    } { $who } has
card-each-counter-of = { $per ->
        [1] each counter
       *[other] every { $per } counters
    } of { $state } { $who } has
card-each-value-of = { $attribute ->
        [speed] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
        [zone] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
        [free] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
        [range] { $per ->
            [1] each inch
           *[other] every { $per } inches
        }
       *[other] { $per ->
            [1] each point
           *[other] every { $per } points
        }
    } of { $attribute ->
        [attack] Attack
        [damage] Damage
        [defense] Defense
        [armor] Armor
        [recovery] Recovery
        [speed] Speed
        [zone] zone of control
        [free] free movement
        [range] range
       *[other] Resistance
    } { $who } has
card-each-own-level = { $per ->
        [1] each level
       *[other] every { $per } levels
    } it has
card-each-level-of = { $per ->
        [1] each level
       *[other] every { $per } levels
    } { $who } has
card-each-game-level = { $per ->
        [1] each level
       *[other] every { $per } levels
    } a side may have in the game
card-rounded-up = { $each }, rounded up,
card-in-all = { $what } ({ $most } at most)
card-at-least-all = { $what } (at least { $least })
card-life = { $by } LP
card-actions = { $by } AP
card-tokens = { $by } { $count ->
        [one] token
       *[other] tokens
    }
card-tokens-own = { $by } { $count ->
        [one] token
       *[other] tokens
    } of the kind that its own card uses
card-loses-tokens-own = loses all tokens of the kind that its own card uses
card-victory-points = { $by } { $count ->
        [one] point
       *[other] points
    } towards victory
card-gnosis = { $by } { $count ->
        [one] point
       *[other] points
    } of gnosis
card-state = { $state } { $by }

## What is added

card-attack = { $by } Attack
    .lost = { $by } Attack
card-damage = { $by } Damage
    .lost = { $by } Damage
card-defense = { $by } Defense
    .lost = { $by } Defense
card-armor = { $by } Armor
    .lost = { $by } Armor
card-resistance = { $by } Resistance
    .lost = { $by } Resistance
card-recovery = { $by } Recovery
    .lost = { $by } Recovery
card-speed = { $by } { $count ->
        [one] inch
       *[other] inches
    } of Speed
    .lost = { $by } { $count ->
            [one] inch
           *[other] inches
        } of Speed
card-actions-more = { $by } to its total of AP
card-life-more = { $by } maximum LP
    .lost = { $by } maximum LP
card-zone = { $by } { $count ->
        [one] inch
       *[other] inches
    } of zone of control
    .lost = { $by } { $count ->
            [one] inch
           *[other] inches
        } of zone of control
card-area-more = { $by } { $count ->
        [one] inch
       *[other] inches
    } to the area of its attacks
card-range-more = { $by } { $count ->
        [one] inch
       *[other] inches
    } of range
    .lost = { $by } { $count ->
            [one] inch
           *[other] inches
        } of range
card-difficulty = { $by } to the difficulty of its effects
card-escape-roll = { $by } to escape rolls
card-seek-target = { $by } to the roll needed to find it
card-initiative-roll = { $by } to initiative and deployment rolls
card-side-initiative = { $by } on its side's rolls for initiative
card-every-roll = { $by } to every roll
card-that-roll = { $by } to the result
card-healing = { $by } LP to its healing
card-roll-dice-more = { $by } { $count ->
        [one] die
       *[other] dice
    } on every roll, keeping the { $kept ->
        [worst] worst
       *[best] best
    },
card-dice-more = { $by } attack { $count ->
        [one] die
       *[other] dice
    }, keeping the { $kept ->
        [worst] worst
       *[best] best
    },
card-defense-dice-more = { $by } defense { $count ->
        [one] die
       *[other] dice
    }, keeping the { $kept ->
        [worst] worst
       *[best] best
    },

## What is done differently

card-reach = fights hand to hand at up to { $by } { $count ->
        [one] inch
       *[other] inches
    }
card-screen = lets nobody see through { $count ->
        [0] it
        [one] 1 inch round it
       *[other] { $by } inches round it
    }
card-charge-reach = charges up to { $by } { $count ->
        [one] inch
       *[other] inches
    }
card-guard = intercepts charges and takes shots for a friend from up to { $by } { $count ->
        [one] inch
       *[other] inches
    } away
card-dice = rolls { $dice ->
        [2] two
        [3] three
       *[other] { $dice }
    } attack dice and keeps the { $kept ->
        [worst] worst
       *[best] best
    }
card-defense-dice = rolls { $dice ->
        [2] two
        [3] three
       *[other] { $dice }
    } dice to dodge or counterattack and keeps the { $kept ->
        [worst] worst
       *[best] best
    }
card-roll-dice = rolls { $dice ->
        [2] two
        [3] three
       *[other] { $dice }
    } dice on every roll and keeps the { $kept ->
        [worst] worst
       *[best] best
    }
card-zone-most = has a zone of control of { $by } { $count ->
        [one] inch
       *[other] inches
    } at most
card-unhealed = regains no LP
card-counts-small = counts as having a small base
card-counts-as = counts as belonging to { $affiliation ->
        [church] the Church
        [samael] Samael
        [wissenschaft] Wissenschaft
        [black-sun] the Black Sun
        [empire] the Empire
        [azur-alliance] the Azur Alliance
        [tol-rauko] Tol Rauko
       *[other] the Wanderers
    }
card-counts-as-role = counts as { $role ->
        [leader] a Leader
        [agent] an Agent
       *[other] a Summon
    } too
card-counts-as-category = counts as a { $category ->
        [mystic] Mystic
        [fighter] Fighter
       *[other] Prowler
    } too
card-late-gnosis = may have Gnosis spent on its rolls after the dice are rolled
card-fixed-die = does not roll its die, which counts as { $by }
card-pierce = ignores { $count ->
        [one] 1 point
       *[other] { $by } points
    } of the target's Armor
    .others = ignores { $count ->
        [one] 1 point
       *[other] { $by } points
    } of the Armor of whomever it attacks
card-of-kind = { $kind ->
        [attack] an Attack
        [ranged-attack] a Ranged Attack
        [charge] a Charge
        [effect] an Effect
        [dodge] a Dodge
        [counterattack] a Counterattack
        [movement] a Movement
        [walk] a Walk
        [run] a Run
        [escape] an Escape
        [seek] a Seek
       *[other] a passive ability
    }
card-cost-more = pays { $by } AP more for { $kinds }
card-cost-less = pays { $by } AP less for { $kinds }
card-cost-least = never pays less than { $by } AP for { $kinds } because of a card
card-costs-least = never pays less than { $by } AP for an action because of a card
card-ability-least = never pays less than { $by } AP for { $ability } because of a card
card-ability-more = pays { $by } AP more for { $ability }
card-ability-less = pays { $by } AP less for { $ability }
card-costs-more = pays { $by } AP more for every action
card-costs-less = pays { $by } AP less for every action
card-source-more = pays { $by } AP more for { $source ->
        [magic] Magic
        [ki] Ki
        [subterfuge] Subterfuge
       *[other] Special
    } abilities
card-source-less = pays { $by } AP less for { $source ->
        [magic] Magic
        [ki] Ki
        [subterfuge] Subterfuge
       *[other] Special
    } abilities
card-upkeep-more = pays { $by } AP more for the upkeep of one ability
card-upkeep-less = pays { $by } AP less for the upkeep of one ability
card-half-speed = moves at half Speed
card-ignore-armor = ignores the target's Armor
    .others = ignores the Armor of whomever it attacks
card-throws = throws the target
    .others = throws whomever it attacks
card-throws-at-will = may throw the target
    .others = may throw whomever it attacks
card-unstoppable = cannot be intercepted
card-unstoppable-by = cannot be intercepted, nor have its shot taken, by { $who }
card-no-reaction = leaves the target no reaction
    .others = leaves whomever it attacks no reaction
card-no-counter = leaves the target no counterattack
    .others = leaves whomever it attacks no counterattack
card-harms-intangible = hurts the intangible
card-free-dodge = dodges for 0 AP
card-dodge-after-roll = may dodge after the attack is rolled
card-despite-damage-resistance = can be used in spite of Damage Resistance
card-secondary = uses its secondary { $attribute ->
        [attack] Attack
        [damage] Damage
        [defense] Defense
        [armor] Armor
       *[other] Resistance
    }
card-immune = is immune to { $states }
card-immune-negative = is immune to every negative state
card-unaffected = is not affected by its counters of { $states }
card-unaffected-negative = is not affected by its counters of negative states
card-friendless = is no friend of its own side
card-over-figures = may pass over characters
card-healing-takes = loses a { $pile } in the place of each LP that it would regain, while it has any
card-sight = sees only as far as { $by } { $count ->
        [one] inch
       *[other] inches
    }
card-shoots-from = measures its shots from { $who } in the place of itself
card-keeps-state = does not lose counters of { $states } in the Maintenance phase
card-despite-berserk = { $urge ->
        [react] may dodge and counterattack while Berserk
       *[nearest] may charge whom it likes while Berserk
    }
card-unhurt = loses no LP except by sacrifice
card-stays = stays on the table at 0 LP
card-spares = leaves whoever it would kill with 1 LP
card-rooted = may not move, run or charge
card-sweeps-contact = strikes everybody it is engaged with in each hand-to-hand attack
card-sweeps = strikes { $who } too in each hand-to-hand attack
card-unseen = cannot be seen
card-covered = counts as in cover against shots
card-critical-from = { $count ->
        [1] always lands a critical hit
       *[other] lands a critical hit from { $by } on the die
    }
card-loss-most = loses at most { $what } at once
card-shoots-engaged = may shoot while engaged
card-shoots-blind = needs no sight to shoot
card-eyes = may shoot at whomever { $who } sees
card-sees-hidden = may aim at the hidden
card-stays-hidden = stays hidden when it attacks
card-leaves-freely = may leave combat without escaping
card-immovable = cannot be pushed, thrown or moved by the enemy
card-unthrown = is not thrown by attacks
card-keeps-clear = may not move into contact with an enemy, charges and interceptions apart
card-firm = has { $attribute ->
        [attack] Attack
        [damage] Damage
        [defense] Defense
        [armor] Armor
       *[other] Resistance
    } that no card lowers or ignores
card-floor = has { $attribute ->
        [attack] an Attack
        [damage] a Damage
        [defense] a Defense
        [armor] an Armor
       *[other] a Resistance
    } of { $by } at least, whatever lowers or ignores it
card-upkeeps-more = pays { $by } AP more for the upkeep of every ability
card-upkeeps-less = pays { $by } AP less for the upkeep of every ability
card-no-gnosis = can have no Gnosis spent on its rolls
card-only-with = fights with { $who } alone
card-never-hidden = cannot become hidden
card-no-reactive = uses no reactive abilities
card-guards-engaged = intercepts charges even while engaged
card-lacks = lacks { $innate }
card-without = cannot use its { $kind ->
        [equipment] Equipment cards
       *[power] Power cards
    }
card-no-stun = cannot be stunned
card-no-penalty = suffers no penalty for { $penalty ->
        [long] long range
        [cover] cover
        [engaged] an engaged target
        [moved] having moved
        [blind] being blind
       *[other] counterattacking
    }
card-set = { $measure ->
        [attack] Attack
        [damage] Damage
        [defense] Defense
        [armor] Armor
        [recovery] Recovery
        [speed] a Speed of
        [zone] a zone of control of
        [free] a free movement of
        [range] a range of
       *[other] Resistance
    } { $by }{ $measure ->
        [speed] { " inches" }
        [zone] { " inches" }
        [free] { " inches" }
        [range] { " inches" }
       *[other] { "" }
    }
card-if-more = { $what } where that is more
card-half = has half { $measure ->
        [attack] Attack
        [damage] Damage
        [defense] Defense
        [armor] Armor
        [recovery] Recovery
        [speed] Speed
        [zone] zone of control
        [free] free movement
        [range] range
       *[other] Resistance
    }
card-half-healing = regains half as many LP
card-forbids = may not do { $kinds }
card-free-of-cost = pays no AP for { $kinds }
card-untargetable = cannot be aimed at
card-by-whoever = { $does } by whoever { $is }
card-if-victim = { $does } if the victim { $is }
card-for-whoever = { $does } if that friend { $is }

## What happens

card-cleansed = sheds every { $sort ->
        [negative] negative
        [positive] positive
       *[other] state
    } counter
card-beyond-total = { $does }, beyond its total too
card-against-armor = { $does }, less its armor
card-enters-mode = goes over to { $mode }
card-lowered = sheds { $by } { $count ->
        [one] counter
       *[other] counters
    } of that state
card-lowered-all = sheds as many counters of that state as it was given
card-option-if = only if this character { $is }: { $does }
card-times = { $count ->
        [1] once
        [2] twice
       *[other] { $by } times
    }
card-repeat = { $times }: { $then }
card-cleansed-some = sheds up to { $count ->
        [one] 1 { $sort ->
            [negative] negative
            [positive] positive
           *[other] state
        } counter
       *[other] { $by } { $sort ->
            [negative] negative
            [positive] positive
           *[other] state
        } counters
    } of your choice
card-cleansed-of = sheds every counter of { $states }
card-cleansed-some-of = sheds up to { $count ->
        [one] 1 counter
       *[other] { $by } counters
    } of { $states }
card-cleansed-onto = { $does }, which { $who } gets instead
card-hides = hides
card-hides-anywhere = hides, even where an enemy controls the ground
card-revealed = comes out of hiding
card-free-attack = { $may ->
        [yes] may make
       *[other] makes
    } { $times ->
        [1] a free attack
       *[other] { $times } free attacks
    } on { $who }
card-free-shot = { $may ->
        [yes] may make
       *[other] makes
    } { $times ->
        [1] a free ranged attack
       *[other] { $times } free ranged attacks
    } ({ $inches } inches) on { $who }
card-one-roll = { $does } with one roll
card-own-rolls = { $does }, with a roll for each
card-and-area = { $does } and on everybody within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of the target if it hits
card-relocated = is placed { $where }
card-placed = { $does }, placed { $where }
card-spot-zone = anywhere within its zone of control
card-spot-inches = within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of this character
card-spot-near-target = within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of the target
card-spot-contact = in contact with the target
card-spot-place = where that character stood
card-spot-contact-bearer = in contact with this character
card-spot-anywhere = anywhere on the table
card-spot-apart = anywhere farther than { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } from every enemy
card-spot-near = { $inches ->
        [0] in contact with { $who }
       *[other] within { $inches ->
            [one] 1 inch
           *[other] { $inches } inches
        } of { $who }
    }
card-spot-was = { $was ->
        [here] where { $who } is or was when it left
        [before] where { $who } stood before it last moved
       *[activation] where { $who } began its activation
    }
card-spot-seen = { $where }, in the sight of { $who }
card-spot-edge = { $inches ->
        [0] { $where }, in contact with { $side ->
            [own] its own edge of the table
            [enemy] the enemy's edge of the table
           *[any] an edge of the table
        }
       *[other] { $where }, at most { $inches ->
            [one] 1 inch
           *[other] { $inches } inches
        } from { $side ->
            [own] its own edge of the table
            [enemy] the enemy's edge of the table
           *[any] an edge of the table
        }
    }
card-spot-far = { $where }, farther than { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } from every enemy
card-spot-on = { $where }, { $scenery ->
        [forest] in a forest
        [elevation] on raised ground
        [minor] on minor scenery
        [high] on high scenery
        [low] on low scenery
       *[abrupt] on abrupt ground
    }
card-spot-higher = { $where }, higher than { $who }
card-spot-alone = { $where }, in contact with nobody
card-spot-free = { $where }, in contact with no enemy
card-spot-uncontrolled = { $where }, in no enemy's zone of control
card-spot-toward-scenery = { $where }, straight towards scenery
card-spot-near-scenery = { $where }, within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of scenery
card-spot-deployment = { $where }, in { $side ->
        [enemy] the enemy's
       *[other] its own
    } deployment zone
card-step-ends = { $does } and ends { $where }
card-step-free = { $does }, but not into contact with an enemy
card-shoved = is moved { $by } { $count ->
        [one] inch
       *[other] inches
    } { $from ->
        [other] away from { $origin }
       *[bearer] away
    } as you choose
card-escapes = escapes from combat
card-at-most = { $does } ({ $most } at most)
card-becomes = becomes { $character } ({ $keeps ->
        [yes] keeping its LP
       *[other] with LP of its own
    })
card-summons = brings { $who } into play { $where }
card-summoned = { $character }
card-summoned-any = a summon
card-so-many = { $does } ({ $what })
card-levels-together = { $who } (up to { $levels } levels together)
card-summoned-unique = { $who } (one of whom nobody stands on its side already)
card-at-once = { $does } ({ $most } on the table at most)
card-worthless = { $does }, worth no points to the enemy
card-prevented = the loss is { $by } LP less
card-loss-at-most = the loss is { $most } LP at most
card-loss-leaves = only as many LP are lost as leave { $life } LP
card-prevented-all = no LP are lost
card-redirected = the attack turns on { $who }, with a new roll
card-redirected-rolled = the attack strikes { $who } instead, with the die that lies
card-redirected-effect = the ability turns on { $who }
card-loses-instead = loses those LP instead
card-loses-some-instead = loses up to { $by } of these LP instead
card-cancelled = what it answers counts for nothing
card-cancelled-attack = the attack counts for nothing
card-cancelled-effect = that ability does not affect it
card-cancelled-roll = the roll fails
card-misses-outright = the attack misses
card-roll-succeeds = the roll succeeds, whatever the die shows
card-revived = stays on the table with { $what }
card-stands-again = is on the table again with { $what }
card-leaves-game = leaves the game
card-leaves-worthless = leaves the game and counts for nobody as lost
card-enters = leaves the table into { $who }{ $takes ->
        [yes] , who is on its side meanwhile,
       *[no] {""}
    } until this ability ends or that body is gone, and is then put within { $inches } { $inches ->
        [one] inch
       *[other] inches
    } of it
card-ends = this ability ends
card-rolls-resistance = { $who } rolls for Resistance ({ $difficulty })
card-rolls-with = { $who } rolls with { $attribute ->
        [attack] Attack
        [damage] Damage
        [armor] Armor
       *[defense] Defense
    } against { $difficulty }
card-if-passed = if it resists, { $then }
card-if-failed = if it fails, { $then }
card-forgets = loses { $abilities }
card-choose-one = choose one
card-may-for = for { $who }, if you wish: { $then }
card-must-for = for { $who }: { $then }
card-in-any-case = in any case, { $does }
card-choose = choose { $by }
card-choose-again = { $choose } (the same again, if you wish)
card-choose-for = for { $who }, { $choose }
card-choose-by = the player of { $who } decides: { $choose }
card-options = { $choose }: { $options }
card-most-times = { $does } ({ $most ->
        [1] once
       *[other] up to { $most } times
    })
card-roll = roll a die: { $table }
card-roll-plus = roll a die ({ $plus }): { $table }
card-plus = { $by }
card-roll-line = { $span ->
        [one] { $to }
        [span] { $from }–{ $to }
        [even] even:
        [odd] odd:
       *[other] { $from }+
    } { $does }
card-if-it-then = if it { $is }, { $then }
card-if-who-then = if { $who } { $is }, { $then }
card-if-how-then = if this happens { $how }, { $then }
card-side-gains = your side gains { $what }
card-side-loses = your side loses { $what }
card-other-side-gains = the enemy gains { $what }
card-other-side-loses = the enemy loses { $what }
card-shows-own-hand = your side shows the plot cards in hand
card-shows-hand = the enemy shows the plot cards in hand
card-takes-card = takes an equipment card from { $who }
card-gives-card = gives { $who } an equipment card
card-gives-this-card = gives { $who } this card
card-needs-die = { $does } ({ $die } or more on a die)
card-marks = choose { $who } for this card
card-marks-scenery = choose a piece of scenery for this card
card-larger-zone = the owner's deployment zone is { $inches } { $inches ->
        [one] inch
       *[other] inches
    } larger in every direction
card-discarded = this card is discarded
card-to-hand = this card goes back to your hand
card-refunded = the attacker gets back the AP of this action
card-thrown-back = the same effect comes at { $who }, against the same difficulty
card-stripped = discards { $kind ->
        [equipment] an equipment card
        [power] a power card
       *[any] an advantage card
    } that it carries
card-redeploys = { $count ->
        [one] 1 friend
       *[other] up to { $count } friends
    } may be deployed anew
card-steps = moves up to { $by } { $count ->
        [one] inch
       *[other] inches
    } (no movement action)
card-steps-away = moves up to { $by } { $count ->
        [one] inch
       *[other] inches
    } { $from ->
        [other] away from { $origin }
       *[target] away from the target
    } (no movement action)
card-steps-toward = moves up to { $by } { $count ->
        [one] inch
       *[other] inches
    } { $from ->
        [other] towards { $origin }
       *[target] towards the target
    } (no movement action)
card-moves-again = may use its movement of the turn again
card-as-by = { $does }, as if { $who } had done it
card-leaves-life = { $does }, but keeps at least { $life } LP
card-if-stopped = { $does }; if it is stopped on the way, { $then }
card-pulled = is moved { $by } { $count ->
        [one] inch
       *[other] inches
    } { $from ->
        [other] towards { $origin }
       *[bearer] towards this character
    } as you choose
card-shoved-straight = is moved { $by } { $count ->
        [one] inch
       *[other] inches
    } { $from ->
        [other] straight away from { $origin }
       *[bearer] straight away
    }, as far as nothing is in the way
card-pulled-straight = is pulled { $by } { $count ->
        [one] inch
       *[other] inches
    } { $from ->
        [other] straight towards { $origin }
       *[bearer] straight towards this character
    }, as far as nothing is in the way
card-moved = is moved { $by } { $count ->
        [one] inch
       *[other] inches
    } as you choose
card-passing = { $does }; for each character it passes in a straight line: { $then }
card-dispelled-of = loses what it keeps up by { $sources }
card-dispelled-of-ability = no longer keeps up { $ability }
card-dispelled = loses everything it keeps up
card-freed-of = is rid of what others keep up on it by { $sources }
card-freed-of-ability = is freed from { $ability }
card-freed = is rid of everything others keep up on it
card-swaps = trades places with { $who }
card-leaves-table = leaves the table and comes back later
card-returns = comes back { $where }
card-raised = fights on for your side with { $what }
card-controlled = fights for your side
card-gets-stunned = is stunned
card-reroll-it = that die is rolled again
card-reroll-attack = the attack die is rolled again
card-reroll-defense = the defense die is rolled again
card-halted = goes no further
card-halted-of = goes no further on { $kinds }
card-flung = is flung { $by } { $count ->
        [one] inch
       *[other] inches
    } { $from ->
        [other] straight away from { $origin }
       *[bearer] straight away
    }
card-flung-here = is flung { $by } { $count ->
        [one] inch
       *[other] inches
    } { $from ->
        [other] straight towards { $origin }
       *[bearer] straight towards this character
    }
card-flung-anywhere = is flung { $by } { $count ->
        [one] inch
       *[other] inches
    } straight where you choose
card-chain = the nearest other enemy within { $inches } inches of it, and so on from each, { $most } at most: { $then }
card-grants = is given { $ability }
card-suppressed = cannot use one of its abilities, which you choose, and that ability says nothing
card-suppressed-of = cannot use one of its { $sources } abilities, which you choose, and that ability says nothing
card-suppressed-carried = { $does } (one on { $kind ->
        [equipment] an equipment card
        [power] a power card
       *[any] an advantage card
    } that it carries)
card-copies-of = copies one { $sources } ability of { $who }
card-copies-any = copies one ability of { $who }
card-for-turn = only for the turn in which it is played
card-granted = nobody has it until it is given
card-repeated = { $does } ({ $times } times, each chosen anew)
card-readied = may be activated again this turn
card-guards-again = may intercept and take shots again this turn
card-seeks-again = may seek again this turn
card-goes-next = is activated next, before the other side goes on, if it can still be activated this turn
card-finishes = is done for this turn
card-delayed = can be activated this turn only after everybody else of its side
card-goes-first = the side of { $who } acts first
card-acts = { $kind ->
        [movement] make a free movement
        [walk] walk
        [run] run
        [attack] attack
        [ranged-attack] shoot
        [charge] charge
        [seek] search
       *[other] use an Effect
    }
card-acts-special = { $does }, by its abilities too
card-acts-at = { $does }, aiming at { $who } alone
card-acts-free = { $does }, for 0 AP
card-acts-less = { $does }, for { $by } AP less
card-acts-may = may at once { $does }
card-acts-must = must at once, if it can, { $does }
card-as-marker = { $does } as a marker
card-free-charge = { $may ->
        [yes] may charge
       *[other] charges
    } { $who }{ $times ->
        [1] { "" }
       *[other] { " " }and strikes { $times } times
    } for free
card-and-while-hits = { $does }, going on only while they hit
card-and-chain = { $does } and, while it hits, on another enemy within { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } of the last
card-and-line = { $does } and on everybody in a straight line { $inches ->
        [one] 1 inch
       *[other] { $inches } inches
    } long

## Innate abilities

card-innate-advanced-deployment = Advanced Deployment
card-innate-infiltration = Infiltration
card-innate-initiative = Initiative
card-innate-intangible = Intangible
card-innate-critical-mastery = Critical Mastery
card-innate-open-movement = Open Movement
card-innate-flight = Flight
card-innate-damage-resistance = Damage Resistance

## The card

card-attributes = Level { $level } · Attack { $attack } · Damage { $damage } · Defense { $defense } · Armor { $armor } · LP { $life } · Resistance { $resistance } · Speed { $walk }/{ $run } · AP { $recovery }/{ $actions }
card-secondary-value = { $first }/{ $second }
card-base = { $size ->
        [small] small base
        [medium] medium base
       *[other] large base
    }
card-innate-ranged = Ranged Attack ({ $inches_long })
card-innate-immune = Immunity ({ $states })
card-innate-immune-negative = Immunity (every negative state)
card-innate-line = Innate: { $list }
card-trait-line = Traits: { $list }
card-carries = Carries { $count ->
        [0] no advantage cards
        [one] up to 1 advantage card
       *[other] up to { $count } advantage cards
    }
card-copies = { $count ->
        [one] Only one in one party
       *[other] Up to { $count } in one party
    }
card-copies-per-levels = One for every { $levels } levels of the party
card-never-with = Never in one party with { $list }
card-leads = Only in a party of { $list }, which it leads and counts as of
card-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
card-advantage-kind = { $kind ->
        [equipment] Equipment
        [power] Power
        [plot] Plot
        [organization] Organization
       *[other] Team
    }
card-only-for = Only for { $list }
card-gives-back = { $points ->
        [one] Gives its party 1 level more
       *[other] Gives its party { $points } levels more
    }
card-no-leader = Not for a Leader
card-shoots = Ranged Attack
card-only-attribute = { $bound ->
        [most] Only with { $attribute ->
            [attack] Attack
            [damage] Damage
            [defense] Defense
            [armor] Armor
           *[resistance] Resistance
        } up to { $value }
       *[least] Only with { $attribute ->
            [attack] Attack
            [damage] Damage
            [defense] Defense
            [armor] Armor
           *[resistance] Resistance
        } from { $value } on
    }
card-only-levels = Only up to level { $level }
card-only-levels-from = Only from level { $level } on
card-factions = Counts as of { $list }, as its party chooses
card-levels-everybody = everybody
card-levels-more = In its party, each of these counts { $levels } levels more: { $list }
card-levels-less = In its party, each of these counts { $levels } levels less: { $list }
card-levels-cards = In its party, { $levels } levels of the advantage cards that each of these carries do not count: { $list }

## Lists

card-list-or = { $most } or { $last }

## Traits

name-trait-form = Form
name-trait-gear = Gear
name-tokens-party = Tokens of the party
name-trait-imperial-agent = Imperial Agent
name-trait-guide = Guide
name-trait-shadow = Shadow
name-trait-type-005 = Type-005
name-trait-undead = Undead
