/** What can go wrong around the workbench: each has its words and a next step, and the drawing is never lost. */
import { PRESETS } from '@lanelab/papers/presets';
import { expect, type Lab, test } from '../lab.ts';
import { Sheet } from '../sheet.ts';

const PRESET = '/lab?preset=clip-pair-collapse&t=0';
const failure = (lab: Lab) => lab.get('playback-failure');

/** Drops a document on the page, as a file manager would. */
async function drop(lab: Lab, text: string): Promise<void> {
  await lab.page.evaluate((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'network.json'));
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
  }, text);
}

test.describe('an engine that breaks while it plays', () => {
  test.use({ expectedErrors: { patterns: [/broken on purpose/] } });

  test('the drawing is kept, can be edited, and Restart brings a new engine', async ({ lab, page }) => {
    await lab.open(PRESET);
    await lab.get('play').click();
    await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
    for (const worker of page.workers())
      await worker.evaluate(() => {
        setTimeout(() => {
          throw new Error('broken on purpose');
        });
      });
    await expect(failure(lab)).toContainText('The engine broke down at t =');
    await expect(failure(lab)).toContainText('press Restart for a new engine');
    await expect(lab.get('play')).toBeDisabled();
    const sheet = new Sheet(lab);
    await lab.get('tool-switch').click();
    await lab.get('stage').click({ position: { x: 300, y: 420 } });
    await expect.poll(async () => (await sheet.counts()).nodes).toBe(4);
    await lab.get('restart').click();
    await expect(failure(lab)).toHaveCount(0);
    await lab.get('play').click();
    await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
    expect((await sheet.counts()).nodes).toBe(4);
  });
});

test('an engine whose worker is gone is started again at the same instant, and the page says so', async ({
  lab,
  page,
}) => {
  await lab.open('/lab?preset=clip-pair-collapse&t=5 ms');
  const isThere = async () => {
    const { timePs, stateHash, status } = await lab.clock();
    return timePs === 5e9 && stateHash !== null && status === 'ready';
  };
  await expect.poll(isThere).toBe(true);
  const before = await lab.clock();
  const worker = page.workers()[0];
  const gone = worker?.waitForEvent('close');
  await worker?.evaluate(() => self.close());
  await gone;
  await expect(lab.get('engine-notice')).toContainText('It was started again', { timeout: 1000 });
  await expect.poll(isThere).toBe(true);
  const after = await lab.clock();
  expect(after).toMatchObject({ timePs: before.timePs, stateHash: before.stateHash, status: 'ready' });
  await lab.get('play').click();
  await expect(lab.get('engine-notice')).toHaveCount(0);
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(before.timePs);
});

test.describe('an engine that does not arrive', () => {
  test.use({ expectedErrors: { patterns: [/Failed to load resource/, /wasm/i] } });

  test('says so, and Restart asks for it again', async ({ lab, page }) => {
    await page.route('**/*.wasm', (route) => route.abort());
    await lab.open(PRESET);
    await expect(failure(lab)).toContainText('The engine could not be loaded');
    await page.unroute('**/*.wasm');
    await lab.get('restart').click();
    await lab.get('play').click();
    await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
  });
});

