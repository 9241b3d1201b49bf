//! What the tests of whole runs share: builders of scenario documents, and functions that run them.

#[path = "../../../../protocols/tests/support/effort.rs"]
pub(crate) mod effort;
pub(crate) mod mutation;
pub(crate) mod random_lab;
pub(crate) mod reader;

use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::measure::{FlowResult, RunResult};
use lanelab_engine::scenario::{self, Model};
use lanelab_engine::simulation::Simulation;
use serde_json::{Value, json};

pub(crate) const US: u64 = 1_000_000;
pub(crate) const MS: u64 = 1_000_000_000;
pub(crate) const S: u64 = 1_000_000_000_000;

/// A scenario document under construction.
#[derive(Clone, Debug)]
pub(crate) struct Lab(pub Value);

impl Lab {
    pub(crate) fn new(duration_ps: u64) -> Self {
        Self(json!({
            "lanelab": 2,
            "model": { "nodes": [], "links": [], "flows": [], "changes": [], "durationPs": duration_ps, "seed": 1 },
        }))
    }

    /// Two hosts, 1 and 2, joined by a link of that PHY and delay; their addresses are 10.0.0.1 and 10.0.0.2.
    pub(crate) fn pair(phy: &str, mtu: u32, delay_ps: u64, duration_ps: u64) -> Self {
        let mut lab = Self::new(duration_ps);
        for id in [1, 2] {
            lab.add("nodes", host(id, phy, mtu));
            lab.pvc(id, 32, 3 - id, "ubr");
        }
        lab.link(1, (1, 1), (2, 1), delay_ps);
        lab
    }

    /// The same two hosts with a switch, 3, between them.
    pub(crate) fn pair_on_switch(phy: &str, mtu: u32, delay_ps: u64, duration_ps: u64) -> Self {
        let mut lab = Self::new(duration_ps);
        for id in [1, 2] {
            lab.add("nodes", host(id, phy, mtu));
            lab.pvc(id, 32, 3 - id, "ubr");
        }
        lab.add("nodes", json!({ "id": 3, "kind": "switch", "name": "s", "ports": [{ "id": 1, "phy": phy }, { "id": 2, "phy": phy }], "routes": [] }));
        lab.route(3, (1, 32), (2, 32), "ubr");
        lab.route(3, (2, 32), (1, 32), "ubr");
        lab.link(1, (1, 1), (3, 1), delay_ps);
        lab.link(2, (2, 1), (3, 2), delay_ps);
        lab
    }

    pub(crate) fn model_mut(&mut self) -> &mut Value {
        &mut self.0["model"]
    }

    /// Adds a record to a list of the model.
    pub(crate) fn add(&mut self, list: &str, record: Value) -> &mut Self {
        self.0["model"][list].as_array_mut().expect("a list").push(record);
        self
    }

    pub(crate) fn node(&mut self, id: u32) -> &mut Value {
        let nodes = self.0["model"]["nodes"].as_array_mut().expect("nodes");
        nodes.iter_mut().find(|node| node["id"] == id).expect("the node")
    }

    /// Sets keys of a node's part, such as `cpu` or `stack`.
    pub(crate) fn set(&mut self, node: u32, part: &str, keys: &Value) -> &mut Self {
        let part = &mut self.node(node)[part];
        for (key, value) in keys.as_object().expect("an object") {
            part[key] = value.clone();
        }
        self
    }

    /// Sets the same keys at both hosts of a pair.
    pub(crate) fn both(&mut self, part: &str, keys: &Value) -> &mut Self {
        self.set(1, part, keys).set(2, part, keys)
    }

    pub(crate) fn link(&mut self, id: u32, a: (u32, u16), b: (u32, u16), delay_ps: u64) -> &mut Self {
        self.add("links", json!({ "id": id, "a": { "node": a.0, "port": a.1 }, "b": { "node": b.0, "port": b.1 }, "delayPs": delay_ps }))
    }

    pub(crate) fn pvc(&mut self, host: u32, vci: u16, peer: u32, category: &str) -> &mut Self {
        let pvc = json!({ "port": 1, "vpi": 0, "vci": vci, "peer": ip(peer), "category": category });
        self.node(host)["pvcs"].as_array_mut().expect("pvcs").push(pvc);
        self
    }

