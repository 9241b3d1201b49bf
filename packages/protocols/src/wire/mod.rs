//! Octets to values and back, one codec a file.
//!
//! Every codec has two levels. A `Packet` is a view over octets that can show anything, damage included; it
//! is made with `new_checked`, after which no getter panics, or with `new_unchecked`, after which getters may
//! panic on octets that are too few. A `Repr` is a plain value that holds only what makes sense: `parse`
//! refuses what does not, `buffer_len` and `emit` write it, and what can be emitted can be parsed back.
//! [`FieldMap`] lists what an inspector shows of any octets whatever.
//!
//! Codecs whose packets are all one shape are re-exported here with a prefix; the families of control messages are
//! modules of their own, in which names are short.
//!
//! `emit` writes every octet of its header; those that follow are the payload's, and a checksum over them is
//! written by a call of its own once they are there.

pub mod arp;
pub mod atmarp;
pub mod call;
pub mod ilmi;
pub mod lane;
pub mod mpoa;
pub mod nhrp;
pub mod oam;
pub mod pnni;
pub mod q2931;
pub mod rm;
pub mod sscop;

mod aal5;
mod aesa;
mod cell;
mod checksum;
mod crc32;
mod encapsulation;
mod ethernet;
mod field;
mod field_id;
mod icmp;
mod icmp_error;
mod ipv4;
mod lane_data;
mod llc_snap;
mod seq;
pub(crate) mod serial;
mod tcp;
mod tcp_option;
mod udp;
mod value;
mod word;

pub use aal5::{
    CELL_PAYLOAD_LEN, MAX_SDU_LEN as AAL5_MAX_SDU_LEN, Packet as Aal5Packet, Repr as Aal5Repr,
    TRAILER_LEN as AAL5_TRAILER_LEN, cells_for, pad_for,
};
pub use aesa::{
    Address as AtmAddress, LEN as ATM_ADDRESS_LEN, PREFIX_LEN as ATM_PREFIX_LEN, Prefix as AtmPrefix,
};
pub use cell::{
    CELL_LEN, Format as CellFormat, HEADER_LEN as CELL_HEADER_LEN, HecCheck, ILMI_VCI, Packet as CellPacket,
    Pti, Repr as CellHeader, SIGNALLING_VCI, hec,
};
pub use checksum::Checksum;
pub use crc32::{Crc32, RESIDUE as CRC32_RESIDUE};
pub use encapsulation::Encapsulation;
pub use ethernet::{
    Address as EthernetAddress, EtherType, HEADER_LEN as ETHERNET_HEADER_LEN, Packet as EthernetPacket,
    Repr as EthernetRepr,
};
pub use field::{Field, FieldMap, Fields};
pub use field_id::{FieldId, LayerId, Meaning};
pub use icmp::{Kind as IcmpKind, Packet as IcmpPacket, Repr as IcmpRepr};
pub use icmp_error::{
    MAX_QUOTE as ICMP_MAX_QUOTE, Problem as IcmpProblem, Quote as IcmpQuote, Repr as IcmpErrorRepr,
};
pub use ipv4::{Address as Ipv4Address, Packet as Ipv4Packet, Protocol as IpProtocol, Repr as Ipv4Repr};
pub use lane_data::{Packet as LaneDataPacket, Repr as LaneDataRepr};
pub use llc_snap::{HEADER_LEN as LLC_SNAP_HEADER_LEN, Packet as LlcSnapPacket, Repr as LlcSnapRepr};
pub use seq::SeqNumber;
pub use tcp::{Control as TcpControl, Packet as TcpPacket, Repr as TcpRepr};
pub use tcp_option::{Iter as TcpOptions, TcpOption};
pub use udp::{Packet as UdpPacket, Repr as UdpRepr};
pub use value::Value;
pub use word::Word;

use core::fmt;

/// The octets are not what the codec reads: too few, or against a rule of their protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Error;

/// Result of a codec's call.
pub type Result<T> = core::result::Result<T, Error>;

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("malformed packet")
    }
}

impl core::error::Error for Error {}

/// Big-endian reads and writes at a field's place; the ranges are constants of the codecs and match the
/// widths.
pub(crate) mod be {
    use core::ops::Range;

    pub(crate) fn u16(octets: &[u8], field: Range<usize>) -> u16 {
        let octets = &octets[field];
        u16::from_be_bytes([octets[0], octets[1]])
    }

    pub(crate) fn u32(octets: &[u8], field: Range<usize>) -> u32 {
        let octets = &octets[field];
        u32::from_be_bytes([octets[0], octets[1], octets[2], octets[3]])
    }

    pub(crate) fn put_u16(octets: &mut [u8], field: Range<usize>, value: u16) {
        [octets[field.start], octets[field.start + 1]] = value.to_be_bytes();
    }

    pub(crate) fn put_u32(octets: &mut [u8], field: Range<usize>, value: u32) {
        let at = field.start;
        [octets[at], octets[at + 1], octets[at + 2], octets[at + 3]] = value.to_be_bytes();
    }
}
