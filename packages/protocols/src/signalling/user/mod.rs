//! The user side of one UNI.

mod io;

use std::collections::VecDeque;

pub use io::{Config, Event, Input, Transmit};

use super::Counters;
use super::interface::{CallKey, Indication, Interface, Role};
use crate::Value;
use crate::sorted::SortedMap;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::vcc::{Call, Cause, PartyId, VccEvent, VccId, VccRequest};
use crate::wire::AtmAddress;
use crate::wire::q2931::{Ie, Message, Number, call_of, id, setup};
use crate::{Instant, Machine, Output};

/// A VCC that signalling knows.
#[derive(Clone, Debug, Hash)]
struct Vcc {
    key: CallKey,
    call: Call,
    channel: Option<(u16, u16)>,
    since: Instant,
}

/// Call control of an end system.
///
/// Parties have their ids as endpoint references. A call asked for while the signalling link is down waits for it as
/// long as T309, then is refused with cause 27. Whoever drops the last party gets an event that its VCC is released.
#[derive(Clone, Debug, Hash)]
pub struct User {
    config: Config,
    interface: Interface,
    vccs: SortedMap<VccId, Vcc>,
    keys: SortedMap<CallKey, VccId>,
    next_incoming: u32,
    events: VecDeque<Event>,
}

impl User {
    /// An end system without calls whose signalling link is down.
    pub const fn new(config: Config) -> Self {
        Self {
            interface: Interface::new(Role::User, config.timers),
            config,
            vccs: SortedMap::new(),
            keys: SortedMap::new(),
            next_incoming: 0,
            events: VecDeque::new(),
        }
    }

    /// The VCCs with their channels and call states.
    pub fn tables(&self) -> Vec<Table> {
        let rows = self.vccs.iter().map(|(id, vcc)| Row {
            cells: vec![
                (*id).into(),
                vcc.channel.map(|(vpi, vci)| Value::Channel { vpi, vci }).into(),
                self.interface.state(vcc.key).into(),
                vcc.call.called.into(),
                vcc.call.calling.into(),
                vcc.call.category.into(),
            ],
            since: vcc.since,
            expires: None,
        });
        let columns = &[
            ColumnId::Vcc,
            ColumnId::VpiVci,
            ColumnId::State,
            ColumnId::Called,
            ColumnId::Calling,
            ColumnId::Category,
        ];
        vec![Table { id: TableId::Calls, columns, rows: rows.collect() }]
    }

    /// What has happened so far.
    pub const fn counters(&self) -> Counters {
        self.interface.counters
    }

    fn request(&mut self, now: Instant, request: VccRequest) {
        match request {
            VccRequest::Setup { vcc, call } => {
                if self.vccs.contains_key(&vcc) {
                    return;
                }
                let key = self.interface.setup(now, setup(&call, self.config.line_rate), None);
                self.keys.insert(key, vcc);
                self.vccs.insert(vcc, Vcc { key, call: *call, channel: None, since: now });
            }
            VccRequest::AddParty { vcc, party, called } => match self.vccs.get(&vcc) {
                Some(Vcc { key, call, .. }) if call.multipoint && self.interface.is_active(*key) => {
                    let ies = party_elements(call, called, self.config.line_rate);
                    self.interface.add_party(now, *key, party.0, ies);
                }
                _ => {
                    let cause = Cause::WRONG_STATE;
                    self.events.push_back(Event::Vcc(VccEvent::PartyDropped { vcc, party, cause }));
                }
            },
            VccRequest::DropParty { vcc, party, cause } => {
                if let Some(known) = self.vccs.get(&vcc) {
                    let key = known.key;
                    if self.interface.drop_party(now, key, party.0, cause, None) {
                        self.forget(key);
                        self.events.push_back(Event::Vcc(VccEvent::Released { vcc, cause }));
                    }
                }
            }
            VccRequest::Accept { vcc } => {
                if let Some(known) = self.vccs.get_mut(&vcc) {
                    known.since = now;
                    self.interface.connect(now, known.key, None);
                }
            }
            VccRequest::Reject { vcc, cause } | VccRequest::Release { vcc, cause } => {
                if let Some(known) = self.vccs.get(&vcc) {
                    let key = known.key;
                    self.interface.release(now, key, cause, None);
                    self.forget(key);
                }
            }
        }
    }

    fn indications(&mut self, now: Instant) {
        while let Some(up) = self.interface.indication() {
            self.indication(now, up);
        }
    }

