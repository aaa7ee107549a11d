### Everything the program says of itself, in English.

## Lists and amounts

list-none = none
list-last = { $most } and { $last }
tagged = { $name } ({ $tag })
counted = { $amount } { $name }
said = { $text }
length-inches = { $count ->
        [one] 1 inch
       *[other] { $count } inches
    }
quoted-rule = { $rule } [{ $rule_id }]

## The command line

usage-no-command = There is no command "{ $found }". "tactica help" lists them all.
usage-no-flag = "{ $found }" is not an option here. "tactica help" followed by the command shows those there are.
usage-too-much = "{ $found }" is one word too many.
usage-missing = Something is missing: { $found }
usage-no-value = The option { $found } needs a value behind it.
usage-value = The option { $found } takes no value.
usage-not-a-number = { $what } needs a whole number, and "{ $found }" is none.
usage-not-a-pair = --{ $flag } needs NAME=VALUE, and "{ $found }" is not of that form.
usage-not-text = "{ $found }" cannot be read as text.
usage-no-language = The language "{ $found }" is not spoken here. There are en, es and it.
usage-no-dice = There are no "{ $found }" dice. There are seeded, typed and fair ones.
usage-seed-and-dice = A seed is only of use with seeded dice.
usage-seats-or-players = Either --seat or --players: both would seat people twice.

help =
    Tactica: a table for tabletop battle games.

    tactica serve                    opens the table in the browser
    tactica play [GAME]              play a game as text
    tactica rules [GAME [SLUG]]      look up rules
    tactica card [NAME]               shows a card: its numbers and what it does
    tactica replay show FILE         show a recorded game
    tactica scenario run PATH...     check cases written as text
    tactica sim GAME                 play many games between computer players
    tactica match GAME               two computer players in mirrored pairs: who is stronger
    tactica odds GAME                work out odds exactly
    tactica balance GAME             measure whether the cards are fair
    tactica party check FILE         check a party and what is left of its budget
    tactica pack check DIR           find what is wrong with a folder of cards
    tactica pack new DIR             write a pack of cards of your own to begin with
    tactica help COMMAND             more about a command

    Options everywhere: --lang en|es|it   --help   --version
    Games: last-stand, anima
help-serve =
    tactica serve: opens the table in the browser, for you and whoever can reach it.

    --bind ADDRESS        where it listens: 127.0.0.1:8080, or 0.0.0.0:8080 for everybody on the network
    --public-url URL      the address under which people reach it, where that is another: behind a proxy
    --data DIR            where the games are kept; otherwise the folder of your platform
    --pack DIR            a folder with cards of your own, beside ours; may be repeated
    --page DIR            serves the page from a folder, for those who work on it

    The variable TACTICA_LOG says how much is logged, as in TACTICA_LOG=server=debug.
help-play =
    tactica play [GAME]: plays a game as text, against the computer or with others at one screen.

    --seat SEATS          what you hold: titan, hero1, heroes, a, b, all or none
    --players NAME=SEATS  several people at one screen; may be repeated
    --opponent LEVEL      who holds the other seats: random or 1 to 5, and how it
                          plays: 3-bold, 3-careful, 3-vengeful
    --dice KIND           seeded, typed (from your own table) or fair
    --seed N              the same seed gives the same dice
    --option NAME=VALUE   a match option, such as third-ability=not-weak-or-kill, or
                          a house rule of Anima Tactics, such as measuring=open; may
                          be repeated
    --pack DIR            a folder with cards of your own, beside ours;
                          may be repeated
    --practice            a game to learn by: anything may be taken back, also past
                          dice, and the record says so
    --save FILE           where the journal goes
    --resume FILE         takes a game up again
    --defaults            asks nothing before the game

    The Last Stand (last-stand):
    --heroes N            2, 3 or 4 heroes
    --titan NAME          basic, abnormal, voracious or aggressive
    --hero NAME           a hero for each seat in turn; may be repeated
    --level N             the level it begins on, likewise

    Anima Tactics (anima):
    --edition NAME        core-en, core-es, advanced or alpha-it
    --measure HOW         board or table
    --map NAME            a map, or a file of your own that ends in .toml
    --a PARTY, --b PARTY  a ready party, characters with commas between them, or a
                          file
    --levels N            the levels a side may have
    --scenario NAME       standard, nodes, flag or armageddon
    --scenery FROM        map, rolled or none

    What is not given is asked. At any question of the game ? gives help.
