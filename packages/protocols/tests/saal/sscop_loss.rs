//! Whatever is lost: what was sent arrives once and in order, or the link goes down and says so.

use lanelab_protocols::sscop::{Config, Event, Input, Link, Reason, State};
use lanelab_protocols::wire::sscop::Pdu;
use lanelab_protocols::{Duration, Instant, Machine};
use proptest::prelude::*;

use super::sscop_pair::Pair;
use crate::effort::cases;

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(500) as u32, ..ProptestConfig::default() })]

    #[test]
    fn all_arrives_once_in_order_or_the_link_says_that_it_went_down(
        seed in any::<u64>(),
        loss in 0_u64..60,
        window in 1_u32..40,
        max_pd in 1_u32..30,
        bursts in prop::collection::vec((0_usize..2, 1_u32..40, 0_u64..2000), 1..20),
    ) {
        let mut pair = Pair::new(Config { window, max_pd, ..Config::default() }, seed);
        pair.loss = loss;
        pair.input(0, Input::Establish);
        pair.input(1, Input::Establish);
        pair.run_for(Duration::from_secs(20));
        let mut taken = [Vec::new(), Vec::new()];
        let mut number = 0;
        for (end, count, pause) in bursts {
            for _ in 0..count {
                if pair.ends[end].state() == State::DataTransferReady {
                    taken[end].push(number);
                }
                pair.send(end, number);
                number += 1;
            }
            pair.run_for(Duration::from_millis(pause));
        }
        pair.loss = 0;
        // With a window of one, a message takes a Timer_POLL.
        pair.run_for(Duration::from_secs(800));
        for (end, taken) in taken.iter().enumerate() {
            prop_assert_eq!(pair.ends[end].state(), State::DataTransferReady);
            prop_assert_eq!(pair.ends[end].pending(), 0);
            let received = pair.received(1 - end);
            // Once, in order, and nothing that was not sent.
            prop_assert!(received.windows(2).all(|pair| pair[0] < pair[1]));
            prop_assert!(received.iter().all(|number| taken.contains(number)));
            // What is missing had been counted as lost when this end said that it went down.
            let reported: usize = pair.events[end]
                .iter()
                .map(|(_, event)| if let Event::Down { lost, .. } = event { *lost } else { 0 })
                .sum();
            let missing = taken.len() - received.len();
            prop_assert!(missing <= reported, "{missing} {reported}");
        }
    }
}

#[test]
fn a_lost_message_is_asked_for_at_once() {
    let mut pair = Pair::up();
    let start = pair.now;
    pair.cut[0] = true;
    pair.send(0, 1);
    pair.cut[0] = false;
    pair.send(0, 2);
    pair.run_for(Duration::from_millis(50));
    assert_eq!(pair.received(1), [1, 2]);
    assert_eq!(pair.sent_since(1, start), [(5, "USTAT".to_owned())]);
    assert_eq!(pair.ends[0].counters().resent, 1);
}

#[test]
fn a_lost_last_message_is_missed_by_the_poll() {
    let mut pair = Pair::up();
    let start = pair.now;
    pair.cut[0] = true;
    pair.send(0, 1);
    pair.cut[0] = false;
    pair.run_for(Duration::from_secs(2));
    assert_eq!(pair.received(1), [1]);
    let sent = pair.sent_since(0, start);
    let texts: Vec<_> = sent.iter().map(|(at, text)| (*at, text.as_str())).collect();
    assert_eq!(texts, [(0, "SD"), (750, "POLL"), (760, "SD"), (1500, "POLL")]);
}

#[test]
fn a_lost_repetition_is_repeated_again() {
    let mut pair = Pair::up();
    pair.cut[0] = true;
    pair.send(0, 1);
    pair.cut[0] = false;
    pair.send(0, 2);
    pair.run_for(Duration::from_millis(7));
    pair.cut[0] = true;
    pair.run_for(Duration::from_millis(5));
    pair.cut[0] = false;
    pair.run_for(Duration::from_secs(3));
    assert_eq!(pair.received(1), [1, 2]);
    assert_eq!(pair.ends[0].counters().resent, 2);
}

#[test]
fn credit_holds_a_burst_back_and_lets_all_of_it_through() {
    let mut pair = Pair::new(Config { window: 4, ..Config::default() }, 0);
    pair.input(0, Input::Establish);
    pair.run_for(Duration::from_secs(2));
    let start = pair.now;
    (0..10).for_each(|number| pair.send(0, number));
    assert_eq!(pair.sent_since(0, start).len(), 4);
    pair.run_for(Duration::from_secs(5));
    assert_eq!(pair.received(1), (0..10).collect::<Vec<_>>());
    assert_eq!(pair.ends[0].counters().sent, 10);
}

#[test]
fn a_poll_goes_along_with_every_25_messages() {
    let mut pair = Pair::up();
    let start = pair.now;
    (0..60).for_each(|number| pair.send(0, number));
    let polls: Vec<_> = pair
        .sent_since(0, start)
        .iter()
        .enumerate()
        .filter(|(_, (_, text))| text == "POLL")
        .map(|(index, _)| index)
        .collect();
    assert_eq!(polls, [25, 51]);
}

#[test]
fn a_link_recovers_where_its_end_is_told_to() {
    let mut pair = Pair::up();
    pair.take_events(0);
    pair.take_events(1);
    pair.input(0, Input::Recover);
    assert_eq!(pair.ends[0].state(), State::OutgoingRecoveryPending);
    pair.run_for(Duration::from_secs(2));
    for end in 0..2 {
        assert_eq!(pair.take_events(end), [Event::Down { reason: Reason::Recovered, lost: 0 }, Event::Up]);
    }
    // A link that is not up has nothing to recover.
    let mut idle = Link::new(Config::default());
    idle.handle_input(Instant::ZERO, Input::Recover);
    assert_eq!(idle.state(), State::Idle);
}

#[test]
fn what_acknowledges_the_unsent_leads_to_recovery() {
    let mut pair = Pair::up();
    pair.take_events(0);
    pair.take_events(1);
    let stat = Pdu::Stat { n_ps: 1, n_mr: 200, n_r: 50, list: Vec::new() };
    pair.input(0, Input::Pdu(stat.emit().into()));
    assert_eq!(pair.ends[0].state(), State::OutgoingRecoveryPending);
    pair.run_for(Duration::from_secs(2));
    for end in 0..2 {
        assert_eq!(pair.take_events(end), [Event::Down { reason: Reason::Recovered, lost: 0 }, Event::Up]);
    }
    pair.send(0, 7);
    pair.run_for(Duration::from_secs(1));
    assert_eq!(pair.received(1), [7]);
}

#[test]
fn a_malformed_pdu_is_counted_and_dropped() {
    let mut pair = Pair::up();
    pair.take_events(0);
    pair.input(0, Input::Pdu(vec![1, 2, 3].into()));
    assert_eq!(pair.take_events(0), [Event::Malformed]);
    assert_eq!(pair.ends[0].counters().malformed, 1);
    assert_eq!(pair.ends[0].state(), State::DataTransferReady);
}
