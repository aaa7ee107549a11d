//! A position as text, for scenarios: written from any state and read back to the same one.
//!
//! Parts are parted by `|`: first the table, then each hero in seat order, each part a row of `key=value`. Everything
//! that has its value at the start of a round may be left out. What is read is made valid or refused: a position that
//! no game could be in would be a trap for whoever plays on from it.

use kernel::{Chance, Game, Pending, Seat, SeatSet, Unclear, Worded};

use crate::content::StoppedBy;
use crate::face::Face;
use crate::game::LastStand;
use crate::state::{
    CardId, CardSet, FIRST, FURY, Hero, MOST_TACTICS, Open, Outcome, Purse, Reason, SECOND, Side, Slot,
    Stage, State, TacticsId, seat_of,
};
use crate::view::View;
use crate::worded::{face_count, find_card, list};

pub(crate) fn write(game: &LastStand, state: &State) -> String {
    write_parts(game, &state.open, state.hidden)
}

/// A view in the same words; what is hidden from the viewer is a `?`.
pub(crate) fn write_view(game: &LastStand, view: &View) -> String {
    write_parts(game, &view.open, view.hidden)
}

fn write_parts(game: &LastStand, open: &Open, hidden: Option<CardId>) -> String {
    let mut parts = vec![write_table(game, open, hidden)];
    parts.extend((0..open.count).map(|hero| write_hero(game, open, hero)));
    parts.join(" | ")
}

/// The words of a part, each only where it is not the default.
#[derive(Default)]
struct Part(Vec<String>);

impl Part {
    fn word(&mut self, key: &str, value: Option<String>) {
        self.0.extend(value.map(|value| format!("{key}={value}")));
    }

    fn number(&mut self, key: &str, value: u16, default: u16) {
        self.word(key, (value != default).then(|| value.to_string()));
    }

    fn flag(&mut self, key: &str, value: bool) {
        self.word(key, value.then(|| "yes".to_owned()));
    }
}

fn write_table(game: &LastStand, open: &Open, hidden: Option<CardId>) -> String {
    let edition = &game.content.edition;
    let card = |card: CardId| game.titan(open).cards[usize::from(card.0)].id.clone();
    let cards = |set: CardSet| list(set.iter().map(card));
    let seats = |set: SeatSet| list(set.iter().map(|seat| game.seat_word(seat)));
    let mut part = Part::default();
    part.word("stage", Some(stage_words(game, open.stage)));
    part.number("round", open.round, 1);
    part.word("titan", open.titan.map(|titan| game.content.titans[usize::from(titan)].id.clone()));
    part.number("marker", open.marker.into(), 0);
    part.number("cannons", open.cannons.into(), edition.cannons.into());
    part.number("citizens", open.citizens.into(), edition.citizens.into());
    part.number("cannons-used", open.cannons_used.into(), 0);
    for (key, slot) in [("first", FIRST), ("fury", FURY), ("second", SECOND)] {
        part.word(
            key,
            match open.slots[usize::from(slot)] {
                Slot::Empty => None,
                Slot::FaceUp(id) => Some(card(id)),
                Slot::FaceDown => Some(format!("hidden:{}", hidden.map_or("?".to_owned(), card))),
            },
        );
    }
    part.word("aside", cards(open.laid_aside));
    if let Some(titan) = open.titan {
        let all = game.all_cards(titan);
        part.word("gone", cards(all.minus(open.pool).minus(open.laid_aside).minus(open.face_up())));
    }
    part.word("surely-in-hand", cards(open.surely_in_hand));
    part.flag("blinded", open.blinded);
    part.word("done", seats(open.done));
    part.word("resigned", seats(open.resigned));
    part.word("struck", seats(open.struck));
    part.word("dodged", seats(open.dodged));
    part.word("lent-to", seats(open.lent_to));
    part.number("put-in", open.put_in.into(), 0);
    let named = (0u8..).zip(open.named).filter_map(|(hero, named)| {
        Some(format!("{}:{}", game.seat_word(seat_of(hero)), game.seat_word(seat_of(named?))))
    });
    part.word("named", list(named));
    let tactics = |card: &Option<TacticsId>| card.map_or("?".to_owned(), |card| game.tactics_name(card));
    part.word("deck", list(open.deck.cards().iter().map(tactics)));
    let lies = |card: TacticsId| {
        open.deck.cards().contains(&Some(card)) || open.deck.unseen().any(|other| other == card)
    };
    let all = (0..game.content.tactics.len() as u8).map(TacticsId);
    part.word("out", list(all.filter(|&card| !lies(card)).map(|card| game.tactics_name(card))));
    part.word(
        "met",
        list((1..).zip(open.met).filter(|(_, met)| *met).map(|(number, _): (u8, _)| number.to_string())),
    );
    part.word("together", faces(open.together));
    part.0.join(" ")
}

