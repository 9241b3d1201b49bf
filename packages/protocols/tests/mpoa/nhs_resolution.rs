//! Requests and replies between NHSs.

use lanelab_protocols::nhrp::{Answer, Config, Event, Input, Report, Route};
use lanelab_protocols::table::TableId;
use lanelab_protocols::wire::Ipv4Address;
use lanelab_protocols::wire::nhrp::{
    Cie, Code, ErrorCode, ErrorIndication, Extension, Flags, MAX_HOP_COUNT, Message, Op, Pdu,
};

use crate::nhs_bench::{Bench, atm, binding, ip, request};

fn record(message: &Message, forward: bool) -> Vec<Ipv4Address> {
    let entries = message.extensions().iter().find_map(|extension| match extension {
        Extension::ForwardRecord(entries) if forward => Some(entries),
        Extension::ReverseRecord(entries) if !forward => Some(entries),
        _ => None,
    });
    entries.expect("a record").iter().filter_map(|entry| entry.protocol).collect()
}

#[test]
fn a_request_takes_the_routed_path_and_the_reply_comes_back_on_it() {
    let mut bench = Bench::line(3);
    bench.send(1, request(7, 200));
    let (id, at_egress) = bench.serve(3);
    assert_eq!(at_egress.hop_count, MAX_HOP_COUNT - 2);
    assert_eq!(record(&at_egress, true), [ip(1), ip(2)]);
    bench.input(3, Input::Answer { id, answer: binding() });
    let reply = bench.got();
    assert_eq!((reply.op, reply.request_id, reply.code()), (Op::ResolutionReply, 7, Code::SUCCESS));
    assert_eq!(
        (reply.source_nbma, reply.source, reply.destination),
        (Some(atm(100)), Some(ip(100)), Some(ip(200)))
    );
    assert_eq!(reply.entries, [binding().entry]);
    assert!(reply.flags.contains(Flags::AUTHORITATIVE));
    assert_eq!(record(&reply, true), [ip(1), ip(2)]);
    assert_eq!(record(&reply, false), [ip(2), ip(1)]);
    assert_eq!(reply.hop_count, MAX_HOP_COUNT - 2);
    let responder = reply.extensions().iter().find_map(|extension| match extension {
        Extension::Responder(responder) => responder.as_ref(),
        _ => None,
    });
    assert_eq!(responder.and_then(|entry| entry.nbma), Some(atm(3)));
    assert_eq!(bench.rows(2, TableId::NhrpPendingRequests), 0);
    assert_eq!(bench.rows(2, TableId::NhrpAnsweredRequests), 1);
}

#[test]
fn without_a_binding_the_answer_is_code_12_with_no_holding_time() {
    for route in [Route::Unreachable, Route::Outside] {
        let mut bench = Bench::line(2);
        bench.routes.insert((2, 200), route);
        bench.send(1, request(7, 200));
        let reply = bench.got();
        assert_eq!((reply.code(), reply.entries[0].holding_time), (Code::NO_BINDING, 0));
        assert_eq!((bench.counters(2).answered, bench.counters(2).refused), (1, 1));
    }
}

#[test]
fn where_the_path_leaves_the_network_the_egress_router_may_offer_itself() {
    let config = |_| Config { egress: Some(atm(77)), ..Config::default() };
    let mut bench = Bench::with(1, config);
    bench.routes.insert((1, 200), Route::Outside);
    bench.send(1, request(7, 200));
    let entry = &bench.got().entries[0];
    assert_eq!((entry.nbma, entry.protocol, entry.holding_time), (Some(atm(77)), Some(ip(1)), 1200));
}

#[test]
fn every_refusal_code_passes_through() {
    for code in [4, 5, 12, 13, 14] {
        let mut bench = Bench::line(2);
        bench.send(1, request(7, 200));
        let (id, _) = bench.serve(2);
        bench.input(2, Input::Answer { id, answer: Answer::refusal(Code(code)) });
        let reply = bench.got();
        assert_eq!(
            (reply.code(), reply.entries[0].holding_time, reply.entries[0].nbma),
            (Code(code), 0, None)
        );
        assert_eq!(bench.rows(1, TableId::NhrpAnsweredRequests), 0);
    }
}

