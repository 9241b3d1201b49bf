//! Events that a LES reports.

use serde::Serialize;

use crate::lane::Version;
use crate::vcc::{Cause, VccId};
use crate::wire::lane::{OpCode, Status};
use crate::wire::{AtmAddress, EthernetAddress};

/// Something that happened at a LES.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LesEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A call was refused.
    CallRefused {
        /// ATM address of the caller.
        calling: AtmAddress,
        /// Cause of the refusal.
        cause: Cause,
    },
    /// A client was let in. What it registered by joining follows as an event of its own.
    Joined {
        /// The LECID that it was given.
        lecid: u16,
        /// Its ATM address.
        address: AtmAddress,
        /// Whether it speaks for other MAC addresses than its own.
        proxy: bool,
        /// Version of LAN emulation that it speaks to this LES.
        version: Version,
        /// Whether the client asked for selective multicast.
        selective: bool,
    },
    /// A client was not let in.
    JoinRefused {
        /// The ATM address that it named.
        address: AtmAddress,
        /// Status in the response.
        status: Status,
    },
    /// A client is gone, and with it what it had registered.
    Left {
        /// Its LECID.
        lecid: u16,
        /// Its ATM address.
        address: AtmAddress,
        /// Reason of the departure.
        why: Departure,
    },
    /// A control direct VCC was cut because its client had not joined within S4.
    ControlTimeout {
        /// ATM address of the caller.
        calling: AtmAddress,
    },
    /// Control distribute does not reach a client; it is tried again.
    PartyRefused {
        /// Its ATM address.
        address: AtmAddress,
        /// What the network says.
        cause: Cause,
    },
    /// A MAC address was registered.
    Registered {
        /// The MAC address.
        mac: EthernetAddress,
        /// LECID of the owner.
        lecid: u16,
        /// ATM address at which it is reached.
        address: AtmAddress,
    },
    /// A MAC address is registered no longer.
    Unregistered {
        /// The MAC address.
        mac: EthernetAddress,
        /// LECID of its last owner.
        lecid: u16,
    },
    /// A registration or its end was refused.
    RegistrationRefused {
        /// LECID that the request named.
        lecid: u16,
        /// Operation of the request.
        op_code: OpCode,
        /// Status in the response.
        status: Status,
    },
    /// An LE_ARP_REQUEST was answered by the LES itself.
    ArpAnswered {
        /// LECID of the requester.
        lecid: u16,
        /// MAC address that was asked for.
        mac: EthernetAddress,
        /// The answer.
        address: AtmAddress,
    },
    /// An LE_ARP_REQUEST for an address that is not registered was passed on.
    ArpForwarded {
        /// LECID of the requester.
        lecid: u16,
        /// MAC address that was asked for.
        mac: EthernetAddress,
        /// Clients that received the request.
        reach: Reach,
    },
    /// An LE_ARP_REQUEST was refused.
    ArpRefused {
        /// LECID that the request named.
        lecid: u16,
        /// Status in the response.
        status: Status,
    },
    /// A response was relayed to the client that had asked.
    Relayed {
        /// Operation of the response.
        op_code: OpCode,
        /// LECID of the client that answered.
        from: u16,
        /// LECID of the client that had asked.
        to: u16,
    },
    /// A client's announcement was sent to all clients.
    Distributed {
        /// Operation of the announcement.
        op_code: OpCode,
        /// LECID of its sender.
        from: u16,
    },
    /// An LE_VERIFY_REQUEST was answered.
    Verified {
        /// LECID of the requester.
        lecid: u16,
        /// ATM address that was asked about.
        address: AtmAddress,
        /// The answer.
        status: Status,
    },
    /// A control frame was discarded because the LES has no use for it.
    Ignored {
        /// Operation of the frame.
        op_code: OpCode,
        /// LECID in it.
        lecid: u16,
        /// Reason for discarding it.
        why: Unwanted,
    },
    /// A control frame was discarded because it is malformed.
    Malformed {
        /// The VCC it came on.
        vcc: VccId,
    },
}

/// Why the LES has no use for a control frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unwanted {
    /// The frame is an answer from a client that has not joined.
    SenderNotJoined,
    /// The frame is an answer to a client that has not joined.
    RequesterNotJoined,
    /// The frame comes from another client than the one that it names.
    WrongSender,
    /// Only other servers or clients take such frames.
    NotForLes,
    /// The LES does not speak its version of LAN emulation.
    UnsupportedVersion,
}

/// Why a client is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Departure {
    /// Its control direct VCC was released.
    Released {
        /// Cause of the release.
        cause: Cause,
    },
    /// The LES was stopped.
    Stopped,
}

/// Clients that an LE_ARP_REQUEST was passed on to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ArpReach"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Reach {
    /// All clients.
    Everybody,
    /// So many proxies.
    Proxies {
        /// Number of proxies.
        count: usize,
    },
}
