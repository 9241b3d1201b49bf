//! Whole transfers over a link that loses: everything arrives, and how fast, by buffer and loss.

use std::fmt::Write;

use lanelab_protocols::tcp::{Config, Profile, State};
use lanelab_protocols::{Duration, Instant};

use crate::pair::{Link, Pair};

fn pair(profile: Profile, buffer: u32, lose_one_in: u64, seed: u64) -> Pair {
    let mut config = Config::new(0, 0, profile.switches());
    config.mss = 1460;
    config.send_buffer = buffer;
    config.receive_buffer = buffer;
    let link = Link { delay: Duration::from_millis(2), bits_per_second: 25_600_000, lose_one_in, seed };
    Pair::new(config.clone(), config, link)
}

#[test]
fn everything_arrives_and_both_ends_close() {
    for profile in Profile::ALL {
        for seed in 0..12 {
            let mut pair = pair(profile, 16_384, 12, seed);
            pair.write(200_000, 5000);
            pair.close();
            pair.run_until(Instant::ZERO + Duration::from_secs(3000));
            assert_eq!(pair.server.received(), 200_000, "{profile:?} {seed}");
            assert_eq!(pair.client.buffered(), 0);
            assert_eq!(pair.client.state(), State::FinWait2);
            assert_eq!(pair.server.state(), State::CloseWait);
        }
    }
}

#[test]
fn the_same_seed_yields_the_same_segments() {
    let trace = || {
        let mut pair = pair(Profile::WinNt4, 8192, 20, 5);
        pair.write(100_000, 1000);
        pair.run_until(Instant::ZERO + Duration::from_secs(200));
        pair.sent.iter().map(|sent| (sent.at, sent.transmit, sent.lost)).collect::<Vec<_>>()
    };
    assert_eq!(trace(), trace());
}

/// Goodput in kb/s over 20 s, a round trip of 4 ms and 25.6 Mb/s; mean of four seeds.
#[test]
fn by_buffer_and_loss() {
    let mut table = String::from("buffer   none  1/1000  1/100   1/20\n");
    for buffer in [4096, 8192, 16_384, 32_768, 65_535] {
        write!(table, "{buffer:>6}").unwrap();
        for lose_one_in in [0, 1000, 100, 20] {
            let mut sum = 0.0;
            for seed in 1..=4 {
                let mut pair = pair(Profile::BsdReno, buffer, lose_one_in, seed);
                pair.write(u64::MAX >> 1, 8192);
                pair.run_until(Instant::ZERO + Duration::from_secs(20));
                sum += pair.goodput_mbps();
            }
            write!(table, " {:>7.0}", sum * 250.0).unwrap();
        }
        table.push('\n');
    }
    assert_eq!(table, TABLE, "\n{table}");
}

const TABLE: &str = "\
buffer   none  1/1000  1/100   1/20
  4096    3794    2258     632     108
  8192   10171    6582    1784     260
 16384   23370   22437    5680     277
 32768   24647   24353    9381     324
 65535   24647   24068    7538     340
";
