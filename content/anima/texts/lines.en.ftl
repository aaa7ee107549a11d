### What Anima Tactics says in English: events, choices, refusals and what is wrong with a form, a party or a file, one message for each line.
### Events and refusals are sentences with a full stop; choices are commands without one. Names arrive translated, and for each name $KEY_id is its id, to select by.
### Places and lengths arrive as written: inches on a table, squares on a board. AP are action points, LP life points.

## Events: setup

line-scenery-rolled = The scenery dice show { $a } and { $b }: { $pieces } pieces.
line-tied = Both roll { $die }, so both roll again.
line-scenery-order = The dice show { $a } and { $b }: { $side } places the first piece of scenery.
line-piece-set = { $side } places { $piece } at { $at }.
line-deploy-rolled = The dice show { $a } and { $b }: { $side } chooses an edge and deploys first.
line-initiative-adds = { $side } adds { $by } to its die for Initiative.
line-edge-chosen = { $side } takes the { $zone }.
line-plot-taken = { $side } takes the plot card { $card } ({ $points }) in hand.
line-plot-taken-unseen = { $side } takes a plot card of { $points } points in hand.
line-deployed = { $who } is deployed at { $at }.
line-flag-set = { $side } puts its flag at { $at }.
line-nodes-set = There are { $count } nodes of power.
line-first-actions = { $actions ->
        [one] { $who } begins with 1 AP.
       *[other] { $who } begins with { $actions } AP.
    }
line-first-rolled = The dice show { $a } and { $b }: { $side } says who acts first.
line-goes-first = { $side } acts first.

## Events: the turn

line-turn-begins = Turn { $turn } begins.
line-straightened = All cards are straightened.
line-healed-by-state = { $who } heals and has { $life } LP.
line-recovered = { $who } recovers { $gained } AP ({ $parts }) and has { $actions }.
line-counter-off = { $left ->
        [0] { $who } is rid of { $status }.
        [one] { $who } loses a counter of { $status }; 1 is left.
       *[other] { $who } loses a counter of { $status }; { $left } are left.
    }
line-state-given = { $level ->
        [one] { $who } gets a counter of { $status } and has { $left }.
       *[other] { $who } gets { $level } counters of { $status } and has { $left }.
    }
line-immune = { $who } is immune to { $status }.
line-stunned = { $who } is stunned.
line-doom-kills = { $who } rolls { $die } against doom and loses all LP.
line-doom-spares = { $who } rolls { $die } against doom and lives.
line-activated-figure = { $who } is activated.
line-turned = { $actions ->
        [0] { $who } has finished.
        [one] { $who } has finished and keeps 1 AP.
       *[other] { $who } has finished and keeps { $actions } AP.
    }
line-skipped = { $side } has nobody left to activate and is skipped.

## Events: movement

line-move-declared = { $cost ->
        [0] { $who } declares { $gait }.
       *[other] { $who } declares { $gait } ({ $cost } AP).
    }
line-went = { $who } goes from { $from } to { $to } for { $cost }; { $left } left.
line-stops-moving = { $who } stops moving.
line-touches = { $who } comes into contact with { $enemy }.
line-climbed = { $who } climbs to { $to } ({ $cost } AP).
line-charge-short = The charge falls short: { $who } stops at { $to }.
line-charged = { $contacts ->
        [0] { $who } charges from { $from } to { $to }.
        [one] { $who } charges from { $from } to { $to } and touches 1 enemy.
       *[other] { $who } charges from { $from } to { $to } and touches { $contacts } enemies.
    }
line-pushed-back = { $inches_count ->
        [0] { $who } is not moved.
       *[other] { $who } is pushed back by { $inches }.
    }
line-pushed = { $who } is moved from { $from } to { $to }.

## Events: throws

line-thrown = { $by } throws { $who } by { $inches }.
line-not-thrown = { $who } is not thrown.
line-dead-not-thrown = { $who } is dead and is not thrown.
line-thrown-towards = { $who } is thrown towards { $to }.
line-thrown-along = { $who } is thrown along the line of the attack.
line-flew = { $who } flies from { $from } to { $to }; { $left } left.
line-crashed = { $cost ->
        [0] { $who } runs into { $into } and is not hurt; { $left } left.
       *[other] { $who } runs into { $into }: { $cost } LP; { $left } left.
    }
