//! The machine.

use std::collections::VecDeque;

use super::{Config, Counters, DropReason, Event, Input, Transmit};
use crate::Word;
use crate::sorted::SortedMap;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::wire::{EthernetAddress, Ipv4Address, arp};
use crate::{FrameId, Instant, Machine, Output};

/// ARP on one interface of an Ethernet or an emulated LAN.
#[derive(Clone, Debug, Hash)]
pub struct Resolver {
    config: Config,
    entries: SortedMap<Ipv4Address, Entry>,
    counters: Counters,
    outputs: VecDeque<Output<Transmit, Event>>,
}

#[derive(Clone, Debug, Hash)]
struct Entry {
    state: State,
    since: Instant,
    /// When the state ends: next question, end of life, end of the hold-down.
    until: Instant,
}

#[derive(Clone, Debug, Hash)]
enum State {
    Incomplete { asked: u32, waiting: VecDeque<FrameId> },
    Resolved { mac: EthernetAddress },
    Failed,
}

impl Resolver {
    /// A resolver that knows nobody. It answers requests from the beginning; [`Input::Start`] announces it.
    pub fn new(config: Config) -> Self {
        Self { config, entries: SortedMap::new(), counters: Counters::default(), outputs: VecDeque::new() }
    }

    /// Parameters of the resolver.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Packets and frames that the resolver has counted.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The neighbour's MAC address, if it is known.
    pub fn lookup(&self, ip: Ipv4Address) -> Option<EthernetAddress> {
        match self.entries.get(&ip)?.state {
            State::Resolved { mac } => Some(mac),
            State::Incomplete { .. } | State::Failed => None,
        }
    }

    /// The ARP table.
    pub fn tables(&self) -> Vec<Table> {
        let rows = self.entries.iter().map(|(ip, entry)| {
            let (mac, waiting) = match &entry.state {
                State::Resolved { mac } => (Some(*mac), 0),
                State::Incomplete { waiting, .. } => (None, waiting.len()),
                State::Failed => (None, 0),
            };
            Row {
                cells: vec![(*ip).into(), mac.into(), Word::from(&entry.state).into(), waiting.into()],
                since: entry.since,
                expires: Some(entry.until),
            }
        });
        vec![Table {
            id: TableId::ArpTable,
            columns: &[ColumnId::IpAddress, ColumnId::MacAddress, ColumnId::State, ColumnId::FramesWaiting],
            rows: rows.collect(),
        }]
    }

