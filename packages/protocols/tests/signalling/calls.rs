//! Point-to-point calls.

use lanelab_protocols::signalling::exchange::{self, Channel, Event};
use lanelab_protocols::signalling::{NodeId, PortRef, user};
use lanelab_protocols::vcc::{Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::q2931::MessageKind;
use lanelab_protocols::{Duration, Instant};

use crate::network::{CAPACITY, End, Network, address, best_effort, constant, port};

fn chain() -> Network {
    Network::new(3, &[(1, port(3), 2, port(3), CAPACITY), (2, port(4), 3, port(3), CAPACITY)])
}

#[test]
fn a_call_over_three_switches_connects_and_clears() {
    let mut network = chain();
    let call = best_effort((1, 1), (3, 2));
    let vcc = network.call(0, 0, call);
    network.settle();
    let incoming = VccId::incoming(0);
    let came = network.vccs(5);
    let [VccEvent::Incoming { vcc: id, call: seen }] = &came[..] else { panic!("{came:?}") };
    assert_eq!((*id, seen.called, seen.calling, seen.blli), (incoming, call.called, call.calling, call.blli));
    assert!(network.vccs(0).is_empty());
    network.request(5, VccRequest::Accept { vcc: incoming });
    network.settle();
    assert_eq!(network.vccs(0), [VccEvent::Connected { vcc }]);
    assert_eq!(network.vccs(5), [VccEvent::Connected { vcc: incoming }]);
    // Both ways, from end to end, on the first VCIs of all ports.
    let (near, far) = (Channel::new(port(1), 32), Channel::new(port(2), 32));
    assert_eq!(network.follow(1, near), [(3, far)]);
    assert_eq!(network.follow(3, far), [(1, near)]);
    assert!(network.user_events.contains(&(0, user::Event::Bound { vcc, vpi: 0, vci: 32 })));
    assert!(network.user_events.contains(&(5, user::Event::Bound { vcc: incoming, vpi: 0, vci: 32 })));

    network.request(0, VccRequest::Release { vcc, cause: Cause::NORMAL });
    network.settle();
    assert_eq!(network.vccs(5), [VccEvent::Released { vcc: incoming, cause: Cause::NORMAL }]);
    assert!(network.vccs(0).is_empty() && network.rows.is_empty());
    assert!(network.user_events.contains(&(5, user::Event::Unbound { vcc: incoming })));
    assert_eq!((1..=3).map(|switch| network.calls_at(switch)).sum::<usize>(), 0);
}

#[test]
fn rows_are_there_before_connect_goes_on() {
    let mut network = chain();
    network.call(0, 0, best_effort((1, 1), (3, 2)));
    network.settle();
    // Nobody answered yet, but whoever answers may send at once.
    assert_eq!(network.follow(3, Channel::new(port(2), 32)), [(1, Channel::new(port(1), 32))]);
}

#[test]
fn the_called_user_may_clear_and_crossing_releases_end_both() {
    let mut network = chain();
    let vcc = network.call(0, 0, best_effort((1, 1), (1, 2)));
    network.answer_all();
    let incoming = VccId::incoming(0);
    network.request(1, VccRequest::Release { vcc: incoming, cause: Cause::NORMAL });
    network.request(0, VccRequest::Release { vcc, cause: Cause::NORMAL });
    network.settle();
    assert!(network.rows.is_empty());
    assert!(!network.vccs(0).iter().any(|event| matches!(event, VccEvent::Released { .. })));
    assert_eq!(network.calls_at(1), 0);
}

#[test]
fn refusals_of_the_called_user_reach_the_caller() {
    let mut network = chain();
    for (n, cause) in
        [Cause::USER_BUSY, Cause::CALL_REJECTED, Cause::INCOMPATIBLE_DESTINATION].into_iter().enumerate()
    {
        let vcc = network.call(0, n as u32, best_effort((1, 1), (3, 1)));
        network.settle();
        network.request(4, VccRequest::Reject { vcc: VccId::incoming(n as u32), cause });
        network.settle();
        assert_eq!(network.vccs(0), [VccEvent::Released { vcc, cause }]);
        assert!(network.rows.is_empty());
    }
    // The called side answered, so nothing was blocked and no other path was tried.
    assert!(
        !network
            .switch_events
            .iter()
            .any(|(_, event)| matches!(event, Event::Crankback { .. } | Event::Rerouted { .. }))
    );
}

#[test]
fn any_selector_of_an_end_system_is_delivered() {
    let mut network = chain();
    let mut call = best_effort((1, 1), (2, 1));
    call.called = call.called.with_sel(9);
    network.call(0, 0, call);
    network.settle();
    let came = network.vccs(2);
    assert!(
        matches!(&came[..], [VccEvent::Incoming { call, .. }] if call.called == address(2, 1).with_sel(9))
    );
}

#[test]
fn channel_numbers_go_upward_before_they_come_again() {
    let mut network = chain();
    for n in 0..3 {
        let vcc = network.call(0, n, best_effort((1, 1), (1, 2)));
        network.answer_all();
        network.request(0, VccRequest::Release { vcc, cause: Cause::NORMAL });
        network.settle();
    }
    let bound: Vec<_> = network
        .user_events
        .iter()
        .filter_map(|(user, event)| match event {
            user::Event::Bound { vci, .. } if *user == 0 => Some(*vci),
            _ => None,
        })
        .collect();
    assert_eq!(bound, [32, 33, 34]);
}

#[test]
fn a_tunnel_is_a_port_of_its_own() {
    let tunnel = (PortRef::new(3, 7), PortRef::new(3, 9));
    let mut network = Network::new(2, &[(1, tunnel.0, 2, tunnel.1, 10_000), (1, port(4), 2, port(4), 1_000)]);
    network.call(0, 0, constant((1, 1), (2, 1), 5_000));
    network.answer_all();
    let far = Channel::new(port(1), 32);
    assert_eq!(network.follow(1, Channel::new(port(1), 32)), [(2, far)]);
    assert!(network.rows.iter().any(|(node, _, output)| (node.0, output.port, output.vpi) == (1, 3, 7)));
    assert!(network.rows.iter().any(|(node, input, _)| (node.0, input.port, input.vpi) == (2, 3, 9)));
    assert_eq!(network.available(1, tunnel.0), 5_000);
}

#[test]
fn a_cut_trunk_clears_calls_towards_both_ends() {
    let mut network = chain();
    let vcc = network.call(0, 0, best_effort((1, 1), (3, 1)));
    network.answer_all();
    network.vccs(0);
    network.vccs(4);
    use lanelab_protocols::signalling::exchange::Input;
    network.switch(1, Input::PortDown { port: port(3) });
    network.switch(2, Input::PortDown { port: port(3) });
    network.settle();
    let cause = Cause::NETWORK_OUT_OF_ORDER;
    assert_eq!(network.vccs(0), [VccEvent::Released { vcc, cause }]);
    assert_eq!(network.vccs(4), [VccEvent::Released { vcc: VccId::incoming(0), cause }]);
    assert!(network.rows.is_empty());
    // The caller tries again, and the switch knows at once that there is no path.
    network.call(0, 1, best_effort((1, 1), (3, 1)));
    network.settle();
    let events = network.vccs(0);
    assert!(matches!(events[..], [VccEvent::Released { .. }]), "{events:?}");
    network.switch(1, Input::PortUp { port: port(3) });
    network.switch(2, Input::PortUp { port: port(3) });
    network.call(0, 2, best_effort((1, 1), (3, 1)));
    network.answer_all();
    assert_eq!(network.vccs(0), [VccEvent::Connected { vcc: VccId::outgoing(2) }]);
}

#[test]
fn many_calls_leave_nothing_behind() {
    let mut network = chain();
    for n in 0..50 {
        let (from, to) = (n % 6, (n * 7 + 1) % 6);
        let end = |user: u32| (user / 2 + 1, (user % 2 + 1) as u8);
        network.call(from as usize, n, constant(end(from), end(to), 1_000));
    }
    network.answer_all();
    for n in 0..50_u32 {
        let cause = Cause::NORMAL;
        network.request((n % 6) as usize, VccRequest::Release { vcc: VccId::outgoing(n), cause });
    }
    network.run(Duration::from_secs(1));
    assert!(network.rows.is_empty());
    for switch in 1..=3 {
        assert_eq!(network.calls_at(switch), 0);
        assert_eq!(network.available(switch, port(3)), CAPACITY);
    }
    let connected = network
        .user_events
        .iter()
        .filter(|(_, event)| matches!(event, user::Event::Vcc(VccEvent::Connected { .. })));
    assert_eq!(connected.count(), 100);
    assert_eq!(network.count(End::Switch(NodeId(1), port(1)), MessageKind::Status), 0);
}

#[test]
fn what_happens_is_counted() {
    let mut network = Network::new(2, &[(1, port(9), 2, port(9), CAPACITY)]);
    let vcc = network.call(0, 0, best_effort((1, 1), (2, 1)));
    network.call(0, 1, best_effort((1, 1), (2, 9)));
    network.answer_all();
    network.request(0, VccRequest::Release { vcc, cause: Cause::NORMAL });
    network.settle();
    let [first, second] = [1, 2].map(|switch| network.switch_counters(switch));
    assert_eq!((first.calls, second.calls), (2, 2));
    assert_eq!((first.refused, second.refused), (0, 1), "nobody has that address");
    let user = network.user_counters(0);
    assert_eq!((user.malformed, user.unexpected, user.expired), (0, 0, 0));
    let sent = network.messages.iter().filter(|(from, _)| *from == End::User(0)).count() as u64;
    assert_eq!(user.sent, sent);
    assert!(user.received >= 5 && first.messages.received > user.sent);
}

#[test]
fn the_table_says_since_when_an_address_is_registered() {
    let mut network = Network::new(1, &[]);
    network.run(Duration::from_secs(7));
    network.switch(1, exchange::Input::GroupMember { port: port(1), address: address(9, 1) });
    let since = network.registered_since(1);
    assert_eq!(since, [Instant::ZERO, Instant::ZERO, network.now]);
}
