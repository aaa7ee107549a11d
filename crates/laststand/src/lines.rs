//! Events, choices, refusals and outcomes as lines: a name, words and the rules they rest on.

use kernel::{Arg, Message, Rule, Seat};

use crate::action::{Action, Target, Way, With};
use crate::content::{AbilityKind, Power, TacticsEffect};
use crate::event::{Cause, Event, LostDie, Paid, Who, Zone};
use crate::face::Face;
use crate::game::LastStand;
use crate::refusal::Illegal;
use crate::rules::{dice, spend, stage_rule, tactics, titan};
use crate::slug;
use crate::state::{Card, FIRST, Open, Outcome, Reason, SECOND, Side, Slot, Stage, TacticsId, hero_of};
use crate::view::View;

/// The name id of a face; TITAN the face is not Titan the seat.
pub(crate) fn face_name(face: Face) -> &'static str {
    if face == Face::Titan { "titan-face" } else { face.word() }
}

fn faces(counts: [u8; 6]) -> Arg {
    let shown = Face::ALL.into_iter().filter(|face| counts[face.index()] > 0);
    Arg::many(shown.map(|face| Arg::counted(face_name(face), counts[face.index()])).collect())
}

fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Healthy => "zone-healthy",
        Zone::Weak => "zone-weak",
        Zone::Kill => "zone-kill",
    }
}

pub(crate) fn slot_name(slot: u8) -> &'static str {
    match slot {
        FIRST => "slot-first",
        SECOND => "slot-second",
        _ => "slot-fury",
    }
}

fn cause_rule(cause: Cause) -> Option<Rule> {
    match cause {
        Cause::Card(rule) | Cause::Ability(rule) | Cause::Tactics(rule) => Some(rule),
        Cause::Wound => None,
    }
}

fn cause_name(cause: Cause) -> &'static str {
    match cause {
        Cause::Card(_) => "cause-card",
        Cause::Ability(_) => "cause-ability",
        Cause::Tactics(_) => "cause-tactics",
        Cause::Wound => "cause-wound",
    }
}

/// The rules that had a part in a payment: a power, a half, the number of cannons.
fn rules_of(paid: &Paid) -> impl Iterator<Item = Rule> {
    let half = paid.half.then_some(slug::DICE_HALF);
    let capped = (paid.face == Face::Cannon).then_some(slug::DICE_CANNON_CAP);
    paid.power.into_iter().chain(half).chain(capped)
}

/// What was paid: the symbols, how many of them by a power, and the rules of that.
fn paid(mut line: Message, paid: &Paid) -> Message {
    line.rules.extend(rules_of(paid));
    let line = line.with("paid", Arg::counted(face_name(paid.face), paid.count)).number("other", paid.other);
    with_power(line)
}

/// The same with the face that paid by a hero's power. A record says how many dice did, and by which rule; the rule says
/// which face stands for another.
pub fn with_power(line: Message) -> Message {
    let shows = |part: &Arg, face: Face| matches!(part, Arg::Counted(dice) if dice.name == face.word());
    let paid = |face: Face| match line.args.get("paid") {
        Some(Arg::List(list)) => list.parts.iter().any(|part| shows(part, face)),
        Some(dice) => shows(dice, face),
        None => false,
    };
    if line.args.get("paid").is_none() || matches!(line.args.get("other"), None | Some(Arg::Number(0))) {
        return line;
    }
    let (tactics, dodge) = (paid(Face::Tactics), paid(Face::Dodge));
    let (wild, swaps) = (line.rules.contains(&slug::HERO_SASHA), line.rules.contains(&slug::HERO_ERWIN));
    let face = if wild || swaps && tactics && !dodge {
        face_name(Face::Dodge)
    } else if swaps && dodge && !tactics {
        face_name(Face::Tactics)
    } else {
        "another-face"
    };
    line.with_unwritten("with", Arg::named(face))
}

/// How often a die that is rolled until it shows one wanted face ends as TITAN instead, in hundredths: `plain` for the
/// face alone, `best` where a power lets another face stand for it.
///
/// Rule: dice.reroll_odds
pub(crate) fn reroll_odds(mut line: Message, power: Power) -> Message {
    let faces = |face: Face| 1 + i64::from(dice::substitute(power, face).is_some());
    let most = Face::USEFUL.into_iter().map(faces).max().unwrap_or(1);
    line.rules.push(slug::DICE_REROLL_ODDS);
    line.number("plain", 100 / 2).number("best", 100 / (most + 1))
}

