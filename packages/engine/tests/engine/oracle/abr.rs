//! ABR loops and ports with explicit rate, one cell at a time.

use std::collections::{BTreeMap, BTreeSet};

use lanelab_cells::atm::cell_network::ConnId;
use lanelab_cells::atm::spec::{AbrSpec, ExplicitRateSpec, NodeId, PortId, ServiceCategory};
use lanelab_protocols::wire::rm::{Rate, Repr};

use super::event::What;
use super::{Cell, Oracle};

const SECOND: u64 = 1_000_000_000_000;

/// What a connection is to a loop, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    Data(usize),
    Forward(usize),
    Backward(usize),
}

pub(super) struct Source {
    pub spec: AbrSpec,
    /// Connections of data, forward and backward cells.
    pub conns: [u32; 3],
    pub due: u64,
    pub acr: u64,
    sent: Option<u64>,
    rm_sent: Option<u64>,
    data_since: u32,
    pdu_cells_sent: u32,
}

/// What a source offers.
pub(super) enum Offer {
    Rm(Repr),
    Data { first: bool, last: bool },
}

impl Source {
    pub(super) fn new(spec: &AbrSpec, conns: [u32; 3]) -> Self {
        let acr = spec.icr.min(spec.pcr).max(spec.mcr).max(10);
        let spec = spec.clone();
        Self {
            due: spec.start.0,
            spec,
            conns,
            acr,
            sent: None,
            rm_sent: None,
            data_since: 0,
            pdu_cells_sent: 0,
        }
    }

    pub(super) fn mcr(&self) -> u64 {
        Rate::at_most(self.spec.mcr).cells()
    }

    pub(super) fn offer(&mut self, t: u64) -> Offer {
        let offer = self.choose(t);
        self.sent = Some(t);
        self.due = t + SECOND.div_ceil(self.acr);
        offer
    }

    fn choose(&mut self, t: u64) -> Offer {
        let rm = match self.rm_sent {
            None => true,
            Some(at) => self.data_since == 31 || (self.data_since >= 2 && t - at >= SECOND / 10),
        };
        if !rm {
            self.data_since += 1;
            let first = self.pdu_cells_sent == 0;
            self.pdu_cells_sent = (self.pdu_cells_sent + 1) % self.spec.pdu_cells;
            return Offer::Data { first, last: self.pdu_cells_sent == 0 };
        }
        if self.rm_sent.is_some_and(|at| t - at > SECOND / 2) && self.acr > self.spec.icr {
            self.acr = self.spec.icr.max(self.spec.mcr).max(10);
        }
        self.rm_sent = Some(t);
        self.data_since = 0;
        Offer::Rm(Repr {
            backward: false,
            becn: false,
            congestion: false,
            no_increase: false,
            explicit: Rate::at_most(self.spec.pcr),
            current: Rate::at_most(self.acr),
            minimum: Rate::at_most(self.spec.mcr),
        })
    }

    pub(super) fn feedback(&mut self, t: u64, rm: &Repr) {
        if rm.congestion {
            self.acr -= self.acr / self.spec.rdf;
        } else if !rm.no_increase {
            self.acr += self.spec.pcr / self.spec.rif;
        }
        self.acr = self.acr.min(self.spec.pcr).min(rm.explicit.cells()).max(self.spec.mcr).max(10);
        self.due = t.max(self.sent.unwrap() + SECOND.div_ceil(self.acr));
    }
}

/// What was counted in one interval.
#[derive(Clone, Default)]
struct Count {
    controlled: u64,
    others: u64,
    loops: BTreeSet<(usize, u64)>,
}

pub(super) struct Port {
    spec: ExplicitRateSpec,
    line: u64,
    interval: u64,
    before: Count,
    now: Count,
    /// By loop, what its last RM cell said, and what the last one of an earlier interval did.
    said: BTreeMap<usize, u64>,
    said_before: BTreeMap<usize, u64>,
}

impl Port {
    pub(super) fn new(spec: ExplicitRateSpec, cell_time: u64) -> Self {
        Self {
            spec,
            line: SECOND / cell_time,
            interval: 0,
            before: Count::default(),
            now: Count::default(),
            said: BTreeMap::new(),
            said_before: BTreeMap::new(),
        }
    }

    fn per_second(&self, cells: u64) -> u64 {
        u64::try_from(u128::from(cells) * u128::from(SECOND) / u128::from(self.spec.interval.0)).unwrap()
    }

