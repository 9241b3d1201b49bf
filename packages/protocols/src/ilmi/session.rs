//! What both ends do alike: one request under way at a time, repeated and given up, polls, and answers from the MIB.

use super::Config;
use crate::Instant;
use crate::sorted::SortedMap;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::wire::AtmAddress;
use crate::wire::ilmi::{Binding, ErrorStatus, Message, Object, Oid, Operation, Value};

/// What either end hands to AAL5.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Transmit {
    /// A message for the other end, on VPI 0, VCI 16.
    Pdu(Vec<u8>),
}

/// What either end has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Requests and traps sent, repetitions included.
    pub sent: u64,
    /// Requests sent again.
    pub resent: u64,
    /// Times that the other end fell silent.
    pub failures: u64,
    /// Times that registration began.
    pub starts: u64,
    /// Octets that were no message.
    pub malformed: u64,
}

/// Device type (atmfAtmLayerDeviceType).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Device {
    User = 1,
    Node = 2,
}

/// The other end, as its answers show it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Attachment {
    system: Value,
    port: Value,
    up_time: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Query {
    id: i32,
    message: Message,
    /// Sendings left; none where it is never given up.
    left: Option<u32>,
    deadline: Instant,
}

/// What a timer input leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Due {
    Nothing,
    Again(Message),
    Failing,
    Poll,
}

#[derive(Clone, Debug, Hash)]
pub(super) struct Session {
    pub(super) config: Config,
    device: Device,
    pub(super) port: u32,
    /// What the service registry offers.
    pub(super) lecs: Vec<AtmAddress>,
    started: Instant,
    query: Option<Query>,
    pub(super) poll_at: Option<Instant>,
    next_id: i32,
    attachment: Option<Attachment>,
    /// Version of the UNI that both ends know.
    pub(super) uni_version: u8,
    pub(super) counters: Counters,
}

impl Session {
    pub(super) const fn new(config: Config, device: Device) -> Self {
        Self {
            config,
            device,
            port: 1,
            lecs: Vec::new(),
            started: Instant::ZERO,
            query: None,
            poll_at: None,
            next_id: 1,
            attachment: None,
            uni_version: config.uni_version,
            counters: Counters { sent: 0, resent: 0, failures: 0, starts: 0, malformed: 0 },
        }
    }

    pub(super) const fn start(&mut self, now: Instant) {
        self.started = now;
    }

    /// Forgets the other end, and returns the request that finds it again.
    pub(super) fn attach(&mut self, now: Instant) -> Message {
        self.attachment = None;
        self.poll_at = None;
        self.counters.starts += 1;
        let question = self.ask(now, Operation::Get, Self::attachment_questions());
        if let Some(query) = &mut self.query {
            query.left = None;
        }
        question
    }

    pub(super) fn cold_start(&mut self, now: Instant) -> Message {
        self.counters.sent += 1;
        Message::cold_start(self.up_time(now))
    }

    fn up_time(&self, now: Instant) -> u32 {
        (now.since(self.started).0 / 10_000_000_000) as u32
    }

    /// A request; the one before it is forgotten.
    pub(super) fn ask(&mut self, now: Instant, operation: Operation, bindings: Vec<Binding>) -> Message {
        let id = self.next_id;
        self.next_id = id.wrapping_add(1).max(1);
        self.counters.sent += 1;
        let message = Message::request(operation, id, bindings);
        let deadline = now + self.config.response;
        self.query = Some(Query { id, message: message.clone(), left: Some(self.config.retries), deadline });
        message
    }

    pub(super) fn attachment_questions() -> Vec<Binding> {
        let objects = [Object::SystemIdentifier, Object::PortIndex, Object::SysUpTime];
        objects.map(|object| Binding::question(object.oid())).to_vec()
    }

    pub(super) fn version_questions() -> Vec<Binding> {
        let objects = [Object::UniVersion, Object::DeviceType, Object::IlmiVersion];
        objects.map(|object| Binding::question(object.oid())).to_vec()
    }

    /// Whether a response answers the request under way, which is then over.
    pub(super) fn answers(&mut self, id: i32) -> bool {
        self.query.take_if(|query| query.id == id).is_some()
    }

    /// Waits for the answer to the request under way no longer.
    pub(super) fn forget(&mut self) {
        self.query = None;
    }

    pub(super) const fn is_asking(&self) -> bool {
        self.query.is_some()
    }

