//! One connection and a hand-written peer: what goes in is a call, what comes out is a list of lines.
//!
//! A segment prints as `> ACK seq=1 ack=1 len=100 win=16384 data-full`, with numbers counted from each end's
//! initial one, and with `again` behind it if it was sent before; an event prints as `! Connected`.

use lanelab_protocols::tcp::{Config, Connection, Input, Profile, Segment, Switches};
use lanelab_protocols::wire::{SeqNumber, TcpControl, TcpRepr};
use lanelab_protocols::{Duration, Instant, Machine, Output, Payload};

pub(crate) const ISS: u32 = 1_000_000;
pub(crate) const IRS: u32 = 5_000_000;
pub(crate) const WINDOW: u16 = 16_384;

pub(crate) const SYN: TcpControl = TcpControl::SYN;
pub(crate) const ACK: TcpControl = TcpControl::ACK;
pub(crate) const FIN: TcpControl = TcpControl::FIN;
pub(crate) const RST: TcpControl = TcpControl::RST;

pub(crate) struct Script {
    pub(crate) connection: Connection,
    pub(crate) now: Instant,
    pub(crate) window: u16,
    iss: u32,
    irs: u32,
}

pub(crate) fn bsd() -> Switches {
    Profile::BsdReno.switches()
}

pub(crate) fn config(switches: Switches) -> Config {
    let mut config = Config::new(1024, 80, switches);
    config.initial_sequence = ISS;
    config.mss = 1000;
    config
}

impl Script {
    pub(crate) fn new(config: Config) -> Self {
        Self::with_peer_at(config, IRS)
    }

    pub(crate) fn with_peer_at(config: Config, irs: u32) -> Self {
        let iss = config.initial_sequence;
        Self { connection: Connection::new(config), now: Instant::ZERO, window: WINDOW, iss, irs }
    }

    /// A connection that this end opened, established.
    pub(crate) fn established(config: Config) -> Self {
        Self::established_with_peer_at(config, IRS)
    }

    pub(crate) fn established_with_peer_at(config: Config, irs: u32) -> Self {
        let mut script = Self::with_peer_at(config, irs);
        script.input(Input::Open);
        let mss = script.connection.config().mss as u16;
        script.peer_with(SYN.with(ACK), 0, 1, 0, |repr| repr.mss = Some(mss));
        script
    }

    /// As above, with the congestion window wide open.
    pub(crate) fn open_wide(mut config: Config) -> Self {
        config.switches.slow_start = false;
        Self::established(config)
    }

    pub(crate) fn input(&mut self, input: Input) -> Vec<String> {
        self.connection.handle_input(self.now, input);
        let mut lines = Vec::new();
        loop {
            match self.connection.poll_output() {
                Output::Transmit(transmit) => {
                    let repr = &transmit.segment.repr;
                    let mut line = format!("> {} seq={}", repr.control, repr.seq.0.wrapping_sub(self.iss));
                    if repr.control.has(ACK) {
                        line += &format!(" ack={}", repr.ack.0.wrapping_sub(self.irs));
                    }
                    line += &format!(
                        " len={} win={} {}",
                        transmit.segment.payload.len, repr.window, transmit.reason
                    );
                    if transmit.retransmission {
                        line += " again";
                    }
                    lines.push(line);
                }
                Output::Event(event) => lines.push(format!("! {event:?}")),
                Output::Timeout(_) => return lines,
            }
        }
    }

    pub(crate) fn write(&mut self, octets: u32) -> Vec<String> {
        self.input(Input::Write { octets, more: false })
    }

    pub(crate) fn read(&mut self, octets: u32) -> Vec<String> {
        self.input(Input::Read { octets })
    }

    /// A segment of the peer.
    pub(crate) fn peer(&mut self, control: TcpControl, seq: u32, ack: u32, len: u32) -> Vec<String> {
        self.peer_with(control, seq, ack, len, |_| {})
    }

    /// A segment of the peer with something changed in its header.
    pub(crate) fn peer_with(
        &mut self,
        control: TcpControl,
        seq: u32,
        ack: u32,
        len: u32,
        change: impl FnOnce(&mut TcpRepr),
    ) -> Vec<String> {
        let mut repr = TcpRepr {
            src_port: 80,
            dst_port: 1024,
            seq: SeqNumber(self.irs) + seq,
            ack: if control.has(ACK) { SeqNumber(self.iss) + ack } else { SeqNumber(0) },
            control,
            window: self.window,
            mss: None,
            window_scale: None,
        };
        change(&mut repr);
        let payload = Payload::new(9, u64::from(seq), len);
        self.input(Input::Segment(Segment { repr, payload }))
    }

    /// An acknowledgement without data.
    pub(crate) fn ack(&mut self, ack: u32) -> Vec<String> {
        self.peer(ACK, 1, ack, 0)
    }

    pub(crate) fn timeout(&mut self) -> Option<Instant> {
        match self.connection.poll_output() {
            Output::Timeout(at) => at,
            other => panic!("not drained: {other:?}"),
        }
    }

    /// Goes to the next timeout and lets it happen.
    pub(crate) fn sleep(&mut self) -> Vec<String> {
        self.now = self.timeout().expect("a timer is set");
        self.input(Input::Timer)
    }

    pub(crate) fn millis(&self) -> u64 {
        self.now.since(Instant::ZERO).0 / Duration::from_millis(1).0
    }
}
