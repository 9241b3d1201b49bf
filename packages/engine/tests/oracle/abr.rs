//! ABR loops and ports with explicit rate, one cell at a time.

use std::collections::BTreeSet;

use lanelab_engine::atm::spec::{AbrSpec, ExplicitRateSpec};
use lanelab_protocols::wire::rm::{Rate, Repr};

const SECOND: u64 = 1_000_000_000_000;

/// What a connection is to a loop, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Data(usize),
    Forward(usize),
    Backward(usize),
}

pub struct Source {
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
pub enum Offer {
    Rm(Repr),
    Data { first: bool, last: bool },
}

impl Source {
    pub fn new(spec: &AbrSpec, conns: [u32; 3]) -> Self {
        let acr = spec.icr.min(spec.pcr).max(spec.mcr).max(10);
        let spec = spec.clone();
        Self { spec, conns, due: 0, acr, sent: None, rm_sent: None, data_since: 0, pdu_cells_sent: 0 }
    }

    pub fn mcr(&self) -> u64 {
        Rate::at_most(self.spec.mcr).cells()
    }

    pub fn offer(&mut self, t: u64) -> Offer {
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

    pub fn feedback(&mut self, t: u64, rm: &Repr) {
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

pub struct Port {
    spec: ExplicitRateSpec,
    line: u64,
    interval: u64,
    before: Count,
    now: Count,
    best_before: u64,
    best: u64,
}

impl Port {
    pub fn new(spec: ExplicitRateSpec, cell_time: u64) -> Self {
        let mut port = Self {
            spec,
            line: SECOND / cell_time,
            interval: 0,
            before: Count::default(),
            now: Count::default(),
            best_before: 0,
            best: 0,
        };
        port.best = port.fair();
        port.best_before = port.fair();
        port
    }

    fn per_second(&self, cells: u64) -> u64 {
        u64::try_from(u128::from(cells) * u128::from(SECOND) / u128::from(self.spec.interval.0)).unwrap()
    }

    fn base(&self) -> u64 {
        self.before.loops.iter().map(|(_, mcr)| mcr).sum()
    }

    fn capacity(&self) -> u64 {
        let target = self.line * u64::from(self.spec.target_percent) / 100;
        target.saturating_sub(self.per_second(self.before.others))
    }

    fn room(&self) -> u64 {
        self.capacity().saturating_sub(self.base())
    }

    fn fair(&self) -> u64 {
        self.room() / self.before.loops.len().max(1) as u64
    }

    /// A cell arrives at `t`: of a loop with its number and minimum rate, or another.
    pub fn count(&mut self, t: u64, of: Option<(usize, u64)>) {
        while (self.interval + 1) * self.spec.interval.0 <= t {
            self.interval += 1;
            self.before = std::mem::take(&mut self.now);
            self.best_before = self.best;
            self.best = self.fair();
        }
        match of {
            Some(known) => {
                self.now.controlled += 1;
                self.now.loops.insert(known);
            }
            None => self.now.others += 1,
        }
    }

    pub fn write(&mut self, rm: &mut Repr) {
        let (ccr, mcr) = (rm.current.cells(), rm.minimum.cells());
        let above = ccr.saturating_sub(mcr);
        let controlled = self.per_second(self.before.controlled);
        let (room, fair, input) = (self.room(), self.fair(), controlled.saturating_sub(self.base()));
        let own = if input == 0 {
            room
        } else {
            u64::try_from(u128::from(above) * u128::from(room) / u128::from(input)).unwrap()
        };
        let mut extra = if 10 * input > 11 * room { fair.max(own) } else { own.max(self.best_before) };
        if extra > fair && above < fair {
            extra = fair;
        }
        self.best = self.best.max(extra);
        rm.explicit = rm.explicit.min(Rate::at_most(mcr + extra.min(room)));
        rm.no_increase |= controlled > self.capacity();
        rm.congestion |= controlled + self.per_second(self.before.others) > self.line;
    }
}
