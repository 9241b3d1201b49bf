/** Moldeklev and Gunningberg 1995: pairs of socket buffers with which a stream, or a call, waits for a 200 ms timer again and again. */

import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-classic';
import { grouped } from '@lanelab/scenario';
import type { Axis, Collected, Findings, Quality, QualitySettings, SweepExperiment } from '../../experiment.ts';
import type { FigureSeries } from '../../figure-data.ts';
import { KBYTE, MSS, sunPair } from '../../networks/classic/sunos.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { judged, NOTHING } from './common.ts';
import { kbytes, receiveBuffer, sendBuffer, sunosParameters } from './sunos.ts';

const BUFFERS = kbytes(4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 51);
const SENDERS = kbytes(8, 16, 24, 28, 51);
const REQUESTS = kbytes(1, 2, 4, 8, 12, 16, 20, 24, 28, 32);

/** The paper's words: under one per cent of what was expected, and ten times as long. */
const STALLED = 0.01;
const LONGER = 10;

const quality: Readonly<Record<Quality, QualitySettings>> = {
  quick: { durationPs: 4 * SECOND_PS, warmupPs: SECOND_PS, repetitions: 1, note: say('deadlock.quality.quick') },
  full: { durationPs: 10 * SECOND_PS, warmupPs: 2 * SECOND_PS, repetitions: 3, note: say('deadlock.quality.full') },
};

interface Cell {
  readonly send: number;
  readonly x: number;
  readonly y: number;
}

const cellsOf = (series: readonly FigureSeries[]): readonly Cell[] =>
  series.flatMap(({ value, points }) => points.flatMap(({ x, y }) => (y === null ? [] : [{ send: value ?? 0, x, y }])));

const NOTES = [say('deadlock.tables'), say('sunos.rules'), say('deadlock.source')];

function findingsStream(collected: Collected): Findings {
  const cells = cellsOf(collected.series);
  const best = Math.max(0, ...cells.map(({ y }) => y));
  if (best === 0) return NOTHING;
  const stalled = cells.filter(({ y }) => y < STALLED * best);
  const beyond = stalled.filter(({ send }) => send >= 3 * MSS);
  return {
    title: say('deadlock.finding', { stalled: stalled.length, pairs: cells.length, best: fixed(best, 0) }),
    checks: [
      judged(collected, say('deadlock.stalled'), () => ({
        holds: stalled.length > 0,
        detail: say('deadlock.stalled.detail', { stalled: stalled.length, pairs: cells.length }),
      })),
      judged(collected, say('deadlock.beyond', { octets: grouped(3 * MSS) }), () => ({
        holds: beyond.length === 0,
        detail: say('deadlock.beyond.detail', { stalled: beyond.length }),
      })),
    ],
    notes: [say('deadlock.small'), ...NOTES],
  };
}

const common = {
  kind: 'sweep',
  paper: 'classic',
  topics: ['tcp', 'clip', 'buffer'],
  theory: [],
  quality,
  parameters: sunosParameters,
  paperPoints: [],
} as const;

export const classicDeadlock: SweepExperiment = {
  ...common,
  form: 'grid',
  id: 'classic-deadlock',
  label: say('deadlock.label'),
  question: say('deadlock.question'),
  base: () =>
    sunPair({
      sendBuffer: 20 * KBYTE,
      receiveBuffer: 51 * KBYTE,
      title: 'Moldeklev and Gunningberg 1995',
      question: say.english('deadlock.question'),
      notes: say.english('sunos.network'),
    }),
  x: receiveBuffer(BUFFERS),
  series: sendBuffer(BUFFERS),
  y: { metric: 'flows.1.goodputMbps', label: say('sunos.rate'), unit: 'Mb/s' },
  defaultPoint: { send: 20 * KBYTE, receive: 51 * KBYTE },
  findings: findingsStream,
};

const request: Axis = {
  key: 'request',
  label: say('rpc.request'),
  unit: 'octets',
  scale: 'linear',
  values: { quick: REQUESTS, full: REQUESTS },
  paths: ['model.flows.1.requestOctets'],
};

function findingsCalls(collected: Collected): Findings {
  const cells = cellsOf(collected.series);
  /** The same request with the largest send buffer, which never stalls. */
  const expected = (x: number) => cells.find((cell) => cell.x === x && cell.send === SENDERS.at(-1))?.y ?? Infinity;
  const stalled = cells.filter(({ x, y }) => y > LONGER * expected(x));
  const longest = Math.max(0, ...cells.map(({ y }) => y));
  if (longest === 0) return NOTHING;
  const beyond = stalled.find(({ send }) => send >= 3 * MSS);
  return {
    title: say('rpc.finding', { longest: fixed(longest, 0) }),
    checks: [
      judged(collected, say('rpc.longer'), () => ({
        holds: stalled.length > 0,
        detail: say('rpc.longer.detail', {
          times: fixed(Math.max(0, ...stalled.map(({ x, y }) => y / expected(x))), 0),
        }),
      })),
    ],
    notes: [
      ...(beyond === undefined
        ? []
        : [
            say('rpc.beyond', {
              send: beyond.send / KBYTE,
              request: beyond.x / KBYTE,
              time: fixed(beyond.y, 0),
            }),
          ]),
      say('rpc.note'),
      ...NOTES,
    ],
  };
}

export const classicDeadlockCalls: SweepExperiment = {
  ...common,
  form: 'lines',
  id: 'classic-deadlock-calls',
  label: say('rpc.label'),
  question: say('rpc.question'),
  base: () =>
    sunPair({
      sendBuffer: 16 * KBYTE,
      receiveBuffer: 51 * KBYTE,
      requestOctets: 20 * KBYTE,
      title: 'Moldeklev and Gunningberg 1995, calls',
      question: say.english('rpc.question'),
      notes: say.english('sunos.network'),
    }),
  x: request,
  series: sendBuffer(SENDERS),
  y: { metric: 'flows.1.meanDelayUs', factor: 1e-3, label: say('rpc.y'), unit: 'ms' },
  defaultPoint: { send: 16 * KBYTE, request: 20 * KBYTE },
  findings: findingsCalls,
};
