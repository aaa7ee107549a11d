//! The game value: the content it is played with and the match form, and the kernel's contract kept over the rules.

use kernel::{Chance, Coverage, Game, Input, Kind, Pending, Seat, SeatSet, Sink, Viewer};
use rand_core::Rng;

use crate::action::Action;
use crate::check;
use crate::content::{Content, Hero, Titan};
use crate::event::Event;
use crate::face::Face;
use crate::form::Form;
use crate::legal;
use crate::refusal::Illegal;
use crate::rules::{Table, actions, round, setup, take};
use crate::state::{
    CardSet, Deck, MOST_HEROES, MOST_TACTICS, Open, Outcome, Purse, Slot, Stage, State, TITAN, hero_of,
    seat_of,
};
use crate::view::{self, View};

/// The Last Stand with its cards, edition and match form.
#[derive(Clone, Debug)]
pub struct LastStand {
    pub content: Content,
    pub form: Form,
}

impl LastStand {
    pub fn new(content: Content, form: Form) -> LastStand {
        LastStand { content, form }
    }

    /// The Titan in play. Before one is chosen nothing is asked of it, so any will do.
    pub fn titan(&self, open: &Open) -> &Titan {
        &self.content.titans[usize::from(open.titan.unwrap_or_default())]
    }

    /// The card of the hero in this place. Before one is taken nothing is asked of it.
    pub fn hero_card(&self, open: &Open, hero: u8) -> &Hero {
        &self.content.heroes[usize::from(open.hero(hero).id.unwrap_or_default())]
    }

    /// The cards a Titan begins with.
    pub(crate) fn all_cards(&self, titan: u8) -> CardSet {
        CardSet::first(self.content.titans[usize::from(titan)].cards.len())
    }

    /// The position before anything of the form has been filled in.
    fn empty(&self) -> State {
        let tactics = self.content.tactics.len() as u8;
        State {
            hidden: None,
            open: Open {
                stage: Stage::ChooseTitan,
                round: 0,
                titan: self.form.titan,
                marker: 0,
                cannons: self.content.edition.cannons,
                citizens: self.content.edition.citizens,
                cannons_used: 0,
                slots: [Slot::Empty; 3],
                pool: self.form.titan.map_or(CardSet::NONE, |titan| self.all_cards(titan)),
                surely_in_hand: CardSet::NONE,
                laid_aside: CardSet::NONE,
                blinded: false,
                count: self.form.heroes,
                heroes: std::array::from_fn(|place| crate::state::Hero {
                    id: self.form.cast[place],
                    level: self.form.levels[place],
                    hearts: if place < usize::from(self.form.heroes) {
                        self.content.edition.hearts
                    } else {
                        0
                    },
                    ..crate::state::Hero::default()
                }),
                done: SeatSet::EMPTY,
                resigned: SeatSet::EMPTY,
                struck: SeatSet::EMPTY,
                dodged: SeatSet::EMPTY,
                before: [Purse::default(); MOST_HEROES],
                put_in: 0,
                named: [None; MOST_HEROES],
                lent_to: SeatSet::EMPTY,
                deck: Deck {
                    count: tactics,
                    cards: [None; MOST_TACTICS],
                    unseen: ((1u16 << tactics) - 1) as u8,
                },
                met: [false; 2],
                together: [0; 6],
            },
        }
    }

    /// The seats the game waits for, and the others that can act in this stage.
    pub(crate) fn deciding(&self, open: &Open) -> (SeatSet, SeatSet) {
        let only = |seats| (seats, SeatSet::EMPTY);
        match open.stage {
            Stage::ChooseTitan | Stage::Lay | Stage::Abilities => only(SeatSet::of(TITAN)),
            Stage::TakeHeroes | Stage::ChooseLevels => only(setup::choosing(open)),
            Stage::Roll | Stage::Gather { .. } | Stage::Spend => {
                let awaited = round::discontent(open);
                (awaited, open.heroes_who(|hero| round::can_act(open, hero)).minus(awaited))
            }
            Stage::NameHero => only(open.team().minus(open.done)),
            Stage::Lend { hero } | Stage::GiveUp { hero, .. } | Stage::Search { hero } => {
                only(SeatSet::of(seat_of(hero)))
            }
            Stage::Dodge { .. } => only(actions::may_dodge(self, open)),
            Stage::SeeTactics
            | Stage::FirstRoll { .. }
            | Stage::Reroll { .. }
            | Stage::Returned { .. }
            | Stage::Mutilate
            | Stage::SeeOrder { .. }
            | Stage::Over(_) => only(SeatSet::EMPTY),
        }
    }

