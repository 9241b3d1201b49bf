//! From a checked model to its devices: which machines each has, with their parameters and addresses.

use super::engine::{Capacity, Engine};
use super::generator::FrameSource;
use super::{Device, GeneratorDevice, HubDevice, RouterDevice, ServedDevice, Work};
use crate::host::Station;
use crate::machine::Driven;
use crate::scenario::auto::{self, sel};
use crate::scenario::{
    Elan, Flow, Forwarding, FramesFlow, Interface, LecParameters, Link, LinkEnd, MacAddress, Model, Mpc, Mps,
    Node, Over, Port, Processor, Service, SignallingQueue, routing,
};
use crate::stack::{Above, Attachment, Below, Entity, EthernetPort, Lan, Machine, Routing, Stack, Uni};
use crate::switch::{ControlSpec, SwitchControl, line_rate};
use lanelab_cells::atm::phy;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_protocols::bridge::{self, Bridge};
use lanelab_protocols::ethernet::{Segment, StationConfig};
use lanelab_protocols::lane::{Bus, Lec, Lecs, Les, Version, bus, lec, lecs, les};
use lanelab_protocols::mpoa::{self, mpc, mps};
use lanelab_protocols::order;
use lanelab_protocols::router::RouteTable;
use lanelab_protocols::sorted::{SortedMap, SortedSet};
use lanelab_protocols::vcc::{ServiceCategory, Traffic};
use lanelab_protocols::wire::lane::{ElanName, LanType, MaxFrameSize};
use lanelab_protocols::wire::{EthernetAddress, Ipv4Address};
use lanelab_protocols::{Duration, arp, clip, ethernet};

/// Streams of random numbers of a node's protocol machines begin here; flows have those below.
const STREAM: u32 = 1 << 24;

/// Builds the stacks of the hosts below IP.
#[inline(never)]
pub(crate) fn equip(model: &Model, stations: &mut [Station]) {
    let mut routes = routing::routes(model, |node| matches!(node, Node::Host(_)));
    let servers = auto::atmarp_servers(model);
    for station in stations {
        if let Some(Node::Host(host)) = model.node(station.id) {
            let mut builder = Builder::new(model, &servers, host.id, &host.ports);
            builder.interfaces(&host.interfaces, routes.remove(&host.id).unwrap_or_default());
            if let Some(set) = &host.mpc {
                builder.mpc(set);
            }
            *station.stack_mut() = builder.stack;
        }
    }
}

