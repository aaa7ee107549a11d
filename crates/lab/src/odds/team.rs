//! Exact odds of stage 2 for several heroes together: whose die to roll next for something the team wants to be able to
//! pay, however it shares that out. The policy itself is [`players::laststand::policy`].

use laststand::Face;
use laststand::content::{Content, Symbols, caps};
use players::laststand::policy::{Member, Policy, best};

use super::last_stand::{OddsError, Question, parse_want};

/// What a team would like to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TeamQuestion {
    pub members: Vec<Member>,
    /// What the team must be able to pay in the end, all at once and whoever pays.
    pub want: Symbols,
}

impl TeamQuestion {
    /// Reads a question as somebody types it: each hero with what it holds, and what all want together.
    pub fn parse(
        content: &Content,
        heroes: &[(String, String)],
        want: &str,
    ) -> Result<TeamQuestion, OddsError> {
        let most = caps::HEROES_IN_PLAY;
        if heroes.len() > usize::from(most) {
            return Err(OddsError::TooManyHeroes { most });
        }
        let mut members = Vec::new();
        for (place, (hero, held)) in heroes.iter().enumerate() {
            if heroes[..place].iter().any(|(other, _)| other == hero) {
                return Err(OddsError::SameHero { hero: hero.clone() });
            }
            let question = Question::parse(content, hero, held, want)?;
            let mut held = question.held;
            // Locked dice are out of it, and dice with the Titan are nobody's.
            held[Face::Titan.index()] = 0;
            members.push(Member { power: question.power, held });
        }
        Ok(TeamQuestion { members, want: parse_want(want)? })
    }

    /// Solves the question.
    ///
    /// Rule: dice.reroll_odds
    pub fn answer(&self) -> Result<Policy, OddsError> {
        // All else that the policy does not answer has been refused.
        best(&self.members, self.want).ok_or(OddsError::WantsTitan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(heroes: &[(&str, &str)], want: &str) -> Result<TeamQuestion, OddsError> {
        let content = crate::laststand::content().expect("the built-in content is good");
        let heroes: Vec<(String, String)> =
            heroes.iter().map(|&(hero, held)| (hero.to_owned(), held.to_owned())).collect();
        TeamQuestion::parse(&content, &heroes, want)
    }

    /// Two heroes with a die each have two tries for one face; Sasha's has two good faces of six.
    #[test]
    fn a_die_each() {
        let found = read(&[("eren", "move"), ("levi", "move")], "fight").and_then(|team| team.answer());
        let found = found.expect("a fair question");
        assert!((found.chance - 0.75).abs() < 1e-9 && (found.titans - 0.75).abs() < 1e-9, "{found:?}");
        let found = read(&[("eren", "move"), ("sasha", "move")], "fight").and_then(|team| team.answer());
        let found = found.expect("a fair question");
        // Hers first: it loses a die one time in three, his one time in two.
        assert!((found.chance - (1.0 - 1.0 / 6.0)).abs() < 1e-9, "{found:?}");
        assert_eq!(found.next, Some((1, Face::Move)));
        assert!((found.titans - (1.0 / 3.0 + 1.0 / 6.0)).abs() < 1e-9, "{found:?}");
    }

    /// Alone, a hero gets the same answer from both.
    #[test]
    fn one_hero() {
        let content = crate::laststand::content().expect("the built-in content is good");
        for (hero, held, want) in [
            ("mikasa", "move:3,fight:1", "fight:4"),
            ("sasha", "move:2,tactics:1", "cannon:2,dodge"),
            ("erwin", "fight:3,cannon:1", "dodge:2,tactics"),
        ] {
            let alone = Question::parse(&content, hero, held, want)
                .and_then(|one| super::super::last_stand::answer(&one));
            let alone = alone.expect("a fair question");
            let team = read(&[(hero, held)], want).and_then(|team| team.answer()).expect("a fair question");
            assert!((alone.chance - team.chance).abs() < 1e-9, "{hero}: {alone:?} {team:?}");
            assert!((alone.titans - team.titans).abs() < 1e-6, "{hero}: {alone:?} {team:?}");
        }
    }

    /// What no table has is refused by name.
    #[test]
    fn refused() {
        let two = read(&[("levi", "move"), ("levi", "move")], "fight");
        assert_eq!(two, Err(OddsError::SameHero { hero: "levi".to_owned() }));
        let five = ["levi", "eren", "sasha", "armin", "conny"].map(|hero| (hero, "move"));
        assert_eq!(read(&five, "fight"), Err(OddsError::TooManyHeroes { most: 4 }));
        let six = read(&[("levi", "move"), ("eren", "move:6")], "fight");
        assert_eq!(six, Err(OddsError::TooManyDice { dice: 6, most: 5 }));
        let kept = read(&[("levi", "move"), ("eren", "titan")], "fight");
        assert_eq!(kept, Err(OddsError::HoldsTitan { hero: "eren".to_owned() }));
        let titan = read(&[("levi", "move"), ("eren", "move")], "titan").and_then(|team| team.answer());
        assert_eq!(titan, Err(OddsError::WantsTitan));
    }
}
