//! What cards say, in every language: complete, well formed, and as a player would say it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anima::cards::Ability;
use anima::content::{Content, builtin, read};
use catalog::cards::{self, CardAbility};
use catalog::{Lang, Texts};
use expect_test::{Expect, expect};

fn content() -> Content {
    read(&builtin()).unwrap()
}

/// Every ability of every card, with the card's id.
fn abilities(content: &Content) -> Vec<(&str, &Ability)> {
    let characters = content.characters.iter().map(|character| (character.id.as_str(), &character.abilities));
    let advantages = content.advantages.iter().map(|card| (card.id.as_str(), &card.abilities));
    let all = characters.chain(advantages);
    all.flat_map(|(id, abilities)| abilities.iter().map(move |ability| (id, ability))).collect()
}

/// Nothing is missing on any card that comes with the program, and nothing is spelled as only a program would.
#[test]
fn every_card_can_be_read() {
    let content = content();
    let all = abilities(&content);
    assert!(all.len() > 100, "there are only {} abilities", all.len());
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for (card, ability) in &all {
            let mut missing = Vec::new();
            let CardAbility { id, name, head, body } =
                cards::try_ability(&texts, card, ability, &mut missing);
            let place = format!("{card}, {id} in {lang:?}: {name}: {head}. {body}");
            assert!(missing.is_empty(), "{place}: {missing:?}");
            assert!(!name.is_empty() && !head.is_empty(), "{place}");
            for bad in ["  ", "..", ",,", " ,", " .", ",.", ";;", "{", "}", "$", "card-", ": ;", ": ."] {
                assert!(!body.contains(bad) && !head.contains(bad), "'{bad}' in {place}");
            }
            assert!(body.is_empty() || body.ends_with('.'), "{place}");
            for sentence in body.split_inclusive(". ") {
                let first = sentence.chars().next().unwrap();
                assert!(!first.is_lowercase(), "{place}");
                assert!(sentence.trim().len() > 3, "an empty sentence in {place}");
            }
        }
    }
}

/// The messages of cards in a language, with the forms each has.
fn messages(lang: &str) -> Vec<(String, BTreeSet<String>)> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../content/anima/texts/cards.{lang}.ftl"));
    let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in fs::read_to_string(path).unwrap().lines() {
        let key = line.split(" = ").next().unwrap_or_default();
        if line.starts_with("card-") {
            found.push((key.to_owned(), BTreeSet::new()));
        } else if let (Some(form), Some((_, forms))) = (line.strip_prefix("    ."), found.last_mut()) {
            forms.insert(form.split(" = ").next().unwrap_or_default().to_owned());
        }
    }
    found
}

/// Every message that a card can ask for exists in each language, in all forms that are asked for, and none stands there
/// for nothing.
#[test]
fn every_message_is_asked_for() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    // Lists are put together where all texts are.
    let mut source: String =
        ["src/cards.rs", "src/texts.rs"].map(|file| fs::read_to_string(here.join(file)).unwrap()).concat();
    for entry in fs::read_dir(here.join("../anima-cards/src/cards/text")).unwrap() {
        source.push_str(&fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    let asked: BTreeSet<&str> = source.split('"').filter(|word| word.starts_with("card-")).collect();
    assert!(asked.len() > 200, "the source is not read as it should: {} messages", asked.len());
    for lang in ["en", "es", "it"] {
        let messages = messages(lang);
        let known: BTreeSet<&str> = messages.iter().map(|(key, _)| key.as_str()).collect();
        let missing: Vec<_> = asked.difference(&known).collect();
        let unused: Vec<_> = known.difference(&asked).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "{lang} lacks {missing:?}, nobody asks for {unused:?}"
        );
        for (key, forms) in &messages {
            let has = |wanted: &[&str]| wanted.iter().all(|form| forms.contains(*form));
            assert!(!key.starts_with("card-is-") || has(&["not"]), "{key} in {lang} cannot be denied");
            assert!(
                !key.starts_with("card-moment-") || has(&["cause", "whom"]),
                "{key} in {lang}: {forms:?}"
            );
        }
    }
}

/// What an ability written in TOML says, in all languages.
fn check(ability: &str, expected: &Expect) {
    let ability: Ability = toml::from_str(ability).unwrap();
    let mut said = String::new();
    for lang in Lang::ALL {
        let card = cards::card_ability(&Texts::new(lang), "celia", &ability);
        said.push_str(&format!("{}. {}\n", card.head, card.body));
    }
    expected.assert_eq(&said);
}

