/** The engine's chain of causes as lines, first cause first. */
import { whyText } from '@lanelab/messages/why';
import type { Why } from './types.ts';

const PS_PER_MS = 1e9;

export interface WhyLine {
  readonly key: string;
  /** Since the first line, ms. */
  readonly sinceMs: number;
  readonly node: number;
  readonly words: string;
  readonly isMeanwhile: boolean;
}

/** Lines to read from the top: equal lines that follow each other become one. */
export function whyLines(chain: readonly Why[]): readonly WhyLine[] {
  const inOrder = chain.toReversed();
  const beginPs = inOrder[0]?.atPs ?? 0;
  const lines: WhyLine[] = [];
  for (const [index, cause] of inOrder.entries()) {
    const { atPs, node, meanwhile } = cause;
    const words = whyText(cause);
    const before = lines.at(-1);
    if (before?.node === node && before.words === words && before.isMeanwhile === meanwhile) continue;
    lines.push({ key: String(index), sinceMs: (atPs - beginPs) / PS_PER_MS, node, words, isMeanwhile: meanwhile });
  }
  return lines;
}
