//! Why something is refused, in words.

use geometry::squares::Kind;
use kernel::{Arg, Message, Rule};

use crate::content::{Measure, PieceKind};
use crate::game::Anima;
use crate::lines::unnamed;
use crate::refusal::{Hindrance, Illegal, SceneryProblem, Screen, Unfit};
use crate::slug;

impl Anima {
    pub(crate) fn line_of_refusal(&self, refusal: &Illegal) -> Message {
        let mut line = self.line_of_reason(refusal);
        line.rules.extend(refusal.is_seen_before().then_some(slug::DECLARE_CHECKED));
        line
    }

    fn line_of_reason(&self, refusal: &Illegal) -> Message {
        let board = self.measure() == Measure::Board;
        let line = |name| Message::line(name, &[refusal.rule()]);
        let figure = |line: Message, figure: u8| line.with("figure", unnamed(figure));
        match refusal {
            Illegal::NoSuchAbility { .. }
            | Illegal::NotNowAbility { .. }
            | Illegal::Sealed { .. }
            | Illegal::UsedUp { .. }
            | Illegal::AlreadyOn { .. }
            | Illegal::HasToUse { .. }
            | Illegal::Unmet { .. }
            | Illegal::CannotPay { .. }
            | Illegal::TooManySteps { .. }
            | Illegal::WrongTarget { .. }
            | Illegal::NeedsTarget
            | Illegal::NoReaction { .. }
            | Illegal::Rooted { .. }
            | Illegal::Forbidden { .. }
            | Illegal::Barred { .. }
            | Illegal::NotInHand
            | Illegal::NotNowCard
            | Illegal::NoGnosis
            | Illegal::NotAmongThem { .. }
            | Illegal::NoSuchOption { .. }
            | Illegal::NotThatPlace { .. } => self.line_of_card_refusal(refusal),
            Illegal::NotNow { .. } => line("anima-not-now"),
            Illegal::NotThatPlotCard { points } => line("not-that-plot-card").number("points", *points),
            Illegal::NoSuchFigure => line("no-such-figure"),
            Illegal::NotYours { figure: who } => figure(line("not-yours"), *who),
            Illegal::NotOnTable { figure: who } => figure(line("not-on-table"), *who),
            Illegal::AlreadyTurned { figure: who } => figure(line("already-turned"), *who),
            Illegal::Stunned { figure: who } => figure(line("is-stunned"), *who),
            Illegal::Paralyzed { figure: who } => figure(line("is-paralyzed"), *who),
            Illegal::Berserk { figure: who } => figure(line("is-berserk"), *who),
            Illegal::Delayed { figure: who } => figure(line("has-to-wait"), *who),
            Illegal::Ordered { figure: who } => figure(line("is-ordered"), *who),
            Illegal::TooFewActions { cost, has } => {
                line("too-few-actions").number("cost", *cost).number("has", *has)
            }
            Illegal::AlreadyMoved { figure: who } => figure(line("already-moved"), *who),
            Illegal::Accumulates { figure: who } => figure(line("accumulates"), *who),
            Illegal::InTheOpen { figure: who, by } => {
                figure(line("in-the-open"), *who).with("by", unnamed(*by))
            }
            Illegal::AlreadySought { figure: who } => figure(line("already-sought"), *who),
            Illegal::Engaged { figure: who, .. } => figure(line("is-engaged"), *who),
            Illegal::NotEngaged { figure: who, .. } => figure(line("not-engaged"), *who),
            Illegal::NotAnEnemy { figure: who } => figure(line("not-an-enemy"), *who),
            Illegal::Hidden { figure: who } => figure(line("is-hidden"), *who),
            Illegal::NotInContact { target, .. } => {
                let mut line = line("not-in-contact");
                line.rules.push(if board { slug::BOARD_ENGAGED } else { slug::GEOMETRY_CONTACT });
                figure(line, *target)
            }
            Illegal::InContact { target, .. } => figure(line("in-contact"), *target),
            Illegal::NoRangedAttack { figure: who } => figure(line("no-ranged-attack"), *who),
            Illegal::NoSight { target, by } => {
                let mut line = figure(line("no-sight"), *target);
                line.rules.push(slug::SIGHT_LINE);
                line.rules.push(if board { slug::BOARD_SIGHT } else { slug::SIGHT_LANES });
                line.rules.extend(by.map(|screen| self.screen_rules(screen)).into_iter().flatten());
                line.with("by", by.map_or_else(|| Arg::many(Vec::new()), |screen| self.screen_word(screen)))
            }
            Illegal::OutOfRange { target, gap, reach, .. } => {
                let mut line = line("out-of-range");
                line.rules.push(if board { slug::BOARD_RANGE } else { slug::MEASURE_BLIND });
                figure(line, *target).with("gap", self.length(*gap)).with("reach", self.length(*reach))
            }
            Illegal::Way { hindrance } => self.line_of_hindrance(*hindrance),
            Illegal::NoLine { hindrance } => {
                let mut line = self.line_of_hindrance(*hindrance);
                let of_run = |rule: &Rule| *rule == slug::MOVE_RUN || *rule == slug::BOARD_RUN;
                let others = line.rules.named().filter(|rule| !of_run(rule));
                line.rules = std::iter::once(slug::CHARGE_LINE).chain(others).collect();
                line.rules.extend(board.then_some(slug::BOARD_CHARGE));
                line
            }
            Illegal::NotTheTarget { to } => self.at(line("not-the-target"), "to", *to),
            Illegal::NotInEdition { .. } => line("not-in-edition"),
            Illegal::NoCounter { .. } => line("no-counter"),
            Illegal::CannotIntercept { figure: who, why } => {
                figure(line("cannot-intercept"), *who).name("why", unfit_name(*why))
            }
            Illegal::CannotShield { figure: who, why } => {
                figure(line("cannot-shield"), *who).name("why", unfit_name(*why))
            }
            Illegal::NoFlag => line("no-flag"),
            Illegal::NoSuchPiece => line("no-such-piece"),
            Illegal::Scenery { problem: SceneryProblem::NearEdge } => line("scenery-near-edge"),
            Illegal::Scenery { problem: SceneryProblem::NearPiece { piece } } => {
                line("scenery-near-piece").number("piece", *piece + 1)
            }
            Illegal::NotInZone { to } | Illegal::FlagNotInZone { to } => {
                self.at(line("not-in-zone"), "to", *to)
            }
            Illegal::NoSuchZone => line("no-such-zone"),
            Illegal::AlreadyDeployed { figure: who } => figure(line("already-deployed"), *who),
            Illegal::NotNearest { figure: who } => figure(line("not-nearest"), *who),
            Illegal::NotNearEnough { figure: who } => figure(line("not-near-enough"), *who),
            Illegal::NotThatWay { to } => self.at(line("not-that-way"), "to", *to),
            Illegal::NoWay { to } => self.at(line("no-way-to-throw"), "to", *to),
            Illegal::NotClear { to } => self.at(line("not-clear"), "to", *to),
            Illegal::NothingToClimb => line("nothing-to-climb"),
            Illegal::TooFarForward { to } => self.at(line("too-far-forward"), "to", *to),
            Illegal::NearEnemy { target } => figure(line("near-enemy"), *target),
            Illegal::Infiltration { problem } => self.line_of_not_there(*problem),
        }
    }

