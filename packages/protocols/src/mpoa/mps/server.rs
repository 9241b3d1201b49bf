//! The MPS: what it keeps, and where its inputs go.

use std::collections::VecDeque;

use super::circuits::Circuits;
use super::config::Config;
use super::egress::{Attachment, Imposition};
use super::ingress::{Asking, Resolved};
use super::io::{Event, Input, OwnInput, Route, Transmit};
use super::keep_alive::Client;
use crate::Instant;
use crate::machine::{Machine, Output};
use crate::nhrp::{self, Nhs};
use crate::sorted::SortedMap;
use crate::vcc::{Cause, VccEvent, VccId, VccRequest};
use crate::wire::nhrp::{Op, Pdu, decapsulate, encapsulate};
use crate::wire::{AtmAddress, Ipv4Address};

/// What an MPS has counted since it was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// PDUs that were no control packets, or made no sense.
    pub malformed: u64,
    /// MPOA Resolution Requests received.
    pub resolution_requests: u64,
    /// Of those, answered with a shortcut.
    pub resolved: u64,
    /// Of those, refused.
    pub refused: u64,
    /// MPOA Cache Imposition Requests sent, repetitions not counted.
    pub impositions: u64,
    /// Requests sent again.
    pub retries: u64,
    /// Requests given up.
    pub given_up: u64,
    /// MPOA Egress Cache Purge Requests received.
    pub egress_purges: u64,
    /// NHRP Purge Requests sent to ingress MPCs, repetitions not counted.
    pub ingress_purges: u64,
    /// MPOA Keep-Alives sent.
    pub keep_alives: u64,
    /// MPOA Triggers sent.
    pub triggers: u64,
}

/// An MPOA server.
#[derive(Clone, Debug, Hash)]
pub struct Mps {
    pub(super) config: Config,
    pub(super) now: Instant,
    /// Control ATM address while the MPS runs.
    pub(super) control: Option<AtmAddress>,
    pub(super) nhs: Nhs,
    nhs_wake: Option<Instant>,
    pub(super) circuits: Circuits,
    pub(super) clients: SortedMap<AtmAddress, Client>,
    pub(super) next_keep_alive: Instant,
    pub(super) sequence: u32,
    pub(super) asking: SortedMap<u32, Asking>,
    pub(super) next_handle: u32,
    /// Answers that ingress MPCs hold, by destination and MPC.
    pub(super) resolved: SortedMap<(Ipv4Address, AtmAddress), Resolved>,
    /// Where destinations are, from routing's answer until the request is served.
    pub(super) attached: SortedMap<u32, Attachment>,
    pub(super) impositions: SortedMap<u32, Imposition>,
    pub(super) next_cache_id: u32,
    pub(super) counters: Counters,
    outputs: VecDeque<Output<Transmit, Event>>,
}

impl Mps {
    /// An MPS that has not started.
    pub fn new(config: Config) -> Self {
        let nhs = nhrp::Config {
            address: config.address,
            holding_time: config.holding_time,
            initial_retry: config.initial_retry,
            max_retry: config.max_retry,
            give_up: config.give_up,
            ..nhrp::Config::default()
        };
        Self {
            config,
            now: Instant::ZERO,
            control: None,
            nhs: Nhs::new(nhs),
            nhs_wake: None,
            circuits: Circuits::default(),
            clients: SortedMap::new(),
            next_keep_alive: Instant::MAX,
            sequence: 0,
            asking: SortedMap::new(),
            next_handle: 0,
            resolved: SortedMap::new(),
            attached: SortedMap::new(),
            impositions: SortedMap::new(),
            next_cache_id: 1,
            counters: Counters::default(),
            outputs: VecDeque::new(),
        }
    }

    /// Messages and VCCs that the server has counted.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// The next hop server within it.
    pub const fn nhs(&self) -> &Nhs {
        &self.nhs
    }

    /// Control ATM address while it runs.
    pub const fn control_address(&self) -> Option<AtmAddress> {
        self.control
    }

    fn start(&mut self, control: AtmAddress) {
        self.stop();
        self.control = Some(control);
        self.ask_nhs(nhrp::Input::Start { nbma: control });
    }

    /// Everything is forgotten; only the ids of VCCs go on, as none is used twice.
    fn stop(&mut self) {
        for transmit in self.circuits.release_all() {
            self.transmit(transmit);
        }
        let fresh = Self {
            now: self.now,
            circuits: core::mem::take(&mut self.circuits),
            counters: self.counters,
            outputs: core::mem::take(&mut self.outputs),
            ..Self::new(self.config.clone())
        };
        *self = fresh;
    }

    fn vcc(&mut self, event: VccEvent) {
        if let (None, &VccEvent::Incoming { vcc, .. }) = (self.control, &event) {
            let cause = Cause::DESTINATION_OUT_OF_ORDER;
            return self.transmit(Transmit::Vcc(VccRequest::Reject { vcc, cause }));
        }
        let (transmits, lost) = self.circuits.event(self.now, event);
        for transmit in transmits {
            self.transmit(transmit);
        }
        if let Some(lost) = lost {
            self.event(Event::VccLost { peer: lost.peer, lost: lost.packets });
        }
    }

