/** Romanow and Floyd 1994: what a switch had better drop when TCP's packets are many cells long. */

import { fixed, list } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-classic';
import { grouped } from '@lanelab/scenario';
import type {
  Axis,
  Collected,
  Findings,
  Parameter,
  Quality,
  QualitySettings,
  SweepExperiment,
} from '../../experiment.ts';
import {
  mostMbps,
  type Policy,
  queueOf,
  SENDERS,
  seriesOf,
  tenSenders,
  WHOLE_PS,
} from '../../networks/classic/ten-senders.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { judged, NOTHING, valueAt } from './common.ts';

const POLICIES = { 1: 'plain', 2: 'ppd', 3: 'epd' } as const satisfies Readonly<Record<number, Policy>>;
const POLICY_NUMBERS = [1, 2, 3];
const BUFFERS = [256, 512, 1_000, 2_000, 4_000];
const PACKETS = [512, 1_500, 4_352, 9_180];
const DELAYS_US = [5, 100, 1_000, 5_000];
const US = 1_000_000;

/** What stays as it is in the figures that vary something else. */
const KEPT = { mtu: 9_180, cells: 1_000, us: 1_000 } as const;

const policyOf = (number: number | undefined): Policy =>
  number === undefined ? 'plain' : (POLICIES[number as keyof typeof POLICIES] ?? 'plain');

const QUEUE = ['model.nodes.Switch.ports[0].queues.ubr'];

/** EPD's threshold hangs on the buffer, so an axis writes the queue whole. */
const policy = (cells: number | null): Axis => ({
  key: 'policy',
  label: say('discard.policy'),
  unit: '',
  scale: 'category',
  values: { quick: POLICY_NUMBERS, full: POLICY_NUMBERS },
  names: { 1: say('discard.plain'), 2: say('discard.ppd'), 3: say('discard.epd') },
  paths: QUEUE,
  written: (value, { buffer = cells ?? KEPT.cells }) => queueOf(buffer, policyOf(value)),
});

const FLOWS = Array.from({ length: SENDERS }, (_, index) => `series.${seriesOf(index + 1)}.values[0]`);

const quality: Readonly<Record<Quality, QualitySettings>> = {
  quick: { durationPs: WHOLE_PS, warmupPs: 0, repetitions: 1, note: say('discard.quality.quick') },
  full: { durationPs: WHOLE_PS, warmupPs: 0, repetitions: 3, note: say('discard.quality.full') },
};

const delayParameter: Parameter = {
  key: 'delay',
  label: say('discard.delay'),
  unit: 'ps',
  paths: ['model.links[*].delayPs'],
  value: KEPT.us * US,
  min: 0,
  max: SECOND_PS,
  provenance: 'assumed',
  note: say('discard.delay.note'),
};

const stackParameters: readonly Parameter[] = [
  {
    key: 'ack',
    label: say('discard.ack'),
    unit: '',
    paths: ['model.nodes[*].stack.ackEverySegments'],
    value: 1,
    min: 0,
    max: 2,
    provenance: 'assumed',
    note: say('discard.ack.note'),
  },
  {
    key: 'tick',
    label: say('discard.tick'),
    unit: 'ms',
    paths: ['model.nodes[*].stack.rtoTickMs'],
    value: 1,
    min: 1,
    max: 1_000,
    provenance: 'assumed',
    note: say('discard.tick.note'),
  },
];

const NOTES = [say('discard.missed'), say('discard.unknown'), say('discard.source')];

/** What a figure varies, which says how its places are named. */
type Varied = 'buffer' | 'packet' | 'delay';

/** Values of the x axis at which the second policy is not better than the first. */
const notBetter = ({ series }: Collected, xs: readonly number[], worse: number, better: number): readonly number[] =>
  xs.filter((x) => (valueAt(series, String(better), x) ?? 0) <= (valueAt(series, String(worse), x) ?? 0));

function ordered(collected: Collected, varied: Varied, xs: readonly number[], worse: number, better: number) {
  const key = better === 3 ? 'epd' : 'ppd';
  return judged(collected, say(`discard.better.${key}`), () => {
    const not = notBetter(collected, xs, worse, better);
    return {
      holds: not.length === 0,
      detail:
        not.length === 0
          ? say('discard.better.all')
          : say(`discard.better.not.${varied}`, {
              at: list(
                not.map((x) => grouped(x)),
                'and',
              ),
            }),
    };
  });
}

const percent = (value: number | null): string => fixed(value ?? 0, 0);

const common = {
  kind: 'sweep',
  form: 'lines',
  paper: 'classic',
  theory: [],
  quality,
  paperPoints: [],
} as const;

const network =
  (delayUs: number = KEPT.us) =>
  () =>
    tenSenders({
      mtu: KEPT.mtu,
      capacityCells: KEPT.cells,
      policy: 'plain',
      delayPs: delayUs * US,
      title: say.english('discard.title'),
      question: say.english('discard.question'),
      notes: say.english('discard.network'),
    });

