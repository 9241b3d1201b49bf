//! NHSs that send to one another without delay, and clients that a test plays.

use std::collections::{BTreeMap, VecDeque};

use lanelab_protocols::nhrp::{Config, Counters, Event, Input, Nhs, Report, Route};
use lanelab_protocols::table::TableId;
use lanelab_protocols::wire::nhrp::{Cie, Extension, Flags, Message, Op, Pdu};
use lanelab_protocols::wire::{AtmAddress, Ipv4Address};
use lanelab_protocols::{Duration, Instant, Machine, Output};

/// ATM address of NHS `n`; from 100 on, of clients.
pub(crate) fn atm(n: u8) -> AtmAddress {
    AtmAddress([n; 20])
}

pub(crate) fn ip(n: u8) -> Ipv4Address {
    Ipv4Address([10, 0, 0, n])
}

/// A request of client 100's for `destination`, with room for records.
pub(crate) fn request(id: u32, destination: u8) -> Message {
    let mut message = Message::new(Op::ResolutionRequest, id);
    message.flags = Flags::AUTHORITATIVE;
    message.source_nbma = Some(atm(100));
    message.source = Some(ip(100));
    message.destination = Some(ip(destination));
    message.entries.push(Cie::default());
    message
        .with(Extension::Responder(None))
        .with(Extension::ForwardRecord(Vec::new()))
        .with(Extension::ReverseRecord(Vec::new()))
}

/// NHSs 1, 2, … and what the clients get.
pub(crate) struct Bench {
    pub(crate) now: Instant,
    nhss: BTreeMap<u8, Nhs>,
    wakes: BTreeMap<u8, Instant>,
    /// Routing: at an NHS, to a destination.
    pub(crate) routes: BTreeMap<(u8, u8), Route>,
    /// What clients have got, in order: to whom, and what.
    pub(crate) inbox: Vec<(AtmAddress, Pdu)>,
    pub(crate) events: Vec<(u8, Event)>,
    /// How many packets to this address are lost from now on.
    pub(crate) lose: BTreeMap<AtmAddress, u32>,
}

impl Bench {
    pub(crate) fn new(count: u8) -> Self {
        Self::with(count, |_| Config::default())
    }

    pub(crate) fn with(count: u8, config: impl Fn(u8) -> Config) -> Self {
        let mut bench = Self {
            now: Instant::ZERO,
            nhss: BTreeMap::new(),
            wakes: BTreeMap::new(),
            routes: BTreeMap::new(),
            inbox: Vec::new(),
            events: Vec::new(),
            lose: BTreeMap::new(),
        };
        for n in 1..=count {
            bench.nhss.insert(n, Nhs::new(Config { address: ip(n), ..config(n) }));
            bench.input(n, Input::Start { nbma: atm(n) });
        }
        bench
    }

    /// A line of NHSs, the last of which speaks for destination 200.
    pub(crate) fn line(count: u8) -> Self {
        let mut bench = Self::new(count);
        bench.route_line(count);
        bench
    }

    pub(crate) fn route_line(&mut self, count: u8) {
        for n in 1..count {
            self.routes.insert((n, 200), Route::Next(atm(n + 1)));
        }
        self.routes.insert((count, 200), Route::Local);
    }

    pub(crate) fn input(&mut self, n: u8, input: Input) {
        let mut inputs = VecDeque::from([(n, input)]);
        while let Some((n, input)) = inputs.pop_front() {
            let nhs = self.nhss.get_mut(&n).expect("an NHS");
            nhs.handle_input(self.now, input);
            loop {
                match nhs.poll_output() {
                    Output::Transmit(transmit) => {
                        let to = transmit.to;
                        if let Some(left) = self.lose.get_mut(&to).filter(|left| **left > 0) {
                            *left -= 1;
                        } else if to.0[0] >= 100 {
                            self.inbox.push((to, transmit.pdu));
                        } else {
                            // Across a VCC a packet is octets.
                            let pdu = Pdu::parse(&transmit.pdu.emit()).expect("what is sent is good");
                            inputs.push_back((to.0[0], Input::Pdu { from: atm(n), pdu }));
                        }
                    }
                    Output::Event(event) => {
                        if let Event::Lookup { id, destination } = &event {
                            let route = self.routes.get(&(n, destination.0[3])).copied();
                            if let Some(route) = route {
                                inputs.push_back((n, Input::Route { id: *id, route }));
                            }
                        }
                        self.events.push((n, event));
                    }
                    Output::Timeout(wake) => {
                        match wake {
                            Some(wake) => self.wakes.insert(n, wake),
                            None => self.wakes.remove(&n),
                        };
                        break;
                    }
                }
            }
        }
    }

    /// A packet from client 100 to NHS `n`.
    pub(crate) fn send(&mut self, n: u8, message: Message) {
        self.input(n, Input::Pdu { from: atm(100), pdu: Pdu::Message(message) });
    }

    pub(crate) fn run_for(&mut self, seconds: u64) {
        let end = self.now + Duration::from_secs(seconds);
        while let Some((&n, &wake)) =
            self.wakes.iter().min_by_key(|(_, wake)| **wake).filter(|(_, wake)| **wake <= end)
        {
            self.now = self.now.max(wake);
            self.input(n, Input::Timer);
        }
        self.now = end;
    }

    /// The request that NHS `n` is to serve.
    pub(crate) fn serve(&mut self, n: u8) -> (u32, Message) {
        let found = self.events.iter().rev().find_map(|event| match event {
            (at, Event::Serve { id, request }) if *at == n => Some((*id, request.clone())),
            _ => None,
        });
        found.expect("a request to serve")
    }

    /// The only packet that clients have got since the last call.
    pub(crate) fn got(&mut self) -> Message {
        assert_eq!(self.inbox.len(), 1, "{:?}", self.inbox);
        match self.inbox.remove(0) {
            (_, Pdu::Message(message)) => message,
            (_, Pdu::Error(error)) => panic!("{error}"),
        }
    }

    pub(crate) fn error(&mut self) -> lanelab_protocols::wire::nhrp::ErrorIndication {
        assert_eq!(self.inbox.len(), 1, "{:?}", self.inbox);
        match self.inbox.remove(0) {
            (_, Pdu::Error(error)) => error,
            (_, Pdu::Message(message)) => panic!("{message}"),
        }
    }

    pub(crate) fn counters(&self, n: u8) -> Counters {
        *self.nhss[&n].counters()
    }

    pub(crate) fn rows(&self, n: u8, table: TableId) -> usize {
        let tables = self.nhss[&n].tables();
        tables.iter().find(|other| other.id == table).expect("a table").rows.len()
    }

    pub(crate) fn reports(&self, n: u8) -> Vec<Report> {
        let reports = self.events.iter().filter_map(|(at, event)| match event {
            Event::Report(report) if *at == n => Some(report.clone()),
            _ => None,
        });
        reports.collect()
    }
}

/// A next hop with everything in it.
pub(crate) fn binding() -> lanelab_protocols::nhrp::Answer {
    let entry =
        Cie { mtu: 1500, holding_time: 600, nbma: Some(atm(150)), protocol: Some(ip(200)), ..Cie::default() };
    lanelab_protocols::nhrp::Answer { entry, extensions: Vec::new() }
}
