//! 4.3BSD, and SunOS 4 after it: priorities fall with the CPU time used and recover with time (csrg 0692de217d, `kern_synch.c` and
//! `kern_clock.c` of 1986). Lower numbers are better.

use super::run_queues::RunQueues;

/// Best priority of a process in user mode (`PUSER`).
const USER: u8 = 50;
/// Priority of a process that was woken in a socket call, until it is back in user mode: `PZERO + 1`, better than any user priority.
const WOKEN: u8 = 26;
const WORST: u8 = 127;
/// Priorities that share a run queue: 128 of them in 32 queues (`PPQ`).
const PER_QUEUE: u8 = 4;
const QUEUES: usize = 32;
/// Every 100 ms, ten ticks, whoever has the CPU goes behind its equals (`roundrobin`).
const ROUND: u64 = 10;
/// CPU time used decays once a second (`schedcpu`).
const SECOND: u64 = 100;
/// The load average is taken every 5 s (`loadav`).
const LOAD_PERIOD: u64 = 500;
/// Fractions are in 1/2048 (`FSCALE`).
const SCALE: u64 = 2048;
/// What is left of the one-minute load average after 5 s: exp(-1/12).
const LOAD_KEPT: u64 = 1884;

#[derive(Clone, Copy, Hash, Debug)]
struct Process {
    /// Ticks used, decayed (`p_cpu`).
    used: u8,
    /// Priority in user mode (`p_usrpri`).
    user: u8,
    /// Priority now (`p_pri`).
    priority: u8,
    asleep: bool,
    /// Seconds asleep (`p_slptime`).
    slept: u32,
}

/// The scheduler.
#[derive(Clone, Hash, Debug)]
pub(in crate::host) struct Bsd {
    processes: Vec<Process>,
    queues: RunQueues,
    pub(super) current: Option<u32>,
    /// User priority of the current process as it was when it last got the CPU or came back to user mode (`curpri`).
    at_user: u8,
    /// A switch is due at the next return to user mode (`runrun`).
    due: bool,
    ticks: u64,
    /// One-minute load average, in 1/2048.
    load: u64,
}

impl Bsd {
    pub(super) fn new(processes: u32) -> Self {
        let process = Process { used: 0, user: USER, priority: USER, asleep: true, slept: 0 };
        Self {
            processes: vec![process; processes as usize],
            queues: RunQueues::new(QUEUES),
            current: None,
            at_user: USER,
            due: false,
            ticks: 0,
            load: 0,
        }
    }

    /// `decay_cpu`: a second at load L leaves 2L/(2L + 1).
    const fn decayed(&self, used: u8) -> u8 {
        let twice = 2 * self.load;
        (twice * used as u64 / (twice + SCALE)) as u8
    }

    /// `setpri`: 50 + p_cpu/4.
    fn set_user(&mut self, process: u32) {
        let it = &mut self.processes[process as usize];
        it.user = (USER + it.used / 4).min(WORST);
        self.due |= it.user < self.at_user;
    }

    /// `wakeup`: sleepers of more than a second decay now (`updatepri`); the switch waits for the return to user mode.
    pub(super) fn wake(&mut self, process: u32) {
        let index = process as usize;
        let slept = self.processes[index].slept;
        if slept > 1 {
            // The first seconds were counted while it slept; each takes one off at least, so more than 255 change nothing.
            for _ in 0..(slept - 2).min(u8::MAX.into()) {
                self.processes[index].used = self.decayed(self.processes[index].used);
            }
            self.set_user(process);
        }
        let it = &mut self.processes[index];
        (it.asleep, it.slept, it.priority) = (false, 0, WOKEN);
        self.queues.push_back(WOKEN / PER_QUEUE, process);
        self.due = true;
    }

    pub(super) fn sleep(&mut self) {
        if let Some(process) = self.current.take() {
            self.processes[process as usize].asleep = true;
        }
    }

    pub(super) fn tick(&mut self) {
        self.ticks += 1;
        if let Some(process) = self.current {
            let it = &mut self.processes[process as usize];
            it.used = it.used.saturating_add(1);
            // `hardclock`: the priority follows every fourth tick.
            if it.used & 3 == 0 {
                self.set_user(process);
                let it = &mut self.processes[process as usize];
                if it.priority >= USER {
                    it.priority = it.user;
                }
            }
        }
        self.due |= self.ticks.is_multiple_of(ROUND);
        if self.ticks.is_multiple_of(SECOND) {
            self.second();
        }
        if self.ticks.is_multiple_of(LOAD_PERIOD) {
            let runnable = self.processes.iter().filter(|it| !it.asleep).count() as u64;
            self.load = (LOAD_KEPT * self.load + runnable * SCALE * (SCALE - LOAD_KEPT)) / SCALE;
        }
    }

    /// `schedcpu`.
    fn second(&mut self) {
        for process in 0..self.processes.len() as u32 {
            let index = process as usize;
            if self.processes[index].asleep {
                self.processes[index].slept += 1;
            }
            if self.processes[index].slept > 1 {
                continue;
            }
            self.processes[index].used = self.decayed(self.processes[index].used);
            self.set_user(process);
            let it = self.processes[index];
            if it.priority < USER {
                continue;
            }
            self.processes[index].priority = it.user;
            let waits = !it.asleep && self.current != Some(process);
            if waits && it.priority / PER_QUEUE != it.user / PER_QUEUE {
                self.queues.remove(it.priority / PER_QUEUE, process);
                self.queues.push_back(it.user / PER_QUEUE, process);
            }
        }
    }

    pub(super) fn elect(&mut self, at_call: bool) -> Option<u32> {
        if let Some(process) = self.current {
            if !at_call {
                return self.current;
            }
            let it = &mut self.processes[process as usize];
            it.priority = it.user;
            if !self.due {
                self.at_user = it.user;
                return self.current;
            }
            self.queues.push_back(it.user / PER_QUEUE, process);
        }
        self.due = false;
        self.current = self.queues.pop_lowest();
        if let Some(process) = self.current {
            self.at_user = self.processes[process as usize].user;
        }
        self.current
    }
}
