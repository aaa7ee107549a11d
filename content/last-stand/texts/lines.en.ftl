### What The Last Stand says in English: events, choices, refusals, notes and what is wrong with a file, one message for each line.
### Events, refusals and notes are sentences with a full stop; choices are commands without one. Names arrive translated, and for each name $KEY_id is its id, to select by.
### Where a number or an id changes the sentence, each variant is the whole sentence, so that a translator never has to fit pieces together.

## Events: setup

line-titan-chosen = The { $titan } attacks.
line-hero-taken = { $seat } plays { $hero }.
line-stood = { $who } starts on level { $level }.
line-set-out = The table is set. Cannons: { $cannons }. Citizens: { $citizens }. For each hero, hearts: { $hearts }, dice: { $dice }.
line-tactics-seen = A new tactics card is open: { $card }.
line-tactics-open = { $card }, already known, is now the open tactics card.

## Events: the round

line-round-begins = Round { $round } begins.
line-laid-open = The Titan lays { $card } face up.
line-laid-hidden-card = The Titan lays { $card } face down.
line-laid-hidden = The Titan lays a card face down.
line-rolled = { $given ->
        [0] { $who } rolls { $faces }.
       *[other] { $who } rolls { $faces }; the Titan takes { $given }.
    }
line-rolls-again = { $who } picks up { $faces } to roll again.
line-rolled-again = { $given ->
        [0] { $who } now rolls { $faces }.
       *[other] { $who } now rolls { $faces }; the Titan takes { $given }.
    }
line-is-content = { $still ->
        [0] { $who } is done, and so are all the heroes.
        [one] { $who } is done; 1 hero is not.
       *[other] { $who } is done; { $still } heroes are not.
    }
line-rolled-returned = { $aside ->
        [0] { $who } rolls the returned dice: { $faces }.
        [one] { $who } rolls the returned dice: { $faces }; 1 die is set aside.
       *[other] { $who } rolls the returned dice: { $faces }; { $aside } dice are set aside.
    }
line-lent = { $who } lends { $to } a { $face } die.
line-lending-ends = { $who } lends no more dice.
line-spend-begins = Now the heroes spend their dice.
line-half-lost = { $who } loses the symbol left of a doubled die.
line-reset = { $unspent ->
        [0] The round ends. Laid aside: { $aside }. Back in the Titan's hand: { $back }.
        [one] The round ends. Laid aside: { $aside }. Back in the Titan's hand: { $back }. The Titan gives back 1 unspent die.
       *[other] The round ends. Laid aside: { $aside }. Back in the Titan's hand: { $back }. The Titan gives back { $unspent } unspent dice.
    }

## Events: the Titan

line-ability-used = The Titan uses { $ability } (dice paid: { $dice }).
line-titan-stops = { $left ->
        [0] The Titan uses no more abilities.
        [one] The Titan uses no more abilities and keeps 1 die.
       *[other] The Titan uses no more abilities and keeps { $left } dice.
    }
# A card or an ability only ever heals, and from box 0 there is nothing to heal.
line-marker-moved = { $cause_id ->
        [cause-card] { $from ->
            [0] The Titan has nothing to heal: the health marker stays on box 0.
           *[other] The Titan heals: the health marker goes back from box { $from } to box { $to }.
        }
        [cause-ability] { $from ->
            [0] The Titan has nothing to heal: the health marker stays on box 0.
           *[other] The Titan heals: the health marker goes back from box { $from } to box { $to }.
        }
       *[other] The health marker is now on box { $to } (before: { $from }).
    }
line-zone-entered = The health marker is now in the { $zone }.
line-devoured = { $count ->
        [one] The Titan eats 1 citizen ({ $left } left).
       *[other] The Titan eats { $count } citizens ({ $left } left).
    }
line-cannons-lost = { $count ->
        [one] The Titan destroys 1 cannon ({ $left } left).
       *[other] The Titan destroys { $count } cannons ({ $left } left).
    }
line-heart-lost = { $left ->
        [0] { $who } loses the last heart.
       *[other] { $who } loses a heart ({ $left } left).
    }
line-die-lost = { $die_id ->
        [returned-die] { $who } loses a returned die.
       *[other] { $who } loses a { $die } die.
    }
