//! Messages and sentences.

use super::decode::{self, Layer};
use crate::atm::cell_network::CellNetwork;
use crate::scenario::owner;
use crate::simulation::Simulation;
use crate::trace::Message;
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
    port: u16,
    vpi: u16,
    vci: u16,
    /// It left here; else it came in.
    sent: bool,
    /// A fault took it as it left.
    lost: bool,
    /// Device that sent it.
    sender: u32,
    /// Its number among what the sender sent: the same at both ends.
    ordinal: u64,
    #[cfg_attr(test, ts(type = "ControlProtocol"))]
    protocol: &'static str,
    /// The specification's name: `LE_ARP_REQUEST`, `SETUP`, `POLL`.
    name: String,
    /// One line, tcpdump style.
    summary: String,
    octets: usize,
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
    /// What the node said at this very event.
    said: Vec<String>,
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

/// A sentence.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "DiaryEntry"))]
#[serde(rename_all = "camelCase")]
pub(super) struct Sentence {
    number: u64,
    at_ps: u64,
    node: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    part: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    elan: Option<u32>,
    what: String,
}

/// Some sentences, and where to go on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "DiaryPage"))]
pub(super) struct Diary {
    /// What to ask from next time; entries older than the log keeps are gone.
    next: u64,
    entries: Vec<Sentence>,
}

fn form(number: u64, message: &Message) -> MessageForm {
    MessageForm {
        number,
        at_ps: message.at.0,
        node: owner(message.node),
        port: message.channel.port,
        vpi: message.channel.vpi,
        vci: message.channel.vci,
        sent: message.sent,
        lost: message.lost,
        sender: owner(message.sender),
        // Services inside a switch count apart from it; the sender's own number keeps them so.
        ordinal: message.ordinal << 1 | u64::from(message.sender != owner(message.sender)),
        protocol: message.protocol.name(),
        name: message.protocol.message(&message.octets),
        summary: message.protocol.summary(&message.octets),
        octets: decode::octets(message).len(),
    }
}

pub(super) fn list<N: CellNetwork>(run: &Simulation<N>, from: u64, limit: usize) -> Page {
    let messages: Vec<_> =
        run.messages().since(from).take(limit).map(|(number, message)| form(number, message)).collect();
    Page { next: messages.last().map_or(from, |message| message.number + 1), messages }
}

pub(super) fn detail<N: CellNetwork>(run: &Simulation<N>, number: u64) -> Option<Detail> {
    let message = run.messages().get(number)?;
    let octets = decode::octets(message);
    let said = run
        .diary()
        .since(0)
        .filter(|(_, entry)| entry.event == message.event && entry.node == message.node)
        .map(|(_, entry)| entry.what.clone())
        .collect();
    Some(Detail {
        layers: decode::layers(message, &octets),
        hex: octets.iter().map(|octet| format!("{octet:02x}")).collect(),
        said,
        message: form(number, message),
    })
}

pub(super) fn diary<N: CellNetwork>(run: &Simulation<N>, from: u64, limit: usize) -> Diary {
    let entries: Vec<_> = run
        .diary()
        .since(from)
        .take(limit)
        .map(|(number, entry)| Sentence {
            number,
            at_ps: entry.at.0,
            node: owner(entry.node),
            part: entry.speaker.map(|speaker| speaker.part),
            elan: entry.speaker.and_then(|speaker| speaker.elan),
            what: entry.what.clone(),
        })
        .collect();
    Diary { next: entries.last().map_or(from, |entry| entry.number + 1), entries }
}
