//! The schedulers once more, for the tests alone: no queues and no events, but one list of processes that is searched for the best one at
//! each decision. It shares no code with the schedulers; each rule is written down from its description.

use super::tests::{Script, TICK, Who};
use crate::scenario::SchedulerKind;

/// What the rules know of a process.
#[derive(Clone, Copy, Default)]
struct Known {
    asleep: bool,
    /// Place among those that wait: less is earlier.
    place: i64,
    /// 4.3BSD: ticks used, and the priority that follows from them; a process woken in the kernel is better than any other until its call ends.
    used: u64,
    user: u64,
    in_kernel: bool,
    seconds_asleep: u64,
    /// Solaris: level; NT: priority.
    level: i64,
    /// Ticks (Solaris, Linux) or units (NT) left.
    left: i64,
    /// Solaris: seconds since the slice began.
    waited: u64,
}

/// The rules of one system over all its processes.
struct Rules {
    kind: SchedulerKind,
    all: Vec<Known>,
    holder: Option<usize>,
    /// Whether the holder must change, or has used up its slice.
    due: bool,
    /// 4.3BSD: user priority of the holder as it was when it last came to user mode.
    seen: u64,
    ticks: u64,
    load: u64,
    last_place: i64,
    first_place: i64,
}

/// Solaris: (first level, ticks, level after sleep) from each level on, as the table has it.
const TABLE: [(i64, i64, i64); 12] = [
    (0, 20, 50),
    (10, 16, 51),
    (20, 12, 52),
    (30, 8, 53),
    (35, 8, 54),
    (40, 4, 55),
    (45, 4, 56),
    (46, 4, 57),
    (47, 4, 58),
    (48, 4, 58),
    (49, 4, 58),
    (59, 2, 59),
];

fn row(level: i64) -> (i64, i64) {
    let row = TABLE.iter().rev().find(|(first, ..)| *first <= level).expect("a row");
    (row.1, row.2)
}

impl Rules {
    fn new(kind: SchedulerKind, count: usize) -> Self {
        let (level, left) = match kind {
            SchedulerKind::Bsd => (0, 0),
            SchedulerKind::SolarisTs => (29, 12),
            SchedulerKind::Linux22 => (0, 20),
            SchedulerKind::Nt => (8, 6),
            SchedulerKind::NtServer => (8, 36),
        };
        let process = Known { asleep: true, user: 50, level, left, ..Known::default() };
        Self {
            kind,
            all: vec![process; count],
            holder: None,
            due: false,
            seen: 50,
            ticks: 0,
            load: 0,
            last_place: 0,
            first_place: 0,
        }
    }

    fn last(&mut self) -> i64 {
        self.last_place += 1;
        self.last_place
    }

    fn first(&mut self) -> i64 {
        self.first_place -= 1;
        self.first_place
    }

    fn quantum(&self) -> i64 {
        if self.kind == SchedulerKind::Nt { 6 } else { 36 }
    }

    fn decay(&self, used: u64) -> u64 {
        2 * self.load * used / (2 * self.load + 2048)
    }

    fn user_priority(&mut self, process: usize) {
        self.all[process].user = 50 + self.all[process].used / 4;
        if self.all[process].user < self.seen {
            self.due = true;
        }
    }

    fn wakes(&mut self, process: usize) {
        self.all[process].place = self.last();
        self.all[process].asleep = false;
        match self.kind {
            SchedulerKind::Bsd => {
                if self.all[process].seconds_asleep > 1 {
                    for _ in 2..self.all[process].seconds_asleep {
                        self.all[process].used = self.decay(self.all[process].used);
                    }
                    self.user_priority(process);
                }
                self.all[process].seconds_asleep = 0;
                self.all[process].in_kernel = true;
                self.due = true;
            }
            SchedulerKind::SolarisTs => {
                let it = &mut self.all[process];
                it.level = row(it.level).1;
                it.left = row(it.level).0;
                it.waited = 0;
            }
            SchedulerKind::Linux22 => {
                let better = |it: Known, more: i64| if it.left > 0 { it.left + 20 + more } else { 0 };
                if let Some(holder) = self.holder
                    && better(self.all[process], 0) > better(self.all[holder], 1)
                {
                    self.due = true;
                }
            }
            SchedulerKind::Nt | SchedulerKind::NtServer => {
                let quantum = self.quantum();
                let it = &mut self.all[process];
                it.level = it.level.max(10);
                it.left -= 1;
                if it.left <= 0 {
                    it.left = quantum;
                    it.level = (it.level - 1).max(8);
                }
            }
        }
    }

