//! Work for the machines of an end system.

use crate::packet::PacketId;
use lanelab_protocols::vcc::VccEvent;
use lanelab_protocols::wire::AtmAddress;
use lanelab_protocols::{EntityInput, ilmi, sscop};

/// Work for a machine.
#[derive(Clone, Debug)]
pub(crate) enum Task {
    /// An input of an ATM interface.
    Uni(u16, UniInput),
    /// An input of an entity.
    Entity(u16, Input),
    /// An event of signalling for an entity.
    Vcc(u16, VccEvent),
    /// A LAN interface is to send a frame.
    LanOut(u16, PacketId),
    /// The LEC or Ethernet port of a LAN interface is to send it.
    LanBelow(u16, PacketId),
    /// A LAN interface has received a frame.
    LanIn(u16, PacketId),
}

/// What can happen at an ATM interface.
#[derive(Clone, Debug)]
pub(crate) enum UniInput {
    /// Power on.
    Start,
    /// The physical layer is back.
    CarrierUp,
    /// The physical layer is gone.
    CarrierDown,
    /// An input of ILMI.
    Ilmi(ilmi::UserInput),
    /// An input of SSCOP.
    Saal(sscop::Input),
}

/// What can happen to an entity of any kind.
pub(crate) type Input = EntityInput<Start, Clear>;

/// ILMI has registered an address for an entity.
#[derive(Clone, Debug)]
pub(crate) struct Start {
    /// Address of its first selector.
    pub(crate) address: AtmAddress,
    /// Configuration servers that the service registry names.
    pub(crate) lecs: Vec<AtmAddress>,
}

/// An operator empties the tables of an entity.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clear;
