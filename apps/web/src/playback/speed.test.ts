import { describe, expect, it } from 'vitest';
import { detailOf } from './speed.ts';
import { neighbour, ratioWords, readSpeed, speedSteps, speedWords, stepOf } from './speed-words.ts';

const US = 1e6;

describe('speeds', () => {
  it.each([
    ['20 us/s', 20 * US],
    ['20 µs', 20 * US],
    ['0,5 ms/s', 500 * US],
    ['1:50000', 20 * US],
    ['1 : 50 000', 20 * US],
    ['1:50,000', 20 * US],
    ['10:1', 1e13],
    ['real time', 1e12],
    ['MAX', 'max'],
  ])('reads %s', (text, speed) => {
    expect(readSpeed(text)).toEqual({ speed });
  });

  it.each([
    ['fast', 'is “fast”'],
    ['', 'is “”'],
    ['20', 'is “20”'],
    ['1 ns/s', 'from 1 µs/s to 10 s/s'],
    ['11 s/s', 'is 11 s/s'],
    ['1:0', 'is “1:0”'],
  ])('refuses %j', (text, why) => {
    expect(readSpeed(text)).toMatchObject({ error: expect.stringContaining(why) });
  });

  it('goes from 1 µs/s to 10 s/s and max in 1-2-5 steps', () => {
    expect(speedSteps.map(speedWords).slice(0, 5)).toEqual(['1 µs/s', '2 µs/s', '5 µs/s', '10 µs/s', '20 µs/s']);
    expect(speedSteps.map(speedWords).slice(-4)).toEqual(['2 s/s', '5 s/s', '10 s/s', 'Max']);
    for (const [index, speed] of speedSteps.entries()) expect(stepOf(speed)).toBe(index);
  });

  it('steps from typed values to the nearest step that way', () => {
    expect([neighbour(30 * US, 1), neighbour(30 * US, -1)]).toEqual([50 * US, 20 * US]);
    expect([neighbour(1e13, 1), neighbour('max', 1), neighbour('max', -1)]).toEqual(['max', 'max', 1e13]);
    expect(neighbour(US, -1)).toBe(US);
  });

  it('shows no more than can be seen', () => {
    expect([50 * US, 51 * US, 2000 * US, 2001 * US, 'max' as const].map(detailOf)).toEqual([
      'cells',
      'frames',
      'frames',
      'flows',
      'max',
    ]);
  });

  it('says how much slower than life', () => {
    expect([20 * US, 1e12, 1e13].map(ratioWords)).toEqual(['1 : 50\u202f000', 'real time', '10 : 1']);
  });
});
