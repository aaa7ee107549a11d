//! The tiny game with one fault in it.
//!
//! [`Faulty`] hands everything on to the sound game and changes one answer on the way, so that the sound game knows
//! nothing of faults.

use std::sync::atomic::{AtomicU32, Ordering};

use kernel::{
    Arg, Chance, Coverage, DrawWords, Game, Input, Kind, Kinds, Message, Pending, Rule, Rules, Seat, SeatSet,
    Sink, Unclear, Viewer, Worded,
};
use rand_core::Rng;
use testkit::tiny::{Action, CHEERS, Card, Cards, Event, Frame, Illegal, Outcome, State, Tiny, View};

macro_rules! faults {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Fault { $($(#[$doc])* $name,)* }

        impl Fault {
            pub const ALL: [Fault; [$(Fault::$name),*].len()] = [$(Fault::$name),*];
        }
    };
}

faults! {
    /// A second card of ten makes it panic.
    Panics,
    /// What a cheer leaves depends on how often the memo was used.
    CountsInMemo,
    /// The last pass closes a window, and nothing comes of it.
    StopsEarly,
    AwaitsNobody,
    AwaitsAndMay,
    ForeignSeat,
    FortyDice,
    ListsTooLow,
    ListsTwice,
    ForgetsPass,
    LetsStrangersAct,
    ListsNothing,
    RefusesWithoutRule,
    /// The reason for a refusal changes each time the memo is asked.
    RefusesByMood,
    ShortensWords,
    BlankInLine,
    TwinSeats,
    TwinFaces,
    ForgetsCheers,
    InventsRule,
    EventWithoutRule,
    FickleView,
    SilentMove,
    /// The view has a card of somebody else's hand.
    ShowsHand,
    /// A window opens only for those who hold a high card.
    OpensForHolders,
    /// Choices come in another order when somebody holds the best card.
    HintsByOrder,
    /// The reason for a refusal says whether somebody holds the best card.
    HintsByRefusal,
    TellsDeal,
    TellsSpying,
    /// From the third turn on the first seat's view has the second's hand, though nothing happened.
    LearnsUntold,
    /// Everybody hears which card of the pack was dealt, by its place.
    TellsDraw,
    /// A rest looks like a cheer when the next seat holds the best card.
    TellsLater,
    /// Imagined worlds forget who cheered.
    ImaginesQuiet,
    /// Worlds are imagined with the lowest cards first.
    ImaginesSorted,
    /// A turn goes on until somebody cheers or concedes.
    NeedsCheer,
    NeverEnds,
    ManyKinds,
    /// Asked for one kind, it leaves out the first of it.
    ForgetsOneOfAKind,
    StrangeWinner,
}

const BEST: Card = Card(9);

pub struct Faulty {
    fault: Option<Fault>,
    calls: AtomicU32,
}

impl Faulty {
    pub fn new(fault: Fault) -> Faulty {
        Faulty { fault: Some(fault), calls: AtomicU32::new(0) }
    }

    /// The game with its fault mended.
    pub fn sound() -> Faulty {
        Faulty { fault: None, calls: AtomicU32::new(0) }
    }

    fn is(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }
}

fn holder(state: &State) -> Option<usize> {
    state.hands.iter().position(|hand| hand.contains(BEST))
}

fn hides_from(state: &State, seat: Seat) -> bool {
    holder(state).is_some_and(|holder| holder != seat.index() && holder % 2 == 0)
}

impl Game for Faulty {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type Illegal = Illegal;
    /// How often it was used.
    type Memo = u32;

    fn seats(&self) -> u8 {
        Tiny.seats()
    }

    fn start(&self) -> State {
        Tiny.start()
    }

    fn pending(&self, state: &State) -> Pending<Outcome> {
        match (self.fault, Tiny.pending(state)) {
            (Some(Fault::AwaitsNobody), Pending::Decide { .. }) if state.turn == 4 => {
                Pending::Decide { awaited: SeatSet::EMPTY, may: SeatSet::first(3) }
            }
            (Some(Fault::StopsEarly), Pending::Chance(Chance::Dice { .. })) => {
                Pending::Decide { awaited: SeatSet::EMPTY, may: SeatSet::EMPTY }
            }
            (Some(Fault::AwaitsAndMay), Pending::Decide { awaited, may }) => {
                Pending::Decide { awaited, may: may.union(awaited) }
            }
            (Some(Fault::ForeignSeat), Pending::Decide { awaited, may }) => {
                Pending::Decide { awaited, may: may.with(Seat(6)) }
            }
            (Some(Fault::FortyDice), Pending::Chance(Chance::Dice { sides, .. })) => {
                Pending::Chance(Chance::Dice { count: 40, sides })
            }
            (Some(Fault::OpensForHolders), Pending::Decide { awaited, may }) if !state.stack.is_empty() => {
                let holders =
                    awaited.iter().filter(|seat| state.hands[seat.index()].iter().any(|card| card.0 > 6));
                let holders = holders.fold(SeatSet::EMPTY, SeatSet::with);
                Pending::Decide { awaited: if holders.is_empty() { awaited } else { holders }, may }
            }
            (_, pending) => pending,
        }
    }

    fn legal_actions(&self, state: &State, _: &mut u32, seat: Seat, out: &mut Vec<Action>) -> Coverage {
        let coverage = Tiny.legal_actions(state, &mut (), seat, out);
        if !self.pending(state).admits(seat) {
            out.clear();
        }
        match (self.fault, state.stack.top()) {
            (Some(Fault::ListsTooLow), Some(Frame::Answer { card, .. })) if !out.is_empty() => {
                out.push(Action::Answer(*card));
            }
            (Some(Fault::ListsTwice), _) => out.extend(out.first().copied().filter(|_| state.turn == 3)),
            (Some(Fault::ForgetsPass), Some(_)) if out.len() > 1 => {
                out.retain(|action| *action != Action::Pass);
            }
            (Some(Fault::ListsNothing), Some(_)) => out.clear(),
            (Some(Fault::HintsByOrder), _) if hides_from(state, seat) => out.reverse(),
            _ => {}
        }
        coverage
    }

    fn check(&self, state: &State, memo: &mut u32, seat: Seat, action: &Action) -> Result<(), Illegal> {
        *memo += 1;
        let checked = Tiny.check(state, &mut (), seat, action);
        match (self.fault, checked) {
            (Some(Fault::LetsStrangersAct), Err(Illegal::NotYou { .. })) if *action == Action::Pass => Ok(()),
            (Some(Fault::RefusesByMood), Err(Illegal::TooFar { .. })) if memo.is_multiple_of(2) => {
                Err(Illegal::NotNow)
            }
            (Some(Fault::HintsByRefusal), Err(Illegal::NotNow)) if hides_from(state, seat) => {
                Err(Illegal::NoTarget)
            }
            (Some(Fault::OpensForHolders), Ok(())) if !self.pending(state).admits(seat) => {
                Err(Illegal::NotYou { seat })
            }
            (_, checked) => checked,
        }
    }

    fn apply(&self, state: &mut State, memo: &mut u32, input: &Input<Action>, events: &mut impl Sink<Event>) {
        *memo += 1;
        let (before, mut own) = (*state, Vec::new());
        Tiny.apply(state, &mut (), input, &mut own);
        match (self.fault, input) {
            (Some(Fault::Panics), Input::Drawn(drawn)) if before.dealt == 4 => {
                assert!(drawn.value() != 1, "the second card is missing");
            }
            (Some(Fault::CountsInMemo), Input::Choose(seat, Action::Rest)) if memo.is_multiple_of(2) => {
                state.cheers[seat.index()] = 0;
            }
            (Some(Fault::NeedsCheer), _) if before.turn > 5 && state.cheers == [CHEERS; 3] => {
                (state.turn, state.hearts) = (before.turn, before.hearts);
            }
            (Some(Fault::NeverEnds), _) if matches!(Tiny.pending(state), Pending::Over(_)) => {
                (state.turn, state.hearts) = (0, before.hearts);
            }
            (Some(Fault::SilentMove), Input::Choose(_, Action::Move(_))) => {
                own.clear();
            }
            (Some(Fault::TellsLater), Input::Choose(seat, Action::Rest))
                if state.hands[state.active.index()].contains(BEST) =>
            {
                own[0] = Event::Cheered { seat: *seat, left: 0 };
            }
            (Some(Fault::TellsDraw), Input::Drawn(drawn)) if before.dealt > 0 && before.turn == 0 => {
                own.push(Event::Cheered { seat: Seat(0), left: drawn.value() });
            }
            _ => {}
        }
        own.into_iter().for_each(|event| events.emit(event));
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        let mut view = Tiny.view(state, who);
        if self.is(Fault::FickleView) {
            view.turn = (self.calls.fetch_add(1, Ordering::Relaxed) % 2) as u8;
        }
        if self.is(Fault::ShowsHand) {
            view.cheers[1] = state.hands[1].iter().next().map_or(0, |card| card.0);
        }
        if self.is(Fault::LearnsUntold) && who.is(Seat(0)) && state.turn > 2 {
            view.knows[1] = state.hands[1];
        }
        view
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Event> {
        match (self.fault, event) {
            (Some(Fault::TellsDeal), Event::Dealt { .. })
            | (Some(Fault::TellsSpying), Event::Spied { .. }) => Some(event.clone()),
            _ => Tiny.seen(event, who),
        }
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        let mut state = Tiny.imagine(view, rng);
        if self.is(Fault::ImaginesQuiet) {
            state.cheers = [CHEERS; 3];
        }
        if self.is(Fault::ImaginesSorted) && state.spied == [SeatSet::EMPTY; 3] {
            let others: Vec<usize> = (0..3).filter(|&place| !view.who.is(Seat(place as u8))).collect();
            let all = others.iter().fold(Cards::NONE, |all, &place| all.with(state.hands[place]));
            let mut sorted = all.iter();
            for place in others {
                let count = usize::from(state.hands[place].len());
                state.hands[place] =
                    sorted.by_ref().take(count).fold(Cards::NONE, |hand, card| hand.with(Cards::of(card)));
            }
        }
        state
    }

    fn kind(&self, action: &Action) -> Kind {
        if self.is(Fault::ManyKinds) && *action == Action::Concede { Kind(64) } else { Tiny.kind(action) }
    }

    fn legal_of(&self, state: &State, memo: &mut u32, seat: Seat, kinds: Kinds, out: &mut Vec<Action>) {
        self.legal_actions(state, memo, seat, out);
        out.retain(|action| kinds.has(self.kind(action)));
        if self.is(Fault::ForgetsOneOfAKind) && out.len() > 1 {
            out.remove(0);
        }
    }

    fn concedes(&self, action: &Action) -> bool {
        Tiny.concedes(action)
    }
}

impl Worded for Faulty {
    fn title(&self) -> &'static str {
        "faulty"
    }

    fn seat_word(&self, seat: Seat) -> String {
        if self.is(Fault::TwinSeats) { "ann".to_owned() } else { Tiny.seat_word(seat) }
    }

    fn seat_name(&self, view: &View, seat: Seat) -> String {
        Tiny.seat_name(view, seat)
    }

    fn action_words(&self, action: &Action) -> String {
        match (self.fault, action) {
            (Some(Fault::ShortensWords), Action::Move(point)) => format!("move {}", point / 10),
            _ => Tiny.action_words(action),
        }
    }

    fn parse_action(&self, words: &str) -> Result<Action, Unclear> {
        Tiny.parse_action(words)
    }

    fn action_line(&self, view: &View, seat: Seat, action: &Action) -> Message {
        Tiny.action_line(view, seat, action)
    }

    fn event_line(&self, event: &Event) -> Message {
        let mut line = Tiny.event_line(event);
        match (self.fault, event) {
            (Some(Fault::BlankInLine), Event::Foiled { .. }) => {
                line = line.name("why", "no luck");
            }
            (Some(Fault::InventsRule), Event::Rolled { .. }) => line.rules.push(Rule("tiny.luck")),
            (Some(Fault::EventWithoutRule), Event::Rolled { .. }) => line.rules = Rules::default(),
            _ => {}
        }
        line
    }

    fn refusal_line(&self, refusal: &Illegal) -> Message {
        let mut line = Tiny.refusal_line(refusal);
        if self.is(Fault::RefusesWithoutRule) && *refusal == Illegal::NotNow {
            line.rules = Rules::default();
        }
        line
    }

    fn outcome_line(&self, outcome: &Outcome) -> Message {
        Tiny.outcome_line(outcome)
    }

    fn sides(&self) -> Vec<&'static str> {
        Tiny.sides()
    }

    fn winner(&self, outcome: &Outcome) -> usize {
        if self.is(Fault::StrangeWinner) { 9 } else { Tiny.winner(outcome) }
    }

    fn reveals(&self, event: &Event) -> bool {
        Tiny.reveals(event)
    }

    fn draw_words(&self, state: &State) -> DrawWords {
        let mut draw = Tiny.draw_words(state);
        if self.is(Fault::TwinFaces) && draw.label == "strike" {
            draw.values[0] = "6".to_owned();
        }
        draw
    }

    fn position(&self, text: &str) -> Result<State, Unclear> {
        Tiny.position(text)
    }

    fn position_words(&self, state: &State) -> String {
        let words = Tiny.position_words(state);
        if self.is(Fault::ForgetsCheers) { words.replace("cheers=1", "cheers=2") } else { words }
    }

    fn view_words(&self, view: &View) -> String {
        Tiny.view_words(view)
    }
}
