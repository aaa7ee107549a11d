//! The match form: what the players agreed on before the battle, and what both know of each other's parties. Which plot
//! cards a side holds is not in it; see [`Roster`].

use kernel::{Arg, Message};

use crate::content::code::{self, CodeError};
use crate::content::{
    AdvantageKind, Affiliation, Content, Declared, Faction, Format, Measure, Member, PartyError, Roster,
    Terms, check_party,
};
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
    /// Which format of the edition, where one was agreed on.
    pub format: Option<u8>,
    pub parties: [Roster; 2],
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
    NoSuchFormat {
        format: String,
    },
    NoSuchCard {
        card: String,
    },
    NotAPlotCard {
        card: String,
    },
    NoSuchDeclaration {
        declared: String,
    },
    Code {
        problem: CodeError,
    },
    /// What is wrong with a side's party.
    Party {
        side: &'static str,
        problem: PartyError,
    },
}

impl FormError {
    pub fn line(&self) -> Message {
        let word = |text: &str| Arg::Text(text.to_owned().into());
        let rule = |name| Message::line(name, &[slug::SETUP_TABLE]);
        match self {
            FormError::NotAPair { word: text } => rule("anima-form-not-a-pair").with("word", word(text)),
            FormError::UnknownKey { key } => rule("anima-form-unknown-key").with("key", word(key)),
            FormError::Missing { key } => rule("anima-form-missing").with("key", word(key)),
            FormError::NotANumber { key, value } => {
                rule("anima-form-not-a-number").with("key", word(key)).with("value", word(value))
            }
            FormError::NoSuchMap { map } => rule("anima-form-no-such-map").with("map", word(map)),
            FormError::NoSuchParty { party } => {
                Message::line("anima-form-no-such-party", &[slug::PARTY_LEVELS]).with("party", word(party))
            }
            FormError::NoSuchScenery { scenery } => {
                Message::line("anima-form-no-such-scenery", &[slug::SETUP_SCENERY_COUNT])
                    .with("scenery", word(scenery))
            }
            FormError::NoSuchScenario { scenario } => {
                rule("anima-form-no-such-scenario").with("scenario", word(scenario))
            }
            FormError::NoSuchFormat { format } => {
                Message::line("anima-form-no-such-format", &[slug::PARTY_FORMATS])
                    .with("format", word(format))
            }
            FormError::NoSuchCard { card } => {
                Message::line("anima-form-no-such-card", &[slug::PARTY_ADVANTAGE_COUNT])
                    .with("card", word(card))
            }
            FormError::NotAPlotCard { card } => {
                Message::line("anima-form-not-a-plot-card", &[slug::ADVANTAGE_PLOT]).with("card", word(card))
            }
            FormError::NoSuchDeclaration { declared } => {
                Message::line("anima-form-no-such-declaration", &[slug::PARTY_ORGANIZATION])
                    .with("declared", word(declared))
            }
            FormError::Code { problem } => Message::line("anima-form-code", &[slug::PARTY_LEVELS])
                .with("problem", word(&problem.to_string())),
            FormError::Party { side, problem } => Message::line("anima-form-party", &[problem.rule()])
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

    /// The format that was agreed on.
    pub fn format<'a>(&self, content: &'a Content) -> Option<&'a Format> {
        self.format.and_then(|format| content.edition.party.formats.get(usize::from(format)))
    }

