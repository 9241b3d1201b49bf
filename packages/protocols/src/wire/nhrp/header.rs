//! The fixed header: what every packet begins with (RFC 2332 5.1).

use core::fmt;

use super::reader::Reader;
use crate::wire::{Checksum, Error, EtherType, Result, be};

/// Places of the fixed header's fields.
pub(super) mod octets {
    use core::ops::Range;

    pub(in super::super) const AFN: Range<usize> = 0..2;
    pub(in super::super) const PRO_TYPE: Range<usize> = 2..4;
    pub(in super::super) const PRO_SNAP: Range<usize> = 4..9;
    pub(in super::super) const HOP_COUNT: Range<usize> = 9..10;
    pub(in super::super) const PACKET_SIZE: Range<usize> = 10..12;
    pub(in super::super) const CHECKSUM: Range<usize> = 12..14;
    pub(in super::super) const EXTENSION_OFFSET: Range<usize> = 14..16;
    pub(in super::super) const VERSION: Range<usize> = 16..17;
    pub(in super::super) const OP: Range<usize> = 17..18;
    pub(in super::super) const SHTL: Range<usize> = 18..19;
    pub(in super::super) const SSTL: Range<usize> = 19..20;
}

/// Octets of the fixed header.
pub const HEADER_LEN: usize = octets::SSTL.end;
/// Hop count of a packet that has not been forwarded: as many NHSs as the field can count (U).
pub const MAX_HOP_COUNT: u8 = 255;

/// Address family of NSAP-form addresses.
const AFN_NSAP: u16 = 3;
/// ar$op.version of NHRP, which MPOA keeps.
const VERSION: u8 = 1;

/// Type of a packet (RFC 2332 5.1, AF-MPOA-0087).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NhrpMessage", type = "string"))]
#[repr(u8)]
pub enum Op {
    /// NHRP Resolution Request.
    ResolutionRequest = 1,
    /// NHRP Resolution Reply.
    ResolutionReply = 2,
    /// NHRP Registration Request.
    RegistrationRequest = 3,
    /// NHRP Registration Reply.
    RegistrationReply = 4,
    /// NHRP Purge Request.
    PurgeRequest = 5,
    /// NHRP Purge Reply.
    PurgeReply = 6,
    /// NHRP Error Indication.
    ErrorIndication = 7,
    /// MPOA Cache Imposition Request: egress MPS to egress MPC.
    CacheImpositionRequest = 0x80,
    /// MPOA Cache Imposition Reply.
    CacheImpositionReply = 0x81,
    /// MPOA Egress Cache Purge Request: egress MPC to egress MPS.
    EgressCachePurgeRequest = 0x82,
    /// MPOA Egress Cache Purge Reply.
    EgressCachePurgeReply = 0x83,
    /// MPOA Keep-Alive: MPS to MPC; the request ID is its sequence number.
    KeepAlive = 0x84,
    /// MPOA Trigger: ingress MPS to ingress MPC.
    Trigger = 0x85,
    /// MPOA Resolution Request: ingress MPC to ingress MPS.
    MpoaResolutionRequest = 0x86,
    /// MPOA Resolution Reply.
    MpoaResolutionReply = 0x87,
}

impl Op {
    /// Every type that is read.
    pub const ALL: [Self; 15] = [
        Self::ResolutionRequest,
        Self::ResolutionReply,
        Self::RegistrationRequest,
        Self::RegistrationReply,
        Self::PurgeRequest,
        Self::PurgeReply,
        Self::ErrorIndication,
        Self::CacheImpositionRequest,
        Self::CacheImpositionReply,
        Self::EgressCachePurgeRequest,
        Self::EgressCachePurgeReply,
        Self::KeepAlive,
        Self::Trigger,
        Self::MpoaResolutionRequest,
        Self::MpoaResolutionReply,
    ];

