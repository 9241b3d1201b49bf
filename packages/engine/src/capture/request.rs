//! Where to capture: links and interfaces of a scenario.

use crate::scenario::{Code, Link, LinkEnd, Model, Node, ScenarioError};
use lanelab_cells::atm::phy;
use lanelab_protocols::pcap::Direction;
use lanelab_protocols::wire::CellFormat;
use serde::Deserialize;
use serde_json::Value;

/// Most places of one capture.
const MOST_PLACES: usize = 16;
const BITS_PER_CELL: u64 = 424;
const PS_PER_S: u64 = 1_000_000_000_000;

/// What to capture; capturing changes neither digest nor state hash.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct CaptureRequest {
    /// 1 to 16 places, each an interface of the file.
    pub at: Vec<PlaceForm>,
    /// Whether each cell is a record, too.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<_>"))]
    pub cells: bool,
}

/// A link by its number, or a node's port.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "CapturePlace", type = "{ link: number } | { node: number, port: number }"))]
#[serde(deny_unknown_fields)]
pub struct PlaceForm {
    /// A link.
    #[serde(default)]
    pub link: Option<u32>,
    /// A node.
    #[serde(default)]
    pub node: Option<u32>,
    /// Port of that node; `node` and `port` go together.
    #[serde(default)]
    pub port: Option<u16>,
}

/// A place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// A link: what end `a` sends is outbound.
    Link(u32),
    /// A node's port: what the node sends is outbound.
    Port(LinkEnd),
}

/// A place to tap.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(super) at: At,
    pub(super) name: String,
    pub(super) description: String,
    pub(super) bit_rate: u64,
    /// Both directions of an ATM link; none of Ethernet.
    pub(super) atm: Option<[AtmEnd; 2]>,
}

/// One direction of an ATM link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AtmEnd {
    /// The port that sends.
    pub(super) from: LinkEnd,
    pub(super) link: u32,
    pub(super) direction: Direction,
    /// Times are those of the arrival at the far end.
    pub(super) arriving: bool,
    pub(super) from_station: bool,
    pub(super) format: CellFormat,
}

impl CaptureRequest {
    /// The places that it names.
    ///
    /// # Errors
    /// Where it names none, too many, or one that the scenario does not have.
    pub(crate) fn places(&self, model: &Model) -> Result<Vec<Place>, ScenarioError> {
        if !(1..=MOST_PLACES).contains(&self.at.len()) {
            return Err(wrong(Code::OutOfRange, self.at.len()));
        }
        self.at.iter().map(|form| place(*form, model)).collect()
    }
}

fn wrong(code: Code, value: impl Into<Value>) -> ScenarioError {
    ScenarioError::of(code, "at", value)
}

fn place(form: PlaceForm, model: &Model) -> Result<Place, ScenarioError> {
    let (at, link) = match form {
        PlaceForm { link: Some(id), node: None, port: None } => {
            let link = model.link(id);
            (At::Link(id), link.ok_or_else(|| wrong(Code::NoSuchLink, id))?)
        }
        PlaceForm { link: None, node: Some(node), port: Some(port) } => {
            let end = LinkEnd { node, port };
            (At::Port(end), link_at(end, model)?)
        }
        _ => return Err(ScenarioError::new(Code::OneOf, "at")),
    };
    Ok(tapped(at, link, model))
}

fn link_at(end: LinkEnd, model: &Model) -> Result<&Link, ScenarioError> {
    let LinkEnd { node: id, port } = end;
    let node = find(model, id).ok_or_else(|| wrong(Code::NoSuchNode, id))?;
    if !node.ports().iter().any(|known| known.id == port) {
        return Err(wrong(Code::NoSuchPort, port));
    }
    let link = model.link_at(end);
    link.ok_or_else(|| wrong(Code::PortWithoutLink, port))
}

fn find(model: &Model, id: u32) -> Option<&Node> {
    model.node(id)
}

fn tapped(at: At, link: &Link, model: &Model) -> Place {
    let name_of = |end: LinkEnd| format!("{}:{}", find(model, end.node).map_or("?", Node::name), end.port);
    let is_switch = |end: LinkEnd| matches!(find(model, end.node), Some(Node::Switch(_)));
    let phy = find(model, link.a.node)
        .and_then(|node| node.ports().iter().find(|port| port.id == link.a.port))
        .map_or("", |port| port.phy.as_str());
    let (name, description) = match at {
        At::Link(id) => (format!("link {id}"), format!("{} - {} ({phy})", name_of(link.a), name_of(link.b))),
        At::Port(end) => (name_of(end), format!("port {} of link {} ({phy})", name_of(end), link.id)),
    };
    let cell_rate = phy::by_name(phy).map(|phy| BITS_PER_CELL * PS_PER_S / phy.cell_time.0);
    let bit_rate = cell_rate.or_else(|| phy::ethernet_bit_rate(phy)).unwrap_or(0);
    let format = if is_switch(link.a) && is_switch(link.b) { CellFormat::Nni } else { CellFormat::Uni };
    let atm = cell_rate.map(|_| {
        [(link.a, link.b), (link.b, link.a)].map(|(from, to)| AtmEnd {
            from,
            link: link.id,
            direction: match at {
                At::Link(_) if from == link.a => Direction::Outbound,
                At::Port(end) if from == end => Direction::Outbound,
                At::Link(_) | At::Port(_) => Direction::Inbound,
            },
            arriving: at == At::Port(to),
            from_station: match (is_switch(from), is_switch(to)) {
                (true, false) => false,
                (false, true) => true,
                _ => from == link.a,
            },
            format,
        })
    });
    Place { at, name, description, bit_rate, atm }
}
