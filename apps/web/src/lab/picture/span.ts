/** Numbers that are typed for strips and clips: spans of time, counts and lengths, and what is wrong with them. */
import { say } from '@lanelab/messages/pictures';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { readNumber, showQuantity } from '../../base/format/quantities.ts';
import { quantityFault } from '../../base/format/quantity.ts';
import type { Speed } from '../../playback/types.ts';

export const MOST_PICTURES = 36;
export const MOST_SECONDS = 60;
const LEAST_SECONDS = 0.1;
/** A clip of so many seconds is proposed, at the speed of the clock. */
const PROPOSED_S = 4;
/** At full speed a clip of this share of the run. */
const SHARE_AT_MAX = 1 / 50;

export interface Span {
  readonly fromPs: number;
  readonly toPs: number;
}

export interface TypedSpan {
  readonly from: string;
  readonly to: string;
}

/** From the instant shown on, as far as the clock would come in a few seconds; the last such span at the end of a run. */
export function proposedSpan(timePs: number, durationPs: number, speed: Speed): Span {
  const long = Math.min(durationPs, Math.round(speed === 'max' ? durationPs * SHARE_AT_MAX : speed * PROPOSED_S));
  const fromPs = Math.max(0, Math.min(timePs, durationPs - long));
  return { fromPs, toPs: fromPs + long };
}

export const typed = ({ fromPs, toPs }: Span): TypedSpan => ({ from: showInstant(fromPs), to: showInstant(toPs) });

const showInstant = (ps: number): string => showQuantity('time', ps);

export type SpanReading = { readonly span: Span } | { readonly field: 'from' | 'to'; readonly error: string };

/** Seconds where no unit is typed. */
const SECONDS = { unit: 's', factor: 1e12 } as const;

export function readSpan(text: TypedSpan, durationPs: number): SpanReading {
  const ends = { from: 0, to: 0 };
  for (const field of ['from', 'to'] as const) {
    const label = say(`span.${field}`);
    const reading = readNumber(text[field], SECONDS);
    if ('fault' in reading) return { field, error: quantityFault(reading.fault, label) };
    const ps = reading.value ?? 0;
    if (ps < 0 || ps > durationPs) {
      const words = { field: label, time: formatPicoseconds(ps), end: formatPicoseconds(durationPs) };
      return { field, error: say('span.outside', words) };
    }
    ends[field] = ps;
  }
  if (ends.to > ends.from) return { span: { fromPs: ends.from, toPs: ends.to } };
  const words = { from: formatPicoseconds(ends.from), to: formatPicoseconds(ends.to) };
  return { field: 'to', error: say('span.backwards', words) };
}

export type NumberOf = { readonly value: number } | { readonly error: string };

export function readCount(text: string): NumberOf {
  const value = Number(text.trim() === '' ? Number.NaN : text);
  if (Number.isInteger(value) && value >= 2 && value <= MOST_PICTURES) return { value };
  return { error: say('count.wrong', { most: MOST_PICTURES, text: text.trim() }) };
}

export function readSeconds(text: string): NumberOf {
  const reading = readNumber(text, { unit: 's', factor: 1 });
  const value = 'fault' in reading ? null : reading.value;
  if (value !== null && value >= LEAST_SECONDS && value <= MOST_SECONDS) return { value };
  return { error: say('clip.seconds-wrong', { most: MOST_SECONDS, text: text.trim() }) };
}
