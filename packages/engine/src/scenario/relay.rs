//! Flows through a layer 4 switch in software: an application on a server that relays between TCP sockets.

use super::check::{Result, fail, refuse};
use super::error::Code;
use super::limits::{between, length, time, within};
use super::present;
use lanelab_protocols::order;
use serde::Deserialize;
use std::fmt::Arguments;

/// What the server does with what the sending client sent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RelayService {
    /// Takes it.
    ClientServer,
    /// Sends it on to one client, which may be the sender.
    PointToPoint,
    /// Sends it on to some clients.
    PointToMultipoint,
    /// Sends it on to all clients, the sender among them.
    Broadcast,
}

/// A file from a client to a server and, by its service, on to clients, over one TCP connection for each client, which its server
/// keeps open and which carries both ways. Every process polls non-blocking sockets in a loop of select calls.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct RelayFlow {
    /// Immutable number.
    pub id: u32,
    /// Sending client.
    pub from: u32,
    /// Server.
    pub to: u32,
    /// What the server does.
    pub service: RelayService,
    /// Receiving clients; none of a client-server service.
    #[serde(default)]
    pub receivers: Vec<u32>,
    /// Octets of the file.
    pub octets: u32,
    /// When which part of it is sent.
    pub source: RelaySource,
    /// Nagle's algorithm at every end; the profile's where absent.
    #[serde(default, deserialize_with = "present")]
    pub nagle: Option<bool>,
    /// `SO_SNDBUF` at every end.
    #[serde(default = "default_buffer")]
    pub send_buffer: u32,
    /// `SO_RCVBUF` at every end.
    #[serde(default = "default_buffer")]
    pub receive_buffer: u32,
    /// Octets that each receive call asks for.
    #[serde(default = "default_buffer")]
    pub receive_octets: u32,
    /// Whether a send call waits while its buffer is full, by the profile's rule; else it is taken whole at any time.
    #[serde(default)]
    pub sends_wait: bool,
    /// Least time from one select call to the next of a process.
    #[serde(default = "default_loop")]
    pub loop_ps: u64,
    /// CPU time of a select call and the loop around it, on a machine of speed 1.
    #[serde(default)]
    pub select_ps: u64,
    /// When the clients open their connections, plus a random part of a clock tick.
    #[serde(default)]
    pub start_ps: u64,
    /// From then to the first send.
    #[serde(default = "default_lead")]
    pub lead_ps: u64,
}

impl RelayFlow {
    /// Nodes that take the data that was sent: the receiving clients, or the server where there are none.
    #[must_use]
    pub fn takers(&self) -> &[u32] {
        if self.receivers.is_empty() { std::slice::from_ref(&self.to) } else { &self.receivers }
    }
}

/// One message of a plan: what a send call is given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct PlannedPdu {
    /// Octets.
    pub octets: u32,
    /// Time until the next one is due.
    pub gap_ps: u64,
}

/// When which part of a file is sent.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum RelaySource {
    /// All of it in one call.
    Block {},
    /// As this list says, which is the whole file.
    List {
        /// Messages in order.
        pdus: Vec<PlannedPdu>,
    },
    /// Equal parts at equal intervals.
    Cbr {
        /// Octets of each; the last is what is left.
        pdu_octets: u32,
        /// Interval.
        interval_ps: u64,
    },
    /// Equal parts at exponential intervals.
    Poisson {
        /// Octets of each; the last is what is left.
        pdu_octets: u32,
        /// Mean interval.
        mean_gap_ps: u64,
        /// How the plan is drawn.
        #[serde(default)]
        draw: Draw,
    },
    /// Bursts of a geometric number of cell slots, with geometric pauses between: all 53 octets of a slot are data.
    OnOff {
        /// Mean slots of a burst.
        mean_on_cells: u32,
        /// Mean slots of a pause.
        mean_off_cells: u32,
        /// A slot; bursts and pauses end at whole microseconds.
        cell_ps: u64,
        /// How the plan is drawn.
        #[serde(default)]
        draw: Draw,
    },
    /// Frames of video, each sent when as many octets have been made: mini-sources go on and off by themselves, and each that is on makes
    /// octets at its rate.
    Markov {
        /// Octets of a frame.
        frame_octets: u32,
        /// Mini-sources of a low rate.
        low: MiniSources,
        /// Mini-sources of a high rate; absent in a one-dimensional model.
        #[serde(default, deserialize_with = "present")]
        high: Option<MiniSources>,
        /// How the plan is drawn.
        #[serde(default)]
        draw: Draw,
    },
}

