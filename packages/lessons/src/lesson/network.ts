/** The network that a step begins with, and the one that solves it. */
import { type Issue, type Scenario, setPaths } from '@lanelab/scenario';
import type { Lesson, LessonStep } from './document.ts';
import { drawnChanges } from './drawn-step.ts';
import type { ScenarioChange, StepSource } from './source.ts';
import { drawnValues, type Variant } from './variant.ts';

/** Opens what a step names by itself: a preset, a link, a document. Rejects with the reason where it cannot be opened. */
export type OpenSource = (source: Exclude<StepSource, { kind: 'step' }>) => Promise<Scenario>;

/** The network that the student left at the end of a step; null where the student left none. */
export type OwnNetwork = (stepId: string) => Scenario | null;

export interface NetworkOptions {
  readonly open: OpenSource;
  readonly variant: Variant;
  /** Without it every step goes on with the network that solves the step before. */
  readonly own?: OwnNetwork;
}

/** A change of a lesson that does not fit the network it is made in. */
export class LessonChangeError extends Error {
  override readonly name = 'LessonChangeError';
  /** Place in the lesson: `steps[2].changes`. */
  readonly path: string;
  readonly issues: readonly Issue[];
  constructor(path: string, issues: readonly Issue[]) {
    super(`${path}: ${issues.map(({ code, path: at }) => `${code} ${at}`).join(', ')}`);
    this.path = path;
    this.issues = issues;
  }
}

/** @throws LessonChangeError where a change names nothing of the network, or breaks a rule of scenarios */
function changed(scenario: Scenario, changes: readonly ScenarioChange[], path: string): Scenario {
  if (changes.length === 0) return scenario;
  const result = setPaths(scenario, changes);
  if (!result.ok) throw new LessonChangeError(path, result.errors);
  return result.scenario;
}

function stepAt({ steps }: Lesson, index: number): LessonStep {
  const step = steps[index];
  if (step === undefined) throw new Error(`the lesson has no step ${index + 1}`);
  return step;
}

/** The network of the step at `index` before the student touches it. */
export async function startOf(lesson: Lesson, index: number, options: NetworkOptions): Promise<Scenario> {
  const step = stepAt(lesson, index);
  const base = await baseOf(lesson, index, options);
  const drawn = step.draws.flatMap((id) => options.variant.get(id)?.changes ?? []);
  const path = `steps[${index}]`;
  return changed(changed(base, drawn, `${path}.draws`), step.changes, `${path}.changes`);
}

async function baseOf(lesson: Lesson, index: number, options: NetworkOptions): Promise<Scenario> {
  const { scenario: source } = stepAt(lesson, index);
  if (source !== undefined) return opened(lesson, index, source, options);
  const own = options.own?.(stepAt(lesson, index - 1).id) ?? null;
  return own ?? solvedAt(lesson, index - 1, options);
}

/**
 * What a source names: by itself, or the network that an earlier step begins with. A lesson that is being written may name its own
 * step or a later one, which leads nowhere.
 */
async function opened(lesson: Lesson, index: number, source: StepSource, options: NetworkOptions): Promise<Scenario> {
  if (source.kind !== 'step') return options.open(source);
  const earlier = lesson.steps.slice(0, index).findIndex(({ id }) => id === source.id);
  return startOf(lesson, earlier, options);
}

/** The network that solves the step: the one it begins with, or that of the solution, and the changes of the solution. */
export async function solvedAt(lesson: Lesson, index: number, options: NetworkOptions): Promise<Scenario> {
  const { solution } = stepAt(lesson, index);
  const source = solution?.scenario;
  const start =
    source === undefined ? await startOf(lesson, index, options) : await opened(lesson, index, source, options);
  const changes = drawnChanges(solution?.changes ?? [], drawnValues(options.variant));
  return changed(start, changes, `steps[${index}].solution.changes`);
}
