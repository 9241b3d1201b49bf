//! Parties of a point-to-multipoint call (Q.2971 9.2).
//!
//! The side that began the call adds parties; both may drop them. Who drops the last party releases the call.

use super::call::{HalfParty, PartyState, State};
use super::{CallKey, Indication, Interface, cause_of, crankback_of, endpoint_of, lacking};
use crate::Instant;
use crate::vcc::Cause;
use crate::wire::q2931::{Crankback, EndpointRef, Ie, Message, MessageKind, id};

impl Interface {
    /// Sends ADD PARTY; `ies` come without endpoint reference. The call must be active.
    pub(in crate::signalling) fn add_party(
        &mut self,
        now: Instant,
        key: CallKey,
        party: u16,
        mut ies: Vec<Ie>,
    ) {
        let deadline = Some(now + self.timers.t399);
        if let Some(call) = self.calls.get_mut(&key) {
            call.parties.insert(party, HalfParty { state: PartyState::AddSent, deadline });
            ies.push(endpoint(key, party));
            self.send(key, MessageKind::AddParty, ies);
        }
    }

    /// Answers ADD PARTY: the party is there.
    pub(in crate::signalling) fn accept_party(&mut self, key: CallKey, party: u16) {
        if let Some(half) = self.calls.get_mut(&key).and_then(|call| call.parties.get_mut(&party)) {
            half.state = PartyState::Active;
            self.send(key, MessageKind::AddPartyAck, vec![endpoint(key, party)]);
        }
    }

    /// Takes a party off: ADD PARTY REJECT if it was not there yet, RELEASE if it is the last, else DROP PARTY.
    /// Returns whether the call was released.
    pub(in crate::signalling) fn drop_party(
        &mut self,
        now: Instant,
        key: CallKey,
        party: u16,
        cause: Cause,
        crankback: Option<Crankback>,
    ) -> bool {
        let deadline = Some(now + self.timers.t398);
        let reason = self.cause(cause);
        let Some(call) = self.calls.get_mut(&key) else { return false };
        let last = call.live_parties() <= 1;
        let Some(half) = call.parties.get_mut(&party) else { return false };
        match half.state {
            PartyState::DropSent => {}
            _ if last => {
                self.release(now, key, cause, crankback);
                return true;
            }
            PartyState::AddReceived => {
                call.parties.remove(&party);
                let mut ies = vec![reason, endpoint(key, party)];
                ies.extend(crankback.map(Ie::Crankback));
                self.send(key, MessageKind::AddPartyReject, ies);
            }
            PartyState::AddSent | PartyState::Active => {
                *half = HalfParty { state: PartyState::DropSent, deadline };
                self.send(key, MessageKind::DropParty, vec![reason, endpoint(key, party)]);
            }
        }
        false
    }

    /// A message of a party came in.
    pub(super) fn party_message(&mut self, now: Instant, key: CallKey, message: Message) {
        let kind = message.kind;
        let Some(party) = endpoint_of(&message) else {
            let cause = lacking(&message, id::ENDPOINT_REF);
            return self.status(key, kind, cause);
        };
        let Some(call) = self.calls.get_mut(&key) else { return };
        if call.state != State::Active || call.first.is_none() {
            return self.status(key, kind, Cause::WRONG_STATE);
        }
        let state = call.parties.get(&party).map(|half| half.state);
        match (kind, state) {
            (MessageKind::AddParty, _) if key.mine => self.status(key, kind, Cause::WRONG_STATE),
            (MessageKind::AddParty, None) => {
                call.parties.insert(party, HalfParty { state: PartyState::AddReceived, deadline: None });
                self.ups.push_back(Indication::AddParty { key, party, message });
            }
            (MessageKind::AddParty, Some(_)) => self.status(key, kind, Cause::WRONG_STATE),
            (MessageKind::AddPartyAck, Some(PartyState::AddSent)) => {
                call.parties.insert(party, HalfParty { state: PartyState::Active, deadline: None });
                self.ups.push_back(Indication::PartyAdded { key, party });
            }
            (MessageKind::AddPartyAck, None) => {
                let ies = vec![self.cause(Cause::INVALID_ENDPOINT), endpoint(key, party)];
                self.send(key, MessageKind::DropParty, ies);
            }
            (MessageKind::PartyAlerting, Some(PartyState::AddSent)) => {}
            (MessageKind::AddPartyReject, Some(PartyState::AddSent)) => {
                let cause = cause_of(&message).unwrap_or(Cause::MANDATORY_IE_MISSING);
                self.party_gone(now, key, party, cause, crankback_of(&message), false);
            }
            (MessageKind::DropParty, found) => {
                let mut ies = vec![endpoint(key, party)];
                if found.is_none() {
                    ies.insert(0, self.cause(Cause::INVALID_ENDPOINT));
                }
                self.send(key, MessageKind::DropPartyAck, ies);
                if found.is_some() {
                    let cause = cause_of(&message).unwrap_or(Cause::MANDATORY_IE_MISSING);
                    self.party_gone(now, key, party, cause, None, false);
                }
            }
            (MessageKind::DropPartyAck, Some(PartyState::DropSent)) => {
                self.party_gone(now, key, party, Cause::NORMAL, None, false);
            }
            (MessageKind::DropPartyAck, None) => {}
            (_, None) => self.status(key, kind, Cause::INVALID_ENDPOINT),
            _ => self.status(key, kind, Cause::WRONG_STATE),
        }
    }

    /// Forgets a party, says so unless it was dropped from here, and releases a call that has none left.
    pub(super) fn party_gone(
        &mut self,
        now: Instant,
        key: CallKey,
        party: u16,
        cause: Cause,
        crankback: Option<Crankback>,
        local: bool,
    ) {
        let Some(call) = self.calls.get_mut(&key) else { return };
        let Some(half) = call.parties.remove(&party) else { return };
        let empty = call.parties.is_empty();
        if half.state != PartyState::DropSent {
            self.ups.push_back(Indication::PartyGone { key, party, cause, crankback, local });
        }
        if empty && key.mine {
            self.give_up(now, key, cause);
        }
    }
}

const fn endpoint(key: CallKey, value: u16) -> Ie {
    Ie::EndpointRef(EndpointRef { value, to_originator: !key.mine })
}
