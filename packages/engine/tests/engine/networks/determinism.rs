//! Switched networks give one result, whatever the slices and whoever watches.

use super::net::{Net, lan_services};
use crate::support::effort::cases;
use crate::support::{MS, S};
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use serde_json::{Value, json};

/// A few switches in a tree, hosts of one or two ELANs at them, a router or MPOA between.
fn random_net(seed: u64) -> Net {
    let mut rng = RandomStream::new(seed, 0, 7_000);
    let mut net = Net::new(9);
    net.lab.0["model"]["seed"] = json!(seed);
    let elans = [net.elan("red", json!({ "version": 1 + rng.below(2) })), net.elan("blue", json!({}))];
    let first = net.switch(lan_services(&elans));
    let mut switches = vec![first];
    for _ in 0..rng.below(3) {
        let next = net.switch(json!([]));
        let at = switches[rng.below(switches.len() as u64) as usize];
        net.link(at, next, "oc3c");
        switches.push(next);
    }
    let mpoa = rng.below(2) == 1;
    let router = net.node("router", if mpoa { json!({ "mps": {} }) } else { json!({}) });
    net.link(router, first, "oc3c");
    for (elan, ip) in elans.iter().zip(["10.0.1.254", "10.0.2.254"]) {
        net.interface(router, ip, "lane", Some(*elan));
    }
    let mut hosts = Vec::new();
    for n in 0..2 + rng.below(4) {
        let side = 1 + rng.below(2);
        let host = net.host();
        let at = switches[rng.below(switches.len() as u64) as usize];
        net.link(host, at, ["oc3c", "atm25"][rng.below(2) as usize]);
        net.interface(host, &format!("10.0.{side}.{}", n + 1), "lane", Some(elans[side as usize - 1]));
        net.set(host, "gateway", json!(format!("10.0.{side}.254")));
        if mpoa {
            net.set(host, "mpc", json!({ "p1": 1 + rng.below(5) }));
        }
        hosts.push(host);
    }
    for _ in 0..2 {
        let (a, b) = (rng.below(hosts.len() as u64) as usize, rng.below(hosts.len() as u64) as usize);
        if a != b {
            net.datagrams(hosts[a], hosts[b], (5 + rng.below(40)) * MS, 3, 9);
        }
    }
    if rng.below(2) == 1 {
        net.process(6, first, "les", false).process(7, first, "les", true);
    }
    net
}

fn report(net: &Net) -> Value {
    serde_json::to_value(net.run().run.result()).expect("JSON")
}

#[test]
fn slices_and_watching_change_nothing() {
    for seed in 0..cases(24) {
        let net = random_net(seed);
        let whole = report(&net);
        let mut rng = RandomStream::new(seed, 1, 7_001);
        let mut stops: Vec<u64> = (0..rng.below(12)).map(|_| rng.below(9 * S)).collect();
        stops.push(9 * S);
        stops.sort_unstable();
        let mut run = net.run_to(0);
        if seed % 2 == 0 {
            run.run.watch_events(1 << 16);
            run.run.watch_series(&["queue:1:1:ubr".to_owned()], SimDuration(100 * MS)).ok();
        }
        for stop in stops {
            let work = [50, 1_000, 1 << 20][rng.below(3) as usize];
            while !run.run.run_until(SimTime(stop), work) {}
            let _ = (run.idle_parts(), run.vccs("data-direct"), run.diary().len());
        }
        let sliced = serde_json::to_value(run.run.result()).expect("JSON");
        assert_eq!(sliced, whole, "case {seed}");
    }
}
