//! Whether a choice that a card asks for or allows may be made, and if not, why.

use crate::action::Action;
use crate::cards::Kind;
use crate::check::{Checked, Look, counts_distances};
use crate::refusal::Illegal;
use crate::rules::cards::{aiming, choices, endings, gnosis, places, plots, spirits, upkeep, using};
use crate::rules::combat;
use crate::state::{Doing, Figures, Frame, Place, Side, Waits, Window};

impl Look<'_> {
    /// Judges what has to do with cards; nothing, if that is not for cards to judge.
    pub fn cards(self, side: Side, action: &Action) -> Option<Checked> {
        if let Action::Use { figure, ability, extra, target, to } = *action {
            return Some(self.use_ability(side, (figure, ability), extra, target, to));
        }
        if let Action::Play { card, target } = *action {
            return Some(self.play(side, card, target));
        }
        if *action == Action::Gnosis {
            return Some(self.gnosis(side));
        }
        match self.state.stack.top() {
            Some(Frame::Window(window)) => Some(self.in_window(window, action)),
            Some(Frame::Doing(doing)) => Some(self.about_effects(doing, action)),
            Some(Frame::Throw(throw)) => Some(crate::rules::thrown::check(self.facts(), throw, action)),
            Some(Frame::Attack(attack)) if attack.step == crate::state::AttackStep::AfterRoll => {
                Some(if *action == Action::Dodge {
                    combat::may_dodge_late(self.facts(), attack)
                } else if *action == Action::LetBe {
                    Ok(())
                } else {
                    self.not_now()
                })
            }
            Some(_) => None,
            None => {
                upkeep::due(self.facts())?;
                let answers = matches!(action, Action::Accept | Action::LetBe);
                Some(if answers { Ok(()) } else { self.not_now() })
            }
        }
    }

    fn not_now(self) -> Checked {
        Err(Illegal::NotNow { rule: crate::rules::rule_now(self.state) })
    }

    fn use_ability(
        self,
        side: Side,
        (figure, number): (u8, u8),
        extra: u8,
        target: Option<u8>,
        to: Place,
    ) -> Checked {
        if !self.state.exists(figure) {
            return Err(Illegal::NoSuchFigure);
        }
        if Side::of_figure(figure) != side {
            return Err(Illegal::NotYours { figure });
        }
        let facts = self.facts();
        let Some(occasion) = using::occasion(facts, figure) else { return self.not_now() };
        let ability = using::usable(facts, figure, number, occasion)?;
        if !using::may_buy(facts, figure, number, ability, extra) {
            return Err(Illegal::TooManySteps { most: using::most_extra(facts, figure, number, ability) });
        }
        let targets = aiming::targets(facts, figure, ability, occasion);
        let right = match (targets, target) {
            (None, None) => aiming::has_target(facts, figure, number, ability, occasion),
            (Some(targets), Some(target)) => {
                targets.contains(target)
                    && aiming::reaches(facts, figure, ability, extra, target)
                    && using::affords(facts, figure, number, extra, Some(target))
            }
            (None, Some(target)) => return Err(Illegal::WrongTarget { target }),
            (Some(_), None) => return Err(Illegal::NeedsTarget),
        };
        if !right {
            let enemy = target.filter(|&target| self.state.exists(target) && Side::of_figure(target) != side);
            if let Some(figure) = enemy.filter(|&enemy| self.state.figure(enemy).hidden()) {
                return Err(Illegal::Hidden { figure });
            }
            return Err(target.map_or(Illegal::NeedsTarget, |target| Illegal::WrongTarget { target }));
        }
        using::may_hide(facts, figure, ability, target)?;
        match (ability.kind, target) {
            (Kind::Charge, Some(target)) => self.special_charge(figure, number, target, to),
            (_, _) if to != Place::default() => Err(Illegal::NotThatPlace { to }),
            (_, _) => Ok(()),
        }
    }

    fn special_charge(self, figure: u8, number: u8, target: u8, to: Place) -> Checked {
        if self.ground.contact(self.state, figure, target) {
            return Err(Illegal::InContact { target, rule: crate::slug::CHARGE_TARGET });
        }
        let charge = aiming::charge_by(self.state, figure, number, target);
        let line = self.ground.charge_line(self.game, self.state, &charge, to)?;
        let reach = aiming::charge_reach(self.facts(), figure, number, target);
        if counts_distances(self.game) && line.cost > reach {
            let rule = crate::slug::CHARGE_LINE;
            return Err(Illegal::OutOfRange { target, gap: line.cost, reach, rule });
        }
        Ok(())
    }

    fn play(self, side: Side, card: u8, target: Option<u8>) -> Checked {
        let ability = plots::playable(self.facts(), side, card)?;
        match (plots::targets(self.facts(), side, ability), target) {
            (None, None) => Ok(()),
            (Some(targets), Some(target)) if targets.contains(target) => Ok(()),
            (None | Some(_), Some(target)) => Err(Illegal::WrongTarget { target }),
            (Some(targets), None) if targets.is_empty() => Ok(()),
            (Some(_), None) => Err(Illegal::NeedsTarget),
        }
    }

    fn gnosis(self, side: Side) -> Checked {
        let open = match self.state.stack.top() {
            Some(Frame::Window(window)) => {
                window.speaks == side && gnosis::may_spend_gnosis(self.facts(), side, window.moment)
            }
            Some(_) | None => false,
        };
        if open { Ok(()) } else { Err(Illegal::NoGnosis) }
    }

    fn in_window(self, _: &Window, action: &Action) -> Checked {
        if *action == Action::LetBe { Ok(()) } else { self.not_now() }
    }

    fn about_effects(self, doing: &Doing, action: &Action) -> Checked {
        match (doing.waits, *action) {
            (Waits::Option, Action::LetBe) if !choices::may_leave(self.facts(), doing) => self.not_now(),
            (Waits::Word, Action::Accept | Action::LetBe)
            | (Waits::Option | Waits::Counter, Action::LetBe) => Ok(()),
            (Waits::Pick, Action::Pick(figure)) => self.pick(doing.left, figure),
            (Waits::Pick, Action::LetBe) if doing.choices > 0 => Ok(()),
            (Waits::Option, Action::Choose(option)) => {
                let open = choices::may_choose(self.facts(), doing, option);
                if open { Ok(()) } else { Err(Illegal::NoSuchOption { option }) }
            }
            (Waits::Counter, Action::Choose(option)) => {
                let figure = doing.left.iter().next().ok_or(Illegal::NoSuchOption { option })?;
                let count = endings::counters(self.game, self.state, figure).count();
                if usize::from(option) < count { Ok(()) } else { Err(Illegal::NoSuchOption { option }) }
            }
            (Waits::Place, Action::Put(to)) => {
                let open = places::may_put(self.facts(), doing, to);
                if open { Ok(()) } else { Err(Illegal::NotThatPlace { to }) }
            }
            // Where there is no place at all, or nobody has to be moved, it is left.
            (Waits::Place, Action::LetBe) if !spirits::must_come_back(self.facts(), doing) => Ok(()),
            (_, _) => self.not_now(),
        }
    }

    fn pick(self, left: Figures, figure: u8) -> Checked {
        if figure < 32 && left.contains(figure) { Ok(()) } else { Err(Illegal::NotAmongThem { figure }) }
    }
}
