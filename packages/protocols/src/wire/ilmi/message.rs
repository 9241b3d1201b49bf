//! SNMPv1 messages as values.

use core::fmt;

use serde::Serialize;

use super::super::{Error, Result};
use super::ber::{self, Reader, tag};
use super::{Object, Oid, Packet};

/// The community of ILMI.
pub(super) const COMMUNITY: &[u8] = b"ILMI";
/// Octets that most messages are shorter than: memory for them is asked for once.
const MOST: usize = 128;
/// SNMPv1.
pub(super) const VERSION: i32 = 0;

/// A value of an object.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A signed number.
    Integer(i32),
    /// Octets, such as an address.
    Octets(Vec<u8>),
    /// None: what a question carries.
    Null,
    /// An object identifier.
    Oid(Oid),
    /// An IPv4 address.
    IpAddress([u8; 4]),
    /// A number that counts up and wraps.
    Counter(u32),
    /// A number that goes up and down.
    Gauge(u32),
    /// Hundredths of a second.
    TimeTicks(u32),
}

/// An object and its value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Binding {
    /// Identifier of the object.
    pub name: Oid,
    /// Value of the object; a null in a request that reads it.
    pub value: Value,
}

/// What a message with a request identifier asks or answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operation {
    /// GetRequest: the values of objects.
    Get,
    /// GetNextRequest: the objects after those named, with their values.
    GetNext,
    /// GetResponse: answers any request.
    Response,
    /// SetRequest: writes the values of objects.
    Set,
}

/// Error of a response (RFC 1157 4.1.1); unknown numbers are kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "IlmiError"))]
pub struct ErrorStatus(pub i32);

impl ErrorStatus {
    /// The request was carried out.
    pub const NO_ERROR: Self = Self(0);
    /// The answer would be too big.
    pub const TOO_BIG: Self = Self(1);
    /// There is no such object, or none after it.
    pub const NO_SUCH_NAME: Self = Self(2);
    /// The object cannot have this value.
    pub const BAD_VALUE: Self = Self(3);
    /// The object cannot be set.
    pub const READ_ONLY: Self = Self(4);
    /// Any other reason.
    pub const GEN_ERR: Self = Self(5);
}

/// What a trap reports (RFC 1157 4.1.6); unknown numbers are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrapKind(pub i32);

impl TrapKind {
    /// The sender starts again, and what it knew may have changed.
    pub const COLD_START: Self = Self(0);
    /// The sender starts again with what it knew.
    pub const WARM_START: Self = Self(1);
}

/// A message of community "ILMI".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Message {
    /// A request or its response.
    Request {
        /// Operation of the message.
        operation: Operation,
        /// Copied into the response.
        id: i32,
        /// What went wrong; of a response only.
        error: ErrorStatus,
        /// Which binding the error is about, counted from one.
        error_index: i32,
        /// Objects.
        bindings: Vec<Binding>,
    },
    /// A report that nobody asked for.
    Trap {
        /// Kind of the system that reports.
        enterprise: Oid,
        /// Its IPv4 address.
        agent: [u8; 4],
        /// Kind of event that the trap reports.
        kind: TrapKind,
        /// What exactly, of an enterprise's own traps.
        specific: i32,
        /// Time since it started, in hundredths of a second.
        time: u32,
        /// Objects.
        bindings: Vec<Binding>,
    },
}

impl Value {
    pub(super) fn parse(tag: u8, content: &[u8]) -> Result<Self> {
        Ok(match tag {
            tag::INTEGER => Self::Integer(ber::integer(content)?),
            tag::OCTET_STRING => Self::Octets(content.to_vec()),
            tag::NULL if content.is_empty() => Self::Null,
            tag::OID => Self::Oid(Oid::parse(content)?),
            tag::IP_ADDRESS => Self::IpAddress(content.try_into().map_err(|_| Error)?),
            tag::COUNTER => Self::Counter(ber::unsigned(content)?),
            tag::GAUGE => Self::Gauge(ber::unsigned(content)?),
            tag::TIME_TICKS => Self::TimeTicks(ber::unsigned(content)?),
            _ => return Err(Error),
        })
    }

