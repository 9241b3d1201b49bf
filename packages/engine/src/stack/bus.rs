//! Drives a broadcast and unknown server.

use super::driven::{Done, Outputs};
use super::{Input, Machine, Stack};
use crate::host::{Context, HostEvent, PacketId, Timer, Wrap};
use lanelab_protocols::FrameId;
use lanelab_protocols::lane::Bus;
use lanelab_protocols::lane::bus::{self, Transmit};
use lanelab_protocols::vcc::VccId;

impl Stack {
    pub(super) fn bus_input(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
        let input = match input {
            Input::Start { address, .. } => bus::Input::Start { address },
            Input::Stop => bus::Input::Stop,
            Input::Timer => bus::Input::Timer,
            Input::Vcc(event) => bus::Input::Vcc(event),
            Input::Pdu(vcc, octets) => bus::Input::Pdu { vcc, octets },
            Input::Clear => return,
        };
        self.bus_drive(at, input, cx);
    }

    /// A data frame has come in on a multicast send VCC, and the CPU is done with it.
    pub(super) fn bus_data(&mut self, at: u16, vcc: VccId, id: PacketId, cx: &mut Context<'_>) {
        let packet = cx.packets.get(id);
        let Wrap::Lane(header) = packet.wrap else {
            cx.packets.release(id);
            return;
        };
        let data = bus::Data {
            vcc,
            lecid: header.lecid,
            dst: header.frame.dst,
            frame: FrameId(id),
            octets: packet.len() as u32,
            arrived: packet.arrived,
        };
        self.bus_drive(at, bus::Input::Data(data), cx);
    }

    pub(super) fn bus_drive(&mut self, at: u16, input: bus::Input, cx: &mut Context<'_>) {
        let Machine::Bus(machine) = &mut self.entities[usize::from(at)].machine else { return };
        let mut out = Outputs::<Bus>::new();
        if let Some(alarm) = machine.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Entity(at)));
        }
        for done in out {
            match done {
                Done::Transmit(Transmit::Pdu { vcc, octets }) => self.send_pdu(at, vcc, octets, cx),
                Done::Transmit(Transmit::Vcc(request)) => self.request(at, request, cx),
                Done::Transmit(Transmit::Frame { vccs, frame, .. }) => {
                    cx.packets.get_mut(frame.0).copies = vccs.len() as u32;
                    for vcc in vccs {
                        let copy = cx.packets.claim(frame.0);
                        self.send(at, vcc, copy, cx);
                    }
                }
                Done::Event(bus::Event::FrameDropped { frame, .. }) => cx.packets.release(frame.0),
                Done::Event(event) => self.say(at, &event, cx),
            }
        }
    }
}
