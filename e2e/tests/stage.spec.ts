/** What hands do on the stage: marquee, snapping, copies, refusals, bends, groups, menus, arranging, and leaving. */
import { expect, type Lab, test } from '../lab.ts';
import { type Place, Sheet } from '../sheet.ts';

const three: readonly Place[] = [
  { kind: 'host', x: -8, y: -4 },
  { kind: 'switch', x: 0, y: 0 },
  { kind: 'host', x: 8, y: -4 },
];

/** A host (1), a switch (2) and a host (3), the switch joined to both. */
async function drawn(lab: Lab): Promise<Sheet> {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  const mouse = sheet.byMouse();
  for (const device of three) await mouse.place(device);
  await mouse.link(1, 2);
  await mouse.link(3, 2);
  await lab.get('tool-select').click();
  await lab.page.mouse.click(...xy(await sheet.point({ kind: 'host', x: 0, y: 12 })));
  return sheet;
}

const xy = ({ x, y }: { x: number; y: number }): [number, number] => [x, y];
const isSelected = (sheet: Sheet, id: number) =>
  expect(sheet.device(id).and(sheet.page.locator('[data-selected]'))).toHaveCount(1);
const isNotSelected = (sheet: Sheet, id: number) =>
  expect(sheet.device(id).and(sheet.page.locator('[data-selected]'))).toHaveCount(0);

async function places(sheet: Sheet) {
  return (await sheet.document()).layout.nodes;
}

test('a marquee selects what it touches, and Shift adds to it', { tag: '@main' }, async ({ lab }) => {
  const sheet = await drawn(lab);
  await sheet.drag(await sheet.point({ kind: 'host', x: -12, y: -8 }), await sheet.point({ kind: 'host', x: 1, y: 3 }));
  await isSelected(sheet, 1);
  await isSelected(sheet, 2);
  await isNotSelected(sheet, 3);
  await expect(lab.get('link-1').and(lab.page.locator('[data-selected]'))).toHaveCount(1);
  await expect(lab.get('live-region')).toContainText('2 devices selected');
  await sheet.device(3).click({ modifiers: ['Shift'] });
  await isSelected(sheet, 1);
  await isSelected(sheet, 3);
});

test('devices rest on the grid and in line with others; with Alt they stay where they are let go', async ({
  lab,
  page,
}) => {
  const sheet = await drawn(lab);
  const from = await sheet.middle(1);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Seven px short of the line of the switch, which lies 80 px lower.
  await page.mouse.move(from.x + 30, from.y + 73, { steps: 4 });
  await expect(lab.get('guide')).not.toHaveCount(0);
  await page.mouse.up();
  const after = await places(sheet);
  expect(after['1']?.y).toBe(after['2']?.y);
  expect((after['1']?.x ?? 1) % 20).toBe(0);
  await page.keyboard.down('Alt');
  const again = await sheet.middle(1);
  await sheet.drag(again, { x: again.x - 33, y: again.y - 47 });
  await page.keyboard.up('Alt');
  const free = await places(sheet);
  expect([free['1']?.x, free['1']?.y]).toEqual([(after['1']?.x ?? 0) - 33, (after['1']?.y ?? 0) - 47]);
});

test('a copy is numbered again, addresses and names included', async ({ lab, page }) => {
  const sheet = await drawn(lab);
  await sheet.byMouse().traffic(1, 3);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await expect(lab.get('live-region')).toContainText('Copied 3 devices');
  await page.keyboard.press('Control+v');
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 6, links: 4, flows: 2 });
  const { model } = await sheet.document();
  const hosts = model.nodes.filter((node) => node.kind === 'host');
  const unlike = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  unlike(model.nodes.map(({ id }) => id));
  unlike(model.nodes.map(({ name }) => name));
  unlike(model.links.map(({ id }) => id));
  unlike(hosts.flatMap(({ interfaces }) => interfaces.map(({ ip }) => ip)));
  await lab.get('tab-problems').click();
  await expect(lab.get('problems')).toContainText('can run');
});

test('what may not be is refused in a sentence', async ({ lab }) => {
  const sheet = await drawn(lab);
  const hint = lab.get('stage-hint');
  await lab.get('tool-link').click();
  await sheet.device(1).click();
  await expect(hint).toContainText('Link from H1');
  await sheet.device(1).click();
  await expect(hint).toContainText('H1 is where it begins; choose another device.');
  await lab.get('tool-workload').click();
  await sheet.device(2).click();
  await expect(hint).toContainText('S1 is a switch and sends nothing of its own; choose a host.');
  await sheet.device(1).click();
  await expect(sheet.device(2)).toHaveAttribute('data-look', /closed/);
  await sheet.device(2).click();
  await expect(hint).toContainText('S1 is a switch; what H1 sends must end at a host.');
  expect(await sheet.counts()).toEqual({ nodes: 3, links: 2, flows: 0 });
});

test('+ draws and connects in one step', async ({ lab, page }) => {
  const sheet = await drawn(lab);
  await sheet.device(2).click();
  await page.keyboard.press('+');
  await lab.get('type-menu').getByRole('menuitem', { name: 'Host' }).click();
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 4, links: 3, flows: 0 });
  await lab.get('undo').click();
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 3, links: 2, flows: 0 });
});

