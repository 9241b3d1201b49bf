/** All of it by keyboard alone: find a figure, change it, run it, read it, share it. */
import { expect, test } from '../lab.ts';

test('a figure is run, read and shared without a pointer', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/papers');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Skip to the content')).toBeFocused();
  await page.keyboard.press('Enter');
  await lab.tabTo('card-curitiba-table3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/Table 3/);

  await lab.tabTo('run-all');
  await page.keyboard.press('Space');
  await lab.jobIs('done');

  await lab.tabTo('figure-reader');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lab.get('readout')).toContainText('Negro');
  await page.keyboard.press('Enter');
  await expect(lab.get('measurements')).toContainText('inside Negro');

  await page.evaluate(() => document.querySelector<HTMLElement>('#content')?.focus());
  await lab.tabTo('parameter-buffer');
  await page.keyboard.press('ArrowUp');
  await expect(lab.field('parameter-buffer')).not.toHaveValue(/^4.096$/);

  await page.reload();
  await lab.ready();
  await lab.tabTo('share');
  await page.keyboard.press('Enter');
  await expect(lab.get('share-dialog')).toBeVisible();
  await lab.tabTo('copy-self-contained-link');
  await page.keyboard.press('Enter');
  await expect(lab.get('copy-self-contained-link')).toContainText('Copied');
  await page.keyboard.press('Escape');
  await expect(lab.get('share-dialog')).toHaveCount(0);
});

test('the network drawing is enlarged and moved by keys', async ({ lab, page }) => {
  await lab.open('/papers/curitiba/fig7');
  await lab.tabTo('network');
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Show all of it' })).toBeEnabled();
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: 'Show all of it' })).toBeDisabled();
});
