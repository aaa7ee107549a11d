### The names of The Last Stand in English: cards, Titans, heroes, faces, places and endings, one message for each id.
### Proper names are capitalised and faces are in capitals; places, zones and endings are lower case, to stand inside a sentence.

## The game

name-last-stand = The Last Stand

## The sides

name-titan = Titan
name-heroes = Heroes

## Seats whose hero is not chosen yet, and whoever looks on

name-hero1 = Hero 1
name-hero2 = Hero 2
name-hero3 = Hero 3
name-hero4 = Hero 4
name-spectator = spectator

## Titans

name-basic = Basic Titan
name-abnormal = Abnormal Titan
name-voracious = Voracious Titan
name-aggressive = Aggressive Titan

## Heroes

name-eren = Eren
name-sasha = Sasha
name-erwin = Erwin
name-mikasa = Mikasa
name-levi = Levi
name-conny = Conny
name-armin = Armin
name-hange = Hange

## Action cards of the Basic Titan

name-stomp = Stomp
name-knee-strike = Knee Strike
name-tower-slam = Tower Slam
name-swat = Swat
name-frenzy = Frenzy
name-feast = Feast
name-demolish = Demolish

## Action cards of the Abnormal Titan

name-leaping-stomp = Leaping Stomp
name-thrash = Thrash
name-headlong-rush = Headlong Rush
name-shake-off = Shake Off
name-erratic-charge = Erratic Charge
name-gorge = Gorge
name-seething-steam = Seething Steam

## Action cards of the Aggressive Titan

name-crushing-stomp = Crushing Stomp
name-kick = Kick
name-backhand = Backhand
name-snatch = Snatch
name-rampage = Rampage
name-slaughter = Slaughter
name-second-wind = Second Wind

## Action cards of the Voracious Titan

name-trample = Trample
name-grab = Grab
name-sweep = Sweep
name-bite = Bite
name-banquet = Banquet
name-chew-through = Chew Through
name-digest = Digest

## Tactics cards; the two that kill are also reasons of winning

name-blinding-shot = Blinding Shot
name-mutilation = Mutilation
name-collapse = Collapse
name-cover-to-heal = Cover to Heal
name-rescue = Rescue
name-nape-cut = Nape Cut
name-eradication = Eradication

## Titan abilities

name-devour = Devour
name-regenerate = Regenerate
name-crush-cannons = Crush Cannons
name-hit-hero = Hit a Hero
name-crush-hero = Crush a Hero
name-hinder = Hinder the Heroes
name-sudden-charge = Sudden Charge
name-fury = Fury

## Faces of the dice

name-titan-face = TITAN
name-another-face = another face
name-move = MOVE
name-fight = FIGHT
name-cannon = CANNON
name-tactics = TACTICS
name-dodge = DODGE

## Places, areas and zones

name-ground = ground
name-titan-body = Titan's body
name-tower = Tower
name-area-ground = ground
name-area-lower = lower body
name-area-tower = Tower
name-area-upper = upper body
name-zone-healthy = healthy zone
name-zone-weak = WEAK zone
name-zone-kill = KILL zone

## Reasons of winning

name-cannons = all cannons destroyed
name-citizens = all citizens eaten
name-hero-lost = a hero without hearts
name-resigned = the other side gave up

## Cards and dice on the table

name-slot-first = first card
name-slot-second = second card
name-slot-fury = Fury card
name-face-down = face-down card
name-returned-die = returned die
name-none = none

## What moves the health marker or costs a heart or a die

name-cause-card = action card
name-cause-ability = ability
name-cause-tactics = tactics card
name-cause-wound = wound
