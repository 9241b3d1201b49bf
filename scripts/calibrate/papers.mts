// What the papers published, from a folder of one file each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PaperValue, readPapers } from '../../packages/papers/src/published/values.ts';

export type PaperRows = (experiment: string, key: string) => PaperValue | null;

/** Rows that costs may be fitted to; those for comparison stay out of sight. */
export function papersIn(folder: string): PaperRows {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const papers = readPapers(...files.toSorted().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  return (experiment, key) => {
    const value = papers[experiment]?.[key];
    return value?.use === 'calibration' ? value : null;
  };
}
