//! Captures of whole runs, as tshark decodes them.

mod labs;
mod links;
mod moving;
mod random;
mod sequences;
mod story;
mod switched;
#[path = "../../../../protocols/tests/pcap/tshark.rs"]
mod tshark;

use self::tshark::Capture;
use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::capture::CaptureRequest;
use lanelab_engine::simulation::Simulation;
use serde_json::{Value, json};

/// What a capture of the whole run holds, taken in as many parts as there are steps.
pub(crate) fn captured(run: &mut Simulation<Network>, request: &Value, steps: u64) -> Vec<u8> {
    run.capture(&serde_json::from_value::<CaptureRequest>(request.clone()).expect("a request"))
        .expect("places");
    let end = run.model().duration_ps;
    let mut file = Vec::new();
    for step in 1..=steps {
        let stop = if step == steps { end } else { end / steps * step };
        while !run.run_until(SimTime(stop), 1 << 20) {
            file.extend(run.take_capture());
        }
        file.extend(run.take_capture());
    }
    file.extend(run.end_capture());
    file
}

/// The request for links of these numbers, without their cells.
pub(crate) fn at_links(links: &[u32]) -> Value {
    json!({ "at": links.iter().map(|link| json!({ "link": link })).collect::<Vec<_>>() })
}

/// Fails where tshark finds a packet malformed, or an error in one. It may not guess what a payload is: the octets of these are
/// random, and now and then look like the beginning of something.
pub(crate) fn check(capture: &Capture) {
    let guesses = Capture::guesses();
    let mut args = vec!["-Y", "_ws.malformed || _ws.expert.severity >= 0x00800000"];
    args.extend(guesses.iter().flat_map(|name| ["--disable-protocol", name]));
    let wrong = capture.ask(&args);
    assert!(wrong.is_empty(), "{} of the records: {:?}", wrong.len(), &wrong[..wrong.len().min(10)]);
}
