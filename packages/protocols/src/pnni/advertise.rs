//! When a change of available cell rate is worth telling the others (PNNI 1.0 5.8.5.2.4).

/// AvCR_PM: change in percent of the last advertised rate that is significant.
pub const PROPORTIONAL_PERCENT: u64 = 50;
/// AvCR_mT: change in percent of the maximum cell rate below which nothing is significant.
pub const MIN_THRESHOLD_PERCENT: u64 = 3;

/// The available cell rate that was last advertised to the other switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Advertised {
    max_cr: u32,
    av_cr: u32,
}

impl Advertised {
    /// An idle link of this many cells/s.
    pub const fn idle(max_cr: u32) -> Self {
        Self { max_cr, av_cr: max_cr }
    }

    /// Last advertised rate in cells/s.
    pub const fn av_cr(&self) -> u32 {
        self.av_cr
    }

    /// Notes the present rate; returns it when it must be advertised again.
    pub fn update(&mut self, av_cr: u32) -> Option<u32> {
        let proportional = u64::from(self.av_cr) * PROPORTIONAL_PERCENT;
        let least = u64::from(self.max_cr) * MIN_THRESHOLD_PERCENT;
        let change = u64::from(self.av_cr.abs_diff(av_cr)) * 100;
        if change <= proportional.max(least) {
            return None;
        }
        self.av_cr = av_cr;
        Some(av_cr)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_last_or_three_percent_of_all() {
        let mut rate = Advertised::idle(1000);
        assert_eq!(rate.update(500), None);
        assert_eq!(rate.update(499), Some(499));
        assert_eq!(rate.update(700), None);
        assert_eq!(rate.update(40), Some(40));
        assert_eq!(rate.update(10), None);
        assert_eq!(rate.update(9), Some(9));
    }
}
