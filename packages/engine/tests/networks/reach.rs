//! Random switched networks with random parameters of clients: everybody reaches everybody else, or the diary says why not; and who talks to
//! nobody changes nothing.

use crate::net::{Net, Run, lan_services};
use lanelab_engine::sim::rng::RandomStream;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Everything is settled by then, in s.
const SETTLED: u64 = 20;
const END: u64 = 26;

struct Case {
    net: Net,
    hosts: Vec<u32>,
    /// MPOA parameters of hosts that have a client: packets, and within how many s.
    mpcs: BTreeMap<u32, (u64, u64)>,
    /// ELAN of each host.
    sides: BTreeMap<u32, u64>,
    /// Flow of each ordered pair.
    pings: BTreeMap<(u32, u32), u32>,
    router: Option<u32>,
    /// Whether something in it is set up wrongly.
    faulty: bool,
}

/// Ranges of C7, C10, C11, C12, C17, C20, C21 and C22, as the scenario takes them.
fn lec(rng: &mut RandomStream) -> Value {
    let mut lec = json!({});
    let ranges: [(&str, u64, u64); 8] = [
        ("c7S", 10, 40),
        ("c10", 1, 20),
        ("c11S", 1, 60),
        ("c12S", 0, 2_000),
        ("c17S", 10, 300),
        ("c20S", 1, 30),
        ("c21S", 1, 4),
        ("c22S", 1, 8),
    ];
    for (key, min, max) in ranges {
        if rng.below(3) > 0 {
            lec[key] = json!(min + rng.below(max - min + 1));
        }
    }
    lec
}

/// Switches in a tree with some loops, the servers in the first of them.
fn switches(net: &mut Net, rng: &mut RandomStream, elans: &[u32]) -> Vec<u32> {
    let mut switches = vec![net.switch(lan_services(elans))];
    for _ in 0..rng.below(4) {
        let next = net.switch(json!([]));
        for _ in 0..1 + rng.below(2) {
            let at = switches[rng.below(switches.len() as u64) as usize];
            net.link(at, next, ["oc3c", "oc3c", "atm25", "ds3"][rng.below(4) as usize]);
        }
        switches.push(next);
    }
    switches
}

/// The network of that number. `idle` adds devices with ids between the others', and stations that talk among themselves.
fn case(seed: u64, faulty: bool, idle: bool) -> Case {
    let mut rng = RandomStream::new(seed, 0, 7_100);
    let mut net = Net::new(END);
    net.lab.0["model"]["seed"] = json!(seed);
    let version = 1 + rng.below(2);
    let elans = [("red", version), ("blue", version)]
        .map(|(name, version)| net.elan(name, json!({ "version": version })));
    let switches = switches(&mut net, &mut rng, &elans);
    let gap = net.node("generator", json!({}));
    let mpoa = rng.below(2) == 1;
    let router = (rng.below(5) > 0).then(|| {
        let router = net.node("router", if mpoa { json!({ "mps": {} }) } else { json!({}) });
        net.link(router, switches[rng.below(switches.len() as u64) as usize], "oc3c");
        for (elan, ip) in elans.iter().zip(["10.0.1.254", "10.0.2.254"]) {
            net.interface(router, ip, "lane", Some(*elan))["lec"] = lec(&mut rng);
        }
        router
    });
    let mut case = Case {
        net,
        hosts: Vec::new(),
        mpcs: BTreeMap::new(),
        sides: BTreeMap::new(),
        pings: BTreeMap::new(),
        router,
        faulty,
    };
    for n in 0..3 + rng.below(3) {
        host(&mut case, &mut rng, n, &elans, &switches, mpoa);
    }
    if faulty {
        break_something(&mut case, &mut rng);
    }
    for a in case.hosts.clone() {
        for b in case.hosts.clone() {
            if a != b {
                let flow = case.net.ping(a, b, 3, END);
                case.pings.insert((a, b), flow);
            }
        }
    }
    if idle {
        bystanders(&mut case.net);
    } else {
        let nodes = case.net.lab.0["model"]["nodes"].as_array_mut().expect("nodes");
        nodes.retain(|node| node["id"] != gap);
    }
    case
}

