/** Two hundred clients of an emulated LAN behind twenty switches, in a browser. */
import { expect, test } from '../lab.ts';

test('all of them are up at the end', async ({ lab }) => {
  await lab.open('/lab?preset=campus&t=0&layer=elans');
  await lab.get('run-to-end').click();
  await expect.poll(async () => (await lab.clock()).status).toBe('ended');
  const badges = lab.get('badges').locator('[data-state]');
  // A client each, and LECS, LES and BUS in the first switch.
  await expect.poll(() => badges.count()).toBeGreaterThanOrEqual(203);
  await expect(lab.get('badges').locator('[data-state]:not([data-state="up"])')).toHaveCount(0);
});
