//! The client itself: what it knows, what can happen to it, and when its next timer runs out.

use std::collections::VecDeque;

use super::arp_cache::Entry;
use super::config::{Config, Parameters};
use super::counters::Counters;
use super::io::{DropReason, Event, Forgotten, Input, OwnInput, OwnTransmit, Start, Transmit};
use super::phase::Membership;
use super::request::Request;
use super::state::Phase;
use super::vccs::Vcc;
use crate::lane::Version;
use crate::sorted::{SortedMap, SortedSet};
use crate::vcc::{VccId, VccRequest};
use crate::wire::lane::{Message, OpCode, Tlv};
use crate::wire::{AtmAddress, EthernetAddress};
use crate::{FrameId, Instant, Machine, Output, Random};

/// A LAN emulation client, driven as [`machine`](crate::machine) describes.
#[derive(Clone, Debug, Hash)]
pub struct Lec {
    pub(super) config: Config,
    /// Parameters in force: those of the configuration, changed by the LECS.
    pub(super) parameters: Parameters,
    pub(super) random: Random,
    /// Its ATM address, from start to stop.
    pub(super) address: Option<AtmAddress>,
    /// LECS addresses that ILMI gave.
    pub(super) ilmi_lecs: Vec<AtmAddress>,
    pub(super) phase: Phase,
    /// When the phase was entered.
    pub(super) phase_since: Instant,
    /// What it has learned of the ELAN on the way in.
    pub(super) membership: Membership,
    /// Its own MAC addresses (C6).
    pub(super) own: SortedSet<EthernetAddress>,
    /// MAC addresses behind its bridge (C27).
    pub(super) behind: SortedSet<EthernetAddress>,
    /// Topology change (C19).
    pub(super) topology_change: bool,
    pub(super) vccs: SortedMap<VccId, Vcc>,
    /// LE_ARP cache (C15).
    pub(super) cache: SortedMap<EthernetAddress, Entry>,
    /// Requests to the servers that wait for an answer, by transaction.
    pub(super) requests: SortedMap<u32, Request>,
    pub(super) transactions: u32,
    pub(super) calls: u32,
    /// Tries that failed since it was last operational.
    pub(super) failures: u32,
    /// When it tries again (C37, C38).
    pub(super) retry_at: Option<Instant>,
    /// When the phase has taken too long (C7).
    pub(super) deadline: Option<Instant>,
    /// When multicast forward has been gone for too long (C33).
    pub(super) forward_deadline: Option<Instant>,
    pub(super) counters: Counters,
    wake: Option<Instant>,
    outputs: VecDeque<Output<Transmit, Event>>,
}

impl Lec {
    /// A client in the initial state, without an ATM address.
    pub fn new(config: Config) -> Self {
        Self {
            parameters: config.parameters.clone(),
            random: Random::new(config.seed),
            address: None,
            ilmi_lecs: Vec::new(),
            phase: Phase::Initial,
            phase_since: Instant::ZERO,
            membership: Membership::new(&config),
            own: SortedSet::from([config.mac]),
            behind: SortedSet::new(),
            topology_change: false,
            vccs: SortedMap::new(),
            cache: SortedMap::new(),
            requests: SortedMap::new(),
            transactions: 0,
            calls: 0,
            failures: 0,
            retry_at: None,
            deadline: None,
            forward_deadline: None,
            counters: Counters::default(),
            wake: None,
            outputs: VecDeque::new(),
            config,
        }
    }

    /// The configuration that it was made with; the device type is the latest.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Parameters in force.
    pub const fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    /// Where it is between power-on and service.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Its ATM address (C1), while it runs.
    pub const fn address(&self) -> Option<AtmAddress> {
        self.address
    }

    /// LECID (C14), zero before it has joined.
    pub const fn lecid(&self) -> u16 {
        self.membership.lecid
    }

    /// ELAN-ID (C31), if the servers announced one.
    pub const fn elan_id(&self) -> Option<u32> {
        self.membership.elan_id
    }

    /// Whether it works by v2: it can, and the LES requires it.
    pub const fn is_v2(&self) -> bool {
        self.membership.v2
    }

    /// Whether the topology of the bridges changes (C19).
    pub const fn is_topology_changing(&self) -> bool {
        self.topology_change
    }

    /// Largest SDU of a data frame in octets, LE header included.
    pub fn max_sdu(&self) -> u16 {
        self.membership.max_sdu()
    }

    /// ATM address that the LE_ARP cache has for a MAC address.
    pub fn resolve(&self, mac: EthernetAddress) -> Option<AtmAddress> {
        self.cache.get(&mac)?.atm
    }

    /// Frames and messages that the client has counted.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// Whether it would work by v2 (C29).
    pub(super) const fn can_v2(&self) -> bool {
        matches!(self.config.version, Version::V2)
    }

