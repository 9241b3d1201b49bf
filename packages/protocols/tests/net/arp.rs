//! ARP on one interface.

use lanelab_protocols::arp::{Config, DropReason, Event, Input, Resolver, Transmit};
use lanelab_protocols::wire::arp::{Operation, Packet, Repr};
use lanelab_protocols::wire::{EthernetAddress, Ipv4Address};
use lanelab_protocols::{Duration, FrameId, Instant};

use crate::drive::{Done, at, step};

const OUR_MAC: EthernetAddress = EthernetAddress([0, 0x20, 0xda, 0, 0, 1]);
const OUR_IP: Ipv4Address = Ipv4Address([10, 1, 0, 1]);
const PEER_MAC: EthernetAddress = EthernetAddress([0, 0x20, 0xda, 0, 0, 2]);
const PEER_IP: Ipv4Address = Ipv4Address([10, 1, 0, 2]);

fn resolver() -> Resolver {
    Resolver::new(Config::new(OUR_MAC, OUR_IP, 24))
}

fn send(resolver: &mut Resolver, now: Instant, next_hop: Ipv4Address, frame: u32) -> Done<Transmit, Event> {
    step(resolver, now, Input::Send { next_hop, frame: FrameId(frame) })
}

fn packet(operation: Operation, source: (EthernetAddress, Ipv4Address), target_ip: Ipv4Address) -> Input {
    let target_mac = if operation == Operation::Reply { OUR_MAC } else { EthernetAddress::default() };
    let (source_mac, source_ip) = source;
    Input::Pdu(Repr { operation, source_mac, source_ip, target_mac, target_ip }.to_octets().into())
}

fn reply() -> Input {
    packet(Operation::Reply, (PEER_MAC, PEER_IP), OUR_IP)
}

fn sent(transmit: &Transmit) -> (EthernetAddress, Repr) {
    match transmit {
        Transmit::Arp { dst, octets } => {
            (*dst, Repr::parse(&Packet::new_checked(octets).expect("a whole packet")).expect("a packet"))
        }
        Transmit::Frame { .. } => panic!("a frame, where an ARP packet was expected"),
    }
}

fn dropped(frame: u32, reason: DropReason) -> Event {
    Event::Dropped { frame: FrameId(frame), next_hop: PEER_IP, reason }
}

#[test]
fn a_question_an_answer_and_the_frame_that_waited() {
    let mut us = resolver();
    let done = send(&mut us, at(0), PEER_IP, 1);
    let (dst, question) = sent(&done.transmits[0]);
    assert_eq!(dst, EthernetAddress::BROADCAST);
    assert_eq!(
        (question.operation, question.source_mac, question.source_ip),
        (Operation::Request, OUR_MAC, OUR_IP)
    );
    assert_eq!((question.target_mac, question.target_ip), (EthernetAddress::default(), PEER_IP));
    assert_eq!((done.transmits.len(), done.wake), (1, Some(at(1))));
    let now = Instant(1000);
    let done = step(&mut us, now, reply());
    assert_eq!(done.events, [Event::Resolved { ip: PEER_IP, mac: PEER_MAC }]);
    assert_eq!(done.transmits, [Transmit::Frame { dst: PEER_MAC, frame: FrameId(1) }]);
    assert_eq!(done.wake, Some(now + Duration::from_secs(1200)));
    let done = send(&mut us, at(5), PEER_IP, 2);
    assert_eq!(done.transmits, [Transmit::Frame { dst: PEER_MAC, frame: FrameId(2) }]);
    assert_eq!(us.lookup(PEER_IP), Some(PEER_MAC));
}

#[test]
fn a_silent_neighbour_is_asked_five_times_and_then_left_alone_for_a_while() {
    let mut us = resolver();
    send(&mut us, at(0), PEER_IP, 1);
    for second in 1..5 {
        let early = step(&mut us, at(second) - Duration(1), Input::Timer);
        assert!(early.transmits.is_empty() && early.events.is_empty());
        let done = step(&mut us, at(second), Input::Timer);
        assert_eq!(sent(&done.transmits[0]).1.target_ip, PEER_IP);
        assert_eq!(done.wake, Some(at(second + 1)));
    }
    let done = step(&mut us, at(5), Input::Timer);
    assert_eq!(done.events, [Event::Failed { ip: PEER_IP }, dropped(1, DropReason::Unresolved)]);
    assert!(done.transmits.is_empty());
    assert_eq!(us.counters().requests_sent, 5);
    assert_eq!(send(&mut us, at(24), PEER_IP, 2).events, [dropped(2, DropReason::Unresolved)]);
    assert_eq!(step(&mut us, at(25), Input::Timer).wake, None);
    assert_eq!(send(&mut us, at(25), PEER_IP, 3).transmits.len(), 1, "asked again");
}

#[test]
fn the_last_frame_waits_the_one_before_it_is_dropped() {
    let mut us = resolver();
    send(&mut us, at(0), PEER_IP, 1);
    let done = send(&mut us, at(0), PEER_IP, 2);
    assert_eq!(done.events, [dropped(1, DropReason::QueueFull)]);
    assert!(done.transmits.is_empty(), "asked at most once a second");
    let done = step(&mut us, at(0), reply());
    assert_eq!(done.transmits, [Transmit::Frame { dst: PEER_MAC, frame: FrameId(2) }]);
}