    fn emit(&self, into: &mut Vec<u8>) {
        match self {
            Self::Integer(value) => ber::put_integer(into, tag::INTEGER, i64::from(*value)),
            Self::Octets(octets) => ber::put(into, tag::OCTET_STRING, octets),
            Self::Null => ber::put(into, tag::NULL, &[]),
            Self::Oid(oid) => ber::put(into, tag::OID, &oid.emit()),
            Self::IpAddress(address) => ber::put(into, tag::IP_ADDRESS, address),
            Self::Counter(value) => ber::put_integer(into, tag::COUNTER, i64::from(*value)),
            Self::Gauge(value) => ber::put_integer(into, tag::GAUGE, i64::from(*value)),
            Self::TimeTicks(value) => ber::put_integer(into, tag::TIME_TICKS, i64::from(*value)),
        }
    }
}

impl Binding {
    /// An object of the ILMI MIB with its value.
    pub fn new(object: Object, value: Value) -> Self {
        Self { name: object.oid(), value }
    }

    /// An object that is asked for.
    pub const fn question(name: Oid) -> Self {
        Self { name, value: Value::Null }
    }

    /// The object, if it is one of those that address registration knows.
    pub fn object(&self) -> Option<Object> {
        Object::of(&self.name)
    }
}

impl Operation {
    pub(super) const fn of(tag: u8) -> Option<Self> {
        Some(match tag {
            0xa0 => Self::Get,
            0xa1 => Self::GetNext,
            0xa2 => Self::Response,
            0xa3 => Self::Set,
            _ => return None,
        })
    }

    const fn tag(self) -> u8 {
        match self {
            Self::Get => 0xa0,
            Self::GetNext => 0xa1,
            Self::Response => 0xa2,
            Self::Set => 0xa3,
        }
    }
}

impl Message {
    /// A request.
    pub const fn request(operation: Operation, id: i32, bindings: Vec<Binding>) -> Self {
        Self::Request { operation, id, error: ErrorStatus::NO_ERROR, error_index: 0, bindings }
    }

    /// A good response.
    pub const fn response(id: i32, bindings: Vec<Binding>) -> Self {
        Self::request(Operation::Response, id, bindings)
    }

    /// A response with an error; `index` counts the binding it is about from one.
    pub const fn refusal(id: i32, error: ErrorStatus, index: i32, bindings: Vec<Binding>) -> Self {
        Self::Request { operation: Operation::Response, id, error, error_index: index, bindings }
    }

    /// The trap of a system that starts, `time` hundredths of a second after it did.
    pub fn cold_start(time: u32) -> Self {
        Self::Trap {
            enterprise: Object::enterprise(),
            agent: [0; 4],
            kind: TrapKind::COLD_START,
            specific: 0,
            time,
            bindings: Vec::new(),
        }
    }

    /// Reads a message; octets after it are not looked at.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        let mut outer = Reader::new(octets);
        let message = outer.expect(tag::SEQUENCE)?;
        let mut reader = outer.inside(&message);
        if reader.integer()? != VERSION {
            return Err(Error);
        }
        let community = reader.expect(tag::OCTET_STRING)?;
        if reader.content(&community) != COMMUNITY {
            return Err(Error);
        }
        let pdu = reader.next()?;
        let mut body = reader.inside(&pdu);
        if !reader.is_done() {
            return Err(Error);
        }
        let message = if pdu.tag == tag::TRAP {
            let enterprise = body.expect(tag::OID)?;
            let agent = body.expect(tag::IP_ADDRESS)?;
            Self::Trap {
                enterprise: Oid::parse(body.content(&enterprise))?,
                agent: body.content(&agent).try_into().map_err(|_| Error)?,
                kind: TrapKind(body.integer()?),
                specific: body.integer()?,
                time: {
                    let time = body.expect(tag::TIME_TICKS)?;
                    ber::unsigned(body.content(&time))?
                },
                bindings: bindings(&mut body)?,
            }
        } else {
            Self::Request {
                operation: Operation::of(pdu.tag).ok_or(Error)?,
                id: body.integer()?,
                error: ErrorStatus(body.integer()?),
                error_index: body.integer()?,
                bindings: bindings(&mut body)?,
            }
        };
        if body.is_done() { Ok(message) } else { Err(Error) }
    }

    /// The octets, every length in its shortest form.
    pub fn emit(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(MOST);
        let tag = match self {
            Self::Request { operation, id, error, error_index, bindings } => {
                for number in [*id, error.0, *error_index] {
                    ber::put_integer(&mut body, tag::INTEGER, i64::from(number));
                }
                put_bindings(&mut body, bindings);
                operation.tag()
            }
            Self::Trap { enterprise, agent, kind, specific, time, bindings } => {
                ber::put(&mut body, tag::OID, &enterprise.emit());
                ber::put(&mut body, tag::IP_ADDRESS, agent);
                ber::put_integer(&mut body, tag::INTEGER, i64::from(kind.0));
                ber::put_integer(&mut body, tag::INTEGER, i64::from(*specific));
                ber::put_integer(&mut body, tag::TIME_TICKS, i64::from(*time));
                put_bindings(&mut body, bindings);
                tag::TRAP
            }
        };
        let mut message = Vec::with_capacity(MOST);
        ber::put_integer(&mut message, tag::INTEGER, i64::from(VERSION));
        ber::put(&mut message, tag::OCTET_STRING, COMMUNITY);
        ber::put(&mut message, tag, &body);
        let mut octets = Vec::with_capacity(message.len() + 4);
        ber::put(&mut octets, tag::SEQUENCE, &message);
        octets
    }
}

