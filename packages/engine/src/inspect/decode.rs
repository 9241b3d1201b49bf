//! A PDU layer by layer, every field with the octets that it covers.

use super::decode_data::{data_layers, telling_of_data};
use crate::packet::Wrap;
use crate::trace::{Message, Protocol};
use lanelab_protocols::Value;
use lanelab_protocols::wire::{
    self, Aal5Packet, ETHERNET_HEADER_LEN, EthernetPacket, FieldId, FieldMap, LLC_SNAP_HEADER_LEN,
    LaneDataPacket, LayerId, LlcSnapPacket, lane, nhrp, q2931, sscop,
};
use serde::Serialize;

/// A field.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketField"))]
pub(super) struct FieldForm {
    pub(super) id: FieldId,
    /// First octet within the whole PDU.
    pub(super) start: usize,
    /// The octet after the last.
    pub(super) end: usize,
    /// The value as the octets have it.
    pub(super) value: Value,
    /// What the value means; none where the value says it all.
    pub(super) meaning: Value,
}

/// A layer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketLayer"))]
pub(super) struct Layer {
    pub(super) id: LayerId,
    pub(super) fields: Vec<FieldForm>,
}

impl FieldForm {
    /// The same field as a value that a message is known by.
    pub(super) fn particular(self) -> Particular {
        Particular { field: self.id, value: self.value, meaning: self.meaning }
    }
}

/// The SDU of a message or packet in octets, or its Ethernet frame.
pub(super) fn octets(message: &Message<'_>) -> Vec<u8> {
    message.wrap.around(message.body.octets())
}

/// The layers of an SDU or frame, outermost first.
pub(super) fn layers(message: &Message<'_>, octets: &[u8]) -> Vec<Layer> {
    let behind = |start: usize| octets.get(start..).unwrap_or_default();
    match message.protocol {
        None => data_layers(message, octets),
        Some(Protocol::Sscop) => {
            let packet = sscop::Packet(octets);
            let mut layers = vec![layer(&packet, 0)];
            if let Some(inner) = packet.message() {
                layers.push(layer(&q2931::Packet(inner), 0));
            }
            layers
        }
        Some(Protocol::Ilmi) => vec![layer(&wire::ilmi::Packet(octets), 0)],
        Some(Protocol::Lane) => match lane::demultiplex_control(octets) {
            Some(control) => vec![
                layer(&lane::DataPacket(&octets[..lane::MUX_CONTROL_LEN]), 0),
                layer(&lane::Packet(control), lane::MUX_CONTROL_LEN),
            ],
            None => vec![layer(&lane::Packet(octets), 0)],
        },
        Some(Protocol::Llc) => {
            let inner = match nhrp::decapsulate(octets) {
                Ok(inner) => layer(&nhrp::Packet(inner), LLC_SNAP_HEADER_LEN),
                Err(_) => layer(&wire::atmarp::Packet(behind(LLC_SNAP_HEADER_LEN)), LLC_SNAP_HEADER_LEN),
            };
            let header = &octets[..octets.len().min(LLC_SNAP_HEADER_LEN)];
            vec![layer(&LlcSnapPacket::new_unchecked(header), 0), inner]
        }
        Some(Protocol::Arp) => {
            let (mut layers, start) = header_layers(message, octets);
            layers.push(layer(&wire::arp::Packet::new_unchecked(behind(start)), start));
            layers
        }
    }
}

/// The layers of what stands before the body, and the octet at which the body begins.
pub(super) fn header_layers(message: &Message<'_>, octets: &[u8]) -> (Vec<Layer>, usize) {
    let mac = |from: usize| {
        let header = octets.get(from..from + ETHERNET_HEADER_LEN).unwrap_or_default();
        layer(&EthernetPacket::new_unchecked(header), from)
    };
    let first = |len: usize| octets.get(..len).unwrap_or_default();
    match message.wrap {
        Wrap::Bare => (Vec::new(), 0),
        Wrap::Llc => {
            let header = LlcSnapPacket::new_unchecked(first(LLC_SNAP_HEADER_LEN));
            (vec![layer(&header, 0)], LLC_SNAP_HEADER_LEN)
        }
        Wrap::Tagged(_) => {
            let header = wire::mpoa::Packet::new_unchecked(first(wire::mpoa::HEADER_LEN));
            (vec![layer(&header, 0)], wire::mpoa::HEADER_LEN)
        }
        Wrap::Lane(header) => {
            let mac_at = header.buffer_len() - ETHERNET_HEADER_LEN;
            let before = match header.encapsulation {
                lane::Encapsulation::Plain => layer(&LaneDataPacket::new_unchecked(first(mac_at)), 0),
                lane::Encapsulation::LlcMultiplexed { .. } => layer(&lane::DataPacket(first(mac_at)), 0),
            };
            (vec![before, mac(mac_at)], header.buffer_len())
        }
        Wrap::Ethernet(_) => (vec![mac(0)], ETHERNET_HEADER_LEN),
    }
}

