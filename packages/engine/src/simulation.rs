//! One scenario at work: devices above, a cell network below, one order of events.
//!
//! # Order of equal times
//! At one instant: scheduled changes, in the scenario's order; then deliveries, by connection; then the devices' events, by the node that
//! scheduled them and among those of one node in the order of scheduling.

use crate::account::Trail;
use crate::context::{Context, HostEvent};
use crate::device::{self, Device};
use crate::host::Station;
use crate::measure::FlowStats;
use crate::packet::{Channel, PacketStore};
use crate::scenario::{self, Flow, Host, Model, Node, ScenarioError};
use crate::switch::{self, Roster};
use crate::trace::{Note, PathEnd, Record};
use account::Accounting;
use clock::Clock;
use connections::Connections;
use devices::Devices;
use ethernet::Ethernet;
use faults::MessageFaults;
use flows::Flows;
use lanelab_cells::atm::cell_network::{CellNetwork, ConnCounters, ConnId, Delivery, Outcome};
use lanelab_cells::sim::event_queue::{EventId, EventQueue};
use lanelab_cells::sim::hash::StableHasher;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::order;
use path::Map;
use recording::Recording;
use schedule::Schedule;
use std::hash::Hasher;

mod account;
mod actions;
mod analyser;
mod capture;
mod cells;
mod change;
mod clock;
mod columns;
mod connections;
mod counts;
mod devices;
mod ethernet;
mod faults;
mod flow_path;
mod flows;
mod inspect;
mod packet_layers;
mod path;
mod recording;
mod report;
mod sample;
mod schedule;

pub use cells::{CellLabel, WatchedCells};
pub use columns::{Trace, TraceKind};
pub use counts::EndCounts;
pub use ethernet::{FrameRecord, WatchedFrames};
pub(crate) use flow_path::{LastPacket, Via};
pub(crate) use packet_layers::WrapLayer;

/// Names deliveries apart from the events of the sending station.
const DELIVERY: u64 = 1 << 39;

/// A run.
#[derive(Clone, Debug)]
pub struct Simulation<N> {
    model: Model,
    network: N,
    devices: Devices,
    queue: EventQueue<(u32, HostEvent)>,
    packets: PacketStore,
    clock: Clock,
    flows: Flows,
    connections: Connections,
    control: Control,
    ethernet: Ethernet,
    schedule: Schedule,
    recording: Recording,
    accounting: Accounting,
}

/// What signals and what it knows of the network, and control messages that a fault takes.
#[derive(Clone, Debug)]
struct Control {
    roster: Roster,
    faults: MessageFaults,
}

impl<N: CellNetwork> Simulation<N> {
    /// Sets up a run of a checked model over the network that `build` makes for it.
    ///
    /// # Errors
    /// Where its connections have more hops, all together, than the network can number.
    pub fn new(
        model: Model,
        build: impl FnOnce(&lanelab_cells::atm::spec::NetworkSpec) -> N,
    ) -> Result<Self, ScenarioError> {
        let mut model = scenario::auto::expand(model);
        order::sort_by_key(&mut model.flows, Flow::id);
        let roster = switch::roster(&model);
        let spec = scenario::network_spec(&model);
        path::check_hops(&spec)?;
        let network = build(&spec);
        let mut hosts: Vec<&Host> = model
            .nodes
            .iter()
            .filter_map(|node| match node {
                Node::Host(host) => Some(&**host),
                _ => None,
            })
            .collect();
        order::sort_by_key(&mut hosts, |host| host.id);
        let mut stations: Vec<_> = hosts
            .iter()
            .map(|host| {
                Station::new(host, model.seed, |port, vpi, vci| network.connection(host.id, port, vpi, vci))
            })
            .collect();
        device::equip(&model, &mut stations);
        let map = Map::new(&spec, network.tables());
        let flows = Flows::new(&model, &spec, &map, &network, (&hosts, &mut stations));
        let mut devices = Devices::new(device::build(&model, stations, &roster.controls), &model);
        let mut changes = model.changes.clone();
        order::sort_by_key(&mut changes, |change| change.at_ps);
        let mut run = Self {
            queue: EventQueue::new(devices.list.len()),
            accounting: Accounting::new(&model, &spec, &mut devices.list),
            devices,
            packets: PacketStore::default(),
            clock: Clock::new(),
            flows,
            connections: Connections::new(&spec),
            control: Control { roster, faults: MessageFaults::default() },
            ethernet: Ethernet::new(&model),
            schedule: Schedule::new(&model),
            recording: Recording::new(&model)?,
            network,
            model,
        };
        for change in changes {
            run.plan(change);
        }
        run.set_answer_delays();
        run.announce_topology(SimTime::ZERO);
        for index in 0..run.devices.list.len() {
            run.with_device(index, SimTime::ZERO, EventId::START, Device::start);
        }
        // What leaves as devices start is there for whoever asks for packets before the run moves on.
        run.watch_packets(false);
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
        self.clock.now
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
        let target = target.max(self.clock.computed);
        let done = |run: &Self| run.clock.events + run.recording.samples() + run.network.work();
        let start = done(self);
        loop {
            // Hops are estimates where windows are open.
            let spent = done(self).saturating_sub(start);
            if !self.handle_events(target, work.saturating_sub(spent).max(1)) {
                return false;
            }
            self.clock.now = self.clock.now.max(self.clock.computed);
            if self.clock.closed && self.clock.computed == target {
                return true;
            }
            let next = self.earliest_sending();
            let limit = self.limit(target);
            self.clock.horizon = limit;
            self.clock.computed = self.network.advance(next, limit, &mut self.connections.delivered);
            // What a delivery sets off can still happen before the limit. Events that are due before it let nobody send before it.
            self.clock.closed =
                self.clock.computed == limit && self.connections.delivered.is_empty() && next >= limit;
            self.connections.arrivals.extend(self.connections.delivered.drain(..));
            if done(self).saturating_sub(start) >= work {
                return false;
            }
        }
    }

