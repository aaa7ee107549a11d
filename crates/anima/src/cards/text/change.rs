//! Changes in words: what is added, as a list of nouns (`+1 Attack, Flight`), and what is done, as verbs.

use super::super::{Amount, Attribute, Change, Condition, Identity, Measure, Measured, Per, What, Who, With};
use super::ability::{innate_word, source_word};
use super::amount::{Sign, amount, each, is_negative, negated, sized};
use super::condition::{carried_word, how, how_apart, kind_word, named, said, that_is};
use super::who::{Case, How, Roles, some, who, whom};
use super::{Glue, Phrase};
use crate::state::{Status, StatusSet};

/// What a change says: of whom, what it is given, and what it does.
#[derive(Debug)]
pub(super) struct Changed {
    /// Whom it is about; nothing where that is the bearer.
    pub who: Option<Phrase>,
    /// What is added to it or taken from it.
    gets: Vec<Given>,
    /// What its numbers are instead: nouns.
    sets: Vec<Phrase>,
    /// What it does: verbs.
    does: Vec<Phrase>,
    /// The conditions on what it does or is given.
    limits: Limits,
}

/// Something that is added or taken: a noun with its amount.
#[derive(Debug)]
struct Given {
    /// With its sign.
    shown: Phrase,
    verb: Verb,
    /// Whether it is counted by something, which an adverb behind it would seem to belong to.
    counted: bool,
    /// Whether it is a thing that somebody has, and no number of it.
    is_thing: bool,
}

/// What is given, as one phrase. Numbers stand beside each other; a thing among them is told from them by an *and*.
fn listed(gets: Vec<Given>) -> Option<Phrase> {
    let glue = if gets.iter().any(|given| given.is_thing) { Glue::And } else { Glue::Comma };
    Phrase::joined(gets.into_iter().map(|given| given.shown).collect(), glue)
}

/// What happens to somebody who is given something.
#[derive(Debug)]
enum Verb {
    Gains,
    /// With the noun as it stands behind *loses*, without a sign.
    Loses(Phrase),
    /// Nothing that could be lost is made worse, such as a roll.
    Suffers,
}

#[derive(Debug, Default)]
struct Limits {
    how: Option<Phrase>,
    is: Option<Phrase>,
    against: Option<Phrase>,
}

impl Limits {
    fn is_empty(&self) -> bool {
        self.how.is_none() && self.is.is_none() && self.against.is_none()
    }

    /// Everything but how it is done.
    fn who(&self, mut does: Phrase) -> Phrase {
        if let Some(is) = &self.against {
            does = Phrase::new("card-against").with("does", does).with("is", is.clone());
        }
        if let Some(is) = &self.is {
            does = Phrase::new("card-if-it").with("does", does).with("is", is.clone());
        }
        does
    }

    /// All of it, with how it is done right behind what is done.
    fn on(&self, does: Phrase, fits: Fits) -> Phrase {
        let does = match fits {
            Fits::Closely => how(does, self.how.clone()),
            Fits::Apart => how_apart(does, self.how.clone()),
        };
        self.who(does)
    }
}

/// Whether an adverb can stand behind a phrase without seeming to belong to a noun in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fits {
    Closely,
    Apart,
}

