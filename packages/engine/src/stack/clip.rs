//! How a Classical IP client is driven.

use super::drive::EntityKind;
use super::{Attachment, Received, Stack};
use crate::context::Context;
use crate::machine::Start;
use crate::packet::{PacketId, Wrap};
use lanelab_protocols::FrameId;
use lanelab_protocols::clip::Client;
use lanelab_protocols::clip::client::{self, Event};
use lanelab_protocols::vcc::VccId;
use lanelab_protocols::wire::{AtmAddress, Ipv4Address};

impl EntityKind for Client {
    type Start = AtmAddress;
    type OwnInput = client::OwnInput;
    type OwnTransmit = client::OwnTransmit;

    fn start(_: &Stack, _: u16, start: Start) -> AtmAddress {
        start.address
    }

    fn clear() -> Option<client::OwnInput> {
        Some(client::OwnInput::Clear)
    }

    fn transmit(stack: &mut Stack, at: u16, own: client::OwnTransmit, cx: &mut Context<'_>) {
        let client::OwnTransmit::Frame { vcc, frame } = own;
        stack.send(at, vcc, frame.0, cx);
    }

    fn event(stack: &mut Stack, at: u16, event: Event, cx: &mut Context<'_>) {
        stack.report(at, event, cx);
        if let Event::Dropped { frame, .. } = event {
            cx.packets.release(frame.0);
        }
    }
}

impl Stack {
    /// IP sends a packet to a member of the subnet.
    pub(super) fn clip_send(
        &mut self,
        at: u16,
        next_hop: Ipv4Address,
        packet: PacketId,
        cx: &mut Context<'_>,
    ) {
        cx.packets.get_mut(packet).wrap = Wrap::Llc;
        if self.entities[usize::from(at)].alive {
            self.drive_own::<Client>(at, client::OwnInput::Send { next_hop, frame: FrameId(packet) }, cx);
        } else {
            cx.packets.release(packet);
        }
    }

    /// An IP packet has come in on one of its VCCs.
    pub(super) fn clip_data(&mut self, at: u16, vcc: VccId, packet: PacketId, cx: &mut Context<'_>) {
        self.drive_own::<Client>(at, client::OwnInput::Received { vcc }, cx);
        let own = |interface: &super::Interface| interface.attachment == Attachment::Clip(at);
        let interface = self.routing.interfaces.iter().position(own).unwrap_or(0) as u16;
        self.received.push_back(Received { interface, packet });
    }
}
