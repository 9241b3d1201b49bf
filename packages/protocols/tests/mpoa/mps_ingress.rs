//! The ingress MPS: from MPOA Resolution Request to reply.

use lanelab_protocols::mpoa::mps::{Config, Event, Input, OwnInput, Route};
use lanelab_protocols::table::TableId;
use lanelab_protocols::wire::nhrp::{Cie, Code, Extension, Flags, Message, Op};

use crate::mps_bench::{
    ATTACHED, BEYOND, Bench, EGRESS_DATA, HOST, INGRESS, INGRESS_DATA, MPS, OTHER_MPS, ROUTER, TAG, ask,
};

/// The other MPS's reply.
fn found(request: &Message) -> Message {
    let mut reply = request.clone();
    reply.op = Op::ResolutionReply;
    reply.entries = vec![Cie {
        mtu: 1500,
        holding_time: 1200,
        nbma: Some(EGRESS_DATA),
        protocol: Some(HOST),
        ..Cie::default()
    }];
    for extension in reply.extensions.iter_mut().flatten() {
        if let Extension::EgressCacheTag(tag) = extension {
            *tag = Some(TAG);
        }
    }
    reply
}

fn refused(request: &Message, code: Code) -> Message {
    let mut reply = request.clone();
    reply.op = Op::ResolutionReply;
    reply.entries = vec![Cie { code, ..Cie::default() }];
    reply
}

#[test]
fn a_request_becomes_nhrps_and_the_reply_goes_to_the_mpc() {
    let mut bench = Bench::new(BEYOND);
    let asked = ask(10).with(Extension::ServiceCategory(4));
    bench.receive(INGRESS, &asked);
    let request = bench.take(OTHER_MPS, Op::ResolutionRequest);
    assert_eq!((request.source_nbma, request.source), (Some(INGRESS_DATA), Some(ROUTER)));
    assert_eq!((request.destination, &request.entries), (Some(HOST), &asked.entries));
    assert!(request.flags.contains(Flags::ROUTER | Flags::AUTHORITATIVE));
    assert!(request.wants_tag());
    assert_eq!(request.service_category(), Some(4));
    assert_eq!(bench.rows(TableId::MpsResolutionsUnderWay), 1);
    bench.receive(OTHER_MPS, &found(&request));
    let reply = bench.take(INGRESS, Op::MpoaResolutionReply);
    assert_eq!((reply.request_id, reply.source_nbma, reply.source), (10, Some(INGRESS_DATA), None));
    let entry =
        Cie { prefix_len: 32, mtu: 1500, holding_time: 1200, nbma: Some(EGRESS_DATA), ..Cie::default() };
    assert_eq!(reply.entries, [entry]);
    assert_eq!((reply.tag(), reply.service_category()), (Some(TAG), Some(4)));
    assert_eq!(
        (bench.rows(TableId::MpsIngressResolutions), bench.rows(TableId::MpsResolutionsUnderWay)),
        (1, 0)
    );
    bench.run_for(1200);
    assert_eq!(bench.rows(TableId::MpsIngressResolutions), 0, "the holding time is over");
}

#[test]
fn refusals_reach_the_mpc() {
    for code in [Code::PROHIBITED, Code::INSUFFICIENT_RESOURCES, Code::NO_BINDING, Code::NOT_UNIQUE] {
        let mut bench = Bench::new(BEYOND);
        bench.receive(INGRESS, &ask(10));
        let request = bench.take(OTHER_MPS, Op::ResolutionRequest);
        bench.receive(OTHER_MPS, &refused(&request, code));
        let reply = bench.take(INGRESS, Op::MpoaResolutionReply);
        assert_eq!(reply.entries, [Cie { code, prefix_len: 32, ..Cie::default() }]);
        assert_eq!(reply.extensions, Some(Vec::new()));
        assert_eq!((bench.mps.counters().refused, bench.rows(TableId::MpsIngressResolutions)), (1, 0));
    }
}

#[test]
fn what_the_egress_mpc_said_is_given_back_as_it_was() {
    for code in 0x81..=0x88 {
        let mut bench = Bench::new(BEYOND);
        bench.receive(INGRESS, &ask(10));
        let request = bench.take(OTHER_MPS, Op::ResolutionRequest);
        let reply = refused(&request, Code::NO_BINDING).with(Extension::OriginalErrorCode(code));
        bench.receive(OTHER_MPS, &reply);
        assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code(code as u8));
    }
}