    fn sleeps(&mut self) {
        if let Some(holder) = self.holder.take() {
            self.all[holder].asleep = true;
        }
        if !matches!(self.kind, SchedulerKind::Bsd | SchedulerKind::Linux22) {
            self.due = false;
        }
    }

    fn tick(&mut self) {
        self.ticks += 1;
        if let Some(holder) = self.holder {
            match self.kind {
                SchedulerKind::Bsd => {
                    self.all[holder].used = (self.all[holder].used + 1).min(255);
                    if self.all[holder].used.is_multiple_of(4) {
                        self.user_priority(holder);
                    }
                }
                SchedulerKind::SolarisTs => {
                    let it = &mut self.all[holder];
                    it.left -= 1;
                    if it.left == 0 {
                        it.level = (it.level - 10).max(0);
                        (it.left, it.waited) = (row(it.level).0, 0);
                        self.due = true;
                    }
                }
                SchedulerKind::Linux22 => {
                    let it = &mut self.all[holder];
                    it.left -= 1;
                    if it.left < 0 {
                        it.left = 0;
                        self.due = true;
                    }
                }
                SchedulerKind::Nt | SchedulerKind::NtServer => {
                    let quantum = self.quantum();
                    let it = &mut self.all[holder];
                    it.left -= 3;
                    if it.left <= 0 {
                        (it.left, it.level) = (quantum, (it.level - 1).max(8));
                        self.due = true;
                    }
                }
            }
        }
        if self.kind == SchedulerKind::Bsd && self.ticks.is_multiple_of(10) {
            self.due = true;
        }
        if self.ticks.is_multiple_of(100) {
            self.second();
        }
        if self.ticks.is_multiple_of(500) {
            let runnable = self.all.iter().filter(|it| !it.asleep).count() as u64;
            self.load = (1884 * self.load + runnable * 2048 * 164) / 2048;
        }
    }

    fn second(&mut self) {
        for process in 0..self.all.len() {
            let waits = !self.all[process].asleep && self.holder != Some(process);
            if self.kind == SchedulerKind::Bsd {
                self.all[process].seconds_asleep += u64::from(self.all[process].asleep);
                if self.all[process].seconds_asleep > 1 {
                    continue;
                }
                let before = self.all[process].user / 4;
                self.all[process].used = self.decay(self.all[process].used);
                self.user_priority(process);
                if waits && !self.all[process].in_kernel && self.all[process].user / 4 != before {
                    self.all[process].place = self.last();
                }
            } else if self.kind == SchedulerKind::SolarisTs && !self.all[process].asleep {
                self.all[process].waited += 1;
                let level = self.all[process].level;
                let patience = if level == 59 { 32_000 } else { 0 };
                if waits && self.all[process].waited > patience {
                    let to = if level >= 49 { 59 } else { row(level).1 };
                    let place = self.last();
                    let it = &mut self.all[process];
                    (it.level, it.left, it.waited, it.place) = (to, row(to).0, 0, place);
                }
            }
        }
    }

    /// The best of those that wait.
    fn best(&self) -> Option<usize> {
        let waiting =
            (0..self.all.len()).filter(|process| !self.all[*process].asleep && self.holder != Some(*process));
        waiting.min_by_key(|process| {
            let it = self.all[*process];
            match self.kind {
                SchedulerKind::Bsd => (if it.in_kernel { 26 / 4 } else { it.user as i64 / 4 }, it.place),
                SchedulerKind::Linux22 => (if it.left > 0 { -it.left - 20 } else { 0 }, -it.place),
                _ => (-it.level, it.place),
            }
        })
    }

    fn choose(&mut self, at_call: bool) -> Option<usize> {
        match self.kind {
            SchedulerKind::Bsd => self.choose_bsd(at_call),
            SchedulerKind::Linux22 => self.choose_linux(at_call),
            _ => self.choose_by_level(),
        }
    }

    fn choose_bsd(&mut self, at_call: bool) -> Option<usize> {
        if let Some(holder) = self.holder {
            if !at_call {
                return self.holder;
            }
            self.all[holder].in_kernel = false;
            if !self.due {
                self.seen = self.all[holder].user;
                return self.holder;
            }
            self.all[holder].place = self.last();
            self.holder = None;
        }
        self.due = false;
        self.holder = self.best();
        if let Some(holder) = self.holder {
            self.seen = self.all[holder].user;
        }
        self.holder
    }

