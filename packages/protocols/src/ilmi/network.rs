//! The end at a switch's port.

use std::collections::VecDeque;

use serde::Serialize;

use super::Config;
use super::end::{End, Outputs};
use super::session::{Counters, Device, Session, Transmit, address_table};
use crate::sorted::SortedMap;
use crate::table::{Table, TableId};
use crate::wire::ilmi::{Binding, ErrorStatus, Message, Object, Operation, Status};
use crate::wire::{AtmAddress, AtmPrefix};
use crate::{Instant, Machine, Octets, Output};

/// What can happen to a port.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// Power on.
    Start {
        /// The switch's prefix.
        prefix: AtmPrefix,
        /// LECS addresses for the service registry, the best first.
        lecs: Vec<AtmAddress>,
        /// Index of the port.
        port: u32,
    },
    /// Answers [`Event::Asks`].
    Decide {
        /// The address that was asked for.
        address: AtmAddress,
        /// Whether no other port has registered the address.
        ok: bool,
    },
    /// A message has come.
    Pdu(Octets),
    /// The instant of the last timeout has come.
    Timer,
}

/// What a port tells its switch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "IlmiNetworkEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// The end system has the prefix.
    PrefixRegistered,
    /// The end system does not take the prefix.
    PrefixRefused {
        /// Reason in its response.
        error: ErrorStatus,
    },
    /// The end system asks for an address: the driver must answer by [`Input::Decide`], and refuses an address of another port.
    Asks {
        /// The address that is asked for.
        address: AtmAddress,
    },
    /// The address is this port's.
    Registered {
        /// The registered address.
        address: AtmAddress,
    },
    /// The address is no longer this port's.
    Withdrawn {
        /// The withdrawn address.
        address: AtmAddress,
    },
    /// The end system fell silent; the driver must clear the SVCs of this port.
    Failed,
    /// What came was no message; it was dropped.
    Malformed,
}

/// How far registration is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// Not started.
    Stopped,
    /// Asks what is attached.
    Attaching,
    /// Asks for the other end's versions.
    Versions,
    /// Sets the prefix.
    SettingPrefix,
    /// Done; takes addresses and polls.
    Serving,
}

/// The end at a switch's port, driven as [`machine`](crate::machine) describes.
#[derive(Clone, Debug, Hash)]
pub struct Network {
    session: Session,
    state: State,
    prefix: AtmPrefix,
    registered: SortedMap<AtmAddress, Instant>,
    /// Requests that wait for a decision.
    undecided: SortedMap<AtmAddress, (i32, Vec<Binding>)>,
    outputs: Outputs<Event>,
}

impl Network {
    /// A port that is off.
    pub fn new(config: Config) -> Self {
        Self {
            session: Session::new(config, Device::Node),
            state: State::Stopped,
            prefix: AtmPrefix::default(),
            registered: SortedMap::new(),
            undecided: SortedMap::new(),
            outputs: VecDeque::new(),
        }
    }

    /// How far registration is.
    pub const fn state(&self) -> State {
        self.state
    }

    /// Addresses of this port, in ascending order.
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

    /// The port's address table.
    pub fn tables(&self) -> Vec<Table> {
        vec![address_table(TableId::IlmiAddressTable, &self.registered)]
    }

    fn decide(&mut self, now: Instant, address: AtmAddress, ok: bool) {
        let Some((id, bindings)) = self.undecided.remove(&address) else { return };
        if ok {
            self.registered.insert(address, now);
            self.transmit(&Message::response(id, bindings));
            self.event(Event::Registered { address });
        } else {
            self.transmit(&Message::refusal(id, ErrorStatus::BAD_VALUE, 1, bindings));
        }
    }
}

impl End for Network {
    type Event = Event;
    const FAILED: Event = Event::Failed;
    const MALFORMED: Event = Event::Malformed;

    fn parts(&mut self) -> (&mut Session, &mut Outputs<Event>) {
        (&mut self.session, &mut self.outputs)
    }

    /// Withdraws all and asks what is attached.
    fn restart(&mut self, now: Instant) {
        self.undecided.clear();
        for address in core::mem::take(&mut self.registered).into_keys() {
            self.event(Event::Withdrawn { address });
        }
        self.state = State::Attaching;
        self.attach(now);
    }

    fn answered(&mut self, now: Instant, error: ErrorStatus, bindings: &[Binding]) {
        match self.state {
            State::Stopped => {}
            State::Attaching => {
                self.session.is_same_attachment(bindings);
                self.state = State::Versions;
                self.ask(now, Operation::Get, Session::version_questions());
            }
            State::Versions => {
                self.session.take_versions(bindings);
                let binding = Binding::new(Object::PrefixStatus(self.prefix), Status::Valid.value());
                self.state = State::SettingPrefix;
                self.ask(now, Operation::Set, vec![binding]);
            }
            State::SettingPrefix => {
                self.event(match error {
                    ErrorStatus::NO_ERROR => Event::PrefixRegistered,
                    error => Event::PrefixRefused { error },
                });
                self.state = State::Serving;
                self.session.poll_later(now);
            }
            State::Serving => {
                self.session.poll_later(now);
                if !self.session.is_same_attachment(bindings) {
                    self.restart(now);
                }
            }
        }
    }

    /// The end system sets the status of an address.
    ///
    /// An individual address has this port's prefix and selector 0; a group address may have any prefix (U).
    fn set(&mut self, _: Instant, id: i32, bindings: Vec<Binding>) {
        let [binding] = &bindings[..] else {
            self.transmit(&Message::refusal(id, ErrorStatus::GEN_ERR, 0, bindings));
            return;
        };
        let error = match (binding.object(), Status::of(&binding.value)) {
            (Some(Object::AddressStatus(_)), None) => ErrorStatus::BAD_VALUE,
            (Some(Object::AddressStatus(address)), Some(Status::Valid)) => {
                let fits = address.prefix() == self.prefix && address.sel() == 0;
                if !fits && !address.is_group() {
                    ErrorStatus::BAD_VALUE
                } else if self.registered.contains_key(&address) {
                    ErrorStatus::NO_ERROR
                } else {
                    // A repetition waits for the decision that its first sending asked for.
                    if self.undecided.insert(address, (id, bindings)).is_none() {
                        self.event(Event::Asks { address });
                    }
                    return;
                }
            }
            (Some(Object::AddressStatus(address)), Some(Status::Invalid)) => {
                if self.registered.remove(&address).is_some() {
                    self.event(Event::Withdrawn { address });
                    ErrorStatus::NO_ERROR
                } else {
                    ErrorStatus::NO_SUCH_NAME
                }
            }
            _ => ErrorStatus::NO_SUCH_NAME,
        };
        let index = i32::from(error != ErrorStatus::NO_ERROR);
        self.transmit(&Message::refusal(id, error, index, bindings));
    }
}

impl Machine for Network {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Start { prefix, lecs, port } => {
                self.prefix = prefix;
                (self.session.lecs, self.session.port) = (lecs, port);
                self.begin(now);
            }
            Input::Decide { address, ok } => self.decide(now, address, ok),
            Input::Pdu(_) if self.state == State::Stopped => {}
            Input::Pdu(octets) => self.receive(now, &octets),
            Input::Timer => self.session_timer(now),
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(self.session.next_timer()))
    }
}
