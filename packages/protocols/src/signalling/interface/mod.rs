//! The calls of one signalling interface at one of its sides: references, states, timers, parties, and the answers to
//! what makes no sense (Q.2931 5, Q.2971 9).
//!
//! The layer above asks by calling methods and receives [`Up`]s; messages leave by [`Interface::transmit`]. Once the layer above
//! has released a call, it receives nothing more about that call.

mod call;
mod expiry;
mod parties;
mod receive;
mod request;

use std::collections::VecDeque;

use call::{HalfCall, State};

use super::{Counters, TimerName, Timers};
use crate::Instant;
use crate::timed::Timed;
use crate::vcc::Cause;
use crate::wire::q2931::{
    CallRef, CallState, CauseValue, ConnectionId, Crankback, Ie, Location, Message, MessageKind, id,
};

/// Which side this is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    /// An end system.
    User,
    /// The network, towards an end system.
    Network,
    /// A switch towards a switch: alike on both sides; CONNECT is not acknowledged (PNNI 1.0 6.5).
    Nni,
}

/// A call at this interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct CallKey {
    /// Call reference value.
    pub(super) value: u32,
    /// Whether this side chose it.
    pub(super) mine: bool,
}

/// What the layer above receives.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Indication {
    /// SETUP came in.
    Setup { key: CallKey, message: Message },
    /// CALL PROCEEDING came in.
    Proceeding { key: CallKey, vci: Option<(u16, u16)> },
    /// CONNECT came in, or the acknowledgement of one's own.
    Connected { key: CallKey, vci: Option<(u16, u16)> },
    /// The call is no more; `local` if this side found out by itself.
    Released { key: CallKey, cause: Cause, crankback: Option<Crankback>, local: bool },
    /// ADD PARTY came in.
    AddParty { key: CallKey, party: u16, message: Message },
    /// The party asked for was added.
    PartyAdded { key: CallKey, party: u16 },
    /// The party was refused or has gone.
    PartyGone { key: CallKey, party: u16, cause: Cause, crankback: Option<Crankback>, local: bool },
    /// A message could not be read.
    Malformed,
    /// A message made no sense.
    Unexpected { kind: MessageKind, cause: Cause },
    /// A timer ran out.
    Expired { timer: TimerName, key: Option<CallKey> },
    /// RESTART cleared calls.
    Restarted { calls: usize },
}

/// RESTART that was sent and not acknowledged.
#[derive(Clone, Debug, Hash)]
struct Restart {
    vci: (u16, u16),
    deadline: Instant,
    again: bool,
}

/// One side of one interface.
#[derive(Clone, Debug, Hash)]
pub(super) struct Interface {
    role: Role,
    timers: Timers,
    up: bool,
    /// T309, while the link is down and there are calls.
    down_until: Option<Instant>,
    calls: Timed<CallKey, HalfCall>,
    next_value: u32,
    restarts: VecDeque<Restart>,
    out: VecDeque<Vec<u8>>,
    ups: VecDeque<Indication>,
    pub(super) counters: Counters,
}

impl Interface {
    /// An interface without calls whose link is down.
    pub(super) const fn new(role: Role, timers: Timers) -> Self {
        Self {
            role,
            timers,
            up: false,
            down_until: None,
            calls: Timed::new(),
            next_value: 1,
            restarts: VecDeque::new(),
            out: VecDeque::new(),
            ups: VecDeque::new(),
            counters: Counters::ZERO,
        }
    }

    /// Whether the signalling link is established.
    pub(super) const fn is_up(&self) -> bool {
        self.up
    }

    /// Next message to send.
    pub(super) fn transmit(&mut self) -> Option<Vec<u8>> {
        let octets = self.out.pop_front()?;
        self.counters.sent += 1;
        Some(octets)
    }

    /// Next thing to tell.
    pub(super) fn indication(&mut self) -> Option<Indication> {
        let up = self.ups.pop_front()?;
        match up {
            Indication::Malformed => self.counters.malformed += 1,
            Indication::Unexpected { .. } => self.counters.unexpected += 1,
            Indication::Expired { .. } => self.counters.expired += 1,
            _ => {}
        }
        Some(up)
    }

    /// Whether the call is connected.
    pub(super) fn is_active(&self, key: CallKey) -> bool {
        self.calls.get(&key).is_some_and(|call| call.state == State::Active)
    }

