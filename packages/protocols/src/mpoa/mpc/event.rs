//! What an MPC tells an observer, one sentence an event.

use core::fmt;

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

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deliver { lec, dll_header, frame } => {
                write!(f, "datagram {} from a shortcut goes to {} on {lec}", frame.0, dll_header.dst)
            }
            Self::Dropped { frame, reason } => {
                write!(f, "datagram {} from a shortcut is dropped: {reason}", frame.0)
            }
            Self::MpsKnown { mps } => write!(f, "MPS {mps} is known"),
            Self::MpsUnknown { mps } => write!(f, "MPS {mps} is no longer known to the LEC"),
            Self::MpsFailed { mps, why } => {
                write!(f, "MPS {mps} {why}: its cache entries go, traffic returns to LANE")
            }
            Self::Requested { mps, dst, why, request_id } => {
                write!(f, "{why}: resolution of {dst} is asked of MPS {mps} (request {request_id})")
            }
            Self::Resolved { dst, egress, tag, holding } => {
                write!(f, "{dst} is RESOLVED to egress MPC {egress}")?;
                write_tag(f, *tag)?;
                write!(f, " for {} s", holding.as_secs_f64())
            }
            Self::RefreshDue { dst } => {
                write!(f, "two thirds of the holding time of {dst} are over: REFRESHING")
            }
            Self::HoldDown { dst, why, time } => {
                write!(f, "{dst} goes by LANE, held down for {} s: {why}", time.as_secs_f64())
            }
            Self::IngressRemoved { dst, why } => write!(f, "ingress cache entry of {dst} is removed: {why}"),
            Self::IngressFull => f.write_str("the ingress cache is full: further flows are not counted"),
            Self::Imposed { cache_id, dst, tag, renewed, holding } => {
                let verb = if *renewed { "renewed" } else { "made" };
                write!(f, "egress cache entry {cache_id} for {dst} is {verb}")?;
                write_tag(f, *tag)?;
                write!(f, " for {} s", holding.as_secs_f64())
            }
            Self::ImpositionRefused { cache_id, code } => {
                write!(f, "imposition of egress cache entry {cache_id} is refused: {code}")
            }
            Self::Purging { cache_id, dst, why } => {
                write!(f, "egress cache entry {cache_id} for {dst} is being purged: {why}")
            }
            Self::EgressRemoved { cache_id, dst, why } => {
                write!(f, "egress cache entry {cache_id} for {dst} is removed: {why}")
            }
            Self::DataPlanePurge { vcc, dst } => {
                write!(f, "the sender on VCC {} learns that its shortcut to {dst} is void", vcc.0)
            }
            Self::VccUp { vcc, peer, shortcut } => {
                let what = if *shortcut { "shortcut" } else { "control" };
                write!(f, "{what} VCC {} with {peer} is up", vcc.0)
            }
            Self::VccReleased { vcc, peer, idle } => {
                let why =
                    if *idle { "it carried nothing for the VCC time-out" } else { "no cache entry uses it" };
                write!(f, "VCC {} with {peer} is released: {why}", vcc.0)
            }
            Self::VccLost { vcc, peer, cause } => write!(f, "VCC {} with {peer} is gone: {cause}", vcc.0),
            Self::CallRefused { calling, cause } => write!(f, "a call from {calling} is refused: {cause}"),
            Self::Malformed { vcc } => write!(f, "a malformed control PDU on VCC {} is dropped", vcc.0),
            Self::Ignored { vcc, op, request_id } => {
                write!(f, "{op} {request_id} on VCC {} is ignored: nothing here waits for it", vcc.0)
            }
        }
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, tag: Option<u32>) -> fmt::Result {
    match tag {
        Some(tag) => write!(f, " with tag 0x{tag:08x}"),
        None => f.write_str(" without tag"),
    }
}

impl fmt::Display for DropReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::UnknownTag => "no egress cache entry has its tag",
            Self::NoEntry => "no egress cache entry is for its sender and destination",
            Self::Purging => "its egress cache entry is being purged",
            Self::NoShortcut => "it came on no shortcut",
        })
    }
}

impl fmt::Display for Trigger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flow { frames } => write!(f, "{frames} frames in one window exceed MPC-p1"),
            Self::Mps => f.write_str("the MPS sent a trigger"),
            Self::Retry => f.write_str("no reply came in time"),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoReply => f.write_str("no reply until the retry time maximum"),
            Self::Refused { code } => code.fmt(f),
            Self::OwnAddress => f.write_str("the egress is this MPC itself"),
            Self::Call { cause } => write!(f, "the shortcut was refused, {cause}"),
            Self::TooManyShortcuts => f.write_str("there are as many shortcut VCCs as are allowed"),
        }
    }
}

impl fmt::Display for Removal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Expired => "holding time over",
            Self::HoldDownOver => "hold-down over",
            Self::ByMps => "purged by the MPS",
            Self::ByEgress => "purged by the egress MPC",
            Self::MpsFailed => "its MPS has failed",
            Self::Cleared => "caches cleared",
            Self::Moved => "the destination is no longer here",
            Self::LecDown => "its LEC has left the ELAN",
            Self::Acknowledged => "the MPS has answered the purge",
            Self::Unanswered => "the MPS does not answer the purge",
        })
    }
}

impl fmt::Display for MpsFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Silent => "sent no keep-alive within its lifetime",
            Self::Restarted => "has restarted, its sequence number went back",
        })
    }
}
