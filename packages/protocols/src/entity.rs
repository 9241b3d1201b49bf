//! What the entities above signalling have in common: the clients and servers of LAN emulation, MPOA and Classical IP.
//!
//! Each of them starts when ILMI has registered its ATM address, is driven by signalling and by control PDUs, and has one
//! timer. What only one kind of entity takes or sends is its own type, so that one driver serves all of them.

use core::convert::Infallible;

use crate::Octets;
use crate::vcc::{VccEvent, VccId, VccRequest};
use crate::wire::AtmAddress;

/// What can happen to an entity. `Start` is what it must know to begin, `Own` what only this kind of entity takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum EntityInput<Start = AtmAddress, Own = Infallible> {
    /// The entity begins to work under its ATM address.
    Start(Start),
    /// The entity ends: it releases its VCCs and forgets what it has learned.
    Stop,
    /// Time has come to the instant that the last timeout named.
    Timer,
    /// Signalling reports something about a VCC of the entity.
    Vcc(VccEvent),
    /// A control PDU has come in.
    Pdu {
        /// The VCC that it came on.
        vcc: VccId,
        /// The SDU of AAL5, LLC/SNAP header included where the VCC has one.
        octets: Octets,
    },
    /// An input that only this kind of entity takes.
    Own(Own),
}

/// What an entity hands to the layer below. `Own` is what only this kind of entity sends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum EntityTransmit<Own = Infallible> {
    /// A control PDU.
    Pdu {
        /// The VCC to send it on.
        vcc: VccId,
        /// The SDU of AAL5, LLC/SNAP header included where the VCC has one.
        octets: Vec<u8>,
    },
    /// A request to signalling.
    Vcc(VccRequest),
    /// A frame of users: what goes with it depends on the kind of entity.
    Own(Own),
}
