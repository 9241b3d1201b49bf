//! Where the time went: accounts that sum, that predict, that name the bottleneck, and that change nothing.

mod bottlenecks;
mod by_hand;
mod cpu_waits;
mod predictions;
mod random;
mod relay;

use crate::support::{Lab, finish};
use lanelab_engine::account::TimeAccount;
use serde_json::json;

/// Asks for accounts.
fn asking(lab: &Lab) -> Lab {
    let mut lab = lab.clone();
    lab.0["lanelab"] = json!(3);
    for list in ["elans", "tunnels"] {
        lab.model_mut()[list] = json!([]);
    }
    lab.model_mut()["measure"]["account"] = json!(true);
    lab
}

/// The account of the first flow of a run that is over.
fn account(lab: &Lab) -> TimeAccount {
    let flows = asking(lab).result().flows;
    flows.into_iter().next().and_then(|flow| flow.account).expect("an account")
}

/// The account of the first flow at its delivery number `count`, which no other follows within `step`.
fn account_of(lab: &Lab, count: u64, step: u64) -> TimeAccount {
    let mut run = asking(lab).simulation();
    for at in 1.. {
        assert!(at * step <= run.model().duration_ps, "fewer deliveries than {count}");
        finish(&mut run, at * step);
        let account = run.result().flows.remove(0).account;
        if let Some(account) = account.filter(|account| account.deliveries >= count) {
            assert_eq!(account.deliveries, count, "the step is too long");
            sums(&account);
            return account;
        }
    }
    unreachable!("the loop ends with an answer");
}

/// The causes sum to the elapsed time, and no more was held back than that.
fn sums(account: &TimeAccount) {
    assert_eq!(account.causes.values().sum::<u64>(), account.elapsed_ps, "{account:?}");
    assert!(account.held.values().sum::<u64>() <= account.elapsed_ps, "{account:?}");
    assert!(account.causes.contains_key(account.bottleneck.cause) || account.elapsed_ps == 0, "{account:?}");
}
