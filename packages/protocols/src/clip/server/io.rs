//! What goes into the server, what comes out of it, and what can be set.

use serde::Serialize;

use crate::vcc::VccId;
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{Duration, EntityInput, EntityTransmit};

/// Parameters of the server.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// The server's IP address in the subnet, which it sends in InARP packets.
    pub ip: Ipv4Address,
    /// Whether it asks who is there as soon as a VCC opens, as in RFC 1577, besides waiting for registrations.
    pub inverse_on_open: bool,
    /// Life of an entry after the last packet that confirmed it: at least 20 minutes (RFC 2225 8.4.1).
    pub lifetime: Duration,
    /// Time between two InARP_REQUESTs without an answer (U: 5 s).
    pub retry: Duration,
    /// InARP_REQUESTs without an answer before the server gives up, at least 1 (U: 3).
    pub tries: u32,
}

impl Config {
    /// The defaults.
    pub const fn new(ip: Ipv4Address) -> Self {
        Self {
            ip,
            inverse_on_open: true,
            lifetime: Duration::from_secs(20 * 60),
            retry: Duration::from_secs(5),
            tries: 3,
        }
    }

    /// Says which parameter breaks a rule, and the fix.
    pub fn check(&self) -> Result<(), String> {
        if self.lifetime < Duration::from_secs(20 * 60) {
            return Err(format!(
                "an ATMARP server keeps its entries for 20 minutes at least (RFC 2225): {} is less",
                self.lifetime
            ));
        }
        if self.tries == 0 || self.retry == Duration::ZERO {
            return Err(format!(
                "{} InARP requests every {} confirm nothing: use at least one, and a time above zero",
                self.tries, self.retry
            ));
        }
        Ok(())
    }
}

/// What can happen to the server.
pub type Input = EntityInput<AtmAddress, OwnInput>;

/// What can happen to an ATMARP server and to no other entity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnInput {
    /// Forgets every entry; VCCs stay.
    Clear,
}

/// What the server wants sent.
pub type Transmit = EntityTransmit;

/// What the server tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "AtmArpEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// A station is registered for the first time, or in place of one that has gone.
    Registered {
        /// Its IP address.
        ip: Ipv4Address,
        /// Its ATM address.
        address: AtmAddress,
    },
    /// A station claims an IP address whose owner still has a VCC.
    Duplicate {
        /// The IP address.
        ip: Ipv4Address,
        /// The claimant's ATM address.
        address: AtmAddress,
        /// The owner's.
        owner: AtmAddress,
    },
    /// A question could not be answered.
    Unknown {
        /// The IP address that was asked for.
        ip: Ipv4Address,
        /// IP address of the requester.
        asker: Ipv4Address,
    },
    /// An entry was deleted: its life has ended and nobody confirmed it.
    Aged {
        /// The IP address.
        ip: Ipv4Address,
    },
    /// A station does not answer InARP_REQUESTs.
    NoAnswer {
        /// Its VCC.
        vcc: VccId,
        /// Its ATM address.
        peer: AtmAddress,
    },
    /// A PDU could not be read, or was not for a server.
    Malformed {
        /// VCC that the PDU came on.
        vcc: VccId,
    },
}

/// Packets by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// ARP_REQUESTs received, registrations included.
    pub requests: u64,
    /// ARP_REPLYs sent.
    pub replies: u64,
    /// ARP_NAKs sent.
    pub naks: u64,
    /// InARP_REQUESTs sent.
    pub inverse_requests: u64,
    /// InARP_REPLYs received.
    pub inverse_replies: u64,
    /// PDUs that could not be read.
    pub malformed: u64,
    /// Claims to an address that another station holds.
    pub duplicates: u64,
}
