//! Drives an ATMARP server.

use super::driven::{Done, Outputs};
use super::{Input, Machine, Stack};
use crate::host::{Context, HostEvent, Timer};
use lanelab_protocols::clip::AtmArpServer;
use lanelab_protocols::clip::server::{self, Transmit};

impl Stack {
    pub(super) fn atmarp_input(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
        let input = match input {
            Input::Start { address, .. } => server::Input::Start { address },
            Input::Stop => server::Input::Stop,
            Input::Timer => server::Input::Timer,
            Input::Vcc(event) => server::Input::Vcc(event),
            Input::Pdu(vcc, octets) => server::Input::Pdu { vcc, octets },
            Input::Clear => server::Input::Clear,
        };
        let Machine::AtmArp(machine) = &mut self.entities[usize::from(at)].machine else { return };
        let mut out = Outputs::<AtmArpServer>::new();
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
