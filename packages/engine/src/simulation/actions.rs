//! What devices ask of the network around them.

use super::Simulation;
use super::connections::Sending;
use super::faults::{Fault, damage};
use super::flow_path::{Leg, Stay};
use crate::context::Action;
use crate::device::Device;
use crate::packet::{Channel, PacketId};
use crate::scenario::LinkEnd;
use crate::trace::{CellSpan, PathEnd};
use lanelab_cells::atm::cell_network::{CellNetwork, ConnId, Handed, Injection};
use lanelab_cells::atm::spec::{GcraSpec, ServiceCategory, VcSpec};
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::pnni::{LinkId, PortRef};

impl<N: CellNetwork> Simulation<N> {
    /// Does what a device has asked for, in order.
    pub(super) fn carry_out(&mut self, index: usize, at: SimTime, event: EventId) {
        let node = self.devices.list[index].id();
        let mut actions = std::mem::take(&mut self.devices.actions);
        for action in actions.drain(..) {
            match action {
                Action::Send { conn, packet } => {
                    self.stamp(index, event, packet);
                    if let Some(channel) = self.connections.channel(conn) {
                        self.note_permanent(at, node, channel, packet);
                    }
                    self.inject((at, event, node), conn, None, packet);
                }
                Action::SendOn { channel, packet } => self.send_on(index, at, event, channel, packet),
                Action::Open { channel, category, shaper } => self.open(at, node, channel, category, shaper),
                Action::Close { channel } => {
                    if let Some(sending) = self.connections.channels.remove(&(node, channel)) {
                        self.network.close(at, sending.conn);
                    }
                }
                Action::Connect { row } => self.network.add_row(at, node, row),
                Action::Disconnect { input, output } => {
                    let end = |channel: Channel| (channel.port, channel.vpi, Some(channel.vci));
                    self.network.remove_row(at, node, end(input), end(output));
                }
                Action::Frame { port, packet } => self.frame(index, at, event, port, packet),
                Action::Repeated { port, packet } => self.repeated(at, event, LinkEnd { node, port }, packet),
                Action::Taken { name, from, at_sender, arrived } => {
                    let [sent, taken] = [(from, at_sender), (node, (arrived, at))]
                        .map(|(node, (arrived, done))| Stay { node, arrived, done });
                    self.note_taken(name, sent, taken);
                }
                Action::Advertise { port, available } => self.advertise(at, node, port, available),
            }
        }
        self.devices.actions = actions;
    }

    /// Names a packet that leaves a device.
    pub(super) fn stamp(&mut self, index: usize, event: EventId, packet: PacketId) {
        self.devices.sent[index] += 1;
        let packet = self.packets.get_mut(packet);
        packet.cause = event;
        packet.sender = self.devices.list[index].id();
        packet.ordinal = self.devices.sent[index];
    }

    /// Hands a PDU to the NIC of a node; `channel` is that of a connection that was opened.
    fn inject(
        &mut self,
        (at, event, node): (SimTime, EventId, u32),
        conn: ConnId,
        channel: Option<Channel>,
        id: PacketId,
    ) {
        let packet = self.packets.get_mut(id);
        packet.offered = at;
        let cells = packet.cells();
        self.account_handed(conn, channel, id);
        let handed = self.network.inject(Injection { at, conn, pdu: id, cells });
        let Handed { first, is_taken, ends } = handed;
        self.packets.get_mut(id).copies = ends.max(1);
        self.note_handed(at, conn, channel, id, handed);
        if let Some(channel) = channel.or_else(|| self.connections.channel(conn)) {
            let cells = is_taken.then_some(CellSpan { connection: conn, first, count: cells });
            self.note_end(&PathEnd { at, event, node, channel, sent: true, lost: false, cells }, id);
        }
        if ends == 0 {
            // The PDU's cells are counted where they are dropped; no end will report it.
            self.packets.take(id);
        }
    }

    fn send_on(&mut self, index: usize, at: SimTime, event: EventId, channel: Channel, packet: PacketId) {
        let node = self.devices.list[index].id();
        let conn = self.connections.channels.get(&(node, channel)).map(|sending| sending.conn);
        self.stamp(index, event, packet);
        let fault = self.control.faults.take(self.owner(node), channel, self.packets.get(packet));
        if fault == Some(Fault::Damaged) {
            damage(self.packets.get_mut(packet), channel);
        }
        let lost = fault == Some(Fault::Lost);
        self.note_leg(at, node, Leg::Channel(channel), packet);
        match conn.filter(|_| !lost) {
            Some(conn) => self.inject((at, event, node), conn, Some(channel), packet),
            None => {
                self.note_end(&PathEnd { at, event, node, channel, sent: true, lost, cells: None }, packet);
                self.packets.release(packet);
            }
        }
    }

    fn open(
        &mut self,
        at: SimTime,
        node: u32,
        channel: Channel,
        category: ServiceCategory,
        shaper: Vec<GcraSpec>,
    ) {
        let Channel { port, vpi, vci } = channel;
        let spec = VcSpec {
            port,
            vpi,
            vci,
            category,
            clp: false,
            shaper,
            source: None,
            start: SimTime::ZERO,
            stream: 0,
        };
        let Some(conn) = self.network.open(at, node, &spec) else { return };
        self.connections.opened = conn + 1;
        self.set_answer_delay(conn);
        // Its cells may be asked for after it has closed.
        if let Some(device) = self.devices.get(node) {
            self.connections.roles.insert(conn, device.role_at(channel));
        }
        let sending = Sending { conn, opened: at, category: category as usize };
        if let Some(old) = self.connections.channels.insert((node, channel), sending) {
            self.network.close(at, old.conn);
        }
    }

    fn advertise(&mut self, at: SimTime, node: u32, port: PortRef, available: u32) {
        let Some(link) = self.control.roster.by_port.get(&(node, port)) else { return };
        if let Some(link) = self.control.roster.topology.links.get_mut(link) {
            for metrics in link.metrics.iter_mut().flatten() {
                metrics.av_cr = available;
            }
        }
        self.announce_topology(at);
    }

    /// Tells every switch what the network is like: flooding takes no time (docs/model.md).
    pub(super) fn announce_topology(&mut self, at: SimTime) {
        let topology = self.control.roster.topology.clone();
        for index in 0..self.devices.list.len() {
            if matches!(self.devices.list[index], Device::Switch(_)) {
                let learn = |device: &mut Device, cx: &mut crate::context::Context<'_>| {
                    if let Device::Switch(switch) = device {
                        switch.learn(&topology, cx);
                    }
                };
                let actions = std::mem::take(&mut self.devices.actions);
                self.with_device(index, at, EventId::START, learn);
                self.devices.actions = actions;
            }
        }
    }

    /// The topology's links of a trunk come or go.
    pub(super) fn trunk_changed(&mut self, at: SimTime, link: u32, up: bool) {
        let ids: Vec<LinkId> = self.control.roster.links.get(&link).cloned().unwrap_or_default();
        if ids.is_empty() {
            return;
        }
        for id in ids {
            if let Some(link) = self.control.roster.topology.links.get_mut(&id) {
                link.up = up;
            }
        }
        self.announce_topology(at);
    }
}
