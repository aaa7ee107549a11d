### The rules of Anima Tactics in English, one message for each slug of rules/anima.toml, in the same order, and the headings that only its chapters have.
### The value is the title, .meaning tells a player what the rule does, .reason why we decided so where the rulebooks leave it open.
### Each text is one line, because Fluent keeps line breaks and the display does the wrapping. AP are action points, LP life points.

## Headings of chapters

chapter-party = The party
chapter-turn = The turn
chapter-action = Actions
chapter-measure = Measuring
chapter-move = Movement
chapter-charge = Charge
chapter-combat = Combat
chapter-ranged = Ranged attacks
chapter-hidden = Hidden
chapter-innate = Innate abilities
chapter-throw = Throws and crashes
chapter-state = States
chapter-cards = Cards
chapter-scenery = Scenery
chapter-sight = Line of sight
chapter-board = Board play
chapter-scenario = Scenarios

## Dice

rule-dice-who = Who rolls
    .meaning = All dice have ten sides. Each player rolls for their own characters.
rule-dice-ties = Equal rolls
    .meaning = When both players roll for something and get the same number, both roll again.
    .reason = The rulebooks compare rolls without saying what a tie means, and rolling again favours nobody.

## Party

rule-party-levels = Levels of a party
    .meaning = The levels of a party's characters together stay within the agreed total. 250 is usual (300 in the Italian rules).
    .reason = The sizes that the rulebooks print are suggestions, so the players agree on any total they like.
rule-party-unique = One of each
    .meaning = A party has no character twice, unless its card allows it. Both sides may field the same character. Summons, and cards that somebody only turns into, are in no party.
rule-party-factions = Light and Darkness
    .meaning = Light and Darkness never fight in one party. Unaligned characters go with either. A card may name others whom its character never goes with.
rule-party-organization = One organization
    .meaning = A party whose characters all belong to one organization may mix Light and Darkness. A card may say that somebody counts as of another one, or which parties alone its character leads.
    .reason = The rulebooks differ on whether that is a player's choice or needs agreement, so the match says whether it is allowed or even required. The Wanderers' "affiliation groups together all characters without a fixed affiliation": it is one of the eight all the same, and the Spanish book asks for "la misma filiación", so it counts. A match may keep Light and Darkness among them apart.
rule-party-leaders = Leaders
    .meaning = In a format a party has no more Leaders than the format allows. Without one it may have any number.
rule-party-advantage-count = No more cards than characters
    .meaning = A party never has more advantage cards, of all kinds together, than characters it starts with.
rule-party-advantage-one-each = One card each
    .meaning = A character carries one equipment or power card at most, two if its own card says so. Plot cards and the cards of teams and organizations are carried by nobody.
    .reason = The rulebooks speak of equipment and powers only. Team cards come from later sets and name several characters, so they lie open beside the party, and so does what speaks for all of an organization.
rule-party-advantage-category = Whom a card is for
    .meaning = A card goes only to the categories, affiliations, factions and characters it names, and not above the level it names. A team card needs all its members, and a plot card that names somebody needs one of them in the party. An organization's card is for a party whose characters can all be in one of it, and lies there once.
    .reason = The rulebooks say it of categories; the cards name the rest in the same way.
rule-party-advantage-budget = What advantage cards cost
    .meaning = Advantage cards cost levels, like characters. In a format they cost none: they are paid for with the format's advantage points.
    .reason = The Italian rulebook prints both, a price in levels and points for each format, so the points count where a format is chosen.
rule-party-formats = Formats
    .meaning = Italian rules only. Alpha, Beta, Gamma, Sigma and Omega cap the levels (100, 200, 300, 450, 600 and more), the points for advantage cards (10, 20, 30, 40, 60 and more), the Leaders (0, 0, 1, 1, 2) the cards of organizations (0, 1, 1, 2, 3) and give points of gnosis (1, 2, 3, 4, 6).
    .reason = The plus behind Omega's figures is read as a beginning: its levels are those agreed on, from 600, and its advantage points grow with them. What organization advantages are no rulebook says; by the cards that came later they speak for a whole party of an organization, so we count those.

## Setup

rule-setup-table = The table
    .meaning = The battle is fought on 48 by 48 inches, unless agreed otherwise, and nobody leaves it. Distances are measured freely on a table or counted on a board of squares.
rule-setup-scenery-count = How much scenery
    .meaning = Each player rolls: 1 to 3 brings one piece of scenery, 4 to 6 two, 7 to 10 three. Both results are added. Scenery can also be left out.
    .reason = The English rules print the 6 in two rows; as in the other books, it brings two pieces.
rule-setup-scenery-order = Who places scenery first
    .meaning = Both players roll and the higher one places the first piece; then they take turns. Whoever places a piece also picks it.
rule-setup-scenery-place = Where scenery goes
    .meaning = A piece stands more than 3 inches from the edge of the table (in the Spanish rules, at least 3) and at least 1 inch from every other piece.
rule-setup-zone = Deployment zones
    .meaning = The zones lie at opposite edges, each 24 inches wide, 4 inches deep and centred. The player with the lower roll chooses an edge. A card may make a zone larger.
    .reason = Only the figures of the printed diagram are left, and this is the plainest zone they fit.
rule-setup-deploy = Deploying
    .meaning = The player with the lower roll places a character first; then the players take turns, one character at a time.
rule-setup-deploy-rest = Placing the rest
    .meaning = When one side has no more characters, the other places all of its own. Each base stands wholly in its zone, off impassable ground and touching no enemy.
    .reason = The rulebooks do not say what happens with parties of different size, nor how exactly a base has to fit.
rule-setup-first-actions = First action points
    .meaning = In turn 1 each character has its Recovery plus 1 AP, but never more than its total.
