titan-you = you
titan-nobody = nobody yet
titan-hero-number = Hero { $number }
titan-level = level { $level }
titan-levels = Levels, from the top down
titan-done = has finished
titan-dodged = has dodged
titan-hearts = { $left } of { $of } hearts
titan-dice-of = Dice of { $name }
titan-half = One symbol of a doubled die is left.
titan-face-titan = TITAN
titan-face-move = MOVE
titan-face-fight = FIGHT
titan-face-cannon = CANNON
titan-face-tactics = TACTICS
titan-face-dodge = DODGE
titan-face-none = a die without a face
titan-die = { $face }, { $state }
titan-die-held = in the tray
titan-die-locked = locked
titan-die-borrowed = borrowed
titan-die-with-titan = with the Titan
titan-die-returned = comes back to be rolled
titan-die-aside = set aside
titan-die-lent = lent to a teammate
titan-die-spent = spent
titan-away-with-titan = Titan
titan-away-returned = back
titan-away-aside = aside
titan-away-lent = lent
titan-away-spent = paid
titan-die-does-take = take it up to roll it again
titan-die-does-put-back = put it back
titan-die-does-pay = see what it can pay for
titan-side = The Titan and its cards
titan-tactics = Tactics card
titan-hand = Cards in the Titan's hand
titan-cost = { $count } TITAN dice
titan-strikes = strikes
titan-strikes-all = the whole town
titan-harm = harm
titan-stop = stop
titan-card-done = dealt with
titan-face-down = { $count ->
    [one] Face down: it is this
   *[other] Face down, one of { $count }
}
titan-face-down-known = Face down: { $card }, known to you alone
titan-card-back = A card lying face down
titan-would-strike = would strike { $name }
titan-laid-aside = laid aside, back next round
titan-blinded = Blinded: both cards are laid open.
titan-grip = { $count ->
    [0] No dice in its hand
    [one] 1 die in its hand
   *[other] { $count } dice in its hand
}
titan-kill-zone = KILL zone
titan-weak = WEAK
titan-kill = KILL
titan-nobody-on = nobody on { $level }
titan-boxes-to-go = { $count ->
    [one] 1 box to go
   *[other] { $count } boxes to go
}
titan-met = paid
titan-pay = Pay
titan-below = Below:
titan-unseen = { $count } unseen
titan-citizens = { $left } of { $of } citizens
titan-cannons = { $left } of { $of } cannons
titan-cannons-used = { $count } fired
titan-place = Level { $level }, { $name }
titan-place-hero = { $name } stands here with { $left } of { $of } hearts
titan-place-empty = Nobody is here
titan-place-struck = { $card } strikes here
titan-stages = Stages of round { $round }
titan-setup = Before the first round
titan-now = now:
titan-choose-titan = Which Titan attacks
titan-choose-hero = Who defends the town
titan-lies-open = open
titan-lies-down = face down
titan-tab-dice = Dice
titan-tab-titan = Titan
titan-tab-tactics = Tactics
titan-verb-up = Climb
titan-verb-down = Descend
titan-verb-fight = Cut
titan-verb-cannon = Fire
titan-verb-meet-1 = Condition 1
titan-verb-meet-2 = Condition 2
titan-verb-together = Together
titan-verb-cycle = Next tactics
titan-verb-search = Search
titan-verb-content = Done
titan-verb-roll = Roll again
titan-verb-dodge = Dodge
titan-verb-suffer = Take it
titan-verb-put-in = Put in TACTICS
titan-verb-lend = Lend a die
titan-verb-lay = Lay two cards
titan-roll-pick = Press the dice to roll again
titan-lay-first = Press the card that lies open
titan-lay-second = Now the one face down
titan-ways = { $count } ways
titan-waiting = not asked now
titan-not-now = cannot be done now
titan-not-yet = later this round
titan-later = stage { $stage }
titan-back = Back
titan-slot = { $slot ->
    [first] the first card
   *[second] the second card
}
titan-put-in = { $count } of { $price } so far
titan-marker = marker { $from } → { $to }
titan-health = The Titan's health: box { $box } of { $last }. The WEAK zone begins at { $weak }, the KILL zone at { $kill }.
titan-computer = computer
titan-rule = Rule { $rule }
titan-not-seen = not seen yet
titan-rules = Rules
