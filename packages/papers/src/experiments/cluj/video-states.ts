/** Cluj's experiment A: how probable the states of a video source are, and what it makes in them. */

import type { ChartTrace } from '@lanelab/charts';
import type { Collected, ColumnReader, Findings, TraceExperiment, Variant } from '../../experiment.ts';
import { TRANSFER, US_OF_PS } from './common.ts';
import { assumedNote, VIDEO_MODELS, type VideoModel, video, videoExperiment, videoNames } from './video.ts';
import { rateProbabilities } from './video-theory.ts';

/** Short, so that hardly any frame is made in two states. */
const FRAME = 999;

/** Share of the time in which frames came at each of these rates in Mb/s, which are in rising order. */
function drawn(read: ColumnReader, rates: readonly number[]): ChartTrace | null {
  const [ps, octets] = [read(`${TRANSFER}.planned.ps`), read(`${TRANSFER}.planned.octets`)];
  if (ps === null || octets === null) return null;
  const times = rates.map(() => 0);
  for (const [index, at] of ps.entries()) {
    const us = ((ps[index + 1] ?? at) - at) * US_OF_PS;
    if (us === 0) continue;
    const rate = ((octets[index] ?? 0) * 8) / us;
    const nearest = rates.reduce(
      (best, candidate, place) => (Math.abs(candidate - rate) < Math.abs((rates[best] ?? 0) - rate) ? place : best),
      0,
    );
    times[nearest] = (times[nearest] ?? 0) + us;
  }
  const all = times.reduce((sum, us) => sum + us, 0);
  return all === 0 ? null : { x: rates, y: times.map((us) => us / all) };
}

/** Throughput of each state against its probability. */
function states(model: VideoModel, finding: (mbps: number) => string, statement: string): TraceExperiment {
  const question = {
    M1: 'How often does a video source make how much?',
    M2: 'How often does a video of small and large mini-sources make how much?',
  }[model];
  const { id, label, title } = videoNames('A', model);
  const source = VIDEO_MODELS[model];
  const theory = rateProbabilities(source);
  const rates = [...theory.keys()];
  const variant: Variant = {
    key: model.toLowerCase(),
    name: model,
    base: () => video(source, FRAME, title, question),
  };
  const findings = ({ series }: Collected): Findings => {
    const ours = series.find(({ key }) => key === 'drawn')?.trace?.y ?? [];
    if (ours.length === 0) return { title: '', checks: [], notes: [] };
    const off = Math.max(...rates.map((mbps, place) => Math.abs((ours[place] ?? 0) - (theory.get(mbps) ?? 0))));
    const most = rates.reduce((best, _, place) => ((ours[place] ?? 0) > (ours[best] ?? 0) ? place : best), 0);
    return {
      title: finding(rates[most] ?? 0),
      checks: [{ statement, holds: off < 0.05, detail: `at most ${off.toFixed(3)} off in one plan` }],
      notes: [assumedNote(model)],
    };
  };
  return {
    ...videoExperiment,
    id,
    label,
    kind: 'trace',
    form: 'lines',
    question,
    base: variant.base,
    variants: [variant],
    extract: [
      { variant: variant.key, key: 'drawn', name: 'drawn', columns: (read) => drawn(read, rates) },
      {
        variant: variant.key,
        key: 'theory',
        name: 'theory',
        columns: (read) => (drawn(read, rates) === null ? null : { x: rates, y: [...theory.values()] }),
      },
    ],
    x: { label: 'Throughput', unit: 'Mb/s', scale: 'linear' },
    y: { label: 'Probability', unit: '' },
    findings,
  };
}

export const clujVideoA = states(
  'M1',
  (mbps) => {
    const { count, bps } = VIDEO_MODELS.M1.low;
    return `Most often ${Math.round((mbps * 1e6) / bps)} of ${count} mini-sources are on, and make ${mbps.toFixed(1)}\u00A0Mb/s`;
  },
  'States are as probable as a binomial distribution has it',
);

export const clujVideoAM2 = states(
  'M2',
  (mbps) => `Large mini-sources spread the rate: most often it is ${mbps.toFixed(1)}\u00A0Mb/s`,
  'Rates are as probable as two independent binomial distributions have it',
);