    /// State of a call as Q.2931 numbers it.
    pub(super) fn state(&self, key: CallKey) -> CallState {
        self.calls.get(&key).map_or(CallState::Null, |call| call.state.number(self.role))
    }

    /// The signalling link is established: what waited goes out, active calls are asked for.
    pub(super) fn saal_up(&mut self, now: Instant) {
        if self.up {
            return;
        }
        self.up = true;
        self.down_until = None;
        let keys: Vec<_> = self.calls.keys().copied().collect();
        for key in keys {
            let Some(call) = self.calls.get_mut(&key) else { continue };
            match call.state {
                State::Waiting => {
                    call.state = State::SetupSent;
                    call.start(TimerName::T303, now + self.timers.t303);
                    let setup = call.setup.clone();
                    self.out.push_back(setup);
                }
                State::Active => self.enquire(now, key),
                _ => {}
            }
        }
    }

    /// The signalling link was lost: active calls wait for T309, those not yet active are cleared (U).
    pub(super) fn saal_down(&mut self, now: Instant) {
        if !self.up {
            return;
        }
        self.up = false;
        self.out.clear();
        self.restarts.clear();
        let young: Vec<_> =
            self.calls.iter().filter(|(_, call)| call.state != State::Active).map(|(&key, _)| key).collect();
        for key in young {
            self.clear(key, Cause::DESTINATION_OUT_OF_ORDER);
        }
        for call in self.calls.values_mut() {
            call.enquiry = None;
            call.timer = None;
        }
        if !self.calls.is_empty() {
            self.down_until = Some(now + self.timers.t309);
        }
    }

    /// Clears all calls without a message.
    pub(super) fn clear_all(&mut self, cause: Cause) {
        self.down_until = None;
        let keys: Vec<_> = self.calls.keys().copied().collect();
        for key in keys {
            self.clear(key, cause);
        }
    }

    /// Forgets a call, and says so unless it was released before.
    fn clear(&mut self, key: CallKey, cause: Cause) {
        if let Some(call) = self.calls.remove(&key)
            && call.state != State::ReleaseSent
        {
            self.ups.push_back(Indication::Released { key, cause, crankback: None, local: true });
        }
    }

    const fn location(&self) -> Location {
        match self.role {
            Role::User => Location::USER,
            Role::Network | Role::Nni => Location::PRIVATE,
        }
    }

    const fn cause(&self, cause: Cause) -> Ie {
        Ie::Cause(CauseValue::new(self.location(), cause))
    }

    /// Sends a message of a call; one that cannot leave while the link is down is dropped.
    fn send(&mut self, key: CallKey, kind: MessageKind, ies: Vec<Ie>) {
        if self.up {
            let call_ref = CallRef { value: key.value, to_originator: !key.mine };
            self.out.push_back(Message::new(call_ref, kind, ies).emit());
        }
    }
}

/// VPI and VCI that a message names.
fn channel(message: &Message) -> Option<(u16, u16)> {
    message.find(|ie| match ie {
        Ie::Connection(ConnectionId { vpci, vci, .. }) => Some((*vpci, *vci)),
        _ => None,
    })
}

fn cause_of(message: &Message) -> Option<Cause> {
    message.find(|ie| match ie {
        Ie::Cause(cause) => Some(cause.cause),
        _ => None,
    })
}

fn crankback_of(message: &Message) -> Option<Crankback> {
    message.find(|ie| match ie {
        Ie::Crankback(crankback) => Some(*crankback),
        _ => None,
    })
}

fn endpoint_of(message: &Message) -> Option<u16> {
    message.find(|ie| match ie {
        Ie::EndpointRef(endpoint) => Some(endpoint.value),
        _ => None,
    })
}

/// Cause of an element that must be there: 100 if it is damaged, 96 if it is missing.
fn lacking(message: &Message, element: u8) -> Cause {
    if message.has(element) { Cause::INVALID_IE } else { Cause::MANDATORY_IE_MISSING }
}

/// What was wrong with elements that the message can do without: 99 or 100.
fn complaint(message: &Message) -> Option<Cause> {
    message.ies.iter().find_map(|ie| {
        if !ie.content.is_known() {
            Some(Cause(99))
        } else if ie.content.is_damaged() && ie.content.id() != id::CAUSE {
            Some(Cause::INVALID_IE)
        } else {
            None
        }
    })
}
