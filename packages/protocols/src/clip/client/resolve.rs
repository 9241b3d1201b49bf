//! What follows from the state of a neighbour: questions, answers, the end of an entry's life, calls that fail.

use std::collections::VecDeque;

use super::circuit::{Circuit, Role, svc_to};
use super::neighbour::{Neighbour, State, Via};
use super::{Client, DropReason, Event};
use crate::clip::packet;
use crate::vcc::VccId;
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{FrameId, Instant};

impl Client {
    /// Begins to ask for a neighbour. Without a VCC to the server the question is sent when there is one.
    pub(super) fn begin(&mut self, now: Instant, ip: Ipv4Address) {
        let state = State::Asking { asked: 1 };
        let until = now + self.config.retry;
        self.neighbours.insert(ip, Neighbour { state, since: now, until, waiting: VecDeque::new() });
        self.ask_server(ip);
    }

    /// An answer: taken if it was asked for.
    pub(super) fn resolved(&mut self, now: Instant, ip: Ipv4Address, via: Via) {
        let Some(neighbour) = self.neighbours.get_mut(&ip) else { return };
        let before = match neighbour.state {
            State::Asking { .. } => None,
            State::Doubtful { via, .. } => Some(via),
            State::Valid(_) | State::Failed(_) => return,
        };
        neighbour.state = State::Valid(via);
        (neighbour.since, neighbour.until) = (now, now + self.config.lifetime);
        let address = if let Via::Svc(address) = via { Some(address) } else { None };
        self.event(Event::Resolved { ip, address });
        if let Some(Via::Svc(old)) = before
            && before != Some(via)
        {
            self.close(old);
        }
        self.proceed(now, ip, via);
    }

    /// Sends what waits, or calls so that it can be sent.
    fn proceed(&mut self, now: Instant, ip: Ipv4Address, via: Via) {
        if self.neighbours.get(&ip).is_none_or(|neighbour| neighbour.waiting.is_empty()) {
            return;
        }
        match via {
            Via::Pvc(vcc) => self.flush(now, |other| other == via, vcc),
            Via::Svc(peer) => match svc_to(&self.circuits, peer) {
                Some((vcc, true)) => self.flush(now, |other| other == via, vcc),
                Some((_, false)) => {}
                None => {
                    self.call(now, peer, Role::Neighbour(peer));
                }
            },
        }
    }

    /// Sends on `vcc` what waits for valid neighbours that are reached as `is` names.
    pub(super) fn flush(&mut self, now: Instant, is: impl Fn(Via) -> bool, vcc: VccId) {
        let mut frames: Vec<FrameId> = Vec::new();
        for neighbour in self.neighbours.values_mut() {
            if matches!(neighbour.state, State::Valid(via) if is(via)) {
                frames.extend(neighbour.waiting.drain(..));
            }
        }
        for frame in frames {
            self.transmit(now, vcc, frame);
        }
    }

    /// The server does not know the neighbour, or nobody answers: it is held down, and where the entry was being confirmed,
    /// its VCC is closed.
    pub(super) fn not_resolved(&mut self, now: Instant, ip: Ipv4Address, reason: DropReason) {
        let Some(state) = self.neighbours.get(&ip).map(|neighbour| neighbour.state) else { return };
        match state {
            State::Asking { .. } => {}
            State::Doubtful { via: Via::Svc(peer), .. } => self.close(peer),
            State::Doubtful { via: Via::Pvc(vcc), .. } => {
                self.ask_pvc_at(vcc, now + self.config.register_retry)
            }
            State::Valid(_) | State::Failed(_) => return,
        }
        self.event(Event::Failed { ip, reason });
        self.fail(now, ip, reason);
    }

    fn fail(&mut self, now: Instant, ip: Ipv4Address, reason: DropReason) {
        let Some(neighbour) = self.neighbours.get_mut(&ip) else { return };
        let waiting = core::mem::take(&mut neighbour.waiting);
        neighbour.state = State::Failed(reason);
        (neighbour.since, neighbour.until) = (now, now + self.config.hold_down);
        for frame in waiting {
            self.drop_frame(frame, ip, reason);
        }
    }

    /// Releases every SVC to `peer`.
    fn close(&mut self, peer: AtmAddress) {
        while let Some((vcc, _)) = svc_to(&self.circuits, peer) {
            self.release(vcc);
        }
    }

    /// An SVC to `peer` has gone. If it never opened and there is no other, the neighbour is held down, so that not
    /// every frame makes a call; if it was open, the next frame calls again.
    pub(super) fn call_failed(&mut self, now: Instant, peer: AtmAddress, was_open: bool) {
        if was_open || svc_to(&self.circuits, peer).is_some() {
            return;
        }
        let there =
            self.neighbours.iter().filter(|(_, neighbour)| neighbour.state.via() == Some(Via::Svc(peer)));
        let there: Vec<Ipv4Address> = there.map(|(ip, _)| *ip).collect();
        for ip in there {
            self.event(Event::Failed { ip, reason: DropReason::CallFailed });
            self.fail(now, ip, DropReason::CallFailed);
        }
    }

