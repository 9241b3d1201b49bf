//! The accounts of a run's flows.

use super::bottleneck::{Bottleneck, bottleneck};
use super::cause::{Cause, Rule};
use super::loss::{Lost, QueueLoss, ReceiveQueue};
use super::path::{Path, Sums, Trail};
use super::wait::{CpuWait, Wait};
use lanelab_cells::sim::time::SimTime;
use serde::Serialize;
use std::collections::BTreeMap;

/// Where the time of a flow went, as `docs/scenario.md` describes it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TimeAccount {
    /// From the first action of the application, or the end of the warm-up, to the last delivery.
    pub elapsed_ps: u64,
    /// Deliveries in this time.
    pub deliveries: u64,
    /// Picoseconds by cause; they sum to `elapsed_ps`.
    #[cfg_attr(test, ts(type = "{ [cause in AccountCause]?: number }"))]
    pub causes: BTreeMap<&'static str, u64>,
    /// Parts of the causes that are processors: waits for a CPU that somebody else had.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub waits: Vec<CpuWait>,
    /// Picoseconds in which a rule held data back; no two at one instant.
    #[cfg_attr(test, ts(type = "{ [hold in AccountHold]?: number }"))]
    pub held: BTreeMap<&'static str, u64>,
    /// PDUs of the flow that hosts lost, by the queue that had no room; from the start.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub lost: Vec<QueueLoss>,
    /// What took most of it.
    pub bottleneck: Bottleneck,
}

/// Time by rule.
type HeldBack = [u64; Rule::COUNT];

/// The account of one flow.
#[derive(Clone, Debug)]
pub(super) struct FlowAccount {
    /// Node that sends.
    from: u32,
    /// Nodes that receive.
    to: Vec<u32>,
    /// Whether messages come when they are due, whatever became of those before.
    open: bool,
    /// When the application first acted.
    origin: Option<SimTime>,
    /// The latest delivery, from the end of the warm-up on.
    last: Option<SimTime>,
    pub(super) deliveries: u64,
    /// Sums over messages that come when they are due.
    sums: Sums,
    /// PDUs lost in hosts, by queue.
    lost: Lost,
    /// Time up to the latest delivery in which a rule held data back.
    pub(super) held: HeldBack,
    /// The same since then, up to `since`.
    held_since: HeldBack,
    since: SimTime,
    /// The rule that holds data back from then on.
    rule: Option<Rule>,
    /// Path of the latest delivery.
    path: Trail,
    /// Payload octets that arrived, and the time that the slowest line of each packet's path took for them, in ps.
    pub(super) carried: (u64, u128),
}

impl FlowAccount {
    /// Counts the rule that has held data back until now.
    fn count_held(&mut self, now: SimTime) {
        if let Some(rule) = self.rule {
            self.held_since[rule as usize] += now.since(self.since).0;
        }
        self.since = self.since.max(now);
    }

    /// The time from the delivery before this one on goes to this one's path, and what its path does not reach back to is idle.
    fn add_stages(&mut self, path: Option<&Path>, since: SimTime, now: SimTime) {
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
        if let Some(path) = path {
            let stages = path.stages();
            spend(Cause::Idle, None, stages.from);
            for (cause, wait, end) in stages.list {
                spend(cause, wait, end);
            }
        }
        spend(Cause::Idle, None, now);
    }
}

/// The accounts of a run, by flow index; none where the scenario asks for none.
#[derive(Clone, Debug, Default)]
pub struct Accounts {
    flows: Vec<Option<FlowAccount>>,
    /// End of the warm-up.
    floor: SimTime,
}

impl Accounts {
    /// Accounts that count from `floor` on.
    #[must_use]
    pub const fn new(floor: SimTime) -> Self {
        Self { flows: Vec::new(), floor }
    }

    /// Opens the account of flow number `flow` from a node to others. `open`: its messages come when they are due, and each has a path of its own;
    /// else one path leads through all of them.
    pub fn open(&mut self, flow: usize, from: u32, to: Vec<u32>, open: bool) {
        if self.flows.len() <= flow {
            self.flows.resize(flow + 1, None);
        }
        self.flows[flow] = Some(FlowAccount {
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
            since: self.floor,
            rule: None,
            path: Trail::default(),
            carried: (0, 0),
        });
    }

