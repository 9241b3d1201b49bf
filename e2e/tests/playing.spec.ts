/** The clock: play, steps, speeds, seeking there and back, edits on the way, marks on the stage, and less motion. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, type Lab, test } from '../lab.ts';
import { Sheet } from '../sheet.ts';

const CLI = new URL('../../apps/cli/bin/lanelab.mjs', import.meta.url).pathname;
const PRESET = '/lab?preset=clip-pair-collapse&t=0';

const marks = async (lab: Lab) => Number(await lab.get('traffic').locator('canvas').getAttribute('data-marks'));

/** Pixels of the traffic's canvas that something is painted on. */
const painted = (lab: Lab) =>
  lab
    .get('traffic')
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      let count = 0;
      for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) count += 1;
      return count;
    });

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedState: Hook | null;
}

interface Hook {
  readonly queue?: { readonly pending?: Update | null } | null;
  readonly next?: Hook | null;
}

interface Update {
  readonly next: Update;
}

/** Updates that React holds for the state of one component until it is drawn again: the most of any. */
const mostHeldUpdates = (lab: Lab) =>
  lab.page.evaluate(() => {
    const held = ({ queue }: Hook): number => {
      const newest = queue?.pending ?? null;
      let count = newest === null ? 0 : 1;
      for (let update = newest?.next; update !== undefined && update !== newest; update = update.next) count += 1;
      return count;
    };
    const most = ({ child, sibling, memoizedState }: Fiber): number => {
      let count = 0;
      for (let hook = memoizedState ?? undefined; hook !== undefined; hook = hook.next ?? undefined)
        count = Math.max(count, held(hook));
      return Math.max(count, child === null ? 0 : most(child), sibling === null ? 0 : most(sibling));
    };
    const roots = [...document.querySelectorAll('*')].flatMap((element) =>
      Object.entries(element).flatMap(([name, fiber]) => (name.startsWith('__reactContainer$') ? [fiber] : [])),
    );
    if (roots.length === 0) throw new Error('React draws nothing in this page');
    return Math.max(...roots.map(most));
  });

/** Waits until a jump has ended, and returns the instant and the state's hash there. */
async function landed(lab: Lab): Promise<{ timePs: number; stateHash: string }> {
  await expect.poll(async () => (await lab.clock()).stateHash).not.toBeNull();
  const { timePs, stateHash } = await lab.clock();
  return { timePs, stateHash: stateHash ?? '' };
}

async function speed(lab: Lab, words: string): Promise<void> {
  await lab.get('speed-typed').fill(words);
  await lab.get('speed-typed').press('Enter');
}

/** Seeks with the ruler's slider, and waits until the play head has left where it was. */
async function press(lab: Lab, key: string): Promise<{ timePs: number; stateHash: string }> {
  const before = (await lab.clock()).timePs;
  await lab.get('ruler').press(key);
  await expect.poll(async () => (await lab.clock()).timePs).not.toBe(before);
  return landed(lab);
}

test('play and pause, by button and by Space', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(PRESET);
  await lab.get('play').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
  await lab.get('stage').focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await lab.clock()).isPlaying).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await lab.clock()).isPlaying).toBe(true);
});

test('whatever follows every picture keeps nothing of it', async ({ lab, page }) => {
  await lab.open(PRESET);
  await lab.get('play').click();
  const pictures = () => page.evaluate(() => new Promise(requestAnimationFrame));
  for (let picture = 0; picture < 100; picture += 1) await pictures();
  expect((await lab.clock()).isPlaying).toBe(true);
  expect(await mostHeldUpdates(lab)).toBeLessThan(20);
});

test('speeds are typed in any unit, and nonsense is refused in a sentence', async ({ lab }) => {
  await lab.open(PRESET);
  for (const [typed, value, detail] of [
    ['50 us/s', 50e6, 'cells'],
    ['1:1000', 1e9, 'frames'],
    ['0.5 s/s', 5e11, 'flows'],
    ['max', 'max', 'max'],
  ] as const) {
    await speed(lab, typed);
    await expect.poll(async () => (await lab.clock()).speed).toBe(value);
    await expect(lab.get('detail')).toHaveAttribute('data-detail', detail);
  }
  await speed(lab, 'fast');
  await expect(lab.get('time-bar').getByRole('alert')).toContainText('The speed is “fast”; type a speed such as');
  await speed(lab, '99 s/s');
  await expect(lab.get('time-bar').getByRole('alert')).toContainText('the clock goes from 1 µs/s to 10 s/s');
  expect((await lab.clock()).speed).toBe('max');
});

