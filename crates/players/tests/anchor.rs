//! The anchors stand still: what they chose once they choose for ever.

use anima::Anima;
use anima::content::{builtin_edition, read};
use kernel::dice::{draw, stream};
use kernel::{Game, Input, Nothing, Pending, Sight, Worded};
use laststand::LastStand;
use players::{Budget, Level, Player, next_to_choose};

/// The script of each, as it was written once.
const SCRIPTS: [(&str, u64); 2] = [
    (include_str!("../src/anima/anchor.rs"), 0x3e8a_375b_b47a_ae99),
    (include_str!("../src/laststand/anchor.rs"), 0x55d8_1969_1b6e_cd87),
];

/// What they chose in the battles below. It changes with the cards and the rules, too: whoever changed those and not a
/// script may set it anew. The cards of The Last Stand are still being weighed, so that its script alone is held.
const CHOSEN: u64 = 0x3d82_0ba3_4b12_ada4;

/// Stirs words into a number, in which a change of any of them shows.
fn stir(into: u64, words: &str) -> u64 {
    words.bytes().fold(into, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

const NOTHING: u64 = 0xcbf2_9ce4_8422_2325;

#[test]
fn the_scripts_are_untouched() {
    for (script, wanted) in SCRIPTS {
        assert_eq!(stir(NOTHING, script), wanted, "an anchor is frozen: make another player instead");
    }
}

/// All choices of a game between anchors.
fn chosen<G: Worded>(game: &G, mut players: Vec<Box<dyn Player<G>>>, seed: u64, into: u64) -> u64 {
    let (mut state, mut memo) = (game.start(), G::Memo::default());
    let (mut rng, mut sum) = (stream(seed, 0), into);
    for _ in 0..20_000 {
        let input = match game.pending(&state) {
            Pending::Over(_) => return sum,
            Pending::Chance(chance) => Input::Drawn(draw(&mut rng, chance)),
            Pending::Decide { awaited, .. } => {
                let next = next_to_choose(game, &state, &mut memo, awaited, &mut players, &mut rng);
                let (seat, action) = next.expect("somebody acts");
                let sight = Sight::new(game, &state, &mut memo, seat);
                assert!(sight.check(&action).is_ok(), "{}", game.action_words(&action));
                sum = stir(sum, &format!("{} {}\n", seat.0, game.action_words(&action)));
                Input::Choose(seat, action)
            }
        };
        game.apply(&mut state, &mut memo, &input, &mut Nothing);
    }
    panic!("the game has no end");
}

fn anchors<P>(count: u8, player: impl Fn() -> Option<P>) -> Vec<P> {
    (0..count).map(|_| player().expect("there is an anchor")).collect()
}

#[test]
fn they_choose_what_they_chose() {
    let content = read(&builtin_edition("advanced").expect("it exists")).expect("the content is good");
    let mut sum = NOTHING;
    for (seed, parties) in [(1, "a=brannoc,isaura b=drusk,drusk,tamsin"), (2, "a=caspia b=thrale")] {
        let words = format!("map=twin-hills levels=200 {parties}");
        let form = anima::Form::parse(&content, &words).expect("a good form");
        let game = Anima::new(content.clone(), form);
        let players = anchors(game.seats(), || players::anima::player(Level::Anchor, Budget::whole()));
        sum = chosen(&game, players, seed, sum);
    }
    assert_eq!(sum, CHOSEN, "the anchor chose otherwise");
}

/// They play to the end, do only what they may, and the same again.
#[test]
fn they_come_to_an_end() {
    let content = laststand::content::read(&laststand::content::builtin()).expect("the content is good");
    for (seed, words) in [(1, "heroes=2"), (2, "heroes=4")] {
        let form = laststand::Form::parse(&content, words).expect("a good form");
        let game = LastStand::new(content.clone(), form);
        let play = || {
            let players =
                anchors(game.seats(), || players::laststand::player(Level::Anchor, Budget::whole()));
            chosen(&game, players, seed, NOTHING)
        };
        assert_eq!(play(), play());
    }
}
