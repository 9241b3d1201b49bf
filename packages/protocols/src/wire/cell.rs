//! ATM cell header at UNI and NNI (ITU-T I.361) with its HEC (ITU-T I.432).

use core::fmt;

use super::{Error, Field, FieldId, FieldMap, Fields, LayerId, Meaning, Result, be, field};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const FIRST_FOUR: Range<usize> = 0..4;
    pub(super) const HEC: usize = 4;
}

/// Octets of the header.
pub const HEADER_LEN: usize = 5;
/// VCI of signalling on every VP of an interface (ITU-T I.361, UNI 3.1 5.1).
pub const SIGNALLING_VCI: u16 = 5;
/// VCI of ILMI on VPI 0 (ILMI 4.0 7.1).
pub const ILMI_VCI: u16 = 16;
/// Octets of a cell.
pub const CELL_LEN: usize = HEADER_LEN + super::CELL_PAYLOAD_LEN;

const GENERATOR: u8 = 0x07;
const COSET: u8 = 0x55;

static TABLE: [u8; 256] = table();

const fn table() -> [u8; 256] {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 256 {
        let mut crc = index as u8;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 0x80 != 0 { crc << 1 ^ GENERATOR } else { crc << 1 };
            bit += 1;
        }
        table[index] = crc;
        index += 1;
    }
    table
}

/// Header error control over the first four octets: CRC-8 with the coset added.
pub fn hec(header: [u8; 4]) -> u8 {
    remainder(header) ^ COSET
}

fn remainder(header: [u8; 4]) -> u8 {
    header.iter().fold(0, |crc, octet| TABLE[usize::from(crc ^ octet)])
}

/// Which of the two header formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Between user and network: 4 bits of GFC, 8 bits of VPI.
    Uni,
    /// Between network nodes: 12 bits of VPI.
    Nni,
}

/// Payload type identifier, three bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pti(u8);

impl Pti {
    /// OAM F5 flow, segment.
    pub const OAM_SEGMENT: Self = Self(0b100);
    /// OAM F5 flow, end to end.
    pub const OAM_END_TO_END: Self = Self(0b101);
    /// Resource management.
    pub const RM: Self = Self(0b110);

    /// User data: whether congestion was met (EFCI), and the user-to-user bit that marks the last cell of an
    /// AAL5 PDU.
    pub const fn user(efci: bool, last: bool) -> Self {
        Self((efci as u8) << 1 | last as u8)
    }

    /// The low three bits of `bits`.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & 0b111)
    }

    /// The bits.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether the cell carries user data.
    pub const fn is_user(self) -> bool {
        self.0 & 0b100 == 0
    }

    /// Whether the cell is the last of an AAL5 PDU.
    pub const fn is_last(self) -> bool {
        self.0 & 0b101 == 0b001
    }

    /// Whether a switch has marked congestion.
    pub const fn efci(self) -> bool {
        self.0 & 0b110 == 0b010
    }
}

/// What the HEC says about a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HecCheck {
    /// No error.
    Good,
    /// One bit was wrong; these are the five octets without the error.
    Corrected([u8; HEADER_LEN]),
    /// More than one bit is wrong: the receiver must discard the cell.
    Bad,
}

impl HecCheck {
    /// Checks a header and, as a receiver in correction mode does, mends a single wrong bit.
    pub fn of(header: [u8; HEADER_LEN]) -> Self {
        let [a, b, c, d, e] = header;
        let syndrome = hec([a, b, c, d]) ^ e;
        if syndrome == 0 {
            return Self::Good;
        }
        let flipped = |bit: usize| {
            let mut header = header;
            header[bit / 8] ^= 0x80 >> (bit % 8);
            header
        };
        // The syndrome of a wrong bit depends on its place only, and all forty differ.
        let wrong = (0..HEADER_LEN * 8).find(|bit| {
            let mut error = [0; HEADER_LEN];
            error[bit / 8] = 0x80 >> (bit % 8);
            let [a, b, c, d, e] = error;
            remainder([a, b, c, d]) ^ e == syndrome
        });
        wrong.map_or(Self::Bad, |bit| Self::Corrected(flipped(bit)))
    }
}

/// A cell, or its header, in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<T: AsRef<[u8]>> {
    buffer: T,
    format: Format,
}

impl<T: AsRef<[u8]>> Packet<T> {
    /// A view whose getters may panic.
    pub const fn new_unchecked(buffer: T, format: Format) -> Self {
        Self { buffer, format }
    }

    /// A view whose getters do not panic.
    pub fn new_checked(buffer: T, format: Format) -> Result<Self> {
        if buffer.as_ref().len() < HEADER_LEN {
            return Err(Error);
        }
        Ok(Self::new_unchecked(buffer, format))
    }

