// Runs experiments as published, writes a picture of each figure and, of all of them, the document.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderFigure } from '../../packages/charts/src/index.ts';
import type { EnginePool } from '../../packages/engine/ts/pool.ts';
import type { Experiment, Quality } from '../../packages/papers/src/experiment.ts';
import { ahead } from './ahead.mts';
import { reproduction } from './document.mts';
import { type Reported, report } from './figures.mts';
import type { Runs } from './runs.mts';

const SIZE = { width: 960, height: 640 } as const;

export interface ReportOptions {
  readonly experiments: readonly Experiment[];
  readonly quality: Quality;
  /** Folder of the document; pictures go below it. */
  readonly out: string;
  /** Whether these are all experiments: the document is of all of them or not written. */
  readonly isWhole: boolean;
  readonly runs: Runs;
  readonly pool: EnginePool;
  /** Writes a file's text. */
  readonly write: (path: string, text: string) => void;
  /** Called with each figure as it is done. */
  readonly onFigure: (figure: Reported) => void;
}

export async function writeReport(options: ReportOptions): Promise<void> {
  const { experiments, quality, out, isWhole, runs, pool, write, onFigure } = options;
  const images = join(out, 'images', 'reproduction');
  mkdirSync(images, { recursive: true });
  const all: Reported[] = [];
  for await (const reported of ahead(experiments, (experiment) => report(experiment, quality, runs, pool))) {
    const { experiment, data } = reported;
    write(join(images, `${experiment.id}.svg`), `${renderFigure(data, { theme: 'light', ...SIZE })}\n`);
    onFigure(reported);
    all.push(reported);
  }
  if (isWhole) write(join(out, 'reproduction.md'), reproduction(all, quality, await pool.version()));
}
