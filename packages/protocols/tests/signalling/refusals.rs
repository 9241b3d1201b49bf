//! What a switch refuses, and with which cause.

use lanelab_protocols::Value;
use lanelab_protocols::pnni::{NoRoute, NodeId, PortRef};
use lanelab_protocols::signalling::exchange::{self, Event, Refusal};
use lanelab_protocols::vcc::{Call, Cause, ServiceCategory, VccEvent, VccRequest};
use lanelab_protocols::wire::AtmAddress;

use crate::network::{CAPACITY, End, Network, address, best_effort, constant, port};

fn pair(capacity: u32) -> Network {
    Network::new(2, &[(1, port(3), 2, port(3), capacity)])
}

fn refused(network: &mut Network, n: u32, call: Call) -> Cause {
    let vcc = network.call(0, n, call);
    network.settle();
    match network.vccs(0)[..] {
        [VccEvent::Released { vcc: id, cause }] if id == vcc => cause,
        ref other => panic!("{other:?}"),
    }
}

fn reasons(network: &Network) -> Vec<Refusal> {
    let why = |event: &Event| match event {
        Event::CallRefused { why, .. } => Some(*why),
        _ => None,
    };
    network.switch_events.iter().filter_map(|(_, event)| why(event)).collect()
}

#[test]
fn nobody_there_and_no_path_there() {
    let mut network = pair(CAPACITY);
    assert_eq!(refused(&mut network, 0, best_effort((1, 1), (1, 9))), Cause::UNALLOCATED_NUMBER);
    assert_eq!(refused(&mut network, 1, best_effort((1, 1), (2, 9))), Cause::UNALLOCATED_NUMBER);
    assert_eq!(refused(&mut network, 2, best_effort((1, 1), (7, 1))), Cause::NO_ROUTE);
    for link in network.topology.links.values_mut() {
        link.up = false;
    }
    network.flood();
    assert_eq!(refused(&mut network, 3, best_effort((1, 1), (2, 1))), Cause::NO_ROUTE);
    assert_eq!(
        reasons(&network),
        [
            Refusal::NotRegistered,
            Refusal::NotRegistered,
            Refusal::Route { why: NoRoute::NoSuchAddress },
            Refusal::Route { why: NoRoute::Unreachable }
        ]
    );
    assert!(network.switch_events.iter().any(|(_, event)| matches!(
        event,
        Event::CallRefused {
            port: PortRef { port: 1, .. },
            cause: Cause::UNALLOCATED_NUMBER,
            why: Refusal::NotRegistered,
            ..
        }
    )));
}

#[test]
fn bandwidth_runs_out_and_comes_back() {
    let mut network = pair(1_000);
    network.call(0, 0, constant((1, 1), (2, 1), 600));
    network.answer_all();
    assert_eq!(network.available(1, port(3)), 400);
    assert_eq!(network.available(2, port(3)), 400);
    // A trunk's ends each count what they send; towards an end system both ways count.
    assert_eq!(network.port_row(1, port(3)), [600_u32, 0, 400, 1].map(Value::from));
    let end = CAPACITY - 600;
    assert_eq!(network.port_row(1, port(1)), [600, 600, end, 1].map(Value::from));
    network.vccs(0);
    assert_eq!(refused(&mut network, 1, constant((1, 1), (2, 1), 401)), Cause::CELL_RATE_UNAVAILABLE);
    assert!(reasons(&network).contains(&Refusal::Bandwidth { asked: 401, left: 400 }));
    // Best effort needs none.
    network.call(0, 2, best_effort((1, 1), (2, 1)));
    network.answer_all();
    assert!(matches!(network.vccs(0)[..], [VccEvent::Connected { .. }]));
    let vcc = lanelab_protocols::vcc::VccId::outgoing(0);
    network.request(0, VccRequest::Release { vcc, cause: Cause::NORMAL });
    network.settle();
    network.call(0, 3, constant((1, 1), (2, 1), 1_000));
    network.answer_all();
    assert!(matches!(network.vccs(0)[..], [VccEvent::Connected { .. }]));
}

