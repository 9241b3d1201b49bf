//! LAN interfaces: frames between what is above (IP with address resolution, or a bridge) and below (a LEC or an Ethernet port).

use super::{Machine, Received, Stack};
use crate::context::{Context, HostEvent, Timer};
use crate::machine::{Driven, Emitted, Outputs, Task};
use crate::packet::{Body, Packet, PacketId, Wrap};
use lanelab_protocols::bridge::{self, Bridge};
use lanelab_protocols::wire::{EtherType, EthernetAddress, EthernetRepr, Ipv4Address};
use lanelab_protocols::{FrameId, arp};

/// What sends a LAN interface's frames.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Below {
    /// This entity, a LEC.
    Lec(u16),
    /// This Ethernet port, by its index.
    Ethernet(u16),
}

/// What takes a LAN interface's frames.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Above {
    /// This IP interface.
    Ip(u16),
    /// This port of this bridge.
    Bridge(u16, u16),
}

/// What a bridge has found out about a station.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Station {
    /// The station is behind an Ethernet port.
    Learned,
    /// The station is behind an Ethernet port now, and was beyond the emulated LAN before.
    MovedHere,
    /// The station is behind no Ethernet port any more.
    Gone,
}

/// A LAN interface.
#[derive(Clone, Hash, Debug)]
pub(crate) struct Lan {
    /// MAC address of the interface.
    pub(crate) mac: EthernetAddress,
    /// Network that carries the frames.
    pub(crate) below: Below,
    /// User of the frames: IP or a bridge.
    pub(crate) above: Above,
    /// Address resolution, for IP.
    pub(crate) arp: Option<Driven<arp::Resolver>>,
    /// MPOA client that looks at what goes out.
    pub(crate) mpc: Option<u16>,
    /// Whether MPOA machines above it are announced.
    pub(crate) mpoa: bool,
}

impl Stack {
    pub(super) fn is_port(&self, lan: &Lan, port: u16) -> bool {
        matches!(lan.below, Below::Ethernet(at) if self.ethernet[usize::from(at)].port == port)
    }

    /// The LAN interface of a LEC.
    pub(super) fn lan_of(&self, lec: u16) -> Option<u16> {
        self.lans.iter().position(|lan| lan.below == Below::Lec(lec)).map(|at| at as u16)
    }

    /// The interface can send: its address is announced.
    pub(super) fn lan_up(&mut self, lan: u16, cx: &mut Context<'_>) {
        self.arp(lan, arp::Input::Start, cx);
    }

    /// IP sends a packet to a neighbour.
    pub(super) fn resolve(
        &mut self,
        lan: u16,
        next_hop: Ipv4Address,
        packet: PacketId,
        cx: &mut Context<'_>,
    ) {
        self.arp(lan, arp::Input::Send { next_hop, frame: FrameId(packet) }, cx);
    }

