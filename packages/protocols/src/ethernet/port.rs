//! The sending half of a full-duplex port: a queue and a line.

use std::collections::VecDeque;

use super::{GAP_BITS, Line, MAX_FRAME};
use crate::{Duration, FrameId, Instant, Machine, Output};

/// Parameters of a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PortConfig {
    /// The line, by the port's clock.
    pub line: Line,
    /// Time from the last bit of a frame until the next one is ready; none where that is no longer than the gap.
    pub turnaround: Duration,
    /// Frames that may wait behind the one on the line.
    pub queue: usize,
}

/// What can happen to a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PortInput {
    /// A frame to send.
    Offer {
        /// The frame.
        frame: FrameId,
        /// Its octets, frame check sequence included.
        octets: u32,
    },
    /// The time that was asked for has come.
    Timer,
}

/// What the port sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PortTransmit {
    /// The last bit of a frame has left now; it began `duration` ago.
    Frame {
        /// The frame.
        frame: FrameId,
        /// Its octets, padding included.
        octets: u32,
        /// Time on the line, preamble included.
        duration: Duration,
    },
}

/// What the port tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PortEvent {
    /// A frame found the queue full.
    QueueFull {
        /// The frame.
        frame: FrameId,
    },
    /// A frame is longer than Ethernet allows.
    TooLong {
        /// The frame.
        frame: FrameId,
    },
}

/// Frames and time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PortCounters {
    /// Frames sent.
    pub frames: u64,
    /// Octets of these, padding included, preamble not.
    pub octets: u64,
    /// Frames dropped.
    pub dropped: u64,
    /// Time taken by frames sent, preamble and gap included.
    pub busy: Duration,
}

/// The sending half of a full-duplex port.
#[derive(Clone, Debug, Hash)]
pub struct Port {
    config: PortConfig,
    queue: VecDeque<(FrameId, u32)>,
    /// The frame on the line, and when its last bit leaves.
    sending: Option<(FrameId, u32, Instant)>,
    /// When the gap after the last frame ends, and the port has turned round.
    clear: Instant,
    counters: PortCounters,
    outputs: VecDeque<Output<PortTransmit, PortEvent>>,
}

impl Port {
    /// An idle port.
    pub fn new(config: PortConfig) -> Self {
        Self {
            config,
            queue: VecDeque::new(),
            sending: None,
            clear: Instant::ZERO,
            counters: PortCounters::default(),
            outputs: VecDeque::new(),
        }
    }

    /// Frames that the port has counted.
    pub const fn counters(&self) -> &PortCounters {
        &self.counters
    }

    /// Frames that wait behind the one on the line.
    pub fn queued(&self) -> usize {
        self.queue.len()
    }

    fn begin(&mut self, start: Instant, frame: FrameId, octets: u32) {
        self.sending = Some((frame, octets, start + self.config.line.frame(octets)));
    }

    fn offer(&mut self, now: Instant, frame: FrameId, octets: u32) {
        let octets = octets.max(super::MIN_FRAME);
        if octets > MAX_FRAME {
            self.counters.dropped += 1;
            self.outputs.push_back(Output::Event(PortEvent::TooLong { frame }));
        } else if self.sending.is_none() {
            self.begin(now.max(self.clear), frame, octets);
        } else if self.queue.len() < self.config.queue {
            self.queue.push_back((frame, octets));
        } else {
            self.counters.dropped += 1;
            self.outputs.push_back(Output::Event(PortEvent::QueueFull { frame }));
        }
    }

    fn advance(&mut self, now: Instant) {
        while let Some((frame, octets, end)) = self.sending.take_if(|(_, _, end)| *end <= now) {
            let duration = self.config.line.frame(octets);
            let gap = self.config.line.bits(GAP_BITS);
            self.counters.frames += 1;
            self.counters.octets += u64::from(octets);
            self.counters.busy += duration + gap;
            self.outputs.push_back(Output::Transmit(PortTransmit::Frame { frame, octets, duration }));
            self.clear = end + gap.max(self.config.turnaround);
            if let Some((frame, octets)) = self.queue.pop_front() {
                self.begin(self.clear, frame, octets);
            }
        }
    }
}

impl Machine for Port {
    type Input = PortInput;
    type Transmit = PortTransmit;
    type Event = PortEvent;

    fn handle_input(&mut self, now: Instant, input: PortInput) {
        self.advance(now);
        if let PortInput::Offer { frame, octets } = input {
            self.offer(now, frame, octets);
        }
    }

    fn poll_output(&mut self) -> Output<PortTransmit, PortEvent> {
        let end = self.sending.map(|(_, _, end)| end);
        self.outputs.pop_front().unwrap_or(Output::Timeout(end))
    }
}
