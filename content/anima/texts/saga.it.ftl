### I nomi del pacchetto `saga` in italiano: i personaggi, le loro abilità e le carte vantaggio.
### Un personaggio o una carta è `name-<id>`, un'abilità `ability-<carta>-<id>`; le abilità seguono il nome.
