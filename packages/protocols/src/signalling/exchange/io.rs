//! What goes into a switch's call processing and comes out of it.

use serde::Serialize;

use crate::Value;
use crate::pnni::{NoRoute, NodeId, PortRef, Topology};
use crate::signalling::{self, TimerName, Timers};
use crate::vcc::{Cause, ServiceCategory, Traffic};
use crate::wire::{AtmAddress, q2931};

/// A call at one switch; never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CallId"))]
pub struct CallId(pub u32);

/// A VPI/VCI at a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SwitchChannel"))]
pub struct Channel {
    /// Physical port.
    #[serde(serialize_with = "crate::wire::serial::serialize_port")]
    #[cfg_attr(feature = "typescript", ts(type = "number | 'servers'"))]
    pub port: u16,
    /// VPI.
    pub vpi: u16,
    /// VCI.
    pub vci: u16,
}

impl Channel {
    /// The channel `vci` of a logical port.
    pub const fn new(port: PortRef, vci: u16) -> Self {
        Self { port: port.port, vpi: port.vpi, vci }
    }
}

/// What is at the other end of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PortKind {
    /// An end system.
    Uni,
    /// Another switch.
    Nni {
        /// The other switch.
        peer: NodeId,
        /// Port of the other switch.
        peer_port: PortRef,
    },
}

/// A logical port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PortConfig {
    /// Number of the port.
    pub port: PortRef,
    /// What is at its other end.
    pub kind: PortKind,
    /// Lowest VCI for calls, at least 32.
    pub first_vci: u16,
    /// Highest VCI for calls.
    pub last_vci: u16,
    /// Cells/s in each direction.
    pub capacity: u32,
}

/// Parameters of a switch's call processing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// Which switch it is in the topology.
    pub node: NodeId,
    /// Logical ports of the switch.
    pub ports: Vec<PortConfig>,
    /// Lengths of the timers.
    pub timers: Timers,
    /// How often a call that was cranked back here is tried on another route.
    pub max_reroutes: u8,
}

impl Config {
    /// A switch with the default timers that tries three more routes.
    pub const fn new(node: NodeId, ports: Vec<PortConfig>) -> Self {
        Self { node, ports, timers: Timers::network(), max_reroutes: 3 }
    }

    /// Refuses what cannot work.
    pub fn check(&self) -> Result<(), String> {
        for (index, port) in self.ports.iter().enumerate() {
            if port.first_vci < 32 || port.last_vci < port.first_vci {
                return Err(format!(
                    "{} hands out VCIs {} to {}, but calls use a range that begins at 32 or above; widen it",
                    port.port, port.first_vci, port.last_vci
                ));
            }
            if self.ports[..index].iter().any(|other| other.port == port.port) {
                return Err(format!("{} is listed twice; leave one of the two", port.port));
            }
        }
        self.timers.check()
    }
}

/// Counts of a switch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Messages, over all ports.
    pub messages: signalling::Counters,
    /// Calls that came in.
    pub calls: u64,
    /// Calls and parties refused by this switch.
    pub refused: u64,
    /// Calls and parties sent back to the first switch of their route.
    pub cranked_back: u64,
    /// Further routes tried as their first switch.
    pub rerouted: u64,
}

/// What can happen to a switch's call processing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// The time of the last timeout has come.
    Timer,
    /// The signalling link of a port is established.
    SaalUp {
        /// The port.
        port: PortRef,
    },
    /// The signalling link of a port was lost.
    SaalDown {
        /// The port.
        port: PortRef,
    },
    /// A message: the content of an SD PDU.
    Message {
        /// Port that the message came by.
        port: PortRef,
        /// Octets of the message.
        octets: Vec<u8>,
    },
    /// ILMI registered an address; calls to any selector of it go there.
    Registered {
        /// Where its end system is.
        port: PortRef,
        /// The address.
        address: AtmAddress,
    },
    /// ILMI took an address back.
    Withdrawn {
        /// Where its end system was.
        port: PortRef,
        /// The address.
        address: AtmAddress,
    },
    /// The end system at a port is a member of a group.
    GroupMember {
        /// The port.
        port: PortRef,
        /// The group's address.
        address: AtmAddress,
    },
    /// The network as this switch now believes it to be.
    Topology(Topology),
    /// A port lost its physical layer.
    PortDown {
        /// The port.
        port: PortRef,
    },
    /// A port has its physical layer again.
    PortUp {
        /// The port.
        port: PortRef,
    },
}

