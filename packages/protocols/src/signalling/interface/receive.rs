//! Messages from the other side.

use super::call::{HalfCall, PartyState, State};
use super::{
    CallKey, Indication, Interface, Role, TimerName, cause_of, channel, complaint, crankback_of, endpoint_of,
    lacking,
};
use crate::Instant;
use crate::vcc::Cause;
use crate::wire::q2931::{CallRef, CallState, Ie, Message, MessageKind, id};

impl Interface {
    /// A message came in.
    pub(in crate::signalling) fn message(&mut self, now: Instant, octets: &[u8]) {
        self.counters.received += 1;
        let Ok(message) = Message::parse(octets) else {
            self.ups.push_back(Indication::Malformed);
            return;
        };
        let key = CallKey { value: message.call_ref.value, mine: message.call_ref.to_originator };
        if key.value == CallRef::GLOBAL {
            return self.global_message(key, &message);
        }
        if !self.calls.contains_key(&key) {
            return self.strange_message(key, message);
        }
        let complaint = complaint(&message);
        let kind = message.kind;
        self.call_message(now, key, message);
        if let Some(cause) = complaint
            && self.calls.contains_key(&key)
            && !matches!(kind, MessageKind::Status | MessageKind::Setup)
        {
            self.status(key, kind, cause);
        }
    }

    /// A message of no call: RESTART and its answer.
    fn global_message(&mut self, key: CallKey, message: &Message) {
        let class = message.find(|ie| match ie {
            Ie::Restart(class) => Some(*class),
            _ => None,
        });
        match (message.kind, class) {
            (MessageKind::Restart, Some(class)) => {
                let named = channel(message);
                let hit = |call: &HalfCall| match class {
                    0 => named.is_some() && call.vci == named,
                    1 => call.vci.map(|(vpi, _)| vpi) == named.map(|(vpi, _)| vpi),
                    _ => true,
                };
                let keys: Vec<_> =
                    self.calls.iter().filter(|(_, call)| hit(call)).map(|(&key, _)| key).collect();
                self.ups.push_back(Indication::Restarted { calls: keys.len() });
                for key in keys {
                    self.clear(key, Cause::TEMPORARY_FAILURE);
                }
                let ies =
                    message.ies.iter().map(|ie| ie.content.clone()).filter(|ie| !ie.is_damaged()).collect();
                self.send(key, MessageKind::RestartAck, ies);
            }
            (MessageKind::Restart, None) => {
                let cause = lacking(message, id::RESTART);
                self.status(key, message.kind, cause);
            }
            (MessageKind::RestartAck, _) => {
                let named = channel(message);
                self.restarts.retain(|restart| named.is_some_and(|named| named != restart.vci));
            }
            (MessageKind::Status, _) => {}
            (kind, _) => self.status(key, kind, Cause::INVALID_CALL_REFERENCE),
        }
    }

    /// A message of a call that is not known: only SETUP may begin one (Q.2931 5.6.3.2).
    fn strange_message(&mut self, key: CallKey, message: Message) {
        match message.kind {
            MessageKind::Setup if !key.mine => {
                let first = endpoint_of(&message);
                let mut call = HalfCall::new(State::SetupReceived, first, PartyState::AddReceived);
                call.vci = channel(&message);
                call.vci_known = call.vci.is_some();
                self.calls.insert(key, call);
                if let Some(cause) = complaint(&message).filter(|cause| cause.0 == 99) {
                    self.status(key, MessageKind::Setup, cause);
                }
                self.ups.push_back(Indication::Setup { key, message });
            }
            MessageKind::Setup | MessageKind::ReleaseComplete => {}
            MessageKind::StatusEnquiry => {
                let ies = vec![Ie::CallState(CallState::Null), self.cause(Cause::STATUS_RESPONSE)];
                self.send(key, MessageKind::Status, ies);
            }
            MessageKind::Status => {
                let state = state_of(&message);
                if state.is_some_and(|state| state != CallState::Null) {
                    let ies = vec![self.cause(Cause::WRONG_STATE)];
                    self.send(key, MessageKind::ReleaseComplete, ies);
                }
            }
            kind => {
                let cause = Cause::INVALID_CALL_REFERENCE;
                self.ups.push_back(Indication::Unexpected { kind, cause });
                let ies = vec![self.cause(cause)];
                self.send(key, MessageKind::ReleaseComplete, ies);
            }
        }
    }

