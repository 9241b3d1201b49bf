//! What a client does with its ATMARP server: calls it, registers, refreshes, and tries the next one.

use super::circuit::Role;
use super::neighbour::State as NeighbourState;
use super::registration::{Registration, State};
use super::{Client, Event};
use crate::Instant;
use crate::clip::packet;
use crate::wire::{AtmAddress, Ipv4Address};

impl Client {
    fn enter(&mut self, now: Instant, state: State, until: Option<Instant>) {
        if self.registration.state != state {
            self.registration.since = now;
        }
        (self.registration.state, self.registration.until) = (state, until);
    }

    pub(super) fn call_server(&mut self, now: Instant) {
        let Some(server) = self.server() else { return };
        let vcc = self.call(now, server, Role::Server);
        self.registration.vcc = vcc;
        self.enter(now, State::Calling, None);
    }

    /// Sends the registration: a question for the client's own address (RFC 2225 8.4).
    pub(super) fn register(&mut self, now: Instant) {
        let first = self.registration.state == State::Calling;
        self.registration.asked = 1;
        self.ask_server(self.config.ip);
        self.enter(now, State::Registering, Some(now + self.config.retry));
        if first {
            // Requests that waited while there was no server go out now.
            let open = self
                .neighbours
                .iter()
                .filter(|(_, neighbour)| matches!(neighbour.state, NeighbourState::Asking { .. }));
            let open: Vec<Ipv4Address> = open.map(|(ip, _)| *ip).collect();
            for ip in open {
                self.ask_server(ip);
            }
        }
    }

    /// Asks for `ip`, if there is a VCC to the server.
    pub(super) fn ask_server(&mut self, ip: Ipv4Address) {
        if let (Some(address), Some(vcc)) = (self.address, self.registration.vcc)
            && self.circuits.get(&vcc).is_some_and(|circuit| circuit.open)
        {
            self.send(vcc, &packet::request(address, self.config.ip, ip));
        }
    }

    /// The server says where the client's own address is.
    pub(super) fn registered(&mut self, now: Instant, address: AtmAddress, found: AtmAddress) {
        if found != address {
            self.event(Event::Duplicate { ip: self.config.ip, owner: found });
            self.registration_failed(now);
            return;
        }
        if self.registration.state == State::Registering
            && let Some(server) = self.server()
        {
            self.event(Event::Registered { server });
        }
        self.enter(now, State::Registered, Some(now + self.config.refresh));
    }

    /// The VCC stays; the next attempt comes.
    pub(super) fn registration_failed(&mut self, now: Instant) {
        self.enter(now, State::Waiting, Some(now + self.config.register_retry));
    }

    pub(super) fn registration_due(&mut self, now: Instant) {
        let open = self.registration.vcc.is_some();
        match self.registration.state {
            State::Registering if self.registration.asked < self.config.tries => {
                self.registration.asked += 1;
                self.ask_server(self.config.ip);
                self.registration.until = Some(now + self.config.retry);
            }
            State::Registering => {
                if let Some(vcc) = self.registration.vcc {
                    self.release(vcc);
                }
                self.server_lost(now);
            }
            State::Registered => self.register(now),
            State::Waiting if open => self.register(now),
            State::Waiting => self.call_server(now),
            State::Down | State::Calling => self.registration.until = None,
        }
    }

    /// There is no VCC to the server any more: after a while the next one of the list is called.
    pub(super) fn server_lost(&mut self, now: Instant) {
        if let Some(server) = self.server() {
            self.event(Event::ServerLost { server });
        }
        let next = (self.registration.server + 1) % self.config.servers.len().max(1);
        self.registration = Registration { server: next, ..Registration::default() };
        self.enter(now, State::Waiting, Some(now + self.config.register_retry));
    }
}
