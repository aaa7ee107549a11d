field-board = The battlefield
field-keys = Arrow keys walk the board, Tab goes through what can be chosen, Enter chooses, Escape steps back, plus and minus change the size, the digits take a verb from your hand.
field-pieces = Who stands on the table
field-minimap = The whole table, with the part in view
field-sight = Lines of sight
field-control = Zones of control
field-control-blind = Zones of control are not measured in this match
field-measure = Measure
field-measure-blind = This match is measured only after something is declared
field-whole = The whole table
field-can = can be chosen
field-yours = yours
field-theirs = theirs
field-hidden = hidden
field-finished = finished
field-engaged = engaged
field-infiltrating = infiltrating
field-level = level { $level }
field-life = life { $now } of { $of }
field-actions = { $now } of { $of } action points
field-tray = Beside the table
field-plot-card = A plot card
field-gnosis = { $count ->
    [one] { $count } point of gnosis
   *[other] { $count } points of gnosis
}
field-turn-number = Turn { $turn }
field-turn-limit = of { $limit }
field-phase-setup = Setting up
field-phase-recovery = Recovery
field-phase-maintenance = Maintenance
field-phase-action = Action
field-phase-over = The end
field-not-now = not now
field-idle = Nothing is asked of you now.
field-costs = { $count ->
    [one] costs { $count } action point
   *[other] costs { $count } action points
}
field-targets = { $count ->
    [one] { $count } target
   *[other] { $count } targets
}
field-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
field-left = { $length } left
field-at-worst = { $chance } if it is answered
field-answered = if it is answered
field-stop = Stop here
field-turn = Turn it
field-other = Other target
field-back = Back
field-verb-go = Go
field-verb-free = Free move
field-verb-walk = Walk
field-verb-run = Run
field-verb-charge = Charge
field-verb-attack = Attack
field-verb-shoot = Shoot
field-verb-dodge = Dodge
field-verb-counter = Counter
field-verb-push-to = Push there
field-verb-slam = Slam
field-verb-climb = Climb
field-verb-end = Finish
field-verb-let-be = Let it be
field-verb-activate = Let act
field-verb-deploy = Deploy
field-verb-put = Put there
field-verb-pick = Choose
field-verb-reveal = Step out
field-verb-infiltrate = Infiltrate
field-verb-place-marker = Set a marker
field-verb-intercept = Step in
field-verb-take-shot = Take the shot
field-verb-place-flag = Plant the flag
field-verb-use = Ability
field-ask-leg = { $verb }, { $left } left. It may turn: click the end of its next leg, then the next one; finish with Stop here.
field-ask-leg-on = { $left } left: click the next leg, or finish with Stop here.
field-ask-run = { $verb }, { $left }: one straight line, and what it does not use is lost. Click where it ends.
field-ask-sure = { $verb } there? Click again or press Enter; what is left is lost.
field-ask-whom = { $verb }: whom? Click one of those marked.
field-unmeasured = Nothing is measured before it is declared, so it may fall short.
field-ask-deploy = { $name } is next: click a free place in the blue zone.
field-ask-set = { $name }: click where its middle lies.
field-ask-where = Click a marked place.
field-missed = Not here. Click a marked place.
field-hit = hit
field-hit-chance = Chance to be hit
field-if-reached = if it arrives
field-point-where = Click a place
field-point-whom = Click somebody
field-first-you = You first
field-first = { $name } first
