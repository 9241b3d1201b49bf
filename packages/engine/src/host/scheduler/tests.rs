//! Random processes under every scheduler: who has the CPU, and when, is held to the reference model; and rules by hand.

use super::super::cpu::{Actor, Cpu, Level, Prices, Task};
use super::super::ledger::Watch;
use super::reference;
use crate::scenario::SchedulerKind;
use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use proptest::prelude::*;

/// 10 ms in microseconds, the unit of these tests.
pub(super) const TICK: u64 = 10_000;

/// Holder of the CPU.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    Nobody,
    Kernel,
    Process(usize),
}

/// A process: it sleeps until `start`; then come bursts, of calls in chunks, and after each burst but the last so long a sleep as the
/// next burst says.
#[derive(Clone, Debug)]
pub(super) struct Life {
    pub(super) start: u64,
    pub(super) bursts: Vec<(u64, Vec<Vec<u64>>)>,
}

/// What happens at one CPU until `end`.
#[derive(Clone, Debug)]
pub(super) struct Script {
    pub(super) processes: Vec<Life>,
    /// Work of the kernel: when, and how long.
    pub(super) kernel: Vec<(u64, u64)>,
    /// First tick of the clock.
    pub(super) phase: u64,
    pub(super) end: u64,
}

/// A piece of work in a test.
#[derive(Clone, Copy, Debug)]
struct Chunk {
    process: Option<usize>,
    cost: u64,
    begins_call: bool,
}

impl Actor for Chunk {
    fn process(&self) -> Option<u32> {
        self.process.map(|process| process as u32)
    }
}

/// Every chunk says what it costs.
struct Stated;

impl Prices<Chunk> for Stated {
    fn cost(&mut self, work: &mut Chunk) -> SimDuration {
        SimDuration(work.cost)
    }

    fn between_calls(&self, work: &Chunk) -> bool {
        work.begins_call
    }
}

fn submit(cpu: &mut Cpu<Chunk>, work: Chunk) {
    let level = if work.process.is_some() { Level::Process } else { Level::Protocol };
    cpu.submit(Task { work, level, cost: None, cause: EventId::START, watch: Watch::default() });
}

/// The same under the schedulers of the engine.
fn run(kind: SchedulerKind, script: &Script) -> Vec<(u64, Who)> {
    let count = script.processes.len();
    let mut cpu = Cpu::<Chunk>::new();
    cpu.schedule(kind, count as u32, (SimDuration::ZERO, SimDuration::ZERO));
    let mut chunks: Vec<Vec<Chunk>> = vec![Vec::new(); count];
    let mut bursts = vec![0; count];
    let mut wakes: Vec<u64> = script.processes.iter().map(|process| process.start).collect();
    let (mut next_tick, mut kernel) = (script.phase, script.kernel.iter().peekable());
    let (mut done, mut generation) = (u64::MAX, 0);
    let (mut log, mut before) = (Vec::new(), Who::Nobody);
    loop {
        let (wake_at, process) =
            wakes.iter().enumerate().map(|(process, at)| (*at, process)).min().expect("a process");
        let kernel_at = kernel.peek().map_or(u64::MAX, |(at, _)| *at);
        let now = done.min(next_tick).min(wake_at).min(kernel_at);
        if now >= script.end {
            return log;
        }
        if now == done {
            done = u64::MAX;
            let ended = cpu.complete(SimTime(now), generation).expect("the latest completion");
            if let Some(process) = ended.work.process {
                if chunks[process].is_empty() {
                    let next = script.processes[process].bursts.get(bursts[process]);
                    wakes[process] = next.map_or(u64::MAX, |burst| now + burst.0);
                } else {
                    submit(&mut cpu, chunks[process].remove(0));
                }
            }
        } else if now == next_tick {
            next_tick += TICK;
            cpu.tick();
        } else if now == wake_at {
            wakes[process] = u64::MAX;
            for call in &script.processes[process].bursts[bursts[process]].1 {
                let chunk = |(index, cost): (usize, &u64)| Chunk {
                    process: Some(process),
                    cost: *cost,
                    begins_call: index == 0,
                };
                chunks[process].extend(call.iter().enumerate().map(chunk));
            }
            bursts[process] += 1;
            submit(&mut cpu, chunks[process].remove(0));
        } else {
            let cost = kernel.next().expect("kernel work").1;
            submit(&mut cpu, Chunk { process: None, cost, begins_call: false });
        }
        if let Some((ends, _, new)) = cpu.dispatch(SimTime(now), &mut Stated) {
            (done, generation) = (ends.0, new);
        }
        let who = cpu.running().map_or(Who::Nobody, |work| work.process.map_or(Who::Kernel, Who::Process));
        if who != before {
            log.push((now, who));
            before = who;
        }
    }
}

