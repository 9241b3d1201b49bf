/** Rules of what is expected of a step: right options, orders and solutions, for every alternative that a student can draw. */
import { isTooDeep } from './depth.ts';
import type { Draw, LessonStep } from './document.ts';
import { drawnAnswer, drawnIds, drawnText, namesExpected } from './drawn-step.ts';
import type { LessonFault } from './faults.ts';
import type { FilledValues } from './fill.ts';
import type { ScenarioChange } from './source.ts';
import { type Answer, type AnswerForm, formOf } from './task.ts';

/** One way in which a draw can come out. */
interface Outcome {
  readonly values: FilledValues;
  /** The draw, and its alternative from 1; null where nothing is drawn. */
  readonly drawn: { readonly draw: string; readonly alternative: number } | null;
}

const NOTHING_DRAWN: Outcome = { values: {}, drawn: null };

const outcomesOf = ({ id, of }: Draw): readonly Outcome[] =>
  of.map(({ values }, index) => ({ values, drawn: { draw: id, alternative: index + 1 } }));

/** The draws that have a value of a name, found once for all the texts of a lesson. */
type DrawsByName = ReadonlyMap<string, readonly Draw[]>;

export function drawsByName(draws: readonly Draw[]): DrawsByName {
  const found = new Map<string, Draw[]>();
  for (const draw of draws)
    for (const name of new Set(draw.of.flatMap(({ values }) => Object.keys(values))))
      found.set(name, [...(found.get(name) ?? []), draw]);
  return found;
}

const drawsOf = (names: readonly string[], draws: DrawsByName): readonly Draw[] => [
  ...new Set(names.flatMap((name) => draws.get(name) ?? [])),
];

const namesIn = (texts: readonly string[]): readonly string[] => [...new Set(texts.flatMap(namesExpected))];

/** Alternatives that lack a value which a text beside drawn ones names: the text would keep its brace. */
function missingValues(path: string, names: readonly string[], draw: Draw): readonly LessonFault[] {
  return names.flatMap((name): LessonFault[] => {
    const index = draw.of.findIndex(({ values }) => !Object.hasOwn(values, name));
    return index < 0 ? [] : [{ code: 'drawn-value-missing', path, name, draw: draw.id, alternative: index + 1 }];
  });
}

/**
 * Judges texts that are expected together, once for each alternative of the draw that they name. They may name one draw: every
 * combination of several would have to be judged. Only the first alternative that fails is reported.
 */
function expectedFaults(
  path: string,
  texts: readonly string[],
  draws: DrawsByName,
  judge: (outcome: Outcome) => readonly LessonFault[],
): readonly LessonFault[] {
  const names = namesIn(texts);
  const [draw, ...others] = drawsOf(names, draws);
  if (draw === undefined) return judge(NOTHING_DRAWN);
  if (others.length > 0)
    return [{ code: 'several-draws', path, texts: [...texts], draws: [draw, ...others].map(({ id }) => id) }];
  const missing = missingValues(path, names, draw);
  if (missing.length > 0) return missing;
  for (const outcome of outcomesOf(draw)) {
    const faults = judge(outcome);
    if (faults.length > 0) return faults;
  }
  return [];
}

/** Ids that are no options of the form. */
const unknownIds = (path: string, ids: readonly string[], known: readonly string[], { drawn }: Outcome) =>
  ids.flatMap((id): LessonFault[] => {
    if (known.includes(id)) return [];
    return [
      drawn === null
        ? { code: 'no-such-option', path, id, known }
        : { code: 'drawn-no-option', path, id, known, ...drawn },
    ];
  });

/** An order names every item once. */
function orderFaults(path: string, ids: readonly string[], known: readonly string[]): readonly LessonFault[] {
  const isWhole = ids.length === known.length && known.every((id) => ids.includes(id));
  return isWhole ? [] : [{ code: 'order-of-other-items', path, ids, known }];
}

function rightFaults(path: string, form: AnswerForm, draws: DrawsByName): readonly LessonFault[] {
  if (form.kind === 'choice') {
    const known = form.options.map(({ id }) => id);
    return expectedFaults(path, form.right, draws, (outcome) =>
      unknownIds(path, drawnIds(form.right, outcome.values), known, outcome),
    );
  }
  if (form.kind !== 'order' || form.right === undefined) return [];
  const { items, right } = form;
  const known = items.map(({ id }) => id);
  return expectedFaults(path, right, draws, ({ values }) =>
    orderFaults(
      path,
      right.map((id) => drawnText(id, values)),
      known,
    ),
  );
}

/** Texts of an answer that can name a drawn value. */
function textsOf(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : [];
}

/** An answer that follows a draw fits its form in every alternative; one that does not is shown as it is written. */
function solutionFaults(path: string, answer: Answer, form: AnswerForm, draws: DrawsByName): readonly LessonFault[] {
  return expectedFaults(path, textsOf(answer), draws, (outcome) => {
    const { values, drawn } = outcome;
    if (drawn === null) return [];
    const expected = drawnAnswer(answer, form, values);
    if (form.kind === 'number')
      return typeof expected === 'number'
        ? []
        : [{ code: 'drawn-no-number', path, value: textsOf(expected).join(', '), ...drawn }];
    if (form.kind !== 'choice' && form.kind !== 'order') return [];
    const known = (form.kind === 'choice' ? form.options : form.items).map(({ id }) => id);
    return form.kind === 'order'
      ? orderFaults(path, textsOf(expected), known)
      : unknownIds(path, textsOf(expected), known, outcome);
  });
}

/** The path of a change, and every text of its value; a value that is too deep has a fault of its own. */
function textsOfChange({ path, value }: ScenarioChange): readonly string[] {
  const within = (part: unknown): readonly string[] => {
    if (typeof part === 'string') return [part];
    return typeof part === 'object' && part !== null ? Object.values(part).flatMap(within) : [];
  };
  return [path, ...(isTooDeep(value) ? [] : within(value))];
}

/** A text of a change may name values of several draws; what comes out is checked where its network is at hand. */
const changeFaults = (path: string, change: ScenarioChange, draws: DrawsByName): readonly LessonFault[] =>
  textsOfChange(change).flatMap((text) => {
    const names = namesExpected(text);
    return drawsOf(names, draws).flatMap((draw) => {
      const own = names.filter((name) => draws.get(name)?.includes(draw));
      return missingValues(path, own, draw);
    });
  });

/** Faults of what the step at `path` expects. */
export function expectedFaultsOf(path: string, step: LessonStep, draws: DrawsByName): readonly LessonFault[] {
  const form = formOf(step.task);
  const { answer, changes = [] } = step.solution ?? {};
  const at = `${path}.solution`;
  return [
    ...(form === null ? [] : rightFaults(`${path}.task.answer.right`, form, draws)),
    ...(form === null || answer === undefined ? [] : solutionFaults(`${at}.answer`, answer, form, draws)),
    ...changes.flatMap((change, index) => changeFaults(`${at}.changes[${index}]`, change, draws)),
  ];
}
