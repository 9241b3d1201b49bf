//! What goes into a BUS and what comes out of it.

use serde::Serialize;

use crate::vcc::{Cause, VccId};
use crate::wire::{AtmAddress, EthernetAddress};
use crate::{EntityInput, EntityTransmit, FrameId, Instant};

/// What can happen to a BUS.
pub type Input = EntityInput<AtmAddress, OwnInput>;

/// What can happen to a BUS and to no other entity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnInput {
    /// The LES paired with it let a client in, or has lost one.
    Member {
        /// The client's LECID.
        lecid: u16,
        /// The client's ATM address.
        address: AtmAddress,
        /// Whether it asked for selective multicast (v2).
        selective: bool,
        /// True when the client has joined, false when it has left.
        joined: bool,
    },
    /// A MAC address was registered with the LES, or is registered no longer.
    Registration {
        /// The MAC address.
        mac: EthernetAddress,
        /// The LECID of the client that owns it.
        lecid: u16,
        /// Registered, or no longer so.
        registered: bool,
    },
    /// A data frame that arrived on a multicast send VCC has had its turn at the processor.
    Data(Data),
}

/// A data frame on its way through the BUS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Data {
    /// The multicast send VCC that it came on.
    pub vcc: VccId,
    /// LECID in its LE header.
    pub lecid: u16,
    /// Destination MAC address.
    pub dst: EthernetAddress,
    /// The frame.
    pub frame: FrameId,
    /// Octets of the AAL5 SDU.
    pub octets: u32,
    /// When its last cell arrived.
    pub arrived: Instant,
}

/// What a BUS wants sent.
pub type Transmit = EntityTransmit<OwnTransmit>;

/// What a BUS sends and no other entity does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnTransmit {
    /// A data frame, LE header and all, as it came.
    Frame {
        /// On each of these, in this order: multicast forward alone, or the multicast send VCCs of single clients.
        vccs: Vec<VccId>,
        /// The frame.
        frame: FrameId,
        /// LECID in its LE header.
        lecid: u16,
    },
}

/// Why a BUS discards a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BusDropReason"))]
#[serde(rename_all = "snake_case")]
pub enum DropReason {
    /// The frame does not come from a client.
    NotAClient,
    /// Its LE header names another client than the one whose VCC it came on.
    WrongLecid,
    /// The frame waited for longer than S5.
    TooOld,
    /// The frame is for the client that sent it (intelligent BUS).
    OwnAddress,
    /// No client is there to receive the frame.
    NoReceiver,
}

/// Something that an observer of a BUS wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BusEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A call was refused.
    CallRefused {
        /// ATM address of the caller.
        calling: AtmAddress,
        /// Cause of the refusal.
        cause: Cause,
    },
    /// A client has its multicast send VCC and is a party of multicast forward.
    ClientAdded {
        /// Its LECID.
        lecid: u16,
        /// Its ATM address.
        address: AtmAddress,
    },
    /// A client is no longer served.
    ClientRemoved {
        /// Its LECID.
        lecid: u16,
        /// Its ATM address.
        address: AtmAddress,
        /// Reason for the removal.
        why: Removal,
    },
    /// A client could not be reached by multicast forward; it is tried again.
    PartyRefused {
        /// Its ATM address.
        address: AtmAddress,
        /// What the network says.
        cause: Cause,
    },
    /// A frame was discarded.
    FrameDropped {
        /// The frame.
        #[serde(skip)]
        frame: FrameId,
        /// LECID in its LE header.
        lecid: u16,
        /// Reason for the drop.
        reason: DropReason,
    },
    /// An LE_FLUSH_REQUEST was passed on.
    FlushForwarded {
        /// LECID of the requester.
        lecid: u16,
        /// ATM address of the client that must answer.
        target: AtmAddress,
    },
    /// A control frame was discarded because a BUS has no use for it.
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

/// Why a client is no longer served.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "BusRemoval"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Removal {
    /// The LES says that it has left the emulated LAN.
    LeftElan,
    /// The client opened another multicast send VCC.
    CalledAgain,
    /// Its multicast send VCC was released.
    Released {
        /// Cause of the release.
        cause: Cause,
    },
    /// The BUS was stopped.
    Stopped,
}

/// Totals since the BUS was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Data frames that had their turn.
    pub frames_in: u64,
    /// Data frames sent on multicast forward.
    pub frames_forwarded: u64,
    /// Octets of their SDUs.
    pub octets_forwarded: u64,
    /// Data frames sent to single clients only.
    pub frames_directed: u64,
    /// Data frames discarded because they had waited for longer than S5.
    pub frames_too_old: u64,
    /// Data frames discarded for another reason.
    pub frames_refused: u64,
    /// LE_FLUSH_REQUESTs passed on.
    pub flushes: u64,
    /// Control frames discarded as malformed.
    pub malformed: u64,
}