    fn call_message(&mut self, now: Instant, key: CallKey, message: Message) {
        let Some(call) = self.calls.get_mut(&key) else { return };
        let (state, kind) = (call.state, message.kind);
        match (kind, state) {
            (MessageKind::Setup, _) => {}
            (MessageKind::CallProceeding, State::SetupSent) => {
                call.vci = call.vci.or(channel(&message));
                call.state = State::Proceeding;
                call.start(TimerName::T310, now + self.timers.t310);
                let vci = call.vci;
                self.ups.push_back(Indication::Proceeding { key, vci });
            }
            (MessageKind::Alerting, State::SetupSent | State::Proceeding) => {
                call.vci = call.vci.or(channel(&message));
                call.state = State::Alerted;
                call.start(TimerName::T301, now + self.timers.t301);
            }
            (MessageKind::Connect, State::SetupSent | State::Proceeding | State::Alerted) => {
                call.vci = call.vci.or(channel(&message));
                if call.vci.is_none() {
                    let cause = lacking(&message, id::CONNECTION);
                    return self.give_up(now, key, cause);
                }
                call.activate();
                let vci = call.vci;
                self.ups.push_back(Indication::Connected { key, vci });
                if self.role != Role::Nni {
                    self.send(key, MessageKind::ConnectAck, Vec::new());
                }
            }
            (MessageKind::ConnectAck, State::ConnectSent) => {
                call.activate();
                let vci = call.vci;
                self.ups.push_back(Indication::Connected { key, vci });
            }
            (MessageKind::ConnectAck, State::Active) if self.role == Role::Network && !key.mine => {}
            (MessageKind::Release, State::ReleaseSent) => {
                self.calls.remove(&key);
            }
            (MessageKind::Release, _) => {
                let cause = cause_of(&message);
                let missing = cause.is_none().then(|| self.cause(lacking(&message, id::CAUSE)));
                self.send(key, MessageKind::ReleaseComplete, missing.into_iter().collect());
                self.gone(key, cause.unwrap_or(Cause(31)), &message);
            }
            (MessageKind::ReleaseComplete, _) => {
                let cause = cause_of(&message).unwrap_or(Cause(31));
                self.gone(key, cause, &message);
            }
            (MessageKind::StatusEnquiry, _) => {
                let endpoint = endpoint_of(&message);
                self.report(key, Cause::STATUS_RESPONSE, endpoint);
            }
            (MessageKind::Status, _) => self.take_status(now, key, &message),
            (MessageKind::Notify, _) => {}
            (
                MessageKind::AddParty
                | MessageKind::AddPartyAck
                | MessageKind::AddPartyReject
                | MessageKind::PartyAlerting
                | MessageKind::DropParty
                | MessageKind::DropPartyAck,
                _,
            ) => self.party_message(now, key, message),
            (MessageKind::Unknown(_), _) => match message.instruction & 0x13 {
                0x10 => {
                    self.ups.push_back(Indication::Unexpected { kind, cause: Cause::UNKNOWN_MESSAGE });
                    self.give_up(now, key, Cause::UNKNOWN_MESSAGE);
                }
                0x11 => self.ups.push_back(Indication::Unexpected { kind, cause: Cause::UNKNOWN_MESSAGE }),
                _ => self.status(key, kind, Cause::UNKNOWN_MESSAGE),
            },
            (_, State::ReleaseSent) => {}
            _ => self.status(key, kind, Cause::WRONG_STATE),
        }
    }

    /// The other side ended the call.
    fn gone(&mut self, key: CallKey, cause: Cause, message: &Message) {
        if let Some(call) = self.calls.remove(&key)
            && call.state != State::ReleaseSent
        {
            self.ups.push_back(Indication::Released {
                key,
                cause,
                crankback: crankback_of(message),
                local: false,
            });
        }
    }

    /// STATUS came in: what does not agree is cleared (Q.2931 5.6.13).
    fn take_status(&mut self, now: Instant, key: CallKey, message: &Message) {
        let Some(call) = self.calls.get_mut(&key) else { return };
        let Some(state) = state_of(message) else { return };
        if cause_of(message) == Some(Cause::STATUS_RESPONSE) {
            call.enquiry = None;
        }
        let mine = call.state;
        match state {
            CallState::Null if mine == State::ReleaseSent => {
                self.calls.remove(&key);
            }
            CallState::Null => self.clear(key, Cause::WRONG_STATE),
            CallState::ReleaseRequest | CallState::ReleaseIndication => {}
            CallState::Active => {}
            _ if mine == State::Active => self.give_up(now, key, Cause::WRONG_STATE),
            _ => {}
        }
    }

    /// Answers what made no sense with STATUS.
    pub(super) fn status(&mut self, key: CallKey, kind: MessageKind, cause: Cause) {
        self.ups.push_back(Indication::Unexpected { kind, cause });
        self.report(key, cause, None);
    }

    fn report(&mut self, key: CallKey, cause: Cause, endpoint: Option<u16>) {
        let call = self.calls.get(&key);
        let state = call.map_or(CallState::Null, |call| call.state.number(self.role));
        let mut ies = vec![Ie::CallState(state), self.cause(cause)];
        if let Some(value) = endpoint {
            let party =
                call.and_then(|call| call.parties.get(&value)).map_or(0, |party| party.state.number());
            let to_originator = !key.mine;
            ies.push(Ie::EndpointRef(crate::wire::q2931::EndpointRef { value, to_originator }));
            ies.push(Ie::EndpointState(party));
        }
        self.send(key, MessageKind::Status, ies);
    }
}

fn state_of(message: &Message) -> Option<CallState> {
    message.find(|ie| match ie {
        Ie::CallState(state) => Some(*state),
        _ => None,
    })
}
