/** A click on what moves opens it: a data packet layer by layer, followed from device to device, there and back. */
import { expect, type Lab, test } from '../lab.ts';

/** A place of the drawing over a mark, found as a reader finds it: where the pointer becomes a hand. */
async function overMark(lab: Lab): Promise<{ readonly x: number; readonly y: number }> {
  const found: { at: { readonly x: number; readonly y: number } | null } = { at: null };
  const look = () =>
    lab.get('stage').evaluate((stage) => {
      const { left, top, right, bottom } = stage.getBoundingClientRect();
      for (let y = top; y < bottom; y += 4)
        for (let x = left; x < right; x += 4) {
          const target = document.elementFromPoint(x, y);
          if (target === null || !stage.contains(target)) continue;
          target.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y, bubbles: true }));
          if (stage.hasAttribute('data-over-mark')) return { x, y };
        }
      return null;
    });
  // What opens a mark is fetched after the page can be used.
  await expect.poll(async () => (found.at = await look())).not.toBeNull();
  if (found.at === null) throw new Error('no mark is under the pointer anywhere');
  return found.at;
}

test('a click on a cell opens what it belongs to, with its layers and octets', { tag: '@main' }, async ({
  lab,
  page,
}) => {
  await lab.open('/lab?preset=class-lane');
  await lab.settledClock();
  const { x, y } = await overMark(lab);
  await page.mouse.click(x, y);
  await expect(lab.get('packet-title')).toBeVisible();
  await expect(lab.get('fields').first().getByRole('row', { level: 1 })).not.toHaveCount(0);
  await expect(lab.get('octets').first()).toBeVisible();
  // The cell itself is open, octet by octet.
  await expect(lab.get('cells').getByTestId('octets-said')).toContainText('53 octets');
});

test('by keys: what moves now is opened, followed on to its receiver, and back', async ({ lab }) => {
  await lab.open('/lab?preset=clip-pair-collapse');
  const { timePs } = await lab.settledClock();
  await lab.get('step-cell').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(timePs);
  await lab.get('tab-packet').click();
  await lab.get('open-moving').press('Enter');
  await expect(lab.get('packet-title')).toContainText('Data: TCP');
  const fields = lab.get('fields').first();
  await expect(fields).toContainText('IPv4');
  await expect(fields).toContainText('AAL5');
  const where = lab.get('packet-where');
  await expect(where).toContainText('leaving');
  const at = (await lab.clock()).timePs;
  // A switch changes the header of its cells, and nothing else.
  await lab.get('pdu-on').press('Enter');
  await expect(where).toContainText('passing SmartSwitch 2000');
  await expect(lab.get('in-and-out')).toContainText('ATM UNI');
  await lab.get('pdu-on').press('Enter');
  await expect(where).toContainText('arriving at');
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(at);
  await lab.get('pdu-back').press('Enter');
  await expect(where).toContainText('passing SmartSwitch 2000');
  await lab.get('pdu-back').press('Enter');
  await expect(where).toContainText('leaving');
});

test('a packet that is opened half-way is followed back to its sender, with what each device did to it', async ({
  lab,
  page,
}) => {
  await lab.open('/lab?preset=class-mpoa');
  await lab.settledClock();
  const { x, y } = await overMark(lab);
  await page.mouse.click(x, y);
  await expect(lab.get('packet-title')).toContainText('Data: TCP');
  const stops = lab.get('pdu-path').getByRole('listitem');
  await expect(stops.first()).toContainText('leaves A');
  await expect(stops.nth(1)).toContainText('passes West');
  await stops.filter({ hasText: 'leaves Router' }).getByRole('button').click();
  await expect(lab.get('packet-where')).toContainText('leaving Router');
  const table = lab.get('in-and-out');
  await expect(table.getByRole('row', { name: 'Layers AAL5' })).toContainText('AAL5 › LANE › Ethernet › IPv4 › TCP');
  await expect(table.getByRole('row', { name: 'time to live' }).getByRole('cell')).toHaveText(['64', '63']);
  await stops.first().getByRole('button').click();
  await expect(lab.get('packet-where')).toContainText('leaving A');
  await expect(lab.get('pdu-back')).toBeDisabled();
});

