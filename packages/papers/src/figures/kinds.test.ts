import type { RunResult } from '@lanelab/engine';
import { describe, expect, test } from 'vitest';
import type { Findings, TraceExperiment, VariantsExperiment } from '../experiment.ts';
import { curitiba } from '../networks/curitiba/testbed.ts';
import { tutMpoa } from '../networks/tut/figures.ts';
import { resultWith } from '../test/results.ts';
import { accountMeasures, stackAt } from './account.ts';
import { collect } from './collect.ts';
import { plan } from './plan.ts';

const base = (mtu: number) => () =>
  curitiba({
    from: 'Solimoes',
    to: 'Negro',
    mtu,
    messageOctets: 1_024,
    buffer: 16_384,
    title: '',
    question: '',
  });

const nothing: Findings = { title: '', checks: [], notes: [] };
const time = { durationPs: 2e12, warmupPs: 1e12, repetitions: 2, note: '' };

const common = {
  id: 'test',
  paper: 'curitiba',
  label: 'Test',
  question: '',
  topics: [],
  paperPoints: [],
  quality: { quick: time, full: { ...time, durationPs: 5e12 } },
  findings: () => nothing,
  base: base(1_500),
} as const;

const forms = [
  { key: 'small', name: 'MTU 1 500', base: base(1_500) },
  { key: 'large', name: 'MTU 9 180', base: base(9_180) },
] as const;

const variants: VariantsExperiment = {
  ...common,
  kind: 'variants',
  form: 'bars',
  y: { label: 'Goodput', unit: 'Mb/s' },
  x: { label: 'Flow', unit: '' },
  parameters: [
    {
      key: 'mtu',
      label: 'MTU',
      unit: 'octets',
      paths: ['model.nodes[*].interfaces[*].mtu'],
      value: 1_500,
      provenance: 'paper',
      note: '',
      variants: ['small'],
    },
  ],
  variants: forms,
  series: 'variants',
  measures: [
    { x: 1, label: 'sent', metric: 'flows.1.goodputMbps' },
    { x: 2, label: 'waiting, ms', metric: 'flows.1.holdPs', factor: 1e-9 },
  ],
};

const result = (goodputMbps: number): RunResult =>
  resultWith({
    flows: [{ id: 1, goodputMbps, holdPs: 2e9, log: { sentPs: [0, 10, 30] } }],
  });

