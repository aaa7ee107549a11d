//! Events, choices and outcomes as lines: a name, words and the rules they rest on.

use std::borrow::Cow;

use geometry::Mil;
use kernel::{Arg, Figure, Ground, Length, Message, Rule, Spot};

use crate::action::Action;
use crate::content::{Band, Measure};
use crate::event::{Event, Reveals, Terrain, Who};
use crate::game::Anima;
use crate::lines_cards::letting_be;
use crate::slug;
use crate::state::{AttackKind, Gait, Outcome, Place, Reaction, Reason, Side, Stage, Status};
use crate::total::Total;
use crate::view::View;

/// The rule of each state.
///
/// Rule: state.protection
/// Rule: state.seal
/// Rule: state.healing
/// Rule: state.paralyzed
pub(crate) fn status_rule(status: Status) -> Rule {
    match status {
        Status::Haste => slug::STATE_HASTE,
        Status::Slow => slug::STATE_SLOW,
        Status::Shield => slug::STATE_SHIELD,
        Status::Protection => slug::STATE_PROTECTION,
        Status::Healing => slug::STATE_HEALING,
        Status::Poison => slug::STATE_POISON,
        Status::Blind => slug::STATE_BLIND,
        Status::Doom => slug::STATE_DOOM,
        Status::Seal => slug::STATE_SEAL,
        Status::Paralyzed => slug::STATE_PARALYZED,
        Status::Berserker => slug::STATE_BERSERKER,
    }
}

fn status_name(status: Status) -> String {
    format!("status-{}", status.word())
}

pub(crate) fn gait_rule(gait: Gait) -> Rule {
    match gait {
        Gait::Free => slug::MOVE_FREE,
        Gait::Walk => slug::MOVE_WALK,
        Gait::Run => slug::MOVE_RUN,
    }
}

/// The id of its name.
pub fn gait_name(gait: Gait) -> &'static str {
    match gait {
        Gait::Free => "gait-free",
        Gait::Walk => "gait-walk",
        Gait::Run => "gait-run",
    }
}

pub(crate) fn kind_rule(kind: AttackKind) -> Rule {
    match kind {
        AttackKind::Melee => slug::ATTACK_MELEE,
        AttackKind::Ranged => slug::ATTACK_RANGED,
        AttackKind::Charge => slug::ATTACK_CHARGE,
        AttackKind::Push => slug::ACTION_PUSH,
        AttackKind::Slam => slug::ACTION_SLAM,
        AttackKind::Counter => slug::REACT_COUNTER,
    }
}

/// The id of its name.
pub fn kind_name(kind: AttackKind) -> &'static str {
    match kind {
        AttackKind::Melee => "kind-melee",
        AttackKind::Ranged => "kind-ranged",
        AttackKind::Charge => "kind-charge",
        AttackKind::Push => "kind-push",
        AttackKind::Slam => "kind-slam",
        AttackKind::Counter => "kind-counter",
    }
}

/// A total and its parts, and the rules the parts come from.
pub(crate) fn total(mut line: Message, sum: &Total, key: &'static str, parts: &'static str) -> Message {
    for rule in sum.rules() {
        if !line.rules.contains(&rule) {
            line.rules.push(rule);
        }
    }
    line.number(key, sum.value()).with(parts, part_words(sum))
}

fn part_words(sum: &Total) -> Arg {
    let part = |name: &'static str| -> Cow<'static, str> { format!("part-{name}").into() };
    Arg::many(sum.parts().iter().map(|each| Arg::counted(part(each.name), each.by)).collect())
}

/// Somebody by its word alone, for whoever does not know the battle.
pub(crate) fn unnamed(figure: u8) -> Arg {
    Arg::Figure(Figure { word: Anima::figure_word(figure).into(), name: None, several: false })
}

impl Anima {
    /// A figure's name: its character's, and which figure it is where the battle has that character more than once.
    pub(crate) fn who_name(&self, who: Who) -> Arg {
        let id = self.content.characters[usize::from(who.card)].id.clone();
        let members = self.form.parties.iter().flat_map(|party| &party.members);
        let several = members.filter(|member| member.card == u16::from(who.card)).count() > 1;
        let word = Anima::figure_word(who.figure).into();
        Arg::Figure(Figure { word, name: Some(id.into()), several })
    }

