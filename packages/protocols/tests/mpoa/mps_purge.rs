//! Shortcuts are taken back, at the ingress and at the egress.

use lanelab_protocols::mpoa::mps::{Input, OwnInput};
use lanelab_protocols::table::TableId;
use lanelab_protocols::wire::Ipv4Address;
use lanelab_protocols::wire::nhrp::{Cie, Code, Message, Op};

use crate::mps_bench::{
    ATTACHED, BEYOND, Bench, EGRESS, EGRESS_DATA, HOST, INGRESS, MPS, OTHER_MPS, ROUTER, ask, ask_nhrp,
    egress_purge, impose_reply,
};

fn purge_reply(request: &Message) -> Message {
    let mut reply = request.clone();
    reply.op = Op::PurgeReply;
    reply
}

fn take_from(bench: &mut Bench, op: Op) -> (lanelab_protocols::wire::AtmAddress, Message) {
    let at = bench.sent.iter().position(|(_, message)| message.op == op).expect("a packet of this type");
    bench.sent.remove(at)
}

#[test]
fn an_egress_purge_is_answered_and_reaches_the_ingress_mpc() {
    let mut bench = Bench::new(ATTACHED);
    bench.shortcut(10);
    bench.receive(EGRESS, &egress_purge(1));
    let (to, reply) = take_from(&mut bench, Op::EgressCachePurgeReply);
    let mut copy = egress_purge(1);
    copy.op = Op::EgressCachePurgeReply;
    assert_eq!((to, reply), (EGRESS, copy));
    let purge = bench.take(INGRESS, Op::PurgeRequest);
    assert_eq!((purge.source_nbma, purge.source), (Some(MPS), Some(ROUTER)));
    assert_eq!(purge.entries, [Cie { prefix_len: 32, protocol: Some(HOST), ..Cie::default() }]);
    assert_eq!(
        (bench.rows(TableId::MpsEgressImpositions), bench.rows(TableId::MpsIngressResolutions)),
        (0, 0)
    );
    // The purge is repeated until the MPC answers.
    bench.run_for(5);
    assert_eq!(bench.take(INGRESS, Op::PurgeRequest), purge);
    bench.receive(INGRESS, &purge_reply(&purge));
    bench.run_for(200);
    assert!(bench.sent.is_empty());
}

#[test]
fn an_egress_purge_reaches_the_ingress_mps() {
    let mut bench = Bench::new(ATTACHED);
    bench.receive(OTHER_MPS, &ask_nhrp(5));
    let request = bench.take(EGRESS, Op::CacheImpositionRequest);
    bench.receive(EGRESS, &impose_reply(&request));
    bench.take(OTHER_MPS, Op::ResolutionReply);
    bench.receive(EGRESS, &egress_purge(1));
    take_from(&mut bench, Op::EgressCachePurgeReply);
    let purge = bench.take(OTHER_MPS, Op::PurgeRequest);
    assert_eq!(purge.destination, ask_nhrp(5).source);
    let entry = Cie { prefix_len: 32, nbma: Some(EGRESS_DATA), protocol: Some(HOST), ..Cie::default() };
    assert_eq!(purge.entries, [entry]);
    bench.receive(OTHER_MPS, &purge_reply(&purge));
    assert_eq!(bench.rows(TableId::NhrpPendingRequests), 0);
}

#[test]
fn an_egress_purge_of_an_unknown_entry_is_answered_too() {
    let mut bench = Bench::new(ATTACHED);
    bench.shortcut(10);
    bench.receive(EGRESS, &egress_purge(99));
    bench.take(EGRESS, Op::EgressCachePurgeReply);
    // Nor may another MPC purge what is not its own.
    bench.receive(INGRESS, &egress_purge(1));
    bench.take(INGRESS, Op::EgressCachePurgeReply);
    assert_eq!(bench.rows(TableId::MpsEgressImpositions), 1);
}

#[test]
fn an_entry_purged_while_it_is_imposed_is_a_refusal() {
    let mut bench = Bench::new(ATTACHED);
    bench.receive(INGRESS, &ask(10));
    bench.take(EGRESS, Op::CacheImpositionRequest);
    bench.receive(EGRESS, &egress_purge(1));
    take_from(&mut bench, Op::EgressCachePurgeReply);
    assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code::NO_EGRESS_ENTRY);
}

