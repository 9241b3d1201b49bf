/** Cluj, tables 1 to 3: the time stamps of a file through the layer 4 switch. */

import type { ChartPaperPoint } from '@lanelab/charts';
import { list } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-cluj';
import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, Measure, VariantsExperiment } from '../../experiment.ts';
import type { FigureCheck } from '../../figure-data.ts';
import type { ClujSchedule, ClujService } from '../../networks/cluj/testbeds.ts';
import { paperPoint } from '../../published/point.ts';
import {
  clujAlternatives,
  clujFits,
  clujParameters,
  clujQuality,
  firstOf,
  forms,
  RECEIVERS,
  TRANSFER,
  US_OF_PS,
  type Words,
} from './common.ts';

const QUALITY = clujQuality({ quick: 3, full: 11 });

interface Stamp {
  readonly x: number;
  readonly label: string;
  readonly metric: string;
}

const stamp = ({ x, label, metric }: Stamp): Measure => ({
  x,
  label,
  metric: `${TRANSFER}.${metric}`,
  factor: US_OF_PS,
  statistic: 'median',
});

const ELAPSED = 1;
const SENDING = 2;
const RECEIVING = 3;
const FIRST = 4;
const LAST = 5;

const SENDER: Stamp = { x: SENDING, label: say('stamp.sending'), metric: 'sender.sfPs' };

const ONE: readonly Stamp[] = [
  { x: ELAPSED, label: say('elapsed'), metric: 'receivers[0].rfPs' },
  SENDER,
  { x: RECEIVING, label: say('stamp.receiving'), metric: 'receivers[0].receivingPs' },
  { x: FIRST, label: say('stamp.first'), metric: 'receivers[0].riPs' },
  { x: LAST, label: say('stamp.last'), metric: 'receivers[0].afterPs' },
];

const table1Points: readonly ChartPaperPoint[] = (['none', 'model1', 'model2'] as const).flatMap((series) =>
  ONE.map(({ x, label }) =>
    paperPoint('cluj-table1', `${series}-${x}`, {
      label: say('stamp-of-form', { form: say(`file.${series}`), stamp: label }),
      series,
      x,
    }),
  ),
);

const valueOf = ({ series }: Collected, key: string, x: number): number | null =>
  series.find((entry) => entry.key === key)?.points.find((point) => point.x === x)?.y ?? null;

const ms = (us: number): string => `${grouped(us / 1_000, 0)}\u00A0ms`;

function table1Findings(collected: Collected): Findings {
  const elapsed = (key: string) => valueOf(collected, key, ELAPSED);
  const [none, first, second] = [elapsed('none'), elapsed('model1'), elapsed('model2')];
  if (none === null || first === null || second === null) return { title: '', checks: [], notes: [] };
  const times = { block: ms(none), bursts: ms(first), small: ms(second) };
  const isInOrder = first < none && none < second;
  return {
    title: isInOrder ? say('table1.finding.bursts', times) : say('table1.finding', times),
    checks: [
      {
        statement: say('table1.fastest'),
        holds: isInOrder,
        detail: say('table1.fastest.detail', times),
      },
    ],
    notes: [
      say('table1.note.block'),
      say('table1.note.median'),
      say('table1.note.model1'),
      say('table1.note.model2'),
      say('table1.note.heartbeat'),
    ],
  };
}

const table1Question: Words = (speak) => speak('table1.question');
const table1Forms = forms('table 1', table1Question, 'point-to-point', [
  ['none', 'atm', 'none'],
  ['model1', 'atm', 'model1'],
  ['model2', 'atm', 'model2'],
]);

export const clujTable1: VariantsExperiment = {
  kind: 'variants',
  form: 'table',
  id: 'cluj-table1',
  paper: 'cluj',
  topics: ['relay', 'clip', 'buffer', 'source'],
  label: sayCommon('label.table', { number: 1 }),
  question: table1Question(say),
  base: firstOf(table1Forms),
  variants: table1Forms,
  series: 'variants',
  measures: ONE.map(stamp),
  x: { label: say('time'), unit: '' },
  y: { label: say('time'), unit: 'µs' },
  quality: QUALITY,
  parameters: clujParameters('atm'),
  fits: clujFits,
  alternatives: clujAlternatives,
  paperPoints: table1Points,
  findings: table1Findings,
};

