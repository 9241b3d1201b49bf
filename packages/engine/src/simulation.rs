//! One scenario at work: devices above, a cell network below, one order of events.
//!
//! # Order of equal times
//! At one instant: scheduled changes, in the scenario's order; then deliveries, by connection; then the devices' events, by the node that
//! scheduled them and among those of one node in the order of scheduling.

use crate::account::{Accounts, Trail};
use crate::atm::cell_network::{CellNetwork, ConnCounters, ConnId, Delivery, Outcome};
use crate::capture::Capture;
use crate::context::{Context, HostEvent, Order};
use crate::device::{self, Device};
use crate::host::{FlowEnds, LOOPBACK, Station, place, place_relay};
use crate::measure::{FlowStats, Transfer};
use crate::packet::{Channel, PacketStore};
use crate::scenario::{self, Change, Flow, Host, Model, Node, RelayFlow, ScenarioError};
use crate::sim::event_queue::{EventId, EventQueue};
use crate::sim::hash::StableHasher;
use crate::sim::time::{SimDuration, SimTime};
use crate::stack::Role;
use crate::switch::{self, Roster};
use crate::trace::{Diary, EventTrace, MessageLog, Note, Record, SeriesTrace};
use ethernet::Ethernet;
use faults::MessageFaults;
use lanelab_protocols::wire::Ipv4Address;
use path::{Hop, Map};
use std::collections::{BTreeMap, VecDeque};
use std::hash::Hasher;
use std::net::Ipv4Addr;
use ways::{FlowWay, Sending};

mod account;
mod analyser;
mod capture;
mod cells;
mod change;
mod counts;
mod ethernet;
mod faults;
mod inspect;
mod orders;
mod path;
mod report;
mod sample;
mod ways;

pub use cells::{CellLabel, WatchedCells};
pub use counts::EndCounts;
pub use ethernet::{FrameRecord, WatchedFrames};
pub(crate) use ways::LastPacket;

/// Names deliveries apart from the events of the sending station.
const DELIVERY: u64 = 1 << 39;

/// A run.
#[derive(Clone, Debug)]
pub struct Simulation<N> {
    model: Model,
    network: N,
    /// By ascending number.
    devices: Vec<Device>,
    /// Index of a device by its number.
    index: BTreeMap<u32, u32>,
    queue: EventQueue<(u32, HostEvent)>,
    packets: PacketStore,
    stats: Vec<FlowStats>,
    /// When the warm-up ended, and what the connections of flows of cells had counted; the start of the run until then.
    cells_mark: (SimTime, Vec<ConnCounters>),
    /// What generator ports had counted when the warm-up ended.
    ports_mark: BTreeMap<crate::scenario::LinkEnd, analyser::PortCounts>,
    flow_ids: Vec<u32>,
    /// Connections of each flow, forward and back.
    flow_conns: Vec<Vec<ConnId>>,
    /// The queues on the way of each of these.
    flow_paths: Vec<Vec<Hop>>,
    /// Changes still to come, by time.
    changes: VecDeque<Change>,
    /// PDUs delivered by the network and not yet handled.
    arrivals: VecDeque<Delivery>,
    delivered: Vec<Delivery>,
    orders: Vec<Order>,
    /// Packets that each device has handed to its NICs and ports.
    sent: Vec<u64>,
    /// Connections that there have been.
    opened: ConnId,
    /// Connections of channels that are open.
    channels: BTreeMap<(u32, Channel), Sending>,
    /// What signals, and what route computation knows.
    roster: Roster,
    /// The Ethernet links.
    ethernet: Ethernet,
    /// Control messages that are to be lost or damaged.
    faults: MessageFaults,
    /// Tables as they are, to follow connections by.
    /// Roles of connections, as far as they were seen open.
    roles: BTreeMap<ConnId, Role>,
    /// Where packets of each flow go.
    flow_ways: Vec<FlowWay>,
    diary: Diary,
    messages: MessageLog,
    /// Every event before this has been handled.
    now: SimTime,
    /// Every delivery before this is in `arrivals` or handled.
    computed: SimTime,
    /// Every window is closed at `computed`.
    closed: bool,
    /// How far the network was last asked to go: nothing outside it can act before.
    horizon: SimTime,
    events: u64,
    warm: bool,
    events_trace: EventTrace,
    series: SeriesTrace,
    /// What the scenario measures over time.
    measured: SeriesTrace,
    watched: Vec<cells::WatchedEnd>,
    capture: Option<Box<Capture>>,
    /// Links whose delay changes, from when on and to what, in the order in which these changes became known.
    link_delays: Vec<(SimTime, u32, SimDuration)>,
    /// Where the time of each flow went, as far as anyone asks.
    accounts: Accounts,
    /// PDUs on their way, for these.
    transit: Option<Box<account::Transit>>,
}

