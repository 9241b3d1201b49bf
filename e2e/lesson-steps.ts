/** Steps of a lesson as a student goes through them: going to one, answering by its form, having it checked. */
import type { Answer, AnswerForm } from '@lanelab/lessons';
import type { Locator } from '@playwright/test';
import { expect, type Lab } from './lab.ts';

/** What a student works with. */
export type Hand = 'mouse' | 'keys';

/** Presses a button. */
export const press = (button: Locator, hand: Hand): Promise<void> =>
  hand === 'mouse' ? button.click() : button.press('Enter');

/** Chooses an option, or takes the choice back. */
async function choose(option: Locator, isChosen: boolean, hand: Hand): Promise<void> {
  if (hand === 'mouse') return option.setChecked(isChosen);
  if ((await option.isChecked()) !== isChosen) await option.press('Space');
  await expect(option).toBeChecked({ checked: isChosen });
}

/**
 * Goes to a step by its number in the row of steps, whatever has been done of the earlier ones, and waits until the workbench has opened
 * again on its network. Nothing is judged there yet.
 */
export async function goToStep(lab: Lab, index: number, id: string): Promise<void> {
  const bench = lab.get('workbench');
  await bench.evaluate((element) => element.setAttribute('data-former', ''));
  await lab.get('lesson-panel').getByRole('navigation').getByRole('button').nth(index).click();
  await expect(lab.get('lesson-step')).toHaveAttribute('data-step', id);
  await expect(bench.and(lab.page.locator(':not([data-former])'))).toBeVisible();
  await expect(lab.get('lesson-verdict')).toHaveCount(0);
}

/** Puts items into this order by the buttons that move them. */
async function sort(lab: Lab, ids: readonly string[], hand: Hand): Promise<void> {
  const list = lab.get('answer-order');
  for (const [place, id] of ids.entries()) {
    const shown = await list
      .locator('[data-item]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-item')));
    for (let at = shown.indexOf(id); at > place; at -= 1)
      await press(list.locator(`[data-item="${id}"] button[data-by="-1"]`), hand);
  }
}

/** Fills in the form of an answer. Of a curve the first point alone is moved: a curve is never marked. */
export async function fillIn(lab: Lab, form: AnswerForm, answer: Answer, hand: Hand = 'mouse'): Promise<void> {
  const ids = Array.isArray(answer) ? answer : [];
  switch (form.kind) {
    case 'choice':
      for (const { id } of form.options) {
        const option = lab.get('answer-choice').locator(`input[value="${id}"]`);
        if (ids.includes(id)) await choose(option, true, hand);
        else if (form.several) await choose(option, false, hand);
      }
      return;
    case 'order':
      return sort(lab, ids, hand);
    case 'number':
    case 'word':
      if (typeof answer === 'object') throw new Error(`a ${form.kind} is asked for, not ${JSON.stringify(answer)}`);
      return lab.get(`answer-${form.kind}`).getByRole('textbox').fill(String(answer));
    case 'curve':
      await lab.get('answer-curve').locator('input[type="range"]').first().focus();
      return lab.page.keyboard.press('ArrowUp');
  }
}
