import { describe, expect, it } from 'vitest';
import { proposedSpan, readCount, readSeconds, readSpan, typed } from './span.ts';

const S = 1e12;
const MS = 1e9;

describe('the span proposed', () => {
  it('begins at the instant shown and lasts a few seconds of the clock', () => {
    expect(proposedSpan(2 * S, 10 * S, 20e6)).toEqual({ fromPs: 2 * S, toPs: 2 * S + 80e6 });
  });

  it('ends at the end of the run, and is no longer than the run', () => {
    expect(proposedSpan(10 * S, 10 * S, 200 * MS)).toEqual({ fromPs: 9.2 * S, toPs: 10 * S });
    expect(proposedSpan(0, MS, S)).toEqual({ fromPs: 0, toPs: MS });
    expect(proposedSpan(0, 10 * S, 'max')).toEqual({ fromPs: 0, toPs: 0.2 * S });
  });

  it('is typed so that it is read as it was', () => {
    const span = proposedSpan(12_418_300_000, S, 20e6);
    expect(readSpan(typed(span), S)).toEqual({ span });
  });
});

describe('a span that is typed', () => {
  it('takes units, and seconds where there are none', () => {
    expect(readSpan({ from: '1.5 ms', to: '0.002' }, S)).toEqual({ span: { fromPs: 1.5 * MS, toPs: 2 * MS } });
  });

  it('says which end is wrong, and how to put it right', () => {
    expect(readSpan({ from: 'soon', to: '1' }, S)).toMatchObject({
      field: 'from',
      error: expect.stringContaining('soon'),
    });
    expect(readSpan({ from: '0', to: '3 s' }, S)).toMatchObject({
      field: 'to',
      error: 'To is 3 s, and the run lasts from 0 to 1 s. Type an instant of the run.',
    });
    expect(readSpan({ from: '3 ms', to: '2 ms' }, S)).toMatchObject({
      field: 'to',
      error: 'The end, 2 ms, is not after the start, 3 ms. Type a later end.',
    });
  });
});

it('counts and lengths have bounds', () => {
  expect(readCount('6')).toEqual({ value: 6 });
  for (const text of ['', '1', '2.5', '37', 'six']) expect(readCount(text)).toHaveProperty('error');
  expect(readSeconds('2.5')).toEqual({ value: 2.5 });
  expect(readSeconds('500 ms')).toEqual({ value: 0.5 });
  for (const text of ['', '0', '61', 'long']) expect(readSeconds(text)).toHaveProperty('error');
});
