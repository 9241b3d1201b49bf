//! Control messages and data packets.

use super::decode::{self, FieldForm, Layer, Particular};
use super::diary::{EntryForm, entry_form};
use crate::packet::Wrap;
use crate::scenario::LinkEnd;
use crate::simulation::Simulation;
use crate::trace::{CellSpan, Message, PacketKind, PathEnd};
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::wire::{Aal5Repr, LayerId};
use serde::Serialize;

/// What is known of a message or packet at one end of its path.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(super) struct NotedForm {
    /// Number in the log, counted from the start of the run.
    number: u64,
    at_ps: u64,
    /// Device of the document at which this was noted; services inside a switch count as the switch.
    node: u32,
    /// None between a switch and the services inside it.
    port: Option<u16>,
    /// 0 on Ethernet.
    vpi: u16,
    /// 0 on Ethernet.
    vci: u16,
    /// Whether the message left this node; else it arrived here.
    sent: bool,
    /// Whether a fault took the message as it left.
    lost: bool,
    /// Device that sent it.
    sender: u32,
    /// Its number among what the sender sent: the same at both ends; odd where services inside a switch sent it.
    ordinal: u64,
    /// Flow that it belongs to, where it is data of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    flow: Option<u32>,
    /// Its cells, where it left in cells.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    cells: Option<CellSpan>,
    /// What the message is known by.
    particulars: Vec<Particular>,
    /// Layers of the message, and those of its fields that were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    contents: Option<AskedFields>,
    /// Octets of the SDU, or of the Ethernet frame without its frame check sequence.
    octets: usize,
}

/// What a message or packet holds, for whoever looks for some by their fields.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
struct AskedFields {
    /// Outermost first.
    layers: Vec<LayerId>,
    /// The fields that were asked for, in wire order; a field may occur several times.
    fields: Vec<Particular>,
}

/// A control message without its octets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "MessageRecord"))]
#[serde(rename_all = "camelCase")]
pub(super) struct MessageForm {
    #[serde(flatten)]
    noted: NotedForm,
    #[cfg_attr(test, ts(type = "ControlProtocol"))]
    protocol: &'static str,
    /// The specification's name of the message, `LE_ARP_REQUEST`, `SETUP` or `POLL`; none if it is malformed or of an unknown type.
    #[cfg_attr(test, ts(type = "ControlMessage | null"))]
    message: Option<String>,
    /// Number of the type, where the message can be read but the specification has no such type.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    unknown_type: Option<u16>,
}

/// A data packet, or a frame on Ethernet, without its octets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketRecord"))]
#[serde(rename_all = "camelCase")]
pub(super) struct PacketForm {
    #[serde(flatten)]
    noted: NotedForm,
    #[cfg_attr(test, ts(type = "PacketProtocol"))]
    protocol: &'static str,
    /// What it is by its innermost protocol that is known: `TCP`, `ICMP echo`, `IP fragment`.
    #[cfg_attr(test, ts(type = "PacketName"))]
    message: &'static str,
}

/// What a message or packet carries.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Contents {
    /// Outermost layer first; what travels in cells begins with the padding and the trailer of AAL5.
    layers: Vec<Layer>,
    /// Hexadecimal, two digits an octet; in cells the whole CPCS-PDU, which the cells carry 48 octets each.
    hex: String,
    /// What the node reported at this very event.
    reports: Vec<EntryForm>,
}

/// A control message with its octets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "MessageDetail"))]
pub(super) struct MessageDetail {
    #[serde(flatten)]
    message: MessageForm,
    #[serde(flatten)]
    contents: Contents,
}

/// A data packet with its octets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketDetail"))]
pub(super) struct PacketDetail {
    #[serde(flatten)]
    packet: PacketForm,
    #[serde(flatten)]
    contents: Contents,
}

/// Some messages, and where to go on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "MessagePage"))]
pub(super) struct MessagePage {
    /// What to ask from next time; messages older than the log keeps are gone.
    next: u64,
    messages: Vec<MessageForm>,
}

/// Some data packets, and where to go on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketPage"))]
pub(super) struct PacketPage {
    /// What to ask from next time; packets older than the log keeps, or from while nobody asked for packets, are gone.
    next: u64,
    packets: Vec<PacketForm>,
}

/// Control messages of a device that nobody can read.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct MalformedMessages {
    node: u32,
    /// How many of those that the log keeps left this device.
    sent: u64,
    /// How many arrived here.
    received: u64,
    /// Their numbers in the log.
    numbers: Vec<u64>,
}

