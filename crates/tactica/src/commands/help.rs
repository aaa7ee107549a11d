//! `tactica help`.

use crate::console::Console;
use crate::failure::Failure;

pub fn run(console: &mut Console<'_>, topic: Option<&str>) -> Result<(), Failure> {
    let key = match topic {
        None => "help".to_owned(),
        Some(topic) => format!("help-{topic}"),
    };
    if !console.texts.has(&key) {
        let args = [("topic", topic.unwrap_or_default().into())];
        return Err(Failure::Usage(console.texts.say("error-no-help", &args)));
    }
    console.say(&key, &[])
}
