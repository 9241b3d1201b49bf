//! What an instant on a critical path can go into, and what can hold data back meanwhile.

use super::Hold;

/// What an instant went into.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cause {
    /// The CPU of the flow's sender, other work in front of it included.
    SenderCpu,
    /// The CPU of the flow's receiver.
    ReceiverCpu,
    /// The CPU of a host in between.
    RelayCpu,
    /// The fixed part of system calls, wherever they are made.
    SystemCall,
    /// Nagle's algorithm held a small segment until its own timer.
    Nagle,
    /// The receiver waited with an acknowledgement.
    DelayedAck,
    /// The persist timer ran against a closed window.
    Window,
    /// The congestion window was closed.
    CongestionWindow,
    /// Silly-window avoidance held a segment until its own timer.
    SillyWindow,
    /// An address was being resolved.
    Resolution,
    /// In or before a broadcast and unknown server.
    BusQueue,
    /// In a router or an edge device: its queue and its forwarding.
    Router,
    /// In switches: their fixed latency, their backplanes and output queues.
    SwitchQueue,
    /// In the queue or the shaper of the interface that sends.
    NicQueue,
    /// Bits going out on lines.
    Serialisation,
    /// Bits on their way.
    Propagation,
    /// A call was being set up.
    Signalling,
    /// The retransmission timer ran.
    Retransmission,
    /// The application slept until its loop came round.
    Loop,
    /// The application had nothing to send.
    Idle,
}

impl Cause {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
    /// Every one, by `Cause as usize`, with its name in results.
    pub const ALL: [(Self, &'static str); 20] = [
        (Self::SenderCpu, "sender-cpu"),
        (Self::ReceiverCpu, "receiver-cpu"),
        (Self::RelayCpu, "relay-cpu"),
        (Self::SystemCall, "system-call"),
        (Self::Nagle, "nagle"),
        (Self::DelayedAck, "delayed-ack"),
        (Self::Window, "window"),
        (Self::CongestionWindow, "congestion-window"),
        (Self::SillyWindow, "silly-window"),
        (Self::Resolution, "resolution"),
        (Self::BusQueue, "bus-queue"),
        (Self::Router, "router"),
        (Self::SwitchQueue, "switch-queue"),
        (Self::NicQueue, "nic-queue"),
        (Self::Serialisation, "serialisation"),
        (Self::Propagation, "propagation"),
        (Self::Signalling, "signalling"),
        (Self::Retransmission, "retransmission"),
        (Self::Loop, "loop"),
        (Self::Idle, "idle"),
    ];

    /// Its name in results.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// A rule by which a sender that had data did not send them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// Nagle's algorithm (RFC 896).
    Nagle,
    /// The peer's window.
    Window,
    /// The congestion window.
    CongestionWindow,
    /// Silly-window avoidance by the sender.
    SillyWindow,
    /// The writer slept because the send buffer had no room.
    SendBuffer,
}

impl Rule {
    /// How many there are.
    pub const COUNT: usize = Self::ALL.len();
    /// Every one, by `Rule as usize`, with its name in results.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Nagle, "nagle"),
        (Self::Window, "window"),
        (Self::CongestionWindow, "congestion-window"),
        (Self::SillyWindow, "silly-window"),
        (Self::SendBuffer, "send-buffer"),
    ];

    /// The rule of a hold; of one at the receiver none.
    #[must_use]
    pub const fn of(hold: Hold) -> Option<Self> {
        match hold {
            Hold::Nagle => Some(Self::Nagle),
            Hold::Window => Some(Self::Window),
            Hold::Congestion => Some(Self::CongestionWindow),
            Hold::SillyWindow => Some(Self::SillyWindow),
            Hold::WriterLowWater | Hold::WriterFull => Some(Self::SendBuffer),
            Hold::DelayedAck => None,
        }
    }
}
