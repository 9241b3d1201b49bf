//! AAL5 CPCS-PDU: payload, padding and trailer (ITU-T I.363.5).

use core::fmt;

use super::{Crc32, Error, Field, FieldId, FieldMap, Fields, LayerId, Meaning, Result, be, field};
use crate::Value;

/// Octets that a cell carries.
pub const CELL_PAYLOAD_LEN: usize = 48;
/// Octets of the trailer.
pub const TRAILER_LEN: usize = 8;
/// Longest CPCS-SDU: the length field has 16 bits.
pub const MAX_SDU_LEN: usize = 65_535;

// Octets of the trailer, counted from its start.
mod octets {
    use core::ops::Range;

    pub(super) const UU: usize = 0;
    pub(super) const CPI: usize = 1;
    pub(super) const LENGTH: Range<usize> = 2..4;
    pub(super) const CRC: Range<usize> = 4..8;
}

/// Cells of the CPCS-PDU around an SDU.
pub const fn cells_for(sdu_len: usize) -> usize {
    (sdu_len + TRAILER_LEN).div_ceil(CELL_PAYLOAD_LEN)
}

/// Octets of padding between an SDU and the trailer.
pub const fn pad_for(sdu_len: usize) -> usize {
    cells_for(sdu_len) * CELL_PAYLOAD_LEN - sdu_len - TRAILER_LEN
}

/// A CPCS-PDU in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<T: AsRef<[u8]>> {
    buffer: T,
}

impl<T: AsRef<[u8]>> Packet<T> {
    /// A view whose getters may panic.
    pub const fn new_unchecked(buffer: T) -> Self {
        Self { buffer }
    }

    /// A view whose getters do not panic: whole cells, and a length field that leaves 0 to 47 octets of
    /// padding.
    pub fn new_checked(buffer: T) -> Result<Self> {
        let packet = Self::new_unchecked(buffer);
        let len = packet.buffer.as_ref().len();
        if len == 0
            || !len.is_multiple_of(CELL_PAYLOAD_LEN)
            || packet.sdu_len() == 0
            || cells_for(packet.sdu_len()) * CELL_PAYLOAD_LEN != len
        {
            return Err(Error);
        }
        Ok(packet)
    }

    fn trailer(&self) -> &[u8] {
        let octets = self.buffer.as_ref();
        &octets[octets.len() - TRAILER_LEN..]
    }

    /// CPCS user-to-user indication.
    pub fn uu(&self) -> u8 {
        self.trailer()[octets::UU]
    }

    /// Common part indicator; zero.
    pub fn cpi(&self) -> u8 {
        self.trailer()[octets::CPI]
    }

    /// Length of the SDU; zero is the sender's abort.
    pub fn sdu_len(&self) -> usize {
        usize::from(be::u16(self.trailer(), octets::LENGTH))
    }

    /// CRC-32.
    pub fn crc(&self) -> u32 {
        be::u32(self.trailer(), octets::CRC)
    }

    /// The SDU.
    pub fn sdu(&self) -> &[u8] {
        &self.buffer.as_ref()[..self.sdu_len()]
    }

    /// Whether the CRC over the whole PDU is good.
    pub fn verify_crc(&self) -> bool {
        let mut crc = Crc32::new();
        crc.update(self.buffer.as_ref());
        crc.is_good()
    }
}

impl<T: AsRef<[u8]> + AsMut<[u8]>> Packet<T> {
    fn trailer_mut(&mut self) -> &mut [u8] {
        let octets = self.buffer.as_mut();
        let start = octets.len() - TRAILER_LEN;
        &mut octets[start..]
    }

    /// Writes user-to-user indication and common part indicator.
    pub fn set_uu_and_cpi(&mut self, uu: u8, cpi: u8) {
        let trailer = self.trailer_mut();
        trailer[octets::UU] = uu;
        trailer[octets::CPI] = cpi;
    }

    /// Writes the length of the SDU.
    pub fn set_sdu_len(&mut self, len: u16) {
        be::put_u16(self.trailer_mut(), octets::LENGTH, len);
    }

    /// Writes the CRC-32.
    pub fn set_crc(&mut self, crc: u32) {
        be::put_u32(self.trailer_mut(), octets::CRC, crc);
    }

    /// Computes and writes the CRC over SDU, padding and trailer.
    pub fn fill_crc(&mut self) {
        let octets = self.buffer.as_ref();
        let mut crc = Crc32::new();
        crc.update(&octets[..octets.len() - 4]);
        self.set_crc(crc.finish());
    }
}

/// What a trailer says; the CRC is the PDU's affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// CPCS user-to-user indication.
    pub uu: u8,
    /// Octets of the SDU, 1 to 65 535.
    pub sdu_len: u16,
}

