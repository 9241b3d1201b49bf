//! LANE v1 data frame for IEEE 802.3 emulated LANs: LE header and Ethernet frame without frame check sequence
//! (AF-LANE-0021). What stands at its place of type may be the length of an LLC frame, or zero for a long one.

use core::fmt;

use super::ethernet::{self, Packet as EthernetPacket, Repr as EthernetRepr};
use super::{Error, Field, FieldId, FieldMap, Fields, LayerId, Meaning, Result, be};

mod octets {
    use core::ops::Range;

    pub(super) const LECID: Range<usize> = 0..2;
}

/// Shortest SDU: the LE header and the shortest Ethernet frame without its frame check sequence.
const MIN_LEN: usize = octets::LECID.end + 60;

/// A frame in octets.
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
        if buffer.as_ref().len() < Repr::HEADER_LEN {
            return Err(Error);
        }
        Ok(Self::new_unchecked(buffer))
    }

    /// LECID of the sender.
    pub fn lecid(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::LECID)
    }

    /// The Ethernet frame.
    pub fn frame(&self) -> EthernetPacket<&[u8]> {
        EthernetPacket::new_unchecked(&self.buffer.as_ref()[octets::LECID.end..])
    }
}

/// What LE header and MAC header say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// LECID of the sender, zero before it has joined.
    pub lecid: u16,
    /// The MAC header.
    pub frame: EthernetRepr,
}

impl Repr {
    /// Octets of both headers.
    pub const HEADER_LEN: usize = octets::LECID.end + ethernet::HEADER_LEN;

    /// Reads both headers, the type/length as it is.
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Self {
        let frame = packet.frame();
        let (dst, src, ether_type) = (frame.dst(), frame.src(), frame.ether_type());
        Self { lecid: packet.lecid(), frame: EthernetRepr { dst, src, ether_type } }
    }

    /// Octets of the frame around a payload, padded to the shortest Ethernet frame.
    pub const fn buffer_len(&self, payload_len: usize) -> usize {
        let len = Self::HEADER_LEN + payload_len;
        if len < MIN_LEN { MIN_LEN } else { len }
    }

    /// Writes both headers and zeroes the padding of a short frame; `octets` is the whole frame.
    pub fn emit(&self, octets: &mut [u8], payload_len: usize) {
        be::put_u16(octets, octets::LECID, self.lecid);
        self.frame.emit(&mut EthernetPacket::new_unchecked(&mut octets[octets::LECID.end..]));
        octets[Self::HEADER_LEN + payload_len..].fill(0);
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::LaneData
    }

    fn fields(&self) -> Vec<Field> {
        Fields::new(self.buffer.as_ref())
            .add(FieldId::LaneDataLecid, octets::LECID, |part| {
                let lecid = u16::from_be_bytes([part[0], part[1]]);
                (lecid, (lecid == 0).then_some(Meaning::NotJoined))
            })
            .rest(FieldId::LaneDataFrame, octets::LECID.end)
            .done()
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LANE lecid={} {}", self.lecid, self.frame)
    }
}

impl<T: AsRef<[u8]>> fmt::Display for Packet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Packet::new_checked(self.buffer.as_ref()) {
            Ok(packet) => write!(f, "{}", Repr::parse(&packet)),
            Err(Error) => super::field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{EtherType, EthernetAddress};

    // The first octets of the golden frame "v1 data EtherType IP".
    static GOLDEN: [u8; 18] = [
        0x00, 0x05, 0x00, 0x20, 0xda, 0x00, 0x00, 0x09, 0x00, 0x20, 0xda, 0x00, 0x00, 0x01, 0x08, 0x00, 0x45,
        0x00,
    ];

    fn repr() -> Repr {
        Repr {
            lecid: 5,
            frame: EthernetRepr {
                dst: EthernetAddress([0x00, 0x20, 0xda, 0, 0, 9]),
                src: EthernetAddress([0x00, 0x20, 0xda, 0, 0, 1]),
                ether_type: EtherType::IPV4,
            },
        }
    }

    #[test]
    fn parse_and_emit() {
        let packet = Packet::new_checked(&GOLDEN).unwrap();
        assert_eq!(Repr::parse(&packet), repr());
        assert_eq!(packet.frame().payload(), [0x45, 0x00]);
        let mut octets = vec![0xa5; repr().buffer_len(2)];
        octets[16..18].copy_from_slice(&[0x45, 0x00]);
        repr().emit(&mut octets, 2);
        assert_eq!(octets[..18], GOLDEN);
        assert_eq!(octets[18..], [0; 44]);
    }

    #[test]
    fn a_full_frame_fills_data_code_1() {
        assert_eq!(repr().buffer_len(1500), 1516);
        assert_eq!(repr().buffer_len(0), 62);
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        assert!(Packet::new_checked(&GOLDEN[..15]).is_err());
        assert_eq!(Packet::new_unchecked(&GOLDEN[..2]).to_string(), "LaneData (damaged) LaneDataLecid=5");
    }
}
