//! The protocol entities above signalling, each on one ATM interface of its node.

use super::Stack;
use super::uni::address_of;
use crate::context::Context;
use crate::machine::{Driven, Input, Start, Task};
use crate::trace::{Part, Report, Speaker};
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::table::Table;
use lanelab_protocols::vcc::{Blli, Call};
use lanelab_protocols::wire::AtmAddress;
use lanelab_protocols::{clip, lane, mpoa};
use serde::Serialize;

/// How far an entity is on its way to service.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "ProcessPhase"))]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// The process was killed.
    Dead,
    /// The process waits for an ATM address.
    NoAddress,
    /// The process serves.
    Up,
    /// The process is a LAN emulation client, which joins its emulated LAN in several phases.
    #[serde(untagged)]
    Lec(lane::lec::Phase),
}

impl Phase {
    /// Whether the entity does its work.
    pub(crate) fn is_ok(self) -> bool {
        matches!(self, Self::Up | Self::Lec(lane::lec::Phase::Operational))
    }
}

/// Declares the kinds of entities: the machine of each, and what is the same for all of them.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident($machine:ty);)*) => {
        /// A protocol entity.
        #[derive(Clone, Hash, Debug)]
        pub(crate) enum Machine {
            $($(#[$doc])* $kind(Box<Driven<$machine>>),)*
        }

        impl Machine {
            /// Rows of the machine's caches and registrations.
            fn tables(&self) -> Vec<Table> {
                match self {
                    $(Self::$kind(machine) => machine.machine().tables(),)*
                }
            }

            /// A timer event has come: whether the machine must have its timer input, and when else to come again.
            pub(super) fn due(&mut self, now: SimTime) -> (bool, Option<SimTime>) {
                match self {
                    $(Self::$kind(machine) => machine.due(now),)*
                }
            }
        }

        $(impl Held for $machine {
            fn of(machine: &mut Machine) -> Option<&mut Driven<Self>> {
                match machine {
                    Machine::$kind(machine) => Some(machine),
                    _ => None,
                }
            }
        })*

        impl Stack {
            /// Something happens at an entity of whatever kind.
            fn handle_any(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
                match self.entities[usize::from(at)].machine {
                    $(Machine::$kind(_) => self.handle::<$machine>(at, input, cx),)*
                }
            }
        }
    };
}

/// A machine that an entity may hold.
pub(super) trait Held: lanelab_protocols::Machine + Sized {
    /// The machine, if it is of this kind.
    fn of(machine: &mut Machine) -> Option<&mut Driven<Self>>;
}

kinds! {
    /// LAN emulation client.
    Lec(lane::Lec);
    /// MPOA client.
    Mpc(mpoa::Mpc);
    /// MPOA server.
    Mps(mpoa::Mps);
    /// Classical IP client.
    Clip(clip::Client);
    /// LAN emulation configuration server.
    Lecs(lane::Lecs);
    /// LAN emulation server.
    Les(lane::Les);
    /// Broadcast and unknown server.
    Bus(lane::Bus);
    /// ATMARP server.
    AtmArp(clip::AtmArpServer);
}

/// An entity at its place.
#[derive(Clone, Hash, Debug)]
pub(crate) struct Entity {
    /// Interface that it uses.
    pub(crate) uni: u16,
    /// Its selectors: those of the calls that it takes.
    pub(crate) sels: Vec<u8>,
    /// ELAN that it belongs to.
    pub(crate) elan: Option<u32>,
    /// Whether the process runs.
    pub(crate) alive: bool,
    /// Its address while the interface has one.
    pub(crate) address: Option<AtmAddress>,
    /// Configuration servers that ILMI named.
    pub(crate) lecs: Vec<AtmAddress>,
    /// Itself.
    pub(crate) machine: Machine,
}

impl Entity {
    pub(crate) fn new(uni: u16, sels: Vec<u8>, elan: Option<u32>, machine: Machine) -> Self {
        Self { uni, sels, elan, alive: true, address: None, lecs: Vec::new(), machine }
    }

    /// Whether it takes calls of this kind.
    const fn takes(&self, blli: Blli) -> bool {
        match self.machine {
            Machine::Lec(_) => {
                matches!(blli, Blli::LaneControl | Blli::LaneData | Blli::LaneMulticast | Blli::LlcSnap)
            }
            Machine::Lecs(_) | Machine::Les(_) => matches!(blli, Blli::LaneControl),
            Machine::Bus(_) => matches!(blli, Blli::LaneMulticast),
            Machine::Mpc(_) | Machine::Mps(_) | Machine::Clip(_) | Machine::AtmArp(_) => {
                matches!(blli, Blli::LlcSnap)
            }
        }
    }

