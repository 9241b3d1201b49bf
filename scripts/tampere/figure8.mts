// Figure 8 of Tampere at several rates of the Cisco 4700: how many packets the routed flow loses or has overtaken.

import { withValues } from '../../packages/papers/src/calibration/apply.ts';
import { TUT_CISCO_MBPS } from '../../packages/papers/src/networks/tut/costs.ts';
import { tutMgen } from '../../packages/papers/src/networks/tut/mgen.ts';
import { modelHash } from '../../packages/scenario/src/canonical.ts';
import { readMetric } from '../../packages/scenario/src/path.ts';
import { tutGroup } from '../calibrate/tampere.mts';
import type { Runs } from '../report/runs.mts';

export interface AtRate {
  readonly mbps: number;
  /** Mean over the seeds, in packets of the flow's 7 200. */
  readonly lost: number;
  readonly reordered: number;
}

const SEEDS = [1, 2, 3];
/** Below and at the "about 35 Mb/s" of the paper, and as fitted to table 1. */
export const RATES_MBPS: readonly number[] = [30, 32.5, 35, TUT_CISCO_MBPS.value];

export async function figure8(runs: Runs): Promise<readonly AtRate[]> {
  const work = RATES_MBPS.flatMap((mbps) =>
    SEEDS.map((seed) => {
      const routed = tutMgen({ form: 'lane', background: 'poisson', title: '', question: '' });
      const scenario = withValues(routed, tutGroup.parameters, { 'tut.ciscoMbps': mbps });
      const seeded = { ...scenario, model: { ...scenario.model, seed } };
      return { mbps, key: modelHash(seeded.model), scenario: seeded };
    }),
  );
  const results = await runs.of(work);
  return RATES_MBPS.map((mbps) => {
    const mean = (metric: string): number => {
      const own = work
        .filter((run) => run.mbps === mbps)
        .map(({ key }) => readMetric(results.get(key) ?? {}, metric) ?? 0);
      return own.reduce((sum, count) => sum + count, 0) / own.length;
    };
    return { mbps, lost: mean('flows.1.lost'), reordered: mean('flows.1.reordered') };
  });
}