line-lands-before = { $who } lands before low ground.
line-crashed-at-edge = { $who } flies to the edge of the table and stops there.
line-lands-beside = Nobody can stand there: { $who } lands at { $to }.
line-gets-clear = { $who } gives up its movement and gets clear, from { $from } to { $to }.
line-ducks = { $who } gives up its movement and ducks at { $to }.
line-goes-through = { $who } flies through { $over }.
line-run-over-dodged = { $who } rolls { $die } and is not run over by { $by }: { $target } is enough.
line-run-over-rolled = { $who } rolls { $die }: { $target } would have been enough to escape { $by }.
line-run-over-rolled-larger = { $who } rolls { $die }: against the larger base of { $by } { $target } would have been enough.
line-run-over = { $by } runs { $who } over.
line-run-over-halved = The base of { $who } is large: only { $left } are left.
line-run-over-goes-on = { $who } is pushed on by { $left }.

## Events: attacks

line-attack-declared = { $cost ->
        [0] { $who } declares { $kind } against { $target }.
       *[other] { $who } declares { $kind } against { $target } ({ $cost } AP).
    }
line-covered = { $target } is in cover: { $by }.
line-too-far = { $target } is out of reach: { $gap } away, and { $who } reaches { $reach }.
line-intercepted = { $who } goes from { $from } to { $to }, into the way of { $charger }.
line-shot-taken = { $who } takes the shot aimed at { $target }.
line-let-be = { $side } lets it happen.
line-revealed = { $who } is hidden no more.
line-dodges = { $who } dodges ({ $cost } AP).
line-counters = { $who } dodges to counterattack ({ $cost } AP).
line-defense-rolled = { $who } rolls { $die }: Defense { $total } ({ $parts }).
line-attack-rolled = { $who } rolls { $dice }: Attack { $total } ({ $parts }).
line-missed = { $who } misses { $target } by { $by }.
line-hit = { $who } hits { $target } with level of success { $success }.
line-hit-natural = So high a die always hits: { $who } hits { $target } with level of success { $success }.
line-critical = It is a critical hit by { $who }.
line-takes-it = { $who } can neither dodge nor counter.
line-passes-through = { $who } is intangible: the blow passes through.
line-slips-away = { $who } is intangible and slips away.
line-damage = Damage { $damage } ({ $damage-parts }) against Armor { $armor } ({ $armor-parts }): { $who } is to lose { $lost } LP.
line-life-lost = { $lost ->
        [0] { $who } loses nothing ({ $left } LP left).
       *[other] { $who } loses { $lost } LP ({ $left } left).
    }
line-died = { $who } falls and leaves the table.
line-activation-lost = What { $who } had declared is lost.
line-strikes-back = { $who } strikes back at { $target }.
line-no-strike-back = { $who } cannot strike back.
line-tries-to-escape = { $who } tries to escape ({ $cost } AP).
line-seeks = { $who } looks for hidden enemies ({ $cost } AP).
line-escapes = { $who } rolls { $die } and escapes: { $total } ({ $parts }), with { $needed } needed.
line-escape-fails = { $who } rolls { $die } and does not escape: { $total } ({ $parts }), with { $needed } needed.
line-finds = { $who } rolls { $die } ({ $needed } needed) and finds { $found }.
line-seeks-in-vain = { $who } rolls { $die } ({ $needed } needed) and finds nobody.

## Events: infiltration

line-infiltrates = { $who } infiltrates.
line-marker-set = { $side } places a marker at { $at }.
line-no-room-for-marker = There is no room for another marker of { $side }.
line-reveals-nobody = { $side } reveals nobody else this turn.
line-appears = { $actions ->
        [one] { $who } is revealed at { $at } with 1 AP.
       *[other] { $who } is revealed at { $at } with { $actions } AP.
    }
line-is-found = { $actions ->
        [one] { $who } is found at { $at } and has 1 AP.
       *[other] { $who } is found at { $at } and has { $actions } AP.
    }
line-makes-room = { $who } makes room, from { $from } to { $to }.
line-names-marker = { $who } searches the marker at { $at }.
line-marker-too-far = The marker at { $at } is { $gap } away, beyond the { $reach } that { $who } controls.
line-marker-empty = Nobody is at { $at }: { $side } takes the marker away.
line-marker-stays = Nobody of { $side } fits at { $at }; the marker stays.
line-markers-gone = { $left ->
        [one] Nobody of { $side } is out any more; the last marker leaves the table.
       *[other] Nobody of { $side } is out any more; the last { $left } markers leave the table.
    }