/// The parts of a change, for whoever `about` says.
pub(super) fn changed(change: &Change, about: &Who, roles: Roles<'_>) -> Changed {
    let roles = Roles { others: roles.others || *about != Who::Bearer, ..roles };
    // Whom it is about is for the caller to say, and its place is no words.
    let Change { who: _, when, against, parts, bits: _, place: _, grants: _, suppresses: _ } = change;
    // Only shots have a range, which need not be said twice.
    let only_range = parts.iter().all(|(what, _)| *what == What::Range);
    // What an ability costs is paid for that ability.
    let costs = parts.iter().all(|(what, _)| matches!(what, What::Cost(_) | What::CostLeast(..)));
    let paid = when
        .iter()
        .find_map(|when| if let Condition::By(ability) = when { costs.then_some(ability) } else { None });
    let said_elsewhere = |when: &Condition| {
        only_range && *when == Condition::Ranged || paid.is_some() && matches!(when, Condition::By(_))
    };
    let figure: Vec<Condition> = when.iter().filter(|when| !said_elsewhere(when)).cloned().collect();
    let (figure, other) = (&figure, against);
    let (when, against) = (said(figure, roles), said(other, roles.of_another()));
    let mut who = who(about, roles, Case::Does);
    let mut limits = Limits {
        how: Phrase::joined(when.how.into_iter().chain(against.how).collect(), Glue::Comma),
        ..Limits::default()
    };
    match &who {
        // How something is done is said of what is done, not of who does it.
        Some(noun) => who = Some(that_is(noun.clone(), when.is)),
        None => limits.is = when.is,
    }
    let (mut gets, mut measured, mut does) = (Vec::new(), Vec::new(), Vec::new());
    // Of the roll that is spoken of, not of every roll.
    let rolls = figure.iter().any(|when| matches!(when, Condition::Rolling(_)));
    let noun = |what: &What, by| {
        if rolls && *what == What::Roll { Some(Phrase::new("card-that-roll")) } else { noun(what, by) }
    };
    for (what, by) in parts {
        let (noun, by) = (noun(what, *by), &rolled(what, *by));
        match (noun, by) {
            (Some(noun), Amount::Measured(size @ Measured { plus: 0, most: None, least: None, .. }))
                if size.each != Per::Die =>
            {
                measured.push((*size, sized(noun, size.times, Sign::Shown)));
            }
            (Some(noun), by) => gets.push(given(what, noun, *by, roles)),
            (None, _) => {}
        }
        if let What::Innate(innate) = what {
            let shown = Phrase::new(innate_word(*innate));
            gets.push(Given { shown, verb: Verb::Gains, counted: false, is_thing: true });
        }
    }
    gets.extend(together(measured, roles));
    for (what, by) in parts {
        let verb = match paid {
            Some(ability) => Some(paid_for(what, ability, *by, roles)),
            None => verb(what, *by, roles),
        };
        does.extend(match (&against.is, own(what)) {
            (Some(is), Some(key)) => {
                verb.map(|does| Phrase::new(key).with("does", does).with("is", is.clone()))
            }
            (Some(_) | None, _) => verb,
        });
    }
    let owned = parts.iter().any(|(what, _)| own(what).is_some());
    limits.against = against.is.filter(|_| !owned);
    let sets = parts.iter().filter_map(|(what, by)| set(what, *by, roles)).collect();
    Changed { who, gets, sets, does, limits }
}

/// More dice, whichever of them counts.
fn rolled(what: &What, by: Amount) -> Amount {
    let dice = matches!(what, What::Dice | What::DefenseDice | What::RollDice);
    if dice && is_negative(by) { negated(by) } else { by }
}

/// Which of several dice counts, as messages select by it.
fn kept(by: Amount) -> &'static str {
    if is_negative(by) { "worst" } else { "best" }
}

/// What a number is instead of what the card prints.
fn set(what: &What, by: Amount, roles: Roles<'_>) -> Option<Phrase> {
    let noun = |measure: &Measure| {
        amount(Phrase::new("card-set").word("measure", measure.word()), by, Sign::Hidden, roles)
    };
    if let What::Better(measure) = what {
        return Some(Phrase::new("card-if-more").with("what", noun(measure)));
    }
    if let What::Set(measure) = what { Some(noun(measure)) } else { None }
}

/// The numbers that somebody has instead of what its card prints.
fn has(sets: Vec<Phrase>) -> Option<Phrase> {
    Phrase::joined(sets, Glue::And).map(|sets| Phrase::new("card-has").with("what", sets))
}

/// What is paid more or less for an ability.
fn paid_for(what: &What, ability: &str, by: Amount, roles: Roles<'_>) -> Phrase {
    if let What::CostLeast(..) = what {
        let phrase = Phrase::new("card-ability-least").with("ability", named(roles.card, ability));
        return amount(phrase, by, Sign::Hidden, roles);
    }
    let (key, by) =
        if is_negative(by) { ("card-ability-less", negated(by)) } else { ("card-ability-more", by) };
    let phrase = Phrase::new(key).with("ability", named(roles.card, ability));
    amount(phrase, by, Sign::Hidden, roles)
}

/// What is added by so much, or taken.
fn given(what: &What, noun: Phrase, by: Amount, roles: Roles<'_>) -> Given {
    let shown = amount(noun.clone(), by, Sign::Shown, roles);
    let verb = match (is_negative(by), can_be_lost(what)) {
        (false, _) => Verb::Gains,
        (true, true) => Verb::Loses(amount(noun.attribute("lost"), negated(by), Sign::Hidden, roles)),
        (true, false) => Verb::Suffers,
    };
    let counted = matches!(by, Amount::Measured(measured) if measured.each != Per::Die);
    Given { shown, verb, counted, is_thing: false }
}

