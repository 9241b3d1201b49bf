//! The fields of an ILMI message for the inspector, however damaged it is.

use super::super::{Field, FieldId, FieldMap, Fields, Ipv4Address, LayerId, Meaning};
use super::ber::{Reader, tag};
use super::message::{Binding, ErrorStatus, Operation, TrapKind, Value};
use super::{Object, Oid, Status};
use crate::Value as Shown;

/// A message in octets, whatever their state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> LayerId {
        LayerId::Ilmi
    }

    fn fields(&self) -> Vec<Field> {
        let mut list = Fields::new(self.0);
        walk(self.0, &mut list);
        list.done()
    }
}

/// Adds one field for each element that is no mere container; gives up where the octets end.
fn walk(octets: &[u8], list: &mut Fields<'_>) -> Option<()> {
    let mut outer = Reader::new(octets);
    let message = outer.next_cut()?;
    let mut reader = outer.inside(&message);
    add(&mut reader, FieldId::IlmiVersion, list, |value| {
        if *value == Value::Integer(0) { Meaning::Snmpv1.into() } else { Meaning::Unknown.into() }
    })?;
    let community = reader.next_cut()?;
    let text = String::from_utf8_lossy(reader.content(&community)).into_owned();
    list.add(FieldId::IlmiCommunity, community.whole(), |_| (Shown::text(text), Shown::None));
    let pdu = reader.next_cut()?;
    let name = Operation::of(pdu.tag).map_or_else(
        || if pdu.tag == tag::TRAP { Shown::message("Trap") } else { Meaning::Unknown.into() },
        Shown::message,
    );
    list.add(FieldId::IlmiPdu, pdu.start..pdu.content.start, |_| (name, Shown::None));
    let mut body = reader.inside(&pdu);
    if pdu.tag == tag::TRAP {
        add(&mut body, FieldId::IlmiEnterprise, list, |_| Shown::None)?;
        add(&mut body, FieldId::IlmiAgentAddr, list, |_| Shown::None)?;
        add(&mut body, FieldId::IlmiGenericTrap, list, |value| match value {
            Value::Integer(kind) => TrapKind(*kind).name().map(Shown::text).into(),
            _ => Shown::None,
        })?;
        add(&mut body, FieldId::IlmiSpecificTrap, list, |_| Shown::None)?;
        add(&mut body, FieldId::IlmiTimeStamp, list, |_| Shown::None)?;
    } else {
        add(&mut body, FieldId::IlmiRequestId, list, |_| Shown::None)?;
        add(&mut body, FieldId::IlmiErrorStatus, list, |value| match value {
            Value::Integer(error) => ErrorStatus(*error).name().map(Shown::text).into(),
            _ => Shown::None,
        })?;
        add(&mut body, FieldId::IlmiErrorIndex, list, |_| Shown::None)?;
    }
    let bindings = body.next_cut()?;
    let mut bindings = body.inside(&bindings);
    while bindings.peek().is_some() {
        let binding = bindings.next_cut()?;
        let mut pair = bindings.inside(&binding);
        let object = pair.clone().next_cut().and_then(|name| Oid::parse(pair.content(&name)).ok());
        add(&mut pair, FieldId::IlmiName, list, |value| match value {
            Value::Oid(oid) => Object::of(oid).map(Shown::text).into(),
            _ => Shown::None,
        })?;
        add(&mut pair, FieldId::IlmiValue, list, |value| {
            object.and_then(|name| meaning(&Binding { name, value: value.clone() })).into()
        })?;
    }
    Some(())
}

/// What a value means for its object.
fn meaning(binding: &Binding) -> Option<Meaning> {
    match (binding.object(), &binding.value) {
        (Some(Object::AddressStatus(_) | Object::PrefixStatus(_)), value) => match Status::of(value) {
            Some(Status::Valid) => Some(Meaning::Valid),
            Some(Status::Invalid) => Some(Meaning::Invalid),
            None => None,
        },
        (Some(Object::UniVersion), Value::Integer(2)) => Some(Meaning::Uni30),
        (Some(Object::UniVersion), Value::Integer(3)) => Some(Meaning::Uni31),
        (Some(Object::UniVersion), Value::Integer(4)) => Some(Meaning::Uni40),
        (Some(Object::DeviceType), Value::Integer(1)) => Some(Meaning::User),
        (Some(Object::DeviceType), Value::Integer(2)) => Some(Meaning::Node),
        (Some(Object::UniType), Value::Integer(1)) => Some(Meaning::Public),
        (Some(Object::UniType), Value::Integer(2)) => Some(Meaning::Private),
        (Some(Object::IlmiVersion), Value::Integer(2)) => Some(Meaning::Ilmi40),
        (Some(Object::LecsAddress(_)), Value::Octets(_)) => Some(Meaning::LecsAddress),
        _ => None,
    }
}

