import type { RunResult } from '@lanelab/engine';
import { expect, test } from 'vitest';
import type { Plan, SweepExperiment } from '../experiment.ts';
import { findExperiment } from '../experiments/registry.ts';
import { resultWith } from '../test/results.ts';
import { collect } from './collect.ts';
import { extended } from './follow-up.ts';
import { plan } from './plan.ts';
import { explainedPair } from './why.ts';

const KBYTE = 1_024;
const S = 1e12;

function sweep(id: string): SweepExperiment {
  const found = findExperiment(id);
  if (found?.kind !== 'sweep') throw new Error(`no sweep ${id}`);
  return found;
}

interface Told {
  readonly mbps: number;
  readonly causes?: Readonly<Record<string, number>>;
  readonly held?: Readonly<Record<string, number>>;
}

const result = ({ mbps, causes, held = {} }: Told): RunResult =>
  resultWith({
    flows: [
      { id: 1, goodputMbps: mbps, ...(causes === undefined ? {} : { account: { elapsedPs: 1.5 * S, causes, held } }) },
    ],
  });

type Tell = (coords: Plan['runs'][number]['coords']) => Told;

/** As an engine answers: the account is there where the scenario asks for it. */
const resultsOf = ({ runs }: Plan, told: Tell) =>
  new Map(
    runs.map(({ key, coords, scenario }) => {
      const { mbps, ...account } = told(coords);
      return [key, result(scenario.model.measure.account === true ? { mbps, ...account } : { mbps })];
    }),
  );

const notesOf = (experiment: SweepExperiment, planned: Plan, told: Tell) => {
  const whole = extended(experiment, planned, { runs: resultsOf(planned, told) });
  return collect(experiment, whole, { runs: resultsOf(whole, told) }).notes;
};

const fig11 = sweep('detken-fig11');
const planned = plan(fig11, 'quick');
const waits = { mbps: 2.4, causes: { 'delayed-ack': 1.43 * S, 'receiver-cpu': 0.07 * S }, held: { nagle: 1.44 * S } };
const works = { mbps: 53.5, causes: { 'delayed-ack': 0, 'receiver-cpu': 1.5 * S }, held: { 'send-buffer': 0.01 * S } };

test('a break names what grew most beside the point before it, and the rule that held data back', () => {
  const [first, second] = notesOf(fig11, planned, ({ buffer, sockets }) =>
    sockets === 1 && buffer === 45 * KBYTE ? waits : works,
  );
  expect(first).toBe(
    'Sockets: calls that select admits: 2.4\u00a0Mb/s at 46\u2009080\u00a0octets, 53.5 at 45\u2009056\u00a0octets. At the first, 1.43\u00a0s of the ' +
      '1.50\u00a0s on the critical path went to the receiver\u2019s delayed acknowledgement; at the second, 0.00\u00a0s of 1.50\u00a0s. ' +
      'At the first, Nagle\u2019s algorithm held data for 1.44\u00a0s.',
  );
  expect(second).toContain('KB 823764');
});

test('without a fall the least point is compared with the best, and a level line with nothing', () => {
  const rising = notesOf(fig11, planned, ({ buffer = 0 }) => (buffer < 20 * KBYTE ? { ...waits, mbps: 40 } : works));
  expect(rising.filter((note) => note.includes('40.0\u00a0Mb/s at 15\u2009360\u00a0octets, 53.5 at'))).toHaveLength(2);
  expect(notesOf(fig11, planned, () => works).some((note) => note.includes('on the critical path'))).toBe(false);
});

test('runs without an account explain nothing, nor do those of which some are missing', () => {
  const isExplained = (notes: readonly string[]) => notes.some((note) => note.includes('on the critical path'));
  expect(isExplained(notesOf(fig11, planned, ({ buffer = 0 }) => ({ mbps: buffer })))).toBe(false);
  const [, ...rest] = planned.runs;
  const some = new Map(rest.map(({ key, coords }) => [key, result(coords['buffer'] === 45 * KBYTE ? waits : works)]));
  expect(isExplained(collect(fig11, planned, { runs: some }).notes)).toBe(false);
});

