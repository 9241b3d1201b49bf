/** Small lessons for the tests of this package. */
import { mustParse, type Scenario } from '@lanelab/scenario';
import type { Lesson, LessonInput } from '../document.ts';
import type { LessonFault } from '../faults.ts';
import { parseLesson } from '../read.ts';

type StepInput = LessonInput['steps'][number];

/** A step that is only read; it begins with the preset `lan`. */
export const step = (changes: Partial<StepInput> = {}): StepInput => ({
  id: 'first',
  title: 'First',
  scenario: { kind: 'preset', id: 'lan' },
  task: { kind: 'read' },
  ...changes,
});

export const lesson = (changes: Partial<LessonInput> = {}): LessonInput => ({
  lanelabLesson: 1,
  title: 'A lesson',
  minutes: 10,
  steps: [step()],
  ...changes,
});

/** The lesson as it is read; throws where it has faults. */
export function mustRead(document: unknown): Lesson {
  const read = parseLesson(document);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.lesson;
}

export function faultsOf(document: unknown): readonly LessonFault[] {
  const read = parseLesson(document);
  return read.ok ? [] : read.faults;
}

/** Two hosts that are not linked, told apart by the seed. */
export const network = (seed = 1): Scenario =>
  mustParse({
    lanelab: 1,
    model: {
      nodes: [1, 2].map((id) => ({ id, kind: 'host', name: `H${id}`, ports: [{ id: 1, phy: 'oc3c' }] })),
      durationPs: 1_000_000,
      seed,
    },
    view: { title: 'Two hosts' },
  });
