import { findPreset, type Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { knobsOf, vary } from './variation.ts';

function preset(id: string): Scenario {
  const found = findPreset(id);
  if (found === null) throw new Error(`no preset ${id}`);
  return found.build();
}

describe('variations of a shared scenario', () => {
  const scenario = preset('curitiba-fig7');
  const knobs = knobsOf(scenario);

  it('offers sizes, MTU, time and seed', () => {
    expect(knobs.map(({ label }) => label)).toEqual([
      'Message',
      'Send buffer',
      'Receive buffer',
      'MTU',
      'Simulated time',
      'Seed',
    ]);
  });

  it('writes what was turned, and nothing else', () => {
    const varied = vary(scenario, knobs, { mtu: 4352, seconds: 2.5 });
    expect('scenario' in varied && varied.scenario.model.durationPs).toBe(2_500_000_000_000);
    expect(vary(scenario, knobs, {})).toEqual({ scenario });
  });

  it('passes on why a value makes no scenario', () => {
    const varied = vary(scenario, knobs, { mtu: 12 });
    expect('refusal' in varied && varied.refusal).toMatch(/mtu/);
  });

  it('names streams where there are several', () => {
    expect(knobsOf(preset('w5')).some(({ label }) => label === 'Message of stream 2')).toBe(true);
  });
});