    pub(super) fn emit(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    pub(super) fn drop_frame(&mut self, frame: FrameId, reason: DropReason) {
        self.counters.dropped += 1;
        self.emit(Event::Dropped { frame, reason });
    }

    pub(super) fn transmit(&mut self, vcc: VccId, message: &Message) {
        self.counters.control_out += 1;
        let octets = self.encapsulated(vcc, message.emit());
        self.outputs.push_back(Output::Transmit(Transmit::Pdu { vcc, octets }));
    }

    pub(super) fn transmit_frame(&mut self, vcc: VccId, frame: FrameId) {
        self.counters.frames_out += 1;
        let (lecid, encapsulation) = (self.membership.lecid, self.encapsulation(vcc));
        let frame = OwnTransmit::Frame { vcc, frame, lecid, encapsulation };
        self.outputs.push_back(Output::Transmit(Transmit::Own(frame)));
    }

    pub(super) fn signal(&mut self, request: VccRequest) {
        self.outputs.push_back(Output::Transmit(Transmit::Vcc(request)));
    }

    pub(super) const fn transaction(&mut self) -> u32 {
        self.transactions = self.transactions.wrapping_add(1);
        self.transactions
    }

    /// A control frame with the client's LECID and ATM address.
    pub(super) fn message(&self, op_code: OpCode) -> Message {
        Message {
            requester_lecid: self.membership.lecid,
            source_atm: self.address.unwrap_or_default(),
            ..Message::new(op_code)
        }
    }

    /// What a client of v2 tells of itself: its device type and its LLC-multiplexed ATM address, where it has them.
    pub(super) fn own_tlvs(&self) -> Vec<Tlv> {
        let device = self.config.mpoa.iter().map(Tlv::device_type);
        device.chain(self.mux_tlv()).collect()
    }

    fn start(&mut self, now: Instant, address: AtmAddress, lecs: Vec<AtmAddress>) {
        self.ilmi_lecs = lecs;
        if self.address == Some(address) {
            return;
        }
        self.leave(now, DropReason::Stopped);
        self.address = Some(address);
        self.failures = 0;
        self.begin(now);
    }

    fn stop(&mut self, now: Instant) {
        if self.address.take().is_some() {
            self.leave(now, DropReason::Stopped);
            self.enter(now, Phase::Initial);
        }
    }

    fn timer(&mut self, now: Instant) {
        if self.retry_at.take_if(|at| *at <= now).is_some() {
            self.begin(now);
        }
        if self.deadline.take_if(|at| *at <= now).is_some() {
            self.phase_too_long(now);
        }
        if self.forward_deadline.take_if(|at| *at <= now).is_some() {
            self.forward_too_long(now);
        }
        self.time_requests(now);
        self.time_cache(now);
        self.time_vccs(now);
    }

    fn next_timer(&self) -> Option<Instant> {
        let own = [self.retry_at, self.deadline, self.forward_deadline];
        let requests = self.requests.values().map(|request| request.at);
        let entries = self.cache.iter().filter_map(|(mac, entry)| self.entry_timer(*mac, entry));
        let vccs = self.vccs.values().filter_map(|vcc| vcc.timer(&self.parameters));
        own.into_iter().flatten().chain(requests).chain(entries).chain(vccs).min()
    }
}

impl Machine for Lec {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Start(Start { address, lecs }) => self.start(now, address, lecs),
            Input::Stop => self.stop(now),
            Input::Timer => self.timer(now),
            Input::Vcc(event) => self.vcc_event(now, &event),
            Input::Pdu { vcc, octets } => self.pdu(now, vcc, &octets),
            // These two come for every frame. They put timers off or leave them; what sets one earlier says so.
            Input::Own(OwnInput::Data { vcc, lecid, encapsulation, dst, src: _, frame }) => {
                if !self.data(now, vcc, (lecid, encapsulation), dst, frame) {
                    return;
                }
            }
            Input::Own(OwnInput::Send { dst, src: _, frame, octets }) => {
                if !self.send(now, dst, frame, octets) {
                    return;
                }
            }
            Input::Own(OwnInput::Forget { mac }) => self.forget(now, mac, Forgotten::Asked),
            Input::Own(OwnInput::ClearCache) => self.clear_cache(now, Forgotten::Asked),
            Input::Own(OwnInput::Register { mac }) => self.register(now, mac),
            Input::Own(OwnInput::Unregister { mac }) => self.unregister(now, mac),
            Input::Own(OwnInput::SetDeviceType(device)) => {
                self.set_device_type(now, device.map(|device| *device))
            }
            Input::Own(OwnInput::Announce) => self.announce(),
            Input::Own(OwnInput::VerifyBus) => self.verify_bus(now),
            Input::Own(OwnInput::TopologyChange(changing)) => self.tell_topology(changing),
            Input::Own(OwnInput::Behind { mac, known }) => self.behind(now, mac, known),
            Input::Own(OwnInput::MovedHere { mac }) => self.moved_here(now, mac),
        }
        self.wake = self.next_timer();
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or(Output::Timeout(self.wake))
    }
}
