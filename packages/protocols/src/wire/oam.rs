//! OAM cells of the F4 and F5 flows: loopback, alarm indication, remote defect, continuity check (ITU-T I.610).
//!
//! The codec reads the 48 octets after the cell header. Bodies of the fault management functions are laid out by
//! I.610 (U): defect type and 16 octets of defect location for AIS and RDI, indication, correlation tag and two
//! locations of 16 octets for a loopback.

use core::fmt;

use super::{CELL_PAYLOAD_LEN, Error, Field, FieldId, FieldMap, Fields, LayerId, Meaning, Result, be, field};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const KIND: usize = 0;
    pub(super) const BODY: Range<usize> = 1..46;
    pub(super) const DEFECT_TYPE: usize = 1;
    pub(super) const DEFECT_LOCATION: Range<usize> = 2..18;
    pub(super) const INDICATION: usize = 1;
    pub(super) const TAG: Range<usize> = 2..6;
    pub(super) const LOOPBACK_LOCATION: Range<usize> = 6..22;
    pub(super) const SOURCE: Range<usize> = 22..38;
    pub(super) const CRC: Range<usize> = 46..48;
}

/// Fills octets of a body that mean nothing.
pub const FILL: u8 = 0x6a;
/// Octets that a function may use.
pub const BODY_LEN: usize = 45;

const AIS: u8 = 0x10;
const RDI: u8 = 0x11;
const CONTINUITY: u8 = 0x14;
const LOOPBACK: u8 = 0x18;
const GENERATOR: u16 = 0x233;

/// CRC-10 of an OAM cell's payload, whose last ten bits count as zero.
pub fn crc10(payload: &[u8; CELL_PAYLOAD_LEN]) -> u16 {
    let mut crc = 0;
    for (index, octet) in payload.iter().enumerate() {
        let (octet, bits) = match index {
            46 => (octet & 0xfc, 6),
            47 => break,
            _ => (*octet, 8),
        };
        for bit in (8 - bits..8).rev() {
            let top = crc >> 9 ^ u16::from(octet >> bit & 1);
            crc = crc << 1 & 0x3ff;
            if top & 1 != 0 {
                crc ^= GENERATOR;
            }
        }
    }
    crc
}

/// A place in the network that answers or sends OAM cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location(pub [u8; 16]);

impl Location {
    /// The far end of the flow, whichever that is.
    pub const END_POINT: Self = Self([0xff; 16]);
    /// Not stated.
    pub const NONE: Self = Self([FILL; 16]);

    fn read(octets: &[u8]) -> Self {
        let mut location = Self::NONE;
        location.0.copy_from_slice(octets);
        location
    }
}

/// What an OAM cell says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repr {
    /// Alarm indication signal: a defect upstream.
    Ais {
        /// Kind of defect; [`FILL`] where not stated.
        defect: u8,
        /// Location of the defect.
        location: Location,
    },
    /// Remote defect indication: the far end does not receive.
    Rdi {
        /// Kind of defect; [`FILL`] where not stated.
        defect: u8,
        /// Location of the defect.
        location: Location,
    },
    /// Continuity check: sent when there is no user cell, so that silence means a defect.
    ContinuityCheck,
    /// Loopback, there or back.
    Loopback {
        /// Whether the cell still asks; it comes back with this cleared.
        request: bool,
        /// Copied into the answer, so that the asker knows its own.
        tag: u32,
        /// Location of the node that must answer.
        location: Location,
        /// Location of the node that asks.
        source: Location,
    },
    /// Another function, such as performance management or activation.
    Other {
        /// OAM type and function type, four bits each.
        kind: u8,
        /// Octets of the function.
        body: [u8; BODY_LEN],
    },
}

impl Repr {
    /// Reads the payload of an OAM cell; refuses one with a wrong CRC-10.
    pub fn parse(packet: &Packet<'_>) -> Result<Self> {
        let octets: &[u8; CELL_PAYLOAD_LEN] = packet.0.try_into().map_err(|_| Error)?;
        if crc10(octets) != be::u16(octets, octets::CRC) & 0x3ff {
            return Err(Error);
        }
        let defect = octets[octets::DEFECT_TYPE];
        let location = Location::read(&octets[octets::DEFECT_LOCATION]);
        Ok(match octets[octets::KIND] {
            AIS => Self::Ais { defect, location },
            RDI => Self::Rdi { defect, location },
            CONTINUITY => Self::ContinuityCheck,
            LOOPBACK => Self::Loopback {
                request: octets[octets::INDICATION] & 1 != 0,
                tag: be::u32(octets, octets::TAG),
                location: Location::read(&octets[octets::LOOPBACK_LOCATION]),
                source: Location::read(&octets[octets::SOURCE]),
            },
            kind => {
                let mut body = [FILL; BODY_LEN];
                body.copy_from_slice(&octets[octets::BODY]);
                Self::Other { kind, body }
            }
        })
    }

