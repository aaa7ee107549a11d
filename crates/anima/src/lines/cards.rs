//! What cards do, offer and refuse, as lines.

use geometry::Mil;
use kernel::{Ability, Arg, Message, Rule};

use crate::action::Action;
use crate::cards::AbilityName;
use crate::content::AdvantageKind;
use crate::event::CardEvent;
use crate::game::Anima;
use crate::lines::total;
use crate::lines::unnamed;
use crate::refusal::Illegal;
use crate::slug;
use crate::state::{Frame, NO_ABILITY, Phase, Stage, State, Status};
use crate::view::View;

impl Anima {
    /// The name of an ability's text.
    pub fn ability_arg(&self, ability: AbilityName) -> Arg {
        let place = usize::from(ability.place);
        let named = if ability.advantage {
            let card = self.content.advantages.get(usize::from(ability.card));
            card.and_then(|card| Some((&card.id, &card.abilities.get(place)?.id)))
        } else {
            let card = self.content.characters.get(usize::from(ability.card));
            card.and_then(|card| Some((&card.id, &card.abilities.get(place)?.id)))
        };
        named.map_or_else(
            || Arg::many(Vec::new()),
            |(card, id)| Arg::Ability(Ability { card: card.clone().into(), id: id.clone().into() }),
        )
    }

    /// The same of a figure's ability, by its number.
    pub fn ability_of(&self, state: &State, figure: u8, number: u8) -> Arg {
        self.ability_arg(self.ability_name(state, figure, number))
    }

    /// The rules an ability rests on: where its power comes from, its kind, and what limits it.
    fn ability_rules(&self, ability: AbilityName) -> Vec<Rule> {
        let mut rules = vec![slug::ABILITY_KIND, slug::ABILITY_SOURCE];
        let abilities = if ability.advantage {
            let card = self.content.advantages.get(usize::from(ability.card));
            rules.push(slug::ADVANTAGE_ACTION);
            rules.extend(card.and_then(|card| match card.kind {
                AdvantageKind::Equipment => Some(slug::ADVANTAGE_EQUIPMENT),
                AdvantageKind::Power => Some(slug::ADVANTAGE_POWER),
                AdvantageKind::Plot | AdvantageKind::Team | AdvantageKind::Organization => None,
            }));
            card.map(|card| &card.abilities)
        } else {
            self.content.characters.get(usize::from(ability.card)).map(|card| &card.abilities)
        };
        if let Some(ability) = abilities.and_then(|abilities| abilities.get(usize::from(ability.place))) {
            rules.extend(ability.limit.map(|_| slug::ABILITY_LIMIT));
            rules.extend(ability.upkeep.map(|_| slug::ABILITY_UPKEEP));
            rules.extend(ability.reactive.then_some(slug::ACTION_REACTIVE));
            rules.extend((!ability.needs.is_empty()).then_some(slug::ABILITY_CONDITION));
        }
        rules
    }

