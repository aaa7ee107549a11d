//! Whom an ability is aimed at: who may be named, with what is bought on top, and the further targets of one attack.

use kernel::Sink;

use super::facts::{Facts, Scene};
use super::using::{Occasion, most_extra};
use crate::cards::{Ability, Camp, Change, Cue, Kind, Part, Strikes, What};
use crate::check::counts_distances;
use crate::event::{CardEvent, Event};
use crate::rules::price::{Deed, price};
use crate::rules::{Battle, area, attack_below, attack_mut, charge, combat, follow, movement, orders};
use crate::state::{Attack, AttackKind, AttackStep, By, Figures, NOBODY, Side, State, Window};

/// At whom an ability may be aimed: nothing, if it is aimed at nobody.
pub fn targets(facts: Facts<'_>, figure: u8, ability: &Ability, occasion: Occasion<'_>) -> Option<Figures> {
    let found = match ability.kind {
        Kind::Attack | Kind::RangedAttack | Kind::Charge => attack_targets(facts, figure, ability, occasion),
        Kind::Effect
        | Kind::Movement
        | Kind::Run
        | Kind::Walk
        | Kind::Counterattack
        | Kind::Escape
        | Kind::Seek
        | Kind::Dodge
        | Kind::Passive => {
            let group = ability.target.as_ref()?;
            let measured = counts_distances(facts.game) || group.side == Camp::Friends;
            let scene = Scene { attack: attack_below(facts.state), ..scene_of(figure, occasion) };
            let members = facts.members(group, scene, measured);
            Some(named(facts, figure, members, by_ability(facts, figure, ability)))
        }
    }?;
    let found = affordable(facts, figure, ability, found);
    let found = match (occasion, orders::given(facts.game, facts.state, figure)) {
        (Occasion::Active, Some(given)) => given.among(facts, figure, found),
        (_, _) => found,
    };
    match &ability.after {
        Some(after) if after.same_target => {
            let last = facts.state.last.target;
            Some(if found.contains(last) { Figures::NONE.with(last) } else { Figures::NONE })
        }
        Some(_) | None => Some(found),
    }
}

fn by_ability(facts: Facts<'_>, figure: u8, ability: &Ability) -> By {
    By::Ability(facts.number_of(figure, ability))
}

/// Those of a set at whom a figure can afford to aim an ability: some are dearer than others where a card says so.
fn affordable(facts: Facts<'_>, figure: u8, ability: &Ability, of: Figures) -> Figures {
    if !facts.costs_by_target() {
        return of;
    }
    let number = facts.number_of(figure, ability);
    let has = facts.state.figure(figure).actions;
    let open = |&target: &u8| price(facts, figure, Deed::UseAt { number, extra: 0, target }) <= has;
    of.iter().filter(open).fold(Figures::NONE, Figures::with)
}

fn scene_of<'a>(figure: u8, occasion: Occasion<'a>) -> Scene<'a> {
    match occasion {
        Occasion::Window(window) => Scene { subject: window.subject, used: window.used, ..Scene::of(figure) },
        Occasion::Answer(attack) => Scene::in_attack(figure, Some(attack)),
        Occasion::Active | Occasion::OwnGo | Occasion::Surfaced => Scene::of(figure),
    }
}

/// Those of a set that may be named: nobody names a hidden enemy.
///
/// Rule: hidden.untargetable
fn named(facts: Facts<'_>, figure: u8, of: Figures, by: By) -> Figures {
    let side = Side::of_figure(figure);
    let open = facts.is_untouched(What::Untargetable.bit() | What::ONLY_WITH);
    let seen = |&other: &u8| {
        let hidden = Side::of_figure(other) != side && movement::is_hidden_from(facts, figure, other);
        !hidden && (open || other == figure || !movement::is_barred(facts, &facts.line_of(figure, other, by)))
    };
    of.iter().filter(seen).fold(Figures::NONE, Figures::with)
}

fn attack_targets(
    facts: Facts<'_>,
    figure: u8,
    ability: &Ability,
    occasion: Occasion<'_>,
) -> Option<Figures> {
    if ability.sweeps() {
        return None;
    }
    let mut reached = in_reach(facts, figure, ability);
    if let Some(group) = &ability.target {
        let scene = Scene { attack: attack_below(facts.state), ..scene_of(figure, occasion) };
        let measured = counts_distances(facts.game);
        let fits = |&enemy: &u8| facts.belongs(group, scene, enemy, measured);
        reached = reached.iter().filter(fits).fold(Figures::NONE, Figures::with);
    }
    Some(match (occasion, &ability.when) {
        (Occasion::Window(window), Some(cue)) => match struck_at(cue, window, figure) {
            Some(enemy) if reached.contains(enemy) => Figures::NONE.with(enemy),
            None if !cue.0.moment.has_cause() => reached,
            Some(_) | None => Figures::NONE,
        },
        (
            Occasion::Window(_)
            | Occasion::Active
            | Occasion::OwnGo
            | Occasion::Surfaced
            | Occasion::Answer(_),
            _,
        ) => reached,
    })
}

