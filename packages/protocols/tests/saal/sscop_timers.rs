//! Every timer of a link, and how it begins and ends.

use lanelab_protocols::sscop::{Config, Event, Input, Link, Phase, Reason, State};
use lanelab_protocols::wire::sscop::{Pdu, Source};
use lanelab_protocols::{Duration, Instant};

use super::sscop_pair::Pair;

fn texts(list: &[(u64, String)]) -> Vec<(u64, &str)> {
    list.iter().map(|(at, text)| (*at, text.as_str())).collect()
}

fn down(reason: Reason, lost: usize) -> Event {
    Event::Down { reason, lost }
}

#[test]
fn an_idle_link_polls_once_in_15_seconds() {
    let mut pair = Pair::up();
    assert_eq!(pair.ends.each_ref().map(Link::phase), [Some(Phase::Idle); 2]);
    let from = pair.now;
    pair.run_for(Duration::from_secs(300));
    for end in 0..2 {
        let sent = pair.sent_since(end, from);
        assert_eq!(sent.iter().filter(|(_, text)| text == "POLL").count(), 20);
        assert_eq!(sent.len(), 40);
    }
}

#[test]
fn a_connection_is_polled_first_when_it_is_active() {
    let mut pair = Pair::new(Config::default(), 0);
    pair.input(0, Input::Establish);
    pair.run_for(Duration::from_secs(3));
    let sent = pair.sent_since(0, Instant::ZERO);
    assert_eq!(texts(&sent), [(0, "BGN"), (760, "STAT"), (760, "POLL")]);
}

#[test]
fn keep_alive_then_no_response() {
    let mut pair = Pair::up();
    pair.take_events(0);
    // Both ends polled at 0.75 s of the connection; the idle phase began ten milliseconds later.
    let idle_since = Instant(770_000_000_000);
    pair.cut = [true; 2];
    pair.run_for(Duration::from_secs(20));
    let polls = texts(&pair.sent_since(0, idle_since)).iter().filter(|(_, t)| *t == "POLL").count();
    assert_eq!(polls, 4, "after 15 s, and each 2 s of the 7 s after it");
    assert_eq!(pair.take_events(0), []);
    pair.run_for(Duration::from_millis(1000));
    assert_eq!(pair.take_events(0), [down(Reason::NoResponse, 0)]);
    let (at, _, pdu, _) = pair.sent.iter().rfind(|sent| sent.1 == 0).expect("it has sent");
    assert_eq!(*pdu, Pdu::End { source: Source::Sscop, uu: Vec::new() });
    assert_eq!(at.since(idle_since), Duration::from_secs(22));
}

#[test]
fn messages_are_polled_for_until_no_response() {
    let mut pair = Pair::up();
    pair.take_events(0);
    pair.cut = [true; 2];
    let from = pair.now;
    pair.send(0, 1);
    pair.run_for(Duration::from_millis(7500));
    let polls: Vec<_> = pair.sent_since(0, from).into_iter().filter(|(_, text)| text == "POLL").collect();
    assert_eq!(
        polls.iter().map(|poll| poll.0).collect::<Vec<_>>(),
        (1..10).map(|n| n * 750).collect::<Vec<_>>()
    );
    assert_eq!(pair.take_events(0), [down(Reason::NoResponse, 1)]);
}

#[test]
fn begin_is_asked_four_times_and_tried_again_later() {
    let mut pair = Pair::new(Config::default(), 0);
    pair.cut[0] = true;
    pair.input(0, Input::Establish);
    pair.run_for(Duration::from_millis(5500));
    let sent = pair.sent_since(0, Instant::ZERO);
    assert_eq!(
        texts(&sent),
        [(0, "BGN"), (1000, "BGN"), (2000, "BGN"), (3000, "BGN"), (4000, "END"), (5000, "BGN")]
    );
    assert_eq!(pair.take_events(0), [down(Reason::NoAnswer, 0)]);
    pair.cut[0] = false;
    pair.run_for(Duration::from_secs(1));
    assert_eq!((pair.take_events(0), pair.take_events(1)), (vec![Event::Up], vec![Event::Up]));
}

#[test]
fn both_begin_at_once() {
    let mut pair = Pair::new(Config::default(), 0);
    pair.input(0, Input::Establish);
    pair.input(1, Input::Establish);
    pair.run_for(Duration::from_secs(40));
    assert_eq!((pair.take_events(0), pair.take_events(1)), (vec![Event::Up], vec![Event::Up]));
}

#[test]
fn a_lost_answer_is_given_again() {
    let mut pair = Pair::new(Config::default(), 0);
    pair.cut[1] = true;
    pair.input(0, Input::Establish);
    pair.run_for(Duration::from_millis(500));
    pair.cut[1] = false;
    pair.run_for(Duration::from_secs(40));
    assert_eq!((pair.take_events(0), pair.take_events(1)), (vec![Event::Up], vec![Event::Up]));
    let sent = pair.sent_since(1, Instant::ZERO);
    assert_eq!(sent.iter().filter(|(_, text)| text == "BGAK").count(), 2);
}

