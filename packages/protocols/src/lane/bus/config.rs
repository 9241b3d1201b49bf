//! Configuration of a BUS, fixed when it is made.

use crate::Duration;
use crate::lane::tree::check_retry;

/// Parameters of a BUS.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// Largest SDU on multicast forward, in octets; follows from the maximum frame size of the emulated LAN (S3).
    pub max_sdu: u16,
    /// S5, maximum frame age: 1 to 4 s. A frame that waited longer is discarded.
    pub max_frame_age: Duration,
    /// Whether a unicast frame to a registered MAC address goes to its owner only.
    pub intelligent: bool,
    /// How long a client that could not be reached is left alone before it is tried again (U).
    pub party_retry: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            max_sdu: 1516,
            max_frame_age: Duration::from_secs(1),
            intelligent: false,
            party_retry: Duration::from_secs(2),
        }
    }
}

impl Config {
    /// Refuses what the specification does not allow; the sentence says what to do instead.
    pub fn check(&self) -> Result<(), String> {
        if !(Duration::from_secs(1)..=Duration::from_secs(4)).contains(&self.max_frame_age) {
            return Err(format!(
                "S5, the maximum frame age, is {}; it must be between 1 s and 4 s.",
                self.max_frame_age
            ));
        }
        check_retry("BUS", self.party_retry)
    }
}
