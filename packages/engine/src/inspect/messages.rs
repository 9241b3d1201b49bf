//! Control messages and reports.

use super::decode::{self, Layer, Particular};
use crate::atm::cell_network::CellNetwork;
use crate::scenario::LinkEnd;
use crate::simulation::Simulation;
use crate::trace::{Entry, Message, Part, Report, Speaker};
use lanelab_protocols::pnni::PortRef;
use lanelab_protocols::signalling::exchange::Channel;
use lanelab_protocols::wire::LayerId;
use serde::Serialize;

/// A message without its octets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "MessageRecord"))]
#[serde(rename_all = "camelCase")]
pub(super) struct MessageForm {
    /// Number in the log, counted from the start of the run.
    number: u64,
    at_ps: u64,
    /// Device of the document at which this was noted; services inside a switch count as the switch.
    node: u32,
    /// None between a switch and the services inside it.
    port: Option<u16>,
    vpi: u16,
    vci: u16,
    /// Whether the message left this node; else it arrived here.
    sent: bool,
    /// Whether a fault took the message as it left.
    lost: bool,
    /// Device that sent it.
    sender: u32,
    /// Its number among what the sender sent: the same at both ends; odd where services inside a switch sent it.
    ordinal: u64,
    #[cfg_attr(test, ts(type = "ControlProtocol"))]
    protocol: &'static str,
    /// The specification's name of the message, `LE_ARP_REQUEST`, `SETUP` or `POLL`; none if it is malformed or of an unknown type.
    #[cfg_attr(test, ts(type = "ControlMessage | null"))]
    message: Option<String>,
    /// Number of the type, where the message can be read but the specification has no such type.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    unknown_type: Option<u16>,
    /// What the message is known by.
    particulars: Vec<Particular>,
    /// Layers of the message, and those of its fields that were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    contents: Option<Contents>,
    octets: usize,
}

/// What a message holds, for whoever looks for messages by their fields.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "MessageContents"))]
struct Contents {
    /// Outermost first.
    layers: Vec<LayerId>,
    /// The fields that were asked for, in wire order; a field may occur several times.
    fields: Vec<Particular>,
}

/// A message with its octets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "MessageDetail"))]
#[serde(rename_all = "camelCase")]
pub(super) struct Detail {
    #[serde(flatten)]
    message: MessageForm,
    /// Outermost layer first.
    layers: Vec<Layer>,
    /// Hexadecimal, two digits an octet.
    hex: String,
    /// What the node reported at this very event.
    reports: Vec<EntryForm>,
}

/// Some messages, and where to go on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "MessagePage"))]
pub(super) struct Page {
    /// What to ask from next time; messages older than the log keeps are gone.
    next: u64,
    messages: Vec<MessageForm>,
}

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

fn form<N: CellNetwork>(
    run: &Simulation<N>,
    number: u64,
    message: &Message,
    fields: Option<&[u16]>,
) -> MessageForm {
    let Message { node, sender, .. } = *message;
    let octets = decode::octets(message);
    let layers = decode::layers(message, &octets);
    MessageForm {
        number,
        at_ps: message.at.0,
        node: run.owner(node),
        port: run.outer_port(LinkEnd { node, port: message.channel.port }),
        vpi: message.channel.vpi,
        vci: message.channel.vci,
        sent: message.sent,
        lost: message.lost,
        sender: run.owner(sender),
        // Services inside a switch count apart from it; the sender's own number keeps them so.
        ordinal: message.ordinal << 1 | u64::from(sender != run.owner(sender)),
        protocol: message.protocol.name(),
        message: message.protocol.message(&message.octets),
        unknown_type: message.protocol.unknown_type(&message.octets),
        particulars: decode::particulars(&layers),
        contents: fields.map(|wanted| Contents {
            layers: layers.iter().map(Layer::id).collect(),
            fields: layers
                .iter()
                .flat_map(|layer| layer.particulars(|field| wanted.contains(&(field as u16))))
                .collect(),
        }),
        octets: octets.len(),
    }
}

pub(super) fn list<N: CellNetwork>(
    run: &Simulation<N>,
    from: u64,
    limit: usize,
    fields: Option<&[u16]>,
) -> Page {
    let found = run.messages().since(from).take(limit);
    let messages: Vec<_> = found.map(|(number, message)| form(run, number, message, fields)).collect();
    Page { next: messages.last().map_or(from, |message| message.number + 1), messages }
}

pub(super) fn detail<N: CellNetwork>(run: &Simulation<N>, number: u64) -> Option<Detail> {
    let message = run.messages().get(number)?;
    let octets = decode::octets(message);
    let reports: Vec<_> = run
        .diary()
        .since(0)
        .filter(|(_, entry)| entry.event == message.event && entry.node == message.node)
        .map(|(number, entry)| entry_form(run, number, entry))
        .collect();
    Some(Detail {
        layers: decode::layers(message, &octets),
        hex: octets.iter().map(|octet| format!("{octet:02x}")).collect(),
        reports,
        message: form(run, number, message, None),
    })
}

fn entry_form<N: CellNetwork>(run: &Simulation<N>, number: u64, entry: &Entry) -> EntryForm {
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

pub(super) fn diary<N: CellNetwork>(run: &Simulation<N>, from: u64, limit: usize) -> Diary {
    let entries: Vec<_> =
        run.diary().since(from).take(limit).map(|(number, entry)| entry_form(run, number, entry)).collect();
    Diary { next: entries.last().map_or(from, |entry| entry.number + 1), entries }
}
