//! Random switched networks: everybody reaches everybody else, or the diary says why not; and who talks to
//! nobody changes nothing.

use super::net::{Event, Run};
use super::random_net::{Case, END, case};
use crate::support::effort::cases;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Everything is settled by then, in s.
const SETTLED: u64 = 20;

/// The first event of the two hosts, the router between them or the servers that explains why nothing arrives.
fn reason(case: &Case, run: &Run, (a, b): (u32, u32)) -> Option<Event> {
    let speakers = [Some(a), Some(b), case.router, Some(1)];
    let mut events = run.diary().into_iter().filter(|event| speakers.contains(&Some(event.node)));
    events.find(|event| {
        let kind = event.entry["kind"].as_str().expect("a kind");
        let silent =
            matches!(kind, "no_answer" | "gave_up") || event.fits(&json!({ "reason": "unresolved" }));
        // An MPS may refuse a shortcut to a host that is reached through it.
        let refused = kind.ends_with("refused") && event.entry["machine"] != "mps";
        silent || refused || kind.ends_with("failed")
    })
}

/// Runs a case; how many pairs do not reach each other although they should.
fn reach(seed: u64, faulty: bool) -> usize {
    let case = case(seed, faulty, false);
    let mut run = case.net.run_to(SETTLED);
    let before: BTreeMap<_, _> = case.pings.iter().map(|(pair, flow)| (*pair, run.flow(*flow))).collect();
    run.go_to(END);
    let mut apart = 0;
    for (pair, before) in before {
        let after = run.flow(before.id);
        let sent = after.packets_sent - before.packets_sent;
        let came = after.packets_received - before.packets_received;
        let routed = case.sides[&pair.0] == case.sides[&pair.1] || case.router.is_some();
        if came + 1 >= sent && sent > 20 {
            assert!(routed || case.faulty, "case {seed}: {pair:?} reach each other without a router");
            // Where nothing is wrong nobody complains.
            let why = reason(&case, &run, pair);
            assert!(case.faulty || case.router.is_none() || why.is_none(), "case {seed}: {why:?}");
            continue;
        }
        assert!(
            !routed || case.faulty,
            "case {seed}: {pair:?} {came} of {sent}\n{}\n{}",
            case.net.lab.0["model"]["nodes"],
            run.story()
        );
        let why = reason(&case, &run, pair);
        apart += usize::from(routed);
        assert!(why.is_some() || !routed, "case {seed}: {pair:?} {came} of {sent}, no word\n{}", run.story());
    }
    if !faulty {
        run.all_up();
        triggers(&case, &run, seed);
    }
    apart
}

/// Each host sends each other one 5 requests and 5 replies a second: enough for a shortcut, or too few for one.
fn triggers(case: &Case, run: &Run, seed: u64) {
    let far = |a: u32| case.hosts.iter().any(|b| case.sides[b] != case.sides[&a]);
    for (host, (p1, p2)) in &case.mpcs {
        if case.router.is_none() || !far(*host) {
            continue;
        }
        let (frames, asked) = (10 * p2, run.has_sent(*host, "MPOA Resolution Request", 0.0..1e9));
        if frames > p1 + 3 {
            assert!(asked, "case {seed}: {host} with p1 {p1}, p2 {p2}\n{}", run.story());
        } else if frames + 3 < *p1 {
            assert!(!asked, "case {seed}: {host} with p1 {p1}, p2 {p2}\n{}", run.story());
        }
    }
}

#[test]
fn everybody_reaches_everybody_else() {
    for seed in 0..cases(30) {
        assert_eq!(reach(seed, false), 0);
    }
}

#[test]
fn a_host_that_is_not_reached_is_reported() {
    let apart = (0..20).filter(|seed| reach(*seed, true) > 0).count();
    assert!(apart > 10, "something is wrong in {apart} of 20 only");
}

#[test]
fn who_talks_to_nobody_changes_nothing() {
    for seed in 0..cases(16) {
        let alone = case(seed, false, false);
        let together = case(seed, false, true);
        let flows = |case: &Case| {
            let run = case.net.run();
            let result = run.run.result();
            let own = result.flows.into_iter().take(case.pings.len());
            let flows: Vec<Value> = own.map(|flow| serde_json::to_value(flow).expect("JSON")).collect();
            let ids: Vec<u32> = case.hosts.clone();
            let said: Vec<_> = run
                .diary()
                .into_iter()
                .filter(|event| ids.contains(&event.node))
                .map(|event| event.report())
                .collect();
            (flows, said)
        };
        assert_eq!(flows(&alone), flows(&together), "case {seed}");
    }
}

#[test]
fn an_unlinked_device_leaves_the_digest_alone() {
    for seed in 0..cases(8) {
        let alone = case(seed, false, false);
        let mut together = case(seed, false, false);
        let free = (1..).find(|id| {
            let nodes = together.net.lab.0["model"]["nodes"].as_array().expect("nodes");
            nodes.iter().all(|node| node["id"] != *id)
        });
        let port = json!([{ "id": 1, "phy": "oc3c" }]);
        together.net.lab.add(
            "nodes",
            json!({ "id": free, "kind": "host", "name": "idle", "ports": port, "interfaces": [], "cpu": { "tickPs": 1_000_000 } }),
        );
        assert_eq!(alone.net.run().run.digest(), together.net.run().run.digest(), "case {seed}");
    }
}
