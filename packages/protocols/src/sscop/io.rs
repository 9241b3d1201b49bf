//! What goes in and out of a link.

use serde::Serialize;

use crate::Octets;

/// What can happen to a link.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// AAL-ESTABLISH.request: bring the link up and keep it up. A link that is up starts over, and what is
    /// under way is lost.
    Establish,
    /// The ends no longer agree, as a PDU of the other one would show: an assured link that is up recovers, and what is under way is lost.
    Recover,
    /// AAL-RELEASE.request: take it down and leave it down until the other end or the user asks.
    Release,
    /// AAL-DATA.request: send a message.
    Send(Vec<u8>),
    /// A PDU has come from the other end.
    Pdu(Octets),
    /// The instant of the last timeout has come.
    Timer,
}

/// What a link hands to AAL5.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Transmit {
    /// A PDU for the other end.
    Pdu(Vec<u8>),
}

/// What a link tells its user.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SscopEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// Messages may be sent.
    Up,
    /// The link is down, or starts over: messages not yet acknowledged may not have arrived. [`Event::Up`] follows at
    /// once where it starts over.
    Down {
        /// Reason why the link went down.
        reason: Reason,
        /// Messages of this end that were not acknowledged.
        lost: usize,
    },
    /// The next message from the other end: for its user, not for an observer.
    #[serde(skip)]
    Receive(Vec<u8>),
    /// A message was not taken, for the link is not up or too many wait.
    Refused {
        /// Octets of the message; an observer sees only their number.
        #[serde(rename = "octets", serialize_with = "crate::wire::serial::serialize_len")]
        #[cfg_attr(feature = "typescript", ts(type = "number"))]
        message: Vec<u8>,
    },
    /// What came was no PDU; it was dropped.
    Malformed,
}

/// Why a link went down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SscopReason"))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The user of this end released it.
    Released,
    /// The user of the other end released it.
    PeerReleased,
    /// The other end gave it up after an error, or knows nothing of it.
    PeerGaveUp,
    /// The other end refused to begin (BGREJ).
    Refused,
    /// No answer to MaxCC requests.
    NoAnswer,
    /// No STAT came within Timer_NO-RESPONSE.
    NoResponse,
    /// The ends no longer agree on sequence numbers, and recovered.
    Recovered,
    /// One end asked to start over.
    StartedOver,
}

/// What a link has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Messages sent, repetitions not included.
    pub sent: u64,
    /// SDs sent again.
    pub resent: u64,
    /// Messages handed to the user.
    pub received: u64,
    /// SDs that had come before or lay beyond the window.
    pub discarded: u64,
    /// POLLs sent.
    pub polls: u64,
    /// Times that the link came up.
    pub established: u64,
    /// Octets that were no PDU.
    pub malformed: u64,
    /// Messages that were not taken.
    pub refused: u64,
}