impl Repr {
    /// Reads a trailer; refuses a bad CRC.
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        if !packet.verify_crc() {
            return Err(Error);
        }
        Ok(Self { uu: packet.uu(), sdu_len: packet.sdu_len() as u16 })
    }

    /// The whole CPCS-PDU around an SDU of 1 to 65 535 octets, as cells carry it: padding and trailer follow, the CRC is right.
    pub fn enclose(uu: u8, sdu: &[u8]) -> Vec<u8> {
        let repr = Self { uu, sdu_len: sdu.len() as u16 };
        let mut octets = vec![0; repr.buffer_len()];
        octets[..sdu.len()].copy_from_slice(sdu);
        let mut packet = Packet::new_unchecked(&mut octets);
        repr.emit(&mut packet);
        packet.fill_crc();
        octets
    }

    /// Octets of the CPCS-PDU.
    pub const fn buffer_len(&self) -> usize {
        cells_for(self.sdu_len as usize) * CELL_PAYLOAD_LEN
    }

    /// Writes trailer and padding around an SDU; the CRC is zero until [`Packet::fill_crc`].
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        packet.set_uu_and_cpi(self.uu, 0);
        packet.set_sdu_len(self.sdu_len);
        packet.set_crc(0);
        let octets = packet.buffer.as_mut();
        let trailer = octets.len() - TRAILER_LEN;
        octets[usize::from(self.sdu_len)..trailer].fill(0);
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::Aal5
    }

    fn fields(&self) -> Vec<Field> {
        let octets = self.buffer.as_ref();
        let mut list = Fields::new(octets);
        let Some(trailer) = octets.len().checked_sub(TRAILER_LEN) else { return list.done() };
        let sdu_len = self.sdu_len();
        if sdu_len <= trailer {
            list.add(FieldId::Aal5Sdu, 0..sdu_len, |part| (Value::Size(part.len()), Value::None));
            list.add(FieldId::Aal5Pad, sdu_len..trailer, |part| (Value::Size(part.len()), Value::None));
        }
        list.number(FieldId::Aal5CpcsUu, trailer..trailer + 1)
            .number(FieldId::Aal5Cpi, trailer + 1..trailer + 2)
            .number(FieldId::Aal5Length, trailer + 2..trailer + 4)
            .add(FieldId::Aal5Crc32, trailer + 4..trailer + 8, |part| {
                let meaning = if self.verify_crc() { Meaning::Good } else { Meaning::Wrong };
                (Value::hex(field::number(part), 8), meaning)
            })
            .done()
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "AAL5 len={} cells={}", self.sdu_len, cells_for(usize::from(self.sdu_len)))
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

    fn pdu(sdu: &[u8]) -> Vec<u8> {
        let repr = Repr { uu: 0, sdu_len: sdu.len() as u16 };
        let mut octets = vec![0xa5; repr.buffer_len()];
        octets[..sdu.len()].copy_from_slice(sdu);
        let mut packet = Packet::new_unchecked(&mut octets);
        repr.emit(&mut packet);
        packet.fill_crc();
        octets
    }

    #[test]
    fn the_vectors_of_the_recommendation() {
        let counting: Vec<u8> = (1..=40).collect();
        for (sdu, crc) in [(vec![0; 40], 0x864d_7f99), (vec![0xff; 40], 0xc55e_457a), (counting, 0xbf67_1ed0)]
        {
            let octets = pdu(&sdu);
            let packet = Packet::new_checked(&octets).unwrap();
            assert_eq!(octets.len(), 48);
            assert_eq!(packet.crc(), crc);
            assert_eq!(packet.sdu(), sdu);
            assert_eq!((packet.uu(), packet.cpi()), (0, 0));
            assert_eq!(Repr::parse(&packet), Ok(Repr { uu: 0, sdu_len: 40 }));
        }
    }

    #[test]
    fn cells_and_padding() {
        for (sdu_len, cells, pad) in
            [(1, 1, 39), (40, 1, 0), (41, 2, 47), (1508, 32, 20), (1516, 32, 12), (9188, 192, 20)]
        {
            assert_eq!((cells_for(sdu_len), pad_for(sdu_len)), (cells, pad), "{sdu_len}");
        }
        for sdu_len in 1..=MAX_SDU_LEN {
            assert!(pad_for(sdu_len) < CELL_PAYLOAD_LEN);
        }
    }

    #[test]
    fn an_enclosed_sdu_parses_back() {
        let sdu: Vec<u8> = (0..100).collect();
        assert_eq!(Repr::enclose(0, &sdu), pdu(&sdu));
        assert_eq!(Packet::new_checked(&Repr::enclose(7, &sdu)).unwrap().uu(), 7);
    }

    #[test]
    fn padding_is_zeroed() {
        let octets = pdu(&[0x11; 41]);
        assert_eq!(octets[41..88], [0; 47]);
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        let good = pdu(&[7; 100]);
        assert!(Packet::new_checked(&good[..143]).is_err());
        assert!(Packet::new_checked(&good[48..]).is_err(), "a lost cell does not fit the length");
        assert!(Packet::new_checked(&[][..]).is_err());
        let mut flipped = good.clone();
        flipped[0] ^= 1;
        assert_eq!(Repr::parse(&Packet::new_checked(&flipped).unwrap()), Err(Error));
        assert_eq!(Packet::new_unchecked(&good).to_string(), "AAL5 len=100 cells=3");
        let text = Packet::new_unchecked(&good[48..]).to_string();
        assert!(
            text.starts_with("Aal5 (damaged) Aal5CpcsUu=0 Aal5Cpi=0 Aal5Length=100 Aal5Crc32=0x"),
            "{text}"
        );
        assert_eq!(Packet::new_unchecked(&good[..5]).to_string(), "Aal5 (damaged)");
    }
}
