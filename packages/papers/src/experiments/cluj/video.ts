/** Cluj's experiments A, B and C: video sources of one kind of mini-source (M1) and of two (M2), and what all three share. */

import { say } from '@lanelab/messages/papers-cluj';
import type { Scenario } from '@lanelab/scenario';
import type { Quality, QualitySettings } from '../../experiment.ts';
import { cluj, VIDEO_SOURCES } from '../../networks/cluj/testbeds.ts';
import { SECOND_PS } from '../../networks/common.ts';
import { clujParameters } from './common.ts';
import type { MiniSources, VideoSource } from './video-theory.ts';

/** As much video as a file may have. */
export const VIDEO_OCTETS = 16_000_000;

export type VideoModel = 'M1' | 'M2';

/** The sources of the models, assumed to be those of M1_B and M2_B. */
export const VIDEO_MODELS = { M1: VIDEO_SOURCES.m1b, M2: VIDEO_SOURCES.m2b } as const;

const sourcesText = ({ count, bps, onPerS, offPerS }: MiniSources): string =>
  say('video.sources', { count, rate: bps / 1e6, on: onPerS, off: offPerS });

/** The assumed sources, for a reader who looks for the paper's own numbers. */
export function assumedNote(model: VideoModel): string {
  const { low, high }: VideoSource = VIDEO_MODELS[model];
  return high === undefined
    ? say('video.assumed.one', { sources: sourcesText(low) })
    : say('video.assumed.two', { low: sourcesText(low), high: sourcesText(high) });
}

/** Public name, label and title of an experiment with one of the models; the first has none in its name. */
export function videoNames(letter: 'A' | 'B' | 'C', model: VideoModel) {
  const [ending, which] = model === 'M1' ? ['', letter] : [`-${model.toLowerCase()}`, `${letter}, ${model}`];
  return {
    id: `cluj-video-${letter.toLowerCase()}${ending}`,
    label: say('video.label', { which }),
    title: `Cluj, experiment ${which}`,
  };
}

/** Only the plan counts: runs end when it is there. */
const QUALITY: Readonly<Record<Quality, QualitySettings>> = {
  quick: { durationPs: 0.25 * SECOND_PS, warmupPs: 0, repetitions: 1, note: say('video.quality.quick') },
  full: { durationPs: 0.25 * SECOND_PS, warmupPs: 0, repetitions: 5, note: say('video.quality.full') },
};

export const videoExperiment = {
  paper: 'cluj',
  topics: ['source'],
  quality: QUALITY,
  paperPoints: [],
  parameters: clujParameters('atm'),
} as const;

/** A client plans to send a video to the server, and has begun. */
export function video(source: VideoSource, frameOctets: number, title: string, question: string): Scenario {
  const scenario = cluj({ network: 'atm', service: 'client-server', schedule: 'none', title, question });
  const flows = scenario.model.flows.map((flow) =>
    flow.kind === 'relay'
      ? { ...flow, octets: VIDEO_OCTETS, source: { kind: 'markov' as const, frameOctets, ...source } }
      : flow,
  );
  return { ...scenario, model: { ...scenario.model, flows } };
}
