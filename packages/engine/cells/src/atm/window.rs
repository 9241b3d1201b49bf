//! Windows and horizons: how far each queue may be computed, and in which order.
//!
//! # Horizons
//! Nothing is injected before the *injection horizon* `i`: the earliest instant at which a host can send because of an event of its
//! own, or can answer a delivery. A queue that an injected cell reaches `r` later at the earliest (`Graph::reach`: service
//! and propagation, never waiting) is computed up to `min(i + r, window_end)`; one that it cannot reach, up to `window_end`.
//! In topological order one pass does it: a queue's predecessors, computed up to their horizons, have sent it all
//! that arrives before its own.
//!
//! # Deliveries
//! For every injected PDU there is a lower bound of its last cell's arrival: its departure from the queue it was
//! seen at last (known ahead of time) plus the shortest path from there. So in a network that is not congested a window ends
//! where the PDU arrives, and not one lookahead later.
//!
//! # Passes that are put off
//! A pass over the queues is worth it where an end could be reported. While every lower bound lies beyond what the hosts have to
//! hear of now, the injection horizon moves on alone, and the next pass computes in one go what several would have. What sources
//! have offered for a new window is computed at once, while it is in the cache.
//!
//! # Cycles
//! Of queues that feed one another in a circle the one where something is first to happen is computed, again and again: up to
//! the earliest instant at which a cell not yet seen could come, which is a service time plus a delay after that first instant,
//! or after the end of the predecessor's backlog.
//!
//! # Idle queues
//! A pass looks only at vertices with cells that are coming to them (`Graph::next_awake`), in topological order.

use super::cell::Cell;
use super::cell_network::{Delivery, DropReason};
use super::graph::End;
use super::merge::{Arrivals, Merger};
use super::network::Network;
use super::order::{Component, Cycle};
use super::queue::Surroundings;
use super::source::Source;
use crate::sim::time::SimTime;

/// Longest stretch of simulated time that sources fill at once, in ps: long enough that the cost of a window is small
/// against that of its cells, short enough that buffers stay in the cache.
const WINDOW: u64 = 1_500_000_000;
/// Shorter windows would be mere overhead.
const SHORTEST: u64 = 1_000;
/// Most cells, about, that all sources together offer at once: sources faster than any line must not fill the memory.
const WINDOW_CELLS: u64 = 1 << 21;

/// The stretch of time that these sources fill at once.
pub(super) fn window_of(sources: &[Source]) -> u64 {
    let mut window = WINDOW;
    let offered =
        |window| sources.iter().fold(0_u64, |sum, source| sum.saturating_add(source.cells_in(window)));
    while window > SHORTEST && offered(window) > WINDOW_CELLS {
        window /= 2;
    }
    window
}

impl Network {
    /// `CellNetwork::advance`.
    pub(super) fn advance_windows(
        &mut self,
        next_event: u64,
        limit: u64,
        out: &mut Vec<Delivery>,
    ) -> SimTime {
        loop {
            let change = self.changes.first().map_or(u64::MAX, |(at, _)| at.0);
            let stop = limit.min(change);
            let (may_end, may_answer) = self.earliest_end_and_answer();
            let mut horizon =
                if self.injected.is_empty() { stop } else { next_event.min(may_answer).min(stop) };
            if !self.sources.is_empty() {
                horizon = horizon.min(self.window_end.saturating_add(self.window));
            }
            self.injection_horizon = self.injection_horizon.max(horizon);
            let before = self.window_end;
            self.extend_window(stop);
            let is_extended = self.window_end > before;
            if is_extended {
                self.release_staged();
            }
            let seen = self.first_end_not_seen();
            if may_end >= seen && seen < stop && !is_extended {
                self.now = seen;
                return SimTime(seen);
            }
            self.pass();
            let reported = self.report(seen, out);
            self.now = seen;
            if reported {
                return SimTime(seen);
            }
            let closed = self.injection_horizon >= stop && self.window_end == stop;
            if closed {
                self.now = stop;
                if change > limit || stop < change {
                    return SimTime(limit);
                }
                self.apply_changes(stop);
                if stop == limit {
                    // Changes at the limit apply before its cells, which the next call brings.
                    return SimTime(limit);
                }
                continue;
            }
            // A bound that no delivery met must be computed more closely; and `limit` is not returned before its instant is closed.
            let bound_only = horizon == may_answer && horizon != next_event;
            let unclosed = seen == limit && next_event >= limit;
            if !bound_only && !unclosed {
                return SimTime(seen);
            }
        }
    }

