/** Wrong attempts at the lessons that come with the lab are refused in the browser, too, and the student reads what helps. */
import { formOf, isMade, type Lesson, type LessonStep } from '@lanelab/lessons';
import { BUILT_IN, builtInLesson } from '@lanelab/lessons/built-in';
import { ANY_SEED, attempted, isRead, WRONG_ATTEMPTS, type WrongAttempt } from '@lanelab/lessons/test/wrong-attempts';
import type { Scenario } from '@lanelab/scenario';
import { expect, type Lab, test } from '../lab.ts';
import { fillIn, goToStep } from '../lesson-steps.ts';

test.use({ viewport: { width: 1280, height: 665 } });

/** The page draws a lesson's seed as one random number of 32 bits: here it draws this one. */
async function drawSeed(lab: Lab, seed: string): Promise<void> {
  await lab.page.addInitScript((drawn) => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      if (!(array instanceof Uint32Array) || array.length !== 1) return draw(array);
      array.fill(drawn);
      return array;
    };
  }, Number(seed));
}

/** Texts of all parts of the verdict: paragraphs, sentences, and what holds them. */
const readIn = (lab: Lab): Promise<readonly string[]> => lab.get('lesson-verdict').locator('*').allTextContents();

/** Texts of the checks that do not hold, in the order in which they are shown. */
const failedIn = (lab: Lab): Promise<readonly string[]> =>
  lab.get('lesson-outcome').and(lab.page.locator(':not([data-verdict="holds"])')).locator('code').allTextContents();

/** Changes the network of the step that is shown by its text, which the lesson then takes in place of the former one. */
async function change(lab: Lab, scenario: Scenario): Promise<void> {
  if (!(await lab.get('text-pane').isVisible())) {
    // Beside a lesson the views have no room in the bar.
    await lab.get('menu').click();
    await lab.get('act-view-text').click();
  }
  await lab.retype(JSON.stringify(scenario));
  await expect(lab.get('lesson-start-over')).toBeEnabled();
  await expect(lab.get('lesson-verdict')).toHaveCount(0);
}

/** Makes an attempt at the step that is shown, and has it checked. */
async function make(lab: Lab, lesson: Lesson, { task }: LessonStep, wrong: WrongAttempt): Promise<void> {
  const { step, attempt, failed, reads } = wrong;
  const form = formOf(task);
  if (isMade(task)) await change(lab, (await attempted(lesson, step, attempt)).scenario);
  if (form !== null && attempt.answer !== undefined) await fillIn(lab, form, attempt.answer);
  await lab.get('lesson-check').click();
  await expect(lab.get('lesson-verdict')).toHaveAttribute('data-passes', 'false');
  expect(await failedIn(lab)).toEqual(failed);
  const texts = await readIn(lab);
  const unread = reads.filter((words) => !isRead(words, texts));
  expect(unread, `not among what is read: ${texts.join(' | ')}`).toEqual([]);
}

/** Makes all of these attempts, one step after the other. */
async function makeAll(lab: Lab, lesson: Lesson, attempts: readonly WrongAttempt[]): Promise<void> {
  for (const [index, step] of lesson.steps.entries()) {
    const here = attempts.filter((wrong) => wrong.step === step.id);
    if (here.length === 0) continue;
    await goToStep(lab, index, step.id);
    for (const wrong of here) await test.step(`a student who ${wrong.name}`, () => make(lab, lesson, step, wrong));
    // The next step would go on with the wrong network.
    if (isMade(step.task)) await lab.get('lesson-start-over').click();
  }
}

for (const { id } of BUILT_IN) {
  const attempts = WRONG_ATTEMPTS.get(id) ?? [];
  const seedOf = ({ attempt }: WrongAttempt) => attempt.seed ?? ANY_SEED;
  // A student keeps the seed that was drawn: attempts with another one are those of another student.
  for (const seed of new Set(attempts.map(seedOf)))
    test(`${id}, seed ${seed}`, async ({ lab }) => {
      const lesson = await builtInLesson(id);
      if (lesson === null) throw new Error(`there is no lesson ${id}`);
      await drawSeed(lab, seed);
      await lab.open(`/learn/${id}`);
      await makeAll(
        lab,
        lesson,
        attempts.filter((wrong) => seedOf(wrong) === seed),
      );
    });
}
