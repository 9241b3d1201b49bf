/** What the lab says: menus, announcements, errors and reports; the history of edits; keys as a setting. */
import { expect, type Lab, test } from '../lab.ts';

const PRESET = '/lab?preset=clip-pair-collapse';

const title = (lab: Lab) => lab.page.getByRole('textbox', { name: 'Title' });

test('the menu has a heading for each group of commands', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  await lab.get('menu').click();
  const menu = page.getByRole('menu');
  for (const group of ['File', 'Edit', 'View', 'Messages and tables', 'Pages and help'])
    await expect(menu.getByRole('group', { name: group })).toBeVisible();
  await expect(menu.getByRole('group', { name: 'File' }).getByRole('menuitem')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const palette = lab.get('palette');
  await expect(palette.getByRole('group', { name: 'Run' })).toBeVisible();
  await page.keyboard.type('previous event');
  await expect(palette.getByRole('menuitem')).toHaveCount(1);
});

test('whoever hears the clock hears what happened at the event', { tag: '@main' }, async ({ lab }) => {
  await lab.open(PRESET);
  await lab.settledClock();
  await lab.get('step-cell').click();
  await expect(lab.get('live-region')).toContainText(/leaves .+ for .+, VPI\/VCI \d+\/\d+\./);
});

test('a sentence of the events is read out after a step to the next event', async ({ lab }) => {
  await lab.open('/lab?preset=class-mpoa');
  await lab.settledClock();
  await lab.get('step-event').click();
  await expect(lab.get('live-region')).toContainText(/: .+\. \+.+, at 8\.\d/);
});

/** Keeps what the page's live region says from now on, in order. */
async function listen({ page }: Lab): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    new MutationObserver(() => {
      const said = document.querySelector('[data-testid="live-region"]')?.textContent ?? '';
      if (said !== '' && said !== heard.at(-1)) heard.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'heard') as readonly string[]);
}

test('a document that opens at an instant says so once, when it is there', async ({ lab }) => {
  const heard = await listen(lab);
  await lab.open('/lab?preset=class-mpoa&t=9s');
  await lab.settledClock();
  await expect.poll(heard).toEqual([expect.stringMatching(/at 9\.0/)]);
});

test('a network that plays does not read out every quiet time that it skips', async ({ lab, page }) => {
  const heard = await listen(lab);
  await lab.open('/lab?preset=class-lane&t=8.14s&speed=2ms&run=1');
  await expect.poll(heard).toContainEqual(expect.stringContaining('Playing at'));
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(8.15e12);
  // The announcer speaks once a second: what it would say of the skips so far.
  const before = (await heard()).length;
  for (const second of [1, 2, 3, 4]) {
    await page.waitForTimeout(1000);
    expect((await heard()).length, `after ${second} s`).toBeLessThanOrEqual(before + 1);
  }
});

test('the history lists every edit, and goes back and forward', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  for (const name of ['First', 'Second', 'Third']) {
    await title(lab).fill(name);
    await title(lab).blur();
  }
  await lab.get('menu').click();
  await lab.get('act-history').click();
  const list = lab.get('history');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(lab.get('history-3')).toHaveAttribute('aria-current', 'step');
  await lab.get('history-1').click();
  await expect(lab.get('history-1')).toHaveAttribute('aria-current', 'step');
  await lab.get('history-2').click();
  await page.keyboard.press('Escape');
  await expect(title(lab)).toHaveValue('Second');
});

test('undo is there from the first letter typed in a field', { tag: '@main' }, async ({ lab }) => {
  await lab.open(PRESET);
  const before = await title(lab).inputValue();
  await expect(lab.get('undo')).toBeDisabled();
  await title(lab).focus();
  await title(lab).press('x');
  await expect(lab.get('undo')).toBeEnabled();
  await lab.get('undo').click();
  await expect(title(lab)).toHaveValue(before);
});