fn faces(counts: [u8; 6]) -> Option<String> {
    let shown = Face::ALL.into_iter().filter(|face| counts[face.index()] > 0);
    list(shown.map(|face| format!("{}:{}", face.word(), counts[face.index()])))
}

fn write_hero(game: &LastStand, open: &Open, place: u8) -> String {
    let hero = open.hero(place);
    let mut part = Part::default();
    part.0.push(hero.id.map_or("-".to_owned(), |hero| game.content.heroes[usize::from(hero)].id.clone()));
    part.word("level", hero.level.map(|level| level.to_string()));
    part.number("hearts", hero.hearts.into(), game.content.edition.hearts.into());
    write_purse(&mut part, ["held", "borrowed", "half"], &hero.purse);
    part.number("with-titan", hero.with_titan.into(), 0);
    part.number("returned", hero.returned.into(), 0);
    part.number("set-aside", hero.aside.into(), 0);
    part.number("lent", hero.lent.into(), 0);
    part.number("spent", hero.spent.into(), 0);
    write_purse(
        &mut part,
        ["before-held", "before-borrowed", "before-half"],
        &open.before[usize::from(place)],
    );
    part.0.join(" ")
}

fn write_purse(part: &mut Part, [held, borrowed, half]: [&str; 3], purse: &Purse) {
    part.word(held, faces(purse.held));
    part.word(borrowed, purse.borrowed.map(|face| face.word().to_owned()));
    part.flag(half, purse.half);
}

fn stage_words(game: &LastStand, stage: Stage) -> String {
    let seat = |hero: u8| game.seat_word(seat_of(hero));
    match stage {
        Stage::ChooseTitan => "choose-titan".to_owned(),
        Stage::TakeHeroes => "take-heroes".to_owned(),
        Stage::ChooseLevels => "choose-levels".to_owned(),
        Stage::SeeTactics => "see-tactics".to_owned(),
        Stage::Lay => "lay".to_owned(),
        Stage::FirstRoll { hero } => format!("first-roll:{}", seat(hero)),
        Stage::Roll => "roll".to_owned(),
        Stage::Reroll { hero, dice } => format!("reroll:{}:{dice}", seat(hero)),
        Stage::Abilities => "abilities".to_owned(),
        Stage::NameHero => "name-hero".to_owned(),
        Stage::Returned { hero } => format!("returned:{}", seat(hero)),
        Stage::Lend { hero } => format!("lend:{}", seat(hero)),
        Stage::Dodge { slot } => format!("dodge:{slot}"),
        Stage::GiveUp { slot, hero, effect } => format!("give-up:{slot}:{}:{effect}", seat(hero)),
        Stage::Gather { slot } => format!("gather:{slot}"),
        Stage::Spend => "spend".to_owned(),
        Stage::Mutilate => "mutilate".to_owned(),
        Stage::SeeOrder { hero } => format!("see-order:{}", seat(hero)),
        Stage::Search { hero } => format!("search:{}", seat(hero)),
        Stage::Over(outcome) => {
            let winner = if outcome.winner == Side::Titan { "titan" } else { "heroes" };
            let reason = match outcome.reason {
                Reason::Cannons => "cannons".to_owned(),
                Reason::Citizens => "citizens".to_owned(),
                Reason::HeroLost => "hero-lost".to_owned(),
                Reason::Resigned => "resigned".to_owned(),
                Reason::Killed(card) => game.tactics_name(card),
            };
            format!("over:{winner}:{reason}")
        }
    }
}

