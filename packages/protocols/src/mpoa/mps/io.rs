//! What goes into an MPS and what comes out of it.

use serde::Serialize;

use crate::nhrp;
use crate::vcc::VccId;
use crate::wire::nhrp::{Code, Op};
use crate::wire::{AtmAddress, EthernetAddress, Ipv4Address};
use crate::{EntityInput, EntityTransmit};

/// An emulated LAN that the router has an interface on, as the driver numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ElanRef(pub u32);

/// What can happen to an MPS.
pub type Input = EntityInput<AtmAddress, OwnInput>;

/// What can happen to an MPS and to no other entity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnInput {
    /// What [`Event::Lookup`] asked for.
    Route {
        /// The lookup's id.
        id: u32,
        /// How the router reaches the destination.
        answer: Route,
    },
    /// An MPC was found, by the device-type TLV or by configuration, or is gone.
    Mpc {
        /// Its control ATM address.
        address: AtmAddress,
        /// True when the MPC was found, false when it is gone.
        known: bool,
    },
    /// The router's route to a network has changed.
    RouteChanged {
        /// Network.
        prefix: Ipv4Address,
        /// Bits of it.
        prefix_len: u8,
    },
    /// A host is behind another LEC than it was, or nobody knows behind which.
    HostMoved {
        /// The host.
        ip: Ipv4Address,
    },
    /// The router has forwarded a packet that came from an MPC's LEC; used where triggers are configured.
    ForwardedPacket {
        /// Control ATM address of the MPC.
        mpc: AtmAddress,
        /// Destination of the packet.
        destination: Ipv4Address,
    },
}

/// How the router reaches a destination, with ARP and LE_ARP already resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Route {
    /// A host on an emulated LAN of the router's.
    Attached {
        /// The emulated LAN.
        elan: ElanRef,
        /// Its ELAN-ID.
        elan_id: u32,
        /// MAC address of the router's interface there.
        router_mac: EthernetAddress,
        /// MAC address of the host.
        host_mac: EthernetAddress,
        /// Data ATM address of the LEC that answers for the host's MAC address.
        host_atm: AtmAddress,
        /// Control ATM address of the MPC behind that LEC, where there is one.
        mpc: Option<AtmAddress>,
        /// Largest IP datagram of the ELAN in octets.
        mtu: u16,
    },
    /// Another router comes next.
    NextHop {
        /// IP address of the next router.
        router: Ipv4Address,
        /// Control ATM address of its MPS, where it has one.
        nhs: Option<AtmAddress>,
    },
    /// There is no route, or ARP or LE_ARP got no answer.
    Unreachable,
}

/// What an MPS hands down.
pub type Transmit = EntityTransmit;

/// What an MPS tells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MpsEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// The driver must answer with [`OwnInput::Route`].
    Lookup {
        /// Number that the answer must repeat.
        id: u32,
        /// Destination to route.
        destination: Ipv4Address,
    },
    /// An MPC asks for a shortcut.
    ResolutionRequested {
        /// Its control ATM address.
        mpc: AtmAddress,
        /// Destination address.
        destination: Ipv4Address,
    },
    /// An MPC received the far end of its shortcut.
    Resolved {
        /// Its control ATM address.
        mpc: AtmAddress,
        /// Destination address.
        destination: Ipv4Address,
        /// ATM address of the shortcut's far end.
        egress: AtmAddress,
    },
    /// An MPC was refused a shortcut.
    Refused {
        /// Its control ATM address.
        mpc: AtmAddress,
        /// Destination address.
        destination: Ipv4Address,
        /// Code of the refusal.
        code: Code,
    },
    /// An egress cache entry is being imposed.
    Imposing {
        /// Control ATM address of the egress MPC.
        mpc: AtmAddress,
        /// Destination of the shortcut.
        destination: Ipv4Address,
        /// Its cache ID.
        cache_id: u32,
    },
    /// The egress MPC has answered an imposition.
    Imposed {
        /// Its control ATM address.
        mpc: AtmAddress,
        /// The cache ID.
        cache_id: u32,
        /// Code in its reply.
        code: Code,
    },
    /// An egress cache entry is being taken back.
    Withdrawn {
        /// Control ATM address of the egress MPC.
        mpc: AtmAddress,
        /// Its cache ID.
        cache_id: u32,
    },
    /// The egress MPC has given up an egress cache entry.
    EgressPurged {
        /// Its control ATM address.
        mpc: AtmAddress,
        /// The cache ID.
        cache_id: u32,
    },
    /// An MPC is asked to delete what it knows of a network.
    IngressPurge {
        /// Its control ATM address.
        mpc: AtmAddress,
        /// Network.
        prefix: Ipv4Address,
        /// Bits of it.
        prefix_len: u8,
    },
    /// An MPC was triggered to ask for a shortcut.
    Triggered {
        /// Its control ATM address.
        mpc: AtmAddress,
        /// Destination address.
        destination: Ipv4Address,
    },
    /// Nobody answered a request, however often it was sent.
    GaveUp {
        /// ATM address of the node that was asked.
        peer: AtmAddress,
        /// The request.
        op: Op,
        /// Its request ID.
        request_id: u32,
    },
    /// A control VCC could not be opened, or was cleared; what waited for it is lost.
    VccLost {
        /// Far end.
        peer: AtmAddress,
        /// Packets lost.
        lost: usize,
    },
    /// A PDU was no control packet, or made no sense.
    Malformed {
        /// VCC that the PDU came on.
        vcc: VccId,
    },
    /// Next hop resolution reports: they have the kinds of their own machine.
    #[serde(skip)]
    Nhrp(nhrp::Report),
}
