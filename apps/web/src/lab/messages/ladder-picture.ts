/** Lines and words of a ladder's arrows, for the page and for the file alike. */
import { familyWords, messageWords } from '../../base/words/message-words.ts';
import { fateWords } from '../../base/words/protocol-words.ts';
import { instantWords } from './clock-words.ts';
import type { Arrow } from './ladder.ts';

/** Room at the left for instants. */
export const gutterPx = (size: number) => size * 9;

export const columnX = (index: number, width: number, size: number) => gutterPx(size) + (index + 0.5) * width;

export interface DrawnArrow {
  readonly line: string;
  readonly head: string | null;
  /** Where the control mark lies, and the words above it. */
  readonly mark: string;
  readonly cross: string | null;
  /** Where they begin. */
  readonly wordsX: number;
  readonly wordsY: number;
}

const arm = 5;
/** Of an average letter, in heights of the text. */
const letter = 0.54;

/** Paths of an arrow: line, head, and the hollow diamond of control traffic; a lost one ends in a cross. */
export function drawnArrow(arrow: Arrow, width: number, size: number, columns: number): DrawnArrow {
  const { fromColumn, toColumn, fromY, toY } = arrow;
  const x = columnX(fromColumn, width, size);
  const isLast = fromColumn === columns - 1 && columns > 1;
  const endX = toColumn === null ? x + (isLast ? -0.45 : 0.45) * width : columnX(toColumn, width, size);
  const isLoop = endX === x;
  const away = isLoop ? width * 0.3 : endX;
  const line = isLoop ? `M${x} ${fromY}h${away}V${toY + arm * 2}H${x}` : `M${x} ${fromY}L${endX} ${toY}`;
  const towards = isLoop ? -1 : Math.sign(endX - x);
  const [tipX, tipY] = isLoop ? [x, toY + arm * 2] : [endX, toY];
  const head = toColumn === null ? null : `M${tipX} ${tipY}l${-towards * 9} -4.5v9z`;
  const cross =
    arrow.sending.fate === 'lost'
      ? `M${endX - arm} ${toY - arm}l${2 * arm} ${2 * arm}M${endX + arm} ${toY - arm}l${-2 * arm} ${2 * arm}`
      : null;
  const markX = isLoop ? x + away : x + (endX - x) * 0.12;
  const markY = isLoop ? (fromY + toY) / 2 + arm : fromY + (toY - fromY) * 0.12;
  const mark = `M${markX - arm} ${markY}l${arm} ${-arm}l${arm} ${arm}l${-arm} ${arm}z`;
  const { plain, term, fate } = arrowWords(arrow);
  const wide = (plain.length + term.length + fate.length + 3) * size * letter;
  const [left, right] = [gutterPx(size), gutterPx(size) + columns * width];
  // Over the middle of the arrow, as far as there is room to both sides.
  const wordsX = Math.max(left + 4, Math.min((x + endX) / 2 - wide / 2, right - wide - 4));
  return { line, head, mark, cross, wordsX, wordsY: Math.min(fromY, toY) - size / 2 };
}

/** “Ask for a shortcut”, “MPOA Resolution Request”, and what became of it. */
export function arrowWords({ sending }: Arrow): {
  readonly plain: string;
  readonly term: string;
  readonly fate: string;
} {
  const { term, family, fate } = sending;
  const plain = messageWords(term);
  return { plain: plain === null ? familyWords[family] : plain, term, fate: fateWords[fate] };
}

/** For those who hear it. */
export function arrowLabel(arrow: Arrow, nameOf: (node: number) => string, columns: readonly number[]): string {
  const { plain, term, fate } = arrowWords(arrow);
  const to = arrow.toColumn === null ? null : columns[arrow.toColumn];
  const ends = `${nameOf(arrow.sending.sender)}${to === null || to === undefined ? '' : ` to ${nameOf(to)}`}`;
  return `${instantWords(arrow.sending.atPs)} s, ${ends}: ${plain}: ${term}${fate === '' ? '' : `, ${fate}`}`;
}