/// Whether somebody has some of it, so that it can be lost.
fn can_be_lost(what: &What) -> bool {
    let kinds = [
        What::Attack,
        What::Damage,
        What::Defense,
        What::Armor,
        What::Resistance,
        What::Recovery,
        What::Speed,
        What::Zone,
        What::Range,
        What::Life,
    ];
    kinds.contains(what)
}

/// How a verb takes the other one, where that is not *against* it.
fn own(what: &What) -> Option<&'static str> {
    let own = [
        (What::Unseen, "card-by-whoever"),
        (What::Untargetable, "card-by-whoever"),
        (What::Spares, "card-if-victim"),
        (What::Guard, "card-for-whoever"),
        (What::GuardsEngaged, "card-for-whoever"),
    ];
    own.into_iter().find(|(known, _)| known == what).map(|(_, key)| key)
}

/// What is counted by the same thing is said together.
fn together(measured: Vec<(Measured, Phrase)>, roles: Roles<'_>) -> Vec<Given> {
    let mut groups: Vec<(Measured, Vec<Phrase>)> = Vec::new();
    for (size, noun) in measured {
        let counts = |size: &Measured| (size.each, size.per, size.of, size.up);
        match groups.iter_mut().find(|(known, _)| counts(known) == counts(&size)) {
            Some((_, nouns)) => nouns.push(noun),
            None => groups.push((size, vec![noun])),
        }
    }
    let said = groups.into_iter();
    let given = |(size, nouns): (Measured, Vec<Phrase>)| {
        let shown = each(Phrase::joined(nouns, Glue::Comma)?, size, roles);
        let verb = if size.times < 0 { Verb::Suffers } else { Verb::Gains };
        Some(Given { shown, verb, counted: true, is_thing: false })
    };
    said.filter_map(given).collect()
}

impl Changed {
    /// Whole sentences about something that holds as long as the card says nothing else.
    pub fn sentences(self, until: Option<&'static str>) -> Vec<Phrase> {
        let fits = self.fits();
        let Changed { who, gets, sets, does, limits } = self;
        let does: Vec<Phrase> = has(sets).into_iter().chain(does).collect();
        let gets = listed(gets);
        let verbs: Vec<Phrase> = match &who {
            // What the bearer is given needs no verb at all.
            None => gets.into_iter().chain(does).collect(),
            Some(_) => {
                let has = gets.map(|what| Phrase::new("card-has").with("what", what));
                has.into_iter().chain(does).collect()
            }
        };
        let parted = who.is_none() && limits.is_empty() && until.is_none();
        let said = if parted { verbs } else { Phrase::joined(verbs, Glue::And).into_iter().collect() };
        let bounded = |does: Phrase| match until {
            Some(key) => Phrase::new(key).with("does", does),
            None => does,
        };
        let finish = |verb: Phrase| match (&who, &limits.how, fits) {
            (Some(who), _, _) => {
                let does = bounded(limits.on(verb, fits));
                Phrase::new("card-who-does").with("who", who.clone()).with("does", does)
            }
            (None, Some(how), Fits::Apart) => {
                let does = bounded(limits.who(verb));
                Phrase::new("card-how-first").with("how", how.clone()).with("does", does)
            }
            (None, None, _) | (None, Some(_), Fits::Closely) => bounded(limits.on(verb, fits)),
        };
        said.into_iter().map(finish).collect()
    }

    fn fits(&self) -> Fits {
        let close =
            self.does.is_empty() && self.sets.is_empty() && self.gets.iter().all(|given| !given.counted);
        if close { Fits::Closely } else { Fits::Apart }
    }

    /// One verb with everything, for something that begins to hold.
    pub fn begins(self) -> (Option<Phrase>, Option<Phrase>) {
        let fits = self.fits();
        let (mut gains, mut loses, mut suffers) = (Vec::new(), Vec::new(), Vec::new());
        for given in self.gets {
            match given.verb {
                Verb::Gains => gains.push(given),
                Verb::Loses(what) => loses.push(what),
                Verb::Suffers => suffers.push(given.shown),
            }
        }
        // What is lost has no signs that would part it.
        let (loses, suffers) = (Phrase::joined(loses, Glue::And), Phrase::joined(suffers, Glue::And));
        let said = [("card-gains", listed(gains)), ("card-loses", loses), ("card-suffers", suffers)];
        let given = said.into_iter().filter_map(|(key, what)| Some(Phrase::new(key).with("what", what?)));
        let verbs = given.chain(has(self.sets)).chain(self.does).collect();
        let does = Phrase::joined(verbs, Glue::And).map(|does| self.limits.on(does, fits));
        (self.who, does)
    }

