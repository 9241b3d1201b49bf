/** A lesson as a student plays it: by mouse, by keys alone, on a phone; and what becomes of what they did. */
import { expect, type Lab, test } from '../lab.ts';

const step = (lab: Lab) => lab.get('lesson-step');

async function passes(lab: Lab): Promise<void> {
  await expect(lab.get('lesson-verdict')).toHaveAttribute('data-passes', 'true');
}

test('is played from the first question to the result, by mouse', async ({ lab }) => {
  await lab.open('/learn');
  await lab.get('lesson-eleventh-packet').click();
  await expect(step(lab)).toHaveAttribute('data-step', 'when');

  // A wrong prediction is held beside what happened, and leads on.
  await lab
    .get('answer-choice')
    .getByRole('radio', { name: /eleventh/ })
    .check();
  await lab.get('lesson-check').click();
  await expect(lab.get('lesson-verdict')).toHaveAttribute('data-passes', 'false');
  await expect(lab.get('lesson-verdict')).toContainText('Eleven pings had left');
  await expect(lab.get('lesson-explanation')).toContainText('More than ten within one second');
  await lab.get('lesson-next').click();

  // A network that does not do it yet: the check says what was found.
  await expect(step(lab)).toHaveAttribute('data-step', 'fast-ping');
  await lab.get('lesson-check').click();
  await expect(lab.get('lesson-verdict')).toHaveAttribute('data-passes', 'false');
  await expect(lab.get('lesson-outcome').first()).toContainText('8 s');
  await lab.get('lesson-next-hint').click();
  await expect(lab.get('lesson-hint')).toHaveCount(1);
  await expect(lab.get('lesson-next-hint')).toBeDisabled();
  await lab.get('lesson-show').click();
  await passes(lab);
  await lab.get('lesson-next').click();

  await expect(step(lab)).toHaveAttribute('data-step', 'messages');
  await lab.get('lesson-next').click();
  await expect(step(lab)).toHaveAttribute('data-step', 'curve');
  await lab.get('lesson-next').click();
  await expect(step(lab)).toHaveAttribute('data-step', 'router');
  await lab.get('answer-number').getByRole('textbox').fill('0');
  await lab.get('lesson-check').click();
  await passes(lab);
  await lab.get('lesson-next').click();
  await expect(lab.get('lesson-end')).toContainText('2 of 5 steps solved, 1 shown');
  const saved = lab.page.waitForEvent('download');
  await lab.get('lesson-save-result').click();
  expect((await saved).suggestedFilename()).toMatch(/lanelab-result\.json$/);

  // What was done is still there, and the list says how far.
  await lab.open('/learn');
  await expect(lab.get('lesson-eleventh-packet')).toContainText('3 of 5');
  await lab.get('lesson-eleventh-packet').click();
  await expect(step(lab)).toHaveAttribute('data-step', 'messages');
});

test('is played by keys alone', async ({ lab }) => {
  await lab.open('/learn/eleventh-packet');
  await expect(step(lab)).toBeVisible();
  await lab.tabTo('answer-choice');
  await lab.page.keyboard.press('ArrowUp');
  await lab.tabTo('lesson-check');
  await lab.page.keyboard.press('Enter');
  await passes(lab);
  await lab.page.keyboard.press('PageDown');
  await expect(step(lab)).toHaveAttribute('data-step', 'fast-ping');
  await expect(step(lab).getByRole('heading')).toBeFocused();
  await lab.page.keyboard.press('PageDown');
  await expect(step(lab)).toHaveAttribute('data-step', 'messages');
  // An item moves by its buttons, and the keyboard stays with it.
  await lab.tabTo('answer-order');
  await lab.page.keyboard.press('Enter');
  await expect(lab.get('answer-order').locator('button:focus')).toHaveCount(1);
  await lab.page.keyboard.press('PageUp');
  await expect(step(lab)).toHaveAttribute('data-step', 'fast-ping');
});

test('takes a key from the moment in which the step stands there again', async ({ lab }) => {
  await lab.open('/learn/eleventh-packet');
  await lab.get('answer-choice').getByRole('radio').last().check();
  await lab.get('lesson-check').click();
  await passes(lab);
  await lab.page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const shown = document.querySelector('[data-testid="lesson-step"]');
      if (shown === null) return;
      watch.disconnect();
      Reflect.set(window, 'restoredAt', shown.getAttribute('data-step'));
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true, cancelable: true }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await lab.page.reload();
  await expect(step(lab)).toHaveAttribute('data-step', 'when');
  expect(await lab.page.evaluate((): unknown => Reflect.get(window, 'restoredAt'))).toBe('fast-ping');
});

test('the clock waits for the prediction', async ({ lab }) => {
  await lab.open('/learn/eleventh-packet');
  await expect(lab.get('lesson')).toContainText('First say what you expect');
  await expect(lab.get('time-bar')).toHaveCount(0);
  await lab.get('answer-choice').getByRole('radio').last().check();
  await lab.get('lesson-check').click();
  await expect(lab.get('time-bar')).toBeVisible();
});

test('a name of the text opens what it names', async ({ lab }) => {
  await lab.open('/learn/eleventh-packet');
  await step(lab).getByRole('button', { name: 'Router' }).click();
  await lab.get('toggle-details').click();
  await expect(lab.get('lesson')).toContainText('Router');
});

test.describe('where there is no lesson', () => {
  // The server answers 404 for the page, and the page says why.
  test.use({ expectedErrors: { patterns: [/status of 404/] } });

  test('a lesson that is not there, and a broken link, say so', async ({ lab }) => {
    await lab.open('/learn/eleventh-pakcet');
    await expect(lab.get('lesson-refused')).toContainText('eleventh-packet');
    await lab.open('/lesson#MAbcdef');
    await expect(lab.get('lesson-refused')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lesson and network change places', async ({ lab }) => {
    await lab.open('/learn/eleventh-packet');
    await expect(step(lab)).toBeVisible();
    await lab.get('answer-choice').getByRole('radio').last().check();
    await lab.get('lesson-check').click();
    await passes(lab);
    await lab.get('lesson-sides').getByRole('radio', { name: 'Network' }).check({ force: true });
    await expect(step(lab)).toBeHidden();
    await expect(lab.get('workbench')).toBeVisible();
    await lab.get('lesson-sides').getByRole('radio', { name: 'Lesson' }).check({ force: true });
    await expect(step(lab)).toBeVisible();
  });
});