line-initiative-absent = The Initiative of { $who }, who is infiltrated, does not count.
line-unrevealed = { $who } was never revealed and counts as lost.
line-seek-answered = { $who } rolls { $die } ({ $needed } needed): the marker has to be answered for.

## Events: cards

line-uses-ability = { $cost ->
        [0] { $who } uses { $ability }.
       *[other] { $who } uses { $ability } ({ $cost } AP).
    }
line-uses-ability-at = { $cost ->
        [0] { $who } uses { $ability } on { $target }.
       *[other] { $who } uses { $ability } on { $target } ({ $cost } AP).
    }
line-ability-answers = { $ability } of { $who } answers.
line-out-of-reach = { $target } is out of reach, and { $who } has acted in vain.
line-upkeep-paid = { $cost ->
        [0] { $who } keeps { $ability } on for nothing.
       *[other] { $who } pays { $cost } AP to keep { $ability } on.
    }
line-ability-ends = { $ability } of { $who } ends.
line-changed = { $who } is changed by { $by }.
line-actions-gained = { $who } gains { $by } AP and has { $actions }.
line-actions-lost = { $who } loses { $by } AP and has { $actions }.
line-tokens-on = { $by ->
        [one] { $who } gets a token and has { $left }.
       *[other] { $who } gets { $by } tokens and has { $left }.
    }
line-tokens-off = { $by ->
        [one] { $who } gives a token up and has { $left }.
       *[other] { $who } gives { $by } tokens up and has { $left }.
    }
line-mode = { $who } goes over to { $of }.
line-pile-more = { $of } ({ $who }): { $by ->
        [one] 1 token more
       *[other] { $by } tokens more
    }, { $left } now.
line-pile-less = { $of } ({ $who }): { $by ->
        [one] 1 token less
       *[other] { $by } tokens less
    }, { $left } now.
line-card-rolled = { $who } rolls { $die } for its card.
line-resisted = { $who } rolls { $die } and resists: Resistance { $total } ({ $parts }) exceeds { $needed }.
line-not-resisted = { $who } rolls { $die } and does not resist: Resistance { $total } ({ $parts }) does not exceed { $needed }.
line-healed-by-card = { $who } gets { $by } LP back and has { $life }.
line-cleansed = { $left ->
        [0] { $who } is rid of { $status }.
        [one] { $who } loses a counter of { $status }; 1 is left.
       *[other] { $who } loses a counter of { $status }; { $left } are left.
    }
line-gets-away = { $who } gets away.
line-hides = { $who } is hidden.
line-stays-seen = { $who } cannot be hidden.
line-cannot-hide = { $who } cannot hide: { $by } is too near.
line-unhurt = Nothing hurts { $who } now.
line-unmoved = Nobody can move { $who }.
line-goes-on = { $who } has no LP left and fights on.
line-removed-by-card = { $who } leaves the table.
line-leaves-table = { $who } leaves the table and will come back.
line-rerolled = { $who } rolls again.
line-halted = { $who } goes no further.
line-granted = { $who } has { $ability } now.
line-suppressed = { $who } cannot use { $ability } for now.
line-readied = { $who } may be activated again.
line-moves-again = { $who } may use its movement of the turn again.
line-guards-again = { $who } may intercept and take shots again this turn.
line-goes-next = { $who } is activated next.
line-finishes = { $who } is done for this turn.
line-delayed = { $who } acts after everybody else of its side.
line-acts-at-once = { $who } acts out of turn.
line-prevented = { $life ->
        [0] { $who } is spared nothing.
       *[other] { $who } is spared { $life } LP.
    }
line-redirected = { $who }'s action turns on { $target } instead.
line-cancelled = { $who } undoes it.
line-revived = { $who } stays on the table with { $life } LP.
line-forgets = { $count ->
        [one] { $who } loses an ability.
       *[other] { $who } loses { $count } abilities.
    }
