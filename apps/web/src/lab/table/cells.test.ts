import { findPreset } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { distanceCell } from './cells.ts';

function pair(): Scenario {
  const scenario = findPreset('clip-pair-collapse')?.build();
  if (scenario === undefined) throw new Error('no preset');
  return scenario;
}

function typed(text: string, scenario = pair()) {
  const [link] = scenario.model.links;
  if (link === undefined) throw new Error('no link');
  const reading = distanceCell(link).read(text);
  if ('error' in reading) return reading.error;
  const outcome = reading.edit(scenario);
  return outcome.ok ? outcome.scenario.model.links[0] : outcome.why;
}

describe('the distance of a link as it is typed', () => {
  it.each([
    ['10 km', { lengthM: 10_000 }],
    ['35', { lengthM: 35 }],
    ['5 ms', { delayPs: 5_000_000_000 }],
    ['1,5 µs', { delayPs: 1_500_000 }],
  ])('%s', (text, distance) => {
    const link = typed(text);
    expect(link).toMatchObject(distance);
    expect(Object.keys(link as object).filter((key) => key === 'delayPs' || key === 'lengthM')).toHaveLength(1);
  });

  it('a bare number is of the unit that is shown', () => {
    const scenario = pair();
    const [first, ...others] = scenario.model.links;
    if (first === undefined) throw new Error('no link');
    const { lengthM: _, ...rest } = first;
    const delayed = {
      ...scenario,
      model: { ...scenario.model, links: [{ ...rest, delayPs: 2_000_000_000 }, ...others] },
    };
    expect(typed('3', delayed)).toMatchObject({ delayPs: 3_000_000_000 });
  });

  it('refuses what is neither, and lengths in parts of a metre', () => {
    expect(typed('far')).toBe('Distance “far” is neither a length nor a time; type one such as 10 km or 5 ms.');
    expect(typed('0.5 m')).toContain('0.5');
  });
});
