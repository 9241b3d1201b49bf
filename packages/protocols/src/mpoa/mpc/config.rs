//! Parameters of an MPC.

use core::fmt;
use core::ops::RangeInclusive;

use crate::Duration;
use crate::vcc::{ServiceCategory, Traffic};
use crate::wire::{AtmAddress, EtherType, EthernetAddress};

/// An MPS that nobody announces: over LANE v1, which has no TLVs, addresses are configured.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConfiguredMps {
    /// Its control ATM address.
    pub control: AtmAddress,
    /// MAC addresses of its router, on whichever ELAN.
    pub macs: Vec<EthernetAddress>,
}

/// Parameters of an MPC. The defaults are those of the MPOA MIB.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// MPC-p1, shortcut-setup frame count, 1 to 65535: one frame more within MPC-p2 starts resolution.
    pub setup_frame_count: u32,
    /// MPC-p2, shortcut-setup frame time, 1 to 60 s: counters are cleared that often.
    pub setup_frame_time: Duration,
    /// MPC-p3, flow-detection protocols: IPv4 or none. The MIB's default is an empty list, by which nothing but
    /// triggers would make shortcuts; here it is IPv4 (U).
    pub flow_detection_protocols: Vec<EtherType>,
    /// MPC-p4, initial retry time, 1 to 300 s.
    pub initial_retry_time: Duration,
    /// MPC-p5, retry time maximum, 10 to 300 s.
    pub retry_time_maximum: Duration,
    /// MPC-p6, hold down time, 30 to 1200 s: a failed resolution or set-up is not tried again before.
    pub hold_down_time: Duration,
    /// MPC-c1, retry multiplier; the specification's constant is 2.
    pub retry_multiplier: u32,
    /// MPC-c2, initial keep-alive lifetime: for how long an MPS is believed that sent no keep-alive yet.
    pub initial_keep_alive_lifetime: Duration,
    /// Service category of the shortcuts that this MPC opens.
    pub category: ServiceCategory,
    /// Traffic of those shortcuts, the same both ways; zero for a UBR shortcut of any rate.
    pub traffic: Traffic,
    /// Largest CPCS-SDU of control and shortcut VCCs in octets.
    pub max_sdu: u16,
    /// Whether tags are asked for at the ingress and given at the egress.
    pub tags: bool,
    /// Most entries of the ingress cache.
    pub max_ingress_entries: usize,
    /// Most entries of the egress cache.
    pub max_egress_entries: usize,
    /// Most shortcut VCCs, whoever opened them.
    pub max_shortcuts: usize,
    /// VCC time-out: a VCC that carried nothing for so long is released (20 min (U)).
    pub vcc_timeout: Duration,
    /// MPSs by configuration.
    pub mps: Vec<ConfiguredMps>,
    /// Seed of the first tag, so that clients that start together do not hand out the same tags.
    pub seed: u64,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            setup_frame_count: 10,
            setup_frame_time: Duration::from_secs(1),
            flow_detection_protocols: vec![EtherType::IPV4],
            initial_retry_time: Duration::from_secs(5),
            retry_time_maximum: Duration::from_secs(40),
            hold_down_time: Duration::from_secs(160),
            retry_multiplier: 2,
            initial_keep_alive_lifetime: Duration::from_secs(60),
            category: ServiceCategory::Ubr,
            traffic: Traffic::default(),
            max_sdu: 1536,
            tags: true,
            max_ingress_entries: 1024,
            max_egress_entries: 1024,
            max_shortcuts: 256,
            vcc_timeout: Duration::from_secs(20 * 60),
            mps: Vec::new(),
            seed: 0,
        }
    }
}

impl Config {
    /// Refuses values outside their ranges (MPOA MIB), in one sentence that says how to mend them.
    pub fn check(&self) -> Result<(), String> {
        within("MPC-p1 (shortcut-setup frame count)", u64::from(self.setup_frame_count), 1..=65_535, "")?;
        seconds("MPC-p2 (shortcut-setup frame time)", self.setup_frame_time, 1..=60)?;
        seconds("MPC-p4 (initial retry time)", self.initial_retry_time, 1..=300)?;
        seconds("MPC-p5 (retry time maximum)", self.retry_time_maximum, 10..=300)?;
        seconds("MPC-p6 (hold down time)", self.hold_down_time, 30..=1200)?;
        within("MPC-c1 (retry multiplier)", u64::from(self.retry_multiplier), 2..=16, "")?;
        seconds("MPC-c2 (initial keep-alive lifetime)", self.initial_keep_alive_lifetime, 1..=1000)?;
        if let Some(other) = self.flow_detection_protocols.iter().find(|&&it| it != EtherType::IPV4) {
            return Err(format!("MPC-p3 (flow-detection protocols) names {other}: choose IPv4, or none"));
        }
        if self.category == ServiceCategory::Cbr && self.traffic.pcr == 0 {
            return Err("CBR shortcuts have a peak cell rate of 0: choose one above 0, or UBR".into());
        }
        if self.max_sdu < 1512 {
            return Err(format!(
                "the largest SDU of an MPC's VCCs is {} octets: choose at least 1512, for a tagged packet of 1500",
                self.max_sdu
            ));
        }
        seconds("the VCC time-out of shortcuts", self.vcc_timeout, 1..=86_400)
    }
}

fn seconds(name: &str, value: Duration, range: RangeInclusive<u64>) -> Result<(), String> {
    let (low, high) = (Duration::from_secs(*range.start()), Duration::from_secs(*range.end()));
    if (low..=high).contains(&value) {
        return Ok(());
    }
    refusal(name, value.as_secs_f64(), &range, " s")
}

fn within(name: &str, value: u64, range: RangeInclusive<u64>, unit: &str) -> Result<(), String> {
    if range.contains(&value) {
        return Ok(());
    }
    refusal(name, value, &range, unit)
}

fn refusal(
    name: &str,
    value: impl fmt::Display,
    range: &RangeInclusive<u64>,
    unit: &str,
) -> Result<(), String> {
    let (low, high) = (range.start(), range.end());
    Err(format!("{name} is {value}{unit}: choose {low} to {high}{unit}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_within_their_ranges() {
        assert_eq!(Config::default().check(), Ok(()));
    }

    #[test]
    fn a_refusal_names_value_and_range() {
        let config = Config { setup_frame_count: 0, ..Config::default() };
        assert_eq!(config.check(), Err("MPC-p1 (shortcut-setup frame count) is 0: choose 1 to 65535".into()));
        let config = Config { hold_down_time: Duration::from_millis(29_500), ..Config::default() };
        assert_eq!(config.check(), Err("MPC-p6 (hold down time) is 29.5 s: choose 30 to 1200 s".into()));
        let config = Config { category: ServiceCategory::Cbr, ..Config::default() };
        assert!(config.check().is_err());
        let config = Config { flow_detection_protocols: vec![EtherType::ARP], ..Config::default() };
        assert!(config.check().is_err_and(|text| text.contains("choose IPv4")));
        let config = Config { max_sdu: 1500, ..Config::default() };
        assert!(config.check().is_err());
    }
}
