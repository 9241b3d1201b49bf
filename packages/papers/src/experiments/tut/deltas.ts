/** Tampere, figures 6 to 9: time between consecutive packets of an mgen flow, as sent and as received. */

import type { ChartPaperPoint, ChartTrace } from '@lanelab/charts';
import type { Collected, ColumnReader, Findings, TraceExperiment } from '../../experiment.ts';
import type { FigureCheck, FigureSeries } from '../../figure-data.ts';
import { type Background, tutMgen } from '../../networks/tut/mgen.ts';
import { TUT_FORMS, type TutForm } from '../../networks/tut/table1.ts';
import { paperPoint } from '../../published/point.ts';
import { tutClientParameters, tutHostParameters } from './common.ts';

const MS_PS = 1e9;
/** Packets of one tick leave within this. */
const BACK_TO_BACK_MS = 1;

/** Time from each packet to the next by sequence number, in ms. */
function deltas(seq: readonly number[], ps: readonly number[]): ChartTrace {
  return {
    x: seq.slice(1),
    y: ps.slice(1).map((at, index) => (at - (ps[index] ?? at)) / MS_PS),
  };
}

function sent(read: ColumnReader): ChartTrace | null {
  const ps = read('flows.1.log.sentPs');
  return ps === null ? null : deltas([...ps.keys()], ps);
}

/** In the order of arrival; what came first has no distance, whichever number it has. */
function received(read: ColumnReader): ChartTrace | null {
  const [seq, ps] = [read('flows.1.log.arrivals.seq'), read('flows.1.log.arrivals.ps')];
  if (seq === null || ps === null) return null;
  const come = new Set(seq);
  const lost = read('flows.1.log.sentPs')?.flatMap((_, number) => (come.has(number) ? [] : [number]));
  return { ...deltas(seq, ps), ...(lost === undefined ? {} : { lost }) };
}

const valuesOf = (series: readonly FigureSeries[], key: string): readonly number[] =>
  (series.find((entry) => entry.key === key)?.trace?.y ?? []).filter((y) => y !== null);

/** As far as two marks can be apart on the chart and still be one. */
const SAME_MS = 0.5;

/** Deltas of a packet that began a tick, as sent and as received: null where it or the one before it did not arrive. */
interface Tick {
  readonly sent: number;
  readonly received: number | null;
}

/** Null where there is nothing to compare yet. */
function ticksOf(out: ChartTrace | null | undefined, back: ChartTrace | null | undefined): readonly Tick[] | null {
  if (!out || !back || out.x.length === 0 || back.x.length === 0) return null;
  const bySeq = new Map(back.x.map((seq, index) => [seq, back.y[index] ?? null]));
  const ticks = out.x.flatMap((seq, index) => {
    const delta = out.y[index] ?? null;
    return delta === null || delta < BACK_TO_BACK_MS ? [] : [{ sent: delta, received: bySeq.get(seq) ?? null }];
  });
  return ticks.length === 0 ? null : ticks;
}

const isSame = (a: number | null | undefined, b: number | null | undefined): boolean =>
  typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= SAME_MS;

/** Share of the ticks whose delta at the receiver is that at the sender. */
function overlap(series: readonly FigureSeries[]): number | null {
  const trace = (key: string) => series.find((entry) => entry.key === key)?.trace;
  const ticks = ticksOf(trace('sent'), trace('received'));
  return ticks === null ? null : ticks.filter((tick) => isSame(tick.sent, tick.received)).length / ticks.length;
}

/** Share of the ticks that arrive as far from what was before them as the tick before did. */
function steadiness(read: ColumnReader | null): number | null {
  const ticks = read === null ? null : ticksOf(sent(read), received(read));
  if (ticks === null || ticks.length < 2) return null;
  const steady = ticks.slice(1).filter((tick, index) => isSame(tick.received, ticks[index]?.received));
  return steady.length / (ticks.length - 1);
}

/** 7 200 packets are drawn with their sender's two bands; nothing random acts but the phases, so one run is enough. */
const once = (note: string) => ({ durationPs: 17 * 1e12, warmupPs: 0, repetitions: 1, note });
const QUALITY = { quick: once('the whole flow, once'), full: once('the whole flow, once') };

/** A background's own key beside the figure that it is compared with. */
const COMPARED = 'poisson';

