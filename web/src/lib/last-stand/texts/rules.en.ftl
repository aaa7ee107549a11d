# Groups of the rules of The Last Stand, by the first word of their slugs, in English.
rules-chapter-action = Actions
rules-chapter-dice = Dice
rules-chapter-hero = Heroes
rules-chapter-levels = Levels
rules-chapter-round = The round
rules-chapter-setup = Setup
rules-chapter-tactics = Tactics cards
rules-chapter-team = The team
rules-chapter-titan = The Titan
rules-chapter-track = The health track
rules-chapter-win = Winning
