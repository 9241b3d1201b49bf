/** Detken, figures 8 to 11: throughput of one TCP stream against the socket buffers, for four packet sizes over Classical IP. */

import { fixed } from '@lanelab/messages';
import { say as sayCommon } from '@lanelab/messages/experiments';
import { say } from '@lanelab/messages/papers-detken';
import { grouped } from '@lanelab/scenario';
import { CALIBRATION } from '../../calibration/calibrated.ts';
import { DETKEN_COSTS } from '../../calibration/costs.ts';
import { alternativesOf, fitsOf } from '../../calibration/fits.ts';
import type { Axis, Collected, Findings, Parameter, SweepExperiment } from '../../experiment.ts';
import type { FigureCheck } from '../../figure-data.ts';
import { best, pointsOf, type SurfacePoint } from '../../figures/surface.ts';
import { FALL } from '../../figures/why.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { detkenPair } from '../../networks/detken/clip-pair.ts';
import { DETKEN_RULES } from '../../networks/other-rules.ts';
import { paperPoint } from '../../published/point.ts';
import { cpuParameters, mtuParameter, profileParameter } from '../parameters.ts';

const KBYTE = 1_024;
/** Papers.md: coarser steps miss the collapses. */
const FULL = Array.from({ length: 51 }, (_, index) => (15 + index) * KBYTE);
const EVERY_THIRD = FULL.filter((_, index) => index % 3 === 1);

/** Costs of the PCs, as any reader may see and change them. */
export const pairParameters: readonly Parameter[] = [
  ...cpuParameters(DETKEN_COSTS),
  profileParameter('winnt4', say('clip.profile.note')),
];

/** Where the costs may be as good a fit of figures 8 and 9. */
const PAIR_KEYS = { 'detken.copyPsPerOctet': 'copyPsPerOctet' };
const pairFits = fitsOf(CALIBRATION, 'detken', PAIR_KEYS);
const pairAlternatives = alternativesOf(CALIBRATION, 'detken', PAIR_KEYS, DETKEN_RULES);

/** What a socket's quota counts: the calls of a program that blocks, as netperf does, or of one that polls. */
const sockets: Axis = {
  key: 'sockets',
  label: say('clip.sockets'),
  unit: '',
  scale: 'category',
  values: { quick: [2, 1], full: [2, 1] },
  names: { 1: say('clip.sockets.polled'), 2: say('clip.sockets.blocking') },
  words: { 1: 'winsock', 2: 'winsock-blocking' },
  paths: ['model.nodes[*].stack.sockets'],
};

/** A segment of 9 140 octets is more than this share of every buffer of the figure, and no piece of what is read is between the two. */
const SEGMENT_PERCENT = 13;

/** Share of the buffer from which on a receiver announces what was read: half of it beside the profile's two segments, or about a segment. */
const update: Axis = {
  key: 'update',
  label: say('clip.update'),
  unit: '',
  scale: 'category',
  values: { quick: [50, SEGMENT_PERCENT], full: [50, SEGMENT_PERCENT] },
  names: { 50: say('clip.update.profile'), [SEGMENT_PERCENT]: say('clip.update.segment') },
  paths: ['model.nodes[*].stack.windowUpdatePercent'],
};

const kbyte = (octets: number): string => say('clip.kbyte', { count: octets / KBYTE });
const shown = (mbps: number): string => fixed(mbps, 1);

const least = (points: readonly SurfacePoint[]): SurfacePoint | null =>
  points.reduce<SurfacePoint | null>((low, point) => (low === null || point.y < low.y ? point : low), null);

/** Buffers at which throughput is lower than with the next smaller one. */
const falls = (points: readonly SurfacePoint[]): readonly SurfacePoint[] =>
  points.filter(({ y }, index) => y < (points[index - 1]?.y ?? 0) * (1 - FALL));

function median(points: readonly SurfacePoint[]): number | null {
  const ordered = points.map(({ y }) => y).toSorted((a, b) => a - b);
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? null;
}

/** Judges the points of the main line, and those of the other line where there is one. */
type Check = (
  points: readonly SurfacePoint[],
  top: SurfacePoint,
  other: readonly SurfacePoint[],
) => readonly FigureCheck[];

function findings(check: Check, notes: readonly string[]) {
  return ({ series, done, total }: Collected): Findings => {
    const [points = [], other = []] = series.map((entry) => pointsOf([entry]).toSorted((a, b) => a.x - b.x));
    const [top, low] = [best(points), least(points)];
    if (top === null || low === null) return { title: '', checks: [], notes: [] };
    const level = median(points);
    const title =
      low.y > 0.9 * top.y
        ? say('clip.finding.level', { rate: shown(level ?? top.y) })
        : say('clip.finding', {
            best: shown(top.y),
            bestBuffer: kbyte(top.x),
            least: shown(low.y),
            leastBuffer: kbyte(low.x),
          });
    const isComplete = done === total;
    return {
      title,
      checks: check(points, top, other).map((entry) =>
        isComplete ? entry : { ...entry, holds: null, detail: sayCommon('runs-missing') },
      ),
      notes,
      simulated: { level, best: top.y, worst: low.y },
    };
  };
}

function fallsAt(points: readonly SurfacePoint[]): string {
  const fallen = falls(points);
  if (fallen.length === 0) return say('clip.falls-never');
  return say('clip.falls', { buffers: fallen.map(({ x }) => kbyte(x)).join(', ') });
}

const fluctuates: Check = (points, _top, other) => [
  {
    statement: say('clip.fluctuates'),
    holds: falls(points).length > 0,
    detail:
      other.length === 0
        ? say('clip.fluctuates.detail', { falls: fallsAt(points) })
        : say('clip.falls.beside-other', { falls: fallsAt(points), otherFalls: fallsAt(other) }),
  },
];

