//! Client information entries (RFC 2332 5.2.0.1).

use core::fmt;

use serde::Serialize;

use super::reader::{Reader, nbma_type_len, protocol_len, push_nbma, push_protocol};
use crate::wire::{AtmAddress, Ipv4Address, Result};

/// Prefix length that says: this one protocol address, no equivalence class.
pub const NO_PREFIX: u8 = 0xff;

/// What came of a request, entry by entry (RFC 2332 5.2.0.1, AF-MPOA-0087); unknown numbers are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NhrpCode"))]
pub struct Code(pub u8);

impl Code {
    /// Done; in requests nothing else is sent.
    pub const SUCCESS: Self = Self(0);
    /// Administratively prohibited.
    pub const PROHIBITED: Self = Self(4);
    /// Insufficient resources.
    pub const INSUFFICIENT_RESOURCES: Self = Self(5);
    /// No internetworking layer address to NBMA address binding exists.
    pub const NO_BINDING: Self = Self(12);
    /// Binding exists but is not unique.
    pub const NOT_UNIQUE: Self = Self(13);
    /// Unique internetworking layer address already registered.
    pub const ALREADY_REGISTERED: Self = Self(14);
    /// Insufficient resources to accept the egress cache entry.
    pub const NO_EGRESS_ENTRY: Self = Self(0x81);
    /// Insufficient resources to accept the shortcut.
    pub const NO_SHORTCUT: Self = Self(0x82);
    /// Insufficient resources for either.
    pub const NO_ENTRY_OR_SHORTCUT: Self = Self(0x83);
    /// Unsupported internetwork layer protocol.
    pub const UNSUPPORTED_PROTOCOL: Self = Self(0x84);
    /// Unsupported MAC layer encapsulation.
    pub const UNSUPPORTED_ENCAPSULATION: Self = Self(0x85);
    /// Not an MPC.
    pub const NOT_AN_MPC: Self = Self(0x86);
    /// Not an MPS.
    pub const NOT_AN_MPS: Self = Self(0x87);
    /// Unspecified.
    pub const UNSPECIFIED: Self = Self(0x88);

    /// Whether the request was granted.
    pub const fn is_success(self) -> bool {
        self.0 == Self::SUCCESS.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.0 {
            0 => "success",
            4 => "administratively prohibited",
            5 => "insufficient resources",
            12 => "no internetworking layer address to NBMA address binding exists",
            13 => "binding exists but is not unique",
            14 => "unique internetworking layer address already registered",
            0x81 => "insufficient resources for the egress cache entry",
            0x82 => "insufficient resources for the shortcut",
            0x83 => "insufficient resources for the egress cache entry and the shortcut",
            0x84 => "unsupported internetwork layer protocol",
            0x85 => "unsupported MAC layer encapsulation",
            0x86 => "not an MPC",
            0x87 => "not an MPS",
            0x88 => "unspecified",
            other => return write!(f, "code {other}"),
        };
        f.write_str(name)
    }
}

/// One entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cie {
    /// What came of the request for it.
    pub code: Code,
    /// Bits of the protocol address that count; 0 and [`NO_PREFIX`] mean all of them.
    pub prefix_len: u8,
    /// Largest IP datagram in octets; 0 for the default, or what signalling said.
    pub mtu: u16,
    /// How long it may be used, in seconds; 0 in refusals.
    pub holding_time: u16,
    /// NBMA address of the client; absent where the source's is meant.
    pub nbma: Option<AtmAddress>,
    /// NBMA subaddress of the client, which an AESA does not have.
    pub subaddress: Vec<u8>,
    /// Protocol address of the client; absent where the destination's (in resolutions) or the source's is meant.
    pub protocol: Option<Ipv4Address>,
    /// Among several entries the highest is preferred.
    pub preference: u8,
}

impl Default for Cie {
    /// What a plain request carries: nothing but its prefix length, [`NO_PREFIX`].
    fn default() -> Self {
        Self {
            code: Code::SUCCESS,
            prefix_len: NO_PREFIX,
            mtu: 0,
            holding_time: 0,
            nbma: None,
            subaddress: Vec::new(),
            protocol: None,
            preference: 0,
        }
    }
}

impl Cie {
    pub(super) fn parse(reader: &mut Reader<'_>) -> Result<Self> {
        let code = Code(reader.octet()?);
        let prefix_len = reader.octet()?;
        reader.take(2)?;
        let mtu = reader.word()?;
        let holding_time = reader.word()?;
        let nbma_len = reader.octet()?;
        let subaddress_len = reader.octet()?;
        let len = reader.octet()?;
        let preference = reader.octet()?;
        Ok(Self {
            code,
            prefix_len,
            mtu,
            holding_time,
            nbma: reader.nbma(nbma_len)?,
            subaddress: reader.subaddress(subaddress_len)?,
            protocol: reader.protocol(len)?,
            preference,
        })
    }

    /// Reads entries until there are no octets left.
    pub(super) fn parse_all(mut reader: Reader<'_>) -> Result<Vec<Self>> {
        let mut entries = Vec::new();
        while !reader.is_empty() {
            entries.push(Self::parse(&mut reader)?);
        }
        Ok(entries)
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        octets.extend_from_slice(&[self.code.0, self.prefix_len, 0, 0]);
        octets.extend_from_slice(&self.mtu.to_be_bytes());
        octets.extend_from_slice(&self.holding_time.to_be_bytes());
        octets.push(nbma_type_len(self.nbma));
        octets.push(self.subaddress.len() as u8);
        octets.push(protocol_len(self.protocol));
        octets.push(self.preference);
        push_nbma(octets, self.nbma, &self.subaddress);
        push_protocol(octets, self.protocol);
    }
}

impl fmt::Display for Cie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        if let Some(protocol) = self.protocol {
            write!(f, " {protocol}")?;
        }
        if !matches!(self.prefix_len, 0 | NO_PREFIX) {
            write!(f, "/{}", self.prefix_len)?;
        }
        if let Some(nbma) = self.nbma {
            write!(f, " at {nbma}")?;
        }
        if self.mtu != 0 {
            write!(f, " mtu={}", self.mtu)?;
        }
        if self.holding_time != 0 {
            write!(f, " holding={} s", self.holding_time)?;
        }
        Ok(())
    }
}
