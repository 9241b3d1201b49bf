/** A click on what moves opens it: a data packet layer by layer, followed from device to device, there and back. */
import { expect, type Lab, test } from '../lab.ts';

/** A place of the drawing over a mark, found as a reader finds it: where the pointer becomes a hand. */
async function overMark(lab: Lab): Promise<{ readonly x: number; readonly y: number }> {
  const found = await lab.get('stage').evaluate((stage) => {
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
  if (found === null) throw new Error('no mark is under the pointer anywhere');
  return found;
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
  await expect(lab.get('fields').getByRole('row', { level: 1 })).not.toHaveCount(0);
  await expect(lab.get('octets')).toBeVisible();
});

test('by keys: what moves now is opened, followed on to its receiver, and back', async ({ lab }) => {
  await lab.open('/lab?preset=clip-pair-collapse');
  const { timePs } = await lab.settledClock();
  await lab.get('step-cell').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(timePs);
  await lab.get('tab-packet').click();
  await lab.get('open-moving').press('Enter');
  await expect(lab.get('packet-title')).toContainText('Data: TCP');
  await expect(lab.get('fields')).toContainText('IPv4');
  await expect(lab.get('fields')).toContainText('AAL5');
  const path = lab.get('pdu-path').getByRole('listitem');
  const before = await path.count();
  const at = (await lab.clock()).timePs;
  await lab.get('pdu-on').press('Enter');
  await expect(path).toHaveCount(before + 1);
  await expect(lab.get('packet-where')).toContainText('arriving at');
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(at);
  await lab.get('pdu-back').press('Enter');
  await expect(lab.get('packet-where')).toContainText('leaving');
});
