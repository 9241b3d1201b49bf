//! Hundreds of clients behind twenty switches.

use super::net::{Event, Net, Run, lan_services};
use crate::support::effort::cases;
use crate::support::{S, finish};
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

/// Whether an event reports a timer that ran out: after C7 and T303 a request is repeated, after C33 a control VCC is given up.
fn is_expiry(event: &Event) -> bool {
    let kinds = ["timer_expired", "control_timeout"].map(|kind| json!({ "kind": kind }));
    let reasons =
        ["no_answer", "no_bus", "no_multicast_forward"].map(|kind| json!({ "reason": { "kind": kind } }));
    kinds.iter().chain(&reasons).any(|pattern| event.fits(pattern))
}

fn assert_calm(run: &Run) {
    run.all_up();
    let late: Vec<_> = run.diary().into_iter().filter(is_expiry).collect();
    assert!(late.is_empty(), "{late:#?}");
    for flow in run.run.result().flows {
        assert_eq!(flow.packets_received, flow.packets_sent, "flow {}", flow.id);
    }
}

#[test]
fn two_hundred_clients_are_operational_without_an_expiry() {
    let run = campus(200, 30).run();
    assert!(run.diary()[0].at_s < 1e-3, "nothing of the diary was given up");
    assert_calm(&run);
}

/// Events that report an expiry up to an instant, in ps. The log forgets the oldest, so it is read as it grows.
fn expiries(run: &mut Run, next: &mut u64, until_ps: u64) -> Vec<Event> {
    finish(&mut run.run, until_ps);
    let answer = run.ask(json!({ "kind": "diary", "from": *next, "limit": 10_000_000 }));
    let entries = answer["entries"].as_array().expect("entries");
    if let Some(first) = entries.first() {
        assert_eq!(first["number"], *next, "nothing of the diary was missed");
    }
    *next += entries.len() as u64;
    let event = |entry: &serde_json::Value| Event {
        at_s: entry["atPs"].as_f64().expect("a time") * 1e-12,
        node: entry["node"].as_u64().expect("a node") as u32,
        entry: entry.clone(),
    };
    entries.iter().map(event).filter(is_expiry).collect()
}

/// A thousand in a thorough run.
#[test]
fn many_hundred_clients_have_joined_and_pinged_without_an_expiry() {
    let clients = if cases(1) > 1 { 1_000 } else { 400 };
    let mut run = Run { run: campus(clients, 12).lab.simulation() };
    let mut next = 0;
    let joining = (1..=50).map(|step| step * S / 500);
    for until in joining.chain((1..=12).map(|second| second * S)) {
        let late = expiries(&mut run, &mut next, until);
        assert!(late.is_empty(), "{late:#?}");
    }
    assert_eq!(run.idle_parts(), []);
    let flows = run.run.result().flows;
    assert_eq!(flows.len(), clients as usize / 2);
    for flow in flows {
        assert!(flow.packets_sent > 5, "flow {}", flow.id);
        assert_eq!(flow.packets_received, flow.packets_sent, "flow {}", flow.id);
    }
}

#[test]
fn a_client_more_costs_what_the_others_do() {
    // Before traffic begins: calls and messages of its own, and what each client tells all others.
    let events = |clients| campus(clients, 30).run_to(9).run.result().events as f64;
    let (fifty, hundred, twice) = (events(50), events(100), events(200));
    let (first, then) = ((hundred - fifty) / 50.0, (twice - hundred) / 100.0);
    assert!(first < 600.0, "{first} events for each client from 50 to 100");
    // From 75 clients on average to 150: four events for each other client at most.
    assert!(then - first < 4.0 * 75.0, "{first} events a client from 50 to 100, {then} from 100 to 200");
}
