//! The one driver of all entities above signalling: inputs in, timers, PDUs and requests out.

use super::Stack;
use super::entity::Held;
use crate::context::{Context, HostEvent, Timer};
use crate::machine::{Clear, Emitted, Input, Roomed, Start};
use crate::trace::Report;
use lanelab_protocols::wire::AtmAddress;
use lanelab_protocols::{EntityInput, EntityTransmit};

/// A kind of entity: what the driver must know beyond what all of them have in common.
pub(super) trait EntityKind:
    Held
    + Roomed
    + lanelab_protocols::Machine<
        Input = EntityInput<<Self as EntityKind>::Start, <Self as EntityKind>::OwnInput>,
        Transmit = EntityTransmit<<Self as EntityKind>::OwnTransmit>,
        Event: Into<Report>,
    >
{
    /// Data that the machine needs to begin.
    type Start;
    /// Inputs that only this kind of machine takes.
    type OwnInput;
    /// Outputs that only this kind of machine sends.
    type OwnTransmit;

    /// What the entity at `at` must know to begin.
    fn start(stack: &Stack, at: u16, start: Start) -> Self::Start;

    /// The input that empties its tables, where it learns any.
    fn clear() -> Option<Self::OwnInput> {
        None
    }

    /// Called when a machine has begun under this address: its neighbours in the stack may have to know.
    fn started(_stack: &mut Stack, _at: u16, _address: AtmAddress, _cx: &mut Context<'_>) {}

    /// Called when a machine has ended: its neighbours in the stack may have to know.
    fn stopped(_stack: &mut Stack, _at: u16, _cx: &mut Context<'_>) {}

    /// Carries out an output that only this kind of machine sends.
    fn transmit(stack: &mut Stack, at: u16, own: Self::OwnTransmit, cx: &mut Context<'_>);

    /// Called with each event that a machine reports.
    fn event(stack: &mut Stack, at: u16, event: Self::Event, cx: &mut Context<'_>) {
        stack.report(at, event, cx);
    }
}

impl Stack {
    /// Something happens to an entity that can happen to every kind.
    pub(super) fn handle<E: EntityKind>(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
        let input = match input {
            EntityInput::Start(start) => {
                let address = start.address;
                let start = E::start(self, at, start);
                self.drive::<E>(at, EntityInput::Start(start), cx);
                return E::started(self, at, address, cx);
            }
            EntityInput::Stop => {
                self.drive::<E>(at, EntityInput::Stop, cx);
                return E::stopped(self, at, cx);
            }
            EntityInput::Timer => EntityInput::Timer,
            EntityInput::Vcc(event) => EntityInput::Vcc(event),
            EntityInput::Pdu { vcc, octets } => EntityInput::Pdu { vcc, octets },
            EntityInput::Own(Clear) => match E::clear() {
                Some(clear) => EntityInput::Own(clear),
                None => return,
            },
        };
        self.drive::<E>(at, input, cx);
    }

    /// Something happens to an entity that only its kind knows.
    pub(super) fn drive_own<E: EntityKind>(&mut self, at: u16, input: E::OwnInput, cx: &mut Context<'_>) {
        self.drive::<E>(at, EntityInput::Own(input), cx);
    }

    fn drive<E: EntityKind>(&mut self, at: u16, input: E::Input, cx: &mut Context<'_>) {
        let Some(machine) = E::of(&mut self.entities[usize::from(at)].machine) else { return };
        let mut out = cx.rooms.outputs::<E>();
        if let Some(alarm) = machine.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Entity(at)));
        }
        while let Some(done) = out.pop_front() {
            match done {
                Emitted::Transmit(EntityTransmit::Pdu { vcc, octets }) => self.send_pdu(at, vcc, octets, cx),
                Emitted::Transmit(EntityTransmit::Vcc(request)) => self.request(at, request, cx),
                Emitted::Transmit(EntityTransmit::Own(own)) => E::transmit(self, at, own, cx),
                Emitted::Event(event) => E::event(self, at, event, cx),
            }
        }
        cx.rooms.put_back::<E>(out);
    }
}