line-becomes = { $who } becomes { $card }.
line-summoned = { $by } summons { $who } at { $at }.
line-relocated = { $who } is moved from { $from } to { $to }.
line-picks = { $who } picks { $target }.
line-chooses = { $who } chooses line { $option } of the card.
line-marked = { $by } has chosen { $who }.
line-too-much = Too much happens at once: what one more card would do is left out.
line-discarded = { $who } discards { $card }.
line-card-taken = { $who } gets { $card } from { $from }.
line-plot-played = { $side } plays { $card }.
line-enters = { $who } leaves the table into { $into }.
line-taken-over = { $who } changes sides and is now { $by }.
line-freed = { $who } is its own again.
line-comes-back = { $who } comes back to the table at { $at }.
line-plot-answers = { $ability } of { $side } answers.
line-zone-grown = The zone of { $side } is now { $by_long } larger in every direction.
line-hand-shown = { $count ->
        [0] { $side } has no plot card to show.
        [one] { $side } shows its plot card.
       *[other] { $side } shows its { $count } plot cards.
    }
line-plot-shown = { $side } has { $card } in hand.
line-gnosis-spent = { $side } spends Gnosis and has { $left } left.
line-dice-rolled = { $who } rolls { $dice } and keeps { $kept }.
line-roll-changed = { $who }'s roll comes to { $total } ({ $parts }).
line-points-given = { $side } now has { $all } points from cards towards victory ({ $by }).
line-plot-taken-back = { $side } takes { $card } back to the hand.
line-gnosis-gained = { $side } has { $left } Gnosis.
line-area-hit = { $count ->
        [one] 1 other is struck round { $who }.
       *[other] { $count } others are struck round { $who }.
    }
line-area-missed = With { $who } missed, nobody else is struck.

## Events: scenarios and the end

line-flag-taken = { $who } takes the flag of { $owner }.
line-flag-dropped = The flag of { $owner } falls at { $at }.
line-flag-home = The flag of { $owner } is home again.
line-node-claimed = { $who } claims node { $node } for { $side }.
line-worth = { $who } is worth { $points } victory points ({ $parts }).
line-nobody-left = { $side } has nobody left; the other side plays on for the nodes.
line-anima-resigned = { $side } gives up.
line-anima-won = { $reason_id ->
        [reason-levels] { $side } wins by the levels left on the table, { $a } to { $b }.
        [reason-points] { $side } wins by points, { $a } to { $b }: { $band }.
        [reason-nodes] { $side } wins by nodes, { $a } to { $b }.
        [reason-wiped-points] A side has nobody left: { $side } wins by points, { $a } to { $b }: { $band }.
        [reason-wiped-nodes] A side has nobody left: { $side } wins by nodes, { $a } to { $b }.
       *[other] { $side } wins: { $reason }.
    }
line-anima-drawn = { $reason_id ->
        [reason-wiped] A draw: nobody is left on either side.
        [reason-levels] A draw by the levels left on the table, { $a } to { $b }.
        [reason-points] A draw by points, { $a } to { $b }.
        [reason-nodes] A draw by nodes, { $a } to { $b }.
        [reason-wiped-points] A side has nobody left: a draw by points, { $a } to { $b }.
        [reason-wiped-nodes] A side has nobody left: a draw by nodes, { $a } to { $b }.
       *[other] A draw: { $reason }.
    }

## What is rolled

draw-scenery = The dice for the amount of scenery, side A first
draw-order = The dice for who places scenery first, side A first
draw-deploy = The dice for the deployment, side A first
draw-first = The dice for who acts first, side A first
draw-doom = The dice against doom
draw-defense = The defense die
draw-attack = The attack dice
draw-escape = The die of the escape
draw-seek = The die of the seeker
draw-resist = The die against the effect
draw-card = The die of the card

## Choices

line-place-scenery = { $quarters ->
        [0] Place { $piece } at { $at }
        [one] Place { $piece } at { $at }, a quarter turn round
       *[other] Place { $piece } at { $at }, { $quarters } quarter turns round
    }
line-choose-edge = Take the { $zone }
line-take-plot = Take { $card } in hand ({ $points } points)
line-deploy = Deploy { $who } at { $to }
line-infiltrate = Infiltrate { $who }
line-place-marker = Place a marker at { $at }
line-seek-at = Seek, and search marker { $marker } at { $at } ({ $cost } AP)
line-reveal = Reveal { $who } for marker { $marker }, at { $to }
line-reveal-here = { $who } is here, at { $to }
line-reveal-nobody = Reveal nobody else this turn
line-nobody-here = Nobody is here; take the marker away
line-place-flag = Put your flag at { $at }
line-go-first = Let { $side } act first
line-activate = Activate { $who }
line-end-activation = Finish with this character
line-stop-moving = Stop moving
line-declare-move = { $cost ->
        [0] { $gait } (no AP)
       *[other] { $gait } ({ $cost } AP)
    }
