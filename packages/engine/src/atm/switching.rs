//! Rows and connections that come and go while the network runs. A connection keeps its hops when it is closed: which numbers a
//! later one gets must not hang on what was computed when. What may be computed ahead does not change with them
//! ([`super::compile`]), so that opening a connection costs as much as its way is long.

use super::cell::MAX_HOPS;
use super::cell_network::ConnId;
use super::conn::Conn;
use super::discard::Frame;
use super::network::Network;
use super::spec::{NodeId, PortId, RouteSpec, VcSpec};
use super::tree::input_of;
use super::wiring::{Parts, Way, Wiring};

impl Network {
    /// The tables, and what ways are made of.
    pub(super) fn parts(&mut self) -> (&mut Wiring, Parts<'_>) {
        let parts = Parts {
            graph: &mut self.graph,
            queues: &self.queues,
            policers: &mut self.policers,
            directory: &mut self.directory,
        };
        (&mut self.wiring, parts)
    }

    /// `CellNetwork::add_row`.
    pub(super) fn insert_row(&mut self, switch: NodeId, row: RouteSpec) {
        let (wiring, mut parts) = self.parts();
        let input = (row.in_port, row.in_vpi, row.in_vci);
        wiring.add_row(switch, row);
        wiring.make_policer_of_last(&mut parts, switch, input);
        let Some(here) = input_of(switch, input) else { return };
        if let Some(row) = self.wiring.rows(here).last().cloned() {
            self.grow(here, &row);
        }
    }

    /// `CellNetwork::remove_row`.
    pub(super) fn take_row(
        &mut self,
        switch: NodeId,
        input: (PortId, u16, Option<u16>),
        output: (PortId, u16, Option<u16>),
    ) {
        self.wiring.remove_row(switch, input, output, &mut self.directory);
        if let Some(here) = input_of(switch, input) {
            self.prune(here, output);
        }
    }

    /// `CellNetwork::open`.
    pub(super) fn open_connection(&mut self, node: NodeId, vc: &VcSpec) -> Option<ConnId> {
        let vc = VcSpec { source: None, ..vc.clone() };
        let (wiring, mut parts) = self.parts();
        let position = wiring.next_vc(node);
        let way = wiring.connect(&mut parts, node, position, &vc)?;
        let id = self.ids.len() as ConnId;
        let number = self.place(id, &way, node, &vc);
        self.ids.push(number);
        self.note_arrivals(number, &way);
        self.grow_all(number);
        self.directory.conns.insert((node, vc.port, vc.vpi, vc.vci), id);
        Some(id)
    }

    /// Gives a way its hops, and makes its connection.
    fn place(&mut self, id: ConnId, way: &Way, node: NodeId, vc: &VcSpec) -> u32 {
        let number = self.conns.len() as u32;
        let n = way.hops.len();
        let first = self.graph.append(way, number);
        assert!(self.graph.hops.len() < MAX_HOPS, "too many hops for a cell's hop field");
        self.frames.resize(self.graph.hops.len(), Frame::default());
        self.graph.compute_residuals(first as usize..first as usize + n, &self.queues);
        self.conns.push(Conn::new(id, first, way, node, vc));
        number
    }

    /// `CellNetwork::close`.
    pub(super) fn close_connection(&mut self, id: ConnId) {
        let Some(&number) = self.ids.get(id as usize) else { return };
        let conn = &mut self.conns[number as usize];
        if !conn.injected || !conn.open {
            return;
        }
        if self.directory.conns.get(&conn.from) == Some(&id) {
            self.directory.conns.remove(&conn.from);
        }
        self.close_tree(number);
    }
}
