import { describe, expect, it } from 'vitest';
import { sparkline } from '../../src/operator/sparkline.ts';

/** The points of the line. */
const edge = (svg: string): string => /class="edge" d="([^"]*)"/.exec(svg)?.[1] ?? '';
const draw = (values: readonly (number | undefined)[], atLeast = 1): string =>
  sparkline({ values, most: 5, atLeast, label: 'Any' });

describe('sparkline', () => {
  it('has the newest value at the right edge, and the highest at the top', () => {
    expect(edge(draw([0, 5, 10, 5, 0]))).toBe('M0,48L60,25L120,2L180,25L240,48');
    expect(edge(draw([10, 0]))).toBe('M180,2L240,48');
  });

  it('is flat where nothing happens, and stays below the top where little does', () => {
    expect(edge(draw([0, 0]))).toBe('M180,48L240,48');
    expect(edge(draw([1, 1], 2))).toBe('M180,25L240,25');
  });

  it('has a gap where a value is not known', () => {
    expect(edge(draw([1, 1, undefined, 1, 1]))).toBe('M0,2L60,2M180,2L240,2');
  });

  it('says what it shows', () => {
    const svg = sparkline({ values: [1], most: 2, atLeast: 1, label: 'a < b' });
    expect(svg).toContain('role="img" aria-label="a &lt; b"');
  });
});
