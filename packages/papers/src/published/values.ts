/** What the papers published, from the files of this folder and nowhere else. */

import { type PublishedNote, say } from '@lanelab/messages/cost-notes';
import classic from './classic.json' with { type: 'json' };
import cluj from './cluj.json' with { type: 'json' };
import curitiba from './curitiba.json' with { type: 'json' };
import detken from './detken.json' with { type: 'json' };
import tut from './tut.json' with { type: 'json' };

const USES = ['calibration', 'comparison', 'input', 'afterwards'] as const;

export interface PaperValue {
  readonly value: number;
  /** Half width of what the paper states as its spread. */
  readonly deviation?: number;
  /** Half width of what a plot can be read to, where the paper states no spread. */
  readonly reading?: number;
  /** Where on the axis it was read, and half the width of that place, where it is no point of the figure. */
  readonly x?: number;
  readonly xError?: number;
  /** What the paper says about it, in short. */
  readonly note?: PublishedNote;
  readonly unit: string;
  /**
   * Where it stands: costs were fitted to it (`calibration`), the model was made without it (`comparison`), it was put into the model (`input`), or a rule of the
   * model was looked for after it had been missed (`afterwards`).
   */
  readonly use: (typeof USES)[number];
}

type Papers = Readonly<Record<string, Readonly<Record<string, PaperValue>>>>;

const isNote = (note: string): note is PublishedNote => say.ids.some((id) => id === `published.${note}`);

const isUse = (use: string): use is PaperValue['use'] => USES.some((known) => known === use);

/** Raw data of one paper; an unknown use or note is a fault of the file. */
type RawPapers = Readonly<
  Record<
    string,
    Readonly<Record<string, Omit<PaperValue, 'use' | 'note'> & { readonly use: string; readonly note?: string }>>
  >
>;

export function readPapers(...raw: readonly RawPapers[]): Papers {
  return Object.fromEntries(
    raw.flatMap((paper) =>
      Object.entries(paper).map(([experiment, rows]) => [
        experiment,
        Object.fromEntries(
          Object.entries(rows).map(([key, { use, note, ...row }]) => {
            if (!isUse(use)) throw new Error(`${experiment} ${key}: "${use}" is no use of a paper's value`);
            if (note !== undefined && !isNote(note)) throw new Error(`${experiment} ${key}: no note "${note}"`);
            return [key, { ...row, use, ...(note === undefined ? {} : { note }) }];
          }),
        ),
      ]),
    ),
  );
}

const PAPERS = readPapers(classic, cluj, curitiba, detken, tut);

/** A published value; null where the paper's is withheld or there is none. */
export const paperValue = (experiment: string, key: string): PaperValue | null => PAPERS[experiment]?.[key] ?? null;
