//! One direction of a tapped ATM link: PDUs from the cells that pass.

use super::file::File;
use super::ledger::Ledger;
use super::request::AtmEnd;
use lanelab_cells::atm::cell_network::{ConnId, DropReason};
use lanelab_cells::atm::tap::CellRecord;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::order;
use lanelab_protocols::pcap::{PseudoHeader, erf_cell};
use lanelab_protocols::sorted::{SortedMap, SortedSet};
use lanelab_protocols::wire::{CELL_PAYLOAD_LEN, CellHeader, Pti};

/// How far a connection's cells are on the link.
#[derive(Clone, Copy, Debug)]
struct Passage {
    /// Number of the cell that should come next.
    next: u64,
    /// None was missing from this number on.
    whole_from: u64,
    /// First cell of the PDU of which cells have passed and the last has not.
    open: Option<u64>,
}

/// One direction of a tapped link.
#[derive(Clone, Debug)]
pub(super) struct Tap {
    pub(super) end: AtmEnd,
    pdus: u32,
    cells: Option<u32>,
    /// By connection, VPI and VCI: a tree may cross the link more than once.
    passages: SortedMap<(ConnId, u16, u16), Passage>,
    /// Cells that leave the port later than was settled.
    later: Vec<CellRecord>,
    /// Arrival of the last cell at the far end: none overtakes it.
    arrival: SimTime,
}

impl Tap {
    /// A tap whose PDUs and, where asked for, cells are records of these interfaces.
    pub(super) const fn new(end: AtmEnd, pdus: u32, cells: Option<u32>) -> Self {
        Self { end, pdus, cells, passages: SortedMap::new(), later: Vec::new(), arrival: SimTime::ZERO }
    }

    /// Takes records of cells; what left before `edge` is settled.
    pub(super) fn take(
        &mut self,
        records: &[CellRecord],
        edge: SimTime,
        delay: &dyn Fn(u32, SimTime) -> SimDuration,
        ledger: &mut Ledger,
        bare: &SortedSet<ConnId>,
        file: &mut File,
    ) {
        self.later.extend_from_slice(records);
        let mut all = std::mem::take(&mut self.later);
        // A cell that a cut link takes has a second record, which says so. A long link may hold very many of them.
        let cut = |record: &&CellRecord| record.dropped == Some(DropReason::Link);
        let key = |record: &CellRecord| (record.conn, record.vpi, record.vci, record.seq);
        let cut = order::map(all.iter().filter(cut).map(|record| (key(record), ())));
        all.retain(|record| record.dropped.is_none() && !cut.contains_key(&key(record)));
        for record in all {
            if record.left >= edge {
                self.later.push(record);
                continue;
            }
            let mut at = record.left;
            if self.end.arriving {
                at = (at + delay(self.end.link, at)).max(self.arrival);
                self.arrival = at;
            }
            self.cell(&record, at, ledger, bare.contains(&record.conn), file);
        }
    }

    /// A cell passes, which counts at `at`.
    fn cell(&mut self, record: &CellRecord, at: SimTime, ledger: &mut Ledger, bare: bool, file: &mut File) {
        let CellRecord { conn, seq, vpi, vci, .. } = *record;
        let mut pdu = ledger.find(conn, seq);
        if let Some(interface) = self.cells {
            let payload = pdu.as_mut().map_or([0; CELL_PAYLOAD_LEN], |pdu| pdu.payload(seq));
            let header = CellHeader { gfc: 0, vpi, vci, pti: Pti::user(false, record.last), clp: record.clp };
            let port = u8::from(!self.end.from_station);
            let cell = erf_cell(at.0 / 1_000, port, self.end.format, &header, &payload);
            file.put(interface, at, self.end.direction, cell.to_vec(), None);
        }
        if bare {
            return;
        }
        let passage = self.passages.entry((conn, vpi, vci)).or_insert(Passage {
            next: seq,
            whole_from: seq,
            open: None,
        });
        if seq != passage.next {
            passage.whole_from = seq;
        }
        passage.next = seq + 1;
        let first = pdu.as_ref().map(|pdu| pdu.first);
        if passage.open.is_some() && passage.open != first {
            file.leave_out(self.pdus);
        }
        passage.open = first.filter(|_| !record.last);
        if !record.last {
            return;
        }
        match pdu.filter(|pdu| pdu.first >= passage.whole_from) {
            Some(pdu) => {
                let header =
                    PseudoHeader { from_station: self.end.from_station, traffic: pdu.traffic, vpi, vci };
                let comment =
                    (!header.holds_vpi()).then(|| format!("VPI {vpi}: SunATM has its low eight bits"));
                let mut octets = header.emit().to_vec();
                octets.extend(pdu.sdu());
                file.put(self.pdus, at, self.end.direction, octets, comment);
            }
            None => file.leave_out(self.pdus),
        }
    }
}
