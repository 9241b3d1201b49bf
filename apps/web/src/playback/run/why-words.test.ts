import { describe, expect, it } from 'vitest';
import type { Why } from './types.ts';
import { whyLines } from './why-words.ts';

const at = (atMs: number) => ({ atPs: atMs * 1e9, node: 1, meanwhile: false });
const NAGLE = { note: 'held', hold: 'nagle' } as const;

describe('whyLines', () => {
  it.each([
    [{ note: 'sent', reason: 'data-full', octets: 9140 }, 'Sends 9 140 octets: a full segment'],
    [{ note: 'sent', reason: 'ack-delayed-timer', octets: 0 }, 'Acknowledges: the delayed-ACK clock has ticked'],
    [{ note: 'received', octets: 0 }, 'Receives the acknowledgement'],
    [NAGLE, 'Holds what is short of a segment: Nagle waits for the acknowledgement'],
    [
      { note: 'writer-sleeps', free: 948, lowWater: 2048 },
      'The program sleeps: 948 octets are free, and it wakes at 2 048',
    ],
  ] as const)('%j', (note, words) => {
    expect(whyLines([{ ...at(0), ...note }]).map((line) => line.words.replaceAll('\u202f', ' '))).toEqual([words]);
  });

  it('reads from the first cause on, and says the same thing once', () => {
    const chain: readonly Why[] = [
      { ...at(5), note: 'sent', reason: 'data-small', octets: 10 },
      { ...at(4), ...NAGLE, meanwhile: true },
      { ...at(3), ...NAGLE, meanwhile: true },
      { ...at(1), note: 'received', octets: 0 },
    ];
    expect(whyLines(chain).map(({ sinceMs, isMeanwhile }) => [sinceMs, isMeanwhile])).toEqual([
      [0, false],
      [2, true],
      [4, false],
    ]);
  });

  it('is empty for an empty chain', () => {
    expect(whyLines([])).toEqual([]);
  });
});
