//! Virtual channel connections as LAN emulation, MPOA and Classical IP see them: what they ask of the signalling
//! below, and what it tells them.
//!
//! Every entity (a LEC, an LES, an MPC, an ATMARP client …) names the VCCs that end at it by [`VccId`]s of its
//! own. It picks the ids of those that it opens ([`VccId::outgoing`]); whoever drives it picks those of calls that
//! come in ([`VccId::incoming`]). An id is never used twice. Requests and events pass several queues: a call, which is three times as long as all else, is boxed.

use serde::ser::{Serialize, SerializeStruct, Serializer};

pub use crate::wire::call::{Blli, Call, Cause, ServiceCategory, Traffic};
use crate::wire::{AtmAddress, Value};

/// A VCC at one entity, from its set-up to its release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ number: number; incoming: boolean }"))]
pub struct VccId(pub u32);

impl VccId {
    const INCOMING: u32 = 1 << 31;

    /// The `n`-th VCC that the entity opens.
    pub const fn outgoing(n: u32) -> Self {
        Self(n & !Self::INCOMING)
    }

    /// The `n`-th VCC that came in.
    pub const fn incoming(n: u32) -> Self {
        Self(n | Self::INCOMING)
    }

    /// Its number among those that came in, or among those that were opened here.
    pub const fn number(self) -> u32 {
        self.0 & !Self::INCOMING
    }

    /// Whether the entity was called.
    pub const fn is_incoming(self) -> bool {
        self.0 & Self::INCOMING != 0
    }
}

impl From<VccId> for Value {
    fn from(vcc: VccId) -> Self {
        Self::Vcc { number: vcc.number(), incoming: vcc.is_incoming() }
    }
}

impl Serialize for VccId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut vcc = serializer.serialize_struct("VccId", 2)?;
        vcc.serialize_field("number", &self.number())?;
        vcc.serialize_field("incoming", &self.is_incoming())?;
        vcc.end()
    }
}

/// A party of a point-to-multipoint VCC; the first one, of the set-up, is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PartyId(pub u16);

/// What an entity asks of signalling.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum VccRequest {
    /// Opens a VCC under a fresh outgoing id.
    Setup {
        /// Id of the VCC.
        vcc: VccId,
        /// What is asked for.
        call: Box<Call>,
    },
    /// Adds a party to a point-to-multipoint VCC that is connected.
    AddParty {
        /// The VCC.
        vcc: VccId,
        /// Fresh id of the party.
        party: PartyId,
        /// Whom to add.
        called: AtmAddress,
    },
    /// Takes a party off; dropping the last one releases the VCC.
    DropParty {
        /// The VCC.
        vcc: VccId,
        /// The party.
        party: PartyId,
        /// Cause that the party receives.
        cause: Cause,
    },
    /// Takes a call that came in.
    Accept {
        /// Id of the VCC.
        vcc: VccId,
    },
    /// Refuses a call that came in.
    Reject {
        /// Id of the VCC.
        vcc: VccId,
        /// Cause that the caller receives.
        cause: Cause,
    },
    /// Clears a VCC; no event follows.
    Release {
        /// Id of the VCC.
        vcc: VccId,
        /// Cause that the far end receives.
        cause: Cause,
    },
}

/// What signalling tells an entity.
#[derive(Clone, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum VccEvent {
    /// A call has come in: to be accepted or rejected.
    Incoming {
        /// Id of the new VCC.
        vcc: VccId,
        /// What the caller asks for.
        call: Box<Call>,
    },
    /// The VCC may carry PDUs: an outgoing call was answered, or the network has acknowledged the acceptance.
    Connected {
        /// Id of the VCC.
        vcc: VccId,
    },
    /// The call was refused, or the VCC was cleared by the far end or the network. The id is dead.
    Released {
        /// Id of the VCC.
        vcc: VccId,
        /// Cause of the refusal or release.
        cause: Cause,
    },
    /// A party was added.
    PartyAdded {
        /// The VCC.
        vcc: VccId,
        /// The party.
        party: PartyId,
    },
    /// A party was refused, or has gone; the VCC lives on for the others.
    PartyDropped {
        /// The VCC.
        vcc: VccId,
        /// The party.
        party: PartyId,
        /// Cause of the refusal or removal.
        cause: Cause,
    },
}
