//! Code points of LAN emulation control frames; numbers that nobody assigned are kept.

use core::fmt;

use serde::Serialize;

use crate::wire::{Error, EthernetAddress, Result};

/// What a control frame asks or answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LaneMessage", type = "string"))]
pub struct OpCode(pub u16);

impl OpCode {
    /// LE_CONFIGURE_REQUEST.
    pub const CONFIGURE_REQUEST: Self = Self(0x0001);
    /// LE_CONFIGURE_RESPONSE.
    pub const CONFIGURE_RESPONSE: Self = Self(0x0101);
    /// LE_JOIN_REQUEST.
    pub const JOIN_REQUEST: Self = Self(0x0002);
    /// LE_JOIN_RESPONSE.
    pub const JOIN_RESPONSE: Self = Self(0x0102);
    /// READY_QUERY.
    pub const READY_QUERY: Self = Self(0x0003);
    /// READY_IND.
    pub const READY_IND: Self = Self(0x0103);
    /// LE_REGISTER_REQUEST.
    pub const REGISTER_REQUEST: Self = Self(0x0004);
    /// LE_REGISTER_RESPONSE.
    pub const REGISTER_RESPONSE: Self = Self(0x0104);
    /// LE_UNREGISTER_REQUEST.
    pub const UNREGISTER_REQUEST: Self = Self(0x0005);
    /// LE_UNREGISTER_RESPONSE.
    pub const UNREGISTER_RESPONSE: Self = Self(0x0105);
    /// LE_ARP_REQUEST; without a target a targetless one.
    pub const ARP_REQUEST: Self = Self(0x0006);
    /// LE_ARP_RESPONSE.
    pub const ARP_RESPONSE: Self = Self(0x0106);
    /// LE_FLUSH_REQUEST.
    pub const FLUSH_REQUEST: Self = Self(0x0007);
    /// LE_FLUSH_RESPONSE.
    pub const FLUSH_RESPONSE: Self = Self(0x0107);
    /// LE_NARP_REQUEST; nobody answers it.
    pub const NARP_REQUEST: Self = Self(0x0008);
    /// LE_TOPOLOGY_REQUEST; nobody answers it.
    pub const TOPOLOGY_REQUEST: Self = Self(0x0009);
    /// LE_VERIFY_REQUEST (v2).
    pub const VERIFY_REQUEST: Self = Self(0x000a);
    /// LE_VERIFY_RESPONSE (v2).
    pub const VERIFY_RESPONSE: Self = Self(0x010a);

    /// Whether it is one of those above.
    pub const fn is_known(self) -> bool {
        matches!(self.0, 0x0001..=0x000a | 0x0101..=0x0107 | 0x010a)
    }

    /// READY frames end after the op-code.
    pub const fn is_ready(self) -> bool {
        matches!(self, Self::READY_QUERY | Self::READY_IND)
    }

    /// The op-code that answers this request.
    #[must_use]
    pub const fn response(self) -> Self {
        Self(self.0 | 0x0100)
    }
}

impl fmt::Display for OpCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::CONFIGURE_REQUEST => "LE_CONFIGURE_REQUEST",
            Self::CONFIGURE_RESPONSE => "LE_CONFIGURE_RESPONSE",
            Self::JOIN_REQUEST => "LE_JOIN_REQUEST",
            Self::JOIN_RESPONSE => "LE_JOIN_RESPONSE",
            Self::READY_QUERY => "READY_QUERY",
            Self::READY_IND => "READY_IND",
            Self::REGISTER_REQUEST => "LE_REGISTER_REQUEST",
            Self::REGISTER_RESPONSE => "LE_REGISTER_RESPONSE",
            Self::UNREGISTER_REQUEST => "LE_UNREGISTER_REQUEST",
            Self::UNREGISTER_RESPONSE => "LE_UNREGISTER_RESPONSE",
            Self::ARP_REQUEST => "LE_ARP_REQUEST",
            Self::ARP_RESPONSE => "LE_ARP_RESPONSE",
            Self::FLUSH_REQUEST => "LE_FLUSH_REQUEST",
            Self::FLUSH_RESPONSE => "LE_FLUSH_RESPONSE",
            Self::NARP_REQUEST => "LE_NARP_REQUEST",
            Self::TOPOLOGY_REQUEST => "LE_TOPOLOGY_REQUEST",
            Self::VERIFY_REQUEST => "LE_VERIFY_REQUEST",
            Self::VERIFY_RESPONSE => "LE_VERIFY_RESPONSE",
            Self(other) => return write!(f, "op-code {other:#06x}"),
        })
    }
}

/// How a request fared; zero in requests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LaneStatus"))]
pub struct Status(pub u16);

