//! Extensions: NHRP's own (RFC 2332 5.3) and those of MPOA (AF-MPOA-0087).

use core::fmt;

use super::cie::Cie;
use super::reader::Reader;
use crate::wire::{Error, Result, field};

/// Type words as they are sent; the highest bit says that who does not know the extension must refuse the packet.
pub(super) mod kind {
    use crate::wire::Meaning;

    pub(in super::super) const COMPULSORY: u16 = 0x8000;
    /// The bits of the type itself.
    pub(in super::super) const MASK: u16 = 0x3fff;
    pub(in super::super) const END: u16 = 0x8000;
    pub(in super::super) const RESPONDER: u16 = 0x8003;
    pub(in super::super) const FORWARD_RECORD: u16 = 0x8004;
    pub(in super::super) const REVERSE_RECORD: u16 = 0x8005;
    pub(in super::super) const AUTHENTICATION: u16 = 0x8007;
    pub(in super::super) const VENDOR: u16 = 0x8008;
    pub(in super::super) const DLL_HEADER: u16 = 0x9000;
    pub(in super::super) const EGRESS_CACHE_TAG: u16 = 0x1001;
    pub(in super::super) const SERVICE_CATEGORY: u16 = 0x1002;
    pub(in super::super) const KEEP_ALIVE_LIFETIME: u16 = 0x1003;
    pub(in super::super) const HOP_COUNT: u16 = 0x1004;
    pub(in super::super) const ORIGINAL_ERROR_CODE: u16 = 0x1005;

    const KNOWN: [u16; 12] = [
        END,
        RESPONDER,
        FORWARD_RECORD,
        REVERSE_RECORD,
        AUTHENTICATION,
        VENDOR,
        DLL_HEADER,
        EGRESS_CACHE_TAG,
        SERVICE_CATEGORY,
        KEEP_ALIVE_LIFETIME,
        HOP_COUNT,
        ORIGINAL_ERROR_CODE,
    ];

    /// The known type word with the same type, whatever its compulsory bit.
    pub(in super::super) fn known(word: u16) -> Option<u16> {
        KNOWN.into_iter().find(|known| (known ^ word) & MASK == 0)
    }

    pub(in super::super) fn meaning(word: u16) -> Meaning {
        match known(word) {
            Some(END) => Meaning::ExtensionEnd,
            Some(RESPONDER) => Meaning::ExtensionResponderAddress,
            Some(FORWARD_RECORD) => Meaning::ExtensionForwardTransitNhsRecord,
            Some(REVERSE_RECORD) => Meaning::ExtensionReverseTransitNhsRecord,
            Some(AUTHENTICATION) => Meaning::ExtensionAuthentication,
            Some(VENDOR) => Meaning::ExtensionVendorPrivate,
            Some(DLL_HEADER) => Meaning::ExtensionMpoaDllHeader,
            Some(EGRESS_CACHE_TAG) => Meaning::ExtensionMpoaEgressCacheTag,
            Some(SERVICE_CATEGORY) => Meaning::ExtensionMpoaAtmServiceCategory,
            Some(KEEP_ALIVE_LIFETIME) => Meaning::ExtensionMpoaKeepAliveLifetime,
            Some(HOP_COUNT) => Meaning::ExtensionMpoaHopCount,
            Some(ORIGINAL_ERROR_CODE) => Meaning::ExtensionMpoaOriginalErrorCode,
            _ => Meaning::Unknown,
        }
    }
}

/// What the egress MPC is to put before a datagram from a shortcut.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct DllHeader {
    /// The egress MPS's name of the egress cache entry.
    pub cache_id: u32,
    /// ELAN-ID of the ELAN that the frame is for.
    pub elan_id: u32,
    /// The header: of an 802.3 ELAN 14 octets, none in purges.
    pub header: Vec<u8>,
}

/// One extension. Numbers of MPOA are four octets long (U).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Extension {
    /// Station that answered: empty in a request.
    Responder(Option<Cie>),
    /// NHSs that a request has passed.
    ForwardRecord(Vec<Cie>),
    /// NHSs that a reply has passed.
    ReverseRecord(Vec<Cie>),
    /// Authentication, kept as it is.
    Authentication(Vec<u8>),
    /// Vendor private, OUI first, kept as it is.
    Vendor(Vec<u8>),
    /// MPOA DLL header.
    DllHeader(DllHeader),
    /// MPOA egress cache tag; empty where one is asked for.
    EgressCacheTag(Option<u32>),
    /// MPOA ATM service categories that the sender can do, besides UBR: 1 rt-VBR, 2 nrt-VBR, 4 ABR, 8 CBR.
    ServiceCategory(u32),
    /// MPOA keep-alive lifetime in seconds.
    KeepAliveLifetime(u32),
    /// MPOA hop count.
    HopCount(u32),
    /// MPOA original error code.
    OriginalErrorCode(u32),
    /// Any other, with its whole type word.
    Unknown {
        /// Compulsory bit and type.
        kind: u16,
        /// Octets of the value.
        octets: Vec<u8>,
    },
}

impl Extension {
    /// Reads all extensions; refuses a list that has no End, or octets after it.
    pub(super) fn parse_all(mut reader: Reader<'_>) -> Result<Vec<Self>> {
        let mut list = Vec::new();
        loop {
            let word = reader.word()?;
            let len = reader.word()?;
            let value = reader.take(usize::from(len))?;
            if kind::known(word) == Some(kind::END) {
                return if value.is_empty() && reader.is_empty() { Ok(list) } else { Err(Error) };
            }
            list.push(Self::parse(word, value)?);
        }
    }

