//! Paths of cells through the tables of the switches.

use std::collections::BTreeMap;

use lanelab_cells::atm::cell_network::Channel;
use lanelab_cells::atm::spec::RouteSpec;

use super::{Oracle, Place, Row};

/// A row that a cell takes: its position in the table of the switch it comes to, and how often VC rows had come there in the
/// place of VP rows.
pub(super) type Step = (usize, usize);

/// Paths of a PDU's cells.
#[derive(Debug, Default)]
pub(super) struct Paths {
    /// Rows that cells take next, by those that they have taken.
    pub next: BTreeMap<Vec<Step>, Vec<Step>>,
    /// Where cells are received, by the rows that lead there.
    pub ends: BTreeMap<Vec<Step>, Channel>,
}

impl Oracle {
    /// Where cells that leave by this channel go, through the tables as they are now: by the first row for them, or by
    /// `all`.
    pub(super) fn find_paths(&self, start: Channel, all: bool) -> Paths {
        let mut paths = Paths::default();
        let mut todo = vec![(start, Vec::new(), Vec::new())];
        while let Some(((node, port, vpi, vci), taken, entered)) = todo.pop() {
            let Some(link) = self.links.get(&(node, port)) else { continue };
            let here = (link.far.0, link.far.1, vpi, vci);
            if self.receives(here) {
                paths.ends.insert(taken, here);
                continue;
            }
            if entered.contains(&here) {
                continue;
            }
            let rows = &self.rows[&here.0];
            let mut positions = self.find_rows(here);
            if !all {
                positions.truncate(1);
            }
            positions.retain(|&position| self.is_route(&rows[position].spec, here));
            positions.sort_by_key(|&position| {
                let row = &rows[position].spec;
                (row.out_port, row.out_vpi, row.out_vci, position)
            });
            let shadows = self.shadows.get(&here).copied().unwrap_or(0);
            let steps: Vec<Step> = positions.into_iter().map(|position| (position, shadows)).collect();
            for &step in &steps {
                let row = &rows[step.0].spec;
                let out = (here.0, row.out_port, row.out_vpi, row.out_vci.unwrap_or(vci));
                let taken = taken.iter().copied().chain([step]).collect();
                let entered = entered.iter().copied().chain([here]).collect();
                todo.push((out, taken, entered));
            }
            paths.next.insert(taken, steps);
        }
        paths
    }

    /// Whether cells that come in so are for the node itself.
    pub(super) fn receives(&self, (node, port, vpi, vci): Channel) -> bool {
        self.switches.get(&node).is_none_or(|switch| switch.local.contains(&(port, vpi, vci)))
    }

    /// Whether a row leads anywhere for cells that come in here.
    fn is_route(&self, row: &RouteSpec, (node, in_port, ..): Channel) -> bool {
        let back_over_trunk = row.out_port == in_port
            && !self.switched.is_empty()
            && self.switches.contains_key(&self.links[&(node, in_port)].far.0)
            && !self.switches[&node].routes.iter().any(|r| r.in_port == in_port && r.out_port == in_port);
        self.servers.contains_key(&Place::Port(node, row.out_port)) && !back_over_trunk
    }

    /// All VC rows for cells that come in so, else all VP rows, by position.
    pub(super) fn find_rows(&self, (node, port, vpi, vci): Channel) -> Vec<usize> {
        let rows = |in_vci| {
            let is = |row: &Row| {
                let spec = &row.spec;
                !row.removed && (spec.in_port, spec.in_vpi, spec.in_vci) == (port, vpi, in_vci)
            };
            let rows = self.rows[&node].iter().enumerate().filter(|(_, row)| is(row));
            rows.map(|(position, _)| position).collect::<Vec<_>>()
        };
        let vc_rows = rows(Some(vci));
        if vc_rows.is_empty() { rows(None) } else { vc_rows }
    }
}
