/** Text of users as one short line of a drawing. */

import { textWidth } from './text-width.ts';

/** Marks that turn the direction of what follows, also beyond their own text: embeddings, overrides, isolates, and the lone marks. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/g;

/** Without direction marks. */
export const withoutDirection = (text: string): string => text.replace(DIRECTION, '');

/** One line: no control characters, no direction marks, single spaces. */
export function plain(text: string): string {
  return withoutDirection(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Longest text that is drawn: characters without a width of their own would otherwise go on for ever. */
const MOST_CHARACTERS = 200;

const characters = new Intl.Segmenter();

/** One line no wider than `width` px, cut between characters as people see them, with an ellipsis where something is missing. */
export function clipped(text: string, width: number, size: number, weight: number): string {
  const line = plain(text.slice(0, MOST_CHARACTERS * 8));
  const isShort = line.length <= MOST_CHARACTERS;
  if (isShort && textWidth(line, size, weight) <= width) return line;
  const room = width - textWidth('…', size, weight);
  let cut = '';
  for (const { segment } of characters.segment(line)) {
    const longer = cut + segment;
    if (longer.length > MOST_CHARACTERS || textWidth(longer, size, weight) > room) break;
    cut = longer;
  }
  return `${cut.trimEnd()}…`;
}
