//! What is watched of an attack, an effect or a try: between whom, and what everybody says to it.

use anima::event::CardEvent;
use anima::rules::attack;
use anima::slug;
use anima::state::{
    Attack, AttackKind, AttackStep, Frame, MOST_FIGURES, Reaction, Side, Stage, State, StatusSet,
};
use anima::{Action, Anima, Event, Memo};
use kernel::{Game, Seat, SeatSet};

use crate::odds::{Lost, Observer};

/// What came of it for the one who began and the one that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Outcome {
    /// Life points that the target lost, also those beyond the ones it had.
    pub lost: u16,
    pub killed: bool,
    pub hit: bool,
    pub critical: bool,
    /// The same for the one who began: by a counterattack, an area that reaches it, or what it sacrificed.
    pub own: u16,
    pub fell: bool,
    pub hit_back: bool,
    /// Whether an escape, a search or an effect that may be resisted came off, and whether the doomed died.
    pub done: Option<bool>,
    /// States that were put on the target.
    pub states: StatusSet,
    /// Action points that were taken from it.
    pub actions: u8,
}

/// What each figure says to an attack on it, if it may.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answers([Action; MOST_FIGURES]);

impl Default for Answers {
    /// Everybody lets it come.
    fn default() -> Answers {
        Answers([Action::LetBe; MOST_FIGURES])
    }
}

impl Answers {
    #[must_use]
    pub fn with(mut self, figure: u8, answer: Action) -> Answers {
        if let Some(said) = self.0.get_mut(usize::from(figure)) {
            *said = answer;
        }
        self
    }

    pub fn of(&self, figure: u8) -> Action {
        self.0.get(usize::from(figure)).copied().unwrap_or(Action::LetBe)
    }
}

/// How far something is followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Followed {
    /// Until nothing of it is left.
    Through,
    /// Until the blows at the target are struck, whatever becomes of others then.
    Blows,
    /// Until fewer blows at it are left than these: the first of several, for those who have no time for more.
    Blow(u8),
}

/// Where something ends that takes too long to be followed through.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cut {
    /// Nowhere: it was followed through.
    Nowhere,
    AfterTheBlows,
    AfterTheFirstBlow,
}

impl Cut {
    /// Follows something as far as it can be, and says how far that was. So many blows come after the first.
    pub fn where_it_must<T>(
        again: u8,
        mut follow: impl FnMut(Followed) -> Result<T, Lost>,
    ) -> Result<(T, Cut), Lost> {
        let mut lost = Lost::TooMuch;
        for (followed, cut) in [
            (Followed::Through, Cut::Nowhere),
            (Followed::Blows, Cut::AfterTheBlows),
            (Followed::Blow(again), Cut::AfterTheFirstBlow),
        ] {
            match follow(followed) {
                Ok(found) => return Ok((found, cut)),
                Err(why) => lost = why,
            }
        }
        Err(lost)
    }
}

/// Between whom it is, and what everybody does about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchange {
    pub figure: u8,
    /// The one that is looked at; nobody, where it is aimed at nobody.
    pub target: u8,
    pub answers: Answers,
    /// Who spends a point of gnosis on its roll wherever it may, by side.
    pub gnosis: [bool; 2],
    pub followed: Followed,
    /// More throws and choices than these are too much.
    pub most_inputs: u32,
}

impl Exchange {
    /// All that comes of it, if everybody lets it come.
    pub fn new(figure: u8, target: u8) -> Exchange {
        Exchange {
            figure,
            target,
            answers: Answers::default(),
            gnosis: [false; 2],
            followed: Followed::Through,
            most_inputs: MOST_INPUTS,
        }
    }

    /// The same, met with these: what the target says to the attack, and its attacker to a counterattack.
    #[must_use]
    pub fn met(self, reaction: Reaction, back: Reaction) -> Exchange {
        let answers = self.answers.with(self.target, answer(reaction)).with(self.figure, answer(back));
        Exchange { answers, ..self }
    }

    /// Whether a blow at the target is still to be settled.
    fn strikes(&self, attack: &Attack) -> bool {
        let between = (attack.attacker, attack.target) == (self.figure, self.target);
        let counts = match self.followed {
            Followed::Through | Followed::Blows => true,
            Followed::Blow(left) => attack.blows.left() >= left,
        };
        between && counts && attack.kind != AttackKind::Counter && attack.step < AttackStep::Follow
    }

