import { describe, expect, it } from 'vitest';
import type { ProtocolTable } from '../../playback/run/types.ts';
import { originOf } from './row-origins.ts';
import { sendingsOf } from './sendings.ts';
import { ageShare, byOwner, comparedTables } from './table-diff.ts';
import { recordsOf } from './test/records.ts';

const cache = (rows: readonly (readonly string[])[], sincePs = 0): ProtocolTable => ({
  owner: 'lec',
  table: 'le_arp_cache',
  columnIds: ['mac_address', 'state'],
  rows: rows.map((words) => ({
    values: words.map((value) => ({ type: 'text', value }) as const),
    sincePs,
    expiresPs: null,
  })),
});

const changes = (now: ProtocolTable, before: ProtocolTable | null, hasGone = false) =>
  comparedTables([now], before === null ? null : [before], hasGone)[0]?.rows.map(({ row, key, change }) => [
    key.replace(JSON.stringify(row.values[0]), row.values[0]?.type === 'text' ? row.values[0].value : ''),
    change,
  ]);

describe('rows', () => {
  it('are new, changed or the same; a mere renewal is no change', () => {
    const before = cache([
      ['a', 'asking'],
      ['b', 'verified'],
    ]);
    const now = cache(
      [
        ['a', 'verified'],
        ['b', 'verified'],
        ['c', 'asking'],
      ],
      500,
    );
    expect(changes(now, before)).toEqual([
      ['a', 'changed'],
      ['b', 'same'],
      ['c', 'new'],
    ]);
  });

  it('are all as they were at the first look', () => {
    expect(changes(cache([['a', 'asking']]), null)).toEqual([['a', 'same']]);
  });

  it('that have gone are reported against a mark only', () => {
    const [before, now] = [cache([['a', 'asking']]), cache([])];
    expect(changes(now, before)).toEqual([]);
    expect(changes(now, before, true)).toEqual([['gone a', 'gone']]);
  });

  it('of one name are kept apart by their order', () => {
    const twice = cache([
      ['a', 'one'],
      ['a', 'two'],
    ]);
    expect(changes(twice, twice)).toEqual([
      ['a', 'same'],
      ['a #2', 'same'],
    ]);
  });
});

it('keeps tables of one part together', () => {
  const other = { ...cache([]), table: 'lec_vccs' } as const;
  const parts = byOwner(comparedTables([cache([]), { ...cache([]), owner: 'mpc' }, other], null));
  expect(parts.map(([part, tables]) => [part, tables.length])).toEqual([
    ['lec', 2],
    ['mpc', 1],
  ]);
});

it('knows how much of its life a row has behind it', () => {
  const row = { values: [], sincePs: 100, expiresPs: 300 };
  expect([50, 100, 150, 300, 900].map((timePs) => ageShare(row, timePs))).toEqual([0, 0, 0.25, 1, 1]);
  expect(ageShare({ ...row, expiresPs: null }, 150)).toBeNull();
});

it('finds what wrote a row: the message that came in at its instant before the one that left, and the event', () => {
  const sendings = sendingsOf(
    recordsOf([
      { from: 1, to: [2], atPs: 0, takesPs: 10 },
      { from: 2, to: [1], atPs: 10, takesPs: 10 },
    ]),
  );
  const diary = [{ number: 7, atPs: 10, node: 2, machine: 'bridge', kind: 'aged', mac: '00:00:00:00:00:01' }] as const;
  const came = sendings[0]?.received[0]?.number;
  expect(originOf(sendings, diary, 2, 10)).toEqual({ message: came, sentence: 7 });
  expect(originOf(sendings, diary, 1, 10)).toEqual({ message: null, sentence: null });
});
