//! What goes into an MPC and what comes out of it.

use crate::FrameId;
use crate::mpoa::LecRef;
use crate::vcc::{VccEvent, VccId, VccRequest};
use crate::wire::{AtmAddress, EthernetAddress, Ipv4Address};

/// What can happen to an MPC.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// The MPC begins to work. Its two addresses differ.
    Start {
        /// Control ATM address: here MPSs call.
        control: AtmAddress,
        /// Data ATM address: here shortcuts end.
        data: AtmAddress,
    },
    /// The MPC ends: its VCCs are cleared, its caches forgotten. What it was told of LECs and MPSs it keeps.
    Stop,
    /// Time has come to the instant that the last timeout named.
    Timer,
    /// What signalling says.
    Vcc(VccEvent),
    /// A control PDU: LLC/SNAP and an MPOA or NHRP packet.
    Pdu {
        /// On which VCC.
        vcc: VccId,
        /// The SDU of AAL5.
        octets: Vec<u8>,
    },
    /// A LEC that this MPC serves has joined its ELAN.
    LecUp {
        /// Which.
        lec: LecRef,
        /// ELAN-ID, by which MPSs name the ELAN in DLL header extensions; 0 where LANE v1 has none.
        elan: u32,
    },
    /// A LEC has left its ELAN: its MPSs are no longer reached through it, its egress entries are purged.
    LecDown {
        /// Which.
        lec: LecRef,
    },
    /// What a device-type TLV said of an MPS.
    Mps {
        /// The LEC that learnt it.
        lec: LecRef,
        /// Control ATM address of the MPS.
        control: AtmAddress,
        /// MAC addresses of its router on that ELAN; they replace those known before.
        macs: Vec<EthernetAddress>,
        /// False where the LEC no longer knows it.
        known: bool,
    },
    /// A frame on its way to the LEC. Exactly one [`Transmit`] names it.
    Outbound {
        /// The LEC.
        lec: LecRef,
        /// LAN destination.
        dst: EthernetAddress,
        /// Destination of the datagram in it; none of any other frame.
        ip_dst: Option<Ipv4Address>,
        /// Its time to live as the host or bridge has it.
        ttl: u8,
        /// The frame.
        frame: FrameId,
    },
    /// A datagram that came in on a shortcut. Exactly one of [`Event::Deliver`](super::Event::Deliver) and
    /// [`Event::Dropped`](super::Event::Dropped) names it.
    Inbound {
        /// The shortcut.
        vcc: VccId,
        /// Its tag, if it has one.
        tag: Option<u32>,
        /// Destination of the datagram.
        ip_dst: Ipv4Address,
        /// The datagram.
        frame: FrameId,
    },
    /// An operator empties both caches; nobody is told. Data that still come are answered by data-plane purges.
    ClearCaches,
    /// An IP address is no longer behind this MPC: its egress entries are purged.
    Invalidate {
        /// The address.
        ip: Ipv4Address,
    },
    /// A station is no longer behind this MPC: egress entries whose DLL header names it are purged.
    HostMoved {
        /// Its MAC address.
        mac: EthernetAddress,
    },
}

/// What an MPC hands to the layers below.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Transmit {
    /// To signalling.
    Vcc(VccRequest),
    /// A control PDU: LLC/SNAP and an MPOA or NHRP packet.
    Pdu {
        /// On which VCC.
        vcc: VccId,
        /// The SDU of AAL5.
        octets: Vec<u8>,
    },
    /// The frame's datagram goes by a shortcut: without MAC header, its TTL one less, behind LLC/SNAP.
    Shortcut {
        /// The shortcut.
        vcc: VccId,
        /// Its tag; without one the encapsulation is that of routed IP (RFC 2684).
        tag: Option<u32>,
        /// The frame.
        frame: FrameId,
    },
    /// The frame goes to the LEC as it is.
    ToLan {
        /// Which LEC.
        lec: LecRef,
        /// The frame.
        frame: FrameId,
    },
}
