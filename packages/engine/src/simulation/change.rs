//! Changes: planned by the scenario, or made while it runs.

use super::Simulation;
use super::faults::Fault;
use crate::context::Context;
use crate::device::Device;
use crate::host::Station;
use crate::scenario::{
    self, Change, ChangeKind, LinkEnd, LinkSide, PluggedPorts, ProcessName, ScenarioError, auto,
};
use crate::stack::{Entity, Machine};
use lanelab_cells::atm::cell_network::{CellNetwork, NetworkChange};
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::{SimDuration, SimTime};

impl<N: CellNetwork> Simulation<N> {
    /// Makes a change now: the run goes on as one would whose scenario had the change at this time, last of those at this time. Where a
    /// target is under way and not reached, the change applies at the end of what the network was asked to compute.
    ///
    /// # Errors
    /// Where the change names what does not exist, or breaks a rule of the format.
    pub fn apply(&mut self, kind: ChangeKind) -> Result<(), ScenarioError> {
        scenario::check_change(&kind, &self.model)?;
        self.plan(Change { at_ps: self.clock.now.max(self.clock.horizon).0, kind });
        Ok(())
    }

    /// Sees to a change of the scenario: the network keeps its own, the devices' wait here. A link is a matter of both.
    pub(super) fn plan(&mut self, change: Change) {
        if let ChangeKind::LinkDelay { link, delay_ps } = change.kind {
            self.accounting.link_delays.push((SimTime(change.at_ps), link, SimDuration(delay_ps)));
        }
        if let Some(kind) = network_change(&change.kind) {
            self.network.schedule(SimTime(change.at_ps), kind);
            let matters_above = match change.kind {
                ChangeKind::LinkUp { link, .. } => {
                    !self.control.roster.controls.is_empty() || self.is_ethernet_link(link)
                }
                ChangeKind::LinkDelay { link, .. } => self.is_ethernet_link(link),
                ChangeKind::Glitch { node, port, .. } => self.ethernet.at(LinkEnd { node, port }).is_some(),
                _ => false,
            };
            if !matters_above {
                return;
            }
        }
        let place = self.schedule.changes.partition_point(|other| other.at_ps <= change.at_ps);
        self.schedule.changes.insert(place, change);
    }

    /// Applies a change of a device or a flow.
    pub(super) fn act(&mut self, at: SimTime, kind: &ChangeKind) {
        match kind {
            ChangeKind::Stack { node, set } => self.with_host(at, *node, |host, cx| host.set_stack(set, cx)),
            ChangeKind::Cpu { node, set } => {
                self.with_host(at, *node, |host, cx| host.set_costs(set, cx));
                self.set_answer_delays();
            }
            ChangeKind::Flow { flow, set } => {
                if let Some(index) = self.flows.ids.iter().position(|id| id == flow) {
                    for host in self.devices.list.iter_mut().filter_map(Device::host_mut) {
                        host.set_flow(index as u32, set);
                    }
                }
            }
            ChangeKind::LinkUp { link, up } => self.link_changed(at, *link, *up),
            ChangeKind::Process { node, process, elan, up } => {
                let which = |entity: &Entity| {
                    is_of(&entity.machine, *process) && elan.is_none_or(|elan| entity.elan == Some(elan))
                };
                self.with_devices_of(at, *node, |device, cx| device.set_alive(which, *up, cx));
            }
            ChangeKind::DropMessage { node, message, count } => {
                self.control.faults.plan(*node, message.clone(), *count, Fault::Lost);
            }
            ChangeKind::DamageMessage { node, message, count } => {
                self.control.faults.plan(*node, message.clone(), *count, Fault::Damaged);
            }
            ChangeKind::Clear { node } => self.with_devices_of(at, *node, Device::clear),
            ChangeKind::Prompt { node, message } => {
                self.with_devices_of(at, *node, |device, cx| device.prompt(*message, cx));
            }
            ChangeKind::Plug { link, end, to, ports } => self.plug(at, *link, *end, *to, *ports),
            ChangeKind::Glitch { node, port, extra_ps } => {
                let end = LinkEnd { node: *node, port: *port };
                self.ethernet.plan_glitch(end, extra_ps.map(SimDuration));
            }
            ChangeKind::LinkDelay { link, delay_ps } => {
                self.delay_changed(at, *link, SimDuration(*delay_ps));
            }
            ChangeKind::Queue { .. } | ChangeKind::Policer { .. } => {}
        }
    }

    fn ends_of(&self, id: u32) -> Option<[LinkEnd; 2]> {
        self.model.link(id).map(|link| [link.a, link.b])
    }

    fn is_ethernet_link(&self, id: u32) -> bool {
        self.ends_of(id).is_some_and(|[a, _]| self.ethernet.at(a).is_some())
    }

