//! Servers among clients and networks that do anything at all: nothing panics, and tables stay sound.

use lanelab_protocols::lane::{Lecs, Les, bus, lecs, les};
use lanelab_protocols::vcc::{Blli, Call, Cause, PartyId, VccEvent, VccId};
use lanelab_protocols::wire::lane::{Flags, LanDestination, Message, OpCode};
use lanelab_protocols::wire::{AtmAddress, EthernetAddress};
use lanelab_protocols::{Duration, FrameId, Machine, Value};
use proptest::prelude::*;

use crate::bus::with_clients;
use crate::les::joined;
use crate::script::{Script, Show, atm, control_call, incoming, mac};

/// What a peer or the network does next.
#[derive(Clone, Debug)]
enum Deed {
    /// A client calls, under the next id.
    Call(u8),
    Vcc(VccEvent),
    Pdu {
        vcc: VccId,
        octets: Vec<u8>,
    },
    Data {
        vcc: VccId,
        lecid: u16,
        to: u8,
    },
    Member {
        n: u8,
        joined: bool,
    },
    Pass(Duration),
}

fn vcc_id() -> impl Strategy<Value = VccId> {
    prop_oneof![(0..6_u32).prop_map(VccId::incoming), (0..4_u32).prop_map(VccId::outgoing)]
}

fn vcc_event() -> impl Strategy<Value = VccEvent> {
    let party = (0..5_u16).prop_map(PartyId);
    (0..5_u8, vcc_id(), party, any::<u8>()).prop_map(|(kind, vcc, party, cause)| match kind {
        0 => VccEvent::Connected { vcc },
        1 => VccEvent::Released { vcc, cause: Cause(cause) },
        2 => VccEvent::PartyAdded { vcc, party },
        3 => VccEvent::PartyDropped { vcc, party, cause: Cause(cause) },
        _ => VccEvent::Connected { vcc: VccId::outgoing(0) },
    })
}

/// A control frame, more often than not sensible, now and then damaged in one octet.
fn octets() -> impl Strategy<Value = Vec<u8>> {
    let op_code = prop_oneof![4 => Just(2_u16), 8 => 1..12_u16, 2 => 0x0101..0x010b_u16, 1 => any::<u16>()];
    let damage = proptest::option::weighted(0.2, (0..108_usize, any::<u8>()));
    (op_code, 0..5_u16, any::<u16>(), 0..5_u8, 0..6_u8, damage).prop_map(
        |(op_code, lecid, flags, n, target, damage)| {
            let joins = op_code == OpCode::JOIN_REQUEST.0;
            let message = Message {
                requester_lecid: if joins { 0 } else { lecid },
                flags: Flags(flags),
                source: LanDestination::Mac(mac(n)),
                source_atm: if n == 0 { AtmAddress::NONE } else { atm(n) },
                target: if target == 5 { LanDestination::None } else { mac(target).into() },
                ..Message::new(OpCode(op_code))
            };
            let mut octets = message.emit();
            if let Some((at, value)) = damage {
                let at = at % octets.len();
                octets[at] = value;
            }
            octets
        },
    )
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        4 => vcc_event().prop_map(Deed::Vcc),
        2 => (0..6_u8).prop_map(Deed::Call),
        8 => ((0..6_u32).prop_map(VccId::incoming), octets()).prop_map(|(vcc, octets)| Deed::Pdu { vcc, octets }),
        2 => (vcc_id(), 0..5_u16, 0..5_u8).prop_map(|(vcc, lecid, to)| Deed::Data { vcc, lecid, to }),
        1 => (1..5_u8, any::<bool>()).prop_map(|(n, joined)| Deed::Member { n, joined }),
        2 => (0..20_u64).prop_map(|s| Deed::Pass(Duration::from_secs(s))),
    ]
}

/// Lets time pass, with every timer on the way.
fn pass<M>(script: &mut Script<M>, span: Duration, timer: &M::Input)
where
    M: Machine<Transmit: Show, Event: core::fmt::Debug, Input: Clone>,
{
    let end = script.now + span;
    while script.timeout().is_some_and(|at| at <= end) {
        let before = script.now;
        script.sleep(timer.clone());
        assert!(script.timeout().is_none_or(|at| at > before), "time stands still");
    }
    script.now = end;
}

/// The id of the next call that comes in.
fn next(calls: &mut u32) -> u32 {
    *calls += 1;
    *calls - 1
}

