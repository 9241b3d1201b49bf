//! LAN emulation client: joining the ELAN, and every failure on the path to it.

use lanelab_protocols::Duration;
use lanelab_protocols::lane::lec::{Failure, Input, OwnInput, Phase, Role, Start};
use lanelab_protocols::lane::{LecConfig, Version};
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId};
use lanelab_protocols::wire::AtmAddress;
use lanelab_protocols::wire::lane::{
    DeviceType, ElanName, Flags, LanType, MaxFrameSize, Message, OpCode, Status, Tlv, TlvId,
};

use crate::lec_client::{
    CONFIG, CONTROL, Client, DISTRIBUTE, FORWARD, LECID, LECS, SEND, config, forward, secs,
};
use crate::script::{BUS, LES, atm, incoming, mac, named};

fn failed(lines: &[String], phase: Phase, reason: Failure) {
    let expected = named(format!("! Failed {{ phase: {phase:?}, reason: {reason:?}, retry_at: "));
    assert!(lines.iter().any(|line| line.starts_with(&expected)), "no {expected} in {lines:#?}");
    assert_eq!(lines.last().map(String::as_str), Some("! Phase { phase: Initial }"));
}

#[test]
fn a_v1_client_goes_through_all_phases() {
    let mut client = Client::new(config(Version::V1));
    let start = Input::Start(Start { address: atm(1), lecs: vec![atm(LECS)] });
    assert_eq!(
        client.input(start),
        ["! Phase { phase: LecsConnect }", "~ setup out0 to L9 (one, LaneControl, 1516)"]
    );
    assert_eq!(
        client.connected(CONFIG),
        [
            "! Phase { phase: Configure }",
            "> out0 LE_CONFIGURE_REQUEST tran=1 lecid=0 source=M1 source-atm=L1"
        ]
    );
    let lines = client.answer(CONFIG, |response| {
        response.target_atm = atm(LES);
        response.elan_name = ElanName::new("staff").unwrap();
        response.lan_type = LanType::ETHERNET;
        response.tlvs = vec![Tlv::u16(TlvId::MAX_UNKNOWN_FRAME_COUNT, 3)];
    });
    assert_eq!(
        lines,
        [
            "! Configured { les: LES, tlvs: [Tlv { id: TlvId(10501634), value: [0, 3] }] }",
            "~ release out0",
            "! Phase { phase: Join }",
            "~ setup out1 to LES (one, LaneControl, 1516)",
        ]
    );
    assert_eq!(client.lec.parameters().max_unknown_frame_count, 3);
    assert_eq!(
        client.connected(CONTROL),
        [
            "> out1 LE_JOIN_REQUEST tran=2 lecid=0 source=M1 source-atm=L1 lan-type=Ethernet/802.3 elan=\"staff\""
        ]
    );
    let distribute = Call::best_effort(atm(1), atm(LES), Blli::LaneControl, 1516).to_many();
    assert_eq!(client.input(Input::Vcc(incoming(0, distribute))), ["~ accept in0"]);
    client.connected(DISTRIBUTE);
    let lines = client.answer(DISTRIBUTE, |response| {
        response.requester_lecid = LECID;
        response.max_frame_size = MaxFrameSize::OCTETS_9234;
    });
    assert_eq!(
        lines,
        [
            "! Joined { lecid: 5, v2: false, lan_type: LanType(1), max_sdu: 9234, elan_name: ElanName(staff), elan_id: None }",
            "! Phase { phase: InitialRegistration }",
            "! Phase { phase: BusConnect }",
            "> out1 LE_ARP_REQUEST tran=3 lecid=5 source=M1 target=ff:ff:ff:ff:ff:ff source-atm=L1",
        ]
    );
    let lines = client.answer(CONTROL, |response| response.target_atm = atm(BUS));
    assert_eq!(lines, ["~ setup out2 to BUS (one, LaneMulticast, 9234)"]);
    assert!(client.connected(SEND).is_empty());
    assert_eq!(client.input(Input::Vcc(incoming(1, forward(BUS)))), ["~ accept in1"]);
    assert_eq!(client.connected(FORWARD), ["! Phase { phase: Operational }"]);
    assert_eq!(client.timeout(), None);
}

