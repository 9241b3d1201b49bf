//! Watching a port: a record of every cell that comes to its queue. Runs are taken cell by cell there while it is watched;
//! what is computed is the same.

use super::cell::{CLP, LAST, hop, seq};
use super::cell_network::{ConnId, DropReason};
use super::network::Network;
use super::queue::{Queue, Surroundings};
use super::spec::{NodeId, PortId};
use crate::sim::time::SimTime;

/// What became of one cell at a watched port.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellRecord {
    /// Time at which the cell arrived at the queue.
    pub arrived: SimTime,
    /// When its last bit leaves the port, which may lie ahead; for a dropped cell, when it was dropped.
    pub left: SimTime,
    /// Connection it belongs to.
    pub conn: ConnId,
    /// VPI with which it leaves the port.
    pub vpi: u16,
    /// VCI with which it leaves the port.
    pub vci: u16,
    /// Its number on the connection, from 0.
    pub seq: u64,
    /// AAU = 1.
    pub last: bool,
    /// CLP = 1.
    pub clp: bool,
    /// Cells of its category in the queue just after it arrived (itself included, if it was accepted), the one in service
    /// included. Until the next arrival the queue shrinks by one each cell time.
    pub length: u32,
    /// Why it was dropped. A cell that a cut link drops as it leaves has a second record, with `Link`.
    pub dropped: Option<DropReason>,
}

/// The reader of a watched port's records: each reads independently of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watcher {
    /// A view of the cells.
    View,
    /// A capture.
    Capture,
}

/// Records for one watcher: the newest ones, where nobody reads them.
#[derive(Clone, Debug, Default)]
struct Records {
    records: Vec<CellRecord>,
    keep: usize,
}

/// The records of a watched port, by watcher.
#[derive(Clone, Debug, Default)]
pub(super) struct Tap([Records; 2]);

impl Tap {
    /// Adds a record; twice as many as are kept may stand here, so that forgetting costs little a record.
    pub(super) fn push(&mut self, record: CellRecord) {
        for Records { records, keep } in self.0.iter_mut().filter(|records| records.keep > 0) {
            if records.len() >= 2 * *keep {
                records.drain(..*keep);
            }
            records.push(record);
        }
    }
}

impl Queue {
    /// Records a cell that will leave at `left`, where the port is watched.
    #[inline]
    pub(super) fn tap(&mut self, arrived: u64, left: u64, meta: u64, length: u32, around: &Surroundings<'_>) {
        if let Some(tap) = &mut self.tap {
            tap.push(around.record(arrived, left, meta, length, None));
        }
    }
}

impl Surroundings<'_> {
    /// The record of a cell at a watched port.
    #[cold]
    pub(super) fn record(
        &self,
        arrived: u64,
        left: u64,
        meta: u64,
        length: u32,
        dropped: Option<DropReason>,
    ) -> CellRecord {
        let (vpi, vci) = self.labels[hop(meta)];
        CellRecord {
            arrived: SimTime(arrived),
            left: SimTime(left),
            conn: self.conns[self.hops[hop(meta)].conn as usize].id,
            vpi,
            vci,
            seq: seq(meta),
            last: meta & LAST != 0,
            clp: meta & CLP != 0,
            length,
            dropped,
        }
    }
}

impl Network {
    /// Watches the output queue and the link of a port, and keeps the newest `keep` records at least until they are read; with
    /// zero, no longer. What was recorded and not read is forgotten.
    pub fn watch_port(&mut self, node: NodeId, port: PortId, keep: usize) {
        self.watch_port_for(Watcher::View, node, port, keep);
    }

    /// Appends what was recorded at a watched port since the last time: cells in the order in which they were taken into
    /// service, drops among them.
    pub fn read_port(&mut self, node: NodeId, port: PortId, into: &mut Vec<CellRecord>) {
        self.read_port_for(Watcher::View, node, port, into);
    }

    /// As [`Self::watch_port`], for one of the watchers.
    pub(super) fn watch_port_for(&mut self, watcher: Watcher, node: NodeId, port: PortId, keep: usize) {
        let Some(&queue) = self.directory.queues.get(&(node, port)) else { return };
        let tap = &mut self.queues[queue as usize].tap;
        let mut records = tap.take().unwrap_or_default();
        records.0[watcher as usize] = Records { records: Vec::new(), keep };
        if records.0.iter().any(|records| records.keep > 0) {
            *tap = Some(records);
        }
    }

    /// As [`Self::read_port`], for one of the watchers.
    pub(super) fn read_port_for(
        &mut self,
        watcher: Watcher,
        node: NodeId,
        port: PortId,
        into: &mut Vec<CellRecord>,
    ) {
        let Some(&queue) = self.directory.queues.get(&(node, port)) else { return };
        let Some(tap) = &mut self.queues[queue as usize].tap else { return };
        into.append(&mut tap.0[watcher as usize].records);
    }
}
