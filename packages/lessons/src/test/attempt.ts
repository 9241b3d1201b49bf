/** What a student may try in a step of a built-in lesson, as data: it is played in Node and in the browser alike. */
import { loadPreset } from '@lanelab/papers/load';
import { mustParse, type Scenario, setPaths } from '@lanelab/scenario';
import {
  type Answer,
  type Lesson,
  type OpenSource,
  type ScenarioChange,
  startOf,
  type Variant,
  variantOf,
} from '../lesson/index.ts';

export interface Attempt {
  readonly answer?: Answer;
  /** Changes of the network that the step begins with. */
  readonly changes?: readonly ScenarioChange[];
  /** Draws the variant of the lesson. */
  readonly seed?: string;
}

/** An attempt that has to be refused, and what it has to teach. */
export interface WrongAttempt {
  /** What the student does, as the end of “A student …”. */
  readonly name: string;
  /** Id of the step. */
  readonly step: string;
  readonly attempt: Attempt;
  /** Texts of the checks that do not hold, all of them, in the order of the step. None where the form knows that the answer is wrong. */
  readonly failed: readonly string[];
  /** What the student has to read: words, or a pattern around measured values. `^` and `$` are the ends of what is read. */
  readonly reads: readonly (string | RegExp)[];
}

/** The seed of an attempt that names none. */
export const ANY_SEED = '1';

/** Opens what a built-in lesson names. Throws where it names a link, or a preset that does not exist. */
export const openBuiltIn: OpenSource = async (source) => {
  if (source.kind === 'document') return mustParse(source.document);
  if (source.kind === 'link') throw new Error('a built-in lesson names presets, not links');
  const preset = await loadPreset(source.id);
  if (preset === null) throw new Error(`there is no preset ${source.id}`);
  return preset.build();
};

/** Position of a step by its id. Throws where the lesson has no such step. */
export function stepIndex({ steps }: Lesson, id: string): number {
  const index = steps.findIndex((step) => step.id === id);
  if (index < 0) throw new Error(`the lesson has no step ${id}`);
  return index;
}

interface Attempted {
  readonly variant: Variant;
  /** The network that the step begins with, and the same with the changes of the attempt. */
  readonly start: Scenario;
  readonly scenario: Scenario;
}

/** The networks of an attempt at the step of that id. Throws where its changes do not fit the network. */
export async function attempted(lesson: Lesson, id: string, { changes, seed }: Attempt): Promise<Attempted> {
  const variant = variantOf(lesson, seed ?? ANY_SEED);
  const start = await startOf(lesson, stepIndex(lesson, id), { open: openBuiltIn, variant });
  const changed = setPaths(start, changes ?? []);
  if (!changed.ok) throw new Error(`the attempt does not fit: ${JSON.stringify(changed.errors)}`);
  return { variant, start, scenario: changed.scenario };
}

/** Whether one of the texts that a student sees has these words, or fits this pattern. */
export const isRead = (words: string | RegExp, texts: readonly string[]): boolean =>
  texts.some((text) => (typeof words === 'string' ? text.includes(words) : words.test(text)));
