//! The queue graph: vertices are servers (output queues, backplanes) and the ends of paths (terminals, drops); edges
//! carry cells from one to the next.

use lanelab_protocols::order;
use std::collections::VecDeque;
use std::ops::Range;

use super::edge::Edge;
use super::order::{Component, Cycle, components};
use super::queue::Queue;
use super::routing::{ConnPath, Tie};
use super::tree::Fan;

/// No index.
pub(super) const NONE: u32 = u32::MAX;
/// Marks a hop's `out` as an index into the fans, where its cells are copied.
pub(super) const FAN: u32 = 1 << 31;

/// The bit of [`Vertex::filled`] for all inputs from that place on.
const LAST_BIT: u32 = u64::BITS - 1;

/// The bit of [`Vertex::filled`] for the input of this place.
const fn bit(rank: u32) -> u64 {
    1 << (if rank < LAST_BIT { rank } else { LAST_BIT })
}

/// One step of a connection's path: the vertex its cells come to, and how they go on.
///
/// A connection's hops lie side by side, so that a cell moves on by counting one up.
#[derive(Clone, Copy, Debug)]
pub(super) struct QueueHop {
    pub(super) conn: u32,
    /// The vertex.
    pub(super) at: u32,
    /// The edge that leads on from there; `NONE` at the end of the path.
    pub(super) out: u32,
    /// Policer that a cell passes as it comes in by this hop's edge.
    pub(super) policer: u32,
    /// Buffer it uses at a queue.
    pub(super) category: u8,
    /// Shortest time from the departure here to the arrival at the far terminal.
    pub(super) residual: u64,
}

/// What is at the end of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// A terminal: cells are received.
    Terminal,
    /// A switch's input port (index into the entry drops) where they have no route.
    Entry(u32),
    /// Past a queue whose port has no link.
    Unlinked(u32),
}

/// Vertices `0..queues` are queues, those from there on are ends.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    pub(super) hops: Vec<QueueHop>,
    /// VPI and VCI with which cells leave each hop.
    pub(super) labels: Vec<(u16, u16)>,
    /// Paths on from hops with several.
    pub(super) fans: Vec<Fan>,
    pub(super) edges: Vec<Edge>,
    /// Edges that were empty, and have got something of which the vertices they lead to do not know yet.
    pub(super) newly_filled: Vec<u32>,
    /// Empty until the graph is built.
    pub(super) vertices: Vec<Vertex>,
    /// One bit for each of `order`: set where a vertex has something to do at any time.
    awake: Vec<u64>,
    /// The least `reach` of a terminal's receiving end.
    pub(super) nearest_end: u64,
    /// Strongly connected components in topological order.
    pub(super) order: Vec<Component>,
    /// Whether the last cell of a PDU that a host waits for was dropped since the next end was asked for last.
    pub(super) has_lost: bool,
}

/// What the passes need of one vertex. It lies in one cache line: in a network of hundreds of queues each vertex has left the nearest
/// caches when something comes to it again.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(super) struct Vertex {
    /// The first instant at which there is something to do; made earlier by [`Graph::rouse`] only.
    pub(super) wake: u64,
    /// Shortest time from an injection to an arrival here; `u64::MAX` where none can come.
    pub(super) reach: u64,
    /// Its component (index into `order`), and its place in that.
    place: (u32, u32),
    /// Which of its inputs may hold something: a bit each, and the last one for all from that place on.
    filled: u64,
    /// The input that was filled last.
    filler: u32,
    /// Edges into it, in tie order.
    pub(super) inputs: Vec<u32>,
    /// Edges out of it.
    pub(super) outs: Vec<u32>,
}

impl Vertex {
    /// Edges that may hold something, in tie order: one at a time, and all from a certain place on together.
    #[inline]
    fn filled_inputs(&self) -> impl Iterator<Item = &[u32]> {
        let mut bits = self.filled;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let rank = bits.trailing_zeros();
            bits &= bits - 1;
            let from = &self.inputs[rank as usize..];
            Some(if rank < LAST_BIT { &from[..1] } else { from })
        })
    }
}

impl Default for Vertex {
    fn default() -> Self {
        Self {
            wake: u64::MAX,
            reach: u64::MAX,
            place: (0, 0),
            filled: 0,
            filler: NONE,
            inputs: Vec::new(),
            outs: Vec::new(),
        }
    }
}

