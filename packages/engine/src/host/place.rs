//! Puts the two ends of a flow on their stations.

use super::ping::Pinger;
use super::program_trails::ProgramTrails;
use super::reader::Reader;
use super::relay::{Client, Program, Role, Switch};
use super::socket::{Endpoint, Socket};
use super::station::{CLOCK_TICK, Station};
use super::talker::Talker;
use super::tcp::{Polled, TcpSocket};
use super::udp::{Ticks, UdpReceiver, UdpSender};
use super::writer::Writer;
use crate::scenario::{
    Flow, PORT_SPAN, PingFlow, PlannedPdu, RelayFlow, TcpRrFlow, TcpStreamFlow, UdpStreamFlow,
};
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::tcp::{Config, Connection};
use lanelab_protocols::wire::{IpProtocol, Ipv4Address, Ipv4Repr, TcpRepr};

/// The ends of a flow: index of its sending and receiving station and the address of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FlowEnds {
    /// Index of the sending station.
    pub from: usize,
    /// Index of the receiving station.
    pub to: usize,
    /// Address of the sender.
    pub from_ip: Ipv4Address,
    /// Address of the receiver.
    pub to_ip: Ipv4Address,
}

/// Number of the random stream of a host's clock ticks; none of its flows, whose ids have 24 bits.
const TICK_STREAM: u32 = u32::MAX;
const FIRST_SENDER_PORT: u32 = 32_768;
const FIRST_RECEIVER_PORT: u32 = 1_024;

/// Ports of a flow's ends. They hang on its id alone, so no other flow changes them; flows whose ids are [`PORT_SPAN`] apart share them,
/// which matters between the same two hosts only, and is refused there.
fn ports(flow: u32) -> (u16, u16) {
    let index = flow % PORT_SPAN;
    ((FIRST_SENDER_PORT + index) as u16, (FIRST_RECEIVER_PORT + index) as u16)
}

/// Creates the sockets of a flow of hosts; a flow of cells has none.
pub fn place(stations: &mut [Station], index: u32, flow: &Flow, ends: FlowEnds, seed: u64) {
    match flow {
        Flow::TcpStream(tcp) => place_tcp(stations, index, tcp, ends, seed),
        Flow::UdpStream(udp) => place_udp(stations, index, udp, ends, seed),
        Flow::TcpRr(rr) => place_rr(stations, index, rr, ends, seed),
        Flow::Ping(ping) => place_ping(stations, index, ping, ends, seed),
        // A relay has more than two ends: `place_relay`.
        Flow::Cells(_) | Flow::Frames(_) | Flow::Relay(_) => {}
    }
}

fn stop(stop_ps: Option<u64>) -> SimTime {
    stop_ps.map_or(SimTime::MAX, SimTime)
}

/// What the two ends of a TCP flow have in common.
struct TcpFlow {
    id: u32,
    from: u32,
    to: u32,
    send_buffer: u32,
    receive_buffer: u32,
    start_ps: u64,
}

/// The two connections of a TCP flow, each with the endpoint that it listens at, and when the sender opens.
struct TcpEnds {
    sender: (Endpoint, Connection),
    receiver: (Endpoint, Connection),
    start: SimTime,
}

fn connect(stations: &[Station], flow: &TcpFlow, ends: FlowEnds, seed: u64) -> TcpEnds {
    let (sender_port, receiver_port) = ports(flow.id);
    let mut rng = RandomStream::new(seed, flow.from, flow.id);
    let start = SimTime(flow.start_ps) + SimDuration(rng.below(CLOCK_TICK.0));
    let receiver = RandomStream::new(seed, flow.to, flow.id).next();
    let end = |station: &Station, peer, local_port, remote_port, initial: u64| {
        let headers = (Ipv4Repr::HEADER_LEN + TcpRepr::HEADER_LEN) as u32;
        let connection = Connection::new(Config {
            flow: flow.id,
            initial_sequence: initial as u32,
            mss: station.mtu_to(peer) - headers,
            send_buffer: flow.send_buffer,
            receive_buffer: flow.receive_buffer,
            delayed_ack_phase: station.phases.0,
            tick_phase: station.phases.1,
            ..Config::new(local_port, remote_port, station.switches().clone())
        });
        let endpoint =
            Endpoint { protocol: IpProtocol::TCP.into(), local_port, peer, peer_port: remote_port };
        (endpoint, connection)
    };
    TcpEnds {
        sender: end(&stations[ends.from], ends.to_ip, sender_port, receiver_port, rng.next()),
        receiver: end(&stations[ends.to], ends.from_ip, receiver_port, sender_port, receiver),
        start,
    }
}

