### What the page says of Anima Tactics, in English: what happens now, what is asked of whom, short names of choices.
### Each sentence speaks to whoever is asked; its "may" to somebody who may speak unasked, its "wait" to everybody else.

## What was agreed on

battle-terms-levels = { $levels } levels a side.
battle-terms-open = Distances may be measured at any time.
battle-terms-blind = Distances are measured only after something is declared.

## The ground

battle-ground-abrupt = Slow going; it gives cover to whoever is in it or behind it.
battle-ground-high = Nobody goes through it or sees through it.
battle-ground-low = Nobody on foot goes through it; everybody sees across.
battle-ground-elevation = Higher ground: it costs more to climb, and shots from it are better.
battle-ground-minor = It gives cover to whoever is behind it, and hinders nobody.

## Attributes

battle-attribute-attack = Attack
battle-attribute-damage = Damage
battle-attribute-defense = Defense
battle-attribute-armor = Armor
battle-attribute-life = Life
battle-attribute-resistance = Resistance
battle-attribute-walk = Walk
battle-attribute-run = Run
battle-attribute-range = Range
battle-attribute-actions = Actions
battle-attribute-recovery = Recovery

## What happens, in short

battle-step-aim = { $attacker } names another target
battle-step-defend-shot = { $attacker } shoots at { $target }
battle-step-defend-charge = { $attacker } comes at { $target }
battle-step-react = { $attacker } against { $target }
battle-step-after-roll = { $attacker } has rolled against { $target }
battle-step-push-to = { $attacker } sends { $target } away
battle-step-defense-die = { $target } rolls
battle-step-attack-die = { $attacker } rolls
battle-step-attack = { $attacker } against { $target }
battle-step-escape = { $who } tries to escape
battle-step-seek = { $who } searches
battle-step-found = { $who } has searched marker { $number }
battle-step-throw-will = { $who } may be thrown
battle-step-throw-way = { $who } is thrown
battle-step-throw-fly = { $who } flies
battle-step-throw-avoid = { $over } is in the way
battle-step-throw-roll = { $over } is in the way
battle-step-window = cards may answer
battle-step-doing-word = { $ability }
battle-step-doing-pick = { $ability }
battle-step-doing-option = { $ability }
battle-step-doing-counter = { $ability }
battle-step-doing-place = { $ability }
battle-step-doing-resist = { $ability }
battle-step-doing-die = { $ability }
battle-step-cards = cards take effect
battle-step-take-plot = plot cards are taken
battle-step-scenery-count = scenery is rolled for
battle-step-scenery-order = both roll for the first piece
battle-step-place-scenery = scenery is placed
battle-step-deploy-roll = both roll for the edge
battle-step-choose-edge = the edge is chosen
battle-step-deploy = deployment
battle-step-place-markers = markers are placed
battle-step-place-flag = flags are placed
battle-step-first-roll = initiative is rolled
battle-step-choose-first = initiative
battle-step-reveal = infiltrators
battle-step-doom = Doom
battle-step-act = who acts next
battle-step-active = { $who } acts
battle-step-acting = { $who } acts
battle-step-moving = { $who } moves
battle-step-upkeep = upkeep
battle-step-phase = the turn goes on
battle-step-over = the end

## The sentence

battle-now-aim = Whom else does { $attacker } attack?
    .wait = { $attacker } attacks. Waiting for { $side } to name who else is attacked.
battle-now-defend-shot = { $can ->
        [step-in] { $attacker } shoots at { $target }. Does somebody take the shot instead?
       *[other] { $attacker } shoots at { $target }. Let it come?
    }
    .wait = { $attacker } shoots at { $target }. Waiting for { $side }: does somebody step in?
battle-now-defend-charge = { $can ->
        [step-in] { $target } is being charged by { $attacker }. Does somebody intercept?
       *[other] { $target } is being charged by { $attacker }. Let it come?
    }
    .wait = { $attacker } charges { $target }. Waiting for { $side }: does somebody intercept?