    /// Compares an answer to the attachment questions with the one before; says whether the other end is the same and
    /// has run on.
    pub(super) fn is_same_attachment(&mut self, bindings: &[Binding]) -> bool {
        let value = |object: Object| {
            let found = bindings.iter().find(|binding| binding.object() == Some(object));
            found.map_or(Value::Null, |binding| binding.value.clone())
        };
        let up_time = if let Value::TimeTicks(ticks) = value(Object::SysUpTime) { ticks } else { 0 };
        let (system, port) = (value(Object::SystemIdentifier), value(Object::PortIndex));
        let same = self
            .attachment
            .as_ref()
            .is_none_or(|before| before.system == system && before.port == port && before.up_time <= up_time);
        self.attachment = Some(Attachment { system, port, up_time });
        same
    }

    /// Takes the other end's versions; what it does not tell is as at this end (U).
    pub(super) fn take_versions(&mut self, bindings: &[Binding]) {
        let theirs = bindings.iter().find_map(|binding| match (binding.object(), &binding.value) {
            (Some(Object::UniVersion), Value::Integer(version)) => u8::try_from(*version).ok(),
            _ => None,
        });
        self.uni_version =
            theirs.map_or(self.config.uni_version, |theirs| theirs.min(self.config.uni_version));
    }

    pub(super) fn poll_later(&mut self, now: Instant) {
        self.poll_at = Some(now + self.config.poll);
    }

    pub(super) fn next_timer(&self) -> Option<Instant> {
        self.query.as_ref().map(|query| query.deadline).or(self.poll_at)
    }

    pub(super) fn timer(&mut self, now: Instant) -> Due {
        let Some(query) = &mut self.query else {
            return if self.poll_at.take_if(|at| *at <= now).is_some() { Due::Poll } else { Due::Nothing };
        };
        if query.deadline > now {
            return Due::Nothing;
        }
        if query.left == Some(0) {
            self.query = None;
            self.counters.failures += 1;
            return Due::Failing;
        }
        query.left = query.left.map(|left| left - 1);
        query.deadline = now + self.config.response;
        self.counters.sent += 1;
        self.counters.resent += 1;
        Due::Again(query.message.clone())
    }

    /// The answer to a Get or GetNext.
    pub(super) fn answer(&self, now: Instant, next: bool, id: i32, questions: Vec<Binding>) -> Message {
        let mib = self.mib(now);
        let mut answers = Vec::with_capacity(questions.len());
        for (index, question) in questions.iter().enumerate() {
            let asked = |oid: &Oid| if next { *oid > question.name } else { *oid == question.name };
            let found = mib.iter().find(|(oid, _)| asked(oid));
            let Some((name, value)) = found else {
                return Message::refusal(id, ErrorStatus::NO_SUCH_NAME, index as i32 + 1, questions);
            };
            answers.push(Binding { name: name.clone(), value: value.clone() });
        }
        Message::response(id, answers)
    }

    fn mib(&self, now: Instant) -> SortedMap<Oid, Value> {
        let number = |value: u32| Value::Integer(i32::try_from(value).unwrap_or(i32::MAX));
        let mut objects = vec![
            (Object::SysUpTime, Value::TimeTicks(self.up_time(now))),
            (Object::PortIndex, number(self.port)),
            (Object::SystemIdentifier, Value::Octets(self.config.system.0.to_vec())),
            (Object::MaxVpiBits, Value::Integer(8)),
            (Object::MaxVciBits, Value::Integer(16)),
            (Object::UniType, Value::Integer(2)),
            (Object::UniVersion, Value::Integer(i32::from(self.config.uni_version))),
            (Object::DeviceType, Value::Integer(self.device as i32)),
            (Object::IlmiVersion, Value::Integer(2)),
            (Object::AddressAdminStatus, Value::Integer(1)),
        ];
        for (n, address) in (1..).zip(&self.lecs) {
            objects.push((Object::LecsAddress(n), Value::Octets(address.0.to_vec())));
        }
        objects.into_iter().map(|(object, value)| (object.oid(), value)).collect()
    }
}

/// A table of addresses with the times at which they were registered.
pub(super) fn address_table(id: TableId, registered: &SortedMap<AtmAddress, Instant>) -> Table {
    let row = |(address, since): (&AtmAddress, &Instant)| Row {
        cells: vec![(*address).into()],
        since: *since,
        expires: None,
    };
    Table { id, columns: &[ColumnId::AtmAddress], rows: registered.iter().map(row).collect() }
}