    /// What parties are held to.
    pub fn terms<'a>(&self, content: &'a Content) -> Terms<'a> {
        Terms::new(&content.edition, self.levels, self.format(content))
    }

    /// Reads `map=ID a=PARTY b=PARTY [scenery=map|rolled|none] [scenario=…] [format=ID] [levels=250]`; a party is what
    /// [`read_lineup`] reads. Without levels they are the format's, or the edition's standard.
    pub fn parse(content: &Content, text: &str) -> Result<Form, FormError> {
        let (mut map, mut parties) = (None, [None, None]);
        let (mut scenery, mut scenario) = (Scenery::Map, Scenario::Standard);
        let (mut levels, mut format) = (None, None);
        for word in text.split_whitespace() {
            let (key, value) =
                word.split_once('=').ok_or_else(|| FormError::NotAPair { word: word.to_owned() })?;
            match key {
                "map" => {
                    let found = content.maps.iter().position(|map| map.id == content.names.meant(value));
                    map = Some(found.ok_or_else(|| FormError::NoSuchMap { map: value.to_owned() })? as u8);
                }
                "a" => parties[0] = Some(read_lineup(content, value)?.0),
                "b" => parties[1] = Some(read_lineup(content, value)?.0),
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
                    let wrong = |_| FormError::NotANumber { key: key.to_owned(), value: value.to_owned() };
                    levels = Some(value.parse().map_err(wrong)?);
                }
                "format" => {
                    let found = content.edition.party.formats.iter().position(|format| format.id == value);
                    let none = || FormError::NoSuchFormat { format: value.to_owned() };
                    format = Some(found.ok_or_else(none)? as u8);
                }
                _ => return Err(FormError::UnknownKey { key: key.to_owned() }),
            }
        }
        let [a, b] = parties;
        let mut form = Form {
            map: map.ok_or(FormError::Missing { key: "map" })?,
            scenery,
            scenario,
            levels: 0,
            format,
            parties: [a.ok_or(FormError::Missing { key: "a" })?, b.ok_or(FormError::Missing { key: "b" })?],
        };
        let usual = form.format(content).map_or(content.edition.party.standard, |format| format.levels);
        form.levels = levels.unwrap_or(usual);
        for (side, party) in ["a", "b"].into_iter().zip(&form.parties) {
            let judged = check_party(content, party, &form.terms(content)).first();
            judged.map_err(|problem| FormError::Party { side, problem })?;
        }
        Ok(form)
    }

    /// The form as [`Form::parse`] reads it.
    pub fn words(&self, content: &Content) -> String {
        let mut words = format!(
            "map={} a={} b={} levels={}",
            content.maps[usize::from(self.map)].id,
            lineup_words(content, &self.parties[0]),
            lineup_words(content, &self.parties[1]),
            self.levels
        );
        if let Some(format) = self.format(content) {
            words.push_str(" format=");
            words.push_str(&format.id);
        }
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

/// What stands before the id of a card that nobody carries: a team's, or another that lies open.
const TEAM: &str = "team";
const OPEN: &str = "open";

/// A side's party in words: the id of a ready one, a code, or characters with commas between them, each with the cards it
/// carries behind a plus. `team:CARD` and `open:CARD`, an organization's, lie open; `plot:5` is a plot card of five points, `plot:CARD` the same by a card
/// that costs as much; `organization:church` or `faction:light` is what the party says it is. With it come the plot cards
/// that were named, if all were: they are nobody's business but the side's own, and no part of a form.
pub fn read_lineup(content: &Content, value: &str) -> Result<(Roster, Option<Vec<u8>>), FormError> {
    if let Some(ready) = content.parties.iter().find(|party| party.id == content.names.meant(value)) {
        return Ok((ready.roster.clone(), None));
    }
    if code::is_code(value) {
        let party = code::read(content, value).map_err(|problem| FormError::Code { problem })?;
        return Ok((party.roster, Some(party.hand)));
    }
    let (mut roster, mut hand) = (Roster::default(), Vec::new());
    for word in value.split(',') {
        match word.split_once(':') {
            None => roster.members.push(read_member(content, word)?),
            Some((TEAM | OPEN, id)) => roster.open.push(card(content, id)?),
            Some(("plot", points)) if points.bytes().all(|byte| byte.is_ascii_digit()) => {
                let wrong = |_| FormError::NotANumber { key: "plot".to_owned(), value: points.to_owned() };
                roster.plot.push(points.parse().map_err(wrong)?);
            }
            Some(("plot", id)) => {
                let place = card(content, id)?;
                let named = &content.advantages[usize::from(place)];
                if named.kind != AdvantageKind::Plot {
                    return Err(FormError::NotAPlotCard { card: id.to_owned() });
                }
                roster.plot.push(named.points);
                hand.push(place);
            }
            // A character or a card that goes by the name of its pack too.
            Some((key, _)) if key.contains('+') || content.packs.iter().any(|pack| pack.id == key) => {
                roster.members.push(read_member(content, word)?);
            }
            Some((key, id)) => roster.declares = Some(read_declared(key, id)?),
        }
    }
    roster.plot.sort_unstable();
    let points = |place: &u8| content.advantages[usize::from(*place)].points;
    hand.sort_by_key(|place| (points(place), *place));
    let whole = hand.len() == roster.plot.len();
    Ok((roster, whole.then_some(hand)))
}

fn read_member(content: &Content, word: &str) -> Result<Member, FormError> {
    let mut parts = word.split('+');
    let id = parts.next().unwrap_or_default();
    let meant = content.names.meant(id);
    let found = content.characters.iter().position(|character| character.id == meant);
    let found = found.ok_or_else(|| FormError::NoSuchParty { party: id.to_owned() })?;
    let carries = parts.map(|id| card(content, id)).collect::<Result<_, _>>()?;
    Ok(Member { card: found as u16, carries })
}

fn card(content: &Content, id: &str) -> Result<u8, FormError> {
    let meant = content.names.meant(id);
    let found = content.advantages.iter().position(|card| card.id == meant);
    found.map(|place| place as u8).ok_or_else(|| FormError::NoSuchCard { card: id.to_owned() })
}

fn read_declared(key: &str, id: &str) -> Result<Declared, FormError> {
    let declared = match key {
        "organization" => {
            Affiliation::ALL.into_iter().find(|known| known.word() == id).map(Declared::Organization)
        }
        "faction" => Faction::ALL.into_iter().find(|known| known.word() == id).map(Declared::Faction),
        _ => return Err(FormError::UnknownKey { key: key.to_owned() }),
    };
    declared.ok_or_else(|| FormError::NoSuchDeclaration { declared: id.to_owned() })
}

/// The words of a side's party, as [`read_lineup`] reads them.
pub fn lineup_words(content: &Content, roster: &Roster) -> String {
    let card = |place: u8| content.advantages[usize::from(place)].id.as_str();
    let member = |member: &Member| {
        let mut word = content.characters[usize::from(member.card)].id.clone();
        member.carries.iter().for_each(|&place| word.extend(["+", card(place)]));
        word
    };
    let mut words: Vec<String> = roster.members.iter().map(member).collect();
    words.extend(roster.open.iter().map(|&place| {
        let is_team = content.advantages[usize::from(place)].kind == AdvantageKind::Team;
        format!("{}:{}", if is_team { TEAM } else { OPEN }, card(place))
    }));
    words.extend(roster.plot.iter().map(|points| format!("plot:{points}")));
    words.extend(roster.declares.map(|declared| match declared {
        Declared::Organization(affiliation) => format!("organization:{}", affiliation.word()),
        Declared::Faction(faction) => format!("faction:{}", faction.word()),
    }));
    words.join(",")
}