    fn indication(&mut self, now: Instant, up: Indication) {
        match up {
            Indication::Setup { key, message } => self.incoming(now, key, &message),
            Indication::Proceeding { key, vci } => {
                self.bind(now, key, vci);
                if let Some(&vcc) = self.keys.get(&key) {
                    self.events.push_back(Event::Proceeding { vcc });
                }
            }
            Indication::Connected { key, vci } => {
                self.bind(now, key, vci);
                if let Some(&vcc) = self.keys.get(&key) {
                    self.events.push_back(Event::Vcc(VccEvent::Connected { vcc }));
                }
            }
            Indication::Released { key, cause, .. } => {
                if let Some(vcc) = self.forget(key) {
                    self.events.push_back(Event::Vcc(VccEvent::Released { vcc, cause }));
                }
            }
            Indication::AddParty { key, party, .. } => {
                self.interface.drop_party(now, key, party, Cause::WRONG_STATE, None);
            }
            Indication::PartyAdded { key, party } => {
                if let Some(&vcc) = self.keys.get(&key) {
                    let party = PartyId(party);
                    self.events.push_back(Event::Vcc(VccEvent::PartyAdded { vcc, party }));
                }
            }
            Indication::PartyGone { key, party, cause, .. } => {
                if let Some(&vcc) = self.keys.get(&key) {
                    let party = PartyId(party);
                    self.events.push_back(Event::Vcc(VccEvent::PartyDropped { vcc, party, cause }));
                }
            }
            Indication::Malformed => self.events.push_back(Event::Malformed),
            Indication::Unexpected { kind, cause } => {
                self.events.push_back(Event::Unexpected { kind, cause })
            }
            Indication::Expired { timer, key } => {
                let vcc = key.and_then(|key| self.keys.get(&key).copied());
                self.events.push_back(Event::TimerExpired { timer, vcc });
            }
            Indication::Restarted { calls } => self.events.push_back(Event::Restarted { calls }),
        }
    }

    /// SETUP came in; one that makes no call, or names no channel, is refused.
    fn incoming(&mut self, now: Instant, key: CallKey, message: &Message) {
        let channel = message.find(|ie| match ie {
            Ie::Connection(connection) => Some((connection.vpci, connection.vci)),
            _ => None,
        });
        let lacking =
            if message.has(id::CONNECTION) { Cause::INVALID_IE } else { Cause::MANDATORY_IE_MISSING };
        let call = call_of(message).map_err(|refused| refused.cause);
        match (call, channel.ok_or(lacking)) {
            (Ok(call), Ok(_)) => {
                let vcc = VccId::incoming(self.next_incoming);
                self.next_incoming += 1;
                self.keys.insert(key, vcc);
                self.vccs.insert(vcc, Vcc { key, call, channel: None, since: now });
                self.bind(now, key, channel);
                self.events.push_back(Event::Vcc(VccEvent::Incoming { vcc, call: Box::new(call) }));
            }
            (Err(cause), _) | (_, Err(cause)) => {
                self.interface.counters.unexpected += 1;
                self.events.push_back(Event::Unexpected { kind: message.kind, cause });
                self.interface.release(now, key, cause, None);
            }
        }
    }

    fn bind(&mut self, now: Instant, key: CallKey, channel: Option<(u16, u16)>) {
        let Some(vcc) = self.keys.get(&key) else { return };
        let Some(known) = self.vccs.get_mut(vcc) else { return };
        known.since = now;
        if let (None, Some((vpi, vci))) = (known.channel, channel) {
            known.channel = channel;
            self.events.push_back(Event::Bound { vcc: *vcc, vpi, vci });
        }
    }

    fn forget(&mut self, key: CallKey) -> Option<VccId> {
        let vcc = self.keys.remove(&key)?;
        if self.vccs.remove(&vcc).is_some_and(|known| known.channel.is_some()) {
            self.events.push_back(Event::Unbound { vcc });
        }
        Some(vcc)
    }
}

/// Elements of ADD PARTY without endpoint reference.
fn party_elements(call: &Call, called: AtmAddress, line_rate: u32) -> Vec<Ie> {
    let mut ies = setup(call, line_rate);
    ies.retain(|ie| matches!(ie.id(), id::AAL | id::BLLI | id::CALLED | id::CALLING));
    for ie in &mut ies {
        if ie.id() == id::CALLED {
            *ie = Ie::Called(Number::Aesa(called));
        }
    }
    ies
}

impl Machine for User {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::SaalUp => self.interface.saal_up(now),
            Input::SaalDown => self.interface.saal_down(now),
            Input::Timer => self.interface.expire(now),
            Input::Message(octets) => self.interface.message(now, &octets),
            Input::Request(request) => self.request(now, request),
        }
        self.indications(now);
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        if let Some(octets) = self.interface.transmit() {
            return Output::Transmit(Transmit::Message(octets));
        }
        match self.events.pop_front() {
            Some(event) => Output::Event(event),
            None => Output::Timeout(self.interface.deadline()),
        }
    }
}
