//! The files that come with the program, and single parameters of an edition changed by a match.

use ::content::{File, Files, files};

use super::error::ContentError;
use super::read::the_edition;

/// The editions that come with the program.
pub const EDITIONS: [&str; 4] = ["core-en", "core-es", "advanced", "alpha-it"];
/// The edition that is played unless another is asked for.
pub const DEFAULT_EDITION: &str = "advanced";

/// The default edition with the packs and maps that come with the program.
pub fn builtin() -> Files {
    builtin_edition(DEFAULT_EDITION).expect("the default edition comes with the program")
}

/// One of [`EDITIONS`] with the packs and maps that come with the program.
pub fn builtin_edition(edition: &str) -> Option<Files> {
    let path = format!("editions/{edition}.toml");
    let edition = editions().0.into_iter().find(|file| file.path == path)?;
    let rest: Vec<File> = packs_and_maps().0;
    Some(Files(std::iter::once(edition).chain(rest).collect()))
}

/// The same files with one parameter of the edition changed: `victory`, `charge.dice`, `setup.zone_depth`.
///
/// That the parameter exists and has this type is checked here; whether the value can be played is for `read`, since two
/// changes may only make sense together.
pub fn with_override(files: &Files, key: &str, value: &str) -> Result<Files, ContentError> {
    let edition = the_edition(&files.0.iter().collect::<Vec<_>>())?;
    ::content::with_override(files, edition, key, value)
}

fn editions() -> Files {
    files![
        "../../../../content/anima",
        "editions/advanced.toml",
        "editions/alpha-it.toml",
        "editions/core-en.toml",
        "editions/core-es.toml",
    ]
}

fn packs_and_maps() -> Files {
    files![
        "../../../../content/anima",
        "maps/board/birch-ring.toml",
        "maps/board/customs-house.toml",
        "maps/board/gallows-cross.toml",
        "maps/board/old-terraces.toml",
        "maps/board/quarry-floor.toml",
        "maps/board/reed-islands.toml",
        "maps/board/stairs-of-ash.toml",
        "maps/board/sunken-court.toml",
        "maps/board/twin-hills.toml",
        "maps/table/broken-abbey.toml",
        "maps/table/crossing-at-dusk.toml",
        "maps/table/drowned-orchard.toml",
        "maps/table/eagle-stones.toml",
        "maps/table/last-ferry.toml",
        "maps/table/long-fields.toml",
        "maps/table/salt-market.toml",
        "maps/table/split-valley.toml",
        "maps/table/watch-of-kaldor.toml",
        "packs/founders/characters/brannoc.toml",
        "packs/founders/characters/corvane.toml",
        "packs/founders/characters/drusk.toml",
        "packs/founders/characters/ghorm.toml",
        "packs/founders/characters/halloran.toml",
        "packs/founders/characters/isaura.toml",
        "packs/founders/characters/meriel.toml",
        "packs/founders/characters/nerezza.toml",
        "packs/founders/characters/quillon.toml",
        "packs/founders/characters/seraphe.toml",
        "packs/founders/characters/tavish.toml",
        "packs/founders/characters/vasska.toml",
        "packs/founders/pack.toml",
        "packs/founders/parties/creditors.toml",
        "packs/founders/parties/night-court.toml",
        "packs/founders/parties/old-guard.toml",
        "packs/founders/parties/pilgrims.toml",
        "packs/founders/scenery/crag.toml",
        "packs/founders/scenery/crates.toml",
        "packs/founders/scenery/grove.toml",
        "packs/founders/scenery/gully.toml",
        "packs/founders/scenery/hedge.toml",
        "packs/founders/scenery/hill.toml",
        "packs/founders/scenery/mesa.toml",
        "packs/founders/scenery/pool.toml",
        "packs/founders/scenery/ruined-wall.toml",
        "packs/founders/scenery/scree.toml",
        "packs/founders/scenery/thicket.toml",
        "packs/founders/scenery/tower.toml",
        "packs/saga/characters/aoi-inukai.toml",
        "packs/saga/characters/claire-adelheid.toml",
        "packs/saga/characters/covel.toml",
        "packs/saga/characters/dark-chesire.toml",
        "packs/saga/characters/duncan-reid.toml",
        "packs/saga/characters/empire-knight.toml",
        "packs/saga/characters/ergo-mundus.toml",
        "packs/saga/characters/erika.toml",
        "packs/saga/characters/genma.toml",
        "packs/saga/characters/gloam-hound.toml",
        "packs/saga/characters/griever.toml",
        "packs/saga/characters/hollow-shade.toml",
        "packs/saga/characters/janus-faith.toml",
        "packs/saga/characters/kairos.toml",
        "packs/saga/characters/konosuke.toml",
        "packs/saga/characters/lilian-virgil.toml",
        "packs/saga/characters/macbeth.toml",
        "packs/saga/characters/october.toml",
        "packs/saga/characters/ophiel.toml",
        "packs/saga/characters/pale-warden.toml",
        "packs/saga/characters/samiel.toml",
        "packs/saga/characters/sho.toml",
        "packs/saga/characters/valentine.toml",
        "packs/saga/characters/yuri-olsen.toml",
        "packs/saga/pack.toml",
    ]
}
