/** A run up to an instant as evidence: what every flow, queue and machine of it said, for whoever looks for the cause of a silence. */
import type { Engine, Run } from '@lanelab/engine';
import type { Flow, Node, Scenario } from '@lanelab/scenario';
import type { DeviceState, DiaryEntry, FlowPath, RunResult } from '../../playback/run/types.ts';

/** Entries of the diary asked for at a time. */
const PAGE = 1_000;
/** Causes stand at the beginning: what comes after so many entries explains no flow that never began. */
const MOST_ENTRIES = 20_000;
/** Time that a flow has to get a packet through, ps: clients of LAN emulation join within a few seconds. */
const PATIENCE_PS = 5_000_000_000_000;
/** A flow that sends seldom is given so many of its own intervals. */
const MOST_MISSED = 3;
const SECOND_PS = 1_000_000_000_000;
/** Samples of a flow's arrivals over a whole run, at most. */
const MOST_SAMPLES = 1_000;

export interface Evidence {
  readonly scenario: Scenario;
  /** The instant that everything here is of, ps. */
  readonly timePs: number;
  readonly result: Pick<RunResult, 'flows' | 'links' | 'queues'>;
  readonly states: readonly DeviceState[];
  readonly diary: readonly DiaryEntry[];
  /** How the latest packets of each flow went. */
  readonly paths: readonly FlowPath[];
  /** By flow the end of the last interval in which something of it arrived, ps; absent where nothing has. */
  readonly lastPs: ReadonlyMap<number, number>;
}

async function diaryOf(run: Run): Promise<readonly DiaryEntry[]> {
  const diary: DiaryEntry[] = [];
  for (let from = 0; diary.length < MOST_ENTRIES; ) {
    const { next, entries } = await run.inspect({ kind: 'diary', from, limit: PAGE });
    diary.push(...entries);
    if (entries.length === 0 || next <= from) break;
    from = next;
  }
  return diary;
}

const arrivalsName = (flow: number): string => `packets:${flow}`;

/** When something of each flow arrived last, by the series of a run that has counted them. */
async function lastArrivals(run: Run, flows: readonly Flow[]): Promise<ReadonlyMap<number, number>> {
  const ids = new Map(flows.map(({ id }) => [arrivalsName(id), id]));
  const last = new Map<number, number>();
  for (const trace of await run.drain()) {
    const id = ids.get(trace.name);
    if (trace.kind !== 'series' || id === undefined) continue;
    const { timePs, value } = trace.columns;
    const at = value.findLastIndex((count) => count > 0);
    if (at >= 0) last.set(id, timePs[at] ?? 0);
  }
  return last;
}

/** Runs a scenario to its end and keeps what its machines reported. */
export async function gathered(engine: Engine, scenario: Scenario, signal?: AbortSignal): Promise<Evidence> {
  const { flows } = scenario.model;
  const run = await engine.open(scenario);
  try {
    const intervalPs = Math.max(SECOND_PS, Math.ceil(run.durationPs / MOST_SAMPLES));
    await run.watch({ series: flows.map(({ id }) => arrivalsName(id)), intervalPs });
    await run.runUntil(run.durationPs, signal === undefined ? {} : { signal });
    return {
      scenario,
      timePs: run.durationPs,
      result: await run.result(),
      states: await run.inspect({ kind: 'states' }),
      diary: await diaryOf(run),
      paths: await run.inspect({ kind: 'paths' }),
      lastPs: await lastArrivals(run, flows),
    };
  } finally {
    await run.free();
  }
}

/** How long nothing of a flow may arrive before that needs a cause, ps. */
export function patienceOf({ changes }: Scenario['model'], flow: Flow): number {
  const own = 'intervalPs' in flow ? (flow.intervalPs ?? 0) : 0;
  const changed = changes.flatMap((change) =>
    change.kind === 'flow' && change.flow === flow.id ? (change.set.intervalPs ?? 0) : [],
  );
  return Math.max(PATIENCE_PS, MOST_MISSED * Math.max(own, ...changed));
}

/** The instant up to which a flow sends, and from which on, ps. */
export function spanOf(flow: Flow, timePs: number): { readonly fromPs: number; readonly toPs: number } {
  const fromPs = 'startPs' in flow ? flow.startPs : 0;
  const stopPs = 'stopPs' in flow ? flow.stopPs : null;
  return { fromPs, toPs: Math.min(timePs, stopPs ?? timePs) };
}

/** Flows that had time enough and of which nothing arrived, by id. */
export function silentFlows(
  { scenario: { model }, result }: { readonly scenario: Scenario; readonly result: Pick<RunResult, 'flows'> },
  timePs = model.durationPs,
): readonly number[] {
  return result.flows
    .filter(({ packetsReceived }) => packetsReceived === 0)
    .map(({ id }) => id)
    .filter((id) => {
      const flow = model.flows.find((entry) => entry.id === id);
      return flow !== undefined && timePs - spanOf(flow, timePs).fromPs >= PATIENCE_PS;
    });
}

/** Whether MPOA is drawn, so that packets may be expected on shortcuts. */
export const asksMpoa = ({ model }: Scenario): boolean =>
  model.nodes.some((node) => (node.kind === 'host' || node.kind === 'edge') && node.mpc !== undefined);

/**
 * Whether a result leaves a question: a flow of which nothing arrived, and where changes were planned, a server has limits or MPOA is
 * drawn also flows that stopped or went without their shortcut, which the result does not tell.
 */
export const asksWhy = (scenario: Scenario, result: Pick<RunResult, 'flows'>): boolean =>
  silentFlows({ scenario, result }).length > 0 || scenario.model.changes.length > 0 || asksMpoa(scenario);

/** Whether a process of a device is dead at this instant. */
export function isDead({ states }: Evidence, node: number, process: string): boolean {
  const parts = states.find((state) => state.node === node)?.states.filter((part) => part.process === process) ?? [];
  return parts.length > 0 && parts.every(({ phase }) => phase === 'dead');
}

export const nodeIn = ({ scenario }: Evidence, id: number): Node | undefined =>
  scenario.model.nodes.find((node) => node.id === id);

export const nameIn = (evidence: Evidence, id: number): string => nodeIn(evidence, id)?.name ?? '';
