//! How much: what an amount of a card counts, now.

use super::facts::{Facts, Scene};
use crate::cards::{Amount, Attribute, Camp, Group, MeasuredFrom, Per, What, Within};
use crate::state::{Attack, By, Marks, NO_ABILITY, NOBODY, Side};

impl Facts<'_> {
    /// How much an amount is now. A die that was rolled for it stands in the list of effects at hand.
    pub fn amount(self, amount: Amount, scene: Scene<'_>) -> i16 {
        let measured = match amount {
            Amount::Number(number) => return number.into(),
            Amount::Measured(measured) => measured,
        };
        let life = |figure: u8| {
            if figure == NOBODY { 0 } else { i16::from(self.state.figure(figure).life) }
        };
        let count = match measured.each {
            Per::Die => scene.doing.map_or(0, |doing| i16::from(doing.die)),
            Per::LifeMissing => self.most_life(scene.bearer) - life(scene.bearer),
            Per::TargetLife => life(scene.target),
            Per::Extra => self.steps(scene).into(),
            Per::Tokens => self.state.figure(scene.bearer).tokens.into(),
            Per::TokensPaid => scene.paid.into(),
            Per::SubjectLevel if scene.subject == NOBODY => 0,
            Per::SubjectLevel => {
                i16::try_from(self.game.card(self.state, scene.subject).level).unwrap_or(i16::MAX)
            }
            Per::Dealt => scene.attack.map_or(0, |attack| attack.dealt.into()),
            Per::Taken => scene.doing.map_or(0, |doing| doing.taken.into()),
            Per::Life => life(scene.bearer),
            Per::TargetLifeMissing if scene.target == NOBODY => 0,
            Per::TargetLifeMissing => self.most_life(scene.target) - life(scene.target),
            Per::Counters(status) => self.state.figure(scene.bearer).counters.of(status).into(),
            Per::TargetCounters(_) if scene.target == NOBODY => 0,
            Per::TargetCounters(status) => self.state.figure(scene.target).counters.of(status).into(),
            Per::Value(attribute) => self.value(scene.bearer, attribute, scene.attack),
            Per::TargetValue(_) if scene.target == NOBODY => 0,
            Per::TargetValue(attribute) => self.value(scene.target, attribute, scene.attack),
            Per::Friends(within) => self.count_near(Camp::Friends, within, scene),
            Per::Enemies(within) => self.count_near(Camp::Enemies, within, scene),
            Per::FallenFriends => self.fallen(Side::of_figure(scene.bearer)),
            Per::FallenEnemies => self.fallen(Side::of_figure(scene.bearer).other()),
            Per::Turn => self.state.turn.into(),
            Per::Pile(pile) => self.pile(pile, scene.bearer, scene).into(),
        };
        let all =
            i16::from(measured.plus) + count / i16::from(measured.per.max(1)) * i16::from(measured.times);
        match measured.most {
            // Below nothing, the most that is taken is the least that is left.
            Some(most) if most < 0 => all.max(most.into()),
            Some(most) => all.min(most.into()),
            None => all,
        }
    }

    /// How many steps were paid on top of the cost of what is at hand.
    fn steps(self, scene: Scene<'_>) -> u8 {
        let number = match (scene.attack, scene.doing) {
            (_, Some(doing)) => doing.ability,
            (Some(Attack { by: By::Ability(number), .. }), None) => *number,
            (_, None) => NO_ABILITY,
        };
        self.ability(scene.bearer, number).map_or(scene.extra, |ability| ability.steps(scene.extra))
    }

    /// An attribute with all that its cards add, as somebody would read it off the table.
    fn value(self, figure: u8, attribute: Attribute, attack: Option<&Attack>) -> i16 {
        let what = match attribute {
            Attribute::Attack => What::Attack,
            Attribute::Damage => What::Damage,
            Attribute::Defense => What::Defense,
            Attribute::Armor => What::Armor,
            Attribute::Resistance => What::Resistance,
        };
        self.attribute(figure, attribute, attack) + self.sum(figure, attack, &what)
    }

    /// How many of a side are so near to the bearer, who is none of them.
    fn count_near(self, side: Camp, within: Within, scene: Scene<'_>) -> i16 {
        let of = MeasuredFrom::Bearer;
        let group = Group { side, within, of, itself: false, target: true, which: Vec::new() };
        self.members(&group, scene, true).len() as i16
    }

    /// How many of a side's party have left the game. Whoever is only away comes back.
    fn fallen(self, side: Side) -> i16 {
        let away = self.state.absent(side);
        let gone = |figure: &u8| {
            let place = self.state.figure(*figure);
            let summoned = place.marks.has(Marks::SUMMONED);
            !place.stands() && !place.infiltrated() && !summoned && !away.contains(*figure)
        };
        self.state.party(side).filter(gone).count() as i16
    }
}