type Read<T> = Result<T, Unclear>;

pub(crate) fn read(game: &LastStand, text: &str) -> Read<State> {
    let mut parts = text.split('|');
    let table: Vec<&str> = parts.next().unwrap_or_default().split_whitespace().collect();
    let heroes: Vec<Vec<&str>> = parts.map(|part| part.split_whitespace().collect()).collect();
    if heroes.len() != usize::from(game.form.heroes) {
        return Err(Unclear::new(
            format!("{} heroes", heroes.len()),
            format!("{} heroes, each behind a |", game.form.heroes),
        ));
    }
    let mut state = game.start();
    let edition = &game.content.edition;
    let open = &mut state.open;
    open.round = 1;
    (open.cannons, open.citizens) = (edition.cannons, edition.citizens);
    for (place, words) in heroes.iter().enumerate() {
        (open.heroes[place], open.before[place]) = read_hero(game, open.heroes[place], words)?;
    }
    read_table(game, &mut state, &table)?;
    fill_in(game, &mut state.open);
    validate(game, &state)?;
    Ok(state)
}

fn read_hero(game: &LastStand, form: Hero, words: &[&str]) -> Read<(Hero, Purse)> {
    let (first, rest) = words.split_first().ok_or_else(|| Unclear::new("", "a hero's name"))?;
    let mut hero =
        Hero { id: form.id, level: form.level, hearts: game.content.edition.hearts, ..Hero::default() };
    let mut before = Purse::default();
    if *first != "-" {
        let found = game.content.heroes.iter().position(|hero| hero.id == *first);
        hero.id = Some(found.ok_or_else(|| Unclear::new(*first, "a hero's name"))? as u8);
    }
    for word in rest {
        let (key, value) = pair(word)?;
        match key {
            "level" => hero.level = Some(number(value)?),
            "hearts" => hero.hearts = number(value)?,
            "held" => hero.purse.held = read_faces(value)?,
            "borrowed" => hero.purse.borrowed = Some(read_face(value)?),
            "half" => hero.purse.half = yes(value)?,
            "with-titan" => hero.with_titan = number(value)?,
            "returned" => hero.returned = number(value)?,
            "set-aside" => hero.aside = number(value)?,
            "lent" => hero.lent = number(value)?,
            "spent" => hero.spent = number(value)?,
            "before-held" => before.held = read_faces(value)?,
            "before-borrowed" => before.borrowed = Some(read_face(value)?),
            "before-half" => before.half = yes(value)?,
            _ => return Err(Unclear::new(key, "a key of a hero such as level or held")),
        }
    }
    Ok((hero, before))
}

