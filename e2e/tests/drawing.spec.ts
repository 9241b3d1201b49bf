/** Three switches, four hosts, traffic: drawn by mouse, by keys alone, and by touch, and each time the same network. */
import { expect, test } from '../lab.ts';
import { type Hand, type Place, Sheet } from '../sheet.ts';

const devices: readonly Place[] = [
  { kind: 'switch', x: -8, y: 0 },
  { kind: 'switch', x: 0, y: 0 },
  { kind: 'switch', x: 8, y: 0 },
  { kind: 'host', x: -14, y: -6 },
  { kind: 'host', x: -14, y: 6 },
  { kind: 'host', x: 14, y: -6 },
  { kind: 'host', x: 14, y: 6 },
];
/** As they are named by themselves. */
const names = ['S1', 'S2', 'S3', 'H1', 'H2', 'H3', 'H4'];
const links = [
  [1, 2],
  [2, 3],
  [1, 4],
  [1, 5],
  [3, 6],
  [3, 7],
] as const;

async function draw(hand: Hand): Promise<void> {
  for (const device of devices) await hand.place(device);
  for (const [a, b] of links) await hand.link(a, b);
  await hand.traffic(4, 6);
  await hand.traffic(5, 7);
}

let byMouse: string | undefined;

test.describe.configure({ mode: 'serial' });

test('by mouse: drawn, run, and traffic arrives', { tag: '@main' }, async ({ lab }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  await draw(sheet.byMouse());
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 7, links: 6, flows: 2 });
  byMouse = await sheet.hash();
  await lab.get('tab-problems').click();
  await expect(lab.get('problems')).toContainText('can run');
  await lab.runToEnd();
  await expect(lab.get('goodput-1')).not.toHaveText('0.000');
});

test('by keys alone: the same network', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  const isOnStage = () => page.evaluate(() => document.activeElement?.closest('[data-testid="stage"]') !== null);
  for (let i = 0; i < 40 && !(await isOnStage()); i += 1) await page.keyboard.press('Tab');
  await draw(sheet.byKeys());
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 7, links: 6, flows: 2 });
  expect(await sheet.hash()).toBe(byMouse);
});

for (const [name, viewport] of [
  ['by the tables alone', { width: 1280, height: 800 }],
  ['by the tables alone in a narrow window', { width: 390, height: 844 }],
] as const)
  test.describe(name, () => {
    test.use({ viewport });

    test('the same network', async ({ lab }) => {
      await lab.open('/lab');
      const sheet = new Sheet(lab);
      await lab.view('table');
      for (const { kind } of devices) await lab.get(`table-add-${kind}`).click();
      await lab.get('tab-links').click();
      for (const [a, b] of links) {
        await sheet.choose('connect-from', names[a - 1] ?? '');
        await sheet.choose('connect-to', names[b - 1] ?? '');
        await lab.get('connect').click();
      }
      await lab.get('tab-traffic').click();
      const adding = lab.get('table-view');
      for (const [from, to] of [
        [4, 6],
        [5, 7],
      ] as const) {
        await adding.getByTestId('add-flow').click();
        await sheet.choose('flow-from', names[from - 1] ?? '');
        await sheet.choose('flow-to', names[to - 1] ?? '');
        await adding.getByTestId('confirm-flow').click();
      }
      await expect.poll(() => sheet.counts()).toEqual({ nodes: 7, links: 6, flows: 2 });
      expect(await sheet.hash()).toBe(byMouse);
      expect(await lab.overflow()).toBeLessThanOrEqual(0);
    });
  });

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('by touch: the same network', async ({ lab }) => {
    await lab.open('/lab');
    const sheet = new Sheet(lab);
    await draw(sheet.byTouch());
    await expect.poll(() => sheet.counts()).toEqual({ nodes: 7, links: 6, flows: 2 });
    expect(await sheet.hash()).toBe(byMouse);
  });
});
