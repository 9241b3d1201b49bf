//! The LES: its VCCs, its timers, and which part of it a control frame is for.

use std::collections::VecDeque;

use super::config::Config;
use super::counters::Counters;
use super::event::{Departure, Event, Unwanted};
use super::registrations::Registrations;
use crate::derived::Derived;
use crate::lane::Version;
use crate::lane::tree::{Change, Tree};
use crate::sorted::SortedMap;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::timed::{Timed, Waits};
use crate::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use crate::wire::AtmAddress;
use crate::wire::lane::{Message, OpCode, Status, Tlv};
use crate::{EntityInput, EntityTransmit, Instant, Machine, Output};
use crate::{Value, Word};

/// Largest SDU of control VCCs.
const CONTROL_MAX_SDU: u16 = 1516;

/// What a LES must know to serve.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// Its ATM address (S1).
    pub address: AtmAddress,
    /// The ATM address of the BUS paired with it (S6).
    pub bus: AtmAddress,
}

/// What can happen to a LES.
pub type Input = EntityInput<Start>;

/// What a LES wants sent.
pub type Transmit = EntityTransmit;

/// A LAN emulation server, driven as [`machine`](crate::machine) describes.
///
/// It serves from [`Input::Start`] to [`Input::Stop`]. Whoever drives a BUS paired with it tells that BUS of
/// [`Event::Joined`], [`Event::Left`], [`Event::Registered`] and [`Event::Unregistered`].
#[derive(Clone, Debug, Hash)]
pub struct Les {
    pub(super) config: Config,
    pub(super) bus: AtmAddress,
    running: bool,
    /// Control direct VCCs.
    pub(super) controls: Timed<VccId, Control>,
    /// Clients that have joined, or are about to, by LECID.
    pub(super) members: SortedMap<u16, Member>,
    /// LECID of the client that joins or has joined with each ATM address.
    pub(super) addresses: SortedMap<AtmAddress, u16>,
    /// MAC addresses that clients have registered.
    pub(super) macs: Registrations,
    pub(super) tree: Tree,
    /// How many clients have joined.
    pub(super) joined: Derived<usize>,
    /// The LECID given last.
    pub(super) last_lecid: u16,
    pub(super) counters: Counters,
    outputs: VecDeque<Output<Transmit, Event>>,
}

/// A control direct VCC.
#[derive(Clone, Debug, Hash)]
pub(super) struct Control {
    caller: AtmAddress,
    /// When S4 cuts it off; not once its client has joined.
    pub(super) deadline: Option<Instant>,
    /// LECID of its client, once that has asked to join.
    pub(super) lecid: Option<u16>,
}

impl Waits for Control {
    fn deadline(&mut self) -> Option<Instant> {
        self.deadline
    }
}

/// A client.
#[derive(Clone, Debug, Hash)]
pub(super) struct Member {
    pub(super) control: VccId,
    pub(super) address: AtmAddress,
    pub(super) proxy: bool,
    pub(super) version: Version,
    pub(super) selective: bool,
    /// The request that is answered as soon as control distribute reaches the client.
    pub(super) joining: Option<Message>,
    pub(super) since: Instant,
}

/// A registered MAC address.
#[derive(Clone, Debug, Hash)]
pub(super) struct Registration {
    pub(super) address: AtmAddress,
    pub(super) tlvs: Vec<Tlv>,
    pub(super) since: Instant,
}

impl Les {
    /// A LES that does not serve yet.
    pub fn new(config: Config) -> Self {
        Self {
            bus: AtmAddress::NONE,
            running: false,
            controls: Timed::new(),
            members: SortedMap::new(),
            addresses: SortedMap::new(),
            macs: Registrations::default(),
            tree: Tree::new(AtmAddress::NONE, Blli::LaneControl, CONTROL_MAX_SDU, config.party_retry),
            joined: Derived(0),
            last_lecid: 0,
            counters: Counters::default(),
            outputs: VecDeque::new(),
            config,
        }
    }

    /// The configuration it was made with.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Totals so far.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// How many clients have joined.
    pub fn joined(&self) -> usize {
        *self.joined
    }