impl LastStand {
    pub(crate) fn who_name(&self, who: Who) -> String {
        match who.hero {
            Some(hero) => self.content.heroes[usize::from(hero)].id.clone(),
            None if who.seat == 0 => "titan".to_owned(),
            None => format!("hero{}", who.seat),
        }
    }

    pub(crate) fn card_name(&self, card: Card) -> String {
        self.content.titans[usize::from(card.titan)].cards[usize::from(card.card.0)].id.clone()
    }

    pub(crate) fn tactics_name(&self, card: TacticsId) -> String {
        self.content.tactics[usize::from(card.0)].id.clone()
    }

    fn who(&self, name: &'static str, rules: &[Rule], who: Who) -> Message {
        Message::line(name, rules).name("who", self.who_name(who))
    }

    fn cards(&self, cards: &[Card]) -> Arg {
        Arg::many(cards.iter().map(|&card| Arg::named(self.card_name(card))).collect())
    }

    pub(crate) fn line_of_event(&self, event: &Event) -> Message {
        let of = |name, rules: &[Rule], card: &Card| {
            Message::line(name, rules).name("card", self.card_name(*card))
        };
        match event {
            Event::TitanChosen { titan } => {
                Message::line("titan-chosen", &[slug::SETUP_TITAN, slug::SETUP_ORDER])
                    .name("titan", self.content.titans[usize::from(*titan)].id.clone())
            }
            Event::HeroTaken { who } => Message::line("hero-taken", &[slug::SETUP_HEROES, slug::SETUP_ORDER])
                .name("seat", format!("hero{}", who.seat))
                .name("hero", self.who_name(*who)),
            Event::Stood { who, level } => {
                self.who("stood", &[slug::SETUP_HEROES, slug::LEVELS_LINE], *who).number("level", *level)
            }
            Event::SetOut { cannons, citizens, hearts, dice } => {
                Message::line("set-out", &[slug::SETUP_PIECES, slug::SETUP_HEROES])
                    .number("cannons", *cannons)
                    .number("citizens", *citizens)
                    .number("hearts", *hearts)
                    .number("dice", *dice)
            }
            Event::TacticsSeen { card, setup } => {
                let rule = if *setup { slug::SETUP_TACTICS } else { slug::TACTICS_DECK };
                Message::line("tactics-seen", &[rule]).name("card", self.tactics_name(*card))
            }
            Event::TacticsOpen { card } => {
                Message::line("tactics-open", &[slug::TACTICS_KNOWN]).name("card", self.tactics_name(*card))
            }
            Event::RoundBegins { round } => {
                Message::line("round-begins", &[slug::ROUND_CHOOSE]).number("round", *round)
            }
            Event::LaidOpen { card } => {
                Message::line("laid-open", &[slug::ROUND_CHOOSE]).name("card", self.card_name(*card))
            }
            Event::LaidHidden { card: Some(card) } => {
                Message::line("laid-hidden-card", &[slug::ROUND_CHOOSE]).name("card", self.card_name(*card))
            }
            Event::LaidHidden { card: None } => Message::line("laid-hidden", &[slug::ROUND_CHOOSE]),
            Event::Rolled { who, faces: shown, first, kept } => {
                let name = if *first { "rolled" } else { "rolled-again" };
                let mut line = self.who(name, &[slug::ROUND_ROLL], *who).with("faces", faces(*shown));
                if shown[Face::Titan.index()] > 0 {
                    line.rules.push(kept.unwrap_or(slug::DICE_TITAN));
                }
                let given = if kept.is_some() { 0 } else { shown[Face::Titan.index()] };
                line.number("given", given)
            }
            Event::RollsAgain { who, faces: again } => {
                let line = self.who("rolls-again", &[slug::ROUND_ROLL], *who).with("faces", faces(*again));
                let hero = &self.content.heroes[usize::from(who.hero.unwrap_or_default())];
                reroll_odds(line, hero.power)
            }
            Event::IsContent { who, still } => {
                self.who("is-content", &[slug::TEAM_DONE], *who).number("still", *still)
            }
            Event::RolledReturned { who, faces: shown } => {
                let mut line = self.who("rolled-returned", &[slug::ROUND_RETURNED], *who);
                if shown[Face::Titan.index()] > 0 {
                    line.rules.push(slug::DICE_TITAN);
                }
                line.with("faces", faces(*shown)).number("aside", shown[Face::Titan.index()])
            }
            Event::Lent { who, to, face } => self
                .who("lent", &[slug::HERO_EREN], *who)
                .name("to", self.who_name(*to))
                .name("face", face_name(*face)),
            Event::LendingEnds { who } => self.who("lending-ends", &[slug::HERO_EREN], *who),
            Event::HalfLost { who } => self.who("half-lost", &[slug::DICE_HALF], *who),
            Event::AbilityUsed { titan, ability, rule, pay, heroes, third } => {
                let mut line = Message::line(
                    "ability-used",
                    &[slug::ROUND_TITAN_ABILITIES, *rule, slug::TITAN_PAYS_WITH],
                );
                if *third {
                    line.rules.push(slug::TITAN_THIRD);
                }
                let card = &self.content.titans[usize::from(*titan)].abilities[usize::from(*ability)];
                if !card.ours {
                    line.rules.push(slug::ACTION_EXAMPLES);
                }
                let dice = pay.iter().zip(heroes).filter(|(dice, _)| **dice > 0);
                let paid = dice.filter_map(|(dice, hero)| {
                    let hero = (*hero)?;
                    Some(Arg::counted(self.content.heroes[usize::from(hero)].id.clone(), *dice))
                });
                line.name("ability", ability_name(card.does)).with("dice", Arg::many(paid.collect()))
            }
            Event::TitanStops { left } => {
                let mut line =
                    Message::line("titan-stops", &[slug::ROUND_TITAN_ABILITIES]).number("left", *left);
                if *left > 0 {
                    line.rules.push(slug::TITAN_UNSPENT);
                }
                line
            }
            Event::MarkerMoved { from, to, asked, cause } => {
                let mut line = Message::line("marker-moved", &[]).number("from", *from).number("to", *to);
                line.rules.extend(cause_rule(*cause));
                line.rules.push(slug::TRACK_ZONES);
                if from.abs_diff(*to) < *asked {
                    line.rules.push(slug::TRACK_ENDS);
                }
                line.name("cause", cause_name(*cause))
            }
            Event::ZoneEntered { zone } => {
                Message::line("zone-entered", &[slug::TRACK_ZONES]).name("zone", zone_name(*zone))
            }
            Event::Devoured { count, left, cause } => {
                self.loss("devoured", slug::TITAN_DEVOUR, *count, *left, *cause)
            }
            Event::CannonsLost { count, left, cause } => {
                self.loss("cannons-lost", slug::TITAN_CRUSH_CANNONS, *count, *left, *cause)
            }
            Event::HeartLost { who, left, cause } => {
                let mut line = self.who("heart-lost", &[], *who);
                line.rules.extend(cause_rule(*cause));
                line.number("left", *left).name("cause", cause_name(*cause))
            }
            Event::DieLost { who, die, cause } => {
                let mut line = self.who("die-lost", &[], *who);
                line.rules.extend(cause_rule(*cause));
                line.rules.push(slug::DICE_STATES);
                line.name(
                    "die",
                    match die {
                        LostDie::Held(face) => face_name(*face),
                        LostDie::Returned => "returned-die",
                    },
                )
            }
            Event::NoDieToLose { who } => self.who("no-die-to-lose", &[slug::ACTION_LOSE_DIE], *who),
            Event::Named { who, hero } => {
                self.who("named", &[slug::TEAM_CHOICE], *who).name("hero", self.who_name(*hero))
            }
            Event::TeamChose { hero } => {
                Message::line("team-chose", &[slug::TEAM_CHOICE, slug::TITAN_HIT_HERO])
                    .name("hero", self.who_name(*hero))
            }
            Event::Swapped { slot, came: Some(came), went: Some(went), .. } => {
                Message::line("swapped-card", &[slug::TITAN_SUDDEN_CHARGE])
                    .name("slot", slot_name(*slot))
                    .name("came", self.card_name(*came))
                    .name("went", self.card_name(*went))
            }
            Event::Swapped { slot, .. } => {
                Message::line("swapped", &[slug::TITAN_SUDDEN_CHARGE]).name("slot", slot_name(*slot))
            }
            Event::FuryLaid { card } => {
                Message::line("fury-laid", &[slug::TITAN_FURY]).name("card", self.card_name(*card))
            }
            Event::CardUp { card, turned, printed } => {
                let mut line =
                    of(if *turned { "card-turned" } else { "card-up" }, &[slug::ROUND_ACTIONS], card);
                if *printed {
                    line.rules.push(slug::ACTION_EXAMPLES);
                }
                line
            }
            Event::NobodyThere { card } => of("nobody-there", &[slug::ACTION_AREA], card),
            Event::Struck { card, heroes } => {
                let heroes = heroes.iter().map(|&who| Arg::named(self.who_name(who))).collect();
                of("struck", &[slug::ACTION_AREA], card).with("heroes", Arg::many(heroes))
            }
            Event::Dodged { who, paid: price } => {
                paid(self.who("dodged", &[slug::ACTION_CANCEL_INDIVIDUAL, slug::DICE_DODGE], *who), price)
            }
            Event::Suffers { who } => self.who("suffers", &[slug::ACTION_CANCEL_INDIVIDUAL], *who),
            Event::PutIn { who, paid: price, so_far, needed } => {
                paid(self.who("put-in", &[slug::ACTION_CANCEL_COLLECTIVE, slug::DICE_TACTICS], *who), price)
                    .number("so-far", *so_far)
                    .number("needed", *needed)
            }
            Event::CardStopped { card } => of("card-stopped", &[slug::ACTION_CANCEL_COLLECTIVE], card),
            Event::CardStrikes { card, back } => {
                of("card-strikes", &[slug::ACTION_CANCEL_COLLECTIVE, slug::ACTION_EFFECTS], card)
                    .number("back", *back)
            }
            Event::SpendBegins => Message::line("spend-begins", &[slug::ROUND_SPEND]),
            Event::Moved { who, from, to, paid: price } => {
                paid(self.who("moved", &[slug::DICE_MOVE, slug::LEVELS_LINE], *who), price)
                    .number("from", *from)
                    .number("to", *to)
            }
            Event::Wounded { who, damage, paid: price } => {
                let rule = if price.face == Face::Cannon { slug::DICE_CANNON } else { slug::DICE_FIGHT };
                paid(self.who("wounded", &[rule], *who), price).number("damage", *damage)
            }
            Event::Cycled { who, card, paid: price } => {
                paid(self.who("cycled", &[slug::DICE_TACTICS, slug::TACTICS_KNOWN], *who), price)
                    .name("card", self.tactics_name(*card))
            }
            Event::ConditionMet { who, card, condition, paid: prices } => {
                let mut line = self
                    .who("condition-met", &[slug::TACTICS_PAY], *who)
                    .name("card", self.tactics_name(*card))
                    .number("condition", *condition + 1);
                let mut symbols = Vec::new();
                for price in prices {
                    line.rules.extend(rules_of(price));
                    symbols.push(Arg::counted(face_name(price.face), price.count));
                }
                let other: u8 = prices.iter().map(|price| price.other).sum();
                with_power(line.with("paid", Arg::many(symbols)).number("other", other))
            }
            Event::PaidTogether { who, card, so_far, needed, paid: price } => {
                paid(self.who("paid-together", &[slug::TACTICS_PAY], *who), price)
                    .name("card", self.tactics_name(*card))
                    .number("so-far", *so_far)
                    .number("needed", *needed)
            }
            Event::PaymentLost { card } => {
                Message::line("payment-lost", &[slug::TACTICS_LOST]).name("card", self.tactics_name(*card))
            }
            Event::Activated { card, two_heroes } => {
                let mut line = Message::line("activated", &[slug::TACTICS_ACTIVATE])
                    .name("card", self.tactics_name(*card));
                if *two_heroes {
                    line.rules.push(slug::TACTICS_TWO_HEROES);
                }
                if self.content.tactics[usize::from(card.0)].effect == TacticsEffect::Victory {
                    line.rules.push(tactics::killing_rule(self, *card));
                }
                line
            }
            Event::CardsStayOpen => Message::line("cards-stay-open", &[slug::TACTICS_BLINDING_SHOT]),
            Event::CardRemoved { card } => {
                Message::line("card-removed", &[slug::TACTICS_MUTILATION]).name("card", self.card_name(*card))
            }
            Event::Healed { who, hearts } => {
                self.who("healed", &[slug::TACTICS_COVER_TO_HEAL], *who).number("hearts", *hearts)
            }
            Event::Rescued { count, citizens } => Message::line("rescued", &[slug::TACTICS_RESCUE])
                .number("count", *count)
                .number("citizens", *citizens),
            Event::Searches { who, paid: price } => {
                paid(self.who("searches", &[slug::HERO_ARMIN], *who), price)
            }
            Event::OrderSeen { card, place } => {
                Message::line("order-seen", &[slug::HERO_ARMIN, slug::TACTICS_KNOWN])
                    .name("card", self.tactics_name(*card))
                    .number("place", *place)
            }
            Event::PutOnTop { who, card } => {
                self.who("put-on-top", &[slug::HERO_ARMIN], *who).name("card", self.tactics_name(*card))
            }
            Event::Reset { aside, back, unspent } => {
                let mut line = Message::line("reset", &[slug::ROUND_RESET])
                    .with("aside", self.cards(aside))
                    .with("back", self.cards(back))
                    .number("unspent", *unspent);
                if *unspent > 0 {
                    line.rules.push(slug::TITAN_UNSPENT);
                }
                line
            }
            Event::Resigned { who, still } => {
                self.who("resigned", &[slug::TEAM_RESIGN], *who).number("still", *still)
            }
            Event::Over { outcome } => self.line_of_outcome(outcome),
        }
    }