    fn with_host(&mut self, at: SimTime, node: u32, act: impl FnOnce(&mut Station, &mut Context<'_>)) {
        if let Some(index) = self.devices.index_of(node) {
            self.with_device(index, at, EventId::START, |device, cx| {
                if let Some(host) = device.host_mut() {
                    act(host, cx);
                }
            });
        }
    }

    /// Lets a device of the document act, and the services inside it.
    fn with_devices_of(&mut self, at: SimTime, node: u32, act: impl Fn(&mut Device, &mut Context<'_>)) {
        for index in 0..self.devices.list.len() {
            if self.owner(self.devices.list[index].id()) == node {
                self.with_device(index, at, EventId::START, &act);
            }
        }
    }

    /// Both ends of a link see it go dark, or light again.
    fn link_changed(&mut self, at: SimTime, id: u32, up: bool) {
        let Some([a, b]) = self.ends_of(id) else { return };
        for end in [a, b] {
            self.ethernet.set_up(end, up);
        }
        self.trunk_changed(at, id, up);
        for end in [a, b] {
            self.set_carrier(at, end, up);
        }
    }

    /// Frames take another time on a link: on their way between two ports, or on the medium that is there.
    fn delay_changed(&mut self, at: SimTime, id: u32, delay: SimDuration) {
        let Some(ends) = self.ends_of(id) else { return };
        let media = ends.map(|end| {
            let by = self.ethernet.at(end)?.by;
            self.is_hub(by.node).then_some(by)
        });
        let shared = media.iter().any(Option::is_some);
        for end in ends {
            self.ethernet.set_delay(end, if shared { SimDuration::ZERO } else { delay });
        }
        // A half-duplex link's delay is all at its end b.
        for by in media.into_iter().flatten().filter(|by| *by != auto::medium(id, 0)) {
            if let Some(index) = self.devices.index_of(by.node) {
                self.with_device(index, at, EventId::START, |device, cx| {
                    if let Device::Hub(hub) = device {
                        hub.set_delay(by.port, delay, cx);
                    }
                });
            }
        }
    }

    fn set_carrier(&mut self, at: SimTime, end: LinkEnd, up: bool) {
        if let Some(index) = self.devices.index_of(end.node) {
            self.with_device(index, at, EventId::START, |device, cx| device.set_carrier(end.port, up, cx));
        }
    }

    /// An end of an Ethernet link is pulled out of one port and plugged into another.
    fn plug(&mut self, at: SimTime, id: u32, side: LinkSide, to: LinkEnd, ports: Option<PluggedPorts>) {
        let Some(from) = self.model.plug(id, side, to) else { return };
        self.ethernet.plug(id, side, from, to);
        self.delay_changed(at, id, self.link_delay(id, at));
        if ports == Some(PluggedPorts::Adapt) {
            self.adapt_ports(at, id);
        }
        self.set_carrier(at, from, false);
        self.set_carrier(at, to, true);
    }

    /// The stations at both ends of a link send by its medium, if it has one, which knows them from now on.
    fn adapt_ports(&mut self, at: SimTime, id: u32) {
        let Some(link) = self.model.link(id) else { return };
        for end in [link.a, link.b] {
            let Some(by) = self.ethernet.at(end).map(|link| link.by) else { continue };
            let (clock_ppb, turnaround) = (self.model.clock_ppb(end), self.model.turnaround(end));
            let on_medium = self.is_hub(by.node);
            if let Some(index) = self.devices.index_of(end.node) {
                self.devices.list[index].set_medium(end.port, on_medium);
            }
            if let Some(index) = self.devices.index_of(by.node).filter(|_| on_medium) {
                self.with_device(index, at, EventId::START, |device, cx| {
                    if let Device::Hub(hub) = device {
                        hub.set_station(by.port, clock_ppb, turnaround, cx);
                    }
                });
            }
        }
    }

    /// The host of this number.
    pub(super) fn host(&self, node: u32) -> Option<&Station> {
        self.devices.get(node)?.host()
    }
}

/// Whether an entity is a process of this name.
const fn is_of(machine: &Machine, process: ProcessName) -> bool {
    matches!(
        (machine, process),
        (Machine::Lec(_), ProcessName::Lec)
            | (Machine::Lecs(_), ProcessName::Lecs)
            | (Machine::Les(_), ProcessName::Les)
            | (Machine::Bus(_), ProcessName::Bus)
            | (Machine::Mpc(_), ProcessName::Mpc)
            | (Machine::Mps(_), ProcessName::Mps)
            | (Machine::AtmArp(_), ProcessName::Atmarp)
            | (Machine::Clip(_), ProcessName::Clip)
    )
}

/// A change of the network as the network reads it.
fn network_change(kind: &ChangeKind) -> Option<NetworkChange> {
    Some(match kind {
        ChangeKind::Queue { node, port, category, queue } => NetworkChange::Queue {
            node: *node,
            port: *port,
            category: (*category).into(),
            spec: scenario::queue_spec(queue),
        },
        ChangeKind::LinkDelay { link, delay_ps } => {
            NetworkChange::LinkDelay { link: *link, delay: SimDuration(*delay_ps) }
        }
        ChangeKind::LinkUp { link, up } => NetworkChange::LinkUp { link: *link, up: *up },
        ChangeKind::Glitch { node, port, extra_ps } => {
            NetworkChange::Glitch { node: *node, port: *port, extra: extra_ps.map(SimDuration) }
        }
        ChangeKind::Policer { node, input, buckets } => NetworkChange::Policer {
            node: *node,
            in_port: input.port,
            in_vpi: input.vpi,
            in_vci: input.vci,
            buckets: scenario::shaper_spec(buckets),
        },
        ChangeKind::Stack { .. }
        | ChangeKind::Cpu { .. }
        | ChangeKind::Flow { .. }
        | ChangeKind::Process { .. }
        | ChangeKind::DropMessage { .. }
        | ChangeKind::DamageMessage { .. }
        | ChangeKind::Clear { .. }
        | ChangeKind::Prompt { .. }
        | ChangeKind::Plug { .. } => return None,
    })
}