fn read_table(game: &LastStand, state: &mut State, words: &[&str]) -> Read<()> {
    let open = &mut state.open;
    let mut gone = CardSet::NONE;
    let (mut deck, mut out) = (None, Vec::new());
    // The Titan comes first, since cards are read as its own.
    for word in words {
        if let ("titan", value) = pair(word)? {
            let found = game.content.titans.iter().position(|titan| titan.id == value);
            open.titan = Some(found.ok_or_else(|| Unclear::new(value, "a Titan"))? as u8);
        }
    }
    let titan = open.titan;
    let card = |id: &str| match find_card(game, id) {
        Some(card) if Some(card.titan) == titan => Ok(card.card),
        Some(_) | None => Err(Unclear::new(id, "an action card of this Titan")),
    };
    let cards = |value: &str| value.split(',').try_fold(CardSet::NONE, |set, id| Ok(set.with(card(id)?)));
    for word in words {
        let (key, value) = pair(word)?;
        match key {
            "titan" => {}
            "stage" => open.stage = read_stage(game, value)?,
            "round" => open.round = value.parse().map_err(|_| Unclear::new(value, "a number"))?,
            "marker" => open.marker = number(value)?,
            "cannons" => open.cannons = number(value)?,
            "citizens" => open.citizens = number(value)?,
            "cannons-used" => open.cannons_used = number(value)?,
            "first" => open.slots[usize::from(FIRST)] = Slot::FaceUp(card(value)?),
            "fury" => open.slots[usize::from(FURY)] = Slot::FaceUp(card(value)?),
            "second" => match value.strip_prefix("hidden:") {
                None => open.slots[usize::from(SECOND)] = Slot::FaceUp(card(value)?),
                Some(id) => {
                    open.slots[usize::from(SECOND)] = Slot::FaceDown;
                    state.hidden = Some(card(id)?);
                }
            },
            "aside" => open.laid_aside = cards(value)?,
            "gone" => gone = cards(value)?,
            "surely-in-hand" => open.surely_in_hand = cards(value)?,
            "blinded" => open.blinded = yes(value)?,
            "done" => open.done = seats(game, value)?,
            "resigned" => open.resigned = seats(game, value)?,
            "struck" => open.struck = seats(game, value)?,
            "dodged" => open.dodged = seats(game, value)?,
            "lent-to" => open.lent_to = seats(game, value)?,
            "put-in" => open.put_in = number(value)?,
            "named" => {
                for names in value.split(',') {
                    let (who, whom) =
                        names.split_once(':').ok_or_else(|| Unclear::new(names, "hero1:hero2"))?;
                    open.named[usize::from(hero(game, who)?)] = Some(hero(game, whom)?);
                }
            }
            "deck" => deck = Some(value),
            "out" => out = value.split(',').map(|id| tactics(game, id)).collect::<Read<Vec<_>>>()?,
            "met" => {
                for condition in value.split(',') {
                    match condition {
                        "1" => open.met[0] = true,
                        "2" => open.met[1] = true,
                        _ => return Err(Unclear::new(condition, "1 or 2")),
                    }
                }
            }
            "together" => open.together = read_faces(value)?,
            _ => return Err(Unclear::new(key, "a key of the table such as stage or marker")),
        }
    }
    open.pool = CardSet::NONE;
    if let Some(titan) = titan {
        let all = game.all_cards(titan);
        open.pool = all.minus(gone).minus(open.laid_aside).minus(open.face_up());
    }
    read_deck(game, open, deck, &out)
}

/// `rescue,?,collapse`: top first, `?` for a card nobody has seen, `..` for all that are left.
fn read_deck(game: &LastStand, open: &mut Open, deck: Option<&str>, out: &[TacticsId]) -> Read<()> {
    let text = deck.unwrap_or(if open.round == 0 || open.stage == Stage::SeeTactics { ".." } else { "" });
    let mut unseen = ((1u16 << game.content.tactics.len()) - 1) as u8;
    out.iter().for_each(|card| unseen &= !(1 << card.0));
    let mut cards = Vec::new();
    let words: Vec<&str> = text.split(',').filter(|word| !word.is_empty()).collect();
    for word in words.iter().filter(|word| !["?", ".."].contains(word)) {
        let card = tactics(game, word)?;
        if unseen & 1 << card.0 == 0 {
            return Err(Unclear::new(*word, "each tactics card once"));
        }
        unseen &= !(1 << card.0);
    }
    let named = words.iter().filter(|word| **word == "?").count();
    for word in &words {
        match *word {
            "?" => cards.push(None),
            ".." => cards.extend((named..unseen.count_ones() as usize).map(|_| None)),
            id => cards.push(Some(tactics(game, id)?)),
        }
    }
    if deck.is_none() && !text.starts_with("..") {
        // Any card may be on top of a deck that a scenario does not care about.
        let top = TacticsId(unseen.trailing_zeros() as u8);
        unseen &= !(1 << top.0);
        cards.push(Some(top));
        cards.extend((0..unseen.count_ones()).map(|_| None));
    }
    let places = cards.iter().filter(|card| card.is_none()).count();
    if places != unseen.count_ones() as usize || cards.is_empty() || cards.len() > MOST_TACTICS {
        return Err(Unclear::new(text, "as many ? as there are cards neither named nor out"));
    }
    open.deck.count = cards.len() as u8;
    open.deck.cards = [None; MOST_TACTICS];
    open.deck.cards[..cards.len()].copy_from_slice(&cards);
    open.deck.unseen = unseen;
    Ok(())
}