    /// Windows are closed where a change applies, where the warm-up ends and where a sample is due.
    fn limit(&self, target: SimTime) -> SimTime {
        let mut limit = target;
        if let Some(change) = self.schedule.changes.front() {
            limit = limit.min(SimTime(change.at_ps));
        }
        if !self.schedule.warm {
            limit = limit.min(SimTime(self.model.measure.warmup_ps));
        }
        if let Some(at) = self.recording.next() {
            limit = limit.min(at);
        }
        limit.max(self.clock.computed)
    }

    /// The earliest instant at which an event to come can let a device hand something to the network.
    fn earliest_sending(&self) -> SimTime {
        let devices = &self.devices.list;
        self.queue.least(|at, (device, event)| devices[device as usize].earliest_sending(at, event))
    }

    /// Tells the network how soon the receiver of a connection can answer what comes by it.
    fn set_answer_delay(&mut self, conn: ConnId) {
        let receiver = self.network.destination(conn).and_then(|(node, ..)| self.devices.get(node));
        let delay = receiver.map_or(SimDuration::ZERO, Device::answer_delay);
        self.network.set_answer_delay(conn, delay);
    }

    /// The same of all connections there have been.
    fn set_answer_delays(&mut self) {
        (0..self.connections.opened).for_each(|conn| self.set_answer_delay(conn));
    }

    fn next_due(&self) -> Option<SimTime> {
        let arrival = self.connections.arrivals.front().map(|delivery| delivery.at);
        SimTime::earlier(arrival, self.queue.next_time())
    }

    /// Handles everything before `computed`, in order, or so many events of it; returns whether it is all of it.
    fn handle_events(&mut self, target: SimTime, mut budget: u64) -> bool {
        while let Some(at) = self.next_due().filter(|at| *at < self.clock.computed) {
            if budget == 0 {
                return false;
            }
            budget -= 1;
            if self.connections.arrivals.front().is_some_and(|delivery| delivery.at == at) {
                if let Some(delivery) = self.connections.arrivals.pop_front() {
                    self.deliver(delivery);
                }
            } else if let Some(due) = self.queue.pop() {
                let (device, event) = (due.event.0 as usize, due.event.1);
                if self.recording.events.is_on() {
                    self.record(due.at, due.id, due.cause, self.devices.list[device].id());
                }
                let trail = self.account_event(due.at, device, event);
                self.note_frame_in(due.at, due.id, device, event);
                self.led_by(trail, device, due.at, due.id, |device, cx| device.event(event, cx));
            }
            self.clock.events += 1;
            self.settle_accounts();
        }
        // What happens at an edge applies before the events of that instant.
        if self.clock.closed && self.clock.computed < target {
            self.act_at_edge(self.clock.computed);
        }
        true
    }