rule-deploy-advanced = Advanced Deployment
    .meaning = The whole base within 16 inches of the zone, in any direction: abrupt ground and elevations are allowed, impassable ground is not. Where the edition says so and both sides have such characters, those placed outside their zone keep 4 inches away from every enemy.
    .reason = Inside the zone the usual rule holds, so that nobody can be kept from deploying.

## The turn

rule-turn-first = The first turn
    .meaning = Turn 1 has no Recovery phase: the action points given at setup take its place.
    .reason = Recovering on top of the starting points would make the printed starting number meaningless.
rule-turn-phases = Three phases
    .meaning = A turn has a Recovery, a Maintenance and an Action phase. Both sides finish one before the next begins.
rule-turn-straighten = Straightening
    .meaning = Recovery begins by straightening every turned card: everybody may act, move and seek again.
rule-turn-healing = Healing comes first
    .meaning = After straightening, each character in the Healing state gets 2 LP back, up to its starting value.
rule-turn-recovery = Recovering action points
    .meaning = Each character gets back its Recovery in AP, 1 more with Haste, 1 less with Slow, 1 more on a node. The result is never below 0, and nobody holds more AP than their total.
rule-turn-initiative = Who acts first
    .meaning = Both players roll, and the higher one chooses who acts first. In the starter rules that holds all game; in the advanced and Italian rules it is rolled again every turn from the second on. A match may also let the sides alternate.
    .reason = The rulebooks do not agree on how often to roll; choosing, not simply starting, is the one thing they all print.
rule-turn-upkeep = Upkeep
    .meaning = In Maintenance the owner pays the upkeep of each ability that is on, or the ability ends; the first player first. A sealed character cannot pay, a paralyzed one can. Upkeep is no action, so poison takes nothing for it.
    .reason = The rulebooks do not say what states do to upkeep: a seal stops special abilities, and paying is no action.
rule-turn-counters = Counters come off
    .meaning = In Maintenance every character loses one counter of each state it has. When all are off, the doomed roll, those of the first player first.
    .reason = The order of removing and rolling is not printed, and it matters when several characters are doomed.
rule-turn-action = Taking turns to act
    .meaning = In the Action phase the players alternate. On your go you activate one character, spend what you like and end its activation.
rule-turn-turned = Turned characters
    .meaning = A character that has ended its activation is turned and takes no active action this turn. You cannot pass without turning one. A player with nobody left to turn is skipped.
rule-turn-limit = Ten turns
    .meaning = The standard game ends after turn 10.

## Actions

rule-action-cost = Paying action points
    .meaning = An action cannot be declared without enough AP. They are taken when it is declared.
rule-action-active = Active actions
    .meaning = Only the character that is activated takes active actions.
rule-action-order = Any order
    .meaning = A character takes its actions in any order. It may attack before, during and after its movement.
rule-action-repeat = Repeating actions
    .meaning = An action may be repeated while the AP last. Only movement and Seek are limited to once a turn each.
rule-action-keep = Keeping action points
    .meaning = AP that are not spent stay on the card, for reactions and for the next turn.
rule-action-reactive = Reactions
    .meaning = Reactions are taken even when it is not your go, by turned characters too; the active character may dodge a counterattack. They are declared before any die of that attack is rolled.
rule-react-once = One reaction
    .meaning = A target reacts at most once to an attack.
    .reason = The rulebooks describe one defense against each attack and never add two of them together.
rule-declare-checked = What is checked first
    .meaning = What everybody can see is refused free of charge: too few AP, engaged, turned, a state, a hidden target, no sight. Distances are measured after paying, and if one is too long the AP are lost. On squares they can be counted, so they are refused too, unless the match plays blind.
    .reason = The rulebooks forbid measuring first but not looking, so only a wrong estimate costs anything.
rule-measure-blind = No measuring first
    .meaning = Nobody measures a distance before declaring the action. A match may allow it.
rule-declare-move = Declaring a movement
    .meaning = Walk and Run are declared and paid first; then the reach is shown and a way chosen. A way that is too long is refused. Staying in place is allowed, but uses up the movement.
    .reason = A movement has no target to miss, so nothing is gained by guessing how far it reaches.
rule-declare-hide = Hiding is measured
    .meaning = On a table, whoever tries to hide within the zone of control of an enemy fails: the AP are lost and it is not hidden. Where distances can be counted, as on squares, or that enemy touches it, it is refused and costs nothing.
    .reason = The zone of control is a distance, and distances that cannot be counted are measured after the AP are paid.
rule-declare-lost = Lost actions
    .meaning = If the target is gone, hidden or out of reach, what was still to come against it is lost: the next of several strikes, or an attack that follows one. If the attacker dies, its activation ends. No AP come back.
    .reason = The AP are paid when an action is declared, so what happens later does not refund them.

## Measuring

rule-measure-edge = From base to base
    .meaning = Distances run between the nearest points of the two bases.
    .reason = The rulebooks measure from the front of a base but never say which side is the front.
rule-measure-flat = Flat distances
    .meaning = Heights do not count in distances. Within a distance means up to and including it; less than it, or more, leaves it out. Any part of the base is enough.
    .reason = The rulebooks never measure along a slope, and players need one answer for the exact limit.
rule-geometry-contact = Contact
    .meaning = Bases never overlap. A gap of up to 0.02 inches counts as contact, and a charge ends at the first such place.
    .reason = A program needs a number where at the table one looks whether two bases touch.
rule-geometry-leg = Counting a way
    .meaning = A way is walked leg by leg. Each leg costs its length, parts at half rate counted double, rounded up to a thousandth of an inch.
    .reason = Rounding the same way every time gives everybody the same result on every machine.
rule-base-size = Base sizes
    .meaning = A base is 1.2 inches across if Small, 1.6 if Medium and 2 if Large. Small and Medium are normal size. On a board everybody fills one square.
    .reason = The rulebooks speak of sizes without giving their measures.

