//! Drives a LAN emulation configuration server.

use super::driven::{Done, Outputs};
use super::{Input, Machine, Stack};
use crate::host::{Context, HostEvent, Timer};
use lanelab_protocols::lane::Lecs;
use lanelab_protocols::lane::lecs::{self, Transmit};

impl Stack {
    pub(super) fn lecs_input(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
        let input = match input {
            Input::Start { address, .. } => lecs::Input::Start { address },
            Input::Stop => lecs::Input::Stop,
            Input::Timer => lecs::Input::Timer,
            Input::Vcc(event) => lecs::Input::Vcc(event),
            Input::Pdu(vcc, octets) => lecs::Input::Pdu { vcc, octets },
            Input::Clear => return,
        };
        let Machine::Lecs(machine) = &mut self.entities[usize::from(at)].machine else { return };
        let mut out = Outputs::<Lecs>::new();
        if let Some(alarm) = machine.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Entity(at)));
        }
        for done in out {
            match done {
                Done::Transmit(Transmit::Pdu { vcc, octets }) => self.send_pdu(at, vcc, octets, cx),
                Done::Transmit(Transmit::Vcc(request)) => self.request(at, request, cx),
                Done::Event(event) => self.say(at, &event, cx),
            }
        }
    }
}