test('an edit outlives a reload that follows at once', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  await title(lab).fill('Before');
  await title(lab).blur();
  await page.waitForURL(/draft=/);
  await title(lab).fill('Just before the reload');
  await page.reload();
  await expect(title(lab)).toHaveValue('Just before the reload');
});

test('single keys can be switched off, and stay off', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  await lab.get('menu').click();
  await lab.get('act-keys').click();
  await lab.get('single-keys').getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  const press = async (key: string) => {
    await lab.get('step-cell').focus();
    await page.keyboard.press(key);
  };
  await press('g');
  await expect(lab.get('drawer')).toHaveCount(0);
  await page.reload();
  await lab.ready();
  await press('?');
  await expect(lab.get('keys-help')).toHaveCount(0);
  await press('Control+k');
  await expect(lab.get('palette')).toBeVisible();
  await page.keyboard.press('Escape');
  await lab.get('menu').click();
  await lab.get('act-keys').click();
  await lab.get('single-keys').getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await press('?');
  await expect(lab.get('keys-help')).toBeVisible();
});

test('a report names link, instant, engine and browser', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  await lab.settledClock();
  await lab.get('step-cell').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
  await lab.get('menu').click();
  await lab.get('act-report').click();
  await expect(lab.get('report')).toHaveValue(
    /Link: http:\/\/127\.0\.0\.1.*\/lab\?.*#.+\nInstant: t = [\d.e-]+ s\nEngine: .+\nBrowser: Mozilla/,
  );
  const report = await lab.get('report').inputValue();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(report);
});

test.describe('error pages', () => {
  test.use({ expectedErrors: { patterns: [/40[04]/] } });

  test('say what to do in words, and copy a report', { tag: '@main' }, async ({ lab, page }) => {
    for (const address of ['/nowhere', '/s/nope123', '/lab#broken']) {
      await page.goto(address);
      await lab.get('copy-report').click();
      await expect(lab.get('report')).toHaveValue(/Engine: .+\nBrowser: .+\nProblem: .+/);
      await expect(page.locator('main')).not.toContainText(/params\.|model\./);
    }
  });
});

test.describe('without a connection', () => {
  // The browser writes to its console what was still being fetched when the connection went.
  test.use({ expectedErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('menus are there when the connection is gone', { tag: '@main' }, async ({ lab, page, context }) => {
    await lab.open('/lab?preset=clip-pair-collapse');
    await lab.fetchedAhead();
    await context.setOffline(true);
    await lab.get('menu').click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('.react-flow__node').first().click({ button: 'right' });
    await expect(lab.get('context-menu')).toBeVisible();
    await context.setOffline(false);
  });
});

test.describe('pages that do not exist', () => {
  // The server answers them with status 404, which the browser writes to its console.
  test.use({ expectedErrors: { patterns: [/status of 404/] } });

  test('a report of a problem is there wherever something cannot be opened', async ({ lab }) => {
    for (const [address, place] of [
      ['/papers/curitiba/fig99', 'no-experiment'],
      ['/embed#broken', 'embed-refused'],
      ['/figures/8', 'not-found'],
    ] as const) {
      await lab.open(address);
      await expect(lab.get(place)).toBeVisible();
      await lab.get('copy-report').click();
      await expect(lab.get('report')).toHaveValue(/Engine/);
    }
  });

  test('an address that is nearly one of a page leads to the page', async ({ lab, page }) => {
    await lab.open('/figures/8');
    await lab.get('not-found-near').getByRole('link').click();
    await expect(page).toHaveURL(/\/papers$/);
  });
});

test('sides of which one has MPOA wear the colours of the traffic', async ({ lab }) => {
  await lab.open('/lab?preset=class-lane&with=class-mpoa&t=9s');
  await expect(lab.get('pane-here').locator('[data-hue="router"]')).toHaveCount(1);
  await expect(lab.get('pane-there').locator('[data-hue="shortcut"]')).toHaveCount(1);
  await expect(lab.get('pane-here')).not.toContainText('more difference');
  const cells = lab.get('measure-cells');
  await expect(cells.locator('[data-hue="shortcut"]')).toHaveCount(1);
});
