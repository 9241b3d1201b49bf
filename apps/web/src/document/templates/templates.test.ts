import { createEngine } from '@lanelab/engine/node';
import { parseScenario, type Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { paste } from '../store/edits/clipboard.ts';
import { problemsOf } from '../store/problems/problems.ts';
import { edited, emptyScenario, ring, setScenario } from '../store/test-networks.ts';
import { TEMPLATES } from './templates.ts';

const SECOND = 1e12;

/** What each flow has received after ten seconds, and the diary. */
async function outcome(scenario: Scenario) {
  const engine = createEngine();
  const run = await engine.open(edited(scenario, setScenario('model.durationPs', 10 * SECOND)));
  try {
    await run.runUntil(10 * SECOND);
    const { flows } = await run.result();
    const { entries } = await run.inspect({ kind: 'diary', from: 0, limit: 10_000 });
    return { received: flows.map(({ packetsReceived }) => packetsReceived), entries };
  } finally {
    await run.free();
    await engine.close();
  }
}

describe.each(TEMPLATES.map((template) => [template.id, template] as const))('%s', (id, { build }) => {
  test('runs on an empty stage, and beside a network: every flow arrives', async () => {
    const alone = edited(emptyScenario(), paste(await build(), { x: 0, y: 0 }));
    expect(parseScenario(alone)).toEqual({ ok: true, scenario: alone });
    expect(problemsOf(alone)).toEqual([]);
    const { received, entries } = await outcome(alone);
    for (const count of received) expect(count).toBeGreaterThan(0);
    if (id === 'two-elans-mpoa')
      expect(entries.some(({ machine, kind }) => machine === 'mpc' && kind === 'resolved')).toBe(true);
    const beside = edited(ring(), paste(await build(), { x: 900, y: 0 }));
    for (const count of (await outcome(beside)).received) expect(count).toBeGreaterThan(0);
  });

  test('stands beside itself', async () => {
    const twice = edited(emptyScenario(), paste(await build(), { x: 0, y: 0 }), paste(await build(), { x: 0, y: 0 }));
    expect(parseScenario(twice)).toEqual({ ok: true, scenario: twice });
    expect(problemsOf(twice)).toEqual([]);
    for (const count of (await outcome(twice)).received) expect(count).toBeGreaterThan(0);
  });
});
