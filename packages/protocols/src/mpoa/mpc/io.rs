//! What goes into an MPC and what comes out of it.

use crate::mpoa::LecRef;
use crate::vcc::VccId;
use crate::wire::{AtmAddress, EthernetAddress, Ipv4Address};
use crate::{EntityInput, EntityTransmit, FrameId};

/// The addresses of an MPC, which differ. When it stops, it keeps what it has learned of LECs and MPSs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// Control ATM address: here MPSs call.
    pub control: AtmAddress,
    /// Data ATM address: here shortcuts end.
    pub data: AtmAddress,
}

/// What can happen to an MPC.
pub type Input = EntityInput<Start, OwnInput>;

/// What can happen to an MPC and to no other entity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnInput {
    /// A LEC that this MPC serves has joined its ELAN.
    LecUp {
        /// The LEC.
        lec: LecRef,
        /// ELAN-ID, by which MPSs name the ELAN in DLL header extensions; 0 where LANE v1 has none.
        elan: u32,
    },
    /// A LEC has left its ELAN: its MPSs are no longer reached through it, its egress entries are purged.
    LecDown {
        /// The LEC.
        lec: LecRef,
    },
    /// A device-type TLV announced an MPS, or that it is gone.
    Mps {
        /// The LEC that received the TLV.
        lec: LecRef,
        /// Control ATM address of the MPS.
        control: AtmAddress,
        /// MAC addresses of its router on that ELAN; they replace those known before.
        macs: Vec<EthernetAddress>,
        /// False where the LEC no longer knows the MPS.
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
    /// An operator empties both caches; no message announces it. Data that still come are answered by data-plane purges.
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
pub type Transmit = EntityTransmit<OwnTransmit>;

/// What an MPC sends and no other entity does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnTransmit {
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
