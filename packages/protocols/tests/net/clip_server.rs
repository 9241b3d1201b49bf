//! The ATMARP server against a script of its clients.

use lanelab_protocols::clip::server::{AtmArpServer, Config, Event, Input, Transmit};
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::Ipv4Address;
use lanelab_protocols::wire::atmarp::{Message, Operation, Station};
use lanelab_protocols::{Duration, Instant};

use crate::clip_client::{address, pdu, read, station};
use crate::drive::{Done, at, step};

const SERVER: u8 = 100;
const SERVER_IP: Ipv4Address = Ipv4Address([10, 1, 0, 100]);
const ONE: Ipv4Address = Ipv4Address([10, 1, 0, 1]);
const TWO: Ipv4Address = Ipv4Address([10, 1, 0, 2]);

type Did = Done<Transmit, Event>;

fn server(config: Config) -> AtmArpServer {
    let mut us = AtmArpServer::new(config);
    step(&mut us, at(0), Input::Start(address(SERVER)));
    us
}

/// A server that waits for registrations, as RFC 2225 has it.
fn quiet() -> AtmArpServer {
    server(Config { inverse_on_open: false, ..Config::new(SERVER_IP) })
}

fn call(us: &mut AtmArpServer, now: Instant, n: u8) -> Did {
    let vcc = VccId::incoming(u32::from(n));
    let call = Call::best_effort(address(SERVER), address(n), Blli::LlcSnap, 9188);
    let done = step(us, now, Input::Vcc(VccEvent::Incoming { vcc, call: Box::new(call) }));
    assert_eq!(done.transmits, [Transmit::Vcc(VccRequest::Accept { vcc })]);
    step(us, now, Input::Vcc(VccEvent::Connected { vcc }))
}

fn clear(us: &mut AtmArpServer, now: Instant, n: u8) -> Did {
    let vcc = VccId::incoming(u32::from(n));
    step(us, now, Input::Vcc(VccEvent::Released { vcc, cause: Cause::NORMAL }))
}

fn ask(us: &mut AtmArpServer, now: Instant, n: u8, source: Ipv4Address, target: Ipv4Address) -> Did {
    let octets = pdu(Operation::ArpRequest, station(n, source), Station::new(None, Some(target)));
    step(us, now, Input::Pdu { vcc: VccId::incoming(u32::from(n)), octets: octets.into() })
}

fn answer_inverse(us: &mut AtmArpServer, now: Instant, n: u8, ip: Ipv4Address) -> Did {
    let octets = pdu(Operation::InArpReply, station(n, ip), station(SERVER, SERVER_IP));
    step(us, now, Input::Pdu { vcc: VccId::incoming(u32::from(n)), octets: octets.into() })
}

fn sent(did: &Did) -> (u32, Message) {
    match &did.transmits[..] {
        [Transmit::Pdu { vcc, octets }] => (vcc.0 & 0xff, read(octets)),
        other => panic!("not one PDU: {other:?}"),
    }
}

#[test]
fn a_registration_is_answered_and_found_by_others() {
    let mut us = quiet();
    assert!(call(&mut us, at(0), 1).transmits.is_empty());
    let done = ask(&mut us, at(0), 1, ONE, ONE);
    assert_eq!(done.events, [Event::Registered { ip: ONE, address: address(1) }]);
    let (vcc, reply) = sent(&done);
    assert_eq!((vcc, reply.operation), (1, Operation::ArpReply));
    assert_eq!((reply.source, reply.target), (station(1, ONE), station(1, ONE)));
    call(&mut us, at(0), 2);
    ask(&mut us, at(0), 2, TWO, TWO);
    let (vcc, reply) = sent(&ask(&mut us, at(0), 2, TWO, ONE));
    assert_eq!((vcc, reply.source, reply.target), (2, station(1, ONE), station(2, TWO)));
    assert_eq!((us.counters().requests, us.counters().replies), (3, 3));
}

#[test]
fn an_unknown_address_gets_the_question_back() {
    let mut us = quiet();
    call(&mut us, at(0), 1);
    let done = ask(&mut us, at(0), 1, ONE, TWO);
    let (_, nak) = sent(&done);
    assert_eq!(nak.operation, Operation::ArpNak);
    assert_eq!((nak.source, nak.target), (station(1, ONE), Station::new(None, Some(TWO))));
    assert_eq!(done.events.last(), Some(&Event::Unknown { ip: TWO, asker: ONE }));
    assert_eq!(us.lookup(ONE), Some(address(1)), "who asks is registered");
}

#[test]
fn who_calls_is_asked_three_times_who_it_is() {
    let mut us = server(Config::new(SERVER_IP));
    let (_, question) = sent(&call(&mut us, at(0), 1));
    assert_eq!((question.operation, question.source), (Operation::InArpRequest, station(SERVER, SERVER_IP)));
    assert_eq!(question.target, Station::new(Some(address(1)), None));
    sent(&step(&mut us, at(5), Input::Timer));
    sent(&step(&mut us, at(10), Input::Timer));
    let done = step(&mut us, at(15), Input::Timer);
    assert_eq!(done.events, [Event::NoAnswer { vcc: VccId::incoming(1), peer: address(1) }]);
    assert_eq!((done.transmits, done.wake), (vec![], None));
    call(&mut us, at(20), 2);
    let done = answer_inverse(&mut us, at(20), 2, TWO);
    assert_eq!(done.events, [Event::Registered { ip: TWO, address: address(2) }]);
    assert_eq!(done.wake, Some(at(1220)));
}