impl Graph {
    /// Numbers the hops of a path; returns that of the first.
    pub(super) fn append(&mut self, path: &ConnPath, conn: u32) -> u32 {
        let first = self.hops.len() as u32;
        self.hops.extend(path.hops.iter().map(|hop| QueueHop { conn, ..*hop }));
        self.labels.extend(&path.labels);
        first
    }

    /// Whether vertices know their edges.
    pub(super) fn is_built(&self) -> bool {
        !self.vertices.is_empty()
    }

    /// Makes the vertices known to their edges, which have these ties.
    #[inline(never)]
    pub(super) fn build(&mut self, vertices: usize, ties: &[Tie]) {
        self.vertices = vec![Vertex::default(); vertices];
        for (number, edge) in self.edges.iter().enumerate() {
            self.vertices[edge.to as usize].inputs.push(number as u32);
            if edge.from != NONE {
                self.vertices[edge.from as usize].outs.push(number as u32);
            }
        }
        for vertex in 0..vertices {
            order::sort_by_key(&mut self.vertices[vertex].inputs, |&e| ties[e as usize]);
            self.rank_inputs(vertex);
        }
    }

    /// Makes the places of a vertex's inputs known to them.
    fn rank_inputs(&mut self, vertex: usize) {
        let Vertex { inputs, filled, filler, .. } = &mut self.vertices[vertex];
        for (rank, &e) in (0..).zip(&*inputs) {
            self.edges[e as usize].rank = rank;
        }
        *filled = if inputs.len() > LAST_BIT as usize { u64::MAX } else { bit(inputs.len() as u32) - 1 };
        *filler = inputs.first().copied().unwrap_or(NONE);
    }

    /// Makes a new edge known to its vertices, which the order of computation allows for.
    pub(super) fn attach(&mut self, edge: u32, ties: &[Tie]) {
        let Edge { from, to, .. } = self.edges[edge as usize];
        let inputs = &mut self.vertices[to as usize].inputs;
        let at = inputs.partition_point(|&e| ties[e as usize] <= ties[edge as usize]);
        inputs.insert(at, edge);
        self.rank_inputs(to as usize);
        if from == NONE {
            return;
        }
        self.vertices[from as usize].outs.push(edge);
        let ((component, _), (same, k)) =
            (self.vertices[from as usize].place, self.vertices[to as usize].place);
        if let Component::Cycle(cycle) = &mut self.order[same as usize]
            && component == same
        {
            cycle.inner[k as usize].push(edge);
        }
    }

    /// Time up to which a vertex is computed where injections begin at a horizon and sources have filled a window.
    #[inline]
    pub(super) fn horizon(&self, vertex: usize, (injection, window_end): (u64, u64)) -> u64 {
        injection.saturating_add(self.vertices[vertex].reach).min(window_end)
    }

    /// There is something to do at `vertex` from `at` on.
    #[inline]
    pub(super) fn rouse(&mut self, vertex: usize, at: u64) {
        if at < self.vertices[vertex].wake {
            self.vertices[vertex].wake = at;
            let component = self.vertices[vertex].place.0;
            self.awake[component as usize / 64] |= 1 << (component % 64);
        }
    }

    /// The first component from `from` on at which there is something to do at any time.
    #[inline]
    pub(super) fn next_awake(&self, from: usize) -> Option<usize> {
        let mut bits = self.awake.get(from / 64)? & (u64::MAX << (from % 64));
        let mut word = from / 64;
        while bits == 0 {
            word += 1;
            bits = *self.awake.get(word)?;
        }
        Some(word * 64 + bits.trailing_zeros() as usize)
    }

    /// There is nothing to do at any vertex of a component.
    pub(super) fn lull(&mut self, component: usize) {
        self.awake[component / 64] &= !(1 << (component % 64));
    }

    /// Lists the edges into a vertex that may hold something, in tie order.
    #[inline(never)]
    pub(super) fn list_filled_inputs(&self, vertex: usize, list: &mut Vec<u32>) {
        list.clear();
        for inputs in self.vertices[vertex].filled_inputs() {
            // They are few. A browser calls a function of its own for each copy of a slice.
            for &input in inputs {
                list.push(input);
            }
        }
    }

    /// Sets `wake` of a vertex from what waits on its edges.
    pub(super) fn wake_by_inputs(&mut self, vertex: usize) {
        let (mut filled, mut first) = (0, u64::MAX);
        for inputs in self.vertices[vertex].filled_inputs() {
            for &e in inputs {
                let edge = &self.edges[e as usize];
                let front = edge.front();
                if front < u64::MAX {
                    filled |= bit(edge.rank);
                    first = first.min(front);
                }
            }
        }
        self.vertices[vertex].filled = filled;
        self.set_wake(vertex, first);
    }

