//! Whole emulated LANs: joining, finding each other, losing messages, losing servers.

use std::collections::BTreeSet;

use lanelab_protocols::lane::lec::{Input, OwnInput, Phase};
use lanelab_protocols::lane::les::Unresolved;
use lanelab_protocols::lane::{Version, bus, les};
use lanelab_protocols::vcc::Blli;
use lanelab_protocols::wire::EthernetAddress;
use lanelab_protocols::wire::lane::Status;
use lanelab_protocols::{Duration, FrameId};
use proptest::prelude::*;

use crate::effort::cases;
use crate::network::Elan;
use crate::script::{atm, mac};

const V1: Version = Version::V1;
const V2: Version = Version::V2;

const fn seconds(s: u64) -> Duration {
    Duration::from_secs(s)
}

/// Client 1 sends `count` frames to client 2, one every `gap`.
fn stream(elan: &mut Elan, count: usize, gap: Duration) -> Vec<FrameId> {
    let frames = (0..count).map(|_| {
        let frame = elan.send(1, mac(2));
        elan.cloud.run_for(gap);
        frame
    });
    frames.collect()
}

/// Nothing came twice, and nothing overtook.
fn in_order(elan: &Elan, n: u8) -> bool {
    elan.received(n).is_sorted_by(|earlier, later| earlier < later)
}

fn log(elan: &Elan) -> String {
    elan.cloud.log.join("\n")
}

#[test]
fn clients_of_both_versions_become_operational_without_waiting() {
    let mut elan = Elan::of(&[V1, V2, V1, V2]);
    assert!(elan.run_until_operational(Duration::from_millis(100)), "{}", log(&elan));
    let lecids: Vec<u16> = (1..=4).map(|n| elan.lec(n).lecid()).collect();
    assert_eq!(lecids, [1, 2, 3, 4]);
    assert_eq!((elan.lec(1).is_v2(), elan.lec(2).is_v2()), (false, true));
    assert_eq!(elan.les().joined(), 4);
    assert!((1..=4).all(|n| elan.bus().reaches(&atm(n))));
}

#[test]
fn a_flow_goes_by_the_bus_first_and_then_directly() {
    for version in [V1, V2] {
        let mut elan = Elan::of(&[version; 3]);
        assert!(elan.run_until_operational(seconds(1)));
        let first = elan.send(1, mac(2));
        elan.cloud.run_for(Duration::from_millis(100));
        assert_eq!(elan.received(2), [first], "{}", log(&elan));
        let forwarded = elan.bus().counters().frames_forwarded;
        assert_eq!((forwarded, elan.bus().counters().flushes), (1, 1));
        let direct: Vec<Blli> = elan.data_direct(1, 2).iter().map(|call| call.blli).collect();
        assert_eq!(direct, [Blli::LaneData]);
        let more = stream(&mut elan, 20, Duration::from_millis(1));
        elan.cloud.run_for(seconds(1));
        assert_eq!(elan.received(2)[1..], more, "{}", log(&elan));
        assert_eq!(elan.bus().counters().frames_forwarded, 1, "the rest went directly");
        assert!(elan.received(3).is_empty() && elan.received(1).is_empty());
    }
}

#[test]
fn broadcasts_reach_everybody_else_once() {
    let mut elan = Elan::of(&[V1, V2, V2]);
    assert!(elan.run_until_operational(seconds(1)));
    let frame = elan.send(1, EthernetAddress::BROADCAST);
    elan.cloud.run_for(seconds(1));
    assert_eq!((elan.received(1), elan.received(2), elan.received(3)), (&[][..], &[frame][..], &[frame][..]));
}

#[test]
fn a_proxy_answers_for_what_is_behind_it() {
    for unresolved in [Unresolved::Everybody, Unresolved::Proxies] {
        let mut elan =
            Elan::new(les::Config { unresolved, ..les::Config::default() }, bus::Config::default());
        elan.add(V2, |_| {});
        elan.add(V2, |config| config.proxy = true);
        elan.add(V1, |_| {});
        assert!(elan.run_until_operational(seconds(1)));
        elan.tell(2, Input::Own(OwnInput::Behind { mac: mac(9), known: true }));
        let frame = elan.send(1, mac(9));
        elan.cloud.run_for(seconds(1));
        assert_eq!(elan.received(2), [frame], "{}", log(&elan));
        assert_eq!(elan.data_direct(1, 2).len(), 1);
        assert_eq!(elan.lec(1).resolve(mac(9)), Some(atm(2)));
        assert_eq!(elan.les().counters().arp_forwarded, 1);
    }
}

#[test]
fn an_intelligent_bus_keeps_order_and_leaves_others_alone() {
    let bus = bus::Config { intelligent: true, ..bus::Config::default() };
    let mut elan = Elan::new(les::Config::default(), bus);
    for version in [V2, V1, V1] {
        elan.add(version, |_| {});
    }
    assert!(elan.run_until_operational(seconds(1)));
    let frames = stream(&mut elan, 10, Duration::from_millis(3));
    elan.cloud.run_for(seconds(1));
    assert_eq!(elan.received(2), frames, "{}", log(&elan));
    assert_eq!(elan.bus().counters().frames_forwarded, 0);
    assert!(elan.bus().counters().frames_directed > 0);
}

