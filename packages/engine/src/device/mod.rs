//! The devices of a scenario at work, one kind a file; hosts are in [`crate::host`], the control of switches in [`crate::switch`].

mod build;
mod engine;
mod generator;
mod hub;
mod router;
mod served;

pub(crate) use build::{build, equip, index};
pub(crate) use generator::GeneratorDevice;
pub(crate) use hub::HubDevice;
pub(crate) use router::RouterDevice;
pub(crate) use served::{ServedDevice, Work};

use crate::context::{Context, HostEvent};
use crate::host::Station;
use crate::packet::{Channel, PacketId};
use crate::scenario::{PromptedMessage, Role};
use crate::stack::{Entity, Stack};
use crate::switch::SwitchControl;
use crate::trace::Part;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::table::Table;
use lanelab_protocols::wire::{ILMI_VCI, SIGNALLING_VCI};
use std::hash::Hasher;

/// A device, by kind.
#[derive(Clone, Debug)]
pub(crate) enum Device {
    /// A station with applications.
    Host(Box<Station>),
    /// The control of a switch.
    Switch(Box<SwitchControl>),
    /// A bridge between Ethernet and emulated LANs.
    Edge(Box<ServedDevice>),
    /// An IP router.
    Router(Box<RouterDevice>),
    /// Server processes behind one CPU.
    Server(Box<ServedDevice>),
    /// A shared Ethernet.
    Hub(Box<HubDevice>),
    /// A source and sink of frames.
    Generator(Box<GeneratorDevice>),
}

impl Device {
    /// Immutable number.
    pub(crate) const fn id(&self) -> u32 {
        match self {
            Self::Host(it) => it.id,
            Self::Switch(it) => it.id,
            Self::Edge(it) => it.id,
            Self::Router(it) => it.id,
            Self::Server(it) => it.id,
            Self::Hub(it) => it.id,
            Self::Generator(it) => it.id,
        }
    }

    /// The host that it is.
    pub(crate) const fn host(&self) -> Option<&Station> {
        match self {
            Self::Host(it) => Some(it),
            _ => None,
        }
    }

    /// The same, to change it.
    pub(crate) const fn host_mut(&mut self) -> Option<&mut Station> {
        match self {
            Self::Host(it) => Some(it),
            _ => None,
        }
    }

    /// The role of the channel that it sends on.
    pub(crate) fn role_at(&self, channel: Channel) -> Role {
        match channel.vci {
            SIGNALLING_VCI => Role::Signalling,
            ILMI_VCI => Role::Ilmi,
            _ => self.stack().map_or(Role::Permanent, |stack| stack.role_at(channel)),
        }
    }

    /// Its protocol stack; a switch's control has another.
    pub(crate) const fn stack(&self) -> Option<&Stack> {
        match self {
            Self::Host(it) => Some(it.stack()),
            Self::Edge(it) => Some(&it.stack),
            Self::Router(it) => Some(&it.stack),
            Self::Server(it) => Some(&it.stack),
            Self::Generator(it) => Some(&it.stack),
            Self::Switch(_) | Self::Hub(_) => None,
        }
    }

    const fn stack_mut(&mut self) -> Option<&mut Stack> {
        match self {
            Self::Host(it) => Some(it.stack_mut()),
            Self::Edge(it) => Some(&mut it.stack),
            Self::Router(it) => Some(&mut it.stack),
            Self::Server(it) => Some(&mut it.stack),
            Self::Generator(it) => Some(&mut it.stack),
            Self::Switch(_) | Self::Hub(_) => None,
        }
    }

    /// Powers it on.
    pub(crate) fn start(&mut self, cx: &mut Context<'_>) {
        match self {
            Self::Host(it) => it.start(cx),
            Self::Switch(it) => it.start(cx),
            Self::Edge(it) => it.stack.start(cx),
            Self::Router(it) => it.stack.start(cx),
            Self::Server(it) => it.stack.start(cx),
            Self::Hub(_) => {}
            Self::Generator(it) => it.start(cx),
        }
    }

    /// A PDU or frame has come in, by the channel that it bears.
    pub(crate) fn arrived(&mut self, channel: Channel, packet: PacketId, cx: &mut Context<'_>) {
        match self {
            Self::Host(it) => it.arrived(packet, cx),
            Self::Switch(it) => it.arrived(channel, packet, cx),
            Self::Edge(it) => it.arrived(packet, cx),
            Self::Router(it) => it.arrived(packet, cx),
            Self::Server(it) => it.arrived(packet, cx),
            Self::Hub(it) => it.offered(channel.port, packet, cx),
            Self::Generator(it) => it.arrived(packet, cx),
        }
    }

