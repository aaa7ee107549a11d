//! What happened, told as it happens: to everybody alike, but for plot cards that stay in hand.

use kernel::Rule;

use crate::cards::AbilityName;
use crate::content::Crash;
use crate::refusal::Screen;
use crate::rules::combat::MOST_DICE;
use crate::state::{AttackKind, Gait, Outcome, Place, Placed, Reaction, Side, Status};
use crate::total::Total;

/// A figure, with the character it is, so that an event can be told without a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Who {
    pub figure: u8,
    pub card: u8,
}

#[expect(clippy::large_enum_variant, reason = "events are made one at a time and seldom kept")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A side took a plot card into its hand; which one it was only that side hears.
    PlotTaken {
        side: Side,
        points: u8,
        card: Option<u8>,
    },
    SceneryRolled {
        dice: [u8; 2],
        pieces: [u8; 2],
    },
    /// Equal rolls are rolled again.
    Tied {
        die: i16,
    },
    SceneryOrder {
        dice: [u8; 2],
        first: Side,
    },
    PieceSet {
        side: Side,
        placed: Placed,
    },
    DeployRolled {
        dice: [u8; 2],
        low: Side,
    },
    /// What Initiative adds to a side's die.
    InitiativeAdds {
        side: Side,
        by: i16,
    },
    EdgeChosen {
        side: Side,
        zone: u8,
    },
    Deployed {
        who: Who,
        at: Place,
        rest: bool,
        /// Outside its zone.
        advanced: bool,
    },
    FlagSet {
        side: Side,
        at: Place,
    },
    NodesSet {
        count: u8,
    },
    FirstActions {
        who: Who,
        actions: u8,
    },
    FirstRolled {
        dice: [u8; 2],
        high: Side,
        turn: u8,
    },
    GoesFirst {
        side: Side,
    },
    TurnBegins {
        turn: u8,
    },
    Straightened,
    Healed {
        who: Who,
        life: u8,
    },
    Recovered {
        who: Who,
        gained: Total,
        actions: u8,
    },
    CounterOff {
        who: Who,
        status: Status,
        left: u8,
    },
    /// Counters of a state, and how many there are now.
    StateGiven {
        who: Who,
        status: Status,
        level: u8,
        left: u8,
    },
    /// A state that somebody never gets.
    Immune {
        who: Who,
        status: Status,
    },
    Stunned {
        who: Who,
    },
    DoomRolled {
        who: Who,
        die: u8,
        dies: bool,
    },
    Activated {
        who: Who,
    },
    Turned {
        who: Who,
        actions: u8,
    },
    Skipped {
        side: Side,
    },
    MoveDeclared {
        who: Who,
        gait: Gait,
        cost: u8,
        /// Somebody is in contact but engages nobody, one of the two being hidden.
        unseen: bool,
    },
    /// So far it went, for so much of its movement.
    Went {
        who: Who,
        from: Place,
        to: Place,
        cost: i32,
        left: i32,
        why: Terrain,
    },
    /// Came into contact with a visible enemy.
    Touches {
        who: Who,
        enemy: Who,
    },
    Climbed {
        who: Who,
        to: Place,
        cost: u8,
    },
    AttackDeclared {
        who: Who,
        target: Who,
        kind: AttackKind,
        cost: u8,
        /// A shot over abrupt ground that covers nobody, since it lies lower than the shooter.
        over_lower: bool,
    },
    /// A shot's target is seen, but not all of it.
    Covered {
        who: Who,
        target: Who,
        by: Vec<Screen>,
    },
    /// Measured, and not near enough.
    TooFar {
        who: Who,
        target: Who,
        kind: AttackKind,
        gap: i32,
        reach: i32,
    },
    ChargeShort {
        who: Who,
        to: Place,
    },
    Charged {
        who: Who,
        from: Place,
        to: Place,
        contacts: u8,
    },
    Intercepted {
        who: Who,
        charger: Who,
        from: Place,
        to: Place,
    },
    ShotTaken {
        who: Who,
        target: Who,
    },
    LetBe {
        side: Side,
    },
    Revealed {
        who: Who,
        by: Reveals,
    },
    Reacts {
        who: Who,
        reaction: Reaction,
        cost: u8,
    },
    DefenseRolled {
        who: Who,
        die: u8,
        total: Total,
    },
    AttackRolled {
        who: Who,
        dice: [u8; 5],
        count: u8,
        kept: u8,
        total: Total,
    },
    Missed {
        who: Who,
        target: Who,
        by: i16,
    },
    Hit {
        who: Who,
        target: Who,
        success: u8,
        /// The rule by which the die hits whatever the defense is, where only that hits.
        natural: Option<Rule>,
    },
    Critical {
        who: Who,
        mastery: bool,
    },
    /// Neither dodges nor counters, ever.
    TakesIt {
        who: Who,
    },
    /// An attack that cannot hurt somebody intangible.
    PassesThrough {
        target: Who,
    },
    Damage {
        target: Who,
        damage: Total,
        armor: Total,
        lost: u8,
    },
    LifeLost {
        who: Who,
        lost: u8,
        left: u8,
        rule: Rule,
    },
    Died {
        who: Who,
        together: bool,
    },
    /// What was declared is lost: somebody it needed is gone.
    Lost {
        who: Who,
    },
    StrikesBack {
        who: Who,
        target: Who,
    },
    NoStrikeBack {
        who: Who,
    },
    TriesToEscape {
        who: Who,
        cost: u8,
    },
    /// Leaves a combat for nothing and without a roll.
    SlipsAway {
        who: Who,
    },
    Seeks {
        who: Who,
        cost: u8,
    },
    /// Stops moving of its own will.
    StopsMoving {
        who: Who,
    },
    EscapeRolled {
        who: Who,
        die: u8,
        total: Total,
        target: u8,
        escapes: bool,
    },
    SeekRolled {
        who: Who,
        die: u8,
        target: u8,
        found: Vec<Who>,
        /// Whether the owner of a marker has to answer.
        answer: bool,
    },
    Infiltration(Infiltration),
    PushedBack {
        who: Who,
        kind: AttackKind,
        inches: u8,
    },
    Pushed {
        who: Who,
        kind: AttackKind,
        from: Place,
        to: Place,
    },
    FlagTaken {
        who: Who,
        owner: Side,
    },
    FlagDropped {
        owner: Side,
        at: Place,
    },
    FlagHome {
        owner: Side,
    },
    NodeClaimed {
        who: Who,
        node: u8,
        side: Side,
    },
    /// What comes of a throw.
    Throw(ThrowEvent),
    /// What a card did.
    Card(CardEvent),
    /// What a figure is worth to the other side when victory points are counted.
    Worth {
        who: Who,
        points: Total,
        /// Whether it came with advantage cards, which count nothing.
        cards: bool,
    },
    /// The last of a side has left, and the other plays on for the nodes.
    NobodyLeft {
        side: Side,
    },
    Resigned {
        side: Side,
    },
    Over {
        outcome: Outcome,
    },
}

