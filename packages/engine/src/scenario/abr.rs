//! ABR flows: their parameters, the paths of their cells and of the RM cells that come back, and the loops that the network closes.

use super::check::{Result, fail, refuse};
use super::clock;
use super::error::Code;
use super::flow::{CellsFlow, Flow, SourceModel};
use super::limits::{time, within};
use super::model::Model;
use super::node::{Category, Node};
use lanelab_cells::atm::cell_network::Channel as End;
use lanelab_cells::atm::spec::{AbrSpec, NetworkSpec, ServiceCategory, VcSpec};
use lanelab_cells::atm::tables::{PathEnd, Tables};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::order;
use lanelab_protocols::sorted::SortedMap;
use serde::Deserialize;
use std::fmt::Arguments;

/// Rates of an ABR source, in cells/s, and how fast it changes its own (TM 4.0, 5.10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Abr {
    /// Peak cell rate.
    pub pcr_cps: u32,
    /// Minimum cell rate.
    pub mcr_cps: u32,
    /// Initial cell rate.
    pub icr_cps: u32,
    /// 1 / RIF: what part of PCR is added at once.
    pub rif: u32,
    /// 1 / RDF: what part of the rate is taken off at once.
    pub rdf: u32,
}

/// How a switch's port measures and what it aims at, to write explicit rates into RM cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ExplicitRate {
    /// Per cent of the line that all cells together shall take.
    pub target_percent: u32,
    /// Length of a measurement.
    pub interval_ps: u64,
}

/// No source is slower (TCR).
const MIN_PCR: u64 = 10;
/// Greatest rate of a contract: 24 bits (Q.2931, 4.5.6).
const MAX_CPS: u64 = 16_777_215;
/// RIF and RDF are powers of two down to this part.
const MAX_FACTOR: u64 = 32_768;

/// What a port with explicit rates has.
pub(super) fn check_explicit_rate(set: &ExplicitRate, is_switch: bool, path: Arguments<'_>) -> Result {
    if !is_switch {
        return refuse(Code::UnknownKey, path);
    }
    within(set.target_percent.into(), 1, 100, format_args!("{path}.targetPercent"))?;
    time(set.interval_ps, 1, format_args!("{path}.intervalPs"))
}

/// Ranges of a flow's rates, and what goes with them.
pub(super) fn check_rates(flow: &CellsFlow, path: Arguments<'_>) -> Result {
    let Some(abr) = &flow.abr else { return Ok(()) };
    if flow.category != Category::Abr {
        return refuse(Code::AbrCategory, format_args!("{path}.category"));
    }
    if !matches!(flow.source, SourceModel::Saturated { .. }) {
        return refuse(Code::AbrSource, format_args!("{path}.source"));
    }
    if flow.clp {
        return fail(Code::AbrClp, format_args!("{path}.clp"), true);
    }
    if !flow.shaper.is_empty() {
        return refuse(Code::AbrShaper, format_args!("{path}.shaper"));
    }
    let path = format_args!("{path}.abr");
    within(abr.pcr_cps.into(), MIN_PCR, MAX_CPS, format_args!("{path}.pcrCps"))?;
    within(abr.mcr_cps.into(), 0, MAX_CPS, format_args!("{path}.mcrCps"))?;
    within(abr.icr_cps.into(), 1, MAX_CPS, format_args!("{path}.icrCps"))?;
    if abr.mcr_cps > abr.pcr_cps {
        return fail(Code::AbrRateOrder, format_args!("{path}.mcrCps"), abr.mcr_cps);
    }
    if !(abr.mcr_cps..=abr.pcr_cps).contains(&abr.icr_cps) {
        return fail(Code::AbrRateOrder, format_args!("{path}.icrCps"), abr.icr_cps);
    }
    for (value, key) in [(abr.rif, "rif"), (abr.rdf, "rdf")] {
        within(value.into(), 1, MAX_FACTOR, format_args!("{path}.{key}"))?;
        if !value.is_power_of_two() {
            return fail(Code::AbrFactor, format_args!("{path}.{key}"), value);
        }
    }
    Ok(())
}