#[test]
fn a_v2_client_tells_its_device_type_wherever_it_may() {
    let device = DeviceType::client(atm(1));
    let config = LecConfig { mpoa: Some(device.clone()), x5_adjustment: true, ..config(Version::V2) };
    let mut client = Client::configuring(config);
    let asked = client.last.clone().unwrap();
    assert_eq!(asked.flags, Flags::V2_CAPABLE);
    assert_eq!(asked.tlvs, [Tlv::device_type(&device), Tlv::empty(TlvId::X5_ADJUSTMENT)]);
    client.answer(CONFIG, |response| {
        response.target_atm = atm(LES);
        response.tlvs = vec![Tlv::empty(TlvId::X5_ADJUSTMENT), Tlv::u32(TlvId::ELAN_ID, 7)];
    });
    client.connected(CONTROL);
    client.answer(CONTROL, |response| {
        response.requester_lecid = LECID;
        response.flags = Flags::V2_REQUIRED;
    });
    assert_eq!((client.lec.max_sdu(), client.lec.elan_id()), (1580, Some(7)));
    let lines = client.answer(CONTROL, |response| response.target_atm = atm(BUS));
    assert_eq!(lines, ["~ setup out2 to BUS (one, LaneMulticast, 1580)"]);
    client.connected(SEND);
    client.input(Input::Vcc(incoming(1, forward(BUS))));
    let lines = client.connected(FORWARD);
    assert_eq!(
        lines,
        [
            "! Phase { phase: Operational }",
            "> out1 LE_ARP_REQUEST tran=4 lecid=5 source=M1 source-atm=L1 [device_type = MPC L1]",
        ]
    );
}

#[test]
fn without_v2_required_a_v2_client_works_as_v1() {
    let config = LecConfig { mpoa: Some(DeviceType::client(atm(1))), ..config(Version::V2) };
    let mut client = Client::joining(config);
    client.answer(CONTROL, |response| response.requester_lecid = LECID);
    assert!(!client.lec.is_v2());
    client.answer(CONTROL, |response| response.target_atm = atm(BUS));
    client.connected(SEND);
    client.input(Input::Vcc(incoming(1, forward(BUS))));
    assert_eq!(client.connected(FORWARD), ["! Phase { phase: Operational }"]);
    assert!(client.input(Input::Own(OwnInput::Announce)).is_empty());
    assert!(client.input(Input::Own(OwnInput::SetDeviceType(None))).is_empty());
}

#[test]
fn every_lecs_is_tried_in_turn() {
    let own = AtmAddress([7; 20]);
    let mut client = Client::new(LecConfig { lecs: Some(own), ..config(Version::V2) });
    let mut lines = client.input(Input::Start(Start { address: atm(1), lecs: vec![atm(LECS), own] }));
    let addresses =
        [own, atm(LECS), AtmAddress::ANYCAST_LECS, AtmAddress::WELL_KNOWN_LECS].map(|atm| atm.to_string());
    for (n, address) in addresses.iter().enumerate() {
        let call = format!("~ setup out{n} to {address} (one, LaneControl, 1516)");
        let call = call.replace(&atm(LECS).to_string(), "L9");
        assert_eq!(lines.last(), Some(&call));
        lines = client.released(VccId::outgoing(n as u32), Cause::UNALLOCATED_NUMBER);
    }
    failed(&lines, Phase::LecsConnect, Failure::NoLecs { cause: Some(Cause::UNALLOCATED_NUMBER) });
    let (wait, lines) = client.sleep();
    assert!(wait >= Duration::from_millis(1) && wait <= secs(5), "{wait}");
    assert_eq!(lines[0], "! Phase { phase: LecsConnect }");
}

#[test]
fn a_lecs_that_says_nothing_is_left_for_the_next() {
    let mut client = Client::configuring(config(Version::V2));
    let repeated = ["> out0 LE_CONFIGURE_REQUEST tran=1 lecid=0 flags=v2-capable source=M1 source-atm=L1"];
    for wait in [5, 10] {
        let (span, lines) = client.sleep();
        assert_eq!((span, lines), (secs(wait), repeated.map(String::from).to_vec()));
    }
    let (span, lines) = client.sleep();
    assert_eq!(span, secs(20));
    assert_eq!(lines[..2], ["~ release out0", "! Phase { phase: LecsConnect }"]);
    // Signalling never answers for the anycast address, and the well-known one refuses.
    let (span, lines) = client.sleep();
    assert_eq!((span, lines.len()), (secs(30), 2));
    let lines = client.released(VccId::outgoing(2), Cause::NO_ROUTE);
    failed(&lines, Phase::LecsConnect, Failure::NoLecs { cause: Some(Cause::NO_ROUTE) });
}

