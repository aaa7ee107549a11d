//! The Last Stand as the simulation plays it: what is not fixed is drawn from the seed, levels are chosen in play.

use kernel::Seat;
use kernel::dice::below;
use laststand::content::{Content, ContentError, builtin, read};
use laststand::state::TITAN;
use laststand::{Form, FormError, LastStand, State};
use players::laststand::player;
use players::{Budget, Level, Player};
use rand_pcg::Pcg64;

use crate::duel::{Contender, Sided};
use crate::sim::Setup;

/// Many games of The Last Stand.
pub struct Matches {
    pub content: Content,
    /// What is fixed for all games; the Titan and the heroes not named here are drawn from the seed.
    pub form: Form,
    pub titan: Level,
    pub heroes: Level,
}

/// The cards and the edition that come with the program.
pub fn content() -> Result<Content, ContentError> {
    read(&builtin())
}

impl Matches {
    /// Games of which the form fixes this much: `heroes=3 titan=basic hero1=levi`.
    pub fn new(content: Content, form: &str, titan: Level, heroes: Level) -> Result<Matches, FormError> {
        let form = Form::parse(&content, form)?;
        Ok(Matches { content, form, titan, heroes })
    }
}

impl Setup for Matches {
    type Game = LastStand;

    fn game(&self) -> LastStand {
        LastStand::new(self.content.clone(), self.form)
    }

    fn deal(&self, game: &mut LastStand, rng: &mut Pcg64) {
        game.form = self.form;
        game.form.titan =
            Some(self.form.titan.unwrap_or_else(|| below(rng, self.content.titans.len() as u8)));
        for place in 0..usize::from(self.form.heroes) {
            if game.form.cast[place].is_none() {
                let cast = game.form.cast;
                let free =
                    || (0..self.content.heroes.len() as u8).filter(|&hero| !cast.contains(&Some(hero)));
                let drawn = below(rng, free().count() as u8);
                game.form.cast[place] = free().nth(usize::from(drawn));
            }
        }
    }

    fn players(&self) -> Vec<Box<dyn Player<LastStand>>> {
        let heroes = (1..=self.form.heroes).map(|_| self.heroes);
        let levels = std::iter::once(self.titan).chain(heroes);
        levels.filter_map(|level| player(level, Budget::whole())).collect()
    }

    fn is_endless(&self, game: &LastStand, state: &State) -> bool {
        state.open.round > game.content.edition.most_rounds
    }
}

impl Sided for Matches {
    /// The Titan, or all heroes together.
    fn side(&self, seat: Seat) -> usize {
        usize::from(seat != TITAN)
    }

    fn contender(&self, contender: Contender) -> Option<Box<dyn Player<LastStand>>> {
        player(contender.opponent, contender.budget())
    }
}
