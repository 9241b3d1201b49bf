// The steps of `npm run renew`, in their order: documents of presets first, then what is computed, cheap after dear, since the
// later steps find the results of the earlier ones.
import type { EnginePool } from '../../packages/engine/ts/pool.ts';
import type { Experiment } from '../../packages/papers/src/experiment.ts';
import type { Runs } from '../report/runs.mts';
import { renewDigests } from './digests.mts';
import { renewFigures } from './figures.mts';
import type { Files } from './files.mts';
import { renewPresets } from './presets.mts';
import { renewReport } from './report.mts';
import { renewTimes } from './times.mts';

export interface Renewal {
  readonly experiments: readonly Experiment[];
  /** Whether these are all experiments. */
  readonly isWhole: boolean;
  readonly runs: Runs;
  readonly pool: EnginePool;
  readonly files: Files;
  readonly tell: (words: string) => void;
}

export interface Step {
  readonly name: string;
  readonly does: string;
  readonly run: (renewal: Renewal) => Promise<void>;
}

export const STEPS: readonly Step[] = [
  { name: 'presets', does: 'keeps what changed presets were', run: renewPresets },
  { name: 'figures', does: 'the figures that come with the lab, at full quality', run: renewFigures },
  { name: 'report', does: 'docs/reproduction.md and its pictures', run: renewReport },
  { name: 'times', does: 'what quick runs cost on this computer', run: renewTimes },
  { name: 'digests', does: 'digests that tests hold', run: renewDigests },
];
