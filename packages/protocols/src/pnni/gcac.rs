//! Generic connection admission control (PNNI 1.0 annex B), and what a switch really reserves.

use super::Metrics;
use crate::vcc::{ServiceCategory, Traffic};

/// Cells/s that a switch sets aside for one direction of a call.
///
/// (U) CBR its PCR, rt-VBR its PCR since its queue is short, nrt-VBR its SCR since its queue takes the bursts,
/// ABR its MCR, UBR nothing.
pub const fn reservation(category: ServiceCategory, traffic: &Traffic) -> u32 {
    match category {
        ServiceCategory::Cbr | ServiceCategory::RtVbr => traffic.pcr,
        ServiceCategory::NrtVbr => traffic.scr,
        ServiceCategory::Abr => traffic.mcr,
        ServiceCategory::Ubr => 0,
    }
}

/// Whether a link that advertises `metrics` seems to have room for a call.
///
/// VBR between SCR and PCR is decided by cell rate margin and variance factor where both are advertised, else by
/// [`reservation`] (U).
pub fn admits(metrics: &Metrics, category: ServiceCategory, traffic: &Traffic) -> bool {
    let available = metrics.av_cr;
    match category {
        ServiceCategory::Ubr => metrics.max_cr > 0,
        ServiceCategory::Cbr | ServiceCategory::Abr => available >= reservation(category, traffic),
        ServiceCategory::RtVbr | ServiceCategory::NrtVbr => {
            if available >= traffic.pcr {
                return true;
            }
            if available < traffic.scr {
                return false;
            }
            match (metrics.crm, metrics.vf) {
                (Some(crm), Some(vf)) => {
                    let spare = u128::from(available - traffic.scr);
                    let burst = u128::from(traffic.pcr.saturating_sub(traffic.scr));
                    spare * (spare + 2 * u128::from(crm)) >= u128::from(vf) * u128::from(traffic.scr) * burst
                }
                _ => available >= reservation(category, traffic),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VBR: Traffic = Traffic { pcr: 1000, scr: 400, mbs: 32, mcr: 0 };

    fn link(av_cr: u32, crm: Option<u32>, vf: Option<u32>) -> Metrics {
        Metrics { av_cr, crm, vf, ..Metrics::idle(2000) }
    }

    #[test]
    fn each_category_has_its_test() {
        let rate = Traffic { pcr: 500, mcr: 100, ..Traffic::default() };
        assert!(admits(&link(500, None, None), ServiceCategory::Cbr, &rate));
        assert!(!admits(&link(499, None, None), ServiceCategory::Cbr, &rate));
        assert!(admits(&link(100, None, None), ServiceCategory::Abr, &rate));
        assert!(!admits(&link(99, None, None), ServiceCategory::Abr, &rate));
        assert!(admits(&link(0, None, None), ServiceCategory::Ubr, &rate));
        assert!(!admits(&Metrics::idle(0), ServiceCategory::Ubr, &rate));
    }

    #[test]
    fn variable_rate_between_its_rates() {
        assert!(admits(&link(1000, None, None), ServiceCategory::RtVbr, &VBR));
        assert!(!admits(&link(999, None, None), ServiceCategory::RtVbr, &VBR));
        assert!(admits(&link(400, None, None), ServiceCategory::NrtVbr, &VBR));
        assert!(!admits(&link(399, None, None), ServiceCategory::NrtVbr, &VBR));
        // (600 - 400) * (600 - 400 + 2 * 500) = 240 000 = 1 * 400 * 600.
        assert!(admits(&link(600, Some(500), Some(1)), ServiceCategory::RtVbr, &VBR));
        assert!(!admits(&link(599, Some(500), Some(1)), ServiceCategory::RtVbr, &VBR));
    }
}