    /// A row from (port, VCI) to (port, VCI).
    pub(crate) fn route(
        &mut self,
        switch: u32,
        from: (u16, u16),
        to: (u16, u16),
        category: &str,
    ) -> &mut Self {
        let row = json!({ "in": { "port": from.0, "vpi": 0, "vci": from.1 }, "out": { "port": to.0, "vpi": 0, "vci": to.1 }, "category": category });
        self.node(switch)["routes"].as_array_mut().expect("routes").push(row);
        self
    }

    pub(crate) fn tcp(
        &mut self,
        id: u32,
        from: u32,
        to: u32,
        message: u32,
        buffers: (u32, u32),
    ) -> &mut Self {
        self.add(
            "flows",
            json!({ "id": id, "kind": "tcp-stream", "from": from, "to": to, "messageOctets": message,
            "sendBuffer": buffers.0, "receiveBuffer": buffers.1 }),
        )
    }

    pub(crate) fn udp(&mut self, id: u32, from: u32, to: u32, message: u32, interval_ps: u64) -> &mut Self {
        self.add(
            "flows",
            json!({ "id": id, "kind": "udp-stream", "from": from, "to": to, "messageOctets": message,
            "intervalPs": interval_ps, "process": "cbr", "sendBuffer": 65_536, "receiveBuffer": 65_536 }),
        )
    }

    pub(crate) fn ping(&mut self, id: u32, from: u32, to: u32, payload: u32, interval_ps: u64) -> &mut Self {
        self.add("flows", json!({ "id": id, "kind": "ping", "from": from, "to": to, "payloadOctets": payload, "intervalPs": interval_ps }))
    }

    /// Sets keys of the last flow.
    pub(crate) fn flow(&mut self, keys: &Value) -> &mut Self {
        let flow = self.0["model"]["flows"].as_array_mut().expect("flows").last_mut().expect("a flow");
        for (key, value) in keys.as_object().expect("an object") {
            flow[key] = value.clone();
        }
        self
    }

    /// Adds a change at an instant.
    pub(crate) fn change(&mut self, at_ps: u64, change: &Value) -> &mut Self {
        let mut change = change.clone();
        change["atPs"] = at_ps.into();
        self.add("changes", change)
    }

    pub(crate) fn model(&self) -> Model {
        scenario::parse(&self.0.to_string()).unwrap_or_else(|error| panic!("{error}: {}", self.0))
    }

    /// A run of it that has not begun.
    pub(crate) fn simulation(&self) -> Simulation<Network> {
        Simulation::new(self.model(), Network::new).expect("a run")
    }

    /// A run of it that is over.
    pub(crate) fn run(&self) -> Simulation<Network> {
        let mut run = self.simulation();
        let end = run.model().duration_ps;
        finish(&mut run, end);
        run
    }

    pub(crate) fn result(&self) -> RunResult {
        self.run().result()
    }

    /// The result of its only flow.
    pub(crate) fn only_flow(&self) -> FlowResult {
        self.result().flows.pop().expect("a flow")
    }
}

/// Runs to `end`.
pub(crate) fn finish(run: &mut Simulation<Network>, end: u64) {
    while !run.run_until(SimTime(end), 1 << 24) {}
}

pub(crate) fn ip(host: u32) -> String {
    format!("10.0.{}.{}", host / 256, host % 256)
}

/// A host with one port and a CPU that takes no time.
pub(crate) fn host(id: u32, phy: &str, mtu: u32) -> Value {
    json!({
        "id": id, "kind": "host", "name": format!("h{id}"), "ports": [{ "id": 1, "phy": phy }],
        "interfaces": [{ "port": 1, "ip": ip(id), "prefix": 24, "mtu": mtu }], "pvcs": [],
        "cpu": { "speed": 1, "syscallPs": 0, "sendPacketPs": 0, "receivePacketPs": 0, "interruptPs": 0,
            "copyPsPerOctet": 0, "checksumPsPerOctet": 0, "tickPs": 0, "cellPs": 0 },
        "profile": "bsd-reno", "stack": {},
    })
}
