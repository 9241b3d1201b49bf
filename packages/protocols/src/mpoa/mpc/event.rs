//! What an MPC tells an observer, one sentence an event.

use serde::Serialize;

use crate::mpoa::LecRef;
use crate::vcc::{Cause, VccId};
use crate::wire::nhrp::{Code, Op};
use crate::wire::{AtmAddress, EthernetRepr, Ipv4Address};
use crate::{Duration, FrameId};

/// Something that an MPC did, decided or learned.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MpcEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A datagram from a shortcut, for the LEC or the bridge above it: nothing to report.
    #[serde(skip)]
    Deliver {
        /// The LEC on whose ELAN its destination is.
        lec: LecRef,
        /// MAC header to put before it.
        dll_header: EthernetRepr,
        /// The datagram.
        #[serde(skip)]
        frame: FrameId,
    },
    /// A datagram from a shortcut that goes nowhere.
    Dropped {
        /// The datagram.
        #[serde(skip)]
        frame: FrameId,
        /// Reason for the drop.
        reason: DropReason,
    },
    /// An MPS was learnt, or is known by its configuration.
    MpsKnown {
        /// Control address of the MPS.
        mps: AtmAddress,
    },
    /// A LEC no longer knows an MPS.
    MpsUnknown {
        /// Control address of the MPS.
        mps: AtmAddress,
    },
    /// An MPS is taken for dead: its entries are gone from both caches.
    MpsFailed {
        /// Control address of the MPS.
        mps: AtmAddress,
        /// Reason for taking it for dead.
        why: MpsFailure,
    },
    /// A resolution request went out: the entry is RESOLVING, or stays in use and is REFRESHING.
    Requested {
        /// The ingress MPS.
        mps: AtmAddress,
        /// Destination to resolve.
        dst: Ipv4Address,
        /// Reason for asking now.
        why: Trigger,
        /// The request ID.
        request_id: u32,
    },
    /// The entry is RESOLVED.
    Resolved {
        /// Destination that was resolved.
        dst: Ipv4Address,
        /// Data address of the egress MPC.
        egress: AtmAddress,
        /// Tag that the egress MPC asks for in front of each datagram; none if it needs none.
        tag: Option<u32>,
        /// Holding time of the entry.
        #[serde(rename = "holdingPs")]
        holding: Duration,
    },
    /// Two thirds of the holding time are over: the entry is REFRESHING, and resolved again if its flow goes on.
    RefreshDue {
        /// Destination of the entry.
        dst: Ipv4Address,
    },
    /// The entry is in hold-down.
    HoldDown {
        /// Destination of the entry.
        dst: Ipv4Address,
        /// Reason for the hold-down.
        why: Failure,
        /// Length of the hold-down.
        #[serde(rename = "timePs")]
        time: Duration,
    },
    /// An ingress entry is no more.
    IngressRemoved {
        /// Destination of the entry.
        dst: Ipv4Address,
        /// Reason for the removal.
        why: Removal,
    },
    /// The ingress cache is full: frames to further destinations are not counted until an entry goes.
    IngressFull,
    /// An egress entry was made, or its holding time extended.
    Imposed {
        /// The egress MPS's name of it.
        cache_id: u32,
        /// Destination of the entry.
        dst: Ipv4Address,
        /// The tag given out.
        tag: Option<u32>,
        /// Whether the entry existed before.
        renewed: bool,
        /// Holding time of the entry.
        #[serde(rename = "holdingPs")]
        holding: Duration,
    },
    /// A cache imposition was refused.
    ImpositionRefused {
        /// The egress MPS's name of the entry.
        cache_id: u32,
        /// The code sent.
        code: Code,
    },
    /// An egress entry is no longer valid; its MPS is asked to purge it.
    Purging {
        /// The egress MPS's name of it.
        cache_id: u32,
        /// Destination of the entry.
        dst: Ipv4Address,
        /// Reason for the removal.
        why: Removal,
    },
    /// An egress entry is no more.
    EgressRemoved {
        /// The egress MPS's name of it.
        cache_id: u32,
        /// Destination of the entry.
        dst: Ipv4Address,
        /// Reason for the removal.
        why: Removal,
    },
    /// A data-plane purge asked the sender on a shortcut not to use it any more.
    DataPlanePurge {
        /// VCC that the datagram came on.
        vcc: VccId,
        /// Destination of the datagram.
        dst: Ipv4Address,
    },
    /// A VCC may carry PDUs.
    VccUp {
        /// Id of the VCC.
        vcc: VccId,
        /// ATM address of its far end.
        peer: AtmAddress,
        /// Whether it is a shortcut; otherwise it leads to an MPS.
        shortcut: bool,
    },
    /// A VCC is released by this MPC.
    VccReleased {
        /// Id of the VCC.
        vcc: VccId,
        /// ATM address of its far end.
        peer: AtmAddress,
        /// Whether for carrying nothing; otherwise no entry uses it.
        idle: bool,
    },
    /// A VCC was refused or cleared from outside: what used it goes by LANE.
    VccLost {
        /// Id of the VCC.
        vcc: VccId,
        /// ATM address of its far end.
        peer: AtmAddress,
        /// Cause of the refusal or release.
        cause: Cause,
    },
    /// A call was refused.
    CallRefused {
        /// ATM address of the caller.
        calling: AtmAddress,
        /// Cause of the refusal.
        cause: Cause,
    },
    /// A malformed PDU was dropped.
    Malformed {
        /// VCC that the PDU came on.
        vcc: VccId,
    },
    /// A packet that nothing here waits for, or that no MPC takes, was dropped.
    Ignored {
        /// VCC that the message came on.
        vcc: VccId,
        /// Type of the message.
        op: Op,
        /// Its request ID.
        request_id: u32,
    },
}

