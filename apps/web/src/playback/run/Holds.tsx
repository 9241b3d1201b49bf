/** What held a sender back, and for which share of the run: the causes of lost throughput, longest first. */
import { formatShare } from '../../base/format/number.ts';
import type { TermId } from '../../base/words/glossary.ts';
import { Term } from '../../base/words/Term.tsx';
import styles from './Holds.module.css';
import type { FlowResult } from './types.ts';

const causes: Readonly<Record<string, { readonly name: string; readonly term?: TermId }>> = {
  nagle: { name: 'Nagle', term: 'nagle' },
  'delayed-ack': { name: 'delayed ACK', term: 'delayedAck' },
  window: { name: 'the window', term: 'socketBuffer' },
  'silly-window': { name: 'silly-window rule', term: 'sws' },
  congestion: { name: 'congestion window' },
  'writer-full': { name: 'full send buffer', term: 'socketBuffer' },
  'writer-low-water': { name: 'writer’s low-water mark', term: 'lowWater' },
};

interface HoldsProps {
  readonly flow: FlowResult;
  readonly simSeconds: number;
}

export function Holds({ flow, simSeconds }: HoldsProps) {
  const held = Object.entries(flow.holds)
    .map(([cause, ms]) => ({ cause, share: ms / 1000 / simSeconds }))
    .filter(({ share }) => share >= 0.001)
    .toSorted((a, b) => b.share - a.share);
  if (held.length === 0) return <p className="muted">Nothing held it back for longer than a moment.</p>;
  return (
    <dl className={styles.holds} data-testid={`holds-${flow.id}`}>
      {held.map(({ cause, share }) => {
        const known = causes[cause];
        return (
          <div key={cause}>
            <dt>{known?.term === undefined ? (known?.name ?? cause) : <Term id={known.term}>{known.name}</Term>}</dt>
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
