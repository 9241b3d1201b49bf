//! A machine's tables as people read them: caches, registrations, connections.

use crate::{Instant, Value};

/// A table at one instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What the specification calls it, such as "LE_ARP cache".
    pub name: &'static str,
    /// Heads of the columns.
    pub columns: &'static [&'static str],
    /// Rows in the order of their keys.
    pub rows: Vec<Row>,
}

/// One row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// A value for each column.
    pub cells: Vec<Value>,
    /// When it was last written; the event of that instant at this node wrote it.
    pub since: Instant,
    /// When it ages out, if nothing renews it.
    pub expires: Option<Instant>,
}
