//! Clocks of ports and starts of cell sources: as the scenario states them, or drawn from its seed.

use super::auto::{INNER, is_inner_port};
use super::flow::{CellsFlow, SourceModel};
use super::link::LinkEnd;
use super::model::Model;
use super::node::Port;
use lanelab_cells::atm::phy;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::ethernet::{Line, Rate};
use serde::Deserialize;

/// Streams of a node from which the clocks of its ports are drawn, less the port's number.
const CLOCK_STREAM: u32 = 1 << 25;
/// Streams of a node from which the phases of its cell sources are drawn, less the flow's number.
const PHASE_STREAM: u32 = 1 << 26;
/// Parts per billion of a ppm.
const PPB: f64 = 1e3;

/// Where the offsets of clocks come from that the scenario does not give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Clocks {
    /// Evenly from what the port's PHY allows, by the scenario's seed.
    Drawn,
}

/// Where the start of a cell source is within one of its intervals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Evenly anywhere, by the scenario's seed.
    Drawn,
}

/// Most ppm by which the clock of a port with this PHY may be off: SONET and the PDH 20, 25.6 Mb/s and Ethernet 100
/// (GR-253 minimum clock; G.703; af-phy-0040; IEEE 802.3).
#[must_use]
pub(super) fn tolerance_ppm(phy: &str) -> u32 {
    match phy {
        "oc3c" | "oc12c" | "ds3" | "e3" => 20,
        _ => 100,
    }
}

impl Model {
    /// How much faster than nominal the clock of a port is, in parts per billion; 0 of a port that is none.
    #[must_use]
    pub fn clock_ppb(&self, end: LinkEnd) -> i32 {
        self.port(end).map_or(0, |port| self.clock_of(end.node, port))
    }

    /// The same of a port that is known.
    pub(super) fn clock_of(&self, node: u32, port: &Port) -> i32 {
        if let Some(ppm) = port.clock_ppm {
            return (ppm * PPB).round() as i32;
        }
        // Between a switch and the services inside it is no line.
        if self.clocks.is_none() || node & INNER != 0 || is_inner_port(port.id) {
            return 0;
        }
        let most = i64::from(tolerance_ppm(&port.phy)) * 1_000;
        let mut rng = RandomStream::new(self.seed, node, CLOCK_STREAM | u32::from(port.id));
        (rng.below(2 * most as u64 + 1) as i64 - most) as i32
    }

    /// Time of one cell by the clock of an ATM port.
    #[must_use]
    pub fn cell_time(&self, end: LinkEnd) -> Option<SimDuration> {
        let port = self.port(end)?;
        Some(phy::by_name(&port.phy)?.cell_time.by_clock(self.clock_of(end.node, port)))
    }

    /// The line at an Ethernet port, by its clock.
    #[must_use]
    pub fn ethernet_line(&self, end: LinkEnd) -> Option<Line> {
        let port = self.port(end)?;
        let rate = match phy::ethernet_bit_rate(&port.phy)? {
            100_000_000 => Rate::Mbps100,
            _ => Rate::Mbps10,
        };
        Some(rate.by_clock(self.clock_of(end.node, port)))
    }

    /// How long the station at an Ethernet port takes from a frame's last bit until it has the next one ready.
    #[must_use]
    pub fn turnaround(&self, end: LinkEnd) -> SimDuration {
        SimDuration(self.port(end).map_or(0, |port| port.turnaround_ps))
    }
}

/// When the source of a flow of cells begins.
pub(super) fn start(model: &Model, flow: &CellsFlow) -> SimTime {
    let start = SimTime(flow.start_ps);
    if flow.phase.is_none() {
        return start;
    }
    let mut rng = RandomStream::new(model.seed, flow.from, PHASE_STREAM | flow.id);
    start + SimDuration(rng.below(interval(model, flow)))
}

/// Time between two cells of a source at its start: what a drawn phase is a part of.
fn interval(model: &Model, flow: &CellsFlow) -> u64 {
    if let Some(abr) = flow.abr {
        return 1_000_000_000_000_u64.div_ceil(u64::from(abr.icr_cps).max(1));
    }
    match flow.source {
        SourceModel::Saturated { .. } => {
            model.cell_time(LinkEnd { node: flow.from, port: flow.port }).map_or(0, |time| time.0)
        }
        SourceModel::Periodic { interval_ps, .. } => interval_ps,
        SourceModel::Poisson { spacing_ps, .. } | SourceModel::OnOff { spacing_ps, .. } => spacing_ps,
    }
}
