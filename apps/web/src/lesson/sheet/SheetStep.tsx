/** A step on paper: its network as a drawing, its text, its task with room for the answer, and for the teacher the solution. */

import { renderTopology } from '@lanelab/charts';
import { drawnStep, drawnValues, formOf, type Lesson, type LessonStep, startOf, variantOf } from '@lanelab/lessons';
import { list } from '@lanelab/messages';
import { say as sayLesson } from '@lanelab/messages/lesson';
import { say } from '@lanelab/messages/lesson-sheet';
import type { Scenario } from '@lanelab/scenario';
import { useEffect, useMemo, useState } from 'react';
import { reasonOf } from '../../base/format/reason.ts';
import { SheetPart } from '../../base/ui/PrintView.tsx';
import { summary } from '../../document/topology-view/describe.ts';
import { openSource } from '../../share/lectures/sources.ts';
import { LessonText } from '../panel/LessonText.tsx';
import { SheetAnswer } from './SheetAnswer.tsx';
import { SheetSolution } from './SheetSolution.tsx';
import { SHEET_SEED, type StepValues } from './values/compute.ts';
import styles from './Worksheet.module.css';

/** Px of the drawing, in the proportions of a third of a page. */
const DRAWING = { width: 760, height: 280 };

interface SheetStepProps {
  readonly lesson: Lesson;
  readonly index: number;
  readonly step: LessonStep;
  readonly hasAnswers: boolean;
  /** The values of the run that the texts name; null before their turn, and on a sheet without answers. */
  readonly computed: StepValues | null;
}

type Drawn = { readonly scenario: Scenario } | { readonly problem: string } | null;

export function SheetStep({ lesson, index, step: written, hasAnswers, computed }: SheetStepProps) {
  const [drawn, setDrawn] = useState<Drawn>(null);
  useEffect(() => {
    let isCurrent = true;
    startOf(lesson, index, { open: openSource, variant: variantOf(lesson, SHEET_SEED) }).then(
      (scenario) => isCurrent && setDrawn({ scenario }),
      (error: unknown) => isCurrent && setDrawn({ problem: reasonOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [lesson, index]);
  const step = useMemo(() => drawnStep(written, drawnValues(variantOf(lesson, SHEET_SEED))), [written, lesson]);
  const values = computed?.state === 'computed' ? computed.values : drawnValues(variantOf(lesson, SHEET_SEED));
  const { task } = step;
  const form = formOf(task);
  return (
    <SheetPart title={say('step', { number: index + 1 })} testId={`sheet-step-${index + 1}`}>
      <h3>
        <LessonText isInline text={step.title} values={values} />
      </h3>
      <LessonText text={step.text} values={values} />
      {/* The same network is drawn once. */}
      {step.scenario === undefined || drawn === null ? null : 'scenario' in drawn ? (
        <Drawing scenario={drawn.scenario} />
      ) : (
        <p>{drawn.problem}</p>
      )}
      {task.kind === 'read' ? null : (
        <div className={styles.task}>
          <p>
            <b>{sayLesson(`task.${task.kind}`)}</b>{' '}
            <LessonText isInline text={'question' in task ? task.question : task.request} values={values} />
          </p>
          {form === null ? (
            <div className={styles.lines} hidden={hasAnswers} />
          ) : (
            <SheetAnswer form={form} seed={`${SHEET_SEED}/${step.id}`} hasAnswers={hasAnswers} values={values} />
          )}
        </div>
      )}
      {hasAnswers ? <SheetSolution step={step} values={values} /> : null}
      <ValuesProblem computed={computed} />
    </SheetPart>
  );
}

/** Why names of values still stand in the texts. */
function ValuesProblem({ computed }: { readonly computed: StepValues | null }) {
  if (computed === null || computed.state === 'computing') return null;
  if (computed.state === 'failed') return <p role="alert">{say('values.failed', { problem: computed.problem })}</p>;
  const { unmeasured } = computed;
  if (unmeasured.length === 0) return null;
  return <p>{say('values.unmeasured', { names: list(unmeasured.map((name) => `{${name}}`)) })}</p>;
}

function Drawing({ scenario }: { readonly scenario: Scenario }) {
  const html = useMemo(() => ({ __html: renderTopology(scenario, { theme: 'light', ...DRAWING }) }), [scenario]);
  return (
    <figure
      role="img"
      aria-label={say('drawing', { summary: summary(scenario) })}
      dangerouslySetInnerHTML={html}
      data-testid="sheet-drawing"
    />
  );
}
