//! The files that come with the program, and single parameters of the edition changed by a match.

use ::content::Files;

use super::error::ContentError;
use super::read::the_edition;

/// The printed edition and the base pack.
pub fn builtin() -> Files {
    ::content::files![
        "../../../../content/last-stand",
        "editions/printed.toml",
        "packs/base/pack.toml",
        "packs/base/heroes/armin.toml",
        "packs/base/heroes/conny.toml",
        "packs/base/heroes/eren.toml",
        "packs/base/heroes/erwin.toml",
        "packs/base/heroes/hange.toml",
        "packs/base/heroes/levi.toml",
        "packs/base/heroes/mikasa.toml",
        "packs/base/heroes/sasha.toml",
        "packs/base/tactics/blinding-shot.toml",
        "packs/base/tactics/collapse.toml",
        "packs/base/tactics/cover-to-heal.toml",
        "packs/base/tactics/eradication.toml",
        "packs/base/tactics/mutilation.toml",
        "packs/base/tactics/nape-cut.toml",
        "packs/base/tactics/rescue.toml",
        "packs/base/titans/abnormal.toml",
        "packs/base/titans/aggressive.toml",
        "packs/base/titans/basic.toml",
        "packs/base/titans/voracious.toml",
    ]
}

/// The same files with one parameter of the edition changed: `third_ability`, `track.kill`, `hero.starts`.
///
/// That the parameter exists and has this type is checked here; whether the value can be played is for `read`, since two
/// changes may only make sense together.
pub fn with_override(files: &Files, key: &str, value: &str) -> Result<Files, ContentError> {
    let edition = the_edition(&files.0.iter().collect::<Vec<_>>())?;
    ::content::with_override(files, edition, key, value)
}
