//! The match form as a page shows it: every question with the answer that holds, options, seats and opponents.

use kernel::Message;
use players::Persona;
use protocol::Names;
use protocol::http::{
    Form, FormAnswer, FormOption, FormQuestion, FormSeat, LevelInfo, Opponents, PersonaInfo,
};

use crate::computer::{level_name, level_out, opponent_out, persona_name, persona_out};
use crate::games::{self, GameError, Pair, Question};
use crate::packs::OwnPack;

/// The form of a game that may be played with packs of one's own, with these answers, and with the default wherever they say nothing that can be answered.
pub fn form(game: &str, answers: &[Pair], packs: &[OwnPack]) -> Result<Form, GameError> {
    let mut answered: Vec<Pair> = Vec::new();
    let mut questions = Vec::new();
    while let Some(question) = games::next_question(game, &answered, packs)? {
        let given = answers.iter().rev().find(|(key, _)| key == question.key).map(|(_, value)| value.clone());
        let known = |value: &String| question.open || question.answers.iter().any(|(word, _)| word == value);
        let answer = given.filter(known).or_else(|| question.default.clone());
        questions.push(asked(&question, answer.clone()));
        // What has no answer is chosen in play, and nothing after it is asked.
        let Some(answer) = answer else { break };
        answered.push((question.key.to_owned(), answer));
    }
    let options = games::match_options(game, &answered)?;
    let seats = games::seats(game, &answered)?;
    Ok(Form {
        game: game.to_owned(),
        questions,
        options: options.iter().map(offered).collect(),
        seats: (0..).zip(seats).map(|(seat, role)| FormSeat { seat, role }).collect(),
        opponents: opponents(game),
        names: Names::default(),
    })
}

/// Whom one can play against.
pub fn opponents(game: &str) -> Opponents {
    let about = |key: String| Message::sentences([Message::new(key)]);
    let levels = games::levels(game).iter().map(|level| LevelInfo {
        level: level_out(*level),
        name: level_name(*level),
        about: about(format!("form-opponent-{}", level.word())),
    });
    let personas = Persona::ALL.iter().map(|persona| PersonaInfo {
        persona: persona_out(*persona),
        name: persona_name(*persona),
        about: about(format!("form-persona-{}", persona.word())),
    });
    let usual = opponent_out(games::usual_opponent(game));
    Opponents { levels: levels.collect(), personas: personas.collect(), usual }
}

fn asked(question: &Question, answer: Option<String>) -> FormQuestion {
    let named = |value: &String, name: &Option<String>| match name {
        Some(name) => Message::named(name.clone()),
        None => Message::said(value.into()),
    };
    let answers = question.answers.iter();
    let answers =
        answers.map(|(value, name)| FormAnswer { value: value.clone(), message: named(value, name) });
    FormQuestion {
        key: question.key.to_owned(),
        message: Message::new(format!("page-form-{}", question.key)),
        answers: answers.collect(),
        answer,
        other: question.open.then(|| Message::new(format!("page-form-{}-other", question.key))),
    }
}

fn offered(option: &games::OfferedOption) -> FormOption {
    let key = option.key.rsplit('.').next().unwrap_or(option.key);
    let values = option.values.iter().map(|value| FormAnswer {
        value: (*value).to_owned(),
        message: Message::new(format!("option-{key}-{value}")),
    });
    FormOption {
        key: option.key.to_owned(),
        message: Message::new(format!("option-{key}")),
        values: values.collect(),
        default: option.default.clone(),
    }
}
