//! Classical IP over ATM (RFC 2225): the ATMARP server of a logical IP subnet ([`AtmArpServer`]) and its clients
//! ([`Client`]), one for each interface. Both speak ATMARP and InATMARP with the LLC/SNAP header of routed
//! protocols; frames of users go over VCCs of the same encapsulation.
//!
//! Deliberate choices where RFC 2225 was read at second hand (U): the server sends InARP_REQUEST on every new VCC,
//! as RFC 1577 has it, and takes a client's own ARP_REQUEST as well; a second station with a registered IP address
//! is answered with the entry of the first one as long as the first one's VCC is open, and replaces it otherwise;
//! entries that nobody confirms again are deleted, and clients close the VCC that went with them.

pub mod client;
pub mod server;

mod packet;

pub use client::Client;
pub use server::AtmArpServer;

/// Default IP MTU of Classical IP in octets (RFC 2225 7).
pub const DEFAULT_MTU: u16 = 9180;

/// Largest CPCS-SDU that goes with an IP MTU: the LLC/SNAP header comes on top.
pub const fn max_sdu(mtu: u16) -> u16 {
    mtu.saturating_add(crate::wire::LLC_SNAP_HEADER_LEN as u16)
}
