### Lo que la página dice sea cual sea el juego, en español.

## El formulario de la partida

page-form-heroes = Héroes
page-form-titan = Titán
page-form-edition = Reglas
page-form-measure = Terreno
page-form-map = Mapa
page-form-a = Grupo del bando A
page-form-a-other = Un código de grupo, o personajes separados por comas
page-form-b = Grupo del bando B
page-form-b-other = Un código de grupo, o personajes separados por comas
page-form-scenario = Escenario
page-form-scenery = Escenografía
option-measuring = ¿Cuándo se pueden medir las distancias?
option-measuring-open = en cualquier momento
option-measuring-blind = solo después de declarar

## Repeticiones

page-seen-spectator = un espectador
page-seen-open = todo a la vista
page-verified = { $inputs ->
        [one] 1 entrada, y las reglas de hoy dicen lo mismo de ella.
       *[other] { $inputs } entradas, y las reglas de hoy dicen lo mismo de cada una.
    }
page-dice-proved = Cada tirada es la comprometida.
page-dice-unrevealed = La semilla de los dados no se ha revelado, así que las tiradas no se pueden comprobar.
page-dice-unproved = Nadie se comprometió con estos dados, así que las tiradas no se pueden demostrar.
