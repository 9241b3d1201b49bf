//! What goes into a LAN emulation client and what comes out of it. An event for each frame passes two queues: what is long and rare is boxed.

use serde::Serialize;

use super::state::{Phase, Role};
use crate::vcc::{Cause, VccId};
use crate::wire::lane::{DeviceType, ElanName, Encapsulation, LanType, OpCode, Status, Tlv};
use crate::wire::{AtmAddress, EthernetAddress};
use crate::{EntityInput, EntityTransmit, FrameId, Instant};

/// What a LEC must know to look for its ELAN; with another address than before it starts over.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// Its ATM address (C1).
    pub address: AtmAddress,
    /// LECS addresses of the ILMI service registry, in order.
    pub lecs: Vec<AtmAddress>,
}

/// What can happen to a client.
pub type Input = EntityInput<Start, OwnInput>;

/// What can happen to a LEC and to no other entity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnInput {
    /// A data frame came on a VCC.
    Data {
        /// The VCC that the frame came on.
        vcc: VccId,
        /// LE header.
        lecid: u16,
        /// What precedes the LE header.
        encapsulation: Encapsulation,
        /// Destination MAC address.
        dst: EthernetAddress,
        /// Source MAC address.
        src: EthernetAddress,
        /// Handle of the frame.
        frame: FrameId,
    },
    /// The layer above, or the bridge, sends a frame.
    Send {
        /// Destination MAC address.
        dst: EthernetAddress,
        /// Source MAC address.
        src: EthernetAddress,
        /// Handle of the frame.
        frame: FrameId,
        /// Octets of the MAC frame without frame check sequence.
        octets: u32,
    },
    /// Takes an entry out of the LE_ARP cache.
    Forget {
        /// MAC address of the entry.
        mac: EthernetAddress,
    },
    /// Empties the LE_ARP cache.
    ClearCache,
    /// One more MAC address is the client's own (C6): registered with the LES.
    Register {
        /// The new MAC address.
        mac: EthernetAddress,
    },
    /// That MAC address is the client's no more.
    Unregister {
        /// The MAC address.
        mac: EthernetAddress,
    },
    /// The MPOA machines above the client have changed: the LES learns it, and in v2 every client by a targetless LE_ARP.
    SetDeviceType(Option<Box<DeviceType>>),
    /// Sends a targetless LE_ARP_REQUEST (v2).
    Announce,
    /// The bridge's spanning tree is changing, or has settled: LE_TOPOLOGY_REQUEST announces it to every client.
    TopologyChange(bool),
    /// Asks the LES whether the address that it sends multicast frames to is still that of the BUS (v2).
    VerifyBus,
    /// A proxy's bridge has learned a MAC address on a port of its own (C27), or forgotten it.
    Behind {
        /// The MAC address.
        mac: EthernetAddress,
        /// Learned, or forgotten.
        known: bool,
    },
    /// A proxy's bridge has found a MAC address on a port of its own that it had heard through the emulated LAN: what others
    /// hold of it is void.
    MovedHere {
        /// The MAC address.
        mac: EthernetAddress,
    },
}

/// What the client hands to the layer below.
pub type Transmit = EntityTransmit<OwnTransmit>;

/// What a LEC sends and no other entity does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnTransmit {
    /// A data frame.
    Frame {
        /// VCC that the frame leaves on.
        vcc: VccId,
        /// Handle of the frame.
        frame: FrameId,
        /// LE header to send it with.
        lecid: u16,
        /// What precedes the LE header.
        encapsulation: Encapsulation,
    },
}

