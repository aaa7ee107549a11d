# What the page itself says. What happens in a game comes from the server.
skip-to-main = Skip to the main part
nowhere-title = There is no such page.
nowhere-back = Back to the tables
close = Close
loading = One moment…
unreachable = The server does not answer. Try again in a moment.
choose = Choose
you = you
to-lobby = To the lobby

# Settings
settings-title = Settings
settings-language = Language
settings-units = Lengths
settings-units-inches = inches
settings-units-centimetres = centimetres
settings-theme = Light
settings-theme-system = as the device
settings-theme-dark = dark
settings-theme-light = light
settings-motion = Motion
settings-motion-system = as the device
settings-motion-full = on
settings-motion-none = off
settings-sound = Sound of wood and dice
settings-notifications = Tell me outside the page when it is my move
settings-notifications-denied = The browser does not allow it. Its own settings for this page can.
settings-chat = Show what others write

# Keys
keys-title = Keys
keys-walk = walk the board
keys-walk-letters = the same
keys-next = next thing that can be done
keys-choose = choose
keys-back = step back, close
keys-undo = take back, or ask to
keys-zoom = nearer, farther, everything
keys-rules = search the rules
keys-chat = write to the others
keys-keys = these keys

# Rules
rules-title = Rules
rules-search = Search in titles and texts
rules-none = No rule has these words.
rules-unreachable = The rules cannot be fetched now.
rules-no-such = There is no rule { $slug }.
rules-in-browser = All rules, beginning here
rules-ruling = How we read it
rules-source = In the book: { $source }

# The table
title = { $title } · Tactica
title-your-move = ● Your move · { $title }
tab-card = Card
tab-log = Log
tab-chat = Chat
tab-new = new
side-panel = Card and log
side-tabs = What to show here
your-choices = What you can do
no-board = This page cannot draw that game.
is-awaited = is awaited
away = away
seat-invited = invited
seat-nobody = nobody
log-earlier = Show earlier lines
log-empty = Nothing has happened yet.
card-none = Point at something to read its card.
card-unreachable = This card cannot be fetched now.
why = Why?
why-hint = Why? Point at a choice to see what stands behind it.
cost = costs { $count }
at-worst = { $chance } at worst
undo = Undo
undo-ask = Ask to undo
undo-nothing = There is nothing to take back
takeback = Taking back
takeback-asked = { $name } asks to take back:
takeback-mine = You have asked the others to take back:
takeback-yes = Allow
takeback-no = Refuse
dice-enter = { $label }: roll { $count } and tap what they show.
dice-entered = Entered
dice-back = Back
dice-send = These it is
dice-typed = Dice are rolled on a real table
dice-fair = Dice by the server, to be checked afterwards
dice-commitment = Promised beforehand:
house-rule = House rule: { $rule }
curtain-next = Now it is { $name }'s turn to look. Hide the table and pass the device on.
curtain-close = Hide the table
curtain-title = { $name }, it is your turn
curtain-text = Nobody else looks while { $name } does.
curtain-open = I am { $name }
ending-draw = A draw
ending-won = You have won
ending-lost = You have lost
ending-winner = { $name } won
ending-seed = The seed of the dice, for checking:
ending-rematch = Once more
ending-replay = Replay
gathering-fill = Let the computer play
link = Link
copy-link = Copy link
copied = Copied
sitting-down = You are sitting down…
chat-empty = Nobody has written yet.
chat-write = Write to the others
chat-send = Send
chat-mute = Mute
chat-muted = What others write is not shown.
chat-unmute = Show it
reconnecting = The connection is lost. Trying again…
reconnecting-short = reconnecting…
watching = { $count } watching
claim = Claim the game
menu = Menu
menu-rules = Rules
menu-keys = Keys
menu-settings = Settings
menu-share = Copy a link for watching
menu-look = Look as { $role }
menu-fill = Let the computer play for { $name }
resign = Give up…
resign-sure = Yes: { $choice }
resign-not = No, play on

# Names
name-title = Your name
name-is-kept = You play as { $name }, and the name is yours.
name-logout = Leave this name
name-way-rename = another name
name-way-keep = keep it
name-way-login = I have one
name-about-rename = Any name will do. It holds in this browser.
name-about-keep = With a password the name stays yours on every device.
name-about-login = Come back to a name that you have kept.
name-name = Name
name-password = Password
name-do-rename = Take this name
name-do-keep = Keep this name
name-do-login = Come back

