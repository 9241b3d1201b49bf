/** What the classic measurements share. */

import { say as sayCommon } from '@lanelab/messages/experiments';
import type { Collected, Findings } from '../../experiment.ts';
import type { FigureCheck, FigureSeries } from '../../figure-data.ts';

export const NOTHING: Findings = { title: '', checks: [], notes: [] };

/** A statement that is judged once all runs are done. */
export const judged = (
  { done, total }: Collected,
  statement: string,
  judge: () => { readonly holds: boolean; readonly detail: string },
): FigureCheck =>
  done === total && total > 0
    ? { statement, ...judge() }
    : { statement, holds: null, detail: sayCommon('runs-missing') };

/** The value of a series at a place; null while there is none. */
export const valueAt = (series: readonly FigureSeries[], key: string, x: number): number | null =>
  series.find((entry) => entry.key === key)?.points.find((point) => point.x === x)?.y ?? null;

/** The greatest distance between what was computed and what theory says, as a share of the latter, and where it is. */
export function farthest(
  series: readonly FigureSeries[],
): { readonly share: number; readonly x: number; readonly name: string } | null {
  const all = series.flatMap(({ name, points }) =>
    points.flatMap(({ x, y, paper }) =>
      y === null || paper === null || paper === 0 ? [] : [{ share: Math.abs(y / paper - 1), x, name }],
    ),
  );
  return all.length === 0 ? null : all.reduce((most, each) => (each.share > most.share ? each : most));
}
