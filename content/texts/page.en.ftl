### What the page says whatever the game is, in English.

## The match form

page-form-heroes = Heroes
page-form-titan = Titan
page-form-edition = Rules
page-form-measure = Ground
page-form-map = Map
page-form-a = Party of side A
page-form-a-other = A party code, or characters with commas between them
page-form-b = Party of side B
page-form-b-other = A party code, or characters with commas between them
page-form-scenario = Scenario
page-form-scenery = Scenery
option-measuring = When may distances be measured?
option-measuring-open = at any time
option-measuring-blind = only after something is declared

## Replays

page-seen-spectator = a spectator
page-seen-open = everything open
page-verified = { $inputs ->
        [one] 1 input, and today's rules say the same of it.
       *[other] { $inputs } inputs, and today's rules say the same of each.
    }
page-dice-proved = Every roll is the one that was committed to.
page-dice-unrevealed = The seed of the dice has not been revealed, so the rolls cannot be checked.
page-dice-unproved = Nobody committed to these dice, so the rolls cannot be proved.