## The basic actions

rule-move-free = Free movement
    .meaning = Free movement costs 0 AP and goes up to 2 inches. It is the movement of the turn.
    .reason = The rulebooks allow it as a reaction only to intercept a charge, so it has no other use out of turn.
rule-move-walk = Walk
    .meaning = Walk costs 1 AP: any way, up to the first Speed number.
rule-move-run = Run
    .meaning = Run costs 2 AP: one straight line, up to the second Speed number.
rule-attack-charge = Charge
    .meaning = Charge costs 3 AP and is the movement of the turn: a run straight at an enemy, and then an attack at +2. The Italian rules roll two dice and keep the better one.
    .reason = Where two dice are rolled, the +2 is still added only once.
rule-attack-melee = Attack hand to hand
    .meaning = An attack costs 2 AP and strikes an enemy in contact.
rule-attack-ranged = Attack from a distance
    .meaning = A ranged attack costs 2 AP and strikes an enemy in sight and in range.
rule-attack-choose = Choosing the target
    .meaning = Hand to hand, a character attacks any one enemy in contact, and a different one each time if it likes.
rule-attack-enemy-only = Only enemies
    .meaning = Attacks are aimed at enemies only.
rule-react-dodge = Dodge
    .meaning = A reaction for 1 AP: the target rolls a die and adds it to its Defense against this attack.
rule-react-counter = Counterattack
    .meaning = A reaction for 3 AP against an attack hand to hand: first it works like a Dodge, then the target may strike back at -2.
rule-react-counter-when = When it strikes back
    .meaning = The counterattack follows if the attack misses; a hit stopped by armor is no miss. It costs nothing more and needs the attacker in contact, or else it was only a Dodge.
    .reason = The rulebooks set armor aside when they ask for an attack without damage, which is the same as a miss.
rule-react-counter-no-chain = No counter to a counter
    .meaning = A counterattack may be dodged but not countered.
    .reason = Otherwise two fighters could answer each other without end.
rule-action-escape = Escape
    .meaning = For 1 AP an engaged character rolls and breaks away on 6 or more. The Italian rules add 1 for a Prowler, 1 for Speed 12/16 and 2 for a Medium or Large base, and take away 1 against two enemies or 2 against more.
    .reason = The Italian table does not say whether its modifiers add up; they do, like those of ranged attacks.
rule-action-seek = Seek
    .meaning = For 1 AP, once a turn, a character rolls: 8 or more (7 in the Italian rules) shows every hidden enemy in its zone of control.
rule-action-push = Push
    .meaning = Italian rules only. For 3 AP and its movement a character attacks an enemy in contact to move it, not to hurt it: as many inches as the damage, at least 1 on a critical hit. Armor counts only for an accumulation creature, and nobody intangible is moved by what could not hurt it. The attacker chooses a direction to the front and stays where it is. It may be dodged or countered.
    .reason = The book leaves the distance open, and the damage it would have done is the one number at hand.
rule-action-slam = Slam
    .meaning = Italian rules only. For 3 AP and its movement a character charges with the dice and the +2 of a charge, and pushes its target along the line instead of hurting it. Armor and what is intangible count as for a push.
    .reason = The book calls it a push made by a charge, so it takes its distance from the one and its dice from the other.
rule-action-climb = Climb
    .meaning = Italian rules only. For 1 AP and its movement a character less than 2 inches from a vertical face goes up it, if it is at most 8 inches high, and stands within 2 inches of the edge above. On squares it climbs up to two levels from the next square.
    .reason = The book prints 2 cm for the place above where it counts in inches before; a base hardly fits in 2 cm, so we read inches.

## Movement

rule-move-once = One movement a turn
    .meaning = A character moves once a turn, however many AP it has.
rule-move-counts = What counts as movement
    .meaning = Free movement, Walk, Run, Charge, Push, Slam, Climb and intercepting a charge use the movement of the turn. Taking a shot, being pushed and Escape do not.
    .reason = The rulebooks say it of each action in its own place, and some of them not at all.
rule-move-engaged = Engaged characters stay
    .meaning = An engaged character cannot move; it has to Escape first. Only Push is allowed.
rule-move-contact = Moving into contact
    .meaning = A movement that comes to touch a visible enemy ends there, and both are engaged. A match may allow contact by charge and interception only: then a movement that would touch a visible enemy is refused. Hidden characters neither stop anybody nor are stopped.
    .reason = Touching bases are engaged by the printed rules, and whoever is engaged cannot move on.
rule-move-abrupt = Through abrupt ground
    .meaning = Every inch inside abrupt ground counts double.
rule-move-up = Going up
    .meaning = Going up one level costs 1 inch more; going down costs nothing. Two levels at once are a cliff, for climbers and flyers only.
    .reason = The rulebooks halve movement uphill without giving the length of the slope, so each level gets a fixed price.
rule-move-impassable = Impassable ground
    .meaning = Nobody crosses impassable ground, running or not. Flyers cross it but do not end on it.
    .reason = One sentence lets runners cross any scenery and another lets nobody cross impassable ground; the second is what the word means.
rule-move-bases = Past other bases
    .meaning = Nobody moves through another base, friend or enemy, except flyers.
    .reason = The rulebooks say it for squares and except flyers from it, so it holds on the table as well.
rule-zone-control = Zone of control
    .meaning = A character's zone of control is everything within 8 inches that it can see.

## Charge

rule-charge-target = Whom to charge
    .meaning = You cannot charge an enemy you touch or are engaged with. One that is engaged with somebody else may be charged.
rule-charge-line = The line of charge
    .meaning = A charge goes straight to a place where it touches the target, and terrain costs what it costs a runner. No other base and no impassable ground may lie in the way; flyers only have to end clear of them. Sight is not needed.
    .reason = The rulebooks ask for a straight line and never for sight, so a line that can be run is enough.
