//! Random labs of hosts: chains of switches with short buffers, every kind of flow, changes.

use super::{Lab, MS, US, host};
use lanelab_cells::sim::rng::RandomStream;
use serde_json::{Value, json};

pub(crate) const CATEGORIES: [&str; 5] = ["cbr", "rt-vbr", "nrt-vbr", "abr", "ubr"];

struct Maker {
    rng: RandomStream,
    lab: Lab,
    /// Switch that each host is on; hosts are 101, 102...
    places: Vec<u32>,
    switches: u32,
    next_vci: u16,
    pairs: Vec<(u32, u32)>,
    links: u32,
}

/// The lab of that number, with changes; hosts of every other one have an operating system.
pub(crate) fn random_lab(seed: u64) -> Lab {
    let mut lab = quiet_lab(seed);
    let mut systems = RandomStream::new(seed, 0, 7002);
    if below(&mut systems, 2) == 0 {
        for node in lab.model_mut()["nodes"].as_array_mut().expect("nodes") {
            if node["kind"] == "host" {
                node["kernel"] = kernel(&mut systems);
            }
        }
    }
    let mut rng = RandomStream::new(seed, 0, 7001);
    for _ in 0..below(&mut rng, 4) {
        let at = below(&mut rng, 60) * MS + below(&mut rng, MS);
        let change = random_change(&lab, &mut rng);
        lab.change(at, &change);
    }
    lab
}

/// The same without changes.
pub(crate) fn quiet_lab(seed: u64) -> Lab {
    let mut rng = RandomStream::new(seed, 0, 7000);
    let duration = (30 + below(&mut rng, 90)) * MS;
    let mut lab = Lab::new(duration);
    lab.model_mut()["seed"] = seed.into();
    if seed % 3 == 1 {
        lab.model_mut()["clocks"] = "drawn".into();
    }
    let switches = below(&mut rng, 4) as u32;
    let mut maker =
        Maker { rng, lab, places: Vec::new(), switches, next_vci: 40, pairs: Vec::new(), links: 0 };
    maker.nodes();
    maker.flows();
    maker.lab
}

pub(crate) fn below(rng: &mut RandomStream, n: u64) -> u64 {
    rng.below(n)
}

pub(crate) fn pick<T: Copy>(rng: &mut RandomStream, items: &[T]) -> T {
    items[rng.below(items.len() as u64) as usize]
}

pub(crate) fn queue(rng: &mut RandomStream) -> Value {
    let capacity = 20 + below(rng, 250);
    let discard = match below(rng, 4) {
        0 => json!({ "kind": "none" }),
        1 => json!({ "kind": "ppd" }),
        _ => {
            json!({ "kind": "epd", "thresholdCells": 1 + below(rng, capacity), "keepLast": below(rng, 2) == 0 })
        }
    };
    json!({ "capacityCells": capacity, "clpThresholdCells": null, "discard": discard })
}

fn cpu(rng: &mut RandomStream) -> Value {
    let mut cost = |max: u64| if below(rng, 3) == 0 { 0 } else { below(rng, max) };
    json!({
        "syscallPs": cost(20 * US), "sendPacketPs": cost(20 * US), "receivePacketPs": cost(20 * US), "interruptPs": cost(10 * US),
        "copyPsPerOctet": cost(10_000), "checksumPsPerOctet": cost(10_000), "tickPs": cost(10 * US), "cellPs": cost(100_000),
    })
}

/// How a host's operating system shares the CPU.
fn kernel(rng: &mut RandomStream) -> Value {
    let kinds = ["bsd", "solaris-ts", "linux-2.2", "nt", "nt-server"];
    let mut kernel = json!({
        "scheduler": { "kind": pick(rng, &kinds), "switchPs": below(rng, 2) * 15 * US, "wakePs": below(rng, 2) * 5 * US },
    });
    for (key, most) in [("receiveRing", 8), ("inputQueue", 20), ("softInterruptPs", MS)] {
        if below(rng, 3) == 0 {
            kernel[key] = json!(1 + below(rng, most));
        }
    }
    kernel
}

