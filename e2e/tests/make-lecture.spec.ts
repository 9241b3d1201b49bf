/** A teacher makes a lecture: instants of several scenarios, put in order, presented, and carried by a link or a file. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, Lab, test } from '../lab.ts';

test.use({ viewport: { width: 1280, height: 800 } });

interface Present {
  readonly beat: number;
  readonly of: number;
  readonly phase: string;
  readonly caption: string;
}

async function present(lab: Lab): Promise<Present | undefined> {
  const state: object = await lab.state();
  return Reflect.get(state, 'present') as Present | undefined;
}

/** Opens a scenario at an instant, and adds it to the first lecture, or to a new one. */
async function addInstant(lab: Lab, address: string, title: string, caption: string): Promise<void> {
  await lab.open(address);
  await lab.get('stage').focus();
  await lab.page.keyboard.press('Control+k');
  await lab.get('palette').getByRole('searchbox').fill('Add this instant');
  await lab.get('palette').getByRole('menuitem', { name: 'Add this instant to a lecture' }).click();
  const dialog = lab.get('add-to-lecture');
  await dialog.getByRole('textbox', { name: 'Title of the beat' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Caption' }).fill(caption);
  await lab.get('add-beat').click();
  await expect(lab.get('added-to-lecture')).toBeVisible();
}

/** What each beat of a lecture shows on the projector, by PageDown alone. */
async function shown(
  lab: Lab,
  count: number,
): Promise<readonly { readonly caption: string; readonly timePs: number }[]> {
  const beats: { caption: string; timePs: number }[] = [];
  for (let beat = 1; beat <= count; beat += 1) {
    await expect.poll(async () => (await present(lab))?.beat).toBe(beat);
    await expect.poll(async () => (await present(lab))?.phase).toBe('waiting');
    const now = await present(lab);
    expect(now?.of).toBe(count);
    beats.push({ caption: now?.caption ?? '', timePs: (await lab.clock()).timePs });
    await lab.page.keyboard.press('PageDown');
  }
  return beats;
}

const titles = (page: Page) =>
  page
    .getByRole('textbox', { name: 'Title', exact: true })
    .evaluateAll((fields) => fields.slice(1).map((field) => (field as HTMLInputElement).value));

test('three beats of two scenarios: reordered, presented, and the same by link and file', { tag: '@main' }, async ({
  lab,
  page,
  browser,
}) => {
  await addInstant(lab, '/lab?preset=class-lane&t=6.01s&speed=50us', 'Through the router', 'Up and down again.');
  await addInstant(lab, '/lab?preset=class-mpoa&t=9s&layer=vcs&speed=2ms', 'The shortcut', 'Straight across.');
  await addInstant(lab, '/lab?preset=class-lane&t=1ms&speed=50us', 'The beginning', 'Nobody knows anybody.');
  await lab.get('add-to-lecture').getByRole('link', { name: 'Edit the lecture' }).click();
  await expect(lab.get('lecture-editor')).toBeVisible();
  await lab.get('lecture-title').getByRole('textbox').fill('My lecture');
  expect(await titles(page)).toEqual(['Through the router', 'The shortcut', 'The beginning']);

  // The third becomes the first; the notes of the second are written; one too many is deleted, and comes back.
  await lab.get('beat-up-3').click();
  await lab.get('beat-up-2').click();
  expect(await titles(page)).toEqual(['The beginning', 'Through the router', 'The shortcut']);
  await lab.get('beat-notes-2').fill('Ask which link is crossed twice.');
  await lab.get('beat-duplicate-1').click();
  await lab.get('beat-delete-2').click();
  await lab.get('beat-delete-2').click();
  expect(await titles(page)).toEqual(['The beginning', 'The shortcut']);
  await lab.get('undo-delete-beat').click();
  expect(await titles(page)).toEqual(['The beginning', 'Through the router', 'The shortcut']);
  await page.reload();
  await lab.ready();
  await expect(lab.get('beat-notes-2')).toHaveValue('Ask which link is crossed twice.');

  await lab.get('copy-lecture-link').click();
  const link = await lab.get('lecture-link-text').inputValue();
  const [download] = await Promise.all([page.waitForEvent('download'), lab.get('save-lecture').click()]);
  const file = await download.path();
  await lab.get('present-lecture').click();
  const here = await shown(lab, 3);
  expect(here).toEqual([
    { caption: 'Nobody knows anybody.', timePs: 1e9 },
    { caption: 'Up and down again.', timePs: 6.01e12 },
    { caption: 'Straight across.', timePs: 9e12 },
  ]);

  const context = await browser.newContext({ viewport: { width: 1280, height: 665 } });
  const elsewhere = new Lab(await context.newPage());
  await elsewhere.open(link);
  expect(await shown(elsewhere, 3)).toEqual(here);
  // The notes are in a window of the speaker's own, and not on the projector.
  const second = new URL(link);
  second.searchParams.set('beat', '2');
  await elsewhere.page.goto(second.href);
  await elsewhere.ready();
  await expect.poll(async () => (await present(elsewhere))?.beat).toBe(2);
  const [speaker] = await Promise.all([context.waitForEvent('page'), elsewhere.page.keyboard.press('s')]);
  await expect(speaker.getByTestId('speaker-notes')).toContainText('crossed twice');
  await expect(elsewhere.page.getByText('crossed twice')).toHaveCount(0);

  // The file, in a browser that has never seen the lecture.
  await elsewhere.open('/lecture');
  await elsewhere.get('lecture-file').setInputFiles({
    name: 'my.lecture.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await expect(elsewhere.get('beat-notes-2')).toHaveValue('Ask which link is crossed twice.');
  await elsewhere.get('beat-present-2').click();
  await expect.poll(async () => (await present(elsewhere))?.caption).toBe('Up and down again.');
  await context.close();
});

test('a broken link or file is refused with the place, the rule and what helps', { tag: '@main' }, async ({ lab }) => {
  await lab.open('/?present#IAAAAAAAAA');
  await expect(lab.get('lecture-refused')).toContainText('link');
  await lab.open('/lecture');
  const refusal = async (text: string) => {
    await lab.get('lecture-file').setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    return lab.get('lecture-problem');
  };
  const beat = { scenario: { kind: 'preset', id: 'class-lane' }, timePs: 0, caption: 'x'.repeat(501) };
  await expect(await refusal(JSON.stringify({ lanelabLecture: 1, beats: [beat] }))).toContainText('Beat 1, caption');
  await expect(await refusal('{"lanelab":4}')).toContainText('a.json is a scenario and no lecture');
  await expect(await refusal('{"lanelabLecture":1,')).toContainText('broken');
});