/// What a hand-written position need not say: dice not mentioned are spent, and a gathering began with what is held.
fn fill_in(game: &LastStand, open: &mut Open) {
    let gathering = matches!(open.stage, Stage::Gather { .. });
    let reroll = if let Stage::Reroll { hero, dice } = open.stage { Some((hero, dice)) } else { None };
    let number = open.stage_number();
    for place in 0..open.count {
        let waits = if let Stage::FirstRoll { hero } = open.stage {
            place >= hero
        } else {
            !(2..=6).contains(&number)
        };
        let hero = open.hero_mut(place);
        let rolling = reroll.filter(|(hero, _)| *hero == place).map_or(0, |(_, dice)| dice);
        if !waits {
            hero.spent += game.content.edition.dice.saturating_sub(dice_of(hero).saturating_add(rolling));
        }
        let purse = hero.purse;
        if gathering && open.before[usize::from(place)] == Purse::default() {
            open.before[usize::from(place)] = purse;
        }
    }
}

fn dice_of(hero: &Hero) -> u8 {
    let held: u8 = hero.purse.held.iter().fold(0, |sum, count| sum.saturating_add(*count));
    [held, hero.with_titan, hero.returned, hero.aside, hero.lent, hero.spent]
        .iter()
        .fold(0, |sum, count| sum.saturating_add(*count))
}

/// Refuses what the rules could not play on from.
fn validate(game: &LastStand, state: &State) -> Read<()> {
    let (open, edition) = (&state.open, &game.content.edition);
    let wrong = |found: String, expected: &str| Err(Unclear::new(found, expected));
    let playing = open.round > 0;
    let over = matches!(open.stage, Stage::Over(_));
    for hero in open.heroes() {
        if playing && (hero.id.is_none() || hero.level.is_none()) {
            return wrong("a hero without name or level".to_owned(), "both once the game has begun");
        }
        if hero.level.is_some_and(|level| level > edition.highest_level()) {
            return wrong(format!("level={}", hero.level.unwrap_or_default()), "a level of the line");
        }
        if hero.hearts > edition.hearts || playing && !over && hero.hearts == 0 {
            return wrong(format!("hearts={}", hero.hearts), "1 up to the hearts of a hero");
        }
        if dice_of(hero) > edition.dice {
            return wrong(format!("{} dice", dice_of(hero)), "no more dice than a hero has");
        }
        let same = |other: &&Hero| hero.id.is_some() && other.id == hero.id;
        if open.heroes().iter().filter(same).count() > 1 {
            return wrong("the same hero twice".to_owned(), "different heroes");
        }
    }
    if playing && open.titan.is_none() {
        return wrong("no Titan".to_owned(), "titan=…");
    }
    if open.marker > edition.track.last || open.cannons > edition.cannons || open.citizens > edition.citizens
    {
        return wrong("pieces".to_owned(), "no more boxes, cannons or citizens than there are");
    }
    if playing && !over && (open.cannons == 0 || open.citizens == 0) {
        return wrong("nothing left".to_owned(), "cannons and citizens while the game goes on");
    }
    validate_cards(state)?;
    validate_stage(game, state)
}