test('a field and its octets are in sight together, whichever of them is chosen', async ({ lab, page }) => {
  await page.setViewportSize({ width: 1280, height: 665 });
  await lab.open('/lab?preset=class-mpoa');
  await lab.settledClock();
  const { x, y } = await overMark(lab);
  await page.mouse.click(x, y);
  await expect(lab.get('pdu-path').getByRole('listitem').first()).toContainText('leaves A');
  const fields = lab.get('fields').first();
  const octets = lab.get('octets').first();
  const marked = octets.locator('[role="gridcell"][aria-selected="true"]');
  for (const name of ['LECID', 'time to live', 'urgent pointer']) {
    const field = fields.getByRole('row', { name });
    await field.click();
    await expect(marked.first()).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  // What scrolls under a resting pointer would be marked.
  await page.mouse.move(640, 30);
  await octets.focus();
  await page.keyboard.press('Home');
  await expect(lab.get('octets-said').first()).toContainText('0 to 1 are LECID');
  await expect(marked.first()).toBeInViewport({ ratio: 1 });
  await expect(fields.locator('[data-current]')).toBeInViewport({ ratio: 1 });
});

test('the list and the ladder have data packets once they are asked for, and a packet shows the 53 octets of its cells', async ({
  lab,
}) => {
  await lab.open('/lab?preset=curitiba-lane');
  await lab.settledClock();
  await lab.get('open-messages').click();
  const box = lab.get('filter-text');
  await box.fill('tcp.len > 0');
  await box.press('Escape');
  await expect(lab.get('messages')).toContainText('Data packets are not listed');
  await lab.get('filter-data').click();
  const rows = lab.get('messages').locator('[data-column="message"]');
  await rows.first().click();
  await expect(lab.get('packet-title')).toContainText('Data: TCP');
  await lab.get('cells-show').click();
  await expect(lab.get('cell-place')).toHaveText('cell 1 of 32');
  const octets = lab.get('cells').getByTestId('octets-said');
  await expect(octets).toContainText('53 octets');
  await lab.get('cell-after').press('Enter');
  await expect(lab.get('cell-place')).toHaveText('cell 2 of 32');
  await lab.get('drawer-ladder').click();
  await expect(lab.get('ladder').locator('[data-log="packets"]')).not.toHaveCount(0);
  await lab.get('filter-data').click();
  await expect(lab.get('ladder').locator('[data-log="packets"]')).toHaveCount(0);
});

test('steps go from data packet to data packet while these are listed', async ({ lab }) => {
  await lab.open('/lab?preset=curitiba-lane');
  const { timePs } = await lab.settledClock();
  await lab.get('open-messages').click();
  await lab.get('filter-data').click();
  await lab.get('filter-text').fill('tcp.len > 0');
  await lab.get('filter-text').press('Escape');
  await expect(lab.get('messages').locator('[data-column="message"]')).not.toHaveCount(0);
  await lab.get('step-event').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(timePs);
  expect((await lab.clock()).timePs - timePs).toBeLessThan(1e9);
});

test('messages that nobody can read are counted in a table, and listed from there', async ({ lab }) => {
  await lab.open('/lab?preset=class-lane&t=0');
  await lab.settledClock();
  await lab.get('device-1').click({ button: 'right' });
  await lab.get('act-fault').click();
  await lab.get('act-damage-LE_JOIN_REQUEST').click();
  await lab.get('open-messages').click();
  await lab.get('run-to-end').click();
  const fold = lab.get('malformed');
  await expect(fold).toContainText('1 malformed message');
  await fold.getByRole('button').first().click();
  await expect(lab.get('malformed-table').getByRole('row')).toHaveCount(3);
  await lab.get('malformed-list').click();
  await expect(lab.get('filter-text')).toHaveValue('malformed');
  await expect(lab.get('messages').locator('[data-column="message"]')).toHaveCount(1);
});