fn bindings(body: &mut Reader<'_>) -> Result<Vec<Binding>> {
    let list = body.expect(tag::SEQUENCE)?;
    let mut reader = body.inside(&list);
    let mut bindings = Vec::new();
    while !reader.is_done() {
        let binding = reader.expect(tag::SEQUENCE)?;
        let mut pair = reader.inside(&binding);
        let name = pair.expect(tag::OID)?;
        let value = pair.next()?;
        if !pair.is_done() {
            return Err(Error);
        }
        bindings.push(Binding {
            name: Oid::parse(pair.content(&name))?,
            value: Value::parse(value.tag, pair.content(&value))?,
        });
    }
    Ok(bindings)
}

fn put_bindings(into: &mut Vec<u8>, bindings: &[Binding]) {
    let mut list = Vec::with_capacity(MOST);
    for binding in bindings {
        let mut pair = Vec::with_capacity(MOST);
        ber::put(&mut pair, tag::OID, &binding.name.emit());
        binding.value.emit(&mut pair);
        ber::put(&mut list, tag::SEQUENCE, &pair);
    }
    ber::put(into, tag::SEQUENCE, &list);
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(value) => write!(f, "{value}"),
            Self::Octets(octets) => octets.iter().try_for_each(|octet| write!(f, "{octet:02x}")),
            Self::Null => f.write_str("null"),
            Self::Oid(oid) => write!(f, "{oid}"),
            Self::IpAddress([a, b, c, d]) => write!(f, "{a}.{b}.{c}.{d}"),
            Self::Counter(value) | Self::Gauge(value) | Self::TimeTicks(value) => write!(f, "{value}"),
        }
    }
}

impl fmt::Display for Binding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.object() {
            Some(object) => write!(f, "{object}")?,
            None => write!(f, "{}", self.name)?,
        }
        if self.value == Value::Null { Ok(()) } else { write!(f, "={}", self.value) }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Get => "GetRequest",
            Self::GetNext => "GetNextRequest",
            Self::Response => "GetResponse",
            Self::Set => "SetRequest",
        })
    }
}

impl ErrorStatus {
    /// The name in RFC 1157.
    pub const fn name(self) -> Option<&'static str> {
        Some(match self {
            Self::NO_ERROR => "noError",
            Self::TOO_BIG => "tooBig",
            Self::NO_SUCH_NAME => "noSuchName",
            Self::BAD_VALUE => "badValue",
            Self::READ_ONLY => "readOnly",
            Self::GEN_ERR => "genErr",
            Self(_) => return None,
        })
    }
}

impl fmt::Display for ErrorStatus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "error {}", self.0),
        }
    }
}

impl TrapKind {
    /// The name in RFC 1157.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::COLD_START => Some("coldStart"),
            Self::WARM_START => Some("warmStart"),
            Self(_) => None,
        }
    }
}

impl fmt::Display for TrapKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "trap {}", self.0),
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bindings = match self {
            Self::Request { operation, id, error, bindings, .. } => {
                write!(f, "ILMI {operation} id={id}")?;
                if *error != ErrorStatus::NO_ERROR {
                    write!(f, " {error}")?;
                }
                bindings
            }
            Self::Trap { kind, bindings, .. } => {
                write!(f, "ILMI Trap {kind}")?;
                bindings
            }
        };
        bindings.iter().try_for_each(|binding| write!(f, " {binding}"))
    }
}

impl fmt::Display for Packet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Message::parse(self.0) {
            Ok(message) => write!(f, "{message}"),
            Err(Error) => super::super::field::fmt_damaged(self, f),
        }
    }
}