    /// The type of this number.
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.number() == number)
    }

    /// Packet type on the wire.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The specification's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ResolutionRequest => "NHRP Resolution Request",
            Self::ResolutionReply => "NHRP Resolution Reply",
            Self::RegistrationRequest => "NHRP Registration Request",
            Self::RegistrationReply => "NHRP Registration Reply",
            Self::PurgeRequest => "NHRP Purge Request",
            Self::PurgeReply => "NHRP Purge Reply",
            Self::ErrorIndication => "NHRP Error Indication",
            Self::CacheImpositionRequest => "MPOA Cache Imposition Request",
            Self::CacheImpositionReply => "MPOA Cache Imposition Reply",
            Self::EgressCachePurgeRequest => "MPOA Egress Cache Purge Request",
            Self::EgressCachePurgeReply => "MPOA Egress Cache Purge Reply",
            Self::KeepAlive => "MPOA Keep-Alive",
            Self::Trigger => "MPOA Trigger",
            Self::MpoaResolutionRequest => "MPOA Resolution Request",
            Self::MpoaResolutionReply => "MPOA Resolution Reply",
        }
    }
}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// What the fixed header says, where it is about an ATM network with IPv4.
#[derive(Clone, Copy, Debug)]
pub(super) struct Header {
    pub(super) op: Op,
    pub(super) hop_count: u8,
    /// Type and length of the source NBMA address.
    pub(super) shtl: u8,
    /// Type and length of the source NBMA subaddress.
    pub(super) sstl: u8,
}

impl Header {
    /// Reads the header of a packet and checks the packet's size and checksum.
    pub(super) fn parse(packet: &[u8]) -> Result<Self> {
        Self::split(packet).map(|(header, ..)| header)
    }

    /// The header, what follows it up to the extensions, and the extensions if there are any.
    pub(super) fn split(packet: &[u8]) -> Result<(Self, Reader<'_>, Option<Reader<'_>>)> {
        if packet.len() < HEADER_LEN {
            return Err(Error);
        }
        let size = usize::from(be::u16(packet, octets::PACKET_SIZE));
        let packet = packet.get(..size).filter(|packet| packet.len() >= HEADER_LEN).ok_or(Error)?;
        let known = be::u16(packet, octets::AFN) == AFN_NSAP
            && be::u16(packet, octets::PRO_TYPE) == EtherType::IPV4.0
            && packet[octets::PRO_SNAP] == [0; 5]
            && packet[octets::VERSION.start] == VERSION;
        if !known || checksum(packet) != 0 {
            return Err(Error);
        }
        let header = Self {
            op: Op::from_number(packet[octets::OP.start]).ok_or(Error)?,
            hop_count: packet[octets::HOP_COUNT.start],
            shtl: packet[octets::SHTL.start],
            sstl: packet[octets::SSTL.start],
        };
        let offset = usize::from(be::u16(packet, octets::EXTENSION_OFFSET));
        if offset == 0 {
            return Ok((header, Reader::new(&packet[HEADER_LEN..]), None));
        }
        let mandatory = packet.get(HEADER_LEN..offset).ok_or(Error)?;
        Ok((header, Reader::new(mandatory), Some(Reader::new(&packet[offset..]))))
    }

    /// A packet with room for the fixed header, to be filled in by [`Self::finish`].
    pub(super) fn room() -> Vec<u8> {
        vec![0; HEADER_LEN]
    }

    /// Writes the fixed header before the rest of the packet; `extensions` is the offset of the first of them.
    pub(super) fn finish(&self, packet: &mut [u8], extensions: Option<usize>) {
        be::put_u16(packet, octets::AFN, AFN_NSAP);
        be::put_u16(packet, octets::PRO_TYPE, EtherType::IPV4.0);
        packet[octets::PRO_SNAP].fill(0);
        packet[octets::HOP_COUNT.start] = self.hop_count;
        let size = packet.len() as u16;
        be::put_u16(packet, octets::PACKET_SIZE, size);
        be::put_u16(packet, octets::CHECKSUM, 0);
        be::put_u16(packet, octets::EXTENSION_OFFSET, extensions.unwrap_or(0) as u16);
        packet[octets::VERSION.start] = VERSION;
        packet[octets::OP.start] = self.op.number();
        packet[octets::SHTL.start] = self.shtl;
        packet[octets::SSTL.start] = self.sstl;
        let sum = checksum(packet);
        be::put_u16(packet, octets::CHECKSUM, sum);
    }
}

/// The checksum of a whole packet; zero where it is good.
pub(super) fn checksum(packet: &[u8]) -> u16 {
    let mut sum = Checksum::new();
    sum.add(packet);
    sum.finish()
}
