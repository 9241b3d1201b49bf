//! A connection: its state, what the application does to it, and what can be read from it.

use std::collections::VecDeque;

use super::config::{Config, SocketSemantics, Switches};
use super::congestion::Congestion;
use super::counters::Counters;
use super::io::{Event, Held, Input, Reason, Transmit};
use super::rtt::RoundTrip;
use super::sequence::{ReceiveSequence, SendSequence};
use super::state::State;
use super::timer::{Timer, Timers};
use super::window::MAX_WINDOW;
use crate::wire::SeqNumber;
use crate::{Duration, Instant, Machine, Output};

/// One end of a TCP connection, driven as [`machine`](crate::machine) describes.
///
/// It begins in CLOSED; [`Input::Open`] or [`Input::Listen`] starts it. Once it is in CLOSED again, make a
/// new one.
#[derive(Clone, Debug, Hash)]
pub struct Connection {
    pub(super) config: Config,
    pub(super) state: State,
    pub(super) snd: SendSequence,
    pub(super) rcv: ReceiveSequence,
    /// Segment size in use for sending.
    pub(super) mss: u32,
    pub(super) congestion: Congestion,
    pub(super) round_trip: RoundTrip,
    pub(super) timers: Timers,
    /// Probes of a closed window so far, for their back-off.
    pub(super) persist_shift: u8,
    /// An acknowledgement is due now, and why.
    pub(super) ack_now: Option<Reason>,
    /// Why octets are being sent again, while they are.
    pub(super) resend_reason: Reason,
    /// What keeps data from being sent, since the last time something was.
    pub(super) held: Option<Held>,
    /// Whether the application closed before the connection was established.
    pub(super) close_pending: bool,
    /// Whether SYNs sent offer window scaling: at first as configured, in an answer only if the peer did.
    pub(super) offers_scale: bool,
    /// When the last segment came, for the idle restart.
    pub(super) last_received: Instant,
    pub(super) counters: Counters,
    outputs: VecDeque<Output<Transmit, Event>>,
}

impl Connection {
    /// A closed connection.
    pub fn new(config: Config) -> Self {
        Self {
            state: State::Closed,
            snd: SendSequence::new(SeqNumber(config.initial_sequence), config.send_buffer),
            rcv: ReceiveSequence::new(config.receive_buffer),
            mss: config.mss.min(config.switches.default_mss).max(1),
            congestion: Congestion::new(),
            round_trip: RoundTrip::new(&config.switches.rto),
            timers: Timers::default(),
            persist_shift: 0,
            ack_now: None,
            resend_reason: Reason::RetransmitTimeout,
            held: None,
            close_pending: false,
            offers_scale: config.switches.window_scale.is_some(),
            last_received: Instant::ZERO,
            counters: Counters::default(),
            outputs: VecDeque::new(),
            config,
        }
    }

    /// The configuration it was made with.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Changes the mechanisms of its system. They act from the next input on; what was settled at the opening
    /// (buffers, segment size, window scaling) stays.
    pub fn set_switches(&mut self, switches: Switches) {
        self.config.switches = switches;
    }

    /// Where it is between opening and closing.
    pub const fn state(&self) -> State {
        self.state
    }

    /// Oldest sequence number not acknowledged.
    pub const fn snd_una(&self) -> SeqNumber {
        self.snd.una
    }

    /// Next sequence number to send.
    pub const fn snd_nxt(&self) -> SeqNumber {
        self.snd.nxt
    }

    /// The sequence number after the highest ever sent.
    pub const fn snd_max(&self) -> SeqNumber {
        self.snd.max
    }

    /// Window that the peer offers.
    pub const fn snd_wnd(&self) -> u32 {
        self.snd.wnd
    }

    /// Next sequence number expected.
    pub const fn rcv_nxt(&self) -> SeqNumber {
        self.rcv.nxt
    }

    /// Segment size in use for sending.
    pub const fn mss(&self) -> u32 {
        self.mss
    }

    /// Congestion window in octets.
    pub const fn cwnd(&self) -> u32 {
        self.congestion.cwnd
    }

    /// Congestion window at which slow start ends.
    pub const fn ssthresh(&self) -> u32 {
        self.congestion.ssthresh
    }

    /// Duplicate acknowledgements in a row.
    pub const fn dupacks(&self) -> u32 {
        self.congestion.dupacks
    }

    /// Retransmission timeout in force.
    pub fn rto(&self) -> Duration {
        let rto = &self.config.switches.rto;
        Duration(self.round_trip.timeout_ticks(rto).saturating_mul(rto.tick.0))
    }

    /// Smoothed round-trip time, once one was measured.
    pub fn srtt(&self) -> Option<Duration> {
        self.round_trip.srtt(&self.config.switches.rto)
    }

    /// Size of the send buffer in use.
    pub const fn send_capacity(&self) -> u32 {
        self.snd.capacity
    }

