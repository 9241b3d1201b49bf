//! Point-to-multipoint connections: cells are copied where a switch has several rows for them.
//!
//! The first branch of a tree is the connection that was opened; every further one is a connection of its own whose way begins
//! at the queue before the switch. A cell of a shared part of the way belongs to the first branch, and stands for all that
//! come after it.

use super::cell::{NEXT_HOP, TRACKED, meta, with_hop};
use super::cell_network::{Channel, Injection};
use super::conn::Conn;
use super::graph::{FAN, NONE};
use super::network::Network;
use super::queue::Surroundings;
use super::spec::{NodeId, PortId};
use super::train::Train;
use super::wiring::{Row, Way};

/// One way on for cells of a hop with several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct FanOut {
    /// Port, VPI and VCI that they leave the switch by: copies come in this order.
    pub(super) output: (PortId, u16, Option<u16>),
    /// Edge on.
    pub(super) edge: u32,
    /// Hop from which they seem to come: the next one is the first of the branch.
    pub(super) hop: u32,
    /// Number of the first cell that is copied here.
    pub(super) from_seq: u64,
    /// Connection that the branch is.
    pub(super) conn: u32,
}

impl Network {
    /// Receiving connections of a tree from hop `from` of connection `number` on.
    pub(super) fn leaves_below(conns: &[Conn], number: u32, from: u32, into: &mut Vec<u32>) {
        let conn = &conns[number as usize];
        if conn.destination.is_some() && !conn.gone {
            into.push(number);
        }
        for (hop, child) in &conn.branches {
            if *hop >= from {
                Self::leaves_below(conns, *child, conns[*child as usize].first_hop, into);
            }
        }
    }

    /// A row was added at a switch: open connections whose cells come in there so get a branch.
    pub(super) fn grow(&mut self, here: Channel, row: &Row) {
        for (number, hop) in self.wiring.arrivals(here) {
            if self.conns[number as usize].open {
                self.add_branch(number, hop, here, row);
            }
        }
    }

    /// `CellNetwork::inject` on a tree: every end that it has now will be told of the PDU.
    pub(super) fn inject_tree(&mut self, number: u32, injection: Injection, bound: u64) {
        let Injection { at, pdu, cells, .. } = injection;
        let cells = cells.max(1);
        let mut leaves = Vec::new();
        Self::leaves_below(&self.conns, number, 0, &mut leaves);
        let root = &mut self.conns[number as usize];
        let first = root.counters.cells_sent;
        let (hop, entry, clp) = (root.first_hop, root.entry, root.clp);
        if !leaves.contains(&number) {
            root.counters.cells_sent += u64::from(cells);
            root.counters.pdus_sent += 1;
        }
        for leaf in &leaves {
            let conn = &mut self.conns[*leaf as usize];
            conn.counters.cells_sent = first;
            conn.offer(pdu, cells, at.0, bound);
            conn.counters.cells_sent = first + u64::from(cells);
            if !conn.active {
                conn.active = true;
                self.active.push(*leaf);
            }
        }
        let tracked = if leaves.is_empty() { 0 } else { TRACKED };
        let meta = meta(hop, first, clp | tracked);
        let train = Train { t: at.0, dt: 0, meta, n: cells, last_at: cells - 1, period: 0 };
        let edge = &mut self.graph.edges[entry as usize];
        edge.run.insert(train);
        let vertex = edge.to as usize;
        self.graph.rouse(vertex, at.0);
    }

    /// The rows but the first that a new connection's way comes by.
    pub(super) fn grow_all(&mut self, number: u32) {
        let mut todo = vec![number];
        while let Some(number) = todo.pop() {
            for (here, hop) in self.conns[number as usize].arrivals.clone() {
                let rows: Vec<Row> = self.wiring.rows(here).iter().skip(1).cloned().collect();
                for row in rows {
                    todo.extend(self.add_branch(number, hop, here, &row));
                }
            }
        }
    }

    fn add_branch(&mut self, number: u32, hop: u32, here: Channel, row: &Row) -> Option<u32> {
        if !self.wiring.leads_on(&self.directory, here, row.spec.out_port) {
            return None;
        }
        let root = self.conns[number as usize].root.unwrap_or(number);
        let before = self.graph.hops[hop as usize];
        let label = self.graph.labels[hop as usize];
        let (wiring, mut parts) = self.parts();
        let mut way = Way { entry: NONE, ..Way::default() };
        way.repeat_hop(&before, label);
        wiring.follow(&mut parts, &mut way, here, row);
        let child = self.conns.len() as u32;
        let first = self.graph.append(&way, child);
        self.frames.resize(self.graph.hops.len(), Default::default());
        let sent = self.conns[root as usize].counters.cells_sent;
        let conn = Conn::branch(&self.conns[root as usize], root, first, &way, sent);
        self.conns.push(conn);
        self.note_arrivals(child, &way);
        let out = self.graph.hops[first as usize].out;
        let fan = FanOut {
            output: (row.spec.out_port, row.spec.out_vpi, row.spec.out_vci),
            edge: out,
            hop: first,
            from_seq: sent,
            conn: child,
        };
        self.fan_at(number, hop, here).push(fan);
        let index = (self.graph.hops[hop as usize].out & !FAN) as usize;
        self.graph.fans[index].sort_unstable();
        self.conns[number as usize].branches.push((hop, child));
        self.renew_residuals(root);
        Some(child)
    }

