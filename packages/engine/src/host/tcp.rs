//! A TCP socket: one end of a connection and the process behind it.

use super::reader::Reader;
use super::socket_trails::SocketTrails;
use super::talker::Talker;
use super::writer::{Next, Writer};
use crate::account::{Hold, Rule, Trail};
use crate::context::Context;
use crate::scenario::{FlowSet, TcpField};
use crate::trace::Note;
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::ip::Transport;
use lanelab_protocols::tcp::{Connection, Event, Held, Input, Reason, Segment, State, Switches};
use lanelab_protocols::{Machine, Output, Payload};

/// The process behind a socket.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Process {
    /// Sends.
    Writer(Writer),
    /// Receives.
    Reader(Reader),
    /// Does both by turns.
    Talker(Talker),
    /// Polls this socket among others.
    Polled(Polled),
}

/// What a socket knows of the process that polls it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Polled {
    /// Which of the station's programs.
    pub(super) program: u32,
    /// Whether the flow's data come from here.
    pub(super) source: bool,
    /// Octets that its send calls handed over so far.
    pub(super) accepted: u64,
    /// Nagle's algorithm, where the flow says so and not the profile.
    pub(super) nagle: Option<bool>,
}

impl Process {
    /// What makes its send calls.
    const fn writer_mut(&mut self) -> Option<&mut Writer> {
        match self {
            Self::Writer(writer) => Some(writer),
            Self::Talker(talker) => Some(&mut talker.writer),
            Self::Reader(_) | Self::Polled(_) => None,
        }
    }

    /// Whether this application opens the connection.
    const fn opens(&self) -> bool {
        match self {
            Self::Writer(_) => true,
            Self::Talker(talker) => talker.asks,
            // The program that polls the socket opens it.
            Self::Reader(_) | Self::Polled(_) => false,
        }
    }
}

/// What a socket asks of its station after an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SocketAction {
    /// Send a segment.
    Send(Segment),
    /// Send a datagram or an ICMP message.
    Message {
        /// Transport header.
        transport: Transport,
        /// Octets after the header.
        payload: Payload,
        /// Its number in its flow.
        serial: u64,
    },
    /// Tell the application at this instant.
    Due(SimTime),
    /// Let the process run.
    Run,
    /// Something that a program polls for may have happened.
    Wake {
        /// Number of the program.
        program: u32,
        /// Whether data have come; else there may be room.
        data: bool,
    },
    /// Wake the socket's timer at this instant, which this event asked for.
    Timer(SimTime, EventId),
}

/// One end of a connection.
#[derive(Clone, Hash, Debug)]
pub(super) struct TcpSocket {
    /// Flow index.
    pub(super) flow: u32,
    /// The machine.
    pub(super) conn: Connection,
    /// The process.
    pub(super) process: Process,
    /// When a writer opens the connection; `None` for a reader, which listens.
    pub(super) start: Option<SimTime>,
    /// When a writer makes its last call.
    stop: SimTime,
    /// Has asked for the connection.
    opened: bool,
    /// When the machine wants its timer input.
    deadline: Option<SimTime>,
    /// The event that set the deadline.
    deadline_cause: EventId,
    /// When a timer event is scheduled.
    alarm: Option<SimTime>,
    /// Held by TCP itself, for this reason.
    held: Option<Hold>,
    /// Owes an acknowledgement, and waits.
    owes_ack: bool,
    /// What it waits for, as the account of its time has it.
    waits: SocketTrails,
}

const fn hold_of(held: Held) -> Option<Hold> {
    match held {
        Held::Nagle => Some(Hold::Nagle),
        Held::Window => Some(Hold::Window),
        Held::SillyWindow => Some(Hold::SillyWindow),
        Held::CongestionWindow => Some(Hold::Congestion),
        Held::MoreToCome | Held::NotConnected => None,
    }
}

impl TcpSocket {
    /// The writing end, from `start` to `stop`.
    pub(super) fn writer(flow: u32, conn: Connection, writer: Writer, start: SimTime, stop: SimTime) -> Self {
        Self { start: Some(start), stop, ..Self::new(flow, conn, Process::Writer(writer)) }
    }