/// Times of all sizes: from less than a tick to several seconds.
fn time() -> impl Strategy<Value = u64> {
    prop_oneof![50..2_000_u64, 2_000..60_000_u64, 60_000..3_000_000_u64]
}

fn life() -> impl Strategy<Value = Life> {
    let chunk = prop_oneof![8 => 50..3_000_u64, 1 => 3_000..80_000_u64];
    let call = prop::collection::vec(chunk, 1..6);
    let calls = prop_oneof![4 => prop::collection::vec(call.clone(), 1..5), 1 => prop::collection::vec(call, 100..400)];
    let bursts = prop::collection::vec((time(), calls), 1..30);
    (0..500_000_u64, bursts).prop_map(|(start, bursts)| Life { start, bursts })
}

fn script() -> impl Strategy<Value = Script> {
    let kernel = prop::collection::vec((50..200_000_u64, 20..4_000_u64), 0..120);
    (prop::collection::vec(life(), 1..6), kernel, 0..TICK).prop_map(|(processes, gaps, phase)| {
        let mut at = 0;
        let kernel = gaps.iter().map(|(gap, cost)| {
            at += gap;
            (at, *cost)
        });
        Script { processes, kernel: kernel.collect(), phase, end: 20_000_000 }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 60 } else { 200 }))]

    #[test]
    fn who_runs_when_is_as_in_the_reference(script in script()) {
        for kind in SchedulerKind::ALL {
            prop_assert_eq!(run(kind, &script), reference::run(kind, &script), "{:?}", kind);
        }
    }
}

/// Processes that never sleep from 0, 1, 2... us on, with calls of 1 ms.
fn greedy(count: u64, end: u64) -> Script {
    let processes = (0..count)
        .map(|start| Life { start, bursts: vec![(0, vec![vec![1_000]; end as usize / 1_000 + 1])] })
        .collect();
    Script { processes, kernel: Vec::new(), phase: TICK, end }
}

/// Share of the CPU that each of two processes has, in whole per cents, and how often it changes hands.
fn shares(kind: SchedulerKind, script: &Script) -> (u64, u64, usize) {
    let mut log = run(kind, script);
    let changes = log.len();
    log.push((script.end, Who::Nobody));
    let of = |process| {
        let spans = log.windows(2).filter(|span| span[0].1 == Who::Process(process));
        spans.map(|span| span[1].0 - span[0].0).sum::<u64>() * 100 / script.end
    };
    (of(0), of(1), changes)
}

#[test]
fn processes_that_never_sleep_share_the_cpu_by_the_slice_of_their_system() {
    let script = greedy(2, 10_000_000);
    let slices = [
        (SchedulerKind::Bsd, 100_000),
        // The process that is the last of an epoch is the first of the next one, in its own address space: twice 210 ms.
        (SchedulerKind::Linux22, 420_000),
        (SchedulerKind::Nt, 20_000),
        (SchedulerKind::NtServer, 120_000),
    ];
    for (kind, slice) in slices {
        let (first, second, changes) = shares(kind, &script);
        assert!((47..=53).contains(&first) && (47..=53).contains(&second), "{kind:?}: {first} {second}");
        let expected = (script.end / slice) as usize;
        assert!(changes.abs_diff(expected) <= expected / 5, "{kind:?}: {changes} changes, {expected} slices");
    }
}

/// Process 0 computes in calls of 30 ms; process 1 wakes at 107 ms for 1 ms. When it gets the CPU.
fn served_at(kind: SchedulerKind) -> u64 {
    let mut script = greedy(1, 1_000_000);
    script.processes[0].bursts[0].1 = vec![vec![10_000; 3]; 40];
    script.processes.push(Life { start: 107_000, bursts: vec![(0, vec![vec![1_000]])] });
    let log = run(kind, &script);
    log.iter().find(|(_, who)| *who == Who::Process(1)).expect("it runs").0
}

#[test]
fn a_woken_process_of_better_priority_takes_the_cpu_where_the_kernel_lets_it() {
    // 4.3BSD and Linux wait for the end of the call, at 120 ms; Solaris and NT take the CPU at once.
    assert_eq!(served_at(SchedulerKind::Bsd), 120_000);
    assert_eq!(served_at(SchedulerKind::Linux22), 120_000);
    assert_eq!(served_at(SchedulerKind::SolarisTs), 107_000);
    assert_eq!(served_at(SchedulerKind::Nt), 107_000);
}
