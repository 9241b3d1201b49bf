//! Rows and connections that come and go while the network runs. What may be computed ahead does not change with them
//! ([`super::compile`]), so that opening a connection costs as much as its way is long.

use std::collections::{BTreeMap, VecDeque};

use super::cell::MAX_HOPS;
use super::cell_network::ConnId;
use super::conn::Conn;
use super::discard::Frame;
use super::graph::Hop;
use super::network::Network;
use super::spec::{NodeId, PortId, RouteSpec, VcSpec};
use super::wiring::{Parts, Way, Wiring};

/// Numbers of hops that connections have left behind.
#[derive(Clone, Debug, Default)]
pub(super) struct FreeHops {
    /// First hops of free ranges, by length.
    ranges: BTreeMap<u32, Vec<u32>>,
    /// Closed connections with cells under way.
    closing: VecDeque<u32>,
}

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
    }

    /// `CellNetwork::remove_row`.
    pub(super) fn take_row(
        &mut self,
        switch: NodeId,
        input: (PortId, u16, Option<u16>),
        output: (PortId, u16, Option<u16>),
    ) {
        self.wiring.remove_row(switch, input, output, &mut self.directory);
    }

    /// `CellNetwork::open`.
    pub(super) fn open_connection(&mut self, node: NodeId, vc: &VcSpec) -> Option<ConnId> {
        let vc = VcSpec { source: None, ..vc.clone() };
        self.reclaim_hops();
        let (wiring, mut parts) = self.parts();
        let position = wiring.next_vc(node);
        let way = wiring.connect(&mut parts, node, position, &vc)?;
        let id = self.ids.len() as ConnId;
        let number = self.place(id, &way, node, &vc);
        self.ids.push(number);
        self.directory.conns.insert((node, vc.port, vc.vpi, vc.vci), id);
        Some(id)
    }

    /// Gives a way its hops, and makes its connection.
    fn place(&mut self, id: ConnId, way: &Way, node: NodeId, vc: &VcSpec) -> u32 {
        let number = self.conns.len() as u32;
        let n = way.hops.len();
        let free = self.free_hops.ranges.get_mut(&(n as u32)).and_then(Vec::pop);
        let first = match free {
            Some(first) => {
                let range = first as usize..first as usize + n;
                for (hop, new) in self.graph.hops[range.clone()].iter_mut().zip(&way.hops) {
                    *hop = Hop { conn: number, ..*new };
                }
                self.graph.labels[range.clone()].copy_from_slice(&way.labels);
                self.frames[range].fill(Frame::default());
                first
            }
            None => {
                let first = self.graph.append(way, number);
                assert!(self.graph.hops.len() < MAX_HOPS, "too many hops for a cell's hop field");
                self.frames.resize(self.graph.hops.len(), Frame::default());
                first
            }
        };
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
        conn.open = false;
        if self.directory.conns.get(&conn.from) == Some(&id) {
            self.directory.conns.remove(&conn.from);
        }
        self.free_hops.closing.push_back(number);
    }

    /// Frees the hops of closed connections that no cell is on its way to: of two that wait for it, so that it costs
    /// little each time, and more are freed than taken.
    fn reclaim_hops(&mut self) {
        for _ in 0..2 {
            let Some(number) = self.free_hops.closing.pop_front() else { return };
            let conn = &self.conns[number as usize];
            if conn.is_drained() {
                self.free_hops.ranges.entry(conn.hops).or_default().push(conn.first_hop);
            } else {
                self.free_hops.closing.push_back(number);
            }
        }
    }
}
