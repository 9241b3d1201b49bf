/** Links: what one reader runs, another one opens in a browser that knows nothing, and gets the same digest. */
import type { Browser } from '@playwright/test';
import { expect, Lab, test } from '../lab.ts';

async function inFreshProfile<T>(browser: Browser, baseURL: string, work: (lab: Lab) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL });
  try {
    return await work(new Lab(await context.newPage()));
  } finally {
    await context.close();
  }
}

async function digestOf(lab: Lab, link: string): Promise<string | null> {
  await lab.open(link);
  await lab.runToEnd();
  return lab.get('digest').textContent();
}

async function changedPoint(lab: Lab): Promise<string | null> {
  await lab.open('/papers/curitiba/fig7');
  await lab.type('parameter-mtu', '4352');
  await lab.type('point-message', '1000');
  await lab.get('run-point').click();
  await lab.jobIs('done');
  const digest = await lab.get('digest').textContent();
  await lab.get('share').click();
  return digest;
}

test('a self-contained link opens anywhere with the same digest', { tag: '@main' }, async ({
  lab,
  browser,
  baseURL,
}) => {
  const digest = await changedPoint(lab);
  const link = await lab.get('self-contained-link').inputValue();
  expect(link).toMatch(/\/lab\?e=[\d.]+#/);
  expect(link.length).toBeLessThan(1900);
  await expect(lab.get('link-meter')).toContainText('fits everywhere');
  await lab.get('copy-self-contained-link').click();
  expect(await lab.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await inFreshProfile(browser, baseURL ?? '', (other) => digestOf(other, link))).toBe(digest);
});

test('a short link is stored and opens anywhere with the same digest', { tag: '@main' }, async ({
  lab,
  browser,
  baseURL,
}) => {
  const digest = await changedPoint(lab);
  await lab.get('create-short-link').click();
  const link = await lab.get('short-link').inputValue();
  expect(link).toMatch(/\/s\/\w{12}\?e=[\d.]+$/);
  expect(await inFreshProfile(browser, baseURL ?? '', (other) => digestOf(other, link))).toBe(digest);
});

test('links that were cut short or edited are refused, with a fix', async ({ lab, page }) => {
  await changedPoint(lab);
  const link = await lab.get('self-contained-link').inputValue();
  const middle = link.length - 8;
  const swapped = link[middle] === 'A' ? 'B' : 'A';
  for (const damaged of [link.slice(0, -5), link.slice(0, middle) + swapped + link.slice(middle + 1), `${link}AAAA`]) {
    await page.goto('about:blank');
    await lab.open(damaged);
    await expect(lab.get('refused')).toContainText('This link was cut short or changed on its way');
    await expect(lab.get('workbench')).toHaveCount(0);
  }
  await lab.get('open-another').getByRole('textbox', { name: 'Paste a link' }).fill(link);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(lab.get('workbench')).toBeVisible();
});

test.describe('a short link that nobody stored', () => {
  test.use({ expectedErrors: { patterns: [/404/] } });

  test('says so on the page and when asked for within the app', async ({ lab, page }) => {
    await page.goto('/s/abcdefghjkmn');
    await expect(page.locator('body')).toContainText(/[Nn]o scenario/);
    await lab.open('/open');
    await lab
      .get('open-another')
      .getByRole('textbox', { name: 'Paste a link' })
      .fill('http://elsewhere.example/s/abcdefghjkmn');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(lab.get('refused')).toContainText('No scenario is stored');
  });
});

test.describe('a server that has stopped', () => {
  test.use({ expectedErrors: { patterns: [/Failed to load resource/] } });

  test('stores nothing, says so, and the self-contained link is there all the same', async ({ lab, page }) => {
    await changedPoint(lab);
    await page.route('**/api/scenarios', (route) => route.abort('connectionrefused'));
    await lab.get('create-short-link').click();
    await expect(lab.get('short-link-failed')).toContainText('The server cannot be reached');
    await expect(lab.get('short-link-failed')).toContainText('works without the server');
    await expect(lab.get('self-contained-link')).toHaveValue(/\/lab\?e=[\d.]+#/);
  });
});

test('a scenario goes out as a file and comes back', { tag: '@main' }, async ({ lab, page }) => {
  const digest = await changedPoint(lab);
  const saved = page.waitForEvent('download');
  await lab.get('tab-files').click();
  await lab.get('save-scenario').click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^curitiba[\w-]*-[0-9a-f]{8}\.json$/);
  const file = await download.path();
  await lab.open('/open');
  await lab
    .get('scenario-file')
    .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{"lanelab":1}') });
  await expect(page.getByRole('alert')).toContainText(
    'broken.json cannot be opened: The model of the scenario is missing',
  );
  await lab.get('scenario-file').setInputFiles(file);
  await lab.runToEnd();
  await expect(lab.get('digest')).toHaveText(digest ?? '');
});

test('a demonstration runs, and a switch set there travels with its link', async ({ lab, page }) => {
  await lab.open('/papers');
  await lab.get('preset-clip-pair-collapse').click();
  await expect(lab.get('workbench')).toBeVisible();
  await lab.runToEnd();
  const collapsed = Number(await lab.get('goodput-1').textContent());
  await expect(lab.get('holds-1')).toContainText('Nagle');

  await lab
    .get('why-1')
    .getByRole('button', { name: /Why it went this way/ })
    .click();
  await lab.get('find-why-1').click();
  for (const cause of ['Nagle waits', 'The program sleeps', 'delayed-ACK clock', 'a full segment'])
    await expect(lab.get('why')).toContainText(cause);

  await lab.get('tab-properties').click();
  await lab.get('device-1').click();
  await lab
    .get('inspector')
    .getByRole('button', { name: /TCP mechanisms/ })
    .click();
  await lab
    .get('stack-nagle')
    .getByRole('button', { name: /as profile/ })
    .click();
  await page.getByRole('option', { name: 'off' }).click();
  await lab.runToEnd();
  expect(Number(await lab.get('goodput-1').textContent())).toBeGreaterThan(5 * collapsed);
  const digest = await lab.get('digest').textContent();

  await lab.get('share').click();
  const link = await lab.get('self-contained-link').inputValue();
  await page.goto('about:blank');
  expect(await digestOf(lab, link)).toBe(digest);
});
