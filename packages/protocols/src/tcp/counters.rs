//! What a connection counts.

/// Totals since the connection was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Segments sent, of every kind.
    pub segments_out: u64,
    /// Segments received for this connection.
    pub segments_in: u64,
    /// Segments sent with data.
    pub data_segments_out: u64,
    /// Octets of data sent, repetitions included.
    pub octets_out: u64,
    /// Octets of data received in order.
    pub octets_in: u64,
    /// Segments sent again.
    pub retransmits: u64,
    /// Times that the retransmission timer ran out.
    pub timeouts: u64,
    /// Times that the third duplicate acknowledgement made a segment go out again.
    pub fast_retransmits: u64,
    /// Probes of a closed window.
    pub persist_probes: u64,
    /// Duplicate acknowledgements received.
    pub duplicate_acks_in: u64,
    /// Segments received out of order.
    pub out_of_order_in: u64,
    /// Segments received with nothing new in them.
    pub duplicates_in: u64,
    /// Segments sent with neither data nor SYN, FIN or RST.
    pub pure_acks_out: u64,
    /// Acknowledgements that the delayed-acknowledgement timer sent.
    pub delayed_acks_out: u64,
    /// Segments sent only to tell of a larger window.
    pub window_updates_out: u64,
}
