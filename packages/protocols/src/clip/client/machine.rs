//! The machine: its inputs and outputs. What follows from a neighbour's state is in
//! `resolve`, what concerns the server in `server_side`.

use std::collections::VecDeque;

use super::circuit::{Circuit, Role, svc_to};
use super::neighbour::{Neighbour, State, Via};
use super::registration::{Registration, State as RegistrationState};
use super::{Config, Counters, DropReason, Event, Input, OwnInput, OwnTransmit, Transmit};
use crate::clip::{max_sdu, packet};
use crate::sorted::SortedMap;
use crate::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use crate::wire::atmarp::{Message, Operation};
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{FrameId, Instant, Machine, Output};

/// A Classical IP client.
#[derive(Clone, Debug, Hash)]
pub struct Client {
    pub(super) config: Config,
    pub(super) address: Option<AtmAddress>,
    pub(super) registration: Registration,
    pub(super) circuits: SortedMap<VccId, Circuit>,
    pub(super) neighbours: SortedMap<Ipv4Address, Neighbour>,
    pub(super) counters: Counters,
    pub(super) outputs: VecDeque<Output<Transmit, Event>>,
    calls: u32,
}

impl Client {
    /// A client that has not started.
    pub fn new(config: Config) -> Self {
        Self {
            config,
            address: None,
            registration: Registration::default(),
            circuits: SortedMap::new(),
            neighbours: SortedMap::new(),
            counters: Counters::default(),
            outputs: VecDeque::new(),
            calls: 0,
        }
    }

    /// Parameters of the client.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Packets and frames that the client has counted.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// State of its registration with the ATMARP server.
    pub const fn registration(&self) -> RegistrationState {
        self.registration.state
    }

    /// The server of the current or the next attempt.
    pub fn server(&self) -> Option<AtmAddress> {
        self.config.servers.get(self.registration.server).copied()
    }

