//! Who somebody is: a guest by the key in a cookie, or somebody who keeps a name with a password.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};

use crate::config::{LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD};
use crate::secret;

/// Guests are named after stars, which are called the same in every language.
const STARS: [&str; 64] = [
    "Achernar",
    "Adhara",
    "Albireo",
    "Alcor",
    "Aldebaran",
    "Algol",
    "Alhena",
    "Alkaid",
    "Almach",
    "Alnair",
    "Alphard",
    "Altair",
    "Ankaa",
    "Antares",
    "Arcturus",
    "Atria",
    "Avior",
    "Bellatrix",
    "Betelgeuse",
    "Canopus",
    "Capella",
    "Castor",
    "Cursa",
    "Deneb",
    "Diphda",
    "Dubhe",
    "Electra",
    "Elnath",
    "Eltanin",
    "Enif",
    "Fomalhaut",
    "Gacrux",
    "Hadar",
    "Hamal",
    "Izar",
    "Kochab",
    "Maia",
    "Markab",
    "Megrez",
    "Menkar",
    "Merak",
    "Merope",
    "Mimosa",
    "Mintaka",
    "Mira",
    "Mirach",
    "Mirfak",
    "Mizar",
    "Naos",
    "Nunki",
    "Phecda",
    "Polaris",
    "Pollux",
    "Procyon",
    "Regulus",
    "Rigel",
    "Sadr",
    "Saiph",
    "Scheat",
    "Shaula",
    "Sirius",
    "Spica",
    "Thuban",
    "Vega",
];

/// A pleasant name for somebody who has not said one.
pub fn guest_name() -> String {
    let [star, high, low] = secret::fresh::<3>();
    let number = u16::from_le_bytes([low, high]) % 900 + 100;
    format!("{} {number}", STARS[usize::from(star) % STARS.len()])
}

/// A name as it is shown, if it can be one: without blanks at its ends and control characters, and not too long.
pub fn clean_name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let visible = name.chars().all(|letter| !letter.is_control() && !hides(letter));
    (visible && (1..=LONGEST_NAME).contains(&length)).then_some(name)
}

/// Characters that show nothing or turn the writing round, by which a name could pass for another.
fn hides(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{e0000}'..='\u{e007f}'
    )
}

/// A text as others may read it: control characters but line feeds are left out.
pub fn clean_text(text: &str) -> String {
    let shown = |letter: &char| {
        (!letter.is_control() || *letter == '\n')
            && !matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.trim().chars().filter(shown).collect()
}

/// The form in which names are compared.
pub fn folded(name: &str) -> String {
    name.to_lowercase().split_whitespace().collect()
}

/// Whether a password can be kept.
pub fn is_password(password: &str) -> bool {
    (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count())
}

/// The hash of a password, which takes its time.
pub fn hash_password(password: &str) -> Result<String, argon2::password_hash::Error> {
    Ok(Argon2::default().hash_password(password.as_bytes())?.to_string())
}

/// Whether this is the password of that hash.
pub fn is_right(password: &str, hash: &str) -> bool {
    let right = |hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok();
    PasswordHash::new(hash).is_ok_and(right)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names are trimmed; what is empty, too long or invisible is none.
    #[test]
    fn names() {
        assert_eq!(clean_name("  Ann \t of  Thebes "), Some("Ann of Thebes".to_owned()));
        assert_eq!(clean_name("Zoë 🌟"), Some("Zoë 🌟".to_owned()));
        for wrong in ["", "   ", "a\u{202e}b", "\u{200b}", "a\u{7}b", &"x".repeat(25)] {
            assert_eq!(clean_name(wrong), None, "{wrong:?}");
        }
        assert_eq!(folded("Ann Of THEBES"), folded("annof thebes"));
    }

    /// A password is known again, and another is not.
    #[test]
    fn passwords() {
        let hash = hash_password("correct horse").unwrap();
        assert!(is_right("correct horse", &hash));
        assert!(!is_right("correct house", &hash));
        assert!(!is_right("correct horse", "no hash"));
        assert!(!hash.contains("horse"));
    }

    /// Guests' names are names.
    #[test]
    fn guests() {
        for _ in 0..100 {
            let name = guest_name();
            assert_eq!(clean_name(&name).as_deref(), Some(name.as_str()));
        }
    }
}