    /// The reading end.
    pub(super) fn reader(flow: u32, conn: Connection, reader: Reader) -> Self {
        Self::new(flow, conn, Process::Reader(reader))
    }

    /// The end that asks, from `start` to `stop`.
    pub(super) fn client(flow: u32, conn: Connection, talker: Talker, start: SimTime, stop: SimTime) -> Self {
        Self { start: Some(start), stop, ..Self::new(flow, conn, Process::Talker(talker)) }
    }

    /// The end that answers.
    pub(super) fn server(flow: u32, conn: Connection, talker: Talker) -> Self {
        Self::new(flow, conn, Process::Talker(talker))
    }

    /// An end that a program polls; it opens the connection at `start`, or waits for the peer to.
    pub(super) fn polled(flow: u32, conn: Connection, polled: Polled, start: Option<SimTime>) -> Self {
        Self { start, ..Self::new(flow, conn, Process::Polled(polled)) }
    }

    fn new(flow: u32, conn: Connection, process: Process) -> Self {
        Self {
            start: None,
            stop: SimTime::MAX,
            opened: false,
            flow,
            conn,
            process,
            deadline: None,
            deadline_cause: EventId::START,
            alarm: None,
            held: None,
            owes_ack: false,
            waits: SocketTrails::default(),
        }
    }

    /// A part of the machine's state, for a plot.
    pub(super) fn state(&self, field: TcpField) -> f64 {
        let conn = &self.conn;
        match field {
            TcpField::Cwnd => f64::from(conn.cwnd()),
            TcpField::Ssthresh => f64::from(conn.ssthresh()),
            TcpField::Window => f64::from(conn.snd_wnd()),
            TcpField::Flight => f64::from(conn.buffered() - conn.unsent()),
            TcpField::Buffered => f64::from(conn.buffered()),
            TcpField::Rto => conn.rto().as_secs_f64() * 1e3,
        }
    }

    /// Every path that it keeps.
    pub(super) const fn paths_mut(&mut self) -> [&mut Trail; 2] {
        [&mut self.waits.deadline, &mut self.waits.last]
    }

    /// Whether this is the end that opened the connection, and writes first.
    pub(super) const fn is_writer(&self) -> bool {
        self.process.opens() || matches!(self.process, Process::Polled(Polled { source: true, .. }))
    }

    /// The application opens the connection, and later makes its last call.
    pub(super) fn due(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if self.opened {
            cx.trail = self.waits.idle(cx.now, &mut cx.accounts.log);
            self.finish(cx, actions);
            return;
        }
        if cx.now >= self.stop {
            return;
        }
        // A program's flow begins with its first send call.
        if !matches!(self.process, Process::Polled(_)) {
            cx.begin(self.flow);
        }
        self.opened = true;
        if self.stop < SimTime::MAX {
            actions.push(SocketAction::Due(self.stop));
        }
        self.handle(Input::Open, cx, actions);
    }

    /// A segment arrived.
    pub(super) fn segment(&mut self, input: Input, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        self.handle(input, cx, actions);
        if let (Process::Reader(_) | Process::Polled(_), Input::Segment(segment)) = (&self.process, input)
            && !segment.payload.is_empty()
        {
            let reordered = self.conn.counters().out_of_order_in;
            let stats = cx.stats(self.flow);
            stats.packets_received += 1;
            stats.reordered = reordered;
        }
    }

    /// The writer's next calls are of another size.
    pub(super) const fn set_message(&mut self, set: &FlowSet) {
        if let (Process::Writer(writer), Some(octets)) = (&mut self.process, set.message_octets) {
            writer.message = octets;
        }
    }

