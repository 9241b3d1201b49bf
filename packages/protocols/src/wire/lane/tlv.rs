//! TLVs of LAN emulation control frames: type (OUI and identifier), length, value.

use core::fmt;

use serde::ser::{Serialize, SerializeStruct, Serializer};

use super::DeviceType;
use crate::Value;
use crate::wire::{AtmAddress, Error, Result};

/// What a TLV is about: three octets of OUI and one of identifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TlvId(pub u32);

impl TlvId {
    /// Control time-out (C7), 2 octets, s.
    pub const CONTROL_TIMEOUT: Self = Self::forum(0x01);
    /// Maximum unknown frame count (C10), 2 octets.
    pub const MAX_UNKNOWN_FRAME_COUNT: Self = Self::forum(0x02);
    /// Maximum unknown frame time (C11), 2 octets, s.
    pub const MAX_UNKNOWN_FRAME_TIME: Self = Self::forum(0x03);
    /// VCC time-out (C12), 4 octets, s.
    pub const VCC_TIMEOUT: Self = Self::forum(0x04);
    /// Maximum retry count (C13), 2 octets.
    pub const MAX_RETRY_COUNT: Self = Self::forum(0x05);
    /// Aging time (C17), 4 octets, s.
    pub const AGING_TIME: Self = Self::forum(0x06);
    /// Forward delay time (C18), 2 octets, s.
    pub const FORWARD_DELAY_TIME: Self = Self::forum(0x07);
    /// Expected LE_ARP response time (C20), 2 octets, s.
    pub const EXPECTED_ARP_TIME: Self = Self::forum(0x08);
    /// Flush time-out (C21), 2 octets, s.
    pub const FLUSH_TIMEOUT: Self = Self::forum(0x09);
    /// Path switching delay (C22), 2 octets, s.
    pub const PATH_SWITCHING_DELAY: Self = Self::forum(0x0a);
    /// Local segment ID (C23), 2 octets.
    pub const LOCAL_SEGMENT_ID: Self = Self::forum(0x0b);
    /// Default multicast send VCC type (C24), 2 octets.
    pub const MULTICAST_SEND_TYPE: Self = Self::forum(0x0c);
    /// Default multicast send VCC average rate (C25), 4 octets, cells/s.
    pub const MULTICAST_SEND_AVG_RATE: Self = Self::forum(0x0d);
    /// Default multicast send VCC peak rate (C26), 4 octets, cells/s.
    pub const MULTICAST_SEND_PEAK_RATE: Self = Self::forum(0x0e);
    /// Connection completion timer (C28), 2 octets, s.
    pub const CONNECTION_COMPLETION_TIMER: Self = Self::forum(0x0f);
    /// Config-frag-info (v2), any length.
    pub const CONFIG_FRAG_INFO: Self = Self::forum(0x10);
    /// Layer-3 address (v2), any length.
    pub const LAYER_3_ADDRESS: Self = Self::forum(0x11);
    /// ELAN-ID (C31, v2), 4 octets.
    pub const ELAN_ID: Self = Self::forum(0x12);
    /// Service category (v2), 2 octets.
    pub const SERVICE_CATEGORY: Self = Self::forum(0x13);
    /// MPC-p1 shortcut-setup frame count, 2 octets.
    pub const MPC_P1: Self = Self::forum(0x24);
    /// MPC-p2 shortcut-setup frame time, 2 octets, s.
    pub const MPC_P2: Self = Self::forum(0x25);
    /// MPC-p3 flow-detection protocols, a list.
    pub const MPC_P3: Self = Self::forum(0x26);
    /// MPC-p4 initial retry time, 2 octets, s.
    pub const MPC_P4: Self = Self::forum(0x27);
    /// MPC-p5 retry time maximum, 2 octets, s.
    pub const MPC_P5: Self = Self::forum(0x28);
    /// MPC-p6 hold down time, 2 octets, s.
    pub const MPC_P6: Self = Self::forum(0x29);
    /// MPOA device type: see [`DeviceType`].
    pub const DEVICE_TYPE: Self = Self::forum(0x2a);
    /// LLC-multiplexed ATM address (v2), 20 octets.
    pub const LLC_MUXED_ATM_ADDRESS: Self = Self::forum(0x2b);
    /// X5 adjustment (v2), empty: the largest SDU is 1580 octets where the code says 1516.
    pub const X5_ADJUSTMENT: Self = Self::forum(0x2c);
    /// Preferred LES (C35, v2), 20 octets.
    pub const PREFERRED_LES: Self = Self::forum(0x2d);

