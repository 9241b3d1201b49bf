//! The bottleneck of a flow, with its evidence.

use super::cause::{Cause, Rule};
use super::flow_account::FlowAccount;
use super::total::TimeByCause;
use serde::Serialize;

/// What took most of the time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Bottleneck {
    /// Name of the cause.
    #[cfg_attr(test, ts(type = "AccountCause"))]
    pub cause: &'static str,
    /// Share of the elapsed time that the cause took, in whole per cents.
    pub share_percent: u64,
    /// The rule that held data back longest, where its share is notable.
    pub held: Option<HeldShare>,
    /// What the line alone allows, in tenths of Mb/s; none where the line has nothing to do with the cause.
    pub line_tenths_mbps: Option<u64>,
}

/// How long a rule held data back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct HeldShare {
    /// Name of the rule.
    #[cfg_attr(test, ts(type = "AccountHold"))]
    pub rule: &'static str,
    /// Share of the elapsed time that the rule held data, in whole per cents.
    pub share_percent: u64,
}

/// Least share of the time, in per cent, from which a rule that held data back is evidence.
const NOTABLE: u64 = 10;

/// The longest cause and the evidence for it.
pub(super) fn bottleneck(account: &FlowAccount, spent: &TimeByCause) -> Bottleneck {
    let elapsed: u64 = spent.iter().sum();
    // Where several causes took equally long, the first one counts.
    let longest = Cause::ALL.iter().rev().map(|(cause, _)| *cause).max_by_key(|it| spent[*it as usize]);
    let cause = longest.unwrap_or(Cause::Idle);
    Bottleneck {
        cause: cause.name(),
        share_percent: percent(spent[cause as usize], elapsed),
        held: held(account, elapsed),
        line_tenths_mbps: line(account, cause),
    }
}

/// A share as whole per cents, half up.
fn percent(part: u64, whole: u64) -> u64 {
    if whole == 0 { 0 } else { ((u128::from(part) * 200 / u128::from(whole)).div_ceil(2)) as u64 }
}

/// The rule that held data back longest.
fn held(account: &FlowAccount, elapsed: u64) -> Option<HeldShare> {
    let (rule, name) = Rule::ALL.iter().rev().max_by_key(|(rule, _)| account.held[*rule as usize])?;
    let share_percent = percent(account.held[*rule as usize], elapsed);
    (share_percent >= NOTABLE).then_some(HeldShare { rule: name, share_percent })
}

/// What the line alone allows.
fn line(account: &FlowAccount, cause: Cause) -> Option<u64> {
    let (octets, ps) = account.carried;
    if ps == 0 || matches!(cause, Cause::Idle | Cause::Resolution | Cause::Signalling) {
        return None;
    }
    // Octets a picosecond are 8 * 10^6 Mb/s; tenths of Mb/s, half up.
    Some((u128::from(octets) * 160_000_000 / ps).div_ceil(2) as u64)
}