    /// What comes behind *with*, for a single attack.
    pub fn nouns(self) -> (Option<Phrase>, Vec<Phrase>) {
        let fits = self.fits();
        let limits = self.limits;
        let things = self.gets.iter().any(|given| given.is_thing);
        let shown = self.gets.into_iter().map(|given| given.shown).chain(self.sets);
        let gets = Phrase::joined(shown.collect(), if things { Glue::And } else { Glue::Comma });
        let gets = gets.map(|gets| limits.on(gets, fits));
        (gets, self.does.into_iter().map(|does| limits.on(does, Fits::Apart)).collect())
    }
}

/// What is added, as a noun that still lacks its amount.
fn noun(what: &What, by: Amount) -> Option<Phrase> {
    let counted = match by {
        Amount::Number(_) => None,
        Amount::Measured(_) => Some(()),
    };
    let phrase = Phrase::new(match what {
        What::Attack => "card-attack",
        What::Damage => "card-damage",
        What::Defense => "card-defense",
        What::Armor => "card-armor",
        What::Resistance => "card-resistance",
        What::Recovery => "card-recovery",
        What::Speed => "card-speed",
        What::Life => "card-life-more",
        What::Actions => "card-actions-more",
        What::Zone => "card-zone",
        What::Area => "card-area-more",
        What::Range => "card-range-more",
        What::Roll => "card-every-roll",
        What::RollDice => counted.map(|()| "card-roll-dice-more")?,
        What::Healing => "card-healing",
        What::Difficulty => "card-difficulty",
        What::Escape => "card-escape-roll",
        What::SeekTarget => "card-seek-target",
        What::Initiative => "card-initiative-roll",
        What::Dice => counted.map(|()| "card-dice-more")?,
        What::DefenseDice => counted.map(|()| "card-defense-dice-more")?,
        What::ZoneMost
        | What::CriticalFrom
        | What::LossMost
        | What::ShootsEngaged
        | What::ShootsBlind
        | What::Eyes(_)
        | What::SeesHidden
        | What::StaysHidden
        | What::LeavesFreely
        | What::Immovable
        | What::Unthrown
        | What::KeepsClear
        | What::NoPenalty(_)
        | What::Set(_)
        | What::Better(_)
        | What::Half(_)
        | What::Forbids(_)
        | What::Untargetable
        | What::Free(_)
        | What::Guard
        | What::LateGnosis
        | What::CountsAs(_)
        | What::Unhealed
        | What::CountsSmall
        | What::Reach
        | What::Screen
        | What::ChargeReach
        | What::Die
        | What::Pierce
        | What::Cost(_)
        | What::CostOfSource(_)
        | What::CostLeast(..)
        | What::Upkeep
        | What::HalfSpeed
        | What::IgnoreArmor
        | What::Throws
        | What::ThrowsAtWill
        | What::Unstoppable
        | What::NoReaction
        | What::NoCounter
        | What::HarmsIntangible
        | What::FreeDodge
        | What::DodgeAfterRoll
        | What::DespiteDamageResistance
        | What::Secondary(_)
        | What::Innate(_)
        | What::Immune(_)
        | What::Keeps(_)
        | What::Despite(_)
        | What::Unhurt
        | What::Stays
        | What::Spares
        | What::Rooted
        | What::Sweeps(_)
        | What::Unseen
        | What::Covered
        | What::Firm(_)
        | What::UpkeepAll
        | What::NoGnosis
        | What::NoReactive
        | What::GuardsEngaged
        | What::Lacks(_)
        | What::Without(_)
        | What::NoStun
        | What::NeverHidden
        | What::OnlyWith(_) => return None,
    });
    let dice = matches!(what, What::Dice | What::DefenseDice | What::RollDice);
    Some(if dice { phrase.word("kept", kept(by)) } else { phrase })
}

