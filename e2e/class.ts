/** A lesson given to a class, as its teacher and its students work with it, each in a browser of their own. */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, Lab } from './lab.ts';

/** A browser that knows nothing of the others. */
export async function newPerson(browser: Browser, options: BrowserContextOptions = {}): Promise<Lab> {
  const context = await browser.newContext(options);
  return new Lab(await context.newPage());
}

/** Makes a class of a short lesson, and resolves to its link for students. */
export async function makeClass(teacher: Lab, adjust: () => Promise<void> = async () => undefined): Promise<string> {
  await teacher.open('/learn');
  await teacher.page.getByRole('button', { name: 'Give to a class MPOA: the eleventh packet' }).click();
  await expect(teacher.get('settings')).toBeVisible();
  await adjust();
  await teacher.get('make-class').click();
  await expect(teacher.get('class-made')).toBeVisible();
  await expect(teacher.get('class-code')).toHaveText(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  await expect(teacher.get('private-link')).toHaveValue(/\/teach\/\w{8}#key=/);
  return teacher.get('class-link').inputValue();
}

/** Joins with a name, and is at the first step. */
export async function joinClass(student: Lab, link: string, name: string): Promise<void> {
  await student.open(link);
  await student.field('join-name').fill(name);
  await student.get('join-name-go').click();
  await expect(student.get('lesson-step')).toHaveAttribute('data-step', 'when');
}

export async function handIn(student: Lab): Promise<void> {
  await student.get('hand-in').click();
  await expect(student.get('ask-done')).toContainText('of 5');
  await student.get('hand-in-yes').click();
}

/** As a field for a date and time has it, in the time of the browser. */
const anHourAgo = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = new Date(Date.now() - 3_600_000);
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });

/** Makes what is handed in from now on late. */
export async function endTime(teacher: Lab): Promise<void> {
  await teacher.get('open-settings').click();
  await teacher.get('set-due').getByRole('radio').nth(1).check();
  await teacher.get('set-due-when').fill(await anHourAgo(teacher.page));
  await expect(teacher.get('settings-dialog')).toContainText('That is in the past');
  await teacher.get('save-settings').click();
  await expect(teacher.get('teach-due')).toContainText('marked late');
}

/** The row of a student on the teacher’s page. */
export const row = (teacher: Lab, name: string) =>
  teacher.get('class-table').getByRole('row', { name: new RegExp(name) });

/** Saves what a button downloads. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await press();
  return readFile(await (await waiting).path(), 'utf8');
}
