//! Devices of bridged, routed and served networks: edge devices, routers, servers, hubs.

use super::lan::LecParameters;
use super::mac::MacAddress;
use super::mpoa::{Mpc, Mps};
use super::node::{Interface, Port, Pvc};
use super::present;
use serde::Deserialize;
use std::net::Ipv4Addr;

/// Forwarding of frames or packets: one server and a queue.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Forwarding {
    /// Packets (frames) a second; no limit where absent.
    #[serde(default, deserialize_with = "present")]
    pub packets_per_s: Option<f64>,
    /// Octets of packets as Mb/s; no limit where absent.
    #[serde(default, deserialize_with = "present")]
    pub mbps: Option<f64>,
    /// Packets that wait.
    #[serde(default = "default_queue")]
    pub queue_packets: u32,
}

const fn default_queue() -> u32 {
    512
}

impl Default for Forwarding {
    /// Without limits.
    fn default() -> Self {
        Self { packets_per_s: None, mbps: None, queue_packets: default_queue() }
    }
}

/// Ethernet ports of an edge device bridged to one emulated LAN.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BridgeGroup {
    /// ATM port of its LEC.
    pub port: u16,
    /// ELAN.
    pub elan: u32,
    /// Ethernet ports.
    pub ethernet: Vec<u16>,
    /// MAC address of its LEC; made from the node's number where absent.
    #[serde(default, deserialize_with = "present")]
    pub mac: Option<MacAddress>,
    /// Parameters of its LEC.
    #[serde(default)]
    pub lec: LecParameters,
}

/// An edge device: bridges Ethernet ports to emulated LANs.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// Immutable number.
    pub id: u32,
    /// Name that people see; it has no effect on the run.
    pub name: String,
    /// ATM uplinks and Ethernet ports.
    #[serde(default)]
    pub ports: Vec<Port>,
    /// What is bridged to what.
    #[serde(default)]
    pub bridges: Vec<BridgeGroup>,
    /// Its MPOA client, if it has one.
    #[serde(default, deserialize_with = "present")]
    pub mpc: Option<Mpc>,
    /// How fast it forwards.
    #[serde(default)]
    pub forwarding: Forwarding,
}

/// A route that is not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StaticRoute {
    /// Network.
    pub network: Ipv4Addr,
    /// Its prefix length; 0 for the default route.
    pub prefix: u8,
    /// Next hop.
    pub via: Ipv4Addr,
}

/// An IPv4 router.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Router {
    /// Immutable number.
    pub id: u32,
    /// Name that people see; it has no effect on the run.
    pub name: String,
    /// Ports.
    #[serde(default)]
    pub ports: Vec<Port>,
    /// IP interfaces.
    #[serde(default)]
    pub interfaces: Vec<Interface>,
    /// Permanent virtual circuits: next hop to VC.
    #[serde(default)]
    pub pvcs: Vec<Pvc>,
    /// Routes beside the computed ones, which are those of a routing protocol that has converged.
    #[serde(default)]
    pub routes: Vec<StaticRoute>,
    /// Fast path.
    #[serde(default)]
    pub forwarding: Forwarding,
    /// Slow path, for packets that find the fast path's queue full; they are lost where absent.
    #[serde(default, deserialize_with = "present")]
    pub punt: Option<Forwarding>,
    /// Its MPOA server, if it has one.
    #[serde(default, deserialize_with = "present")]
    pub mps: Option<Mps>,
    /// Servers that live in it, on its first ATM port.
    #[serde(default)]
    pub services: Vec<Service>,
    /// The CPU that does all of it: whatever comes in waits for it in one queue, packets to forward, too. No limit where absent.
    #[serde(default, deserialize_with = "present")]
    pub processor: Option<Processor>,
}

/// A server process.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Service {
    /// LAN emulation configuration server of all ELANs.
    Lecs {},
    /// LAN emulation server and broadcast and unknown server of one ELAN.
    Les {
        /// Which ELAN.
        elan: u32,
        /// Clients that fit; 1 000 where absent, 65 279 at most.
        #[serde(default, deserialize_with = "present")]
        max_clients: Option<u32>,
        /// Whether the BUS sends unicast frames to their owner alone.
        #[serde(default)]
        intelligent: bool,
    },
    /// ATMARP server of a logical IP subnet.
    Atmarp {
        /// Network of the subnet.
        network: Ipv4Addr,
        /// Prefix length of the subnet.
        prefix: u8,
    },
}

/// The CPU of a server or router: all that comes in waits for it in one queue, signalling and keep-alives too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Processor {
    /// Cells of PDUs that it takes a second; no limit where absent.
    #[serde(default, deserialize_with = "present")]
    pub cells_per_s: Option<f64>,
    /// PDUs that it takes a second; no limit where absent.
    #[serde(default, deserialize_with = "present")]
    pub frames_per_s: Option<f64>,
    /// PDUs that wait; no limit where absent.
    #[serde(default, deserialize_with = "present")]
    pub queue_frames: Option<u32>,
}

/// A machine that runs server processes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Server {
    /// Immutable number.
    pub id: u32,
    /// Name that people see; it has no effect on the run.
    pub name: String,
    /// Ports.
    #[serde(default)]
    pub ports: Vec<Port>,
    /// Processes, on its first ATM port.
    #[serde(default)]
    pub services: Vec<Service>,
    /// Its CPU.
    #[serde(default)]
    pub processor: Processor,
}

/// An Ethernet repeater: one shared medium.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hub {
    /// Immutable number.
    pub id: u32,
    /// Name that people see; it has no effect on the run.
    pub name: String,
    /// Ethernet ports of one speed.
    #[serde(default)]
    pub ports: Vec<Port>,
}

/// Signalling at a switch; one without has permanent circuits only.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct SwitchSignalling {
    /// Network prefix, 26 hex digits; made from the switch's number where absent.
    #[serde(deserialize_with = "present")]
    pub prefix: Option<String>,
    /// CPU time of each signalling message.
    pub message_ps: u64,
}
