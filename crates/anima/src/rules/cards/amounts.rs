//! How much: what an amount of a card counts, now.

use super::at_hand::{inches_gone, life_points};
use super::facts::{Facts, Scene};
use crate::cards::{
    Amount, Attribute, Camp, Group, Measure, Measured, MeasuredFrom, Per, What, Whose, Within,
};
use crate::rules::{combat, movement};
use crate::state::{Attack, AttackKind, By, Gait, Marks, NO_ABILITY, NOBODY, Side, Status};
use geometry::Mil;

impl Facts<'_> {
    /// How much an amount is now. A die that was rolled for it stands in the list of effects at hand.
    pub fn amount(self, amount: Amount, scene: Scene<'_>) -> i16 {
        let measured = match amount {
            Amount::Number(number) => return number.into(),
            Amount::Measured(measured) => measured,
        };
        let all = i16::from(measured.plus)
            + wholes(measured, self.count(measured, scene)) * i16::from(measured.times);
        let all = match measured.most {
            // Below nothing, the most that is taken is the least that is left.
            Some(most) if most < 0 => all.max(most.into()),
            Some(most) => all.min(most.into()),
            None => all,
        };
        match measured.least {
            Some(least) if least < 0 => all.min(least.into()),
            Some(least) => all.max(least.into()),
            None => all,
        }
    }

    /// How many there are of what an amount counts. Whoever is not there has nothing.
    fn count(self, measured: Measured, scene: Scene<'_>) -> i16 {
        let life = |figure: u8| {
            if figure == NOBODY { 0 } else { i16::from(self.state.figure(figure).life) }
        };
        let whose = match measured.of {
            None | Some(Whose::Bearer) => scene.bearer,
            Some(Whose::Target) => scene.target,
            Some(Whose::Subject) => scene.subject,
            Some(Whose::Cause) => scene.cause,
            Some(Whose::Asked) => scene.asked,
        };
        if whose == NOBODY {
            return 0;
        }
        match measured.each {
            Per::Die => scene.doing.map_or(0, |doing| i16::from(doing.die)),
            Per::LifeMissing => self.most_life(whose) - life(whose),
            Per::TargetLife => life(scene.target),
            Per::Extra => self.steps(scene).into(),
            Per::Tokens => self.state.figure(whose).tokens.into(),
            Per::TokensPaid => scene.paid.into(),
            Per::SubjectLevel if scene.subject == NOBODY => 0,
            Per::SubjectLevel => self.level(scene.subject),
            Per::Level => self.level(whose),
            Per::Dealt => scene.attack.map_or(0, |attack| attack.dealt.into()),
            Per::Taken => scene.doing.map_or(0, |doing| doing.taken.into()),
            Per::Life => life(whose),
            Per::Actions => self.state.figure(whose).actions.into(),
            Per::Healed if life_points(scene.used).is_some() => {
                life_points(scene.used).unwrap_or_default().into()
            }
            Per::Healed => scene.doing.map_or(0, |doing| doing.healed.into()),
            Per::Blow => scene.attack.map_or(0, |attack| attack.blows.number().into()),
            Per::TargetLifeMissing if scene.target == NOBODY => 0,
            Per::TargetLifeMissing => self.most_life(scene.target) - life(scene.target),
            Per::Counters(status) => self.state.figure(whose).counters.of(status).into(),
            Per::TargetCounters(_) if scene.target == NOBODY => 0,
            Per::TargetCounters(status) => self.state.figure(scene.target).counters.of(status).into(),
            Per::Value(measure) => self.value(whose, measure, scene.attack),
            Per::TargetValue(_) if scene.target == NOBODY => 0,
            Per::TargetValue(measure) => self.value(scene.target, measure, scene.attack),
            Per::Friends(within) => self.count_near(Camp::Friends, within, scene),
            Per::Enemies(within) => self.count_near(Camp::Enemies, within, scene),
            Per::FallenFriends => self.fallen(Side::of_figure(scene.bearer)),
            Per::FallenEnemies => self.fallen(Side::of_figure(scene.bearer).other()),
            Per::Price if self.upkeep_at_hand(scene).is_some() => {
                self.upkeep_at_hand(scene).unwrap_or_default().into()
            }
            Per::Price => {
                let by = scene.attack.map_or(scene.subject, |attack| attack.attacker);
                let actor = if scene.cause == NOBODY { by } else { scene.cause };
                let actor = if actor == NOBODY { scene.bearer } else { actor };
                self.state.figure(actor).spent.into()
            }
            Per::Moved => match (inches_gone(scene.used), scene.attack) {
                (Some(inches), _) => inches.into(),
                (None, Some(Attack { kind: AttackKind::Charge | AttackKind::Slam, from, to, .. })) => {
                    i16::try_from(self.ground.length(*from, *to) / Mil::INCH.0).unwrap_or(i16::MAX)
                }
                (None, _) => 0,
            },
            Per::Pile(pile) => self.pile(pile, whose, scene).into(),
            Per::Turn => self.state.turn.into(),
            Per::GameLevels => i16::try_from(self.game.form.levels).unwrap_or(i16::MAX),
            Per::Group(group) => self.members(group.0, scene, true).len() as i16,
        }
    }

    fn level(self, figure: u8) -> i16 {
        i16::try_from(self.game.card(self.state, figure).level).unwrap_or(i16::MAX)
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

    /// A number with all that its cards add, as somebody would read it off the table; whole inches, where it is a length.
    fn value(self, figure: u8, measure: Measure, attack: Option<&Attack>) -> i16 {
        let inches = |length: i32| i16::try_from(length / Mil::INCH.0).unwrap_or(i16::MAX);
        let (attribute, what) = match measure {
            Measure::Attack => (Attribute::Attack, What::Attack),
            Measure::Damage => (Attribute::Damage, What::Damage),
            Measure::Defense => (Attribute::Defense, What::Defense),
            Measure::Armor => (Attribute::Armor, What::Armor),
            Measure::Resistance => (Attribute::Resistance, What::Resistance),
            Measure::Recovery => {
                let printed = self.game.card(self.state, figure).recovery.into();
                let base = self.base_value(figure, None, measure, printed, 1) as i16;
                return base + self.sum(figure, None, &What::Recovery);
            }
            Measure::Speed => return inches(movement::allowance(self, figure, Gait::Walk)),
            Measure::Free => return inches(movement::allowance(self, figure, Gait::Free)),
            // Nothing is regained but by something that says how much; the check refuses to count it.
            Measure::Healing => return 0,
            Measure::Zone => return inches(movement::zone(self, figure)),
            Measure::Range => return inches(combat::basic_range(self, figure, figure)),
        };
        self.attribute(figure, attribute, attack) + self.sum(figure, attack, &what)
    }

    /// The armor that counts against a loss that is no attack's, as it would be read off the table.
    ///
    /// Rule: state.shield
    pub fn armor_of(self, figure: u8) -> i16 {
        let shield = self.suffers(figure, Status::Shield);
        let more = if shield { self.game.content.edition.states.shield.into() } else { 0 };
        let armor = self.value(figure, Measure::Armor, None) + more;
        armor + self.lifted(figure, None, Attribute::Armor, armor)
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

/// How often so many count: what is left over counts only where it is rounded up.
fn wholes(measured: Measured, count: i16) -> i16 {
    let per = measured.per.max(1);
    let more = if measured.up { per - 1 } else { 0 };
    count.saturating_add(more) / per
}