    fn word(&self) -> u32 {
        be::u32(self.buffer.as_ref(), octets::FIRST_FOUR)
    }

    /// Generic flow control; zero at an NNI.
    pub fn gfc(&self) -> u8 {
        match self.format {
            Format::Uni => (self.word() >> 28) as u8,
            Format::Nni => 0,
        }
    }

    /// Virtual path identifier.
    pub fn vpi(&self) -> u16 {
        match self.format {
            Format::Uni => (self.word() >> 20) as u16 & 0xff,
            Format::Nni => (self.word() >> 20) as u16,
        }
    }

    /// Virtual channel identifier.
    pub fn vci(&self) -> u16 {
        (self.word() >> 4) as u16
    }

    /// Payload type.
    pub fn pti(&self) -> Pti {
        Pti::from_bits((self.word() >> 1) as u8)
    }

    /// Cell loss priority: whether the cell goes first when something must.
    pub fn clp(&self) -> bool {
        self.word() & 1 != 0
    }

    /// Header error control.
    pub fn hec(&self) -> u8 {
        self.buffer.as_ref()[octets::HEC]
    }

    /// What the HEC says.
    pub fn check_hec(&self) -> HecCheck {
        let mut header = [0; HEADER_LEN];
        header.copy_from_slice(&self.buffer.as_ref()[..HEADER_LEN]);
        HecCheck::of(header)
    }
}

/// What a cell header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// Generic flow control, four bits; none at an NNI.
    pub gfc: u8,
    /// Virtual path identifier: 8 bits at a UNI, 12 at an NNI.
    pub vpi: u16,
    /// Virtual channel identifier.
    pub vci: u16,
    /// Payload type.
    pub pti: Pti,
    /// Cell loss priority.
    pub clp: bool,
}

impl Repr {
    /// Reads a header; refuses one whose HEC is not good.
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        if packet.check_hec() != HecCheck::Good {
            return Err(Error);
        }
        Ok(Self {
            gfc: packet.gfc(),
            vpi: packet.vpi(),
            vci: packet.vci(),
            pti: packet.pti(),
            clp: packet.clp(),
        })
    }

    /// Octets of the header.
    pub const fn buffer_len(&self) -> usize {
        HEADER_LEN
    }

    /// The five octets, HEC included. Bits that the format has no room for are cut off.
    pub fn octets(&self, format: Format) -> [u8; HEADER_LEN] {
        let top = match format {
            Format::Uni => u32::from(self.gfc & 0xf) << 28 | u32::from(self.vpi & 0xff) << 20,
            Format::Nni => u32::from(self.vpi & 0xfff) << 20,
        };
        let word = top | u32::from(self.vci) << 4 | u32::from(self.pti.0) << 1 | u32::from(self.clp);
        let [a, b, c, d] = word.to_be_bytes();
        [a, b, c, d, hec([a, b, c, d])]
    }

    /// Writes the header.
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        let octets = self.octets(packet.format);
        packet.buffer.as_mut()[..HEADER_LEN].copy_from_slice(&octets);
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        match self.format {
            Format::Uni => LayerId::AtmUni,
            Format::Nni => LayerId::AtmNni,
        }
    }

    fn fields(&self) -> Vec<Field> {
        let octets = self.buffer.as_ref();
        let mut list = Fields::new(octets);
        match self.format {
            Format::Uni => list.add(FieldId::CellGfc, 0..1, |part| (part[0] >> 4, Value::None)).add(
                FieldId::CellVpi,
                0..2,
                |part| (field::number(part) >> 4 & 0xff, Value::None),
            ),
            Format::Nni => list.add(FieldId::CellVpi, 0..2, |part| (field::number(part) >> 4, Value::None)),
        };
        list.add(FieldId::CellVci, 1..4, |part| (field::number(part) >> 4 & 0xffff, Value::None))
            .add(FieldId::CellPti, 3..4, |part| {
                let pti = Pti::from_bits(part[0] >> 1);
                (Value::hex(pti.0, 1), pti.meaning())
            })
            .add(FieldId::CellClp, 3..4, |part| {
                (part[0] & 1, if part[0] & 1 == 0 { Meaning::HighPriority } else { Meaning::DiscardedFirst })
            })
            .add(FieldId::CellHec, 4..5, |part| {
                let meaning = match Packet::new_checked(octets, self.format).map(|packet| packet.check_hec())
                {
                    Ok(HecCheck::Good) => Meaning::Good,
                    Ok(HecCheck::Corrected(_)) => Meaning::OneWrongBit,
                    Ok(HecCheck::Bad) | Err(Error) => Meaning::Wrong,
                };
                (Value::hex(part[0], 2), meaning)
            })
            .rest(FieldId::CellPayload, HEADER_LEN)
            .done()
    }
}