battle-now-react = { $kind_id ->
        [kind-ranged] { $target } is being shot at by { $attacker }.
        [kind-charge] { $target } is being charged by { $attacker }.
        [kind-push] { $target } is being pushed by { $attacker }.
        [kind-slam] { $target } is being slammed by { $attacker }.
        [kind-counter] { $attacker } strikes back at { $target }.
       *[other] { $target } is being attacked by { $attacker }.
    } { $can ->
        [both] Dodge, counter or take it?
        [dodge] Dodge or take it?
        [counter] Counter or take it?
       *[other] Take it, or answer with an ability?
    }
    .wait = { $kind_id ->
        [kind-ranged] { $attacker } shoots at { $target }.
        [kind-charge] { $attacker } charges { $target }.
        [kind-push] { $attacker } pushes { $target }.
        [kind-slam] { $attacker } slams { $target }.
        [kind-counter] { $attacker } strikes back at { $target }.
       *[other] { $attacker } attacks { $target }.
    } Waiting for { $side } to answer.
battle-now-after-roll = The dice against { $target } lie. { $can ->
        [dodge] Dodge now, or take it?
       *[other] Answer now, or take it?
    }
    .wait = The dice against { $target } lie. Waiting for { $side } to answer.
battle-now-push-to = Where does { $attacker } send { $target }?
    .wait = Waiting for { $side } to say where { $target } is sent.
battle-now-defense-die = { $target } rolls to defend.
battle-now-attack-die = { $attacker } rolls against { $target }.
battle-now-attack = { $kind }: { $attacker } against { $target }.
battle-now-escape = { $who } tries to escape.
battle-now-seek = { $who } searches.
battle-now-found = { $who } has searched your marker { $number }. Is somebody there?
    .wait = { $who } has searched marker { $number }. Waiting for { $side } to say whether somebody is there.
battle-now-throw-will = { $flung ->
        [push] Push { $who } away?
        [slam] Slam { $who } away?
       *[other] Throw { $who }?
    }
    .wait = Waiting for { $side } to say whether { $who } is thrown.
battle-now-throw-way = Which way does { $by } throw { $who }?
    .wait = Waiting for { $side } to say which way { $who } flies.
battle-now-throw-fly = { $who } flies.
battle-now-throw-avoid = { $who } flies at { $over }. Where does { $over } get clear, or does it stay?
    .wait = { $who } flies at { $over }. Waiting for { $side }.
battle-now-throw-roll = { $who } flies at { $over }, who rolls.
battle-now-window = { $happens } Do you answer?
    .wait = { $happens } Waiting for { $side }, who may answer.
battle-now-doing-word = { $ability } of { $by }: do you want this to happen?
    .wait = { $ability } of { $by }. Waiting for { $side }.
battle-now-doing-pick = { $ability } of { $by }: for whom?
    .wait = { $ability } of { $by }. Waiting for { $side } to name somebody.
battle-now-doing-option = { $ability } of { $by }: which of these?
    .wait = { $ability } of { $by }. Waiting for { $side } to choose.
battle-now-doing-counter = { $ability } of { $by }: a counter of which state comes off { $who }?
    .wait = { $ability } of { $by }. Waiting for { $side } to choose a state of { $who }.
battle-now-doing-place = { $ability } of { $by }: where is { $who } put?
    .wait = { $ability } of { $by }. Waiting for { $side } to say where { $who } is put.
battle-now-doing-resist = { $who } rolls to resist { $ability } of { $by }.
battle-now-doing-die = { $ability } of { $by }: a die is rolled.
battle-now-cards = Cards take effect.
battle-now-take-plot = Take a plot card of { $points } points. Nobody else sees which.
    .may = You may take your plot cards already. Waiting for { $side } to take one of { $points } points.
    .wait = Waiting for { $side } to take plot cards.
