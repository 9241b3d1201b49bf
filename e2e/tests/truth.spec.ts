/** The picture never lies: what is cut looks cut, what is orange stays orange, and nothing that a page needs goes out of reach. */
import { PRESETS } from '@lanelab/papers/presets';
import { encodeLink, mustParse, type Scenario } from '@lanelab/scenario';
import type { Page } from '@playwright/test';
import { expect, type Lab, test } from '../lab.ts';
import { Sheet } from '../sheet.ts';

const S = 1e12;
const FLOWS = 't=15 s&speed=100 ms/s';
const MPOA = '/lab?preset=class-mpoa';

/** The trunk, and the switch that holds the LES and the BUS of both emulated LANs. */
const TRUNK = 3;
const WEST = 3;

function presetOf(id: string): Scenario {
  const scenario = PRESETS.find((preset) => preset.id === id)?.build();
  if (scenario === undefined) throw new Error(`there is no preset ${id}`);
  return mustParse(scenario);
}

/** The preset with the trunk cut at 10 s. */
function cutLink(options: string): string {
  const scenario = presetOf('class-mpoa');
  const cut = { kind: 'link-up', atPs: 10 * S, link: TRUNK, up: false } as const;
  const changed = { ...scenario, model: { ...scenario.model, changes: [cut] } };
  return `#${encodeLink(changed, PRESETS)}&${options}`;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a canvas that have the colour of a token, in a part of it in shares of its size. */
function pixels(page: Page, canvas: string, token: string, area: Area = { x: 0, y: 0, width: 1, height: 1 }) {
  return page.evaluate(
    ([selector, name, part]) => {
      const element = document.querySelector<HTMLCanvasElement>(selector);
      const pen = element?.getContext('2d');
      if (element === null || pen === null || pen === undefined) return 0;
      const probe = document.createElement('canvas').getContext('2d');
      if (probe === null) throw new Error('there is no second canvas');
      probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
      probe.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data;
      const { width, height } = element;
      const { data } = pen.getImageData(
        Math.floor(part.x * width),
        Math.floor(part.y * height),
        Math.max(1, Math.floor(part.width * width)),
        Math.max(1, Math.floor(part.height * height)),
      );
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const distance =
          Math.abs((data[at] ?? 0) - red) +
          Math.abs((data[at + 1] ?? 0) - green) +
          Math.abs((data[at + 2] ?? 0) - blue);
        if ((data[at + 3] ?? 0) > 200 && distance < 12) count += 1;
      }
      return count;
    },
    [canvas, token, area] as const,
  );
}

const STAGE = '[data-testid="traffic"] canvas';
const RULER = '[data-testid="ruler"] canvas';

async function isThere(lab: Lab, timePs: number): Promise<void> {
  await expect.poll(async () => (await lab.clock()).timePs).toBe(timePs);
  await expect.poll(async () => (await lab.clock()).stateHash).not.toBeNull();
}

for (const [page, address] of [
  ['the workbench', '/lab'],
  ['an embedded lab', '/embed'],
] as const)
  test(`a cut link looks cut in ${page}, and whole before it was cut`, async ({ lab, page: tab }) => {
    await lab.open(`${address}${cutLink('t=9 s&speed=100 ms/s')}`);
    await expect(lab.get('traffic').locator('canvas')).toBeVisible();
    await expect.poll(() => pixels(tab, STAGE, '--data')).toBeGreaterThan(0);
    expect(await pixels(tab, STAGE, '--lost')).toBe(0);
    await tab.goto('about:blank');
    await lab.open(`${address}${cutLink('t=12 s&speed=100 ms/s')}`);
    await expect.poll(() => pixels(tab, STAGE, '--lost')).toBeGreaterThan(60);
  });

test('a cut link looks cut in both panes of a comparison', async ({ lab, page }) => {
  await lab.open(`/lab${cutLink('t=12 s&speed=100 ms/s')}`);
  await isThere(lab, 12 * S);
  await lab.get('stage').focus();
  await page.keyboard.press('c');
  for (const side of ['here', 'there'])
    await expect.poll(() => pixels(page, `[data-testid="pane-${side}"] canvas`, '--lost'), side).toBeGreaterThan(60);
});

