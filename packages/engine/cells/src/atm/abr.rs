//! ABR connections: sources and destinations that exchange RM cells; the rules are in [`super::cell_network`].
//!
//! A loop is computed as a host would be that sits on the network: what it offers next bounds the injection horizon
//! ([`super::window`]), and RM cells that arrive come to it as deliveries. So every cell is offered when all feedback before it is known.

use std::collections::VecDeque;

use lanelab_protocols::wire::rm::{Rate, Repr};

use super::cell::{hop, meta, seq};
use super::cell_network::{CellNetwork, ConnId, Delivery, Injection, Outcome};
use super::merge::Arrivals;
use super::network::Network;
use super::spec::{AbrSpec, ServiceCategory};
use super::train::{NEVER_LAST, Train};
use crate::sim::time::SimTime;

/// Picoseconds of a second.
pub(super) const PS_PER_S: u64 = 1_000_000_000_000;
/// Nrm: an RM cell for so many cells, itself included.
const NRM: u32 = 32;
/// Mrm: cells between RM cells at the least, however slow the source.
const MRM: u32 = 2;
/// Trm: longest time between RM cells of a source that sends Mrm cells meanwhile.
const TRM: u64 = PS_PER_S / 10;
/// ADTF: after so long without an RM cell the rate is no longer trusted.
const ADTF: u64 = PS_PER_S / 2;
/// TCR: no source is slower, in cells/s.
const TCR: u64 = 10;

/// What a connection's cells are to a loop, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// Nothing.
    None,
    Data(u32),
    Forward(u32),
    Backward(u32),
}

/// RM cells of one connection that are under way, in order.
#[derive(Clone, Debug, Default)]
struct UnderWay {
    cells: VecDeque<Repr>,
    /// Number of the first on the connection.
    first: u64,
}

impl UnderWay {
    fn take(&mut self) -> Option<Repr> {
        self.first += 1;
        self.cells.pop_front()
    }

    fn find(&mut self, number: u64) -> Option<&mut Repr> {
        self.cells.get_mut(number.checked_sub(self.first)? as usize)
    }
}

/// One ABR connection.
#[derive(Clone, Debug)]
pub(super) struct Loop {
    spec: AbrSpec,
    data: ConnId,
    forward: ConnId,
    backward: ConnId,
    /// Allowed cell rate, in cells/s.
    acr: u64,
    /// When the next cell is offered, and when the last one was.
    due: u64,
    last: u64,
    /// When the last RM cell was offered, and data cells since.
    last_rm: Option<u64>,
    since_rm: u32,
    /// Cells of the PDU that are still to come; none is begun if zero.
    left: u32,
    ahead: UnderWay,
    back: UnderWay,
}

impl Loop {
    fn new(spec: &AbrSpec, [data, forward, backward]: [ConnId; 3]) -> Self {
        let mut new = Self {
            spec: spec.clone(),
            data,
            forward,
            backward,
            acr: 0,
            due: spec.start.0,
            last: 0,
            last_rm: None,
            since_rm: 0,
            left: 0,
            ahead: UnderWay::default(),
            back: UnderWay::default(),
        };
        new.acr = new.allowed(spec.icr);
        new
    }

    fn allowed(&self, rate: u64) -> u64 {
        rate.min(self.spec.pcr).max(self.spec.mcr).max(TCR)
    }

    pub(super) const fn acr(&self) -> u64 {
        self.acr
    }

    fn minimum(&self) -> Rate {
        Rate::at_most(self.spec.mcr)
    }

    /// The RM cell to offer at `t`, if it is time for one.
    fn next_rm(&mut self, t: u64) -> Option<Repr> {
        let silent = self.last_rm.map(|last| t - last);
        let due =
            silent.is_none_or(|silent| self.since_rm >= NRM - 1 || (self.since_rm >= MRM && silent >= TRM));
        if !due {
            return None;
        }
        if silent.is_some_and(|silent| silent > ADTF) {
            self.acr = self.acr.min(self.allowed(self.spec.icr));
        }
        (self.last_rm, self.since_rm) = (Some(t), 0);
        Some(self.forward_rm())
    }

    /// A forward RM cell with the rates of now.
    fn forward_rm(&self) -> Repr {
        Repr {
            backward: false,
            becn: false,
            congestion: false,
            no_increase: false,
            explicit: Rate::at_most(self.spec.pcr),
            current: Rate::at_most(self.acr),
            minimum: self.minimum(),
        }
    }

    /// The cell of `t` has been offered.
    fn plan(&mut self, t: u64) {
        self.last = t;
        self.due = t + PS_PER_S.div_ceil(self.acr);
    }

    /// An RM cell is back at `t`.
    fn adapt(&mut self, t: u64, rm: &Repr) {
        let mut rate = self.acr;
        if rm.congestion {
            rate -= rate / self.spec.rdf;
        } else if !rm.no_increase {
            rate += self.spec.pcr / self.spec.rif;
        }
        self.acr = self.allowed(rate.min(rm.explicit.cells()));
        self.due = t.max(self.last + PS_PER_S.div_ceil(self.acr));
    }

    /// State in canonical form.
    pub(super) fn state(&self) -> impl Iterator<Item = u64> + '_ {
        let under_way = self.ahead.cells.iter().chain(&self.back.cells);
        let rm = |rm: &Repr| {
            let marks = u64::from(rm.congestion) << 1 | u64::from(rm.no_increase);
            [rm.explicit.cells(), rm.current.cells(), marks]
        };
        [self.acr, self.due, self.last, self.last_rm.map_or(u64::MAX, |at| at), self.since_rm.into()]
            .into_iter()
            .chain([self.left.into(), self.ahead.first, self.back.first])
            .chain(under_way.flat_map(rm))
    }
}