/// Whom an attack strikes that answers a moment: the enemy who brought it about, or else the enemy it is about. A witness
/// of what happens to enemies strikes the one it happens to.
///
/// Rule: ability.kind
fn struck_at(cue: &Cue, window: &Window, figure: u8) -> Option<u8> {
    let about_enemies =
        cue.0.part == Part::Witness && cue.0.about.as_ref().is_some_and(|group| group.side == Camp::Enemies);
    let (first, second) =
        if about_enemies { (window.subject, window.cause) } else { (window.cause, window.subject) };
    let is_enemy = |&other: &u8| other != NOBODY && Side::of_figure(other) != Side::of_figure(figure);
    [first, second].into_iter().find(is_enemy)
}

/// Whom an attack by an ability can be aimed at.
fn in_reach(facts: Facts<'_>, figure: u8, ability: &Ability) -> Figures {
    match ability.kind {
        Kind::RangedAttack => any_shots(facts, figure, ability),
        Kind::Charge => {
            let enemies = facts.state.standing(Side::of_figure(figure).other());
            named(facts, figure, enemies, by_ability(facts, figure, ability))
        }
        Kind::Passive
        | Kind::Attack
        | Kind::Effect
        | Kind::Dodge
        | Kind::Counterattack
        | Kind::Movement
        | Kind::Walk
        | Kind::Run
        | Kind::Escape
        | Kind::Seek => movement::strikes_by(facts, figure, by_ability(facts, figure, ability)),
    }
}

/// Whom a special shot may be aimed at with any of the steps on top that can be paid.
fn any_shots(facts: Facts<'_>, figure: u8, ability: &Ability) -> Figures {
    if !lengthens(ability) {
        return shots(facts, figure, ability, 0);
    }
    let most = most_extra(facts, figure, facts.number_of(figure, ability), ability);
    let paid = (0..ability.purchases()).filter(|extra| ability.steps(*extra) <= most);
    paid.fold(Figures::NONE, |found, extra| Figures(found.0 | shots(facts, figure, ability, extra).0))
}

/// Whether what is bought on top may change how far a shot reaches.
fn lengthens(ability: &Ability) -> bool {
    let far = |change: &Change| change.parts.iter().any(|(what, _)| *what == What::Range);
    let upgrades = ability.upgrades.iter().flat_map(|upgrade| &upgrade.with);
    ability.more.is_some() && ability.with.iter().chain(upgrades).any(far)
}

/// Whether an ability that may be aimed at somebody reaches it with so many steps on top.
pub fn reaches(facts: Facts<'_>, figure: u8, ability: &Ability, extra: u8, target: u8) -> bool {
    ability.kind != Kind::RangedAttack
        || !lengthens(ability)
        || may_shoot(facts, figure, facts.number_of(figure, ability), extra, target)
}

/// Whom a special shot may be aimed at with so many steps on top.
fn shots(facts: Facts<'_>, figure: u8, ability: &Ability, extra: u8) -> Figures {
    let number = facts.number_of(figure, ability);
    let enemies = facts.state.standing(Side::of_figure(figure).other());
    let enemies = named(facts, figure, enemies, By::Ability(number));
    let open = |&target: &u8| may_shoot(facts, figure, number, extra, target);
    enemies.iter().filter(open).fold(Figures::NONE, Figures::with)
}

fn may_shoot(facts: Facts<'_>, figure: u8, number: u8, extra: u8, target: u8) -> bool {
    let place = facts.state.figure(figure).place;
    let shot =
        Attack { by: By::Ability(number), extra, ..Attack::new(figure, target, AttackKind::Ranged, place) };
    let near = || combat::is_in_range(facts, &shot);
    combat::may_shoot_at(facts, &shot)
        && (!counts_distances(facts.game) || near())
        && combat::aims(facts, &shot)
}

