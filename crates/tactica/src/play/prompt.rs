//! What somebody typed, understood: a choice, a search among the choices, or a command.

use catalog::table::Request;
use catalog::texts::Texts;
use catalog::typed::plain;

/// What an answer to "what do you do?" means.
#[derive(Debug, PartialEq, Eq)]
pub enum Answer {
    /// The choice at this place of the list, by its number or by words that only it has.
    Choice(usize),
    /// Words of a choice that is not listed, to be judged by the rules.
    Words(String),
    /// The choices at these places have what was typed in them.
    Found(Vec<usize>),
    NoSuchNumber,
    NotUnderstood,
    Nothing,
    Command(Command),
}

#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    Help,
    Table,
    Log,
    All,
    Odds,
    Hint,
    As(String),
    /// `true` in words: all rules of the game, not just those that matter here.
    Rules {
        all: bool,
    },
    Rule(String),
    Card(String),
    Undo,
    Save(Option<String>),
    Quit,
}

/// Understands a line typed at a request whose choices read as `sentences`. `is_action` knows the words of every
/// action, listed or not.
pub fn understand(
    line: &str,
    request: &Request,
    sentences: &[String],
    texts: &Texts,
    is_action: impl Fn(&str) -> bool,
) -> Answer {
    let line = line.trim();
    if line.is_empty() {
        return Answer::Nothing;
    }
    if line.bytes().all(|byte| byte.is_ascii_digit()) {
        let place = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        return place
            .filter(|&place| place < request.choices.len())
            .map_or(Answer::NoSuchNumber, Answer::Choice);
    }
    let listed = |words: &str| request.choices.iter().position(|choice| choice.words == words);
    if let Some(place) = listed(line) {
        return Answer::Choice(place);
    }
    if let Some(command) = command(line, texts) {
        return Answer::Command(command);
    }
    let words = line.to_lowercase().replace(", ", ",");
    if let Some(place) = listed(&words) {
        return Answer::Choice(place);
    }
    if is_action(&words) {
        return Answer::Words(words);
    }
    let found = find(line, request, sentences);
    match (found.as_slice(), request.coverage) {
        ([only], _) if has_words(line, &sentences[*only]) => Answer::Choice(*only),
        ([_, ..], _) => Answer::Found(found),
        ([], kernel::Coverage::Complete) => Answer::NotUnderstood,
        ([], kernel::Coverage::Sampled) => Answer::Words(line.to_owned()),
    }
}

/// The command a line asks for, in English or in the language of the texts.
pub fn command(line: &str, texts: &Texts) -> Option<Command> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (word, rest) = (word.to_lowercase(), rest.trim());
    let is = |name: &str| is_command(texts, &word, name);
    let argument = || Some(rest.to_owned()).filter(|rest| !rest.is_empty());
    let command = if is("as") {
        Command::As(rest.to_owned())
    } else if is("rule") {
        Command::Rule(rest.to_owned())
    } else if is("rules") {
        Command::Rules { all: !rest.is_empty() }
    } else if is("card") {
        Command::Card(rest.to_owned())
    } else if is("save") {
        Command::Save(argument())
    } else if !rest.is_empty() {
        return None;
    } else if is("help") {
        Command::Help
    } else if is("table") {
        Command::Table
    } else if is("log") {
        Command::Log
    } else if is("all") {
        Command::All
    } else if is("odds") {
        Command::Odds
    } else if is("hint") {
        Command::Hint
    } else if is("undo") {
        Command::Undo
    } else if is("quit") {
        Command::Quit
    } else {
        return None;
    };
    Some(command)
}

/// Whether a word in small letters is this command, in any language's words for it that are at hand.
pub fn is_command(texts: &Texts, word: &str, name: &str) -> bool {
    let local = texts.say(&format!("command-{name}"), &[]);
    word == name || local.split_whitespace().any(|known| plain(known) == plain(word))
}

/// The choices that have every one of the words typed, in their sentence or in their own words.
fn find(line: &str, request: &Request, sentences: &[String]) -> Vec<usize> {
    let wanted: Vec<String> = line.split_whitespace().map(plain).collect();
    let has = |place: &usize| {
        let text = plain(&format!("{} {}", sentences[*place], request.choices[*place].words));
        wanted.iter().all(|word| text.contains(word.as_str()))
    };
    (0..request.choices.len()).filter(has).collect()
}

/// Whether every word typed is a whole word of the sentence, so that nothing else can have been meant.
fn has_words(line: &str, sentence: &str) -> bool {
    let sentence = plain(sentence);
    let words: Vec<&str> = sentence.split(|letter: char| !letter.is_alphanumeric()).collect();
    plain(line).split_whitespace().all(|word| words.contains(&word))
}

#[cfg(test)]
mod tests {
    use catalog::Lang;
    use catalog::table::Choice;
    use kernel::{Coverage, Message};

    use super::*;

    fn answer(line: &str, lang: Lang) -> Answer {
        let choice = |words: &str| Choice {
            words: words.to_owned(),
            line: Message::parse("x").unwrap(),
            group: None,
            remark: None,
            odds: None,
            notes: Vec::new(),
            concedes: false,
        };
        let request = Request {
            number: 1,
            choices: ["move up", "move down", "table dance"].map(choice).to_vec(),
            offered: 3,
            coverage: Coverage::Complete,
            awaited: true,
        };
        let sentences = ["Climb", "Climb down", "Dance"].map(str::to_owned);
        understand(line, &request, &sentences, &Texts::new(lang), |words| words.starts_with("go "))
    }

    /// Numbers count from one, and one that is none of them says so.
    #[test]
    fn numbers() {
        assert_eq!(answer("2", Lang::En), Answer::Choice(1));
        assert_eq!(answer("0", Lang::En), Answer::NoSuchNumber);
        assert_eq!(answer("4", Lang::En), Answer::NoSuchNumber);
        assert_eq!(answer("99999999999999999999999", Lang::En), Answer::NoSuchNumber);
    }

    /// A choice's own words take it, and so do words that only it has; parts of words look for choices; the rest is
    /// not understood.
    #[test]
    fn words() {
        assert_eq!(answer("move down", Lang::En), Answer::Choice(1));
        assert_eq!(answer("CLIMB", Lang::En), Answer::Found(vec![0, 1]));
        assert_eq!(answer("climb down", Lang::En), Answer::Choice(1));
        assert_eq!(answer("climb do", Lang::En), Answer::Found(vec![1]));
        assert_eq!(answer("fly", Lang::En), Answer::NotUnderstood);
        assert_eq!(answer("MOVE up", Lang::En), Answer::Choice(0));
        assert_eq!(answer("Go 3, 4", Lang::En), Answer::Words("go 3,4".to_owned()));
        assert_eq!(answer("  ", Lang::En), Answer::Nothing);
    }

    /// Commands are known in English everywhere and in the language at hand.
    #[test]
    fn commands() {
        assert_eq!(answer("table", Lang::Es), Answer::Command(Command::Table));
        assert_eq!(answer("mesa", Lang::Es), Answer::Command(Command::Table));
        assert_eq!(answer("tavolo", Lang::It), Answer::Command(Command::Table));
        assert_eq!(answer("probabilita", Lang::It), Answer::Command(Command::Odds));
        assert_eq!(answer("?", Lang::It), Answer::Command(Command::Help));
        assert_eq!(answer("rule dice.titan", Lang::En), Answer::Command(Command::Rule("dice.titan".into())));
        assert_eq!(answer("save", Lang::En), Answer::Command(Command::Save(None)));
    }
}