    /// The ways on from a hop, with that of the connection itself if it leads anywhere.
    fn fan_at(&mut self, number: u32, hop: u32, here: Channel) -> &mut Vec<super::tree::FanOut> {
        let out = self.graph.hops[hop as usize].out;
        if out & FAN == 0 || out == NONE {
            let mut fans = Vec::new();
            let conn = &self.conns[number as usize];
            let last = hop + 2 >= conn.first_hop + conn.hops;
            // A way that ends here for want of a row ends no more.
            if !(last && conn.destination.is_none()) {
                let row = self.wiring.rows(here).first().map(|row| &row.spec);
                let output = row.map_or((0, 0, None), |row| (row.out_port, row.out_vpi, row.out_vci));
                fans.push(FanOut { output, edge: out, hop, from_seq: 0, conn: number });
            }
            self.graph.hops[hop as usize].out = FAN | self.graph.fans.len() as u32;
            self.graph.fans.push(fans);
        }
        let index = (self.graph.hops[hop as usize].out & !FAN) as usize;
        &mut self.graph.fans[index]
    }

    /// A row was removed: branches that begin with it get no more cells, and nothing that is under way to their ends is reported.
    pub(super) fn prune(&mut self, here: Channel, output: (PortId, u16, Option<u16>)) {
        for (number, hop) in self.wiring.arrivals(here) {
            let out = self.graph.hops[hop as usize].out;
            if out & FAN == 0 || out == NONE {
                continue;
            }
            let fans = &mut self.graph.fans[(out & !FAN) as usize];
            let Some(at) = fans.iter().position(|fan| fan.output == output) else { continue };
            let gone = fans.remove(at).conn;
            let mut leaves = Vec::new();
            if gone == number {
                // The connection that was opened loses its own end, and what branches off behind here.
                Self::leaves_below(&self.conns, number, hop + 1, &mut leaves);
            } else {
                Self::leaves_below(&self.conns, gone, 0, &mut leaves);
                self.conns[number as usize].branches.retain(|(_, child)| *child != gone);
            }
            for leaf in leaves {
                self.conns[leaf as usize].give_up();
            }
            let root = self.conns[number as usize].root.unwrap_or(number);
            self.renew_residuals(root);
        }
    }

    /// Closes what hangs on a connection.
    pub(super) fn close_tree(&mut self, number: u32) {
        let conn = &mut self.conns[number as usize];
        conn.open = false;
        let arrivals = std::mem::take(&mut conn.arrivals);
        let children: Vec<u32> = conn.branches.iter().map(|(_, child)| *child).collect();
        for (here, _) in arrivals {
            self.wiring.forget_arrival(here, number);
        }
        for child in children {
            self.close_tree(child);
        }
    }

    pub(super) fn note_arrivals(&mut self, number: u32, way: &Way) {
        let first = self.conns[number as usize].first_hop;
        for (here, at) in &way.arrivals {
            let hop = first + *at as u32;
            self.conns[number as usize].arrivals.push((*here, hop));
            self.wiring.note_arrival(*here, number, hop);
        }
    }

    /// Shortest times to the ends of a tree, branches first.
    fn renew_residuals(&mut self, number: u32) {
        for (_, child) in self.conns[number as usize].branches.clone() {
            self.renew_residuals(child);
        }
        let conn = &self.conns[number as usize];
        let (first, n) = (conn.first_hop as usize, conn.hops as usize);
        self.graph.compute_residuals(first..first + n, &self.queues);
    }
}

impl Surroundings<'_> {
    /// Copies a cell that leaves a queue at `departure` to all ways on from its hop.
    #[cold]
    pub(super) fn fan_out(&mut self, fan: u32, departure: u64, meta: u64) {
        for at in &self.fans[(fan & !FAN) as usize] {
            if super::cell::seq(meta) >= at.from_seq {
                let edge = &mut self.edges[at.edge as usize];
                let t = departure + edge.delay;
                edge.run.push(super::cell::Cell { t, meta: with_hop(meta, at.hop) + NEXT_HOP });
            }
        }
    }

    /// The same over a link that changes: no copy arrives before `latest`. Returns when the last does.
    pub(super) fn fan_out_late(&mut self, fan: u32, departure: u64, meta: u64, latest: u64) -> u64 {
        let mut last = latest;
        for at in &self.fans[(fan & !FAN) as usize] {
            if super::cell::seq(meta) >= at.from_seq {
                let edge = &mut self.edges[at.edge as usize];
                let arrival = (departure + edge.delay - edge.folded).max(latest);
                last = last.max(arrival);
                let t = arrival + edge.folded;
                edge.run.push(super::cell::Cell { t, meta: with_hop(meta, at.hop) + NEXT_HOP });
            }
        }
        last
    }

    /// What is known of the last cell of a PDU holds for every receiver beyond its hop.
    #[cold]
    pub(super) fn each_leaf(&mut self, meta: u64, tell: impl Fn(&mut Conn)) {
        let hop = super::cell::hop(meta);
        let mut leaves = Vec::new();
        Network::leaves_below(self.conns, self.hops[hop].conn, hop as u32, &mut leaves);
        for leaf in leaves {
            tell(&mut self.conns[leaf as usize]);
        }
    }
}

/// A channel of a switch's input.
pub(super) const fn input_of(
    switch: NodeId,
    (port, vpi, vci): (PortId, u16, Option<u16>),
) -> Option<Channel> {
    match vci {
        Some(vci) => Some((switch, port, vpi, vci)),
        None => None,
    }
}
