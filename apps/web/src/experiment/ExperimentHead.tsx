/** The question, the finding as a sentence, and how it stands to the paper. */
import type { FigureData } from '@lanelab/scenario';
import { VerdictBadge } from '../figure/VerdictBadge.tsx';
import { keepNumbersWhole } from '../format/number.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import styles from './ExperimentHead.module.css';

export function ExperimentHead({ figure }: { readonly figure: FigureData }) {
  usePageTitle(`${figure.paper}, ${figure.label.toLowerCase()}`);
  const isFound = figure.title !== figure.question && figure.provenance.done === figure.provenance.total;
  return (
    <header className={styles.head}>
      {isFound ? <p className={styles.question}>{keepNumbersWhole(figure.question)}</p> : null}
      <h1 data-testid="finding">{keepNumbersWhole(isFound ? figure.title : figure.question)}</h1>
      <VerdictBadge verdict={figure.verdict} />
    </header>
  );
}
