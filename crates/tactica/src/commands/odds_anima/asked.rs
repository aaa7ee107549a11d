//! What was typed, as a question.

use anima::content::{Character, Content, File, Files, builtin_edition, read};
use anima::state::Reaction;
use catalog::Texts;
use catalog::cards::find_card;
use catalog::games;
use catalog::packs::OwnPack;
use lab::odds::anima::{
    BEST, Beside, Card, Deed, Escape, Fighter, MOST_BESIDES, OddsError, Question, Shot, Special, edition,
    parse_reaction,
};

use super::describe;
use crate::args::AnimaOdds;
use crate::failure::Failure;

/// What was typed.
pub struct Asked<'a> {
    pub odds: &'a AnimaOdds,
    pub texts: &'a Texts,
    /// What was named, by its id.
    pub named: Named,
    /// The files of the edition and of packs of one's own, where there are any.
    files: Option<Vec<File>>,
}

/// Cards and an ability that were named, by their ids.
#[derive(Default)]
pub struct Named {
    pub attacker: Option<String>,
    pub targets: Vec<String>,
    pub ability: Option<String>,
}

impl<'a> Asked<'a> {
    pub fn new(odds: &'a AnimaOdds, packs: &[OwnPack], texts: &'a Texts) -> Result<Asked<'a>, Failure> {
        let mut asked = Asked { odds, texts, named: Named::default(), files: None };
        if !packs.is_empty() {
            let files = games::anima_files(Some(asked.edition()?), packs);
            asked.files = Some(files.map_err(|error| Failure::Usage(error.text(texts)))?.0);
        }
        if odds.attacker.is_some() || !odds.targets.is_empty() {
            asked.named = asked.named()?;
        }
        Ok(asked)
    }

    fn named(&self) -> Result<Named, Failure> {
        let edition = self.edition()?;
        let failed = |error: OddsError| Failure::Usage(describe(&error, self.texts));
        let files = match &self.files {
            Some(files) => Files(files.clone()),
            None => builtin_edition(edition)
                .ok_or_else(|| failed(OddsError::NoSuchEdition { edition: edition.to_owned() }))?,
        };
        let content = read(&files).map_err(|error| failed(OddsError::Content(Box::new(error))))?;
        let attacker = self.odds.attacker.as_ref().map(|name| self.character(&content, name)).transpose()?;
        let targets: Result<Vec<&Character>, Failure> =
            self.odds.targets.iter().map(|name| self.character(&content, name)).collect();
        let ability = self.odds.ability.as_ref().map(|name| {
            let wanted = name.to_lowercase();
            let mut abilities =
                attacker.iter().flat_map(|card| card.abilities.iter().map(|ability| (&card.id, ability)));
            let found = abilities.find(|(card, ability)| {
                ability.id == wanted || self.ability_name(card, &ability.id).to_lowercase() == wanted
            });
            found.map_or(wanted.clone(), |(_, ability)| ability.id.clone())
        });
        Ok(Named {
            attacker: attacker.map(|card| card.id.clone()),
            targets: targets?.into_iter().map(|card| card.id.clone()).collect(),
            ability,
        })
    }

    fn character<'c>(&self, content: &'c Content, name: &str) -> Result<&'c Character, Failure> {
        let found = find_card(self.texts, content, name);
        let found = found.and_then(|id| content.characters.iter().find(|character| character.id == id));
        let missing = || OddsError::NoSuchCard { card: name.to_owned() };
        found.ok_or_else(|| Failure::Usage(describe(&missing(), self.texts)))
    }

    pub fn ability_name(&self, card: &str, ability: &str) -> String {
        self.texts.name(&format!("ability-{card}-{ability}"))
    }

    fn has(&self, flag: &str) -> bool {
        self.odds.given.iter().any(|given| given == flag)
    }

    pub fn is_given(&self, flag: &str) -> bool {
        self.odds.numbers.iter().any(|(name, _)| name == flag)
    }

    fn numbers(&self, flag: &str) -> &[i64] {
        self.odds.numbers.iter().rev().find(|(name, _)| name == flag).map_or(&[], |(_, numbers)| numbers)
    }

    /// A number, if it was given; one that no card has is refused here where it cannot even be written. Who has none of
    /// its own among several has the last that was given.
    fn number_of<T: TryFrom<i64>>(&self, flag: &str, place: usize) -> Result<Option<T>, Failure> {
        let numbers = self.numbers(flag);
        let Some(number) = numbers.get(place).or(numbers.last()) else { return Ok(None) };
        let args = [("flag", flag.into()), ("found", number.to_string().into())];
        T::try_from(*number).map(Some).map_err(|_| Failure::Usage(self.texts.say("odds-no-card", &args)))
    }

    fn number<T: TryFrom<i64>>(&self, flag: &str) -> Result<Option<T>, Failure> {
        self.number_of(flag, 0)
    }

    pub fn missing(&self, flag: &str) -> Failure {
        let flag = format!("--{flag}");
        Failure::Usage(self.texts.say("usage-missing", &[("found", (&flag).into())]))
    }

    fn needed(&self, flag: &str) -> Result<u8, Failure> {
        self.number(flag)?.ok_or_else(|| self.missing(flag))
    }

    /// How each of those who are attacked reacts.
    pub fn reactions(&self) -> Vec<&str> {
        self.odds.reactions.iter().map(String::as_str).collect()
    }

    fn edition(&self) -> Result<&'static str, Failure> {
        match &self.odds.edition {
            Some(word) => edition(word).map_err(|error| Failure::Usage(describe(&error, self.texts))),
            None => Ok(anima::content::DEFAULT_EDITION),
        }
    }

    pub fn question(&self) -> Result<Question<'_>, Failure> {
        let deed = self.deed()?;
        let mut question = Question::new(deed);
        if matches!(deed, Deed::Attack | Deed::Charge | Deed::Shot(_) | Deed::Ability(_)) {
            question.attacker = self.attacker(deed)?;
            question.target = self.target(deed, 0)?;
            question.besides = self.besides(deed)?;
        }
        question.back = self.back()?;
        question.knows_back = self.knows_back();
        question.gnosis = [self.has("gnosis"), self.has("defense-gnosis")];
        question.modifier = self.number("modifier")?.unwrap_or(question.modifier);
        question.dice = self.number("dice")?;
        question.defense_dice = self.number("defense-dice")?.unwrap_or(question.defense_dice);
        question.critical_on = self.number("critical-on")?.unwrap_or(question.critical_on);
        question.edition = self.edition()?;
        question.files = self.files.as_deref();
        Ok(question)
    }

    fn attacker(&self, deed: Deed<'_>) -> Result<Fighter<'_>, Failure> {
        let plain = Fighter { is: self.odds.own_state.as_deref().unwrap_or_default(), ..Fighter::default() };
        if let Some(id) = &self.named.attacker {
            return Ok(Fighter { card: Some(Card { id, life: self.number("own-life")? }), ..plain });
        }
        if matches!(deed, Deed::Ability(_)) {
            return Err(self.missing("attacker"));
        }
        Ok(Fighter {
            attack: self.needed("attack")?,
            damage: self.needed("damage")?,
            defense: self.number("own-defense")?.unwrap_or_default(),
            armor: self.number("own-armor")?.unwrap_or_default(),
            life: self.number("own-life")?.unwrap_or(plain.life),
            ..plain
        })
    }

    /// One of those who are attacked. What an ability does not ask for need not be given.
    fn target(&self, deed: Deed<'_>, place: usize) -> Result<Fighter<'_>, Failure> {
        let state = self.odds.state.as_deref().filter(|_| place == 0).unwrap_or_default();
        let plain = Fighter { is: state, ..Fighter::default() };
        let life = if place < self.numbers("life").len() { self.number_of("life", place)? } else { None };
        if let Some(id) = self.named.targets.get(place) {
            return Ok(Fighter { card: Some(Card { id, life }), ..plain });
        }
        if !self.named.targets.is_empty() {
            return Err(self.missing("target"));
        }
        let number = |flag: &str| match self.number_of(flag, place)? {
            Some(number) => Ok(number),
            None if matches!(deed, Deed::Ability(_)) => Ok(0),
            None => Err(self.missing(flag)),
        };
        Ok(Fighter {
            attack: self.number("back-attack")?.unwrap_or_default(),
            damage: self.number("back-damage")?.unwrap_or_default(),
            defense: number("defense")?,
            armor: number("armor")?,
            resistance: self.number_of("resistance", place)?.unwrap_or_default(),
            life: life.unwrap_or(plain.life),
            ..plain
        })
    }

    fn besides(&self, deed: Deed<'_>) -> Result<[Option<Beside<'_>>; MOST_BESIDES], Failure> {
        let lists = ["defense", "armor", "life", "resistance"].map(|flag| self.numbers(flag).len());
        let count = lists.into_iter().max().unwrap_or_default().max(self.named.targets.len());
        if count > MOST_BESIDES + 1 {
            let most = [("most", (MOST_BESIDES + 1).into())];
            return Err(Failure::Usage(self.texts.say("odds-too-many-targets", &most)));
        }
        let mut besides = [None; MOST_BESIDES];
        for (place, slot) in (1..count).zip(&mut besides) {
            *slot = Some(Beside { fighter: self.target(deed, place)?, reaction: Reaction::None });
        }
        Ok(besides)
    }

    /// What the attacker says to a counterattack.
    fn back(&self) -> Result<Reaction, Failure> {
        let Some(word) = self.odds.back_reaction.as_deref() else { return Ok(Reaction::None) };
        let known = parse_reaction(word).filter(|reaction| *reaction != Reaction::Counter);
        known.ok_or_else(|| {
            let known = vec!["none".to_owned(), "dodge".to_owned()];
            let error = OddsError::NoSuchReaction { reaction: word.to_owned(), known };
            Failure::Usage(describe(&error, self.texts))
        })
    }

    fn deed(&self) -> Result<Deed<'_>, Failure> {
        let shot = Shot {
            long: self.has("long"),
            cover: self.has("cover"),
            higher: self.has("higher"),
            engaged: self.has("engaged"),
            moved: self.has("moved"),
        };
        let special = self.named.ability.as_deref().or(self.odds.ability.as_deref());
        let extra = self.number("extra")?.unwrap_or_default();
        let special = special.map(|id| Deed::Ability(Special { id, extra, shot }));
        Ok(match (self.odds.deed.as_str(), special) {
            ("ability" | "attack" | "charge" | "shot", Some(special)) => special,
            ("ability", None) => return Err(self.missing("ability")),
            ("attack", None) => Deed::Attack,
            ("charge", None) => Deed::Charge,
            ("shot", None) => Deed::Shot(shot),
            ("resist", _) => Deed::Resist {
                difficulty: self.needed("difficulty")?,
                resistance: self.needed("resistance")?,
            },
            ("seek", _) => Deed::Seek,
            ("escape", _) => Deed::Escape(Escape {
                prowler: self.has("prowler"),
                fast: self.has("fast"),
                big: self.has("big"),
                enemies: self.number("against")?.unwrap_or(1),
            }),
            ("doom", _) => Deed::Doom,
            (other, _) => {
                return Err(Failure::Usage(self.texts.say("odds-no-deed", &[("found", other.into())])));
            }
        })
    }

    /// Whether anything is known about a counterattack.
    pub fn knows_back(&self) -> bool {
        let flags = ["back-attack", "back-damage", "own-defense", "own-armor"];
        let cards = self.named.attacker.is_some() && !self.named.targets.is_empty();
        cards || flags.iter().any(|flag| self.is_given(flag))
    }

    /// Whether it is known how much life one of those who are attacked has.
    pub fn knows_life(&self, place: usize) -> bool {
        self.named.targets.get(place).is_some() || place < self.numbers("life").len()
    }

    /// Whether it is known how much life the attacker has.
    pub fn knows_own_life(&self) -> bool {
        self.named.attacker.is_some() || self.is_given("own-life")
    }

    /// A reaction that nobody has is refused before anything is worked out, if it can be known.
    pub fn check_reactions(&self) -> Result<(), Failure> {
        // Whoever has a card may have reactions of its own.
        if !self.named.targets.is_empty() {
            return Ok(());
        }
        let strange =
            self.reactions().into_iter().find(|word| *word != BEST && parse_reaction(word).is_none());
        match strange {
            Some(word) => {
                let known = ["none", "dodge", "counter", BEST].map(str::to_owned).to_vec();
                let error = OddsError::NoSuchReaction { reaction: word.to_owned(), known };
                Err(Failure::Usage(describe(&error, self.texts)))
            }
            None => Ok(()),
        }
    }
}
