/** Every step from one schema version to the next. Old documents never stop opening. */

import { keepAsItIs } from './unchanged.ts';
import { addGroups } from './v1-to-v2.ts';

/** A document as read, before it is known to obey any schema. */
export type RawDocument = Readonly<Record<string, unknown>>;

export interface Migration {
  /** Version that this step reads; it returns a document of version `from + 1`. */
  readonly from: number;
  readonly migrate: (document: RawDocument) => RawDocument;
}

/** One entry for each version before the current one, ascending. */
export const MIGRATIONS: readonly Migration[] = [
  { from: 1, migrate: addGroups },
  { from: 2, migrate: keepAsItIs },
  { from: 3, migrate: keepAsItIs },
  { from: 4, migrate: keepAsItIs },
  { from: 5, migrate: keepAsItIs },
  { from: 6, migrate: keepAsItIs },
  { from: 7, migrate: keepAsItIs },
];

/** The oldest version that opens. */
export const OLDEST_VERSION = 1;

/** Applies the steps from `version` up to `target`. */
export function migrate(
  document: RawDocument,
  version: number,
  target: number,
  migrations: readonly Migration[] = MIGRATIONS,
): RawDocument {
  let current = document;
  for (let at = version; at < target; at += 1) {
    const step = migrations.find((migration) => migration.from === at);
    if (step === undefined) throw new Error(`no migration from scenario version ${at} to ${at + 1}`);
    current = { ...step.migrate(current), lanelab: at + 1 };
  }
  return current;
}