help-rules =
    tactica rules [GAME [SLUG]]: lists the rules of a game, or shows one.

    --coverage   where each rule stands in the source, and which cases show it
    --rulings    the page of our own rulings, as Markdown
    --json       the same for programs to read
help-card =
    tactica card [NAME]: shows a character or an advantage card of Anima Tactics, by its id or its name; without a
    name, lists all ids.

    --pack DIR   a folder with cards of your own, beside ours; may be repeated
    --json       the same for programs to read
help-scenario =
    tactica scenario run PATH...: plays the cases in files, and in all files of folders,
    and says which hold. Cases that lie in a pack are played with the pack's cards.
    tactica scenario export JOURNAL --at N: writes the position before input N as the beginning of a case.

    --pack DIR  a folder with cards of your own, beside ours; may be repeated
    --json   the same for programs to read
help-replay =
    tactica replay show FILE: tells a recorded game; needs nothing but the file.
    tactica replay verify FILE: plays it again and says where today's rules part from it, at which
        input and by which rule. Its fair dice are checked in any case. Exit code 3: the rules have changed since; 1: the
        file is damaged or forged.
    tactica replay export FILE: writes what one viewer saw, as plain lines.
    tactica replay review FILE: tells which choices cost most, in a game that is over.

    --pack DIR   names for cards of your own, where the record has none; may be repeated
    --as VIEWER   a seat such as titan or hero1, or spectator
    --seat SEAT   whose choices are reviewed; otherwise everybody's
    --json        a review for programs
help-sim =
    tactica sim GAME: plays many games between computer players and sums up.

    --players A,B    the level of the first side and of the other, or one for both:
                     random, 1 or 2
    --games N        how many games; 10000 if not given
    --seed N         the same seed gives the same games
    --jobs N         threads; as many as there are cores if not given
    --setup WORDS    what all games have in common, such as "map=twin-hills
                     a=old-guard", or a file with such words; a single word is a
                     map, or a Titan
    --usage          Anima Tactics: what of the cards comes up in games of every kind
                     instead, as a page; takes --games, --seed, --jobs and --json
    --pack DIR       a folder with cards of your own, beside ours; may be repeated
    --json           the same for programs to read

    The Last Stand (last-stand); what is not given is drawn from the seed:
    --heroes N       2, 3 or 4 heroes; 3 if not given
    --titan NAME     one Titan for all games
    --hero NAME      a hero for each seat in turn

    Anima Tactics (anima); 250 levels a side, parties and map drawn from the seed:
    --edition NAME   core-en, core-es, advanced or alpha-it
    --measure HOW    board or table
    --map, --a, --b, --levels, --scenario, --scenery   as for play
help-match =
    tactica match GAME --a LEVEL --b LEVEL: two computer players meet in pairs of games with the same setup and the
    same dice, and change sides in between. Tells how much of the points the first one wins, with a 95% interval.

    --a, --b LEVEL   random, anchor or 1 to 5, as far as the game has them; with a persona: 3-bold
    --pairs N        how many pairs; 200 if not given
    --seed N         the same seed gives the same games, unless they are timed
    --jobs N         threads; as many as there are cores if not given
    --share P[,Q]    thousandths of what the levels try out as a rule, one for both or two
    --time P[,Q]     thousandths of their time instead
    --sprt LOW,HIGH  ends as soon as it is sure which of two differences on Elo's scale is true;
                     two more numbers say how often each error may be made (0.05,0.05)
    --setup WORDS    what all games have in common, as for sim; parties are named here: "a=old-guard"
    --pack DIR       a folder with cards of your own, beside ours; may be repeated
    --json           the same for programs to read

    The other flags of sim say what is played. Ctrl-C ends with what was found until then.
