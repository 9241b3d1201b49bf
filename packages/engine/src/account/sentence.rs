//! The bottleneck in one sentence, with its evidence.

use super::book::FlowAccount;
use super::cause::{Cause, Rule};
use serde::Serialize;

/// What took most of the time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Bottleneck {
    /// Its name.
    #[cfg_attr(test, ts(type = "AccountCause"))]
    pub cause: &'static str,
    /// What it is and how one knows.
    pub sentence: String,
}

/// Least share of the time, in per cent, from which a rule that held data back is evidence.
const NOTABLE: u64 = 10;

/// The longest cause and the sentence about it.
pub(super) fn bottleneck(account: &FlowAccount) -> Bottleneck {
    let elapsed: u64 = account.spent.iter().sum();
    // Of equal ones the first.
    let longest =
        Cause::ALL.iter().rev().map(|(cause, _)| *cause).max_by_key(|it| account.spent[*it as usize]);
    let cause = longest.unwrap_or(Cause::Idle);
    let share = percent(account.spent[cause as usize], elapsed);
    let subject = match cause {
        Cause::SenderCpu => format!("The sender's CPU: busy on {share} % of the critical path"),
        Cause::ReceiverCpu => format!("The receiver's CPU: busy on {share} % of the critical path"),
        Cause::RelayCpu => format!("The relay's CPU: busy on {share} % of the critical path"),
        Cause::SystemCall => format!("System calls: {share} % of the critical path"),
        Cause::Nagle => format!("Nagle's algorithm: held data on {share} % of the critical path"),
        Cause::DelayedAck => {
            format!("The receiver's delayed acknowledgement: waited for on {share} % of the critical path")
        }
        Cause::Window => format!("The receiver's closed window: probed on {share} % of the critical path"),
        Cause::CongestionWindow => {
            format!("The congestion window: closed on {share} % of the critical path")
        }
        Cause::SillyWindow => {
            format!("Silly-window avoidance: held data on {share} % of the critical path")
        }
        Cause::Resolution => format!("Address resolution: waited for on {share} % of the critical path"),
        Cause::BusQueue => format!("The BUS: {share} % of the critical path is spent in it"),
        Cause::Router => format!("Forwarding by routers and bridges: {share} % of the critical path"),
        Cause::SwitchQueue => format!("The switches: cells wait there on {share} % of the critical path"),
        Cause::NicQueue => {
            format!("The line, in front of which data wait at the interface: {share} % of the critical path")
        }
        Cause::Serialisation => format!("The line: its bits take {share} % of the critical path"),
        Cause::Propagation => format!("Distance: propagation takes {share} % of the critical path"),
        Cause::Signalling => format!("Call set-up: waited for on {share} % of the critical path"),
        Cause::Retransmission => {
            format!("Loss: the retransmission timer runs on {share} % of the critical path")
        }
        Cause::Loop => {
            format!("The application's loop: waited for on {share} % of the critical path")
        }
        Cause::Idle => format!("The application: it has nothing to send on {share} % of the time"),
    };
    let mut sentence = subject;
    for evidence in [held(account, elapsed), line(account, cause)].into_iter().flatten() {
        sentence.push_str("; ");
        sentence.push_str(&evidence);
    }
    sentence.push('.');
    Bottleneck { cause: cause.name(), sentence }
}

/// A share as whole per cents, half up.
fn percent(part: u64, whole: u64) -> u64 {
    if whole == 0 { 0 } else { ((u128::from(part) * 200 / u128::from(whole)).div_ceil(2)) as u64 }
}

/// The rule that held data back longest.
fn held(account: &FlowAccount, elapsed: u64) -> Option<String> {
    let (rule, _) = Rule::ALL.iter().rev().max_by_key(|(rule, _)| account.held[*rule as usize])?;
    let share = percent(account.held[*rule as usize], elapsed);
    let what = match rule {
        Rule::Nagle => "Nagle's algorithm holds the next data",
        Rule::Window => "the receiver's window is closed",
        Rule::CongestionWindow => "the congestion window is closed",
        Rule::SillyWindow => "silly-window avoidance holds the next data",
        Rule::SendBuffer => "the send buffer has no room",
    };
    (share >= NOTABLE).then(|| format!("{what} on {share} % of it"))
}

/// What the line alone would allow, where it is not the line that limits.
fn line(account: &FlowAccount, cause: Cause) -> Option<String> {
    let (octets, ps) = account.carried;
    if ps == 0 || matches!(cause, Cause::Idle | Cause::Resolution | Cause::Signalling) {
        return None;
    }
    // Octets a picosecond are 8 * 10^6 Mb/s; tenths of Mb/s, half up.
    let tenths = (u128::from(octets) * 160_000_000 / ps).div_ceil(2);
    let would =
        if matches!(cause, Cause::Serialisation | Cause::NicQueue) { "allows" } else { "would allow" };
    Some(format!("the wire {would} {}.{} Mb/s", tenths / 10, tenths % 10))
}
