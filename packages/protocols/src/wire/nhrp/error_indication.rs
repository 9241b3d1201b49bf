//! Error indications (RFC 2332 5.2.7).

use core::fmt;

use serde::Serialize;

use super::header::{Header, MAX_HOP_COUNT, Op};
use super::reader::{nbma_type_len, protocol_len, push_nbma, push_protocol};
use crate::wire::{AtmAddress, Error, Ipv4Address, Result};

/// What is wrong with a packet; unknown numbers are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NhrpError"))]
pub struct ErrorCode(pub u16);

impl ErrorCode {
    /// Unrecognized extension that is compulsory.
    pub const UNRECOGNIZED_EXTENSION: Self = Self(1);
    /// NHRP loop detected.
    pub const LOOP_DETECTED: Self = Self(3);
    /// Protocol address unreachable.
    pub const UNREACHABLE: Self = Self(6);
    /// Protocol error.
    pub const PROTOCOL_ERROR: Self = Self(7);
    /// NHRP SDU size exceeded.
    pub const SDU_SIZE_EXCEEDED: Self = Self(8);
    /// Invalid extension.
    pub const INVALID_EXTENSION: Self = Self(9);
    /// Invalid NHRP resolution reply received.
    pub const INVALID_REPLY: Self = Self(10);
    /// Authentication failure.
    pub const AUTHENTICATION_FAILURE: Self = Self(11);
    /// Hop count exceeded.
    pub const HOP_COUNT_EXCEEDED: Self = Self(15);
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.0 {
            1 => "unrecognized extension",
            3 => "NHRP loop detected",
            6 => "protocol address unreachable",
            7 => "protocol error",
            8 => "NHRP SDU size exceeded",
            9 => "invalid extension",
            10 => "invalid NHRP resolution reply received",
            11 => "authentication failure",
            15 => "hop count exceeded",
            other => return write!(f, "error {other}"),
        };
        f.write_str(name)
    }
}

/// What an NHS says of a packet that it could not treat. Nobody answers it with another one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ErrorIndication {
    /// NHSs that it may still pass.
    pub hop_count: u8,
    /// Code of the error.
    pub code: ErrorCode,
    /// Octet of the packet at which it is wrong, 0 for the packet as a whole.
    pub offset: u16,
    /// NBMA address of the reporter.
    pub source_nbma: Option<AtmAddress>,
    /// Its subaddress, which an AESA does not have.
    pub source_subaddress: Vec<u8>,
    /// Protocol address of the reporter.
    pub source: Option<Ipv4Address>,
    /// Protocol address of the station whose packet was in error.
    pub destination: Option<Ipv4Address>,
    /// The packet in error.
    pub packet: Vec<u8>,
}

impl ErrorIndication {
    /// A report of `code` about a packet as a whole, with no addresses yet.
    pub const fn new(code: ErrorCode, packet: Vec<u8>) -> Self {
        Self {
            hop_count: MAX_HOP_COUNT,
            code,
            offset: 0,
            source_nbma: None,
            source_subaddress: Vec::new(),
            source: None,
            destination: None,
            packet,
        }
    }

    /// Reads an error indication; refuses one with extensions, which it must not have.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        let (header, mut reader, extensions) = Header::split(octets)?;
        if header.op != Op::ErrorIndication || extensions.is_some() {
            return Err(Error);
        }
        let source_len = reader.octet()?;
        let destination_len = reader.octet()?;
        reader.take(2)?;
        let code = ErrorCode(reader.word()?);
        let offset = reader.word()?;
        Ok(Self {
            hop_count: header.hop_count,
            code,
            offset,
            source_nbma: reader.nbma(header.shtl)?,
            source_subaddress: reader.subaddress(header.sstl)?,
            source: reader.protocol(source_len)?,
            destination: reader.protocol(destination_len)?,
            packet: reader.rest().to_vec(),
        })
    }

    /// The packet in octets.
    pub fn emit(&self) -> Vec<u8> {
        let mut octets = Header::room();
        octets.extend_from_slice(&[protocol_len(self.source), protocol_len(self.destination), 0, 0]);
        octets.extend_from_slice(&self.code.0.to_be_bytes());
        octets.extend_from_slice(&self.offset.to_be_bytes());
        push_nbma(&mut octets, self.source_nbma, &self.source_subaddress);
        push_protocol(&mut octets, self.source);
        push_protocol(&mut octets, self.destination);
        octets.extend_from_slice(&self.packet);
        let header = Header {
            op: Op::ErrorIndication,
            hop_count: self.hop_count,
            shtl: nbma_type_len(self.source_nbma),
            sstl: self.source_subaddress.len() as u8,
        };
        header.finish(&mut octets, None);
        octets
    }
}

impl fmt::Display for ErrorIndication {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", Op::ErrorIndication, self.code)?;
        if let Some(nbma) = self.source_nbma {
            write!(f, " from {nbma}")?;
        }
        if let Some(source) = self.source {
            write!(f, " ({source})")?;
        }
        if let Some(destination) = self.destination {
            write!(f, " for {destination}")?;
        }
        Ok(())
    }
}