    /// What a side would like to say, the dearest wish first.
    fn wishes(&self, state: &State, seat: Seat) -> [Option<Action>; 3] {
        let answered = |attack: &&Attack| matches!(attack.step, AttackStep::React | AttackStep::AfterRoll);
        let said = attack(state).filter(answered).map(|attack| self.answers.of(attack.target));
        let gnosis = self.gnosis.get(seat.index()).copied().unwrap_or_default().then_some(Action::Gnosis);
        // Whoever declared something does what its card then allows.
        let own = Side::of_figure(self.figure).seat() == seat;
        let allowed = own && matches!(state.stack.top(), Some(Frame::Doing(_)));
        [said, gnosis, allowed.then_some(Action::Accept)]
    }
}

/// What takes more throws and choices is too much for anybody who does not say otherwise.
pub const MOST_INPUTS: u32 = 2_000_000;

/// The plain choice that is this reaction.
pub fn answer(reaction: Reaction) -> Action {
    match reaction {
        Reaction::None => Action::LetBe,
        Reaction::Dodge => Action::Dodge,
        Reaction::Counter => Action::Counter,
    }
}

impl Observer<Anima> for Exchange {
    type Heard = Outcome;
    type End = Outcome;

    fn most_inputs(&self) -> u32 {
        self.most_inputs
    }

    fn hear(&self, heard: &mut Outcome, event: &Event) {
        if let Event::LifeLost { who, lost, rule, .. } = event {
            // Poison takes its life points for the points that were spent, not by the attack.
            let lost = if *rule == slug::STATE_POISON { 0 } else { u16::from(*lost) };
            if who.figure == self.target {
                heard.lost += lost;
            } else if who.figure == self.figure {
                heard.own += lost;
            }
        } else if let Event::Died { who, .. } = event {
            heard.killed |= who.figure == self.target;
            heard.fell |= who.figure == self.figure;
        } else if let Event::Hit { who, target, .. } = event {
            heard.hit |= (who.figure, target.figure) == (self.figure, self.target);
            heard.hit_back |= (who.figure, target.figure) == (self.target, self.figure);
        } else if let Event::Critical { who, .. } = event {
            heard.critical |= who.figure == self.figure;
        } else if let Event::EscapeRolled { escapes, .. } = event {
            heard.done = Some(*escapes);
        } else if let Event::SeekRolled { found, answer, .. } = event {
            heard.done = Some(!found.is_empty() || *answer);
        } else if let Event::DoomRolled { who, dies, .. } = event
            && who.figure == self.target
        {
            heard.done = Some(*dies);
        } else if let Event::StateGiven { who, status, .. } = event
            && who.figure == self.target
        {
            heard.states = heard.states.with(*status);
        } else if let Event::Card(event) = event {
            self.hear_card(heard, event);
        }
    }

    fn end(&self, _: &Anima, state: &State, heard: &Outcome) -> Option<Outcome> {
        if self.followed != Followed::Through {
            let mut frames = state.stack.frames().iter();
            let open = frames.any(|frame| matches!(frame, Frame::Attack(attack) if self.strikes(attack)));
            return (!open).then_some(*heard);
        }
        // The doomed roll between two actions, when nothing lies on the stack.
        let rolls = matches!(state.stage, Stage::Doom { .. }) && heard.done.is_none();
        let over = matches!(state.stage, Stage::Over(_)) || state.stack.is_empty() && !rolls;
        over.then_some(*heard)
    }

    /// Whoever is attacked answers as told; all else is let be, and where it cannot be, the first choice is taken.
    fn decide(
        &self,
        game: &Anima,
        state: &State,
        memo: &mut Memo,
        awaited: SeatSet,
    ) -> Option<(Seat, Action)> {
        let seat = awaited.iter().next()?;
        let wishes = self.wishes(state, seat).into_iter().flatten().chain([Action::LetBe]);
        for said in wishes {
            if game.check(state, memo, seat, &said).is_ok() {
                return Some((seat, said));
            }
        }
        let mut listed = Vec::new();
        game.legal_actions(state, memo, seat, &mut listed);
        listed.into_iter().find(|action| !game.concedes(action)).map(|action| (seat, action))
    }
}

impl Exchange {
    fn hear_card(&self, heard: &mut Outcome, event: &CardEvent) {
        if let CardEvent::Resisted { who, resists, .. } = event
            && who.figure == self.target
        {
            // Of several effects it is enough that one takes hold.
            heard.done = Some(heard.done == Some(true) || !*resists);
        } else if let CardEvent::ActionsChanged { who, by, .. } = event
            && who.figure == self.target
        {
            let lost = u8::try_from((-*by).clamp(0, 99)).unwrap_or_default();
            heard.actions = heard.actions.saturating_add(lost);
        }
    }
}
