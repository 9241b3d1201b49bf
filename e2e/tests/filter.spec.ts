/** The filter language in the drawer: typed with proposals, refused in sentences, stepped and paused by. */
import { expect, type Lab, test } from '../lab.ts';

const PRESET = '/lab?preset=class-lane&t=8.3';

async function openMessages(lab: Lab): Promise<void> {
  await lab.open(PRESET);
  await lab.settledClock();
  await lab.get('open-messages').click();
  await expect(rows(lab)).not.toHaveCount(0);
}

const rows = (lab: Lab) => lab.get('messages').getByRole('row');
const cells = (lab: Lab, column: string) => lab.get('messages').locator(`[data-column="${column}"]`);

/** Texts of the rows that are drawn. */
async function shown(lab: Lab, column: string): Promise<ReadonlySet<string>> {
  return new Set(await cells(lab, column).allTextContents());
}

test('an expression is put together from proposals by keys, and the list shows what passes', { tag: '@main' }, async ({
  lab,
  page,
}) => {
  await openMessages(lab);
  const box = lab.get('filter-text');
  await box.pressSequentially('lane.op');
  await expect(page.getByRole('option', { name: 'lane.opcode' })).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveValue('lane.opcode');
  await box.pressSequentially(' == LE_JOIN_REQ');
  await page.getByRole('option', { name: /LE_JOIN_REQUEST/ }).click();
  await expect(box).toHaveValue('lane.opcode == LE_JOIN_REQUEST');
  await expect
    .poll(async () => [...(await shown(lab, 'message'))].every((text) => text.endsWith('LE_JOIN_REQUEST')))
    .toBe(true);
  await box.fill('lane.opcode == LE_JOIN_REQUEST && from == Router');
  await expect.poll(async () => [...(await shown(lab, 'from'))]).toEqual(['Router']);
});

test('what is no filter says where and why, and the list stays', async ({ lab }) => {
  await openMessages(lab);
  const box = lab.get('filter-text');
  const all = await lab.get('log-count').textContent();
  await box.fill('sscop');
  await expect(lab.get('log-count')).not.toHaveText(all ?? '');
  const before = await lab.get('log-count').textContent();
  await box.fill('sscop && ip.dst @ 3');
  await expect(lab.get('filter-fault')).toContainText('“@” at character 17 is not expected here');
  await expect(lab.get('filter-fault').locator('mark')).toHaveText('@');
  await expect(lab.get('log-count')).toHaveText(before ?? '');
  await box.fill('ip.dst == many');
  await expect(lab.get('filter-fault')).toContainText('write 10.0.2.1');
  await box.fill('');
  await expect(lab.get('filter-fault')).toHaveCount(0);
});

test('steps of the clock go from one message that passes to the next', async ({ lab }) => {
  await openMessages(lab);
  await lab.get('filter-text').fill('lane.opcode == LE_JOIN_RESPONSE && lane.status == 0');
  // Steps follow the filter as soon as the list does.
  await expect
    .poll(async () => [...(await shown(lab, 'message'))])
    .toEqual([expect.stringMatching(/LE_JOIN_RESPONSE$/)]);
  const until = (await lab.clock()).timePs;
  await lab.get('step-event-back').click();
  await expect.poll(async () => (await lab.settledClock()).timePs).toBeLessThan(until);
  const at = (await lab.clock()).timePs;
  await lab.get('step-event-back').click();
  await expect.poll(async () => (await lab.settledClock()).timePs).toBeLessThan(at);
  await lab.get('step-event').click();
  await expect.poll(async () => (await lab.settledClock()).timePs).toBe(at);
});

test('the clock pauses when a message passes', { tag: '@main' }, async ({ lab }) => {
  await openMessages(lab);
  await lab.get('filter-text').fill('lane.opcode == LE_ARP_REQUEST');
  await lab.get('filter-pause').click();
  await expect(lab.get('filter-pause')).toHaveAttribute('aria-pressed', 'true');
  await lab.get('restart').click();
  await expect.poll(async () => (await lab.settledClock()).timePs).toBe(0);
  await lab.get('play').click();
  // The clock stands just after the first such message: the list has it alone.
  await expect
    .poll(async () => (await cells(lab, 'time').allTextContents()).filter((text) => /\d/.test(text)).length)
    .toBe(1);
  await expect.poll(async () => (await lab.state()).playback?.isPlaying).toBe(false);
  expect((await cells(lab, 'time').allTextContents()).filter((text) => /\d/.test(text))).toHaveLength(1);
});
