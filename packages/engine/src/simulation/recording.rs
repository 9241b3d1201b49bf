//! What is recorded of a run for those who ask; nothing of it changes the run.

use super::Simulation;
use super::cells::WatchedEnd;
use crate::capture::Capture;
use crate::packet::{Packet, PacketId, Wrap};
use crate::scenario::{Model, ScenarioError};
use crate::trace::{Diary, EventTrace, MessageLog, PathEnd, Protocol, SeriesTrace};
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_cells::sim::time::{SimDuration, SimTime};

/// Memory that control messages may take, about.
const MESSAGE_BYTES: usize = 16 << 20;
/// Memory that data packets may take, about, where someone asks for them.
const PACKET_BYTES: usize = 4 << 20;

/// Records of a run.
#[derive(Clone, Debug)]
pub(super) struct Recording {
    /// Reports of protocols, switches and hosts.
    pub(super) diary: Diary,
    /// Control messages in cells.
    pub(super) messages: MessageLog,
    /// Data packets, and everything on Ethernet.
    pub(super) packets: MessageLog,
    /// Events with their causes.
    pub(super) events: EventTrace,
    /// Series that a page has asked for.
    pub(super) series: SeriesTrace,
    /// Series that the scenario measures.
    pub(super) measured: SeriesTrace,
    /// Links of which every cell is recorded.
    pub(super) watched: Vec<WatchedEnd>,
    /// The capture under way.
    pub(super) capture: Option<Box<Capture>>,
}

impl Recording {
    /// Records of nothing but what the scenario measures.
    pub(super) fn new(model: &Model) -> Result<Self, ScenarioError> {
        let measured = match &model.measure.series {
            Some(series) => SeriesTrace::new(SimTime::ZERO, &series.names, SimDuration(series.interval_ps))?,
            None => SeriesTrace::default(),
        };
        Ok(Self {
            diary: Diary::default(),
            messages: MessageLog::keeping(MESSAGE_BYTES),
            packets: MessageLog::keeping(PACKET_BYTES),
            events: EventTrace::default(),
            series: SeriesTrace::default(),
            measured,
            watched: Vec::new(),
            capture: None,
        })
    }

    /// Notes a packet at one end of its path, in the log that it belongs to.
    pub(super) fn note(&mut self, end: &PathEnd, flow: u32, packet: &Packet) {
        let protocol = Protocol::of(packet, end.channel);
        let is_frame = matches!(packet.wrap, Wrap::Ethernet(_));
        let log = if protocol.is_some() && !is_frame { &mut self.messages } else { &mut self.packets };
        log.note(end, protocol, flow, packet);
    }

    /// Samples taken.
    pub(super) const fn samples(&self) -> u64 {
        self.series.taken + self.measured.taken
    }

    /// When the next sample or look at the capture is due.
    pub(super) fn next(&self) -> Option<SimTime> {
        let capture = self.capture.as_ref().map(|capture| capture.next);
        SimTime::earlier(self.series.next, SimTime::earlier(self.measured.next, capture))
    }
}

impl<N: CellNetwork> Simulation<N> {
    /// Keeps data packets from now on, or no longer; what was kept is forgotten with the next packet. Their numbers count from the start of the run all the same.
    pub fn watch_packets(&mut self, on: bool) {
        self.recording.packets.keep(if on { PACKET_BYTES } else { 0 });
    }

    /// Notes a packet at one end of its path.
    pub(super) fn note_end(&mut self, end: &PathEnd, id: PacketId) {
        let packet = self.packets.get(id);
        let flow = self.flows.ids.get(packet.flow as usize).copied().unwrap_or(0);
        self.recording.note(end, flow, packet);
    }
}