test('a process that was killed shows on the tag of its device', async ({ lab }) => {
  const scenario = presetOf('class-mpoa');
  const killed = (['les', 'bus', 'lecs'] as const).map(
    (process) => ({ kind: 'process', atPs: 10 * S, node: WEST, process, up: false }) as const,
  );
  const clients = [
    { kind: 'process', atPs: 10 * S, node: 1, process: 'mpc', up: false },
    { kind: 'process', atPs: 10 * S, node: 5, process: 'mps', up: false },
  ] as const;
  const changed = { ...scenario, model: { ...scenario.model, changes: [...killed, ...clients] } };
  await lab.open(`/lab#${encodeLink(changed, PRESETS)}&t=12 s&speed=100 ms/s`);
  for (const [node, words] of [
    [WEST, ['LES', 'BUS', 'LECS']],
    [1, ['MPC']],
    [5, ['MPS']],
  ] as const)
    for (const word of words)
      await expect(lab.get(`badges-${node}`).locator('[data-state="failed"]').filter({ hasText: word })).toBeVisible();
});

test('a shortcut stays orange however often it is drawn again', async ({ lab, page }) => {
  await lab.open(`${MPOA}&${FLOWS}`);
  await isThere(lab, 15 * S);
  const orange = () => pixels(page, STAGE, '--short');
  await expect.poll(orange).toBeGreaterThan(300);
  await lab.get('open-messages').click();
  await expect(lab.get('drawer')).toBeVisible();
  await expect.poll(orange).toBeGreaterThan(150);
  await lab.get('drawer-close').click();
  await lab.get('stage').focus();
  await page.keyboard.press('2');
  await page.keyboard.press('1');
  await expect.poll(orange).toBeGreaterThan(300);
  await page.setViewportSize({ width: 1100, height: 760 });
  await lab.settled();
  await expect.poll(orange).toBeGreaterThan(150);
  // The layers ask the run again several times meanwhile.
  await page.waitForTimeout(1500);
  expect(await orange()).toBeGreaterThan(150);
});

test('the time bar has a lane for each kind of traffic, in its colour and in order', { tag: '@main' }, async ({
  lab,
  page,
}) => {
  await lab.open(`/lab${cutLink('t=9 s&speed=1 s/s')}`);
  await isThere(lab, 9 * S);
  const names = lab.get('time-bar').locator('[data-lane]');
  await expect(names).toHaveText(['control', 'data', 'shortcut', 'BUS', 'lost', 'faults']);
  const lane = (index: number, from = 0, to = 9 / 30): Area => ({
    x: from,
    y: (index + 0.1) / 6,
    width: to - from,
    height: 0.8 / 6,
  });
  const tokens = ['--control', '--data', '--short', '--bus'];
  for (const [index, token] of tokens.entries()) {
    await expect.poll(() => pixels(page, RULER, token, lane(index)), token).toBeGreaterThan(3);
    for (const other of tokens.filter((one) => one !== token))
      expect(await pixels(page, RULER, other, lane(index)), `${other} in the lane of ${token}`).toBe(0);
  }
  // Before the first data are sent nothing is in the lane of data, though signalling is busy.
  expect(await pixels(page, RULER, '--data', lane(1, 0, 5 / 30))).toBe(0);
  expect(await pixels(page, RULER, '--control', lane(0, 0, 5 / 30))).toBeGreaterThan(3);
});

test('a network without emulated LANs has no lanes for what it cannot have', async ({ lab }) => {
  await lab.open('/lab?preset=clip-pair-collapse');
  await expect(lab.get('time-bar').locator('[data-lane]')).toHaveText(['control', 'data', 'lost', 'faults']);
});

