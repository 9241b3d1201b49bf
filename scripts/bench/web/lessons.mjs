// How long a student waits for the checks of a step: every step of every lesson that comes with the lab.

const LONGEST_MS = 60_000;

/** Answers the step that is shown with whatever its form takes; a step that asks for a network needs no answer. */
export async function answerAnything(page) {
  const has = (id) => page.getByTestId(id).isVisible();
  if (await has('answer-choice')) await page.getByTestId('answer-choice').locator('input').first().check();
  else if (await has('answer-order'))
    await page.getByTestId('answer-order').locator('button:not(:disabled)').first().click();
  else if (await has('answer-number')) await page.getByTestId('answer-number').getByRole('textbox').fill('1');
  else if (await has('answer-word')) await page.getByTestId('answer-word').getByRole('textbox').fill('nothing');
  else if (await has('answer-curve')) {
    const points = page.getByTestId('answer-curve').locator('input[type="range"]');
    await points.first().focus();
    await page.keyboard.press('ArrowUp');
  }
}

/** The time from the press of the button to the verdict, ms; null for a step that only wants to be read. */
async function checked(page) {
  const button = page.getByTestId('lesson-check');
  if ((await button.count()) === 0) return null;
  await answerAnything(page);
  await button.click({ timeout: LONGEST_MS });
  const started = performance.now();
  await page.getByTestId('lesson-verdict').waitFor({ timeout: LONGEST_MS });
  return performance.now() - started;
}

/** `id` names a lesson; `steps` is how many it has. */
export async function lesson(page, rows, { id, steps }) {
  const times = [];
  for (let step = 0; step < steps; step += 1) {
    await page.getByTestId('lesson-step').waitFor({ timeout: LONGEST_MS });
    const ms = await checked(page);
    if (ms !== null) times.push(ms);
    await page.getByTestId('lesson-next').click();
  }
  rows.atMost(`checks of a step, ${id}: the slowest`, Math.max(...times), 'ms', { floor: 2000, goal: 1000 });
  await page.context().close();
}
