//! Devices: hosts, switches, generators; what all devices share.

use super::abr::ExplicitRate;
use super::change::{CpuSet, StackSet};
use super::device::{Edge, Hub, Processor, Router, Server, Service, StaticRoute, SwitchSignalling};
use super::kernel::Kernel;
use super::lan::LecParameters;
use super::mac::MacAddress;
use super::mpoa::Mpc;
use super::present;
use lanelab_cells::atm::spec::ServiceCategory;
use serde::Deserialize;
use std::net::Ipv4Addr;

/// A device, by kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "kind", rename_all = "kebab-case")]
pub enum Node {
    /// A station with a stack.
    Host(Box<Host>),
    /// An ATM switch.
    Switch(Switch),
    /// An open-loop cell source and sink.
    Generator(Generator),
    /// A bridge between Ethernet and emulated LANs.
    Edge(Box<Edge>),
    /// An IPv4 router.
    Router(Box<Router>),
    /// A machine for LECS, LES, BUS, ATMARP server.
    Server(Box<Server>),
    /// An Ethernet repeater.
    Hub(Hub),
}

impl Node {
    /// Immutable number.
    #[must_use]
    pub const fn id(&self) -> u32 {
        match self {
            Self::Host(host) => host.id,
            Self::Switch(switch) => switch.id,
            Self::Generator(generator) => generator.id,
            Self::Edge(node) => node.id,
            Self::Router(node) => node.id,
            Self::Server(node) => node.id,
            Self::Hub(node) => node.id,
        }
    }

    /// Name that people see; it has no effect on the run.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Host(host) => &host.name,
            Self::Switch(switch) => &switch.name,
            Self::Generator(generator) => &generator.name,
            Self::Edge(node) => &node.name,
            Self::Router(node) => &node.name,
            Self::Server(node) => &node.name,
            Self::Hub(node) => &node.name,
        }
    }

    /// Ports.
    #[must_use]
    pub fn ports(&self) -> &[Port] {
        match self {
            Self::Host(host) => &host.ports,
            Self::Switch(switch) => &switch.ports,
            Self::Generator(generator) => &generator.ports,
            Self::Edge(node) => &node.ports,
            Self::Router(node) => &node.ports,
            Self::Server(node) => &node.ports,
            Self::Hub(node) => &node.ports,
        }
    }
}

/// A station.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Host {
    /// Immutable number.
    pub id: u32,
    /// Name that people see; it has no effect on the run.
    pub name: String,
    /// NICs.
    #[serde(default)]
    pub ports: Vec<Port>,
    /// IP interfaces.
    #[serde(default)]
    pub interfaces: Vec<Interface>,
    /// Permanent virtual circuits: next hop to VC.
    #[serde(default)]
    pub pvcs: Vec<Pvc>,
    /// Routes beside those to its own subnets and to its default router.
    #[serde(default)]
    pub routes: Vec<StaticRoute>,
    /// Default router; the first router of the first interface's subnet where absent.
    #[serde(default, deserialize_with = "present")]
    pub gateway: Option<Ipv4Addr>,
    /// Its MPOA client, if it has one; serves the LECs whose interface says so.
    #[serde(default, deserialize_with = "present")]
    pub mpc: Option<Mpc>,
    /// MTU of the loopback interface.
    #[serde(default = "default_loopback_mtu")]
    pub loopback_mtu: u32,
    /// Cost model.
    #[serde(default)]
    pub cpu: Cpu,
    /// Name of a stack profile.
    #[serde(default = "default_profile")]
    pub profile: String,
    /// Switches that differ from the profile.
    #[serde(default)]
    pub stack: StackSet,
    /// How its operating system shares the CPU.
    #[serde(default)]
    pub kernel: Kernel,
}

const fn default_loopback_mtu() -> u32 {
    16_384
}

fn default_profile() -> String {
    "bsd-reno".to_owned()
}

const fn default_prefix() -> u8 {
    24
}

const fn default_capacity() -> Option<u32> {
    Some(8_192)
}

const fn yes() -> bool {
    true
}

/// What an IP interface runs over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Over {
    /// Classical IP over permanent circuits, LLC/SNAP.
    #[default]
    Pvc,
    /// Classical IP over switched circuits, with an ATMARP server.
    Svc,
    /// An emulated LAN.
    Lane,
    /// Ethernet.
    Ethernet,
}

/// An IP interface.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Interface {
    /// Port.
    pub port: u16,
    /// Address, unique in the scenario.
    pub ip: Ipv4Addr,
    /// Prefix length.
    #[serde(default = "default_prefix")]
    pub prefix: u8,
    /// Largest IP packet; see [`Interface::mtu`].
    #[serde(default, deserialize_with = "present", rename = "mtu")]
    stated_mtu: Option<u32>,
    /// Network below IP: permanent VCs, Classical IP, LAN emulation or Ethernet.
    #[serde(default)]
    pub over: Over,
    /// ELAN, where it runs over one.
    #[serde(default, deserialize_with = "present")]
    pub elan: Option<u32>,
    /// Its MAC address, where it is on a LAN; made from the node's number where absent.
    #[serde(default, deserialize_with = "present")]
    pub mac: Option<MacAddress>,
    /// Parameters of its LEC.
    #[serde(default)]
    pub lec: LecParameters,
    /// Whether the device's MPOA client serves its LEC.
    #[serde(default = "yes")]
    pub mpoa: bool,
}