    fn event(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    fn transmit(&mut self, dst: EthernetAddress, frame: FrameId) {
        self.outputs.push_back(Output::Transmit(Transmit::Frame { dst, frame }));
    }

    fn drop_frame(&mut self, frame: FrameId, next_hop: Ipv4Address, reason: DropReason) {
        self.counters.dropped += 1;
        self.event(Event::Dropped { frame, next_hop, reason });
    }

    fn arp(&mut self, dst: EthernetAddress, repr: arp::Repr) {
        match repr.operation {
            arp::Operation::Request => self.counters.requests_sent += 1,
            arp::Operation::Reply => self.counters.replies_sent += 1,
        }
        self.outputs.push_back(Output::Transmit(Transmit::Arp { dst, octets: repr.to_octets() }));
    }

    /// Asks everybody for `ip`; for the interface's own address that is an announcement.
    fn ask(&mut self, ip: Ipv4Address) {
        let request = arp::Repr {
            operation: arp::Operation::Request,
            source_mac: self.config.mac,
            source_ip: self.config.ip,
            target_mac: EthernetAddress::default(),
            target_ip: ip,
        };
        self.arp(EthernetAddress::BROADCAST, request);
    }

    /// The MAC address of a group or of everybody; none for a single station (RFC 1112 6.4).
    fn group(&self, ip: Ipv4Address) -> Option<EthernetAddress> {
        let [a, b, c, d] = ip.0;
        let host_bits = u32::MAX.checked_shr(u32::from(self.config.prefix_len)).unwrap_or(0);
        let own = u32::from_be_bytes(self.config.ip.0);
        let subnet_broadcast = host_bits > 1 && u32::from_be_bytes(ip.0) == own | host_bits;
        if ip.0 == [255; 4] || subnet_broadcast {
            return Some(EthernetAddress::BROADCAST);
        }
        (a & 0xf0 == 0xe0).then_some(EthernetAddress([0x01, 0x00, 0x5e, b & 0x7f, c, d]))
    }

    fn send(&mut self, now: Instant, next_hop: Ipv4Address, frame: FrameId) {
        if let Some(dst) = self.group(next_hop) {
            self.transmit(dst, frame);
            return;
        }
        match self.entries.get_mut(&next_hop).map(|entry| &mut entry.state) {
            Some(State::Resolved { mac }) => {
                let mac = *mac;
                self.transmit(mac, frame);
            }
            Some(State::Failed) => self.drop_frame(frame, next_hop, DropReason::Unresolved),
            Some(State::Incomplete { waiting, .. }) => {
                waiting.push_back(frame);
                if waiting.len() > self.config.queue
                    && let Some(oldest) = waiting.pop_front()
                {
                    self.drop_frame(oldest, next_hop, DropReason::QueueFull);
                }
            }
            None => {
                let mut waiting = VecDeque::new();
                if self.config.queue > 0 {
                    waiting.push_back(frame);
                }
                let state = State::Incomplete { asked: 1, waiting };
                self.entries.insert(next_hop, Entry { state, since: now, until: now + self.config.retry });
                self.ask(next_hop);
                if self.config.queue == 0 {
                    self.drop_frame(frame, next_hop, DropReason::QueueFull);
                }
            }
        }
    }

    /// A packet of another station (RFC 826, "Packet Reception").
    fn pdu(&mut self, now: Instant, octets: &[u8]) {
        let Ok(repr) = arp::Packet::new_checked(octets).and_then(|packet| arp::Repr::parse(&packet)) else {
            self.counters.malformed += 1;
            self.event(Event::Malformed);
            return;
        };
        let request = repr.operation == arp::Operation::Request;
        if request {
            self.counters.requests_received += 1;
        } else {
            self.counters.replies_received += 1;
        }
        // Its own packet come back, or a sender that is no single station.
        if repr.source_mac == self.config.mac || repr.source_mac.is_group() {
            return;
        }
        if repr.source_ip == self.config.ip {
            self.counters.conflicts += 1;
            self.event(Event::Conflict { ip: self.config.ip, mac: repr.source_mac });
        } else {
            let for_us = repr.target_ip == self.config.ip;
            self.merge(now, repr.source_ip, repr.source_mac, for_us);
        }
        if request && repr.target_ip == self.config.ip {
            let reply = arp::Repr {
                operation: arp::Operation::Reply,
                source_mac: self.config.mac,
                source_ip: self.config.ip,
                target_mac: repr.source_mac,
                target_ip: repr.source_ip,
            };
            self.arp(repr.source_mac, reply);
        }
    }

    /// Learns that `ip` is at `mac`: an entry that is there is renewed by any packet, a new one is only made for
    /// who speaks to this station.
    fn merge(&mut self, now: Instant, ip: Ipv4Address, mac: EthernetAddress, for_us: bool) {
        // A probe names no sender (RFC 5227 2.1.1).
        if ip == Ipv4Address::default() || !(for_us || self.entries.contains_key(&ip)) {
            return;
        }
        let until = now + self.config.lifetime;
        let entry = Entry { state: State::Resolved { mac }, since: now, until };
        match self.entries.insert(ip, entry).map(|entry| entry.state) {
            Some(State::Resolved { mac: before }) if before == mac => {}
            Some(State::Resolved { mac: before }) => self.event(Event::Changed { ip, mac, before }),
            Some(State::Incomplete { waiting, .. }) => {
                self.event(Event::Resolved { ip, mac });
                for frame in waiting {
                    self.transmit(mac, frame);
                }
            }
            Some(State::Failed) | None => self.event(Event::Resolved { ip, mac }),
        }
    }

    fn timer(&mut self, now: Instant) {
        let due = self.entries.iter().filter(|(_, entry)| entry.until <= now);
        let due: Vec<Ipv4Address> = due.map(|(ip, _)| *ip).collect();
        for ip in due {
            self.expire(now, ip);
        }
    }

    fn expire(&mut self, now: Instant, ip: Ipv4Address) {
        let Some(mut entry) = self.entries.remove(&ip) else { return };
        match &mut entry.state {
            State::Resolved { .. } => self.event(Event::Aged { ip }),
            State::Failed => {}
            State::Incomplete { asked, .. } if *asked < self.config.tries => {
                *asked += 1;
                entry.until = now + self.config.retry;
                self.entries.insert(ip, entry);
                self.ask(ip);
            }
            State::Incomplete { waiting, .. } => {
                let waiting = core::mem::take(waiting);
                let until = now + self.config.hold_down;
                self.entries.insert(ip, Entry { state: State::Failed, since: now, until });
                self.event(Event::Failed { ip });
                for frame in waiting {
                    self.drop_frame(frame, ip, DropReason::Unresolved);
                }
            }
        }
    }

    fn clear(&mut self) {
        for (ip, entry) in core::mem::take(&mut self.entries) {
            if let State::Incomplete { waiting, .. } = entry.state {
                for frame in waiting {
                    self.drop_frame(frame, ip, DropReason::Cleared);
                }
            }
        }
    }
}

impl Machine for Resolver {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Start => self.ask(self.config.ip),
            Input::Send { next_hop, frame } => self.send(now, next_hop, frame),
            Input::Pdu(octets) => self.pdu(now, &octets),
            Input::Timer => self.timer(now),
            Input::Clear => self.clear(),
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        let next = || self.entries.values().map(|entry| entry.until).min();
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(next()))
    }
}

impl From<&State> for Word {
    fn from(state: &State) -> Self {
        match state {
            State::Incomplete { .. } => Self::Incomplete,
            State::Resolved { .. } => Self::Resolved,
            State::Failed => Self::NoAnswer,
        }
    }
}
