/** A run up to an instant as evidence: what every flow, queue and machine of it said, for whoever looks for the cause of a silence. */
import type { Engine, Run } from '@lanelab/engine';
import type { Node, Scenario } from '@lanelab/scenario';
import { type LastArrivals, lastArrivals, watchArrivals } from '../../playback/run/arrivals.ts';
import type { DeviceState, DiaryEntry, FlowPath, RunResult } from '../../playback/run/types.ts';

/** Entries of the diary asked for at a time. */
const PAGE = 1_000;
/** Causes stand at the beginning: what comes after so many entries explains no flow that never began. */
const MOST_ENTRIES = 20_000;

export interface Evidence {
  readonly scenario: Scenario;
  /** The instant that everything here is of, ps. */
  readonly timePs: number;
  readonly result: Pick<RunResult, 'flows' | 'links' | 'queues'>;
  readonly states: readonly DeviceState[];
  readonly diary: readonly DiaryEntry[];
  /** How the latest packets of each flow went. */
  readonly paths: readonly FlowPath[];
  readonly lastPs: LastArrivals;
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

/** Runs a scenario to its end and keeps what its machines reported. */
export async function gathered(engine: Engine, scenario: Scenario, signal?: AbortSignal): Promise<Evidence> {
  const run = await engine.open(scenario);
  try {
    await run.watch(watchArrivals(scenario));
    await run.runUntil(run.durationPs, signal === undefined ? {} : { signal });
    return {
      scenario,
      timePs: run.durationPs,
      result: await run.result(),
      states: await run.inspect({ kind: 'states' }),
      diary: await diaryOf(run),
      paths: await run.inspect({ kind: 'paths' }),
      lastPs: lastArrivals(await run.drain(), scenario.model.flows),
    };
  } finally {
    await run.free();
  }
}

/** Whether a process of a device is dead at this instant. */
export function isDead({ states }: Evidence, node: number, process: string): boolean {
  const parts = states.find((state) => state.node === node)?.states.filter((part) => part.process === process) ?? [];
  return parts.length > 0 && parts.every(({ phase }) => phase === 'dead');
}

export const nodeIn = ({ scenario }: Evidence, id: number): Node | undefined =>
  scenario.model.nodes.find((node) => node.id === id);

export const nameIn = (evidence: Evidence, id: number): string => nodeIn(evidence, id)?.name ?? '';
