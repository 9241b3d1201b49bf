/**
 * Reads lessons: sound, or a list of what is wrong with them. There is one version so far; an older one will be migrated here, as
 * scenarios are.
 */
import { parseScenario } from '@lanelab/scenario';
import { checked } from '@lanelab/scenario/documents';
import { LESSON_VERSION, type Lesson, lessonSchema } from './document.ts';
import type { LessonFault } from './faults.ts';
import { ruleFaults } from './rules.ts';

export type LessonResult =
  | { readonly ok: true; readonly lesson: Lesson }
  | {
      readonly ok: false;
      readonly faults: readonly LessonFault[];
      /** The lesson where every value keeps its rule and only rules between parts are broken: an editor can go on from it. */
      readonly loose?: Lesson;
    };

/** Octets of a lesson as JSON in UTF-8 that a server stores and a page opens from a file. */
export const MAX_LESSON_OCTETS = 5 << 20;

/** Faults beyond these add nothing. */
const MAX_FAULTS = 100;

const refuse = (...faults: readonly LessonFault[]) => ({
  ok: false as const,
  faults: faults.slice(0, MAX_FAULTS),
});

/** Scenarios inside a lesson keep the rules of scenarios, and their faults have the path of the step. */
function embeddedFaults({ steps }: Lesson): readonly LessonFault[] {
  return steps.flatMap((step, index) => {
    const at = `steps[${index}]`;
    const sources = [
      [`${at}.scenario`, step.scenario],
      [`${at}.solution.scenario`, step.solution?.scenario],
    ] as const;
    return sources.flatMap(([path, source]) => {
      if (source?.kind !== 'document') return [];
      const parsed = parseScenario(source.document);
      if (parsed.ok) return [];
      return parsed.errors.map((issue): LessonFault => {
        const where = `${path}.document.${issue.path}`;
        return { code: 'issue', path: where, issue: { ...issue, path: where } };
      });
    });
  });
}

/** Reads a lesson that has been parsed from JSON. */
export function parseLesson(document: unknown): LessonResult {
  const version: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'lanelabLesson') : undefined;
  const path = 'lanelabLesson';
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    const value = version === undefined ? {} : { value: version };
    const rule = { oldest: 1, newest: LESSON_VERSION };
    return refuse({ code: 'issue', path, issue: { code: 'unknown-version', path, ...value, rule } });
  }
  if (version > LESSON_VERSION) {
    const rule = { newest: LESSON_VERSION };
    return refuse({ code: 'issue', path, issue: { code: 'newer-version', path, value: version, rule } });
  }
  const result = checked(lessonSchema, document, MAX_FAULTS);
  if (!result.ok)
    return refuse(...result.issues.map((issue): LessonFault => ({ code: 'issue', path: issue.path, issue })));
  const ruleFaultsFound = ruleFaults(result.data);
  const faults = ruleFaultsFound.some(({ code }) => code === 'too-deep')
    ? ruleFaultsFound
    : [...ruleFaultsFound, ...embeddedFaults(result.data)];
  return faults.length === 0 ? { ok: true, lesson: result.data } : { ...refuse(...faults), loose: result.data };
}