    /// Its clients and what they registered.
    pub fn tables(&self) -> Vec<Table> {
        let clients = self.members.iter().map(|(lecid, member)| Row {
            cells: vec![
                (*lecid).into(),
                member.address.into(),
                Word::from(member.version).into(),
                member.proxy.into(),
                member.selective.into(),
                if member.joining.is_some() { Word::Joining } else { Word::Joined }.into(),
            ],
            since: member.since,
            expires: member.joining.as_ref().and_then(|_| self.controls.get(&member.control)?.deadline),
        });
        let registrations = self.macs.iter().map(|((mac, lecid), registration)| Row {
            cells: vec![
                (*mac).into(),
                registration.address.into(),
                (*lecid).into(),
                Value::List(registration.tlvs.iter().cloned().map(Value::Tlv).collect()),
            ],
            since: registration.since,
            expires: None,
        });
        vec![
            Table {
                id: TableId::LesClients,
                columns: &[
                    ColumnId::Lecid,
                    ColumnId::AtmAddress,
                    ColumnId::Version,
                    ColumnId::Proxy,
                    ColumnId::Selective,
                    ColumnId::State,
                ],
                rows: clients.collect(),
            },
            Table {
                id: TableId::LesRegistrations,
                columns: &[ColumnId::MacAddress, ColumnId::AtmAddress, ColumnId::Lecid, ColumnId::Tlvs],
                rows: registrations.collect(),
            },
        ]
    }