rule-charge-attack = The attack of a charge
    .meaning = Once it touches its target, the charger attacks with +2.
rule-charge-short = A charge that falls short
    .meaning = If the target is too far, the charger runs its full distance along the line and stops at the first contact. The AP and the movement are gone, and there is no attack.
    .reason = The rulebooks only say that such a charge does not arrive; it is still a run in a straight line.
rule-charge-contact = Ending in contact
    .meaning = The charger is engaged with every enemy it touches at the end, but attacks only its target.
    .reason = Contact engages everybody alike, and a charge names a single target.
rule-defend-intercept-charge = Intercepting a charge
    .meaning = A friend of the target, neither engaged nor paralyzed, moves up to 2 inches into the charger's way. The charge ends there, and its attack, +2 and all, goes at the interceptor. Each character does it once a turn, even after moving, and cannot move after it. Only a flyer stops a flyer, and nobody a hidden charger.
    .reason = The rulebooks stop the charge without saying what becomes of its attack; it goes at whoever stands in the way. "Within Free Movement distance of an attacker's line of Charge" is whoever gets into contact with the charger's base on its way, because the base is as wide as that way. A match may measure from the line of its centre instead.

## Combat

rule-react-order = Order of an attack
    .meaning = Declare, pay, measure. One friend may intercept or take the shot. A charge moves, a hidden attacker is seen. The target reacts. The defense die comes before the attack die. Then hit, damage and death, then the counterattack, and poison last, the attacker's first.
    .reason = The rulebooks give most of these steps in different places, and players must know what is settled when they decide.
rule-combat-engaged = Engaged
    .meaning = Enemies whose bases touch are engaged hand to hand. On squares, those on neighbouring squares are.
rule-engage-height = Too high to fight
    .meaning = Nobody is engaged across high impassable squares or across two levels.
    .reason = On squares neighbours count as touching, even with a wall or a cliff between them.
rule-combat-hit = Hitting
    .meaning = A die plus Attack hits if it equals or beats Defense. The difference is the level of success, never below 0.
rule-combat-natural-ten = A natural 10
    .meaning = An attack die that shows 10 always hits.
rule-combat-kept-die = The kept die
    .meaning = Where several dice are rolled, only the one that is kept counts, also as a natural 10.
    .reason = Otherwise a second die would give two chances of a critical hit with a worse total.
rule-combat-damage = Damage
    .meaning = Damage plus the level of success minus Armor is what the target loses in LP, never less than 0.
    .reason = Some books take Armor from the level of success alone, but their printed example takes it from the total.
rule-combat-critical = Critical hits
    .meaning = In the advanced and Italian rules a natural 10 is a critical hit: the target loses at least 1 LP whatever its Armor. In the starter rules a 10 only hits.
    .reason = The Italian text gives such a hit a level of success of 10 where the English one says 0; we follow the English.
rule-combat-accumulation = Accumulation creatures
    .meaning = A creature so large that it takes what comes: it neither dodges nor counters in any way, and is never stunned.
rule-combat-death = Death
    .meaning = A character at 0 LP leaves the table.
rule-death-simultaneous = Dying together
    .meaning = LP lost in the same step are lost together, and the dead leave together. All Doom rolls of one Maintenance are one step, so is one roll of an attack for everybody it strikes, the attacker in its own area too, and so is one effect for everybody it touches. Whoever is dying does nothing more. Only then, and when nobody else is still dying, do we look who has won.
    .reason = Otherwise the order of bookkeeping would decide a battle in which both last characters fall.
rule-escape-after = After an escape
    .meaning = Whoever escapes is engaged with nobody until its activation ends: it may move, shoot at enemies it does not touch or charge somebody else, but it does not strike those it has escaped from. If it still touches an enemy at the end, it is engaged again. A failed try may be repeated.
    .reason = The books let it move away and do not say what happens if it stays. "Hand-to-hand combat takes place when the bases of two enemy characters are touching" could let it strike whom it touches; but Escape "allows a character to disengage from hand-to-hand combat", and an Attack strikes "an enemy character in combat". Whoever has left the combat is out of it.
rule-effect-resist = Resisting an effect
    .meaning = Whoever may resist an effect rolls a die and adds Resistance. It is not affected if the total exceeds the difficulty. An effect without a difficulty cannot be resisted.
    .reason = The rulebooks do not say what a card without a difficulty means: there is nothing to roll against.
rule-effect-each = Everybody resists alone
    .meaning = Everybody an effect touches rolls on its own, friends of its user and the user too.
rule-effect-on-damage = States that attacks bring
    .meaning = A state that an attack brings is rolled for only if the attack did what the card says, such as costing life points.

## Ranged attacks

rule-ranged-sight = Seeing the target
    .meaning = A ranged attack needs a line of sight to its target.
rule-ranged-range = Range
    .meaning = The target must be within the range on the attacker's card.
rule-ranged-engaged-shooter = Engaged shooters
    .meaning = An engaged character makes no ranged attack.
rule-ranged-no-counter = No counterattack
    .meaning = A ranged attack may be dodged but not countered.
rule-ranged-long = Long range
    .meaning = A target farther away than half the range: -1 to Attack. The modifiers of ranged attacks add up.
rule-ranged-cover = Cover
    .meaning = A target in cover: -2 to Attack (-1 in the Italian rules), once, however much covers it.
    .reason = The Italian text says -2 and its table -1; the table is what players look at.
rule-ranged-engaged-target = Shooting into a fight
    .meaning = A target that is engaged: -1 to Attack.
rule-ranged-higher = Higher ground
    .meaning = A shooter who stands higher than the target: +1 to Attack.
rule-ranged-moved = Shooting after moving
    .meaning = Italian rules only. A shooter who has moved more than 8 inches this turn: -1 to Attack.
    .reason = The Italian table does not say whose movement counts; aim suffers most from the shooter's.
