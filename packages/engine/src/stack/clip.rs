//! Drives a Classical IP client.

use super::driven::{Done, Outputs};
use super::{Attachment, Input, Machine, Stack, Up};
use crate::host::{Context, HostEvent, PacketId, Timer, Wrap};
use lanelab_protocols::FrameId;
use lanelab_protocols::clip::Client;
use lanelab_protocols::clip::client::{self, Event, Transmit};
use lanelab_protocols::vcc::VccId;
use lanelab_protocols::wire::Ipv4Address;

impl Stack {
    pub(super) fn clip_input(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
        let input = match input {
            Input::Start { address, .. } => client::Input::Start { address },
            Input::Stop => client::Input::Stop,
            Input::Timer => client::Input::Timer,
            Input::Vcc(event) => client::Input::Vcc(event),
            Input::Pdu(vcc, octets) => client::Input::Pdu { vcc, octets },
            Input::Clear => client::Input::Clear,
        };
        self.clip_drive(at, input, cx);
    }

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
            self.clip_drive(at, client::Input::Send { next_hop, frame: FrameId(packet) }, cx);
        } else {
            cx.packets.release(packet);
        }
    }

    /// An IP packet has come in on one of its VCCs.
    pub(super) fn clip_data(&mut self, at: u16, vcc: VccId, packet: PacketId, cx: &mut Context<'_>) {
        self.clip_drive(at, client::Input::Received { vcc }, cx);
        let own = |interface: &super::Interface| interface.attachment == Attachment::Clip(at);
        let interface = self.routing.interfaces.iter().position(own).unwrap_or(0) as u16;
        self.ups.push_back(Up { interface, packet });
    }

    fn clip_drive(&mut self, at: u16, input: client::Input, cx: &mut Context<'_>) {
        let Machine::Clip(machine) = &mut self.entities[usize::from(at)].machine else { return };
        let mut out = Outputs::<Client>::new();
        if let Some(alarm) = machine.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Entity(at)));
        }
        for done in out {
            match done {
                Done::Transmit(Transmit::Pdu { vcc, octets }) => self.send_pdu(at, vcc, octets, cx),
                Done::Transmit(Transmit::Vcc(request)) => self.request(at, request, cx),
                Done::Transmit(Transmit::Frame { vcc, frame }) => self.send(at, vcc, frame.0, cx),
                Done::Event(event) => {
                    self.say(at, &event, cx);
                    if let Event::Dropped { frame, .. } = event {
                        cx.packets.release(frame.0);
                    }
                }
            }
        }
    }
}