    /// Makes room for the injection horizon in the window, and lets the sources fill it.
    fn extend_window(&mut self, stop: u64) {
        if self.sources.is_empty() {
            self.window_end = stop;
            return;
        }
        // With hosts about, a window is extended when their horizon comes near its end, and not little by little.
        let wanted = if self.injected.is_empty() {
            u64::MAX
        } else {
            self.injection_horizon.saturating_add(self.window / 4)
        };
        if self.window_end >= stop || self.window_end >= wanted {
            return;
        }
        let from = if self.injected.is_empty() { self.window_end } else { self.injection_horizon };
        self.window_end = stop.min(from.saturating_add(self.window)).max(self.window_end);
        for source in &mut self.sources {
            if source.next < self.window_end {
                let conn = &mut self.conns[source.conn as usize];
                let edge = &mut self.graph.edges[conn.entry as usize];
                let sent = conn.counters.cells_sent;
                source.offer(self.window_end, conn, &mut edge.run);
                self.work += conn.counters.cells_sent - sent;
                self.graph.fill(conn.entry as usize);
            }
        }
    }

    /// Sends what leaves in the window now over the links that change.
    fn release_staged(&mut self) {
        for k in 0..self.staged.len() {
            let queue = self.staged[k] as usize;
            let link = self.queues[queue].link.as_ref();
            if link.is_some_and(|link| link.leaving.front() < self.window_end) {
                self.serve(queue, 0, Arrivals::default(), &mut Vec::new());
                self.graph.fill_all();
            }
        }
    }

    /// Time up to which this pass computes a vertex.
    fn target(&self, vertex: usize) -> u64 {
        self.graph.horizon(vertex, (self.injection_horizon, self.window_end))
    }

    /// Does a pass that was put off: whatever changes how cells go on finds the cells before it where they would be.
    pub(super) fn catch_up(&mut self) {
        if self.passed != (self.injection_horizon, self.window_end) {
            self.pass();
        }
    }

    /// Computes every vertex up to its horizon.
    pub(super) fn pass(&mut self) {
        self.passed = (self.injection_horizon, self.window_end);
        let mut next = 0;
        while let Some(k) = self.graph.next_awake(next) {
            next = k + 1;
            if let Component::Single(vertex) = self.graph.order[k] {
                let vertex = vertex as usize;
                let target = self.target(vertex);
                if self.graph.vertices[vertex].wake < target {
                    self.compute(vertex, target);
                }
                if self.graph.vertices[vertex].wake == u64::MAX {
                    self.graph.lull(k);
                }
                continue;
            }
            // Taken out while it is computed: no edge is added meanwhile.
            let component = std::mem::replace(&mut self.graph.order[k], Component::Single(0));
            if let Component::Cycle(cycle) = &component {
                self.pass_cycle(cycle);
                if cycle.vertices.iter().all(|&v| self.graph.vertices[v as usize].wake == u64::MAX) {
                    self.graph.lull(k);
                }
            }
            self.graph.order[k] = component;
        }
    }

    fn pass_cycle(&mut self, cycle: &Cycle) {
        loop {
            // What is first to happen in the cycle: all else that is not on the edges yet leaves a server later.
            let due = cycle.vertices.iter().enumerate().filter_map(|(k, &v)| {
                let wake = self.graph.vertices[v as usize].wake;
                (wake < self.target(v as usize)).then_some((wake, k))
            });
            let Some((first, k)) = due.min() else { return };
            let v = cycle.vertices[k] as usize;
            let mut known = self.target(v);
            for &e in &cycle.inner[k] {
                let edge = &self.graph.edges[e as usize];
                let from = &self.queues[edge.from as usize];
                let next_departure = first.max(from.free_at) + from.cell_time;
                known = known.min(next_departure.saturating_add(edge.min_delay()));
            }
            self.compute(v, known);
        }
    }

    /// Computes one vertex up to `until`: all that arrives there earlier is on its edges.
    fn compute(&mut self, vertex: usize, until: u64) {
        if vertex >= self.queues.len() {
            return self.receive(vertex, until);
        }
        let accepted = self.queues[vertex].accepted();
        let mut merger = self.merger.take().unwrap_or_default();
        if self.only_delays(vertex) {
            self.pass_through(vertex, until, &mut merger);
        } else {
            let tries_trains = self.queues[vertex].tries_trains();
            let feeder = self.graph.only_feeder(vertex, until);
            if let Some((edge, others)) = feeder
                && self.serve_only(vertex, until, edge, tries_trains, &mut merger)
            {
                self.graph.wake_by_only(vertex, edge, others);
            } else {
                self.serve_all(vertex, until, tries_trains, &mut merger);
                self.graph.wake_by_inputs(vertex);
            }
        }
        self.merger = Some(merger);
        self.work += self.queues[vertex].accepted() - accepted;
        self.graph.rouse(vertex, self.queues[vertex].own_wake());
        self.graph.fill_all();
    }

