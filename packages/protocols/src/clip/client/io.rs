//! What goes into a client, what comes out of it, and what can be set.

use serde::Serialize;

use crate::vcc::{Cause, VccId};
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{Duration, EntityInput, EntityTransmit, FrameId};

/// Parameters of a client.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// IP address of the interface.
    pub ip: Ipv4Address,
    /// ATMARP servers of the subnet: the next one is tried when one fails. None on a subnet of PVCs.
    pub servers: Vec<AtmAddress>,
    /// IP MTU in octets (RFC 2225 7: 9180).
    pub mtu: u16,
    /// Time between two registrations: at most 15 minutes (RFC 2225 8.4).
    pub refresh: Duration,
    /// Time before the next attempt after a failed one (U: 5 s).
    pub register_retry: Duration,
    /// Time between two questions without an answer (U: 1 s).
    pub retry: Duration,
    /// Questions without an answer before the client gives up, at least 1 (U: 5).
    pub tries: u32,
    /// Life of an entry: at most 15 minutes (RFC 2225 8.5.1).
    pub lifetime: Duration,
    /// Time without frames after which an SVC is released (RFC 1755 3.4 names 20 minutes).
    pub idle: Duration,
    /// Time for which frames for a neighbour that was given up, or whose call was refused, are dropped (U: 5 s).
    pub hold_down: Duration,
    /// Frames kept for a neighbour while its address is asked for or it is called (U: 4); the oldest makes room.
    pub queue: usize,
}

impl Config {
    /// The defaults.
    pub const fn new(ip: Ipv4Address, servers: Vec<AtmAddress>) -> Self {
        Self {
            ip,
            servers,
            mtu: crate::clip::DEFAULT_MTU,
            refresh: Duration::from_secs(15 * 60),
            register_retry: Duration::from_secs(5),
            retry: Duration::from_secs(1),
            tries: 5,
            lifetime: Duration::from_secs(15 * 60),
            idle: Duration::from_secs(20 * 60),
            hold_down: Duration::from_secs(5),
            queue: 4,
        }
    }

    /// What is wrong with the parameters, and how to put it right.
    pub fn check(&self) -> Result<(), String> {
        let longest = Duration::from_secs(15 * 60);
        for (name, value) in [("registration interval", self.refresh), ("entry lifetime", self.lifetime)] {
            if value > longest || value == Duration::ZERO {
                return Err(format!(
                    "{name} {value} breaks RFC 2225, which allows 15 minutes: use a time up to 900 s"
                ));
            }
        }
        if self.tries == 0 || self.retry == Duration::ZERO || self.register_retry == Duration::ZERO {
            return Err(format!(
                "{} ATMARP requests every {} resolve nothing: use at least one, and times above zero",
                self.tries, self.retry
            ));
        }
        if self.mtu < 68 {
            return Err(format!("MTU {} is less than IP needs: use 68 octets or more", self.mtu));
        }
        Ok(())
    }
}

/// What can happen to a client.
pub type Input = EntityInput<AtmAddress, OwnInput>;

/// What can happen to a Classical IP client and to no other entity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnInput {
    /// A permanent VCC to some neighbour is there.
    Pvc {
        /// Its id, of the incoming ones.
        vcc: VccId,
    },
    /// A frame of users has come in: its VCC is not idle.
    Received {
        /// VCC that the frame came on.
        vcc: VccId,
    },
    /// A frame for a neighbour.
    Send {
        /// The neighbour's IP address.
        next_hop: Ipv4Address,
        /// The frame.
        frame: FrameId,
    },
    /// Forgets every entry; registration and VCCs stay.
    Clear,
}

/// What the client wants sent.
pub type Transmit = EntityTransmit<OwnTransmit>;

/// What a Classical IP client sends and no other entity does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnTransmit {
    /// A frame that the layer above has sent.
    Frame {
        /// VCC that the frame leaves on.
        vcc: VccId,
        /// The frame.
        frame: FrameId,
    },
}

/// Why a frame was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ClipDropReason"))]
#[serde(rename_all = "snake_case")]
pub enum DropReason {
    /// The interface is down.
    Down,
    /// Classical IP carries no broadcasts and no multicasts.
    Group,
    /// The subnet has no server, and no PVC leads to the neighbour.
    NoServer,
    /// A later frame for the same neighbour took its place.
    QueueFull,
    /// The server does not know the neighbour.
    Unknown,
    /// The server does not answer, or there is no VCC to it.
    NoAnswer,
    /// The neighbour could not be called, or has cleared the call.
    CallFailed,
    /// The entry was cleared while the frame waited.
    Cleared,
}

/// What the client tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ClipEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// The server has taken the registration.
    Registered {
        /// The server.
        server: AtmAddress,
    },
    /// The server could not be reached, does not answer, or has cleared the call.
    ServerLost {
        /// The server.
        server: AtmAddress,
    },
    /// Another station holds this interface's IP address.
    Duplicate {
        /// The address.
        ip: Ipv4Address,
        /// The other station.
        owner: AtmAddress,
    },
    /// A neighbour's ATM address has become known, or was confirmed.
    Resolved {
        /// The neighbour.
        ip: Ipv4Address,
        /// Its ATM address; none if it is known by a PVC only.
        address: Option<AtmAddress>,
    },
    /// The server does not know a neighbour, or nobody answers.
    Failed {
        /// The neighbour.
        ip: Ipv4Address,
        /// Which of the two.
        reason: DropReason,
    },
    /// An entry was deleted at the end of its life.
    Aged {
        /// The neighbour.
        ip: Ipv4Address,
    },
    /// An SVC to a neighbour is there.
    Opened {
        /// Id of the VCC.
        vcc: VccId,
        /// The neighbour.
        peer: AtmAddress,
    },
    /// An SVC to a neighbour has gone, or the call was refused.
    Cleared {
        /// Id of the VCC.
        vcc: VccId,
        /// The neighbour.
        peer: AtmAddress,
        /// Cause of the release or refusal.
        cause: Cause,
    },
    /// An SVC without frames was released.
    Idle {
        /// Id of the VCC.
        vcc: VccId,
        /// The neighbour.
        peer: AtmAddress,
    },
    /// A frame will not be sent.
    Dropped {
        /// The frame.
        #[serde(skip)]
        frame: FrameId,
        /// Next hop of the frame.
        next_hop: Ipv4Address,
        /// Reason for the drop.
        reason: DropReason,
    },
    /// A PDU could not be read, or was not for a client.
    Malformed {
        /// VCC that the PDU came on.
        vcc: VccId,
    },
}

/// Packets, calls and frames by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// ARP_REQUESTs sent, registrations included.
    pub requests: u64,
    /// ARP_REPLYs received.
    pub replies: u64,
    /// ARP_NAKs received.
    pub naks: u64,
    /// InARP_REQUESTs sent.
    pub inverse_requests: u64,
    /// InARP_REQUESTs answered.
    pub inverse_answered: u64,
    /// Calls made to neighbours.
    pub calls: u64,
    /// PDUs that could not be read.
    pub malformed: u64,
    /// Frames dropped.
    pub dropped: u64,
}
