/** Where the rows of stacked bars go: each bar over the sentence that belongs to it, in as many lines as that needs. */

import type { Box } from './box.ts';
import { balance, wrap } from './text-width.ts';
import type { Theme } from './theme.ts';

const MAX_BAR = 44;
/** Share of a row's height that the bar takes: without sentences, and with them, which divide rows as gaps do. */
const BARE = 0.62;
const SAID = 0.72;

export interface Row {
  /** Middle of the bar. */
  readonly y: number;
  readonly height: number;
  readonly lines: readonly { readonly words: string; readonly y: number }[];
}

/**
 * A row for each sentence, from top to bottom of `plot`; sentences may be as long as `width`. Bars get as thin as a line of type
 * before a sentence loses any of its words.
 */
export function rowsIn({ small, medium500 }: Theme, plot: Box, width: number, sentences: readonly string[]) {
  const lead = small * 1.25;
  const whole = sentences.map((words) => balance(words, width, small, medium500));
  const cut = (lines: readonly string[], most: number): readonly string[] => {
    if (lines.length <= most) return lines;
    const [last = ''] = wrap(lines.slice(most - 1).join(' '), width - small, small, medium500);
    return [...lines.slice(0, most - 1), `${last}\u2026`];
  };
  const most = Math.max(1, ...whole.map(({ length }) => length));
  const share = whole.every(({ length }) => length === 0) ? BARE : SAID;
  const bareOf = (said: readonly (readonly string[])[]) =>
    (plot.height - lead * said.reduce((sum, { length }) => sum + length, 0)) / Math.max(1, said.length);
  const choices = Array.from({ length: most }, (_, less) => whole.map((lines) => cut(lines, most - less)));
  const said = choices.find((choice) => share * bareOf(choice) >= small) ?? choices.at(-1) ?? whole;
  const height = Math.max(4, Math.min(MAX_BAR, share * bareOf(said)));
  const gap = bareOf(said) - height;
  let top = plot.y + gap / 2;
  return said.map((lines): Row => {
    const first = top + height + small * 1.15;
    const row = {
      y: top + height / 2,
      height,
      lines: lines.map((words, index) => ({ words, y: first + index * lead })),
    };
    top += height + lead * lines.length + gap;
    return row;
  });
}
