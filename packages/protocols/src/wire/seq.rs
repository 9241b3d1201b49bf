//! TCP sequence numbers: arithmetic modulo 2^32 (RFC 793 3.3).

use core::fmt;
use core::ops::{Add, AddAssign};

/// A sequence number. Order exists only between numbers less than 2^31 apart, so it is asked for by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeqNumber(pub u32);

impl SeqNumber {
    /// How far this number is ahead of `other`; negative if it is behind.
    pub const fn ahead_of(self, other: Self) -> i32 {
        self.0.wrapping_sub(other.0) as i32
    }

    /// Whether this number is before `other`.
    pub const fn before(self, other: Self) -> bool {
        self.ahead_of(other) < 0
    }

    /// Whether this number is after `other`.
    pub const fn after(self, other: Self) -> bool {
        self.ahead_of(other) > 0
    }

    /// The later of two numbers.
    pub const fn max(self, other: Self) -> Self {
        if self.before(other) { other } else { self }
    }
}

impl Add<u32> for SeqNumber {
    type Output = Self;

    fn add(self, octets: u32) -> Self {
        Self(self.0.wrapping_add(octets))
    }
}

impl AddAssign<u32> for SeqNumber {
    fn add_assign(&mut self, octets: u32) {
        *self = *self + octets;
    }
}

impl fmt::Display for SeqNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_holds_across_the_wrap() {
        let before = SeqNumber(u32::MAX - 1);
        let after = before + 4;
        assert_eq!(after, SeqNumber(2));
        assert!(before.before(after) && after.after(before));
        assert_eq!(after.ahead_of(before), 4);
        assert_eq!(before.max(after), after);
    }
}
