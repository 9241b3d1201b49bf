/** This lab's values for table 1, from runs made now in workers; none where the lab has no preset of that experiment. */
import { loadPreset } from '@lanelab/papers/load';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import { runScenario } from '../playback/run/engine-pool.ts';
import type { PairSide } from './pair.ts';

const sides: readonly PairSide[] = ['lane', 'mpoa'];

export interface OwnValues {
  readonly state: 'none' | 'running' | 'done' | 'failed';
  /** `urku jaarli lane`, Mb/s. */
  readonly mbps: ReadonlyMap<string, number>;
}

export const valueKey = (from: string, to: string, side: PairSide): string => `${from} ${to} ${side}`;

const none: OwnValues = { state: 'none', mbps: new Map() };

async function valuesOf(scenario: Scenario, side: PairSide, signal: AbortSignal): Promise<[string, number][]> {
  const { flows } = await runScenario(scenario, { signal });
  const name = (id: number) => scenario.model.nodes.find((node) => node.id === id)?.name ?? '';
  return flows.flatMap((flow) =>
    flow.kind === 'tcp-stream' ? [[valueKey(name(flow.from), name(flow.to), side), flow.goodputMbps]] : [],
  );
}

export function useTable1(): OwnValues {
  const [values, setValues] = useState(none);
  useEffect(() => {
    const abort = new AbortController();
    const run = async () => {
      const presets = await Promise.all(sides.map((side) => loadPreset(`tut-table1-${side}`)));
      const runs = presets.flatMap((preset, index) => {
        const side = sides[index];
        return preset === null || side === undefined ? [] : [{ side, scenario: preset.build() }];
      });
      if (runs.length < sides.length || abort.signal.aborted) return;
      setValues({ state: 'running', mbps: new Map() });
      const found = await Promise.all(runs.map(({ side, scenario }) => valuesOf(scenario, side, abort.signal)));
      setValues({ state: 'done', mbps: new Map(found.flat()) });
    };
    run().catch(() => {
      if (!abort.signal.aborted) setValues({ state: 'failed', mbps: new Map() });
    });
    return () => abort.abort();
  }, []);
  return values;
}
