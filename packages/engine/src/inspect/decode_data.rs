//! The layers of data: IP and what it carries, or octets that belong to no protocol.

use super::decode::{FieldForm, Layer, header_layers, layer};
use crate::trace::{Message, NotedBody};
use lanelab_protocols::Value;
use lanelab_protocols::wire::{
    FieldId, IcmpPacket, IpProtocol, Ipv4Packet, Ipv4Repr, LayerId, TcpPacket, UdpPacket,
};

/// Octets of an ICMP header; behind it, of an error, is the datagram that it is about.
const ICMP_HEADER_LEN: usize = 8;

/// The layers of a data packet, outermost first.
pub(super) fn data_layers(message: &Message<'_>, octets: &[u8]) -> Vec<Layer> {
    let (mut layers, start) = header_layers(message, octets);
    let body = octets.get(start..start + message.body.len()).unwrap_or_default();
    match message.body {
        NotedBody::Datagram(_) => datagram(body, start, &mut layers),
        NotedBody::Payload(_) | NotedBody::Octets(_) => layers.extend(payload(body, start)),
    }
    layers
}

/// The layers of a datagram, `offset` octets into the PDU; one that is quoted may be cut off.
fn datagram(octets: &[u8], offset: usize, layers: &mut Vec<Layer>) {
    let packet = Ipv4Packet::new_unchecked(octets);
    layers.push(layer(&packet, offset));
    if octets.len() < Ipv4Repr::HEADER_LEN {
        return;
    }
    let header = packet.header_len();
    let inner = octets.get(header..packet.total_len().min(octets.len())).unwrap_or_default();
    let at = offset + header;
    match packet.protocol() {
        _ if inner.is_empty() => {}
        _ if packet.fragment_offset() > 0 => layers.extend(payload(inner, at)),
        IpProtocol::TCP => layers.push(layer(&TcpPacket::new_unchecked(inner), at)),
        IpProtocol::UDP => layers.push(layer(&UdpPacket::new_unchecked(inner), at)),
        IpProtocol::ICMP => {
            layers.push(layer(&IcmpPacket::new_unchecked(inner), at));
            if let ([3 | 11, ..], Some(quoted)) = (inner, inner.get(ICMP_HEADER_LEN..)) {
                datagram(quoted, at + ICMP_HEADER_LEN, layers);
            }
        }
        _ => layers.extend(payload(inner, at)),
    }
}

/// Octets of which no protocol is known.
fn payload(octets: &[u8], start: usize) -> Option<Layer> {
    let (id, value) = (FieldId::PayloadOctets, Value::Size(octets.len()));
    let field = FieldForm { id, start, end: start + octets.len(), value, meaning: Value::None };
    (!octets.is_empty()).then(|| Layer { id: LayerId::Payload, fields: vec![field] })
}

/// The fields that a data packet is known by; those of a datagram that an ICMP error quotes are left out.
pub(super) fn telling_of_data(layers: Vec<Layer>) -> impl Iterator<Item = FieldForm> {
    let own = layers.iter().position(|layer| layer.id == LayerId::Icmp).map_or(layers.len(), |at| at + 1);
    let fields = layers.into_iter().take(own).flat_map(|layer| layer.fields);
    fields.filter(is_telling)
}

