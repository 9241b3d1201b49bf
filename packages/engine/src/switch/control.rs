//! A switch's control processor.

use crate::context::{Action, Context, HostEvent, Timer};
use crate::machine::{Driven, Emitted};
use crate::packet::{Channel, PacketId};
use crate::scenario::auto;
use crate::stack::{category, send_control};
use crate::trace::{RegisterEvent, Report, Speaker};
use lanelab_cells::atm::spec::{RouteSpec, ServiceCategory};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::pnni::{PortRef, Topology};
use lanelab_protocols::signalling::exchange::{self, Input, PortConfig, PortKind};
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::table::Table;
use lanelab_protocols::wire::{AtmAddress, AtmPrefix, ILMI_VCI, SIGNALLING_VCI};
use lanelab_protocols::{ilmi, signalling, sscop};
use std::collections::VecDeque;
use std::hash::{Hash, Hasher};

/// Timer of the exchange.
const EXCHANGE: u16 = 0;
/// Timer of the processor, which is done with a message.
const PROCESSOR: u16 = 1;

/// One logical port: its signalling link, and towards an end system ILMI.
#[derive(Clone, Debug, Hash)]
struct Line {
    port: PortRef,
    saal: Driven<sscop::Link>,
    ilmi: Option<Driven<ilmi::Network>>,
    /// Groups that the end system is a member of once it has registered.
    groups: Vec<AtmAddress>,
}

/// What a switch's control is made from.
#[derive(Clone, Debug)]
pub(crate) struct ControlSpec {
    /// Immutable number of the switch.
    pub(crate) id: u32,
    /// Network prefix of its end systems.
    pub(crate) prefix: AtmPrefix,
    /// Logical ports of the switch, in order.
    pub(crate) ports: Vec<PortConfig>,
    /// Addresses that its service registry lists as LECS.
    pub(crate) lecs: Vec<AtmAddress>,
    /// Groups that the end system at a port is a member of.
    pub(crate) groups: SortedMap<u16, Vec<AtmAddress>>,
    /// CPU time of each signalling message.
    pub(crate) message: SimDuration,
}

/// The control of a switch.
#[derive(Clone, Debug)]
pub(crate) struct SwitchControl {
    /// Immutable number of the switch.
    pub(crate) id: u32,
    prefix: AtmPrefix,
    lecs: Vec<AtmAddress>,
    exchange: Driven<signalling::Exchange>,
    /// By port.
    lines: Vec<Line>,
    /// CPU time of each signalling message.
    message: SimDuration,
    /// Messages that the processor has not done with, and when it will have.
    pending: VecDeque<(SimTime, Input)>,
    /// Port at which each address is registered, to refuse the address elsewhere.
    registered: SortedMap<AtmAddress, PortRef>,
}

impl SwitchControl {
    pub(crate) fn new(spec: &ControlSpec) -> Self {
        let config = exchange::Config::new(lanelab_protocols::pnni::NodeId(spec.id), spec.ports.clone());
        let line = |port: &PortConfig| {
            let system = auto::esi(spec.id, port.port.port);
            Line {
                port: port.port,
                saal: Driven::new(sscop::Link::new(sscop::Config::default())),
                ilmi: matches!(port.kind, PortKind::Uni)
                    .then(|| Driven::new(ilmi::Network::new(ilmi::Config::new(system)))),
                groups: spec.groups.get(&port.port.port).cloned().unwrap_or_default(),
            }
        };
        Self {
            id: spec.id,
            prefix: spec.prefix,
            lecs: spec.lecs.clone(),
            exchange: Driven::new(signalling::Exchange::new(config)),
            lines: spec.ports.iter().map(line).collect(),
            message: spec.message,
            pending: VecDeque::new(),
            registered: SortedMap::new(),
        }
    }

    /// Index of the line at a port.
    fn line_at(&self, port: PortRef) -> Option<usize> {
        self.lines.binary_search_by_key(&port, |line| line.port).ok()
    }

    /// Powers everything on.
    pub(crate) fn start(&mut self, cx: &mut Context<'_>) {
        for at in 0..self.lines.len() {
            let PortRef { port, vpi } = self.lines[at].port;
            let ilmi = self.lines[at].ilmi.is_some();
            for vci in [SIGNALLING_VCI].into_iter().chain(ilmi.then_some(ILMI_VCI)) {
                let channel = Channel { port, vpi, vci };
                cx.actions.push(Action::Open { channel, category: ServiceCategory::Ubr, shaper: Vec::new() });
            }
            self.set_carrier(at, cx);
        }
    }

