//! What protocol machines and devices report, with the types of the machines themselves.

use lanelab_protocols::pnni::PortRef;
use lanelab_protocols::vcc::{VccEvent, VccId};
use lanelab_protocols::wire::AtmAddress;
use lanelab_protocols::{
    arp, bridge, clip, ethernet, ilmi, lane, mpoa, nhrp, router, signalling::exchange, signalling::user,
    sscop,
};
use serde::Serialize;

/// A part of a device that has tables. The entities above signalling are processes: they report as themselves and can be killed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// LAN emulation client.
    Lec,
    /// MPOA client.
    Mpc,
    /// MPOA server.
    Mps,
    /// Classical IP client.
    Clip,
    /// LAN emulation configuration server.
    Lecs,
    /// LAN emulation server.
    Les,
    /// Broadcast and unknown server.
    Bus,
    /// ATMARP server.
    Atmarp,
    /// Address resolution of LAN interfaces.
    Arp,
    /// A learning bridge.
    Bridge,
    /// Routes.
    Ip,
    /// Call processing of a switch.
    Switch,
}

/// What happens to a process as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ProcessEvent {
    /// The process was started.
    Started,
    /// The process was killed.
    Died,
}

/// What a router reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RouterEvent {
    /// A datagram was dropped without an ICMP message to its source.
    Discarded {
        /// Reason for the drop.
        reason: router::DiscardReason,
    },
}

/// What a shared Ethernet segment reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SegmentEvent {
    /// A frame was lost.
    Dropped {
        /// Reason for the loss.
        reason: ethernet::DropReason,
    },
}

/// What a switch's register of addresses reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum RegisterEvent {
    /// An end system asked for an address that is registered at another port.
    AddressTaken {
        /// The address.
        address: AtmAddress,
        /// Port at which the address is registered.
        holder: PortRef,
        /// Port at which it was asked for and refused.
        refused: PortRef,
    },
}

/// An event of one of a node's machines.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "machine", rename_all = "snake_case")]
pub enum Report {
    /// Address resolution of a LAN interface.
    Arp(arp::Event),
    /// A learning bridge.
    Bridge(bridge::Event),
    /// A shared Ethernet segment.
    Segment(SegmentEvent),
    /// Forwarding of a router.
    Router(RouterEvent),
    /// A LAN emulation client.
    Lec(lane::lec::Event),
    /// A LAN emulation server.
    Les(lane::les::Event),
    /// A broadcast and unknown server.
    Bus(lane::bus::Event),
    /// A LAN emulation configuration server.
    Lecs(lane::lecs::Event),
    /// An MPOA client.
    Mpc(mpoa::mpc::Event),
    /// An MPOA server.
    Mps(mpoa::mps::Event),
    /// The next hop server inside an MPOA server.
    Nhs(nhrp::Report),
    /// A Classical IP client.
    Clip(clip::client::Event),
    /// An ATMARP server.
    Atmarp(clip::server::Event),
    /// Call control of an end system.
    Calls(user::Event),
    /// Call processing of a switch.
    Exchange(exchange::Event),
    /// The signalling link of an interface.
    Sscop(sscop::Event),
    /// Address registration at an end system.
    IlmiUser(ilmi::UserEvent),
    /// Address registration at a switch's port.
    IlmiNetwork(ilmi::NetworkEvent),
    /// A switch's register of addresses.
    Register(RegisterEvent),
    /// A process as a whole.
    Process(ProcessEvent),
}

macro_rules! from_events {
    ($($event:ty => $machine:ident),* $(,)?) => {$(
        impl From<$event> for Report {
            fn from(event: $event) -> Self {
                Self::$machine(event)
            }
        }
    )*};
}

from_events! {
    arp::Event => Arp,
    bridge::Event => Bridge,
    lane::lec::Event => Lec,
    lane::les::Event => Les,
    lane::bus::Event => Bus,
    lane::lecs::Event => Lecs,
    mpoa::mpc::Event => Mpc,
    clip::client::Event => Clip,
    clip::server::Event => Atmarp,
    user::Event => Calls,
    exchange::Event => Exchange,
    sscop::Event => Sscop,
    ilmi::UserEvent => IlmiUser,
    ilmi::NetworkEvent => IlmiNetwork,
}

impl From<mpoa::mps::Event> for Report {
    fn from(event: mpoa::mps::Event) -> Self {
        match event {
            mpoa::mps::Event::Nhrp(report) => Self::Nhs(report),
            event => Self::Mps(event),
        }
    }
}

