### The rules of The Last Stand in English, one message for each slug of rules/last-stand.toml, in the same order.
### The value is the title, .meaning tells a player what the rule does, .reason why we decided so where the rulebook does not.
### Each text is one line, because Fluent keeps line breaks and the display does the wrapping.

## The dice

rule-dice-titan = The TITAN face
    .meaning = A TITAN rolled in stage 2 is handed to the Titan straight away. One rolled in stage 4 is set aside and does nothing more this round.
rule-dice-move = The MOVE face
    .meaning = A hero who spends a MOVE climbs or descends one level. It moves nobody else. Nobody goes below level 0 or above level 8.
    .reason = The rulebook says that the die lets a player move "una figura de Héroe", any hero or one's own; in its example a player moves her own, and dice that carried teammates would make it matter little who rolled them.
rule-dice-fight = The FIGHT face
    .meaning = A hero on the Titan (level 1, 2, 4, 6, 7 or 8) spends a FIGHT to deal 1 damage.
rule-dice-cannon = The CANNON face
    .meaning = A hero in the Tower (level 3 or 5) spends a CANNON to deal 2 damage. Either floor will do, because the cannons belong to no level.
rule-dice-tactics = The TACTICS face
    .meaning = In stage 6 each TACTICS slips the open tactics card under the deck, as many times as you can pay. In stage 5 the team pools TACTICS to stop a collective action card.
rule-dice-dodge = The DODGE face
    .meaning = In stage 5 a hero struck by an individual action card pays DODGE to escape it. It protects nobody else.
rule-dice-cannon-cap = The cannon limit
    .meaning = In one round the whole team uses at most as many CANNON as there are cannons standing. Damage, tactics cards and wild symbols used as CANNON all count.
rule-dice-states = Where a die can be
    .meaning = Every die is in exactly one place: held with its face, with the Titan, returned for its stage 4 roll, set aside until stage 7, lent, or spent. Only Levi holds TITAN dice, and they are locked: he cannot use, roll, lend or give them up. Dice of one hero with the same face are interchangeable.
    .reason = The rulebook never lists these places, and without a list players could disagree about which dice can still be used.
rule-dice-half = Half a doubled die
    .meaning = When a die counts as two symbols, each of them may pay for something different. A symbol left over is lost in stage 7.
    .reason = The rulebook gives two symbols without tying them to a single use, so we let them go separate ways.
rule-dice-reroll-odds = The risk of rolling again
    .meaning = A die has six different faces, each as likely as any other. Keep rolling one die until it shows the face you want, and half the time it ends as TITAN instead. Powers such as Sasha's change this, and the odds are shown before you roll.
    .reason = The rulebook does not print a die, and six faces for six symbols is the simplest one. Rolling again looks free, so players should see its price first.

## Setup

rule-setup-order = Order of setup
    .meaning = The Titan is picked first, in the open; then the heroes, all different, first come, first served; then each hero's starting level, in the open. Last, the tactics deck is shuffled and its top card shown. What the match form already settles is not asked.
    .reason = The rulebook lists the steps but not who chooses before whom, and a fixed order tells each side what it is answering.
rule-setup-pieces = Starting pieces
    .meaning = The game begins with 6 cannons, 12 citizens and the health marker on its first box.
rule-setup-titan = Choosing the Titan
    .meaning = The Titan player picks one of the 4 Titans and plays with its 7 action cards.
rule-setup-heroes = Starting as a hero
    .meaning = Every hero begins with 3 hearts and 5 dice, on level 0, 3 or 5.
rule-setup-tactics = The tactics deck
    .meaning = The 7 tactics cards make one shuffled deck, face up, of which only the top card can be seen.
rule-levels-line = The line of levels
    .meaning = Levels run in one line from 0 to 8: 0 is the ground, 3 and 5 are the Tower, and 1, 2, 4, 6, 7 and 8 are on the Titan. Any number of heroes may stand on the same level.
rule-track-zones = The health track
    .meaning = The marker starts on box 0; damage pushes it right, healing left. Boxes 10 to 16 are the WEAK zone, boxes 17 to 20 the KILL zone.
    .reason = The rulebook names the zones without printing the boxes, so their number and borders are ours.