/// How a random plan is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
pub struct Draw {
    /// Seed; the run's where absent, so that every run has a plan of its own.
    #[serde(deserialize_with = "present")]
    pub seed: Option<u64>,
    /// How long the plan is: its gaps are stretched alike to fill it.
    #[serde(deserialize_with = "present")]
    pub plan_ps: Option<u64>,
}

/// Equal on/off sources.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct MiniSources {
    /// Number of mini-sources.
    pub count: u32,
    /// Bits/s of one that is on.
    pub bps: f64,
    /// Activations a second of one that is off (alpha, gamma).
    pub on_per_s: f64,
    /// Deactivations a second of one that is on (beta, delta).
    pub off_per_s: f64,
}

/// 8 KB.
const fn default_buffer() -> u32 {
    8_192
}

/// 100 us.
const fn default_loop() -> u64 {
    100_000_000
}

/// 100 ms: connections are open by then.
const fn default_lead() -> u64 {
    100_000_000_000
}

/// Largest file, buffer or call.
const MAX_SIZE: u64 = 1 << 24;
/// Longest loop, and most that it costs: 1 s.
const MAX_LOOP_PS: u64 = 1_000_000_000_000;
/// Receiving clients, and messages of a listed plan.
const MAX_RECEIVERS: usize = 100;
const MAX_PDUS: usize = 10_000;
/// Mean length of a burst or pause.
const MAX_CELLS: u64 = 1_000_000;
/// 2^53 - 1: the largest exact integer of JavaScript.
const MAX_SEED: u64 = (1 << 53) - 1;
/// A plan of video is no longer, on average, and has no more changes of state.
const MAX_SECONDS: f64 = 9_000.0;
const MAX_CHANGES: f64 = 1e7;
/// A plan has no more messages than this: a file of the largest size in parts of 16 octets.
const MAX_PARTS: u64 = 1 << 20;

impl RelayFlow {
    /// Clients of the server in order of their numbers: the sender and the receivers.
    #[must_use]
    pub fn clients(&self) -> Vec<u32> {
        let mut clients: Vec<_> = self.receivers.iter().copied().chain([self.from]).collect();
        order::sort(&mut clients);
        clients.dedup();
        clients
    }
}

/// Ranges, and what the service says of receivers.
pub(super) fn check(flow: &RelayFlow, path: Arguments<'_>) -> Result {
    let size = |value: u32, key: &str| within(value.into(), 1, MAX_SIZE, format_args!("{path}.{key}"));
    size(flow.octets, "octets")?;
    size(flow.send_buffer, "sendBuffer")?;
    size(flow.receive_buffer, "receiveBuffer")?;
    size(flow.receive_octets, "receiveOctets")?;
    within(flow.loop_ps, 1, MAX_LOOP_PS, format_args!("{path}.loopPs"))?;
    within(flow.select_ps, 0, MAX_LOOP_PS, format_args!("{path}.selectPs"))?;
    time(flow.start_ps, 0, format_args!("{path}.startPs"))?;
    time(flow.lead_ps, 0, format_args!("{path}.leadPs"))?;
    let receivers = format_args!("{path}.receivers");
    let (least, most) = match flow.service {
        RelayService::ClientServer => (0, 0),
        RelayService::PointToPoint => (1, 1),
        RelayService::PointToMultipoint | RelayService::Broadcast => (1, MAX_RECEIVERS),
    };
    length(flow.receivers.len(), 0, MAX_RECEIVERS, receivers)?;
    if !(least..=most).contains(&flow.receivers.len()) {
        return fail(Code::ReceiverCount, receivers, flow.receivers.len());
    }
    let sorted: lanelab_protocols::sorted::SortedSet<_> = flow.receivers.iter().collect();
    if sorted.len() < flow.receivers.len() {
        return refuse(Code::ReceiverTwice, receivers);
    }
    if flow.service == RelayService::Broadcast && !flow.receivers.contains(&flow.from) {
        return refuse(Code::BroadcastWithoutSender, receivers);
    }
    source(flow, format_args!("{path}.source"))
}

