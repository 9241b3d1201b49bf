/** Cluj's experiments B and C: what a video source makes, by the rates of its mini-sources and by the probability that one is on. */

import type { Collected, Findings, Variant, VariantsExperiment } from '../../experiment.ts';
import { TESTFILE_1 } from '../../networks/cluj/testbeds.ts';
import { firstOf, TRANSFER } from './common.ts';
import {
  assumedNote,
  VIDEO_MODELS,
  VIDEO_OCTETS,
  type VideoModel,
  video,
  videoExperiment,
  videoNames,
} from './video.ts';
import { meanMbps, standardError, type VideoSource } from './video-theory.ts';

/** How far off the mean of a plan may be, in standard errors. */
const SIGMAS = 4;

interface Bar {
  readonly series: string;
  readonly name: string;
  readonly x: number;
  readonly label: string;
  readonly source: VideoSource;
}

interface Throughputs {
  readonly letter: 'B' | 'C';
  readonly model: VideoModel;
  readonly question: string;
  readonly bars: readonly Bar[];
  readonly x: string;
  readonly finding: string;
}

/** Throughput of a plan for each of many sources, each beside its theory. */
function throughputs({ letter, model, question, bars, x, finding }: Throughputs): VariantsExperiment {
  const { id, label, title } = videoNames(letter, model);
  const variants: readonly Variant[] = bars.map(({ series, name, x: place, label: at, source }) => ({
    key: `${series}-${place}`,
    name: `${name}, ${at}`,
    base: () => video(source, TESTFILE_1, title, question),
    part: { series, name, x: place },
    isPoint: true,
  }));
  const labels = new Map(bars.map((bar) => [bar.x, bar.label]));
  const findings = ({ series, done, total }: Collected): Findings => {
    if (done < total) return { title: '', checks: [], notes: [] };
    const errors = bars.map((bar) => {
      const ours = series.find(({ key }) => key === bar.series)?.points.find((point) => point.x === bar.x)?.y ?? 0;
      return Math.abs(ours - meanMbps(bar.source)) / standardError(bar.source, VIDEO_OCTETS);
    });
    const most = Math.max(...errors);
    return {
      title: finding,
      checks: [
        {
          statement: 'Throughput is that of theory: number of mini-sources, times rate, times probability of being on',
          holds: most < SIGMAS,
          detail: `no value is off by more than ${most.toFixed(1)} standard errors of one plan`,
        },
      ],
      notes: [assumedNote(model)],
    };
  };
  return {
    ...videoExperiment,
    id,
    label,
    kind: 'variants',
    form: 'bars',
    question,
    base: firstOf(variants),
    variants,
    series: 'variants',
    measures: [...labels].map(([place, at]) => ({
      x: place,
      label: at,
      metric: `${TRANSFER}.planned.endPs`,
      factor: VIDEO_OCTETS * 8e6,
      reciprocal: true as const,
    })),
    x: { label: x, unit: '' },
    y: { label: 'Planned throughput', unit: 'Mb/s' },
    findings,
  };
}

/** Changes a second: how often off makes the series, how often on the places. */
const OFF_PER_S = [10, 20, 40];
const ON_PER_S = [10, 20, 30, 40, 60];

/** A bar for each pair of rates of one kind of mini-source, with the Greek letters of both. */
const rateBars = (
  [on, off]: readonly [string, string],
  sourceOf: (rates: { readonly onPerS: number; readonly offPerS: number }) => VideoSource,
): readonly Bar[] =>
  OFF_PER_S.flatMap((offPerS) =>
    ON_PER_S.map((onPerS) => ({
      series: `off${offPerS}`,
      name: `${off} ${offPerS}`,
      x: onPerS,
      label: `${on} ${onPerS}`,
      source: sourceOf({ onPerS, offPerS }),
    })),
  );

export const clujVideoB = throughputs({
  letter: 'B',
  model: 'M1',
  question: 'How does a video source\u2019s throughput depend on its rates of change?',
  bars: rateBars(['\u03B1', '\u03B2'], (rates) => ({ low: { ...VIDEO_MODELS.M1.low, ...rates } })),
  x: 'Rates of going on (\u03B1) and off (\u03B2), per second',
  finding: 'The more often mini-sources go on, and the less often off, the more they make',
});

export const clujVideoBM2 = throughputs({
  letter: 'B',
  model: 'M2',
  question: 'How much of the throughput do the large mini-sources\u2019 rates of change decide?',
  bars: rateBars(['\u03B3', '\u03B4'], (rates) => ({
    ...VIDEO_MODELS.M2,
    high: { ...VIDEO_MODELS.M2.high, ...rates },
  })),
  x: 'Rates of the large mini-sources going on (\u03B3) and off (\u03B4), per second',
  finding: 'Large mini-sources that stay on add to what the small ones make',
});

/** Changes a second of one mini-source, both ways together. */
const CHANGES = 50;

/** Rates of a mini-source that is on for this share of the time. */
const onFor = (percent: number) => ({
  onPerS: (CHANGES * percent) / 100,
  offPerS: (CHANGES * (100 - percent)) / 100,
});

const percentLabel = (percent: number): string => `${percent}\u00A0%`;
const PERCENT = [10, 30, 50, 70, 90];

export const clujVideoC = throughputs({
  letter: 'C',
  model: 'M1',
  question: 'How does a video source\u2019s throughput depend on the probability of its states?',
  bars: [5, 10].flatMap((count) =>
    PERCENT.map((percent) => ({
      series: `n${count}`,
      name: `N ${count}`,
      x: percent,
      label: percentLabel(percent),
      source: { low: { ...VIDEO_MODELS.M1.low, count, ...onFor(percent) } },
    })),
  ),
  x: 'Probability that one of N mini-sources is on',
  finding: 'Throughput is in proportion to the probability of being on',
});

export const clujVideoCM2 = throughputs({
  letter: 'C',
  model: 'M2',
  question: 'What does a video make whose small and large mini-sources have probabilities of their own?',
  bars: [20, 50, 80].flatMap((low) =>
    PERCENT.map((high) => ({
      series: `low${low}`,
      name: `small ${percentLabel(low)}`,
      x: high,
      label: percentLabel(high),
      source: { low: { ...VIDEO_MODELS.M2.low, ...onFor(low) }, high: { ...VIDEO_MODELS.M2.high, ...onFor(high) } },
    })),
  ),
  x: 'Probability that a large mini-source is on',
  finding: 'Both kinds of mini-sources add up, each in proportion to its probability of being on',
});
