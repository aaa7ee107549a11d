### The names of the pack `saga` in English: its characters, their abilities, and its advantage cards.
### A character or card is `name-<id>`, an ability `ability-<card>-<id>`; each card's abilities follow its name.
