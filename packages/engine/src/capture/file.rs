//! The file in the making: records in the order of their times, within a bound of memory.

use super::CaptureCounts;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::order;
use lanelab_protocols::pcap::{Direction, Interface, LinkType, Record, Statistics, section_header};

/// Octets that may wait for whoever takes them.
const MOST: usize = 48 << 20;
/// Octets of a record's block beside the record.
const BLOCK: usize = 56;
const PS_PER_NS: u64 = 1_000;

/// A record that is not written yet.
#[derive(Clone, Debug)]
struct Found {
    at: SimTime,
    interface: u32,
    direction: Direction,
    octets: Vec<u8>,
    comment: Option<String>,
}

/// Records and what was left out, of each interface.
#[derive(Clone, Debug)]
pub(super) struct File {
    interfaces: Vec<CaptureCounts>,
    waiting: Vec<Found>,
    /// Octets of those, and of blocks written.
    held: usize,
    octets: Vec<u8>,
}

impl File {
    pub(super) fn new() -> Self {
        let mut octets = Vec::new();
        section_header(concat!("lanelab ", env!("CARGO_PKG_VERSION")), &mut octets);
        Self { interfaces: Vec::new(), waiting: Vec::new(), held: 0, octets }
    }

    /// Adds an interface and returns its number.
    pub(super) fn add(&mut self, link_type: LinkType, name: &str, description: &str, bit_rate: u64) -> u32 {
        Interface { link_type, name, description, bit_rate }.emit(&mut self.octets);
        self.interfaces.push(CaptureCounts::default());
        (self.interfaces.len() - 1) as u32
    }

    /// Adds a record, if there is room.
    pub(super) fn put(
        &mut self,
        interface: u32,
        at: SimTime,
        direction: Direction,
        octets: Vec<u8>,
        comment: Option<String>,
    ) {
        let counts = &mut self.interfaces[interface as usize];
        let size = BLOCK + octets.len() + comment.as_ref().map_or(0, String::len);
        if self.held + size > MOST {
            counts.missed += 1;
            return;
        }
        counts.records += 1;
        self.held += size;
        self.waiting.push(Found { at, interface, direction, octets, comment });
    }

    /// Counts a PDU that is left out, for cells of it are missing.
    pub(super) fn leave_out(&mut self, interface: u32) {
        self.interfaces[interface as usize].damaged += 1;
    }

    /// Writes the records before `edge`: no other will be.
    pub(super) fn write_before(&mut self, edge: SimTime) {
        order::sort_by_key(&mut self.waiting, |found| found.at);
        let due = self.waiting.partition_point(|found| found.at < edge);
        for Found { at, interface, direction, octets, comment } in self.waiting.drain(..due) {
            let at_ns = at.0 / PS_PER_NS;
            Record { interface, at_ns, direction, octets: &octets, comment: comment.as_deref() }
                .emit(&mut self.octets);
        }
    }

    /// Takes what is written.
    pub(super) fn take(&mut self) -> Vec<u8> {
        self.held = self.waiting.iter().map(|found| BLOCK + found.octets.len()).sum();
        std::mem::take(&mut self.octets)
    }

    /// Writes what each interface has seen and what is not in the file.
    pub(super) fn end(&mut self, now: SimTime) {
        for (interface, counts) in (0..).zip(&self.interfaces) {
            let CaptureCounts { records, damaged, missed } = *counts;
            Statistics {
                interface,
                at_ns: now.0 / PS_PER_NS,
                seen: records + damaged + missed,
                missing: damaged + missed,
                comment: &format!(
                    "{damaged} PDUs left out, for cells of them are missing here; {missed} for want of memory"
                ),
            }
            .emit(&mut self.octets);
        }
    }

    pub(super) fn counts(&self) -> CaptureCounts {
        self.interfaces.iter().fold(CaptureCounts::default(), |sum, one| CaptureCounts {
            records: sum.records + one.records,
            damaged: sum.damaged + one.damaged,
            missed: sum.missed + one.missed,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded_and_what_does_not_fit_is_counted() {
        let mut file = File::new();
        let interface = file.add(LinkType::Ethernet, "a", "b", 1);
        let put = |file: &mut File, at| {
            file.put(interface, SimTime(at), Direction::Outbound, vec![0; 1 << 20], None)
        };
        for at in 0..60 {
            put(&mut file, at);
        }
        let counts = file.counts();
        assert_eq!((counts.records, counts.missed), (47, 13));
        file.write_before(SimTime(30));
        assert!(file.take().len() > 30 << 20);
        put(&mut file, 61);
        assert_eq!(file.counts().records, 48, "there is room again");
        file.write_before(SimTime(100));
        assert!(file.take().len() > 18 << 20 && file.waiting.is_empty());
    }

    #[test]
    fn records_come_in_the_order_of_their_times() {
        let mut file = File::new();
        let interface = file.add(LinkType::Ethernet, "a", "b", 1);
        file.take();
        for (at, octet) in [(7_000, 1), (3_999, 2), (3_000, 3)] {
            file.put(interface, SimTime(at), Direction::Inbound, vec![octet; 4], None);
        }
        file.write_before(SimTime(7_000));
        let octets = file.take();
        let records: Vec<_> = octets.chunks(48).map(|block| (block[16], block[28])).collect();
        assert_eq!(records, [(3, 3), (3, 2)], "nanoseconds, and which record");
    }
}
