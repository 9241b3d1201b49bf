/** Networks that run as drawn: templates from the menu, edge devices by mouse, members of an emulated LAN by its panel. */
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

test('edge devices drawn at a switch bridge their hosts, without a form', async ({ lab }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  const hand = sheet.byMouse();
  for (const device of [
    { kind: 'switch', x: 0, y: 0 },
    { kind: 'edge', x: -8, y: 0 },
    { kind: 'edge', x: 8, y: 0 },
    { kind: 'host', x: -8, y: 7 },
    { kind: 'host', x: 8, y: 7 },
  ] as const)
    await hand.place(device);
  for (const [a, b] of [
    [4, 2],
    [5, 3],
    [2, 1],
    [3, 1],
  ] as const)
    await hand.link(a, b);
  await hand.traffic(4, 5);
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 5, links: 4, flows: 1 });
  const { model } = await sheet.document();
  expect(model.elans).toHaveLength(1);
  expect(model.nodes[0]).toMatchObject({ signalling: {}, services: [{ kind: 'lecs' }, { kind: 'les', elan: 1 }] });
  const addresses = model.nodes.flatMap((node) => (node.kind === 'host' ? node.interfaces.map(({ ip }) => ip) : []));
  expect(addresses.toSorted()).toEqual(['10.0.1.1', '10.0.1.2']);
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

test('Classical IP over SVCs is drawn by mouse, without a form, and its traffic arrives', async ({ lab }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  const hand = sheet.byMouse();
  for (const device of [
    { kind: 'switch', x: 0, y: 0 },
    { kind: 'server', x: 0, y: 7 },
    { kind: 'host', x: -8, y: 0 },
    { kind: 'host', x: 8, y: 0 },
  ] as const)
    await hand.place(device);
  for (const end of [2, 3, 4]) await hand.link(end, 1);
  await sheet.device(2).click({ button: 'right' });
  await lab.get('act-classical-ip').click();
  await hand.traffic(3, 4);
  const { model } = await sheet.document();
  expect(model.nodes.map((node) => ('services' in node ? node.services : []))).toEqual([
    [],
    [{ kind: 'atmarp', network: '10.0.0.0', prefix: 24 }],
    [],
    [],
  ]);
  expect(model.nodes.flatMap((node) => (node.kind === 'host' ? node.pvcs : []))).toEqual([]);
  await lab.runToEnd();
  await expect(lab.get('measurements')).toBeVisible();
  await expect(lab.get('silent-flows')).toHaveCount(0);
});

test('Classical IP over SVCs is drawn by keys alone', async ({ lab, page }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  const hand = sheet.byKeys();
  const isOnStage = () => page.evaluate(() => document.activeElement?.closest('[data-testid="stage"]') !== null);
  for (let i = 0; i < 40 && !(await isOnStage()); i += 1) await page.keyboard.press('Tab');
  for (const device of [
    { kind: 'switch', x: 0, y: 0 },
    { kind: 'host', x: -8, y: 0 },
    { kind: 'host', x: 8, y: 0 },
  ] as const)
    await hand.place(device);
  await hand.link(1, 2);
  await hand.link(1, 3);
  await page.keyboard.press('Control+k');
  await lab.get('palette').getByRole('searchbox').fill('Use Classical IP');
  await page.keyboard.press('Enter');
  await hand.traffic(2, 3);
  const { model } = await sheet.document();
  expect(model.nodes.flatMap((node) => (node.kind === 'host' ? node.interfaces.map(({ over }) => over) : []))).toEqual([
    'svc',
    'svc',
  ]);
  await lab.runToEnd();
  await expect(lab.get('measurements')).toBeVisible();
  await expect(lab.get('silent-flows')).toHaveCount(0);
});
