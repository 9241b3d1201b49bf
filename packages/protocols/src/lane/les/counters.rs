//! What a LES counts.

/// Totals since the LES was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Clients let in.
    pub joins: u64,
    /// LE_JOIN_REQUESTs refused.
    pub joins_refused: u64,
    /// MAC addresses registered, those of joins included.
    pub registrations: u64,
    /// LE_REGISTER_REQUESTs and LE_UNREGISTER_REQUESTs refused.
    pub registrations_refused: u64,
    /// LE_ARP_REQUESTs received.
    pub arp_requests: u64,
    /// LE_ARP_REQUESTs answered from the registrations.
    pub arp_answered: u64,
    /// LE_ARP_REQUESTs passed on to clients.
    pub arp_forwarded: u64,
    /// LE_ARP_RESPONSEs and LE_FLUSH_RESPONSEs relayed to the client that had asked.
    pub relayed: u64,
    /// Frames distributed to everybody: LE_NARP_REQUEST, LE_TOPOLOGY_REQUEST, targetless LE_ARP_REQUEST.
    pub distributed: u64,
    /// Control frames received.
    pub control_in: u64,
    /// Control frames sent, one on control distribute counting once.
    pub control_out: u64,
    /// Control frames discarded as malformed.
    pub malformed: u64,
    /// Control frames discarded because a LES has no use for them.
    pub ignored: u64,
}
