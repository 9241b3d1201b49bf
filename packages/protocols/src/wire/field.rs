//! What an inspector shows of a packet: its fields, each with the octets it covers.

use core::fmt;
use core::ops::Range;

use super::{FieldId, LayerId};
use crate::Value;

/// One field of one packet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The field of the specification.
    pub id: FieldId,
    /// Octets that hold the field, counted from the start of the packet.
    pub octets: Range<usize>,
    /// The value as the octets have it.
    pub value: Value,
    /// What the value means; nothing where the value says it all.
    pub meaning: Value,
}

/// A view over octets that can list its fields, however damaged the octets are.
pub trait FieldMap {
    /// The protocol.
    fn protocol(&self) -> LayerId;

    /// The fields in wire order, as far as the octets go.
    fn fields(&self) -> Vec<Field>;
}

/// Collects the fields of a packet, leaving out those that the octets do not reach.
#[derive(Debug)]
pub struct Fields<'a> {
    octets: &'a [u8],
    list: Vec<Field>,
}

impl<'a> Fields<'a> {
    /// An empty list over a packet's octets.
    pub const fn new(octets: &'a [u8]) -> Self {
        Self { octets, list: Vec::new() }
    }

    /// Adds a field; `show` makes value and meaning of the field's octets.
    pub fn add<V, M>(
        &mut self,
        id: FieldId,
        octets: Range<usize>,
        show: impl FnOnce(&'a [u8]) -> (V, M),
    ) -> &mut Self
    where
        V: Into<Value>,
        M: Into<Value>,
    {
        if let Some(part) = self.octets.get(octets.clone()) {
            let (value, meaning) = show(part);
            self.list.push(Field { id, octets, value: value.into(), meaning: meaning.into() });
        }
        self
    }

    /// Adds a big-endian number of up to four octets that needs no explanation.
    pub fn number(&mut self, id: FieldId, octets: Range<usize>) -> &mut Self {
        self.add(id, octets, |part| (number(part), Value::None))
    }

    /// Adds the octets from `start` to the end of the packet, if there are any.
    pub fn rest(&mut self, id: FieldId, start: usize) -> &mut Self {
        let end = self.octets.len();
        if start < end {
            self.add(id, start..end, |part| (Value::Size(part.len()), Value::None));
        }
        self
    }

    /// The list.
    pub fn done(&mut self) -> Vec<Field> {
        core::mem::take(&mut self.list)
    }
}

/// The value of up to four octets, most significant first.
pub(crate) fn number(octets: &[u8]) -> u32 {
    octets.iter().fold(0, |value, octet| value << 8 | u32::from(*octet))
}

/// Prints a packet that its codec refuses: as many fields as there are octets for.
pub(crate) fn fmt_damaged(map: &dyn FieldMap, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{:?} (damaged)", map.protocol())?;
    for field in map.fields() {
        write!(f, " {:?}={}", field.id, field.value)?;
    }
    Ok(())
}