line-no-die-to-lose = { $who } has no die to lose.
line-named = { $who } names { $hero }.
line-team-chose = The heroes choose { $hero } to take the hit.
line-swapped-card = The Titan swaps the { $slot }: { $came } comes in, { $went } goes back to hand.
line-swapped = The Titan swaps the { $slot } for another from hand, unseen.
line-fury-laid = In its fury the Titan lays a third card face up: { $card }.

## Events: action cards

line-card-up = Next card: { $card }.
line-card-turned = The face-down card is turned over: { $card }.
line-nobody-there = Nobody stands where { $card } strikes.
line-struck = { $card } strikes { $heroes }.
line-dodged = { $other ->
        [0] { $who } dodges ({ $paid }).
       *[other] { $who } dodges ({ $paid }, using { $other } { $with }).
    }
line-suffers = { $who } does not dodge.
line-put-in = { $other ->
        [0] { $who } puts in { $paid }: { $so-far } of { $needed }.
       *[other] { $who } puts in { $paid } (using { $other } { $with }): { $so-far } of { $needed }.
    }
line-card-stopped = The heroes stop { $card }.
line-card-strikes = { $back ->
        [0] { $card } takes effect.
        [one] { $card } takes effect; the TACTICS put in goes back to the heroes.
       *[other] { $card } takes effect; the { $back } TACTICS put in go back to the heroes.
    }

## Events: what heroes do

line-moved = { $other ->
        [0] { $who } moves from level { $from } to level { $to } ({ $paid }).
       *[other] { $who } moves from level { $from } to level { $to } ({ $paid }, using { $other } { $with }).
    }
line-wounded = { $other ->
        [0] { $who } wounds the Titan for { $damage } ({ $paid }).
       *[other] { $who } wounds the Titan for { $damage } ({ $paid }, using { $other } { $with }).
    }
line-cycled = { $other ->
        [0] { $who } puts { $card } under the deck ({ $paid }).
       *[other] { $who } puts { $card } under the deck ({ $paid }, using { $other } { $with }).
    }
line-condition-met = { $other ->
        [0] { $who } meets condition { $condition } of { $card } ({ $paid }).
       *[other] { $who } meets condition { $condition } of { $card } ({ $paid }, using { $other } { $with }).
    }
line-paid-together = { $other ->
        [0] { $who } pays { $paid } for { $card }: { $so-far } of { $needed }.
       *[other] { $who } pays { $paid } (using { $other } { $with }) for { $card }: { $so-far } of { $needed }.
    }
line-payment-lost = What was paid for { $card } is lost.
line-activated = { $card } takes effect.
line-cards-stay-open = From the next round on the Titan lays both cards face up.
line-card-removed = { $card } leaves the Titan's hand and the game.
# Told of every hero, also of one who had all its hearts already.
line-healed = { $hearts ->
        [one] { $who } now has 1 heart.
       *[other] { $who } now has { $hearts } hearts.
    }
line-rescued = { $count ->
        [0] No citizen needs rescuing ({ $citizens } are safe).
        [one] 1 citizen is rescued ({ $citizens } now).
       *[other] { $count } citizens are rescued ({ $citizens } now).
    }
line-searches = { $other ->
        [0] { $who } searches the tactics deck ({ $paid }).
       *[other] { $who } searches the tactics deck ({ $paid }, using { $other } { $with }).
    }
line-order-seen = Card { $place } of the tactics deck is { $card }.
line-put-on-top = { $who } puts { $card } on top of the tactics deck.

## Events: the end

line-resigned = { $who_id ->
        [titan] The Titan gives up.
       *[other] { $still ->
            [0] { $who } gives up too, and with that all the heroes do.
            [one] { $who } wants to give up; 1 more hero has to agree.
           *[other] { $who } wants to give up; { $still } more heroes have to agree.
        }
    }
line-titan-wins = The Titan wins: { $reason }.
line-heroes-win = { $reason_id ->
        [resigned] The heroes win: { $reason }.
       *[other] The heroes win with { $reason }.
    }

## Choices: setup and the Titan

