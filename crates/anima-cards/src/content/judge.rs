//! The rules of a party: what makes one that may play. [`check_party`] finds everything that is wrong, not only the
//! first thing, and says what is left of the budget.

use std::fmt;

use ::content::Argument;
use kernel::Rule;

use super::roster::{Declared, Member, Roster};
use super::{
    AdvantageCard, AdvantageKind, Affiliation, Character, Content, Edition, Faction, Format,
    OrganizationMode, Reckoning, Role, Wanderers, caps,
};
use crate::cards::{Ability, Identity};
use crate::slug;

/// What the players agreed on about parties.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms<'a> {
    pub levels: u16,
    pub format: Option<&'a Format>,
    pub organization: OrganizationMode,
    pub wanderers: Wanderers,
    pub most_characters: u8,
}

impl<'a> Terms<'a> {
    pub fn new(edition: &Edition, levels: u16, format: Option<&'a Format>) -> Terms<'a> {
        let rules = &edition.party;
        Terms {
            levels,
            format,
            organization: rules.organization,
            wanderers: rules.wanderers,
            most_characters: rules.most_characters,
        }
    }

    /// What advantage cards may cost together, where they have a budget of their own.
    ///
    /// Rule: party.advantage_budget
    pub fn points(&self) -> Option<u32> {
        self.format.map(|format| format.points_at(self.levels))
    }
}

/// What is wrong with a party, and what could still be added to it. Less than nothing is left where it is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartyReport {
    pub problems: Vec<PartyError>,
    pub levels_left: i64,
    /// Points for advantage cards, where they do not cost levels.
    pub points_left: Option<i64>,
    /// Advantage cards, by their number.
    pub cards_left: i64,
}

impl PartyReport {
    /// Nothing, where the party may play; else the first thing that is wrong.
    pub fn first(self) -> Result<(), PartyError> {
        self.problems.into_iter().next().map_or(Ok(()), Err)
    }
}

/// Why a party may not play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PartyError {
    Empty,
    NoSuchCharacter {
        number: u16,
    },
    NoSuchCard {
        number: u8,
    },
    TooManyCharacters {
        count: usize,
        most: u8,
    },
    OverLevels {
        total: u32,
        levels: u16,
    },
    TooManyCopies {
        character: String,
        copies: u8,
    },
    OpposedFactions {
        light: String,
        darkness: String,
    },
    NotOneOrganization {
        one: String,
        other: String,
    },
    /// Somebody is not of what the party says it is.
    NotAsDeclared {
        character: String,
        declared: Declared,
    },
    TooManyLeaders {
        count: usize,
        most: u8,
    },
    /// A summon, or what somebody only turns into.
    ComesByACard {
        character: String,
    },
    /// Two who are never in one party.
    NeverTogether {
        one: String,
        other: String,
    },
    /// Somebody whose card names the parties it may lead, and this is none of them.
    MayNotLead {
        character: String,
    },
    OverFormat {
        levels: u16,
        most: u16,
    },
    UnderFormat {
        levels: u16,
        least: u16,
    },
    OverPoints {
        total: u32,
        points: u32,
    },
    TooManyCards {
        count: usize,
        most: usize,
    },
    TooManyCarried {
        character: String,
        count: usize,
        most: u8,
    },
    /// A plot or team card with somebody, or a piece of equipment with nobody.
    WrongPlace {
        card: String,
        kind: AdvantageKind,
    },
    NotSuited {
        card: String,
        character: String,
    },
    /// An organization's card, and somebody who cannot be in a party of it.
    NotOfIt {
        card: String,
        character: String,
    },
    /// More cards of organizations than the format has.
    TooManyOrganizations {
        count: usize,
        most: u8,
    },
    /// A plot card for which the party has nobody.
    SuitsNobody {
        card: String,
    },
    /// A team without one of its members.
    NoTeam {
        card: String,
        character: String,
    },
    NoPlotCard {
        points: u8,
    },
    TooManyOfACard {
        card: String,
        copies: u8,
    },
}

