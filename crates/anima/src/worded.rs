//! The face the game turns to people and files: actions in words, read back; seats, draws and views.

use geometry::Mil;
use kernel::{DrawWords, Message, Rule, Seat, Unclear, Worded};

use crate::action::Action;
use crate::content::Measure;
use crate::event::{CardEvent, Event};
use crate::expected;
use crate::game::{Anima, SIDES};
use crate::position;
use crate::refusal::Illegal;
use crate::rules::{rolls, rule_now};
use crate::state::{Frame, Gait, MOST_A_SIDE, Outcome, Place, SECOND, Side, Stage, State};
use crate::view::View;

impl Worded for Anima {
    fn title(&self) -> &'static str {
        "anima"
    }

    fn seat_word(&self, seat: Seat) -> String {
        Side::of(seat).map_or("?", Side::word).to_owned()
    }

    fn seat_name(&self, _: &View, seat: Seat) -> String {
        self.seat_word(seat)
    }

    fn action_words(&self, action: &Action) -> String {
        let at = |place: Place| self.place_word(place);
        let figure = Anima::figure_word;
        match *action {
            Action::PlaceScenery { piece, place, quarters } => {
                let id = self.content.pieces.get(usize::from(piece)).map_or("?", |piece| &piece.id);
                format!("set {id} {} {quarters}", at(place))
            }
            Action::TakePlot(card) => format!("plot {}", self.advantage_id(card)),
            Action::ChooseEdge(zone) => format!("edge {zone}"),
            Action::Deploy { figure: who, to } => format!("deploy {} {}", figure(who), at(to)),
            Action::Infiltrate(who) => format!("infiltrate {}", figure(who)),
            Action::PlaceMarker(to) => format!("marker {}", at(to)),
            Action::SeekAt(marker) => format!("seek-at {}", u16::from(marker) + 1),
            Action::Reveal { figure: who, marker, to } => {
                format!("reveal {} {} {}", figure(who), u16::from(marker) + 1, at(to))
            }
            Action::StayOut => "stay-out".to_owned(),
            Action::PlaceFlag(to) => format!("flag {}", at(to)),
            Action::First(side) => format!("first {}", side.word()),
            Action::Activate(who) => format!("activate {}", figure(who)),
            Action::End => "end".to_owned(),
            Action::Move(Gait::Free) => "free".to_owned(),
            Action::Move(Gait::Walk) => "walk".to_owned(),
            Action::Move(Gait::Run) => "run".to_owned(),
            Action::Go(to) => format!("go {}", at(to)),
            Action::Attack(target) => format!("attack {}", figure(target)),
            Action::Shoot(target) => format!("shoot {}", figure(target)),
            Action::Charge { target, to } => format!("charge {} {}", figure(target), at(to)),
            Action::Push(target) => format!("push {}", figure(target)),
            Action::Slam { target, to } => format!("slam {} {}", figure(target), at(to)),
            Action::PushTo(to) => format!("push-to {}", at(to)),
            Action::Escape => "escape".to_owned(),
            Action::Seek => "seek".to_owned(),
            Action::Climb(to) => format!("climb {}", at(to)),
            Action::TakeFlag => "take-flag".to_owned(),
            Action::Intercept { figure: who, to } => format!("intercept {} {}", figure(who), at(to)),
            Action::TakeShot(who) => format!("take-shot {}", figure(who)),
            Action::Dodge => "dodge".to_owned(),
            Action::Counter => "counter".to_owned(),
            Action::Use { figure: who, ability, extra, target, to } => {
                let mut words = format!("use {} {ability}", figure(who));
                if extra > 0 {
                    words.push_str(&format!(" +{extra}"));
                }
                if let Some(target) = target {
                    words.push_str(&format!(" {}", figure(target)));
                }
                if to != Place::default() {
                    words.push_str(&format!(" {}", at(to)));
                }
                words
            }
            Action::Play { card, target } => match target {
                Some(target) => format!("play {} {}", self.advantage_id(card), figure(target)),
                None => format!("play {}", self.advantage_id(card)),
            },
            Action::Gnosis => "gnosis".to_owned(),
            Action::Accept => "accept".to_owned(),
            Action::Pick(who) => format!("pick {}", figure(who)),
            Action::Choose(option) => format!("choose {}", u16::from(option) + 1),
            Action::Put(to) => format!("put {}", at(to)),
            Action::LetBe => "let-be".to_owned(),
            Action::Resign => "resign".to_owned(),
        }
    }

    fn parse_action(&self, words: &str) -> Result<Action, Unclear> {
        Reader { game: self, words: words.split_whitespace() }.action()
    }

    fn action_line(&self, view: &View, _: Seat, action: &Action) -> Message {
        self.line_of_action(view, action)
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
        vec!["a", "b", "draw"]
    }

    fn winner(&self, outcome: &Outcome) -> usize {
        outcome.winner.map_or(Side::BOTH.len(), Side::index)
    }

    /// Plot cards are the one secret.
    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Card(CardEvent::PlotPlayed { .. } | CardEvent::PlotShown { .. }))
    }

    fn draw_words(&self, state: &State) -> DrawWords {
        let label = match state.stack.top() {
            Some(Frame::Attack(attack)) if attack.step == crate::state::AttackStep::DefenseDie => "defense",
            Some(Frame::Attack(_)) => "attack",
            Some(
                Frame::Roll(_)
                | Frame::Escape { .. }
                | Frame::Seek { .. }
                | Frame::Found { .. }
                | Frame::Throw(_)
                | Frame::Doing(_)
                | Frame::Loss(_)
                | Frame::Bury(_)
                | Frame::Going(_)
                | Frame::Due(_)
                | Frame::Window(_),
            ) => rolls::word(state),
            Some(Frame::Nothing) | None => match state.stage {
                Stage::SceneryCount => "scenery",
                Stage::SceneryOrder { .. } => "order",
                Stage::DeployRoll => "deploy",
                Stage::Doom { .. } => "doom",
                Stage::FirstRoll
                | Stage::TakePlot { .. }
                | Stage::Acting { .. }
                | Stage::Acted { .. }
                | Stage::Phase(_)
                | Stage::PlaceScenery { .. }
                | Stage::ChooseEdge { .. }
                | Stage::Deploy { .. }
                | Stage::PlaceMarkers { .. }
                | Stage::Reveal { .. }
                | Stage::PlaceFlag { .. }
                | Stage::ChooseFirst { .. }
                | Stage::Act { .. }
                | Stage::Active { .. }
                | Stage::Moving { .. }
                | Stage::Over(_) => "first",
            },
        };
        DrawWords { label: label.to_owned(), values: faces() }
    }

    /// All dice of the game have ten sides.
    fn label_words(&self, _: &str) -> Option<Vec<String>> {
        Some(faces())
    }

    fn asked_by(&self, state: &State) -> Option<Rule> {
        Some(rule_now(state))
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

/// What the dice show.
fn faces() -> Vec<String> {
    (1..=SIDES).map(|die| die.to_string()).collect()
}

/// Reads an action word by word.
struct Reader<'a> {
    game: &'a Anima,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Reader<'a> {
    fn action(mut self) -> Result<Action, Unclear> {
        let action = match self.word(expected::ACTION)? {
            "set" => {
                let id = self.word(expected::PIECE)?;
                let found = self.game.content.pieces.iter().position(|piece| piece.id == id);
                let piece = found.ok_or_else(|| Unclear::new(id, expected::PIECE))? as u8;
                Action::PlaceScenery {
                    piece,
                    place: self.place()?,
                    quarters: self.number(expected::QUARTERS)?,
                }
            }
            "plot" => {
                let id = self.word(expected::PLOT_CARD)?;
                let found = self.game.content.advantages.iter().position(|card| card.id == id);
                Action::TakePlot(found.ok_or_else(|| Unclear::new(id, expected::PLOT_CARD))? as u8)
            }
            "edge" => Action::ChooseEdge(self.number(expected::EDGE)?),
            "deploy" => Action::Deploy { figure: self.figure()?, to: self.place()? },
            "infiltrate" => Action::Infiltrate(self.figure()?),
            "marker" => Action::PlaceMarker(self.place()?),
            "seek-at" => Action::SeekAt(self.marker()?),
            "reveal" => Action::Reveal { figure: self.figure()?, marker: self.marker()?, to: self.place()? },
            "stay-out" => Action::StayOut,
            "flag" => Action::PlaceFlag(self.place()?),
            "first" => {
                let word = self.word(expected::SIDE)?;
                let side = Side::BOTH.into_iter().find(|side| side.word() == word);
                Action::First(side.ok_or_else(|| Unclear::new(word, expected::SIDE))?)
            }
            "activate" => Action::Activate(self.figure()?),
            "end" => Action::End,
            "free" => Action::Move(Gait::Free),
            "walk" => Action::Move(Gait::Walk),
            "run" => Action::Move(Gait::Run),
            "go" => Action::Go(self.place()?),
            "attack" => Action::Attack(self.figure()?),
            "shoot" => Action::Shoot(self.figure()?),
            "charge" => Action::Charge { target: self.figure()?, to: self.place()? },
            "push" => Action::Push(self.figure()?),
            "slam" => Action::Slam { target: self.figure()?, to: self.place()? },
            "push-to" => Action::PushTo(self.place()?),
            "escape" => Action::Escape,
            "seek" => Action::Seek,
            "climb" => Action::Climb(self.place()?),
            "take-flag" => Action::TakeFlag,
            "intercept" => Action::Intercept { figure: self.figure()?, to: self.place()? },
            "take-shot" => Action::TakeShot(self.figure()?),
            "dodge" => Action::Dodge,
            "counter" => Action::Counter,
            "use" => self.use_ability()?,
            "play" => {
                let id = self.word(expected::PLOT_CARD)?;
                let found = self.game.content.advantages.iter().position(|card| card.id == id);
                let card = found.ok_or_else(|| Unclear::new(id, expected::PLOT_CARD))? as u8;
                let target = self
                    .words
                    .next()
                    .map(|word| parse_figure(word).ok_or_else(|| Unclear::new(word, expected::FIGURE)));
                Action::Play { card, target: target.transpose()? }
            }
            "gnosis" => Action::Gnosis,
            "accept" => Action::Accept,
            "pick" => Action::Pick(self.figure()?),
            "choose" => {
                let option: u8 = self.number(expected::OPTION)?;
                Action::Choose(option.checked_sub(1).ok_or_else(|| Unclear::new("0", expected::OPTION))?)
            }
            "put" => Action::Put(self.place()?),
            "let-be" => Action::LetBe,
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

    /// `use a1 2 +1 b3 12,8`: whose ability, its number, steps on top, at whom, and where a charge ends.
    fn use_ability(&mut self) -> Result<Action, Unclear> {
        let figure = self.figure()?;
        let ability = self.number(expected::ABILITY)?;
        let (mut extra, mut target, mut to) = (0, None, Place::default());
        let mut words = self.words.clone().peekable();
        if let Some(steps) = words.peek().and_then(|word| word.strip_prefix('+')) {
            extra = steps.parse().map_err(|_| Unclear::new(steps, expected::ABILITY))?;
            words.next();
            self.words.next();
        }
        if let Some(found) = words.peek().and_then(|word| parse_figure(word)) {
            target = Some(found);
            words.next();
            self.words.next();
        }
        if words.peek().is_some() {
            to = self.place()?;
        }
        Ok(Action::Use { figure, ability, extra, target, to })
    }

    fn number(&mut self, expected: &'static str) -> Result<u8, Unclear> {
        let word = self.word(expected)?;
        word.parse().map_err(|_| Unclear::new(word, expected))
    }

    /// Markers are counted from one.
    fn marker(&mut self) -> Result<u8, Unclear> {
        let expected = expected::MARKER;
        let word = self.word(expected)?;
        let number: Option<u16> = word.parse().ok();
        let marker = number.and_then(|number| u8::try_from(number.checked_sub(1)?).ok());
        marker.ok_or_else(|| Unclear::new(word, expected))
    }

    fn figure(&mut self) -> Result<u8, Unclear> {
        let word = self.word(expected::FIGURE)?;
        parse_figure(word).ok_or_else(|| Unclear::new(word, expected::FIGURE_SUCH_AS))
    }

    fn place(&mut self) -> Result<Place, Unclear> {
        let word = self.word(expected::PLACE)?;
        parse_place(self.game, word)
    }
}

/// `a1` is the first figure of the first side.
pub(crate) fn parse_figure(word: &str) -> Option<u8> {
    let side = Side::BOTH.into_iter().find(|side| word.starts_with(side.word()))?;
    let number: u8 = word.get(1..)?.parse().ok()?;
    let first = if side == Side::A { 0 } else { SECOND };
    (1..=MOST_A_SIDE as u8).contains(&number).then(|| first + number - 1)
}

/// `12.5,8` in inches on the table, `12,8` as a square on the board.
pub(crate) fn parse_place(game: &Anima, word: &str) -> Result<Place, Unclear> {
    let wanted = match game.measure() {
        Measure::Table => expected::POINT,
        Measure::Board => expected::SQUARE,
    };
    let unclear = || Unclear::new(word, wanted);
    let (x, y) = word.split_once(',').ok_or_else(unclear)?;
    let part = |text: &str| match game.measure() {
        Measure::Table => parse_mil(text),
        // Somebody may be pushed towards a square just off the board.
        Measure::Board => text.parse().ok().filter(|part: &i32| (-1..=255).contains(part)),
    };
    Ok(Place { x: part(x).ok_or_else(unclear)?, y: part(y).ok_or_else(unclear)? })
}

/// Inches with up to three decimals, as thousandths.
fn parse_mil(text: &str) -> Option<i32> {
    const MOST_DECIMALS: usize = 3;
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
    let (whole, part) = digits.split_once('.').unwrap_or((digits, "0"));
    let numeric = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !numeric(whole) || !numeric(part) || part.len() > MOST_DECIMALS || whole.len() > 4 {
        return None;
    }
    let part: i32 = format!("{part:0<MOST_DECIMALS$}").parse().ok()?;
    Some(sign * (whole.parse::<i32>().ok()? * Mil::INCH.0 + part))
}