#[test]
fn the_other_mps_purges() {
    let mut bench = Bench::new(BEYOND);
    bench.receive(INGRESS, &ask(10));
    let mut reply = bench.take(OTHER_MPS, Op::ResolutionRequest);
    reply.op = Op::ResolutionReply;
    reply.entries = vec![Cie { holding_time: 1200, nbma: Some(EGRESS_DATA), ..Cie::default() }];
    bench.receive(OTHER_MPS, &reply);
    bench.take(INGRESS, Op::MpoaResolutionReply);
    let mut purge = Message::new(Op::PurgeRequest, 77);
    purge.source_nbma = Some(OTHER_MPS);
    purge.source = Some(Ipv4Address([10, 9, 0, 2]));
    purge.destination = Some(ROUTER);
    purge.entries.push(Cie { prefix_len: 32, nbma: Some(EGRESS), protocol: Some(HOST), ..Cie::default() });
    bench.receive(OTHER_MPS, &purge);
    bench.take(OTHER_MPS, Op::PurgeReply);
    assert_eq!(bench.rows(TableId::MpsIngressResolutions), 1, "another far end is meant");
    purge.entries[0].nbma = Some(EGRESS_DATA);
    bench.receive(OTHER_MPS, &purge);
    take_from(&mut bench, Op::PurgeReply);
    let (to, purge) = take_from(&mut bench, Op::PurgeRequest);
    assert_eq!((to, purge.entries[0].protocol), (INGRESS, Some(HOST)));
    assert_eq!(bench.rows(TableId::MpsIngressResolutions), 0);
}

#[test]
fn when_the_route_changes_both_ends_get_a_purge() {
    for moved in [false, true] {
        let mut bench = Bench::new(ATTACHED);
        bench.shortcut(10);
        bench
            .input(Input::Own(OwnInput::RouteChanged { prefix: Ipv4Address([10, 7, 0, 0]), prefix_len: 16 }));
        assert!(bench.sent.is_empty(), "another network");
        let input = if moved {
            Input::Own(OwnInput::HostMoved { ip: HOST })
        } else {
            Input::Own(OwnInput::RouteChanged { prefix: Ipv4Address([10, 2, 0, 0]), prefix_len: 16 })
        };
        bench.input(input);
        let (to, withdrawal) = take_from(&mut bench, Op::CacheImpositionRequest);
        assert_eq!((to, withdrawal.entries[0].holding_time), (EGRESS, 0));
        assert_eq!(withdrawal.dll_header().map(|dll| dll.cache_id), Some(1));
        let purge = bench.take(INGRESS, Op::PurgeRequest);
        bench.receive(INGRESS, &purge_reply(&purge));
        bench.run_for(5);
        assert_eq!(bench.take(EGRESS, Op::CacheImpositionRequest), withdrawal, "until it is answered");
        bench.receive(EGRESS, &impose_reply(&withdrawal));
        assert_eq!(bench.rows(TableId::MpsEgressImpositions), 0);
        bench.run_for(2000);
        assert!(bench.sent.is_empty());
    }
}

#[test]
fn a_withdrawal_that_is_never_answered_ends() {
    let mut bench = Bench::new(ATTACHED);
    bench.shortcut(10);
    bench.input(Input::Own(OwnInput::HostMoved { ip: HOST }));
    bench.run_for(40);
    assert_eq!(bench.rows(TableId::MpsEgressImpositions), 0);
}

#[test]
fn who_waits_while_the_route_changes_is_refused() {
    let mut bench = Bench::new(ATTACHED);
    bench.receive(INGRESS, &ask(10));
    bench.sent.clear();
    bench.input(Input::Own(OwnInput::HostMoved { ip: HOST }));
    take_from(&mut bench, Op::CacheImpositionRequest);
    assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code::NO_BINDING);
}

#[test]
fn an_mpc_that_is_gone_takes_its_entries_along() {
    let mut bench = Bench::new(ATTACHED);
    bench.input(Input::Own(OwnInput::Mpc { address: EGRESS, known: true }));
    bench.take(EGRESS, Op::KeepAlive);
    bench.shortcut(10);
    bench.input(Input::Own(OwnInput::Mpc { address: EGRESS, known: false }));
    assert_eq!(bench.take(INGRESS, Op::PurgeRequest).op, Op::PurgeRequest);
    assert_eq!((bench.rows(TableId::MpsEgressImpositions), bench.rows(TableId::MpsKnownMpcs)), (0, 0));
    bench.shortcut(11);
    bench.input(Input::Own(OwnInput::Mpc { address: INGRESS, known: false }));
    assert_eq!(bench.rows(TableId::MpsIngressResolutions), 0);
}
