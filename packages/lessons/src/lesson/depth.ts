/** Values that a lesson passes on unread: documents, and what its changes set. Whoever copies or writes them goes down every level. */
import type { Lesson } from './document.ts';
import type { LessonFault } from './faults.ts';
import type { ScenarioChange, StepSource } from './source.ts';

/** A scenario needs less than 16 levels of objects and lists. */
const MAX_LEVELS = 24;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** Whether a value has more levels than anything that a scenario takes. */
export const isTooDeep = (value: unknown): boolean => isDeeper(value, MAX_LEVELS);

const faultOf = (path: string, value: unknown): readonly LessonFault[] =>
  isTooDeep(value) ? [{ code: 'too-deep', path, levels: MAX_LEVELS }] : [];

const ofChanges = (path: string, changes: readonly ScenarioChange[] = []): readonly LessonFault[] =>
  changes.flatMap(({ value }, index) => faultOf(`${path}[${index}].value`, value));

const ofSource = (path: string, source: StepSource | undefined): readonly LessonFault[] =>
  source?.kind === 'document' ? faultOf(`${path}.document`, source.document) : [];

export function depthFaults({ draws, steps }: Lesson): readonly LessonFault[] {
  return [
    ...draws.flatMap(({ of }, draw) =>
      of.flatMap(({ changes }, index) => ofChanges(`draws[${draw}].of[${index}].changes`, changes)),
    ),
    ...steps.flatMap(({ scenario, changes, solution }, index) => {
      const path = `steps[${index}]`;
      return [
        ...ofSource(`${path}.scenario`, scenario),
        ...ofChanges(`${path}.changes`, changes),
        ...ofSource(`${path}.solution.scenario`, solution?.scenario),
        ...ofChanges(`${path}.solution.changes`, solution?.changes),
      ];
    }),
  ];
}