    /// Rows of the machine's caches and registrations.
    pub(crate) fn tables(&self) -> Vec<Table> {
        self.machine.tables()
    }

    /// Phase that the process has reached.
    pub(crate) fn phase(&self) -> Phase {
        if !self.alive {
            return Phase::Dead;
        }
        if self.address.is_none() {
            return Phase::NoAddress;
        }
        match &self.machine {
            Machine::Lec(it) => Phase::Lec(it.machine().phase()),
            _ => Phase::Up,
        }
    }

    /// Which process it is.
    pub(crate) const fn process(&self) -> Part {
        match self.machine {
            Machine::Lec(_) => Part::Lec,
            Machine::Mpc(_) => Part::Mpc,
            Machine::Mps(_) => Part::Mps,
            Machine::Clip(_) => Part::Clip,
            Machine::Lecs(_) => Part::Lecs,
            Machine::Les(_) => Part::Les,
            Machine::Bus(_) => Part::Bus,
            Machine::AtmArp(_) => Part::Atmarp,
        }
    }

    /// The process and its ELAN, as a report names them.
    pub(crate) const fn speaker(&self) -> Speaker {
        Speaker { process: Some(self.process()), elan: self.elan, interface: None, channel: None }
    }
}

impl Stack {
    /// Notes what an entity reports, with the channel of the VCC that it is about.
    pub(super) fn report(&self, at: u16, report: impl Into<Report>, cx: &mut Context<'_>) {
        let report = report.into();
        let entity = &self.entities[usize::from(at)];
        let uni = &self.unis[usize::from(entity.uni)];
        let channel = report.vcc().and_then(|vcc| uni.label_of(at, vcc));
        cx.report_as(Speaker { channel, ..entity.speaker() }, report);
    }

    /// ILMI has registered addresses at an interface: its entities begin.
    pub(super) fn addressed(
        &mut self,
        at: u16,
        addresses: &[AtmAddress],
        lecs: &[AtmAddress],
        cx: &mut Context<'_>,
    ) {
        let esi = self.unis[usize::from(at)].esi;
        for index in 0..self.entities.len() {
            let entity = &mut self.entities[index];
            if entity.uni != at {
                continue;
            }
            let sel = entity.sels.first().copied().unwrap_or(0);
            let address = address_of(addresses, esi, sel);
            // ILMI reports the same addresses again whenever the switch sets its prefix again; nothing changes then.
            if entity.address != address || entity.lecs != lecs {
                entity.address = address;
                entity.lecs = lecs.to_vec();
                self.begin(index, cx);
            }
        }
    }

    /// The interface has no address any more.
    pub(super) fn unaddressed(&mut self, at: u16, cx: &mut Context<'_>) {
        for index in 0..self.entities.len() {
            let entity = &mut self.entities[index];
            if entity.uni == at && entity.address.take().is_some() {
                cx.rooms.tasks.push_back(Task::Entity(index as u16, Input::Stop));
            }
        }
    }

    /// Lets an entity begin that runs and has an address.
    pub(super) fn begin(&self, index: usize, cx: &mut Context<'_>) {
        let entity = &self.entities[index];
        if let Some(address) = entity.address.filter(|_| entity.alive) {
            let lecs = entity.lecs.clone();
            cx.rooms.tasks.push_back(Task::Entity(index as u16, Input::Start(Start { address, lecs })));
        }
    }

    /// The entity that a call is for.
    pub(super) fn entity_for(&self, at: u16, call: &Call) -> Option<u16> {
        let found = self.entities.iter().position(|entity| {
            let named = entity.sels.contains(&call.called.sel())
                || (call.called.is_group() || call.called == AtmAddress::WELL_KNOWN_LECS)
                    && matches!(entity.machine, Machine::Lecs(_));
            entity.uni == at && entity.alive && named && entity.takes(call.blli)
        });
        found.map(|index| index as u16)
    }

    /// Something happens at an entity.
    pub(super) fn entity(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
        // A process that was killed hears nothing; its memory is gone with it.
        if !self.entities[usize::from(at)].alive && !matches!(input, Input::Stop) {
            return;
        }
        self.handle_any(at, input, cx);
    }
}