rule-area-target = An area has a target
    .meaning = An attack with an area is aimed at one target, which reacts first.
rule-area-miss = A miss has no area
    .meaning = If the target is not hit, nobody else is struck either.
rule-area-measure = Whom an area strikes
    .meaning = Everybody within that many inches of the target's base is struck too, friends and the attacker as well, in sight or not. It is measured where the target was hit, even if it is thrown from there. One total and one die count for all.
    .reason = The rulebooks do not say from where an area is measured; the edge of the base is what every other distance is measured from.
rule-area-dodge = Dodging an area
    .meaning = Those within the area may dodge once they know the total. They cannot counter.
rule-area-no-intercept = Nobody shields from an area
    .meaning = The shot at the target may be taken by somebody else; the area itself may not, and then lies round whoever took the shot.
rule-defend-take-shot = Taking a shot
    .meaning = A friend less than 2 inches from the line of a shot (on squares, up to 2 squares) with no impassable ground between may take it, as often as it likes, without moving or paying. It may be engaged, but not paralyzed. The line keeps its modifiers; Defense, Armor and reaction are the new target's. Not if the shooter stands higher than the target or is hidden.
    .reason = The rulebooks name this manoeuvre without saying which numbers change hands: the line stays, the body changes. They let a friend "place itself in the trajectory", so nothing that it could not cross may part it from the line. The printed "less than 2 inches" is a free movement, which is two squares: with one square between, that is less than 2 inches too.

## Hidden

rule-hidden-gain = Hiding
    .meaning = A character hides by an ability, unless it stands within the zone of control of an enemy.
rule-hidden-untargetable = Hidden characters are safe
    .meaning = No attack, effect or interception can be aimed at a hidden character.
rule-hidden-presence = Being hidden
    .meaning = A hidden character blocks neither way nor sight and engages nobody. It may intercept a charge or take a shot, and is then seen.
    .reason = Only the advanced rules say so, and the other books are silent, so it holds in all of them.
rule-hidden-lose = Being seen
    .meaning = A hidden character is seen when it attacks or does anything else against an enemy, when it intercepts a charge or takes a shot, and when it is found.
rule-hidden-upkeep-end = Hiding costs upkeep
    .meaning = Whoever hides by an ability with upkeep is seen when the upkeep is not paid.
rule-infiltration-choice = Infiltrating
    .meaning = At its go in the deployment a character with Infiltration may infiltrate instead of being placed.
rule-infiltration-half = Half the party
    .meaning = Never more than half the party, rounded down, is infiltrated.
rule-infiltration-markers = Infiltration markers
    .meaning = The first infiltrator brings three markers, each further one brings one more. They have a small base and lie at least 6 inches (in the Italian rules, more than 6) from the same side's markers and from the enemy zone, where somebody could stand. A marker for which there is no room is not placed.
    .reason = The books do not say what happens when there is no room.
rule-infiltration-anywhere = No true place
    .meaning = An infiltrator is nowhere in particular until its owner gives it a place: every marker is a possible one, and who is out is known to all.
rule-infiltration-reveal = Revealing
    .meaning = From turn 2 on, in Recovery before initiative is rolled, the players may put infiltrators in the place of their markers, the first player first, with Recovery and one more action point. If somebody touches the marker, the edition says who makes room, by up to 2 inches and never into contact with an enemy. Where those who touch it make room they go the shortest way.
    .reason = The Italian book does not say who moves the touching miniature, so nobody chooses. A base too large for the place of its marker may be shifted too.
rule-infiltration-detect = Searching a marker
    .meaning = A Seek may name one marker in sight beforehand. If it succeeds and the marker is in the zone of control, its owner says who is here, or that nobody is; if there are only as many markers as infiltrators, somebody has to be. Whoever is found has Recovery action points, has moved this turn, and may be activated.
rule-infiltration-removed = Markers leave
    .meaning = A searched marker where nobody is leaves the table. When nobody is left to be placed, all of that side's markers do. A marker at which somebody would have to be but nobody fits stays.
    .reason = Else somebody could be left without any place.
rule-infiltration-absent = Not there yet
    .meaning = An infiltrator neither gives nor gets what its side has together: its Initiative does not count.

## Innate abilities

rule-innate-ranged-attack = Ranged Attack
    .meaning = A character with a range on its card can attack from a distance. It can fight hand to hand as well.
    .reason = The starter rules speak of projectiles only, but then such a character could do nothing once engaged.
rule-innate-advanced-deployment = Advanced Deployment
    .meaning = The character may be deployed ahead of its zone.
rule-innate-infiltration = Infiltration
    .meaning = The character may infiltrate instead of being deployed.
rule-innate-initiative = Initiative
    .meaning = Each character with Initiative adds 1 to its side's rolls for deployment and for who acts first; for the latter only those on the table.
rule-innate-immunity = Immunity
    .meaning = No counters of the named states are ever placed on the character. Should it have some when it becomes immune, they all come off in the next Maintenance, without effect.
    .reason = The book lets an immune unit ignore the effects; counters that do nothing are no use on the table.
rule-innate-intangible-move = Intangible: moving
    .meaning = No ground slows or stops the character, impassable ground included, but it does not end there, and it passes through nobody.
rule-innate-intangible-harm = Intangible: harm
    .meaning = Only Magic, Ki, effects or an enemy of a higher level hurt the character. Others hit, but it loses nothing and is not pushed.
rule-innate-intangible-escape = Intangible: escape
    .meaning = The character escapes for nothing and without a roll, unless somebody it is engaged with is intangible too.
rule-innate-critical-mastery = Critical Mastery
    .meaning = A natural 9 does what a natural 10 does: it always hits, and where there are critical hits it is one.
    .reason = The starter rules do not know this ability, but a card may bring it. It gives a "Critical Hit on a result of 9 or 10", and all that those rules have of a critical hit is that a 10 always hits. A match may keep that to the 10.
