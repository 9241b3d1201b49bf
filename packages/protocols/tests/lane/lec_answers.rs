//! LAN emulation client: what it answers to others, and what it makes of what they announce.

use lanelab_protocols::lane::lec::{Input, OwnInput};
use lanelab_protocols::lane::{LecConfig, Version};
use lanelab_protocols::vcc::VccId;
use lanelab_protocols::wire::lane::{DeviceType, Flags, LanDestination, Message, OpCode, Status, Tlv};

use crate::lec_client::{CONTROL, Client, DISTRIBUTE, FORWARD, LECID, config, request, secs};
use crate::script::{atm, mac};

fn arp(from: u8, to: u8) -> Message {
    Message { target: mac(to).into(), ..request(OpCode::ARP_REQUEST, from) }
}

/// The client knows that 2 is at ATM address 2, behind a proxy.
fn knowing(config: LecConfig) -> Client {
    let mut client = Client::operational(config);
    client.send(mac(2), 0);
    client.answer(CONTROL, |response| {
        response.target_atm = atm(2);
        response.flags = Flags::REMOTE_ADDRESS;
    });
    assert_eq!(client.lec.resolve(mac(2)), Some(atm(2)));
    client
}

#[test]
fn own_addresses_are_answered_for() {
    let mut client = Client::operational(config(Version::V1));
    assert_eq!(
        client.hear(DISTRIBUTE, &arp(3, 1)),
        ["> out1 LE_ARP_RESPONSE tran=77 lecid=13 source=M3 target=M1 source-atm=L3 target-atm=L1"]
    );
    assert!(client.hear(DISTRIBUTE, &arp(3, 4)).is_empty());
    client.input(Input::Own(OwnInput::Behind { mac: mac(4), known: true }));
    assert!(client.hear(DISTRIBUTE, &arp(3, 4)).is_empty(), "it is no proxy");
    let echo = Message { requester_lecid: LECID, ..arp(1, 1) };
    assert!(client.hear(DISTRIBUTE, &echo).is_empty());
}

#[test]
fn a_proxy_answers_for_what_its_bridge_knows() {
    let device = Some(DeviceType::client(atm(1)));
    let mut client = Client::operational(LecConfig { proxy: true, mpoa: device, ..config(Version::V2) });
    assert!(client.hear(DISTRIBUTE, &arp(3, 4)).is_empty());
    client.input(Input::Own(OwnInput::Behind { mac: mac(4), known: true }));
    assert_eq!(
        client.hear(CONTROL, &arp(3, 4)),
        ["> out1 LE_ARP_RESPONSE tran=77 lecid=13 flags=remote-address source=M3 target=M4 source-atm=L3 \
         target-atm=L1 [device_type = MPC L1]"]
    );
    client.input(Input::Own(OwnInput::Behind { mac: mac(4), known: false }));
    assert!(client.hear(CONTROL, &arp(3, 4)).is_empty());
}

#[test]
fn a_station_that_moved_here_is_announced() {
    let mut client = knowing(LecConfig { proxy: true, ..config(Version::V1) });
    let lines = client.input(Input::Own(OwnInput::Behind { mac: mac(2), known: true }));
    assert_eq!(
        lines,
        [
            "> out1 LE_NARP_REQUEST tran=5 lecid=5 source=M2 target=M2 source-atm=L1 target-atm=L2",
            "! Forgotten { mac: M2, reason: MovedHere }",
        ]
    );
}

#[test]
fn flush_requests_are_answered_by_their_target() {
    let mut client = Client::operational(config(Version::V1));
    let flush = Message {
        source: LanDestination::None,
        target: mac(1).into(),
        target_atm: atm(1),
        ..request(OpCode::FLUSH_REQUEST, 3)
    };
    assert_eq!(
        client.hear(FORWARD, &flush),
        ["> out1 LE_FLUSH_RESPONSE tran=77 lecid=13 target=M1 source-atm=L3 target-atm=L1"]
    );
    assert!(client.hear(FORWARD, &Message { target_atm: atm(4), ..flush.clone() }).is_empty());
    assert!(client.hear(CONTROL, &flush).is_empty(), "flushes come by the path of data");
}

#[test]
fn announcements_write_only_what_is_there() {
    let device = DeviceType::server(atm(8), vec![]);
    let announce = |n: u8| Message {
        source: mac(2).into(),
        source_atm: atm(n),
        tlvs: vec![Tlv::device_type(&device)],
        ..request(OpCode::ARP_REQUEST, n)
    };
    let mut client = Client::operational(config(Version::V2));
    assert_eq!(
        client.hear(DISTRIBUTE, &announce(2)),
        ["! Discovered { mac: M2, atm: L2, device: DeviceType { mps: Some(L8), mpc: None, mps_macs: [] } }"]
    );
    assert_eq!(client.lec.resolve(mac(2)), None);
    let mut client = knowing(config(Version::V2));
    let lines = client.hear(DISTRIBUTE, &announce(3));
    assert_eq!(
        lines,
        [
            "! Discovered { mac: M2, atm: L3, device: DeviceType { mps: Some(L8), mpc: None, mps_macs: [] } }",
            "! Learned { mac: M2, atm: L3, remote: false, device: Some(DeviceType { mps: Some(L8), mpc: None, mps_macs: [] }) }",
            "~ setup out4 to L3 (one, LaneData, 1516)",
        ]
    );
    let mut v1 = knowing(config(Version::V1));
    assert!(v1.hear(DISTRIBUTE, &announce(3)).is_empty());
    assert_eq!(v1.lec.resolve(mac(2)), Some(atm(2)));
}