    /// The payload of the cell, CRC-10 included.
    pub fn emit(&self) -> [u8; CELL_PAYLOAD_LEN] {
        let mut octets = [FILL; CELL_PAYLOAD_LEN];
        octets[octets::CRC].fill(0);
        octets[octets::KIND] = match *self {
            Self::Ais { defect, location } | Self::Rdi { defect, location } => {
                octets[octets::DEFECT_TYPE] = defect;
                octets[octets::DEFECT_LOCATION].copy_from_slice(&location.0);
                if matches!(self, Self::Ais { .. }) { AIS } else { RDI }
            }
            Self::ContinuityCheck => CONTINUITY,
            Self::Loopback { request, tag, location, source } => {
                octets[octets::INDICATION] = u8::from(request);
                be::put_u32(&mut octets, octets::TAG, tag);
                octets[octets::LOOPBACK_LOCATION].copy_from_slice(&location.0);
                octets[octets::SOURCE].copy_from_slice(&source.0);
                LOOPBACK
            }
            Self::Other { kind, body } => {
                octets[octets::BODY].copy_from_slice(&body);
                kind
            }
        };
        let crc = crc10(&octets);
        be::put_u16(&mut octets, octets::CRC, crc);
        octets
    }

    /// What `here` sends back on a loopback request that is for it or, where the flow ends here, for the end
    /// point; nothing on any other cell.
    #[must_use]
    pub fn looped(&self, here: Location, ends_here: bool) -> Option<Self> {
        match *self {
            Self::Loopback { request: true, tag, location, source }
                if location == here || (ends_here && location == Location::END_POINT) =>
            {
                Some(Self::Loopback { request: false, tag, location, source })
            }
            _ => None,
        }
    }
}

/// The payload of an OAM cell in octets, whatever their state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

fn kind_meaning(kind: u8) -> Meaning {
    match kind {
        AIS => Meaning::FaultAis,
        RDI => Meaning::FaultRdi,
        CONTINUITY => Meaning::ContinuityCheck,
        LOOPBACK => Meaning::Loopback,
        0x20..=0x2f => Meaning::PerformanceManagement,
        0x80..=0x8f => Meaning::Activation,
        _ => Meaning::Unknown,
    }
}

