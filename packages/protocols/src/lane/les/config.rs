//! Configuration of a LES, fixed when it is made.

use super::join::LAST_LECID;
use crate::Duration;
use crate::lane::Version;
use crate::lane::tree::check_retry;
use crate::sorted::SortedSet;
use crate::wire::AtmAddress;
use crate::wire::lane::{ElanName, LanType, MaxFrameSize};

/// Parameters of a LES.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// Name of the emulated LAN.
    pub elan_name: ElanName,
    /// ELAN-ID, announced to clients of version 2 (C31).
    pub elan_id: Option<u32>,
    /// S2, LAN type.
    pub lan_type: LanType,
    /// S3, maximum frame size.
    pub max_frame_size: MaxFrameSize,
    /// Whether clients of version 2 that ask for it may send 1580 octets where the code says 1516 (X5).
    pub x5_adjustment: bool,
    /// S4, control time-out: 10 to 300 s. A client that has not joined so long after it opened control direct is
    /// cut off.
    pub control_timeout: Duration,
    /// What it speaks; version 2 still serves clients of version 1.
    pub version: Version,
    /// How many clients it takes.
    pub capacity: u16,
    /// How many MAC addresses a client may register.
    pub registrations: u16,
    /// Which clients may join, by ATM address; all, if not stated.
    pub admitted: Option<SortedSet<AtmAddress>>,
    /// Clients that are asked for an address that is not registered.
    pub unresolved: Unresolved,
    /// How long a client that could not be reached is left alone before it is tried again (U).
    pub party_retry: Duration,
}

/// Receivers of an LE_ARP_REQUEST that the LES cannot answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unresolved {
    /// Everybody, on control distribute.
    #[default]
    Everybody,
    /// Clients that joined as proxies only, each on its control direct VCC.
    Proxies,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            elan_name: ElanName::EMPTY,
            elan_id: None,
            lan_type: LanType::ETHERNET,
            max_frame_size: MaxFrameSize::OCTETS_1516,
            x5_adjustment: false,
            control_timeout: Duration::from_secs(120),
            version: Version::V2,
            capacity: 1000,
            registrations: 1000,
            admitted: None,
            unresolved: Unresolved::Everybody,
            party_retry: Duration::from_secs(2),
        }
    }
}

impl Config {
    /// Refuses what the specification does not allow; the sentence says what to do instead.
    pub fn check(&self) -> Result<(), String> {
        if self.lan_type == LanType::UNSPECIFIED || self.max_frame_size.octets().is_none() {
            return Err(format!(
                "LAN type (S2) {} and maximum frame size (S3) {} leave open what the emulated LAN is; state both, \
                 such as Ethernet/802.3 and 1516.",
                self.lan_type, self.max_frame_size
            ));
        }
        if !(Duration::from_secs(10)..=Duration::from_secs(300)).contains(&self.control_timeout) {
            return Err(format!(
                "S4, the control time-out, is {}; it must be between 10 s and 300 s.",
                self.control_timeout
            ));
        }
        if self.capacity > LAST_LECID {
            return Err(format!(
                "A capacity of {} clients is more than there are LECIDs; take at most {LAST_LECID}.",
                self.capacity
            ));
        }
        check_retry("LES", self.party_retry)
    }
}
