//! What the ends of links have counted so far: for views that show how much goes where, without a record of every cell.

use super::Simulation;
use crate::scenario::LinkEnd;
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_cells::atm::spec::ServiceCategory;

/// Counts of one end of a link, all categories together; a port's where several links could share it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EndCounts {
    /// Cells taken into service; of an Ethernet link frames sent.
    pub cells: u64,
    /// Cells in its output queue, the one in service included; frames that wait.
    pub waiting: u64,
    /// Cells or frames dropped by the queue or, as they left, by the link.
    pub dropped: u64,
}

impl<N: CellNetwork> Simulation<N> {
    /// What an end of a link has counted; exact at a reached target.
    pub(super) fn end_counts(&self, end: LinkEnd) -> EndCounts {
        if let Some(counts) = self.ethernet.counts(end) {
            return EndCounts {
                cells: counts.frames,
                waiting: self.frames_waiting(end),
                dropped: counts.dropped + self.refused(end),
            };
        }
        ServiceCategory::ALL.iter().fold(EndCounts::default(), |sum, category| {
            let counters = self.network.queue_counters(end.node, end.port, *category);
            EndCounts {
                cells: sum.cells + counters.served,
                waiting: sum.waiting + counters.length(self.clock.now),
                dropped: sum.dropped + counters.dropped.iter().sum::<u64>(),
            }
        })
    }

    /// What the links' ends have counted, at a reached target: for each link, in the order of the document, its end `a` and its end `b`.
    #[must_use]
    pub fn link_counts(&self) -> Vec<EndCounts> {
        self.model
            .links
            .iter()
            .filter(|link| !crate::scenario::auto::is_inner(link))
            .flat_map(|link| [self.end_counts(link.a), self.end_counts(link.b)])
            .collect()
    }
}