impl PartyError {
    pub fn rule(&self) -> Rule {
        match self {
            PartyError::Empty
            | PartyError::NoSuchCharacter { .. }
            | PartyError::TooManyCharacters { .. }
            | PartyError::OverLevels { .. } => slug::PARTY_LEVELS,
            PartyError::TooManyCopies { .. } | PartyError::ComesByACard { .. } => slug::PARTY_UNIQUE,
            PartyError::OpposedFactions { .. }
            | PartyError::NeverTogether { .. }
            | PartyError::NotAsDeclared { declared: Declared::Faction(_), .. } => slug::PARTY_FACTIONS,
            PartyError::NotOneOrganization { .. }
            | PartyError::MayNotLead { .. }
            | PartyError::NotAsDeclared { declared: Declared::Organization(_), .. } => {
                slug::PARTY_ORGANIZATION
            }
            PartyError::TooManyLeaders { .. } => slug::PARTY_LEADERS,
            PartyError::OverFormat { .. }
            | PartyError::UnderFormat { .. }
            | PartyError::TooManyOrganizations { .. } => slug::PARTY_FORMATS,
            PartyError::OverPoints { .. } => slug::PARTY_ADVANTAGE_BUDGET,
            PartyError::TooManyCards { .. }
            | PartyError::TooManyOfACard { .. }
            | PartyError::NoSuchCard { .. } => slug::PARTY_ADVANTAGE_COUNT,
            PartyError::TooManyCarried { .. } | PartyError::WrongPlace { .. } => {
                slug::PARTY_ADVANTAGE_ONE_EACH
            }
            PartyError::NotSuited { .. }
            | PartyError::NotOfIt { .. }
            | PartyError::SuitsNobody { .. }
            | PartyError::NoTeam { .. }
            | PartyError::NoPlotCard { .. } => slug::PARTY_ADVANTAGE_CATEGORY,
        }
    }

    /// The name of the refusal's text.
    pub fn key(&self) -> &'static str {
        self.text().0
    }

    /// What the refusal's text needs.
    pub fn args(&self) -> Vec<(&'static str, Argument)> {
        self.text().1
    }

    fn text(&self) -> (&'static str, Vec<(&'static str, Argument)>) {
        fn number(value: impl Into<i64>) -> Argument {
            Argument::number(value)
        }
        let (text, size) = (Argument::text, Argument::size);
        match self {
            PartyError::Empty => ("party-empty", vec![]),
            PartyError::NoSuchCharacter { number: place } => {
                ("party-no-such-character", vec![("number", number(*place))])
            }
            PartyError::NoSuchCard { number: place } => {
                ("party-no-such-card", vec![("number", number(*place))])
            }
            PartyError::TooManyCharacters { count, most } => {
                ("party-too-many-characters", vec![("count", size(*count)), ("most", number(*most))])
            }
            PartyError::OverLevels { total, levels } => {
                ("party-over-levels", vec![("total", number(*total)), ("levels", number(*levels))])
            }
            PartyError::TooManyCopies { character, copies } => {
                ("party-too-many-copies", vec![("character", text(character)), ("copies", number(*copies))])
            }
            PartyError::OpposedFactions { light, darkness } => {
                ("party-opposed-factions", vec![("light", text(light)), ("darkness", text(darkness))])
            }
            PartyError::NotOneOrganization { one, other } => {
                ("party-not-one-organization", vec![("one", text(one)), ("other", text(other))])
            }
            PartyError::NotAsDeclared { character, declared } => {
                let declared = Argument::Text(declared.name());
                ("party-not-as-declared", vec![("character", text(character)), ("declared", declared)])
            }
            PartyError::TooManyLeaders { count, most } => {
                ("party-too-many-leaders", vec![("count", size(*count)), ("most", number(*most))])
            }
            PartyError::ComesByACard { character } => {
                ("party-comes-by-a-card", vec![("character", text(character))])
            }
            PartyError::NeverTogether { one, other } => {
                ("party-never-together", vec![("one", text(one)), ("other", text(other))])
            }
            PartyError::MayNotLead { character } => {
                ("party-may-not-lead", vec![("character", text(character))])
            }
            PartyError::OverFormat { levels, most } => {
                ("party-over-format", vec![("levels", number(*levels)), ("most", number(*most))])
            }
            PartyError::UnderFormat { levels, least } => {
                ("party-under-format", vec![("levels", number(*levels)), ("least", number(*least))])
            }
            PartyError::OverPoints { total, points } => {
                ("party-over-points", vec![("total", number(*total)), ("points", number(*points))])
            }
            PartyError::TooManyCards { count, most } => {
                ("party-too-many-cards", vec![("count", size(*count)), ("most", size(*most))])
            }
            PartyError::TooManyCarried { character, count, most } => (
                "party-too-many-carried",
                vec![("character", text(character)), ("count", size(*count)), ("most", number(*most))],
            ),
            PartyError::WrongPlace { card, kind } => {
                let key = if kind.is_carried() { "party-not-carried" } else { "party-cannot-carry" };
                (key, vec![("card", text(card))])
            }
            PartyError::NotSuited { card, character } => {
                ("party-not-suited", vec![("card", text(card)), ("character", text(character))])
            }
            PartyError::NotOfIt { card, character } => {
                ("party-not-of-it", vec![("card", text(card)), ("character", text(character))])
            }
            PartyError::TooManyOrganizations { count, most } => {
                ("party-too-many-organizations", vec![("count", size(*count)), ("most", number(*most))])
            }
            PartyError::SuitsNobody { card } => ("party-suits-nobody", vec![("card", text(card))]),
            PartyError::NoTeam { card, character } => {
                ("party-no-team", vec![("card", text(card)), ("character", text(character))])
            }
            PartyError::NoPlotCard { points } => ("party-no-plot-card", vec![("points", number(*points))]),
            PartyError::TooManyOfACard { card, copies } => {
                ("party-too-many-of-a-card", vec![("card", text(card)), ("copies", number(*copies))])
            }
        }
    }
}

