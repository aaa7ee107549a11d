//! The face the game turns to people and files: actions in words, read back; seats, draws and views.

use kernel::{DrawWords, Message, Rule, Seat, Unclear, Worded};

use crate::action::{Action, Target, Way, With};
use crate::content::Power;
use crate::event::Event;
use crate::expected;
use crate::face::Face;
use crate::game::{LastStand, hero_at};
use crate::lines::reroll_odds;
use crate::position;
use crate::refusal::Illegal;
use crate::rules::stage_rule;
use crate::slug;
use crate::state::{Card, CardId, FIRST, MOST_HEROES, Outcome, SECOND, Side, Stage, State, TacticsId};
use crate::view::View;

impl Worded for LastStand {
    fn title(&self) -> &'static str {
        "last-stand"
    }

    fn seat_word(&self, seat: Seat) -> String {
        if seat.0 == 0 { "titan".to_owned() } else { format!("hero{}", seat.0) }
    }

    fn seat_name(&self, view: &View, seat: Seat) -> String {
        hero_at(&view.open, seat).map_or_else(|| self.seat_word(seat), |hero| self.place_name(view, hero))
    }

    fn action_words(&self, action: &Action) -> String {
        self.words_of_action(action)
    }

    fn parse_action(&self, words: &str) -> Result<Action, Unclear> {
        Reader { game: self, words: words.split_whitespace() }.action()
    }

    fn action_line(&self, view: &View, seat: Seat, action: &Action) -> Message {
        self.line_of_action(view, seat, action)
    }

    fn notes(&self, view: &View, seat: Seat, action: &Action) -> Vec<Message> {
        let mut notes = Vec::new();
        if let (Action::Roll(_), Some(hero)) = (action, hero_at(&view.open, seat)) {
            let power = self.hero_card(&view.open, hero).power;
            let name = if power == Power::KeepsTitan { "reroll-locks" } else { "reroll-odds" };
            notes.push(reroll_odds(Message::line(name, &[]), power));
        }
        if let Action::TakeHero(hero) = action
            && self.content.heroes.get(usize::from(*hero)).is_some_and(|hero| hero.power == Power::KeepsTitan)
            && view.open.count == crate::content::caps::FEWEST_HEROES_IN_PLAY
        {
            notes.push(Message::line("strong-with-two", &[slug::HERO_LEVI]));
        }
        if let Some(hero) = hero_at(&view.open, seat) {
            notes.extend(self.goes_first(&view.open, hero, action));
        }
        notes
    }

    fn event_line(&self, event: &Event) -> Message {
        self.line_of_event(event)
    }

    fn refusal_line(&self, refusal: &Illegal) -> Message {
        self.line_of_refusal(refusal)
    }

    fn outcome_line(&self, outcome: &Outcome) -> Message {
        self.line_of_outcome(outcome)
    }

    fn sides(&self) -> Vec<&'static str> {
        vec!["titan", "heroes"]
    }

    fn winner(&self, outcome: &Outcome) -> usize {
        match outcome.winner {
            Side::Titan => 0,
            Side::Heroes => 1,
        }
    }

    fn reveals(&self, event: &Event) -> bool {
        match event {
            Event::CardUp { turned, .. } => *turned,
            Event::LaidOpen { .. }
            | Event::FuryLaid { .. }
            | Event::TacticsSeen { .. }
            | Event::OrderSeen { .. }
            | Event::CardRemoved { .. } => true,
            Event::Swapped { hidden, .. } => !hidden,
            Event::TitanChosen { .. }
            | Event::HeroTaken { .. }
            | Event::Stood { .. }
            | Event::SetOut { .. }
            | Event::TacticsOpen { .. }
            | Event::RoundBegins { .. }
            | Event::LaidHidden { .. }
            | Event::Rolled { .. }
            | Event::RollsAgain { .. }
            | Event::IsContent { .. }
            | Event::AbilityUsed { .. }
            | Event::TitanStops { .. }
            | Event::MarkerMoved { .. }
            | Event::ZoneEntered { .. }
            | Event::Devoured { .. }
            | Event::CannonsLost { .. }
            | Event::HeartLost { .. }
            | Event::DieLost { .. }
            | Event::NoDieToLose { .. }
            | Event::Named { .. }
            | Event::TeamChose { .. }
            | Event::RolledReturned { .. }
            | Event::Lent { .. }
            | Event::LendingEnds { .. }
            | Event::NobodyThere { .. }
            | Event::Struck { .. }
            | Event::Dodged { .. }
            | Event::Suffers { .. }
            | Event::PutIn { .. }
            | Event::CardStopped { .. }
            | Event::CardStrikes { .. }
            | Event::SpendBegins
            | Event::Moved { .. }
            | Event::Wounded { .. }
            | Event::Cycled { .. }
            | Event::ConditionMet { .. }
            | Event::PaidTogether { .. }
            | Event::PaymentLost { .. }
            | Event::Activated { .. }
            | Event::CardsStayOpen
            | Event::Healed { .. }
            | Event::Rescued { .. }
            | Event::Searches { .. }
            | Event::PutOnTop { .. }
            | Event::HalfLost { .. }
            | Event::Reset { .. }
            | Event::Resigned { .. }
            | Event::Over { .. } => false,
        }
    }

    fn draw_words(&self, state: &State) -> DrawWords {
        let open = &state.open;
        let dice = |hero: u8| DrawWords { label: self.hero_card(open, hero).id.clone(), values: faces() };
        match open.stage {
            Stage::FirstRoll { hero } | Stage::Reroll { hero, .. } | Stage::Returned { hero } => dice(hero),
            Stage::Mutilate => DrawWords {
                label: "hand".to_owned(),
                values: state
                    .hand()
                    .iter()
                    .map(|card| self.titan(open).cards[usize::from(card.0)].id.clone())
                    .collect(),
            },
            Stage::SeeTactics
            | Stage::SeeOrder { .. }
            | Stage::ChooseTitan
            | Stage::TakeHeroes
            | Stage::ChooseLevels
            | Stage::Lay
            | Stage::Roll
            | Stage::Abilities
            | Stage::NameHero
            | Stage::Lend { .. }
            | Stage::Dodge { .. }
            | Stage::GiveUp { .. }
            | Stage::Gather { .. }
            | Stage::Spend
            | Stage::Search { .. }
            | Stage::Over(_) => DrawWords {
                label: "tactics".to_owned(),
                values: open.deck.unseen().map(|card| self.tactics_name(card)).collect(),
            },
        }
    }

    /// Heroes' dice are labelled with their names; what cards there are to draw only a position says.
    fn label_words(&self, label: &str) -> Option<Vec<String>> {
        let hero = self.content.heroes.iter().any(|hero| hero.id == label);
        hero.then(faces)
    }

    fn asked_by(&self, state: &State) -> Option<Rule> {
        Some(stage_rule(state.open.stage))
    }

    fn position(&self, text: &str) -> Result<State, Unclear> {
        position::read(self, text)
    }

    fn position_words(&self, state: &State) -> String {
        position::write(self, state)
    }

    fn view_words(&self, view: &View) -> String {
        position::write_view(self, view)
    }
}