rule-track-ends = Ends of the track
    .meaning = The marker stops at box 0 and at box 20. Healing or damage beyond them is lost.
    .reason = The rulebook does not say what lies past the ends, and a marker that stops is the simplest reading.

## The round

rule-round-choose = Stage 1: choosing cards
    .meaning = The Titan lays two different action cards from hand: one open, then one hidden. From the round after Blinding Shot, both lie open.
rule-round-roll = Stage 2: rolling
    .meaning = All heroes roll their five dice at once, and every TITAN goes straight to the Titan. After that any hero may roll any held dice again, without limit and in any order among heroes.
rule-team-done = When the team is done
    .meaning = A hero who says "done" may still act until all have said it; acting takes back that hero's word only. A hero with nothing to roll counts as done. The stage ends once everyone is done.
    .reason = The rulebook ends a stage when the heroes are satisfied, and this is how the table can tell.
rule-round-titan-abilities = Stage 3: Titan abilities
    .meaning = The Titan pays TITAN dice for abilities, one at a time and the same one as often as affordable; each takes effect before the next. The stage ends when the Titan has had enough or can afford none. Heroes can neither dodge nor stop an ability.
rule-titan-pays-with = Whose dice pay
    .meaning = The Titan picks which heroes' dice pay for an ability and may mix colours. Paid dice return to their owners, to be rolled in stage 4.
rule-titan-unspent = Dice the Titan keeps
    .meaning = Dice the Titan does not spend stay with the Titan until stage 7, out of their owners' reach.
rule-titan-third = The third ability
    .meaning = The Titan may use its third ability only while the health marker is in the WEAK or KILL zone. A match option reverses this: only while it is in neither.
    .reason = The rulebook says one thing in stage 3 and the opposite in stage 5; we follow stage 3, where abilities are used.
rule-round-returned = Stage 4: returned dice
    .meaning = Each hero rolls all the dice the Titan gave back, together and just once. A TITAN is now set aside, and dice kept earlier are not rolled. After this Eren may lend dice.
    .reason = The rulebook lets heroes roll any of the returned dice; an unrolled one still shows TITAN and pays for nothing, so all are rolled and nobody is asked.
rule-round-actions = Stage 5: action cards
    .meaning = Cards are carried out in order: the first, then the one added by Fury, then the second. A hidden card is turned up only when the card before it is finished.
rule-round-spend = Stage 6: spending dice
    .meaning = Heroes spend their remaining dice one use at a time, taking turns as they like: move, deal damage, change the open tactics card or pay for it. The stage ends when all are done.
rule-round-reset = Stage 7: reset
    .meaning = All dice go home and payments on the tactics card are wiped. The action cards just played are laid aside open and miss the next round; those laid aside a round ago return to the Titan's hand.

## Action cards

rule-action-area = Levels a card strikes
    .meaning = An individual action card strikes every hero who stands on its levels when it is carried out. With nobody there, nothing happens.
rule-action-cancel-individual = Dodging a card
    .meaning = Each struck hero decides whether to pay 2 DODGE from their own dice; the price is always 2. Once all have answered, those who did not pay suffer the effect, in seat order.
    .reason = The rulebook prints the price and that only the struck hero can pay it; who answers first it leaves open, and losses in seat order leave no doubt which came first.
rule-action-cancel-collective = Stopping a card together
    .meaning = The team stops the card with one TACTICS for each hero in play (2, 3 or 4), given by anyone in any share. If all are done before that, the dice come back unspent and the card takes effect. The team may also let it through.
    .reason = The rulebook prints the number of symbols and that anybody may give them, not what becomes of dice that fall short of it; they come back, because the heroes pay for stopping the card and it was not stopped.
rule-action-lose-heart = Losing a heart
    .meaning = The hero loses 1 heart. If it was the last one, the Titan wins.