impl fmt::Display for PartyError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartyError::Empty => write!(out, "a party of nobody"),
            PartyError::NoSuchCharacter { number } => write!(out, "there is no character number {number}"),
            PartyError::NoSuchCard { number } => write!(out, "there is no advantage card number {number}"),
            PartyError::TooManyCharacters { count, most } => {
                write!(out, "a party of {count} characters, but at most {most} may play")
            }
            PartyError::OverLevels { total, levels } => {
                write!(out, "a party of {total} levels, but {levels} were agreed")
            }
            PartyError::TooManyCopies { character, copies } => {
                write!(out, "{character} may be in a party {copies} times at most")
            }
            PartyError::OpposedFactions { light, darkness } => {
                write!(out, "{light} is of the Light and {darkness} of Darkness")
            }
            PartyError::NotOneOrganization { one, other } => {
                write!(out, "{one} and {other} are not of one organization")
            }
            PartyError::NotAsDeclared { character, declared } => {
                write!(out, "{character} is not of {}, which the party says it is", declared.word())
            }
            PartyError::TooManyLeaders { count, most } => {
                write!(out, "{count} leaders, but the format allows {most}")
            }
            PartyError::ComesByACard { character } => {
                write!(out, "{character} comes into play only by a card")
            }
            PartyError::NeverTogether { one, other } => {
                write!(out, "{one} is never in one party with {other}")
            }
            PartyError::MayNotLead { character } => write!(out, "{character} may not lead this party"),
            PartyError::OverFormat { levels, most } => {
                write!(out, "{levels} levels, but the format allows {most}")
            }
            PartyError::UnderFormat { levels, least } => {
                write!(out, "{levels} levels, but the format begins at {least}")
            }
            PartyError::OverPoints { total, points } => {
                write!(out, "advantage cards of {total} points, but the format allows {points}")
            }
            PartyError::TooManyCards { count, most } => {
                write!(out, "{count} advantage cards, but at most {most} may be there")
            }
            PartyError::TooManyCarried { character, count, most } => {
                write!(out, "{character} carries {count} advantage cards, but {most} at most")
            }
            PartyError::WrongPlace { card, kind } if kind.is_carried() => {
                write!(out, "{card} must be carried by somebody")
            }
            PartyError::WrongPlace { card, .. } => write!(out, "{card} cannot be carried by anybody"),
            PartyError::NotSuited { card, character } => write!(out, "{character} may not carry {card}"),
            PartyError::NotOfIt { card, character } => {
                write!(out, "{card} is for a party in which {character} cannot be")
            }
            PartyError::TooManyOrganizations { count, most } => {
                write!(out, "{count} cards of organizations, but the format allows {most}")
            }
            PartyError::SuitsNobody { card } => write!(out, "{card} is for nobody in the party"),
            PartyError::NoTeam { card, character } => {
                write!(out, "{card} needs {character}, who is not in the party")
            }
            PartyError::NoPlotCard { points } => {
                write!(out, "there is no plot card of {points} points for this party")
            }
            PartyError::TooManyOfACard { card, copies } => {
                write!(out, "{card} may be in a party {copies} times at most")
            }
        }
    }
}

