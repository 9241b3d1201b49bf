import { compileFilter } from '@lanelab/filter';
import { describe, expect, it } from 'vitest';
import { filtered, filteredEvents, firstFilter } from './filter.ts';
import { sendingsOf } from './sendings.ts';
import { recordsOf } from './test/records.ts';

const sendings = sendingsOf(
  recordsOf([
    { from: 1, to: [2], atPs: 0 },
    { from: 2, to: [1], atPs: 10, name: 'POLL' },
    { from: 2, to: [3], atPs: 20, name: 'MPOA Resolution Request', protocol: 'llc' },
    { from: 3, to: [2], atPs: 30, name: 'ARP_REPLY', protocol: 'llc', lost: true },
    { from: 3, to: [2], atPs: 40, name: 'BGN' },
  ]),
);
const nameOf = (node: number) => ['', 'urku', 'LS1010', 'jaarli'][node] ?? '';
function terms({ text = '', ...filter }: Partial<typeof firstFilter>): readonly string[] {
  const compiled = compileFilter(text);
  if (!compiled.isFilter) throw new Error(`${text} is no filter`);
  return filtered(sendings, { ...firstFilter, ...filter }, compiled.filter, nameOf).map(({ term }) => term);
}

describe('messages', () => {
  it('leave out upkeep at first, and nothing where all are wanted', () => {
    expect(terms({})).toEqual(['SETUP', 'MPOA Resolution Request', 'ARP_REPLY', 'BGN']);
    expect(terms({ kind: 'all' })).toHaveLength(5);
  });

  it('are told apart by what they belong to, not by what carries them', () => {
    expect(terms({ kind: 'signalling' })).toEqual(['SETUP']);
    expect(terms({ kind: 'sscop' })).toEqual(['POLL', 'BGN']);
    expect(terms({ kind: 'mpoa' })).toEqual(['MPOA Resolution Request']);
    expect(terms({ kind: 'atmarp' })).toEqual(['ARP_REPLY']);
  });

  it('are found by either end', () => {
    expect(terms({ node: 3 })).toEqual(['MPOA Resolution Request', 'ARP_REPLY', 'BGN']);
  });

  it('are found by words of their name, of what they are for, of devices and of what became of them', () => {
    expect(terms({ text: 'shortcut' })).toEqual(['MPOA Resolution Request']);
    expect(terms({ text: 'URKU setup' })).toEqual(['SETUP']);
    expect(terms({ text: 'lost' })).toEqual(['ARP_REPLY']);
    expect(terms({ text: 'shortcut urku' })).toEqual([]);
  });

  it('are found by expressions of the filter language', () => {
    expect(terms({ text: 'from == jaarli || message == SETUP' })).toEqual(['SETUP', 'ARP_REPLY', 'BGN']);
    expect(terms({ text: 'fate == lost', node: 2 })).toEqual([]);
    expect(terms({ text: 'fate == lost', node: 3 })).toEqual(['ARP_REPLY']);
  });
});

const EVENT = { machine: 'process', kind: 'started', process: 'lec' } as const;

it('finds events by device and words', () => {
  const entries = [
    { ...EVENT, number: 0, atPs: 0, node: 1, text: 'The client joins.' },
    { ...EVENT, number: 1, atPs: 5, node: 2, text: 'The server answers.' },
  ];
  const numbers = (node: number | null, text: string) =>
    filteredEvents(entries, { node, text }, nameOf).map(({ number }) => number);
  expect(numbers(null, '')).toEqual([0, 1]);
  expect(numbers(2, '')).toEqual([1]);
  expect(numbers(null, 'urku joins')).toEqual([0]);
});
