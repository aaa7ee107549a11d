### The computer as an opponent and as a coach, in English.

## Opponents

opponent-level = level { $level }
opponent-random = at random
form-opponent = How does the computer play?
form-opponent-random = at random
form-opponent-1 = a first evening: takes what lies in front of it
form-opponent-2 = sensible at a glance, and answers at once
form-opponent-3 = looks ahead before it answers
form-opponent-4 = weighs plans against your replies
form-opponent-5 = the best there is; thinks for a second or two
form-persona = In what manner?
form-persona-plain = whatever wins
form-persona-bold = harm done counts more than harm suffered
form-persona-careful = harm suffered counts more than harm done
form-persona-vengeful = goes for whoever is hurt already
persona-plain = plain
persona-bold = bold
persona-careful = careful
persona-vengeful = vengeful
