/** A student who hears a lesson: elements by role and name alone, keys for a pointer, and what a screen reader would say. */
import { say } from '@lanelab/messages/lesson';
import type { Locator, Page } from '@playwright/test';
import { expect } from './lab.ts';

type Role = Parameters<Page['getByRole']>[0];

export class Listener {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a lesson, and writes down from then on what the page announces. */
  async open(id: string): Promise<void> {
    await this.page.goto(`/learn/${id}`);
    await expect(this.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await this.page.getByRole('status').evaluateAll((places) => {
      const said: string[] = [];
      Reflect.set(window, 'said', said);
      for (const place of places)
        new MutationObserver(() => said.push(place.textContent)).observe(place, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
  }

  /** Everything that has been announced, in order. */
  said(): Promise<readonly string[]> {
    return this.page.evaluate(() => Reflect.get(window, 'said'));
  }

  /** The panel of the lesson. */
  get lesson(): Locator {
    return this.page.getByRole('complementary', { name: say('panel.label'), exact: true });
  }

  /** A part of the panel: the task, the outcome, the hints, the explanation. */
  part(name: string): Locator {
    return this.lesson.getByRole('region', { name, exact: true });
  }

  /** Brings the focus to the one control of this name, and presses a key there. */
  async press(role: Role, name: string, key = 'Enter'): Promise<void> {
    const control = this.page.getByRole(role, { name, exact: true });
    await expect(control).toBeEnabled();
    await control.focus();
    await expect(control).toBeFocused();
    await this.page.keyboard.press(key);
  }

  /** Writes into the one field of this name, in place of what stands there, and says that it is done. */
  async write(name: string, text: string): Promise<void> {
    await this.press('textbox', name, 'ControlOrMeta+a');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** The focus is on the title of a step, or of the end. */
  async isAt(title: string): Promise<void> {
    await expect(this.lesson.getByRole('heading', { level: 2, name: title, exact: true })).toBeFocused();
  }

  /** The focus is on a button of the lesson. */
  async isOnButton(name: string): Promise<void> {
    await expect(this.lesson.getByRole('button', { name, exact: true })).toBeFocused();
  }

  /** Brings a list into an order by the buttons that move its items; each move is announced, and the focus stays with the item. */
  async sort(question: string, items: readonly string[]): Promise<void> {
    const rows = this.lesson.getByRole('group', { name: question, exact: true }).getByRole('listitem');
    await expect(rows).toHaveCount(items.length);
    for (const [place, item] of items.entries()) {
      const texts = await rows.allTextContents();
      for (let at = texts.findIndex((text) => text.startsWith(item)); at > place; at -= 1) {
        const before = (await this.said()).length;
        await this.press('button', say('answer.up', { item }));
        await expect(
          rows
            .nth(at - 1)
            .getByRole('button', { disabled: false })
            .and(this.page.locator(':focus')),
        ).toHaveCount(1);
        await this.hears(say('answer.moved', { item, place: at }), before);
      }
    }
  }

  /** Waits until something is announced, behind so many announcements. */
  async hears(words: string, behind: number): Promise<void> {
    await expect.poll(async () => (await this.said()).slice(behind)).toContain(words);
  }

  /** Has the answer or the network checked. The verdict is announced, it is in the outcome, and the focus is where it was. */
  async check(button: string, verdict: string, then = button): Promise<void> {
    const before = (await this.said()).length;
    await this.press('button', button);
    await this.hears(verdict, before);
    await expect(this.part(say('verdict.label'))).toContainText(verdict);
    await this.isOnButton(then);
  }

  /** Keeps a prediction. */
  async predict(verdict: 'verdict.predicted' | 'verdict.otherwise' | 'verdict.drawn'): Promise<void> {
    await this.check(say('task.keep-prediction'), say(verdict), say('task.run-again'));
    await expect(this.part(say('explanation.label'))).not.toBeEmpty();
  }

  /** Opens a hint, which has the focus then. */
  async hint(words: string): Promise<void> {
    await this.press('button', say('hints.first'));
    const hint = this.part(say('hints.label')).getByRole('listitem').last();
    await expect(hint).toHaveText(words);
    await expect(hint).toBeFocused();
  }
}