const y = (mtu: number | null) => ({
  metric: FLOWS[0] ?? '',
  plus: FLOWS.slice(1),
  derive: (mbps: number, { packet = mtu ?? KEPT.mtu }: Readonly<Record<string, number>>) =>
    (100 * mbps) / mostMbps(packet),
  label: say('discard.y'),
  unit: '%',
});

function findingsBuffer(collected: Collected): Findings {
  const [plain, epd] = [1, 3].map((key) => valueAt(collected.series, String(key), KEPT.cells));
  if (plain === null || plain === undefined || epd === null || epd === undefined) return NOTHING;
  const at = (x: number) => valueAt(collected.series, '1', x) ?? 0;
  return {
    title: say('discard.finding', { plain: percent(plain), epd: percent(epd), cells: grouped(KEPT.cells) }),
    checks: [
      judged(collected, say('discard.smaller'), () => ({
        holds: BUFFERS.every((x, index) => index === 0 || at(x) > at(BUFFERS[index - 1] ?? 0)),
        detail: say('discard.smaller.detail', { small: percent(at(256)), large: percent(at(4_000)) }),
      })),
      ordered(collected, 'buffer', BUFFERS, 1, 2),
      ordered(collected, 'buffer', BUFFERS, 2, 3),
    ],
    notes: [say('discard.three-packets'), ...NOTES],
  };
}

export const classicEpd: SweepExperiment = {
  ...common,
  topics: ['tcp', 'buffer', 'queue'],
  id: 'classic-epd',
  label: say('discard.buffer.label'),
  question: say('discard.question'),
  base: network(),
  x: {
    key: 'buffer',
    label: say('discard.buffer'),
    unit: 'cells',
    scale: 'log2',
    values: { quick: BUFFERS, full: BUFFERS },
    paths: [],
  },
  series: policy(null),
  y: y(KEPT.mtu),
  defaultPoint: { policy: 1, buffer: KEPT.cells },
  parameters: [delayParameter, ...stackParameters],
  findings: findingsBuffer,
};

function findingsPackets(collected: Collected): Findings {
  const at = (key: number, x: number) => valueAt(collected.series, String(key), x);
  const [small, large] = [PACKETS[0] ?? 0, KEPT.mtu].map((x) => at(1, x));
  if (small === null || small === undefined || large === null || large === undefined) return NOTHING;
  return {
    title: say('discard.packets.finding', {
      small: percent(small),
      large: percent(large),
      epd: percent(at(3, KEPT.mtu)),
    }),
    checks: [
      judged(collected, say('discard.larger'), () => ({
        holds: PACKETS.every((x, index) => index === 0 || (at(1, x) ?? 0) < (at(1, PACKETS[index - 1] ?? 0) ?? 0)),
        detail: PACKETS.map((x) => say('discard.of', { x: grouped(x), percent: percent(at(1, x)) })).join(', '),
      })),
      ordered(collected, 'packet', PACKETS, 2, 3),
    ],
    notes: NOTES,
  };
}

export const classicEpdPackets: SweepExperiment = {
  ...common,
  topics: ['tcp', 'queue'],
  id: 'classic-epd-packets',
  label: say('discard.packets.label'),
  question: say('discard.packets.question'),
  base: network(),
  x: {
    key: 'packet',
    label: say('discard.packet'),
    unit: 'octets',
    scale: 'log2',
    values: { quick: PACKETS, full: PACKETS },
    paths: ['model.nodes[*].interfaces[*].mtu'],
  },
  series: policy(KEPT.cells),
  y: y(null),
  defaultPoint: { policy: 1, packet: 1_500 },
  parameters: [delayParameter, ...stackParameters],
  findings: findingsPackets,
};

function findingsDelay(collected: Collected): Findings {
  const at = (key: number, x: number) => valueAt(collected.series, String(key), x);
  const [near, far] = [DELAYS_US[0] ?? 0, DELAYS_US.at(-1) ?? 0];
  const plain = at(1, near);
  if (plain === null) return NOTHING;
  return {
    title: say('discard.delays.finding', {
      near: percent(plain),
      far: percent(at(1, far)),
      mid: percent(at(1, KEPT.us)),
    }),
    checks: [ordered(collected, 'delay', DELAYS_US, 2, 3)],
    notes: [say('discard.captured'), ...NOTES],
  };
}

export const classicEpdDelays: SweepExperiment = {
  ...common,
  topics: ['tcp', 'queue'],
  id: 'classic-epd-delays',
  label: say('discard.delays.label'),
  question: say('discard.delays.question'),
  base: network(),
  x: {
    key: 'delay',
    label: say('discard.delay'),
    unit: 'µs',
    scale: 'log2',
    values: { quick: DELAYS_US, full: DELAYS_US },
    paths: ['model.links[*].delayPs'],
    written: (us) => us * US,
  },
  series: policy(KEPT.cells),
  y: y(KEPT.mtu),
  defaultPoint: { policy: 1, delay: 5 },
  parameters: stackParameters,
  findings: findingsDelay,
};
