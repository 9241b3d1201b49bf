/** Pictures of runs on the real engine: what is in them, and that an instant always looks the same. */

import { THEMES } from '@lanelab/charts';
import { createEngine } from '@lanelab/engine/node';
import type { Scenario } from '@lanelab/scenario';
import { afterEach, describe, expect, it } from 'vitest';
import { presetOf } from '../../playback/test/test-playback.ts';
import { type PictureMoment, pictureSvg } from './draw-picture.ts';
import { openPictureRun, type PictureRun } from './picture-run.ts';
import { pictureScene } from './picture-scene.ts';
import { columnsFor, drawStrip, instantsBetween } from './strip.ts';

const MS = 1e9;
const US = 1e6;
/** The stream of the Curitiba testbed is under way by then. */
const AT = 160 * MS;
const CELLS = 20 * US;
const RATES = 10 * MS;
const progress = { signal: new AbortController().signal, onApproach: () => undefined };
const engines = { startEngine: async () => createEngine(), findHeadStart: async () => null };

let open: PictureRun | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

async function runOf(scenario: Scenario): Promise<PictureRun> {
  await open?.close();
  open = await openPictureRun(scenario, engines);
  return open;
}

const whole = { theme: 'light', part: { of: 'all' }, hasFoot: true } as const;
const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('a stream while its cells are under way', () => {
  const scenario = presetOf('curitiba-fig7', 200 * MS);
  const scene = pictureScene(scenario, whole);
  const bare = pictureScene(scenario, { ...whole, hasFoot: false });
  const draw = (moment: PictureMoment) => pictureSvg(bare, moment);

  it('shows every device by name, the instant and the marks of cells, and no bitmap', async () => {
    const run = await runOf(scenario);
    const svg = pictureSvg(scene, await run.at(AT, CELLS, progress));
    const still = pictureSvg(scene, null);
    for (const { name } of scenario.model.nodes) expect(svg).toContain(name);
    expect(svg).toContain('t = 0.160');
    expect(count(svg, THEMES.light.data)).toBeGreaterThan(count(still, THEMES.light.data));
    expect(svg).not.toContain('<image');
    expect(svg).not.toContain('var(');
  });

  it('is the same text for the same instant, however the run came there, and another for another', async () => {
    const run = await runOf(scenario);
    const straight = draw(await run.at(AT, CELLS, progress));
    const later = draw(await run.at(AT + 30 * US, CELLS, progress));
    const back = draw(await run.at(AT, CELLS, progress));
    expect(back).toBe(straight);
    expect(later).not.toBe(straight);
    const other = await runOf(scenario);
    for (const instant of [3 * MS, 19 * MS, AT - 10 * US]) await other.at(instant, CELLS, progress);
    expect(draw(await other.at(AT, CELLS, progress))).toBe(straight);
  });

  it('draws ribbons at a speed at which single cells cannot be seen', async () => {
    const run = await runOf(scenario);
    const moment = await run.at(AT, RATES, progress);
    expect(moment.detail).toBe('flows');
    expect(pictureSvg(scene, moment)).toContain('cells a second');
  });

  it('stops between two instants when it is cancelled', async () => {
    const run = await runOf(scenario);
    const abort = new AbortController();
    abort.abort();
    await expect(run.at(AT, CELLS, { ...progress, signal: abort.signal })).rejects.toThrow('aborted');
  });

  it('makes a strip with a picture for each instant', async () => {
    const run = await runOf(scenario);
    const shares: number[] = [];
    const instants = instantsBetween(AT, AT + 40 * US, 5);
    const strip = await drawStrip(bare, run, instants, CELLS, { ...progress, onShare: (share) => shares.push(share) });
    expect(count(strip.svg, '<svg ')).toBe(1 + instants.length);
    expect(strip.svg).toContain('t = 0.160');
    expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
  });
});

it('shows the badges of processes with their states', async () => {
  const scenario = presetOf('class-mpoa', 200 * MS);
  const run = await runOf(scenario);
  const scene = pictureScene(scenario, whole);
  const svg = pictureSvg(scene, await run.at(100 * MS, CELLS, progress));
  expect(svg).toContain('>LECS');
  expect(svg).toMatch(/>LEC( ×2)?( \d\/2)?( …)?</);
});

it('shows the part in sight in the size of its frame', () => {
  const scenario = presetOf('clip-pair-collapse', 40 * MS);
  const sight = { view: { x: -40, y: 12, zoom: 1.5 }, size: { width: 801, height: 500 } };
  const scene = pictureScene(scenario, { ...whole, part: { of: 'sight', ...sight } });
  expect(scene.view).toEqual({ width: 802, height: 500 + scene.footPx, view: sight.view });
});

it('takes the sizes of the projector in its theme', () => {
  const scenario = presetOf('clip-pair-collapse', 40 * MS);
  expect(pictureSvg(pictureScene(scenario, { ...whole, theme: 'projector' }), null)).toContain('font-size="22"');
});

it('draws a network of no devices as paper', () => {
  const scenario = presetOf('clip-pair-collapse', 40 * MS);
  const empty = { ...scenario, model: { ...scenario.model, nodes: [], links: [], flows: [] } };
  expect(pictureSvg(pictureScene(empty, { ...whole, hasFoot: false }), null)).toMatch(/^<svg /);
});

describe('instants', () => {
  it('are equal steps of whole picoseconds, ends included', () => {
    expect(instantsBetween(0, 10, 4)).toEqual([0, 3, 7, 10]);
    expect(instantsBetween(5, 9, 1)).toEqual([5]);
  });

  it('stand in one row up to three, then in rows', () => {
    expect([2, 3, 4, 6, 12].map(columnsFor)).toEqual([2, 3, 2, 3, 4]);
  });
});
