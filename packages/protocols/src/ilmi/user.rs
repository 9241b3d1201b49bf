//! The end system's end.

use std::collections::VecDeque;

use serde::Serialize;

use super::Config;
use super::end::{End, Outputs};
use super::session::{Counters, Device, Session, Transmit, address_table};
use crate::sorted::{SortedMap, SortedSet};
use crate::table::{Table, TableId};
use crate::wire::ilmi::{Binding, ErrorStatus, Message, Object, Operation, Status, Value};
use crate::wire::{AtmAddress, AtmPrefix, EthernetAddress};
use crate::{Instant, Machine, Octets, Output};

/// Most LECS addresses that are read; (U) 16.
const MOST_LECS: usize = 16;

/// What can happen to a user.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// Power on.
    Start,
    /// Asks for an address for an end system behind this port.
    Register {
        /// End system identifier.
        esi: EthernetAddress,
    },
    /// Gives up the address of an end system.
    Unregister {
        /// End system identifier.
        esi: EthernetAddress,
    },
    /// A message has come.
    Pdu(Octets),
    /// The instant of the last timeout has come.
    Timer,
}

/// What a user tells the end system.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "IlmiUserEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// The network took an address.
    Registered {
        /// The registered address.
        address: AtmAddress,
    },
    /// The network did not take an address; it is not asked again before registration starts over.
    Refused {
        /// The refused address.
        address: AtmAddress,
        /// The network's reason.
        error: ErrorStatus,
    },
    /// All that could be registered is, and the service registry was read.
    Ready {
        /// The network's prefix.
        prefix: AtmPrefix,
        /// Registered addresses, in ascending order.
        addresses: Vec<AtmAddress>,
        /// Addresses of LECSs, the first to be tried first.
        lecs: Vec<AtmAddress>,
    },
    /// No address holds any longer; registration starts over.
    Withdrawn,
    /// The network fell silent.
    Failed,
    /// What came was no message; it was dropped.
    Malformed,
}

/// How far registration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// Not started.
    Stopped,
    /// Asks for the attachment point.
    Attaching,
    /// Asks for the other end's versions.
    Versions,
    /// Waits for the network's prefix.
    AwaitingPrefix,
    /// Sets the status of an address.
    Registering,
    /// Reads the service registry.
    ReadingServices,
    /// Done; polls.
    Ready,
}

/// The end system's end, driven as [`machine`](crate::machine) describes.
#[derive(Clone, Debug, Hash)]
pub struct User {
    session: Session,
    state: State,
    prefix: Option<AtmPrefix>,
    esis: SortedSet<EthernetAddress>,
    /// Addresses whose status is still to be set.
    todo: VecDeque<(AtmAddress, Status)>,
    registered: SortedMap<AtmAddress, Instant>,
    lecs: Vec<AtmAddress>,
    services_read: bool,
    /// Whether the end system knows of the state as it is.
    reported: bool,
    prefix_timer: Option<Instant>,
    outputs: Outputs<Event>,
}

impl User {
    /// An end system that is off.
    pub const fn new(config: Config) -> Self {
        Self {
            session: Session::new(config, Device::User),
            state: State::Stopped,
            prefix: None,
            esis: SortedSet::new(),
            todo: VecDeque::new(),
            registered: SortedMap::new(),
            lecs: Vec::new(),
            services_read: false,
            reported: false,
            prefix_timer: None,
            outputs: VecDeque::new(),
        }
    }

    /// How far registration is.
    pub const fn state(&self) -> State {
        self.state
    }

    /// The network's prefix, while there is one.
    pub const fn prefix(&self) -> Option<AtmPrefix> {
        self.prefix
    }

    /// Addresses that the network took, in ascending order.
    pub fn addresses(&self) -> impl Iterator<Item = AtmAddress> {
        self.registered.keys().copied()
    }

    /// Version of the UNI that both ends know: 2 for 3.0, 3 for 3.1, 4 for 4.0.
    pub const fn uni_version(&self) -> u8 {
        self.session.uni_version
    }

    /// Messages that this end has counted.
    pub const fn counters(&self) -> Counters {
        self.session.counters
    }

    /// The registered addresses, as a table.
    pub fn tables(&self) -> Vec<Table> {
        vec![address_table(TableId::IlmiAddresses, &self.registered)]
    }

    fn withdraw(&mut self) {
        if self.prefix.take().is_some() {
            self.registered.clear();
            self.event(Event::Withdrawn);
        }
        self.todo.clear();
        self.forget_services();
    }

    /// Addresses and services must be asked for again.
    fn forget_services(&mut self) {
        if !matches!(self.state, State::Attaching | State::Versions) {
            self.session.forget();
        }
        self.lecs.clear();
        (self.services_read, self.reported) = (false, false);
    }

    /// Queues every end system for the prefix.
    fn register_all(&mut self, prefix: AtmPrefix) {
        self.prefix = Some(prefix);
        self.prefix_timer = None;
        self.todo = self.esis.iter().map(|esi| (AtmAddress::new(prefix, *esi, 0), Status::Valid)).collect();
        self.forget_services();
    }

