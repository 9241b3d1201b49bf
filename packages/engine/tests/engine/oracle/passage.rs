//! A cell's passage: a queue, a link, the row of a table, and the next queue.

use lanelab_cells::atm::cell_network::DropReason;
use lanelab_cells::atm::spec::{NodeId, PolicingAction, PortId};

use super::event::{Tie, What};
use super::{Cell, Fault, Oracle, Place, Step};

impl Oracle {
    pub(super) fn arrive(&mut self, t: u64, place: Place, mut cell: Cell) {
        if let Place::Port(node, port) = place {
            self.measure(t, (node, port), &mut cell);
        }
        let server = self.servers.get_mut(&place).unwrap();
        if let Some(departure) = server.arrive(t, cell, self.fault) {
            self.push(departure, What::Departure(place));
        }
    }

    pub(super) fn depart(&mut self, t: u64, place: Place) {
        let server = self.servers.get_mut(&place).unwrap();
        let (mut cell, next) = server.depart(t, self.fault);
        if cell.taken.is_empty() {
            cell.left = t;
        }
        if let Some(departure) = next {
            self.push(departure, What::Departure(place));
        }
        match place {
            Place::Port(node, port) => self.cross_link(t, node, port, cell),
            Place::Backplane(node) => {
                let (row, _) = *cell.taken.last().unwrap();
                self.leave_for_output(t, node, row, (0, 0, 0), cell);
            }
        }
    }

    fn cross_link(&mut self, t: u64, node: NodeId, port: PortId, cell: Cell) {
        let server = self.servers.get_mut(&Place::Port(node, port)).unwrap();
        let Some(link) = self.links.get_mut(&(node, port)) else {
            server.count_drop(cell.category, DropReason::NoRoute);
            return;
        };
        let glitch = link.glitches.pop_front();
        if !link.up || glitch == Some(None) {
            server.count_drop(cell.category, DropReason::Link);
            return;
        }
        let extra = glitch.flatten().unwrap_or(0);
        link.last_arrival = link.last_arrival.max(t + link.delay + extra);
        let (arrival, far) = (link.last_arrival, link.far);
        let channel = (far.0, far.1, cell.vpi, cell.vci);
        if self.receives(channel) {
            self.push(arrival, What::Receipt(channel, cell));
        } else {
            self.push(arrival, What::Entry(far.0, far.1, cell));
        }
    }

    pub(super) fn enter(&mut self, t: u64, node: NodeId, port: PortId, mut cell: Cell) {
        cell.entry = (node, port, cell.vpi, cell.vci);
        let steps = cell.paths.next.get(&cell.taken).cloned().unwrap_or_default();
        if steps.is_empty() {
            self.entry_drops.get_mut(&(node, port)).unwrap()[DropReason::NoRoute as usize] += 1;
        }
        for step in steps {
            self.take_row(t, step, cell.clone());
        }
    }

    /// A cell that has just come in by `cell.entry` takes a row.
    fn take_row(&mut self, t: u64, step: Step, mut cell: Cell) {
        let (position, _) = step;
        cell.taken.push(step);
        let (node, port, ..) = cell.entry;
        let fault = self.fault;
        if let Some((buckets, action)) = &mut self.rows.get_mut(&node).unwrap()[position].policer {
            if buckets.conforms(t) {
                buckets.count(t);
            } else {
                if fault == Fault::Gcra {
                    buckets.count(t);
                }
                match action {
                    PolicingAction::Tag => cell.clp = true,
                    PolicingAction::Discard => {
                        self.entry_drops.get_mut(&(node, port)).unwrap()[DropReason::Policed as usize] += 1;
                        return;
                    }
                }
            }
        }
        let at = t + self.switches[&node].latency.0;
        let sender = self.links[&(node, port)].far;
        let mut tie = (0, sender.0, u32::from(sender.1));
        if fault == Fault::TieOrder {
            tie = (0, u32::MAX - sender.0, u32::from(u16::MAX - sender.1));
        }
        if self.servers.contains_key(&Place::Backplane(node)) {
            self.push(at, What::Arrival(Place::Backplane(node), tie, cell));
        } else {
            self.leave_for_output(at, node, position, tie, cell);
        }
    }

    /// A cell of a row comes, at `t`, to the row's shaper or, if it has none, to the output queue.
    fn leave_for_output(&mut self, t: u64, node: NodeId, position: usize, tie: Tie, mut cell: Cell) {
        let category = self.category(self.rows[&node][position].spec.category);
        let row = &mut self.rows.get_mut(&node).unwrap()[position];
        cell.vpi = row.spec.out_vpi;
        cell.vci = row.spec.out_vci.unwrap_or(cell.vci);
        cell.category = category;
        let place = Place::Port(node, row.spec.out_port);
        let (at, tie) = match &mut row.shaper {
            None => (t, tie),
            Some(shaper) => (shaper.release(t), (2, position as u32, 0)),
        };
        self.push(at, What::Arrival(place, tie, cell));
    }
}
