//! Samples of the series that someone watches.

use super::Simulation;
use crate::device::Device;
use crate::measure::SeriesResult;
use crate::scenario::{self, Code, Flow, ScenarioError, Series};
use crate::trace::{Column, EventTrace, SeriesTrace};
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_cells::atm::spec::ServiceCategory;
use lanelab_cells::sim::time::{SimDuration, SimTime};

impl<N: CellNetwork> Simulation<N> {
    /// Samples series by name every `interval` from now on; replaces those watched before. The same ones at the same interval
    /// keep their beat.
    ///
    /// # Errors
    /// Where a name is no series, or names what the scenario does not have.
    pub fn watch_series(&mut self, names: &[String], interval: SimDuration) -> Result<(), ScenarioError> {
        if self.recording.series.is_of(names, interval) {
            return Ok(());
        }
        let mut series = SeriesTrace::new(self.clock.computed, names, interval)?;
        for column in &mut series.columns {
            if !scenario::has_series(&self.model, column.series) {
                return Err(ScenarioError::of(Code::SeriesOfNothing, "series", &*column.name));
            }
            if column.series.is_total() {
                column.last = self.reading(column.series, self.clock.computed);
            }
        }
        self.recording.series = series;
        Ok(())
    }

    /// Keeps events with their causes from now on, within `bytes` of memory.
    pub fn watch_events(&mut self, bytes: usize) {
        self.recording.events.enable(bytes);
    }

    /// The events kept.
    pub const fn events_mut(&mut self) -> &mut EventTrace {
        &mut self.recording.events
    }

    /// The samples taken.
    pub const fn series_mut(&mut self) -> &mut SeriesTrace {
        &mut self.recording.series
    }

    /// Takes the samples that are due at `at`.
    pub(super) fn sample(&mut self, at: SimTime) {
        if self.recording.series.is_due(at) {
            let mut series = std::mem::take(&mut self.recording.series);
            series.sample(at, |column| self.reading(column, at));
            self.recording.series = series;
        }
        if self.recording.measured.is_due(at) {
            let mut series = std::mem::take(&mut self.recording.measured);
            series.sample(at, |column| self.reading(column, at));
            self.recording.measured = series;
        }
    }

    /// The series that the scenario asks for, with the sample that is due at the time reached.
    pub(super) fn series_results(&self) -> Vec<SeriesResult> {
        let mut measured = self.recording.measured.clone();
        if measured.is_due(self.clock.now) {
            measured.sample(self.clock.now, |column| self.reading(column, self.clock.now));
        }
        let times_s: Vec<_> = measured.times.iter().map(|at| at.as_secs_f64()).collect();
        measured
            .columns
            .into_iter()
            .map(|Column { name, values, .. }| SeriesResult { name, times_s: times_s.clone(), values })
            .collect()
    }

    /// What a series shows at `at`, up to which everything is computed: a level, or the total so far.
    fn reading(&self, series: Series, at: SimTime) -> f64 {
        let index = |flow: u32| self.flows.ids.iter().position(|id| *id == flow);
        match series {
            Series::Throughput { flow } => {
                index(flow).map_or(0.0, |index| self.octets_received(index) as f64 * 8e-6)
            }
            Series::Packets { flow } => index(flow).map_or(0.0, |index| self.packets_received(index) as f64),
            Series::AllowedRate { flow } => index(flow)
                .and_then(|index| self.flows.conns[index].first())
                .and_then(|conn| self.network.allowed_rate(*conn))
                .map_or(0.0, |rate| rate as f64),
            Series::Cpu { node } => self
                .host(node)
                .map_or(0.0, |host| host.busy(at).iter().map(|level| level.as_secs_f64()).sum()),
            Series::Queue { node, port, category } => {
                self.network.queue_counters(node, port, ServiceCategory::ALL[category]).length(at) as f64
            }
            Series::Drops { node, port, category } => {
                let counters = self.network.queue_counters(node, port, ServiceCategory::ALL[category]);
                counters.dropped.iter().sum::<u64>() as f64
            }
            Series::Link { link, back } => self
                .model
                .links
                .iter()
                .find(|known| known.id == link)
                .map_or(0.0, |link| self.end_counts(if back { link.b } else { link.a }).cells as f64),
            Series::Role(role) => {
                let offered = |conn| self.network.conn_counters(conn).cells_sent;
                self.connections.of_role(role).map(offered).sum::<u64>() as f64
            }
            Series::Tcp { flow, field } => {
                let state = |index: usize| {
                    self.devices
                        .list
                        .iter()
                        .filter_map(Device::host)
                        .find_map(|host| host.tcp(index as u32, field))
                };
                index(flow).and_then(state).unwrap_or(0.0)
            }
        }
    }

    /// Packets that have reached the receiver of a flow; of cells PDUs.
    fn packets_received(&self, index: usize) -> u64 {
        match &self.model.flows[index] {
            Flow::Cells(_) => self.cells_of(index).pdus_received,
            _ => self.flows.stats[index].packets_received - self.flows.stats[index].socket_drops,
        }
    }

    /// Octets that have reached the receiver of a flow: its application or, for cells, the end of their path.
    fn octets_received(&self, index: usize) -> u64 {
        match (&self.model.flows[index], self.flows.conns[index].first()) {
            (Flow::Cells(_), Some(conn)) => {
                self.network.conn_counters(*conn).cells_received * super::report::CELL_PAYLOAD
            }
            _ => self.flows.stats[index].octets_received,
        }
    }
}
