//! Protocol stacks of end systems: what drives the machines of `lanelab-protocols` from events and PDUs.
//!
//! From the top down, as a frame of a host in an emulated LAN passes:
//!
//! - [`lan`]: a LAN interface: address resolution or a bridge above it, a LEC or an Ethernet port below;
//! - [`entity`]: the entities above signalling (LEC, LES, MPC ...), all driven by [`drive`]; a file for each kind adds what is its own;
//! - [`uni`]: one ATM interface: VCCs, call control, SSCOP, ILMI.
//!
//! Machines never call one another: what one asks for becomes a [`Task`] that the loop in [`Stack::run`] takes up in turn.

mod call;
mod clip;
mod drive;
mod entity;
mod ethernet;
mod lan;
mod lec;
mod mpc;
mod mps;
mod prompt;
mod role;
mod servers;
mod uni;

pub(crate) use entity::{Entity, Machine, Phase};
pub(crate) use ethernet::EthernetPort;
pub(crate) use lan::{Above, Below, Lan};
pub(crate) use uni::{Uni, Vcc, category, send_control};

use crate::context::{Action, Context, HostEvent, Timer};
use crate::machine::{Clear, Driven, Input, Task, UniInput};
use crate::packet::{Body, Channel, Packet, PacketId, Wrap};
use crate::trace::{Part, ProcessEvent, Report};
use call::Call;
use lanelab_protocols::bridge::Bridge;
use lanelab_protocols::router::RouteTable;
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::table::Table;
use lanelab_protocols::vcc::VccId;
use lanelab_protocols::wire::{AtmAddress, EthernetAddress, ILMI_VCI, Ipv4Address, SIGNALLING_VCI};
use std::collections::VecDeque;

/// An IP interface, as routing sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Interface {
    /// How packets leave by it.
    pub(crate) attachment: Attachment,
    /// Own address.
    pub(crate) address: Ipv4Address,
    /// Bits of the subnet's prefix.
    pub(crate) prefix_len: u8,
    /// Largest packet, in octets.
    pub(crate) mtu: u16,
}

/// Routes and interfaces of a host or router.
#[derive(Clone, Debug, Default, Hash)]
pub(crate) struct Routing {
    /// Routes.
    pub(crate) table: RouteTable,
    /// Interfaces, in the order of the scenario.
    pub(crate) interfaces: Vec<Interface>,
}

impl Routing {
    /// How to send to a destination: by which interface, and to whom there.
    pub(crate) fn towards(&self, destination: Ipv4Address) -> Option<(&Interface, Ipv4Address)> {
        let (_, route) = self.table.lookup(destination)?;
        let interface = self.interfaces.get(usize::from(route.interface))?;
        Some((interface, route.next_hop.unwrap_or(destination)))
    }
}

/// What a stack hands to IP.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Received {
    /// IP interface that it came in by.
    pub(crate) interface: u16,
    /// The packet.
    pub(crate) packet: PacketId,
}

/// The machines of one end system.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stack {
    /// ATM interfaces.
    pub(crate) unis: Vec<Uni>,
    /// Entities above them.
    pub(crate) entities: Vec<Entity>,
    /// LAN interfaces.
    pub(crate) lans: Vec<Lan>,
    /// Bridges between LAN interfaces.
    pub(crate) bridges: Vec<Driven<Bridge>>,
    /// Ethernet ports.
    pub(crate) ethernet: Vec<EthernetPort>,
    /// Routes and IP interfaces.
    pub(crate) routing: Routing,
    /// Whether an MPOA server asks for shortcuts by triggers.
    pub(crate) triggers: bool,
    /// Control addresses of MPOA clients that were configured.
    pub(crate) configured_mpcs: Vec<AtmAddress>,
    /// What each LEC has learned of stations.
    learned: SortedMap<(u16, EthernetAddress), lec::Learned>,
    /// MPOA servers by LAN interface and MAC address of their routers.
    servers: SortedMap<(u16, EthernetAddress), AtmAddress>,
    /// Questions of the MPOA server that wait for address resolution.
    lookups: Vec<mps::Lookup>,
    received: VecDeque<Received>,
    /// When each entity last asked for a call, and when that was answered: for the account of a packet's time alone.
    calls: SortedMap<u16, Call>,
}

impl Stack {
    /// Powers everything on.
    pub(crate) fn start(&mut self, cx: &mut Context<'_>) {
        for at in 0..self.unis.len() {
            cx.rooms.tasks.push_back(Task::Uni(at as u16, UniInput::Start));
        }
        for at in 0..self.lans.len() {
            if matches!(self.lans[at].below, Below::Ethernet(_)) {
                self.lan_up(at as u16, cx);
            }
        }
        self.run(cx);
    }