for (const { width, height, theme } of [
  { width: 1280, height: 665, theme: 'light' },
  { width: 1440, height: 900, theme: 'light' },
  { width: 1280, height: 665, theme: 'projector' },
  { width: 390, height: 844, theme: 'light' },
] as const)
  test(`at ${width}x${height}, ${theme}, the page never scrolls, tabs stand in one row and are reached`, async ({
    lab,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await lab.open(`${MPOA}&t=9 s&speed=1 s/s`);
    await lab.theme(theme);
    await isThere(lab, 9 * S);
    // A narrow window opens the details as a sheet.
    if (width < 768) await lab.get('open-details').click();
    const tabs = page.locator('[data-testid="workbench"] aside [role="tab"]');
    const panel = page.locator('[data-testid="workbench"] aside');
    for (const id of ['properties', 'packet', 'tables', 'problems', 'plots', 'results']) {
      await lab.get(`tab-${id}`).click();
      await expect(lab.get(`panel-${id}`)).toBeVisible();
      const tops = await tabs.evaluateAll((all) => all.map((tab) => Math.round(tab.getBoundingClientRect().top)));
      expect(new Set(tops).size, id).toBe(1);
      const [box, frame] = [await lab.get(`tab-${id}`).boundingBox(), await panel.boundingBox()];
      if (box === null || frame === null) throw new Error('there are no details');
      expect(box.x, id).toBeGreaterThanOrEqual(frame.x - 1);
      expect(box.x + box.width, id).toBeLessThanOrEqual(frame.x + frame.width + 1);
      const scroll = await page.evaluate(() => {
        window.scrollTo(0, 10_000);
        return [window.scrollY, document.documentElement.scrollHeight - window.innerHeight];
      });
      expect(scroll, id).toEqual([0, 0]);
    }
  });

for (const { width, height, theme } of [
  { width: 1024, height: 768, theme: 'light' },
  { width: 1024, height: 768, theme: 'projector' },
  { width: 1280, height: 665, theme: 'light' },
  { width: 1280, height: 665, theme: 'projector' },
  { width: 1440, height: 900, theme: 'light' },
] as const)
  test(`at ${width}x${height}, ${theme}, nothing in the top bar lies on anything else`, async ({ lab, page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [MPOA, '/papers/curitiba/fig7', '/mine']) {
      await lab.open(path);
      await lab.theme(theme);
      const found = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('header :is(a, button, label, b)')]
          .filter((part) => part.checkVisibility() && part.querySelector('a, button, label, b') === null)
          .map((part) => ({ part, box: part.getBoundingClientRect() }));
        return parts.flatMap(({ part, box }, index) =>
          parts
            .slice(index + 1)
            .filter(
              ({ box: other }) =>
                Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
            )
            .map((other) => `${part.textContent} | ${other.part.textContent}`),
        );
      });
      expect(found, path).toEqual([]);
    }
  });

test('tables get room for 40 digits', async ({ lab, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lab.open(`${MPOA}&t=9 s&speed=1 s/s`);
  await isThere(lab, 9 * S);
  await new Sheet(lab).device(1).click();
  await lab.get('tab-tables').click();
  const address = lab
    .get('tables')
    .getByRole('gridcell', { name: /^[0-9a-f]{26}-[0-9a-f]{12}-[0-9a-f]{2}$/ })
    .first();
  await expect(address).toBeVisible();
  const [cell, panel] = [await address.boundingBox(), await lab.get('panel-tables').boundingBox()];
  if (cell === null || panel === null) throw new Error('there is no table');
  expect(panel.width).toBeGreaterThan(800);
  expect(cell.x + cell.width).toBeLessThanOrEqual(panel.x + panel.width);
  // The drawing beside it is still in sight.
  expect((await lab.get('stage').boundingBox())?.width).toBeGreaterThan(350);
});

test('a fitted drawing stays fitted as panels open and close, one zoomed by hand stays as it is', async ({
  lab,
  page,
}) => {
  await lab.open(MPOA);
  const zoom = () =>
    page
      .locator('.react-flow__viewport')
      .first()
      .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const inSight = async () => {
    const stage = await lab.get('stage').boundingBox();
    const boxes = await page
      .locator('.react-flow__node')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));
    if (stage === null) throw new Error('there is no stage');
    return boxes.every(
      ({ left, right, top, bottom }) =>
        left >= stage.x && right <= stage.x + stage.width && top >= stage.y && bottom <= stage.y + stage.height,
    );
  };
  const whole = await zoom();
  await lab.get('open-messages').click();
  await expect.poll(zoom).toBeLessThan(whole);
  expect(await inSight()).toBe(true);
  await lab.get('drawer-close').click();
  await expect.poll(zoom).toBeCloseTo(whole, 3);
  await lab.get('tab-tables').click();
  await expect.poll(inSight).toBe(true);
  await lab.get('tab-properties').click();
  await expect.poll(zoom).toBeCloseTo(whole, 3);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  const byHand = await zoom();
  expect(byHand).toBeLessThan(whole);
  await lab.get('open-messages').click();
  await lab.settled();
  expect(await zoom()).toBeCloseTo(byHand, 3);
});

