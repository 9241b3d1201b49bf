/** Tampere, figures 6 to 9: time between consecutive packets of an mgen flow, as sent and as received. */

import type { ChartTrace } from '@lanelab/charts';
import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-tut';
import { unitName } from '@lanelab/messages/units';
import type { Collected, ColumnReader, Findings, TraceExperiment } from '../../experiment.ts';
import type { FigureCheck, FigureSeries } from '../../figure-data.ts';
import { type Background, tutMgen } from '../../networks/tut/mgen.ts';
import type { TutForm } from '../../networks/tut/table1.ts';
import { CISCO_SLOW_PATH } from '../../networks/tut/testbed.ts';
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

/** Distances in the order of arrival; the packet that came first has none, whichever number it has. */
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

/** The ticks of a flow; null where there is nothing to compare yet. */
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

/** 7 200 packets are drawn with their sender's two bands; nothing is random but the phases, so one run is enough. */
const once = (note: string) => ({ durationPs: 17 * 1e12, warmupPs: 0, repetitions: 1, note });
const QUALITY = { quick: once(say('deltas.quality')), full: once(say('deltas.quality')) };

/** A background's own key beside the figure that it is compared with. */
const COMPARED = 'poisson';

interface Figure {
  readonly number: 6 | 7 | 8 | 9;
  readonly form: TutForm;
  readonly background: Background;
  /** Whether the received deltas are laid over the sent ones. */
  readonly overlaid: boolean;
  /** Whether the same under the Poisson background is run, too, to be compared with. */
  readonly isCompared?: true;
  /** Whether the paper counts lost and reordered packets. */
  readonly isCounted?: true;
  readonly findings: (collected: Collected) => Findings;
}

function figure({ number, form, background, overlaid, isCompared, isCounted, findings }: Figure): TraceExperiment {
  const id = `tut-fig${number}`;
  const view = { title: `Tampere, figure ${number}`, question: say.english(`fig${number}.question`) };
  const base = () => tutMgen({ form, background, ...view });
  const compared = () => tutMgen({ form, background: 'poisson', ...view });
  const extract = [
    { variant: form, key: 'sent', name: say('deltas.label.sent'), columns: sent },
    { variant: form, key: 'received', name: say('deltas.label.received'), columns: received },
  ];
  return {
    kind: 'trace',
    id,
    label: sayCommon('label.figure', { number }),
    question: say(`fig${number}.question`),
    form: 'scatter',
    paper: 'tut',
    topics: form === 'mpoa' ? ['mpoa', 'jitter'] : ['router', 'jitter'],
    base,
    variants: isCompared
      ? [
          { key: form, name: say(`form.${form}`), base, isPoint: true },
          { key: COMPARED, name: say('deltas.poisson-background'), base: compared, isPoint: true },
        ]
      : [{ key: form, name: say(`form.${form}`), base }],
    extract: overlaid ? extract : extract.slice(0, 1),
    x: { label: say('deltas.x'), unit: '', scale: 'linear' },
    y: { label: say('deltas.y'), unit: 'ms' },
    quality: QUALITY,
    parameters: [...tutHostParameters, ...(form === 'mpoa' ? tutClientParameters([form]) : [])],
    paperPoints: isCounted
      ? [
          paperPoint(id, 'displaced', {
            label: say('deltas.displaced'),
            series: null,
            x: null,
            unit: unitName('packets'),
          }),
        ]
      : [],
    findings,
  };
}

const share = (value: number): string => fixed(100 * value, 0);

/** How many ticks arrive as far apart as they were sent. */
const ticksWithin = (same: number): string => say('deltas.ticks-within', { share: share(same), limit: SAME_MS });