/// Padding and trailer of the CPCS-PDU that carries an SDU in cells.
pub(super) fn trailer(pdu: &[u8]) -> Layer {
    let mut trailer = layer(&Aal5Packet::new_unchecked(pdu), 0);
    trailer.fields.retain(|field| field.id != FieldId::Aal5Sdu && field.start < field.end);
    trailer
}

/// A value that a message is known by.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Particular {
    field: FieldId,
    /// The value as the octets have it.
    value: Value,
    /// What the value means; none where the value says it all.
    meaning: Value,
}

/// Whether a message is known by this field of its innermost layer.
const fn is_telling(field: FieldId) -> bool {
    matches!(
        field,
        FieldId::SscopNSq
            | FieldId::SscopNMr
            | FieldId::SscopNS
            | FieldId::SscopNPs
            | FieldId::SscopNR
            | FieldId::SscopList
            | FieldId::Q2931CallReference
            | FieldId::Q2931CalledPartyNumber
            | FieldId::Q2931CallingPartyNumber
            | FieldId::Q2931Cause
            | FieldId::Q2931ConnectionIdentifier
            | FieldId::Q2931EndpointReference
            | FieldId::Q2931DesignatedTransitList
            | FieldId::Q2931Crankback
            | FieldId::IlmiRequestId
            | FieldId::IlmiErrorStatus
            | FieldId::IlmiGenericTrap
            | FieldId::IlmiName
            | FieldId::IlmiValue
            | FieldId::LaneStatus
            | FieldId::LaneTransactionId
            | FieldId::LaneRequesterLecid
            | FieldId::LaneFlags
            | FieldId::LaneSourceLanDestination
            | FieldId::LaneTargetLanDestination
            | FieldId::LaneSourceAtmAddress
            | FieldId::LaneTargetAtmAddress
            | FieldId::LaneElanName
            | FieldId::LaneTlvValue
            | FieldId::LaneMpsControlAtmAddress
            | FieldId::LaneMpcControlAtmAddress
            | FieldId::NhrpRequestId
            | FieldId::NhrpErrorCode
            | FieldId::NhrpSourceNbmaAddress
            | FieldId::NhrpSourceProtocolAddress
            | FieldId::NhrpDestinationProtocolAddress
            | FieldId::NhrpCieCode
            | FieldId::NhrpCieHoldingTime
            | FieldId::NhrpCieClientNbmaAddress
            | FieldId::NhrpCieClientProtocolAddress
            | FieldId::NhrpEgressCacheTag
            | FieldId::AtmarpSha
            | FieldId::AtmarpSpa
            | FieldId::AtmarpTha
            | FieldId::AtmarpTpa
            | FieldId::ArpOperation
            | FieldId::ArpSourceHardwareAddress
            | FieldId::ArpSourceProtocolAddress
            | FieldId::ArpTargetHardwareAddress
            | FieldId::ArpTargetProtocolAddress
    )
}

/// What a message is known by: the telling fields of the innermost layer of a control message, of data those of the headers.
pub(super) fn particulars(message: &Message<'_>, octets: &[u8]) -> Vec<Particular> {
    if message.protocol.is_none() {
        return telling_of_data(layers(message, octets)).map(FieldForm::particular).collect();
    }
    let Some(layer) = layers(message, octets).pop() else { return Vec::new() };
    let fields = layer.fields.into_iter().filter(|field| is_telling(field.id) && field.value != Value::None);
    fields.map(FieldForm::particular).collect()
}

/// One packet's fields, `offset` octets into the PDU.
pub(super) fn layer(packet: &dyn FieldMap, offset: usize) -> Layer {
    let fields = packet
        .fields()
        .into_iter()
        .map(|field| FieldForm {
            id: field.id,
            start: field.octets.start + offset,
            end: field.octets.end + offset,
            value: field.value,
            meaning: field.meaning,
        })
        .collect();
    Layer { id: packet.protocol(), fields }
}
