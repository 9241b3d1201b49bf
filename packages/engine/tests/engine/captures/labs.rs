//! Switched networks to capture on.

use crate::support::{Lab, S, US};
use serde_json::{Value, json};

fn ports(phys: &[&str]) -> Vec<Value> {
    (1..).zip(phys).map(|(id, phy)| json!({ "id": id, "phy": phy })).collect()
}

/// A host at an ELAN, 10.0.`elan`.`id`.
fn host(id: u32, elan: u32, mpc: Option<&Value>) -> Value {
    let mut host = json!({
        "id": id, "kind": "host", "name": format!("H{id}"), "ports": ports(&["oc3c"]),
        "interfaces": [{ "port": 1, "ip": format!("10.0.{elan}.{id}"), "prefix": 24, "mtu": 1500, "over": "lane", "elan": elan }],
        "gateway": format!("10.0.{elan}.254"),
    });
    if let Some(mpc) = mpc {
        host["mpc"] = mpc.clone();
    }
    host
}

/// A router with an MPOA server between ELAN `elan` and ELAN 9, where it is 10.0.9.`id`; behind 10.0.9.`peer` is ELAN `beyond`.
fn router(id: u32, elan: u32, peer: u32, beyond: u32) -> Value {
    json!({
        "id": id, "kind": "router", "name": format!("R{id}"), "ports": ports(&["oc3c"]), "mps": {},
        "interfaces": [
            { "port": 1, "ip": format!("10.0.{elan}.254"), "prefix": 24, "mtu": 1500, "over": "lane", "elan": elan },
            { "port": 1, "ip": format!("10.0.9.{id}"), "prefix": 24, "mtu": 1500, "over": "lane", "elan": 9 },
        ],
        "routes": [{ "network": format!("10.0.{beyond}.0"), "prefix": 24, "via": format!("10.0.9.{peer}") }],
    })
}

fn switch(id: u32, count: usize, services: &Value) -> Value {
    json!({ "id": id, "kind": "switch", "name": format!("S{id}"), "ports": ports(&vec!["oc3c"; count]), "signalling": {}, "services": services })
}

fn elans(lab: &mut Lab, ids: &[u32]) {
    lab.0["lanelab"] = 3.into();
    let elans: Vec<_> = ids.iter().map(|id| json!({ "id": id, "name": format!("elan{id}") })).collect();
    lab.model_mut()["elans"] = elans.into();
}

fn services(ids: &[u32]) -> Value {
    let les = ids.iter().map(|id| json!({ "kind": "les", "elan": id }));
    std::iter::once(json!({ "kind": "lecs" })).chain(les).collect()
}

/// Hosts 1 and 2 of one ELAN at switch 10, which has its services; links 1 and 2 lead to them.
pub(crate) fn lane(duration_s: u64) -> Lab {
    let mut lab = Lab::new(duration_s * S);
    elans(&mut lab, &[1]);
    lab.add("nodes", host(1, 1, None)).add("nodes", host(2, 1, None));
    lab.add("nodes", switch(10, 2, &services(&[1])));
    lab.link(1, (1, 1), (10, 1), US).link(2, (2, 1), (10, 2), US);
    lab
}

/// Host 1 of ELAN 1 by link 1 and router 5 by link 3 at switch 10, host 2 of ELAN 2 by link 2 and router 6 by link 4 at switch 11,
/// and ELAN 9 between the routers; link 5 joins the switches. Both hosts are MPOA clients with these parameters, both routers
/// servers.
pub(crate) fn mpoa(duration_s: u64, mpc: &Value) -> Lab {
    let mut lab = Lab::new(duration_s * S);
    elans(&mut lab, &[1, 2, 9]);
    lab.add("nodes", host(1, 1, Some(mpc))).add("nodes", host(2, 2, Some(mpc)));
    lab.add("nodes", router(5, 1, 6, 2)).add("nodes", router(6, 2, 5, 1));
    lab.add("nodes", switch(10, 3, &services(&[1, 2, 9]))).add("nodes", switch(11, 3, &json!([])));
    lab.link(1, (1, 1), (10, 1), US).link(2, (2, 1), (11, 1), US);
    lab.link(3, (5, 1), (10, 2), US).link(4, (6, 1), (11, 2), US);
    lab.link(5, (10, 3), (11, 3), 10 * US);
    lab
}

/// As [`mpoa`], but 10.0.2.2 is an Ethernet host, 2, at edge device 7 by link 6, which link 2 leads to; edge device 8 is at switch 11,
/// too, by link 7, with a free Ethernet port of the same number, 2.
pub(crate) fn edges(duration_s: u64, mpc: &Value) -> Lab {
    let mut lab = mpoa(duration_s, mpc);
    let host = lab.node(2);
    host["ports"] = ports(&["eth100"]).into();
    host["interfaces"][0] =
        json!({ "port": 1, "ip": "10.0.2.2", "prefix": 24, "mtu": 1500, "over": "ethernet" });
    host.as_object_mut().expect("a host").remove("mpc");
    let links = lab.model_mut()["links"].as_array_mut().expect("links");
    links[1]["a"]["node"] = 7.into();
    for id in [7, 8] {
        lab.add("nodes", json!({
            "id": id, "kind": "edge", "name": format!("E{id}"), "ports": ports(&["oc3c", "eth100"]), "mpc": mpc,
            "bridges": [{ "port": 1, "elan": 2, "ethernet": [2] }],
        }));
    }
    *lab.node(11) = switch(11, 4, &json!([]));
    lab.link(6, (2, 1), (7, 2), US).link(7, (8, 1), (11, 4), US);
    lab
}