rule-action-lose-die = Losing a die
    .meaning = The hero picks one held die and sets it aside for the round. With no die to pick nothing is lost, and Levi's locked dice do not count.
    .reason = The rulebook does not say who picks the die, and its owner knows best what can be spared.
rule-action-effects = Several effects
    .meaning = A card with several effects carries them out in the order it shows them. Victory is checked after each one.
    .reason = The order can decide who wins, and the one on the card is plain to everybody.
rule-action-examples = The printed examples
    .meaning = What the rulebook shows by example happens here too. Among others: 2 TITAN pay for Devour 1; three heroes need 3 TACTICS against Frenzy; from level 4 one MOVE reaches 3 or 5, and two reach 2 or 6; two TACTICS lead from Rescue past Cover to Heal to Blinding Shot.

## Titan abilities

rule-titan-regenerate = Ability: Regenerate
    .meaning = The health marker goes left by the number shown, at most to box 0. Used as an ability, it cannot be stopped.
rule-titan-devour = Ability: Devour
    .meaning = The Titan eats as many citizens as the number shown; with all 12 eaten it wins. Used as an ability, it cannot be stopped.
rule-titan-crush-cannons = Ability: Crush Cannons
    .meaning = The Titan destroys as many cannons as the number shown; with all 6 gone it wins. Used as an ability, it cannot be stopped.
rule-titan-hit-hero = Ability: Hit a Hero
    .meaning = The heroes choose which one of them loses 1 heart. It cannot be dodged.
rule-titan-crush-hero = Ability: Crush a Hero
    .meaning = The Titan chooses which hero loses 1 heart. It cannot be dodged.
rule-titan-hinder = Ability: Hinder the Heroes
    .meaning = The Titan points at one die of a hero, held or just returned. That die is set aside until stage 7.
rule-titan-sudden-charge = Ability: Sudden Charge
    .meaning = The Titan swaps one of the two laid cards for a card from hand, which lies the same way up. The card taken back does not count as played. The Titan may repeat this as long as it can pay.
rule-titan-fury = Ability: Fury
    .meaning = Once a round the Titan adds a third action card from hand, face up. It is carried out between the other two.
    .reason = The rulebook says that the third card is played face up beside the other two and that there are three in all, not when it is carried out; the face-down card is turned over last, so the open ones come before it.

## Tactics

rule-tactics-pay = Paying for tactics
    .meaning = In stage 6, for each of the open card's first two conditions, one hero on its level pays all its symbols at once; it stays met for the round, so one hero may move and meet both. The third is paid by anyone, from anywhere, bit by bit. Dice paid this way do nothing else this round.
    .reason = The rulebook asks for "un Héroe" in each place and that all conditions are met in the same round; it neither says that they are two different heroes nor that the first has to stay where it is, so one hero may meet both.
rule-tactics-activate = Tactics take effect
    .meaning = As soon as every needed condition holds, the card takes effect and leaves the game, and the next one can be paid for in the same round. The zone counts as it is at that moment, so you may wound before or after paying.
rule-tactics-lost = Lost payments
    .meaning = If the open card goes under the deck before it takes effect, everything paid for it is lost.
    .reason = The rulebook is silent, and giving the dice back would make a change of mind free.
rule-tactics-two-heroes = Tactics with two heroes
    .meaning = Two heroes need only two of a card's three conditions. For Nape Cut and Eradication one of the two must be the KILL zone, and a hero must be on level 8 at that moment.
rule-tactics-known = Known tactics cards
    .meaning = A tactics card once seen stays known while its place can be followed: cards put under the deck keep their order there. After Armin searches, everyone knows the whole order.
    .reason = Anyone at the table could remember it, so memory should not decide the game.
rule-tactics-deck = The last tactics card
    .meaning = The deck never runs out, because Nape Cut and Eradication leave it only by ending the game. When one card remains, it cannot be changed.
    .reason = Putting the only card under itself would waste a die.
rule-tactics-blinding-shot = Tactics: Blinding Shot
    .meaning = From the next round until the end of the game, the Titan lays both action cards face up.
rule-tactics-mutilation = Tactics: Mutilation
    .meaning = A random card from the Titan's hand is shown to all and leaves the game. Cards already laid and cards laid aside are safe.
