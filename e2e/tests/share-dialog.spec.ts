/** The share dialog: what links say about how they open, frames, QR codes, revisions, and two people who save at once. */
import type { Page } from '@playwright/test';
import { seriousFaults } from '../accessibility.ts';
import { expect, Lab, test } from '../lab.ts';

const PRESET = '/lab?preset=clip-pair-collapse&t=0';

async function rename(page: Page, title: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.fill(title);
  await field.blur();
}

/** Stores the scenario that is open and returns its short link. */
async function stored(lab: Lab): Promise<string> {
  await lab.get('share').click();
  await lab.get('create-short-link').click();
  return lab.get('short-link').inputValue();
}

async function closed(lab: Lab): Promise<void> {
  await lab.page.keyboard.press('Escape');
  await expect(lab.get('share-dialog')).toHaveCount(0);
}

test('what is chosen stands in every link, and the link opens so', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  await lab.get('share').click();
  await lab.get('share-editable').getByRole('radio', { name: 'Read-only' }).check();
  await lab.get('share-playing').getByRole('radio', { name: 'Playing' }).check();
  await lab.get('share-speed').check();
  const link = await lab.get('self-contained-link').inputValue();
  expect(link).toMatch(/\/lab\?edit=0&speed=20us&run=1&e=[\d.]+#/);
  await lab.get('tab-embed').click();
  await expect(lab.get('embed-snippet')).toHaveValue(
    /^<iframe src="[^"]*\/embed\?edit=0&amp;speed=20us&amp;run=1&amp;e=[\d.]+#/,
  );
  await expect(lab.get('embed-snippet')).toHaveValue(/allow="clipboard-write; fullscreen"/);
  await lab.get('embed-ui').getByRole('radio', { name: 'Nothing' }).check();
  await expect(lab.get('embed-snippet')).toHaveValue(/&amp;ui=none/);
  await page.goto('about:blank');
  await lab.open(link);
  await expect(lab.get('workbench')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).not.toBeEditable();
});

test('a QR code of the short link is coarser than that of the whole scenario', async ({ lab }) => {
  await lab.open(PRESET);
  await stored(lab);
  await lab.get('tab-qr').click();
  const short = Number(await lab.get('qr').getAttribute('data-modules'));
  await lab.get('share-source').getByRole('radio', { name: 'The whole scenario' }).check();
  await expect(lab.get('qr')).toHaveAttribute('data-modules', /\d+/);
  expect(short).toBeGreaterThan(28);
  expect(short).toBeLessThan(60);
  const saved = lab.page.waitForEvent('download');
  await lab.get('save-qr').click();
  expect((await saved).suggestedFilename()).toMatch(/-qr\.svg$/);
});

test('pictures of the network are saved as SVG and PNG', async ({ lab, page }) => {
  await lab.open(PRESET);
  await lab.get('share').click();
  await lab.get('tab-files').click();
  for (const kind of ['svg', 'png']) {
    const saved = page.waitForEvent('download');
    await lab.get(`save-topology-${kind}`).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`-[0-9a-f]{8}\\.${kind}$`));
  }
});

test('where nothing may be copied the link is selected instead', async ({ lab, page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not here'));
  });
  await lab.open(PRESET);
  await lab.get('share').click();
  await lab.get('copy-self-contained-link').click();
  await expect(lab.get('share-dialog')).toContainText('press Ctrl+C');
  const selected = await page.evaluate(() => getSelection()?.toString());
  expect(selected).toBe(await lab.get('self-contained-link').inputValue());
});

test.describe('two people at once', () => {
  test.use({ expectedErrors: { patterns: [/412/] } });

  test('the second to save sees both versions and chooses', async ({ lab, page, browser, baseURL }) => {
    await lab.open(PRESET);
    const link = await stored(lab);
    await lab.get('show-editors-link').click();
    const editors = await lab.get('editors-link').inputValue();
    expect(editors).toMatch(/#key=[\w-]{20,}$/);
    await closed(lab);

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = new Lab(await context.newPage());
    await other.open(editors);
    await expect.poll(() => other.page.url()).not.toContain('key=');
    await rename(other.page, 'Theirs');
    await other.get('share').click();
    await other.get('save-revision').click();
    await expect(other.get('share-dialog')).toContainText('Revision 2, as it is stored.');
    await context.close();

    await rename(page, 'Mine');
    await lab.get('share').click();
    await lab.get('save-revision').click();
    await expect(lab.get('conflict')).toContainText('Somebody stored revision 2 while you worked on revision 1.');
    await expect(lab.get('conflict-mine')).toContainText('Mine');
    await expect(lab.get('conflict-theirs')).toContainText('Theirs');
    expect(await seriousFaults(page, { part: 'share-dialog' })).toEqual([]);
    await lab.get('conflict-save-mine').click();
    await expect(lab.get('share-dialog')).toContainText('Revision 3, as it is stored.');
    await expect(lab.get('short-link')).toHaveValue(link);

    await page.goto('about:blank');
    await lab.open(`${link}&revision=2`);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Theirs');
  });
});

test('a reader without the key stores a copy of their own', async ({ lab, browser, baseURL }) => {
  await lab.open(PRESET);
  const link = await stored(lab);
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const reader = new Lab(await context.newPage());
  await reader.open(link);
  await rename(reader.page, 'My take');
  await reader.get('share').click();
  await expect(reader.get('share-dialog')).toContainText('not yours to change');
  await expect(reader.get('save-revision')).toHaveCount(0);
  await reader.get('store-copy').click();
  await expect(reader.get('short-link')).not.toHaveValue(link);
  await context.close();
});

test.describe('offline', () => {
  test.use({ expectedErrors: { patterns: [/Failed to load resource|ERR_INTERNET/] } });

  test('the dialog says why there is no short link', async ({ lab, page }) => {
    await lab.open(PRESET);
    await lab.get('share').click();
    await expect(lab.get('create-short-link')).toBeVisible();
    await page.context().setOffline(true);
    await expect(lab.get('short-link-offline')).toContainText('You are offline');
    await expect(lab.get('self-contained-link')).toHaveValue(/\/lab\?e=[\d.]+#/);
    await page.context().setOffline(false);
    await expect(lab.get('create-short-link')).toBeVisible();
  });
});

for (const theme of ['light', 'dark', 'projector'] as const) {
  test(`every part of the dialog passes axe, ${theme}`, async ({ lab, page }) => {
    await lab.open(`${PRESET}&theme=${theme}`);
    await stored(lab);
    await lab.get('show-editors-link').click();
    for (const part of ['links', 'embed', 'qr', 'files']) {
      await lab.get(`tab-${part}`).click();
      await lab.settled();
      expect(await seriousFaults(page, { part: 'share-dialog' })).toEqual([]);
    }
  });
}
