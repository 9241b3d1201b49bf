//! What random cell networks are made of: few nodes, small round times so that instants coincide, and a bit of everything.

use lanelab_cells::atm::cell_network::{NetworkChange, UNLIMITED};
use lanelab_cells::atm::spec::*;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::{SimDuration, SimTime};

const CATEGORIES: [ServiceCategory; 5] = [
    ServiceCategory::Cbr,
    ServiceCategory::RtVbr,
    ServiceCategory::NrtVbr,
    ServiceCategory::Abr,
    ServiceCategory::Ubr,
];

/// Makes networks.
#[derive(Debug)]
pub(crate) struct Maker {
    pub rng: RandomStream,
    pub unit: u64,
    pub spec: NetworkSpec,
    /// Ports without a link so far.
    free: Vec<(NodeId, PortId)>,
    /// Chance in 100 that a queue, a row, a VC is limited, policed, shaped.
    limits: u64,
    policed: u64,
    shaped: u64,
    mixed: u64,
    next_label: u16,
}

/// One of `items`.
pub(crate) fn pick<'a, T>(rng: &mut RandomStream, items: &'a [T]) -> &'a T {
    &items[rng.below(items.len() as u64) as usize]
}

impl Maker {
    pub(crate) fn new(seed: u64, unit: u64, mut rng: RandomStream) -> Self {
        Self {
            unit,
            spec: NetworkSpec { seed, ..NetworkSpec::default() },
            free: Vec::new(),
            limits: rng.below(101),
            policed: *pick(&mut rng, &[0, 0, 20, 60]),
            shaped: *pick(&mut rng, &[0, 0, 15, 40]),
            mixed: *pick(&mut rng, &[0, 10, 100]),
            next_label: 40,
            rng,
        }
    }

    pub(crate) fn chance(&mut self, percent: u64) -> bool {
        self.rng.below(100) < percent
    }

    pub(crate) fn time(&mut self, units: &[u64]) -> SimDuration {
        SimDuration(*pick(&mut self.rng, units) * self.unit)
    }

    pub(crate) fn nodes(&mut self) {
        let (switches, terminals) = (1 + self.rng.below(4), 2 + self.rng.below(4));
        // Ids are neither dense nor in the order of the kinds: terminals and switches interleave.
        let mut ids: Vec<NodeId> = (0..switches + terminals).map(|n| n as NodeId * 3 + 1).collect();
        for k in (1..ids.len()).rev() {
            ids.swap(k, self.rng.below(k as u64 + 1) as usize);
        }
        for &id in &ids[..switches as usize] {
            let n = 3 + self.rng.below(4);
            let ports = self.ports(id, n);
            let latency = self.time(&[0, 0, 5, 10, 30]);
            let backplane = if self.chance(25) { Some(self.time(&[1, 2, 3, 5, 10])) } else { None };
            let switch = SwitchSpec {
                id,
                ports,
                routes: Vec::new(),
                latency,
                backplane_cell_time: backplane,
                local: Vec::new(),
                vcs: Vec::new(),
            };
            self.spec.switches.push(switch);
        }
        for &id in &ids[switches as usize..] {
            let n = 1 + self.rng.below(2);
            let ports = self.ports(id, n);
            self.spec.terminals.push(TerminalSpec { id, ports, vcs: Vec::new() });
        }
        self.spec.switches.sort_by_key(|switch| switch.id);
        self.spec.terminals.sort_by_key(|terminal| terminal.id);
    }

    fn ports(&mut self, node: NodeId, n: u64) -> Vec<PortSpec> {
        (0..n)
            .map(|k| {
                let id = (k * 2 + 1) as PortId;
                self.free.push((node, id));
                let cell_time = self.time(&[10, 10, 10, 10, 20, 25, 7, 40]);
                let queues = [(); 5].map(|()| self.queue());
                PortSpec {
                    id,
                    phy: Phy { name: "test", cell_time },
                    clock_ppb: 0,
                    queues,
                    explicit_rate: None,
                }
            })
            .collect()
    }