    /// At a vertex there is something to do from `at` on, and not before.
    pub(super) fn set_wake(&mut self, vertex: usize, at: u64) {
        self.vertices[vertex].wake = u64::MAX;
        self.rouse(vertex, at);
    }

    /// The one edge by which something comes to a vertex before `until`, and the first instant at which something comes by another;
    /// `None` where several bring something, where one has a gate, and where one leads out of the vertex itself.
    pub(super) fn only_feeder(&self, vertex: usize, until: u64) -> Option<(usize, u64)> {
        let Vertex { filled, filler, .. } = self.vertices[vertex];
        if let Some(edge) = self.edges.get(filler as usize)
            && edge.rank < LAST_BIT
            && filled == bit(edge.rank)
        {
            let comes_alone = edge.front() < until && edge.gate.is_none() && edge.from as usize != vertex;
            return comes_alone.then_some((filler as usize, u64::MAX));
        }
        let (mut feeder, mut others) = (None, u64::MAX);
        for inputs in self.vertices[vertex].filled_inputs() {
            for &e in inputs {
                let edge = &self.edges[e as usize];
                let front = edge.front();
                if front == u64::MAX {
                    continue;
                }
                if edge.gate.is_some() || edge.from as usize == vertex {
                    return None;
                }
                if front >= until {
                    others = others.min(front);
                } else if feeder.replace(e as usize).is_some() {
                    return None;
                }
            }
        }
        feeder.map(|edge| (edge, others))
    }

    /// The one edge by which something came to a vertex has been served; by others something comes from `others` on.
    pub(super) fn wake_by_only(&mut self, vertex: usize, edge: usize, others: u64) {
        let edge = &self.edges[edge];
        let (rank, front) = (edge.rank, edge.front());
        if front == u64::MAX && rank < LAST_BIT {
            self.vertices[vertex].filled &= !bit(rank);
        }
        self.set_wake(vertex, others.min(front));
    }

    /// An edge has got something: the vertex that it leads to has something to do.
    pub(super) fn fill(&mut self, number: usize) {
        let edge = &self.edges[number];
        let (to, rank, front) = (edge.to as usize, edge.rank, edge.front());
        let vertex = &mut self.vertices[to];
        vertex.filled |= bit(rank);
        vertex.filler = number as u32;
        self.rouse(to, front);
    }

    /// The same of the edges that have got something since the last time.
    pub(super) fn fill_all(&mut self) {
        while let Some(edge) = self.newly_filled.pop() {
            self.fill(edge as usize);
        }
    }

    /// Computes `reach` by relaxing from the queues in `injected`; `cell_times` are those of the queues.
    #[inline(never)]
    pub(super) fn compute_reach(&mut self, injected: &[u32], cell_times: &[u64], ends: &[End]) {
        for vertex in &mut self.vertices {
            vertex.reach = u64::MAX;
        }
        let mut todo: VecDeque<u32> = injected.iter().copied().collect();
        for &queue in injected {
            self.vertices[queue as usize].reach = 0;
        }
        while let Some(v) = todo.pop_front() {
            let from = self.vertices[v as usize].reach;
            for k in 0..self.vertices[v as usize].outs.len() {
                let edge = &self.edges[self.vertices[v as usize].outs[k] as usize];
                let there = from.saturating_add(cell_times[v as usize] + edge.min_delay());
                if there < self.vertices[edge.to as usize].reach {
                    self.vertices[edge.to as usize].reach = there;
                    todo.push_back(edge.to);
                }
            }
        }
        let reach = self.vertices[cell_times.len()..].iter().map(|vertex| vertex.reach).zip(ends);
        let terminals = reach.filter(|&(_, &end)| end == End::Terminal).map(|(reach, _)| reach);
        self.nearest_end = terminals.min().unwrap_or(u64::MAX);
    }

    /// Computes the `residual` of hops, from the ends of paths on.
    #[inline(never)]
    pub(super) fn compute_residuals(&mut self, hops: Range<usize>, queues: &[Queue]) {
        for h in hops.rev() {
            let hop = self.hops[h];
            let beyond = |edge: u32, before: usize| {
                let edge = &self.edges[edge as usize];
                let next = self.hops[before + 1];
                let service = if next.out == NONE { 0 } else { queues[next.at as usize].cell_time };
                next.residual.saturating_add(edge.min_delay() + service)
            };
            self.hops[h].residual = if hop.out == NONE {
                0
            } else if hop.out & FAN != 0 {
                let Fan { paths, none } = &self.fans[(hop.out & !FAN) as usize];
                let paths = paths.iter().map(|path| (path.edge, path.hop)).chain([*none]);
                paths.map(|(edge, before)| beyond(edge, before as usize)).min().unwrap_or(0)
            } else {
                beyond(hop.out, h)
            };
        }
    }

