/** Cluj's experiments B and C: what a video source makes, by the rates of its mini-sources and by the probability that one is on. */

import { fixed } from '@lanelab/messages';
import { say } from '@lanelab/messages/papers-cluj';
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
  readonly bars: readonly Bar[];
}

/** Throughput of a plan for each of many sources, each beside its theory. */
function throughputs({ letter, model, bars }: Throughputs): VariantsExperiment {
  const area = letter === 'B' ? 'video.b' : 'video.c';
  const { id, label, title } = videoNames(letter, model);
  const variants: readonly Variant[] = bars.map(({ series, name, x: place, label: at, source }) => ({
    key: `${series}-${place}`,
    name: say('video.rates.variant', { series: name, place: at }),
    base: () => video(source, TESTFILE_1, title, say.english(`${area}.question.${model}`)),
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
      title: say(`${area}.finding.${model}`),
      checks: [
        {
          statement: say('video.rates.theory'),
          holds: most < SIGMAS,
          detail: say('video.rates.theory.detail', { most: fixed(most, 1) }),
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
    question: say(`${area}.question.${model}`),
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
    x: { label: say(`${area}.x.${model}`), unit: '' },
    y: { label: say('video.rates.y'), unit: 'Mb/s' },
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
  bars: rateBars(['\u03B1', '\u03B2'], (rates) => ({ low: { ...VIDEO_MODELS.M1.low, ...rates } })),
});

export const clujVideoBM2 = throughputs({
  letter: 'B',
  model: 'M2',
  bars: rateBars(['\u03B3', '\u03B4'], (rates) => ({
    ...VIDEO_MODELS.M2,
    high: { ...VIDEO_MODELS.M2.high, ...rates },
  })),
});

/** Changes a second of one mini-source, on and off together. */
const CHANGES = 50;

/** Rates of a mini-source that is on for this share of the time. */
const onFor = (percent: number) => ({
  onPerS: (CHANGES * percent) / 100,
  offPerS: (CHANGES * (100 - percent)) / 100,
});

const percentLabel = (percent: number): string => say('video.percent', { percent });
const PERCENT = [10, 30, 50, 70, 90];

export const clujVideoC = throughputs({
  letter: 'C',
  model: 'M1',
  bars: [5, 10].flatMap((count) =>
    PERCENT.map((percent) => ({
      series: `n${count}`,
      name: `N ${count}`,
      x: percent,
      label: percentLabel(percent),
      source: { low: { ...VIDEO_MODELS.M1.low, count, ...onFor(percent) } },
    })),
  ),
});

export const clujVideoCM2 = throughputs({
  letter: 'C',
  model: 'M2',
  bars: [20, 50, 80].flatMap((low) =>
    PERCENT.map((high) => ({
      series: `low${low}`,
      name: say('video.rates.small', { percent: low }),
      x: high,
      label: percentLabel(high),
      source: { low: { ...VIDEO_MODELS.M2.low, ...onFor(low) }, high: { ...VIDEO_MODELS.M2.high, ...onFor(high) } },
    })),
  ),
});
