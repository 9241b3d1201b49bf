//! Who has had the CPU for how long: what a task that waits for it is charged to. Nothing that the model depends on.

use super::cpu::Level;
use lanelab_cells::sim::time::SimDuration;
use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU64;

/// Whoever can have a CPU.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Occupant {
    /// The interrupt handler.
    Interrupt,
    /// Protocol code of the kernel.
    Protocol,
    /// A process, by its number.
    Process(u32),
}

impl Occupant {
    /// The occupant that does work of a level, of a process by its number.
    pub(super) fn of(level: Level, process: Option<u32>) -> Self {
        match level {
            Level::Interrupt => Self::Interrupt,
            Level::Protocol => Self::Protocol,
            Level::Process => Self::Process(process.unwrap_or(0)),
        }
    }
}

/// A time for which an occupant had the CPU.
#[derive(Clone, Copy, Debug)]
struct Turn {
    who: Occupant,
    /// CPU time of all occupants together at its end, in ps.
    until: u64,
}

/// Fewest turns of a full ledger. The marks of all tasks are looked at once in so many turns.
const ROOM: usize = 1024;

/// Turns of those who had the CPU, kept as long as any task has a mark.
#[derive(Clone, Debug)]
pub(super) struct Ledger {
    /// CPU time of all occupants together, in ps.
    sum: u64,
    /// In the order of time; the latest ends at `sum`.
    turns: VecDeque<Turn>,
    /// How many tasks keep a mark.
    marks: u32,
    /// Turns of the full ledger.
    room: usize,
}

impl Default for Ledger {
    fn default() -> Self {
        Self { sum: 0, turns: VecDeque::new(), marks: 0, room: ROOM }
    }
}

/// What is observed is no part of the state.
impl Hash for Ledger {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// A place in the ledger: one more than the CPU time of all occupants together up to there, in ps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Mark(NonZeroU64);

impl Mark {
    const fn sum(self) -> u64 {
        self.0.get() - 1
    }
}

impl Ledger {
    /// The occupant has had the CPU for so long.
    #[inline]
    pub(super) fn add(&mut self, who: Occupant, time: SimDuration) {
        self.sum += time.0;
        if self.marks > 0 && time > SimDuration::ZERO {
            self.turns.push_back(Turn { who, until: self.sum });
        }
    }

    /// Marks the instant at which whoever has the CPU has had it for `running`; to be given back by [`forget`](Self::forget).
    pub(super) fn mark(&mut self, running: SimDuration) -> Mark {
        self.marks += 1;
        Mark(NonZeroU64::MIN.saturating_add(self.sum + running.0))
    }

    /// A mark is not needed any more.
    pub(super) fn forget(&mut self) {
        self.marks -= 1;
        if self.marks == 0 {
            self.turns.clear();
        }
    }

    pub(super) fn is_full(&self) -> bool {
        self.turns.len() >= self.room
    }

    /// Forgets what was before the earliest of the marks.
    pub(super) fn keep_since(&mut self, earliest: Option<Mark>) {
        let before = earliest.map_or(self.turns.len(), |mark| self.first_after(mark));
        self.turns.drain(..before);
        self.room = ROOM.max(2 * self.turns.len());
    }

    /// Number of the first turn that ends after the mark.
    fn first_after(&self, mark: Mark) -> usize {
        self.turns.partition_point(|turn| turn.until <= mark.sum())
    }

    /// Time of all occupants together since the mark.
    pub(super) const fn whole_since(&self, mark: Mark) -> SimDuration {
        SimDuration(self.sum - mark.sum())
    }

    /// Time of each occupant since the mark, in the order of occupants, those without any left out.
    pub(super) fn since(&self, mark: Mark) -> impl Iterator<Item = (Occupant, SimDuration)> {
        let turns = self.turns.range(self.first_after(mark)..);
        let mut last = None;
        std::iter::from_fn(move || {
            let later = turns.clone().map(|turn| turn.who).filter(|who| last.is_none_or(|last| *who > last));
            let next = later.min()?;
            last = Some(next);
            let (mut from, mut time) = (mark.sum(), 0);
            for turn in turns.clone() {
                if turn.who == next {
                    time += turn.until - from;
                }
                from = turn.until;
            }
            Some((next, SimDuration(time)))
        })
    }
}

/// What a task in line keeps to know who was before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    /// The ledger as the task was put in line; none where nobody asks.
    pub(super) before: Option<Mark>,
    /// CPU time that the task has had itself.
    pub(super) ran: SimDuration,
}

/// What is observed is no part of the state.
impl Hash for Watch {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ps(time: u64) -> SimDuration {
        SimDuration(time)
    }

    fn since(ledger: &Ledger, mark: Mark) -> Vec<(Occupant, u64)> {
        ledger.since(mark).map(|(who, time)| (who, time.0)).collect()
    }

    #[test]
    fn a_mark_in_the_middle_of_a_turn_counts_what_is_left_of_it() {
        let mut ledger = Ledger::default();
        ledger.add(Occupant::Protocol, ps(5));
        let mark = ledger.mark(ps(3));
        ledger.add(Occupant::Process(1), ps(10));
        ledger.add(Occupant::Interrupt, ps(2));
        ledger.add(Occupant::Process(1), ps(4));
        assert_eq!(since(&ledger, mark), [(Occupant::Interrupt, 2), (Occupant::Process(1), 11)]);
        assert_eq!(ledger.whole_since(mark), ps(13));
    }

    #[test]
    fn turns_are_kept_from_the_earliest_mark_on() {
        let mut ledger = Ledger::default();
        let early = ledger.mark(SimDuration::ZERO);
        ledger.add(Occupant::Interrupt, ps(7));
        let late = ledger.mark(SimDuration::ZERO);
        ledger.add(Occupant::Protocol, ps(1));
        ledger.keep_since(Some(early));
        assert_eq!(since(&ledger, early), [(Occupant::Interrupt, 7), (Occupant::Protocol, 1)]);
        ledger.forget();
        ledger.keep_since(Some(late));
        assert_eq!(ledger.turns.len(), 1);
        assert_eq!(since(&ledger, late), [(Occupant::Protocol, 1)]);
        ledger.forget();
        assert!(ledger.turns.is_empty(), "nobody asks any more");
    }
}
