/** Rules between the parts of a lesson, beyond those of each value. Checks are read where their network is at hand (`checks/`). */
import { depthFaults } from './depth.ts';
import type { Lesson, LessonStep } from './document.ts';
import { drawsByName, expectedFaultsOf } from './expected-faults.ts';
import type { LessonFault } from './faults.ts';
import { isMessage } from './fill.ts';
import { liveLink, targetsIn } from './links.ts';
import type { StepSource } from './source.ts';
import { formOf } from './task.ts';
import { LESSON_LANGUAGES, type LocalText, languagesOf, textIn } from './text.ts';
import { textsOf } from './texts.ts';

/** Every fault between parts, in the order of the document. */
export function ruleFaults(lesson: Lesson): readonly LessonFault[] {
  return [
    ...drawFaults(lesson),
    ...stepFaults(lesson),
    ...depthFaults(lesson),
    ...textsOf(lesson).flatMap(({ path, text }) => textFaults(path, text)),
  ];
}

/** Names that stand there more than once. */
const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

const drawFaults = ({ draws }: Lesson): readonly LessonFault[] =>
  repeated(draws.map(({ id }) => id)).map((name) => ({ code: 'name-taken', path: 'draws', name }));

function stepFaults({ steps, draws }: Lesson): readonly LessonFault[] {
  const byName = drawsByName(draws);
  const known = draws.map(({ id }) => id);
  return steps.flatMap((step, index) => {
    const path = `steps[${index}]`;
    const earlier = steps.slice(0, index).map(({ id }) => id);
    const faults: LessonFault[] = [];
    if (earlier.includes(step.id)) faults.push({ code: 'step-id-taken', path: `${path}.id`, id: step.id });
    if (index === 0 && step.scenario === undefined)
      faults.push({ code: 'first-step-without-network', path: `${path}.scenario` });
    faults.push(
      ...sourceFaults(`${path}.scenario`, step.scenario, earlier),
      ...sourceFaults(`${path}.solution.scenario`, step.solution?.scenario, earlier),
    );
    for (const id of step.draws)
      if (!known.includes(id)) faults.push({ code: 'no-such-draw', path: `${path}.draws`, id, known });
    for (const name of repeated(step.values.map((value) => value.name)))
      faults.push({ code: 'name-taken', path: `${path}.values`, name });
    return [...faults, ...answerFaults(`${path}.task.answer`, step), ...expectedFaultsOf(path, step, byName)];
  });
}

/** A step goes on from an earlier one only, so that steps make no circle. */
function sourceFaults(
  path: string,
  source: StepSource | undefined,
  earlier: readonly string[],
): readonly LessonFault[] {
  if (source?.kind !== 'step' || earlier.includes(source.id)) return [];
  return [{ code: 'no-earlier-step', path, id: source.id, earlier }];
}

function answerFaults(path: string, { task }: LessonStep): readonly LessonFault[] {
  const form = formOf(task);
  if (form === null) return [];
  if (form.kind === 'curve') return form.toS > form.fromS ? [] : [{ code: 'curve-without-time', path }];
  if (form.kind !== 'choice' && form.kind !== 'order') return [];
  const [key, options] = form.kind === 'choice' ? ['options', form.options] : ['items', form.items];
  return repeated(options.map(({ id }) => id)).map((name) => ({ code: 'name-taken', path: `${path}.${key}`, name }));
}

function textFaults(path: string, written: LocalText): readonly LessonFault[] {
  return LESSON_LANGUAGES.filter((language) => languagesOf(written).includes(language)).flatMap((language) => {
    if (typeof written === 'string' && language !== 'en') return [];
    const text = textIn(language, written);
    const at = typeof written === 'string' ? path : `${path}.${language}`;
    if (!isMessage(text)) return [{ code: 'broken-text', path: at, text }];
    return targetsIn(text).flatMap((target): LessonFault[] =>
      liveLink(target) === null ? [{ code: 'unknown-link', path: at, target }] : [],
    );
  });
}
