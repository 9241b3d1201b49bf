//! A Classical IP client against a script of its server, its neighbours and signalling.

use lanelab_protocols::clip::client::{
    Client, Config, DropReason, Event, Input, OwnInput, OwnTransmit, RegistrationState, Transmit,
};
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::atmarp::{Message, Operation, Station};
use lanelab_protocols::wire::{AtmAddress, Encapsulation, EtherType, Ipv4Address};
use lanelab_protocols::{Duration, FrameId, Instant};

use crate::drive::{Done, at, step};

const OUR_IP: Ipv4Address = Ipv4Address([10, 1, 0, 1]);
const PEER_IP: Ipv4Address = Ipv4Address([10, 1, 0, 2]);
const SERVER_VCC: VccId = VccId::outgoing(0);

pub(crate) fn address(esi: u8) -> AtmAddress {
    let mut octets = [0x47; 20];
    octets[18] = esi;
    AtmAddress(octets)
}

const US: u8 = 1;
const PEER: u8 = 2;
const SERVER: u8 = 100;

fn config() -> Config {
    Config::new(OUR_IP, vec![address(SERVER)])
}

pub(crate) fn pdu(operation: Operation, source: Station, target: Station) -> Vec<u8> {
    Encapsulation::Routed(EtherType::ARP).wrap(&Message { operation, source, target }.emit())
}

pub(crate) fn station(esi: u8, ip: Ipv4Address) -> Station {
    Station::new(Some(address(esi)), Some(ip))
}

pub(crate) fn read(octets: &[u8]) -> Message {
    assert_eq!(Encapsulation::parse(octets), Ok(Encapsulation::Routed(EtherType::ARP)));
    Message::parse(&octets[8..]).expect("a packet")
}

type Did = Done<Transmit, Event>;

/// The only PDU that was sent.
fn sent(did: &Did) -> (VccId, Message) {
    match &did.transmits[..] {
        [Transmit::Pdu { vcc, octets }] => (*vcc, read(octets)),
        other => panic!("not one PDU: {other:?}"),
    }
}

fn reply(us: &mut Client, now: Instant, ip: Ipv4Address, esi: u8) -> Did {
    let octets = pdu(Operation::ArpReply, station(esi, ip), station(US, OUR_IP));
    step(us, now, Input::Pdu { vcc: SERVER_VCC, octets: octets.into() })
}

fn nak(us: &mut Client, now: Instant, ip: Ipv4Address) -> Did {
    let octets = pdu(Operation::ArpNak, station(US, OUR_IP), Station::new(None, Some(ip)));
    step(us, now, Input::Pdu { vcc: SERVER_VCC, octets: octets.into() })
}

fn send(us: &mut Client, now: Instant, frame: u32) -> Did {
    step(us, now, Input::Own(OwnInput::Send { next_hop: PEER_IP, frame: FrameId(frame) }))
}

fn connected(us: &mut Client, now: Instant, vcc: VccId) -> Did {
    step(us, now, Input::Vcc(VccEvent::Connected { vcc }))
}

fn released(us: &mut Client, now: Instant, vcc: VccId) -> Did {
    step(us, now, Input::Vcc(VccEvent::Released { vcc, cause: Cause::USER_BUSY }))
}

fn frame(vcc: VccId, frame: u32) -> Transmit {
    Transmit::Own(OwnTransmit::Frame { vcc, frame: FrameId(frame) })
}

fn setup(n: u32, esi: u8) -> Transmit {
    let call = Call::best_effort(address(esi), address(US), Blli::LlcSnap, 9188);
    Transmit::Vcc(VccRequest::Setup { vcc: VccId::outgoing(n), call: Box::new(call) })
}

fn release(n: u32) -> Transmit {
    Transmit::Vcc(VccRequest::Release { vcc: VccId::outgoing(n), cause: Cause::NORMAL })
}

fn dropped(frame: u32, reason: DropReason) -> Event {
    Event::Dropped { frame: FrameId(frame), next_hop: PEER_IP, reason }
}

/// A client that is registered at 0 s.
fn registered() -> Client {
    let mut us = Client::new(config());
    assert_eq!(step(&mut us, at(0), Input::Start(address(US))).transmits, [setup(0, SERVER)]);
    let (vcc, question) = sent(&connected(&mut us, at(0), SERVER_VCC));
    assert_eq!((vcc, question.operation), (SERVER_VCC, Operation::ArpRequest));
    assert_eq!((question.source, question.target.ip), (station(US, OUR_IP), Some(OUR_IP)));
    let done = reply(&mut us, at(0), OUR_IP, US);
    assert_eq!(done.events, [Event::Registered { server: address(SERVER) }]);
    assert_eq!((us.registration(), done.wake), (RegistrationState::Registered, Some(at(900))));
    us
}

