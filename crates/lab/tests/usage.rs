//! try

use lab::sim::Plan;
use lab::usage::survey;

#[test]
fn look() {
    let games = std::env::var("N").ok().map_or(384, |n| n.parse().unwrap());
    let began = std::time::Instant::now();
    let usage = survey(Plan { games, seed: 7, jobs: 2 }, &|_| {}).unwrap();
    println!("{} games {} errors {:?}", usage.games, usage.errors, began.elapsed());
    let (a, b): (Vec<_>, Vec<_>) = usage.abilities.iter().partition(|a| a.games > 0);
    println!("abilities {} never {}", a.len(), b.len());
    for x in b {
        println!("  {} {} adv={}", x.card, x.ability, x.advantage);
    }
    let never: Vec<_> = usage.advantages.iter().filter(|x| x.games == 0).map(|x| &x.name).collect();
    println!("cards {} never {never:?}", usage.advantages.len());
    let never: Vec<_> = usage.words.iter().filter(|x| x.games == 0).map(|x| &x.name).collect();
    println!("words {} never {never:?}", usage.words.len());
    println!("unsaid {:?}", usage.unsaid);
}
