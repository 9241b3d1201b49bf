//! The Ethernet side of a traffic generator: frames of one size at equal intervals, and an analyser for what comes in.

use crate::context::{Context, HostEvent, Timer};
use crate::packet::{Body, NO_FLOW, Packet, PacketId, Wrap};
use crate::scenario::{FrameTarget, FramesFlow, LinkEnd, Model, Node, auto};
use crate::stack::Stack;
use lanelab_cells::atm::phy;
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::Payload;
use lanelab_protocols::ethernet::MIN_FRAME;
use lanelab_protocols::wire::{ETHERNET_HEADER_LEN, EtherType, EthernetAddress, EthernetRepr};

/// Octets of a frame's check sequence.
const FCS: u32 = 4;
/// Type of generated frames: one for local experiments (IEEE 802, 88-B5).
const EXPERIMENTAL: EtherType = EtherType(0x88b5);

/// One flow of frames.
#[derive(Clone, Debug)]
pub(crate) struct FrameSource {
    /// Index of the flow; none where frames only make an address known.
    pub(crate) flow: Option<u32>,
    /// Number of the flow in the scenario.
    pub(crate) id: u32,
    /// Index of the port among the stack's.
    pub(crate) port: u16,
    pub(crate) header: EthernetRepr,
    pub(crate) octets: u32,
    pub(crate) interval: SimDuration,
    pub(crate) start: SimTime,
    pub(crate) stop: SimTime,
    /// Frames sent.
    pub(crate) serial: u64,
}

impl FrameSource {
    /// A flow of the scenario; `port` is the index of its port.
    pub(crate) fn new(flow: u32, port: u16, frames: &FramesFlow, model: &Model) -> Self {
        let address = |node, port| address(model, node, port);
        let dst = match frames.target {
            // Locally administered, and nobody's: no device has this number.
            FrameTarget::Unknown => EthernetAddress([0x06, 0xff, 0xff, 0xff, 0xff, 0xff]),
            FrameTarget::Broadcast => EthernetAddress([0xff; 6]),
            FrameTarget::Port => address(frames.to, frames.to_port),
        };
        let src = address(frames.from, frames.port);
        Self {
            flow: Some(flow),
            id: frames.id,
            port,
            header: EthernetRepr { dst, src, ether_type: EXPERIMENTAL },
            octets: frames.octets,
            interval: interval(frames, model),
            start: SimTime(frames.start_ps),
            stop: frames.stop_ps.map_or(SimTime::MAX, SimTime),
            serial: 0,
        }
    }

    /// The port that receives a flow makes its address known to the one that sends: `port` is the index of that port.
    pub(crate) fn reply(port: u16, frames: &FramesFlow, every: u64, model: &Model) -> Self {
        let (dst, src) =
            (address(model, frames.from, frames.port), address(model, frames.to, frames.to_port));
        Self {
            flow: None,
            port,
            header: EthernetRepr { dst, src, ether_type: EXPERIMENTAL },
            octets: MIN_FRAME,
            interval: SimDuration(every),
            ..Self::new(0, port, frames, model)
        }
    }
}

/// Address of a port of a generator.
fn address(model: &Model, node: u32, port: u16) -> EthernetAddress {
    let ports = model.node(node).map_or(&[][..], Node::ports);
    auto::port_address(ports, node, port)
}

/// Time between the frames of a flow: as stated, or what loads the port as stated.
fn interval(frames: &FramesFlow, model: &Model) -> SimDuration {
    let rate = || model.bit_rate(LinkEnd { node: frames.from, port: frames.port }).unwrap_or(1);
    match (frames.interval_ps, frames.load_percent) {
        (None, Some(load)) => {
            let busy_s = phy::ethernet_busy_s(1, frames.octets.into(), rate());
            SimDuration((busy_s * 1e14 / load + 0.5) as u64)
        }
        (interval, _) => SimDuration(interval.unwrap_or(1)),
    }
}

/// A generator with Ethernet ports.
#[derive(Clone, Debug)]
pub(crate) struct GeneratorDevice {
    /// Immutable number.
    pub(crate) id: u32,
    pub(crate) stack: Stack,
    pub(crate) sources: Vec<FrameSource>,
    /// Flows that are received here.
    pub(crate) sinks: Vec<u32>,
}

impl GeneratorDevice {
    pub(crate) fn start(&mut self, cx: &mut Context<'_>) {
        for (at, source) in self.sources.iter().enumerate() {
            cx.schedule(source.start, EventId::START, HostEvent::Timer(Timer::Generator(at as u16)));
        }
    }

    /// One of its events is due.
    pub(crate) fn event(&mut self, event: HostEvent, cx: &mut Context<'_>) {
        match event {
            HostEvent::Timer(Timer::Generator(at)) => self.send(usize::from(at), cx),
            HostEvent::Timer(timer) => self.stack.timer(timer, cx),
            _ => {}
        }
    }

    fn send(&mut self, at: usize, cx: &mut Context<'_>) {
        let source = &mut self.sources[at];
        if cx.now >= source.stop {
            return;
        }
        let len = source.octets - FCS - ETHERNET_HEADER_LEN as u32;
        let payload = Payload::new(source.id, source.serial * u64::from(len), len);
        let frame = Packet {
            flow: source.flow.unwrap_or(NO_FLOW),
            serial: source.serial,
            sent_at: cx.now,
            ..Packet::new(Body::Payload(payload), Wrap::Ethernet(source.header), cx.event)
        };
        source.serial += 1;
        let (flow, port, octets, next) = (source.flow, source.port, source.octets, cx.now + source.interval);
        let now = cx.now;
        if let Some(flow) = flow {
            let stats = cx.stats(flow);
            stats.ready.get_or_insert(now);
            stats.packets_sent += 1;
            stats.octets_sent += u64::from(octets);
            cx.begin(flow);
        }
        cx.schedule(next, cx.event, HostEvent::Timer(Timer::Generator(at as u16)));
        let id = cx.new_packet(frame);
        self.stack.send_frame(port, id, cx);
    }

    /// A frame has come in: counted if it is of a flow that ends here.
    pub(crate) fn arrived(&mut self, id: PacketId, cx: &mut Context<'_>) {
        let packet = cx.packets.take(id);
        if !self.sinks.contains(&packet.flow) {
            return;
        }
        let (now, octets) = (cx.now, packet.len() as u64);
        let stats = cx.stats(packet.flow);
        stats.packets_received += 1;
        stats.octets_received += octets;
        stats.highest_serial = stats.highest_serial.max(packet.serial + 1);
        stats.delay(packet.sent_at, now);
        cx.accounts.arrived(cx.trail, cx.node, octets as u32);
        cx.delivered(packet.flow);
    }

    /// Feeds its state to a hash.
    pub(crate) fn hash_state(&self, hasher: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        self.id.hash(hasher);
        self.stack.hash_state(hasher);
        for source in &self.sources {
            source.serial.hash(hasher);
        }
    }
}
