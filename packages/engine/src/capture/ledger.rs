//! PDUs under way, by the numbers of their cells: whose cells pass a tapped link.

use super::Handed;
use crate::packet::Packet;
use lanelab_cells::atm::cell_network::{ConnId, PduId};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::pcap::Traffic;
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::wire::{Aal5Repr, CELL_PAYLOAD_LEN};
use std::collections::VecDeque;

/// PDUs under way that are remembered at most, all connections together.
const MOST: usize = 100_000;
/// How long a PDU is remembered whose end nobody tells: it has no receiver, or lost one on its way.
const LONGEST: SimDuration = SimDuration(10_000_000_000_000);

/// A PDU whose cells may still pass.
#[derive(Clone, Debug)]
pub(super) struct Offered {
    pdu: PduId,
    pub(super) first: u64,
    cells: u32,
    pub(super) traffic: Traffic,
    packet: Box<Packet>,
    /// The whole CPCS-PDU, once someone has looked at a cell.
    cpcs: Option<Vec<u8>>,
    /// Number of ends that have not reported the PDU yet.
    leaves: u32,
    /// Time at which the last end reported; until then, the time at which the PDU is forgotten at the latest.
    ended: SimTime,
}

impl Offered {
    pub(super) fn new(handed: Handed<'_>) -> Self {
        let Handed { at, pdu, first, cells, leaves, traffic, packet, .. } = handed;
        let (packet, ended) = (Box::new(packet.clone()), at + LONGEST);
        Self { pdu, first, cells, traffic, packet, cpcs: None, leaves, ended }
    }

    pub(super) const fn last(&self) -> u64 {
        self.first + self.cells as u64 - 1
    }

    /// The CPCS-SDU.
    pub(super) fn sdu(&self) -> Vec<u8> {
        self.packet.octets()
    }

    /// What the cell of a number carries.
    pub(super) fn payload(&mut self, seq: u64) -> [u8; CELL_PAYLOAD_LEN] {
        let Self { packet, cpcs, first, .. } = self;
        let pdu = cpcs.get_or_insert_with(|| Aal5Repr::enclose(0, &packet.octets()));
        let at = (seq - *first) as usize * CELL_PAYLOAD_LEN;
        let mut payload = [0; CELL_PAYLOAD_LEN];
        if let Some(part) = pdu.get(at..at + CELL_PAYLOAD_LEN) {
            payload.copy_from_slice(part);
        }
        payload
    }
}

/// PDUs under way on every connection, in their order.
#[derive(Clone, Debug, Default)]
pub(super) struct Ledger {
    conns: SortedMap<ConnId, VecDeque<Offered>>,
    count: usize,
}

impl Ledger {
    pub(super) fn note(&mut self, handed: Handed<'_>) {
        let pdus = self.conns.entry(handed.conn).or_default();
        pdus.push_back(Offered::new(handed));
        self.count += 1;
        if self.count > MOST {
            pdus.pop_front();
            self.count -= 1;
        }
    }

    pub(super) fn ended(&mut self, at: SimTime, conn: ConnId, pdu: PduId) {
        let mut pdus = self.conns.get_mut(&conn).into_iter().flatten();
        if let Some(offered) = pdus.find(|offered| offered.pdu == pdu && offered.leaves > 0) {
            offered.leaves -= 1;
            if offered.leaves == 0 {
                offered.ended = at;
            }
        }
    }

    /// The PDU that a cell belongs to.
    pub(super) fn find(&mut self, conn: ConnId, seq: u64) -> Option<&mut Offered> {
        let pdus = self.conns.get_mut(&conn)?;
        let at = pdus.partition_point(|offered| offered.last() < seq);
        pdus.get_mut(at).filter(|offered| offered.first <= seq)
    }

    /// Forgets PDUs that ended before `edge`: their cells have passed every link.
    pub(super) fn forget(&mut self, edge: SimTime) {
        self.conns.retain(|_, pdus| {
            while pdus.pop_front_if(|offered| offered.ended < edge).is_some() {
                self.count -= 1;
            }
            !pdus.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packet::{Body, Wrap};
    use lanelab_cells::sim::event_queue::EventId;

    fn offer(ledger: &mut Ledger, pdu: PduId, first: u64, octets: usize, leaves: u32) {
        let packet = Packet::new(Body::Octets(vec![7; octets].into()), Wrap::Bare, EventId::START);
        ledger.note(Handed {
            at: SimTime::ZERO,
            conn: 3,
            pdu,
            first,
            cells: packet.cells(),
            leaves,
            traffic: Traffic::Raw,
            packet: &packet,
        });
    }

    #[test]
    fn a_cell_is_known_by_its_number() {
        let mut ledger = Ledger::default();
        offer(&mut ledger, 0, 10, 60, 1);
        offer(&mut ledger, 1, 12, 10, 1);
        let mut first = |seq| ledger.find(3, seq).map(|offered| (offered.first, offered.last()));
        assert_eq!(
            [first(9), first(10), first(11), first(12), first(13)],
            [None, Some((10, 11)), Some((10, 11)), Some((12, 12)), None]
        );
        assert!(ledger.find(4, 10).is_none());
    }

    #[test]
    fn cells_carry_the_pdu_with_padding_and_trailer() {
        let mut ledger = Ledger::default();
        offer(&mut ledger, 0, 0, 60, 1);
        let offered = ledger.find(3, 1).expect("a PDU");
        assert_eq!(offered.payload(0), [7; 48]);
        let second = offered.payload(1);
        assert_eq!(
            (&second[..12], &second[12..40], &second[42..44]),
            (&[7; 12][..], &[0; 28][..], &[0, 60][..])
        );
    }

    #[test]
    fn a_pdu_of_a_tree_is_remembered_until_its_last_end_tells() {
        let mut ledger = Ledger::default();
        offer(&mut ledger, 0, 0, 10, 2);
        ledger.ended(SimTime(5), 3, 0);
        ledger.forget(SimTime(6));
        assert!(ledger.find(3, 0).is_some());
        ledger.ended(SimTime(7), 3, 0);
        ledger.forget(SimTime(8));
        assert!(ledger.find(3, 0).is_none());
    }

    #[test]
    fn a_pdu_without_end_is_forgotten_in_time() {
        let mut ledger = Ledger::default();
        offer(&mut ledger, 0, 0, 10, 0);
        ledger.forget(SimTime(1_000_000_000_000));
        assert!(ledger.find(3, 0).is_some());
        ledger.forget(SimTime(10_000_000_000_001));
        assert!(ledger.find(3, 0).is_none() && ledger.count == 0);
    }

    #[test]
    fn slots_that_are_used_again_end_the_oldest() {
        let mut ledger = Ledger::default();
        offer(&mut ledger, 0, 0, 10, 1);
        ledger.ended(SimTime(5), 3, 0);
        offer(&mut ledger, 0, 1, 10, 1);
        ledger.forget(SimTime(5));
        assert!(ledger.find(3, 0).is_some());
        ledger.forget(SimTime(6));
        assert!(ledger.find(3, 0).is_none() && ledger.find(3, 1).is_some());
        ledger.ended(SimTime(7), 3, 0);
        ledger.forget(SimTime(8));
        assert!(ledger.find(3, 1).is_none() && ledger.conns.is_empty());
    }
}
