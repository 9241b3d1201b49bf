/** An emulated LAN drawn by hand: a server, a switch, hosts; then it runs, and LANE comes up. */
import { expect, test } from '../lab.ts';
import { Sheet } from '../sheet.ts';

test('servers and hosts drawn by hand join an emulated LAN, and the diary tells of it', async ({ lab, page }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  const hand = sheet.byMouse();
  for (const device of [
    { kind: 'switch', x: 0, y: 2 },
    { kind: 'server', x: 0, y: -7 },
  ] as const)
    await hand.place(device);
  await hand.link(2, 1);

  // An emulated LAN: its servers begin in the switch, which learns to signal.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await lab.get('tool-select').click();
  const corner = await sheet.point({ kind: 'host', x: -14, y: -9 });
  await page.mouse.click(corner.x, corner.y);
  await lab.get('add-elan').click();
  await sheet.device(1).click();
  await expect(lab.get('part-signalling').getByRole('checkbox')).toBeChecked();
  await lab.get('fold-services').getByRole('button').first().click();

  // These services move to the machine of their own.
  for (const name of ['LES and BUS of elan 1', 'LECS']) {
    await lab.get('fold-services').getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Delete this service' }).first().click();
  }
  await sheet.device(2).click();
  await lab.get('add-services').click();
  await lab.get('add-services').click();
  await lab.get('row-services[1]').getByRole('button').first().click();
  await sheet.choose('field-services[1]', 'LECS');

  for (const device of [
    { kind: 'host', x: -9, y: 7 },
    { kind: 'host', x: 9, y: 7 },
  ] as const)
    await hand.place(device);
  await hand.link(3, 1);
  await hand.link(4, 1);
  await hand.traffic(3, 4);
  await expect.poll(() => sheet.counts()).toEqual({ nodes: 4, links: 3, flows: 1 });
  await page.keyboard.press('Escape');
  const { model } = await sheet.document();
  expect(model.elans).toMatchObject([{ id: 1, name: 'elan 1' }]);
  expect(
    model.nodes.map((node) => (node.kind === 'host' ? node.interfaces.map(({ over }) => over) : node.kind)),
  ).toEqual(['switch', 'server', ['lane'], ['lane']]);
  expect(model.nodes[1]).toMatchObject({ services: [{ kind: 'les', elan: 1 }, { kind: 'lecs' }] });

  // LANE comes up.
  await lab.get('speed-typed').fill('1 s/s');
  await lab.get('speed-typed').press('Enter');
  await lab.get('play').click();
  for (const id of [3, 4]) await expect(lab.get(`badges-${id}`)).toContainText('LEC');
  for (const id of [3, 4]) await expect(lab.get(`badges-${id}`).locator('[data-state="up"]')).toHaveCount(1);
  await lab.get('open-diary').click();
  const diary = lab.get('diary');
  await lab.get('filter-text').fill('operational');
  await expect(diary.getByText('The LEC enters Operational.')).toHaveCount(2);
  await lab.get('filter-text').fill('');
  expect(await diary.innerText()).not.toMatch(/2147483\d{3}|8388\d{3}|65535/);
});

test('results name the services inside a switch by the switch', async ({ lab }) => {
  await lab.open('/lab?preset=class-lane&t=0');
  await lab.get('tab-results').click();
  await lab.get('run-to-end').click();
  const measurements = lab.get('measurements');
  await expect(measurements.getByText('West to the services inside it, UBR')).toBeVisible();
  await expect(measurements.getByText('the services inside West to the switch, UBR')).toBeVisible();
  expect(await measurements.innerText()).not.toMatch(/8388\d{3}|65535|not in this network/);
});