test('a message that is chosen is shown, with results open, too', async ({ lab, page }) => {
  await lab.open(`${MPOA}&t=9 s&speed=1 s/s`);
  await isThere(lab, 9 * S);
  await lab.get('tab-results').click();
  await lab.get('open-messages').click();
  const rows = lab.get('messages').locator('[role="row"][aria-selected]');
  await rows.nth(2).click();
  await expect(lab.get('panel-packet')).toBeVisible();
  await lab.get('tab-results').click();
  await rows.nth(2).click();
  await expect(lab.get('panel-packet')).toBeVisible();
  await lab.get('tab-results').click();
  await lab.get('messages').focus();
  await page.keyboard.press('ArrowUp');
  await expect(lab.get('panel-packet')).toBeVisible();
});

test('one button runs to the end and fills the results, which begin with what limited each stream', async ({
  lab,
  page,
}) => {
  await lab.open('/lab?preset=clip-pair-collapse');
  await lab.get('tab-results').click();
  await expect(page.getByRole('button', { name: /to the end/i })).toHaveCount(1);
  await page.getByRole('button', { name: /to the end/i }).click();
  await lab.runIs('done');
  await expect.poll(async () => (await lab.clock()).status).toBe('ended');
  await expect(lab.get('measurements').locator('p').first()).toHaveText(
    /^Pentium II 350 to Pentium II 266: The receiver’s delayed acknowledgement: waited for on \d+ %/,
  );
  await expect(lab.get('limit-1')).toBeVisible();
  await expect(lab.get('time-1')).toBeVisible();
  await expect(lab.get('holds-1')).toBeHidden();
});

test('Enter on a device never arms Delete', async ({ lab, page }) => {
  await lab.open('/lab?preset=clip-pair-collapse');
  const sheet = new Sheet(lab);
  const before = await sheet.counts();
  await lab.get('device-list').getByRole('button').first().focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
  expect(await sheet.counts()).toEqual(before);
  await expect(lab.get('inspector')).toBeVisible();
});

test('with a filter, Next and Back go to the messages that it shows', async ({ lab, page }) => {
  await lab.open(`${MPOA}&t=1 s&speed=1 s/s`);
  await isThere(lab, 1 * S);
  await lab.get('open-messages').click();
  const listed = async () => Number(await lab.get('messages').getAttribute('aria-rowcount'));
  // The header is a row, too.
  await expect.poll(listed).toBeGreaterThan(1);
  const unfiltered = await listed();
  await lab.get('filter-text').fill('LE_ARP');
  await expect.poll(listed).toBeLessThan(unfiltered);
  const times: number[] = [];
  for (let step = 0; step < 3; step += 1) {
    const [before, count] = [(await lab.clock()).timePs, await listed()];
    await lab.get('step-event').click();
    await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(before);
    await expect.poll(listed).toBeGreaterThan(count);
    times.push((await lab.clock()).timePs);
  }
  await lab.get('ruler').focus();
  await page.keyboard.press(',');
  await expect.poll(async () => (await lab.clock()).timePs).toBe(times[1]);
});
