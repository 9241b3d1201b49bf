//! A receiving end of a connection: AAL5 reassembly, cell by cell.

use lanelab_cells::atm::cell_network::{Channel, ConnCounters, ConnId, Delivery, Outcome, PduId};
use lanelab_cells::sim::time::SimTime;

use super::Cell;

struct Pdu {
    id: PduId,
    first: u64,
    cells: u64,
    offered: u64,
}

pub(super) struct Receiver {
    pub counters: ConnCounters,
    conn: ConnId,
    /// Whether a host injected the PDUs: their deliveries and losses are then reported.
    injected: bool,
    /// PDUs of which no later cell has arrived.
    open: Vec<Pdu>,
    /// Cells since the last AAU = 1.
    collected: Vec<u64>,
}

impl Receiver {
    pub(super) fn new(conn: ConnId, injected: bool) -> Self {
        Self { counters: ConnCounters::default(), conn, injected, open: Vec::new(), collected: Vec::new() }
    }

    /// Notes that a PDU is under way to this receiver; its first cell has the number `first`.
    pub(super) fn expect_pdu(&mut self, id: PduId, first: u64, cells: u32, at: u64) {
        self.open.push(Pdu { id, first, cells: u64::from(cells), offered: at });
    }

    pub(super) fn receive(&mut self, t: u64, cell: &Cell, to: Channel, delivered: &mut Vec<Delivery>) {
        let at = SimTime(t);
        self.counters.cells_received += 1;
        self.counters.cell_hash = self.counters.cell_hash.wrapping_add(hash(cell.seq, cell.clp, t));
        while self.open[0].first + self.open[0].cells <= cell.seq {
            let pdu = self.open.remove(0).id;
            if self.injected {
                delivered.push(Delivery {
                    at,
                    conn: self.conn,
                    pdu,
                    outcome: Outcome::Lost,
                    to,
                    left: SimTime(0),
                });
            }
        }
        self.collected.push(cell.seq);
        if !cell.last {
            return;
        }
        let pdu = self.open.remove(0);
        let whole: Vec<u64> = (pdu.first..pdu.first + pdu.cells).collect();
        let outcome = if self.collected == whole { Outcome::Intact } else { Outcome::Damaged };
        self.collected.clear();
        if outcome == Outcome::Intact {
            self.counters.pdus_received += 1;
            self.counters.total_delay += u128::from(t - pdu.offered);
        }
        if self.injected {
            let left = SimTime(cell.left);
            delivered.push(Delivery { at, conn: self.conn, pdu: pdu.id, outcome, to, left });
        }
    }
}

/// The hash of `ConnCounters::cell_hash`, from its definition there.
fn hash(seq: u64, clp: bool, t: u64) -> u64 {
    let k = 0x9e37_79b9_7f4a_7c15_u64;
    let mut x = t.wrapping_add(k.wrapping_mul(2 * seq + u64::from(clp)));
    x ^= x >> 30;
    x = x.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x ^= x >> 27;
    x = x.wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