    /// Runs the tasks that wait, and those that they add, until none is left.
    fn run(&mut self, cx: &mut Context<'_>) {
        while let Some(task) = cx.rooms.tasks.pop_front() {
            match task {
                Task::Uni(at, input) => self.uni(at, input, cx),
                Task::Entity(at, input) => self.entity(at, input, cx),
                Task::Vcc(at, event) => {
                    self.call_answered(at, &event, cx.now);
                    self.entity(at, Input::Vcc(event), cx);
                }
                Task::LanOut(lan, packet) => self.lan_out(lan, packet, cx),
                Task::LanBelow(lan, packet) => self.lan_below(lan, packet, cx),
                Task::LanIn(lan, packet) => self.lan_in(lan, packet, cx),
            }
        }
    }

    /// Whether there is no machine: all that goes and comes does so by permanent circuits.
    pub(crate) const fn is_empty(&self) -> bool {
        self.unis.is_empty() && self.lans.is_empty() && self.ethernet.is_empty()
    }

    /// The next packet for IP.
    pub(crate) fn pop_received(&mut self) -> Option<Received> {
        self.received.pop_front()
    }

    /// IP sends a packet by an interface of this number.
    pub(crate) fn send_by(
        &mut self,
        interface: u16,
        next_hop: Ipv4Address,
        packet: PacketId,
        cx: &mut Context<'_>,
    ) {
        match self.routing.interfaces.get(usize::from(interface)).map(|interface| interface.attachment) {
            Some(attachment) => self.send_ip(attachment, next_hop, packet, cx),
            None => cx.packets.release(packet),
        }
    }

    /// IP sends a packet by a LAN interface or a Classical IP client.
    pub(crate) fn send_ip(
        &mut self,
        out: Attachment,
        next_hop: Ipv4Address,
        packet: PacketId,
        cx: &mut Context<'_>,
    ) {
        match out {
            Attachment::Lan(lan) => self.resolve(lan, next_hop, packet, cx),
            Attachment::Clip(entity) => self.clip_send(entity, next_hop, packet, cx),
            Attachment::Permanent => {
                cx.packets.release(packet);
            }
        }
        self.run(cx);
    }

    /// Whether a channel is one of signalling's, ILMI's or a switched circuit's.
    pub(crate) fn is_switched(&self, port: u16, vpi: u16, vci: u16) -> bool {
        self.uni_at(port).is_some_and(|at| self.unis[usize::from(at)].receiver_at(vpi, vci).is_some())
    }

    /// A PDU or frame has come in, by the channel that it bears.
    pub(crate) fn receive(&mut self, packet: PacketId, cx: &mut Context<'_>) {
        let Channel { port, vpi, vci } = cx.packets.get(packet).came_by;
        if matches!(cx.packets.get(packet).wrap, Wrap::Ethernet(_)) {
            match self.lans.iter().position(|lan| self.is_port(lan, port)) {
                Some(lan) => cx.rooms.tasks.push_back(Task::LanIn(lan as u16, packet)),
                None => cx.packets.release(packet),
            }
        } else if let Some(at) = self.uni_at(port) {
            self.pdu(at, vpi, vci, packet, cx);
        } else {
            cx.packets.release(packet);
        }
        self.run(cx);
    }

    fn pdu(&mut self, at: u16, vpi: u16, vci: u16, packet: PacketId, cx: &mut Context<'_>) {
        if vpi == 0 && matches!(vci, SIGNALLING_VCI | ILMI_VCI) {
            if let Some(octets) = cx.packets.take_octets(packet) {
                let input = if vci == ILMI_VCI {
                    UniInput::Ilmi(lanelab_protocols::ilmi::UserInput::Pdu(octets))
                } else {
                    UniInput::Saal(lanelab_protocols::sscop::Input::Pdu(octets))
                };
                cx.rooms.tasks.push_back(Task::Uni(at, input));
            }
            return;
        }
        let found = self.unis[usize::from(at)].receiver_at(vpi, vci);
        let Some((entity, vcc)) = found.filter(|(entity, _)| self.entities[usize::from(*entity)].alive)
        else {
            cx.packets.release(packet);
            return;
        };
        if cx.packets.get(packet).wrap == Wrap::Bare {
            if let Some(octets) = cx.packets.take_octets(packet) {
                cx.rooms.tasks.push_back(Task::Entity(entity, Input::Pdu { vcc, octets }));
            }
            return;
        }
        match self.entities[usize::from(entity)].machine {
            Machine::Lec(_) => self.lec_data(entity, vcc, packet, cx),
            Machine::Bus(_) => self.bus_data(entity, vcc, packet, cx),
            Machine::Mpc(_) => self.mpc_inbound(entity, vcc, packet, cx),
            Machine::Clip(_) => self.clip_data(entity, vcc, packet, cx),
            Machine::Mps(_) | Machine::Lecs(_) | Machine::Les(_) | Machine::AtmArp(_) => {
                cx.packets.release(packet);
            }
        }
    }

