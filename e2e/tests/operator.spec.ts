/** The operator's page as a browser shows it: fits the window, renews itself, and says when the server is silent. */
import { expect, test } from '@playwright/test';

test('shows the state of the server, and renews it without losing its place', async ({ page }) => {
  await page.goto('/operator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cards = ['Queue', 'Answers', 'Refusals', 'Event loop', 'Database', 'People', 'Disk and cache'];
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(cards);
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-first', ''));
  await expect(page.locator('main[data-first]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(cards);
  await expect(page.getByRole('img', { name: 'Points that wait, in the last ten minutes; highest' })).toBeVisible();
});

test('says since when the server does not answer, and no longer once it does', async ({ page }) => {
  await page.goto('/operator');
  await page.route('**/operator', (route) => route.abort());
  const lost = page.getByText('No answer since');
  await expect(lost).toBeVisible();
  await page.unroute('**/operator');
  await expect(lost).toBeHidden();
});

test('fits a telephone, and has the colours that the reader chose', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/operator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { width, background } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    background: getComputedStyle(document.body).backgroundColor,
  }));
  expect(width).toBe(390);
  expect(background).toBe('rgb(35, 44, 56)');
});
