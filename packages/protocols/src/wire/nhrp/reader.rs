//! Reading a packet from front to back.

use crate::wire::{AtmAddress, Error, Ipv4Address, Result, field};

/// The type bit of an NBMA address's length octet: set for E.164, clear for NSAP form (RFC 2332 5.2.0.1).
const E164: u8 = 0x40;

/// Octets not yet read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) const fn new(octets: &'a [u8]) -> Self {
        Self { rest: octets }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) const fn rest(&self) -> &'a [u8] {
        self.rest
    }

    pub(super) fn take(&mut self, len: usize) -> Result<&'a [u8]> {
        let (part, rest) = self.rest.split_at_checked(len).ok_or(Error)?;
        self.rest = rest;
        Ok(part)
    }

    pub(super) fn octet(&mut self) -> Result<u8> {
        Ok(self.take(1)?[0])
    }

    pub(super) fn word(&mut self) -> Result<u16> {
        Ok(field::number(self.take(2)?) as u16)
    }

    pub(super) fn long(&mut self) -> Result<u32> {
        Ok(field::number(self.take(4)?))
    }

    /// An NBMA address behind the type and length octet `type_len`; absent where that says zero octets.
    pub(super) fn nbma(&mut self, type_len: u8) -> Result<Option<AtmAddress>> {
        match type_len {
            0 => Ok(None),
            _ if type_len & E164 != 0 => Err(Error),
            _ => AtmAddress::from_octets(self.take(usize::from(type_len))?).map(Some).ok_or(Error),
        }
    }

    /// A subaddress, kept as it is.
    pub(super) fn subaddress(&mut self, type_len: u8) -> Result<Vec<u8>> {
        self.take(usize::from(type_len & !E164)).map(<[u8]>::to_vec)
    }

    /// A protocol address of `len` octets; absent where that is zero.
    pub(super) fn protocol(&mut self, len: u8) -> Result<Option<Ipv4Address>> {
        match len {
            0 => Ok(None),
            4 => Ok(Some(Ipv4Address(self.long()?.to_be_bytes()))),
            _ => Err(Error),
        }
    }
}

/// The type and length octet of an NBMA address.
pub(super) const fn nbma_type_len(address: Option<AtmAddress>) -> u8 {
    if address.is_some() { 20 } else { 0 }
}

/// The length octet of a protocol address.
pub(super) const fn protocol_len(address: Option<Ipv4Address>) -> u8 {
    if address.is_some() { 4 } else { 0 }
}

/// Appends the octets of addresses that are present.
pub(super) fn push_nbma(octets: &mut Vec<u8>, address: Option<AtmAddress>, subaddress: &[u8]) {
    if let Some(address) = address {
        octets.extend_from_slice(&address.0);
    }
    octets.extend_from_slice(subaddress);
}

/// Appends the octets of a protocol address if it is present.
pub(super) fn push_protocol(octets: &mut Vec<u8>, address: Option<Ipv4Address>) {
    if let Some(address) = address {
        octets.extend_from_slice(&address.0);
    }
}