    fn room(&self) -> u64 {
        let target = self.line * u64::from(self.spec.target_percent) / 100;
        let base: u64 = self.before.loops.iter().map(|(_, mcr)| mcr).sum();
        target.saturating_sub(self.per_second(self.before.others)).saturating_sub(base)
    }

    /// The greatest share of those that somebody exceeds or has, else what is offered to all.
    fn level(&self) -> u64 {
        let room = self.room();
        let mut held: Vec<u64> =
            self.before.loops.iter().map(|(k, _)| self.said_before.get(k).copied().unwrap_or(0)).collect();
        held.sort_unstable();
        let shares = (0..held.len()).map(|k| {
            let below: u64 = held[..k].iter().sum();
            (held[k], room.saturating_sub(below) / (held.len() - k) as u64)
        });
        let bound = shares.into_iter().find(|(own, share)| own >= share);
        match (bound, held.last()) {
            (Some((_, share)), _) => share,
            (None, Some(greatest)) => greatest + (room - held.iter().sum::<u64>()) / held.len() as u64,
            (None, None) => room,
        }
    }

    /// A cell arrives at `t`: of a loop with its number and minimum rate, or another.
    pub(super) fn count(&mut self, t: u64, of: Option<(usize, u64)>) {
        while (self.interval + 1) * self.spec.interval.0 <= t {
            self.interval += 1;
            self.before = std::mem::take(&mut self.now);
            self.said_before.clone_from(&self.said);
        }
        match of {
            Some(known) => {
                self.now.controlled += 1;
                self.now.loops.insert(known);
            }
            None => self.now.others += 1,
        }
    }

    pub(super) fn write(&mut self, number: usize, rm: &mut Repr) {
        let (ccr, mcr) = (rm.current.cells(), rm.minimum.cells());
        self.said.insert(number, ccr.saturating_sub(mcr));
        rm.explicit = rm.explicit.min(Rate::at_most(mcr + self.level()));
        let all = [self.before.controlled, self.before.others].map(|cells| self.per_second(cells));
        rm.congestion |= all.iter().sum::<u64>() > self.line;
    }
}

impl Oracle {
    pub(super) fn loop_offers(&mut self, t: u64, number: usize) {
        let it = &mut self.loops[number];
        if it.due != t {
            return;
        }
        let [data, forward, _] = it.conns;
        let pdu_cells = it.spec.pdu_cells;
        match it.offer(t) {
            Offer::Rm(rm) => self.send_rm(t, forward, rm),
            Offer::Data { first, last } => {
                if first {
                    self.offer_pdu(data, 0, pdu_cells, t);
                }
                let cell = self.offer_cell(data, last);
                self.shape_vc(t, cell);
            }
        }
        self.push(self.loops[number].due, What::LoopOffer(number));
    }

    fn send_rm(&mut self, t: u64, conn: ConnId, rm: Repr) {
        self.offer_pdu(conn, 0, 1, t);
        let cell = Cell { rm: Some(rm), ..self.offer_cell(conn, true) };
        self.shape_vc(t, cell);
    }

    /// An RM cell of this connection is received.
    pub(super) fn take_rm(&mut self, t: u64, conn: ConnId, rm: Repr) {
        match self.parts[&conn] {
            Part::Forward(number) => {
                let backward = self.loops[number].conns[2];
                self.send_rm(t, backward, Repr { backward: true, ..rm });
            }
            Part::Backward(number) => {
                self.loops[number].feedback(t, &rm);
                self.push(self.loops[number].due, What::LoopOffer(number));
            }
            Part::Data(_) => unreachable!("no RM cell is among the data"),
        }
    }

    /// A cell comes to a port with explicit rate.
    pub(super) fn measure(&mut self, t: u64, port: (NodeId, PortId), cell: &mut Cell) {
        let Some(port) = self.explicit_rates.get_mut(&port) else { return };
        match self.parts.get(&cell.conn) {
            Some(Part::Data(number) | Part::Forward(number)) => {
                port.count(t, Some((*number, self.loops[*number].mcr())));
                if let Some(rm) = &mut cell.rm {
                    port.write(*number, rm);
                }
            }
            _ if cell.category <= ServiceCategory::Abr => port.count(t, None),
            _ => {}
        }
    }
}
