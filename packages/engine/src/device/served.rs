//! Devices whose stack is behind one engine: edge devices, and machines with server processes.

use super::engine::Engine;
use crate::context::{Context, HostEvent};
use crate::packet::{PacketId, Wrap};
use crate::stack::Stack;

/// What waits for an engine, and what its time is counted by.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Work {
    /// Data frames, by their octets: the forwarding engine of an edge device, which control passes by.
    Frames,
    /// All that comes in, by its cells: a server's one CPU. Signalling and keep-alives wait too, so that overload takes the services down
    /// through their signalling link.
    Everything,
}

/// A stack behind an engine.
#[derive(Clone, Debug)]
pub(crate) struct ServedDevice {
    /// Immutable number.
    pub(crate) id: u32,
    pub(crate) stack: Stack,
    pub(crate) engine: Engine,
    pub(crate) work: Work,
}

impl ServedDevice {
    /// A PDU or frame has come in.
    pub(crate) fn arrived(&mut self, packet: PacketId, cx: &mut Context<'_>) {
        let came = cx.packets.get(packet);
        let units = match self.work {
            Work::Frames if came.wrap == Wrap::Bare => return self.stack.receive(packet, cx),
            Work::Frames => came.len() as u64,
            Work::Everything => came.cells().into(),
        };
        if self.engine.serve(packet, units, HostEvent::Served(packet), cx) {
            self.stack.receive(packet, cx);
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
        self.engine.hash_state(hasher);
    }
}
