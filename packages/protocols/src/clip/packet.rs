//! ATMARP packets with their LLC/SNAP header.

use crate::wire::atmarp::{Message, Operation, Station};
use crate::wire::{AtmAddress, Encapsulation, Error, EtherType, Ipv4Address, Result};

const HEADER: Encapsulation = Encapsulation::Routed(EtherType::ARP);

/// The packet in a PDU; refuses other protocols.
pub(super) fn parse(octets: &[u8]) -> Result<Message> {
    if Encapsulation::parse(octets)? != HEADER {
        return Err(Error);
    }
    Message::parse(&octets[HEADER.len()..])
}

/// The PDU of a packet.
pub(super) fn emit(message: &Message) -> Vec<u8> {
    HEADER.wrap(&message.emit())
}

/// A question for the ATM address of `wanted`; with the sender's own address, a registration.
pub(super) fn request(address: AtmAddress, ip: Ipv4Address, wanted: Ipv4Address) -> Message {
    Message {
        operation: Operation::ArpRequest,
        source: Station::new(Some(address), Some(ip)),
        target: Station::new(None, Some(wanted)),
    }
}

/// A question for the IP address at the other end of a VCC, to a peer whose ATM address is known on SVCs only.
pub(super) fn inverse_request(address: AtmAddress, ip: Ipv4Address, peer: Option<AtmAddress>) -> Message {
    Message {
        operation: Operation::InArpRequest,
        source: Station::new(Some(address), Some(ip)),
        target: Station::new(peer, None),
    }
}

/// The answer to an InARP_REQUEST.
pub(super) fn inverse_reply(address: AtmAddress, ip: Ipv4Address, asker: Station) -> Message {
    Message { operation: Operation::InArpReply, source: Station::new(Some(address), Some(ip)), target: asker }
}