describe('variants', () => {
  const planned = plan(variants, 'quick');
  const runs = new Map(
    planned.runs.map(({ key, variant, repetition }) => [key, result((variant === 'small' ? 10 : 20) + 2 * repetition)]),
  );

  test('are planned each with its seeds', () => {
    expect(planned.runs.map(({ variant, repetition }) => [variant, repetition])).toEqual([
      ['small', 0],
      ['small', 1],
      ['large', 0],
      ['large', 1],
    ]);
    expect(planned.runs.map(({ scenario }) => scenario.model.seed)).toEqual([1, 2, 1, 2]);
  });

  test('are series over measures, with mean, interval and deviation', () => {
    const { series, x, provenance } = collect(variants, planned, { runs });
    expect(x).toEqual({
      label: 'Flow',
      unit: '',
      scale: 'category',
      values: [1, 2],
      names: { 1: 'sent', 2: 'waiting, ms' },
    });
    expect(series.map(({ key, points }) => [key, points.map(({ y }) => y)])).toEqual([
      ['small', [11, 2]],
      ['large', [21, 2]],
    ]);
    expect(series[0]?.points[0]).toMatchObject({ deviation: 1, ci95: expect.closeTo(12.706, 2) });
    expect(provenance).toMatchObject({ done: 4, total: 4 });
  });

  test('are categories of stacked measures', () => {
    const { series, x } = collect({ ...variants, series: 'measures', form: 'account' }, planned, { runs });
    expect(x.names).toEqual({ 1: 'MTU 1 500', 2: 'MTU 9 180' });
    expect(series.map(({ name, points }) => [name, points.map(({ y }) => y)])).toEqual([
      ['sent', [11, 21]],
      ['waiting, ms', [2, 2]],
    ]);
  });

  test('account for the time: what took none counts nothing, the bottleneck says its sentence', () => {
    const accounted: VariantsExperiment = {
      ...variants,
      series: 'measures',
      form: 'account',
      measures: accountMeasures(1),
    };
    const one = plan(accounted, 'quick', { repetitions: 1 });
    const causes = [
      { serialisation: 3e9, propagation: 1e9 },
      { serialisation: 2e9, 'sender-cpu': 6e9 },
    ];
    const results = new Map(
      one.runs.map(({ key, variant }) => {
        const isSmall = variant === 'small';
        const bottleneck = isSmall
          ? { cause: 'serialisation', sharePercent: 75, held: null, lineTenthsMbps: null }
          : { cause: 'sender-cpu', sharePercent: 75, held: null, lineTenthsMbps: null };
        return [key, resultWith({ flows: [{ id: 1, account: { causes: causes[isSmall ? 0 : 1], bottleneck } }] })];
      }),
    );
    const { series } = collect(accounted, one, { runs: results });
    expect(series.map(({ key, name, points }) => [key, name, ...points.map(({ y, note }) => [y, note])])).toEqual([
      ['sender-cpu', 'sender CPU', [0, undefined], [6, 'The sender’s CPU: busy on 75 % of the critical path.']],
      ['serialisation', 'serialisation', [3, 'The line: its bits take 75 % of the critical path.'], [2, undefined]],
      ['propagation', 'propagation', [1, undefined], [0, undefined]],
    ]);
    expect(stackAt(series, 2)).toMatchObject({ elapsed: 8, cause: 'sender-cpu', name: 'sender CPU', percent: 75 });
    expect(stackAt(series, 3)).toBeNull();
  });

  test('take the parameters that they have', () => {
    const { runs: changed } = plan(variants, 'quick', { parameters: { mtu: 1_000 } });
    const mtus = changed.map(
      ({ scenario }) =>
        scenario.model.nodes.flatMap((node) => (node.kind === 'host' ? [node.interfaces[0]?.mtu] : []))[0],
    );
    expect(mtus).toEqual([1_000, 1_000, 9_180, 9_180]);
  });

  test('have times of their own where they begin later', () => {
    const times = { durationPs: 10e12, warmupPs: 9e12 };
    const late: VariantsExperiment = {
      ...variants,
      variants: [{ ...forms[0], times: { quick: times, full: times } }],
    };
    const measures = (durationPs?: number) =>
      plan(late, 'quick', durationPs === undefined ? {} : { durationPs }).runs.map(({ scenario }) => [
        scenario.model.durationPs,
        scenario.model.measure.warmupPs,
      ])[0];
    expect(measures()).toEqual([10e12, 9e12]);
    expect(measures(4e12)).toEqual([4e12, 2e12]);
    expect(measures(60e12)).toEqual([60e12, 9e12]);
  });

  test('have results that findings read by path', () => {
    const seen: unknown[] = [];
    const asking: VariantsExperiment = {
      ...variants,
      findings: ({ measured }) => {
        seen.push(measured('flows.1.goodputMbps', 'large')?.mean, measured('flows.1.nothing'));
        return nothing;
      },
    };
    collect(asking, planned, { runs });
    expect(seen).toEqual([21, null]);
  });
});

test('a trace is what the first seed recorded, and empty before', () => {
  const trace: TraceExperiment = {
    ...common,
    kind: 'trace',
    form: 'scatter',
    y: { label: 'Delta time', unit: 'ms' },
    x: { label: 'Sequence number', unit: '', scale: 'linear' },
    parameters: [],
    variants: forms,
    extract: [
      {
        variant: 'small',
        key: 'sent',
        name: 'sent',
        columns: (read) => {
          const at = read('flows.1.log.sentPs');
          return at === null ? null : { x: at.map((_, index) => index), y: at };
        },
      },
    ],
  };
  const planned = plan(trace, 'quick');
  expect(collect(trace, planned, { runs: new Map() }).series[0]?.trace).toEqual({ x: [], y: [] });
  const runs = new Map(planned.runs.map(({ key }) => [key, result(1)]));
  expect(collect(trace, planned, { runs }).series[0]).toMatchObject({
    points: [],
    trace: { x: [0, 1, 2], y: [0, 10, 30] },
  });
});

describe('drawings', () => {
  test.each([
    ['physical', 'cable'],
    ['ip', 'route'],
    ['virtual-router', 'control'],
  ] as const)('%s', (view, kind) => {
    const drawing = collect(
      { ...common, kind: 'drawing', form: 'drawing', y: { label: '', unit: '' }, parameters: [], base: tutMpoa, view },
      plan(
        {
          ...common,
          kind: 'drawing',
          form: 'drawing',
          y: { label: '', unit: '' },
          parameters: [],
          base: tutMpoa,
          view,
        },
        'quick',
      ),
      { runs: new Map() },
    );
    const ids = drawing.drawing?.nodes.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
    expect(drawing.drawing?.edges.some((edge) => edge.kind === kind)).toBe(true);
    for (const { a, b } of drawing.drawing?.edges ?? []) expect(ids).toEqual(expect.arrayContaining([a, b]));
    expect(drawing.drawing?.nodes.some((node) => node.kind === 'switch')).toBe(view === 'physical');
    expect(drawing.verdict.kind).toBe('shape');
  });
});
