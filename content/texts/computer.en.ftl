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

## Hints and reviews

hint-thinks = The computer thinks about it…
hint-line = Hint: { $choice }
hint-other = Let { $name } choose first.
hint-odds = With it you win { $after }% of the time; as things stand { $now }%, with other choices { $others }% on average.
hint-only = It is all there is to do. You win { $now }% of the time.
hint-none = There is nothing to advise now.
hint-off = Hints are given only to whoever plays against the computer alone.
review-heading = { $name }: the choices that cost most, of { $count }
review-nothing = { $name }: none of { $count } choices cost anything to speak of.
review-slip =
    { "  " }{ $input }. { $done }
    { "     " }better: { $better }
    { "     " }cost { $loss } points: { $to }% instead of { $from }%

## What speaks for a choice

reason-last-stand-start-up = The match-up is in your favour.
reason-last-stand-start-down = The match-up is against you.
reason-last-stand-citizens-up = { $side ->
    [titan] More citizens are devoured.
   *[hero] More citizens stay alive.
}
reason-last-stand-citizens-down = { $side ->
    [titan] It spares citizens.
   *[hero] It costs citizens.
}
reason-last-stand-cannons-up = { $side ->
    [titan] More cannons are crushed.
   *[hero] More cannons stay whole.
}
reason-last-stand-cannons-down = { $side ->
    [titan] It spares cannons.
   *[hero] It costs cannons.
}
reason-last-stand-hearts-up = { $side ->
    [titan] The heroes lose more hearts.
   *[hero] The heroes keep more hearts.
}
reason-last-stand-hearts-down = { $side ->
    [titan] It leaves the heroes their hearts.
   *[hero] It costs the heroes hearts.
}
reason-last-stand-marker-up = { $side ->
    [titan] It keeps you farther from your end.
   *[hero] It drives the Titan closer to its end.
}
reason-last-stand-marker-down = { $side ->
    [titan] It lets you be hurt more.
   *[hero] It hurts the Titan less.
}
reason-last-stand-deck-up = { $side ->
    [titan] It leaves the heroes less of their tactics cards.
   *[hero] It makes more of the tactics cards.
}
reason-last-stand-deck-down = { $side ->
    [titan] It leaves the heroes more of their tactics cards.
   *[hero] It makes less of the tactics cards.
}
reason-last-stand-levels-up = { $side ->
    [titan] The heroes stand on worse levels.
   *[hero] The heroes stand on better levels.
}
reason-last-stand-levels-down = { $side ->
    [titan] The heroes stand on better levels.
   *[hero] The heroes stand on worse levels.
}
reason-anima-levels-up = More of theirs fall than of yours.
reason-anima-levels-down = More of yours may fall.
reason-anima-numbers-up = More of your party is left than of theirs.
reason-anima-numbers-down = Less of your party is left.
reason-anima-wounds-up = It deals more wounds than it takes.
reason-anima-wounds-down = It takes more wounds than it deals.
reason-anima-actions-up = It leaves you more action points.
reason-anima-actions-down = It spends action points.
reason-anima-states-up = Your side is in better states than theirs.
reason-anima-states-down = Your side is in worse states than theirs.
reason-anima-threat-up = You threaten more than you are threatened.
reason-anima-threat-down = You are threatened more than you threaten.
reason-anima-score-up = You lead by more when the turns run out.
reason-anima-score-down = You lead by less when the turns run out.
reason-anima-nodes-up = You hold more of the nodes.
reason-anima-nodes-down = You hold less of the nodes.
reason-anima-flag-up = You get ahead with the flag.
reason-anima-flag-down = You fall behind with the flag.
reason-anima-cards-up = You keep more cards and gnosis.
reason-anima-cards-down = It spends cards or gnosis.
