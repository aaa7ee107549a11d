//! Random games to look at: in every edition, on both grounds, with every stage of a setup.

use catalog::games::{self, Wanted};
use catalog::table::{Step, Waiting};
use catalog::{Lang, Table, Texts};
use kernel::Seat;
use kernel::dice::{draw, stream};
use kernel::journal::DiceSource;
use players::{Budget, Level};
use rand_core::Rng;

/// Games and setups that between them have everything: each edition and ground, scenery that is placed, scenarios,
/// infiltration, plot cards, summons, gnosis and blind measuring on squares.
pub const SETUPS: [(&str, &str); 17] = [
    ("last-stand", "heroes=2"),
    ("last-stand", "heroes=3 titan=abnormal hero1=eren"),
    ("last-stand", "heroes=4 titan=aggressive hero1=armin hero2=erwin hero3=mikasa hero4=conny"),
    ("last-stand", "heroes=4 titan=voracious hero1=sasha hero2=hange"),
    ("anima", "map=twin-hills a=old-guard b=night-court"),
    ("anima", "map=long-fields a=old-guard b=night-court"),
    ("anima", "edition=advanced map=sunken-court a=drifters b=drifters scenery=rolled"),
    ("anima", "edition=core-es map=old-terraces a=old-guard b=pilgrims scenario=nodes"),
    ("anima", "edition=core-es map=salt-market a=old-guard b=pilgrims scenario=nodes measuring=open"),
    ("anima", "edition=alpha-it map=stairs-of-ash a=creditors b=pilgrims board.measuring=blind"),
    ("anima", "map=last-ferry a=pilgrims b=night-court scenario=flag"),
    ("anima", "edition=alpha-it map=split-valley a=isaura,drusk b=ghorm,nerezza scenery=rolled levels=300"),
    ("anima", "edition=alpha-it map=broken-abbey a=drifters b=pilgrims scenario=nodes"),
    (
        "anima",
        "map=twin-hills levels=900 a=claire-adelheid,duncan-reid+elemental-weapon,erika,griever,janus-faith,plot:5 \
         b=aoi-inukai+life-potion,covel,dark-chesire+blood-omen,kairos,konosuke,plot:5",
    ),
    (
        "anima",
        "map=quarry-floor levels=900 a=lilian-virgil,macbeth,october,samiel,sho+curse,plot:10,plot:5 \
         b=alexias,azriel+ark-shield,damaris,gemini+presence,high-saint-elienai,plot:5,plot:15",
    ),
    (
        "anima",
        "edition=core-es map=old-terraces levels=900 party.organization=allowed a=justina,luzbell,nero,romeo-exxet,saint-astraega+vial-of-life \
         b=gear-mk-trithemius,grimorium-verum,legacy-of-solomon,rayne,veronica,plot:5,plot:15",
    ),
    (
        "anima",
        "map=salt-market levels=900 a=saint-hazael,the-bearer-of-calamities+magus-wand,damaris,nero,alexias,plot:5 \
         b=genma,ophiel,covel+familiar,konosuke,dark-chesire,plot:5,plot:10",
    ),
];

/// A table with this setup; words with a key of no form are options.
pub fn begin(game: &str, setup: &str) -> Box<dyn Table> {
    let texts = Texts::new(Lang::En);
    let pair = |word: &str| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    let words: Vec<(String, String)> = setup.split_whitespace().filter_map(pair).collect();
    let is_option = |key: &str| key == "measuring" || key.contains('.');
    let (options, setup) = words.into_iter().partition(|(key, _)| is_option(key));
    let wanted = Wanted { setup, options, ..Wanted::default() };
    let prepared = games::prepare(game, &wanted);
    let prepared = prepared.unwrap_or_else(|error| panic!("{game}: {}", error.text(&texts)));
    let begun = games::begin(game, prepared, DiceSource::Seeded);
    begun.unwrap_or_else(|error| panic!("{game}: {}", error.text(&texts)))
}

/// Something that is done at a table.
#[derive(Clone, Debug)]
pub enum Done {
    Chosen(Seat, serde_json::Value),
    Drawn(kernel::Drawn),
}

/// What happens next in a random game; nothing after the end.
pub fn next(table: &dyn Table, rng: &mut dyn Rng) -> Option<Done> {
    match table.waiting() {
        Waiting::Decide { awaited, .. } => {
            let seat = awaited.iter().next().unwrap();
            Some(Done::Chosen(
                seat,
                table.still().propose(seat, Level::Random.into(), Budget::whole(), rng).unwrap(),
            ))
        }
        Waiting::Chance(chance) => Some(Done::Drawn(draw(rng, chance))),
        Waiting::Over { .. } => None,
    }
}

/// Does it; nothing, where it may not be done.
pub fn take(table: &mut dyn Table, done: &Done) -> Option<Step> {
    match done {
        Done::Chosen(seat, action) => table.act(*seat, table.number(*seat), action).ok(),
        Done::Drawn(drawn) => table.drawn(*drawn).ok(),
    }
}

pub fn rng(seed: u64) -> impl Rng {
    stream(seed, 77)
}
