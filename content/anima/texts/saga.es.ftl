### Los nombres del paquete `saga` en español: sus personajes, las habilidades de cada uno y sus cartas de ventaja.
### Un personaje o una carta es `name-<id>`, una habilidad `ability-<carta>-<id>`; las habilidades siguen al nombre.