    fn loss(&self, name: &'static str, rule: Rule, count: u8, left: u8, cause: Cause) -> Message {
        let mut line = Message::line(name, &[rule]).number("count", count).number("left", left);
        if let Cause::Card(_) = cause {
            line.rules.push(slug::ACTION_EFFECTS);
        }
        line
    }

    pub(crate) fn line_of_outcome(&self, outcome: &Outcome) -> Message {
        let (name, rule) = match outcome.winner {
            Side::Titan => ("titan-wins", slug::WIN_TITAN),
            Side::Heroes => ("heroes-win", slug::WIN_HEROES),
        };
        let mut line = Message::line(name, &[rule, slug::WIN_NOW]);
        let reason = match outcome.reason {
            Reason::Cannons => "cannons".to_owned(),
            Reason::Citizens => "citizens".to_owned(),
            Reason::HeroLost => "hero-lost".to_owned(),
            Reason::Resigned => {
                line.rules = [slug::TEAM_RESIGN].into_iter().collect();
                "resigned".to_owned()
            }
            Reason::Killed(card) => {
                line.rules.push(tactics::killing_rule(self, card));
                self.tactics_name(card)
            }
        };
        line.name("reason", reason)
    }
}

pub(crate) fn ability_name(does: AbilityKind) -> &'static str {
    match does {
        AbilityKind::Regenerate(_) => "regenerate",
        AbilityKind::Devour(_) => "devour",
        AbilityKind::CrushCannons(_) => "crush-cannons",
        AbilityKind::HitHero => "hit-hero",
        AbilityKind::CrushHero => "crush-hero",
        AbilityKind::Hinder => "hinder",
        AbilityKind::SuddenCharge => "sudden-charge",
        AbilityKind::Fury => "fury",
    }
}

