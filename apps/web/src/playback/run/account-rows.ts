/** The rows of a time account: longest first, each beginning where the one before it ends. */
import { ACCOUNT_CAUSES, ACCOUNT_HOLDS, type AccountCause, type AccountHold } from '@lanelab/engine';
import { say } from '@lanelab/messages/time-accounts';
import type { TermId } from '../../base/words/glossary.ts';
import type { TimeAccount } from './types.ts';

export interface AccountRow {
  readonly key: string;
  readonly name: string;
  readonly term?: TermId;
  readonly ms: number;
  /** Share of the elapsed time, 0..1. */
  readonly share: number;
  /** Share of the rows before it. */
  readonly from: number;
}

/** Entries of the glossary that explain a cause or a rule. */
const TERMS: Readonly<Partial<Record<AccountCause | AccountHold, TermId>>> = {
  nagle: 'nagle',
  'delayed-ack': 'delayedAck',
  window: 'socketBuffer',
  'silly-window': 'sws',
  'send-buffer': 'socketBuffer',
};

function rowsOf<Key extends AccountCause | AccountHold>(
  times: Readonly<Partial<Record<Key, number>>>,
  elapsedPs: number,
  keys: readonly Key[],
  nameOf: (key: Key) => string,
): readonly AccountRow[] {
  const sorted = keys
    .flatMap((key) => (times[key] === undefined ? [] : [{ key, ps: times[key] }]))
    .toSorted((a, b) => b.ps - a.ps);
  let before = 0;
  return sorted.map(({ key, ps }) => {
    const term = TERMS[key];
    const row = {
      key,
      name: nameOf(key),
      ...(term === undefined ? {} : { term }),
      ms: ps / 1e9,
      share: ps / elapsedPs,
      from: before / elapsedPs,
    };
    before += ps;
    return row;
  });
}

/** The causes that the time went into. */
export const causeRows = ({ causes, elapsedPs }: TimeAccount): readonly AccountRow[] =>
  rowsOf(causes, elapsedPs, ACCOUNT_CAUSES, (cause) => say(`cause.${cause}`));

/** The rules that held the sender's data back, those that did for a moment at least. */
export const heldRows = ({ held, elapsedPs }: TimeAccount): readonly AccountRow[] =>
  rowsOf(held, elapsedPs, ACCOUNT_HOLDS, (rule) => say(`held.${rule}`))
    .filter(({ share }) => share >= 0.001)
    .map((row) => ({ ...row, from: 0 }));
