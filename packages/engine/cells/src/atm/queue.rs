//! One server and its buffers: an output queue of a port, or a switch's backplane.

use super::buffer::Buffer;
use super::cell::{Cell, NEXT_HOP, TRACKED, hop, seq};
use super::cell_network::{DropReason, QueueCounters};
use super::conn::Conn;
use super::discard::{Frame, Limits};
use super::edge::Edge;
use super::explicit_rate::ExplicitRate;
use super::graph::{FAN, Graph, NONE, QueueHop};
use super::link::LinkStage;
use super::merge::Arrivals;
use super::queue_priority::Priority;
use super::spec::{QueueSpec, ServiceCategory};
use super::tree::Fan;
use crate::sim::time::SimTime;

/// What a queue sees of the rest of the network while it serves.
pub(super) struct Surroundings<'a> {
    pub(super) hops: &'a [QueueHop],
    /// VPI and VCI with which cells leave each hop.
    pub(super) labels: &'a [(u16, u16)],
    /// Paths on from hops with several.
    pub(super) fans: &'a [Fan],
    pub(super) edges: &'a mut [Edge],
    /// [`Graph::newly_filled`].
    newly_filled: &'a mut Vec<u32>,
    pub(super) conns: &'a mut [Conn],
    /// Frame state of each hop's VC at the hop's queue.
    pub(super) frames: &'a mut [Frame],
    /// [`Graph::has_lost`].
    has_lost: &'a mut bool,
}

impl<'a> Surroundings<'a> {
    /// The network around a queue, which is none of these parts.
    pub(super) fn of(graph: &'a mut Graph, conns: &'a mut [Conn], frames: &'a mut [Frame]) -> Self {
        let Graph { hops, labels, fans, edges, newly_filled, has_lost, .. } = graph;
        Self { hops, labels, fans, edges, newly_filled, conns, frames, has_lost }
    }

    /// Sends a cell that leaves a queue now on by an edge.
    #[inline]
    pub(super) fn send(&mut self, out: u32, Cell { t, meta }: Cell) {
        let edge = &mut self.edges[out as usize];
        if edge.run.push(Cell { t: t + edge.delay, meta: meta + NEXT_HOP }) {
            self.newly_filled.push(out);
        }
    }

    /// An edge about to be given something.
    #[inline]
    pub(super) fn edge_to_fill(&mut self, number: u32) -> &mut Edge {
        let edge = &mut self.edges[number as usize];
        if edge.run.is_empty() {
            self.newly_filled.push(number);
        }
        edge
    }

    /// A host's wait may be over by then: the last cell of a PDU leaves a queue at `departure`.
    #[inline]
    pub(super) fn tracked_leaves(&mut self, meta: u64, departure: u64) {
        let at = &self.hops[hop(meta)];
        let bound = departure.saturating_add(at.residual);
        let conn = &mut self.conns[at.conn as usize];
        let begins_here = conn.first_hop as usize == hop(meta) && conn.root.is_none();
        let left = if begins_here { departure } else { 0 };
        if conn.fans.is_empty() {
            conn.note_departure(seq(meta), left, bound);
        } else {
            self.tree_departs(meta, left, bound);
        }
    }

    /// The last cell of a PDU was dropped.
    pub(super) fn tracked_lost(&mut self, meta: u64) {
        *self.has_lost = true;
        let conn = &mut self.conns[self.hops[hop(meta)].conn as usize];
        if conn.fans.is_empty() {
            conn.mark_lost(seq(meta));
        } else {
            self.each_receiver(meta, |end| end.mark_lost(seq(meta)));
        }
    }
}

/// How the server chooses the next cell.
#[derive(Clone, Debug)]
pub(super) enum Discipline {
    /// One category (or a backplane): when a cell leaves is known when it arrives.
    Fifo(ServiceCategory),
    Priority(Box<Priority>),
}

