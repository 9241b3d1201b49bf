//! What goes into an NHS and what comes out of it.

use serde::Serialize;

use crate::Instant;
use crate::wire::nhrp::{Cie, Code, ErrorCode, Extension, Message, Op, Pdu};
use crate::wire::{AtmAddress, Ipv4Address};

/// What can happen to an NHS.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// The NHS's ATM address is there; it begins with empty tables.
    Start {
        /// The address.
        nbma: AtmAddress,
    },
    /// The time asked for has come.
    Timer,
    /// A packet has come in, already parsed: who owns the VCCs has to look at its type first.
    Pdu {
        /// ATM address of the far end of its VCC.
        from: AtmAddress,
        /// The packet.
        pdu: Pdu,
    },
    /// What [`Event::Lookup`] asked for.
    Route {
        /// The lookup's id.
        id: u32,
        /// Where the routed path goes.
        route: Route,
    },
    /// What [`Event::Serve`] asked for.
    Answer {
        /// The id of that.
        id: u32,
        /// The answer.
        answer: Answer,
    },
    /// Resolves a next hop for this station's own use: the request, whose request ID the NHS assigns.
    Resolve {
        /// The asker's name for it.
        handle: u32,
        /// The request.
        request: Message,
    },
    /// Bindings that were handed out are not valid any more: every requester that holds one gets a purge.
    Invalidate {
        /// Network.
        prefix: Ipv4Address,
        /// Bits of it.
        prefix_len: u8,
        /// Only what was answered to this requester.
        requester: Option<AtmAddress>,
    },
    /// Asks a station to forget bindings, and repeats it until the station answers.
    Purge {
        /// Its ATM address.
        to: AtmAddress,
        /// Network.
        prefix: Ipv4Address,
        /// Bits of it.
        prefix_len: u8,
        /// When the station forgets of its own accord.
        until: Instant,
    },
}

/// Where the routed path to a destination goes from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// Nowhere: what is here speaks for the destination.
    Local,
    /// To the NHS at this ATM address.
    Next(AtmAddress),
    /// To a router that is no NHS: out of the NBMA network.
    Outside,
    /// Nobody knows.
    Unreachable,
}

/// An answer: a next hop, or a refusal where the entry's code says so.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Answer {
    /// The entry.
    pub entry: Cie,
    /// Extensions that replace those of the same type in the request, or are added.
    pub extensions: Vec<Extension>,
}

impl Answer {
    /// A refusal with `code`.
    pub fn refusal(code: Code) -> Self {
        Self { entry: Cie { code, ..Cie::default() }, extensions: Vec::new() }
    }
}

/// A packet to send to the ATM address of a neighbour.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Transmit {
    /// ATM address of the neighbour.
    pub to: AtmAddress,
    /// The packet.
    pub pdu: Pdu,
}

/// What an NHS tells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The driver must answer with [`Input::Route`].
    Lookup {
        /// Number that the answer must repeat.
        id: u32,
        /// Destination to route.
        destination: Ipv4Address,
    },
    /// A request for a destination of which routing said [`Route::Local`]; the driver must answer with [`Input::Answer`].
    Serve {
        /// Number that the answer must repeat.
        id: u32,
        /// The request.
        request: Message,
    },
    /// What came of [`Input::Resolve`].
    Resolved {
        /// The asker's name for it.
        handle: u32,
        /// The reply; none where nobody answered.
        reply: Option<Message>,
    },
    /// A binding that was resolved from here is not good any more.
    Purged {
        /// Network.
        prefix: Ipv4Address,
        /// Bits of it.
        prefix_len: u8,
        /// Only the binding to this address, where one is given.
        nbma: Option<AtmAddress>,
        /// Only bindings that this requester holds, where one is stated.
        requester: Option<AtmAddress>,
    },
    /// An event to report.
    Report(Report),
}

/// What happens in an NHS that nobody has to act on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "NhrpReport"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Report {
    /// A registration was granted or refused.
    Registration {
        /// Protocol address.
        protocol: Ipv4Address,
        /// ATM address.
        nbma: AtmAddress,
        /// The verdict.
        code: Code,
    },
    /// A packet was passed on.
    Forwarded {
        /// Type of the packet.
        op: Op,
        /// Its request ID.
        request_id: u32,
        /// ATM address of the next hop.
        to: AtmAddress,
    },
    /// A resolution request was answered here.
    Answered {
        /// Destination asked for.
        destination: Ipv4Address,
        /// The answer's code.
        code: Code,
        /// Whether it is known at first hand; else it came out of the transit cache.
        authoritative: bool,
    },
    /// An error indication was sent.
    ErrorSent {
        /// ATM address of the receiver.
        to: AtmAddress,
        /// Code of the error.
        code: ErrorCode,
    },
    /// An error indication came in.
    ErrorReceived {
        /// ATM address of the reporter.
        from: AtmAddress,
        /// Code of the error.
        code: ErrorCode,
    },
    /// Bindings were forgotten because another NHS or a client said so.
    Purge {
        /// ATM address of the sender.
        from: AtmAddress,
        /// Network.
        prefix: Ipv4Address,
        /// Bits of it.
        prefix_len: u8,
    },
    /// A packet answers nothing that was asked, or cannot be passed on.
    Stray {
        /// ATM address of the sender.
        from: AtmAddress,
        /// Type of the packet.
        op: Op,
        /// Its request ID.
        request_id: u32,
    },
    /// Nobody answered a request, however often it was sent.
    GaveUp {
        /// Type of the request.
        op: Op,
        /// Its request ID.
        request_id: u32,
    },
}
