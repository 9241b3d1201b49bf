/** What `npm run tampere -- table1` fitted for each model of Tampere's hosts; nothing in the file is typed by hand. */

import file from './tut-models.json' with { type: 'json' };

export interface FittedModel {
  /** Names one of `TUT_HOST_MODELS`. */
  readonly id: string;
  /** Fitted values by the calibration's keys. */
  readonly values: Readonly<Record<string, number>>;
  /** Table 1 with them, in Mb/s, by the keys of its published values. */
  readonly rows: Readonly<Record<string, number>>;
}

export const TUT_FITTED_MODELS: readonly FittedModel[] = file;
