//! Configuration of a LAN emulation client: its addresses, the emulated LAN it asks for, and its C-parameters.

use crate::Duration;
use crate::lane::Version;
use crate::wire::lane::{DeviceType, ElanName, LanType, MaxFrameSize, Tlv, TlvId};
use crate::wire::{AtmAddress, EthernetAddress};

/// Everything that one client needs to know.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// Its MAC address (first of C6), registered by the join.
    pub mac: EthernetAddress,
    /// Which specification it follows (C29).
    pub version: Version,
    /// LAN type (C2): only Ethernet, or unspecified.
    pub lan_type: LanType,
    /// Maximum frame size (C3).
    pub max_frame_size: MaxFrameSize,
    /// Ask for 1580 octets where the code says 1516 (v2).
    pub x5_adjustment: bool,
    /// Name of the ELAN it wants (C5); empty lets the LECS choose.
    pub elan_name: ElanName,
    /// Whether it answers for MAC addresses behind a bridge, and takes frames for them (C4).
    pub proxy: bool,
    /// LECS to try before those that ILMI names.
    pub lecs: Option<AtmAddress>,
    /// LES to join without asking a LECS (C9).
    pub les: Option<AtmAddress>,
    /// MPOA machines above it, announced by the device type TLV (v2).
    pub mpoa: Option<DeviceType>,
    /// Whether it opens and takes LLC-multiplexed data direct VCCs, and says so by a TLV (v2).
    pub llc_multiplexed: bool,
    /// Times and limits; a LECS may change them by TLVs.
    pub parameters: Parameters,
    /// Seed of its random waits.
    pub seed: u64,
}

/// The C-parameters that are times and limits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Parameters {
    /// C7 control time-out: v1 10..300 s, 120 s; v2 10..300 s, 30 s, the longest wait for one answer.
    pub control_timeout: Duration,
    /// C7i initial control time-out (v2): 1..10 s, 5 s; bounds (U).
    pub initial_control_timeout: Duration,
    /// C7x time-out multiplier (v2): 2..5, 2.
    pub timeout_multiplier: u8,
    /// C10 maximum unknown frame count: v1 1..10, 1; v2 1..20, 10; upper bound (U).
    pub max_unknown_frame_count: u16,
    /// C11 maximum unknown frame time: 1..60 s, 1 s.
    pub max_unknown_frame_time: Duration,
    /// C12 VCC time-out: 1200 s; zero is never.
    pub vcc_timeout: Duration,
    /// C13 maximum retry count: 0..2, 1.
    pub max_retry_count: u16,
    /// C17 aging time: 10..300 s, 300 s.
    pub aging_time: Duration,
    /// C18 forward delay time: 4..30 s, 15 s.
    pub forward_delay_time: Duration,
    /// C20 expected LE_ARP response time: 1..30 s, 1 s.
    pub expected_arp_time: Duration,
    /// C21 flush time-out: 1..4 s, 4 s.
    pub flush_timeout: Duration,
    /// C22 path switching delay: 1..8 s, 6 s.
    pub path_switching_delay: Duration,
    /// C28 connection completion timer: 1..10 s, 4 s.
    pub connection_completion_timer: Duration,
    /// C33 forward disconnect time-out: 10..300 s, 60 s.
    pub forward_disconnect_timeout: Duration,
    /// C37 minimum reconfigure delay: 1 ms.
    pub min_reconfigure_delay: Duration,
    /// C38 maximum reconfigure delay: 5000 ms, not less than C37.
    pub max_reconfigure_delay: Duration,
}

impl Config {
    /// A client with the defaults of its specification.
    pub fn new(mac: EthernetAddress, version: Version) -> Self {
        Self {
            mac,
            version,
            lan_type: LanType::UNSPECIFIED,
            max_frame_size: MaxFrameSize::UNSPECIFIED,
            x5_adjustment: false,
            elan_name: ElanName::EMPTY,
            proxy: false,
            lecs: None,
            les: None,
            mpoa: None,
            llc_multiplexed: false,
            parameters: Parameters::new(version),
            seed: 0,
        }
    }

    /// Whether all parameters are in their ranges; if not, which one, and what would do.
    pub fn check(&self) -> Result<(), String> {
        if self.lan_type == LanType::TOKEN_RING {
            return Err(
                "C2 is 802.5, but only Ethernet ELANs are emulated: choose Ethernet or unspecified".into()
            );
        }
        if self.version == Version::V1 && self.mpoa.is_some() {
            return Err(
                "an MPOA device type needs LANE v2: choose version 2, or configure the MPS addresses".into(),
            );
        }
        if !self.mac.0[0].is_multiple_of(2) {
            return Err(format!(
                "the MAC address {} is a group address: choose one whose first octet is even",
                self.mac
            ));
        }
        self.parameters.check(self.version)
    }
}

impl Default for Config {
    /// A v2 client with MAC address zero.
    fn default() -> Self {
        Self::new(EthernetAddress::default(), Version::V2)
    }
}

impl Parameters {
    /// The defaults of a specification.
    pub const fn new(version: Version) -> Self {
        let (control_timeout, max_unknown_frame_count) = match version {
            Version::V1 => (120, 1),
            Version::V2 => (30, 10),
        };
        Self {
            control_timeout: Duration::from_secs(control_timeout),
            initial_control_timeout: Duration::from_secs(5),
            timeout_multiplier: 2,
            max_unknown_frame_count,
            max_unknown_frame_time: Duration::from_secs(1),
            vcc_timeout: Duration::from_secs(1200),
            max_retry_count: 1,
            aging_time: Duration::from_secs(300),
            forward_delay_time: Duration::from_secs(15),
            expected_arp_time: Duration::from_secs(1),
            flush_timeout: Duration::from_secs(4),
            path_switching_delay: Duration::from_secs(6),
            connection_completion_timer: Duration::from_secs(4),
            forward_disconnect_timeout: Duration::from_secs(60),
            min_reconfigure_delay: Duration::from_millis(1),
            max_reconfigure_delay: Duration::from_millis(5000),
        }
    }

