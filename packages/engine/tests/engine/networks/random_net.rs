//! Random switched networks: trees of switches with loops, two emulated LANs of either version, a router with or without MPOA, edge devices, and
//! clients with parameters anywhere in their ranges.

use super::net::{Net, lan_services};
use lanelab_cells::sim::rng::RandomStream;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// End of its runs, in s.
pub(crate) const END: u64 = 26;

pub(crate) struct Case {
    pub(crate) net: Net,
    pub(crate) hosts: Vec<u32>,
    /// MPOA parameters of hosts that have a client: packets, and within how many s.
    pub(crate) mpcs: BTreeMap<u32, (u64, u64)>,
    /// ELAN of each host.
    pub(crate) sides: BTreeMap<u32, u64>,
    /// Flow of each ordered pair.
    pub(crate) pings: BTreeMap<(u32, u32), u32>,
    pub(crate) router: Option<u32>,
    /// Whether something in it is set up wrongly.
    pub(crate) faulty: bool,
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
pub(crate) fn case(seed: u64, faulty: bool, idle: bool) -> Case {
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
    // LANE v1 has no TLVs by which a client could find its MPOA server, so the server is configured.
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
