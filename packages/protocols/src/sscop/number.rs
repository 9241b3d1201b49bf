//! Sequence numbers modulo 2^24 (Q.2110 7.4).

use core::ops::Add;

use crate::wire::sscop::MAX_SEQUENCE;

/// A sequence number. Numbers compare only by their distance from one that both lie after.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Number(u32);

impl Number {
    /// The low 24 bits.
    pub(super) const fn new(value: u32) -> Self {
        Self(value & MAX_SEQUENCE)
    }

    pub(super) const fn value(self) -> u32 {
        self.0
    }

    /// How far it lies after `base`.
    pub(super) const fn after(self, base: Self) -> u32 {
        self.0.wrapping_sub(base.0) & MAX_SEQUENCE
    }

    /// Whether it lies from `low` to `high`, both included.
    pub(super) const fn is_within(self, low: Self, high: Self) -> bool {
        self.after(low) <= high.after(low)
    }
}

impl Add<u32> for Number {
    type Output = Self;

    fn add(self, count: u32) -> Self {
        Self::new(self.0.wrapping_add(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_and_order_hold_across_the_wrap() {
        let last = Number::new(MAX_SEQUENCE);
        assert_eq!((last + 3).value(), 2);
        assert_eq!((last + 3).after(last), 3);
        assert!((last + 1).is_within(last, last + 1) && !(last + 2).is_within(last, last + 1));
        assert!(!Number::new(5).is_within(last, last + 1));
    }
}
