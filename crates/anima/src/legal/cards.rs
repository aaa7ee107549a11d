//! The choices that cards ask for or allow, listed.

use crate::action::Action;
use crate::cards::{Ability, Kind};
use crate::kinds;
use crate::legal::{List, Lister};
use crate::rules::cards::using::Occasion;
use crate::rules::cards::{aiming, choices, endings, gnosis, places, plots, spirits, upkeep, using};
use crate::state::{Attack, Doing, Figures, Frame, Place, Side, Waits, Window};

impl Lister<'_> {
    /// Lists what has to do with cards; says whether there is nothing else to choose.
    pub fn cards(self, side: Side, out: &mut List<'_>) -> bool {
        match self.state.stack.top() {
            Some(Frame::Window(window)) => {
                self.in_window(side, window, out);
                true
            }
            Some(Frame::Doing(doing)) => {
                self.about_effects(doing, out);
                true
            }
            Some(Frame::Throw(throw)) => {
                crate::rules::thrown::list(self.facts(), throw, out);
                true
            }
            Some(_) => false,
            None => {
                let due = upkeep::due(self.facts()).is_some();
                if due {
                    out.extend([Action::Accept, Action::LetBe]);
                }
                due
            }
        }
    }

    fn in_window(self, side: Side, window: &Window, out: &mut List<'_>) {
        let there = Figures(self.state.standing(side).0 | self.state.away(side).0);
        let users = if self.wants(kinds::USE) { there } else { Figures::NONE };
        for figure in users.iter() {
            if self.game.windows(self.state, figure) & window.moment.bit() != 0 {
                self.abilities(figure, Occasion::Window(window), out);
            }
        }
        for card in self.state.hand(side) {
            if !self.wants(kinds::PLAY) {
                break;
            }
            let Ok(ability) = plots::playable(self.facts(), side, card) else { continue };
            match plots::targets(self.facts(), side, ability) {
                Some(targets) if !targets.is_empty() => {
                    out.extend(targets.iter().map(|target| Action::Play { card, target: Some(target) }));
                }
                Some(_) | None => out.push(Action::Play { card, target: None }),
            }
        }
        if gnosis::may_spend_gnosis(self.facts(), side, window.moment) {
            out.push(Action::Gnosis);
        }
        out.push(Action::LetBe);
        // The same card twice in a hand is one choice.
        out.dedup();
    }

    /// What a figure's abilities let it do on an occasion.
    pub fn abilities(self, figure: u8, occasion: Occasion<'_>, out: &mut List<'_>) {
        for number in self.game.speaking(self.state, figure, |speaks| occasion.may_be_of(speaks)).iter() {
            if let Ok(ability) = using::usable(self.facts(), figure, number, occasion) {
                self.uses(figure, number, ability, occasion, out);
            }
        }
    }

    fn uses(self, figure: u8, number: u8, ability: &Ability, occasion: Occasion<'_>, out: &mut List<'_>) {
        let facts = self.facts();
        let most = using::most_extra(facts, figure, number, ability);
        let open = |extra: &u8| {
            ability.steps(*extra) <= most && using::replaces(facts, figure, number, ability, *extra)
        };
        let mut add = |target: Option<u8>, to: Place| {
            if using::may_hide(facts, figure, ability, target).is_err() {
                return;
            }
            let reaches = |extra: &u8| {
                target.is_none_or(|target| aiming::reaches(facts, figure, ability, *extra, target))
            };
            let affords = |extra: &u8| using::affords(facts, figure, number, *extra, target);
            let purchases = (0..ability.purchases()).filter(open).filter(reaches).filter(affords);
            out.extend(purchases.map(|extra| Action::Use { figure, ability: number, extra, target, to }));
        };
        match aiming::targets(facts, figure, ability, occasion) {
            None => {
                if aiming::has_target(facts, figure, number, ability, occasion) {
                    add(None, Place::default());
                }
            }
            Some(targets) if ability.kind == Kind::Charge => {
                for target in
                    targets.iter().filter(|&target| !self.ground.contact(self.state, figure, target))
                {
                    let longest = aiming::longest_charge(facts, figure, number, target);
                    let charge = aiming::charge_by(self.state, figure, number, target);
                    self.ground.list_charges(self.game, self.state, &charge, longest, |to| {
                        add(Some(target), to);
                    });
                }
            }
            Some(targets) => targets.iter().for_each(|target| add(Some(target), Place::default())),
        }
    }

    /// The special answers to an attack.
    pub fn special_answers(self, attack: &Attack, out: &mut List<'_>) {
        if self.wants(kinds::USE) && self.game.has_answers(self.state, attack.target) {
            self.abilities(attack.target, Occasion::Answer(attack), out);
        }
    }

    fn about_effects(self, doing: &Doing, out: &mut List<'_>) {
        match doing.waits {
            Waits::Word => out.extend([Action::Accept, Action::LetBe]),
            Waits::Pick => {
                out.extend(doing.left.iter().map(Action::Pick));
                if doing.choices > 0 {
                    out.push(Action::LetBe);
                }
            }
            Waits::Option => {
                let options = 0..choices::options(self.facts(), doing);
                let open = |option: &u8| choices::may_choose(self.facts(), doing, *option);
                out.extend(options.filter(open).map(Action::Choose));
                if choices::may_leave(self.facts(), doing) {
                    out.push(Action::LetBe);
                }
            }
            Waits::Counter => {
                let figure = doing.left.iter().next().unwrap_or(doing.by);
                let count = endings::counters(self.game, self.state, figure).count() as u8;
                out.extend((0..count).map(Action::Choose));
                out.push(Action::LetBe);
            }
            Waits::Place if !self.wants(kinds::PUT) => {
                if !spirits::must_come_back(self.facts(), doing) {
                    out.push(Action::LetBe);
                }
            }
            Waits::Place => {
                places::list_places(self.facts(), doing, |to| out.push(Action::Put(to)));
                // Samples round different centres may meet.
                out.sort_and_dedup();
                if !spirits::must_come_back(self.facts(), doing) {
                    out.push(Action::LetBe);
                }
            }
            Waits::Settle | Waits::Begin | Waits::Each | Waits::Resist | Waits::Die => {}
        }
    }
}
