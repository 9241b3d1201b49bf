/** Layers of one drawing: who is connected, who is in which emulated LAN and subnet, and which way a flow goes. */
import { seriousFaults } from '../accessibility.ts';
import { expect, type Lab, test } from '../lab.ts';

/** The clock to an instant at which the shortcut is open. */
async function toShortcut(lab: Lab): Promise<void> {
  await lab.get('speed-typed').fill('1 s/s');
  await lab.get('speed-typed').press('Enter');
  const box = await lab.get('ruler').boundingBox();
  if (box === null) throw new Error('there is no ruler');
  await lab.get('ruler').click({ position: { x: box.width * 0.5, y: box.height - 4 } });
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(10e12);
}

const places = (lab: Lab) =>
  lab.page.locator('.react-flow__node').evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().x));

test('a link opens on a layer, digits go to the others, and no device moves', { tag: '@main' }, async ({
  lab,
  page,
}) => {
  await lab.open('/lab?preset=class-mpoa&t=0&layer=elans');
  await expect(lab.get('elan-1')).toBeVisible();
  const before = await places(lab);
  await lab.get('stage').focus();
  await page.keyboard.press('4');
  await expect(lab.get('subnet-10.0.1.0')).toBeVisible();
  await expect(lab.get('elan-1')).toBeHidden();
  await page.keyboard.press('1');
  await expect(lab.get('layer-panel')).toBeHidden();
  expect(await places(lab)).toEqual(before);
});

test('connections are counted by role, filtered, and lit one by one from the list', async ({ lab }) => {
  await lab.open('/lab?preset=class-mpoa&t=0&layer=vcs');
  await toShortcut(lab);
  await expect(lab.get('strand-3-shortcut')).toBeVisible();
  const panel = lab.get('layer-panel');
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').first().click();
  await expect(lab.get('role-shortcut')).toContainText('1');
  await lab.get('role-control-direct').getByRole('checkbox').uncheck();
  await expect(lab.get('strand-3-control-direct')).toBeHidden();
  await lab.get('vcc-list').locator('summary').click();
  await lab
    .get('vcc-list')
    .getByRole('button', { name: /^shortcut/ })
    .focus();
  await expect(lab.get('strip')).toContainText('A ↔ B');
  await expect(lab.get('strip')).toContainText('3 links');
});

test('whoever points at a connection reads its role and labels, and every device stays in sight', async ({
  lab,
  page,
}) => {
  for (const size of [
    { width: 1280, height: 665 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await lab.open('/lab?preset=class-mpoa&layer=vcs');
    await lab.settledClock();
    const strand = await lab.get('strand-1-multicast-send').locator('path').last().boundingBox();
    if (strand === null) throw new Error('no connection is drawn');
    await page.mouse.move(strand.x + strand.width / 2, strand.y + strand.height / 2, { steps: 4 });
    await expect(lab.get('strip')).toContainText('multicast send');
    await expect(lab.get('strip')).toContainText(/0\/\d+/);
    const covered = await lab.get('strip').evaluate((strip) => {
      const box = strip.getBoundingClientRect();
      return [...document.querySelectorAll('[data-testid="stage"] [data-box]')].flatMap((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const wide = Math.min(box.right, right) - Math.max(box.left, left);
        const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        return wide > 1 && high > 1 ? [element.textContent] : [];
      });
    });
    expect(covered, `${size.width} px`).toEqual([]);
    await page.mouse.move(0, 0);
  }
});

test('F traces a flow of the device with the focus; the path says how it goes and what it costs', async ({
  lab,
  page,
}) => {
  await lab.open('/lab?preset=class-mpoa&t=0');
  await toShortcut(lab);
  await lab
    .get('device-list')
    .getByRole('button', { name: /^Host A/ })
    .focus();
  await page.keyboard.press('f');
  await page.keyboard.press('f');
  await expect(lab.get('trace')).toHaveAttribute('data-via', 'shortcut');
  await expect(lab.get('strip')).toContainText('MPOA tag 4');
  await expect(lab.get('strip')).toContainText('32 cells');
});

test('a killed server shows on its device and can be started again', async ({ lab, page }) => {
  await lab.open('/lab?preset=class-mpoa&t=0');
  await toShortcut(lab);
  await expect(lab.get('badges-5').locator('[data-state="up"]')).toHaveCount(2);
  await lab.get('stage').focus();
  await page.keyboard.press('x');
  await lab.get('device-5').click();
  await lab.get('fault-menu').getByText('Kill the MPOA server').click();
  // The server dies at this instant, before its other events: the next cell comes after that.
  await lab.get('step-cell').click();
  await expect(lab.get('badges-5').locator('[data-state="failed"]')).toHaveCount(1);
});

for (const layer of ['vcs', 'elans', 'ip'])
  test(`layer ${layer} has no faults of access in any theme`, async ({ lab, page }) => {
    await lab.open(`/lab?preset=class-mpoa&t=0&layer=${layer}`);
    await toShortcut(lab);
    for (const theme of ['light', 'dark', 'projector'] as const) {
      await lab.theme(theme);
      expect(await seriousFaults(page, { part: 'stage' })).toEqual([]);
    }
  });