    /// One of its events is due.
    pub(crate) fn event(&mut self, event: HostEvent, cx: &mut Context<'_>) {
        match (self, event) {
            (device, HostEvent::FrameIn(port, packet)) => {
                let channel = Channel { port, vpi: 0, vci: 0 };
                let now = cx.now;
                let frame = cx.packets.get_mut(packet);
                (frame.came_by, frame.arrived) = (channel, now);
                device.arrived(channel, packet, cx);
            }
            (Self::Host(it), event) => it.event(event, cx),
            (Self::Switch(it), HostEvent::Timer(timer)) => it.timer(timer, cx),
            (Self::Edge(it), event) => it.event(event, cx),
            (Self::Router(it), event) => it.event(event, cx),
            (Self::Server(it), event) => it.event(event, cx),
            (Self::Hub(it), HostEvent::Timer(_)) => it.timer(cx),
            (Self::Generator(it), event) => it.event(event, cx),
            (Self::Switch(_) | Self::Hub(_), _) => {}
        }
    }

    /// The earliest instant at which an event that is due at `at` can let it send something.
    pub(crate) fn earliest_sending(&self, at: SimTime, event: HostEvent) -> SimTime {
        self.host().map_or(at, |host| host.earliest_sending(at, event))
    }

    /// Shortest time from a delivery to what it lets the device send.
    pub(crate) fn answer_delay(&self) -> SimDuration {
        self.host().map_or(SimDuration::ZERO, Station::answer_delay)
    }

    /// The link that is at an Ethernet port from now on shares a medium, or does not.
    pub(crate) fn set_medium(&mut self, port: u16, on_medium: bool) {
        if let Some(stack) = self.stack_mut() {
            stack.set_medium(port, on_medium);
        }
    }

    /// The physical layer of a port comes or goes.
    pub(crate) fn set_carrier(&mut self, port: u16, up: bool, cx: &mut Context<'_>) {
        match self {
            Self::Switch(it) => it.light_changed(port, up, cx),
            Self::Host(it) => it.set_carrier(port, up, cx),
            device => {
                if let Some(stack) = device.stack_mut() {
                    stack.set_carrier(port, up, cx);
                }
            }
        }
    }

    /// Its protocol tables, each with the part of the device that it belongs to.
    pub(crate) fn tables(&self) -> Vec<(Part, Table)> {
        let mut tables = Vec::new();
        if let Some(stack) = self.stack() {
            tables.extend(stack.tables());
        }
        match self {
            Self::Switch(it) => tables.extend(it.tables().into_iter().map(|table| (Part::Switch, table))),
            Self::Router(_) | Self::Host(_) => {
                let routes = self.stack().map(|stack| stack.routing.table.tables()).unwrap_or_default();
                tables.extend(routes.into_iter().map(|table| (Part::Ip, table)));
            }
            Self::Edge(_) | Self::Server(_) | Self::Hub(_) | Self::Generator(_) => {}
        }
        tables
    }

    /// Feeds its state to a hash.
    pub(crate) fn hash_state(&self, hasher: &mut impl Hasher) {
        match self {
            Self::Host(it) => it.hash_state(hasher),
            Self::Switch(it) => it.hash_state(hasher),
            Self::Edge(it) => it.hash_state(hasher),
            Self::Router(it) => it.hash_state(hasher),
            Self::Server(it) => it.hash_state(hasher),
            Self::Hub(it) => it.hash_state(hasher),
            Self::Generator(it) => it.hash_state(hasher),
        }
    }

    /// Kills or starts the entities that `which` chooses.
    pub(crate) fn set_alive(&mut self, which: impl Fn(&Entity) -> bool, alive: bool, cx: &mut Context<'_>) {
        if let Some(stack) = self.stack_mut() {
            stack.set_alive(which, alive, cx);
        }
    }

    /// Says something that its machines say for no other reason.
    pub(crate) fn prompt(&mut self, message: PromptedMessage, cx: &mut Context<'_>) {
        if let Some(stack) = self.stack_mut() {
            stack.prompt(message, cx);
        }
    }

    /// Empties its tables.
    pub(crate) fn clear(&mut self, cx: &mut Context<'_>) {
        if let Some(stack) = self.stack_mut() {
            stack.clear(cx);
        }
    }
}
