/** Several futures of one network: made by a fault at a past instant, listed, compared on one clock, carried by one link. */
import type { Page } from '@playwright/test';
import { expect, Lab, test } from '../lab.ts';
import { Sheet } from '../sheet.ts';

const S = 1e12;
const FROM_S = 12;
/** Where the link is cut: the run has been at 12 s. */
const CUT_PS = 11.2 * S;
/** Host A, and its link to the switch. */
const HOST = 1;

async function settledAt(lab: Lab, timePs: number): Promise<void> {
  await expect.poll(async () => (await lab.clock()).timePs).toBe(timePs);
  await lab.settledClock();
}

/** The class’s network, played to 12 s and taken back to 11.2 s. */
async function backInTime(lab: Lab, page: Page): Promise<Sheet> {
  await lab.open(`/lab?preset=class-mpoa&t=${FROM_S} s&speed=100 ms/s`);
  await settledAt(lab, FROM_S * S);
  await lab.get('ruler').focus();
  for (const timePs of [11.6 * S, CUT_PS]) {
    await page.keyboard.press('Shift+ArrowLeft');
    await settledAt(lab, timePs);
  }
  return new Sheet(lab);
}

async function cutFirstLink(lab: Lab, page: Page, sheet: Sheet): Promise<void> {
  const [host, west] = [await sheet.middle(HOST), await sheet.middle(3)];
  await lab.get('stage').focus();
  await page.keyboard.press('x');
  await page.mouse.click((host.x + west.x) / 2, (host.y + west.y) / 2);
  await lab.get('fault-menu').getByText('Cut the link').click();
}

interface First {
  readonly state: string;
  readonly timePs: number | null;
}

const firstOf = async (lab: Lab): Promise<First | undefined> => {
  const state: unknown = await lab.state();
  return typeof state === 'object' && state !== null ? Reflect.get(state, 'first') : undefined;
};

/** The instant of the first difference, once it is found. */
async function foundAt(lab: Lab): Promise<number> {
  await expect.poll(async () => (await firstOf(lab))?.state).toBe('looked');
  const first = await firstOf(lab);
  if (first?.timePs === null || first === undefined) throw new Error('the two runs do not differ');
  return first.timePs;
}

test('a link cut at a past instant is a second future, compared and carried by one link', { tag: '@main' }, async ({
  lab,
  page,
  browser,
}) => {
  const sheet = await backInTime(lab, page);
  const before = await sheet.hash();
  await cutFirstLink(lab, page, sheet);
  await expect.poll(() => sheet.hash()).not.toBe(before);
  const after = await sheet.hash();

  await lab.get('open-branches').click();
  await expect(lab.get('branch-1')).toContainText('As it was');
  await expect(lab.get('branch-1')).toContainText('1 difference from the shown one');
  await expect(lab.get('branch-2')).toContainText('Cut A to West at 11.2 s');
  await expect(lab.get('branch-2')).toHaveAttribute('aria-current', 'true');

  await lab.get('branch-compare-1').click();
  await expect(lab.get('pane-title')).toHaveText(['Cut A to West at 11.2 s', 'As it was']);
  const timePs = await foundAt(lab);
  expect(timePs).toBeGreaterThanOrEqual(CUT_PS);
  expect(timePs).toBeLessThan(CUT_PS + 0.1 * S);
  await expect(lab.get('ruler-mark')).toBeVisible();
  await lab.get('first-difference-jump').click();
  await settledAt(lab, timePs);
  const sentence = await lab.get('first-difference').locator('p').textContent();
  expect(sentence).toContain('First difference at 11.2');

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(Reflect.set(window, 'copied', text)) },
    });
  });
  await lab.get('compare-menu').click();
  await lab.get('act-compare-copy').click();
  await expect.poll(() => page.evaluate(() => typeof Reflect.get(window, 'copied'))).toBe('string');
  const link: string = await page.evaluate(() => Reflect.get(window, 'copied'));
  expect(link.length).toBeLessThan(400);

  const context = await browser.newContext();
  const fresh = await context.newPage();
  const other = new Lab(fresh);
  await other.open(link);
  await expect(other.get('pane-title')).toHaveText(['Cut A to West at 11.2 s', 'As it was']);
  expect(await foundAt(other)).toBe(timePs);
  await expect(other.get('first-difference').locator('p')).toHaveText(sentence ?? '');
  expect((await other.state()).document?.hash).toBe(after);
  await context.close();

  await lab.get('panes').getByRole('radio', { name: 'One' }).check({ force: true });
  await lab.get('undo').click();
  await expect(lab.get('open-branches')).toHaveCount(0);
  expect(await sheet.hash()).toBe(before);
  await lab.get('redo').click();
  await expect(lab.get('open-branches')).toBeVisible();
  expect(await sheet.hash()).toBe(after);
});