impl LastStand {
    /// What a choice says, with the rules somebody weighing it would look up.
    pub(crate) fn line_of_action(&self, view: &View, seat: Seat, action: &Action) -> Message {
        let open = &view.open;
        let place = |hero: u8| self.place_name(view, hero);
        match *action {
            Action::ChooseTitan(titan) => Message::line("choose-titan", &[slug::SETUP_TITAN])
                .name("titan", self.content.titans[usize::from(titan)].id.clone()),
            Action::TakeHero(hero) => Message::line("take-hero", &[slug::SETUP_HEROES])
                .name("hero", self.content.heroes[usize::from(hero)].id.clone()),
            Action::StandAt(level) => {
                Message::line("stand-at", &[slug::SETUP_HEROES, slug::LEVELS_LINE]).number("level", level)
            }
            Action::Lay { open: first, other } => {
                let name = if open.blinded { "lay-open" } else { "lay" };
                Message::line(name, &[slug::ROUND_CHOOSE])
                    .name("first", self.card_name(first))
                    .name("second", self.card_name(other))
            }
            Action::Roll(again) => {
                Message::line("roll", &[slug::ROUND_ROLL, slug::DICE_TITAN]).with("faces", faces(again))
            }
            Action::Content => {
                if open.stage == Stage::Abilities {
                    Message::line("stop", &[slug::ROUND_TITAN_ABILITIES, slug::TITAN_UNSPENT])
                } else if let Stage::Lend { .. } = open.stage {
                    Message::line("lend-no-more", &[slug::HERO_EREN])
                } else {
                    let line = Message::line("content", &[slug::TEAM_DONE, stage_rule(open.stage)]);
                    line.number("stage", open.stage_number())
                }
            }
            Action::Use { ability, pay, on } => self.line_of_use(view, ability, pay, on),
            Action::Name(hero) => Message::line("name-hero", &[slug::TEAM_CHOICE]).name("hero", place(hero)),
            Action::Lend { to, face } => {
                Message::line("lend", &[slug::HERO_EREN]).name("to", place(to)).name("face", face_name(face))
            }
            Action::Dodge { other } => {
                let line = Message::line("dodge", &[slug::ACTION_CANCEL_INDIVIDUAL, slug::DICE_DODGE])
                    .number("count", self.content.edition.cancel.dodge)
                    .number("other", other);
                self.with(line, view, seat, Face::Dodge, if other > 0 { With::Other } else { With::Itself })
            }
            Action::Suffer => Message::line("suffer", &[slug::ACTION_CANCEL_INDIVIDUAL]),
            Action::GiveUp(face) => {
                Message::line("give-up", &[slug::ACTION_LOSE_DIE]).name("face", face_name(face))
            }
            Action::PutIn(with) => self.with(
                Message::line("put-in-tactics", &[slug::ACTION_CANCEL_COLLECTIVE]),
                view,
                seat,
                Face::Tactics,
                with,
            ),
            Action::Move(way, with) => {
                let level = hero_of(seat).and_then(|hero| open.hero(hero).level).unwrap_or_default();
                let (name, to) = match way {
                    Way::Up => ("move-up", level.saturating_add(1)),
                    Way::Down => ("move-down", level.saturating_sub(1)),
                };
                let line = Message::line(name, &[slug::DICE_MOVE, slug::LEVELS_LINE]).number("to", to);
                self.with(line, view, seat, Face::Move, with)
            }
            Action::Wound(face, with) => {
                let damage = &self.content.edition.damage;
                let (rule, boxes) = if face == Face::Cannon {
                    (slug::DICE_CANNON, damage.cannon)
                } else {
                    (slug::DICE_FIGHT, damage.fight)
                };
                let line =
                    Message::line("wound", &[rule]).name("face", face_name(face)).number("damage", boxes);
                self.with(line, view, seat, face, with)
            }
            Action::Cycle(with) => {
                let line = Message::line("cycle", &[slug::DICE_TACTICS, slug::TACTICS_KNOWN]);
                let top = open.deck.top().map_or_else(String::new, |card| self.tactics_name(card));
                self.with(line.name("card", top), view, seat, Face::Tactics, with)
            }
            Action::Meet { condition, other } => {
                let card = tactics::open_card(self, open);
                let wanted = card.and_then(|card| card.conditions.get(usize::from(condition)));
                let symbols = wanted.map_or([0; 6], |wanted| Face::ALL.map(|face| wanted.symbols.get(face)));
                let line = Message::line("meet", &[slug::TACTICS_PAY])
                    .name("card", open.deck.top().map_or_else(String::new, |card| self.tactics_name(card)))
                    .number("condition", condition.saturating_add(1))
                    .with("symbols", faces(symbols))
                    .number("other", other.iter().sum::<u8>());
                match Face::ALL.into_iter().find(|face| other[face.index()] > 0) {
                    Some(face) => self.with(line, view, seat, face, With::Other),
                    None => line,
                }
            }
            Action::PayTogether(face, with) => {
                let line = Message::line("pay-together", &[slug::TACTICS_PAY])
                    .name("card", open.deck.top().map_or_else(String::new, |card| self.tactics_name(card)))
                    .name("face", face_name(face))
                    .number("so-far", open.together[face.index()])
                    .number("needed", tactics::together(self, open).get(face));
                self.with(line, view, seat, face, with)
            }
            Action::Search => Message::line("search", &[slug::HERO_ARMIN, slug::TACTICS_KNOWN]),
            Action::PutOnTop(card) => {
                Message::line("put-on-top-card", &[slug::HERO_ARMIN]).name("card", self.tactics_name(card))
            }
            Action::Resign => Message::line("resign", &[slug::TEAM_RESIGN]),
        }
    }

