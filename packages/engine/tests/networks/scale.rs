//! Two hundred clients behind twenty switches.

use crate::net::{Net, Run, lan_services};
use serde_json::json;

const SWITCHES: u32 = 20;

/// A binary tree of switches, the services at its root, one ELAN, a ping between the halves of its hosts.
fn campus(clients: u32, seconds: u64) -> Net {
    let mut net = Net::new(seconds);
    let elan = net.elan("campus", json!({}));
    for n in 1..=SWITCHES {
        let services = if n == 1 { lan_services(&[elan]) } else { json!([]) };
        let switch = net.switch(services);
        if n > 1 {
            net.link(n / 2, switch, "oc3c");
        }
    }
    let hosts: Vec<u32> = (0..clients)
        .map(|n| {
            let host = net.host();
            net.link(host, 1 + n % SWITCHES, "oc3c");
            let ip = format!("10.0.{}.{}", 1 + n / 128, 1 + n % 128);
            net.interface(host, &ip, "lane", Some(elan))["prefix"] = json!(16);
            host
        })
        .collect();
    let half = hosts.len() / 2;
    for (a, b) in hosts[..half].iter().zip(&hosts[half..]) {
        net.ping(*a, *b, 10, seconds);
    }
    net
}

/// Whether a sentence tells of a timer that ran out: C7 and T303 come again, C33 gives a control VCC up.
fn is_expiry(what: &str) -> bool {
    ["C7", "T303", "C33", "time-out", "timed out", "no answer", "expired"].iter().any(|word| what.contains(word))
}

fn assert_calm(run: &Run) {
    run.all_up();
    let late: Vec<_> = run.diary().into_iter().filter(|said| is_expiry(&said.what)).collect();
    assert!(late.is_empty(), "{late:#?}");
    for flow in run.run.result().flows {
        assert_eq!(flow.packets_received, flow.packets_sent, "flow {}", flow.id);
    }
}

#[test]
fn two_hundred_clients_are_operational_without_an_expiry() {
    let net = campus(200, 30);
    let run = net.run_to(30);
    assert_calm(&run);
    let asked = run.sent(SWITCHES + 200, 0.0..30.0).into_iter().filter(|(_, name, _)| name == "LE_JOIN_REQUEST");
    assert_eq!(asked.count(), 1, "a client joins at its first request");
}

#[test]
fn a_client_more_costs_what_the_others_do() {
    // Until traffic begins, whose broadcasts reach every client, work grows with the clients alone.
    let events = |clients| {
        let mut run = campus(clients, 9).run_to(0);
        run.go_to(9);
        run.run.result().events
    };
    let (fifty, hundred, twice) = (events(50), events(100), events(200));
    let (first, then) = ((hundred - fifty) as f64 / 50.0, (twice - hundred) as f64 / 100.0);
    assert!(then < 1.3 * first, "{first} events a client up to 100, {then} up to 200");
}
