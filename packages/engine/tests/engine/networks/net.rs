//! Builder of documents of switched networks, and what their runs report.

use crate::support::{Lab, S, finish};
use lanelab_cells::atm::network::Network;
use lanelab_engine::inspect::{self, Query};
use lanelab_engine::measure::FlowResult;
use lanelab_engine::scenario;
use lanelab_engine::simulation::Simulation;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A network under construction; devices, links, ELANs and flows count from 1 each.
#[derive(Clone, Debug)]
pub(crate) struct Net {
    pub lab: Lab,
    ports: BTreeMap<u32, u16>,
    counts: BTreeMap<&'static str, u32>,
}

impl Net {
    pub(crate) fn new(seconds: u64) -> Self {
        let mut lab = Lab::new(seconds * S);
        lab.0["lanelab"] = json!(3);
        lab.0["model"]["elans"] = json!([]);
        lab.0["model"]["tunnels"] = json!([]);
        Self { lab, ports: BTreeMap::new(), counts: BTreeMap::new() }
    }

    fn next(&mut self, what: &'static str) -> u32 {
        let count = self.counts.entry(what).or_default();
        *count += 1;
        *count
    }

    /// Adds a device with the keys of its kind.
    pub(crate) fn node(&mut self, kind: &str, keys: Value) -> u32 {
        let id = self.next("node");
        let mut node = json!({ "id": id, "kind": kind, "name": format!("{kind} {id}"), "ports": [] });
        for (key, value) in keys.as_object().expect("an object") {
            node[key] = value.clone();
        }
        self.lab.add("nodes", node);
        id
    }

    pub(crate) fn switch(&mut self, services: Value) -> u32 {
        self.node("switch", json!({ "signalling": {}, "services": services }))
    }

    pub(crate) fn host(&mut self) -> u32 {
        self.node("host", json!({ "interfaces": [] }))
    }

    pub(crate) fn elan(&mut self, name: &str, keys: Value) -> u32 {
        let id = self.next("elan");
        let mut elan = json!({ "id": id, "name": name });
        for (key, value) in keys.as_object().expect("an object") {
            elan[key] = value.clone();
        }
        self.lab.add("elans", elan);
        id
    }

    /// A new port of a device.
    pub(crate) fn port(&mut self, node: u32, phy: &str) -> u16 {
        let port = self.ports.entry(node).or_default();
        *port += 1;
        let port = *port;
        let ports = self.lab.node(node)["ports"].as_array_mut().expect("ports");
        ports.push(json!({ "id": port, "phy": phy }));
        port
    }

    /// A link between new ports of two devices.
    pub(crate) fn link(&mut self, a: u32, b: u32, phy: &str) -> u32 {
        let id = self.next("link");
        let ends = ((a, self.port(a, phy)), (b, self.port(b, phy)));
        self.lab.link(id, ends.0, ends.1, 1_000_000);
        id
    }

    /// An IP interface at port 1.
    pub(crate) fn interface(&mut self, node: u32, ip: &str, over: &str, elan: Option<u32>) -> &mut Value {
        let mut interface = json!({ "port": 1, "ip": ip, "over": over });
        if let Some(elan) = elan {
            interface["elan"] = json!(elan);
        }
        let interfaces = &mut self.lab.node(node)["interfaces"];
        if interfaces.is_null() {
            *interfaces = json!([]);
        }
        let interfaces = interfaces.as_array_mut().expect("interfaces");
        interfaces.push(interface);
        interfaces.last_mut().expect("an interface")
    }

    pub(crate) fn set(&mut self, node: u32, key: &str, value: Value) -> &mut Self {
        self.lab.node(node)[key] = value;
        self
    }

    /// A flow of a kind, with these keys beside its ends.
    pub(crate) fn flow(&mut self, kind: &str, from: u32, to: u32, keys: Value) -> u32 {
        let id = self.next("flow");
        let mut flow = json!({ "id": id, "kind": kind, "from": from, "to": to });
        for (key, value) in keys.as_object().expect("an object") {
            flow[key] = value.clone();
        }
        self.lab.add("flows", flow);
        id
    }

    /// Five echo requests a second between two instants, in s.
    pub(crate) fn ping(&mut self, from: u32, to: u32, start: u64, stop: u64) -> u32 {
        let keys = json!({ "intervalPs": S / 5, "startPs": start * S, "stopPs": stop * S });
        self.flow("ping", from, to, keys)
    }

    /// A TCP stream between two instants, in s.
    pub(crate) fn stream(&mut self, from: u32, to: u32, start: u64, stop: u64) -> u32 {
        let keys = json!({ "messageOctets": 8192, "sendBuffer": 65_535, "receiveBuffer": 65_535,
            "startPs": start * S, "stopPs": stop * S });
        self.flow("tcp-stream", from, to, keys)
    }

