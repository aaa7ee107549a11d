### The table of The Last Stand as the terminal draws it, in English.

## The round

table-setup = Setting up
table-over = The end, in round { $round }
table-round = Round { $round }, stage { $stage } of 7
table-stage-1 = Cards
table-stage-2 = Roll
table-stage-3 = Abilities
table-stage-4 = Returned
table-stage-5 = Strikes
table-stage-6 = Act
table-stage-7 = Reset

## The board

table-levels = Levels
table-health = Titan's health: box { $box } of { $last }, { $zone }
table-weak = WEAK
table-kill = KILL
table-pieces = Cannons standing: { $cannons } (CANNON used this round: { $used }). Citizens: { $citizens }

## Heroes

table-heroes = Heroes
table-hero-setup = { "  " }{ $seat } { $name }: { $stands }
table-hero = { "  " }{ $seat } { $name }: { $stands }, { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }
table-on-offer = Heroes on offer
table-nowhere = not placed yet
table-stands = level { $level } ({ $place })
table-content = , done
table-holds-none = holds no dice
table-holds = holds { $faces }
table-borrowed = borrowed { $face }
table-half = 1 { $face } left of a doubled die
table-locked = locked TITAN { $count }
table-with-titan = with the Titan { $count }
table-returned = to roll again { $count }
table-aside = set aside { $count }
table-lent = lent { $count }
table-spent = spent { $count }
table-power-eren = may lend a die to each teammate before the cards strike
table-power-sasha = her DODGE counts as any face but TITAN
table-power-erwin = TACTICS and DODGE stand for each other
table-power-mikasa = her own FIGHT counts twice
table-power-conny = his own MOVE counts twice
table-power-levi = keeps his TITAN dice from the Titan
table-power-armin = for one TACTICS puts any tactics card on top
table-power-hange = her own CANNON wounds from any level
table-power-of-lend = may lend a die to each teammate before the cards strike
table-power-of-wild = { $face } counts as any face but TITAN
table-power-of-swap = { $face } and { $with } stand for each other
table-power-of-double = the hero's own { $face } counts twice
table-power-of-keeps-titan = keeps TITAN dice from the Titan
table-power-of-search = for { $price } { $face } puts any tactics card on top
table-power-of-far = the hero's own { $face } wounds from any level

## The Titan

table-ability = { "  " }{ $name } ({ $cost } TITAN): { $does }
table-third-locked-weak = locked until the health marker is in the WEAK zone, from box { $box } on
table-third-locked-healthy = locked while the health marker is in the WEAK or KILL zone
table-ability-hit-hero = the heroes choose who loses a heart
table-ability-crush-hero = the Titan chooses who loses a heart
table-ability-hinder = sets a hero's die aside
table-ability-sudden-charge = swaps a card on the table for one in hand
table-ability-fury = lays a third card, face up
table-titan-dice = { "  " }Dice with the Titan: { $count } ({ $whose })
table-slot-first = { "  " }First card: { $lies }
table-slot-fury = { "  " }Fury card: { $lies }
table-slot-second = { "  " }Second card: { $lies }
table-slot-empty = none
table-slot-face-down = face down
table-slot-hidden = face down, one of: { $cards }
table-slot-hidden-known = face down, { $card }
table-hand = { "  " }Hand: { $cards }
table-hand-or-hidden = { "  " }Hand and face-down card: { $cards }
table-laid-aside = { "  " }Laid aside this round: { $cards }
table-card-individual = { $name }: each hero on { $levels } ({ $area }) { $effects }, or pays { $price } DODGE
table-card-collective = { $name }: { $effects }, unless the heroes pay { $price } TACTICS together
table-effect-lose-heart = loses a heart
table-effect-lose-die = loses a die
table-effect-devour = eats { $count ->
        [one] 1 citizen
       *[other] { $count } citizens
    }
table-effect-cannons = destroys { $count ->
        [one] 1 cannon
       *[other] { $count } cannons
    }
table-effect-regenerate = heals { $count ->
        [one] 1 box
       *[other] { $count } boxes
    }

## Tactics

table-tactics = Tactics card: { $card }
table-met = [x]
table-open = [ ]
table-condition = a hero on level { $level } pays { $symbols }
table-together = all together pay { $symbols } (paid: { $paid })
table-kill-zone = the marker is in the KILL zone
table-two-heroes = With two heroes { $needed } of the three are enough.
table-two-heroes-kill = With two heroes { $needed } of the three are enough: the zone is one, and a hero stands on level { $level }.
table-tactics-open-cards = Effect: from the next round on the Titan lays both cards face up.
table-tactics-remove-card = Effect: a random card of the Titan's hand leaves the game.
table-tactics-collapse = Effect: the marker goes to the last box.
table-tactics-heal = Effect: each hero gains { $count ->
        [one] 1 heart
       *[other] { $count } hearts
    }, up to { $most }.
table-tactics-rescue = Effect: up to { $count } citizens come back.
table-tactics-victory = Effect: the heroes win.
table-deck = { "  " }Next in the deck: { $cards }

## Odds

line-odds-roll = TITAN { $titan }%

## What an action's words were expected to be

expected-an-action-such-as-roll-fight-1-or-content = an action such as 'roll fight:1' or 'content'
expected-a-titan = a Titan
expected-a-hero = a hero
expected-a-level = a level
expected-a-tactics-card = a tactics card
expected-an-action-card = an action card
expected-a-hero-s-seat = a hero's seat
expected-a-hero-s-seat-such-as-hero1 = a hero's seat such as hero1
expected-a-face = a face
expected-a-face-and-a-number-such-as-fight-2 = a face and a number such as fight:2
expected-each-face-once = each face once
expected-up-or-down = up or down
expected-other-or-nothing = other or nothing
expected-how-many-other-dice = how many other dice
expected-a-condition-1-or-2 = a condition, 1 or 2
expected-an-ability-1-to-3 = an ability, 1 to 3
expected-pay = pay
expected-how-many-dice-of-each-hero-such-as-1-0-2-0 = how many dice of each hero, such as 1,0,2,0
expected-first-or-second = first or second
expected-on-die-returned-swap-or-card = on, die, returned, swap or card