impl Report {
    /// The VCC that it is about, as the machine that reports names it.
    #[must_use]
    pub const fn vcc(&self) -> Option<VccId> {
        use {clip::client, clip::server, lane::bus, lane::lec, lane::lecs, lane::les, mpoa::mpc, mpoa::mps};
        match *self {
            Self::Lec(
                lec::Event::DataDirectOpened { vcc, .. }
                | lec::Event::DataDirectClosed { vcc, .. }
                | lec::Event::Malformed { vcc },
            )
            | Self::Les(les::Event::Malformed { vcc })
            | Self::Bus(bus::Event::Ignored { vcc } | bus::Event::Malformed { vcc })
            | Self::Lecs(lecs::Event::Ignored { vcc } | lecs::Event::Malformed { vcc })
            | Self::Mpc(
                mpc::Event::DataPlanePurge { vcc, .. }
                | mpc::Event::VccUp { vcc, .. }
                | mpc::Event::VccReleased { vcc, .. }
                | mpc::Event::VccLost { vcc, .. }
                | mpc::Event::Malformed { vcc }
                | mpc::Event::Ignored { vcc, .. },
            )
            | Self::Mps(mps::Event::Malformed { vcc })
            | Self::Clip(
                client::Event::Opened { vcc, .. }
                | client::Event::Cleared { vcc, .. }
                | client::Event::Idle { vcc, .. }
                | client::Event::Malformed { vcc },
            )
            | Self::Atmarp(server::Event::NoAnswer { vcc, .. } | server::Event::Malformed { vcc })
            | Self::Calls(
                user::Event::Vcc(
                    VccEvent::Incoming { vcc, .. }
                    | VccEvent::Connected { vcc }
                    | VccEvent::Released { vcc, .. }
                    | VccEvent::PartyAdded { vcc, .. }
                    | VccEvent::PartyDropped { vcc, .. },
                )
                | user::Event::Bound { vcc, .. }
                | user::Event::Unbound { vcc }
                | user::Event::Proceeding { vcc },
            ) => Some(vcc),
            Self::Calls(user::Event::TimerExpired { vcc, .. }) => vcc,
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lanelab_protocols::lane::lec;
    use lanelab_protocols::pnni::INNER_PORT;
    use lanelab_protocols::wire::lane::{OpCode, Status, Tlv, TlvId};
    use lanelab_protocols::{Instant, Value};

    fn json(value: &impl Serialize) -> String {
        serde_json::to_string(value).unwrap()
    }

    #[test]
    fn internal_numbers_stay_inside() {
        let port = PortRef::new(INNER_PORT, 0);
        assert_eq!(json(&Value::Port(port)), r#"{"type":"port","value":{"port":"servers","vpi":0}}"#);
        let event = exchange::Event::Malformed { port };
        assert_eq!(
            json(&Report::from(event)),
            r#"{"machine":"exchange","kind":"malformed","port":{"port":"servers","vpi":0}}"#
        );
        let event = user::Event::Vcc(VccEvent::Connected { vcc: VccId::incoming(2) });
        assert_eq!(
            json(&Report::from(event)),
            r#"{"machine":"calls","kind":"connected","vcc":{"number":2,"incoming":true}}"#
        );
    }

    #[test]
    fn events_carry_addresses_and_reasons() {
        let reason =
            lec::Failure::Refused { request: OpCode::JOIN_REQUEST, status: Status::INSUFFICIENT_RESOURCES };
        let event = lec::Event::Failed { phase: lec::Phase::Join, reason, retry_at: Instant(5) };
        assert_eq!(
            json(&Report::from(event)),
            r#"{"machine":"lec","kind":"failed","phase":"join","reason":{"kind":"refused","request":"LE_JOIN_REQUEST","status":6},"retryAtPs":5}"#
        );
        let les = AtmAddress::WELL_KNOWN_LECS;
        let tlvs = vec![Tlv::u16(TlvId::AGING_TIME, 300), Tlv::empty(TlvId(7))];
        assert_eq!(
            json(&Report::from(lec::Event::Configured { les, tlvs })),
            r#"{"machine":"lec","kind":"configured","les":"47007900000000000000000000-00a03e000001-00","tlvs":[{"id":"aging_time","value":{"type":"number","value":300}},{"id":"00-00-00-07","value":{"type":"none"}}]}"#
        );
    }
}
