/** A finished run as evidence: what every flow, queue and machine of it said, for whoever looks for the cause of a silence. */
import type { Engine } from '@lanelab/engine';
import type { Node, Scenario } from '@lanelab/scenario';
import type { DeviceState, DiaryEntry, RunResult } from '../../playback/run/types.ts';

/** Entries of the diary asked for at a time. */
const PAGE = 1_000;
/** Causes stand at the beginning: what comes after so many entries explains no flow that never began. */
const MOST_ENTRIES = 20_000;
/** Time that a flow has to get its first packet through, ps: clients of LAN emulation join within a few seconds. */
const PATIENCE_PS = 5_000_000_000_000;

export interface Evidence {
  readonly scenario: Scenario;
  readonly result: Pick<RunResult, 'flows' | 'links' | 'queues'>;
  readonly states: readonly DeviceState[];
  readonly diary: readonly DiaryEntry[];
}

/** Runs a scenario to its end and keeps what its machines reported. */
export async function gathered(engine: Engine, scenario: Scenario, signal?: AbortSignal): Promise<Evidence> {
  const run = await engine.open(scenario);
  try {
    await run.runUntil(run.durationPs, signal === undefined ? {} : { signal });
    const diary: DiaryEntry[] = [];
    for (let from = 0; diary.length < MOST_ENTRIES; ) {
      const { next, entries } = await run.inspect({ kind: 'diary', from, limit: PAGE });
      diary.push(...entries);
      if (entries.length === 0 || next <= from) break;
      from = next;
    }
    return { scenario, result: await run.result(), states: await run.inspect({ kind: 'states' }), diary };
  } finally {
    await run.free();
  }
}

/** Flows that had time enough and of which nothing arrived, by id. */
export function silentFlows({ scenario, result }: Pick<Evidence, 'scenario' | 'result'>): readonly number[] {
  const { model } = scenario;
  return result.flows
    .filter(({ packetsReceived }) => packetsReceived === 0)
    .map(({ id }) => id)
    .filter((id) => {
      const flow = model.flows.find((entry) => entry.id === id);
      const startPs = flow !== undefined && 'startPs' in flow ? flow.startPs : 0;
      return flow !== undefined && model.durationPs - startPs >= PATIENCE_PS;
    });
}

/** Whether a process of a device is dead at the end of the run. */
export function isDead({ states }: Evidence, node: number, process: string): boolean {
  const parts = states.find((state) => state.node === node)?.states.filter((part) => part.process === process) ?? [];
  return parts.length > 0 && parts.every(({ phase }) => phase === 'dead');
}

export const nodeIn = ({ scenario }: Evidence, id: number): Node | undefined =>
  scenario.model.nodes.find((node) => node.id === id);

export const nameIn = (evidence: Evidence, id: number): string => nodeIn(evidence, id)?.name ?? '';