    pub(super) fn event(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    pub(super) fn request(&mut self, request: VccRequest) {
        self.outputs.push_back(Output::Transmit(Transmit::Vcc(request)));
    }

    pub(super) fn send(&mut self, vcc: VccId, message: &Message) {
        match message.operation {
            Operation::ArpRequest => self.counters.requests += 1,
            Operation::InArpRequest => self.counters.inverse_requests += 1,
            Operation::InArpReply => self.counters.inverse_answered += 1,
            Operation::ArpReply | Operation::ArpNak => {}
        }
        self.outputs.push_back(Output::Transmit(Transmit::Pdu { vcc, octets: packet::emit(message) }));
    }

    pub(super) fn drop_frame(&mut self, frame: FrameId, next_hop: Ipv4Address, reason: DropReason) {
        self.counters.dropped += 1;
        self.event(Event::Dropped { frame, next_hop, reason });
    }

    /// Calls `peer`; none while the interface is down.
    pub(super) fn call(&mut self, now: Instant, peer: AtmAddress, role: Role) -> Option<VccId> {
        let vcc = VccId::outgoing(self.calls);
        let call = Call::best_effort(peer, self.address?, Blli::LlcSnap, max_sdu(self.config.mtu));
        self.calls += 1;
        if role != Role::Server {
            self.counters.calls += 1;
        }
        self.circuits.insert(vcc, Circuit { role, open: false, since: now, used: now });
        self.request(VccRequest::Setup { vcc, call: Box::new(call) });
        Some(vcc)
    }

    pub(super) fn release(&mut self, vcc: VccId) {
        if self.circuits.remove(&vcc).is_some() {
            self.request(VccRequest::Release { vcc, cause: Cause::NORMAL });
        }
    }

    fn start(&mut self, now: Instant, address: AtmAddress) {
        if self.address.is_some() {
            self.stop();
        }
        self.address = Some(address);
        self.call_server(now);
    }

    fn stop(&mut self) {
        self.clear(DropReason::Down);
        for (vcc, circuit) in core::mem::take(&mut self.circuits) {
            if !matches!(circuit.role, Role::Permanent(_)) {
                self.request(VccRequest::Release { vcc, cause: Cause::NORMAL });
            }
        }
        self.registration = Registration::default();
        self.address = None;
    }

    fn clear(&mut self, reason: DropReason) {
        for (ip, neighbour) in core::mem::take(&mut self.neighbours) {
            for frame in neighbour.waiting {
                self.drop_frame(frame, ip, reason);
            }
        }
    }

    fn vcc(&mut self, now: Instant, event: VccEvent) {
        match event {
            VccEvent::Incoming { vcc, call } => {
                if self.address.is_none() || call.multipoint || call.blli != Blli::LlcSnap {
                    self.request(VccRequest::Reject { vcc, cause: Cause::INCOMPATIBLE_DESTINATION });
                    return;
                }
                let role = Role::Neighbour(call.calling);
                self.circuits.insert(vcc, Circuit { role, open: false, since: now, used: now });
                self.request(VccRequest::Accept { vcc });
            }
            VccEvent::Connected { vcc } => self.connected(now, vcc),
            VccEvent::Released { vcc, cause } => {
                let Some(circuit) = self.circuits.remove(&vcc) else { return };
                match circuit.role {
                    Role::Server => self.server_lost(now),
                    Role::Neighbour(peer) => {
                        self.event(Event::Cleared { vcc, peer, cause });
                        self.call_failed(now, peer, circuit.open);
                    }
                    Role::Permanent(_) => self.pvc_lost(vcc),
                }
            }
            VccEvent::PartyAdded { .. } | VccEvent::PartyDropped { .. } => {}
        }
    }

    fn connected(&mut self, now: Instant, vcc: VccId) {
        let Some(circuit) = self.circuits.get_mut(&vcc) else { return };
        (circuit.open, circuit.since, circuit.used) = (true, now, now);
        match circuit.role {
            Role::Server => self.register(now),
            Role::Neighbour(peer) => {
                self.event(Event::Opened { vcc, peer });
                self.flush(now, |via| via == Via::Svc(peer), vcc);
            }
            Role::Permanent(_) => {}
        }
    }

    fn pdu(&mut self, now: Instant, vcc: VccId, octets: &[u8]) {
        let (Some(address), Some(circuit)) = (self.address, self.circuits.get(&vcc).copied()) else { return };
        let Ok(message) = packet::parse(octets) else {
            self.malformed(vcc);
            return;
        };
        match (message.operation, message.source.ip, message.target.ip) {
            (Operation::ArpReply, Some(source), _) if circuit.role == Role::Server => {
                self.counters.replies += 1;
                match message.source.address() {
                    Some(found) if source == self.config.ip => self.registered(now, address, found),
                    Some(found) => self.resolved(now, source, Via::Svc(found)),
                    None => self.malformed(vcc),
                }
            }
            (Operation::ArpNak, _, Some(target)) if circuit.role == Role::Server => {
                self.counters.naks += 1;
                if target == self.config.ip {
                    self.registration_failed(now);
                } else {
                    self.not_resolved(now, target, DropReason::Unknown);
                }
            }
            (Operation::InArpRequest, _, _) => {
                self.send(vcc, &packet::inverse_reply(address, self.config.ip, message.source));
            }
            (Operation::InArpReply, Some(source), _) => {
                if let Role::Permanent(_) = circuit.role {
                    self.pvc_answered(now, vcc, source);
                }
            }
            _ => self.malformed(vcc),
        }
    }

    fn malformed(&mut self, vcc: VccId) {
        self.counters.malformed += 1;
        self.event(Event::Malformed { vcc });
    }

    fn timer(&mut self, now: Instant) {
        if self.registration.until.is_some_and(|until| until <= now) {
            self.registration_due(now);
        }
        self.repeat_inverse(now);
        let due = self.neighbours.iter().filter(|(_, neighbour)| neighbour.until <= now);
        let due: Vec<Ipv4Address> = due.map(|(ip, _)| *ip).collect();
        for ip in due {
            self.expire(now, ip);
        }
        let idle = self.circuits.iter().filter_map(|(vcc, circuit)| match circuit.role {
            Role::Neighbour(peer) if circuit.open && circuit.used + self.config.idle <= now => {
                Some((*vcc, peer))
            }
            _ => None,
        });
        let idle: Vec<(VccId, AtmAddress)> = idle.collect();
        for (vcc, peer) in idle {
            self.release(vcc);
            self.event(Event::Idle { vcc, peer });
        }
    }

    fn next_timeout(&self) -> Option<Instant> {
        let circuits = self.circuits.values().filter_map(|circuit| match circuit.role {
            Role::Neighbour(_) if circuit.open => Some(circuit.used + self.config.idle),
            Role::Permanent(until) => until,
            Role::Server | Role::Neighbour(_) => None,
        });
        let neighbours = self.neighbours.values().map(|neighbour| neighbour.until);
        circuits.chain(neighbours).chain(self.registration.until).min()
    }

    fn take(&mut self, now: Instant, next_hop: Ipv4Address, frame: FrameId) {
        if self.address.is_none() {
            self.drop_frame(frame, next_hop, DropReason::Down);
        } else if next_hop.0[0] >= 224 {
            self.drop_frame(frame, next_hop, DropReason::Group);
        } else {
            self.forward(now, next_hop, frame);
        }
    }

    /// Sends a frame, or lets it wait for what has to come first.
    fn forward(&mut self, now: Instant, next_hop: Ipv4Address, frame: FrameId) {
        match self.neighbours.get(&next_hop).map(|neighbour| neighbour.state) {
            Some(State::Failed(reason)) => self.drop_frame(frame, next_hop, reason),
            Some(State::Asking { .. } | State::Doubtful { .. }) => self.wait(next_hop, frame),
            Some(State::Valid(Via::Pvc(vcc))) => self.transmit(now, vcc, frame),
            Some(State::Valid(Via::Svc(peer))) => match svc_to(&self.circuits, peer) {
                Some((vcc, true)) => self.transmit(now, vcc, frame),
                Some((_, false)) => self.wait(next_hop, frame),
                None => {
                    self.wait(next_hop, frame);
                    self.call(now, peer, Role::Neighbour(peer));
                }
            },
            None if self.config.servers.is_empty() => {
                self.drop_frame(frame, next_hop, DropReason::NoServer);
            }
            None => {
                self.begin(now, next_hop);
                self.wait(next_hop, frame);
            }
        }
    }

    pub(super) fn transmit(&mut self, now: Instant, vcc: VccId, frame: FrameId) {
        if let Some(circuit) = self.circuits.get_mut(&vcc) {
            circuit.used = now;
        }
        self.outputs.push_back(Output::Transmit(Transmit::Own(OwnTransmit::Frame { vcc, frame })));
    }

    fn wait(&mut self, next_hop: Ipv4Address, frame: FrameId) {
        let Some(neighbour) = self.neighbours.get_mut(&next_hop) else { return };
        neighbour.waiting.push_back(frame);
        if neighbour.waiting.len() > self.config.queue
            && let Some(oldest) = neighbour.waiting.pop_front()
        {
            self.drop_frame(oldest, next_hop, DropReason::QueueFull);
        }
    }
}

impl Machine for Client {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Start(address) => self.start(now, address),
            Input::Stop => self.stop(),
            Input::Timer => self.timer(now),
            Input::Vcc(event) => self.vcc(now, event),
            Input::Own(OwnInput::Pvc { vcc }) => self.pvc(now, vcc),
            Input::Pdu { vcc, octets } => self.pdu(now, vcc, &octets),
            Input::Own(OwnInput::Received { vcc }) => {
                if let Some(circuit) = self.circuits.get_mut(&vcc) {
                    circuit.used = now;
                }
            }
            Input::Own(OwnInput::Send { next_hop, frame }) => self.take(now, next_hop, frame),
            Input::Own(OwnInput::Clear) => {
                self.clear(DropReason::Cleared);
                self.ask_all_pvcs(now);
            }
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(self.next_timeout()))
    }
}
