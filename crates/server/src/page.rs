//! The page: from inside the program, or from a folder for whoever works on it.
//!
//! Files whose names carry a hash of what is in them never change and are kept by browsers for ever. Everything else is
//! asked for again each time. An address that is no file is a place inside the page.

use std::borrow::Cow;
use std::path::{Component, Path, PathBuf};

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::Texts;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// Where the page comes from.
pub struct Page {
    folder: Option<PathBuf>,
}

const INDEX: &str = "index.html";
/// The folder of files whose names carry their hash.
const HASHED: &str = "assets/";

impl Page {
    pub fn new(folder: Option<PathBuf>) -> Page {
        Page { folder }
    }

    /// Whether there is a page at all.
    pub fn is_there(&self) -> bool {
        self.read(INDEX).is_some()
    }

    fn read(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match &self.folder {
            None => Built::get(path).map(|file| file.data),
            Some(folder) => {
                let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
                let bytes = inside.then(|| std::fs::read(folder.join(path)).ok())?;
                bytes.map(Cow::Owned)
            }
        }
    }

    /// The answer to a request for anything that is not the server's own.
    pub fn answer(&self, path: &str, headers: &HeaderMap, texts: &Texts) -> Response {
        let path = path.trim_start_matches('/');
        if !path.is_empty()
            && let Some(bytes) = self.read(path)
        {
            return file(path, bytes, headers);
        }
        // A place inside the page has no ending; a file that is not there has one.
        let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
        if is_file {
            return (StatusCode::NOT_FOUND, texts.say("http-not-found", &[])).into_response();
        }
        match self.read(INDEX) {
            Some(bytes) => file(INDEX, bytes, headers),
            None => no_page(texts),
        }
    }
}

fn file(path: &str, bytes: Cow<'static, [u8]>, headers: &HeaderMap) -> Response {
    let tag: String = Sha256::digest(&bytes).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let keep = if path.starts_with(HASHED) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let head = [
        (CONTENT_TYPE, HeaderValue::from_static(kind(path))),
        (CACHE_CONTROL, HeaderValue::from_static(keep)),
        (ETAG, HeaderValue::from_str(&tag).expect("hexadecimal digits can stand in a header")),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, bytes.into_owned()).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// What is shown where the program was built without a page.
fn no_page(texts: &Texts) -> Response {
    let page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head><meta charset=\"utf-8\"><title>Tactica</title></head>\n\
         <body><h1>Tactica</h1><p>{}</p></body>\n</html>\n",
        texts.lang().tag(),
        texts.say("http-no-page", &[]),
    );
    ([(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")], page).into_response()
}
