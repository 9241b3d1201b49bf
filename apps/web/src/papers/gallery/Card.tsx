/** One experiment: its figure as a stamp, its question, how it stands to the paper, and what it costs to run. */
import type { Experiment, FigureData } from '@lanelab/papers';
import { useMemo } from 'react';
import { keepNumbersWhole } from '../../base/format/number.ts';
import { Link } from '../../base/ui/Link.tsx';
import { useTheme } from '../../base/ui/theme.ts';
import { addressOf } from '../collection/find.ts';
import { drawThumbnail } from '../figure/draw.ts';
import { VerdictBadge } from '../figure/VerdictBadge.tsx';
import styles from './Card.module.css';
import { useCardFigure } from './use-card-figure.ts';
import { useSeen } from './use-seen.ts';

export function Card({ experiment }: { readonly experiment: Experiment }) {
  const [element, isSeen] = useSeen<HTMLLIElement>();
  return (
    <li ref={element} className={styles.card}>
      <Link to={addressOf(experiment)} className={styles.link} data-testid={`card-${experiment.id}`}>
        {isSeen ? <Outcome experiment={experiment} /> : <Words experiment={experiment} />}
      </Link>
    </li>
  );
}

function Words({ experiment }: { readonly experiment: Experiment }) {
  return (
    <>
      <span className={styles.frame} aria-hidden="true" />
      <span className={styles.label}>{experiment.label}</span>
      <span className={styles.question}>{keepNumbersWhole(experiment.question)}</span>
      <span className={styles.facts} aria-hidden="true" />
    </>
  );
}

function Outcome({ experiment }: { readonly experiment: Experiment }) {
  const card = useCardFigure(experiment);
  if (card === null) return <Words experiment={experiment} />;
  const { figure, cost, costNote, isAwaited } = card;
  return (
    <>
      <Stamp figure={figure} isAwaited={isAwaited} />
      <span className={styles.label}>{experiment.label}</span>
      <span className={styles.question}>{keepNumbersWhole(experiment.question)}</span>
      <span className={styles.facts}>
        <VerdictBadge verdict={figure.verdict} />
        <span className={styles.cost} title={costNote}>
          {cost}
        </span>
      </span>
    </>
  );
}

interface StampProps {
  readonly figure: FigureData;
  readonly isAwaited: boolean;
}

/** The figure at the size of a stamp; its network, paler, until there are values. */
function Stamp({ figure, isAwaited }: StampProps) {
  const theme = useTheme();
  const html = useMemo(() => ({ __html: drawThumbnail(figure, theme) }), [figure, theme]);
  return <span className={styles.frame} data-awaited={isAwaited} aria-hidden="true" dangerouslySetInnerHTML={html} />;
}