    /// Datagrams of 512 octets at equal intervals between two instants, in s.
    pub(crate) fn datagrams(&mut self, from: u32, to: u32, interval_ps: u64, start: u64, stop: u64) -> u32 {
        let keys = json!({ "messageOctets": 512, "intervalPs": interval_ps, "startPs": start * S, "stopPs": stop * S });
        self.flow("udp-stream", from, to, keys)
    }

    /// Broadcast frames of 1518 octets from port 1 to port 2 of a generator.
    pub(crate) fn broadcasts(&mut self, generator: u32, interval_ps: u64, start: u64, stop: u64) -> u32 {
        let keys = json!({ "port": 1, "toPort": 2, "target": "broadcast", "octets": 1518,
            "intervalPs": interval_ps, "startPs": start * S, "stopPs": stop * S });
        self.flow("frames", generator, generator, keys)
    }

    /// Adds a change at an instant, in s.
    pub(crate) fn change(&mut self, at: u64, change: Value) -> &mut Self {
        self.lab.change(at * S, &change);
        self
    }

    /// A process dies or starts.
    pub(crate) fn process(&mut self, at: u64, node: u32, process: &str, up: bool) -> &mut Self {
        self.change(at, json!({ "kind": "process", "node": node, "process": process, "up": up }))
    }

    pub(crate) fn run(&self) -> Run {
        Run { run: self.lab.run() }
    }

    /// A run up to an instant, in s.
    pub(crate) fn run_to(&self, seconds: u64) -> Run {
        let mut run = self.lab.simulation();
        finish(&mut run, seconds * S);
        Run { run }
    }
}

/// LES and BUS of these ELANs beside the LECS.
pub(crate) fn lan_services(elans: &[u32]) -> Value {
    let les = elans.iter().map(|elan| json!({ "kind": "les", "elan": elan }));
    [json!({ "kind": "lecs" })].into_iter().chain(les).collect()
}

/// Pattern of the event that a signalling link went down.
pub(crate) fn link_down() -> Value {
    json!({ "machine": "sscop", "kind": "down" })
}

/// Pattern of the event that an operational LAN emulation client left its emulated LAN.
pub(crate) fn client_failed() -> Value {
    json!({ "machine": "lec", "kind": "failed", "phase": "operational" })
}

/// An event of the diary.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub at_s: f64,
    pub node: u32,
    /// All of it.
    pub entry: Value,
}

impl Event {
    /// Whether it has all that a pattern states.
    pub(crate) fn fits(&self, pattern: &Value) -> bool {
        fits(&self.entry, pattern)
    }

    /// What happened, apart from when.
    pub(crate) fn report(&self) -> Value {
        let mut report = self.entry.clone();
        let fields = report.as_object_mut().expect("an event");
        fields.retain(|field, _| field != "number" && field != "atPs");
        report
    }
}

/// Whether a value has each field that a pattern has, with what fits the pattern's value.
fn fits(value: &Value, pattern: &Value) -> bool {
    match pattern {
        Value::Object(fields) => {
            fields.iter().all(|(field, wanted)| value.get(field).is_some_and(|value| fits(value, wanted)))
        }
        _ => value == pattern,
    }
}

/// A run and what it says.
pub(crate) struct Run {
    pub run: Simulation<Network>,
}

impl Run {
    pub(crate) fn go_to(&mut self, seconds: u64) {
        finish(&mut self.run, seconds * S);
    }

    pub(crate) fn ask(&self, query: Value) -> Value {
        let query: Query = scenario::read(&query.to_string()).expect("a query");
        serde_json::from_str(&inspect::answer(&self.run, &query).expect("an answer")).expect("JSON")
    }

    pub(crate) fn diary(&self) -> Vec<Event> {
        let answer = self.ask(json!({ "kind": "diary", "from": 0, "limit": 10_000_000 }));
        let entries = answer["entries"].as_array().expect("entries").iter();
        entries
            .map(|entry| Event {
                at_s: entry["atPs"].as_f64().expect("a time") * 1e-12,
                node: entry["node"].as_u64().expect("a node") as u32,
                entry: entry.clone(),
            })
            .collect()
    }

    /// Events of a node that fit a pattern, in a span of s.
    pub(crate) fn events(&self, node: u32, pattern: &Value, span: std::ops::Range<f64>) -> Vec<Event> {
        let wanted = |event: &Event| event.node == node && span.contains(&event.at_s) && event.fits(pattern);
        self.diary().into_iter().filter(wanted).collect()
    }