#[test]
fn hops_run_out() {
    let mut bench = Bench::line(3);
    let mut last = request(7, 200);
    last.hop_count = 1;
    bench.send(1, last);
    let error = bench.error();
    assert_eq!(
        (error.code, error.source, error.destination),
        (ErrorCode::HOP_COUNT_EXCEEDED, Some(ip(2)), Some(ip(100)))
    );
    assert_eq!(bench.rows(1, TableId::NhrpPendingRequests), 0);
    // What has no hops left may still be answered.
    let mut last = request(8, 200);
    last.hop_count = 2;
    bench.send(1, last);
    let (id, at_egress) = bench.serve(3);
    assert_eq!(at_egress.hop_count, 0);
    bench.input(3, Input::Answer { id, answer: binding() });
    assert_eq!(bench.got().code(), Code::SUCCESS);
}

#[test]
fn a_loop_is_found_by_the_forward_record() {
    let mut bench = Bench::line(3);
    bench.routes.insert((3, 200), Route::Next(atm(1)));
    bench.send(1, request(7, 200));
    let error = bench.error();
    assert_eq!((error.code, error.source), (ErrorCode::LOOP_DETECTED, Some(ip(1))));
    assert_eq!(bench.counters(1).errors_sent, 1);
    assert_eq!(bench.counters(3).errors_received, 1);
}

#[test]
fn a_loop_is_found_without_a_record_too() {
    let mut bench = Bench::line(3);
    bench.routes.insert((3, 200), Route::Next(atm(1)));
    let mut bare = request(7, 200);
    bare.extensions = None;
    bench.send(1, bare);
    assert_eq!(bench.error().code, ErrorCode::LOOP_DETECTED);
    // So is one of a request that was made here.
    bench.input(1, Input::Resolve { handle: 5, request: request(0, 200) });
    let last = bench.events.iter().rev().find_map(|event| match event {
        (1, Event::Resolved { handle: 5, reply }) => reply.as_ref(),
        _ => None,
    });
    assert_eq!(last.map(Message::code), Some(Code::NO_BINDING));
}

#[test]
fn error_indications_go_back_and_are_never_answered() {
    let mut bench = Bench::new(1);
    let error = ErrorIndication::new(ErrorCode::PROTOCOL_ERROR, request(9, 200).emit());
    bench.input(1, Input::Pdu { from: atm(100), pdu: Pdu::Error(error.clone()) });
    let about_an_error = ErrorIndication::new(ErrorCode::PROTOCOL_ERROR, error.emit());
    bench.input(1, Input::Pdu { from: atm(100), pdu: Pdu::Error(about_an_error) });
    assert!(bench.inbox.is_empty());
    assert_eq!((bench.counters(1).errors_received, bench.counters(1).errors_sent), (2, 0));
}

#[test]
fn a_compulsory_extension_is_the_answerers_business() {
    let mut bench = Bench::line(2);
    let unknown = Extension::Unknown { kind: 0x8123, octets: vec![1] };
    bench.send(1, request(7, 200).with(unknown));
    let (id, at_egress) = bench.serve(2);
    assert_eq!(at_egress.extensions().last(), Some(&Extension::Unknown { kind: 0x8123, octets: vec![1] }));
    bench.input(2, Input::Answer { id, answer: binding() });
    assert_eq!(bench.error().code, ErrorCode::UNRECOGNIZED_EXTENSION);
    let optional = Extension::Unknown { kind: 0x0123, octets: vec![1] };
    bench.send(1, request(8, 200).with(optional));
    let (id, _) = bench.serve(2);
    bench.input(2, Input::Answer { id, answer: binding() });
    assert_eq!(bench.got().code(), Code::SUCCESS);
}

#[test]
fn a_request_without_destination_is_an_error() {
    let mut bench = Bench::new(1);
    let mut message = request(7, 200);
    message.destination = None;
    bench.send(1, message);
    assert_eq!(bench.error().code, ErrorCode::PROTOCOL_ERROR);
}

