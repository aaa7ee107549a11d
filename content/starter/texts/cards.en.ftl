# The names of everything in the pack, in English. Files that end in .es.ftl and .it.ftl have the others; where a
# name is missing, it is taken from another language. What an ability does is told from its data.

name-lamp-captain = Lamp Captain
ability-lamp-captain-steady-light = Steady Light
name-roof-runner = Roof Runner
ability-roof-runner-chimney-kick = Chimney Kick
name-bell-archer = Bell Archer
name-waxed-coat = Waxed Coat
ability-waxed-coat-waxed-coat = Waxed Coat
name-first-shift = The First Shift
