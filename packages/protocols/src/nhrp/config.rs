//! Parameters of an NHS.

use crate::Duration;
use crate::wire::{AtmAddress, Ipv4Address};

/// Parameters. RFC 2332 states few values; those for retries are MPOA's.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// The NHS's own protocol address.
    pub address: Ipv4Address,
    /// How long its answers hold: 20 min by default; at most 65535 s.
    pub holding_time: Duration,
    /// How long a registration holds at most: 7200 s by default (U).
    pub registration_holding_time: Duration,
    /// Wait before a request is sent again, doubled each time: 5 s by default.
    pub initial_retry: Duration,
    /// Longest such wait: 40 s by default.
    pub max_retry: Duration,
    /// When a request is given up: 40 s by default.
    pub give_up: Duration,
    /// Whether clients may register; if not they are refused with "administratively prohibited".
    pub registrations: bool,
    /// Clients that the registration table holds; more are refused with "insufficient resources".
    pub max_registrations: usize,
    /// Whether it remembers replies that it passes on, and answers requests that need not be answered by an
    /// authority. Off by default: an answer that comes with an egress cache tag is for one requester only.
    pub transit_cache: bool,
    /// The address to answer with where the routed path leaves the NBMA network here (U); none where packets cannot
    /// be taken in on a shortcut, and the answer is that there is no binding.
    pub egress: Option<AtmAddress>,
    /// Largest IP datagram in octets, announced together with that address.
    pub mtu: u16,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: Ipv4Address::default(),
            holding_time: Duration::from_secs(20 * 60),
            registration_holding_time: Duration::from_secs(7200),
            initial_retry: Duration::from_secs(5),
            max_retry: Duration::from_secs(40),
            give_up: Duration::from_secs(40),
            registrations: true,
            max_registrations: 1024,
            transit_cache: false,
            egress: None,
            mtu: 9180,
        }
    }
}

impl Config {
    /// Whether every parameter makes sense; if not, which one, why, and what to do.
    pub fn check(&self) -> Result<(), String> {
        for (name, value) in [
            ("the holding time", self.holding_time),
            ("the registration holding time", self.registration_holding_time),
        ] {
            if value < Duration::from_secs(1) || value > Duration::from_secs(u64::from(u16::MAX)) {
                return Err(format!(
                    "{name} is {value}, but goes from 1 to 65535 s; set it within that range"
                ));
            }
        }
        if self.initial_retry == Duration::ZERO || self.max_retry < self.initial_retry {
            return Err(format!(
                "the initial retry time is {}, but has to be more than nothing and no more than the longest of \
                 {}; change one of them",
                self.initial_retry, self.max_retry
            ));
        }
        Ok(())
    }
}

/// A span as a packet's holding time, in whole seconds.
pub(crate) fn seconds(span: Duration) -> u16 {
    (span.0 / Duration::from_secs(1).0).min(u64::from(u16::MAX)) as u16
}
