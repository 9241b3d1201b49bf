//! What is measured of a file that passes a layer 4 switch: the four time stamps, and who handled which octets when.

use crate::scenario::PlannedPdu;
use lanelab_cells::sim::time::SimTime;
use serde::Serialize;

/// Time stamps of a transfer, as the applications take them around their calls.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Transfer {
    /// The sender's plan.
    plan: Vec<PlannedPdu>,
    /// Beginning of the first send call.
    first_send: Option<SimTime>,
    /// End of the last one.
    last_send: SimTime,
    /// Beginning of each send call of the sender, and its octets.
    departures: Vec<(SimTime, u32)>,
    /// End of each receive call of the server, and its octets.
    services: Vec<(SimTime, u32)>,
    /// End of each receive call of a receiver, its octets, and which receiver.
    arrivals: Vec<(SimTime, u32, u32)>,
}

impl Transfer {
    /// A transfer that has not begun.
    #[must_use]
    pub fn new(plan: Vec<PlannedPdu>) -> Self {
        Self { plan, ..Self::default() }
    }

    /// The sender's call for `octets` took from `from` to `to`.
    pub fn sent(&mut self, from: SimTime, to: SimTime, octets: u32) {
        self.first_send.get_or_insert(from);
        self.last_send = to;
        self.departures.push((from, octets));
    }

    /// The server has taken `octets`.
    pub fn served(&mut self, now: SimTime, octets: u32) {
        self.services.push((now, octets));
    }

    /// Receiver `node` has taken `octets`.
    pub fn arrived(&mut self, now: SimTime, octets: u32, node: u32) {
        self.arrivals.push((now, octets, node));
    }

    /// Everything that the digest covers, as words.
    pub fn words(&self) -> impl Iterator<Item = u64> {
        let calls = self.departures.iter().chain(&self.services).map(|(at, octets)| (at.0, *octets));
        let arrivals = self.arrivals.iter().map(|(at, octets, _)| (at.0, *octets));
        calls.chain(arrivals).flat_map(|(at, octets)| [at, octets.into()]).chain([self.last_send.0])
    }

    fn planned(&self) -> PlannedColumns {
        let mut end_ps = 0_u64;
        let due = |pdu: &PlannedPdu| {
            let due = end_ps;
            end_ps = end_ps.saturating_add(pdu.gap_ps);
            due
        };
        let ps = self.plan.iter().map(due).collect();
        PlannedColumns { ps, octets: self.plan.iter().map(|pdu| pdu.octets).collect(), end_ps }
    }

    /// The result, for these receivers; nothing before the first send.
    #[must_use]
    pub fn result(&self, receivers: &[u32]) -> Option<TransferResult> {
        let start = self.first_send?;
        let since = |at: SimTime| at.since(start).0;
        let sent = since(self.last_send);
        let columns = |calls: &[(SimTime, u32)]| CallColumns {
            ps: calls.iter().map(|(at, _)| since(*at)).collect(),
            octets: calls.iter().map(|(_, octets)| *octets).collect(),
        };
        let receiver = |node: u32| {
            let mut taken = self.arrivals.iter().filter(move |arrival| arrival.2 == node);
            let octets = taken.clone().map(|arrival| u64::from(arrival.1)).sum();
            let (first, last) = (taken.next()?.0, self.arrivals.iter().rfind(|arrival| arrival.2 == node)?.0);
            Some(ReceiverResult {
                node,
                ri_ps: since(first),
                rf_ps: since(last),
                receiving_ps: last.since(first).0,
                after_ps: since(last).saturating_sub(sent),
                octets,
            })
        };
        Some(TransferResult {
            start_ps: start.0,
            sender: SenderResult { si_ps: 0, sf_ps: sent },
            receivers: receivers.iter().filter_map(|node| receiver(*node)).collect(),
            departures: columns(&self.departures),
            services: columns(&self.services),
            arrivals: ArrivalColumns {
                ps: self.arrivals.iter().map(|(at, ..)| since(*at)).collect(),
                octets: self.arrivals.iter().map(|(_, octets, _)| *octets).collect(),
                node: self.arrivals.iter().map(|(.., node)| *node).collect(),
            },
            planned: self.planned(),
        })
    }
}

/// A transfer; every time but `startPs` counts from the beginning of the first send call, in picoseconds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TransferResult {
    /// Time in the run at which the first send call began, in ps; all other times count from there.
    pub start_ps: u64,
    /// The sending client.
    pub sender: SenderResult,
    /// Receivers that took anything, in the scenario's order; the server of a client-server service.
    pub receivers: Vec<ReceiverResult>,
    /// Send calls of the sender: when they began.
    pub departures: CallColumns,
    /// Receive calls of the server: when they ended.
    pub services: CallColumns,
    /// Receive calls of the receivers: when they ended.
    pub arrivals: ArrivalColumns,
    /// The sender's plan.
    pub planned: PlannedColumns,
}

/// Time stamps of the sender.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct SenderResult {
    /// s_i, beginning of the first send call: 0.
    pub si_ps: u64,
    /// s_f, end of the last one so far: the sending time.
    pub sf_ps: u64,
}

/// Time stamps of a receiver.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ReceiverResult {
    /// Node.
    pub node: u32,
    /// r_i, end of the first receive call.
    pub ri_ps: u64,
    /// r_f, end of the last one so far: the elapsed time.
    pub rf_ps: u64,
    /// r_f - r_i.
    pub receiving_ps: u64,
    /// r_f - s_f, or 0 where that is negative.
    pub after_ps: u64,
    /// Octets taken.
    pub octets: u64,
}

/// Calls as columns.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CallColumns {
    /// Time of each call, in ps.
    pub ps: Vec<u64>,
    /// Octets.
    pub octets: Vec<u32>,
}

/// Receive calls as columns.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ArrivalColumns {
    /// Time at which each call ended, in ps.
    pub ps: Vec<u64>,
    /// Octets.
    pub octets: Vec<u32>,
    /// Node that made each call.
    pub node: Vec<u32>,
}

/// A plan as columns.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct PlannedColumns {
    /// When each message is due.
    pub ps: Vec<u64>,
    /// Octets.
    pub octets: Vec<u32>,
    /// How long the plan is, the gap after its last message included.
    pub end_ps: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stamps_count_from_the_first_send() {
        let mut transfer = Transfer::default();
        assert!(transfer.result(&[7]).is_none());
        transfer.sent(SimTime(100), SimTime(110), 5);
        transfer.sent(SimTime(130), SimTime(150), 6);
        transfer.served(SimTime(140), 11);
        transfer.arrived(SimTime(160), 4, 7);
        transfer.arrived(SimTime(165), 11, 8);
        transfer.arrived(SimTime(190), 7, 7);
        let result = transfer.result(&[7, 9]).expect("it has begun");
        assert_eq!((result.start_ps, result.sender.sf_ps), (100, 50));
        assert_eq!(result.departures.ps, [0, 30]);
        assert_eq!(result.arrivals.node, [7, 8, 7]);
        let [receiver] = &result.receivers[..] else { panic!("9 took nothing, and 8 was not asked for") };
        assert_eq!((receiver.ri_ps, receiver.rf_ps, receiver.octets), (60, 90, 11));
        assert_eq!((receiver.receiving_ps, receiver.after_ps), (30, 40));
    }
}
