/** Parts of the workbench whose code cannot be fetched: each says so in its own place, and everything else goes on. */
import type { Page } from '@playwright/test';
import { expect, test } from '../lab.ts';

// The browser writes refused requests to its console, and React what a boundary has caught.
test.use({ expectedErrors: { patterns: [/ERR_FAILED/, /dynamically imported module/, /preload CSS/i] } });

const device = (page: Page) => page.locator('.react-flow__node').first();

test('a form that is missing says so beside a drawing that goes on, and comes when it is asked for again', {
  tag: '@main',
}, async ({ lab, page }) => {
  const forms = /\/assets\/Form-.*\.(js|css)$/;
  await page.route(forms, (route) => route.abort());
  await lab.open('/lab?preset=clip-pair-collapse');
  await lab.settledClock();
  await device(page).click();
  const inspector = lab.get('inspector');
  await expect(inspector.getByTestId('part-missing')).toContainText('This part could not be fetched');
  await expect(lab.get('page-offline')).toHaveCount(0);
  const before = (await lab.clock()).timePs;
  await lab.get('step-cell').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(before);
  await lab.get('part-again').click();
  await expect(inspector.getByTestId('part-missing')).toContainText('load the page again');
  await page.unroute(forms);
  await lab.get('part-again').click();
  await expect(lab.get('part-missing')).toHaveCount(0);
  await expect(inspector.getByRole('textbox', { name: 'IP address' }).first()).toBeVisible();
});

test('a style sheet that was missing is fetched with its part', async ({ lab, page }) => {
  const sheet = /\/assets\/TableView-.*\.css$/;
  await page.route(sheet, (route) => route.abort());
  await lab.open('/lab?preset=clip-pair-collapse');
  await lab.view('table');
  await expect(lab.get('part-missing')).toBeVisible();
  await page.unroute(sheet);
  await lab.get('part-again').click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await expect(page.locator('link[rel="stylesheet"][href*="/TableView-"]')).toHaveCount(1);
});

test('a menu that is missing says so over the page and can be closed', async ({ lab, page }) => {
  await page.route(/\/assets\/MenuList-.*\.js$/, (route) => route.abort());
  await lab.open('/lab?preset=clip-pair-collapse');
  await lab.get('menu').click();
  await expect(lab.get('part-missing')).toBeVisible();
  await lab.get('part-missing').getByRole('button', { name: 'Close' }).click();
  await expect(lab.get('part-missing')).toHaveCount(0);
  await expect(lab.get('workbench')).toBeVisible();
});

test('problems that a run finds are watched for once their code can be fetched', async ({ lab, page }) => {
  const code = /\/assets\/live-.*\.js$/;
  let refused = 0;
  await page.route(code, (route) => {
    refused += 1;
    return route.abort();
  });
  await lab.open('/lab?preset=clip-pair-collapse');
  await expect.poll(() => refused).toBeGreaterThan(1);
  await page.unroute(code);
  await page.waitForResponse(code);
  await expect(lab.get('page-offline')).toHaveCount(0);
});