impl Status {
    /// Success.
    pub const SUCCESS: Self = Self(0);
    /// Version not supported.
    pub const VERSION_NOT_SUPPORTED: Self = Self(1);
    /// Invalid request parameters.
    pub const INVALID_PARAMETERS: Self = Self(2);
    /// Duplicate LAN destination registration.
    pub const DUPLICATE_LAN_DESTINATION: Self = Self(4);
    /// Duplicate ATM address.
    pub const DUPLICATE_ATM_ADDRESS: Self = Self(5);
    /// Insufficient resources to grant the request.
    pub const INSUFFICIENT_RESOURCES: Self = Self(6);
    /// Access denied.
    pub const ACCESS_DENIED: Self = Self(7);
    /// Invalid requester-ID.
    pub const INVALID_REQUESTER_ID: Self = Self(8);
    /// Invalid LAN destination.
    pub const INVALID_LAN_DESTINATION: Self = Self(9);
    /// Invalid ATM address.
    pub const INVALID_ATM_ADDRESS: Self = Self(10);
    /// No configuration.
    pub const NO_CONFIGURATION: Self = Self(20);
    /// LE_CONFIGURE error.
    pub const CONFIGURE_ERROR: Self = Self(21);
    /// Insufficient information.
    pub const INSUFFICIENT_INFORMATION: Self = Self(22);
    /// TLV not found (v2).
    pub const TLV_NOT_FOUND: Self = Self(24);
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match *self {
            Self::SUCCESS => "success",
            Self::VERSION_NOT_SUPPORTED => "version not supported",
            Self::INVALID_PARAMETERS => "invalid request parameters",
            Self::DUPLICATE_LAN_DESTINATION => "duplicate LAN destination",
            Self::DUPLICATE_ATM_ADDRESS => "duplicate ATM address",
            Self::INSUFFICIENT_RESOURCES => "insufficient resources",
            Self::ACCESS_DENIED => "access denied",
            Self::INVALID_REQUESTER_ID => "invalid requester-ID",
            Self::INVALID_LAN_DESTINATION => "invalid LAN destination",
            Self::INVALID_ATM_ADDRESS => "invalid ATM address",
            Self::NO_CONFIGURATION => "no configuration",
            Self::CONFIGURE_ERROR => "LE_CONFIGURE error",
            Self::INSUFFICIENT_INFORMATION => "insufficient information",
            Self::TLV_NOT_FOUND => "TLV not found",
            Self(other) => return write!(f, "status {other}"),
        };
        write!(f, "{name} (status {})", self.0)
    }
}

/// FLAGS of a control frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Flags(pub u16);

impl Flags {
    /// None set.
    pub const NONE: Self = Self(0);
    /// The answer is for a MAC address behind a bridge (LE_ARP_RESPONSE).
    pub const REMOTE_ADDRESS: Self = Self(0x0001);
    /// The sender can do v2 (LE_CONFIGURE_REQUEST, LE_JOIN_REQUEST).
    pub const V2_CAPABLE: Self = Self(0x0002);
    /// The sender takes multicasts by address (LE_JOIN_REQUEST, v2).
    pub const SELECTIVE_MULTICAST: Self = Self(0x0004);
    /// The ELAN works by v2 (LE_JOIN_RESPONSE).
    pub const V2_REQUIRED: Self = Self(0x0008);
    /// The sender answers for addresses behind a bridge (LE_JOIN_REQUEST).
    pub const PROXY: Self = Self(0x0080);
    /// Topology is changing (LE_TOPOLOGY_REQUEST).
    pub const TOPOLOGY_CHANGE: Self = Self(0x0100);
    /// The sender wants no explorer frames (LE_JOIN_REQUEST, 802.5).
    pub const EXCLUDE_EXPLORERS: Self = Self(0x0200);

    /// Whether all of `flags` are set.
    pub const fn has(self, flags: Self) -> bool {
        self.0 & flags.0 == flags.0
    }

    /// These and `flags`, if `on`.
    #[must_use]
    pub const fn with(self, flags: Self, on: bool) -> Self {
        if on { Self(self.0 | flags.0) } else { self }
    }
}

impl fmt::Display for Flags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMES: [(Flags, &str); 7] = [
            (Flags::REMOTE_ADDRESS, "remote-address"),
            (Flags::V2_CAPABLE, "v2-capable"),
            (Flags::SELECTIVE_MULTICAST, "selective-multicast"),
            (Flags::V2_REQUIRED, "v2-required"),
            (Flags::PROXY, "proxy"),
            (Flags::TOPOLOGY_CHANGE, "topology-change"),
            (Flags::EXCLUDE_EXPLORERS, "exclude-explorers"),
        ];
        let mut rest = self.0;
        let mut separator = "";
        for (flag, name) in NAMES {
            if self.has(flag) {
                write!(f, "{separator}{name}")?;
                separator = "+";
                rest &= !flag.0;
            }
        }
        match (rest, separator) {
            (0, "") => f.write_str("none"),
            (0, _) => Ok(()),
            (rest, separator) => write!(f, "{separator}{rest:#06x}"),
        }
    }
}

/// A LAN destination: a MAC address, or the part of a source route that the bridges of 802.5 look at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LanDestination {
    /// Not present.
    #[default]
    None,
    /// A MAC address.
    Mac(EthernetAddress),
    /// A route descriptor: LAN segment (12 bits) and bridge (4 bits).
    RouteDescriptor(u16),
}