    /// The face that pays, where a power lets another one do it.
    fn with(&self, mut line: Message, view: &View, seat: Seat, face: Face, with: With) -> Message {
        let power = hero_of(seat).map(|hero| self.hero_card(&view.open, hero).power);
        let other = power.and_then(|power| dice::substitute(power, face));
        match (with, other) {
            (With::Other, Some(other)) => {
                line.rules.extend(match power {
                    Some(Power::Wild(_)) => Some(slug::HERO_SASHA),
                    _ => Some(slug::HERO_ERWIN),
                });
                line.name("with", face_name(other))
            }
            (With::Itself | With::Other, _) => line.name("with", face_name(face)),
        }
    }

    /// Which die pays first, where it is one that can do less than others: the rest of a doubled die, a borrowed one.
    ///
    /// Rule: dice.half
    pub(crate) fn goes_first(&self, open: &Open, hero: u8, action: &Action) -> Option<Message> {
        let (power, purse) = (self.hero_card(open, hero).power, open.hero(hero).purse);
        let one = |face: Face, with: With| vec![(face, 1, with.other())];
        let paid: Vec<(Face, u8, u8)> = match *action {
            Action::Dodge { other } => vec![(Face::Dodge, self.content.edition.cancel.dodge, other)],
            Action::PutIn(with) | Action::Cycle(with) => one(Face::Tactics, with),
            Action::Move(_, with) => one(Face::Move, with),
            // From afar only dice of one's own do.
            Action::Wound(face, _)
                if power == Power::Far(face) && !spend::in_place(self, open, hero, face) =>
            {
                return None;
            }
            Action::Wound(face, with) | Action::PayTogether(face, with) => one(face, with),
            Action::Meet { condition, other } => {
                let condition = tactics::open_card(self, open)?.conditions.get(usize::from(condition))?;
                condition.symbols.iter().map(|(face, count)| (face, count, other[face.index()])).collect()
            }
            Action::Search => one(Face::Tactics, With::Itself),
            Action::ChooseTitan(_)
            | Action::TakeHero(_)
            | Action::StandAt(_)
            | Action::Lay { .. }
            | Action::Roll(_)
            | Action::Content
            | Action::Use { .. }
            | Action::Name(_)
            | Action::Lend { .. }
            | Action::Suffer
            | Action::GiveUp(_)
            | Action::PutOnTop(_)
            | Action::Resign => return None,
        };
        for (face, count, other) in paid {
            let with = dice::substitute(power, face).filter(|_| other > 0);
            for shown in (count > other).then_some(face).into_iter().chain(with) {
                if purse.half && power == Power::Double(shown) {
                    let line = Message::line("pays-with-half", &[slug::DICE_HALF]);
                    return Some(line.name("face", face_name(shown)));
                }
                if purse.borrowed == Some(shown) {
                    let line = Message::line("pays-with-borrowed", &[slug::HERO_EREN]);
                    return Some(line.name("face", face_name(shown)));
                }
            }
        }
        None
    }