interface Figure {
  readonly id: string;
  readonly label: string;
  readonly question: string;
  readonly form: TutForm;
  readonly background: Background;
  /** Whether the received deltas are laid over the sent ones. */
  readonly overlaid: boolean;
  /** Whether the same under the Poisson background is run, too, to be compared with. */
  readonly isCompared?: true;
  readonly paperPoints: readonly ChartPaperPoint[];
  readonly findings: (collected: Collected) => Findings;
}

function figure({ form, background, overlaid, isCompared, findings, paperPoints, ...words }: Figure): TraceExperiment {
  const title = `Tampere, ${words.label.toLowerCase()}`;
  const base = () => tutMgen({ form, background, title, question: words.question });
  const compared = () => tutMgen({ form, background: 'poisson', title, question: words.question });
  const extract = [
    { variant: form, key: 'sent', name: 'sent', columns: sent },
    { variant: form, key: 'received', name: 'received', columns: received },
  ];
  return {
    kind: 'trace',
    ...words,
    form: 'scatter',
    paper: 'tut',
    topics: form === 'mpoa' ? ['mpoa', 'jitter'] : ['router', 'jitter'],
    base,
    variants: isCompared
      ? [
          { key: form, name: TUT_FORMS[form], base, isPoint: true },
          { key: COMPARED, name: 'Poisson background', base: compared, isPoint: true },
        ]
      : [{ key: form, name: TUT_FORMS[form], base }],
    extract: overlaid ? extract : extract.slice(0, 1),
    x: { label: 'Sequence number', unit: '', scale: 'linear' },
    y: { label: 'Time since the packet before', unit: 'ms' },
    quality: QUALITY,
    parameters: [...tutHostParameters, ...(form === 'mpoa' ? tutClientParameters([form]) : [])],
    paperPoints,
    findings,
  };
}

const share = (value: number): string => `${(100 * value).toFixed(0)}\u00A0%`;

function bands({ series }: Collected): Findings {
  const values = valuesOf(series, 'sent');
  if (values.length === 0) return { title: '', checks: [], notes: [] };
  const near = values.filter((value) => value < BACK_TO_BACK_MS);
  const far = values.filter((value) => value >= BACK_TO_BACK_MS);
  const mean = far.reduce((sum, value) => sum + value, 0) / Math.max(1, far.length);
  return {
    title: `Two bands: ${share(near.length / values.length)} of the packets leave back to back, the others ${mean.toFixed(1)}\u00A0ms later, at the next tick`,
    checks: [
      {
        statement: 'Two horizontal bands, one near zero and one at the tick',
        holds: near.length > far.length && far.every((value) => value > 5 && value < 15),
        detail: `${near.length} packets near zero, ${far.length} between ${Math.min(...far).toFixed(1)} and ${Math.max(...far).toFixed(1)} ms`,
      },
    ],
    notes: [
      'The sender wakes at its clock\u2019s ticks alone, 10 ms apart, and sends what fell due: 900 packets a second are nine a tick.',
    ],
  };
}

interface Counts {
  readonly lost: number;
  readonly reordered: number;
}

const counts = ({ measured }: Collected, variant: string): Counts | null => {
  const [lost, reordered] = [measured('flows.1.lost', variant), measured('flows.1.reordered', variant)];
  return lost === null || reordered === null ? null : { lost: lost.mean, reordered: reordered.mean };
};

function overShortcut(collected: Collected): Findings {
  const [same, count] = [overlap(collected.series), counts(collected, 'mpoa')];
  if (same === null || count === null) return { title: '', checks: [], notes: [] };
  return {
    title: `Over the shortcut ${share(same)} of the ticks arrive as far apart as they were sent, ${count.lost === 0 && count.reordered === 0 ? 'and nothing is lost or overtaken' : `but ${count.lost} packets are lost`}`,
    checks: [
      {
        statement: 'Sent and received deltas overlap almost perfectly',
        holds: same > 0.9,
        detail: `${share(same)} of the ticks within ${SAME_MS} ms`,
      },
      {
        statement: 'Nothing is lost or reordered',
        holds: count.lost === 0 && count.reordered === 0,
        detail: `${count.lost} lost, ${count.reordered} reordered`,
      },
    ],
    notes: ['The shortcut crosses two switches, which do to every packet the same.'],
  };
}

const check = (statement: string, holds: boolean | null, detail: string): FigureCheck => ({ statement, holds, detail });