help-odds =
    tactica odds last-stand --hero NAME --held DICE --want SYMBOLS: the exact chance of holding what you want in
    the end, if you roll again as well as can be done.

    --hero NAME      whose power counts, such as mikasa
    --held DICE      what you hold, such as fight:1,move:2
    --want SYMBOLS   what you want to be able to pay, such as fight:2,move:1
    --json           the same for programs to read

    Several heroes together: --hero and --held once for each, as in --hero levi --held move:5 --hero sasha
    --held dodge:2. The team may share out what it wants to pay as it likes; the answer is whose die to roll next.

    tactica odds anima DEED …: exactly what comes of an attack or a try, worked out by the rules themselves.

    attack, charge and shot need --attack N --damage N --defense N --armor N or cards; ability needs a card.
    They take
    --life N         the target's life points, for the chance to kill
    --reaction HOW   none, dodge, counter or best
    --modifier N     added to the attack      --dice N          attack dice
    --critical-on N  the lowest critical      --defense-dice N  dice of a dodge
    --back-attack N --back-damage N           what the target strikes back with,
    --own-defense N --own-armor N --own-life N --back-reaction none|dodge   and at whom
    --long --cover --higher --engaged --moved   a shot from afar, through cover, from above,
                                                at somebody engaged, by somebody who moved
    --defense, --armor and --life take several numbers parted by commas, for an area: each of the attacked
    may react in its own way, as in --reaction dodge,none
    --attacker CARD --target CARD[,CARD…]   cards by name instead of numbers
    --ability NAME   what the attacker's card does; an effect is rolled for with --resistance N
    --extra N        steps paid on top of its cost, as they are typed in play
    --own-state WORDS --state WORDS   what is on the attacker or the target: blind=2, hidden, tokens=3
    --gnosis --defense-gnosis   a point of gnosis on the roll, where the edition has any
    resist --difficulty N --resistance N; seek; doom;
    escape [--against N] [--prowler] [--fast] [--big]; all of them take
    --pack DIR       a folder with cards of your own, beside ours; may be repeated
    --edition NAME   core-en, core-es, advanced or alpha-it
    --json           the same for programs to read
help-balance =
    tactica balance last-stand: how often heroes win against each Titan, as a table with 95% intervals.

    --games N        games in each cell; 2000 if not given
    --players LEVEL  who plays on both sides: random, 1, 2 …; 1 if not given

    tactica balance anima: how often each ready party wins against the others made for as many
    levels, on drawn maps, a draw counting as half a game won.

    --games N        games of every two parties on either side; 10 if not given
    --players LEVEL  who plays on both sides; 2 if not given
    --levels N       only the parties made for so many levels
    --edition NAME   core-en, core-es, advanced or alpha-it

    Both take:
    --seed N         the same seed gives the same games
    --jobs N         threads; as many as there are cores if not given
    --pack DIR       a folder with cards of your own, beside ours; may be repeated
    --json           the same for programs to read
help-party =
    tactica party check FILE: says everything that is wrong with a party, and what is left of its budget.
    tactica party code FILE: writes the party as a short code.
    tactica party show CODE: shows the party of a code.

    A party is a file, a code, or the name of a ready one.
    --edition NAME   core-en, core-es, advanced or alpha-it; the party's own if not given
    --format NAME    a format of the edition, such as gamma; the party's own if not given
    --pack DIR       a folder with cards of your own, beside ours; may be repeated
    --json           the same for programs to read
help-pack =
    tactica pack check DIR: checks a pack, or a whole content folder, together with the
    built-in cards, and says everything that is wrong: errors first, then warnings.

    --json   the same for programs to read

    tactica pack new DIR: writes a small commented pack to begin with, ready to play.
    tactica pack export NAME DIR: writes a pack that comes with the program: founders,
    saga or base.

    tactica pack prove DIR: plays the cases in DIR/scenarios, then leaves out, moves by one
    or swaps every part of every card in turn and says what no case notices. At least 90 of
    100 have to be noticed, and tests/proofs/<pack>.toml in a folder above has to give a
    reason for each of the others.

    --card ID   only this card; may be given again and again
    --jobs N    so many cards beside each other
    --json      the same for programs to read
    tactica pack schema [character | advantage]: the JSON Schema of a card's file, for
    editors.
    tactica pack words: the page of the card language, as Markdown.
card-ability = { $name } ({ $head })
version = tactica { $version }

## Errors