    /// The seats that can still give up.
    pub(crate) fn may_resign(open: &Open) -> SeatSet {
        open.team().with(TITAN).minus(open.resigned)
    }
}

impl Game for LastStand {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type Illegal = Illegal;
    type Memo = ();

    fn seats(&self) -> u8 {
        self.form.heroes + 1
    }

    fn start(&self) -> State {
        let mut state = self.empty();
        let mut nobody = kernel::Nothing;
        setup::go_on(&mut Table { game: self, state: &mut state, events: &mut nobody });
        state
    }

    fn pending(&self, state: &State) -> Pending<Outcome> {
        let open = &state.open;
        let dice = |count| Pending::Chance(Chance::Dice { count, sides: Face::ALL.len() as u8 });
        match open.stage {
            Stage::Over(outcome) => Pending::Over(outcome),
            Stage::SeeTactics | Stage::SeeOrder { .. } => {
                Pending::Chance(Chance::Pick { from: open.deck.unseen_count() })
            }
            Stage::Mutilate => Pending::Chance(Chance::Pick { from: open.in_hand() }),
            Stage::FirstRoll { .. } => dice(self.content.edition.dice),
            Stage::Reroll { dice: count, .. } => dice(count),
            Stage::Returned { hero } => dice(open.hero(hero).returned),
            Stage::ChooseTitan
            | Stage::TakeHeroes
            | Stage::ChooseLevels
            | Stage::Lay
            | Stage::Roll
            | Stage::Abilities
            | Stage::NameHero
            | Stage::Lend { .. }
            | Stage::Dodge { .. }
            | Stage::GiveUp { .. }
            | Stage::Gather { .. }
            | Stage::Spend
            | Stage::Search { .. } => {
                let (awaited, others) = self.deciding(open);
                Pending::Decide { awaited, may: LastStand::may_resign(open).union(others).minus(awaited) }
            }
        }
    }

    fn legal_actions(&self, state: &State, _: &mut (), seat: Seat, out: &mut Vec<Action>) -> Coverage {
        legal::list(self, state, seat, out);
        Coverage::Complete
    }

    fn check(&self, state: &State, _: &mut (), seat: Seat, action: &Action) -> Result<(), Illegal> {
        check::check(self, state, seat, action)
    }

    fn apply(&self, state: &mut State, _: &mut (), input: &Input<Action>, events: &mut impl Sink<Event>) {
        take(&mut Table { game: self, state, events }, input);
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        view::view(state, who)
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Event> {
        Some(view::seen(event, who))
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        view::imagine(view, rng)
    }

    fn kind(&self, action: &Action) -> Kind {
        Kind(match action {
            Action::ChooseTitan(_) => 0,
            Action::TakeHero(_) => 1,
            Action::StandAt(_) => 2,
            Action::Lay { .. } => 3,
            Action::Roll(_) => 4,
            Action::Content => 5,
            Action::Name(_) => 6,
            Action::Lend { .. } => 7,
            Action::Dodge { .. } => 8,
            Action::Suffer => 9,
            Action::GiveUp(_) => 10,
            Action::PutIn(_) => 11,
            Action::Move(..) => 12,
            Action::Wound(..) => 13,
            Action::Cycle(_) => 14,
            Action::Meet { .. } => 15,
            Action::PayTogether(..) => 16,
            Action::Search => 17,
            Action::PutOnTop(_) => 18,
            Action::Resign => 19,
            Action::Use { ability, .. } => 20 + ability,
        })
    }

    fn concedes(&self, action: &Action) -> bool {
        matches!(action, Action::Resign)
    }
}

/// The hero who sits there, among those who play.
pub(crate) fn hero_at(open: &Open, seat: Seat) -> Option<u8> {
    hero_of(seat).filter(|&hero| hero < open.count)
}
