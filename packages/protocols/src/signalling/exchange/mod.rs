//! Call processing of one switch.
//!
//! A call is one connection: the leg it came in on, and a branch for each leg it goes out on. Each party is on one
//! branch; a point-to-point call has one party. The first switch of a call (the one it enters at a UNI) computes its
//! route and sends it along as a designated transit list; a switch that cannot take the call on sends it back with a
//! crankback, and the first switch tries again without what blocked.
//!
//! (U) Toward an end system every party is a call of its own. Between switches, the one with the higher number picks
//! the VCI. A VP tunnel's ends each name their own VPI. Cells of a point-to-multipoint call reach a branch once its
//! CONNECT has come; those of a point-to-point call have their rows once both channels are known.

mod admission;
mod clearing;
mod connection;
mod io;
mod offering;
mod outcome;
mod ports;

use std::collections::VecDeque;

use admission::Port;
use connection::Connection;
pub use io::{CallId, Channel, Config, Counters, Event, Input, PortConfig, PortKind, Refusal, Transmit};

use ports::Ports;

use super::interface::{CallKey, Indication};
use crate::pnni::{PortRef, Topology};
use crate::sorted::SortedMap;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::vcc::Cause;
use crate::wire::AtmAddress;
use crate::{Instant, Machine, Output};

/// Which leg of which call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Leg {
    /// The one it came in on.
    Incoming(CallId),
    /// The one of a branch.
    Branch(CallId, u32),
}

/// Call processing of a switch.
#[derive(Clone, Debug, Hash)]
pub struct Exchange {
    config: Config,
    ports: Ports,
    /// Registered end systems: where, and since when.
    addresses: SortedMap<AtmAddress, (PortRef, Instant)>,
    groups: SortedMap<AtmAddress, SortedMap<PortRef, Instant>>,
    topology: Topology,
    /// Boxed, since they are large and there may be thousands.
    connections: SortedMap<CallId, Box<Connection>>,
    legs: SortedMap<(PortRef, CallKey), Leg>,
    next_call: u32,
    /// Without the messages of ports, which their interfaces count.
    counters: Counters,
    events: VecDeque<Event>,
}

impl Exchange {
    /// A switch without calls, its ports up and their signalling links down.
    pub fn new(config: Config) -> Self {
        let ports = Ports::new(config.ports.iter().map(|port| Port::new(*port, config.timers)));
        Self {
            config,
            ports,
            addresses: SortedMap::new(),
            groups: SortedMap::new(),
            topology: Topology::default(),
            connections: SortedMap::new(),
            legs: SortedMap::new(),
            next_call: 0,
            counters: Counters::default(),
            events: VecDeque::new(),
        }
    }

    /// The calls with their channels, the ports with their bandwidth in cells/s, and the registered addresses.
    pub fn tables(&self) -> Vec<Table> {
        let calls = self.connections.iter().flat_map(|(id, connection)| connection.rows(*id));
        let members = |(group, members): (&AtmAddress, &SortedMap<PortRef, Instant>)| {
            members.iter().map(|(port, since)| (*group, (*port, *since))).collect::<Vec<_>>()
        };
        let stations = self.addresses.iter().map(|(address, at)| (*address, *at));
        let addresses = stations.chain(self.groups.iter().flat_map(members)).map(|(address, at)| Row {
            cells: vec![address.into(), at.0.into()],
            since: at.1,
            expires: None,
        });
        let columns = &[
            ColumnId::Call,
            ColumnId::Called,
            ColumnId::Input,
            ColumnId::Output,
            ColumnId::Category,
            ColumnId::Parties,
        ];
        vec![
            Table { id: TableId::Calls, columns, rows: calls.collect() },
            Table {
                id: TableId::ReachableEndSystems,
                columns: &[ColumnId::Address, ColumnId::Port],
                rows: addresses.collect(),
            },
            Table {
                id: TableId::Ports,
                columns: &[
                    ColumnId::Port,
                    ColumnId::To,
                    ColumnId::State,
                    ColumnId::CellsS,
                    ColumnId::Sending,
                    ColumnId::Receiving,
                    ColumnId::Left,
                    ColumnId::Vcis,
                ],
                rows: self.ports.values().map(Port::row).collect(),
            },
        ]
    }

    /// What has happened so far.
    pub fn counters(&self) -> Counters {
        let ports = self.ports.values().map(|port| port.interface.counters);
        Counters {
            messages: ports.fold(self.counters.messages, crate::signalling::Counters::and),
            ..self.counters
        }
    }

    /// Cells/s that a port has left to send.
    pub fn available(&self, port: PortRef) -> Option<u32> {
        self.ports.get(&port).map(Port::left)
    }

