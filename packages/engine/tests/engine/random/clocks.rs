//! Clocks of their own, and starts, for the ports and sources of a random network.

use lanelab_cells::atm::spec::{NetworkSpec, PortSpec, VcSpec};
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimTime;

use super::maker::pick;

/// Offsets in parts per billion: those of real lines, and such as change a cell time of ten picoseconds.
const OFFSETS: [i32; 9] = [0, 0, 20_000, -20_000, 4_600, -100_000, 60_000_000, -60_000_000, 160_000_000];

/// A third of all networks get clocks and starts; the others stay in step. Nothing else of a network is drawn from this stream.
pub(crate) fn set_clocks(spec: &mut NetworkSpec, unit: u64, seed: u64) {
    if seed % 3 != 1 {
        return;
    }
    let mut rng = RandomStream::new(seed, 0, 6000);
    let set_ports = |ports: &mut [PortSpec], rng: &mut RandomStream| {
        for port in ports {
            port.clock_ppb = *pick(rng, &OFFSETS);
        }
    };
    let start = |rng: &mut RandomStream| SimTime(*pick(rng, &[0, 1, 7, 10, 95, 400]) * unit + rng.below(3));
    for terminal in &mut spec.terminals {
        set_ports(&mut terminal.ports, &mut rng);
        for VcSpec { start: of_vc, .. } in &mut terminal.vcs {
            *of_vc = start(&mut rng);
        }
    }
    for switch in &mut spec.switches {
        set_ports(&mut switch.ports, &mut rng);
    }
    for it in &mut spec.loops {
        it.start = start(&mut rng);
    }
}
