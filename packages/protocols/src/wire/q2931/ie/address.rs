//! Party numbers and subaddresses (Q.2931 4.5.11 to 4.5.14).

use core::fmt;

use crate::wire::{AtmAddress, Error, Result};

/// Type unknown, plan ATM end system address.
const AESA: u8 = 0x02;
/// International number, plan E.164.
const E164: u8 = 0x11;
const LAST: u8 = 0x80;

/// A number by its plan.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Number {
    /// ATM end system address.
    Aesa(AtmAddress),
    /// International E.164 number: its digits in IA5.
    E164(Vec<u8>),
}

/// The caller's number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CallingNumber {
    /// The number.
    pub number: Number,
    /// Presentation and screening, where given: 0x80 allows presentation of what the user gave, not screened.
    pub presentation: Option<u8>,
}

/// A subaddress.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SubAddress {
    /// Octet of the type: 0x90 is an ATM end system address as the user says.
    pub kind: u8,
    /// The address.
    pub octets: Vec<u8>,
}

impl Number {
    const fn plan(&self) -> u8 {
        match self {
            Self::Aesa(_) => AESA,
            Self::E164(_) => E164,
        }
    }

    fn digits(&self) -> &[u8] {
        match self {
            Self::Aesa(address) => &address.0,
            Self::E164(digits) => digits,
        }
    }

    fn from_parts(plan: u8, digits: &[u8]) -> Result<Self> {
        match plan {
            AESA => AtmAddress::from_octets(digits).map(Self::Aesa).ok_or(Error),
            E164 if digits.iter().all(u8::is_ascii_digit) && (1..=15).contains(&digits.len()) => {
                Ok(Self::E164(digits.to_vec()))
            }
            _ => Err(Error),
        }
    }

    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        match octets {
            [first, digits @ ..] if first & LAST != 0 => Self::from_parts(first & !LAST, digits),
            _ => Err(Error),
        }
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        octets.push(LAST | self.plan());
        octets.extend(self.digits());
    }
}

impl CallingNumber {
    /// An ATM end system address as the user provides it, without screening by the network.
    pub const fn aesa(address: AtmAddress) -> Self {
        Self { number: Number::Aesa(address), presentation: Some(LAST) }
    }

    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        match octets {
            [first, digits @ ..] if first & LAST != 0 => {
                Ok(Self { number: Number::from_parts(first & !LAST, digits)?, presentation: None })
            }
            [first, presentation, digits @ ..] if presentation & LAST != 0 => {
                Ok(Self { number: Number::from_parts(*first, digits)?, presentation: Some(*presentation) })
            }
            _ => Err(Error),
        }
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        match self.presentation {
            None => octets.push(LAST | self.number.plan()),
            Some(presentation) => octets.extend_from_slice(&[self.number.plan(), presentation]),
        }
        octets.extend(self.number.digits());
    }
}

impl SubAddress {
    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        match octets {
            [kind, address @ ..] if kind & LAST != 0 && !address.is_empty() => {
                Ok(Self { kind: *kind, octets: address.to_vec() })
            }
            _ => Err(Error),
        }
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        octets.push(self.kind);
        octets.extend(&self.octets);
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Aesa(address) => write!(f, "{address}"),
            Self::E164(digits) => digits.iter().try_for_each(|digit| write!(f, "{}", char::from(*digit))),
        }
    }
}

impl fmt::Display for SubAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match AtmAddress::from_octets(&self.octets) {
            Some(address) => write!(f, "{address}"),
            None => self.octets.iter().try_for_each(|octet| write!(f, "{octet:02x}")),
        }
    }
}