/// One that has an open VCC 1 to the neighbour as well.
fn talking() -> Client {
    let mut us = registered();
    let (_, question) = sent(&send(&mut us, at(0), 1));
    assert_eq!(
        (question.operation, question.target),
        (Operation::ArpRequest, Station::new(None, Some(PEER_IP)))
    );
    let done = reply(&mut us, at(0), PEER_IP, PEER);
    assert_eq!(done.transmits, [setup(1, PEER)]);
    send(&mut us, at(0), 2);
    let done = connected(&mut us, at(0), VccId::outgoing(1));
    assert_eq!(done.transmits, [1, 2].map(|n| frame(VccId::outgoing(1), n)));
    assert_eq!(send(&mut us, at(0), 3).transmits, [frame(VccId::outgoing(1), 3)]);
    us
}

#[test]
fn it_registers_resolves_calls_and_sends() {
    let us = talking();
    assert_eq!((us.counters().requests, us.counters().replies, us.counters().calls), (2, 2, 1));
    assert_eq!(us.tables().iter().map(|table| table.rows.len()).collect::<Vec<_>>(), [1, 2, 1]);
}

#[test]
fn the_registration_is_refreshed_every_fifteen_minutes_and_repeated_until_answered() {
    let mut us = registered();
    for second in 900..905 {
        assert_eq!(sent(&step(&mut us, at(second), Input::Timer)).1.target.ip, Some(OUR_IP));
    }
    let done = step(&mut us, at(905), Input::Timer);
    assert_eq!(done.transmits, [release(0)]);
    assert_eq!(done.events, [Event::ServerLost { server: address(SERVER) }]);
    assert_eq!((us.registration(), done.wake), (RegistrationState::Waiting, Some(at(910))));
    assert_eq!(step(&mut us, at(910), Input::Timer).transmits, [setup(1, SERVER)]);
}

#[test]
fn the_next_server_is_called_when_one_is_out_of_reach() {
    let mut us = Client::new(Config { servers: vec![address(SERVER), address(101)], ..config() });
    step(&mut us, at(0), Input::Start(address(US)));
    assert_eq!(released(&mut us, at(1), SERVER_VCC).wake, Some(at(6)));
    assert_eq!(step(&mut us, at(6), Input::Timer).transmits, [setup(1, 101)]);
    released(&mut us, at(7), VccId::outgoing(1));
    assert_eq!(step(&mut us, at(12), Input::Timer).transmits, [setup(2, SERVER)]);
}

#[test]
fn an_address_that_another_station_holds_is_reported_and_tried_again() {
    let mut us = registered();
    let done = reply(&mut us, at(1), OUR_IP, PEER);
    assert_eq!(done.events, [Event::Duplicate { ip: OUR_IP, owner: address(PEER) }]);
    assert_eq!(us.registration(), RegistrationState::Waiting);
    assert_eq!(sent(&step(&mut us, at(6), Input::Timer)).1.target.ip, Some(OUR_IP));
    nak(&mut us, at(7), OUR_IP);
    assert_eq!(us.registration(), RegistrationState::Waiting);
}

#[test]
fn an_unknown_neighbour_is_held_down_after_a_nak_and_asked_again_later() {
    let mut us = registered();
    send(&mut us, at(0), 1);
    let done = nak(&mut us, at(0), PEER_IP);
    let failed = Event::Failed { ip: PEER_IP, reason: DropReason::Unknown };
    assert_eq!(done.events, [failed, dropped(1, DropReason::Unknown)]);
    assert_eq!(send(&mut us, at(4), 2).events, [dropped(2, DropReason::Unknown)]);
    step(&mut us, at(5), Input::Timer);
    assert_eq!(sent(&send(&mut us, at(5), 3)).1.target.ip, Some(PEER_IP));
}

#[test]
fn a_silent_server_is_asked_five_times() {
    let mut us = registered();
    send(&mut us, at(0), 1);
    for second in 1..5 {
        assert_eq!(sent(&step(&mut us, at(second), Input::Timer)).1.target.ip, Some(PEER_IP));
    }
    let done = step(&mut us, at(5), Input::Timer);
    let failed = Event::Failed { ip: PEER_IP, reason: DropReason::NoAnswer };
    assert_eq!(done.events, [failed, dropped(1, DropReason::NoAnswer)]);
}

