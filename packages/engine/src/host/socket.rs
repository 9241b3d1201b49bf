//! Sockets: what stands between a station's transports and its processes, one kind a protocol and role.

use super::ping::Pinger;
use super::tcp::{Process, SocketAction, TcpSocket};
use super::udp::{UdpReceiver, UdpSender};
use crate::account::Trail;
use crate::context::Context;
use crate::packet::Packet;
use crate::scenario::{FlowSet, TcpField};
use crate::trace::Note;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::tcp::{Input, Switches};
use lanelab_protocols::wire::Ipv4Address;
use std::hash::{Hash, Hasher};

/// Where a packet belongs: the tuple that is looked up on arrival.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Endpoint {
    /// IP protocol number.
    pub protocol: u8,
    /// Port (for ICMP the identifier) at this station.
    pub local_port: u16,
    /// The other station.
    pub peer: Ipv4Address,
    /// Port (for ICMP the identifier) at the other station.
    pub peer_port: u16,
}

/// Endpoints to sockets and back.
#[derive(Clone, Debug, Default)]
pub(super) struct Demux {
    by_endpoint: SortedMap<Endpoint, u32>,
    addresses: Vec<(Ipv4Address, Ipv4Address)>,
}

impl Demux {
    /// The socket of number `index`, the next one, has this endpoint and this own address.
    pub(super) fn insert(&mut self, endpoint: Endpoint, local: Ipv4Address) {
        self.by_endpoint.insert(endpoint, self.addresses.len() as u32);
        self.addresses.push((local, endpoint.peer));
    }

    pub(super) fn find(&self, endpoint: &Endpoint) -> Option<u32> {
        self.by_endpoint.get(endpoint).copied()
    }

    /// Own and peer's address of a socket.
    pub(super) fn addresses(&self, index: u32) -> (Ipv4Address, Ipv4Address) {
        self.addresses[index as usize]
    }
}

/// A socket and the process behind it.
#[derive(Clone, Debug)]
pub(super) enum Socket {
    Tcp(Box<TcpSocket>),
    UdpSender(UdpSender),
    UdpReceiver(UdpReceiver),
    Pinger(Pinger),
}

impl Socket {
    /// Flow index.
    pub(super) const fn flow(&self) -> u32 {
        match self {
            Self::Tcp(tcp) => tcp.flow,
            Self::UdpSender(udp) => udp.flow,
            Self::UdpReceiver(udp) => udp.flow,
            Self::Pinger(ping) => ping.flow,
        }
    }

    /// Whether its process is the one that sends.
    pub(super) const fn sends(&self) -> bool {
        match self {
            Self::Tcp(tcp) => tcp.is_writer(),
            Self::UdpSender(_) | Self::Pinger(_) => true,
            Self::UdpReceiver(_) => false,
        }
    }

    /// Every path that it keeps for the account of its time; only TCP has waits of its own.
    pub(super) fn paths_mut(&mut self) -> Option<[&mut Trail; 2]> {
        match self {
            Self::Tcp(tcp) => Some(tcp.paths_mut()),
            Self::UdpSender(_) | Self::UdpReceiver(_) | Self::Pinger(_) => None,
        }
    }

    /// When its application begins; `None` for one that waits for a peer.
    pub(super) fn starts_at(&self) -> Option<SimTime> {
        match self {
            Self::Tcp(tcp) => tcp.start,
            Self::UdpSender(udp) => Some(udp.wakes()),
            Self::UdpReceiver(_) => None,
            Self::Pinger(ping) => Some(ping.start),
        }
    }

    /// The application is ready for a peer.
    pub(super) fn listen(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if let Self::Tcp(tcp) = self {
            tcp.handle(Input::Listen, cx, actions);
        }
    }

    /// Something that the application waits for is due.
    pub(super) fn due(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        match self {
            Self::Tcp(tcp) => tcp.due(cx, actions),
            Self::UdpSender(udp) => {
                cx.begin(udp.flow);
                udp.due(cx, actions);
            }
            Self::UdpReceiver(_) => {}
            Self::Pinger(ping) => {
                cx.begin(ping.flow);
                ping.due(cx, actions);
            }
        }
    }

