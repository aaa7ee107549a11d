//! A scenario text as cases and steps, before any game has seen it.

use super::ScenarioError;

/// One case as written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Case {
    pub title: String,
    /// Where it begins, from 1.
    pub line: usize,
    pub game: String,
    pub setup: String,
    pub shows: Vec<String>,
    /// Nobody has read what the case holds against the rules yet.
    pub unreviewed: bool,
    /// The words of the position and their line; nothing for the game's start.
    pub position: Option<(usize, String)>,
    pub steps: Vec<(usize, Step)>,
}

/// A line that the engine must say, as the text has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Expected {
    pub text: String,
    /// Whether somebody read it against the rules; what was filled in from the engine is not.
    pub reviewed: bool,
}

/// One thing done or held in a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// Whose eyes the following expectations are seen with.
    As(String),
    /// `SEAT: words`, to be taken.
    Do(String),
    /// `LABEL: values`, to be drawn.
    Dice(String),
    /// `SEAT: words`, to be refused, with this line if there is one.
    Refuse { words: String, expected: Option<Expected> },
    /// A setup that no game is made of, refused with this line if there is one.
    RefuseSetup { words: String, expected: Option<Expected> },
    /// The lines of all events since the last expectation.
    Expect { lines: Vec<Expected> },
    /// Some of the lines since the last one expected, in their order, each with some of its words. `below` of them stand
    /// under the key.
    Tells { lines: Vec<Expected>, below: usize },
    /// A line of which none since the last one expected has all these words.
    Untold(String),
    /// Words that occur in the position now.
    After(String),
    /// Words that occur together in one part of the position now, for each of these parts.
    Holds(String),
    /// Whom or what the game waits for now.
    Waits(String),
}

impl Step {
    /// Everything that the step says, in its own words.
    pub fn said(&self) -> Vec<&str> {
        match self {
            Step::As(words) | Step::Do(words) | Step::Dice(words) | Step::Untold(words) => vec![words],
            Step::After(words) | Step::Holds(words) | Step::Waits(words) => vec![words],
            Step::Refuse { words, expected } | Step::RefuseSetup { words, expected } => {
                std::iter::once(words.as_str())
                    .chain(expected.iter().map(|line| line.text.as_str()))
                    .collect()
            }
            Step::Expect { lines } | Step::Tells { lines, .. } => {
                lines.iter().map(|line| line.text.as_str()).collect()
            }
        }
    }
}

const KEYS: &str = "game, setup, shows, unreviewed, position, as, do, dice, refuse, refuse-setup, expect, tells, untold, after, holds or waits";

impl Case {
    /// Whether somebody has read everything that the case holds.
    pub fn reviewed(&self) -> bool {
        let is_read = |(_, step): &(usize, Step)| match step {
            Step::Refuse { expected, .. } | Step::RefuseSetup { expected, .. } => {
                expected.as_ref().is_none_or(|line| line.reviewed)
            }
            Step::Expect { lines } | Step::Tells { lines, .. } => lines.iter().all(|line| line.reviewed),
            Step::As(_) | Step::Do(_) | Step::Dice(_) => true,
            Step::Untold(_) | Step::After(_) | Step::Holds(_) | Step::Waits(_) => true,
        };
        !self.unreviewed && self.steps.iter().all(is_read)
    }
}

/// Reads a text; what stands before the first case holds for all of them.
pub fn parse(text: &str) -> Result<Vec<Case>, ScenarioError> {
    let mut common = Case::default();
    let mut cases: Vec<Case> = Vec::new();
    // Only a position goes on over indented lines, and only over those right below it.
    let mut in_position = false;
    for (place, raw) in text.lines().enumerate() {
        let line = place + 1;
        let content = raw.trim();
        let goes_on = std::mem::take(&mut in_position) && raw.starts_with([' ', '\t']);
        if content.is_empty() || content.starts_with("//") {
            continue;
        }
        if let Some(title) = content.strip_prefix('#') {
            cases.push(Case { title: title.trim().to_owned(), line, ..common.clone() });
            continue;
        }
        let case = cases.last_mut().unwrap_or(&mut common);
        let read = match case.position.as_mut() {
            Some((_, words)) if goes_on => {
                words.push(' ');
                words.push_str(content);
                in_position = true;
                Ok(())
            }
            Some(_) | None if raw.starts_with([' ', '\t']) => {
                Err("an indented line goes on with a position only".to_owned())
            }
            Some(_) | None => {
                in_position = content.starts_with("position:");
                read_line(case, line, content)
            }
        };
        read.map_err(|text| ScenarioError { line, text })?;
    }
    whole(cases)
}