line-go-to = Go to { $to }
line-attack = Attack { $target } ({ $cost } AP)
line-shoot = Shoot at { $target } ({ $cost } AP)
line-charge = Charge { $target }, to { $to } ({ $cost } AP)
line-push = Push { $target } ({ $cost } AP)
line-slam = Slam { $target }, to { $to } ({ $cost } AP)
line-push-to = Push towards { $to }
line-throw-to = Throw towards { $to }
line-throw-it = Throw { $who }
line-get-clear = Get { $who } clear, to { $to }, and give up its movement
line-duck = Let { $who } duck and give up its movement
line-try-escape = Escape ({ $cost } AP)
line-seek = Seek ({ $cost } AP)
line-climb = Climb to { $to } ({ $cost } AP)
line-take-flag = Take the flag ({ $cost } AP)
line-intercept = Intercept with { $who } at { $to }
line-take-shot = Let { $who } take the shot
line-anima-dodge = Dodge ({ $cost } AP)
line-counter = Dodge and counterattack ({ $cost } AP)
line-use-ability = { $extra ->
        [0] { $who }: { $ability } ({ $cost } AP)
       *[other] { $who }: { $ability } ({ $cost } AP in all) with { $extra } on top
    }
line-use-ability-at = { $extra ->
        [0] { $who }: { $ability } on { $target } ({ $cost } AP)
       *[other] { $who }: { $ability } on { $target } ({ $cost } AP in all) with { $extra } on top
    }
line-use-ability-to = { $extra ->
        [0] { $who }: { $ability } on { $target }, to { $to } ({ $cost } AP)
       *[other] { $who }: { $ability } on { $target }, to { $to } ({ $cost } AP in all) with { $extra } on top
    }
line-use-ability-gaining = { $who }: { $ability } ({ $cost } AP in all) with { $extra } on top for { $gains }
line-use-ability-at-gaining = { $who }: { $ability } on { $target } ({ $cost } AP in all) with { $extra } on top for { $gains }
line-play-plot = Play { $card }
line-play-plot-at = Play { $card } on { $target }
line-spend-gnosis = Spend a point of Gnosis for one more die
line-do-it = Do it: { $ability }
line-pay-upkeep = Pay the upkeep
line-pick = Pick { $who }
line-choose-option = Choose line { $option } of the card
line-choose-counter = Take a counter of { $state } off
line-put-at = Put it at { $to }
line-let-it-be = Let it happen
line-say-nothing = Say nothing
line-leave-it = Leave it
line-let-it-end = Let it end
line-resign-battle = Give the battle up

## Refusals

line-anima-not-now = That cannot be done now; pick one of the choices offered.
line-no-such-figure = There is no such character; pick one of those in play.
line-not-yours = { $figure } is not yours; pick one of your own characters.
line-not-on-table = { $figure } is not on the table; pick somebody who is.
line-already-turned = { $figure } has already acted this turn; pick somebody else.
line-is-stunned = { $figure } cannot be activated again this turn; pick somebody else.
line-is-paralyzed = { $figure } is paralyzed and cannot act.
line-is-berserk = A berserker has to attack: { $figure } cannot do that.
line-is-ordered = { $figure } acts out of turn and may not do that now.
line-has-to-wait = { $figure } has to wait for the others of its side.
line-has-to-use = { $figure } has to use an ability before its activation ends.
line-not-nearest = A berserker charges the nearest enemy, and { $figure } is not the nearest.
line-not-near-enough = { $figure } is berserk and goes as near to the nearest enemy it sees as it can; there is a nearer place.
line-too-few-actions = That costs { $cost } AP, and there are only { $has }.
line-already-moved = { $figure } has already moved this turn.
line-already-sought = { $figure } has already sought this turn.
line-is-engaged = { $figure } is engaged; Escape first.
line-not-engaged = { $figure } is engaged with nobody.
line-not-an-enemy = { $figure } is no enemy; pick an enemy.
line-is-hidden = { $figure } is hidden and cannot be named as a target; Seek first.
line-not-in-contact = { $figure } is not in contact; move or charge first.
line-in-contact = { $figure } is already in contact; pick somebody else or attack hand to hand.
line-no-ranged-attack = { $figure } has no ranged attack.
line-no-sight = { $by_id ->
        [none] { $figure } cannot be seen from here.
       *[other] { $figure } cannot be seen from here (in the way: { $by }).
    }
