import { describe, expect, it } from 'vitest';
import { whyLines, whyWords } from './why-words.ts';

const digits = (text: string) => text.replaceAll(/[^\w .:,’-]/g, ' ');

describe('whyWords', () => {
  it.each([
    ['sent 9140 octets (data-full)', 'Sends 9 140 octets: a full segment'],
    ['sent 0 octets (ack-delayed-timer)', 'Acknowledges: the delayed-ACK clock has ticked'],
    ['received 0 octets', 'Takes in the acknowledgement'],
    ['output held: nagle', 'Holds what is short of a segment: Nagle waits for the acknowledgement'],
    [
      'writer sleeps: 948 octets free, low-water mark 2048',
      'The program sleeps: 948 octets are free, it is woken at 2 048',
    ],
    ['something new', 'something new'],
  ])('%s', (what, words) => {
    expect(digits(whyWords(what))).toBe(words);
  });
});

describe('whyLines', () => {
  const note = (atUs: number, what: string, meanwhile = false) => ({
    atUs,
    atPs: atUs * 1e6,
    node: 1,
    what,
    meanwhile,
    note: 'handled' as const,
  });

  it('reads from the first cause on, and says the same thing once', () => {
    const lines = whyLines([
      note(5000, 'sent 10 octets (data-full)'),
      note(4000, 'output held: nagle', true),
      note(3000, 'output held: nagle', true),
      note(1000, 'received 0 octets'),
    ]);
    expect(lines.map(({ sinceMs, isMeanwhile }) => [sinceMs, isMeanwhile])).toEqual([
      [0, false],
      [2, true],
      [4, false],
    ]);
  });

  it('says nothing of nothing', () => {
    expect(whyLines([])).toEqual([]);
  });
});