/// Makes calls and packets take time: a stream inside a host never ends without, and is refused.
fn take_time(cpu: &mut Value) {
    cpu["syscallPs"] = json!(20 * US);
    cpu["sendPacketPs"] = json!(10 * US);
}

fn stack(rng: &mut RandomStream) -> Value {
    let mut stack = json!({ "rtoTickMs": 1 + below(rng, 5), "rtoMinMs": 2 + below(rng, 20), "delayedAckMs": 1 + below(rng, 30) });
    let switches: [(&str, Value); 12] = [
        ("nagle", json!(false)),
        ("delayedAck", json!(pick(rng, &["heartbeat", "timer", "off"]))),
        ("ackEverySegments", json!(below(rng, 4))),
        ("windowUpdatePercent", json!(pick(rng, &[0, 35, 50]))),
        ("windowUpdateTwoMss", json!(false)),
        ("receiverSws", json!(false)),
        ("senderSws", json!(false)),
        ("slowStart", json!(false)),
        ("fastRetransmit", json!(false)),
        ("windowScaling", json!(true)),
        ("copyChunkOctets", json!(pick(rng, &[0, 1024, 4096]))),
        ("sockets", json!(pick(rng, &["winsock", "winsock-blocking"]))),
    ];
    for (key, value) in switches {
        if below(rng, 4) == 0 {
            stack[key] = value;
        }
    }
    stack
}

/// A change of any kind that fits the lab.
pub(crate) fn random_change(lab: &Lab, rng: &mut RandomStream) -> Value {
    let kind = pick(rng, &["queue", "link-delay", "link-up", "glitch", "policer", "stack", "cpu", "flow"]);
    change_of(kind, lab, rng)
        .unwrap_or_else(|| json!({ "kind": "stack", "node": 101, "set": { "nagle": false } }))
}

/// A change of that kind, if the lab has what it is about.
pub(crate) fn change_of(kind: &str, lab: &Lab, rng: &mut RandomStream) -> Option<Value> {
    let model = &lab.0["model"];
    let list = |name: &str| model[name].as_array().expect("a list").clone();
    let nodes = list("nodes");
    let of = |kind: &str| nodes.iter().filter(|node| node["kind"] == kind).cloned().collect::<Vec<_>>();
    let some = |rng: &mut RandomStream, items: &[Value]| {
        (!items.is_empty()).then(|| items[rng.below(items.len() as u64) as usize].clone())
    };
    let (link, switch, host, flow) = (
        some(rng, &list("links"))?,
        some(rng, &of("switch")),
        some(rng, &of("host"))?,
        some(rng, &list("flows"))?,
    );
    Some(match kind {
        "queue" => {
            let switch = switch?;
            let port = some(rng, switch["ports"].as_array()?)?;
            json!({ "kind": kind, "node": switch["id"], "port": port["id"], "category": pick(rng, &CATEGORIES), "queue": queue(rng) })
        }
        "link-delay" => {
            json!({ "kind": kind, "link": link["id"], "delayPs": below(rng, 2) * below(rng, MS) })
        }
        "link-up" => json!({ "kind": kind, "link": link["id"], "up": below(rng, 3) == 0 }),
        "glitch" => {
            let extra = if below(rng, 2) == 0 { Value::Null } else { json!(1 + below(rng, 10 * US)) };
            json!({ "kind": kind, "node": link["a"]["node"], "port": link["a"]["port"], "extraPs": extra })
        }
        "policer" => {
            let switch = switch?;
            let rows: Vec<_> = switch["routes"]
                .as_array()?
                .iter()
                .filter(|row| row["policer"].is_object())
                .cloned()
                .collect();
            let row = some(rng, &rows)?;
            json!({ "kind": kind, "node": switch["id"], "in": row["in"], "buckets": [bucket(rng)] })
        }
        "stack" => json!({ "kind": kind, "node": host["id"], "set": stack(rng) }),
        "cpu" => {
            let mut set = cpu(rng);
            let is_inside = |flow: &Value| flow["from"] == host["id"] && flow["to"] == host["id"];
            if list("flows").iter().any(is_inside) {
                take_time(&mut set);
            }
            json!({ "kind": kind, "node": host["id"], "set": set })
        }
        "flow" => {
            let set = match flow["kind"].as_str()? {
                "tcp-stream" => json!({ "messageOctets": 1 + below(rng, 20_000) }),
                "udp-stream" => {
                    json!({ "messageOctets": 1 + below(rng, 9_000), "intervalPs": MS + below(rng, 5 * MS) })
                }
                "ping" => json!({ "intervalPs": MS + below(rng, 5 * MS) }),
                _ => return None,
            };
            json!({ "kind": kind, "flow": flow["id"], "set": set })
        }
        _ => return None,
    })
}

