//! ELAN names that clients ask the LECS for (C5): who is refused, who is sent to another emulated LAN.

use super::net::{Net, Run, lan_of_two};
use super::power_on::two_elans;
use lanelab_protocols::wire::lane::Status;
use serde_json::json;

/// Lets the first client of a host ask for a name.
fn ask_for(net: &mut Net, host: u32, name: &str) {
    net.lab.node(host)["interfaces"][0]["lec"]["elanName"] = json!(name);
}

/// Devices with a part that does no work at the end.
fn idle(run: &Run) -> Vec<u32> {
    run.idle_parts().into_iter().map(|(node, ..)| node).collect()
}

#[test]
fn the_lecs_refuses_a_name_that_it_does_not_know() {
    for version in [1, 2] {
        let (mut net, [west, _], [a, b]) = lan_of_two(60, json!({ "version": version }));
        let ping = net.ping(a, b, 5, 55);
        // Names are octets: capitals make another one.
        ask_for(&mut net, b, "Red");
        let run = net.run();
        assert_eq!((idle(&run), run.flow(ping).packets_received), (vec![b], 0), "{}", run.story());
        let unknown = Status::NO_CONFIGURATION.0;
        let refused =
            run.events(west, &json!({ "machine": "lecs", "kind": "refused", "status": unknown }), 0.0..60.0);
        let reason = json!({ "kind": "refused", "request": "LE_CONFIGURE_REQUEST", "status": unknown });
        let reported =
            run.events(b, &json!({ "machine": "lec", "phase": "configure", "reason": reason }), 0.0..60.0);
        assert!(refused.len() > 1 && reported.len() == refused.len(), "{refused:#?}\n{}", run.story());
        assert!(!run.has_sent(b, "LE_JOIN_REQUEST", 0.0..60.0), "{}", run.story());
    }
}

#[test]
fn a_client_that_asks_for_another_elan_is_sent_there() {
    let (mut net, [west, _, a, b, _]) = two_elans(60, false);
    let ping = net.ping(a, b, 5, 55);
    ask_for(&mut net, b, "red");
    let run = net.run();
    run.all_up();
    // Its neighbours in the subnet, the router's interface among them, are in the other one.
    assert_eq!(run.flow(ping).packets_received, 0, "{}", run.story());
    let members = |elan: &str| {
        let sent = json!({ "machine": "lecs", "kind": "configured", "elanName": elan });
        run.events(west, &sent, 0.0..60.0).len()
    };
    assert_eq!((members("red"), members("blue")), (3, 1), "{}", run.story());
}

#[test]
fn a_client_that_names_its_own_elan_does_as_one_that_says_nothing() {
    let (mut net, _, [a, b]) = lan_of_two(20, json!({}));
    let ping = net.ping(a, b, 5, 15);
    let silent = net.run();
    silent.pings(ping, 1);
    for host in [a, b] {
        ask_for(&mut net, host, "red");
    }
    let named = net.run();
    assert_eq!(named.run.digest(), silent.run.digest());
    assert_eq!(named.run.state_hash(), silent.run.state_hash());
}
