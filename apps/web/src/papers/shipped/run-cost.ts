/** What running a figure takes on this computer, estimated before anything has run here. */
import type { Quality, ShippedFigure } from '@lanelab/papers';
import { laneCount } from '../../playback/run/engine-pool.ts';
import runTimes from './run-times.json' with { type: 'json' };

/** Processor time of the quick runs of each experiment, ms, as `npm run renew` measured it. */
const measuredMs: Readonly<Record<string, number>> = runTimes;

/** Wall time, ms; null where nothing is run. Full runs take as much longer as they have more events and cells. */
export function runCostMs({ experiment, full, quick }: ShippedFigure, quality: Quality): number | null {
  const quickMs = measuredMs[experiment];
  if (quickMs === undefined || quick.work === 0) return null;
  const ms = quality === 'quick' ? quickMs : (quickMs * full.work) / quick.work;
  return ms / laneCount();
}