fn source(flow: &RelayFlow, path: Arguments<'_>) -> Result {
    match &flow.source {
        RelaySource::Block {} => Ok(()),
        RelaySource::List { pdus } => {
            length(pdus.len(), 1, MAX_PDUS, format_args!("{path}.pdus"))?;
            for (index, pdu) in pdus.iter().enumerate() {
                within(pdu.octets.into(), 1, MAX_SIZE, format_args!("{path}.pdus[{index}].octets"))?;
                time(pdu.gap_ps, 0, format_args!("{path}.pdus[{index}].gapPs"))?;
            }
            let sum: u64 = pdus.iter().map(|pdu| u64::from(pdu.octets)).sum();
            if sum == u64::from(flow.octets) {
                Ok(())
            } else {
                fail(Code::SumDiffers, format_args!("{path}.pdus"), sum)
            }
        }
        RelaySource::Cbr { pdu_octets, interval_ps } => {
            parts(flow.octets, *pdu_octets, "pduOctets", path)?;
            time(*interval_ps, 1, format_args!("{path}.intervalPs"))
        }
        RelaySource::Poisson { pdu_octets, mean_gap_ps, draw } => {
            parts(flow.octets, *pdu_octets, "pduOctets", path)?;
            time(*mean_gap_ps, 1, format_args!("{path}.meanGapPs"))?;
            drawn(draw, path)
        }
        RelaySource::OnOff { mean_on_cells, mean_off_cells, cell_ps, draw } => {
            within((*mean_on_cells).into(), 1, MAX_CELLS, format_args!("{path}.meanOnCells"))?;
            within((*mean_off_cells).into(), 1, MAX_CELLS, format_args!("{path}.meanOffCells"))?;
            within(*cell_ps, 1, MAX_LOOP_PS, format_args!("{path}.cellPs"))?;
            drawn(draw, path)
        }
        RelaySource::Markov { frame_octets, low, high, draw } => {
            parts(flow.octets, *frame_octets, "frameOctets", path)?;
            mini_sources(low, format_args!("{path}.low"))?;
            if let Some(high) = high {
                mini_sources(high, format_args!("{path}.high"))?;
            }
            video_plan(flow.octets, *low, *high, path)?;
            drawn(draw, path)
        }
    }
}

fn drawn(draw: &Draw, path: Arguments<'_>) -> Result {
    within(draw.seed.unwrap_or(0), 0, MAX_SEED, format_args!("{path}.draw.seed"))?;
    time(draw.plan_ps.unwrap_or(1), 1, format_args!("{path}.draw.planPs"))
}

/// A plan that is drawn in reasonable time: on average so long, and with so many changes of state meanwhile.
fn video_plan(octets: u32, low: MiniSources, high: Option<MiniSources>, path: Arguments<'_>) -> Result {
    let sum = |of: fn(&MiniSources, f64) -> f64| -> f64 {
        let share = |m: &MiniSources| m.on_per_s / (m.on_per_s + m.off_per_s);
        [Some(low), high].iter().flatten().map(|m| f64::from(m.count) * of(m, share(m))).sum()
    };
    let seconds = f64::from(octets) * 8.0 / sum(|m, share| share * m.bps);
    // In equilibrium as many go on as go off.
    let changes = seconds * sum(|m, share| 2.0 * share * m.off_per_s);
    if seconds <= MAX_SECONDS && changes <= MAX_CHANGES { Ok(()) } else { refuse(Code::PlanTooLong, path) }
}

/// At least one source, whose times are between a microsecond and a quarter of an hour.
fn mini_sources(sources: &MiniSources, path: Arguments<'_>) -> Result {
    within(sources.count.into(), 1, 1_000, format_args!("{path}.count"))?;
    let rates = [
        (sources.bps, 1_000.0, 1e9, "bps"),
        (sources.on_per_s, 1e-3, 1e6, "onPerS"),
        (sources.off_per_s, 1e-3, 1e6, "offPerS"),
    ];
    for (rate, least, most, key) in rates {
        between(rate, least, most, format_args!("{path}.{key}"))?;
    }
    Ok(())
}

/// A part of the file is not so small that the plan has too many.
fn parts(octets: u32, part: u32, key: &str, path: Arguments<'_>) -> Result {
    let path = format_args!("{path}.{key}");
    within(part.into(), 1, MAX_SIZE, path)?;
    if u64::from(part) < u64::from(octets).div_ceil(MAX_PARTS) {
        return fail(Code::TooManyMessages, path, part);
    }
    Ok(())
}
