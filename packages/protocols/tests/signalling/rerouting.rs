//! Parallel links, stale topologies, crankback and alternate paths.

use lanelab_protocols::pnni::{LinkId, NodeId, PortRef};
use lanelab_protocols::signalling::exchange::{Event, Input};
use lanelab_protocols::vcc::{Cause, ServiceCategory, VccEvent};

use crate::network::{CAPACITY, End, Network, address, best_effort, constant, port};

fn ports_of(network: &Network, switch: u32) -> Vec<u16> {
    let routed = |event: &Event| match event {
        Event::Routed { port, .. } | Event::Rerouted { port, .. } => Some(port.port),
        _ => None,
    };
    network
        .switch_events
        .iter()
        .filter(|(node, _)| node.0 == switch)
        .filter_map(|(_, event)| routed(event))
        .collect()
}

/// 1-2-4 is cheaper than 1-3-4, and 2-4 is narrow.
fn diamond() -> Network {
    let trunks = [
        (1, port(3), 2, port(3), CAPACITY),
        (2, port(4), 4, port(3), 1_000),
        (1, port(4), 3, port(3), CAPACITY),
        (3, port(4), 4, port(4), CAPACITY),
    ];
    let mut network = Network::new(4, &trunks);
    for link in network.topology.links.values_mut() {
        let costly = link.from == NodeId(3) || link.to == NodeId(3);
        for metrics in link.metrics.iter_mut().flatten() {
            metrics.weight = if costly { 6000 } else { 5000 };
        }
    }
    network.flood();
    network
}

#[test]
fn parallel_links_fill_one_after_the_other() {
    let mut network = Network::new(2, &[(1, port(3), 2, port(3), 1_000), (1, port(4), 2, port(4), 1_000)]);
    for n in 0..2 {
        network.call(0, n, constant((1, 1), (2, 1), 700));
    }
    network.answer_all();
    // Equal, so the lowest port first; then that one has no room and the other is tried.
    assert_eq!(ports_of(&network, 1), [3, 4]);
    assert!(network.vccs(0).iter().all(|event| matches!(event, VccEvent::Connected { .. })));
    // Once the change is known, the wider link comes first for calls that fit both.
    for (id, link) in &mut network.topology.links {
        if *id < LinkId(2) {
            link.metrics[ServiceCategory::Cbr as usize].as_mut().unwrap().av_cr = 299;
        }
    }
    network.flood();
    network.call(0, 2, constant((1, 1), (2, 1), 100));
    network.answer_all();
    assert_eq!(ports_of(&network, 1), [3, 4, 4]);
}

#[test]
fn a_call_that_a_stale_topology_misled_is_cranked_back_and_tried_again() {
    let mut network = diamond();
    network.call(2, 0, constant((2, 1), (4, 1), 800));
    network.answer_all();
    network.vccs(6);
    // Switch 1 still believes that 2-4 is empty.
    let vcc = network.call(0, 0, constant((1, 1), (4, 1), 800));
    network.answer_all();
    assert_eq!(network.vccs(0), [VccEvent::Connected { vcc }]);
    assert_eq!(ports_of(&network, 1), [3, 4]);
    let blocked = |(node, event): &(NodeId, Event)| {
        node.0 == 2
            && matches!(event, Event::Crankback { port, cause, .. } if port.port == 4 && *cause == Cause(37))
    };
    assert!(network.switch_events.iter().any(blocked));
    // What the blocked try had set aside was given back.
    assert_eq!(network.available(1, port(3)), CAPACITY);
    assert_eq!(network.available(3, port(4)), CAPACITY - 800);
    assert_eq!(network.vccs(6).len(), 2);
}

#[test]
fn a_party_is_cranked_back_too() {
    let mut network = diamond();
    network.call(2, 0, constant((2, 1), (4, 1), 800));
    network.answer_all();
    let call = constant((1, 1), (2, 2), 800);
    let vcc = network.call(0, 0, call.to_many());
    network.answer_all();
    network.add(0, vcc, 1, address(4, 1));
    network.answer_all();
    assert!(network.vccs(0).iter().any(|event| matches!(event, VccEvent::PartyAdded { .. })));
    assert_eq!(ports_of(&network, 1), [3, 3, 4]);
}

#[test]
fn when_every_path_is_blocked_the_first_cause_is_reported() {
    let mut network = diamond();
    network.call(2, 0, constant((2, 1), (4, 1), 800));
    network.answer_all();
    network.switch(3, Input::PortDown { port: port(4) });
    let vcc = network.call(0, 0, constant((1, 1), (4, 1), 800));
    network.answer_all();
    assert_eq!(network.vccs(0), [VccEvent::Released { vcc, cause: Cause::DESTINATION_OUT_OF_ORDER }]);
    assert_eq!(network.calls_at(1), 0);
    assert_eq!(ports_of(&network, 1), [3, 4]);
}

#[test]
fn calls_go_round_a_cut_trunk() {
    let mut network = diamond();
    network.switch(1, Input::PortDown { port: port(3) });
    network.switch(2, Input::PortDown { port: port(3) });
    let vcc = network.call(0, 0, best_effort((1, 1), (4, 1)));
    network.answer_all();
    assert_eq!(network.vccs(0), [VccEvent::Connected { vcc }]);
    assert_eq!(ports_of(&network, 1), [4]);
    // So do those that find the cut only farther on.
    network.switch(3, Input::PortDown { port: port(4) });
    network.switch(1, Input::PortUp { port: port(3) });
    network.switch(2, Input::PortUp { port: port(3) });
    network.settle();
    network.vccs(0);
    let vcc = network.call(0, 1, best_effort((1, 1), (4, 1)));
    network.answer_all();
    assert_eq!(network.vccs(0), [VccEvent::Connected { vcc }]);
}

#[test]
fn a_neighbour_that_says_nothing_is_gone_round() {
    let mut network = diamond();
    network.kill(End::Switch(NodeId(2), PortRef::new(3, 0)));
    let vcc = network.call(0, 0, best_effort((1, 1), (4, 1)));
    // T303 twice at the trunk; the user waits on T310 meanwhile.
    network.run(lanelab_protocols::Duration::from_secs(9));
    network.answer_all();
    assert_eq!(network.vccs(0), [VccEvent::Connected { vcc }]);
}
