//! Anima Tactics as the simulation plays it: the map and the parties that are not fixed are drawn from the seed.
//!
//! A drawn party is one of those that come ready, or one put together character by character, and card by card, as far as
//! the rules for parties and the levels let it. All else that the players agree on is the same in every game.

use std::fmt;

use anima::content::{
    self, AdvantageKind, Character, Content, ContentError, Measure, Roster, Terms, check_party,
};
use anima::{Anima, Form, FormError, State};
use kernel::Seat;
use kernel::dice::{below, below_usize};
use players::anima::player;
use players::{Budget, Level, Player};
use rand_pcg::Pcg64;

use crate::duel::{Contender, Sided};
use crate::sim::Setup;

/// The levels a side plays with unless the setup says otherwise, the same in every edition so that figures compare.
pub const LEVELS: u16 = 250;

/// A drawn party keeps fewer levels than this for its advantage cards.
const KEPT: u8 = 41;

/// Many games of Anima Tactics.
pub struct Matches {
    pub content: Content,
    /// What is fixed for all games, and stand-ins for what is drawn.
    form: Form,
    draws_map: bool,
    draws_party: [bool; 2],
    measure: Measure,
    /// By side.
    players: [Level; 2],
    /// The ready parties that may play at these levels.
    ready: Vec<u8>,
    /// Those of them that are made for just so many.
    even: Vec<u8>,
}

/// Why there is nothing to simulate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchError {
    Form(FormError),
    /// The map is not measured that way, or no map is.
    WrongMeasure {
        map: Option<String>,
        measure: Measure,
    },
    /// Nobody plays this game at that level.
    NoSuchLevel(Level),
}

impl fmt::Display for MatchError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |measure: &Measure| match measure {
            Measure::Table => "table",
            Measure::Board => "board",
        };
        match self {
            MatchError::Form(error) => error.fmt(out),
            MatchError::WrongMeasure { map: Some(map), measure } => {
                write!(out, "{map} is no map for {}", word(measure))
            }
            MatchError::WrongMeasure { map: None, measure } => {
                write!(out, "there is no map for {}", word(measure))
            }
            MatchError::NoSuchLevel(level) => write!(out, "nobody plays at level {}", level.word()),
        }
    }
}

impl std::error::Error for MatchError {}

/// The cards, maps and rules of an edition that comes with the program; `None` if there is none of that name.
pub fn content(edition: &str) -> Option<Result<Content, ContentError>> {
    content::builtin_edition(edition).map(|files| content::read(&files))
}

impl Matches {
    /// Games of which the words fix this much: `map=twin-hills a=old-guard scenario=nodes`. Without a measure it is
    /// that of the map, or squares where the map is drawn.
    pub fn new(
        content: Content,
        measure: Option<Measure>,
        words: &str,
        players: [Level; 2],
    ) -> Result<Matches, MatchError> {
        if let Some(level) = players.into_iter().find(|&level| player(level, Budget::whole()).is_none()) {
            return Err(MatchError::NoSuchLevel(level));
        }
        let has = |key: &str| {
            words.split_whitespace().filter_map(|word| word.split_once('=')).any(|(found, _)| found == key)
        };
        let (draws_map, draws_party) = (!has("map"), [!has("a"), !has("b")]);
        let mut whole = words.to_owned();
        let mut stand_in = |key: &str, value: &str| {
            whole = format!("{key}={value} {whole}");
        };
        if !has("levels") {
            stand_in("levels", &LEVELS.to_string());
        }
        if draws_map {
            let wanted = measure.unwrap_or(Measure::Board);
            let none = MatchError::WrongMeasure { map: None, measure: wanted };
            stand_in("map", &content.maps.iter().find(|map| map.measure == wanted).ok_or(none)?.id);
        }
        // The cheapest character alone may play wherever anybody may.
        let playable = content.characters.iter().filter(|character| !character.comes_by_a_card());
        let cheapest = playable.min_by_key(|character| character.level);
        for (key, _) in ["a", "b"].into_iter().zip(draws_party).filter(|(_, draws)| *draws) {
            stand_in(key, cheapest.map_or("", |character| &character.id));
        }
        let form = Form::parse(&content, &whole).map_err(MatchError::Form)?;
        let found = form.measure(&content);
        if measure.is_some_and(|measure| measure != found) {
            let map = Some(content.maps[usize::from(form.map)].id.clone());
            return Err(MatchError::WrongMeasure { map, measure: measure.unwrap_or(found) });
        }
        let ready = (0..content.parties.len() as u8).filter(|&ready| {
            let party = &content.parties[usize::from(ready)];
            check_party(&content, &party.roster, &form.terms(&content)).problems.is_empty()
        });
        let ready: Vec<u8> = ready.collect();
        let even = |ready: &&u8| content.parties[usize::from(**ready)].levels == form.levels;
        let even = ready.iter().filter(even).copied().collect();
        Ok(Matches { content, form, draws_map, draws_party, measure: found, players, ready, even })
    }

