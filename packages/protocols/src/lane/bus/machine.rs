//! The BUS: its clients, its calls, and what it does with a frame.

use std::collections::VecDeque;

use super::config::Config;
use super::io::{Counters, Data, DropReason, Event, Input, OwnInput, OwnTransmit, Removal, Transmit};
use crate::derived::Derived;
use crate::lane::tree::{Change, Tree};
use crate::sorted::{SortedMap, SortedSet};
use crate::table::{ColumnId, Row, Table, TableId};
use crate::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use crate::wire::lane::{Message, OpCode};
use crate::wire::{AtmAddress, EthernetAddress};
use crate::{Instant, Machine, Output, Word};

/// A broadcast and unknown server, driven as [`machine`](crate::machine) describes.
///
/// It serves from [`Input::Start`] to [`Input::Stop`]. The driver tells it whom the LES has let in
/// ([`OwnInput::Member`]) and which MAC addresses are registered ([`OwnInput::Registration`]).
#[derive(Clone, Debug, Hash)]
pub struct Bus {
    pub(super) config: Config,
    running: bool,
    pub(super) members: SortedMap<u16, Member>,
    /// LECIDs of the clients by ATM address, in order where several have one.
    addresses: Derived<SortedSet<(AtmAddress, u16)>>,
    /// LECID of the client that opened each multicast send VCC.
    pub(super) sends: SortedMap<VccId, u16>,
    /// Owners of registered MAC addresses; a group address may have several.
    pub(super) owners: SortedMap<EthernetAddress, SortedSet<u16>>,
    /// What each client has registered.
    owned: Derived<SortedSet<(u16, EthernetAddress)>>,
    pub(super) tree: Tree,
    counters: Counters,
    outputs: VecDeque<Output<Transmit, Event>>,
}

/// A client of the emulated LAN.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Member {
    pub(super) address: AtmAddress,
    pub(super) selective: bool,
    /// Its multicast send VCC.
    pub(super) send: Option<VccId>,
    pub(super) since: Instant,
}