/** What the paper says of its own figure. */
const lossy = ({ lost, reordered }: Counts): readonly FigureCheck[] => [
  check('Some packets arrive out of order', reordered > 0, `${reordered} reordered`),
  check('Some packets are lost', lost > 0, `${lost} lost`),
];

/** What that came to in this run. */
function fate({ lost, reordered }: Counts): string {
  if (lost > 0) return 'In this run that filled as well.';
  if (reordered > 0) return 'In this run that held whatever came of the flow: packets are overtaken, and none is lost.';
  return 'In this run the flow met neither.';
}

/** Beside a background in equal bursts a tick fares as the one before it did; beside Poisson traffic it does not. */
function ofAnotherKind(collected: Collected): readonly FigureCheck[] {
  const statement = 'A clearly different pattern from figure 8: distances follow those of the tick before';
  const [here, there] = [steadiness(collected.recorded('lane')), steadiness(collected.recorded(COMPARED))];
  const [own, other] = [counts(collected, 'lane'), counts(collected, COMPARED)];
  if (here === null || there === null || own === null || other === null)
    return [check(statement, null, 'runs are missing')];
  const told = ({ lost, reordered }: Counts) => `${lost} lost, ${reordered} reordered`;
  return [
    check(
      statement,
      here > 0.5 && there < 0.5,
      `as far apart as at the tick before, within ${SAME_MS} ms: ${share(here)} of the ticks, with ${told(own)}; in figure 8 ${share(there)}, with ${told(other)}`,
    ),
  ];
}

/** Over both routers beside a background. */
const overRouters =
  (kind: string, why: string, judge: (collected: Collected, count: Counts) => readonly FigureCheck[]) =>
  (collected: Collected): Findings => {
    const [same, count] = [overlap(collected.series), counts(collected, 'lane')];
    if (same === null || count === null) return { title: '', checks: [], notes: [] };
    return {
      title: `Beside a ${kind} background ${share(same)} of the ticks arrive as far apart as they were sent; ${count.lost} packets are lost, ${count.reordered} overtaken`,
      simulated: { lost: count.lost, reordered: count.reordered },
      checks: [
        check(
          'Visibly less overlap than over the shortcut',
          same < 0.9,
          `${share(same)} of the ticks within ${SAME_MS} ms`,
        ),
        ...judge(collected, count),
      ],
      notes: [
        why,
        `Loss and reordering are the Cisco 4700\u2019s own: what finds the queue of its fast path full goes by the slow one, which has a finite queue too. ${fate(count)}`,
      ],
    };
  };

const withheld = (id: string): readonly ChartPaperPoint[] =>
  (['lost', 'reordered'] as const).map((key) =>
    paperPoint(id, key, { label: `packets ${key}`, series: null, x: null }),
  );

export const tutDeltas: readonly TraceExperiment[] = [
  figure({
    id: 'tut-fig6',
    label: 'Figure 6',
    question: 'At what times does the traffic generator send?',
    form: 'mpoa',
    background: 'none',
    overlaid: false,
    paperPoints: [],
    findings: bands,
  }),
  figure({
    id: 'tut-fig7',
    label: 'Figure 7',
    question: 'What does a shortcut do to the distances of packets?',
    form: 'mpoa',
    background: 'none',
    overlaid: true,
    paperPoints: [],
    findings: overShortcut,
  }),
  figure({
    id: 'tut-fig8',
    label: 'Figure 8',
    question: 'What do two routers under Poisson load do to the distances of packets?',
    form: 'lane',
    background: 'poisson',
    overlaid: true,
    paperPoints: withheld('tut-fig8'),
    findings: overRouters(
      'Poisson',
      'How many packets of the background stand before one of the flow is drawn anew at each tick.',
      (_, count) => lossy(count),
    ),
  }),
  figure({
    id: 'tut-fig9',
    label: 'Figure 9',
    question: 'What do two routers under a steady load do to the distances of packets?',
    form: 'lane',
    background: 'cbr',
    overlaid: true,
    isCompared: true,
    paperPoints: withheld('tut-fig9'),
    findings: overRouters(
      'periodic',
      'The background comes in equal bursts at ticks of its own host, which drift against those of the flow: distances change steadily, and jump where a burst begins to come before the flow\u2019s packets instead of after them.',
      ofAnotherKind,
    ),
  }),
];