# Lobby
lobby-heroes = Face the Titan
lobby-titan = Be the Titan
lobby-field = Take the field
lobby-title = Play
lobby-tagline = Two tables are laid. Take a seat.
lobby-you-play-as = You play as
lobby-heroes-text = Three heroes against the computer.
lobby-field-text = Your party against the computer.
lobby-party = Choose a party
lobby-learn = Learn by playing
lobby-play = Play now
lobby-mine = My games
lobby-mine-none = None yet. Sit down above.
lobby-my-move = Your move
lobby-open = Open tables
lobby-open-none = Nobody is looking for players just now.
lobby-finished = Recent replays
lobby-finished-none = No game has been finished yet.
lobby-sit = Sit
lobby-sit-as = Sit down as { $role }, { $title }
lobby-watch = Watch
lobby-promise = No sign-up. Dice you can check.
lobby-theme-light = Light
lobby-theme-dark = Dark
scene-titan = A gaunt giant leans over a table-top town and reaches for its tower
scene-field = A hooded rival sets down a piece on an inked map
game-last-stand = The Last Stand
game-anima = Anima Tactics
friend-title = With a friend
friend-titan = Titan
friend-field = Field
friend-make = Get a link
friend-sit = Sit down
form-title = Set up a match
form-hint = game, seats, edition, clock, house rules
form-game = Game
form-in-play = chosen in play
form-seats = Seats
form-seat-me = me
form-seat-computer = computer: { $level }
form-seat-open = whoever gets the link
form-hot-seat = Several people can share this device: give them all "me". Where something is hidden, a curtain falls between them.
form-house-rules = House rules
form-by-the-book = by the book
form-patience = Time for a move
form-dice = Dice
form-dice-server = rolled by the server
form-dice-typed = rolled on a real table and typed in
form-listed = Show it among the open tables
form-spectators = Others may watch
form-begin = Lay the table
patience-none = as long as it takes
patience-2-minutes = 2 minutes
patience-10-minutes = 10 minutes
patience-1-day = by correspondence, 1 day
patience-3-days = by correspondence, 3 days
patience-7-days = by correspondence, 7 days

# Rules and replays
rules-rulings-only = only where we had to decide
rules-count = { $count } rules
rules-chapters = Chapters
title-replay = Replay of { $title } · Tactica
tab-record = Record
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forth = One step on
replay-last = To the end
replay-moment = Moment of the game
replay-at = { $at } of { $last }
replay-speed = Speed
replay-as = Seen by
replay-share = Copy a link to this moment
replay-download = Download the journal
replay-fork-as = A new game from here, as
replay-fork-both = everybody
replay-fork = Play from here
verified-rules = Today's rules lead to the same game.
verified-rules-not = Today's rules part from this record.
verified-dice = The dice are those that were promised.
verified-dice-not = The dice cannot be checked.

# The guided first game
coach = Coach
coach-rule = the rule
coach-heard = { $heard } of { $all } lessons heard
coach-enough = I know enough
coach-last-stand-welcome = You lead three heroes against a Titan. Wound it into the red KILL zone, then pay for Nape Cut or Eradication: nothing else wins. It wins by eating all citizens, wrecking all cannons, or taking a hero's last heart.
coach-last-stand-take = Take three heroes. Each has one power: read it before you choose. Mikasa hits hard, Hange fires cannons from anywhere, Sasha is hard to pin down.
coach-last-stand-stand = Levels are rungs from 0 to 8. Blades wound from the Titan's body (1, 2, 4, 6, 7, 8), cannons fire from the tower (3 and 5). A spread team is harder to hit with one card.
coach-last-stand-cards = The Titan lays two cards, one open and one hidden. Read the open one now: which levels it strikes, and what stopping it will cost. You roll for that next.
coach-last-stand-roll = Keep the faces you need and roll the rest again, as often as you dare. Every TITAN you roll becomes a die in the Titan's hand. The chance is shown before you roll; when you like what lies there, say so.
coach-last-stand-abilities = Now the Titan spends the dice you handed over. Nothing stops an ability: that is the price of rolling too often.
coach-last-stand-returned = Dice the Titan paid with come home and are rolled once more. A TITAN among them is out for this round.
coach-last-stand-dodge = This card strikes your hero. Two DODGE of that hero's own get away from it; nobody else can pay. A heart costs more than it seems: at zero the game is over.
coach-last-stand-together = This card is stopped by all together: one TACTICS for each hero, from whoever has them. If it does not come to enough, you get yours back.
coach-last-stand-strike = The Titan's cards are carried out, first the open one, then the hidden. Watch which levels are hatched: whoever stands there is struck.
coach-last-stand-spend = Spend what is left: MOVE to climb, FIGHT on the body for 1 damage, CANNON in the tower for 2, or pay the tactics card's conditions. TACTICS turns to the next tactics card. Plan where everybody stands for the next cards too.
coach-last-stand-reset = The round ends: dice come home, the cards just played rest for a round. So you know what the Titan cannot lay next.
coach-last-stand-over = That was a whole game. The replay shows every die again and says whether it was fair. Next time, try it as the Titan.
coach-anima-welcome = You lead a party against another. Read your cards while the table is set: point at a token to see who it is.
coach-anima-edge = Choose the edge you come from. Look for something to hide behind on the way.
coach-anima-deploy = Place one after another, in turns, inside your zone. Those who strike hand to hand to the front, those who shoot where they see far.
coach-anima-first = Who acts first may strike first; who acts last sees everything before deciding.
coach-anima-activate = Sides take turns. Choose one of yours to act; when it has ended its turn it does nothing more but react until the next.
coach-anima-act = Action points pay for everything: the pips on the buttons are the price. A character moves once a turn. Points you keep pay for dodging, so do not spend them all.
coach-anima-go = Point where to go: what is marked can be reached. A walk may turn, a run and a charge are one straight line. Woods and slopes take more.
coach-anima-strike = Somebody can be attacked. The button shows the chance, and the chance if the target answers well. A charge moves and attacks in one, at +2.
coach-anima-react = You are attacked. Dodging costs 1 point and adds a die to your Defense; a counterattack costs 3 and strikes back if the attack misses. Taking it keeps your points for later. The odds of each are shown.
coach-anima-attack = The target decides how to answer before any die is rolled. Then a die is added to Attack and compared with Defense; the log shows every part of the sum.
coach-anima-recovery = A new turn: everybody stands ready again and gets back some action points, whatever was kept included.
coach-anima-wait = The other side is acting. Look who still has action points: those can dodge, and those without are your best targets.
coach-anima-over = That was a whole battle. The replay shows it again from either side. Next time choose your own party in the match form.
gathering-link = New link
seat-computer = Computer