impl Bus {
    /// A BUS that does not serve yet.
    pub fn new(config: Config) -> Self {
        Self {
            running: false,
            members: SortedMap::new(),
            addresses: Derived::default(),
            sends: SortedMap::new(),
            owners: SortedMap::new(),
            owned: Derived::default(),
            tree: tree(&config, AtmAddress::NONE),
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

    /// Whether multicast forward reaches the client with this ATM address.
    pub fn reaches(&self, address: &AtmAddress) -> bool {
        self.tree.reaches(address)
    }

    /// The clients, as a table.
    pub fn tables(&self) -> Vec<Table> {
        let rows = self.members.iter().map(|(lecid, member)| Row {
            cells: vec![
                (*lecid).into(),
                member.address.into(),
                if member.send.is_some() { Word::Connected } else { Word::None }.into(),
                if self.tree.reaches(&member.address) { Word::Connected } else { Word::None }.into(),
                member.selective.into(),
            ],
            since: member.since,
            expires: None,
        });
        vec![Table {
            id: TableId::BusClients,
            columns: &[
                ColumnId::Lecid,
                ColumnId::AtmAddress,
                ColumnId::MulticastSend,
                ColumnId::MulticastForward,
                ColumnId::Selective,
            ],
            rows: rows.collect(),
        }]
    }

    fn emit(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    fn transmit(&mut self, transmit: Transmit) {
        self.outputs.push_back(Output::Transmit(transmit));
    }

    fn request(&mut self, requests: impl IntoIterator<Item = VccRequest>) {
        self.outputs.extend(requests.into_iter().map(|request| Output::Transmit(Transmit::Vcc(request))));
    }

    fn stop(&mut self, now: Instant) {
        let tree = self.tree.clear();
        self.request(tree);
        for lecid in self.members.keys().copied().collect::<Vec<_>>() {
            self.unserve(now, lecid, Removal::Stopped);
        }
        self.members.clear();
        self.addresses.clear();
        self.owners.clear();
        self.owned.clear();
        self.running = false;
    }

    fn member(&mut self, now: Instant, lecid: u16, address: AtmAddress, selective: bool) {
        self.member_left(now, lecid);
        self.members.insert(lecid, Member { address, selective, send: None, since: now });
        self.addresses.insert((address, lecid));
    }

    fn member_left(&mut self, now: Instant, lecid: u16) {
        self.unserve(now, lecid, Removal::LeftElan);
        if let Some(member) = self.members.remove(&lecid) {
            self.addresses.remove(&(member.address, lecid));
        }
        let owned = self.owned.range((lecid, EthernetAddress::default())..);
        let owned = owned.take_while(|(owner, _)| *owner == lecid).map(|(_, mac)| *mac);
        for mac in owned.collect::<Vec<_>>() {
            self.registration(mac, lecid, false);
        }
    }

    /// LECID of the client with an ATM address.
    fn member_at(&self, address: AtmAddress) -> Option<u16> {
        let first = self.addresses.range((address, 0)..).next();
        first.filter(|(found, _)| *found == address).map(|(_, lecid)| *lecid)
    }

    fn registration(&mut self, mac: EthernetAddress, lecid: u16, registered: bool) {
        if registered {
            self.owners.entry(mac).or_default().insert(lecid);
            self.owned.insert((lecid, mac));
            return;
        }
        self.owned.remove(&(lecid, mac));
        if let Some(owners) = self.owners.get_mut(&mac) {
            owners.remove(&lecid);
            if owners.is_empty() {
                self.owners.remove(&mac);
            }
        }
    }

    fn vcc(&mut self, now: Instant, event: &VccEvent) {
        match *event {
            VccEvent::Incoming { vcc, ref call } => self.incoming(now, vcc, call),
            VccEvent::Released { vcc, cause } if self.sends.contains_key(&vcc) => {
                let lecid = self.sends[&vcc];
                self.sends.remove(&vcc);
                self.unserve(now, lecid, Removal::Released { cause });
            }
            // The client is added to multicast forward once its multicast send VCC stands.
            VccEvent::Connected { vcc } if self.sends.contains_key(&vcc) => {
                let member = &mut self.members.get_mut(&self.sends[&vcc]);
                if let Some(member) = member {
                    member.since = now;
                    let requests = self.tree.add(now, member.address);
                    self.request(requests);
                }
            }
            _ => {
                let (changes, requests) = self.tree.handle(now, event);
                changes.into_iter().for_each(|change| self.tree_changed(now, change));
                self.request(requests);
            }
        }
    }

    fn incoming(&mut self, now: Instant, vcc: VccId, call: &Call) {
        let caller = self.member_at(call.calling);
        let caller = caller.map(|lecid| (lecid, self.members.get(&lecid).and_then(|member| member.send)));
        let refusal = match caller {
            _ if !self.running => Err(Cause::DESTINATION_OUT_OF_ORDER),
            _ if call.blli != Blli::LaneMulticast || call.multipoint => Err(Cause::INCOMPATIBLE_DESTINATION),
            None => Err(Cause::CALL_REJECTED),
            Some(caller) => Ok(caller),
        };
        match refusal {
            Err(cause) => {
                self.request([VccRequest::Reject { vcc, cause }]);
                self.emit(Event::CallRefused { calling: call.calling, cause });
            }
            Ok((lecid, before)) => {
                if before.is_some() {
                    self.unserve(now, lecid, Removal::CalledAgain);
                }
                self.sends.insert(vcc, lecid);
                if let Some(member) = self.members.get_mut(&lecid) {
                    member.send = Some(vcc);
                }
                self.request([VccRequest::Accept { vcc }]);
            }
        }
    }

    /// Takes a client's multicast send VCC and its place on multicast forward away; it stays a member.
    fn unserve(&mut self, now: Instant, lecid: u16, why: Removal) {
        let Some(member) = self.members.get_mut(&lecid) else { return };
        let Some(vcc) = member.send.take() else { return };
        member.since = now;
        let address = member.address;
        if self.sends.remove(&vcc).is_some() {
            self.request([VccRequest::Release { vcc, cause: Cause::NORMAL }]);
        }
        let requests = self.tree.remove(now, &address);
        self.request(requests);
        self.emit(Event::ClientRemoved { lecid, address, why });
    }

    fn tree_changed(&mut self, now: Instant, change: Change) {
        match change {
            Change::Connected(address) => {
                let Some(lecid) = self.member_at(address) else { return };
                if let Some(member) = self.members.get_mut(&lecid) {
                    member.since = now;
                    self.emit(Event::ClientAdded { lecid, address });
                }
            }
            Change::Refused(address, cause) | Change::Lost(address, cause) => {
                self.emit(Event::PartyRefused { address, cause });
            }
        }
    }

    fn pdu(&mut self, vcc: VccId, octets: &[u8]) {
        let Ok(message) = Message::parse(octets) else {
            self.counters.malformed += 1;
            self.emit(Event::Malformed { vcc });
            return;
        };
        if message.op_code != OpCode::FLUSH_REQUEST || !self.sends.contains_key(&vcc) {
            self.emit(Event::Ignored { vcc });
            return;
        }
        let Some(path) = self.flush_path(&message) else {
            self.emit(Event::Ignored { vcc });
            return;
        };
        self.counters.flushes += 1;
        self.transmit(Transmit::Pdu { vcc: path, octets: octets.to_vec() });
        self.emit(Event::FlushForwarded { lecid: message.requester_lecid, target: message.target_atm });
    }

    fn data(&mut self, now: Instant, data: &Data) {
        self.counters.frames_in += 1;
        let too_old = now.since(data.arrived) > self.config.max_frame_age;
        let paths = match self.sends.get(&data.vcc) {
            None => Err(DropReason::NotAClient),
            Some(&sender) if data.lecid != 0 && data.lecid != sender => Err(DropReason::WrongLecid),
            Some(_) if too_old => Err(DropReason::TooOld),
            Some(&sender) => self.paths(sender, data.dst),
        };
        match paths {
            Ok(vccs) => {
                if vccs.iter().any(|&vcc| self.tree.owns(vcc)) {
                    self.counters.frames_forwarded += 1;
                    self.counters.octets_forwarded += u64::from(data.octets);
                } else {
                    self.counters.frames_directed += 1;
                }
                self.transmit(Transmit::Own(OwnTransmit::Frame {
                    vccs,
                    frame: data.frame,
                    lecid: data.lecid,
                }));
            }
            Err(reason) => {
                match reason {
                    DropReason::TooOld => self.counters.frames_too_old += 1,
                    _ => self.counters.frames_refused += 1,
                }
                self.emit(Event::FrameDropped { frame: data.frame, lecid: data.lecid, reason });
            }
        }
    }
}

/// Multicast forward from `address`.
fn tree(config: &Config, address: AtmAddress) -> Tree {
    Tree::new(address, Blli::LaneMulticast, config.max_sdu, config.party_retry)
}

impl Machine for Bus {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Start(address) => {
                self.stop(now);
                self.tree.set_root(address);
                self.running = true;
            }
            Input::Stop => self.stop(now),
            Input::Own(OwnInput::Member { lecid, address, selective, joined: true }) => {
                self.member(now, lecid, address, selective);
            }
            Input::Own(OwnInput::Member { lecid, .. }) => self.member_left(now, lecid),
            Input::Own(OwnInput::Registration { mac, lecid, registered }) => {
                self.registration(mac, lecid, registered)
            }
            Input::Vcc(event) => self.vcc(now, &event),
            Input::Pdu { vcc, octets } => self.pdu(vcc, &octets),
            Input::Own(OwnInput::Data(data)) => self.data(now, &data),
            Input::Timer => {
                let requests = self.tree.grow(now);
                self.request(requests);
            }
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(self.tree.timeout()))
    }
}
