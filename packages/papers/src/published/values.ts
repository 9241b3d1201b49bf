/** What the papers published, from the files of this folder and nowhere else. */

import cluj from './cluj.json' with { type: 'json' };
import curitiba from './curitiba.json' with { type: 'json' };
import detken from './detken.json' with { type: 'json' };
import tut from './tut.json' with { type: 'json' };

export interface PaperValue {
  readonly value: number;
  /** Half width of what the paper states as its spread. */
  readonly deviation?: number;
  /** Half width of what a plot can be read to, where the paper states no spread. */
  readonly reading?: number;
  /** Where on the axis it was read, and half the width of that place, where it is no point of the figure. */
  readonly x?: number;
  readonly xError?: number;
  /** The paper's own words about it, in short. */
  readonly note?: string;
  readonly unit: string;
  /** Whether costs were fitted to it, or it is compared only. */
  readonly use: 'calibration' | 'comparison';
}

type Papers = Readonly<Record<string, Readonly<Record<string, PaperValue>>>>;

const isUse = (use: string): use is PaperValue['use'] => use === 'calibration' || use === 'comparison';

/** Raw data of one paper; a use that is neither of the two is a fault of the file. */
type RawPapers = Readonly<Record<string, Readonly<Record<string, Omit<PaperValue, 'use'> & { readonly use: string }>>>>;

export function readPapers(...raw: readonly RawPapers[]): Papers {
  return Object.fromEntries(
    raw.flatMap((paper) =>
      Object.entries(paper).map(([experiment, rows]) => [
        experiment,
        Object.fromEntries(
          Object.entries(rows).map(([key, { use, ...row }]) => {
            if (!isUse(use)) throw new Error(`${experiment} ${key}: "${use}" is no use of a paper's value`);
            return [key, { ...row, use }];
          }),
        ),
      ]),
    ),
  );
}

const PAPERS = readPapers(cluj, curitiba, detken, tut);

/** A published value; null where the paper's is withheld or there is none. */
export const paperValue = (experiment: string, key: string): PaperValue | null => PAPERS[experiment]?.[key] ?? null;