/// What comes of infiltration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Infiltration {
    Chosen {
        who: Who,
    },
    MarkerSet {
        side: Side,
        at: Place,
    },
    /// Fewer markers than there should be, for want of room.
    NoRoom {
        side: Side,
    },
    /// Reveals nobody, or nobody more, this turn.
    Waits {
        side: Side,
    },
    /// Is revealed, or found.
    Appears {
        who: Who,
        at: Place,
        actions: u8,
        found: bool,
    },
    MadeRoom {
        who: Who,
        from: Place,
        to: Place,
    },
    /// A search names a marker.
    Named {
        who: Who,
        at: Place,
    },
    TooFar {
        who: Who,
        at: Place,
        gap: i32,
        reach: i32,
    },
    NotThere {
        side: Side,
        at: Place,
    },
    /// Nobody fits where somebody should be; the marker stays.
    Stays {
        side: Side,
        at: Place,
    },
    /// Nobody is left to be placed.
    MarkersGone {
        side: Side,
        left: u8,
    },
    /// An Initiative that does not count.
    Absent {
        who: Who,
    },
    Unrevealed {
        who: Who,
    },
}

/// What comes of a throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThrowEvent {
    /// Is thrown so many inches.
    Thrown {
        who: Who,
        by: Who,
        inches: u8,
    },
    /// An attack could have thrown it.
    Spared {
        who: Who,
    },
    /// It would have been thrown, but is dead.
    Dead {
        who: Who,
    },
    /// The attacker chose which way.
    Chosen {
        who: Who,
        to: Place,
    },
    /// It goes on along the line of a charge or a shot.
    Along {
        who: Who,
    },
    /// So far it went, and so much is left.
    Flew {
        who: Who,
        from: Place,
        to: Place,
        left: i32,
    },
    /// Ran into something that costs it so many life points and leaves it so far to go.
    Crashed {
        who: Who,
        into: Crash,
        cost: u8,
        left: i32,
    },
    /// The edge of the table stopped it.
    AtEdge {
        who: Who,
    },
    /// Came down beside where it would have, since nobody can stand there.
    Lands {
        who: Who,
        to: Place,
    },
    /// Gave up its movement to get out of the way.
    GotClear {
        who: Who,
        from: Place,
        to: Place,
    },
    /// Somebody intangible goes through whoever is in the way.
    WentThrough {
        who: Who,
        over: Who,
    },
    RunOverRolled {
        who: Who,
        by: Who,
        die: u8,
        target: u8,
        larger: bool,
        avoids: bool,
    },
    RunOver {
        who: Who,
        by: Who,
    },
    /// The base that was struck halves what is left.
    Halved {
        who: Who,
        left: i32,
    },
    /// Is pushed on by whoever ran it over.
    GoesOn {
        who: Who,
        left: i32,
    },
}

