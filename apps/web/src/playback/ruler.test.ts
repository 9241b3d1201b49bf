import { describe, expect, it } from 'vitest';
import { filled, followed, ticks, zoomed } from './ruler.ts';

const ms = 1e9;

describe('the ruler', () => {
  it('shows the whole run where it is over soon, else the stretch around the play head', () => {
    expect(followed(0, 10 * ms, 'max')).toEqual({ fromPs: 0, toPs: 10 * ms });
    expect(followed(3 * ms, 10 * ms, ms)).toEqual({ fromPs: 0, toPs: 10 * ms });
    const span = followed(500 * ms, 1e12, 1e8);
    expect(span.toPs - span.fromPs).toBe(4e9);
    expect((500 * ms - span.fromPs) / 4e9).toBeCloseTo(0.7);
    expect(followed(0, 1e12, 1e8).fromPs).toBe(0);
    expect(followed(1e12, 1e12, 1e8).toPs).toBe(1e12);
  });

  it('zooms about an instant, and never beyond the run', () => {
    const span = zoomed({ fromPs: 0, toPs: 100 * ms }, 25 * ms, 2, 100 * ms);
    expect(span).toEqual({ fromPs: 12.5 * ms, toPs: 62.5 * ms });
    expect(zoomed(span, 25 * ms, 0.01, 100 * ms)).toEqual({ fromPs: 0, toPs: 100 * ms });
  });

  it('marks round instants', () => {
    expect(ticks({ fromPs: 4 * ms, toPs: 7 * ms }, 3).map(({ words }) => words)).toEqual([
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
      filled(Float64Array.of(ms, 2 * ms, 3 * ms, 4 * ms), Float64Array.of(1, 2, 0, 3), ms, {
        fromPs: 0,
        toPs: 10 * ms,
      }),
    ).toEqual([
      { fromPs: 0, toPs: 2 * ms },
      { fromPs: 3 * ms, toPs: 4 * ms },
    ]);
  });
});
