import { expect, test } from 'vitest';
import { closest } from './closest.ts';

test.each([
  ['ip.dts', ['ip.ttl', 'ip.dst'], 'ip.dst'],
  ['hosst', ['host', 'hosts'], 'host'],
  ['durationPs', ['durationPs', 'startPs'], 'durationPs'],
  ['DUR', ['startPs', 'durationPs'], 'durationPs'],
  ['colour', ['host', 'hub'], null],
])('%s of %j means %s', (word, options, expected) => {
  expect(closest(word, options)).toBe(expected);
});
