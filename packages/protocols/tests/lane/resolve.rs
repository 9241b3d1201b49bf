//! LAN emulation server: LE_ARP, and what clients tell each other through it.

use lanelab_protocols::lane::les::{Config, Unresolved};
use lanelab_protocols::lane::{Les, Version};
use lanelab_protocols::wire::EthernetAddress;
use lanelab_protocols::wire::lane::{DeviceType, Flags, LanDestination, Message, OpCode, Tlv};

use crate::les::{call, config, join, joined, request, say, serving};
use crate::script::{BUS, Script, atm, mac};

fn asks(n: u8, target: impl Into<LanDestination>) -> Message {
    Message { target: target.into(), ..request(OpCode::ARP_REQUEST, n) }
}

#[test]
fn a_registered_address_is_answered_with_its_tlvs() {
    let mut script = joined(config(), 2);
    let tlvs = vec![Tlv::device_type(&DeviceType::client(atm(6)))];
    let register =
        Message { source: LanDestination::Mac(mac(7)), tlvs, ..request(OpCode::REGISTER_REQUEST, 2) };
    say(&mut script, 2, &register);
    let ask = Message { flags: Flags::REMOTE_ADDRESS, ..asks(1, mac(7)) };
    let lines = say(&mut script, 1, &ask);
    assert!(
        lines[0].starts_with(
            "> in1 LE_ARP_RESPONSE tran=9 lecid=1 source=M1 target=M7 source-atm=L1 target-atm=L2 [device_type"
        ),
        "{lines:?}"
    );
    assert_eq!(lines[1], "! ArpAnswered { lecid: 1, mac: M7, address: L2 }");
    join(&mut script, 3, Flags::NONE);
    let lines = say(&mut script, 3, &asks(3, mac(7)));
    assert!(!lines[0].contains("[device_type"), "version 1 has no TLVs there: {lines:?}");
}

#[test]
fn broadcast_and_groups_are_at_the_bus() {
    let mut script = joined(config(), 1);
    assert_eq!(
        say(&mut script, 1, &asks(1, EthernetAddress::BROADCAST)),
        [
            "> in1 LE_ARP_RESPONSE tran=9 lecid=1 source=M1 target=ff:ff:ff:ff:ff:ff source-atm=L1 target-atm=BUS",
            "! ArpAnswered { lecid: 1, mac: Address([255, 255, 255, 255, 255, 255]), address: BUS }"
        ]
    );
    let group = EthernetAddress([1, 0, 0x5e, 0, 0, 1]);
    assert!(say(&mut script, 1, &asks(1, group))[0].ends_with("target-atm=BUS"));
}

#[test]
fn what_is_not_registered_is_asked_of_everybody() {
    let mut script = joined(config(), 2);
    assert_eq!(
        say(&mut script, 1, &asks(1, mac(9))),
        [
            "> out0 LE_ARP_REQUEST tran=9 lecid=1 source=M1 target=M9 source-atm=L1",
            "! ArpForwarded { lecid: 1, mac: M9, reach: Everybody }"
        ]
    );
}

#[test]
fn or_of_proxies_only() {
    let mut script = serving(Config { unresolved: Unresolved::Proxies, ..config() });
    join(&mut script, 1, Flags::PROXY);
    join(&mut script, 2, Flags::PROXY);
    join(&mut script, 3, Flags::NONE);
    assert_eq!(
        say(&mut script, 1, &asks(1, mac(9))),
        [
            "> in2 LE_ARP_REQUEST tran=9 lecid=1 source=M1 target=M9 source-atm=L1",
            "! ArpForwarded { lecid: 1, mac: M9, reach: Proxies { count: 1 } }"
        ]
    );
    assert!(say(&mut script, 3, &asks(3, mac(9)))[2].ends_with("reach: Proxies { count: 2 } }"));
}

