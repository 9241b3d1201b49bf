/** Where documents open: at an instant at which something moves, from a state that was built with the page where there is one. */

import { createEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import { modelHash, type Scenario } from '@lanelab/scenario';
import type { Lab } from '../lab.ts';
import { expect, test } from '../lab.ts';

const preset = (id: string): Scenario => findPreset(id)?.build() as Scenario;
const startOf = ({ view }: Scenario): number => view.start?.timePs ?? 0;

/** Files that the page has fetched and that hold the state of a model. */
const heads = (lab: Lab, { model }: Scenario): Promise<number> =>
  lab.page.evaluate(
    (digits) => performance.getEntriesByType('resource').filter(({ name }) => name.includes(`start-${digits}`)).length,
    modelHash(model).slice(0, 16),
  );

for (const id of ['class-lane', 'class-mpoa', 'trunk-cut', 'vivid-mpoa']) {
  test(`${id} opens where something moves, in the state of a run to it`, { tag: '@main' }, async ({ lab }) => {
    const scenario = preset(id);
    await lab.open(`/lab?preset=${id}`);
    const { timePs, stateHash } = await lab.settledClock();
    expect(timePs).toBe(startOf(scenario));
    const run = await createEngine().open(scenario);
    await run.runUntil(timePs);
    expect(stateHash).toBe(await run.stateHash());
    await run.free();
    expect(await heads(lab, scenario)).toBe(1);
    await lab.page.waitForFunction(() => performance.getEntriesByName('lab:first-cell').length > 0);
  });
}

test('the t of a link wins, and Home goes to the beginning', { tag: '@main' }, async ({ lab, page }) => {
  await lab.open('/lab?preset=class-mpoa&t=8.2s');
  expect((await lab.settledClock()).timePs).toBe(8.2e12);
  await lab.get('stage').focus();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await lab.clock()).timePs).toBe(0);
});

test('an edited model runs to where it opens, without the state of the preset', async ({ lab, page }) => {
  const scenario = preset('class-mpoa');
  await lab.open('/lab?preset=class-mpoa');
  const { stateHash } = await lab.settledClock();
  await lab.get('stage').focus();
  await page.getByRole('textbox', { name: 'Seed' }).fill('2');
  await page.getByRole('textbox', { name: 'Seed' }).press('Enter');
  await expect.poll(async () => (await lab.state()).document?.hash).not.toBe(modelHash(scenario.model));
  await expect.poll(async () => (await lab.clock()).stateHash).not.toBe(stateHash);
  const edited = { ...scenario, model: { ...scenario.model, seed: 2 } };
  const { timePs, stateHash: after } = await lab.settledClock();
  const run = await createEngine().open(edited);
  await run.runUntil(timePs);
  expect(after).toBe(await run.stateHash());
  await run.free();
  expect(await heads(lab, edited)).toBe(0);
});

test('the pair differs from the first frame on, and says by how much', { tag: '@main' }, async ({ lab }) => {
  await lab.open('/');
  await expect(lab.get('pair-lane')).toContainText('through the router');
  await expect(lab.get('pair-mpoa')).toContainText('over a shortcut');
  await expect(lab.get('pair-legend').getByRole('listitem')).toHaveCount(3);
  for (const side of ['lane', 'mpoa'])
    await expect(lab.get(`pair-numbers-${side}`)).toHaveText(/^\d+\.\d Mb\/s, \d+\.\d ms on the way$/);
  const rates = await Promise.all(
    ['lane', 'mpoa'].map(async (side) =>
      Number.parseFloat((await lab.get(`pair-numbers-${side}`).textContent()) ?? ''),
    ),
  );
  expect(rates[1]).toBeGreaterThan(1.5 * (rates[0] ?? Number.POSITIVE_INFINITY));
  await expect(lab.get('pair-verdict')).toHaveText(/[2-9]\.\d times the rate/);
});

test('both networks of the pair open where they differ', { tag: '@main' }, async ({ lab, page }) => {
  const scenario = preset('class-lane');
  await lab.open('/');
  await page.getByRole('link', { name: 'Look into both networks' }).click();
  await expect(lab.get('compare')).toBeVisible();
  await expect.poll(async () => (await lab.clock()).timePs).toBeGreaterThan(startOf(scenario));
  await lab.open('/lab?preset=class-lane&with=class-mpoa&t=9s');
  const run = await createEngine().open(scenario);
  await run.runUntil(9e12);
  const stateHash = await run.stateHash();
  await run.free();
  await expect.poll(() => lab.clock()).toMatchObject({ timePs: 9e12, status: 'ready', stateHash });
});

test('the pair that is paused before it has begun stays where it begins', async ({ lab }) => {
  await lab.open('/');
  await lab.get('pair-play').click();
  await expect(lab.get('pair-play')).toHaveText('Play');
  await expect(lab.get('pair-numbers-mpoa')).toBeVisible();
  const at = (await lab.clock()).timePs;
  expect(at).toBeGreaterThan(0);
  await lab.page.waitForTimeout(1_000);
  await expect(lab.get('pair-play')).toHaveText('Play');
  expect((await lab.clock()).timePs).toBe(at);
});

test('where a document opens is set in its properties, by hand or from the clock', async ({ lab, page }) => {
  await lab.open('/lab?preset=class-mpoa&t=9s');
  await lab.settledClock();
  await lab.get('open-here').click();
  await expect(lab.field('field-view.start')).toHaveValue('9');
  await expect(page).toHaveURL(/draft/);
  await page.reload();
  await lab.ready();
  await lab.type('field-view.start', '8.2');
  await page.keyboard.press('Enter');
  await lab.type('field-view.start', '');
  await page.keyboard.press('Enter');
  await expect(lab.get('field-view.start').getByRole('textbox')).toHaveAttribute('placeholder', 'the beginning');
});