    /// What stands in a line of sight, by name.
    pub(crate) fn screen_word(&self, screen: Screen) -> Arg {
        match screen {
            Screen::Piece(piece) => Arg::named(self.content.pieces[usize::from(piece)].id.clone()),
            Screen::Square { at, .. } => self.point(at),
            Screen::Figure(who) => self.who_name(who),
        }
    }

    /// The rules by which something is in the way of sight.
    pub(crate) fn screen_rules(&self, screen: Screen) -> Vec<Rule> {
        match screen {
            Screen::Piece(piece) => match self.content.pieces[usize::from(piece)].kind {
                PieceKind::Abrupt => vec![slug::SCENERY_ABRUPT, slug::SIGHT_ABRUPT],
                PieceKind::High => vec![slug::SCENERY_HIGH],
                PieceKind::Low => vec![slug::SCENERY_LOW],
                PieceKind::Elevation { .. } => vec![slug::SCENERY_ELEVATION, slug::SIGHT_ELEVATION],
                PieceKind::Minor => vec![slug::SCENERY_MINOR],
            },
            Screen::Square { kind: Kind::Abrupt, under: true, .. } => {
                vec![slug::SCENERY_ABRUPT, slug::SIGHT_ABRUPT]
            }
            Screen::Square { kind, .. } => match kind {
                Kind::Abrupt => vec![slug::SCENERY_ABRUPT],
                Kind::High => vec![slug::SCENERY_HIGH, slug::BOARD_HIGH],
                Kind::Low => vec![slug::SCENERY_LOW, slug::BOARD_LOW],
                Kind::Clear => vec![slug::SCENERY_ELEVATION, slug::BOARD_ELEVATION],
                Kind::Minor => vec![slug::SCENERY_MINOR],
            },
            Screen::Figure(_) => vec![slug::SIGHT_CHARACTERS],
        }
    }