const SHORT = ['Celeron', 'P 233', 'P 120'];
/** Time stamps of a broadcast, client by client. */
const EACH: readonly Stamp[] = [
  SENDER,
  ...RECEIVERS.flatMap((_, index) => [
    {
      x: 10 * (index + 1),
      label: say('stamp.elapsed-of', { client: SHORT[index] ?? '' }),
      metric: `receivers[${index}].rfPs`,
    },
    {
      x: 10 * (index + 1) + 1,
      label: say('stamp.receiving-of', { client: SHORT[index] ?? '' }),
      metric: `receivers[${index}].receivingPs`,
    },
    {
      x: 10 * (index + 1) + 2,
      label: say('stamp.first-of', { client: SHORT[index] ?? '' }),
      metric: `receivers[${index}].riPs`,
    },
    {
      x: 10 * (index + 1) + 3,
      label: say('stamp.last-of', { client: SHORT[index] ?? '' }),
      metric: `receivers[${index}].afterPs`,
    },
  ]),
];
/** Table 3 has elapsed, sending and receiving times alone. */
const OF_VIDEO = EACH.filter(({ x }) => x % 10 < 2 || x === SENDING);

function broadcast(number: 2 | 3, stamps: readonly Stamp[], of: readonly (readonly [string, ClujSchedule])[]) {
  const id = `cluj-table${number}`;
  const question: Words = (speak) => speak(`table${number}.question`);
  const service: ClujService = 'broadcast';
  const variants = forms(
    `table ${number}`,
    question,
    service,
    of.map(([key, schedule]) => [key, 'atm', schedule]),
  );
  const experiment: VariantsExperiment = {
    kind: 'variants',
    form: 'table',
    id,
    paper: 'cluj',
    topics: ['relay', 'clip', 'source'],
    label: sayCommon('label.table', { number }),
    question: question(say),
    base: firstOf(variants),
    variants,
    series: 'variants',
    measures: stamps.map(stamp),
    x: { label: say('time'), unit: '' },
    y: { label: say('time'), unit: 'µs' },
    quality: QUALITY,
    parameters: clujParameters('atm'),
    fits: clujFits,
    alternatives: clujAlternatives,
    paperPoints: variants.flatMap(({ key, name }) =>
      stamps.map(({ x, label: what }) =>
        paperPoint(id, `${key}-${x}`, {
          label: say('stamp-of-form', { form: name, stamp: what }),
          series: key,
          x,
        }),
      ),
    ),
    findings: (collected) =>
      broadcastFindings(
        collected,
        variants.map(({ key }) => key),
      ),
  };
  return experiment;
}

/** Mean over the clients of the time that they have the whole file at, µs. */
function meanElapsed(collected: Collected, key: string): number | null {
  const known = RECEIVERS.flatMap((_, index) => valueOf(collected, key, 10 * (index + 1)) ?? []);
  return known.length < RECEIVERS.length ? null : known.reduce((sum, us) => sum + us, 0) / known.length;
}

/** The paper's table has a file in one block slowest. */
function slowest(collected: Collected, keys: readonly string[]): readonly FigureCheck[] {
  const [block, ...others] = keys.map((key) => meanElapsed(collected, key));
  if (others.length === 0 || block === null || block === undefined) return [];
  const known = others.filter((us) => us !== null);
  if (known.length < others.length) return [];
  return [
    {
      statement: say('table2.block-slowest'),
      holds: known.every((us) => us < block),
      detail: say('table2.block-slowest.detail', { block: ms(block), others: list(known.map(ms), 'and') }),
    },
  ];
}

function broadcastFindings(collected: Collected, keys: readonly string[]): Findings {
  const [key = ''] = keys;
  const elapsed = RECEIVERS.map(({ name }, index) => ({ name, us: valueOf(collected, key, 10 * (index + 1)) }));
  const known = elapsed.flatMap(({ name, us }) => (us === null ? [] : [{ name, us }]));
  const [first, last] = [known.toSorted((a, b) => a.us - b.us)[0], known.toSorted((a, b) => b.us - a.us)[0]];
  if (first === undefined || last === undefined || known.length < elapsed.length)
    return { title: '', checks: [], notes: [] };
  return {
    title: say('broadcast.finding', { last: last.name, difference: ms(last.us - first.us), first: first.name }),
    checks: slowest(collected, keys),
    notes: [say('broadcast.note')],
  };
}

export const clujTable2 = broadcast(2, EACH, [
  ['none', 'none'],
  ['model1', 'model1'],
  ['model2', 'model2'],
]);

export const clujTable3 = broadcast(3, OF_VIDEO, [['atm', 'm2b']]);