#[test]
fn special_attack() {
    check(
        "id='x'\ncost=3\nsource='ki'\nkind='attack'\nwith=[{damage=5}]",
        &expect![[r#"
        3 AP · Ki · Attack. +5 Damage.
        3 PA · Ki · Ataque. +5 al Daño.
        3 PA · Ki · Attacco. +5 al Danno.
    "#]],
    );
}

#[test]
fn shot_that_costs_its_weapon() {
    check(
        "id='x'\ncost=3\nsource='ki'\nkind='ranged-attack'\nrange=16\nlimit='game'\nwith=[{attack=5, dice=1}]
        [then]\nafter=[{change={is={secondary=['damage']}, until='game'}}, {forget={abilities=['neokinesis', 'mirror-stance']}}]",
        &expect![[r#"
            3 AP · Ki · Ranged Attack · 16 inches. +5 Attack. Rolls two attack dice and keeps the best. Afterwards, it uses its secondary Damage for the rest of the game and loses Neokinesis and Mirror Stance. Once a game.
            3 PA · Ki · Ataque a distancia · 16 pulgadas. +5 al Ataque. Tira dos dados de ataque y conserva el mejor. Después, usa su Daño secundario durante el resto de la partida y pierde Neoquinesis y Postura del Espejo. Una vez por partida.
            3 PA · Ki · Attacco a distanza · 16 pollici. +5 all'Attacco. Tira due dadi di attacco e tiene il migliore. Dopo, usa il suo Danno secondario per il resto della partita e perde Neocinesi e Posa dello Specchio. Una volta per partita.
        "#]],
    );
}

#[test]
fn passive_reach_and_critical() {
    check(
        "id='x'\nalways=[{reach=2}, {ignore-armor=true, when=['critical']}]",
        &expect![[r#"
            Passive. Fights hand to hand at up to 2 inches. On a critical hit, ignores the target's Armor.
            Pasiva. Lucha cuerpo a cuerpo a 2 pulgadas o menos. Con un impacto crítico, ignora la Armadura del objetivo.
            Passiva. Combatte in corpo a corpo fino a 2 pollici. Con un colpo critico, ignora l'Armatura del bersaglio.
        "#]],
    );
}

#[test]
fn state_on_damage() {
    check(
        "id='x'\ncost=3\nsource='magic'\nkind='attack'\nwith=[{innate=['critical-mastery']}]
        [then]\ndamage=[{state={give='doom', level=2, to='target', difficulty=15}}]",
        &expect![[r#"
            3 AP · Magic · Attack. Critical Mastery. If it does damage, the target suffers Doom 2 unless it resists (15).
            3 PA · Magia · Ataque. Maestría crítica. Si hace daño, el objetivo sufre Condena 2 si no resiste (15).
            3 PA · Magia · Attacco. Maestria critica. Se fa danno, il bersaglio subisce Sventura 2 se non resiste (15).
        "#]],
    );
}

#[test]
fn aura() {
    check(
        "id='x'\nalways=[{for={all={side='friends', within='zone'}}, resistance=1}]",
        &expect![[r#"
        Passive. Every friend within its zone of control has +1 Resistance.
        Pasiva. Cada amigo en su zona de control tiene +1 a la Resistencia.
        Passiva. Ogni amico nella sua Zona di Controllo ha +1 alla Resistenza.
    "#]],
    );
}

#[test]
fn answer_to_damage() {
    check(
        "id='x'\n[[triggers]]\nwhen='damaged'\nif=['hand-to-hand']\nlimit='turn'\ndoes=[{actions={by=1}}]",
        &expect![[r#"
            Passive. When it suffers damage hand to hand, it gains 1 AP. Once a turn.
            Pasiva. Cuando sufre daño cuerpo a cuerpo, gana 1 PA. Una vez por turno.
            Passiva. Quando subisce danno in corpo a corpo, ottiene 1 PA. Una volta per turno.
        "#]],
    );
}

#[test]
fn stealth() {
    check(
        "id='x'\ncost=2\nsource='subterfuge'\nkind='effect'\nupkeep=1\ndoes=[{hide={}}]",
        &expect![[r#"
        2 AP · Subterfuge · Effect. Hides. Upkeep 1.
        2 PA · Subterfugio · Efecto. Se esconde. Mantenimiento 1.
        2 PA · Sotterfugio · Effetto. Si nasconde. Mantenimento 1.
    "#]],
    );
}

#[test]
fn shot_from_hiding() {
    check(
        "id='x'\ncost=3\nsource='subterfuge'\nkind='ranged-attack'\nrange=12\nneeds=['hidden']
        with=[{attack=5, pierce=2, unstoppable=true}, {damage=4, against=[{near=4}]}]",
        &expect![[r#"
            3 AP · Subterfuge · Ranged Attack · 12 inches. Only while it is hidden. +5 Attack. Ignores 2 points of the target's Armor. Cannot be intercepted. +4 Damage against whoever is within 4 inches.
            3 PA · Subterfugio · Ataque a distancia · 12 pulgadas. Solo mientras se esconde. +5 al Ataque. Ignora 2 puntos de la Armadura del objetivo. No se puede interceptar. +4 al Daño contra quien está a 4 pulgadas o menos.
            3 PA · Sotterfugio · Attacco a distanza · 12 pollici. Solo mentre si nasconde. +5 all'Attacco. Ignora 2 punti dell'Armatura del bersaglio. Non può essere intercettato. +4 al Danno contro chi è entro 4 pollici.
        "#]],
    );
}

#[test]
fn gifts_for_one_friend() {
    check(
        "id='x'\ncost=3\nsource='magic'\nkind='effect'\ntarget={side='friends', within='zone'}
        does=[{state={give='shield', to='target'}}, {state={give='healing', to='target'}}, {state={give='haste', to='target'}}]",
        &expect![[r#"
            3 AP · Magic · Effect. A friend within its zone of control gains Shield 1, Healing 1 and Haste 1.
            3 PA · Magia · Efecto. Un amigo en su zona de control gana Escudo 1, Curación 1 y Acelerar 1.
            3 PA · Magia · Effetto. Un amico nella sua Zona di Controllo ottiene Scudo 1, Guarigione 1 e Rapidità 1.
        "#]],
    );
}

#[test]
fn war_cry() {
    check(
        "id='x'\ncost=1\nkind='effect'\nlimit='game'
        does=[{change={to={all={side='friends', within='zone', itself=true}}, is={attack=1, damage=1}, until='turn'}},
        {cleanse={of={all={side='friends', within='zone', itself=true}}}}]",
        &expect![[r#"
            1 AP · Special · Effect. Every friend within its zone of control, itself included, gains +1 Attack, +1 Damage until the end of the turn and sheds every negative counter. Once a game.
            1 PA · Especial · Efecto. Cada amigo en su zona de control, incluido este personaje, gana +1 al Ataque, +1 al Daño hasta el final del turno y se libra de todos los contadores negativos. Una vez por partida.
            1 PA · Speciale · Effetto. Ogni amico nella sua Zona di Controllo, compreso questo personaggio, ottiene +1 all'Attacco, +1 al Danno fino alla fine del turno e si libera di tutti i segnalini negativi. Una volta per partita.
        "#]],
    );
}

#[test]
fn blow_before_the_blow() {
    check(
        "id='x'\ncost=2\nsource='ki'\nkind='attack'\nreactive=true\nwhen={moment='attacked', against=['enemy', 'hand-to-hand']}
        limit='turn'\n[then]\nkill=['cancel']",
        &expect![[r#"
            2 AP · Ki · Attack · Reactive. Only when it is attacked hand to hand, if the attacker is an enemy. Target: the attacker. If it kills, what it answers counts for nothing. Once a turn.
            2 PA · Ki · Ataque · Reactiva. Solo cuando recibe un ataque cuerpo a cuerpo, si el atacante es enemigo. Objetivo: el atacante. Si mata, aquello a lo que responde queda sin efecto. Una vez por turno.
            2 PA · Ki · Attacco · Reattiva. Solo quando subisce un attacco in corpo a corpo, se l'attaccante è un nemico. Bersaglio: l'attaccante. Se uccide, ciò a cui risponde resta senza effetto. Una volta per turno.
        "#]],
    );
}

#[test]
fn growing_with_wounds() {
    check(
        "id='x'\nalways=[{damage={each='life-missing', per=3}}]",
        &expect![[r#"
        Passive. +1 Damage for every 3 LP it has lost.
        Pasiva. +1 al Daño por cada 3 PV que haya perdido.
        Passiva. +1 al Danno per ogni 3 PV persi.
    "#]],
    );
}

#[test]
fn more_for_more() {
    check(
        "id='x'\ncost=2\nsource='magic'\nkind='ranged-attack'\nrange=12\nmore={most=2, each=2}
        with=[{attack={each='extra'}, damage={each='extra'}, range={each='extra', times=2}}]",
        &expect![[r#"
            2+ AP · Magic · Ranged Attack · 12 inches. Up to 4 AP more may be paid. +1 Attack, +1 Damage, +2 inches of range for every 2 AP paid on top.
            2+ PA · Magia · Ataque a distancia · 12 pulgadas. Se pueden pagar hasta 4 PA más. +1 al Ataque, +1 al Daño, +2 pulgadas de alcance por cada 2 PA que se paguen de más.
            2+ PA · Magia · Attacco a distanza · 12 pollici. Si possono pagare fino a 4 PA in più. +1 all'Attacco, +1 al Danno, +2 pollici di gittata per ogni 2 PA pagati in più.
        "#]],
    );
}

#[test]
fn storm() {
    check(
        "id='x'\ncost=4\nsource='ki'\nkind='attack'\nstrikes={all={side='enemies', within={inches=3}}}
        pays=[{life=3}]\nwith=[{dice=1}]",
        &expect![[r#"
            4 AP · Ki · Attack. Also costs a sacrifice of 3 LP. Rolls two attack dice and keeps the best. Attacks every enemy within 3 inches with one roll.
            4 PA · Ki · Ataque. Cuesta además el sacrificio de 3 PV. Tira dos dados de ataque y conserva el mejor. Ataca a cada enemigo a 3 pulgadas o menos con una sola tirada.
            4 PA · Ki · Attacco. Costa anche il sacrificio di 3 PV. Tira due dadi di attacco e tiene il migliore. Attacca ogni nemico entro 3 pollici con un solo tiro.
        "#]],
    );
}

#[test]
fn follow_up() {
    check(
        "id='x'\ncost=1\nsource='ki'\nkind='charge'\nafter={ability='mirror-stance', did='hit', same-target=true}\nstrikes={times=2}",
        &expect![[r#"
            1 AP · Ki · Charge. Only right after a hit with Mirror Stance, on the same target. Attacks the same target twice.
            1 PA · Ki · Carga. Solo justo después de impactar con Postura del Espejo, contra el mismo objetivo. Ataca dos veces al mismo objetivo.
            1 PA · Ki · Carica. Solo subito dopo un colpo a segno con Posa dello Specchio, contro lo stesso bersaglio. Attacca due volte lo stesso bersaglio.
        "#]],
    );
}

#[test]
fn second_value_against_some() {
    check(
        "id='x'\nalways=[{secondary=['defense'], when=['ranged']}, {secondary=['damage'], against=[{faction='darkness'}]},
        {damage=2, against=[{any=[{category='mystic'}, {base-at-least='medium'}]}]}]",
        &expect![[r#"
            Passive. At range, uses its secondary Defense. Uses its secondary Damage against whoever belongs to the Darkness. +2 Damage against whoever is a Mystic or has a medium or large base.
            Pasiva. A distancia, usa su Defensa secundaria. Usa su Daño secundario contra quien pertenece a la Oscuridad. +2 al Daño contra quien es Místico o tiene base mediana o grande.
            Passiva. A distanza, usa la sua Difesa secondaria. Usa il suo Danno secondario contro chi appartiene alla Tenebra. +2 al Danno contro chi è un Mistico o ha una basetta media o grande.
        "#]],
    );
}

#[test]
fn free_blow_at_whoever_runs() {
    check(
        "id='x'\n[[triggers]]\nwhen={moment='escapes', as='witness', about={side='enemies', within='engaged'}}
        does=[{attack={at='subject', with=[{attack=2}], may=true}}]",
        &expect![[r#"
            Passive. When an enemy engaged with it tries to escape, this character may make a free attack on that character with +2 Attack.
            Pasiva. Cuando un enemigo en combate con este personaje intenta escapar, este personaje puede hacer un ataque gratuito contra ese personaje con +2 al Ataque.
            Passiva. Quando un nemico in corpo a corpo con questo personaggio tenta la fuga, questo personaggio può fare un attacco gratuito contro quel personaggio con +2 all'Attacco.
        "#]],
    );
}

#[test]
fn back_from_death() {
    check(
        "id='x'\n[[triggers]]\nwhen={moment='dying', as='witness', about={side='friends', within='zone'}}\nmay=true\npays=[{life=3}]
        limit='game'\ndoes=[{revive={who='subject', life=5, to={inches=6}}}]",
        &expect![[r#"
            Passive. When a friend within its zone of control loses its last LP, you may pay a sacrifice of 3 LP: that character stays on the table with 5 LP, placed within 6 inches of this character. Once a game.
            Pasiva. Cuando un amigo en su zona de control pierde su último PV, puedes pagar el sacrificio de 3 PV: ese personaje sigue en la mesa con 5 PV y se coloca a 6 pulgadas o menos de este personaje. Una vez por partida.
            Passiva. Quando un amico nella sua Zona di Controllo perde l'ultimo PV, puoi pagare il sacrificio di 3 PV: quel personaggio resta sul tavolo con 5 PV e si piazza entro 6 pollici da questo personaggio. Una volta per partita.
        "#]],
    );
}

#[test]
fn a_choice() {
    check(
        "id='x'\n[[triggers]]\nwhen='maintenance-ends'\ndoes=[{choose={from=[{does=[{actions={by=1}}]},
        {does=[{change={is={attack=2}, until='turn'}}], most=2}], count=2, again=true}}]",
        &expect![[r#"
            Passive. At the end of each Maintenance, choose 2 (the same again, if you wish): gains 1 AP; gains +2 Attack until the end of the turn (up to 2 times).
            Pasiva. Al acabar cada Mantenimiento, elige 2 (se puede repetir): gana 1 PA; gana +2 al Ataque hasta el final del turno (hasta 2 veces).
            Passiva. Alla fine di ogni Mantenimento, scegli 2 (si può ripetere): ottiene 1 PA; ottiene +2 all'Attacco fino alla fine del turno (fino a 2 volte).
        "#]],
    );
}

#[test]
fn a_table_of_a_die() {
    check(
        "id='x'\ncost=0\nkind='effect'\nreactive=true\ndoes=[{roll={plus={each='tokens'}, table=[{up-to=1, does=[{heal={by=10}}]},
        {up-to=5, does=[]}, {up-to=10, does=[{lose={by={each='die'}}}, {tokens={by=1, most=3}}]}]}}]",
        &expect![[r#"
            0 AP · Special · Effect · Reactive. Roll a die (+1 for each token it has): 1 regains 10 LP; 2–5 nothing happens; 6+ loses 1d10 LP and gets 1 token (3 at most).
            0 PA · Especial · Efecto · Reactiva. Tira un dado (+1 por cada ficha que tenga): 1 recupera 10 PV; 2–5 no ocurre nada; 6+ pierde 1d10 PV y recibe 1 ficha (3 como mucho).
            0 PA · Speciale · Effetto · Reattiva. Tira un dado (+1 per ogni gettone che ha): 1 recupera 10 PV; 2–5 non succede niente; 6+ perde 1d10 PV e riceve 1 gettone (al massimo 3).
        "#]],
    );
}

#[test]
fn redirected_shot() {
    check(
        "id='x'\ncost=3\nsource='magic'\nkind='dodge'\nneeds=['ranged']
        [then]\nmiss=[{redirect={to={one={side='enemies', within='range'}}}}]",
        &expect![[r#"
            3 AP · Magic · Dodge. Only at range. If the attack misses, the attack turns on an enemy in sight and within the attack's range, with a new roll.
            3 PA · Magia · Esquiva. Solo a distancia. Si el ataque falla, el ataque se vuelve contra un enemigo a la vista y al alcance del ataque, con una nueva tirada.
            3 PA · Magia · Schivata. Solo a distanza. Se l'attacco va a vuoto, l'attacco si rivolge contro un nemico in vista e a portata dell'attacco, con un nuovo tiro.
        "#]],
    );
}

#[test]
fn kill_of_a_great_enemy() {
    check(
        "id='x'\n[[triggers]]\nwhen={moment='died', as='cause', about={side='enemies', which=[{level-at-least=50}]}}
        does=[{tokens={by=2}}]\n[[triggers]]\nwhen={moment='critical', as='cause'}\ndoes=[{actions={by=-1, to='subject'}}]",
        &expect![[r#"
            Passive. When it kills an enemy that is of level 50 or higher, it gets 2 tokens. When it lands a critical hit, the target loses 1 AP.
            Pasiva. Cuando mata a un enemigo que tiene nivel 50 o más, recibe 2 fichas. Cuando logra un impacto crítico, el objetivo pierde 1 PA.
            Passiva. Quando uccide un nemico che ha livello 50 o più, riceve 2 gettoni. Quando mette a segno un colpo critico, il bersaglio perde 1 PA.
        "#]],
    );
}

#[test]
fn cheaper_charges_for_a_turn() {
    check(
        "id='x'\ncost=2\nkind='effect'\nwhen='recovery-ends'
        does=[{change={to={all={side='friends', within='sight'}}, is={cost=-1, cost-of=['charge']}, until='turn'}}]",
        &expect![[r#"
            2 AP · Special · Effect. Only at the end of each Recovery. Every friend in its sight pays 1 AP less for a Charge until the end of the turn.
            2 PA · Especial · Efecto. Solo al acabar cada Recuperación. Cada amigo a la vista de este personaje paga 1 PA menos por una Carga hasta el final del turno.
            2 PA · Speciale · Effetto. Solo alla fine di ogni Recupero. Ogni amico in vista di questo personaggio paga 1 PA in meno per una Carica fino alla fine del turno.
        "#]],
    );
}

#[test]
fn nearest_enemy_goes_mad() {
    check(
        "id='x'\ncost=1\nsource='subterfuge'\nkind='effect'\nlimit='turn'\ntimes=2
        does=[{state={give='berserker', to={nearest={side='enemies', within='zone', which=[{not='engaged'}]}}, difficulty=15}},
        {actions={by=-1, to={nearest={side='enemies', within='zone', which=[{not='engaged'}]}}, difficulty=15}}]",
        &expect![[r#"
            1 AP · Subterfuge · Effect. The nearest enemy that is not engaged and is within its zone of control suffers Berserker 1 and loses 1 AP unless it resists (15). Twice a turn.
            1 PA · Subterfugio · Efecto. El enemigo más cercano que no está en combate y está en su zona de control sufre Bersérker 1 y pierde 1 PA si no resiste (15). Dos veces por turno.
            1 PA · Sotterfugio · Effetto. Il nemico più vicino che non è in corpo a corpo ed è nella sua Zona di Controllo subisce Berserker 1 e perde 1 PA se non resiste (15). Due volte per turno.
        "#]],
    );
}

#[test]
fn last_stand() {
    check(
        "id='x'\nalways=[{stays=true, when=[{tokens-at-least=1}]}, {unhurt=true, unhealed=true, when=['undying']}]
        [[triggers]]\nwhen='maintenance-begins'\nif=['undying']\ndoes=[{tokens={by=-1}}, {if={test=[{tokens-at-most=0}], of='bearer', does=[{remove={}}]}}]",
        &expect![[r#"
            Passive. Stays on the table at 0 LP if it has a token. Loses no LP except by sacrifice and regains no LP if it fights on without LP. At the start of each Maintenance while it fights on without LP, it loses 1 token; if it has no token, it leaves the game.
            Pasiva. Sigue en la mesa con 0 PV si tiene alguna ficha. No pierde PV salvo por sacrificio y no recupera PV si sigue luchando sin PV. Al empezar cada Mantenimiento mientras sigue luchando sin PV, pierde 1 ficha; si no tiene fichas, sale de la partida.
            Passiva. Resta sul tavolo con 0 PV se ha almeno un gettone. Non perde PV se non per sacrificio e non recupera PV se combatte ancora senza PV. All'inizio di ogni Mantenimento mentre combatte ancora senza PV, perde 1 gettone; se non ha gettoni, esce dalla partita.
        "#]],
    );
}

#[test]
fn another_body() {
    check(
        "id='x'\ncost=2\nsource='magic'\nkind='effect'\nmore={most=3}
        does=[{become={character='ergo-mundus', keeps-life=false, until='turn', actions={each='extra', plus=2}}}]",
        &expect![[r#"
            2+ AP · Magic · Effect. Up to 3 AP more may be paid. Becomes Ergo Mundus (with LP of its own) with 2 AP and 1 more for each AP paid on top until the end of the turn.
            2+ PA · Magia · Efecto. Se pueden pagar hasta 3 PA más. Se convierte en Ergo Mundus (con PV propios) con 2 PA y 1 más por cada PA que se pague de más hasta el final del turno.
            2+ PA · Magia · Effetto. Si possono pagare fino a 3 PA in più. Diventa Ergo Mundus (con PV propri) con 2 PA e 1 in più per ogni PA pagato in più fino alla fine del turno.
        "#]],
    );
}

#[test]
fn drained_life() {
    check(
        "id='x'\ncost=4\nsource='magic'\nkind='attack'\nwith=[{damage=2, no-reaction=true}]\nstrikes={area=3}
        [then]\nhit=[{heal={by={each='dealt', per=2}}}]\ndamage=[{change={to='target', is={rooted=true, half-speed=true}, until='turn', difficulty=14}}]",
        &expect![[r#"
            4 AP · Magic · Attack. +2 Damage. Leaves the target no reaction. If it hits, the attack also strikes everybody within 3 inches of the target. If it hits, it regains 1 LP for every 2 LP the attack took. If it does damage, the target moves at half Speed and may not move, run or charge until the end of the turn unless it resists (14).
            4 PA · Magia · Ataque. +2 al Daño. No deja reaccionar al objetivo. Si impacta, el ataque alcanza también a todos a 3 pulgadas o menos del objetivo. Si impacta, recupera 1 PV por cada 2 PV que quite el ataque. Si hace daño, el objetivo se mueve a la mitad de su Velocidad y no puede moverse, correr ni cargar hasta el final del turno si no resiste (14).
            4 PA · Magia · Attacco. +2 al Danno. Non lascia reagire il bersaglio. Se colpisce, l'attacco investe anche tutti entro 3 pollici dal bersaglio. Se colpisce, recupera 1 PV per ogni 2 PV tolti dall'attacco. Se fa danno, il bersaglio si muove a metà Velocità e non può muoversi, correre né caricare fino alla fine del turno se non resiste (14).
        "#]],
    );
}

/// Somebody who is chosen anew each time is no one figure, and the summons that others are asked about are the bearer's.
#[test]
fn chosen_anew() {
    check(
        "id='x'\ncost=2\nkind='effect'\ndoes=[
            {relocate={who={one={side='friends', within='zone'}}, to='contact'}},
            {relocate={who={one={side='friends', within='zone'}}, to='contact'}},
            {heal={by=1, to={all={side='friends', which=[{some={side='own-summons', within='contact'}}]}}}}]",
        &expect![[r#"
            2 AP · Special · Effect. A friend within its zone of control is placed in contact with this character (2 times, each chosen anew) and every friend that has one of this character's summons in contact with it regains 1 LP.
            2 PA · Especial · Efecto. Un amigo en su zona de control se coloca en contacto con este personaje (2 veces, eligiendo cada vez) y cada amigo que tiene a una de las invocaciones de este personaje en contacto con él recupera 1 PV.
            2 PA · Speciale · Effetto. Un amico nella sua Zona di Controllo si piazza a contatto con questo personaggio (2 volte, scegliendo ogni volta) e ogni amico che ha una delle evocazioni di questo personaggio a contatto con lui recupera 1 PV.
        "#]],
    );
}

/// What an ability costs is paid for it; a die that is no attack's is that die; the last life points are said of the loss; and
/// one thing to buy is no choice.
#[test]
fn paid_and_rolled() {
    check(
        "id='x'\nalways=[{cost=-1, when=[{by='x'}]}]
        triggers=[{when='rolled', if=[{rolling='resistance'}], does=[{reroll={}}]},
            {when='before-damage', if=['would-die'], does=[{prevent={}}]}]",
        &expect![[r#"
            Passive. Pays 1 AP less for X. When it has just rolled for Resistance, that die is rolled again. When it is about to lose LP to an attack (the last it has), no LP are lost.
            Pasiva. Paga 1 PA menos por X. Cuando acaba de tirar Resistencia, se repite ese dado. Cuando va a perder PV por un ataque (los últimos que le quedan), no se pierden PV.
            Passiva. Paga 1 PA in meno per X. Quando ha appena tirato Resistenza, quel dado si tira di nuovo. Quando sta per perdere PV per un attacco (gli ultimi che gli restano), non si perdono PV.
        "#]],
    );
}

/// What is taken is lost, and a roll that is made worse suffers; nothing is gained with a minus.
#[test]
fn taken_away() {
    check(
        "id='x'\ncost=2\nkind='effect'\ntarget={side='enemies', within='zone'}
        does=[{change={to='target', is={attack=1, defense=-2, speed=-1, escape=-3}, until='turn', difficulty=14}}]",
        &expect![[r#"
            2 AP · Special · Effect. An enemy within its zone of control gains +1 Attack, loses 2 Defense and 1 inch of Speed and suffers -3 to escape rolls until the end of the turn unless it resists (14).
            2 PA · Especial · Efecto. Un enemigo en su zona de control gana +1 al Ataque, pierde 2 de Defensa y 1 pulgada de Velocidad y sufre -3 a las tiradas para escapar hasta el final del turno si no resiste (14).
            2 PA · Speciale · Effetto. Un nemico nella sua Zona di Controllo ottiene +1 all'Attacco, perde 2 di Difesa e 1 pollice di Velocità e subisce -3 ai tiri di Fuga fino alla fine del turno se non resiste (14).
        "#]],
    );
}

/// A loss that is cut to so much says how much; other amounts that are counted down say what is left off.
#[test]
fn counted_down() {
    check(
        "id='x'\ncost=2\nkind='effect'\nreactive=true\nwhen='before-damage'
        does=[{prevent={by={each='dealt', plus=-6}}}, {heal={by={each='tokens', times=2, plus=-1}}}, {heal={by={each='tokens', times=-1, plus=6}}}]",
        &expect![[r#"
            2 AP · Special · Effect · Reactive. Only when it is about to lose LP to an attack. The loss is 6 LP at most; this character regains 2 LP for each token it has, less 1 and regains 6 LP, less 1 for each token it has.
            2 PA · Especial · Efecto · Reactiva. Solo cuando va a perder PV por un ataque. Se pierden 6 PV como mucho; este personaje recupera 2 PV por cada ficha que tenga, menos 1 y recupera 6 PV, menos 1 por cada ficha que tenga.
            2 PA · Speciale · Effetto · Reattiva. Solo quando sta per perdere PV per un attacco. Si perdono al massimo 6 PV; questo personaggio recupera 2 PV per ogni gettone che ha, meno 1 e recupera 6 PV, meno 1 per ogni gettone che ha.
        "#]],
    );
}

/// Where there is one thing to choose, it is done or left.
#[test]
fn choice_of_one() {
    check(
        "id='x'\ncost=1\nkind='effect'\ndoes=[{choose={from=[{does=[{heal={by=3}}]}]}}]",
        &expect![[r#"
            1 AP · Special · Effect. If you wish, regains 3 LP.
            1 PA · Especial · Efecto. Si quieres, recupera 3 PV.
            1 PA · Speciale · Effetto. Se vuoi, recupera 3 PV.
        "#]],
    );
}

/// What follows a list of options belongs to none of them.
#[test]
fn behind_options() {
    check(
        "id='x'\ncost=1\nkind='effect'\ndoes=[{choose={from=[{does=[{heal={by=3}}]}, {does=[{actions={by=1}}]}]}}, {tokens={by=1}}]",
        &expect![[r#"
            1 AP · Special · Effect. Choose one: regains 3 LP; gains 1 AP; in any case, this character gets 1 token.
            1 PA · Especial · Efecto. Elige una cosa: recupera 3 PV; gana 1 PA; en todo caso, este personaje recibe 1 ficha.
            1 PA · Speciale · Effetto. Scegli una cosa: recupera 3 PV; ottiene 1 PA; in ogni caso, questo personaggio riceve 1 gettone.
        "#]],
    );
}

/// A witness's attack says whom it strikes: who hurt the friend, or the enemy it is about.
#[test]
fn witness_strikes() {
    check(
        "id='x'\ncost=2\nkind='attack'\nreactive=true\nwhen={moment='attacked', as='witness', about={side='friends', within='zone'}}",
        &expect![[r#"
            2 AP · Special · Attack · Reactive. Only when a friend within its zone of control is attacked. Target: the attacker.
            2 PA · Especial · Ataque · Reactiva. Solo cuando un amigo en su zona de control recibe un ataque. Objetivo: el atacante.
            2 PA · Speciale · Attacco · Reattiva. Solo quando un amico nella sua Zona di Controllo subisce un attacco. Bersaglio: l'attaccante.
        "#]],
    );
    check(
        "id='x'\ncost=2\nkind='attack'\nreactive=true\nwhen={moment='damaged', as='witness', about={side='enemies'}}",
        &expect![[r#"
            2 AP · Special · Attack · Reactive. Only when an enemy suffers damage. Target: that character.
            2 PA · Especial · Ataque · Reactiva. Solo cuando un enemigo sufre daño. Objetivo: ese personaje.
            2 PA · Speciale · Attacco · Reattiva. Solo quando un nemico subisce danno. Bersaglio: quel personaggio.
        "#]],
    );
}

/// What is said of somebody is not said of the place it is in, nor how something is done of whom it is done to.
#[test]
fn qualifiers_stay_with_their_nouns() {
    check(
        "id='x'\nalways=[{for={all={side='friends', within='zone', which=[{category='fighter'}]}}, attack=1}, {pierce=2, when=['hand-to-hand']}]
        [[triggers]]\nwhen={moment='hit', as='cause', about={side='enemies', which=[{base-at-most='small'}]}}\nif=['hand-to-hand']\ndoes=[{tokens={by=1}}]",
        &expect![[r#"
            Passive. Every friend that is a Fighter and is within its zone of control has +1 Attack. Hand to hand, ignores 2 points of the target's Armor. When it hits an enemy that has a small base, hand to hand, it gets 1 token.
            Pasiva. Cada amigo que es Guerrero y está en su zona de control tiene +1 al Ataque. Cuerpo a cuerpo, ignora 2 puntos de la Armadura del objetivo. Cuando impacta a un enemigo que tiene base pequeña, cuerpo a cuerpo, recibe 1 ficha.
            Passiva. Ogni amico che è un Guerriero ed è nella sua Zona di Controllo ha +1 all'Attacco. In corpo a corpo, ignora 2 punti dell'Armatura del bersaglio. Quando colpisce un nemico che ha una basetta piccola, in corpo a corpo, riceve 1 gettone.
        "#]],
    );
}

/// A card is found by its id, its name, or a word of its name that no other card has.
#[test]
fn cards_are_found() {
    let (content, texts) = (content(), Texts::new(Lang::En));
    let find = |wanted: &str| cards::find_card(&texts, &content, wanted);
    assert_eq!(find("alessa-raincross").as_deref(), Some("alessa-raincross"));
    assert_eq!(find("Alessa Raincross").as_deref(), Some("alessa-raincross"));
    assert_eq!(find("alessa").as_deref(), Some("alessa-raincross"));
    assert_eq!(find("saint"), None);
    assert_eq!(find("nobody"), None);
    let card = cards::card_text(&texts, &content, "brannoc").unwrap();
    assert_eq!(card.name, "Brannoc");
    assert!(card.lines[1].starts_with("Level 55 · Attack 6"), "{card:?}");
}
