/** A small chart of the last minutes: one value a sample, the newest at the right edge. */
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { escapeHtml } from '../lib/html.ts';

const WIDTH = 240;
const HEIGHT = 48;
/** Room for half of the line's width at the top. */
const TOP = 2;

export interface Sparkline {
  /** Undefined where a value is not known. */
  readonly values: readonly (number | undefined)[];
  /** How many samples the chart is wide. */
  readonly most: number;
  /** The value at the top, unless one of the values is higher. */
  readonly atLeast: number;
  /** What it shows, for who does not see it. */
  readonly label: string;
}

export function sparkline({ values, most, atLeast, label }: Sparkline): string {
  const highest = Math.max(atLeast, ...values.map((value) => value ?? 0));
  const x = scaleLinear([most - 1, 0], [0, WIDTH]);
  const y = scaleLinear([0, highest], [HEIGHT, TOP]);
  const points = values.map((value, at) => ({ value, x: x(values.length - 1 - at) }));
  const isKnown = ({ value }: (typeof points)[number]): boolean => value !== undefined;
  const height = ({ value }: (typeof points)[number]): number => y(value ?? 0);
  const across = ({ x: place }: (typeof points)[number]): number => place;
  const below =
    area<(typeof points)[number]>().defined(isKnown).x(across).y0(HEIGHT).y1(height).digits(1)(points) ?? '';
  const edge = line<(typeof points)[number]>().defined(isKnown).x(across).y(height).digits(1)(points) ?? '';
  return `<svg class="spark" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${escapeHtml(label)}"><path class="below" d="${below}"/><path class="edge" d="${edge}"/></svg>`;
}
