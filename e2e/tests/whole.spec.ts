/** Networks that run as added: templates from the menu; members of an emulated LAN by its panel and by dragging. */
import { expect, test } from '../lab.ts';
import { Sheet } from '../sheet.ts';

const NETWORKS = ['two-elans', 'two-elans-mpoa', 'classical-ip', 'edge-devices', 'qos-trunk'];

test('the menu of the empty stage adds a network that runs', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  const place = await sheet.point({ kind: 'host', x: 0, y: -9 });
  await page.mouse.click(place.x, place.y, { button: 'right' });
  await page.mouse.click(place.x, place.y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Add a network…' }).click();
  for (const id of NETWORKS) await expect(lab.get(`act-add-${id}`)).toBeVisible();
  await lab.get('act-add-edge-devices').click();
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 8, links: 7, flows: 2 });
  await lab.runToEnd();
  await expect(lab.get('digest')).toHaveText(/^[0-9a-f]{16}/);
});

test('the empty stage offers networks to start from', async ({ lab }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  await lab.get('add-network').click();
  await lab.get('act-add-two-elans').click();
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 7, links: 6, flows: 2 });
  await expect(lab.get('empty-stage')).toHaveCount(0);
});

test('a network added twice by the palette stands beside itself, and one undo takes it back', async ({ lab, page }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  for (const nodes of [4, 8]) {
    await page.keyboard.press('Control+k');
    await lab.get('palette').getByRole('searchbox').fill('Classical IP over SVCs');
    await lab.get('palette').getByRole('menuitem', { name: 'Add a network: Classical IP over SVCs' }).click();
    await expect.poll(async () => (await sheet.counts()).nodes).toBe(nodes);
  }
  const { model } = await sheet.document();
  expect(
    new Set(model.nodes.flatMap((node) => (node.kind === 'host' ? node.interfaces.map(({ ip }) => ip) : []))).size,
  ).toBe(6);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await sheet.counts()).nodes).toBe(4);
});

test('a device joins an emulated LAN and leaves it by the panel of the LAN', async ({ lab, page }) => {
  await lab.open('/lab?preset=class-lane&t=0');
  const sheet = new Sheet(lab);
  const corner = await sheet.point({ kind: 'host', x: -14, y: -9 });
  await page.mouse.click(corner.x, corner.y);
  await lab.get('elan-fold-1').getByRole('button').first().click();
  const members = lab.get('elan-members-1');
  await sheet.choose('join-elan-1', 'B');
  await expect(members.getByRole('listitem').filter({ hasText: 'B' })).toHaveCount(1);
  const b = (await sheet.document()).model.nodes.find(({ name }) => name === 'B');
  expect(b?.kind === 'host' && b.interfaces.map(({ elan }) => elan)).toEqual([1]);
  await members.getByRole('button', { name: 'B leaves' }).click();
  await expect(members.getByRole('listitem').filter({ hasText: 'B' })).toHaveCount(0);
});

test('on the layer of emulated LANs, a host that is dragged into another LAN joins it', async ({ lab, page }) => {
  await lab.open('/lab?preset=class-lane&t=0&layer=elans');
  const sheet = new Sheet(lab);
  const { model } = await sheet.document();
  const [a, b] = ['A', 'B'].map((wanted) => model.nodes.find(({ name }) => name === wanted)?.id ?? 0);
  const elansOf = async (id: number | undefined) => {
    const node = (await sheet.document()).model.nodes.find((entry) => entry.id === id);
    return node?.kind === 'host' ? node.interfaces.map(({ elan }) => elan) : [];
  };
  const [target] = await elansOf(b);
  expect(await elansOf(a)).not.toEqual([target]);
  const { x, y } = await sheet.middle(b ?? 0);
  await sheet.drag(await sheet.middle(a ?? 0), { x, y: y + 45 });
  await expect(lab.get('live-region')).toContainText('Put A into');
  expect(await elansOf(a)).toEqual([target]);
  await page.keyboard.press('Control+z');
  expect(await elansOf(a)).not.toEqual([target]);
});
