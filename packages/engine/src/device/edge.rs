//! An edge device: frames between Ethernet ports and emulated LANs through one forwarding engine.

use super::engine::Engine;
use crate::context::{Context, HostEvent};
use crate::packet::{PacketId, Wrap};
use crate::stack::Stack;

/// An edge device at work.
#[derive(Clone, Debug)]
pub(crate) struct EdgeDevice {
    /// Immutable number.
    pub(crate) id: u32,
    pub(crate) stack: Stack,
    pub(crate) forwarding: Engine,
}

impl EdgeDevice {
    /// A PDU or frame has come in: data waits for the forwarding engine, control does not.
    pub(crate) fn arrived(&mut self, packet: PacketId, cx: &mut Context<'_>) {
        let frame = cx.packets.get(packet);
        if frame.wrap == Wrap::Bare {
            self.stack.receive(packet, cx);
            return;
        }
        match self.forwarding.admit(cx.now, frame.len() as u64) {
            Some(end) if end <= cx.now => self.stack.receive(packet, cx),
            Some(end) => {
                cx.schedule(end, cx.event, HostEvent::Served(packet));
            }
            None => {
                self.forwarding.refuse();
                cx.packets.release(packet);
            }
        }
    }

    /// One of its events is due.
    pub(crate) fn event(&mut self, event: HostEvent, cx: &mut Context<'_>) {
        match event {
            HostEvent::Served(packet) => self.stack.receive(packet, cx),
            HostEvent::Timer(timer) => self.stack.timer(timer, cx),
            _ => {}
        }
    }

    /// Feeds its state to a hash.
    pub(crate) fn hash_state(&self, hasher: &mut impl std::hash::Hasher) {
        hasher.write_u32(self.id);
        self.stack.hash_state(hasher);
        self.forwarding.hash_state(hasher);
    }
}