/// Something that the layer above or an observer wants to know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LecEvent"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Event {
    /// The client entered a phase.
    Phase {
        /// The phase that begins.
        phase: Phase,
    },
    /// A LECS has answered.
    Configured {
        /// The LES to join.
        les: AtmAddress,
        /// What else it said: parameters of the client, and of MPOA machines above it.
        tlvs: Vec<Tlv>,
    },
    /// The LES took it in.
    Joined {
        /// Its LECID (C14).
        lecid: u16,
        /// Whether the ELAN works by v2.
        v2: bool,
        /// LAN type of the ELAN.
        lan_type: LanType,
        /// Largest SDU of a data frame, in octets.
        max_sdu: u16,
        /// Name of the ELAN.
        elan_name: Box<ElanName>,
        /// ELAN-ID (C31).
        elan_id: Option<u32>,
    },
    /// The client is back in the initial state.
    Failed {
        /// Phase in which it failed.
        phase: Phase,
        /// Reason of the failure.
        reason: Failure,
        /// Time of its next attempt.
        #[serde(rename = "retryAtPs")]
        retry_at: Instant,
    },
    /// A frame for the layer above: nothing to report.
    #[serde(skip)]
    Receive {
        /// Handle of the frame.
        #[serde(skip)]
        frame: FrameId,
    },
    /// A frame ends here.
    Dropped {
        /// Handle of the frame.
        #[serde(skip)]
        frame: FrameId,
        /// Reason for the drop.
        reason: DropReason,
    },
    /// A unicast frame went by the BUS, because no data direct VCC leads to its destination yet.
    Flooded {
        /// Handle of the frame.
        #[serde(skip)]
        frame: FrameId,
        /// Destination of the frame.
        dst: EthernetAddress,
    },
    /// The LE_ARP cache knows an address, or knows better.
    Learned {
        /// MAC address of the entry.
        mac: EthernetAddress,
        /// Its ATM address.
        atm: AtmAddress,
        /// Whether a proxy answered for it.
        remote: bool,
        /// MPOA device type in the answer.
        device: Option<Box<DeviceType>>,
    },
    /// An entry left the LE_ARP cache.
    Forgotten {
        /// MAC address of the entry.
        mac: EthernetAddress,
        /// Reason for its removal.
        reason: Forgotten,
    },
    /// A control frame of another client announced its MPOA device type, whether or not the cache has an entry for it.
    Discovered {
        /// LAN destination of the frame: the MAC address that the device type is about.
        mac: EthernetAddress,
        /// ATM address of the client.
        atm: AtmAddress,
        /// The MPOA device type: client, server or both.
        device: Box<DeviceType>,
    },
    /// The old path to a destination is empty; frames go by the new one.
    FlushDone {
        /// MAC address of the destination.
        mac: EthernetAddress,
        /// Whether a LE_FLUSH_RESPONSE said so; if not, the path switching delay (C22) has passed.
        answered: bool,
    },
    /// A data direct VCC carries frames.
    DataDirectOpened {
        /// Id of the VCC.
        vcc: VccId,
        /// The other client.
        peer: AtmAddress,
    },
    /// A data direct VCC is gone, or its call failed.
    DataDirectClosed {
        /// Id of the VCC.
        vcc: VccId,
        /// The other client.
        peer: AtmAddress,
        /// Cause of the release.
        cause: Cause,
    },
    /// The LES has registered a MAC address.
    Registered {
        /// The MAC address.
        mac: EthernetAddress,
    },
    /// The LES has refused a MAC address, or did not answer.
    NotRegistered {
        /// The MAC address.
        mac: EthernetAddress,
        /// Its status; `None` without an answer.
        status: Option<Status>,
    },
    /// Topology change (C19) has begun or ended.
    TopologyChange {
        /// True at the beginning, false at the end.
        changing: bool,
    },
    /// A control frame was not understood.
    Malformed {
        /// VCC that the frame came on.
        vcc: VccId,
    },
}

/// Why a client gave up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LecFailure"))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Failure {
    /// No LECS could be reached; the cause is that of the last call.
    NoLecs {
        /// That cause; none where a LECS was connected and did not answer.
        cause: Option<Cause>,
    },
    /// A call failed.
    CallFailed {
        /// What the call was for.
        vcc: Role,
        /// Cause of the failure.
        cause: Cause,
    },
    /// A VCC that it cannot do without was cleared.
    Lost {
        /// Role of the VCC.
        vcc: Role,
        /// Cause of the release.
        cause: Cause,
    },
    /// A server did not answer.
    NoAnswer {
        /// The request without answer.
        request: OpCode,
    },
    /// A server refused.
    Refused {
        /// The request.
        request: OpCode,
        /// The answer.
        status: Status,
    },
    /// The LECS gave no address of a LES, or the LES none of the BUS.
    NoAddress {
        /// The request.
        request: OpCode,
    },
    /// The ELAN is of another LAN type.
    WrongLanType {
        /// The request.
        request: OpCode,
    },
    /// The ELAN has another maximum frame size.
    WrongFrameSize {
        /// The request.
        request: OpCode,
    },
    /// The LES gave a LECID that none can have.
    BadLecid {
        /// The number.
        lecid: u16,
    },
    /// The BUS could not be connected within C7.
    NoBus,
    /// Multicast forward did not come back within C33.
    NoMulticastForward,
}

/// Why a frame was not sent or delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LecDropReason"))]
#[serde(rename_all = "snake_case")]
pub enum DropReason {
    /// The client has not joined its ELAN.
    NotOperational,
    /// Longer than the maximum frame size of the ELAN (C3).
    TooLong,
    /// C10 frames for that destination went by the BUS within C11 already.
    UnknownFrameLimit,
    /// Too many frames wait for a flush.
    QueueFull,
    /// The destination is the client itself.
    ToItself,
    /// The client sent it itself: the LE header has its LECID.
    Echo,
    /// Flooded, and for another client.
    NotForUs,
    /// On a VCC that is no data VCC of the client.
    WrongVcc,
    /// Encapsulated otherwise than its VCC, or of another ELAN.
    WrongElan,
    /// The client stopped or lost its ELAN while the frame waited.
    Stopped,
}

/// Why an entry left the LE_ARP cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", rename_all_fields = "camelCase")]
pub enum Forgotten {
    /// Not verified within C17.
    Aged,
    /// Not verified within C18 while topology changed.
    TopologyChanged,
    /// LE_NARP_REQUEST.
    Narp,
    /// Nobody answered LE_ARP.
    NoAnswer,
    /// The call to its ATM address failed.
    CallFailed {
        /// Cause of the failure.
        cause: Cause,
    },
    /// The address is behind the client's own bridge now.
    MovedHere,
    /// An operator asked for it.
    Asked,
    /// The client left the ELAN.
    Left,
}
