/** The rows of a time account: longest first, each beginning where the one before it ends. */
import { ACCOUNT_CAUSES, ACCOUNT_HOLDS, type AccountCause, type AccountHold } from '@lanelab/engine';
import { say } from '@lanelab/messages/time-accounts';
import type { TermId } from '../../base/words/glossary.ts';
import type { Names } from './names.ts';
import type { CpuWait, TimeAccount } from './types.ts';

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

/** Least share of the time from which a wait for a CPU is worth a sentence. */
const NOTABLE = 0.1;

/** Name of what had the CPU that was waited for: a process by its stream, interrupts or protocol work. */
function holderName({ by, flow, sends }: CpuWait, flowName: (id: number) => string): string {
  if (by !== 'process') return say(`holder.${by}`);
  return say(sends === true ? 'holder.sends' : 'holder.receives', { flow: flowName(flow ?? 0) });
}

/** Waits for CPUs that somebody else had, longest first, those of a thousandth of the time or more. */
export function waitRows({ waits = [], elapsedPs }: TimeAccount, names: Names): readonly AccountRow[] {
  return waits
    .toSorted((a, b) => b.ps - a.ps)
    .map((wait) => ({
      key: `${wait.cause} ${wait.node} ${wait.by} ${wait.flow ?? 0} ${wait.sends === true}`,
      name: say('wait.row', { device: names.node(wait.node), holder: holderName(wait, names.flowOf) }),
      ms: wait.ps / 1e9,
      share: wait.ps / elapsedPs,
      from: 0,
    }))
    .filter(({ share }) => share >= 0.001);
}

/** The longest of the waits that are part of the bottleneck, in a sentence, where it is notable. */
export function waitSentence({ waits = [], elapsedPs, bottleneck }: TimeAccount, names: Names): string | null {
  const [longest] = waits.filter(({ cause }) => cause === bottleneck.cause).toSorted((a, b) => b.ps - a.ps);
  if (longest === undefined || longest.ps < NOTABLE * elapsedPs) return null;
  return say('wait.sentence', {
    share: Math.round((100 * longest.ps) / elapsedPs),
    device: names.node(longest.node),
    holder: holderName(longest, names.flowOf),
  });
}