error = Error: { $message }
error-no-help = There is no help on "{ $topic }".
error-no-game = There is no game "{ $game }". There are: { $games }
error-not-measured = Not yet for { $game }, only for: { $games }
error-no-option = There is no match option "{ $option }". There is: { $known }
error-no-value = "{ $value }" is no value of { $option }. There are: { $known }
error-party = The party of { $side } may not play. { $problem } [{ $rule }]
error-content-at = The game's content cannot be used. { $path }, line { $line }, column { $column }: { $problem }
error-content = The game's content cannot be used. { $path }: { $problem }
error-not-followed = The journal cannot be played on: in line { $line } the rules say: { $problem }
error-not-over = That can be had only of a game that is over.
error-no-pack = The game is played with the pack "{ $pack }", which is not there; give its folder with --pack.
error-other-pack = The pack "{ $pack }" is not the one that the game was begun with: its cards or texts have changed.
error-no-card = There is no single card "{ $card }". "tactica card" lists all of them.
error-no-rule = There is no rule "{ $slug }".
error-no-rule-like = There is no rule "{ $slug }". Did you mean { $like }?
error-uncovered = Rules without code that names them, or without a case that shows them: { $rules }
error-read = { $file } cannot be read: { $problem }
error-write = { $file } cannot be written: { $problem }
error-system-not-found = there is no such file or folder
error-system-permission = that is not permitted
error-system-folder = it is a folder
error-system-no-folder = it is not in a folder
error-system-not-text = it is not UTF-8 text
error-system-full = there is no room left
error-system-read-only = nothing can be written there
error-exists = { $file } exists already. Take another name, or go on with it: tactica play --resume { $file }
error-journal = { $file } is not a good journal: { $problem }
error-parted = { $file } cannot go on, since the rules have changed since it was written: { $problem }
    It can be read still: tactica replay show { $file }
error-no-viewer = Nobody in this game is called "{ $viewer }". There are: { $known }
error-scenario = { $file }: { $problem }
error-no-input = The journal has no input { $number }.
error-no-source = The source code is not here: run this inside a clone of the project.
error-resume-game = The journal is of { $game }, not of { $wanted }.
error-resume-setup = A game that is taken up again keeps its setup; leave out --{ $flag }.
error-no-secret = The secret of the fair dice is not beside the journal, in { $file }, so no more of them can be rolled.
error-no-randomness = The system gives no random numbers: { $problem }
error-no-dice-change = The game began with { $dice } dice and goes on with them.

## What is wrong with a journal

journal-at = in line { $line }: { $problem }
parted = at input { $input } ({ $words }), in line { $line }: { $how }
parted-whole = { $said } { $told }
parted-rules = { $count ->
        [one] The rule is { $rules }.
       *[other] The rules are { $rules }.
    }
parted-goes-on = the game goes on.
parted-nothing = nothing

## Refusals that no rule gives

refusal-illegal = { $text } [{ $rules }]
refusal-stale = The choices have changed meanwhile.
refusal-nothing-to-choose = That seat has nothing to choose now.
refusal-unclear = "{ $found }" is not understood; expected: { $expected }
refusal-not-drawn = Those dice were not asked for.
refusal-no-such-input = There is no choice number { $number } to take back.
line-taken-back = The last choice is taken back.
expected-an-action = an action
expected-nothing-more = nothing more

## Rules

rules-games = Games: { $games }
rules-hint = "tactica rules { $game } SLUG" shows one.
rules-printed = In the rulebook, under: { $heading }
rules-printed-in-part = In the rulebook, under: { $heading }. In part our ruling.
rules-ruling = Our ruling. It belongs to: { $heading }
rules-reason = Why: { $reason }
rules-code = { "  " }code: { $place }
rules-test = { "  " }case: { $test }
rules-coverage = All { $all } rules stand in the code and are shown by a case.
rulings-title = Rulings
rulings-intro = Where a rulebook is silent, unclear or of two minds, somebody has to decide. These are our decisions and the reason for each; `tactica rules --rulings` writes this page.
rulings-reason = Why: { $reason }
chapter-dice = The dice
chapter-setup = Setup
chapter-round = The round
chapter-actions = Action cards
chapter-titan = The Titan
chapter-tactics = Tactics
chapter-heroes = Heroes
chapter-win = Winning

## Scenarios

scenario-good = good: line { $line }: { $title }
scenario-bad = BAD: line { $line }: { $title }
scenario-title = The position of { $file } before input { $at }
scenario-sum = { $good } of { $all } cases hold.
scenario-failed = { $bad } of { $all } cases do not hold.

## Replays

replay-game = A game of { $game }: { $setup }
replay-cut = The file breaks off; the last { $lines } of its lines were left out.
replay-taken-back = The last { $lines } lines never happened: they were taken back.
replay-end = The end: { $outcome }
replay-unfinished = Here the record ends; the game is not over.
replay-verified = { $file } holds: { $inputs } inputs, and today's rules say the same of each.
replay-parted = { $file } is whole, and today's rules say otherwise { $problem }
replay-fair-partly = { $rolls } rolls are those that were committed to; of { $open } more the record alone does not say.
replay-fair = Every roll is the one that was committed to.
replay-fair-open = The seed of the fair dice is not revealed yet, so the rolls cannot be checked.
replay-old-format = The file is in format { $format }, which is still read.