    pub fn measure(&self) -> Measure {
        self.measure
    }

    /// Draws what is not fixed, each party as it is told to.
    fn draw(&self, game: &mut Anima, rng: &mut Pcg64, draw_party: impl Fn(&mut Roster, &mut Pcg64)) {
        game.change_form(|form| {
            if self.draws_map {
                form.map = self.draw_map(rng);
            }
            for (party, _) in form.parties.iter_mut().zip(self.draws_party).filter(|(_, draws)| *draws) {
                draw_party(party, rng);
            }
        });
    }

    /// A map of the measure.
    fn draw_map(&self, rng: &mut Pcg64) -> u8 {
        let maps = || {
            self.content
                .maps
                .iter()
                .enumerate()
                .filter(|(_, map)| map.measure == self.measure)
                .map(|(place, _)| place)
        };
        let drawn = below_usize(rng, maps().count());
        maps().nth(drawn).map_or(self.form.map, |map| map as u8)
    }

    /// One of these ready parties, or one of the drawer's own where there are none.
    fn take_ready(&self, ready: &[u8], roster: &mut Roster, rng: &mut Pcg64) {
        if ready.is_empty() {
            return self.put_together(roster, rng);
        }
        let ready = ready[below_usize(rng, ready.len())];
        roster.clone_from(&self.content.parties[usize::from(ready)].roster);
    }

    fn put_together(&self, roster: &mut Roster, rng: &mut Pcg64) {
        *roster = Roster::default();
        // Cards come out of the same levels as a rule, so that now and then some are kept back for them.
        let kept = if self.content.advantages.is_empty() { 0 } else { u16::from(below(rng, KEPT)) };
        let terms = self.form.terms(&self.content);
        self.draw_characters(
            roster,
            &Terms { levels: terms.levels.saturating_sub(kept).max(1), ..terms },
            rng,
        );
        self.draw_cards(roster, &terms, rng);
        // Whatever no card was bought for buys characters after all.
        self.draw_characters(roster, &terms, rng);
    }

    /// Character by character, as long as anybody fits.
    fn draw_characters(&self, roster: &mut Roster, terms: &Terms<'_>, rng: &mut Pcg64) {
        let characters = self.content.characters.iter().zip(0..=u16::MAX);
        let copies = |character: &Character| usize::from(character.copies_at(self.form.levels));
        let mut left: Vec<u16> = characters
            .flat_map(|(character, number)| std::iter::repeat_n(number, copies(character)))
            .collect();
        let mut levels = check_party(&self.content, roster, terms).levels_left;
        while !left.is_empty() {
            let drawn = left.swap_remove(below_usize(rng, left.len()));
            // What is seen to be refused need not be judged with the whole party.
            let full = roster.members.len() >= usize::from(terms.most_characters);
            if full || i64::from(self.content.characters[usize::from(drawn)].level) > levels {
                continue;
            }
            roster.members.push(drawn.into());
            let report = check_party(&self.content, roster, terms);
            if report.problems.is_empty() {
                levels = report.levels_left;
            } else {
                roster.members.pop();
            }
        }
        roster.members.sort_unstable_by_key(|member| member.card);
    }