fn validate_cards(state: &State) -> Read<()> {
    let open = &state.open;
    let laid = open.slots.iter().filter(|slot| matches!(slot, Slot::FaceUp(_))).count();
    let clash = usize::from(open.face_up().len()) != laid
        || !open.face_up().minus(open.laid_aside).eq(&open.face_up())
        || state.hidden.is_some_and(|card| !open.may_be_hidden().contains(card))
        || state.hidden.is_some() != open.hides_a_card();
    if clash {
        return Err(Unclear::new("the action cards", "each card in one place, and the face-down card named"));
    }
    Ok(())
}

fn validate_stage(game: &LastStand, state: &State) -> Read<()> {
    let open = &state.open;
    let shown = stage_words(game, open.stage);
    let wrong = |expected: &str| Err(Unclear::new(format!("stage={shown}"), expected));
    let both_laid =
        open.slots[usize::from(FIRST)] != Slot::Empty && open.slots[usize::from(SECOND)] != Slot::Empty;
    let number = open.stage_number();
    if (number == 0) != (open.round == 0) && number < 8 {
        return wrong("round=0 in setup and only there");
    }
    if number == 1 && open.slots != [Slot::Empty; 3] || (2..=6).contains(&number) && !both_laid {
        return wrong("empty slots in stage 1, and first and second laid afterwards");
    }
    if number == 6 && open.hides_a_card() {
        return wrong("all cards turned over by stage 6");
    }
    // The card that a mutilation leaves on top is looked at only when the mutilation is done.
    let seen = open.deck.top().is_some();
    let fits = open.stage == Stage::Mutilate || seen != (open.stage == Stage::SeeTactics);
    if (1..=6).contains(&number) && !fits {
        return wrong("a tactics card that has been seen on top, unless the stage is see-tactics");
    }
    let slot_card = |slot: u8| match open.slots.get(usize::from(slot)) {
        Some(Slot::FaceUp(card)) => Some(&game.titan(open).cards[usize::from(card.0)]),
        Some(Slot::Empty | Slot::FaceDown) | None => None,
    };
    let fits = match open.stage {
        Stage::Dodge { slot } | Stage::GiveUp { slot, .. } => {
            slot_card(slot).is_some_and(|card| matches!(card.stopped_by, StoppedBy::Individual { .. }))
                && !open.struck.is_empty()
        }
        Stage::Gather { slot } => {
            slot_card(slot).is_some_and(|card| card.stopped_by == StoppedBy::Collective)
                && open
                    .heroes()
                    .iter()
                    .zip(&open.before)
                    .all(|(hero, before)| holds_more(before, &hero.purse))
        }
        Stage::ChooseTitan => open.titan.is_none(),
        Stage::FirstRoll { .. }
        | Stage::TakeHeroes
        | Stage::ChooseLevels
        | Stage::SeeTactics
        | Stage::Lay
        | Stage::Roll
        | Stage::Reroll { .. }
        | Stage::Abilities
        | Stage::NameHero
        | Stage::Returned { .. }
        | Stage::Lend { .. }
        | Stage::Spend
        | Stage::Mutilate
        | Stage::SeeOrder { .. }
        | Stage::Search { .. }
        | Stage::Over(_) => true,
    };
    let awaits = match game.pending(state) {
        Pending::Decide { awaited, .. } => !awaited.is_empty(),
        Pending::Chance(Chance::Dice { count, .. }) => (1..=32).contains(&count),
        Pending::Chance(Chance::Pick { from }) => from > 0,
        Pending::Over(_) => true,
    };
    if fits && awaits && (open.stage != Stage::Lay || open.pool.len() > 1) {
        Ok(())
    } else {
        wrong("a stage that waits for something this position has")
    }
}

/// Whether what was held before covers what is held now, so that giving it back cannot lose a die.
fn holds_more(before: &Purse, now: &Purse) -> bool {
    before.held.iter().zip(now.held).all(|(before, now)| *before >= now)
        && (now.borrowed.is_none() || before.borrowed == now.borrowed)
}