## Before a game

form-heading = A game of { $game }. Enter takes what stands in brackets.
form-game = Which game?
form-heroes = How many heroes?
form-titan = Which Titan?
form-seat = Which seats are yours: { $known }? Several have commas between them.
form-players = Several people? Names and seats such as Ann={ $first } Ben={ $last }; Enter if it is only you. >
seat-word-titan = titan
seat-word-hero = hero
seat-word-heroes = heroes
seat-word-a = a
seat-word-b = b
seat-word-all = all
seat-word-none = none
form-dice = Which dice?
form-seed = A seed for the dice?
form-entropy = { $name }, type anything at all: it goes into the dice. >
form-later = chosen in play
form-any = any
form-you = You
form-dice-seeded = rolled here
form-dice-typed = your own dice, typed in
form-dice-fair = rolled here, and provable afterwards
form-not-understood = "{ $found }" is none of the answers. There are: { $known }
form-not-a-number = "{ $found }" is not a whole number.
form-ended = The input ended before the game began. Nothing was saved.
form-help = Type the number, the word or its beginning; Enter alone takes what stands in brackets. "quit" leaves, and nothing is kept.
form-left = Nothing was begun, and nothing was saved.
option-third-ability = When may the Titan use its third ability?
option-third-ability-weak-or-kill = while its marker is in the WEAK or KILL zone
option-third-ability-not-weak-or-kill = while its marker is in neither zone
seating-no-seat = There is no seat "{ $seat }". There are: { $known }
seating-twice = The seat { $seat } is given to two people.

## In play

table-practice = Practice: anything may be taken back, also past dice, cards that were shown and the computer's choices.
play-begins = The game begins. It is kept in { $file }
play-resumed = The game goes on. It is kept in { $file }
play-house-rule = House rule: { $rule } is { $value }, where the edition says { $usual }.
play-house-rule-new = House rule: { $rule } is { $value }.
play-commitment =
    The dice are fixed now; this proves it afterwards:
    { "  " }{ $commitment }
play-decides = { $name }: { $question }
play-decides-person = { $name } ({ $person }): { $question }
play-choice = { "  " }{ $number }. { $text }
play-choice-remark = { $text }: { $remark }
play-choice-odds = { $text } ({ $odds })
play-choice-rules = { $text } [{ $rules }]
play-rules = Rules: { $rules }
play-more = { $count ->
        [one] 1 more: "all" shows it
       *[other] { $count } more: "all" shows them
    }, or type a part of the words to look for.
play-sampled = More than these can be chosen: type the words of any other.
play-others = Others who may choose: { $names }. Type "as" and a name to choose for one of them.
play-prompt = { $name } >
play-prompt-dice = { $label }, { $count } of { $values } >
play-curtain = The table now belongs to { $name }. Everybody else looks away. Enter when ready >
play-not-understood = "{ $found }" is neither a number from 1 to { $most }, nor words of a choice, nor a command. ? gives help.
play-no-such-number = There is no choice { $found }; they go from 1 to { $most }.
play-found = Choices with "{ $found }" in them:
play-no-odds = No choice here has odds to show.
play-sure-concede = That gives the game up. Type "yes" to do it >
play-sure-undo = Dice, hidden cards or other choices have been seen since. Type "yes" to take it back all the same >
play-agree-undo = { $name }: { $by } would like to take back the last choice. Type "yes" if you agree >
play-yes = yes
play-kept = Nothing was changed.
play-undo-nothing = You have made no choice that could be taken back.
play-undo-refused = Since then dice have been rolled, a card was shown or the computer has chosen, so it stays. A practice game (--practice) lets you take back anything.
play-saved = Everything up to here is in { $file }
play-copied = A copy is in { $file }
play-no-seat = No seat of yours that may choose now is called "{ $seat }". There are: { $known }
play-log-empty = Nothing has happened yet.
play-over = { $side }: victory. { $outcome }
play-drawn = The end. { $outcome }
play-over-kept =
    The whole game is in { $file }. To see it again:
    { "  " }tactica replay show { $file }
play-revealed =
    The seed of the dice was:
    { "  " }{ $seed }
    To check every roll:
    { "  " }tactica replay verify { $file }
play-goodbye =
    The game is kept in { $file }. To go on:
    { "  " }tactica play --resume { $file }