/// Every device: the hosts, the controls of switches, and all others of the model; by ascending number.
pub(crate) fn build(model: &Model, hosts: Vec<Station>, switches: &[ControlSpec]) -> Vec<Device> {
    let mut routes = routing::routes(model, |node| matches!(node, Node::Router(_)));
    let servers = auto::atmarp_servers(model);
    let frames = Frames::new(model);
    let mut devices: Vec<Device> =
        switches.iter().map(|spec| Device::Switch(Box::new(SwitchControl::new(spec)))).collect();
    devices.extend(hosts.into_iter().map(|host| Device::Host(Box::new(host))));
    for node in &model.nodes {
        let mut builder = Builder::new(model, &servers, node.id(), node.ports());
        match node {
            Node::Edge(edge) => {
                for group in &edge.bridges {
                    builder.bridge(group);
                }
                if let Some(set) = &edge.mpc {
                    builder.mpc(set);
                }
                let engine = Engine::new(capacity(&edge.forwarding));
                let device = ServedDevice { id: edge.id, stack: builder.stack, engine, work: Work::Frames };
                devices.push(Device::Edge(Box::new(device)));
            }
            Node::Router(router) => {
                builder.interfaces(&router.interfaces, routes.remove(&router.id).unwrap_or_default());
                builder.services(&router.services);
                if let Some(set) = &router.mps {
                    builder.mps(set, &router.interfaces);
                }
                let interfaces = router.interfaces.iter().map(forwarding_interface).collect();
                let device = RouterDevice {
                    id: router.id,
                    stack: builder.stack,
                    interfaces,
                    fast: Engine::new(capacity(&router.forwarding)),
                    slow: router.punt.as_ref().map(|punt| Engine::new(capacity(punt))),
                    processor: router.processor.as_ref().map(processor),
                    ident: 0,
                };
                devices.push(Device::Router(Box::new(device)));
            }
            Node::Server(server) => {
                builder.services(&server.services);
                let engine = processor(&server.processor);
                let device =
                    ServedDevice { id: server.id, stack: builder.stack, engine, work: Work::Everything };
                devices.push(Device::Server(Box::new(device)));
            }
            Node::Hub(hub) => {
                let mut ports: Vec<u16> = hub.ports.iter().map(|port| port.id).collect();
                order::sort(&mut ports);
                let fast =
                    hub.ports.iter().any(|port| phy::ethernet_bit_rate(&port.phy) == Some(100_000_000));
                let station = |port: &u16| {
                    let end = LinkEnd { node: hub.id, port: *port };
                    let delay = Duration(model.link_at(end).map_or(0, |link| link.delay().0));
                    station_at(model, model.far_end(end).unwrap_or(end), delay)
                };
                let stations = ports.iter().map(station).collect();
                let segment = segment(fast, stations, builder.rng.next());
                let device = HubDevice { id: hub.id, ports, segment };
                devices.push(Device::Hub(Box::new(device)));
            }
            Node::Generator(generator) => {
                let mut sources = Vec::new();
                let mut sinks = Vec::new();
                for &(index, frames) in frames.of(generator.id) {
                    if frames.from == generator.id {
                        let port = builder.ethernet_at(frames.port);
                        sources.push(FrameSource::new(index, port, frames, model));
                    }
                    if frames.to == generator.id {
                        if let Some(every) = frames.reply_ps {
                            let port = builder.ethernet_at(frames.to_port);
                            sources.push(FrameSource::reply(port, frames, every, model));
                        }
                        sinks.push(index);
                    }
                }
                if !(sources.is_empty() && sinks.is_empty()) {
                    let device = GeneratorDevice { id: generator.id, stack: builder.stack, sources, sinks };
                    devices.push(Device::Generator(Box::new(device)));
                }
            }
            Node::Host(_) | Node::Switch(_) => {}
        }
    }
    devices.extend(auto::half_duplex_links(model).map(|link| half_duplex(model, link)));
    order::sort_by_key(&mut devices, Device::id);
    devices
}

/// Flows of frames by the generators at their ends, each once, in their order.
struct Frames<'a>(SortedMap<u32, Vec<(u32, &'a FramesFlow)>>);

impl<'a> Frames<'a> {
    fn new(model: &'a Model) -> Self {
        let mut by_node = SortedMap::<u32, Vec<_>>::new();
        for (index, flow) in (0..).zip(&model.flows) {
            let Flow::Frames(frames) = flow else { continue };
            for node in SortedSet::from([frames.from, frames.to]) {
                by_node.entry(node).or_default().push((index, frames));
            }
        }
        Self(by_node)
    }

