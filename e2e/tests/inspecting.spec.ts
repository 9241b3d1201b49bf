/** What the network says and knows: messages, one of them octet by octet, the ladder, sentences, tables; there and back in time. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { seriousFaults } from '../accessibility.ts';
import { expect, type Lab, test } from '../lab.ts';

const PRESET = '/lab?preset=class-mpoa&t=0';

const rows = (list: Locator) => list.locator('[role="row"][aria-selected]');

/** Rows of a list, those out of sight included. */
const rowCount = async (list: Locator) => Number(await list.getAttribute('aria-rowcount')) - 1;

/** Runs the clock to an instant of the run, by a click on the ruler at a share of its width once all of it is shown. */
async function seek(lab: Lab, share: number): Promise<void> {
  await lab.get('speed-typed').fill('1 s/s');
  await lab.get('speed-typed').press('Enter');
  const ruler = lab.get('ruler');
  const before = (await lab.clock()).timePs;
  const box = await ruler.boundingBox();
  if (box === null) throw new Error('there is no ruler');
  await ruler.click({ position: { x: box.width * share, y: box.height - 4 } });
  await expect.poll(async () => (await lab.clock()).timePs).not.toBe(before);
  await expect.poll(async () => (await lab.clock()).stateHash).not.toBeNull();
}

async function openMessages(lab: Lab): Promise<Locator> {
  await lab.get('open-messages').click();
  const list = lab.get('messages');
  await expect.poll(() => rowCount(list)).toBeGreaterThan(5);
  return list;
}

/** Opens the tables of the device with most processes, by their key. */
async function openTables(lab: Lab): Promise<void> {
  await lab.open(PRESET);
  await seek(lab, 0.3);
  await lab.get('stage').focus();
  await lab.page.keyboard.press('t');
  await expect(lab.get('tables-as-of')).toBeVisible();
}

test('says what to do where nothing was sent yet, and that permanent circuits need no messages', async ({ lab }) => {
  await lab.open('/lab?preset=clip-pair-collapse&t=0');
  await lab.get('open-messages').click();
  await expect(lab.get('messages-empty')).toContainText('Press Play');
  await lab.get('step-cell').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
  await expect(lab.get('messages-empty')).toContainText('Nothing signals here');
});

test('a message is found, opened, and read field by octet', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  await seek(lab, 0.3);
  const list = await openMessages(lab);
  const all = await rowCount(list);
  await lab.get('filter-text').fill('LE_JOIN_REQUEST');
  await expect.poll(() => rowCount(list)).toBeLessThan(all);
  await rows(list).first().dblclick();
  await expect(lab.get('packet-title')).toContainText('Ask to join the emulated LAN: LE_JOIN_REQUEST');
  await expect(lab.get('packet-where')).toContainText('leaving');

  const fields = lab.get('fields');
  const field = fields.getByRole('row', { level: 2 }).nth(3);
  await field.click();
  const marked = lab.get('octets').locator('[role="gridcell"][aria-selected="true"]');
  await expect(marked).not.toHaveCount(0);
  const before = await lab.get('octets-said').textContent();
  await lab.get('octets').focus();
  await page.keyboard.press('Home');
  await expect(marked).not.toHaveCount(0);
  await expect(fields.locator('[data-current]')).toHaveCount(1);
  expect(await lab.get('octets-said').textContent()).not.toBe(before);

  const value = (await field.textContent()) ?? '';
  await lab.get('quiz').click();
  await expect(field).not.toHaveText(value);
  await field.getByRole('button', { name: 'Show' }).click();
  await expect(field).toHaveText(value);

  await lab.get('follow-other-end').click();
  await expect(lab.get('packet-where')).toContainText('arriving at');
  await lab.get('follow-after').click();
  await expect(lab.get('packet-where')).toContainText('leaving');
  await lab.get('follow-before').click();
  await expect(lab.get('packet-title')).toContainText('LE_JOIN_REQUEST');
});

test('messages between a switch and its own servers say so in the list, in the packet and on the ladder', async ({
  lab,
}) => {
  await lab.open(PRESET);
  await seek(lab, 0.3);
  const list = await openMessages(lab);
  await lab.get('filter-text').fill('servers in West');
  const inside = rows(list).filter({ hasText: 'servers in West' });
  await expect(inside).not.toHaveCount(0);
  await inside.last().dblclick();
  await expect(lab.get('packet-where')).toContainText('servers in West');
});

test('going back takes messages back, and coming again brings the same', async ({ lab }) => {
  await lab.open(PRESET);
  await seek(lab, 0.3);
  const list = await openMessages(lab);
  const later = await rowCount(list);
  await list.press('Home');
  const firstRow = list.locator('[role="row"][aria-rowindex="2"]');
  const first = await firstRow.locator('[data-column="time"]').textContent();
  await lab.get('restart').click();
  await expect.poll(() => rowCount(list)).toBeLessThan(later);
  await seek(lab, 0.3);
  await expect.poll(() => rowCount(list)).toBe(later);
  await list.press('Home');
  await expect(firstRow.locator('[data-column="time"]')).toHaveText(first ?? '');
});

