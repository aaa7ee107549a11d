//! Who and what a party brings to the table, as both sides may know it.
//!
//! Everything about a party is open but which plot cards it holds: of those only how many there are and what each costs.
//! So a [`Roster`] knows their points and nothing else; the cards themselves are chosen in play.

use super::{AdvantageCard, AdvantageKind, Affiliation, Character, Content, Faction};

/// A party without its secrets.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Roster {
    pub members: Vec<Member>,
    /// The cards of teams and of the organization, which lie open and are carried by nobody; their places in
    /// [`Content::advantages`].
    pub open: Vec<u8>,
    /// What each plot card costs, the cheapest first.
    pub plot: Vec<u8>,
    pub declares: Option<Declared>,
}

/// A character and the advantage cards it carries, by their places in the content.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Member {
    pub card: u16,
    pub carries: Vec<u8>,
}

/// What a party says it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Declared {
    Organization(Affiliation),
    Faction(Faction),
}

impl From<u16> for Member {
    fn from(card: u16) -> Member {
        Member { card, carries: Vec::new() }
    }
}

impl Roster {
    /// These characters, who carry nothing.
    pub fn of(characters: &[u16]) -> Roster {
        Roster { members: characters.iter().copied().map(Member::from).collect(), ..Roster::default() }
    }

    pub fn characters<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = &'a Character> {
        self.members.iter().filter_map(|member| content.characters.get(usize::from(member.card)))
    }

    /// The faction of which a character counts as one in this party. Whoever may be of several is what the party says it
    /// is, or else what others in it are.
    ///
    /// Rule: party.factions
    pub fn faction(&self, content: &Content, character: &Character) -> Faction {
        let open = character.party.factions.as_slice();
        let Some(first) = open.first() else { return character.faction };
        let declared = match self.declares {
            Some(Declared::Faction(faction)) => Some(faction),
            Some(Declared::Organization(_)) | None => None,
        };
        let others = self.characters(content).filter(|other| other.party.factions.is_empty());
        let mut wanted = declared.into_iter().chain(others.map(|other| other.faction));
        wanted.find(|faction| open.contains(faction)).unwrap_or(*first)
    }

    /// How many advantage cards there are, of all kinds.
    pub fn card_count(&self) -> usize {
        let carried: usize = self.members.iter().map(|member| member.carries.len()).sum();
        carried + self.open.len() + self.plot.len()
    }

    /// The plot cards of so many points that this party may hold, in the order of the content. A card made for
    /// somebody, or for a kind of character, needs one of them in the party.
    ///
    /// Rule: advantage.plot
    pub fn plot_cards<'a>(&'a self, content: &'a Content, points: u8) -> impl Iterator<Item = u8> + 'a {
        let fits = move |card: &AdvantageCard| {
            card.kind == AdvantageKind::Plot && card.points == points && self.suits(content, card)
        };
        content.advantages.iter().zip(0..=u8::MAX).filter(move |(card, _)| fits(card)).map(|(_, place)| place)
    }

    /// Whether the card lets some character of the party have it.
    pub fn suits(&self, content: &Content, card: &AdvantageCard) -> bool {
        self.characters(content).any(|character| card.suits_as(character, self.faction(content, character)))
    }
}

impl Declared {
    /// Its word in a file or a form.
    pub fn word(self) -> &'static str {
        match self {
            Declared::Organization(affiliation) => affiliation.word(),
            Declared::Faction(faction) => faction.word(),
        }
    }

    /// The id of its name in the texts.
    pub fn name(self) -> String {
        match self {
            Declared::Organization(affiliation) => format!("affiliation-{}", affiliation.word()),
            Declared::Faction(faction) => format!("faction-{}", faction.word()),
        }
    }
}

impl Affiliation {
    pub const ALL: [Affiliation; 8] = [
        Affiliation::Church,
        Affiliation::Samael,
        Affiliation::Wissenschaft,
        Affiliation::BlackSun,
        Affiliation::Empire,
        Affiliation::AzurAlliance,
        Affiliation::TolRauko,
        Affiliation::Wanderers,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Affiliation::Church => "church",
            Affiliation::Samael => "samael",
            Affiliation::Wissenschaft => "wissenschaft",
            Affiliation::BlackSun => "black-sun",
            Affiliation::Empire => "empire",
            Affiliation::AzurAlliance => "azur-alliance",
            Affiliation::TolRauko => "tol-rauko",
            Affiliation::Wanderers => "wanderers",
        }
    }
}

impl Faction {
    pub const ALL: [Faction; 3] = [Faction::Light, Faction::Darkness, Faction::Unaligned];

    pub fn word(self) -> &'static str {
        match self {
            Faction::Light => "light",
            Faction::Darkness => "darkness",
            Faction::Unaligned => "unaligned",
        }
    }
}
