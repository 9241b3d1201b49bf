/** Cluj's experiment A: how probable the states of a video source are, and what it makes in them. */

import type { ChartTrace } from '@lanelab/charts';
import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-cluj';
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
function states(model: VideoModel, finding: (mbps: number) => string): TraceExperiment {
  const { id, label, title } = videoNames('A', model);
  const source = VIDEO_MODELS[model];
  const theory = rateProbabilities(source);
  const rates = [...theory.keys()];
  const variant: Variant = {
    key: model.toLowerCase(),
    name: model,
    base: () => video(source, FRAME, title, say.english(`video.a.question.${model}`)),
  };
  const findings = ({ series }: Collected): Findings => {
    const ours = series.find(({ key }) => key === 'drawn')?.trace?.y ?? [];
    if (ours.length === 0) return { title: '', checks: [], notes: [] };
    const off = Math.max(...rates.map((mbps, place) => Math.abs((ours[place] ?? 0) - (theory.get(mbps) ?? 0))));
    const most = rates.reduce((best, _, place) => ((ours[place] ?? 0) > (ours[best] ?? 0) ? place : best), 0);
    return {
      title: finding(rates[most] ?? 0),
      checks: [
        {
          statement: say(`video.a.binomial.${model}`),
          holds: off < 0.05,
          detail: say('video.a.binomial.detail', { off: fixed(off, 3) }),
        },
      ],
      notes: [assumedNote(model)],
    };
  };
  return {
    ...videoExperiment,
    id,
    label,
    kind: 'trace',
    form: 'lines',
    question: say(`video.a.question.${model}`),
    base: variant.base,
    variants: [variant],
    extract: [
      { variant: variant.key, key: 'drawn', name: say('video.a.drawn'), columns: (read) => drawn(read, rates) },
      {
        variant: variant.key,
        key: 'theory',
        name: say('video.a.theory'),
        columns: (read) => (drawn(read, rates) === null ? null : { x: rates, y: [...theory.values()] }),
      },
    ],
    x: { label: say('video.a.x'), unit: 'Mb/s', scale: 'linear' },
    y: { label: say('video.a.y'), unit: '' },
    findings,
  };
}

export const clujVideoA = states('M1', (mbps) => {
  const { count, bps } = VIDEO_MODELS.M1.low;
  return say('video.a.finding.M1', { on: Math.round((mbps * 1e6) / bps), count, rate: fixed(mbps, 1) });
});

export const clujVideoAM2 = states('M2', (mbps) => say('video.a.finding.M2', { rate: fixed(mbps, 1) }));