#[test]
fn without_a_queue_no_frame_waits() {
    let mut us = Resolver::new(Config { queue: 0, ..Config::new(OUR_MAC, OUR_IP, 24) });
    assert_eq!(send(&mut us, at(0), PEER_IP, 1).events, [dropped(1, DropReason::QueueFull)]);
    assert_eq!(send(&mut us, at(0), PEER_IP, 2).events, [dropped(2, DropReason::QueueFull)]);
    assert!(step(&mut us, at(0), reply()).transmits.is_empty());
}

#[test]
fn requests_are_answered_and_who_asks_is_learned() {
    let mut us = resolver();
    let done = step(&mut us, at(0), packet(Operation::Request, (PEER_MAC, PEER_IP), OUR_IP));
    let (dst, answer) = sent(&done.transmits[0]);
    assert_eq!(dst, PEER_MAC);
    assert_eq!((answer.operation, answer.source_mac, answer.source_ip), (Operation::Reply, OUR_MAC, OUR_IP));
    assert_eq!((answer.target_mac, answer.target_ip), (PEER_MAC, PEER_IP));
    assert_eq!(us.lookup(PEER_IP), Some(PEER_MAC));
}

#[test]
fn others_questions_make_no_entry_but_renew_one() {
    let mut us = resolver();
    let other = Ipv4Address([10, 1, 0, 3]);
    let overheard = packet(Operation::Request, (PEER_MAC, PEER_IP), other);
    let done = step(&mut us, at(0), overheard.clone());
    assert!(done.transmits.is_empty() && us.lookup(PEER_IP).is_none());
    send(&mut us, at(0), PEER_IP, 1);
    step(&mut us, at(0), reply());
    assert_eq!(step(&mut us, at(100), overheard).wake, Some(at(1300)));
}

#[test]
fn an_entry_ages_out_after_twenty_minutes() {
    let mut us = resolver();
    send(&mut us, at(0), PEER_IP, 1);
    step(&mut us, at(0), reply());
    assert!(step(&mut us, at(1200) - Duration(1), Input::Timer).events.is_empty());
    assert_eq!(step(&mut us, at(1200), Input::Timer).events, [Event::Aged { ip: PEER_IP }]);
    assert_eq!(sent(&send(&mut us, at(1200), PEER_IP, 2).transmits[0]).1.target_ip, PEER_IP);
}

#[test]
fn it_announces_itself_and_follows_who_moves() {
    let mut us = resolver();
    let (dst, hello) = sent(&step(&mut us, at(0), Input::Start).transmits[0]);
    assert_eq!((dst, hello.source_ip, hello.target_ip), (EthernetAddress::BROADCAST, OUR_IP, OUR_IP));
    send(&mut us, at(0), PEER_IP, 1);
    step(&mut us, at(0), reply());
    let new = EthernetAddress([0, 0x20, 0xda, 0, 0, 7]);
    let done = step(&mut us, at(1), packet(Operation::Request, (new, PEER_IP), PEER_IP));
    assert_eq!(done.events, [Event::Changed { ip: PEER_IP, mac: new, before: PEER_MAC }]);
    assert_eq!(us.lookup(PEER_IP), Some(new));
}

#[test]
fn a_second_owner_of_the_address_is_reported_and_answered() {
    let mut us = resolver();
    let done = step(&mut us, at(0), packet(Operation::Request, (PEER_MAC, OUR_IP), OUR_IP));
    assert_eq!(done.events, [Event::Conflict { ip: OUR_IP, mac: PEER_MAC }]);
    assert_eq!(sent(&done.transmits[0]).1.source_mac, OUR_MAC);
    assert_eq!(us.counters().conflicts, 1);
    let echo = step(&mut us, at(0), packet(Operation::Request, (OUR_MAC, OUR_IP), OUR_IP));
    assert!(echo.events.is_empty() && echo.transmits.is_empty(), "its own packet");
}

#[test]
fn groups_need_no_question() {
    let mut us = resolver();
    for (ip, mac) in
        [([255; 4], [0xff; 6]), ([10, 1, 0, 255], [0xff; 6]), ([224, 129, 2, 3], [0x01, 0x00, 0x5e, 1, 2, 3])]
    {
        let done = send(&mut us, at(0), Ipv4Address(ip), 1);
        assert_eq!(done.transmits, [Transmit::Frame { dst: EthernetAddress(mac), frame: FrameId(1) }]);
    }
}

#[test]
fn clearing_drops_what_waits_and_damage_is_counted() {
    let mut us = resolver();
    send(&mut us, at(0), PEER_IP, 1);
    let done = step(&mut us, at(0), Input::Clear);
    assert_eq!((done.events, done.wake), (vec![dropped(1, DropReason::Cleared)], None));
    let done = step(&mut us, at(0), Input::Pdu(vec![0, 1, 8, 0, 6].into()));
    assert_eq!(done.events, [Event::Malformed]);
    assert_eq!(us.counters().malformed, 1);
}

#[test]
fn parameters_that_cannot_work_are_named() {
    let good = Config::new(OUR_MAC, OUR_IP, 24);
    assert_eq!(good.check(), Ok(()));
    assert!(Config { tries: 0, ..good.clone() }.check().is_err());
    assert!(Config { prefix_len: 33, ..good.clone() }.check().unwrap_err().contains("33"));
    assert!(Config { mac: EthernetAddress::BROADCAST, ..good }.check().is_err());
}
