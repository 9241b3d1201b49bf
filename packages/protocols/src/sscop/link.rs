//! One end of a link: what its user and its timers do to it.

use std::collections::VecDeque;

use super::config::Config;
use super::io::{Counters, Event, Input, Reason, Transmit};
use super::receiver::Receiver;
use super::state::{Phase, State};
use super::timers::{Timers, take_due};
use super::transmitter::Transmitter;
use crate::Word;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::wire::sscop::{Pdu, Source};
use crate::{Instant, Machine, Output};

/// One end of a link, driven as [`machine`](crate::machine) describes. It begins in state Idle.
#[derive(Clone, Debug, Hash)]
pub struct Link {
    pub(super) config: Config,
    pub(super) state: State,
    pub(super) phase: Phase,
    /// Whether the link must be tried again when it goes down.
    pub(super) wanted: bool,
    /// Side that ends the connection, for an END that is sent again.
    source: Source,
    /// VT(SQ).
    pub(super) vt_sq: u8,
    /// VR(SQ), once the other end has sent one.
    pub(super) vr_sq: Option<u8>,
    /// Whether the other end has shown that it is in state 10 too, so that it will not repeat what brought it there.
    pub(super) heard: bool,
    /// VT(CC).
    vt_cc: u32,
    pub(super) transmitter: Transmitter,
    pub(super) receiver: Receiver,
    pub(super) timers: Timers,
    pub(super) counters: Counters,
    since: Instant,
    outputs: VecDeque<Output<Transmit, Event>>,
}

impl Link {
    /// A link that is down.
    pub fn new(config: Config) -> Self {
        Self {
            config,
            state: State::Idle,
            phase: Phase::Idle,
            wanted: false,
            source: Source::User,
            vt_sq: 0,
            vr_sq: None,
            heard: false,
            vt_cc: 0,
            transmitter: Transmitter::default(),
            receiver: Receiver::new(config.window),
            timers: Timers::default(),
            counters: Counters::default(),
            since: Instant::ZERO,
            outputs: VecDeque::new(),
        }
    }

    /// State of the connection (Q.2110 6.1).
    pub const fn state(&self) -> State {
        self.state
    }

    /// How often it polls, while it is up.
    pub fn phase(&self) -> Option<Phase> {
        (self.state == State::DataTransferReady).then_some(self.phase)
    }

    /// PDUs and messages that the link has counted.
    pub const fn counters(&self) -> Counters {
        self.counters
    }

    /// Messages not yet acknowledged.
    pub fn pending(&self) -> usize {
        self.transmitter.len()
    }

    /// Its state and sequence numbers.
    pub fn tables(&self) -> Vec<Table> {
        let cells = vec![
            Word::from(self.state).into(),
            self.phase().map(Word::from).into(),
            self.transmitter.vt_s.value().into(),
            self.transmitter.vt_a.value().into(),
            self.transmitter.vt_ms.value().into(),
            self.receiver.vr_r.value().into(),
            self.pending().into(),
        ];
        vec![Table {
            id: TableId::SscopLink,
            columns: &[
                ColumnId::State,
                ColumnId::Phase,
                ColumnId::VtS,
                ColumnId::VtA,
                ColumnId::VtMs,
                ColumnId::VrR,
                ColumnId::NotAcknowledged,
            ],
            rows: vec![Row { cells, since: self.since, expires: self.timers.no_response }],
        }]
    }

    pub(super) fn transmit(&mut self, pdu: &Pdu) {
        self.outputs.push_back(Output::Transmit(Transmit::Pdu(pdu.emit())));
    }

