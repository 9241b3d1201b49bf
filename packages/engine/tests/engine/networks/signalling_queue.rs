//! Signalling in a NIC whose output queue is full of data.

use super::net::Net;
use crate::support::{S, US};
use serde_json::json;

/// When C acknowledges the CONNECT of A, which it called at 5 s. A's NIC was given more datagrams for B than its line carries.
fn connected_at(queue: Option<&str>) -> f64 {
    let mut net = Net::new(8);
    let switch = net.switch(json!([{ "kind": "atmarp", "network": "10.0.0.0", "prefix": 24 }]));
    let [a, b, c] = [(); 3].map(|()| {
        let host = net.host();
        net.link(host, switch, "atm25");
        net.interface(host, &format!("10.0.0.{host}"), "svc", None);
        host
    });
    if let Some(queue) = queue {
        net.lab.node(a)["ports"][0]["signallingQueue"] = json!(queue);
    }
    // 12 cells of 16.875 us each 150 us, for a second: after it a third of a second waits.
    net.datagrams(a, b, 150 * US, 4, 5);
    net.flow("ping", c, a, json!({ "startPs": 5 * S, "stopPs": 6 * S }));
    let sent = net.run().sent(c, 5.0..8.0);
    sent.into_iter().find(|(_, name)| name == "CONNECT ACKNOWLEDGE").expect("a call").0
}

#[test]
fn signalling_waits_behind_data_unless_it_has_a_queue_of_its_own() {
    let (shared, own) = (connected_at(None), connected_at(Some("own")));
    assert!(shared > 5.25 && own < 5.05, "{shared} {own}");
    assert!((connected_at(Some("shared")) - shared).abs() < 1e-12, "as where nothing is said");
}