impl std::error::Error for PartyError {}

/// Whether a party may play on these terms, with everything that is wrong.
pub fn check_party(content: &Content, roster: &Roster, terms: &Terms<'_>) -> PartyReport {
    Judge { content, roster, terms, problems: Vec::new() }.report()
}

/// What is wrong with the plot cards that a party would hold.
pub fn check_hand(content: &Content, roster: &Roster, hand: &[u8]) -> Vec<PartyError> {
    let cards = hand.iter().filter_map(|&place| content.advantages.get(usize::from(place)));
    let id = |card: &AdvantageCard| card.id.clone();
    cards
        .filter_map(|card| match card.kind {
            AdvantageKind::Plot if roster.suits(content, card) => None,
            AdvantageKind::Plot => Some(PartyError::SuitsNobody { card: id(card) }),
            AdvantageKind::Equipment
            | AdvantageKind::Power
            | AdvantageKind::Team
            | AdvantageKind::Organization => Some(PartyError::WrongPlace { card: id(card), kind: card.kind }),
        })
        .collect()
}

struct Judge<'a> {
    content: &'a Content,
    roster: &'a Roster,
    terms: &'a Terms<'a>,
    problems: Vec<PartyError>,
}

impl<'a> Judge<'a> {
    fn report(mut self) -> PartyReport {
        self.exists();
        let members: Vec<&Character> = self.roster.characters(self.content).collect();
        self.format();
        let (levels_left, points_left) = self.levels(&members);
        self.unique(&members);
        self.factions(&members);
        self.leaders(&members);
        let cards_left = self.count();
        self.carried();
        self.teams(&members);
        self.organizations(&members);
        self.plot();
        PartyReport { problems: self.problems, levels_left, points_left, cards_left }
    }

    fn wrong(&mut self, problem: PartyError) {
        if !self.problems.contains(&problem) {
            self.problems.push(problem);
        }
    }