test('the ladder shows what the list shows, draws only what is in sight, and is a file', async ({ lab, page }) => {
  await lab.open(PRESET);
  await seek(lab, 0.3);
  await lab.get('stage').focus();
  await page.keyboard.press('g');
  const sheet = lab.get('ladder-sheet');
  await expect(sheet).toBeVisible();
  await expect.poll(async () => Number(await sheet.getAttribute('data-arrows'))).toBeGreaterThan(20);
  expect(Number(await sheet.getAttribute('data-drawn'))).toBeLessThan(Number(await sheet.getAttribute('data-arrows')));
  await sheet.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const chosen = sheet.locator('[aria-selected="true"]');
  await expect(chosen).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  const title = (await lab.get('packet-title').textContent()) ?? '';
  expect(title).toContain(':');
  await lab.get('drawer-messages').click();
  await expect(rows(lab.get('messages')).and(page.locator('[aria-selected="true"]'))).toContainText(
    title.split(': ')[1] ?? '',
  );

  await lab.get('drawer-ladder').click();
  const columns = lab.get('ladder').locator('li');
  const names = await columns.allTextContents();
  await columns.first().getByRole('button').click();
  await lab.get('act-right').click();
  await expect(columns.first()).not.toHaveText(names[0] ?? '');
  await columns.first().getByRole('button').click();
  await lab.get('act-hide').click();
  await expect(columns).toHaveCount(names.length - 1);
  await lab.get('ladder-hidden').getByRole('button').click();
  await expect(columns).toHaveCount(names.length);

  const saved = page.waitForEvent('download');
  await lab.get('ladder-export').click();
  const svg = readFileSync(await (await saved).path(), 'utf8');
  expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
  expect(svg.match(/stroke-dasharray/g)?.length).toBe(Number(await sheet.getAttribute('data-arrows')));
});

test('a sentence leads to its instant', async ({ lab }) => {
  await lab.open(PRESET);
  await seek(lab, 0.3);
  await lab.get('open-diary').click();
  const diary = lab.get('diary');
  await expect.poll(() => rowCount(diary)).toBeGreaterThan(5);
  await diary.press('Home');
  const before = (await lab.clock()).timePs;
  await rows(diary).first().click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeLessThan(before);
  await expect(rows(diary).first()).toHaveAttribute('aria-selected', 'true');
});

test('tables follow the device that is selected, and a row leads to what wrote it', { tag: '@main' }, async ({
  lab,
  page,
}) => {
  await openTables(lab);
  const named = await page.evaluate(() => document.querySelectorAll('[data-testid^="device-"]').length);
  let isWritten = false;
  for (let device = 1; device <= named && !isWritten; device += 1) {
    await lab.get(`device-${device}`).click();
    await expect(lab.get('tables-as-of')).toBeVisible();
    isWritten = (await lab.get('tables').getByText('LE_ARP cache').count()) > 0;
  }
  expect(isWritten).toBe(true);
  await lab.get('mark-tables').click();
  await expect(lab.get('tables')).toContainText('Changes since the mark');
});

test('keys move through the rows of a table, of which Tab reaches one, and open what wrote one', async ({
  lab,
  page,
}) => {
  await openTables(lab);
  const table = lab
    .get('tables')
    .getByRole('grid')
    .filter({ has: page.locator('tbody tr:nth-child(3)') })
    .first();
  const rowsOfIt = table.locator('tbody tr');
  await expect(table.locator('tr[tabindex="0"]')).toHaveCount(1);
  await rowsOfIt.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rowsOfIt.nth(1)).toBeFocused();
  await expect(rowsOfIt.nth(1)).toHaveAttribute('tabindex', '0');
  await expect(table.locator('tr[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(rowsOfIt.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rowsOfIt.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rowsOfIt.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const nothing = lab.get('tables').getByRole('note');
  await expect(lab.get('packet-title').or(lab.get('diary')).or(nothing)).toBeVisible();
});

test('a message leads to the rows of the tables that it wrote', async ({ lab }) => {
  await lab.open(PRESET);
  await seek(lab, 0.3);
  const list = await openMessages(lab);
  await lab.get('filter-text').fill('lane.opcode == LE_ARP_RESPONSE && fate == came');
  await expect.poll(() => rowCount(list)).toBeLessThan(30);
  await rows(list).last().dblclick();
  await expect(lab.get('packet-title')).toContainText('LE_ARP_RESPONSE');
  await lab.get('follow-other-end').click();
  await expect(lab.get('packet-where')).toContainText('arriving at');
  await lab.get('message-rows').click();
  await expect(lab.get('rows-written')).toContainText(/LE_ARP_RESPONSE wrote the .*marked row/);
  await expect(lab.get('tables').getByText('written by it')).not.toHaveCount(0);
});

for (const theme of ['light', 'dark', 'projector'] as const)
  test(`nothing serious for axe, ${theme}`, async ({ lab, page }) => {
    await page.setViewportSize({ width: 1280, height: 665 });
    await lab.open(PRESET);
    await lab.theme(theme);
    await seek(lab, 0.3);
    const list = await openMessages(lab);
    await rows(list).last().dblclick();
    await expect(lab.get('octets')).toBeVisible();
    for (const tab of ['messages', 'ladder', 'diary'] as const) {
      await lab.get(`drawer-${tab}`).click();
      await lab.settled();
      expect(await seriousFaults(page, { part: 'workbench' })).toEqual([]);
    }
  });
