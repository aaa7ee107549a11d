//! Who has asked for how much.
//!
//! A bucket fills up with time and is emptied by what is asked. Buckets that are full again are forgotten, so that
//! memory does not grow with everybody who ever came by.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::config::{Limits, Rate};
use crate::store::PersonId;

/// How much of a rate is left.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    pub fn full(rate: Rate) -> Bucket {
        Bucket { left: rate.at_once, at: Instant::now() }
    }

    /// Takes one out; `false` if there was none.
    pub fn take(&mut self, rate: Rate) -> bool {
        self.fill(rate);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    fn fill(&mut self, rate: Rate) {
        let now = Instant::now();
        let passed = now.duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * rate.a_second).min(rate.at_once);
        self.at = now;
    }
}

/// Buckets of many, by who they are.
struct Buckets<K> {
    rate: Rate,
    buckets: HashMap<K, Bucket>,
}

/// Past so many buckets the full ones are looked for and forgotten.
const MANY: usize = 4096;

impl<K: Hash + Eq> Buckets<K> {
    fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: HashMap::new() }
    }

    fn take(&mut self, who: K) -> bool {
        let rate = self.rate;
        if self.buckets.len() >= MANY {
            self.buckets.retain(|_, bucket| {
                bucket.fill(rate);
                bucket.left < rate.at_once
            });
        }
        self.buckets.entry(who).or_insert_with(|| Bucket::full(rate)).take(rate)
    }
}

/// All there is to limit across connections.
pub struct Gate {
    limits: Limits,
    state: Mutex<State>,
}

struct State {
    connections: usize,
    of_person: HashMap<PersonId, usize>,
    of_address: HashMap<IpAddr, usize>,
    messages: Buckets<PersonId>,
    requests: Buckets<IpAddr>,
    entries: Buckets<IpAddr>,
}

/// A connection that counts for as long as this is held.
pub struct Admitted {
    gate: Arc<Gate>,
    person: PersonId,
    address: IpAddr,
}

impl Gate {
    pub fn new(limits: Limits) -> Arc<Gate> {
        let state = State {
            connections: 0,
            of_person: HashMap::new(),
            of_address: HashMap::new(),
            messages: Buckets::new(limits.messages_of_person),
            requests: Buckets::new(limits.requests_of_address),
            entries: Buckets::new(limits.entries_of_address),
        };
        Arc::new(Gate { limits, state: Mutex::new(state) })
    }

    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        // Counters are whole at every moment, so that a panic elsewhere leaves nothing half done in here.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn message(&self, person: PersonId) -> bool {
        self.state().messages.take(person)
    }

    pub fn request(&self, address: IpAddr) -> bool {
        self.state().requests.take(address)
    }

    /// A new guest or a try of a password.
    pub fn entry(&self, address: IpAddr) -> bool {
        self.state().entries.take(address)
    }

    /// Lets a connection in, unless there are too many.
    pub fn admit(self: &Arc<Gate>, person: PersonId, address: IpAddr) -> Option<Admitted> {
        let mut state = self.state();
        let of_person = state.of_person.get(&person).copied().unwrap_or_default();
        let of_address = state.of_address.get(&address).copied().unwrap_or_default();
        let full = state.connections >= self.limits.connections
            || of_person >= self.limits.connections_of_person
            || of_address >= self.limits.connections_of_address;
        if full {
            return None;
        }
        state.connections += 1;
        state.of_person.insert(person, of_person + 1);
        state.of_address.insert(address, of_address + 1);
        Some(Admitted { gate: Arc::clone(self), person, address })
    }
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut state = self.gate.state();
        state.connections -= 1;
        less(&mut state.of_person, &self.person);
        less(&mut state.of_address, &self.address);
    }
}

fn less<K: Hash + Eq>(counts: &mut HashMap<K, usize>, who: &K) {
    if let Some(count) = counts.get_mut(who) {
        *count -= 1;
        if *count == 0 {
            counts.remove(who);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A connection counts until it ends, for the person and for the address alike.
    #[test]
    fn connections_are_counted() {
        let limits = Limits { connections_of_person: 2, connections_of_address: 3, ..Limits::default() };
        let gate = Gate::new(limits);
        let (ann, ben) = (PersonId(1), PersonId(2));
        let here = IpAddr::from([127, 0, 0, 1]);
        let first = gate.admit(ann, here);
        let second = gate.admit(ann, here);
        assert!(first.is_some() && second.is_some());
        assert!(gate.admit(ann, here).is_none());
        let third = gate.admit(ben, here);
        assert!(third.is_some());
        assert!(gate.admit(ben, here).is_none());
        drop(first);
        assert!(gate.admit(ann, here).is_some());
    }

    /// A bucket gives what it holds, and no more before time has passed.
    #[test]
    fn buckets_run_dry() {
        let rate = Rate { a_second: 0.0, at_once: 3.0 };
        let mut bucket = Bucket::full(rate);
        assert_eq!([(); 4].map(|()| bucket.take(rate)), [true, true, true, false]);
    }
}
