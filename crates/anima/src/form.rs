//! The match form: what the players agreed on before the battle.

use kernel::{Line, Word};

use crate::content::{Content, Measure, PartyError, check_party};
use crate::slug;

/// Where the scenery comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenery {
    /// The map's own.
    Map,
    /// Rolled for and placed in turn, on the bare map.
    Rolled,
    /// None at all.
    None,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scenario {
    Standard,
    Nodes,
    Flag,
    Armageddon,
}

impl Scenario {
    pub const ALL: [Scenario; 4] =
        [Scenario::Standard, Scenario::Nodes, Scenario::Flag, Scenario::Armageddon];

    pub fn word(self) -> &'static str {
        match self {
            Scenario::Standard => "standard",
            Scenario::Nodes => "nodes",
            Scenario::Flag => "flag",
            Scenario::Armageddon => "armageddon",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// Which map of the content.
    pub map: u8,
    pub scenery: Scenery,
    pub scenario: Scenario,
    /// The agreed levels a side.
    pub levels: u16,
    /// The characters of each side.
    pub parties: [Vec<u8>; 2],
}

/// What is wrong with a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormError {
    NotAPair {
        word: String,
    },
    UnknownKey {
        key: String,
    },
    Missing {
        key: &'static str,
    },
    NotANumber {
        key: String,
        value: String,
    },
    NoSuchMap {
        map: String,
    },
    NoSuchParty {
        party: String,
    },
    NoSuchScenery {
        scenery: String,
    },
    NoSuchScenario {
        scenario: String,
    },
    /// What is wrong with a side's party.
    Party {
        side: &'static str,
        problem: PartyError,
    },
}

impl FormError {
    pub fn line(&self) -> Line {
        let word = |text: &str| Word::name(text.to_owned());
        let rule = |name| Line::new(name, &[slug::SETUP_TABLE]);
        match self {
            FormError::NotAPair { word: text } => rule("anima-form-not-a-pair").with("word", word(text)),
            FormError::UnknownKey { key } => rule("anima-form-unknown-key").with("key", word(key)),
            FormError::Missing { key } => rule("anima-form-missing").with("key", word(key)),
            FormError::NotANumber { key, value } => {
                rule("anima-form-not-a-number").with("key", word(key)).with("value", word(value))
            }
            FormError::NoSuchMap { map } => rule("anima-form-no-such-map").with("map", word(map)),
            FormError::NoSuchParty { party } => {
                Line::new("anima-form-no-such-party", &[slug::PARTY_LEVELS]).with("party", word(party))
            }
            FormError::NoSuchScenery { scenery } => {
                Line::new("anima-form-no-such-scenery", &[slug::SETUP_SCENERY_COUNT])
                    .with("scenery", word(scenery))
            }
            FormError::NoSuchScenario { scenario } => {
                rule("anima-form-no-such-scenario").with("scenario", word(scenario))
            }
            FormError::Party { side, problem } => Line::new("anima-form-party", &[problem.rule()])
                .name("side", *side)
                .with("problem", word(&problem.to_string())),
        }
    }
}

impl std::fmt::Display for FormError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.line().fmt(f)
    }
}

impl std::error::Error for FormError {}

impl Form {
    pub fn measure(&self, content: &Content) -> Measure {
        content.maps[usize::from(self.map)].measure
    }

    /// Reads `map=ID a=PARTY b=PARTY [scenery=map|rolled|none] [scenario=…] [levels=250]`; a party is the id of a ready
    /// one, or characters with commas between them.
    pub fn parse(content: &Content, text: &str) -> Result<Form, FormError> {
        let (mut map, mut parties) = (None, [None, None]);
        let (mut scenery, mut scenario) = (Scenery::Map, Scenario::Standard);
        let mut levels = content.edition.party.standard;
        for word in text.split_whitespace() {
            let (key, value) =
                word.split_once('=').ok_or_else(|| FormError::NotAPair { word: word.to_owned() })?;
            match key {
                "map" => {
                    let found = content.maps.iter().position(|map| map.id == value);
                    map = Some(found.ok_or_else(|| FormError::NoSuchMap { map: value.to_owned() })? as u8);
                }
                "a" => parties[0] = Some(party(content, value)?),
                "b" => parties[1] = Some(party(content, value)?),
                "scenery" => {
                    scenery = match value {
                        "map" => Scenery::Map,
                        "rolled" => Scenery::Rolled,
                        "none" => Scenery::None,
                        _ => return Err(FormError::NoSuchScenery { scenery: value.to_owned() }),
                    }
                }
                "scenario" => {
                    let found = Scenario::ALL.into_iter().find(|scenario| scenario.word() == value);
                    scenario =
                        found.ok_or_else(|| FormError::NoSuchScenario { scenario: value.to_owned() })?;
                }
                "levels" => {
                    levels = value.parse().map_err(|_| FormError::NotANumber {
                        key: key.to_owned(),
                        value: value.to_owned(),
                    })?;
                }
                _ => return Err(FormError::UnknownKey { key: key.to_owned() }),
            }
        }
        let [a, b] = parties;
        let form = Form {
            map: map.ok_or(FormError::Missing { key: "map" })?,
            scenery,
            scenario,
            levels,
            parties: [a.ok_or(FormError::Missing { key: "a" })?, b.ok_or(FormError::Missing { key: "b" })?],
        };
        for (side, party) in ["a", "b"].into_iter().zip(&form.parties) {
            check_party(content, party, levels).map_err(|problem| FormError::Party { side, problem })?;
        }
        Ok(form)
    }

    /// The form as [`Form::parse`] reads it.
    pub fn words(&self, content: &Content) -> String {
        let party = |party: &[u8]| {
            let ids: Vec<&str> =
                party.iter().map(|&card| content.characters[usize::from(card)].id.as_str()).collect();
            ids.join(",")
        };
        let mut words = format!(
            "map={} a={} b={} levels={}",
            content.maps[usize::from(self.map)].id,
            party(&self.parties[0]),
            party(&self.parties[1]),
            self.levels
        );
        match self.scenery {
            Scenery::Map => {}
            Scenery::Rolled => words.push_str(" scenery=rolled"),
            Scenery::None => words.push_str(" scenery=none"),
        }
        if self.scenario != Scenario::Standard {
            words.push_str(" scenario=");
            words.push_str(self.scenario.word());
        }
        words
    }
}

fn party(content: &Content, value: &str) -> Result<Vec<u8>, FormError> {
    if let Some(ready) = content.parties.iter().find(|party| party.id == value) {
        return Ok(ready.characters.clone());
    }
    let card = |id: &str| {
        let found = content.characters.iter().position(|character| character.id == id);
        found.map(|card| card as u8).ok_or_else(|| FormError::NoSuchParty { party: id.to_owned() })
    };
    value.split(',').map(card).collect()
}
