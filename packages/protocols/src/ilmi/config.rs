//! Parameters of either end.

use crate::Duration;
use crate::wire::EthernetAddress;

/// Parameters of either end (AF-ILMI-0065 8); those marked (U) are not in the references at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// System identifier, by which the other end knows this one again.
    pub system: EthernetAddress,
    /// Version of the UNI that is offered: 2 for 3.0, 3 for 3.1, 4 for 4.0.
    pub uni_version: u8,
    /// Between two polls of the attachment point.
    pub poll: Duration,
    /// How long an answer is waited for.
    pub response: Duration,
    /// How often a request is sent again before the link counts as failing.
    pub retries: u32,
    /// How long a user waits for a prefix before it sends its cold-start trap again; (U) 5 s.
    pub prefix_wait: Duration,
}

impl Config {
    /// The specification's values at a system with this identifier.
    pub const fn new(system: EthernetAddress) -> Self {
        Self {
            system,
            uni_version: 4,
            poll: Duration::from_secs(15),
            response: Duration::from_secs(2),
            retries: 4,
            prefix_wait: Duration::from_secs(5),
        }
    }

    /// Says which value breaks a rule, and the fix.
    pub fn check(&self) -> Result<(), String> {
        if [self.poll, self.response, self.prefix_wait].contains(&Duration::ZERO) {
            return Err(
                "An ILMI time is 0 s, so it would never let time pass; give it at least 1 ms.".to_owned()
            );
        }
        if !(2..=4).contains(&self.uni_version) {
            return Err(format!(
                "The UNI version is {}; choose 2 (UNI 3.0), 3 (UNI 3.1) or 4 (UNI 4.0).",
                self.uni_version
            ));
        }
        Ok(())
    }
}
