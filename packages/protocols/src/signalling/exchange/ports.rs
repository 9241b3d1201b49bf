//! The ports of a switch: which of them an input has touched, and which one's timer is next.

use std::ops::Bound;

use super::admission::Port;
use crate::Instant;
use crate::derived::Derived;
use crate::pnni::PortRef;
use crate::sorted::SortedSet;
use crate::timed::{Timed, Waits};

impl Waits for Port {
    fn deadline(&mut self) -> Option<Instant> {
        self.interface.deadline()
    }
}

/// Ports by number. A message concerns few of them: only those that were borrowed to be changed have anything to tell or to send.
#[derive(Clone, Debug, Hash)]
pub(super) struct Ports {
    all: Timed<PortRef, Port>,
    touched: Derived<SortedSet<PortRef>>,
}

impl Ports {
    pub(super) fn new(ports: impl Iterator<Item = Port>) -> Self {
        let mut all = Timed::new();
        ports.for_each(|port| all.insert(port.config.port, port));
        Self { all, touched: Derived::default() }
    }

    pub(super) fn get(&self, port: &PortRef) -> Option<&Port> {
        self.all.get(port)
    }

    pub(super) fn get_mut(&mut self, port: &PortRef) -> Option<&mut Port> {
        let known = self.all.get_mut(port);
        if known.is_some() {
            self.touched.insert(*port);
        }
        known
    }

    pub(super) fn values(&self) -> impl Iterator<Item = &Port> {
        self.all.values()
    }

    /// The first touched port, or the first one after `last`.
    pub(super) fn touched_after(&self, last: Option<PortRef>) -> Option<PortRef> {
        let from = last.map_or(Bound::Unbounded, Bound::Excluded);
        self.touched.range((from, Bound::Unbounded)).next().copied()
    }

    /// Dates what has changed at the touched ports.
    pub(super) fn date(&mut self, now: Instant) {
        for port in self.touched.iter() {
            if let Some(known) = self.all.get_mut(port) {
                known.date(now);
            }
        }
    }

    /// The next message to send: of the touched port with the lowest number. What has sent all is touched no more.
    pub(super) fn transmit(&mut self) -> Option<(PortRef, Vec<u8>)> {
        while let Some(port) = self.touched.first().copied() {
            let octets = self.all.get_mut(&port).and_then(|known| known.interface.transmit());
            if let Some(octets) = octets {
                return Some((port, octets));
            }
            self.touched.remove(&port);
        }
        None
    }

    /// Lets run out what is due.
    pub(super) fn expire(&mut self, now: Instant) {
        for port in self.all.due(now) {
            if let Some(known) = self.get_mut(&port) {
                known.interface.expire(now);
            }
        }
    }

    /// When the next timer of any port runs out.
    pub(super) fn deadline(&mut self) -> Option<Instant> {
        self.all.deadline()
    }
}