fn column(script: &Script<Les>, table: usize, column: usize) -> Vec<Value> {
    script.machine.tables()[table].rows.iter().map(|row| row.cells[column].clone()).collect()
}

fn all_different(cells: &[Value]) -> bool {
    cells.iter().enumerate().all(|(at, cell)| !cells[..at].contains(cell))
}

proptest! {
    #[test]
    fn a_les_stays_sound(deeds in prop::collection::vec(deed(), 1..60)) {
        let mut script = joined(les::Config::default(), 2);
        let mut calls = 3;
        for deed in deeds {
            match deed {
                Deed::Call(n) => {
                    script.input(les::Input::Vcc(incoming(next(&mut calls), control_call(n))));
                }
                Deed::Vcc(event) => drop(script.input(les::Input::Vcc(event))),
                Deed::Pdu { vcc, octets } => drop(script.input(les::Input::Pdu { vcc, octets: octets.into() })),
                Deed::Pass(span) => pass(&mut script, span, &les::Input::Timer),
                Deed::Data { .. } | Deed::Member { .. } => {}
            }
            let (lecids, addresses) = (column(&script, 0, 0), column(&script, 0, 1));
            prop_assert!(all_different(&lecids) && all_different(&addresses));
            let owners = column(&script, 1, 2);
            prop_assert!(owners.iter().all(|owner| lecids.contains(owner)));
        }
        script.input(les::Input::Stop);
        prop_assert!(script.machine.tables().iter().all(|table| table.rows.is_empty()));
        prop_assert_eq!(script.timeout(), None);
    }

    #[test]
    fn a_bus_accounts_for_every_frame(deeds in prop::collection::vec(deed(), 1..60), selective: bool) {
        let config = bus::Config { intelligent: selective, ..bus::Config::default() };
        let mut script = with_clients(config, 2, if selective { &[2] } else { &[] });
        let mut calls = 3;
        for deed in deeds {
            match deed {
                Deed::Call(n) => {
                    let call = Call { blli: Blli::LaneMulticast, ..control_call(n) };
                    script.input(bus::Input::Vcc(incoming(next(&mut calls), call)));
                }
                Deed::Vcc(event) => drop(script.input(bus::Input::Vcc(event))),
                Deed::Pdu { vcc, octets } => drop(script.input(bus::Input::Pdu { vcc, octets: octets.into() })),
                Deed::Pass(span) => pass(&mut script, span, &bus::Input::Timer),
                Deed::Member { n, joined } => {
                    script.input(bus::Input::Own(bus::OwnInput::Member { lecid: n.into(), address: atm(n), selective, joined }));
                    let registered = joined;
                    script.input(bus::Input::Own(bus::OwnInput::Registration { mac: mac(n), lecid: n.into(), registered }));
                }
                Deed::Data { vcc, lecid, to } => {
                    let dst = if to == 0 { EthernetAddress([1, 0, 0x5e, 0, 0, 1]) } else { mac(to) };
                    let arrived = script.now;
                    let data = bus::Data { vcc, lecid, dst, frame: FrameId(1), octets: 62, arrived };
                    let lines = script.input(bus::Input::Own(bus::OwnInput::Data(data)));
                    prop_assert_eq!(lines.len(), 1, "{:?}", lines);
                }
            }
        }
        script.input(bus::Input::Stop);
        prop_assert!(script.machine.tables()[0].rows.is_empty());
        prop_assert_eq!(script.timeout(), None);
    }

    #[test]
    fn a_lecs_answers_or_counts(deeds in prop::collection::vec(deed(), 1..60)) {
        let mut script = Script::new(Lecs::new(lecs::Config::default()));
        script.input(lecs::Input::Start(AtmAddress::WELL_KNOWN_LECS));
        let mut calls = 0;
        for deed in deeds {
            match deed {
                Deed::Call(n) => {
                    script.input(lecs::Input::Vcc(incoming(next(&mut calls), control_call(n))));
                }
                Deed::Vcc(event) => drop(script.input(lecs::Input::Vcc(event))),
                Deed::Pdu { vcc, octets } => drop(script.input(lecs::Input::Pdu { vcc, octets: octets.into() })),
                Deed::Pass(span) => pass(&mut script, span, &lecs::Input::Timer),
                Deed::Data { .. } | Deed::Member { .. } => {}
            }
        }
        pass(&mut script, Duration::from_secs(61), &lecs::Input::Timer);
        prop_assert!(script.machine.tables()[2].rows.is_empty(), "idle VCCs are gone");
    }
}
