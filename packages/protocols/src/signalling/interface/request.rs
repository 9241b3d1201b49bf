//! What the side above asks for.

use super::call::{HalfCall, PartyState, State};
use super::{CallKey, Indication, Interface, Role, TimerName};
use crate::Instant;
use crate::vcc::Cause;
use crate::wire::q2931::{CallRef, ConnectionId, Crankback, EndpointRef, Ie, Message, MessageKind};

impl Interface {
    /// Sends SETUP, or holds it while the link is down; `ies` come without connection identifier.
    pub(in crate::signalling) fn setup(
        &mut self,
        now: Instant,
        mut ies: Vec<Ie>,
        vci: Option<(u16, u16)>,
    ) -> CallKey {
        let key = self.fresh_key();
        let first = ies.iter().find_map(|ie| match ie {
            Ie::EndpointRef(endpoint) => Some(endpoint.value),
            _ => None,
        });
        ies.extend(vci.map(|(vpi, vci)| Ie::Connection(ConnectionId::exclusive(vpi, vci))));
        let call_ref = CallRef { value: key.value, to_originator: false };
        let setup = Message::new(call_ref, MessageKind::Setup, ies).emit();
        let mut call = HalfCall::new(State::Waiting, first, PartyState::AddSent);
        call.vci = vci;
        call.setup = setup;
        if self.up {
            call.state = State::SetupSent;
            call.start(TimerName::T303, now + self.timers.t303);
            self.out.push_back(call.setup.clone());
        } else {
            call.start(TimerName::T309, now + self.timers.t309);
        }
        self.calls.insert(key, call);
        key
    }

    fn fresh_key(&mut self) -> CallKey {
        loop {
            let key = CallKey { value: self.next_value, mine: true };
            self.next_value = if self.next_value == CallRef::MAX { 1 } else { self.next_value + 1 };
            if !self.calls.contains_key(&key) {
                return key;
            }
        }
    }

    /// Answers SETUP with CALL PROCEEDING.
    pub(in crate::signalling) fn proceeding(&mut self, key: CallKey, vci: Option<(u16, u16)>) {
        if let Some(call) = self.calls.get_mut(&key)
            && call.state == State::SetupReceived
        {
            call.state = State::ProceedingSent;
            let ies = call.answer(vci);
            self.send(key, MessageKind::CallProceeding, ies);
        }
    }

    /// Sends CONNECT.
    pub(in crate::signalling) fn connect(&mut self, now: Instant, key: CallKey, vci: Option<(u16, u16)>) {
        let Some(call) = self.calls.get_mut(&key) else { return };
        if !matches!(call.state, State::SetupReceived | State::ProceedingSent) {
            return;
        }
        let ies = call.answer(vci);
        call.activate();
        if self.role == Role::User {
            call.state = State::ConnectSent;
            call.start(TimerName::T313, now + self.timers.t313);
        }
        self.send(key, MessageKind::Connect, ies);
    }

    /// Clears a call: RELEASE COMPLETE as the first answer to SETUP, RELEASE otherwise.
    pub(in crate::signalling) fn release(
        &mut self,
        now: Instant,
        key: CallKey,
        cause: Cause,
        crankback: Option<Crankback>,
    ) {
        let mut ies = vec![self.cause(cause)];
        let Some(call) = self.calls.get_mut(&key) else { return };
        ies.extend(crankback.map(Ie::Crankback));
        match call.state {
            State::ReleaseSent => {}
            State::SetupReceived => {
                self.calls.remove(&key);
                self.send(key, MessageKind::ReleaseComplete, ies);
            }
            _ if !self.up => {
                self.calls.remove(&key);
            }
            _ => {
                let call_ref = CallRef { value: key.value, to_originator: !key.mine };
                call.setup = Message::new(call_ref, MessageKind::Release, ies).emit();
                call.state = State::ReleaseSent;
                call.enquiry = None;
                call.parties.clear();
                call.start(TimerName::T308, now + self.timers.t308);
                self.out.push_back(call.setup.clone());
            }
        }
    }

    /// Asks for the state of a call.
    pub(super) fn enquire(&mut self, now: Instant, key: CallKey) {
        if let Some(call) = self.calls.get_mut(&key) {
            call.enquiry = Some((now + self.timers.t322, false));
            self.send(key, MessageKind::StatusEnquiry, Vec::new());
        }
    }

    /// Clears a call and tells the side above.
    pub(super) fn give_up(&mut self, now: Instant, key: CallKey, cause: Cause) {
        self.release(now, key, cause, None);
        self.ups.push_back(Indication::Released { key, cause, crankback: None, local: true });
    }
}

impl HalfCall {
    /// Elements of CALL PROCEEDING or CONNECT: the channel in the first of them, the first party.
    fn answer(&mut self, vci: Option<(u16, u16)>) -> Vec<Ie> {
        let mut ies = Vec::new();
        if let (Some((vpi, number)), false) = (vci, self.vci_known) {
            self.vci = vci;
            self.vci_known = true;
            ies.push(Ie::Connection(ConnectionId::exclusive(vpi, number)));
        }
        ies.extend(self.first.map(|value| Ie::EndpointRef(EndpointRef { value, to_originator: true })));
        ies
    }
}