    fn of(&self, generator: u32) -> &[(u32, &'a FramesFlow)] {
        self.0.get(&generator).map_or(&[], Vec::as_slice)
    }
}

/// The medium of a half-duplex link.
#[inline(never)]
fn half_duplex(model: &Model, link: &Link) -> Device {
    let id = auto::medium(link.id, 0).node;
    let fast = model.bit_rate(link.a) == Some(100_000_000);
    let seed = RandomStream::new(model.seed, id, STREAM).next();
    let delays = [Duration::ZERO, Duration(link.delay().0)];
    let stations = [link.a, link.b].into_iter().zip(delays);
    let stations = stations.map(|(end, delay)| station_at(model, end, delay)).collect();
    let segment = segment(fast, stations, seed);
    Device::Hub(Box::new(HubDevice { id, ports: vec![0, 1], segment }))
}

/// The station at the far end of a cable to a medium.
fn station_at(model: &Model, end: LinkEnd, delay: Duration) -> StationConfig {
    StationConfig { delay, clock_ppb: model.clock_ppb(end), turnaround: model.turnaround(end) }
}

fn segment(fast: bool, stations: Vec<StationConfig>, seed: u64) -> Driven<Segment> {
    Driven::new(Segment::new(ethernet::SegmentConfig {
        rate: if fast { ethernet::Rate::Mbps100 } else { ethernet::Rate::Mbps10 },
        stations,
        queue: ETHERNET_QUEUE,
        seed,
    }))
}

fn processor(set: &Processor) -> Engine {
    Engine::new(Capacity::new(set.frames_per_s, set.cells_per_s, set.queue_frames))
}

fn capacity(set: &Forwarding) -> Capacity {
    let octets_per_s = set.mbps.map(|mbps| mbps * 1e6 / 8.0);
    Capacity::new(set.packets_per_s, octets_per_s, Some(set.queue_packets))
}

fn forwarding_interface(interface: &Interface) -> lanelab_protocols::router::Interface {
    lanelab_protocols::router::Interface {
        address: Ipv4Address(interface.ip.octets()),
        prefix_len: interface.prefix,
        mtu: interface.mtu().min(u16::MAX.into()) as u16,
    }
}

/// Seconds of a parameter, where stated.
fn seconds(value: Option<u32>, into: &mut Duration) {
    if let Some(value) = value {
        *into = Duration::from_secs(value.into());
    }
}

const fn version(number: u8) -> Version {
    if number == 1 { Version::V1 } else { Version::V2 }
}

const fn max_frame_size(octets: u32) -> MaxFrameSize {
    match octets {
        4_544 => MaxFrameSize::OCTETS_4544,
        9_234 => MaxFrameSize::OCTETS_9234,
        18_190 => MaxFrameSize::OCTETS_18190,
        _ => MaxFrameSize::OCTETS_1516,
    }
}

/// A name that the checks have found short enough.
fn elan_name(name: &str) -> ElanName {
    ElanName::new(name).unwrap_or(ElanName::EMPTY)
}

/// Frames that wait at an Ethernet port.
const ETHERNET_QUEUE: usize = 256;
/// Packets of a flow through a router within a second after which its server asks for a shortcut.
const TRIGGER_PACKETS: u32 = 10;

/// The stack of one node as it grows.
struct Builder<'a> {
    model: &'a Model,
    /// ATMARP servers of all subnets.
    servers: &'a [auto::AtmArp],
    node: u32,
    ports: &'a [Port],
    stack: Stack,
    rng: RandomStream,
    lecs: u8,
    macs: u8,
    clips: u8,
}

impl<'a> Builder<'a> {
    fn new(model: &'a Model, servers: &'a [auto::AtmArp], node: u32, ports: &'a [Port]) -> Self {
        let rng = RandomStream::new(model.seed, node, STREAM);
        Self { model, servers, node, ports, stack: Stack::default(), rng, lecs: 0, macs: 0, clips: 0 }
    }

    /// The ATM interface at a port, made where it is new.
    fn uni(&mut self, port: u16) -> u16 {
        if let Some(at) = self.stack.uni_at(port) {
            return at;
        }
        let esi = auto::port_address(self.ports, self.node, port);
        let own = self.ports.iter().find(|own| own.id == port);
        let rate = own.map_or(0, line_rate);
        let signalling = own.map_or(SignallingQueue::Shared, |own| own.signalling_queue).category();
        self.stack.unis.push(Uni::new(port, esi, rate.max(1), signalling));
        (self.stack.unis.len() - 1) as u16
    }

    fn entity(&mut self, uni: u16, sels: Vec<u8>, elan: Option<u32>, machine: Machine) -> u16 {
        self.stack.entities.push(Entity::new(uni, sels, elan, machine));
        (self.stack.entities.len() - 1) as u16
    }

