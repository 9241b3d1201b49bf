/** Speeds as people choose them: steps, words, and what they type. */
import { decimal } from '@lanelab/messages';
import { say } from '@lanelab/messages/playback';
import { formatInteger } from '../base/format/number.ts';
import { DEFAULT_SPEED } from './speed.ts';
import type { Speed } from './types.ts';

const MICROSECOND = 1e6;
const SECOND = 1e12;

/** Simulated ps a second: 1 µs/s to 10 s/s in steps of 1, 2 and 5, then as fast as the engine can. */
export const speedSteps: readonly Speed[] = [
  ...[1, 10, 100, 1e3, 1e4, 1e5, 1e6].flatMap((decade) => [1, 2, 5].map((digit) => digit * decade * MICROSECOND)),
  10 * SECOND,
  'max',
];

const SLOWEST = MICROSECOND;
const FASTEST = 10 * SECOND;

/** Place on the slider: of the step, or of the nearest below. */
export function stepOf(speed: Speed): number {
  if (speed === 'max') return speedSteps.length - 1;
  return speedSteps.findLastIndex((step) => step !== 'max' && step <= speed * (1 + 1e-9));
}

export function stepAt(index: number): Speed {
  return speedSteps[Math.max(0, Math.min(speedSteps.length - 1, Math.round(index)))] ?? DEFAULT_SPEED;
}

/** The next step up or down from any speed. */
export function neighbour(speed: Speed, direction: 1 | -1): Speed {
  const at = stepOf(speed);
  const isBetween = speed !== stepAt(at);
  return stepAt(at + (direction === -1 && isBetween ? 0 : direction));
}

const units = [
  [SECOND, 's/s'],
  [1e9, 'ms/s'],
  [MICROSECOND, 'µs/s'],
  [1e3, 'ns/s'],
] as const;

/** “20 µs/s”; “max”. */
export function speedWords(speed: Speed): string {
  if (speed === 'max') return say('speed.max');
  const [size, unit] = units.find(([least]) => speed >= least * 0.9995) ?? ([1, 'ps/s'] as const);
  return `${decimal(Number((speed / size).toPrecision(3)))} ${unit}`;
}

/** “1 : 50 000”; “real time”; “10 : 1”. */
export function ratioWords(speed: Speed): string {
  if (speed === 'max') return say('speed.as-fast-as-it-goes');
  if (speed === SECOND) return say('speed.real-time');
  if (speed > SECOND) return `${decimal(Number((speed / SECOND).toPrecision(3)))} : 1`;
  return `1 : ${formatInteger(SECOND / speed)}`;
}

const sizes: Readonly<Record<string, number>> = { s: SECOND, ms: 1e9, us: 1e6, µs: 1e6, ns: 1e3 };

/** Reads “20 us/s”, “0.5 ms”, “1:50000”, “real time”, “max”; or says why not. */
export function readSpeed(text: string): { readonly speed: Speed } | { readonly error: string } {
  const tidy = text
    .trim()
    .toLowerCase()
    .replaceAll('\u03bc', 'µ')
    .replaceAll(/[\s\u2009\u202f\u00a0]/g, '');
  if (tidy === 'max' || tidy === say('speed.max').toLowerCase()) return { speed: 'max' };
  if (tidy === 'realtime') return { speed: SECOND };
  const ratio = /^([\d.]+)[:/]([\d.,]+)$/.exec(tidy);
  const plain = /^([\d.,]+(?:e[+-]?\d+)?)([mµun]?s)(?:\/s)?$/.exec(tidy);
  let speed = Number.NaN;
  if (ratio !== null) speed = (SECOND * Number(ratio[1])) / Number(ratio[2]?.replaceAll(',', ''));
  else if (plain !== null) speed = Number(plain[1]?.replace(',', '.')) * (sizes[plain[2] ?? ''] ?? Number.NaN);
  if (!Number.isFinite(speed)) return { error: say('speed.is-trim-type-a-speed', { trim: text.trim() }) };
  if (speed < SLOWEST || speed > FASTEST)
    return { error: say('speed.is-speed-the-clock-goes', { speed: speedWords(speed) }) };
  return { speed: Math.round(speed) };
}
