import { createEngine } from '@lanelab/engine/node';
import { expect, it } from 'vitest';
import { pairScenario } from './pair.ts';

/** `npx vitest run -u` beside this file writes it again after a change of the engine's results. */
it('the kept digest is what the engine computes', async () => {
  const engine = createEngine();
  const run = await engine.open(pairScenario('mpoa'));
  await run.runUntil(run.durationPs);
  const { digest } = await run.result();
  await expect(`${JSON.stringify({ mpoa: digest }, null, 2)}\n`).toMatchFileSnapshot('./pair-digest.json');
  await run.free();
  await engine.close();
});
