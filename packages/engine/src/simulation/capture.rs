//! Captures of a run.

use super::Simulation;
use super::ethernet::EthernetLink;
use crate::capture::{self, Capture, CaptureCounts, CaptureRequest, TAP_BYTES, traffic};
use crate::packet::{Channel, PacketId};
use crate::scenario::{Flow, LinkEnd, ScenarioError};
use lanelab_cells::atm::cell_network::{CellNetwork, ConnId, Handed, UnderWay};
use lanelab_cells::atm::tap::{CellRecord, Watcher};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::sorted::SortedSet;
use std::collections::BTreeMap;

impl<N: CellNetwork> Simulation<N> {
    /// Captures what passes the places of a request from now on; takes the place of a capture under way, whose octets are lost.
    ///
    /// # Errors
    /// Where it names what does not exist.
    pub fn capture(&mut self, request: &CaptureRequest) -> Result<(), ScenarioError> {
        let places = request.places(&self.model)?;
        self.stop_capture();
        let flows = self.model.flows.iter().zip(&self.flows.conns);
        let bare: SortedSet<ConnId> = flows
            .filter(|(flow, _)| matches!(flow, Flow::Cells(_)))
            .flat_map(|(_, conns)| conns)
            .copied()
            .collect();
        let capture = Capture::new(places, request.cells, bare, self.clock.now);
        let ports = capture.ports();
        let keep = TAP_BYTES / (2 * size_of::<CellRecord>() * ports.len().max(1));
        for port in ports {
            self.network.watch(Watcher::Capture, port.node, port.port, keep);
        }
        self.recording.capture = Some(Box::new(capture));
        self.note_under_way();
        Ok(())
    }

    /// Takes the octets of the capture since the last time: the next part of a pcapng file; none where nothing is captured.
    pub fn take_capture(&mut self) -> Vec<u8> {
        if self.clock.closed {
            self.settle_capture(self.clock.computed);
        }
        self.recording.capture.as_mut().map(|capture| capture.take()).unwrap_or_default()
    }

    /// Ends the capture and takes the rest of it.
    pub fn end_capture(&mut self) -> Vec<u8> {
        if self.clock.closed {
            self.settle_capture(self.clock.computed);
        }
        let now = self.clock.now;
        self.stop_capture().map(|capture| capture.end(now)).unwrap_or_default()
    }

    /// What the capture holds so far.
    #[must_use]
    pub fn capture_counts(&self) -> CaptureCounts {
        self.recording.capture.as_ref().map(|capture| capture.counts()).unwrap_or_default()
    }

    fn stop_capture(&mut self) -> Option<Box<Capture>> {
        let capture = self.recording.capture.take()?;
        for port in capture.ports() {
            self.network.watch(Watcher::Capture, port.node, port.port, 0);
        }
        Some(capture)
    }

    /// Every window is closed at `edge`: what passed before is known.
    pub(super) fn settle_capture(&mut self, edge: SimTime) {
        let Some(capture) = &mut self.recording.capture else { return };
        let (links, changes) = (&self.model.links, &self.accounting.link_delays);
        let delay = |id: u32, at: SimTime| {
            let changed = changes.iter().rev().find(|(from, link, _)| *link == id && *from <= at);
            let first =
                || links.iter().find(|link| link.id == id).map_or(SimDuration::ZERO, |link| link.delay());
            changed.map_or_else(first, |(_, _, delay)| *delay)
        };
        let mut records = Vec::new();
        for port in capture.ports() {
            self.network.watched(Watcher::Capture, port.node, port.port, &mut records);
            capture.cells(port, &records, edge, &delay);
            records.clear();
        }
        capture.settle(edge);
    }

    /// PDUs that were handed over before the capture began may pass its places yet.
    fn note_under_way(&mut self) {
        let Some(capture) = &mut self.recording.capture else { return };
        let mut found: BTreeMap<(ConnId, u64), (UnderWay, u32)> = BTreeMap::new();
        for pdu in self.network.under_way() {
            found.entry((pdu.conn, pdu.first)).or_insert((pdu, 0)).1 += 1;
        }
        for (UnderWay { conn, from: (_, port, vpi, vci), pdu, first, cells }, leaves) in found.into_values() {
            let packet = self.packets.get(pdu);
            let traffic = traffic(packet, Some(Channel { port, vpi, vci }));
            let at = self.clock.now;
            capture.handed(capture::Handed { at, conn, pdu, first, cells, leaves, traffic, packet });
        }
    }

    /// A PDU was handed to a NIC, and its cells to the network.
    pub(super) fn note_handed(
        &mut self,
        at: SimTime,
        conn: ConnId,
        channel: Option<Channel>,
        pdu: PacketId,
        handed: Handed,
    ) {
        let Some(capture) = &mut self.recording.capture else { return };
        let Handed { first, is_taken, ends: leaves } = handed;
        let packet = self.packets.get(pdu);
        let (cells, traffic) = (packet.cells(), traffic(packet, channel));
        if is_taken {
            capture.handed(capture::Handed { at, conn, pdu, first, cells, leaves, traffic, packet });
        }
    }

    /// The last bit of a frame leaves an Ethernet port. What a station of a hub offers is on the medium later:
    /// [`Self::note_repeated`].
    pub(super) fn note_frame(&mut self, at: SimTime, from: LinkEnd, link: EthernetLink, packet: PacketId) {
        if self.recording.capture.is_some() && !self.is_hub(link.by.node) {
            self.capture_frame(at, from, link, packet);
        }
    }

    /// A hub has had a frame whole that came in by a port of it.
    pub(super) fn note_repeated(&mut self, at: SimTime, hub: LinkEnd, packet: PacketId) {
        let far = self.ethernet.at(hub).map(|link| link.far);
        if let Some((from, link)) = far.and_then(|from| Some((from, self.ethernet.at(from)?))) {
            self.capture_frame(at, from, EthernetLink { delay: SimDuration::ZERO, ..link }, packet);
        }
    }

    fn capture_frame(&mut self, at: SimTime, from: LinkEnd, link: EthernetLink, packet: PacketId) {
        let Some(capture) = &mut self.recording.capture else { return };
        let found = self.model.link_at(from);
        let found = found.map(|link| (link.id, link.a == from));
        capture.frame(at, found, (from, link.far), link.delay, self.packets.get(packet));
    }
}