/// Reads a line that stands for itself into its case.
fn read_line(case: &mut Case, line: usize, content: &str) -> Result<(), String> {
    if let Some(said) = content.strip_prefix(['>', '!']) {
        let kind = &content[..1];
        let (text, reviewed) = said.strip_prefix('?').map_or((said, true), |rest| (rest, false));
        let expected = Expected { text: text.trim().to_owned(), reviewed };
        return if expects(case, kind, expected, line) {
            Ok(())
        } else {
            Err(format!("'{kind}' belongs right below 'expect:', 'tells:' or 'refuse:'"))
        };
    }
    let Some((key, value)) = content.split_once(':') else {
        return Err(format!("'{content}' is not understood: expected a key and a colon"));
    };
    let value = value.trim().to_owned();
    let step = match key {
        "game" => {
            case.game = value;
            return Ok(());
        }
        "setup" => {
            case.setup = value;
            return Ok(());
        }
        "shows" => {
            let slugs = value.split([',', ' ']).filter(|slug| !slug.is_empty());
            case.shows = slugs.map(str::to_owned).collect();
            return Ok(());
        }
        "unreviewed" => {
            case.unreviewed = true;
            return Ok(());
        }
        "position" if case.steps.is_empty() => {
            case.position = Some((line, value));
            return Ok(());
        }
        "position" => return Err("the position comes before the steps".to_owned()),
        "as" => Step::As(value),
        "do" => Step::Do(value),
        "dice" => Step::Dice(value),
        "refuse" => Step::Refuse { words: value, expected: None },
        "refuse-setup" => Step::RefuseSetup { words: value, expected: None },
        "expect" if value.is_empty() => Step::Expect { lines: Vec::new() },
        "expect" => return Err("the expected lines stand below 'expect:', each behind '>'".to_owned()),
        "tells" if value.is_empty() => Step::Tells { lines: Vec::new(), below: 0 },
        "tells" => Step::Tells { lines: vec![Expected { text: value, reviewed: true }], below: 0 },
        "untold" if value.is_empty() => return Err("'untold:' needs a line".to_owned()),
        "untold" => Step::Untold(value),
        "after" => Step::After(value),
        "holds" if value.is_empty() => return Err("'holds:' needs words".to_owned()),
        "holds" => Step::Holds(value),
        "waits" => Step::Waits(value),
        _ => return Err(format!("'{key}' is not a key: expected {KEYS}")),
    };
    if case.line == 0 {
        return Err(format!("'{key}' belongs to a case; a case begins with '# title'"));
    }
    case.steps.push((line, step));
    Ok(())
}

/// Adds an expected line to the step right above it; `false` where it does not belong.
fn expects(case: &mut Case, kind: &str, said: Expected, line: usize) -> bool {
    let Some((above, step)) = case.steps.last_mut() else { return false };
    match step {
        Step::Expect { lines } if kind == ">" && *above + lines.len() + 1 == line => {
            lines.push(said);
            true
        }
        Step::Tells { lines, below } if kind == ">" && *above + *below + 1 == line => {
            lines.push(said);
            *below += 1;
            true
        }
        Step::Refuse { expected, .. } | Step::RefuseSetup { expected, .. }
            if kind == "!" && expected.is_none() && *above + 1 == line =>
        {
            *expected = Some(said);
            true
        }
        Step::Expect { .. } | Step::Tells { .. } | Step::Refuse { .. } | Step::RefuseSetup { .. } => false,
        Step::As(_) | Step::Do(_) | Step::Dice(_) => false,
        Step::Untold(_) | Step::After(_) | Step::Holds(_) | Step::Waits(_) => false,
    }
}

/// A case that holds nothing, or says for no game, is a mistake.
fn whole(cases: Vec<Case>) -> Result<Vec<Case>, ScenarioError> {
    for case in &cases {
        let error = |text: &str| Err(ScenarioError { line: case.line, text: text.to_owned() });
        if case.title.is_empty() {
            return error("a case needs a title that says its rule");
        }
        if case.game.is_empty() {
            return error("the case does not say its 'game:'");
        }
        let holds = case.steps.iter().any(|(_, step)| match step {
            Step::Refuse { .. } | Step::RefuseSetup { .. } | Step::Expect { .. } => true,
            Step::Tells { lines, .. } => !lines.is_empty(),
            Step::Untold(_) | Step::After(_) | Step::Holds(_) | Step::Waits(_) => true,
            Step::As(_) | Step::Do(_) | Step::Dice(_) => false,
        });
        if !holds {
            return error(
                "the case holds nothing: expected 'expect:', 'tells:', 'refuse:', 'holds:', 'after:' or 'waits:'",
            );
        }
    }
    if cases.is_empty() {
        return Err(ScenarioError { line: 1, text: "no case: a case begins with '# title'".to_owned() });
    }
    Ok(cases)
}
