//! Changes: planned by the scenario, or made while it runs.

use super::Simulation;
use crate::atm::cell_network::{CellNetwork, NetworkChange};
use crate::scenario::{self, Change, ChangeKind, ScenarioError};
use crate::sim::event_queue::EventId;
use crate::sim::time::{SimDuration, SimTime};

impl<N: CellNetwork> Simulation<N> {
    /// Makes a change now: the run goes on as one would whose scenario had the change at this time, last of those at this time. Where a target
    /// is under way and not reached, it acts at the end of what the network was asked to compute.
    ///
    /// # Errors
    /// Where the change names what does not exist, or breaks a rule of the format.
    pub fn apply(&mut self, kind: ChangeKind) -> Result<(), ScenarioError> {
        scenario::check_change(&kind, &self.model)?;
        self.plan(Change { at_ps: self.now.max(self.horizon).0, kind });
        Ok(())
    }

    /// Sees to a change of the scenario: the network keeps its own, the stations' wait here.
    pub(super) fn plan(&mut self, change: Change) {
        match network_change(&change.kind) {
            Some(kind) => self.network.schedule(SimTime(change.at_ps), kind),
            None => {
                let place = self.changes.partition_point(|other| other.at_ps <= change.at_ps);
                self.changes.insert(place, change);
            }
        }
    }

    /// A change of a station or a flow acts.
    pub(super) fn act(&mut self, at: SimTime, kind: &ChangeKind) {
        match kind {
            ChangeKind::Stack { node, set } => {
                if let Some(index) = self.station(*node) {
                    self.with_station(index, at, EventId::START, |station, cx| station.set_stack(set, cx));
                }
            }
            ChangeKind::Cpu { node, set } => {
                if let Some(index) = self.station(*node) {
                    self.with_station(index, at, EventId::START, |station, cx| station.set_costs(set, cx));
                }
            }
            ChangeKind::Flow { flow, set } => {
                if let Some(index) = self.flow_ids.iter().position(|id| id == flow) {
                    for station in &mut self.stations {
                        station.set_flow(index as u32, set);
                    }
                }
            }
            ChangeKind::Queue { .. }
            | ChangeKind::LinkDelay { .. }
            | ChangeKind::LinkUp { .. }
            | ChangeKind::Glitch { .. }
            | ChangeKind::Policer { .. } => {}
            ChangeKind::Process { .. }
            | ChangeKind::DropMessage { .. }
            | ChangeKind::Clear { .. }
            | ChangeKind::Plug { .. } => {}
        }
    }

    /// Index of a station by its node's number.
    pub(super) fn station(&self, node: u32) -> Option<usize> {
        self.stations.iter().position(|station| station.id == node)
    }
}

/// A change of the network as the network reads it.
fn network_change(kind: &ChangeKind) -> Option<NetworkChange> {
    Some(match kind {
        ChangeKind::Queue { node, port, category, queue } => NetworkChange::Queue {
            node: *node,
            port: *port,
            category: (*category).into(),
            spec: scenario::queue_spec(queue),
        },
        ChangeKind::LinkDelay { link, delay_ps } => {
            NetworkChange::LinkDelay { link: *link, delay: SimDuration(*delay_ps) }
        }
        ChangeKind::LinkUp { link, up } => NetworkChange::LinkUp { link: *link, up: *up },
        ChangeKind::Glitch { node, port, extra_ps } => {
            NetworkChange::Glitch { node: *node, port: *port, extra: extra_ps.map(SimDuration) }
        }
        ChangeKind::Policer { node, input, buckets } => NetworkChange::Policer {
            node: *node,
            in_port: input.port,
            in_vpi: input.vpi,
            in_vci: input.vci,
            buckets: scenario::shaper_spec(buckets),
        },
        ChangeKind::Stack { .. }
        | ChangeKind::Cpu { .. }
        | ChangeKind::Flow { .. }
        | ChangeKind::Process { .. }
        | ChangeKind::DropMessage { .. }
        | ChangeKind::Clear { .. }
        | ChangeKind::Plug { .. } => return None,
    })
}