test('branches are switched, renamed and deleted by keys, each an undo step, and kept as a draft', async ({
  lab,
  page,
}) => {
  const sheet = await backInTime(lab, page);
  const before = await sheet.hash();
  await cutFirstLink(lab, page, sheet);
  await expect(lab.get('open-branches')).toBeVisible();
  const after = await sheet.hash();
  const press = async (id: string) => {
    await lab.get(id).focus();
    await page.keyboard.press('Enter');
  };
  await press('open-branches');
  await press('branch-switch-1');
  await expect.poll(() => sheet.hash()).toBe(before);
  await press('branch-rename-1');
  await lab.type('branch-name-1', 'Cut A to West at 11.2 s');
  await press('branch-rename-done-1');
  await expect(lab.get('branches').getByRole('alert')).toContainText('Another branch has the name');
  await lab.field('branch-name-1').fill('Healthy');
  await press('branch-rename-done-1');
  await expect(lab.get('branch-1')).toContainText('Healthy');

  await expect.poll(() => page.url()).toContain('draft=');
  await page.keyboard.press('Escape');
  await page.reload();
  await lab.ready();
  await press('open-branches');
  await expect(lab.get('branch-1')).toContainText('Healthy');
  await press('branch-delete-2');
  await expect(lab.get('branch-2')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(lab.get('open-branches')).toHaveCount(0);
  await lab.get('undo').click();
  await press('open-branches');
  await press('branch-switch-2');
  await expect.poll(() => sheet.hash()).toBe(after);
});

for (const how of ['mouse', 'keys'] as const)
  test(`an edit at a past instant is offered as a branch, and kept by ${how}`, async ({ lab, page }) => {
    const sheet = await backInTime(lab, page);
    const before = await sheet.hash();
    await sheet.device(HOST).click();
    await page.keyboard.press('Delete');
    await expect.poll(() => sheet.hash()).not.toBe(before);
    await expect(lab.get('open-branches')).toHaveCount(0);
    await expect(lab.get('branch-offer')).toContainText('The run had been beyond 11.2 s');
    if (how === 'mouse') await lab.get('offer-keep').click();
    else {
      await lab.tabTo('offer-keep');
      await page.keyboard.press('Enter');
    }
    await expect(lab.get('branch-offer')).toHaveCount(0);
    await lab.get('open-branches').click();
    await expect(lab.get('branch-1')).toContainText('As it was');
    await expect(lab.get('branch-2')).toContainText('Removed A at 11.2 s');
    await lab.get('branch-switch-1').click();
    await expect.poll(() => sheet.hash()).toBe(before);
  });

test('an edit whose branch is declined makes none, and the palette still keeps the network before it', async ({
  lab,
  page,
}) => {
  const sheet = await backInTime(lab, page);
  const before = await sheet.hash();
  await sheet.device(HOST).click();
  await page.keyboard.press('Delete');
  await expect.poll(() => sheet.hash()).not.toBe(before);
  await lab.get('offer-dismiss').click();
  await expect(lab.get('branch-offer')).toHaveCount(0);
  await expect(lab.get('open-branches')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await lab.get('palette').getByRole('searchbox').fill('before the last edit');
  await page.keyboard.press('Enter');
  await expect(lab.get('open-branches')).toBeVisible();
  await lab.get('undo').click();
  await expect(lab.get('open-branches')).toHaveCount(0);
});