line-choose-titan = Play the { $titan }
line-take-hero = Take { $hero }
line-stand-at = Start on level { $level }
line-lay = Lay { $first } face up and { $second } face down
line-lay-open = Lay { $first } first and { $second } second, both face up
line-use = { $amount ->
        [0] Use { $ability } (dice: { $dice })
       *[other] Use { $ability } { $amount } (dice: { $dice })
    }
line-use-on-hero = Use { $ability } on { $hero } (dice: { $dice })
line-use-on-die = { $face_id ->
        [returned-die] Use { $ability } on a returned die of { $hero } (dice: { $dice })
       *[other] Use { $ability } on a { $face } die of { $hero } (dice: { $dice })
    }
line-use-swap = { $went_id ->
        [face-down] Use { $ability }: swap the { $slot }, face down, for { $came } (dice: { $dice })
       *[other] Use { $ability }: swap { $went }, the { $slot }, for { $came } (dice: { $dice })
    }
line-use-card = Use { $ability }: lay { $card } as a third card, face up (dice: { $dice })
line-stop = Stop using abilities

## Choices: heroes

line-roll = Roll { $faces } again
line-content = { $stage ->
        [2] Keep these dice and say "done"
        [5] Put in nothing more and say "done"
       *[other] Spend nothing more and say "done"
    }
line-name-hero = Name { $hero } to take the hit
line-lend = Lend { $to } a { $face } die
line-lend-no-more = Lend no more dice
line-dodge = { $other ->
        [0] Dodge for { $count } DODGE
       *[other] Dodge for { $count } DODGE (using { $other } { $with })
    }
line-suffer = Do not dodge
line-give-up = Give up a { $face } die
line-put-in-tactics = { $with_id ->
        [tactics] Put in 1 TACTICS against the card
       *[other] Put in 1 TACTICS against the card (pays with { $with })
    }
line-move-up = { $with_id ->
        [move] Move up to level { $to }
       *[other] Move up to level { $to } (pays with { $with })
    }
line-move-down = { $with_id ->
        [move] Move down to level { $to }
       *[other] Move down to level { $to } (pays with { $with })
    }
line-wound = { $face_id ->
        [cannon] { $with_id ->
            [cannon] Wound the Titan for { $damage } with { $face }
           *[other] Wound the Titan for { $damage } with { $face } (pays with { $with })
        }
       *[other] { $with_id ->
            [fight] Wound the Titan for { $damage } with { $face }
           *[other] Wound the Titan for { $damage } with { $face } (pays with { $with })
        }
    }
line-cycle = { $with_id ->
        [tactics] Put { $card } under the deck for 1 TACTICS
       *[other] Put { $card } under the deck for 1 TACTICS (pays with { $with })
    }
line-meet = { $other ->
        [0] Pay { $symbols } for condition { $condition } of { $card }
       *[other] Pay { $symbols } for condition { $condition } of { $card } (using { $other } { $with })
    }
line-pay-together = { $face_id ->
        [move] { $with_id ->
            [move] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed })
           *[other] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed }; pays with { $with })
        }
        [fight] { $with_id ->
            [fight] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed })
           *[other] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed }; pays with { $with })
        }
        [cannon] { $with_id ->
            [cannon] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed })
           *[other] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed }; pays with { $with })
        }
        [tactics] { $with_id ->
            [tactics] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed })
           *[other] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed }; pays with { $with })
        }
       *[dodge] { $with_id ->
            [dodge] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed })
           *[other] Pay 1 { $face } for { $card } (so far { $so-far } of { $needed }; pays with { $with })
        }
    }
line-search = Search the tactics deck
line-put-on-top-card = Put { $card } on top of the tactics deck
line-resign = Give the game up

## Notes beside a choice

# A hero without a power over faces has the same odds both times: one in two.
line-reroll-odds = { $best ->
        [50] Rolled until it shows the one face you want, a die ends with the Titan { $plain }% of the time.
       *[other] Rolled until it shows the one face you want, a die ends with the Titan { $plain }% of the time; where your power helps, only { $best }%.
    }
line-reroll-locks = Rolled until it shows the one face you want, a die ends as a locked TITAN { $plain }% of the time.
line-strong-with-two = With only two heroes this one is very strong, because the Titan gets none of these dice: agree on it first.
line-pays-with-half = The { $face } left of a doubled die pays first.
line-pays-with-borrowed = The borrowed { $face } die pays first.