    /// One of its timers has come.
    pub(crate) fn timer(&mut self, timer: Timer, cx: &mut Context<'_>) {
        match timer {
            Timer::Ilmi(_) | Timer::Saal(_) | Timer::Calls(_) => self.uni_timer(timer, cx),
            Timer::Entity(at) => self.entity_timer(at, cx),
            Timer::Arp(at) => self.arp_timer(at, cx),
            Timer::Bridge(at) => self.bridge_timer(at, cx),
            Timer::Ethernet(at) => self.ethernet_timer(at, cx),
            Timer::Generator(_) => {}
        }
        self.run(cx);
    }

    fn entity_timer(&mut self, at: u16, cx: &mut Context<'_>) {
        let (due, again) = self.entities[usize::from(at)].machine.due(cx.now);
        if let Some(again) = again {
            cx.schedule(again, cx.event, HostEvent::Timer(Timer::Entity(at)));
        }
        if due {
            cx.rooms.tasks.push_back(Task::Entity(at, Input::Timer));
        }
    }

    /// The physical layer of a port comes or goes.
    pub(crate) fn set_carrier(&mut self, port: u16, up: bool, cx: &mut Context<'_>) {
        if let Some(at) = self.uni_at(port) {
            cx.rooms
                .tasks
                .push_back(Task::Uni(at, if up { UniInput::CarrierUp } else { UniInput::CarrierDown }));
        } else {
            self.bridge_port(port, up, cx);
        }
        self.run(cx);
    }

    /// Empties every table.
    pub(crate) fn clear(&mut self, cx: &mut Context<'_>) {
        for at in 0..self.entities.len() {
            cx.rooms.tasks.push_back(Task::Entity(at as u16, Input::Own(Clear)));
        }
        self.clear_lans(cx);
        self.run(cx);
    }

    /// Kills or starts the entities that `which` chooses.
    pub(crate) fn set_alive(&mut self, which: impl Fn(&Entity) -> bool, alive: bool, cx: &mut Context<'_>) {
        for at in 0..self.entities.len() {
            let entity = &mut self.entities[at];
            if !which(entity) {
                continue;
            }
            if entity.alive != alive {
                entity.alive = alive;
                let event = if alive { ProcessEvent::Started } else { ProcessEvent::Died };
                cx.report_as(entity.speaker(), Report::Process(event));
                if alive {
                    self.begin(at, cx);
                } else {
                    cx.rooms.tasks.push_back(Task::Entity(at as u16, Input::Stop));
                }
            }
        }
        self.run(cx);
    }

    /// Sends a control PDU of an entity on one of its VCCs.
    fn send_pdu(&mut self, entity: u16, vcc: VccId, octets: Vec<u8>, cx: &mut Context<'_>) {
        let packet = cx.new_packet(Packet::new(Body::Octets(octets.into()), Wrap::Bare, cx.event));
        self.send(entity, vcc, packet, cx);
    }

    /// Sends a packet of an entity on one of its VCCs.
    fn send(&mut self, entity: u16, vcc: VccId, packet: PacketId, cx: &mut Context<'_>) {
        self.charge_wait(entity, packet, cx);
        let uni = self.entities[usize::from(entity)].uni;
        match self.unis[usize::from(uni)].channel_of(entity, vcc) {
            Some(channel) => cx.actions.push(Action::SendOn { channel, packet }),
            None => cx.packets.release(packet),
        }
    }

    /// Every table of its machines, with the part of the device that it belongs to.
    pub(crate) fn tables(&self) -> Vec<(Part, Table)> {
        let mut tables = Vec::new();
        for entity in &self.entities {
            tables.extend(entity.tables().into_iter().map(|table| (entity.process(), table)));
        }
        for lan in &self.lans {
            if let Some(arp) = &lan.arp {
                tables.extend(arp.machine().tables().into_iter().map(|table| (Part::Arp, table)));
            }
        }
        for bridge in &self.bridges {
            tables.extend(bridge.machine().tables().into_iter().map(|table| (Part::Bridge, table)));
        }
        tables
    }

    /// Feeds the stack's state to a hash.
    pub(crate) fn hash_state(&self, hasher: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        (&self.unis, &self.entities, &self.lans, &self.bridges, &self.ethernet).hash(hasher);
        (&self.routing, &self.learned, &self.servers, &self.lookups).hash(hasher);
    }
}

/// How IP sends by an interface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Attachment {
    /// Over permanent circuits, which the host itself knows.
    Permanent,
    /// By a Classical IP client.
    Clip(u16),
    /// By a LAN interface.
    Lan(u16),
}
