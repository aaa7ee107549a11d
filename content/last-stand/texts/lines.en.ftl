### What The Last Stand says, in English: events, choices and refusals, one message for each line of the engine.

## Names that only lines use

name-cause-card = an action card
name-cause-ability = an ability
name-cause-tactics = a tactics card
name-cause-wound = the heroes' blows
name-slot-first = first card
name-slot-second = second card
name-slot-fury = Fury card
name-returned-die = a returned die
name-face-down = the face-down card

## Setup

line-titan-chosen = The heroes face the { $titan }.
line-hero-taken = { $seat } is { $hero }.
line-stood = { $who } begins on level { $level }.
line-set-out = On the table: { $cannons } cannons, { $citizens } citizens; { $hearts } hearts and { $dice } dice for each hero.
line-tactics-seen = The open tactics card is { $card }.
line-tactics-open = { $card } is on top of the tactics deck again.

## The round

line-round-begins = Round { $round } begins.
line-laid-open = The Titan lays { $card } face up.
line-laid-hidden = The Titan lays a card face down.
line-laid-hidden-card = The Titan lays { $card } face down.
line-rolled = { $who } rolls { $faces }.{ $given ->
        [0] { "" }
        [one] { " " }1 die goes to the Titan.
       *[other] { " " }{ $given } dice go to the Titan.
    }
line-rolled-again = { $who } rolls again: { $faces }.{ $given ->
        [0] { "" }
        [one] { " " }1 die goes to the Titan.
       *[other] { " " }{ $given } dice go to the Titan.
    }
line-rolls-again = { $who } picks up { $faces }.
line-is-content = { $who } is content.{ $still ->
        [0] { "" }
        [one] { " " }1 hero is not.
       *[other] { " " }{ $still } heroes are not.
    }
line-rolled-returned = { $who } rolls the returned dice: { $faces }.{ $aside ->
        [0] { "" }
        [one] { " " }1 is set aside.
       *[other] { " " }{ $aside } are set aside.
    }
line-lent = { $who } lends { $to } a { $face }.
line-lending-ends = { $who } lends no more.
line-half-lost = Half a symbol of { $who }'s is lost.
line-reset = The round ends. Laid aside: { $aside }. Back in hand: { $back }.{ $unspent ->
        [0] { "" }
        [one] { " " }1 die that the Titan did not use goes home.
       *[other] { " " }{ $unspent } dice that the Titan did not use go home.
    }

## The Titan

line-ability-used = The Titan uses { $ability }. Dice: { $dice }.
line-titan-stops = The Titan uses no more abilities.{ $left ->
        [0] { "" }
        [one] { " " }1 die stays with it.
       *[other] { " " }{ $left } dice stay with it.
    }
line-marker-moved = The health marker goes from box { $from } to { $to }: { $cause }.
line-zone-entered = The marker is now in the { $zone }.
line-devoured = { $count ->
        [one] 1 citizen is eaten;
       *[other] { $count } citizens are eaten;
    } { $left } left.
line-cannons-lost = { $count ->
        [one] 1 cannon is destroyed;
       *[other] { $count } cannons are destroyed;
    } { $left } left.
line-heart-lost = { $who } loses a heart to { $cause }; { $left } left.
line-die-lost = { $who } loses a die: { $die }.
line-no-die-to-lose = { $who } has no die to lose.
line-named = { $who } names { $hero }.
line-team-chose = The heroes have chosen { $hero }.
line-swapped = The Titan swaps the { $slot }, unseen.
line-swapped-card = The Titan swaps the { $slot }: { $went } goes back to hand, { $came } lies there now.
line-fury-laid = In fury the Titan lays { $card } as well, face up.

## Action cards

line-card-up = { $card } is resolved.
line-card-turned = The face-down card is turned over: { $card }.
line-nobody-there = { $card } strikes nobody.
line-struck = { $card } strikes { $heroes }.
line-dodged = { $who } dodges with { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    }.
line-suffers = { $who } does not dodge.
line-put-in = { $who } puts in { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    }: { $so-far } of { $needed }.
line-card-stopped = { $card } is stopped.
line-card-strikes = { $card } takes effect.{ $back ->
        [0] { "" }
        [one] { " " }The die put in goes back.
       *[other] { " " }The { $back } dice put in go back.
    }

## What heroes do

line-spend-begins = The heroes act.
line-moved = { $who } goes from level { $from } to { $to } for { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    }.
line-wounded = { $who } wounds the Titan for { $damage } with { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    }.
line-cycled = { $who } pays { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    }: { $card } goes under the deck.
line-condition-met = { $who } meets condition { $condition } of { $card } with { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    }.
line-paid-together = { $who } pays { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    } for { $card }: { $so-far } of { $needed }.
line-payment-lost = What was paid for { $card } is lost.
line-activated = { $card } takes effect.
line-cards-stay-open = From the next round on the Titan lays both cards face up.
line-card-removed = { $card } leaves the Titan's hand and the game.
line-healed = { $who } is healed and has { $hearts ->
        [one] 1 heart
       *[other] { $hearts } hearts
    }.
line-rescued = { $count ->
        [one] 1 citizen is rescued;
       *[other] { $count } citizens are rescued;
    } { $citizens } now.
line-searches = { $who } looks through the tactics deck for { $paid }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    }.
line-order-seen = In place { $place } of the deck lies { $card }.
line-put-on-top = { $who } puts { $card } on top of the deck.
line-resigned = { $who } wants to give up.{ $still ->
        [0] { "" }
        [one] { " " }1 more would have to agree.
       *[other] { " " }{ $still } more would have to agree.
    }
