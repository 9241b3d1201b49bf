//! Built-in sources: they listen to nobody, so that their cells can be made ahead of time.

use super::cell::meta;
use super::conn::Conn;
use super::gcra::Shaper;
use super::pdu::Pdus;
use super::run::Run;
use super::spec::SourceSpec;
use super::train::Train;
use crate::sim::rng::RandomStream;
use crate::sim::time::{SimDuration, SimTime};

/// Cells of a train: at the widest spacing, 2^53 ps, so many still end within 64 bits.
const LONGEST: u32 = 1 << 10;

/// Cells that a stream offers at once.
const MOST: u32 = 1 << 20;

/// One source with its VC's shaper.
#[derive(Clone, Debug)]
pub(super) struct Source {
    pub(super) conn: u32,
    spec: SourceSpec,
    rng: RandomStream,
    pub(super) shaper: Option<Shaper>,
    /// Cell time of the port, by its clock.
    cell_time: u64,
    /// When the next cell is offered.
    pub(super) next: u64,
    /// Cells of the current PDU still to be offered, and whether its first one is among them.
    left: u32,
    begun: bool,
}

impl Source {
    pub(super) fn new(
        conn: u32,
        spec: SourceSpec,
        start: SimTime,
        rng: RandomStream,
        shaper: Option<Shaper>,
        cell_time: u64,
    ) -> Self {
        let mut source = Self { conn, spec, rng, shaper, cell_time, next: start.0, left: 0, begun: false };
        source.plan_pdu();
        source
    }

    /// Plans the next PDU; `next` is where the one before it ended.
    fn plan_pdu(&mut self) {
        let (cells, gap) = match self.spec {
            SourceSpec::Saturated { pdu_cells } | SourceSpec::Periodic { pdu_cells, .. } => (pdu_cells, 0),
            SourceSpec::PoissonPdus { pdu_cells, mean_gap, .. } => {
                (pdu_cells, self.rng.exponential(mean_gap).0)
            }
            SourceSpec::OnOff { mean_cells, mean_gap, .. } => {
                let gap = self.rng.exponential(mean_gap).0;
                (self.rng.geometric(mean_cells), gap)
            }
        };
        self.next += gap;
        self.left = cells.max(1);
        self.begun = false;
    }

    /// Offers the cells before `until`, and puts them on the edge into the terminal's queue.
    pub(super) fn offer(&mut self, until: u64, conn: &mut Conn, run: &mut Run) {
        if self.shaper.is_none() && self.period() > 0 {
            return self.offer_stream(until, conn, run);
        }
        while self.next < until {
            if !self.begun {
                conn.offer(0, self.left, self.next, 0);
                self.begun = true;
            }
            let meta = meta(conn.first_hop, conn.counters.cells_sent, conn.clp);
            let dt = self.spacing();
            let n = self.left.min(LONGEST);
            let train = Train { t: self.next, dt, meta, n, last_at: self.left - 1, period: self.period() };
            let n = if self.shaper.is_some() { 1 } else { train.before(until) };
            conn.counters.cells_sent += u64::from(n);
            self.left -= n;
            let mut sent = train.first(n);
            self.next = sent.t + u64::from(n) * dt;
            if let Some(shaper) = &mut self.shaper {
                sent.t = shaper.release(sent.t);
                if matches!(self.spec, SourceSpec::Saturated { .. }) {
                    self.next = sent.t + dt;
                }
            }
            run.push_train(sent, u64::MAX);
            if self.left == 0 {
                self.plan_pdu();
            }
        }
    }

    /// As [`Self::offer`] where no gap is between PDUs: all of them at once.
    fn offer_stream(&mut self, until: u64, conn: &mut Conn, run: &mut Run) {
        let (dt, period) = (self.spacing(), self.period());
        let every = u64::from(period).saturating_mul(dt);
        while self.next < until {
            let n = ((until - self.next - 1) / dt).min(u64::from(MOST - 1)) as u32 + 1;
            let sent = conn.counters.cells_sent;
            // Cells before those of the first PDU that begins now.
            let begun = if self.begun { self.left } else { 0 };
            if n > begun {
                let (at, first_seq) = (self.next + u64::from(begun) * dt, sent + u64::from(begun));
                let count = (n - begun).div_ceil(period);
                conn.offer_stream(Pdus { count, every, ..Pdus::one(0, first_seq, period, at, 0) });
            }
            let meta = meta(conn.first_hop, sent, conn.clp);
            run.push_train(Train { t: self.next, dt, meta, n, last_at: self.left - 1, period }, u64::MAX);
            conn.counters.cells_sent += u64::from(n);
            self.next += u64::from(n) * dt;
            let ahead = (period - self.left + n) % period;
            self.left = period - ahead;
            self.begun = ahead > 0;
        }
    }

