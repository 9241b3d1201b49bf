//! The scenario format as the engine reads it: `docs/scenario.md`, version 7.
//!
//! `packages/scenario` is the authority for the format; the fixtures there hold these types to it, verdict and code. The
//! engine checks again what it relies on, so a document that never met the schema is refused, too.

mod abr;
mod addressing;
pub(crate) mod auto;
mod change;
mod check;
mod check_changes;
mod check_devices;
mod check_lans;
mod check_nodes;
mod check_series;
mod clock;
mod compile;
mod device;
mod error;
mod flow;
mod json;
mod kernel;
mod lan;
mod limits;
mod link;
mod mac;
mod model;
mod mpoa;
mod node;
mod places;
mod relay;
mod role;
pub(crate) mod routing;
mod series;

pub use abr::{Abr, ExplicitRate};
pub use addressing::{addresses, same_network};
pub use change::{
    Change, ChangeKind, CpuSet, DelayedAckForm, FlowSet, LinkSide, PluggedPorts, ProcessName,
    PromptedMessage, SocketsForm, StackSet,
};
pub use check::PORT_SPAN;
pub use check_changes::check_change;
pub use check_series::has_series;
pub use clock::{Clocks, Phase};
pub use compile::{network_spec, queue_spec, shaper_spec};
pub use device::{
    BridgeGroup, Edge, Forwarding, Hub, Processor, Router, Server, Service, StaticRoute, SwitchSignalling,
};
pub use error::{Code, ScenarioError};
pub use flow::{
    CellsFlow, Flow, FlowKind, FrameTarget, FramesFlow, PingFlow, SourceModel, TcpRrFlow, TcpStreamFlow,
    UdpProcess, UdpStreamFlow,
};
pub use kernel::{Kernel, SchedulerKind, SchedulerSet};
pub use lan::{Elan, LecParameters, Tunnel, TunnelEnd};
pub use link::{Direction, Link, LinkEnd};
pub use mac::MacAddress;
pub use model::{Document, Measure, MeasuredFlows, MeasuredSeries, Model};
pub use mpoa::{Mpc, Mps};
pub use node::{
    Bucket, Category, Cpu, Discard, Generator, Host, Interface, Node, Over, Policer, Port, Pvc, Queue,
    Queues, Route, RouteEnd, SignallingQueue, Switch,
};
pub use relay::{Draw, MiniSources, PlannedPdu, RelayFlow, RelayService, RelaySource};
pub use role::Role;
pub use series::{CATEGORY_NAMES, Series, TcpField};

/// Newest schema version that this engine reads.
pub const VERSION: u32 = 8;

/// Oldest one whose `model` is as the newest has it: version 2 added groups to `layout`, version 3 keys
/// that may be absent, version 4 where `view` opens, version 5 `branches`,
/// version 6 the ELAN name that a client asks for, and two limits of MPOA clients, version 7 how a host's operating
/// system shares its CPU, clocks, starts of cell sources, what stations and NICs do, and what a plugged link asks of its ports.
const OLDEST_VERSION: u32 = 1;

/// Reads a scenario document and checks it.
///
/// # Errors
/// The first rule that it breaks, with the path of what breaks it.
pub fn parse(json: &str) -> Result<Model, ScenarioError> {
    let document: Document = read(json)?;
    if !(OLDEST_VERSION..=VERSION).contains(&document.lanelab) {
        let code = if document.lanelab > VERSION { Code::NewerVersion } else { Code::UnknownVersion };
        return Err(ScenarioError::of(code, "lanelab", document.lanelab));
    }
    check::check(&document.model)?;
    Ok(document.model)
}

/// Reads one JSON value of the format.
///
/// # Errors
/// Where the JSON or its shape is wrong.
pub fn read<T: serde::de::DeserializeOwned>(json: &str) -> Result<T, ScenarioError> {
    json::read(json).map_err(|(code, path)| ScenarioError::new(code, path))
}

/// Reads an optional key that may be absent but not `null`; goes with a default.
fn present<'a, T: serde::Deserialize<'a>, D: serde::Deserializer<'a>>(
    reader: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(reader).map(Some)
}

/// Reads a key that may be `null` but not absent.
fn nullable<'a, T: serde::Deserialize<'a>, D: serde::Deserializer<'a>>(
    reader: D,
) -> Result<Option<T>, D::Error> {
    serde::Deserialize::deserialize(reader)
}
