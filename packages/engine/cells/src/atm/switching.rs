//! Rows and connections that come and go while the network runs. A connection keeps its hops when it is closed: which numbers a
//! later one gets must not hang on what was computed when. What may be computed ahead does not change with them
//! ([`super::compile`]), so that opening a connection costs as much as its path is long.

use super::cell::MAX_HOPS;
use super::cell_network::ConnId;
use super::conn::Conn;
use super::discard::Frame;
use super::network::Network;
use super::routing::{ConnPath, GraphParts, Routing};
use super::spec::{NodeId, PortId, RouteSpec, VcSpec};

impl Network {
    /// The tables, and what paths are made of.
    pub(super) fn parts(&mut self) -> (&mut Routing, GraphParts<'_>) {
        let parts = GraphParts {
            graph: &mut self.graph,
            queues: &self.queues,
            policers: &mut self.policers,
            directory: &mut self.directory,
        };
        (&mut self.routing, parts)
    }

    /// `CellNetwork::add_row`.
    pub(super) fn insert_row(&mut self, switch: NodeId, row: RouteSpec) {
        let (routing, mut parts) = self.parts();
        let input = (row.in_port, row.in_vpi, row.in_vci);
        routing.tables.add_row(switch, row);
        routing.make_policer_of_last(&mut parts, switch, input);
        self.follow_tables(switch, input);
    }

    /// `CellNetwork::remove_row`.
    pub(super) fn take_row(
        &mut self,
        switch: NodeId,
        input: (PortId, u16, Option<u16>),
        output: (PortId, u16, Option<u16>),
    ) {
        self.routing.remove_row(switch, input, output, &mut self.directory);
        self.follow_tables(switch, input);
    }

    /// `CellNetwork::open`.
    pub(super) fn open_connection(&mut self, node: NodeId, vc: &VcSpec) -> Option<ConnId> {
        let vc = VcSpec { source: None, ..vc.clone() };
        let (routing, mut parts) = self.parts();
        let position = routing.next_vc(node);
        let path = routing.connect(&mut parts, node, position, &vc)?;
        let id = self.ids.len() as ConnId;
        let number = self.place(id, &path, node, &vc);
        self.ids.push(number);
        self.note_arrivals(number);
        self.directory.conns.insert((node, vc.port, vc.vpi, vc.vci), id);
        Some(id)
    }

    /// Places a path's hops in the graph, and makes its connection.
    fn place(&mut self, id: ConnId, path: &ConnPath, node: NodeId, vc: &VcSpec) -> u32 {
        let number = self.conns.len() as u32;
        let first = self.place_hops(path, number);
        self.conns.push(Conn::new(id, first, path, node, vc));
        number
    }

    /// Places a path's hops in the graph, as those of connection `number`; returns the first.
    pub(super) fn place_hops(&mut self, path: &ConnPath, number: u32) -> u32 {
        let first = self.graph.append(path, number);
        assert!(self.graph.hops.len() < MAX_HOPS, "too many hops for a cell's hop field");
        self.frames.resize(self.graph.hops.len(), Frame::default());
        let hops = first as usize..first as usize + path.hops.len();
        self.graph.compute_residuals(hops, &self.queues);
        first
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
        conn.open = false;
        self.forget_arrivals(number, 0);
    }
}