    /// Hands the machine an input, and collects the actions that follow from it.
    pub(super) fn handle(&mut self, input: Input, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        self.conn.handle_input(cx.now, input);
        loop {
            match self.conn.poll_output() {
                Output::Transmit(transmit) => {
                    let octets = transmit.segment.payload.len;
                    cx.note(self.flow, Note::Sent { reason: transmit.reason, octets });
                    if octets > 0 {
                        self.set_held(None, cx);
                        let probe = transmit.reason == Reason::PersistProbe;
                        let stats = cx.stats(self.flow);
                        // The packets of a dialogue are its messages, whatever segments carry them.
                        stats.packets_sent += u64::from(!matches!(self.process, Process::Talker(_)));
                        stats.retransmits += u64::from(transmit.retransmission && !probe);
                    }
                    actions.push(SocketAction::Send(transmit.segment));
                }
                Output::Event(event) => self.event(event, cx, actions),
                Output::Timeout(deadline) => {
                    if self.deadline != deadline {
                        self.deadline = deadline;
                        self.deadline_cause = cx.event;
                        self.waits.deadline = cx.trail;
                        if let Some(at) = deadline
                            && self.alarm.is_none_or(|alarm| at < alarm)
                        {
                            self.alarm = Some(at);
                            actions.push(SocketAction::Timer(at, cx.event));
                        }
                    }
                    break;
                }
            }
        }
        if cx.trail.is_on() {
            self.waits.last = cx.trail;
        }
        match &self.process {
            Process::Writer(writer) => {
                cx.stats(self.flow).octets_sent = writer.accepted - u64::from(self.conn.buffered());
            }
            Process::Polled(polled) if polled.source => {
                cx.stats(self.flow).octets_sent = polled.accepted - u64::from(self.conn.buffered());
            }
            Process::Polled(_) => {}
            Process::Reader(_) => self.note_owed_ack(cx),
            Process::Talker(talker) => {
                if talker.asks {
                    cx.stats(self.flow).octets_sent =
                        talker.writer.accepted - u64::from(self.conn.buffered());
                }
                self.note_owed_ack(cx);
            }
        }
    }

    fn note_owed_ack(&mut self, cx: &mut Context<'_>) {
        let owed = self.conn.delayed_ack_pending();
        if owed == self.owes_ack {
            return;
        }
        if owed {
            cx.note(self.flow, Note::AckDelayed);
        }
        self.owes_ack = owed;
        cx.hold(self.flow, Hold::DelayedAck, owed);
    }

    /// A program's send call has handed over `octets`.
    pub(super) fn write(&mut self, octets: u32, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if let Process::Polled(polled) = &mut self.process
            && self.conn.state() != State::Closed
        {
            polled.accepted += u64::from(octets);
            cx.note(self.flow, Note::Wrote { octets });
            self.handle(Input::Write { octets, more: false }, cx, actions);
        }
    }

    /// A timer event has come. Several may be under way; only the machine's own deadline counts.
    pub(super) fn alarm(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if self.alarm == Some(cx.now) {
            self.alarm = None;
        }
        match self.deadline {
            Some(at) if at <= cx.now => {
                cx.trail = self.waits.timer(self.conn.next_timer(), cx.now, &mut cx.accounts.log);
                self.handle(Input::Timer, cx, actions);
            }
            Some(at) if self.alarm.is_none_or(|alarm| at < alarm) => {
                self.alarm = Some(at);
                actions.push(SocketAction::Timer(at, self.deadline_cause));
            }
            _ => {}
        }
    }

    fn event(&mut self, event: Event, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if let Process::Polled(polled) = &self.process {
            let data = matches!(event, Event::DataAvailable { .. });
            actions.push(SocketAction::Wake { program: polled.program, data });
        }
        match event {
            Event::Connected => {
                if self.process.opens() {
                    let now = cx.now;
                    let stats = cx.stats(self.flow);
                    stats.ready = Some(now);
                    if let Process::Talker(talker) = &mut self.process {
                        talker.began = now;
                        stats.log_sent(now);
                    }
                    actions.push(SocketAction::Run);
                }
            }
            Event::DataAvailable { .. } => self.wake_reader(actions),
            Event::SpaceFreed { .. } => self.wake_writer(cx, actions),
            Event::Held { reason } => {
                let hold = hold_of(reason);
                if let Some(hold) = hold {
                    cx.note(self.flow, Note::Held { hold });
                }
                self.set_held(hold, cx);
            }
            Event::PeerClosed => {
                if !self.process.opens() && !matches!(self.process, Process::Polled(_)) {
                    actions.push(SocketAction::Run);
                }
            }
            Event::Closed | Event::Reset | Event::TimedOut => {
                self.set_held(None, cx);
                self.end_sleep(cx);
            }
        }
    }

