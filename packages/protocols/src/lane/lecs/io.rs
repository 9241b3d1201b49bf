//! What goes into a LECS and what comes out of it.

use serde::Serialize;

use crate::vcc::{Cause, VccId};
use crate::wire::AtmAddress;
use crate::wire::lane::{ElanName, Status};
use crate::{EntityInput, EntityTransmit};

/// What can happen to a LECS.
pub type Input = EntityInput<AtmAddress, OwnInput>;

/// What can happen to a LECS and to no other entity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnInput {
    /// The ATM address of an emulated LAN's LES has become known, or changed.
    Les {
        /// Name of the emulated LAN; one that is not in the database is ignored.
        elan: ElanName,
        /// The address; none while the LES has none.
        address: Option<AtmAddress>,
    },
}

/// What a LECS wants sent.
pub type Transmit = EntityTransmit;

/// Something that an observer of a LECS wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LecsEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A call was refused.
    CallRefused {
        /// ATM address of the caller.
        calling: AtmAddress,
        /// Cause of the refusal.
        cause: Cause,
    },
    /// A client was sent to an emulated LAN.
    Configured {
        /// The client's ATM address.
        address: AtmAddress,
        /// Name of the emulated LAN.
        #[serde(rename = "elanName")]
        elan: ElanName,
        /// ATM address of its LES.
        les: AtmAddress,
    },
    /// A client's request was refused.
    Refused {
        /// The client's ATM address.
        address: AtmAddress,
        /// Status in the response.
        status: Status,
    },
    /// A configuration direct VCC was released because nobody used it.
    Idle {
        /// ATM address of the caller.
        calling: AtmAddress,
    },
    /// A control frame was discarded because a LECS has no use for it.
    Ignored {
        /// The VCC it came on.
        vcc: VccId,
    },
    /// A control frame was discarded because it is malformed.
    Malformed {
        /// The VCC it came on.
        vcc: VccId,
    },
}

/// Totals since the LECS was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// LE_CONFIGURE_REQUESTs answered with success.
    pub configured: u64,
    /// LE_CONFIGURE_REQUESTs refused.
    pub refused: u64,
    /// Control frames discarded as malformed.
    pub malformed: u64,
    /// Control frames discarded because a LECS has no use for them.
    pub ignored: u64,
}