impl Interface {
    /// Largest IP packet: as stated, else 9180 octets over Classical IP (RFC 2225) and 1500 over Ethernet and emulated LANs.
    #[must_use]
    pub fn mtu(&self) -> u32 {
        self.stated_mtu.unwrap_or(match self.over {
            Over::Pvc | Over::Svc => 9_180,
            Over::Lane | Over::Ethernet => 1_500,
        })
    }
}

/// A permanent virtual circuit of a host.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pvc {
    /// Port.
    pub port: u16,
    /// VPI on the port's link.
    #[serde(default)]
    pub vpi: u16,
    /// VCI on the port's link.
    pub vci: u16,
    /// IP address reached over it.
    pub peer: Ipv4Addr,
    /// Service category.
    #[serde(default)]
    pub category: Category,
    /// Traffic shaper.
    #[serde(default)]
    pub shaper: Vec<Bucket>,
}

/// What a host's CPU costs; all but `cell_ps` divided by `speed`.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct Cpu {
    /// Speed relative to the machine that the costs are of.
    pub speed: f64,
    /// Each send or receive call.
    pub syscall_ps: u64,
    /// Each IP packet sent.
    pub send_packet_ps: u64,
    /// Each IP packet received.
    pub receive_packet_ps: u64,
    /// Each PDU received from a NIC, at interrupt level.
    pub interrupt_ps: u64,
    /// Each octet copied between application and kernel.
    pub copy_ps_per_octet: u64,
    /// Each octet checksummed.
    pub checksum_ps_per_octet: u64,
    /// Each 10 ms clock tick.
    pub tick_ps: u64,
    /// Each cell that the driver segments or reassembles.
    pub cell_ps: u64,
}

impl Default for Cpu {
    /// A CPU that takes no time.
    fn default() -> Self {
        Self {
            speed: 1.0,
            syscall_ps: 0,
            send_packet_ps: 0,
            receive_packet_ps: 0,
            interrupt_ps: 0,
            copy_ps_per_octet: 0,
            checksum_ps_per_octet: 0,
            tick_ps: 0,
            cell_ps: 0,
        }
    }
}

impl Cpu {
    /// The same with some costs changed.
    #[must_use]
    pub fn with(&self, set: &CpuSet) -> Self {
        Self {
            speed: set.speed.unwrap_or(self.speed),
            syscall_ps: set.syscall_ps.unwrap_or(self.syscall_ps),
            send_packet_ps: set.send_packet_ps.unwrap_or(self.send_packet_ps),
            receive_packet_ps: set.receive_packet_ps.unwrap_or(self.receive_packet_ps),
            interrupt_ps: set.interrupt_ps.unwrap_or(self.interrupt_ps),
            copy_ps_per_octet: set.copy_ps_per_octet.unwrap_or(self.copy_ps_per_octet),
            checksum_ps_per_octet: set.checksum_ps_per_octet.unwrap_or(self.checksum_ps_per_octet),
            tick_ps: set.tick_ps.unwrap_or(self.tick_ps),
            cell_ps: set.cell_ps.unwrap_or(self.cell_ps),
        }
    }
}

/// An ATM switch.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Switch {
    /// Immutable number.
    pub id: u32,
    /// Name that people see; it has no effect on the run.
    pub name: String,
    /// Ports.
    #[serde(default)]
    pub ports: Vec<Port>,
    /// Last bit in to place in queue.
    #[serde(default)]
    pub latency_ps: u64,
    /// Shared backplane; absent where it never limits.
    #[serde(default)]
    pub backplane_mbps: Option<f64>,
    /// VPI/VCI table.
    #[serde(default)]
    pub routes: Vec<Route>,
    /// Signalling, ILMI and routing; permanent circuits only where absent.
    #[serde(default, deserialize_with = "present")]
    pub signalling: Option<SwitchSignalling>,
    /// Servers that live in it.
    #[serde(default)]
    pub services: Vec<Service>,
    /// The CPU that they share.
    #[serde(default)]
    pub processor: Processor,
}

/// A traffic generator and analyser.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Generator {
    /// Immutable number.
    pub id: u32,
    /// Name that people see; it has no effect on the run.
    pub name: String,
    /// Ports.
    pub ports: Vec<Port>,
}