impl Pti {
    const fn meaning(self) -> Meaning {
        match self.0 {
            0b000 => Meaning::UserData,
            0b001 => Meaning::LastCell,
            0b010 => Meaning::Congestion,
            0b011 => Meaning::CongestionLastCell,
            0b100 => Meaning::OamSegment,
            0b101 => Meaning::OamEndToEnd,
            0b110 => Meaning::ResourceManagement,
            _ => Meaning::Reserved,
        }
    }
}

impl fmt::Display for Pti {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            0b000 => "user data",
            0b001 => "user data, last cell",
            0b010 => "user data, congestion",
            0b011 => "user data, congestion, last cell",
            0b100 => "OAM F5 segment",
            0b101 => "OAM F5 end to end",
            0b110 => "resource management",
            _ => "reserved",
        })
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ATM {}/{} {}", self.vpi, self.vci, self.pti)?;
        if self.clp { f.write_str(" CLP") } else { Ok(()) }
    }
}

impl<T: AsRef<[u8]>> fmt::Display for Packet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Packet::new_checked(self.buffer.as_ref(), self.format).and_then(|packet| Repr::parse(&packet)) {
            Ok(repr) => write!(f, "{repr}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(vpi: u16, vci: u16, pti: Pti, clp: bool) -> Repr {
        Repr { gfc: 0, vpi, vci, pti, clp }
    }

    #[test]
    fn hec_vectors() {
        assert_eq!(hec([0, 0, 0, 0]), 0x55);
        assert_eq!(hec([0, 0, 0, 1]), 0x52);
        assert_eq!(hec([0, 0, 0, 0x50]), 0xe2);
    }

    #[test]
    fn deconstruct() {
        let octets = [0xf1, 0x23, 0x45, 0x67, hec([0xf1, 0x23, 0x45, 0x67])];
        let uni = Packet::new_checked(&octets, Format::Uni).unwrap();
        assert_eq!((uni.gfc(), uni.vpi(), uni.vci()), (0xf, 0x12, 0x3456));
        assert_eq!((uni.pti().bits(), uni.clp()), (0b011, true));
        let nni = Packet::new_checked(&octets, Format::Nni).unwrap();
        assert_eq!((nni.gfc(), nni.vpi(), nni.vci()), (0, 0xf12, 0x3456));
    }

    #[test]
    fn parse_and_emit() {
        let signalling = header(0, 5, Pti::user(false, false), false);
        for (repr, format) in [
            (signalling, Format::Uni),
            (header(255, 65_535, Pti::user(true, true), true), Format::Uni),
            (Repr { gfc: 9, ..header(1, 32, Pti::RM, false) }, Format::Uni),
            (header(4095, 100, Pti::OAM_END_TO_END, false), Format::Nni),
        ] {
            let mut octets = [0xa5; CELL_LEN];
            repr.emit(&mut Packet::new_unchecked(&mut octets, format));
            assert_eq!(octets[HEADER_LEN..], [0xa5; 48]);
            assert_eq!(Repr::parse(&Packet::new_checked(&octets, format).unwrap()), Ok(repr));
        }
        assert_eq!(signalling.octets(Format::Uni), [0, 0, 0, 0x50, 0xe2]);
    }

    #[test]
    fn every_single_bit_error_is_corrected() {
        let good = header(7, 42, Pti::user(false, true), false).octets(Format::Uni);
        assert_eq!(HecCheck::of(good), HecCheck::Good);
        for bit in 0..40 {
            let mut octets = good;
            octets[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(HecCheck::of(octets), HecCheck::Corrected(good));
            for other in 0..bit {
                let mut octets = octets;
                octets[other / 8] ^= 1 << (other % 8);
                assert_eq!(HecCheck::of(octets), HecCheck::Bad, "bits {bit} and {other}");
            }
        }
    }

    #[test]
    fn payload_types() {
        assert!(Pti::user(false, true).is_last() && !Pti::user(true, false).is_last());
        assert!(Pti::user(true, true).efci() && Pti::user(true, true).is_user());
        assert!(!Pti::OAM_END_TO_END.is_last() && !Pti::RM.efci() && !Pti::RM.is_user());
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        assert!(Packet::new_checked(&[0; 4], Format::Uni).is_err());
        let octets = [0, 0, 0, 0x50, 0xe3];
        let packet = Packet::new_checked(&octets, Format::Uni).unwrap();
        assert_eq!(Repr::parse(&packet), Err(Error));
        assert_eq!(packet.fields()[5].meaning, Meaning::OneWrongBit.into());
        let text = Packet::new_unchecked(&octets[..2], Format::Uni).to_string();
        assert_eq!(text, "AtmUni (damaged) CellGfc=0 CellVpi=0");
    }
}
