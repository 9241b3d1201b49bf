/** Every text of a lesson with its place: for its rules, its languages and its translators. */
import type { Lesson, LessonStep } from './document.ts';
import type { AnswerForm, Task } from './task.ts';
import type { LocalText } from './text.ts';

export interface PlacedText {
  /** `steps[2].hints[0]`. */
  readonly path: string;
  readonly text: LocalText;
}

export function textsOf(lesson: Lesson): readonly PlacedText[] {
  const { transfer } = lesson;
  return [
    { path: 'title', text: lesson.title },
    { path: 'question', text: lesson.question },
    ...numbered('goals', lesson.goals),
    ...lesson.steps.flatMap((step, index) => ofStep(`steps[${index}]`, step)),
    ...(transfer === undefined
      ? []
      : [
          { path: 'transfer.question', text: transfer.question },
          { path: 'transfer.answer', text: transfer.answer },
        ]),
  ];
}

const numbered = (path: string, texts: readonly LocalText[]): readonly PlacedText[] =>
  texts.map((text, index) => ({ path: `${path}[${index}]`, text }));

/** The comments on one of several answers, checks or traps. */
const said = (path: string, all: readonly { readonly says?: LocalText }[]): readonly PlacedText[] =>
  all.flatMap(({ says }, index) => (says === undefined ? [] : [{ path: `${path}[${index}].says`, text: says }]));

function ofStep(path: string, step: LessonStep): readonly PlacedText[] {
  return [
    { path: `${path}.title`, text: step.title },
    { path: `${path}.text`, text: step.text },
    ...ofTask(`${path}.task`, step.task),
    ...said(`${path}.checks`, step.checks),
    ...said(`${path}.traps`, step.traps),
    ...numbered(`${path}.hints`, step.hints),
    { path: `${path}.explanation`, text: step.explanation },
  ];
}

function ofTask(path: string, task: Task): readonly PlacedText[] {
  switch (task.kind) {
    case 'read':
      return [];
    case 'build':
    case 'change':
      return [{ path: `${path}.request`, text: task.request }];
    case 'predict':
    case 'find':
    case 'explain':
      return [{ path: `${path}.question`, text: task.question }, ...ofForm(`${path}.answer`, task.answer)];
  }
}

function ofForm(path: string, form: AnswerForm): readonly PlacedText[] {
  switch (form.kind) {
    case 'number':
      return said(`${path}.near`, form.near ?? []);
    case 'choice':
    case 'order': {
      const [key, options] = form.kind === 'choice' ? ['options', form.options] : ['items', form.items];
      const texts = options.map(({ text }, index) => ({ path: `${path}.${key}[${index}].text`, text }));
      return [...texts, ...said(`${path}.${key}`, options)];
    }
    case 'word':
      return [{ path: `${path}.label`, text: form.label }];
    case 'curve':
      return [];
  }
}
