//! Built-in sources: they listen to nobody, so that their cells can be made ahead of time.

use super::cell::meta;
use super::conn::Conn;
use super::gcra::Shaper;
use super::run::Run;
use super::spec::SourceSpec;
use super::train::Train;
use crate::sim::rng::RandomStream;

/// One source with its VC's shaper.
#[derive(Clone, Debug)]
pub(super) struct Source {
    pub(super) conn: u32,
    spec: SourceSpec,
    rng: RandomStream,
    pub(super) shaper: Option<Shaper>,
    /// Cell time of the port.
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
        rng: RandomStream,
        shaper: Option<Shaper>,
        cell_time: u64,
    ) -> Self {
        let mut source = Self { conn, spec, rng, shaper, cell_time, next: 0, left: 0, begun: false };
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
        while self.next < until {
            if !self.begun {
                conn.offer(0, self.left, self.next, 0);
                self.begun = true;
            }
            let meta = meta(conn.first_hop, conn.counters.cells_sent, conn.clp);
            let dt = self.spacing();
            let train =
                Train { t: self.next, dt, meta, n: self.left, last_at: self.left - 1, period: self.period() };
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