    fn parse(word: u16, value: &[u8]) -> Result<Self> {
        let mut reader = Reader::new(value);
        let extension = match kind::known(word) {
            Some(kind::RESPONDER) => {
                let mut entries = Cie::parse_all(reader)?;
                if entries.len() > 1 {
                    return Err(Error);
                }
                return Ok(Self::Responder(entries.pop()));
            }
            Some(kind::FORWARD_RECORD) => return Cie::parse_all(reader).map(Self::ForwardRecord),
            Some(kind::REVERSE_RECORD) => return Cie::parse_all(reader).map(Self::ReverseRecord),
            Some(kind::AUTHENTICATION) => return Ok(Self::Authentication(value.to_vec())),
            Some(kind::VENDOR) => return Ok(Self::Vendor(value.to_vec())),
            Some(kind::DLL_HEADER) => {
                let cache_id = reader.long()?;
                let elan_id = reader.long()?;
                let len = reader.octet()?;
                let header = reader.take(usize::from(len))?.to_vec();
                Self::DllHeader(DllHeader { cache_id, elan_id, header })
            }
            Some(kind::EGRESS_CACHE_TAG) if value.is_empty() => Self::EgressCacheTag(None),
            Some(kind::EGRESS_CACHE_TAG) => Self::EgressCacheTag(Some(reader.long()?)),
            Some(kind::SERVICE_CATEGORY) => Self::ServiceCategory(number(&mut reader)?),
            Some(kind::KEEP_ALIVE_LIFETIME) => Self::KeepAliveLifetime(number(&mut reader)?),
            Some(kind::HOP_COUNT) => Self::HopCount(number(&mut reader)?),
            Some(kind::ORIGINAL_ERROR_CODE) => Self::OriginalErrorCode(number(&mut reader)?),
            _ => return Ok(Self::Unknown { kind: word, octets: value.to_vec() }),
        };
        if reader.is_empty() { Ok(extension) } else { Err(Error) }
    }

    /// Appends all extensions and the End.
    pub(super) fn emit_all(list: &[Self], octets: &mut Vec<u8>) {
        for extension in list {
            extension.emit(octets);
        }
        octets.extend_from_slice(&kind::END.to_be_bytes());
        octets.extend_from_slice(&[0, 0]);
    }

    fn emit(&self, octets: &mut Vec<u8>) {
        octets.extend_from_slice(&self.kind().to_be_bytes());
        let length = octets.len();
        octets.extend_from_slice(&[0, 0]);
        match self {
            Self::Responder(entry) => entry.iter().for_each(|entry| entry.emit(octets)),
            Self::ForwardRecord(entries) | Self::ReverseRecord(entries) => {
                entries.iter().for_each(|entry| entry.emit(octets));
            }
            Self::Authentication(value) | Self::Vendor(value) | Self::Unknown { octets: value, .. } => {
                octets.extend_from_slice(value);
            }
            Self::DllHeader(dll) => {
                octets.extend_from_slice(&dll.cache_id.to_be_bytes());
                octets.extend_from_slice(&dll.elan_id.to_be_bytes());
                octets.push(dll.header.len() as u8);
                octets.extend_from_slice(&dll.header);
            }
            Self::EgressCacheTag(tag) => {
                octets.extend(tag.iter().flat_map(|tag| tag.to_be_bytes()));
            }
            Self::ServiceCategory(value)
            | Self::KeepAliveLifetime(value)
            | Self::HopCount(value)
            | Self::OriginalErrorCode(value) => octets.extend_from_slice(&value.to_be_bytes()),
        }
        let len = (octets.len() - length - 2) as u16;
        octets[length..length + 2].copy_from_slice(&len.to_be_bytes());
    }

    /// Compulsory bit and type.
    pub const fn kind(&self) -> u16 {
        match self {
            Self::Responder(_) => kind::RESPONDER,
            Self::ForwardRecord(_) => kind::FORWARD_RECORD,
            Self::ReverseRecord(_) => kind::REVERSE_RECORD,
            Self::Authentication(_) => kind::AUTHENTICATION,
            Self::Vendor(_) => kind::VENDOR,
            Self::DllHeader(_) => kind::DLL_HEADER,
            Self::EgressCacheTag(_) => kind::EGRESS_CACHE_TAG,
            Self::ServiceCategory(_) => kind::SERVICE_CATEGORY,
            Self::KeepAliveLifetime(_) => kind::KEEP_ALIVE_LIFETIME,
            Self::HopCount(_) => kind::HOP_COUNT,
            Self::OriginalErrorCode(_) => kind::ORIGINAL_ERROR_CODE,
            Self::Unknown { kind, .. } => *kind,
        }
    }
}

/// A number of MPOA: four octets, or two, which an older form may have had (U).
fn number(reader: &mut Reader<'_>) -> Result<u32> {
    match reader.rest().len() {
        2 | 4 => Ok(field::number(reader.take(reader.rest().len())?)),
        _ => Err(Error),
    }
}

impl fmt::Display for Extension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DllHeader(dll) => write!(f, "cache-id={} elan-id={}", dll.cache_id, dll.elan_id),
            Self::EgressCacheTag(Some(tag)) => write!(f, "tag=0x{tag:08x}"),
            Self::EgressCacheTag(None) => f.write_str("tag wanted"),
            Self::KeepAliveLifetime(seconds) => write!(f, "lifetime={seconds} s"),
            Self::Unknown { kind, .. } => write!(f, "extension 0x{kind:04x}"),
            other => write!(f, "{:?}", kind::meaning(other.kind())),
        }
    }
}
