//! A hash that is the same on every machine: `std::hash::Hash` in, 64 bits out.
//!
//! Every integer is widened to 64 bits first, so that `usize` (lengths, discriminants) counts the same in WASM and native.
//! Numbers in a row come as raw octets, though, as wide as they are: a state that is hashed holds no `Vec<usize>`.

use std::hash::{Hash, Hasher};

/// A deterministic hasher over 64-bit words; not cryptographic.
#[derive(Clone, Copy, Debug, Default)]
pub struct StableHasher(u64);

impl StableHasher {
    /// Mixes one word in; the order of words matters.
    pub const fn word(&mut self, word: u64) {
        let mut x = self.0 ^ word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        x = (x ^ (x >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        self.0 = (x ^ (x >> 29)).wrapping_mul(0xff51_afd7_ed55_8ccd).rotate_left(23);
    }

    /// The hash of one value.
    pub fn of(value: &impl Hash) -> u64 {
        let mut hasher = Self::default();
        value.hash(&mut hasher);
        hasher.finish()
    }
}

impl Hasher for StableHasher {
    fn finish(&self) -> u64 {
        let x = (self.0 ^ (self.0 >> 31)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        x ^ (x >> 33)
    }

    fn write(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.word(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, value: u8) {
        self.word(value.into());
    }

    fn write_u16(&mut self, value: u16) {
        self.word(value.into());
    }

    fn write_u32(&mut self, value: u32) {
        self.word(value.into());
    }

    fn write_u64(&mut self, value: u64) {
        self.word(value);
    }

    fn write_u128(&mut self, value: u128) {
        self.word(value as u64);
        self.word((value >> 64) as u64);
    }

    fn write_usize(&mut self, value: usize) {
        self.word(value as u64);
    }

    fn write_isize(&mut self, value: isize) {
        self.word(value as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_and_value_count() {
        assert_ne!(StableHasher::of(&(1_u8, 2_u8)), StableHasher::of(&(2_u8, 1_u8)));
        assert_ne!(StableHasher::of(&[0_u8; 3]), StableHasher::of(&[0_u8; 4]));
    }

    #[test]
    fn the_value_is_fixed_for_ever() {
        assert_eq!(StableHasher::of(&(7_u32, 1_usize, Some(9_u64))), 2_294_040_043_004_608_414);
    }
}
