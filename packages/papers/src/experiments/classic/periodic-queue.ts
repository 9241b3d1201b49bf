/** nD/D/1: how long a queue of streams with constant rates is, although none of them ever sends two cells at once. */

import type { ChartTrace } from '@lanelab/charts';
import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-classic';
import type { Collected, ColumnReader, Findings, TraceExperiment } from '../../experiment.ts';
import { PATTERN_S, PERIOD_CELLS, periodicQueue } from '../../networks/classic/periodic-queue.ts';
import { QUEUE_SERIES, SOURCES } from '../../networks/classic/queue.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { judged, NOTHING } from './common.ts';
import { tailNDD1 } from './queue-theory.ts';

const KEY = 'streams';
const LENGTHS = Array.from({ length: 10 }, (_, length) => length);
/** Rarer lengths are there in too few patterns to be judged. */
const RARE = 0.01;

const theory = (length: number): number => tailNDD1(SOURCES, PERIOD_CELLS, length);

/** Share of the samples in which the queue was longer. */
function sampled(read: ColumnReader): ChartTrace | null {
  const values = read(`series.${QUEUE_SERIES}.values`);
  if (values === null || values.length === 0) return null;
  return { x: LENGTHS, y: LENGTHS.map((length) => values.filter((value) => value > length).length / values.length) };
}

/** Three standard errors of a share that each pattern of phases tells once. */
const within = (share: number, seconds: number): number =>
  3 * Math.sqrt((share * (1 - share)) / Math.max(1, seconds / PATTERN_S));

function findings(collected: Collected): Findings {
  const y = collected.series.find(({ key }) => key === 'sampled')?.trace?.y ?? [];
  const seconds = collected.recorded(KEY)?.(`series.${QUEUE_SERIES}.timesS`)?.at(-1) ?? 0;
  const [, , , , , long] = y;
  if (long === undefined || long === null) return NOTHING;
  const judgedLengths = LENGTHS.filter((length) => theory(length) >= RARE);
  const off = judgedLengths.map((length) => Math.abs((y[length] ?? 0) - theory(length)));
  return {
    title: say('ndd1.finding', { share: fixed(100 * long, 1) }),
    checks: [
      judged(collected, say('ndd1.near', { from: RARE }), () => ({
        holds: judgedLengths.every((length, index) => (off[index] ?? 1) <= within(theory(length), seconds)),
        detail: say('ndd1.near.detail', { off: fixed(Math.max(...off), 3) }),
      })),
    ],
    notes: [say('ndd1.note'), say('ndd1.input'), say('ndd1.source')],
  };
}

const base = () =>
  periodicQueue({
    title: 'nD/D/1',
    question: say.english('ndd1.question'),
    notes: say.english('ndd1.network'),
  });

export const classicNDD1: TraceExperiment = {
  kind: 'trace',
  form: 'lines',
  id: 'classic-ndd1',
  paper: 'classic',
  topics: ['queue'],
  label: say('ndd1.label'),
  question: say('ndd1.question'),
  base,
  variants: [{ key: KEY, name: say('ndd1.streams', { streams: SOURCES }), base }],
  extract: [
    { variant: KEY, key: 'sampled', name: say('ndd1.sampled'), columns: sampled },
    {
      variant: KEY,
      key: 'theory',
      name: say('ndd1.theory'),
      columns: (read) => (sampled(read) === null ? null : { x: LENGTHS, y: LENGTHS.map(theory) }),
    },
  ],
  x: { label: say('ndd1.x'), unit: 'cells', scale: 'linear' },
  y: { label: say('ndd1.y'), unit: '' },
  quality: {
    quick: { durationPs: 15 * SECOND_PS, warmupPs: 0, repetitions: 1, note: say('ndd1.quality.quick') },
    full: { durationPs: 60 * SECOND_PS, warmupPs: 0, repetitions: 1, note: say('ndd1.quality.full') },
  },
  parameters: [],
  paperPoints: [],
  findings,
};
