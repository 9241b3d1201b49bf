//! LAN emulation: control frames of both versions, data frames of both encapsulations.

use lanelab_protocols::wire::FieldMap;
use lanelab_protocols::wire::lane::{
    DataHeader, DeviceType, Flags, MaxFrameSize, Message, OpCode, Packet, Status, TlvId, demultiplex_control,
    is_control, multiplex_control,
};

use crate::records::{PSEUDO_HEADER_LEN, records};

const LANE: &str = include_str!("lane.txt");

fn lane() -> Vec<(String, Vec<u8>)> {
    let strip = |(name, octets): (String, Vec<u8>)| (name, octets[PSEUDO_HEADER_LEN..].to_vec());
    records(LANE).into_iter().map(strip).collect()
}

fn named(name: &str) -> Message {
    let (_, octets) = lane().into_iter().find(|(other, _)| other == name).expect(name);
    Message::parse(&octets).expect(name)
}

#[test]
fn control_frames_come_out_as_they_went_in() {
    let control: Vec<_> = lane().into_iter().filter(|(_, octets)| is_control(octets)).collect();
    assert_eq!(control.len(), 28);
    for (name, octets) in control {
        let message = Message::parse(&octets).unwrap_or_else(|_| panic!("{name} is refused"));
        assert_eq!(message.emit(), octets, "{name}");
        assert_eq!(Packet(&octets).fields().last().unwrap().octets.end, octets.len(), "{name}");
    }
}

#[test]
fn data_frames_come_out_as_they_went_in() {
    let data: Vec<_> = lane().into_iter().filter(|(_, octets)| !is_control(octets)).collect();
    let mut multiplexed = 0;
    for (name, octets) in &data {
        let header = match name.as_str() {
            "LANEv2 mux ctl" => {
                assert!(DataHeader::parse_multiplexed(octets).is_err());
                let control = demultiplex_control(octets).expect("a control frame");
                assert_eq!(Message::parse(control).map(|it| it.op_code), Ok(OpCode::FLUSH_REQUEST));
                assert_eq!(multiplex_control(control), *octets);
                continue;
            }
            "LANEv2 mux data" => {
                multiplexed += 1;
                DataHeader::parse_multiplexed(octets)
            }
            _ => DataHeader::parse(octets),
        };
        let header = header.unwrap_or_else(|_| panic!("{name} is refused"));
        assert_eq!(header.emit(&octets[header.buffer_len()..]), *octets, "{name}");
    }
    assert_eq!((data.len(), multiplexed), (8, 1));
}

#[test]
fn messages_say_what_they_mean() {
    let request = named("CONFIG_REQ v2");
    assert_eq!(request.op_code, OpCode::CONFIGURE_REQUEST);
    assert!(request.flags.has(Flags::V2_CAPABLE) && request.elan_name.is_empty());
    let device = request.tlv(TlvId::DEVICE_TYPE).unwrap().as_device_type();
    assert_eq!(device.map(|device| device.code()), Some(2));

    let response = named("CONFIG_RSP v2");
    assert_eq!(response.max_frame_size, MaxFrameSize::OCTETS_1516);
    assert_eq!(response.tlv(TlvId::CONTROL_TIMEOUT).unwrap().as_u16(), Some(30));
    assert_eq!(response.tlv(TlvId::ELAN_ID).unwrap().as_u32(), Some(7));
    assert_eq!(response.tlv(TlvId::PREFERRED_LES).unwrap().as_address(), Some(response.target_atm));
    assert_eq!(response.tlv(TlvId::MPC_P1).unwrap().as_u16(), Some(10));

    assert_eq!(named("CONFIG_RSP err").status, Status::NO_CONFIGURATION);
    let remote = named("ARP_RSP remote+tlv");
    assert!(remote.flags.has(Flags::REMOTE_ADDRESS));
    let device = remote.tlv(TlvId::DEVICE_TYPE).unwrap().as_device_type().unwrap();
    assert_eq!(device, DeviceType::server(device.mps.unwrap(), vec![]));
    assert_eq!(named("ARP_REQ targetless").target_mac(), None);
}