# The Last Stand
titan-you = you
titan-nobody = nobody yet
titan-hero-number = Hero { $number }
titan-level = level { $level }
titan-levels = Levels, from the top down
titan-done = has finished
titan-dodged = has dodged
titan-hearts = { $left } of { $of } hearts
titan-dice-of = Dice of { $name }
titan-half = Half of a doubled symbol is left.
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
titan-hand = Cards in the Titan’s hand
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
    [0] the first card
    [1] the third card
   *[other] the second card
}
titan-put-in = { $count } of { $price } so far
titan-marker = marker { $from } → { $to }
titan-health = The Titan’s health: box { $box } of { $last }. The WEAK zone begins at { $weak }, the KILL zone at { $kill }.
titan-computer = computer
titan-rule = Rule { $rule }

# The field of Anima Tactics
field-board = The battlefield
field-keys = Arrow keys walk the board, Tab goes through what can be chosen, Enter chooses, Escape steps back, plus and minus change the size, the digits take a verb from your hand.
field-pieces = Who stands on the table
field-minimap = The whole table, with the part in view
field-sight = Lines of sight
field-control = Zones of control
field-control-blind = Zones of control are not measured in this match
field-measure = Measure
field-measure-blind = This match is measured only after something is declared
field-whole = The whole table
field-point = { $x } from the west, { $y } from the south
field-can = can be chosen
field-yours = yours
field-theirs = theirs
field-hidden = hidden
field-finished = finished
field-engaged = engaged
field-infiltrating = infiltrating
field-level = level { $level }
field-life = life { $now } of { $of }
field-actions = { $now } of { $of } action points
field-tray = Beside the table
field-plot-card = A plot card
field-gnosis = { $count ->
    [one] { $count } point of gnosis
   *[other] { $count } points of gnosis
}
field-turn-number = Turn { $turn }
field-turn-limit = of { $limit }
field-phase-setup = Setting up
field-phase-recovery = Recovery
field-phase-maintenance = Maintenance
field-phase-action = Action
field-phase-over = The end
field-not-now = not now
field-idle = Nothing is asked of you now.
field-costs = { $count ->
    [one] costs { $count } action point
   *[other] costs { $count } action points
}
field-targets = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
field-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
field-left = { $length } left
field-at-worst = { $chance } if it is answered
field-answered = if it is answered
field-stop = Stop here
field-turn = Turn it
field-other = Other target
field-back = Back
field-verb-go = Go
field-verb-free = Free move
field-verb-walk = Walk
field-verb-run = Run
field-verb-charge = Charge
field-verb-attack = Attack
field-verb-shoot = Shoot
field-verb-dodge = Dodge
field-verb-counter = Counter
field-verb-push-to = Push there
field-verb-slam = Slam
field-verb-climb = Climb
field-verb-end = Finish
field-verb-let-be = Let it be
field-verb-activate = Let act
field-verb-deploy = Deploy
field-verb-put = Put there
field-verb-pick = Choose
field-verb-reveal = Step out
field-verb-infiltrate = Infiltrate
field-verb-marker = Set a marker
field-verb-intercept = Step in
field-verb-take-shot = Take the shot
field-verb-flag = Plant the flag
field-verb-set = Set
field-verb-use = Ability
