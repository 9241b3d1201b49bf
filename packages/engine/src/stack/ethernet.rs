//! Ethernet ports: a transmitter of one's own, or a share of a medium.

use super::Stack;
use crate::account::Cause;
use crate::context::{Action, Context, HostEvent, Timer};
use crate::machine::{Driven, Emitted, Outputs};
use crate::packet::PacketId;
use lanelab_protocols::FrameId;
use lanelab_protocols::ethernet::{self, PortEvent, PortInput, PortTransmit};

/// An Ethernet port of an end system.
#[derive(Clone, Hash, Debug)]
pub(crate) struct EthernetPort {
    /// Port of the node.
    pub(crate) port: u16,
    /// Whether its link shares a medium, of a hub or of its own: that serves the queue then.
    pub(crate) on_medium: bool,
    /// What serves it otherwise.
    pub(crate) transmitter: Driven<ethernet::Port>,
}

impl Stack {
    /// A frame leaves by a port of this index.
    pub(crate) fn send_frame(&mut self, at: u16, packet: PacketId, cx: &mut Context<'_>) {
        self.offer(at, packet, cx);
        self.run(cx);
    }

    /// The transmitter of a port; a shared medium does without.
    pub(crate) fn transmitter(&self, port: u16) -> Option<&ethernet::Port> {
        let own = self.ethernet.iter().find(|own| own.port == port)?;
        (!own.on_medium).then(|| own.transmitter.machine())
    }

    /// The link that is at a port from now on shares a medium, or does not.
    pub(crate) fn set_medium(&mut self, port: u16, on_medium: bool) {
        if let Some(own) = self.ethernet.iter_mut().find(|own| own.port == port) {
            own.on_medium = on_medium;
        }
    }

    /// A frame waits for its turn at a port.
    pub(super) fn offer(&mut self, at: u16, packet: PacketId, cx: &mut Context<'_>) {
        cx.waited(packet, Cause::Resolution);
        cx.packets.get_mut(packet).offered = cx.now;
        let own = &self.ethernet[usize::from(at)];
        if own.on_medium {
            cx.actions.push(Action::Frame { port: own.port, packet });
            return;
        }
        let octets = cx.packets.get(packet).len() as u32;
        self.transmit(at, PortInput::Offer { frame: FrameId(packet), octets }, cx);
    }

    fn transmit(&mut self, at: u16, input: PortInput, cx: &mut Context<'_>) {
        let own = &mut self.ethernet[usize::from(at)];
        let number = own.port;
        let transmitter = &mut own.transmitter;
        let mut out = Outputs::<ethernet::Port>::new();
        if let Some(alarm) = transmitter.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Ethernet(at)));
        }
        for done in out {
            match done {
                Emitted::Transmit(PortTransmit::Frame { frame, .. }) => {
                    cx.actions.push(Action::Frame { port: number, packet: frame.0 });
                }
                Emitted::Event(PortEvent::QueueFull { frame } | PortEvent::TooLong { frame }) => {
                    cx.packets.release(frame.0);
                }
            }
        }
    }

    pub(super) fn ethernet_timer(&mut self, at: u16, cx: &mut Context<'_>) {
        let transmitter = &mut self.ethernet[usize::from(at)].transmitter;
        let (due, again) = transmitter.due(cx.now);
        if let Some(again) = again {
            cx.schedule(again, cx.event, HostEvent::Timer(Timer::Ethernet(at)));
        }
        if due {
            self.transmit(at, PortInput::Timer, cx);
        }
    }
}
