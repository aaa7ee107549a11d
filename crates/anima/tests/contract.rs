//! Anima Tactics keeps the kernel's contract, in every edition and on both grounds.

mod common;

use std::path::PathBuf;

use anima::content::EDITIONS;
use anima::{Anima, Form, Scenario, slug};
use kernel::dice::{below_usize, stream};
use testkit::contract::{Plan, Rates, Subject};
use testkit::kept;

/// So many random games of each kind; `cargo verify --long` asks for more.
fn games() -> u64 {
    let asked = std::env::var("TACTICA_ANIMA_CONTRACT_GAMES").ok();
    asked.map_or(300, |games| games.parse().expect("TACTICA_ANIMA_CONTRACT_GAMES is a number"))
}

fn kept_folder(name: &str) -> PathBuf {
    testkit::repository().join("tests/kept/anima").join(name)
}

fn hold(name: &str, setups: &[&str], games: u64, rates: Rates) {
    let made: Vec<Anima> = setups
        .iter()
        .map(|setup| common::make(setup).unwrap_or_else(|error| panic!("{setup}: {error}")))
        .collect();
    let subjects: Vec<Subject<'_, Anima>> =
        setups.iter().zip(&made).map(|(setup, game)| Subject { setup: (*setup).to_owned(), game }).collect();
    let plan = Plan { games, seed: 17, most_inputs: 30_000, jobs: 2, rules: slug::ALL, rates };
    let tally = kept::hold(&kept_folder(name), &subjects, &plan).unwrap_or_else(|broken| panic!("{broken}"));
    assert_eq!(tally.games, plan.games);
    assert!(tally.wins.iter().filter(|&&wins| wins > 0).count() > 1, "only one side wins: {:?}", tally.wins);
}

#[test]
fn squares_keep_the_contract() {
    hold(
        "board",
        &[
            "map=twin-hills a=old-guard b=night-court",
            "edition=core-en map=quarry-floor a=pilgrims b=creditors",
            "edition=core-es map=old-terraces a=old-guard b=pilgrims scenario=nodes",
            "edition=alpha-it map=stairs-of-ash a=creditors b=night-court",
            "map=gallows-cross a=pilgrims b=night-court scenario=flag",
            "edition=alpha-it map=birch-ring format=gamma a=hero+charm+whetstone,guard,guard,guard,heretic+sigil,plot:5,plot:5 \
             b=wary+heirloom,lemures,guard,guard,team:old-bond,plot:5,plot:10",
            "edition=alpha-it map=reed-islands a=isaura,drusk b=ghorm,nerezza scenario=armageddon levels=300",
            "edition=alpha-it map=reed-islands a=isaura,drusk b=ghorm,nerezza rule:board.speed=inches scenario=armageddon levels=300",
            "map=sunken-court a=drifters b=drifters",
            "edition=alpha-it map=birch-ring a=drifters b=old-guard",
        ],
        games(),
        Rates::SAMPLED,
    );
}

#[test]
fn house_rules_keep_the_contract() {
    hold(
        "house-rules",
        &[
            "map=twin-hills a=old-guard b=night-court rule:movement.only_charge_engages=true",
            "edition=alpha-it map=eagle-stones a=creditors b=night-court rule:movement.only_charge_engages=true",
            "edition=alpha-it map=stairs-of-ash a=creditors b=pilgrims rule:board.measuring=blind",
        ],
        games(),
        Rates::SAMPLED,
    );
}

#[test]
fn the_table_keeps_the_contract() {
    hold(
        "table",
        &[
            "map=long-fields a=old-guard b=night-court",
            "edition=core-en map=broken-abbey a=pilgrims b=creditors",
            "edition=core-es map=salt-market a=old-guard b=pilgrims scenario=nodes",
            "edition=alpha-it map=eagle-stones a=creditors b=night-court",
            "map=last-ferry a=pilgrims b=night-court scenario=flag",
            "map=crossing-at-dusk a=guard+charm,guard,hero,plot:5,plot:10 b=celia,lemures,plot:5,plot:5",
            "edition=alpha-it map=split-valley a=isaura,drusk b=ghorm,nerezza scenery=rolled levels=300",
            "map=watch-of-kaldor a=drifters b=drifters",
            "edition=alpha-it map=broken-abbey a=drifters b=pilgrims scenario=nodes",
        ],
        games(),
        Rates::SAMPLED,
    );
}

