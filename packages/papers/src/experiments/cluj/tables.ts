/** Cluj, tables 1 to 3: the time stamps of a file through the layer 4 switch. */

import type { ChartPaperPoint } from '@lanelab/charts';
import { grouped } from '@lanelab/scenario';
import type { Collected, Findings, Measure, VariantsExperiment } from '../../experiment.ts';
import type { ClujSchedule, ClujService } from '../../networks/cluj/testbeds.ts';
import { paperPoint } from '../../published/point.ts';
import { clujFits, clujParameters, clujQuality, firstOf, forms, RECEIVERS, TRANSFER, US_OF_PS } from './common.ts';

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

const SENDER: Stamp = { x: SENDING, label: 'Sending, s_f \u2212 s_i', metric: 'sender.sfPs' };

const ONE: readonly Stamp[] = [
  { x: ELAPSED, label: 'Elapsed, r_f \u2212 s_i', metric: 'receivers[0].rfPs' },
  SENDER,
  { x: RECEIVING, label: 'Receiving, r_f \u2212 r_i', metric: 'receivers[0].receivingPs' },
  { x: FIRST, label: 'To the first octet, r_i \u2212 s_i', metric: 'receivers[0].riPs' },
  { x: LAST, label: 'After the last send, r_f \u2212 s_f', metric: 'receivers[0].afterPs' },
];

const table1Points: readonly ChartPaperPoint[] = ['none', 'model1', 'model2'].flatMap((series) =>
  ONE.map(({ x, label }) => paperPoint('cluj-table1', `${series}-${x}`, { label: `${series}: ${label}`, series, x })),
);

const valueOf = ({ series }: Collected, key: string, x: number): number | null =>
  series.find((entry) => entry.key === key)?.points.find((point) => point.x === x)?.y ?? null;

const ms = (us: number): string => `${grouped(us / 1_000, 0)}\u00A0ms`;

function table1Findings(collected: Collected): Findings {
  const elapsed = (key: string) => valueOf(collected, key, ELAPSED);
  const [none, first, second] = [elapsed('none'), elapsed('model1'), elapsed('model2')];
  if (none === null || first === null || second === null) return { title: '', checks: [], notes: [] };
  return {
    title:
      first < none && none < second
        ? `Bursts bring a file through in ${ms(first)}, one block in ${ms(none)}, small messages in ${ms(second)}`
        : `A file takes ${ms(none)} in one block, ${ms(first)} in bursts, ${ms(second)} in small messages`,
    checks: [
      {
        statement: 'Model 1 is the fastest way, Model 2 the slowest',
        holds: first < none && none < second,
        detail: `${ms(first)}, ${ms(none)} and ${ms(second)} elapsed with Model 1, no model and Model 2`,
      },
    ],
    notes: [
      'A block is copied in one call before its client can look for anything to receive, so the first octet comes back last there.',
      'Every value is a median over seeds: in some runs the last segment waits for a delayed acknowledgement.',
      'r_i \u2212 s_i with Model 1 is late: the client comes to its next receive call after the send calls that were due before, and what an octet costs in them is fitted to the whole file in one call. The paper\u2019s client took the first octets sooner.',
      'r_i \u2212 s_i with Model 2 is early: one small message costs four times a packet, a few calls and turns of the loop. More for a packet would meet it, and miss the block.',
      'r_f \u2212 s_f with Model 2 jumps with any cost: whether the last segments wait for the 200 ms heartbeat decides. The paper\u2019s runs lie within 5 ms of each other, so in its testbed they did not.',
    ],
  };
}

const table1Question = 'How long is a file on its way through a layer 4 switch in software?';
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
  label: 'Table 1',
  question: table1Question,
  base: firstOf(table1Forms),
  variants: table1Forms,
  series: 'variants',
  measures: ONE.map(stamp),
  x: { label: 'Time', unit: '' },
  y: { label: 'Time', unit: 'µs' },
  quality: QUALITY,
  parameters: clujParameters('atm'),
  fits: clujFits,
  paperPoints: table1Points,
  findings: table1Findings,
};

const SHORT = ['Celeron', 'P 233', 'P 120'];
/** Time stamps of every receiver of a broadcast: elapsed and receiving, client by client. */
const EACH: readonly Stamp[] = [
  SENDER,
  ...RECEIVERS.flatMap((_, index) => [
    { x: 10 * (index + 1), label: `Elapsed, ${SHORT[index] ?? ''}`, metric: `receivers[${index}].rfPs` },
    { x: 10 * (index + 1) + 1, label: `Receiving, ${SHORT[index] ?? ''}`, metric: `receivers[${index}].receivingPs` },
  ]),
];

function broadcast(id: string, label: string, question: string, of: readonly (readonly [string, ClujSchedule])[]) {
  const service: ClujService = 'broadcast';
  const variants = forms(
    label.toLowerCase(),
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
    label,
    question,
    base: firstOf(variants),
    variants,
    series: 'variants',
    measures: EACH.map(stamp),
    x: { label: 'Time', unit: '' },
    y: { label: 'Time', unit: 'µs' },
    quality: QUALITY,
    parameters: clujParameters('atm'),
    fits: clujFits,
    paperPoints: variants.flatMap(({ key, name }) =>
      EACH.map(({ x, label: what }) => paperPoint(id, `${key}-${x}`, { label: `${name}: ${what}`, series: key, x })),
    ),
    findings: (collected) => broadcastFindings(collected, variants[0]?.key ?? ''),
  };
  return experiment;
}

function broadcastFindings(collected: Collected, key: string): Findings {
  const elapsed = RECEIVERS.map(({ name }, index) => ({ name, us: valueOf(collected, key, 10 * (index + 1)) }));
  const known = elapsed.flatMap(({ name, us }) => (us === null ? [] : [{ name, us }]));
  const [first, last] = [known.toSorted((a, b) => a.us - b.us)[0], known.toSorted((a, b) => b.us - a.us)[0]];
  if (first === undefined || last === undefined || known.length < elapsed.length)
    return { title: '', checks: [], notes: [] };
  return {
    title: `The ${last.name} has the whole file ${ms(last.us - first.us)} after the ${first.name}`,
    checks: [],
    notes: [
      'The server has one buffer: it reads on once every receiver\u2019s socket has taken what it holds, so the slowest client sets the pace of all.',
    ],
  };
}

export const clujTable2 = broadcast(
  'cluj-table2',
  'Table 2',
  'What does it cost to send a file to three clients at once?',
  [
    ['none', 'none'],
    ['model1', 'model1'],
    ['model2', 'model2'],
  ],
);

export const clujTable3 = broadcast(
  'cluj-table3',
  'Table 3',
  'Does video reach three clients at the rate at which it is made?',
  [['atm', 'm2b']],
);
