//! What the time of a PDU or a frame between two devices went into.

use super::Simulation;
use crate::account::{Accounts, Carried, Cause, Trail};
use crate::context::HostEvent;
use crate::device::Device;
use crate::packet::{Channel, PacketId};
use crate::scenario::{Flow, LinkEnd, Model};
use lanelab_cells::atm::cell_network::{CellNetwork, Channel as End, ConnId, Delivery};
use lanelab_cells::atm::spec::NetworkSpec;
use lanelab_cells::atm::tables::{Path, PathEnd, Tables};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::sorted::SortedMap;

/// The path from where a connection begins to one of its ends.
#[derive(Clone, Debug)]
struct ConnPath {
    to: End,
    /// How many ports it leaves by.
    legs: usize,
    /// The links on it, by their ids.
    links: Vec<u32>,
    /// Delay of all of them together, as the document has it.
    delay: SimDuration,
    /// Time of a cell on the first of them, on the slowest, and on all together, in ps.
    first_ps: u64,
    slowest_ps: u64,
    cell_ps: u64,
}

/// PDUs of accounted flows under way.
#[derive(Clone, Debug)]
pub(super) struct Transit {
    /// Cell time of every ATM port.
    cell_times: SortedMap<LinkEnd, SimDuration>,
    /// The link at every port and its delay, as the document has it.
    links: SortedMap<LinkEnd, (u32, SimDuration)>,
    /// Where permanent connections begin, by their numbers.
    starts: Vec<(u32, Channel)>,
    /// Paths of connections, by their numbers, as the tables last were when a PDU was handed over.
    paths: Vec<Option<(u64, Vec<ConnPath>)>>,
}

impl Transit {
    #[inline(never)]
    fn new(model: &Model, spec: &NetworkSpec) -> Self {
        let ends = model
            .nodes
            .iter()
            .flat_map(|node| node.ports().iter().map(|port| LinkEnd { node: node.id(), port: port.id }));
        let starts = spec.terminals.iter().flat_map(|terminal| {
            let channel =
                |vc: &lanelab_cells::atm::spec::VcSpec| Channel { port: vc.port, vpi: vc.vpi, vci: vc.vci };
            terminal.vcs.iter().map(move |vc| (terminal.id, channel(vc)))
        });
        Self {
            cell_times: ends.filter_map(|end| Some((end, model.cell_time(end)?))).collect(),
            links: model
                .links
                .iter()
                .flat_map(|link| [link.a, link.b].map(|end| (end, (link.id, link.delay()))))
                .collect(),
            starts: starts.collect(),
            paths: Vec::new(),
        }
    }

    fn link_at(&self, (node, port, ..): End) -> Option<(u32, SimDuration)> {
        self.links.get(&LinkEnd { node, port }).copied()
    }

    fn cell_time(&self, (node, port, ..): End) -> SimDuration {
        self.cell_times.get(&LinkEnd { node, port }).copied().unwrap_or(SimDuration::ZERO)
    }

    /// Every path from a channel to an end.
    fn paths_from(&self, tables: &Tables, from: End) -> Vec<ConnPath> {
        let whole = |path: Path<'_>| match path.end {
            PathEnd::Received(to, _) | PathEnd::NoRow(to) => {
                let times = || path.legs.iter().map(|leg| self.cell_time(leg.leaving).0);
                let first_ps = times().next().unwrap_or(0);
                let (slowest_ps, cell_ps) = (times().max().unwrap_or(0), times().sum());
                let links: Vec<_> = path.legs.iter().filter_map(|leg| self.link_at(leg.leaving)).collect();
                let delay = SimDuration(links.iter().map(|(_, delay)| delay.0).sum());
                let links = links.into_iter().map(|(id, _)| id).collect();
                let legs = path.legs.len();
                Some(ConnPath { to, legs, links, delay, first_ps, slowest_ps, cell_ps })
            }
            PathEnd::Unlinked | PathEnd::Circle(_) => None,
        };
        tables.walk(from, []).filter_map(whole).collect()
    }
}

/// Where the time of flows went, as far as anyone asks.
#[derive(Clone, Debug)]
pub(super) struct Accounting {
    pub(super) accounts: Accounts,
    /// PDUs under way; none where no flow is accounted.
    transit: Option<Box<Transit>>,
    /// Links whose delay changes, from when on and to what, in the order in which these changes became known.
    pub(super) link_delays: Vec<(SimTime, u32, SimDuration)>,
}

impl Accounting {
    /// Accounts of the measured flows between hosts or generators, where the scenario asks for them.
    pub(super) fn new(model: &Model, spec: &NetworkSpec, devices: &mut [Device]) -> Self {
        let mut accounts = Accounts::new(SimTime(model.measure.warmup_ps));
        let measured =
            model.flows.iter().enumerate().filter(|(_, flow)| model.measure.flows.covers(flow.id()));
        for (index, flow) in measured.filter(|_| model.measure.account) {
            let (to, due) = match flow {
                Flow::TcpStream(tcp) => (vec![tcp.to], false),
                Flow::TcpRr(rr) => (vec![rr.to], false),
                Flow::UdpStream(udp) => (vec![udp.to], true),
                Flow::Ping(ping) => (vec![ping.to], true),
                Flow::Frames(frames) => (vec![frames.to], true),
                Flow::Relay(relay) => (relay.takers().to_vec(), false),
                Flow::Cells(_) => continue,
            };
            accounts.open(index, flow.from(), to, due);
        }
        let transit = accounts.is_on().then(|| Box::new(Transit::new(model, spec)));
        if accounts.is_on() {
            for station in devices.iter_mut().filter_map(Device::host_mut) {
                station.cpu_causes = accounts.add_cpu(station.id, station.processes());
            }
        }
        Self { accounts, transit, link_delays: Vec::new() }
    }
}