    fn line_of_use(&self, view: &View, ability: u8, pay: [u8; 4], on: Target) -> Message {
        let open = &view.open;
        let Some(card) = self.titan(open).abilities.get(usize::from(ability)) else {
            return Message::line("use", &[slug::ROUND_TITAN_ABILITIES]);
        };
        let dice = (0u8..).zip(pay).filter(|(hero, dice)| *dice > 0 && *hero < open.count);
        let dice = dice.map(|(hero, dice)| Arg::counted(self.place_name(view, hero), dice)).collect();
        let amount = match card.does {
            AbilityKind::Regenerate(amount)
            | AbilityKind::Devour(amount)
            | AbilityKind::CrushCannons(amount) => amount,
            AbilityKind::HitHero
            | AbilityKind::CrushHero
            | AbilityKind::Hinder
            | AbilityKind::SuddenCharge
            | AbilityKind::Fury => 0,
        };
        let rules = [titan::ability_rule(card.does), slug::TITAN_PAYS_WITH];
        let line = |name| {
            Message::line(name, &rules)
                .name("ability", ability_name(card.does))
                .number("amount", amount)
                .with("dice", Arg::many(dice))
        };
        match on {
            Target::Nothing => line("use"),
            Target::Hero(hero) => line("use-on-hero").name("hero", self.place_name(view, hero)),
            Target::HeldDie { hero, face } => {
                line("use-on-die").name("hero", self.place_name(view, hero)).name("face", face_name(face))
            }
            Target::ReturnedDie { hero } => {
                line("use-on-die").name("hero", self.place_name(view, hero)).name("face", "returned-die")
            }
            Target::Swap { slot, card } => {
                let old = match open.slots.get(usize::from(slot)) {
                    Some(Slot::FaceUp(old)) => {
                        Arg::named(self.card_name(Card { titan: card.titan, card: *old }))
                    }
                    Some(Slot::FaceDown) => view.hidden.map_or_else(
                        || Arg::named("face-down"),
                        |old| Arg::named(self.card_name(Card { titan: card.titan, card: old })),
                    ),
                    Some(Slot::Empty) | None => Arg::many(Vec::new()),
                };
                line("use-swap")
                    .name("slot", slot_name(slot))
                    .with("went", old)
                    .name("came", self.card_name(card))
            }
            Target::Card(card) => line("use-card").name("card", self.card_name(card)),
        }
    }

