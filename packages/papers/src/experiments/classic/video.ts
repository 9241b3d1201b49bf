/** Maglaris et al. 1988: how long a video source remembers its rate. */

import type { ChartTrace } from '@lanelab/charts';
import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-classic';
import type {
  Collected,
  ColumnReader,
  Findings,
  Parameter,
  Quality,
  QualitySettings,
  TraceExperiment,
} from '../../experiment.ts';
import {
  CAMERAS,
  cameras,
  FRAME_OCTETS,
  MEAN_MBPS,
  MINI_SOURCES,
  PLAN_OCTETS,
  SCENE,
  VARIANCE,
} from '../../networks/classic/cameras.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { judged, NOTHING } from './common.ts';
import { autocovariance, mean, ratesOf } from './video-statistics.ts';

const KEY = 'cameras';
/** A picture, which rates are taken over. */
const STEP_S = 1 / SCENE.picturesPerS;
const LAGS = Array.from({ length: 31 }, (_, lag) => lag);

/** Rates of one camera picture by picture, in Mb/s; empty while its plan is not there. */
function plannedRates(read: ColumnReader, camera: number): readonly number[] {
  const ps = read(`flows.${camera + 1}.transfer.planned.ps`);
  return ps === null
    ? []
    : ratesOf(
        ps.map((at) => at / SECOND_PS),
        FRAME_OCTETS,
        STEP_S,
      );
}

const allRates = (read: ColumnReader): readonly (readonly number[])[] =>
  Array.from({ length: CAMERAS }, (_, camera) => plannedRates(read, camera)).filter((rates) => rates.length > 0);

/** Deviations from the mean that the source was given, so that no plan's own mean hides how far it strayed. */
function drawn(read: ColumnReader): ChartTrace | null {
  const plans = allRates(read);
  if (plans.length === 0) return null;
  const covariances = plans.map((rates) => autocovariance(rates, MEAN_MBPS, LAGS));
  return { x: LAGS.map((lag) => lag * STEP_S), y: LAGS.map((lag) => mean(covariances.map((own) => own[lag] ?? 0))) };
}

const theory = (seconds: number): number => VARIANCE * Math.exp(-SCENE.decayPerS * seconds);

/** Seconds of video of all cameras together. */
const SECONDS = (CAMERAS * PLAN_OCTETS * 8) / (MEAN_MBPS * 1e6);
/** Three standard errors of the mean, and of the variance, of a source with such an autocovariance over so long. */
const MEAN_WITHIN = 3 * Math.sqrt((2 * VARIANCE) / (SCENE.decayPerS * SECONDS));
const VARIANCE_WITHIN = 3 * Math.sqrt(2 / (SCENE.decayPerS * SECONDS));

function findings(collected: Collected): Findings {
  const read = collected.recorded(KEY);
  const plans = read === null ? [] : allRates(read);
  const covariance = collected.series.find(({ key }) => key === 'drawn')?.trace?.y ?? [];
  if (plans.length === 0 || covariance.length === 0) return NOTHING;
  const rate = mean(plans.map(mean));
  /** The first lag that its own picture has no part in. */
  const spread = covariance[1] ?? 0;
  const expected = theory(STEP_S);
  const half = LAGS.find((lag) => (covariance[lag] ?? 0) < expected / 2) ?? LAGS.length;
  return {
    title: say('video.finding', { rate: fixed(rate, 1), ms: fixed(half * STEP_S * 1e3, 0) }),
    checks: [
      judged(collected, say('video.mean', { rate: fixed(MEAN_MBPS, 2), within: fixed(MEAN_WITHIN, 2) }), () => ({
        holds: Math.abs(rate - MEAN_MBPS) <= MEAN_WITHIN,
        detail: say('video.mean.detail', { rate: fixed(rate, 2) }),
      })),
      judged(collected, say('video.spread', { percent: fixed(100 * VARIANCE_WITHIN, 0) }), () => ({
        holds: Math.abs(spread / expected - 1) <= VARIANCE_WITHIN,
        detail: say('video.spread.detail', { ours: fixed(spread, 2), theory: fixed(expected, 2) }),
      })),
    ],
    notes: [say('video.inputs'), say('video.left-out'), say('video.source')],
  };
}

const input = (key: 'mean' | 'variance' | 'decay' | 'mini', value: number, unit: string): Parameter => ({
  key,
  label: say(`video.input.${key}`),
  unit,
  paths: [],
  value,
  provenance: 'assumed',
  note: say(`video.input.${key}.note`),
});

const settings = { durationPs: SECOND_PS / 2, warmupPs: 0, repetitions: 1, note: say('video.quality') };
const quality: Readonly<Record<Quality, QualitySettings>> = { quick: settings, full: settings };

const base = () =>
  cameras({
    title: say.english('video.label'),
    question: say.english('video.question'),
    notes: say.english('video.network'),
  });

export const classicVideo: TraceExperiment = {
  kind: 'trace',
  form: 'lines',
  id: 'classic-video',
  paper: 'classic',
  topics: ['source'],
  label: say('video.label'),
  question: say('video.question'),
  base,
  variants: [{ key: KEY, name: say('video.cameras', { cameras: CAMERAS }), base }],
  extract: [
    { variant: KEY, key: 'drawn', name: say('video.drawn'), columns: drawn },
    {
      variant: KEY,
      key: 'theory',
      name: say('video.theory'),
      columns: (read) => {
        const trace = drawn(read);
        return trace === null ? null : { x: trace.x, y: trace.x.map(theory) };
      },
    },
  ],
  x: { label: say('video.x'), unit: 's', scale: 'linear' },
  y: { label: say('video.y'), unit: '(Mb/s)²' },
  quality,
  parameters: [
    input('mean', MEAN_MBPS, 'Mb/s'),
    input('variance', Number(VARIANCE.toFixed(3)), '(Mb/s)²'),
    input('decay', SCENE.decayPerS, '1/s'),
    input('mini', MINI_SOURCES.count, ''),
  ],
  paperPoints: [],
  findings,
};