    fn arp(&mut self, at: u16, input: arp::Input, cx: &mut Context<'_>) {
        let lan = &mut self.lans[usize::from(at)];
        let src = lan.mac;
        let Some(resolver) = &mut lan.arp else { return };
        let mut out = cx.rooms.outputs::<arp::Resolver>();
        if let Some(alarm) = resolver.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Arp(at)));
        }
        while let Some(done) = out.pop_front() {
            match done {
                Emitted::Transmit(arp::Transmit::Arp { dst, octets }) => {
                    let header = EthernetRepr { dst, src, ether_type: EtherType::ARP };
                    let packet = Packet::new(Body::Octets(octets.into()), Wrap::Ethernet(header), cx.event);
                    let packet = cx.new_packet(packet);
                    cx.rooms.tasks.push_back(Task::LanOut(at, packet));
                }
                Emitted::Transmit(arp::Transmit::Frame { dst, frame }) => {
                    let header = EthernetRepr { dst, src, ether_type: EtherType::IPV4 };
                    cx.packets.get_mut(frame.0).wrap = Wrap::Ethernet(header);
                    cx.rooms.tasks.push_back(Task::LanOut(at, frame.0));
                }
                Emitted::Event(event) => {
                    cx.report(event);
                    match event {
                        arp::Event::Dropped { frame, .. } => cx.packets.release(frame.0),
                        arp::Event::Resolved { .. } | arp::Event::Failed { .. } => self.retry_lookups(cx),
                        _ => {}
                    }
                }
            }
        }
        cx.rooms.put_back::<arp::Resolver>(out);
    }

    pub(super) fn arp_timer(&mut self, at: u16, cx: &mut Context<'_>) {
        let Some(resolver) = &mut self.lans[usize::from(at)].arp else { return };
        let (due, again) = resolver.due(cx.now);
        if let Some(again) = again {
            cx.schedule(again, cx.event, HostEvent::Timer(Timer::Arp(at)));
        }
        if due {
            self.arp(at, arp::Input::Timer, cx);
        }
    }

    /// A frame goes out: by the MPOA client if there is one, else by what is below.
    pub(super) fn lan_out(&mut self, at: u16, packet: PacketId, cx: &mut Context<'_>) {
        match self.lans[usize::from(at)].mpc {
            Some(mpc) if self.entities[usize::from(mpc)].alive => self.mpc_outbound(mpc, at, packet, cx),
            _ => self.lan_below(at, packet, cx),
        }
    }

    pub(super) fn lan_below(&mut self, at: u16, packet: PacketId, cx: &mut Context<'_>) {
        match self.lans[usize::from(at)].below {
            Below::Lec(entity) => self.lec_send(entity, packet, cx),
            Below::Ethernet(port) => self.offer(port, packet, cx),
        }
    }

    /// A frame has come in.
    pub(super) fn lan_in(&mut self, at: u16, packet: PacketId, cx: &mut Context<'_>) {
        let lan = &self.lans[usize::from(at)];
        let Some(header) = cx.packets.get(packet).wrap.mac_header() else {
            cx.packets.release(packet);
            return;
        };
        match lan.above {
            Above::Bridge(bridge, port) => {
                let EthernetRepr { dst, src, .. } = header;
                let input = bridge::Input::Frame { port, dst, src, frame: FrameId(packet) };
                self.bridge(bridge, input, cx);
            }
            Above::Ip(interface) if header.dst == lan.mac || header.dst.is_group() => {
                if header.ether_type == EtherType::ARP {
                    if let Some(octets) = cx.packets.take_octets(packet) {
                        self.arp(at, arp::Input::Pdu(octets), cx);
                    }
                } else {
                    self.received.push_back(Received { interface, packet });
                }
            }
            // Flooded for somebody else.
            Above::Ip(_) => cx.packets.release(packet),
        }
    }

    fn bridge(&mut self, at: u16, input: bridge::Input, cx: &mut Context<'_>) {
        let mut out = Outputs::<Bridge>::new();
        if let Some(alarm) = self.bridges[usize::from(at)].handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Bridge(at)));
        }
        let outputs = out.iter().filter(|done| matches!(done, Emitted::Transmit(_))).count() as u32;
        let mut copied = false;
        for done in out {
            match done {
                Emitted::Transmit(bridge::Transmit::Frame { port, frame }) => {
                    if !std::mem::replace(&mut copied, true) {
                        cx.packets.get_mut(frame.0).copies = outputs;
                    }
                    let copy = cx.packets.claim(frame.0);
                    match self.lans.iter().position(|lan| lan.above == Above::Bridge(at, port)) {
                        Some(lan) => cx.rooms.tasks.push_back(Task::LanOut(lan as u16, copy)),
                        None => cx.packets.release(copy),
                    }
                }
                Emitted::Event(bridge::Event::Filtered { frame, .. }) => cx.packets.release(frame.0),
                Emitted::Event(event) => {
                    cx.report(event);
                    self.bridge_event(at, event, cx);
                }
            }
        }
    }

    /// What a bridge learns of its Ethernet side its LEC answers for, and its MPOA client relies on.
    fn bridge_event(&mut self, at: u16, event: bridge::Event, cx: &mut Context<'_>) {
        let behind = |stack: &Self, port: u16| {
            let lan = stack.lans.iter().find(|lan| lan.above == Above::Bridge(at, port));
            lan.is_some_and(|lan| matches!(lan.below, Below::Ethernet(_)))
        };
        match event {
            bridge::Event::Learned { mac, port } => {
                if behind(self, port) {
                    self.proxied(at, mac, Station::Learned, cx);
                }
            }
            bridge::Event::Moved { mac, from, to } => {
                if behind(self, from) != behind(self, to) {
                    let news = if behind(self, to) { Station::MovedHere } else { Station::Gone };
                    self.proxied(at, mac, news, cx);
                }
            }
            bridge::Event::Aged { mac } | bridge::Event::Forgotten { mac, .. } => {
                self.proxied(at, mac, Station::Gone, cx)
            }
            bridge::Event::Filtered { .. } => {}
        }
    }

    /// A station is, or is no longer, behind the Ethernet ports of a bridge.
    fn proxied(&mut self, bridge: u16, mac: EthernetAddress, news: Station, cx: &mut Context<'_>) {
        for at in 0..self.lans.len() {
            let lan = &self.lans[at];
            let (Above::Bridge(of, _), Below::Lec(lec)) = (lan.above, lan.below) else { continue };
            if of == bridge {
                let mpc = lan.mpc;
                self.lec_behind(lec, mac, news, cx);
                if let Some(mpc) = mpc.filter(|_| news == Station::Gone) {
                    self.mpc_moved(mpc, mac, cx);
                }
            }
        }
    }

    pub(super) fn bridge_timer(&mut self, at: u16, cx: &mut Context<'_>) {
        let (due, again) = self.bridges[usize::from(at)].due(cx.now);
        if let Some(again) = again {
            cx.schedule(again, cx.event, HostEvent::Timer(Timer::Bridge(at)));
        }
        if due {
            self.bridge(at, bridge::Input::Timer, cx);
        }
    }

    /// The Ethernet link at a port comes or goes.
    pub(super) fn bridge_port(&mut self, port: u16, up: bool, cx: &mut Context<'_>) {
        let found = self.lans.iter().find(|lan| self.is_port(lan, port)).map(|lan| lan.above);
        if let Some(Above::Bridge(bridge, port)) = found {
            let input = if up { bridge::Input::PortUp { port } } else { bridge::Input::PortDown { port } };
            self.bridge(bridge, input, cx);
        }
    }

    pub(super) fn clear_lans(&mut self, cx: &mut Context<'_>) {
        for at in 0..self.lans.len() {
            self.arp(at as u16, arp::Input::Clear, cx);
        }
        for at in 0..self.bridges.len() {
            self.bridge(at as u16, bridge::Input::Clear, cx);
        }
    }

    /// The MAC address of a neighbour of a LAN interface, as far as it is known.
    pub(super) fn neighbour(&self, lan: u16, ip: Ipv4Address) -> Option<EthernetAddress> {
        self.lans[usize::from(lan)].arp.as_ref()?.machine().lookup(ip)
    }

    /// Whether an entity is a LEC.
    pub(super) fn is_lec(&self, at: u16) -> bool {
        matches!(self.entities[usize::from(at)].machine, Machine::Lec(_))
    }
}
