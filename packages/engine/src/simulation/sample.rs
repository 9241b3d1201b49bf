//! Samples of the series that someone watches.

use super::Simulation;
use crate::atm::cell_network::CellNetwork;
use crate::atm::spec::ServiceCategory;
use crate::scenario::ScenarioError;
use crate::sim::time::{SimDuration, SimTime};
use crate::trace::{EventTrace, Series, SeriesTrace};

/// Categories by their index.
pub(super) const CATEGORIES: [ServiceCategory; ServiceCategory::COUNT] = [
    ServiceCategory::Cbr,
    ServiceCategory::RtVbr,
    ServiceCategory::NrtVbr,
    ServiceCategory::Abr,
    ServiceCategory::Ubr,
];

impl<N: CellNetwork> Simulation<N> {
    /// Samples series by name every `interval` from now on; replaces those watched before.
    ///
    /// # Errors
    /// Where a name is no series.
    pub fn watch_series(&mut self, names: &[String], interval: SimDuration) -> Result<(), ScenarioError> {
        self.series.watch(self.computed, names, interval)
    }

    /// Keeps events with their causes from now on, within `bytes` of memory.
    pub fn watch_events(&mut self, bytes: usize) {
        self.events_trace.enable(bytes);
    }

    /// The events kept.
    pub const fn events_mut(&mut self) -> &mut EventTrace {
        &mut self.events_trace
    }

    /// The samples taken.
    pub const fn series_mut(&mut self) -> &mut SeriesTrace {
        &mut self.series
    }

    /// Takes the sample that is due at `at`.
    pub(super) fn sample(&mut self, at: SimTime) {
        let mut series = std::mem::take(&mut self.series);
        let seconds = series.interval.as_secs_f64();
        series.times.push(at.as_secs_f64());
        for column in &mut series.columns {
            // A rate is the difference of a total; a level is taken as it is.
            let (value, scale) = match column.series {
                Series::Throughput { flow } => {
                    let index = self.flow_ids.iter().position(|id| *id == flow);
                    (index.map_or(0.0, |index| self.stats[index].octets_received as f64), Some(8e-6 / seconds))
                }
                Series::Cpu { node } => {
                    let busy = self.station(node).map_or(0, |index| {
                        self.stations[index].busy(at).iter().map(|level| level.0).sum::<u64>()
                    });
                    (busy as f64 * 1e-12, Some(1.0 / seconds))
                }
                Series::Queue { node, port, category } => {
                    let counters = self.network.queue_counters(node, port, CATEGORIES[category]);
                    (counters.length(at) as f64, None)
                }
                Series::Drops { node, port, category } => {
                    let counters = self.network.queue_counters(node, port, CATEGORIES[category]);
                    (counters.dropped.iter().sum::<u64>() as f64, Some(1.0))
                }
                Series::Tcp { flow, field } => {
                    let index = self.flow_ids.iter().position(|id| *id == flow);
                    let state = |index: usize| self.stations.iter().find_map(|station| station.tcp(index as u32, field));
                    (index.and_then(state).unwrap_or(0.0), None)
                }
            };
            column.values.push(scale.map_or(value, |scale| (value - column.last) * scale));
            column.last = value;
        }
        series.next = Some(at + series.interval);
        self.series = series;
    }
}
