//! Inputs, outputs and parameters of an address resolver.

use serde::Serialize;

use crate::wire::{EthernetAddress, Ipv4Address};
use crate::{Duration, FrameId, Octets};

/// Parameters of a resolver.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// MAC address of the interface.
    pub mac: EthernetAddress,
    /// IP address of the interface.
    pub ip: Ipv4Address,
    /// Bits of the subnet's prefix, 0..=32: its last address is a broadcast.
    pub prefix_len: u8,
    /// Time between two questions for one neighbour.
    pub retry: Duration,
    /// Questions before the neighbour is given up, at least 1.
    pub tries: u32,
    /// Time for which datagrams for a neighbour that was given up are refused without a question.
    pub hold_down: Duration,
    /// Life of an entry after the last packet that confirmed it.
    pub lifetime: Duration,
    /// Frames kept for a neighbour while it is asked for; the oldest makes room. 4.3BSD keeps one.
    pub queue: usize,
}

impl Config {
    /// The defaults of 4.3BSD for an interface.
    pub const fn new(mac: EthernetAddress, ip: Ipv4Address, prefix_len: u8) -> Self {
        Self {
            mac,
            ip,
            prefix_len,
            retry: Duration::from_secs(1),
            tries: 5,
            hold_down: Duration::from_secs(20),
            lifetime: Duration::from_secs(20 * 60),
            queue: 1,
        }
    }

    /// Says which parameter breaks a rule, and the fix.
    pub fn check(&self) -> Result<(), String> {
        if self.prefix_len > 32 {
            return Err(format!("prefix length {} is longer than an address: use 0 to 32", self.prefix_len));
        }
        if self.tries == 0 || self.retry == Duration::ZERO {
            return Err(format!(
                "{} ARP requests every {} resolve nothing: use at least one, and a time above zero",
                self.tries, self.retry
            ));
        }
        if self.mac.is_group() {
            return Err(format!("{} names a group: give the interface an address of its own", self.mac));
        }
        Ok(())
    }
}

/// What can happen to a resolver.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// The interface is up: announces its address (a gratuitous request).
    Start,
    /// A frame for a neighbour, a group or everybody.
    Send {
        /// The neighbour's IP address.
        next_hop: Ipv4Address,
        /// The frame.
        frame: FrameId,
    },
    /// An ARP packet has come in: its octets after the Ethernet header.
    Pdu(Octets),
    /// The time that was asked for has come.
    Timer,
    /// Forgets every entry.
    Clear,
}

/// What the resolver wants sent.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Transmit {
    /// An ARP packet.
    Arp {
        /// Destination MAC address.
        dst: EthernetAddress,
        /// The packet, without Ethernet header and padding.
        octets: Vec<u8>,
    },
    /// A frame that the layer above has sent.
    Frame {
        /// Destination MAC address.
        dst: EthernetAddress,
        /// The frame.
        frame: FrameId,
    },
}

/// Why a frame was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ArpDropReason"))]
#[serde(rename_all = "snake_case")]
pub enum DropReason {
    /// A later frame for the same neighbour took its place.
    QueueFull,
    /// The neighbour does not answer.
    Unresolved,
    /// The entry was cleared while the frame waited.
    Cleared,
}

/// What the resolver tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ArpEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A neighbour's address has become known.
    Resolved {
        /// The neighbour.
        ip: Ipv4Address,
        /// Its MAC address.
        mac: EthernetAddress,
    },
    /// A neighbour has another MAC address than before.
    Changed {
        /// The neighbour.
        ip: Ipv4Address,
        /// Its new MAC address.
        mac: EthernetAddress,
        /// The one until now.
        before: EthernetAddress,
    },
    /// A neighbour was given up.
    Failed {
        /// The neighbour.
        ip: Ipv4Address,
    },
    /// An entry's life has ended.
    Aged {
        /// The neighbour.
        ip: Ipv4Address,
    },
    /// Another station uses this interface's IP address.
    Conflict {
        /// The address.
        ip: Ipv4Address,
        /// The other station.
        mac: EthernetAddress,
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
    /// An ARP packet could not be read.
    Malformed,
}

/// Packets and frames by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Requests sent, gratuitous ones included.
    pub requests_sent: u64,
    /// Replies sent.
    pub replies_sent: u64,
    /// Requests received.
    pub requests_received: u64,
    /// Replies received.
    pub replies_received: u64,
    /// Packets that could not be read.
    pub malformed: u64,
    /// Frames dropped.
    pub dropped: u64,
    /// Packets that showed this interface's address at another station.
    pub conflicts: u64,
}
