//! TCP options (RFC 793 3.1, RFC 1323 2).

use core::fmt;

/// One option; the end-of-list option ends the iteration and is not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TcpOption<'a> {
    /// Kind 1: padding.
    NoOperation,
    /// Kind 2: largest segment that the sender of the option can take.
    MaximumSegmentSize(u16),
    /// Kind 3: shift count for windows.
    WindowScale(u8),
    /// Any other, or one of the above with a length of its own.
    Unknown {
        /// Kind on the wire.
        kind: u8,
        /// The octets after kind and length.
        data: &'a [u8],
    },
}

/// The options of one header.
#[derive(Clone, Debug)]
pub struct Iter<'a> {
    rest: &'a [u8],
}

impl<'a> Iter<'a> {
    pub(super) const fn new(octets: &'a [u8]) -> Self {
        Self { rest: octets }
    }
}

impl TcpOption<'_> {
    /// Octets on the wire.
    #[allow(clippy::len_without_is_empty, reason = "no option is empty")]
    pub const fn len(&self) -> usize {
        match self {
            Self::NoOperation => 1,
            Self::MaximumSegmentSize(_) => 4,
            Self::WindowScale(_) => 3,
            Self::Unknown { data, .. } => 2 + data.len(),
        }
    }

    /// Writes the option into the front of `buffer` and returns the rest of it.
    pub fn emit<'b>(&self, buffer: &'b mut [u8]) -> &'b mut [u8] {
        let (front, rest) = buffer.split_at_mut(self.len());
        match self {
            Self::NoOperation => front[0] = 1,
            Self::MaximumSegmentSize(mss) => {
                front[..2].copy_from_slice(&[2, 4]);
                front[2..].copy_from_slice(&mss.to_be_bytes());
            }
            Self::WindowScale(shift) => front.copy_from_slice(&[3, 3, *shift]),
            Self::Unknown { kind, data } => {
                front[..2].copy_from_slice(&[*kind, 2 + data.len() as u8]);
                front[2..].copy_from_slice(data);
            }
        }
        rest
    }
}

impl<'a> Iterator for Iter<'a> {
    type Item = TcpOption<'a>;

    fn next(&mut self) -> Option<Self::Item> {
        let (option, len) = match *self.rest {
            [] | [0, ..] => return None,
            [1, ..] => (TcpOption::NoOperation, 1),
            [2, 4, high, low, ..] => (TcpOption::MaximumSegmentSize(u16::from_be_bytes([high, low])), 4),
            [3, 3, shift, ..] => (TcpOption::WindowScale(shift), 3),
            [kind, len, ..] if len >= 2 => {
                let len = usize::from(len);
                (TcpOption::Unknown { kind, data: self.rest.get(2..len)? }, len)
            }
            [..] => return None,
        };
        self.rest = &self.rest[len..];
        Some(option)
    }
}

impl fmt::Display for TcpOption<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoOperation => f.write_str("no operation"),
            Self::MaximumSegmentSize(mss) => write!(f, "maximum segment size {mss}"),
            Self::WindowScale(shift) => write!(f, "window scale {shift}"),
            Self::Unknown { kind, .. } => write!(f, "kind {kind}, {} octets", self.len()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_options_end_the_list() {
        for octets in [&[2][..], &[2, 4, 1], &[8, 1], &[8, 0, 9, 9], &[9, 40, 0], &[0, 2, 4, 1, 1]] {
            assert_eq!(Iter::new(octets).count(), 0, "{octets:?}");
        }
        let list: Vec<TcpOption<'_>> = Iter::new(&[1, 2, 3, 9, 3, 3, 7, 8]).collect();
        let odd = TcpOption::Unknown { kind: 2, data: &[9] };
        assert_eq!(list, [TcpOption::NoOperation, odd, TcpOption::WindowScale(7)]);
    }
}
