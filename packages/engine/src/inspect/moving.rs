//! What moves on a link: the message or packet that a cell or an Ethernet frame belongs to, and the octets of a cell.

use super::decode::{self, Layer};
use super::messages::hex;
use crate::simulation::Simulation;
use crate::trace::{Message, MessageLog};
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_protocols::wire::{
    Aal5Repr, CELL_HEADER_LEN, CELL_LEN, CELL_PAYLOAD_LEN, CellFormat, CellHeader, CellPacket, Pti,
};
use serde::{Deserialize, Serialize};

/// One of the two logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PduLog"))]
#[serde(rename_all = "lowercase")]
pub(super) enum Log {
    /// Control messages.
    Messages,
    /// Data packets, and all frames on Ethernet.
    Packets,
}

/// The record of what left, in one of the logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PduPlace"))]
pub(super) struct Place {
    log: Log,
    number: u64,
}

/// A cell as it is seen on a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "CellOnLink"))]
#[serde(deny_unknown_fields)]
pub struct CellOnLink {
    /// Connection of the run, as traces of cells have it.
    connection: u32,
    /// Number of the cell on the connection.
    sequence: u64,
    /// VPI on this link.
    vpi: u16,
    /// VCI on this link.
    vci: u16,
    /// Whether its CLP bit is 1.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    clp: bool,
    /// Whether both ends of the link are switches: the header has the form of the NNI.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    nni: bool,
}

/// The octets of one cell.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "CellDetail"))]
pub(super) struct CellForm {
    /// The PDU that it belongs to.
    pdu: Place,
    /// Its place among the cells of the PDU, from 0.
    index: u32,
    /// Cells of the PDU.
    count: u32,
    /// The header and the 48 octets behind it.
    layers: Vec<Layer>,
    /// All 53 octets, hexadecimal, two digits an octet.
    hex: String,
}

/// What left last, of what fits, in either log.
fn find<'a, N: CellNetwork>(
    run: &'a Simulation<N>,
    fits: impl Fn(&Message<'_>) -> bool,
) -> Option<(Place, Message<'a>)> {
    let newest = |log: &'a MessageLog| log.since(0).rev().find(|(_, it)| it.end.sent && fits(it));
    let place = |log| move |(number, message)| (Place { log, number }, message);
    let message = newest(run.messages()).map(place(Log::Messages));
    message.or_else(|| newest(run.data_packets()).map(place(Log::Packets)))
}

/// The PDU of a cell, and the cell's place in it.
fn of_cell<N: CellNetwork>(
    run: &Simulation<N>,
    connection: u32,
    sequence: u64,
) -> Option<(Place, Message<'_>, u32, u32)> {
    let place_in =
        |it: &Message<'_>| Some((it.end.cells?.place_of(connection, sequence)?, it.end.cells?.count));
    let (place, message) = find(run, |it| place_in(it).is_some())?;
    let (index, count) = place_in(&message)?;
    Some((place, message, index, count))
}

/// The record of the PDU that a cell belongs to.
pub(super) fn pdu<N: CellNetwork>(run: &Simulation<N>, connection: u32, sequence: u64) -> Option<Place> {
    of_cell(run, connection, sequence).map(|(place, ..)| place)
}

/// The record of an Ethernet frame.
pub(super) fn frame<N: CellNetwork>(run: &Simulation<N>, sender: u32, ordinal: u64) -> Option<Place> {
    find(run, |it| run.outer_name(it.sender, it.ordinal) == (sender, ordinal)).map(|(place, _)| place)
}

/// The octets of a cell.
pub(super) fn cell<N: CellNetwork>(run: &Simulation<N>, seen: &CellOnLink) -> Option<CellForm> {
    let CellOnLink { connection, sequence, vpi, vci, clp, nni } = *seen;
    let (place, message, index, count) = of_cell(run, connection, sequence)?;
    let format = if nni { CellFormat::Nni } else { CellFormat::Uni };
    let header = CellHeader { gfc: 0, vpi, vci, pti: Pti::user(false, index + 1 == count), clp };
    let pdu = Aal5Repr::enclose(0, &decode::octets(&message));
    let mut octets = [0; CELL_LEN];
    octets[..CELL_HEADER_LEN].copy_from_slice(&header.octets(format));
    octets[CELL_HEADER_LEN..].copy_from_slice(pdu.chunks(CELL_PAYLOAD_LEN).nth(index as usize)?);
    let layers = vec![decode::layer(&CellPacket::new_unchecked(&octets, format), 0)];
    Some(CellForm { pdu: place, index, count, layers, hex: hex(&octets) })
}