impl<N: CellNetwork> Simulation<N> {
    /// Sets up a run of a checked model over the network that `build` makes for it.
    ///
    /// # Errors
    /// Where its connections have more hops, all together, than the network can number.
    pub fn new(
        model: Model,
        build: impl FnOnce(&crate::atm::spec::NetworkSpec) -> N,
    ) -> Result<Self, ScenarioError> {
        let mut model = scenario::auto::expand(model);
        model.flows.sort_by_key(Flow::id);
        let roster = switch::roster(&model);
        let spec = scenario::network_spec(&model);
        let map = Map::new(&spec);
        map.check_hops()?;
        let network = build(&spec);
        let mut hosts: Vec<&Host> = model
            .nodes
            .iter()
            .filter_map(|node| match node {
                Node::Host(host) => Some(&**host),
                _ => None,
            })
            .collect();
        hosts.sort_by_key(|host| host.id);
        let mut stations: Vec<_> = hosts
            .iter()
            .map(|host| {
                Station::new(host, model.seed, |port, vpi, vci| network.connection(host.id, port, vpi, vci))
            })
            .collect();
        device::equip(&model, &mut stations);
        let flows = &model.flows;
        let mut flow_conns = Vec::new();
        let rm_conns = spec.rm_connections();
        let mut stats: Vec<_> = flows.iter().map(FlowStats::of).collect();
        for (index, flow) in flows.iter().enumerate() {
            let mut conns = Vec::new();
            if let Flow::Cells(cells) = flow {
                conns.extend(network.connection(cells.from, cells.port, cells.vpi, cells.vci));
                conns.extend(conns.first().and_then(|data| rm_conns.get(data)).into_iter().flatten());
            } else if let Flow::Relay(relay) = flow {
                let ends = relay_ends(relay, &hosts);
                for ends in &ends {
                    conns.extend(stations[ends.from].conn_to(ends.to_ip));
                    conns.extend(stations[ends.to].conn_to(ends.from_ip));
                }
                let plan = crate::source::plan(relay, model.seed);
                stats[index].transfer = Some(Box::new(Transfer::new(plan.clone())));
                place_relay(&mut stations, index as u32, relay, &ends, plan, model.seed);
            } else if let Some(ends) = flow_ends(flow, &hosts) {
                conns.extend(stations[ends.from].conn_to(ends.to_ip));
                conns.extend(stations[ends.to].conn_to(ends.from_ip));
                place(&mut stations, index as u32, flow, ends, model.seed);
            }
            flow_conns.push(conns);
        }
        let devices = device::build(&model, stations, &roster.controls);
        let index = device::index(&devices);
        let mut changes = model.changes.clone();
        changes.sort_by_key(|change| change.at_ps);
        let (accounts, transit) = account::open(&model, &spec);
        let mut run = Self {
            queue: EventQueue::new(devices.len()),
            sent: vec![0; devices.len()],
            network,
            ethernet: Ethernet::new(&model),
            devices,
            index,
            packets: PacketStore::default(),
            stats,
            ports_mark: BTreeMap::new(),
            cells_mark: (SimTime::ZERO, vec![ConnCounters::default(); flows.len()]),
            flow_ids: flows.iter().map(Flow::id).collect(),
            flow_paths: flow_conns
                .iter()
                .map(|conns| conns.iter().flat_map(|conn| map.path(*conn)).collect())
                .collect(),
            flow_conns,
            changes: VecDeque::new(),
            arrivals: VecDeque::new(),
            delivered: Vec::new(),
            orders: Vec::new(),
            channels: BTreeMap::new(),
            roster,
            faults: MessageFaults::default(),
            opened: spec.terminals.iter().map(|terminal| terminal.vcs.len() as ConnId).sum(),
            roles: BTreeMap::new(),
            flow_ways: vec![FlowWay::default(); flows.len()],
            diary: Diary::default(),
            messages: MessageLog::default(),
            now: SimTime::ZERO,
            computed: SimTime::ZERO,
            closed: true,
            horizon: SimTime::ZERO,
            events: 0,
            warm: model.measure.warmup_ps == 0,
            events_trace: EventTrace::default(),
            series: SeriesTrace::default(),
            measured: model.measure.series.as_ref().map_or_else(
                || Ok(SeriesTrace::default()),
                |series| SeriesTrace::new(SimTime::ZERO, &series.names, SimDuration(series.interval_ps)),
            )?,
            watched: Vec::new(),
            capture: None,
            link_delays: Vec::new(),
            accounts,
            transit,
            model,
        };
        for change in changes {
            run.plan(change);
        }
        run.teach(SimTime::ZERO);
        for index in 0..run.devices.len() {
            run.with_device(index, SimTime::ZERO, EventId::START, Device::start);
        }
        Ok(run)
    }

