//! Address registration: its course, every loss, silence, restarts and refusals.

use lanelab_protocols::Duration;
use lanelab_protocols::ilmi::{
    Config, Network, NetworkEvent, NetworkInput, NetworkState, User, UserEvent, UserInput, UserState,
};
use lanelab_protocols::wire::ilmi::{Binding, ErrorStatus, Message, Object, Operation, Status, Value};
use lanelab_protocols::wire::{AtmAddress, AtmPrefix};

use super::ilmi_pair::{PREFIX, Pair, address, esi};

fn ready(addresses: &[u8]) -> UserEvent {
    let addresses = addresses.iter().map(|last| address(*last)).collect();
    UserEvent::Ready { prefix: PREFIX, addresses, lecs: vec![AtmAddress::WELL_KNOWN_LECS] }
}

/// What the network answers to a request.
fn answer(pair: &mut Pair, operation: Operation, binding: Binding) -> (ErrorStatus, Vec<Binding>) {
    let from = pair.sent.len();
    pair.network(NetworkInput::Pdu(Message::request(operation, 99, vec![binding]).emit().into()));
    match &pair.sent[from..] {
        [(_, "network", Message::Request { id: 99, error, bindings, .. })] => (*error, bindings.clone()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn from_power_on_to_ready() {
    let mut pair = Pair::started();
    pair.run_for(Duration::from_secs(1));
    assert_eq!(pair.user_events, [UserEvent::Registered { address: address(1) }, ready(&[1])]);
    assert_eq!(
        pair.network_events,
        [NetworkEvent::PrefixRegistered, NetworkEvent::Registered { address: address(1) }]
    );
    assert_eq!((pair.user.state(), pair.network.state()), (UserState::Ready, NetworkState::Serving));
    let sets: Vec<_> = pair
        .sent
        .iter()
        .filter_map(|(_, by, message)| match message {
            Message::Request { operation: Operation::Set | Operation::GetNext, bindings, .. } => {
                Some(format!("{by}: {}", bindings[0]))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        sets,
        [
            format!("network: atmfNetPrefixStatus {PREFIX}=1"),
            format!("user: atmfAddressStatus {}=1", address(1)),
            "user: 1.3.6.1.4.1.353.2.8.1.1.3".to_owned(),
            "user: atmfSrvcRegATMAddress LECS 1".to_owned(),
        ]
    );
}

#[test]
fn any_one_or_two_messages_may_be_lost() {
    let mut pair = Pair::started();
    pair.run_for(Duration::from_secs(1));
    let count = pair.sent.len();
    for first in 0..count {
        for second in first..count {
            let mut pair = Pair::new();
            pair.lose.extend([first, second]);
            pair.user(UserInput::Register { esi: esi(1) });
            pair.start_network(1);
            pair.user(UserInput::Start);
            pair.run_for(Duration::from_secs(30));
            let both = vec![address(1)];
            assert_eq!(pair.addresses(), (both.clone(), both), "without {first} and {second}");
            assert_eq!(pair.user.state(), UserState::Ready);
            assert_eq!(pair.user_events.last(), Some(&ready(&[1])));
        }
    }
}

#[test]
fn each_end_polls_every_15_seconds() {
    let mut pair = Pair::ready();
    let from = pair.sent.len();
    pair.run_for(Duration::from_secs(150));
    let polls = |who| pair.sent[from..].iter().filter(|(_, by, _)| *by == who).count();
    // A request and the answer to the other end's.
    assert!((19..=20).contains(&polls("user")) && (19..=20).contains(&polls("network")));
    assert!(pair.user_events.is_empty() && pair.network_events.is_empty());
}

#[test]
fn a_lost_poll_is_repeated_and_five_lost_are_a_failing_link() {
    let mut pair = Pair::ready();
    pair.cut = true;
    pair.run_for(Duration::from_secs(22));
    pair.cut = false;
    pair.run_for(Duration::from_secs(10));
    assert!(pair.user_events.is_empty() && pair.network_events.is_empty());
    assert!(pair.user.counters().resent > 0);

    pair.cut = true;
    pair.run_for(Duration::from_secs(30));
    assert_eq!(pair.user_events, [UserEvent::Failed, UserEvent::Withdrawn]);
    assert_eq!(pair.network_events, [NetworkEvent::Failed, NetworkEvent::Withdrawn { address: address(1) }]);
    assert_eq!(pair.addresses(), (vec![], vec![]));
    pair.cut = false;
    pair.run_for(Duration::from_secs(10));
    assert_eq!(pair.addresses(), (vec![address(1)], vec![address(1)]));
    assert_eq!(pair.user_events.last(), Some(&ready(&[1])));
}

#[test]
fn silence_is_found_after_a_poll_and_five_waits() {
    let mut pair = Pair::ready();
    let ready_at = pair.sent.iter().rfind(|(_, by, _)| *by == "network").expect("it answered").0;
    let ready_at = ready_at + super::ilmi_pair::DELAY;
    pair.cut = true;
    let silent = ready_at + Duration::from_secs(15 + 5 * 2);
    pair.run_for(Duration(silent.since(pair.now).0 - 1));
    assert!(pair.user_events.is_empty());
    pair.run_for(Duration(1));
    assert_eq!(pair.user_events, [UserEvent::Failed, UserEvent::Withdrawn]);
}

#[test]
fn several_end_systems_early_and_late() {
    let mut pair = Pair::started();
    pair.user(UserInput::Register { esi: esi(2) });
    pair.run_for(Duration::from_secs(1));
    assert_eq!(pair.user_events.last(), Some(&ready(&[1, 2])));
    pair.user(UserInput::Register { esi: esi(3) });
    pair.user(UserInput::Register { esi: esi(3) });
    pair.run_for(Duration::from_secs(1));
    assert_eq!(pair.user_events.last(), Some(&ready(&[1, 2, 3])));
    pair.user(UserInput::Unregister { esi: esi(2) });
    pair.run_for(Duration::from_secs(1));
    assert_eq!(pair.user_events.last(), Some(&ready(&[1, 3])));
    assert_eq!(pair.network_events.last(), Some(&NetworkEvent::Withdrawn { address: address(2) }));
    assert_eq!(pair.addresses().0, pair.addresses().1);
    assert_eq!(pair.network.tables()[0].rows.len(), 2);
}

#[test]
fn an_address_of_another_port_is_refused() {
    let mut pair = Pair::new();
    pair.elsewhere.insert(address(1));
    pair.user(UserInput::Register { esi: esi(1) });
    pair.user(UserInput::Register { esi: esi(2) });
    pair.start_network(1);
    pair.user(UserInput::Start);
    pair.run_for(Duration::from_secs(1));
    assert_eq!(
        pair.user_events,
        [
            UserEvent::Refused { address: address(1), error: ErrorStatus::BAD_VALUE },
            UserEvent::Registered { address: address(2) },
            ready(&[2])
        ]
    );
    assert_eq!(pair.addresses().1, [address(2)]);
}

#[test]
fn either_end_may_start_again_even_if_its_trap_is_lost() {
    for (restart_user, trap_lost) in [(false, false), (false, true), (true, false), (true, true)] {
        let mut pair = Pair::ready();
        pair.run_for(Duration::from_secs(60));
        if trap_lost {
            pair.lose.insert(pair.sent.len());
        }
        if restart_user {
            pair.user = User::new(Config::new(esi(0xee)));
            pair.user(UserInput::Register { esi: esi(2) });
            pair.user(UserInput::Start);
        } else {
            pair.network = Network::new(Config::new(esi(0xff)));
            pair.start_network(1);
        }
        pair.run_for(Duration::from_secs(40));
        let expected = vec![address(if restart_user { 2 } else { 1 })];
        assert_eq!(pair.addresses(), (expected.clone(), expected), "{restart_user} {trap_lost}");
        assert_eq!(pair.user.state(), UserState::Ready);
    }
}

#[test]
fn another_attachment_point_restarts_registration() {
    let mut pair = Pair::ready();
    // The cable moves to a port that has run for longer.
    let mut other = Pair::new();
    other.start_network(7);
    pair.network = other.network;
    pair.run_for(Duration::from_secs(40));
    // The new port sets its prefix, which is answered; then the poll finds the new port.
    assert_eq!(
        pair.user_events,
        [ready(&[1]), UserEvent::Withdrawn, UserEvent::Registered { address: address(1) }, ready(&[1])]
    );
    assert_eq!(pair.addresses().1, [address(1)]);
}

#[test]
fn a_user_without_a_prefix_says_again_that_it_started() {
    let mut pair = Pair::new();
    pair.user(UserInput::Start);
    let mut traps = 0;
    for _ in 0..6 {
        pair.run_for(Duration::from_secs(2));
        let asked = pair.sent.iter().rev().find_map(|(_, _, message)| match message {
            Message::Request { operation: Operation::Get, id, bindings, .. } => Some((*id, bindings.clone())),
            _ => None,
        });
        if let Some((id, bindings)) = asked {
            pair.user(UserInput::Pdu(Message::response(id, bindings).emit().into()));
        }
        traps = pair.sent.iter().filter(|(_, _, message)| matches!(message, Message::Trap { .. })).count();
    }
    assert_eq!(pair.user.state(), UserState::AwaitingPrefix);
    assert_eq!(traps, 2);
}

#[test]
fn what_the_network_refuses() {
    let mut pair = Pair::ready();
    let status = |object| Binding::new(object, Status::Valid.value());
    let foreign = AtmAddress::new(AtmPrefix([0x39; 13]), esi(1), 0);
    for (binding, error) in [
        (status(Object::AddressStatus(foreign)), ErrorStatus::BAD_VALUE),
        (status(Object::AddressStatus(address(1).with_sel(1))), ErrorStatus::BAD_VALUE),
        (Binding::new(Object::AddressStatus(address(1)), Value::Integer(3)), ErrorStatus::BAD_VALUE),
        (Binding::new(Object::AddressStatus(address(9)), Status::Invalid.value()), ErrorStatus::NO_SUCH_NAME),
        (status(Object::UniVersion), ErrorStatus::NO_SUCH_NAME),
        (status(Object::AddressStatus(address(1))), ErrorStatus::NO_ERROR),
        (status(Object::AddressStatus(AtmAddress::ANYCAST_LECS)), ErrorStatus::NO_ERROR),
    ] {
        assert_eq!(answer(&mut pair, Operation::Set, binding.clone()).0, error, "{binding}");
    }
    let unknown = Binding::question(Object::LecsAddress(2).oid());
    assert_eq!(answer(&mut pair, Operation::Get, unknown).0, ErrorStatus::NO_SUCH_NAME);
    let last = Binding::question(Object::AddressAdminStatus.oid());
    assert_eq!(answer(&mut pair, Operation::GetNext, last).0, ErrorStatus::NO_SUCH_NAME);
    let (error, bindings) = answer(&mut pair, Operation::Get, Binding::question(Object::DeviceType.oid()));
    assert_eq!((error, &bindings[0].value), (ErrorStatus::NO_ERROR, &Value::Integer(2)));
}

#[test]
fn a_prefix_may_be_withdrawn_and_changed() {
    let mut pair = Pair::ready();
    let set = |prefix, status: Status| {
        let binding = Binding::new(Object::PrefixStatus(prefix), status.value());
        UserInput::Pdu(Message::request(Operation::Set, 500, vec![binding]).emit().into())
    };
    pair.user(set(PREFIX, Status::Invalid));
    assert_eq!(pair.user_events, [UserEvent::Withdrawn]);
    assert_eq!(pair.user.state(), UserState::AwaitingPrefix);
    pair.user(set(PREFIX, Status::Valid));
    // Another prefix while the first one's address is under way: the answer to it counts for nothing.
    let other = AtmPrefix([0x39; 13]);
    pair.user(set(other, Status::Valid));
    pair.run_for(Duration::from_secs(1));
    let refused = AtmAddress::new(other, esi(1), 0);
    assert_eq!(pair.user.prefix(), Some(other));
    assert!(
        pair.user_events.contains(&UserEvent::Refused { address: refused, error: ErrorStatus::BAD_VALUE })
    );
    assert_eq!(pair.user.addresses().count(), 0);
}

#[test]
fn malformed_messages_and_silence_before_the_start() {
    let mut pair = Pair::ready();
    pair.user(UserInput::Pdu(vec![0x30, 1].into()));
    pair.network(NetworkInput::Pdu(vec![].into()));
    assert_eq!(pair.user_events, [UserEvent::Malformed]);
    assert_eq!(pair.network_events, [NetworkEvent::Malformed]);
    assert_eq!((pair.user.counters().malformed, pair.network.counters().malformed), (1, 1));

    let mut pair = Pair::new();
    pair.user(UserInput::Pdu(Message::cold_start(0).emit().into()));
    pair.network(NetworkInput::Pdu(Message::cold_start(0).emit().into()));
    pair.run_for(Duration::from_secs(100));
    assert!(pair.sent.is_empty());
}

#[test]
fn the_lower_version_is_used() {
    let mut pair = Pair::new();
    pair.user = User::new(Config { uni_version: 3, ..Config::new(esi(0xee)) });
    pair.start_network(1);
    pair.user(UserInput::Start);
    pair.run_for(Duration::from_secs(1));
    assert_eq!((pair.user.uni_version(), pair.network.uni_version()), (3, 3));
}

#[test]
fn rules_of_the_parameters() {
    let config = Config::new(esi(1));
    assert_eq!(config.check(), Ok(()));
    let zero = Config { response: Duration::ZERO, ..config }.check();
    assert!(zero.is_err_and(|text| text.contains("0 s")));
    assert!(Config { uni_version: 5, ..config }.check().is_err_and(|text| text.contains("UNI version is 5")));
}
