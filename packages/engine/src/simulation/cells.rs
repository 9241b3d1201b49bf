//! Cells of watched links, one record each.

use super::Simulation;
use crate::scenario::{Code, Direction, LinkEnd, Role, ScenarioError};
use lanelab_cells::atm::network::Network;
use lanelab_cells::atm::tap::CellRecord;

/// Memory that the records of all watched links may take.
const CELL_TRACE_BYTES: usize = 64 << 20;

/// One direction of a watched link.
#[derive(Clone, Debug)]
pub(super) struct WatchedEnd {
    /// `<link>:ab` or `<link>:ba`.
    name: String,
    from: LinkEnd,
}

/// What the cells of a connection are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellLabel {
    /// Flow that they belong to; 0 where several flows share the connection, or none uses it.
    pub flow: u32,
    /// Role of the connection.
    pub role: Role,
}

/// Cells of one direction of a watched link.
#[derive(Clone, Debug)]
pub struct WatchedCells {
    /// `<link>:ab` or `<link>:ba`.
    pub name: String,
    /// In the order in which they were taken into service, drops among them; with what their connections are called.
    pub cells: Vec<(CellRecord, CellLabel)>,
}

impl Simulation<Network> {
    /// Records every cell and frame of these links from now on, both ways; replaces those watched before. Memory is bounded: where nobody reads
    /// them, the oldest records go.
    ///
    /// # Errors
    /// Where there is no such link.
    pub fn watch_links(&mut self, links: &[u32]) -> Result<(), ScenarioError> {
        let mut ends = Vec::new();
        for id in links {
            let link = self
                .model
                .links
                .iter()
                .find(|link| link.id == *id)
                .ok_or_else(|| ScenarioError::of(Code::NoSuchLink, "links", *id))?;
            for (direction, from) in [(Direction::Ab, link.a), (Direction::Ba, link.b)] {
                ends.push(WatchedEnd { name: direction.of(*id), from });
            }
        }
        self.ethernet.watch(links);
        for end in std::mem::replace(&mut self.recording.watched, ends) {
            self.network.watch_port(end.from.node, end.from.port, 0);
        }
        let keep = CELL_TRACE_BYTES / (2 * size_of::<CellRecord>() * self.recording.watched.len().max(1));
        for end in &self.recording.watched {
            self.network.watch_port(end.from.node, end.from.port, keep.max(1));
        }
        Ok(())
    }

    /// Takes the records of the watched links.
    pub fn drain_cells(&mut self) -> Vec<WatchedCells> {
        let flows = self.flows.by_conn();
        let (network, connections) = (&mut self.network, &self.connections);
        let mut records = Vec::new();
        self.recording
            .watched
            .iter()
            .map(|end| {
                network.read_port(end.from.node, end.from.port, &mut records);
                let label = |cell: &CellRecord| CellLabel {
                    flow: flows.get(&cell.conn).copied().unwrap_or(0),
                    role: connections.role(cell.conn),
                };
                let cells = records.drain(..).map(|cell| (cell, label(&cell))).collect();
                WatchedCells { name: end.name.clone(), cells }
            })
            .collect()
    }
}