play-rule-which = Which one? "rule" and a slug, such as: rule { $slug }
play-no-card = No single card is called "{ $card }". Type "card" and an id or a name.
play-help =
    A number takes that choice, and so do words that only one choice has.
    Other words show the choices that have them.
    The words of any action do it, listed or not, such as: { $game ->
        [anima] go 12,8
       *[other] roll fight:1
    }
    ? or help     this help
    table         the whole table
    log           what happened so far
    all           all choices
    odds          the odds of the choices
    hint          what the strongest player would do, and why
    as NAME       decide for another seat of yours
    rules         the rules that matter here; "rules all" for all of them
    rule SLUG     one rule
    { $game ->
        [anima] card NAME     what a character's card or an advantage card says
       *[other] card NAME     what a hero, a Titan or a card can do
    }
    undo          take back your last choice
    save [FILE]   where the game is kept; with a name, a copy
    quit          stop; the game can be taken up again

play-help-dice =
    Type what the dice show, one word each; the beginning of a word is enough.
    table         the whole table
    quit          stop; the game can be taken up again

draw-tactics = The next tactics card
draw-hand = The card that leaves the Titan's hand

command-help = ? help
command-table = table
command-log = log
command-all = all
command-odds = odds
command-hint = hint
command-as = as
command-card = card
command-rules = rules
command-rule = rule
command-undo = undo
command-save = save
command-quit = quit exit

## Many games, odds and balance

usage-no-level = There are no players of level "{ $found }". There are: { $known }
sim-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } in { $seconds } s: { $rate } games and { $decisions } decisions a second.
sim-outcome = { $count } ({ $share }%): { $outcome }
sim-errors = { $errors ->
    [0] No game went wrong.
    [one] { $errors } game went wrong.
   *[other] { $errors } games went wrong.
 }
sim-digest = Digest of all final positions: { $digest }
match-share-or-time = Either --share or --time: thinking is limited by counts or by a clock.
match-no-share = "{ $found }" is no number of thousandths from 1 to { $most }.
match-no-sprt = "{ $found }" is nothing to test: --sprt wants LOW,HIGH with LOW below HIGH, and perhaps two errors between 0 and 0.5.
match-interrupted = Stopped early; this is what was found until then.
match-played = { $a } against { $b }, { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
 }: { $won } won, { $drawn } drawn, { $lost } lost.
match-rate = Win rate { $rate }% (95% interval { $low } to { $high }).
match-elo = Elo { $elo } ({ $low } to { $high }).
match-side = As { $side }: { $rate }%
match-sprt = Elo { $low } or { $high }? { $verdict ->
    [low] Not more than { $low }.
    [high] At least { $high }.
   *[none] Not decided yet.
 } (logarithm of the ratio { $ratio })
match-fault = Seed { $seed }, pair { $pair }, the first contender as { $side }.
usage-fixes = --usage plays games of every kind, so --{ $flag } cannot be fixed.
usage-no-cards = --usage counts the cards of Anima Tactics; { $game } has none of them.
used-title = What comes up in play
used-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
 } of ready parties and of parties drawn by lot, in every edition and scenario, on squares and measured freely, mostly between random players, one in four with the first opponent on one side. An ability came up if it was used, if one of its triggers answered, or if what it says was in force for somebody on the table; an advantage card if an ability of it did; a word if the part of an ability in which it stands did. This page is made by `{ $command }`.
used-head = | | there are | came up | never |
used-abilities = Abilities
used-advantages = Advantage cards
used-words = Words on cards
used-never = What never came up
used-seldom = What came up in less than one game in a thousand, and in how many
used-unsaid = Words that no card of the packs says, so that no game can have them; scenarios show them ({ $count }): { $words }.
odds-best = Rolling as well as can be done: { $chance }%, and { $titans } TITAN faces on the way on average.
odds-roll = Roll now: { $dice }.
odds-stop = Roll nothing.
odds-held = If you stop now you have what you want.
odds-not-held = If you stop now you do not have what you want.
odds-too-many = { $dice } dice are too many: a hero has { $most }.
odds-holds-titan = { $hero } holds no TITAN faces: they go to the Titan.
odds-wants-titan = Nobody can pay with TITAN faces, so nobody can want them.
odds-no-hero = There is no hero "{ $hero }".
odds-unclear = "{ $found }" is not a face and a number, such as fight:2.
odds-between = Rolling as well as can be done: at least { $chance }% and at most { $most }%, with { $titans } TITAN faces on the way on average for the former. So many powers at once are too much to be exact.
odds-next = Roll next: a die of { $hero } that shows { $face }.
odds-team-held = The team has what it wants.
odds-team-never = No rolling gets the team what it wants.
odds-too-many-heroes = No more than { $most } heroes play together.
odds-same-hero = { $hero } can be there only once.
odds-attack = { $deed ->
        [charge] Charge
        [shot] Shot
        [ability] { $name }
       *[attack] Attack
    }: { $one } against { $other }; { $reaction ->
        [dodge] dodged
        [counter] countered
        [none] without a reaction
       *[ability] met with { $answer }
    } ({ $edition })