/// A server and its buffers.
#[derive(Clone, Debug)]
pub(super) struct Queue {
    pub(super) cell_time: u64,
    /// When the server is (or was) free.
    pub(super) free_at: u64,
    pub(super) discipline: Discipline,
    /// By category.
    pub(super) buffers: [Buffer; ServiceCategory::COUNT],
    pub(super) backplane: bool,
    /// The edge that all cells leave by, `NONE` where there are several.
    pub(super) single_out: u32,
    /// Windows for which trains are not tried.
    pub(super) avoid_trains: u32,
    /// How many they were the last time, since trains last paid.
    pub(super) without_trains: u32,
    /// Records of cells, while the port is watched.
    pub(super) tap: Option<Box<super::tap::Tap>>,
    /// Present where the port tells ABR sources their rates.
    pub(super) explicit_rate: Option<Box<ExplicitRate>>,
    /// Present from the first change of the port's link on.
    pub(super) link: Option<Box<LinkStage>>,
}

impl Queue {
    pub(super) fn new(cell_time: u64, specs: [QueueSpec; ServiceCategory::COUNT], backplane: bool) -> Self {
        Self {
            cell_time,
            free_at: 0,
            discipline: Discipline::Fifo(ServiceCategory::Cbr),
            buffers: specs.map(|spec| Buffer::new(spec, cell_time)),
            backplane,
            single_out: NONE,
            avoid_trains: 0,
            without_trains: 0,
            tap: None,
            explicit_rate: None,
            link: None,
        }
    }

    /// Settles which categories share the server.
    pub(super) fn use_categories(&mut self, used: [bool; ServiceCategory::COUNT]) {
        if !self.backplane && used.iter().filter(|&&u| u).count() > 1 {
            self.discipline = Discipline::Priority(Box::default());
        } else {
            let of = used.iter().position(|&u| u).filter(|_| !self.backplane);
            self.discipline = Discipline::Fifo(ServiceCategory::ALL[of.unwrap_or(0)]);
        }
        self.set_limits();
    }

    /// Derives the limits of buffers from their specifications, in the measure of the discipline.
    pub(super) fn set_limits(&mut self) {
        let unit = match self.discipline {
            Discipline::Fifo(_) => self.cell_time,
            Discipline::Priority(_) => 1,
        };
        for buffer in &mut self.buffers {
            buffer.limits = Limits::new(&buffer.spec, unit);
        }
    }

    /// Takes cells that arrive; all that arrive before `until` have come. `spare` is room for cells, of no use before and after.
    pub(super) fn serve(
        &mut self,
        arrivals: Arrivals<'_>,
        until: u64,
        spare: &mut Vec<Cell>,
        around: &mut Surroundings<'_>,
    ) {
        match self.discipline {
            Discipline::Fifo(category) => self.serve_fifo(arrivals, category, spare, around),
            Discipline::Priority(_) => self.serve_by_priority(arrivals, until, around),
        }
    }

    /// Whether this window should try trains: it does not where cells must be seen one by one, or where trains failed lately.
    pub(super) fn tries_trains(&mut self) -> bool {
        let by_cells = self.link.is_some() || self.tap.is_some() || self.explicit_rate.is_some();
        if by_cells || matches!(self.discipline, Discipline::Priority(_)) {
            return false;
        }
        let tries = self.avoid_trains == 0;
        self.avoid_trains = self.avoid_trains.saturating_sub(1);
        tries
    }

    /// Sends a cell that leaves the server at `departure` on to the next vertex.
    #[inline]
    pub(super) fn emit(&mut self, departure: u64, meta: u64, around: &mut Surroundings<'_>) {
        if meta & TRACKED != 0 {
            around.tracked_leaves(meta, departure);
        }
        if let Some(link) = &mut self.link {
            link.leaving.push(Cell { t: departure, meta });
            return;
        }
        let out = if self.single_out == NONE { around.hops[hop(meta)].out } else { self.single_out };
        if out & FAN != 0 {
            around.fan_out(out, departure, meta, 0);
            return;
        }
        around.send(out, Cell { t: departure, meta });
    }