    pub(super) fn expire(&mut self, now: Instant, ip: Ipv4Address) {
        let Some(neighbour) = self.neighbours.get_mut(&ip) else { return };
        let until = now + self.config.retry;
        match neighbour.state {
            State::Failed(_) => {
                self.neighbours.remove(&ip);
            }
            State::Asking { asked } if asked < self.config.tries => {
                (neighbour.state, neighbour.until) = (State::Asking { asked: asked + 1 }, until);
                self.ask_server(ip);
            }
            State::Doubtful { via, asked } if asked < self.config.tries => {
                (neighbour.state, neighbour.until) = (State::Doubtful { via, asked: asked + 1 }, until);
                self.ask_again(ip, via);
            }
            State::Asking { .. } | State::Doubtful { .. } => self.not_resolved(now, ip, DropReason::NoAnswer),
            State::Valid(Via::Svc(peer)) if svc_to(&self.circuits, peer).is_none() => {
                self.neighbours.remove(&ip);
                self.event(Event::Aged { ip });
            }
            State::Valid(via) => {
                (neighbour.state, neighbour.until) = (State::Doubtful { via, asked: 1 }, until);
                neighbour.since = now;
                self.ask_again(ip, via);
            }
        }
    }

    /// Asks for a neighbour that is known: the server on SVCs, itself on a PVC (RFC 2225 8.5.1).
    fn ask_again(&mut self, ip: Ipv4Address, via: Via) {
        match via {
            Via::Svc(_) => self.ask_server(ip),
            Via::Pvc(vcc) => self.ask_inverse(vcc),
        }
    }

    fn ask_inverse(&mut self, vcc: VccId) {
        if let Some(address) = self.address {
            self.send(vcc, &packet::inverse_request(address, self.config.ip, None));
        }
    }

    /// A PVC is there: asks who is at its other end, until somebody answers.
    pub(super) fn pvc(&mut self, now: Instant, vcc: VccId) {
        let role = Role::Permanent(Some(now + self.config.register_retry));
        self.circuits.insert(vcc, Circuit { role, open: true, since: now, used: now });
        self.ask_inverse(vcc);
    }

    fn ask_pvc_at(&mut self, vcc: VccId, when: Instant) {
        if let Some(circuit) = self.circuits.get_mut(&vcc) {
            circuit.role = Role::Permanent(Some(when));
        }
    }

    pub(super) fn ask_all_pvcs(&mut self, now: Instant) {
        let pvcs = self.circuits.iter().filter(|(_, circuit)| matches!(circuit.role, Role::Permanent(_)));
        let pvcs: Vec<VccId> = pvcs.map(|(vcc, _)| *vcc).collect();
        for vcc in pvcs {
            self.ask_inverse(vcc);
            self.ask_pvc_at(vcc, now + self.config.register_retry);
        }
    }

    pub(super) fn repeat_inverse(&mut self, now: Instant) {
        let due = self
            .circuits
            .iter()
            .filter(|(_, circuit)| matches!(circuit.role, Role::Permanent(Some(until)) if until <= now));
        let due: Vec<VccId> = due.map(|(vcc, _)| *vcc).collect();
        for vcc in due {
            self.ask_inverse(vcc);
            self.ask_pvc_at(vcc, now + self.config.register_retry);
        }
    }

    /// The station at the other end of a PVC has said who it is. What was known of another station there is void.
    pub(super) fn pvc_answered(&mut self, now: Instant, vcc: VccId, ip: Ipv4Address) {
        if let Some(circuit) = self.circuits.get_mut(&vcc) {
            circuit.role = Role::Permanent(None);
        }
        let via = Via::Pvc(vcc);
        self.forget(via, Some(ip), DropReason::NoAnswer);
        match self.neighbours.get_mut(&ip) {
            Some(neighbour) if matches!(neighbour.state, State::Asking { .. } | State::Doubtful { .. }) => {
                self.resolved(now, ip, via);
            }
            Some(Neighbour { state: State::Valid(known), until, .. }) if *known == via => {
                *until = now + self.config.lifetime;
            }
            Some(Neighbour { state: State::Valid(_), .. }) => {}
            _ => {
                let until = now + self.config.lifetime;
                let waiting = VecDeque::new();
                let state = State::Valid(via);
                self.neighbours.insert(ip, Neighbour { state, since: now, until, waiting });
                self.event(Event::Resolved { ip, address: None });
            }
        }
    }

    pub(super) fn pvc_lost(&mut self, vcc: VccId) {
        self.forget(Via::Pvc(vcc), None, DropReason::CallFailed);
    }

    /// Deletes the neighbours that are reached so, except one.
    fn forget(&mut self, via: Via, but: Option<Ipv4Address>, reason: DropReason) {
        let there = self
            .neighbours
            .iter()
            .filter(|(ip, neighbour)| neighbour.state.via() == Some(via) && Some(**ip) != but);
        let there: Vec<Ipv4Address> = there.map(|(ip, _)| *ip).collect();
        for ip in there {
            let Some(neighbour) = self.neighbours.remove(&ip) else { continue };
            self.event(Event::Aged { ip });
            for frame in neighbour.waiting {
                self.drop_frame(frame, ip, reason);
            }
        }
    }
}