odds-one = Attack { $attack }, Damage { $damage }
odds-other = Defense { $defense }, Armor { $armor }
odds-other-resistance = Resistance { $resistance }
odds-attack-sum = Hits { $hit }%, critical { $critical }%, { $expected } LP lost on average.
odds-kill = Kills { $kill }%.
odds-columns = { "  " }LP       %
odds-back = The counterattack hits { $hit }% and takes { $expected } LP on average.
odds-own = It costs the attacker { $expected } LP on average.
odds-loss = { $expected } LP lost on average.
odds-hold = Takes hold { $chance }%.
odds-state = { $state } { $chance }%
odds-states = States: { $states }.
odds-actions = { $actions } AP lost on average.
odds-nothing = It does nothing to the target.
odds-cut = { $cut ->
    [after-the-blows] Too much to be followed to its end: without what comes after the blows.
   *[after-the-first-blow] Too much to be followed to its end: the first blow alone.
  }
odds-reaction = { $place ->
        [0] Best reaction: { $reaction ->
            [dodge] dodge
            [counter] counterattack
            [none] none
           *[ability] { $answer }
        }
       *[other] { $reaction ->
            [dodge] Dodge
            [counter] Counterattack
            [none] No reaction
           *[ability] { $answer }
        }
    } (hit { $hit }%, { $expected } LP{ $kill ->
        [unknown] {""}
       *[known] , killed { $kill }%
    })
odds-try = { $deed ->
        [resist] Resists: { $chance }%
        [escape] Escapes: { $chance }%
        [doom] Dies: { $chance }%
       *[seek] Finds who is hidden: { $chance }%
    }
odds-no-deed = There are no odds of "{ $found }". There are: attack, charge, shot, ability, resist, seek, escape, doom
odds-no-character = There is no character "{ $found }".
odds-no-ability = { $card } has no ability "{ $found }" to use. There are: { $known }
odds-no-state = "{ $found }" is nothing that a character can have on it here, such as blind=2, hidden or tokens=3.
odds-too-many-targets = At most { $most } can be attacked here.
odds-no-reaction = There is no reaction "{ $found }" here. There are: { $known }
odds-no-edition = There is no edition "{ $found }". There are: { $known }
odds-no-card = No card has { $found } for --{ $flag }.
odds-out-of-range = --{ $flag } goes from { $least } to { $most }.
odds-too-few-dice = It rolls { $dice } dice as it is; there cannot be fewer.
odds-refused = The rules allow no { $what ->
        [dodge] dodge
        [counter] counterattack
        [gnosis] gnosis
        [area] area
        [ability] use of this ability
       *[attack] such attack
    } here ({ $rule }).
odds-lost = That cannot be followed to its end.
balance-title = Games won by the heroes, with 95% intervals: { $games } games in each cell, players of level { $level } on both sides, seed { $seed }.
balance-parties-title = Games won by each ready party, draws counting half, with 95% intervals: every two made for as many levels meet { $games ->
    [one] once
   *[other] { $games } times
 } on either side, players of level { $level }, seed { $seed }.
balance-no-parties = There are no two ready parties made for { $levels } levels.
balance-levels = Levels
balance-party = Party
balance-won = Games won
balance-titan = Titan
balance-heroes = { $heroes } heroes
balance-cell = { $rate }% ({ $low } to { $high }){ $errors ->
    [0] {""}
   *[other] , errors: { $errors }
 }

## Parties

party-title = { $party }: { $levels } levels, { $edition }
party-title-format = { $party }: { $levels } levels, { $edition }, format { $format }
party-own = A party of your own
party-declares = Declared: { $declared }
party-member = { $character } ({ $level })
party-member-with = { $character } ({ $level }), carries { $cards }
party-card = { $card } ({ $points })
party-open = Lying open: { $cards }
party-plot = Plot cards: { $cards }
party-problem = { $problem } [{ $rule }]
party-good = The party may play.
party-bad = { $count ->
        [one] The party may not play: there is one problem.
       *[other] The party may not play: there are { $count } problems.
    }
