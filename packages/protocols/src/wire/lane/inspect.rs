//! A control frame as an inspector shows it, however damaged.

use core::fmt;
use core::ops::Range;

use super::control::octets;
use super::{
    DeviceType, ElanName, Flags, LanDestination, LanType, MaxFrameSize, Message, OpCode, Status, Tlv, TlvId,
};
use crate::Value;
use crate::wire::{ATM_ADDRESS_LEN, AtmAddress, Error, EthernetAddress, Field, FieldMap, Fields, field};

/// A control frame in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> &'static str {
        "LANE control"
    }

    fn fields(&self) -> Vec<Field> {
        let Self(octets) = *self;
        let mut fields = Fields::new(octets);
        fields
            .add("MARKER", octets::MARKER, |part| (Value::hex(field::number(part), 4), "control frame"))
            .number("PROTOCOL", octets::PROTOCOL, "ATM LAN emulation")
            .number("VERSION", octets::VERSION, "1 in LANE v1 and v2")
            .add("OP-CODE", octets::OP_CODE, |part| {
                (Value::hex(field::number(part), 4), Value::message(OpCode(short(part))))
            });
        if octets.len() <= octets::OP_CODE.end {
            return fields.done();
        }
        fields
            .add("STATUS", octets::STATUS, |part| (short(part), Status(short(part))))
            .number(
                "TRANSACTION-ID",
                octets::TRANSACTION_ID,
                "chosen by the requester, repeated in the answer",
            )
            .number("REQUESTER-LECID", octets::REQUESTER_LECID, "zero before the requester has joined")
            .add("FLAGS", octets::FLAGS, |part| {
                (Value::hex(field::number(part), 4), Flags(short(part)).to_string())
            })
            .add("SOURCE-LAN-DESTINATION", octets::SOURCE_LAN_DESTINATION, destination)
            .add("TARGET-LAN-DESTINATION", octets::TARGET_LAN_DESTINATION, destination)
            .add("SOURCE-ATM-ADDRESS", octets::SOURCE_ATM_ADDRESS, address)
            .add("LAN-TYPE", octets::LAN_TYPE, |part| (part[0], LanType(part[0]).to_string()))
            .add("MAXIMUM-FRAME-SIZE", octets::MAXIMUM_FRAME_SIZE, |part| {
                (part[0], MaxFrameSize(part[0]).octets().map(|octets| Value::Size(octets.into())))
            })
            .number("NUMBER-TLVs", octets::NUMBER_TLVS, "")
            .number("ELAN-NAME-SIZE", octets::ELAN_NAME_SIZE, "octets of the name")
            .add("TARGET-ATM-ADDRESS", octets::TARGET_ATM_ADDRESS, address);
        let name = octets.get(octets::ELAN_NAME_SIZE.start).map_or(0, |size| usize::from(*size));
        fields.add("ELAN-NAME", octets::ELAN_NAME, |part| {
            let name = part.get(..name).unwrap_or(part);
            (Value::text(ElanName::from_octets(name).unwrap_or_default()), "")
        });
        tlvs(octets, &mut fields);
        fields.done()
    }
}

/// Lists the TLVs as far as they are whole, then what is left.
fn tlvs<'a>(octets: &'a [u8], fields: &mut Fields<'a>) {
    let mut at = octets::ELAN_NAME.end;
    let count = octets.get(octets::NUMBER_TLVS.start).copied().unwrap_or(0);
    for _ in 0..count {
        let Some(Ok((tlv, _))) = octets.get(at..).map(Tlv::parse) else { break };
        let value = at + Tlv::HEADER_LEN..at + Tlv::HEADER_LEN + tlv.value.len();
        fields.add("TLV type", at..at + 4, |_| (Value::text(tlv.id), tlv.id.name())).add(
            "TLV length",
            at + 4..at + 5,
            |part| (part[0], ""),
        );
        at = value.end;
        match tlv.as_device_type() {
            Some(device) => device_type(&device, value, fields),
            None if value.is_empty() => {}
            None => {
                fields.add("TLV value", value, |_| (tlv.typed(), unit(tlv.id)));
            }
        }
    }
    fields.rest("after the TLVs", at);
}