    /// What lengths and points are counted in.
    pub fn counted_in(&self) -> Ground {
        match self.measure() {
            Measure::Table => Ground::Table,
            Measure::Board => Ground::Board,
        }
    }

    /// A length: on a board a square is an inch.
    pub fn length(&self, thousandths: i32) -> Arg {
        Arg::Length(Length { thousandths, on: self.counted_in() })
    }

    /// An advantage card's id, by its place in the content.
    pub(crate) fn advantage_id(&self, card: u8) -> String {
        self.content.advantages.get(usize::from(card)).map_or("none", |card| &card.id).to_owned()
    }

    /// How a figure is written: its side and its place in the party.
    pub fn figure_word(figure: u8) -> String {
        let side = Side::of_figure(figure);
        format!("{}{}", side.word(), figure % crate::state::SECOND + 1)
    }

    /// Somebody by its word alone, as choices have it.
    pub fn by_word(figure: u8) -> Arg {
        unnamed(figure)
    }

    /// The same with its name in this battle, where an argument is somebody by its word alone.
    pub fn with_name(&self, view: &View, arg: Arg) -> Arg {
        let Arg::Figure(Figure { word, name: None, several }) = arg else { return arg };
        let figure = crate::worded::parse_figure(&word);
        match figure.filter(|figure| view.state.figures.get(usize::from(*figure)).is_some()) {
            Some(figure) => self.figure_name(view, figure),
            None => Arg::Figure(Figure { word, name: None, several }),
        }
    }

    pub fn figure_name(&self, view: &View, figure: u8) -> Arg {
        let card = view.state.figures.get(usize::from(figure)).map_or(0, |figure| figure.card);
        self.who_name(Who { figure, card })
    }

    /// A place as people read it: inches on the table, a square on the board.
    pub fn place_word(&self, place: Place) -> String {
        match self.measure() {
            Measure::Table => format!("{},{}", Mil(place.x), Mil(place.y)),
            Measure::Board => format!("{},{}", place.x, place.y),
        }
    }

    pub fn point(&self, place: Place) -> Arg {
        Arg::Point(Spot { x: place.x, y: place.y, on: self.counted_in() })
    }