    pub(super) fn emit(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    pub(super) fn request(&mut self, requests: impl IntoIterator<Item = VccRequest>) {
        self.outputs.extend(requests.into_iter().map(|request| Output::Transmit(Transmit::Vcc(request))));
    }

    pub(super) fn send(&mut self, vcc: VccId, octets: Vec<u8>) {
        self.counters.control_out += 1;
        self.outputs.push_back(Output::Transmit(Transmit::Pdu { vcc, octets }));
    }

    /// Sends a frame of the client `from` to all: on control distribute, and on control direct to clients that it
    /// does not reach at present.
    pub(super) fn distribute(&mut self, from: u16, octets: &[u8]) {
        if let Some(vcc) = self.tree.vcc()
            && self.tree.reaches_any()
        {
            self.send(vcc, octets.to_vec());
        }
        if self.tree.reached() == *self.joined {
            return;
        }
        let missed = self.members.iter().filter(|&(&lecid, member)| {
            lecid != from && member.joining.is_none() && !self.tree.reaches(&member.address)
        });
        for control in missed.map(|(_, member)| member.control).collect::<Vec<_>>() {
            self.send(control, octets.to_vec());
        }
    }

    /// The client that has joined over `vcc`, if the frame names it as the requester.
    pub(super) fn requester(&self, vcc: VccId, message: &Message) -> Option<u16> {
        self.joined_over(vcc).filter(|lecid| *lecid == message.requester_lecid)
    }

    /// The client that has joined over `vcc`.
    pub(super) fn joined_over(&self, vcc: VccId) -> Option<u16> {
        let lecid = self.controls.get(&vcc)?.lecid?;
        self.members.get(&lecid).filter(|member| member.joining.is_none()).map(|_| lecid)
    }

    pub(super) fn ignore(&mut self, message: &Message, why: Unwanted) {
        self.counters.ignored += 1;
        self.emit(Event::Ignored { op_code: message.op_code, lecid: message.requester_lecid, why });
    }

    fn stop(&mut self, now: Instant) {
        let tree = self.tree.clear();
        self.request(tree);
        for vcc in self.controls.keys().copied().collect::<Vec<_>>() {
            self.cut(now, vcc, Departure::Stopped);
        }
        self.running = false;
    }

    /// Releases a control direct VCC and forgets its client.
    pub(super) fn cut(&mut self, now: Instant, vcc: VccId, why: Departure) {
        self.request([VccRequest::Release { vcc, cause: Cause::NORMAL }]);
        self.forget(now, vcc, why);
    }

    /// Forgets a control direct VCC that is gone, its client, and what that one had registered.
    fn forget(&mut self, now: Instant, vcc: VccId, why: Departure) {
        let Some(lecid) = self.controls.remove(&vcc).and_then(|control| control.lecid) else { return };
        let Some(member) = self.members.remove(&lecid) else { return };
        self.addresses.remove(&member.address);
        for mac in self.macs.of_owner(lecid).collect::<Vec<_>>() {
            self.macs.remove(mac, lecid);
            if member.joining.is_none() {
                self.emit(Event::Unregistered { mac, lecid });
            }
        }
        if member.joining.is_none() {
            *self.joined -= 1;
            self.emit(Event::Left { lecid, address: member.address, why });
        }
        let requests = self.tree.remove(now, &member.address);
        self.request(requests);
    }

    fn vcc(&mut self, now: Instant, event: &VccEvent) {
        match *event {
            VccEvent::Incoming { vcc, ref call } => self.incoming(now, vcc, call),
            VccEvent::Released { vcc, cause } if self.controls.contains_key(&vcc) => {
                self.forget(now, vcc, Departure::Released { cause });
            }
            _ => {
                let (changes, requests) = self.tree.handle(now, event);
                self.request(requests);
                for change in changes {
                    match change {
                        Change::Connected(address) => self.reached(now, &address),
                        Change::Refused(address, cause) | Change::Lost(address, cause) => {
                            self.emit(Event::PartyRefused { address, cause });
                        }
                    }
                }
            }
        }
    }

    fn incoming(&mut self, now: Instant, vcc: VccId, call: &Call) {
        let refusal = if !self.running {
            Some(Cause::DESTINATION_OUT_OF_ORDER)
        } else if call.blli != Blli::LaneControl || call.multipoint {
            Some(Cause::INCOMPATIBLE_DESTINATION)
        } else {
            None
        };
        if let Some(cause) = refusal {
            self.request([VccRequest::Reject { vcc, cause }]);
            self.emit(Event::CallRefused { calling: call.calling, cause });
            return;
        }
        let deadline = Some(now + self.config.control_timeout);
        self.controls.insert(vcc, Control { caller: call.calling, deadline, lecid: None });
        self.request([VccRequest::Accept { vcc }]);
    }

    fn pdu(&mut self, now: Instant, vcc: VccId, octets: &[u8]) {
        // What was under way on a VCC that is gone.
        if !self.controls.contains_key(&vcc) {
            return;
        }
        self.counters.control_in += 1;
        let Ok(message) = Message::parse(octets) else {
            self.counters.malformed += 1;
            self.emit(Event::Malformed { vcc });
            return;
        };
        if message.version != Message::VERSION {
            self.other_version(vcc, &message);
            return;
        }
        match message.op_code {
            OpCode::JOIN_REQUEST => self.join(now, vcc, message),
            OpCode::REGISTER_REQUEST => self.register(now, vcc, message),
            OpCode::UNREGISTER_REQUEST => self.unregister(vcc, &message),
            OpCode::ARP_REQUEST => self.arp(vcc, &message, octets),
            OpCode::ARP_RESPONSE | OpCode::FLUSH_RESPONSE => self.relay(vcc, &message, octets),
            OpCode::NARP_REQUEST | OpCode::TOPOLOGY_REQUEST => self.announce(vcc, &message, octets),
            OpCode::VERIFY_REQUEST if self.config.version == Version::V2 => self.verify(vcc, &message),
            _ => self.ignore(&message, Unwanted::NotForLes),
        }
    }

    /// Answers a request of another version of LAN emulation, in ours, that its version is not supported.
    fn other_version(&mut self, vcc: VccId, message: &Message) {
        let mut request = message.clone();
        request.version = Message::VERSION;
        let status = Status::VERSION_NOT_SUPPORTED;
        match message.op_code {
            OpCode::JOIN_REQUEST => self.refuse_join(vcc, &request, status),
            OpCode::REGISTER_REQUEST | OpCode::UNREGISTER_REQUEST => {
                self.refuse_registration(vcc, &request, status);
            }
            OpCode::ARP_REQUEST => self.refuse_arp(vcc, &request, status),
            _ => self.ignore(message, Unwanted::UnsupportedVersion),
        }
    }

    fn timer(&mut self, now: Instant) {
        for vcc in self.controls.due(now) {
            self.too_late(now, vcc);
        }
        let requests = self.tree.grow(now);
        self.request(requests);
    }

    /// S4 has run out: the client has not joined, or control distribute has not reached it.
    fn too_late(&mut self, now: Instant, vcc: VccId) {
        let Some(control) = self.controls.get(&vcc) else { return };
        let calling = control.caller;
        let joining = control.lecid.and_then(|lecid| self.members.get(&lecid)?.joining.clone());
        if let Some(request) = joining {
            self.refuse_join(vcc, &request, Status::INSUFFICIENT_RESOURCES);
        }
        self.emit(Event::ControlTimeout { calling });
        self.cut(now, vcc, Departure::Stopped);
    }
}

impl Machine for Les {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Start(Start { address, bus }) => {
                self.stop(now);
                self.tree.set_root(address);
                self.bus = bus;
                self.running = true;
            }
            Input::Stop => self.stop(now),
            Input::Vcc(event) => self.vcc(now, &event),
            Input::Pdu { vcc, octets } => self.pdu(now, vcc, &octets),
            Input::Timer => self.timer(now),
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| {
            Output::Timeout(self.controls.deadline().into_iter().chain(self.tree.timeout()).min())
        })
    }
}
