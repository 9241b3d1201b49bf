//! Solaris 2, time-sharing class: 60 levels, higher ones better, each with its slice; a level falls by 10 when the slice is used up and
//! rises on return from sleep (dispatch table `ts_dptbl` as printed at docs.oracle.com/cd/E19504-01/802-5750/spschedapp-76757; what is
//! done once a second: illumos, `ts_dptbl(5)`). Its kernel is preemptible (Khanna, Sebree, Zolnowsky, USENIX winter 1992).

use super::run_queues::RunQueues;

const LEVELS: usize = 60;
/// Level of a process that has not run yet.
const FIRST: u8 = 29;
/// Starved processes are looked for once a second.
const SECOND: u64 = 100;

/// `ts_quantum`, in ticks of 10 ms.
const fn slice(level: u8) -> u32 {
    match level {
        0..=9 => 20,
        10..=19 => 16,
        20..=29 => 12,
        30..=39 => 8,
        40..=58 => 4,
        _ => 2,
    }
}

/// `ts_slpret`: level on return from sleep.
const fn after_sleep(level: u8) -> u8 {
    match level {
        0..=9 => 50,
        10..=19 => 51,
        20..=29 => 52,
        30..=34 => 53,
        35..=39 => 54,
        40..=44 => 55,
        45 => 56,
        46 => 57,
        47..=58 => 58,
        _ => 59,
    }
}

/// `ts_lwait`: level of a process that waited too long; the level on return from sleep, but 59 for those above 48.
const fn after_starving(level: u8) -> u8 {
    if level >= 49 { 59 } else { after_sleep(level) }
}

/// `ts_maxwait`: seconds since its slice began that a process may wait.
const fn patience(level: u8) -> u32 {
    if level == 59 { 32_000 } else { 0 }
}

#[derive(Clone, Copy, Hash, Debug)]
struct Process {
    level: u8,
    /// Ticks left of its slice.
    left: u32,
    /// Seconds since the slice began (`ts_dispwait`).
    waited: u32,
    asleep: bool,
}

impl Process {
    /// A new slice at a level.
    const fn begin(&mut self, level: u8) {
        (self.level, self.left, self.waited) = (level, slice(level), 0);
    }
}

/// The scheduler.
#[derive(Clone, Hash, Debug)]
pub(in crate::host) struct Solaris {
    processes: Vec<Process>,
    queues: RunQueues,
    pub(super) current: Option<u32>,
    /// The slice of the process that has the CPU has ended: it goes behind its equals.
    ended: bool,
    ticks: u64,
}

impl Solaris {
    pub(super) fn new(processes: u32) -> Self {
        let process = Process { level: FIRST, left: slice(FIRST), waited: 0, asleep: true };
        Self {
            processes: vec![process; processes as usize],
            queues: RunQueues::new(LEVELS),
            current: None,
            ended: false,
            ticks: 0,
        }
    }

    pub(super) fn wake(&mut self, process: u32) {
        let it = &mut self.processes[process as usize];
        it.asleep = false;
        it.begin(after_sleep(it.level));
        self.queues.push_back(it.level, process);
    }

    pub(super) fn sleep(&mut self) {
        if let Some(process) = self.current.take() {
            self.processes[process as usize].asleep = true;
        }
        self.ended = false;
    }

    pub(super) fn tick(&mut self) {
        self.ticks += 1;
        if let Some(process) = self.current {
            let it = &mut self.processes[process as usize];
            it.left -= 1;
            if it.left == 0 {
                it.begin(it.level.saturating_sub(10));
                self.ended = true;
            }
        }
        if self.ticks.is_multiple_of(SECOND) {
            self.second();
        }
    }

    /// `ts_update`: who waits too long rises.
    fn second(&mut self) {
        for process in 0..self.processes.len() as u32 {
            let it = &mut self.processes[process as usize];
            if it.asleep {
                continue;
            }
            it.waited += 1;
            if self.current != Some(process) && it.waited > patience(it.level) {
                let before = it.level;
                it.begin(after_starving(before));
                let level = it.level;
                self.queues.remove(before, process);
                self.queues.push_back(level, process);
            }
        }
    }

    pub(super) fn elect(&mut self) -> Option<u32> {
        if let Some(process) = self.current {
            let level = self.processes[process as usize].level;
            if self.ended {
                self.queues.push_back(level, process);
            } else if self.queues.highest().is_some_and(|best| best > level) {
                self.queues.push_front(level, process);
            } else {
                return self.current;
            }
        }
        self.ended = false;
        self.current = self.queues.pop_highest();
        self.current
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_levels_at_the_corners_of_the_table() {
        let rows = [0, 9, 10, 34, 35, 44, 45, 48, 49, 58, 59];
        let table = rows.map(|level| (level, slice(level), after_sleep(level), after_starving(level)));
        let printed = [
            (0, 20, 50, 50),
            (9, 20, 50, 50),
            (10, 16, 51, 51),
            (34, 8, 53, 53),
            (35, 8, 54, 54),
            (44, 4, 55, 55),
            (45, 4, 56, 56),
            (48, 4, 58, 58),
            (49, 4, 58, 59),
            (58, 4, 58, 59),
            (59, 2, 59, 59),
        ];
        assert_eq!(table, printed);
    }
}
