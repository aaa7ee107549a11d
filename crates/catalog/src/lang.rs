//! The languages of the texts, and how one is chosen.
//!
//! Nothing here reads the environment: whoever does hands in what it found.

use unic_langid::LanguageIdentifier;

/// A language in which every text exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lang {
    En,
    Es,
    It,
}

impl Lang {
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Es, Lang::It];

    /// The tag by which the language is asked for.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
            Lang::It => "it",
        }
    }

    /// The language of a tag or locale such as `es`, `es-MX` or `es_ES.UTF-8`, if we speak it.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let language = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(language))
    }

    /// The language a terminal is set to. As with every program the first of the three that is set and not empty
    /// decides, and a language we do not speak is answered in English.
    pub fn from_locale(all: Option<&str>, messages: Option<&str>, lang: Option<&str>) -> Lang {
        [all, messages, lang]
            .into_iter()
            .flatten()
            .find(|locale| !locale.is_empty())
            .and_then(Lang::from_tag)
            .unwrap_or(Lang::En)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("our own tags are well formed")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first variable that is set decides, even where it names a language we do not speak.
    #[test]
    fn locale_order() {
        assert_eq!(Lang::from_locale(None, None, Some("it_IT.UTF-8")), Lang::It);
        assert_eq!(Lang::from_locale(Some(""), Some("es_MX@euro"), Some("it_IT")), Lang::Es);
        assert_eq!(Lang::from_locale(Some("C.UTF-8"), Some("es"), None), Lang::En);
        assert_eq!(Lang::from_locale(None, None, None), Lang::En);
    }

    /// A tag is read whatever its case and region; another language is none of ours.
    #[test]
    fn tags() {
        assert_eq!(Lang::from_tag("ES-419"), Some(Lang::Es));
        assert_eq!(Lang::from_tag("estonian"), None);
        assert_eq!(Lang::from_tag(""), None);
    }
}