    /// Names of the control messages that a node sent in a span of s, `malformed` for those without one.
    pub(crate) fn sent(&self, node: u32, span: std::ops::Range<f64>) -> Vec<(f64, String)> {
        let answer = self.ask(json!({ "kind": "messages", "from": 0, "limit": 10_000_000 }));
        let messages = answer["messages"].as_array().expect("messages").iter();
        messages
            .filter(|message| message["node"] == node && message["sent"] == true)
            .map(|message| {
                let name = message["message"].as_str().unwrap_or("malformed").to_owned();
                (message["atPs"].as_f64().expect("a time") * 1e-12, name)
            })
            .filter(|(at, _)| span.contains(at))
            .collect()
    }

    pub(crate) fn has_sent(&self, node: u32, name: &str, span: std::ops::Range<f64>) -> bool {
        self.sent(node, span).iter().any(|(_, sent)| sent == name)
    }

    /// Rows of a table of a device.
    pub(crate) fn rows(&self, node: u32, table: &str) -> Vec<Vec<Value>> {
        let answer = self.ask(json!({ "kind": "tables", "node": node }));
        let tables = answer.as_array().expect("tables").iter();
        let tables: Vec<_> = tables.filter(|form| form["table"] == table).collect();
        assert!(!tables.is_empty(), "no table {table} in {answer}");
        let rows = tables.into_iter().flat_map(|form| form["rows"].as_array().expect("rows"));
        rows.map(|row| row["values"].as_array().expect("values").clone()).collect()
    }

    /// How a flow's latest data packet went: `lane`, `shortcut` ..., and by which devices.
    pub(crate) fn path(&self, flow: u32) -> (String, Vec<u32>) {
        let answer = self.ask(json!({ "kind": "paths" }));
        let paths = answer.as_array().expect("paths");
        let path = paths.iter().find(|path| path["flow"] == flow).unwrap_or_else(|| panic!("{answer}"));
        let nodes = serde_json::from_value(path["nodes"].clone()).expect("nodes");
        (path["via"].as_str().expect("a kind of path").to_owned(), nodes)
    }

    /// Open connections of a role.
    pub(crate) fn vccs(&self, role: &str) -> Vec<Value> {
        let answer = self.ask(json!({ "kind": "vccs" }));
        answer.as_array().expect("VCCs").iter().filter(|vcc| vcc["role"] == role).cloned().collect()
    }

    /// Parts that do not do their work.
    pub(crate) fn idle_parts(&self) -> Vec<(u32, String, String)> {
        let answer = self.ask(json!({ "kind": "states" }));
        let mut idle = Vec::new();
        for device in answer.as_array().expect("devices") {
            for part in device["states"].as_array().expect("parts") {
                if part["ok"] != true {
                    let text = |key: &str| part[key].as_str().expect("text").to_owned();
                    idle.push((
                        device["node"].as_u64().expect("a node") as u32,
                        text("process"),
                        text("phase"),
                    ));
                }
            }
        }
        idle
    }

    /// Everything does its work.
    pub(crate) fn all_up(&self) {
        let idle = self.idle_parts();
        assert!(idle.is_empty(), "{idle:?}\n{}", self.story());
    }

    pub(crate) fn flow(&self, id: u32) -> FlowResult {
        self.run.result().flows.into_iter().find(|flow| flow.id == id).expect("the flow")
    }

    /// The diary, for whom a test fails.
    pub(crate) fn story(&self) -> String {
        let events = self.diary().into_iter();
        events.map(|event| format!("{:10.4} {:3} {}\n", event.at_s, event.node, event.report())).collect()
    }

    /// Every echo request of a flow was answered but `lost` at most.
    pub(crate) fn pings(&self, id: u32, lost: u64) {
        let flow = self.flow(id);
        assert!(
            flow.packets_sent > 5 && flow.packets_received + lost >= flow.packets_sent,
            "flow {id}: {} of {}\n{}",
            flow.packets_received,
            flow.packets_sent,
            self.story()
        );
    }

    /// A stream has moved at this rate at least.
    pub(crate) fn streams(&self, id: u32, mbps: f64) {
        let flow = self.flow(id);
        assert!(flow.received_mbps >= mbps, "flow {id}: {} Mb/s\n{}", flow.received_mbps, self.story());
    }
}

/// Hosts of one ELAN, one at each of two switches, and the servers in the first: the network, the switches and the hosts.
pub(crate) fn lan_of_two(seconds: u64, elan: Value) -> (Net, [u32; 2], [u32; 2]) {
    let mut net = Net::new(seconds);
    let elan = net.elan("red", elan);
    let west = net.switch(lan_services(&[elan]));
    let east = net.switch(json!([]));
    net.link(west, east, "oc3c");
    let hosts = [(west, "10.0.1.1"), (east, "10.0.1.2")].map(|(switch, ip)| {
        let host = net.host();
        net.link(host, switch, "oc3c");
        net.interface(host, ip, "lane", Some(elan));
        host
    });
    (net, [west, east], hosts)
}