    fn choose_linux(&mut self, at_call: bool) -> Option<usize> {
        if self.holder.is_some() && !(at_call && self.due) {
            return self.holder;
        }
        self.due = false;
        let goodness = |it: Known| if it.left > 0 { it.left + 20 } else { 0 };
        if self.all.iter().any(|it| !it.asleep) {
            while self.all.iter().all(|it| it.asleep || it.left == 0) {
                self.all.iter_mut().for_each(|it| it.left = it.left / 2 + 20);
            }
        }
        let own = self.holder.map_or(-1, |holder| match goodness(self.all[holder]) {
            0 => 0,
            more => more + 1,
        });
        match self.best() {
            Some(other) if goodness(self.all[other]) > own => self.holder = Some(other),
            _ => {}
        }
        self.holder
    }

    fn choose_by_level(&mut self) -> Option<usize> {
        let ended = std::mem::take(&mut self.due);
        let best = self.best();
        let Some(holder) = self.holder else {
            self.holder = best;
            return best;
        };
        let level = self.all[holder].level;
        let best_level = best.map_or(-1, |best| self.all[best].level);
        // A process that has used up its slice comes after its equals, of which Solaris counts itself as the last.
        let gives_way = if ended { best_level >= level } else { best_level > level };
        if gives_way {
            self.all[holder].place = if ended { self.last() } else { self.first() };
            self.holder = best;
        } else if ended {
            self.all[holder].place = self.last();
        }
        self.holder
    }
}

/// Holders of the CPU, each with the instant from which on, over the script's time.
pub(super) fn run(kind: SchedulerKind, script: &Script) -> Vec<(u64, Who)> {
    let count = script.processes.len();
    let mut rules = Rules::new(kind, count);
    // Chunks of each process before it sleeps (with whether a call begins there), the next burst, and when it wakes.
    let mut chunks: Vec<Vec<(u64, bool)>> = vec![Vec::new(); count];
    let mut begun = vec![false; count];
    let mut bursts = vec![0; count];
    let mut wakes: Vec<Option<u64>> = script.processes.iter().map(|process| Some(process.start)).collect();
    let (mut kernel, mut next_kernel, mut now, mut next_tick) = (0_u64, 0, 0, script.phase);
    let (mut log, mut occupant) = (Vec::new(), Who::Nobody);
    loop {
        let left = match occupant {
            Who::Nobody => u64::MAX,
            Who::Kernel => kernel,
            Who::Process(process) => chunks[process][0].0,
        };
        let end = if left == u64::MAX { u64::MAX } else { now + left };
        let wake = wakes.iter().enumerate().filter_map(|(process, at)| at.map(|at| (at, process))).min();
        let wake_at = wake.map_or(u64::MAX, |(at, _)| at);
        let kernel_at = script.kernel.get(next_kernel).map_or(u64::MAX, |(at, _)| *at);
        let at = end.min(next_tick).min(wake_at).min(kernel_at);
        if at >= script.end {
            return log;
        }
        match occupant {
            Who::Kernel => kernel -= at - now,
            Who::Process(process) => chunks[process][0].0 -= at - now,
            Who::Nobody => {}
        }
        now = at;
        if at == end {
            if let Who::Process(process) = occupant {
                chunks[process].remove(0);
                begun[process] = false;
                if chunks[process].is_empty() {
                    wakes[process] =
                        script.processes[process].bursts.get(bursts[process]).map(|burst| now + burst.0);
                }
            }
        } else if at == next_tick {
            next_tick += TICK;
            rules.tick();
        } else if at == wake_at {
            let process = wake.expect("a wake").1;
            wakes[process] = None;
            for call in &script.processes[process].bursts[bursts[process]].1 {
                chunks[process].extend(call.iter().enumerate().map(|(index, cost)| (*cost, index == 0)));
            }
            bursts[process] += 1;
            if rules.holder != Some(process) {
                rules.wakes(process);
            }
        } else {
            kernel += script.kernel[next_kernel].1;
            next_kernel += 1;
        }
        let before = occupant;
        occupant = if kernel > 0 {
            Who::Kernel
        } else {
            let mut at_call = true;
            if let Some(holder) = rules.holder {
                match chunks[holder].first() {
                    Some((_, first)) => at_call = *first && !begun[holder],
                    None => rules.sleeps(),
                }
            }
            rules.choose(at_call).map_or(Who::Nobody, Who::Process)
        };
        if let Who::Process(process) = occupant {
            begun[process] = true;
        }
        if occupant != before {
            log.push((now, occupant));
        }
    }
}
