//! What a run has yet to do at given times, and what was counted when its warm-up ended.

use super::analyser::PortCounts;
use crate::scenario::{Change, LinkEnd, Model};
use lanelab_cells::atm::cell_network::ConnCounters;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::sorted::SortedMap;
use std::collections::VecDeque;

/// Instants at which a run must stop and do something: changes still to come, and the end of the warm-up.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    /// Changes still to come, by time.
    pub(super) changes: VecDeque<Change>,
    /// Whether the warm-up is over.
    pub(super) warm: bool,
    /// When the warm-up ended, and what the connections of flows of cells had counted; the start of the run until then.
    pub(super) cells_mark: (SimTime, Vec<ConnCounters>),
    /// What generator ports had counted when the warm-up ended.
    pub(super) ports_mark: SortedMap<LinkEnd, PortCounts>,
}

impl Schedule {
    /// The schedule of a model, without its changes: they are planned one by one.
    pub(super) fn new(model: &Model) -> Self {
        Self {
            changes: VecDeque::new(),
            warm: model.measure.warmup_ps == 0,
            cells_mark: (SimTime::ZERO, vec![ConnCounters::default(); model.flows.len()]),
            ports_mark: SortedMap::new(),
        }
    }
}