    fn set_carrier(&mut self, at: usize, cx: &mut Context<'_>) {
        self.exchange(Input::PortUp { port: self.lines[at].port }, cx);
        self.saal(at, sscop::Input::Establish, cx);
        if self.lines[at].ilmi.is_some() {
            let port = self.lines[at].port.port.into();
            self.ilmi(
                at,
                ilmi::NetworkInput::Start { prefix: self.prefix, lecs: self.lecs.clone(), port },
                cx,
            );
        }
    }

    /// The physical layer of a port comes or goes.
    pub(crate) fn light_changed(&mut self, port: u16, up: bool, cx: &mut Context<'_>) {
        for at in 0..self.lines.len() {
            if self.lines[at].port.port != port {
                continue;
            }
            if up {
                self.set_carrier(at, cx);
            } else {
                let port = self.lines[at].port;
                let gone: Vec<_> = self
                    .registered
                    .iter()
                    .filter(|(_, at)| **at == port)
                    .map(|(address, _)| *address)
                    .collect();
                for address in gone {
                    self.registered.remove(&address);
                    self.exchange(Input::Withdrawn { port, address }, cx);
                }
                self.exchange(Input::PortDown { port }, cx);
                self.saal(at, sscop::Input::Release, cx);
            }
        }
    }

    /// What this switch now believes of the network.
    pub(crate) fn learn(&mut self, topology: &Topology, cx: &mut Context<'_>) {
        self.exchange(Input::Topology(topology.clone()), cx);
    }

    /// A PDU has come in on one of its own channels.
    pub(crate) fn arrived(&mut self, channel: Channel, packet: PacketId, cx: &mut Context<'_>) {
        let Some(octets) = cx.packets.take_octets(packet) else { return };
        let here = PortRef::new(channel.port, channel.vpi);
        let Some(at) = self.line_at(here) else { return };
        match channel.vci {
            SIGNALLING_VCI => self.saal(at, sscop::Input::Pdu(octets), cx),
            ILMI_VCI if self.lines[at].ilmi.is_some() => self.ilmi(at, ilmi::NetworkInput::Pdu(octets), cx),
            _ => {}
        }
    }

    /// One of its timers has come.
    pub(crate) fn timer(&mut self, timer: Timer, cx: &mut Context<'_>) {
        let (due, again) = match timer {
            Timer::Calls(PROCESSOR) => {
                self.processed(cx);
                return;
            }
            Timer::Calls(_) => self.exchange.due(cx.now),
            Timer::Saal(at) => self.lines[usize::from(at)].saal.due(cx.now),
            Timer::Ilmi(at) => match &mut self.lines[usize::from(at)].ilmi {
                Some(ilmi) => ilmi.due(cx.now),
                None => return,
            },
            _ => return,
        };
        if let Some(again) = again {
            cx.schedule(again, cx.event, HostEvent::Timer(timer));
        }
        if due {
            match timer {
                Timer::Saal(at) => self.saal(usize::from(at), sscop::Input::Timer, cx),
                Timer::Ilmi(at) => self.ilmi(usize::from(at), ilmi::NetworkInput::Timer, cx),
                _ => self.exchange(Input::Timer, cx),
            }
        }
    }