/// A host in an emulated LAN, or on the Ethernet of an edge device in one.
fn host(case: &mut Case, rng: &mut RandomStream, n: u64, elans: &[u32], switches: &[u32], mpoa: bool) {
    let net = &mut case.net;
    let side = 1 + rng.below(2);
    let elan = elans[side as usize - 1];
    let at = switches[rng.below(switches.len() as u64) as usize];
    let ip = format!("10.0.{side}.{}", n + 1);
    let host = net.host();
    let (p1, p2) = (1 + rng.below(40), 1 + rng.below(3));
    // LANE v1 has no way to find a server.
    let mpc = json!({ "p1": p1, "p2S": p2, "servers": case.router.filter(|_| mpoa).into_iter().collect::<Vec<_>>() });
    if rng.below(4) == 0 {
        let edge = net.node("edge", json!({}));
        net.link(edge, at, "oc3c");
        net.link(host, edge, ["eth10", "eth100"][rng.below(2) as usize]);
        net.set(edge, "bridges", json!([{ "port": 1, "elan": elan, "ethernet": [2], "lec": lec(rng) }]));
        net.interface(host, &ip, "ethernet", None);
    } else {
        net.link(host, at, ["oc3c", "atm25"][rng.below(2) as usize]);
        net.interface(host, &ip, "lane", Some(elan))["lec"] = lec(rng);
        if mpoa {
            net.set(host, "mpc", mpc);
            case.mpcs.insert(host, (p1, p2));
        }
    }
    if case.router.is_some() {
        net.set(host, "gateway", json!(format!("10.0.{side}.254")));
    }
    case.hosts.push(host);
    case.sides.insert(host, side);
}

/// One thing that somebody set up wrongly.
fn break_something(case: &mut Case, rng: &mut RandomStream) {
    let at = case.hosts[rng.below(case.hosts.len() as u64) as usize];
    let other = case.hosts.iter().copied().find(|host| *host != at).expect("another");
    let twin = "02:00:00:00:77:01";
    let services = case.net.lab.node(1)["services"].as_array_mut().expect("services");
    match rng.below(4) {
        0 => services[1]["maxClients"] = json!(1),
        1 => {
            services.remove(0);
        }
        2 => {
            let side = case.sides[&at];
            case.net.set(at, "gateway", json!(format!("10.0.{side}.200")));
        }
        _ => {
            for host in [at, other] {
                case.net.lab.node(host)["interfaces"][0]["mac"] = json!(twin);
            }
        }
    }
}

/// An unlinked host and stations of an Ethernet of their own that talk to each other.
fn bystanders(net: &mut Net) {
    let hub = net.node("hub", json!({}));
    net.host();
    let talkers = ["10.9.0.1", "10.9.0.2"].map(|ip| {
        let host = net.host();
        net.link(host, hub, "eth10");
        net.interface(host, ip, "ethernet", None);
        host
    });
    net.ping(talkers[0], talkers[1], 3, END);
    net.stream(talkers[1], talkers[0], 4, END);
}

/// Who of the two, or the router between, or the servers, has said why nothing arrives.
fn reason(case: &Case, run: &Run, (a, b): (u32, u32)) -> Option<String> {
    let words = ["refused", "failed", "does not answer", "duplicate", "No route"];
    let speakers = [Some(a), Some(b), case.router, Some(1)];
    let said = run.diary().into_iter().filter(|said| speakers.contains(&Some(said.node)));
    said.map(|said| said.what).find(|what| words.iter().any(|words| what.contains(words)))
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
    for seed in 0..30 {
        assert_eq!(reach(seed, false), 0);
    }
}

#[test]
fn who_is_not_reached_is_told_of() {
    let apart = (0..20).filter(|seed| reach(*seed, true) > 0).count();
    assert!(apart > 10, "something is wrong in {apart} of 20 only");
}

#[test]
fn who_talks_to_nobody_changes_nothing() {
    for seed in 0..16 {
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
                .filter(|said| ids.contains(&said.node))
                .map(|said| said.what)
                .collect();
            (flows, said)
        };
        assert_eq!(flows(&alone), flows(&together), "case {seed}");
    }
}

#[test]
fn an_unlinked_device_leaves_the_digest_alone() {
    for seed in 0..8 {
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
