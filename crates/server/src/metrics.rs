//! Numbers for whoever watches over a server, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The upper ends of the classes of the time that a move takes, in microseconds.
const CLASSES: [u64; 12] =
    [500, 1_000, 2_500, 5_000, 10_000, 15_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

#[derive(Default)]
pub struct Metrics {
    pub requests: AtomicU64,
    pub messages: AtomicU64,
    pub refusals: AtomicU64,
    pub moves: AtomicU64,
    pub tables_begun: AtomicU64,
    pub tables_over: AtomicU64,
    pub tables_broken: AtomicU64,
    pub write_failures: AtomicU64,
    pub guests: AtomicU64,
    pub connections: AtomicI64,
    pub tables: AtomicI64,
    latency: Histogram,
}

#[derive(Default)]
struct Histogram {
    counts: [AtomicU64; CLASSES.len()],
    more: AtomicU64,
    microseconds: AtomicU64,
}

/// One more.
pub fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Metrics {
    /// How long a move took from its arrival until it was stored and told.
    pub fn moved(&self, took: Duration) {
        count(&self.moves);
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let class = CLASSES.iter().position(|end| took <= *end);
        count(class.map_or(&self.latency.more, |class| &self.latency.counts[class]));
        self.latency.microseconds.fetch_add(took, Ordering::Relaxed);
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        let counters = [
            ("requests_total", "Requests over HTTP.", &self.requests),
            ("messages_total", "Messages over websockets.", &self.messages),
            ("refusals_total", "Messages that were refused.", &self.refusals),
            ("moves_total", "Choices of people that were taken.", &self.moves),
            ("tables_begun_total", "Tables that were begun.", &self.tables_begun),
            ("tables_over_total", "Games that came to their end.", &self.tables_over),
            (
                "tables_broken_total",
                "Tables closed because something in the game gave way.",
                &self.tables_broken,
            ),
            ("write_failures_total", "Changes that could not be stored.", &self.write_failures),
            ("guests_total", "New guests.", &self.guests),
        ];
        for (name, help, value) in counters {
            family(&mut text, name, help, "counter");
            sample(&mut text, name, value.load(Ordering::Relaxed));
        }
        let gauges = [
            ("connections", "Websockets that are open.", &self.connections),
            ("tables", "Tables in memory.", &self.tables),
        ];
        for (name, help, value) in gauges {
            family(&mut text, name, help, "gauge");
            sample(&mut text, name, value.load(Ordering::Relaxed));
        }
        self.latency_text(&mut text);
        text
    }

    fn latency_text(&self, text: &mut String) {
        let name = "move_seconds";
        family(text, name, "From the arrival of a choice until it was stored and told.", "histogram");
        let mut total = 0;
        for (end, counted) in CLASSES.iter().zip(&self.latency.counts) {
            total += counted.load(Ordering::Relaxed);
            sample(text, &format!("{name}_bucket{{le=\"{}\"}}", seconds(*end)), total);
        }
        total += self.latency.more.load(Ordering::Relaxed);
        sample(text, &format!("{name}_bucket{{le=\"+Inf\"}}"), total);
        sample(text, &format!("{name}_sum"), seconds(self.latency.microseconds.load(Ordering::Relaxed)));
        sample(text, &format!("{name}_count"), total);
    }
}

fn seconds(microseconds: u64) -> f64 {
    Duration::from_micros(microseconds).as_secs_f64()
}

fn family(text: &mut String, name: &str, help: &str, kind: &str) {
    writeln!(text, "# HELP tactica_{name} {help}\n# TYPE tactica_{name} {kind}").expect("a string takes it");
}

fn sample(text: &mut String, name: &str, value: impl std::fmt::Display) {
    writeln!(text, "tactica_{name} {value}").expect("a string takes it");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every class counts what is below its end, and the last counts all.
    #[test]
    fn latency_classes_add_up() {
        let metrics = Metrics::default();
        for took in [1, 600, 20_000, 5_000_000] {
            metrics.moved(Duration::from_micros(took));
        }
        let text = metrics.text();
        for line in [
            "tactica_move_seconds_bucket{le=\"0.0005\"} 1",
            "tactica_move_seconds_bucket{le=\"0.001\"} 2",
            "tactica_move_seconds_bucket{le=\"0.025\"} 3",
            "tactica_move_seconds_bucket{le=\"+Inf\"} 4",
            "tactica_move_seconds_sum 5.020601",
            "tactica_move_seconds_count 4",
            "tactica_moves_total 4",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
        }
    }
}
