//! The egress MPS: impositions.

use lanelab_protocols::mpoa::mps::{Config, Input, Route};
use lanelab_protocols::table::TableId;
use lanelab_protocols::wire::nhrp::{Cie, Code, DllHeader, Extension, Message, Op};

use crate::mps_bench::{
    ATTACHED, Bench, EGRESS, EGRESS_DATA, HOST, INGRESS, INGRESS_DATA, OTHER_MPS, ROUTER, TAG, ask, ask_nhrp,
    impose_refusal, impose_reply,
};

fn original(message: &Message) -> Option<u32> {
    message.extensions().iter().find_map(|extension| match extension {
        Extension::OriginalErrorCode(code) => Some(*code),
        _ => None,
    })
}

#[test]
fn ingress_and_egress_in_one_router() {
    let mut bench = Bench::new(ATTACHED);
    bench.receive(INGRESS, &ask(10));
    let request = bench.take(EGRESS, Op::CacheImpositionRequest);
    assert_eq!(
        (request.source_nbma, request.source, request.destination),
        (Some(INGRESS_DATA), Some(ROUTER), Some(HOST))
    );
    let entry = Cie { prefix_len: 32, mtu: 1500, holding_time: 1200, ..Cie::default() };
    assert_eq!(request.entries, [entry]);
    let header = vec![0, 0x20, 0xda, 0, 0, 9, 0, 0x20, 0xda, 0, 0, 0xc8, 8, 0];
    assert_eq!(request.dll_header(), Some(&DllHeader { cache_id: 1, elan_id: 7, header }));
    assert!(request.wants_tag());
    bench.receive(EGRESS, &impose_reply(&request));
    let reply = bench.take(INGRESS, Op::MpoaResolutionReply);
    assert_eq!((reply.entries[0].nbma, reply.entries[0].holding_time), (Some(EGRESS_DATA), 1200));
    assert_eq!(reply.tag(), Some(TAG));
    assert_eq!(
        (bench.rows(TableId::MpsEgressImpositions), bench.rows(TableId::MpsIngressResolutions)),
        (1, 1)
    );
}

#[test]
fn another_mps_asks() {
    let mut bench = Bench::new(ATTACHED);
    bench.receive(OTHER_MPS, &ask_nhrp(5));
    let request = bench.take(EGRESS, Op::CacheImpositionRequest);
    assert_eq!(request.source_nbma, Some(INGRESS_DATA), "the far end of the shortcut is the MPC");
    bench.receive(EGRESS, &impose_reply(&request));
    let reply = bench.take(OTHER_MPS, Op::ResolutionReply);
    assert_eq!((reply.request_id, reply.entries[0].nbma, reply.tag()), (5, Some(EGRESS_DATA), Some(TAG)));
    assert_eq!(
        (bench.rows(TableId::NhrpAnsweredRequests), bench.rows(TableId::MpsIngressResolutions)),
        (1, 0)
    );
}

#[test]
fn without_a_tag_and_with_a_smaller_mtu() {
    let mut bench = Bench::new(ATTACHED);
    let mut asked = ask(10);
    asked.extensions = None;
    bench.receive(INGRESS, &asked);
    let request = bench.take(EGRESS, Op::CacheImpositionRequest);
    assert!(!request.wants_tag());
    let mut reply = impose_reply(&request);
    reply.entries[0].mtu = 1400;
    bench.receive(EGRESS, &reply);
    let reply = bench.take(INGRESS, Op::MpoaResolutionReply);
    assert_eq!((reply.tag(), reply.entries[0].mtu), (None, 1400));
}

#[test]
fn refusals_of_the_egress_mpc_reach_both_kinds_of_requester() {
    for code in 0x81..=0x88 {
        let mut bench = Bench::new(ATTACHED);
        bench.receive(INGRESS, &ask(10));
        let request = bench.take(EGRESS, Op::CacheImpositionRequest);
        bench.receive(EGRESS, &impose_refusal(&request, Code(code)));
        assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code(code));
        assert_eq!(bench.rows(TableId::MpsEgressImpositions), 0);
        bench.receive(OTHER_MPS, &ask_nhrp(5));
        let request = bench.take(EGRESS, Op::CacheImpositionRequest);
        bench.receive(EGRESS, &impose_refusal(&request, Code(code)));
        let reply = bench.take(OTHER_MPS, Op::ResolutionReply);
        let nhrp = if code <= 0x83 { Code::INSUFFICIENT_RESOURCES } else { Code::NO_BINDING };
        assert_eq!((reply.code(), original(&reply)), (nhrp, Some(u32::from(code))));
    }
}

#[test]
fn success_without_an_address_is_a_refusal() {
    let mut bench = Bench::new(ATTACHED);
    bench.receive(INGRESS, &ask(10));
    let request = bench.take(EGRESS, Op::CacheImpositionRequest);
    bench.receive(EGRESS, &impose_refusal(&request, Code::SUCCESS));
    assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code::UNSPECIFIED);
}

