//! Random networks: every account sums, and asking for it changes nothing.

use super::{asking, sums};
use crate::support::effort::cases;
use crate::support::finish;
use crate::support::random_lab::random_lab;
use lanelab_engine::measure::RunResult;

/// The result without accounts and the count of those there were.
fn without(mut result: RunResult) -> (serde_json::Value, usize) {
    let mut accounts = 0;
    for flow in &mut result.flows {
        if let Some(account) = flow.account.take() {
            sums(&account);
            accounts += 1;
        }
    }
    (serde_json::to_value(result).expect("JSON"), accounts)
}

#[test]
fn asking_changes_nothing_and_all_accounts_sum() {
    let mut all = 0;
    for seed in 0..cases(120) {
        let mut lab = random_lab(seed);
        if seed % 3 == 0 {
            lab.model_mut()["measure"] = serde_json::json!({ "warmupPs": 20_000_000_000_u64 });
        }
        let (plain, none) = without(lab.result());
        assert_eq!(none, 0);
        let (asked, accounts) = without(asking(&lab).result());
        assert_eq!(asked, plain, "case {seed}");
        all += accounts;
    }
    assert!(all > 100, "{all} accounts");
}

#[test]
fn slices_change_no_account() {
    for seed in 0..cases(20) {
        let lab = asking(&random_lab(seed));
        let whole = lab.result();
        let mut run = lab.simulation();
        let end = run.model().duration_ps;
        for part in 1..=7 {
            finish(&mut run, end * part / 7);
        }
        let json = |result: RunResult| serde_json::to_value(result).expect("JSON");
        assert_eq!(json(run.result()), json(whole), "case {seed}");
    }
}
