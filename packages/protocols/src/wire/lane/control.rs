//! LAN emulation control frame: 108 octets and the TLVs after them; READY frames are only the first six.

use core::fmt;

use super::{ElanName, Flags, LanDestination, LanType, MaxFrameSize, OpCode, Status, Tlv, TlvId};
use crate::wire::{AtmAddress, Error, EthernetAddress, Result, be};

pub(super) mod octets {
    use core::ops::Range;

    pub(crate) const MARKER: Range<usize> = 0..2;
    pub(crate) const PROTOCOL: Range<usize> = 2..3;
    pub(crate) const VERSION: Range<usize> = 3..4;
    pub(crate) const OP_CODE: Range<usize> = 4..6;
    pub(crate) const STATUS: Range<usize> = 6..8;
    pub(crate) const TRANSACTION_ID: Range<usize> = 8..12;
    pub(crate) const REQUESTER_LECID: Range<usize> = 12..14;
    pub(crate) const FLAGS: Range<usize> = 14..16;
    pub(crate) const SOURCE_LAN_DESTINATION: Range<usize> = 16..24;
    pub(crate) const TARGET_LAN_DESTINATION: Range<usize> = 24..32;
    pub(crate) const SOURCE_ATM_ADDRESS: Range<usize> = 32..52;
    pub(crate) const LAN_TYPE: Range<usize> = 52..53;
    pub(crate) const MAXIMUM_FRAME_SIZE: Range<usize> = 53..54;
    pub(crate) const NUMBER_TLVS: Range<usize> = 54..55;
    pub(crate) const ELAN_NAME_SIZE: Range<usize> = 55..56;
    pub(crate) const TARGET_ATM_ADDRESS: Range<usize> = 56..76;
    pub(crate) const ELAN_NAME: Range<usize> = 76..108;
}

const READY_LEN: usize = octets::OP_CODE.end;
const FIXED_LEN: usize = octets::ELAN_NAME.end;
const MARKER: u16 = 0xff00;
const PROTOCOL: u8 = 1;

/// Whether the SDU is a control frame: it starts with the marker FF00, which no LECID is.
pub fn is_control(octets: &[u8]) -> bool {
    octets.starts_with(&MARKER.to_be_bytes())
}

/// A control frame.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// Version: 1 in LANE v1 and v2.
    pub version: u8,
    /// Request or response of the message.
    pub op_code: OpCode,
    /// How a request fared; success in requests.
    pub status: Status,
    /// Number that the requester chose; the answer repeats it.
    pub transaction_id: u32,
    /// LECID of the requester, zero before it has joined; the answer repeats it.
    pub requester_lecid: u16,
    /// FLAGS.
    pub flags: Flags,
    /// SOURCE-LAN-DESTINATION.
    pub source: LanDestination,
    /// TARGET-LAN-DESTINATION.
    pub target: LanDestination,
    /// SOURCE-ATM-ADDRESS.
    pub source_atm: AtmAddress,
    /// TARGET-ATM-ADDRESS.
    pub target_atm: AtmAddress,
    /// LAN-TYPE; unspecified but in configuration and join.
    pub lan_type: LanType,
    /// MAXIMUM-FRAME-SIZE; unspecified but in configuration and join.
    pub max_frame_size: MaxFrameSize,
    /// ELAN-NAME; empty but in configuration and join.
    pub elan_name: ElanName,
    /// TLVs in the order of the wire, at most 255.
    pub tlvs: Vec<Tlv>,
}

impl Message {
    /// The version that both LANE v1 and v2 write.
    pub const VERSION: u8 = 1;

    /// A frame with nothing but its op-code.
    pub const fn new(op_code: OpCode) -> Self {
        Self {
            version: Self::VERSION,
            op_code,
            status: Status::SUCCESS,
            transaction_id: 0,
            requester_lecid: 0,
            flags: Flags::NONE,
            source: LanDestination::None,
            target: LanDestination::None,
            source_atm: AtmAddress::NONE,
            target_atm: AtmAddress::NONE,
            lan_type: LanType::UNSPECIFIED,
            max_frame_size: MaxFrameSize::UNSPECIFIED,
            elan_name: ElanName::EMPTY,
            tlvs: Vec::new(),
        }
    }

    /// The answer to this request: all of it repeated, without its TLVs.
    #[must_use]
    pub fn response(&self, status: Status) -> Self {
        Self { op_code: self.op_code.response(), status, tlvs: Vec::new(), ..self.clone() }
    }

    /// Its first TLV about `id`.
    pub fn tlv(&self, id: TlvId) -> Option<&Tlv> {
        self.tlvs.iter().find(|tlv| tlv.id == id)
    }

    /// MAC address in SOURCE-LAN-DESTINATION.
    pub const fn source_mac(&self) -> Option<EthernetAddress> {
        self.source.mac()
    }

    /// MAC address in TARGET-LAN-DESTINATION.
    pub const fn target_mac(&self) -> Option<EthernetAddress> {
        self.target.mac()
    }

