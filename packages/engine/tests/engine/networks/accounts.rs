//! Where the first packet's time goes where addresses are resolved and calls are set up.

use super::net::{Net, lan_of_two};
use crate::support::MS;
use serde_json::json;
use std::collections::BTreeMap;

/// Account of the first echo request at 5 s between two hosts; the services' processor takes so many frames a second.
fn first_echo(mut net: Net, services: u32, processor: f64, hosts: [u32; 2]) -> BTreeMap<&'static str, u64> {
    net.set(services, "processor", json!({ "framesPerS": processor }));
    let ping = net.ping(hosts[0], hosts[1], 5, 6);
    net.lab.flow(&json!({ "stopPs": 5_100_000_000_000_u64 }));
    net.lab.model_mut()["measure"] = json!({ "account": true });
    let account = net.run().flow(ping).account.expect("an account");
    assert_eq!(account.deliveries, 1);
    assert_eq!(account.causes.values().sum::<u64>(), account.elapsed_ps, "{account:?}");
    account.causes
}

/// Two hosts of an ELAN at two switches.
fn lane(processor: f64) -> BTreeMap<&'static str, u64> {
    let (net, [west, _], hosts) = lan_of_two(8, json!({}));
    first_echo(net, west, processor, hosts)
}

#[test]
fn the_first_frame_in_an_emulated_lan_waits_for_an_address_and_in_the_bus() {
    let causes = lane(1_000.0);
    // The request goes out by the BUS, whose processor takes 1 ms a frame and has signalling and LE_ARP in line before it.
    assert!(causes["bus-queue"] >= MS, "{causes:?}");
    // ARP goes by the BUS both ways first.
    assert!(causes["resolution"] >= 2 * MS, "{causes:?}");
    let slower = lane(500.0);
    assert!(slower["bus-queue"] >= 2 * MS, "{slower:?}");
    assert!(slower["resolution"] > causes["resolution"], "{slower:?}");
}

/// Two hosts of a Classical IP subnet at one switch, which takes so long for each signalling message.
fn classical_ip(message_ps: u64) -> BTreeMap<&'static str, u64> {
    let mut net = Net::new(8);
    let switch = net.switch(json!([{ "kind": "atmarp", "network": "10.0.0.0", "prefix": 24 }]));
    net.set(switch, "signalling", json!({ "messagePs": message_ps }));
    let hosts = [(); 2].map(|()| {
        let host = net.host();
        net.link(host, switch, "oc3c");
        net.interface(host, &format!("10.0.0.{host}"), "svc", None);
        host
    });
    first_echo(net, switch, 10_000.0, hosts)
}

/// With 1 ms more for each message the call takes as many ms more as messages were waited for, and nothing else changes.
#[test]
fn the_first_packet_over_classical_ip_waits_for_its_call() {
    let (before, after) = (classical_ip(10 * MS), classical_ip(11 * MS));
    let messages = before["signalling"] / (10 * MS);
    assert!(messages >= 2, "{before:?}");
    let mut expected = before.clone();
    *expected.get_mut("signalling").expect("a call") += messages * MS;
    assert_eq!(after, expected);
}
