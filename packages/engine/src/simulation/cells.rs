//! Cells of watched links, one record each.

use super::Simulation;
use super::path::Map;
use crate::atm::cell_network::ConnId;
use crate::atm::network::Network;
use crate::atm::tap::CellRecord;
use crate::scenario::{self, LinkEnd, ScenarioError};
use std::collections::BTreeMap;

/// Memory that the records of all watched links may take.
const CELL_TRACE_BYTES: usize = 64 << 20;

/// One direction of a watched link.
#[derive(Clone, Debug)]
pub(super) struct WatchedEnd {
    /// `cells:<link>:ab` or `cells:<link>:ba`.
    name: String,
    from: LinkEnd,
    /// What a connection's cells are called here.
    labels: BTreeMap<ConnId, CellLabel>,
}

/// What the cells of a connection are called on a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CellLabel {
    /// VPI with which they leave.
    pub vpi: u16,
    /// VCI with which they leave.
    pub vci: u16,
    /// Flow that they belong to; 0 where several flows share the connection.
    pub flow: u32,
}

/// Cells of one direction of a watched link.
#[derive(Clone, Debug)]
pub struct WatchedCells {
    /// `cells:<link>:ab` or `cells:<link>:ba`.
    pub name: String,
    /// In the order in which they were taken into service, drops among them; with what their connections are called.
    pub cells: Vec<(CellRecord, CellLabel)>,
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
            for (direction, from) in [("ab", link.a), ("ba", link.b)] {
                ends.push(WatchedEnd {
                    name: format!("cells:{id}:{direction}"),
                    from,
                    labels: BTreeMap::new(),
                });
            }
        }
        if !ends.is_empty() {
            let labels = self.labels();
            for end in &mut ends {
                end.labels = labels.get(&end.from).cloned().unwrap_or_default();
            }
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

    /// What connections' cells are called at the ports that they leave by. Where a connection leaves by one twice, the first time counts.
    fn labels(&self) -> BTreeMap<LinkEnd, BTreeMap<ConnId, CellLabel>> {
        let mut flows = BTreeMap::new();
        for (id, conns) in self.flow_ids.iter().zip(&self.flow_conns) {
            for conn in conns {
                flows.entry(*conn).and_modify(|flow| *flow = 0).or_insert(*id);
            }
        }
        let spec = scenario::network_spec(&self.model);
        let map = Map::new(&spec);
        let mut labels: BTreeMap<LinkEnd, BTreeMap<ConnId, CellLabel>> = BTreeMap::new();
        for (conn, flow) in flows {
            for hop in map.path(conn) {
                let end = LinkEnd { node: hop.node, port: hop.port };
                let label = CellLabel { vpi: hop.vpi, vci: hop.vci, flow };
                labels.entry(end).or_default().entry(conn).or_insert(label);
            }
        }
        labels
    }

    /// Takes the records of the watched links.
    pub fn drain_cells(&mut self) -> Vec<WatchedCells> {
        let network = &mut self.network;
        let mut records = Vec::new();
        self.watched
            .iter()
            .map(|end| {
                network.read_port(end.from.node, end.from.port, &mut records);
                let label = |cell: &CellRecord| end.labels.get(&cell.conn).copied().unwrap_or_default();
                let cells = records.drain(..).map(|cell| (cell, label(&cell))).collect();
                WatchedCells { name: end.name.clone(), cells }
            })
            .collect()
    }
}
