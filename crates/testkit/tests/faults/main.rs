//! Every property catches the fault that breaks it: a contract that lets a broken game pass would be worth nothing.

mod faulty;

use std::collections::BTreeSet;

use faulty::{Fault, Faulty};
use testkit::contract::{Plan, Property, Rates, Subject, hold};
use testkit::kept;
use testkit::tiny::RULES;

/// The property that catches a fault.
fn caught_by(fault: Fault) -> Property {
    match fault {
        Fault::Panics => Property::Total,
        Fault::CountsInMemo => Property::Repeats,
        Fault::StopsEarly
        | Fault::AwaitsNobody
        | Fault::AwaitsAndMay
        | Fault::ForeignSeat
        | Fault::FortyDice => Property::PendingSane,
        Fault::ListsTooLow => Property::ListedPasses,
        Fault::ListsTwice => Property::ListedOnce,
        Fault::ForgetsPass => Property::ListedAll,
        Fault::LetsStrangersAct => Property::OnlyAdmitted,
        Fault::ListsNothing => Property::AwaitedCanAct,
        Fault::RefusesWithoutRule => Property::RefusedWithRule,
        Fault::RefusesByMood => Property::RefusedAlike,
        Fault::ShortensWords => Property::ActionReadsBack,
        Fault::BlankInLine => Property::LineReadsBack,
        Fault::TwinSeats => Property::SeatReadsBack,
        Fault::TwinFaces => Property::DrawReadsBack,
        Fault::ForgetsCheers => Property::PositionReadsBack,
        Fault::InventsRule | Fault::EventWithoutRule => Property::RulesKnown,
        Fault::FickleView => Property::ViewsRepeat,
        Fault::SilentMove => Property::ChangeTold,
        Fault::ImaginesQuiet => Property::ImaginedFits,
        Fault::OpensForHolders => Property::SamePending,
        Fault::HintsByOrder => Property::SameChoices,
        Fault::HintsByRefusal => Property::SameRefusals,
        Fault::TellsSpying => Property::SameHeard,
        Fault::ShowsHand | Fault::LearnsUntold => Property::DifferenceTold,
        Fault::TellsDeal | Fault::TellsDraw => Property::NotOverheard,
        Fault::TellsLater => Property::NothingWhispered,
        Fault::ImaginesSorted => Property::TruthImagined,
        Fault::NeedsCheer => Property::MayNotWaitedFor,
        Fault::NeverEnds => Property::EndsInTime,
        Fault::ManyKinds => Property::KindFits,
        Fault::ForgetsOneOfAKind => Property::ListedByKind,
        Fault::StrangeWinner => Property::WinnerIsASide,
    }
}

/// How closely to look: at everything, but a walk through two worlds, which meets most leaks before the property
/// that names them does, only where it is what must catch the fault.
fn rates(fault: Fault) -> Rates {
    if fault == Fault::TellsLater {
        Rates { worlds: 0, ..Rates::EVERY }
    } else if fault == Fault::ImaginesSorted {
        Rates { truth: 10, truth_worlds: 20_000, worlds: 0, walks: 0, ..Rates::EVERY }
    } else if fault == Fault::NeedsCheer || fault == Fault::NeverEnds {
        Rates { worlds: 0, walks: 0, ..Rates::SAMPLED }
    } else {
        Rates { walks: 0, ..Rates::EVERY }
    }
}

/// Each fault is caught, by the property named, and the report leads back to it.
#[test]
fn every_fault_is_caught() {
    let mut missed = Vec::new();
    for fault in Fault::ALL {
        let plan = Plan { games: 60, seed: 5, most_inputs: 400, jobs: 1, rules: &RULES, rates: rates(fault) };
        match hold(&Faulty::new(fault), &plan) {
            Ok(tally) => missed.push(format!("{fault:?} is not caught in {tally:?}")),
            Err(broken) if broken.property != caught_by(fault) || broken.inputs.len() != broken.input => {
                missed.push(format!("{fault:?} is caught elsewhere: {broken}"));
            }
            Err(_) => {}
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}

/// No property stands without a fault that shows it at work.
#[test]
fn every_property_has_a_fault() {
    let caught: BTreeSet<Property> = Fault::ALL.into_iter().map(caught_by).collect();
    assert_eq!(caught.into_iter().collect::<Vec<_>>(), Property::ALL);
}

/// What breaks is kept, is found again from the kept file alone, and is no trouble once it is mended.
#[test]
fn failures_are_kept() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept-failures");
    let _ = std::fs::remove_dir_all(&folder);
    let faulty = Faulty::new(Fault::ForgetsPass);
    let broken = [Subject { setup: "easy".to_owned(), game: &faulty }];
    let plan = Plan { games: 20, seed: 5, most_inputs: 400, jobs: 1, rules: &RULES, rates: Rates::SAMPLED };
    assert_eq!(kept::replay(&folder, &broken, &RULES), Ok(0));
    let found = kept::hold(&folder, &broken, &plan).expect_err("the fault is found");
    assert!(found.contains("ListedAll") && found.contains("kept as"), "{found}");

    let again = kept::replay(&folder, &broken, &RULES).expect_err("the fault is found again");
    assert!(again.contains("ListedAll is broken"), "{again}");
    let mended = Faulty::sound();
    assert_eq!(kept::replay(&folder, &[Subject { setup: "easy".to_owned(), game: &mended }], &RULES), Ok(1));
    let other = kept::replay(&folder, &[Subject { setup: "hard".to_owned(), game: &mended }], &RULES);
    assert!(other.is_err_and(|text| text.contains("no game 'faulty' with the setup 'easy'")));
}