fn bucket(rng: &mut RandomStream) -> Value {
    json!({ "incrementPs": 3 * US + below(rng, 40 * US), "limitPs": below(rng, 2 * MS) })
}

impl Maker {
    fn delay(&mut self) -> u64 {
        match below(&mut self.rng, 4) {
            0 => 0,
            1 => below(&mut self.rng, 100_000),
            2 => below(&mut self.rng, 50 * US),
            _ => below(&mut self.rng, 2 * MS),
        }
    }

    fn phy(&mut self) -> &'static str {
        pick(&mut self.rng, &["atm25", "atm25", "ds3", "e3", "oc3c"])
    }

    fn nodes(&mut self) {
        for switch in 1..=self.switches {
            let latency = below(&mut self.rng, 2) * below(&mut self.rng, 20 * US);
            let backplane = if below(&mut self.rng, 4) == 0 { json!(100) } else { Value::Null };
            self.lab.add("nodes", json!({ "id": switch, "kind": "switch", "name": format!("s{switch}"), "ports": [], "routes": [],
                "latencyPs": latency, "backplaneMbps": backplane }));
        }
        let hosts = if self.switches == 0 { 2 } else { 2 + below(&mut self.rng, 3) as u32 };
        for n in 0..hosts {
            let mtu = pick(&mut self.rng, &[576, 1500, 1500, 4352, 9180]);
            let mut host = host(101 + n, "", mtu);
            host["cpu"] = cpu(&mut self.rng);
            host["cpu"]["speed"] = json!(pick(&mut self.rng, &[1.0, 0.7, 3.0]));
            host["profile"] = json!(pick(&mut self.rng, &["bsd-reno", "winnt4", "win98", "linux-2.2"]));
            host["stack"] = stack(&mut self.rng);
            self.lab.add("nodes", host);
            let place =
                if self.switches == 0 { 0 } else { 1 + below(&mut self.rng, self.switches.into()) as u32 };
            self.places.push(place);
        }
        if self.switches == 0 {
            let (phy, delay) = (self.phy(), self.delay());
            for node in [101, 102] {
                self.lab.node(node)["ports"] = json!([{ "id": 1, "phy": phy }]);
            }
            self.lab.link(1, (101, 1), (102, 1), delay);
            return;
        }
        for n in 0..hosts {
            let phy = self.phy();
            self.lab.node(101 + n)["ports"] = json!([{ "id": 1, "phy": phy }]);
            self.join((101 + n, 1), (self.places[n as usize], 11 + n as u16), phy);
        }
        for switch in 1..self.switches {
            let phy = self.phy();
            self.port(switch, 2, phy);
            self.join((switch, 2), (switch + 1, 1), phy);
        }
    }

    fn port(&mut self, switch: u32, port: u16, phy: &str) {
        let mut queues = json!({});
        for category in CATEGORIES {
            if below(&mut self.rng, 2) == 0 {
                queues[category] = queue(&mut self.rng);
            }
        }
        let ports = self.lab.node(switch)["ports"].as_array_mut().expect("ports");
        ports.push(json!({ "id": port, "phy": phy, "queues": queues }));
    }

    /// A link to a new port of a switch.
    fn join(&mut self, from: (u32, u16), to: (u32, u16), phy: &str) {
        self.port(to.0, to.1, phy);
        let delay = self.delay();
        self.links += 1;
        self.lab.link(self.links, from, to, delay);
    }

    /// Rows for a channel from a port of switch `at` to `host`.
    fn channel(&mut self, mut at: u32, mut in_port: u16, host: u32, vci: u16, category: &str) {
        let target = self.places[host as usize - 101];
        loop {
            let out = match target.cmp(&at) {
                std::cmp::Ordering::Equal => 11 + (host - 101) as u16,
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Less => 1,
            };
            self.lab.route(at, (in_port, vci), (out, vci), category);
            if below(&mut self.rng, 6) == 0 {
                let bucket = bucket(&mut self.rng);
                let row =
                    self.lab.node(at)["routes"].as_array_mut().expect("routes").last_mut().expect("a row");
                row["policer"] = json!({ "buckets": [bucket], "action": "discard" });
            }
            match out {
                1 => (at, in_port) = (at - 1, 2),
                2 => (at, in_port) = (at + 1, 1),
                _ => return,
            }
        }
    }

    /// A PVC in both directions, once for a pair.
    fn connect(&mut self, a: u32, b: u32) {
        if a == b || self.pairs.contains(&(a.min(b), a.max(b))) {
            return;
        }
        self.pairs.push((a.min(b), a.max(b)));
        for (from, to) in [(a, b), (b, a)] {
            self.next_vci += 1;
            let category = pick(&mut self.rng, &["cbr", "ubr", "ubr", "ubr", "abr"]);
            self.lab.pvc(from, self.next_vci, to, category);
            let place = self.places[from as usize - 101];
            if place > 0 {
                self.channel(place, 11 + (from - 101) as u16, to, self.next_vci, category);
            }
        }
    }

    fn flows(&mut self) {
        let hosts = self.places.len() as u64;
        let flows = 1 + below(&mut self.rng, 5) as u32;
        for id in 1..=flows {
            let (from, to) =
                (101 + below(&mut self.rng, hosts) as u32, 101 + below(&mut self.rng, hosts) as u32);
            self.connect(from, to);
            let message = pick(&mut self.rng, &[64, 1000, 1460, 4096, 8192, 30_000]);
            let buffers =
                (2048 + below(&mut self.rng, 60_000) as u32, 2048 + below(&mut self.rng, 60_000) as u32);
            let start = below(&mut self.rng, 10 * MS);
            let stop = if below(&mut self.rng, 3) == 0 {
                json!(start + 1 + below(&mut self.rng, 40 * MS))
            } else {
                Value::Null
            };
            match below(&mut self.rng, 6) {
                0 => self.lab.ping(id, from, to, message.min(9000), MS + below(&mut self.rng, 5 * MS)),
                1 => self.lab.udp(id, from, to, message, MS + below(&mut self.rng, 5 * MS)).flow(&json!({
                    "process": pick(&mut self.rng, &["cbr", "poisson"]), "receiveBuffer": 40_000 })),
                _ => self.lab.tcp(id, from, to, message, buffers),
            }
            .flow(&json!({ "startPs": start, "stopPs": stop }));
            if from == to {
                take_time(&mut self.lab.node(from)["cpu"]);
            }
        }
        if self.switches > 0 && below(&mut self.rng, 2) == 0 {
            self.generator(flows + 1);
        }
    }

    fn generator(&mut self, flow: u32) {
        let (phy, place) = (self.phy(), 1 + below(&mut self.rng, self.switches.into()) as u32);
        self.lab.add(
            "nodes",
            json!({ "id": 50, "kind": "generator", "name": "g", "ports": [{ "id": 1, "phy": phy }] }),
        );
        self.join((50, 1), (place, 50), phy);
        let to = 101 + below(&mut self.rng, self.places.len() as u64) as u32;
        let category = pick(&mut self.rng, &CATEGORIES);
        self.channel(place, 50, to, 39, category);
        let source = match below(&mut self.rng, 4) {
            0 => json!({ "kind": "saturated", "pduCells": 32 }),
            1 => json!({ "kind": "periodic", "pduCells": 10, "intervalPs": 20 * US }),
            2 => json!({ "kind": "poisson", "pduCells": 8, "spacingPs": 10 * US, "meanGapPs": 200 * US }),
            _ => json!({ "kind": "on-off", "meanCells": 20, "spacingPs": 12 * US, "meanGapPs": 400 * US }),
        };
        self.lab.add("flows", json!({ "id": flow, "kind": "cells", "from": 50, "port": 1, "vpi": 0, "vci": 39, "category": category,
            "clp": below(&mut self.rng, 2) == 0, "source": source }));
    }
}