rule-tactics-collapse = Tactics: Collapse
    .meaning = The health marker jumps to box 20, the last of the KILL zone.
rule-tactics-cover-to-heal = Tactics: Cover to Heal
    .meaning = Every hero gains 1 heart, up to 3.
rule-tactics-rescue = Tactics: Rescue
    .meaning = Up to 4 eaten citizens come back, never making more than 12.
rule-tactics-nape-cut = Tactics: Nape Cut
    .meaning = The heroes win as soon as this card takes effect. Its third condition is the KILL zone.
rule-tactics-eradication = Tactics: Eradication
    .meaning = Like Nape Cut, this card wins the game for the heroes when it takes effect. It too needs the KILL zone.

## Heroes

rule-hero-eren = Eren lends dice
    .meaning = Between stage 4 and the first action card, once a round, Eren may lend each teammate one die he holds, with its face. A lent die cannot be lent again and comes home in stage 7.
    .reason = The rulebook says "después de tirar" and no more; we take it to mean after the last roll of the round, so that nobody lends before it is known which dice stay, and before the cards, so that lent dice can stop them.
rule-hero-sasha = Sasha's wild DODGE
    .meaning = Sasha's DODGE counts as any one face except TITAN, which she picks when spending it. This works on a die lent to her too.
    .reason = The icon is missing from our copy of the rulebook, and DODGE is our reading of it: the symbol that is worth least to anybody else. The die is hers to spend, so a lent one will do.
rule-hero-erwin = Erwin swaps symbols
    .meaning = Erwin may use TACTICS as DODGE and DODGE as TACTICS. This works on a die lent to him too.
    .reason = The icons are missing from our copy of the rulebook, and these are the two symbols that stop action cards.
rule-hero-mikasa = Mikasa's double FIGHT
    .meaning = Each FIGHT Mikasa rolled herself is two symbols. A die lent to her counts once.
    .reason = The icon is missing from our copy of the rulebook, and FIGHT is our reading of it.
rule-hero-conny = Conny's double MOVE
    .meaning = Each MOVE Conny rolled himself is two symbols. A die lent to him counts once.
    .reason = The icon is missing from our copy of the rulebook, and MOVE is our reading of it.
rule-hero-levi = Levi keeps TITAN dice
    .meaning = Levi's TITAN dice stay with him instead of going to the Titan. They are locked: he cannot use, roll, lend or give them up. In a game with two heroes he is allowed, with a warning.
rule-hero-armin = Armin searches the deck
    .meaning = In stage 6 Armin may spend one TACTICS, even on a lent die, to put any card of the tactics deck on top. The rest keep their order.
    .reason = The icon is missing from our copy of the rulebook, and TACTICS is our reading of it: the symbol with which everybody else changes the open card. Stage 6 is when such symbols are spent.
rule-hero-hange = Hange fires from anywhere
    .meaning = A CANNON Hange rolled herself deals its 2 damage from any level. The cannon limit still holds.

## Winning

rule-win-titan = The Titan wins
    .meaning = The Titan wins with all 6 cannons destroyed, all 12 citizens eaten, or any hero out of hearts.
rule-win-heroes = The heroes win
    .meaning = The heroes win when Nape Cut or Eradication takes effect. No other card can do it.
rule-win-now = Victory at once
    .meaning = Victory is checked after every change. The first reason met ends the game and is the one recorded, so there is no draw.
    .reason = One card can bring about several endings, and checking after each change leaves exactly one.
rule-team-choice = Choosing together
    .meaning = When the heroes must pick one of them together, each names one openly, once, and whoever is named most is picked. Between heroes named equally often it is the one with more hearts, and between equal hearts the one on the lower seat: nobody decides it.
    .reason = The rulebook leaves this to talk; a count settles it when talk does not, and the hero with more hearts can best bear the loss.
rule-team-resign = Giving up together
    .meaning = The heroes give up only if all of them agree. Anyone who leaves passes their seat to another hero player or to the computer.
    .reason = One player should not end the game for the others.
