//! Object identifiers.

use core::fmt;

use super::super::{Error, Result};

/// An object identifier; their order is that in which GetNext walks.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Oid(pub Vec<u32>);

impl Oid {
    /// These numbers and then those: an object and its index.
    pub fn joined(base: &[u32], index: impl IntoIterator<Item = u32>) -> Self {
        Self(base.iter().copied().chain(index).collect())
    }

    /// Whether it lies below `base`.
    pub fn is_below(&self, base: &[u32]) -> bool {
        self.0.starts_with(base)
    }

    /// Reads the content of an element; refuses numbers beyond 32 bits and those that are cut short.
    pub(super) fn parse(content: &[u8]) -> Result<Self> {
        // As many numbers as octets, and one more, since the first octet holds two.
        let mut numbers = Vec::with_capacity(content.len() + 1);
        let mut number: u32 = 0;
        let (last, _) = content.split_last().ok_or(Error)?;
        if last & 0x80 != 0 {
            return Err(Error);
        }
        for octet in content {
            number = number.checked_mul(0x80).ok_or(Error)? | u32::from(octet & 0x7f);
            if octet & 0x80 == 0 {
                if numbers.is_empty() {
                    // X.690 8.19.4: the first number holds two, of which the first is 0, 1 or 2.
                    let first = (number / 40).min(2);
                    numbers.push(first);
                    number -= first * 40;
                }
                numbers.push(number);
                number = 0;
            }
        }
        Ok(Self(numbers))
    }

    /// The content of an element. An identifier of fewer than two numbers is filled up with zeros.
    pub(super) fn emit(&self) -> Vec<u8> {
        let mut numbers = self.0.iter().copied();
        let first = numbers.next().unwrap_or(0).min(2) * 40;
        let second = numbers.next().unwrap_or(0);
        let mut octets = Vec::with_capacity(self.0.len() + 4);
        put_number(&mut octets, first.saturating_add(second));
        numbers.for_each(|number| put_number(&mut octets, number));
        octets
    }
}

fn put_number(into: &mut Vec<u8>, number: u32) {
    for shift in [28, 21, 14, 7] {
        if number >> shift != 0 {
            into.push((number >> shift) as u8 | 0x80);
        }
    }
    into.push(number as u8 & 0x7f);
}

impl fmt::Display for Oid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, number) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(".")?;
            }
            write!(f, "{number}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_and_back() {
        let oid = Oid(vec![1, 3, 6, 1, 4, 1, 353, 128, u32::MAX, 0]);
        let content = oid.emit();
        assert_eq!(content, [0x2b, 6, 1, 4, 1, 0x82, 0x61, 0x81, 0, 0x8f, 0xff, 0xff, 0xff, 0x7f, 0]);
        assert_eq!(Oid::parse(&content), Ok(oid));
        assert_eq!(Oid::parse(&[0x88, 0x37]), Ok(Oid(vec![2, 999])));
        assert_eq!(Oid(vec![2, 999]).emit(), [0x88, 0x37]);
    }

    #[test]
    fn damage_is_refused() {
        assert_eq!(Oid::parse(&[]), Err(Error));
        assert_eq!(Oid::parse(&[0x2b, 0x82]), Err(Error));
        assert_eq!(Oid::parse(&[0x2b, 0x9f, 0xff, 0xff, 0xff, 0xff, 0x7f]), Err(Error));
    }

    #[test]
    fn order_is_that_of_the_tree() {
        let below = Oid(vec![1, 3, 6, 0]);
        assert!(Oid(vec![1, 3, 6]) < below && below < Oid(vec![1, 3, 7]));
        assert!(below.is_below(&[1, 3]) && !below.is_below(&[1, 4]));
        assert_eq!(below.to_string(), "1.3.6.0");
    }
}
