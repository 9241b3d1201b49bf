/** What a clock has to know of documents that people bring along and change. A page whose documents stay as they are does without it. */
import { type Model, modelHash } from '@lanelab/scenario';
import type { PlaybackOptions } from './controller.ts';
import { refusalWords } from './run/refusal-words.ts';

const names = new WeakMap<Model, string>();

/** The name of a model's run: models that differ in names of devices alone have the same. */
export function runName(model: Model): string {
  const name = names.get(model) ?? modelHash(model);
  names.set(model, name);
  return name;
}

export const documentRuns = {
  isSameRun: (one, other) => runName(one) === runName(other),
  refusalWords,
} as const satisfies Partial<PlaybackOptions>;
