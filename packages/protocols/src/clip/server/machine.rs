//! The machine.

use std::collections::VecDeque;

use super::{Config, Counters, Event, Input, OwnInput, Transmit};
use crate::clip::packet;
use crate::sorted::SortedMap;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use crate::wire::atmarp::{Message, Operation, Station};
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{Instant, Machine, Output, Word};

/// The ATMARP server of a logical IP subnet.
#[derive(Clone, Debug, Hash)]
pub struct AtmArpServer {
    config: Config,
    address: Option<AtmAddress>,
    circuits: SortedMap<VccId, Circuit>,
    entries: SortedMap<Ipv4Address, Entry>,
    counters: Counters,
    outputs: VecDeque<Output<Transmit, Event>>,
}

#[derive(Clone, Debug, Hash)]
struct Circuit {
    peer: AtmAddress,
    open: bool,
    question: Option<Question>,
}

/// InARP_REQUESTs that wait for an answer.
#[derive(Clone, Copy, Debug, Hash)]
struct Question {
    asked: u32,
    until: Instant,
}

#[derive(Clone, Debug, Hash)]
struct Entry {
    address: AtmAddress,
    /// The VCC by which the station registered, while it is open.
    vcc: Option<VccId>,
    since: Instant,
    until: Instant,
    /// Its life has ended, and its station is being asked.
    doubtful: bool,
}

impl AtmArpServer {
    /// A server that has not started.
    pub fn new(config: Config) -> Self {
        Self {
            config,
            address: None,
            circuits: SortedMap::new(),
            entries: SortedMap::new(),
            counters: Counters::default(),
            outputs: VecDeque::new(),
        }
    }

    /// Parameters of the server.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Packets that the server has counted.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The ATM address registered for an IP address.
    pub fn lookup(&self, ip: Ipv4Address) -> Option<AtmAddress> {
        self.entries.get(&ip).map(|entry| entry.address)
    }

    /// The ATMARP table.
    pub fn tables(&self) -> Vec<Table> {
        let rows = self.entries.iter().map(|(ip, entry)| Row {
            cells: vec![
                (*ip).into(),
                entry.address.into(),
                entry.vcc.into(),
                if entry.doubtful { Word::BeingConfirmed } else { Word::Valid }.into(),
            ],
            since: entry.since,
            expires: Some(entry.until),
        });
        vec![Table {
            id: TableId::AtmarpTable,
            columns: &[ColumnId::IpAddress, ColumnId::AtmAddress, ColumnId::Vcc, ColumnId::State],
            rows: rows.collect(),
        }]
    }

