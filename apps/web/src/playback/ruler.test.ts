import { describe, expect, it } from 'vitest';
import { filled, followed, ticks, zoomed } from './ruler.ts';

const MS = 1e9;

describe('the ruler', () => {
  it('shows the whole run where it is over soon, else the stretch around the play head', () => {
    expect(followed(0, 10 * MS, 'max')).toEqual({ fromPs: 0, toPs: 10 * MS });
    expect(followed(3 * MS, 10 * MS, MS)).toEqual({ fromPs: 0, toPs: 10 * MS });
    const span = followed(500 * MS, 1e12, 1e8);
    expect(span.toPs - span.fromPs).toBe(4e9);
    expect((500 * MS - span.fromPs) / 4e9).toBeCloseTo(0.7);
    expect(followed(0, 1e12, 1e8).fromPs).toBe(0);
    expect(followed(1e12, 1e12, 1e8).toPs).toBe(1e12);
  });

  it('zooms about an instant, and never beyond the run', () => {
    const span = zoomed({ fromPs: 0, toPs: 100 * MS }, 25 * MS, 2, 100 * MS);
    expect(span).toEqual({ fromPs: 12.5 * MS, toPs: 62.5 * MS });
    expect(zoomed(span, 25 * MS, 0.01, 100 * MS)).toEqual({ fromPs: 0, toPs: 100 * MS });
  });

  it('marks round instants', () => {
    expect(ticks({ fromPs: 4 * MS, toPs: 7 * MS }, 3).map(({ words }) => words)).toEqual([
      '0.004',
      '0.005',
      '0.006',
      '0.007',
    ]);
    expect(ticks({ fromPs: 12_418_000_000, toPs: 12_419_000_000 }, 2).map(({ words }) => words)).toEqual([
      '0.012\u202f418\u202f0',
      '0.012\u202f418\u202f5',
      '0.012\u202f419\u202f0',
    ]);
  });

  it('fills where something was counted, in one piece where it does not stop', () => {
    expect(
      filled(Float64Array.of(MS, 2 * MS, 3 * MS, 4 * MS), Float64Array.of(1, 2, 0, 3), MS, {
        fromPs: 0,
        toPs: 10 * MS,
      }),
    ).toEqual([
      { fromPs: 0, toPs: 2 * MS },
      { fromPs: 3 * MS, toPs: 4 * MS },
    ]);
  });
});