#[test]
fn each_category_reserves_its_rate() {
    use ServiceCategory::{Abr, Cbr, NrtVbr, RtVbr, Ubr};
    for (category, reserved) in [(Cbr, 500), (RtVbr, 500), (NrtVbr, 200), (Abr, 50), (Ubr, 0)] {
        let mut network = pair(1_000);
        let rates = lanelab_protocols::vcc::Traffic { pcr: 500, scr: 200, mbs: 32, mcr: 50 };
        let call = Call { category, forward: rates, backward: rates, ..best_effort((1, 1), (2, 1)) };
        network.call(0, 0, call);
        network.answer_all();
        assert!(matches!(network.vccs(0)[..], [VccEvent::Connected { .. }]), "{category:?}");
        assert_eq!(network.available(1, port(3)), 1_000 - reserved, "{category:?}");
        assert_eq!(network.available(2, port(1)), CAPACITY - reserved, "{category:?}");
    }
}

#[test]
fn significant_changes_are_advertised() {
    let mut network = pair(1_000);
    for n in 0..6 {
        network.call(0, n, constant((1, 1), (2, 1), 100));
        network.answer_all();
    }
    let advertised: Vec<_> = network
        .switch_events
        .iter()
        .filter_map(|(node, event)| match event {
            Event::BandwidthChanged { available, .. } if node.0 == 1 => Some(*available),
            _ => None,
        })
        .collect();
    assert_eq!(advertised, [400]);
}

#[test]
fn channel_numbers_run_out() {
    let mut network = Network::new(1, &[]);
    for n in 0..992 {
        network.call(0, n, best_effort((1, 1), (1, 2)));
    }
    network.answer_all();
    network.vccs(0);
    assert_eq!(refused(&mut network, 992, best_effort((1, 1), (1, 2))), Cause::NO_VCI);
    assert!(reasons(&network).contains(&Refusal::NoVci));
}

#[test]
fn a_port_that_is_down_is_out_of_order() {
    let mut network = pair(CAPACITY);
    network.switch(2, exchange::Input::PortDown { port: port(1) });
    assert_eq!(refused(&mut network, 0, best_effort((1, 1), (2, 1))), Cause::DESTINATION_OUT_OF_ORDER);
    network.saal(End::Switch(NodeId(1), port(3)), false);
    assert_eq!(refused(&mut network, 1, best_effort((1, 1), (2, 2))), Cause::DESTINATION_OUT_OF_ORDER);
}

#[test]
fn a_withdrawn_address_is_nobodys() {
    let mut network = pair(CAPACITY);
    network.switch(2, exchange::Input::Withdrawn { port: port(1), address: address(2, 1) });
    assert_eq!(refused(&mut network, 0, best_effort((1, 1), (2, 1))), Cause::UNALLOCATED_NUMBER);
}

#[test]
fn a_group_is_called_at_its_nearest_member() {
    let mut network =
        Network::new(3, &[(1, port(3), 2, port(3), CAPACITY), (2, port(4), 3, port(3), CAPACITY)]);
    let group = AtmAddress::ANYCAST_LECS;
    for switch in [2, 3] {
        network.switch(switch, exchange::Input::GroupMember { port: port(2), address: group });
        let node = network.topology.nodes.get_mut(&NodeId(switch)).unwrap();
        node.reachable.push(lanelab_protocols::pnni::Reachable::system(group));
    }
    network.flood();
    let call = |from| Call { called: group, ..best_effort(from, (1, 1)) };
    network.call(0, 0, call((1, 1)));
    network.call(4, 0, call((3, 1)));
    network.settle();
    assert!(matches!(network.vccs(3)[..], [VccEvent::Incoming { .. }]));
    assert!(matches!(network.vccs(5)[..], [VccEvent::Incoming { .. }]));
}
