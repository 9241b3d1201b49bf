//! Drives a LAN emulation server, and tells its BUS who is in.

use super::driven::{Done, Outputs};
use super::{Input, Machine, Stack};
use crate::host::{Context, HostEvent, Timer};
use lanelab_protocols::lane::les::{self, Event, Transmit};
use lanelab_protocols::lane::{Les, bus};
use lanelab_protocols::wire::AtmAddress;

impl Stack {
    pub(super) fn les_input(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
        let input = match input {
            Input::Start { address, .. } => {
                let bus = self.bus_of(at).map_or(AtmAddress::NONE, |(_, sel)| address.with_sel(sel));
                les::Input::Start { address, bus }
            }
            Input::Stop => les::Input::Stop,
            Input::Timer => les::Input::Timer,
            Input::Vcc(event) => les::Input::Vcc(event),
            Input::Pdu(vcc, octets) => les::Input::Pdu { vcc, octets },
            Input::Clear => return,
        };
        let Machine::Les(machine) = &mut self.entities[usize::from(at)].machine else { return };
        let mut out = Outputs::<Les>::new();
        if let Some(alarm) = machine.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Entity(at)));
        }
        for done in out {
            match done {
                Done::Transmit(Transmit::Pdu { vcc, octets }) => self.send_pdu(at, vcc, octets, cx),
                Done::Transmit(Transmit::Vcc(request)) => self.request(at, request, cx),
                Done::Event(event) => {
                    self.say(at, &event, cx);
                    if let (Some((bus, _)), Some(news)) = (self.bus_of(at), for_bus(&event)) {
                        self.bus_drive(bus, news, cx);
                    }
                }
            }
        }
    }

    /// The BUS of a LES's emulated LAN on the same machine, and its selector.
    fn bus_of(&self, les: u16) -> Option<(u16, u8)> {
        let elan = self.entities[usize::from(les)].elan;
        let is_bus =
            |entity: &super::Entity| entity.elan == elan && matches!(entity.machine, Machine::Bus(_));
        let at = self.entities.iter().position(is_bus)?;
        Some((at as u16, *self.entities[at].sels.first()?))
    }
}

/// What of a LES's news its BUS has to know.
const fn for_bus(event: &Event) -> Option<bus::Input> {
    Some(match *event {
        Event::Joined { lecid, address, selective, .. } => {
            bus::Input::Member { lecid, address, selective, joined: true }
        }
        Event::Left { lecid, address, .. } => {
            bus::Input::Member { lecid, address, selective: false, joined: false }
        }
        Event::Registered { mac, lecid, .. } => bus::Input::Registration { mac, lecid, registered: true },
        Event::Unregistered { mac, lecid } => bus::Input::Registration { mac, lecid, registered: false },
        _ => return None,
    })
}
