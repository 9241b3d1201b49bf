/** Axes: hairlines across, ink baseline, numbers thinned until none touches another. */

import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from 'd3-scale';
import { type Box, bottom, right } from './box.ts';
import { number } from './format.ts';
import { line } from './marks.ts';
import { text } from './svg.ts';
import { textWidth } from './text-width.ts';
import type { Theme } from './theme.ts';

export type Scale = ScaleContinuousNumeric<number, number>;

/** A scale from zero to a round number above `top`, or to `top` itself where there are no ticks. */
export function levelScale(top: number, box: Box, ticks: number): Scale {
  const limit = top > 0 ? top : 1;
  const scale = scaleLinear()
    .domain([0, limit])
    .range([bottom(box), box.y]);
  return ticks > 0 ? scale.nice(ticks) : scale;
}

export function positionScale(scale: 'linear' | 'log2', values: readonly number[], from: number, to: number): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (scale === 'log2' && low > 0)
    return scaleLog()
      .base(2)
      .domain([low, high > low ? high : 2 * low])
      .range([from, to]);
  return scaleLinear()
    .domain([low, high > low ? high : low + 1])
    .range([from, to]);
}

/** How many level lines suit a height. */
export const levelCount = (theme: Theme, height: number): number =>
  Math.max(2, Math.min(6, Math.floor(height / (theme.small * 3.4))));

/** Width that the numbers at the left need. */
export function levelWidth(theme: Theme, scale: Scale, count: number): number {
  return Math.max(...scale.ticks(count).map((tick) => textWidth(number(tick), theme.small, theme.body))) + 10;
}

/** Hairlines with their numbers, and the baseline. */
export function levels(theme: Theme, scale: Scale, box: Box, count: number, numbers: boolean): string {
  const ticks = scale.ticks(count);
  return ticks
    .map((tick) => {
      const y = scale(tick);
      const stroke =
        tick === 0
          ? line(box.x, y, right(box), y, theme.ink, theme.hair * 1.5)
          : line(box.x, y, right(box), y, theme.grid, theme.hair);
      const label = numbers
        ? text(box.x - 10, y + theme.small * 0.36, number(tick), {
            size: theme.small,
            weight: theme.body,
            fill: theme.muted,
            anchor: 'end',
          })
        : '';
      return stroke + label;
    })
    .join('');
}

/** Values whose labels keep their distance, from the last one back. */
export function thinned(
  theme: Theme,
  scale: Scale,
  values: readonly number[],
  labels: (value: number) => string,
): readonly number[] {
  const gap = theme.small * 0.9;
  let limit = Number.POSITIVE_INFINITY;
  return values.toReversed().filter((value) => {
    const half = textWidth(labels(value), theme.small, theme.body) / 2;
    if (scale(value) + half + gap > limit) return false;
    limit = scale(value) - half;
    return true;
  });
}

/** Ticks and numbers below the baseline. */
export function positions(
  theme: Theme,
  scale: Scale,
  box: Box,
  values: readonly number[],
  labels: (value: number) => string,
): string {
  const kept = new Set(thinned(theme, scale, values, labels));
  return values
    .map((value) => {
      const x = scale(value);
      const y = bottom(box);
      const tick = line(x, y, x, y + (kept.has(value) ? 6 : 3), kept.has(value) ? theme.edge : theme.rule, theme.hair);
      if (!kept.has(value)) return tick;
      return (
        tick +
        text(x, y + 10 + theme.small, labels(value), {
          size: theme.small,
          weight: theme.body,
          fill: theme.muted,
          anchor: 'middle',
        })
      );
    })
    .join('');
}