/// Refuses a model in which an ABR flow lacks a path for its cells or for the RM cells that come back; its parts are well-formed.
pub(super) fn check_paths(model: &Model) -> Result {
    if !model.flows.iter().any(|flow| matches!(flow, Flow::Cells(flow) if flow.abr.is_some())) {
        return Ok(());
    }
    let follower = Follower::new(model);
    for (index, flow) in model.flows.iter().enumerate() {
        let Flow::Cells(flow) = flow else { continue };
        if flow.abr.is_none() {
            continue;
        }
        let path = format_args!("model.flows[{index}].abr");
        let signals = |node: &Node| matches!(node, Node::Switch(switch) if switch.signalling.is_some());
        if model.nodes.iter().any(signals) {
            return refuse(Code::AbrSignalling, path);
        }
        let Some(end) = follower.follow(channel(flow)) else { return refuse(Code::AbrNoPath, path) };
        if follower.follow(end) != Some(channel(flow)) {
            return refuse(Code::AbrNoReturn, path);
        }
    }
    Ok(())
}

const fn channel(flow: &CellsFlow) -> End {
    (flow.from, flow.port, flow.vpi, flow.vci)
}

/// Links and tables, to follow cells by.
struct Follower<'a> {
    nodes: SortedMap<u32, &'a Node>,
    tables: Tables,
}

impl<'a> Follower<'a> {
    fn new(model: &'a Model) -> Self {
        let mut tables = Tables::default();
        for link in &model.links {
            tables.add_link((link.a.node, link.a.port), (link.b.node, link.b.port), link.delay().0);
        }
        for node in &model.nodes {
            let Node::Switch(switch) = node else { continue };
            tables.add_switch(switch.id, []);
            for row in &switch.routes {
                tables.add_row(switch.id, row.into());
            }
        }
        Self { nodes: model.nodes.iter().map(|node| (node.id(), node)).collect(), tables }
    }

    /// The channel by which cells of a channel come to a generator; none where they are lost.
    fn follow(&self, from: End) -> Option<End> {
        match self.tables.path(from).end {
            PathEnd::Received(channel, _) => {
                matches!(self.nodes.get(&channel.0), Some(Node::Generator(_))).then_some(channel)
            }
            PathEnd::Unlinked | PathEnd::NoRow(_) | PathEnd::Circle(_) => None,
        }
    }
}

/// Adds to every ABR flow of a checked model its connections for RM cells, behind the VCs that there are, and its loop; VCs are in
/// their final order.
pub(super) fn close_loops(model: &Model, spec: &mut NetworkSpec) {
    let mut flows: Vec<_> = model
        .flows
        .iter()
        .filter_map(|flow| match flow {
            Flow::Cells(flow) => flow.abr.map(|abr| (flow, abr)),
            _ => None,
        })
        .collect();
    if flows.is_empty() {
        return;
    }
    order::sort_by_key(&mut flows, |(flow, _)| flow.id);
    let follower = Follower::new(model);
    for (flow, abr) in flows {
        let Some(end) = follower.follow(channel(flow)) else { continue };
        let SourceModel::Saturated { pdu_cells } = flow.source else { continue };
        let Some(data) = position(spec, channel(flow)) else { continue };
        let Some(forward) = add(spec, channel(flow)) else { continue };
        let Some(backward) = add(spec, end) else { continue };
        spec.loops.push(AbrSpec {
            data,
            forward,
            backward,
            start: clock::start(model, flow),
            pdu_cells,
            pcr: abr.pcr_cps.into(),
            mcr: abr.mcr_cps.into(),
            icr: abr.icr_cps.into(),
            rif: abr.rif.into(),
            rdf: abr.rdf.into(),
        });
    }
}

/// Where a terminal's first VC on a channel is: a generator has one flow a channel, and RM cells come behind.
fn position(spec: &NetworkSpec, (node, port, vpi, vci): End) -> Option<(u32, usize)> {
    let terminal = spec.terminals.iter().find(|terminal| terminal.id == node)?;
    let position = terminal.vcs.iter().position(|vc| (vc.port, vc.vpi, vc.vci) == (port, vpi, vci))?;
    Some((node, position))
}

/// Adds a VC for RM cells on a channel.
fn add(spec: &mut NetworkSpec, (node, port, vpi, vci): End) -> Option<(u32, usize)> {
    let terminal = spec.terminals.iter_mut().find(|terminal| terminal.id == node)?;
    terminal.vcs.push(VcSpec {
        port,
        vpi,
        vci,
        category: ServiceCategory::Abr,
        clp: false,
        shaper: Vec::new(),
        source: None,
        start: SimTime::ZERO,
        stream: 0,
    });
    Some((node, terminal.vcs.len() - 1))
}

impl From<ExplicitRate> for lanelab_cells::atm::spec::ExplicitRateSpec {
    fn from(set: ExplicitRate) -> Self {
        Self { target_percent: set.target_percent, interval: SimDuration(set.interval_ps) }
    }
}
