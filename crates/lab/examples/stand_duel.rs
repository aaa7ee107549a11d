//! Mirrored pairs of The Last Stand between two levels, at any share of their budgets:
//! `cargo run --release -p lab --example stand_duel -- --a 3 --b 2 [--pairs N] [--seed S] [--permille P] [--heroes N] [--role titan|heroes]`.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use kernel::Nothing;
use kernel::dice::stream;
use lab::balance::Share;
use lab::laststand::{Matches, content};
use lab::sim::{Setup, play_out};
use laststand::{Form, LastStand, Side};
use players::laststand::{Careless, Glance, Outlook, Search, Slips, player};
use players::{Budget, Opponent, Player};

fn flag(name: &str) -> Option<String> {
    let words: Vec<String> = std::env::args().collect();
    let place = words.iter().position(|word| word == name)?;
    words.get(place + 1).cloned()
}

fn number(name: &str, otherwise: u64) -> u64 {
    flag(name).and_then(|word| word.parse().ok()).unwrap_or(otherwise)
}

/// Who sits at the table, and what it may think.
#[derive(Clone, Copy)]
struct Sitter {
    opponent: Opponent,
    permille: u32,
    /// Looks ahead in another way than its level does: proposals, rounds and inputs.
    outlook: Option<Outlook>,
    /// Plays at a glance with slips of its own: as the Titan and as a hero.
    slips: Option<Slips>,
}

impl Sitter {
    fn player(self) -> Box<dyn Player<LastStand>> {
        if let Some(outlook) = self.outlook {
            return Box::new(Search::new(self.opponent.persona, outlook, Budget::counted(self.permille)));
        }
        if let Some(slips) = self.slips {
            return Box::new(Careless::new(Glance::new(self.opponent.persona), slips));
        }
        player(self.opponent, Budget::counted(self.permille)).expect("every level has a player")
    }
}

fn main() {
    let outlook = |name: &str| {
        let words = flag(name)?;
        let mut numbers = words.split(',').map_while(|word| word.parse().ok());
        let (proposals, rounds, inputs): (u32, u32, u32) =
            (numbers.next()?, numbers.next()?, numbers.next()?);
        Some(Outlook { proposals: proposals as usize, rounds: rounds as u16, inputs })
    };
    let slips = |name: &str| {
        let words = flag(name)?;
        let (titan, hero) = words.split_once(',')?;
        Some(Slips { titan: titan.parse().ok()?, hero: hero.parse().ok()? })
    };
    let who = |name: &str, permille: &str| Sitter {
        slips: slips(&format!("{name}-slips")),
        outlook: outlook(&format!("{name}-outlook")),
        opponent: flag(name).and_then(|word| Opponent::parse(&word)).expect("--a and --b are opponents"),
        permille: number(permille, number("--permille", 1000)) as u32,
    };
    let (a, b) = (who("--a", "--permille-a"), who("--b", "--permille-b"));
    let (pairs, seed, jobs) = (number("--pairs", 60), number("--seed", 1), number("--jobs", 1));
    let content = content().expect("the built-in content is good");
    let heroes = number("--heroes", 0) as u8;
    let role = flag("--role");
    let next = AtomicU64::new(0);
    let began = Instant::now();
    let counts: Vec<[u64; 4]> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs)
            .map(|_| {
                let (content, next, role) = (content.clone(), &next, role.clone());
                scope.spawn(move || {
                    let mut counts = [0u64; 4];
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= pairs {
                            return counts;
                        }
                        let count = if heroes == 0 { 2 + (index % 3) as u8 } else { heroes };
                        let roles: &[bool] = match role.as_deref() {
                            Some("titan") => &[false],
                            Some("heroes") => &[true],
                            Some(_) | None => &[false, true],
                        };
                        for &swapped in roles {
                            let (titan, team) = if swapped { (b, a) } else { (a, b) };
                            let setup = Matches {
                                content: content.clone(),
                                form: Form::open(count),
                                titan: titan.opponent.level,
                                heroes: team.opponent.level,
                            };
                            let mut players = vec![titan.player()];
                            players.extend((0..count).map(|_| team.player()));
                            let (mut game, mut rng) = (setup.game(), stream(seed, index));
                            setup.deal(&mut game, &mut rng);
                            let endless = |state: &_| setup.is_endless(&game, state);
                            let played =
                                play_out(&game, &mut (), &mut players, &mut rng, endless, &mut Nothing);
                            counts[3] += played.decisions;
                            match played.outcome.map(|outcome| outcome.winner) {
                                Some(Side::Titan) if !swapped => counts[0] += 1,
                                Some(Side::Heroes) if swapped => counts[1] += 1,
                                Some(_) => {}
                                None => counts[2] += 1,
                            }
                        }
                    }
                })
            })
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("a game panicked")).collect()
    });
    let sum = |place: usize| counts.iter().map(|part| part[place]).sum::<u64>();
    let (titan, team, errors, decisions) = (sum(0), sum(1), sum(2), sum(3));
    let games = if role.is_some() { pairs } else { 2 * pairs };
    let share = Share::new(titan + team, games);
    println!(
        "{} v {}: {:.1} % [{:.1}, {:.1}]  as titan {:.1} %, as heroes {:.1} %  errors {errors}  {} decisions {:.1} s",
        a.opponent.word(),
        b.opponent.word(),
        100.0 * share.rate(),
        100.0 * share.low,
        100.0 * share.high,
        100.0 * titan as f64 / pairs as f64,
        100.0 * team as f64 / pairs as f64,
        decisions,
        began.elapsed().as_secs_f64(),
    );
}
