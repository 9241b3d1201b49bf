import { expect, test } from 'vitest';
import type { Expectation, Found } from '../report.ts';
import { causeOf, numberOf, wordsOf } from '../values.ts';
import { foundText, verdictText } from './verdict.ts';

const about: Expectation = {
  kind: 'value',
  comparator: '=',
  value: numberOf('rate', 21.5),
  tolerance: { kind: 'percent', percent: 3 },
};
const atMost = (number: number): Expectation => ({
  kind: 'value',
  comparator: '<=',
  value: numberOf('frames', number),
  tolerance: null,
});
const is = (...words: readonly string[]): Expectation => ({
  kind: 'value',
  comparator: '=',
  value: wordsOf(...words),
  tolerance: null,
});
const event = (fromPs: number | null, toPs: number | null): Expectation => ({ kind: 'event', fromPs, toPs });

test.each<[Found, Expectation, string]>([
  [
    { kind: 'value', value: numberOf('rate', 9.4444), span: { fromPs: 8.2e12, toPs: 10e12 } },
    about,
    '9.444 Mb/s from 8.2 s to 10 s, expected 21.5 Mb/s ± 3 %',
  ],
  [
    { kind: 'value', value: numberOf('frames', 3), span: { fromPs: 0, toPs: 6_009_451_628_969 } },
    atMost(1),
    '3 frames until 6.0095 s, expected at most 1 frame',
  ],
  [
    { kind: 'value', value: wordsOf('bus_connect'), span: { fromPs: 1e12, toPs: 1e12 } },
    is('operational'),
    'BUS connect at 1 s, expected Operational',
  ],
  [{ kind: 'value', value: causeOf('router'), span: null }, is('router'), 'routers and bridges, expected router'],
  [
    { kind: 'value', value: null, span: { fromPs: 0, toPs: 5e12 } },
    about,
    'nothing to measure until 5 s, expected 21.5 Mb/s ± 3 %',
  ],
  [{ kind: 'happened', atPs: 3e9 }, event(null, null), 'first at 3 ms, expected at some time of the run'],
  [{ kind: 'began', atPs: 8_156_294_595_538 }, event(8e12, 9e12), 'so since 8.1563 s, expected from 8 s to 9 s'],
  [{ kind: 'never', fromPs: 0, toPs: 7_999_999_999_999 }, event(0, 7_999_999_999_999), 'not by 8 s, expected by 8 s'],
  [{ kind: 'never', fromPs: 5e12, toPs: 5e12 }, event(5e12, 5e12), 'not at 5 s, expected at 5 s'],
  [{ kind: 'ended', atPs: 16e12 }, event(2e12, null), 'no longer so since 16 s, expected from 2 s on'],
  [
    {
      kind: 'order',
      events: [
        { text: 'ARP_REQUEST', atPs: null },
        { text: 'SETUP', atPs: 6e12 },
      ],
    },
    { kind: 'order' },
    'no ARP_REQUEST, SETUP at 6 s, expected them in the order of the check',
  ],
  [{ kind: 'link', exists: true }, { kind: 'link', exists: false }, 'the link is there, expected none'],
  [{ kind: 'run-too-short', neededPs: 9e12, endPs: 5e12 }, about, 'cannot be decided before 9 s; the run ends at 5 s'],
  [
    { kind: 'no-event', text: 'SETUP', endPs: 5e12 },
    about,
    'cannot be decided: no SETUP occurs until the run ends at 5 s',
  ],
  [{ kind: 'no-answer', name: 'second' }, about, 'cannot be decided: the answer “second” is not there yet'],
  [
    { kind: 'unreadable-answer', text: 'fast', dimension: 'rate' },
    about,
    'the answer “fast” cannot be compared: write a number in Mb/s, or with its unit',
  ],
])('%j', (found, expected, sentence) => {
  expect(verdictText({ found, expected })).toBe(sentence);
});

test('what was found stands alone where the expected value is hidden', () => {
  const value = numberOf('time', 574e6);
  expect(foundText({ kind: 'value', value, span: { fromPs: 6e12, toPs: 6e12 } })).toBe('574 µs at 6 s');
});