/// Whether an ability has somebody to be aimed at, or needs nobody.
pub fn has_target(
    facts: Facts<'_>,
    figure: u8,
    number: u8,
    ability: &Ability,
    occasion: Occasion<'_>,
) -> bool {
    match targets(facts, figure, ability, occasion) {
        Some(found) if ability.kind == Kind::Charge => found.iter().any(|target| {
            let longest = longest_charge(facts, figure, number, target);
            let charge = charge_by(facts.state, figure, number, target);
            !facts.ground.contact(facts.state, figure, target)
                && facts.ground.charge_exists(facts.game, facts.state, &charge, longest)
        }),
        Some(found) => !found.is_empty(),
        None => {
            let is_counted = ability.sweeps() && counts_distances(facts.game);
            !is_counted || !area::swept(facts, &sweep(facts, figure, number)).is_empty()
        }
    }
}

/// The longest charge that may be declared with an ability.
pub fn longest_charge(facts: Facts<'_>, figure: u8, number: u8, target: u8) -> i32 {
    if counts_distances(facts.game) { charge_reach(facts, figure, number, target) } else { i32::MAX }
}

/// How far a special charge goes at somebody.
pub fn charge_reach(facts: Facts<'_>, figure: u8, number: u8, target: u8) -> i32 {
    charge::reach(facts, &charge_by(facts.state, figure, number, target))
}

/// A charge by an ability as it is measured, before anything is paid for it.
pub fn charge_by(state: &State, figure: u8, number: u8, target: u8) -> Attack {
    let place = state.figure(figure).place;
    Attack { by: By::Ability(number), ..Attack::new(figure, target, AttackKind::Charge, place) }
}

fn sweep(facts: Facts<'_>, figure: u8, number: u8) -> Attack {
    let ability = facts.ability(figure, number);
    let kind = match ability.map(|ability| ability.kind) {
        Some(Kind::RangedAttack) => AttackKind::Ranged,
        _ => AttackKind::Melee,
    };
    Attack { by: By::Ability(number), ..Attack::new(figure, NOBODY, kind, facts.state.figure(figure).place) }
}

/// How many further targets were bought for an attack.
pub fn further(facts: Facts<'_>, attack: &Attack) -> u32 {
    let By::Ability(number) = attack.by else { return 0 };
    let Some(ability) = facts.ability(attack.attacker, number) else { return 0 };
    let named = if let Some(Strikes::Targets(count)) = ability.strikes { u32::from(count) - 1 } else { 0 };
    let bought = ability.upgrades.iter().zip(0..);
    named
        + bought
            .map(|(upgrade, place)| u32::from(upgrade.targets * ability.bought(attack.extra, place)))
            .sum::<u32>()
}

/// Those who can still be named as further targets of an attack: whom it could be aimed at too.
pub fn still_open(facts: Facts<'_>, attack: &Attack) -> Figures {
    if area::chains(facts, attack) {
        return area::chained(facts, attack);
    }
    let By::Ability(number) = attack.by else { return Figures::NONE };
    let Some(ability) = facts.ability(attack.attacker, number) else { return Figures::NONE };
    let open = match attack.kind {
        AttackKind::Ranged => shots(facts, attack.attacker, ability, attack.extra),
        AttackKind::Melee
        | AttackKind::Charge
        | AttackKind::Push
        | AttackKind::Slam
        | AttackKind::Counter => movement::strikes_by(facts, attack.attacker, attack.by),
    };
    let open = Figures(open.without(attack.target).0 & !attack.others.0);
    open.iter().filter(|&enemy| area::is_aimed_at(facts, attack, enemy)).fold(Figures::NONE, Figures::with)
}

/// The owner has named one more target; with the last the attack begins.
pub fn aimed<S: Sink<Event>>(battle: &mut Battle<'_, S>, figure: u8) {
    let chained = *attack_mut(battle.state);
    if area::chains(battle.facts(), &chained) {
        return follow::chain_on(battle, figure);
    }
    let attack = attack_mut(battle.state);
    attack.others = attack.others.with(figure);
    let attack = *attack;
    let (who, target) = (battle.who(attack.attacker), battle.who(figure));
    battle.tell(Event::Card(CardEvent::Picks { who, target }));
    if attack.others.len() >= further(battle.facts(), &attack) {
        aim_taken(battle);
    }
}

/// Nobody more is named: the attack begins.
pub fn aim_taken<S: Sink<Event>>(battle: &mut Battle<'_, S>) {
    let chained = *attack_mut(battle.state);
    if area::chains(battle.facts(), &chained) {
        return follow::chain_ends(battle);
    }
    let attack = Attack { step: AttackStep::Defend, ..*attack_mut(battle.state) };
    battle.state.stack.pop();
    let By::Ability(number) = attack.by else { return };
    let facts = battle.facts();
    let cost =
        price(facts, attack.attacker, Deed::UseAt { number, extra: attack.extra, target: attack.target });
    if facts.state.figure(attack.attacker).stands() && facts.state.figure(attack.target).stands() {
        combat::begin(battle, attack, cost);
    }
}