#[test]
fn a_host_behind_no_mpc_is_not_the_end_of_a_shortcut() {
    let Route::Attached { elan, elan_id, router_mac, host_mac, host_atm, mtu, .. } = ATTACHED else {
        panic!("attached")
    };
    let mut bench =
        Bench::new(Route::Attached { elan, elan_id, router_mac, host_mac, host_atm, mpc: None, mtu });
    bench.receive(INGRESS, &ask(10));
    assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code::NO_BINDING);
}

#[test]
fn impositions_are_sent_again_and_given_up() {
    let mut bench = Bench::new(ATTACHED);
    bench.receive(INGRESS, &ask(10));
    let first = bench.take(EGRESS, Op::CacheImpositionRequest);
    for wait in [5, 10, 20] {
        bench.run_for(wait);
        assert_eq!(bench.take(EGRESS, Op::CacheImpositionRequest), first);
    }
    bench.run_for(5);
    assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code::UNSPECIFIED);
    assert_eq!((bench.mps.counters().given_up, bench.mps.counters().retries), (1, 3));
    bench.receive(EGRESS, &impose_reply(&first));
    assert!(bench.sent.is_empty(), "too late");
}

#[test]
fn a_refresh_keeps_the_cache_id_and_the_entry_alive() {
    let mut bench = Bench::new(ATTACHED);
    bench.shortcut(10);
    bench.run_for(800);
    bench.sent.clear();
    bench.receive(INGRESS, &ask(11));
    let again = bench.take(EGRESS, Op::CacheImpositionRequest);
    assert_eq!(again.dll_header().map(|dll| dll.cache_id), Some(1));
    bench.receive(EGRESS, &impose_reply(&again));
    assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).request_id, 11);
    bench.run_for(1199);
    assert_eq!(bench.rows(TableId::MpsEgressImpositions), 1);
    bench.run_for(1);
    assert_eq!(bench.rows(TableId::MpsEgressImpositions), 0);
}

#[test]
fn requests_that_come_together_share_an_imposition() {
    let mut bench = Bench::new(ATTACHED);
    bench.receive(INGRESS, &ask(10));
    let request = bench.take(EGRESS, Op::CacheImpositionRequest);
    bench.receive(INGRESS, &ask(11));
    assert!(bench.sent.is_empty());
    bench.receive(EGRESS, &impose_reply(&request));
    let ids: Vec<u32> = bench.sent.iter().map(|(_, message)| message.request_id).collect();
    assert_eq!(ids, [10, 11]);
}

#[test]
fn each_ingress_mpc_has_an_entry_of_its_own() {
    let mut bench = Bench::new(ATTACHED);
    bench.shortcut(10);
    let mut other = ask_nhrp(5);
    other.source_nbma = Some(OTHER_MPS.with_sel(9));
    bench.receive(OTHER_MPS, &other);
    let request = bench.take(EGRESS, Op::CacheImpositionRequest);
    assert_eq!(request.dll_header().map(|dll| dll.cache_id), Some(2));
}

#[test]
fn no_more_entries_than_there_is_room_for() {
    let mut bench = Bench::with(Config { max_impositions: 1, ..Config::default() }, ATTACHED);
    bench.shortcut(10);
    let mut other = ask(11);
    other.source_nbma = Some(INGRESS_DATA.with_sel(9));
    bench.receive(INGRESS, &other);
    assert_eq!(bench.take(INGRESS, Op::MpoaResolutionReply).code(), Code::INSUFFICIENT_RESOURCES);
}

#[test]
fn only_who_was_asked_may_answer() {
    let mut bench = Bench::new(ATTACHED);
    bench.receive(INGRESS, &ask(10));
    let request = bench.take(EGRESS, Op::CacheImpositionRequest);
    bench.receive(INGRESS, &impose_reply(&request));
    let mut other = impose_reply(&request);
    other.request_id += 1;
    bench.receive(EGRESS, &other);
    assert!(bench.sent.is_empty());
    bench.receive(EGRESS, &impose_reply(&request));
    bench.take(INGRESS, Op::MpoaResolutionReply);
}

#[test]
fn a_host_that_has_moved_is_imposed_on_its_new_mpc_only() {
    let mut bench = Bench::new(ATTACHED);
    bench.shortcut(10);
    let Route::Attached { elan, elan_id, router_mac, host_mac, host_atm, mtu, .. } = ATTACHED else {
        panic!("attached")
    };
    bench.route =
        Some(Route::Attached { elan, elan_id, router_mac, host_mac, host_atm, mpc: Some(OTHER_MPS), mtu });
    bench.receive(INGRESS, &ask(11));
    let sent: Vec<_> = bench.sent.iter().map(|(to, message)| (*to, message.op)).collect();
    assert!(sent.contains(&(EGRESS, Op::CacheImpositionRequest)), "taken back");
    assert!(sent.contains(&(OTHER_MPS, Op::CacheImpositionRequest)));
    assert!(sent.contains(&(INGRESS, Op::PurgeRequest)));
    bench.input(Input::Stop);
}
