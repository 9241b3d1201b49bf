/** What a teacher reads of a step beside the sheet of the students: the answer, the changes, the checks, the explanation. */
import { type Answer, type FilledValues, filled, type LessonStep } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson-sheet';
import { LessonText } from '../panel/LessonText.tsx';
import { changeLines } from '../texts/change-lines.ts';
import styles from './Worksheet.module.css';

/** An answer in a line; null for a drawn curve, and for options, which are marked where they stand. */
function answerLine(answer: Answer | undefined): string | null {
  return typeof answer === 'number' || typeof answer === 'string' ? String(answer) : null;
}

interface SheetSolutionProps {
  /** The step as it is drawn for the sheet. */
  readonly step: LessonStep;
  readonly values: FilledValues;
}

export function SheetSolution({ step, values }: SheetSolutionProps) {
  const { solution, checks, explanation } = step;
  const answer = answerLine(solution?.answer);
  const changes = solution?.changes ?? [];
  return (
    <div className={styles.solution} data-testid="sheet-solution">
      {answer === null ? null : <p>{say('answer', { answer })}</p>}
      {changes.length === 0 ? null : (
        <>
          <p>{say('changes')}</p>
          <pre>{changeLines(changes)}</pre>
        </>
      )}
      {checks.length === 0 ? null : (
        <>
          <p>{say('checks')}</p>
          <pre>{checks.map(({ check }) => filled(check, values, 'en')).join('\n')}</pre>
        </>
      )}
      <LessonText text={explanation} values={values} />
    </div>
  );
}