    /// There is something to read for a process that sleeps in a receive call.
    fn wake_reader(&mut self, actions: &mut Vec<SocketAction>) {
        let awake = match &mut self.process {
            Process::Reader(reader) => &mut reader.awake,
            Process::Talker(talker) if talker.is_reading() => &mut talker.awake,
            Process::Talker(_) | Process::Writer(_) | Process::Polled(_) => return,
        };
        if !*awake {
            *awake = true;
            actions.push(SocketAction::Run);
        }
    }

    fn wake_writer(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        let Some(writer) = self.process.writer_mut() else { return };
        if writer.asleep && writer.can_wake(&self.conn) {
            cx.note(self.flow, Note::WriterWakes);
            self.end_sleep(cx);
            actions.push(SocketAction::Run);
        }
    }

    /// The writer waits for room no more.
    fn end_sleep(&mut self, cx: &mut Context<'_>) {
        if let Some(writer) = self.process.writer_mut() {
            writer.asleep = false;
            cx.hold(self.flow, Hold::WriterLowWater, false);
            cx.hold(self.flow, Hold::WriterFull, false);
        }
        self.account_hold(cx);
    }

    /// Tells the account which rule holds the data of the flow's sender back: one of TCP's, or else want of room in the buffer.
    fn account_hold(&mut self, cx: &mut Context<'_>) {
        if self.is_writer() {
            let asleep = self.process.writer_mut().is_some_and(|writer| writer.asleep);
            let full = asleep.then_some(Rule::SendBuffer);
            cx.accounts.hold(self.flow, self.held.and_then(Rule::of).or(full), cx.now);
        }
    }

    fn set_held(&mut self, hold: Option<Hold>, cx: &mut Context<'_>) {
        if self.held != hold {
            if let Some(old) = self.held {
                cx.hold(self.flow, old, false);
            }
            if let Some(new) = hold {
                cx.hold(self.flow, new, true);
            }
            self.held = hold;
            self.account_hold(cx);
        }
    }

    /// The process gets the CPU: what it will do, as (system calls, octets copied).
    pub(super) fn begin(&mut self) -> (u32, u32) {
        match &mut self.process {
            // The call fails, and the process gives up.
            Process::Writer(_) | Process::Talker(_) if self.conn.state() == State::Closed => (1, 0),
            Process::Talker(talker) if talker.is_reading() => (1, talker.begin_receive(self.conn.unread())),
            Process::Writer(writer) | Process::Talker(Talker { writer, .. }) => {
                match writer.begin(&self.conn) {
                    Some(Next::Copy { octets, call }) => (call.into(), octets),
                    Some(Next::Sleep { call }) => (call.into(), 0),
                    None => (0, 0),
                }
            }
            Process::Reader(reader) => {
                reader.plan = reader.request.min(self.conn.unread());
                (1, reader.plan)
            }
            // Its program has the CPU instead.
            Process::Polled(_) => (0, 0),
        }
    }

    /// The process has spent its CPU time.
    pub(super) fn ran(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        match &mut self.process {
            Process::Polled(_) => {}
            Process::Talker(talker) if talker.is_reading() => self.heard(cx, actions),
            Process::Writer(_) | Process::Talker(_) => self.wrote(cx, actions),
            Process::Reader(reader) => {
                let octets = reader.plan;
                reader.taken += u64::from(octets);
                let taken = reader.taken;
                if octets > 0 {
                    let now = cx.now;
                    let stats = cx.stats(self.flow);
                    stats.octets_received = taken;
                    stats.taken(taken, now);
                    cx.note(self.flow, Note::Read { octets });
                    cx.delivered(self.flow);
                    self.handle(Input::Read { octets }, cx, actions);
                } else if self.conn.state() == State::CloseWait {
                    self.handle(Input::Close, cx, actions);
                }
                if let Process::Reader(reader) = &mut self.process {
                    reader.awake = self.conn.unread() > 0;
                    if reader.awake {
                        actions.push(SocketAction::Run);
                    }
                }
            }
        }
    }

