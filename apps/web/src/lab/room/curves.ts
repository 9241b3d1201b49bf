/** Curves as answers of a class: their form, and what the class drew at each of them. */
import { CURVE_POINTS, type QuestionForm } from '@lanelab/lessons/room';

export type DrawnForm = Extract<QuestionForm, { type: 'curve' }>;
export type DrawnCurve = readonly (number | null)[];

export const CURVE_UNIT = 'Mb/s';

/** The form as a lesson has it. */
export const curveForm = ({ flow, fromS, toS, top }: DrawnForm) => ({
  kind: 'curve' as const,
  series: `throughput:${flow}`,
  unit: CURVE_UNIT,
  fromS,
  toS,
  points: CURVE_POINTS,
  top,
});

/** Lowest, middle and highest of what was drawn at one point; null where nobody drew anything. */
export interface Spread {
  readonly least: number;
  readonly middle: number;
  readonly most: number;
}

export function spreadAt(curves: readonly DrawnCurve[], index: number): Spread | null {
  const heights = curves.flatMap((curve) => curve[index] ?? []).toSorted((a, b) => a - b);
  const [least, middle, most] = [heights[0], heights[Math.floor((heights.length - 1) / 2)], heights.at(-1)];
  return least === undefined || middle === undefined || most === undefined ? null : { least, middle, most };
}