impl Network {
    /// Sets the loops up; `number` is that of the connection at a terminal's position.
    pub(super) fn close_loops(&mut self, specs: &[AbrSpec], number: impl Fn((u32, usize)) -> ConnId) {
        for (k, spec) in specs.iter().enumerate() {
            let conns = [spec.data, spec.forward, spec.backward].map(&number);
            let parts = [Part::Data(k as u32), Part::Forward(k as u32), Part::Backward(k as u32)];
            for (conn, part) in conns.into_iter().zip(parts) {
                self.conns[conn as usize].part = part;
            }
            self.conns[conns[0] as usize].injected = false;
            self.loops.push(Loop::new(spec, conns));
        }
    }

    /// `CellNetwork::advance` where there are loops.
    pub(super) fn advance_loops(&mut self, next_event: u64, limit: u64, out: &mut Vec<Delivery>) -> SimTime {
        let mut found = Vec::new();
        loop {
            let due = self.next_due();
            let seen = self.advance_windows(next_event.min(due), limit, &mut found);
            let (quiet, reported) = (found.is_empty(), out.len());
            for delivery in found.drain(..) {
                self.offer_before(delivery.at.0);
                match self.conns[delivery.conn as usize].part {
                    Part::None | Part::Data(_) => out.push(delivery),
                    Part::Forward(k) => self.turn_round(k as usize, &delivery),
                    Part::Backward(k) => {
                        let rm = self.loops[k as usize].back.take();
                        if let Some(rm) = rm.filter(|_| delivery.outcome != Outcome::Lost) {
                            self.loops[k as usize].adapt(delivery.at.0, &rm);
                        }
                    }
                }
            }
            self.offer_before(seen.0);
            let closed = seen.0 == limit && quiet && due >= limit;
            if out.len() > reported || seen.0 > next_event || closed {
                return seen;
            }
        }
    }

    fn next_due(&self) -> u64 {
        self.loops.iter().map(|it| it.due).min().unwrap_or(u64::MAX)
    }

    /// A forward RM cell is at its destination.
    fn turn_round(&mut self, k: usize, delivery: &Delivery) {
        let it = &mut self.loops[k];
        let Some(rm) = it.ahead.take().filter(|_| delivery.outcome != Outcome::Lost) else { return };
        let conn = it.backward;
        if self.conns[conn as usize].destination.is_some() {
            it.back.cells.push_back(Repr { backward: true, ..rm });
        }
        self.inject(Injection { at: delivery.at, conn, pdu: 0, cells: 1 });
    }

    /// Lets sources offer what is due before `until`, in order of time and number.
    fn offer_before(&mut self, until: u64) {
        loop {
            let due = self.loops.iter().enumerate().map(|(k, it)| (it.due, k)).min();
            let Some((t, k)) = due.filter(|(t, _)| *t < until) else { return };
            match self.loops[k].next_rm(t) {
                Some(rm) => {
                    let conn = self.loops[k].forward;
                    if self.conns[conn as usize].destination.is_some() {
                        self.loops[k].ahead.cells.push_back(rm);
                    }
                    self.inject(Injection { at: SimTime(t), conn, pdu: 0, cells: 1 });
                }
                None => self.offer_data(k, t),
            }
            self.loops[k].plan(t);
        }
    }

    fn offer_data(&mut self, k: usize, t: u64) {
        let it = &mut self.loops[k];
        it.since_rm += 1;
        let conn = &mut self.conns[it.data as usize];
        if it.left == 0 {
            it.left = it.spec.pdu_cells.max(1);
            conn.offer(0, it.left, t, 0);
        }
        it.left -= 1;
        let meta = meta(conn.first_hop, conn.counters.cells_sent, conn.clp);
        conn.counters.cells_sent += 1;
        let last_at = if it.left == 0 { 0 } else { NEVER_LAST };
        let entry = conn.entry as usize;
        self.graph.edges[entry].run.insert(Train { t, dt: 0, meta, n: 1, last_at, period: 0 });
        self.graph.fill(entry);
    }

    /// Lets a port that writes explicit rates count the cells that arrive there.
    pub(super) fn measure(&mut self, vertex: usize, arrivals: Arrivals<'_>) {
        let Some(port) = &mut self.queues[vertex].explicit_rate else { return };
        arrivals.for_each(|cell| {
            let hop = &self.graph.hops[hop(cell.meta)];
            match self.conns[hop.conn as usize].part {
                Part::Data(k) => port.count(cell.t, k, self.loops[k as usize].minimum()),
                Part::Forward(k) => {
                    let it = &mut self.loops[k as usize];
                    port.count(cell.t, k, it.minimum());
                    if self.conns[hop.conn as usize].destination.is_none() {
                        // RM cells that reach no terminal bring no feedback, so the allowed rate is still that of this cell.
                        port.write(k, &mut it.forward_rm());
                    } else if let Some(rm) = it.ahead.find(seq(cell.meta)) {
                        port.write(k, rm);
                    }
                }
                Part::None | Part::Backward(_) => {
                    if hop.category <= ServiceCategory::Abr as u8 {
                        port.count_other(cell.t);
                    }
                }
            }
        });
    }
}
