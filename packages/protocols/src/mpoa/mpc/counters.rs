//! What an MPC counts.

/// Counts since the MPC was made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Frames sent by shortcuts.
    pub shortcut_frames: u64,
    /// Frames left to the LEC.
    pub lan_frames: u64,
    /// Datagrams from shortcuts delivered.
    pub delivered: u64,
    /// Datagrams from shortcuts dropped.
    pub dropped: u64,
    /// Resolution requests sent, repetitions not counted.
    pub resolution_requests: u64,
    /// Resolution requests sent again.
    pub resolution_retries: u64,
    /// Resolution replies that gave a shortcut.
    pub resolutions: u64,
    /// Resolution replies that refused.
    pub refusals: u64,
    /// Triggers that MPSs sent.
    pub triggers: u64,
    /// Cache impositions taken, renewals and deletions among them.
    pub impositions: u64,
    /// Cache impositions refused.
    pub impositions_refused: u64,
    /// Egress cache purge requests sent, repetitions among them.
    pub egress_purges: u64,
    /// Data-plane purges sent.
    pub data_plane_purges: u64,
    /// Purge requests received on either plane.
    pub purges: u64,
    /// Keep-alives received.
    pub keep_alives: u64,
    /// Times that an MPS was taken for dead.
    pub mps_failures: u64,
    /// PDUs dropped as malformed.
    pub malformed: u64,
    /// Replies and other packets that nothing waited for.
    pub ignored: u64,
}
