import { describe, expect, it } from 'vitest';
import {
  countUntil,
  endName,
  endsOf,
  hasRecord,
  mainRecord,
  receiversOf,
  type Sending,
  sendingsOf,
} from './sendings.ts';
import { recordsOf } from './test/records.ts';

describe('messages at their ends', () => {
  it('are one by sender and ordinal, however they cross', () => {
    const records = recordsOf([
      { from: 1, to: [2], atPs: 0, takesPs: 50 },
      { from: 2, to: [1], atPs: 10, takesPs: 5, name: 'CONNECT' },
      { from: 1, to: [2], atPs: 20, takesPs: 5 },
    ]);
    const sendings = sendingsOf(records);
    expect(sendings.map(({ key, atPs }) => [key, atPs])).toEqual([
      ['1:0', 0],
      ['2:0', 10],
      ['1:1', 20],
    ]);
    expect(sendings.map(({ received }) => received.map(({ atPs }) => atPs))).toEqual([[50], [15], [25]]);
    for (const sending of sendings) expect(sending.fate).toBe('came');
  });

  it('are in transit until the first end has them, and lost where a fault took them', () => {
    const records = recordsOf([
      { from: 1, to: [2], atPs: 0, takesPs: 100 },
      { from: 1, to: [2], atPs: 5, lost: true },
    ]);
    expect(sendingsOf(records.slice(0, 2)).map(({ fate }) => fate)).toEqual(['in-transit', 'lost']);
    expect(sendingsOf(records).map(({ fate }) => fate)).toEqual(['came', 'lost']);
  });

  it('have several ends on a tree, each device once', () => {
    const [sending] = sendingsOf(recordsOf([{ from: 3, to: [1, 2, 1], atPs: 0 }]));
    if (sending === undefined) throw new Error('nothing sent');
    expect(receiversOf(sending)).toEqual([1, 2]);
    expect(endsOf(sending)).toEqual([3, 1, 2]);
  });

  it('are known by where they came in once the log has let go of where they left', () => {
    const records = recordsOf([{ from: 1, to: [2], atPs: 0 }]).slice(1);
    const [sending] = sendingsOf(records);
    if (sending === undefined) throw new Error('nothing came');
    expect(sending.sent).toBeNull();
    expect(sending.sender).toBe(1);
    expect(mainRecord(sending)?.node).toBe(2);
    expect(hasRecord(sending, 1)).toBe(true);
    expect(hasRecord(sending, 0)).toBe(false);
  });
});

it('counts what has happened by an instant, that instant included', () => {
  const records = recordsOf([0, 10, 10, 30].map((atPs) => ({ from: 1, to: [], atPs })));
  expect([-1, 0, 9, 10, 29, 30, 99].map((timePs) => countUntil(records, timePs))).toEqual([0, 1, 1, 3, 3, 4, 4]);
});

describe('messages between a switch and the servers inside it', () => {
  const nameOf = (node: number) => ['', 'West', 'A'][node] ?? '';
  const namesOf = (sending: Sending) => [
    endName(sending, { node: sending.sender, isSender: true }, nameOf),
    ...receiversOf(sending).map((node) => endName(sending, { node, isSender: false }, nameOf)),
  ];
  const insideRecords = (ordinal: number, port: number | null = null, to = 1) =>
    recordsOf([{ from: 1, to: [to], atPs: 0 }]).map((record) => ({ ...record, ordinal, port }));

  it.each([
    ['the switch sends', insideRecords(4), ['West', 'servers in West']],
    ['the servers send', insideRecords(7), ['servers in West', 'West']],
    ['the servers send to another device', insideRecords(7, 2, 2), ['West', 'A']],
    ['a device sends to itself over a cable', insideRecords(7, 2), ['West', 'West']],
  ])('%s', (_, records, names) => {
    const [sending] = sendingsOf(records);
    if (sending === undefined) throw new Error('nothing sent');
    expect(namesOf(sending)).toEqual(names);
  });
});
