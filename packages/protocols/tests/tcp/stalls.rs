//! The large-segment collapse: a send buffer below two segments, Nagle, and a delayed acknowledgement at the
//! other end leave one exchange for each beat of the 200 ms heartbeat. Each of them alone can be taken away,
//! and the stall is gone.

use lanelab_protocols::tcp::{
    AckRule, Config, DelayedAck, Event, Held, Profile, Reason, Switches, WindowUpdate,
};
use lanelab_protocols::{Duration, Instant};

use crate::pair::{Link, Pair, Side};

const SECONDS: u64 = 10;

fn switches() -> Switches {
    // A receiver that acknowledges every second segment, of whatever size, or for two segments' worth of
    // window.
    Switches {
        ack_rule: AckRule::Segments(2),
        window_update: WindowUpdate { two_segments: true, percent_of_buffer: None },
        ..Profile::BsdReno.switches()
    }
}

fn large_segments(switches: Switches) -> (Config, Config) {
    let mut client = Config::new(0, 0, switches);
    client.mss = 9140;
    client.send_buffer = 16_384;
    client.receive_buffer = 65_535;
    client.delayed_ack_phase = Duration::from_millis(30);
    (client.clone(), client)
}

fn run((client, server): (Config, Config)) -> Pair {
    let mut pair = Pair::new(client, server, Link::perfect());
    pair.write(u64::MAX >> 1, 16_384);
    pair.run_until(Instant::ZERO + Duration::from_secs(SECONDS));
    pair
}

#[test]
fn one_exchange_for_each_heartbeat() {
    let pair = run(large_segments(switches()));
    assert!(pair.goodput_mbps() < 1.0, "{}", pair.goodput_mbps());
    // Every acknowledgement of data waits for the heartbeat, and after each one goes one full segment at
    // most.
    let beats = SECONDS * 1000 / 200;
    let delayed = pair.count(Reason::AckDelayedTimer) as u64;
    assert!((beats - 3..=beats).contains(&delayed), "{delayed}");
    let full = pair.count(Reason::DataFull) as u64;
    assert!(full <= beats + 2, "{full}");
    // The sender says what it waited for.
    let held =
        |reason| pair.events.contains(&(last_time(&pair, reason), Side::Client, Event::Held { reason }));
    assert!(held(Held::Nagle));
}

fn last_time(pair: &Pair, reason: Held) -> Instant {
    let is_it = |event: &&(Instant, Side, Event)| event.2 == Event::Held { reason };
    pair.events.iter().rfind(is_it).expect("it was held").0
}

#[test]
fn switching_off_nagle_removes_it() {
    let (mut client, server) = large_segments(switches());
    client.switches.nagle = false;
    assert!(run((client, server)).goodput_mbps() > 20.0);
}

#[test]
fn switching_off_the_delayed_acknowledgement_removes_it() {
    let (client, mut server) = large_segments(switches());
    server.switches.delayed_ack = DelayedAck::Off;
    assert!(run((client, server)).goodput_mbps() > 20.0);
}

#[test]
fn a_larger_send_buffer_removes_it() {
    let (mut client, server) = large_segments(switches());
    client.send_buffer = 65_535;
    assert!(run((client, server)).goodput_mbps() > 20.0);
}

#[test]
fn a_receive_buffer_of_the_same_size_removes_it_by_the_half_buffer_rule() {
    let (mut client, mut server) = large_segments(Profile::BsdReno.switches());
    server.receive_buffer = 16_384;
    client.receive_buffer = 16_384;
    assert!(run((client.clone(), server.clone())).goodput_mbps() > 20.0);
    server.switches.window_update.percent_of_buffer = None;
    assert!(run((client, server)).goodput_mbps() < 1.0);
}

#[test]
fn the_low_water_mark_of_the_writer_decides_too() {
    // The buffer holds two segments and a little: a writer that sleeps until a larger cluster is free leaves
    // the second one short.
    let goodput = |low_water| {
        let (mut client, server) = large_segments(switches());
        client.send_buffer = 19_000;
        client.switches.send_low_water = low_water;
        run((client, server)).goodput_mbps()
    };
    assert!(goodput(1) > 20.0 && goodput(1024) > 20.0);
    assert!(goodput(2048) < 10.0, "{}", goodput(2048));
}

#[test]
fn small_messages_at_a_small_segment_size_do_not_stall() {
    let mut client = Config::new(0, 0, Profile::BsdReno.switches());
    client.mss = 1460;
    let mut pair = Pair::new(client.clone(), client, Link::perfect());
    pair.write(u64::MAX >> 1, 64);
    pair.run_until(Instant::ZERO + Duration::from_secs(SECONDS));
    assert!(pair.goodput_mbps() > 20.0, "{}", pair.goodput_mbps());
}
