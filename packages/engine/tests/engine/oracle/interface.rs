//! The oracle behind the interface of cell networks.

use std::cmp::Reverse;
use std::rc::Rc;

use lanelab_cells::atm::cell_network::{
    CellNetwork, ConnCounters, ConnId, Delivery, Handed, Injection, NetworkChange, QueueCounters,
};
use lanelab_cells::atm::spec::{NodeId, PortId, RouteSpec, ServiceCategory, VcSpec};
use lanelab_cells::atm::tables::Tables;
use lanelab_cells::sim::time::SimTime;

use super::event::What;
use super::{Fault, Oracle, Place, Row, Vc, abr};

impl CellNetwork for Oracle {
    fn inject(&mut self, injection: Injection) -> Handed {
        let Injection { at, conn, pdu, cells } = injection;
        let cells = cells.max(1);
        let handed = Handed {
            first: self.conn_counters(conn).cells_sent,
            is_taken: self.vcs[conn as usize].open,
            ends: self.leaves(conn),
        };
        if !handed.is_taken {
            return handed;
        }
        if !self.switched.is_empty() && self.fault != Fault::Tables {
            let vc = &self.vcs[conn as usize];
            let paths = self.find_paths((vc.node, vc.port, vc.vpi, vc.vci), true);
            self.vcs[conn as usize].paths = Rc::new(paths);
        }
        self.offer_pdu(conn, pdu, cells, at.0);
        for i in 0..cells {
            let cell = self.offer_cell(conn, i + 1 == cells);
            self.push(at.0, What::Offer(cell));
        }
        handed
    }

    fn advance(&mut self, next_event: SimTime, limit: SimTime, out: &mut Vec<Delivery>) -> SimTime {
        // Up to `bound` everything happens; at `bound` departures and arrivals at terminals, for what a host injects
        // then comes after these.
        let mut bound = next_event;
        while let Some(Reverse(event)) = self.heap.peek() {
            let t = SimTime(event.time);
            if t >= limit || t > bound || (t == bound && event.class() > 2) {
                break;
            }
            let Reverse(event) = self.heap.pop().unwrap();
            self.handle(event);
            if let Some(delivery) = self.delivered.first() {
                bound = bound.min(delivery.at);
            }
        }
        self.delivered.sort_by_key(|delivery| (delivery.at, delivery.conn, delivery.to));
        out.append(&mut self.delivered);
        if bound < limit {
            SimTime(bound.0 + 1)
        } else {
            self.now = limit.0;
            limit
        }
    }

    fn schedule(&mut self, at: SimTime, change: NetworkChange) {
        self.push(at.0, What::Change(Box::new(change)));
    }

    fn add_row(&mut self, _at: SimTime, switch: NodeId, row: RouteSpec) {
        self.tables.add_row(switch, row.clone());
        if self.rows.contains_key(&switch) {
            if let Some(vci) = row.in_vci {
                let input = (switch, row.in_port, row.in_vpi, vci);
                let found = self.find_rows(input).first().copied();
                let vp_row = found.filter(|&position| self.rows[&switch][position].spec.in_vci.is_none());
                *self.shadows.entry(input).or_insert(0) += usize::from(vp_row.is_some());
            }
            self.append_row(switch, &row);
        }
    }

    fn remove_row(
        &mut self,
        _at: SimTime,
        switch: NodeId,
        input: (PortId, u16, Option<u16>),
        output: (PortId, u16, Option<u16>),
    ) {
        self.tables.remove_row(switch, input, output);
        let is = |row: &&mut Row| {
            let spec = &row.spec;
            !row.removed
                && (spec.in_port, spec.in_vpi, spec.in_vci) == input
                && (spec.out_port, spec.out_vpi, spec.out_vci) == output
        };
        let mut rows = self.rows.get_mut(&switch).into_iter().flatten();
        if let Some(row) = rows.find(is) {
            row.removed = true;
        }
    }

    fn open(&mut self, _at: SimTime, node: NodeId, vc: &VcSpec) -> Option<ConnId> {
        self.servers.contains_key(&Place::Port(node, vc.port)).then(|| {
            self.begin_vc(node, vc, true);
            self.vcs.len() as ConnId - 1
        })
    }

    fn close(&mut self, _at: SimTime, conn: ConnId) {
        if let Some(vc) = self.vcs.get_mut(conn as usize).filter(|vc| vc.injected) {
            vc.open = false;
        }
    }

    fn tables(&self) -> &Tables {
        &self.tables
    }

    fn connection(&self, node: NodeId, port: PortId, vpi: u16, vci: u16) -> Option<ConnId> {
        let is = |vc: &Vc| vc.open && (vc.node, vc.port, vc.vpi, vc.vci) == (node, port, vpi, vci);
        self.vcs.iter().position(is).map(|conn| conn as ConnId)
    }

    fn destination(&self, conn: ConnId) -> Option<(NodeId, PortId, u16, u16)> {
        self.vcs[conn as usize].destination
    }

    fn allowed_rate(&self, conn: ConnId) -> Option<u64> {
        match self.parts.get(&conn) {
            Some(abr::Part::Data(number)) => Some(self.loops[*number].acr),
            _ => None,
        }
    }

    fn conn_counters(&self, conn: ConnId) -> ConnCounters {
        let mut sum = self.sent[conn as usize];
        for (_, end) in self.receivers.range((conn, Vec::new())..(conn + 1, Vec::new())) {
            sum.cells_received += end.counters.cells_received;
            sum.pdus_received += end.counters.pdus_received;
            sum.total_delay += end.counters.total_delay;
            sum.cell_hash = sum.cell_hash.wrapping_add(end.counters.cell_hash);
        }
        sum
    }

    fn queue_counters(&self, node: NodeId, port: PortId, category: ServiceCategory) -> QueueCounters {
        self.servers
            .get(&Place::Port(node, port))
            .map_or_else(QueueCounters::default, |server| server.counters(category, self.now))
    }

    fn backplane_counters(&self, node: NodeId) -> QueueCounters {
        self.servers
            .get(&Place::Backplane(node))
            .map_or_else(QueueCounters::default, |server| server.counters(ServiceCategory::Cbr, self.now))
    }

    fn entry_drops(&self, node: NodeId, port: PortId) -> [u64; 7] {
        self.entry_drops.get(&(node, port)).copied().unwrap_or_default()
    }

    fn cell_hops(&self) -> u64 {
        let ports = self.servers.iter().filter(|(place, _)| matches!(place, Place::Port(..)));
        ports.map(|(_, server)| server.cells_begun()).sum()
    }

    /// The oracle's state is not laid out as the fast path's; only behaviour is compared between the two.
    fn state_hash(&self) -> u64 {
        0
    }
}

impl Oracle {
    /// How many ends will report a PDU that is injected on a connection now.
    fn leaves(&self, conn: ConnId) -> u32 {
        let vc = &self.vcs[conn as usize];
        if !vc.open {
            return 0;
        }
        if self.switched.is_empty() || !vc.injected {
            return vc.paths.ends.len() as u32;
        }
        self.find_paths((vc.node, vc.port, vc.vpi, vc.vci), true).ends.len() as u32
    }
}
