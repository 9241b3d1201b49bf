//! Reports of protocols, switches and hosts.

use crate::simulation::Simulation;
use crate::trace::{Entry, Part, Report, Speaker};
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_protocols::pnni::PortRef;
use lanelab_protocols::signalling::exchange::Channel;
use serde::Serialize;

/// What a machine of a device reported.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "DiaryEntry"))]
#[serde(rename_all = "camelCase")]
pub(super) struct EntryForm {
    number: u64,
    at_ps: u64,
    node: u32,
    /// The process that reported it, where the machine belongs to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    process: Option<Part>,
    /// Emulated LAN that the process belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    elan: Option<u32>,
    /// Interface that the report is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    interface: Option<PortRef>,
    /// Channel of the VCC that the report is about, as far as it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    channel: Option<Channel>,
    #[serde(flatten)]
    report: Report,
}

/// Some entries, and where to go on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "DiaryPage"))]
pub(super) struct Diary {
    /// What to ask from next time; entries older than the log keeps are gone.
    next: u64,
    entries: Vec<EntryForm>,
}

pub(super) fn entry_form<N: CellNetwork>(run: &Simulation<N>, number: u64, entry: &Entry) -> EntryForm {
    let Speaker { process, elan, interface, channel } = entry.speaker;
    EntryForm {
        number,
        at_ps: entry.at.0,
        node: run.owner(entry.node),
        process,
        elan,
        interface,
        channel,
        report: entry.report.clone(),
    }
}

pub(super) fn list<N: CellNetwork>(run: &Simulation<N>, from: u64, limit: usize) -> Diary {
    let entries: Vec<_> =
        run.diary().since(from).take(limit).map(|(number, entry)| entry_form(run, number, entry)).collect();
    Diary { next: entries.last().map_or(from, |entry| entry.number + 1), entries }
}
