//! The words of places: where somebody is put.

use super::super::{OneSide, Spot, SpotTable, Was};
use super::Phrase;
use super::who::{Case, Roles, whom};

pub(super) fn spot(spot: &Spot, roles: Roles<'_>) -> Phrase {
    match spot {
        Spot::Zone => Phrase::new("card-spot-zone"),
        Spot::Inches(inches) => Phrase::new("card-spot-inches").number("inches", *inches),
        Spot::NearTarget(inches) => Phrase::new("card-spot-near-target").number("inches", *inches),
        Spot::ContactWithTarget => Phrase::new("card-spot-contact"),
        Spot::PlaceOfSubject => Phrase::new("card-spot-place"),
        Spot::Contact => Phrase::new("card-spot-contact-bearer"),
        Spot::Anywhere => Phrase::new("card-spot-anywhere"),
        Spot::Apart(inches) => Phrase::new("card-spot-apart").number("inches", *inches),
        Spot::Spot(table) => spot_table(table, roles),
    }
}

/// A place by all that has to be true of it.
fn spot_table(table: &SpotTable, roles: Roles<'_>) -> Phrase {
    let SpotTable {
        of,
        inches,
        seen,
        edge,
        edge_of,
        apart,
        free,
        alone,
        on,
        higher,
        was,
        deployment,
        uncontrolled,
        near_scenery,
        toward_scenery,
    } = table;
    let who = || whom(of, roles, Case::Does);
    let at = was.map(|was| {
        let word = match was {
            Was::Here => "here",
            Was::Before => "before",
            Was::Activation => "activation",
        };
        Phrase::new("card-spot-was").word("was", word).with("who", who())
    });
    let mut place = match (inches, at) {
        (Some(0) | None, Some(at)) => at,
        (Some(inches), Some(at)) => Phrase::new("card-spot-near").number("inches", *inches).with("who", at),
        (Some(inches), None) => Phrase::new("card-spot-near").number("inches", *inches).with("who", who()),
        (None, None) => Phrase::new("card-spot-anywhere"),
    };
    if *seen {
        place = Phrase::new("card-spot-seen").with("where", place).with("who", who());
    }
    if let Some(inches) = edge {
        let side = edge_of.map_or("any", OneSide::word);
        place =
            Phrase::new("card-spot-edge").with("where", place).number("inches", *inches).word("side", side);
    }
    if let Some(inches) = apart {
        place = Phrase::new("card-spot-far").with("where", place).number("inches", *inches);
    }
    if let Some(side) = deployment {
        place = Phrase::new("card-spot-deployment").with("where", place).word("side", side.word());
    }
    if let Some(scenery) = on {
        place = Phrase::new("card-spot-on").with("where", place).word("scenery", scenery.word());
    }
    if let Some(inches) = near_scenery {
        place = Phrase::new("card-spot-near-scenery").with("where", place).number("inches", *inches);
    }
    if *toward_scenery {
        place = Phrase::new("card-spot-toward-scenery").with("where", place);
    }
    if *uncontrolled {
        place = Phrase::new("card-spot-uncontrolled").with("where", place);
    }
    if *higher {
        place = Phrase::new("card-spot-higher").with("where", place).with("who", who());
    }
    if *free {
        place = Phrase::new("card-spot-free").with("where", place);
    }
    if *alone { Phrase::new("card-spot-alone").with("where", place) } else { place }
}
