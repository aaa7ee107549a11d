//! Infiltration in lines: what is told of it, what can be chosen, and why something is refused. The rest is in
//! [`crate::lines`].

use kernel::Message;

use crate::action::Action;
use crate::event::Infiltration;
use crate::game::Anima;
use crate::lines::unnamed;
use crate::refusal::NotThere;
use crate::slug;
use crate::state::{Place, Side, Stage};
use crate::view::View;

impl Anima {
    pub(crate) fn line_of_infiltration(&self, told: &Infiltration) -> Message {
        let side = |line: Message, side: Side| line.name("side", side.word());
        match told {
            Infiltration::Chosen { who } => {
                self.who("infiltrates", &[slug::INFILTRATION_CHOICE, slug::INNATE_INFILTRATION], *who)
            }
            Infiltration::MarkerSet { side: whose, at } => {
                self.at(side(Message::line("marker-set", &[slug::INFILTRATION_MARKERS]), *whose), "at", *at)
            }
            Infiltration::NoRoom { side: whose } => {
                side(Message::line("no-room-for-marker", &[slug::INFILTRATION_MARKERS]), *whose)
            }
            Infiltration::Waits { side: whose } => {
                side(Message::line("reveals-nobody", &[slug::INFILTRATION_REVEAL]), *whose)
            }
            Infiltration::Appears { who, at, actions, found } => {
                let (name, rule) = if *found {
                    ("is-found", slug::INFILTRATION_DETECT)
                } else {
                    ("appears", slug::INFILTRATION_REVEAL)
                };
                let line = self.who(name, &[rule, slug::INFILTRATION_ANYWHERE], *who);
                self.at(line, "at", *at).number("actions", *actions)
            }
            Infiltration::MadeRoom { who, from, to } => {
                let line = self.who("makes-room", &[slug::INFILTRATION_REVEAL], *who);
                self.at(self.at(line, "from", *from), "to", *to)
            }
            Infiltration::Named { who, at } => {
                self.at(self.who("names-marker", &[slug::INFILTRATION_DETECT], *who), "at", *at)
            }
            Infiltration::TooFar { who, at, gap, reach } => {
                let rules = [slug::INFILTRATION_DETECT, slug::ZONE_CONTROL, slug::MEASURE_BLIND];
                self.at(self.who("marker-too-far", &rules, *who), "at", *at)
                    .with("gap", self.length(*gap))
                    .with("reach", self.length(*reach))
            }
            Infiltration::NotThere { side: whose, at } => {
                let rules = [slug::INFILTRATION_DETECT, slug::INFILTRATION_REMOVED];
                self.at(side(Message::line("marker-empty", &rules), *whose), "at", *at)
            }
            Infiltration::Stays { side: whose, at } => {
                self.at(side(Message::line("marker-stays", &[slug::INFILTRATION_DETECT]), *whose), "at", *at)
            }
            Infiltration::MarkersGone { side: whose, left } => {
                side(Message::line("markers-gone", &[slug::INFILTRATION_REMOVED]), *whose)
                    .number("left", *left)
            }
            Infiltration::Absent { who } => {
                self.who("initiative-absent", &[slug::INFILTRATION_ABSENT, slug::INNATE_INITIATIVE], *who)
            }
            Infiltration::Unrevealed { who } => self.who("unrevealed", &[slug::WIN_UNREVEALED], *who),
        }
    }

    /// A search that names a marker.
    pub(crate) fn line_of_search(&self, view: &View, marker: u8) -> Message {
        let seeker =
            if let Stage::Active { figure } = view.state.stage { Side::of_figure(figure) } else { Side::A };
        let line = Message::line("seek-at", &[slug::ACTION_SEEK, slug::INFILTRATION_DETECT]);
        let line = line.number("marker", marker.saturating_add(1));
        let at = marker_at(view, seeker.other(), marker);
        self.at(line, "at", at).number("cost", self.price_in(view, &Action::SeekAt(marker)))
    }

    /// Somebody is put on the table, or nobody is.
    pub(crate) fn line_of_reveal(&self, view: &View, figure: u8, marker: u8, to: Place) -> Message {
        let (name, rule) = if view.state.stack.is_empty() {
            ("reveal", slug::INFILTRATION_REVEAL)
        } else {
            ("reveal-here", slug::INFILTRATION_DETECT)
        };
        let line = Message::line(name, &[rule, slug::INFILTRATION_ANYWHERE])
            .with("who", self.figure_name(view, figure));
        self.at(line.number("marker", marker.saturating_add(1)), "to", to)
    }

    pub(crate) fn line_of_staying(&self, view: &View) -> Message {
        if view.state.stack.is_empty() {
            Message::line("reveal-nobody", &[slug::INFILTRATION_REVEAL])
        } else {
            Message::line("nobody-here", &[slug::INFILTRATION_DETECT, slug::INFILTRATION_REMOVED])
        }
    }

    pub(crate) fn line_of_not_there(&self, problem: NotThere) -> Message {
        let line = |name| Message::line(name, &[problem.rule()]);
        let figure = |line: Message, figure: u8| line.with("figure", unnamed(figure));
        match problem {
            NotThere::Unable { figure: who } => figure(line("cannot-infiltrate"), who),
            NotThere::TooMany { most } => line("too-many-infiltrators").number("most", most),
            NotThere::NoRoom => line("no-room-to-infiltrate"),
            NotThere::NearZone { to } => self.at(line("marker-near-zone"), "to", to),
            NotThere::NearMarker { marker } => line("marker-near-marker").number("marker", marker + 1),
            NotThere::NoSuchMarker => line("no-such-marker"),
            NotThere::NotInfiltrated { figure: who } => figure(line("not-infiltrated"), who),
            NotThere::AwayFromMarker { to } => self.at(line("away-from-marker"), "to", to),
            NotThere::Blocked { to } => self.at(line("marker-blocked"), "to", to),
            NotThere::MustAppear => line("must-appear"),
            NotThere::Unseen { at } => self.at(line("marker-unseen"), "at", at),
            NotThere::TooFar { gap, reach } => {
                line("marker-out-of-reach").with("gap", self.length(gap)).with("reach", self.length(reach))
            }
        }
    }
}

/// Where a side's marker lies; nowhere, if there is no such marker.
fn marker_at(view: &View, side: Side, marker: u8) -> Place {
    view.state.markers[side.index()].places().get(usize::from(marker)).copied().unwrap_or_default()
}