    fn line_of_hindrance(&self, hindrance: Hindrance) -> Message {
        let board = self.measure() == Measure::Board;
        let mut line = Message::line(
            match hindrance {
                Hindrance::OffTable => "off-table",
                Hindrance::Impassable { .. } => "impassable",
                Hindrance::Base { .. } | Hindrance::Enemy { .. } => "base-in-the-way",
                Hindrance::TooFar { .. } => "way-too-far",
                Hindrance::NotStraight => "not-straight",
                Hindrance::Cliff => "cliff",
                Hindrance::Nowhere => "nowhere",
            },
            &[hindrance.rule()],
        );
        match hindrance {
            Hindrance::Impassable { by } => {
                line.rules.extend(self.screen_rules(by));
                line.with("by", self.screen_word(by))
            }
            Hindrance::Enemy { figure } => {
                line.rules.extend(board.then_some(slug::BOARD_ENGAGED));
                line.with("figure", unnamed(figure))
            }
            Hindrance::Base { figure } => {
                line.rules.extend(board.then_some(slug::BOARD_OCCUPIED));
                line.with("figure", unnamed(figure))
            }
            Hindrance::TooFar { cost, left } => {
                line.with("cost", self.length(cost)).with("left", self.length(left))
            }
            Hindrance::NotStraight => {
                line.rules.extend(board.then_some(slug::BOARD_RUN));
                line
            }
            Hindrance::Cliff => {
                line.rules.extend(board.then_some(slug::BOARD_ELEVATION));
                line
            }
            Hindrance::OffTable | Hindrance::Nowhere => line,
        }
    }
}

fn unfit_name(why: Unfit) -> &'static str {
    match why {
        Unfit::NotAFriend => "unfit-not-a-friend",
        Unfit::IsTheTarget => "unfit-is-the-target",
        Unfit::Engaged => "unfit-engaged",
        Unfit::Paralyzed => "unfit-paralyzed",
        Unfit::Berserk => "unfit-berserk",
        Unfit::AlreadyIntercepted => "unfit-already-intercepted",
        Unfit::TooFar => "unfit-too-far",
        Unfit::CutOff => "unfit-cut-off",
        Unfit::CannotFly => "unfit-cannot-fly",
        Unfit::HiddenAttacker => "unfit-hidden-attacker",
        Unfit::ShooterHigher => "unfit-shooter-higher",
    }
}