impl LastStand {
    fn words_of_action(&self, action: &Action) -> String {
        let seat = |hero: u8| format!("hero{}", hero + 1);
        let with = |with: With| match with {
            With::Itself => "",
            With::Other => " other",
        };
        match *action {
            Action::ChooseTitan(titan) => {
                let id = self.content.titans.get(usize::from(titan)).map_or("?", |titan| &titan.id);
                format!("choose {id}")
            }
            Action::TakeHero(hero) => {
                format!("take {}", self.content.heroes.get(usize::from(hero)).map_or("?", |hero| &hero.id))
            }
            Action::StandAt(level) => format!("stand {level}"),
            Action::Lay { open, other } => format!("lay {} {}", self.card_name(open), self.card_name(other)),
            Action::Roll(faces) => format!("roll{}", counts(faces)),
            Action::Content => "content".to_owned(),
            Action::Use { ability, pay, on } => {
                let pay = pay.map(|dice| dice.to_string()).join(",");
                let on = match on {
                    Target::Nothing => String::new(),
                    Target::Hero(hero) => format!(" on {}", seat(hero)),
                    Target::HeldDie { hero, face } => format!(" die {} {}", seat(hero), face.word()),
                    Target::ReturnedDie { hero } => format!(" returned {}", seat(hero)),
                    Target::Swap { slot, card } => {
                        format!(
                            " swap {} {}",
                            if slot == FIRST { "first" } else { "second" },
                            self.card_name(card)
                        )
                    }
                    Target::Card(card) => format!(" card {}", self.card_name(card)),
                };
                format!("use {} pay {pay}{on}", ability + 1)
            }
            Action::Name(hero) => format!("name {}", seat(hero)),
            Action::Lend { to, face } => format!("lend {} {}", seat(to), face.word()),
            Action::Dodge { other } => {
                if other == 0 {
                    "dodge".to_owned()
                } else {
                    format!("dodge other {other}")
                }
            }
            Action::Suffer => "suffer".to_owned(),
            Action::GiveUp(face) => format!("give-up {}", face.word()),
            Action::PutIn(how) => format!("put-in{}", with(how)),
            Action::Move(Way::Up, how) => format!("move up{}", with(how)),
            Action::Move(Way::Down, how) => format!("move down{}", with(how)),
            Action::Wound(face, how) => format!("wound {}{}", face.word(), with(how)),
            Action::Cycle(how) => format!("cycle{}", with(how)),
            Action::Meet { condition, other } => {
                let other = if other == [0; 6] { String::new() } else { format!(" other{}", counts(other)) };
                format!("meet {}{other}", condition + 1)
            }
            Action::PayTogether(face, how) => format!("together {}{}", face.word(), with(how)),
            Action::Search => "search".to_owned(),
            Action::PutOnTop(card) => format!("top {}", self.tactics_name(card)),
            Action::Resign => "resign".to_owned(),
        }
    }
}

