//! What a call carries: AAL parameters, bearer capability, low and high layer information (Q.2931 4.5.5 to 4.5.9).

use core::fmt;

use crate::wire::{Error, Result};

const LAST: u8 = 0x80;
const AAL5: u8 = 5;

/// AAL parameters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AalParameters {
    /// AAL5, in octets of a CPCS-SDU.
    Aal5 {
        /// Largest SDU from the caller.
        forward_max_sdu: Option<u16>,
        /// Largest SDU to the caller.
        backward_max_sdu: Option<u16>,
        /// Mode, of UNI 3.0 only: 1 message, 2 streaming.
        mode: Option<u8>,
        /// SSCS type; 0 none.
        sscs: Option<u8>,
    },
    /// Another AAL.
    Other {
        /// AAL type.
        aal: u8,
        /// The rest of its parameters.
        octets: Vec<u8>,
    },
}

impl AalParameters {
    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        let (&aal, mut rest) = octets.split_first().ok_or(Error)?;
        if aal != AAL5 {
            return Ok(Self::Other { aal, octets: rest.to_vec() });
        }
        let (mut forward_max_sdu, mut backward_max_sdu, mut mode, mut sscs) = (None, None, None, None);
        while !rest.is_empty() {
            rest = match rest {
                [0x8c, a, b, rest @ ..] => {
                    forward_max_sdu = Some(u16::from_be_bytes([*a, *b]));
                    rest
                }
                [0x81, a, b, rest @ ..] => {
                    backward_max_sdu = Some(u16::from_be_bytes([*a, *b]));
                    rest
                }
                [0x83, value, rest @ ..] => {
                    mode = Some(*value);
                    rest
                }
                [0x84, value, rest @ ..] => {
                    sscs = Some(*value);
                    rest
                }
                _ => return Err(Error),
            };
        }
        Ok(Self::Aal5 { forward_max_sdu, backward_max_sdu, mode, sscs })
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        match self {
            Self::Aal5 { forward_max_sdu, backward_max_sdu, mode, sscs } => {
                octets.push(AAL5);
                for (tag, size) in [(0x8c, forward_max_sdu), (0x81, backward_max_sdu)] {
                    if let Some(size) = size {
                        octets.push(tag);
                        octets.extend_from_slice(&size.to_be_bytes());
                    }
                }
                for (tag, value) in [(0x83, mode), (0x84, sscs)] {
                    if let Some(value) = value {
                        octets.extend_from_slice(&[tag, *value]);
                    }
                }
            }
            Self::Other { aal, octets: rest } => {
                octets.push(*aal);
                octets.extend(rest);
            }
        }
    }
}

/// Broadband bearer capability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bearer {
    /// Bearer class: 1 BCOB-A, 3 BCOB-C, 16 BCOB-X.
    pub class: u8,
    /// Broadband transfer capability (UNI 4.0 annex 9), or traffic type and timing of UNI 3.1 in its place.
    pub transfer: Option<u8>,
    /// Susceptibility to clipping.
    pub susceptibility: u8,
    /// Point-to-multipoint.
    pub multipoint: bool,
}

impl Bearer {
    /// BCOB-X.
    pub const X: u8 = 16;
    /// BCOB-A: constant rate.
    pub const A: u8 = 1;
    /// BCOB-C: variable rate.
    pub const C: u8 = 3;

    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        let (class, transfer, last) = match octets {
            [class, last] if class & LAST != 0 => (class & !LAST, None, last),
            [class, transfer, last] if class & LAST == 0 && transfer & LAST != 0 => {
                (*class, Some(transfer & !LAST), last)
            }
            _ => return Err(Error),
        };
        if class > 0x1f || last & 0x9c != LAST || last & 3 > 1 {
            return Err(Error);
        }
        Ok(Self { class, transfer, susceptibility: last >> 5 & 3, multipoint: last & 1 != 0 })
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        match self.transfer {
            None => octets.push(LAST | self.class),
            Some(transfer) => octets.extend_from_slice(&[self.class, LAST | transfer]),
        }
        octets.push(LAST | self.susceptibility << 5 | u8::from(self.multipoint));
    }
}

/// Layer 3 of the low layer information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Layer3 {
    /// ISO/IEC TR 9577: initial protocol identifier, and organisation with protocol where that is SNAP (0x80).
    Tr9577 {
        /// Initial protocol identifier.
        ipi: u8,
        /// OUI and PID.
        snap: Option<([u8; 3], u16)>,
    },
    /// Another protocol by its number.
    Protocol(u8),
}

