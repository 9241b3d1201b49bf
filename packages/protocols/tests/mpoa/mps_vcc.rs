//! Control VCCs, keep-alives, start and stop.

use lanelab_protocols::Duration;
use lanelab_protocols::mpoa::mps::{Config, Event, Input, OwnInput};
use lanelab_protocols::table::TableId;
use lanelab_protocols::vcc::{Blli, Cause, VccEvent};
use lanelab_protocols::wire::nhrp::Op;

use crate::mps_bench::{ATTACHED, BEYOND, Bench, EGRESS, INGRESS, MPS, OTHER_MPS, ask};

#[test]
fn keep_alives_go_to_every_mpc_in_sequence() {
    let mut bench = Bench::new(BEYOND);
    bench.input(Input::Own(OwnInput::Mpc { address: INGRESS, known: true }));
    let first = bench.take(INGRESS, Op::KeepAlive);
    assert_eq!((first.source_nbma, first.source, first.keep_alive_lifetime()), (Some(MPS), None, Some(35)));
    assert!(first.entries.is_empty());
    bench.run_for(3);
    bench.input(Input::Own(OwnInput::Mpc { address: EGRESS, known: true }));
    assert!(bench.take(EGRESS, Op::KeepAlive).request_id > first.request_id);
    bench.run_for(7);
    let sent: Vec<_> = bench.sent.drain(..).map(|(to, message)| (to, message.request_id)).collect();
    assert_eq!(sent, [(INGRESS, 3), (EGRESS, 3)]);
    bench.run_for(60);
    assert_eq!(bench.sent.len(), 12);
    bench.sent.clear();
    bench.input(Input::Own(OwnInput::Mpc { address: EGRESS, known: true }));
    assert!(bench.sent.is_empty(), "it is known already");
    for address in [INGRESS, EGRESS] {
        bench.input(Input::Own(OwnInput::Mpc { address, known: false }));
    }
    bench.run_for(60);
    assert!(bench.sent.is_empty());
}

#[test]
fn a_vcc_is_opened_once_and_used_in_both_directions() {
    let mut bench = Bench::new(ATTACHED);
    bench.shortcut(10);
    // The ingress MPC had called; the egress MPC was called.
    assert_eq!(bench.calls.len(), 1);
    let call = bench.calls[0];
    assert_eq!((call.called, call.calling, call.blli, call.multipoint), (EGRESS, MPS, Blli::LlcSnap, false));
    assert_eq!((call.forward_max_sdu, call.backward_max_sdu), (1536, 1536));
    bench.shortcut(11);
    assert_eq!((bench.calls.len(), bench.rows(TableId::MpsControlVccs)), (1, 2));
}

#[test]
fn other_calls_are_refused() {
    let mut bench = Bench::new(BEYOND);
    for blli in [Blli::LaneControl, Blli::LaneData, Blli::VcMuxIp, Blli::Other] {
        bench.call(INGRESS, blli);
    }
    assert_eq!(bench.rows(TableId::MpsControlVccs), 0);
}

#[test]
fn a_call_that_fails_is_made_again_when_the_request_is_repeated() {
    let mut bench = Bench::new(BEYOND);
    bench.refuse_calls = true;
    bench.receive(INGRESS, &ask(10));
    assert!(bench.events.contains(&Event::VccLost { peer: OTHER_MPS, lost: 1 }));
    bench.refuse_calls = false;
    bench.run_for(5);
    bench.take(OTHER_MPS, Op::ResolutionRequest);
    assert_eq!(bench.calls.len(), 2);
    // One that is cleared by the far end is opened again for the next packet.
    bench.clear(OTHER_MPS);
    bench.run_for(10);
    bench.take(OTHER_MPS, Op::ResolutionRequest);
    assert_eq!(bench.calls.len(), 3);
}

#[test]
fn idle_vccs_are_released() {
    let config = Config { vcc_timeout: Duration::from_secs(60), ..Config::default() };
    let mut bench = Bench::with(config, ATTACHED);
    bench.input(Input::Own(OwnInput::Mpc { address: INGRESS, known: true }));
    bench.shortcut_after_keep_alive();
    bench.run_for(61);
    assert_eq!(bench.released, [EGRESS], "keep-alives keep the other one busy");
}

#[test]
fn a_stopped_mps_forgets_everything_and_starts_over() {
    let mut bench = Bench::new(ATTACHED);
    bench.input(Input::Own(OwnInput::Mpc { address: INGRESS, known: true }));
    bench.shortcut_after_keep_alive();
    bench.input(Input::Stop);
    assert_eq!(bench.released.len(), 2);
    assert!(bench.mps.tables().iter().all(|table| table.rows.is_empty()));
    bench.run_for(100);
    bench.input(Input::Own(OwnInput::Mpc { address: INGRESS, known: true }));
    bench.call(INGRESS, Blli::LlcSnap);
    assert!(bench.sent.is_empty());
    bench.input(Input::Start(MPS));
    bench.input(Input::Own(OwnInput::Mpc { address: INGRESS, known: true }));
    // The sequence begins again, by which MPCs know that this MPS has forgotten.
    assert_eq!(bench.take(INGRESS, Op::KeepAlive).request_id, 1);
}

#[test]
fn what_belongs_to_no_vcc_does_nothing() {
    let mut bench = Bench::new(BEYOND);
    let vcc = bench.vcc(INGRESS);
    bench.clear(INGRESS);
    bench.input(Input::Pdu { vcc, octets: vec![0; 9].into() });
    bench.input(Input::Vcc(VccEvent::Connected { vcc }));
    bench.input(Input::Vcc(VccEvent::Released { vcc, cause: Cause::NORMAL }));
    assert!(bench.sent.is_empty());
    assert_eq!(bench.mps.counters().malformed, 0);
}

#[test]
fn the_same_inputs_give_the_same_state() {
    let run = || {
        let mut bench = Bench::new(ATTACHED);
        bench.shortcut(10);
        bench.run_for(7);
        format!("{:?}", bench.mps)
    };
    assert_eq!(run(), run());
}
