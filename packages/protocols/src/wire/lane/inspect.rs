//! A control frame as an inspector shows it, however damaged.

use core::fmt;
use core::ops::Range;

use super::control::octets;
use super::{
    DeviceType, ElanName, Flags, LanDestination, LanType, MaxFrameSize, Message, OpCode, Status, Tlv, TlvId,
};
use crate::Value;
use crate::wire::{
    ATM_ADDRESS_LEN, AtmAddress, Error, EthernetAddress, Field, FieldId, FieldMap, Fields, LayerId, Meaning,
    field,
};

/// A control frame in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> LayerId {
        LayerId::Lane
    }

    fn fields(&self) -> Vec<Field> {
        let Self(octets) = *self;
        let mut fields = Fields::new(octets);
        fields
            .add(FieldId::LaneMarker, octets::MARKER, |part| {
                (Value::hex(field::number(part), 4), Value::None)
            })
            .number(FieldId::LaneProtocol, octets::PROTOCOL)
            .number(FieldId::LaneVersion, octets::VERSION)
            .add(FieldId::LaneOpCode, octets::OP_CODE, |part| {
                (Value::hex(field::number(part), 4), Value::message(OpCode(short(part))))
            });
        if octets.len() <= octets::OP_CODE.end {
            return fields.done();
        }
        fields
            .add(FieldId::LaneStatus, octets::STATUS, |part| (short(part), Status(short(part))))
            .number(FieldId::LaneTransactionId, octets::TRANSACTION_ID)
            .number(FieldId::LaneRequesterLecid, octets::REQUESTER_LECID)
            .add(FieldId::LaneFlags, octets::FLAGS, |part| {
                (Value::hex(field::number(part), 4), flags(Flags(short(part))))
            })
            .add(FieldId::LaneSourceLanDestination, octets::SOURCE_LAN_DESTINATION, destination)
            .add(FieldId::LaneTargetLanDestination, octets::TARGET_LAN_DESTINATION, destination)
            .add(FieldId::LaneSourceAtmAddress, octets::SOURCE_ATM_ADDRESS, address)
            .add(FieldId::LaneLanType, octets::LAN_TYPE, |part| (part[0], lan_type(LanType(part[0]))))
            .add(FieldId::LaneMaximumFrameSize, octets::MAXIMUM_FRAME_SIZE, |part| {
                (part[0], MaxFrameSize(part[0]).octets().map(|octets| Value::Size(octets.into())))
            })
            .number(FieldId::LaneNumberTlvs, octets::NUMBER_TLVS)
            .number(FieldId::LaneElanNameSize, octets::ELAN_NAME_SIZE)
            .add(FieldId::LaneTargetAtmAddress, octets::TARGET_ATM_ADDRESS, address);
        let name = octets.get(octets::ELAN_NAME_SIZE.start).map_or(0, |size| usize::from(*size));
        fields.add(FieldId::LaneElanName, octets::ELAN_NAME, |part| {
            let name = part.get(..name).unwrap_or(part);
            (Value::text(ElanName::from_octets(name).unwrap_or_default()), Value::None)
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
        fields.add(FieldId::LaneTlvType, at..at + 4, |_| (Value::text(tlv.id), tlv.id)).add(
            FieldId::LaneTlvLength,
            at + 4..at + 5,
            |part| (part[0], Value::None),
        );
        at = value.end;
        match tlv.as_device_type() {
            Some(device) => device_type(&device, value, fields),
            None if value.is_empty() => {}
            None => {
                fields.add(FieldId::LaneTlvValue, value, |_| (tlv.typed(), unit(tlv.id)));
            }
        }
    }
    fields.rest(FieldId::LaneAfterTlvs, at);
}

fn device_type(device: &DeviceType, value: Range<usize>, fields: &mut Fields<'_>) {
    let mut at = value.start;
    let mut take = |len: usize| {
        at += len;
        at - len..at
    };
    fields
        .add(FieldId::LaneMpoaDeviceType, take(1), |part| {
            (
                part[0],
                match (device.mps, device.mpc) {
                    (None, None) => Meaning::NonMpoa,
                    (Some(_), None) => Meaning::MpoaServer,
                    (None, Some(_)) => Meaning::MpoaClient,
                    (Some(_), Some(_)) => Meaning::MpoaServerAndClient,
                },
            )
        })
        .number(FieldId::LaneNumberOfMpsMacAddresses, take(1));
    if device.mps.is_some() {
        fields.add(FieldId::LaneMpsControlAtmAddress, take(ATM_ADDRESS_LEN), address);
    }
    if device.mpc.is_some() {
        fields.add(FieldId::LaneMpcControlAtmAddress, take(ATM_ADDRESS_LEN), address);
    }
    for mac in &device.mps_macs {
        fields.add(FieldId::LaneMpsMacAddress, take(size_of::<EthernetAddress>()), |_| (*mac, Value::None));
    }
}

const fn unit(id: TlvId) -> Option<Meaning> {
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
        | TlvId::MPC_P6 => Some(Meaning::Seconds),
        TlvId::MULTICAST_SEND_AVG_RATE | TlvId::MULTICAST_SEND_PEAK_RATE => Some(Meaning::CellsPerSecond),
        TlvId::MAX_UNKNOWN_FRAME_COUNT | TlvId::MPC_P1 => Some(Meaning::Frames),
        _ => None,
    }
}