    fn card(&self, place: u8) -> Option<&'a AdvantageCard> {
        self.content.advantages.get(usize::from(place))
    }

    fn exists(&mut self) {
        let (roster, content) = (self.roster, self.content);
        if roster.members.is_empty() {
            self.wrong(PartyError::Empty);
        }
        let (count, most) = (roster.members.len(), self.terms.most_characters);
        if count > usize::from(most) {
            self.wrong(PartyError::TooManyCharacters { count, most });
        }
        for member in &roster.members {
            if usize::from(member.card) >= content.characters.len() {
                self.wrong(PartyError::NoSuchCharacter { number: member.card });
            }
        }
        let carried = roster.members.iter().flat_map(|member| &member.carries);
        for &number in carried.chain(&roster.open) {
            if self.card(number).is_none() {
                self.wrong(PartyError::NoSuchCard { number });
            }
        }
    }

    /// Rule: party.formats
    fn format(&mut self) {
        let levels = self.terms.levels;
        let Some(format) = self.terms.format else { return };
        if format.open && levels < format.levels {
            self.wrong(PartyError::UnderFormat { levels, least: format.levels });
        } else if !format.open && levels > format.levels {
            self.wrong(PartyError::OverFormat { levels, most: format.levels });
        }
    }

    /// Characters and advantage cards within the agreed levels; in a format the cards have points of their own. Says
    /// what is left of both.
    ///
    /// Rule: party.levels
    /// Rule: party.advantage_budget
    fn levels(&mut self, members: &[&Character]) -> (i64, Option<i64>) {
        let reckonings = self.reckonings(members);
        let counted = |member: &&Character| {
            let more: i32 = reckonings
                .iter()
                .filter(|one| one.fits(member, self.roster.faction(self.content, member)))
                .map(|one| i32::from(one.by))
                .sum();
            u32::try_from(i32::from(member.level) + more).unwrap_or_default()
        };
        let characters: u32 = members.iter().map(counted).sum();
        let worth = |places: &[u8]| -> u32 {
            places.iter().filter_map(|&place| self.card(place)).map(|card| u32::from(card.points)).sum()
        };
        let carried = |member: &Member| {
            let character = self.content.characters.get(usize::from(member.card));
            let fits = |one: &&&Reckoning| {
                character.is_some_and(|who| one.fits(who, self.roster.faction(self.content, who)))
            };
            let free: u32 = reckonings.iter().filter(fits).map(|one| u32::from(one.cards)).sum();
            worth(&member.carries).saturating_sub(free)
        };
        let open: u32 = self.roster.members.iter().map(carried).sum::<u32>() + worth(&self.roster.open);
        let plot: u32 = self.roster.plot.iter().map(|&points| u32::from(points)).sum();
        let laid_open =
            self.roster.members.iter().flat_map(|member| &member.carries).chain(&self.roster.open);
        let given: u32 =
            laid_open.filter_map(|&place| self.card(place)).map(|card| u32::from(card.gives_back)).sum();
        let (spent, levels) = (open + plot, self.terms.levels);
        let points = self.terms.points();
        let cards = spent.saturating_sub(given);
        let total = if points.is_some() { characters } else { (characters + spent).saturating_sub(given) };
        if total > u32::from(levels) {
            self.wrong(PartyError::OverLevels { total, levels });
        }
        if let Some(points) = points.filter(|points| cards > *points) {
            self.wrong(PartyError::OverPoints { total: cards, points });
        }
        let left = |of: u32, spent: u32| i64::from(of) - i64::from(spent);
        (left(levels.into(), total), points.map(|points| left(points, cards)))
    }

    /// How the levels of some are counted, by the cards of the characters and by what they bring.
    fn reckonings(&self, members: &[&'a Character]) -> Vec<&'a Reckoning> {
        let places = self.roster.members.iter().flat_map(|member| &member.carries).chain(&self.roster.open);
        let cards = places.filter_map(|&place| self.card(place)).flat_map(|card| &card.levels);
        members.iter().flat_map(|member| &member.party.levels).chain(cards).collect()
    }

    /// Rule: party.unique
    fn unique(&mut self, members: &[&Character]) {
        for member in members {
            if member.comes_by_a_card() {
                self.wrong(PartyError::ComesByACard { character: member.id.clone() });
            }
            let count = members.iter().filter(|other| std::ptr::eq(**other, *member)).count();
            let copies = member.copies_at(self.terms.levels);
            if count > usize::from(copies) {
                self.wrong(PartyError::TooManyCopies { character: member.id.clone(), copies });
            }
        }
    }

    /// The affiliations that a member counts as of.
    fn affiliations(&self, place: usize, member: &Character) -> Vec<Affiliation> {
        let abilities = self.abilities(place, member);
        let counted: Vec<Affiliation> =
            abilities.flat_map(|ability| ability.affiliations_of(&member.id)).collect();
        if counted.is_empty() { vec![member.affiliation] } else { counted }
    }

    /// The abilities that a member has by its own card, what it carries or a team it is in.
    fn abilities<'b>(&'b self, place: usize, member: &'b Character) -> impl Iterator<Item = &'b Ability> {
        let carried = self.roster.members.get(place).into_iter().flat_map(|member| &member.carries);
        let cards = carried.chain(&self.roster.open).filter_map(|&card| self.card(card));
        let borne = cards.filter(|card| card.kind.is_carried() || card.only.contains(&member.id));
        member.abilities.iter().chain(borne.flat_map(|card| &card.abilities))
    }

    /// Rule: party.factions
    /// Rule: party.organization
    fn factions(&mut self, members: &[&Character]) {
        let (roster, content) = (self.roster, self.content);
        let side = |member: &Character| roster.faction(content, member);
        let own: Vec<Vec<Affiliation>> =
            members.iter().enumerate().map(|(place, member)| self.affiliations(place, member)).collect();
        let belongs = |place: usize, organization| belongs(members[place], &own[place], organization);
        for (place, member) in members.iter().enumerate() {
            let held = match self.roster.declares {
                None => true,
                Some(Declared::Organization(affiliation)) => belongs(place, affiliation),
                Some(Declared::Faction(faction)) => {
                    side(member) == faction || side(member) == Faction::Unaligned
                }
            };
            if let Some(declared) = self.roster.declares.filter(|_| !held) {
                self.wrong(PartyError::NotAsDeclared { character: member.id.clone(), declared });
            }
        }
        let all = |organization: &Affiliation| (0..members.len()).all(|place| belongs(place, *organization));
        let organizations: Vec<Affiliation> = Affiliation::ALL.into_iter().filter(all).collect();
        self.leads(members, &organizations);
        let Some(first) = members.first() else { return };
        let stranger =
            (0..members.len()).find(|&place| organizations.is_empty() && !belongs(place, own[0][0]));
        let of_none = match self.terms.wanderers {
            Wanderers::Organization => false,
            Wanderers::Apart => organizations == [Affiliation::Wanderers],
        };
        let may_mix = match (self.terms.organization, stranger) {
            (OrganizationMode::Required, Some(stranger)) => {
                let (one, other) = (first.id.clone(), members[stranger].id.clone());
                return self.wrong(PartyError::NotOneOrganization { one, other });
            }
            (OrganizationMode::Required | OrganizationMode::Allowed, None) => !of_none,
            (OrganizationMode::Allowed, Some(_)) | (OrganizationMode::Free, _) => false,
        };
        let of = |faction| members.iter().find(|member| side(member) == faction);
        if let (Some(light), Some(darkness), false) = (of(Faction::Light), of(Faction::Darkness), may_mix) {
            self.wrong(PartyError::OpposedFactions {
                light: light.id.clone(),
                darkness: darkness.id.clone(),
            });
        }
    }

    /// Whoever may lead only some parties is in one of them, and those who never go together do not.
    ///
    /// Rule: party.factions
    /// Rule: party.organization
    fn leads(&mut self, members: &[&Character], organizations: &[Affiliation]) {
        for member in members {
            let party = &member.party;
            let of = |faction: &Faction| {
                members.iter().all(|other| {
                    let own = self.roster.faction(self.content, other);
                    own == *faction || own == Faction::Unaligned
                })
            };
            let led = party.leads_factions.iter().any(of)
                || organizations.iter().any(|one| party.leads_organizations.contains(one));
            if party.leads_some() && !led {
                self.wrong(PartyError::MayNotLead { character: member.id.clone() });
            }
            if let Some(other) = members.iter().find(|other| party.never_with.contains(&other.id)) {
                let (one, other) = (member.id.clone(), other.id.clone());
                self.wrong(PartyError::NeverTogether { one, other });
            }
        }
    }

    /// Rule: party.leaders
    fn leaders(&mut self, members: &[&Character]) {
        let Some(format) = self.terms.format else { return };
        let leads = |(place, member): &(usize, &&Character)| {
            let mut counted =
                self.abilities(*place, member).flat_map(|ability| ability.counts_as(&member.id));
            member.roles.contains(Role::Leader) || counted.any(|what| what == Identity::Role(Role::Leader))
        };
        let count = members.iter().enumerate().filter(leads).count();
        if count > usize::from(format.leaders) {
            self.wrong(PartyError::TooManyLeaders { count, most: format.leaders });
        }
    }

    /// Never more cards than starting characters, nor more that speak for the side than there is room for, nor one more
    /// often than it says. Says how many more there may be.
    ///
    /// Rule: party.advantage_count
    fn count(&mut self) -> i64 {
        let (count, most) = (self.roster.card_count(), self.roster.members.len());
        if count > most {
            self.wrong(PartyError::TooManyCards { count, most });
        }
        let hand = usize::from(caps::PLOT_CARDS);
        let for_side = self.roster.plot.len() + self.organization_cards().count();
        if for_side > hand {
            self.wrong(PartyError::TooManyCards { count: for_side, most: hand });
        }
        let places = self.roster.members.iter().flat_map(|member| &member.carries).chain(&self.roster.open);
        let places: Vec<u8> = places.copied().collect();
        for place in &places {
            let Some((card, copies)) = self.card(*place).and_then(|card| Some((card, card.copies?))) else {
                continue;
            };
            if places.iter().filter(|other| *other == place).count() > usize::from(copies) {
                self.wrong(PartyError::TooManyOfACard { card: card.id.clone(), copies });
            }
        }
        most as i64 - count as i64
    }

    /// Rule: party.advantage_one_each
    /// Rule: party.advantage_category
    fn carried(&mut self) {
        for member in &self.roster.members {
            let Some(character) = self.content.characters.get(usize::from(member.card)) else { continue };
            let (count, most) = (member.carries.len(), character.advantages);
            if count > usize::from(most) {
                let character = character.id.clone();
                self.wrong(PartyError::TooManyCarried { character, count, most });
            }
            let cards = &self.content.advantages;
            for card in member.carries.iter().filter_map(|&place| cards.get(usize::from(place))) {
                if !card.kind.is_carried() {
                    self.wrong(PartyError::WrongPlace { card: card.id.clone(), kind: card.kind });
                } else if !card.suits_as(character, self.roster.faction(self.content, character)) {
                    let (card, character) = (card.id.clone(), character.id.clone());
                    self.wrong(PartyError::NotSuited { card, character });
                }
            }
        }
    }

    /// A team card needs everybody it names.
    ///
    /// Rule: party.advantage_category
    fn teams(&mut self, members: &[&Character]) {
        let cards = &self.content.advantages;
        for card in self.roster.open.iter().filter_map(|&place| cards.get(usize::from(place))) {
            if card.kind.is_carried() || card.kind == AdvantageKind::Plot {
                self.wrong(PartyError::WrongPlace { card: card.id.clone(), kind: card.kind });
                continue;
            }
            for id in &card.only {
                if !members.iter().any(|member| member.id == *id) {
                    self.wrong(PartyError::NoTeam { card: card.id.clone(), character: id.clone() });
                }
            }
        }
    }

    fn organization_cards(&self) -> impl Iterator<Item = &'a AdvantageCard> + use<'a> {
        let cards =
            self.roster.open.iter().filter_map(|&place| self.content.advantages.get(usize::from(place)));
        cards.filter(|card| card.kind == AdvantageKind::Organization)
    }

    /// An organization's card is for a party whose members are all of what it names, and a format has only so many.
    ///
    /// Rule: party.advantage_category
    /// Rule: party.formats
    fn organizations(&mut self, members: &[&Character]) {
        let cards: Vec<&AdvantageCard> = self.organization_cards().collect();
        for card in &cards {
            let is_of_it = |place: usize, member: &Character| {
                let faction = self.roster.faction(self.content, member);
                let own = self.affiliations(place, member);
                let organization = card.affiliations.is_empty()
                    || card.affiliations.iter().any(|&one| belongs(member, &own, one));
                let side = card.factions.is_empty()
                    || card.factions.contains(&faction)
                    || faction == Faction::Unaligned;
                organization && side
            };
            let stranger = members.iter().enumerate().find(|(place, member)| !is_of_it(*place, member));
            if let Some((_, member)) = stranger {
                self.wrong(PartyError::NotOfIt { card: card.id.clone(), character: member.id.clone() });
            }
        }
        let most = self.terms.format.map(|format| format.organization_advantages);
        if let Some(most) = most.filter(|most| cards.len() > usize::from(*most)) {
            self.wrong(PartyError::TooManyOrganizations { count: cards.len(), most });
        }
    }

    /// Rule: party.advantage_category
    fn plot(&mut self) {
        for &points in &self.roster.plot {
            if self.roster.plot_cards(self.content, points).next().is_none() {
                self.wrong(PartyError::NoPlotCard { points });
            }
        }
    }
}

/// Whether somebody of these affiliations can be in a party of an organization: as one of it, or because it may lead it.
fn belongs(member: &Character, own: &[Affiliation], organization: Affiliation) -> bool {
    own.contains(&organization) || member.party.leads_organizations.contains(&organization)
}
