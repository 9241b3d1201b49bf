//! A control PDU layer by layer, every field with the octets that it covers.

use crate::packet::Wrap;
use crate::trace::{Message, Protocol};
use lanelab_protocols::Value;
use lanelab_protocols::wire::{
    self, EthernetPacket, FieldId, FieldMap, LLC_SNAP_HEADER_LEN, LaneDataPacket, LayerId, LlcSnapPacket,
    lane, nhrp, q2931, sscop,
};
use serde::Serialize;

/// A field.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketField"))]
pub(super) struct FieldForm {
    id: FieldId,
    /// First octet within the whole PDU.
    start: usize,
    /// The octet after the last.
    end: usize,
    /// The value as the octets have it.
    value: Value,
    /// What the value means; none where the value says it all.
    meaning: Value,
}

/// A layer.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketLayer"))]
pub(super) struct Layer {
    id: LayerId,
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

/// What a message is known by: the telling fields of its innermost layer.
pub(super) fn particulars(layers: &[Layer]) -> Vec<Particular> {
    let innermost = layers.last().into_iter();
    let fields = innermost.flat_map(|layer| layer.particulars(is_telling));
    fields.filter(|particular| particular.value != Value::None).collect()
}

impl Layer {
    pub(super) const fn id(&self) -> LayerId {
        self.id
    }

    /// Fields of the layer that are wanted.
    pub(super) fn particulars(
        &self,
        is_wanted: impl Fn(FieldId) -> bool,
    ) -> impl Iterator<Item = Particular> {
        let fields = self.fields.iter().filter(move |field| is_wanted(field.id));
        fields.map(|FieldForm { id, value, meaning, .. }| Particular {
            field: *id,
            value: value.clone(),
            meaning: meaning.clone(),
        })
    }
}

/// One packet's fields, `offset` octets into the PDU.
fn layer(packet: &dyn FieldMap, offset: usize) -> Layer {
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
