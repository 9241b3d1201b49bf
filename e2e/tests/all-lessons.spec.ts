/** Every lesson that comes with the lab is played to its end with its model solution: by keys and by clicks, in the window of a classroom and in that of a phone. */
import { type Answer, type AnswerForm, formOf, type Lesson, type LessonStep } from '@lanelab/lessons';
import { BUILT_IN, builtInLesson } from '@lanelab/lessons/built-in';
import { expect, type Lab, test } from '../lab.ts';
import { fillIn, type Hand, press } from '../lesson-steps.ts';

/** The answer that the lesson has for a form; a number or word that only a run knows is answered with anything. */
function modelAnswer(form: AnswerForm, { solution }: LessonStep): Answer {
  const known = solution?.answer;
  switch (form.kind) {
    case 'choice':
      return form.right;
    case 'order':
      return form.items.map(({ id }) => id);
    case 'number':
      return typeof known === 'number' ? known : (form.min ?? 1);
    case 'word':
      return typeof known === 'string' ? known : 'nothing';
    case 'curve':
      return { curve: [] };
  }
}

/** One step: answered or solved, checked, explained. */
async function play(lab: Lab, step: LessonStep, hand: Hand): Promise<void> {
  await expect(lab.get('lesson-step')).toHaveAttribute('data-step', step.id);
  const { kind } = step.task;
  if (kind !== 'read') {
    const isMade = kind === 'build' || kind === 'change';
    const form = formOf(step.task);
    if (form !== null) await fillIn(lab, form, modelAnswer(form, step), hand);
    await press(lab.get(isMade ? 'lesson-show' : 'lesson-check'), hand);
    await expect(lab.get('lesson-verdict')).toBeVisible();
    // A choice, an order and a network are right by the lesson's own word.
    if (isMade || form?.kind === 'choice' || form?.kind === 'order')
      await expect(lab.get('lesson-verdict')).toHaveAttribute('data-passes', 'true');
    if (kind === 'predict' || isMade) await expect(lab.get('lesson-explanation')).toBeVisible();
  }
  await press(lab.get('lesson-next'), hand);
}

async function playAll(lab: Lab, id: string, hand: Hand): Promise<void> {
  const lesson: Lesson | null = await builtInLesson(id);
  if (lesson === null) throw new Error(`there is no lesson ${id}`);
  await lab.open(`/learn/${id}`);
  for (const step of lesson.steps) await play(lab, step, hand);
  await expect(lab.get('lesson-end')).toBeVisible();
}

const CLASSROOM = { width: 1280, height: 665 };
const PHONE = { width: 390, height: 844 };

// By keys in one of the windows and by clicks in the other, in turn: the windows differ less between lessons than lessons between hands.
for (const [place, { id }] of BUILT_IN.entries())
  for (const hand of ['keys', 'mouse'] as const) {
    const isInClassroom = (place % 2 === 0) === (hand === 'keys');
    test.describe(`by ${hand}, ${isInClassroom ? 'in the window of a classroom' : 'on a phone'}`, () => {
      test.use({ viewport: isInClassroom ? CLASSROOM : PHONE });
      test(id, async ({ lab }) => playAll(lab, id, hand));
    });
  }
