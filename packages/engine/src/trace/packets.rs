//! Data packets: what each is called where packets are listed.

use super::log::NotedBody;
use lanelab_protocols::ip::Transport;
use lanelab_protocols::wire::{IcmpKind, IcmpProblem};

/// What a packet of data is, by the innermost protocol that is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PacketKind {
    /// A TCP segment.
    Tcp,
    /// A UDP datagram.
    Udp,
    /// ICMP: an echo request.
    Echo,
    /// ICMP: the reply to one.
    EchoReply,
    /// ICMP: a datagram did not reach its destination.
    Unreachable,
    /// ICMP: a datagram took too long.
    TimeExceeded,
    /// A fragment of an IP datagram after the first.
    Fragment,
    /// An IP datagram of another protocol.
    Ip,
    /// ARP on Ethernet.
    Arp,
    /// Octets of a generator.
    Payload,
}

impl PacketKind {
    /// Every one.
    pub const ALL: [Self; 10] = [
        Self::Tcp,
        Self::Udp,
        Self::Echo,
        Self::EchoReply,
        Self::Unreachable,
        Self::TimeExceeded,
        Self::Fragment,
        Self::Ip,
        Self::Arp,
        Self::Payload,
    ];

    /// Names of the protocols that packets are listed under.
    pub const PROTOCOLS: [&'static str; 3] = ["ip", "arp", "data"];

    /// What a packet with this body is; control octets among the data are ARP on Ethernet.
    #[must_use]
    pub const fn of(body: &NotedBody<'_>) -> Self {
        let datagram = match body {
            NotedBody::Octets(_) => return Self::Arp,
            NotedBody::Payload(_) => return Self::Payload,
            NotedBody::Datagram(datagram) => datagram,
        };
        if datagram.ip.fragment_offset > 0 {
            return Self::Fragment;
        }
        match &datagram.message.transport {
            Transport::Tcp(_) => Self::Tcp,
            Transport::Udp(_) => Self::Udp,
            Transport::Icmp(echo) => match echo.kind {
                IcmpKind::EchoRequest => Self::Echo,
                IcmpKind::EchoReply => Self::EchoReply,
            },
            Transport::IcmpError(error) => match error.problem {
                IcmpProblem::TtlExceeded | IcmpProblem::ReassemblyTimeExceeded => Self::TimeExceeded,
                _ => Self::Unreachable,
            },
            Transport::Raw(_) => Self::Ip,
        }
    }

    /// Its name in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tcp => "TCP",
            Self::Udp => "UDP",
            Self::Echo => "ICMP echo",
            Self::EchoReply => "ICMP echo reply",
            Self::Unreachable => "ICMP destination unreachable",
            Self::TimeExceeded => "ICMP time exceeded",
            Self::Fragment => "IP fragment",
            Self::Ip => "IP",
            Self::Arp => "ARP",
            Self::Payload => "payload",
        }
    }

    /// The protocol that it is listed under.
    #[must_use]
    pub const fn protocol(self) -> &'static str {
        match self {
            Self::Arp => "arp",
            Self::Payload => "data",
            _ => "ip",
        }
    }
}