#[test]
fn own_requests_are_sent_again_and_given_up() {
    let mut bench = Bench::line(2);
    bench.lose.insert(atm(2), u32::MAX);
    bench.input(1, Input::Resolve { handle: 5, request: request(0, 200) });
    bench.run_for(39);
    // After 5, 10 and 20 s more: at 5, 15 and 35 s.
    assert_eq!(bench.counters(1).retries, 3);
    bench.run_for(1);
    assert!(bench.events.contains(&(1, Event::Resolved { handle: 5, reply: None })));
    assert_eq!((bench.counters(1).given_up, bench.rows(1, TableId::NhrpPendingRequests)), (1, 0));
}

#[test]
fn one_lost_packet_costs_one_retry() {
    for lost in [1, 2] {
        let mut bench = Bench::line(2);
        bench.lose.insert(atm(lost), 1);
        bench.input(1, Input::Resolve { handle: 5, request: request(0, 200) });
        for _ in 0..2 {
            if bench.events.iter().any(|(at, event)| *at == 2 && matches!(event, Event::Serve { .. })) {
                let (id, _) = bench.serve(2);
                bench.input(2, Input::Answer { id, answer: binding() });
            }
            bench.run_for(5);
        }
        let resolved =
            bench.events.iter().any(|event| matches!(event, (1, Event::Resolved { reply: Some(_), .. })));
        assert!(resolved, "{lost} lost");
        assert_eq!(bench.counters(1).retries, 1);
    }
}

#[test]
fn requests_of_others_are_repeated_by_them() {
    let mut bench = Bench::line(2);
    bench.lose.insert(atm(2), 1);
    bench.send(1, request(7, 200));
    bench.run_for(10);
    assert_eq!(bench.counters(1).retries, 0);
    bench.send(1, request(7, 200));
    // A repetition of what is being answered is not answered twice.
    bench.send(1, request(7, 200));
    let serves = bench.events.iter().filter(|(_, event)| matches!(event, Event::Serve { .. })).count();
    assert_eq!(serves, 1);
    bench.run_for(40);
    assert_eq!(bench.rows(1, TableId::NhrpPendingRequests), 0, "what is not answered is forgotten");
}

#[test]
fn replies_that_nobody_waits_for_are_ignored() {
    let mut bench = Bench::line(2);
    let mut reply = request(7, 200);
    reply.op = Op::ResolutionReply;
    bench.send(1, reply.clone());
    assert_eq!(bench.counters(1).stray, 1);
    // Nor is one from someone who was not asked.
    bench.send(1, request(7, 200));
    bench.send(1, reply);
    assert_eq!(bench.counters(1).stray, 2);
    assert!(bench.inbox.is_empty());
    assert!(bench.reports(1).iter().any(|report| matches!(report, Report::Stray { .. })));
}

#[test]
fn the_transit_cache_answers_only_who_needs_no_authority() {
    let config = |_| Config { transit_cache: true, ..Config::default() };
    let mut bench = Bench::with(2, config);
    bench.route_line(2);
    bench.send(1, request(7, 200));
    let (id, _) = bench.serve(2);
    bench.input(2, Input::Answer { id, answer: binding() });
    bench.got();
    bench.run_for(100);
    let mut modest = request(8, 200);
    modest.flags = Flags::default();
    bench.send(1, modest.clone());
    let reply = bench.got();
    assert!(!reply.flags.contains(Flags::AUTHORITATIVE));
    assert_eq!(reply.entries[0].holding_time, 500);
    let mut demanding =
        [request(9, 200), request(10, 200), request(11, 200).with(Extension::EgressCacheTag(None))];
    demanding[1].flags = Flags::UNIQUE;
    demanding[2].flags = Flags::default();
    for demanding in demanding {
        bench.send(1, demanding);
        assert!(bench.inbox.is_empty(), "it goes on to who knows");
    }
    bench.run_for(500);
    assert_eq!(bench.rows(1, TableId::NhrpTransitCache), 0, "the holding time is over");
}

#[test]
fn an_entry_of_a_request_comes_back_in_the_refusal() {
    let mut bench = Bench::new(1);
    bench.routes.insert((1, 200), Route::Unreachable);
    let mut message = request(7, 200);
    message.entries = vec![Cie { prefix_len: 32, mtu: 1500, holding_time: 60, ..Cie::default() }];
    bench.send(1, message);
    let refused = Cie { code: Code::NO_BINDING, prefix_len: 32, ..Cie::default() };
    assert_eq!(bench.got().entries, [refused]);
}
