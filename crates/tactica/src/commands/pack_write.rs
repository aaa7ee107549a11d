//! `tactica pack new` and `tactica pack export`: a pack written into a folder that does not hold anything yet.

use std::fs;
use std::io;
use std::path::Path;

use catalog::packs::{self, starter};

use crate::console::Console;
use crate::failure::{Failure, system};
use crate::play::save;

/// Writes a commented pack to begin with, called like its folder where that can be a pack's id.
pub fn new(console: &mut Console<'_>, folder: &Path) -> Result<(), Failure> {
    let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    write(console, folder, &starter(&name))?;
    console.say("pack-new", &[("folder", save::name(folder).into())])
}

/// Writes a pack that comes with the program, with the names of its cards.
pub fn export(console: &mut Console<'_>, name: &str, folder: &Path) -> Result<(), Failure> {
    let files = packs::ours(name).ok_or_else(|| {
        let known = packs::our_names().into_iter().collect::<Vec<_>>().join(", ");
        let args = [("pack", name.into()), ("known", known.into())];
        Failure::Usage(console.texts.say("error-no-such-pack", &args))
    })?;
    write(console, folder, &files)?;
    let args = [("pack", name.into()), ("folder", save::name(folder).into())];
    console.say("pack-exported", &args)
}

/// Writes files into a folder that is new or empty, so that nothing is ever written over.
fn write(console: &Console<'_>, folder: &Path, files: &[(String, String)]) -> Result<(), Failure> {
    let texts = console.texts;
    let holds_something = match fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_some(),
        Err(error) => error.kind() != io::ErrorKind::NotFound,
    };
    if holds_something {
        let args = [("folder", save::name(folder).into())];
        return Err(Failure::Failed(texts.say("error-folder-not-empty", &args)));
    }
    for (path, text) in files {
        let path = folder.join(path);
        let made = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, text));
        made.map_err(|error| {
            let args = [("file", save::name(&path).into()), ("problem", system(&error, texts).into())];
            Failure::Failed(texts.say("error-write", &args))
        })?;
    }
    Ok(())
}