    fn event(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    fn request(&mut self, request: VccRequest) {
        self.outputs.push_back(Output::Transmit(Transmit::Vcc(request)));
    }

    fn send(&mut self, vcc: VccId, message: &Message) {
        self.outputs.push_back(Output::Transmit(Transmit::Pdu { vcc, octets: packet::emit(message) }));
    }

    fn vcc(&mut self, now: Instant, event: VccEvent) {
        match event {
            VccEvent::Incoming { vcc, call } => self.incoming(vcc, &call),
            VccEvent::Connected { vcc } => {
                let Some(circuit) = self.circuits.get_mut(&vcc) else { return };
                circuit.open = true;
                if self.config.inverse_on_open {
                    self.ask(now, vcc, 1);
                }
            }
            VccEvent::Released { vcc, .. } => {
                self.circuits.remove(&vcc);
                self.disown(vcc);
            }
            VccEvent::PartyAdded { .. } | VccEvent::PartyDropped { .. } => {}
        }
    }

    fn incoming(&mut self, vcc: VccId, call: &Call) {
        if self.address.is_none() || call.multipoint || call.blli != Blli::LlcSnap {
            self.request(VccRequest::Reject { vcc, cause: Cause::INCOMPATIBLE_DESTINATION });
            return;
        }
        self.circuits.insert(vcc, Circuit { peer: call.calling, open: false, question: None });
        self.request(VccRequest::Accept { vcc });
    }

    /// Entries lose a VCC that has gone; those whose life has ended go with it.
    fn disown(&mut self, vcc: VccId) {
        let mut aged = Vec::new();
        self.entries.retain(|ip, entry| {
            if entry.vcc != Some(vcc) {
                return true;
            }
            entry.vcc = None;
            if entry.doubtful {
                aged.push(*ip);
            }
            !entry.doubtful
        });
        for ip in aged {
            self.event(Event::Aged { ip });
        }
    }

    /// Asks the station at the other end who it is; it is the `asked`-th time.
    fn ask(&mut self, now: Instant, vcc: VccId, asked: u32) {
        let (Some(address), Some(circuit)) = (self.address, self.circuits.get_mut(&vcc)) else { return };
        circuit.question = Some(Question { asked, until: now + self.config.retry });
        let message = packet::inverse_request(address, self.config.ip, Some(circuit.peer));
        self.counters.inverse_requests += 1;
        self.send(vcc, &message);
    }

    fn pdu(&mut self, now: Instant, vcc: VccId, octets: &[u8]) {
        let (Some(address), Some(circuit)) = (self.address, self.circuits.get(&vcc)) else { return };
        let peer = circuit.peer;
        let Ok(message) = packet::parse(octets) else {
            self.malformed(vcc);
            return;
        };
        let source_address = message.source.address().unwrap_or(peer);
        match (message.operation, message.source.ip, message.target.ip) {
            (Operation::ArpRequest, Some(source), Some(target)) => {
                self.counters.requests += 1;
                self.register(now, vcc, source, source_address);
                self.answer(vcc, message, source, target);
            }
            (Operation::InArpReply, Some(source), _) => {
                self.counters.inverse_replies += 1;
                self.confirmed(vcc, source);
                self.register(now, vcc, source, source_address);
            }
            (Operation::InArpRequest, _, _) => {
                self.send(vcc, &packet::inverse_reply(address, self.config.ip, message.source));
            }
            _ => self.malformed(vcc),
        }
    }

    fn malformed(&mut self, vcc: VccId) {
        self.counters.malformed += 1;
        self.event(Event::Malformed { vcc });
    }

    fn answer(&mut self, vcc: VccId, request: Message, source: Ipv4Address, target: Ipv4Address) {
        match self.lookup(target) {
            Some(address) => {
                self.counters.replies += 1;
                let reply = Message {
                    operation: Operation::ArpReply,
                    source: Station::new(Some(address), Some(target)),
                    target: request.source,
                };
                self.send(vcc, &reply);
            }
            None => {
                self.counters.naks += 1;
                self.send(vcc, &Message { operation: Operation::ArpNak, ..request });
                self.event(Event::Unknown { ip: target, asker: source });
            }
        }
    }

    /// The station at the other end has said who it is: other addresses that it had and did not confirm are gone.
    fn confirmed(&mut self, vcc: VccId, ip: Ipv4Address) {
        if let Some(circuit) = self.circuits.get_mut(&vcc) {
            circuit.question = None;
        }
        let others = self
            .entries
            .iter()
            .filter(|(other, entry)| **other != ip && entry.doubtful && entry.vcc == Some(vcc));
        let others: Vec<Ipv4Address> = others.map(|(ip, _)| *ip).collect();
        for ip in others {
            self.entries.remove(&ip);
            self.event(Event::Aged { ip });
        }
    }

    fn register(&mut self, now: Instant, vcc: VccId, ip: Ipv4Address, address: AtmAddress) {
        let known = self.entries.get(&ip).map(|entry| (entry.address, entry.vcc.is_some()));
        if let Some((owner, true)) = known
            && owner != address
        {
            self.counters.duplicates += 1;
            self.event(Event::Duplicate { ip, address, owner });
            return;
        }
        let until = now + self.config.lifetime;
        self.entries.insert(ip, Entry { address, vcc: Some(vcc), since: now, until, doubtful: false });
        if known.is_none_or(|(owner, _)| owner != address) {
            self.event(Event::Registered { ip, address });
        }
    }

    fn timer(&mut self, now: Instant) {
        let due = self.circuits.iter().filter_map(|(vcc, circuit)| Some((*vcc, circuit.question?)));
        let due: Vec<(VccId, Question)> = due.filter(|(_, question)| question.until <= now).collect();
        for (vcc, question) in due {
            if question.asked < self.config.tries {
                self.ask(now, vcc, question.asked + 1);
            } else {
                self.unanswered(vcc);
            }
        }
        let due = self.entries.iter().filter(|(_, entry)| !entry.doubtful && entry.until <= now);
        let due: Vec<Ipv4Address> = due.map(|(ip, _)| *ip).collect();
        for ip in due {
            self.expire(now, ip);
        }
    }

    fn unanswered(&mut self, vcc: VccId) {
        let Some(circuit) = self.circuits.get_mut(&vcc) else { return };
        circuit.question = None;
        let peer = circuit.peer;
        self.event(Event::NoAnswer { vcc, peer });
        let gone = self.entries.iter().filter(|(_, entry)| entry.doubtful && entry.vcc == Some(vcc));
        let gone: Vec<Ipv4Address> = gone.map(|(ip, _)| *ip).collect();
        for ip in gone {
            self.entries.remove(&ip);
            self.event(Event::Aged { ip });
        }
    }

    /// Before an entry goes, its station is asked on its VCC (RFC 2225 8.4.1); one without a VCC goes at once.
    fn expire(&mut self, now: Instant, ip: Ipv4Address) {
        let Some(entry) = self.entries.get_mut(&ip) else { return };
        let Some(vcc) = entry.vcc else {
            self.entries.remove(&ip);
            self.event(Event::Aged { ip });
            return;
        };
        entry.doubtful = true;
        if self.circuits.get(&vcc).is_some_and(|circuit| circuit.question.is_none()) {
            self.ask(now, vcc, 1);
        }
    }

    fn stop(&mut self) {
        for vcc in core::mem::take(&mut self.circuits).into_keys() {
            self.request(VccRequest::Release { vcc, cause: Cause::NORMAL });
        }
        self.entries.clear();
        self.address = None;
    }
}

impl Machine for AtmArpServer {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Start(address) => self.address = Some(address),
            Input::Stop => self.stop(),
            Input::Timer => self.timer(now),
            Input::Vcc(event) => self.vcc(now, event),
            Input::Pdu { vcc, octets } => self.pdu(now, vcc, &octets),
            Input::Own(OwnInput::Clear) => self.entries.clear(),
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        let entries = || self.entries.values().filter(|entry| !entry.doubtful).map(|entry| entry.until);
        let questions = || self.circuits.values().filter_map(|circuit| Some(circuit.question?.until));
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(entries().chain(questions()).min()))
    }
}
