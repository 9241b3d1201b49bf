/** The lab in Brazilian Portuguese: by the browser's own language, and by the reader's choice. */

import { expect, type Lab, test } from '../lab.ts';
import { leftInEnglish } from '../left-in-english.ts';
import { PAGES, type PageState, WORKBENCH } from '../pages.ts';
import { textsOf } from '../texts.ts';

const VISITED: readonly PageState[] = [
  ...PAGES,
  { name: 'figure', path: '/papers/curitiba/fig7' },
  {
    name: 'lecture',
    path: '/?present',
    prepare: async (lab) => expect(lab.get('present-caption')).toBeVisible(),
  },
  { name: 'embedded lab', path: '/embed?preset=clip-pair-collapse' },
];

test.describe('in a browser in Portuguese', () => {
  test.use({
    locale: 'pt-BR',
    expectedErrors: { patterns: [/status of (?:404|429|500)/, /Failed to load resource/] },
  });

  for (const { name, path, prepare } of VISITED)
    test(`${name}: no sentence is left in English`, async ({ lab, page }) => {
      await lab.open(path);
      await prepare?.(lab);
      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
      expect(leftInEnglish(await textsOf(page))).toEqual([]);
    });

  test('a number is written and read with a comma', async ({ lab }) => {
    await lab.open(WORKBENCH);
    await lab.get('speed-typed').fill('0,5 ms/s');
    await lab.get('speed-typed').press('Enter');
    await expect.poll(async () => (await lab.clock()).speed).toBe(500_000_000);
    await lab.get('speed-typed').fill('2.5 ms/s');
    await lab.get('speed-typed').press('Enter');
    await expect(lab.get('speed-typed')).toHaveValue('2,5 ms/s');
  });
});

/** The script with the Portuguese table. */
const TABLE = /translated-at-build-[\w-]+\.js$/;

const choose = (lab: Lab, name: string) => lab.get('language').getByRole('button', { name });

test('a page in English never asks for the table', async ({ lab, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await lab.open('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(asked.filter((address) => TABLE.test(address))).toEqual([]);
});

test('the language is changed in the bar, and edits are kept', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(WORKBENCH);
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept in both');
  await page.getByRole('textbox', { name: 'Title' }).blur();
  await page.waitForURL(/\/lab\?(?:.*&)?draft=/);
  const address = page.url();
  await choose(lab, 'Português').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await lab.ready();
  expect(page.url()).toBe(address);
  await expect(choose(lab, 'Português')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Título' })).toHaveValue('Kept in both');
});

test('the language is changed by keys, in the bar and in the palette', async ({ lab, page }) => {
  await lab.open('/papers');
  await lab.tabTo('language');
  await page.keyboard.press('Tab');
  await expect(choose(lab, 'Português')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await lab.open(WORKBENCH);
  await page.keyboard.press('Control+k');
  await lab.get('palette').getByRole('searchbox').fill('English');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without the table', () => {
  test.use({ locale: 'pt-BR', expectedErrors: { patterns: [/Failed to load resource/, /ERR_FAILED/] } });

  test('the page speaks English and says why', async ({ lab, page }) => {
    await page.route(TABLE, (route) => route.abort());
    await lab.open('/papers');
    await expect(lab.get('untranslated')).toContainText('Carregue a página de novo.');
    await expect(page.getByRole('link', { name: 'Help', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a browser that keeps nothing says why the language stays', async ({ lab, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('storage is blocked');
      },
    });
  });
  await lab.open('/papers');
  await choose(lab, 'Português').click();
  await expect(lab.get('language')).toContainText('keeps no choices');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