    /// The next step, once no request is under way.
    fn advance(&mut self, now: Instant) {
        if self.session.is_asking()
            || matches!(self.state, State::Stopped | State::Attaching | State::Versions)
        {
            return;
        }
        let Some(prefix) = self.prefix else {
            self.state = State::AwaitingPrefix;
            self.session.poll_at = None;
            self.prefix_timer = self.prefix_timer.or(Some(now + self.session.config.prefix_wait));
            return;
        };
        if let Some((address, status)) = self.todo.front() {
            let binding = Binding::new(Object::AddressStatus(*address), status.value());
            self.state = State::Registering;
            self.ask(now, Operation::Set, vec![binding]);
        } else if !self.services_read {
            let from = match self.lecs.len() {
                0 => Object::service_table(),
                read => Object::LecsAddress(read as u32).oid(),
            };
            self.state = State::ReadingServices;
            self.ask(now, Operation::GetNext, vec![Binding::question(from)]);
        } else {
            self.state = State::Ready;
            self.session.poll_later(now);
            if !core::mem::replace(&mut self.reported, true) {
                let (addresses, lecs) = (self.addresses().collect(), self.lecs.clone());
                self.event(Event::Ready { prefix, addresses, lecs });
            }
        }
    }

    fn queue(&mut self, now: Instant, esi: EthernetAddress, status: Status) {
        if let Some(prefix) = self.prefix {
            self.todo.push_back((AtmAddress::new(prefix, esi, 0), status));
            self.reported = false;
            self.advance(now);
        }
    }

    fn status_set(&mut self, now: Instant, error: ErrorStatus) {
        let Some((address, status)) = self.todo.pop_front() else { return };
        let valid = status == Status::Valid && error == ErrorStatus::NO_ERROR;
        if !valid {
            self.registered.remove(&address);
            if status == Status::Valid {
                self.event(Event::Refused { address, error });
            }
        } else if self.registered.insert(address, now).is_none() {
            self.event(Event::Registered { address });
        }
    }

    fn timer(&mut self, now: Instant) {
        self.session_timer(now);
        if self.prefix_timer.take_if(|at| *at <= now).is_some() {
            self.trap(now);
            self.prefix_timer = Some(now + self.session.config.prefix_wait);
        }
    }
}

impl End for User {
    type Event = Event;
    const FAILED: Event = Event::Failed;
    const MALFORMED: Event = Event::Malformed;

    fn parts(&mut self) -> (&mut Session, &mut Outputs<Event>) {
        (&mut self.session, &mut self.outputs)
    }

    /// Forgets all and looks for the attachment point.
    fn restart(&mut self, now: Instant) {
        self.withdraw();
        self.state = State::Attaching;
        self.prefix_timer = None;
        self.attach(now);
    }

    fn answered(&mut self, now: Instant, error: ErrorStatus, bindings: &[Binding]) {
        match self.state {
            State::Attaching => {
                self.session.is_same_attachment(bindings);
                self.state = State::Versions;
                self.ask(now, Operation::Get, Session::version_questions());
            }
            State::Versions => {
                self.session.take_versions(bindings);
                self.state = State::AwaitingPrefix;
            }
            State::Registering => self.status_set(now, error),
            State::ReadingServices => match bindings {
                [Binding { name, value: Value::Octets(octets) }]
                    if error == ErrorStatus::NO_ERROR
                        && *name == Object::LecsAddress(self.lecs.len() as u32 + 1).oid()
                        && self.lecs.len() < MOST_LECS =>
                {
                    match AtmAddress::from_octets(octets) {
                        Some(address) => self.lecs.push(address),
                        None => self.services_read = true,
                    }
                }
                _ => self.services_read = true,
            },
            State::Stopped | State::AwaitingPrefix | State::Ready => {
                if !self.session.is_same_attachment(bindings) {
                    self.restart(now);
                }
            }
        }
        self.advance(now);
    }

    /// The network sets its prefix. One that it sets again means that it may have forgotten the addresses (U).
    fn set(&mut self, now: Instant, id: i32, bindings: Vec<Binding>) {
        let [binding] = &bindings[..] else {
            self.transmit(&Message::refusal(id, ErrorStatus::GEN_ERR, 0, bindings));
            return;
        };
        let error = match (binding.object(), Status::of(&binding.value)) {
            (Some(Object::PrefixStatus(_)), None) => ErrorStatus::BAD_VALUE,
            (Some(Object::PrefixStatus(prefix)), Some(Status::Valid)) => {
                if self.prefix.is_some_and(|before| before != prefix) {
                    self.withdraw();
                }
                self.register_all(prefix);
                ErrorStatus::NO_ERROR
            }
            (Some(Object::PrefixStatus(prefix)), Some(Status::Invalid)) if self.prefix == Some(prefix) => {
                self.withdraw();
                ErrorStatus::NO_ERROR
            }
            _ => ErrorStatus::NO_SUCH_NAME,
        };
        let index = i32::from(error != ErrorStatus::NO_ERROR);
        self.transmit(&Message::refusal(id, error, index, bindings));
        self.advance(now);
    }
}

impl Machine for User {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Start => {
                self.begin(now);
            }
            Input::Register { esi } => {
                if self.esis.insert(esi) {
                    self.queue(now, esi, Status::Valid);
                }
            }
            Input::Unregister { esi } => {
                if self.esis.remove(&esi) {
                    self.queue(now, esi, Status::Invalid);
                }
            }
            Input::Pdu(_) if self.state == State::Stopped => {}
            Input::Pdu(octets) => self.receive(now, &octets),
            Input::Timer => self.timer(now),
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| {
            let timers = [self.session.next_timer(), self.prefix_timer];
            Output::Timeout(timers.into_iter().flatten().min())
        })
    }
}
