/** Lines and words of a ladder's arrows, for the page and for the file alike. */
import { purposeOf, say as sayName } from '@lanelab/messages/message-names';
import { say } from '@lanelab/messages/messages';
import { instantWords } from '../../playback/gap-words.ts';
import type { Arrow } from './ladder.ts';
import { endName } from './sendings.ts';

/** Width of the column of instants at the left, px. */
export const gutterPx = (size: number) => size * 9;

export const columnX = (index: number, width: number, size: number) => gutterPx(size) + (index + 0.5) * width;

export interface DrawnArrow {
  readonly line: string;
  readonly head: string | null;
  /** Where the control mark lies, and the words above it. */
  readonly mark: string;
  readonly cross: string | null;
  /** Left end of the words' baseline. */
  readonly wordsX: number;
  readonly wordsY: number;
}

const ARM = 5;
/** Width of an average letter, in heights of the text. */
const LETTER = 0.54;

/** Paths of an arrow: line, head, and the hollow diamond of control traffic; a lost one ends in a cross. */
export function drawnArrow(arrow: Arrow, width: number, size: number, columns: number): DrawnArrow {
  const { fromColumn, toColumn, fromY, toY } = arrow;
  const x = columnX(fromColumn, width, size);
  const isLast = fromColumn === columns - 1 && columns > 1;
  const endX = toColumn === null ? x + (isLast ? -0.45 : 0.45) * width : columnX(toColumn, width, size);
  const isLoop = endX === x;
  const away = isLoop ? width * 0.3 : endX;
  const line = isLoop ? `M${x} ${fromY}h${away}V${toY + ARM * 2}H${x}` : `M${x} ${fromY}L${endX} ${toY}`;
  const towards = isLoop ? -1 : Math.sign(endX - x);
  const [tipX, tipY] = isLoop ? [x, toY + ARM * 2] : [endX, toY];
  const head = toColumn === null ? null : `M${tipX} ${tipY}l${-towards * 9} -4.5v9z`;
  const cross =
    arrow.sending.fate === 'lost'
      ? `M${endX - ARM} ${toY - ARM}l${2 * ARM} ${2 * ARM}M${endX + ARM} ${toY - ARM}l${-2 * ARM} ${2 * ARM}`
      : null;
  const markX = isLoop ? x + away : x + (endX - x) * 0.12;
  const markY = isLoop ? (fromY + toY) / 2 + ARM : fromY + (toY - fromY) * 0.12;
  const mark = `M${markX - ARM} ${markY}l${ARM} ${-ARM}l${ARM} ${ARM}l${-ARM} ${ARM}z`;
  const { plain, term, fate } = arrowWords(arrow);
  const wide = (plain.length + term.length + fate.length + 3) * size * LETTER;
  const [left, right] = [gutterPx(size), gutterPx(size) + columns * width];
  // Centred over the arrow, as far as there is room on both sides.
  const wordsX = Math.max(left + 4, Math.min((x + endX) / 2 - wide / 2, right - wide - 4));
  return { line, head, mark, cross, wordsX, wordsY: Math.min(fromY, toY) - size / 2 };
}

/** “Ask for a shortcut”, “MPOA Resolution Request”, and “lost” or “in transit”. */
export function arrowWords({ sending }: Arrow): {
  readonly plain: string;
  readonly term: string;
  readonly fate: string;
} {
  const { term, family, fate, inside } = sending;
  return {
    plain: purposeOf(term) ?? sayName(`family.${family}`),
    term: inside === null ? term : say(`ladder.inside.${inside}`, { name: term }),
    fate: fate === 'came' ? '' : say(`fate.${fate}`),
  };
}

/** The arrow as a screen reader speaks it. */
export function arrowLabel(arrow: Arrow, nameOf: (node: number) => string, columns: readonly number[]): string {
  const { sending } = arrow;
  const { plain } = arrowWords(arrow);
  const { sender, term, atPs, fate } = sending;
  const end = (node: number, isSender: boolean) => endName(sending, { node, isSender }, nameOf);
  const parts = { time: instantWords(atPs), from: end(sender, true), purpose: plain, name: term };
  const to = arrow.toColumn === null ? undefined : columns[arrow.toColumn];
  if (to !== undefined) return say('ladder.arrow', { ...parts, to: end(to, false) });
  return fate === 'lost' ? say('ladder.arrow.lost', parts) : say('ladder.arrow.in-transit', parts);
}
