//! Bindings are taken back.

use lanelab_protocols::nhrp::{Event, Input, Report};
use lanelab_protocols::table::TableId;
use lanelab_protocols::wire::nhrp::{Cie, Code, Flags, Message, Op, Pdu};

use crate::nhs_bench::{Bench, atm, binding, ip, request};

fn resolved(count: u8) -> Bench {
    let mut bench = Bench::line(count);
    bench.send(1, request(7, 200));
    let (id, _) = bench.serve(count);
    bench.input(count, Input::Answer { id, answer: binding() });
    assert_eq!(bench.got().code(), Code::SUCCESS);
    bench
}

fn invalidate(bench: &mut Bench, n: u8) {
    bench.input(n, Input::Invalidate { prefix: ip(200), prefix_len: 32, requester: None });
}

/// The client's answer to a purge.
fn reply(mut purge: Message) -> Message {
    purge.op = Op::PurgeReply;
    purge
}

#[test]
fn a_purge_crosses_transit_nhss_and_its_reply_comes_back() {
    let mut bench = resolved(3);
    invalidate(&mut bench, 3);
    let purge = bench.got();
    assert_eq!(
        (purge.op, purge.source_nbma, purge.destination),
        (Op::PurgeRequest, Some(atm(3)), Some(ip(100)))
    );
    let entry = Cie { prefix_len: 32, nbma: Some(atm(150)), protocol: Some(ip(200)), ..Cie::default() };
    assert_eq!(purge.entries, [entry]);
    assert_eq!(bench.rows(3, TableId::NhrpPendingRequests), 1);
    bench.send(1, reply(purge));
    assert_eq!(bench.rows(3, TableId::NhrpPendingRequests), 0);
    bench.run_for(100);
    assert!(bench.inbox.is_empty());
    // The requester got one purge; there is nothing to take back any more.
    invalidate(&mut bench, 3);
    assert!(bench.inbox.is_empty());
}

#[test]
fn purges_are_repeated_until_answered() {
    for lost in [atm(1), atm(2), atm(100)] {
        let mut bench = resolved(3);
        bench.lose.insert(lost, 1);
        invalidate(&mut bench, 3);
        assert!(bench.inbox.is_empty());
        bench.run_for(5);
        let purge = bench.got();
        bench.send(1, reply(purge));
        assert_eq!((bench.rows(3, TableId::NhrpPendingRequests), bench.counters(3).retries), (0, 1));
    }
}

#[test]
fn a_lost_purge_reply_brings_the_purge_again() {
    let mut bench = resolved(3);
    invalidate(&mut bench, 3);
    let purge = bench.got();
    bench.lose.insert(atm(2), 1);
    bench.send(1, reply(purge));
    bench.run_for(5);
    let again = bench.got();
    bench.send(1, reply(again));
    assert_eq!(bench.rows(3, TableId::NhrpPendingRequests), 0);
}

#[test]
fn who_never_answers_has_forgotten_at_the_end_of_the_holding_time() {
    let mut bench = resolved(1);
    invalidate(&mut bench, 1);
    bench.run_for(599);
    assert_eq!(bench.rows(1, TableId::NhrpPendingRequests), 1);
    bench.run_for(1);
    assert_eq!((bench.rows(1, TableId::NhrpPendingRequests), bench.counters(1).given_up), (0, 1));
}

#[test]
fn only_the_named_requester_and_network_are_purged() {
    let mut bench = resolved(1);
    bench.input(1, Input::Invalidate { prefix: ip(200), prefix_len: 32, requester: Some(atm(101)) });
    bench.input(1, Input::Invalidate { prefix: ip(1), prefix_len: 32, requester: None });
    assert!(bench.inbox.is_empty());
    bench.input(1, Input::Invalidate { prefix: ip(0), prefix_len: 24, requester: Some(atm(100)) });
    assert_eq!(bench.got().op, Op::PurgeRequest);
}

fn purge(no_reply: bool) -> Message {
    let mut message = Message::new(Op::PurgeRequest, 9);
    message.flags = if no_reply { Flags::NO_REPLY } else { Flags::default() };
    message.source_nbma = Some(atm(100));
    message.source = Some(ip(100));
    message.destination = Some(ip(1));
    message.entries.push(Cie { prefix_len: 24, protocol: Some(ip(0)), ..Cie::default() });
    message
}

#[test]
fn a_purge_for_the_nhs_reaches_who_resolved_here() {
    for no_reply in [false, true] {
        let mut bench = Bench::new(1);
        bench.send(1, purge(no_reply));
        let purged = Event::Purged { prefix: ip(0), prefix_len: 24, nbma: None, requester: None };
        assert!(bench.events.contains(&(1, purged)));
        if no_reply {
            assert!(bench.inbox.is_empty());
        } else {
            assert_eq!(bench.got(), reply(purge(false)));
        }
    }
}

#[test]
fn a_client_takes_its_registration_back_and_requesters_learn_of_it() {
    let mut bench = Bench::new(1);
    let mut register = Message::new(Op::RegistrationRequest, 1);
    register.source_nbma = Some(atm(150));
    register.source = Some(ip(200));
    register.entries.push(Cie { holding_time: 900, ..Cie::default() });
    bench.send(1, register);
    bench.got();
    bench.send(1, request(7, 200));
    bench.got();
    let mut message = purge(true);
    message.source_nbma = Some(atm(150));
    message.source = Some(ip(200));
    // A purge that names no binding of the sender's takes no registration.
    bench.send(1, message.clone());
    assert_eq!(bench.rows(1, TableId::NhrpRegistrations), 1);
    message.entries[0].nbma = Some(atm(150));
    bench.send(1, message);
    assert_eq!(bench.rows(1, TableId::NhrpRegistrations), 0);
    assert_eq!(bench.got().op, Op::PurgeRequest, "to the requester");
}

#[test]
fn stray_purges_and_replies() {
    let mut bench = Bench::new(1);
    let mut beyond = purge(false);
    beyond.destination = Some(ip(99));
    bench.send(1, beyond);
    bench.send(1, reply(purge(false)));
    assert_eq!(bench.counters(1).stray, 2);
    assert!(bench.inbox.is_empty());
    let mut bench = resolved(1);
    invalidate(&mut bench, 1);
    let mut other = reply(bench.got());
    other.request_id += 1;
    bench.input(1, Input::Pdu { from: atm(100), pdu: Pdu::Message(other) });
    assert_eq!(bench.rows(1, TableId::NhrpPendingRequests), 1);
    assert!(bench.reports(1).iter().any(|report| matches!(report, Report::Stray { .. })));
    assert!(!bench.reports(1).iter().any(|report| matches!(report, Report::GaveUp { .. })));
}
