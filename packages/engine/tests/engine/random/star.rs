//! Few sources with long PDUs into one port: what trains of cells are made of, at nearly equal distances.

use lanelab_cells::atm::cell_network::UNLIMITED;
use lanelab_cells::atm::spec::*;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::{SimDuration, SimTime};

use super::maker::pick;
use super::network::Case;

const CELL: u64 = 1_000_000;
const SWITCH: NodeId = 50;

/// The star of that number: two to four sources, a switch, and a second port behind the one that they share.
pub(crate) fn star(seed: u64) -> Case {
    let mut rng = RandomStream::new(seed, 0, 8000);
    let n = 2 + rng.below(3) as u32;
    let limited = rng.below(2) == 0;
    let queue = QueueSpec {
        capacity: if limited { *pick(&mut rng, &[2, 5, 20, 64]) } else { u32::MAX },
        discard: match rng.below(4) {
            0 => FrameDiscard::Epd { threshold: 1 + rng.below(30) as u32, keep_last: rng.below(2) == 0 },
            1 => FrameDiscard::Ppd,
            _ => FrameDiscard::None,
        },
        ..UNLIMITED
    };
    // Lines a few parts in a thousand apart at most, so that PDUs lie in one another's gaps for a while.
    let offsets = [0, 0, 20, -20, 20_000, -20_000, 100_000, 1_000_000, -3_000_000];
    let mut port = |id, queue| PortSpec {
        id,
        phy: Phy { name: "test", cell_time: SimDuration(CELL) },
        clock_ppb: *pick(&mut rng, &offsets),
        queues: [queue; ServiceCategory::COUNT],
        explicit_rate: None,
    };
    let mut ports = vec![port(99, queue)];
    let mut terminals: Vec<TerminalSpec> = Vec::new();
    for id in 1..=n {
        ports.push(port(id as u16, UNLIMITED));
        terminals.push(TerminalSpec { id, ports: vec![port(0, UNLIMITED)], vcs: Vec::new() });
    }
    terminals.push(TerminalSpec { id: 100, ports: vec![port(0, UNLIMITED)], vcs: Vec::new() });
    let mut routes = Vec::new();
    for terminal in terminals.iter_mut().filter(|terminal| terminal.id != 100) {
        let pdu_cells = 1 + rng.below(60) as u32;
        let every = *pick(&mut rng, &[1, 1, 2, 2, 3, 4, 5]);
        let spacing = SimDuration(every * CELL + *pick(&mut rng, &[0, 0, 1, 20, 300, 5_000]));
        let mean_gap = SimDuration((1 + rng.below(100)) * CELL);
        terminal.vcs.push(VcSpec {
            port: 0,
            vpi: 0,
            vci: 40,
            category: ServiceCategory::Ubr,
            clp: false,
            shaper: Vec::new(),
            source: Some(match rng.below(4) {
                0 => SourceSpec::Saturated { pdu_cells },
                1 => SourceSpec::Periodic { pdu_cells, interval: spacing },
                2 => SourceSpec::OnOff { mean_cells: pdu_cells, spacing, mean_gap },
                _ => SourceSpec::PoissonPdus { pdu_cells, spacing, mean_gap },
            }),
            start: SimTime(rng.below(3 * CELL)),
            stream: 0,
        });
        let row = |in_port, out_port| RouteSpec {
            in_port,
            in_vpi: 0,
            in_vci: Some(40),
            out_port,
            out_vpi: 0,
            out_vci: Some(40 + in_port),
            category: ServiceCategory::Ubr,
            policer: None,
            shaper: Vec::new(),
        };
        routes.push(row(terminal.id as u16, 99));
    }
    let mut link = |id, a, b| LinkSpec { id, a, b, delay: SimDuration(rng.below(3) * CELL) };
    let mut links: Vec<LinkSpec> = (1..=n).map(|id| link(id, (id, 0), (SWITCH, id as u16))).collect();
    links.push(link(90, (SWITCH, 99), (100, 0)));
    let switch = SwitchSpec {
        id: SWITCH,
        ports,
        routes,
        latency: SimDuration::ZERO,
        backplane_cell_time: None,
        local: Vec::new(),
        vcs: Vec::new(),
    };
    let spec = NetworkSpec { terminals, switches: vec![switch], links, seed, ..NetworkSpec::default() };
    Case { spec, changes: Vec::new(), end: 4_000 * CELL, unit: CELL }
}