rule-innate-open-movement = Open Movement
    .meaning = Abrupt ground costs the character nothing more.
rule-innate-flight = Flight
    .meaning = A flyer crosses any scenery, impassable ground and other characters without losing movement, but does not end on them. Only another flyer intercepts its charge.
    .reason = The starter rules name scenery alone; the advanced rules say the rest, and we follow them everywhere.

## Throws and crashes

rule-throw-distance = Throw
    .meaning = Whoever loses LP to an attack that throws flies as many inches, or squares, as it lost LP. It is no movement of its own.
rule-throw-direction = Which way
    .meaning = A charge or a shot throws along its line. Hand to hand the attacker chooses the direction. On squares it is the nearest of the eight.
rule-throw-dead = The dead are not thrown
    .meaning = Whoever dies of the attack is not thrown, and a death in the air ends the flight.
    .reason = The books do not say it; a body that has left the table has nowhere to fly.
rule-crash-kind = What scenery is in the air
    .meaning = Each piece says what it is to whoever is thrown at it. If it does not: abrupt ground is a minor obstacle, high scenery is a wall where it is nowhere two squares thick and impassable otherwise, so is a rise, and before low ground one lands. Downward nothing is in the way, nor is what one stands in. Nobody comes to rest in a wall.
    .reason = The books name forests and walls without saying which scenery is one.
rule-crash-armor = No armor
    .meaning = Armor is no help against what one runs into in the air.
rule-crash-minor = Minor obstacles
    .meaning = Each costs 1 LP and slows nobody.
rule-crash-forest = Forests
    .meaning = 2 inches less, 2 LP, and stunned.
rule-crash-wall = Walls
    .meaning = 4 inches less, 3 LP, and stunned. Whoever has inches left flies them beyond the wall: the 4 inches pay for the way through it, and what is thicker costs inches too. Whoever does not get out on the far side falls down before the wall.
    .reason = The English book says of 6 inches left that "it would continue to move 2 Inches more", the Italian one that these are "2 pollici oltre il muro"; neither says what becomes of a wall's own thickness.
rule-crash-impassable = Impassable scenery
    .meaning = It stops the flight and costs 5 LP; stunned.
rule-crash-edge = The edge of the table
    .meaning = It stops the flight and costs nothing; stunned.
rule-run-over-avoid = Getting clear
    .meaning = Whoever is in the way, friend or enemy, may give up its unused movement: it steps aside by as much as a free movement or ducks, and the thrown one passes beyond it. Nobody paralyzed or engaged can.
    .reason = The books say that it avoids the other without saying where it goes; a free movement is enough to be clear of any base.
rule-run-over-roll = The die of the one in the way
    .meaning = Whoever does not get clear rolls, and is not run over on 6 or more; on 8 or more if the thrown base is larger.
rule-run-over-hit = Run over
    .meaning = Both lose 1 LP, and whoever is struck is pushed on the same way for the inches that are left; it lands first. Then the other flies on behind it. Somebody intangible is not hurt and runs nobody over; in the Italian rules nothing in the air touches it.
rule-run-over-half = Struck by a larger base
    .meaning = If the struck base is larger than the thrown one, both go half as far. In the Italian rules a struck base has to be large.
rule-run-over-chain = One after another
    .meaning = Whoever is pushed on may run over the next in the way, and so on until no inches are left.
    .reason = The books move whoever is struck like the one who struck it, so the same happens to whomever it meets.

## States

rule-state-stunned = Stunned
    .meaning = A stunned character cannot be activated for the rest of the turn, and an activation under way ends. It may still react. Accumulation creatures are never stunned.
rule-state-haste = Haste
    .meaning = 1 AP more in Recovery, however many counters there are.
rule-state-slow = Slow
    .meaning = 1 AP less in Recovery, however many counters there are.
rule-state-shield = Shield
    .meaning = +4 to Armor.
rule-state-protection = Protection
    .meaning = +4 to Resistance.
rule-state-healing = Healing
    .meaning = 2 LP back at the start of each turn, never above the starting value.
    .reason = The rulebooks print no limit, but healing gives back what was lost and adds nothing new.
rule-state-poison = Poison
    .meaning = 1 LP lost for each AP spent, reactions too, when the action is done.
    .reason = Some books count actions and some AP; their example, 2 LP for an attack, is the same in both.
rule-state-blind = Blind
    .meaning = -4 to Attack.
rule-state-doom = Doom
    .meaning = When a Doom counter comes off in Maintenance, roll: 8, 9 or 10 and the character loses all its LP. Nothing is added to what the die shows.
rule-state-seal = Seal
    .meaning = No special abilities, active or reactive. Innate ones stay.
rule-state-paralyzed = Paralyzed
    .meaning = No actions, no reactions and no movement.
    .reason = The rulebooks forbid actions, and reactions and movement are actions too.
