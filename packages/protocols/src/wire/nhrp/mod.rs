//! NHRP packets (RFC 2332) and the MPOA control packets (AF-MPOA-0087) that share their form.
//!
//! [`Pdu`] is any of them, [`Message`] those with a request ID and client information entries, which is all but
//! [`ErrorIndication`]. [`Packet`] lists the fields of any octets whatever.
//!
//! Only what an ATM network with IPv4 on it sends is read: NBMA addresses are AESAs (address family 3), protocol
//! addresses IPv4; the rest is refused.

mod cie;
mod error_indication;
mod extension;
mod fields;
mod header;
mod message;
mod reader;

pub use cie::{Cie, Code, NO_PREFIX};
pub use error_indication::{ErrorCode, ErrorIndication};
pub use extension::{DllHeader, Extension};
pub use fields::Packet;
pub use header::{HEADER_LEN, MAX_HOP_COUNT, Op};
pub use message::{Flags, Message};

use core::fmt;

use super::{Error, LLC_SNAP_HEADER_LEN, LlcSnapPacket, Result};

const LLC: [u8; 3] = [0xaa, 0xaa, 0x03];
const OUI_IANA: [u8; 3] = [0x00, 0x00, 0x5e];
const PID_NHRP: u16 = 0x0003;

/// Any NHRP or MPOA control packet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pdu {
    /// A request, reply, keep-alive or trigger.
    Message(Message),
    /// What was wrong with another packet.
    Error(ErrorIndication),
}

impl Pdu {
    /// Reads a packet; refuses unknown types, lengths that do not fit and a bad checksum.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        match header::Header::parse(octets)?.op {
            Op::ErrorIndication => ErrorIndication::parse(octets).map(Self::Error),
            _ => Message::parse(octets).map(Self::Message),
        }
    }

    /// The packet in octets.
    pub fn emit(&self) -> Vec<u8> {
        match self {
            Self::Message(message) => message.emit(),
            Self::Error(error) => error.emit(),
        }
    }
}

impl fmt::Display for Pdu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Message(message) => message.fmt(f),
            Self::Error(error) => error.fmt(f),
        }
    }
}

/// A packet as the SDU of an LLC-encapsulated VCC: behind LLC/SNAP 00-00-5E/0003 (RFC 2332 5.1, RFC 2684 5.1).
pub fn encapsulate(packet: &[u8]) -> Vec<u8> {
    let mut octets = vec![0; LLC_SNAP_HEADER_LEN];
    let mut header = LlcSnapPacket::new_unchecked(&mut octets);
    header.set_llc(LLC);
    header.set_oui(OUI_IANA);
    header.set_pid(PID_NHRP);
    octets.extend_from_slice(packet);
    octets
}

/// The packet within an SDU; refuses any other LLC/SNAP header.
pub fn decapsulate(sdu: &[u8]) -> Result<&[u8]> {
    let header = LlcSnapPacket::new_checked(sdu)?;
    if header.llc() != LLC || header.oui() != OUI_IANA || header.pid() != PID_NHRP {
        return Err(Error);
    }
    Ok(&sdu[LLC_SNAP_HEADER_LEN..])
}

#[cfg(test)]
mod tests;