fn place_tcp(stations: &mut [Station], index: u32, flow: &TcpStreamFlow, ends: FlowEnds, seed: u64) {
    let TcpStreamFlow { id, from, to, send_buffer, receive_buffer, start_ps, .. } = *flow;
    let common = TcpFlow { id, from, to, send_buffer, receive_buffer, start_ps };
    let TcpEnds { sender, receiver, start } = connect(stations, &common, ends, seed);
    let writer = Writer::new(flow.message_octets);
    let socket = TcpSocket::writer(index, sender.1, writer, start, stop(flow.stop_ps));
    stations[ends.from].add_socket(sender.0, ends.from_ip, Socket::Tcp(Box::new(socket)));
    let reader = Reader::new(flow.receive_octets.unwrap_or(flow.receive_buffer));
    let socket = TcpSocket::reader(index, receiver.1, reader);
    stations[ends.to].add_socket(receiver.0, ends.to_ip, Socket::Tcp(Box::new(socket)));
}

fn place_rr(stations: &mut [Station], index: u32, flow: &TcpRrFlow, ends: FlowEnds, seed: u64) {
    let TcpRrFlow { id, from, to, send_buffer, receive_buffer, start_ps, .. } = *flow;
    let common = TcpFlow { id, from, to, send_buffer, receive_buffer, start_ps };
    let TcpEnds { sender, receiver, start } = connect(stations, &common, ends, seed);
    let client = Talker::client(flow.request_octets, flow.response_octets);
    let socket = TcpSocket::client(index, sender.1, client, start, stop(flow.stop_ps));
    stations[ends.from].add_socket(sender.0, ends.from_ip, Socket::Tcp(Box::new(socket)));
    let server = Talker::server(flow.request_octets, flow.response_octets);
    let socket = TcpSocket::server(index, receiver.1, server);
    stations[ends.to].add_socket(receiver.0, ends.to_ip, Socket::Tcp(Box::new(socket)));
}

fn place_udp(stations: &mut [Station], index: u32, flow: &UdpStreamFlow, ends: FlowEnds, seed: u64) {
    let (sender_port, receiver_port) = ports(flow.id);
    let mut rng = RandomStream::new(seed, flow.from, flow.id);
    let start = SimTime(flow.start_ps) + SimDuration(rng.below(flow.interval_ps));
    // Processes of one host that sleep by the same clock wake at the same ticks.
    let ticks = flow.tick_ps.map(|period| Ticks {
        period: SimDuration(period),
        phase: SimDuration(RandomStream::new(seed, flow.from, TICK_STREAM).below(period)),
    });
    let endpoint = |local_port, peer, peer_port| Endpoint {
        protocol: IpProtocol::UDP.into(),
        local_port,
        peer,
        peer_port,
    };
    let sender = UdpSender {
        flow: index,
        flow_id: flow.id,
        ports: (sender_port, receiver_port),
        message: flow.message_octets,
        interval: SimDuration(flow.interval_ps),
        process: flow.process,
        next: start,
        ticks,
        stop: stop(flow.stop_ps),
        rng,
        due: 0,
        serial: 0,
        offset: 0,
    };
    stations[ends.from].add_socket(
        endpoint(sender_port, ends.to_ip, receiver_port),
        ends.from_ip,
        Socket::UdpSender(sender),
    );
    stations[ends.to].add_socket(
        endpoint(receiver_port, ends.from_ip, sender_port),
        ends.to_ip,
        Socket::UdpReceiver(UdpReceiver::new(index, flow.receive_buffer)),
    );
}

fn place_ping(stations: &mut [Station], index: u32, flow: &PingFlow, ends: FlowEnds, seed: u64) {
    let (ident, _) = ports(flow.id);
    let mut rng = RandomStream::new(seed, flow.from, flow.id);
    let start = SimTime(flow.start_ps) + SimDuration(rng.below(CLOCK_TICK.0));
    let pinger = Pinger::new(index, flow, ident, start, stop(flow.stop_ps));
    let endpoint =
        Endpoint { protocol: IpProtocol::ICMP.into(), local_port: ident, peer: ends.to_ip, peer_port: 0 };
    stations[ends.from].add_socket(endpoint, ends.from_ip, Socket::Pinger(pinger));
}

