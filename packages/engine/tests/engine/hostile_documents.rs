//! Documents that nobody means: a clear sentence or a run, never a panic. One in WASM would take the page with it.

use crate::support::effort::cases;
use crate::support::mutation::{mutate, odd};
use crate::support::random_lab::{below, pick, random_lab};
use crate::support::{Lab, MS, US, host, reader};
use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::scenario::{self, Code, ScenarioError};
use lanelab_engine::simulation::Simulation;
use serde_json::{Value, json};

/// Whether the document is accepted; where it is, runs it a little.
fn try_out(document: &str, work: u64) -> bool {
    match scenario::parse(document) {
        Ok(model) => {
            let end = model.duration_ps;
            if let Ok(mut run) = Simulation::new(model, Network::new) {
                let mut spent = 0;
                while spent < work && !run.run_until(SimTime(end), 10_000) {
                    spent += 10_000;
                }
                let _ = (run.now(), run.cell_hops());
            }
            true
        }
        Err(error) => {
            assert!(format!("{error}").starts_with(error.code.name()), "{error:?}");
            false
        }
    }
}

#[test]
fn mutated_documents_break_nothing() {
    let mut accepted = 0;
    let tried = cases(4_000);
    for seed in 0..tried {
        let mut rng = RandomStream::new(seed, 0, 11_000);
        let mut lab = random_lab(seed % 50);
        for _ in 0..=below(&mut rng, 3) {
            let model = lab.model_mut();
            mutate(model, &mut |n| below(&mut rng, n), &odd);
        }
        accepted += u64::from(try_out(&lab.0.to_string(), 30_000));
    }
    assert!((tried / 10..tried * 9 / 10).contains(&accepted), "{accepted} of {tried} accepted");
}

#[test]
fn broken_text_breaks_nothing() {
    let text = random_lab(3).0.to_string();
    for seed in 0..cases(1_500) {
        let mut rng = RandomStream::new(seed, 0, 11_001);
        let mut text = text.clone().into_bytes();
        for _ in 0..=below(&mut rng, 4) {
            if text.is_empty() {
                break;
            }
            let at = below(&mut rng, text.len() as u64) as usize;
            match below(&mut rng, 3) {
                0 => text.truncate(at.max(1)),
                1 => text[at] = pick(&mut rng, b"0129-{}[]\",:eE.tfn "),
                _ => drop(text.remove(at)),
            }
        }
        if let Ok(text) = String::from_utf8(text) {
            try_out(&text, 10_000);
        }
    }
    assert!(
        !try_out("", 1) && !try_out("{}", 1) && !try_out("[[[[[[", 1) && !try_out(&"[".repeat(100_000), 1)
    );
}

/// What a drawing is before it is finished: the stations call a network that no switch of theirs serves, or are not linked yet.
#[test]
fn stations_that_signal_to_nobody_run() {
    let finished: Value =
        serde_json::from_str(include_str!("../../../scenario/fixtures/short/elan.json")).expect("a fixture");
    let mut deaf = finished.clone();
    let nodes = deaf["model"]["nodes"].as_array_mut().expect("nodes");
    for node in nodes.iter_mut().filter_map(Value::as_object_mut) {
        node.remove("signalling");
        if node["kind"] == "switch" {
            node.remove("services");
        }
    }
    let mut unlinked = finished;
    unlinked["model"]["links"] = json!([]);
    for document in [deaf, unlinked] {
        let model = scenario::parse(&document.to_string()).unwrap_or_else(|error| panic!("{error}"));
        let end = SimTime(model.duration_ps);
        let mut run = Simulation::new(model, Network::new).unwrap_or_else(|error| panic!("{error}"));
        while !run.run_until(end, 1 << 20) {}
        assert_eq!(run.now(), end);
    }
}

/// A pair with a flow of each kind, to break one rule at a time.
fn sound() -> Lab {
    let mut lab = Lab::pair_on_switch("atm25", 1500, US, 50 * MS);
    lab.tcp(1, 1, 2, 4096, (16_384, 16_384)).udp(2, 1, 2, 1000, MS).ping(3, 2, 1, 56, MS);
    lab
}

/// Inputs that the fuzzer has kept, tried again: each reaches a branch that no other does, or has failed once.
#[test]
fn kept_inputs() {
    let kept = include_str!("../../fuzz/corpus/engine_scenario.txt");
    assert!(!kept.is_empty());
    for line in kept.lines() {
        assert!(line.len().is_multiple_of(2), "half an octet: {line}");
        let octets: Vec<u8> = (0..line.len())
            .step_by(2)
            .map(|at| u8::from_str_radix(&line[at..at + 2], 16).expect("hexadecimal"))
            .collect();
        reader::check(&octets);
    }
}