line-out-of-range = { $figure } is { $gap } away, and the reach is { $reach }.
line-off-table = That leads off the table; stay on it.
line-impassable = Impassable ground lies in the way; go round it.
line-base-in-the-way = { $figure } is in the way; go round.
line-way-too-far = That way costs { $cost }, and only { $left } is left.
line-not-straight = A run or a charge keeps to one line.
line-cliff = That is a cliff: two levels at once are for climbers and flyers only.
line-nowhere = You are already there; choose another place or finish.
line-not-the-target = At { $to } the target is not touched; end where the bases meet.
line-not-in-edition = The rules of this game do not have that action.
line-no-counter = This attack cannot be countered; dodge it or let it happen.
line-cannot-intercept = { $figure } cannot intercept: { $why }.
line-cannot-shield = { $figure } cannot take the shot: { $why }.
line-accumulates = { $figure } can neither dodge nor counter; let it happen.
line-in-the-open = { $figure } cannot hide there: { $by } controls that ground.
line-too-far-forward = { $to } is farther from your zone than Advanced Deployment reaches.
line-near-enemy = That is too near to { $figure } for Advanced Deployment; keep away from every enemy.
line-cannot-infiltrate = { $figure } cannot infiltrate; deploy it.
line-too-many-infiltrators = No more than half the party may be infiltrated ({ $most }); deploy this one.
line-no-room-to-infiltrate = There is no room left for another marker; deploy this one.
line-marker-near-zone = { $to } is too near to the enemy zone for a marker.
line-marker-near-marker = That is too near to your marker { $marker }.
line-no-such-marker = There is no such marker; name one on the table.
line-not-infiltrated = { $figure } is not infiltrated.
line-away-from-marker = { $to } is not where the marker lies; only somebody who has to make room appears beside it.
line-marker-blocked = Nobody can be placed at { $to }: there has to be room, and no enemy in contact.
line-must-appear = There is no other place left for your infiltrators; one of them has to be here.
line-marker-unseen = The marker at { $at } is out of sight.
line-marker-out-of-reach = The marker is { $gap } away; only { $reach } are controlled.
line-no-flag = There is no flag here to take.
line-no-such-piece = There is no such piece of scenery; pick one of the list.
line-scenery-near-edge = That is too near the edge of the table.
line-scenery-near-piece = That is too near to piece { $piece }.
line-not-in-zone = { $to } is not a free place in your zone.
line-no-such-zone = There is no such zone; pick one of the two.
line-not-that-plot-card = Take a plot card of { $points } points that your party may hold.
line-already-deployed = { $figure } is already on the table; deploy somebody else.
line-not-that-way = Nobody can be pushed that way; choose a direction away from the attacker.
line-no-way-to-throw = { $to } is no direction to throw somebody; on squares choose one of the eight around it.
line-not-clear = { $to } is not clear of the flight, or too far for a free movement; choose another place, or stay and duck.
line-nothing-to-climb = There is nothing to climb here that is low enough.
line-has-no-such-ability = { $figure } has no such ability; pick one on its card.
line-not-now-ability = { $figure } cannot use that ability now.
line-is-sealed = { $figure } is sealed and cannot use special abilities.
line-used-up = { $figure } has used that ability as often as it may.
line-already-on = That ability of { $figure } is already on.
line-unmet = What the ability asks for is not true of { $figure } now.
line-cannot-pay-ability = { $figure } cannot pay what the ability costs besides AP.
line-too-many-steps = At most { $most } steps may be paid on top.
line-not-a-target = { $figure } cannot be the target; pick one of those offered.
line-needs-target = Name a target.
line-no-reaction = { $figure } may not react to this attack; let it happen.
line-is-rooted = { $figure } may not walk, run or charge now.
line-is-forbidden = A card forbids { $figure } to do that now.
line-is-barred = A card keeps anybody from aiming at { $figure } now.
line-not-in-your-hand = That card is not in your hand.
line-not-now-card = That card cannot be played now.
line-no-gnosis = No Gnosis can be spent now.
line-not-among-them = { $figure } is not one of them; pick one of those offered.
line-no-such-option = There is no line { $option } to choose; pick one of those offered.
line-not-that-place = { $to } is not a place that the card allows.

