//! The only module that knows JavaScript: coarse calls in, strings and typed arrays out.
//!
//! Times cross as `f64` picoseconds, exact below 2^53. Errors cross as a JavaScript `Error` whose message is the JSON of
//! `{code, path, value?}`. The module's linear memory is the whole state of its run: who copies it has a snapshot.

use crate::capture::CaptureRequest;
use crate::inspect::{self, Query};
use crate::overhead::{self, OverheadRequest};
use crate::scenario::{self, ChangeKind, ScenarioError};
use crate::simulation::{self, Simulation as Run};
use crate::trace::WatchRequest;
use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// Memory that the event trace may take.
const EVENT_TRACE_BYTES: usize = 64 << 20;

#[derive(Serialize)]
struct ErrorForm<'a> {
    code: &'static str,
    path: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<&'a serde_json::Value>,
}

fn error(error: &ScenarioError) -> JsError {
    let form = ErrorForm { code: error.code.name(), path: &error.path, value: error.value.as_ref() };
    JsError::new(&serde_json::to_string(&form).unwrap_or_else(|_| error.to_string()))
}

/// The engine's version.
#[wasm_bindgen(js_name = engineVersion)]
#[must_use]
pub fn engine_version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// Newest scenario version that the engine reads.
#[wasm_bindgen(js_name = scenarioVersion)]
#[must_use]
pub fn scenario_version() -> u32 {
    scenario::VERSION
}

/// The overhead calculator: JSON of `{mtus}` in, JSON rows out.
///
/// # Errors
/// Where the request is no such JSON, or an MTU is out of range.
#[wasm_bindgen]
pub fn overhead(request: &str) -> Result<String, JsError> {
    let request: OverheadRequest = scenario::read(request).map_err(|e| error(&e))?;
    let rows = overhead::rows(&request).map_err(|e| error(&e))?;
    serde_json::to_string(&rows).map_err(JsError::from)
}

/// A run of one scenario.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Simulation(Run<Network>);

#[wasm_bindgen]
impl Simulation {
    /// Sets up a run of a scenario document.
    ///
    /// # Errors
    /// The first rule that the document breaks.
    #[wasm_bindgen(constructor)]
    pub fn new(scenario: &str) -> Result<Self, JsError> {
        let model = scenario::parse(scenario).map_err(|e| error(&e))?;
        Run::new(model, Network::new).map(Self).map_err(|e| error(&e))
    }

    /// Simulated time reached, in ps.
    #[wasm_bindgen(js_name = timePs)]
    #[must_use]
    pub fn time_ps(&self) -> f64 {
        self.0.now().0 as f64
    }

    /// Length of the scenario, in ps.
    #[wasm_bindgen(js_name = durationPs)]
    #[must_use]
    pub fn duration_ps(&self) -> f64 {
        self.0.model().duration_ps as f64
    }

    /// Cells served so far.
    #[wasm_bindgen(js_name = cellHops)]
    #[must_use]
    pub fn cell_hops(&self) -> f64 {
        self.0.cell_hops() as f64
    }

    /// Simulates up to `t_ps` or until about `work` units (events, samples, cells offered and cell-hops) are done; returns whether `t_ps` is reached.
    #[wasm_bindgen(js_name = runUntil)]
    pub fn run_until(&mut self, t_ps: f64, work: u32) -> bool {
        self.0.run_until(SimTime(t_ps as u64), work.into())
    }

    /// Makes a change now: JSON of a change without its time.
    ///
    /// # Errors
    /// Where it is no change, or names what does not exist.
    pub fn apply(&mut self, change: &str) -> Result<(), JsError> {
        let change: ChangeKind = scenario::read(change).map_err(|e| error(&e))?;
        self.0.apply(change).map_err(|e| error(&e))
    }

    /// Records what the JSON of a watch request names, from now on.
    ///
    /// # Errors
    /// Where it names what does not exist.
    pub fn watch(&mut self, request: &str) -> Result<(), JsError> {
        let request: WatchRequest = scenario::read(request).map_err(|e| error(&e))?;
        self.0
            .watch_series(&request.series, SimDuration(request.interval_ps))
            .and_then(|()| self.0.watch_links(&request.links))
            .map_err(|e| error(&e))?;
        self.0.watch_events(if request.events { EVENT_TRACE_BYTES } else { 0 });
        self.0.watch_packets(request.packets);
        Ok(())
    }