## Refusals: setup and the Titan

line-not-now = That cannot be done now; pick one of the choices offered.
line-no-such-titan = There is no such Titan; pick one of the list.
line-no-such-hero = There is no such hero; pick one of the list.
line-hero-is-taken = { $hero } is taken; pick another hero.
line-not-a-start = Nobody starts on level { $level }; pick one of the starting levels.
line-no-such-card = There is no such card in this game; pick one of the list.
line-not-in-hand = { $card } is not in the Titan's hand; pick a card that is.
line-same-card-twice = { $card } can be laid only once; pick two different cards.
line-no-such-ability = The Titan has no such ability; pick one of those on its sheet.
line-third-locked = The third ability is closed while the health marker stands in this zone; use another one.
line-wrong-price = { $cost ->
        [one] This ability costs exactly 1 die, not { $paid }.
       *[other] This ability costs exactly { $cost } dice, not { $paid }.
    }
line-not-with-titan = { $has ->
        [0] The Titan has no dice of { $who }; pay with those of others.
        [one] The Titan has only 1 die of { $who }; pay the rest with those of others.
       *[other] The Titan has only { $has } dice of { $who }; pay the rest with those of others.
    }
line-wrong-target = This ability cannot be aimed there; pick one of the targets offered.
line-fury-once = Fury can be used only once a round.
line-no-such-slot = There is no card to swap there; pick the first or the second card.

## Refusals: heroes

line-nothing-to-roll = No dice are chosen; say which of your dice to roll, or say "done".
line-not-held = { $held ->
        [0] No { $face } die is held; pick another face.
        [one] Only 1 { $face } die is held; pick no more than that.
       *[other] Only { $held } { $face } dice are held; pick no more than that.
    }
line-locked = A locked TITAN die cannot be touched; pick another die.
line-already-said = You count as done already; the stage ends when all heroes are.
line-one-each = { $to } already has a die from you this round; lend to another teammate.
line-not-a-teammate = Dice are lent to teammates only; pick another hero in play.
line-not-struck = The card does not strike you, so there is nothing to dodge.
line-cannot-pay = { $has ->
        [0] That takes { $needed } { $face }, and you have none.
       *[other] These dice do not pay { $needed } { $face }; with everything that counts as { $face } you have { $has }.
    }
line-no-power = No other face counts as { $face } for you here; pay with { $face } itself.
line-end-of-line = Nothing lies beyond level { $level }; move the other way.
line-not-on-titan = FIGHT wounds only from the Titan's body; move there first.
line-not-in-tower = CANNON wounds only from the Tower; move there first.
line-cannon-cap = { $cannons ->
        [one] That would be too many CANNON: only 1 cannon stands, so the team may use 1 a round.
       *[other] That would be too many CANNON: only { $cannons } cannons stand, so the team may use { $cannons } a round.
    }
line-not-a-weapon = That face does not wound; use FIGHT or CANNON.
line-last-card = This is the only card left in the deck, so it stays on top.
line-no-such-condition = The open card has no such condition; pick one that it shows.
line-already-met = That part is paid already; pay for another one.
line-not-there = Only a hero on level { $level } can meet that condition; move there first.
line-is-a-zone = The third condition is a zone of the health track: wound the Titan instead of paying.
line-cannot-search = Your hero cannot search the tactics deck; put the open card under it instead.
line-not-in-deck = { $card } is not in the deck any more; pick a card that is.
line-already-resigned = You have said already that you want to give up; the other heroes have to agree.

## What is wrong with a match form

line-form-unknown-key = The match form knows no "{ $key_id }"; use heroes, titan, hero1 or level1 and the like.
line-form-not-a-number = "{ $key_id }" takes a small whole number, not "{ $value_id }".
line-form-how-many-heroes = The game is for { $least } to { $most } heroes, not for { $heroes }.
line-form-no-such-titan = There is no Titan called "{ $titan_id }".
line-form-no-such-hero = There is no hero called "{ $hero_id }".
line-form-hero-twice = The hero "{ $hero_id }" is there twice; every hero must be different.
line-form-not-a-start = Nobody starts on level { $level }; take one of the starting levels.
line-form-no-such-place = Nobody plays in the place that "{ $key_id }" names; count from 1 to the number of heroes.
line-form-not-a-pair = "{ $word_id }" is not understood; write a key and a value, such as heroes=3.