    /// The name of whoever plays in this hero place.
    pub(crate) fn place_name(&self, view: &View, hero: u8) -> String {
        let id = view.open.heroes.get(usize::from(hero)).and_then(|hero| hero.id);
        self.who_name(Who { seat: hero.saturating_add(1), hero: id })
    }

    pub(crate) fn line_of_refusal(&self, refusal: &Illegal) -> Message {
        let line = |name| Message::line(name, &[refusal.rule()]);
        match refusal {
            Illegal::NotNow { .. } => line("not-now"),
            Illegal::NoSuchTitan => line("no-such-titan"),
            Illegal::NoSuchHero => line("no-such-hero"),
            Illegal::HeroTaken { hero } => {
                line("hero-is-taken").name("hero", self.content.heroes[usize::from(*hero)].id.clone())
            }
            Illegal::NotAStart { level } => line("not-a-start").number("level", *level),
            Illegal::NoSuchCard => line("no-such-card"),
            Illegal::NotInHand { card, .. } => line("not-in-hand").name("card", self.card_name(*card)),
            Illegal::SameCardTwice { card } => line("same-card-twice").name("card", self.card_name(*card)),
            Illegal::NothingToRoll => line("nothing-to-roll"),
            Illegal::NotHeld { face, held } => {
                line("not-held").name("face", face_name(*face)).number("held", *held)
            }
            Illegal::Locked => line("locked"),
            Illegal::AlreadySaid => line("already-said"),
            Illegal::NoSuchAbility => line("no-such-ability"),
            Illegal::ThirdLocked => line("third-locked"),
            Illegal::WrongPrice { cost, paid } => {
                line("wrong-price").number("cost", *cost).number("paid", *paid)
            }
            Illegal::NotWithTitan { who, has } => {
                line("not-with-titan").name("who", self.who_name(*who)).number("has", *has)
            }
            Illegal::WrongTarget { .. } => line("wrong-target"),
            Illegal::FuryOnce => line("fury-once"),
            Illegal::NoSuchSlot => line("no-such-slot"),
            Illegal::OneEach { to } => line("one-each").name("to", self.who_name(*to)),
            Illegal::NotATeammate => line("not-a-teammate"),
            Illegal::NotStruck => line("not-struck"),
            Illegal::CannotPay { face, needed, has } => line("cannot-pay")
                .name("face", face_name(*face))
                .number("needed", *needed)
                .number("has", *has),
            Illegal::NoPower { face } => line("no-power").name("face", face_name(*face)),
            Illegal::EndOfLine { level } => line("end-of-line").number("level", *level),
            Illegal::NotOnTitan => line("not-on-titan"),
            Illegal::NotInTower => line("not-in-tower"),
            Illegal::CannonCap { cannons } => line("cannon-cap").number("cannons", *cannons),
            Illegal::NotAWeapon => line("not-a-weapon"),
            Illegal::LastCard => line("last-card"),
            Illegal::NoSuchCondition => line("no-such-condition"),
            Illegal::AlreadyMet => line("already-met"),
            Illegal::NotThere { level } => line("not-there").number("level", *level),
            Illegal::IsAZone => line("is-a-zone"),
            Illegal::CannotSearch => line("cannot-search"),
            Illegal::NotInDeck { card } => line("not-in-deck").name("card", self.tactics_name(*card)),
            Illegal::AlreadyResigned => line("already-resigned"),
        }
    }
}
