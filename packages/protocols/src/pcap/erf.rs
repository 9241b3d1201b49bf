//! A cell as a record of link type 197 (ERF, the Extensible Record Format of network probes).

use crate::wire::{CELL_PAYLOAD_LEN, CellFormat, CellHeader};

const HEADER_LEN: usize = 16;
/// Octets of a cell in a record: its header without HEC, and its payload.
const CELL: usize = 4 + CELL_PAYLOAD_LEN;
/// Octets of a record of one cell.
pub const LEN: usize = HEADER_LEN + CELL;

/// ATM cell.
const TYPE: u8 = 3;
/// Records may differ in length.
const VARIABLE_LENGTH: u8 = 0x04;
const NS_PER_S: u64 = 1_000_000_000;

/// A record: the time, little-endian, in units of 2^-32 s; type, flags, length, nothing lost, length on the wire; the cell. `port`
/// is 0 or 1, one for each direction.
pub fn cell(
    at_ns: u64,
    port: u8,
    format: CellFormat,
    header: &CellHeader,
    payload: &[u8; CELL_PAYLOAD_LEN],
) -> [u8; LEN] {
    let (seconds, rest) = (at_ns / NS_PER_S, at_ns % NS_PER_S);
    let time = (seconds << 32) + (rest << 32) / NS_PER_S;
    let mut record = [0; LEN];
    record[..8].copy_from_slice(&time.to_le_bytes());
    record[8] = TYPE;
    record[9] = VARIABLE_LENGTH | (port & 1);
    record[10..12].copy_from_slice(&(LEN as u16).to_be_bytes());
    record[14..16].copy_from_slice(&(CELL as u16).to_be_bytes());
    record[HEADER_LEN..HEADER_LEN + 4].copy_from_slice(&header.octets(format)[..4]);
    record[HEADER_LEN + 4..].copy_from_slice(payload);
    record
}