/// Why a datagram from a shortcut was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MpcDropReason"))]
#[serde(rename_all = "snake_case")]
pub enum DropReason {
    /// No egress entry has its tag.
    UnknownTag,
    /// The datagram had no tag, and no egress entry is for its sender and destination.
    NoEntry,
    /// Its egress entry is being purged.
    Purging,
    /// The datagram came on no shortcut of this MPC.
    NoShortcut,
}

/// What made an MPC ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MpcTrigger"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Trigger {
    /// The count of frames exceeded MPC-p1 within MPC-p2.
    Flow {
        /// The count.
        frames: u32,
    },
    /// The MPS sent a trigger.
    Mps,
    /// No reply came in time.
    Retry,
}

/// Why an ingress entry is in hold-down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MpcFailure"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Failure {
    /// No reply, and the next wait would exceed MPC-p5.
    NoReply,
    /// The reply was a refusal.
    Refused {
        /// Code of the refusal.
        code: Code,
    },
    /// The reply names this MPC itself as the egress.
    OwnAddress,
    /// The shortcut VCC was refused.
    Call {
        /// Cause of the refusal.
        cause: Cause,
    },
    /// There are as many shortcut VCCs as are allowed.
    TooManyShortcuts,
}

/// Why an entry is no longer valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MpcRemoval"))]
#[serde(rename_all = "snake_case")]
pub enum Removal {
    /// Its holding time is over.
    Expired,
    /// Its hold-down time is over.
    HoldDownOver,
    /// Its MPS purged or deleted it.
    ByMps,
    /// The egress MPC purged it over the shortcut.
    ByEgress,
    /// Its MPS is taken for dead.
    MpsFailed,
    /// An operator cleared the caches.
    Cleared,
    /// The destination is no longer behind this MPC.
    Moved,
    /// Its LEC left the ELAN.
    LecDown,
    /// The MPS has acknowledged the purge.
    Acknowledged,
    /// The MPS did not answer the purge.
    Unanswered,
}

/// Why an MPS is taken for dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MpsFailure {
    /// No keep-alive within the lifetime.
    Silent,
    /// Its sequence number went back: it has restarted.
    Restarted,
}
