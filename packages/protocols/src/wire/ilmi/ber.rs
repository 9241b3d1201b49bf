//! The basic encoding rules of ASN.1 as SNMPv1 uses them (RFC 1157 3.2.2): definite lengths, single-octet tags.

use core::ops::Range;

use super::super::{Error, Result};

pub(super) mod tag {
    pub(in super::super) const INTEGER: u8 = 0x02;
    pub(in super::super) const OCTET_STRING: u8 = 0x04;
    pub(in super::super) const NULL: u8 = 0x05;
    pub(in super::super) const OID: u8 = 0x06;
    pub(in super::super) const SEQUENCE: u8 = 0x30;
    pub(in super::super) const IP_ADDRESS: u8 = 0x40;
    pub(in super::super) const COUNTER: u8 = 0x41;
    pub(in super::super) const GAUGE: u8 = 0x42;
    pub(in super::super) const TIME_TICKS: u8 = 0x43;
    pub(in super::super) const TRAP: u8 = 0xa4;
}

/// Octets of the longest content that is read or written with a two-octet length.
const LONGEST: usize = 0xffff;

/// Octets of the tag and the longest length.
const HEADER_LEN: usize = 4;

/// One element: where it and its content lie in the message.
#[derive(Clone, Debug)]
pub(super) struct Element {
    pub(super) tag: u8,
    pub(super) start: usize,
    pub(super) content: Range<usize>,
}

impl Element {
    /// All octets of the element, tag and length included.
    pub(super) const fn whole(&self) -> Range<usize> {
        self.start..self.content.end
    }
}

/// Reads elements one after the other in a part of a message.
#[derive(Clone, Debug)]
pub(super) struct Reader<'a> {
    octets: &'a [u8],
    at: usize,
    end: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(octets: &'a [u8]) -> Self {
        Self { octets, at: 0, end: octets.len() }
    }

    /// A reader of what an element contains.
    pub(super) const fn inside(&self, element: &Element) -> Self {
        Self { octets: self.octets, at: element.content.start, end: element.content.end }
    }

    pub(super) fn content(&self, element: &Element) -> &'a [u8] {
        &self.octets[element.content.clone()]
    }

    pub(super) const fn is_done(&self) -> bool {
        self.at >= self.end
    }

    /// Tag of the next element.
    pub(super) fn peek(&self) -> Option<u8> {
        self.octets[..self.end].get(self.at).copied()
    }

    /// The next element; after a refusal the caller must read nothing more.
    pub(super) fn next(&mut self) -> Result<Element> {
        let element = self.header().filter(|element| element.content.end <= self.end).ok_or(Error)?;
        self.at = element.content.end;
        Ok(element)
    }

    /// The next element, whose content may run past the end: it is then cut there.
    pub(super) fn next_cut(&mut self) -> Option<Element> {
        let mut element = self.header()?;
        element.content.end = element.content.end.min(self.end);
        self.at = element.content.end;
        Some(element)
    }

    fn header(&self) -> Option<Element> {
        let [tag, len, rest @ ..] = self.octets.get(self.at..self.end)? else {
            return None;
        };
        let (size, len) = match *len {
            len @ 0..=0x7f => (0, usize::from(len)),
            0x81 => (1, usize::from(*rest.first()?)),
            0x82 => (2, usize::from(*rest.first()?) << 8 | usize::from(*rest.get(1)?)),
            _ => return None,
        };
        let start = self.at + 2 + size;
        Some(Element { tag: *tag, start: self.at, content: start..start + len })
    }

    /// The next element, which has to have this tag.
    pub(super) fn expect(&mut self, tag: u8) -> Result<Element> {
        self.next().and_then(|element| if element.tag == tag { Ok(element) } else { Err(Error) })
    }

    /// The next element as a signed number.
    pub(super) fn integer(&mut self) -> Result<i32> {
        let element = self.expect(tag::INTEGER)?;
        integer(self.content(&element))
    }
}

/// A signed number of up to four octets.
pub(super) fn integer(content: &[u8]) -> Result<i32> {
    match content {
        [first, ..] if content.len() <= 4 => {
            let sign = if first & 0x80 != 0 { -1 } else { 0 };
            Ok(content.iter().fold(sign, |value, octet| value << 8 | i32::from(*octet)))
        }
        _ => Err(Error),
    }
}

/// An unsigned number of 32 bits, before which a zero octet may stand.
pub(super) fn unsigned(content: &[u8]) -> Result<u32> {
    match content {
        [0, rest @ ..] if rest.len() == 4 => Ok(super::super::field::number(rest)),
        [first, ..] if content.len() <= 4 && first & 0x80 == 0 => Ok(super::super::field::number(content)),
        _ => Err(Error),
    }
}

/// Writes an element; content beyond 65 535 octets is cut off.
pub(super) fn put(into: &mut Vec<u8>, tag: u8, content: &[u8]) {
    let content = &content[..content.len().min(LONGEST)];
    into.reserve(content.len() + HEADER_LEN);
    into.push(tag);
    let [high, low] = (content.len() as u16).to_be_bytes();
    match content.len() {
        0..=0x7f => into.push(low),
        0x80..=0xff => into.extend_from_slice(&[0x81, low]),
        _ => into.extend_from_slice(&[0x82, high, low]),
    }
    into.extend_from_slice(content);
}

/// Writes a signed number in the fewest octets.
pub(super) fn put_integer(into: &mut Vec<u8>, tag: u8, value: i64) {
    let octets = value.to_be_bytes();
    // An octet may go while the next one still shows the same sign.
    let spare = (0..octets.len() - 1)
        .take_while(|index| matches!((octets[*index], octets[index + 1] & 0x80), (0, 0) | (0xff, 0x80)))
        .count();
    put(into, tag, &octets[spare..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_the_fewest_octets() {
        for (value, octets) in [
            (0, &[2, 1, 0][..]),
            (127, &[2, 1, 0x7f]),
            (128, &[2, 2, 0, 0x80]),
            (-1, &[2, 1, 0xff]),
            (-129, &[2, 2, 0xff, 0x7f]),
            (i32::MAX, &[2, 4, 0x7f, 0xff, 0xff, 0xff]),
            (i32::MIN, &[2, 4, 0x80, 0, 0, 0]),
        ] {
            let mut written = Vec::new();
            put_integer(&mut written, tag::INTEGER, i64::from(value));
            assert_eq!(written, octets);
            assert_eq!(Reader::new(&written).integer(), Ok(value));
        }
        let mut ticks = Vec::new();
        put_integer(&mut ticks, tag::TIME_TICKS, i64::from(u32::MAX));
        assert_eq!(ticks, [0x43, 5, 0, 0xff, 0xff, 0xff, 0xff]);
        assert_eq!(unsigned(&ticks[2..]), Ok(u32::MAX));
        assert_eq!(
            (unsigned(&[0xff]), unsigned(&[]), integer(&[0; 5])),
            (Err(Error), Err(Error), Err(Error))
        );
    }

    #[test]
    fn lengths_of_all_three_forms() {
        for len in [0, 1, 127, 128, 255, 256, 70_000] {
            let mut written = Vec::new();
            put(&mut written, tag::OCTET_STRING, &vec![7; len]);
            let mut reader = Reader::new(&written);
            let element = reader.next().unwrap();
            assert_eq!(element.content.len(), len.min(LONGEST));
            assert_eq!(element.whole(), 0..written.len());
            assert!(reader.is_done());
            assert!(Reader::new(&written[..written.len() - 1]).next().is_err());
        }
        assert!(Reader::new(&[4, 0x80, 0, 0]).next().is_err());
    }
}