    /// Approximate number of cells that the source offers in `span`.
    pub(super) fn cells_in(&self, span: u64) -> u64 {
        let pdus = |cells: u32, gap: SimDuration| {
            let (cells, span) = (u128::from(cells.max(1)), u128::from(span));
            let length = cells * u128::from(self.spacing()) + u128::from(gap.0);
            u64::try_from(span * cells / length.max(1)).unwrap_or(u64::MAX)
        };
        match self.spec {
            SourceSpec::Saturated { .. } | SourceSpec::Periodic { .. } => span / self.spacing(),
            SourceSpec::PoissonPdus { pdu_cells, mean_gap, .. } => pdus(pdu_cells, mean_gap),
            SourceSpec::OnOff { mean_cells, mean_gap, .. } => pdus(mean_cells, mean_gap),
        }
    }

    /// Time from one offer to the next within a PDU.
    fn spacing(&self) -> u64 {
        match self.spec {
            SourceSpec::Saturated { .. } => self.cell_time,
            SourceSpec::Periodic { interval, .. } => interval.0.max(1),
            SourceSpec::PoissonPdus { spacing, .. } | SourceSpec::OnOff { spacing, .. } => spacing.0,
        }
    }

    /// Cells from one end of a PDU to the next within one stream, where all are equal and no gap is between them.
    fn period(&self) -> u32 {
        match self.spec {
            SourceSpec::Saturated { pdu_cells } | SourceSpec::Periodic { pdu_cells, .. } => pdu_cells.max(1),
            SourceSpec::PoissonPdus { .. } | SourceSpec::OnOff { .. } => 0,
        }
    }

    /// State in canonical form.
    pub(super) fn state(&self) -> impl Iterator<Item = u64> + '_ {
        self.rng
            .state()
            .into_iter()
            .chain([self.next, u64::from(self.left), u64::from(self.begun)])
            .chain(self.shaper.iter().flat_map(Shaper::state))
    }
}

#[cfg(test)]
mod tests {
    use super::super::cell::{Cell, LAST, NEXT_SEQ};
    use super::super::routing::ConnPath;
    use super::super::spec::{ServiceCategory, VcSpec};
    use super::*;

    const INTERVAL: u64 = 7;
    const PDU_CELLS: u32 = 5;

    /// What a periodic stream has offered at these instants: its cells, its PDUs, and its state then.
    fn offered(instants: impl IntoIterator<Item = u64>) -> (Vec<Cell>, Vec<[u64; 3]>, Vec<u64>) {
        let spec = SourceSpec::Periodic { pdu_cells: PDU_CELLS, interval: SimDuration(INTERVAL) };
        let vc = VcSpec {
            port: 1,
            vpi: 0,
            vci: 32,
            category: ServiceCategory::Ubr,
            clp: false,
            shaper: Vec::new(),
            source: Some(spec.clone()),
            start: SimTime(0),
            stream: 0,
        };
        let path = ConnPath { destination: Some((2, 1, 0, 32)), ..ConnPath::default() };
        let mut conn = Conn::new(0, 0, &path, 1, &vc);
        let mut source = Source::new(0, spec, SimTime(0), RandomStream::new(1, 1, 0), None, 1);
        let mut run = Run::default();
        for until in instants {
            source.offer(until, &mut conn, &mut run);
        }
        let cells = run.all();
        assert_eq!(conn.counters.cells_sent, cells.len() as u64);
        (cells, conn.pdus.iter().flat_map(Pdus::each).collect(), source.state().collect())
    }

    #[test]
    fn a_stream_offers_the_same_in_one_window_and_in_many() {
        // More than it offers at once.
        let end = u64::from(MOST + 3) * INTERVAL + 1;
        let whole = offered([end]);
        let cell = |k: u64| {
            let last = if k % u64::from(PDU_CELLS) == u64::from(PDU_CELLS) - 1 { LAST } else { 0 };
            Cell { t: k * INTERVAL, meta: (k * NEXT_SEQ) | last }
        };
        assert_eq!(whole.0, (0..=u64::from(MOST) + 3).map(cell).collect::<Vec<_>>());
        let pdu = |k: u64| {
            let first = k * u64::from(PDU_CELLS);
            [first, u64::from(PDU_CELLS), first * INTERVAL]
        };
        let begun = (u64::from(MOST) + 4).div_ceil(u64::from(PDU_CELLS));
        assert_eq!(whole.1, (0..begun).map(pdu).collect::<Vec<_>>());
        let instants = |step: usize| (1..end).step_by(step).chain([end]);
        assert!(offered(instants(1_000_003)) == whole);
        let short = offered(instants(200).take_while(|until| *until < 9_000).chain([9_000]));
        assert!(short == offered([9_000]));
    }
}
