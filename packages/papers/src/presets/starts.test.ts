import { createEngine } from '@lanelab/engine/node';
import { modelHash } from '@lanelab/scenario';
import { expect, inject, test } from 'vitest';
import { isDemonstration } from './demonstrations.ts';
import { distinctPresets, PRESETS } from './registry.ts';

/** At this speed single cells are drawn. */
const CELLS_PS = 20_000_000;
/** Seconds of the wall clock in which a visitor must have seen something move. */
const SOON_S = 3;
/** Other presets are experiments, which may wait for a timer at any instant: the clock skips that. */
const BEAT_PS = 250_000_000_000;

/** Whether its instant was looked for, so that something moves there at its own speed. */
const opensByHand = (id: string): boolean => isDemonstration(id) || id.startsWith('conformance-');

/** A loopback crosses no link: there is nothing to see on one. */
const crossesLinks = ({ build }: (typeof PRESETS)[number]): boolean =>
  build().model.flows.some((flow) => !('from' in flow && 'to' in flow && flow.from === flow.to));

const sample = inject('presetSample');
const looked = distinctPresets()
  .filter(({ id }) => sample === null || sample.includes(id) || opensByHand(id))
  .filter(crossesLinks);

test.each(PRESETS)('$id opens before its end, and is the same model wherever it opens', ({ build }) => {
  const { model, view } = build();
  expect(view.start?.timePs).toBeGreaterThan(0);
  expect(view.start?.timePs).toBeLessThan(model.durationPs);
  expect(modelHash(build().model)).toBe(modelHash(model));
});

test.each(looked)('$id opens where something moves', async ({ id, build }) => {
  const scenario = build();
  const { timePs = 0, speedPs = CELLS_PS } = scenario.view.start ?? {};
  const run = await createEngine().open(scenario);
  await run.runUntil(timePs);
  await run.watch({ links: scenario.model.links.map((link) => link.id) });
  await run.runUntil(timePs + (opensByHand(id) ? SOON_S * speedPs : BEAT_PS));
  const moved = (await run.drain()).reduce(
    (sum, trace) => sum + (trace.kind === 'cells' || trace.kind === 'frames' ? trace.columns.leftPs.length : 0),
    0,
  );
  await run.free();
  expect(moved).toBeGreaterThan(0);
});
