//! What all parts of the server share: the store, the texts, the tables, the numbers and the limits.

use std::sync::Arc;

use catalog::packs::OwnPack;
use catalog::{Lang, Texts};
use protocol::Failure;

use crate::config::{Config, Limits};
use crate::http::Reviews;
use crate::hub::Hub;
use crate::limits::Gate;
use crate::metrics::Metrics;
use crate::origin::Origins;
use crate::page::Page;
use crate::store::Store;
use crate::thinkers::Thinkers;

pub struct House {
    pub store: Arc<dyn Store>,
    texts: [Texts; 3],
    /// Packs of one's own that tables may be laid with.
    pub packs: Vec<OwnPack>,
    pub hub: Hub,
    pub gate: Arc<Gate>,
    pub metrics: Metrics,
    pub limits: Limits,
    pub origins: Origins,
    pub page: Page,
    pub reviews: Reviews,
    pub thinkers: Thinkers,
}

impl House {
    pub fn new(store: Arc<dyn Store>, config: &Config, origins: Origins, thinkers: Thinkers) -> House {
        House {
            store,
            texts: Lang::ALL.map(|lang| Texts::new(lang).with_packs(&config.packs)),
            packs: config.packs.clone(),
            hub: Hub::default(),
            gate: Gate::new(config.limits.clone()),
            metrics: Metrics::default(),
            limits: config.limits.clone(),
            origins,
            page: Page::new(config.page.clone()),
            reviews: Reviews::default(),
            thinkers,
        }
    }

    pub fn texts(&self, lang: Lang) -> &Texts {
        of(&self.texts, lang)
    }

    /// Why a conversation ends, with whether connecting again may help.
    pub fn failure(&self, lang: Lang, code: &str) -> Failure {
        let again = matches!(code, "closing" | "not-stored" | "too-slow");
        let text = self.texts(lang).say(&format!("failed-{code}"), &[]);
        Failure { code: code.to_owned(), text, again }
    }

    /// The address of a seat's link.
    pub fn link(&self, secret: &str) -> String {
        format!("{}/join/{secret}", self.origins.base())
    }
}

/// The texts of a language, out of those in the order of all languages.
pub fn of(texts: &[Texts; 3], lang: Lang) -> &Texts {
    match lang {
        Lang::En => &texts[0],
        Lang::Es => &texts[1],
        Lang::It => &texts[2],
    }
}

/// The language of the texts that a connection asks for.
pub fn lang(lang: protocol::Lang) -> Lang {
    match lang {
        protocol::Lang::En => Lang::En,
        protocol::Lang::Es => Lang::Es,
        protocol::Lang::It => Lang::It,
    }
}
