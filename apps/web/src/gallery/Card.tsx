/** One experiment: its figure as a stamp, its question, how it stands to the paper, and what it costs to run. */
import type { Experiment } from '@lanelab/scenario';
import { VerdictBadge } from '../figure/VerdictBadge.tsx';
import { keepNumbersWhole } from '../format/number.ts';
import { addressOf } from '../papers/find.ts';
import { Link } from '../ui/Link.tsx';
import styles from './Card.module.css';
import { Stamp } from './Stamp.tsx';
import { useCardFigure } from './use-card-figure.ts';

export function Card({ experiment }: { readonly experiment: Experiment }) {
  const { figure, cost } = useCardFigure(experiment);
  return (
    <li className={styles.card}>
      <Link to={addressOf(experiment)} className={styles.link} data-testid={`card-${experiment.id}`}>
        <Stamp figure={figure} />
        <span className={styles.label}>{experiment.label}</span>
        <span className={styles.question}>{keepNumbersWhole(experiment.question)}</span>
        <span className={styles.facts}>
          <VerdictBadge verdict={figure.verdict} />
          <span className={styles.cost}>{cost}</span>
        </span>
      </Link>
    </li>
  );
}