rule-state-berserker = Berserker
    .meaning = +1 to Attack and +1 to Damage. When it is activated (in the Spanish rules at once when it gains the state, whoever's go it is) it attacks if engaged, else charges the nearest enemy it sees; where it can charge nobody it shoots, or moves as near as the movement it chooses can bring it, on a table to a twentieth of an inch, but out of turn it moves only to charge. It attacks, specially too, while it has AP and a target. It never defends itself and steps in for nobody, and bound like this it neither escapes nor seeks.
    .reason = The rulebooks demand a charge at once and do not say what to do when none is possible; to "use all of its Actions for attacking" lets an archer shoot. The English and Italian rules bind it "upon being activated", so who becomes a berserker since is free until then; the Spanish ones "cuando se activa el Estado", when the state begins, and not again.

## Cards

rule-ability-source = Where power comes from
    .meaning = The power of an ability is Magic, Ki, Subterfuge or Special. Some rules and cards ask for it.
rule-ability-kind = Kinds of ability
    .meaning = A special Attack, Charge, Dodge and so on follows the rules of that action with the changes on the card, and its cost replaces the usual one. An Effect does what it says. Any of them may be reactive.
rule-ability-upkeep = Abilities that stay on
    .meaning = An ability with upkeep stays on as long as its upkeep is paid each Maintenance. It cannot be used again while it is on.
rule-ability-limit = How often
    .meaning = Some abilities may be used only so often each turn or each game.
rule-ability-condition = What an ability asks for
    .meaning = An ability can only be used while what it asks for is true, such as being hidden or hurt.
rule-advantage-equipment = Equipment
    .meaning = Equipment is given to a character before the battle, and what it says holds from the start.
rule-advantage-power = Powers
    .meaning = A power is given to a character before the battle, and what it says holds from the start.
rule-advantage-fixed = Cards that change hands
    .meaning = A card stays with its bearer unless another card hands it over. One that is fixed never changes its bearer.
rule-advantage-action = Using advantage cards
    .meaning = What a card does not do by itself costs its AP in the activation of its bearer. A card that is used up leaves the game.
rule-advantage-plot = Plot cards
    .meaning = Plot cards are kept in hand, hidden until they are played. How many a side holds and what each costs is open. Before the battle each side takes its cards, unseen by the other, for the points its party has paid.
rule-advantage-plot-window = When plot cards are played
    .meaning = Between two actions, before any roll of a character, before both sides roll for who goes first and at the moments that cards name, a side is asked where a card that costs what one of its own costs could be played. Only the number of cards and their points decide whether it is asked, never which they are. A card on which something goes on to hold stays on the table when it is played. A side with an empty hand is not asked.
    .reason = Plot cards "can be played at any time", so before every roll and not only before an attack's. Whoever brings a roll about is asked first. Being asked must not give away what somebody holds.
rule-gnosis-points = Points of Gnosis
    .meaning = A format gives each side points of Gnosis. They are refilled in each Recovery and not saved.
    .reason = The Italian rulebook prints only how many there are; the rule comes from a later booklet.
rule-gnosis-die = A die for Gnosis
    .meaning = Before a roll of one of its characters, whatever it is for, a side may spend one point of Gnosis: one more die is rolled, and the best is kept, which is the highest, and for Doom the lowest. A card may allow it after the roll too. Dice that a card asks for an amount or a table are no roll of a character.
    .reason = The Italian rulebook prints only how many points there are; the rule comes from a later booklet. Doom kills by high dice, so for whoever rolls the lowest is the best; of the faces of a table none is.

## Scenery

rule-scenery-clear = Clear ground
    .meaning = Clear ground changes nothing.
rule-scenery-abrupt = Abrupt ground
    .meaning = Woods, rocks and scrub: movement counts double inside, and whoever is shot at through them is in cover.
rule-scenery-high = High impassable ground
    .meaning = Walls and buildings: nobody crosses them or sees through them.
rule-scenery-low = Low impassable ground
    .meaning = Water and gullies: nobody crosses them, but everybody sees over them, and they give no cover.
rule-scenery-elevation = Elevations
    .meaning = Hills and cliffs: going up is dear, going down is free. They hide what lies behind them and help whoever shoots from above.
rule-scenery-minor = Minor obstacles
    .meaning = Crates, hedges and the like: they do not slow anybody but give cover.

## Line of sight

rule-sight-line = Sight and its reasons
    .meaning = Every line of sight says whether it is clear, covered or blocked, and by what.
    .reason = At the table one points at the wall; here the wall has to be named.
rule-sight-lanes = Three lines
    .meaning = On a table three lines are drawn: from centre to centre and along both sides of the bases. One clear line is sight. Cover is one or two blocked lines, or a centre line through abrupt ground or a minor obstacle. Touching an outline blocks nothing.
    .reason = The rulebooks leave partial cover to the eye; three lines give both players the same answer in both directions.
rule-sight-abrupt = Abrupt ground and sight
    .meaning = Abrupt ground under the shooter gives no cover; under the target it does, on a table and on squares. Where it lies lower than the shooter it does not count.
    .reason = Shooting out of a wood's edge is easier than shooting into it, and the rulebooks print only the case of lower ground. On squares a line that "passes through a square" may or may not pass through the one where it ends; it is read as on a table, where the target is "partially covered by scenery features".
rule-sight-characters = Sight past characters
    .meaning = Characters of normal size neither block nor cover. Large ones cover.
    .reason = The rulebooks say it only of normal size, so larger ones must do something; cover is the mildest.
rule-sight-elevation = Sight over hills
    .meaning = On a table sight runs from eye to eye: 1 inch above the ground, 2 for Large bases; a level is 2 inches high. Whatever rises above the line blocks it.
    .reason = The rulebooks ask you to look from behind the miniature; these heights stand in for your eye.

## Board play

rule-board-move = Moving on squares
    .meaning = A step to any of the eight neighbouring squares costs 1, also diagonally between two blocked corners. Speed is the inches on the card in squares (in the Spanish and Italian rules the figures for squares, where the card prints them).
    .reason = A card without figures for squares still needs a speed, and the books say nothing of corners, so nothing forbids the step. The English book mentions "numbers framed beneath these values", but its chapter on squares says that "the number of squares that it can move equals the number of inches"; a match may go by the figures.
rule-board-occupied = Occupied squares
    .meaning = Nobody passes through or stops on a square with somebody on it.
rule-board-walk = Walking on squares
    .meaning = A walk changes direction as often as it likes.
rule-board-run = Running on squares
    .meaning = Each step of a run goes in its first direction or in one of the two next to it. The Spanish rules allow at most two changes of direction.
rule-board-charge = Charging on squares
    .meaning = A charge takes the fewest squares, and only such as the line between the two centres enters or touches. If they are not free, there is no charge.
    .reason = The rulebooks ask for the most direct way without saying which squares belong to it.
rule-board-free = Free movement on squares
    .meaning = Free movement is 2 squares.
rule-board-zone = Zone of control on squares
    .meaning = The zone of control is everything within 8 squares and in sight.
rule-board-engaged = Engaged on squares
    .meaning = Enemies on neighbouring squares are engaged, diagonals included.
rule-board-range = Range on squares
    .meaning = A range in inches is the same number of squares, and so is half of it for long range.
rule-board-abrupt = Abrupt squares
    .meaning = Entering an abrupt square costs 2.
rule-board-high = High squares
    .meaning = Nobody enters a high square or sees through it.
rule-board-low = Low squares
    .meaning = Nobody enters a low square, but everybody sees across it.
rule-board-elevation = Levels of squares
    .meaning = Squares have level 0, 1 or 2. A step up one level costs 2, a step down the usual 1, and two levels at once are impossible.
rule-board-lower-abrupt = Abrupt squares below
    .meaning = Abrupt squares lower than the shooter give no cover.
rule-board-sight = Sight on squares
    .meaning = The line runs from centre to centre and counts every square it enters but the shooter's own; exactly through a corner, both squares beside it must block, but one is enough for cover. High squares block, and so does any square two levels above the shooter; from above one looks down. Cover comes from abrupt squares not below the shooter and minor obstacles, under the target too, a target one level up and a square one level above both.
    .reason = The rulebooks say which squares block and cover, but not which squares a line passes. "Two levels of difference block Line of Sight" ends a sentence about shooting upward, and the printed example says "two levels higher", so it holds upward only. A match may block both ways.

## Victory

rule-win-levels = Victory by levels
    .meaning = After the last turn the side with more levels of characters on the table wins. Equal levels are a draw.
    .reason = The rulebooks name no winner for equal levels.
rule-win-wiped = Nobody left
    .meaning = When a side has nobody left on the table and nobody infiltrated, the battle ends and what its rules count is counted: levels, victory points, where the fallen of both sides count, or nodes. In Armageddon and with flags the side that is left wins. If nobody is left at all, the same count decides; where there is nothing to count, it is a draw. For nodes the side that is left plays on before the last turn as long as it does not hold more of them; whoever is still infiltrated is not counted as lost.
    .reason = The books let the count decide and end no battle early: "Once both players have their point totals, you need to interpret the results", "The player that controls the most nodes at the end of the tenth turn wins the game". Alone, a side can add to its nodes but not to its levels or points, so only for nodes does it play on; with flags nobody is left to keep one from being carried home.
rule-win-unrevealed = Never revealed
    .meaning = Whoever was never revealed counts as lost when the last turn is over.
rule-win-points-removed = Points for the fallen
    .meaning = An enemy removed from the game is worth its level in victory points.
rule-win-points-wounded = Points for the wounded
    .meaning = An enemy left with half its starting LP or less is worth half its level, rounded up to a multiple of 5. Of 13 LP, half is 6.
rule-win-points-leader = Points for leaders
    .meaning = A fallen enemy leader is worth 20 points more, a wounded one 10, never both.
    .reason = A fallen leader was wounded on the way, and the level is counted once as well.
rule-win-points-cards = Cards are worth nothing
    .meaning = Advantage cards add nothing to what a character is worth.
rule-win-points-bands = How clear a victory
    .meaning = The difference in points decides: up to 25 is a tie, from 30 a partial victory, from 55 a clear one, from 155 annihilation. A difference between two steps counts as the lower.
    .reason = The printed table has gaps between its steps, and a step must be reached to count.
rule-win-points-scenario = The scenario comes first
    .meaning = A scenario with its own way of winning replaces levels and points.

## Scenarios

rule-scenario-nodes-place = Where the nodes lie
    .meaning = Five nodes: the centre and the four points 12 inches from both nearest edges. With 200 levels or less three: the centre and 12 inches to its left and right.
    .reason = The printed diagram is lost, and this spreads the nodes evenly for both sides.
rule-scenario-nodes-claim = Claiming a node
    .meaning = At the end of any movement a node goes to the side that alone has a base on it, and stays theirs until the other side claims it.
    .reason = The rulebooks do not say what happens with both sides on a node: then it stays as it was.
rule-scenario-nodes-recovery = Strength from a node
    .meaning = A character on a node recovers 1 AP more, never above its total.
rule-scenario-nodes-win = Winning by nodes
    .meaning = After turn 10 the side with more nodes wins. Equal numbers are a draw.
    .reason = The rulebooks name no winner for equal numbers.
rule-scenario-flag-place = Where the flags stand
    .meaning = Each player puts a flag in their own deployment zone.
rule-scenario-flag-take = Taking a flag
    .meaning = A character in contact with a flag takes it for 1 AP, even while engaged.
    .reason = The rulebooks ask for contact and an action and forbid it to nobody.
rule-scenario-flag-drop = Dropping a flag
    .meaning = When its carrier dies, a flag falls where the carrier stood.
rule-scenario-flag-return = Bringing your flag back
    .meaning = Your own flag, once dropped, can be picked up and carried back to your zone.
rule-scenario-flag-win = Winning by the flag
    .meaning = You win when a carrier of the enemy's flag comes by its own movement to stand wholly in your zone. If nobody has by the end of turn 10, it is a draw.
    .reason = The rulebooks do not say how far in one has to be, whether being pushed home counts, or what happens when time runs out.
rule-scenario-armageddon = Armageddon
    .meaning = There is no limit of ten turns: the last side standing wins. A battle still open after turn 100 is a draw.
    .reason = Two sides that never meet would otherwise play for ever.