    pub(super) fn event(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    pub(super) fn enter(&mut self, now: Instant, state: State) {
        (self.state, self.since) = (state, now);
    }

    /// Sends what this state asks with, and waits for the answer.
    pub(super) fn request(&mut self, now: Instant, state: State) {
        self.timers = Timers::default();
        self.enter(now, state);
        self.vt_cc = 0;
        if matches!(
            state,
            State::OutgoingConnectionPending
                | State::OutgoingResynchronizationPending
                | State::OutgoingRecoveryPending
        ) {
            self.vt_sq = self.vt_sq.wrapping_add(1);
            self.receiver = Receiver::new(self.config.window);
        }
        self.ask(now);
    }

    /// Sends the request of this state once more.
    pub(super) fn ask(&mut self, now: Instant) {
        let (n_sq, n_mr) = (self.vt_sq, self.config.window);
        let pdu = match self.state {
            State::Idle | State::DataTransferReady => return,
            State::OutgoingConnectionPending => Pdu::Bgn { n_sq, n_mr, uu: Vec::new() },
            State::OutgoingDisconnectionPending => Pdu::End { source: self.source, uu: Vec::new() },
            State::OutgoingResynchronizationPending => Pdu::Rs { n_sq, n_mr, uu: Vec::new() },
            State::OutgoingRecoveryPending => Pdu::Er { n_sq, n_mr },
        };
        self.vt_cc += 1;
        self.timers.connection_control = Some(now + self.config.connection_control);
        self.transmit(&pdu);
    }

    /// Says that the link is down, and empties the transmitter.
    pub(super) fn lose(&mut self, reason: Reason) {
        let lost = core::mem::take(&mut self.transmitter).len();
        self.event(Event::Down { reason, lost });
    }

    /// Goes to state Idle, and tries again later where the link is wanted.
    pub(super) fn go_down(&mut self, now: Instant, reason: Reason) {
        self.lose(reason);
        self.timers = Timers::default();
        if self.wanted {
            self.timers.retry = Some(now + self.config.retry);
        }
        self.enter(now, State::Idle);
    }

    /// Tells the other end that this one gives up, without waiting for its answer.
    pub(super) fn give_up(&mut self, now: Instant, reason: Reason) {
        self.transmit(&Pdu::End { source: Source::Sscop, uu: Vec::new() });
        self.go_down(now, reason);
    }

    fn establish(&mut self, now: Instant) {
        self.wanted = true;
        match self.state {
            State::Idle => self.request(now, State::OutgoingConnectionPending),
            State::DataTransferReady => {
                self.lose(Reason::StartedOver);
                self.request(now, State::OutgoingResynchronizationPending);
            }
            _ => {}
        }
    }

    /// Goes from state 10 to state 7.
    pub(super) fn recover(&mut self, now: Instant) {
        if self.state == State::DataTransferReady {
            self.lose(Reason::Recovered);
            self.request(now, State::OutgoingRecoveryPending);
        }
    }

    fn release(&mut self, now: Instant) {
        self.wanted = false;
        match self.state {
            State::Idle => self.go_down(now, Reason::Released),
            State::OutgoingDisconnectionPending => {}
            _ => {
                self.source = Source::User;
                self.request(now, State::OutgoingDisconnectionPending);
            }
        }
    }

    fn send(&mut self, now: Instant, message: Vec<u8>) {
        if self.state == State::DataTransferReady && self.transmitter.len() < self.config.queue {
            self.transmitter.push(message);
            self.pump(now);
        } else {
            self.counters.refused += 1;
            self.event(Event::Refused { message });
        }
    }

    fn timer(&mut self, now: Instant) {
        if take_due(&mut self.timers.no_response, now) {
            self.give_up(now, Reason::NoResponse);
        }
        if take_due(&mut self.timers.connection_control, now) {
            self.not_answered(now);
        }
        if take_due(&mut self.timers.poll, now) {
            self.poll_due(now);
        }
        if take_due(&mut self.timers.retry, now) {
            self.request(now, State::OutgoingConnectionPending);
        }
    }

    /// Timer_CC: once more, or no more.
    fn not_answered(&mut self, now: Instant) {
        if self.vt_cc < self.config.max_cc {
            self.ask(now);
        } else if self.state == State::OutgoingDisconnectionPending {
            self.go_down(now, Reason::Released);
        } else {
            self.give_up(now, Reason::NoAnswer);
        }
    }
}

impl Machine for Link {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Establish => self.establish(now),
            Input::Recover => self.recover(now),
            Input::Release => self.release(now),
            Input::Send(message) => self.send(now, message),
            Input::Timer => self.timer(now),
            Input::Pdu(octets) => match Pdu::parse(&octets) {
                Ok(pdu) => self.pdu(now, pdu),
                Err(_) => {
                    self.counters.malformed += 1;
                    self.event(Event::Malformed);
                }
            },
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(self.timers.next()))
    }
}
