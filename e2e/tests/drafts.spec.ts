/** What is edited stays in this browser; files come in by being dropped on any page. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';

const PRESET = '/lab?preset=clip-pair-collapse';

async function rename(page: Page, title: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.fill(title);
  await field.blur();
}

const kept = (lab: Lab) => lab.page.waitForURL(/\/lab\?(?:.*&)?draft=/);

/** Drops a file on the page, as a file manager would. */
async function drop(page: Page, name: string, content: string | Buffer): Promise<void> {
  const octets = [...Buffer.from(content)];
  await page.evaluate(
    ({ fileName, data }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(data)], fileName));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    },
    { fileName: name, data: octets },
  );
}

test('an edit is a draft, and the draft is there after the tab was closed', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  await rename(page, 'Kept for later');
  await kept(lab);
  const other = await page.context().newPage();
  await other.goto('/mine');
  await expect(other.getByTestId('draft')).toContainText('Kept for later');
  await page.close();
  await other.getByRole('link', { name: 'Kept for later' }).click();
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept for later');
});

test('two tabs with one draft become two drafts', async ({ lab, page }) => {
  await lab.open(PRESET);
  await rename(page, 'First');
  await kept(lab);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('First');
  await rename(page, 'In the first tab');
  await expect.poll(() => draftTitles(page)).toEqual(['In the first tab']);
  await rename(other, 'In the second tab');
  await expect(other.getByTestId('draft-split')).toContainText('Another tab has edited the same draft');
  expect((await draftTitles(page)).toSorted()).toEqual(['In the first tab', 'In the second tab']);
});

function draftTitles(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const open = indexedDB.open('lanelab');
        open.addEventListener('error', () => reject(new Error('no database')));
        open.addEventListener('success', () => {
          const all = open.result.transaction('drafts').objectStore('drafts').getAll();
          all.addEventListener('success', () => {
            open.result.close();
            resolve(all.result.map((draft: { title: string }) => draft.title));
          });
        });
      }),
  );
}

test('a removed draft comes back', async ({ lab, page }) => {
  await lab.open(PRESET);
  await rename(page, 'Away and back');
  await kept(lab);
  await lab.open('/mine');
  await lab.get('remove-draft').click();
  await expect(lab.get('draft')).toHaveCount(0);
  await lab.get('draft-removed').getByRole('button', { name: 'Undo' }).click();
  await expect(lab.get('draft')).toContainText('Away and back');
});

test('thirty drafts are kept, those changed longest ago go', async ({ lab, page }) => {
  await lab.open(PRESET);
  await rename(page, 'The newest');
  await kept(lab);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('lanelab');
        open.addEventListener('success', () => {
          const transaction = open.result.transaction('drafts', 'readwrite');
          for (let at = 0; at < 40; at += 1)
            transaction
              .objectStore('drafts')
              .put(
                { version: 1, title: `Old ${at}`, summary: '', changedAt: 1000 + at, text: '{}', stored: null },
                `old-${at}`,
              );
          transaction.addEventListener('complete', () => {
            open.result.close();
            resolve();
          });
        });
      }),
  );
  await lab.open('/lab?preset=curitiba-fig7');
  await rename(page, 'One more');
  await expect.poll(async () => (await draftTitles(page)).length).toBe(30);
  const titles = await draftTitles(page);
  expect(titles).toContain('The newest');
  expect(titles).toContain('Old 39');
  expect(titles).not.toContain('Old 0');
});

test('edits that cannot be kept are said to be so, and saved as a file', async ({ lab, page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await lab.open(PRESET);
  await rename(page, 'On the edge');
  await expect(lab.get('draft-failed')).toContainText('Your edits are not kept');
  const saved = page.waitForEvent('download');
  await lab.get('draft-failed').getByRole('button', { name: 'Save as a file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^on-the-edge-[0-9a-f]{8}\.json$/);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ view: { title: 'On the edge' } });
});

test('a scenario dropped on any page opens; anything else is refused in a sentence, and nothing is lost', async ({
  lab,
  page,
}) => {
  await lab.open(PRESET);
  await lab.get('share').click();
  await lab.get('tab-files').click();
  const saved = page.waitForEvent('download');
  await lab.get('save-scenario').click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  await page.keyboard.press('Escape');
  await rename(page, 'Still here');
  await kept(lab);

  for (const [name, content, why] of [
    ['package.json', '{"name":"x"}', 'not a scenario'],
    ['a.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), 'a PNG picture'],
    ['half.json', text.slice(0, 300), 'cut short'],
    [
      'later.json',
      text.replace(/"lanelab": \d+/, '"lanelab": 99').replace(/"nodes": \[/, '"nodes": [1,'),
      'newer than this lab',
    ],
  ] as const) {
    await drop(page, name, content);
    await expect(lab.get('drop-refused')).toContainText(why);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Still here');
  }

  await lab.open('/help');
  await drop(page, 'two.json', text);
  await page.waitForURL(/\/lab#/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('CLIP pair, the large-MTU collapse');
  await lab.open('/mine');
  await expect(lab.get('draft')).toContainText('Still here');
});

test('a newer document opens read-only and says why', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  await lab.get('share').click();
  await lab.get('tab-files').click();
  const saved = page.waitForEvent('download');
  await lab.get('save-scenario').click();
  const text = readFileSync(await (await saved).path(), 'utf8');
  await page.keyboard.press('Escape');
  await drop(
    page,
    'later.json',
    text.replace(/"lanelab": \d+/, '"lanelab": 99').replace('"layout"', '"tomorrow": {}, "layout"'),
  );
  await expect(page.getByText('Made by a newer lab (document version 99)')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).not.toBeEditable();
});