    /// The model, its flows by id.
    #[must_use]
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// Simulated time reached: everything before it has happened.
    #[must_use]
    pub const fn now(&self) -> SimTime {
        self.now
    }

    /// Cells served by output queues so far.
    #[must_use]
    pub fn cell_hops(&self) -> u64 {
        self.network.cell_hops()
    }

    /// The network below.
    #[must_use]
    pub const fn network(&self) -> &N {
        &self.network
    }

    /// The network below, to watch it.
    pub const fn network_mut(&mut self) -> &mut N {
        &mut self.network
    }

    /// IP packets between the stack that made them and the one that takes them.
    #[must_use]
    pub fn packets_under_way(&self) -> usize {
        self.packets.iter().count()
    }

    /// Simulates up to `target`, where every computation window is closed, or until about `work` units (events, samples and cell-hops) are done.
    /// Returns whether `target` is reached; call again otherwise. A target before what is computed already counts as that.
    pub fn run_until(&mut self, target: SimTime, work: u64) -> bool {
        let target = target.max(self.computed);
        let done = |run: &Self| run.events + run.series.taken + run.measured.taken + run.network.work();
        let start = done(self);
        loop {
            // Hops are estimates where windows are open.
            let spent = done(self).saturating_sub(start);
            if !self.handle_events(target, work.saturating_sub(spent).max(1)) {
                return false;
            }
            self.now = self.now.max(self.computed);
            if self.closed && self.computed == target {
                return true;
            }
            let next = self.next_event().unwrap_or(SimTime::MAX);
            let limit = self.limit(target);
            self.horizon = limit;
            self.computed = self.network.advance(next, limit, &mut self.delivered);
            // What a delivery sets off can still happen before the limit.
            self.closed = self.computed == limit && self.delivered.is_empty() && next >= limit;
            self.arrivals.extend(self.delivered.drain(..));
            if done(self).saturating_sub(start) >= work {
                return false;
            }
        }
    }

    /// Windows are closed where a change acts, where the warm-up ends and where a sample is due.
    fn limit(&self, target: SimTime) -> SimTime {
        let mut limit = target;
        if let Some(change) = self.changes.front() {
            limit = limit.min(SimTime(change.at_ps));
        }
        if !self.warm {
            limit = limit.min(SimTime(self.model.measure.warmup_ps));
        }
        for at in [self.series.next, self.measured.next, self.capture.as_ref().map(|capture| capture.next)]
            .into_iter()
            .flatten()
        {
            limit = limit.min(at);
        }
        limit.max(self.computed)
    }

    fn next_event(&self) -> Option<SimTime> {
        self.queue.next_time()
    }

    fn next_due(&self) -> Option<SimTime> {
        let arrival = self.arrivals.front().map(|delivery| delivery.at);
        [arrival, self.next_event()].into_iter().flatten().min()
    }

    /// Handles everything before `computed`, in order, or so many events of it; returns whether it is all of it.
    fn handle_events(&mut self, target: SimTime, mut budget: u64) -> bool {
        while let Some(at) = self.next_due().filter(|at| *at < self.computed) {
            if budget == 0 {
                return false;
            }
            budget -= 1;
            if self.arrivals.front().is_some_and(|delivery| delivery.at == at) {
                if let Some(delivery) = self.arrivals.pop_front() {
                    self.deliver(delivery);
                }
            } else if let Some(due) = self.queue.pop() {
                let (device, event) = (due.event.0 as usize, due.event.1);
                self.record(due.at, due.id, due.cause, self.devices[device].id());
                let trail = self.account_event(due.at, device, event);
                self.led_by(trail, device, due.at, due.id, |device, cx| device.event(event, cx));
            }
            self.events += 1;
        }
        // What acts at an instant acts before the events of that instant.
        if self.closed && self.computed < target {
            self.act_at_edge(self.computed);
        }
        true
    }

    /// Changes, the end of the warm-up and samples that are due at `edge`, where every window is closed.
    fn act_at_edge(&mut self, edge: SimTime) {
        while let Some(change) = self.changes.pop_front_if(|change| change.at_ps <= edge.0) {
            self.act(edge, &change.kind);
        }
        if !self.warm && self.model.measure.warmup_ps <= edge.0 {
            self.warm = true;
            for stats in &mut self.stats {
                stats.mark(edge);
            }
            self.ports_mark = self.port_counts();
            self.cells_mark = (edge, (0..self.stats.len()).map(|index| self.cells_of(index)).collect());
        }
        self.sample(edge);
        if self.capture.as_ref().is_some_and(|capture| capture.next <= edge) {
            self.settle_capture(edge);
        }
    }