    /// Octets in the send buffer, sent or not.
    pub const fn buffered(&self) -> u32 {
        self.snd.buffered
    }

    /// Octets in the send buffer that were not sent yet.
    pub fn unsent(&self) -> u32 {
        self.snd.unsent()
    }

    /// Free octets of the send buffer.
    pub const fn send_space(&self) -> u32 {
        self.snd.capacity.saturating_sub(self.snd.buffered)
    }

    /// Octets of all send calls of which some are not acknowledged: what Winsock counts against its quota.
    pub fn charged(&self) -> u64 {
        self.snd.charged()
    }

    /// Octets that may be copied now of a send call of which `rest` remain; zero means that the writer
    /// sleeps.
    ///
    /// The caller copies all of them, [`CopyChunk`](super::CopyChunk) by chunk with an [`Input::Write`] after
    /// each, before it asks again.
    pub fn acceptable(&self, rest: u32) -> u32 {
        let space = self.send_space();
        match self.config.switches.socket {
            SocketSemantics::Bsd => {
                let low_water = self.config.switches.send_low_water.min(self.snd.capacity);
                if rest <= space || space >= low_water { rest.min(space) } else { 0 }
            }
            SocketSemantics::Winsock if self.snd.charged() < u64::from(self.snd.capacity) => rest,
            SocketSemantics::WinsockBlocking if self.has_returned() => rest,
            SocketSemantics::Winsock | SocketSemantics::WinsockBlocking => 0,
        }
    }

    /// Whether the latest blocking Winsock call has returned.
    fn has_returned(&self) -> bool {
        let (charged, calls) = self.snd.charged_before();
        calls <= 1 || charged < u64::from(self.snd.capacity)
    }

    /// Size of the receive buffer in use.
    pub const fn receive_capacity(&self) -> u32 {
        self.rcv.capacity
    }

    /// Octets that can be read.
    pub const fn unread(&self) -> u32 {
        self.rcv.unread
    }

    /// Octets received in order since the connection was made.
    pub const fn received(&self) -> u64 {
        self.rcv.offset
    }

    /// Octets held that came out of order.
    pub fn out_of_order(&self) -> u64 {
        self.rcv.queue.held()
    }

    /// Whether an acknowledgement waits for the delayed-acknowledgement timer.
    pub const fn delayed_ack_pending(&self) -> bool {
        self.timers.is_set(Timer::DelayedAck)
    }

    /// What keeps data from being sent, if something does.
    pub const fn held(&self) -> Option<Held> {
        self.held
    }

    /// Totals so far.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// Largest window that both the field and the scale allow the congestion window to reach.
    pub(super) const fn cwnd_cap(&self) -> u32 {
        MAX_WINDOW << self.snd.scale
    }

    pub(super) fn transmit(&mut self, transmit: Transmit) {
        self.outputs.push_back(Output::Transmit(transmit));
    }

    pub(super) fn event(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    /// Leaves for CLOSED because of something other than an orderly end.
    pub(super) fn gone(&mut self, why: Event) {
        self.state = State::Closed;
        self.timers.clear_all();
        self.event(why);
    }

    /// Leaves for CLOSED in good order.
    pub(super) fn closed(&mut self) {
        self.gone(Event::Closed);
    }

    fn write(&mut self, now: Instant, octets: u32, more: bool) {
        let open =
            matches!(self.state, State::SynSent | State::SynReceived | State::Established | State::CloseWait);
        if !open || self.close_pending {
            return;
        }
        self.snd.write(octets, more);
        self.output_of_write(now, more);
    }

    fn read(&mut self, now: Instant, octets: u32) {
        self.rcv.unread -= octets.min(self.rcv.unread);
        self.output(now);
    }

    /// RFC 793 3.9, CLOSE call.
    fn close(&mut self, now: Instant) {
        match self.state {
            State::Listen | State::SynSent => {
                self.closed();
                return;
            }
            State::SynReceived => self.close_pending = true,
            State::Established => self.state = State::FinWait1,
            State::CloseWait => self.state = State::LastAck,
            State::Closed
            | State::FinWait1
            | State::FinWait2
            | State::Closing
            | State::LastAck
            | State::TimeWait => return,
        }
        self.output(now);
    }

    /// RFC 793 3.9, ABORT call.
    fn abort(&mut self) {
        if self.state == State::SynReceived || self.state.is_synchronised() && self.state != State::TimeWait {
            self.send_reset();
        }
        if self.state != State::Closed {
            self.closed();
        }
    }
}

impl Machine for Connection {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Open => self.open(now),
            Input::Listen => self.listen(),
            Input::Segment(segment) => self.segment(now, segment),
            Input::Write { octets, more } => self.write(now, octets, more),
            Input::Read { octets } => self.read(now, octets),
            Input::Timer => self.fire_timers(now),
            Input::Close => self.close(now),
            Input::Abort => self.abort(),
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(self.timers.next()))
    }
}