    /// The address of the next LAN interface, if it has none of its own.
    fn next_mac(&mut self, stated: Option<MacAddress>) -> EthernetAddress {
        let mac = auto::mac(self.node, self.macs);
        self.macs += 1;
        stated.map_or(mac, |stated| stated.0)
    }

    /// A LAN emulation client of an ELAN.
    #[inline(never)]
    fn lec(
        &mut self,
        port: u16,
        elan: u32,
        set: &LecParameters,
        mac: EthernetAddress,
        proxy: bool,
    ) -> Option<u16> {
        let elan = self.model.elans.iter().find(|known| known.id == elan)?;
        let version = version(set.version.unwrap_or(elan.version));
        let mut config = lec::Config::new(mac, version);
        config.lan_type = LanType::ETHERNET;
        config.max_frame_size = max_frame_size(set.max_frame.unwrap_or(elan.max_frame));
        config.elan_name = elan_name(set.elan_name.as_ref().unwrap_or(&elan.name));
        config.proxy = proxy;
        config.llc_multiplexed = set.llc_multiplexed.unwrap_or(false);
        config.seed = self.rng.next();
        let parameters = &mut config.parameters;
        seconds(set.c7_s, &mut parameters.control_timeout);
        seconds(set.c11_s, &mut parameters.max_unknown_frame_time);
        seconds(set.c12_s, &mut parameters.vcc_timeout);
        seconds(set.c17_s, &mut parameters.aging_time);
        seconds(set.c18_s, &mut parameters.forward_delay_time);
        seconds(set.c20_s, &mut parameters.expected_arp_time);
        seconds(set.c21_s, &mut parameters.flush_timeout);
        seconds(set.c22_s, &mut parameters.path_switching_delay);
        seconds(set.c28_s, &mut parameters.connection_completion_timer);
        seconds(set.c33_s, &mut parameters.forward_disconnect_timeout);
        parameters.max_unknown_frame_count =
            set.c10.map_or(parameters.max_unknown_frame_count, |c10| c10 as u16);
        parameters.max_retry_count = set.c13.map_or(parameters.max_retry_count, |c13| c13 as u16);
        let ms = |value: Option<u32>, or: Duration| value.map_or(or, |ms| Duration::from_millis(ms.into()));
        parameters.min_reconfigure_delay = ms(set.c37_ms, parameters.min_reconfigure_delay);
        parameters.max_reconfigure_delay = ms(set.c38_ms, parameters.max_reconfigure_delay);
        let uni = self.uni(port);
        let sel = sel::lec(self.lecs);
        self.lecs += 1;
        let machine = Machine::Lec(Box::new(Driven::new(Lec::new(config))));
        Some(self.entity(uni, vec![sel], Some(elan.id), machine))
    }

    /// An Ethernet port.
    fn ethernet(&mut self, port: u16) -> u16 {
        let end = LinkEnd { node: self.node, port };
        let far = self.model.far_end(end).and_then(|far| self.model.node(far.node));
        let own = self.model.link_at(end);
        let on_medium = matches!(far, Some(Node::Hub(_)))
            || own.is_some_and(|link| auto::is_half_duplex(self.model, link));
        let line = self.model.ethernet_line(end).unwrap_or(ethernet::Rate::Mbps10.by_clock(0));
        let turnaround = self.model.turnaround(end);
        let transmitter =
            ethernet::Port::new(ethernet::PortConfig { line, turnaround, queue: ETHERNET_QUEUE });
        self.stack.ethernet.push(EthernetPort { port, on_medium, transmitter: Driven::new(transmitter) });
        (self.stack.ethernet.len() - 1) as u16
    }

    /// The Ethernet port of this number, made where it is new.
    fn ethernet_at(&mut self, port: u16) -> u16 {
        let known = self.stack.ethernet.iter().position(|known| known.port == port);
        known.map_or_else(|| self.ethernet(port), |at| at as u16)
    }

