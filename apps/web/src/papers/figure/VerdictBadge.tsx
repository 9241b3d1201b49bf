/** How a figure stands to the paper, by a mark and in words. */
import type { FigureData } from '@lanelab/papers';
import styles from './VerdictBadge.module.css';

type Verdict = FigureData['verdict'];

const marks: Readonly<Record<Verdict['kind'], string>> = {
  exact: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z',
  within: 'M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z',
  shape: 'M8 3a5 5 0 0 0 0 10z',
  differs: 'M3 5.4h10v1.8H3zM3 9h10v1.8H3zM10.6 2l1.5.8-6.7 11.4-1.500-.8z',
  'nothing-published': '',
  incomplete: '',
};

export function VerdictBadge({ verdict }: { readonly verdict: Verdict }) {
  const hasRing = verdict.kind !== 'differs' && verdict.kind !== 'incomplete';
  return (
    <span className={`${styles.badge} ${styles[verdict.kind] ?? ''}`} data-testid="verdict" data-verdict={verdict.kind}>
      {verdict.kind === 'incomplete' ? null : (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {hasRing ? <circle cx="8" cy="8" r="5" /> : null}
          <path d={marks[verdict.kind]} />
        </svg>
      )}
      <span>{verdict.words}</span>
    </span>
  );
}
