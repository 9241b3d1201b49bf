//! Series sampled at equal intervals of simulated time: throughput, queues, drops, CPUs, TCP state.

use crate::scenario::{Code, ScenarioError, Series};
use lanelab_cells::sim::time::{SimDuration, SimTime};

/// Memory that samples may take that nobody reads.
const SERIES_BYTES: usize = 64 << 20;

/// One series as it fills.
#[derive(Clone, Debug)]
pub struct Column {
    /// Name as asked for.
    pub name: String,
    /// Quantity that the series shows.
    pub series: Series,
    /// Total at the previous sample, where the series shows the growth of one.
    pub last: f64,
    /// Samples not yet drained.
    pub values: Vec<f64>,
}

/// The series of a run.
#[derive(Clone, Debug, Default)]
pub struct SeriesTrace {
    /// Time between samples.
    pub interval: SimDuration,
    /// When the next sample is due; never where there is no series.
    pub next: Option<SimTime>,
    /// Samples taken.
    pub taken: u64,
    /// Times of the samples not yet drained.
    pub times: Vec<SimTime>,
    /// The series.
    pub columns: Vec<Column>,
}

impl SeriesTrace {
    /// Samples of `names` every `interval` from `now` on.
    ///
    /// # Errors
    /// Where a name is no series, or the interval is zero.
    pub fn new(now: SimTime, names: &[String], interval: SimDuration) -> Result<Self, ScenarioError> {
        if interval == SimDuration::ZERO {
            return Err(ScenarioError::of(Code::OutOfRange, "intervalPs", 0));
        }
        let mut columns = Vec::with_capacity(names.len());
        for name in names {
            let series = Series::parse(name)
                .ok_or_else(|| ScenarioError::of(Code::NoSuchSeries, "series", name.as_str()))?;
            columns.push(Column { name: name.clone(), series, last: 0.0, values: Vec::new() });
        }
        let next = (!columns.is_empty()).then_some(now + interval);
        Ok(Self { interval, next, taken: 0, times: Vec::new(), columns })
    }

    /// Whether it samples just these series at this interval.
    #[must_use]
    pub fn is_of(&self, names: &[String], interval: SimDuration) -> bool {
        self.interval == interval && self.columns.iter().map(|column| &column.name).eq(names)
    }

    /// Whether a sample is due by `at`.
    #[must_use]
    pub fn is_due(&self, at: SimTime) -> bool {
        self.next.is_some_and(|next| next <= at)
    }

    /// Takes the sample of `at`: `reading` says what a series shows there. Where nobody reads the samples, the older half of them
    /// makes room.
    pub fn sample(&mut self, at: SimTime, reading: impl Fn(Series) -> f64) {
        let most = SERIES_BYTES / (size_of::<f64>() * (self.columns.len() + 1));
        let excess = if self.times.len() < most { 0 } else { self.times.len() - most / 2 };
        self.times.drain(..excess);
        self.times.push(at);
        for column in &mut self.columns {
            column.values.drain(..excess);
            let value = reading(column.series);
            column.values.push(if column.series.is_total() {
                (value - column.last) / column.series.per(self.interval.as_secs_f64())
            } else {
                value
            });
            column.last = value;
        }
        self.taken += 1;
        self.next = Some(at + self.interval);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_that_nobody_reads_stay_within_their_memory() {
        let names = ["cpu:1", "tcp:1:cwnd"].map(str::to_owned);
        let mut series =
            SeriesTrace::new(SimTime::ZERO, &names, SimDuration::from_secs(1)).expect("two series");
        let most = SERIES_BYTES / 24;
        for second in 1..=most + 1 {
            series.sample(SimTime::ZERO + SimDuration::from_secs(second as u64), |_| second as f64);
        }
        assert_eq!(series.times.len(), most / 2 + 1);
        assert_eq!(series.times.last(), Some(&(SimTime::ZERO + SimDuration::from_secs(most as u64 + 1))));
        assert_eq!(series.columns[0].values, vec![1.0; most / 2 + 1], "the growth in a second");
        assert_eq!(series.columns[1].values.last(), Some(&((most + 1) as f64)), "a level");
    }
}
