/** The question, the finding as a sentence, and how it stands to the paper. */

import { say } from '@lanelab/messages/experiment';
import type { FigureData } from '@lanelab/papers';
import { keepNumbersWhole } from '../../base/format/number.ts';
import { usePageTitle } from '../../base/ui/use-page-title.ts';
import { LessonLinks } from '../collection/LessonLinks.tsx';
import { VerdictBadge } from '../figure/VerdictBadge.tsx';
import styles from './ExperimentHead.module.css';

interface ExperimentHeadProps {
  readonly figure: FigureData;
  /** How far a sweep is, for the window's title: the tab may be hidden meanwhile. */
  readonly progress?: string | undefined;
  /** The question alone: the reader has yet to say what to expect. */
  readonly isAsked?: boolean;
}

export function ExperimentHead({ figure, progress, isAsked = false }: ExperimentHeadProps) {
  const name = say('experiment-bar.paper-label', { paper: figure.paper, label: figure.label });
  usePageTitle(progress === undefined ? name : `${progress} · ${name}`);
  const isFound = !isAsked && figure.title !== figure.question && figure.provenance.done === figure.provenance.total;
  return (
    <header className={styles.head}>
      {isFound ? <p className={styles.question}>{keepNumbersWhole(figure.question)}</p> : null}
      <h1 data-testid="finding">{keepNumbersWhole(isFound ? figure.title : figure.question)}</h1>
      <div className={styles.lessons}>
        <LessonLinks of="figures" id={figure.provenance.experiment} />
      </div>
      <p className={styles.verdict}>
        {isAsked ? null : <VerdictBadge verdict={figure.verdict} />}
        {figure.provenance.changed.length === 0 ? null : (
          <span className="muted">{say('experiment-head.with-changed-parameters')}</span>
        )}
      </p>
    </header>
  );
}
