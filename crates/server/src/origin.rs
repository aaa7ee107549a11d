//! Which pages may speak to this server.
//!
//! A browser says from which page a request comes. Only our own is answered, so that no other page can act in the name of
//! somebody who has a seat here. Our own is the public address, or whatever address the request itself was sent to as
//! long as that is a number or this very machine: names that somebody else may point at us are not believed.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

#[derive(Clone, Debug)]
pub struct Origins {
    public: Option<String>,
    local: String,
}

impl Origins {
    pub fn new(public_url: Option<&str>, bound: SocketAddr) -> Origins {
        let public = public_url.map(|url| url.trim_end_matches('/').to_ascii_lowercase());
        let host = match bound.ip() {
            ip if ip.is_unspecified() => format!("localhost:{}", bound.port()),
            IpAddr::V4(_) | IpAddr::V6(_) => bound.to_string(),
        };
        Origins { public, local: format!("http://{host}") }
    }

    /// The address under which people reach the server.
    pub fn base(&self) -> &str {
        self.public.as_deref().unwrap_or(&self.local)
    }

    /// Whether the way to the server is encrypted, so that cookies may be kept to such ways.
    pub fn is_secure(&self) -> bool {
        self.base().starts_with("https://")
    }

    /// Whether somebody stands before the server who tells us whom it speaks for.
    pub fn is_behind_proxy(&self) -> bool {
        self.public.is_some()
    }

    /// Whether a request may be answered. What is no browser need not say where it comes from.
    pub fn admits(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let origin = origin.to_ascii_lowercase();
        if self.public.as_deref().is_some_and(|public| origin_of(public) == origin) {
            return true;
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let host = host.to_ascii_lowercase();
        is_numeric_or_local(&host) && origin == format!("http://{host}")
    }
}

/// An address without its path.
fn origin_of(url: &str) -> &str {
    let start = url.find("://").map_or(0, |place| place + 3);
    url[start..].find('/').map_or(url, |end| &url[..start + end])
}

fn is_numeric_or_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if !port.is_empty() && port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        Some(_) | None => host,
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    bare == "localhost" || bare.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn admits(public: Option<&str>, host: &'static str, origin: Option<&'static str>) -> bool {
        let origins = Origins::new(public, SocketAddr::from(([0, 0, 0, 0], 8080)));
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, HeaderValue::from_static(origin));
        }
        origins.admits(&headers)
    }

    /// The page at the address that was asked is ours, as long as nobody else can point a name at it.
    #[test]
    fn own_addresses() {
        for host in ["127.0.0.1:8080", "localhost:5173", "192.168.1.5:8080", "[::1]:8080"] {
            let own: &'static str = format!("http://{host}").leak();
            assert!(admits(None, host, Some(own)), "{host}");
            assert!(!admits(None, host, Some("http://evil.example")), "{host}");
        }
        assert!(!admits(None, "evil.example", Some("http://evil.example")));
        assert!(!admits(None, "127.0.0.1:8080", Some("null")));
        assert!(!admits(None, "127.0.0.1:8080", Some("http://127.0.0.1:9999")));
        assert!(admits(None, "127.0.0.1:8080", None));
    }

    /// Behind a proxy the public address counts, whatever its path.
    #[test]
    fn public_address() {
        let public = Some("https://Table.example/tactica/");
        assert!(admits(public, "table.example", Some("https://table.example")));
        assert!(!admits(public, "table.example", Some("http://table.example")));
        assert!(!admits(public, "table.example", Some("https://table.example.evil")));
    }
}