const bestAtEnds: Check = (points, top, other) => {
  const near = (at: number) => best(points.filter(({ x }) => Math.abs(x - at * KBYTE) <= KBYTE))?.y ?? 0;
  const low = [40, 65].filter((at) => near(at) < 0.98 * top.y);
  return [
    ...fluctuates(points, top, other),
    {
      statement: say('clip.best-at-ends'),
      holds: low.length === 0,
      detail:
        low.length === 0 ? say('clip.best-at-ends.both') : say('clip.best-at-ends.below', { buffers: low.join(' ') }),
    },
  ];
};

const WINDOW_NOTE = say('clip.note.window');
const UPDATE_NOTE = say('clip.note.update');
const QUOTA_NOTE = say('clip.note.quota');
const SENDER_NOTE = say('clip.note.sender');

/** A buffer that the paper names, as wide as the steps of the figure. */
const at = (label: string, buffer: number) => ({
  label,
  from: (buffer - 0.5) * KBYTE,
  to: (buffer + 0.5) * KBYTE,
});

interface Figure {
  readonly number: 8 | 9 | 10 | 11;
  readonly packet: number;
  readonly quick: readonly number[];
  /** The values that the paper has of the figure as a whole, by key. */
  readonly published: readonly ('best' | 'worst' | 'level')[];
  /** Buffers that the paper names. */
  readonly ranges?: SweepExperiment['paperRanges'];
  /** What the lines differ in; the first is the main one. */
  readonly series?: Axis;
  readonly check: Check;
  readonly notes: readonly string[];
}

function figure({ number, packet, quick, published, ranges, series, check, notes }: Figure): SweepExperiment {
  const id = `detken-fig${number}`;
  const octets = grouped(packet);
  const mtu = Math.min(packet, 9_180);
  const buffers: Axis = {
    key: 'buffer',
    label: sayCommon('axis.socket-buffers'),
    unit: 'octets',
    scale: 'linear',
    values: { quick, full: FULL },
    paths: ['model.flows.1.sendBuffer', 'model.flows.1.receiveBuffer', 'model.flows.1.receiveOctets'],
  };
  return {
    kind: 'sweep',
    form: 'lines',
    id,
    paper: 'detken',
    topics: ['clip', 'buffer'],
    label: sayCommon('label.figure', { number }),
    question: say(`clip.fig${number}.question`, { octets }),
    base: () =>
      detkenPair({
        packet,
        buffer: 32 * KBYTE,
        title: `Detken, figure ${number}`,
        question: say.english(`clip.fig${number}.question`, { octets }),
      }),
    x: buffers,
    series: series ?? null,
    theory: [{ key: 'phy', label: say('clip.theory'), phy: 'oc3c' }],
    defaultPoint: { buffer: 32 * KBYTE, ...(series === undefined ? {} : { [series.key]: series.values.full[0] ?? 0 }) },
    fits: pairFits,
    alternatives: pairAlternatives,
    y: { metric: 'flows.1.goodputMbps', label: sayCommon('axis.tcp-throughput'), unit: 'Mb/s' },
    quality: {
      quick: {
        durationPs: 2 * SECOND_PS,
        warmupPs: SECOND_PS / 2,
        repetitions: 1,
        note: say('clip.quality.quick', { some: quick.length }),
      },
      full: {
        durationPs: 60 * SECOND_PS,
        warmupPs: 0,
        repetitions: 1,
        note: say('clip.quality.full'),
      },
    },
    parameters: [
      mtuParameter(mtu, { provenance: 'assumed', note: say('clip.mtu.note') }),
      {
        key: 'message',
        label: sayCommon('axis.message'),
        unit: 'octets',
        paths: ['model.flows.1.messageOctets'],
        value: packet,
        min: 1,
        max: 16_777_216,
        provenance: 'assumed',
        note: say('clip.message.note'),
      },
      ...pairParameters,
    ],
    paperPoints: published.map((key) =>
      paperPoint(id, key, {
        label: key === 'level' ? say('clip.level') : sayCommon(`published.${key}`),
        series: null,
        x: null,
      }),
    ),
    ...(ranges === undefined ? {} : { paperRanges: ranges }),
    findings: findings(check, [...notes, SENDER_NOTE]),
  };
}

export const detkenFig8 = figure({
  number: 8,
  packet: 576,
  quick: EVERY_THIRD,
  published: ['level'],
  check: (points, top) => [
    {
      statement: say('clip.hardly-matters'),
      holds: points.every(({ y }) => y > 0.85 * top.y),
      detail: say('clip.hardly-matters.detail', { least: shown(least(points)?.y ?? 0), best: shown(top.y) }),
    },
  ],
  notes: [say('clip.fig8.note')],
});

export const detkenFig9 = figure({
  number: 9,
  packet: 1_500,
  quick: EVERY_THIRD,
  published: ['best'],
  check: fluctuates,
  notes: [say('clip.fig9.note'), say('clip.fig9.open')],
});

export const detkenFig10 = figure({
  number: 10,
  packet: 9_180,
  quick: FULL,
  published: ['best'],
  ranges: [at(say('clip.range.best'), 40), at(say('clip.range.dip'), 55), at(say('clip.range.best'), 65)],
  series: update,
  check: bestAtEnds,
  notes: [WINDOW_NOTE, UPDATE_NOTE, say('clip.fig10.open')],
});

export const detkenFig11 = figure({
  number: 11,
  packet: 65_536,
  quick: FULL,
  published: ['best', 'worst'],
  ranges: [{ label: say('clip.range.lowest'), from: 15 * KBYTE, to: 22 * KBYTE }],
  series: sockets,
  check: fluctuates,
  notes: [QUOTA_NOTE, WINDOW_NOTE, say('clip.fig11.open')],
});