fn pair(word: &str) -> Read<(&str, &str)> {
    word.split_once('=').ok_or_else(|| Unclear::new(word, "key=value"))
}

fn number(value: &str) -> Read<u8> {
    value.parse().ok().filter(|&number: &u8| number < 64).ok_or_else(|| Unclear::new(value, "a small number"))
}

fn yes(value: &str) -> Read<bool> {
    if value == "yes" { Ok(true) } else { Err(Unclear::new(value, "yes")) }
}

fn read_face(value: &str) -> Read<Face> {
    Face::parse(value).ok_or_else(|| Unclear::new(value, "a face"))
}

fn read_faces(value: &str) -> Read<[u8; 6]> {
    let mut counts = [0; 6];
    for word in value.split(',') {
        let (face, count) = face_count(word)?;
        counts[face.index()] = count;
    }
    Ok(counts)
}

fn seats(game: &LastStand, value: &str) -> Read<SeatSet> {
    value.split(',').try_fold(SeatSet::EMPTY, |set, word| Ok(set.with(seat_of(hero(game, word)?))))
}

fn hero(game: &LastStand, word: &str) -> Read<u8> {
    let seat = game.parse_seat(word).filter(|&seat| seat != Seat(0));
    seat.map(|seat| seat.0 - 1).ok_or_else(|| Unclear::new(word, "a hero's seat such as hero1"))
}

fn tactics(game: &LastStand, id: &str) -> Read<TacticsId> {
    let found = game.content.tactics.iter().position(|card| card.id == id);
    found.map(|card| TacticsId(card as u8)).ok_or_else(|| Unclear::new(id, "a tactics card"))
}

fn read_stage(game: &LastStand, value: &str) -> Read<Stage> {
    let words: Vec<&str> = value.split(':').collect();
    Ok(match words[..] {
        ["choose-titan"] => Stage::ChooseTitan,
        ["take-heroes"] => Stage::TakeHeroes,
        ["choose-levels"] => Stage::ChooseLevels,
        ["see-tactics"] => Stage::SeeTactics,
        ["lay"] => Stage::Lay,
        ["first-roll", seat] => Stage::FirstRoll { hero: hero(game, seat)? },
        ["roll"] => Stage::Roll,
        ["reroll", seat, dice] => Stage::Reroll { hero: hero(game, seat)?, dice: number(dice)? },
        ["abilities"] => Stage::Abilities,
        ["name-hero"] => Stage::NameHero,
        ["returned", seat] => Stage::Returned { hero: hero(game, seat)? },
        ["lend", seat] => Stage::Lend { hero: hero(game, seat)? },
        ["dodge", slot] => Stage::Dodge { slot: number(slot)? },
        ["give-up", slot, seat, effect] => {
            Stage::GiveUp { slot: number(slot)?, hero: hero(game, seat)?, effect: number(effect)? }
        }
        ["gather", slot] => Stage::Gather { slot: number(slot)? },
        ["spend"] => Stage::Spend,
        ["mutilate"] => Stage::Mutilate,
        ["see-order", seat] => Stage::SeeOrder { hero: hero(game, seat)? },
        ["search", seat] => Stage::Search { hero: hero(game, seat)? },
        ["over", winner, reason] => Stage::Over(read_outcome(game, winner, reason)?),
        _ => return Err(Unclear::new(value, "a stage such as lay, roll or spend")),
    })
}

fn read_outcome(game: &LastStand, winner: &str, reason: &str) -> Read<Outcome> {
    let winner = match winner {
        "titan" => Side::Titan,
        "heroes" => Side::Heroes,
        _ => return Err(Unclear::new(winner, "titan or heroes")),
    };
    let reason = match reason {
        "cannons" => Reason::Cannons,
        "citizens" => Reason::Citizens,
        "hero-lost" => Reason::HeroLost,
        "resigned" => Reason::Resigned,
        card => Reason::Killed(tactics(game, card)?),
    };
    Ok(Outcome { winner, reason })
}