## What is wrong with a match form

line-anima-form-not-a-pair = "{ $word_id }" is not understood; write a key and a value, such as levels=250.
line-anima-form-unknown-key = The match form knows no "{ $key_id }"; use map, a, b, levels, format, scenery or scenario.
line-anima-form-missing = The match form needs "{ $key_id }".
line-anima-form-not-a-number = "{ $key_id }" takes a whole number, not "{ $value_id }".
line-anima-form-no-such-map = There is no map called "{ $map_id }".
line-anima-form-no-such-party = There is no party or character called "{ $party_id }".
line-anima-form-no-such-scenery = The scenery cannot be "{ $scenery_id }"; it is map, rolled or none.
line-anima-form-no-such-scenario = There is no scenario called "{ $scenario_id }"; there are standard, nodes, flag and armageddon.
line-anima-form-no-such-format = This edition has no format called "{ $format_id }".
line-anima-form-no-such-card = There is no advantage card called "{ $card_id }".
line-anima-form-not-a-plot-card = "{ $card_id }" is no plot card.
line-anima-form-no-such-declaration = There is no organization or faction called "{ $declared_id }".
line-anima-form-code = That party code cannot be read: { $problem_id }.
line-anima-form-party = The party of { $side } may not play: { $problem_id }.

## What is wrong with a party

line-party-empty = The party has nobody in it.
line-party-no-such-character = There is no character number { $number }.
line-party-too-many-characters = The party has { $count } characters, and { $most } are the most.
line-party-over-levels = The party has { $total } levels, and { $levels } were agreed.
line-party-too-many-copies = { $copies ->
        [one] The character "{ $character }" may be in a party only once.
       *[other] The character "{ $character }" may be in a party at most { $copies } times.
    }
line-party-too-many-of-a-card = { $copies ->
        [one] The card "{ $card }" may be in a party only once.
       *[other] The card "{ $card }" may be in a party at most { $copies } times.
    }
line-party-opposed-factions = Light and Darkness do not go together: "{ $light }" and "{ $darkness }".
line-party-not-one-organization = All must be of one organization, and "{ $one }" and "{ $other }" are not.
line-party-comes-by-a-card = "{ $character }" comes into play only by a card.
line-party-never-together = "{ $one }" is never in one party with "{ $other }".
line-party-may-not-lead = "{ $character }" may not lead this party.
line-party-no-such-card = There is no advantage card number { $number }.
line-party-not-as-declared = "{ $character }" is not of what the party says it is: { $declared }.
line-party-too-many-leaders = The party has { $count } Leaders, and the format allows { $most }.
line-party-over-format = The party is made for { $levels } levels, and the format allows { $most }.
line-party-too-many-organizations = { $count ->
        [one] There is 1 card of an organization
       *[other] There are { $count } cards of organizations
    }, and the format allows { $most }.
line-party-under-format = The party is made for { $levels } levels, and the format begins at { $least }.
line-party-over-points = The advantage cards cost { $total } points, and the format allows { $points }.
line-party-too-many-cards = There are { $count } advantage cards, and { $most } are the most.
line-party-too-many-carried = "{ $character }" carries { $count } advantage cards, and may carry { $most }.
line-party-not-carried = The card "{ $card }" must be carried by somebody.
line-party-cannot-carry = The card "{ $card }" cannot be carried by anybody.
line-party-not-suited = "{ $character }" may not carry the card "{ $card }".
line-party-suits-nobody = The card "{ $card }" is for nobody in the party.
line-party-no-team = The team "{ $card }" needs "{ $character }" in the party.
line-party-not-of-it = The card "{ $card }" is for a party of which "{ $character }" cannot be.
line-party-no-plot-card = There is no plot card of { $points } points for this party.

## What is wrong with content

