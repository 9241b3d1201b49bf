//! Resource management cells of ABR (ATM Forum TM 4.0, 5.10.3; ITU-T I.371).
//!
//! The codec reads the 48 octets after the cell header, whose PTI is 110. Rates are binary floating point numbers of 16 bits.

use core::fmt;

use super::oam::crc10;
use super::{CELL_PAYLOAD_LEN, Error, Field, FieldId, FieldMap, Fields, LayerId, Meaning, Result, be, field};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const PROTOCOL: usize = 0;
    pub(super) const FLAGS: usize = 1;
    pub(super) const ER: Range<usize> = 2..4;
    pub(super) const CCR: Range<usize> = 4..6;
    pub(super) const MCR: Range<usize> = 6..8;
    pub(super) const QUEUE_LENGTH: Range<usize> = 8..12;
    pub(super) const SEQUENCE: Range<usize> = 12..16;
    pub(super) const CRC: Range<usize> = 46..48;
}

/// Protocol identifier of ABR.
const ABR: u8 = 1;
/// Reserved octets.
const FILL: u8 = 0x6a;
const BACKWARD: u8 = 0x80;
const BECN: u8 = 0x40;
const CI: u8 = 0x20;
const NI: u8 = 0x10;
const NONZERO: u16 = 1 << 14;

/// A rate as a cell carries it: `2^e (1 + m / 512)` cells/s with `e` of five bits and `m` of nine, or zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Rate(u16);

impl Rate {
    /// The greatest rate that can be written and is not above `cells` a second.
    #[must_use]
    pub const fn at_most(cells: u64) -> Self {
        if cells == 0 {
            return Self(0);
        }
        if cells.ilog2() > 31 {
            return Self(NONZERO | 31 << 9 | 0x1ff);
        }
        let e = cells.ilog2();
        let m = (cells << 9 >> e) as u16 & 0x1ff;
        Self(NONZERO | (e as u16) << 9 | m)
    }

    /// Whole cells a second.
    #[must_use]
    pub const fn cells(self) -> u64 {
        if self.0 & NONZERO == 0 {
            return 0;
        }
        let (e, m) = (self.0 >> 9 & 0x1f, self.0 & 0x1ff);
        (512 + m as u64) << e >> 9
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cells/s", self.cells())
    }
}

/// What an RM cell says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// DIR: on the way back to the source.
    pub backward: bool,
    /// BN: made by a switch or the destination, and not by the source.
    pub becn: bool,
    /// CI: the source shall send less.
    pub congestion: bool,
    /// NI: the source shall not send more.
    pub no_increase: bool,
    /// ER: most that the source may send.
    pub explicit: Rate,
    /// CCR: what the source was allowed when it made the cell.
    pub current: Rate,
    /// MCR: what the source is allowed at any time.
    pub minimum: Rate,
}

impl Repr {
    /// Reads the payload of an RM cell; refuses one with a wrong CRC-10 or of another protocol than ABR.
    pub fn parse(packet: &Packet<'_>) -> Result<Self> {
        let octets: &[u8; CELL_PAYLOAD_LEN] = packet.0.try_into().map_err(|_| Error)?;
        if crc10(octets) != be::u16(octets, octets::CRC) & 0x3ff || octets[octets::PROTOCOL] != ABR {
            return Err(Error);
        }
        let flags = octets[octets::FLAGS];
        let rate = |at| Rate(be::u16(octets, at) & 0x7fff);
        Ok(Self {
            backward: flags & BACKWARD != 0,
            becn: flags & BECN != 0,
            congestion: flags & CI != 0,
            no_increase: flags & NI != 0,
            explicit: rate(octets::ER),
            current: rate(octets::CCR),
            minimum: rate(octets::MCR),
        })
    }

    /// The payload of the cell, CRC-10 included; queue length and sequence number, which ABR does not use, are zero.
    #[must_use]
    pub fn emit(&self) -> [u8; CELL_PAYLOAD_LEN] {
        let mut octets = [FILL; CELL_PAYLOAD_LEN];
        let flag = |set: bool, bit: u8| if set { bit } else { 0 };
        octets[octets::PROTOCOL] = ABR;
        octets[octets::FLAGS] = flag(self.backward, BACKWARD)
            | flag(self.becn, BECN)
            | flag(self.congestion, CI)
            | flag(self.no_increase, NI);
        be::put_u16(&mut octets, octets::ER, self.explicit.0);
        be::put_u16(&mut octets, octets::CCR, self.current.0);
        be::put_u16(&mut octets, octets::MCR, self.minimum.0);
        octets[octets::QUEUE_LENGTH].fill(0);
        octets[octets::SEQUENCE].fill(0);
        octets[octets::CRC].fill(0);
        let crc = crc10(&octets);
        be::put_u16(&mut octets, octets::CRC, crc);
        octets
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let direction = if self.backward { "backward" } else { "forward" };
        write!(f, "RM {direction} ER {} CCR {} MCR {}", self.explicit, self.current, self.minimum)?;
        for (set, name) in [(self.congestion, "CI"), (self.no_increase, "NI"), (self.becn, "BN")] {
            if set {
                write!(f, " {name}")?;
            }
        }
        Ok(())
    }
}