/// Everybody of the pack `saga`, in parties of one organization, with some of its cards.
#[test]
fn cards_keep_the_contract() {
    hold(
        "cards",
        &[
            "map=twin-hills levels=900 a=claire-adelheid,duncan-reid+elemental-weapon,erika,griever,janus-faith \
             b=aoi-inukai+life-potion,covel,dark-chesire+blood-omen,kairos,konosuke,plot:5",
            "map=quarry-floor levels=900 a=lilian-virgil,macbeth,october,samiel,sho+curse,plot:10 \
             b=alexias,azriel+ark-shield,damaris,gemini+presence,high-saint-elienai",
            "edition=alpha-it map=birch-ring format=omega levels=600 rule:party.organization=allowed a=valentine,yuri-olsen+fate-clock,sho,empire-knight \
             b=alessa-raincross+smoke-cloud,celia,feng-yi,hiro,xii",
            "edition=alpha-it map=birch-ring rule:infiltration.clearance=at-least format=omega levels=600 rule:party.organization=allowed a=valentine,yuri-olsen+fate-clock,sho,empire-knight \
             b=alessa-raincross+smoke-cloud,celia,feng-yi,hiro,xii",
            "edition=core-es map=old-terraces levels=900 rule:party.organization=allowed a=justina,luzbell,nero,romeo-exxet,saint-astraega+vial-of-life \
             b=gear-mk-trithemius,grimorium-verum,legacy-of-solomon,rayne,veronica,plot:5,plot:15",
            "map=salt-market levels=900 a=saint-hazael,the-bearer-of-calamities+magus-wand,damaris,nero,alexias \
             b=genma,ophiel,covel+familiar,konosuke,dark-chesire",
            "map=broken-abbey levels=900 a=ergo-mundus,valis-ul-del-vilfain b=xii,crow,hiro,veronica+gnose,celia",
            "edition=alpha-it map=eagle-stones levels=900 rule:party.organization=allowed a=samiel,october,valentine,griever+heavy-armor,erika \
             b=romeo-exxet,gemini,justina+gabriels-gift,luzbell,azriel scenario=nodes",
            "edition=alpha-it map=eagle-stones levels=900 rule:party.organization=allowed a=samiel,october,valentine,griever+heavy-armor,erika \
             b=romeo-exxet,gemini,justina+gabriels-gift,luzbell,azriel scenario=nodes rule:crash.on=false rule:throw.on=false",
        ],
        games(),
        Rates::SAMPLED,
    );
}

/// Everybody of the pack `founders`, with its cards.
/// Leaving the table and coming back, markers, the raised dead, chains, lines and rolls made again.
#[test]
fn later_words_keep_the_contract() {
    hold(
        "later-words",
        &[
            "map=twin-hills levels=600 a=iosara,w-giver,w-hoarder+primal,w-sentry,guard,plot:10 b=w-bully,w-steady,w-breaker,w-hoarder+primal,rx-hex",
            "edition=advanced map=bare-table levels=600 a=iosara,w-giver,w-giver,w-sentry,guard b=w-bully,w-bully,w-sentry,rx-ki,rx-hex,plot:10",
            "map=bare-board a=kaori,iosara,w-worker b=may,maria,w-trapper levels=300",
            "edition=core-en map=quarry-floor a=dinah,alis-testarrosa,w-slippery b=goethia,kira,hecatondies-zero-sigma levels=300",
            "map=bare-table a=w-keen,w-lookout,w-binder,w-phantom b=legion,vayl+aura levels=300",
            "map=all-squares a=w-guarded,w-hunter,archer b=w-mender,w-teller,w-guarded,archer levels=300",
            "map=bare-table a=w-guarded,w-hunter,archer b=w-mender,w-teller,w-hunter levels=300",
            "map=all-squares a=rx-commander,archer,guard b=rx-commander,archer,w-hunter levels=300",
            "edition=advanced map=all-squares a=rx-marshal,rx-trampler,rx-sapper b=rx-marshal,rx-trampler,rx-commander levels=300",
            "map=bare-table a=rx-marshal,rx-trampler,rx-sapper b=rx-trampler,rx-trampler,rx-sapper levels=300",
            "edition=advanced map=all-squares a=rx-payer+charm+blade,rx-commander b=rx-payer+charm,rx-marshal levels=300",
            "map=bare-table a=kaori,w-worker b=alis-testarrosa,guard levels=300",
            "edition=advanced map=bare-table a=rx-commander,archer,guard b=rx-commander,may,guard levels=300",
            "map=bare-board a=w-tutor,w-idolater,w-bully b=w-deaf,w-deaf,w-tutor,w-worker levels=300",
            "edition=advanced map=bare-table a=w-tutor,w-idolater,w-bully b=w-deaf,w-sentry,w-tutor levels=300",
            "map=all-squares a=y-steward+y-oath,y-zealot,archer,plot:35 b=y-steward,y-zealot+y-oath,guard,plot:5 levels=300",
            "edition=advanced map=bare-table a=y-steward,y-zealot,guard b=y-steward,y-zealot+y-oath,archer,plot:35 levels=300",
        ],
        games(),
        Rates::SAMPLED,
    );
}