#[test]
fn v1_waits_c7_once() {
    let mut client = Client::joining(config(Version::V1));
    let (span, lines) = client.sleep();
    assert_eq!(span, secs(120));
    failed(&lines, Phase::Join, Failure::NoAnswer { request: OpCode::JOIN_REQUEST });
}

#[test]
fn a_configured_les_needs_no_lecs() {
    let mut client = Client::new(LecConfig { les: Some(atm(LES)), ..config(Version::V1) });
    let lines = client.input(Input::Start(Start { address: atm(1), lecs: vec![] }));
    assert_eq!(lines, ["! Phase { phase: Join }", "~ setup out0 to LES (one, LaneControl, 1516)"]);
    let (span, lines) = client.sleep();
    assert_eq!(span, secs(120));
    let (vcc, cause) = (Role::ControlDirect, Cause::NO_USER_RESPONDING);
    failed(&lines, Phase::Join, Failure::CallFailed { vcc, cause });
}

#[test]
fn every_refusal_leads_back_to_the_initial_state() {
    for status in [1, 2, 4, 5, 6, 7, 8, 9, 10, 20, 21, 22, 24].map(Status) {
        let mut client = Client::configuring(config(Version::V2));
        let lines = client.answer(CONFIG, |response| response.status = status);
        failed(&lines, Phase::Configure, Failure::Refused { request: OpCode::CONFIGURE_REQUEST, status });
        assert!(lines.contains(&"~ release out0".into()));

        let mut client = Client::joining(config(Version::V2));
        let lines = client.answer(CONTROL, |response| response.status = status);
        failed(&lines, Phase::Join, Failure::Refused { request: OpCode::JOIN_REQUEST, status });
        assert!(lines.contains(&"~ release out1".into()));

        let mut client = Client::joined(config(Version::V2));
        let lines = client.answer(CONTROL, |response| response.status = status);
        failed(&lines, Phase::BusConnect, Failure::Refused { request: OpCode::ARP_REQUEST, status });
    }
}

#[test]
fn answers_that_contradict_the_configuration_are_failures() {
    let fixed = || LecConfig { max_frame_size: MaxFrameSize::OCTETS_1516, ..config(Version::V2) };
    type Change = fn(&mut Message);
    let request = OpCode::CONFIGURE_REQUEST;
    let at_configure: [(Change, Failure); 4] = [
        (|response| response.max_frame_size = MaxFrameSize::OCTETS_4544, Failure::WrongFrameSize { request }),
        (|response| response.max_frame_size = MaxFrameSize(9), Failure::WrongFrameSize { request }),
        (|response| response.lan_type = LanType::TOKEN_RING, Failure::WrongLanType { request }),
        (|response| response.target_atm = AtmAddress::NONE, Failure::NoAddress { request }),
    ];
    for (change, reason) in at_configure {
        let mut client = Client::configuring(fixed());
        let lines = client.answer(CONFIG, |response| {
            response.target_atm = atm(LES);
            change(response);
        });
        failed(&lines, Phase::Configure, reason);
    }
    let request = OpCode::JOIN_REQUEST;
    let at_join: [(Change, Failure); 4] = [
        (|response| response.max_frame_size = MaxFrameSize::OCTETS_4544, Failure::WrongFrameSize { request }),
        (|response| response.lan_type = LanType::TOKEN_RING, Failure::WrongLanType { request }),
        (|response| response.requester_lecid = 0, Failure::BadLecid { lecid: 0 }),
        (|response| response.requester_lecid = 0xff00, Failure::BadLecid { lecid: 0xff00 }),
    ];
    for (change, reason) in at_join {
        let mut client = Client::joining(fixed());
        let lines = client.answer(CONTROL, |response| {
            response.requester_lecid = LECID;
            change(response);
        });
        failed(&lines, Phase::Join, reason);
    }
    let mut client = Client::joined(fixed());
    let lines = client.answer(CONTROL, |_| {});
    failed(&lines, Phase::BusConnect, Failure::NoAddress { request: OpCode::ARP_REQUEST });
}

#[test]
fn the_bus_has_c7_to_come() {
    let mut client = Client::joined(config(Version::V2));
    for _ in 0..3 {
        let (span, lines) = client.sleep();
        assert_eq!((span, lines.len()), (secs(1), 1));
    }
    client.answer(CONTROL, |response| response.target_atm = atm(BUS));
    client.connected(SEND);
    let (span, lines) = client.sleep();
    assert_eq!(span, secs(27));
    failed(&lines, Phase::BusConnect, Failure::NoBus);

    let mut client = Client::joined(config(Version::V2));
    client.answer(CONTROL, |response| response.target_atm = atm(BUS));
    let (vcc, cause) = (Role::MulticastSend, Cause::USER_BUSY);
    failed(&client.released(SEND, cause), Phase::BusConnect, Failure::CallFailed { vcc, cause });
}