    /// Whether anyone asked for any.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        !self.flows.is_empty()
    }

    fn flow(&mut self, flow: u32) -> Option<&mut FlowAccount> {
        self.flows.get_mut(flow as usize)?.as_mut()
    }

    /// The application of a flow does something by itself, not in answer to an event; its path begins at `now`.
    pub fn begin(&mut self, flow: u32, now: SimTime) -> Trail {
        let floor = self.floor;
        let Some(account) = self.flow(flow) else { return Trail::default() };
        account.origin.get_or_insert(now.max(floor));
        Trail::new(flow, now, floor, account.open)
    }

    /// What time on the CPU of a node counts as on this path.
    #[must_use]
    pub fn cpu(&self, trail: &Trail, node: u32) -> Cause {
        let Some(path) = trail.path() else { return Cause::RelayCpu };
        let Some(Some(flow)) = self.flows.get(path.flow as usize) else { return Cause::RelayCpu };
        let receives = flow.to.contains(&node);
        // A node that gets back what it sent receives only beyond the relay.
        if node == flow.from && !(receives && path.onward) {
            Cause::SenderCpu
        } else if receives {
            Cause::ReceiverCpu
        } else {
            Cause::RelayCpu
        }
    }

    /// From now on this rule holds the data of a flow's sender back, or none.
    pub fn hold(&mut self, flow: u32, rule: Option<Rule>, now: SimTime) {
        if let Some(account) = self.flow(flow) {
            account.count_held(now);
            account.rule = rule;
        }
    }

    /// A packet with payload has come to a node; counts where that is the end of its flow.
    pub fn arrived(&mut self, trail: &Trail, node: u32, octets: u32) {
        let Some(path) = trail.path() else { return };
        if let Some(account) = self.flow(path.flow)
            && account.to.contains(&node)
        {
            account.carried.0 += u64::from(octets);
            account.carried.1 += u128::from(path.slowest.0);
        }
    }

    /// A host has lost a PDU of a flow.
    pub fn lost(&mut self, flow: u32, queue: ReceiveQueue, cells: u32) {
        if let Some(account) = self.flow(flow) {
            account.lost.add(queue, cells);
        }
    }

    /// A flow has delivered something: to this its path led.
    pub fn deliver(&mut self, flow: u32, trail: &Trail, now: SimTime) {
        let floor = self.floor;
        let Some(account) = self.flow(flow) else { return };
        let Some(origin) = account.origin else { return };
        if now <= floor {
            return;
        }
        let since = account.last.unwrap_or(origin);
        account.deliveries += 1;
        account.last = Some(now);
        account.count_held(now);
        for (held, more) in account.held.iter_mut().zip(std::mem::take(&mut account.held_since)) {
            *held += more;
        }
        if account.open {
            account.add_stages(trail.path(), since, now);
            return;
        }
        if trail.is_on() {
            account.path = trail.clone();
        } else if !account.path.is_on() {
            account.path = Trail::new(flow, origin, floor, false);
        }
        // What nothing led to was waited for.
        account.path.spend(now, Cause::Idle);
    }

    /// The account of a flow that has delivered anything; `flow_ids` are those of the flows by their indices.
    #[must_use]
    pub fn result(&self, flow: usize, flow_ids: &[u32]) -> Option<TimeAccount> {
        let account = self.flows.get(flow)?.as_ref()?;
        let (origin, last) = (account.origin?, account.last?);
        let named = |times: &[u64], names: &[&'static str]| -> BTreeMap<&'static str, u64> {
            names.iter().copied().zip(times.iter().copied()).filter(|(_, time)| *time > 0).collect()
        };
        // A path through all deliveries has the sums itself.
        let sums = account.path.path().map_or_else(|| account.sums.clone(), Path::sums);
        Some(TimeAccount {
            elapsed_ps: last.since(origin).0,
            deliveries: account.deliveries,
            causes: named(&sums.spent, &Cause::ALL.map(|(_, name)| name)),
            waits: sums.waits.results(flow_ids),
            held: named(&account.held, &Rule::ALL.map(|(_, name)| name)),
            lost: account.lost.results(),
            bottleneck: bottleneck(account, &sums.spent),
        })
    }
}
