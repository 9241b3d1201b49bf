//! The turns of one CPU that waits in the log need.

use super::wait::{CpuTurn, Holder, Meanwhile, Occupant};

/// A CPU as the log knows it. A turn that many tasks waited for is copied into it once.
#[derive(Clone, Debug)]
pub(super) struct CpuTurns {
    /// Node whose CPU it is.
    pub(super) node: u32,
    /// Its processes by their numbers, as accounts name them.
    holders: Vec<Holder>,
    /// In the order of time within a wait.
    copies: Vec<CpuTurn>,
    /// The latest copies are the turns from this number on,
    since: u64,
    /// and before that one.
    until: u64,
}

impl CpuTurns {
    pub(super) const fn new(node: u32, holders: Vec<Holder>) -> Self {
        Self { node, holders, copies: Vec::new(), since: 0, until: 0 }
    }

    /// Copies what is not there yet of the turns in a wait; returns where they all are, and how many were copied.
    pub(super) fn copy(&mut self, meanwhile: &Meanwhile<'_>) -> ((u32, u32), usize) {
        let Meanwhile { latest, first, end } = *meanwhile;
        if first < self.since || first > self.until {
            (self.since, self.until) = (first, first);
        }
        let missing = (end - self.until) as usize;
        // One by one: a browser copies a part of unknown length by a call, and most have one or two.
        for turn in &latest[latest.len() - missing..] {
            self.copies.push(*turn);
        }
        self.until = end;
        let to = self.copies.len() as u32;
        ((to - (end - first) as u32, to), missing)
    }

    /// The copies at a place that [`copy`](Self::copy) returned.
    pub(super) fn at(&self, (from, to): (u32, u32)) -> &[CpuTurn] {
        &self.copies[from as usize..to as usize]
    }

    /// An occupant of the CPU, as accounts name it.
    pub(super) fn holder(&self, occupant: Occupant) -> Holder {
        match occupant {
            Occupant::Interrupt => Holder::Interrupt,
            Occupant::Protocol => Holder::Protocol,
            Occupant::Process(process) => self.holders[process as usize],
        }
    }

    /// Forgets all of them.
    pub(super) fn clear(&mut self) {
        self.copies.clear();
        self.since = self.until;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All turns up to a number, of which each ends at ten times its own.
    fn turns(end: u64) -> Vec<CpuTurn> {
        (0..end).map(|number| CpuTurn { who: Occupant::Protocol, until: 10 * number }).collect()
    }

    #[test]
    fn every_wait_finds_its_turns_and_shares_them_with_those_before() {
        let mut cpu = CpuTurns::new(1, Vec::new());
        let mut waits = Vec::new();
        // First turn and end of each wait, and how many of its turns no earlier one has.
        for (first, end, new) in
            [(2, 5, 3), (3, 5, 0), (4, 6, 1), (2, 7, 1), (9, 11, 2), (10, 12, 1), (8, 12, 4)]
        {
            let all = turns(end);
            let latest = &all[first.min(3) as usize..];
            let (at, copied) = cpu.copy(&Meanwhile { latest, first, end });
            assert_eq!(copied, new, "{first} to {end}");
            waits.push((first, end, at));
        }
        for (first, end, at) in waits {
            let ends: Vec<_> = cpu.at(at).iter().map(|turn| turn.until / 10).collect();
            assert_eq!(ends, (first..end).collect::<Vec<_>>());
        }
        cpu.clear();
        let (latest, first, end) = (turns(13), 11, 13);
        assert_eq!(cpu.copy(&Meanwhile { latest: &latest, first, end }), ((0, 2), 2));
    }
}
