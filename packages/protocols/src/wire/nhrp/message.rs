//! All packets but error indications: fixed header, common header, entries, extensions (RFC 2332 5.2).

use core::fmt;
use core::ops::BitOr;

use super::cie::{Cie, Code};
use super::extension::{DllHeader, Extension};
use super::header::{Header, MAX_HOP_COUNT, Op};
use super::reader::{nbma_type_len, protocol_len, push_nbma, push_protocol};
use crate::wire::{AtmAddress, Error, Ipv4Address, Result};

/// The flags word; what a bit means depends on the packet (RFC 2332 5.2.1 to 5.2.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flags(pub u16);

impl Flags {
    /// Q of resolutions: the requester is a router.
    pub const ROUTER: Self = Self(0x8000);
    /// A of resolutions: only an authoritative answer will do, or is what this is.
    pub const AUTHORITATIVE: Self = Self(0x4000);
    /// D of resolution replies: the destination's binding is stable.
    pub const DESTINATION_STABLE: Self = Self(0x2000);
    /// U of resolutions: only a unique binding will do.
    pub const UNIQUE: Self = Self(0x1000);
    /// S of resolutions: the source's binding is stable.
    pub const SOURCE_STABLE: Self = Self(0x0800);
    /// U of registrations: the binding must be unique.
    pub const REGISTER_UNIQUE: Self = Self(0x8000);
    /// N of purges: no reply is wanted.
    pub const NO_REPLY: Self = Self(0x8000);

    /// Whether all bits of `other` are set.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The same without the bits of `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl BitOr for Flags {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// A packet that is no error indication.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// Type of the packet.
    pub op: Op,
    /// NHSs that it may still pass.
    pub hop_count: u8,
    /// Flags.
    pub flags: Flags,
    /// Request ID, which replies copy; of a keep-alive its sequence number.
    pub request_id: u32,
    /// NBMA address of the requester.
    pub source_nbma: Option<AtmAddress>,
    /// Its subaddress, which an AESA does not have.
    pub source_subaddress: Vec<u8>,
    /// Protocol address of the requester.
    pub source: Option<Ipv4Address>,
    /// Protocol address that is asked for, or of the station that is spoken to.
    pub destination: Option<Ipv4Address>,
    /// Client information entries.
    pub entries: Vec<Cie>,
    /// Extensions without the End; `None` where the packet has no extensions part.
    pub extensions: Option<Vec<Extension>>,
}

impl Message {
    /// A message with nothing in it yet: no addresses, no entries, no extensions part, all hops left.
    pub const fn new(op: Op, request_id: u32) -> Self {
        Self {
            op,
            hop_count: MAX_HOP_COUNT,
            flags: Flags(0),
            request_id,
            source_nbma: None,
            source_subaddress: Vec::new(),
            source: None,
            destination: None,
            entries: Vec::new(),
            extensions: None,
        }
    }

    /// Reads a packet; refuses error indications, lengths that do not fit and a bad checksum.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        let (header, mut reader, extensions) = Header::split(octets)?;
        if header.op == Op::ErrorIndication {
            return Err(Error);
        }
        let source_len = reader.octet()?;
        let destination_len = reader.octet()?;
        let flags = Flags(reader.word()?);
        let request_id = reader.long()?;
        Ok(Self {
            op: header.op,
            hop_count: header.hop_count,
            flags,
            request_id,
            source_nbma: reader.nbma(header.shtl)?,
            source_subaddress: reader.subaddress(header.sstl)?,
            source: reader.protocol(source_len)?,
            destination: reader.protocol(destination_len)?,
            entries: Cie::parse_all(reader)?,
            extensions: extensions.map(Extension::parse_all).transpose()?,
        })
    }

    /// The packet in octets.
    pub fn emit(&self) -> Vec<u8> {
        let mut octets = Header::room();
        octets.extend_from_slice(&[protocol_len(self.source), protocol_len(self.destination)]);
        octets.extend_from_slice(&self.flags.0.to_be_bytes());
        octets.extend_from_slice(&self.request_id.to_be_bytes());
        push_nbma(&mut octets, self.source_nbma, &self.source_subaddress);
        push_protocol(&mut octets, self.source);
        push_protocol(&mut octets, self.destination);
        for entry in &self.entries {
            entry.emit(&mut octets);
        }
        let offset = self.extensions.as_ref().map(|list| {
            let offset = octets.len();
            Extension::emit_all(list, &mut octets);
            offset
        });
        let header = Header {
            op: self.op,
            hop_count: self.hop_count,
            shtl: nbma_type_len(self.source_nbma),
            sstl: self.source_subaddress.len() as u8,
        };
        header.finish(&mut octets, offset);
        octets
    }

    /// The same with one more extension.
    #[must_use]
    pub fn with(mut self, extension: Extension) -> Self {
        self.extensions.get_or_insert_default().push(extension);
        self
    }

    /// The extensions, none where there is no such part.
    pub fn extensions(&self) -> &[Extension] {
        self.extensions.as_deref().unwrap_or_default()
    }

    /// Code of the first entry; success where there is none.
    pub fn code(&self) -> Code {
        self.entries.first().map_or(Code::SUCCESS, |entry| entry.code)
    }

    /// The MPOA DLL header extension.
    pub fn dll_header(&self) -> Option<&DllHeader> {
        self.extensions().iter().find_map(|extension| match extension {
            Extension::DllHeader(dll) => Some(dll),
            _ => None,
        })
    }

    /// Whether there is an MPOA egress cache tag extension, empty or not.
    pub fn wants_tag(&self) -> bool {
        self.extensions().iter().any(|extension| matches!(extension, Extension::EgressCacheTag(_)))
    }

    /// The tag in the MPOA egress cache tag extension; zero is no tag (U).
    pub fn tag(&self) -> Option<u32> {
        self.extensions().iter().find_map(|extension| match extension {
            Extension::EgressCacheTag(tag) => tag.filter(|tag| *tag != 0),
            _ => None,
        })
    }

    /// The MPOA keep-alive lifetime in seconds.
    pub fn keep_alive_lifetime(&self) -> Option<u32> {
        self.extensions().iter().find_map(|extension| match extension {
            Extension::KeepAliveLifetime(seconds) => Some(*seconds),
            _ => None,
        })
    }

    /// The MPOA ATM service categories.
    pub fn service_category(&self) -> Option<u32> {
        self.extensions().iter().find_map(|extension| match extension {
            Extension::ServiceCategory(bits) => Some(*bits),
            _ => None,
        })
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} id={}", self.op, self.request_id)?;
        if let Some(nbma) = self.source_nbma {
            write!(f, " from {nbma}")?;
        }
        if let Some(source) = self.source {
            write!(f, " ({source})")?;
        }
        if let Some(destination) = self.destination {
            write!(f, " for {destination}")?;
        }
        for entry in &self.entries {
            write!(f, ": {entry}")?;
        }
        for extension in self.extensions() {
            write!(f, ", {extension}")?;
        }
        Ok(())
    }
}