fn device_type(device: &DeviceType, value: Range<usize>, fields: &mut Fields<'_>) {
    let mut at = value.start;
    let mut take = |len: usize| {
        at += len;
        at - len..at
    };
    fields
        .add("MPOA device type", take(1), |part| {
            (
                part[0],
                match (device.mps, device.mpc) {
                    (None, None) => "non-MPOA",
                    (Some(_), None) => "MPOA server",
                    (None, Some(_)) => "MPOA client",
                    (Some(_), Some(_)) => "MPOA server and client",
                },
            )
        })
        .number("number of MPS MAC addresses", take(1), "");
    if device.mps.is_some() {
        fields.add("MPS control ATM address", take(ATM_ADDRESS_LEN), address);
    }
    if device.mpc.is_some() {
        fields.add("MPC control ATM address", take(ATM_ADDRESS_LEN), address);
    }
    for mac in &device.mps_macs {
        fields.add("MPS MAC address", take(size_of::<EthernetAddress>()), |_| (*mac, ""));
    }
}

const fn unit(id: TlvId) -> &'static str {
    match id {
        TlvId::CONTROL_TIMEOUT
        | TlvId::MAX_UNKNOWN_FRAME_TIME
        | TlvId::VCC_TIMEOUT
        | TlvId::AGING_TIME
        | TlvId::FORWARD_DELAY_TIME
        | TlvId::EXPECTED_ARP_TIME
        | TlvId::FLUSH_TIMEOUT
        | TlvId::PATH_SWITCHING_DELAY
        | TlvId::CONNECTION_COMPLETION_TIMER
        | TlvId::MPC_P2
        | TlvId::MPC_P4
        | TlvId::MPC_P5
        | TlvId::MPC_P6 => "seconds",
        TlvId::MULTICAST_SEND_AVG_RATE | TlvId::MULTICAST_SEND_PEAK_RATE => "cells/s",
        TlvId::MAX_UNKNOWN_FRAME_COUNT | TlvId::MPC_P1 => "frames",
        _ => "",
    }
}

fn short(part: &[u8]) -> u16 {
    field::number(part) as u16
}

fn destination(part: &[u8]) -> (Value, &'static str) {
    match LanDestination::parse(part) {
        Ok(LanDestination::None) => (Value::None, "not present"),
        Ok(LanDestination::Mac(mac)) => (mac.into(), "MAC address"),
        Ok(LanDestination::RouteDescriptor(route)) => (Value::hex(route, 4), "route descriptor"),
        Err(Error) => (field::number(&part[..2]).into(), "no such tag"),
    }
}

fn address(part: &[u8]) -> (Value, &'static str) {
    match AtmAddress::from_octets(part) {
        Some(AtmAddress::NONE) | None => (Value::None, "not given"),
        Some(address) => (address.into(), ""),
    }
}

impl fmt::Display for Packet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Message::parse(self.0) {
            Ok(message) => write!(f, "{message}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message() -> Message {
        Message {
            requester_lecid: 5,
            source: EthernetAddress([0, 0x20, 0xda, 0, 0, 1]).into(),
            tlvs: vec![
                Tlv::u32(TlvId::ELAN_ID, 7),
                Tlv::device_type(&DeviceType::client(AtmAddress([1; 20]))),
                Tlv::empty(TlvId::X5_ADJUSTMENT),
            ],
            ..Message::new(OpCode::ARP_REQUEST)
        }
    }

    #[test]
    fn every_octet_is_covered_once() {
        let octets = message().emit();
        let mut at = 0;
        for field in Packet(&octets).fields() {
            assert_eq!(field.octets.start, at, "{}", field.name);
            at = field.octets.end;
        }
        assert_eq!(at, octets.len());
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        let octets = message().emit();
        for len in 0..octets.len() {
            assert!(Message::parse(&octets[..len]).is_err(), "{len} octets");
            let _ = Packet(&octets[..len]).to_string();
        }
        assert_eq!(
            Packet(&octets[..6]).to_string(),
            "LANE control (damaged) MARKER=0xff00 PROTOCOL=1 VERSION=1 OP-CODE=0x0006",
        );
        for (place, value) in [(1, 1), (2, 2), (17, 3), (55, 33), (54, 4), (112, 255)] {
            let mut octets = octets.clone();
            octets[place] = value;
            assert!(Message::parse(&octets).is_err(), "octet {place}");
            assert!(Packet(&octets).to_string().contains("damaged"));
        }
    }

    #[test]
    fn prints_what_is_set() {
        assert_eq!(Packet(&Message::new(OpCode::READY_IND).emit()).to_string(), "READY_IND");
        assert_eq!(
            message().to_string(),
            "LE_ARP_REQUEST tran=0 lecid=5 source=00:20:da:00:00:01 [ELAN-ID (C31) = 7] \
             [MPOA device type = MPC 01010101010101010101010101-010101010101-01] [X5 adjustment]",
        );
    }
}