    fn saal(&mut self, at: usize, input: sscop::Input, cx: &mut Context<'_>) {
        let line = &mut self.lines[at];
        let port = line.port;
        let mut out = cx.rooms.outputs::<sscop::Link>();
        if let Some(alarm) = line.saal.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Saal(at as u16)));
        }
        while let Some(done) = out.pop_front() {
            match done {
                Emitted::Transmit(sscop::Transmit::Pdu(octets)) => {
                    let channel = Channel { port: port.port, vpi: port.vpi, vci: SIGNALLING_VCI };
                    send_control(channel, octets, cx);
                }
                Emitted::Event(sscop::Event::Receive(octets)) => {
                    self.enqueue(Input::Message { port, octets }, cx)
                }
                Emitted::Event(event) => {
                    cx.report_as(Speaker { interface: Some(port), ..Speaker::default() }, event.clone());
                    match event {
                        sscop::Event::Up => self.exchange(Input::SaalUp { port }, cx),
                        sscop::Event::Down { .. } => self.exchange(Input::SaalDown { port }, cx),
                        _ => {}
                    }
                }
            }
        }
        cx.rooms.put_back::<sscop::Link>(out);
    }

    /// A message takes its turn at the processor.
    fn enqueue(&mut self, input: Input, cx: &mut Context<'_>) {
        if self.message == SimDuration::ZERO {
            self.exchange(input, cx);
            return;
        }
        let free = self.pending.back().map_or(cx.now, |(done, _)| *done);
        let done = free.max(cx.now) + self.message;
        self.pending.push_back((done, input));
        cx.schedule(done, cx.event, HostEvent::Timer(Timer::Calls(PROCESSOR)));
    }

    fn processed(&mut self, cx: &mut Context<'_>) {
        if let Some((_, input)) = self.pending.pop_front_if(|(done, _)| *done <= cx.now) {
            self.exchange(input, cx);
        }
    }

    fn ilmi(&mut self, at: usize, input: ilmi::NetworkInput, cx: &mut Context<'_>) {
        let line = &mut self.lines[at];
        let port = line.port;
        let Some(ilmi) = &mut line.ilmi else { return };
        let mut out = cx.rooms.outputs::<ilmi::Network>();
        if let Some(alarm) = ilmi.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Ilmi(at as u16)));
        }
        while let Some(done) = out.pop_front() {
            match done {
                Emitted::Transmit(ilmi::Transmit::Pdu(octets)) => {
                    send_control(Channel { port: port.port, vpi: 0, vci: ILMI_VCI }, octets, cx);
                }
                Emitted::Event(event) => {
                    cx.report_as(Speaker { interface: Some(port), ..Speaker::default() }, event.clone());
                    self.ilmi_event(at, event, cx);
                }
            }
        }
        cx.rooms.put_back::<ilmi::Network>(out);
    }

    fn ilmi_event(&mut self, at: usize, event: ilmi::NetworkEvent, cx: &mut Context<'_>) {
        let port = self.lines[at].port;
        match event {
            ilmi::NetworkEvent::Asks { address } => {
                let holder = self.registered.get(&address).copied().filter(|holder| *holder != port);
                if let Some(holder) = holder {
                    let event = RegisterEvent::AddressTaken { address, holder, refused: port };
                    cx.report(Report::Register(event));
                }
                let ok = holder.is_none();
                self.ilmi(at, ilmi::NetworkInput::Decide { address, ok }, cx);
            }
            ilmi::NetworkEvent::Registered { address } => {
                self.registered.insert(address, port);
                self.exchange(Input::Registered { port, address }, cx);
                for group in self.lines[at].groups.clone() {
                    self.exchange(Input::GroupMember { port, address: group }, cx);
                }
            }
            ilmi::NetworkEvent::Withdrawn { address } => {
                self.registered.remove(&address);
                self.exchange(Input::Withdrawn { port, address }, cx);
            }
            _ => {}
        }
    }

    fn exchange(&mut self, input: Input, cx: &mut Context<'_>) {
        let mut out = cx.rooms.outputs::<exchange::Exchange>();
        if let Some(alarm) = self.exchange.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Calls(EXCHANGE)));
        }
        while let Some(done) = out.pop_front() {
            match done {
                Emitted::Transmit(exchange::Transmit::Message { port, octets }) => {
                    if let Some(at) = self.line_at(port) {
                        self.saal(at, sscop::Input::Send(octets), cx);
                    }
                }
                Emitted::Event(event) => {
                    cx.report(event.clone());
                    order(event, cx);
                }
            }
        }
        cx.rooms.put_back::<exchange::Exchange>(out);
    }

    /// Its tables, for the inspector.
    pub(crate) fn tables(&self) -> Vec<Table> {
        self.exchange.machine().tables()
    }

    /// Feeds the control's state to a hash.
    pub(crate) fn hash_state(&self, hasher: &mut impl Hasher) {
        (self.id, &self.prefix, &self.lecs, &self.exchange, &self.lines).hash(hasher);
        (&self.message, &self.pending, &self.registered).hash(hasher);
    }
}

/// Does to the cell network what call processing decided.
fn order(event: exchange::Event, cx: &mut Context<'_>) {
    let channel =
        |channel: exchange::Channel| Channel { port: channel.port, vpi: channel.vpi, vci: channel.vci };
    match event {
        exchange::Event::Connect { input, output, category: class, .. } => {
            let row = RouteSpec {
                in_port: input.port,
                in_vpi: input.vpi,
                in_vci: Some(input.vci),
                out_port: output.port,
                out_vpi: output.vpi,
                out_vci: Some(output.vci),
                category: category(class),
                policer: None,
                shaper: Vec::new(),
            };
            cx.actions.push(Action::Connect { row });
        }
        exchange::Event::Disconnect { input, output, .. } => {
            cx.actions.push(Action::Disconnect { input: channel(input), output: channel(output) });
        }
        exchange::Event::BandwidthChanged { port, available, .. } => {
            cx.actions.push(Action::Advertise { port, available });
        }
        _ => {}
    }
}
