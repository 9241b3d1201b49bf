import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const parts = (text: string) => highlight(text).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

test('parts of a check have their kinds, and half a check has, too', () => {
  expect(parts('goodput("Host A" -> B) in 21.5 Mb/s ±3 % after LE_ARP_REQUEST')).toEqual([
    'term goodput',
    'sign (',
    'text "Host A"',
    'sign ->',
    'name B',
    'sign )',
    'word in',
    'number 21.5 Mb/s',
    'sign ±',
    'number 3 %',
    'word after',
    'message LE_ARP_REQUEST',
  ]);
  expect(parts('state(LEC of "Ho')).toEqual(['term state', 'sign (', 'term LEC', 'word of', 'text "Ho']);
  expect(parts('no SETUP before shortcut(A -> B) open').slice(0, 4)).toEqual([
    'word no',
    'message SETUP',
    'word before',
    'term shortcut',
  ]);
  expect(parts('lost packets(A -> B) = 0').slice(0, 2)).toEqual(['term lost', 'term packets']);
  expect(parts('first loss(A -> B) at West').slice(0, 2)).toEqual(['word first', 'term loss']);
  expect(parts('# a comment')).toEqual(['comment # a comment']);
});

test('parts come in order and do not overlap', () => {
  const found = highlight('no frames through BUS(red) where dst is unicast && ip.len > 3 within 50 ms after SETUP');
  for (const [index, { start, end }] of found.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(start).toBeGreaterThanOrEqual(found[index - 1]?.end ?? 0);
  }
});
