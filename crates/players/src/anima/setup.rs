//! Before the battle: scenery where the side wants it, the better edge, the sturdy in front, shooters behind, and the flag
//! far from the enemy.

use anima::ground::Ground;
use anima::rules::{scenarios, setup};
use anima::state::{Place, Side};
use anima::{Action, Anima, State};

/// An inch nearer to the enemy, for those who stand in front; the others want as much to be behind.
const FORWARD: f32 = 2.0;
/// An inch nearer to the middle, or to a node.
const MIDDLE: f32 = 0.3;
/// Friends nearer than this are in each other's way.
const ROOM: i32 = 3000;
const CROWDED: f32 = 4.0;

/// Who is placed next, and where: the sturdiest first.
pub fn deploy(game: &Anima, state: &State, ground: &Ground, side: Side) -> Option<Action> {
    let sturdy = |figure: u8| {
        let card = game.card(state, figure);
        (card.range.is_none(), u16::from(card.life) + 2 * u16::from(card.armor) + u16::from(card.defense))
    };
    let figure = setup::undeployed(state, side).max_by_key(|&figure| (sturdy(figure), figure))?;
    let forward = if sturdy(figure).0 { FORWARD } else { -FORWARD };
    let nodes = scenarios::nodes(game, ground);
    let zone = state.zone[side.index()];
    let (own, enemy) = (middle(game, ground, zone), middle(game, ground, 1 - zone));
    let across = (own.x - enemy.x).abs() > (own.y - enemy.y).abs();
    let mut best: Option<(f32, Place)> = None;
    ground.list_deployments(game, state, figure, |to| {
        let inches = |place: Place| ground.length(to, place) as f32 / 1000.0;
        let goal = nodes.iter().map(|&node| inches(node)).fold(f32::MAX, f32::min);
        let goal = if nodes.is_empty() { inches(enemy) } else { goal };
        let depth = if across { (to.x - enemy.x).abs() } else { (to.y - enemy.y).abs() };
        let depth = depth as f32 * inch(ground);
        let friends = state.standing(side).iter();
        let near = friends.filter(|&friend| ground.length(to, state.figure(friend).place) < ROOM).count();
        let worth = -forward * depth - MIDDLE * goal - CROWDED * near as f32;
        if best.is_none_or(|(so_far, _)| worth > so_far) {
            best = Some((worth, to));
        }
    });
    best.map(|(_, to)| Action::Deploy { figure, to })
}

/// Those who are shot at want scenery in the middle, where they come by; those who shoot want to see.
pub fn place_scenery(
    game: &Anima,
    state: &State,
    ground: &Ground,
    side: Side,
    listed: &[Action],
) -> Option<Action> {
    let [own, enemy] = [0, 1].map(|zone| middle(game, ground, zone));
    let centre = Place { x: (own.x + enemy.x) / 2, y: (own.y + enemy.y) / 2 };
    let shooters = |side: Side| {
        let ranges = state.party(side).filter_map(|figure| game.card(state, figure).range);
        ranges.map(|range| range.0).sum::<i32>()
    };
    let hides = shooters(side) < shooters(side.other());
    let far = |action: &&Action| {
        let Action::PlaceScenery { place, .. } = action else { return i32::MIN };
        let far = ground.length(*place, centre);
        if hides { -far } else { far }
    };
    listed.iter().max_by_key(far).copied()
}

/// The edge with more height to shoot from and room to stand in.
pub fn choose_edge(game: &Anima, state: &State, ground: &Ground, listed: &[Action]) -> Option<Action> {
    let worth = |action: &&Action| {
        let Action::ChooseEdge(zone) = action else { return 0 };
        let mut worth = 0;
        ground.list_zone(game, state, *zone, |at| worth += 1 + HEIGHT * u32::from(ground.level_at(at)));
        worth
    };
    listed.iter().max_by_key(worth).copied()
}

/// So many places on the level one high place is worth.
const HEIGHT: u32 = 1;

/// As far as can be from where the enemy comes.
pub fn place_flag(game: &Anima, state: &State, ground: &Ground, side: Side) -> Option<Action> {
    let enemy = middle(game, ground, 1 - state.zone[side.index()]);
    let mut best: Option<(i32, Place)> = None;
    ground.list_zone(game, state, state.zone[side.index()], |at| {
        let far = ground.length(at, enemy);
        if best.is_none_or(|(so_far, _)| far > so_far) {
            best = Some((far, at));
        }
    });
    best.map(|(_, at)| Action::PlaceFlag(at))
}

/// The inches in a unit of a place.
fn inch(ground: &Ground) -> f32 {
    if ground.is_board() { 1.0 } else { 0.001 }
}

/// The middle of a zone.
pub fn middle(game: &Anima, ground: &Ground, zone: u8) -> Place {
    let zone = game.map().zones[usize::from(zone.min(1))];
    let unit = if ground.is_board() { 1000 } else { 1 };
    let half = |low: i32, high: i32| (low + high) / 2 / unit;
    Place { x: half(zone.low().x().0, zone.high().x().0), y: half(zone.low().y().0, zone.high().y().0) }
}
