//! What a client counts.

/// Counts since the client was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Control frames received.
    pub control_in: u64,
    /// Control frames sent.
    pub control_out: u64,
    /// Control frames that were malformed.
    pub malformed: u64,
    /// Control frames that were understood, and not for this client or not expected.
    pub ignored: u64,
    /// Data frames sent.
    pub frames_out: u64,
    /// Of these, unicast frames that went by the BUS.
    pub flooded: u64,
    /// Data frames delivered.
    pub frames_in: u64,
    /// Frames dropped, whatever the reason.
    pub dropped: u64,
    /// LE_ARP_REQUESTs sent.
    pub arp_requests: u64,
    /// LE_FLUSH_REQUESTs sent.
    pub flush_requests: u64,
    /// Times it fell back to the initial state.
    pub failures: u64,
}