    fn lan(&mut self, lan: Lan) -> u16 {
        self.stack.lans.push(lan);
        (self.stack.lans.len() - 1) as u16
    }

    /// IP interfaces, and routes over them.
    #[inline(never)]
    fn interfaces(&mut self, interfaces: &[Interface], table: RouteTable) {
        let mut routed = Vec::new();
        for (index, interface) in interfaces.iter().enumerate() {
            let ip = Ipv4Address(interface.ip.octets());
            let attachment = match interface.over {
                Over::Pvc => Attachment::Permanent,
                Over::Svc => self.clip(interface),
                Over::Lane | Over::Ethernet => self.lan_interface(index as u16, interface),
            };
            routed.push(crate::stack::Interface {
                attachment,
                address: ip,
                prefix_len: interface.prefix,
                mtu: interface.mtu().min(u16::MAX.into()) as u16,
            });
        }
        self.stack.routing = Routing { table, interfaces: routed };
    }

    fn lan_interface(&mut self, index: u16, interface: &Interface) -> Attachment {
        let mac = self.next_mac(interface.mac);
        let below = match interface.elan {
            Some(elan) => self.lec(interface.port, elan, &interface.lec, mac, false).map(Below::Lec),
            None => Some(Below::Ethernet(self.ethernet(interface.port))),
        };
        let Some(below) = below else { return Attachment::Permanent };
        let ip = Ipv4Address(interface.ip.octets());
        let resolver = arp::Resolver::new(arp::Config::new(mac, ip, interface.prefix));
        Attachment::Lan(self.lan(Lan {
            mac,
            below,
            above: Above::Ip(index),
            arp: Some(Driven::new(resolver)),
            mpc: None,
            mpoa: interface.mpoa,
        }))
    }

    #[inline(never)]
    fn clip(&mut self, interface: &Interface) -> Attachment {
        let uni = self.uni(interface.port);
        let Some(server) = auto::atmarp_address(self.servers, interface.ip) else {
            return Attachment::Permanent;
        };
        let config = clip::client::Config::new(Ipv4Address(interface.ip.octets()), vec![server]);
        let machine = Machine::Clip(Box::new(Driven::new(clip::Client::new(config))));
        let sel = sel::clip(self.clips);
        self.clips += 1;
        Attachment::Clip(self.entity(uni, vec![sel], None, machine))
    }

    /// A bridge between Ethernet ports and an ELAN.
    #[inline(never)]
    fn bridge(&mut self, group: &crate::scenario::BridgeGroup) {
        let at = self.stack.bridges.len() as u16;
        let mac = self.next_mac(group.mac);
        let Some(lec) = self.lec(group.port, group.elan, &group.lec, mac, true) else { return };
        // The bridge's port 0 is its LEC; an Ethernet port has its own number.
        let ports = group.ethernet.iter().copied().chain([0]);
        self.stack.bridges.push(Driven::new(Bridge::new(bridge::Config::new(ports))));
        let uplink = Lan {
            mac,
            below: Below::Lec(lec),
            above: Above::Bridge(at, 0),
            arp: None,
            mpc: None,
            mpoa: true,
        };
        self.lan(uplink);
        for port in &group.ethernet {
            let below = Below::Ethernet(self.ethernet(*port));
            let mac = self.next_mac(None);
            self.lan(Lan { mac, below, above: Above::Bridge(at, *port), arp: None, mpc: None, mpoa: false });
        }
    }

