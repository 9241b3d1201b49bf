//! Physical layers: the time of one cell, from the PHY's payload rate, rounded once to 1 ps.

use lanelab_protocols::ethernet::{GAP_BITS, PREAMBLE};

use super::spec::{Phy, PortSpec};
use crate::sim::time::SimDuration;

/// Every PHY of the scenario format. Rates: `wire-atm` table of payload rates (ITU-T I.432, af-phy-0040 for 25.6 Mb/s).
pub const ALL: [Phy; 6] = [
    // 424 bits at 149.760 Mb/s = 2 831 196.58 ps.
    Phy { name: "oc3c", cell_time: SimDuration(2_831_197) },
    // 424 bits at 599.040 Mb/s = 707 799.15 ps.
    Phy { name: "oc12c", cell_time: SimDuration(707_799) },
    // PLCP: 12 cells in 125 us.
    Phy { name: "ds3", cell_time: SimDuration(10_416_667) },
    // G.832: 424 bits at 33.920 Mb/s.
    Phy { name: "e3", cell_time: SimDuration(12_500_000) },
    // 54 octets (a command octet before each cell) at 25.6 Mb/s.
    Phy { name: "atm25", cell_time: SimDuration(16_875_000) },
    // 53 octets at 25.6 Mb/s: what Curitiba's table 2 assumes.
    Phy { name: "atm25-ideal", cell_time: SimDuration(16_562_500) },
];

/// Bit rates of the Ethernet PHYs, in b/s (IEEE 802.3).
pub const ETHERNET_BIT_RATES: [(&str, u64); 2] = [("eth10", 10_000_000), ("eth100", 100_000_000)];

/// Bit rate of an Ethernet PHY, in b/s.
#[must_use]
pub fn ethernet_bit_rate(name: &str) -> Option<u64> {
    ETHERNET_BIT_RATES.into_iter().find(|(known, _)| *known == name).map(|(_, rate)| rate)
}

/// Time that frames of so many octets together take on an Ethernet line, in s, preambles and gaps included (IEEE 802.3).
#[must_use]
pub fn ethernet_busy_s(frames: u64, octets: u64, bit_rate: u64) -> f64 {
    let beside = frames * (u64::from(PREAMBLE) * 8 + GAP_BITS);
    (octets * 8 + beside) as f64 / bit_rate as f64
}

impl PortSpec {
    /// Time of one cell by the port's clock.
    #[must_use]
    pub const fn cell_time(&self) -> SimDuration {
        self.phy.cell_time.by_clock(self.clock_ppb)
    }
}

/// The PHY of that name.
#[must_use]
pub fn by_name(name: &str) -> Option<Phy> {
    ALL.into_iter().find(|phy| phy.name == name)
}
