/** The engine's chain of causes in plain sentences, first cause first. */
import { grouped } from '@lanelab/scenario';
import type { Why } from './types.ts';

export interface WhyLine {
  readonly key: string;
  /** Since the first line, ms. */
  readonly sinceMs: number;
  readonly node: number;
  readonly words: string;
  readonly isMeanwhile: boolean;
}

const reasons: Readonly<Record<string, string>> = {
  'data-full': 'a full segment',
  'data-last': 'the last of the data',
  'data-nagle-released': 'Nagle let them go, nothing was unacknowledged any more',
  'data-half-window': 'half the receiver’s window',
  'data-small': 'less than a segment',
};

const acknowledgements: Readonly<Record<string, string>> = {
  'ack-immediate': 'Acknowledges at once',
  'ack-every-nth': 'Acknowledges: the second full segment is in',
  'ack-delayed-timer': 'Acknowledges: the delayed-ACK clock has ticked',
  'ack-out-of-order': 'Acknowledges again: something is missing',
  'window-update': 'Reports a larger window',
};

const holds: Readonly<Record<string, string>> = {
  nagle: 'Holds what is short of a segment: Nagle waits for the acknowledgement',
  window: 'Holds: the receiver’s window is full',
  congestion: 'Holds: the congestion window is full',
  'silly-window': 'Holds: the silly-window rule wants more room first',
};

const rules: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^sent 0 octets \((.*)\)$/, (reason) => acknowledgements[reason] ?? `Sends no data (${reason})`],
  [/^sent (\d+) octets \((.*)\)$/, (octets, reason) => `Sends ${many(octets)}: ${reasons[reason] ?? reason}`],
  [/^received 0 octets$/, () => 'Takes in the acknowledgement'],
  [/^received (\d+) octets$/, (octets) => `Receives ${many(octets)}`],
  [/^output held: (.*)$/, (hold) => holds[hold] ?? `Holds its output: ${hold}`],
  [/^writer copied (\d+) octets/, (octets) => `The program writes ${many(octets)} into the send buffer`],
  [
    /^writer sleeps: (\d+) octets free, low-water mark (\d+)$/,
    (free, mark) => `The program sleeps: ${many(free)} are free, it is woken at ${grouped(Number(mark))}`,
  ],
  [/^writer wakes$/, () => 'The program is woken to write more'],
  [/^reader took (\d+) octets$/, (octets) => `The program reads ${many(octets)}`],
  [/^acknowledgement delayed$/, () => 'Keeps its acknowledgement back for now'],
  [/^PDU lost$/, () => 'A packet is lost'],
];

function many(octets: string): string {
  return `${grouped(Number(octets))} octets`;
}

/** A sentence for what the engine notes; the note itself where none is known. */
export function whyWords(what: string): string {
  for (const [pattern, words] of rules) {
    const found = pattern.exec(what);
    if (found !== null) return words(found[1] ?? '', found[2] ?? '');
  }
  return what;
}

/** Lines to read from the top: equal lines that follow each other become one. */
export function whyLines(chain: readonly Why[]): readonly WhyLine[] {
  const inOrder = chain.toReversed();
  const beginUs = inOrder[0]?.atUs ?? 0;
  const lines: WhyLine[] = [];
  for (const [index, { atUs, node, what, meanwhile }] of inOrder.entries()) {
    const words = whyWords(what);
    const before = lines.at(-1);
    if (before?.node === node && before.words === words && before.isMeanwhile === meanwhile) continue;
    lines.push({ key: String(index), sinceMs: (atUs - beginUs) / 1000, node, words, isMeanwhile: meanwhile });
  }
  return lines;
}