#[test]
fn the_loss_of_a_server_s_vcc_is_the_loss_of_the_elan() {
    for (id, vcc) in
        [(CONTROL, Role::ControlDirect), (DISTRIBUTE, Role::ControlDistribute), (SEND, Role::MulticastSend)]
    {
        let mut client = Client::operational(config(Version::V1));
        let cause = Cause::DESTINATION_OUT_OF_ORDER;
        let lines = client.released(id, cause);
        failed(&lines, Phase::Operational, Failure::Lost { vcc, cause });
        assert_eq!(lines.iter().filter(|line| line.starts_with("~ release")).count(), 3);
        assert_eq!(client.lec.lecid(), 0);
        let (_, lines) = client.sleep();
        assert_eq!(lines[0], "! Phase { phase: LecsConnect }");
    }
}

#[test]
fn multicast_forward_may_be_gone_for_c33() {
    let mut client = Client::operational(config(Version::V1));
    assert!(client.released(FORWARD, Cause::NORMAL).is_empty());
    client.pass(secs(59));
    let again = VccId::incoming(2);
    client.input(Input::Vcc(incoming(2, forward(BUS))));
    client.connected(again);
    assert_eq!((client.timeout(), client.lec.phase()), (None, Phase::Operational));
    client.released(again, Cause::NORMAL);
    let (span, lines) = client.sleep();
    assert_eq!(span, secs(60));
    failed(&lines, Phase::Operational, Failure::NoMulticastForward);
}

#[test]
fn waits_grow_with_failures_in_a_row() {
    let mut client = Client::start(config(Version::V2));
    let mut longest = Duration::ZERO;
    for n in 0..200 {
        while client.lec.phase() != Phase::Initial {
            let at = VccId::outgoing(client.lec.tables()[1].rows.len() as u32);
            assert_ne!(at, VccId::outgoing(0));
            let calls = n * 3..n * 3 + 3;
            for call in calls {
                client.released(VccId::outgoing(call), Cause::NO_ROUTE);
            }
        }
        let (wait, _) = client.sleep();
        longest = longest.max(wait);
        assert!(wait <= secs(5 << n.min(4)), "{wait} after {n} failures");
    }
    assert!(longest > secs(40), "{longest}");
}

#[test]
fn further_addresses_are_registered_before_the_bus() {
    let mut client = Client::joining(config(Version::V1));
    for n in [2, 3] {
        assert!(client.input(Input::Own(OwnInput::Register { mac: mac(n) })).is_empty());
    }
    let lines = client.answer(CONTROL, |response| response.requester_lecid = LECID);
    assert_eq!(
        lines[1..],
        [
            "! Phase { phase: InitialRegistration }",
            "> out1 LE_REGISTER_REQUEST tran=3 lecid=5 source=M2 source-atm=L1",
            "> out1 LE_REGISTER_REQUEST tran=4 lecid=5 source=M3 source-atm=L1",
        ]
    );
    let refuse = |response: &mut Message| response.status = Status::DUPLICATE_LAN_DESTINATION;
    let lines = client.answer(CONTROL, refuse);
    assert_eq!(lines, ["! NotRegistered { mac: M3, status: Some(Status(4)) }"]);
    let (span, lines) = client.sleep();
    assert_eq!(span, secs(120));
    assert_eq!(lines[..2], ["! NotRegistered { mac: M2, status: None }", "! Phase { phase: BusConnect }"]);
}

#[test]
fn registrations_come_and_go() {
    let mut client = Client::operational(config(Version::V2));
    let lines = client.input(Input::Own(OwnInput::Register { mac: mac(2) }));
    assert_eq!(lines, ["> out1 LE_REGISTER_REQUEST tran=4 lecid=5 source=M2 source-atm=L1"]);
    assert_eq!(client.answer(CONTROL, |_| {}), ["! Registered { mac: M2 }"]);
    let lines = client.input(Input::Own(OwnInput::Unregister { mac: mac(2) }));
    assert_eq!(lines, ["> out1 LE_UNREGISTER_REQUEST tran=5 lecid=5 source=M2 source-atm=L1"]);
    assert!(client.answer(CONTROL, |_| {}).is_empty());
    assert!(client.input(Input::Own(OwnInput::Unregister { mac: mac(2) })).is_empty());
    assert_eq!(client.timeout(), None);
    let device = Some(DeviceType::client(atm(1)));
    assert_eq!(
        client.input(Input::Own(OwnInput::SetDeviceType(device.map(Box::new)))),
        [
            "> out1 LE_REGISTER_REQUEST tran=6 lecid=5 source=M1 source-atm=L1 [device_type = MPC L1]",
            "> out1 LE_ARP_REQUEST tran=7 lecid=5 source=M1 source-atm=L1 [device_type = MPC L1]",
        ]
    );
}