    /// Takes on the components that the vertices form, in the order in which they are computed.
    #[inline(never)]
    pub(super) fn compute_order(&mut self, successors: &[Vec<u32>]) {
        let components = components(successors);
        self.awake = vec![0; components.len().div_ceil(64)];
        for (number, members) in components.iter().enumerate() {
            for (k, &v) in members.iter().enumerate() {
                self.vertices[v as usize].place = (number as u32, k as u32);
            }
        }
        self.order = components.into_iter().map(|members| self.component(members, successors)).collect();
    }

    fn component(&self, members: Vec<u32>, successors: &[Vec<u32>]) -> Component {
        let first = members[0];
        if members.len() == 1 && !successors[first as usize].contains(&first) {
            return Component::Single(first);
        }
        // Members were stacked in the order of a walk along the edges: most edges lead forward in it.
        let (component, _) = self.vertices[first as usize].place;
        let own = |e: u32| {
            let from = self.edges[e as usize].from;
            from != NONE && self.vertices[from as usize].place.0 == component
        };
        let inner = members
            .iter()
            .map(|&v| self.vertices[v as usize].inputs.iter().copied().filter(|&e| own(e)).collect())
            .collect();
        Component::Cycle(Box::new(Cycle { vertices: members, inner }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::cell::Cell;
    use super::*;

    /// One vertex with so many edges into it, of which these hold a cell each, at the instant of their place.
    fn fed_by(edges: u32, filled: &[u32]) -> Graph {
        let mut graph =
            Graph { edges: (0..edges).map(|_| Edge::new(NONE, 0, 0)).collect(), ..Graph::default() };
        graph.build(1, &vec![Tie::Injected; edges as usize]);
        graph.compute_order(&[vec![]]);
        graph.wake_by_inputs(0);
        for &edge in filled {
            graph.edges[edge as usize].run.push(Cell { t: u64::from(edge), meta: 0 });
            graph.fill(edge as usize);
        }
        graph
    }

    #[test]
    fn a_vertex_knows_which_of_its_edges_hold_something() {
        for edges in [1, 2, 63, 64, 65, 130] {
            for filled in [vec![], vec![0], vec![edges - 1], vec![0, edges - 1], vec![edges / 2, edges - 1]] {
                let mut graph = fed_by(edges, &filled);
                let first = filled.first().copied();
                assert_eq!(graph.vertices[0].wake, first.map_or(u64::MAX, u64::from));
                let mut listed = Vec::new();
                graph.list_filled_inputs(0, &mut listed);
                assert!(listed.is_sorted() && filled.iter().all(|edge| listed.contains(edge)), "{listed:?}");
                // Before the instant of each edge, the ones before it have come.
                for until in 0..=u64::from(edges) {
                    let come: Vec<u32> =
                        filled.iter().copied().filter(|edge| u64::from(*edge) < until).collect();
                    let alone = come.first().filter(|edge| come.iter().all(|other| other == *edge));
                    let later = filled.iter().copied().find(|edge| u64::from(*edge) >= until);
                    let expected = alone.map(|edge| (*edge as usize, later.map_or(u64::MAX, u64::from)));
                    assert_eq!(graph.only_feeder(0, until), expected, "{edges} {filled:?} {until}");
                }
                // An edge that was served alone is forgotten once it is empty.
                if let [edge] = filled[..] {
                    let mut graph = graph.clone();
                    graph.edges[edge as usize].run.consume(1);
                    graph.wake_by_only(0, edge as usize, u64::MAX);
                    assert_eq!(graph.vertices[0].wake, u64::MAX);
                    assert_eq!(graph.only_feeder(0, u64::MAX), None);
                    assert_eq!(graph.vertices[0].filled_inputs().count(), usize::from(edge >= LAST_BIT));
                }
                // What has been taken is forgotten.
                for &edge in &filled {
                    graph.edges[edge as usize].run.consume(1);
                }
                graph.wake_by_inputs(0);
                assert_eq!(graph.vertices[0].wake, u64::MAX);
                assert_eq!(graph.vertices[0].filled_inputs().count(), 0);
            }
        }
    }
}
