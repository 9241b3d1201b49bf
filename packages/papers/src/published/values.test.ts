/** Paper values come from this folder alone, and nothing that is computed knows them. */

import { readdirSync, readFileSync } from 'node:fs';
import type { RunResult } from '@lanelab/engine';
import { describe, expect, test, vi } from 'vitest';
import { CALIBRATION } from '../calibration/calibrated.ts';
import type { Experiment, Quality, Results, RunSpec } from '../experiment.ts';
import { collect } from '../figures/collect.ts';
import { plan } from '../figures/plan.ts';
import { resultWith } from '../test/results.ts';
import { PAPERS } from './values.ts';

const FILES = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));

/** A file of this folder with other numbers in all places, and the same words. */
const otherNumbers = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'), (_, value: unknown) =>
    typeof value === 'number' ? 3 * value + 1 : value,
  );

/** All experiments as they are where the files of this folder are as they are, or with other numbers in them. */
async function experiments(isOther: boolean): Promise<readonly Experiment[]> {
  vi.resetModules();
  for (const file of FILES) {
    if (isOther) vi.doMock(`./${file}`, () => ({ default: otherNumbers(file) }));
    else vi.doUnmock(`./${file}`);
  }
  return (await import('../experiments/registry.ts')).EXPERIMENTS;
}

/** A number in place of what a run would measure, another one for every run and place. */
function measured(key: string, place: number): number {
  let state = place + 1;
  for (const letter of key) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  return 1 + state / 2 ** 32;
}

const all = () => true;
/** Published values that nobody who made the model knew: their experiments, and which of their rows. */
const RELEASED: Readonly<Record<string, (key: string) => boolean>> = {
  'curitiba-fig9': all,
  'curitiba-fig11': all,
  'curitiba-fig12': all,
  'curitiba-table4': (key) => key === 'lane',
  'detken-fig7': all,
  'detken-fig10': all,
  'detken-fig11': all,
  'tut-table2': all,
  'tut-fig8': all,
  'cluj-table2': all,
  'cluj-table3': all,
};

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
const others = await experiments(true);

test('other numbers in the folder are other paper values everywhere', () => {
  expect(FILES.length).toBeGreaterThan(2);
  const points = full.flatMap(({ paperPoints }) => paperPoints);
  expect(points.length).toBeGreaterThan(100);
  const changed = (value: number | null | undefined) => (typeof value === 'number' ? 3 * value + 1 : value);
  expect(others.flatMap(({ paperPoints }) => paperPoints)).toMatchObject(
    points.map(({ y, yError, blind }) => ({
      y: changed(y),
      yError: changed(yError),
      ...(blind === undefined ? {} : { blind: { value: changed(blind.value) } }),
    })),
  );
  expect(others.map(({ id }) => id)).toEqual(full.map(({ id }) => id));
});

describe('rows', () => {
  const rows = Object.entries(PAPERS).flatMap(([experiment, values]) =>
    Object.entries(values).map(([key, value]) => ({ experiment, key, ...value })),
  );
  const named = (entries: readonly { readonly experiment: string; readonly key: string }[]): readonly string[] =>
    entries.map(({ experiment, key }) => `${experiment} ${key}`).toSorted();

  test('each stands in its figure', () => {
    const points = full.flatMap(({ id, paperPoints }) => paperPoints.map(({ key }) => ({ experiment: id, key })));
    expect(named(rows)).toEqual(named(points));
  });

  test('those for calibration are those of the calibration', () => {
    expect(named(rows.filter(({ use }) => use === 'calibration'))).toEqual(named(CALIBRATION.rows));
  });

  test('those that were not known when the model was made have its blind prediction', () => {
    const unknown = rows.filter(({ experiment, key }) => RELEASED[experiment]?.(key) === true);
    expect([...new Set(unknown.map(({ experiment }) => experiment))].toSorted()).toEqual(
      Object.keys(RELEASED).toSorted(),
    );
    for (const { experiment, key, use, blind } of unknown) {
      expect({ experiment, key, use }).toEqual({
        experiment,
        key,
        use: expect.stringMatching(/^(comparison|afterwards)$/),
      });
      expect({ experiment, key, blind }).toEqual({
        experiment,
        key,
        blind: { value: expect.any(Number), engine: expect.stringMatching(/^\d+\.\d+\.\d+ \([0-9a-f]{7,40}\)$/) },
      });
    }
  });

  test('no other has one', () => {
    const known = rows.filter(({ experiment, key }) => RELEASED[experiment]?.(key) !== true);
    expect(known.filter(({ blind }) => blind !== undefined)).toEqual([]);
  });
});

describe('with other published values everything computed is the same', () => {
  test.each(full.map((experiment, place) => [experiment.id, experiment, others[place]] as const))(
    '%s',
    (_id, known, other) => {
      expect(other).toBeDefined();
      if (other === undefined) return;
      const ours = computed(known, 'quick');
      expect(computed(other, 'quick')).toEqual(ours);
      if (known.kind === 'drawing') return;
      // Values are there to be the same.
      const values = ours.series.flatMap(({ points, trace }) => [...points.map(({ y }) => y), ...(trace?.y ?? [])]);
      expect(values.some((value) => value !== null)).toBe(true);
    },
  );
});
