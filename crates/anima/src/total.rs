//! A number with its parts, so that whoever sees it can see why.

use kernel::{Arg, Rule};

/// What a part of a total comes from: its name in the texts, and the rule where it is not simply the card or the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    pub name: &'static str,
    pub by: i16,
    pub rule: Option<Rule>,
}

/// A sum of at most [`Total::MOST`] parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total {
    count: u8,
    parts: [Part; Total::MOST],
}

impl Total {
    pub const MOST: usize = 10;

    pub fn of(name: &'static str, value: i16) -> Total {
        let mut total = Total { count: 0, parts: [Part { name, by: 0, rule: None }; Total::MOST] };
        total.add(name, value, None);
        total
    }

    /// The same with the rule it comes from.
    pub fn by(name: &'static str, value: i16, rule: Rule) -> Total {
        let mut total = Total { count: 0, parts: [Part { name, by: 0, rule: None }; Total::MOST] };
        total.add(name, value, Some(rule));
        total
    }

    /// Adds a part; one of nothing is left out, but for the first.
    pub fn add(&mut self, name: &'static str, by: i16, rule: Option<Rule>) {
        if by != 0 || self.count == 0 {
            self.parts[usize::from(self.count)] = Part { name, by, rule };
            self.count += 1;
        }
    }

    pub fn value(&self) -> i16 {
        self.parts().iter().map(|part| part.by).sum()
    }

    pub fn parts(&self) -> &[Part] {
        &self.parts[..usize::from(self.count)]
    }

    pub fn word(&self) -> Arg {
        Arg::many(self.parts().iter().map(|part| Arg::counted(part.name, part.by)).collect())
    }

    pub fn rules(&self) -> impl Iterator<Item = Rule> + '_ {
        self.parts().iter().filter_map(|part| part.rule)
    }
}
