//! What measuring tools say of routed and bridged networks.

use crate::power_on::two_elans;
use serde_json::json;

#[test]
fn a_router_with_two_paths_loses_and_reorders_and_the_log_says_which() {
    let (mut net, [_, _, a, b, router]) = two_elans(12, false);
    // A burst of nine fills the fast path; what finds it full is punted to a path that is slower and short.
    net.set(router, "forwarding", json!({ "packetsPerS": 10_000, "queuePackets": 2 }));
    net.set(router, "punt", json!({ "packetsPerS": 500, "queuePackets": 2 }));
    let flow = net.datagrams(a, b, 1_111_000_000, 6, 10);
    net.lab.flow(&json!({ "tickPs": 10_000_000_000_u64, "log": true }));
    let flow = net.run().flow(flow);
    let log = flow.log.as_ref().expect("a log");
    let late =
        |index: &usize| log.arrivals.seq[..*index].iter().any(|before| *before > log.arrivals.seq[*index]);
    let reordered = (0..log.arrivals.seq.len()).filter(late).count() as u64;
    assert_eq!(flow.reordered, reordered);
    assert!(reordered > 300, "{reordered} of {}", flow.packets_received);
    let highest = log.arrivals.seq.iter().max().expect("arrivals") + 1;
    assert_eq!(flow.lost, highest - log.arrivals.seq.len() as u64);
    assert!(flow.lost > 300, "{} of {}", flow.lost, flow.packets_sent);
    // Nothing comes before it was sent, nor twice.
    let mut seen = std::collections::BTreeSet::new();
    for (serial, at) in log.arrivals.seq.iter().zip(&log.arrivals.ps) {
        assert!(seen.insert(*serial) && *at > log.sent_ps[*serial as usize]);
    }
}