    fn wrote(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        let is_stream = matches!(self.process, Process::Writer(_));
        let Some(writer) = self.process.writer_mut() else { return };
        let now = cx.now;
        // A connection that ended during the call takes nothing more, and wakes nobody.
        let plan = writer.plan.take().filter(|_| self.conn.state() != State::Closed);
        match plan {
            Some(Next::Copy { octets, .. }) => {
                let done = writer.copied(octets, &self.conn);
                if done && is_stream {
                    cx.stats(self.flow).call_ended(writer.accepted, now);
                }
                let finished = done && is_stream && writer.finished;
                cx.note(self.flow, Note::Wrote { octets });
                self.handle(Input::Write { octets, more: !done }, cx, actions);
                if finished {
                    self.handle(Input::Close, cx, actions);
                } else if done && !is_stream {
                    self.said(cx, actions);
                } else {
                    actions.push(SocketAction::Run);
                }
            }
            Some(Next::Sleep { .. }) => {
                // An acknowledgement may have made room while the call was on its way in.
                if writer.can_wake(&self.conn) {
                    actions.push(SocketAction::Run);
                    return;
                }
                writer.asleep = true;
                let free = self.conn.send_space();
                let low_water = self.conn.config().switches.send_low_water.min(self.conn.send_capacity());
                let short = free > 0 && free < low_water;
                cx.note(self.flow, Note::WriterSleeps { free, low_water });
                cx.hold(self.flow, if short { Hold::WriterLowWater } else { Hold::WriterFull }, true);
                self.account_hold(cx);
            }
            None => {}
        }
    }

    /// A message is sent: the process waits for the other end's.
    fn said(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        let Process::Talker(talker) = &mut self.process else { return };
        talker.sent();
        cx.stats(self.flow).packets_sent += u64::from(talker.asks);
        if self.conn.unread() > 0 {
            self.wake_reader(actions);
        }
    }

    /// A receive call of a dialogue is done.
    fn heard(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        let Process::Talker(talker) = &mut self.process else { return };
        talker.awake = false;
        let octets = std::mem::take(&mut talker.plan);
        if octets == 0 {
            if self.conn.state() == State::CloseWait {
                self.handle(Input::Close, cx, actions);
            }
            return;
        }
        let whole = talker.received(octets);
        let last = whole && talker.writer.finished;
        let now = cx.now;
        cx.note(self.flow, Note::Read { octets });
        let stats = cx.stats(self.flow);
        if !talker.asks {
            stats.octets_received = talker.taken;
        } else if whole {
            stats.packets_received += 1;
            stats.delay(talker.began, now);
            stats.log_arrival(talker.serial - 1, now);
            if !last {
                // The next transaction begins as this one ends.
                talker.began = now;
                stats.log_sent(now);
            }
            cx.delivered(self.flow);
        }
        self.handle(Input::Read { octets }, cx, actions);
        if last {
            self.handle(Input::Close, cx, actions);
        } else if whole {
            actions.push(SocketAction::Run);
        } else if self.conn.unread() > 0 {
            self.wake_reader(actions);
        }
    }

    /// The writer makes no call after the one that it is in; who asks, no request.
    fn finish(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        let is_reading = matches!(&self.process, Process::Talker(talker) if talker.is_reading());
        if let Some(writer) = self.process.writer_mut() {
            writer.finished = true;
            if writer.between_calls() && !is_reading {
                self.handle(Input::Close, cx, actions);
            }
        }
    }

    /// The switches of its system change.
    pub(super) fn set_switches(
        &mut self,
        switches: &Switches,
        cx: &mut Context<'_>,
        actions: &mut Vec<SocketAction>,
    ) {
        let mut switches = switches.clone();
        if let Process::Polled(Polled { nagle: Some(nagle), .. }) = self.process {
            switches.nagle = nagle;
        }
        self.conn.set_switches(switches);
        self.wake_writer(cx, actions);
    }
}
