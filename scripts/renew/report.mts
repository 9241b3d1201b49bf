// The report, from the results of the runs that the figures rest on and of the fits beside them.
import { join } from 'node:path';
import { writeReport } from '../report/write.mts';
import { ROOT } from './files.mts';
import type { Renewal } from './steps.mts';

export async function renewReport({ experiments, isWhole, runs, pool, files, tell }: Renewal): Promise<void> {
  let done = 0;
  await writeReport({
    experiments,
    quality: 'full',
    out: join(ROOT, 'docs'),
    isWhole,
    runs,
    pool,
    write: (path, text) => files.write(path, text),
    onFigure: ({ experiment, data }) => {
      done += 1;
      tell(`${done} of ${experiments.length}, ${experiment.id}: ${data.verdict.words}`);
    },
  });
}
