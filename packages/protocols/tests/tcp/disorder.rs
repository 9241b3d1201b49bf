//! Any calls in any order with any segments: the connection does not panic, and what must always hold does.

use lanelab_protocols::tcp::{Connection, Input, Profile, Segment, State};
use lanelab_protocols::wire::{SeqNumber, TcpControl, TcpRepr};
use lanelab_protocols::{Duration, Instant, Machine, Output, Payload};

use crate::effort::cases;
use crate::script::config;

struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % limit
    }

    /// A segment that is somewhere near what the connection expects.
    fn segment(&mut self, connection: &Connection) -> Segment {
        let mut control = if self.below(10) < 9 { TcpControl::ACK } else { TcpControl::NONE };
        for rare in [TcpControl::SYN, TcpControl::FIN, TcpControl::RST] {
            if self.below(40) == 0 {
                control = control.with(rare);
            }
        }
        let near =
            |number: SeqNumber, by: u64| SeqNumber(number.0.wrapping_add(by as u32).wrapping_sub(2000));
        let seq = if self.below(2) == 0 {
            connection.rcv_nxt()
        } else {
            near(connection.rcv_nxt(), self.below(20_000))
        };
        let ack = if self.below(2) == 0 {
            connection.snd_max()
        } else {
            near(connection.snd_una(), self.below(20_000))
        };
        let repr = TcpRepr {
            src_port: 80,
            dst_port: 1024,
            seq,
            ack,
            control,
            window: self.below(3) as u16 * self.below(20_000) as u16,
            mss: (self.below(4) == 0).then(|| self.below(2000) as u16),
            window_scale: (self.below(4) == 0).then(|| self.below(20) as u8),
        };
        Segment { repr, payload: Payload::new(9, 0, (self.below(3) * self.below(1500)) as u32) }
    }

    fn input(&mut self, connection: &Connection) -> Input {
        match self.below(100) {
            0 => Input::Close,
            1 if self.below(5) == 0 => Input::Abort,
            2..20 => {
                let octets = connection.acceptable(self.below(20_000) as u32);
                Input::Write { octets, more: self.below(2) == 0 }
            }
            20..40 => Input::Read { octets: self.below(10_000) as u32 },
            40..50 => Input::Timer,
            _ => Input::Segment(self.segment(connection)),
        }
    }
}

fn check(connection: &Connection) {
    let (una, nxt, max) = (connection.snd_una(), connection.snd_nxt(), connection.snd_max());
    assert!(!nxt.before(una) && !max.before(nxt), "{una} {nxt} {max}");
    assert!(
        max.ahead_of(una).cast_unsigned() <= connection.buffered() + 1,
        "no more outstanding than buffered"
    );
    assert!(connection.unread() <= connection.receive_capacity());
    assert!(connection.mss() > 0 && connection.cwnd() > 0);
}

#[test]
fn nothing_breaks_it() {
    for seed in 0..cases(2000) {
        let mut random = Random(seed);
        let profile = Profile::ALL[seed as usize % 4];
        let mut config = config(profile.switches());
        config.initial_sequence = random.below(1 << 32) as u32;
        config.switches.window_scale = (seed % 3 == 0).then_some(2);
        config.switches.hold_while_more = seed % 5 == 0;
        config.switches.round_buffers_to_mss = seed % 7 == 0;
        let mut connection = Connection::new(config);
        let mut now = Instant::ZERO;
        connection.handle_input(now, if seed % 2 == 0 { Input::Open } else { Input::Listen });
        for _ in 0..300 {
            let mut timeout = None;
            for polls in 0.. {
                match connection.poll_output() {
                    Output::Timeout(at) => {
                        timeout = at;
                        break;
                    }
                    Output::Transmit(transmit) => {
                        let (repr, payload) = (transmit.segment.repr, transmit.segment.payload);
                        assert!(payload.len <= connection.mss().max(536));
                        assert!(!repr.control.has(TcpControl::SYN) || repr.mss.is_some());
                    }
                    Output::Event(_) => {}
                }
                assert!(polls < 1000, "output does not end");
            }
            check(&connection);
            if connection.state() == State::Closed {
                assert_eq!(timeout, None);
                break;
            }
            let input = random.input(&connection);
            if input == Input::Timer {
                now = timeout.unwrap_or(now).max(now);
            } else {
                now += Duration::from_micros(random.below(300_000));
            }
            connection.handle_input(now, input);
        }
    }
}
