//! Cells of watched links, one record each.

use super::Simulation;
use crate::atm::network::Network;
use crate::atm::tap::CellRecord;
use crate::scenario::{LinkEnd, ScenarioError};

/// Memory that the records of all watched links may take.
const CELL_TRACE_BYTES: usize = 64 << 20;

/// One direction of a watched link.
#[derive(Clone, Debug)]
pub(super) struct WatchedEnd {
    /// `cells:<link>:ab` or `cells:<link>:ba`.
    name: String,
    from: LinkEnd,
}

impl Simulation<Network> {
    /// Records every cell of these links from now on, both ways; replaces those watched before. Memory is bounded: where nobody reads
    /// them, the oldest records go.
    ///
    /// # Errors
    /// Where there is no such link.
    pub fn watch_links(&mut self, links: &[u32]) -> Result<(), ScenarioError> {
        let mut ends = Vec::new();
        for id in links {
            let link =
                self.model.links.iter().find(|link| link.id == *id).ok_or_else(|| {
                    ScenarioError::new("links", format!("{id} is no link of this scenario"))
                })?;
            ends.push(WatchedEnd { name: format!("cells:{id}:ab"), from: link.a });
            ends.push(WatchedEnd { name: format!("cells:{id}:ba"), from: link.b });
        }
        for end in std::mem::replace(&mut self.watched, ends) {
            self.network.watch_port(end.from.node, end.from.port, 0);
        }
        let keep = CELL_TRACE_BYTES / (2 * size_of::<CellRecord>() * self.watched.len().max(1));
        for end in &self.watched {
            self.network.watch_port(end.from.node, end.from.port, keep.max(1));
        }
        Ok(())
    }

    /// Takes the records of the watched links, by name.
    pub fn drain_cells(&mut self) -> Vec<(String, Vec<CellRecord>)> {
        let network = &mut self.network;
        self.watched
            .iter()
            .map(|end| {
                let mut records = Vec::new();
                network.read_port(end.from.node, end.from.port, &mut records);
                (end.name.clone(), records)
            })
            .collect()
    }
}