    const fn forum(id: u8) -> Self {
        Self(0x00a0_3e00 | id as u32)
    }

    /// All parameters that are known.
    pub const ALL: [Self; 29] = [
        Self::CONTROL_TIMEOUT,
        Self::MAX_UNKNOWN_FRAME_COUNT,
        Self::MAX_UNKNOWN_FRAME_TIME,
        Self::VCC_TIMEOUT,
        Self::MAX_RETRY_COUNT,
        Self::AGING_TIME,
        Self::FORWARD_DELAY_TIME,
        Self::EXPECTED_ARP_TIME,
        Self::FLUSH_TIMEOUT,
        Self::PATH_SWITCHING_DELAY,
        Self::LOCAL_SEGMENT_ID,
        Self::MULTICAST_SEND_TYPE,
        Self::MULTICAST_SEND_AVG_RATE,
        Self::MULTICAST_SEND_PEAK_RATE,
        Self::CONNECTION_COMPLETION_TIMER,
        Self::CONFIG_FRAG_INFO,
        Self::LAYER_3_ADDRESS,
        Self::ELAN_ID,
        Self::SERVICE_CATEGORY,
        Self::MPC_P1,
        Self::MPC_P2,
        Self::MPC_P3,
        Self::MPC_P4,
        Self::MPC_P5,
        Self::MPC_P6,
        Self::DEVICE_TYPE,
        Self::LLC_MUXED_ATM_ADDRESS,
        Self::X5_ADJUSTMENT,
        Self::PREFERRED_LES,
    ];

    /// The parameter's identifier, if it is known.
    pub const fn code(self) -> Option<&'static str> {
        Some(match self {
            Self::CONTROL_TIMEOUT => "control_timeout",
            Self::MAX_UNKNOWN_FRAME_COUNT => "max_unknown_frame_count",
            Self::MAX_UNKNOWN_FRAME_TIME => "max_unknown_frame_time",
            Self::VCC_TIMEOUT => "vcc_timeout",
            Self::MAX_RETRY_COUNT => "max_retry_count",
            Self::AGING_TIME => "aging_time",
            Self::FORWARD_DELAY_TIME => "forward_delay_time",
            Self::EXPECTED_ARP_TIME => "expected_arp_time",
            Self::FLUSH_TIMEOUT => "flush_timeout",
            Self::PATH_SWITCHING_DELAY => "path_switching_delay",
            Self::LOCAL_SEGMENT_ID => "local_segment_id",
            Self::MULTICAST_SEND_TYPE => "multicast_send_type",
            Self::MULTICAST_SEND_AVG_RATE => "multicast_send_avg_rate",
            Self::MULTICAST_SEND_PEAK_RATE => "multicast_send_peak_rate",
            Self::CONNECTION_COMPLETION_TIMER => "connection_completion_timer",
            Self::CONFIG_FRAG_INFO => "config_frag_info",
            Self::LAYER_3_ADDRESS => "layer_3_address",
            Self::ELAN_ID => "elan_id",
            Self::SERVICE_CATEGORY => "service_category",
            Self::MPC_P1 => "mpc_p1",
            Self::MPC_P2 => "mpc_p2",
            Self::MPC_P3 => "mpc_p3",
            Self::MPC_P4 => "mpc_p4",
            Self::MPC_P5 => "mpc_p5",
            Self::MPC_P6 => "mpc_p6",
            Self::DEVICE_TYPE => "device_type",
            Self::LLC_MUXED_ATM_ADDRESS => "llc_muxed_atm_address",
            Self::X5_ADJUSTMENT => "x5_adjustment",
            Self::PREFERRED_LES => "preferred_les",
            Self(_) => return None,
        })
    }
}

impl fmt::Display for TlvId {
    /// As hex octets: `00-A0-3E-2A`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, id] = self.0.to_be_bytes();
        write!(f, "{a:02X}-{b:02X}-{c:02X}-{id:02X}")
    }
}

/// One TLV.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LaneTlv"))]
pub struct Tlv {
    /// Identifier: OUI and type.
    #[cfg_attr(feature = "typescript", ts(type = "TlvCode | Uppercase<string>"))]
    pub id: TlvId,
    /// Octets of the value, at most 255.
    #[cfg_attr(feature = "typescript", ts(as = "Value"))]
    pub value: Vec<u8>,
}

