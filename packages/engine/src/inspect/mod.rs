//! What can be asked of a run about its protocols; the TypeScript of queries and answers is generated from here. Asking changes nothing.

mod addresses;
mod decode;
mod decode_data;
mod diary;
mod messages;
mod moving;
mod states;
mod vccs;

pub use moving::CellOnLink;

use crate::scenario::{Code, ScenarioError};
use crate::simulation::Simulation;
use crate::trace::Part;
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_protocols::Value;
use lanelab_protocols::table::{ColumnId, TableId};
use serde::{Deserialize, Serialize};

/// A question.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "InspectQuery", tag = "kind"))]
#[serde(rename = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Query {
    /// Tables of a device.
    Tables {
        /// Device of the document.
        node: u32,
    },
    /// Control messages.
    Messages {
        /// Number of the first.
        from: u64,
        /// How many at most.
        limit: usize,
        /// Fields that each message comes with, by their places in `FIELD_IDS`; absent where no contents are asked for.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        fields: Option<Vec<u16>>,
    },
    /// One message with its octets.
    Message {
        /// Number of the message in the log.
        number: u64,
    },
    /// Data packets, and all frames on Ethernet: what was noted while [`crate::trace::WatchRequest::packets`] was on.
    Packets {
        /// Number of the first.
        from: u64,
        /// How many at most.
        limit: usize,
        /// As for messages.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        fields: Option<Vec<u16>>,
    },
    /// One data packet with its octets.
    Packet {
        /// Number of the packet in the log.
        number: u64,
    },
    /// The record of the message or packet that a cell belongs to.
    Pdu {
        /// Connection of the run, as traces of cells have it.
        connection: u32,
        /// Number of the cell on the connection.
        sequence: u64,
    },
    /// The record of a frame on an Ethernet link.
    Frame {
        /// Device that sent it on this link.
        sender: u32,
        /// Its number among what the sender sent.
        ordinal: u64,
    },
    /// The 53 octets of a cell.
    Cell(CellOnLink),
    /// Control messages that nobody can read, by device.
    Malformed {},
    /// Reports of protocols, switches and hosts.
    Diary {
        /// Number of the first report.
        from: u64,
        /// How many at most.
        limit: usize,
    },
    /// Open connections.
    Vccs {},
    /// Paths that flows take.
    Paths {},
    /// States of devices.
    States {},
    /// ATM addresses and what they belong to; the same throughout a run.
    Addresses {},
}

/// A table of one protocol machine.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "ProtocolTable"))]
#[serde(rename_all = "camelCase")]
struct TableForm {
    /// Part of the device.
    owner: Part,
    table: TableId,
    column_ids: &'static [ColumnId],
    rows: Vec<RowForm>,
}

/// A row of a table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "TableRow"))]
#[serde(rename_all = "camelCase")]
struct RowForm {
    /// A value for each column.
    values: Vec<Value>,
    /// Time at which the row was last written.
    since_ps: u64,
    /// Time at which the row ages out if nothing renews it; null where it does not age.
    expires_ps: Option<u64>,
}

/// The type of each query's answer, by the kind of the query.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[expect(dead_code, reason = "TypeScript is made of it, and nothing else")]
pub(crate) struct InspectAnswers {
    tables: Vec<TableForm>,
    messages: messages::MessagePage,
    message: Option<messages::MessageDetail>,
    packets: messages::PacketPage,
    packet: Option<messages::PacketDetail>,
    pdu: Option<moving::Place>,
    frame: Option<moving::Place>,
    cell: Option<moving::CellForm>,
    malformed: Vec<messages::MalformedMessages>,
    diary: diary::Diary,
    vccs: Vec<vccs::VccForm>,
    paths: Vec<vccs::PathForm>,
    states: Vec<states::DeviceState>,
    addresses: Vec<addresses::EndForm>,
}

/// Answers a query with JSON.
///
/// # Errors
/// Where an answer cannot be written as JSON, which its types rule out.
pub fn answer<N: CellNetwork>(run: &Simulation<N>, query: &Query) -> Result<String, ScenarioError> {
    let json = match query {
        Query::Tables { node } => serde_json::to_string(&tables(run, *node)),
        Query::Messages { from, limit, fields } => {
            serde_json::to_string(&messages::list(run, *from, *limit, fields.as_deref()))
        }
        Query::Message { number } => serde_json::to_string(&messages::detail(run, *number)),
        Query::Packets { from, limit, fields } => {
            serde_json::to_string(&messages::packets(run, *from, *limit, fields.as_deref()))
        }
        Query::Packet { number } => serde_json::to_string(&messages::packet(run, *number)),
        Query::Pdu { connection, sequence } => {
            serde_json::to_string(&moving::pdu(run, *connection, *sequence))
        }
        Query::Frame { sender, ordinal } => serde_json::to_string(&moving::frame(run, *sender, *ordinal)),
        Query::Cell(seen) => serde_json::to_string(&moving::cell(run, seen)),
        Query::Malformed {} => serde_json::to_string(&messages::malformed(run)),
        Query::Diary { from, limit } => serde_json::to_string(&diary::list(run, *from, *limit)),
        Query::Vccs {} => serde_json::to_string(&vccs::list(run)),
        Query::Paths {} => serde_json::to_string(&vccs::paths(run)),
        Query::States {} => serde_json::to_string(&states::list(run)),
        Query::Addresses {} => serde_json::to_string(&addresses::list(run)),
    };
    json.map_err(|_| ScenarioError::new(Code::Malformed, "query"))
}

fn tables<N: CellNetwork>(run: &Simulation<N>, node: u32) -> Vec<TableForm> {
    let form = |(part, table): (Part, lanelab_protocols::table::Table)| TableForm {
        owner: part,
        table: table.id,
        column_ids: table.columns,
        rows: table
            .rows
            .into_iter()
            .map(|row| RowForm {
                values: row.cells,
                since_ps: row.since.0,
                expires_ps: row.expires.map(|at| at.0),
            })
            .collect(),
    };
    run.tables(node).into_iter().map(form).collect()
}