    pub(crate) fn line_of_card(&self, event: &CardEvent) -> Message {
        let kind = &[slug::ABILITY_KIND][..];
        match event {
            CardEvent::Used { who, ability, cost, target } => {
                let name = if target.is_some() { "uses-ability-at" } else { "uses-ability" };
                let line = self.who(name, &self.ability_rules(*ability), *who);
                let line = line.with("ability", self.ability_arg(*ability)).number("cost", *cost);
                match target {
                    Some(target) => self.other(line, "target", *target),
                    None => line,
                }
            }
            CardEvent::Answers { who, ability } => {
                let rules = self.ability_rules(*ability);
                self.who("ability-answers", &rules, *who).with("ability", self.ability_arg(*ability))
            }
            CardEvent::Picks { who, target } => self.other(self.who("picks", kind, *who), "target", *target),
            CardEvent::OutOfReach { who, target } => {
                self.other(self.who("out-of-reach", &[slug::MEASURE_BLIND], *who), "target", *target)
            }
            CardEvent::UpkeepPaid { who, ability, cost } => self
                .who("upkeep-paid", &[slug::TURN_UPKEEP, slug::ABILITY_UPKEEP], *who)
                .with("ability", self.ability_arg(*ability))
                .number("cost", *cost),
            CardEvent::Ends { who, ability, hidden } => {
                let mut line = self.who("ability-ends", &[slug::ABILITY_UPKEEP], *who);
                line.rules.extend(hidden.then_some(slug::HIDDEN_UPKEEP_END));
                line.with("ability", self.ability_arg(*ability))
            }
            CardEvent::Changed { who, by } => self.other(self.who("changed", kind, *who), "by", *by),
            CardEvent::ActionsChanged { who, by, actions } => {
                let name = if *by < 0 { "actions-lost" } else { "actions-gained" };
                self.who(name, kind, *who).number("by", by.unsigned_abs()).number("actions", *actions)
            }
            CardEvent::Tokens { who, by, left } => {
                let name = if *by < 0 { "tokens-off" } else { "tokens-on" };
                self.who(name, kind, *who).number("by", by.unsigned_abs()).number("left", *left)
            }
            CardEvent::Mode { who, name } => {
                let named =
                    usize::from(*name).checked_sub(1).and_then(|name| self.content.linked.tokens.get(name));
                let of = named.map_or_else(String::new, |name| format!("mode-{}", name.as_str()));
                self.who("mode", kind, *who).name("of", of)
            }
            CardEvent::Piled { who, card, name, by, left } => {
                let named =
                    usize::from(*name).checked_sub(1).and_then(|name| self.content.linked.tokens.get(name));
                let of = match (named, card) {
                    (Some(name), _) => format!("tokens-{}", name.as_str()),
                    (None, Some(card)) => self.advantage_id(*card),
                    (None, None) => "tokens-party".to_owned(),
                };
                let line = self.who(if *by < 0 { "pile-less" } else { "pile-more" }, kind, *who);
                line.name("of", of).number("by", by.unsigned_abs()).number("left", *left)
            }
            CardEvent::Rolled { who, die } => self.who("card-rolled", kind, *who).number("die", *die),
            CardEvent::Resisted { who, die, total, needed, resists, carried } => {
                let name = if *resists { "resisted" } else { "not-resisted" };
                let mut rules = vec![slug::EFFECT_RESIST, slug::EFFECT_EACH];
                rules.extend(carried.then_some(slug::EFFECT_ON_DAMAGE));
                let line = self.who(name, &rules, *who);
                crate::lines::total(
                    line.number("die", *die).number("needed", *needed),
                    total,
                    "total",
                    "parts",
                )
            }
            CardEvent::TooMuch | CardEvent::NoRoom => Message::line("too-much", kind),
            CardEvent::Healed { who, by, life } => {
                self.who("healed-by-card", kind, *who).number("by", *by).number("life", *life)
            }
            CardEvent::Cleansed { who, status, left } => {
                self.who("cleansed", kind, *who).name("status", status_name(*status)).number("left", *left)
            }
            CardEvent::GetsAway { who } => {
                self.who("gets-away", &[slug::ESCAPE_AFTER, slug::ABILITY_KIND], *who)
            }
            CardEvent::Hides { who } => self.who("hides", &[slug::HIDDEN_GAIN], *who),
            CardEvent::CannotHide { who, by } => {
                self.other(self.who("cannot-hide", &[slug::HIDDEN_GAIN, slug::DECLARE_HIDE], *who), "by", *by)
            }
            CardEvent::StaysSeen { who } => {
                self.who("stays-seen", &[slug::HIDDEN_GAIN, slug::ABILITY_KIND], *who)
            }
            CardEvent::Unhurt { who } => self.who("unhurt", kind, *who),
            CardEvent::Unmoved { who } => self.who("unmoved", kind, *who),
            CardEvent::GoesOn { who } => self.who("goes-on", kind, *who),
            CardEvent::Removed { who } => self.who("removed-by-card", kind, *who),
            CardEvent::LeavesTable { who } => self.who("leaves-table", kind, *who),
            CardEvent::Rerolled { who } => self.who("rerolled", kind, *who),
            CardEvent::Readied { who } => self.who("readied", kind, *who),
            CardEvent::MovesAgain { who } => self.who("moves-again", kind, *who),
            CardEvent::GuardsAgain { who } => self.who("guards-again", kind, *who),
            CardEvent::SeeksAgain { who } => self.who("seeks-again", kind, *who),
            CardEvent::MadeToMiss { who, target } => {
                self.other(self.who("made-to-miss", kind, *who), "target", *target)
            }
            CardEvent::MadeToSucceed { who } => self.who("made-to-succeed", kind, *who),
            CardEvent::HealedTokens { who, by } => self.who("healed-tokens", kind, *who).number("by", *by),
            CardEvent::ActsAtOnce { who } => self.who("acts-at-once", kind, *who),
            CardEvent::Finishes { who } => self.who("finishes", kind, *who),
            CardEvent::Delayed { who } => self.who("delayed", kind, *who),
            CardEvent::GoesNext { who } => self.who("goes-next", kind, *who),
            CardEvent::Halted { who } => self.who("halted", kind, *who),
            CardEvent::Granted { who, ability } => {
                self.who("granted", kind, *who).with("ability", self.ability_arg(*ability))
            }
            CardEvent::Suppressed { who, ability } => {
                self.who("suppressed", kind, *who).with("ability", self.ability_arg(*ability))
            }
            CardEvent::Prevented { who, life } => self.who("prevented", kind, *who).number("life", *life),
            CardEvent::Redirected { who, target } => {
                self.other(self.who("redirected", kind, *who), "target", *target)
            }
            CardEvent::Cancelled { who } => self.who("cancelled", kind, *who),
            CardEvent::Revived { who, life } => self.who("revived", kind, *who).number("life", *life),
            CardEvent::Forgets { who, count } => self.who("forgets", kind, *who).number("count", *count),
            CardEvent::Becomes { who, card } => {
                let id = &self.content.characters[usize::from(*card)].id;
                self.who("becomes", kind, *who).name("card", id.clone())
            }
            CardEvent::Summoned { who, by, at } => {
                self.at(self.other(self.who("summoned", kind, *who), "by", *by), "at", *at)
            }
            CardEvent::Relocated { who, from, to } => {
                self.at(self.at(self.who("relocated", kind, *who), "from", *from), "to", *to)
            }
            CardEvent::Chooses { who, option } => {
                self.who("chooses", kind, *who).number("option", option.saturating_add(1))
            }
            CardEvent::Marked { who, by } => self.other(self.who("marked", kind, *who), "by", *by),
            CardEvent::Discarded { who, card } => {
                self.who("discarded", &[slug::ADVANTAGE_ACTION], *who).name("card", self.advantage_id(*card))
            }
            CardEvent::CardTaken { from, to, card } => self
                .other(self.who("card-taken", &[slug::ADVANTAGE_FIXED], *to), "from", *from)
                .name("card", self.advantage_id(*card)),
            CardEvent::PlotPlayed { side, card } => {
                Message::line("plot-played", &[slug::ADVANTAGE_PLOT, slug::ADVANTAGE_PLOT_WINDOW])
                    .name("side", side.word())
                    .name("card", self.advantage_id(*card))
            }
            CardEvent::Enters { who, into } => self.other(self.who("enters", kind, *who), "into", *into),
            CardEvent::TakenOver { who, by } => self.other(self.who("taken-over", kind, *who), "by", *by),
            CardEvent::Freed { who } => self.who("freed", kind, *who),
            CardEvent::ComesBack { who, at } => self.at(self.who("comes-back", kind, *who), "at", *at),
            CardEvent::PlotAnswers { side, ability } => {
                Message::line("plot-answers", &[slug::ADVANTAGE_PLOT])
                    .name("side", side.word())
                    .with("ability", self.ability_arg(*ability))
            }
            CardEvent::ZoneGrown { side, by } => Message::line("zone-grown", &[slug::SETUP_ZONE])
                .name("side", side.word())
                .with("by", self.length(Mil::inches(i32::from(*by)).0)),
            CardEvent::HandShown { side, count } => Message::line("hand-shown", &[slug::ADVANTAGE_PLOT])
                .name("side", side.word())
                .number("count", *count),
            CardEvent::PlotShown { side, card } => Message::line("plot-shown", &[slug::ADVANTAGE_PLOT])
                .name("side", side.word())
                .name("card", self.advantage_id(*card)),
            CardEvent::PlotTakenBack { side, card } => {
                Message::line("plot-taken-back", &[slug::ADVANTAGE_PLOT])
                    .name("side", side.word())
                    .name("card", self.advantage_id(*card))
            }
            CardEvent::GnosisSpent { side, left } => Message::line("gnosis-spent", &[slug::GNOSIS_DIE])
                .name("side", side.word())
                .number("left", *left),
            CardEvent::DiceRolled { who, dice, count, kept, gnosis } => {
                let mut line = self.who("dice-rolled", &[slug::COMBAT_KEPT_DIE], *who);
                line.rules.extend(gnosis.then_some(slug::GNOSIS_DIE));
                let shown = dice[..usize::from(*count)].iter().map(|&die| Arg::of(die)).collect();
                line.with("dice", Arg::many(shown)).number("kept", *kept)
            }
            CardEvent::RollChanged { who, total: sum } => {
                total(self.who("roll-changed", &[], *who), sum, "total", "parts")
            }
            CardEvent::PointsGiven { side, by, all } => Message::line("points-given", &[slug::ABILITY_KIND])
                .name("side", side.word())
                .number("by", *by)
                .number("all", *all),
            CardEvent::GnosisGained { side, left } => Message::line("gnosis-gained", &[slug::GNOSIS_POINTS])
                .name("side", side.word())
                .number("left", *left),
            CardEvent::AreaHit { who, count } => {
                let rules = &[slug::AREA_TARGET, slug::AREA_MEASURE, slug::AREA_NO_INTERCEPT];
                self.who("area-hit", rules, *who).number("count", *count)
            }
            CardEvent::AreaMissed { who } => self.who("area-missed", &[slug::AREA_MISS], *who),
        }
    }

