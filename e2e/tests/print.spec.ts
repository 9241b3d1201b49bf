/** Pages for paper: on paper they stand alone, light and upright, without the lab around them. */
import type { Page } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';

/** What of the page is seen besides the sheet: nothing of it belongs on paper. */
function besides(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sheet = document.querySelector('[data-testid="sheet"]');
    const shown = [...document.querySelectorAll('[data-testid]')].filter(
      (element) => element.checkVisibility() && sheet?.contains(element) !== true && !element.contains(sheet),
    );
    return shown.map((element) => element.getAttribute('data-testid') ?? '');
  });
}

/** Sizes of a PDF's pages, in mm. */
function pagesOf(pdf: Buffer): readonly (readonly [number, number])[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g);
  const mm = (points: string | undefined) => Math.round((Number(points) * 25.4) / 72);
  return [...boxes].map(([, width, height]) => [mm(width), mm(height)] as const);
}

/** On a busy machine a large network may move the page while its menu is open, and the menu closes unused: then it is opened again. */
async function openSheet(lab: Lab, menu: string): Promise<void> {
  const print = lab.get('act-print');
  await expect(async () => {
    // A menu that is still there, from the time before, covers its button.
    if (await print.isVisible()) await lab.page.keyboard.press('Escape');
    await lab.get(menu).click({ timeout: 20_000 });
    await print.click({ timeout: 20_000 });
    await expect(lab.get('sheet')).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 300_000 });
}

async function expectOnPaper(lab: Lab): Promise<void> {
  const { page } = lab;
  await page.emulateMedia({ media: 'print' });
  expect(await besides(page)).toEqual([]);
  await expect(lab.get('print-bar')).toBeHidden();
  const colours = await lab.get('sheet').evaluate((sheet) => getComputedStyle(sheet).backgroundColor);
  expect(colours).toBe('rgb(255, 255, 255)');
  const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(0);
  for (const size of pages) expect(size).toEqual([210, 297]);
  await page.emulateMedia({ media: 'screen' });
  await expect(lab.get('print-bar')).toBeVisible();
}

test('a scenario sheet has question, drawing, tables, facts and a link', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/lab?preset=class-mpoa&theme=dark');
  await openSheet(lab, 'menu');
  const sheet = lab.get('sheet');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Two hosts, two emulated LANs, one shortcut');
  await expect(sheet).toContainText('What do a client and a server of MPOA change?');
  await expect(lab.get('sheet-drawing').locator('svg')).toBeVisible();
  await expect(lab.get('sheet-devices').getByRole('row')).toHaveCount(1 + 5);
  await expect(lab.get('sheet-devices')).toContainText('10.0.1.254/24');
  await expect(lab.get('sheet-links').getByRole('row')).toHaveCount(1 + 4);
  await expect(lab.get('sheet-traffic').getByRole('listitem')).toHaveCount(2);
  await expect(lab.get('sheet-link').getByRole('img', { name: 'QR code of the link' }).first()).toBeVisible();
  const link = await lab.get('sheet-link').getByRole('paragraph').textContent();
  await expectOnPaper(lab);
  await page.goto(link ?? '');
  await lab.ready();
  await expect.poll(async () => (await lab.state()).document?.nodes).toBe(5);
});

test('the button prints, and Escape goes back to the lab', async ({ lab, page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await lab.open('/lab?preset=class-mpoa');
  await openSheet(lab, 'menu');
  await lab.get('print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.keyboard.press('Escape');
  await expect(lab.get('sheet')).toBeHidden();
  await expect(lab.get('workbench')).toBeVisible();
});

test('a network too large for one page goes over several', async ({ lab, page }) => {
  await lab.open('/lab?preset=campus');
  await openSheet(lab, 'menu');
  await page.emulateMedia({ media: 'print' });
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(1);
});

test('a figure page has chart, caption, values and their origin', async ({ lab }) => {
  await lab.open('/papers/curitiba/fig10');
  await openSheet(lab, 'export');
  await expect(lab.get('sheet-figure').locator('svg').first()).toBeVisible();
  await expect(lab.get('sheet-figure').locator('figcaption')).toContainText('Paper: Curitiba, Figure 10');
  await expect(lab.get('sheet-values').getByRole('row').first()).toBeVisible();
  await expect(lab.get('sheet-provenance')).toContainText('Seed');
  await expectOnPaper(lab);
});

test('a sheet fits a phone on the screen', async ({ lab, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await lab.open('/lab?preset=class-mpoa');
  await openSheet(lab, 'menu');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
