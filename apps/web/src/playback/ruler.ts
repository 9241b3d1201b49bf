/** The ruler's stretch of time: its marks, its zoom, and where the play head lies on it. */
import { decimal } from '@lanelab/messages';
import type { Speed } from './types.ts';

export interface Span {
  readonly fromPs: number;
  readonly toPs: number;
}

/** An instant that somebody has found, with what it is. */
export interface TimeMark {
  readonly timePs: number;
  readonly words: string;
}

/** Seconds of the wall clock that fill the ruler while it follows the play head. */
const FOLLOW_S = 40;
/** Where on the ruler the play head stays then. */
const FOLLOW_SHARE = 0.7;
const LEAST_PS = 1e6;

/** The whole run at once where it is over soon; else the stretch around the play head. */
export function followed(timePs: number, durationPs: number, speed: Speed): Span {
  const length = speed === 'max' ? durationPs : Math.min(durationPs, speed * FOLLOW_S);
  if (length >= durationPs * 0.5) return { fromPs: 0, toPs: durationPs };
  return shifted({ fromPs: timePs - length * FOLLOW_SHARE, toPs: timePs + length * (1 - FOLLOW_SHARE) }, durationPs);
}

/** A stretch of the same length within the run. */
export function shifted({ fromPs, toPs }: Span, durationPs: number): Span {
  const length = Math.min(durationPs, toPs - fromPs);
  const from = Math.max(0, Math.min(durationPs - length, fromPs));
  return { fromPs: from, toPs: from + length };
}

/** Closer (`factor` > 1) or wider, about an instant that stays where it is. */
export function zoomed(span: Span, aboutPs: number, factor: number, durationPs: number): Span {
  const length = Math.max(LEAST_PS, Math.min(durationPs, (span.toPs - span.fromPs) / factor));
  const about = Math.min(span.toPs, Math.max(span.fromPs, aboutPs));
  const share = (about - span.fromPs) / (span.toPs - span.fromPs);
  return shifted({ fromPs: about - share * length, toPs: about + (1 - share) * length }, durationPs);
}

export interface Tick {
  readonly timePs: number;
  readonly words: string;
}

/** Round instants, about so many, in seconds with no more digits than tell them apart. */
export function ticks({ fromPs, toPs }: Span, about: number): readonly Tick[] {
  const rough = (toPs - fromPs) / Math.max(1, about);
  const decade = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1000, [1, 2, 5, 10].map((digit) => digit * decade).find((size) => size >= rough) ?? rough);
  const digits = Math.max(0, Math.ceil(12 - Math.log10(step) - 1e-9));
  const marks: Tick[] = [];
  for (let index = Math.ceil(fromPs / step); index * step <= toPs; index += 1) {
    const timePs = index * step;
    marks.push({ timePs, words: grouped((timePs / 1e12).toFixed(digits)) });
  }
  return marks;
}

/** Decimals in thin groups of three. */
function grouped(text: string): string {
  const [whole = '0', decimals] = text.split('.');
  return decimals === undefined ? whole : decimal(`${whole}.${decimals.replaceAll(/(\d{3})(?=\d)/g, '$1\u202f')}`);
}

/** Lengths of columns of a series on so many columns of the ruler: where anything was counted. */
export function filled(timesPs: Float64Array, values: Float64Array, intervalPs: number, span: Span): readonly Span[] {
  const stretches: { fromPs: number; toPs: number }[] = [];
  for (const [index, toPs] of timesPs.entries()) {
    const fromPs = toPs - intervalPs;
    if (toPs < span.fromPs) continue;
    if (fromPs > span.toPs) break;
    if ((values[index] ?? 0) <= 0) continue;
    const last = stretches.at(-1);
    if (last !== undefined && fromPs - last.toPs < intervalPs * 0.01) last.toPs = toPs;
    else stretches.push({ fromPs, toPs });
  }
  return stretches;
}