    /// Counts a cell dropped at `t`, when there were `length` of its category.
    pub(super) fn drop_cell(
        &mut self,
        category: usize,
        reason: DropReason,
        cell: Cell,
        length: u32,
        around: &mut Surroundings<'_>,
    ) {
        let Cell { t, meta } = cell;
        self.buffers[category].stats.dropped[reason as usize] += 1;
        if let Some(tap) = &mut self.tap {
            tap.push(around.record(t, t, meta, length, Some(reason)));
        }
        if meta & TRACKED != 0 {
            around.tracked_lost(meta);
        }
    }

    /// Cells in a FIFO queue of which the last leaves after `backlog`.
    pub(super) fn length_of(&self, backlog: u64) -> u32 {
        u32::try_from(backlog.div_ceil(self.cell_time)).unwrap_or(u32::MAX)
    }

    /// The first instant at which the server has something to do though nothing arrives.
    pub(super) fn own_wake(&self) -> u64 {
        match &self.discipline {
            Discipline::Fifo(_) => u64::MAX,
            Discipline::Priority(priority) if priority.is_busy() => self.free_at,
            Discipline::Priority(_) => u64::MAX,
        }
    }

    /// Cells let in so far, as it chooses the next cell now.
    pub(super) fn accepted(&self) -> u64 {
        match self.discipline {
            Discipline::Fifo(category) => self.buffers[category as usize].stats.accepted,
            Discipline::Priority(_) => self.buffers.iter().map(|buffer| buffer.stats.accepted).sum(),
        }
    }

    /// Cells taken into service before `now`.
    pub(super) fn cells_begun(&self, now: u64) -> u64 {
        match self.discipline {
            Discipline::Fifo(category) => {
                // Asked where windows are open, too, where what waits is not known.
                let accepted = self.buffers[category as usize].stats.accepted;
                accepted - (self.free_at.saturating_sub(now) / self.cell_time).min(accepted)
            }
            Discipline::Priority(_) => self.buffers.iter().map(|buffer| buffer.stats.served).sum(),
        }
    }

    /// Counters of a category as they are at `now`, which is where the queue's windows are closed.
    pub(super) fn counters(&self, category: ServiceCategory, now: u64) -> QueueCounters {
        let stats = &self.buffers[category as usize].stats;
        let mut counters = QueueCounters {
            arrived: stats.arrived,
            served: stats.served,
            dropped: stats.dropped,
            max_length: u32::try_from(stats.most).unwrap_or(u32::MAX),
            total_wait: stats.wait,
            last_departure: SimTime(stats.last_departure),
        };
        match &self.discipline {
            Discipline::Priority(priority) => {
                counters.total_wait += priority.waited_by(category, now);
            }
            Discipline::Fifo(_) if stats.accepted == 0 => {}
            Discipline::Fifo(_) => {
                // Cells accepted but not begun: the server is busy without a break until `free_at`, so their services
                // begin at free_at − c, free_at − 2c, … down to `now`.
                let ahead = self.free_at.saturating_sub(now);
                let unbegun = (ahead / self.cell_time).min(stats.accepted);
                let (n, c) = (u128::from(unbegun), u128::from(self.cell_time));
                counters.served = stats.accepted - unbegun;
                // Between closed windows cells may have come that arrive later than `now`: then it is an estimate.
                let to_come = n * u128::from(ahead) - c * n * (n + 1) / 2;
                counters.total_wait = counters.total_wait.saturating_sub(to_come);
                counters.max_length = u32::try_from(stats.most.div_ceil(self.cell_time)).unwrap_or(u32::MAX);
                if counters.served > 0 {
                    counters.last_departure = SimTime(self.free_at - unbegun * self.cell_time);
                }
            }
        }
        counters
    }
}