impl LanDestination {
    pub(super) const LEN: usize = 8;

    /// The MAC address, if it is one.
    pub const fn mac(self) -> Option<EthernetAddress> {
        match self {
            Self::Mac(mac) => Some(mac),
            Self::None | Self::RouteDescriptor(_) => None,
        }
    }

    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        let octets: [u8; Self::LEN] = octets.try_into().map_err(|_| Error)?;
        let [tag_high, tag_low, mac @ ..] = octets;
        match u16::from_be_bytes([tag_high, tag_low]) {
            0 => Ok(Self::None),
            1 => Ok(Self::Mac(EthernetAddress(mac))),
            2 => Ok(Self::RouteDescriptor(u16::from_be_bytes([mac[4], mac[5]]))),
            _ => Err(Error),
        }
    }

    pub(super) fn octets(self) -> [u8; Self::LEN] {
        let mut octets = [0; Self::LEN];
        match self {
            Self::None => {}
            Self::Mac(mac) => {
                octets[1] = 1;
                octets[2..].copy_from_slice(&mac.0);
            }
            Self::RouteDescriptor(descriptor) => {
                octets[1] = 2;
                octets[6..].copy_from_slice(&descriptor.to_be_bytes());
            }
        }
        octets
    }
}

impl From<EthernetAddress> for LanDestination {
    fn from(mac: EthernetAddress) -> Self {
        Self::Mac(mac)
    }
}

impl fmt::Display for LanDestination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("not present"),
            Self::Mac(mac) => write!(f, "{mac}"),
            Self::RouteDescriptor(descriptor) => write!(f, "route descriptor {descriptor:#06x}"),
        }
    }
}

/// LAN-TYPE (C2, S2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LanType(pub u8);

impl LanType {
    /// Whatever the server says.
    pub const UNSPECIFIED: Self = Self(0);
    /// Ethernet / IEEE 802.3.
    pub const ETHERNET: Self = Self(1);
    /// IEEE 802.5.
    pub const TOKEN_RING: Self = Self(2);
}

impl fmt::Display for LanType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            Self::UNSPECIFIED => "unspecified",
            Self::ETHERNET => "Ethernet/802.3",
            Self::TOKEN_RING => "802.5",
            Self(other) => return write!(f, "LAN type {other}"),
        })
    }
}

/// MAXIMUM-FRAME-SIZE (C3, S3): a code for the largest AAL5 SDU of a data frame, LE header included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MaxFrameSize(pub u8);

impl MaxFrameSize {
    /// Whatever the server says.
    pub const UNSPECIFIED: Self = Self(0);
    /// 1516 octets: Ethernet.
    pub const OCTETS_1516: Self = Self(1);
    /// 4544 octets.
    pub const OCTETS_4544: Self = Self(2);
    /// 9234 octets.
    pub const OCTETS_9234: Self = Self(3);
    /// 18190 octets.
    pub const OCTETS_18190: Self = Self(4);

    /// The largest SDU in octets; `None` where the code says nothing or is not assigned.
    pub const fn octets(self) -> Option<u16> {
        match self {
            Self::OCTETS_1516 => Some(1516),
            Self::OCTETS_4544 => Some(4544),
            Self::OCTETS_9234 => Some(9234),
            Self::OCTETS_18190 => Some(18190),
            Self(_) => None,
        }
    }
}

impl fmt::Display for MaxFrameSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.octets(), self.0) {
            (Some(octets), _) => write!(f, "{octets}"),
            (None, 0) => f.write_str("unspecified"),
            (None, code) => write!(f, "size code {code}"),
        }
    }
}

/// Name of an emulated LAN (C5): up to 32 octets.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct ElanName {
    octets: [u8; Self::MAX_LEN],
    len: u8,
}

impl ElanName {
    /// Octets of the longest name.
    pub const MAX_LEN: usize = 32;
    /// No name: the server chooses.
    pub const EMPTY: Self = Self { octets: [0; Self::MAX_LEN], len: 0 };

    /// A name; refused if it is longer than 32 octets.
    pub fn new(name: &str) -> Result<Self> {
        Self::from_octets(name.as_bytes())
    }

    /// The octets of a name; refused if they are more than 32.
    pub fn from_octets(name: &[u8]) -> Result<Self> {
        let mut octets = [0; Self::MAX_LEN];
        octets.get_mut(..name.len()).ok_or(Error)?.copy_from_slice(name);
        Ok(Self { octets, len: name.len() as u8 })
    }

    /// Octets of the name, without padding.
    pub fn as_octets(&self) -> &[u8] {
        &self.octets[..usize::from(self.len)]
    }

    /// Whether the name is empty, which in a request asks for any ELAN.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(super) const fn padded(&self) -> &[u8; Self::MAX_LEN] {
        &self.octets
    }
}

impl fmt::Display for ElanName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&String::from_utf8_lossy(self.as_octets()))
    }
}

impl fmt::Debug for ElanName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ElanName({self})")
    }
}
