/** The rows of a time account: longest first, each beginning where the one before it ends. */
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

interface Named {
  readonly name: string;
  readonly term?: TermId;
}

const causes: Readonly<Record<keyof TimeAccount['causes'], Named>> = {
  'sender-cpu': { name: 'sender’s processor' },
  'receiver-cpu': { name: 'receiver’s processor' },
  'relay-cpu': { name: 'relay’s processor' },
  'system-call': { name: 'system calls' },
  nagle: { name: 'Nagle', term: 'nagle' },
  'delayed-ack': { name: 'delayed ACK', term: 'delayedAck' },
  window: { name: 'closed window', term: 'socketBuffer' },
  'congestion-window': { name: 'congestion window' },
  'silly-window': { name: 'silly-window rule', term: 'sws' },
  resolution: { name: 'address resolution' },
  'bus-queue': { name: 'BUS' },
  router: { name: 'routers and bridges' },
  'switch-queue': { name: 'switches' },
  'nic-queue': { name: 'queue before the line' },
  serialisation: { name: 'bits on the line' },
  propagation: { name: 'distance' },
  signalling: { name: 'call set-up' },
  retransmission: { name: 'retransmission timer' },
  loop: { name: 'wait for the loop' },
  idle: { name: 'nothing to send' },
};

const rules: Readonly<Record<keyof TimeAccount['held'], Named>> = {
  nagle: { name: 'Nagle', term: 'nagle' },
  window: { name: 'the window', term: 'socketBuffer' },
  'congestion-window': { name: 'congestion window' },
  'silly-window': { name: 'silly-window rule', term: 'sws' },
  'send-buffer': { name: 'full send buffer', term: 'socketBuffer' },
};

function rowsOf(
  times: Readonly<Record<string, number>>,
  elapsedPs: number,
  known: Readonly<Record<string, Named>>,
): readonly AccountRow[] {
  const sorted = Object.entries(times).toSorted(([, a], [, b]) => b - a);
  let before = 0;
  return sorted.map(([key, ps]) => {
    const row = {
      key,
      ...(known[key] ?? { name: key }),
      ms: ps / 1e9,
      share: ps / elapsedPs,
      from: before / elapsedPs,
    };
    before += ps;
    return row;
  });
}

/** What the time went into. */
export const causeRows = ({ causes: times, elapsedPs }: TimeAccount): readonly AccountRow[] =>
  rowsOf(times, elapsedPs, causes);

/** What held the sender's data back meanwhile, those rules that did for a moment at least. */
export const heldRows = ({ held, elapsedPs }: TimeAccount): readonly AccountRow[] =>
  rowsOf(held, elapsedPs, rules)
    .filter(({ share }) => share >= 0.001)
    .map((row) => ({ ...row, from: 0 }));
