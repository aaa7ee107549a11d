### What the page says of The Last Stand, in English: what happens now, what is asked of whom, short names of choices.
### Each sentence speaks to whoever is asked; its "may" to somebody who may speak unasked, its "wait" to everybody else.

## What was agreed on

table-terms-heroes = { $count ->
        [one] 1 hero
       *[other] { $count } heroes
    } against one Titan.

## Action cards

table-card-lose-heart = Each hero it strikes loses a heart.
table-card-lose-die = Each hero it strikes gives up a die.
table-card-titan-does = The Titan { $does }
table-card-stop-each = Each hero it strikes can pay { $price } DODGE to get away.
table-card-stop-all = The heroes can stop it with { $price } TACTICS together.
table-card-cost = for { $cost } TITAN
table-page-together = all together pay { $symbols }

## What happens in a stage, in short

table-step-choose-titan = the Titan is chosen
table-step-take-heroes = heroes are taken
table-step-choose-levels = heroes take their places
table-step-see-tactics = a tactics card is turned over
table-step-lay = cards are laid
table-step-first-roll = { $who } rolls
table-step-roll = heroes may roll again
table-step-reroll = { $who } rolls again
table-step-abilities = the Titan's abilities
table-step-name-hero = the heroes name one of them
table-step-returned = { $who } rolls returned dice
table-step-lend = { $who } lends dice
table-step-dodge = { $card } strikes
table-step-give-up = { $card }: { $who } gives up a die
table-step-gather = { $card }: TACTICS are gathered
table-step-spend = heroes spend their dice
table-step-mutilate = a card of the hand is drawn
table-step-see-order = { $who } looks through the deck
table-step-search = { $who } chooses a tactics card
table-step-over = the end

## The sentence

table-now-choose-titan = Which Titan attacks the city?
    .wait = Waiting for whoever plays the Titan to choose which one attacks.
table-now-take-heroes = Which hero do you play?
    .wait = Waiting for { $who } to take a hero.
table-now-choose-levels = On which level do you begin?
    .wait = Waiting for { $who } to choose where to begin.
table-now-see-tactics = The next tactics card is turned over.
table-now-lay = { $can ->
        [open] Lay two cards. Both lie face up: you are blinded.
       *[other] Lay two cards: one face up, one face down.
    }
    .wait = Waiting for the Titan to lay two cards.
table-now-first-roll = { $hero } rolls five dice.
table-now-roll = { $can ->
        [cannot] You have no die to roll again. Say that you are done.
        [keeps] Pick the dice to roll again, or keep them all. Every TITAN stays with you, locked.
       *[other] Pick the dice to roll again, or keep them all. Every TITAN goes to the Titan.
    }
    .may = You are done, but may still roll again. Waiting for { $who }.
    .wait = Waiting for { $who } to keep or roll again.
table-now-reroll = { $hero } rolls again.
table-now-abilities = { $can ->
        [cannot] You hold { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }, too few for an ability. Go on.
       *[other] You hold { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }. Which ability do you use?
    }
    .wait = The Titan holds { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } and may use its abilities.
table-now-name-hero = The Titan hits a hero. Name who loses a heart.
    .wait = The Titan hits a hero. Waiting for { $who } to name who loses a heart.
table-now-returned = { $hero } rolls the dice that came back.
table-now-lend = You may lend one die to each teammate before the cards strike.
    .wait = Waiting for { $hero }, who may lend dice.
table-now-dodge = { $can ->
        [cannot] { $card } strikes you, and you have no { $price } DODGE to get away.
       *[other] { $card } strikes you. Pay { $price } DODGE to get away, or take it?
    }
    .wait = { $card } strikes. Waiting for { $who }: dodge or take it?
table-now-give-up = { $card } takes a die from you. Which one?
    .wait = { $card } takes a die from { $hero }. Waiting for the choice.
table-now-gather = { $can ->
        [cannot] { $card } comes. It takes { $missing } more TACTICS to stop it, and you have none to put in.
       *[other] { $card } comes. It takes { $missing } more TACTICS to stop it: put yours in, or let it come?
    }
    .may = { $card } comes. It takes { $missing } more TACTICS to stop it. You are done, but may still put yours in. Waiting for { $who }.
    .wait = { $card } comes. It takes { $missing } more TACTICS to stop it. Waiting for { $who }.
table-now-spend = Spend your dice: move, fight, fire, or pay for the tactics card.
    .may = You are done, but may still spend dice. Waiting for { $who }.
    .wait = Waiting for { $who } to spend dice.
table-now-mutilate = A card is drawn from the Titan's hand and leaves the game.
table-now-see-order = { $hero } looks through the tactics deck.
table-now-search = Which tactics card do you put on top?
    .wait = Waiting for { $hero } to put a tactics card on top.
table-now-over = The game is over.

## Short names of choices

table-act-choose = { $name }
table-act-take = Play { $name }
table-act-stand = Level { $level }
table-act-lay = { $open } open, { $other } face down
table-act-roll = { $count ->
        [one] Roll 1 die again
       *[other] Roll { $count } dice again
    }
table-act-content = Done
table-act-stop = No more abilities
table-act-lend-no-more = Lend no more
table-act-use = { $name }
table-act-name = { $name }
table-act-lend = { $face } to { $name }
table-act-dodge = Dodge
table-act-suffer = Take it
table-act-give-up = Give up { $face }
table-act-put-in = Put in TACTICS
table-act-move-up = Up to { $level }
table-act-move-down = Down to { $level }
table-act-wound = { $face }: { $boxes ->
        [one] 1 wound
       *[other] { $boxes } wounds
    }
table-act-cycle = Next tactics card
table-act-meet = Pay condition { $number }
table-act-together = Pay { $face } together
table-act-search = Search the deck
table-act-top = { $name } on top
table-act-resign = Give up