    fn pdu(&mut self, vcc: VccId, octets: &[u8]) {
        let Some(from) = self.circuits.peer(vcc) else { return };
        self.circuits.touch(self.now, vcc);
        let Ok(pdu) = decapsulate(octets).and_then(Pdu::parse) else { return self.malformed(vcc) };
        let taken = match pdu {
            Pdu::Message(message) => match message.op {
                Op::MpoaResolutionRequest => self.resolution_request(from, message),
                Op::CacheImpositionReply => self.imposition_reply(from, &message),
                Op::EgressCachePurgeRequest => self.egress_purge(from, message),
                // Only an MPC is spoken to in these.
                Op::CacheImpositionRequest
                | Op::EgressCachePurgeReply
                | Op::KeepAlive
                | Op::Trigger
                | Op::MpoaResolutionReply => false,
                _ => {
                    self.ask_nhs(nhrp::Input::Pdu { from, pdu: Pdu::Message(message) });
                    true
                }
            },
            error @ Pdu::Error(_) => {
                self.ask_nhs(nhrp::Input::Pdu { from, pdu: error });
                true
            }
        };
        if !taken {
            self.malformed(vcc);
        }
    }

    fn malformed(&mut self, vcc: VccId) {
        self.counters.malformed += 1;
        self.event(Event::Malformed { vcc });
    }

    fn route(&mut self, id: u32, answer: Route) {
        let route = match answer {
            Route::Attached { .. } => {
                if let Some(attachment) = Attachment::of(answer) {
                    self.attached.insert(id, attachment);
                }
                nhrp::Route::Local
            }
            Route::NextHop { nhs: Some(nhs), .. } if Some(nhs) != self.control => nhrp::Route::Next(nhs),
            Route::NextHop { .. } => nhrp::Route::Outside,
            Route::Unreachable => nhrp::Route::Unreachable,
        };
        self.ask_nhs(nhrp::Input::Route { id, route });
        self.attached.remove(&id);
    }

    /// Hands the NHS an input and carries out its outputs.
    pub(super) fn ask_nhs(&mut self, input: nhrp::Input) {
        self.nhs.handle_input(self.now, input);
        loop {
            match self.nhs.poll_output() {
                Output::Transmit(nhrp::Transmit { to, pdu }) => self.send(to, &pdu),
                Output::Event(event) => self.nhs_event(event),
                Output::Timeout(wake) => {
                    self.nhs_wake = wake;
                    return;
                }
            }
        }
    }

    fn nhs_event(&mut self, event: nhrp::Event) {
        match event {
            nhrp::Event::Lookup { id, destination } => self.event(Event::Lookup { id, destination }),
            nhrp::Event::Serve { id, request } => self.serve(id, &request),
            nhrp::Event::Resolved { handle, reply } => self.resolution_done(handle, reply.as_ref()),
            nhrp::Event::Purged { prefix, prefix_len, nbma, requester } => {
                self.purge_ingress(prefix, prefix_len, nbma, requester);
            }
            nhrp::Event::Report(report) => self.event(Event::Nhrp(report)),
        }
    }

    /// Answers about a network are no longer true: takes them back at the egress and at the ingress.
    fn changed(&mut self, prefix: Ipv4Address, prefix_len: u8) {
        self.withdraw(prefix, prefix_len);
        self.purge_ingress(prefix, prefix_len, None, None);
        self.ask_nhs(nhrp::Input::Invalidate { prefix, prefix_len, requester: None });
    }

    fn timer(&mut self) {
        self.ask_nhs(nhrp::Input::Timer);
        self.egress_timer();
        self.ingress_timer();
        self.keep_alive_timer();
        for transmit in self.circuits.release_idle(self.now, self.config.vcc_timeout) {
            self.transmit(transmit);
        }
    }

    fn wake(&self) -> Option<Instant> {
        self.control?;
        let keep_alive = (!self.clients.is_empty()).then_some(self.next_keep_alive);
        let circuits = self.circuits.wake(self.config.vcc_timeout);
        [self.nhs_wake, keep_alive, circuits, self.egress_wake(), self.ingress_wake()]
            .into_iter()
            .flatten()
            .min()
    }

    /// Sends a packet to a control ATM address.
    pub(super) fn send(&mut self, to: AtmAddress, pdu: &Pdu) {
        let Some(control) = self.control else { return };
        let octets = encapsulate(&pdu.emit());
        if let Some(octets) = self.circuits.queue(to, octets) {
            let transmit = self.circuits.send(self.now, control, to, self.config.max_sdu, octets);
            self.transmit(transmit);
        }
    }

    fn transmit(&mut self, transmit: Transmit) {
        self.outputs.push_back(Output::Transmit(transmit));
    }

    pub(super) fn event(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }
}

impl Machine for Mps {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        self.now = now;
        match input {
            Input::Start(control_address) => self.start(control_address),
            Input::Stop => self.stop(),
            Input::Vcc(event) => self.vcc(event),
            _ if self.control.is_none() => {}
            Input::Timer => self.timer(),
            Input::Pdu { vcc, octets } => self.pdu(vcc, &octets),
            Input::Own(OwnInput::Route { id, answer }) => self.route(id, answer),
            Input::Own(OwnInput::Mpc { address, known: true }) => self.found(address),
            Input::Own(OwnInput::Mpc { address, known: false }) => self.lost(address),
            Input::Own(OwnInput::RouteChanged { prefix, prefix_len }) => self.changed(prefix, prefix_len),
            Input::Own(OwnInput::HostMoved { ip }) => self.changed(ip, 32),
            Input::Own(OwnInput::ForwardedPacket { mpc, destination }) => self.forwarded(mpc, destination),
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(self.wake()))
    }
}