/// What is done differently, as a verb; nothing where it is a noun.
fn verb(what: &What, by: Amount, roles: Roles<'_>) -> Option<Phrase> {
    let sized = |key| amount(Phrase::new(key), by, Sign::Hidden, roles);
    let cost = |more, less, fill: Option<(&'static str, Phrase)>| {
        let (key, by) = if is_negative(by) { (less, negated(by)) } else { (more, by) };
        let mut phrase = Phrase::new(key);
        if let Some((gap, fill)) = fill {
            phrase = phrase.with(gap, fill);
        }
        amount(phrase, by, Sign::Hidden, roles)
    };
    // One die more is two dice in all.
    let dice = |key| match by {
        Amount::Number(more) => {
            let dice = i64::from(more).abs() + 1;
            Some(Phrase::new(key).number("dice", dice).word("kept", kept(by)))
        }
        Amount::Measured(_) => None,
    };
    // Of whomever others attack, who are no target of this ability.
    let theirs = |phrase: Phrase| if roles.others { phrase.attribute("others") } else { phrase };
    let plain = |key| theirs(Phrase::new(key));
    Some(match what {
        What::Reach => sized("card-reach"),
        What::Screen => sized("card-screen"),
        What::ChargeReach => sized("card-charge-reach"),
        What::Dice => dice("card-dice")?,
        What::DefenseDice => dice("card-defense-dice")?,
        What::RollDice => dice("card-roll-dice")?,
        What::ZoneMost => sized("card-zone-most"),
        What::Unhealed => Phrase::new("card-unhealed"),
        What::CountsSmall => Phrase::new("card-counts-small"),
        What::Guard => sized("card-guard"),
        What::LateGnosis => Phrase::new("card-late-gnosis"),
        What::CountsAs(Identity::Affiliation(affiliation)) => {
            Phrase::new("card-counts-as").word("affiliation", affiliation.word())
        }
        What::CountsAs(Identity::Role(role)) => Phrase::new("card-counts-as-role").word("role", role.word()),
        What::CountsAs(Identity::Category(category)) => {
            Phrase::new("card-counts-as-category").word("category", category.word())
        }
        What::Die => sized("card-fixed-die"),
        What::Pierce => theirs(sized("card-pierce")),
        What::Cost(kinds) => {
            let kinds = kinds.iter().map(|kind| Phrase::new("card-of-kind").word("kind", kind_word(*kind)));
            match Phrase::joined(kinds.collect(), Glue::Or) {
                Some(kinds) => cost("card-cost-more", "card-cost-less", Some(("kinds", kinds))),
                None => cost("card-costs-more", "card-costs-less", None),
            }
        }
        What::CostOfSource(source) => cost(
            "card-source-more",
            "card-source-less",
            Some(("source", Phrase::Word(source_word(*source).into()))),
        ),
        What::CostLeast(kinds, source) => {
            let kinds = kinds.iter().map(|kind| Phrase::new("card-of-kind").word("kind", kind_word(*kind)));
            let source = source.map(|source| Phrase::new("card-source").word("source", source_word(source)));
            match Phrase::joined(kinds.chain(source).collect(), Glue::Or) {
                Some(kinds) => sized("card-cost-least").with("kinds", kinds),
                None => sized("card-costs-least"),
            }
        }
        What::Upkeep => cost("card-upkeep-more", "card-upkeep-less", None),
        What::HalfSpeed => Phrase::new("card-half-speed"),
        What::IgnoreArmor => plain("card-ignore-armor"),
        What::Throws => plain("card-throws"),
        What::ThrowsAtWill => plain("card-throws-at-will"),
        What::Unstoppable => Phrase::new("card-unstoppable"),
        What::NoReaction => plain("card-no-reaction"),
        What::NoCounter => plain("card-no-counter"),
        What::HarmsIntangible => Phrase::new("card-harms-intangible"),
        What::FreeDodge => Phrase::new("card-free-dodge"),
        What::DodgeAfterRoll => Phrase::new("card-dodge-after-roll"),
        What::DespiteDamageResistance => Phrase::new("card-despite-damage-resistance"),
        What::Secondary(attribute) => {
            Phrase::new("card-secondary").word("attribute", attribute_word(*attribute))
        }
        What::Immune(states) => {
            let all = states.iter().fold(StatusSet::NONE, |set, state| set.with(*state));
            if all == StatusSet::NEGATIVE {
                Phrase::new("card-immune-negative")
            } else {
                Phrase::new("card-immune").with("states", state_names(states)?)
            }
        }
        What::Keeps(state) => Phrase::new("card-keeps-state").with("states", state_names(&[*state])?),
        What::Despite(urge) => Phrase::new("card-despite-berserk").word("urge", urge.word()),
        What::Unhurt => Phrase::new("card-unhurt"),
        What::Stays => Phrase::new("card-stays"),
        What::Spares => Phrase::new("card-spares"),
        What::Rooted => Phrase::new("card-rooted"),
        What::Sweeps(None) => Phrase::new("card-sweeps-contact"),
        What::Sweeps(Some(group)) => {
            Phrase::new("card-sweeps").with("who", some(group, How::Every, &[], roles, Case::Whom))
        }
        What::Unseen => Phrase::new("card-unseen"),
        What::Covered => Phrase::new("card-covered"),
        What::CriticalFrom => sized("card-critical-from"),
        What::LossMost => {
            let most = amount(Phrase::new("card-life"), by, Sign::Hidden, roles);
            Phrase::new("card-loss-most").with("what", most)
        }
        What::ShootsEngaged => Phrase::new("card-shoots-engaged"),
        What::ShootsBlind => Phrase::new("card-shoots-blind"),
        What::Eyes(group) => {
            Phrase::new("card-eyes").with("who", some(group, How::One, &[], roles, Case::Does))
        }
        What::SeesHidden => Phrase::new("card-sees-hidden"),
        What::StaysHidden => Phrase::new("card-stays-hidden"),
        What::LeavesFreely => Phrase::new("card-leaves-freely"),
        What::Immovable => Phrase::new("card-immovable"),
        What::Unthrown => Phrase::new("card-unthrown"),
        What::KeepsClear => Phrase::new("card-keeps-clear"),
        What::NoPenalty(penalty) => Phrase::new("card-no-penalty").word("penalty", penalty.word()),
        What::Half(Measure::Healing) => Phrase::new("card-half-healing"),
        What::Half(measure) => Phrase::new("card-half").word("measure", measure.word()),
        What::Forbids(kinds) => {
            let kinds = kinds.iter().map(|kind| Phrase::new("card-of-kind").word("kind", kind_word(*kind)));
            Phrase::new("card-forbids").with("kinds", Phrase::joined(kinds.collect(), Glue::Or)?)
        }
        What::Untargetable => Phrase::new("card-untargetable"),
        What::Free(kinds) => {
            let kinds = kinds.iter().map(|kind| Phrase::new("card-of-kind").word("kind", kind_word(*kind)));
            Phrase::new("card-free-of-cost").with("kinds", Phrase::joined(kinds.collect(), Glue::Or)?)
        }
        What::Firm(attribute) => Phrase::new("card-firm").word("attribute", attribute_word(*attribute)),
        What::UpkeepAll => cost("card-upkeeps-more", "card-upkeeps-less", None),
        What::NoGnosis => Phrase::new("card-no-gnosis"),
        What::NoStun => Phrase::new("card-no-stun"),
        What::Without(kind) => Phrase::new("card-without").word("kind", carried_word(*kind)),
        What::Lacks(innate) => Phrase::new("card-lacks").with("innate", Phrase::new(innate_word(*innate))),
        What::GuardsEngaged => Phrase::new("card-guards-engaged"),
        What::NoReactive => Phrase::new("card-no-reactive"),
        What::NeverHidden => Phrase::new("card-never-hidden"),
        What::OnlyWith(with) => {
            let who = match with {
                With::Bearer => whom(&Who::Bearer, roles, Case::Does),
                With::All(group) => some(group, How::Every, &[], roles, Case::Does),
            };
            Phrase::new("card-only-with").with("who", who)
        }
        What::Attack
        | What::Damage
        | What::Defense
        | What::Armor
        | What::Resistance
        | What::Recovery
        | What::Speed
        | What::Life
        | What::Actions
        | What::Zone
        | What::Area
        | What::Range
        | What::Difficulty
        | What::Escape
        | What::SeekTarget
        | What::Initiative
        | What::Roll
        | What::Healing
        | What::Set(_)
        | What::Better(_)
        | What::Innate(_) => return None,
    })
}

fn state_names(states: &[Status]) -> Option<Phrase> {
    let names = states.iter().map(|state| Phrase::named(format!("status-{}", state.word())));
    Phrase::joined(names.collect(), Glue::And)
}

fn attribute_word(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Attack => "attack",
        Attribute::Damage => "damage",
        Attribute::Defense => "defense",
        Attribute::Armor => "armor",
        Attribute::Resistance => "resistance",
    }
}
