//! Tagged data on MPOA shortcuts: LLC/SNAP 00-00-00/884C, a tag, an IP datagram (AF-MPOA-0087).
//!
//! Untagged data has the LLC/SNAP header of routed IP ([`super::LlcSnapRepr`]); control packets have the form of
//! [`super::nhrp`].

use core::fmt;

use super::{
    Error, EtherType, Field, FieldId, FieldMap, Fields, LLC_SNAP_HEADER_LEN, LayerId, LlcSnapPacket,
    LlcSnapRepr, Result, be, field,
};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const LLC_SNAP: Range<usize> = 0..super::LLC_SNAP_HEADER_LEN;
    pub(super) const TAG: Range<usize> = LLC_SNAP.end..LLC_SNAP.end + 4;
}

/// EtherType of tagged data.
pub const TAGGED: EtherType = EtherType(0x884c);
/// Octets before the datagram.
pub const HEADER_LEN: usize = octets::TAG.end;

/// A tagged PDU in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<T: AsRef<[u8]>> {
    buffer: T,
}

impl<T: AsRef<[u8]>> Packet<T> {
    /// A view whose getters may panic.
    pub const fn new_unchecked(buffer: T) -> Self {
        Self { buffer }
    }

    /// A view whose getters do not panic.
    pub fn new_checked(buffer: T) -> Result<Self> {
        if buffer.as_ref().len() < HEADER_LEN {
            return Err(Error);
        }
        Ok(Self::new_unchecked(buffer))
    }

    /// The LLC/SNAP header.
    pub fn llc_snap(&self) -> LlcSnapPacket<&[u8]> {
        LlcSnapPacket::new_unchecked(&self.buffer.as_ref()[octets::LLC_SNAP])
    }

    /// The tag that the egress MPC gave out.
    pub fn tag(&self) -> u32 {
        be::u32(self.buffer.as_ref(), octets::TAG)
    }

    /// The IP datagram.
    pub fn payload(&self) -> &[u8] {
        &self.buffer.as_ref()[HEADER_LEN..]
    }
}

/// The header of tagged data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// The tag that the egress MPC gave out; never zero.
    pub tag: u32,
}

impl Repr {
    /// Reads a header; refuses other encapsulations and tag zero, which means none (U).
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        if LlcSnapRepr::parse(&packet.llc_snap())?.ether_type != TAGGED || packet.tag() == 0 {
            return Err(Error);
        }
        Ok(Self { tag: packet.tag() })
    }

    /// Octets of the header.
    pub const fn buffer_len(&self) -> usize {
        HEADER_LEN
    }

    /// Writes the header.
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        let octets = packet.buffer.as_mut();
        LlcSnapRepr { ether_type: TAGGED }
            .emit(&mut LlcSnapPacket::new_unchecked(&mut octets[octets::LLC_SNAP]));
        be::put_u32(octets, octets::TAG, self.tag);
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::MpoaTagged
    }

    fn fields(&self) -> Vec<Field> {
        let octets = self.buffer.as_ref();
        let mut list = LlcSnapPacket::new_unchecked(octets).fields();
        list.extend(
            Fields::new(octets)
                .add(FieldId::MpoaTag, octets::TAG, |part| (Value::hex(field::number(part), 8), Value::None))
                .rest(FieldId::MpoaDatagram, HEADER_LEN)
                .done(),
        );
        list
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MPOA tag=0x{:08x}", self.tag)
    }
}

impl<T: AsRef<[u8]>> fmt::Display for Packet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Packet::new_checked(self.buffer.as_ref()).and_then(|packet| Repr::parse(&packet)) {
            Ok(repr) => write!(f, "{repr}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static GOLDEN: [u8; 14] =
        [0xaa, 0xaa, 0x03, 0x00, 0x00, 0x00, 0x88, 0x4c, 0x00, 0x00, 0x00, 0x99, 0x45, 0x00];

    #[test]
    fn parse_and_emit() {
        let packet = Packet::new_checked(&GOLDEN).unwrap();
        let repr = Repr { tag: 0x99 };
        assert_eq!(Repr::parse(&packet), Ok(repr));
        assert_eq!(packet.payload(), [0x45, 0x00]);
        assert_eq!(packet.to_string(), "MPOA tag=0x00000099");
        let mut octets = [0xa5; HEADER_LEN];
        repr.emit(&mut Packet::new_unchecked(&mut octets));
        assert_eq!(octets, GOLDEN[..HEADER_LEN]);
    }

    #[test]
    fn routed_ip_short_headers_and_tag_zero_are_refused() {
        assert!(Packet::new_checked(&GOLDEN[..HEADER_LEN - 1]).is_err());
        let mut octets = GOLDEN;
        octets[HEADER_LEN - 1] = 0;
        assert_eq!(Repr::parse(&Packet::new_checked(&octets).unwrap()), Err(Error));
        octets = GOLDEN;
        octets[6..8].copy_from_slice(&[0x08, 0x00]);
        assert_eq!(Repr::parse(&Packet::new_checked(&octets).unwrap()), Err(Error));
        let text = Packet::new_unchecked(&GOLDEN[..8]).to_string();
        assert_eq!(text, "MpoaTagged (damaged) LlcSnapLlc=aaaa03 LlcSnapOui=000000 LlcSnapPid=0x884c");
    }
}
