//! The queue graph: vertices are servers (output queues, backplanes) and the ends of paths (terminals, drops); edges
//! carry cells from one to the next.

use std::collections::VecDeque;
use std::ops::Range;

use super::edge::Edge;
use super::queue::Queue;
use super::routing::{ConnPath, Tie};
use super::tree::Fan;

/// No index.
pub(super) const NONE: u32 = u32::MAX;
/// Marks a hop's `out` as an index into the fans, where its cells are copied.
pub(super) const FAN: u32 = 1 << 31;

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
    /// Edges into each vertex, in tie order.
    pub(super) inputs: Vec<Vec<u32>>,
    /// Edges out of each vertex.
    pub(super) outs: Vec<Vec<u32>>,
    /// For each vertex, the first instant at which there is something to do; made earlier by [`Graph::rouse`] only.
    pub(super) wake: Vec<u64>,
    /// One bit for each of `order`: set where a vertex has something to do at any time.
    awake: Vec<u64>,
    /// Component of each vertex (index into `order`), and its place in that.
    place: Vec<(u32, u32)>,
    /// Shortest time from an injection to an arrival at the vertex; `u64::MAX` where none can come.
    pub(super) reach: Vec<u64>,
    /// The least `reach` of a terminal's receiving end.
    pub(super) nearest_end: u64,
    /// Strongly connected components in topological order.
    pub(super) order: Vec<Component>,
    /// Whether the last cell of a PDU that a host waits for was dropped since the next end was asked for last.
    pub(super) has_lost: bool,
}

/// Vertices that lie on cycles together, or one that lies on none.
#[derive(Clone, Debug)]
pub(super) enum Component {
    Single(u32),
    Cycle(Cycle),
}

