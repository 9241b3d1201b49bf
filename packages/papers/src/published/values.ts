/** What the papers published, from the files of this folder and nowhere else. */

import type { ChartBlind } from '@lanelab/charts';
import { type PublishedNote, say } from '@lanelab/messages/cost-notes';
import classic from './classic.json' with { type: 'json' };
import cluj from './cluj.json' with { type: 'json' };
import curitiba from './curitiba.json' with { type: 'json' };
import detken from './detken.json' with { type: 'json' };
import tut from './tut.json' with { type: 'json' };

const USES = ['calibration', 'comparison', 'input', 'arithmetic', 'afterwards'] as const;

export interface PaperValue {
  readonly value: number;
  /** Half width of what the paper states as its spread. */
  readonly deviation?: number;
  /** Half width of what we think that a plot can be read to, where the paper states no spread. */
  readonly reading?: number;
  /** Where on the axis it was read, and half the width of that place, where it is no point of the figure. */
  readonly x?: number;
  readonly xError?: number;
  /** What the paper says about it, in short. */
  readonly note?: PublishedNote;
  readonly unit: string;
  /**
   * Where it stands: costs were fitted to it (`calibration`); the model was made without it (`comparison`); it was put into the model or
   * chose something in it (`input`); formats and rates of the standards give it, and nothing of the model (`arithmetic`); or the model was
   * changed after it had missed the value (`afterwards`).
   */
  readonly use: (typeof USES)[number];
  /** What the model said of it, in `unit`, while nobody who made the model knew the value: it stays beside what is computed now. */
  readonly blind?: ChartBlind;
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

/** Everything that the papers published, by experiment and key. */
export const PAPERS = readPapers(classic, cluj, curitiba, detken, tut);

/** @throws where no file of this folder has the value */
export function paperValue(experiment: string, key: string): PaperValue {
  const value = PAPERS[experiment]?.[key];
  if (value === undefined) throw new Error(`${experiment} ${key}: no such published value`);
  return value;
}