    /// Card by card, each tried once with one of the party, as long as there is anything to pay with.
    fn draw_cards(&self, roster: &mut Roster, terms: &Terms<'_>, rng: &mut Pcg64) {
        let mut left: Vec<u8> =
            self.content.advantages.iter().zip(0..=u8::MAX).map(|(_, place)| place).collect();
        let mut report = check_party(&self.content, roster, terms);
        while !left.is_empty() && !roster.members.is_empty() {
            let place = left.swap_remove(below_usize(rng, left.len()));
            let card = &self.content.advantages[usize::from(place)];
            let bearer = below_usize(rng, roster.members.len());
            let points = report.points_left.unwrap_or(report.levels_left);
            let suits = || match card.kind {
                AdvantageKind::Equipment | AdvantageKind::Power => {
                    let bearer = usize::from(roster.members[bearer].card);
                    card.suits(&self.content.characters[bearer])
                }
                AdvantageKind::Team | AdvantageKind::Plot | AdvantageKind::Organization => true,
            };
            // What is seen to be refused need not be judged with the whole party.
            if i64::from(card.points) > points || report.cards_left == 0 || !suits() {
                continue;
            }
            match card.kind {
                AdvantageKind::Equipment | AdvantageKind::Power => roster.members[bearer].carries.push(place),
                AdvantageKind::Team | AdvantageKind::Organization => roster.open.push(place),
                AdvantageKind::Plot => roster.plot.push(card.points),
            }
            let tried = check_party(&self.content, roster, terms);
            if tried.problems.is_empty() {
                report = tried;
                continue;
            }
            match card.kind {
                AdvantageKind::Equipment | AdvantageKind::Power => {
                    roster.members[bearer].carries.pop();
                }
                AdvantageKind::Team | AdvantageKind::Organization => {
                    roster.open.pop();
                }
                AdvantageKind::Plot => {
                    roster.plot.pop();
                }
            }
        }
        roster.plot.sort_unstable();
    }
}

impl Setup for Matches {
    type Game = Anima;

    fn game(&self) -> Anima {
        Anima::new(self.content.clone(), self.form.clone())
    }

    fn deal(&self, game: &mut Anima, rng: &mut Pcg64) {
        // A ready party is as likely as one of the drawer's own.
        self.draw(game, rng, |roster, rng| {
            if !self.ready.is_empty() && below(rng, 2) == 0 {
                self.take_ready(&self.ready, roster, rng);
            } else {
                self.put_together(roster, rng);
            }
        });
    }

    fn players(&self) -> Vec<Box<dyn Player<Anima>>> {
        self.players.into_iter().filter_map(|level| player(level, Budget::whole())).collect()
    }

    /// A battle without a limit of its own is a draw at the edition's; whatever goes on beyond that is broken.
    fn is_endless(&self, game: &Anima, state: &State) -> bool {
        state.turn > game.content.edition.armageddon_limit
    }
}

impl Sided for Matches {
    /// Both lead the same party, ready and made for these very levels or put together: with parties of their own the drawing
    /// would decide half of all battles before anybody has moved.
    fn deal_evenly(&self, game: &mut Anima, rng: &mut Pcg64) {
        let mut shared = Roster::default();
        if below(rng, 2) == 0 {
            self.take_ready(&self.even, &mut shared, rng);
        } else {
            self.put_together(&mut shared, rng);
        }
        self.draw(game, rng, |roster, _| roster.clone_from(&shared));
    }

    fn side(&self, seat: Seat) -> usize {
        seat.index()
    }

    fn contender(&self, contender: Contender) -> Option<Box<dyn Player<Anima>>> {
        player(contender.opponent, contender.budget())
    }
}