    /// What the forward connection of a flow has counted.
    fn cells_of(&self, index: usize) -> ConnCounters {
        let conn = self.flow_conns[index].first();
        conn.map_or_else(ConnCounters::default, |conn| self.network.conn_counters(*conn))
    }

    fn deliver(&mut self, delivery: Delivery) {
        let (node, port, vpi, vci) = delivery.to;
        let channel = Channel { port, vpi, vci };
        let device = self.index.get(&node).copied();
        let packet = self.packets.get(delivery.pdu);
        let (cause, flow) = (packet.cause, packet.flow);
        let id = EventId::new(packet.sender, DELIVERY | packet.ordinal);
        self.record(delivery.at, id, cause, node);
        if let Some(capture) = &mut self.capture {
            capture.ended(delivery.at, delivery.conn, delivery.pdu);
        }
        match (delivery.outcome, device) {
            (Outcome::Intact, Some(index)) => {
                self.account_arrived(&delivery);
                let pdu = self.packets.claim(delivery.pdu);
                let trail = self.packets.trail(pdu).clone();
                let packet = self.packets.get_mut(pdu);
                (packet.came_by, packet.arrived) = (channel, delivery.at);
                self.messages.received(delivery.at, id, node, channel, packet);
                self.led_by(trail, index as usize, delivery.at, id, |device, cx| {
                    device.arrived(channel, pdu, cx)
                });
            }
            _ => {
                // AAL5 has discarded it (I.363.5): the stack never hears of it.
                self.packets.release(delivery.pdu);
                let flow = self.flow_ids.get(flow as usize).copied().unwrap_or(0);
                self.events_trace.push(Record {
                    at: delivery.at,
                    id,
                    cause: id,
                    node,
                    flow,
                    note: Note::Lost,
                });
            }
        }
    }

    fn record(&mut self, at: SimTime, id: EventId, cause: EventId, node: u32) {
        self.events_trace.push(Record { at, id, cause, node, flow: 0, note: Note::Handled });
    }

    /// Lets a device act at `at`, and does what it asks of the network.
    fn with_device(
        &mut self,
        index: usize,
        at: SimTime,
        event: EventId,
        act: impl FnOnce(&mut Device, &mut Context<'_>),
    ) {
        self.led_by(Trail::default(), index, at, event, act);
    }

    /// The same, where `trail` led to it.
    fn led_by(
        &mut self,
        trail: Trail,
        index: usize,
        at: SimTime,
        event: EventId,
        act: impl FnOnce(&mut Device, &mut Context<'_>),
    ) {
        let device = &mut self.devices[index];
        let mut context = Context {
            now: at,
            event,
            index,
            node: device.id(),
            queue: &mut self.queue,
            packets: &mut self.packets,
            orders: &mut self.orders,
            stats: &mut self.stats,
            trace: &mut self.events_trace,
            diary: &mut self.diary,
            flow_ids: &self.flow_ids,
            accounts: &mut self.accounts,
            trail,
        };
        act(device, &mut context);
        self.carry_out(index, at, event);
    }

    /// Hash of the model's state, in canonical order; at a reached target only.
    #[must_use]
    pub fn state_hash(&self) -> u64 {
        let mut hasher = StableHasher::default();
        hasher.word(self.now.0);
        hasher.word(self.network.state_hash());
        for device in &self.devices {
            device.hash_state(&mut hasher);
        }
        for due in self.queue.in_order() {
            std::hash::Hash::hash(&(due.at, due.id.0, due.event), &mut hasher);
        }
        for (id, packet) in self.packets.iter() {
            std::hash::Hash::hash(&(id, packet), &mut hasher);
        }
        for word in self.stats.iter().flat_map(FlowStats::words) {
            hasher.word(word);
        }
        hasher.finish()
    }
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

fn ends_between(from: u32, to: u32, to_ip: Option<Ipv4Addr>, hosts: &[&Host]) -> Option<FlowEnds> {
    let index = |id: u32| hosts.iter().position(|host| host.id == id);
    let (from, to) = (index(from)?, index(to)?);
    if from == to {
        return Some(FlowEnds { from, to, from_ip: LOOPBACK, to_ip: LOOPBACK });
    }
    let (from_ip, to_ip) = scenario::addresses(hosts[from], hosts[to], to_ip)?;
    let (from_ip, to_ip) = (Ipv4Address(from_ip.octets()), Ipv4Address(to_ip.octets()));
    Some(FlowEnds { from, to, from_ip, to_ip })
}