line-titan-wins = The Titan wins: { $reason }.
line-heroes-win = The heroes win: { $reason }.

## Choices

line-choose-titan = Play the { $titan }
line-take-hero = Take { $hero }
line-stand-at = Begin on level { $level }
line-lay = Lay { $first } face up and { $second } face down
line-lay-open = Lay { $first } first and { $second } second, both face up
line-roll = Roll { $faces } again
line-stop = Use no more abilities
line-lend-no-more = Lend no more
line-content = Be content
line-use = { $ability }{ $amount ->
        [0] { "" }
       *[other] { " " }{ $amount }
    }, with dice of { $dice }
line-use-on-hero = { $ability }: { $hero }, with dice of { $dice }
line-use-on-die = { $ability }: { $hero }, { $face }, with dice of { $dice }
line-use-swap = { $ability }: { $slot }, { $came } for { $went }, with dice of { $dice }
line-use-card = { $ability }: { $card }, with dice of { $dice }
line-name-hero = Name { $hero }
line-lend = Lend { $to } a { $face }
line-dodge = Dodge for { $count } DODGE{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    }
line-suffer = Do not dodge
line-give-up = Give up a { $face }
line-put-in-tactics = Put in a TACTICS{ $with_id ->
        [tactics] { "" }
       *[other] { " " }(paid with { $with })
    }
line-move-up = Climb to level { $to }{ $with_id ->
        [move] { "" }
       *[other] { " " }(paid with { $with })
    }
line-move-down = Go down to level { $to }{ $with_id ->
        [move] { "" }
       *[other] { " " }(paid with { $with })
    }
line-wound = Wound the Titan for { $damage } with { $face }{ $with_id ->
        [fight] { "" }
        [cannon] { "" }
       *[other] { " " }(paid with { $with })
    }
line-cycle = Put { $card } under the deck for a TACTICS{ $with_id ->
        [tactics] { "" }
       *[other] { " " }(paid with { $with })
    }
line-meet = Meet condition { $condition } of { $card } with { $symbols }{ $other ->
        [0] { "" }
       *[other] { " " }({ $other } by power)
    }
line-pay-together = Pay { $face } for { $card } with a { $with } die (so far { $so-far } of { $needed })
line-search = Look through the tactics deck
line-put-on-top-card = Put { $card } on top
line-resign = Give the game up

## Refusals

line-not-now = That cannot be chosen now.
line-no-such-titan = There is no such Titan.
line-no-such-hero = There is no such hero.
line-hero-is-taken = { $hero } is taken.
line-not-a-start = Nobody begins on level { $level }.
line-no-such-card = There is no such card.
line-not-in-hand = { $card } is not in hand.
line-same-card-twice = { $card } cannot be laid twice.
line-nothing-to-roll = There is no die to roll.
line-not-held = So many { $face } are not held: there are { $held }.
line-locked = A locked TITAN cannot be used.
line-already-said = That has been said already.
line-no-such-ability = There is no such ability.
line-third-locked = The third ability cannot be used while the marker stands where it does.
line-wrong-price = The ability costs { $cost }, and { $paid } were offered.
line-not-with-titan = Only { $has } of { $who }'s dice are with the Titan.
line-wrong-target = That is nothing this ability could be aimed at.
line-fury-once = Fury comes once a round.
line-no-such-slot = There is no such card on the table.
line-one-each = { $to } has been lent a die already.
line-not-a-teammate = Dice are lent to teammates only.
line-not-struck = The card does not strike this hero.
line-cannot-pay = That takes { $needed } { $face }, and there are { $has }.
line-no-power = No power makes another face count as { $face } here.
line-end-of-line = Nothing lies beyond level { $level }.
line-not-on-titan = Blades only wound from a level on the Titan.
line-not-in-tower = Cannons only fire from the Tower.
line-cannon-cap = No more CANNON can be used in a round than cannons stand: { $cannons }.
line-not-a-weapon = Only FIGHT and CANNON wound.
line-last-card = The only card of the deck stays on top.
line-no-such-condition = The card has no such condition.
line-already-met = That is paid already.
line-not-there = Only a hero on level { $level } can pay that.
line-is-a-zone = The third condition is a zone, and nothing is paid for it.
line-cannot-search = This hero cannot look through the deck.
line-not-in-deck = { $card } is not in the deck.
line-already-resigned = That has been said already.

## What is wrong with a match form

line-form-unknown-key = The match form has no "{ $key_id }".
line-form-not-a-number = { $key_id } needs a number, and "{ $value_id }" is none.
line-form-how-many-heroes = { $least } to { $most } heroes can play, not { $heroes }.
line-form-no-such-titan = There is no Titan "{ $titan_id }".
line-form-no-such-hero = There is no hero "{ $hero_id }".
line-form-hero-twice = The hero "{ $hero_id }" can only be taken once.
line-form-not-a-start = Nobody begins on level { $level }.
line-form-no-such-place = Nobody plays in the place of "{ $key_id }".
line-form-not-a-pair = "{ $word_id }" is not of the form key=value.

## What to know beyond a choice

line-reroll-odds = a die rolled until it shows one wanted face ends as TITAN { $plain } % of the time{ $best ->
        [50] { "" }
       *[other] { " " }({ $best } % with your power at its best)
    }
line-reroll-locks = a die rolled until it shows one wanted face ends as a locked TITAN { $plain } % of the time{ $best ->
        [50] { "" }
       *[other] { " " }({ $best } % with your power at its best)
    }
line-strong-with-two = with two heroes this makes it hard for the Titan