fn noted<N: CellNetwork>(
    run: &Simulation<N>,
    number: u64,
    message: &Message<'_>,
    fields: Option<&[u16]>,
) -> NotedForm {
    let PathEnd { at, node, channel, sent, lost, cells, .. } = message.end;
    let octets = decode::octets(message);
    let (sender, ordinal) = run.outer_name(message.sender, message.ordinal);
    NotedForm {
        number,
        at_ps: at.0,
        node: run.owner(node),
        port: run.outer_port(LinkEnd { node, port: channel.port }),
        vpi: channel.vpi,
        vci: channel.vci,
        sent,
        lost,
        sender,
        ordinal,
        flow: (message.flow > 0).then_some(message.flow),
        cells,
        particulars: decode::particulars(message, &octets),
        contents: fields.map(|wanted| {
            let layers = decode::layers(message, &octets);
            AskedFields {
                layers: layers.iter().map(|layer| layer.id).collect(),
                fields: layers
                    .into_iter()
                    .flat_map(|layer| layer.fields)
                    .filter(|field| wanted.contains(&(field.id as u16)))
                    .map(FieldForm::particular)
                    .collect(),
            }
        }),
        octets: octets.len(),
    }
}

fn contents<N: CellNetwork>(run: &Simulation<N>, message: &Message<'_>) -> Contents {
    let octets = decode::octets(message);
    let reports = run
        .diary()
        .since(0)
        .filter(|(_, entry)| entry.event == message.end.event && entry.node == message.end.node)
        .map(|(number, entry)| entry_form(run, number, entry))
        .collect();
    let mut layers = decode::layers(message, &octets);
    let whole = if matches!(message.wrap, Wrap::Ethernet(_)) {
        octets
    } else {
        let pdu = Aal5Repr::enclose(0, &octets);
        layers.insert(0, decode::trailer(&pdu));
        pdu
    };
    Contents { layers, hex: hex(&whole), reports }
}

pub(super) fn hex(octets: &[u8]) -> String {
    octets.iter().map(|octet| format!("{octet:02x}")).collect()
}

fn message_form<N: CellNetwork>(
    run: &Simulation<N>,
    number: u64,
    message: &Message<'_>,
    fields: Option<&[u16]>,
) -> Option<MessageForm> {
    let protocol = message.protocol?;
    Some(MessageForm {
        noted: noted(run, number, message, fields),
        protocol: protocol.name(),
        message: protocol.message(message.control()),
        unknown_type: protocol.unknown_type(message.control()),
    })
}

fn packet_form<N: CellNetwork>(
    run: &Simulation<N>,
    number: u64,
    message: &Message<'_>,
    fields: Option<&[u16]>,
) -> PacketForm {
    let kind = PacketKind::of(&message.body);
    PacketForm { noted: noted(run, number, message, fields), protocol: kind.protocol(), message: kind.name() }
}

pub(super) fn list<N: CellNetwork>(
    run: &Simulation<N>,
    from: u64,
    limit: usize,
    fields: Option<&[u16]>,
) -> MessagePage {
    let taken = run.messages().since(from).take(limit);
    let messages: Vec<_> =
        taken.filter_map(|(number, message)| message_form(run, number, &message, fields)).collect();
    MessagePage { next: messages.last().map_or(from, |message| message.noted.number + 1), messages }
}

pub(super) fn packets<N: CellNetwork>(
    run: &Simulation<N>,
    from: u64,
    limit: usize,
    fields: Option<&[u16]>,
) -> PacketPage {
    let taken = run.data_packets().since(from).take(limit);
    let packets: Vec<_> = taken.map(|(number, packet)| packet_form(run, number, &packet, fields)).collect();
    PacketPage { next: packets.last().map_or(from, |packet| packet.noted.number + 1), packets }
}

pub(super) fn detail<N: CellNetwork>(run: &Simulation<N>, number: u64) -> Option<MessageDetail> {
    let message = run.messages().get(number)?;
    Some(MessageDetail {
        message: message_form(run, number, &message, None)?,
        contents: contents(run, &message),
    })
}

pub(super) fn packet<N: CellNetwork>(run: &Simulation<N>, number: u64) -> Option<PacketDetail> {
    let packet = run.data_packets().get(number)?;
    Some(PacketDetail { packet: packet_form(run, number, &packet, None), contents: contents(run, &packet) })
}

/// Devices with messages in the log whose octets no parser of their protocol takes; one of a type that nobody knows is none of them.
pub(super) fn malformed<N: CellNetwork>(run: &Simulation<N>) -> Vec<MalformedMessages> {
    let mut by_node: SortedMap<u32, MalformedMessages> = SortedMap::new();
    for (number, message) in run.messages().since(0) {
        let Some(protocol) = message.protocol else { continue };
        let octets = message.control();
        if protocol.message(octets).is_some() || protocol.unknown_type(octets).is_some() {
            continue;
        }
        let node = run.owner(message.end.node);
        let found = by_node.entry(node).or_insert(MalformedMessages { node, ..Default::default() });
        *(if message.end.sent { &mut found.sent } else { &mut found.received }) += 1;
        found.numbers.push(number);
    }
    by_node.into_values().collect()
}
