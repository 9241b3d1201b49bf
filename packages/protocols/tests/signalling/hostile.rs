//! End systems and switches that receive any octets: what cannot be read is reported, and calls are set up afterwards.

use lanelab_protocols::Duration;
use lanelab_protocols::signalling::{NodeId, exchange, user};
use lanelab_protocols::vcc::VccEvent;
use lanelab_protocols::wire::q2931::Message;
use lanelab_protocols::wire::sscop::Pdu;

use crate::network::{CAPACITY, End, Network, address, best_effort, port};
use crate::poison::{GOLDEN_PREFIX, Poison, golden};

/// Messages dropped as malformed so far; each of them was reported.
fn malformed(network: &Network) -> u64 {
    let from_users = network.user_events.iter().filter(|(_, event)| matches!(event, user::Event::Malformed));
    let from_switches =
        network.switch_events.iter().filter(|(_, event)| matches!(event, exchange::Event::Malformed { .. }));
    let users: u64 = (0..4).map(|user| network.user_counters(user).malformed).sum();
    let switches: u64 = [1, 2].map(|switch| network.switch_counters(switch).messages.malformed).iter().sum();
    assert_eq!(users + switches, (from_users.count() + from_switches.count()) as u64);
    users + switches
}

#[test]
fn call_control_outlives_whatever_comes() {
    let records = golden(include_str!("../golden/q2931.txt"), GOLDEN_PREFIX);
    let message = |octets: &Vec<u8>| match Pdu::parse(octets) {
        Ok(Pdu::Sd { data, .. }) => Some(data),
        _ => None,
    };
    let records: Vec<_> = records.iter().filter_map(message).collect();
    for seed in 0..16 {
        let mut network = Network::new(2, &[(1, port(9), 2, port(9), CAPACITY)]);
        network.call(0, 0, best_effort((1, 1), (2, 1)));
        let many = network.call(0, 1, best_effort((1, 1), (1, 2)).to_many());
        network.answer_all();
        network.add(0, many, 1, address(2, 2));
        network.answer_all();
        let mut good = records.clone();
        good.extend(network.messages.iter().map(|(_, message)| message.emit()));
        let mut poison = Poison::new(seed, good);
        let ends: Vec<End> = (0..4)
            .map(End::User)
            .chain([1, 2].into_iter().flat_map(|n| [1, 2, 9].map(|p| End::Switch(NodeId(n), port(p)))))
            .collect();
        for _ in 0..400 {
            let end = ends[poison.below(ends.len())];
            let octets = poison.pdu();
            let unreadable = Message::parse(&octets).is_err();
            let before = malformed(&network);
            network.inject(end, octets);
            assert_eq!(malformed(&network) - before, u64::from(unreadable), "{end:?}");
            network.run(Duration::from_millis(20));
        }
        network.answer_all();
        network.run(Duration::from_secs(1_000));
        for (user, from, to) in [(0, (1, 1), (2, 1)), (2, (2, 1), (1, 2))] {
            network.vccs(user);
            let vcc = network.call(user, 100, best_effort(from, to));
            network.answer_all();
            let events = network.vccs(user);
            assert!(events.contains(&VccEvent::Connected { vcc }), "seed {seed}: {events:?}");
        }
    }
}
