//! What carries cells from one vertex of the queue graph to the next: a link with the switch entry at its end, or the path
//! from a backplane to an output queue.

use super::cell::{CLP, Cell, TRACKED, hop};
use super::gcra::{Policer, Shaper, Verdict};
use super::graph::{NONE, QueueHop};
use super::run::Run;

/// A path between two vertices, with the cells on it. In WebAssembly it is one cache line.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(super) struct Edge {
    /// Vertex it comes from; `NONE` for a source or for injections.
    pub(super) from: u32,
    /// Vertex it leads to.
    pub(super) to: u32,
    /// Its place among the edges into that.
    pub(super) rank: u32,
    /// Time from departure to the arrival at `to` or, with a gate, at the gate.
    pub(super) delay: u64,
    /// What of `delay` is not the link's: the switch's latency, where there is no gate.
    pub(super) folded: u64,
    /// Cells by the time of that arrival.
    pub(super) run: Run,
    /// What is between the link's end and `to` beyond a delay.
    pub(super) gate: Option<Box<Gate>>,
}

/// Policers and a shaper at a switch's entry, or a terminal's shaper.
#[derive(Clone, Debug)]
pub(super) struct Gate {
    /// The switch's latency, between policer and shaper.
    pub(super) latency: u64,
    /// Where drops are counted: index of the switch's input port.
    pub(super) entry: u32,
    pub(super) shaper: Option<Shaper>,
    /// Cells that are through, by the time of their arrival at the vertex.
    pub(super) passed: Run,
}

impl Edge {
    pub(super) fn new(from: u32, to: u32, delay: u64) -> Self {
        Self { from, to, rank: 0, delay, folded: 0, run: Run::default(), gate: None }
    }

    /// Cells that may be taken by the vertex.
    pub(super) fn ready(&mut self) -> &mut Run {
        match &mut self.gate {
            None => &mut self.run,
            Some(gate) => &mut gate.passed,
        }
    }

    /// [`Run::single_before`] of the cells that may be taken.
    pub(super) fn ready_before(&self, until: u64) -> usize {
        self.gate.as_ref().map_or(&self.run, |gate| &gate.passed).single_before(until)
    }

    /// The first instant at which there is something to do for this edge.
    pub(super) fn front(&self) -> u64 {
        self.gate.as_ref().map_or(u64::MAX, |gate| gate.passed.front()).min(self.run.front())
    }

    /// Shortest time from a departure to the arrival at the vertex.
    pub(super) fn min_delay(&self) -> u64 {
        self.delay + self.gate.as_ref().map_or(0, |gate| gate.latency)
    }

    /// Lets cells that come to the gate before `until` through it. `dropped` gets the meta words of policed cells of
    /// which a host will want to know.
    pub(super) fn pass_gate(
        &mut self,
        until: u64,
        hops: &[QueueHop],
        policers: &mut [Policer],
        entry_drops: &mut [[u64; 7]],
        dropped: &mut Vec<u64>,
        scratch: &mut Vec<Cell>,
    ) {
        let Some(gate) = &mut self.gate else { return };
        scratch.clear();
        self.run.take_cells(until, scratch);
        for &cell in &*scratch {
            let Cell { t, mut meta } = cell;
            let policer = hops[hop(meta)].policer;
            if policer != NONE {
                match policers[policer as usize].judge(t) {
                    Verdict::Conforms => {}
                    Verdict::Tag => meta |= CLP,
                    Verdict::Discard => {
                        entry_drops[gate.entry as usize]
                            [super::cell_network::DropReason::Policed as usize] += 1;
                        if meta & TRACKED != 0 {
                            dropped.push(meta);
                        }
                        continue;
                    }
                }
            }
            let t = t + gate.latency;
            let t = gate.shaper.as_mut().map_or(t, |shaper| shaper.release(t));
            gate.passed.push(Cell { t, meta });
        }
    }
}