#[test]
fn release_and_what_is_left_unsent() {
    let mut pair = Pair::up();
    pair.take_events(0);
    pair.take_events(1);
    pair.cut[0] = true;
    pair.send(0, 1);
    pair.input(0, Input::Release);
    assert_eq!(pair.ends[0].state(), State::OutgoingDisconnectionPending);
    pair.cut[0] = false;
    pair.run_for(Duration::from_secs(10));
    assert_eq!(pair.take_events(0), [down(Reason::Released, 1)]);
    assert_eq!(pair.take_events(1), [down(Reason::PeerReleased, 0)]);
    assert_eq!(pair.ends.each_ref().map(Link::state), [State::Idle; 2]);
    pair.send(0, 2);
    assert_eq!(pair.take_events(0), [Event::Refused { message: vec![0, 0, 0, 2] }]);
    pair.input(1, Input::Establish);
    pair.run_for(Duration::from_secs(1));
    assert_eq!(pair.take_events(0), [Event::Up]);
}

#[test]
fn release_without_an_answer_ends_after_four() {
    let mut pair = Pair::up();
    pair.take_events(0);
    pair.cut = [true; 2];
    let from = pair.now;
    pair.input(0, Input::Release);
    pair.run_for(Duration::from_secs(10));
    let sent = pair.sent_since(0, from);
    assert_eq!(texts(&sent), [(0, "END"), (1000, "END"), (2000, "END"), (3000, "END")]);
    assert_eq!(pair.take_events(0), [down(Reason::Released, 0)]);
}

#[test]
fn establish_on_a_link_that_is_up_starts_over() {
    let mut pair = Pair::up();
    pair.take_events(0);
    pair.take_events(1);
    pair.cut[0] = true;
    pair.input(0, Input::Establish);
    pair.run_for(Duration::from_millis(500));
    pair.cut[0] = false;
    pair.run_for(Duration::from_secs(3));
    for end in 0..2 {
        assert_eq!(pair.take_events(end), [down(Reason::StartedOver, 0), Event::Up]);
    }
}

#[test]
fn resynchronisation_without_an_answer_is_given_up() {
    let mut pair = Pair::up();
    pair.cut = [true; 2];
    pair.take_events(0);
    pair.input(0, Input::Establish);
    pair.run_for(Duration::from_millis(4500));
    assert_eq!(pair.take_events(0), [down(Reason::StartedOver, 0), down(Reason::NoAnswer, 0)]);
}

#[test]
fn a_refused_begin_is_tried_again() {
    let mut pair = Pair::new(Config::default(), 0);
    pair.cut = [true; 2];
    pair.input(0, Input::Establish);
    pair.input(0, Input::Pdu(Pdu::Bgrej { uu: Vec::new() }.emit().into()));
    assert_eq!(pair.take_events(0), [down(Reason::Refused, 0)]);
    assert_eq!(pair.timeout(0), Some(Instant(1_000_000_000_000)));
}

#[test]
fn an_end_that_was_started_again_is_taken_up_again() {
    let mut pair = Pair::up();
    pair.take_events(0);
    // The new machine begins with the connection sequence of the old one.
    pair.ends[1] = Link::new(Config::default());
    pair.send(0, 1);
    pair.run_for(Duration::from_secs(3));
    assert_eq!(pair.take_events(0), [down(Reason::PeerGaveUp, 1), Event::Up]);

    let mut pair = Pair::new(Config::default(), 0);
    pair.input(1, Input::Establish);
    pair.run_for(Duration::from_secs(3));
    pair.take_events(0);
    pair.ends[1] = Link::new(Config::default());
    pair.input(1, Input::Establish);
    pair.run_for(Duration::from_secs(3));
    assert_eq!(pair.take_events(0), [down(Reason::StartedOver, 0), Event::Up]);
}

#[test]
fn an_early_timer_does_nothing() {
    let mut pair = Pair::up();
    let (before, sent) = (pair.timeout(0), pair.sent.len());
    pair.input(0, Input::Timer);
    assert_eq!((pair.timeout(0), pair.sent.len()), (before, sent));
}

#[test]
fn rules_of_the_parameters() {
    assert_eq!(Config::default().check(), Ok(()));
    let wrong = [
        Config { poll: Duration::ZERO, ..Config::default() },
        Config { no_response: Duration::from_secs(2), ..Config::default() },
        Config { max_pd: 0, ..Config::default() },
        Config { window: 0, ..Config::default() },
    ];
    let sentences = wrong.map(|config| config.check().unwrap_err());
    assert!(sentences[0].contains("0 s") && sentences[1].contains("Timer_NO-RESPONSE"));
    assert!(sentences[2].contains("MaxPD") && sentences[3].contains("window"));
}