test('a link let go over the empty stage asks what to put there', async ({ lab }) => {
  const sheet = await drawn(lab);
  await sheet.device(2).click();
  const dot = await lab.get('port-dot-2').boundingBox();
  if (dot === null) throw new Error('the selected switch offers no dot');
  await sheet.drag(
    { x: dot.x + dot.width / 2, y: dot.y + dot.height / 2 },
    await sheet.point({ kind: 'switch', x: 0, y: 8 }),
  );
  await lab.get('act-add-switch').click();
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 4, links: 3, flows: 0 });
});

test('links are bent, and straightened', { tag: '@main' }, async ({ lab, page }) => {
  const sheet = await drawn(lab);
  const [a, b] = [await sheet.middle(1), await sheet.middle(2)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  await page.mouse.dblclick(middle.x, middle.y);
  await expect(lab.get('bend-1-0')).toBeVisible();
  const bends = async () => (await sheet.document()).layout.links['1']?.waypoints;
  const [before] = (await bends()) ?? [];
  const box = await lab.get('bend-1-0').boundingBox();
  if (box === null || before === undefined) throw new Error('the link has no bend');
  const grip = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await sheet.drag(grip, { x: grip.x, y: grip.y + 100 });
  await expect.poll(async () => (await bends())?.[0]?.y ?? 0).toBeGreaterThan(before.y + 80);
  const bent = await lab.get('bend-1-0').boundingBox();
  if (bent === null) throw new Error('the link has no bend');
  await page.mouse.click((a.x + bent.x) / 2, (a.y + bent.y) / 2, { button: 'right' });
  await lab.get('act-straighten').click();
  await expect.poll(bends).toBeUndefined();
});

test('a group moves as one', async ({ lab, page }) => {
  const sheet = await drawn(lab);
  await sheet.device(1).click();
  await sheet.device(2).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+g');
  await expect(lab.get('group-1')).toBeVisible();
  await page.keyboard.press('Escape');
  const before = await places(sheet);
  const from = await sheet.middle(1);
  await sheet.drag(from, { x: from.x - 40, y: from.y + 60 });
  const after = await places(sheet);
  for (const id of ['1', '2'])
    expect([after[id]?.x, after[id]?.y]).toEqual([(before[id]?.x ?? 0) - 40, (before[id]?.y ?? 0) + 60]);
  expect(after['3']).toEqual(before['3']);
});

test('moved by single clicks, without dragging', async ({ lab, page }) => {
  const sheet = await drawn(lab);
  const before = await places(sheet);
  await sheet.device(3).click({ button: 'right' });
  await lab.get('act-move').click();
  await page.mouse.click(...xy(await sheet.point({ kind: 'host', x: 10, y: 6 })));
  const after = await places(sheet);
  expect((after['3']?.y ?? 0) - (before['3']?.y ?? 0)).toBe(200);
  expect((after['3']?.x ?? 0) - (before['3']?.x ?? 0)).toBe(40);
});

test('arranged by its links: the model is the same, and one undo takes it back', async ({ lab }) => {
  const sheet = await drawn(lab);
  const [before, hash] = [await places(sheet), await sheet.hash()];
  await lab.page.mouse.click(...xy(await sheet.point({ kind: 'host', x: 0, y: 10 })), { button: 'right' });
  await lab.get('act-arrange').click();
  await expect(lab.get('undo')).toHaveAttribute('aria-label', 'Undo: Arranged 3 devices');
  expect(await places(sheet)).not.toEqual(before);
  expect(await sheet.hash()).toBe(hash);
  await lab.get('undo').click();
  expect(await places(sheet)).toEqual(before);
});

test('Esc leads out one step at a time, and Tab always leaves the stage', async ({ lab, page }) => {
  const sheet = await drawn(lab);
  const onStage = () => page.evaluate(() => document.activeElement?.closest('[data-testid="stage"]') !== null);
  await lab.get('tool-link').click();
  await sheet.device(1).click();
  await page.keyboard.press('Escape');
  await expect(lab.get('stage')).toHaveAttribute('data-tool', 'link');
  await page.keyboard.press('Escape');
  await expect(lab.get('stage')).toHaveAttribute('data-tool', 'select');
  await sheet.device(1).click();
  await page.keyboard.press('Escape');
  await isNotSelected(sheet, 1);
  await sheet.device(1).click();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  for (let presses = 0; presses < 12 && (await onStage()); presses += 1) await page.keyboard.press('Tab');
  expect(await onStage()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 12 && !(await onStage()); presses += 1) await page.keyboard.press('Shift+Tab');
  for (let presses = 0; presses < 20 && (await onStage()); presses += 1) await page.keyboard.press('Shift+Tab');
  expect(await onStage()).toBe(false);
});

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a long press opens the menu of a device', async ({ lab, page }) => {
    await lab.open('/lab');
    const sheet = new Sheet(lab);
    await sheet.byTouch().place({ kind: 'host', x: 0, y: 0 });
    const at = await sheet.middle(1);
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(lab.get('context-menu')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await lab.get('act-duplicate').tap();
    await expect.poll(async () => (await sheet.counts()).nodes).toBe(2);
  });
});
