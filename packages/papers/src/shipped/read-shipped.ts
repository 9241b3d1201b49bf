/** The text of a shipped figure's file as data. */

import type { ShippedFigure } from './shipped.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What is written by this package and read by no other needs its outline checked alone: that it is this figure's file, and whole. */
function isShipped(value: unknown, id: string): value is ShippedFigure {
  if (!isRecord(value) || value['experiment'] !== id) return false;
  const { engine, stamp, full, quick } = value;
  return (
    typeof engine === 'string' &&
    typeof stamp === 'string' &&
    isRecord(full) &&
    Array.isArray(full['runs']) &&
    isRecord(quick) &&
    isRecord(quick['digests'])
  );
}

/** @throws where the text is no file of this figure */
export function readShipped(text: string, id: string): ShippedFigure {
  const value: unknown = JSON.parse(text);
  if (!isShipped(value, id)) throw new Error(`this is not the file of figure ${id}`);
  return value;
}
