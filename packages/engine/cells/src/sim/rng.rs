//! Random streams keyed by (seed, immutable node number, stream number), so that adding, moving or renaming one node
//! disturbs no other node's draws.
//!
//! Generator: xoshiro256++ 1.0 (Blackman and Vigna), its state filled by SplitMix64. Logarithms come from `libm`, whose
//! bits are the same native and in WASM.

use super::time::SimDuration;

/// 2^-53: the distance between neighbouring draws of [`RandomStream::unit`].
const ULP: f64 = 1.0 / 9_007_199_254_740_992.0;

/// One independent stream of random numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RandomStream {
    s: [u64; 4],
}

/// SplitMix64: steps `state` and returns the next output.
fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl RandomStream {
    /// The stream of number `stream` at node `node` in a run with `seed`.
    #[must_use]
    pub fn new(seed: u64, node: u32, stream: u32) -> Self {
        // Each part of the key passes the mixer on its own: keys that differ in one bit share nothing.
        let mut state = seed;
        let mut key = split_mix(&mut state) ^ u64::from(node);
        let mut key = split_mix(&mut key) ^ u64::from(stream);
        let s = [split_mix(&mut key), split_mix(&mut key), split_mix(&mut key), split_mix(&mut key)];
        Self { s }
    }

    /// 64 random bits.
    #[allow(clippy::should_implement_trait, reason = "a stream has no end, and is no iterator")]
    pub fn next(&mut self) -> u64 {
        let s = &mut self.s;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// Uniform on (0, 1]: never zero, so that its logarithm is finite.
    pub fn unit(&mut self) -> f64 {
        ((self.next() >> 11) + 1) as f64 * ULP
    }

    /// Uniform on `0..n`, with a bias below `n / 2^64`; 0 where `n` is 0.
    pub fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(n)) >> 64) as u64
    }

    /// Exponential with this mean, in whole picoseconds (rounded down).
    pub fn exponential(&mut self, mean: SimDuration) -> SimDuration {
        let x = -libm::log(self.unit()) * mean.0 as f64;
        #[allow(clippy::cast_sign_loss, reason = "unit() <= 1, so x >= 0")]
        SimDuration(x as u64)
    }

    /// Geometric on 1, 2, 3... with this mean; always 1 where `mean <= 1`.
    pub fn geometric(&mut self, mean: u32) -> u32 {
        let u = self.unit();
        if mean <= 1 {
            return 1;
        }
        let x = libm::log(u) / libm::log1p(-1.0 / f64::from(mean));
        #[allow(clippy::cast_sign_loss, reason = "both logarithms are <= 0, so x >= 0")]
        (x as u32).saturating_add(1)
    }

    /// The generator's state, for state hashes.
    #[must_use]
    pub const fn state(&self) -> [u64; 4] {
        self.s
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_give_independent_streams() {
        let first = |seed, node, stream| RandomStream::new(seed, node, stream).next();
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..4 {
            for node in 0..16 {
                for stream in 0..16 {
                    assert!(seen.insert(first(seed, node, stream)));
                }
            }
        }
        assert_eq!(first(1, 2, 3), first(1, 2, 3));
    }

    #[test]
    fn means_are_right() {
        let mut rng = RandomStream::new(7, 1, 0);
        let n = 200_000;
        let mean = SimDuration::from_micros(10);
        let sum: f64 = (0..n).map(|_| rng.exponential(mean).0 as f64).sum();
        // Standard error of the mean is mean / sqrt(n) = 0.22 %.
        assert!((sum / f64::from(n) / mean.0 as f64 - 1.0).abs() < 0.01);
        let sum: f64 = (0..n).map(|_| f64::from(rng.geometric(32))).sum();
        assert!((sum / f64::from(n) / 32.0 - 1.0).abs() < 0.01);
        assert!((0..1000).all(|_| rng.below(3) < 3));
    }
}