## What is wrong with content

line-content-unreadable = The file cannot be read: { $message }.
line-content-not-toml =
    The file is not good TOML: { $slip ->
        [repeated-key] this key is already there in this table
        [no-value] the key has no value
        [no-equals] after a key comes = and a value
        [comma] a comma is missing or one too many
        [unclosed] something opened before is not closed here
        [quotes] text stands in quotes that open and close on the same line
        [number] this is not how a number is written
        [key] this is not how a key is written
        [too-deep] too many lists and tables within each other
       *[other] something stands here that TOML does not know
    }.
line-content-unknown-key = There is no key "{ $key }" here. There are these: { $known }.
line-content-unknown-key-like = There is no key "{ $key }" here. Is it "{ $like }"? There are these: { $known }.
line-content-wrong-form =
    The value of "{ $key }" is { $found ->
        [nothing] nothing
        [not-date] anything but a date
        [number] a whole number
        [huge-number] a number beyond all bounds
        [fraction] a number with a fraction
        [yes-or-no] true or false
        [date] a date
        [list] a list
        [table] a table
        [word] a word in quotes, or a table with one key
        [number-or-table] a whole number or a table
        [word-or-table] a word in quotes or a table
        [length] a number of inches
       *[text] text in quotes
    }, but must be { $expected ->
        [nothing] nothing
        [not-date] anything but a date
        [number] a whole number
        [huge-number] a number beyond all bounds
        [fraction] a number with a fraction
        [yes-or-no] true or false
        [date] a date
        [list] a list
        [table] a table
        [word] a word in quotes, or a table with one key
        [number-or-table] a whole number or a table
        [word-or-table] a word in quotes or a table
        [length] a number of inches
       *[text] text in quotes
    }.
line-content-not-one-key =
    { $count ->
        [0] The table under "{ $key }" is empty; it must have one key.
       *[other] The table under "{ $key }" has { $count } keys; it must have one. Put the others in tables of their own.
    }