    /// Changes, the end of the warm-up and samples that are due at `edge`, where every window is closed.
    fn act_at_edge(&mut self, edge: SimTime) {
        while let Some(change) = self.schedule.changes.pop_front_if(|change| change.at_ps <= edge.0) {
            self.act(edge, &change.kind);
        }
        if !self.schedule.warm && self.model.measure.warmup_ps <= edge.0 {
            self.schedule.warm = true;
            for stats in &mut self.flows.stats {
                stats.mark(edge);
            }
            self.schedule.ports_mark = self.port_counts();
            self.schedule.cells_mark =
                (edge, (0..self.flows.stats.len()).map(|index| self.cells_of(index)).collect());
        }
        self.sample(edge);
        if self.recording.capture.as_ref().is_some_and(|capture| capture.next <= edge) {
            self.settle_capture(edge);
        }
    }

    /// What the forward connection of a flow has counted.
    fn cells_of(&self, index: usize) -> ConnCounters {
        let conn = self.flows.conns[index].first();
        conn.map_or_else(ConnCounters::default, |conn| self.network.conn_counters(*conn))
    }

    fn deliver(&mut self, delivery: Delivery) {
        let (node, port, vpi, vci) = delivery.to;
        let channel = Channel { port, vpi, vci };
        let device = self.devices.index_of(node);
        let packet = self.packets.get(delivery.pdu);
        let (cause, flow) = (packet.cause, packet.flow);
        let id = EventId::new(packet.sender, DELIVERY | packet.ordinal);
        self.record(delivery.at, id, cause, node);
        if let Some(capture) = &mut self.recording.capture {
            capture.ended(delivery.at, delivery.conn, delivery.pdu);
        }
        match (delivery.outcome, device) {
            (Outcome::Intact, Some(index)) => {
                self.account_arrived(&delivery);
                let pdu = self.packets.claim(delivery.pdu);
                let trail = self.packets.trail(pdu);
                let packet = self.packets.get_mut(pdu);
                packet.came_by = channel;
                packet.arrive(delivery.at);
                let at = delivery.at;
                self.note_end(
                    &PathEnd { at, event: id, node, channel, sent: false, lost: false, cells: None },
                    pdu,
                );
                self.led_by(trail, index, delivery.at, id, |device, cx| device.arrived(channel, pdu, cx));
            }
            _ => {
                // AAL5 has discarded it (I.363.5): the stack never hears of it.
                self.packets.release(delivery.pdu);
                let flow = self.flows.ids.get(flow as usize).copied().unwrap_or(0);
                self.recording.events.push(Record {
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
        self.recording.events.push(Record { at, id, cause, node, flow: 0, note: Note::Handled });
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
        let device = &mut self.devices.list[index];
        let mut context = Context {
            now: at,
            event,
            index,
            node: device.id(),
            queue: &mut self.queue,
            packets: &mut self.packets,
            actions: &mut self.devices.actions,
            stats: &mut self.flows.stats,
            trace: &mut self.recording.events,
            diary: &mut self.recording.diary,
            flow_ids: &self.flows.ids,
            accounts: &mut self.accounting.accounts,
            rooms: &mut self.devices.rooms,
            trail,
        };
        act(device, &mut context);
        debug_assert!(self.devices.rooms.are_empty(), "a machine's work was left for another node");
        if !self.devices.actions.is_empty() {
            self.carry_out(index, at, event);
        }
    }

    /// Hash of the model's state, in canonical order; at a reached target only.
    #[must_use]
    pub fn state_hash(&self) -> u64 {
        let mut hasher = StableHasher::default();
        hasher.word(self.clock.now.0);
        hasher.word(self.network.state_hash());
        for device in &self.devices.list {
            device.hash_state(&mut hasher);
        }
        for due in self.queue.in_order() {
            std::hash::Hash::hash(&(due.at, due.id.0, due.event), &mut hasher);
        }
        for (id, packet) in self.packets.iter() {
            std::hash::Hash::hash(&(id, packet), &mut hasher);
        }
        for word in self.flows.stats.iter().flat_map(FlowStats::words) {
            hasher.word(word);
        }
        hasher.finish()
    }
}
