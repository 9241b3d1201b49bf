//! Server processes behind one CPU: all that comes in waits for it in one queue, signalling and keep-alives too, so that overload takes the
//! services down through their signalling link.

use super::engine::Engine;
use crate::context::{Context, HostEvent};
use crate::packet::PacketId;
use crate::stack::Stack;

/// A machine with server processes.
#[derive(Clone, Debug)]
pub(crate) struct ServerDevice {
    /// Immutable number.
    pub(crate) id: u32,
    pub(crate) stack: Stack,
    pub(crate) processor: Engine,
}

impl ServerDevice {
    /// A PDU has come in.
    pub(crate) fn arrived(&mut self, packet: PacketId, cx: &mut Context<'_>) {
        let cells = cx.packets.get(packet).cells();
        match self.processor.admit(cx.now, cells.into()) {
            Some(end) if end <= cx.now => self.stack.receive(packet, cx),
            Some(end) => {
                cx.schedule(end, cx.event, HostEvent::Served(packet));
            }
            None => {
                self.processor.refuse();
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
        self.processor.hash_state(hasher);
    }
}
