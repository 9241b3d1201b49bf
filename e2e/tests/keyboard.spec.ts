/** All of it by keyboard alone: find a figure, change it, run it, read it, share it. */
import type { Page } from '@playwright/test';
import { expect, test } from '../lab.ts';

/** Tab until the element with this test id (or inside it) has the focus. */
async function tabTo(page: Page, testId: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    const isThere = await page.evaluate(
      (id) => document.activeElement?.closest(`[data-testid="${id}"]`) !== null,
      testId,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${testId}`);
}

test('a figure is run, read and shared without a pointer', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/papers');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Skip to the content')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'card-curitiba-table3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Table 3/);

  await tabTo(page, 'run-all');
  await page.keyboard.press('Space');
  await lab.jobIs('done');

  await tabTo(page, 'figure-reader');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lab.get('readout')).toContainText('Negro');
  await page.keyboard.press('Enter');
  await expect(lab.get('measurements')).toContainText('inside Negro');

  await page.evaluate(() => document.querySelector<HTMLElement>('#content')?.focus());
  await tabTo(page, 'parameter-buffer');
  await page.keyboard.press('ArrowUp');
  await expect(lab.field('parameter-buffer')).not.toHaveValue(/^4.096$/);

  await page.reload();
  await lab.ready();
  await tabTo(page, 'share');
  await page.keyboard.press('Enter');
  await expect(lab.get('share-dialog')).toBeVisible();
  await tabTo(page, 'copy-self-contained-link');
  await page.keyboard.press('Enter');
  await expect(lab.get('copy-self-contained-link')).toContainText('Copied');
  await page.keyboard.press('Escape');
  await expect(lab.get('share-dialog')).toHaveCount(0);
});

test('the network drawing is enlarged and moved by keys', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig7');
  await tabTo(page, 'network');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Show all of it' })).toBeEnabled();
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: 'Show all of it' })).toBeDisabled();
});
