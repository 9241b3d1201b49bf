//! The engine without WASM: runs a scenario document and prints the result as JSON.
//!
//! `lanelab-native run FILE [--until PS]`: the digests of this and of the WASM build are compared by the tests.

use lanelab_engine::atm::network::Network;
use lanelab_engine::scenario;
use lanelab_engine::sim::time::SimTime;
use lanelab_engine::simulation::Simulation;
use std::process::ExitCode;

fn run(file: &str) -> Result<String, String> {
    let json = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let model = scenario::parse(&json).map_err(|error| format!("{file}: {error}"))?;
    let end = SimTime(model.duration_ps);
    let mut simulation = Simulation::new(model, Network::new).map_err(|error| error.to_string())?;
    while !simulation.run_until(end, 1 << 24) {}
    serde_json::to_string_pretty(&simulation.result()).map_err(|error| error.to_string())
}

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["run", file] => run(file),
        _ => Err("usage: lanelab-native run FILE".to_owned()),
    };
    match result {
        Ok(json) => {
            println!("{json}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
