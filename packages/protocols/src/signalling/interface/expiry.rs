//! Timers that run out.

use super::call::PartyState;
use super::{CallKey, Indication, Interface, Restart, TimerName};
use crate::Instant;
use crate::vcc::Cause;
use crate::wire::q2931::{CallRef, ConnectionId, Ie, Message, MessageKind};

impl Interface {
    /// When the next timer runs out.
    pub(in crate::signalling) fn deadline(&mut self) -> Option<Instant> {
        let restarts = self.restarts.iter().map(|restart| restart.deadline);
        restarts.chain(self.calls.deadline()).chain(self.down_until).min()
    }

    /// Lets run out what is due.
    pub(in crate::signalling) fn expire(&mut self, now: Instant) {
        if self.down_until.is_some_and(|deadline| deadline <= now) {
            self.ups.push_back(Indication::Expired { timer: TimerName::T309, key: None });
            self.clear_all(Cause::DESTINATION_OUT_OF_ORDER);
        }
        for key in self.calls.due(now) {
            self.expire_call(now, key);
            self.expire_enquiry(now, key);
            self.expire_parties(now, key);
        }
        while self.restarts.front().is_some_and(|restart| restart.deadline <= now) {
            self.ups.push_back(Indication::Expired { timer: TimerName::T316, key: None });
            if let Some(restart) = self.restarts.pop_front()
                && !restart.again
            {
                self.restart(now, restart.vci, true);
            }
        }
    }

    fn expire_call(&mut self, now: Instant, key: CallKey) {
        let Some(call) = self.calls.get_mut(&key) else { return };
        let Some((timer, deadline)) = call.timer else { return };
        if deadline > now {
            return;
        }
        call.timer = None;
        self.ups.push_back(Indication::Expired { timer, key: Some(key) });
        match timer {
            TimerName::T303 | TimerName::T308 if !call.again => {
                let length = if timer == TimerName::T303 { self.timers.t303 } else { self.timers.t308 };
                call.start(timer, now + length);
                call.again = true;
                self.out.push_back(call.setup.clone());
            }
            TimerName::T308 => {
                let vci = call.vci;
                self.calls.remove(&key);
                if let Some(vci) = vci {
                    self.restart(now, vci, false);
                }
            }
            TimerName::T309 => self.clear(key, Cause::DESTINATION_OUT_OF_ORDER),
            TimerName::T303 => self.give_up(now, key, Cause::NO_USER_RESPONDING),
            TimerName::T301 => self.give_up(now, key, Cause(19)),
            _ => self.give_up(now, key, Cause::TIMER_EXPIRY),
        }
    }

    fn expire_enquiry(&mut self, now: Instant, key: CallKey) {
        let Some(call) = self.calls.get_mut(&key) else { return };
        match call.enquiry {
            Some((deadline, again)) if deadline <= now => {
                call.enquiry = None;
                self.ups.push_back(Indication::Expired { timer: TimerName::T322, key: Some(key) });
                if again {
                    self.give_up(now, key, Cause::TEMPORARY_FAILURE);
                } else {
                    self.enquire(now, key);
                    if let Some((_, again)) = self.calls.get_mut(&key).and_then(|call| call.enquiry.as_mut())
                    {
                        *again = true;
                    }
                }
            }
            _ => {}
        }
    }

    fn expire_parties(&mut self, now: Instant, key: CallKey) {
        let Some(call) = self.calls.get_mut(&key) else { return };
        let due: Vec<_> = call
            .parties
            .due(now)
            .into_iter()
            .filter_map(|party| Some((party, call.parties.get(&party)?.state)))
            .collect();
        for (party, state) in due {
            let timer = if state == PartyState::DropSent { TimerName::T398 } else { TimerName::T399 };
            self.ups.push_back(Indication::Expired { timer, key: Some(key) });
            self.party_gone(now, key, party, Cause::TIMER_EXPIRY, None, true);
        }
    }

    /// Asks the other side to clear the channel of a call that it would not release.
    fn restart(&mut self, now: Instant, vci: (u16, u16), again: bool) {
        self.restarts.push_back(Restart { vci, deadline: now + self.timers.t316, again });
        let ies = vec![Ie::Connection(ConnectionId::exclusive(vci.0, vci.1)), Ie::Restart(0)];
        let call_ref = CallRef { value: CallRef::GLOBAL, to_originator: false };
        self.out.push_back(Message::new(call_ref, MessageKind::Restart, ies).emit());
    }
}
