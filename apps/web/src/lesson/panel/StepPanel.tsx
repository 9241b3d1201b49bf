/** The step that is shown: its text, its task, what the checks say, hints, the explanation. */
import { drawnValues, formOf, type LessonStep } from '@lanelab/lessons';
import { say } from '@lanelab/messages/lesson';
import { useLessonPlay, usePlayed } from '../play/use-play.ts';
import { Explanation } from './Explanation.tsx';
import { Hints } from './Hints.tsx';
import { LessonText } from './LessonText.tsx';
import styles from './panel.module.css';
import { TaskForm } from './TaskForm.tsx';
import { VerdictList } from './VerdictList.tsx';

export function StepPanel({ step }: { readonly step: LessonStep }) {
  const play = useLessonPlay();
  const verdict = usePlayed((state) => state.verdict);
  const problem = usePlayed((state) => state.problem);
  const values = { ...drawnValues(play.variant), ...verdict?.values };
  return (
    <div className={styles.step} data-testid="lesson-step" data-step={step.id} data-task={step.task.kind}>
      <h2 className={styles.title} tabIndex={-1}>
        <LessonText isInline text={step.title} values={values} />
      </h2>
      <LessonText text={step.text} values={values} />
      <TaskForm key={`${step.id} ${formOf(step.task)?.kind}`} step={step} />
      {problem === null ? null : (
        <p role="alert" className={styles.problem} data-testid="lesson-problem">
          {problem}
        </p>
      )}
      {verdict === null ? null : <VerdictList step={step} verdict={verdict} />}
      <Hints step={step} values={values} />
      <Explanation step={step} values={values} />
      {step.task.kind === 'read' ? <p className="muted">{say('step.read')}</p> : null}
    </div>
  );
}
