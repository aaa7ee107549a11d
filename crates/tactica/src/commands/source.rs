//! Where rules stand in the source, and which cases show them: what `rules --coverage` reports.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use catalog::games;

/// The places of each rule, by its slug: `file:line` in the code, `file: title` among the cases.
#[derive(Default)]
pub struct Places {
    pub code: BTreeMap<String, Vec<String>>,
    pub tests: BTreeMap<String, Vec<String>>,
}

/// The root of the project, upwards from where the program runs.
pub fn root() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let is_root = |folder: &&Path| folder.join("crates").is_dir() && folder.join("rules").is_dir();
    here.ancestors().find(is_root).map(Path::to_owned)
}

pub fn places(root: &Path, game: &str) -> io::Result<Places> {
    let mut places = Places::default();
    let mut crates: Vec<PathBuf> = entries(&root.join("crates"))?;
    crates.retain(|folder| folder.join("src").is_dir());
    for package in crates {
        for file in files(&package.join("src"), "rs")? {
            code(root, &file, &fs::read_to_string(&file)?, &mut places);
        }
    }
    let scenarios = root.join("tests").join("scenarios").join(game);
    if scenarios.is_dir() {
        let own = own_content(root, game)?;
        for file in files(&scenarios, "scenario")? {
            tests(root, &file, &fs::read_to_string(&file)?, &own, &mut places);
        }
    }
    Ok(places)
}

/// The content that only cases play with: the path of each file within its folder, and its text.
pub fn own_content(root: &Path, game: &str) -> io::Result<Vec<(String, String)>> {
    let folder = root.join("tests").join("content").join(game);
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let read = |file: PathBuf| Ok((shown(&folder, &file), fs::read_to_string(&file)?));
    files(&folder, "toml")?.into_iter().map(read).collect()
}

/// A function names its rules in its comment: `Rule: dice.titan` or `Rule: dice.titan, round.roll`.
fn code(root: &Path, file: &Path, text: &str, places: &mut Places) {
    for (number, line) in (1..).zip(text.lines()) {
        let comment = line.trim_start().strip_prefix("///").or_else(|| line.trim_start().strip_prefix("//!"));
        let Some((_, slugs)) = comment.and_then(|comment| comment.split_once("Rule: ")) else { continue };
        for slug in slugs.split([',', ' ']).map(|slug| slug.trim_end_matches('.')) {
            if slug.contains('.') {
                let place = format!("{}:{number}", shown(root, file));
                places.code.entry(slug.to_owned()).or_default().push(place);
            }
        }
    }
}

/// A case counts for a rule it says it shows and the engine emitted, and only if the case holds.
fn tests(root: &Path, file: &Path, text: &str, own: &[(String, String)], places: &mut Places) {
    let Ok(reports) = games::run_scenarios(text, own) else { return };
    for report in reports.iter().filter(|report| report.ok()) {
        for slug in report.shows.iter().filter(|slug| report.emitted.contains(*slug)) {
            let place = format!("{}:{}: {}", shown(root, file), report.line, report.title);
            places.tests.entry(slug.clone()).or_default().push(place);
        }
    }
}

fn shown(root: &Path, file: &Path) -> String {
    file.strip_prefix(root).unwrap_or(file).display().to_string()
}

/// Every TOML file of a content folder, by its path in it.
pub fn content(folder: &Path) -> io::Result<Vec<(String, String)>> {
    of_ending(folder, "toml")
}

/// The folder of a pack that its cases lie in.
const SCENARIOS: &str = "scenarios";

/// Every TOML file of a pack but what belongs to its cases, by its path in it.
pub fn pack(folder: &Path) -> io::Result<Vec<(String, String)>> {
    let mut files = content(folder)?;
    files.retain(|(path, _)| !path.starts_with(&format!("{SCENARIOS}/")));
    Ok(files)
}

/// The cases of a pack, by their paths in it.
pub fn scenarios(folder: &Path) -> io::Result<Vec<(String, String)>> {
    let inside = folder.join(SCENARIOS);
    if !inside.is_dir() {
        return Ok(Vec::new());
    }
    let mut found = of_ending(&inside, "scenario")?;
    for (path, _) in &mut found {
        *path = format!("{SCENARIOS}/{path}");
    }
    Ok(found)
}

/// Every scenario file under a path, which may be one itself.
pub fn scenario_files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if path.is_dir() { files(path, "scenario") } else { Ok(vec![path.to_owned()]) }
}

fn of_ending(folder: &Path, ending: &str) -> io::Result<Vec<(String, String)>> {
    let read = |path: PathBuf| {
        let inside = path.strip_prefix(folder).unwrap_or(&path);
        let parts: Vec<_> = inside.components().map(|part| part.as_os_str().to_string_lossy()).collect();
        Ok((parts.join("/"), fs::read_to_string(&path)?))
    };
    files(folder, ending)?.into_iter().map(read).collect()
}

/// All files with this ending in a folder and the folders in it, in the order of their names.
fn files(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in entries(folder)? {
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    Ok(found)
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests_of_reading {
    use super::*;

    /// A comment may name several rules, and prose with the word in it names none.
    #[test]
    fn rules_in_comments() {
        let mut places = Places::default();
        let text =
            "/// Rule: dice.titan, round.roll\nfn roll() {}\n    /// One. Rule: dice.states.\n// Rule: a.b\n";
        code(Path::new("/x"), Path::new("/x/crates/a/src/b.rs"), text, &mut places);
        let slugs: Vec<(&str, &str)> =
            places.code.iter().map(|(slug, places)| (slug.as_str(), places[0].as_str())).collect();
        let (one, three) = ("crates/a/src/b.rs:1", "crates/a/src/b.rs:3");
        assert_eq!(slugs, [("dice.states", three), ("dice.titan", one), ("round.roll", one)]);
    }
}
