//! A value with its type, as tables, fields and summaries of messages list it: whoever shows it chooses the words.

use core::fmt;

use serde::Serialize;

use super::call::{Cause, ServiceCategory};
use super::nhrp::{Code, ErrorCode};
use super::pnni::PortRef;
use super::{AtmAddress, AtmPrefix, EthernetAddress, FieldId, Ipv4Address, Meaning, Word, lane, q2931};
use crate::{Duration, Instant};

/// A value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", content = "value", rename_all = "snake_case")]
pub enum Value {
    /// Nothing to show.
    None,
    /// A count, a size in octets, or a number that a protocol gave out.
    Number(u64),
    /// A number that may be negative.
    Signed(i32),
    /// A number that people read in hexadecimal digits, of which it has so many.
    Hex {
        /// The number.
        number: u32,
        /// Digits, with leading zeros.
        digits: usize,
    },
    /// So many octets.
    Size(usize),
    /// A text that a person chose, such as the name of an emulated LAN.
    Text(String),
    /// Octets, two hexadecimal digits each.
    Octets(String),
    /// A word of a closed list.
    Word(Word),
    /// What the value of a packet's field means.
    Meaning(Meaning),
    /// A field of a packet that another field announces.
    Field(FieldId),
    /// A message by the name that its specification has for it.
    Message(String),
    /// A MAC address.
    Mac(EthernetAddress),
    /// An IP address.
    Ip(Ipv4Address),
    /// An IP network: address and bits of the prefix.
    Network {
        /// The address.
        address: Ipv4Address,
        /// Bits of the prefix.
        bits: u8,
    },
    /// An ATM address.
    AtmAddress(AtmAddress),
    /// The network prefix of an ATM address.
    AtmPrefix(AtmPrefix),
    /// A VCC by its number among those that came in, or among those that were opened here.
    Vcc {
        /// The number.
        number: u32,
        /// Whether the other end called.
        incoming: bool,
    },
    /// A port of a switch.
    Port(PortRef),
    /// A channel at a port of a switch.
    SwitchChannel {
        /// The port.
        #[serde(serialize_with = "super::serial::serialize_port")]
        #[cfg_attr(feature = "typescript", ts(type = "number | 'servers'"))]
        port: u16,
        /// VPI.
        vpi: u16,
        /// VCI.
        vci: u16,
    },
    /// A channel of a line.
    Channel {
        /// VPI.
        vpi: u16,
        /// VCI.
        vci: u16,
    },
    /// A port of another switch.
    FarPort {
        /// The switch.
        node: u32,
        /// Port of the switch.
        port: PortRef,
    },
    /// A service category.
    Category(ServiceCategory),
    /// Why a call or a party ended.
    Cause(Cause),
    /// How a request of LAN emulation fared.
    LaneStatus(lane::Status),
    /// How a request of NHRP or MPOA fared.
    NhrpCode(Code),
    /// What was wrong with an NHRP packet.
    NhrpError(ErrorCode),
    /// A parameter of a LAN emulation control frame.
    Tlv(lane::Tlv),
    /// What a parameter of a LAN emulation control frame is about.
    TlvId(#[cfg_attr(feature = "typescript", ts(type = "TlvCode | Uppercase<string>"))] lane::TlvId),
    /// What MPOA machines a client serves.
    MpoaDevice(lane::DeviceType),
    /// An instant: ps since the start of the run.
    Time(Instant),
    /// A span of time, ps.
    Span(Duration),
    /// Several values.
    List(Vec<Self>),
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::None, Into::into)
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Self::Signed(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

macro_rules! from {
    ($($type:ty => $variant:ident),* $(,)?) => {$(
        impl From<$type> for Value {
            fn from(value: $type) -> Self {
                Self::$variant(value.into())
            }
        }
    )*};
}

from! {
    bool => Word,
    Word => Word,
    u8 => Number,
    u16 => Number,
    u32 => Number,
    u64 => Number,
    Meaning => Meaning,
    FieldId => Field,
    EthernetAddress => Mac,
    Ipv4Address => Ip,
    AtmAddress => AtmAddress,
    AtmPrefix => AtmPrefix,
    PortRef => Port,
    ServiceCategory => Category,
    Cause => Cause,
    lane::Status => LaneStatus,
    Code => NhrpCode,
    ErrorCode => NhrpError,
    lane::Tlv => Tlv,
    lane::TlvId => TlvId,
    lane::DeviceType => MpoaDevice,
    Instant => Time,
    Duration => Span,
}

impl From<lane::LanType> for Value {
    fn from(lan_type: lane::LanType) -> Self {
        match lan_type {
            lane::LanType::UNSPECIFIED => Self::Word(Word::Unspecified),
            lane::LanType::ETHERNET => Self::Word(Word::Ethernet),
            lane::LanType::TOKEN_RING => Self::Word(Word::TokenRing),
            lane::LanType(other) => other.into(),
        }
    }
}

impl From<q2931::CallState> for Value {
    fn from(state: q2931::CallState) -> Self {
        Self::Word(match state {
            q2931::CallState::Null => Word::Null,
            q2931::CallState::CallInitiated => Word::CallInitiated,
            q2931::CallState::OutgoingProceeding => Word::OutgoingCallProceeding,
            q2931::CallState::CallDelivered => Word::CallDelivered,
            q2931::CallState::CallPresent => Word::CallPresent,
            q2931::CallState::CallReceived => Word::CallReceived,
            q2931::CallState::ConnectRequest => Word::ConnectRequest,
            q2931::CallState::IncomingProceeding => Word::IncomingCallProceeding,
            q2931::CallState::Active => Word::Active,
            q2931::CallState::ReleaseRequest => Word::ReleaseRequest,
            q2931::CallState::ReleaseIndication => Word::ReleaseIndication,
            q2931::CallState::RestartRequest => Word::RestartRequest,
            q2931::CallState::Restart => Word::Restart,
            q2931::CallState::Unknown(code) => return code.into(),
        })
    }
}

impl Value {
    /// A number of so many hexadecimal digits.
    pub fn hex(number: impl Into<u32>, digits: usize) -> Self {
        Self::Hex { number: number.into(), digits }
    }

    /// A message by the name that its specification has for it.
    pub fn message(name: impl ToString) -> Self {
        Self::Message(name.to_string())
    }

    /// A text that a person chose.
    pub fn text(text: impl ToString) -> Self {
        Self::Text(text.to_string())
    }

    /// Octets as hexadecimal digits.
    pub fn octets(octets: &[u8]) -> Self {
        Self::Octets(octets.iter().map(|octet| format!("{octet:02x}")).collect())
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Number(number) => write!(f, "{number}"),
            Self::Signed(number) => write!(f, "{number}"),
            Self::Hex { number, digits } => write!(f, "0x{number:0digits$x}"),
            Self::Size(octets) => write!(f, "{octets} octets"),
            Self::Text(text) | Self::Octets(text) | Self::Message(text) => f.write_str(text),
            Self::Word(word) => fmt::Debug::fmt(word, f),
            Self::Meaning(meaning) => fmt::Debug::fmt(meaning, f),
            Self::Field(field) => fmt::Debug::fmt(field, f),
            Self::Mac(address) => address.fmt(f),
            Self::Ip(address) => address.fmt(f),
            Self::Network { address, bits } => write!(f, "{address}/{bits}"),
            Self::AtmAddress(address) => address.fmt(f),
            Self::AtmPrefix(prefix) => prefix.fmt(f),
            Self::Vcc { number, incoming } => (number | u32::from(*incoming) << 31).fmt(f),
            Self::Port(port) => port.fmt(f),
            Self::SwitchChannel { port, vpi, vci } => write!(f, "port {port} VPI {vpi} VCI {vci}"),
            Self::Channel { vpi, vci } => write!(f, "{vpi}/{vci}"),
            Self::FarPort { node, port } => write!(f, "switch {node} {port}"),
            Self::Category(category) => write!(f, "{category:?}"),
            Self::Cause(cause) => cause.fmt(f),
            Self::LaneStatus(status) => status.fmt(f),
            Self::NhrpCode(code) => code.fmt(f),
            Self::NhrpError(code) => code.fmt(f),
            Self::Tlv(tlv) => tlv.fmt(f),
            Self::TlvId(id) => id.fmt(f),
            Self::MpoaDevice(device) => device.fmt(f),
            Self::Time(time) => time.fmt(f),
            Self::Span(span) => span.fmt(f),
            Self::List(values) => {
                for (n, value) in values.iter().enumerate() {
                    write!(f, "{}{value}", if n == 0 { "" } else { ", " })?;
                }
                Ok(())
            }
        }
    }
}
