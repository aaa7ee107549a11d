//! What the tiny game promises beyond the contract: its worlds are exactly those that fit, and text cannot break it.

use std::collections::BTreeSet;

use kernel::dice::stream;
use kernel::{Game, Seat, Viewer, Worded};
use testkit::tiny::{Card, Cards, State, Tiny};

/// Every way to hand out these cards to two hands of these sizes.
fn handed_out(unseen: Cards, first: u8, second: u8) -> Vec<(Cards, Cards)> {
    let subsets = |of: Cards| {
        let cards: Vec<Card> = of.iter().collect();
        (0..1_u32 << cards.len()).map(move |choice| {
            let chosen = cards.iter().enumerate().filter(|(place, _)| choice & 1 << place != 0);
            chosen.fold(Cards::NONE, |all, (_, &card)| all.with(Cards::of(card)))
        })
    };
    let mut ways = Vec::new();
    for one in subsets(unseen).filter(|hand| hand.len() == first) {
        for other in subsets(unseen.without(one)).filter(|hand| hand.len() == second) {
            ways.push((one, other));
        }
    }
    ways
}

/// Every world that fits a view is imagined, the true one among them, and no other.
#[test]
fn every_world_is_imagined() {
    let text = "ann hand=ant+dog+jay bob hand=bee+fox knows=hen spied=cyd cyd hand=hen table played=cat+elk";
    let truth = Tiny.position(text).expect("a sound position");
    let unseen = Cards::ALL.without(truth.hands[0]).without(truth.played);
    let mut fitting = BTreeSet::new();
    for (bob, cyd) in handed_out(unseen, 2, 1) {
        // Bob has spied on Cyd: he knows her card, unless she has played the one he saw.
        for knows in [Cards::NONE, cyd] {
            let hands = [truth.hands[0], bob, cyd];
            let state = State { hands, knows: [Cards::NONE, knows, Cards::NONE], ..truth };
            fitting.insert(Tiny.position_words(&state));
        }
    }
    assert_eq!(fitting.len(), 60);
    assert!(fitting.contains(&Tiny.position_words(&truth)));

    let view = Tiny.view(&truth, Viewer::Seat(Seat(0)));
    let mut rng = stream(8, 0);
    let imagined: BTreeSet<String> =
        (0..5000).map(|_| Tiny.position_words(&Tiny.imagine(&view, &mut rng))).collect();
    assert_eq!(imagined, fitting);
}

/// What was spied is remembered: it is part of every world imagined.
#[test]
fn knowledge_is_imagined() {
    let text = "ann knows=bee spied=bob bob hand=bee+fox cyd hand=hen";
    let truth = Tiny.position(text).expect("a sound position");
    let view = Tiny.view(&truth, Viewer::Seat(Seat(0)));
    let mut rng = stream(9, 0);
    assert!((0..200).all(|_| Tiny.imagine(&view, &mut rng).hands[1].contains(Card(1))));
}

/// A position that could not be played on is refused, and says what is wrong.
#[test]
fn unsound_positions_are_refused() {
    let refused = |text: &str, part: &str| {
        let unclear = Tiny.position(text).expect_err(text).to_string();
        assert!(unclear.contains(part), "{text}: {unclear}");
    };
    refused("ann hand=ant bob hand=ant", "each card in one place");
    refused("ann hand=ant+bee+cat+dog", "at most three cards");
    refused("ann hearts=0", "an active seat that is alive");
    refused("bob hearts=0 hand=ant", "somebody who is out");
    refused("ann knows=ant bob hand=ant", "seats spied on");
    refused("ann knows=ant+bee spied=bob bob hand=ant+bee", "one card known");
    refused("table dealt=3 played=ant+bee+cat+dog+elk", "a deck that suffices");
    refused("strike by=ann", "on= after it");
    refused("strike by=bob on=ann", "frames that can stand");
    refused("answer by=bob card=ant open=ann", "frames that can stand");
    refused("ann at=5 at=6", "a key of 'ann', once");
    refused("table colour=red", "a key of 'table'");
    refused("dan at=5", "ann, bob or cyd");
    refused("ann hand=unicorn", "a card: ant");
}