    /// Takes what was recorded.
    pub fn drain(&mut self) -> Vec<Trace> {
        self.0.drain().into_iter().map(Trace).collect()
    }

    /// Captures what passes the places that the JSON of a request names, from now on.
    ///
    /// # Errors
    /// Where it names what does not exist.
    pub fn capture(&mut self, request: &str) -> Result<(), JsError> {
        let request: CaptureRequest = scenario::read(request).map_err(|e| error(&e))?;
        self.0.capture(&request).map_err(|e| error(&e))
    }

    /// Takes the octets of the capture since the last time: the next part of a pcapng file.
    #[wasm_bindgen(js_name = takeCapture)]
    pub fn take_capture(&mut self) -> Vec<u8> {
        self.0.take_capture()
    }

    /// Ends the capture and takes the rest of it.
    #[wasm_bindgen(js_name = endCapture)]
    pub fn end_capture(&mut self) -> Vec<u8> {
        self.0.end_capture()
    }

    /// JSON of what the capture holds and what it does not, so far.
    ///
    /// # Errors
    /// Never; the JSON writer's type asks for it.
    #[wasm_bindgen(js_name = captureCounts)]
    pub fn capture_counts(&self) -> Result<String, JsError> {
        serde_json::to_string(&self.0.capture_counts()).map_err(JsError::from)
    }

    /// What the ends of links have counted: cells sent, cells waiting and cells dropped at end `a`, then at end `b`, for each link in the
    /// order of the document. At a reached target only.
    #[must_use]
    pub fn counts(&self) -> Vec<f64> {
        let counts = self.0.link_counts();
        counts
            .iter()
            .flat_map(|end| [end.cells, end.waiting, end.dropped])
            .map(|count| count as f64)
            .collect()
    }

    /// Why the last data of a flow went out when they did: JSON list of [`crate::trace::Why`], latest first.
    ///
    /// # Errors
    /// Never for a flow; the JSON writer's type asks for it.
    pub fn why(&self, flow: u32, depth: u32) -> Result<String, JsError> {
        let chain = self.0.why(flow, depth as usize);
        serde_json::to_string(&chain).map_err(JsError::from)
    }

    /// What the protocols hold and have done: JSON of a query in, JSON of its answer out.
    ///
    /// # Errors
    /// Where the query is none.
    pub fn inspect(&self, query: &str) -> Result<String, JsError> {
        let query: Query = scenario::read(query).map_err(|e| error(&e))?;
        inspect::answer(&self.0, &query).map_err(|e| error(&e))
    }

    /// Whether delivered cells are hashed, as they are unless a bench asks otherwise; the digest means nothing without.
    #[wasm_bindgen(js_name = setCellHashing)]
    pub fn set_cell_hashing(&mut self, on: bool) {
        self.0.network_mut().set_cell_hashing(on);
    }

    /// JSON of the result so far.
    ///
    /// # Errors
    /// Never; the JSON writer's type asks for it.
    pub fn result(&self) -> Result<String, JsError> {
        serde_json::to_string(&self.0.result()).map_err(JsError::from)
    }

    /// Hash of the model's state, 16 hex digits.
    #[wasm_bindgen(js_name = stateHash)]
    #[must_use]
    pub fn state_hash(&self) -> String {
        format!("{:016x}", self.0.state_hash())
    }
}

/// What was recorded under one name.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Trace(simulation::Trace);

#[wasm_bindgen]
impl Trace {
    /// What its records are.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn kind(&self) -> String {
        self.0.kind.name().to_owned()
    }

    /// Its name: of a series, or of a direction of a link.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn name(&self) -> String {
        self.0.name.clone()
    }

    /// Names of its columns.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn columns(&self) -> Vec<String> {
        self.0.kind.columns().into_iter().map(str::to_owned).collect()
    }

    /// A column, taken out: a `Float64Array` of its own.
    pub fn take(&mut self, index: usize) -> Vec<f64> {
        self.0.columns.get_mut(index).map(std::mem::take).unwrap_or_default()
    }
}