/// A port.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Port {
    /// Immutable number in its node.
    pub id: u16,
    /// Name of the physical layer.
    pub phy: String,
    /// Half duplex, of an Ethernet port; a hub's are so anyway.
    #[serde(default)]
    pub half: bool,
    /// End system identifier of an ATM port, MAC address of a generator's Ethernet port; made from the node's number where absent.
    #[serde(default, deserialize_with = "present")]
    pub mac: Option<MacAddress>,
    /// How much faster than nominal its clock is, in ppm; as [`super::Clocks`] says where absent.
    #[serde(default, deserialize_with = "present", rename = "clockPpm")]
    pub clock_ppm: Option<f64>,
    /// Time that a station at an Ethernet port takes from a frame's last bit until it has the next one ready.
    #[serde(default, rename = "turnaroundPs")]
    pub turnaround_ps: u64,
    /// Where signalling waits at an end system's ATM port.
    #[serde(default, rename = "signallingQueue")]
    pub signalling_queue: SignallingQueue,
    /// Output buffers of a switch; those absent have the defaults.
    #[serde(default, deserialize_with = "present")]
    pub queues: Option<Queues>,
    /// How a switch's port tells ABR sources their rates; it does not where absent.
    #[serde(default, deserialize_with = "present", rename = "explicitRate")]
    pub explicit_rate: Option<ExplicitRate>,
}

/// Where messages of signalling (VPI 0, VCI 5) wait in a NIC.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SignallingQueue {
    /// In the queue of all UBR data, first come first served.
    #[default]
    Shared,
    /// In one of their own, which is served first.
    Own,
}

impl SignallingQueue {
    /// The output buffer that this is.
    pub(crate) const fn category(self) -> ServiceCategory {
        match self {
            Self::Shared => ServiceCategory::Ubr,
            Self::Own => ServiceCategory::Cbr,
        }
    }
}

/// Output buffers by category.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Queues {
    /// Constant bit rate.
    #[serde(deserialize_with = "present")]
    pub cbr: Option<Queue>,
    /// Real-time variable bit rate.
    #[serde(deserialize_with = "present")]
    pub rt_vbr: Option<Queue>,
    /// Non-real-time variable bit rate.
    #[serde(deserialize_with = "present")]
    pub nrt_vbr: Option<Queue>,
    /// Available bit rate.
    #[serde(deserialize_with = "present")]
    pub abr: Option<Queue>,
    /// Unspecified bit rate.
    #[serde(deserialize_with = "present")]
    pub ubr: Option<Queue>,
}

/// One output buffer.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Queue {
    /// Cells that fit, the one in service included; `null` for no limit.
    #[serde(default = "default_capacity")]
    pub capacity_cells: Option<u32>,
    /// Cells from which CLP = 1 is refused; `null` for never.
    #[serde(default)]
    pub clp_threshold_cells: Option<u32>,
    /// Whole-PDU discard.
    #[serde(default)]
    pub discard: Discard,
}

/// Whole-PDU discard.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename = "kind", rename_all = "lowercase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Discard {
    /// Cell by cell.
    None {},
    /// Partial packet discard.
    Ppd {},
    /// Early packet discard.
    Epd {
        /// Cells from which new PDUs are refused.
        threshold_cells: u32,
        /// Keep a refused PDU's last cell.
        #[serde(default = "yes")]
        keep_last: bool,
    },
}

impl Default for Discard {
    fn default() -> Self {
        Self::None {}
    }
}

/// A GCRA bucket.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Bucket {
    /// I.
    pub increment_ps: u64,
    /// L.
    pub limit_ps: u64,
}

/// One side of a table row; no VCI in a VP row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RouteEnd {
    /// Port.
    pub port: u16,
    /// VPI.
    pub vpi: u16,
    /// VCI.
    #[serde(default, deserialize_with = "present")]
    pub vci: Option<u16>,
}

/// Policing of a row.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policer {
    /// One bucket for PCR, two for PCR and SCR.
    pub buckets: Vec<Bucket>,
    /// `discard` or `tag`.
    #[serde(default)]
    pub action: PolicingAction,
}

/// What happens to a cell that does not conform.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PolicingAction {
    /// The cell is dropped.
    #[default]
    Discard,
    /// The cell's CLP bit is set, so that it is dropped first in a full queue.
    Tag,
}

/// A row of a switch's table.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    /// Channel by which cells come in.
    #[serde(rename = "in")]
    pub input: RouteEnd,
    /// Channel by which cells go out.
    #[serde(rename = "out")]
    pub output: RouteEnd,
    /// Service category.
    #[serde(default)]
    pub category: Category,
    /// Usage parameter control.
    #[serde(default, deserialize_with = "present")]
    pub policer: Option<Policer>,
    /// Traffic shaper.
    #[serde(default)]
    pub shaper: Vec<Bucket>,
}

/// ATM service category.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Constant bit rate.
    Cbr,
    /// Real-time variable bit rate.
    RtVbr,
    /// Non-real-time variable bit rate.
    NrtVbr,
    /// Available bit rate.
    Abr,
    /// Unspecified bit rate.
    #[default]
    Ubr,
}
