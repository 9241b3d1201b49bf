/** What a student did in a step: answer, tries, and their network beside the one that the step began with. */
import { isMade, type Lesson, type LessonProgress } from '@lanelab/lessons';
import { handedStep } from '@lanelab/lessons/judge';
import { say as sayLesson } from '@lanelab/messages/lesson';
import { say } from '@lanelab/messages/teach';
import { useCallback } from 'react';
import { DataTable } from '../../base/ui/DataTable.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import { Link } from '../../base/ui/Link.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { type Difference, differencesOf, partOf } from '../../lab/compare/differences.ts';
import { openSource, sourceOf } from '../../share/lectures/sources.ts';
import { linkAddress } from '../../share/links/links.ts';
import { answerWords } from './answer-words.ts';
import styles from './teach.module.css';

interface StepWorkProps {
  readonly lesson: Lesson;
  readonly result: LessonProgress;
  readonly stepId: string;
}

export function StepWork({ lesson, result, stepId }: StepWorkProps) {
  const step = lesson.steps.find(({ id }) => id === stepId);
  const claimed = result.steps.find(({ id }) => id === stepId);
  if (step === undefined || claimed === undefined) return null;
  const { state, tries, hints, answer } = claimed;
  const words = answerWords(step, answer);
  return (
    <>
      <p className="muted">{say('one.claim', { state: sayLesson(`steps.${state}`), tries, hints })}</p>
      {words === null ? null : <p data-testid="student-answer">{say('one.answer', { answer: words })}</p>}
      {isMade(step.task) ? (
        <Fold title={say('one.changed')} testId="student-network">
          <Network lesson={lesson} result={result} stepId={stepId} />
        </Fold>
      ) : null}
    </>
  );
}

type OpenedNetwork =
  | { readonly differences: readonly Difference[]; readonly address: string }
  | { readonly problem: string };

async function openNetwork({ lesson, result, stepId }: StepWorkProps): Promise<OpenedNetwork> {
  const index = lesson.steps.findIndex(({ id }) => id === stepId);
  try {
    const left = await handedStep({ lesson, result }, index, openSource);
    if (left === null) return { differences: [], address: '/lab' };
    const { start, scenario } = left.request;
    const source = await sourceOf(scenario);
    const payload = source.kind === 'link' ? source.payload : '';
    return { differences: differencesOf(start, scenario), address: linkAddress(payload) };
  } catch (error) {
    // A network of a result may be anything: the sentence of its fault is what there is to say.
    if (!(error instanceof Error)) throw error;
    return { problem: error.message };
  }
}

function Network({ lesson, result, stepId }: StepWorkProps) {
  const open = useCallback((id: string) => openNetwork({ lesson, result, stepId: id }), [lesson, result]);
  const { value } = useFetched(stepId, open);
  if (value === null) return null;
  if ('problem' in value) return <p role="alert">{say('one.network-problem', { reason: value.problem })}</p>;
  const { differences, address } = value;
  return (
    <div className={styles.network}>
      {differences.length === 0 ? (
        <p>{say('one.unchanged')}</p>
      ) : (
        <DataTable
          caption={say('one.changed')}
          columns={[
            { title: say('one.part'), isHead: true, cell: partOf },
            { title: say('one.before'), cell: ({ here }) => here },
            { title: say('one.after'), cell: ({ there }) => there },
          ]}
          rows={differences}
          rowKey={(difference) => `${partOf(difference)} ${difference.here} ${difference.there}`}
          testId="differences"
        />
      )}
      <p>
        <Link to={address} data-testid="open-in-lab">
          {say('one.lab')}
        </Link>
      </p>
    </div>
  );
}
