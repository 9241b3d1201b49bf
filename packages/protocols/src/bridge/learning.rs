//! The machine.

use std::collections::{BTreeSet, VecDeque};

use super::{Config, Counters, Event, FilterReason, Input, Transmit};
use crate::sorted::{SortedMap, SortedSet};
use crate::table::{ColumnId, Row, Table, TableId};
use crate::wire::EthernetAddress;
use crate::{FrameId, Instant, Machine, Output};

/// A bridge that learns where stations are from the frames that they send.
#[derive(Clone, Debug, Hash)]
pub struct Bridge {
    config: Config,
    up: SortedSet<u16>,
    database: SortedMap<EthernetAddress, Entry>,
    /// When each address was last seen, oldest first. It changes with every frame.
    by_age: BTreeSet<(Instant, EthernetAddress)>,
    counters: Counters,
    outputs: VecDeque<Output<Transmit, Event>>,
}

#[derive(Clone, Copy, Debug, Hash)]
struct Entry {
    port: u16,
    seen: Instant,
}

impl Bridge {
    /// A bridge that knows nobody.
    pub fn new(config: Config) -> Self {
        let up = config.ports.clone();
        Self {
            config,
            up,
            database: SortedMap::new(),
            by_age: BTreeSet::new(),
            counters: Counters::default(),
            outputs: VecDeque::new(),
        }
    }

    /// Parameters of the bridge.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Frames that the bridge has counted.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The port at which a station was last seen. An emulated LAN client asks this to answer for the stations
    /// behind it.
    pub fn lookup(&self, mac: EthernetAddress) -> Option<u16> {
        self.database.get(&mac).map(|entry| entry.port)
    }

    /// The filtering database.
    pub fn tables(&self) -> Vec<Table> {
        let rows = self.database.iter().map(|(mac, entry)| Row {
            cells: vec![(*mac).into(), entry.port.into()],
            since: entry.seen,
            expires: Some(entry.seen + self.config.aging),
        });
        vec![Table {
            id: TableId::FilteringDatabase,
            columns: &[ColumnId::MacAddress, ColumnId::Port],
            rows: rows.collect(),
        }]
    }

    fn event(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    fn frame(&mut self, now: Instant, port: u16, dst: EthernetAddress, src: EthernetAddress, frame: FrameId) {
        self.counters.received += 1;
        // Entries that are overdue do not steer frames, though their timer has not come yet.
        self.age(now);
        if !self.up.contains(&port) {
            self.filter(frame, FilterReason::PortDown);
            return;
        }
        self.learn(now, src, port);
        if is_reserved(dst) {
            self.filter(frame, FilterReason::Reserved);
            return;
        }
        match self.lookup(dst) {
            Some(out) if out == port => self.filter(frame, FilterReason::SamePort),
            Some(port) => {
                self.counters.forwarded += 1;
                self.outputs.push_back(Output::Transmit(Transmit::Frame { port, frame }));
            }
            None => self.flood(port, frame),
        }
    }

    fn flood(&mut self, from: u16, frame: FrameId) {
        if self.up.len() < 2 {
            self.filter(frame, FilterReason::NoPort);
            return;
        }
        self.counters.flooded += 1;
        let others = self.up.iter().filter(|port| **port != from);
        self.outputs.extend(others.map(|port| Output::Transmit(Transmit::Frame { port: *port, frame })));
    }

    fn filter(&mut self, frame: FrameId, reason: FilterReason) {
        self.counters.filtered += 1;
        self.event(Event::Filtered { frame, reason });
    }

    fn learn(&mut self, now: Instant, mac: EthernetAddress, port: u16) {
        // No station sends from a group address.
        if mac.is_group() {
            return;
        }
        let known = self.database.get(&mac).copied();
        if known.is_none() && self.database.len() >= self.config.capacity {
            self.counters.not_learned += 1;
            return;
        }
        self.database.insert(mac, Entry { port, seen: now });
        self.by_age.insert((now, mac));
        match known {
            None => self.event(Event::Learned { mac, port }),
            Some(entry) => {
                if entry.seen != now {
                    self.by_age.remove(&(entry.seen, mac));
                }
                if entry.port != port {
                    self.event(Event::Moved { mac, from: entry.port, to: port });
                }
            }
        }
    }

    fn age(&mut self, now: Instant) {
        while let Some((seen, mac)) = self.by_age.first().copied()
            && seen + self.config.aging <= now
        {
            self.by_age.pop_first();
            self.database.remove(&mac);
            self.event(Event::Aged { mac });
        }
    }

    fn port_down(&mut self, port: u16) {
        if !self.up.remove(&port) {
            return;
        }
        let there = self.database.iter().filter(|(_, entry)| entry.port == port);
        let there: Vec<(EthernetAddress, Instant)> = there.map(|(mac, entry)| (*mac, entry.seen)).collect();
        for (mac, seen) in there {
            self.database.remove(&mac);
            self.by_age.remove(&(seen, mac));
            self.event(Event::Forgotten { mac, port });
        }
    }
}

/// Addresses that no bridge forwards.
const fn is_reserved(mac: EthernetAddress) -> bool {
    matches!(mac.0, [0x01, 0x80, 0xc2, 0x00, 0x00, 0x00..=0x0f])
}

impl Machine for Bridge {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Frame { port, dst, src, frame } => self.frame(now, port, dst, src, frame),
            Input::Timer => self.age(now),
            Input::Clear => {
                self.database.clear();
                self.by_age.clear();
            }
            Input::PortDown { port } => self.port_down(port),
            Input::PortUp { port } => {
                if self.config.ports.contains(&port) {
                    self.up.insert(port);
                }
            }
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        let oldest = || self.by_age.first().map(|(seen, _)| *seen + self.config.aging);
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(oldest()))
    }
}