fn show_location(octets: &[u8]) -> (Value, Option<Meaning>) {
    let location = Location::read(octets);
    let meaning = match location {
        Location::END_POINT => Some(Meaning::EndPoint),
        Location::NONE => Some(Meaning::NotStated),
        _ => None,
    };
    (Value::text(location), meaning)
}

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> LayerId {
        LayerId::Oam
    }

    fn fields(&self) -> Vec<Field> {
        let mut list = Fields::new(self.0);
        list.add(FieldId::OamTypeAndFunction, 0..1, |part| (Value::hex(part[0], 2), kind_meaning(part[0])));
        match self.0.first() {
            Some(&(AIS | RDI)) => {
                list.add(FieldId::OamDefectType, 1..2, |part| (Value::hex(part[0], 2), Value::None)).add(
                    FieldId::OamDefectLocation,
                    octets::DEFECT_LOCATION,
                    show_location,
                );
            }
            Some(&LOOPBACK) => {
                list.add(FieldId::OamLoopbackIndication, 1..2, |part| {
                    (part[0] & 1, if part[0] & 1 != 0 { Meaning::ToBeLooped } else { Meaning::Looped })
                })
                .add(FieldId::OamCorrelationTag, octets::TAG, |part| {
                    (Value::hex(field::number(part), 8), Value::None)
                })
                .add(FieldId::OamLoopbackLocation, octets::LOOPBACK_LOCATION, show_location)
                .add(FieldId::OamSource, octets::SOURCE, show_location);
            }
            Some(&CONTINUITY) | None => {}
            Some(_) => {
                list.add(FieldId::OamFunctionSpecific, octets::BODY, |part| {
                    (Value::Size(part.len()), Value::None)
                });
            }
        }
        list.add(FieldId::OamCrc10, octets::CRC, |part| {
            let crc = field::number(part) as u16 & 0x3ff;
            let good = <&[u8; CELL_PAYLOAD_LEN]>::try_from(self.0).is_ok_and(|payload| crc10(payload) == crc);
            (Value::hex(crc, 3), if good { Meaning::Good } else { Meaning::Wrong })
        })
        .done()
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|octet| write!(f, "{octet:02x}"))
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ais { .. } => f.write_str("OAM AIS"),
            Self::Rdi { .. } => f.write_str("OAM RDI"),
            Self::ContinuityCheck => f.write_str("OAM continuity check"),
            Self::Loopback { request, tag, .. } => {
                write!(f, "OAM loopback {} tag=0x{tag:08x}", if *request { "request" } else { "response" })
            }
            Self::Other { kind, .. } => write!(f, "OAM {:?} (0x{kind:02x})", kind_meaning(*kind)),
        }
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

    const HERE: Location = Location([7; 16]);

    fn request(location: Location) -> Repr {
        Repr::Loopback { request: true, tag: 0x0102_0304, location, source: HERE }
    }

    fn every() -> [Repr; 6] {
        [
            Repr::Ais { defect: FILL, location: Location::NONE },
            Repr::Rdi { defect: 1, location: HERE },
            Repr::ContinuityCheck,
            request(Location::END_POINT),
            Repr::Loopback { request: false, tag: 9, location: HERE, source: Location::NONE },
            Repr::Other { kind: 0x80, body: [3; BODY_LEN] },
        ]
    }

    #[test]
    fn parse_and_emit() {
        for repr in every() {
            let octets = repr.emit();
            assert_eq!(Repr::parse(&Packet(&octets)), Ok(repr));
            assert_eq!(octets[46] & 0xfc, 0);
        }
    }

    #[test]
    fn places_of_the_loopback_fields() {
        let octets = request(Location::END_POINT).emit();
        assert_eq!(octets[..8], [0x18, 1, 1, 2, 3, 4, 0xff, 0xff]);
        assert_eq!(octets[21..24], [0xff, 7, 7]);
        assert_eq!(octets[37..46], [7, FILL, FILL, FILL, FILL, FILL, FILL, FILL, FILL]);
    }

    #[test]
    fn the_crc_divides_the_whole_payload() {
        // A good payload leaves no remainder when its own CRC is run through the divisor as well.
        for repr in every() {
            let mut rest = 0;
            for bit in repr.emit().iter().flat_map(|octet| (0..8).rev().map(move |bit| octet >> bit & 1)) {
                rest = rest << 1 | u16::from(bit);
                if rest & 0x400 != 0 {
                    rest ^= 0x633;
                }
            }
            assert_eq!(rest, 0);
        }
    }

    #[test]
    fn any_wrong_bit_is_refused_and_still_printed() {
        let octets = request(HERE).emit();
        for bit in (0..46 * 8).chain(46 * 8 + 6..48 * 8) {
            let mut damaged = octets;
            damaged[bit / 8] ^= 0x80 >> (bit % 8);
            assert_eq!(Repr::parse(&Packet(&damaged)), Err(Error), "bit {bit}");
        }
        assert_eq!(
            Packet(&octets[..6]).to_string(),
            "Oam (damaged) OamTypeAndFunction=0x18 OamLoopbackIndication=1 OamCorrelationTag=0x01020304"
        );
        assert_eq!(Packet(&octets).to_string(), "OAM loopback request tag=0x01020304");
    }

    #[test]
    fn only_who_is_asked_answers() {
        let there = Location([8; 16]);
        let answer = request(HERE).looped(HERE, false).unwrap();
        assert_eq!(answer.to_string(), "OAM loopback response tag=0x01020304");
        assert_eq!(answer.looped(HERE, true), None);
        assert_eq!(request(there).looped(HERE, true), None);
        assert!(request(Location::END_POINT).looped(HERE, true).is_some());
        assert_eq!(request(Location::END_POINT).looped(HERE, false), None);
        assert_eq!(Repr::ContinuityCheck.looped(HERE, true), None);
    }
}