/// Adds the next element.
fn add(
    reader: &mut Reader<'_>,
    id: FieldId,
    list: &mut Fields<'_>,
    meaning: impl FnOnce(&Value) -> Shown,
) -> Option<()> {
    let element = reader.next_cut()?;
    let value = Value::parse(element.tag, reader.content(&element));
    list.add(id, element.whole(), |part| match value {
        Ok(value) => (shown(&value), meaning(&value)),
        Err(_) => (Shown::Size(part.len()), Meaning::Unreadable.into()),
    });
    Some(())
}

/// A value of SNMP as a reader is shown it.
fn shown(value: &Value) -> Shown {
    match value {
        Value::Integer(number) => (*number).into(),
        Value::Octets(octets) => Shown::octets(octets),
        Value::Null => Shown::None,
        Value::Oid(oid) => Shown::text(oid),
        Value::IpAddress(octets) => Ipv4Address(*octets).into(),
        Value::Counter(number) | Value::Gauge(number) | Value::TimeTicks(number) => (*number).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Message;
    use super::*;
    use crate::wire::AtmPrefix;

    fn set() -> Message {
        let prefix = Object::PrefixStatus(AtmPrefix([0x47; 13]));
        Message::request(Operation::Set, 1, vec![Binding::new(prefix, Status::Valid.value())])
    }

    #[test]
    fn fields_in_wire_order() {
        let octets = set().emit();
        let fields = Packet(&octets).fields();
        let ids: Vec<_> = fields.iter().map(|field| field.id).collect();
        use FieldId::*;
        assert_eq!(
            ids,
            [
                IlmiVersion,
                IlmiCommunity,
                IlmiPdu,
                IlmiRequestId,
                IlmiErrorStatus,
                IlmiErrorIndex,
                IlmiName,
                IlmiValue
            ]
        );
        assert!(fields.windows(2).all(|pair| pair[0].octets.end <= pair[1].octets.start));
        assert_eq!(fields[7].octets.end, octets.len());
        assert_eq!((&fields[7].value, &fields[7].meaning), (&Shown::Signed(1), &Meaning::Valid.into()));
        assert_eq!(fields[6].meaning, Shown::text("atmfNetPrefixStatus 47474747474747474747474747"));
    }

    #[test]
    fn damage_prints_as_far_as_it_goes() {
        let octets = set().emit();
        let whole = "ILMI SetRequest id=1 atmfNetPrefixStatus 47474747474747474747474747=1";
        assert_eq!(Packet(&octets).to_string(), whole);
        for len in 0..octets.len() {
            assert!(Message::parse(&octets[..len]).is_err());
            assert!(Packet(&octets[..len]).to_string().starts_with("Ilmi (damaged)"));
        }
        assert_eq!(
            Packet(&octets[..16]).to_string(),
            "Ilmi (damaged) IlmiVersion=0 IlmiCommunity=ILMI IlmiPdu=SetRequest IlmiRequestId=1"
        );
    }

    #[test]
    fn another_community_or_version_is_refused() {
        let mut octets = set().emit();
        octets[8] = b'x';
        assert!(Message::parse(&octets).is_err());
        let mut octets = set().emit();
        octets[4] = 1;
        assert!(Message::parse(&octets).is_err());
    }

    #[test]
    fn a_trap_and_values_of_every_kind() {
        let values = [
            Value::Integer(-5),
            Value::Octets(vec![1, 2]),
            Value::Null,
            Value::Oid(Object::enterprise()),
            Value::IpAddress([10, 0, 0, 1]),
            Value::Counter(1),
            Value::Gauge(u32::MAX),
            Value::TimeTicks(7),
        ];
        let bindings: Vec<_> =
            values.into_iter().map(|value| Binding::new(Object::SysUpTime, value)).collect();
        let Message::Trap { enterprise, agent, kind, specific, .. } = Message::cold_start(0) else {
            panic!("a cold start is a trap");
        };
        let trap = Message::Trap { enterprise, agent, kind, specific, time: 300, bindings };
        assert_eq!(Message::parse(&trap.emit()), Ok(trap));
        assert_eq!(Message::cold_start(9).to_string(), "ILMI Trap coldStart");
    }
}