    fn queue(&mut self) -> QueueSpec {
        if !self.chance(self.limits) {
            return UNLIMITED;
        }
        let capacity = *pick(&mut self.rng, &[u32::MAX, 1, 2, 3, 5, 8, 12, 20, 40]);
        let clp_threshold = *pick(&mut self.rng, &[u32::MAX, u32::MAX, 0, 1, 2, 4, 7]);
        let discard = match self.rng.below(4) {
            0 => FrameDiscard::None,
            1 => FrameDiscard::Ppd,
            _ => FrameDiscard::Epd {
                threshold: *pick(&mut self.rng, &[0, 1, 2, 4, 6, 10]),
                keep_last: self.chance(50),
            },
        };
        QueueSpec { capacity, clp_threshold, discard }
    }

    /// Links: each terminal's ports to switches (now and then to anything), then switches among themselves.
    pub(crate) fn links(&mut self) {
        let is_terminal = |spec: &NetworkSpec, node| spec.terminals.iter().any(|t| t.id == node);
        let (mut near, mut far): (Vec<_>, Vec<_>) =
            self.free.clone().into_iter().partition(|&(node, _)| is_terminal(&self.spec, node));
        for k in (1..far.len()).rev() {
            far.swap(k, self.rng.below(k as u64 + 1) as usize);
        }
        while let Some(a) = near.pop() {
            if !near.is_empty() && self.chance(5) {
                let b = near.pop().expect("not empty");
                self.link(a, b);
            } else if let Some(b) = far.pop() {
                self.link(a, b);
            }
        }
        while far.len() > 1 && !self.chance(8) {
            let (a, b) = (far.pop().expect("two"), far.pop().expect("two"));
            self.link(a, b);
        }
    }

    fn link(&mut self, a: (NodeId, PortId), b: (NodeId, PortId)) {
        let id = self.spec.links.len() as u32 * 2 + 5;
        let delay = self.time(&[0, 0, 10, 20, 35, 100, 400]);
        self.spec.links.push(LinkSpec { id, a, b, delay });
    }

    pub(crate) fn far_end(&self, port: (NodeId, PortId)) -> Option<(NodeId, PortId)> {
        self.spec.links.iter().find_map(|link| match port {
            p if p == link.a => Some(link.b),
            p if p == link.b => Some(link.a),
            _ => None,
        })
    }

    pub(crate) fn connections(&mut self) {
        for t in 0..self.spec.terminals.len() {
            for _ in 0..1 + self.rng.below(3) {
                let terminal = &self.spec.terminals[t];
                let (id, port) = (terminal.id, pick(&mut self.rng, &terminal.ports).id);
                let (vpi, vci) = self.label();
                let vc = VcSpec {
                    port,
                    vpi,
                    vci,
                    category: self.category(),
                    clp: self.chance(30),
                    shaper: if self.chance(self.shaped) { self.buckets() } else { Vec::new() },
                    source: self.source(),
                    start: SimTime::ZERO,
                    stream: self.rng.below(1000) as u32,
                };
                self.spec.terminals[t].vcs.push(vc);
                self.walk((id, port), vpi, vci);
            }
        }
    }

    /// Rows along a random path, which may cross itself, merge with another, or go nowhere.
    fn walk(&mut self, mut port: (NodeId, PortId), mut vpi: u16, mut vci: u16) {
        for _ in 0..12 {
            let Some((node, in_port)) = self.far_end(port) else { return };
            let Some(s) = self.spec.switches.iter().position(|switch| switch.id == node) else { return };
            let row = self.spec.switches[s].routes.iter().find(|row| {
                row.in_port == in_port && row.in_vpi == vpi && row.in_vci.is_none_or(|in_vci| in_vci == vci)
            });
            if let Some(row) = row {
                (port, vpi, vci) = ((node, row.out_port), row.out_vpi, row.out_vci.unwrap_or(vci));
                continue;
            }
            if self.chance(2) {
                return;
            }
            let Some(row) = self.row(node, in_port, vpi, vci) else { return };
            (port, vpi, vci) = ((node, row.out_port), row.out_vpi, row.out_vci.unwrap_or(vci));
            self.spec.switches[s].routes.push(row);
        }
    }

