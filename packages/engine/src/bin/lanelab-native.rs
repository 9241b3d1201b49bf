//! The engine without WASM.
//!
//! - `lanelab-native run FILE`: the result of a scenario document as JSON; the tests compare its digests with the WASM build's.
//! - `lanelab-native inspect FILE QUERY`: the same run's answer to an `InspectQuery`, such as `{"kind":"vccs"}`.
//! - `lanelab-native bench [--unhashed] ROUNDS FILE...`: CPU time of whole runs, one JSON line a run.

use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::inspect::{self, Query};
use lanelab_engine::scenario::{self, Model};
use lanelab_engine::simulation::Simulation;
use std::process::ExitCode;

const USAGE: &str = "usage: lanelab-native run FILE\n       lanelab-native inspect FILE QUERY\n       lanelab-native bench [--unhashed] ROUNDS FILE...";

fn read(file: &str) -> Result<Model, String> {
    let json = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    scenario::parse(&json).map_err(|error| format!("{file}: {error}"))
}

fn simulate(model: Model, hashed: bool) -> Result<Simulation<Network>, String> {
    let end = SimTime(model.duration_ps);
    let mut simulation = Simulation::new(model, Network::new).map_err(|error| error.to_string())?;
    simulation.network_mut().set_cell_hashing(hashed);
    while !simulation.run_until(end, 1 << 24) {}
    Ok(simulation)
}

fn run(file: &str) -> Result<(), String> {
    let result = simulate(read(file)?, true)?.result();
    println!("{}", serde_json::to_string_pretty(&result).map_err(|error| error.to_string())?);
    Ok(())
}

fn answer(file: &str, query: &str) -> Result<(), String> {
    let query: Query = scenario::read(query).map_err(|error| format!("query: {error}"))?;
    let simulation = simulate(read(file)?, true)?;
    println!("{}", inspect::answer(&simulation, &query).map_err(|error| error.to_string())?);
    Ok(())
}

/// CPU time of this process in ns, by the scheduler's account.
fn cpu_ns() -> Result<u64, String> {
    let account = std::fs::read_to_string("/proc/self/schedstat")
        .map_err(|error| format!("the bench needs Linux, for its account of CPU time: {error}"))?;
    let ns = account.split_whitespace().next().and_then(|ns| ns.parse().ok());
    ns.ok_or_else(|| format!("cannot read {account:?}"))
}

fn bench(hashed: bool, rounds: u32, files: &[&str]) -> Result<(), String> {
    for file in files {
        for round in 0..rounds {
            let model = read(file)?;
            let start = cpu_ns()?;
            let simulation = simulate(model, hashed)?;
            let cpu_ms = (cpu_ns()? - start) as f64 * 1e-6;
            let result = simulation.result();
            let packets: u64 = result.flows.iter().map(|flow| flow.packets_sent).sum();
            println!(
                "{}",
                serde_json::json!({
                    "file": file, "hashed": hashed, "round": round, "cpuMs": cpu_ms, "cellHops": result.cell_hops,
                    "packets": packets, "simSeconds": result.sim_seconds, "digest": result.digest,
                })
            );
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let arguments: Vec<_> = arguments.iter().map(String::as_str).collect();
    let rounds = |text: &str| text.parse().map_err(|_| USAGE.to_owned());
    let done = match arguments[..] {
        ["run", file] => run(file),
        ["inspect", file, query] => answer(file, query),
        ["bench", "--unhashed", text, ref files @ ..] => {
            rounds(text).and_then(|rounds| bench(false, rounds, files))
        }
        ["bench", text, ref files @ ..] => rounds(text).and_then(|rounds| bench(true, rounds, files)),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