/// Creates the sockets and processes of a flow through a layer 4 switch: `ends` are those of each client's connection, client first, in
/// the order of [`RelayFlow::clients`], and `plan` is what the sender sends.
pub fn place_relay(
    stations: &mut [Station],
    index: u32,
    flow: &RelayFlow,
    ends: &[FlowEnds],
    plan: Vec<PlannedPdu>,
    seed: u64,
) {
    let (client_port, server_port) = ports(flow.id);
    let Some(server) = ends.first().map(|ends| ends.to) else { return };
    let program = |role, node| Program {
        flow: index,
        sockets: Vec::new(),
        role,
        period: SimDuration(flow.loop_ps),
        select_ps: flow.select_ps,
        receive_octets: flow.receive_octets,
        waits: flow.sends_wait,
        // Loops of different processes have nothing to do with each other.
        began: SimTime(RandomStream::new(seed, node, flow.id).below(flow.loop_ps)),
        alarm: None,
        running: false,
        current: None,
        steps: std::collections::VecDeque::new(),
        turns: ProgramTrails::default(),
    };
    let connection = |station: &Station, peer, local_port, remote_port, sequence: u64| {
        let mut switches = station.switches().clone();
        switches.nagle = flow.nagle.unwrap_or(switches.nagle);
        let headers = (Ipv4Repr::HEADER_LEN + TcpRepr::HEADER_LEN) as u32;
        Connection::new(Config {
            flow: flow.id,
            initial_sequence: sequence as u32,
            mss: station.mtu_to(peer) - headers,
            send_buffer: flow.send_buffer,
            receive_buffer: flow.receive_buffer,
            delayed_ack_phase: station.phases.0,
            tick_phase: station.phases.1,
            ..Config::new(local_port, remote_port, switches)
        })
    };
    let mut switch = Switch { from: 0, to: Vec::new() };
    let mut polled = Vec::new();
    let server_program = stations[server].programs.len() as u32;
    for (socket, ends) in ends.iter().enumerate() {
        let node = stations[ends.from].id;
        let mut rng = RandomStream::new(seed, node, flow.id);
        let start = SimTime(flow.start_ps) + SimDuration(rng.below(CLOCK_TICK.0));
        let source = node == flow.from;
        let plan = if source { plan.iter().copied().collect() } else { std::collections::VecDeque::new() };
        let client = Client { plan, due: start + SimDuration(flow.lead_ps), started: false };

        let station = &mut stations[ends.from];
        let end = Polled { program: station.programs.len() as u32, source, accepted: 0, nagle: flow.nagle };
        let conn = connection(station, ends.to_ip, client_port, server_port, rng.next());
        let mut process = program(Role::Client(client), node);
        process.sockets.push(station.sockets.len() as u32);
        station.programs.push(process);
        let endpoint = Endpoint {
            protocol: IpProtocol::TCP.into(),
            local_port: client_port,
            peer: ends.to_ip,
            peer_port: server_port,
        };
        let tcp = TcpSocket::polled(index, conn, end, Some(start));
        station.add_socket(endpoint, ends.from_ip, Socket::Tcp(Box::new(tcp)));

        let station = &mut stations[server];
        let end = Polled { program: server_program, source: false, accepted: 0, nagle: flow.nagle };
        let conn = connection(station, ends.from_ip, server_port, client_port, rng.next());
        polled.push(station.sockets.len() as u32);
        if source {
            switch.from = socket;
        }
        let endpoint = Endpoint {
            protocol: IpProtocol::TCP.into(),
            local_port: server_port,
            peer: ends.from_ip,
            peer_port: client_port,
        };
        let tcp = TcpSocket::polled(index, conn, end, None);
        station.add_socket(endpoint, ends.to_ip, Socket::Tcp(Box::new(tcp)));
    }
    let clients = flow.clients();
    let number = |receiver: &u32| clients.iter().position(|client| client == receiver);
    switch.to = flow.receivers.iter().filter_map(number).map(|socket| (socket, 0)).collect();
    let station = &mut stations[server];
    let mut process = program(Role::Switch(switch), station.id);
    process.sockets = polled;
    station.programs.push(process);
}