test('step cell shows a cell on its link; back leads to where the clock was', { tag: '@main' }, async ({ lab }) => {
  await lab.open(PRESET);
  await lab.get('step-cell').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
  const { timePs: first } = await lab.clock();
  await lab.get('step-cell').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(first);
  await expect.poll(() => marks(lab)).toBeGreaterThan(0);
  expect(await painted(lab)).toBeGreaterThan(20);
  await lab.get('step-back').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBe(first);
  await lab.get('step-event').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(first);
  await expect(lab.get('gap')).toContainText('+');
  const { timePs: event } = await lab.clock();
  await lab.get('step-event').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(event);
  await lab.get('step-event-back').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBe(event);
});

test('the ruler is sought by clicks and by keys; there and back is the same state', { tag: '@main' }, async ({
  lab,
}) => {
  await lab.open(PRESET);
  await speed(lab, '0.5 s/s');
  const ruler = lab.get('ruler');
  const box = await ruler.boundingBox();
  if (box === null) throw new Error('there is no ruler');
  await ruler.click({ position: { x: box.width / 4, y: box.height / 2 } });
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(2e12);
  const quarter = await landed(lab);
  expect(quarter.timePs).toBeLessThan(3e12);
  const right = await press(lab, 'ArrowRight');
  expect(right.timePs).toBeGreaterThan(quarter.timePs);
  expect(right.stateHash).not.toBe(quarter.stateHash);
  expect(await press(lab, 'ArrowLeft')).toEqual(quarter);
  expect((await press(lab, 'Home')).timePs).toBe(0);
  await press(lab, 'End');
  expect((await lab.clock()).status).toBe('ended');
  await ruler.click({ position: { x: box.width / 4, y: box.height / 2 } });
  await expect.poll(async () => (await lab.clock()).timePs).toBe(quarter.timePs);
  expect(await landed(lab)).toEqual(quarter);
});

test('an edit while playing keeps the instant and goes on from there', async ({ lab }) => {
  await lab.open(PRESET);
  await speed(lab, '10 ms/s');
  await lab.get('play').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
  const sheet = new Sheet(lab);
  const hash = await sheet.hash();
  await sheet.device(1).click();
  const { timePs } = await lab.clock();
  await lab.type('field-interfaces[0].mtu', '1500');
  await expect.poll(() => sheet.hash()).not.toBe(hash);
  expect((await lab.clock()).timePs).toBeGreaterThanOrEqual(timePs);
  expect((await lab.clock()).isPlaying).toBe(true);
  const { timePs: then } = await lab.clock();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(then);
});

test(
  'a drawn network runs to the end with the digest that the command line prints',
  { tag: '@main' },
  async ({ lab }, info) => {
    await lab.open('/lab');
    const sheet = new Sheet(lab);
    const mouse = sheet.byMouse();
    for (const [kind, x] of [
      ['host', -8],
      ['switch', 0],
      ['host', 8],
    ] as const)
      await mouse.place({ kind, x, y: 0 });
    await mouse.link(1, 2);
    await mouse.link(2, 3);
    await mouse.traffic(1, 3);
    await lab.get('tool-select').click();
    await sheet.device(2).click();
    await lab.page.keyboard.press('Escape');
    await lab.type('field-model.durationPs', '20 ms');
    await lab.runToEnd();
    const file = info.outputPath('drawn.json');
    writeFileSync(file, JSON.stringify(await sheet.document()));
    const text = execFileSync(process.execPath, [CLI, 'run', file, '--json', '-'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const { digest }: { digest: string } = JSON.parse(text);
    expect(digest).toMatch(/^[0-9a-f]{16}/);
    await expect(lab.get('digest')).toContainText(digest);
  },
);

test('with less motion nothing travels: the clock goes in ticks', async ({ lab, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await lab.open(PRESET);
  await lab.get('step-cell').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
  const { timePs: from } = await lab.clock();
  await lab.get('play').click();
  const told = new Set<number>();
  await expect
    .poll(async () => {
      told.add((await lab.clock()).timePs);
      return told.size;
    })
    .toBeGreaterThan(3);
  await lab.get('play').click();
  // Half a second of the wall clock a tick: ten microseconds at twenty a second.
  const ticks = [...told].filter((timePs) => timePs > from).toSorted((a, b) => a - b);
  for (const [index, tick] of ticks.slice(1).entries()) expect(tick - (ticks[index] ?? 0)).toBeGreaterThan(5e6);
});
