//! The match form as a page shows it: every question with the answer that holds, options, seats and opponents.

use players::Persona;
use protocol::http::{Form, FormAnswer, FormOption, FormQuestion, FormSeat, Manner, Opponents};

use crate::computer::level_name;
use crate::games::{self, GameError, Pair, Question};
use crate::packs::OwnPack;
use crate::texts::Texts;

/// The form of a game that may be played with packs of one's own, with these answers, and with the default wherever they say nothing that can be answered.
pub fn form(game: &str, answers: &[Pair], packs: &[OwnPack], texts: &Texts) -> Result<Form, GameError> {
    let mut answered: Vec<Pair> = Vec::new();
    let mut questions = Vec::new();
    while let Some(question) = games::next_question(game, &answered, packs)? {
        let given = answers.iter().rev().find(|(key, _)| key == question.key).map(|(_, value)| value.clone());
        let known = |value: &String| question.open || question.answers.iter().any(|(word, _)| word == value);
        let answer = given.filter(known).or_else(|| question.default.clone());
        questions.push(asked(&question, answer.clone(), texts));
        // What has no answer is chosen in play, and nothing after it is asked.
        let Some(answer) = answer else { break };
        answered.push((question.key.to_owned(), answer));
    }
    let options = games::match_options(game, &answered)?;
    let seats = games::seats(game, &answered)?;
    Ok(Form {
        game: game.to_owned(),
        questions,
        options: options.iter().map(|option| offered(option, texts)).collect(),
        seats: (0..).zip(seats).map(|(seat, name)| FormSeat { seat, text: texts.name(&name) }).collect(),
        opponents: opponents(game, texts),
    })
}

/// Whom one can play against.
pub fn opponents(game: &str, texts: &Texts) -> Opponents {
    let manner = |word: &str, text: String, about: String| Manner {
        value: word.to_owned(),
        text: super::capital(&text),
        about: super::sentence(&texts.say(&about, &[])),
    };
    let levels = games::levels(game).iter().map(|level| {
        let word = level.word();
        manner(word, level_name(*level, texts), format!("form-opponent-{word}"))
    });
    let personas = Persona::ALL.iter().map(|persona| {
        let word = persona.word();
        manner(word, texts.say(&format!("persona-{word}"), &[]), format!("form-persona-{word}"))
    });
    let usual = games::usual_opponent(game).word();
    Opponents { levels: levels.collect(), personas: personas.collect(), usual }
}

fn asked(question: &Question, answer: Option<String>, texts: &Texts) -> FormQuestion {
    let answers = question.answers.iter().map(|(value, name)| FormAnswer {
        value: value.clone(),
        text: name.as_ref().map_or_else(|| value.clone(), |name| super::capital(&texts.name(name))),
    });
    FormQuestion {
        key: question.key.to_owned(),
        text: texts.say(&format!("page-form-{}", question.key), &[]),
        answers: answers.collect(),
        answer,
        other: question.open.then(|| texts.say(&format!("page-form-{}-other", question.key), &[])),
    }
}

fn offered(option: &games::OfferedOption, texts: &Texts) -> FormOption {
    let key = option.key.rsplit('.').next().unwrap_or(option.key);
    let values = option.values.iter().map(|value| FormAnswer {
        value: (*value).to_owned(),
        text: super::capital(&texts.say(&format!("option-{key}-{value}"), &[])),
    });
    FormOption {
        key: option.key.to_owned(),
        text: texts.say(&format!("option-{key}"), &[]),
        values: values.collect(),
        default: option.default.clone(),
    }
}