#[test]
fn a_second_owner_is_refused_while_the_first_is_there() {
    let mut us = quiet();
    call(&mut us, at(0), 1);
    ask(&mut us, at(0), 1, ONE, ONE);
    call(&mut us, at(1), 2);
    let done = ask(&mut us, at(1), 2, ONE, ONE);
    assert_eq!(done.events, [Event::Duplicate { ip: ONE, address: address(2), owner: address(1) }]);
    assert_eq!(sent(&done).1.source, station(1, ONE));
    clear(&mut us, at(2), 1);
    assert_eq!(us.lookup(ONE), Some(address(1)), "an entry outlives its VCC");
    let done = ask(&mut us, at(3), 2, ONE, ONE);
    assert_eq!(done.events, [Event::Registered { ip: ONE, address: address(2) }]);
    assert_eq!(sent(&done).1.source, station(2, ONE));
}

#[test]
fn an_entry_is_confirmed_on_its_vcc_before_it_goes() {
    let mut us = quiet();
    call(&mut us, at(0), 1);
    ask(&mut us, at(0), 1, ONE, ONE);
    assert!(step(&mut us, at(1200) - Duration(1), Input::Timer).transmits.is_empty());
    let (vcc, question) = sent(&step(&mut us, at(1200), Input::Timer));
    assert_eq!((vcc, question.operation), (1, Operation::InArpRequest));
    assert_eq!(answer_inverse(&mut us, at(1201), 1, ONE).wake, Some(at(2401)));
    for second in [2401, 2406, 2411] {
        sent(&step(&mut us, at(second), Input::Timer));
    }
    let done = step(&mut us, at(2416), Input::Timer);
    let gone = [Event::NoAnswer { vcc: VccId::incoming(1), peer: address(1) }, Event::Aged { ip: ONE }];
    assert_eq!(done.events, gone);
    assert_eq!((us.lookup(ONE), done.wake), (None, None));
}

#[test]
fn an_entry_without_a_vcc_goes_at_its_time_and_a_doubtful_one_with_its_vcc() {
    let mut us = quiet();
    for (n, ip) in [(1, ONE), (2, TWO)] {
        call(&mut us, at(0), n);
        ask(&mut us, at(0), n, ip, ip);
    }
    clear(&mut us, at(1), 1);
    let done = step(&mut us, at(1200), Input::Timer);
    assert_eq!(done.events, [Event::Aged { ip: ONE }]);
    assert_eq!(sent(&done).0, 2);
    assert_eq!(clear(&mut us, at(1201), 2).events, [Event::Aged { ip: TWO }]);
}

#[test]
fn a_station_that_answers_with_another_address_loses_the_one_in_doubt() {
    let mut us = quiet();
    call(&mut us, at(0), 1);
    ask(&mut us, at(0), 1, ONE, ONE);
    step(&mut us, at(1200), Input::Timer);
    let done = answer_inverse(&mut us, at(1200), 1, TWO);
    let events = [Event::Aged { ip: ONE }, Event::Registered { ip: TWO, address: address(1) }];
    assert_eq!(done.events, events);
}

#[test]
fn other_calls_are_refused_and_damage_is_counted() {
    let mut us = quiet();
    let vcc = VccId::incoming(1);
    let call_for = |blli| Call::best_effort(address(SERVER), address(1), blli, 1516);
    let refused = Transmit::Vcc(VccRequest::Reject { vcc, cause: Cause::INCOMPATIBLE_DESTINATION });
    let incoming = Input::Vcc(VccEvent::Incoming { vcc, call: Box::new(call_for(Blli::LaneControl)) });
    assert_eq!(step(&mut us, at(0), incoming).transmits, core::slice::from_ref(&refused));
    call(&mut us, at(0), 1);
    let done = step(&mut us, at(0), Input::Pdu { vcc, octets: vec![0xaa, 0xaa, 3].into() });
    assert_eq!(done.events, [Event::Malformed { vcc }]);
    let octets = pdu(Operation::ArpReply, station(1, ONE), station(2, TWO));
    assert_eq!(
        step(&mut us, at(0), Input::Pdu { vcc, octets: octets.into() }).events,
        [Event::Malformed { vcc }]
    );
    assert_eq!(us.counters().malformed, 2);
    let released = step(&mut us, at(0), Input::Stop).transmits;
    assert_eq!(released, [Transmit::Vcc(VccRequest::Release { vcc, cause: Cause::NORMAL })]);
    let incoming = Input::Vcc(VccEvent::Incoming { vcc, call: Box::new(call_for(Blli::LlcSnap)) });
    assert_eq!(step(&mut us, at(0), incoming).transmits, [refused]);
}

#[test]
fn entries_must_live_twenty_minutes() {
    let good = Config::new(SERVER_IP);
    assert_eq!(good.check(), Ok(()));
    assert!(Config { lifetime: Duration::from_secs(1199), ..good.clone() }.check().is_err());
    assert!(Config { tries: 0, ..good }.check().is_err());
}