#[test]
fn every_range_is_checked() {
    assert!(try_out(&sound().0.to_string(), 100_000));
    let max = json!(u64::MAX);
    let cases: Vec<(&str, Value, Option<Code>)> = vec![
        ("/model/nodes/0/stack/rtoTickMs", json!(0), Some(Code::OutOfRange)),
        ("/model/nodes/0/stack/delayedAckMs", json!(0), Some(Code::OutOfRange)),
        ("/model/nodes/0/stack/rtoMinMs", json!(0), Some(Code::OutOfRange)),
        ("/model/nodes/0/stack/rtoMaxMs", json!(600_001), Some(Code::OutOfRange)),
        ("/model/nodes/0/stack/initialWindowSegments", json!(u32::MAX), Some(Code::OutOfRange)),
        ("/model/nodes/0/stack/writerLowWaterOctets", json!(0), Some(Code::OutOfRange)),
        ("/model/nodes/0/cpu/cellPs", max.clone(), Some(Code::OutOfRange)),
        ("/model/nodes/0/cpu/speed", json!(0), Some(Code::OutOfRange)),
        ("/model/nodes/0/interfaces/0/prefix", json!(0), Some(Code::OutOfRange)),
        ("/model/nodes/0/pvcs/0/vpi", json!(4096), Some(Code::OutOfRange)),
        ("/model/nodes/2/latencyPs", max.clone(), Some(Code::OutOfRange)),
        ("/model/links/0/delayPs", max.clone(), Some(Code::OutOfRange)),
        ("/model/flows/0/stopPs", json!(0), Some(Code::StopBeforeStart)),
        ("/model/flows/1/id", json!(30_002), None),
        ("/model/flows/1/startPs", max.clone(), Some(Code::OutOfRange)),
        ("/model/measure", json!({ "warmupPs": max }), Some(Code::OutOfRange)),
        ("/model/measure", json!({ "flows": [1, 9] }), Some(Code::NoSuchFlow)),
        (
            "/model/changes",
            json!([{ "atPs": max, "kind": "link-up", "link": 1, "up": true }]),
            Some(Code::OutOfRange),
        ),
        (
            "/model/changes",
            json!([{ "atPs": 1, "kind": "glitch", "node": 1, "port": 1, "extraPs": max }]),
            Some(Code::OutOfRange),
        ),
        (
            "/model/changes",
            json!([{ "atPs": 1, "kind": "glitch", "node": 1, "port": 1 }]),
            Some(Code::Missing),
        ),
        (
            "/model/changes",
            json!([{ "atPs": 1, "kind": "flow", "flow": 2, "set": { "intervalPs": 0 } }]),
            Some(Code::OutOfRange),
        ),
        (
            "/model/changes",
            json!([{ "atPs": 1, "kind": "flow", "flow": 2, "set": { "messageOctets": 65_536 } }]),
            Some(Code::OutOfRange),
        ),
        (
            "/model/changes",
            json!([{ "atPs": 1, "kind": "link-delay", "link": 1, "delayPs": max }]),
            Some(Code::OutOfRange),
        ),
        (
            "/model/changes",
            json!([{ "atPs": 1, "kind": "stack", "node": 1, "set": { "rtoTickMs": 0 } }]),
            Some(Code::OutOfRange),
        ),
    ];
    for (pointer, value, code) in cases {
        let mut lab = sound();
        let (parent, key) = pointer.rsplit_once('/').expect("a path");
        let parent = lab.0.pointer_mut(parent).expect("a place");
        match key.parse::<usize>() {
            Ok(index) => parent[index] = value,
            Err(_) => parent[key] = value,
        }
        assert_eq!(scenario::parse(&lab.0.to_string()).err().map(|error| error.code), code, "{pointer}");
    }
}

#[test]
fn flows_that_would_share_their_ports_are_refused() {
    let mut lab = Lab::pair("atm25", 1500, 0, MS);
    lab.udp(7, 1, 2, 1000, MS).udp(30_007, 1, 2, 1000, MS);
    let error = scenario::parse(&lab.0.to_string()).expect_err("the same ports");
    assert_eq!(error, ScenarioError::of(Code::PortsShared, "model.flows[1].id", 30_007));
    lab.0["model"]["flows"][1]["kind"] = json!("ping");
    for key in ["messageOctets", "process", "sendBuffer", "receiveBuffer"] {
        lab.0["model"]["flows"][1].as_object_mut().expect("a flow").remove(key);
    }
    assert!(try_out(&lab.0.to_string(), 1_000), "another protocol has ports of its own");
}

#[test]
fn a_stream_inside_a_host_that_takes_no_time_is_refused_and_bounded() {
    let mut lab = Lab::new(MS);
    lab.add("nodes", host(1, "atm25", 1500)).tcp(1, 1, 1, 1000, (8192, 8192));
    let error = scenario::parse(&lab.0.to_string()).expect_err("it never ends");
    assert_eq!(error, ScenarioError::of(Code::EndlessStream, "model.flows[0].to", 1));
    lab.set(1, "cpu", &json!({ "syscallPs": 1000 }));
    lab.change(1, &json!({ "kind": "cpu", "node": 1, "set": { "syscallPs": 0 } }));
    let error = scenario::parse(&lab.0.to_string()).expect_err("it never ends");
    assert_eq!(error, ScenarioError::new(Code::EndlessStream, "model.changes[0].set"));
}
