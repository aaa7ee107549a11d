//! The program: a thin shell around the libraries. `args` reads the command line, `commands` holds a file for each
//! command, `play` is the game as text, and every sentence comes from the texts in the user's language.

mod args;
mod commands;
mod console;
mod failure;
mod folder;
mod play;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use catalog::packs::OwnPack;
use catalog::{Lang, Texts};

use args::Command;
use console::Console;
use failure::Failure;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let texts = Texts::new(args::language(&arguments).unwrap_or_else(locale));
    match run(arguments, &texts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(message) = failure.message() {
                failure::complain(&texts.say("error", &[("message", message.into())]));
            }
            failure.code()
        }
    }
}

fn run(arguments: Vec<OsString>, texts: &Texts) -> Result<(), Failure> {
    let (command, folders) = args::parse(arguments, texts)?;
    let packs = folder::packs(&folders, texts)?;
    let of_another = |pack: &&OwnPack| command.game().is_some_and(|game| game != pack.game);
    if let Some(pack) = packs.iter().find(of_another) {
        let args = [("pack", (&pack.id).into()), ("game", texts.name(pack.game).into())];
        return Err(Failure::Usage(texts.say("error-pack-of-another-game", &args)));
    }
    let texts = &texts.with_packs(&packs);
    let mut console = Console::new(texts);
    match command {
        Command::Help { topic } => commands::help::run(&mut console, topic.as_deref())?,
        Command::Version => console.say("version", &[("version", env!("CARGO_PKG_VERSION").into())])?,
        Command::Play(play) => play::run(console, &play, &packs)?,
        Command::Rules(rules) => commands::rules::run(&mut console, &rules)?,
        Command::Card(card) => commands::card::run(&mut console, &card, &packs)?,
        Command::ScenarioRun { paths, json } => commands::scenario::run(&mut console, &paths, json, &packs)?,
        Command::ScenarioExport { journal, at } => commands::scenario::export(&mut console, &journal, at)?,
        Command::Replay { what, file, viewer } => {
            commands::replay::run(console, what, &file, viewer.as_deref())?;
        }
        Command::Sim(sim) => commands::sim::run(&mut console, &sim, &packs)?,
        Command::Match(contest) => commands::contest::run(&mut console, &contest, &packs)?,
        Command::Odds(odds) => commands::odds::run(&mut console, &odds, &packs)?,
        Command::AnimaOdds(odds) => commands::odds_anima::run(&mut console, &odds, &packs)?,
        Command::Party(party) => commands::party::run(&mut console, &party, &packs)?,
        Command::Balance(balance) => commands::balance::run(&mut console, &balance, &packs)?,
        Command::Pack(pack) => commands::pack::run(&mut console, &pack)?,
        Command::Serve(serve) => commands::serve::run(&mut console, &serve, packs)?,
    }
    Ok(())
}

/// The language the terminal is set to.
fn locale() -> Lang {
    let set = |name| env::var(name).ok();
    let (all, messages, lang) = (set("LC_ALL"), set("LC_MESSAGES"), set("LANG"));
    Lang::from_locale(all.as_deref(), messages.as_deref(), lang.as_deref())
}
