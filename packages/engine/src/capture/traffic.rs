//! Which protocol begins an SDU, as the pseudo-header of a capture says.

use crate::packet::{Body, Channel, Packet, Wrap};
use lanelab_protocols::pcap::Traffic;
use lanelab_protocols::wire::lane;
use lanelab_protocols::wire::{ILMI_VCI, SIGNALLING_VCI};

/// LLC header of SNAP: what an LLC-encapsulated SDU begins with.
const LLC: [u8; 3] = [0xaa, 0xaa, 0x03];

/// Kind of traffic of a packet that leaves by a channel, or by a permanent circuit.
pub(crate) fn traffic(packet: &Packet, channel: Option<Channel>) -> Traffic {
    match (&packet.wrap, &packet.body, channel.map(|channel| channel.vci)) {
        (Wrap::Lane(header), ..) => match header.encapsulation {
            lane::Encapsulation::Plain => Traffic::Lane,
            lane::Encapsulation::LlcMultiplexed { .. } => Traffic::Llc,
        },
        (Wrap::Llc | Wrap::Tagged(_), ..) => Traffic::Llc,
        (Wrap::Bare, Body::Octets(_), Some(SIGNALLING_VCI)) => Traffic::Signalling,
        (Wrap::Bare, Body::Octets(_), Some(ILMI_VCI)) => Traffic::Ilmi,
        (Wrap::Bare, Body::Octets(octets), _) if lane::is_control(octets) => Traffic::Lane,
        (Wrap::Bare, Body::Octets(octets), _) if octets.starts_with(&LLC) => Traffic::Llc,
        (Wrap::Bare | Wrap::Ethernet(_), ..) => Traffic::Raw,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lanelab_cells::sim::event_queue::EventId;
    use lanelab_protocols::Payload;

    fn of(octets: &[u8], vci: u16) -> Traffic {
        let packet = Packet::new(Body::Octets(octets.to_vec().into()), Wrap::Bare, EventId::START);
        traffic(&packet, Some(Channel { port: 1, vpi: 0, vci }))
    }

    #[test]
    fn control_is_known_by_its_channel_or_its_first_octets() {
        assert_eq!(of(&[0; 4], 5), Traffic::Signalling);
        assert_eq!(of(&[0x30], 16), Traffic::Ilmi);
        assert_eq!(of(&[0xff, 0x00, 1, 1], 40), Traffic::Lane);
        assert_eq!(of(&[0xaa, 0xaa, 3, 0, 0, 0x5e, 0, 3], 40), Traffic::Llc);
        assert_eq!(of(&[0x45, 0], 40), Traffic::Raw);
    }

    #[test]
    fn data_is_known_by_its_encapsulation() {
        let packet = |wrap| Packet::new(Body::Payload(Payload::new(1, 0, 9)), wrap, EventId::START);
        assert_eq!(traffic(&packet(Wrap::Llc), None), Traffic::Llc);
        assert_eq!(traffic(&packet(Wrap::Tagged(7)), None), Traffic::Llc);
        assert_eq!(traffic(&packet(Wrap::Bare), None), Traffic::Raw);
    }
}
