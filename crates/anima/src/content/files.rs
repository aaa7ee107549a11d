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
        "packs/founders/characters/burl.toml",
        "packs/founders/characters/corvane.toml",
        "packs/founders/characters/drusk.toml",
        "packs/founders/characters/ghorm.toml",
        "packs/founders/characters/halloran.toml",
        "packs/founders/characters/isaura.toml",
        "packs/founders/characters/meriel.toml",
        "packs/founders/characters/nerezza.toml",
        "packs/founders/characters/omra.toml",
        "packs/founders/characters/quillon.toml",
        "packs/founders/characters/seraphe.toml",
        "packs/founders/characters/tavish.toml",
        "packs/founders/characters/vasska.toml",
        "packs/founders/characters/yrsel.toml",
        "packs/founders/pack.toml",
        "packs/founders/parties/creditors.toml",
        "packs/founders/parties/drifters.toml",
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
        "packs/saga/advantages/aberration-power.toml",
        "packs/saga/advantages/alaron.toml",
        "packs/saga/advantages/ark-shield.toml",
        "packs/saga/advantages/battle-tactics.toml",
        "packs/saga/advantages/bell-of-fortune.toml",
        "packs/saga/advantages/blood-omen.toml",
        "packs/saga/advantages/ceridwen.toml",
        "packs/saga/advantages/chosen-prey.toml",
        "packs/saga/advantages/combined-combat.toml",
        "packs/saga/advantages/control-bound.toml",
        "packs/saga/advantages/curse.toml",
        "packs/saga/advantages/dawn-of-the-dark.toml",
        "packs/saga/advantages/doom-silver.toml",
        "packs/saga/advantages/elemental-weapon.toml",
        "packs/saga/advantages/familiar.toml",
        "packs/saga/advantages/fate-clock.toml",
        "packs/saga/advantages/gabriels-gift.toml",
        "packs/saga/advantages/gnose.toml",
        "packs/saga/advantages/heart-of-gold.toml",
        "packs/saga/advantages/heavy-armor.toml",
        "packs/saga/advantages/jedahs-eye.toml",
        "packs/saga/advantages/life-potion.toml",
        "packs/saga/advantages/logistics.toml",
        "packs/saga/advantages/magus-wand.toml",
        "packs/saga/advantages/mikaels-tear.toml",
        "packs/saga/advantages/nephiros.toml",
        "packs/saga/advantages/nue.toml",
        "packs/saga/advantages/nullum-lusec.toml",
        "packs/saga/advantages/personal-reasons.toml",
        "packs/saga/advantages/pool-of-life.toml",
        "packs/saga/advantages/presence.toml",
        "packs/saga/advantages/protective-shield.toml",
        "packs/saga/advantages/red-theurgia-go.toml",
        "packs/saga/advantages/ring-of-erebus.toml",
        "packs/saga/advantages/seal-of-bones.toml",
        "packs/saga/advantages/smoke-cloud.toml",
        "packs/saga/advantages/supernatural-devourer.toml",
        "packs/saga/advantages/supernatural-weapon.toml",
        "packs/saga/advantages/team-assault-group.toml",
        "packs/saga/advantages/team-condemned-lovers.toml",
        "packs/saga/advantages/team-executive-team.toml",
        "packs/saga/advantages/team-les-jaeger.toml",
        "packs/saga/advantages/team-saint-council.toml",
        "packs/saga/advantages/team-the-puppet-master.toml",
        "packs/saga/advantages/team-twin-shadow.toml",
        "packs/saga/advantages/tempus-fugit.toml",
        "packs/saga/advantages/ultimate-weapon.toml",
        "packs/saga/advantages/vial-of-life.toml",
        "packs/saga/advantages/winds-spirit.toml",
        "packs/saga/characters/alessa-raincross.toml",
        "packs/saga/characters/alexias.toml",
        "packs/saga/characters/aoi-inukai.toml",
        "packs/saga/characters/azriel.toml",
        "packs/saga/characters/celia.toml",
        "packs/saga/characters/claire-adelheid.toml",
        "packs/saga/characters/clay-warden.toml",
        "packs/saga/characters/covel.toml",
        "packs/saga/characters/crow.toml",
        "packs/saga/characters/damaris.toml",
        "packs/saga/characters/dark-chesire.toml",
        "packs/saga/characters/duncan-reid.toml",
        "packs/saga/characters/empire-knight.toml",
        "packs/saga/characters/ergo-mundus.toml",
        "packs/saga/characters/erika.toml",
        "packs/saga/characters/feng-yi.toml",
        "packs/saga/characters/gear-mk-trithemius.toml",
        "packs/saga/characters/gemini-zafini.toml",
        "packs/saga/characters/gemini.toml",
        "packs/saga/characters/genma.toml",
        "packs/saga/characters/grave-hound.toml",
        "packs/saga/characters/griever.toml",
        "packs/saga/characters/grimorium-verum.toml",
        "packs/saga/characters/high-saint-elienai.toml",
        "packs/saga/characters/hiro.toml",
        "packs/saga/characters/janus-faith.toml",
        "packs/saga/characters/justina.toml",
        "packs/saga/characters/kairos.toml",
        "packs/saga/characters/konosuke.toml",
        "packs/saga/characters/lantern-wisp.toml",
        "packs/saga/characters/legacy-of-solomon.toml",
        "packs/saga/characters/lilian-virgil.toml",
        "packs/saga/characters/luzbell.toml",
        "packs/saga/characters/macbeth.toml",
        "packs/saga/characters/nero.toml",
        "packs/saga/characters/october.toml",
        "packs/saga/characters/ophiel.toml",
        "packs/saga/characters/rayne.toml",
        "packs/saga/characters/romeo-exxet.toml",
        "packs/saga/characters/saint-astraega.toml",
        "packs/saga/characters/saint-hazael.toml",
        "packs/saga/characters/samiel.toml",
        "packs/saga/characters/sho.toml",
        "packs/saga/characters/the-bearer-of-calamities.toml",
        "packs/saga/characters/theurgia-gear.toml",
        "packs/saga/characters/valentine.toml",
        "packs/saga/characters/valis-ul-del-vilfain.toml",
        "packs/saga/characters/veronica.toml",
        "packs/saga/characters/xii.toml",
        "packs/saga/characters/yuri-olsen.toml",
        "packs/saga/pack.toml",
    ]
}