/// Modes, blows and dice that are looked at, straight pulls, shares, and answers to what others suffer.
#[test]
fn fourth_words_keep_the_contract() {
    hold(
        "fourth-words",
        &[
            "map=bare-board a=v-dancer,v-dicer,v-puller,v-warden,plot:25 b=v-warden,v-puller,iosara,archer,plot:25 levels=300",
            "edition=advanced map=twin-hills a=v-dancer,v-puller,v-warden,guard b=v-dicer,v-warden,w-sentry,rx-hex levels=300",
        ],
        games(),
        Rates::SAMPLED,
    );
}

#[test]
fn founders_keep_the_contract() {
    hold(
        "founders",
        &[
            "map=twin-hills levels=900 a=caspia,ondrea,varn,fenn,meriel,team:team-first-watch,plot:15 \
             b=ghorm,maddalen,silvano,teodric,omra+captains-bane,plot:10",
            "map=salt-market levels=900 a=aldreda,lucan,tavish,hale,burl+hooked-chain,team:team-lock-and-key,plot:5 \
             b=mirelle,wend,tamsin,hesk,ansa",
            "edition=alpha-it map=birch-ring format=omega levels=600 a=yrsel,halloran,emeric,tamsin,plot:10,plot:15 \
             b=vasska,nerezza,sabel,corvane,plot:10",
            "edition=core-es map=old-terraces levels=900 a=joss+salt-cloak,benthe,ondrea,caspia \
             b=vane,lucan,vault-sentinel,hale+vault-key scenario=nodes",
        ],
        games(),
        Rates::SAMPLED,
    );
}

/// Crowds of those who throw, of every size of base, among scenery of every kind.
#[test]
fn throws_keep_the_contract() {
    hold(
        "throws",
        &[
            "map=all-squares a=hurler,hurler,stout,giant,ghost b=hurler,hurler,ogre,golem,guard,guard",
            "edition=alpha-it map=stairs-of-ash a=hurler,hurler,stout,giant,ghost b=hurler,hurler,ogre,golem,guard,guard",
            "map=broken-abbey a=hurler,hurler,stout,giant,ghost b=hurler,hurler,ogre,golem,guard,guard",
            "edition=alpha-it map=narrow-table scenery=rolled a=hurler,hurler,stout,giant,ghost b=hurler,hurler,ogre,golem,guard,guard",
        ],
        games(),
        Rates::SAMPLED,
    );
}

/// Ready parties of any levels by lot against each other, on any map, in every edition and scenario: a match for each of
/// so many lots.
const LOTS: u64 = 12;

fn ready_matches() -> Vec<String> {
    let mut setups = Vec::new();
    let mut rng = stream(17, 0);
    for edition in EDITIONS {
        let content = common::library(edition).unwrap_or_else(|error| panic!("{edition}: {error}"));
        let mut one_of = |count: usize| below_usize(&mut rng, count);
        for scenario in Scenario::ALL {
            for _ in 0..LOTS {
                // Parties may only meet at levels that allow them both, on a map that the scenario can be played on.
                let setup = (0..1_000).find_map(|_| {
                    let levels = [150, 250, 300][one_of(3)];
                    let map = &content.maps[one_of(content.maps.len())].id;
                    let [a, b] = [(); 2].map(|()| &content.parties[one_of(content.parties.len())].id);
                    let scenario = scenario.word();
                    let form = format!("map={map} a={a} b={b} scenario={scenario} levels={levels}");
                    Form::parse(&content, &form).ok().map(|_| format!("edition={edition} {form}"))
                });
                setups.push(setup.unwrap_or_else(|| panic!("{edition}: nobody can play {scenario:?}")));
            }
        }
    }
    setups
}

#[test]
fn ready_parties_keep_the_contract() {
    let mut setups = ready_matches();
    assert_eq!(setups.len() as u64, LOTS * 16);
    setups.extend(kept::setups(&kept_folder("ready")));
    hold("ready", &setups.iter().map(String::as_str).collect::<Vec<_>>(), games(), Rates::SAMPLED);
}

/// Secrets are few and taken early, so that worlds are compared at every input while there are some.
#[test]
fn plot_cards_keep_the_contract() {
    hold(
        "plot",
        &[
            "edition=core-en map=bare-board levels=100 a=guard,guard,guard,plot:5,plot:10 b=guard,guard,plot:5",
            "edition=core-en map=bare-board levels=100 a=guard,plot:5 b=guard,guard+charm",
            "map=bare-table levels=100 a=guard,guard+charm b=guard,guard,plot:5,plot:5",
        ],
        games() / 10 + 3,
        Rates { worlds: 1, walks: 8, lists: 2, ..Rates::SAMPLED },
    );
}
