//! The fixtures of `packages/scenario`: the engine accepts what the schema accepts, and refuses what it refuses.

use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::inspect;
use lanelab_engine::scenario::{self, Code};
use lanelab_engine::simulation::Simulation;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn fixtures(kind: &str) -> Vec<(String, Value)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../scenario/fixtures").join(kind);
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the fixtures").map(|file| file.expect("an entry").path()).collect();
    files.sort();
    files
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a fixture");
            (path.display().to_string(), serde_json::from_str(&text).expect("JSON"))
        })
        .collect()
}

#[test]
fn what_the_schema_accepts_runs() {
    let mut seen = 0;
    for (name, document) in fixtures("valid").into_iter().chain(fixtures("short")) {
        let model = scenario::parse(&document.to_string()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut run = Simulation::new(model, Network::new).unwrap_or_else(|error| panic!("{name}: {error}"));
        while !run.run_until(SimTime(20_000_000_000), 1 << 20) {}
        seen += 1;
    }
    assert!(seen >= 5);
}

/// The WASM build is held to the same ones: `packages/engine/ts/digests.test.ts`.
#[test]
fn digests_are_those_of_every_build() {
    let mut seen = 0;
    for (name, fixture) in fixtures("digests") {
        let model = scenario::parse(&fixture["document"].to_string())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let end = SimTime(model.duration_ps);
        let mut run = Simulation::new(model, Network::new).unwrap_or_else(|error| panic!("{name}: {error}"));
        while !run.run_until(end, 1 << 20) {}
        let result = run.result();
        assert_eq!(
            (fixture["digest"].as_str(), fixture["cellHops"].as_u64()),
            (Some(result.digest.as_str()), Some(result.cell_hops)),
            "{name}: if its result is meant to change, this is the new one"
        );
        let query = scenario::read(r#"{ "kind": "paths" }"#).expect("a query");
        let paths = inspect::answer(&run, &query).expect("an answer");
        for via in ["shortcut", "lane"] {
            assert!(paths.contains(&format!("\"via\":\"{via}\"")), "{name}: nothing goes by {via}: {paths}");
        }
        seen += 1;
    }
    assert!(seen >= 1);
}

/// Where a path of a fixture, such as `model.nodes[2].name`, leads: what holds it, and its key there.
fn locate<'a>(document: &'a mut Value, path: &str) -> (&'a mut Value, String) {
    let pointer = format!("/{}", path.replace(['.', '['], "/").replace(']', ""));
    let (owner, key) = pointer.rsplit_once('/').expect("a path has a key");
    (document.pointer_mut(owner).unwrap_or_else(|| panic!("{path} leads nowhere")), key.to_owned())
}

/// An invalid document: a valid one with `set` written into it and `remove` taken out.
fn invalid(bases: &BTreeMap<String, Value>, difference: &Value) -> Value {
    let mut document = bases[difference["base"].as_str().expect("a base")].clone();
    for (path, value) in difference["set"].as_object().into_iter().flatten() {
        let (owner, key) = locate(&mut document, path);
        match owner {
            Value::Array(entries) => {
                let index: usize = key.parse().expect("an index");
                if index == entries.len() {
                    entries.push(value.clone());
                } else {
                    entries[index] = value.clone();
                }
            }
            record => record[key] = value.clone(),
        }
    }
    for path in difference["remove"].as_array().into_iter().flatten() {
        let (owner, key) = locate(&mut document, path.as_str().expect("a path"));
        match owner {
            Value::Array(entries) => {
                entries.remove(key.parse().expect("an index"));
            }
            record => {
                record.as_object_mut().expect("a record").remove(&key).expect("a key that is there");
            }
        }
    }
    document
}

#[test]
fn what_the_schema_refuses_is_refused_at_the_same_place_with_the_same_code() {
    let bases: BTreeMap<_, _> = fixtures("valid")
        .into_iter()
        .map(|(file, document)| {
            let name = Path::new(&file).file_stem().expect("a name").to_string_lossy().into_owned();
            (name, document)
        })
        .collect();
    let mut seen = 0;
    let differences = fixtures("invalid").into_iter().flat_map(|(file, faults)| {
        let faults = faults.as_object().unwrap_or_else(|| panic!("{file}: faults by name")).clone();
        faults.into_iter()
    });
    for (name, fault) in differences {
        let document = invalid(&bases, &fault);
        let error = scenario::parse(&document.to_string()).expect_err(&name);
        let path = fault["path"].as_str().expect("a path");
        // An unknown key is where it stands or in what holds it; a missing one is in what lacks it.
        let near = error.path.starts_with(path) || path.starts_with(&error.path);
        assert!(near && (path.is_empty() || !error.path.is_empty()), "{name}: {path} expected, but {error}");
        assert_eq!(Some(error.code.name()), fault["code"].as_str(), "{name}: {error}");
        seen += 1;
    }
    assert!(seen >= 167);
}

/// The page lists the codes of both sides; `packages/scenario` holds it to the schema's.
#[test]
fn every_code_is_documented() {
    let page = include_str!("../../../../docs/scenario-problems.md");
    for code in Code::ALL {
        assert!(page.contains(&format!("| `{}` |", code.name())), "{} is not documented", code.name());
    }
}
