//! When sources send what: plans of messages, as mathematics that knows no network.
//!
//! Constant bit rate, Poisson arrivals, geometric bursts and pauses ([`OnOff`]), and video from Markov chains ([`Video`]).

mod on_off;
mod video;

pub use on_off::{OnOff, Period};
pub use video::Video;

use crate::scenario::{Draw, PlannedPdu, RelayFlow, RelaySource};
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimDuration;

/// Keeps the stream of a plan apart from a flow's other draws: ids have 24 bits.
const PLAN_STREAM: u32 = 1 << 24;

/// The messages of a file by its source; `seed` is the run's.
#[must_use]
pub fn plan(flow: &RelayFlow, seed: u64) -> Vec<PlannedPdu> {
    let stream = |draw: &Draw| match draw.seed {
        Some(seed) => RandomStream::new(seed, 0, 0),
        None => RandomStream::new(seed, flow.from, PLAN_STREAM | flow.id),
    };
    match &flow.source {
        RelaySource::Block {} => vec![PlannedPdu { octets: flow.octets, gap_ps: 0 }],
        RelaySource::List { pdus } => pdus.clone(),
        RelaySource::Cbr { pdu_octets, interval_ps } => cut(flow.octets, *pdu_octets, || *interval_ps),
        RelaySource::Poisson { pdu_octets, mean_gap_ps, draw } => {
            let mut rng = stream(draw);
            let pdus = cut(flow.octets, *pdu_octets, || rng.exponential(SimDuration(*mean_gap_ps)).0);
            stretched(pdus, draw)
        }
        RelaySource::OnOff { mean_on_cells, mean_off_cells, cell_ps, draw } => {
            let mut source = OnOff::new(*mean_on_cells, *mean_off_cells, *cell_ps, stream(draw));
            stretched(bursts(flow.octets, &mut source), draw)
        }
        RelaySource::Markov { frame_octets, low, high, draw } => {
            let mut source = Video::new(*low, *high, stream(draw));
            let pdus = cut(flow.octets, *frame_octets, || source.frame(*frame_octets).0);
            stretched(pdus, draw)
        }
    }
}

/// A file cut into messages of `part` octets with the gaps that `gap` returns; the last is what is left, and its gap in proportion.
fn cut(octets: u32, part: u32, mut gap: impl FnMut() -> u64) -> Vec<PlannedPdu> {
    let part = part.max(1);
    let (mut left, mut pdus) = (octets, Vec::new());
    while left > 0 {
        let octets = part.min(left);
        let share = u128::from(gap()) * u128::from(octets) / u128::from(part);
        pdus.push(PlannedPdu { octets, gap_ps: share as u64 });
        left -= octets;
    }
    pdus
}

/// A file cut into bursts; the last is what is left, without a pause.
fn bursts(octets: u32, source: &mut OnOff) -> Vec<PlannedPdu> {
    let (mut left, mut pdus) = (octets, Vec::new());
    while left > 0 {
        let period = source.period();
        let octets = period.octets().min(left);
        left -= octets;
        let gap_ps = if left > 0 { period.length().0 } else { source.burst_of(octets).0 };
        pdus.push(PlannedPdu { octets, gap_ps });
    }
    pdus
}

/// The same plan, stretched to the length that it is to have.
fn stretched(mut pdus: Vec<PlannedPdu>, draw: &Draw) -> Vec<PlannedPdu> {
    let total: u128 = pdus.iter().map(|pdu| u128::from(pdu.gap_ps)).sum();
    let Some(length) = draw.plan_ps.filter(|_| total > 0) else { return pdus };
    // From running sums, so that the whole is exact.
    let (mut before, mut after) = (0_u128, 0_u128);
    for pdu in &mut pdus {
        before += u128::from(pdu.gap_ps);
        let end = before * u128::from(length) / total;
        pdu.gap_ps = (end - after) as u64;
        after = end;
    }
    pdus
}

#[cfg(test)]
mod tests;
