/** The rules that held a sender back, each with its share of the run, longest first. */
import { HOLDS, type Hold } from '@lanelab/engine';
import { say } from '@lanelab/messages/results';
import { formatShare } from '../../base/format/number.ts';
import type { TermId } from '../../base/words/glossary.ts';
import { Term } from '../../base/words/Term.tsx';
import styles from './Holds.module.css';
import type { FlowResult } from './types.ts';

/** Entries of the glossary that explain a rule. */
const TERMS: Readonly<Partial<Record<Hold, TermId>>> = {
  nagle: 'nagle',
  'delayed-ack': 'delayedAck',
  window: 'socketBuffer',
  'silly-window': 'sws',
  'writer-full': 'socketBuffer',
  'writer-low-water': 'lowWater',
};

interface HoldsProps {
  readonly flow: FlowResult;
  readonly simSeconds: number;
}

export function Holds({ flow, simSeconds }: HoldsProps) {
  const held = HOLDS.map((cause) => ({ cause, share: (flow.holds[cause] ?? 0) / 1000 / simSeconds }))
    .filter(({ share }) => share >= 0.001)
    .toSorted((a, b) => b.share - a.share);
  if (held.length === 0) return <p className="muted">{say('holds.none')}</p>;
  return (
    <dl className={styles.holds} data-testid={`holds-${flow.id}`}>
      {held.map(({ cause, share }) => {
        const term = TERMS[cause];
        const name = say(`hold.${cause}`);
        return (
          <div key={cause}>
            <dt>{term === undefined ? name : <Term id={term}>{name}</Term>}</dt>
            <dd className={styles.share}>{formatShare(share)}</dd>
            <dd className={styles.bar} aria-hidden="true">
              <span style={{ width: `${Math.min(100, share * 100).toFixed(1)}%` }} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