    /// Lets a queue serve what comes by one edge before `until`, where that is one train or cells alone; else does nothing and
    /// returns `false`. Most of what is computed is like that, and needs no list of what comes by which edge.
    fn serve_only(
        &mut self,
        vertex: usize,
        until: u64,
        edge: usize,
        tries_trains: bool,
        merger: &mut Merger,
    ) -> bool {
        let mut run = std::mem::take(&mut self.graph.edges[edge].run);
        let n = run.single_before(until);
        let train = if tries_trains { run.take_only_train(until) } else { None };
        if n > 0 {
            let arrivals = Arrivals { long: run.cells(n), ..Arrivals::default() };
            self.serve(vertex, until, arrivals, &mut merger.leaving);
            run.consume(n);
        } else if let Some(train) = train {
            let mut around = Surroundings::of(&mut self.graph, &mut self.conns, &mut self.frames);
            self.queues[vertex].serve_only_train(train, &mut around);
        }
        self.graph.edges[edge].run = run;
        n > 0 || train.is_some()
    }

    /// Lets a queue serve what comes by any of its edges before `until`.
    fn serve_all(&mut self, vertex: usize, until: u64, tries_trains: bool, merger: &mut Merger) {
        self.graph.list_filled_inputs(vertex, &mut merger.inputs);
        self.pass_gates(&merger.inputs, until);
        if tries_trains && merger.gather_trains(&mut self.graph.edges, until) {
            self.serve_trains(vertex, until, merger);
        } else {
            self.serve_merged(vertex, until, merger);
        }
    }

    /// Lets a queue serve all cells that come before `until`.
    fn serve_merged(&mut self, vertex: usize, until: u64, merger: &mut Merger) {
        let edges = &mut self.graph.edges;
        let longest = merger.gather(vertex, edges, until);
        let mut run = longest.map(|e| std::mem::take(edges[e].ready())).unwrap_or_default();
        let n = run.before(until);
        let (arrivals, spare) = merger.arrivals(run.cells(n));
        self.serve(vertex, until, arrivals, spare);
        run.consume(n);
        if let Some(e) = longest {
            *self.graph.edges[e].ready() = run;
        }
    }

    /// Lets a queue serve cells and, where its link changes, sends what leaves in this window over the link.
    fn serve(&mut self, vertex: usize, until: u64, arrivals: Arrivals<'_>, spare: &mut Vec<Cell>) {
        self.measure(vertex, arrivals);
        let queue = &mut self.queues[vertex];
        let mut around = Surroundings::of(&mut self.graph, &mut self.conns, &mut self.frames);
        queue.serve(arrivals, until, spare, &mut around);
        queue.cross_link(self.window_end, &mut around);
    }

    /// Whether no cell ever waits at a queue or is refused: one server feeds it, and that is not faster.
    fn only_delays(&self, vertex: usize) -> bool {
        let [input] = self.graph.vertices[vertex].inputs[..] else { return false };
        let edge = &self.graph.edges[input as usize];
        if edge.from == super::graph::NONE || edge.from as usize == vertex || edge.gate.is_some() {
            return false;
        }
        if self.queues[vertex].explicit_rate.is_some() {
            return false;
        }
        // Copies may come two at a time.
        if !self.graph.fans.is_empty() {
            return false;
        }
        // A link whose delay has changed may bring cells together.
        let (from, queue) = (&self.queues[edge.from as usize], &self.queues[vertex]);
        from.link.is_none() && from.cell_time >= queue.cell_time && queue.admits_any_first()
    }

    /// Computes a queue that only delays.
    fn pass_through(&mut self, vertex: usize, until: u64, merger: &mut Merger) {
        let input = self.graph.vertices[vertex].inputs[0] as usize;
        let mut run = std::mem::take(&mut self.graph.edges[input].run);
        let mut around = Surroundings::of(&mut self.graph, &mut self.conns, &mut self.frames);
        let queue = &mut self.queues[vertex];
        let n = run.before(until);
        queue.delay_cells(run.cells(n), &mut merger.leaving, &mut around);
        run.consume(n);
        if !run.has_cells() {
            run.take_trains(until, |train| queue.delay_train(train, &mut around));
        }
        let next = run.front();
        self.graph.edges[input].run = run;
        self.graph.set_wake(vertex, next);
    }

    fn serve_trains(&mut self, vertex: usize, until: u64, merger: &mut Merger) {
        let mut around = Surroundings::of(&mut self.graph, &mut self.conns, &mut self.frames);
        self.queues[vertex].serve_trains(&mut merger.trains, &mut merger.given_up, &mut around);
        if !merger.given_up.is_empty() {
            let arrivals = Arrivals { long: &merger.given_up, ..Arrivals::default() };
            self.serve(vertex, until, arrivals, &mut merger.leaving);
        }
    }