#[test]
fn device_types_in_requests_are_reported() {
    let device = DeviceType::server(atm(8), vec![mac(3)]);
    let asks = Message { tlvs: vec![Tlv::device_type(&device)], ..arp(3, 1) };
    let mut client = Client::operational(config(Version::V2));
    assert_eq!(
        client.hear(DISTRIBUTE, &asks)[0],
        "! Discovered { mac: M3, atm: L3, device: DeviceType { mps: Some(L8), mpc: None, mps_macs: [M3] } }"
    );
}

#[test]
fn narp_voids_or_replaces_a_binding() {
    let narp = |old: u8| Message {
        source: LanDestination::None,
        target: mac(2).into(),
        target_atm: atm(old),
        ..request(OpCode::NARP_REQUEST, 3)
    };
    let mut client = knowing(config(Version::V1));
    client.hear(DISTRIBUTE, &narp(7));
    assert_eq!(client.lec.resolve(mac(2)), Some(atm(2)), "another binding is void");
    assert_eq!(client.hear(DISTRIBUTE, &narp(2)), ["! Forgotten { mac: M2, reason: Narp }"]);

    let mut client = knowing(config(Version::V1));
    let replaces = Message { source: mac(2).into(), ..narp(2) };
    let lines = client.hear(DISTRIBUTE, &replaces);
    assert_eq!(lines[0], "! Learned { mac: M2, atm: L3, remote: true, device: None }");
    assert!(client.hear(DISTRIBUTE, &Message { requester_lecid: LECID, ..narp(3) }).is_empty());
    assert_eq!(client.lec.resolve(mac(2)), Some(atm(3)));
}

#[test]
fn while_topology_changes_remote_addresses_age_by_c18() {
    let mut client = knowing(config(Version::V1));
    let topology = |changing| Message {
        flags: Flags::NONE.with(Flags::TOPOLOGY_CHANGE, changing),
        ..request(OpCode::TOPOLOGY_REQUEST, 3)
    };
    let begins = "! TopologyChange { changing: true }";
    assert_eq!(client.hear(DISTRIBUTE, &topology(true)), [begins]);
    assert!(client.hear(DISTRIBUTE, &topology(true)).is_empty());
    let (span, lines) = client.sleep_until_news();
    assert_eq!(span, secs(15));
    assert_eq!(lines, ["! Forgotten { mac: M2, reason: TopologyChanged }"]);
    let ends = "! TopologyChange { changing: false }";
    assert_eq!(client.hear(DISTRIBUTE, &topology(false)), [ends]);

    let mut client = knowing(config(Version::V1));
    let lines = client.input(Input::Own(OwnInput::TopologyChange(true)));
    assert_eq!(
        lines,
        [begins, "> out1 LE_TOPOLOGY_REQUEST tran=5 lecid=5 flags=topology-change source-atm=L1"]
    );
    assert!(client.hear(DISTRIBUTE, &Message { requester_lecid: LECID, ..topology(false) }).is_empty());
}

#[test]
fn malformed_frames_are_counted_and_nothing_else() {
    let mut client = Client::operational(config(Version::V2));
    let whole = arp(3, 1).emit();
    for len in 0..whole.len() {
        let lines = client.input(Input::Pdu { vcc: CONTROL, octets: whole[..len].to_vec().into() });
        assert_eq!(lines, ["! Malformed { vcc: out1 }"], "{len} octets");
    }
    for (place, value) in [(3, 2), (4, 9), (25, 7)] {
        let mut octets = whole.clone();
        octets[place] = value;
        let lines = client.input(Input::Pdu { vcc: CONTROL, octets: octets.into() });
        assert_eq!(lines, ["! Malformed { vcc: out1 }"], "octet {place}");
    }
    assert_eq!(client.lec.counters().malformed, whole.len() as u64 + 3);
    assert!(client.input(Input::Pdu { vcc: VccId::incoming(99), octets: vec![].into() }).is_empty());
}

#[test]
fn a_client_asks_whether_its_bus_is_the_elan_s() {
    let ask = |client: &mut Client| client.input(Input::Own(OwnInput::VerifyBus));
    let mut client = Client::operational(config(Version::V2));
    assert_eq!(ask(&mut client), ["> out1 LE_VERIFY_REQUEST tran=4 lecid=5 target-atm=BUS"]);
    assert!(client.answer(CONTROL, |_| {}).is_empty());
    ask(&mut client);
    let lines = client.answer(CONTROL, |response| response.status = Status::INVALID_ATM_ADDRESS);
    assert!(lines.iter().any(|line| line.starts_with("! Failed { phase: Operational")), "{lines:?}");
    // The specification of v1 has no such question.
    assert!(ask(&mut Client::operational(config(Version::V1))).is_empty());
}
