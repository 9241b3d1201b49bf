//! A change made to a running model equals the same change in the scenario: to the bit, at any instant.

use crate::support::effort::cases;
use crate::support::random_lab::{change_of, quiet_lab};
use crate::support::{Lab, MS, finish};
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::scenario::{self, ChangeKind};
use serde_json::Value;

const KINDS: [&str; 8] = ["queue", "link-delay", "link-up", "glitch", "policer", "stack", "cpu", "flow"];

fn kind_of(change: &Value) -> ChangeKind {
    scenario::read(&change.to_string()).expect("a change")
}

/// Digest, state hash and everything else that a run says of itself at its end.
fn applied(lab: &Lab, at: u64, changes: &[Value]) -> Value {
    let mut run = lab.simulation();
    finish(&mut run, at);
    for change in changes {
        run.apply(kind_of(change)).expect("a change that fits");
    }
    let end = run.model().duration_ps;
    finish(&mut run, end);
    serde_json::to_value(run.result()).expect("JSON")
}

fn planned(lab: &Lab, at: u64, changes: &[Value]) -> Value {
    let mut lab = lab.clone();
    for change in changes {
        lab.change(at, change);
    }
    serde_json::to_value(lab.result()).expect("JSON")
}

/// Instants of a run: a few at random, and a few at which something happens.
fn instants(lab: &Lab, rng: &mut RandomStream) -> Vec<u64> {
    let mut run = lab.simulation();
    run.watch_events(1 << 22);
    let end = run.model().duration_ps;
    finish(&mut run, end);
    let records = run.events_mut().drain();
    let events: Vec<u64> = records.iter().map(|record| record.at.0).filter(|at| *at < end).collect();
    let mut instants = vec![0, rng.below(end), rng.below(end)];
    if !events.is_empty() {
        instants.extend((0..3).map(|_| events[rng.below(events.len() as u64) as usize]));
    }
    instants
}

#[test]
fn a_change_now_equals_a_change_planned() {
    let mut effects = std::collections::BTreeMap::new();
    for seed in 0..cases(40) {
        let lab = quiet_lab(seed);
        let mut rng = RandomStream::new(seed, 0, 8000);
        let quiet = serde_json::to_value(lab.result()).expect("JSON");
        for at in instants(&lab, &mut rng) {
            let kind = KINDS[rng.below(8) as usize];
            let Some(change) = change_of(kind, &lab, &mut rng) else { continue };
            let (now, then) = (
                applied(&lab, at, std::slice::from_ref(&change)),
                planned(&lab, at, std::slice::from_ref(&change)),
            );
            assert_eq!(now, then, "case {seed}: {change} at {at}");
            *effects.entry(kind).or_insert(0) += u32::from(now != quiet);
        }
    }
    for kind in KINDS {
        assert!(
            effects.get(kind).is_some_and(|count| *count > 0),
            "{kind} never changed anything: {effects:?}"
        );
    }
}

#[test]
fn several_changes_at_one_instant_act_in_order() {
    for seed in 0..cases(30) {
        let mut rng = RandomStream::new(seed, 0, 8001);
        let mut lab = quiet_lab(seed);
        let at = rng.below(lab.model().duration_ps);
        let changes: Vec<_> = (0..8).filter_map(|n| change_of(KINDS[n % 8], &lab, &mut rng)).collect();
        // One of them is planned already: those made now come after it.
        let (first, rest) = changes.split_first().expect("changes");
        lab.change(at, first);
        assert_eq!(applied(&lab, at, rest), planned(&lab, at, rest), "case {seed}");
    }
}

#[test]
fn a_change_under_way_to_a_target_is_not_lost() {
    let lab = Lab::pair("atm25", 1500, 0, 100 * MS).udp(1, 1, 2, 1000, MS).clone();
    let mut run = lab.simulation();
    assert!(!run.run_until(SimTime(100 * MS), 300), "the work is bounded");
    let cut = serde_json::json!({ "kind": "link-up", "link": 1, "up": false });
    run.apply(kind_of(&cut)).expect("a link");
    finish(&mut run, 400 * MS);
    let dropped: u64 = run.result().links.iter().map(|link| link.dropped).sum();
    assert!(dropped > 0);
}

#[test]
fn a_change_that_breaks_a_rule_changes_nothing() {
    let mut lab = Lab::pair("atm25", 1500, 0, 50 * MS);
    lab.udp(1, 1, 2, 1000, MS).ping(2, 1, 2, 56, MS).tcp(3, 1, 2, 1000, (8192, 8192));
    let before = lab.run().state_hash();
    let mut run = lab.simulation();
    finish(&mut run, 20 * MS);
    for wrong in [
        r#"{"kind":"link-up","link":9,"up":true}"#,
        r#"{"kind":"flow","flow":1,"set":{"intervalPs":0}}"#,
        r#"{"kind":"flow","flow":1,"set":{"messageOctets":0}}"#,
        r#"{"kind":"flow","flow":1,"set":{"messageOctets":65508}}"#,
        r#"{"kind":"flow","flow":3,"set":{"messageOctets":0}}"#,
        r#"{"kind":"flow","flow":2,"set":{"intervalPs":0}}"#,
        r#"{"kind":"stack","node":1,"set":{"rtoTickMs":0}}"#,
        r#"{"kind":"stack","node":1,"set":{"delayedAckMs":0}}"#,
        r#"{"kind":"cpu","node":1,"set":{"speed":0}}"#,
        r#"{"kind":"cpu","node":1,"set":{"cellPs":18446744073709551615}}"#,
        r#"{"kind":"link-delay","link":1,"delayPs":18446744073709551615}"#,
    ] {
        let error = run.apply(scenario::read(wrong).expect("its shape is right")).expect_err(wrong);
        assert!(error.path.starts_with("change."), "{error} says too little");
    }
    let end = run.model().duration_ps;
    finish(&mut run, end);
    assert_eq!(run.state_hash(), before);
}