    fn pass_gates(&mut self, inputs: &[u32], until: u64) {
        for &e in inputs {
            let edge = &mut self.graph.edges[e as usize];
            if edge.gate.is_none() {
                continue;
            }
            // On a link order is settled, and all that comes may pass; injected cells may yet get others before them.
            let until = if edge.from == super::graph::NONE { until } else { self.window_end };
            let policers = &mut self.policers;
            let cells = &mut self.scratch;
            edge.pass_gate(
                until,
                &self.graph.hops,
                policers,
                &mut self.entry_drops,
                &mut self.policed,
                cells,
            );
        }
        for meta in self.policed.drain(..) {
            let conn = self.graph.hops[super::cell::hop(meta)].conn;
            self.conns[conn as usize].mark_lost(super::cell::seq(meta));
            self.graph.has_lost = true;
        }
    }

    /// Takes cells that come to the end of their paths before `until`.
    fn receive(&mut self, vertex: usize, until: u64) {
        if let Some((edge, others)) = self.graph.only_feeder(vertex, until) {
            self.receive_by(edge, vertex, until);
            return self.graph.wake_by_only(vertex, edge, others);
        }
        let mut inputs = Vec::new();
        self.graph.list_filled_inputs(vertex, &mut inputs);
        self.pass_gates(&inputs, until);
        for edge in inputs {
            self.receive_by(edge as usize, vertex, until);
        }
        self.graph.wake_by_inputs(vertex);
    }

    /// Takes cells that come to an end before `until` by one edge.
    fn receive_by(&mut self, edge: usize, vertex: usize, until: u64) {
        let end = self.routing.ends[vertex - self.queues.len()];
        let run = self.graph.edges[edge].ready();
        let (hops, conns, ends_known) = (&self.graph.hops, &mut self.conns, &mut self.ends_known);
        let mut drop_cells = |hop: usize, n: u64| match end {
            End::Terminal => {}
            End::Entry(entry) => self.entry_drops[entry as usize][DropReason::NoRoute as usize] += n,
            End::Unlinked(queue) => {
                self.unlinked[queue as usize][hops[hop - 1].category as usize] += n;
            }
        };
        let n = run.before(until);
        for &cell in run.cells(n) {
            let hop = super::cell::hop(cell.meta);
            match end {
                End::Terminal => conns[hops[hop].conn as usize].receive(cell, ends_known),
                End::Entry(_) | End::Unlinked(_) => drop_cells(hop, 1),
            }
        }
        run.consume(n);
        if run.has_cells() {
            return;
        }
        // Trains in one another's gaps are different connections', each of which sees its own cells in order.
        run.take_trains(until, |train| {
            let hop = super::cell::hop(train.meta);
            match end {
                End::Terminal => conns[hops[hop].conn as usize].receive_train(&train, ends_known),
                End::Entry(_) | End::Unlinked(_) => drop_cells(hop, u64::from(train.n)),
            }
        });
    }

    /// Every end of an injected PDU before this is known.
    fn first_end_not_seen(&self) -> u64 {
        self.injection_horizon.saturating_add(self.graph.nearest_end).min(self.window_end)
    }

    /// The earliest instant at which an injected PDU that is not reported yet can end, and the earliest at which a host can answer
    /// such an end.
    fn earliest_end_and_answer(&mut self) -> (u64, u64) {
        let mut earliest = (u64::MAX, u64::MAX);
        for delivery in &self.ends_known {
            let conn = &self.conns[self.ids[delivery.conn as usize] as usize];
            let answer_delay = if conn.destination == Some(delivery.to) { conn.answer_delay } else { 0 };
            let end = delivery.at.0;
            earliest = (earliest.0.min(end), earliest.1.min(end.saturating_add(answer_delay)));
        }
        if std::mem::take(&mut self.graph.has_lost) {
            self.awaited.look_again();
        }
        let computed = |vertex| self.graph.horizon(vertex, self.passed);
        self.awaited.earliest(&mut self.conns, computed, earliest)
    }

    /// Reports the ends of PDUs that are known and before `until`.
    fn report(&mut self, until: u64, out: &mut Vec<Delivery>) -> bool {
        if self.ends_known.is_empty() {
            return false;
        }
        // Stable: ends of one connection at one instant stay in the order of the PDUs.
        self.ends_known.sort_by_key(|delivery| (delivery.at, delivery.conn, delivery.to));
        let n = self.ends_known.partition_point(|delivery| delivery.at.0 < until);
        out.extend(self.ends_known.drain(..n));
        n > 0
    }
}