    /// An MPOA client on each ATM port that has LECs that want one: here on the first.
    #[inline(never)]
    fn mpc(&mut self, set: &Mpc) {
        let lec_of = |lan: &Lan| match lan.below {
            Below::Lec(lec) => Some(lec),
            Below::Ethernet(_) => None,
        };
        let Some(first) = self.stack.lans.iter().filter(|lan| lan.mpoa).find_map(lec_of) else { return };
        let uni = self.stack.entities[usize::from(first)].uni;
        let mut config = mpc::Config::default();
        seconds(set.p2_s, &mut config.setup_frame_time);
        seconds(set.p4_s, &mut config.initial_retry_time);
        seconds(set.p5_s, &mut config.retry_time_maximum);
        seconds(set.p6_s, &mut config.hold_down_time);
        seconds(set.idle_s, &mut config.vcc_timeout);
        config.setup_frame_count = set.p1.unwrap_or(config.setup_frame_count);
        config.tags = set.tags.unwrap_or(config.tags);
        let most = |value: Option<u32>, or: usize| value.map_or(or, |entries| entries as usize);
        config.max_egress_entries = most(set.max_egress, config.max_egress_entries);
        config.max_ingress_entries = most(set.max_ingress, config.max_ingress_entries);
        config.max_shortcuts = most(set.max_shortcuts, config.max_shortcuts);
        config.category = set.category.map_or(ServiceCategory::Ubr, category);
        let port = self.stack.unis[usize::from(uni)].port;
        let line = self.ports.iter().find(|own| own.id == port).map_or(0, line_rate);
        config.traffic = Traffic { pcr: set.pcr_cps.unwrap_or(line), ..Traffic::default() };
        config.seed = self.rng.next();
        config.mps = set.servers.iter().filter_map(|router| self.configured_mps(*router)).collect();
        let machine = Machine::Mpc(Box::new(Driven::new(mpoa::Mpc::new(config))));
        let at = self.entity(uni, vec![sel::MPC_CONTROL, sel::MPC_DATA], None, machine);
        for lan in &mut self.stack.lans {
            let served = lan.mpoa && matches!(lan.below, Below::Lec(_));
            if served {
                lan.mpc = Some(at);
            }
        }
    }

    /// The MPOA server of a router whose address is configured, and the MAC addresses of its LECs.
    fn configured_mps(&self, router: u32) -> Option<mpc::ConfiguredMps> {
        let Some(Node::Router(router)) = self.model.node(router) else {
            return None;
        };
        let port = router.interfaces.iter().find(|interface| interface.over == Over::Lane)?.port;
        let control = auto::address(self.model, router.id, port, sel::MPS)?;
        let macs = auto::interface_macs(router.id, &router.interfaces);
        Some(mpc::ConfiguredMps { control, macs })
    }

    /// The MPOA server of a router.
    #[inline(never)]
    fn mps(&mut self, set: &Mps, interfaces: &[Interface]) {
        let Some(lane) = interfaces.iter().find(|interface| interface.over == Over::Lane) else { return };
        let uni = self.uni(lane.port);
        let mut config = mps::Config { address: Ipv4Address(lane.ip.octets()), ..mps::Config::default() };
        seconds(set.p1_s, &mut config.keep_alive_time);
        seconds(set.p2_s, &mut config.keep_alive_lifetime);
        seconds(set.p4_s, &mut config.initial_retry);
        seconds(set.p5_s, &mut config.max_retry);
        seconds(set.p6_s, &mut config.give_up);
        seconds(set.p7_min.map(|minutes| 60 * minutes), &mut config.holding_time);
        config.trigger = set.triggers.then_some(TRIGGER_PACKETS);
        self.stack.triggers = set.triggers;
        self.stack.configured_mpcs = configured_mpcs(self.model, self.node);
        let machine = Machine::Mps(Box::new(Driven::new(mpoa::Mps::new(config))));
        self.entity(uni, vec![sel::MPS], None, machine);
    }

