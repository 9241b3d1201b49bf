/** Spans of time in words, as rough as a reader needs them. */
import { say } from '@lanelab/messages/controls';
import { fittingUnit } from '@lanelab/scenario/time-units';
import { formatDecimal, formatInteger } from './number.ts';

/** Wall time: 0.4 s, 8 s, 1 min 20 s, 4 min. */
export function formatWait(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 1) return `${formatDecimal(Math.max(seconds, 0.1), 1)} s`;
  if (seconds < 90) return `${formatInteger(seconds)} s`;
  const minutes = Math.floor(seconds / 60);
  const rest = Math.round((seconds - minutes * 60) / 10) * 10;
  if (rest === 60) return say('duration.value-min', { value: minutes + 1 });
  return minutes >= 10 || rest === 0
    ? say('duration.round-min', { round: Math.round(seconds / 60) })
    : say('duration.minutes-min-rest-s', { minutes, rest });
}

/** Simulated time given in ps, with the unit that suits it. */
export function formatPicoseconds(ps: number): string {
  const { unit, ps: size } = fittingUnit(ps);
  return `${unit === 'ps' ? formatInteger(ps) : trim(ps / size)} ${unit}`;
}

function trim(value: number): string {
  return formatDecimal(value, 3).replace(/[.,]?0+$/, '');
}