line-content-bad-length = The value of "{ $key }" is { $value }, but a length is inches with at most three decimals.
line-content-length-out-of-range = The value of "{ $key }" is { $value } inches, but must be from { $least } to { $most }.
line-content-repeated = "{ $value }" is there twice under "{ $key }".
line-content-too-few-corners = An outline needs at least three corners, and this one has { $count }.
line-content-too-many-corners = An outline with { $count } corners has too many.
line-content-repeated-corner = Corner { $corner } of the outline lies on the one before it.
line-content-crossed-edges = Edges { $one } and { $other } of the outline cross or touch.
line-content-loose-square = The square { $x },{ $y } touches no other square of the piece.
line-content-unknown-piece = There is no piece of scenery "{ $piece }".
line-content-unknown-character = There is no character "{ $character }".
line-content-unknown-card = There is no advantage card "{ $card }".
line-content-unknown-format = The edition has no format "{ $format }".
line-content-carrier-not-in-party = "{ $character }" is not in the party, so it carries nothing.
line-content-unknown-ability = The card has no ability "{ $ability }".
line-content-unknown-ability-like = The card has no ability "{ $ability }". Is it "{ $like }"?
line-content-empty = The key "{ $key }" says nothing; leave it out or fill it.
line-content-endless = What this trigger does brings "{ $moment }" about again, without end; give it a limit.
line-content-several-limits = An ability and its triggers may have one limit in all, and this one has several.
line-content-nobody-there = Nobody is called "{ $word }" here.
line-content-out-of-place = The word "{ $word }" means nothing here.
line-content-out-of-place-because = The word "{ $word }" means nothing here: { $why ->
        [no-bearer] nobody bears this card
        [nobody-plays-it] nobody plays a card that lies there from the start
        [beside-a-cost] what a plot card does when it is played and what holds after it are two abilities
        [of-a-side] for a side only limits of a turn or the game are counted, and nobody pays
        [no-longer-given] whoever has died has lost what it was given; say "dying"
        [sacrificed] nothing lessens a sacrifice
        [about-itself] it happens to the bearer itself; say as = "cause" or as = "witness"
        [not-straight] only whoever is moved "straight" is stopped on its way
        [fallen] whoever has fallen is reached by "revive" and "copy" alone
        [no-line] a straight line leads "away" or "toward", without "crash"
        [either] one of the two can be said, not both
        [no-mode] no effect "mode" of this card puts it in that mode
        [not-owned] only life points, action points, tokens on a figure, counters, levels and values are somebody's
        [nobody-in-particular] it has to be "bearer", "target", "subject" or "cause"
        [no-upkeep] the ability needs an "upkeep"
        [not-of-a-body] it stays until "turn", "next-turn", "activation", "bearer-activation", "use", "spent" or "game"
        [nothing-to-undo] only an attack, a roll, a point of gnosis, what is about to happen at "affected", or a plot card at "plays" can be undone
        [no-opponent] what holds has a target only where all that it changes is about fighting somebody
        [no-attack] no attack is at hand
        [no-loss] nobody is about to lose life points
        [no-dice] dice lie at "after-roll", "rolled", "before-damage" and "before-loss" alone
        [nothing] it adds nothing
        [standing] what holds again and again rolls and counts nothing once
        [no-more] the ability needs "more"
        [no-tokens] nothing is paid with tokens
        [no-state] only at "state-given" a state was given
        [no-action] no action or ability is at hand that was paid for
        [anywhere] it is the bearer's, or everybody's on the table or of a side, without conditions
        [not-yet] a condition rolls no die, and only among effects is it known what those before took or gave back
       *[one-blow] the attack has but one blow
    }.
line-content-no-second-value = The card has no second value of "{ $attribute }"; give it one under [secondary].
line-content-edges-not-opposite = The edges "{ $one }" and "{ $other }" are not opposite each other.
line-content-cramped-zone = { $room ->
        [one] The zone at the edge "{ $edge }" has room for 1 base, but { $needed } must fit.
       *[other] The zone at the edge "{ $edge }" has room for { $room } bases, but { $needed } must fit.
    }
line-content-scenery-near-edge = The piece "{ $piece }" is nearer to the edge than { $least } inches.
line-content-scenery-overlaps = The pieces "{ $one }" and "{ $other }" overlap.
line-content-scenery-too-close = The pieces "{ $one }" and "{ $other }" are nearer to each other than { $least } inches.
line-content-uneven-row = This row has { $length } squares, and the first has { $expected }.
line-content-unknown-terrain = No terrain is written "{ $letter }"; there are these: { $known }.
line-content-no-way = Nobody can walk from one zone to the other.
line-content-out-of-reach = Nobody on foot gets to the square { $x },{ $y } on level { $level }.