function bands({ series }: Collected): Findings {
  const values = valuesOf(series, 'sent');
  if (values.length === 0) return { title: '', checks: [], notes: [] };
  const near = values.filter((value) => value < BACK_TO_BACK_MS);
  const far = values.filter((value) => value >= BACK_TO_BACK_MS);
  const mean = far.reduce((sum, value) => sum + value, 0) / Math.max(1, far.length);
  return {
    title: say('fig6.finding', { share: share(near.length / values.length), mean: fixed(mean, 1) }),
    checks: [
      {
        statement: say('fig6.two-bands'),
        holds: near.length > far.length && far.every((value) => value > 5 && value < 15),
        detail: say('fig6.two-bands.detail', {
          near: near.length,
          far: far.length,
          least: fixed(Math.min(...far), 1),
          most: fixed(Math.max(...far), 1),
        }),
      },
    ],
    notes: [say('fig6.note')],
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
    title:
      count.lost === 0 && count.reordered === 0
        ? say('fig7.finding.whole', { share: share(same) })
        : say('fig7.finding.lost', { share: share(same), lost: count.lost }),
    checks: [
      {
        statement: say('fig7.overlap'),
        holds: same > 0.9,
        detail: ticksWithin(same),
      },
      {
        statement: say('fig7.nothing-lost'),
        holds: count.lost === 0 && count.reordered === 0,
        detail: say('deltas.lost-and-reordered', { ...count }),
      },
    ],
    notes: [say('fig7.note')],
  };
}

const check = (statement: string, holds: boolean | null, detail: string): FigureCheck => ({ statement, holds, detail });

/** The paper's statements about its own figure. */
const lossy = ({ lost, reordered }: Counts): readonly FigureCheck[] => [
  check(say('routers.out-of-order'), reordered > 0, say('deltas.reordered', { count: reordered })),
  check(say('routers.some-lost'), lost > 0, say('deltas.lost', { count: lost })),
];

/** What the Cisco's queues came to in this run. */
function fate({ lost, reordered }: Counts): string {
  if (lost > 0) return say('routers.note.both-full');
  return say(reordered > 0 ? 'routers.note.slow-held' : 'routers.note.neither');
}

/** Beside a background in equal bursts a tick fares as the one before it did; beside Poisson traffic it does not. */
function ofAnotherKind(collected: Collected): readonly FigureCheck[] {
  const statement = say('routers.pattern');
  const [here, there] = [steadiness(collected.recorded('lane')), steadiness(collected.recorded(COMPARED))];
  const [own, other] = [counts(collected, 'lane'), counts(collected, COMPARED)];
  if (here === null || there === null || own === null || other === null)
    return [check(statement, null, sayCommon('runs-missing'))];
  return [
    check(
      statement,
      here > 0.5 && there < 0.5,
      say('routers.pattern.detail', {
        limit: SAME_MS,
        share: share(here),
        counts: say('deltas.lost-and-reordered', { ...own }),
        otherShare: share(there),
        otherCounts: say('deltas.lost-and-reordered', { ...other }),
      }),
    ),
  ];
}

/** Over both routers beside a background. */
const overRouters =
  (kind: 'poisson' | 'periodic', judge: (collected: Collected, count: Counts) => readonly FigureCheck[]) =>
  (collected: Collected): Findings => {
    const [same, count] = [overlap(collected.series), counts(collected, 'lane')];
    if (same === null || count === null) return { title: '', checks: [], notes: [] };
    return {
      title: say(`routers.finding.${kind}`, { share: share(same), ...count }),
      simulated: { displaced: count.lost + count.reordered },
      checks: [check(say('routers.less-overlap'), same < 0.9, ticksWithin(same)), ...judge(collected, count)],
      notes: [say(`routers.note.${kind}`), fate(count), say('routers.note.assumed', { ...CISCO_SLOW_PATH })],
    };
  };

export const tutDeltas: readonly TraceExperiment[] = [
  figure({ number: 6, form: 'mpoa', background: 'none', overlaid: false, findings: bands }),
  figure({ number: 7, form: 'mpoa', background: 'none', overlaid: true, findings: overShortcut }),
  figure({
    number: 8,
    form: 'lane',
    background: 'poisson',
    overlaid: true,
    isCounted: true,
    findings: overRouters('poisson', (_, count) => lossy(count)),
  }),
  figure({
    number: 9,
    form: 'lane',
    background: 'cbr',
    overlaid: true,
    isCompared: true,
    findings: overRouters('periodic', ofAnotherKind),
  }),
];
