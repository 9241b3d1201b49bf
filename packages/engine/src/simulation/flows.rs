//! The flows of a run: who sends to whom over which connections, and what is measured of each.

use super::flow_path::{FlowPath, Routes};
use super::path::{Map, PathQueue};
use crate::host::{FlowEnds, LOOPBACK, Station, place, place_relay};
use crate::measure::{FlowStats, Transfer};
use crate::scenario::{self, Flow, Host, Model, RelayFlow};
use lanelab_cells::atm::cell_network::{CellNetwork, ConnId};
use lanelab_cells::atm::spec::NetworkSpec;
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::wire::Ipv4Address;
use std::net::Ipv4Addr;

/// The flows, in the order of their ids.
#[derive(Clone, Debug)]
pub(super) struct Flows {
    pub(super) ids: Vec<u32>,
    pub(super) stats: Vec<FlowStats>,
    /// Connections of each flow, forward and back.
    pub(super) conns: Vec<Vec<ConnId>>,
    /// The queues on the paths of these.
    pub(super) paths: Vec<Vec<PathQueue>>,
    /// Where packets of each flow go.
    pub(super) latest: Vec<FlowPath>,
    /// Devices on the channels that these packets take.
    pub(super) routes: Routes,
}

impl Flows {
    /// Flows of a model, with their applications placed in the stations of its hosts.
    pub(super) fn new(
        model: &Model,
        spec: &NetworkSpec,
        map: &Map<'_>,
        network: &impl CellNetwork,
        (hosts, stations): (&[&Host], &mut [Station]),
    ) -> Self {
        let rm_conns = spec.rm_connections();
        let mut stats: Vec<_> = model.flows.iter().map(FlowStats::of).collect();
        let mut conns = Vec::new();
        for (index, flow) in model.flows.iter().enumerate() {
            conns.push(match flow {
                Flow::Cells(cells) => {
                    let data = network.connection(cells.from, cells.port, cells.vpi, cells.vci);
                    let rm = data.and_then(|data| rm_conns.get(&data));
                    data.into_iter().chain(rm.into_iter().flatten().copied()).collect()
                }
                Flow::Relay(relay) => {
                    let ends = relay_ends(relay, hosts);
                    let conns = ends.iter().flat_map(|ends| conns_between(stations, ends)).collect();
                    let plan = crate::source::plan(relay, model.seed);
                    stats[index].transfer = Some(Box::new(Transfer::new(plan.clone())));
                    place_relay(stations, index as u32, relay, &ends, plan, model.seed);
                    conns
                }
                _ => match flow_ends(flow, hosts) {
                    Some(ends) => {
                        let conns = conns_between(stations, &ends);
                        place(stations, index as u32, flow, ends, model.seed);
                        conns
                    }
                    None => Vec::new(),
                },
            });
        }
        let path = |conns: &Vec<ConnId>| conns.iter().flat_map(|conn| map.path(*conn)).collect();
        Self {
            ids: model.flows.iter().map(Flow::id).collect(),
            stats,
            paths: conns.iter().map(path).collect(),
            latest: vec![FlowPath::default(); conns.len()],
            routes: Routes::default(),
            conns,
        }
    }

    /// The flows that connections carry; 0 where several flows share one.
    pub(super) fn by_conn(&self) -> SortedMap<ConnId, u32> {
        let mut flows = SortedMap::new();
        for (id, conns) in self.ids.iter().zip(&self.conns) {
            for conn in conns {
                flows.entry(*conn).and_modify(|flow| *flow = 0).or_insert(*id);
            }
        }
        flows
    }
}

/// Permanent connections between the stations at both ends of a flow, forward and back.
fn conns_between(stations: &[Station], ends: &FlowEnds) -> Vec<ConnId> {
    let forward = stations[ends.from].conn_to(ends.to_ip);
    forward.into_iter().chain(stations[ends.to].conn_to(ends.from_ip)).collect()
}

fn flow_ends(flow: &Flow, hosts: &[&Host]) -> Option<FlowEnds> {
    let to = match flow {
        Flow::TcpStream(tcp) => tcp.to,
        Flow::UdpStream(udp) => udp.to,
        Flow::TcpRr(rr) => rr.to,
        Flow::Ping(ping) => ping.to,
        Flow::Cells(_) | Flow::Frames(_) | Flow::Relay(_) => return None,
    };
    ends_between(flow.from(), to, flow.to_ip(), hosts)
}

/// Ends of each client's connection to its layer 4 switch, client first.
fn relay_ends(relay: &RelayFlow, hosts: &[&Host]) -> Vec<FlowEnds> {
    relay.clients().into_iter().filter_map(|client| ends_between(client, relay.to, None, hosts)).collect()
}

/// Ends of a flow among hosts in ascending order of their numbers.
fn ends_between(from: u32, to: u32, to_ip: Option<Ipv4Addr>, hosts: &[&Host]) -> Option<FlowEnds> {
    let index = |id: u32| hosts.binary_search_by_key(&id, |host| host.id).ok();
    let (from, to) = (index(from)?, index(to)?);
    if from == to {
        return Some(FlowEnds { from, to, from_ip: LOOPBACK, to_ip: LOOPBACK });
    }
    let (from_ip, to_ip) = scenario::addresses(hosts[from], hosts[to], to_ip)?;
    let (from_ip, to_ip) = (Ipv4Address(from_ip.octets()), Ipv4Address(to_ip.octets()));
    Some(FlowEnds { from, to, from_ip, to_ip })
}
