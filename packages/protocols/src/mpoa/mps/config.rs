//! Parameters of an MPS (MPOA MIB).

use core::ops::RangeInclusive;

use crate::Duration;
use crate::wire::Ipv4Address;

/// Parameters. The MPCs that keep-alives go to are no part of it: they are discovered, or configured where LANE v1
/// has no TLVs, and come as [`super::OwnInput::Mpc`] either way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// The router's own IP address in control packets.
    pub address: Ipv4Address,
    /// MPS-p1, keep-alive time: 1 to 300 s, 10 s by default.
    pub keep_alive_time: Duration,
    /// MPS-p2, keep-alive lifetime: 3 to 1000 s, 35 s by default; at least three keep-alive times (U).
    pub keep_alive_lifetime: Duration,
    /// MPS-p4, initial retry time: 1 to 300 s, 5 s by default.
    pub initial_retry: Duration,
    /// MPS-p5, retry time maximum: 10 to 300 s, 40 s by default.
    pub max_retry: Duration,
    /// MPS-p6, give-up time: 5 to 300 s, 40 s by default.
    pub give_up: Duration,
    /// MPS-p7, default holding time: 1 to 120 min, 20 min by default.
    pub holding_time: Duration,
    /// How many packets of an MPC's to one destination within a second make this MPS send it a trigger (U); none by
    /// default, as MPCs count for themselves.
    pub trigger: Option<u32>,
    /// Idle control VCCs are released after this time (U): 20 min by default.
    pub vcc_timeout: Duration,
    /// Largest AAL5 SDU of control VCCs in octets: 1536 by default.
    pub max_sdu: u16,
    /// How many egress cache entries this MPS imposes; further requests are refused for lack of resources (U).
    pub max_impositions: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            address: Ipv4Address::default(),
            keep_alive_time: Duration::from_secs(10),
            keep_alive_lifetime: Duration::from_secs(35),
            initial_retry: Duration::from_secs(5),
            max_retry: Duration::from_secs(40),
            give_up: Duration::from_secs(40),
            holding_time: Duration::from_secs(20 * 60),
            trigger: None,
            vcc_timeout: Duration::from_secs(20 * 60),
            max_sdu: 1536,
            max_impositions: 4096,
        }
    }
}

impl Config {
    /// Whether every parameter is in its range; if not, which one, why, and what to do.
    pub fn check(&self) -> Result<(), String> {
        range("MPS-p1 (keep-alive time)", self.keep_alive_time, 1..=300)?;
        range("MPS-p2 (keep-alive lifetime)", self.keep_alive_lifetime, 3..=1000)?;
        range("MPS-p4 (initial retry time)", self.initial_retry, 1..=300)?;
        range("MPS-p5 (retry time maximum)", self.max_retry, 10..=300)?;
        range("MPS-p6 (give-up time)", self.give_up, 5..=300)?;
        range("MPS-p7 (default holding time)", self.holding_time, 60..=7200)?;
        if self.keep_alive_lifetime.0 < 3 * self.keep_alive_time.0 {
            return Err(format!(
                "MPS-p2 (keep-alive lifetime) is {}, less than three keep-alive times (MPS-p1) of {}; make it \
                 longer, or the keep-alives more frequent",
                self.keep_alive_lifetime, self.keep_alive_time
            ));
        }
        if self.max_retry < self.initial_retry {
            return Err(format!(
                "MPS-p5 (retry time maximum) is {}, less than the initial retry time (MPS-p4) of {}; raise it",
                self.max_retry, self.initial_retry
            ));
        }
        if self.trigger == Some(0) {
            return Err(
                "the trigger's packet count is 0; make it at least 1, or leave triggers off".to_owned()
            );
        }
        Ok(())
    }
}

fn range(name: &str, value: Duration, seconds: RangeInclusive<u64>) -> Result<(), String> {
    let (low, high) = (seconds.start(), seconds.end());
    if (Duration::from_secs(*low)..=Duration::from_secs(*high)).contains(&value) {
        return Ok(());
    }
    Err(format!("{name} is {value}, but goes from {low} to {high} s; set it within that range"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_in_range_and_others_are_refused_with_the_reason() {
        assert_eq!(Config::default().check(), Ok(()));
        let config = Config { keep_alive_time: Duration::from_secs(15), ..Config::default() };
        assert!(config.check().unwrap_err().contains("three keep-alive times"));
        let config = Config { holding_time: Duration::from_secs(30), ..Config::default() };
        assert!(config.check().unwrap_err().contains("from 60 to 7200 s"));
        let config = Config { initial_retry: Duration::from_secs(50), ..Config::default() };
        assert!(config.check().unwrap_err().starts_with("MPS-p5"));
        let config = Config { trigger: Some(0), ..Config::default() };
        assert!(config.check().is_err());
    }
}
