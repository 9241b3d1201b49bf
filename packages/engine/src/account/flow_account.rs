//! The account of one flow as it is kept.

use super::cause::{Cause, Rule};
use super::loss::Lost;
use super::time_log::TimeLog;
use super::total::{Kept, Stages, Sums};
use super::trail::Trail;
use super::wait::Wait;
use lanelab_cells::sim::time::SimTime;

/// Time by rule.
type HeldBack = [u64; Rule::COUNT];

/// The account of one flow.
#[derive(Clone, Debug)]
pub(super) struct FlowAccount {
    /// Node that sends.
    pub(super) from: u32,
    /// Nodes that receive.
    pub(super) to: Vec<u32>,
    /// Whether messages come when they are due, whatever became of those before.
    pub(super) open: bool,
    /// When the application first acted.
    pub(super) origin: Option<SimTime>,
    /// The latest delivery, from the end of the warm-up on.
    pub(super) last: Option<SimTime>,
    pub(super) deliveries: u64,
    /// Sums over messages that come when they are due.
    sums: Sums,
    /// PDUs lost in hosts, by queue.
    pub(super) lost: Lost,
    /// Time up to the latest delivery in which a rule held data back.
    pub(super) held: HeldBack,
    /// The same since then, up to `since`.
    held_since: HeldBack,
    since: SimTime,
    /// The rule that holds data back from then on.
    pub(super) rule: Option<Rule>,
    /// Path of the latest delivery.
    pub(super) path: Trail,
    /// Payload octets that arrived, and the time that the slowest line of each packet's path took for them, in ps.
    pub(super) carried: (u64, u128),
}

impl FlowAccount {
    /// An empty account of a flow from a node to others, of which nothing before `floor` counts. `open`: its messages come when they are due.
    pub(super) fn new(from: u32, to: Vec<u32>, open: bool, floor: SimTime) -> Self {
        Self {
            from,
            to,
            open,
            origin: None,
            last: None,
            deliveries: 0,
            sums: Sums::default(),
            lost: Lost::default(),
            held: [0; Rule::COUNT],
            held_since: [0; Rule::COUNT],
            since: floor,
            rule: None,
            path: Trail::default(),
            carried: (0, 0),
        }
    }

    /// What time on the CPU of a node counts as, beyond the relay or before it.
    pub(super) fn cpu(&self, node: u32, onward: bool) -> Cause {
        // A node that gets back what it sent receives only beyond the relay.
        let sends = node == self.from;
        if sends && !onward {
            Cause::SenderCpu
        } else if self.to.contains(&node) {
            Cause::ReceiverCpu
        } else if sends {
            Cause::SenderCpu
        } else {
            Cause::RelayCpu
        }
    }

    /// Counts the rule that has held data back until now.
    pub(super) fn count_held(&mut self, now: SimTime) {
        if let Some(rule) = self.rule {
            self.held_since[rule as usize] += now.since(self.since).0;
        }
        self.since = self.since.max(now);
    }

    /// The time from the delivery before this one on goes to this one's path, and what its path does not reach back to is idle.
    fn add_stages(&mut self, stages: Stages, since: SimTime, now: SimTime) {
        let mut at = since;
        let mut spend = |cause: Cause, wait: Option<Wait>, to: SimTime| {
            if to > at {
                self.sums.spent[cause as usize] += to.since(at).0;
                if let Some(wait) = wait {
                    self.sums.waits.add(wait, to.since(at).0);
                }
                at = to;
            }
        };
        if let Some(from) = stages.from {
            spend(Cause::Idle, None, from);
        }
        for (cause, wait, end) in stages.list {
            spend(cause, wait, end);
        }
        spend(Cause::Idle, None, now);
    }

    /// The flow of this index has delivered something: to this its path led.
    pub(super) fn deliver(&mut self, flow: u32, trail: Trail, now: SimTime, log: &mut TimeLog) {
        let Some(origin) = self.origin else { return };
        if now <= log.floor() {
            return;
        }
        let since = self.last.unwrap_or(origin);
        self.deliveries += 1;
        self.last = Some(now);
        self.count_held(now);
        for (held, more) in self.held.iter_mut().zip(std::mem::take(&mut self.held_since)) {
            *held += more;
        }
        if self.open {
            let stages = match trail.path().map(|path| path.total(log).kept) {
                Some(Kept::Stages(stages)) => stages,
                Some(Kept::Sums(_)) | None => Stages::default(),
            };
            self.add_stages(stages, since, now);
            return;
        }
        if trail.is_on() {
            self.path = trail;
        } else if !self.path.is_on() {
            self.path = Trail::new(flow, origin, false, log);
        }
        // What nothing led to was waited for.
        self.path.spend(now, Cause::Idle, log);
    }

    /// What its time up to the latest delivery went into.
    pub(super) fn sums(&self, log: &TimeLog) -> Sums {
        // A path through all deliveries has the sums itself.
        match self.path.path().map(|path| path.total(log).kept) {
            Some(Kept::Sums(sums)) => sums,
            Some(Kept::Stages(_)) => Sums::default(),
            None => self.sums.clone(),
        }
    }
}