    /// A protocol timer may be due.
    pub(super) fn alarm(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if let Self::Tcp(tcp) = self {
            tcp.alarm(cx, actions);
        }
    }

    /// A TCP segment arrived.
    pub(super) fn segment(&mut self, input: Input, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if let Self::Tcp(tcp) = self {
            tcp.segment(input, cx, actions);
        }
    }

    /// The program that polls it has made a send call for `octets`.
    pub(super) fn write(&mut self, octets: u32, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if let Self::Tcp(tcp) = self {
            tcp.write(octets, cx, actions);
        }
    }

    /// The program that polls it has made a receive call, which took `octets`.
    pub(super) fn read(&mut self, octets: u32, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if let Self::Tcp(tcp) = self {
            cx.note(tcp.flow, Note::Read { octets });
            tcp.handle(Input::Read { octets }, cx, actions);
        }
    }

    /// A whole datagram arrived, with `octets` of payload.
    pub(super) fn datagram(
        &mut self,
        packet: &Packet,
        octets: u32,
        cx: &mut Context<'_>,
        actions: &mut Vec<SocketAction>,
    ) {
        match self {
            Self::UdpReceiver(udp) => udp.datagram(packet, octets, cx, actions),
            Self::Pinger(ping) => ping.reply(packet, cx, actions),
            Self::Tcp(_) | Self::UdpSender(_) => {}
        }
    }

    /// Whether its process is in no system call: what it does next begins one.
    pub(super) fn is_between_calls(&self) -> bool {
        let Self::Tcp(tcp) = self else { return true };
        match &tcp.process {
            Process::Writer(writer) => writer.between_calls(),
            Process::Talker(talker) => talker.is_reading() || talker.writer.between_calls(),
            // A receive call is done in one go; a program is asked itself.
            Process::Reader(_) | Process::Polled(_) => true,
        }
    }

    /// The process gets the CPU: what it will do, as (system calls, octets copied).
    pub(super) fn begin(&mut self) -> (u32, u32) {
        match self {
            Self::Tcp(tcp) => tcp.begin(),
            Self::UdpSender(udp) => (1, udp.message),
            Self::UdpReceiver(udp) => (1, udp.front_octets()),
            Self::Pinger(ping) => ping.begin(),
        }
    }

    /// The process has spent its CPU time.
    pub(super) fn ran(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        match self {
            Self::Tcp(tcp) => tcp.ran(cx, actions),
            Self::UdpSender(udp) => udp.sent(cx, actions),
            Self::UdpReceiver(udp) => udp.taken(cx, actions),
            Self::Pinger(ping) => ping.ran(cx, actions),
        }
    }

    pub(super) fn set_switches(
        &mut self,
        switches: &Switches,
        cx: &mut Context<'_>,
        actions: &mut Vec<SocketAction>,
    ) {
        if let Self::Tcp(tcp) = self {
            tcp.set_switches(switches, cx, actions);
        }
    }

    pub(super) fn set_flow(&mut self, set: &FlowSet) {
        match self {
            Self::Tcp(tcp) => tcp.set_message(set),
            Self::UdpSender(udp) => udp.set(set),
            Self::UdpReceiver(_) => {}
            Self::Pinger(ping) => ping.set(set),
        }
    }

    /// State of a sending TCP.
    pub(super) fn tcp(&self, field: TcpField) -> Option<f64> {
        match self {
            Self::Tcp(tcp) if tcp.is_writer() => Some(tcp.state(field)),
            _ => None,
        }
    }

    pub(super) fn hash_state(&self, hasher: &mut impl Hasher) {
        match self {
            Self::Tcp(tcp) => tcp.hash(hasher),
            Self::UdpSender(udp) => udp.hash(hasher),
            Self::UdpReceiver(udp) => udp.hash(hasher),
            Self::Pinger(ping) => ping.hash(hasher),
        }
    }
}