test('without WebAssembly one can draw, and sees why nothing runs', async ({ lab, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await lab.open(PRESET);
  await expect(failure(lab)).toContainText('This browser runs no WebAssembly');
  const sheet = new Sheet(lab);
  await lab.get('tool-host').click();
  await lab.get('stage').click({ position: { x: 300, y: 420 } });
  await expect.poll(async () => (await sheet.counts()).nodes).toBe(4);
  await lab.get('tab-results').click();
  await lab.get('run-to-end').click();
  await expect(lab.get('failure-no-wasm')).toBeVisible();
});

test('with every storage blocked one can draw, run and share', async ({ lab, page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  await sheet.byMouse().place({ kind: 'host', x: 0, y: 0 });
  await expect(lab.get('draft-failed')).toContainText('Your edits are not kept');
  await expect(lab.get('draft-failed').getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await lab.get('share').click();
  await expect(lab.get('self-contained-link')).toHaveValue(/\/lab\?e=[\d.]+#/);
});

test.describe('without a connection', () => {
  // What is fetched ahead, and the page's icon when the address changes, find nobody.
  test.use({ expectedErrors: { patterns: [/ERR_INTERNET_DISCONNECTED/] } });

  test('offline one goes on drawing and playing', async ({ lab, context }) => {
    await lab.open(PRESET);
    await lab.get('play').click();
    await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
    await context.setOffline(true);
    await expect(lab.get('offline')).toBeVisible();
    const sheet = new Sheet(lab);
    await lab.get('tool-switch').click();
    await lab.get('stage').click({ position: { x: 300, y: 420 } });
    await expect.poll(async () => (await sheet.counts()).nodes).toBe(4);
    const { timePs } = await lab.clock();
    await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(timePs);
    await context.setOffline(false);
  });
});

test('a read-only link plays and cannot be changed', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open(`${PRESET}&edit=0`);
  const sheet = new Sheet(lab);
  await expect(lab.get('tool-link')).toHaveCount(0);
  const hash = await sheet.hash();
  const before = await sheet.document();
  await sheet.device(1).click();
  await expect(lab.get('inspector')).toContainText('Read-only');
  await page.keyboard.press('Delete');
  await expect(lab.get('stage-hint')).toContainText('read-only');
  const at = await sheet.middle(1);
  await sheet.drag(at, { x: at.x + 80, y: at.y + 80 });
  await lab.get('views').getByRole('radio', { name: 'Table' }).check();
  await expect(lab.get('table-devices')).toBeVisible();
  await expect(lab.get('table-add-host')).toHaveCount(0);
  expect(await sheet.hash()).toBe(hash);
  expect(await sheet.document()).toEqual(before);
  await lab.get('step-cell').click();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(0);
});

test('a document that does not hold together opens, and its problems mend it', { tag: '@main' }, async ({ lab }) => {
  const whole = PRESETS.find(({ id }) => id === 'clip-pair-collapse')?.build();
  if (whole === undefined) throw new Error('the preset is gone');
  const text = JSON.stringify(whole).replaceAll('"ip":"10.0.0.2"', '"ip":"10.0.0.1"');
  await lab.open('/lab');
  await drop(lab, text);
  await expect(lab.get('workbench')).toContainText('does not fit together');
  await expect.poll(async () => (await new Sheet(lab).counts()).nodes).toBe(3);
  await lab.get('tab-problems').click();
  await expect(lab.get('problem-error')).not.toHaveCount(0);
  const errors = await lab.get('problem-error').count();
  await lab.get('problem-fix').first().click();
  await expect.poll(() => lab.get('problem-error').count()).toBeLessThan(errors);
});

test('a broken link says why and shows every next step', async ({ lab }) => {
  await lab.open('/lab#EAbcdef');
  await expect(lab.get('refused')).toContainText('This link cannot be opened');
  await expect(lab.get('open-another')).toBeVisible();
});

test('what was drawn is there after the page was loaded again', async ({ lab, page }) => {
  await lab.open('/lab');
  const sheet = new Sheet(lab);
  const mouse = sheet.byMouse();
  await mouse.place({ kind: 'host', x: -6, y: 0 });
  await mouse.place({ kind: 'host', x: 6, y: 0 });
  await mouse.link(1, 2);
  const hash = await sheet.hash();
  const shelf = await page.context().newPage();
  await shelf.goto('/mine');
  await expect(shelf.getByTestId('draft')).toContainText('2 hosts, 1 link');
  await page.waitForURL(/draft=/);
  await page.reload();
  await lab.ready();
  await expect.poll(() => sheet.hash()).toBe(hash);
  expect(await sheet.counts()).toEqual({ nodes: 2, links: 1, flows: 0 });
});