fn is_telling(field: &FieldForm) -> bool {
    match field.id {
        FieldId::MpoaTag
        | FieldId::Ipv4Source
        | FieldId::Ipv4Destination
        | FieldId::IcmpCode
        | FieldId::IcmpNextHopMtu
        | FieldId::IcmpIdentifier
        | FieldId::IcmpSequenceNumber
        | FieldId::IcmpData
        | FieldId::TcpSourcePort
        | FieldId::TcpDestinationPort
        | FieldId::TcpSequenceNumber
        | FieldId::TcpAcknowledgementNumber
        | FieldId::TcpFlags
        | FieldId::TcpWindow
        | FieldId::TcpData
        | FieldId::UdpSourcePort
        | FieldId::UdpDestinationPort
        | FieldId::UdpData
        | FieldId::PayloadOctets => true,
        FieldId::Ipv4FragmentOffset => field.value != Value::Number(0),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::decode;
    use super::*;
    use crate::packet::{Channel, Wrap};
    use crate::trace::PathEnd;
    use lanelab_cells::sim::event_queue::EventId;
    use lanelab_cells::sim::time::SimTime;
    use lanelab_protocols::Payload;
    use lanelab_protocols::ip::{Datagram, Transport};
    use lanelab_protocols::wire::lane::{DataHeader, Encapsulation};
    use lanelab_protocols::wire::{
        EtherType, EthernetAddress, EthernetRepr, IcmpErrorRepr, IcmpProblem, IcmpQuote, Ipv4Address,
        LaneDataRepr, UdpRepr,
    };

    const SRC: Ipv4Address = Ipv4Address([10, 1, 0, 1]);
    const DST: Ipv4Address = Ipv4Address([10, 2, 0, 9]);
    const FRAME: EthernetRepr = EthernetRepr {
        dst: EthernetAddress([2, 0, 0, 0, 0, 2]),
        src: EthernetAddress([2, 0, 0, 0, 0, 1]),
        ether_type: EtherType::IPV4,
    };

    fn udp(len: u32) -> Datagram {
        let repr = UdpRepr { src_port: 1024, dst_port: 9, payload_len: len as u16 };
        Datagram::new(SRC, DST, 7, Transport::Udp(repr), Payload::new(1, 0, len))
    }

    fn message(wrap: Wrap, body: NotedBody<'_>) -> Message<'_> {
        let channel = Channel { port: 1, vpi: 0, vci: 32 };
        let (at, event) = (SimTime::ZERO, EventId::START);
        let end = PathEnd { at, event, node: 1, channel, sent: true, lost: false, cells: None };
        Message { end, sender: 1, ordinal: 1, flow: 1, protocol: None, wrap, body }
    }

    /// Layers with the octets from the first field to the last, and fields by which the packet is known.
    fn decoded(wrap: Wrap, body: NotedBody<'_>) -> (Vec<(LayerId, usize, usize)>, Vec<FieldId>) {
        let message = message(wrap, body);
        let layers = decode::layers(&message, &decode::octets(&message));
        let span = |layer: &Layer| {
            let start = layer.fields.iter().map(|field| field.start).min().unwrap_or(0);
            (layer.id, start, layer.fields.iter().map(|field| field.end).max().unwrap_or(0))
        };
        (layers.iter().map(span).collect(), telling_of_data(layers).map(|field| field.id).collect())
    }

    #[test]
    fn a_datagram_is_decoded_behind_every_header() {
        let inner = |start: usize| {
            let udp = (LayerId::Udp, start + 20, start + 128);
            vec![(LayerId::Ipv4, start, start + 20), udp]
        };
        let [lane, muxed] =
            [Encapsulation::Plain, Encapsulation::LlcMultiplexed { elan_id: 7 }].map(|encapsulation| {
                let data = LaneDataRepr { lecid: 3, frame: FRAME };
                Wrap::Lane(DataHeader { encapsulation, data })
            });
        for (wrap, before, start) in [
            (Wrap::Bare, vec![], 0),
            (Wrap::Llc, vec![(LayerId::LlcSnap, 0, 8)], 8),
            (Wrap::Tagged(9), vec![(LayerId::MpoaTagged, 0, 12)], 12),
            (lane, vec![(LayerId::LaneData, 0, 2), (LayerId::Ethernet, 2, 16)], 16),
            (muxed, vec![(LayerId::LaneDataV2, 0, 14), (LayerId::Ethernet, 14, 28)], 28),
            (Wrap::Ethernet(FRAME), vec![(LayerId::Ethernet, 0, 14)], 14),
        ] {
            let (layers, telling) = decoded(wrap, NotedBody::Datagram(&udp(100)));
            assert_eq!(layers, [before, inner(start)].concat());
            assert!(telling.ends_with(&[
                FieldId::Ipv4Source,
                FieldId::Ipv4Destination,
                FieldId::UdpSourcePort,
                FieldId::UdpDestinationPort,
                FieldId::UdpData,
            ]));
        }
    }

    #[test]
    fn octets_without_a_protocol_are_a_layer_of_their_own() {
        let mut fragment = udp(100);
        (fragment.ip.fragment_offset, fragment.ip.payload_len) = (64, 44);
        let (layers, telling) = decoded(Wrap::Llc, NotedBody::Datagram(&fragment));
        assert_eq!(layers[1..], [(LayerId::Ipv4, 8, 28), (LayerId::Payload, 28, 72)]);
        assert!(telling.contains(&FieldId::Ipv4FragmentOffset));
        let (layers, telling) = decoded(Wrap::Ethernet(FRAME), NotedBody::Payload(Payload::new(1, 0, 200)));
        assert_eq!(layers, [(LayerId::Ethernet, 0, 14), (LayerId::Payload, 14, 214)]);
        assert_eq!(telling, [FieldId::PayloadOctets]);
    }

    #[test]
    fn an_icmp_error_has_the_datagram_that_it_is_about() {
        let quote = IcmpQuote::new(&udp(100).emit_octets());
        let error = IcmpErrorRepr { problem: IcmpProblem::TtlExceeded, quote };
        let datagram = Datagram::new(DST, SRC, 8, Transport::IcmpError(error), Payload::EMPTY);
        let (layers, telling) = decoded(Wrap::Bare, NotedBody::Datagram(&datagram));
        assert_eq!(
            layers.iter().map(|layer| layer.0).collect::<Vec<_>>(),
            [LayerId::Ipv4, LayerId::Icmp, LayerId::Ipv4, LayerId::Udp]
        );
        assert_eq!((layers[2].1, layers[3]), (28, (LayerId::Udp, 48, 56)));
        assert_eq!(telling.iter().filter(|field| **field == FieldId::Ipv4Source).count(), 1);
    }
}