    /// Server processes on the first ATM port.
    #[inline(never)]
    fn services(&mut self, services: &[Service]) {
        let port = self.ports.iter().find(|port| phy::by_name(&port.phy).is_some()).map(|port| port.id);
        let Some(port) = port.filter(|_| !services.is_empty()) else { return };
        let uni = self.uni(port);
        for (n, service) in services.iter().enumerate() {
            let n = n as u8;
            match service {
                Service::Lecs {} => self.configuration_server(uni),
                Service::Les { elan, max_clients, intelligent } => {
                    self.elan_servers(uni, n, *elan, *max_clients, *intelligent);
                }
                Service::Atmarp { network, .. } => {
                    let config = clip::server::Config::new(Ipv4Address(network.octets()));
                    let machine = Machine::AtmArp(Box::new(Driven::new(clip::AtmArpServer::new(config))));
                    self.entity(uni, vec![sel::atmarp(n)], None, machine);
                }
            }
        }
    }

    fn configuration_server(&mut self, uni: u16) {
        let mut elans: Vec<&Elan> = self.model.elans.iter().collect();
        order::sort_by_key(&mut elans, |elan| elan.id);
        let entry = |elan: &&Elan| {
            let les = auto::les_address(self.model, elan.id)?;
            Some(lecs::Elan {
                max_frame_size: max_frame_size(elan.max_frame),
                id: Some(elan.id),
                version: version(elan.version),
                ..lecs::Elan::ethernet(elan_name(&elan.name), les)
            })
        };
        let config =
            lecs::Config { elans: elans.iter().filter_map(entry).collect(), ..lecs::Config::default() };
        let machine = Machine::Lecs(Box::new(Driven::new(Lecs::new(config))));
        self.entity(uni, vec![sel::LECS], None, machine);
    }

    fn elan_servers(&mut self, uni: u16, n: u8, elan: u32, max_clients: Option<u32>, intelligent: bool) {
        let Some(elan) = self.model.elans.iter().find(|known| known.id == elan) else { return };
        let mut config = les::Config {
            elan_name: elan_name(&elan.name),
            elan_id: Some(elan.id),
            max_frame_size: max_frame_size(elan.max_frame),
            version: version(elan.version),
            ..les::Config::default()
        };
        config.capacity = max_clients.map_or(config.capacity, |clients| clients.min(0xfeff) as u16);
        let machine = Machine::Les(Box::new(Driven::new(Les::new(config))));
        self.entity(uni, vec![sel::les(n)], Some(elan.id), machine);
        let config = bus::Config { max_sdu: elan.max_frame as u16, intelligent, ..bus::Config::default() };
        let machine = Machine::Bus(Box::new(Driven::new(Bus::new(config))));
        self.entity(uni, vec![sel::bus(n)], Some(elan.id), machine);
    }
}

const fn category(category: crate::scenario::Category) -> ServiceCategory {
    use crate::scenario::Category;
    match category {
        Category::Cbr => ServiceCategory::Cbr,
        Category::RtVbr => ServiceCategory::RtVbr,
        Category::NrtVbr => ServiceCategory::NrtVbr,
        Category::Abr => ServiceCategory::Abr,
        Category::Ubr => ServiceCategory::Ubr,
    }
}

/// Control addresses of the MPOA clients that name a router as a configured server.
fn configured_mpcs(model: &Model, router: u32) -> Vec<lanelab_protocols::wire::AtmAddress> {
    let named = |mpc: &Option<Mpc>| mpc.as_ref().is_some_and(|mpc| mpc.servers.contains(&router));
    model
        .nodes
        .iter()
        .filter_map(|node| match node {
            Node::Host(host) if named(&host.mpc) => {
                let port = host.interfaces.iter().find(|it| it.over == Over::Lane && it.mpoa)?.port;
                auto::address(model, host.id, port, sel::MPC_CONTROL)
            }
            Node::Edge(edge) if named(&edge.mpc) => {
                auto::address(model, edge.id, edge.bridges.first()?.port, sel::MPC_CONTROL)
            }
            _ => None,
        })
        .collect()
}

/// Devices by number.
pub(crate) fn index(devices: &[Device]) -> SortedMap<u32, u32> {
    devices.iter().enumerate().map(|(at, device)| (device.id(), at as u32)).collect()
}