    /// Reads a control frame of any version: refuses a wrong marker or protocol, an unknown LAN destination tag, a
    /// name of more than 32 octets, and TLVs that do not fit. Octets after the last TLV are ignored.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        if octets.len() < READY_LEN || !is_control(octets) || octets[octets::PROTOCOL] != [PROTOCOL] {
            return Err(Error);
        }
        let mut message = Self::new(OpCode(be::u16(octets, octets::OP_CODE)));
        message.version = octets[octets::VERSION.start];
        if message.op_code.is_ready() {
            return Ok(message);
        }
        if octets.len() < FIXED_LEN {
            return Err(Error);
        }
        message.status = Status(be::u16(octets, octets::STATUS));
        message.transaction_id = be::u32(octets, octets::TRANSACTION_ID);
        message.requester_lecid = be::u16(octets, octets::REQUESTER_LECID);
        message.flags = Flags(be::u16(octets, octets::FLAGS));
        message.source = LanDestination::parse(&octets[octets::SOURCE_LAN_DESTINATION])?;
        message.target = LanDestination::parse(&octets[octets::TARGET_LAN_DESTINATION])?;
        message.source_atm = AtmAddress::from_octets(&octets[octets::SOURCE_ATM_ADDRESS]).ok_or(Error)?;
        message.target_atm = AtmAddress::from_octets(&octets[octets::TARGET_ATM_ADDRESS]).ok_or(Error)?;
        message.lan_type = LanType(octets[octets::LAN_TYPE.start]);
        message.max_frame_size = MaxFrameSize(octets[octets::MAXIMUM_FRAME_SIZE.start]);
        let name = octets[octets::ELAN_NAME].get(..usize::from(octets[octets::ELAN_NAME_SIZE.start]));
        message.elan_name = ElanName::from_octets(name.ok_or(Error)?)?;
        let mut rest = &octets[FIXED_LEN..];
        for _ in 0..octets[octets::NUMBER_TLVS.start] {
            let (tlv, after) = Tlv::parse(rest)?;
            message.tlvs.push(tlv);
            rest = after;
        }
        Ok(message)
    }

    /// Writes it.
    pub fn emit(&self) -> Vec<u8> {
        let len = if self.op_code.is_ready() { READY_LEN } else { FIXED_LEN };
        let mut octets = vec![0; len];
        be::put_u16(&mut octets, octets::MARKER, MARKER);
        octets[octets::PROTOCOL.start] = PROTOCOL;
        octets[octets::VERSION.start] = self.version;
        be::put_u16(&mut octets, octets::OP_CODE, self.op_code.0);
        if self.op_code.is_ready() {
            return octets;
        }
        be::put_u16(&mut octets, octets::STATUS, self.status.0);
        be::put_u32(&mut octets, octets::TRANSACTION_ID, self.transaction_id);
        be::put_u16(&mut octets, octets::REQUESTER_LECID, self.requester_lecid);
        be::put_u16(&mut octets, octets::FLAGS, self.flags.0);
        octets[octets::SOURCE_LAN_DESTINATION].copy_from_slice(&self.source.octets());
        octets[octets::TARGET_LAN_DESTINATION].copy_from_slice(&self.target.octets());
        octets[octets::SOURCE_ATM_ADDRESS].copy_from_slice(&self.source_atm.0);
        octets[octets::TARGET_ATM_ADDRESS].copy_from_slice(&self.target_atm.0);
        octets[octets::LAN_TYPE.start] = self.lan_type.0;
        octets[octets::MAXIMUM_FRAME_SIZE.start] = self.max_frame_size.0;
        let tlvs = u8::try_from(self.tlvs.len()).unwrap_or(u8::MAX);
        octets[octets::NUMBER_TLVS.start] = tlvs;
        octets[octets::ELAN_NAME_SIZE.start] = self.elan_name.as_octets().len() as u8;
        octets[octets::ELAN_NAME].copy_from_slice(self.elan_name.padded());
        for tlv in self.tlvs.iter().take(usize::from(tlvs)) {
            tlv.emit(&mut octets);
        }
        octets
    }
}

impl fmt::Display for Message {
    /// What is set, in the order of the wire.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.op_code)?;
        if self.op_code.is_ready() {
            return Ok(());
        }
        if self.status != Status::SUCCESS {
            write!(f, " {}", self.status)?;
        }
        write!(f, " tran={} lecid={}", self.transaction_id, self.requester_lecid)?;
        if self.flags != Flags::NONE {
            write!(f, " flags={}", self.flags)?;
        }
        for (name, destination) in [("source", self.source), ("target", self.target)] {
            if destination != LanDestination::None {
                write!(f, " {name}={destination}")?;
            }
        }
        for (name, address) in [("source-atm", self.source_atm), ("target-atm", self.target_atm)] {
            if address != AtmAddress::NONE {
                write!(f, " {name}={address}")?;
            }
        }
        if self.lan_type != LanType::UNSPECIFIED {
            write!(f, " lan-type={}", self.lan_type)?;
        }
        if self.max_frame_size != MaxFrameSize::UNSPECIFIED {
            write!(f, " max-frame-size={}", self.max_frame_size)?;
        }
        if !self.elan_name.is_empty() {
            write!(f, " elan=\"{}\"", self.elan_name)?;
        }
        self.tlvs.iter().try_for_each(|tlv| write!(f, " [{tlv}]"))
    }
}