/// What a card did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardEvent {
    /// An ability was used, for so many action points.
    Used {
        who: Who,
        ability: AbilityName,
        cost: u8,
        target: Option<Who>,
    },
    /// An ability answers what happened.
    Answers {
        who: Who,
        ability: AbilityName,
    },
    /// The owner of a card names somebody.
    Picks {
        who: Who,
        target: Who,
    },
    /// Measured, and not near enough.
    OutOfReach {
        who: Who,
        target: Who,
    },
    UpkeepPaid {
        who: Who,
        ability: AbilityName,
        cost: u8,
    },
    Ends {
        who: Who,
        ability: AbilityName,
        hidden: bool,
    },
    /// Something is different for somebody for a while.
    Changed {
        who: Who,
        by: Who,
    },
    ActionsChanged {
        who: Who,
        by: i16,
        actions: u8,
    },
    Tokens {
        who: Who,
        by: i16,
        left: u8,
    },
    /// A card of somebody's is in another mode, by its name's number among all.
    Mode {
        who: Who,
        name: u8,
    },
    /// Tokens with a name, on a card of somebody's or with its party: how many more, and how many now.
    Piled {
        who: Who,
        /// The advantage card that they lie on.
        card: Option<u8>,
        /// The number of their name, counted from one.
        name: u8,
        by: i16,
        left: u8,
    },
    /// A die that a card asked for.
    Rolled {
        who: Who,
        die: u8,
    },
    Resisted {
        who: Who,
        die: u8,
        total: Total,
        needed: i16,
        resists: bool,
        /// Whether it came with an attack that did what the card asks for.
        carried: bool,
    },
    /// Life points given back.
    Healed {
        who: Who,
        by: u8,
        life: u8,
    },
    /// Counters of a state that came off.
    Cleansed {
        who: Who,
        status: Status,
        left: u8,
    },
    /// Every engagement is ended without a roll.
    GetsAway {
        who: Who,
    },
    Hides {
        who: Who,
    },
    /// Within an enemy's zone of control nobody hides.
    CannotHide {
        who: Who,
        by: Who,
    },
    /// A card keeps it from hiding.
    StaysSeen {
        who: Who,
    },
    /// It cannot lose life points now.
    Unhurt {
        who: Who,
    },
    /// Nobody can push or throw it.
    Unmoved {
        who: Who,
    },
    /// Without life points, and still there.
    GoesOn {
        who: Who,
    },
    Removed {
        who: Who,
    },
    /// Has left the table and comes back.
    LeavesTable {
        who: Who,
    },
    /// A die is rolled again.
    Rerolled {
        who: Who,
    },
    /// May be activated again.
    Readied {
        who: Who,
    },
    /// May use its movement of the turn again.
    MovesAgain {
        who: Who,
    },
    /// May intercept a charge or take a shot again.
    GuardsAgain {
        who: Who,
    },
    /// May seek again.
    SeeksAgain {
        who: Who,
    },
    /// An attack misses because a card says so.
    MadeToMiss {
        who: Who,
        target: Who,
    },
    /// A roll succeeds because a card says so.
    MadeToSucceed {
        who: Who,
    },
    /// Life points that would have been regained take tokens off.
    HealedTokens {
        who: Who,
        by: u8,
    },
    /// Is activated before the other side goes on.
    GoesNext {
        who: Who,
    },
    /// Takes an action out of its turn.
    ActsAtOnce {
        who: Who,
    },
    /// Is done for this turn.
    Finishes {
        who: Who,
    },
    /// Is activated after everybody else of its side.
    Delayed {
        who: Who,
    },
    /// Goes no further.
    Halted {
        who: Who,
    },
    /// Has an ability of another card for a while.
    Granted {
        who: Who,
        ability: AbilityName,
    },
    /// Cannot use one of its abilities for a while.
    Suppressed {
        who: Who,
        ability: AbilityName,
    },
    Prevented {
        who: Who,
        life: u8,
    },
    Redirected {
        who: Who,
        target: Who,
    },
    Cancelled {
        who: Who,
    },
    Revived {
        who: Who,
        life: u8,
    },
    Forgets {
        who: Who,
        count: u8,
    },
    Becomes {
        who: Who,
        card: u8,
    },
    Summoned {
        who: Who,
        by: Who,
        at: Place,
    },
    Relocated {
        who: Who,
        from: Place,
        to: Place,
    },
    Chooses {
        who: Who,
        option: u8,
    },
    Marked {
        who: Who,
        by: Who,
    },
    /// An advantage card left the game.
    Discarded {
        who: Who,
        card: u8,
    },
    CardTaken {
        from: Who,
        to: Who,
        card: u8,
    },
    PlotPlayed {
        side: Side,
        card: u8,
    },
    /// Somebody leaves the table into somebody's body.
    Enters {
        who: Who,
        into: Who,
    },
    /// A body is on the other side, under another number.
    TakenOver {
        who: Who,
        by: Who,
    },
    /// A body is its owner's again.
    Freed {
        who: Who,
    },
    ComesBack {
        who: Who,
        at: Place,
    },
    /// A plot card that was played answers what happened.
    PlotAnswers {
        side: Side,
        ability: AbilityName,
    },
    /// A side's zone is larger than printed, by so many inches in every direction.
    ZoneGrown {
        side: Side,
        by: u8,
    },
    HandShown {
        side: Side,
        count: u8,
    },
    /// One of the cards of a hand that is shown.
    PlotShown {
        side: Side,
        card: u8,
    },
    /// A plot card that was played goes back to the hand.
    PlotTakenBack {
        side: Side,
        card: u8,
    },
    GnosisSpent {
        side: Side,
        left: u8,
    },
    /// The dice of a roll where several count, or where somebody is asked about them: all of them, and the one kept.
    DiceRolled {
        who: Who,
        dice: [u8; MOST_DICE as usize],
        count: u8,
        kept: u8,
        /// Whether one of them was bought with gnosis.
        gnosis: bool,
    },
    /// What a roll came to with what cards add to it.
    RollChanged {
        who: Who,
        total: Total,
    },
    PointsGiven {
        side: Side,
        by: i16,
        /// What all of them come to.
        all: i16,
    },
    GnosisGained {
        side: Side,
        left: u8,
    },
    /// Everybody within an area is hit too.
    AreaHit {
        who: Who,
        count: u8,
    },
    /// More happened at once than can be kept in mind: what one more card would have done is left out.
    TooMuch,
    /// What a card would have changed for a while or remembered found no room, and is not.
    NoRoom,
    /// The target was missed, and with it the whole area.
    AreaMissed {
        who: Who,
    },
}

/// What somebody hidden did to be seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reveals {
    Attacking,
    /// Intercepting a charge or taking a shot.
    SteppingIn,
    /// A card found it.
    Card,
}

/// What made a movement dearer, or kept it from being so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Terrain {
    pub abrupt: bool,
    pub up: bool,
    pub flies: bool,
    /// Passed through whatever ground there was.
    pub floats: bool,
    /// Crossed abrupt ground as if it were none.
    pub open: bool,
}
