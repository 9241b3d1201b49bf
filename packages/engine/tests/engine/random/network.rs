//! Random cell networks whose connections are all there from the start.

use lanelab_cells::atm::cell_network::NetworkChange;
use lanelab_cells::atm::spec::NetworkSpec;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimTime;

use super::clocks::set_clocks;
use super::maker::{Maker, pick};

/// A network with the changes that happen to it.
#[derive(Debug)]
pub(crate) struct Case {
    pub spec: NetworkSpec,
    pub changes: Vec<(SimTime, NetworkChange)>,
    /// Length of the run.
    pub end: u64,
    /// The unit that all times are multiples of.
    pub unit: u64,
}

/// The network of that number.
pub(crate) fn case(seed: u64) -> Case {
    let mut rng = RandomStream::new(seed, 0, 1000);
    // A unit of 1 ps puts a whole run into one window; the large one makes windows of some hundred cells.
    let unit = *pick(&mut rng, &[1, 1, 1, 1_000_000]);
    let mut maker = Maker::new(seed, unit, rng);
    maker.nodes();
    maker.links();
    maker.connections();
    let end = (2000 + maker.rng.below(6000)) * unit;
    let changes = maker.changes(end);
    let mut spec = maker.spec;
    set_clocks(&mut spec, unit, seed);
    Case { spec, changes, end, unit }
}
