//! Why TCP and its writer hold data back.

use serde::Serialize;

/// Why data of a flow waited although there was something to send.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Hold {
    /// Nagle's algorithm held a small segment (RFC 896).
    Nagle,
    /// The peer's window was closed.
    Window,
    /// Silly-window avoidance by the sender.
    SillyWindow,
    /// The congestion window was closed.
    Congestion,
    /// The writer slept although the send buffer had room: less than the low-water mark.
    WriterLowWater,
    /// The writer slept because the send buffer was full.
    WriterFull,
    /// The receiver owed an acknowledgement and waited.
    DelayedAck,
}

impl Hold {
    /// Every one, with its name in results.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Nagle, "nagle"),
        (Self::Window, "window"),
        (Self::SillyWindow, "silly-window"),
        (Self::Congestion, "congestion"),
        (Self::WriterLowWater, "writer-low-water"),
        (Self::WriterFull, "writer-full"),
        (Self::DelayedAck, "delayed-ack"),
    ];
}
