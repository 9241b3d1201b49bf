/** Paper values come from this folder alone, and nothing that is computed knows them. */

import { readdirSync } from 'node:fs';
import type { RunResult } from '@lanelab/engine';
import { describe, expect, test, vi } from 'vitest';
import type { Experiment, Quality, Results, RunSpec } from '../experiment.ts';
import { collect } from '../figures/collect.ts';
import { plan } from '../figures/plan.ts';
import { resultWith } from '../test/results.ts';

const FILES = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));

/** All experiments as they are where the files of this folder are as they are, or empty. */
async function experiments(isEmpty: boolean): Promise<readonly Experiment[]> {
  vi.resetModules();
  for (const file of FILES) {
    if (isEmpty) vi.doMock(`./${file}`, () => ({ default: {} }));
    else vi.doUnmock(`./${file}`);
  }
  return (await import('../experiments/registry.ts')).EXPERIMENTS;
}

const published = (experiment: Experiment): readonly number[] =>
  experiment.paperPoints
    .flatMap(({ x, xError, y, yError }) => (y === null ? [] : [x, xError, y, yError]))
    .filter((value) => value !== null);

/** A number in place of what a run would measure, another one for every run and place. */
function measured(key: string, place: number): number {
  let state = place + 1;
  for (const letter of key) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return 1 + state / 2 ** 32;
}

/** Everything that a figure may read of a run. */
function synthetic({ key, scenario }: RunSpec): RunResult {
  const ps = (place: number) => [1, 2, 3, 4].map((step) => step * 1e9 * measured(key, place));
  const octets = [100, 200, 300, 400];
  const flows = scenario.model.flows.map(({ id }) => ({
    id,
    goodputMbps: 10 * measured(key, id),
    receivedMbps: 9 * measured(key, id),
    packetsSent: 1_000,
    packetsReceived: Math.floor(500 * measured(key, id)),
    lost: Math.floor(10 * measured(key, id)),
    reordered: Math.floor(5 * measured(key, id)),
    meanDelayUs: 100 * measured(key, id),
    jitterUs: measured(key, id),
    framesPerS: 1_000 * measured(key, id),
    cellsPerS: 1_000 * measured(key, id),
    utilisation: 0.5 * measured(key, id),
    log: { sentPs: ps(id), arrivals: { seq: [0, 1, 2, 3], ps: ps(id + 100) } },
    account: {
      causes: { 'sender-cpu': 1e9 * measured(key, id + 30), serialisation: 1e9 * measured(key, id + 31) },
      bottleneck: { cause: 'serialisation', sharePercent: 100, held: null, lineTenthsMbps: null },
    },
    transfer: {
      sender: { siPs: 0, sfPs: 1e9 * measured(key, id) },
      receivers: [0, 1, 2].map((place) => ({
        riPs: 1e9 * measured(key, place),
        rfPs: 2e9 * measured(key, place),
        receivingPs: 1e9 * measured(key, place + 10),
        afterPs: 1e9 * measured(key, place + 20),
      })),
      departures: { ps: ps(1), octets },
      services: { ps: ps(2), octets },
      arrivals: { ps: ps(3), octets, node: octets.map(() => scenario.model.nodes[0]?.id ?? 1) },
      planned: { ps: ps(4).map((at) => 1_000 * at), octets, endPs: 5e12 },
    },
  }));
  // The last samples of the run.
  const { names = [], intervalPs = 1 } = scenario.model.measure.series ?? {};
  const timesS = [3, 2, 1, 0].map((before) => (scenario.model.durationPs - before * intervalPs) / 1e12);
  const series = names.map((name, place) => ({
    name,
    timesS,
    values: [0, 1, 2, 3].map((step) => 1_000 * measured(key, place + step)),
  }));
  const links = scenario.model.links.map(({ id }) => ({ id, utilisation: 0.5 * measured(key, id) }));
  const queues = [1, 2].map((place) => ({
    arrived: 1_000,
    meanWaitUs: 10 * measured(key, place),
    drops: { bufferFull: 100 * measured(key, place) },
  }));
  const analysers = [{ utilisation: 0.9 * measured(key, 5) }];
  return resultWith({ engine: 'synthetic', digest: key, flows, series, links, queues, analysers });
}

const LAYERS = ['line', 'atm', 'aal', 'ip', 'transport', 'application'] as const;

/** Rows of an overhead calculator that knows nothing. */
const overhead = LAYERS.flatMap((layer) =>
  ['atm25', 'atm25-ideal', 'oc3c'].flatMap((phy) =>
    (['clip', 'lane'] as const).flatMap((encapsulation) =>
      ([null, 'tcp', 'udp'] as const).flatMap((transport) =>
        [null, 1_500, 9_180].map((mtu) => ({
          layer,
          label: layer,
          phy,
          encapsulation,
          transport,
          mtu,
          cells: null,
          mbps: 100 * measured(`${layer} ${phy} ${encapsulation} ${transport}`, mtu ?? 0),
        })),
      ),
    ),
  ),
);

/** What a figure computes at a quality: the runs it asks for, its series, its words; nothing of what it compares with. */
function computed(experiment: Experiment, quality: Quality) {
  const runs = plan(experiment, quality);
  const results: Results = { runs: new Map(runs.runs.map((spec) => [spec.key, synthetic(spec)])), overhead };
  const { series, title, checks, notes, residuals } = collect(experiment, runs, results);
  return {
    keys: runs.runs.map(({ key }) => key),
    series: series.map((entry) => ({
      ...entry,
      points: entry.points.map(({ paper: _paper, ...point }) => point),
    })),
    title,
    checks,
    notes,
    simulated: residuals.map(({ key, simulated }) => ({ key, simulated })),
  };
}

const full = await experiments(false);
const empty = await experiments(true);

test('an empty folder leaves no paper value anywhere', () => {
  expect(FILES.length).toBeGreaterThan(2);
  expect(full.flatMap(published).length).toBeGreaterThan(40);
  expect(empty.flatMap(published)).toEqual([]);
  expect(empty.map(({ id }) => id)).toEqual(full.map(({ id }) => id));
});

describe('without the papers\u2019 values everything computed is the same', () => {
  test.each(full.map((experiment, place) => [experiment.id, experiment, empty[place]] as const))(
    '%s',
    (_id, known, blind) => {
      expect(blind).toBeDefined();
      if (blind === undefined) return;
      const ours = computed(known, 'quick');
      expect(computed(blind, 'quick')).toEqual(ours);
      if (known.kind === 'drawing') return;
      // Values are there to be the same.
      const values = ours.series.flatMap(({ points, trace }) => [...points.map(({ y }) => y), ...(trace?.y ?? [])]);
      expect(values.some((value) => value !== null)).toBe(true);
    },
  );
});
