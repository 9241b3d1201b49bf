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

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test('by mouse: drawn, run, and traffic arrives', async ({ lab }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  await draw(sheet.byMouse());
  expect(await sheet.counts()).toEqual({ nodes: 7, links: 6, flows: 2 });
  byMouse = await sheet.hash();
  await lab.get('tab-problems').click();
  await expect(lab.get('problems')).toContainText('can run');
  await lab.runToEnd();
  await expect(lab.get('goodput-1')).not.toHaveText('0.000');
});

test('by keys alone: the same network', async ({ lab, page }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  const isOnStage = () => page.evaluate(() => document.activeElement?.closest('[data-testid="stage"]') !== null);
  for (let i = 0; i < 40 && !(await isOnStage()); i += 1) await page.keyboard.press('Tab');
  await draw(sheet.byKeys());
  expect(await sheet.counts()).toEqual({ nodes: 7, links: 6, flows: 2 });
  expect(await sheet.hash()).toBe(byMouse);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('by touch: the same network', async ({ lab }) => {
    await lab.open('/lab');
    const sheet = new Sheet(lab);
    await draw(sheet.byTouch());
    expect(await sheet.counts()).toEqual({ nodes: 7, links: 6, flows: 2 });
    expect(await sheet.hash()).toBe(byMouse);
  });
});
