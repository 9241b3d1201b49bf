//! The accounts of a run's flows.

use super::bottleneck::{Bottleneck, bottleneck};
use super::cause::{Cause, Rule};
use super::cpu_causes::CpuCauses;
use super::flow_account::FlowAccount;
use super::loss::{QueueLoss, ReceiveQueue};
use super::time_log::TimeLog;
use super::trail::Trail;
use super::wait::{CpuWait, Holder};
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::order;
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

/// The accounts of a run, by flow index; none where the scenario asks for none.
#[derive(Clone, Debug)]
pub struct Accounts {
    flows: Vec<Option<FlowAccount>>,
    /// What the time of every path went into.
    pub log: TimeLog,
}

impl Accounts {
    /// Accounts that count from `floor` on.
    #[must_use]
    pub const fn new(floor: SimTime) -> Self {
        Self { flows: Vec::new(), log: TimeLog::new(floor) }
    }

    /// Opens the account of flow number `flow` from a node to others. `open`: its messages come when they are due, and each has a path of its own;
    /// else one path leads through all of them.
    pub fn open(&mut self, flow: usize, from: u32, to: Vec<u32>, open: bool) {
        if self.flows.len() <= flow {
            self.flows.resize(flow + 1, None);
        }
        self.flows[flow] = Some(FlowAccount::new(from, to, open, self.log.floor()));
    }

    /// Makes the CPU of a node known, with its processes by their numbers; returns what its time counts as on the paths of the flows that have an
    /// account by now.
    pub fn add_cpu(&mut self, node: u32, processes: Vec<Holder>) -> CpuCauses {
        let causes = |flow: &Option<FlowAccount>| {
            [false, true].map(|onward| flow.as_ref().map_or(Cause::Idle, |flow| flow.cpu(node, onward)))
        };
        CpuCauses { cpu: self.log.add_cpu(node, processes), by_flow: self.flows.iter().map(causes).collect() }
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
        let floor = self.log.floor();
        let Some(account) = self.flow(flow) else { return Trail::default() };
        account.origin.get_or_insert(now.max(floor));
        let staged = account.open;
        Trail::new(flow, now, staged, &mut self.log)
    }

    /// From now on this rule holds the data of a flow's sender back, or none.
    pub fn hold(&mut self, flow: u32, rule: Option<Rule>, now: SimTime) {
        if let Some(account) = self.flow(flow) {
            account.count_held(now);
            account.rule = rule;
        }
    }

    /// A packet with payload has come to a node; counts where that is the end of its flow.
    pub fn arrived(&mut self, trail: Trail, node: u32, octets: u32) {
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
    pub fn deliver(&mut self, flow: u32, trail: Trail, now: SimTime) {
        if let Some(Some(account)) = self.flows.get_mut(flow as usize) {
            account.deliver(flow, trail, now, &mut self.log);
        }
    }

    /// Whether [`settle`](Self::settle) is due.
    #[must_use]
    pub const fn are_full(&self) -> bool {
        self.log.is_full()
    }

    /// Forgets every stretch of time that it keeps, and keeps what they add up to for each path. `trails`: all that are under way.
    pub fn settle<'a>(&'a mut self, mut trails: Vec<&'a mut Trail>) {
        trails.extend(self.flows.iter_mut().flatten().map(|account| &mut account.path));
        self.log.settle(&mut trails);
    }

    /// The account of a flow that has delivered anything; `flow_ids` are those of the flows by their indices.
    #[must_use]
    pub fn result(&self, flow: usize, flow_ids: &[u32]) -> Option<TimeAccount> {
        let account = self.flows.get(flow)?.as_ref()?;
        let (origin, last) = (account.origin?, account.last?);
        let named = |times: &[u64], names: &[&'static str]| -> BTreeMap<&'static str, u64> {
            order::map(names.iter().copied().zip(times.iter().copied()).filter(|(_, time)| *time > 0))
        };
        let sums = account.sums(&self.log);
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