    /// A choice that a card asks for or allows.
    pub(crate) fn line_of_card_action(&self, view: &View, action: &Action) -> Message {
        let state = &view.state;
        let figure = |line: Message, key, figure: u8| line.with(key, unnamed(figure));
        match *action {
            Action::Use { figure: who, ability, extra, target, to } => {
                let known = state.exists(who);
                let text = if known { self.ability_of(state, who, ability) } else { Arg::many(Vec::new()) };
                let cost = self.price_in(view, action);
                let used = known.then(|| self.ability(state, who, ability)).flatten();
                let gains = used.map_or_else(Vec::new, |used| used.gains(extra));
                let name = match (target, to == crate::state::Place::default(), gains.is_empty()) {
                    (Some(_), true, true) => "use-ability-at",
                    (Some(_), true, false) => "use-ability-at-gaining",
                    (Some(_), false, _) => "use-ability-to",
                    (None, _, true) => "use-ability",
                    (None, _, false) => "use-ability-gaining",
                };
                let steps = used.map_or(extra, |used| used.steps(extra));
                let line = Message::line(name, &[slug::ABILITY_KIND]).with("ability", text);
                let line = figure(line, "who", who).number("cost", cost).number("extra", steps);
                let line = if gains.is_empty() { line } else { line.text("gains", gains.join(",")) };
                let line = match target {
                    Some(target) => figure(line, "target", target),
                    None => line,
                };
                if name == "use-ability-to" { self.at(line, "to", to) } else { line }
            }
            Action::Play { card, target } => {
                let name = if target.is_some() { "play-plot-at" } else { "play-plot" };
                let line = Message::line(name, &[slug::ADVANTAGE_PLOT]).name("card", self.advantage_id(card));
                match target {
                    Some(target) => figure(line, "target", target),
                    None => line,
                }
            }
            Action::Gnosis => Message::line("spend-gnosis", &[slug::GNOSIS_DIE]),
            Action::Accept => match state.stack.top() {
                Some(Frame::Doing(doing)) if doing.ability != NO_ABILITY => {
                    Message::line("do-it", &[slug::ABILITY_KIND])
                        .with("ability", self.ability_of(state, doing.by, doing.ability))
                }
                Some(Frame::Throw(throw)) => self.line_of_throwing(view, throw),
                Some(_) | None => Message::line("pay-upkeep", &[slug::TURN_UPKEEP]),
            },
            Action::Pick(who) => figure(Message::line("pick", &[slug::ABILITY_KIND]), "who", who),
            Action::Choose(option) => self.line_of_option(state, option),
            Action::Put(to) => match state.stack.top() {
                Some(Frame::Throw(throw)) => self.line_of_getting_clear(view, throw, to),
                Some(_) | None => self.at(Message::line("put-at", &[slug::ABILITY_KIND]), "to", to),
            },
            Action::TakePlot(_)
            | Action::PlaceScenery { .. }
            | Action::ChooseEdge(_)
            | Action::Deploy { .. }
            | Action::Infiltrate(_)
            | Action::PlaceMarker(_)
            | Action::PlaceFlag(_)
            | Action::First(_)
            | Action::Activate(_)
            | Action::End
            | Action::Move(_)
            | Action::Go(_)
            | Action::Attack(_)
            | Action::Shoot(_)
            | Action::Charge { .. }
            | Action::Push(_)
            | Action::Slam { .. }
            | Action::PushTo(_)
            | Action::Escape
            | Action::Seek
            | Action::SeekAt(_)
            | Action::Reveal { .. }
            | Action::StayOut
            | Action::Climb(_)
            | Action::TakeFlag
            | Action::Intercept { .. }
            | Action::TakeShot(_)
            | Action::Dodge
            | Action::Counter
            | Action::LetBe
            | Action::Resign => Message::line("let-it-be", &[slug::ACTION_REACTIVE]),
        }
    }