#[test]
fn questions_wait_for_the_server() {
    let mut us = Client::new(config());
    step(&mut us, at(0), Input::Start(address(US)));
    assert!(send(&mut us, at(0), 1).transmits.is_empty());
    let asked = connected(&mut us, at(0), SERVER_VCC).transmits;
    let asked: Vec<_> = asked
        .iter()
        .map(|transmit| match transmit {
            Transmit::Pdu { octets, .. } => read(octets).target.ip,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(asked, [Some(OUR_IP), Some(PEER_IP)]);
}

#[test]
fn the_oldest_frame_makes_room() {
    let mut us = registered();
    for n in 1..=4 {
        assert!(send(&mut us, at(0), n).events.is_empty());
    }
    assert_eq!(send(&mut us, at(0), 5).events, [dropped(1, DropReason::QueueFull)]);
}

#[test]
fn an_entry_is_confirmed_after_fifteen_minutes_and_nothing_is_sent_meanwhile() {
    let mut us = talking();
    let done = step(&mut us, at(900), Input::Timer);
    assert_eq!(done.transmits.len(), 2, "the registration and the neighbour: {done:?}");
    reply(&mut us, at(900), OUR_IP, US);
    assert!(send(&mut us, at(900), 9).transmits.is_empty());
    let done = reply(&mut us, at(900), PEER_IP, PEER);
    assert_eq!(done.transmits, [frame(VccId::outgoing(1), 9)]);
    assert_eq!(done.events, [Event::Resolved { ip: PEER_IP, address: Some(address(PEER)) }]);
}

#[test]
fn an_entry_that_is_not_confirmed_takes_its_vcc_along() {
    let mut us = talking();
    step(&mut us, at(900), Input::Timer);
    send(&mut us, at(900), 9);
    let done = nak(&mut us, at(900), PEER_IP);
    assert_eq!(done.transmits, [release(1)]);
    assert_eq!(done.events.last(), Some(&dropped(9, DropReason::Unknown)));
}

#[test]
fn a_neighbour_that_has_moved_is_called_at_its_new_address() {
    let mut us = talking();
    step(&mut us, at(900), Input::Timer);
    send(&mut us, at(900), 9);
    let done = reply(&mut us, at(900), PEER_IP, 3);
    assert_eq!(done.transmits, [release(1), setup(2, 3)]);
}

#[test]
fn an_idle_vcc_is_released_and_its_entry_ages_out() {
    let mut us = talking();
    step(&mut us, at(600), Input::Own(OwnInput::Received { vcc: VccId::outgoing(1) }));
    step(&mut us, at(900), Input::Timer);
    reply(&mut us, at(900), OUR_IP, US);
    let done = reply(&mut us, at(900), PEER_IP, PEER);
    assert_eq!(done.wake, Some(at(1800)));
    let done = step(&mut us, at(1800) - Duration(1), Input::Timer);
    assert!(done.transmits.is_empty());
    // At 1800 s three things are due: registration, confirmation of the entry, and the idle VCC.
    let done = step(&mut us, at(1800), Input::Timer);
    assert_eq!(done.transmits.last(), Some(&release(1)));
    assert_eq!(done.events, [Event::Idle { vcc: VccId::outgoing(1), peer: address(PEER) }]);
    reply(&mut us, at(1800), OUR_IP, US);
    reply(&mut us, at(1800), PEER_IP, PEER);
    let done = step(&mut us, at(2700), Input::Timer);
    assert_eq!(done.events, [Event::Aged { ip: PEER_IP }], "no VCC: deleted without a question");
}

#[test]
fn a_refused_call_is_not_repeated_for_every_frame_a_cleared_one_is_made_again() {
    let mut us = registered();
    send(&mut us, at(0), 1);
    reply(&mut us, at(0), PEER_IP, PEER);
    let done = released(&mut us, at(1), VccId::outgoing(1));
    assert_eq!(done.events.last(), Some(&dropped(1, DropReason::CallFailed)));
    assert_eq!(send(&mut us, at(2), 2).events, [dropped(2, DropReason::CallFailed)]);
    let mut us = talking();
    let done = released(&mut us, at(1), VccId::outgoing(1));
    let cleared = Event::Cleared { vcc: VccId::outgoing(1), peer: address(PEER), cause: Cause::USER_BUSY };
    assert_eq!(done.events, [cleared]);
    assert_eq!(send(&mut us, at(1), 4).transmits, [setup(2, PEER)]);
}

#[test]
fn a_call_from_the_neighbour_is_used_other_calls_are_refused() {
    let mut us = registered();
    let incoming = |n, blli, multipoint| {
        let call = Call::best_effort(address(US), address(PEER), blli, 9188);
        Input::Vcc(VccEvent::Incoming {
            vcc: VccId::incoming(n),
            call: Box::new(Call { multipoint, ..call }),
        })
    };
    let accept = Transmit::Vcc(VccRequest::Accept { vcc: VccId::incoming(0) });
    assert_eq!(step(&mut us, at(0), incoming(0, Blli::LlcSnap, false)).transmits, [accept]);
    connected(&mut us, at(0), VccId::incoming(0));
    send(&mut us, at(0), 1);
    assert_eq!(reply(&mut us, at(0), PEER_IP, PEER).transmits, [frame(VccId::incoming(0), 1)]);
    for (blli, multipoint) in [(Blli::LaneData, false), (Blli::LlcSnap, true)] {
        let refused = step(&mut us, at(0), incoming(1, blli, multipoint)).transmits;
        assert!(matches!(refused[..], [Transmit::Vcc(VccRequest::Reject { .. })]), "{blli:?}");
    }
}

#[test]
fn a_pvc_is_asked_who_is_there_until_it_answers_and_again_every_fifteen_minutes() {
    let mut us = Client::new(Config { servers: vec![], ..config() });
    let pvc = VccId::incoming(7);
    step(&mut us, at(0), Input::Start(address(US)));
    assert_eq!(send(&mut us, at(0), 1).events, [dropped(1, DropReason::NoServer)]);
    for second in [0, 5, 10] {
        let input = if second == 0 { Input::Own(OwnInput::Pvc { vcc: pvc }) } else { Input::Timer };
        let (vcc, question) = sent(&step(&mut us, at(second), input));
        assert_eq!(
            (vcc, question.operation, question.target),
            (pvc, Operation::InArpRequest, Station::default())
        );
    }
    let answer = || pdu(Operation::InArpReply, Station::new(None, Some(PEER_IP)), station(US, OUR_IP));
    let done = step(&mut us, at(10), Input::Pdu { vcc: pvc, octets: answer().into() });
    assert_eq!(done.events, [Event::Resolved { ip: PEER_IP, address: None }]);
    assert_eq!(send(&mut us, at(11), 2).transmits, [frame(pvc, 2)]);
    assert_eq!(sent(&step(&mut us, at(910), Input::Timer)).1.operation, Operation::InArpRequest);
    assert!(send(&mut us, at(910), 3).transmits.is_empty());
    let done = step(&mut us, at(910), Input::Pdu { vcc: pvc, octets: answer().into() });
    assert_eq!(done.transmits, [frame(pvc, 3)]);
    for second in 1810..1815 {
        sent(&step(&mut us, at(second), Input::Timer));
    }
    let done = step(&mut us, at(1815), Input::Timer);
    assert_eq!(done.events, [Event::Failed { ip: PEER_IP, reason: DropReason::NoAnswer }]);
    let done = step(&mut us, at(1820), Input::Timer);
    assert_eq!(sent(&done).1.operation, Operation::InArpRequest, "asked on");
}

#[test]
fn inverse_questions_are_answered_and_damage_is_counted() {
    let mut us = registered();
    let octets = pdu(Operation::InArpRequest, station(SERVER, PEER_IP), station(US, Ipv4Address([0; 4])));
    let (_, answer) = sent(&step(&mut us, at(0), Input::Pdu { vcc: SERVER_VCC, octets: octets.into() }));
    assert_eq!((answer.operation, answer.source), (Operation::InArpReply, station(US, OUR_IP)));
    assert_eq!(answer.target, station(SERVER, PEER_IP));
    let done = step(&mut us, at(0), Input::Pdu { vcc: SERVER_VCC, octets: vec![0xaa; 12].into() });
    assert_eq!(done.events, [Event::Malformed { vcc: SERVER_VCC }]);
    assert_eq!(us.counters().malformed, 1);
}

#[test]
fn stopping_and_clearing_account_for_every_frame() {
    let mut us = talking();
    step(&mut us, at(1), Input::Own(OwnInput::Clear));
    send(&mut us, at(1), 4);
    let done = step(&mut us, at(1), Input::Stop);
    assert_eq!(done.events, [dropped(4, DropReason::Down)]);
    assert_eq!(done.transmits, [release(0), release(1)]);
    assert_eq!((done.wake, us.registration()), (None, RegistrationState::Down));
    assert_eq!(send(&mut us, at(2), 5).events, [dropped(5, DropReason::Down)]);
    step(&mut us, at(3), Input::Start(address(US)));
    let broadcast = Input::Own(OwnInput::Send { next_hop: Ipv4Address([255; 4]), frame: FrameId(6) });
    assert!(matches!(
        step(&mut us, at(3), broadcast).events[..],
        [Event::Dropped { reason: DropReason::Group, .. }]
    ));
}

#[test]
fn parameters_that_break_the_rules_are_named() {
    assert_eq!(config().check(), Ok(()));
    assert!(Config { refresh: Duration::from_secs(901), ..config() }.check().is_err());
    assert!(Config { lifetime: Duration::from_secs(901), ..config() }.check().is_err());
    assert!(Config { tries: 0, ..config() }.check().is_err());
    assert!(Config { mtu: 67, ..config() }.check().is_err());
}