    fn check(&self, version: Version) -> Result<(), String> {
        let most_unknown = if version == Version::V1 { 10 } else { 20 };
        let numbers = [
            ("C7x", u64::from(self.timeout_multiplier), 2, 5),
            ("C10", u64::from(self.max_unknown_frame_count), 1, most_unknown),
            ("C13", u64::from(self.max_retry_count), 0, 2),
        ];
        for (name, value, min, max) in numbers {
            if value < min || value > max {
                return Err(format!("{name} is {value}: choose {min} to {max}"));
            }
        }
        let times = [
            ("C7", self.control_timeout, 10, 300),
            ("C7i", self.initial_control_timeout, 1, 10),
            ("C11", self.max_unknown_frame_time, 1, 60),
            ("C17", self.aging_time, 10, 300),
            ("C18", self.forward_delay_time, 4, 30),
            ("C20", self.expected_arp_time, 1, 30),
            ("C21", self.flush_timeout, 1, 4),
            ("C22", self.path_switching_delay, 1, 8),
            ("C28", self.connection_completion_timer, 1, 10),
            ("C33", self.forward_disconnect_timeout, 10, 300),
        ];
        for (name, value, min, max) in times {
            if value < Duration::from_secs(min) || value > Duration::from_secs(max) {
                return Err(format!("{name} is {value}: choose {min} to {max} s"));
            }
        }
        if self.min_reconfigure_delay > self.max_reconfigure_delay {
            return Err(format!(
                "C37 is {} and C38 is {}: choose a C38 that is not less than C37",
                self.min_reconfigure_delay, self.max_reconfigure_delay
            ));
        }
        Ok(())
    }

    /// Takes a parameter that a LECS gave; false if the TLV is about something else, or its value would break a
    /// range.
    pub(super) fn apply(&mut self, tlv: &Tlv, version: Version) -> bool {
        let mut changed = self.clone();
        let number = tlv.as_u16().map(u32::from).or_else(|| tlv.as_u32());
        let Some(number) = number else { return false };
        let time = Duration::from_secs(u64::from(number));
        let count = u16::try_from(number).unwrap_or(u16::MAX);
        match tlv.id {
            TlvId::CONTROL_TIMEOUT => changed.control_timeout = time,
            TlvId::MAX_UNKNOWN_FRAME_COUNT => changed.max_unknown_frame_count = count,
            TlvId::MAX_UNKNOWN_FRAME_TIME => changed.max_unknown_frame_time = time,
            TlvId::VCC_TIMEOUT => changed.vcc_timeout = time,
            TlvId::MAX_RETRY_COUNT => changed.max_retry_count = count,
            TlvId::AGING_TIME => changed.aging_time = time,
            TlvId::FORWARD_DELAY_TIME => changed.forward_delay_time = time,
            TlvId::EXPECTED_ARP_TIME => changed.expected_arp_time = time,
            TlvId::FLUSH_TIMEOUT => changed.flush_timeout = time,
            TlvId::PATH_SWITCHING_DELAY => changed.path_switching_delay = time,
            TlvId::CONNECTION_COMPLETION_TIMER => changed.connection_completion_timer = time,
            _ => return false,
        }
        if changed.check(version).is_err() && self.check(version).is_ok() {
            return false;
        }
        *self = changed;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_in_their_ranges() {
        let mac = EthernetAddress([0, 0x20, 0xda, 0, 0, 1]);
        for version in [Version::V1, Version::V2] {
            assert_eq!(Config::new(mac, version).check(), Ok(()));
        }
        assert_eq!(Config::default().check(), Ok(()));
    }

    #[test]
    fn what_breaks_a_range_is_named() {
        let broken = |change: fn(&mut Config)| {
            let mut config = Config::new(EthernetAddress([0, 0x20, 0xda, 0, 0, 1]), Version::V1);
            change(&mut config);
            config.check().unwrap_err()
        };
        assert!(broken(|c| c.parameters.control_timeout = Duration::from_secs(9)).starts_with("C7 is"));
        assert!(broken(|c| c.parameters.max_unknown_frame_count = 11).contains("choose 1 to 10"));
        assert!(broken(|c| c.parameters.max_reconfigure_delay = Duration::ZERO).contains("C38"));
        assert!(broken(|c| c.lan_type = LanType::TOKEN_RING).starts_with("C2"));
        assert!(broken(|c| c.mpoa = Some(DeviceType::non_mpoa())).contains("version 2"));
        assert!(broken(|c| c.mac.0[0] = 1).contains("group"));
    }

    #[test]
    fn a_lecs_changes_parameters_within_their_ranges() {
        let mut parameters = Parameters::new(Version::V2);
        assert!(parameters.apply(&Tlv::u32(TlvId::AGING_TIME, 20), Version::V2));
        assert_eq!(parameters.aging_time, Duration::from_secs(20));
        assert!(!parameters.apply(&Tlv::u32(TlvId::AGING_TIME, 5), Version::V2));
        assert!(!parameters.apply(&Tlv::u32(TlvId::ELAN_ID, 20), Version::V2));
        assert!(!parameters.apply(&Tlv::empty(TlvId::AGING_TIME), Version::V2));
        assert!(parameters.apply(&Tlv::u32(TlvId::VCC_TIMEOUT, u32::MAX), Version::V2));
        assert!(parameters.vcc_timeout > Duration::from_secs(10_000_000));
        assert_eq!(parameters.aging_time, Duration::from_secs(20));
    }
}