/// What a switch's call processing sends.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Transmit {
    /// A message, for an SD PDU.
    Message {
        /// Port by which the message leaves.
        port: PortRef,
        /// Octets of the message.
        octets: Vec<u8>,
    },
}

/// Why a call or party was refused here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Refusal {
    /// The route computation found none.
    Route {
        /// Reason of the failure.
        why: NoRoute,
    },
    /// The address is this switch's, but nobody registered it.
    NotRegistered,
    /// The port lacks the bandwidth.
    Bandwidth {
        /// Cells/s asked for.
        asked: u32,
        /// Cells/s left.
        left: u32,
    },
    /// All VCIs of the port are in use.
    NoVci,
    /// Other switches sent the call back, and no other path is left.
    Blocked,
    /// The port or its signalling link is down.
    PortDown,
    /// The route that the first switch gave makes no sense here.
    BadRoute,
    /// What the SETUP asks for cannot be read or is not offered.
    NotUnderstood,
}

/// What a switch's call processing tells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ExchangeEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// The driver must install a row of the cross-connect: cells of `input` go out at `output`. A point-to-point call has
    /// one row for each direction; a point-to-multipoint call one for each branch, all with the same input.
    Connect {
        /// Call that the row belongs to.
        call: CallId,
        /// Channel by which cells come in.
        input: Channel,
        /// Channel by which cells go out.
        output: Channel,
        /// Service category.
        category: ServiceCategory,
        /// Traffic of this direction, for policing.
        traffic: Traffic,
    },
    /// The driver must remove a row.
    Disconnect {
        /// Call that the row belongs to.
        call: CallId,
        /// Channel by which cells came in.
        input: Channel,
        /// Channel by which cells went out.
        output: Channel,
    },
    /// A call came in.
    CallReceived {
        /// Its id from now on.
        call: CallId,
        /// Port that it came by.
        port: PortRef,
        /// Address that is called.
        called: AtmAddress,
    },
    /// A call or party was passed on.
    Routed {
        /// The call.
        call: CallId,
        /// Port by which the call leaves.
        port: PortRef,
        /// Administrative weight of the route from here; 0 where another switch computed it or no link is left.
        weight: u64,
    },
    /// A call or party was refused by this switch.
    CallRefused {
        /// The call.
        call: CallId,
        /// The port that could not take it, or at which it came in.
        port: PortRef,
        /// Address that was called.
        called: AtmAddress,
        /// The cause sent back.
        cause: Cause,
        /// The reason.
        why: Refusal,
    },
    /// A call or party was sent back to the first switch of its route.
    Crankback {
        /// The call.
        call: CallId,
        /// The port beyond which it was blocked.
        port: PortRef,
        /// Cause of the block.
        cause: Cause,
    },
    /// The first switch tries another route.
    Rerouted {
        /// The call.
        call: CallId,
        /// How many tries were made before.
        attempt: u8,
        /// Port by which the call leaves.
        port: PortRef,
    },
    /// A call ended here.
    CallReleased {
        /// The call.
        call: CallId,
        /// Cause of the release.
        cause: Cause,
    },
    /// The available cell rate out of a port changed enough to be advertised.
    BandwidthChanged {
        /// The port.
        port: PortRef,
        /// Cells/s now available.
        available: u32,
        /// Cells/s of the port.
        capacity: u32,
    },
    /// A message that could not be read was dropped.
    Malformed {
        /// Port that the message came by.
        port: PortRef,
    },
    /// A message came in at a port that the switch does not have.
    NoSuchPort {
        /// The port number that the driver named.
        port: PortRef,
    },
    /// A message was answered with STATUS, or dropped, since it made no sense here.
    Unexpected {
        /// Port that the message came by.
        port: PortRef,
        /// Type of the message.
        #[serde(rename = "message")]
        kind: q2931::MessageKind,
        /// Cause in the answer.
        cause: Cause,
    },
    /// A timer ran out.
    TimerExpired {
        /// Port of the call.
        port: PortRef,
        /// Name of the timer.
        timer: TimerName,
        /// The call it belonged to, if one.
        call: Option<CallId>,
    },
    /// Calls of a port were cleared by RESTART.
    Restarted {
        /// The port.
        port: PortRef,
        /// Number of calls.
        calls: usize,
    },
}

impl From<Channel> for Value {
    fn from(Channel { port, vpi, vci }: Channel) -> Self {
        Self::SwitchChannel { port, vpi, vci }
    }
}