fn flags(flags: Flags) -> Value {
    const MEANINGS: [(Flags, Meaning); 7] = [
        (Flags::REMOTE_ADDRESS, Meaning::RemoteAddress),
        (Flags::V2_CAPABLE, Meaning::V2Capable),
        (Flags::SELECTIVE_MULTICAST, Meaning::SelectiveMulticast),
        (Flags::V2_REQUIRED, Meaning::V2Required),
        (Flags::PROXY, Meaning::Proxy),
        (Flags::TOPOLOGY_CHANGE, Meaning::TopologyChange),
        (Flags::EXCLUDE_EXPLORERS, Meaning::ExcludeExplorers),
    ];
    if flags == Flags::NONE {
        return Meaning::NoFlags.into();
    }
    let set = MEANINGS.into_iter().filter(|(flag, _)| flags.has(*flag));
    Value::List(set.map(|(_, meaning)| meaning.into()).collect())
}

const fn lan_type(lan_type: LanType) -> Option<Meaning> {
    match lan_type {
        LanType::UNSPECIFIED => Some(Meaning::Unspecified),
        LanType::ETHERNET => Some(Meaning::Ieee8023),
        LanType::TOKEN_RING => Some(Meaning::Ieee8025),
        LanType(_) => None,
    }
}

fn short(part: &[u8]) -> u16 {
    field::number(part) as u16
}

fn destination(part: &[u8]) -> (Value, Meaning) {
    match LanDestination::parse(part) {
        Ok(LanDestination::None) => (Value::None, Meaning::NotPresent),
        Ok(LanDestination::Mac(mac)) => (mac.into(), Meaning::MacAddress),
        Ok(LanDestination::RouteDescriptor(route)) => (Value::hex(route, 4), Meaning::RouteDescriptor),
        Err(Error) => (field::number(&part[..2]).into(), Meaning::NoSuchTag),
    }
}

fn address(part: &[u8]) -> (Value, Option<Meaning>) {
    match AtmAddress::from_octets(part) {
        Some(AtmAddress::NONE) | None => (Value::None, Some(Meaning::NotGiven)),
        Some(address) => (address.into(), None),
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
            assert_eq!(field.octets.start, at, "{:?}", field.id);
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
            "Lane (damaged) LaneMarker=0xff00 LaneProtocol=1 LaneVersion=1 LaneOpCode=0x0006",
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
            "LE_ARP_REQUEST tran=0 lecid=5 source=00:20:da:00:00:01 [elan_id = 7] \
             [device_type = MPC 01010101010101010101010101-010101010101-01] [x5_adjustment]",
        );
    }
}
