/** One submission, or work as last saved: what was found of each step, what the student did, and what the teacher says. */

import { list } from '@lanelab/messages';
import { say as sayShared } from '@lanelab/messages/assignments';
import { say } from '@lanelab/messages/teach';
import { useMemo, useState } from 'react';
import { formatDateTime } from '../../base/format/date.ts';
import { Button } from '../../base/ui/Button.tsx';
import { navigate } from '../../base/ui/location.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { useFetched } from '../../base/ui/use-fetched.ts';
import { plainText } from '../../papers/collection/lesson-language.ts';
import type { Flag, Overview, Submission } from '../../share/assignments/answers.ts';
import { type Marking, markSubmission } from '../../share/assignments/server.ts';
import { handIn } from '../../share/lessons/handed-in.ts';
import { MarkList } from '../MarkList.tsx';
import { CommentForm } from './CommentForm.tsx';
import { type Handed, openHanded } from './handed.ts';
import { OverrideForm } from './OverrideForm.tsx';
import { StepWork } from './StepWork.tsx';
import styles from './teach.module.css';

interface HandedViewProps {
  readonly code: string;
  readonly teacherKey: string;
  readonly studentId: string;
  /** As the overview has it; null: the work as last saved. */
  readonly submission: Submission | null;
  readonly steps: Overview['steps'];
  readonly onChanged: () => Promise<void>;
}

export function HandedView(props: HandedViewProps) {
  const { code, teacherKey, studentId, submission } = props;
  const number = submission?.number ?? null;
  const place = useMemo(
    () => ({ code, key: teacherKey, student: studentId, number }),
    [code, teacherKey, studentId, number],
  );
  const { value, again } = useFetched(place, openHanded);
  if (value === null) return <p role="status">{say('one.loading')}</p>;
  if (!value.ok)
    return (
      <Notice
        kind="error"
        title={say('do.failed')}
        actions={<Button onPress={again}>{sayShared('again')}</Button>}
        testId="handed-failed"
      >
        {value.reason}
      </Notice>
    );
  if (value.handed === null) return <p data-testid="nothing-saved">{say('one.work.none')}</p>;
  return <Opened {...props} handed={value.handed} />;
}

function Opened({
  code,
  teacherKey,
  studentId,
  handed,
  steps,
  onChanged,
}: HandedViewProps & { readonly handed: Handed }) {
  const { lesson, result, verdict, savedAtMs } = handed;
  // What the teacher says changes it, and the server answers with the whole of it.
  const [submission, setSubmission] = useState(handed.submission);
  const mark = async (marking: Marking) => {
    if (submission === null) return;
    const { number } = submission;
    setSubmission(await markSubmission(code, teacherKey, { student: studentId, number }, marking));
    await onChanged();
  };
  const titles = lesson.steps.map(({ id, title }) => ({ id, title: plainText(title) }));
  const marks = submission?.marks ?? [];
  return (
    <div className={styles.handedView} data-testid="handed-view">
      {submission === null ? (
        <p>{say('one.work.says', { when: formatDateTime(savedAtMs ?? 0) })}</p>
      ) : (
        <Facts submission={submission} />
      )}
      {submission === null ? null : <Flags flags={submission.flags ?? []} steps={steps} />}
      <MarkList
        steps={titles}
        marks={marks}
        verdict={verdict}
        hasMarks={submission !== null}
        below={(id) => (
          <>
            <StepWork lesson={lesson} result={result} stepId={id} />
            {submission === null ? null : (
              <OverrideForm
                override={marks.find(({ step }) => step === id)?.override ?? null}
                onOverride={(override) => mark({ overrides: { [id]: override } })}
              />
            )}
          </>
        )}
      />
      {submission === null ? null : <CommentForm submission={submission} onMark={mark} />}
      <p>
        <Button
          kind="quiet"
          onPress={() => {
            handIn({ name: `${result.name}.lanelab-result.json`, text: JSON.stringify(result) });
            navigate('/result');
          }}
          data-testid="open-as-result"
        >
          {say('one.result')}
        </Button>
      </p>
    </div>
  );
}

function Facts({ submission }: { readonly submission: Submission }) {
  const { atMs, isLate, state, summary, problem, returned } = submission;
  return (
    <p className={styles.handed} data-testid="handed-facts">
      <span>{sayShared('submission.at', { when: formatDateTime(atMs) })}</span>
      {isLate ? <span className={styles.tag}>{sayShared('submission.late')}</span> : null}
      {returned ? <span className={styles.tag}>{sayShared('submission.returned')}</span> : null}
      {state === 'waiting' ? <span role="status">{sayShared('submission.waiting')}</span> : null}
      {state === 'failed' ? (
        <span>
          {sayShared('submission.failed')} {problem}
        </span>
      ) : null}
      {summary === null ? null : <b>{sayShared('submission.summary', summary)}</b>}
    </p>
  );
}

/** What a teacher should look at before they believe a submission. */
function Flags({ flags, steps }: { readonly flags: readonly Flag[]; readonly steps: Overview['steps'] }) {
  if (flags.length === 0) return null;
  const titleOf = (id: string) => {
    const step = steps.find((one) => one.id === id);
    return step === undefined ? id : plainText(step.title);
  };
  const words = (flag: Flag): string => {
    if (flag.kind === 'same-as') return say('flag.same-as', { name: flag.name });
    if (flag.kind === 'forged') return say('flag.forged', { steps: list(flag.steps.map(titleOf)) });
    if (flag.kind === 'opened') return say(`flag.opened.${flag.lock}`, { steps: list(flag.steps.map(titleOf)) });
    return flag.name === null ? say('flag.other-variant.nobody') : say('flag.other-variant', { name: flag.name });
  };
  return (
    <Notice kind="note" title={say('flags')} testId="flags">
      <ul>
        {flags.map((flag) => (
          <li key={words(flag)}>{words(flag)}</li>
        ))}
      </ul>
    </Notice>
  );
}