/// The payload of an RM cell in octets, whatever their state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

fn show_rate(octets: &[u8]) -> (Value, u64) {
    let bits = field::number(octets) as u16;
    (Value::hex(bits, 4), Rate(bits).cells())
}

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> LayerId {
        LayerId::Rm
    }

    fn fields(&self) -> Vec<Field> {
        Fields::new(self.0)
            .add(FieldId::RmProtocol, 0..1, |part| {
                (part[0], if part[0] == ABR { Meaning::Abr } else { Meaning::Unknown })
            })
            .add(FieldId::RmDir, 1..2, |part| {
                (part[0] >> 7, if part[0] & BACKWARD != 0 { Meaning::Backward } else { Meaning::Forward })
            })
            .add(FieldId::RmBn, 1..2, |part| (part[0] >> 6 & 1, Value::None))
            .add(FieldId::RmCi, 1..2, |part| {
                (part[0] >> 5 & 1, (part[0] & CI != 0).then_some(Meaning::SendLess))
            })
            .add(FieldId::RmNi, 1..2, |part| {
                (part[0] >> 4 & 1, (part[0] & NI != 0).then_some(Meaning::NoIncrease))
            })
            .add(FieldId::RmEr, octets::ER, show_rate)
            .add(FieldId::RmCcr, octets::CCR, show_rate)
            .add(FieldId::RmMcr, octets::MCR, show_rate)
            .add(FieldId::RmQueueLength, octets::QUEUE_LENGTH, |part| (field::number(part), Value::None))
            .add(FieldId::RmSequenceNumber, octets::SEQUENCE, |part| (field::number(part), Value::None))
            .add(FieldId::RmCrc10, octets::CRC, |part| {
                let crc = field::number(part) as u16 & 0x3ff;
                let payload = <&[u8; CELL_PAYLOAD_LEN]>::try_from(self.0);
                let good = payload.is_ok_and(|payload| crc10(payload) == crc);
                (Value::hex(crc, 3), if good { Meaning::Good } else { Meaning::Wrong })
            })
            .done()
    }
}

impl fmt::Display for Packet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Repr::parse(self) {
            Ok(repr) => write!(f, "{repr}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forward() -> Repr {
        Repr {
            backward: false,
            becn: false,
            congestion: false,
            no_increase: true,
            explicit: Rate::at_most(353_207),
            current: Rate::at_most(32_768),
            minimum: Rate::at_most(0),
        }
    }

    #[test]
    fn parse_and_emit() {
        for repr in [
            forward(),
            Repr { backward: true, becn: true, congestion: true, no_increase: false, ..forward() },
        ] {
            assert_eq!(Repr::parse(&Packet(&repr.emit())), Ok(repr));
        }
    }

    #[test]
    fn places_of_the_fields() {
        let octets = forward().emit();
        // 353 207 = 2^18 * 1.347: e = 18, m = 177; 32 768 = 2^15.
        assert_eq!(octets[..8], [1, 0x10, 0x64, 0xb1, 0x5e, 0, 0, 0]);
        assert_eq!(octets[8..17], [0, 0, 0, 0, 0, 0, 0, 0, FILL]);
        assert_eq!(octets[46] & 0xfc, 0);
    }

    #[test]
    fn a_written_rate_is_never_above_and_at_most_one_part_in_512_below() {
        for cells in (1..5_000).chain([353_207, 1_412_830, 1 << 31, (1 << 32) - 1]) {
            let written = Rate::at_most(cells).cells();
            assert!(written <= cells && cells - written <= cells / 512, "{cells} as {written}");
            assert_eq!(Rate::at_most(written).cells(), written);
        }
        assert_eq!(Rate::at_most(0).cells(), 0);
        assert_eq!(Rate::at_most(u64::MAX).cells(), 1023 << 22);
    }

    #[test]
    fn any_wrong_bit_is_refused_and_still_printed() {
        let octets = forward().emit();
        for bit in (0..46 * 8).chain(46 * 8 + 6..48 * 8) {
            let mut damaged = octets;
            damaged[bit / 8] ^= 0x80 >> (bit % 8);
            assert_eq!(Repr::parse(&Packet(&damaged)), Err(Error), "bit {bit}");
            assert!(!Packet(&damaged).to_string().is_empty());
        }
    }
}