    fn indications(&mut self, now: Instant) {
        loop {
            let (mut idle, mut last) = (true, None);
            while let Some(port) = self.ports.touched_after(last) {
                last = Some(port);
                while let Some(up) = self.ports.get_mut(&port).and_then(|known| known.interface.indication())
                {
                    idle = false;
                    self.indication(now, port, up);
                }
            }
            if idle {
                return;
            }
        }
    }

    fn indication(&mut self, now: Instant, port: PortRef, up: Indication) {
        let leg = |key: CallKey| self.legs.get(&(port, key)).copied();
        match up {
            Indication::Setup { key, message } => self.call_received(now, port, key, message),
            Indication::Proceeding { key, vci } => {
                if let Some(Leg::Branch(call, branch)) = leg(key) {
                    self.branch_channel(now, call, branch, vci);
                }
            }
            Indication::Connected { key, vci } => {
                if let Some(Leg::Branch(call, branch)) = leg(key) {
                    self.branch_connected(now, call, branch, vci);
                }
            }
            Indication::Released { key, cause, crankback, local } => match leg(key) {
                Some(Leg::Incoming(call)) => self.end_call(now, call, cause, false),
                Some(Leg::Branch(call, branch)) => {
                    let crankback =
                        crankback.or_else(|| local.then(|| self.blocked_at(port, cause)).flatten());
                    self.branch_gone(now, call, branch, cause, crankback);
                }
                None => {}
            },
            Indication::AddParty { key, party, message } => {
                if let Some(Leg::Incoming(call)) = leg(key) {
                    self.party_received(now, call, party, &message);
                }
            }
            Indication::PartyAdded { key, party } => {
                if let Some(Leg::Branch(call, branch)) = leg(key) {
                    self.party_connected(now, call, branch, party);
                }
            }
            Indication::PartyGone { key, party, cause, crankback, local } => match leg(key) {
                Some(Leg::Incoming(call)) => self.party_withdrawn(now, call, party, cause),
                Some(Leg::Branch(call, branch)) => {
                    let crankback =
                        crankback.or_else(|| local.then(|| self.blocked_at(port, cause)).flatten());
                    self.branch_lost_party(now, call, branch, party, cause, crankback);
                }
                None => {}
            },
            Indication::Malformed => self.events.push_back(Event::Malformed { port }),
            Indication::Unexpected { kind, cause } => {
                self.events.push_back(Event::Unexpected { port, kind, cause })
            }
            Indication::Expired { timer, key } => {
                let call = key.and_then(leg).map(|leg| match leg {
                    Leg::Incoming(call) | Leg::Branch(call, _) => call,
                });
                self.events.push_back(Event::TimerExpired { port, timer, call });
            }
            Indication::Restarted { calls } => self.events.push_back(Event::Restarted { port, calls }),
        }
    }

    fn with_interface(&mut self, port: PortRef, act: impl FnOnce(&mut Port)) {
        if let Some(port) = self.ports.get_mut(&port) {
            act(port);
        }
    }
}

impl Machine for Exchange {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Timer => self.ports.expire(now),
            Input::SaalUp { port } => self.with_interface(port, |port| port.interface.saal_up(now)),
            Input::SaalDown { port } => self.with_interface(port, |port| port.interface.saal_down(now)),
            Input::Message { port, octets } => match self.ports.get_mut(&port) {
                Some(known) => known.interface.message(now, &octets),
                None => {
                    self.counters.messages.received += 1;
                    self.counters.messages.malformed += 1;
                    self.events.push_back(Event::NoSuchPort { port });
                }
            },
            Input::Registered { port, address } => {
                self.addresses.insert(address.with_sel(0), (port, now));
            }
            Input::Withdrawn { port, address } => {
                let address = address.with_sel(0);
                if self.addresses.get(&address).is_some_and(|at| at.0 == port) {
                    self.addresses.remove(&address);
                }
                if let Some(members) = self.groups.get_mut(&address) {
                    members.remove(&port);
                }
            }
            Input::GroupMember { port, address } => {
                self.groups.entry(address.with_sel(0)).or_default().insert(port, now);
            }
            Input::Topology(topology) => self.topology = topology,
            Input::PortDown { port } => self.with_interface(port, |port| {
                port.set_up(false);
                port.interface.clear_all(Cause::NETWORK_OUT_OF_ORDER);
            }),
            Input::PortUp { port } => self.with_interface(port, |port| port.set_up(true)),
        }
        self.indications(now);
        self.ports.date(now);
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        // Rows come before the messages that let cells flow over them.
        if let Some(event) = self.events.pop_front() {
            return Output::Event(event);
        }
        match self.ports.transmit() {
            Some((port, octets)) => Output::Transmit(Transmit::Message { port, octets }),
            None => Output::Timeout(self.ports.deadline()),
        }
    }
}