#[test]
fn responses_go_to_whom_they_name() {
    let mut script = joined(config(), 3);
    for (op_code, name) in
        [(OpCode::ARP_RESPONSE, "LE_ARP_RESPONSE"), (OpCode::FLUSH_RESPONSE, "LE_FLUSH_RESPONSE")]
    {
        let flags = Flags::REMOTE_ADDRESS;
        let response = Message { op_code, flags, target_atm: atm(2), ..asks(1, mac(9)) };
        let lines = say(&mut script, 2, &response);
        assert!(
            lines[0].starts_with(&format!("> in1 {name} tran=9 lecid=1 flags=remote-address")),
            "{lines:?}"
        );
        assert_eq!(lines[1..], [format!("! Relayed {{ op_code: {name}, from: 2, to: 1 }}")]);
        let nobody = Message { requester_lecid: 8, ..response.clone() };
        assert!(say(&mut script, 2, &nobody)[0].ends_with("why: RequesterNotJoined }"));
    }
    call(&mut script, 4);
    let stranger = Message { op_code: OpCode::ARP_RESPONSE, ..asks(1, mac(9)) };
    assert!(say(&mut script, 4, &stranger)[0].ends_with("why: SenderNotJoined }"));
}

#[test]
fn announcements_go_to_everybody() {
    let mut script = joined(config(), 2);
    let topology = Message { flags: Flags::TOPOLOGY_CHANGE, ..request(OpCode::TOPOLOGY_REQUEST, 1) };
    for (message, name) in [
        (request(OpCode::NARP_REQUEST, 1), "LE_NARP_REQUEST"),
        (topology, "LE_TOPOLOGY_REQUEST"),
        (asks(1, LanDestination::None), "LE_ARP_REQUEST"),
    ] {
        let lines = say(&mut script, 1, &message);
        assert!(lines[0].starts_with(&format!("> out0 {name} ")), "{lines:?}");
        assert_eq!(lines[1..], [format!("! Distributed {{ op_code: {name}, from: 1 }}")]);
    }
    let forged = request(OpCode::TOPOLOGY_REQUEST, 2);
    assert!(say(&mut script, 1, &forged)[0].ends_with("why: WrongSender }"));
}

fn refused(script: &mut Script<Les>, message: &Message, status: u16) {
    let lines = say(script, 1, message);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].contains("> in1 LE_ARP_RESPONSE "), "{lines:?}");
    assert!(lines[0].contains(&format!("(status {status})")), "{lines:?}");
    assert!(lines[1].starts_with("! ArpRefused {"), "{lines:?}");
    assert!(lines[1].ends_with(&format!("status: Status({status}) }}")), "{lines:?}");
}

#[test]
fn every_refusal_of_a_question() {
    let mut script = joined(config(), 2);
    refused(&mut script, &Message { version: 2, ..asks(1, mac(2)) }, 1);
    refused(&mut script, &asks(2, mac(2)), 8);
    refused(&mut script, &asks(1, LanDestination::RouteDescriptor(1)), 9);
    let mut old = joined(Config { version: Version::V1, ..config() }, 2);
    refused(&mut old, &asks(1, LanDestination::None), 9);
    let mut stranger = serving(config());
    call(&mut stranger, 1);
    refused(&mut stranger, &asks(1, mac(2)), 8);
}

#[test]
fn only_the_bus_is_verified() {
    let mut script = joined(config(), 1);
    let verify = |target_atm| Message { target_atm, ..request(OpCode::VERIFY_REQUEST, 1) };
    assert_eq!(
        say(&mut script, 1, &verify(atm(BUS))),
        [
            "> in1 LE_VERIFY_RESPONSE tran=9 lecid=1 source=M1 source-atm=L1 target-atm=BUS",
            "! Verified { lecid: 1, address: BUS, status: Status(0) }"
        ]
    );
    assert!(say(&mut script, 1, &verify(atm(5)))[1].ends_with("address: L5, status: Status(10) }"));
    let forged = Message { requester_lecid: 2, ..verify(atm(BUS)) };
    assert!(say(&mut script, 1, &forged)[1].ends_with("status: Status(8) }"));
}