line-content-alone = The word "{ $word }" does not stand alone; write a table: {"{"} { $word } = … {"}"}.
line-content-no-name = The text "{ $message }" is missing in: { $lang }
line-content-unknown-file = No content file has such a path.
line-content-duplicate-file = The same file is there twice.
line-content-no-edition = There is no edition file.
line-content-two-editions = This is a second edition beside { $first }; there must be one.
line-content-no-pack-file = The pack "{ $pack }" has no pack.toml.
line-content-bad-version = The version "{ $version }" must be three numbers with dots between them, such as 1.0.0.
line-content-bad-id = The id "{ $id }" must be made of lower-case letters, digits and single hyphens.
line-content-id-is-not-name = The id "{ $id }" stands under the name "{ $name }"; both must be the same.
line-content-duplicate-id = The id "{ $id }" is already used in { $first }.
line-content-not-utf8 = From here on the text is not UTF-8; save the file in that encoding.
line-content-not-a-pack = There is no pack.toml here. It makes a folder a pack and says its "id" and its "version".
line-content-linked-away = This link leads out of the folder and is not followed; put the file itself there.
line-content-unread = It cannot be read: { $message }
line-content-too-large = It is larger than { $most } bytes.
line-content-too-many = The folder has more than { $most } files.
line-content-too-deep = There are more than { $most } folders within each other.
line-content-not-fluent = This is no message in Fluent's grammar, such as "name-guard = Guard": { $message }
line-content-taken-id = The id "{ $id }" is a word of the program; choose another.
line-content-idle-text = The text "{ $message }" names nothing in the pack.
line-content-twice-pack = A second pack has the id "{ $pack }"; each pack needs its own.
line-content-missing = The key "{ $key }" is missing.
line-content-not-needed = The key "{ $key }" means nothing beside "{ $beside }"; leave it out.
line-content-both = The keys "{ $one }" and "{ $other }" exclude each other; keep one.
line-content-out-of-range = The value of "{ $key }" is { $value }, but must be from { $least } to { $most }.
line-content-wrong-count = The number of "{ $key }" is { $count }, but must be at least { $least } and at most { $most }.
line-content-unknown-word = The value of "{ $key }" is "{ $value }", but must be one of these: { $known }.
line-content-unknown-word-like = The value of "{ $key }" is "{ $value }". Is it "{ $like }"? It must be one of these: { $known }.
line-content-unknown-area = The edition has no area "{ $area }".
line-content-empty-area = Nobody can stand in the area "{ $area }"; give it a level.
line-content-level-does-not-exist = There is no level { $level }: levels go from 0 to { $highest }.
line-content-repeated-level = Level { $level } is there twice.
line-content-not-one-effect = An effect says exactly one thing, and this one says { $count }.
line-content-wrong-effect = The effect "{ $effect }" cannot be on a card with "{ $card }".
line-content-impossible-place = Nobody can use "{ $face }" on level { $level }.
line-content-titan-face = The key "{ $key }" asks for the face "titan", which no hero can use.
line-content-no-symbols = The key "{ $key }" asks for nothing; give it a symbol.
line-content-too-many-symbols = The key "{ $key }" asks for { $total } symbols, but there are dice for { $most } only.
line-content-over-cannon-cap = The symbols "cannon" on this card are { $symbols }, but the cannons in play are { $cannons }.
line-content-same-faces = The face "{ $face }" is swapped with itself; name two different ones.
line-content-face-has-no-place = The face "{ $face }" does not wound, so it cannot wound from afar.
line-content-victory-without-kill-zone = A card that wins the game must have zone = "kill".
line-content-no-killing-card = No tactics card wins the game for the heroes; there must be one.
line-content-unknown-parameter = The edition has no parameter "{ $parameter }".
line-content-bad-parameter = { $expected ->
        [integer] The parameter "{ $parameter }" cannot be "{ $value }": it must be a whole number.
        [float] The parameter "{ $parameter }" cannot be "{ $value }": it must be a number.
        [boolean] The parameter "{ $parameter }" cannot be "{ $value }": it must be true or false.
        [array] The parameter "{ $parameter }" cannot be "{ $value }": it must be a list such as [0, 3, 5].
       *[other] The parameter "{ $parameter }" cannot be "{ $value }": it must be a value of the type { $expected }.
    }

## What is wrong with a journal's text: $found stands there, $expected should

line-not-text = These bytes are not UTF-8 text.
line-not-a-journal = A journal does not begin with "{ $found }".
line-format = The journal's format "{ $found }" is not known here.
line-carriage-return = The lines end as on Windows; they must end in a line feed alone.
line-cut-header = The journal breaks off before the game began.
line-unclear = Instead of "{ $found }" one of these should stand here: { $expected }.
line-escape = The marks \ and ~ are not used as a journal uses them in "{ $found }".
line-no-check = This entry has no check at its end.
line-check-digits = A check is eight hexadecimal digits, and "{ $found }" is not.
line-check = The text is not as it was written: the check here is { $found } and should be { $expected }.
line-takeback = The input { $found } cannot be taken back, because it is not in force.
line-not-fair = Entropy and seeds belong to fair dice only, and this game has others.
line-after-reveal = Nothing can be drawn or added once the seed is revealed.

## Where today's rules part from a journal: $found is recorded, $expected is what they say today
## A refusal and an outcome arrive as whole sentences, with their full stop

line-game = This is a record of "{ $found }", not of "{ $expected }".
line-seat = No seat is called "{ $found }".
line-words = The words "{ $found }" are not understood; expected: { $expected }.
line-refused = Today's rules refuse this choice: { $found }
line-not-deciding = Nobody is asked to choose here.
line-not-drawn = Nothing is to be drawn here.
line-label = The draw "{ $found }" is recorded, and today's rules ask for "{ $expected }".
line-events = Today's rules tell it otherwise. Recorded: { $found }. Today: { $expected }.
line-outcome = Today's rules end it otherwise. Recorded: { $found } Today: { $expected }
line-seed = The revealed seed belongs to the commitment { $found }, but the game began with { $expected }.
line-fair-roll = The dice show { $found }, but the seed gives { $expected }.
