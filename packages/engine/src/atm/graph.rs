//! The queue graph: vertices are servers (output queues, backplanes) and the ends of ways (terminals, drops); edges
//! carry cells from one to the next.

use std::collections::VecDeque;

use super::edge::Edge;

/// No index.
pub(super) const NONE: u32 = u32::MAX;

/// One step of a connection's way: the vertex its cells come to, and how they go on.
///
/// A connection's hops lie side by side, so that a cell moves on by counting one up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hop {
    pub(super) conn: u32,
    /// The vertex.
    pub(super) at: u32,
    /// The edge that leads on from there; `NONE` at the end of the way.
    pub(super) out: u32,
    /// Policer that a cell passes as it comes in by this hop's edge.
    pub(super) policer: u32,
    /// Buffer it uses at a queue.
    pub(super) category: u8,
    /// Shortest time from the departure here to the arrival at the far terminal.
    pub(super) residual: u64,
}

/// What is at the end of a way.
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
    pub(super) hops: Vec<Hop>,
    pub(super) edges: Vec<Edge>,
    /// Edges into each vertex, in tie order.
    pub(super) inputs: Vec<Vec<u32>>,
    /// Edges out of each vertex.
    pub(super) outs: Vec<Vec<u32>>,
    /// For each vertex, the first instant at which there is something to do.
    pub(super) wake: Vec<u64>,
    /// Shortest time from an injection to an arrival at the vertex; `u64::MAX` where none can come.
    pub(super) reach: Vec<u64>,
    /// The least `reach` of a terminal's receiving end.
    pub(super) nearest_end: u64,
    /// Strongly connected components in topological order.
    pub(super) order: Vec<Component>,
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
    /// For each of `vertices`, up to when its arrivals are known and processed.
    pub(super) done: Vec<u64>,
}

impl Graph {
    /// Sets `wake` of a vertex from what waits on its edges.
    pub(super) fn wake_by_inputs(&mut self, vertex: usize) {
        let first = self.inputs[vertex].iter().map(|&e| self.edges[e as usize].front()).min();
        self.wake[vertex] = first.unwrap_or(u64::MAX);
    }

    /// Wakes the vertices that a vertex's edges lead to.
    pub(super) fn wake_successors(&mut self, vertex: usize) {
        for &e in &self.outs[vertex] {
            let edge = &self.edges[e as usize];
            let wake = &mut self.wake[edge.to as usize];
            *wake = (*wake).min(edge.front());
        }
    }

    /// Computes `reach` by relaxing from the queues in `injected`; `cell_times` are those of the queues.
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

    /// Computes every hop's `residual`.
    pub(super) fn compute_residuals(&mut self, cell_times: &[u64]) {
        for h in (0..self.hops.len()).rev() {
            let hop = self.hops[h];
            self.hops[h].residual = if hop.out == NONE {
                0
            } else {
                let edge = &self.edges[hop.out as usize];
                let next = self.hops[h + 1];
                let service = if next.out == NONE { 0 } else { cell_times[next.at as usize] };
                next.residual.saturating_add(edge.min_delay() + service)
            };
        }
    }

    /// Computes `order` (Tarjan's components, iteratively).
    pub(super) fn compute_order(&mut self) {
        let n = self.inputs.len();
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
                if let Some(&e) = self.outs[v].get(*i) {
                    *i += 1;
                    let w = self.edges[e as usize].to as usize;
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
        self.order = components.into_iter().rev().map(|members| self.component(members)).collect();
    }

    fn component(&self, members: Vec<u32>) -> Component {
        let own = |e: u32| self.edges[e as usize].from;
        let alone = members.len() == 1;
        if alone && !self.inputs[members[0] as usize].iter().any(|&e| own(e) == members[0]) {
            return Component::Single(members[0]);
        }
        // Members were stacked in the order of a walk along the edges: most edges lead forward in it.
        let inner = members
            .iter()
            .map(|&v| {
                self.inputs[v as usize].iter().copied().filter(|&e| members.contains(&own(e))).collect()
            })
            .collect();
        let done = vec![0; members.len()];
        Component::Cycle(Cycle { vertices: members, inner, done })
    }
}
