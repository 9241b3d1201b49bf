//! An IP router: a fast path and, for what finds that full, a slow path; both finite, so that overload loses and reorders. Before them, if it
//! has one, the CPU that does everything, of which signalling gets its share like packets and frames for the BUS.

use super::engine::Engine;
use crate::context::{Context, HostEvent};
use crate::packet::{Body, NO_FLOW, Packet, PacketId, Wrap};
use crate::stack::Stack;
use crate::trace::{Report, RouterEvent};
use lanelab_protocols::icmp;
use lanelab_protocols::ip::{Datagram, Transport, fragment};
use lanelab_protocols::router::{self, Decision};
use lanelab_protocols::wire::IcmpKind;

/// A router at work.
#[derive(Clone, Debug)]
pub(crate) struct RouterDevice {
    /// Immutable number.
    pub(crate) id: u32,
    pub(crate) stack: Stack,
    pub(crate) interfaces: Vec<router::Interface>,
    pub(crate) fast: Engine,
    pub(crate) slow: Option<Engine>,
    pub(crate) processor: Option<Engine>,
    /// IP identification counter of its own datagrams.
    pub(crate) ident: u16,
}

impl RouterDevice {
    /// A PDU or frame has come in: the processor takes it first.
    pub(crate) fn arrived(&mut self, packet: PacketId, cx: &mut Context<'_>) {
        let Some(processor) = &mut self.processor else { return self.processed(packet, cx) };
        let cells = cx.packets.get(packet).cells();
        if processor.serve(packet, cells.into(), HostEvent::Processed(packet), cx) {
            self.processed(packet, cx);
        }
    }

    /// IP packets wait for a forwarding path, all else does not.
    fn processed(&mut self, packet: PacketId, cx: &mut Context<'_>) {
        let frame = cx.packets.get(packet);
        if frame.wrap == Wrap::Bare || frame.datagram().is_none() {
            self.stack.receive(packet, cx);
            self.take_up(cx);
            return;
        }
        let octets = frame.len() as u64;
        let now = cx.now;
        let done = self.fast.admit(now, octets).or_else(|| self.slow.as_mut()?.admit(now, octets));
        match done {
            Some(end) if end <= now => self.served(packet, cx),
            Some(end) => {
                cx.schedule(end, cx.event, HostEvent::Served(packet));
            }
            None => {
                self.slow.as_mut().unwrap_or(&mut self.fast).refuse();
                cx.packets.release(packet);
            }
        }
    }

    /// One of its events is due.
    pub(crate) fn event(&mut self, event: HostEvent, cx: &mut Context<'_>) {
        match event {
            HostEvent::Processed(packet) => self.processed(packet, cx),
            HostEvent::Served(packet) => self.served(packet, cx),
            HostEvent::Timer(timer) => {
                self.stack.timer(timer, cx);
                self.take_up(cx);
            }
            _ => {}
        }
    }

    fn served(&mut self, packet: PacketId, cx: &mut Context<'_>) {
        self.stack.receive(packet, cx);
        self.take_up(cx);
    }

    /// Forwards what the stack hands up.
    fn take_up(&mut self, cx: &mut Context<'_>) {
        while let Some(up) = self.stack.pop_received() {
            self.forward(up.interface, up.packet, cx);
        }
    }

    fn forward(&mut self, arrived: u16, id: PacketId, cx: &mut Context<'_>) {
        let packet = cx.packets.take(id);
        let Body::Datagram(datagram) = packet.body else { return };
        match router::forward(&self.stack.routing.table, &self.interfaces, arrived, &datagram.ip) {
            Decision::Deliver => self.deliver(datagram, packet.flow, packet.serial, cx),
            Decision::Forward { interface, next_hop, ttl, fragment: mtu } => {
                let mut onward = datagram;
                onward.ip.ttl = ttl;
                self.stack.forwarded(arrived, &datagram, cx);
                let mut send = |part: &Datagram| {
                    let body = Body::Datagram(*part);
                    let id = cx.new_packet(Packet { body, wrap: Wrap::Llc, copies: 1, ..packet });
                    self.stack.send_by(interface, next_hop, id, cx);
                };
                match mtu {
                    None => send(&onward),
                    Some(mtu) => {
                        fragment(onward, mtu.into()).into_iter().flatten().for_each(|part| send(&part));
                    }
                }
            }
            Decision::Refuse(problem) => {
                let own = self.interfaces.get(usize::from(arrived)).map(|interface| interface.address);
                let ident = self.next_ident();
                if let Some(answer) = own.and_then(|own| icmp::report(own, ident, problem, &datagram, false))
                {
                    self.originate(answer, NO_FLOW, 0, cx);
                }
            }
            Decision::Discard(reason) => cx.report(Report::Router(RouterEvent::Discarded { reason })),
        }
    }

    /// A datagram for the router itself: it answers echo requests.
    fn deliver(&mut self, datagram: Datagram, flow: u32, serial: u64, cx: &mut Context<'_>) {
        let is_request = matches!(datagram.message.transport,
            Transport::Icmp(repr) if repr.kind == IcmpKind::EchoRequest);
        let ident = self.next_ident();
        if is_request && let Some(reply) = icmp::echo_reply(&datagram, ident) {
            self.originate(reply, flow, serial, cx);
        }
    }

    fn originate(&mut self, datagram: Datagram, flow: u32, serial: u64, cx: &mut Context<'_>) {
        let Some((interface, next_hop)) = self.stack.routing.towards(datagram.ip.dst) else { return };
        let attachment = interface.attachment;
        let packet = Packet { flow, serial, ..Packet::new(Body::Datagram(datagram), Wrap::Llc, cx.event) };
        let id = cx.new_packet(packet);
        self.stack.send_ip(attachment, next_hop, id, cx);
    }

    const fn next_ident(&mut self) -> u16 {
        self.ident = self.ident.wrapping_add(1);
        self.ident
    }

    /// Feeds its state to a hash.
    pub(crate) fn hash_state(&self, hasher: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        (self.id, self.ident).hash(hasher);
        self.stack.hash_state(hasher);
        self.fast.hash_state(hasher);
        if let Some(slow) = &self.slow {
            slow.hash_state(hasher);
        }
        if let Some(processor) = &self.processor {
            processor.hash_state(hasher);
        }
    }
}
