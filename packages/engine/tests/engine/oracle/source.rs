//! Built-in sources, one cell at a time.

use lanelab_cells::atm::cell_network::ConnId;
use lanelab_cells::atm::spec::SourceSpec;
use lanelab_cells::sim::rng::RandomStream;

pub(super) struct Source {
    pub conn: ConnId,
    pub next: u64,
    spec: SourceSpec,
    rng: RandomStream,
    cell_time: u64,
    cells: u32,
    offered: u32,
}

impl Source {
    pub(super) fn new(conn: ConnId, spec: SourceSpec, start: u64, rng: RandomStream, cell_time: u64) -> Self {
        let mut source = Self { conn, next: start, spec, rng, cell_time, cells: 0, offered: 0 };
        source.plan();
        source
    }

    fn plan(&mut self) {
        self.offered = 0;
        self.cells = match self.spec {
            SourceSpec::Saturated { pdu_cells } | SourceSpec::Periodic { pdu_cells, .. } => pdu_cells,
            SourceSpec::PoissonPdus { pdu_cells, mean_gap, .. } => {
                self.next += self.rng.exponential(mean_gap).0;
                pdu_cells
            }
            SourceSpec::OnOff { mean_cells, mean_gap, .. } => {
                self.next += self.rng.exponential(mean_gap).0;
                self.rng.geometric(mean_cells)
            }
        };
    }

    /// Cells of the PDU that begins with the next cell; `None` inside a PDU.
    pub(super) fn begin_pdu(&self) -> Option<u32> {
        (self.offered == 0).then_some(self.cells)
    }

    /// Offers a cell; returns whether it is its PDU's last.
    pub(super) fn offer(&mut self) -> bool {
        self.offered += 1;
        self.offered == self.cells
    }

    /// Plans the next cell after one offered at `t` that came to the port's queue at `left`.
    pub(super) fn advance(&mut self, t: u64, left: u64) {
        self.next = match self.spec {
            SourceSpec::Saturated { .. } => left + self.cell_time,
            SourceSpec::Periodic { interval, .. } => t + interval.0,
            SourceSpec::PoissonPdus { spacing, .. } | SourceSpec::OnOff { spacing, .. } => t + spacing.0,
        };
        if self.offered == self.cells {
            self.plan();
        }
    }
}