#[test]
fn the_second_of_two_with_one_mac_address_waits_for_the_first_to_leave() {
    let mut elan = Elan::of(&[V2]);
    assert!(elan.run_until_operational(seconds(1)));
    elan.add(V2, |config| config.mac = mac(1));
    elan.cloud.run_for(seconds(60));
    assert_eq!((elan.lec(1).phase(), elan.operational()), (Phase::Operational, 1));
    let refused = elan
        .events(2)
        .iter()
        .filter(|event| event.contains(&format!("{:?}", Status::DUPLICATE_LAN_DESTINATION)))
        .count();
    assert!(refused > 0, "{}", log(&elan));
    elan.stop_client(1);
    elan.cloud.run_for(seconds(100));
    assert_eq!(elan.lec(2).phase(), Phase::Operational, "{}", log(&elan));
}

#[test]
fn the_lan_comes_back_after_its_servers() {
    let mut elan = Elan::of(&[V1, V2, V2]);
    assert!(elan.run_until_operational(seconds(1)));
    elan.kill_les_and_bus();
    elan.cloud.run_for(seconds(30));
    assert_eq!((elan.operational(), elan.les().joined()), (0, 0));
    elan.revive_les_and_bus();
    assert!(elan.run_until_operational(seconds(100)), "{}", log(&elan));
    let frames = stream(&mut elan, 3, seconds(2));
    assert_eq!(elan.received(2), frames);
}

#[test]
fn a_client_that_is_cut_off_is_forgotten_and_comes_back() {
    let mut elan = Elan::of(&[V2, V2]);
    assert!(elan.run_until_operational(seconds(1)));
    let before = stream(&mut elan, 2, seconds(1));
    elan.cut_off(2);
    elan.stop_client(2);
    elan.cloud.run_for(seconds(10));
    assert_eq!(elan.les().joined(), 1);
    elan.set_reachable(2, true);
    elan.start_client(2);
    assert!(elan.run_until_operational(seconds(60)), "{}", log(&elan));
    // Client 1 had learned where client 2 is; it still is there.
    let after = stream(&mut elan, 10, seconds(1));
    assert_eq!(elan.received(2).last(), after.last(), "{}", log(&elan));
    assert!(elan.received(2).starts_with(&before) && in_order(&elan, 2));
}

#[test]
fn a_client_that_nobody_can_call_joins_once_it_can_be() {
    let mut elan = Elan::of(&[V2, V2]);
    elan.set_reachable(2, false);
    elan.cloud.run_for(seconds(100));
    assert_eq!((elan.lec(1).phase(), elan.operational()), (Phase::Operational, 1));
    assert!(log(&elan).contains("LES: PartyRefused {"), "{}", log(&elan));
    assert_eq!(elan.les().joined(), 1);
    elan.set_reachable(2, true);
    assert!(elan.run_until_operational(seconds(100)), "{}", log(&elan));
}

#[test]
fn many_clients_join_at_once() {
    let mut elan = Elan::of(&[V2; 90]);
    assert!(elan.run_until_operational(seconds(1)), "{}", log(&elan));
    let lecids: BTreeSet<u16> = (1..=90).map(|n| elan.lec(n).lecid()).collect();
    assert_eq!(lecids.len(), 90);
}

/// Everything from power-on to a flow that goes directly, with at most one control PDU lost.
fn converges(versions: &[Version], lost: Option<u64>) -> (Elan, u64) {
    let mut elan = Elan::of(versions);
    if let Some(lost) = lost {
        elan.cloud.lose(lost);
    }
    // C7 of v1 is 120 s; then at most C38 until the next try.
    let limit = if versions.contains(&V1) { 130 } else { 15 };
    assert!(elan.run_until_operational(seconds(limit)), "lost {lost:?}:\n{}", log(&elan));
    // LE_ARP is repeated after C20, the connection completes after C28, the path is switched after C22.
    stream(&mut elan, 40, Duration::from_millis(500));
    let by_bus = elan.bus().counters().frames_forwarded;
    let last = stream(&mut elan, 20, Duration::from_millis(500));
    assert_eq!(elan.bus().counters().frames_forwarded, by_bus, "lost {lost:?}:\n{}", log(&elan));
    assert!(elan.received(2).ends_with(&last), "lost {lost:?}:\n{}", log(&elan));
    assert!(in_order(&elan, 2), "lost {lost:?}: {:?}\n{}", elan.received(2), log(&elan));
    assert_eq!(elan.data_direct(1, 2).len(), 1);
    let pdus = elan.cloud.pdus();
    (elan, pdus)
}

#[test]
fn losing_any_single_control_pdu_delays_and_no_more() {
    for versions in [[V1, V1, V1], [V2, V2, V2], [V2, V1, V2]] {
        let (_, pdus) = converges(&versions, None);
        assert!(pdus > 20, "{pdus}");
        for lost in 0..pdus {
            let (elan, _) = converges(&versions, Some(lost));
            assert_eq!(elan.cloud.log.iter().filter(|line| line.contains("PDU for it is lost")).count(), 1);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(48) as u32, ..ProptestConfig::default() })]

    #[test]
    fn so_in_any_lan(versions in prop::collection::vec(prop_oneof![Just(V1), Just(V2)], 2..7), lost: u64) {
        let (_, pdus) = converges(&versions, None);
        converges(&versions, Some(lost % pdus));
    }
}