    /// One of several things to choose: a state whose counter comes off, or a numbered line of the card.
    fn line_of_option(&self, state: &State, option: u8) -> Message {
        if let Some(Frame::Doing(doing)) = state.stack.top()
            && doing.waits == crate::state::Waits::Counter
            && let Some(figure) = doing.left.iter().next()
            && let Some(status) =
                crate::rules::cards::endings::counters(self, state, figure).nth(usize::from(option))
        {
            return Message::line("choose-counter", &[slug::ABILITY_KIND]).name("state", status_name(status));
        }
        Message::line("choose-option", &[slug::ABILITY_KIND]).number("option", option.saturating_add(1))
    }

    /// Why something that has to do with cards is refused.
    pub(crate) fn line_of_card_refusal(&self, refusal: &Illegal) -> Message {
        let line = |name| Message::line(name, &[refusal.rule()]);
        let figure = |line: Message, figure: u8| line.with("figure", unnamed(figure));
        match *refusal {
            Illegal::NoSuchAbility { figure: who } => figure(line("has-no-such-ability"), who),
            Illegal::NotNowAbility { figure: who, .. } => figure(line("not-now-ability"), who),
            Illegal::Sealed { figure: who } => figure(line("is-sealed"), who),
            Illegal::UsedUp { figure: who, .. } => figure(line("used-up"), who),
            Illegal::HasToUse { figure: who } => figure(line("has-to-use"), who),
            Illegal::AlreadyOn { figure: who, .. } => figure(line("already-on"), who),
            Illegal::Unmet { figure: who, .. } => figure(line("unmet"), who),
            Illegal::CannotPay { figure: who, .. } => figure(line("cannot-pay-ability"), who),
            Illegal::TooManySteps { most } => line("too-many-steps").number("most", most),
            Illegal::WrongTarget { target } => figure(line("not-a-target"), target),
            Illegal::NeedsTarget => line("needs-target"),
            Illegal::NoReaction { figure: who } => figure(line("no-reaction"), who),
            Illegal::Rooted { figure: who } => figure(line("is-rooted"), who),
            Illegal::Forbidden { figure: who } => figure(line("is-forbidden"), who),
            Illegal::Barred { figure: who } => figure(line("is-barred"), who),
            Illegal::NotInHand => line("not-in-your-hand"),
            Illegal::NotNowCard => line("not-now-card"),
            Illegal::NoGnosis => line("no-gnosis"),
            Illegal::NotAmongThem { figure: who } => figure(line("not-among-them"), who),
            Illegal::NoSuchOption { option } => {
                line("no-such-option").number("option", option.saturating_add(1))
            }
            Illegal::NotThatPlace { to } => self.at(line("not-that-place"), "to", to),
            Illegal::NotNow { .. }
            | Illegal::NotThatPlotCard { .. }
            | Illegal::NoSuchFigure
            | Illegal::NotYours { .. }
            | Illegal::NotOnTable { .. }
            | Illegal::AlreadyTurned { .. }
            | Illegal::Stunned { .. }
            | Illegal::Paralyzed { .. }
            | Illegal::Berserk { .. }
            | Illegal::Ordered { .. }
            | Illegal::Delayed { .. }
            | Illegal::Accumulates { .. }
            | Illegal::InTheOpen { .. }
            | Illegal::TooFewActions { .. }
            | Illegal::AlreadyMoved { .. }
            | Illegal::AlreadySought { .. }
            | Illegal::Engaged { .. }
            | Illegal::NotEngaged { .. }
            | Illegal::NotAnEnemy { .. }
            | Illegal::Hidden { .. }
            | Illegal::NotInContact { .. }
            | Illegal::InContact { .. }
            | Illegal::NoRangedAttack { .. }
            | Illegal::NoSight { .. }
            | Illegal::OutOfRange { .. }
            | Illegal::Way { .. }
            | Illegal::NoLine { .. }
            | Illegal::NotTheTarget { .. }
            | Illegal::NotInEdition { .. }
            | Illegal::NoCounter { .. }
            | Illegal::CannotIntercept { .. }
            | Illegal::CannotShield { .. }
            | Illegal::NoFlag
            | Illegal::NoSuchPiece
            | Illegal::Scenery { .. }
            | Illegal::NotInZone { .. }
            | Illegal::NoSuchZone
            | Illegal::FlagNotInZone { .. }
            | Illegal::AlreadyDeployed { .. }
            | Illegal::NotNearest { .. }
            | Illegal::NotNearEnough { .. }
            | Illegal::NotThatWay { .. }
            | Illegal::NoWay { .. }
            | Illegal::NotClear { .. }
            | Illegal::NothingToClimb
            | Illegal::TooFarForward { .. }
            | Illegal::NearEnemy { .. }
            | Illegal::Infiltration { .. } => line("anima-not-now"),
        }
    }
}

fn status_name(status: Status) -> String {
    format!("status-{}", status.word())
}

/// What it means to let things be: an attack happens, a window passes, a card does nothing, what is on ends.
pub(crate) fn letting_be(state: &State) -> Message {
    match state.stack.top() {
        Some(Frame::Window(_)) => Message::line("say-nothing", &[slug::ACTION_REACTIVE]),
        Some(Frame::Doing(_)) => Message::line("leave-it", &[slug::ABILITY_KIND]),
        Some(
            Frame::Nothing
            | Frame::Attack(_)
            | Frame::Escape { .. }
            | Frame::Seek { .. }
            | Frame::Found { .. }
            | Frame::Loss(_)
            | Frame::Bury(_)
            | Frame::Going(_)
            | Frame::Roll(_)
            | Frame::Due(_)
            | Frame::Throw(_),
        ) => Message::line("let-it-be", &[slug::ACTION_REACTIVE]),
        None if matches!(state.stage, Stage::Phase(Phase::Upkeep { .. })) => {
            Message::line("let-it-end", &[slug::TURN_UPKEEP])
        }
        None => Message::line("let-it-be", &[slug::ACTION_REACTIVE]),
    }
}