#[test]
fn stopping_lets_go_of_everything() {
    let mut client = Client::operational(config(Version::V1));
    let lines = client.input(Input::Stop);
    assert_eq!(
        lines,
        ["~ release out1", "~ release out2", "~ release in0", "~ release in1", "! Phase { phase: Initial }"]
    );
    assert_eq!((client.timeout(), client.lec.address()), (None, None));
    assert!(client.input(Input::Stop).is_empty());
    let again = Input::Start(Start { address: atm(1), lecs: vec![] });
    assert_eq!(client.input(again)[0], "! Phase { phase: LecsConnect }");
}

#[test]
fn another_address_is_another_start() {
    let mut client = Client::operational(config(Version::V1));
    assert!(client.input(Input::Start(Start { address: atm(1), lecs: vec![] })).is_empty());
    let lines = client.input(Input::Start(Start { address: atm(2), lecs: vec![] }));
    assert_eq!(lines[4], "! Phase { phase: LecsConnect }");
    assert_eq!(client.lec.address(), Some(atm(2)));
}

#[test]
fn strangers_may_not_call() {
    let call = |from: u8, blli| Call::best_effort(atm(1), atm(from), blli, 1516);
    let mut client = Client::start(config(Version::V1));
    let lines = client.input(Input::Vcc(incoming(7, call(3, Blli::LaneData))));
    assert_eq!(lines, ["~ reject in7: temporary failure (cause 41)"]);
    let mut client = Client::operational(config(Version::V1));
    for (n, blli) in [(8, Blli::LaneControl), (9, Blli::LaneMulticast)] {
        let lines = client.input(Input::Vcc(incoming(n, call(3, blli))));
        assert_eq!(lines, [format!("~ reject in{n}: call rejected (cause 21)")]);
    }
    let lines = client.input(Input::Vcc(incoming(10, call(3, Blli::LlcSnap))));
    assert_eq!(lines, ["~ reject in10: incompatible destination (cause 88)"]);
}

#[test]
fn v2_asks_the_les_about_unknown_callers() {
    let mut client = Client::operational(config(Version::V2));
    let ask = |client: &mut Client, n: u32| client.input(Input::Vcc(incoming(n, forward(3))));
    assert_eq!(ask(&mut client, 2), ["> out1 LE_VERIFY_REQUEST tran=4 lecid=5 target-atm=L3"]);
    assert_eq!(client.answer(CONTROL, |_| {}), ["~ accept in2"]);
    ask(&mut client, 3);
    let lines = client.answer(CONTROL, |response| response.status = Status::INVALID_ATM_ADDRESS);
    assert_eq!(lines, ["~ reject in3: call rejected (cause 21)"]);
    ask(&mut client, 4);
    assert_eq!(client.sleep().0, secs(5));
    assert_eq!(client.sleep().0, secs(10));
    assert_eq!(client.sleep(), (secs(20), vec!["~ reject in4: call rejected (cause 21)".into()]));
    ask(&mut client, 5);
    client.input(Input::Vcc(VccEvent::Released { vcc: VccId::incoming(5), cause: Cause::NORMAL }));
    assert!(client.answer(CONTROL, |_| {}).is_empty());
}

#[test]
fn answers_that_nobody_waits_for_are_ignored() {
    let mut client = Client::joining(config(Version::V2));
    let ignored = client.lec.counters().ignored;
    let asked = client.last.clone().unwrap();
    let wrong = Message { transaction_id: 99, ..asked.response(Status::SUCCESS) };
    assert!(client.hear(CONTROL, &wrong).is_empty());
    let other = Message { op_code: OpCode::REGISTER_RESPONSE, ..asked.response(Status::SUCCESS) };
    assert!(client.hear(CONTROL, &other).is_empty());
    assert_eq!(client.lec.counters().ignored, ignored + 2);
    assert_eq!(client.lec.phase(), Phase::Join);
}
