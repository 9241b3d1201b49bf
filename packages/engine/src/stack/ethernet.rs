//! Ethernet ports: a transmitter of one's own, or a share of a medium.

use super::Stack;
use super::driven::{Driven, Emitted, Outputs};
use crate::account::Cause;
use crate::context::{Action, Context, HostEvent, Timer};
use crate::packet::PacketId;
use lanelab_protocols::FrameId;
use lanelab_protocols::ethernet::{self, PortEvent, PortInput, PortTransmit};

/// An Ethernet port of an end system.
#[derive(Clone, Hash, Debug)]
pub(crate) struct EthernetPort {
    /// Port of the node.
    pub(crate) port: u16,
    /// Its transmitter; the medium of a hub or of a half-duplex link serves its queue where there is none.
    pub(crate) transmitter: Option<Driven<ethernet::Port>>,
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
        Some(own.transmitter.as_ref()?.machine())
    }

    /// A frame waits for its turn at a port.
    pub(super) fn offer(&mut self, at: u16, packet: PacketId, cx: &mut Context<'_>) {
        cx.waited(packet, Cause::Resolution);
        cx.packets.get_mut(packet).offered = cx.now;
        let own = &self.ethernet[usize::from(at)];
        if own.transmitter.is_none() {
            cx.actions.push(Action::Frame { port: own.port, packet });
            return;
        }
        let octets = cx.packets.get(packet).len() as u32;
        self.transmit(at, PortInput::Offer { frame: FrameId(packet), octets }, cx);
    }

    fn transmit(&mut self, at: u16, input: PortInput, cx: &mut Context<'_>) {
        let own = &mut self.ethernet[usize::from(at)];
        let number = own.port;
        let Some(transmitter) = &mut own.transmitter else { return };
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
        let Some(transmitter) = &mut self.ethernet[usize::from(at)].transmitter else { return };
        let (due, again) = transmitter.due(cx.now);
        if let Some(again) = again {
            cx.schedule(again, cx.event, HostEvent::Timer(Timer::Ethernet(at)));
        }
        if due {
            self.transmit(at, PortInput::Timer, cx);
        }
    }
}
