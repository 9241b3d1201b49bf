//! Every timer of call control.

use lanelab_protocols::Duration;
use lanelab_protocols::signalling::exchange::{self, Event};
use lanelab_protocols::signalling::{NodeId, TimerName, Timers, user};
use lanelab_protocols::vcc::{Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::q2931::{CallRef, Message, MessageKind};

use crate::network::{End, Network, best_effort, port};

fn one() -> Network {
    Network::new(1, &[])
}

const CALLER: End = End::User(0);
const SWITCH: End = End::Switch(NodeId(1), port(1));
const TOWARDS_CALLED: End = End::Switch(NodeId(1), port(2));

fn expired_here(network: &Network, timer: TimerName) -> usize {
    let hit = |event: &user::Event| matches!(event, user::Event::TimerExpired { timer: name, .. } if *name == timer);
    network.user_events.iter().filter(|(_, event)| hit(event)).count()
}

fn expired_there(network: &Network, timer: TimerName) -> usize {
    let hit = |event: &Event| matches!(event, Event::TimerExpired { timer: name, .. } if *name == timer);
    network.switch_events.iter().filter(|(_, event)| hit(event)).count()
}

fn connected() -> (Network, VccId) {
    let mut network = one();
    let vcc = network.call(0, 0, best_effort((1, 1), (1, 2)));
    network.answer_all();
    assert_eq!(network.vccs(0), [VccEvent::Connected { vcc }]);
    network.vccs(1);
    (network, vcc)
}

fn to_caller(kind: MessageKind) -> Vec<u8> {
    Message::new(CallRef { value: 1, to_originator: true }, kind, vec![]).emit()
}

#[test]
fn t303_sends_setup_again_once() {
    let mut network = one();
    network.kill(SWITCH);
    let vcc = network.call(0, 0, best_effort((1, 1), (1, 2)));
    network.run(Duration::from_millis(7_999));
    assert_eq!(network.count(CALLER, MessageKind::Setup), 2);
    assert!(network.vccs(0).is_empty());
    network.run(Duration::from_millis(1));
    assert_eq!(network.vccs(0), [VccEvent::Released { vcc, cause: Cause::NO_USER_RESPONDING }]);
    assert_eq!(expired_here(&network, TimerName::T303), 2);
}

#[test]
fn t303_of_the_network_finds_nobody_responding() {
    let mut network = one();
    network.kill(End::User(1));
    let vcc = network.call(0, 0, best_effort((1, 1), (1, 2)));
    network.run(Duration::from_secs(9));
    assert_eq!(network.count(TOWARDS_CALLED, MessageKind::Setup), 2);
    assert_eq!(network.vccs(0), [VccEvent::Released { vcc, cause: Cause::NO_USER_RESPONDING }]);
    assert_eq!(expired_there(&network, TimerName::T303), 2);
    assert!(network.rows.is_empty());
}

#[test]
fn t310_and_t301_bound_the_wait_for_connect() {
    let mut network = one();
    network.kill(End::User(1));
    network.lost.insert(MessageKind::Release);
    let vcc = network.call(0, 0, best_effort((1, 1), (1, 2)));
    network.run(Duration::from_millis(30_001));
    assert!(network.vccs(0).is_empty());
    network.run(Duration::from_millis(1));
    assert_eq!(network.vccs(0), [VccEvent::Released { vcc, cause: Cause::TIMER_EXPIRY }]);
    assert_eq!(expired_here(&network, TimerName::T310), 1);

    let mut network = one();
    network.kill(End::User(1));
    network.lost.extend([MessageKind::Release, MessageKind::Restart]);
    let vcc = network.call(0, 0, best_effort((1, 1), (1, 2)));
    network.run(Duration::from_millis(100));
    network.inject(CALLER, to_caller(MessageKind::Alerting));
    network.run(Duration::from_millis(179_999));
    assert!(network.vccs(0).is_empty());
    network.run(Duration::from_millis(1));
    assert_eq!(network.vccs(0), [VccEvent::Released { vcc, cause: Cause(19) }]);
    assert_eq!(expired_here(&network, TimerName::T301), 1);
}

#[test]
fn t313_wants_the_acceptance_acknowledged() {
    let mut network = one();
    network.lost.insert(MessageKind::ConnectAck);
    network.call(0, 0, best_effort((1, 1), (1, 2)));
    network.settle();
    network.request(1, VccRequest::Accept { vcc: VccId::incoming(0) });
    network.run(Duration::from_secs(5));
    let cause = Cause::TIMER_EXPIRY;
    assert!(network.vccs(1).contains(&VccEvent::Released { vcc: VccId::incoming(0), cause }));
    assert_eq!(expired_here(&network, TimerName::T313), 1);
    assert!(network.vccs(0).contains(&VccEvent::Released { vcc: VccId::outgoing(0), cause }));
    assert!(network.rows.is_empty());
}

#[test]
fn t308_then_restart_then_t316() {
    let (mut network, vcc) = connected();
    network.kill(SWITCH);
    network.request(0, VccRequest::Release { vcc, cause: Cause::NORMAL });
    network.run(Duration::from_secs(61));
    assert_eq!(network.count(CALLER, MessageKind::Release), 2);
    assert_eq!(expired_here(&network, TimerName::T308), 2);
    assert_eq!(network.count(CALLER, MessageKind::Restart), 1);
    network.run(Duration::from_secs(300));
    assert_eq!(network.count(CALLER, MessageKind::Restart), 2);
    assert_eq!(expired_here(&network, TimerName::T316), 2);
}

#[test]
fn a_restart_that_arrives_clears_its_channel_only() {
    let (mut network, vcc) = connected();
    network.call(0, 1, best_effort((1, 1), (1, 2)));
    network.answer_all();
    network.vccs(1);
    network.lost.insert(MessageKind::Release);
    network.request(0, VccRequest::Release { vcc, cause: Cause::NORMAL });
    network.run(Duration::from_millis(60_100));
    assert_eq!(network.count(SWITCH, MessageKind::RestartAck), 1);
    assert_eq!(network.calls_at(1), 1);
    network.lost.clear();
    network.run(Duration::from_secs(200));
    assert_eq!(expired_here(&network, TimerName::T316), 0);
    let cause = Cause::TEMPORARY_FAILURE;
    assert_eq!(network.vccs(1), [VccEvent::Released { vcc: VccId::incoming(0), cause }]);
}

#[test]
fn t309_bounds_how_long_calls_outlive_their_signalling_link() {
    let (mut network, vcc) = connected();
    network.saal(CALLER, false);
    network.saal(SWITCH, false);
    network.run(Duration::from_millis(9_999));
    assert!(network.vccs(0).is_empty());
    network.run(Duration::from_millis(1));
    let cause = Cause::DESTINATION_OUT_OF_ORDER;
    assert_eq!(network.vccs(0), [VccEvent::Released { vcc, cause }]);
    network.settle();
    assert_eq!(network.vccs(1), [VccEvent::Released { vcc: VccId::incoming(0), cause }]);
    assert_eq!((expired_here(&network, TimerName::T309), expired_there(&network, TimerName::T309)), (1, 1));
    assert!(network.rows.is_empty());
}

#[test]
fn calls_live_on_when_the_signalling_link_comes_back_in_time() {
    let (mut network, vcc) = connected();
    network.saal(CALLER, false);
    network.saal(SWITCH, false);
    network.run(Duration::from_secs(5));
    network.saal(SWITCH, true);
    network.saal(CALLER, true);
    network.run(Duration::from_secs(60));
    assert!(network.vccs(0).is_empty() && network.vccs(1).is_empty());
    assert_eq!(network.count(CALLER, MessageKind::StatusEnquiry), 1);
    network.request(0, VccRequest::Release { vcc, cause: Cause::NORMAL });
    network.settle();
    assert!(network.rows.is_empty());
}

#[test]
fn a_call_asked_for_too_early_waits_for_the_signalling_link() {
    let mut network = one();
    network.saal(CALLER, false);
    let first = network.call(0, 0, best_effort((1, 1), (1, 2)));
    network.run(Duration::from_secs(6));
    network.saal(CALLER, true);
    network.answer_all();
    assert_eq!(network.vccs(0), [VccEvent::Connected { vcc: first }]);
    network.saal(CALLER, false);
    network.run(Duration::from_secs(1));
    let second = network.call(0, 1, best_effort((1, 1), (1, 2)));
    network.run(Duration::from_secs(10));
    let cause = Cause::DESTINATION_OUT_OF_ORDER;
    let gone = [VccEvent::Released { vcc: first, cause }, VccEvent::Released { vcc: second, cause }];
    assert_eq!(network.vccs(0), gone);
}

#[test]
fn t322_asks_twice_for_a_status() {
    let (mut network, vcc) = connected();
    network.saal(CALLER, false);
    network.run(Duration::from_secs(1));
    network.lost.insert(MessageKind::Status);
    network.saal(CALLER, true);
    network.run(Duration::from_secs(9));
    assert_eq!(network.count(CALLER, MessageKind::StatusEnquiry), 2);
    assert_eq!(expired_here(&network, TimerName::T322), 2);
    assert_eq!(network.vccs(0), [VccEvent::Released { vcc, cause: Cause::TEMPORARY_FAILURE }]);
}

#[test]
fn a_timer_of_no_length_is_refused() {
    let timers = Timers { t303: Duration::ZERO, ..Timers::user() };
    let config = user::Config { timers, ..user::Config::default() };
    assert!(config.check().unwrap_err().starts_with("T303 is zero"));
    assert!(user::Config::default().check().is_ok());
    let mut ports = vec![crate::network::config(port(1), exchange::PortKind::Uni, 1)];
    assert!(exchange::Config::new(NodeId(1), ports.clone()).check().is_ok());
    ports.push(ports[0]);
    assert!(exchange::Config::new(NodeId(1), ports.clone()).check().unwrap_err().contains("listed twice"));
    ports[0].first_vci = 5;
    assert!(exchange::Config::new(NodeId(1), ports).check().unwrap_err().contains("VCIs 5 to"));
}
