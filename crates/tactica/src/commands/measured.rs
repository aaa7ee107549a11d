//! What the commands that play many games share: who plays, with how many threads, how far they are, and numbers as a
//! language writes them.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};

use catalog::games::{self, GAMES, GameError};
use catalog::packs::OwnPack;
use catalog::{Lang, Texts};
use players::Level;

use crate::failure::Failure;

/// What a command does for this game, out of those it can do something for; any other is refused by name.
pub fn of_game<T: Copy>(game: &str, known: &[(&str, T)], texts: &Texts) -> Result<T, Failure> {
    if let Some((_, found)) = known.iter().find(|(id, _)| *id == game) {
        return Ok(*found);
    }
    Err(Failure::Usage(if GAMES.contains(&game) {
        let known: Vec<&str> = known.iter().map(|(id, _)| *id).collect();
        texts.say("error-not-measured", &[("game", game.into()), ("games", known.join(", ").into())])
    } else {
        GameError::NoSuchGame(game.to_owned()).text(texts)
    }))
}

/// The one game whose odds and balance can be worked out so far.
pub const LAST_STAND: [(&str, ()); 1] = [("last-stand", ())];

/// The cards of The Last Stand, packs of one's own among them.
pub fn content(packs: &[OwnPack], texts: &Texts) -> Result<laststand::content::Content, Failure> {
    laststand::content::read(&games::last_stand_files(packs))
        .map_err(|error| Failure::Failed(GameError::from(error).text(texts)))
}

/// The cards, maps and rules of an edition of Anima Tactics, packs of one's own among them.
pub fn anima_content(
    edition: Option<&str>,
    packs: &[OwnPack],
    texts: &Texts,
) -> Result<anima::content::Content, Failure> {
    let files = games::anima_files(edition, packs);
    let content = files.and_then(|files| Ok(anima::content::read(&files)?));
    content.map_err(|error| Failure::Usage(error.text(texts)))
}

/// The level of this name, if the game has such players.
pub fn level(word: &str, game: &str, texts: &Texts) -> Result<Level, Failure> {
    let levels = games::levels(game).iter().copied();
    levels.into_iter().find(|level| level.word() == word).ok_or_else(|| no_level(word, game, texts))
}

pub fn no_level(word: &str, game: &str, texts: &Texts) -> Failure {
    let known: Vec<&str> = games::levels(game).iter().map(|level| level.word()).collect();
    Failure::Usage(texts.say("usage-no-level", &[("found", word.into()), ("known", known.join(", ").into())]))
}

/// As many threads as asked for, or as the machine has cores.
pub fn jobs(asked: Option<u64>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    asked.map_or_else(cores, |jobs| usize::try_from(jobs).unwrap_or(usize::MAX).clamp(1, 256))
}

/// A bar on standard error, where that is a terminal.
pub struct Bar {
    all: u64,
    shown: AtomicU64,
    seen: bool,
}

impl Bar {
    const WIDTH: u64 = 40;

    pub fn new(all: u64) -> Bar {
        Bar { all: all.max(1), shown: AtomicU64::new(u64::MAX), seen: io::stderr().is_terminal() }
    }

    pub fn show(&self, done: u64) {
        let filled = done.min(self.all) * Bar::WIDTH / self.all;
        if self.seen && self.shown.swap(filled, Ordering::Relaxed) != filled {
            let bar: String = (0..Bar::WIDTH).map(|place| if place < filled { '#' } else { '.' }).collect();
            // Where standard error has gone, nobody misses the bar.
            let _ = write!(io::stderr(), "\r[{bar}] {}/{}", done.min(self.all), self.all);
        }
    }

    pub fn clear(&self) {
        if self.seen {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// A number with so many places, as the language writes it.
pub fn decimal(lang: Lang, value: f64, places: usize) -> String {
    let text = format!("{value:.places$}");
    match lang {
        Lang::En => text,
        Lang::Es | Lang::It => text.replace('.', ","),
    }
}

pub fn percent(lang: Lang, share: f64) -> String {
    decimal(lang, share * 100.0, 1)
}