#[test]
fn where_no_route_or_no_mps_is_there_is_no_binding() {
    let no_mps = Route::NextHop { router: HOST, nhs: None };
    let myself = Route::NextHop { router: ROUTER, nhs: Some(MPS) };
    for route in [Route::Unreachable, no_mps, myself] {
        let mut bench = Bench::new(route);
        bench.receive(INGRESS, &ask(10));
        assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code::NO_BINDING);
    }
}

#[test]
fn requests_are_sent_again_with_doubled_waits_and_given_up() {
    let mut bench = Bench::new(BEYOND);
    bench.receive(INGRESS, &ask(10));
    let first = bench.take(OTHER_MPS, Op::ResolutionRequest);
    for wait in [5, 10, 20] {
        bench.run_for(wait - 1);
        assert!(bench.sent.is_empty());
        bench.run_for(1);
        assert_eq!(bench.take(OTHER_MPS, Op::ResolutionRequest), first);
    }
    // An MPC that asks again meanwhile changes nothing.
    bench.receive(INGRESS, &ask(10));
    assert!(bench.sent.is_empty());
    bench.run_for(5);
    assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code::UNSPECIFIED);
    assert_eq!(bench.mps.counters().resolution_requests, 1);
    // The answer comes too late.
    bench.receive(OTHER_MPS, &found(&first));
    assert!(bench.sent.is_empty());
}

#[test]
fn a_lookup_that_is_never_answered_is_given_up() {
    let mut bench = Bench::new(BEYOND);
    bench.route = None;
    bench.receive(INGRESS, &ask(10));
    bench.run_for(40);
    assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code::UNSPECIFIED);
    bench.input(Input::Own(OwnInput::Route { id: 0, answer: ATTACHED }));
    assert!(bench.sent.is_empty());
}

#[test]
fn packets_that_an_mps_does_not_take() {
    let mut bench = Bench::new(BEYOND);
    let mut no_destination = ask(10);
    no_destination.destination = None;
    let mut no_source = ask(10);
    no_source.source_nbma = None;
    bench.receive(INGRESS, &no_destination);
    bench.receive(INGRESS, &no_source);
    for op in [
        Op::CacheImpositionRequest,
        Op::EgressCachePurgeReply,
        Op::KeepAlive,
        Op::Trigger,
        Op::MpoaResolutionReply,
    ] {
        bench.receive(INGRESS, &Message::new(op, 1));
    }
    // An egress purge has to say which entry.
    bench.receive(INGRESS, &Message::new(Op::EgressCachePurgeRequest, 1));
    let vcc = bench.vcc(INGRESS);
    for octets in [Vec::new(), vec![0xaa; 30], vec![0xaa, 0xaa, 3, 0, 0, 0x5e, 0, 3, 0, 3]] {
        bench.input(Input::Pdu { vcc, octets: octets.into() });
    }
    assert!(bench.sent.is_empty());
    assert_eq!(bench.mps.counters().malformed, 11);
    assert_eq!(bench.events.iter().filter(|event| matches!(event, Event::Malformed { .. })).count(), 11);
}

#[test]
fn a_trigger_goes_out_once_enough_packets_have_passed() {
    let config = Config { trigger: Some(3), ..Config::default() };
    let mut bench = Bench::with(config, BEYOND);
    bench.input(Input::Own(OwnInput::Mpc { address: INGRESS, known: true }));
    bench.take(INGRESS, Op::KeepAlive);
    let packet = Input::Own(OwnInput::ForwardedPacket { mpc: INGRESS, destination: HOST });
    for _ in 0..2 {
        bench.input(packet.clone());
    }
    bench.run_for(1);
    for _ in 0..2 {
        bench.input(packet.clone());
        assert!(bench.sent.is_empty(), "the second before does not count");
    }
    bench.input(packet.clone());
    let trigger = bench.take(INGRESS, Op::Trigger);
    assert_eq!(
        (trigger.source_nbma, trigger.source, trigger.destination),
        (Some(MPS), Some(ROUTER), Some(HOST))
    );
    assert_eq!((trigger.entries.len(), trigger.extensions), (0, None));
    bench.input(packet.clone());
    assert!(bench.sent.is_empty());
    // An MPC that is asking already is not triggered.
    bench.receive(INGRESS, &ask(10));
    bench.take(OTHER_MPS, Op::ResolutionRequest);
    bench.run_for(2);
    for _ in 0..9 {
        bench.input(packet.clone());
    }
    assert!(bench.sent.is_empty());
    assert_eq!(bench.mps.counters().triggers, 1);
}
