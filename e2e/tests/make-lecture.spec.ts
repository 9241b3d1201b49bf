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
  await lab.get('add-part').click();
  await expect(lab.get('added-from-lab')).toBeVisible();
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

test('the lecture of the lab is copied as a document: the same instants, captions and emphasis', {
  tag: '@main',
}, async ({ lab, page }) => {
  await lab.open('/?present&beat=4');
  const atEnd = async () => {
    await expect.poll(async () => (await present(lab))?.phase).toBe('waiting');
    await expect(lab.get('present-caption')).toContainText('past the router');
    const { of, caption } = (await present(lab)) ?? {};
    return { of, caption, emphasis: await lab.get('layer-vcs').getAttribute('data-emphasis') };
  };
  const own = await atEnd();
  expect(own).toMatchObject({ of: 7, emphasis: 'shortcut' });
  await lab.open('/lecture');
  await lab.get('copy-own-lecture').click();
  await expect(lab.get('lecture-editor')).toBeVisible();
  await expect(lab.get('beat-caption-6')).toHaveValue(/MPOA server stops/);
  const [download] = await Promise.all([page.waitForEvent('download'), lab.get('save-lecture').click()]);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    readonly beats: readonly {
      readonly timePs: number;
      readonly untilPs: number;
      readonly later?: readonly object[];
    }[];
  };
  expect(copy.beats.map(({ later }) => later?.length ?? 0)).toEqual([5, 3, 1, 4, 1, 2]);
  for (const { timePs, untilPs } of copy.beats) expect(untilPs).toBeGreaterThan(timePs);
  await lab.get('beat-present-4').click();
  expect(await atEnd()).toEqual({ ...own, of: 6 });
});

test('beats come from a network, a link and a draft; slides follow what is written; keys reorder, and undo', {
  tag: '@main',
}, async ({ lab, page }) => {
  await lab.open('/lecture');
  await lab.get('new-lecture').click();
  await lab.get('lecture-title').getByRole('textbox').fill('From everywhere');
  await lab.get('add-beat-chosen').click();
  await expect(lab.get('beat-slide-1').locator('svg')).toBeVisible();
  await lab
    .get('add-beat-text')
    .getByRole('textbox')
    .fill(`${new URL(page.url()).origin}/lab?preset=class-mpoa`);
  await lab.get('add-beat-pasted').click();
  await expect(lab.get('beat-slide-2').locator('svg')).toContainText('Router');
  await lab.get('add-beat-text').getByRole('textbox').fill('no link at all');
  await lab.get('add-beat-pasted').click();
  await expect(lab.get('add-beat-problem')).not.toBeEmpty();

  // The slide says at once what is written.
  await lab.get('beat-title-2').getByRole('textbox').fill('The second');
  await lab.get('beat-caption-2').fill('Straight across.');
  await expect(lab.get('beat-slide-2')).toContainText('The second');
  await expect(lab.get('beat-slide-2')).toContainText('Straight across.');
  await lab.get('beat-captions-2').getByRole('button').first().click();
  await lab.get('beat-add-caption-2').click();
  await lab.get('beat-2-later-2').getByRole('textbox').fill('And back again.');

  await lab.get('beat-handle-2').focus();
  await page.keyboard.press('ArrowUp');
  await expect(lab.get('beat-slide-1')).toContainText('The second');
  await expect(lab.get('beat-handle-1')).toBeFocused();
  await lab.get('beat-caption-1').fill('Written after the move.');
  await lab.get('undo-delete-beat').click();
  await expect(lab.get('beat-slide-2')).toContainText('Written after the move.');

  // A lecture is found again among the scenarios of this browser.
  await lab.open('/mine');
  const shelf = lab.get('lecture-shelf');
  await expect(shelf).toContainText('2 beats');
  await shelf.getByRole('link', { name: 'From everywhere' }).click();
  await expect(lab.get('beat-caption-2')).toHaveValue('Written after the move.');
  expect(await lab.overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await lab.overflow()).toBeLessThanOrEqual(0);
});