impl<N: CellNetwork> Simulation<N> {
    /// Takes down where a PDU goes; its cells follow now.
    pub(super) fn account_handed(&mut self, conn: ConnId, channel: Option<Channel>, id: PacketId) {
        let Some(transit) = &mut self.accounting.transit else { return };
        let (place, version) = (conn as usize, self.network.tables().version());
        let is_known =
            transit.paths.get(place).and_then(Option::as_ref).is_some_and(|(known, _)| *known == version);
        if is_known || !self.packets.trail(id).is_on() {
            return;
        }
        let sent = channel.map(|channel| (self.packets.get(id).sender, channel));
        let Some((node, channel)) = sent.or_else(|| transit.starts.get(place).copied()) else { return };
        if transit.paths.len() <= place {
            transit.paths.resize(place + 1, None);
        }
        let from = (node, channel.port, channel.vpi, channel.vci);
        transit.paths[place] = Some((version, transit.paths_from(self.network.tables(), from)));
    }

    /// A PDU has arrived: what the time of its last cell went into. The wait at the interface that sent it is known from when that cell
    /// left there; bits go out as they would on empty lines; what is left is the switches'.
    pub(super) fn account_arrived(&mut self, delivery: &Delivery) {
        let (now, id) = (delivery.at, delivery.pdu);
        let Some(begun) = self.packets.trail(id).until() else { return };
        let cells = u64::from(self.packets.get(id).cells());
        let Some(transit) = &self.accounting.transit else { return };
        let Some(Some((_, paths))) = transit.paths.get(delivery.conn as usize) else { return };
        let path = paths.iter().find(|path| path.to == delivery.to);
        let (legs, first, slowest, whole) =
            path.map_or((0, 0, 0, 0), |path| (path.legs, path.first_ps, path.slowest_ps, path.cell_ps));
        let serialisation = SimDuration(whole + slowest * (cells - 1));
        let propagation = path.map_or(SimDuration::ZERO, |path| self.path_delay(path, begun));
        let wait = now.since(begun).0.saturating_sub(serialisation.0 + propagation.0);
        // Where no switch follows, every wait is the interface's.
        let at_interface = match legs {
            0 | 1 => wait,
            _ => delivery.left.since(begun).0.saturating_sub(first * cells).min(wait),
        };
        let (trail, log) = (self.packets.trail_mut(id), &mut self.accounting.accounts.log);
        trail.line(SimDuration(slowest * cells));
        let (nic_queue, switch_queue) = (SimDuration(at_interface), SimDuration(wait - at_interface));
        trail.carry(Carried { nic_queue, serialisation, switch_queue, until: now }, log);
    }

    /// Delay of all links of a path for what is handed over at `at`.
    fn path_delay(&self, path: &ConnPath, at: SimTime) -> SimDuration {
        if self.accounting.link_delays.is_empty() {
            return path.delay;
        }
        SimDuration(path.links.iter().map(|link| self.link_delay(*link, at).0).sum())
    }

    /// Delay of a link for what is handed over at `at`.
    pub(super) fn link_delay(&self, id: u32, at: SimTime) -> SimDuration {
        let changed =
            self.accounting.link_delays.iter().rev().find(|(from, link, _)| *link == id && *from <= at);
        let first = || self.model.link(id).map(|link| link.delay());
        changed.map(|(_, _, delay)| *delay).or_else(first).unwrap_or(SimDuration::ZERO)
    }

    /// The last bit of a frame leaves a port: it waited for the line, and then took its time on it.
    pub(super) fn account_frame(&mut self, at: SimTime, port: LinkEnd, id: PacketId) {
        if !self.packets.trail(id).is_on() {
            return;
        }
        let (mut port, mut over) = (port, at);
        if let Some(hub) = self.hub(port.node) {
            // Every station has heard it now; its last bit left the one that sent it earlier.
            let by = LinkEnd { port: self.packets.get(id).came_by.port, ..port };
            over = at - hub.reach(by.port);
            port = self.ethernet.at(by).map_or(port, |link| link.far);
        }
        let octets = self.packets.get(id).len() as u32;
        let time = self.model.ethernet_line(port).map_or(SimDuration::ZERO, |line| line.frame(octets));
        let (trail, log) = (self.packets.trail_mut(id), &mut self.accounting.accounts.log);
        trail.line(time);
        trail.wait_and_work(over, Cause::NicQueue, (Cause::Serialisation, time), log);
    }

    /// An event that a packet waited for is due: what the wait went into.
    pub(super) fn account_event(&mut self, at: SimTime, device: usize, event: HostEvent) -> Trail {
        let (id, cause) = match event {
            HostEvent::FrameIn(_, id) => (id, Cause::Propagation),
            HostEvent::Served(id) if matches!(self.devices.list[device], Device::Server(_)) => {
                (id, Cause::BusQueue)
            }
            HostEvent::Served(id) | HostEvent::Processed(id) => (id, Cause::Router),
            _ => return Trail::default(),
        };
        let trail = self.packets.trail_mut(id);
        trail.spend(at, cause, &mut self.accounting.accounts.log);
        *trail
    }

    /// Lets the accounts forget what they can sum up, where they have kept enough of it.
    pub(super) fn settle_accounts(&mut self) {
        if self.accounting.accounts.are_full() {
            let mut trails: Vec<_> = self.packets.trails_mut().collect();
            for station in self.devices.list.iter_mut().filter_map(Device::host_mut) {
                station.trails_mut(&mut trails);
            }
            self.accounting.accounts.settle(trails);
        }
    }
}