party-levels-left = Levels left: { $count }
party-points-left = Advantage points left: { $count }
party-cards-left = Advantage cards that may still be added: { $count }
party-size-beginner = Suggested for a first game.
party-size-standard = The size of a standard game.
party-size-large = Suggested for a large game.
party-size-pitched = Suggested for a pitched battle.
party-no-such = There is no party "{ $party }": no file, no code, and none that comes ready.
code-version = A code that begins with { $prefix } is not known here.
code-bad-letter = "{ $letter }" is no letter of a code.
code-damaged = The code is damaged: letters are missing or wrong.
code-unknown-character = The code names a character that is not there.
code-unknown-card = The code names an advantage card that is not there.
code-unknown-edition = The code names an edition or a format that is not there.
## Packs of cards

error-no-schema = There is no schema of "{ $found }". There are these: { $known }.
error-pack-is-file = { $file } is a single file: give the folder of the pack it belongs to, so that its names and parties are checked with it
error-pack-of-another-game = "{ $pack }" is a pack for { $game }, and there is nothing to do with it here.
error-empty-pack = There is no TOML file in { $folder }.
error-no-such-pack = There is no pack "{ $pack }". There are: { $known }
error-folder-not-empty = { $folder } is there already and not empty; nothing is written over. Take another folder.
pack-new = { $folder } is a pack of three characters to begin with. Try: tactica pack check { $folder }, then tactica play anima --pack { $folder } --a first-shift
pack-exported = The pack "{ $pack }" is in { $folder }.
pack-counts = Characters: { $characters }. Abilities: { $abilities }. Advantage cards: { $advantages }. Parties: { $parties }.
pack-counts-last-stand = Heroes: { $heroes }. Titans: { $titans }. Tactics cards: { $tactics }.
pack-warning = Warning: { $problem }
pack-warned = { $warnings ->
    [one] Nothing is wrong; there is one warning.
   *[other] Nothing is wrong; there are { $warnings } warnings.
}
pack-refused = { $problems ->
    [one] The pack cannot be played with: there is one problem.
   *[other] The pack cannot be played with: there are { $problems } problems.
}
pack-most-words = Words of the card language: { $used } of { $all } are used.
pack-words = Words of the card language: { $used } of { $all } are used. Not used: { $unused }.
pack-all-words = Words of the card language: all { $all } are used.
pack-good = Nothing is wrong.
pack-bad =
    { $problems ->
        [one] There is one problem
       *[other] There are { $problems } problems
    } in { $files ->
        [one] one file.
       *[other] { $files } files.
    }
error-nothing-to-prove = There is no card of a game in this folder: give a pack, with its cards in folders such as characters.
error-no-card-in-pack = The pack { $pack } has no card { $card }.
prove-failed-case = BAD: { $file }:{ $line }: { $title }
prove-card =
    { $card }: { $noticed } of { $total } changes are noticed by { $cases ->
        [one] one case
       *[other] { $cases } cases
    }{ $unread ->
        [0] .
       *[other] , { $unread } of them unread.
    }
prove-survivor-removed = { $part } = { $written } can be left out
prove-survivor-changed = { $part } = { $written } can be { $instead }
prove-idle = A reason is given for { $card }: { $part }, but that does not survive.
prove-sum =
    { $noticed } of { $total } changes are noticed ({ $share }%). { $survive ->
        [one] One survives
       *[other] { $survive } survive
    }, { $unexcused } without a reason. { $refused } more are refused when the cards are read.
prove-bad-cases = Some cases do not hold for the cards as they are.
prove-unexcused = Every survivor needs a reason in tests/proofs, and every reason a survivor.
prove-too-few = Fewer than { $enough } of 100 changes are noticed.

## The table in the browser

serve-open = The table is open: { $url } (games are kept in { $folder }). Ctrl-C closes it.
serve-closed = The table is closed. Every game is kept.
serve-busy = { $address } is taken by another program. Choose another port, as in --bind { $other }
serve-no-bind = The server cannot listen at { $address }: { $problem }
serve-no-data = The folder { $folder } cannot be used: { $problem }
serve-no-folder = This platform names no folder for data. Say one by --data
serve-no-address = "{ $found }" is no address with a port, such as 127.0.0.1:8080.
serve-no-url = "{ $found }" is no address such as https://table.example (without a path).