    /// A random row of a switch for this input; `None` for another node.
    pub(crate) fn row(&mut self, node: NodeId, in_port: PortId, vpi: u16, vci: u16) -> Option<RouteSpec> {
        let s = self.spec.switches.iter().position(|switch| switch.id == node)?;
        let ports: Vec<PortId> = self.spec.switches[s].ports.iter().map(|port| port.id).collect();
        let linked: Vec<PortId> =
            ports.iter().copied().filter(|&p| self.far_end((node, p)).is_some()).collect();
        let out_port = match self.rng.below(50) {
            0 => 99,
            1 => *pick(&mut self.rng, &ports),
            _ => *pick(&mut self.rng, &linked),
        };
        let (out_vpi, out_vci) = self.label();
        let vp_row = self.chance(10);
        Some(RouteSpec {
            in_port,
            in_vpi: vpi,
            in_vci: (!vp_row).then_some(vci),
            out_port,
            out_vpi,
            out_vci: (!vp_row).then_some(out_vci),
            category: self.category(),
            policer: self.chance(self.policed).then(|| PolicerSpec {
                buckets: self.buckets(),
                action: if self.chance(50) { PolicingAction::Tag } else { PolicingAction::Discard },
            }),
            shaper: if self.chance(self.shaped) { self.buckets() } else { Vec::new() },
        })
    }

    /// Mostly a label of its own; now and then one of a few, so that ways meet.
    pub(crate) fn label(&mut self) -> (u16, u16) {
        if self.chance(10) {
            (self.rng.below(2) as u16, 32 + self.rng.below(3) as u16)
        } else {
            self.next_label += 1;
            (self.rng.below(3) as u16, self.next_label)
        }
    }

    pub(crate) fn category(&mut self) -> ServiceCategory {
        if self.chance(self.mixed) { *pick(&mut self.rng, &CATEGORIES) } else { ServiceCategory::Ubr }
    }

    pub(crate) fn buckets(&mut self) -> Vec<GcraSpec> {
        let n = 1 + self.rng.below(2);
        (0..n)
            .map(|k| GcraSpec {
                increment: self.time(if k == 0 { &[10, 20, 30, 45] } else { &[40, 50, 60] }),
                limit: self.time(if k == 0 { &[0, 5, 10, 20] } else { &[0, 40, 100, 300] }),
            })
            .collect()
    }

    fn source(&mut self) -> Option<SourceSpec> {
        let pdu_cells = 1 + self.rng.below(8) as u32;
        let spacing = self.time(&[0, 10, 10, 10, 20, 40, 7]);
        let mean_gap = self.time(&[10, 50, 100, 300, 1000]);
        match self.rng.below(8) {
            0 => Some(SourceSpec::Saturated { pdu_cells }),
            1 => Some(SourceSpec::Periodic { pdu_cells, interval: self.time(&[10, 20, 25, 40, 100]) }),
            2 | 3 => Some(SourceSpec::PoissonPdus { pdu_cells, spacing, mean_gap }),
            4 => Some(SourceSpec::OnOff { mean_cells: pdu_cells, spacing, mean_gap }),
            _ => None,
        }
    }

    pub(crate) fn changes(&mut self, end: u64) -> Vec<(SimTime, NetworkChange)> {
        let n = *pick(&mut self.rng, &[0, 0, 0, 1, 2, 4]);
        let mut changes: Vec<_> = (0..n)
            .filter_map(|_| {
                let at = self.rng.below(end / self.unit / 10) * 10 * self.unit;
                Some((SimTime(at), self.change()?))
            })
            .collect();
        changes.sort_by_key(|(at, _)| *at);
        changes
    }

    fn change(&mut self) -> Option<NetworkChange> {
        let s = self.rng.below(self.spec.switches.len() as u64) as usize;
        let switch = &self.spec.switches[s];
        let node = switch.id;
        let port = pick(&mut self.rng, &switch.ports).id;
        Some(match self.rng.below(5) {
            0 => {
                let category = self.category();
                NetworkChange::Queue { node, port, category, spec: self.queue() }
            }
            1 => {
                let link = pick(&mut self.rng, &self.spec.links).id;
                NetworkChange::LinkDelay { link, delay: self.time(&[0, 10, 50, 200]) }
            }
            2 => {
                let link = pick(&mut self.rng, &self.spec.links).id;
                NetworkChange::LinkUp { link, up: self.chance(50) }
            }
            3 => {
                let extra = if self.chance(50) { Some(self.time(&[1, 10, 35])) } else { None };
                NetworkChange::Glitch { node, port, extra }
            }
            _ => {
                let row = (!switch.routes.is_empty()).then(|| pick(&mut self.rng, &switch.routes))?;
                let (in_port, in_vpi, in_vci) = (row.in_port, row.in_vpi, row.in_vci);
                NetworkChange::Policer { node, in_port, in_vpi, in_vci, buckets: self.buckets() }
            }
        })
    }
}