    /// The name of the edge at which a zone lies, as the map is looked at with y growing to the north.
    pub fn edge_name(&self, zone: u8) -> &'static str {
        let map = self.map();
        let Some(zone) = map.zones.get(usize::from(zone)) else { return "none" };
        let (low, high) = (zone.low(), zone.high());
        // A zone may be as long as its edge, so touching one edge does not yet tell where it lies.
        if low.y() == Mil::ZERO && high.y() < map.depth {
            "edge-south"
        } else if high.y() == map.depth && low.y() > Mil::ZERO {
            "edge-north"
        } else if low.x() == Mil::ZERO {
            "edge-west"
        } else {
            "edge-east"
        }
    }

    pub(crate) fn at(&self, line: Message, key: &'static str, place: Place) -> Message {
        line.with(key, self.point(place))
    }

    pub(crate) fn who(&self, name: &'static str, rules: &[Rule], who: Who) -> Message {
        self.other(Message::line(name, rules), "who", who).name("side", Side::of_figure(who.figure).word())
    }

    pub(crate) fn other(&self, line: Message, key: &'static str, who: Who) -> Message {
        line.with(key, self.who_name(who))
    }

    /// The rules by which a movement is measured here.
    ///
    /// Rule: scenery.clear
    fn movement_rules(&self, why: Terrain) -> Vec<Rule> {
        let board = self.measure() == Measure::Board;
        let mut rules =
            if board { vec![slug::BOARD_MOVE] } else { vec![slug::GEOMETRY_LEG, slug::BASE_SIZE] };
        if why.flies {
            rules.push(slug::INNATE_FLIGHT);
        } else if why.floats {
            rules.push(slug::INNATE_INTANGIBLE_MOVE);
        } else if why.open {
            rules.push(slug::INNATE_OPEN_MOVEMENT);
        } else if !why.abrupt && !why.up {
            rules.push(slug::SCENERY_CLEAR);
        }
        if why.abrupt {
            rules.extend([slug::MOVE_ABRUPT, slug::SCENERY_ABRUPT]);
            rules.extend(board.then_some(slug::BOARD_ABRUPT));
        }
        if why.up {
            rules.extend([slug::MOVE_UP, slug::SCENERY_ELEVATION]);
            rules.extend(board.then_some(slug::BOARD_ELEVATION));
        }
        rules
    }

    pub(crate) fn line_of_event(&self, event: &Event) -> Message {
        let board = self.measure() == Measure::Board;
        match event {
            Event::Card(event) => self.line_of_card(event),
            Event::Throw(told) => self.line_of_throw(told),
            Event::PlotTaken { side, points, card } => {
                let name = if card.is_some() { "plot-taken" } else { "plot-taken-unseen" };
                let line = Message::line(name, &[slug::ADVANTAGE_PLOT]).name("side", side.word());
                let line = match card {
                    Some(card) => line.name("card", self.advantage_id(*card)),
                    None => line,
                };
                line.number("points", *points)
            }
            Event::SceneryRolled { dice, pieces } => {
                Message::line("scenery-rolled", &[slug::SETUP_SCENERY_COUNT, slug::DICE_WHO])
                    .number("a", dice[0])
                    .number("b", dice[1])
                    .number("pieces", pieces[0] + pieces[1])
            }
            Event::Tied { die } => Message::line("tied", &[slug::DICE_TIES]).number("die", *die),
            Event::SceneryOrder { dice, first } => {
                Message::line("scenery-order", &[slug::SETUP_SCENERY_ORDER])
                    .number("a", dice[0])
                    .number("b", dice[1])
                    .name("side", first.word())
            }
            Event::PieceSet { side, placed } => {
                let piece = self.content.pieces[usize::from(placed.piece)].id.clone();
                let line = Message::line("piece-set", &[slug::SETUP_SCENERY_PLACE])
                    .name("side", side.word())
                    .name("piece", piece);
                self.at(line, "at", placed.place)
            }
            Event::DeployRolled { dice, low } => {
                Message::line("deploy-rolled", &[slug::SETUP_ZONE, slug::SETUP_DEPLOY])
                    .number("a", dice[0])
                    .number("b", dice[1])
                    .name("side", low.word())
            }
            Event::InitiativeAdds { side, by } => {
                Message::line("initiative-adds", &[slug::INNATE_INITIATIVE])
                    .name("side", side.word())
                    .number("by", *by)
            }
            Event::EdgeChosen { side, zone } => Message::line("edge-chosen", &[slug::SETUP_ZONE])
                .name("side", side.word())
                .name("zone", self.edge_name(*zone)),
            Event::Deployed { who, at, rest, advanced } => {
                let rule = if *rest { slug::SETUP_DEPLOY_REST } else { slug::SETUP_DEPLOY };
                let mut line = self.who("deployed", &[rule, slug::SETUP_TABLE], *who);
                if *advanced {
                    line.rules.extend([slug::DEPLOY_ADVANCED, slug::INNATE_ADVANCED_DEPLOYMENT]);
                }
                self.at(line, "at", *at)
            }
            Event::FlagSet { side, at } => self.at(
                Message::line("flag-set", &[slug::SCENARIO_FLAG_PLACE]).name("side", side.word()),
                "at",
                *at,
            ),
            Event::NodesSet { count } => {
                Message::line("nodes-set", &[slug::SCENARIO_NODES_PLACE]).number("count", *count)
            }
            Event::FirstActions { who, actions } => self
                .who("first-actions", &[slug::SETUP_FIRST_ACTIONS, slug::TURN_FIRST], *who)
                .number("actions", *actions),
            Event::FirstRolled { dice, high, .. } => Message::line("first-rolled", &[slug::TURN_INITIATIVE])
                .number("a", dice[0])
                .number("b", dice[1])
                .name("side", high.word()),
            Event::GoesFirst { side } => {
                Message::line("goes-first", &[slug::TURN_INITIATIVE]).name("side", side.word())
            }
            Event::TurnBegins { turn } => {
                Message::line("turn-begins", &[slug::TURN_PHASES, slug::TURN_LIMIT]).number("turn", *turn)
            }
            Event::Straightened => Message::line("straightened", &[slug::TURN_STRAIGHTEN]),
            Event::Healed { who, life } => self
                .who("healed-by-state", &[slug::TURN_HEALING, slug::STATE_HEALING], *who)
                .number("life", *life),
            Event::Recovered { who, gained, actions } => {
                total(self.who("recovered", &[slug::TURN_RECOVERY], *who), gained, "gained", "parts")
                    .number("actions", *actions)
            }
            Event::CounterOff { who, status, left } => self
                .who("counter-off", &[slug::TURN_COUNTERS, status_rule(*status)], *who)
                .name("status", status_name(*status))
                .number("left", *left),
            Event::StateGiven { who, status, level, left } => self
                .who("state-given", &[status_rule(*status)], *who)
                .name("status", status_name(*status))
                .number("level", *level)
                .number("left", *left),
            Event::Immune { who, status } => self
                .who("immune", &[slug::INNATE_IMMUNITY, status_rule(*status)], *who)
                .name("status", status_name(*status)),
            Event::Stunned { who } => self.who("stunned", &[slug::STATE_STUNNED], *who),
            Event::DoomRolled { who, die, dies } => {
                let name = if *dies { "doom-kills" } else { "doom-spares" };
                self.who(name, &[slug::STATE_DOOM, slug::TURN_COUNTERS], *who).number("die", *die)
            }
            Event::Activated { who } => {
                self.who("activated-figure", &[slug::TURN_ACTION, slug::ACTION_ACTIVE], *who)
            }
            Event::Turned { who, actions } => {
                self.who("turned", &[slug::TURN_TURNED, slug::ACTION_KEEP], *who).number("actions", *actions)
            }
            Event::Skipped { side } => {
                Message::line("skipped", &[slug::TURN_ACTION]).name("side", side.word())
            }
            Event::MoveDeclared { who, gait, cost, unseen } => {
                let mut line = self.who(
                    "move-declared",
                    &[gait_rule(*gait), slug::DECLARE_MOVE, slug::ACTION_COST],
                    *who,
                );
                if board {
                    line.rules.push(match gait {
                        Gait::Free => slug::BOARD_FREE,
                        Gait::Walk => slug::BOARD_WALK,
                        Gait::Run => slug::BOARD_RUN,
                    });
                }
                line.rules.extend(unseen.then_some(slug::HIDDEN_PRESENCE));
                line.name("gait", gait_name(*gait)).number("cost", *cost)
            }
            Event::Went { who, from, to, cost, left, why } => {
                let line = self.who("went", &self.movement_rules(*why), *who);
                self.at(self.at(line, "from", *from), "to", *to)
                    .with("cost", self.length(*cost))
                    .with("left", self.length(*left))
            }
            Event::Touches { who, enemy } => {
                let mut line = self.who("touches", &[slug::MOVE_CONTACT, slug::COMBAT_ENGAGED], *who);
                line.rules.push(if board { slug::BOARD_ENGAGED } else { slug::GEOMETRY_CONTACT });
                self.other(line, "enemy", *enemy)
            }
            Event::Climbed { who, to, cost } => self
                .at(self.who("climbed", &[slug::ACTION_CLIMB, slug::MOVE_COUNTS], *who), "to", *to)
                .number("cost", *cost),
            Event::AttackDeclared { who, target, kind, cost, over_lower } => {
                let mut line = self.who(
                    "attack-declared",
                    &[kind_rule(*kind), slug::REACT_ORDER, slug::ACTION_COST],
                    *who,
                );
                match kind {
                    AttackKind::Ranged => {
                        line.rules.extend([slug::INNATE_RANGED_ATTACK, slug::RANGED_SIGHT, slug::SIGHT_LINE]);
                        line.rules.push(if board { slug::BOARD_SIGHT } else { slug::SIGHT_LANES });
                        line.rules.extend(board.then_some(slug::BOARD_RANGE));
                        let lower = if board { slug::BOARD_LOWER_ABRUPT } else { slug::SIGHT_ABRUPT };
                        line.rules.extend(over_lower.then_some(lower));
                    }
                    AttackKind::Melee => line.rules.extend([slug::ATTACK_CHOOSE, slug::ACTION_ORDER]),
                    AttackKind::Charge | AttackKind::Slam | AttackKind::Push => {
                        line.rules.push(slug::MOVE_COUNTS);
                    }
                    AttackKind::Counter => {}
                }
                self.other(line, "target", *target).name("kind", kind_name(*kind)).number("cost", *cost)
            }
            Event::Covered { who, target, by } => {
                let mut line = self.who("covered", &[slug::RANGED_COVER, slug::SIGHT_LINE], *who);
                for rule in by.iter().flat_map(|&screen| self.screen_rules(screen)) {
                    if !line.rules.contains(&rule) {
                        line.rules.push(rule);
                    }
                }
                let by = by.iter().map(|&screen| self.screen_word(screen)).collect();
                self.other(line, "target", *target).with("by", Arg::many(by))
            }
            Event::TooFar { who, target, kind, gap, reach } => {
                let rule = if *kind == AttackKind::Ranged { slug::RANGED_RANGE } else { slug::CHARGE_SHORT };
                let line = self.who(
                    "too-far",
                    &[rule, slug::MEASURE_BLIND, slug::MEASURE_EDGE, slug::MEASURE_FLAT],
                    *who,
                );
                self.other(line, "target", *target)
                    .with("gap", self.length(*gap))
                    .with("reach", self.length(*reach))
            }
            Event::ChargeShort { who, to } => {
                self.at(self.who("charge-short", &[slug::CHARGE_SHORT], *who), "to", *to)
            }
            Event::Charged { who, from, to, contacts } => {
                let mut line = self.who("charged", &[slug::CHARGE_LINE, slug::CHARGE_CONTACT], *who);
                line.rules.extend(board.then_some(slug::BOARD_CHARGE));
                self.at(self.at(line, "from", *from), "to", *to).number("contacts", *contacts)
            }
            Event::Intercepted { who, charger, from, to } => {
                let line = self.who("intercepted", &[slug::DEFEND_INTERCEPT_CHARGE, slug::MOVE_COUNTS], *who);
                self.at(self.at(self.other(line, "charger", *charger), "from", *from), "to", *to)
            }
            Event::ShotTaken { who, target } => {
                self.other(self.who("shot-taken", &[slug::DEFEND_TAKE_SHOT], *who), "target", *target)
            }
            Event::LetBe { side } => {
                Message::line("let-be", &[slug::ACTION_REACTIVE]).name("side", side.word())
            }
            Event::Revealed { who, by } => {
                let mut line = self.who("revealed", &[slug::HIDDEN_LOSE], *who);
                match by {
                    Reveals::Attacking => {}
                    Reveals::SteppingIn => line.rules.push(slug::HIDDEN_PRESENCE),
                    Reveals::Card => line.rules.push(slug::ABILITY_KIND),
                }
                line
            }
            Event::Reacts { who, reaction, cost } => {
                let (name, rule) = match reaction {
                    Reaction::Dodge | Reaction::None => ("dodges", slug::REACT_DODGE),
                    Reaction::Counter => ("counters", slug::REACT_COUNTER),
                };
                self.who(name, &[rule, slug::ACTION_REACTIVE, slug::REACT_ONCE], *who).number("cost", *cost)
            }
            Event::DefenseRolled { who, die, total: sum } => total(
                self.who("defense-rolled", &[slug::REACT_DODGE, slug::DICE_WHO], *who),
                sum,
                "total",
                "parts",
            )
            .number("die", *die),
            Event::AttackRolled { who, dice, count, kept, total: sum } => {
                let mut line = self.who("attack-rolled", &[slug::COMBAT_HIT], *who);
                if *count > 1 {
                    line.rules.push(slug::COMBAT_KEPT_DIE);
                }
                let shown = dice[..usize::from(*count)].iter().map(|&die| Arg::of(die)).collect();
                total(line, sum, "total", "parts").with("dice", Arg::many(shown)).number("kept", *kept)
            }
            Event::Missed { who, target, by } => {
                self.other(self.who("missed", &[slug::COMBAT_HIT], *who), "target", *target).number("by", *by)
            }
            Event::Hit { who, target, success, natural } => {
                let rule = natural.unwrap_or(slug::COMBAT_HIT);
                let name = if natural.is_some() { "hit-natural" } else { "hit" };
                self.other(self.who(name, &[rule], *who), "target", *target).number("success", *success)
            }
            Event::Critical { who, mastery } => {
                let mut line = self.who("critical", &[slug::COMBAT_CRITICAL], *who);
                line.rules.extend(mastery.then_some(slug::INNATE_CRITICAL_MASTERY));
                line
            }
            Event::TakesIt { who } => self.who("takes-it", &[slug::COMBAT_ACCUMULATION], *who),
            Event::PassesThrough { target } => {
                self.who("passes-through", &[slug::INNATE_INTANGIBLE_HARM], *target)
            }
            Event::Damage { target, damage, armor, lost } => {
                let line = self.who("damage", &[slug::COMBAT_DAMAGE], *target);
                let line = total(line, damage, "damage", "damage-parts");
                total(line, armor, "armor", "armor-parts").number("lost", *lost)
            }
            Event::LifeLost { who, lost, left, rule } => {
                self.who("life-lost", &[*rule], *who).number("lost", *lost).number("left", *left)
            }
            Event::Died { who, together } => {
                let mut line = self.who("died", &[slug::COMBAT_DEATH], *who);
                line.rules.extend(together.then_some(slug::DEATH_SIMULTANEOUS));
                line
            }
            Event::Lost { who } => self.who("activation-lost", &[slug::DECLARE_LOST], *who),
            Event::StrikesBack { who, target } => {
                self.other(self.who("strikes-back", &[slug::REACT_COUNTER_WHEN], *who), "target", *target)
            }
            Event::NoStrikeBack { who } => self.who("no-strike-back", &[slug::REACT_COUNTER], *who),
            Event::TriesToEscape { who, cost } => self
                .who("tries-to-escape", &[slug::ACTION_ESCAPE, slug::ACTION_COST], *who)
                .number("cost", *cost),
            Event::SlipsAway { who } => {
                self.who("slips-away", &[slug::INNATE_INTANGIBLE_ESCAPE, slug::ESCAPE_AFTER], *who)
            }
            Event::Seeks { who, cost } => self
                .who("seeks", &[slug::ACTION_SEEK, slug::ACTION_COST, slug::ACTION_REPEAT], *who)
                .number("cost", *cost),
            Event::StopsMoving { who } => self.who("stops-moving", &[slug::DECLARE_MOVE], *who),
            Event::EscapeRolled { who, die, total: sum, target, escapes } => {
                let mut line =
                    self.who(if *escapes { "escapes" } else { "escape-fails" }, &[slug::ACTION_ESCAPE], *who);
                line.rules.extend(escapes.then_some(slug::ESCAPE_AFTER));
                total(line, sum, "total", "parts").number("die", *die).number("needed", *target)
            }
            Event::Infiltration(told) => self.line_of_infiltration(told),
            Event::SeekRolled { who, die, target, found, answer } => {
                let rules = [slug::ACTION_SEEK, slug::ZONE_CONTROL];
                let name = match (found.is_empty(), answer) {
                    (false, _) => "finds",
                    (true, true) => "seek-answered",
                    (true, false) => "seeks-in-vain",
                };
                let mut line = self.who(name, &rules, *who);
                line.rules.extend(answer.then_some(slug::INFILTRATION_DETECT));
                line.rules.extend(board.then_some(slug::BOARD_ZONE));
                line.rules.extend((!found.is_empty()).then_some(slug::HIDDEN_LOSE));
                let found = found.iter().map(|&who| self.who_name(who)).collect();
                line.number("die", *die).number("needed", *target).with("found", Arg::many(found))
            }
            Event::PushedBack { who, kind, inches } => self
                .who("pushed-back", &[kind_rule(*kind)], *who)
                .with("inches", self.length(Mil::inches(i32::from(*inches)).0)),
            Event::Pushed { who, kind, from, to } => {
                let line = self.who("pushed", &[kind_rule(*kind)], *who);
                self.at(self.at(line, "from", *from), "to", *to)
            }
            Event::FlagTaken { who, owner } => {
                self.who("flag-taken", &[slug::SCENARIO_FLAG_TAKE], *who).name("owner", owner.word())
            }
            Event::FlagDropped { owner, at } => self.at(
                Message::line("flag-dropped", &[slug::SCENARIO_FLAG_DROP]).name("owner", owner.word()),
                "at",
                *at,
            ),
            Event::FlagHome { owner } => {
                Message::line("flag-home", &[slug::SCENARIO_FLAG_RETURN]).name("owner", owner.word())
            }
            Event::NodeClaimed { who, node, side } => {
                Message::line("node-claimed", &[slug::SCENARIO_NODES_CLAIM])
                    .with("who", self.who_name(*who))
                    .number("node", *node + 1)
                    .name("side", side.word())
            }
            Event::Worth { who, points, cards } => {
                let mut line = total(self.who("worth", &[], *who), points, "points", "parts");
                line.rules.extend(cards.then_some(slug::WIN_POINTS_CARDS));
                line
            }
            Event::NobodyLeft { side } => {
                Message::line("nobody-left", &[slug::WIN_WIPED]).name("side", side.word())
            }
            Event::Resigned { side } => {
                Message::line("anima-resigned", &[slug::WIN_WIPED]).name("side", side.word())
            }
            Event::Over { outcome } => self.line_of_outcome(outcome),
        }
    }

    pub(crate) fn line_of_outcome(&self, outcome: &Outcome) -> Message {
        let (reason, rules): (&str, &[Rule]) = match outcome.reason {
            Reason::Wiped => ("reason-wiped", &[slug::WIN_WIPED]),
            Reason::WipedPoints(_) => ("reason-wiped-points", &[slug::WIN_WIPED, slug::WIN_POINTS_BANDS]),
            Reason::WipedNodes => ("reason-wiped-nodes", &[slug::WIN_WIPED, slug::SCENARIO_NODES_WIN]),
            Reason::Levels => ("reason-levels", &[slug::WIN_LEVELS, slug::TURN_LIMIT]),
            Reason::Points(_) => ("reason-points", &[slug::WIN_POINTS_BANDS, slug::TURN_LIMIT]),
            Reason::Nodes => ("reason-nodes", &[slug::SCENARIO_NODES_WIN, slug::WIN_POINTS_SCENARIO]),
            Reason::Flag => ("reason-flag", &[slug::SCENARIO_FLAG_WIN, slug::WIN_POINTS_SCENARIO]),
            Reason::NoFlag => ("reason-no-flag", &[slug::SCENARIO_FLAG_WIN, slug::TURN_LIMIT]),
            Reason::TooLong => ("reason-too-long", &[slug::SCENARIO_ARMAGEDDON]),
            Reason::Resigned => ("reason-resigned", &[slug::WIN_WIPED]),
        };
        let line = match outcome.winner {
            Some(side) => Message::line("anima-won", rules).name("side", side.word()),
            None => Message::line("anima-drawn", rules),
        };
        let band = match outcome.reason {
            Reason::Points(Band::Tie) | Reason::WipedPoints(Band::Tie) => "band-tie",
            Reason::Points(Band::Partial) | Reason::WipedPoints(Band::Partial) => "band-partial",
            Reason::Points(Band::Clear) | Reason::WipedPoints(Band::Clear) => "band-clear",
            Reason::Points(Band::Annihilation) | Reason::WipedPoints(Band::Annihilation) => {
                "band-annihilation"
            }
            Reason::Wiped
            | Reason::WipedNodes
            | Reason::Levels
            | Reason::Nodes
            | Reason::Flag
            | Reason::NoFlag
            | Reason::TooLong
            | Reason::Resigned => "band-none",
        };
        line.name("reason", reason)
            .name("band", band)
            .number("a", outcome.score[0])
            .number("b", outcome.score[1])
    }

    /// What a choice costs whoever makes it; nothing where nobody can make it now.
    pub(crate) fn price_in(&self, view: &View, action: &Action) -> u8 {
        crate::rules::price::without_ground(self, &view.state, action).unwrap_or_default()
    }

    pub(crate) fn line_of_action(&self, view: &View, action: &Action) -> Message {
        let figure =
            |line: Message, key: &'static str, figure: u8| line.with(key, self.figure_name(view, figure));
        let cost = |line: Message| line.number("cost", self.price_in(view, action));
        let attack = |name: &'static str, rules: &[Rule], target: u8| {
            cost(figure(Message::line(name, rules), "target", target))
        };
        match *action {
            Action::PlaceScenery { piece, place, quarters } => {
                let piece =
                    self.content.pieces.get(usize::from(piece)).map_or("none", |piece| &piece.id).to_owned();
                let line = Message::line("place-scenery", &[slug::SETUP_SCENERY_PLACE]).name("piece", piece);
                self.at(line, "at", place).number("quarters", quarters)
            }
            Action::TakePlot(card) => {
                let points = self.content.advantages.get(usize::from(card)).map_or(0, |card| card.points);
                Message::line("take-plot", &[slug::ADVANTAGE_PLOT])
                    .name("card", self.advantage_id(card))
                    .number("points", points)
            }
            Action::ChooseEdge(zone) => {
                Message::line("choose-edge", &[slug::SETUP_ZONE]).name("zone", self.edge_name(zone))
            }
            Action::Deploy { figure: who, to } => {
                self.at(figure(Message::line("deploy", &[slug::SETUP_DEPLOY]), "who", who), "to", to)
            }
            Action::Infiltrate(who) => {
                figure(Message::line("infiltrate", &[slug::INFILTRATION_CHOICE]), "who", who)
            }
            Action::PlaceMarker(at) => {
                self.at(Message::line("place-marker", &[slug::INFILTRATION_MARKERS]), "at", at)
            }
            Action::SeekAt(marker) => self.line_of_search(view, marker),
            Action::Reveal { figure, marker, to } => self.line_of_reveal(view, figure, marker, to),
            Action::StayOut => self.line_of_staying(view),
            Action::PlaceFlag(at) => {
                self.at(Message::line("place-flag", &[slug::SCENARIO_FLAG_PLACE]), "at", at)
            }
            Action::First(side) => {
                Message::line("go-first", &[slug::TURN_INITIATIVE]).name("side", side.word())
            }
            Action::Activate(who) => figure(Message::line("activate", &[slug::TURN_ACTION]), "who", who),
            Action::End => {
                if let Stage::Moving { .. } = view.state.stage {
                    Message::line("stop-moving", &[slug::DECLARE_MOVE])
                } else {
                    Message::line("end-activation", &[slug::TURN_TURNED, slug::ACTION_KEEP])
                }
            }
            Action::Move(gait) => {
                cost(Message::line("declare-move", &[gait_rule(gait)]).name("gait", gait_name(gait)))
            }
            Action::Go(to) => self.at(Message::line("go-to", &[slug::DECLARE_MOVE]), "to", to),
            Action::Attack(target) => attack("attack", &[slug::ATTACK_MELEE], target),
            Action::Shoot(target) => attack("shoot", &[slug::ATTACK_RANGED], target),
            Action::Charge { target, to } => {
                self.at(attack("charge", &[slug::ATTACK_CHARGE, slug::CHARGE_LINE], target), "to", to)
            }
            Action::Push(target) => attack("push", &[slug::ACTION_PUSH], target),
            Action::Slam { target, to } => self.at(attack("slam", &[slug::ACTION_SLAM], target), "to", to),
            Action::PushTo(to) => self.line_of_direction(view, to),
            Action::Escape => cost(Message::line("try-escape", &[slug::ACTION_ESCAPE])),
            Action::Seek => cost(Message::line("seek", &[slug::ACTION_SEEK])),
            Action::Climb(to) => cost(self.at(Message::line("climb", &[slug::ACTION_CLIMB]), "to", to)),
            Action::TakeFlag => cost(Message::line("take-flag", &[slug::SCENARIO_FLAG_TAKE])),
            Action::Intercept { figure: who, to } => self.at(
                figure(Message::line("intercept", &[slug::DEFEND_INTERCEPT_CHARGE]), "who", who),
                "to",
                to,
            ),
            Action::TakeShot(who) => {
                figure(Message::line("take-shot", &[slug::DEFEND_TAKE_SHOT]), "who", who)
            }
            Action::Dodge => cost(Message::line("anima-dodge", &[slug::REACT_DODGE])),
            Action::Counter => cost(Message::line("counter", &[slug::REACT_COUNTER])),
            Action::Use { .. }
            | Action::Play { .. }
            | Action::Gnosis
            | Action::Accept
            | Action::Pick(_)
            | Action::Choose(_)
            | Action::Put(_) => self.line_of_card_action(view, action),
            Action::LetBe => letting_be(&view.state),
            Action::Resign => Message::line("resign-battle", &[slug::WIN_WIPED]),
        }
    }
}