battle-now-scenery-count = Both roll for how much scenery there is.
battle-now-scenery-order = Both roll for who places the first piece.
battle-now-place-scenery = Place a piece of scenery; { $count ->
        [one] it is the last one.
       *[other] { $count } are left.
    }
    .wait = Waiting for { $side } to place scenery; { $count ->
        [one] it is the last piece.
       *[other] { $count } pieces are left.
    }
battle-now-deploy-roll = Both roll for who chooses an edge and deploys first.
battle-now-choose-edge = At which edge do you deploy?
    .wait = Waiting for { $side } to choose an edge.
battle-now-deploy = Deploy somebody; { $count ->
        [one] it is your last character.
       *[other] { $count } of yours are left.
    }
    .wait = Waiting for { $side } to deploy; { $count ->
        [one] one character is left.
       *[other] { $count } characters are left.
    }
battle-now-place-markers = Place a marker of infiltration; { $count ->
        [one] it is the last one.
       *[other] { $count } are left.
    }
    .wait = Waiting for { $side } to place markers; { $count ->
        [one] one is left.
       *[other] { $count } are left.
    }
battle-now-place-flag = Where does your flag stand?
    .wait = Waiting for { $side } to place its flag.
battle-now-first-roll = Both roll for initiative.
battle-now-choose-first = You have the initiative. Who acts first?
    .wait = Waiting for { $side } to say who acts first.
battle-now-reveal = You may reveal infiltrators now.
    .wait = Waiting for { $side }, who may reveal infiltrators.
battle-now-doom = Doom is rolled for.
battle-now-act = Who acts now? { $count ->
        [one] One of yours has not acted.
       *[other] { $count } of yours have not acted.
    }
    .wait = Waiting for { $side } to activate somebody; { $count ->
        [one] one has not acted.
       *[other] { $count } have not acted.
    }
battle-now-active = { $who } acts, with { $actions ->
        [one] 1 action point
       *[other] { $actions } action points
    } left. What next?
    .wait = { $who } is acting. Waiting for { $side }.
battle-now-acting = { $who } is acting.
battle-now-moving = { $gait }: where does { $who } go?
    .wait = { $who } is moving. Waiting for { $side }.
battle-now-upkeep = { $cost ->
        [one] Pay 1 action point to keep { $ability } of { $who }?
       *[other] Pay { $cost } action points to keep { $ability } of { $who }?
    }
    .wait = Waiting for { $side } to keep { $ability } of { $who } or let it end.
battle-now-phase = The turn goes on.
battle-now-over = The battle is over.

## Short names of choices

battle-act-set = { $piece }
battle-act-edge = { $edge }
battle-act-deploy = Deploy { $who }
battle-act-infiltrate = { $who } infiltrates
battle-act-marker = Marker here
battle-act-flag = Flag here
battle-act-first = { $side } first
battle-act-activate = { $who }
battle-act-stop = Stop
battle-act-end = End activation
battle-act-free = Free move
battle-act-walk = Walk
battle-act-run = Run
battle-act-go = Go there
battle-act-attack = Attack
battle-act-shoot = Shoot
battle-act-charge = Charge
battle-act-push = Push
battle-act-slam = Slam
battle-act-push-to = This way
battle-act-escape = Escape
battle-act-seek = Seek
battle-act-seek-at = Search marker { $number }
battle-act-reveal = Reveal { $who }
battle-act-stay-out = Nobody
battle-act-climb = Climb
battle-act-take-flag = Take the flag
battle-act-intercept = { $who } intercepts
battle-act-take-shot = { $who } takes it
battle-act-dodge = Dodge
battle-act-counter = Counter
battle-act-gnosis = Spend gnosis
battle-act-accept = Yes
battle-act-choose = Option { $number }
battle-act-put = Here
battle-act-let-be = Let it be
battle-act-resign = Give up