impl Serialize for Tlv {
    fn serialize<S: Serializer>(&self, serializer: S) -> core::result::Result<S::Ok, S::Error> {
        let mut tlv = serializer.serialize_struct("Tlv", 2)?;
        tlv.serialize_field("id", &self.id)?;
        tlv.serialize_field("value", &self.typed())?;
        tlv.end()
    }
}

impl Serialize for TlvId {
    /// Its identifier, or hex octets.
    fn serialize<S: Serializer>(&self, serializer: S) -> core::result::Result<S::Ok, S::Error> {
        match self.code() {
            Some(code) => serializer.serialize_str(code),
            None => serializer.collect_str(self),
        }
    }
}

impl Tlv {
    pub(super) const HEADER_LEN: usize = 5;

    /// One without a value.
    pub const fn empty(id: TlvId) -> Self {
        Self { id, value: Vec::new() }
    }

    /// One of two octets.
    pub fn u16(id: TlvId, value: u16) -> Self {
        Self { id, value: value.to_be_bytes().to_vec() }
    }

    /// One of four octets.
    pub fn u32(id: TlvId, value: u32) -> Self {
        Self { id, value: value.to_be_bytes().to_vec() }
    }

    /// One that holds an ATM address.
    pub fn address(id: TlvId, address: AtmAddress) -> Self {
        Self { id, value: address.0.to_vec() }
    }

    /// The MPOA device type.
    pub fn device_type(device: &DeviceType) -> Self {
        Self { id: TlvId::DEVICE_TYPE, value: device.octets() }
    }

    /// The value as two octets.
    pub fn as_u16(&self) -> Option<u16> {
        self.value.as_slice().try_into().ok().map(u16::from_be_bytes)
    }

    /// The value as four octets.
    pub fn as_u32(&self) -> Option<u32> {
        self.value.as_slice().try_into().ok().map(u32::from_be_bytes)
    }

    /// The value as an ATM address.
    pub fn as_address(&self) -> Option<AtmAddress> {
        AtmAddress::from_octets(&self.value)
    }

    /// The value as MPOA device type, if that is what it is about.
    pub fn as_device_type(&self) -> Option<DeviceType> {
        (self.id == TlvId::DEVICE_TYPE).then(|| DeviceType::parse(&self.value).ok()).flatten()
    }

    /// The value by its kind: a number, an address, a device type, or octets.
    pub fn typed(&self) -> Value {
        if self.value.is_empty() {
            return Value::None;
        }
        let device = self.as_device_type().map(Value::MpoaDevice);
        let number = || self.as_u16().map(Value::from).or_else(|| self.as_u32().map(Value::from));
        let address = || self.as_address().map(Value::from);
        device.or_else(number).or_else(address).unwrap_or_else(|| Value::octets(&self.value))
    }

    /// Reads the TLV at the start of `octets`, and returns it with the octets that follow.
    pub(super) fn parse(octets: &[u8]) -> Result<(Self, &[u8])> {
        let ([a, b, c, id, len], rest) = octets.split_first_chunk::<{ Self::HEADER_LEN }>().ok_or(Error)?;
        let (value, rest) = rest.split_at_checked(usize::from(*len)).ok_or(Error)?;
        let id = TlvId(u32::from_be_bytes([*a, *b, *c, *id]));
        Ok((Self { id, value: value.to_vec() }, rest))
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        let len = u8::try_from(self.value.len()).unwrap_or(u8::MAX);
        octets.extend_from_slice(&self.id.0.to_be_bytes());
        octets.push(len);
        octets.extend_from_slice(&self.value[..usize::from(len)]);
    }
}

impl fmt::Display for Tlv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.id.code() {
            Some(code) => f.write_str(code)?,
            None => write!(f, "TLV {}", self.id)?,
        }
        if self.value.is_empty() {
            return Ok(());
        }
        f.write_str(" = ")?;
        fmt_value(self, f)
    }
}

/// Prints a value as a number, an address, a device type, or octets.
fn fmt_value(tlv: &Tlv, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if let Some(device) = tlv.as_device_type() {
        return write!(f, "{device}");
    }
    match (tlv.as_u16(), tlv.as_u32(), tlv.as_address()) {
        (Some(number), _, _) => write!(f, "{number}"),
        (_, Some(number), _) => write!(f, "{number}"),
        (_, _, Some(address)) => write!(f, "{address}"),
        _ => tlv.value.iter().try_for_each(|octet| write!(f, "{octet:02x}")),
    }
}