/// Broadband low layer information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LowLayer {
    /// Layer 1 protocol.
    pub layer1: Option<u8>,
    /// Layer 2 protocol; 12 is LAN logical link control (ISO 8802-2).
    pub layer2: Option<u8>,
    /// Layer 3 protocol.
    pub layer3: Option<Layer3>,
}

const TR9577: u8 = 0x0b;
const SNAP: u8 = 0x80;

impl LowLayer {
    /// LAN logical link control in layer 2.
    pub const LLC: u8 = 12;

    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        let mut low = Self { layer1: None, layer2: None, layer3: None };
        let mut rest = octets;
        while let [first, tail @ ..] = rest {
            let protocol = first & 0x1f;
            rest = tail;
            match first & 0xe0 {
                0xa0 => low.layer1 = Some(protocol),
                0xc0 => low.layer2 = Some(protocol),
                0xe0 => low.layer3 = Some(Layer3::Protocol(protocol)),
                0x60 if protocol == TR9577 => {
                    let ([high, end, tail @ ..], true) =
                        (tail, tail.first().is_some_and(|high| high & LAST == 0))
                    else {
                        return Err(Error);
                    };
                    if end & !0x40 != LAST {
                        return Err(Error);
                    }
                    let ipi = high << 1 | end >> 6 & 1;
                    let snap = match tail {
                        [0x80, a, b, c, d, e, after @ ..] if ipi == SNAP => {
                            rest = after;
                            Some(([*a, *b, *c], u16::from_be_bytes([*d, *e])))
                        }
                        after => {
                            rest = after;
                            None
                        }
                    };
                    low.layer3 = Some(Layer3::Tr9577 { ipi, snap });
                }
                _ => return Err(Error),
            }
        }
        if octets.is_empty() { Err(Error) } else { Ok(low) }
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        if let Some(layer1) = self.layer1 {
            octets.push(0xa0 | layer1);
        }
        if let Some(layer2) = self.layer2 {
            octets.push(0xc0 | layer2);
        }
        match self.layer3 {
            Some(Layer3::Protocol(protocol)) => octets.push(0xe0 | protocol),
            Some(Layer3::Tr9577 { ipi, snap }) => {
                octets.extend_from_slice(&[0x60 | TR9577, ipi >> 1, LAST | (ipi & 1) << 6]);
                if let Some((oui, pid)) = snap {
                    octets.push(LAST);
                    octets.extend(oui);
                    octets.extend_from_slice(&pid.to_be_bytes());
                }
            }
            None => {}
        }
    }
}

/// Broadband high layer information.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HighLayer {
    /// Type: 0 ISO, 1 user specific, 3 vendor specific.
    pub kind: u8,
    /// The information, up to 8 octets.
    pub octets: Vec<u8>,
}

impl HighLayer {
    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        match octets {
            [kind, rest @ ..] if kind & LAST != 0 && rest.len() <= 8 => {
                Ok(Self { kind: kind & !LAST, octets: rest.to_vec() })
            }
            _ => Err(Error),
        }
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        octets.push(LAST | self.kind);
        octets.extend(&self.octets);
    }
}

impl fmt::Display for AalParameters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Aal5 { forward_max_sdu, backward_max_sdu, .. } => {
                let size = |size: &Option<u16>| size.map_or("any".to_owned(), |size| size.to_string());
                write!(f, "AAL5 SDU {}/{}", size(forward_max_sdu), size(backward_max_sdu))
            }
            Self::Other { aal, .. } => write!(f, "AAL type {aal}"),
        }
    }
}

impl fmt::Display for Bearer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.class {
            Self::A => f.write_str("BCOB-A")?,
            Self::C => f.write_str("BCOB-C")?,
            Self::X => f.write_str("BCOB-X")?,
            class => write!(f, "bearer class {class}")?,
        }
        f.write_str(if self.multipoint { " point-to-multipoint" } else { " point-to-point" })
    }
}

impl fmt::Display for LowLayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BLLI")?;
        match self.layer2 {
            Some(Self::LLC) => f.write_str(" LLC")?,
            Some(layer2) => write!(f, " layer 2 protocol {layer2}")?,
            None => {}
        }
        match self.layer3 {
            Some(Layer3::Tr9577 { snap: Some(([a, b, c], pid)), .. }) => {
                write!(f, " SNAP {a:02x}-{b:02x}-{c:02x} {pid:04x}")
            }
            Some(Layer3::Tr9577 { ipi, .. }) => write!(f, " NLPID {ipi:02x}"),
            Some(Layer3::Protocol(protocol)) => write!(f, " layer 3 protocol {protocol}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for HighLayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BHLI type {} of {} octets", self.kind, self.octets.len())
    }
}
