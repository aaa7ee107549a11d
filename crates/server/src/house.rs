//! What all parts of the server share: the store, the texts, the tables, the numbers and the limits.

use std::sync::Arc;

use catalog::packs::OwnPack;
use catalog::{Lang, Texts};
use kernel::Message;
use protocol::{Failure, FailureCode, Names};

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

    /// The texts of a language, for what is sent as text.
    pub fn texts(&self, lang: Lang) -> &Texts {
        match lang {
            Lang::En => &self.texts[0],
            Lang::Es => &self.texts[1],
            Lang::It => &self.texts[2],
        }
    }

    /// What the packs that came from elsewhere call their things.
    pub fn names(&self) -> Names {
        names(&self.texts)
    }

    /// The address of a seat's link.
    pub fn link(&self, secret: &str) -> String {
        format!("{}/join/{secret}", self.origins.base())
    }
}

/// Why a conversation ends, with whether connecting again may help.
pub fn failure(code: FailureCode) -> Failure {
    let again = matches!(code, FailureCode::Closing | FailureCode::NotStored | FailureCode::TooSlow);
    Failure { code, message: Message::new(code.key()), again }
}

/// What packs that came from elsewhere call their things, from the texts in the order of all languages.
pub fn names(texts: &[Texts; 3]) -> Names {
    let [en, es, it] = texts.each_ref().map(|texts| texts.own_names().clone());
    Names { en, es, it }
}
