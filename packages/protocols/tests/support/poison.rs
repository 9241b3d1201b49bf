//! What no sensible peer sends: control PDUs with a few octets changed, cut short, run on or mixed up, and noise.

use lanelab_protocols::Random;
use lanelab_protocols::wire::AtmPrefix;

use crate::records::{PSEUDO_HEADER_LEN, records};

/// Prefix of the addresses in golden records.
pub(crate) const GOLDEN_PREFIX: AtmPrefix =
    AtmPrefix([0x47, 0x00, 0x05, 0x80, 0xff, 0xe1, 0, 0, 0, 0xf2, 0x1a, 0, 0]);

/// The SDUs of golden records, with `prefix` in the place of theirs, so that they speak of a test's own stations.
pub(crate) fn golden(text: &str, prefix: AtmPrefix) -> Vec<Vec<u8>> {
    let sdu = |(_, octets): (String, Vec<u8>)| {
        let mut sdu = octets[PSEUDO_HEADER_LEN..].to_vec();
        for at in 0..sdu.len().saturating_sub(GOLDEN_PREFIX.0.len()) {
            if sdu[at..].starts_with(&GOLDEN_PREFIX.0) {
                sdu[at..at + prefix.0.len()].copy_from_slice(&prefix.0);
            }
        }
        sdu
    };
    records(text).into_iter().map(sdu).collect()
}

/// Where such PDUs come from: good ones, and a seed.
pub(crate) struct Poison {
    random: Random,
    good: Vec<Vec<u8>>,
}

impl Poison {
    pub(crate) fn new(seed: u64, good: Vec<Vec<u8>>) -> Self {
        assert!(!good.is_empty());
        Self { random: Random::new(seed), good }
    }

    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.random.between(0, end as u64 - 1) as usize
    }

    fn octet(&mut self) -> u8 {
        self.random.next() as u8
    }

    fn one_of_the_good(&mut self) -> Vec<u8> {
        let index = self.below(self.good.len());
        self.good[index].clone()
    }

    /// The next PDU: one in eight is as good as it was, one in eight is noise.
    pub(crate) fn pdu(&mut self) -> Vec<u8> {
        let mut octets = self.one_of_the_good();
        match self.below(8) {
            0 => {}
            1 => {
                octets = (0..self.below(130)).map(|_| self.octet()).collect();
            }
            2 => octets.truncate(self.below(octets.len() + 1)),
            3 => {
                let other = self.one_of_the_good();
                octets.truncate(self.below(octets.len() + 1));
                octets.extend_from_slice(&other[self.below(other.len() + 1)..]);
            }
            4 => octets.extend((0..=self.below(40)).map(|_| self.octet())),
            _ => {
                for _ in 0..=self.below(4) {
                    if let Some(last) = octets.len().checked_sub(1) {
                        let at = self.below(last + 1);
                        octets[at] = match self.below(4) {
                            0 => 0,
                            1 => 0xff,
                            2 => octets[at] ^ 1 << self.below(8),
                            _ => self.octet(),
                        };
                    }
                }
            }
        }
        octets
    }
}