/// A strongly connected component that has to be computed in small steps.
#[derive(Clone, Debug)]
pub(super) struct Cycle {
    pub(super) vertices: Vec<u32>,
    /// For each of `vertices`, the edges into it from inside the cycle.
    pub(super) inner: Vec<Vec<u32>>,
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
        !self.inputs.is_empty()
    }

    /// Makes the vertices known to their edges, which have these ties.
    #[inline(never)]
    pub(super) fn build(&mut self, vertices: usize, ties: &[Tie]) {
        self.inputs = vec![Vec::new(); vertices];
        self.outs = vec![Vec::new(); vertices];
        self.wake = vec![u64::MAX; vertices];
        for (number, edge) in self.edges.iter().enumerate() {
            self.inputs[edge.to as usize].push(number as u32);
            if edge.from != NONE {
                self.outs[edge.from as usize].push(number as u32);
            }
        }
        for inputs in &mut self.inputs {
            inputs.sort_by_key(|&e| ties[e as usize]);
        }
    }

    /// Makes a new edge known to its vertices, which the order of computation allows for.
    pub(super) fn attach(&mut self, edge: u32, ties: &[Tie]) {
        let Edge { from, to, .. } = self.edges[edge as usize];
        let inputs = &mut self.inputs[to as usize];
        let at = inputs.partition_point(|&e| ties[e as usize] <= ties[edge as usize]);
        inputs.insert(at, edge);
        if from == NONE {
            return;
        }
        self.outs[from as usize].push(edge);
        let ((component, _), (same, k)) = (self.place[from as usize], self.place[to as usize]);
        if let Component::Cycle(cycle) = &mut self.order[same as usize]
            && component == same
        {
            cycle.inner[k as usize].push(edge);
        }
    }

    /// Time up to which a vertex is computed where injections begin at a horizon and sources have filled a window.
    #[inline]
    pub(super) fn horizon(&self, vertex: usize, (injection, window_end): (u64, u64)) -> u64 {
        injection.saturating_add(self.reach[vertex]).min(window_end)
    }

    /// There is something to do at `vertex` from `at` on.
    #[inline]
    pub(super) fn rouse(&mut self, vertex: usize, at: u64) {
        if at < self.wake[vertex] {
            self.wake[vertex] = at;
            let component = self.place[vertex].0;
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

    /// Sets `wake` of a vertex from what waits on its edges.
    pub(super) fn wake_by_inputs(&mut self, vertex: usize) {
        let first = self.inputs[vertex].iter().map(|&e| self.edges[e as usize].front()).min();
        self.set_wake(vertex, first.unwrap_or(u64::MAX));
    }

    /// At a vertex there is something to do from `at` on, and not before.
    pub(super) fn set_wake(&mut self, vertex: usize, at: u64) {
        self.wake[vertex] = u64::MAX;
        self.rouse(vertex, at);
    }

    /// The one edge by which something comes to a vertex before `until`, and the first instant at which something comes by another;
    /// `None` where several bring something, where one has a gate, and where one leads out of the vertex itself.
    pub(super) fn only_feeder(&self, vertex: usize, until: u64) -> Option<(usize, u64)> {
        let (mut feeder, mut others) = (None, u64::MAX);
        for &e in &self.inputs[vertex] {
            let edge = &self.edges[e as usize];
            if edge.gate.is_some() || edge.from as usize == vertex {
                return None;
            }
            let front = edge.run.front();
            if front >= until {
                others = others.min(front);
            } else if feeder.replace(e as usize).is_some() {
                return None;
            }
        }
        feeder.map(|edge| (edge, others))
    }

    /// Wakes the vertices that a vertex's edges lead to.
    pub(super) fn wake_successors(&mut self, vertex: usize) {
        for k in 0..self.outs[vertex].len() {
            let edge = &self.edges[self.outs[vertex][k] as usize];
            self.rouse(edge.to as usize, edge.front());
        }
    }

    /// Computes `reach` by relaxing from the queues in `injected`; `cell_times` are those of the queues.
    #[inline(never)]
    pub(super) fn compute_reach(&mut self, injected: &[u32], cell_times: &[u64], ends: &[End]) {
        self.reach = vec![u64::MAX; self.inputs.len()];
        let mut todo: VecDeque<u32> = injected.iter().copied().collect();
        for &queue in injected {
            self.reach[queue as usize] = 0;
        }
        while let Some(v) = todo.pop_front() {
            let from = self.reach[v as usize];
            for &e in &self.outs[v as usize] {
                let edge = &self.edges[e as usize];
                let there = from.saturating_add(cell_times[v as usize] + edge.min_delay());
                if there < self.reach[edge.to as usize] {
                    self.reach[edge.to as usize] = there;
                    todo.push_back(edge.to);
                }
            }
        }
        let reach = self.reach[cell_times.len()..].iter().zip(ends);
        let terminals = reach.filter(|&(_, &end)| end == End::Terminal).map(|(&reach, _)| reach);
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

    /// Computes `order` (Tarjan's components, iteratively) from the vertices that may follow each vertex.
    #[inline(never)]
    pub(super) fn compute_order(&mut self, successors: &[Vec<u32>]) {
        let n = successors.len();
        let (mut index, mut low) = (vec![usize::MAX; n], vec![0_usize; n]);
        let mut on_stack = vec![false; n];
        let (mut stack, mut next) = (Vec::new(), 0);
        let mut components = Vec::new();
        for root in 0..n {
            if index[root] != usize::MAX {
                continue;
            }
            let mut calls = vec![(root, 0_usize)];
            while let Some(&mut (v, ref mut i)) = calls.last_mut() {
                if *i == 0 {
                    index[v] = next;
                    low[v] = next;
                    next += 1;
                    stack.push(v);
                    on_stack[v] = true;
                }
                if let Some(&w) = successors[v].get(*i) {
                    *i += 1;
                    let w = w as usize;
                    if index[w] == usize::MAX {
                        calls.push((w, 0));
                    } else if on_stack[w] {
                        low[v] = low[v].min(index[w]);
                    }
                    continue;
                }
                if low[v] == index[v] {
                    let at = stack.iter().rposition(|&w| w == v).expect("v is on the stack");
                    let members: Vec<u32> = stack.drain(at..).map(|w| w as u32).collect();
                    for &w in &members {
                        on_stack[w as usize] = false;
                    }
                    components.push(members);
                }
                calls.pop();
                if let Some(&mut (parent, _)) = calls.last_mut() {
                    low[parent] = low[parent].min(low[v]);
                }
            }
        }
        // Tarjan finds a component after all that it leads to.
        components.reverse();
        self.place = vec![(0, 0); n];
        self.awake = vec![0; components.len().div_ceil(64)];
        for (number, members) in components.iter().enumerate() {
            for (k, &v) in members.iter().enumerate() {
                self.place[v as usize] = (number as u32, k as u32);
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
        let (component, _) = self.place[first as usize];
        let own = |e: u32| {
            let from = self.edges[e as usize].from;
            from != NONE && self.place[from as usize].0 == component
        };
        let inner = members
            .iter()
            .map(|&v| self.inputs[v as usize].iter().copied().filter(|&e| own(e)).collect())
            .collect();
        Component::Cycle(Cycle { vertices: members, inner })
    }
}
