//! A control PDU layer by layer, every field with the octets that it covers.

use crate::packet::Wrap;
use crate::trace::{Message, Protocol};
use lanelab_protocols::wire::{
    self, EthernetPacket, FieldMap, LLC_SNAP_HEADER_LEN, LaneDataPacket, LlcSnapPacket, lane, nhrp, q2931,
    sscop,
};
use lanelab_protocols::{Value, identifier};
use serde::Serialize;

/// A field.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketField"))]
pub(super) struct FieldForm {
    /// Identifier of the field in its layer.
    id: String,
    name: &'static str,
    /// First octet within the whole PDU.
    start: usize,
    /// The octet after the last.
    end: usize,
    value: String,
    meaning: String,
    /// The value as the octets have it.
    content: Value,
    /// What the value means.
    sense: Value,
}

/// A layer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketLayer"))]
pub(super) struct Layer {
    /// Identifier of the protocol.
    id: String,
    protocol: &'static str,
    fields: Vec<FieldForm>,
}

/// The whole PDU of a message in octets: LAN headers stand before an ARP packet.
pub(super) fn octets(message: &Message) -> Vec<u8> {
    let body = &message.octets;
    match message.wrap {
        Wrap::Lane(header) => {
            let mut octets = vec![0; header.buffer_len(body.len())];
            octets[wire::LaneDataRepr::HEADER_LEN..][..body.len()].copy_from_slice(body);
            header.emit(&mut octets, body.len());
            octets
        }
        Wrap::Ethernet(header) => {
            let mut octets = vec![0; (wire::ETHERNET_HEADER_LEN + body.len()).max(60)];
            octets[wire::ETHERNET_HEADER_LEN..][..body.len()].copy_from_slice(body);
            header.emit(&mut EthernetPacket::new_unchecked(&mut octets));
            octets
        }
        Wrap::Bare | Wrap::Llc | Wrap::Tagged(_) => body.clone(),
    }
}

/// The layers of a PDU, outermost first.
pub(super) fn layers(message: &Message, octets: &[u8]) -> Vec<Layer> {
    let behind = |start: usize| octets.get(start..).unwrap_or_default();
    match message.protocol {
        Protocol::Sscop => {
            let packet = sscop::Packet(octets);
            let mut layers = vec![layer(&packet, 0)];
            if let Some(inner) = packet.message() {
                layers.push(layer(&q2931::Packet(inner), 0));
            }
            layers
        }
        Protocol::Ilmi => vec![layer(&wire::ilmi::Packet(octets), 0)],
        Protocol::Lane => vec![layer(&lane::Packet(octets), 0)],
        Protocol::Llc => {
            let mut layers = vec![layer(
                &LlcSnapPacket::new_unchecked(&octets[..octets.len().min(LLC_SNAP_HEADER_LEN)]),
                0,
            )];
            layers.push(match nhrp::decapsulate(octets) {
                Ok(inner) => layer(&nhrp::Packet(inner), LLC_SNAP_HEADER_LEN),
                Err(_) => layer(&wire::atmarp::Packet(behind(LLC_SNAP_HEADER_LEN)), LLC_SNAP_HEADER_LEN),
            });
            layers
        }
        Protocol::Arp => {
            let (header, len) = if matches!(message.wrap, Wrap::Lane(_)) {
                let len = wire::LaneDataRepr::HEADER_LEN;
                (layer(&LaneDataPacket::new_unchecked(&octets[..octets.len().min(len)]), 0), len)
            } else {
                let len = wire::ETHERNET_HEADER_LEN;
                (layer(&EthernetPacket::new_unchecked(&octets[..octets.len().min(len)]), 0), len)
            };
            vec![header, layer(&wire::arp::Packet::new_unchecked(behind(len)), len)]
        }
    }
}

/// A value that a message is known by.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Particular {
    /// Identifier of its layer's protocol.
    layer: String,
    /// Identifier of its field.
    field: String,
    /// The value as the octets have it.
    content: Value,
    /// What the value means.
    sense: Value,
}

/// The fields that a message is known by, as identifiers, by the identifier of its innermost protocol.
const TELLING: [(&str, &[&str]); 8] = [
    ("sscop", &["n_sq", "n_mr", "n_s", "n_ps", "n_r", "list"]),
    (
        "q_2931",
        &[
            "call_reference",
            "called_party_number",
            "calling_party_number",
            "cause",
            "connection_identifier",
            "endpoint_reference",
            "designated_transit_list",
            "crankback",
        ],
    ),
    ("ilmi", &["request_id", "error_status", "generic_trap", "name", "value"]),
    (
        "lane_control",
        &[
            "status",
            "transaction_id",
            "requester_lecid",
            "flags",
            "source_lan_destination",
            "target_lan_destination",
            "source_atm_address",
            "target_atm_address",
            "elan_name",
            "tlv_value",
            "mps_control_atm_address",
            "mpc_control_atm_address",
        ],
    ),
    ("nhrp", &NEXT_HOP),
    ("mpoa", &NEXT_HOP),
    ("atmarp", &["ar_sha", "ar_spa", "ar_tha", "ar_tpa"]),
    (
        "arp",
        &[
            "operation",
            "source_hardware_address",
            "source_protocol_address",
            "target_hardware_address",
            "target_protocol_address",
        ],
    ),
];
const NEXT_HOP: [&str; 10] = [
    "request_id",
    "error_code",
    "source_nbma_address",
    "source_protocol_address",
    "destination_protocol_address",
    "cie_code",
    "cie_holding_time",
    "cie_client_nbma_address",
    "cie_client_protocol_address",
    "egress_cache_tag",
];

/// What a message is known by: the telling fields of its innermost layer.
pub(super) fn particulars(message: &Message, octets: &[u8]) -> Vec<Particular> {
    let Some(layer) = layers(message, octets).pop() else { return Vec::new() };
    let telling = TELLING.iter().find(|(protocol, _)| *protocol == layer.id);
    let is_telling = |field: &FieldForm| {
        field.content != Value::None && telling.is_some_and(|(_, fields)| fields.contains(&field.id.as_str()))
    };
    let fields = layer.fields.into_iter().filter(is_telling);
    fields
        .map(|FieldForm { id, content, sense, .. }| Particular {
            layer: layer.id.clone(),
            field: id,
            content,
            sense,
        })
        .collect()
}

/// One packet's fields, `offset` octets into the PDU.
fn layer(packet: &dyn FieldMap, offset: usize) -> Layer {
    let fields = packet
        .fields()
        .into_iter()
        .map(|field| FieldForm {
            id: identifier(field.name),
            name: field.name,
            start: field.octets.start + offset,
            end: field.octets.end + offset,
            value: field.value.to_string(),
            meaning: field.meaning.to_string(),
            content: field.value,
            sense: field.meaning,
        })
        .collect();
    Layer { id: identifier(packet.protocol()), protocol: packet.protocol(), fields }
}