/// ` fight:2 move:1`, each behind a blank.
/// What a hero's die shows.
fn faces() -> Vec<String> {
    Face::ALL.iter().map(|face| face.word().to_owned()).collect()
}

fn counts(faces: [u8; 6]) -> String {
    let shown = Face::ALL.into_iter().filter(|face| faces[face.index()] > 0);
    shown.map(|face| format!(" {}:{}", face.word(), faces[face.index()])).collect()
}

/// Reads an action word by word.
struct Reader<'a> {
    game: &'a LastStand,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Reader<'a> {
    fn action(mut self) -> Result<Action, Unclear> {
        let action = match self.word(expected::ACTION)? {
            "choose" => Action::ChooseTitan(self.titan()?),
            "take" => Action::TakeHero(self.hero()?),
            "stand" => Action::StandAt(self.number(expected::LEVEL)?),
            "lay" => Action::Lay { open: self.card()?, other: self.card()? },
            "roll" => Action::Roll(self.counts()?),
            "content" => Action::Content,
            "use" => self.ability()?,
            "name" => Action::Name(self.seat()?),
            "lend" => Action::Lend { to: self.seat()?, face: self.face()? },
            "dodge" => self.dodge()?,
            "suffer" => Action::Suffer,
            "give-up" => Action::GiveUp(self.face()?),
            "put-in" => Action::PutIn(self.with()?),
            "move" => {
                let way = match self.word(expected::UP_OR_DOWN)? {
                    "up" => Way::Up,
                    "down" => Way::Down,
                    word => return Err(Unclear::new(word, expected::UP_OR_DOWN)),
                };
                Action::Move(way, self.with()?)
            }
            "wound" => Action::Wound(self.face()?, self.with()?),
            "cycle" => Action::Cycle(self.with()?),
            "meet" => self.meet()?,
            "together" => Action::PayTogether(self.face()?, self.with()?),
            "search" => Action::Search,
            "top" => Action::PutOnTop(self.tactics()?),
            "resign" => Action::Resign,
            word => return Err(Unclear::new(word, expected::ACTION_SUCH_AS)),
        };
        match self.words.next() {
            None => Ok(action),
            Some(word) => Err(Unclear::new(word, expected::NOTHING_MORE)),
        }
    }

    fn word(&mut self, expected: &'static str) -> Result<&'a str, Unclear> {
        self.words.next().ok_or_else(|| Unclear::new("", expected))
    }

    fn number(&mut self, expected: &'static str) -> Result<u8, Unclear> {
        let word = self.word(expected)?;
        word.parse().map_err(|_| Unclear::new(word, expected))
    }

    /// A number that people count from one.
    fn ordinal(&mut self, expected: &'static str) -> Result<u8, Unclear> {
        let number = self.number(expected)?;
        number.checked_sub(1).ok_or_else(|| Unclear::new("0", expected))
    }

    fn find(&mut self, expected: &'static str, holds: impl Fn(&str) -> Option<usize>) -> Result<u8, Unclear> {
        let word = self.word(expected)?;
        holds(word).map(|place| place as u8).ok_or_else(|| Unclear::new(word, expected))
    }

    fn titan(&mut self) -> Result<u8, Unclear> {
        let titans = &self.game.content.titans;
        self.find(expected::TITAN, |word| titans.iter().position(|titan| titan.id == word))
    }

    fn hero(&mut self) -> Result<u8, Unclear> {
        let heroes = &self.game.content.heroes;
        self.find(expected::HERO, |word| heroes.iter().position(|hero| hero.id == word))
    }

    fn tactics(&mut self) -> Result<TacticsId, Unclear> {
        let cards = &self.game.content.tactics;
        self.find(expected::TACTICS, |word| cards.iter().position(|card| card.id == word)).map(TacticsId)
    }

    fn card(&mut self) -> Result<Card, Unclear> {
        let word = self.word(expected::CARD)?;
        find_card(self.game, word).ok_or_else(|| Unclear::new(word, expected::CARD))
    }

    fn seat(&mut self) -> Result<u8, Unclear> {
        let word = self.word(expected::SEAT)?;
        let seat = self.game.parse_seat(word).and_then(crate::state::hero_of);
        seat.ok_or_else(|| Unclear::new(word, expected::SEAT_SUCH_AS))
    }

    fn face(&mut self) -> Result<Face, Unclear> {
        let word = self.word(expected::FACE)?;
        Face::parse(word).ok_or_else(|| Unclear::new(word, expected::FACE))
    }

    fn with(&mut self) -> Result<With, Unclear> {
        match self.words.next() {
            None => Ok(With::Itself),
            Some("other") => Ok(With::Other),
            Some(word) => Err(Unclear::new(word, expected::OTHER)),
        }
    }

    fn counts(&mut self) -> Result<[u8; 6], Unclear> {
        let mut faces = [0; 6];
        for word in self.words.by_ref() {
            let (face, count) = face_count(word)?;
            if faces[face.index()] > 0 {
                return Err(Unclear::new(word, expected::EACH_FACE_ONCE));
            }
            faces[face.index()] = count;
        }
        Ok(faces)
    }

    fn dodge(&mut self) -> Result<Action, Unclear> {
        match self.words.next() {
            None => Ok(Action::Dodge { other: 0 }),
            Some("other") => Ok(Action::Dodge { other: 1 + self.ordinal(expected::OTHER_DICE)? }),
            Some(word) => Err(Unclear::new(word, expected::OTHER)),
        }
    }

    fn meet(&mut self) -> Result<Action, Unclear> {
        let condition = self.ordinal(expected::CONDITION)?;
        if condition > 1 {
            return Err(Unclear::new((condition + 1).to_string(), expected::CONDITION));
        }
        match self.words.next() {
            None => Ok(Action::Meet { condition, other: [0; 6] }),
            Some("other") => Ok(Action::Meet { condition, other: self.counts()? }),
            Some(word) => Err(Unclear::new(word, expected::OTHER)),
        }
    }

    fn ability(&mut self) -> Result<Action, Unclear> {
        let ability = self.ordinal(expected::ABILITY)?;
        let word = self.word(expected::PAY)?;
        if word != "pay" {
            return Err(Unclear::new(word, expected::PAY));
        }
        let wanted = expected::DICE_OF_EACH;
        let word = self.word(wanted)?;
        let mut pay = [0; MOST_HEROES];
        let mut dice = word.split(',');
        for paid in &mut pay {
            let Some(count) = dice.next() else { break };
            *paid = count
                .parse()
                .ok()
                .filter(|&count: &u8| count < 64)
                .ok_or_else(|| Unclear::new(count, wanted))?;
        }
        if dice.next().is_some() {
            return Err(Unclear::new(word, wanted));
        }
        let on = match self.words.next() {
            None => Target::Nothing,
            Some("on") => Target::Hero(self.seat()?),
            Some("die") => Target::HeldDie { hero: self.seat()?, face: self.face()? },
            Some("returned") => Target::ReturnedDie { hero: self.seat()? },
            Some("swap") => {
                let slot = match self.word(expected::SLOT)? {
                    "first" => FIRST,
                    "second" => SECOND,
                    word => return Err(Unclear::new(word, expected::SLOT)),
                };
                Target::Swap { slot, card: self.card()? }
            }
            Some("card") => Target::Card(self.card()?),
            Some(word) => return Err(Unclear::new(word, expected::TARGET)),
        };
        Ok(Action::Use { ability, pay, on })
    }
}

/// The action card with this id, whichever Titan it belongs to: ids are unique.
pub(crate) fn find_card(game: &LastStand, id: &str) -> Option<Card> {
    (0u8..).zip(&game.content.titans).find_map(|(titan, sheet)| {
        let card = sheet.cards.iter().position(|card| card.id == id)?;
        Some(Card { titan, card: CardId(card as u8) })
    })
}

/// `fight:2`.
pub(crate) fn face_count(word: &str) -> Result<(Face, u8), Unclear> {
    let unclear = || Unclear::new(word, expected::FACE_COUNT);
    let (face, count) = word.split_once(':').ok_or_else(unclear)?;
    let count: u8 = count.parse().map_err(|_| unclear())?;
    if !(1..=32).contains(&count) {
        return Err(unclear());
    }
    Ok((Face::parse(face).ok_or_else(unclear)?, count))
}

/// A list for position texts, `-` for none.
pub(crate) fn list(words: impl IntoIterator<Item = String>) -> Option<String> {
    let words: Vec<String> = words.into_iter().collect();
    (!words.is_empty()).then(|| words.join(","))
}