test('of many lines the worst is explained alone', () => {
  const fig7 = sweep('curitiba-fig7');
  const all = plan(fig7, 'quick');
  const notes = notesOf(fig7, all, ({ message, buffer }) =>
    buffer === 24_576 ? { ...waits, mbps: message === 1_024 ? 5 : 10 } : works,
  );
  expect(notes.filter((note) => note.includes('on the critical path'))).toHaveLength(1);
  expect(notes[0]).toContain('Message 1\u2009024: 5.0\u00a0Mb/s at 24\u2009576\u00a0octets');
});

test('an experiment names the line that is explained, beside the point beyond its dip', () => {
  const fig8 = sweep('curitiba-fig8');
  const all = plan(fig8, 'quick');
  const told: Tell = ({ message, buffer }) =>
    buffer === 24_576 ? { ...waits, mbps: message === 64 ? 1 : 21 } : { ...works, mbps: buffer === 32_768 ? 22 : 23 };
  const [first] = notesOf(fig8, all, told);
  expect(first).toContain(
    'Message 16\u2009384: 21.0\u00a0Mb/s at 24\u2009576\u00a0octets, 22.0 at 32\u2009768\u00a0octets',
  );
  const { series } = collect(fig8, all, { runs: resultsOf(all, told) });
  expect(explainedPair(fig8, series)).toEqual({
    flow: 1,
    at: { message: 16_384, buffer: 24_576 },
    beside: { message: 16_384, buffer: 32_768 },
  });
});

test('a dip of several points is explained at its far end', () => {
  const fig8 = sweep('curitiba-fig8');
  const all = plan(fig8, 'quick');
  const dip: Readonly<Record<number, number>> = { 16_384: 20.7, 24_576: 20.9 };
  const told: Tell = ({ buffer }) => ({ ...works, mbps: dip[buffer ?? 0] ?? 22.5 });
  const { series } = collect(fig8, all, { runs: resultsOf(all, told) });
  expect(explainedPair(fig8, series)).toMatchObject({ at: { buffer: 24_576 }, beside: { buffer: 32_768 } });
});

test('a word of an axis is what is written', () => {
  const kinds = new Set(
    planned.runs.map(({ scenario, coords }) => {
      const host = scenario.model.nodes.find((node) => node.kind === 'host');
      return `${coords['sockets']} ${host?.kind === 'host' ? host.stack.sockets : ''}`;
    }),
  );
  expect([...kinds].toSorted()).toEqual(['1 winsock', '2 winsock-blocking']);
});

test('a low and the point beside it alone are run once more with an account, and are no repetitions', () => {
  const told: Tell = ({ sockets, buffer }) => (sockets === 1 && buffer === 45 * KBYTE ? waits : works);
  const whole = extended(fig11, planned, { runs: resultsOf(planned, told) });
  const added = whole.runs.slice(planned.runs.length);
  expect(added.map(({ coords, explains }) => ({ ...coords, explains }))).toEqual([
    { sockets: 1, buffer: 45 * KBYTE, explains: true },
    { sockets: 1, buffer: 44 * KBYTE, explains: true },
  ]);
  expect(planned.runs.every(({ scenario }) => scenario.model.measure.account !== true)).toBe(true);
  const figure = collect(fig11, whole, { runs: resultsOf(whole, told) });
  const points = figure.series.flatMap(({ points: own }) => own);
  expect(points.every(({ runs, ci95, y }) => runs.length === 1 && ci95 === null && y !== null)).toBe(true);
  expect(extended(fig11, whole, { runs: resultsOf(whole, told) })).toBe(whole);
});

test('categories stay in their order', () => {
  const table3 = sweep('curitiba-table3');
  const first = plan(table3, 'quick');
  const whole = extended(table3, first, { runs: resultsOf(first, ({ station = 0 }) => ({ ...works, mbps: station })) });
  expect(whole.runs.length).toBeGreaterThan(first.runs.length);
  expect(whole.axes).toEqual(first.axes);
});
